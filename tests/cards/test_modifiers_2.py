"""Action modifiers that pump bleeds, sway votes, or put another in the acting minion's place."""

from typing import Any

import methuselah as mt
import pytest

MASK = "Mask of a Thousand Faces"


def bleeding(actor: str, *hand: str, pool: int = 30, players: int = 2, **more: Any) -> Any:
    s = mt.Scenario(players=players, blanks=True)
    s.seat(0, hand=hand)
    s.seat(1, pool=pool, hand=more.pop("answer", []))
    s.minion(0, actor, **more)
    s.minion(1, "Trevon Parker")  # AUS DOM THA
    g = s.start()
    g.play(kind="bleed")
    return g


# ---- Bleed

BLEED = [
    ("Aire of Elation", "Oshri Dahan", "inferior", 1, 1),
    ("Aire of Elation", "Nik Sikko", "inferior", 2, 1),  # Toreador
    ("Aire of Elation", "Naomi Stewart", "superior", 2, 1),
    ("Aire of Elation", "Tamoszius", "superior", 3, 1),  # Toreador
    ("Bonding", "Ashley", "inferior", 1, 0),
    ("Conditioning", "Ashley", "inferior", 2, 1),
    ("Conditioning", "Madison", "superior", 3, 1),
    ("Foreshadowing Destruction", "Ashley", "inferior", 1, 0),
    ("Foreshadowing Destruction", "Madison", "superior", 3, 0),
]


@pytest.mark.parametrize(("card", "who", "level", "bleed", "cost"), BLEED)
def test_more_bleed(card: str, who: str, level: str, bleed: int, cost: int, resolve: Any) -> None:
    g = bleeding(who, card, pool=9, blood=3)
    g.play(kind="play", card=card, level=level)
    resolve(g)
    assert g.seat(1).pool == 9 - 1 - bleed
    assert g.minion(who).blood == 3 - cost


@pytest.mark.parametrize(("card", "who", "level", "bleed", "cost"), BLEED)
def test_it_is_for_bleeds_only(
    card: str, who: str, level: str, bleed: int, cost: int, never: Any
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[card])
    s.seat(1, pool=9)
    s.minion(0, who, blood=2)
    s.minion(1, "Sully", cards=["Sport Bike"])
    g: Any = s.start()
    g.play(kind="hunt")
    g.play(kind="block")
    never(g, kind="play", card=card)


@pytest.mark.parametrize("other", ["Aire of Elation", "Bonding", "Conditioning"])
@pytest.mark.parametrize(("card", "who", "level", "bleed", "cost"), BLEED)
def test_only_one_limited_bleed_modifier(
    card: str, who: str, level: str, bleed: int, cost: int, other: str, never: Any
) -> None:
    """Madison and Chelsea Blake have both Disciplines."""
    who = "Madison" if level == "superior" else "Oshri Dahan"
    g = bleeding(who, card, other, pool=9)
    g.play(kind="play", card=card, level=level)
    never(g, kind="play", card=other)


def test_govern_and_conditioning_add_up(resolve: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned", "Conditioning"])
    s.minion(0, "Chelsea Blake")
    g: Any = s.start()
    g.play(kind="play", card="Govern the Unaligned", level="inferior")
    g.play(kind="play", card="Conditioning", level="superior")
    resolve(g)
    assert g.seat(1).pool == 30 - (1 + 2 + 3)


def test_the_superior_bonding_is_stealth_and_bleed(resolve: Any) -> None:
    g = bleeding("Madison", "Bonding")
    g.play(kind="block")
    g.play(kind="play", card="Bonding", level="superior")
    resolve(g)
    assert g.seat(1).pool == 30 - 2


@pytest.mark.ruling("100236#acb123f4")
def test_the_superior_bonding_needs_a_need_of_stealth(offers: Any) -> None:
    g = bleeding("Madison", "Bonding")
    assert offers(g, card="Bonding") == ["Madison plays Bonding [dom]"]


@pytest.mark.ruling("100236#20ccac18")
def test_bonding_does_not_hide_a_hunt(never: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Bonding"])
    s.minion(0, "Madison", blood=2)
    s.minion(1, "Sully", cards=["Sport Bike"])
    g: Any = s.start()
    g.play(kind="hunt")
    g.play(kind="block")
    never(g, card="Bonding")


FORESHADOWING = "Foreshadowing Destruction"


@pytest.mark.parametrize(("pool", "left"), [(10, 9), (9, 5)])
def test_foreshadowing_looks_at_the_pool(pool: int, left: int, resolve: Any) -> None:
    g = bleeding("Madison", FORESHADOWING, pool=pool)
    g.play(kind="play", card=FORESHADOWING, level="superior")
    resolve(g)
    assert g.seat(1).pool == left


@pytest.mark.ruling("100765#1c3a06ae")
def test_foreshadowing_without_effect_does_not_count_as_limited(resolve: Any) -> None:
    g = bleeding("Madison", FORESHADOWING, "Conditioning", pool=10)
    g.play(kind="play", card=FORESHADOWING, level="superior")
    g.play(kind="play", card="Conditioning", level="superior")
    resolve(g)
    assert g.seat(1).pool == 10 - 4


@pytest.mark.ruling("100765#1c3a06ae")
def test_foreshadowing_lingers_for_a_new_target(resolve: Any) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=[FORESHADOWING])
    s.seat(1, hand=["Deflection"])
    s.seat(2, pool=9)
    s.minion(0, "Madison")
    s.minion(1, "Trevon Parker")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="play", card=FORESHADOWING, level="superior")
    g.play(kind="play", card="Deflection", level="superior")
    resolve(g)
    assert [g.seat(n).pool for n in range(3)] == [30, 30, 9 - 4]


@pytest.mark.ruling("100765#2d96f087")
def test_foreshadowing_lost_by_deflection_does_not_count(resolve: Any) -> None:
    g = bleeding("Madison", FORESHADOWING, "Conditioning", pool=9, players=3, answer=["Deflection"])
    g.play(kind="play", card=FORESHADOWING, level="superior")
    g.play(kind="play", card="Deflection", level="superior")
    g.play(kind="play", card="Conditioning", level="superior")
    resolve(g)
    assert [g.seat(n).pool for n in range(3)] == [30, 9, 30 - 4]


# ---- Spying Mission


def spying(resolve: Any, *hand: str, answer: list[str] | None = None) -> Any:
    """Dr. Stephen Norton has spied on seat 1."""
    g = bleeding("Dr. Stephen Norton", "Spying Mission", *hand, players=3, answer=answer or [])
    g.play(kind="play", card="Spying Mission", level="superior")
    return g


def test_spying_takes_the_place_of_the_bleed(resolve: Any) -> None:
    g = spying(resolve)
    resolve(g)
    assert g.seat(1).pool == 30
    assert g.edge is None  # unsuccessful
    assert g.minion("Dr. Stephen Norton").cards == ["Spying Mission"]
    assert g.minion("Dr. Stephen Norton").locked


def test_the_spy_bleeds_for_2_more_next_time(resolve: Any) -> None:
    g = spying(resolve)
    resolve(g)
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    g.play(kind="bleed", minion="Dr. Stephen Norton")
    resolve(g)
    assert g.seat(1).pool == 30 - 3
    assert g.minion("Dr. Stephen Norton").cards == []
    assert "Spying Mission" in g.seat(0).ash_heap


def test_no_spying_unless_a_bleed_would_be_successful() -> None:
    g = bleeding("Dr. Stephen Norton", "Spying Mission")
    g.play(kind="block")
    while g.decision.kind not in {"minion", "discard"}:
        words = [str(o) for o in g.decision.options]
        assert "Dr. Stephen Norton plays Spying Mission [OBF]" not in words
        kinds = {o.kind: o for o in reversed(g.decision.options)}
        g.choose(kinds.get("pass") or kinds["hand strike"])


@pytest.mark.ruling("101857#e0761a4a", "101857#b230336b", "G00106#b84948a8")
@pytest.mark.parametrize("on_the_vampire", [False, True])
def test_nothing_is_played_once_a_bleed_is_spied_or_swollen(
    on_the_vampire: bool, offers: Any
) -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=["Spying Mission", "Conditioning"])
    s.seat(1, hand=["Deflection"])
    s.minion(0, "Zebulon")  # dom OBF
    s.minion(1, "Trevon Parker")
    g: Any = s.start()
    g.play(kind="bleed")
    g.play(kind="play", card="Spying Mission", level="superior")
    while g.decision.kind not in {"minion", "discard"}:
        assert not offers(g, kind="play")
        g.choose(g.decision.options[0])
    if on_the_vampire:
        g.pass_until("minion", seat=1)
        g.pass_until("minion", seat=0)
        g.play(kind="bleed")
        while "Spying Mission" in g.minion("Zebulon").cards:
            g.choose(g.decision.options[0])
        while g.decision.kind not in {"minion", "discard"}:
            assert not offers(g, kind="play")
            g.choose(g.decision.options[0])
        assert g.seat(1).pool == 30 - 3


def test_a_spy_is_for_the_methuselah_it_spied_on(resolve: Any) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Spying Mission"])
    s.seat(1, hand=["Deflection"])
    s.minion(0, "Dr. Stephen Norton")
    s.minion(1, "Trevon Parker")
    g: Any = s.start()
    g.play(kind="bleed")
    g.play(kind="play", card="Deflection", level="superior")
    g.play(kind="play", card="Spying Mission", level="superior")  # on seat 2
    resolve(g)
    assert g.seat(2).pool == 30
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    g.play(kind="bleed")
    resolve(g)
    assert g.seat(1).pool == 29
    assert g.minion("Dr. Stephen Norton").cards == ["Spying Mission"]


@pytest.mark.ruling("101857#6e4f170f")
def test_several_spies_swell_a_bleed_at_once(resolve: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Spying Mission", "Spying Mission"])
    s.minion(0, "Dr. Stephen Norton")
    g: Any = s.start()
    for spies in (1, 2):
        g.play(kind="bleed")
        g.play(kind="play", card="Spying Mission", level="superior")
        assert len(g.minion("Dr. Stephen Norton").cards) == spies
        g.pass_until("minion", seat=1)
        g.pass_until("minion", seat=0)
    g.play(kind="bleed")
    resolve(g)
    assert g.seat(1).pool == 30 - (1 + 2 + 2)
    assert g.minion("Dr. Stephen Norton").cards == []


@pytest.mark.ruling("101857#2473f809")
def test_a_cancelled_spying_mission_comes_too_late_for_reactions(never: Any) -> None:
    answer = ["Direct Intervention", "Deflection"]
    g = bleeding("Dr. Stephen Norton", "Spying Mission", players=3, answer=answer)
    g.play(kind="play", card="Spying Mission", level="superior")
    g.play(card="Direct Intervention")
    never(g, card="Deflection")
    assert g.seat(1).pool == 30 - 1 - 1  # the bleed, and the cost of the master card


@pytest.mark.ruling("100788#535281ce")
def test_no_freak_drive_when_a_bleed_has_failed_without_a_block(never: Any) -> None:
    g = bleeding("Spider-Killer", "Spying Mission", "Freak Drive")  # FOR OBF
    g.play(kind="play", card="Spying Mission", level="superior")
    never(g, card="Freak Drive")
    assert g.minion("Spider-Killer").cards == ["Spying Mission"]


# ---- Mask of a Thousand Faces


def masked(
    actor: str,
    *others: str,
    hand: tuple[str, ...] = (MASK,),
    blocker: str | None = None,
    **more: Any,
) -> Any:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=hand, uncontrolled=more.pop("uncontrolled", []))
    s.minion(0, actor, **more)
    for other in others:
        s.minion(0, other)
    if blocker:
        s.minion(1, blocker)
    return s.start()


@pytest.mark.parametrize("masker", ["Meaghan", "Dr. Stephen Norton"])
def test_the_mask_puts_another_in_the_place_of_the_acting_minion(masker: str, resolve: Any) -> None:
    g = masked("Brock Sterling", masker, blocker="Wauneka")
    g.play(kind="bleed", minion="Brock Sterling")
    g.play(kind="play", card=MASK, minion=masker, level="inferior")
    assert not g.minion("Brock Sterling").locked
    assert g.minion(masker).locked
    assert g.view(0).actor.name == masker
    resolve(g)
    assert g.seat(1).pool == 29


def test_who_blocks_fights_the_mask(resolve: Any) -> None:
    g = masked("Brock Sterling", "Meaghan", blocker="Wauneka")
    g.play(kind="bleed", minion="Brock Sterling")
    g.play(kind="play", card=MASK, minion="Meaghan")
    g.play(kind="block")
    resolve(g)
    names = ("Brock Sterling", "Meaghan", "Wauneka")
    assert [g.minion(n).blood for n in names] == [3, 2, 4]


@pytest.mark.ruling("101179#1f6fca3f")
def test_the_superior_mask_has_stealth_against_an_attempt(resolve: Any) -> None:
    g = masked("Brock Sterling", "Dr. Stephen Norton", blocker="Wauneka")
    g.play(kind="bleed", minion="Brock Sterling")
    g.play(kind="block")
    g.play(kind="play", card=MASK, level="superior")
    resolve(g)
    assert g.seat(1).pool == 29
    assert g.minion("Dr. Stephen Norton").locked


@pytest.mark.ruling("101179#1f6fca3f")
def test_an_attempt_goes_on_against_the_mask(resolve: Any) -> None:
    g = masked("Brock Sterling", "Meaghan", blocker="Wauneka")
    g.play(kind="bleed", minion="Brock Sterling")
    g.play(kind="block")
    g.play(kind="play", card=MASK)
    resolve(g)
    assert g.minion("Wauneka").locked
    assert g.minion("Meaghan").blood == 2


@pytest.mark.ruling("101179#c67be228")
def test_the_mask_after_a_block(resolve: Any) -> None:
    g = masked("Brock Sterling", "Meaghan", blocker="Wauneka")
    g.play(kind="bleed", minion="Brock Sterling")
    g.play(kind="block")
    resolve(g, "blocked")
    g.play(kind="play", card=MASK)
    resolve(g)
    names = ("Brock Sterling", "Meaghan", "Wauneka")
    assert [g.minion(n).blood for n in names] == [3, 2, 4]


def test_the_mask_is_not_for_the_locked_the_torpid_or_the_acting(offers: Any, never: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[MASK])
    s.minion(0, "Meaghan")
    s.minion(0, "Ashley", locked=True)
    s.minion(0, "Belinde", region="torpor")
    s.minion(0, "Brock Sterling")  # no Obfuscate
    g: Any = s.start()
    g.play(kind="bleed", minion="Meaghan")
    never(g, card=MASK)


@pytest.mark.ruling("101179#838e8d9d")
def test_nobody_masks_the_minion_of_another(never: Any) -> None:
    s = mt.Scenario(players=3)
    s.seat(2, hand=[MASK])
    s.minion(0, "Brock Sterling")
    s.minion(2, "Meaghan")
    g: Any = s.start()
    g.play(kind="bleed")
    never(g, card=MASK)


@pytest.mark.ruling("101179#6c3077db")
@pytest.mark.parametrize(
    ("actor", "masker", "bleed"), [("Sully", "Ashley", 1 + 2), ("Lenny Burkhead", "Meaghan", 1)]
)
def test_modifiers_stay_and_what_is_inherent_goes(
    actor: str, masker: str, bleed: int, resolve: Any
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[MASK, "Conditioning"])
    s.minion(0, actor)
    s.minion(0, masker)
    g: Any = s.start()
    g.play(kind="bleed", minion=actor)
    if actor == "Sully":
        g.play(kind="play", card="Conditioning")
    g.play(kind="play", card=MASK, minion=masker)
    resolve(g)
    assert g.seat(1).pool == 30 - bleed


def test_what_is_inherent_to_the_mask_counts(resolve: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[MASK])
    s.minion(0, "Meaghan")
    s.minion(0, "Lenny Burkhead")  # +1 bleed
    g: Any = s.start()
    g.play(kind="bleed", minion="Meaghan")
    g.play(kind="play", card=MASK)
    resolve(g)
    assert g.seat(1).pool == 28


@pytest.mark.ruling("101179#1489ea55")
def test_the_mask_must_be_able_to_do_what_was_done(offers: Any, never: Any) -> None:
    hand = (MASK, "Conditioning")
    g = masked("Sully", "Meaghan", "Ashley", hand=hand)
    g.play(kind="bleed", minion="Sully")
    g.play(kind="play", card="Conditioning")
    masks = {o.minion for o in g.decision.options if o.card == MASK}
    assert masks == {"Ashley"}  # Meaghan has no Dominate
    g = masked("Chelsea Blake", "Ashley", hand=hand)
    g.play(kind="bleed", minion="Chelsea Blake")
    g.play(kind="play", card="Conditioning", level="superior")
    never(g, card=MASK)  # Ashley has only the inferior


@pytest.mark.ruling("101179#1489ea55")
def test_the_mask_must_be_able_to_play_the_action_card(never: Any) -> None:
    hand = (MASK, "Govern the Unaligned")
    g = masked("Sully", "Meaghan", "Ashley", hand=hand)
    g.play(kind="play", card="Govern the Unaligned", minion="Sully")
    assert {o.minion for o in g.decision.options if o.card == MASK} == {"Ashley"}
    young = [("Ashley", 0)]
    g = masked("Chelsea Blake", "Sully", hand=hand, uncontrolled=young)
    g.play(kind="play", card="Govern the Unaligned", level="superior")
    never(g, card=MASK)


def test_the_mask_pays_for_the_action(resolve: Any) -> None:
    g = masked("Sully", "Ashley", hand=(MASK, "Govern the Unaligned"))
    g.play(kind="play", card="Govern the Unaligned", minion="Sully")
    g.play(kind="play", card=MASK)
    resolve(g)
    assert (g.minion("Sully").blood, g.minion("Ashley").blood) == (4, 2)
    assert g.seat(1).pool == 27


def test_nobody_masks_who_leaves_torpor(never: Any) -> None:
    g = masked("Brock Sterling", "Meaghan", blocker="Wauneka", region="torpor", blood=3)
    g.play(kind="leave torpor")
    never(g, card=MASK)


@pytest.mark.ruling("101179#ca1cb2f8")
def test_a_mandatory_hunt_can_be_masked(resolve: Any) -> None:
    g = masked("Brock Sterling", "Belinde", blood=0)
    g.play(kind="hunt", minion="Brock Sterling")
    g.play(kind="play", card=MASK, level="inferior")
    resolve(g, "minion", "discard")
    assert g.minion("Brock Sterling").blood == 0
    assert not g.minion("Brock Sterling").locked


@pytest.mark.ruling("101179#300c00ef")
def test_no_mask_during_combat_or_a_referendum(never: Any) -> None:
    g = masked("Brock Sterling", "Meaghan", blocker="Wauneka")
    g.play(kind="bleed", minion="Brock Sterling")
    g.play(kind="block")
    g.pass_until("strike")
    never(g, "resolved", "minion", "discard", card=MASK)
    g = masked("Brock Sterling", "Meaghan", hand=(MASK, "Ancilla Empowerment"))
    g.play(kind="play", card="Ancilla Empowerment", minion="Brock Sterling")
    g.pass_until("polling")
    never(g, card=MASK)


@pytest.mark.ruling("101179#d5016e66")
def test_the_mask_may_play_a_modifier_again_but_no_second_limited_one(
    resolve: Any, offers: Any
) -> None:
    hand = (MASK, "Lost in Crowds", "Lost in Crowds", "Conditioning", "Bonding")
    g = masked("Sully", "Ashley", hand=hand, blocker="Wauneka")
    g.play(kind="bleed", minion="Sully")
    g.play(kind="play", card="Conditioning")
    g.play(kind="block")
    g.play(kind="play", card="Lost in Crowds")
    g.play(kind="play", card=MASK, minion="Ashley")
    assert not offers(g, card="Bonding")
    resolve(g)
    assert g.seat(1).pool == 27


@pytest.mark.ruling("101179#d5016e66")
def test_both_minions_hide_in_the_crowd(resolve: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[MASK, "Lost in Crowds", "Lost in Crowds"])
    s.minion(0, "Sully")
    s.minion(0, "Ashley")
    s.minion(1, "Wauneka", cards=["Sport Bike"])
    g: Any = s.start()
    g.play(kind="bleed", minion="Sully")
    g.play(kind="block")
    g.play(kind="play", card="Lost in Crowds", minion="Sully")
    g.play(kind="play", card=MASK, minion="Ashley")
    g.play(kind="play", card="Lost in Crowds", minion="Ashley")
    resolve(g)
    assert g.seat(1).pool == 29


@pytest.mark.ruling("101179#d2443c8c")
def test_a_mask_under_a_mask(resolve: Any) -> None:
    g = masked("Brock Sterling", "Meaghan", "Ashley", hand=(MASK, MASK))
    g.play(kind="bleed", minion="Brock Sterling")
    g.play(kind="play", card=MASK, minion="Meaghan")
    g.play(kind="play", card=MASK, minion="Ashley")
    locked = {m.name: m.locked for m in g.seat(0).minions}
    assert locked == {"Brock Sterling": False, "Meaghan": False, "Ashley": True}
    resolve(g)
    assert g.seat(1).pool == 29


@pytest.mark.ruling("101179#e47e4088")
def test_the_mask_of_who_could_not_be_blocked_after_blocks_are_declined(resolve: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[MASK, "Toreador Grand Ball"])
    s.minion(0, "Nik Sikko", blood=1)
    s.minion(0, "Min-seo", blood=1)
    s.minion(0, "Meaghan", blood=1)
    s.minion(1, "Sully", cards=["Sport Bike"])
    g: Any = s.start(phase="master")
    g.play(kind="play", card="Toreador Grand Ball", target="Nik Sikko")
    resolve(g, "minion")
    guest = next(n for n in ("Nik Sikko", "Min-seo") if not g.minion(n).locked)
    g.play(kind="hunt", minion=guest)
    resolve(g, "declined")
    g.play(kind="play", card=MASK, minion="Meaghan")
    resolve(g)
    assert g.minion("Meaghan").blood == 2
    assert not g.minion("Sully").locked


# ---- Who is not capable of the action, or of what was used on it, masks nobody


def test_what_only_other_minions_may_do_the_one_meant_does_not_mask(never: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[MASK])
    s.minion(0, "Brock Sterling")
    s.minion(0, "Meaghan")
    s.minion(1, "Wauneka")
    s.permanent(1, "Pentex™ Subversion", on="Meaghan")
    g: Any = s.start()
    g.play(kind="action", minion="Brock Sterling")
    never(g, card=MASK)


def test_the_target_must_be_one_for_the_mask_too(offers: Any) -> None:
    """Govern the Unaligned moves blood to a younger vampire: Madison and Andi Liu both have 6."""
    for target, can in [("Madison", False), ("Ashley", True)]:
        hand = (MASK, "Govern the Unaligned")
        g = masked("Alexa Draper", "Andi Liu", hand=hand, uncontrolled=[(target, 0)])
        g.play(card="Govern the Unaligned", minion="Alexa Draper", level="superior")
        assert bool(offers(g, card=MASK)) is can


def test_the_mask_must_have_room_for_what_comes_onto_it(never: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[MASK, "Sport Bike"])
    s.minion(0, "Brock Sterling")
    s.minion(0, "Meaghan", cards=["Sport Bike"])
    g: Any = s.start()
    g.play(kind="play", card="Sport Bike", minion="Brock Sterling")
    never(g, card=MASK)


@pytest.mark.ruling("101179#1489ea55")
def test_the_mask_must_be_able_to_use_what_was_used(offers: Any, never: Any) -> None:
    """Larissa's own text; The Labyrinth, which is for the Nosferatu."""
    g = masked("Larissa Moreira", "Meaghan", hand=(MASK, "Deep Song"))
    g.play(kind="bleed", minion="Larissa Moreira")
    assert offers(g, card=MASK)
    g.play(kind="use", card="Larissa Moreira")
    never(g, card=MASK)
    for masker, can in [("Meaghan", False), ("Baixinho", True)]:
        s = mt.Scenario(players=2)
        s.seat(0, hand=[MASK])
        s.minion(0, "Ryan")
        s.minion(0, masker)
        s.permanent(0, "The Labyrinth")
        s.minion(1, "Wauneka")
        g = s.start()
        g.play(kind="bleed", minion="Ryan")
        g.play(kind="block")
        g.play(kind="use", card="The Labyrinth")
        assert bool(offers(g, card=MASK)) is can


@pytest.mark.rule("MINION-4")
@pytest.mark.ruling("101179#1489ea55")
def test_nobody_masks_a_second_referendum(resolve: Any, never: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[MASK, "Consanguineous Boon", "Ancilla Empowerment", "Freak Drive"])
    s.minion(0, "Alice Chen")
    s.minion(0, "Brock Sterling")
    g: Any = s.start()
    g.play(card="Ancilla Empowerment", minion="Alice Chen")
    resolve(g, "resolved")
    g.play(card="Freak Drive", level="inferior")
    resolve(g)
    g.play(card="Consanguineous Boon", minion="Brock Sterling")
    never(g, "choose", "polling", card=MASK)


@pytest.mark.parametrize("blood", [1, 2])
def test_the_mask_must_be_able_to_pay_for_a_rescue(blood: int, offers: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[MASK])
    s.minion(0, "Brock Sterling")
    s.minion(0, "Meaghan", blood=blood)
    s.minion(0, "Ryan", region="torpor", blood=0)
    g: Any = s.start()
    g.play(kind="rescue", minion="Brock Sterling")
    assert bool(offers(g, card=MASK)) is (blood == 2)

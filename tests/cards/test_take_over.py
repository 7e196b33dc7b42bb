"""Another minion in the place of the acting one: Mask of a Thousand Faces."""

from typing import Any

import methuselah as mt
import pytest
from driving import Never, Offers, Refused, Resolve

MASK = "Mask of a Thousand Faces"


def masked(
    actor: str,
    *others: str,
    hand: tuple[str, ...] = (MASK,),
    blocker: str | None = None,
    **more: Any,
) -> mt.Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=hand, uncontrolled=more.pop("uncontrolled", []))
    s.minion(0, actor, **more)
    for other in others:
        s.minion(0, other)
    if blocker:
        s.minion(1, blocker)
    return s.start()


@pytest.mark.parametrize("masker", ["Meaghan", "Dr. Stephen Norton"])
def test_the_mask_puts_another_in_the_place_of_the_acting_minion(
    masker: str, resolve: Resolve
) -> None:
    g = masked("Brock Sterling", masker, blocker="Wauneka")
    g.play(kind="bleed", minion="Brock Sterling")
    g.play(kind="play", card=MASK, minion=masker, level="inferior")
    assert not g.minion("Brock Sterling").locked
    assert g.minion(masker).locked
    assert g.view(0).actor.name == masker
    resolve(g)
    assert g.seat(1).pool == 29


def test_who_blocks_fights_the_mask(resolve: Resolve) -> None:
    g = masked("Brock Sterling", "Meaghan", blocker="Wauneka")
    g.play(kind="bleed", minion="Brock Sterling")
    g.play(kind="play", card=MASK, minion="Meaghan")
    g.play(kind="block")
    resolve(g)
    names = ("Brock Sterling", "Meaghan", "Wauneka")
    assert [g.minion(n).blood for n in names] == [3, 2, 4]


@pytest.mark.ruling("101179#1f6fca3f")
def test_the_superior_mask_has_stealth_against_an_attempt(resolve: Resolve) -> None:
    g = masked("Brock Sterling", "Dr. Stephen Norton", blocker="Wauneka")
    g.play(kind="bleed", minion="Brock Sterling")
    g.play(kind="block")
    g.play(kind="play", card=MASK, level="superior")
    resolve(g)
    assert g.seat(1).pool == 29
    assert g.minion("Dr. Stephen Norton").locked


@pytest.mark.ruling("101179#1f6fca3f")
def test_an_attempt_goes_on_against_the_mask(resolve: Resolve) -> None:
    g = masked("Brock Sterling", "Meaghan", blocker="Wauneka")
    g.play(kind="bleed", minion="Brock Sterling")
    g.play(kind="block")
    g.play(kind="play", card=MASK)
    resolve(g)
    assert g.minion("Wauneka").locked
    assert g.minion("Meaghan").blood == 2


@pytest.mark.ruling("101179#c67be228")
def test_the_mask_after_a_block(resolve: Resolve) -> None:
    g = masked("Brock Sterling", "Meaghan", blocker="Wauneka")
    g.play(kind="bleed", minion="Brock Sterling")
    g.play(kind="block")
    resolve(g, "blocked")
    g.play(kind="play", card=MASK)
    resolve(g)
    names = ("Brock Sterling", "Meaghan", "Wauneka")
    assert [g.minion(n).blood for n in names] == [3, 2, 4]


def test_the_mask_is_not_for_the_locked_the_torpid_or_the_acting(
    offers: Offers, never: Never
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[MASK])
    s.minion(0, "Meaghan")
    s.minion(0, "Ashley", locked=True)
    s.minion(0, "Belinde", region="torpor")
    s.minion(0, "Brock Sterling")  # no Obfuscate
    g = s.start()
    g.play(kind="bleed", minion="Meaghan")
    never(g, card=MASK)


@pytest.mark.ruling("101179#838e8d9d")
def test_nobody_masks_the_minion_of_another(never: Never) -> None:
    s = mt.Scenario(players=3)
    s.seat(2, hand=[MASK])
    s.minion(0, "Brock Sterling")
    s.minion(2, "Meaghan")
    g = s.start()
    g.play(kind="bleed")
    never(g, card=MASK)


@pytest.mark.ruling("101179#6c3077db")
@pytest.mark.parametrize(
    ("actor", "masker", "bleed"), [("Sully", "Ashley", 1 + 2), ("Lenny Burkhead", "Meaghan", 1)]
)
def test_modifiers_stay_and_what_is_inherent_goes(
    actor: str, masker: str, bleed: int, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[MASK, "Conditioning"])
    s.minion(0, actor)
    s.minion(0, masker)
    g = s.start()
    g.play(kind="bleed", minion=actor)
    if actor == "Sully":
        g.play(kind="play", card="Conditioning")
    g.play(kind="play", card=MASK, minion=masker)
    resolve(g)
    assert g.seat(1).pool == 30 - bleed


def test_what_is_inherent_to_the_mask_counts(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[MASK])
    s.minion(0, "Meaghan")
    s.minion(0, "Lenny Burkhead")  # +1 bleed
    g = s.start()
    g.play(kind="bleed", minion="Meaghan")
    g.play(kind="play", card=MASK)
    resolve(g)
    assert g.seat(1).pool == 28


@pytest.mark.ruling("101179#1489ea55")
def test_the_mask_must_be_able_to_do_what_was_done(offers: Offers, never: Never) -> None:
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
def test_the_mask_must_be_able_to_play_the_action_card(never: Never) -> None:
    hand = (MASK, "Govern the Unaligned")
    g = masked("Sully", "Meaghan", "Ashley", hand=hand)
    g.play(kind="play", card="Govern the Unaligned", minion="Sully")
    assert {o.minion for o in g.decision.options if o.card == MASK} == {"Ashley"}
    young = [("Ashley", 0)]
    g = masked("Chelsea Blake", "Sully", hand=hand, uncontrolled=young)
    g.play(kind="play", card="Govern the Unaligned", level="superior")
    never(g, card=MASK)


def test_the_mask_pays_for_the_action(resolve: Resolve) -> None:
    g = masked("Sully", "Ashley", hand=(MASK, "Govern the Unaligned"))
    g.play(kind="play", card="Govern the Unaligned", minion="Sully")
    g.play(kind="play", card=MASK)
    resolve(g)
    assert (g.minion("Sully").blood, g.minion("Ashley").blood) == (4, 2)
    assert g.seat(1).pool == 27


def test_nobody_masks_who_leaves_torpor(never: Never) -> None:
    g = masked("Brock Sterling", "Meaghan", blocker="Wauneka", region="torpor", blood=3)
    g.play(kind="leave torpor")
    never(g, card=MASK)


@pytest.mark.ruling("101179#ca1cb2f8")
def test_a_mandatory_hunt_can_be_masked(resolve: Resolve) -> None:
    g = masked("Brock Sterling", "Belinde", blood=0)
    g.play(kind="hunt", minion="Brock Sterling")
    g.play(kind="play", card=MASK, level="inferior")
    resolve(g, "minion", "discard")
    assert g.minion("Brock Sterling").blood == 0
    assert not g.minion("Brock Sterling").locked


@pytest.mark.ruling("101179#300c00ef")
def test_no_mask_during_combat_or_a_referendum(never: Never) -> None:
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
    resolve: Resolve, offers: Offers
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
def test_both_minions_hide_in_the_crowd(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[MASK, "Lost in Crowds", "Lost in Crowds"])
    s.minion(0, "Sully")
    s.minion(0, "Ashley")
    s.minion(1, "Wauneka", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="bleed", minion="Sully")
    g.play(kind="block")
    g.play(kind="play", card="Lost in Crowds", minion="Sully")
    g.play(kind="play", card=MASK, minion="Ashley")
    g.play(kind="play", card="Lost in Crowds", minion="Ashley")
    resolve(g)
    assert g.seat(1).pool == 29


@pytest.mark.ruling("101179#d2443c8c")
def test_a_mask_under_a_mask(resolve: Resolve) -> None:
    g = masked("Brock Sterling", "Meaghan", "Ashley", hand=(MASK, MASK))
    g.play(kind="bleed", minion="Brock Sterling")
    g.play(kind="play", card=MASK, minion="Meaghan")
    g.play(kind="play", card=MASK, minion="Ashley")
    locked = {m.name: m.locked for m in g.seat(0).minions}
    assert locked == {"Brock Sterling": False, "Meaghan": False, "Ashley": True}
    resolve(g)
    assert g.seat(1).pool == 29


@pytest.mark.ruling("101179#e47e4088")
def test_the_mask_of_who_could_not_be_blocked_after_blocks_are_declined(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[MASK, "Toreador Grand Ball"])
    s.minion(0, "Nik Sikko", blood=1)
    s.minion(0, "Min-seo", blood=1)
    s.minion(0, "Meaghan", blood=1)
    s.minion(1, "Sully", cards=["Sport Bike"])
    g = s.start(phase="master")
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


def test_what_only_other_minions_may_do_the_one_meant_does_not_mask(never: Never) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[MASK])
    s.minion(0, "Brock Sterling")
    s.minion(0, "Meaghan")
    s.minion(1, "Wauneka")
    s.permanent(1, "Pentex™ Subversion", on="Meaghan")
    g = s.start()
    g.play(kind="action", minion="Brock Sterling")
    never(g, card=MASK)


def test_the_target_must_be_one_for_the_mask_too(offers: Offers) -> None:
    """Govern the Unaligned moves blood to a younger vampire: Madison and Andi Liu both have 6."""
    for target, can in [("Madison", False), ("Ashley", True)]:
        hand = (MASK, "Govern the Unaligned")
        g = masked("Alexa Draper", "Andi Liu", hand=hand, uncontrolled=[(target, 0)])
        g.play(card="Govern the Unaligned", minion="Alexa Draper", level="superior")
        assert bool(offers(g, card=MASK)) is can


def test_the_mask_must_have_room_for_what_comes_onto_it(never: Never) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[MASK, "Sport Bike"])
    s.minion(0, "Brock Sterling")
    s.minion(0, "Meaghan", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="play", card="Sport Bike", minion="Brock Sterling")
    never(g, card=MASK)


@pytest.mark.ruling("101179#1489ea55")
def test_the_mask_must_be_able_to_use_what_was_used(offers: Offers, never: Never) -> None:
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
def test_nobody_masks_a_second_referendum(resolve: Resolve, never: Never) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[MASK, "Consanguineous Boon", "Ancilla Empowerment", "Freak Drive"])
    s.minion(0, "Alice Chen")
    s.minion(0, "Brock Sterling")
    g = s.start()
    g.play(card="Ancilla Empowerment", minion="Alice Chen")
    resolve(g, "resolved")
    g.play(card="Freak Drive", level="inferior")
    resolve(g)
    g.play(card="Consanguineous Boon", minion="Brock Sterling")
    never(g, "choose", "polling", card=MASK)


@pytest.mark.parametrize("blood", [1, 2])
def test_the_mask_must_be_able_to_pay_for_a_rescue(blood: int, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[MASK])
    s.minion(0, "Brock Sterling")
    s.minion(0, "Meaghan", blood=blood)
    s.minion(0, "Ryan", region="torpor", blood=0)
    g = s.start()
    g.play(kind="rescue", minion="Brock Sterling")
    assert bool(offers(g, card=MASK)) is (blood == 2)


@pytest.mark.rule("MINION-6")
def test_an_empty_vampire_takes_nothing_over_but_a_hunt(refused: Refused) -> None:
    """It has hunted already, in vain: it is stuck."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Change of Target", MASK])
    s.minion(0, "Baixinho", blood=0)
    s.minion(0, "Belinde", blood=4)
    s.minion(1, "Sully", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="hunt", minion="Baixinho")
    g.play(kind="block", minion="Sully")
    g.play(card="Change of Target")
    g.play(kind="bleed", minion="Belinde")
    refused(g, card=MASK, minion="Baixinho")


@pytest.mark.ruling("101179#1489ea55")
def test_nobody_takes_over_a_referendum_that_they_could_not_call(offers: Offers) -> None:
    """Nobody else is as young as Baixinho, so that he could banish none."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Banishment", MASK])
    s.minion(0, "Belinde")
    s.minion(0, "Baixinho")
    s.minion(1, "Sully", locked=True)
    g = s.start()
    g.play(card="Banishment")
    assert not offers(g, card=MASK)
    g.pass_until("terms")


@pytest.mark.ruling("101179#6c3077db")
@pytest.mark.parametrize(
    ("actor", "masker", "place", "blocker", "cloaked", "blocked"),
    [
        ("Donny Kowalczyk", "Belinde", "Wasserschloss Anif, Austria", "Sully", False, True),
        ("Belinde", "Donny Kowalczyk", "Wasserschloss Anif, Austria", "Sully", False, False),
        ("Belinde", "Donny Kowalczyk", "Toreador Grand Ball", "Min-seo", True, False),
    ],
)
def test_what_an_action_gives_to_a_clan_goes_by_the_clan_of_who_acts_now(
    *,
    actor: str,
    masker: str,
    place: str,
    blocker: str,
    cloaked: bool,
    blocked: bool,
    resolve: Resolve,
) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=[MASK, "Cloak the Gathering"])
    s.minion(0, "Donny Kowalczyk")
    s.minion(0, "Belinde")
    s.permanent(1, place)
    s.minion(1, blocker)
    g = s.start()
    g.play(kind="action", card=place, minion=actor)
    g.play(card=MASK, minion=masker, level="inferior")
    g.play(kind="block", minion=blocker)
    if cloaked:
        g.play(card="Cloak the Gathering", minion=masker, level="inferior")
    resolve(g)
    assert g.minion(blocker).locked is blocked

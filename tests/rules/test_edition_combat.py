"""Chapter EDITION: what the older edition changes about combat, minions and what they play."""

import pytest
from driving import Offers, Resolve, Written
from editions import by, differ


@pytest.mark.rule("EDITION-7")
@differ(
    v5=["before range", "range", "before strikes", "press", "round end"],
    classic=["range", "press"],
)
def test_combat_has_three_steps(edition: str, outcome: list[str], offers: Offers) -> None:
    """Between them nothing is used that may be used at any time, such as The Barrens."""
    s = by(edition)
    s.permanent(1, "The Barrens")
    s.minion(0, "Wauneka", blood=4)
    s.minion(1, "Sully", blood=4)
    g = s.start()
    g.play(kind="bleed", minion="Wauneka")
    g.play(kind="block", minion="Sully")
    steps = {"before range", "range", "before strikes", "press", "round end"}
    met = []
    while g.decision.kind not in {"minion", "discard"}:
        if g.decision.kind in steps and offers(g, card="The Barrens", seat=1):
            met.append(g.decision.kind)
        kind = "hand strike" if g.decision.kind == "strike" else "pass"
        g.choose(next(o for o in g.decision.options if o.kind == kind))
    assert met == outcome


@pytest.mark.rule("EDITION-7")
@pytest.mark.parametrize("edition", ["v5", "classic"])
@pytest.mark.parametrize(
    ("moment", "card"),
    [
        ("before range", "Carrion Crows"),
        ("before strikes", "Immortal Grapple"),
        ("round end", "Taste of Vitae"),
    ],
)
def test_what_names_another_moment_is_used_there(
    edition: str, moment: str, card: str, offers: Offers, resolve: Resolve
) -> None:
    s = by(edition)
    s.seat(0, hand=[card])
    s.minion(0, "Wauneka", blood=4)
    s.minion(1, "Sully", blood=4)
    g = s.start()
    g.play(kind="bleed", minion="Wauneka")
    g.play(kind="block", minion="Sully")
    resolve(g, moment)
    assert offers(g, card=card)


@pytest.mark.rule("EDITION-22")
@differ(v5=True, classic=False)
def test_nothing_happens_once_a_combatant_is_not_ready(
    edition: str, outcome: bool, offers: Offers
) -> None:
    """Not even at the end of the round, to which Taste of Vitae belongs."""
    s = by(edition)
    s.seat(0, hand=["Taste of Vitae"])
    s.minion(0, "Wauneka", blood=2, cards=[".44 Magnum"])
    s.minion(1, "Sully", blood=1)
    g = s.start()
    g.play(kind="bleed", minion="Wauneka")
    g.play(kind="block", minion="Sully")
    tasted = False
    while g.decision.kind not in ("minion", "discard"):
        tasted |= bool(offers(g, card="Taste of Vitae"))
        kind = "weapon strike" if offers(g, kind="weapon strike", seat=0) else "hand strike"
        kind = kind if g.decision.kind == "strike" else "pass"
        g.choose(next(o for o in g.decision.options if o.kind == kind))
    assert g.minion("Sully").torpor
    assert tasted == outcome


@pytest.mark.rule("EDITION-22")
@pytest.mark.parametrize("edition", ["v5", "classic"])
def test_the_end_of_a_round_that_both_are_ready_for_is_as_ever(
    edition: str, offers: Offers
) -> None:
    s = by(edition)
    s.seat(0, hand=["Taste of Vitae"])
    s.minion(0, "Wauneka", blood=2)
    s.minion(1, "Sully", blood=3)
    g = s.start()
    g.play(kind="bleed", minion="Wauneka")
    g.play(kind="block", minion="Sully")
    g.pass_until("strike")
    g.play(kind="hand strike")
    g.play(kind="hand strike")
    g.play(card="Taste of Vitae")
    assert g.minion("Wauneka").blood == 2  # 1 lost, and 1 gained


IRON = """
Card(name: "Iron Poker", facts: {"types": "Equipment", "keywords": "weapon|melee weapon|cold iron"},
    abilities: [Strike((strike: Melee(1)))])
Card(name: "Walking Stick", facts: {"types": "Equipment", "keywords": "weapon|melee weapon"},
    abilities: [Strike((strike: Melee(1)))])
Card(name: "The Fair One", facts: {
    "types": "Vampire", "clans": "Kiasyd", "capacity": "6", "group": "2", "sect": "Sabbat",
    "keywords": "unique|cold iron vulnerability",
}, abilities: [])
"""


@pytest.mark.rule("EDITION-11")
@differ(v5=[False, False, False], classic=[True, False, False])
def test_cold_iron_aggravates_damage_on_who_is_vulnerable_to_it(
    edition: str, outcome: list[bool], written: Written, resolve: Resolve
) -> None:
    """Nobody else goes to torpor with blood left, and from no other weapon."""
    cards = written(IRON)
    fates = []
    for weapon, victim in (
        ("Iron Poker", "The Fair One"),
        ("Iron Poker", "Sully"),
        ("Walking Stick", "The Fair One"),
    ):
        s = by(edition, cards=cards)
        s.minion(0, "Wauneka", blood=4, cards=[weapon])
        s.minion(1, victim, blood=6 if victim == "The Fair One" else 4)
        g = s.start()
        g.play(kind="bleed", minion="Wauneka")
        g.play(kind="block", minion=victim)
        g.pass_until("strike")
        g.play(kind="weapon strike", card=weapon)
        resolve(g)
        fates.append(g.minion(victim).torpor)
        assert g.minion("Wauneka").blood == 3
    assert fates == outcome


PLAIN = """
Card(name: "Passer-by", facts: {"types": "Master"}, life: 1, in_play: [Mortal],
    modes: [(do: [BecomeAlly])], abilities: [])
"""


@pytest.mark.rule("EDITION-8")
@differ(v5=(0, 0), classic=(1, 0))
def test_a_minion_has_strength_1_and_an_ally_bleeds_for_0_unless_printed(
    edition: str, outcome: tuple[int, int], written: Written
) -> None:
    s = by(edition, cards=written(PLAIN))
    s.seat(0, hand=["Passer-by", "Jake Washington"])
    s.minion(0, "Sully")
    g = s.start(phase="master")
    g.play(card="Passer-by")
    ally = g.minion("Passer-by")
    assert (ally.strength, ally.bleed) == outcome
    assert (g.minion("Sully").strength, g.minion("Sully").bleed) == (1, 1)


@pytest.mark.rule("EDITION-8")
@pytest.mark.parametrize("edition", ["v5", "classic"])
def test_what_is_printed_stands(edition: str) -> None:
    s = by(edition)
    s.minion(0, "Underbridge Stray")
    s.seat(0, hand=["Jake Washington"])
    g = s.start(phase="master")
    assert g.minion("Underbridge Stray").strength == 0
    g.play(card="Jake Washington")
    assert (g.minion("Jake Washington").strength, g.minion("Jake Washington").bleed) == (0, 0)


SEER = """
Card(name: "Seer", facts: {"types": "Ally", "life": "2", "strength": "0", "bleed": "1"},
    abilities: [Static((to: Me, change: Discipline("dom")))])
"""


@pytest.mark.rule("EDITION-29")
@differ(v5=False, classic=True)
def test_an_ally_plays_cards_of_its_disciplines(
    edition: str, outcome: bool, offers: Offers, resolve: Resolve, written: Written
) -> None:
    """At the level that it has; its life pays what costs blood."""
    s = by(edition, cards=written(SEER))
    s.seat(0, hand=["Govern the Unaligned", "Conditioning", "Bonding", "Bewitching Oration"])
    s.minion(0, "Seer")
    s.minion(0, "Belinde", locked=True)
    g = s.start()
    assert bool(offers(g, card="Govern the Unaligned")) == outcome
    if outcome:
        g.play(card="Govern the Unaligned", minion="Seer", level="inferior")
        resolve(g)
        assert g.seat(1).pool == 30 - (1 + 2)
        assert g.minion("Seer").blood == 1
    else:
        g.play(kind="bleed", minion="Seer")
        assert not offers(g, card="Conditioning")


KIND = """
Card(name: "Look", facts: {"types": "Action", "requires": "dom"}, modes: [(disc: ["dom"], do: [
    If(If(Me, [Ally]), [Gain(Pool(You), 1)]),
    If(If(Me, [Vampire]), [Gain(Pool(You), 9)]),
])])
"""


@pytest.mark.rule("EDITION-29")
def test_it_plays_them_as_an_ally_and_not_as_a_vampire(resolve: Resolve, written: Written) -> None:
    s = by("classic", cards=written(SEER + KIND))
    s.seat(0, hand=["Look"])
    s.minion(0, "Seer")
    g = s.start()
    g.play(card="Look", minion="Seer")
    resolve(g)
    assert g.seat(0).pool == 31


@pytest.mark.rule("EDITION-29", "CARD-25")
def test_an_ally_that_pays_its_last_life_burns(resolve: Resolve, written: Written) -> None:
    s = by("classic", cards=written(SEER))
    s.seat(0, hand=["Govern the Unaligned"])
    s.minion(0, "Seer", blood=1)
    s.minion(0, "Belinde", locked=True)
    g = s.start()
    g.play(card="Govern the Unaligned", minion="Seer", level="inferior")
    resolve(g)
    assert g.seat(1).pool == 30 - (1 + 2)
    assert "Seer" in g.seat(0).ash_heap


@pytest.mark.rule("EDITION-29")
def test_it_needs_the_level_and_calls_no_referendum(offers: Offers, written: Written) -> None:
    s = by("classic", cards=written(SEER))
    s.seat(0, hand=["Govern the Unaligned", "Ancilla Empowerment"], uncontrolled=[("Ryan", 0)])
    s.minion(0, "Seer")
    g = s.start()
    played = {(o.card, o.target) for o in g.decision.options if o.kind == "play"}
    assert played == {("Govern the Unaligned", None)}

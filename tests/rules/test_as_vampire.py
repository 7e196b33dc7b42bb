"""Chapter CARD, allies that play cards as a vampire."""

from typing import Any

import methuselah as mt
import pytest
from driving import Refused, Resolve

OWN = """
Card(
    name: "Probe",
    facts: {"types": "Action", "requires": "tha", "blood": "1"},
    modes: [
        (disc: ["tha"], do: [Gain(Pool(You), 1)]),
        (disc: ["THA"], do: [Gain(Pool(You), 2)]),
    ],
)
Card(
    name: "Double Probe",
    facts: {"types": "Action", "requires": "qui&tha"},
    modes: [(disc: ["qui", "tha"], do: [Gain(Pool(You), 1)])],
)
Card(
    name: "Probe of Age",
    facts: {"types": "Action", "requires": "tha"},
    requires: [CapacityAtLeast(3)],
    modes: [(disc: ["tha"], choose: [Cards([Vampire, Younger(Me)])], do: [Lock(Picked(0))])],
)
Card(
    name: "Probe of Sect",
    facts: {"types": "Action", "requires": "tha"},
    modes: [(disc: ["tha"], do: [
        If(If(Me, [Vampire, Sect(Independent)]), [Gain(Pool(You), 1)]),
        If(If(Me, [Ally]), [Burn(Pool(You), 1)]),
    ])],
)
Card(
    name: "Lasting Probe",
    facts: {"types": "Action", "requires": "tha"},
    modes: [(disc: ["tha"], do: [
        During(Turn, [Static((to: Methuselah(You), if: [If(Me, [Vampire])], change: Add(HandSize, 1)))]),
    ])],
)
Card(
    name: "Probe Modifier",
    facts: {"types": "Action Modifier", "requires": "tha", "blood": "1"},
    modes: [(disc: ["tha"], when: Action, do: [Gain(Pool(You), 1)])],
)
Card(
    name: "Probe of Sleep",
    facts: {"types": "Action", "requires": "tha"},
    modes: [(disc: ["tha"], do: [Torpor(Me)])],
)
Card(
    name: "Probe of Blood",
    facts: {"types": "Action", "requires": "tha"},
    modes: [(disc: ["tha"], do: [Gain(Blood(Me), 5)])],
)
Card(
    name: "Probe of Sun",
    facts: {"types": "Action", "requires": "tha"},
    modes: [(disc: ["tha"], do: [Damage((to: Me, n: 1, aggravated: true, environmental: true))])],
)
Card(
    name: "Votive Probe",
    facts: {"types": "Political Action", "requires": "tha"},
    modes: [(disc: ["tha"], do: [Gain(Pool(You), 1)])],
)
Card(
    name: "Badge",
    facts: {"types": "Equipment"},
    abilities: [Static((to: Host, if: [If(Host, [Vampire])], change: Add(Bleed, 3)))],
)
"""
GHOUL = "Rafastio Ghoul"  # 2 life; Blood Sorcery as a vampire with capacity 3


def ready(
    own: mt.Cards, *hand: str, ally: str = GHOUL, life: int | None = None, **more: Any
) -> mt.Position:
    s = mt.Scenario(players=2, cards=own, blanks=True)
    s.seat(0, hand=list(hand))
    s.minion(0, ally, blood=life, **more)
    s.minion(1, "Dimple")  # capacity 2
    s.minion(1, "Ashley")  # capacity 3
    return s.start()


def played(g: mt.Position, card: str) -> list[str]:
    return [str(option) for option in g.decision.options if option.card == card]


@pytest.mark.rule("CARD-31")
def test_it_plays_the_inferior_level_for_life(own: mt.Cards, resolve: Resolve) -> None:
    g = ready(own, "Probe")
    assert len(played(g, "Probe")) == 1
    g.play(card="Probe", level="inferior")
    resolve(g)
    assert (g.seat(0).pool, g.minion(GHOUL).blood) == (31, 1)


@pytest.mark.rule("CARD-31")
@pytest.mark.ruling("G00011#485da3e9")
def test_an_action_paid_for_with_the_last_life_still_resolves(
    own: mt.Cards, resolve: Resolve
) -> None:
    g = ready(own, "Probe", life=1)
    g.play(card="Probe")
    resolve(g)
    assert g.seat(0).pool == 31
    assert GHOUL in g.seat(0).ash_heap


@pytest.mark.rule("CARD-31")
@pytest.mark.ruling("G00011#3f18ba76")
def test_a_modifier_paid_for_with_the_last_life_ends_the_action(own: mt.Cards) -> None:
    g = ready(own, "Probe Modifier", life=1)
    g.play(kind="bleed", minion=GHOUL)
    g.play(card="Probe Modifier")
    g.pass_until("discard")
    assert GHOUL in g.seat(0).ash_heap
    assert (g.seat(0).pool, g.seat(1).pool) == (31, 30)


@pytest.mark.rule("CARD-31", "CARD-3")
def test_other_allies_do_not_play_it(own: mt.Cards, refused: Refused) -> None:
    refused(ready(own, "Probe", ally="Underbridge Stray"), card="Probe")


@pytest.mark.rule("CARD-31")
def test_its_age_is_the_capacity_it_is_given(own: mt.Cards) -> None:
    """Of capacity 3 it meets a requirement of 3, and is older than a capacity of 2 only."""
    g = ready(own, "Probe of Age")
    assert {o.target for o in g.decision.options if o.card == "Probe of Age"} == {"Dimple"}


@pytest.mark.rule("CARD-31")
@pytest.mark.ruling("G00111#fba79aec")
def test_it_is_an_independent_vampire_for_the_card(own: mt.Cards, resolve: Resolve) -> None:
    g = ready(own, "Probe of Sect")
    g.play(card="Probe of Sect")
    resolve(g)
    assert g.seat(0).pool == 31


@pytest.mark.rule("CARD-31")
def test_it_is_one_for_what_lasts_and_not_for_cards_in_play(
    own: mt.Cards, resolve: Resolve
) -> None:
    g = ready(own, "Lasting Probe", cards=["Badge"])
    assert g.minion(GHOUL).bleed == 1
    g.play(card="Lasting Probe")
    resolve(g)
    assert len(g.seat(0).hand) == 8
    assert g.minion(GHOUL).bleed == 1


@pytest.mark.rule("CARD-31")
@pytest.mark.ruling("G00011#a10f9fa7")
def test_torpor_burns_it(own: mt.Cards, resolve: Resolve) -> None:
    g = ready(own, "Probe of Sleep")
    g.play(card="Probe of Sleep")
    resolve(g)
    assert GHOUL in g.seat(0).ash_heap


@pytest.mark.rule("CARD-31")
@pytest.mark.ruling("G00011#10b4c9eb")
def test_aggravated_damage_burns_life_as_usual(own: mt.Cards, resolve: Resolve) -> None:
    g = ready(own, "Probe of Sun")
    g.play(card="Probe of Sun")
    resolve(g)
    assert g.minion(GHOUL).blood == 1


@pytest.mark.rule("CARD-31")
def test_gains_above_the_capacity_do_not_drain(own: mt.Cards, resolve: Resolve) -> None:
    g = ready(own, "Probe of Blood")
    g.play(card="Probe of Blood")
    resolve(g)
    assert g.minion(GHOUL).blood == 7


@pytest.mark.rule("CARD-31", "CARD-26")
def test_it_calls_a_referendum_that_its_discipline_allows(own: mt.Cards) -> None:
    g = ready(own, "Votive Probe")
    assert played(g, "Votive Probe")


@pytest.mark.ruling("G00084#91a41cfc")
def test_of_two_disciplines_it_meets_one_only(own: mt.Cards, refused: Refused) -> None:
    """Talaq plays cards of either Discipline, and none that require both."""
    g = ready(own, "Double Probe", "Probe", ally="Talaq, The Immortal")
    assert played(g, "Probe")
    refused(g, card="Double Probe")


@pytest.mark.ruling("G00083#90dbf3ff", "101930#2998124b")
def test_it_does_not_have_the_discipline(own: mt.Cards) -> None:
    """So a master Discipline of it, if one could be there, would not make it superior."""
    g = ready(own, "Probe", ally="Talaq, The Immortal")
    assert len(played(g, "Probe")) == 1

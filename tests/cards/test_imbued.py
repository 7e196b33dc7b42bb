"""Imbued, from Anna to Liz."""

from typing import Any

import methuselah as mt
import polars as pl
import pytest
from driving import Offers, Refused, Resolve
from imbued import (
    ANNA,
    BEATRICE,
    EARL,
    ERICK,
    INEZ,
    JACK,
    JENNIE,
    JENNIFER,
    JOHN,
    LEAF,
    LIZ,
    LUPE,
    MAMAN,
    MARION,
    PAUL,
    PEDRO,
    PETER,
    REACT,
    SIGHT,
    STRIKE,
    TRAVIS,
    XIAN,
    take_conviction,
)

# Name, creed, cost, virtues.
IMBUED = [
    (ANNA, "Martyr", 6, "mar red viz"),
    (BEATRICE, "Innocent", 3, "inn ven"),
    (EARL, "Visionary", 6, "jud mar viz"),
    (ERICK, "Judge", 4, "inn jud"),
    (INEZ, "Innocent", 3, "inn"),
    (JACK, "Defender", 4, "def jud"),
    (JENNIE, "Visionary", 5, "inn jud viz"),
    (JENNIFER, "Avenger", 4, "ven viz"),
    (JOHN, "Avenger", 4, "jud ven"),
    (LEAF, "Redeemer", 4, "inn red viz"),
    (LIZ, "Innocent", 2, "inn red"),
    (LUPE, "Defender", 4, "def ven"),
    (MAMAN, "Martyr", 4, "inn mar"),
    (MARION, "Redeemer", 4, "jud red"),
    (PAUL, "Visionary", 4, "def viz"),
    (PEDRO, "Avenger", 4, "mar ven"),
    (PETER, "Redeemer", 4, "red ven"),
    (TRAVIS, "Martyr", 5, "def mar"),
    (XIAN, "Defender", 4, "def inn"),
]


@pytest.mark.rule("CARD-1", "IMBUED-1")
@pytest.mark.parametrize(("name", "creed", "cost", "virtues"), IMBUED)
def test_what_is_printed(name: str, creed: str, cost: int, virtues: str) -> None:
    row = mt.cards().row(by_predicate=pl.col("name") == name, named=True)
    assert row["implemented"]
    assert (row["clans"], row["capacity"], row["life"]) == ([creed], cost, cost)
    assert " ".join(row["disciplines"]) == virtues
    assert {"mortal", "unique"} <= set(row["keywords"])


def test_anna_gives_blood_to_any_vampire() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, ANNA)
    s.minion(0, "Ryan", blood=1, region="torpor")
    s.minion(1, "Wauneka", blood=4)
    g = s.start()
    assert {o.target for o in g.decision.options if o.card == ANNA} == {"Ryan", "Wauneka"}
    g.play(kind="action", card=ANNA, target="Ryan")
    g.pass_until("minion")
    assert g.minion("Ryan").blood == 3


def test_anna_has_stealth_and_fills_no_more_than_there_is_room(resolve: Resolve) -> None:
    s = mt.Scenario(players=3)
    s.minion(0, ANNA)
    s.minion(1, "Wauneka", blood=4)
    s.minion(2, "Ryan")
    g = s.start()
    g.play(kind="action", card=ANNA, target="Wauneka")
    assert not [o for o in g.decision.options if o.minion == "Ryan"]  # it is directed
    g.play(kind="block", minion="Wauneka")
    resolve(g)
    assert g.minion("Wauneka").blood == 5


def test_anna_looks_at_three_cards() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, library=["Deflection", "Conditioning", "Blood Doll", "Fame"])
    s.minion(0, ANNA)
    g = s.start(phase="unlock")
    g.play(kind="use", card=ANNA)
    assert not [o for o in g.decision.options if o.card == ANNA]  # once


@pytest.mark.parametrize("other", [LIZ, None])
def test_beatrice_hurts_another_imbued_and_bleeds_for_2(other: str | None) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, BEATRICE, cards=["Kevlar Vest"])
    s.minion(0, "Ryan")
    if other:
        s.minion(0, other, cards=["Kevlar Vest"])
    g = s.start(phase="unlock")
    g.play(kind="trigger", card=BEATRICE)
    if other:
        g.play(kind="choose", target=other)
        assert g.minion(other).blood == 1
    g.pass_until("minion")
    assert g.minion(BEATRICE).blood == 3
    assert g.minion(BEATRICE).bleed == 2


@pytest.mark.parametrize(("others", "burns"), [((JACK, LIZ), True), ((JACK,), False)])
def test_earl_burns_conviction_beside_two_others(
    others: tuple[str, ...],
    burns: bool,
    offers: Offers,
) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, EARL, cards=[STRIKE, SIGHT])
    for other in others:
        s.minion(0, other)
    s.minion(0, MARION, region="incapacitated")  # not ready
    g = s.start(phase="unlock")
    assert bool(offers(g, kind="trigger", card=EARL)) == burns
    if burns:
        g.play(kind="trigger", card=EARL)
        g.play(kind="choose", target=SIGHT)
        assert g.minion(EARL).cards == [STRIKE]


@pytest.mark.parametrize("kind", ["bleed", "fight"])
def test_earl_has_stealth_but_not_to_fight(kind: str, resolve: Resolve, own: mt.Cards) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Pick a Fight"])
    s.minion(0, EARL)
    s.minion(1, "Ryan")
    s.minion(1, "Brock Sterling")
    g = s.start()
    if kind == "bleed":
        g.play(kind="bleed", minion=EARL)
    else:
        g.play(card="Pick a Fight", target="Ryan")
    g.play(kind="block", minion="Brock Sterling")
    resolve(g, "before range", "range", "strike", "minion", "discard")
    assert g.minion("Brock Sterling").locked == (kind == "fight")


@pytest.mark.parametrize(
    ("action", "target", "gains"),
    [
        ("fight", "Ryan", True),
        ("fight", LIZ, False),  # no monster
        ("block", "Ryan", False),  # not by an action to enter combat
    ],
)
def test_erick_gains_conviction_before_the_combat(
    action: str,
    target: str,
    gains: bool,
    own: mt.Cards,
    resolve: Resolve,
) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Pick a Fight"], ash_heap=[STRIKE])
    s.minion(0, ERICK)
    s.minion(1, "Ryan")
    s.minion(1, LIZ)
    g = s.start()
    if action == "fight":
        g.play(card="Pick a Fight", target=target)
    else:
        g.play(kind="bleed")
        g.play(kind="block", minion="Ryan")
    if gains:
        g.pass_until("conviction")
        assert g.minion("Ryan").blood == 4  # nobody has struck
        g.play(kind="conviction", card=STRIKE)
        assert g.minion(ERICK).cards == [STRIKE]
    else:
        resolve(g, "conviction", "minion", "discard")
        assert g.decision.kind != "conviction"


@pytest.mark.parametrize("place", ["hand", "library"])
def test_inez_brings_a_power_of_innocence(place: str, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    piles: dict[str, Any] = {place: ["Hide", "Discern"]}
    s.seat(0, uncontrolled=[(INEZ, 3)], **piles)
    g = s.start(phase="influence")
    g.play(kind="bring out", minion=INEZ)
    g.play(kind="yes")
    g.play(kind="branch", mode=0 if place == "hand" else 1)
    assert not offers(g, kind="choose", target="Discern")
    g.play(kind="choose", target="Hide")
    assert g.minion(INEZ).cards == ["Hide"]
    assert len(g.seat(0).hand) == 7


@pytest.mark.ruling("200632#8c80693c")
def test_inez_brings_it_before_she_is_contested_and_only_once(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, uncontrolled=[(INEZ, 3)], hand=["Hide", "Illuminate"])
    s.minion(1, INEZ)
    g = s.start(phase="influence")
    g.play(kind="bring out", minion=INEZ)
    g.play(kind="yes")
    g.play(kind="branch", mode=0)
    g.play(kind="choose", target="Hide")
    assert g.decision.kind == "conviction"
    g.play(kind="pass", seat=0)
    assert "Hide" not in g.seat(0).hand
    assert g.seat(0).minions == [] == g.seat(1).minions
    g.pass_until("contest", seat=1)
    g.play(kind="yield", seat=1)
    g.pass_until("unlock", seat=0)
    assert not offers(g, kind="yes")
    g.pass_until("master", seat=0)
    assert g.minion(INEZ).cards == ["Hide"]


def test_inez_need_not_search() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, uncontrolled=[(INEZ, 3)], hand=["Hide"])
    g = s.start(phase="influence")
    g.play(kind="bring out", minion=INEZ)
    g.choose(g.decision.options[0])
    assert g.minion(INEZ).cards == []


def test_jack_maneuvers_in_the_first_round(refused: Refused, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, JACK)
    s.minion(1, "Ryan", cards=[".44 Magnum"])
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion="Ryan")
    g.play(kind="use", card=JACK)
    resolve(g, "range", "minion")
    g.play(kind="maneuver", minion="Ryan")  # back again
    refused(g, kind="use", card=JACK, until="strike")  # once


def test_john_fights_monsters_for_conviction(resolve: Resolve) -> None:
    s = mt.Scenario(players=3)
    s.minion(0, JOHN, cards=[STRIKE, SIGHT])
    s.minion(1, LIZ)
    s.minion(2, "Ryan")
    g = s.start()
    assert {o.target for o in g.decision.options if o.card == JOHN} == {"Ryan"}
    g.play(kind="action", card=JOHN, target="Ryan")
    take_conviction(g, SIGHT)
    resolve(g)
    assert g.minion(JOHN).cards == [STRIKE]
    assert g.minion("Ryan").blood == 3


def test_john_pays_nothing_if_blocked(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, JOHN, cards=[STRIKE])
    s.minion(1, LIZ)
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="action", card=JOHN, target="Ryan")
    take_conviction(g, STRIKE)
    g.play(kind="block", minion=LIZ)
    resolve(g)
    assert g.minion(JOHN).cards == [STRIKE]


def test_john_needs_conviction(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, JOHN)
    s.minion(1, "Ryan")
    g = s.start()
    assert not offers(g, card=JOHN)


@pytest.mark.parametrize("place", ["hand", "ash_heap", "library"])
def test_leaf_locks_for_conviction_in_the_discard_phase(place: str, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    piles: dict[str, Any] = {place: [REACT]}
    s.seat(0, **piles)
    s.minion(0, LEAF)
    g = s.start(phase="discard")
    g.play(kind="use", card=LEAF)
    if place == "library":
        g.play(kind="search")
    g.play(kind="conviction", card=REACT)
    assert g.minion(LEAF).cards == [REACT]
    assert g.minion(LEAF).locked
    assert not offers(g, kind="use", card=LEAF)


def test_liz_takes_no_conviction_as_she_enters() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, uncontrolled=[(LIZ, 2)], hand=[STRIKE])
    g = s.start(phase="influence")
    g.play(kind="bring out", minion=LIZ)
    assert g.decision.kind == "influence"

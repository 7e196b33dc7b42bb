"""Library cards for imbued."""

import methuselah as mt
import pytest
from driving import Offers, Refused, Resolve
from imbued import (
    BEATRICE,
    JACK,
    LEAF,
    LIZ,
    MARION,
    SIGHT,
    STRIKE,
    take_conviction,
)


def test_augur_looks_and_unlocks() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Augur"])
    s.seat(1, hand=["Deflection"])
    s.minion(0, LEAF, cards=[STRIKE])
    g = s.start()
    g.play(card="Augur", target=STRIKE)
    g.pass_until("minion")
    assert not g.minion(LEAF).locked
    assert g.minion(LEAF).cards == []


def test_augur_costs_conviction(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Augur"])
    s.minion(0, LEAF)
    g = s.start()
    assert not offers(g, card="Augur")


@pytest.mark.ruling("100234#24f389e0")
def test_bond_brings_back_with_one_life() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Bond"])
    s.minion(0, LIZ)
    s.minion(0, JACK, region="incapacitated")
    g = s.start()
    g.play(card="Bond")
    g.pass_until("minion")
    assert (g.minion(JACK).incapacitated, g.minion(JACK).blood) == (False, 1)


@pytest.mark.parametrize(("actor", "able"), [(JACK, True), ("Ryan", False)])
def test_the_church_feeds_imbued_to_come(actor: str, able: bool, refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, uncontrolled=[(LIZ, 0), ("Ashley", 0)])
    s.permanent(0, "The Church of Vindicated Faith")
    s.minion(0, actor)
    g = s.start()
    g.play(kind="bleed")
    if not able:
        refused(g, kind="use", card="The Church of Vindicated Faith")
        return
    g.play(kind="use", card="The Church of Vindicated Faith", target=LIZ)
    assert g.minion(LIZ).blood == 1


@pytest.mark.parametrize(("minion", "able"), [(JACK, True), ("Ryan", False)])
def test_the_church_requires_a_ready_imbued(minion: str, able: bool, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["The Church of Vindicated Faith"])
    s.minion(0, minion)
    s.minion(0, MARION, region="incapacitated")
    g = s.start(phase="master")
    assert bool(offers(g, card="The Church of Vindicated Faith")) == able


def test_the_rose_foundation_reduces_a_bleed() -> None:
    s = mt.Scenario(players=2)
    s.seat(1, pool=30)
    s.permanent(1, "The Rose Foundation")
    s.minion(0, BEATRICE)
    s.minion(1, JACK, cards=[STRIKE, SIGHT])
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="use", card="The Rose Foundation", target=JACK)
    take_conviction(g, SIGHT)
    g.pass_until("minion")
    assert g.seat(1).pool == 29
    assert g.minion(JACK).cards == [STRIKE]


def test_the_rose_foundation_gives_votes() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.permanent(1, "The Rose Foundation")
    s.minion(0, "Ryan")
    s.minion(1, JACK, cards=[STRIKE])
    g = s.start()
    g.play(card="Ancilla Empowerment")
    g.play(kind="use", card="The Rose Foundation", target=JACK)
    take_conviction(g, STRIKE)
    g.play(kind="vote against", seat=1)
    assert g.minion(JACK).cards == []


@pytest.mark.parametrize(("blocker", "able"), [(JACK, True), (LIZ, False)])
def test_vigil_helps_defenders(
    blocker: str, able: bool, refused: Refused, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds"])
    s.permanent(1, "Vigil: The Thin Line")
    s.minion(0, "Ryan")
    s.minion(1, blocker)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion=blocker)
    g.play(card="Lost in Crowds")
    if not able:
        refused(g, kind="use", card="Vigil: The Thin Line")
        return
    g.play(kind="use", card="Vigil: The Thin Line")
    resolve(g)
    assert g.minion(blocker).locked

"""Modifiers against those who block or react, some of which can be refused."""

from typing import Any

import methuselah as mt
import pytest
from driving import Never, Offers
from methuselah._core import Position


def attempted(
    actor: str,
    hand: list[str],
    blocker: str = "Meaghan",
    others: tuple[str, ...] = (),
    **more: Any,
) -> Position:
    """`actor` of seat 0 bleeds; `blocker` of seat 1 attempts to block."""
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=hand)
    s.seat(1, hand=more.pop("answer", []), pool=20)
    s.minion(0, actor)
    s.minion(1, blocker, **more)
    for name in others:
        s.minion(1, name)
    g = s.start()
    g.play(kind="bleed", minion=actor)
    g.play(kind="block", minion=blocker)
    return g


# ---- Crocodile's Tongue


@pytest.mark.parametrize("level", ["inferior", "superior"])
def test_the_tongue_makes_an_attempt_fail_and_all_of_that_methuselah(
    level: str, never: Never
) -> None:
    g = attempted("Colette", ["Crocodile's Tongue"], others=("Ashley",))
    g.play(kind="play", card="Crocodile's Tongue", level=level)
    never(g, kind="block")
    assert g.seat(1).pool == 19
    assert not g.minion("Meaghan").locked


@pytest.mark.parametrize(("level", "cost"), [("inferior", 1), ("superior", 2)])
def test_the_tongue_is_refused_for_blood(level: str, cost: int) -> None:
    g = attempted("Colette", ["Crocodile's Tongue"])
    g.play(kind="play", card="Crocodile's Tongue", level=level)
    g.play(kind="answer", card="Crocodile's Tongue", seat=1)
    g.pass_until("strike")
    assert g.minion("Meaghan").blood == 3 - cost


def test_the_tongue_is_not_refused_without_that_much_blood(never: Never) -> None:
    g = attempted("Colette", ["Crocodile's Tongue"], blood=1)
    g.play(kind="play", card="Crocodile's Tongue", level="superior")
    never(g, kind="answer")


@pytest.mark.parametrize(
    ("blocker", "offered"),
    [("Meaghan", True), ("Underbridge Stray", True), ("Ayelech", False), ("Alice Chen", False)],
)
def test_the_tongue_is_for_allies_and_younger_vampires(
    blocker: str, offered: bool, offers: Offers
) -> None:
    g = attempted("Colette", ["Crocodile's Tongue"], blocker)
    assert bool(offers(g, card="Crocodile's Tongue")) is offered


# ---- True Love's Face


def loved(others: tuple[str, ...] = ()) -> Position:
    g = attempted("Renenet", ["True Love's Face"], others=others)
    g.play(kind="play", card="True Love's Face", level="superior")
    return g


def test_true_love_lets_others_block(never: Never) -> None:
    never(loved(), kind="block")
    g = loved(("Ashley",))
    g.play(kind="block", minion="Ashley")
    g.pass_until("strike")


def test_true_love_is_refused_for_a_pool() -> None:
    g = loved()
    g.play(kind="answer", card="True Love's Face", seat=1)
    g.pass_until("strike")
    assert g.seat(1).pool == 19


def test_true_love_bleeds_at_inferior_and_is_not_refused(never: Never) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["True Love's Face", "Conditioning"])
    s.seat(1, pool=20)
    s.minion(0, "Renenet")
    g = s.start()
    g.play(kind="bleed", minion="Renenet")
    before = g.minion("Renenet").bleed
    g.play(kind="play", card="True Love's Face", level="inferior")
    never(g, kind="answer")
    assert g.seat(1).pool == 20 - before - 1


# ---- Approximation of Loyalty


def loyal(hand: list[str]) -> Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=hand)
    s.seat(1, hand=["Spirit's Touch"], pool=20)
    s.minion(0, "Alexander Silverson")
    s.minion(1, "Meaghan")
    s.minion(1, "Ayelech")
    return s.start()


def test_loyalty_keeps_one_from_blocking(never: Never) -> None:
    g = loyal(["Approximation of Loyalty"])
    g.play(kind="bleed", minion="Alexander Silverson")
    assert g.decision and g.decision.kind == "announced"
    assert {o.target for o in g.decision.options} == {None, "Meaghan"}  # no one of 7
    g.play(kind="play", card="Approximation of Loyalty", target="Meaghan")
    never(g, kind="block", minion="Meaghan")


@pytest.mark.ruling("100078#22292740")
def test_loyalty_comes_as_the_action_is_announced() -> None:
    g = loyal(["Approximation of Loyalty"])
    g.play(kind="bleed", minion="Alexander Silverson")
    g.play(kind="block", minion="Ayelech")
    assert g.decision
    assert not any(o.card == "Approximation of Loyalty" for o in g.decision.options)


def touched(blocker: str = "Meaghan") -> Position:
    """Alice Chen hunts at 1 stealth; `blocker` has just played an intercept."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Approximation of Loyalty", "Cloak the Gathering", "Swallowed by the Night"])
    s.seat(1, hand=["Spirit's Touch"])
    s.minion(0, "Alice Chen", blood=3)
    s.minion(1, blocker)
    g = s.start()
    g.play(kind="hunt", minion="Alice Chen")
    g.play(kind="block", minion=blocker)
    g.play(kind="play", card="Spirit's Touch", level="inferior", seat=1)
    return g


def test_loyalty_cancels_a_reaction_of_the_young_and_is_the_last_modifier(never: Never) -> None:
    g = touched()
    g.play(kind="play", card="Approximation of Loyalty", level="superior", seat=0)
    never(g, kind="play")
    assert g.minion("Alice Chen").blood == 3 - 1 + 1


def test_loyalty_lets_reactions_of_the_old_be(offers: Offers) -> None:
    assert not offers(touched("Ayelech"), card="Approximation of Loyalty", seat=0)


# ---- I am Legion


def legion(actor: str, hand: int = 1, *, touch: bool = True) -> Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["I am Legion"] * hand, pool=20)
    s.seat(1, hand=["Precognition"] if touch else [])
    s.minion(0, actor, blood=2)
    s.minion(1, "Colette")
    g = s.start()
    g.play(kind="hunt", minion=actor)
    g.play(kind="block", minion="Colette")
    if touch:
        g.play(kind="play", card="Precognition", level="inferior", seat=1)
    return g


def test_legion_has_stealth() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["I am Legion"])
    s.seat(1, pool=20)
    s.minion(0, "The Horde")
    s.minion(1, "Colette")
    g = s.start()
    g.play(kind="bleed", minion="The Horde")
    g.play(kind="block", minion="Colette")
    g.play(kind="play", card="I am Legion")
    g.pass_until("minion")
    assert g.seat(1).pool == 19


@pytest.mark.parametrize(("actor", "pool"), [("The Horde", 20), ("Arishat", 21)])
def test_legion_cancels_what_needs_auspex_and_gains_at_superior(actor: str, pool: int) -> None:
    g = legion(actor)
    level = "superior" if actor == "Arishat" else "inferior"
    assert g.decision and g.decision.kind == "as played"
    g.play(kind="play", card="I am Legion", level=level)
    g.pass_until("minion")
    assert g.minion(actor).blood == 2 - 1 + 1
    assert g.seat(0).pool == pool


@pytest.mark.ruling("100947#66785d39")
def test_legion_gains_a_pool_without_cancelling_too() -> None:
    g = legion("Arishat", touch=False)
    g.play(kind="play", card="I am Legion", level="superior")
    g.pass_until("minion")
    assert g.seat(0).pool == 21
    assert g.minion("Arishat").blood == 2 + 1 - 1


@pytest.mark.ruling("G00155#fb6d0aac")
def test_what_legion_cancels_is_paid_for() -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=["I am Legion"])
    s.seat(1, hand=["Telepathic Misdirection"], pool=20)
    s.minion(0, "The Horde")
    s.minion(1, "Colette")
    g = s.start()
    g.play(kind="bleed", minion="The Horde")
    before = g.minion("Colette").blood
    g.play(kind="play", card="Telepathic Misdirection", level="superior", seat=1)
    g.play(kind="play", card="I am Legion", level="inferior")
    g.pass_until("minion")
    assert g.seat(1).pool == 19
    assert g.minion("Colette").blood == before - 1

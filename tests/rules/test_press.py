"""Chapter PRESS."""

import methuselah as mt
import pytest
from driving import Blocked, Refused, Resolve


def two_vampires(mine: list[str], theirs: list[str]) -> mt.Position:
    s = mt.Scenario(players=2)
    s.seat(0, hand=mine)
    s.seat(1, hand=theirs)
    s.minion(0, "Tamoszius", blood=5)
    s.minion(1, "Bret Stryker", blood=4)
    return s.start()


def blood(g: mt.Position) -> tuple[int, int]:
    return g.minion("Tamoszius").blood, g.minion("Bret Stryker").blood


@pytest.mark.rule("PRESS-1")
def test_without_a_press_combat_ends_after_a_round(blocked: Blocked, resolve: Resolve) -> None:
    g = two_vampires([], [])
    blocked(g, "Tamoszius", "Bret Stryker")
    resolve(g)
    assert blood(g) == (4, 3)


@pytest.mark.rule("PRESS-1")
def test_a_press_to_continue_begins_another_round(blocked: Blocked, resolve: Resolve) -> None:
    g = two_vampires(["Boxed In"], [])
    blocked(g, "Tamoszius", "Bret Stryker")
    resolve(g, "press")
    g.play(card="Boxed In")
    resolve(g)
    assert blood(g) == (3, 2)


@pytest.mark.rule("PRESS-1")
def test_a_press_cancels_a_press(blocked: Blocked, resolve: Resolve) -> None:
    g = two_vampires(["Boxed In"], ["Boxed In"])
    blocked(g, "Tamoszius", "Bret Stryker")
    resolve(g, "press")
    g.play(card="Boxed In", minion="Tamoszius")
    g.play(card="Boxed In", minion="Bret Stryker")
    resolve(g)
    assert blood(g) == (4, 3)


@pytest.mark.rule("PRESS-1")
def test_presses_alternate_till_one_is_not_cancelled(blocked: Blocked, resolve: Resolve) -> None:
    g = two_vampires(["Boxed In", "Boxed In"], ["Boxed In"])
    blocked(g, "Tamoszius", "Bret Stryker")
    resolve(g, "press")
    g.play(card="Boxed In", minion="Tamoszius")
    g.play(card="Boxed In", minion="Bret Stryker")
    g.play(card="Boxed In", minion="Tamoszius")
    resolve(g)
    assert blood(g) == (3, 2)


@pytest.mark.rule("PRESS-1")
def test_nobody_presses_twice_in_a_row(
    blocked: Blocked, resolve: Resolve, refused: Refused
) -> None:
    g = two_vampires(["Boxed In", "Boxed In"], [])
    blocked(g, "Tamoszius", "Bret Stryker")
    resolve(g, "press")
    g.play(card="Boxed In")
    assert g.decision.kind != "press" or g.decision.seat == 1
    resolve(g, "press")  # of the next round
    assert blood(g) == (3, 2)
    g.play(card="Boxed In")


@pytest.mark.rule("PRESS-1")
def test_a_press_needs_both_combatants_ready(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Boxed In"])
    s.minion(0, "Tamoszius", blood=5)
    s.minion(1, "Bret Stryker", blood=0)
    g = s.start()
    blocked(g, "Tamoszius", "Bret Stryker")
    resolve(g, "press", "discard")
    assert g.decision.kind == "discard"
    assert g.minion("Bret Stryker").torpor


@pytest.mark.rule("PRESS-1")
def test_a_press_only_to_continue_does_not_end_combat(
    blocked: Blocked, resolve: Resolve, refused: Refused
) -> None:
    """Apportation: a press, only usable to continue combat."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Boxed In"])
    s.seat(1, hand=["Apportation"])
    s.minion(0, "Tamoszius", blood=5)
    s.minion(1, "Ayelech", blood=5)
    g = s.start()
    blocked(g, "Tamoszius", "Ayelech")
    resolve(g, "press")
    g.play(card="Boxed In")
    refused(g, kind="play", card="Apportation", level="inferior", until="strike")

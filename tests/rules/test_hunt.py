"""Chapter HUNT: the hunt action."""

import methuselah as mt
import pytest
from driving import Refused, Resolve


@pytest.mark.rule("HUNT-1")
def test_a_hunt_gains_1_blood_from_the_bank(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=3)
    g = s.start()
    g.play(kind="hunt", minion="Wauneka")
    resolve(g)
    assert g.minion("Wauneka").blood == 4
    assert g.minion("Wauneka").locked
    assert g.seat(0).pool == 30


@pytest.mark.rule("HUNT-1", "CARD-2")
def test_blood_above_the_capacity_drains_off(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=5)
    g = s.start()
    g.play(kind="hunt", minion="Wauneka")
    resolve(g)
    assert g.minion("Wauneka").blood == 5


@pytest.mark.rule("HUNT-1")
def test_allies_do_not_hunt(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Underbridge Stray")
    g = s.start()
    refused(g, kind="hunt", minion="Underbridge Stray")


@pytest.mark.rule("HUNT-1", "BLOCK-3")
def test_a_hunt_has_1_stealth(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=3)
    s.minion(1, "Colette")
    g = s.start()
    g.play(kind="hunt", minion="Wauneka")
    g.play(kind="block", minion="Colette")
    resolve(g)
    assert g.minion("Wauneka").blood == 4
    assert not g.minion("Colette").locked


@pytest.mark.rule("HUNT-1", "BLOCK-1", "BLOCK-6")
def test_the_hunt_blocked_with_1_intercept(resolve: Resolve) -> None:
    """Wauneka hunts; the prey declines; the predator's Ayelech gets +1 intercept, and blocks."""
    s = mt.Scenario(players=3)
    s.seat(2, hand=["Precognition"])
    s.minion(0, "Wauneka", blood=3)
    s.minion(1, "Sully")
    s.minion(2, "Ayelech", blood=5)
    g = s.start()
    g.play(kind="hunt", minion="Wauneka")
    g.play(kind="block", minion="Ayelech")
    g.play(card="Precognition", level="inferior")
    resolve(g)
    assert g.minion("Ayelech").locked
    assert not g.minion("Sully").locked
    # Blocked, so no blood gained; in the combat each of them burns 1 for a hand strike.
    assert (g.minion("Wauneka").blood, g.minion("Ayelech").blood) == (2, 4)

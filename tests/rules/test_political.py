"""Chapter POLITICAL: political actions."""

import methuselah as mt
import pytest
from driving import Allocate, Offers, Resolve


@pytest.mark.rule("POLITICAL-1", "CARD-26")
def test_only_a_ready_vampire_calls_a_referendum(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.minion(0, "Belinde")
    s.minion(0, "Ashley", locked=True)
    s.minion(0, "Underbridge Stray")
    g = s.start()
    assert len(offers(g, card="Ancilla Empowerment")) == 1
    assert offers(g, card="Ancilla Empowerment", minion="Belinde")


@pytest.mark.rule("POLITICAL-1", "REF-1")
def test_a_political_action_has_1_stealth(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.minion(0, "Belinde")
    s.minion(1, "Sully")
    g = s.start()
    g.play(card="Ancilla Empowerment")
    g.play(kind="block", minion="Sully")
    g.play(kind="vote for", minion="Belinde")
    resolve(g)
    assert g.seat(1).pool == 29


@pytest.mark.rule("POLITICAL-1", "REF-1", "ACTION-1")
def test_the_terms_are_chosen_only_once_the_action_succeeds(
    allocate: Allocate, resolve: Resolve
) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Kine Resources Contested"])
    s.minion(0, "Belinde")
    s.minion(1, "Sully")
    g = s.start()
    g.play(card="Kine Resources Contested")
    assert g.decision.kind == "block"
    g.pass_until("terms")
    assert g.decision.seat == 0  # its caller
    allocate(g, 0, 3, 1)
    g.play(kind="vote for", minion="Belinde")
    resolve(g)
    assert [g.seat(n).pool for n in range(3)] == [30, 27, 29]


@pytest.mark.rule("POLITICAL-1", "ACTION-5")
def test_a_blocked_political_action_calls_no_referendum(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.minion(0, "Belinde")
    s.minion(1, "Sully", cards=["Sport Bike"])
    g = s.start()
    g.play(card="Ancilla Empowerment")
    g.play(kind="block", minion="Sully")
    resolve(g)
    assert g.seat(1).pool == 30
    assert "Ancilla Empowerment" in g.seat(0).ash_heap

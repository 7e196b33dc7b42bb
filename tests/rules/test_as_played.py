"""Chapter CARD, what may be done as a card is played, and what becomes of a cancelled card."""

from pathlib import Path

import methuselah as mt
import pytest
from driving import Blocked, Refused, Resolve


@pytest.mark.rule("CARD-12")
def test_a_cancel_comes_before_the_replacement_is_drawn() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned"], library=["Conditioning"])
    s.seat(1, hand=["Direct Intervention"])
    s.minion(0, "Gelasia Fotiou")
    g = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    assert (g.decision.kind, g.decision.seat) == ("as played", 1)
    assert len(g.seat(0).hand) == 6
    assert "Conditioning" not in g.seat(0).hand
    g.play(card="Direct Intervention")
    assert "Conditioning" in g.seat(0).hand


@pytest.mark.rule("CARD-12")
def test_no_other_effect_is_used_as_a_card_is_played() -> None:
    """The Barrens could be used at any other time."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned"])
    s.seat(1, hand=["Direct Intervention"])
    s.permanent(1, "The Barrens")
    s.minion(0, "Gelasia Fotiou")
    g = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    assert {o.card for o in g.decision.options} == {None, "Direct Intervention"}


def aire_of_elation_against(card: str) -> mt.Position:
    """Seat 1 has Iron Heart, to cancel it as it is played, but its minion is locked."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Aire of Elation"])
    s.seat(1, hand=[card, "Iron Heart"])
    s.minion(0, "Tamoszius", blood=5)
    s.minion(1, "Lenny Burkhead", blood=5, locked=True)
    g = s.start()
    g.play(kind="bleed", minion="Tamoszius")
    g.pass_until("declined", seat=0)
    g.play(card="Aire of Elation", level="superior")
    return g


@pytest.mark.rule("CARD-12", "BLOCK-8")
def test_a_wake_may_always_be_played_there() -> None:
    g = aire_of_elation_against("Wake with Evening's Freshness")
    assert g.decision.kind == "as played"
    g.play(card="Wake with Evening's Freshness")
    g.play(card="Iron Heart")
    g.pass_until("discard")
    assert g.seat(1).pool == 29


@pytest.mark.rule("CARD-12")
def test_an_unlock_that_is_no_wake_may_not(refused: Refused) -> None:
    """Guard Dogs: it may be played in the action, but not as another card is played."""
    g = aire_of_elation_against("Guard Dogs")
    assert g.decision is None or g.decision.kind != "as played"
    g.pass_until("discard")
    assert g.seat(1).pool == 30 - 1 - 3


@pytest.mark.rule("CARD-13")
def test_a_cancelled_action_card_locks_nobody_and_costs_nothing() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned"])
    s.seat(1, hand=["Direct Intervention"])
    s.minion(0, "Sully", blood=3)
    g = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    g.play(card="Direct Intervention")
    assert (g.minion("Sully").blood, g.minion("Sully").locked) == (3, False)
    assert "Govern the Unaligned" in g.seat(0).ash_heap
    g.play(kind="bleed", minion="Sully")


@pytest.mark.rule("CARD-13")
def test_a_cancelled_card_counts_as_played(refused: Refused) -> None:
    """The same modifier cannot be played again by that minion in this action."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds", "Lost in Crowds"])
    s.seat(1, hand=["Direct Intervention"])
    s.minion(0, "Meaghan")
    s.minion(1, "Colette")
    g = s.start()
    g.play(kind="bleed", minion="Meaghan")
    g.play(kind="block", minion="Colette")
    g.play(card="Lost in Crowds")
    g.play(card="Direct Intervention")
    refused(g, kind="play", card="Lost in Crowds", until="strike")


@pytest.mark.rule("CARD-13")
def test_a_cancelled_card_that_is_no_action_card_still_costs(tmp_path: Path) -> None:
    """Unless what cancels it says otherwise: here Direct Intervention does not, from a file."""
    file = tmp_path / "cancel.ron"
    file.write_text(
        'Card(name: "Direct Intervention", modes: [(when: AsPlayed, do: [Cancel(false)])])',
        encoding="utf-8",
    )
    s = mt.Scenario(players=2, cards=mt.Cards.load(str(file)))
    s.seat(0, hand=["Conditioning"])
    s.seat(1, hand=["Direct Intervention"])
    s.minion(0, "Colette", blood=3)
    g = s.start()
    g.play(kind="bleed", minion="Colette")
    g.play(card="Conditioning", level="inferior")
    g.play(card="Direct Intervention")
    g.pass_until("discard")
    assert g.seat(1).pool == 30 - 1 - 1  # the cost of Direct Intervention, and the bleed
    assert g.minion("Colette").blood == 2


@pytest.mark.rule("CARD-13")
def test_after_a_cancelled_strike_card_another_strike_is_chosen(
    blocked: Blocked, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Roundhouse", "Roundhouse"])
    s.seat(1, hand=["Direct Intervention"])
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Sully", blood=4)
    g = s.start()
    blocked(g, "Wauneka", "Sully")
    g.pass_until("strike")
    g.play(card="Roundhouse", level="superior")
    g.play(card="Direct Intervention")
    assert (g.decision.kind, g.decision.seat) == ("strike", 0)
    g.play(card="Roundhouse", level="inferior")  # 3: from another strike card
    resolve(g)
    assert g.minion("Sully").blood == 1

"""Chapter DISCARD."""

import methuselah as mt
import pytest
from driving import Refused, Written

OPEN_WINDOW = """
Card(
    name: "Open Window",
    facts: {"types": "Master"},
    modes: [(do: [PutInPlay])],
    abilities: [Static((to: Methuselah(You), change: Add(DiscardActions, 1)))],
)
"""


@pytest.mark.rule("DISCARD-1", "TERM-2")
def test_one_card_is_discarded_and_replaced(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Blood Doll", "Bonding"], library=["Deflection"])
    g = s.start(phase="discard")
    g.play(kind="discard", card="Blood Doll")
    assert g.seat(0).ash_heap == ["Blood Doll"]
    assert "Deflection" in g.seat(0).hand
    assert len(g.seat(0).hand) == 7
    refused(g, kind="discard", card="Bonding")


@pytest.mark.rule("DISCARD-1")
def test_nobody_need_discard_and_nothing_is_saved(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Blood Doll", "Bonding"])
    g = s.start(phase="discard")
    g.pass_until("discard", seat=1)
    assert g.seat(0).ash_heap == []
    g.pass_until("discard", seat=0)
    g.play(kind="discard", card="Blood Doll")
    refused(g, kind="discard", card="Bonding")


@pytest.mark.rule("DISCARD-2")
def test_an_event_takes_the_discard_action_and_stays_in_play(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["The Unmasking", "Blood Doll"])
    g = s.start(phase="discard")
    g.play(kind="play", card="The Unmasking")
    assert g.view(0).permanents(0) == ["The Unmasking"]
    refused(g, kind="discard")


@pytest.mark.rule("DISCARD-2")
def test_one_event_in_a_phase_though_there_are_more_actions(
    refused: Refused, written: Written
) -> None:
    """Two discard phase actions: an event and a discard, not two events."""
    s = mt.Scenario(players=2, cards=written(OPEN_WINDOW))
    s.seat(0, hand=["The Unmasking", "Hunger Moon", "Blood Doll"])
    s.permanent(0, "Open Window")
    g = s.start(phase="discard")
    g.play(kind="play", card="The Unmasking")
    refused(g, kind="play", card="Hunger Moon", seat=0)
    g = s.start(phase="discard")
    g.play(kind="play", card="The Unmasking")
    g.play(kind="discard", card="Blood Doll")


@pytest.mark.rule("DISCARD-2")
def test_each_event_once_in_the_game_at_the_whole_table(refused: Refused) -> None:
    """Even if it has left play since."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Dragonbound"])
    s.seat(1, hand=["The Uncoiling", "Dragonbound"])
    g = s.start(phase="discard")
    g.play(kind="play", card="Dragonbound", seat=0)
    g.pass_until("discard", seat=1)
    g.play(kind="play", card="The Uncoiling", seat=1)
    assert "Dragonbound" in g.seat(0).ash_heap
    g.pass_until("discard", seat=0)
    g.pass_until("discard", seat=1)
    refused(g, kind="play", card="Dragonbound", seat=1)


@pytest.mark.rule("DISCARD-2")
def test_nobody_puts_an_event_into_play_in_the_phase_of_another(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, hand=["The Unmasking"])
    g = s.start(phase="discard")
    g.pass_until("discard", seat=0)
    refused(g, kind="play", card="The Unmasking", seat=1)

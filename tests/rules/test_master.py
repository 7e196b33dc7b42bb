"""Chapter MASTER, and what chapter CARD says of master cards."""

from typing import Any

import methuselah as mt
import pytest
from driving import Offers, Refused, Resolve


@pytest.mark.rule("MASTER-1", "MASTER-2")
def test_one_master_phase_action(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Blood Doll", "The Barrens"])
    s.minion(0, "Sully")
    g = s.start(phase="master")
    g.play(card="Blood Doll")
    refused(g, kind="play", card="The Barrens")


@pytest.mark.rule("MASTER-1")
def test_unused_master_phase_actions_are_lost(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["The Barrens", "Information Highway"])
    s.seat(1, hand=["Dreams of the Sphinx"])
    g = s.start(phase="master")
    g.pass_until("master", seat=1)
    g.pass_until("master", seat=0)
    g.play(card="The Barrens")
    refused(g, kind="play", card="Information Highway")


@pytest.mark.rule("MASTER-1")
def test_a_card_may_give_another_master_phase_action(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["The Barrens", "Information Highway", "Elder Library"])
    s.permanent(0, "The Parthenon")
    g = s.start(phase="master")
    g.play(kind="use", card="The Parthenon")
    g.play(card="The Barrens")
    g.play(card="Information Highway")
    refused(g, kind="play", card="Elder Library")


@pytest.mark.rule("MASTER-2")
def test_a_card_in_play_may_use_the_master_phase_action(refused: Refused) -> None:
    """Failsafe: with fewer than 3 pool, for a master phase action, burn it to gain 4."""
    s = mt.Scenario(players=2)
    s.seat(0, pool=2, hand=["The Barrens"])
    s.permanent(0, "Failsafe")
    g = s.start(phase="master")
    g.play(kind="use", card="Failsafe")
    assert g.seat(0).pool == 6
    refused(g, kind="play", card="The Barrens")


@pytest.mark.rule("MASTER-2")
@pytest.mark.parametrize("first", ["master", "doll"])
def test_other_effects_are_ordered_freely_around_it(first: str) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["The Barrens"])
    s.minion(0, "Sully", blood=2, cards=["Blood Doll"])
    g = s.start(phase="master")

    def doll() -> None:
        g.play(kind="use", card="Blood Doll")
        g.choose(g.decision.options[0])

    def master() -> None:
        g.play(card="The Barrens")

    for do in (master, doll) if first == "master" else (doll, master):
        do()
    assert g.seat(0).pool == 31
    assert "The Barrens" in g.seat(0).permanents


@pytest.mark.rule("MASTER-3", "CARD-18")
def test_after_an_out_of_turn_master_there_is_one_action_fewer(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned"])
    s.seat(1, hand=["Direct Intervention", "The Barrens"])
    s.minion(0, "Madison")
    s.minion(1, "Sully")
    g = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    g.play(card="Direct Intervention")
    g.pass_until("minion", seat=1)
    assert "The Barrens" not in g.seat(1).permanents
    g.pass_until("master", seat=1)
    g.play(card="The Barrens")  # the turn after, it is as usual


@pytest.mark.rule("MASTER-3", "CARD-18")
def test_in_the_next_master_phase_no_master_is_played(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned"])
    s.seat(1, hand=["Direct Intervention", "The Barrens"])
    s.minion(0, "Madison")
    s.minion(1, "Sully", cards=["Blood Doll"])
    g = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    g.play(card="Direct Intervention")
    g.pass_until("master", seat=1)
    assert g.decision.kind == "master"  # for the Blood Doll
    assert not any(o.card == "The Barrens" for o in g.decision.options)


@pytest.mark.rule("CARD-18", "CARD-13")
def test_it_counts_even_if_it_is_cancelled(refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Govern the Unaligned"])
    s.seat(1, hand=["Direct Intervention", "The Barrens"])
    s.seat(2, hand=["Sudden Reversal"])
    s.minion(0, "Madison")
    s.minion(1, "Sully", cards=["Blood Doll"])
    g = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    g.play(card="Direct Intervention")
    g.play(card="Sudden Reversal")
    g.pass_until("master", seat=1)
    assert g.seat(1).pool == 27  # the bleed for 3 went on; nothing paid for what was cancelled
    assert not any(o.card == "The Barrens" for o in g.decision.options)


@pytest.mark.rule("CARD-18")
def test_at_most_one_between_two_turns_of_ones_own(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned", "Conditioning"])
    s.seat(1, hand=["Direct Intervention", "Direct Intervention"])
    s.minion(0, "Colette")
    s.minion(0, "Madison")
    g = s.start()
    g.play(card="Govern the Unaligned", level="inferior", minion="Madison")
    g.play(card="Direct Intervention")
    g.play(kind="bleed", minion="Colette")
    g.play(card="Conditioning", level="inferior")
    refused(g, kind="play", card="Direct Intervention")
    g.pass_until("minion")
    assert g.seat(1).pool == 30 - 1 - 3


@pytest.mark.rule("CARD-18")
def test_not_in_ones_own_turn(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Direct Intervention", "Direct Intervention"])
    s.seat(1, hand=["Precognition"])
    s.minion(0, "Wauneka", blood=3)
    s.minion(1, "Colette")
    g = s.start()
    g.play(kind="hunt", minion="Wauneka")
    g.play(kind="block", minion="Colette")
    g.play(card="Precognition", level="inferior")
    refused(g, kind="play", card="Direct Intervention", seat=0, until="strike")


@pytest.mark.rule("CARD-17")
def test_a_trifle_gives_one_more_action_this_phase(refused: Refused) -> None:
    """Once: later trifles are plain masters."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Life in the City", "Life in the City", "The Barrens"])
    s.minion(0, "Sully", blood=1)
    g = s.start(phase="master")
    g.play(card="Life in the City")
    g.play(card="Life in the City")
    refused(g, kind="play", card="The Barrens")
    assert g.minion("Sully").blood == 3


@pytest.mark.rule("CARD-17")
def test_after_a_plain_master_the_trifle_cannot_be_played(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Life in the City", "The Barrens"])
    s.minion(0, "Sully", blood=1)
    g = s.start(phase="master")
    g.play(card="The Barrens")
    refused(g, kind="play", card="Life in the City")


@pytest.mark.ruling("101896#459c063c")
@pytest.mark.rule("CARD-17", "CARD-13")
def test_a_cancelled_trifle_gives_none(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Life in the City", "The Barrens"])
    s.seat(1, hand=["Sudden Reversal"])
    s.minion(0, "Sully", blood=1)
    g = s.start(phase="master")
    g.play(card="Life in the City")
    g.play(card="Sudden Reversal")
    assert g.minion("Sully").blood == 1
    refused(g, kind="play", card="The Barrens")


@pytest.mark.rule("CARD-17", "CARD-18")
def test_an_out_of_turn_trifle_gives_it_in_the_next_master_phase(refused: Refused) -> None:
    """Wash takes that phase's action and gives one: there is one left."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["The Barrens"])
    s.seat(1, hand=["Wash", "Life in the City", "Information Highway", "Elder Library"])
    s.minion(1, "Sully", blood=1)
    g = s.start(phase="master")
    g.play(card="The Barrens")
    g.play(card="Wash")
    g.pass_until("master", seat=1)
    g.play(card="Life in the City")  # a trifle, but the phase's one bonus is used up
    refused(g, kind="play", card="Elder Library")


@pytest.mark.rule("CARD-15", "CARD-21", "TERM-3")
def test_a_master_in_play_is_controlled_by_who_played_it() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Haven Uncovered"])
    s.minion(1, "Sully")
    g = s.start(phase="master")
    g.play(card="Haven Uncovered", target="Sully")
    assert g.minion("Sully").cards == ["Haven Uncovered"]
    assert g.seat(0).permanents == ["Haven Uncovered"]
    assert g.seat(1).permanents == []


@pytest.mark.rule("CARD-16")
def test_a_location_may_be_used_in_the_turn_it_is_played() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Art Museum"], uncontrolled=[("Min-seo", 0)])
    s.minion(0, "Tamoszius")
    g = s.start(phase="master")
    g.play(card="Art Museum")
    assert "Art Museum" in g.seat(0).permanents  # it stays in play
    g.pass_until("influence")
    g.play(kind="use", card="Art Museum")
    assert g.seat(0).uncontrolled[0].blood == 1


@pytest.mark.rule("CARD-16")
def test_a_location_can_be_burned(resolve: Resolve) -> None:
    """Wasserschloss Anif: any minion may burn it, by a directed action."""
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka")
    s.permanent(1, "Wasserschloss Anif, Austria", counters=2)
    g = s.start()
    g.play(kind="action", card="Wasserschloss Anif, Austria", minion="Wauneka")
    resolve(g)
    assert g.seat(1).ash_heap == ["Wasserschloss Anif, Austria"]


@pytest.mark.rule("CARD-5")
@pytest.mark.parametrize(
    ("seat", "tremere", "playable"),
    [
        (1, {}, False),
        (0, {"region": "torpor", "blood": 1}, False),
        (0, {"locked": True}, True),
        (0, {}, True),
    ],
)
def test_a_master_with_a_requirement_needs_a_ready_minion_that_meets_it(
    *, seat: int, tremere: Any, playable: bool, offers: Offers
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Arcane Library", "The Barrens"])
    s.minion(0, "Sully")
    s.minion(seat, "Nassir", **tremere)
    g = s.start(phase="master")
    assert bool(offers(g, card="Arcane Library", kind="play")) is playable

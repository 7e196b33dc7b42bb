"""Trophies on a vampire; how they come there is in the tests of the Red List."""

import methuselah as mt
import pytest
from driving import Refused


def test_revered_gives_two_bleed() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", cards=["Trophy: Revered"])
    assert s.start().minion("Wauneka").bleed == 3


def test_a_vampire_has_only_one_trophy_revered() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Trophy: Revered", "Trophy: Domain"])
    s.minion(0, "Wauneka", blood=4, cards=["Trophy: Revered"])
    s.minion(1, "Lord Fianna", region="torpor", blood=1)
    g = s.start()
    g.play(kind="diablerize", minion="Wauneka", target="Lord Fianna")
    g.pass_until("trophy")
    assert {o.target for o in g.decision.options} == {None, "Trophy: Domain"}


def test_the_hunting_ground_gives_two_blood_in_ones_own_unlock_phase() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=1, cards=["Trophy: Hunting Ground"])
    g = s.start(phase="unlock")
    g.play(kind="trigger", card="Trophy: Hunting Ground")
    assert g.minion("Wauneka").blood == 3
    g.pass_until("master", seat=1)
    assert g.minion("Wauneka").blood == 3


@pytest.mark.ruling("102032#0fdd2998")
def test_one_hunting_ground_a_turn_for_each_vampire() -> None:
    s = mt.Scenario(players=2)
    s.permanent(0, "Academic Hunting Ground")
    s.minion(0, "Wauneka", blood=1, cards=["Trophy: Hunting Ground"])
    s.minion(0, "Ryan", blood=1)
    g = s.start(phase="unlock")
    g.play(kind="trigger", card="Trophy: Hunting Ground")
    used = [o for o in g.decision.options if o.card == "Academic Hunting Ground"]
    assert [o.target for o in used] == ["Ryan"]


@pytest.mark.rule("UNLOCK-1")
def test_the_hunting_grounds_are_used_in_any_order() -> None:
    """What comes second for a vampire gives it nothing, be it one that happens by itself."""
    s = mt.Scenario(players=2)
    s.permanent(0, "Academic Hunting Ground")
    s.minion(0, "Wauneka", blood=1, cards=["Trophy: Hunting Ground"])
    s.minion(0, "Ryan", blood=1)
    g = s.start(phase="unlock")
    g.play(kind="use", card="Academic Hunting Ground", target="Wauneka")
    assert g.minion("Wauneka").blood == 2
    g.play(kind="trigger", card="Trophy: Hunting Ground")
    assert g.minion("Wauneka").blood == 2


def test_domain_gives_intercept_and_lets_its_vampire_unlock_and_block(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Ryan", blood=2)
    s.minion(1, "Wauneka", locked=True, blood=3, cards=["Trophy: Domain"])
    g = s.start()
    g.play(kind="hunt", minion="Ryan")  # stealth 1
    g.play(kind="use", card="Trophy: Domain", seat=1)
    assert g.minion("Wauneka").blood == 2
    g.pass_until("strike")  # so it has blocked
    assert g.minion("Wauneka").locked


def test_domain_is_used_once_in_an_action_and_not_in_ones_own(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Ryan", blood=2, cards=["Trophy: Domain"])
    s.minion(1, "Wauneka", cards=["Trophy: Domain"])
    s.minion(0, "Belinde")
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    refused(g, kind="use", card="Trophy: Domain", seat=0)


def test_no_questions_makes_two_actions_unblockable(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", cards=["Trophy: No Questions"])
    s.minion(1, "Ryan")
    g = s.start()
    assert g.minion("Trophy: No Questions").counters == 2
    g.play(kind="bleed", minion="Wauneka")
    g.play(kind="use", card="Trophy: No Questions")
    assert g.minion("Trophy: No Questions").counters == 1
    refused(g, kind="block", minion="Ryan")


def test_no_questions_burns_with_its_last_counter() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka")
    s.permanent(0, "Trophy: No Questions", on="Wauneka", counters=1)
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion="Wauneka")
    g.play(kind="use", card="Trophy: No Questions")
    assert "Trophy: No Questions" in g.seat(0).ash_heap
    g.pass_until("minion")
    assert g.seat(1).pool == 29


@pytest.mark.ruling("G00124#e9638f7e", "G00124#bd9dc2f6")
@pytest.mark.parametrize("why", ["not the target", "cannot block"])
def test_domain_is_no_use_to_one_that_may_not_attempt_to_block(why: str, refused: Refused) -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=["Daring the Dawn"])
    s.minion(0, "Brock Sterling")
    seat = 2 if why == "not the target" else 1
    s.minion(seat, "Wauneka", locked=True, blood=3, cards=["Trophy: Domain"])
    g = s.start()
    g.play(kind="bleed", minion="Brock Sterling")
    if why == "cannot block":
        g.play(card="Daring the Dawn", level="superior")
    refused(g, kind="use", card="Trophy: Domain", seat=seat)


@pytest.mark.ruling("G00124#11a9d8ce")
def test_domain_can_be_used_by_a_vampire_that_attempts_to_block_already() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Brock Sterling")
    s.minion(1, "Wauneka", blood=3, cards=["Trophy: Domain"])
    g = s.start()
    g.play(kind="hunt", minion="Brock Sterling")
    g.play(kind="block", minion="Wauneka")
    g.play(kind="use", card="Trophy: Domain", seat=1)
    assert g.minion("Wauneka").blood == 2

"""Positions are played on, told and refuse what cannot be chosen."""

from typing import Any

import methuselah as mt
import pytest
from methuselah.errors import GameError


@pytest.fixture
def scenario() -> mt.Scenario:
    """Seat 0 can oust seat 1, which has the Edge and no ready minion."""
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Villein", "Govern the Unaligned"])
    s.seat(1, pool=1, edge=True, ash_heap=["Deflection", "Fame"], uncontrolled=[("Ashley", 2)])
    s.minion(0, "Belinde", locked=True, cards=[".44 Magnum", "Raven Spy"])
    s.minion(0, "Sully", blood=3)
    s.minion(1, "Ryan", region="torpor", blood=1)
    s.permanent(1, "Fame", on="Sully")
    s.permanent(2, "Smiling Jack, The Anarch", counters=2)
    return s


TABLE = """
Anneke has 30 pool, 7 cards in hand (Villein; Govern the Unaligned)
  Belinde (6 blood, locked) with .44 Magnum, Raven Spy (1 life)
  Sully (3 blood) with Fame (of Theo)
Theo has 1 pool, the Edge, 7 cards in hand
  Ryan (1 blood, in torpor)
  Ashley (2 blood, uncontrolled)
  ash heap: Deflection; Fame
seat 2 has 30 pool, 7 cards in hand
  Smiling Jack, The Anarch (2 counters)
"""


def test_a_transcript_tells_the_table_the_log_and_the_scores(scenario: mt.Scenario) -> None:
    g = scenario.start()
    g.play(kind="bleed", minion="Sully")
    g.pass_until("minion")
    told = g.transcript(["Anneke", "Theo"])
    assert told.startswith(f"Anneke (seat 0)\nTheo (seat 1)\n{TABLE}\nRound 4, turn of Anneke (p")
    assert "\n  Sully bleeds Theo\n" in told
    assert told.endswith(
        "\n\nThe game is not over: it stands at a 'minion' decision of Anneke. So far:\n"
        "Anneke: 1 VP\nTheo: 0 VP\nseat 2: 0 VP"
    )
    assert g.scores == [1.0, 0.0, 0.0]
    unnamed = g.transcript()
    assert unnamed.startswith("seat 0 has 30 pool, ")
    assert "Anneke" not in unnamed


def test_the_table_is_told_as_it_was_before_the_turn(scenario: mt.Scenario) -> None:
    g = scenario.start(phase="unlock")
    assert not g.minion("Belinde").locked
    told = g.transcript(["Anneke", "Theo"])
    assert TABLE in told
    assert "\n  unlocked: Belinde\n" in told


def test_contested_and_incapacitated_cards_are_told() -> None:
    s = mt.Scenario(cards=mt.Cards.standard())
    for seat in (0, 1):
        s.minion(seat, "Belinde", region="contested", blood=3)
    s.minion(0, 'Jack "Hannibal137" Harmon', region="incapacitated")
    told = s.start().transcript()
    assert told.count("\n  Belinde (3 blood, contested)\n") == 2
    assert '\n  Jack "Hannibal137" Harmon (0 life, incapacitated)\n' in told


def test_more_names_than_seats_are_refused(scenario: mt.Scenario) -> None:
    with pytest.raises(GameError, match="^4 names for 3 seats$"):
        scenario.start().transcript(list("abcd"))


@pytest.mark.parametrize("policy", ["random", "heuristic"])
def test_a_position_is_played_out(policy: str, scenario: mt.Scenario) -> None:
    one, other = scenario.start(), scenario.start()
    one.play_out(policy)
    other.play_out(policy)
    assert one.decision is None
    assert sum(one.scores) >= 1
    assert one.transcript() == other.transcript()
    assert "The game ends: " in one.transcript()
    assert "not over" not in one.transcript()


def test_the_policies_play_a_position_otherwise(scenario: mt.Scenario) -> None:
    one, other = scenario.start(), scenario.start()
    one.play_out("random")
    other.play_out()
    assert one.log != other.log


def test_a_policy_that_is_none(scenario: mt.Scenario) -> None:
    with pytest.raises(GameError, match='"nobody": "random" and "heuristic" are$'):
        scenario.start().play_out("nobody")


def test_what_is_no_option_is_told_those_that_are(scenario: mt.Scenario) -> None:
    scenario.minion(0, "Colette")
    g = scenario.start()
    assert g.decision is not None
    sully = next(o for o in g.decision.options if o.kind == "bleed" and o.minion == "Sully")
    g.choose(sully)
    g.pass_until("minion")
    with pytest.raises(GameError) as caught:
        g.choose(sully)
    assert str(caught.value).startswith(
        "`bleed with Sully` is not one of the options; seat 0 (minion) has:\n  [pass] end the "
    )
    assert "\n  [bleed] bleed with Colette" in str(caught.value)


def test_a_card_of_no_such_name_is_told_those_of_this_game(scenario: mt.Scenario) -> None:
    """Bonding is a card, but none of this game."""
    g = scenario.start()
    with pytest.raises(GameError) as caught:
        g.play(card="Bonding")
    message = str(caught.value)
    assert message.startswith("no card of this game is called `Bonding`; nearest names: Belinde, ")
    assert "; seat 0 (minion) has:\n  [pass] end the minion phase\n" in message
    with pytest.raises(GameError) as caught:
        g.minion("Suly")
    assert str(caught.value).startswith("no card of this game is called `Suly`; nearest names: S")
    assert "has:" not in str(caught.value)


def test_a_game_tells_its_options_too(duel: mt.Table) -> None:
    game: Any = mt.Game(duel, seed=3)
    option = game.decision.options[-1]
    game.pass_until("influence", seat=1)
    with pytest.raises(GameError, match=r"is not one of the options; seat 1 \(influence\) has:\n"):
        game.choose(option)

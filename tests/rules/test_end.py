"""Chapter END: ousting and winning."""

from typing import Any

import methuselah as mt
import pytest
from driving import Blocked, Refused, Resolve

POINT = 2  # victory points are counted in halves


@pytest.mark.rule("END-1", "END-2", "END-3")
def test_the_worked_example_begins_with_an_oust() -> None:
    """At 0 pool a Methuselah is ousted; the predator gets 1 victory point and 6 pool."""
    s = mt.Scenario(players=3)
    s.seat(0, pool=4)
    s.seat(1, pool=1)
    s.minion(0, "Belinde")
    s.minion(0, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.pass_until("minion")
    assert g.seat(1).ousted
    assert g.seat(0).pool == 10
    assert g.half_points == [POINT, 0, 0]
    # The next Methuselah is the prey now.
    g.play(kind="bleed", minion="Ryan")
    g.pass_until("discard")
    assert g.seat(2).pool == 29


@pytest.mark.rule("END-1")
def test_the_cards_of_the_ousted_leave_the_game() -> None:
    """Cards they own under the control of others stay."""
    s = mt.Scenario(players=3)
    s.seat(1, pool=1)
    s.minion(0, "Belinde")
    s.minion(0, "Ryan")
    s.minion(1, "Sully", locked=True, cards=["Sport Bike"])
    s.minion(2, "Colette", owner=1)
    s.permanent(1, "Haven Uncovered", on="Belinde")
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.pass_until("minion")
    assert g.seat(1).minions == []
    assert g.seat(1).ash_heap == []
    assert {"Sully", "Sport Bike", "Haven Uncovered"} <= set(g.seat(1).removed)
    assert g.minion("Belinde").cards == []
    assert g.minion("Colette").seat == 2


@pytest.mark.rule("END-1")
def test_cards_of_others_that_the_ousted_controlled_leave_too() -> None:
    s = mt.Scenario(players=3)
    s.seat(1, pool=1)
    s.minion(0, "Belinde")
    s.minion(1, "Colette", owner=2, locked=True)
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.pass_until("discard")
    assert g.seat(2).removed == ["Colette"]


@pytest.mark.rule("END-2")
def test_the_predator_gets_them_whoever_ousts() -> None:
    """Seat 2's referendum ousts seat 1: seat 0 gets the point and the pool."""
    s = mt.Scenario(players=4)
    s.seat(2, hand=["Ancilla Empowerment"])
    s.seat(1, pool=1)
    s.minion(2, "Ayelech")
    s.minion(1, "Sully", locked=True)
    g = s.start(active=2)
    g.play(card="Ancilla Empowerment")
    g.play(kind="vote for", minion="Ayelech")
    g.pass_until("discard")
    assert g.half_points == [POINT, 0, 0, 0]
    assert [g.seat(n).pool for n in range(4)] == [36, 0, 29, 30]


@pytest.mark.rule("END-2")
def test_ousted_at_the_same_moment_the_point_but_not_the_pool() -> None:
    s = mt.Scenario(players=4)
    s.seat(2, hand=["Ancilla Empowerment"])
    s.seat(0, pool=1)
    s.seat(1, pool=1)
    s.minion(2, "Ayelech")
    s.minion(0, "Ryan", locked=True)
    s.minion(1, "Sully", locked=True)
    g = s.start(active=2)
    g.play(card="Ancilla Empowerment")
    g.play(kind="vote for", minion="Ayelech")
    g.pass_until("discard")
    assert (g.seat(0).ousted, g.seat(1).ousted) == (True, True)
    # Seat 0 for its prey, seat 3 for seat 0.
    assert g.half_points == [POINT, 0, 0, POINT]
    assert (g.seat(0).pool, g.seat(3).pool) == (0, 36)


@pytest.mark.rule("END-3", "END-4")
def test_the_last_one_standing_gets_1_more_and_the_game_ends() -> None:
    s = mt.Scenario(players=2)
    s.seat(1, pool=1)
    s.minion(0, "Belinde")
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.pass_until("discard")
    assert g.decision is None
    assert g.half_points == [2 * POINT, 0]


@pytest.mark.rule("END-5", "END-2", "END-3", "END-4")
def test_the_worked_example_of_five_methuselahs() -> None:
    """Justine, Lisa, Richard, Scott and Steve: 3, 0, 1, 1, 0."""
    justine, lisa, richard, scott, steve = range(5)
    s = mt.Scenario(players=5)
    govern = ["Govern the Unaligned"] * 3
    s.seat(justine, hand=govern)
    s.seat(lisa, pool=1)
    s.seat(richard, pool=1, hand=govern)
    s.seat(scott, pool=1)
    s.seat(steve, pool=1)
    s.minion(scott, "Belinde")
    for name in ("Ayelech", "Colette", "Sully"):
        s.minion(richard, name)
    for name in ("Madison", "Chelsea Blake", "Oshri Dahan", "Ryan"):
        s.minion(justine, name)
    g = s.start(active=scott)
    g.play(kind="bleed", minion="Belinde")
    g.pass_until("discard")
    assert g.seat(steve).ousted
    assert (g.seat(scott).pool, g.seat(scott).half_points) == (7, POINT)

    g.pass_until("minion", seat=richard)
    for name in ("Ayelech", "Colette", "Sully"):
        g.play(card="Govern the Unaligned", level="inferior", minion=name)
        g.pass_until("minion")
    g.pass_until("discard")
    assert g.seat(scott).ousted
    assert (g.seat(richard).pool, g.seat(richard).half_points) == (7, POINT)

    g.pass_until("minion", seat=justine)
    g.play(kind="bleed", minion="Ryan")
    g.pass_until("minion")
    assert g.seat(lisa).ousted
    assert g.seat(justine).half_points == POINT
    for name in ("Madison", "Chelsea Blake", "Oshri Dahan"):
        g.play(card="Govern the Unaligned", level="inferior", minion=name)
        g.pass_until("discard") if name == "Oshri Dahan" else g.pass_until("minion")
    assert g.decision is None
    assert g.half_points == [3 * POINT, 0, POINT, POINT, 0]


@pytest.mark.rule("END-4")
def test_most_victory_points_wins_even_if_ousted_and_a_tie_has_no_winner(
    decks: list[mt.Deck],
) -> None:
    table = mt.Table(decks, policies="random", rules=mt.Rules())
    seats = mt.simulate(table, games=200, seed=5, progress=False).seats
    tied = won = 0
    for (_,), game in seats.group_by("game"):
        best = game["vp"].max()
        leaders = game.filter(game["vp"] == best)
        winners = game.filter(game["game_win"])
        if len(leaders) == 1:
            assert winners["seat"].to_list() == leaders["seat"].to_list()
            won += 1
        else:
            assert len(winners) == 0
            tied += 1
    assert won
    assert tied


@pytest.mark.rule("END-7")
def test_a_tournament_game_win_needs_2_victory_points(decks: list[mt.Deck]) -> None:
    """And more than anyone else; each survivor of the time limit gets half a point."""
    rules = mt.Rules.tournament(round_limit=12)
    table = mt.Table(decks, policies="random", rules=rules)
    result = mt.simulate(table, games=200, seed=5, progress=False)
    ended = dict(result.games.select("game", "ended_by").iter_rows())
    rounds = dict(result.games.select("game", "rounds").iter_rows())
    survivors = 0
    for (number,), game in result.seats.group_by("game"):
        points = sorted(game["vp"].to_list(), reverse=True)
        wins = points[0] >= 2 and points[0] > points[1]
        winners = game.filter(game["game_win"])["vp"].to_list()
        assert winners == ([points[0]] if wins else [])
        standing = game.filter(game["ousted_by"].is_null() & game["oust_round"].is_null())
        ousted = len(game) - len(standing)
        if ended[number] == "round limit":
            survivors += len(standing)
            assert sum(points) == ousted + len(standing) / 2
            assert rounds[number] == 12
        else:
            assert sum(points) == len(game)
    assert survivors


@pytest.mark.rule("END-1", "END-2", "END-3")
def test_who_ousts_oneself_in_ones_own_turn_ends_it() -> None:
    """A referendum of one's own: the predator gets the point, and the prey's turn comes next."""
    s = mt.Scenario(players=3)
    s.seat(0, pool=1, hand=["Ancilla Empowerment"])
    s.minion(0, "Belinde")
    s.minion(1, "Sully", locked=True)
    g = s.start()
    g.play(card="Ancilla Empowerment")
    g.play(kind="vote for", minion="Belinde")
    g.pass_until("minion", seat=1)
    assert g.seat(0).ousted
    assert g.half_points == [0, 0, POINT]
    assert [g.seat(n).pool for n in range(3)] == [0, 29, 36]
    assert g.view(1).predator == 2


@pytest.mark.rule("END-1", "COMBAT-5")
def test_who_is_ousted_in_a_combat_leaves_it_at_once(blocked: Blocked, resolve: Resolve) -> None:
    """Fame: as its vampire goes to torpor, its controller burns 3 pool."""
    s = mt.Scenario(players=3)
    s.seat(1, pool=3)
    s.minion(0, "Wauneka", blood=5)
    s.minion(0, "Ryan")
    s.minion(1, "Sully", blood=0)
    s.permanent(2, "Fame", on="Sully")
    g = s.start()
    blocked(g, "Wauneka", "Sully")
    resolve(g)
    assert g.seat(1).ousted
    assert g.half_points == [POINT, 0, 0]
    assert "Fame" in g.seat(2).ash_heap + g.seat(2).removed
    g.play(kind="bleed", minion="Ryan")
    resolve(g)
    assert g.seat(2).pool == 29


def exhausted(*, hand: int = 3, players: int = 3, **seat: Any) -> mt.Position:
    """Seat 0 begins a turn with no library and that many cards in hand."""
    s = mt.Scenario(players=players, blanks=True, rules=seat.pop("rules", None))
    s.seat(0, hand=["Fame"] * hand, hand_only=True, library_only=True, **seat)
    s.minion(0, "Belinde", locked=True)
    s.minion(1, "Ryan")
    s.minion(2, "Wauneka")
    return s.start(phase="unlock")


@pytest.mark.rule("END-6")
def test_who_has_no_library_and_no_full_hand_withdraws_for_a_point() -> None:
    g = exhausted()
    g.play(kind="withdraw")
    assert g.view(1).withdrawing == [0]
    g.pass_until("minion", seat=2)
    assert not g.seat(0).ousted
    g.pass_until("minion", seat=1)  # what would have been the turn of seat 0 is over
    assert g.seat(0).ousted
    assert g.half_points == [2, 0, 0]
    assert [g.seat(seat).pool for seat in (1, 2)] == [30, 30]  # the predator gets no pool
    assert g.view(2).prey == 1
    assert "Belinde" in g.seat(0).removed


@pytest.mark.rule("END-6")
def test_a_full_hand_or_a_library_does_not_withdraw(refused: Refused) -> None:
    refused(exhausted(hand=7), kind="withdraw")
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Fame"] * 7, library=["Fame"], library_only=True)
    refused(s.start(phase="unlock"), kind="withdraw")


@pytest.mark.rule("END-6")
def test_it_is_announced_in_the_unlock_phase_only(refused: Refused) -> None:
    g = exhausted()
    g.pass_until("master")
    refused(g, kind="withdraw", seat=0)


@pytest.mark.rule("END-6")
def test_pool_lost_keeps_one_from_it_though_it_is_regained() -> None:
    """A transfer is lost pool, too."""
    g = exhausted(uncontrolled=[("Ashley", 0)])
    g.play(kind="withdraw")
    g.pass_until("influence")
    g.play(kind="transfer")
    assert g.view(0).withdrawing == []
    g.pass_until("unlock", seat=0)
    assert not g.seat(0).ousted


@pytest.mark.rule("END-6")
def test_a_bleed_keeps_one_from_it() -> None:
    g = exhausted()
    g.play(kind="withdraw")
    g.pass_until("minion", seat=2)
    g.play(kind="bleed", minion="Wauneka")
    g.pass_until("minion")
    assert g.view(0).withdrawing == []


@pytest.mark.rule("END-6")
def test_a_combat_keeps_one_from_it() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand_only=True, library_only=True)
    s.minion(0, "Belinde")
    s.minion(1, "Ryan")
    g = s.start(phase="unlock")
    g.play(kind="withdraw")
    g.pass_until("minion", seat=1)
    g.play(kind="bleed", minion="Ryan")
    g.play(kind="block", minion="Belinde")
    g.pass_until("strike")
    assert g.view(0).withdrawing == []


@pytest.mark.rule("END-6")
def test_blood_that_a_minion_spends_keeps_one_from_it() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand_only=True, library_only=True)
    s.minion(0, "Qawiyya el-Ghaduba")
    g = s.start(phase="unlock")
    g.play(kind="withdraw")
    g.pass_until("minion")
    g.play(kind="hunt", minion="Qawiyya el-Ghaduba")
    g.pass_until("minion")
    assert g.view(0).withdrawing == [0]  # blood gained is none lost
    g.play(kind="use", card="Qawiyya el-Ghaduba")
    assert g.view(0).withdrawing == []


@pytest.mark.rule("END-6", "END-3")
def test_the_last_one_standing_gets_the_point_for_it() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand_only=True, library_only=True)
    g = s.start(phase="unlock")
    g.play(kind="withdraw")
    g.pass_until("discard", seat=1)
    g.pass_until("minion", seat=0)
    assert g.decision is None
    assert g.half_points == [2, 2]


@pytest.mark.rule("END-7")
def test_tournaments_give_half_a_point_for_withdrawing() -> None:
    s = mt.Scenario(players=2, rules=mt.Rules.tournament())
    s.seat(0, hand_only=True, library_only=True)
    g = s.start(phase="unlock")
    g.play(kind="withdraw")
    g.pass_until("discard", seat=1)
    g.pass_until("minion", seat=0)
    assert g.half_points == [1, 2]

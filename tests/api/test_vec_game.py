"""Games in lockstep."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import methuselah as mt
import numpy as np
import pytest
from methuselah import _core
from methuselah.errors import GameError, TableError
from methuselah.vec_game import Batch


def pick(batch: Batch, made: Sequence[int]) -> Any:
    """By what is seen, and how many picks have been made in the game."""
    seen = batch.state.sum(axis=1).tolist()
    draws = [np.random.default_rng([abs(a), b]).random() for a, b in zip(seen, made, strict=True)]
    return (np.array(draws) * batch.counts).astype(int)


def play(
    table: mt.Table, n: int, games: int, *, learners: Sequence[int] = (0, 2), threads: int = 1
) -> dict[int, list[Any]]:
    """What comes of the first games: rewards summed, rows in hashes, scores."""
    env = mt.VecGame(table, n, learners=learners, seed=7, threads=threads)
    batch = env.reset()
    rows: dict[int, list[int]] = defaultdict(list)
    rewards: dict[int, Any] = defaultdict(lambda: np.zeros(len(table.entries)))
    scores: dict[int, list[float]] = {}
    while not set(range(games)) <= scores.keys():
        for i, game in enumerate(batch.game.tolist()):
            first, end = batch.offsets[i : i + 2].astype(int)
            parts = (batch.state[i], batch.options[first:end], batch.keys[first:end])
            rows[game].append(hash(b"".join(part.tobytes() for part in parts)))
        playing = batch.game.tolist()
        batch = env.step(pick(batch, [len(rows[game]) for game in playing]))
        for i, game in enumerate(playing):
            rewards[game] += batch.rewards[i]
            assert batch.done[i] == (batch.game[i] != game)
        scores |= dict(zip(batch.ended.tolist(), batch.scores.tolist(), strict=True))
    return {game: [rows[game], rewards[game].tolist(), scores[game]] for game in range(games)}


@pytest.fixture(scope="module")
def whole(table: mt.Table) -> dict[int, list[Any]]:
    return play(table, 1, 10)


@pytest.mark.parametrize(("n", "threads"), [(3, 1), (16, 2)])
def test_games_do_not_depend_on_how_many_are_played_side_by_side(
    table: mt.Table, whole: dict[int, list[Any]], n: int, threads: int
) -> None:
    assert play(table, n, 10, threads=threads) == whole


def test_rewards_add_up_to_scores(whole: dict[int, list[Any]]) -> None:
    for rows, rewards, scores in whole.values():
        assert len(rows) > 10
        assert rewards == scores
        assert sum(scores) == 5


def test_they_are_the_games_of_the_arena(decks: list[mt.Deck]) -> None:
    """A learner that picks as a policy in Python does plays the same games."""

    class Last:
        def decide(self, view: mt.View, decision: mt.Decision, rng: object) -> mt.Option:
            del view, rng
            return decision.options[-1]

    table = mt.Table(decks, policies=["random", Last, *["random"] * 3], seating="rotate")
    env = mt.VecGame(table, 4, learners=[1], seed=7)
    batch = env.reset()
    scores: dict[int, list[float]] = {}
    while not set(range(8)) <= scores.keys():
        batch = env.step(batch.counts - 1)
        scores |= dict(zip(batch.ended.tolist(), batch.scores.tolist(), strict=True))
    seats = mt.simulate(table, games=8, seed=7).seats.sort("game", "entry")
    expected = seats["vp"].to_numpy().reshape(8, 5).tolist()
    assert [scores[game] for game in range(8)] == expected


def test_a_batch_is_what_the_game_shows(table: mt.Table) -> None:
    env = mt.VecGame(table, 1, learners=range(5), seed=7, first=3)
    batch, schema = env.reset(), env.schema
    game = mt.Game(table, seed=7, game=3)
    for made in range(400):
        decision = game.decision
        assert decision is not None
        view = game.view(decision.seat)
        state = dict(zip(schema["state"], batch.state[0].tolist(), strict=True))
        assert (batch.game[0], batch.seat[0], batch.counts[0]) == (
            3,
            view.seat,
            len(decision.options),
        )
        assert schema["decision_kinds"][batch.kind[0]] == decision.kind
        assert batch.keys.tolist() == [option.key for option in decision.options]
        kinds = batch.options[:, schema["options"].index("kind")]
        assert [schema["option_kinds"][kind] for kind in kinds] == [
            o.kind for o in decision.options
        ]
        seats = [(view.seat + n) % 5 for n in range(5)]
        alive = [n for n in range(5) if state[f"seat{n}.in_game"]]
        assert [state[f"seat{n}.pool"] for n in alive] == [view.pool[seats[n]] for n in alive]
        assert [state[f"seat{n}.hand"] for n in alive] == [view.hand_sizes[seats[n]] for n in alive]
        assert state["round"] == view.round
        assert seats[state["active"]] == view.active
        cards = mt.Cards.standard()
        hand = [cards.name(state[f"hand{n}"]) for n in range(min(10, len(view.hand)))]
        assert hand == view.hand[:10]
        at = int(pick(batch, [made])[0])
        game.choose(decision.options[at])
        batch = env.step([at])
        if batch.done[0]:
            break


def test_what_cannot_be_picked_is_refused_and_changes_nothing(duel: mt.Table) -> None:
    env = mt.VecGame(duel, 2, learners=[0], seed=7)
    batch = env.reset()
    counts = batch.counts
    least = np.iinfo(np.int64).min
    for picks, wrong in (([0, counts[1]], 1), ([-1, 0], 0), ([0, least], 1)):
        named = f"no option {picks[wrong]} in game {batch.game[wrong]}"
        with pytest.raises(
            GameError, match=f"{named}: it has the options 0 to {counts[wrong] - 1}"
        ):
            env.step(picks)
    for few_or_many in ([0], [0, 0, 0]):
        with pytest.raises(ValueError, match="picks for 2 games: one for each"):
            env.step(few_or_many)
    assert np.array_equal(env.step(counts - 1).keys, replayed(duel, counts - 1).keys)


def replayed(table: mt.Table, picks: Any) -> Batch:
    env = mt.VecGame(table, 2, learners=[0], seed=7)
    env.reset()
    return env.step(picks)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"learners": []}, "learners are"),
        ({"learners": [2]}, "entries 0 to 1"),
        ({"n": 0}, "n is 0"),
        ({"threads": 0}, "threads is 0"),
    ],
)
def test_what_makes_no_games(duel: mt.Table, changes: dict[str, Any], message: str) -> None:
    given: dict[str, Any] = {"n": 2, "learners": [0]} | changes
    with pytest.raises(TableError, match=message):
        mt.VecGame(duel, **given)


def test_others_must_play_in_rust(decks: list[mt.Deck]) -> None:
    policies: Any = ["random", dict]
    table = mt.Table(decks[:2], policies=policies)
    with pytest.raises(TableError, match="entry 1 neither learns"):
        mt.VecGame(table, 2, learners=[0])
    mt.VecGame(table, 2, learners=[1])


def test_games_that_ask_no_learner_anything_are_given_up(duel: mt.Table) -> None:
    arena = duel.arena(range(2), seed=7)
    with pytest.raises(GameError, match=r"no learner was asked anything in 100 games .* of seed 7"):
        _core.VecGame(arena, 1, [], 0, 1)

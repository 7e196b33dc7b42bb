"""Many games in lockstep, for policies that learn: batches of decisions as NumPy arrays."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from methuselah import _core, checks, series
from methuselah.errors import TableError
from methuselah.table import Table

__all__ = ["Batch", "VecGame"]

_MOST_GAMES = 100_000


@dataclass(frozen=True, slots=True)
class Batch:
    """The decisions that wait in `n` games, and what the last picks have come to.

    Decision `i` has the options `offsets[i]` to `offsets[i + 1]` of `options` and `keys`. All that
    is told of a decision is what its seat may know.

    Attributes:
        game: (n,) uint64, the number of the game.
        entry: (n,) uint8, who decides; `seat`: (n,) uint8, where that one sits.
        seat: see `entry`.
        kind: (n,) uint8, an index of `VecGame.schema["decision_kinds"]`.
        state: (n, S) int32, what is seen, by the columns of `VecGame.schema["state"]`.
        offsets: (n + 1,) uint64, where the options of each decision begin.
        options: (m, O) int32, by the columns of `VecGame.schema["options"]`.
        keys: (m,) uint64, the stable keys of the options (see `Option.key`).
        rewards: (n, entries) float64, victory points that each entry has gained since its game had
            its last row.
        done: (n,) bool, whether the pick before ended its game. `rewards` are of that game then,
            and all else is of the next one, which has begun.
        ended: (k,) uint64, numbers of the games that have ended since the last picks, those in
            which no learner had anything to decide among them.
        scores: (k, entries) float64, victory points in these.

    Examples:
        >>> import methuselah as mt
        >>> decks = [mt.Deck.load(f"sims/decks/{clan}.txt") for clan in ("tremere", "ventrue")]
        >>> batch = mt.VecGame(mt.Table(decks), 4, learners=[0], seed=7).reset()
        >>> batch.rewards.shape, batch.offsets.shape
        ((4, 2), (5,))

    """

    game: NDArray[np.uint64]
    entry: NDArray[np.uint8]
    seat: NDArray[np.uint8]
    kind: NDArray[np.uint8]
    state: NDArray[np.int32]
    offsets: NDArray[np.uint64]
    options: NDArray[np.int32]
    keys: NDArray[np.uint64]
    rewards: NDArray[np.float64]
    done: NDArray[np.bool_]
    ended: NDArray[np.uint64]
    scores: NDArray[np.float64]

    @property
    def counts(self) -> NDArray[np.int64]:
        """(n,) int64, how many options each decision has."""
        offsets = self.offsets.astype(np.int64)
        return offsets[1:] - offsets[:-1]


class VecGame:
    """Games of a table in lockstep: each stops where a learner must choose.

    The other entries choose by their built-in policies, in Rust, between two calls. A game that
    ends is followed by another: place `i` of `n` plays the games `first + i`, `first + i + n`, and
    so on. What happens in a game of a number depends on the table, the seed, and what the learners
    pick in it, not on `n`, its place or the threads. When 100 games of one place have gone by
    without a question to a learner, `GameError` is raised.

    Args:
        table: a table; policies of the learners are not asked.
        n: how many games are played side by side.
        learners: numbers of the entries whose choices are left to the caller.
        seed: of all chance.
        first: the number of the first game.
        threads: how many threads play between two calls.

    Raises:
        TableError: if no entry or an unknown one learns, if a policy of the others is written in
            Python, or `n` or `threads` is absurd.

    Examples:
        >>> import methuselah as mt
        >>> import numpy as np
        >>> decks = [mt.Deck.load(f"sims/decks/{clan}.txt") for clan in ("tremere", "ventrue")]
        >>> table = mt.Table(decks, policies="random")
        >>> games = mt.VecGame(table, 8, learners=[0], seed=7)
        >>> rng = np.random.default_rng(1)
        >>> batch, points = games.reset(), 0.0
        >>> for _ in range(1000):
        ...     batch = games.step(rng.integers(batch.counts))
        ...     points += batch.rewards[:, 0].sum()
        >>> bool(points > 0)
        True

    """

    def __init__(
        self,
        table: Table,
        n: int,
        *,
        learners: Iterable[int],
        seed: int = 0,
        first: int = 0,
        threads: int = 1,
    ) -> None:
        checks.a(Table, "table", table, "a Table is needed; Table(decks) makes one of decks")
        entries = range(len(table.entries))
        learners = _learners(learners, entries)
        for number in entries:
            if number not in learners and table.entries[number].player.scripted:
                raise TableError(
                    f"entry {number} neither learns nor has a built-in policy, and others cannot "
                    "play between the batches"
                )
        n = checks.whole_number("n", n, (1, _MOST_GAMES), error=TableError)
        threads = checks.whole_number("threads", threads, (1, 1024), error=TableError)
        first, seed = series.checked_game(first), series.checked_seed(seed)
        self._games = _core.VecGame(table.arena(entries, seed=seed), n, learners, first, threads)

    @property
    def schema(self) -> dict[str, Any]:
        """What the columns and codes of a batch mean.

        - `version`: changes whenever anything else here does.
        - `state`: names of the columns of `Batch.state`. Seats are counted clockwise from the one
          that decides, whether or not they are still in the game: `seat0` is its own. -1 is no
          seat, and no action; `phase` counts from unlock to discard; cards are printed ids, 0
          where there is none.
        - `options`: names of the columns of `Batch.options`. Cards are printed ids, 1 one that the
          seat does not know; `amount` is -1 where nothing is counted; `target` is 1 for a card, 2
          for a seat, 3 for a number, 4 for a clan, whose code is then the `target_number`.
        - `decision_kinds` and `option_kinds`: what the codes of the kinds mean.

        Examples:
            >>> import methuselah as mt
            >>> decks = [mt.Deck.load(f"sims/decks/{clan}.txt") for clan in ("tremere", "ventrue")]
            >>> games = mt.VecGame(mt.Table(decks), 1, learners=[0, 1])
            >>> batch, schema = games.reset(), games.schema
            >>> batch.state[0, schema["state"].index("seat0.pool")].item()
            30
            >>> schema["decision_kinds"][batch.kind[0]]
            'influence'

        """
        return self._games.schema()

    def reset(self) -> Batch:
        """Begin again with the first games, and return their first decisions.

        Raises:
            GameError: if a game cannot go on; with the seed and number that play it again.

        Examples:
            >>> import methuselah as mt
            >>> decks = [mt.Deck.load(f"sims/decks/{clan}.txt") for clan in ("tremere", "ventrue")]
            >>> mt.VecGame(mt.Table(decks), 3, learners=[0], first=5).reset().game.tolist()
            [5, 6, 7]

        """
        self._games.reset()
        return self._batch()

    def step(self, picks: ArrayLike) -> Batch:
        """Take an option in each game, and return the next decisions.

        Args:
            picks: (n,) integers, the place of an option among those of its decision, from 0.

        Raises:
            GameError: if there is no such option (then nothing is done), or a game cannot go on.
            ValueError: if there is not one pick for each game.

        Examples:
            >>> import methuselah as mt
            >>> decks = [mt.Deck.load(f"sims/decks/{clan}.txt") for clan in ("tremere", "ventrue")]
            >>> games = mt.VecGame(mt.Table(decks), 2, learners=[0])
            >>> batch = games.reset()
            >>> games.step([0, 0]).done.tolist()
            [False, False]

        """
        self._games.step(np.ascontiguousarray(picks, dtype=np.int64))
        return self._batch()

    def _batch(self) -> Batch:
        columns = self._games.batch()
        return Batch(
            rewards=columns.pop("gained") / 2, scores=columns.pop("half_points") / 2, **columns
        )


def _learners(learners: Iterable[int], entries: range) -> list[int]:
    """The numbers of the entries that learn, checked."""
    several = isinstance(learners, Iterable) and not isinstance(learners, str)
    numbers = [checks.whole(entry) for entry in learners] if several else []
    known = sorted({number for number in numbers if number is not None and number in entries})
    if not known or len(known) < len(set(numbers)):
        raise TableError(
            f"learners are {learners!r}: some of the entries 0 to {entries[-1]} are needed"
        )
    return known

"""Where games come from: a numbered series that can be played in any pieces."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from methuselah import checks, scripted
from methuselah._core import Arena
from methuselah.errors import RunError
from methuselah.table import Field, Table

__all__ = ["Columns", "Series", "check", "checked_game", "checked_seed", "join", "of", "seats_of"]

Columns: TypeAlias = dict[str, NDArray[Any]]

_DRAW = 0x6669_656C_6421
"""Sets the draw of tables apart from other chance of the same seed."""
_NUMBERS = (0, 2**64 - 1)
_ENTRY_COLUMNS = ("seats.entry", "seats.ousted_by", "cards.entry")


class Series(Protocol):
    """A numbered series of games."""

    @property
    def endings(self) -> list[str]:
        """What the codes of `games.ended_by` mean."""

    def play(self, first: int, count: int, *, threads: int) -> Columns:
        """Play games `first` to `first + count`; the values do not depend on the pieces."""


def check(setup: object) -> None:
    """Refuse what games cannot come from.

    Raises:
        TypeError: if it is neither a table nor a field.

    """
    needed = "a Table or a Field is needed; Table(decks) makes one of decks"
    checks.a((Table, Field), "table", setup, needed)


def checked_seed(seed: object) -> int:
    """The seed, if it is one.

    Raises:
        RunError: if it is none.

    """
    return checks.whole_number("seed", seed, _NUMBERS, error=RunError)


def checked_game(game: object) -> int:
    """The number of a game, if it is one.

    Raises:
        RunError: if it is none.

    """
    return checks.whole_number("game", game, _NUMBERS, error=RunError)


def of(setup: Table | Field, *, seed: int) -> Series:
    """The games of a table or field."""
    if isinstance(setup, Field):
        return _FieldGames(setup, seed=seed)
    return _TableGames(setup, range(len(setup.entries)), seed=seed)


def join(pieces: Sequence[Columns]) -> Columns:
    """The columns of several pieces, one after the other."""
    return {name: np.concatenate([piece[name] for piece in pieces]) for name in pieces[0]}


class _TableGames:
    """Games of the same entries."""

    def __init__(self, setup: Table | Field, entries: Sequence[int], *, seed: int) -> None:
        self._arena = setup.arena(entries, seed=seed)
        self._entries = [setup.entries[entry] for entry in entries]
        self._scripted = any(entry.player.scripted for entry in self._entries)
        self._seed = seed

    @property
    def endings(self) -> list[str]:
        return self._arena.endings

    def play(self, first: int, count: int, *, threads: int) -> Columns:
        if not self._scripted:
            return self._arena.play(first, count, threads)
        return join(
            [
                scripted.play(self._arena, self._entries, seed=self._seed, game=game)
                for game in range(first, first + count)
            ]
        )


class _FieldGames:
    """Games of entry 0 against others that are drawn anew for each block."""

    def __init__(self, setup: Field, *, seed: int) -> None:
        self._setup = setup
        self._seed = seed
        self.endings = _TableGames(setup, self.drawn(0), seed=seed).endings

    def drawn(self, block: int) -> list[int]:
        """The entries at the table of a block."""
        rng = np.random.Generator(
            np.random.Philox(key=[self._seed, _DRAW], counter=[0, 0, 0, block])
        )
        others, needed = len(self._setup.entries) - 1, self._setup.players - 1
        picked = rng.choice(others, size=needed, replace=others < needed)
        return [0, *(picked + 1).tolist()]

    def play(self, first: int, count: int, *, threads: int) -> Columns:
        size = self._setup.block
        blocks = range(first // size, -(-(first + count) // size))
        workers = 1 if self._setup.scripted else threads
        with ThreadPoolExecutor(max_workers=workers) as pool:
            pieces = pool.map(lambda block: self._block(block, first, first + count), blocks)
            return join(list(pieces))

    def _block(self, block: int, first: int, end: int) -> Columns:
        """What of a block lies between two games, entries numbered as in the field."""
        drawn = self.drawn(block)
        size = self._setup.block
        start, stop = max(first, block * size), min(end, (block + 1) * size)
        games = _TableGames(self._setup, drawn, seed=self._seed)
        columns = games.play(start, stop - start, threads=1)
        number = np.array([*drawn, -1], dtype=np.int32)  # an entry of -1, nobody, stays -1
        return columns | {name: number[columns[name]] for name in _ENTRY_COLUMNS}


def seats_of(setup: Table | Field, *, seed: int, game: int) -> tuple[Arena, list[int]]:
    """The arena of a game, and its entries by the numbers of the setup."""
    if isinstance(setup, Field):
        entries = _FieldGames(setup, seed=seed).drawn(game // setup.block)
    else:
        entries = list(range(len(setup.entries)))
    return setup.arena(entries, seed=seed), entries

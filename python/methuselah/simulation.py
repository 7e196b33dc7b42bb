"""Many games: in pieces short enough to stop between, to memory or to a run folder."""

import os
import time
import warnings
from collections.abc import Iterator, Sequence
from os import PathLike
from pathlib import Path
from typing import NamedTuple, Protocol

from tqdm.auto import tqdm

from methuselah import checks, series
from methuselah.errors import RunError
from methuselah.frames import Names, Tables
from methuselah.manifest import Manifest
from methuselah.results import Result
from methuselah.run_folder import RunFolder
from methuselah.series import Columns, Series
from methuselah.table import Field, Table

__all__ = ["simulate"]

_PIECE_SECONDS = 0.2
_GROWTH = 4.0
_PART_GAMES = 50_000
_PART_SECONDS = 60.0
_BOUNDS = {"games": (1, 10**12), "first": (0, 10**15), "threads": (1, 1024)}


def simulate(
    table: Table | Field,
    *,
    games: int,
    seed: int = 0,
    first: int = 0,
    threads: int | None = None,
    out: str | PathLike[str] | None = None,
    progress: bool | None = None,
) -> Result:
    """Play many games.

    Game by game, what happens depends on the table, the seed and the number of the game, and on
    nothing else: not on threads, nor on how a run is split or stopped.

    Ctrl-C, or the stop button of a notebook, stops within a second and keeps what is done: the
    result holds it, with a warning that says how far it came. Before any game is done there is
    nothing to keep, and `KeyboardInterrupt` is raised.

    Args:
        table: a table, or a field to draw tables from.
        games: how many games.
        seed: of all chance, 0 to 2**64 - 1.
        first: the number of the first game, for a shard of a longer run (see `Result.concat`).
        threads: how many threads play, otherwise one for each processor at hand. Policies written
            in Python play in one.
        out: a folder for the results, in bounded memory. A folder that holds a part of the same
            run is gone on with.
        progress: show a progress bar, otherwise where someone may be watching: in a notebook or a
            terminal.

    Raises:
        TypeError: if it is no table.
        RunError: if a number is absurd, or `out` cannot be written or holds another run.
        GameError: if a game cannot go on; with the seed and number that play it again.
        PolicyError: if a policy returns what is no option. An exception of a policy surfaces as it
            is. Both carry the seed, game and entry as a note.

    Examples:
        >>> import methuselah as mt
        >>> clans = ("malkavian", "nosferatu", "toreador", "tremere", "ventrue")
        >>> decks = [mt.Deck.load(f"sims/decks/{clan}.txt") for clan in clans]
        >>> result = mt.simulate(mt.Table(decks, seating="rotate"), games=20, seed=7)
        >>> result.seats.height
        100

    """
    series.check(table)
    seed = series.checked_seed(seed)
    games, first, threads = (
        checks.whole_number(name, number, _BOUNDS[name], error=RunError)
        for name, number in (
            ("games", games),
            ("first", first),
            ("threads", _processors() if threads is None else threads),
        )
    )
    numbered = series.of(table, seed=seed)
    manifest = Manifest.of(table, seed=seed, first=first, games=games)
    names = Names(
        decks=tuple(entry.deck.name for entry in table.entries),
        policies=tuple(entry.player.name for entry in table.entries),
        endings=tuple(numbered.endings),
        cards=table.cards,
    )
    sink: _Sink = _Memory(manifest, names) if out is None else _Folder(Path(out), manifest, names)
    hidden = None if progress is None else not progress
    with tqdm(total=games, initial=sink.end - first, unit=" games", disable=hidden) as bar:
        try:
            for piece in _pieces(
                numbered, sink.end, first + games, block=table.block, threads=threads
            ):
                sink.add(piece)
                bar.update(piece.end - piece.first)
        except KeyboardInterrupt:
            if sink.end == first:
                sink.close()
                raise
            done = sink.end - first
            warnings.warn(f"stopped after {done:,} of {games:,} games", stacklevel=2)
        except BaseException:
            sink.close()
            raise
    return sink.result()


class Piece(NamedTuple):
    """Games from `first` up to `end`."""

    first: int
    end: int
    columns: Columns


class _Sink(Protocol):
    """Where games go."""

    @property
    def end(self) -> int:
        """The game after the last one that is done."""

    def add(self, piece: Piece) -> None:
        """Take the next games."""

    def close(self) -> None:
        """Keep what is done, and nothing else."""

    def result(self) -> Result:
        """Everything that is done."""


class _Memory:
    """Games that are kept in memory."""

    def __init__(self, manifest: Manifest, names: Names) -> None:
        self._manifest = manifest
        self._names = names
        self._pieces: list[Piece] = []

    @property
    def end(self) -> int:
        return self._pieces[-1].end if self._pieces else self._manifest.first

    def add(self, piece: Piece) -> None:
        self._pieces.append(piece)

    def close(self) -> None:
        pass

    def result(self) -> Result:
        tables = _tables(self._pieces, self._names)
        first = self._manifest.first
        return Result.of(tables, self._manifest.with_span(first, self.end - first))


class _Folder:
    """Games that are written to a run folder, a part at a time.

    What is on disk counts: whenever a stop comes, a piece is either there or still held.
    """

    def __init__(self, path: Path, manifest: Manifest, names: Names) -> None:
        self._folder = RunFolder.start(path, manifest)
        self._names = names
        self._pieces: list[Piece] = []
        self._since = time.monotonic()

    @property
    def end(self) -> int:
        return self._pieces[-1].end if self._pieces else self._folder.end()

    def add(self, piece: Piece) -> None:
        self._pieces.append(piece)
        held, waited = piece.end - self._pieces[0].first, time.monotonic() - self._since
        if held >= _PART_GAMES or waited >= _PART_SECONDS:
            self.close()

    def close(self) -> None:
        written = self._folder.end()
        held = [piece for piece in self._pieces if piece.first >= written]
        if held:
            self._folder.add(written, held[-1].end, _tables(held, self._names))
        self._folder.discard_if_empty()
        self._pieces = []
        self._since = time.monotonic()

    def result(self) -> Result:
        self.close()
        return Result.load(self._folder.path)


def _tables(pieces: Sequence[Piece], names: Names) -> Tables:
    return Tables.of(series.join([piece.columns for piece in pieces]), names)


def _pieces(numbered: Series, first: int, end: int, *, block: int, threads: int) -> Iterator[Piece]:
    """Play games `first` to `end` in pieces of whole blocks, each a fraction of a second long."""
    size = float(max(block, threads))
    while first < end:
        whole_blocks = int(first + size) // block * block
        stop = min(max(whole_blocks, first + 1), end)
        started = time.perf_counter()
        columns = numbered.play(first, stop - first, threads=threads)
        seconds = max(time.perf_counter() - started, 1e-9)
        yield Piece(first, stop, columns)
        size = (stop - first) * min(_PIECE_SECONDS / seconds, _GROWTH)
        size = max(size, block, 1)
        first = stop


def _processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1

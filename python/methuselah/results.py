"""Results: three tables of what happened, and their summaries."""

import io
from collections.abc import Iterable, Sequence
from functools import cached_property
from os import PathLike
from pathlib import Path
from typing import Any, Literal, Self, TypeAlias, get_args

import polars as pl
import rich.box
from rich.console import Console
from rich.table import Table as RichTable

from methuselah import aggregate, checks
from methuselah.aggregate import NAMES, fields
from methuselah.errors import RunError
from methuselah.frames import Tables, add_up
from methuselah.manifest import Manifest
from methuselah.run_folder import RunFolder
from methuselah.stats import points_interval, share_interval

__all__ = ["Result"]

TableName: TypeAlias = Literal["seats", "games", "cards"]

_CAP = "decision cap"
_WIDEST = 10_000
"""Wider than any table, so that no name is cut short."""


class Result:
    """What games came to, as three tables that are read when they are asked for.

    `simulate` makes results; `Result.load` reads those that it wrote to a folder. A result of a
    folder is not held in memory: `scan` gives its tables as lazy frames, and summaries stream.

    Attributes:
        manifest: what was run, in full.

    Examples:
        >>> import methuselah as mt
        >>> paths = ("sims/decks/tremere.txt", "sims/decks/ventrue.txt")
        >>> result = mt.simulate(mt.Table([mt.Deck.load(path) for path in paths]), games=10)
        >>> result
        Result(10 games, seed 0)
        >>> result.games.columns
        ['game', 'chance', 'rounds', 'decisions', 'ended_by']

    """

    def __init__(
        self, *, seats: pl.LazyFrame, games: pl.LazyFrame, cards: pl.LazyFrame, manifest: Manifest
    ) -> None:
        self._tables: dict[TableName, pl.LazyFrame] = {
            "seats": seats,
            "games": games,
            "cards": cards,
        }
        self.manifest = manifest

    @classmethod
    def of(cls, tables: Tables, manifest: Manifest) -> Self:
        """A result of tables in memory.

        Examples:
            >>> import methuselah as mt
            >>> paths = ("sims/decks/tremere.txt", "sims/decks/ventrue.txt")
            >>> result = mt.simulate(mt.Table([mt.Deck.load(path) for path in paths]), games=10)
            >>> tables = mt.frames.Tables(result.seats, result.games, result.cards)
            >>> mt.Result.of(tables, result.manifest)
            Result(10 games, seed 0)

        """
        return cls(
            seats=tables.seats.lazy(),
            games=tables.games.lazy(),
            cards=tables.cards.lazy(),
            manifest=manifest,
        )

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Self:
        """The result of a run folder, as far as the run has come.

        Raises:
            RunError: if the folder holds no run, or no games yet, or is damaged.

        Examples:
            >>> import methuselah as mt
            >>> mt.Result.load("nowhere")
            Traceback (most recent call last):
            methuselah.errors.RunError: nowhere is no run folder: there is no such folder

        """
        folder = RunFolder.open(Path(path))
        return cls(
            seats=folder.scan("seats"),
            games=folder.scan("games"),
            cards=add_up(folder.scan("cards")),
            manifest=folder.manifest,
        )

    @classmethod
    def concat(cls, results: Iterable[Self]) -> Self:
        """One result of several shards of the same run, in any order.

        Results of different tables have no manifest in common; `pl.concat` puts their summaries or
        seats together (`Field` shows a round robin).

        Raises:
            RunError: if they are not of the same run, or hold a game twice.

        Examples:
            >>> import methuselah as mt
            >>> decks = [mt.Deck.load(f"sims/decks/{clan}.txt") for clan in ("tremere", "ventrue")]
            >>> table = mt.Table(decks)
            >>> shards = [mt.simulate(table, games=5, first=first, seed=7) for first in (0, 5)]
            >>> whole = mt.simulate(table, games=10, seed=7)
            >>> mt.Result.concat(shards).seats.equals(whole.seats)
            True

        """
        needed = "a Result is needed, as simulate returns one"
        results = [checks.a(cls, "one of the results", result, needed) for result in results]
        shards = sorted(results, key=lambda result: result.manifest.first)
        if not shards:
            raise RunError("there is nothing to put together: at least one result is needed")
        start = shards[0].manifest
        for shard in shards[1:]:
            same_run = shard.manifest.with_span(start.first, start.games)
            if differences := same_run.differences(start):
                raise RunError(
                    f"these results are of different runs: {'; '.join(differences)}; "
                    "pl.concat puts their summaries or seats together"
                )
        games = pl.concat([shard.scan("games") for shard in shards])
        if games.select(pl.col("game").is_duplicated().any()).collect().item():
            raise RunError("these results have games in common")
        return cls(
            seats=pl.concat([shard.scan("seats") for shard in shards]),
            games=games,
            cards=add_up(pl.concat([shard.scan("cards") for shard in shards])),
            manifest=start.with_span(start.first, sum(s.manifest.games for s in shards)),
        )

    def scan(self, table: TableName) -> pl.LazyFrame:
        """A table as a lazy frame: the way to read runs that memory does not hold.

        Raises:
            RunError: if there is no such table.

        Examples:
            >>> import methuselah as mt
            >>> decks = [mt.Deck.load(f"sims/decks/{clan}.txt") for clan in ("tremere", "ventrue")]
            >>> result = mt.simulate(mt.Table(decks), games=10)
            >>> result.scan("seats").filter(game_win=True).collect().height <= 10
            True

        """
        if table not in get_args(TableName):
            names = ", ".join(map(repr, get_args(TableName)))
            raise RunError(f"there is no table {table!r}; there are {names}")
        return self._tables[table]

    @cached_property
    def seats(self) -> pl.DataFrame:
        """One row for each game and seat.

        - `game` and `chance`: the number of the game, and of the chance it was played on, which the
          games of a rotation share.
        - `seat`: place in the order of play, 0 to 4. `entry`, `deck` and `policy`: who sat there.
        - `vp`: victory points. `game_win`: whether it won the game.
        - `ousted_by`: the entry that was its predator when it was ousted; null if it was not.
          `oust_round`: when; null if it was not. `withdrew`: whether it has withdrawn. `pool` at
          the end. Who ousted whom, `ousts` counts by deck.
        - `rounds` that the game took.
        """
        return self.scan("seats").collect()

    @cached_property
    def games(self) -> pl.DataFrame:
        """One row for each game: `game`, `chance`, `rounds`, `decisions` and `ended_by`."""
        return self.scan("games").collect()

    @cached_property
    def cards(self) -> pl.DataFrame:
        """One row for each entry and card of its deck.

        - `card` (the name), `card_id`, `types` (such as `"Vampire"` or `"Action Modifier/Combat"`),
          `entry`, `deck`, `policy`.
        - Copies, over all games: `drawn`, `played`, `discarded`, `left_in_hand` at the end. A crypt
          card is drawn when it comes to the uncontrolled region, played when it leaves it to enter
          play, and left in hand when it is still uncontrolled at the end.
        - Games in which a copy was drawn or played, and those of them that the entry won:
          `games_drawn`, `wins_drawn`, `games_played`, `wins_played`. Such shares go with winning,
          they do not show that the card causes it: compare decks for that (see `compare`).
        """
        return self.scan("cards").collect()

    @property
    def blanks(self) -> tuple[str, ...]:
        """Names of the cards that were played as blank; a result with any is marked."""
        return tuple(self.manifest.blank_cards)

    @property
    def capped_note(self) -> str | None:
        """What to say of games that were broken off at the cap of decisions, if any were."""
        ended_by = pl.col("ended_by").cast(pl.String)
        capped, played = (
            self.scan("games")
            .select((ended_by == _CAP).sum().alias("capped"), pl.len().alias("played"))
            .collect()
            .row(0)
        )
        if not capped:
            return None
        return (
            f"{capped:,} of {played:,} games ended at the cap of decisions (Rules.decision_cap), "
            "unfinished: their points mean nothing"
        )

    def summary(self, *, by: str | Sequence[str] = NAMES, confidence: float = 0.95) -> pl.DataFrame:
        """How the decks did.

        Intervals take the game, or the rotation, as the unit of sampling. They are Wilson's, for
        as many draws as say as much as those units do: few games give wide ones, and what never
        happened in them may happen all the same.

        Args:
            by: columns of `seats` to tell apart, such as `"seat"`; not those whose means are told.
            confidence: of the intervals.

        Returns:
            One row for each group, in the order of entries (or of `by`): the columns of `by`,
            `games`; `vp`, the mean victory points, with `vp_low` and `vp_high`; `wins`, the number
            of game wins, `win_share` with `win_low` and `win_high`; `ousted`, the share of games in
            which it was ousted; and `rounds`, the mean rounds of its games. Bounds are null where a
            single unit gives none.

        Examples:
            >>> import methuselah as mt
            >>> decks = [mt.Deck.load(f"sims/decks/{clan}.txt") for clan in ("tremere", "ventrue")]
            >>> mt.simulate(mt.Table(decks), games=10).summary()["deck"].to_list()
            ['Tremere', 'Ventrue']

        """
        by = aggregate.keys(by, confidence=confidence)
        units = aggregate.units(self.scan("seats"), by)
        order = by if by != list(NAMES) else ["first_entry"]
        rows = [
            {name: group[name] for name in by}
            | _summary_row(group, most=self.manifest.most_points, confidence=confidence)
            for group in aggregate.sums(units, by).sort(order).iter_rows(named=True)
        ]
        return aggregate.frame(rows, by)

    def ousts(self) -> pl.DataFrame:
        """Who preyed on whom, and ousted whom, by deck.

        Returns:
            One row for each pair of entries that met so: `predator`, `prey` (the decks), `games`
            (in which the prey sat next to the predator at the start), `ousts` (games in which the
            predator ousted it, then or when those between them were gone).

        Examples:
            >>> import methuselah as mt
            >>> decks = [mt.Deck.load(f"sims/decks/{clan}.txt") for clan in ("tremere", "ventrue")]
            >>> mt.simulate(mt.Table(decks), games=10).ousts().columns
            ['predator', 'prey', 'games', 'ousts']

        """
        pair = ["predator", "prey"]
        seats = self.scan("seats").select("game", "seat", "ousted_by", predator="entry")
        before = pl.col("seat").cast(pl.Int16) + self.manifest.players - 1
        preys = seats.select(
            "game", prey="predator", seat=(before % self.manifest.players).cast(pl.UInt8)
        )
        sat = seats.join(preys, on=["game", "seat"]).group_by(pair).agg(pl.len().alias("games"))
        ousted = seats.filter(pl.col("ousted_by").is_not_null()).select(
            predator="ousted_by", prey="predator"
        )
        ousts = ousted.group_by(pair).agg(pl.len().alias("ousts"))
        names = pl.Series([entry["deck"]["name"] for entry in self.manifest.entries])
        return (
            sat.join(ousts, on=pair, how="full", coalesce=True)
            .sort(pair)
            .with_columns(pl.col("games", "ousts").fill_null(0))
            .with_columns(pl.lit(names).gather(pl.col(name)).alias(name) for name in pair)
            .collect()
        )

    def table(self, *, by: str | Sequence[str] = NAMES, confidence: float = 0.95) -> str:
        """The summary as text to print, with a note where cards were blank or games unfinished.

        Examples:
            >>> import methuselah as mt
            >>> decks = [mt.Deck.load(f"sims/decks/{clan}.txt") for clan in ("tremere", "ventrue")]
            >>> print(mt.simulate(mt.Table(decks), games=10).table())  # doctest: +SKIP

        """
        keys = aggregate.keys(by, confidence=confidence)
        percent = f"{confidence:.0%}"
        table = RichTable(box=rich.box.SIMPLE_HEAD, pad_edge=False)
        for key in keys:
            table.add_column(key, no_wrap=True)
        for heading in ("games", f"VP [{percent}]", f"game wins [{percent}]", "ousted", "rounds"):
            table.add_column(heading, justify="right", no_wrap=True)
        for row in self.summary(by=keys, confidence=confidence).iter_rows(named=True):
            points = _bounds(row["vp_low"], row["vp_high"], "{:.3f}")
            wins = _bounds(row["win_low"], row["win_high"], "{:.1%}")
            table.add_row(
                *(str(row[key]) for key in keys),
                f"{row['games']:,}",
                f"{row['vp']:.3f} {points}",
                f"{row['win_share']:.1%} {wins}",
                f"{row['ousted']:.1%}",
                f"{row['rounds']:.1f}",
            )
        lines = [line.strip(" ") for line in _drawn(table).splitlines() if line.strip()]
        notes = [f"Played as blank: {'; '.join(self.blanks)}"] if self.blanks else []
        if capped := self.capped_note:
            notes.append(capped)
        return "\n".join([*lines, *notes])

    def __repr__(self) -> str:
        marked = f"; {len(self.blanks)} cards blank" if self.blanks else ""
        played = self.scan("games").select(pl.len()).collect().item()
        return f"Result({played:,} games, seed {self.manifest.seed}{marked})"


def _drawn(table: RichTable) -> str:
    """A table as text, whatever it is drawn for: a notebook would show it and keep nothing."""
    text = io.StringIO()
    console = Console(
        file=text, width=_WIDEST, color_system=None, markup=False, force_jupyter=False
    )
    console.print(table)
    return text.getvalue()


def _summary_row(group: dict[str, Any], *, most: float, confidence: float) -> dict[str, Any]:
    points = points_interval(aggregate.of(group, "vp"), most=most, confidence=confidence)
    wins = share_interval(aggregate.of(group, "wins"), confidence=confidence)
    return {
        "games": int(group["n"]),
        **fields("vp", points),
        "wins": int(group["wins_s"]),
        **fields("win", wins, mean="win_share"),
        "ousted": aggregate.of(group, "ousted").mean,
        "rounds": aggregate.of(group, "rounds").mean,
    }


def _bounds(low: float | None, high: float | None, form: str) -> str:
    return "" if low is None or high is None else f"[{form.format(low)}, {form.format(high)}]"

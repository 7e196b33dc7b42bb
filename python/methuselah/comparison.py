"""Two runs set against each other."""

from collections.abc import Sequence
from typing import Any

import polars as pl

from methuselah import aggregate, checks
from methuselah.aggregate import NAMES, UNIT, VALUES, fields
from methuselah.errors import RunError
from methuselah.results import Result
from methuselah.stats import mean_interval

__all__ = ["compare"]

_MOST_NAMED = 5


def compare(
    this: Result, that: Result, *, by: str | Sequence[str] = "deck", confidence: float = 0.95
) -> pl.DataFrame:
    """How two runs differ, games on the same chance set against each other.

    Both must have the same seed, number of players and seating; what else differs between them is
    what the comparison is about: rules, policies, or a deck with some cards swapped in place. Two
    versions of a deck that are not called the same are matched by `by="entry"`, their place in the
    list of decks.

    Args:
        this: a result.
        that: the result to set it against.
        by: columns of `seats` to tell apart, such as `"seat"`; with `"deck"`, decks are matched by
            name.
        confidence: of the intervals.

    Returns:
        One row for each group: the columns of `by`, `units` (games or rotations that both have),
        `vp` (mean victory points of this less those of that) with `vp_low` and `vp_high`, and
        `win_share` likewise with `win_low` and `win_high`.

    Raises:
        RunError: if the results are not on the same chance, or one has a group that the other has
            not, such as a deck of another name.
        TypeError: if one is no result.

    Examples:
        >>> import methuselah as mt
        >>> decks = [mt.Deck.load(f"sims/decks/{clan}.txt") for clan in ("tremere", "ventrue")]
        >>> slow = mt.simulate(mt.Table(decks, seating="rotate"), games=10, seed=1)
        >>> fast = mt.Table(decks, seating="rotate", rules=mt.Rules(transfers=(4,)))
        >>> mt.compare(mt.simulate(fast, games=10, seed=1), slow, by="seat")["units"].to_list()
        [5, 5]

    """
    for name, result in (("this", this), ("that", that)):
        checks.a(Result, name, result, "a Result is needed, as simulate returns one")
    for name in ("seed", "players", "seating", "kind"):
        mine, other = (getattr(result.manifest, name) for result in (this, that))
        if mine != other:
            raise RunError(f"these runs cannot be compared: {name} is {mine} and {other}")
    keys = aggregate.keys(by, confidence=confidence)
    left, right = (aggregate.units(result.scan("seats"), keys) for result in (this, that))
    _refuse_unmatched(left, right, keys)
    most = max(result.manifest.most_points for result in (this, that))
    paired = left.join(right, on=[*keys, UNIT], suffix="_that").with_columns(
        (pl.col(value) / pl.col("n") - pl.col(f"{value}_that") / pl.col("n_that")).alias(value)
        for value in VALUES
    )
    paired = paired.with_columns((pl.col(name) ** 2).alias(f"{name}_squares") for name in VALUES)
    once = paired.with_columns(n=pl.lit(1, dtype=pl.UInt32))
    rows = [
        {name: group[name] for name in keys}
        | {"units": group["units"]}
        | fields("vp", mean_interval(aggregate.of(group, "vp"), confidence=confidence, most=most))
        | fields(
            "win",
            mean_interval(aggregate.of(group, "wins"), confidence=confidence, most=1.0),
            mean="win_share",
        )
        for group in aggregate.sums(once, keys).sort(keys).iter_rows(named=True)
    ]
    return aggregate.frame(rows, keys)


def _refuse_unmatched(left: pl.LazyFrame, right: pl.LazyFrame, keys: Sequence[str]) -> None:
    """Name the groups of either run, on the chance that both have, that the other has not."""
    shared = left.select(UNIT).unique().join(right.select(UNIT).unique(), on=UNIT, how="semi")
    if not shared.collect().height:
        raise RunError("these runs have no games on the same chance")
    groups = [
        units.join(shared, on=UNIT, how="semi").select(keys).unique() for units in (left, right)
    ]
    lone = [
        mine.join(other, on=keys, how="anti", nulls_equal=True).sort(keys).collect().rows()
        for mine, other in (groups, reversed(groups))
    ]
    if not any(lone):
        return
    only = " and ".join(
        f"{which} alone has {_listed(keys, rows)}"
        for which, rows in zip(("this", "that"), lone, strict=True)
        if rows
    )
    hint = '; by="entry" matches decks by their place in the list' if set(keys) & set(NAMES) else ""
    raise RunError(f"these runs cannot be compared by {', '.join(keys)}: {only}{hint}")


def _listed(keys: Sequence[str], rows: Sequence[tuple[Any, ...]]) -> str:
    """Some groups, named as an error does."""
    named = [
        " ".join(f"{key} {value!r}" for key, value in zip(keys, row, strict=True))
        for row in rows[:_MOST_NAMED]
    ]
    more = [f"{len(rows) - _MOST_NAMED} more"] if len(rows) > _MOST_NAMED else []
    return ", ".join([*named, *more])

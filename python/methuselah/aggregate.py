"""Seats added up by block: what means, intervals and comparisons are made of."""

from collections.abc import Iterable, Sequence
from numbers import Real
from typing import Any

import polars as pl

from methuselah import checks
from methuselah.errors import RunError
from methuselah.frames import SEATS
from methuselah.stats import Interval, Sums

__all__ = ["COLUMNS", "NAMES", "UNIT", "VALUES", "fields", "frame", "keys", "of", "sums", "units"]

UNIT = "chance"
VALUES = {
    "vp": pl.col("vp"),
    "wins": pl.col("game_win"),
    "ousted": pl.col("oust_round").is_not_null(),
    "rounds": pl.col("rounds"),
}
NAMES = ("deck", "policy")
COLUMNS = tuple(name for name in SEATS if name not in (UNIT, *VALUES))
"""What seats can be told apart by."""
_BY = "the name of a column or a list of names is needed"


def keys(by: str | Sequence[str], *, confidence: float) -> list[str]:
    """The columns to tell apart by, checked.

    Examples:
        >>> from methuselah.aggregate import keys
        >>> keys("seat", confidence=0.95)
        ['seat']

    """
    names = [by] if isinstance(by, str) else list(checks.a(Iterable, "by", by, _BY))
    if not names:
        raise RunError("by names no column to tell apart by")
    for name in names:
        if name not in COLUMNS:
            columns = ", ".join(COLUMNS)
            what = "is what is told, not what to tell apart by" if name in SEATS else "is no column"
            raise RunError(f"by: {name!r} {what}; there are {columns}")
    if twice := sorted({name for name in names if names.count(name) > 1}):
        raise RunError(f"by names the column {twice[0]!r} more than once")
    if not isinstance(confidence, Real) or not 0 < confidence < 1:
        raise RunError(f"confidence is {confidence!r}: a number between 0 and 1 is needed")
    return names


def units(seats: pl.LazyFrame, by: Sequence[str]) -> pl.LazyFrame:
    """For each group and unit: how many seats it holds, and the sum of each value over them."""
    values = [value.sum().cast(pl.Float64).alias(name) for name, value in VALUES.items()]
    values += [
        (value.cast(pl.Float64) ** 2).sum().alias(f"{name}_squares")
        for name, value in VALUES.items()
    ]
    names = [pl.col(name).cast(pl.String) for name in by if name in NAMES]
    entry = pl.col("entry").min().alias("first_entry")
    return seats.with_columns(names).group_by([*by, UNIT]).agg(pl.len().alias("n"), entry, *values)


def sums(units: pl.LazyFrame, by: Sequence[str]) -> pl.DataFrame:
    """For each group: the sums over its units that means and intervals are made of."""
    n = pl.col("n").cast(pl.Float64)
    products = [
        expression.sum().alias(f"{name}_{kind}")
        for name in VALUES
        for kind, expression in (
            ("s", pl.col(name)),
            ("ss", pl.col(name) ** 2),
            ("sn", pl.col(name) * n),
            ("squares", pl.col(f"{name}_squares")),
        )
    ]
    return (
        units.group_by(by)
        .agg(
            pl.len().alias("units"),
            n.sum().alias("n"),
            (n**2).sum().alias("nn"),
            pl.col("first_entry").min(),
            *products,
        )
        .collect(engine="streaming")
    )


def of(group: dict[str, Any], value: str) -> Sums:
    """The sums of one value, out of a row of `sums`."""
    shared = {name: group[name] for name in ("units", "n", "nn")}
    return Sums(
        **shared, **{kind: group[f"{value}_{kind}"] for kind in ("s", "ss", "sn", "squares")}
    )


def fields(name: str, interval: Interval, *, mean: str = "") -> dict[str, float | None]:
    """An interval as columns: the mean under its name, and the bounds."""
    return {
        mean or name: interval.mean,
        f"{name}_low": interval.low,
        f"{name}_high": interval.high,
    }


def frame(rows: Sequence[dict[str, Any]], by: Sequence[str]) -> pl.DataFrame:
    """Rows of groups as a table: bounds are numbers even where a single unit gives none.

    Examples:
        >>> from methuselah.aggregate import frame
        >>> frame([{"seat": 0, "vp_low": None}], ["seat"]).schema["vp_low"]
        Float64

    """
    types: dict[str, pl.DataType] = {name: pl.String() for name in NAMES if name in by}
    types |= {name: pl.Float64() for name in rows[0] if name.endswith(("_low", "_high"))}
    return pl.DataFrame(rows, schema_overrides=types, infer_schema_length=None)

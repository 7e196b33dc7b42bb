"""Two runs set against each other."""

from collections.abc import Sequence

import polars as pl

from methuselah import aggregate, checks
from methuselah.aggregate import UNIT, VALUES, fields
from methuselah.errors import RunError
from methuselah.results import Result
from methuselah.stats import mean_interval

__all__ = ["compare"]


def compare(
    this: Result, that: Result, *, by: str | Sequence[str] = "deck", confidence: float = 0.95
) -> pl.DataFrame:
    """How two runs differ, games on the same chance set against each other.

    Both must have the same seed, number of players and seating; what else differs between them is
    what the comparison is about: rules, policies, or a deck with some cards swapped in place.

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
        RunError: if the results are not on the same chance.
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
    paired = left.join(right, on=[*keys, UNIT], suffix="_that").with_columns(
        (pl.col(value) / pl.col("n") - pl.col(f"{value}_that") / pl.col("n_that")).alias(value)
        for value in VALUES
    )
    once = paired.with_columns(n=pl.lit(1, dtype=pl.UInt32))
    rows = [
        {name: group[name] for name in keys}
        | {"units": group["units"]}
        | fields("vp", mean_interval(aggregate.of(group, "vp"), confidence=confidence))
        | fields(
            "win",
            mean_interval(aggregate.of(group, "wins"), confidence=confidence),
            mean="win_share",
        )
        for group in aggregate.sums(once, keys).sort(keys).iter_rows(named=True)
    ]
    if not rows:
        raise RunError("these runs have no games on the same chance, or no groups in common")
    return aggregate.frame(rows, keys)

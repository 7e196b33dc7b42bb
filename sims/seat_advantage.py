#!/usr/bin/env python3
"""Who gains from the rule of one, two, three and four transfers?

The first Methuselah to play gets one transfer in the first turn, the second two, the third three,
everyone after that four (INFLUENCE-1). This experiment plays the same decks by that rule and by
others, seats rotated so that every deck sits in every seat equally often, all on the same chance.

    python sims/seat_advantage.py --games 20000

It prints victory points and game wins by seat, and what each schedule changes against the first,
and leaves `seat_advantage.csv` and `seat_advantage.png`.
"""

import argparse
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import altair as alt
import methuselah as mt
import polars as pl
from methuselah.cli import plain_errors

DECKS = Path(__file__).parent / "decks"
SCHEDULES = ((1, 2, 3, 4), (4, 4, 4, 4), (2, 3, 4, 4))
PLACES = ("1st", "2nd", "3rd", "4th", "5th")


def main() -> None:
    """Play, print and draw."""
    options = read_options()
    decks = [mt.Deck.load(path) for path in options.decks]
    results = play(
        decks, games=options.games, seed=options.seed, policy=options.policy, out=options.out
    )
    for schedule, result in results.items():
        print(f"\nTransfers {schedule}\n{result.table(by='seat')}")
    table = by_seat(results)
    print("\nAgainst the first schedule, by seat, on the same chance:\n")
    for row in table.filter(pl.col("vp_change").is_not_null()).iter_rows(named=True):
        print(
            "{schedule}  seat {seat}  {vp_change:+.3f} VP "
            "[{vp_change_low:+.3f}, {vp_change_high:+.3f}]".format(**row)
        )
    table.write_csv(options.out / "seat_advantage.csv")
    chart(table).save(options.out / "seat_advantage.png", scale_factor=2)
    print(f"\nWritten to {options.out}: seat_advantage.csv and seat_advantage.png")


def read_options() -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="Who gains from the transfer rule?")
    parser.add_argument("decks", type=Path, nargs="*", help="2 to 5 deck lists")
    parser.add_argument("--games", type=int, default=20_000, help="for each schedule")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--policy", default="heuristic", help="random or heuristic")
    parser.add_argument(
        "--out", type=Path, default=Path("out"), help="folder for table and picture"
    )
    options = parser.parse_args()
    options.decks = options.decks or sorted(DECKS.glob("*.txt"))
    return options


def play(
    decks: Sequence[mt.Deck],
    *,
    games: int,
    seed: int,
    schedules: Iterable[tuple[int, ...]] = SCHEDULES,
    policy: str = "heuristic",
    out: Path | None = None,
) -> dict[str, mt.Result]:
    """Results by schedule, written as in `"1/2/3/4"`; `out` is made before any game is played."""
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    tables = {
        "/".join(map(str, schedule)): mt.Table(
            decks, policies=policy, seating="rotate", rules=mt.Rules(transfers=schedule)
        )
        for schedule in schedules
    }
    return {
        schedule: mt.simulate(table, games=games, seed=seed) for schedule, table in tables.items()
    }


def by_seat(results: Mapping[str, mt.Result]) -> pl.DataFrame:
    """One row for each schedule and seat: its summary, and its change against the first schedule.

    The columns are `schedule`, those of `Result.summary`, and `vp_change` and `win_change` with
    their bounds, which are null for the first schedule.
    """
    (_, printed), *_ = results.items()
    changed = {
        "vp": "vp_change",
        "vp_low": "vp_change_low",
        "vp_high": "vp_change_high",
        "win_share": "win_change",
        "win_low": "win_change_low",
        "win_high": "win_change_high",
    }
    tables = []
    for schedule, result in results.items():
        table = result.summary(by="seat").select(pl.lit(schedule).alias("schedule"), pl.all())
        if result is not printed:
            change = mt.compare(result, printed, by="seat").drop("units").rename(changed)
            table = table.join(change, on="seat")
        tables.append(table)
    return pl.concat(tables, how="diagonal")


def chart(table: pl.DataFrame) -> alt.HConcatChart:
    """Victory points by seat for each schedule, and what each changes, with their intervals."""
    table = table.with_columns(
        place=pl.lit(pl.Series(PLACES)).gather(pl.col("seat")),
    )
    order = table["schedule"].unique(maintain_order=True).to_list()
    return alt.hconcat(
        panel(table, "vp", order=order, title="Victory points by seat"),
        panel(
            table.filter(pl.col("vp_change").is_not_null()),
            "vp_change",
            order=order,
            title=f"Change against transfers {order[0]}",
        ),
    )


def panel(table: pl.DataFrame, value: str, *, order: list[str], title: str) -> alt.LayerChart:
    """Means with intervals by seat, schedules side by side."""
    base = alt.Chart(table, title=title).encode(
        x=alt.X("place:N", title="seat", axis=alt.Axis(labelAngle=0)),
        xOffset=alt.XOffset("schedule:N", sort=order),
        color=alt.Color("schedule:N", sort=order, title="transfers"),
    )
    middle = alt.Scale(zero=False)
    points = base.mark_point(filled=True, size=60).encode(
        y=alt.Y(f"{value}:Q", title="mean, 95 % interval", scale=middle)
    )
    bounds = base.mark_rule(strokeWidth=2).encode(y=f"{value}_low:Q", y2=f"{value}_high:Q")
    return alt.LayerChart(layer=[bounds, points]).properties(width=320, height=260)


if __name__ == "__main__":
    with plain_errors():
        main()

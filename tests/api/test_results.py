"""Summaries and comparisons, against numbers worked out by other means."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import methuselah as mt
import numpy as np
import polars as pl
import pytest
from methuselah import aggregate
from methuselah.errors import RunError
from methuselah.frames import CARDS, GAMES, SEATS, Tables
from methuselah.manifest import Manifest
from methuselah.stats import Sums, mean_interval, points_interval, share_interval, t_quantile
from scipy import stats


def result_of(
    table: mt.Table, points: Sequence[Sequence[int]], *, chance: Sequence[int], seed: int = 0
) -> mt.Result:
    """A result with given half points by game and entry; entry and seat are the same."""
    names = [entry.deck.name for entry in table.entries]
    rows = [
        {
            "game": game,
            "chance": chance[game],
            "seat": entry,
            "entry": entry,
            "deck": names[entry],
            "policy": "random",
            "vp": half_points / 2,
            "game_win": half_points == max(row) and row.count(max(row)) == 1,
            "ousted_by": None if half_points else 1 - entry,
            "oust_round": None if half_points else 9,
            "withdrew": False,
            "pool": 0,
            "rounds": 10 + game,
        }
        for game, row in enumerate(list(row) for row in points)
        for entry, half_points in enumerate(row)
    ]
    games = pl.DataFrame(
        {
            "game": range(len(points)),
            "chance": chance,
            "rounds": [10 + game for game in range(len(points))],
            "decisions": [100] * len(points),
            "ended_by": ["last"] * len(points),
        },
        schema=GAMES,
    )
    tables = Tables(
        seats=pl.DataFrame(rows, schema=SEATS), games=games, cards=pl.DataFrame(schema=CARDS)
    )
    return mt.Result.of(tables, Manifest.of(table, seed=seed, first=0, games=len(points)))


def wilson_of_share(share: float, draws: float) -> tuple[float, float]:
    """Wilson's interval: the shares whose standard error, of so many draws, reaches this one."""
    z = stats.norm.ppf(0.975)
    roots = np.roots([1 + z**2 / draws, -2 * share - z**2 / draws, share**2])
    return float(min(roots)), float(max(roots))


def sums_of(blocks: Sequence[Sequence[float]]) -> Sums:
    """The sums of games by block."""
    held = np.array([len(block) for block in blocks], dtype=float)
    by_block = np.array([sum(block) for block in blocks])
    return Sums(
        units=len(blocks),
        n=float(held.sum()),
        nn=float((held**2).sum()),
        s=float(by_block.sum()),
        ss=float((by_block**2).sum()),
        sn=float((by_block * held).sum()),
        squares=float(sum(value**2 for block in blocks for value in block)),
    )


def test_a_summary_worked_out_by_hand(duel: mt.Table) -> None:
    result = result_of(duel, [(4, 0), (0, 4), (4, 0), (2, 2)], chance=[0, 1, 2, 3])
    first, second = result.summary().iter_rows(named=True)
    assert (first["deck"], first["games"], first["vp"]) == ("Malkavian", 4, 1.25)
    assert (first["wins"], first["win_share"], second["win_share"]) == (2, 0.5, 0.25)
    assert (first["ousted"], second["ousted"], first["rounds"]) == (0.25, 0.5, 11.5)
    # Four draws at most say what four games say: 5 of 8 points, and no more than that.
    low, high = wilson_of_share(5 / 8, 4)
    assert (first["vp_low"], first["vp_high"]) == pytest.approx((2 * low, 2 * high))
    wilson = stats.binomtest(2, 4).proportion_ci(method="wilson")
    assert (first["win_low"], first["win_high"]) == pytest.approx((wilson.low, wilson.high))


def test_a_rotation_is_one_unit(duel: mt.Table) -> None:
    points = [(4, 0), (4, 0), (0, 4), (0, 4), (4, 0), (4, 0)]
    alone = result_of(duel, points, chance=range(6)).summary()
    blocks = result_of(duel, points, chance=[0, 0, 1, 1, 2, 2]).summary()
    assert alone["vp"].equals(blocks["vp"])
    low, high = wilson_of_share(2 / 3, 3)
    assert (blocks["vp_low"][0], blocks["vp_high"][0]) == pytest.approx((2 * low, 2 * high))
    wilson = stats.binomtest(2, 3).proportion_ci(method="wilson")
    assert (blocks["win_low"][0], blocks["win_high"][0]) == pytest.approx((wilson.low, wilson.high))
    assert alone["vp_low"][0] > blocks["vp_low"][0]


def test_one_unit_gives_no_interval(duel: mt.Table) -> None:
    summary = result_of(duel, [(4, 0), (4, 0)], chance=[0, 0]).summary()
    assert summary["vp"].to_list() == [2.0, 0.0]
    assert summary["vp_low"].to_list() == [None, None]
    assert summary["win_high"].to_list() == [None, None]
    bounds = ("vp_low", "vp_high", "win_low", "win_high")
    assert {summary.schema[name] for name in bounds} == {pl.Float64()}
    one = result_of(duel, [(4, 0)], chance=[0])
    compared = mt.compare(one, one).schema
    assert {compared[name] for name in bounds} == {pl.Float64()}


def test_points_stay_between_none_and_all(duel: mt.Table) -> None:
    result = result_of(duel, [(4, 0), (0, 4)], chance=[0, 1])
    summary = result.summary()
    assert summary["vp_low"].min() > 0  # type: ignore[operator]
    assert summary["vp_high"].max() < 2  # type: ignore[operator]
    all_or_none = result_of(duel, [(4, 0)] * 3, chance=range(3)).summary()
    _, high = wilson_of_share(0, 3)
    assert all_or_none["vp_low"].to_list() == pytest.approx([2 - 2 * high, 0])
    assert all_or_none["vp_high"].to_list() == pytest.approx([2, 2 * high])
    turned = result_of(duel, [(0, 4), (4, 0)], chance=[0, 1])
    assert mt.compare(result, turned)["vp_low"].to_list() == [-2, -2]
    assert mt.compare(result, turned)["win_high"].to_list() == [1, 1]


@pytest.mark.parametrize(
    ("rules", "most"),
    [
        (mt.Rules(), 5.0),
        (mt.Rules(oust_vp=2.0, survivor_vp=0.5), 9.0),
        (mt.Rules(survivor_vp=0.0, timeout_vp=1.5), 5.5),
    ],
)
def test_the_most_points_of_a_game(decks: list[mt.Deck], rules: mt.Rules, most: float) -> None:
    result = mt.simulate(mt.Table(decks, policies="random", rules=rules), games=1)
    assert result.manifest.most_points == most


def test_games_at_the_cap_are_told_of(decks: list[mt.Deck]) -> None:
    table = mt.Table(decks, policies="random", rules=mt.Rules(decision_cap=100))
    text = mt.simulate(table, games=5).table()
    assert text.splitlines()[-1].startswith("5 of 5 games ended at the cap of decisions")
    assert "cap" not in mt.simulate(mt.Table(decks, policies="random"), games=5).table()


def test_a_summary_by_other_columns(table: mt.Table) -> None:
    result = mt.simulate(table, games=50, seed=7)
    assert result.summary(by="seat")["seat"].to_list() == [0, 1, 2, 3, 4]
    both = result.summary(by=["deck", "seat"])
    assert both.height == 25
    assert both["games"].unique().to_list() == [10]
    assert both["wins"].sum() == result.seats["game_win"].sum()


def test_a_wider_confidence_is_wider(table: mt.Table) -> None:
    result = mt.simulate(table, games=50, seed=7)
    narrow, wide = (result.summary(confidence=c) for c in (0.9, 0.99))
    assert (narrow["vp_low"] > wide["vp_low"]).all()
    assert (narrow["win_high"] < wide["win_high"]).all()
    assert "VP [90%]" in result.table(confidence=0.9)


def test_the_table_prints_a_line_for_each_deck(table: mt.Table) -> None:
    lines = mt.simulate(table, games=50, seed=7).table().splitlines()
    assert [line.split()[0] for line in lines[2:]] == [e.deck.name for e in table.entries]
    assert lines[0].split()[:3] == ["deck", "policy", "games"]
    assert len({len(line) for line in lines}) == 1


def test_the_table_is_text_in_a_notebook_too(
    duel: mt.Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = mt.simulate(duel, games=5)
    expected = result.table()
    monkeypatch.setattr("rich.console._is_jupyter", lambda: True)
    assert result.table() == expected != ""


def test_the_table_cuts_no_name_short(decks: list[mt.Deck]) -> None:
    long = replace(decks[0], name="a long name " * 30)
    assert long.name in mt.simulate(mt.Table([long, decks[1]]), games=2).table()


def test_intervals_cover_as_often_as_they_say() -> None:
    rng = np.random.default_rng(7)
    covered = {"mean": 0, "share": 0}
    trials = 2000
    for _ in range(trials):
        block = rng.normal(size=(40, 1)) + rng.normal(size=(40, 5))  # games of a block go together
        for name, values, true in (("mean", block, 0.0), ("share", block > 0, 0.5)):
            sums = sums_of(values.astype(float).tolist())
            interval = (mean_interval if name == "mean" else share_interval)(sums)
            assert interval.low is not None
            assert interval.high is not None
            covered[name] += interval.low <= true <= interval.high
    for count in covered.values():
        assert abs(count / trials - 0.95) < 4 * math.sqrt(0.95 * 0.05 / trials)


@pytest.mark.parametrize("games", [7, 20, 50, 250])
@pytest.mark.parametrize("together", [False, True])
@pytest.mark.parametrize("wins", [0.05, 0.2, 0.6])
def test_intervals_of_few_games_cover_as_often_as_they_say(
    games: int, together: bool, wins: float
) -> None:
    """Rotations of five at a table of five, whose games go together or not at all."""
    rng = np.random.default_rng(games)
    covered = {"points": 0, "share": 0}
    trials = 300
    for _ in range(trials):
        blocks: dict[str, list[list[float]]] = {"points": [], "share": []}
        for first in range(0, games, 5):
            size = min(5, games - first)
            luck = rng.uniform(size=1 if together else size)
            # Whoever wins has ousted two to five; whoever does not, one at times.
            points = np.where(luck < wins, 2 + np.floor(luck / wins * 4), 1.0 * (luck > 0.9))
            blocks["points"].append(np.broadcast_to(points, size).tolist())
            blocks["share"].append(np.broadcast_to(1.0 * (luck < wins), size).tolist())
        intervals = {
            "points": (points_interval(sums_of(blocks["points"]), most=5.0), 3.5 * wins + 0.1),
            "share": (share_interval(sums_of(blocks["share"])), wins),
        }
        for name, (interval, true) in intervals.items():
            assert interval.low is not None
            assert interval.high is not None
            covered[name] += interval.low <= true <= interval.high
    # Wilson's own interval covers as little as 90 % for some small shares of few draws.
    for name, count in covered.items():
        assert count / trials > 0.87, name


@pytest.mark.parametrize("wins", [0, 1, 30, 99, 100])
def test_shares_of_single_games_have_wilsons_interval(wins: int) -> None:
    ours = share_interval(sums_of([[1.0]] * wins + [[0.0]] * (100 - wins)))
    wilson = stats.binomtest(wins, 100).proportion_ci(method="wilson")
    assert (ours.low, ours.high) == pytest.approx((wilson.low, wilson.high), abs=1e-12)


@pytest.mark.parametrize(
    ("df", "accuracy"), [(1, 1e-9), (2, 1e-9), (3, 2e-3), (5, 2e-4), (20, 1e-6), (1000, 1e-9)]
)
def test_quantiles_of_students_distribution(df: int, accuracy: float) -> None:
    assert t_quantile(0.975, df=df) == pytest.approx(stats.t.ppf(0.975, df), rel=accuracy)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"by": "colour"}, "'colour' is no column; there are game, seat, .*pool$"),
        ({"by": "vp"}, "'vp' is what is told, not what to tell apart by; there are game, seat"),
        ({"by": ["deck", "rounds"]}, "'rounds' is what is told"),
        ({"by": "chance"}, "'chance' is what is told"),
        ({"confidence": 95}, "confidence is 95"),
    ],
)
def test_what_cannot_be_summarised(duel: mt.Table, options: dict[str, Any], message: str) -> None:
    result = mt.simulate(duel, games=5)
    with pytest.raises(RunError, match=message):
        result.summary(**options)
    with pytest.raises(RunError, match=message):
        mt.compare(result, result, **options)


def test_who_ousts_whom(table: mt.Table) -> None:
    result = mt.simulate(table, games=50, seed=7)
    ousts = result.ousts()
    names = [entry.deck.name for entry in table.entries]
    preys = list(zip(names, names[1:] + names[:1]))
    met = ousts.filter(pl.col("games") > 0)
    assert met.select("predator", "prey", "games").rows() == [(*pair, 50) for pair in preys]
    counted = dict.fromkeys(ousts.select("predator", "prey").rows(), 0)
    for entry, by in result.seats.select("entry", "ousted_by").drop_nulls().iter_rows():
        counted[names[by], names[entry]] += 1
    assert {(row[0], row[1]): row[3] for row in ousts.rows()} == counted
    assert sum(counted.values()) > 50
    # Seated at random, everyone sits next to everyone.
    mixed = mt.simulate(mt.Table([e.deck for e in table.entries], policies="random"), games=50)
    assert mixed.ousts()["games"].sum() == 250
    assert mixed.ousts().filter(pl.col("games") > 0).height == 20


def test_results_of_different_tables_say_how_to_be_put_together(decks: list[mt.Deck]) -> None:
    results = [
        mt.simulate(mt.Table(pair, policies="random"), games=2) for pair in (decks[:2], decks[2:4])
    ]
    with pytest.raises(
        RunError, match="deck list; pl.concat puts their summaries or seats together"
    ):
        mt.Result.concat(results)
    assert pl.concat([result.summary() for result in results])["games"].to_list() == [2] * 4
    assert pl.concat([result.seats for result in results]).height == 8


@pytest.mark.parametrize("by", aggregate.COLUMNS)
def test_every_column_that_is_offered_tells_apart(duel: mt.Table, by: str) -> None:
    result = mt.simulate(duel, games=5)
    assert result.summary(by=by)["games"].sum() == 10
    assert mt.compare(result, result, by=by)["units"].sum() > 0


class TestCompare:
    """Two runs on the same chance."""

    def test_a_comparison_worked_out_by_hand(self, duel: mt.Table) -> None:
        this = result_of(duel, [(4, 0), (4, 0), (2, 2)], chance=[0, 1, 2])
        that = result_of(duel, [(4, 0), (0, 4), (0, 4)], chance=[0, 1, 2])
        first = mt.compare(this, that).filter(deck="Malkavian").row(0, named=True)
        assert (first["units"], first["vp"]) == (3, 1.0)
        low, high = stats.t.interval(0.95, 2, loc=1.0, scale=stats.sem([0, 2, 1]))
        assert (first["vp_low"], first["vp_high"]) == pytest.approx((low, min(high, 2)))
        assert first["win_share"] == pytest.approx(1 / 3)

    def test_a_run_does_not_differ_from_itself(self, table: mt.Table) -> None:
        result = mt.simulate(table, games=50, seed=7)
        same = mt.compare(result, result, by="seat")
        assert same.select("vp", "vp_low", "vp_high", "win_share").to_numpy().any() == np.False_
        assert same["units"].to_list() == [10] * 5

    def test_a_deck_without_a_partner_is_named(self, decks: list[mt.Deck]) -> None:
        """Two versions of a deck, matched by their place."""
        renamed = replace(decks[0].swap("Wider View", "Blood Doll"), name="Malkavian 2")
        this, that = (
            mt.simulate(mt.Table([deck, *decks[1:]], policies="random"), games=20, seed=7)
            for deck in (renamed, decks[0])
        )
        message = (
            "cannot be compared by deck: this alone has deck 'Malkavian 2' and that alone has "
            "deck 'Malkavian'; by=\"entry\" matches decks by their place in the list"
        )
        with pytest.raises(RunError, match=message):
            mt.compare(this, that)
        assert mt.compare(this, that, by="entry")["entry"].to_list() == [0, 1, 2, 3, 4]
        assert mt.compare(this, that, by=["entry", "seat"]).height == 25

    def test_only_games_that_both_have_count(self, duel: mt.Table) -> None:
        this, that = (mt.simulate(duel, games=games, seed=7) for games in (9, 5))
        assert mt.compare(this, that)["units"].to_list() == [5, 5]
        assert mt.compare(this, that, by="game")["units"].to_list() == [1] * 5

    def test_pairing_narrows_the_interval(self, decks: list[mt.Deck]) -> None:
        swapped = [decks[0].swap("Wider View", "Blood Doll"), *decks[1:]]
        results = [
            mt.simulate(mt.Table(d, policies="random", seating="rotate"), games=500, seed=7)
            for d in (decks, swapped)
        ]
        difference = mt.compare(*results).filter(deck="Ventrue").row(0, named=True)
        alone = results[0].summary().filter(deck="Ventrue").row(0, named=True)
        assert difference["vp_high"] - difference["vp_low"] < 1.4 * (
            alone["vp_high"] - alone["vp_low"]
        )

    @pytest.mark.parametrize(
        ("options", "message"),
        [({"seed": 8}, "seed is 7 and 8"), ({"first": 1000}, "no games on the same chance")],
    )
    def test_what_cannot_be_compared(
        self, duel: mt.Table, options: dict[str, Any], message: str
    ) -> None:
        this = mt.simulate(duel, games=5, seed=7)
        that = mt.simulate(duel, **({"games": 5, "seed": 7} | options))
        with pytest.raises(RunError, match=message):
            mt.compare(this, that)

    def test_other_tables_cannot_be_compared(self, duel: mt.Table, table: mt.Table) -> None:
        this, that = (mt.simulate(t, games=5, seed=7) for t in (duel, table))
        with pytest.raises(RunError, match="players is 2 and 5"):
            mt.compare(this, that)

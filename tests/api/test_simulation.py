"""Many games: the same whatever the pieces, and stopped when asked."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from typing import Any

import methuselah as mt
import polars as pl
import pytest
from methuselah.errors import RunError

TABLES = ("seats", "games", "cards")


def assert_same(left: mt.Result, right: mt.Result) -> None:
    for name in TABLES:
        assert getattr(left, name).equals(getattr(right, name)), name


def test_the_tables_fit_one_another(table: mt.Table) -> None:
    result = mt.simulate(table, games=50, seed=7)
    seats, games = result.seats, result.games
    assert games["game"].to_list() == list(range(50))
    assert seats.height == 250
    assert seats.group_by("game").agg(pl.col("entry").n_unique())["entry"].to_list() == [5] * 50
    ousted = seats.filter(pl.col("oust_round").is_not_null())
    assert ousted["pool"].max() == 0
    assert ousted["ousted_by"].null_count() == 0
    assert seats.filter(pl.col("oust_round").is_null())["ousted_by"].null_count() > 0
    wins = seats.group_by("game").agg(pl.col("game_win").sum())["game_win"]
    assert wins.max() == 1
    # Seats, summaries and comparisons call victory points the same.
    assert set(seats["vp"]) <= {0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5}
    means = seats.group_by("deck").agg(pl.col("vp").cast(pl.Float64).mean()).rows()
    assert dict(means) == pytest.approx(dict(result.summary().select("deck", "vp").rows()))
    assert mt.compare(result, result)["vp"].to_list() == [0.0] * 5
    cards = result.cards
    assert cards.columns[:2] == ["card", "card_id"]
    names = mt.Cards.standard()
    assert cards["card"].to_list() == [names.name(card) for card in cards["card_id"]]
    assert set(cards["deck"]) == {entry.deck.name for entry in table.entries}
    assert (cards["drawn"] >= cards["played"]).all()
    types = dict(mt.cards().select("id", pl.col("types").list.join("/")).iter_rows())
    assert cards["types"].to_list() == [types[card] for card in cards["card_id"]]


@pytest.mark.parametrize(
    ("policies", "seating"),
    [("random", "random"), ("random", "fixed"), ("random", "rotate"), ("heuristic", "rotate")],
)
def test_threads_and_shards_do_not_matter(
    decks: list[mt.Deck], policies: Any, seating: Any
) -> None:
    table = mt.Table(decks, policies=policies, seating=seating)
    one = mt.simulate(table, games=100, seed=11, threads=1)
    two = mt.simulate(table, games=100, seed=11, threads=2)
    shards = [mt.simulate(table, games=10, first=first, seed=11) for first in range(0, 100, 10)]
    assert_same(one, two)
    assert_same(one, mt.Result.concat(reversed(shards)))


def test_the_seed_matters(table: mt.Table) -> None:
    one, two = (mt.simulate(table, games=50, seed=seed).seats for seed in (1, 2))
    assert not one.equals(two)


def test_rotation_puts_every_entry_in_every_seat(table: mt.Table) -> None:
    seats = mt.simulate(table, games=50, seed=7).seats
    places = seats.group_by("entry", "seat").len()
    assert places.height == 25
    assert places["len"].unique().to_list() == [10]
    blocks = seats.group_by("chance").agg(pl.col("game").n_unique())
    assert blocks["game"].unique().to_list() == [5]


def test_a_fixed_seating_is_fixed(decks: list[mt.Deck]) -> None:
    seats = mt.simulate(mt.Table(decks, policies="random", seating="fixed"), games=20).seats
    assert (seats["seat"] == seats["entry"]).all()


@pytest.mark.rule("SETUP-1")
def test_a_random_seating_is_even(decks: list[mt.Deck]) -> None:
    seats = mt.simulate(mt.Table(decks, policies="random"), games=1000, seed=1).seats
    counts = seats.group_by("entry", "seat").len()["len"].to_list()
    assert len(counts) == 25
    assert min(counts) > 150  # of 200 expected, 4 standard deviations off
    assert max(counts) < 250


def test_a_cap_on_decisions_ends_a_game(decks: list[mt.Deck]) -> None:
    def games(rules: mt.Rules) -> pl.DataFrame:
        table = mt.Table(decks, policies="random", rules=rules)
        return mt.simulate(table, games=20, seed=1).games

    capped = games(mt.Rules(decision_cap=100))
    assert capped["decisions"].to_list() == [100] * 20
    assert set(capped["ended_by"]) == {"decision cap"}
    assert set(games(mt.Rules())["ended_by"]) == {"last standing"}


def test_shards_must_be_of_one_run(table: mt.Table, duel: mt.Table) -> None:
    shard = mt.simulate(table, games=5, seed=1)
    with pytest.raises(RunError, match="games in common"):
        mt.Result.concat([shard, shard])
    with pytest.raises(RunError, match="seed 2 here, 1 there|seed 1 here, 2 there"):
        mt.Result.concat([shard, mt.simulate(table, games=5, first=5, seed=2)])
    with pytest.raises(RunError, match="players"):
        mt.Result.concat([shard, mt.simulate(duel, games=5, first=5, seed=1)])
    with pytest.raises(RunError, match="nothing to put together"):
        mt.Result.concat([])


@pytest.mark.parametrize(
    "numbers",
    [
        {"games": 0},
        {"games": -1},
        {"games": 10**13},
        {"games": 2.5},
        {"games": True},
        {"seed": -1},
        {"seed": 2**64},
        {"threads": 0},
        {"threads": 10**6},
        {"first": -1},
    ],
)
def test_absurd_numbers_are_refused(duel: mt.Table, numbers: dict[str, Any]) -> None:
    (name,) = numbers
    with pytest.raises(RunError, match=f"^{name} is .*a whole number from"):
        mt.simulate(duel, **({"games": 1} | numbers))


@pytest.fixture
def heeds_ctrl_c() -> Iterator[None]:
    """A shell without job control has what it runs in the background ignore Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heeds_ctrl_c")
def test_an_interrupt_stops_within_a_second_and_keeps_what_is_done(table: mt.Table) -> None:
    pressed: list[float] = []

    def press_ctrl_c() -> None:
        pressed.append(time.monotonic())
        os.kill(os.getpid(), signal.SIGINT)

    timer = threading.Timer(1.0, press_ctrl_c)
    timer.start()
    with pytest.warns(UserWarning, match=r"stopped after [\d,]+ of 1,000,000,000 games"):
        result = mt.simulate(table, games=10**9, seed=7)
    assert time.monotonic() - pressed[0] < 1.0
    played = result.games.height
    assert played > 0
    assert result.manifest.games == played
    assert_same(result, mt.simulate(table, games=played, seed=7))


def test_a_progress_bar_shows_when_asked_for(
    duel: mt.Table, capsys: pytest.CaptureFixture[str]
) -> None:
    mt.simulate(duel, games=20, progress=True)
    assert "20/20" in capsys.readouterr().err
    mt.simulate(duel, games=20)
    assert capsys.readouterr().err == ""

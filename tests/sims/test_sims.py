"""The experiments run, and leave what they promise."""

import runpy
import sys
from pathlib import Path

import methuselah as mt
import nbformat
import polars as pl
import pytest
from nbclient import NotebookClient

SIMS = Path(__file__).parents[2] / "sims"


def test_seat_advantage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    script = SIMS / "seat_advantage.py"
    monkeypatch.setattr(sys, "argv", [str(script), "--games", "100", "--out", str(tmp_path)])
    runpy.run_path(str(script), run_name="__main__")
    printed = capsys.readouterr().out
    table = pl.read_csv(tmp_path / "seat_advantage.csv")
    assert table.select("schedule", "seat").rows() == [
        (schedule, seat) for schedule in ("1/2/3/4", "4/4/4/4", "2/3/4/4") for seat in range(5)
    ]
    assert all(f"Transfers {schedule}" in printed for schedule in table["schedule"])
    assert table["games"].unique().to_list() == [100]
    assert table["vp_change"].null_count() == 5
    assert (table["vp_low"] <= table["vp"]).all()
    picture = (tmp_path / "seat_advantage.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 10_000


def test_seats_are_rotated_on_shared_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(SIMS))
    play = runpy.run_path(str(SIMS / "seat_advantage.py"))["play"]
    decks = [mt.Deck.load(path) for path in sorted((SIMS / "decks").glob("*.txt"))]
    results = play(decks, games=50, seed=3, policy="random")
    for result in results.values():
        places = result.seats.group_by("entry", "seat").len()
        assert places["len"].to_list() == [10] * 25


def test_the_notebook_runs() -> None:
    notebook = nbformat.read(SIMS / "seat_advantage.ipynb", as_version=4)
    for cell in notebook.cells:
        cell.source = cell.source.replace("GAMES = 1_000", "GAMES = 50")
        if cell.cell_type == "code":
            assert cell.outputs == [], "outputs are not kept in the repository"
    client = NotebookClient(notebook, timeout=300, resources={"metadata": {"path": str(SIMS)}})
    client.execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert any("vegaEmbed" in output.get("data", {}).get("text/html", "") for output in outputs)


def test_round_robin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    script = SIMS / "round_robin.py"
    decks = sorted(map(str, (SIMS / "decks").glob("*.txt")))
    more = str(SIMS / "decks" / "fifth_edition" / "gangrel.txt")
    arguments = [*decks, more, "--games", "62", "--blanks"]
    monkeypatch.setattr(sys, "argv", [str(script), *arguments, "--out", str(tmp_path)])
    runpy.run_path(str(script), run_name="__main__")
    printed = capsys.readouterr().out
    table = pl.read_csv(tmp_path / "round_robin.csv")
    # Every deck has its share of the games, those left over go to the first.
    assert dict(table.select("deck", "games").iter_rows()) == {
        "Malkavian": 11,
        "Nosferatu": 11,
        "Toreador": 10,
        "Tremere": 10,
        "Ventrue": 10,
        "Gangrel": 10,
    }
    assert table["win_share"].is_sorted(descending=True)
    assert (table["vp_low"] <= table["vp"]).all()
    cards = pl.read_csv(tmp_path / "round_robin_cards.csv")
    assert cards.filter(deck="Malkavian")["card"].n_unique() > 15
    unplayed = cards.filter(pl.col("drawn") > 0, pl.col("played") == 0)
    assert f"{unplayed.height} cards were drawn and never played" in printed
    assert all(f"  {card} (" in printed for card in unplayed["card"])


def test_a_round_robin_of_five_decks_plays_all_of_them_in_each_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(str(SIMS))
    play = runpy.run_path(str(SIMS / "round_robin.py"))["play"]
    decks = [mt.Deck.load(path) for path in sorted((SIMS / "decks").glob("*.txt"))]
    results = play(decks, games=10, seed=3, policy="random")
    names = {deck.name for deck in decks}
    assert set(results) == names
    same = play([*decks[:4], decks[0]], games=5, seed=3, policy="random")
    assert list(same)[0::4] == ["Malkavian", "Malkavian (2)"]
    for result in results.values():
        by_game = result.seats.group_by("game").agg(pl.col("deck").cast(pl.String))
        assert [set(seated) for seated in by_game["deck"]] == [names] * 2

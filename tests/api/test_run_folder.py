"""Results on disk: streamed, gone on with, and never mixed."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import methuselah as mt
import polars as pl
import pytest
from methuselah import simulation
from methuselah.errors import RunError

DECKS = Path(__file__).parents[2] / "sims" / "decks"
SCRIPT = """
import signal
import sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # where a shell has it ignored
import methuselah as mt
from methuselah import simulation
simulation._PART_GAMES = 200
decks = [mt.Deck.load(path) for path in sys.argv[2:]]
mt.simulate(mt.Table(decks, policies="random"), games=10**9, seed=7, out=sys.argv[1])
"""


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Write a part whenever some games are done."""
    monkeypatch.setattr(simulation, "_PART_GAMES", 20)


@pytest.mark.usefixtures("small_parts")
def test_a_folder_holds_what_memory_would(duel: mt.Table, tmp_path: Path) -> None:
    result = mt.simulate(duel, games=100, seed=7, out=tmp_path / "a" / "run")
    expected = mt.simulate(duel, games=100, seed=7)
    for name in ("seats", "games", "cards"):
        assert getattr(result, name).equals(getattr(expected, name))
        assert getattr(mt.Result.load(tmp_path / "a" / "run"), name).equals(getattr(result, name))
    assert result.summary().equals(expected.summary())
    assert len(list((tmp_path / "a" / "run" / "parts").iterdir())) > 1
    games = pl.scan_parquet(tmp_path / "a" / "run" / "parts" / "*" / "games.parquet")
    assert games.select(pl.len()).collect().item() == 100


@pytest.mark.usefixtures("small_parts")
def test_a_run_goes_on_where_it_stopped(duel: mt.Table, tmp_path: Path) -> None:
    mt.simulate(duel, games=30, seed=7, out=tmp_path)
    (tmp_path / "parts" / ".000000000030-000000000050").mkdir()  # half written by a kill
    parts = {path.name for path in (tmp_path / "parts").iterdir() if path.name[0] != "."}
    result = mt.simulate(duel, games=100, seed=7, out=tmp_path)
    after = {path.name for path in (tmp_path / "parts").iterdir()}
    assert parts < after
    assert not [name for name in after if name.startswith(".")]
    assert result.seats.equals(mt.simulate(duel, games=100, seed=7).seats)
    again = mt.simulate(duel, games=100, seed=7, out=tmp_path)
    assert again.seats.equals(result.seats)


def test_a_killed_run_can_be_read_and_gone_on_with(tmp_path: Path) -> None:
    out, paths = tmp_path / "run", sorted(map(str, DECKS.glob("t*.txt")))
    for kill in (signal.SIGKILL, signal.SIGINT):
        with subprocess.Popen(
            [sys.executable, "-c", SCRIPT, str(out), *paths], stderr=subprocess.DEVNULL
        ) as process:
            before = len(list(out.glob("parts/0*")))
            deadline = time.monotonic() + 60
            while len(list(out.glob("parts/0*"))) < before + 2 and time.monotonic() < deadline:
                time.sleep(0.02)
            process.send_signal(kill)
            assert process.wait(timeout=5) == (0 if kill == signal.SIGINT else -kill)
    table = mt.Table([mt.Deck.load(path) for path in paths], policies="random")
    done = mt.Result.load(out)
    assert done.seats.equals(mt.simulate(table, games=done.games.height, seed=7).seats)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seed": 8}, "seed 7 in the folder, 8 asked for"),
        ({"rules": {"pool": 20}}, "rules: pool 30 in the folder, 20 asked for"),
        ({"policies": "heuristic"}, "policy list"),
        ({"seating": "fixed"}, "seating 'random' in the folder, 'fixed' asked for"),
        ({"decks": 1}, "deck list"),
        ({"games": 5}, "holds 10 games already, more than 5"),
    ],
)
def test_another_run_is_refused(
    decks: list[mt.Deck], tmp_path: Path, change: dict[str, object], message: str
) -> None:
    def play(*, first_deck: int = 0, games: int = 10, seed: int = 7, **options: object) -> None:
        rules = mt.Rules.from_dict(options.pop("rules", {}))  # type: ignore[arg-type]
        chosen = decks[first_deck : first_deck + 2]
        table = mt.Table(chosen, **({"policies": "random"} | options), rules=rules)  # type: ignore[arg-type]
        mt.simulate(table, games=games, seed=seed, out=tmp_path)

    play()
    before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*")}
    renamed = {"first_deck" if name == "decks" else name: value for name, value in change.items()}
    with pytest.raises(RunError, match=message):
        play(**renamed)  # type: ignore[arg-type]
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*")} == before


def test_a_folder_of_something_else_is_refused(duel: mt.Table, tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").write_text("precious")
    with pytest.raises(RunError, match="is no run folder"):
        mt.simulate(duel, games=5, out=tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.tex"]


@pytest.mark.parametrize("place", ["file/run", "file"])
def test_a_place_that_cannot_be_written_is_refused(
    duel: mt.Table, tmp_path: Path, place: str
) -> None:
    (tmp_path / "file").write_text("a file, not a folder")
    with pytest.raises(RunError, match="cannot write to"):
        mt.simulate(duel, games=5, out=tmp_path / place)


def test_the_manifest_says_what_was_run(decks: list[mt.Deck], tmp_path: Path) -> None:
    table = mt.Table(decks, policies="random", rules=mt.Rules(transfers=(4,)))
    mt.simulate(table, games=5, seed=9, out=tmp_path)
    manifest = json.loads((tmp_path / "manifest.json").read_text("utf-8"))
    assert manifest["seed"] == 9
    assert manifest["games"] == 5
    assert manifest["rules"]["transfers"] == [4]
    assert [entry["deck"]["name"] for entry in manifest["entries"]] == [d.name for d in decks]
    assert set(manifest["hashes"]) == {"rules", "cards", "decks", "policies", "run"}
    assert manifest["hashes"]["decks"] == [deck.digest() for deck in decks]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"seed": 7', '"seed": 8', "has been changed"),
        ('"format": 2', '"format": 99', "has format 99"),
        ("{", "", "is no manifest"),
        ('"seed"', '"sede"', "is no manifest of a run: it lacks 'seed'$"),
        (
            '"format": 2',
            '"fromat": 3, "format": 2',
            "is no manifest of a run: .* unknown 'fromat'$",
        ),
        ('"deck":', '"kced":', "is no manifest of a run: an entry lacks 'deck'$"),
    ],
)
def test_a_manifest_that_was_tampered_with_is_refused(
    duel: mt.Table, tmp_path: Path, old: str, new: str, message: str
) -> None:
    mt.simulate(duel, games=5, seed=7, out=tmp_path)
    file = tmp_path / "manifest.json"
    file.write_text(file.read_text("utf-8").replace(old, new, 1), "utf-8")
    with pytest.raises(RunError, match=message):
        mt.Result.load(tmp_path)


@pytest.mark.parametrize("table", ["seats", "games", "cards"])
@pytest.mark.parametrize("damage", ["emptied", "cut short", "lost", "another table"])
def test_a_damaged_table_is_refused(
    duel: mt.Table, tmp_path: Path, table: str, damage: str
) -> None:
    mt.simulate(duel, games=5, out=tmp_path)
    (file,) = (tmp_path / "parts").glob(f"*/{table}.parquet")
    if damage == "lost":
        file.unlink()
    elif damage == "another table":
        pl.DataFrame({"a": [1]}).write_parquet(file)
    else:
        file.write_bytes(file.read_bytes()[: 0 if damage == "emptied" else -20])
    with pytest.raises(RunError, match=f"{table}.parquet is damaged: ") as caught:
        mt.Result.load(tmp_path)
    assert "\n" not in str(caught.value)


@pytest.mark.usefixtures("small_parts")
def test_a_lost_part_is_noticed(duel: mt.Table, tmp_path: Path) -> None:
    mt.simulate(duel, games=100, seed=7, out=tmp_path)
    first = min((tmp_path / "parts").iterdir())
    first.rename(tmp_path / "elsewhere")
    with pytest.raises(RunError, match="is damaged: games 0 to"):
        mt.Result.load(tmp_path)

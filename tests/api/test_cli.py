"""The command line: what it prints, and how it refuses."""

import json
import re
import subprocess
import sys
from pathlib import Path

import methuselah as mt
import polars as pl
import pytest
from methuselah import cli

ROOT = Path(__file__).parents[2]
DECKS = sorted(str(path) for path in (ROOT / "sims" / "decks").glob("*.txt"))
FAST = ["--policy", "random"]
POLICIES = """
class Raises:
    def decide(self, view, decision, rng):
        raise ZeroDivisionError("a bug\\nof mine")

class Wrong:
    def decide(self, view, decision, rng):
        return "pass"

class Exits:
    def decide(self, view, decision, rng):
        raise SystemExit(0)

class First:
    def decide(self, view, decision, rng):
        return decision.options[0]
"""


@pytest.fixture(autouse=True)
def in_the_repository(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Experiments are looked for in the working directory, policies on the path."""
    monkeypatch.chdir(ROOT)
    (tmp_path / "policies_of_mine.py").write_text(POLICIES, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "broken_policies.py").write_text('raise KeyError("x")', encoding="utf-8")
    sys.modules.pop("policies_of_mine", None)


def refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one line that a command line is refused with."""
    with pytest.raises(SystemExit) as caught:
        cli.main(arguments)
    assert caught.value.code == 2
    output = capsys.readouterr()
    assert output.out == ""
    (line,) = output.err.splitlines()
    assert line.startswith("error: ")
    return line


def test_simulate_prints_a_row_for_each_deck(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["simulate", *DECKS, "--games", "50", "--seed", "7", *FAST]) == 0
    table = mt.Table([mt.Deck.load(path) for path in DECKS], policies="random", seating="rotate")
    assert capsys.readouterr().out.rstrip() == mt.simulate(table, games=50, seed=7).table()


def test_options_reach_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--transfers", "2,3,4", "--seating", "fixed", "--tournament", "--round-limit", "9"]
    policies = ["--policy", "random", "--policy", "policies_of_mine:First"]
    out = ["--out", str(tmp_path / "run"), "--threads", "1", "--games", "4"]
    assert cli.run(["simulate", *DECKS[:2], *options, *policies, *out]) == 0
    manifest = json.loads((tmp_path / "run" / "manifest.json").read_text("utf-8"))
    assert manifest["rules"]["transfers"] == [2, 3, 4]
    assert manifest["rules"]["scoring"] == "tournament"
    assert manifest["rules"]["round_limit"] == 9
    assert manifest["seating"] == "fixed"
    assert [entry["policy"]["name"] for entry in manifest["entries"]] == ["random", "First"]
    table = capsys.readouterr().out
    assert cli.run(["summary", str(tmp_path / "run")]) == 0
    assert capsys.readouterr().out == table
    assert cli.run(["replay", str(tmp_path / "run"), "--game", "3"]) == 0
    assert "Malkavian" in capsys.readouterr().out


def test_replay_prints_the_game_of_the_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run = str(tmp_path / "run")
    cli.run(["simulate", *DECKS, "--games", "10", "--seed", "7", "--out", run, *FAST])
    capsys.readouterr()
    assert cli.run(["replay", run, "--game", "6"]) == 0
    transcript = capsys.readouterr().out.splitlines()
    seats = mt.Result.load(run).seats.filter(game=6).sort("seat")
    decks = seats["deck"].cast(pl.String).to_list()
    assert transcript[:5] == [f"Seat {seat}: {deck}" for seat, deck in enumerate(decks)]
    scores = zip(decks, seats["half_points"], strict=True)
    assert transcript[-5:] == [f"{deck}: {half / 2:g} VP" for deck, half in scores]
    assert len(transcript) > 20


def test_deck_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["deck", "check", *DECKS]) == 0
    assert capsys.readouterr().out.count(": legal\n") == 5
    short = tmp_path / "short.txt"
    short.write_text("11x Belinde\n2x Deflection\n", encoding="utf-8")
    assert cli.run(["deck", "check", DECKS[0], str(short)]) == 2
    legal, illegal = (
        line for line in capsys.readouterr().out.splitlines() if not line.startswith(" ")
    )
    assert legal.endswith(": legal")
    assert "DECK-1: 11 crypt cards" in illegal
    assert "DECK-2: 2 library cards" in illegal


def test_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["cards"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == mt.cards().height
    assert any(line.startswith("100518\tDeflection\tReaction") for line in lines)
    assert cli.run(["cards", "--coverage"]) == 0
    last = capsys.readouterr().out.splitlines()[-1].split()
    done = mt.cards()["implemented"].sum()
    assert last[:4] == ["all", f"{done:,}", "of", "4,149"]


def test_experiments_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["run"]) == 0
    assert "seat-advantage" in capsys.readouterr().out.splitlines()


def test_an_experiment_says_what_it_needs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "argv", sys.argv)
    monkeypatch.setitem(sys.modules, "altair", None)
    line = refused(["run", "seat-advantage"], capsys)
    assert "seat-advantage needs altair" in line
    assert "pip install '.[sims]'" in line
    monkeypatch.chdir(tmp_path)
    assert "no folder sims here" in refused(["run", "seat-advantage"], capsys)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["simulate"], "Missing argument"),
        (["simulate", *DECKS[:1]], "2 to 5 decks, not 1"),
        (["simulate", *DECKS, *DECKS[:1]], "2 to 5 decks, not 6"),
        (["simulate", "none.txt", *DECKS[:1]], "cannot read none.txt"),
        (["simulate", *DECKS, "--games", "-5"], "games is -5"),
        (["simulate", *DECKS, "--games", "many"], "--games"),
        (["simulate", *DECKS, "--games", "99999999999999999999"], "games is"),
        (["simulate", *DECKS, "--seed", "-1"], "seed is -1"),
        (["simulate", *DECKS, "--threads", "0"], "threads is 0"),
        (["simulate", *DECKS, "--threads", "1000000"], "threads is"),
        (["simulate", *DECKS, "--transfers", "1,two"], "transfers is '1,two'"),
        (["simulate", *DECKS, "--transfers", "-1"], "transfers is"),
        (["simulate", *DECKS, "--round-limit", "0"], "round_limit is 0"),
        (["simulate", *DECKS, "--seating", "circle"], "seating is 'circle'"),
        (["simulate", *DECKS, "--policy", "alphago"], "'alphago'"),
        (["simulate", *DECKS, "--policy", "nowhere:Policy"], "cannot import"),
        (["simulate", *DECKS, "--cards", "none.ron"], "none.ron"),
        (["simulate", *DECKS, "--out", "LICENSE/run", "--games", "1"], "cannot write to"),
        (["simulate", *DECKS, "--policy", "broken_policies:First"], "cannot import.*KeyError: 'x'"),
        (["simulate", *DECKS, "--policy", "policies_of_mine:Exits"], "SystemExit: 0.*entry"),
        (["simulate", *DECKS, "--policy", "policies_of_mine:Raises"], "a bug of mine.*entry"),
        (["simulate", *DECKS, "--policy", "policies_of_mine:Wrong"], "'pass'.*entry"),
        (["replay", "sims", "--game", "0"], "sims is no run folder"),
        (["summary", "none"], "none is no run folder"),
        (["deck", "check", "pyproject.toml"], "pyproject.toml"),
        (["run", "nothing"], "no experiment is named 'nothing'"),
        (["run", "seat-advantage", "--games", "0"], "games is 0"),
        (["run", "seat-advantage", "--out", "LICENSE/x"], "LICENSE/x"),
        (["dance"], "No such command"),
        (["simulate", "--dance"], "No such option"),
    ],
)
def test_bad_input_is_one_line(
    arguments: list[str],
    message: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if "--out" not in arguments and arguments[:2] == ["run", "seat-advantage"]:
        arguments = [*arguments, "--out", str(tmp_path / "out")]
    monkeypatch.setattr(sys, "argv", sys.argv)
    assert re.search(message, refused(arguments, capsys))


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("mine.txt", "12x Belinde\n60x Deflectoin\n", "mine.txt, line 2: .*nearest: Deflection"),
        ("mine.txt", "11x Belinde\n60x Deflection\n", "mine may not be played: DECK-1: 11 crypt"),
        ("mine.txt", "", "mine.txt is empty"),
        ("mine.txt", b"12x Belinde\n60x D\xe9flection\n", "mine.txt, line 2: not UTF-8"),
        ("mine.ron", "", "mine.ron:1: no card: "),
        ("mine.ron", b"\xff\xfe", "cannot read .*mine.ron: .*UTF-8"),
        ("mine.ron", 'Card(name: "Deflection"', "mine.ron:1: .*a bracket is missing"),
        ("mine.ron", '\nCard(nam: "Deflection")', "mine.ron:2: .*`nam`"),
        ("mine.ron", '\nCard(name: "Deflectoin")', "mine.ron:2: .*nearest names: Deflection"),
        (
            "mine.ron",
            'Card(name: "Fame", modes: [(do: [BurnCard(Picked(0))])])',
            "mine.ron:1: Fame: clause 0: `Picked",
        ),
    ],
)
def test_a_bad_file_leaves_nothing_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], file: str, text: str | bytes, message: str
) -> None:
    path = tmp_path / file
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    bad = ["--cards", str(path), *DECKS[:2]] if path.suffix == ".ron" else [str(path), DECKS[0]]
    out = tmp_path / "runs" / "one"
    options = ["--out", str(out), "--games", "5", *FAST]
    assert re.search(message, refused(["simulate", *bad, *options], capsys))
    assert not out.parent.exists()


@pytest.mark.parametrize("policy", ["Raises", "Wrong", "Exits"])
def test_a_run_that_plays_no_game_leaves_nothing_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], policy: str
) -> None:
    out = tmp_path / "runs" / "one"
    options = ["--out", str(out), "--games", "5", "--policy", f"policies_of_mine:{policy}"]
    assert "entry 0" in refused(["simulate", *DECKS[:2], *options], capsys)
    assert not out.parent.exists()


def test_a_game_that_the_run_has_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = str(tmp_path / "run")
    cli.run(["simulate", *DECKS[:2], "--games", "4", "--out", run, *FAST])
    capsys.readouterr()
    assert "its games are 0 to 3" in refused(["replay", run, "--game", "4"], capsys)


def test_another_run_in_the_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = ["simulate", *DECKS[:2], "--games", "4", "--out", str(tmp_path / "run"), *FAST]
    cli.run([*run, "--seed", "1"])
    capsys.readouterr()
    assert "seed 1 here, 2 there" in refused([*run, "--seed", "2"], capsys)


def test_the_module_is_the_command() -> None:
    command = [sys.executable, "-m", "methuselah", "simulate", DECKS[0]]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "error: a table needs 2 to 5 decks, not 1\n"

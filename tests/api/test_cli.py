"""The command line: what it prints, and how it refuses."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import methuselah as mt
import polars as pl
import pytest
from command_line import refused
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


def test_simulate_prints_a_row_for_each_deck(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["simulate", *DECKS, "--games", "50", "--seed", "7", *FAST]) == 0
    table = mt.Table([mt.Deck.load(path) for path in DECKS], policies="random", seating="random")
    *rows, conditions = capsys.readouterr().out.splitlines()
    assert rows == mt.simulate(table, games=50, seed=7).table().splitlines()
    assert conditions == "seating random, seed 7"


@pytest.mark.parametrize("seating", ["fixed", "rotate"])
def test_a_table_says_that_its_order_matters(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], seating: str
) -> None:
    run = str(tmp_path / "run")
    options = ["--games", "10", "--seating", seating, "--out", run, *FAST]
    assert cli.run(["simulate", *DECKS, *options]) == 0
    told = f"seating {seating} (each deck preys on the next of the list, the last on the first)"
    assert capsys.readouterr().out.splitlines()[-1] == f"{told}, seed 0"
    assert cli.run(["summary", run, "--by", "deck, seat"]) == 0
    *rows, conditions = capsys.readouterr().out.splitlines()
    assert rows[0].split()[:3] == ["deck", "seat", "games"]
    assert conditions == f"{told}, seed 0"
    field = mt.Field(mt.Deck.load(DECKS[0]), against=[mt.Deck.load(DECKS[1])], opponents="random")
    mt.simulate(field, games=5, seed=3, out=tmp_path / "field", progress=False)
    assert cli.run(["summary", str(tmp_path / "field")]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "seating rotate, seed 3"
    line = refused(["summary", run, "--by", "vp"], capsys)
    assert "'vp' is what is told, not what to tell apart by; there are game, seat, " in line


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


def test_games_are_played_by_the_edition_that_is_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Runs and replays of games of theirs keep it."""
    run = str(tmp_path / "run")
    options = ["--games", "5", "--seed", "7", "--edition", "classic", "--out", run, *FAST]
    assert cli.run(["simulate", *DECKS, *options]) == 0
    rules = mt.Rules(edition="classic")
    decks = [mt.Deck.load(path) for path in DECKS]
    table = mt.Table(decks, policies="random", rules=rules)
    result = mt.simulate(table, games=5, seed=7, progress=False)
    assert capsys.readouterr().out.startswith(f"{result.table()}\n")
    manifest = json.loads((tmp_path / "run" / "manifest.json").read_text("utf-8"))
    assert manifest["rules"]["edition"] == "classic"
    saved = str(tmp_path / "game.json")
    assert cli.run(["replay", run, "--game", "2", "--save", saved]) == 0
    told = capsys.readouterr().out
    game = mt.Game(table, seed=7, game=2)
    game.play_out()
    assert told.rstrip() == game.transcript().rstrip()
    assert cli.run(["replay", saved]) == 0
    assert capsys.readouterr().out == told


@pytest.mark.rule("EDITION-1")
@pytest.mark.parametrize("command", [["simulate"], ["deck", "check"]])
def test_an_edition_that_there_is_not_is_an_error(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    line = refused([*command, *DECKS, "--edition", "v6"], capsys)
    assert "edition is 'v6': 'v5' or 'classic' is needed" in line


RULES = {
    "edition=classic": "classic",
    "crypt_size=6": 6,
    "library_size=48,90": [48, 90],
    "edge=false": False,
    "ante=yes": True,
    "transfers=2,3": [2, 3],
    "pool=20": 20,
    "hand=5": 5,
    "crypt_draw=3": 3,
    "oust_pool=4": 4,
    "scoring=tournament": "tournament",
    "oust_vp=1.5": 1.5,
    "survivor_vp=2": 2.0,
    "withdraw_vp=0.5": 0.5,
    "timeout_vp=none": None,
    "game_win_vp=1": 1.0,
    "round_limit = None": None,
    "decision_cap=9000": 9000,
}


def test_any_rule_can_be_given(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = [setting.partition("=")[0].strip() for setting in RULES]
    assert names == list(mt.Rules.__dataclass_fields__)
    given = [argument for setting in RULES for argument in ("--rule", setting)]
    out = ["--out", str(tmp_path / "run"), "--games", "2", "--illegal", *FAST]
    assert cli.run(["simulate", *DECKS[:2], *given, *out]) == 0
    manifest = json.loads((tmp_path / "run" / "manifest.json").read_text("utf-8"))
    assert manifest["rules"] == dict(zip(names, RULES.values(), strict=True))


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        (["pool"], "'pool' is no rule: NAME=VALUE is needed, such as pool=20"),
        (
            ["pol=3"],
            "no rule is named 'pol': did you mean 'pool'\\? the names are edition, crypt_size",
        ),
        (["pool=many"], "pool is 'many': a whole number from 1 to 200 is needed"),
        (["pool=-1"], "pool is -1: a whole number"),
        (["edge=1"], "edge is 1: True or False is needed"),
        (["transfers=1,x"], "transfers is \\[1, 'x'\\]: 1 to "),
        (["oust_vp=0.3"], "oust_vp is 0.3: a number from 0 "),
        (["edition=v4"], "edition is 'v4': 'v5' or 'classic' is needed"),
        (["pool=3", "pool=4"], "the rule 'pool' is given twice"),
    ],
)
def test_a_rule_that_makes_no_sense(
    settings: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    given = [argument for setting in settings for argument in ("--rule", setting)]
    assert re.search(message, refused(["simulate", *DECKS, *given], capsys))


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
    assert transcript[:5] == [f"{deck} (seat {seat})" for seat, deck in enumerate(decks)]
    scores = zip(decks, seats["vp"], strict=True)
    assert transcript[-5:] == [f"{deck}: {points:g} VP" for deck, points in scores]
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


@pytest.mark.rule("EDITION-1")
def test_deck_check_by_an_edition_and_a_number_of_players(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.txt"

    def verdict(cards: int, *options: str) -> str:
        file.write_text(f"12x Belinde\n{cards}x Deflection\n", encoding="utf-8")
        cli.run(["deck", "check", str(file), *options])
        return capsys.readouterr().out.partition("library ")[2].strip()

    classic = ("--edition", "classic")
    assert verdict(50) == "50: DECK-2: 50 library cards; 60 to 90 are allowed"
    assert verdict(50, *classic) == "50: legal"
    assert verdict(75, *classic) == "75: legal"
    too_many = "75: EDITION-1: 75 library cards; 40 to 70 are allowed"
    assert verdict(75, *classic, "--players", "3") == too_many
    line = refused(["deck", "check", str(file), "--players", "6"], capsys)
    assert "players is 6: a whole number from 2 to 5 is needed" in line


def test_experiments_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["run"]) == 0
    assert "seat-advantage" in capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(
    ("name", "option"), [("round-robin", "--small"), ("seat-advantage", "for each schedule")]
)
def test_an_experiment_tells_its_own_options(
    name: str, option: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", sys.argv)
    with pytest.raises(SystemExit) as caught:
        cli.main(["run", name, "--help"])
    assert caught.value.code == 0
    assert option in capsys.readouterr().out
    assert cli.run(["run", "--help"]) == 0
    assert "NAME --help tells which" in capsys.readouterr().out


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
        (["replay", "none", "--game", "0"], "there is no none: a run folder or a replay file"),
        (["replay", "sims", "--game", "0"], "sims is no run folder: it holds no manifest.json"),
        (["summary", "none"], "none is no run folder: there is no such folder"),
        (["summary", "LICENSE"], "LICENSE is no run folder: it is a file"),
        (["cards", "--cards", "none.ron"], "cannot read none.ron: No such file or directory$"),
        (["cards", "--cards", "sims"], "cannot read sims: Is a directory$"),
        (["deck", "check", "pyproject.toml"], "pyproject.toml"),
        (["cards", "--check", DECKS[0]], "malkavian.txt has no card texts: the columns Id and"),
        (["replay", "pyproject.toml", "--game", "0"], "a file of one game; --game is for run"),
        (["run", "nothing"], "no experiment is named 'nothing'"),
        (["run", "seat-advantage", "--games", "0"], "games is 0"),
        (["run", "round-robin", *DECKS[:1]], "a round robin needs 5 decks or more, not 1"),
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
        ("mine.txt", "11x Belinde\n60x Deflection\n", "; --illegal plays it all the same"),
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
    assert "game 0 of seed 0, entry" in refused(["simulate", *DECKS[:2], *options], capsys)
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
    assert "seed 1 in the folder, 2 asked for" in refused([*run, "--seed", "2"], capsys)


def test_the_module_is_the_command() -> None:
    command = [sys.executable, "-m", "methuselah", "simulate", DECKS[0]]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "error: a table needs 2 to 5 decks, not 1\n"


def command(
    *arguments: str, cwd: Path = ROOT, env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """The command as a process of its own; `-P` keeps the folder off the path, as installed."""
    return subprocess.run(
        [sys.executable, "-P", "-m", "methuselah", *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=cwd,
        env=os.environ | (env or {}),
    )


def test_the_command_alone_is_help() -> None:
    for arguments in ((), ("deck",)):
        done = command(*arguments)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith("Usage: methuselah")
        assert len(done.stderr.splitlines()) > 5


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--version"]) == 0
    assert capsys.readouterr().out == f"methuselah {mt.__version__}\n"


def test_the_package_shows_what_is_public() -> None:
    assert set(dir(mt)) == {*mt.__all__, "__version__"}


def test_blanks_are_offered_as_the_command_line_has_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    library = mt.cards().filter(pl.col("group").is_null(), pl.col("banned").is_null())
    card = library.filter(implemented=False)["name"][0]
    file = tmp_path / "mine.txt"
    file.write_text(f"12x Belinde\n60x {card}\n", encoding="utf-8")
    assert "; --blanks plays them" in refused(["simulate", str(file), DECKS[0]], capsys)


def test_the_print_that_plays_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    unwritten, written = (
        mt.cards().filter(pl.col("group").is_not_null(), ~pl.col("advanced"), implemented=done)
        for done in (False, True)
    )
    name = unwritten.join(written, on="name")["name"][0]
    old, new = (mt.cards().filter(name=name, implemented=done)["group"] for done in (False, True))
    file = tmp_path / "mine.txt"
    file.write_text(f"9x {name} (G{old[0]})\n3x Belinde\n60x Deflection\n", encoding="utf-8")
    print_ = f"{name} (G{old[0]}; G{new[0]} plays)"
    assert print_ in refused(["simulate", str(file), DECKS[0], "--illegal"], capsys)
    cli.run(["deck", "check", str(file)])
    assert capsys.readouterr().out.splitlines()[1:] == [
        f"  63 of 72 copies play; not implemented yet: {print_}"
    ]


def test_every_deck_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("12x Belinde\n60x Deflectoin\n", encoding="utf-8")
    assert cli.run(["deck", "check", DECKS[0], str(bad), "none.txt", DECKS[1]]) == 2
    output = capsys.readouterr()
    assert output.out.count(": legal\n") == 2
    first, second = output.err.splitlines()
    assert first.startswith(f"error: {bad}, line 2: no card is named 'Deflectoin'")
    assert second.startswith("error: cannot read none.txt")


def test_a_run_says_how_long_it_took_and_what_it_is_worth(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ["simulate", *DECKS[:2], "--games", "5", *FAST]
    assert cli.run(arguments) == 0
    assert re.fullmatch(r"played in \d+\.\d s\n", capsys.readouterr().err)
    assert [cli._duration(seconds) for seconds in (1.25, 59.9, 3725.4)] == [
        "1.2 s",
        "59.9 s",
        "62 min 5 s",
    ]
    decks = [mt.Deck.load(path) for path in DECKS]
    capped = mt.simulate(
        mt.Table(decks, policies="random", rules=mt.Rules(decision_cap=100)), games=5
    )
    monkeypatch.setattr(cli, "run_games", lambda *_, **__: capped)
    assert cli.run(arguments) == 0
    _, note = capsys.readouterr().err.splitlines()
    assert note.startswith("5 of 5 games ended at the cap of decisions")


def test_a_terminal_without_accents_and_lines_gets_plain_letters(tmp_path: Path) -> None:
    accents = tmp_path / "accents.txt"
    accents.write_text(
        Path(DECKS[0]).read_text("utf-8").replace("Deck Name: ", "Deck Name: Gisèle\u2019s "),
        "utf-8",
    )
    run = str(tmp_path / "run")
    env = {"PYTHONIOENCODING": "ascii"}
    options = ["--games", "4", "--out", run, *FAST]
    done = command("simulate", str(accents), DECKS[1], *options, env=env)
    assert done.returncode == 0, done.stderr
    _, rule, *rows = done.stdout.splitlines()
    assert set(rule) == {"-"}
    assert rows[0].startswith("Gisele's Malkavian")
    done = command("replay", run, "--game", "3", env=env)
    assert done.returncode == 0, done.stderr
    assert "Gisele's Malkavian" in done.stdout


def test_a_damaged_run_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = tmp_path / "run"
    cli.run(["simulate", *DECKS[:2], "--games", "4", "--out", str(run), *FAST])
    (file,) = run.glob("parts/*/seats.parquet")
    whole = file.read_bytes()
    for damaged in (b"", b"x" * len(whole), whole[:4] + b"x" * (len(whole) // 2) + whole[-1500:]):
        file.write_bytes(damaged)
        capsys.readouterr()
        assert "parquet" in refused(["summary", str(run)], capsys).lower()


def test_policies_of_the_current_folder_are_found(tmp_path: Path) -> None:
    (tmp_path / "in_the_folder.py").write_text(
        "import methuselah as mt\n"
        + POLICIES
        + "\nmine = mt.Scripted(factory=First, kinds={'block'}, fallback='random', name='mine')\n"
        "first = First()\n",
        encoding="utf-8",
    )
    options = [*DECKS[:2], "--games", "2", "--out", "run", "--policy"]
    done = command("simulate", *options, "in_the_folder:mine", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "mine" in done.stdout
    assert command("replay", "run", "--game", "1", cwd=tmp_path).returncode == 0
    done = command("simulate", *options, "in_the_folder:first", cwd=tmp_path)
    assert done.returncode == 2
    assert "pass its class" in done.stderr


def test_whoever_reads_may_stop_reading() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "methuselah", "cards"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=30) == 1


INTERRUPTED = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
class CtrlC:
    def find_spec(self, name, path, target=None):
        if name == "{module}":
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, CtrlC())
sys.argv = ["methuselah", "run"]
from methuselah.cli import main
main()
"""


@pytest.mark.parametrize("module", ["polars", "methuselah.cli", "typer"])
def test_ctrl_c_while_it_is_imported_is_quiet(module: str) -> None:
    program = INTERRUPTED.format(module=module)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert (done.returncode, done.stderr) == (130, "")

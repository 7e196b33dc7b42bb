"""The command line.

Whatever is wrong with what the user gave is one line on standard error and exit code 2.
"""

import runpy
import sys
import time
import warnings
from collections.abc import Iterable, Sequence
from importlib import metadata
from pathlib import Path
from typing import Annotated, cast, get_args

import polars as pl
import typer

from methuselah import __version__, _interrupt, checks
from methuselah._core import Cards
from methuselah.cards import cards as card_facts
from methuselah.coverage import By, DeckCoverage, deck_coverage, of_facts, unwritten
from methuselah.deck import Deck
from methuselah.entries import card_entries, card_words
from methuselah.errors import DeckError, RulesError, RunError, UsageError
from methuselah.game import Game
from methuselah.manifest import Manifest
from methuselah.policies import PolicySpec, load_factory
from methuselah.results import Result
from methuselah.rules import Rules
from methuselah.run_folder import RunFolder
from methuselah.simulation import simulate as run_games
from methuselah.table import PLAYERS, Table
from methuselah.terminal import BAD_INPUT, complain, plain_errors
from methuselah.text_check import check_texts, read_texts

__all__ = ["app", "main", "plain_errors", "run"]

_MINUTE = 60
_TOP = 50
_MOST_NAMED = 10

app = typer.Typer(
    help="Play Vampire: The Eternal Struggle, many times over.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
deck_app = typer.Typer(help="Look at deck lists.")
app.add_typer(deck_app, name="deck")


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit code."""
    _interrupt.heed()
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))  # policies may be in a file of the current folder
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run the command line and return its exit code.

    Examples:
        >>> from methuselah.cli import run
        >>> run(["deck", "check", "sims/decks/ventrue.txt"])
        sims/decks/ventrue.txt: Ventrue, crypt 12, library 77: legal
        0

    """
    command = typer.main.get_command(app)
    with plain_errors():
        try:
            return int(command.main(list(arguments), "methuselah", standalone_mode=False) or 0)
        except typer.TyperException as error:
            raise UsageError(error.format_message()) from error
        except typer.Abort:
            return _interrupt.STOPPED


@app.callback(invoke_without_command=True)
def options(
    context: typer.Context,
    *,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Say which version it is, or what it can do."""
    if version:
        print(f"methuselah {__version__}")
        raise typer.Exit
    _help_if_alone(context)


@deck_app.callback(invoke_without_command=True)
def deck_options(context: typer.Context) -> None:
    """Say what there is to do with deck lists."""
    _help_if_alone(context)


def _help_if_alone(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help(), file=sys.stderr)
        raise typer.Exit(BAD_INPUT)


@app.command()
def simulate(
    decks: Annotated[list[Path], typer.Argument(help="Deck lists, one for each entry: 2 to 5.")],
    *,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="Of all chance.")] = 0,
    policy: Annotated[
        list[str] | None,
        typer.Option(help="random, heuristic or module:factory; once for all or for each deck."),
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Folder for the results, as Parquet.")] = None,
    threads: Annotated[
        int | None, typer.Option(help="One for each processor if not given.")
    ] = None,
    transfers: Annotated[
        str, typer.Option(help="Of the first turns; the last holds on.")
    ] = "1,2,3,4",
    seating: Annotated[
        str,
        typer.Option(
            help="random: anew for each game; fixed or rotate: each deck preys on the next."
        ),
    ] = "random",
    tournament: Annotated[bool, typer.Option(help="Score as tournaments do.")] = False,
    edition: Annotated[str, typer.Option(help="Of the rules: v5 or classic.")] = "v5",
    round_limit: Annotated[int | None, typer.Option(help="Rounds after which a game ends.")] = None,
    rule: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=VALUE",
            help="A field of mt.Rules, such as pool=20 or edge=false; for each rule once.",
        ),
    ] = None,
    cards: Annotated[
        Path | None, typer.Option(help="A file of cards beside the standard ones.")
    ] = None,
    blanks: Annotated[bool, typer.Option(help="Play cards not implemented as blank.")] = False,
    illegal: Annotated[bool, typer.Option(help="Play decks that are not legal.")] = False,
) -> int:
    """Play games of some decks and print how each did."""
    rules = Rules.tournament() if tournament else Rules()
    changes: dict[str, object] = {"transfers": _numbers(transfers), "edition": edition}
    own = _card_set(cards)
    if round_limit is not None:
        changes["round_limit"] = round_limit
    changes |= _rules(rule or ())
    table = Table(
        [Deck.load(path, cards=own) for path in decks],
        policies=_policies(policy or ["heuristic"]),
        seating=seating,  # type: ignore[arg-type]
        rules=Rules.from_dict(rules.to_dict() | changes),
        cards=own,
        blanks=blanks,
        illegal=illegal,
    )
    with warnings.catch_warnings(record=True) as stops:
        warnings.simplefilter("always", UserWarning)
        started = time.monotonic()
        result = run_games(table, games=games, seed=seed, threads=threads, out=out)
        played = time.monotonic() - started
    print(f"{result.table()}\n{_conditions(result.manifest)}", flush=True)
    print(f"played in {_duration(played)}", file=sys.stderr)
    for notice in (*(stop.message for stop in stops), result.capped_note):
        if notice:
            print(notice, file=sys.stderr)
    return _interrupt.STOPPED if stops else 0


@app.command()
def cards(
    files: Annotated[
        list[Path] | None,
        typer.Argument(help="Deck lists or JSON archives of decks; with --check, card texts."),
    ] = None,
    *,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="How many can be played, here or of decks.")
    ] = False,
    words: Annotated[
        bool, typer.Option("--words", help="How many use each word of the effect language.")
    ] = False,
    check: Annotated[
        bool,
        typer.Option("--check", help="Compare the numbers in entries with those in card texts."),
    ] = False,
    reasons: Annotated[
        bool,
        typer.Option("--reasons", help="With --check, what differs for a reason, and for which."),
    ] = False,
    by: Annotated[
        str | None,
        typer.Option(help="With --coverage: count cards by types or sets.", show_default="types"),
    ] = None,
    since: Annotated[
        int | None, typer.Option(help="With --coverage: decks of archives from that year on.")
    ] = None,
    top: Annotated[
        int | None,
        typer.Option(
            help="With --coverage: missing cards of decks to list.", show_default=str(_TOP)
        ),
    ] = None,
    cards: Annotated[
        Path | None,
        typer.Option(help="A file of cards: those alone that it adds, or that it makes playable."),
    ] = None,
) -> int:
    """List the printed cards; or what is asked about them, or about decks."""
    for refused, why in (
        (coverage + words + check > 1, "one of --coverage, --words and --check at a time"),
        (
            files and not (coverage or check),
            "decks are only looked at for what can be played: add --coverage",
        ),
        (
            by is not None and (files or not coverage),
            "--by is for --coverage of cards, not of decks",
        ),
        (since is not None and not (files and coverage), "--since is for --coverage of decks"),
        (top is not None and not (files and coverage), "--top is for --coverage of decks"),
        (reasons and not check, "--reasons is for --check"),
    ):
        if refused:
            raise UsageError(why)
    own = _card_set(cards)
    if words:
        _print_words(own)
        return 0
    if check:
        return _print_differences(files, own, cards, reasons=reasons)
    if files:
        found = deck_coverage(files, since=since or 0, cards=own)
        print(_of_decks(found, _TOP if top is None else top))
        return 0
    facts = card_facts()
    if own is not None:
        known = facts.select("id", "implemented")
        facts = card_facts(own).join(known, on=["id", "implemented"], how="anti")
    if coverage:
        by = by or "types"
        if by not in get_args(By):
            raise UsageError(f"--by {by}: {' or '.join(get_args(By))} is needed")
        print(_coverage(of_facts(facts, cast("By", by))))
        return 0
    for card in facts.iter_rows(named=True):
        fields = (card["id"], card["name"], "/".join(card["types"]), "/".join(card["clans"]))
        print(*fields, "implemented" if card["implemented"] else "", sep="\t")
    return 0


@deck_app.command("check")
def check(
    decks: Annotated[list[Path], typer.Argument(help="Deck lists.")],
    *,
    edition: Annotated[str, typer.Option(help="Of the rules: v5 or classic.")] = "v5",
    players: Annotated[
        int, typer.Option(help="How many play: by the classic edition it matters.")
    ] = 5,
    cards: Annotated[
        Path | None, typer.Option(help="A file of cards beside the standard ones.")
    ] = None,
) -> int:
    """Say of deck lists whether they are legal, and which of their cards cannot be played yet."""
    rules = Rules.from_dict({"edition": edition})
    players = checks.whole_number("players", players, PLAYERS, error=UsageError)
    of = _card_set(cards) or Cards.standard()
    can_play = set(of.implemented())
    code = 0
    for path in decks:
        try:
            deck = Deck.load(path, cards=of)
        except DeckError as error:
            complain(str(error))
            code = BAD_INPUT
            continue
        breaches = deck.check(rules, players=players, cards=of)
        verdict = "; ".join(map(str, breaches)) if breaches else "legal"
        sizes = f"crypt {len(deck.crypt)}, library {len(deck.library)}"
        print(f"{path}: {deck.name}, {sizes}: {verdict}")
        slots = deck.slots()
        if missing := sorted(unwritten(slots, of)):
            playable = sum(card in can_play for card in slots)
            print(f"  {playable} of {len(slots)} copies play; not implemented yet: ", end="")
            print("; ".join(missing))
        code = BAD_INPUT if breaches else code
    return code


@app.command()
def summary(
    folder: Annotated[Path, typer.Argument(help="A run folder.")],
    *,
    by: Annotated[str, typer.Option(help="Columns of the seats to tell apart.")] = "deck,policy",
) -> None:
    """Print how the decks of a run did."""
    result = Result.load(folder)
    columns = [column.strip() for column in by.split(",")]
    print(f"{result.table(by=columns)}\n{_conditions(result.manifest)}")


@app.command()
def replay(
    path: Annotated[Path, typer.Argument(help="A run folder, or a replay file.")],
    *,
    game: Annotated[int | None, typer.Option(help="The number of a game of the run.")] = None,
    cards: Annotated[Path | None, typer.Option(help="The file of cards that it used.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write it to a replay file, too.")] = None,
) -> None:
    """Print a game of a run, or of a replay file, as a transcript."""
    own = _card_set(cards)
    if not path.exists():
        raise RunError(f"there is no {path}: a run folder or a replay file is needed")
    if path.is_file():
        if game is not None:
            raise UsageError(f"{path} is a file of one game; --game is for run folders")
        replayed = Game.load(path, cards=own)
    else:
        manifest = RunFolder.open(path).manifest
        replayed = Game(
            manifest.setup(cards=own), seed=manifest.seed, game=_game_of(manifest, game)
        )
        replayed.play_out()
    if save is not None:
        replayed.save(save)
    print(replayed.transcript())


@app.command(
    "run",
    context_settings={
        "allow_extra_args": True,
        "allow_interspersed_args": False,  # what follows the name is the experiment's
        "ignore_unknown_options": True,
    },
)
def run_experiment(
    context: typer.Context,
    name: Annotated[str | None, typer.Argument(help="Of the experiment; none lists them.")] = None,
    *,
    sims: Annotated[Path, typer.Option(help="The folder of experiments; before the name.")] = Path(
        "sims"
    ),
) -> None:
    """Run an experiment of the folder sims with the options that it has.

    They follow its name: NAME --help tells which.
    """
    if not sims.is_dir():
        raise RunError(
            f"there is no folder {sims} here: experiments are in the folder sims of a clone of the "
            "repository; go there, or say where with --sims"
        )
    scripts = {path.stem.replace("_", "-"): path for path in sorted(sims.glob("*.py"))}
    if name is None:
        print("\n".join(scripts))
        return
    if name not in scripts:
        known = ", ".join(scripts) or "there are none"
        raise RunError(f"no experiment is named {name!r} in {sims}; {known}")
    script = str(scripts[name])
    sys.argv = [script, *context.args]
    try:
        runpy.run_path(script, run_name="__main__")
    except ModuleNotFoundError as error:
        raise RunError(
            f"the experiment {name} needs {error.name}, which is not installed; in a clone of the "
            "repository, pip install '.[sims]' installs what experiments need"
        ) from error


def _conditions(manifest: Manifest) -> str:
    """What a table depends on beside its decks."""
    seating = f"seating {manifest.seating}"
    if manifest.kind == "table" and manifest.seating != "random":
        seating += " (each deck preys on the next of the list, the last on the first)"
    return f"{seating}, seed {manifest.seed}"


def _duration(seconds: float) -> str:
    if seconds < _MINUTE:
        return f"{seconds:.1f} s"
    minutes, rest = divmod(round(seconds), _MINUTE)
    return f"{minutes} min {rest} s"


def _numbers(text: str) -> list[int]:
    try:
        return [int(number) for number in text.split(",")]
    except ValueError:
        raise RulesError(f"transfers is {text!r}: numbers such as 1,2,3,4 are needed") from None


def _rules(settings: Iterable[str]) -> dict[str, object]:
    """Fields of the rules by name, from NAME=VALUE."""
    rules: dict[str, object] = {}
    for setting in settings:
        name, equals, value = (part.strip() for part in setting.partition("="))
        if not equals:
            raise RulesError(f"{setting!r} is no rule: NAME=VALUE is needed, such as pool=20")
        if name in rules:
            raise RulesError(f"the rule {name!r} is given twice")
        rules[name] = Rules.read(name, value)
    return rules


def _policies(names: Sequence[str]) -> PolicySpec | list[PolicySpec]:
    specs: list[PolicySpec] = [load_factory(name) if ":" in name else name for name in names]
    return specs[0] if len(specs) == 1 else specs


def _card_set(path: Path | None) -> Cards | None:
    return None if path is None else Cards.load(str(path))


def _game_of(manifest: Manifest, game: int | None) -> int:
    first, end = manifest.first, manifest.first + manifest.games
    if game is None:
        raise UsageError(f"which game? --game {first} to {end - 1} are in the run")
    if not first <= game < end:
        raise RunError(f"the run has no game {game}: its games are {first} to {end - 1}")
    return game


def _print_words(cards: Cards | None) -> None:
    """Print the words of the effect language, those of most users first, and what they come to."""
    words = card_words(cards)
    for word, count in words.select("word", "cards").iter_rows():
        print(f"{count:>6,}  {word}")
    alone = words.filter(pl.col("cards") == 1).height
    print(f"{words.height:,} words, {alone:,} of one card alone; no card is written in Rust")


def _print_differences(
    files: list[Path] | None, cards: Cards | None, file: Path | None, *, reasons: bool
) -> int:
    """Print what entries, those of a file or all, and texts do not agree about; 1 if anything."""
    entries = card_entries(cards)
    written = entries.filter(file=str(file)) if file else entries
    texts = read_texts(files or None)
    textless = written.filter(~pl.col("id").fill_null(0).is_in(list(texts)))["name"].to_list()
    found = check_texts(files or None, cards=cards).join(written, on="name", how="semi")
    reasoned = pl.col("reason").is_not_null()
    shown = found if reasons else found.filter(~reasoned)
    for name, level, text, entry, reason in shown.drop("id").iter_rows():
        said = f"the text says {text}" if text else f"the entry says {entry}"
        why = f" ({reason})" if reason else ""
        print(name, *([level] if level else []), said + why, sep=", ")
    source = ", ".join(map(str, files)) if files else f"the package krcg {metadata.version('krcg')}"
    wrong, explained = (found.filter(only)["name"].n_unique() for only in (~reasoned, reasoned))
    compared = written.height - len(textless)
    print(f"{wrong:,} of {compared:,} entries differ from their texts, those of {source}")
    if explained and not reasons:
        print(f"{explained:,} differ for a reason; --reasons tells which")
    if textless:
        print(f"no text to compare with, {len(textless):,}: {_some(textless)}")
    return 1 if wrong else 0


def _some(names: Sequence[str]) -> str:
    """Names, not too many of them."""
    more = [f"{len(names) - _MOST_NAMED:,} more"] if len(names) > _MOST_NAMED else []
    return "; ".join([*names[:_MOST_NAMED], *more])


def _coverage(counts: pl.DataFrame) -> str:
    """How many cards can be played, by type or set and in all."""
    width = max(map(len, counts["of"]))
    return "\n".join(
        f"{part:{width}}  {done:>5,} of {count:>5,}  {_share(done, count)}"
        for part, count, done in counts.iter_rows()
    )


def _of_decks(found: DeckCoverage, top: int) -> str:
    """How much of decks can be played, and the cards that most of them wait for."""
    decks = _share(found.playable, found.decks)
    copies = _share(found.implemented, found.copies)
    lines = [
        f"decks   {found.playable:>9,} of {found.decks:>9,}  {decks}",
        f"copies  {found.implemented:>9,} of {found.copies:>9,}  {copies}",
    ]
    if found.missing.height:
        lines += [
            "",
            "missing, by the decks that have it, its copies, the decks that lack no other:",
        ]
        columns = ("name", "decks", "copies", "alone")
        lines += [
            f"{decks:>7,} {copies:>7,} {alone:>7,}  {name}"
            for name, decks, copies, alone in found.missing.head(top).select(columns).iter_rows()
        ]
    return "\n".join(lines)


def _share(part: int, whole: int) -> str:
    return f"{part / whole:>6.1%}" if whole else "  none"

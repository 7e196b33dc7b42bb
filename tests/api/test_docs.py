"""The documentation: every public thing has some, and every example runs."""

import doctest
import importlib
import inspect
import pkgutil
import re
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import methuselah as mt
import pytest
from methuselah import _core, cli

ROOT = Path(__file__).parents[2]
MODULES = [
    importlib.import_module(f"methuselah.{module.name}")
    for module in pkgutil.iter_modules(mt.__path__)
    if not module.name.startswith("_")
]
CORE = [
    thing
    for thing in map(mt.__dict__.get, mt.__all__)
    if inspect.isclass(thing) and thing.__module__ == "methuselah._core"
]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@pytest.fixture(autouse=True)
def in_the_repository(monkeypatch: pytest.MonkeyPatch) -> None:
    """Examples read decks from the repository."""
    monkeypatch.chdir(ROOT)


@pytest.mark.parametrize("module", [mt, *MODULES], ids=lambda module: module.__name__)
def test_examples_run(module: ModuleType) -> None:
    outcome = doctest.testmod(module, optionflags=FLAGS)
    assert outcome.failed == 0


@pytest.mark.parametrize("thing", CORE, ids=lambda thing: thing.__name__)
def test_examples_of_the_core_run(thing: type) -> None:
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(optionflags=FLAGS)
    for name, value in {thing.__name__: thing, **members(thing)}.items():
        runner.run(parser.get_doctest(inspect.getdoc(value) or "", {}, name, None, None))
    assert runner.failures == 0
    assert runner.tries > 0


@pytest.mark.parametrize("thing", CORE, ids=lambda thing: thing.__name__)
def test_all_of_the_core_has_docstrings_and_methods_have_examples(thing: type) -> None:
    all_of_it = members(thing)
    assert [name for name, value in all_of_it.items() if not value.__doc__] == []
    called = {name: value for name, value in all_of_it.items() if callable(value)}
    for name, value in {thing.__name__: thing, **called}.items():
        assert ">>>" in (value.__doc__ or ""), name


def test_the_kinds_are_listed() -> None:
    schema = _core.VecGame.schema()
    for thing, kinds in ((_core.Decision, "decision_kinds"), (_core.Option, "option_kinds")):
        assert re.findall(r'`"(.*?)"`', thing.kind.__doc__ or "") == schema[kinds]


def test_the_readme_says_how_many_cards_can_be_played() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    top = readme.partition("## Start")[0]
    said = re.search(r"More than ([\d,]+) of the ([\d,]+) printed cards can be played", top)
    assert said is not None
    least, printed = (int(number.replace(",", "")) for number in said.groups())
    facts = mt.cards()
    # Told in hundreds, so that a card more is no change of it.
    assert least == (facts["implemented"].sum() - 1) // 100 * 100
    assert printed == facts.height


def test_sections_of_the_core_docs_stand_apart() -> None:
    texts = [value.__doc__ or "" for thing in CORE for value in [thing, *members(thing).values()]]
    assert len(texts) > 50
    section = re.compile(r"(?<!\n)\n(Args|Raises|Returns|Examples):\n")
    assert [text for text in texts if section.search(text)] == []


def members(thing: type) -> dict[str, Any]:
    """Public members of a class of the core."""
    return {
        f"{thing.__name__}.{name}": getattr(thing, name)
        for name in vars(thing)
        if not name.startswith("_")
    }


def test_every_public_thing_has_a_docstring_with_an_example() -> None:
    things = {name: getattr(mt, name) for name in mt.__all__}
    things |= {name: getattr(mt.policies, name) for name in ("Player", "Policy", "load_factory")}
    functions = dict(filter(lambda item: inspect.isroutine(item[1]), things.items()))
    for name, thing in things.items():
        if inspect.isclass(thing) and thing.__module__ != "methuselah._core":
            functions |= {name: thing} | methods(thing)
    assert [name for name, thing in functions.items() if ">>>" not in (thing.__doc__ or "")] == []
    assert [name for name, thing in things.items() if not thing.__doc__] == []


def methods(thing: type) -> dict[str, Any]:
    """Public methods of a class itself."""
    return {
        f"{thing.__name__}.{name}": value
        for name, value in vars(thing).items()
        if not name.startswith("_") and isinstance(value, FunctionType | classmethod)
    }


def test_the_code_in_the_readme_runs() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    assert len(blocks) == 5
    names: dict[str, Any] = {}
    for block in blocks:
        small = re.sub(r"games=[\d_]+", "games=10", block)
        exec(compile(small, "README.md", "exec"), names)
    assert names["result"].seats.height == 50


def test_the_guide_to_adding_a_card_is_true(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    guide = (ROOT / "docs" / "adding_a_card.md").read_text(encoding="utf-8")
    read, mine = re.findall(r"```ron\n(.*?)```", guide, re.DOTALL)
    entries = mt.card_entries()
    assert read.strip() == entries.filter(name="Conditioning")["entry"].item()
    (tmp_path / "mine.ron").write_text(mine, encoding="utf-8")
    (tmp_path / "wrong.ron").write_text(read.replace("Bleed,", "Bleeds,"), encoding="utf-8")
    (tmp_path / "sims").symlink_to(ROOT / "sims")
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for language, block in re.findall(r"```(python|sh)\n(.*?)```", guide, re.DOTALL):
        if language == "python":
            exec(compile(block, "adding_a_card.md", "exec"), names)
        else:
            _, *arguments = block.split()
            capsys.readouterr()
            assert cli.run(arguments) == 0
            differences, textless = capsys.readouterr().out.splitlines()
            assert differences.startswith("0 of 1 entries differ from their texts, those of the ")
            assert textless.startswith("no text to compare with, 2: ")
    assert names["played"]["played"].item() > 0
    for file in re.findall(r"`(\w+\.rs)`", guide):
        assert (ROOT / "rust" / "cards" / "src" / "lang" / file).exists()

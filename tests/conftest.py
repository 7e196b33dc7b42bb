"""How tests play on from a position, and which rules they show.

A test that shows a rule names it, `@pytest.mark.rule("BLOCK-4")`; a Rust unit test names it in its
doc comment. `python -m pytest tests --rule-coverage` prints the rules that a passing test names and
those that none does; with `--require-rules` it fails if one is missing that must be covered now.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import driving
import imbued
import methuselah as mt
import pytest

ROOT = Path(__file__).parent.parent
LEDGER = ROOT / "tests" / "rules" / "ledger.txt"
RUST_TEST = re.compile(r"((?:^[ \t]*///.*\n)+)(?:^[ \t]*#\[.*\]\n)*?^[ \t]*#\[test\]", re.MULTILINE)
RULE = re.compile(r"\b[A-Z]+-\d+\b")


@dataclass
class RuleCoverage:
    """The rules of the ledger, and which of them passing tests have named."""

    titles: dict[str, str] = field(default_factory=dict)
    required: set[str] = field(default_factory=set)
    shown: set[str] = field(default_factory=set)

    @classmethod
    def read(cls) -> "RuleCoverage":
        ledger = cls()
        for line in LEDGER.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                rule, when, title = line.split(maxsplit=2)
                ledger.titles[rule] = title
                if when == "now":
                    ledger.required.add(rule)
        return ledger

    @property
    def missing(self) -> list[str]:
        return [rule for rule in self.titles if rule in self.required - self.covered]

    @property
    def covered(self) -> set[str]:
        return self.shown | self.in_rust

    @property
    def in_rust(self) -> set[str]:
        """The rules that Rust unit tests name; `cargo test` says whether those pass."""
        sources = (path.read_text(encoding="utf-8") for path in (ROOT / "rust").rglob("*.rs"))
        comments = (comment for source in sources for comment in RUST_TEST.findall(source))
        return {rule for comment in comments for rule in RULE.findall(comment)} & set(self.titles)

    def report(self) -> Iterator[str]:
        for heading, rules in (
            ("Covered", self.covered),
            ("of these, by Rust tests only", self.in_rust - self.shown),
        ):
            numbers = [rule for rule in self.titles if rule in rules]
            yield f"{heading} ({len(numbers)}): {' '.join(numbers) or 'none'}"
        yield f"Missing, of {len(self.required)} that must be covered now ({len(self.missing)}):"
        yield from (f"  {rule:14}{self.titles[rule]}" for rule in self.missing)


COVERAGE = pytest.StashKey[RuleCoverage]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rule-coverage",
        action="store_true",
        help="print the rules that passing tests name, and those that none does",
    )
    parser.addoption(
        "--require-rules",
        action="store_true",
        help="fail if no passing test names a rule that is required now",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the rules that the test shows")
    config.addinivalue_line("markers", "ruling(*keys): the rulings that the test shows")
    config.stash[COVERAGE] = RuleCoverage.read()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    known = config.stash[COVERAGE].titles
    for item in items:
        if unknown := _rules(item) - known.keys():
            raise pytest.UsageError(f"{item.nodeid}: the ledger has no rule {unknown.pop()}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
    call: pytest.CallInfo[None],
) -> Iterator[None]:
    report: pytest.TestReport = yield  # type: ignore[assignment]
    if report.when == "call" and report.passed:
        item.config.stash[COVERAGE].shown |= _rules(item)
    return report  # type: ignore[return-value]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    config = terminalreporter.config
    if config.getoption("--rule-coverage"):
        terminalreporter.section("rules")
        for line in config.stash[COVERAGE].report():
            terminalreporter.write_line(line)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    asked = session.config.getoption("--require-rules")
    if (
        asked
        and session.exitstatus == pytest.ExitCode.OK
        and session.config.stash[COVERAGE].missing
    ):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def _rules(item: pytest.Item) -> set[str]:
    return {rule for mark in item.iter_markers("rule") for rule in mark.args}


@pytest.fixture(scope="session")
def decks() -> list[mt.Deck]:
    """The five starter decks, in alphabetical order."""
    return [mt.Deck.load(path) for path in sorted((ROOT / "sims" / "decks").glob("*.txt"))]


@pytest.fixture
def written(tmp_path: Path) -> driving.Written:
    """Makes a set of the text of entries, beside all printed cards."""

    def load(entries: str) -> mt.Cards:
        file = tmp_path / "own.ron"
        file.write_text(entries, encoding="utf-8")
        return mt.Cards.load(file)

    return load


@pytest.fixture(scope="module")
def own(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> mt.Cards:
    """The printed cards, and those of the test module's `OWN` or else of `imbued.OWN`."""
    file = tmp_path_factory.mktemp("cards") / "own.ron"
    file.write_text(getattr(request.module, "OWN", imbued.OWN), encoding="utf-8")
    return mt.Cards.load(file)


@pytest.fixture
def offers() -> driving.Offers:
    return driving.offers


@pytest.fixture
def refused() -> driving.Refused:
    return driving.refused


@pytest.fixture
def resolve() -> driving.Resolve:
    return driving.resolve


@pytest.fixture
def fight() -> driving.Fight:
    return driving.fight


@pytest.fixture
def never() -> driving.Never:
    return driving.never

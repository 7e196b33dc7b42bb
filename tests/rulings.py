"""The official rulings by their keys: which are shown by a test, and which cannot be.

    python tests/rulings.py rulings.yaml groups.yaml

brings the two lists in `tests/cards` up to date: `rulings.tsv` with a status for each key, and
`ruling_groups.tsv` with the cards that a ruling on a group concerns. A ruling's key is the id of
the card or group, `#`, and the first eight hexadecimal digits of the SHA-256 of its text. The texts
are not kept. A status is one of

- `shown`: a test with `@pytest.mark.ruling(key)` shows it,
- `cannot`: no position can show it, for the reason given,
- `todo`: neither yet.
"""

import argparse
import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parent
LIST = TESTS / "cards" / "rulings.tsv"
GROUPS = TESTS / "cards" / "ruling_groups.tsv"
STATUSES = ("shown", "cannot", "todo")
KEY = re.compile(r'"(G?\d+#[0-9a-f]{8})"')


@dataclass(frozen=True)
class Ruling:
    """A ruling on a card or a group of cards."""

    key: str
    status: str
    reason: str = ""

    @property
    def owner(self) -> str:
        """The id of the card or group."""
        return self.key.partition("#")[0]


def rulings() -> list[Ruling]:
    """All rulings of the list, in its order."""
    return [Ruling(*(cell for cell in row if cell)) for row in _rows(LIST)]


def groups() -> dict[str, set[int]]:
    """The ids of the cards of each group."""
    return {group: {int(card) for card in cards.split()} for group, _, cards in _rows(GROUPS)}


def concerning(cards: Iterable[int]) -> list[Ruling]:
    """The rulings that concern any of these cards, by their ids."""
    wanted = set(cards)
    owners = {str(card) for card in wanted}
    owners |= {group for group, members in groups().items() if members & wanted}
    return [ruling for ruling in rulings() if ruling.owner in owners]


def named_by_tests() -> set[str]:
    """The keys that tests name."""
    tests = TESTS.rglob("test_*.py")
    return {key for path in tests for key in KEY.findall(path.read_text(encoding="utf-8"))}


def main() -> None:
    """Bring the lists up to date."""
    import yaml

    parser = argparse.ArgumentParser(description="Bring the lists of rulings up to date.")
    parser.add_argument("files", type=Path, nargs=2, help="rulings.yaml groups.yaml")
    texts, members = (
        yaml.safe_load(path.read_text(encoding="utf-8")) for path in parser.parse_args().files
    )
    shown = named_by_tests()
    reasons = {ruling.key: ruling.reason for ruling in rulings()} if LIST.exists() else {}
    rows = []
    for owner, texts_of_owner in texts.items():
        for text in texts_of_owner:
            key = _key(owner, text)
            reason = "" if key in shown else reasons.get(key, "")
            status = "shown" if key in shown else "cannot" if reason else "todo"
            rows.append((key, status, reason))
    _write(LIST, ("key", "status", "reason"), rows)
    named = [(group.split("|"), cards) for group, cards in members.items()]
    ids = [(*group, " ".join(card.split("|")[0] for card in cards)) for group, cards in named]
    _write(GROUPS, ("group", "name", "cards"), ids)


def _key(owner: str, text: Any) -> str:
    text = text if isinstance(text, str) else text["text"]
    digest = hashlib.sha256(text.strip().encode()).hexdigest()
    return f"{owner.split('|', maxsplit=1)[0]}#{digest[:8]}"


def _rows(path: Path) -> list[list[str]]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines[1:]]


def _write(path: Path, head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> None:
    lines = ["\t".join(row) for row in [head, *rows]]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""Deck lists as text, in the forms that `krcg` knows: TWD, JOL, Lackey, VDB and the like.

`krcg` finds its way through the lines; cards are looked up by exact name, those of our own table
among them, so that a misspelt card is an error here and never a similar card. What follows a count
and is a name by our own table, where case, accents and punctuation do not matter, is that card.
"""

import csv
import io
import logging
import re
import sys
import threading
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache
from importlib import resources
from typing import Self

from krcg.cards import Card, CardMap
from krcg.deck import Deck as KrcgDeck
from krcg.parser import Mark, Parser
from krcg.vtes import VTES

from methuselah import decklines as lines
from methuselah._core import Cards
from methuselah.cards import cards as card_facts
from methuselah.errors import DeckError

__all__ = ["DeckText", "read"]

_COUNT = re.compile(
    r"^\s*(?:[-*]\s+)?[xX*]?\s*(?P<copies>-?\d+)\s*"
    r"(?:(?:[xX*]\s*|\s)[\s-]*(?=\S*[^\W\d_])|[,;:|]\s*(?=[\"']?[^\W\d_]))"
)
_COUNT_AFTER = re.compile(
    r"(?:\s+(?:[xX]\s*(\d+)|(\d+)\s*[xX]|[(\[](\d+)[)\]])"
    r"|\s*[,;:=|]\s*[xX]?(\d+)[xX]?|\s+(\d{1,2}))[\s,;]*$"
)
_SIDEBOARD = re.compile(
    r"^\W*(?:side|maybe)[\s-]*board\W*(?:\d+\W*(?:cards?)?\W*)?$", re.IGNORECASE
)
_HALF = re.compile(r"^\W*(?:crypt|library)\b", re.IGNORECASE)
_TITLE = re.compile(r"^[\s#=*]*(?:(?:title|deck)\s*:)?\s*(?P<title>.*?)[\s#=*]*$", re.IGNORECASE)
_LABEL = re.compile(
    r"^\s*(?:description|comments?|authors?|created by|creators?|played by|player|date|https?)\s*:",
    re.IGNORECASE,
)
_AFTER_NAME = re.compile(r"\s{2,}|\t|\s+--|\s+//|\s+#|\s*/\*|\s+[(\[]")
_MOST_COPIES = 99
_LIKE_A_NAME = 0.85
_LONGEST = 60  # the longest name has 44 letters: nothing longer than this is like one
_lock = threading.Lock()


@dataclass(frozen=True)
class DeckText:
    """What a deck list says: its name, and copies by printed id in the order of its lines."""

    name: str | None
    counts: dict[int, int]


def read(text: str, *, source: str, cards: Cards) -> DeckText:
    """Read a deck list of cards of a set; `source` names it in errors.

    Raises:
        DeckError: if it is empty or names a card that does not exist.

    """
    if not text.strip():
        raise DeckError(f"{source} is empty: a deck list was expected")
    with _exact_names(cards):
        reader = _Reader.of(text, cards, preface=True)
        if not reader.counts and all(line.copies is None for line in reader.faults):
            reader = _Reader.of(text, cards, preface=False)
    if reader.faults:
        raise DeckError("; ".join(line.fault(source, cards) for line in reader.faults))
    if not reader.counts:
        raise DeckError(f"{source} names no card: a deck list was expected")
    return DeckText(name=reader.deck.name or reader.title, counts=reader.counts)


@dataclass(frozen=True)
class _Line:
    """A line of a deck list."""

    number: int
    text: str

    @property
    def copies(self) -> int | None:
        """The count that it starts with, as lines with cards do."""
        counted = _COUNT.match(self.text)
        return int(counted["copies"]) if counted else None

    @property
    def copies_after(self) -> int | None:
        """The count that it ends with, as some lists have it."""
        counted = _COUNT_AFTER.search(self.text)
        return next(int(number) for number in counted.groups() if number) if counted else None

    @property
    def name(self) -> str:
        """What stands where a card's name would."""
        bare = _COUNT_AFTER.sub("", _COUNT.sub("", self.text.strip()))
        return _AFTER_NAME.split(bare, maxsplit=1)[0].strip(" \"'")

    @property
    def title(self) -> str | None:
        """What a deck is called whose list begins with it."""
        titled = None if _LABEL.match(self.text) else _TITLE.match(self.text)
        return titled["title"] if titled else None

    def seems_a_card(self, cards: Cards, *, likeness: float = _LIKE_A_NAME) -> bool:
        """Whether this line, in which no card was found, has the name of one, or nearly."""
        if len(self.name) > _LONGEST:
            return False
        nearest = cards.nearest(self.name, 1)[0]
        return SequenceMatcher(None, self.name.lower(), nearest.lower()).ratio() >= likeness

    def means_a_card(self, cards: Cards) -> bool:
        """Whether it has a count and a name, nearly, so that it can be nothing else."""
        if self.copies is not None:
            return self.seems_a_card(cards)
        return self.copies_after is not None and self.seems_a_card(cards, likeness=1.0)

    def fault(self, source: str, cards: Cards) -> str:
        """What is wrong with it."""
        where = f"{source}, line {self.number}"
        if "/*" in self.text:
            return f"{where}: the remark that /* begins is not closed by */"
        if self.copies is not None and not 1 <= self.copies <= _MOST_COPIES:
            return f"{where}: {self.copies} copies of a card; 1 to {_MOST_COPIES} are possible"
        nearest = cards.nearest(self.name, 3)
        if named := next((name for name in nearest if name.lower() == self.name.lower()), None):
            what = "how many copies?" if self.copies is None else "this cannot be read."
            copies = self.copies or self.copies_after or 2
            return f"{where}: {what} A line such as '{copies}x {named}' is needed"
        return f"{where}: no card is named {self.name!r}; nearest: {' or '.join(nearest)}"


class _Reader(Parser):
    """`krcg`'s parser, noting the lines that mean a card and that it would take for a remark."""

    def __init__(self, deck: KrcgDeck, cards: Cards) -> None:
        super().__init__(deck)
        self._cards = cards
        self.faults: list[_Line] = []
        self.title: str | None = None
        self._line = _Line(0, "")
        self._first = 0
        self._opened: _Line | None = None
        self._aside = False

    @classmethod
    def of(cls, text: str, cards: Cards, *, preface: bool) -> Self:
        """Read a whole list; a preface is prose before the first line with a count and a card."""
        reader = cls(KrcgDeck(), cards)
        reader.parse(io.StringIO(text), preface=preface)
        return reader

    @property
    def counts(self) -> dict[int, int]:
        """Copies by printed id, in the order of the lines."""
        return {card.id: copies for card, copies in self.deck.items()}

    def parse_line(self, index: int, line: str, twda: bool) -> None:  # noqa: FBT001
        """Read one line."""
        self._line = _Line(index, line)
        self._first = self._first or (index if line.strip() else 0)
        if self.preface and not line.strip():  # what stands apart from the first cards is prose
            self.faults = [fault for fault in self.faults if fault.means_a_card(self._cards)]
        self._aside = (self._aside and not _HALF.match(line)) or bool(_SIDEBOARD.match(line))
        if not self._aside:
            super().parse_line(index, line, twda)

    def get_card(self, line: str, twda: bool = False) -> tuple[Card | None, int]:  # noqa: FBT001, FBT002
        """Find the card and the copies in a line."""
        if _is_heading(self._line):
            return None, 0
        if not self._in_block() and (named := lines.named(line, self._cards)):
            named_card: Card = VTES[named.card]
            super().comment("", named_card)
            self.preface = False
            return named_card, named.copies
        card, copies = super().get_card(line, twda)
        if card is not None and self._line.copies is not None and self._line.copies < 1:
            self.faults.append(self._line)
        return card, copies

    def comment(self, comment: str, card: Card | None = None, mark: Mark | None = None) -> None:
        """Take in a remark; one that is not marked as such may be a card that is misspelt."""
        in_block = self._in_block()
        if comment and card is None and mark is None and not in_block:
            if self._may_be_a_card():
                self.faults.append(self._line)
            elif self._line.number == self._first:
                self.title = self._line.title
        if mark is Mark.END and not comment and in_block and self._opened is not None:
            self.faults.append(self._opened)
        super().comment(comment, card, mark)
        if self._in_block() and not in_block:
            self._opened = self._line

    def _in_block(self) -> bool:
        """Whether a remark of several lines is open."""
        return self.current_comment is not None and self.current_comment.mark is Mark.MULTILINE

    def _may_be_a_card(self) -> bool:
        """Whether the line at hand, in which no card was found, may be one all the same."""
        line, first = self._line, self._line.number == self._first
        if line.copies is not None or line.means_a_card(self._cards):
            return True
        if self.preface:
            return not first and line.seems_a_card(self._cards, likeness=1.0)
        return line.seems_a_card(self._cards)


def _is_heading(line: _Line) -> bool:
    """Whether it heads a section: by kind, or by a discipline, which is a card's name as well."""
    return line.copies is None and line.name.rstrip(":").lower() in _disciplines()


@cache
def _disciplines() -> frozenset[str]:
    return frozenset(
        fact["name"].lower()
        for fact in card_facts().iter_rows(named=True)
        if "discipline" in fact["keywords"]
    )


@contextmanager
def _exact_names(cards: Cards) -> Iterator[None]:
    """Have the card list of a set loaded, no guessing at names, and no remarks on short decks.

    `krcg` keeps one card list for the whole process and has no public switch for its guessing.
    """
    names, log = VTES._cards, logging.getLogger("krcg")  # noqa: SLF001
    with _lock:
        before = names.threshold, log.disabled
        names.threshold, log.disabled = sys.maxsize, True
        own: dict[int | str, Card] = {}
        try:
            _load_card_list()
            if cards != Cards.standard():
                own = _own_cards(cards)
                names.update(own)
            yield
        finally:
            for name in own:
                del names[name]
            names.threshold, log.disabled = before


@cache
def _load_card_list() -> None:
    """Give `krcg` the card files in its own wheel, then the names of our table that it lacks."""
    packaged = resources.files("cards")
    files = (packaged.joinpath(f"vtes{half}.csv").read_bytes() for half in ("crypt", "lib"))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the files name sets that only matter to collectors
        VTES.load_from_files(*map(io.BytesIO, files))
        VTES.load_from_files(_names_since(Cards.standard()))


def _own_cards(cards: Cards) -> dict[int | str, Card]:
    """Cards that only this set has, as `krcg` keeps them."""
    own = CardMap()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # they are of no set of printed cards
        own.load_from_files(_names_since(cards))
    return dict(own.items())


def _names_since(cards: Cards) -> io.BytesIO:
    """Cards of a set with a name that `krcg` does not know, as an official card file."""
    text = io.StringIO()
    columns = ("Id", "Name", "Group", "Adv", "Aka", "Type", "Clan", "Discipline", "Card Text")
    writer = csv.DictWriter(text, columns)
    writer.writeheader()
    for fact in card_facts(cards).iter_rows(named=True):
        names = (fact["name"], *fact["aliases"])
        if fact["id"] in VTES and all(name in VTES for name in names):
            continue
        writer.writerow(
            {
                "Id": fact["id"],
                "Name": fact["name"],
                "Group": fact["group"],
                "Adv": "Advanced" if fact["advanced"] else "",
                "Aka": ";".join(fact["aliases"]),
                "Type": "/".join(fact["types"]),
            }
        )
    return io.BytesIO(text.getvalue().encode())

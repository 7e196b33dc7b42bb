"""Decks: a crypt and a library, each a row of slots that hold a printed card."""

import hashlib
from collections import Counter
from dataclasses import dataclass, replace
from os import PathLike
from pathlib import Path
from typing import Self

from methuselah import checks, decktext
from methuselah._core import Cards
from methuselah.errors import DeckError
from methuselah.legality import Breach, breaches, refuse_unknown
from methuselah.rules import Rules

__all__ = ["Deck"]

_FIRST_CRYPT_ID = 200_000
_MOST_COPIES = 99


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck as a value: two decks with the same slots and name are equal.

    Chance is drawn for slots, not for cards, so the order of the slots matters to what happens in
    a numbered game, though not to what happens on average. A deck keeps the order of its list;
    swapping a card in place leaves the draws of all other slots as they were.

    Attributes:
        name: what results call it.
        crypt: ids of cards, one for each slot: the printed ones, or numbers that a set gives to
            cards of its own.
        library: likewise.

    Examples:
        >>> import methuselah as mt
        >>> deck = mt.Deck.from_txt("2x Belinde", name="Two of a kind")
        >>> deck
        Deck('Two of a kind': crypt 2, library 0)

    """

    name: str
    crypt: tuple[int, ...]
    library: tuple[int, ...]

    @classmethod
    def load(cls, path: str | PathLike[str], *, cards: Cards | None = None) -> Self:
        """Read a deck list from a UTF-8 text file.

        The forms that `krcg` reads are understood: TWD, JOL, Lackey, VDB text and the like. The
        name of the deck is what `Deck Name:` says, or else a first line that is no card, or else
        that of the file. A sideboard is left out.

        Args:
            path: the file.
            cards: the set that has its cards, otherwise the standard one.

        Raises:
            DeckError: if the file cannot be read, is not UTF-8, is empty, names a card that does
                not exist (with the line and the nearest names), or has a line that is meant for a
                card and cannot be read.

        Examples:
            >>> import methuselah as mt
            >>> mt.Deck.load("sims/decks/ventrue.txt")
            Deck('Ventrue': crypt 12, library 77)

        """
        file = Path(path)
        try:
            data = file.read_bytes()
        except OSError as error:
            raise DeckError(f"cannot read {file}: {error.strerror}") from error
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            raise DeckError(
                f"{file}, line {line}: not UTF-8 text; save the deck list as UTF-8"
            ) from error
        return cls._from_text(
            text, source=str(file), name=None, default_name=file.stem, cards=cards
        )

    @classmethod
    def from_txt(cls, text: str, *, name: str | None = None, cards: Cards | None = None) -> Self:
        r"""Read a deck list from text.

        Args:
            text: the list, in any form that `load` understands.
            name: what to call the deck; otherwise the list's own name for it (see `load`), or
                `"deck"`.
            cards: the set that has its cards, otherwise the standard one.

        Raises:
            DeckError: as `load` does.
            TypeError: if it is no text.

        Examples:
            >>> import methuselah as mt
            >>> deck = mt.Deck.from_txt("3x Belinde\n4x Govern the Unaligned")
            >>> deck.counts()
            {'Belinde': 3, 'Govern the Unaligned': 4}
            >>> mt.Deck.from_txt("1x Belinda")
            Traceback (most recent call last):
            methuselah.errors.DeckError: the deck list, line 1: no card is named 'Belinda'; ...

        """
        checks.a(str, "text", text, "the text of a deck list is needed; Deck.load reads a file")
        return cls._from_text(
            text, source="the deck list", name=name, default_name="deck", cards=cards
        )

    @classmethod
    def _from_text(
        cls, text: str, *, source: str, name: str | None, default_name: str, cards: Cards | None
    ) -> Self:
        listed = decktext.read(text, source=source, cards=checks.card_set(cards))
        slots = [card for card, copies in listed.counts.items() for _ in range(copies)]
        return cls(
            name=name or listed.name or default_name,
            crypt=tuple(card for card in slots if card > _FIRST_CRYPT_ID),
            library=tuple(card for card in slots if card < _FIRST_CRYPT_ID),
        )

    def __repr__(self) -> str:
        return f"Deck({self.name!r}: crypt {len(self.crypt)}, library {len(self.library)})"

    def slots(self) -> list[int]:
        r"""Printed ids, those of the crypt first, one for each slot.

        Examples:
            >>> import methuselah as mt
            >>> mt.Deck.from_txt("2x Deflection\n1x Belinde").slots()
            [201537, 100518, 100518]

        """
        return [*self.crypt, *self.library]

    def counts(self, *, cards: Cards | None = None) -> dict[str, int]:
        r"""Copies by the card's name, those of the crypt first.

        Args:
            cards: the set that has its cards, otherwise the standard one.

        Raises:
            DeckError: if a card is not in the set.

        Examples:
            >>> import methuselah as mt
            >>> mt.Deck.from_txt("2x Deflection\n1x Belinde").counts()
            {'Belinde': 1, 'Deflection': 2}

        """
        of = checks.card_set(cards)
        refuse_unknown(self.name, self.slots(), of)
        return dict(Counter(map(of.name, self.slots())))

    def swap(self, out: str, into: str, *, copies: int = 1, cards: Cards | None = None) -> Self:
        r"""The deck with some copies of a card replaced in place, all other slots untouched.

        Games of the two decks with the same seed differ only by this swap, so that a comparison
        of the two needs far fewer games (see `methuselah.compare`).

        Args:
            out: name of a card in the deck; its last copies are taken out.
            into: name of the card put in, of the same half (crypt or library).
            copies: how many to swap.
            cards: the set that has both, otherwise the standard one.

        Raises:
            DeckError: if there are not as many copies of `out`, or a name is unknown, or one is a
                crypt card and the other is not.

        Examples:
            >>> import methuselah as mt
            >>> deck = mt.Deck.from_txt("4x Deflection\n2x Govern the Unaligned")
            >>> deck.swap("Deflection", "Govern the Unaligned").counts()
            {'Deflection': 3, 'Govern the Unaligned': 3}

        """
        cards = checks.card_set(cards)
        old, new = _find(out, cards), _find(into, cards)
        if (old > _FIRST_CRYPT_ID) is not (new > _FIRST_CRYPT_ID):
            raise DeckError(f"{out} and {into} cannot be swapped: one of them is a crypt card")
        half = self.crypt if old > _FIRST_CRYPT_ID else self.library
        places = [slot for slot, card in enumerate(half) if card == old]
        if not places:
            raise DeckError(f"{self.name} has no {cards.name(old)}")
        number = checks.whole_number("copies", copies, (1, _MOST_COPIES), error=DeckError)
        if number > len(places):
            has = f"{len(places)} {'copies' if len(places) > 1 else 'copy'} of {cards.name(old)}"
            raise DeckError(f"{self.name} has {has}: cannot swap {number}")
        swapped = set(places[-number:])
        slots = tuple(new if slot in swapped else card for slot, card in enumerate(half))
        if old > _FIRST_CRYPT_ID:
            return replace(self, crypt=slots)
        return replace(self, library=slots)

    def check(
        self, rules: Rules | None = None, *, players: int = 5, cards: Cards | None = None
    ) -> list[Breach]:
        r"""What the rules for building decks say against this deck (DECK-1 to DECK-5).

        Args:
            rules: the rules to play by; otherwise `Rules()`.
            players: how many play; it matters to the classic edition only.
            cards: the set that has its cards, otherwise the standard one.

        Returns:
            One entry for each breach, none for a legal deck.

        Raises:
            DeckError: if a card is not in the set.

        Examples:
            >>> import methuselah as mt
            >>> deck = mt.Deck.from_txt("3x Belinde\n60x Govern the Unaligned")
            >>> [str(breach) for breach in deck.check()]
            ['DECK-1: 3 crypt cards; at least 12 are needed']

        """
        rules = Rules() if rules is None else checks.a(Rules, "rules", rules, "Rules are needed")
        of = checks.card_set(cards)
        refuse_unknown(self.name, self.slots(), of)
        return breaches(self.crypt, self.library, rules=rules, players=players, of=of)

    def digest(self) -> str:
        """A hash of the slots, the same for the same slots whatever the deck's name.

        Examples:
            >>> import methuselah as mt
            >>> len(mt.Deck.from_txt("1x Belinde").digest())
            64

        """
        halves = (",".join(map(str, half)) for half in (self.crypt, self.library))
        return hashlib.sha256(";".join(halves).encode()).hexdigest()


def _find(name: str, cards: Cards) -> int:
    """Id of a card, or an error that names the nearest ones."""
    try:
        return cards.find(name)
    except KeyError:
        nearest = " or ".join(cards.nearest(name, 3))
        raise DeckError(f"no card is named {name!r}; nearest: {nearest}") from None

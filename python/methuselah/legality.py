"""The rules for building decks."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

from methuselah._core import Cards
from methuselah.cards import cards
from methuselah.errors import DeckError
from methuselah.rules import Rules

__all__ = ["Breach", "breaches", "refuse_unknown"]

Facts: TypeAlias = dict[int, dict[str, Any]]

_LIBRARY = (60, 90)
_CLASSIC_LIBRARY = (40, 40)
_CLASSIC_LIBRARY_PER_PLAYER = 10


@dataclass(frozen=True, slots=True)
class Breach:
    """One rule that a deck breaks, and how.

    Attributes:
        rule: the number of the rule; `None` for a banned card, which the official list bans and no
            rule of the rulebook.
        message: how the deck breaks it.

    """

    rule: str | None
    message: str

    def __str__(self) -> str:
        return self.message if self.rule is None else f"{self.rule}: {self.message}"


def refuse_unknown(name: str, slots: Iterable[int], of: Cards) -> None:
    """Say which card of a deck is not in a set.

    Args:
        name: the deck's name.
        slots: ids of cards.
        of: the set.

    Raises:
        DeckError: if the set lacks one.

    Examples:
        >>> import methuselah as mt
        >>> from methuselah.legality import refuse_unknown
        >>> refuse_unknown("Mine", [900_001], mt.Cards.standard())
        Traceback (most recent call last):
        methuselah.errors.DeckError: Mine has a card with the id 900001, which these cards lack: ...

    """
    for card in dict.fromkeys(slots):
        try:
            of.name(card)
        except KeyError:
            raise DeckError(
                f"{name} has a card with the id {card}, which these cards lack: "
                "give the `cards` that the deck was read with"
            ) from None


def breaches(
    crypt: Sequence[int],
    library: Sequence[int],
    *,
    rules: Rules,
    players: int,
    of: Cards | None = None,
) -> list[Breach]:
    """Every breach of the deck-building rules.

    Args:
        crypt: ids of cards.
        library: ids of cards.
        rules: the rules to play by.
        players: how many play; it matters to the classic edition only.
        of: the set that the ids are of, otherwise the standard one.

    Examples:
        >>> from methuselah import Rules
        >>> from methuselah.legality import breaches
        >>> [breach.rule for breach in breaches([], [], rules=Rules(), players=5)]
        ['DECK-1', 'DECK-2']

    """
    facts = _facts(of or Cards.standard())
    found = [
        *_crypt_size(crypt, fewest=rules.crypt_size),
        *_library_size(library, rules=rules, players=players),
        *_groups(crypt, facts),
        *_banned([*crypt, *library], facts),
    ]
    return list(found)


def _crypt_size(crypt: Sequence[int], *, fewest: int) -> Iterator[Breach]:
    if len(crypt) < fewest:
        message = f"{len(crypt)} crypt cards; at least {fewest} are needed"
        yield Breach("DECK-1", message)


def _library_size(library: Sequence[int], *, rules: Rules, players: int) -> Iterator[Breach]:
    rule, (fewest, most) = "DECK-2", _LIBRARY
    if rules.edition == "classic":
        rule, (fewest, most) = "EDITION-1", _CLASSIC_LIBRARY
        most += _CLASSIC_LIBRARY_PER_PLAYER * players
    fewest, most = rules.library_size or (fewest, most)
    if not fewest <= len(library) <= most:
        yield Breach(rule, f"{len(library)} library cards; {fewest} to {most} are allowed")


def _groups(crypt: Sequence[int], facts: Facts) -> Iterator[Breach]:
    groups = {facts[card]["group"] for card in crypt} - {"any", None}
    numbers = sorted(int(group) for group in groups)
    if numbers and numbers[-1] - numbers[0] > 1:
        listed = ", ".join(map(str, numbers))
        message = f"crypt cards of groups {listed}; one group or two consecutive ones are allowed"
        yield Breach("DECK-4", message)


def _banned(slots: Sequence[int], facts: Facts) -> Iterator[Breach]:
    for card in Counter(slots):
        fact = facts[card]
        if fact["banned"] is not None:
            yield Breach(None, f"{fact['name']} is banned (since {fact['banned']})")


@lru_cache(maxsize=8)
def _facts(of: Cards) -> Facts:
    """What these rules look at, by id."""
    table = cards(of).select("id", "name", "group", "banned")
    return {fact["id"]: fact for fact in table.iter_rows(named=True)}

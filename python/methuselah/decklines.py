"""Lines of deck lists that name a card by a spelling of our own table."""

import re
from functools import lru_cache
from typing import NamedTuple

import polars as pl

from methuselah._core import Cards
from methuselah.cards import cards as card_facts

__all__ = ["Named", "named"]

_COUNTED = re.compile(
    r"^\s*(?:[-*]\s+)?(?:[xX*]\s*)?(?P<copies>[1-9]\d?)\s*(?:[xX*]\s+|\s+)(?P<name>\S.*?)\s*$"
)
_REMARK = re.compile(r"\s+(?:#|--|//).*$")
_GROUP = re.compile(r"^(?P<name>.+?)(?:\s+G|\s*:\s*)(?P<group>\d|ANY)$", re.IGNORECASE)
_ADVANCED = re.compile(r"\s+[(\[]?ADV(?:ANCED)?[)\]]?$", re.IGNORECASE)


class Named(NamedTuple):
    """A card, by its id, and how many copies of it."""

    card: int
    copies: int


def named(line: str, cards: Cards) -> Named | None:
    """What a line names that has a count and then a name, and at most a group or a remark.

    Examples:
        >>> import methuselah as mt
        >>> from methuselah.decklines import named
        >>> named("12 Theo Bell Brujah:6  # the younger", mt.Cards.standard())
        Named(card=201613, copies=12)

    """
    counted = _COUNTED.match(line)
    if counted is None:
        return None
    name = _REMARK.sub("", counted["name"])
    card = _find(name, cards) or _of_group(name, cards) or _advanced(name, cards)
    return None if card is None else Named(card, int(counted["copies"]))


def _of_group(name: str, cards: Cards) -> int | None:
    """The print of a vampire that is meant by its group, which its clan may stand before."""
    told = _GROUP.match(name)
    if told is None:
        return None
    clans, groups = _crypt(cards)
    bare, group = told["name"].strip(), told["group"].upper()
    clan = next((clan for clan in clans if bare.lower().endswith(f" {clan}")), "")
    bare = bare[: len(bare) - len(clan)].strip()
    advanced = _ADVANCED.search(bare) is not None
    bare = _ADVANCED.sub("", bare)
    spellings = (
        (f"{bare} (G{group} ADV)", f"{bare} (ADV)") if advanced else (f"{bare} (G{group})", bare)
    )
    found = (_find(spelling, cards) for spelling in spellings)
    return next((card for card in found if card and groups.get(card) == group), None)


def _advanced(name: str, cards: Cards) -> int | None:
    return _find(_ADVANCED.sub(" (ADV)", name), cards) if _ADVANCED.search(name) else None


def _find(name: str, cards: Cards) -> int | None:
    try:
        return cards.find(name)
    except KeyError:
        return None


@lru_cache(maxsize=8)
def _crypt(cards: Cards) -> tuple[list[str], dict[int, str]]:
    """The names of clans, the longest first, and the groups of crypt cards."""
    crypt = card_facts(cards).filter(pl.col("group").is_not_null())
    clans = crypt["clans"].explode().drop_nulls().unique().str.to_lowercase().to_list()
    groups = dict(crypt.select("id", pl.col("group").str.to_uppercase()).iter_rows())
    return sorted(clans, key=len, reverse=True), groups

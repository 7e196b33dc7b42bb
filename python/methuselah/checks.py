"""Checks of what a user gives, each with an error that says what is needed instead."""

import operator
from collections.abc import Iterable
from os import PathLike
from pathlib import Path
from typing import Any, TypeVar

from methuselah._core import Cards

__all__ = ["a", "card_set", "one_or_more", "whole", "whole_number", "words"]

_LONGEST = 60

T = TypeVar("T")


def a(kinds: type[T] | tuple[type[T], ...], name: str, value: object, needed: str) -> T:
    """The value, if it is of a kind.

    Raises:
        TypeError: if it is not; with what is needed.

    Examples:
        >>> from methuselah import checks
        >>> checks.a(str, "text", None, "the text of a deck list is needed")
        Traceback (most recent call last):
        TypeError: text is None: the text of a deck list is needed

    """
    if isinstance(value, kinds):
        return value
    raise TypeError(f"{name} is {words(value)}: {needed}")


def card_set(cards: Cards | None) -> Cards:
    """The set of cards given, or the standard one.

    Raises:
        TypeError: if it is no set.

    Examples:
        >>> from methuselah import checks
        >>> import methuselah as mt
        >>> checks.card_set(None) == mt.Cards.standard()
        True

    """
    if cards is None:
        return Cards.standard()
    return a(Cards, "cards", cards, "Cards are needed; Cards.load reads a set from a file")


def one_or_more(name: str, value: object, needed: str) -> list[Any]:
    """What is given as a list, or as a single file, which is meant as a list of one.

    Raises:
        TypeError: if it is neither; with what is needed.

    Examples:
        >>> from methuselah import checks
        >>> checks.one_or_more("texts", "a.csv", "files are needed")
        [PosixPath('a.csv')]

    """
    if isinstance(value, str | PathLike):
        return [Path(value)]
    return list(a(Iterable, name, value, needed))


def whole(value: object) -> int | None:
    """A value as a whole number, `None` if it is none; those of NumPy are, truth values are not.

    Examples:
        >>> from methuselah import checks
        >>> checks.whole(3), checks.whole(3.0), checks.whole(True)
        (3, None, None)

    """
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def whole_number(
    name: str, value: object, bounds: tuple[int, int], *, error: type[Exception] = ValueError
) -> int:
    """A value as a whole number within bounds.

    Raises:
        Exception: the `error`, if it is none.

    Examples:
        >>> from methuselah import checks
        >>> checks.whole_number("seed", -1, (0, 9))
        Traceback (most recent call last):
        ValueError: seed is -1: a whole number from 0 to 9 is needed

    """
    number = whole(value)
    if number is None or not bounds[0] <= number <= bounds[1]:
        low, high = bounds
        raise error(f"{name} is {words(value)}: a whole number from {low:,} to {high:,} is needed")
    return number


def words(value: object) -> str:
    """A value as an error names it: as it is written if that is short, otherwise by its type.

    Examples:
        >>> from methuselah import checks
        >>> checks.words("a.txt"), checks.words([0] * 100)
        ("'a.txt'", 'a list')

    """
    written = repr(value)
    if len(written) <= _LONGEST and "\n" not in written:
        return written
    kind = type(value).__name__
    return f"{'an' if kind[0].lower() in 'aeiou' else 'a'} {kind}"

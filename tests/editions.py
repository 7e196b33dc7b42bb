"""The same small position by both editions of the rules."""

from collections.abc import Callable
from typing import Any

import methuselah as mt
import pytest

Mark = Callable[[Any], Any]

#: Clans as the older cards sort them.
CAMARILLA = (
    "Brujah",
    "Gangrel",
    "Malkavian",
    "Nosferatu",
    "Toreador",
    "Tremere",
    "Ventrue",
    "Caitiff",
)
NON_CAMARILLA = ("Banu Haqim", "Giovanni", "Ministry", "Ravnos")


def by(edition: str, *, players: int = 2, **more: Any) -> mt.Scenario:
    """An empty position by an edition; other rules are told by name."""
    options = {name: more.pop(name) for name in ("cards", "blanks", "round") if name in more}
    return mt.Scenario(players, rules=mt.Rules(edition=edition, **more), **options)  # type: ignore[arg-type]


def differ(v5: object, classic: object) -> Mark:
    """What a position comes to by each edition: they differ in that."""
    assert v5 != classic
    return pytest.mark.parametrize(
        ("edition", "outcome"), [("v5", v5), ("classic", classic)], ids=["v5", "classic"]
    )

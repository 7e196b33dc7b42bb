"""Decks and tables that the tests of the public face share."""

from pathlib import Path

import methuselah as mt
import pytest

DECKS = Path(__file__).parents[2] / "sims" / "decks"
CLANS = ("malkavian", "nosferatu", "toreador", "tremere", "ventrue")


@pytest.fixture(scope="session")
def decks() -> list[mt.Deck]:
    """The five starter decks, in the order of `CLANS`."""
    return [mt.Deck.load(DECKS / f"{clan}.txt") for clan in CLANS]


@pytest.fixture(scope="session")
def table(decks: list[mt.Deck]) -> mt.Table:
    """The five starter decks, seats rotated, played at random."""
    return mt.Table(decks, policies="random", seating="rotate")


@pytest.fixture(scope="session")
def duel(decks: list[mt.Deck]) -> mt.Table:
    """Two starter decks, played at random."""
    return mt.Table(decks[:2], policies="random")

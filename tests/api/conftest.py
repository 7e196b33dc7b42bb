"""Decks and tables that the tests of the public face share."""

import methuselah as mt
import pytest


@pytest.fixture(scope="session")
def table(decks: list[mt.Deck]) -> mt.Table:
    """The five starter decks, seats rotated, played at random."""
    return mt.Table(decks, policies="random", seating="rotate")


@pytest.fixture(scope="session")
def duel(decks: list[mt.Deck]) -> mt.Table:
    """Two starter decks, played at random."""
    return mt.Table(decks[:2], policies="random")

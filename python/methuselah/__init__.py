"""A Monte Carlo simulator for the card game Vampire: The Eternal Struggle.

An *entry* is a deck with the policy that plays it; a *seat* is a place in the order of play,
counted from 0, and the prey of a seat is the next one. A *table* seats two to five entries and has
its rules; `simulate` plays many games of it and returns three Polars tables.

Examples:
    >>> import methuselah as mt
    >>> clans = ("malkavian", "nosferatu", "toreador", "tremere", "ventrue")
    >>> decks = [mt.Deck.load(f"sims/decks/{clan}.txt") for clan in clans]
    >>> table = mt.Table(decks, policies="heuristic", seating="rotate")
    >>> result = mt.simulate(table, games=50, seed=7)
    >>> result.summary()["games"].to_list()
    [50, 50, 50, 50, 50]

"""

import methuselah._interrupt  # noqa: F401, before anything that takes long to import

# isort: split
from importlib.metadata import version

from methuselah import errors, policies
from methuselah._core import Cards, Decision, Minion, Option, Position, Scenario, Seat, View
from methuselah.cards import cards
from methuselah.comparison import compare
from methuselah.coverage import DeckCoverage, card_coverage, deck_coverage
from methuselah.deck import Deck
from methuselah.entries import card_entries, card_words
from methuselah.game import Game
from methuselah.policies import Scripted
from methuselah.results import Result
from methuselah.rules import Rules
from methuselah.simulation import simulate
from methuselah.table import Field, Table
from methuselah.text_check import check_texts
from methuselah.vec_game import VecGame

__all__ = [
    "Cards",
    "Decision",
    "Deck",
    "DeckCoverage",
    "Field",
    "Game",
    "Minion",
    "Option",
    "Position",
    "Result",
    "Rules",
    "Scenario",
    "Scripted",
    "Seat",
    "Table",
    "VecGame",
    "View",
    "card_coverage",
    "card_entries",
    "card_words",
    "cards",
    "check_texts",
    "compare",
    "deck_coverage",
    "errors",
    "policies",
    "simulate",
]

__version__ = version("methuselah")


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])

"""What can be wrong, each with a message that says what, where and what would be right."""

from methuselah._core import CardError, GameError, RulesError, ScenarioError

__all__ = [
    "EXPECTED",
    "CardError",
    "DeckError",
    "GameError",
    "PolicyError",
    "ReplayError",
    "RulesError",
    "RunError",
    "ScenarioError",
    "TableError",
    "TextsError",
    "UsageError",
]


class DeckError(ValueError):
    """A deck file that cannot be read, or a deck that may not be played."""


class TableError(ValueError):
    """Decks, players or options that make no table."""


class PolicyError(RuntimeError):
    """A policy that is unknown, or that returned something that is no option."""


class RunError(RuntimeError):
    """A run that cannot be: absurd numbers, or a folder that cannot be written or gone on with."""


class ReplayError(RuntimeError):
    """A replay that cannot be read or written, or from which its game parts."""


class TextsError(ValueError):
    """A file that does not have the texts of cards."""


class UsageError(ValueError):
    """A command line that says nothing."""


EXPECTED = (
    CardError,
    DeckError,
    GameError,
    PolicyError,
    ReplayError,
    RulesError,
    RunError,
    ScenarioError,
    TableError,
    TextsError,
    UsageError,
)
"""Errors that are about what the user gave, not about this package."""

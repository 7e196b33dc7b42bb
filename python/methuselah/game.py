"""One game, by hand or by its policies, and what it reads like."""

from collections.abc import Iterable

from methuselah import scripted, source
from methuselah._core import Decision, Minion, Option, Seat, View
from methuselah._core import Game as CoreGame
from methuselah.table import Field, Table

__all__ = ["Game"]


class Game:
    """One game of a table, stopped wherever someone must choose.

    Args:
        table: a table, or a field that the game's table is drawn from.
        seed: of all chance.
        game: the number of the game in a run with that seed.

    Examples:
        >>> import methuselah as mt
        >>> decks = [mt.Deck.load(f"sims/decks/{clan}.txt") for clan in ("tremere", "ventrue")]
        >>> game = mt.Game(mt.Table(decks), seed=3)
        >>> while decision := game.decision:
        ...     game.choose(decision.options[0])
        >>> len(game.scores)
        2

    """

    def __init__(self, table: Table | Field, *, seed: int = 0, game: int = 0) -> None:
        self._arena, drawn = source.seats_of(table, seed=seed, game=game)
        self._entries = [table.entries[entry] for entry in drawn]
        self._seed = seed
        self._number = game
        self._game = CoreGame(self._arena, game)

    @property
    def decks(self) -> list[str]:
        """The names of the decks, seat by seat."""
        return [self._entries[entry].deck.name for entry in self._arena.seating(self._number)]

    @property
    def decision(self) -> Decision | None:
        """The choice at hand, `None` once the game is over."""
        return self._game.decision

    def choose(self, option: Option) -> None:
        """Take one of the options of the decision.

        Raises:
            GameError: if it is none of them, or the game is over.

        Examples:
            >>> import methuselah as mt
            >>> paths = ("sims/decks/tremere.txt", "sims/decks/ventrue.txt")
            >>> game = mt.Game(mt.Table([mt.Deck.load(path) for path in paths]))
            >>> game.choose(game.decision.options[-1])

        """
        self._game.choose(option)

    def view(self, seat: int) -> View:
        """What a seat may know now.

        Examples:
            >>> import methuselah as mt
            >>> paths = ("sims/decks/tremere.txt", "sims/decks/ventrue.txt")
            >>> mt.Game(mt.Table([mt.Deck.load(path) for path in paths])).view(1).seat
            1

        """
        return self._game.view(seat)

    def seat(self, seat: int) -> Seat:
        """A seat as it stands, with all that is hidden.

        Examples:
            >>> import methuselah as mt
            >>> paths = ("sims/decks/tremere.txt", "sims/decks/ventrue.txt")
            >>> game = mt.Game(mt.Table([mt.Deck.load(path) for path in paths]))
            >>> game.seat(0).pool
            30

        """
        return self._game.seat(seat)

    def minion(self, name: str) -> Minion:
        """The minion of that name as it stands: the one in play, or the only one of the game.

        Raises:
            GameError: if there is none, or none can be told from the others.

        Examples:
            >>> import methuselah as mt
            >>> paths = ("sims/decks/tremere.txt", "sims/decks/ventrue.txt")
            >>> game = mt.Game(mt.Table([mt.Deck.load(path) for path in paths]))
            >>> game.minion("Rosalina Cortez").blood
            0

        """
        return self._game.minion(name)

    def advance(self, seats: Iterable[int]) -> None:
        """Let these seats' built-in policies choose until another must, or the game ends.

        Examples:
            >>> import methuselah as mt
            >>> paths = ("sims/decks/tremere.txt", "sims/decks/ventrue.txt")
            >>> game = mt.Game(mt.Table([mt.Deck.load(path) for path in paths]))
            >>> game.advance([1])
            >>> game.decision.seat
            0

        """
        self._game.advance_builtin(list(seats))

    def play_out(self) -> None:
        """Play on to the end by the policies of the table.

        Examples:
            >>> import methuselah as mt
            >>> paths = ("sims/decks/tremere.txt", "sims/decks/ventrue.txt")
            >>> game = mt.Game(mt.Table([mt.Deck.load(path) for path in paths]))
            >>> game.play_out()
            >>> game.decision is None
            True

        """
        scripted.play_out(
            self._game, self._arena, self._entries, seed=self._seed, game=self._number
        )

    @property
    def edge(self) -> int | None:
        """The seat that holds the Edge."""
        return self._game.edge

    @property
    def scores(self) -> list[float]:
        """Victory points of each seat so far."""
        return [half_points / 2 for half_points in self._game.scores]

    @property
    def log(self) -> list[str]:
        """What has happened, in words, one line an event."""
        return self._game.log

    def transcript(self) -> str:
        """The seating, the log and the scores so far, to be read by someone who plays the game.

        Examples:
            >>> import methuselah as mt
            >>> paths = ("sims/decks/tremere.txt", "sims/decks/ventrue.txt")
            >>> game = mt.Game(mt.Table([mt.Deck.load(path) for path in paths], seating="fixed"))
            >>> print(game.transcript().splitlines()[0])
            Seat 0: Tremere

        """
        seats = [f"Seat {seat}: {deck}" for seat, deck in enumerate(self.decks)]
        scores = [
            f"{deck}: {points:g} VP" for deck, points in zip(self.decks, self.scores, strict=True)
        ]
        return "\n".join([*seats, "", *self.log, "", *scores])

"""One game, by hand or by its policies, and what it reads like."""

from collections.abc import Iterable
from os import PathLike
from pathlib import Path
from typing import Literal, Self

from methuselah import checks, scripted, series
from methuselah._core import Cards, Decision, Minion, Option, Seat, View
from methuselah._core import Game as CoreGame
from methuselah.errors import GameError
from methuselah.manifest import Manifest
from methuselah.replay import Pick, Replay
from methuselah.table import Field, Table

__all__ = ["Game"]


class Game:
    """One game of a table, stopped wherever someone must choose.

    Args:
        table: a table, or a field that the game's table is drawn from.
        seed: of all chance.
        game: the number of the game in a run with that seed.

    Raises:
        RunError: if the seed or the number is absurd.

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
        series.check(table)
        seed, game = series.checked_seed(seed), series.checked_game(game)
        self._table = table
        self._arena, drawn = series.seats_of(table, seed=seed, game=game)
        self._entries = [table.entries[entry] for entry in drawn]
        self._seed = seed
        self._number = game
        self._game = CoreGame(self._arena, game)

    @classmethod
    def load(cls, path: str | PathLike[str], *, cards: Cards | None = None) -> Self:
        """The game of a replay file, played to where it was saved.

        Policies written in Python are not asked: where the game goes on from there by the policies
        of the table, their fallbacks stand in for them.

        Args:
            path: a file that `save` wrote.
            cards: the set of cards of the game, if it is not the standard one.

        Raises:
            ReplayError: if the file is no replay, or at the first pick from which the game parts,
                which it names: the engine or the cards have changed since.

        Examples:
            >>> import methuselah as mt
            >>> mt.Game.load("nowhere.json")
            Traceback (most recent call last):
            methuselah.errors.ReplayError: cannot read nowhere.json: No such file or directory

        """
        replay = Replay.read(Path(path))
        manifest = replay.manifest
        game = cls(manifest.setup(cards=cards, same=False), seed=manifest.seed, game=manifest.first)
        replay.play(game._game)
        return game

    def save(self, path: str | PathLike[str]) -> None:
        """Write the game so far to a replay file, for `load`.

        The file is JSON: the manifest of the table, and each pick by its stable key and in words.

        Raises:
            ReplayError: if the file cannot be written.

        Examples:
            >>> import methuselah as mt
            >>> from pathlib import Path
            >>> from tempfile import TemporaryDirectory
            >>> paths = ("sims/decks/tremere.txt", "sims/decks/ventrue.txt")
            >>> game = mt.Game(mt.Table([mt.Deck.load(path) for path in paths]), seed=3)
            >>> game.play_out()
            >>> with TemporaryDirectory() as folder:
            ...     game.save(Path(folder, "game.json"))
            ...     mt.Game.load(Path(folder, "game.json")).log == game.log
            True

        """
        manifest = Manifest.of(self._table, seed=self._seed, first=self._number, games=1)
        picks = [Pick(*pick) for pick in self._game.picks()]
        Replay(manifest, picks).write(Path(path))

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
            GameError: if it is none of them, with those that there are, or the game is over.

        Examples:
            >>> import methuselah as mt
            >>> paths = ("sims/decks/tremere.txt", "sims/decks/ventrue.txt")
            >>> game = mt.Game(mt.Table([mt.Deck.load(path) for path in paths]))
            >>> game.choose(game.decision.options[-1])

        """
        self._game.choose(option)

    def play(
        self,
        *,
        kind: str | None = None,
        card: str | None = None,
        minion: str | None = None,
        target: str | int | None = None,
        amount: int | None = None,
        level: Literal["inferior", "superior"] | None = None,
        mode: int | None = None,
        seat: int | None = None,
    ) -> None:
        """Pass for everyone until one option fits, and take it.

        Args:
            kind: of the option, such as `"bleed"` (see `Option.kind`).
            card: name of the card played or used.
            minion: name of the minion that does it.
            target: name of the card or clan, or the seat or number, that is its target.
            amount: as in `Option.amount`.
            level: at which a card is played.
            mode: the clause of the card, or the ability, counted from 0.
            seat: whose option it is.

        Raises:
            GameError: with the options that there were, if none fits before a phase would have to
                end, or if several do.

        Examples:
            >>> import methuselah as mt
            >>> paths = ("sims/decks/tremere.txt", "sims/decks/ventrue.txt")
            >>> game = mt.Game(mt.Table([mt.Deck.load(path) for path in paths], seating="fixed"))
            >>> name = game.view(0).uncontrolled()[0].name
            >>> game.play(kind="transfer", target=name)
            >>> game.seat(0).pool
            29

        """
        self._game.play(
            kind=kind,
            card=card,
            minion=minion,
            target=target,
            amount=amount,
            level=level,
            mode=mode,
            seat=seat,
        )

    def pass_until(self, kind: str, *, seat: int | None = None) -> None:
        """Pass for everyone until that kind of decision, or the end of the game.

        A phase is the one that comes next, or the one under way. One in which there is nothing to
        decide is not waited for: then the game stops at the first decision after it. So look at
        `decision`: `"minion"` of someone without a ready minion is over before anyone is asked.

        Args:
            kind: of the decision, such as `"minion"` (see `Decision.kind`).
            seat: whose decision it is to be, anyone's if not given.

        Raises:
            GameError: if a kind that is no phase does not come within a round, or nobody can pass
                before.

        Examples:
            >>> import methuselah as mt
            >>> paths = ("sims/decks/tremere.txt", "sims/decks/ventrue.txt")
            >>> game = mt.Game(mt.Table([mt.Deck.load(path) for path in paths]))
            >>> game.pass_until("influence", seat=1)
            >>> game.decision
            Decision("influence" of seat 1)
            >>> game.pass_until("minion", seat=0)  # who has no minion: the phase after it
            >>> game.decision
            Decision("influence" of seat 0)

        """
        self._game.pass_until(kind, seat=seat)

    def view(self, seat: int) -> View:
        """What a seat may know now.

        Raises:
            GameError: if there is no such seat.

        Examples:
            >>> import methuselah as mt
            >>> paths = ("sims/decks/tremere.txt", "sims/decks/ventrue.txt")
            >>> mt.Game(mt.Table([mt.Deck.load(path) for path in paths])).view(1).seat
            1

        """
        return self._game.view(seat)

    def seat(self, seat: int) -> Seat:
        """A seat as it stands, with all that is hidden.

        Raises:
            GameError: if there is no such seat.

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

        Args:
            seats: counted from 0; of an entry with a policy in Python it is the fallback.

        Raises:
            GameError: if there is no such seat.

        Examples:
            >>> import methuselah as mt
            >>> paths = ("sims/decks/tremere.txt", "sims/decks/ventrue.txt")
            >>> game = mt.Game(mt.Table([mt.Deck.load(path) for path in paths]))
            >>> game.advance([1])
            >>> game.decision.seat
            0

        """
        last = len(self.decks) - 1
        self._game.advance_builtin(
            [checks.whole_number("a seat", seat, (0, last), error=GameError) for seat in seats]
        )

    def play_out(self) -> None:
        """Play on to the end by the policies of the table.

        Raises:
            PolicyError: if a policy returns what is no option. An exception of a policy surfaces
                as it is. Both carry the seed, game and entry as a note.

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
        """Victory points of each seat so far; half a point counts as 0.5."""
        return self._game.scores

    @property
    def log(self) -> list[str]:
        """What has happened, in words, one line an event."""
        return self._game.log

    def transcript(self) -> str:
        """The seating, the log and the scores so far, to be read by someone who plays the game.

        Methuselahs are called by their decks.

        Examples:
            >>> import methuselah as mt
            >>> paths = ("sims/decks/tremere.txt", "sims/decks/ventrue.txt")
            >>> game = mt.Game(mt.Table([mt.Deck.load(path) for path in paths], seating="fixed"))
            >>> print(game.transcript().splitlines()[0])
            Tremere (seat 0)

        """
        return self._game.transcript(self.decks)

"""The Rust core: facts, cards, games, many games at once."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, final

from numpy.typing import NDArray

class CardError(ValueError):
    """A card file with a mistake, or a deck with a card that cannot be played."""

class RulesError(ValueError):
    """Settings that no game can be played by."""

class GameError(RuntimeError):
    """A game that cannot go on; the message names its seed and index."""

def facts_tsv() -> str:
    """The facts of every printed card, as tab-separated text with a header line."""

def implemented() -> list[int]:
    """Printed ids of the cards the standard set can play, ascending."""

def find_card(name: str) -> int:
    """Printed id of the card of that name or alias; `KeyError` if there is none."""

def nearest_names(name: str, n: int) -> list[str]:
    """The `n` card names nearest to `name`, nearest first."""

def card_name(id: int) -> str:  # noqa: A002
    """Name of the card with that printed id; `KeyError` if there is none."""

def engine_revision() -> int:
    """A number that changes whenever games come out differently."""

@final
class CardSet:
    """A set of cards that can be played."""

    @staticmethod
    def standard() -> CardSet:
        """The cards that come with this package."""

    @staticmethod
    def load(path: str) -> CardSet:
        """The standard cards and those of a file; `CardError` names file, line and card."""

    @property
    def hash(self) -> str:
        """Names this set in results."""

    def implemented(self) -> list[int]:
        """Printed ids of the cards this set can play, ascending."""

@final
class Arena:
    """Entries, rules and a seed: everything that fixes a numbered series of games.

    `decks` are printed ids, those of the crypt first, one for each slot; a policy is `"random"`,
    `"heuristic"` or the heuristic's weights as a JSON object. `rules` has `edition`, `transfers`,
    `pool`, `hand`, `crypt_draw`, `oust_pool`, `oust_half_points`, `survivor_half_points`,
    `timeout_half_points`, `game_win_half_points`, `round_limit` and `decision_cap` (0 for none).
    `RulesError` and `CardError` say what cannot be played.
    """

    def __new__(
        cls,
        decks: Sequence[Sequence[int]],
        policies: Sequence[str],
        rules: Mapping[str, Any],
        seating: Literal["random", "fixed", "rotate"],
        seed: int,
        cards: CardSet,
        blanks: bool,
    ) -> Arena: ...
    @property
    def endings(self) -> list[str]:
        """What the codes of `games.ended_by` mean."""

    def play(self, first: int, count: int, threads: int) -> dict[str, NDArray[Any]]:
        """Play games `first` to `first + count`, without the GIL; flat columns.

        One row per game and seat, game by game in seat order:

        - `seats.game` u64, `seats.entry` u8, `seats.seat` u8, `seats.half_points` u8,
          `seats.game_win` bool, `seats.ousted_by` i8 (an entry, -1 for none),
          `seats.oust_round` i16 (-1 for never), `seats.pool` i16 at the end

        One row per game: `games.game` u64, `games.chance` u64 (equal within a rotation),
        `games.rounds` u16, `games.decisions` u32, `games.ended_by` u8 (index of `endings`).

        One row per entry and card of its deck, sums over the games, ordered by both:
        `cards.entry` u8, `cards.card` u32, and as u64 `cards.drawn`, `cards.played`,
        `cards.discarded`, `cards.left_in_hand` (copies), `cards.games_drawn`,
        `cards.wins_drawn`, `cards.games_played`, `cards.wins_played` (games in which a copy was
        drawn or played, and those of them that the entry won).
        """

    def seating(self, game: int) -> list[int]:
        """The entry at each seat of a game."""

@final
class Option:
    """One thing that the chooser may do; `str()` says it in words."""

    @property
    def kind(self) -> str: ...
    @property
    def card(self) -> str | None:
        """Name of the card played or used."""

    @property
    def minion(self) -> str | None:
        """Name of the minion that does it."""

    @property
    def target(self) -> str | None:
        """What it is done to, in words."""

    @property
    def amount(self) -> int | None: ...
    @property
    def key(self) -> int:
        """The same for the same choice in every game: for learning and for replays."""

    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Decision:
    """A choice that someone must make before the game goes on."""

    @property
    def seat(self) -> int:
        """Whose choice it is."""

    @property
    def kind(self) -> str: ...
    @property
    def options(self) -> list[Option]: ...

@final
class View:
    """What one seat may know; every seat in it is counted from the first player."""

    @property
    def seat(self) -> int:
        """Whose view it is."""

    @property
    def active(self) -> int:
        """Whose turn it is."""

    @property
    def round(self) -> int:
        """Counted from 1."""

    @property
    def phase(self) -> str: ...
    @property
    def edge(self) -> int | None: ...
    @property
    def pool(self) -> list[int]:
        """Pool of each seat, 0 once ousted."""

    @property
    def hand(self) -> list[str]:
        """Names of the cards in the seat's own hand."""

    @property
    def hand_sizes(self) -> list[int]: ...
    @property
    def library_sizes(self) -> list[int]: ...
    def minions(self, seat: int) -> list[Minion]:
        """The minions that a seat controls, in torpor too."""

    def uncontrolled(self) -> list[Minion]:
        """The vampires in the seat's own uncontrolled region."""

@final
class Minion:
    """A vampire or ally as a view shows it."""

    @property
    def name(self) -> str: ...
    @property
    def blood(self) -> int:
        """Blood of a vampire, life of an ally."""

    @property
    def capacity(self) -> int: ...
    @property
    def locked(self) -> bool: ...
    @property
    def torpor(self) -> bool: ...
    @property
    def cards(self) -> list[str]:
        """Names of the cards on it."""

@final
class Game:
    """One game of an arena, stopped wherever someone must choose."""

    def __new__(cls, arena: Arena, game: int) -> Game: ...
    @property
    def decision(self) -> Decision | None:
        """The choice at hand; `None` once the game is over."""

    def choose(self, option: Option) -> None:
        """Take an option of the decision; `GameError` if it is none of them."""

    def builtin_choice(self) -> Option:
        """What the built-in policy of the entry that must choose would take."""

    def advance_builtin(self, seats: Sequence[int]) -> None:
        """Let built-in policies choose for these seats until another must, or the game ends."""

    def view(self, seat: int) -> View: ...
    @property
    def scores(self) -> list[int]:
        """Half victory points of each seat so far."""

    @property
    def log(self) -> list[str]:
        """What has happened, a line an event, in words."""

    def columns(self) -> dict[str, NDArray[Any]]:
        """The columns of `Arena.play` for this one finished game."""

@final
class Scenario:
    """Any position, for tests and puzzles.

    Piles that are not given are inert fillers. A minion or card is named as it is printed.
    """

    def __new__(
        cls,
        players: int = 2,
        *,
        rules: Mapping[str, Any] | None = None,
        cards: CardSet | None = None,
        seed: int = 0,
    ) -> Scenario: ...
    def seat(
        self,
        seat: int,
        *,
        pool: int | None = None,
        hand: Sequence[str] = (),
        library: Sequence[str] = (),
        crypt: Sequence[str] = (),
        ash_heap: Sequence[str] = (),
        edge: bool = False,
    ) -> None:
        """Set a seat up."""

    def minion(
        self,
        seat: int,
        name: str,
        *,
        blood: int | None = None,
        region: Literal["ready", "torpor", "uncontrolled"] = "ready",
        locked: bool = False,
        cards: Sequence[str] = (),
    ) -> None:
        """Give a seat a minion, with cards on it."""

    def start(self, *, active: int = 0, phase: str = "minion") -> Position:
        """Begin a turn in a phase."""

@final
class Position:
    """A game that goes on from a scenario."""

    @property
    def decision(self) -> Decision | None: ...
    @property
    def edge(self) -> int | None: ...
    @property
    def log(self) -> list[str]: ...
    @property
    def scores(self) -> list[int]: ...
    def seat(self, seat: int) -> Any:  # noqa: ANN401
        """A seat as it stands: pool, hand and so on."""

    def minion(self, name: str) -> Any:  # noqa: ANN401
        """A minion as it stands: blood, locked and so on."""

    def choose(self, option: Option) -> None: ...
    def play(
        self,
        *,
        kind: str | None = None,
        card: str | None = None,
        minion: str | None = None,
        target: str | int | None = None,
        amount: int | None = None,
    ) -> None:
        """Pass for the others until one option fits, and take it; an error lists the options."""

    def pass_until(self, kind: str) -> None:
        """Pass for everyone until that kind of decision."""

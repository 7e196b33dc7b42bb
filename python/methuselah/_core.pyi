"""The Rust core: facts, cards, games, many games at once."""

from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any, Literal, final

import numpy as np
from numpy.typing import NDArray

from methuselah.rules import Rules

__all__ = [
    "Arena",
    "CardError",
    "Cards",
    "Decision",
    "Game",
    "GameError",
    "Minion",
    "Option",
    "Position",
    "RulesError",
    "Scenario",
    "ScenarioError",
    "Seat",
    "VecGame",
    "View",
    "cards_of",
    "check_policy",
    "decision_kinds",
    "default_rules",
    "engine_revision",
    "rule_bounds",
]

_Phase = Literal["unlock", "master", "minion", "influence", "discard"]

class CardError(ValueError):
    """A card file with a mistake, or a deck with a card that cannot be played."""

class RulesError(ValueError):
    """Settings that no game can be played by."""

class GameError(RuntimeError):
    """A game that cannot go on; of a game of an arena, the message names its seed and index."""

class ScenarioError(ValueError):
    """A position that cannot be."""

def engine_revision() -> int:
    """A number that is raised, from the first release on, when games come out differently."""

def decision_kinds() -> list[str]:
    """The kinds of decision there are: what `Decision.kind` may be."""

def default_rules() -> dict[str, Any]:
    """The rules of a table that is given none, as `Rules.for_engine` puts them."""

def rule_bounds() -> dict[str, tuple[int, int]]:
    """The least and the most of each number of the rules.

    `transfers` is for each number of the schedule, `schedule` for how many there are.
    """

def check_policy(policy: str) -> None:
    """Raise `ValueError` if this is neither the name of a built-in policy nor its weights."""

def cards_of(file: tuple[str, str] | None) -> Cards:
    """The standard cards, and those of a file given by its name and text: what a set pickles as."""

@final
class Cards:
    """A set of cards: those that can be played, and the facts of all.

    Sets are values: equal if they have the same facts and texts, and told by their `hash`.

    Examples:
        >>> import methuselah as mt
        >>> mt.Cards.standard() == mt.Cards.load("sims/own_cards.ron")
        False
        >>> len(mt.Cards.standard().hash)
        16
    """

    @staticmethod
    def standard() -> Cards:
        """The cards that come with this package: the facts of all printed ones.

        Examples:
            >>> import methuselah as mt
            >>> mt.Cards.standard().name(201537)
            'Belinde'
        """

    @staticmethod
    def load(path: str | PathLike[str]) -> Cards:
        """The standard cards and those of a file, which may give printed cards another text and add
        cards that are not printed: `sims/own_cards.ron` shows how.

        Args:
            path: a file in the language of `rust/cards/entries`, UTF-8.

        Raises:
            CardError: with file, line and card, if the file cannot be read or says nothing.

        Examples:
            >>> import methuselah as mt
            >>> own = mt.Cards.load("sims/own_cards.ron")
            >>> mt.Deck.from_txt("4x Whispers in the Dark", cards=own)
            Deck('deck': crypt 0, library 4)
        """

    @property
    def hash(self) -> str:
        """Names this set in results: 16 hexadecimal digits."""

    def implemented(self) -> list[int]:
        """Ids of the cards that games can play, ascending.

        Examples:
            >>> import methuselah as mt
            >>> cards = mt.Cards.standard()
            >>> cards.find("Deflection") in cards.implemented()
            True
        """

    def facts(self) -> str:
        r"""The facts of every card, as tab-separated text with a header line: what `methuselah.cards`
        reads.

        Examples:
            >>> import methuselah as mt
            >>> mt.Cards.standard().facts().split("\t")[:4]
            ['id', 'name', 'aliases', 'types']
        """

    def entries(self) -> list[tuple[int | None, str, str, int, str, list[str]]]:
        """The entries of the cards that games can play: id (none if the card is not printed), name,
        file, line, text, words of the effect language. What `methuselah.card_entries` reads.

        Raises:
            CardError: if they cannot be read.

        Examples:
            >>> import methuselah as mt
            >>> len(mt.Cards.standard().entries()) == len(mt.Cards.standard().implemented())
            True
        """

    def find(self, name: str) -> int:
        """Id of the card of a name or alias. Case, accents and punctuation do not matter.

        Raises:
            KeyError: if there is none.

        Examples:
            >>> import methuselah as mt
            >>> mt.Cards.standard().find("the barrens")
            100135
        """

    def nearest(self, name: str, n: int) -> list[str]:
        """The `n` card names nearest to a name, nearest first.

        Examples:
            >>> import methuselah as mt
            >>> mt.Cards.standard().nearest("Belinda", 1)
            ['Belinde']
        """

    def name(self, id: int) -> str:  # noqa: A002
        """Name of the card with an id.

        Raises:
            KeyError: if there is none.

        Examples:
            >>> import methuselah as mt
            >>> mt.Cards.standard().name(100518)
            'Deflection'
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, tuple[tuple[str, str] | None]]: ...

@final
class Arena:
    """Entries, rules and a seed: everything that fixes a numbered series of games.

    `decks` are printed ids, those of the crypt first, one for each slot; a policy is `"random"`,
    `"heuristic"` or the heuristic's weights as a JSON object. `rules` has `edition`, `edge`,
    `ante`, `transfers`, `pool`, `hand`, `crypt_draw`, `oust_pool`, `oust_half_points`,
    `survivor_half_points`, `withdraw_half_points`, `timeout_half_points`, `game_win_half_points`,
    `lone_winner`, `round_limit` and `decision_cap` (0 for none). `RulesError` and `CardError` say
    what cannot be played.
    """

    def __new__(
        cls,
        decks: Sequence[Sequence[int]],
        policies: Sequence[str],
        rules: Mapping[str, Any],
        seating: Literal["random", "fixed", "rotate"],
        seed: int,
        cards: Cards,
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
          `seats.oust_round` i16 (-1 for never), `seats.withdrew` bool, `seats.pool` i16 at the end

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
    """One thing that the chooser may do; `str()` says it in words.

    It holds no state, so that keeping many of them is cheap, and tells no more than the chooser may
    know. Of options about cards that nothing tells apart there is one.

    Examples:
        >>> import methuselah as mt
        >>> s = mt.Scenario()
        >>> s.seat(0, hand=["Govern the Unaligned"], uncontrolled=[("Ashley", 1)])
        >>> s.minion(0, "Lloyd Brooks")
        >>> option = s.start().decision.options[-1]
        >>> str(option)
        'Lloyd Brooks plays Govern the Unaligned [DOM] → Ashley'
        >>> option.kind, option.card, option.minion, option.target, option.amount
        ('play', 'Govern the Unaligned', 'Lloyd Brooks', 'Ashley', None)
    """

    @property
    def kind(self) -> str:
        """What kind of thing it does, one of these.

        `"pass"`, `"play"`, `"use"`, `"use grant"`, `"answer"`, `"trigger"`, `"mark"`, `"withdraw"`,
        `"edge pool"`, `"pay"`, `"yield"`, `"bleed"`, `"hunt"`, `"leave torpor"`, `"rescue"`,
        `"diablerize"`, `"enter combat"`, `"take equipment"`, `"action"`, `"block"`,
        `"hand strike"`, `"weapon strike"`, `"dodge"`,
        `"maneuver"`, `"press"`, `"prevent"`, `"vote for"`, `"vote against"`, `"card vote for"`,
        `"card vote against"`, `"edge vote for"`, `"edge vote against"`, `"transfer"`,
        `"transfer back"`, `"draw crypt"`, `"bring out"`, `"merge"`, `"discard"`,
        `"burn option"`, `"choose"`, `"yes"`, `"branch"`, `"become anarch"`, `"follow path"`,
        `"unlock infernal"`, `"take place"`, `"conviction"`, `"burn conviction"`, `"search"`,
        `"recover"`, `"burn imbued"`.
        """

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
    def amount(self) -> int | None:
        """How many: an X that is paid, votes, the blood or pool that becoming an anarch or bringing a
        scarce vampire out costs, a number chosen; `None` where nothing is counted.
        """

    @property
    def key(self) -> int:
        """The same for the same choice in every game: for learning and for replays."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Decision:
    """A choice that someone must make before the game goes on.

    Examples:
        >>> import methuselah as mt
        >>> s = mt.Scenario()
        >>> s.minion(0, "Belinde")
        >>> decision = s.start().decision
        >>> decision.seat, decision.kind
        (0, 'minion')
        >>> [str(option) for option in decision.options]
        ['end the minion phase', 'bleed with Belinde', 'hunt with Belinde']
    """

    @property
    def seat(self) -> int:
        """Whose choice it is."""

    @property
    def kind(self) -> str:
        """The moment, as the rulebook names it, one of these.

        `"unlock"`, `"contest"`, `"master"`, `"minion"`, `"influence"`, `"discard"`, `"as played"`,
        `"announced"`, `"block"`, `"attempt"`, `"declined"`, `"would succeed"`,
        `"before referendum"`, `"blocked"`, `"entering combat"`, `"torpor block"`,
        `"block resolved"`, `"resolved"`, `"ousting"`,
        `"terms"`, `"before votes"`, `"polling"`, `"before range"`, `"range"`, `"before strikes"`,
        `"strike"`, `"strike chosen"`, `"prevent"`, `"additional strike"`, `"press"`, `"round end"`,
        `"combat ending"`, `"after combat"`, `"choose"`, `"announce"`, `"may"`, `"spoils"`,
        `"discipline"`, `"trophy"`, `"discard down"`, `"conviction"`,
        `"sealed"`, `"draw"`.
        """

    @property
    def options(self) -> list[Option]:
        """What can be chosen, made when it is first asked for."""

@final
class View:
    """What one seat may know; every seat in it is counted from the first player.

    Examples:
        >>> import methuselah as mt
        >>> s = mt.Scenario(players=3)
        >>> s.seat(1, pool=12, hand=["Deflection"], hand_only=True, library_only=True)
        >>> s.minion(0, "Belinde")
        >>> s.minion(1, "Ryan")
        >>> g = s.start()
        >>> g.play(kind="bleed")
        >>> view = g.view(1)
        >>> view.seat, view.active, view.prey, view.predator, view.round, view.phase, view.edge
        (1, 0, 2, 0, 4, 'minion', None)
        >>> view.pool, view.half_points, view.hand, view.hand_sizes, view.library_sizes
        ([30, 12, 30], [0, 0, 0], ['Deflection'], [7, 1, 7], [33, 0, 33])
        >>> view.actor, view.blocker, view.bleed, view.transfers
        (Minion("Belinde", blood 6), None, 1, 0)
    """

    @property
    def seat(self) -> int:
        """Whose view it is."""

    @property
    def active(self) -> int:
        """Whose turn it is."""

    @property
    def prey(self) -> int:
        """The next seat in the game."""

    @property
    def predator(self) -> int:
        """The seat before in the game."""

    @property
    def round(self) -> int:
        """Counted from 1."""

    @property
    def phase(self) -> _Phase:
        """The phase: `"unlock"`, `"master"`, `"minion"`, `"influence"` or `"discard"`."""

    @property
    def withdrawing(self) -> list[int]:
        """The seats that have announced to withdraw, and may still succeed (END-6).

        Examples:
            >>> import methuselah as mt
            >>> s = mt.Scenario()
            >>> s.seat(0, hand_only=True, library_only=True)
            >>> g = s.start(phase="unlock")
            >>> g.play(kind="withdraw")
            >>> g.view(1).withdrawing
            [0]
        """

    @property
    def edge(self) -> int | None:
        """The seat that holds the Edge."""

    @property
    def pool(self) -> list[int]:
        """Pool of each seat, 0 once ousted."""

    @property
    def half_points(self) -> list[int]:
        """Half victory points of each seat so far."""

    @property
    def hand(self) -> list[str]:
        """Names of the cards in the seat's own hand."""

    def known_hand(self, seat: int) -> list[str]:
        """Names of the cards in a seat's hand that this seat knows: all of its own and of an open
        hand, of any other those that it has been shown.

        Raises:
            GameError: if there is no such seat.

        Examples:
            >>> import methuselah as mt
            >>> s = mt.Scenario()
            >>> s.seat(1, uncontrolled=[("Ashley", 1)], ash_heap=["Villein"])
            >>> s.minion(1, "Belinde", cards=["Kevlar Vest"])
            >>> view = s.start().view(1)
            >>> view.known_hand(0), len(view.known_hand(1))
            ([], 7)
        """

    @property
    def hand_sizes(self) -> list[int]:
        """Cards in the hand of each seat."""

    @property
    def library_sizes(self) -> list[int]:
        """Cards left in the library of each seat."""

    @property
    def transfers(self) -> int:
        """Transfers left in one's own influence phase."""

    @property
    def actor(self) -> Minion | None:
        """The minion that acts, while an action is under way."""

    @property
    def blocker(self) -> Minion | None:
        """The minion that attempts to block, or has blocked."""

    @property
    def bleed(self) -> int:
        """What the bleed under way would burn, 0 if there is none."""

    def minions(self, seat: int) -> list[Minion]:
        """The minions that a seat controls, in torpor too.

        Raises:
            GameError: if there is no such seat.

        Examples:
            >>> import methuselah as mt
            >>> s = mt.Scenario()
            >>> s.seat(1, uncontrolled=[("Ashley", 1)], ash_heap=["Villein"])
            >>> s.minion(1, "Belinde", cards=["Kevlar Vest"])
            >>> view = s.start().view(0)
            >>> view.minions(1)
            [Minion("Belinde", blood 6)]
        """

    def uncontrolled(self) -> list[Minion]:
        """The vampires in the seat's own uncontrolled region.

        Examples:
            >>> import methuselah as mt
            >>> s = mt.Scenario()
            >>> s.seat(1, uncontrolled=[("Ashley", 1)], ash_heap=["Villein"])
            >>> s.minion(1, "Belinde", cards=["Kevlar Vest"])
            >>> view = s.start().view(1)
            >>> view.uncontrolled()
            [Minion("Ashley", blood 1)]
        """

    def uncontrolled_blood(self, seat: int) -> list[int]:
        """Blood on each card of a seat's uncontrolled region, in the order in which they came there.

        Raises:
            GameError: if there is no such seat.

        Examples:
            >>> import methuselah as mt
            >>> s = mt.Scenario()
            >>> s.seat(1, uncontrolled=[("Ashley", 1)], ash_heap=["Villein"])
            >>> s.minion(1, "Belinde", cards=["Kevlar Vest"])
            >>> view = s.start().view(0)
            >>> view.uncontrolled_blood(1)
            [1]
        """

    def permanents(self, seat: int) -> list[str]:
        """Names of the cards that a seat controls and that are no minions, wherever they are.

        Raises:
            GameError: if there is no such seat.

        Examples:
            >>> import methuselah as mt
            >>> s = mt.Scenario()
            >>> s.seat(1, uncontrolled=[("Ashley", 1)], ash_heap=["Villein"])
            >>> s.minion(1, "Belinde", cards=["Kevlar Vest"])
            >>> view = s.start().view(0)
            >>> view.permanents(1)
            ['Kevlar Vest']
        """

    def kept(self, seat: int) -> list[str]:
        """Names of the cards kept out of play on those of a seat, as far as one knows them.

        Raises:
            GameError: if there is no such seat.

        Examples:
            >>> import methuselah as mt
            >>> mt.Scenario().start().view(0).kept(1)
            []
        """

    def ash_heap(self, seat: int) -> list[str]:
        """Names of the cards in a seat's ash heap.

        Raises:
            GameError: if there is no such seat.

        Examples:
            >>> import methuselah as mt
            >>> s = mt.Scenario()
            >>> s.seat(1, uncontrolled=[("Ashley", 1)], ash_heap=["Villein"])
            >>> s.minion(1, "Belinde", cards=["Kevlar Vest"])
            >>> view = s.start().view(0)
            >>> view.ash_heap(1)
            ['Villein']
        """

@final
class Minion:
    """A vampire or ally as it stands.

    Examples:
        >>> import methuselah as mt
        >>> s = mt.Scenario()
        >>> s.minion(0, "Belinde", blood=4, cards=[".44 Magnum"])
        >>> belinde = s.start().minion("Belinde")
        >>> belinde.name, belinde.seat, belinde.blood, belinde.capacity, belinde.title
        ('Belinde', 0, 4, 6, 'prince')
        >>> belinde.sect, belinde.clan, belinde.path
        ('Camarilla', 'Nosferatu', None)
        >>> belinde.bleed, belinde.strength, belinde.locked, belinde.torpor, belinde.cards
        (1, 1, False, False, ['.44 Magnum'])
    """

    @property
    def name(self) -> str:
        """Its name, with `(ADV)` or the group where another print goes by the plain one."""

    @property
    def seat(self) -> int:
        """Who controls it."""

    @property
    def blood(self) -> int:
        """Blood of a vampire, life of an ally."""

    @property
    def counters(self) -> int:
        """Counters other than blood, life and corruption counters."""

    @property
    def corruption(self) -> dict[int, int]:
        """The seats that have corruption counters on it, each with how many."""

    @property
    def counters_of(self) -> dict[str, int]:
        """Counters that other cards have put on it, by their kind: `{"hostage": 1}`."""

    @property
    def capacity(self) -> int:
        """Capacity of a vampire, cost of an imbued, 0 for another ally."""

    @property
    def bleed(self) -> int:
        """Pool that its bleed burns, before what modifies it."""

    @property
    def strength(self) -> int:
        """Damage of its hand strikes."""

    @property
    def title(self) -> str | None:
        """The title it has, if it is not contested."""

    @property
    def sect(self) -> str | None:
        """The sect of a vampire."""

    @property
    def clan(self) -> str | None:
        """The clan of a vampire."""

    @property
    def path(self) -> str | None:
        """The Path that a vampire follows, with the benefit of it."""

    @property
    def locked(self) -> bool:
        """Whether it is locked."""

    @property
    def torpor(self) -> bool:
        """Whether it is in torpor."""

    @property
    def incapacitated(self) -> bool:
        """Whether it is an incapacitated imbued."""

    @property
    def cards(self) -> list[str]:
        """Names of the cards on it."""

@final
class Seat:
    """A seat as it stood when it was asked for, with all that is hidden.

    Examples:
        >>> import methuselah as mt
        >>> s = mt.Scenario()
        >>> s.seat(0, pool=12, hand=["Deflection"], crypt=["Belinde"], edge=True)
        >>> seat = s.start().seat(0)
        >>> seat.pool, seat.edge, seat.hand[0], seat.crypt
        (12, True, 'Deflection', ['Belinde'])
        >>> seat.ousted, seat.half_points, seat.minions, seat.permanents
        (False, 0, [], [])
    """

    @property
    def pool(self) -> int:
        """Its pool."""

    @property
    def ousted(self) -> bool:
        """Whether it is out of the game."""

    @property
    def half_points(self) -> int:
        """Victory points, doubled."""

    @property
    def edge(self) -> bool:
        """Whether it holds the Edge."""

    @property
    def transfers(self) -> int:
        """Transfers left in its influence phase."""

    @property
    def hand(self) -> list[str]:
        """Names of the cards in hand."""

    @property
    def library(self) -> list[str]:
        """Names of the cards of the library, from its top."""

    @property
    def crypt(self) -> list[str]:
        """Names of the cards of the crypt, from its top."""

    @property
    def ash_heap(self) -> list[str]:
        """Names of the cards in the ash heap."""

    @property
    def removed(self) -> list[str]:
        """Names of the cards that are removed from the game."""

    @property
    def kept(self) -> list[str]:
        """Names of the cards kept out of play on those that it controls."""

    @property
    def ante(self) -> str | None:
        """The card it plays for, if the table plays for ante."""

    @property
    def antes_won(self) -> list[str]:
        """The antes of those it has ousted."""

    @property
    def permanents(self) -> list[str]:
        """Names of the cards it controls that are no minions, wherever they are attached."""

    @property
    def minions(self) -> list[Minion]:
        """The minions it controls, in torpor too."""

    @property
    def uncontrolled(self) -> list[Minion]:
        """The vampires in its uncontrolled region."""

class Position:
    """A game stopped wherever someone must choose.

    Examples:
        >>> import methuselah as mt
        >>> s = mt.Scenario()
        >>> s.minion(0, "Belinde")
        >>> g = s.start()
        >>> g.decision, g.half_points, g.edge, g.log
        (Decision("minion" of seat 0), [0, 0], None, ['Round 4, turn of seat 0 (pool 30)'])
    """

    @property
    def decision(self) -> Decision | None:
        """The choice at hand; `None` once the game is over."""

    def choose(self, option: Option) -> None:
        """Take an option of the decision.

        Raises:
            GameError: if it is none of them, with those that there are, or the game is over.

        Examples:
            >>> import methuselah as mt
            >>> s = mt.Scenario()
            >>> s.minion(0, "Belinde")
            >>> g = s.start()
            >>> g.choose(g.decision.options[1])
            >>> g.minion("Belinde").locked
            True
        """

    def view(self, seat: int) -> View:
        """What a seat may know now.

        Raises:
            GameError: if there is no such seat.

        Examples:
            >>> import methuselah as mt
            >>> s = mt.Scenario()
            >>> s.minion(0, "Belinde")
            >>> g = s.start()
            >>> g.view(1).minions(0)
            [Minion("Belinde", blood 6)]
        """

    def seat(self, seat: int) -> Seat:
        """A seat as it stands, with all that is hidden.

        Raises:
            GameError: if there is no such seat.

        Examples:
            >>> import methuselah as mt
            >>> s = mt.Scenario()
            >>> s.minion(0, "Belinde")
            >>> g = s.start()
            >>> g.seat(0)
            Seat(0, pool 30)
        """

    def minion(self, name: str) -> Minion:
        """The minion of that name as it stands: the one in play, or the only one there is.

        Raises:
            GameError: if there is none, or none can be told from the others.

        Examples:
            >>> import methuselah as mt
            >>> s = mt.Scenario()
            >>> s.minion(0, "Belinde")
            >>> g = s.start()
            >>> g.minion("Belinde").blood
            6
        """

    @property
    def edge(self) -> int | None:
        """The seat that holds the Edge."""

    @property
    def half_points(self) -> list[int]:
        """Half victory points of each seat so far."""

    @property
    def scores(self) -> list[float]:
        """Victory points of each seat so far; half a point counts as 0.5."""

    @property
    def log(self) -> list[str]:
        """What has happened, a line an event, in words, with every card named."""

    def transcript(self, names: Sequence[str] | None = None) -> str:
        """What was on the table, the log and the scores so far, to be read by someone who plays the
        game.

        Args:
            names: of the Methuselahs, in the order of the seats; whoever has none is called by the
                seat.

        Raises:
            GameError: if there are more names than seats.

        Examples:
            >>> import methuselah as mt
            >>> s = mt.Scenario()
            >>> s.minion(0, "Belinde")
            >>> g = s.start()
            >>> print(g.transcript(["Anneke", "Theo"]))
            Anneke (seat 0)
            Theo (seat 1)
            <BLANKLINE>
            Anneke has 30 pool, 7 cards in hand
              Belinde (6 blood)
            Theo has 30 pool, 7 cards in hand
            <BLANKLINE>
            Round 4, turn of Anneke (pool 30)
            <BLANKLINE>
            The game is not over: it stands at a 'minion' decision of Anneke. So far:
            Anneke: 0 VP
            Theo: 0 VP
        """

    def play_out(self, policy: str = "heuristic") -> None:
        """Play on to the end, all seats by a built-in policy.

        Args:
            policy: `"random"` or `"heuristic"`.

        Raises:
            GameError: if there is no such policy.

        Examples:
            >>> import methuselah as mt
            >>> s = mt.Scenario()
            >>> s.seat(1, pool=1)
            >>> s.minion(0, "Belinde")
            >>> g = s.start()
            >>> g.play_out()
            >>> g.decision, g.scores
            (None, [2.0, 0.0])
        """

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
            level: at which a card is played, `"inferior"` or `"superior"`.
            mode: the clause of the card, or the ability, counted from 0.
            seat: whose option it is.

        Raises:
            GameError: with the options that there were, if none fits before a phase would have to end,
                or if several do. Then the game stays as it was.

        Examples:
            >>> import methuselah as mt
            >>> s = mt.Scenario()
            >>> s.minion(0, "Belinde")
            >>> g = s.start()
            >>> g.play(kind="bleed")
            >>> g.seat(1).pool
            29
        """

    def pass_until(self, kind: str, *, seat: int | None = None) -> None:
        """Pass for everyone until that kind of decision, of that seat if one is given, or the end of
        the game.

        A phase is the one that comes next, or the one under way. One in which there is nothing to
        decide is not waited for: then the game stops at the first decision after it.

        Raises:
            GameError: if a kind that is no phase does not come within a round, or nobody can pass
                before.

        Examples:
            >>> import methuselah as mt
            >>> s = mt.Scenario()
            >>> s.minion(0, "Belinde")
            >>> g = s.start()
            >>> g.pass_until("discard")
            >>> g.decision
            Decision("discard" of seat 0)
        """

@final
class Game(Position):
    """One game of an arena, stopped wherever someone must choose."""

    def __new__(cls, arena: Arena, game: int) -> Game: ...
    def builtin_choice(self) -> Option:
        """What the built-in policy of the entry that must choose would take."""

    def advance_builtin(self, seats: Sequence[int]) -> None:
        """Let built-in policies choose for these seats until another must, or the game ends."""

    def picks(self) -> list[tuple[int, str, int, int, str]]:
        """What has been picked so far.

        Seat, kind of decision, key, which of the options with that key, and the option in words.
        """

    def choose_key(self, key: int, nth: int) -> bool:
        """Take the `nth` of the options with a key; false if there is none."""

    def columns(self) -> dict[str, NDArray[Any]]:
        """The columns of `Arena.play` for this one finished game."""

@final
class Scenario:
    """Any position, for tests and puzzles.

    A minion or card is named as it is printed. Piles that are not given hold inert fillers, and
    fillers make up a hand, or a library below what is given, unless it is to be that `only`.

    Args:
        players: how many sit at the table, 2 to 5.
        rules: otherwise `Rules()`.
        cards: the cards that can be used, otherwise those that come with the package.
        seed: of all chance from there on.
        round: of the table, counted from 1; a late one if it is not given.
        blanks: use cards that are not implemented, as blank.

    Raises:
        ScenarioError: from any method, if the position cannot be; with what would be right.

    Examples:
        >>> import methuselah as mt
        >>> s = mt.Scenario(players=3)
        >>> s.seat(1, pool=30, edge=True)
        >>> s.minion(0, "Belinde", blood=4)
        >>> g = s.start(active=0, phase="minion")
        >>> g.play(kind="bleed", minion="Belinde")
        >>> g.pass_until("minion")
        >>> g.seat(1).pool, g.edge
        (29, 0)
    """

    def __new__(
        cls,
        players: int = 2,
        *,
        rules: Rules | Mapping[str, Any] | None = None,
        cards: Cards | None = None,
        seed: int = 0,
        round: int | None = None,  # noqa: A002
        blanks: bool = False,
    ) -> Scenario: ...
    def seat(
        self,
        seat: int,
        *,
        pool: int | None = None,
        hand: Sequence[str] = ...,
        library: Sequence[str] = ...,
        crypt: Sequence[str] = ...,
        uncontrolled: Sequence[tuple[str, int]] = ...,
        ash_heap: Sequence[str] = ...,
        edge: bool = False,
        hand_only: bool = False,
        library_only: bool = False,
    ) -> None:
        """Set a seat up.

        Args:
            seat: counted from 0, the first player.
            pool: counters, otherwise those of the rules.
            hand: names of cards.
            library: likewise, from the top.
            crypt: likewise, from the top.
            uncontrolled: crypt cards with the blood on each.
            ash_heap: names of cards.
            edge: whether it holds the Edge.
            hand_only: no fillers in the hand.
            library_only: no fillers below the library.

        Examples:
            >>> import methuselah as mt
            >>> s = mt.Scenario()
            >>> s.seat(0, pool=7, uncontrolled=[("Ashley", 1)], library=["Deflection"])
            >>> s.start(phase="influence").seat(0).library[0]
            'Deflection'
        """

    def minion(
        self,
        seat: int,
        name: str,
        *,
        blood: int | None = None,
        region: Literal["ready", "torpor", "incapacitated", "uncontrolled", "contested"] = "ready",
        locked: bool = False,
        cards: Sequence[str] = ...,
        counters: int | None = None,
        corruption: Mapping[int, int] = ...,
        superior: bool = False,
        fresh: bool = False,
        title_lost: bool = False,
        sect: str | None = None,
        path: str | None = None,
        owner: int | None = None,
    ) -> None:
        """Give a seat a minion, with cards on it.

        Args:
            seat: who controls it.
            name: of the vampire or ally.
            blood: or life; all that it can have if not given.
            region: `"ready"`, `"torpor"`, `"incapacitated"`, `"uncontrolled"` or `"contested"`.
            locked: whether it is.
            cards: names of the cards on it.
            counters: other than blood, life and corruption counters.
            corruption: seats, each with the number of its corruption counters on the minion.
            superior: it was played at the superior level.
            fresh: it has come this turn, and cannot act.
            title_lost: its printed title is gone.
            sect: if it is not the printed one.
            path: the Path it follows, if it is not the printed one.
            owner: the seat whose card it is, otherwise the controller.

        Examples:
            >>> import methuselah as mt
            >>> s = mt.Scenario()
            >>> s.minion(0, "Belinde", blood=1, region="torpor", cards=["Kevlar Vest"])
            >>> s.start().minion("Belinde")
            Minion("Belinde", blood 1)
        """

    def permanent(
        self,
        seat: int,
        name: str,
        *,
        on: str | None = None,
        on_seat: int | None = None,
        blood: int | None = None,
        locked: bool = False,
        counters: int | None = None,
        superior: bool = False,
        owner: int | None = None,
    ) -> None:
        """Give a seat a card in play that is no minion: alone, or on a card in play.

        Args:
            seat: who controls it.
            name: of the card.
            on: name of the card that it is on.
            on_seat: whose, if several have that card.
            blood: life of a retainer.
            locked: whether it is.
            counters: on it.
            superior: it was played at the superior level.
            owner: the seat whose card it is, otherwise the controller.

        Examples:
            >>> import methuselah as mt
            >>> s = mt.Scenario()
            >>> s.minion(1, "Ryan")
            >>> s.permanent(0, "Fame", on="Ryan")
            >>> s.start().minion("Ryan").cards
            ['Fame']
        """

    def start(self, *, active: int = 0, phase: _Phase = "minion") -> Position:
        """Begin a turn in a phase.

        Args:
            active: whose turn it is.
            phase: `"unlock"`, `"master"`, `"minion"`, `"influence"` or `"discard"`.

        Examples:
            >>> import methuselah as mt
            >>> mt.Scenario().start(active=1, phase="master").decision
            Decision("master" of seat 1)
        """

@final
class VecGame:
    """Many games in lockstep, each stopped where a learner must choose."""

    def __new__(
        cls, arena: Arena, count: int, learners: Sequence[int], first: int, threads: int
    ) -> VecGame: ...
    def reset(self) -> None:
        """Begin again with the first games."""

    def step(self, picks: NDArray[np.int64]) -> None:
        """Take an option in each game, by its place among those of its decision."""

    def batch(self) -> dict[str, NDArray[Any]]:
        """The waiting decisions, as flat columns: see `methuselah.vec_game.Batch`.

        `gained` and `half_points` are `rewards` and `scores` in half points, u8.
        """

    @staticmethod
    def schema() -> dict[str, Any]:
        """Version, columns and codes of a batch."""

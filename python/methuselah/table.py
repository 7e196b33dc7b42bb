"""Who plays: a table of decks with their policies, or a field that tables are drawn from."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Literal, TypeAlias, get_args

from methuselah import checks
from methuselah._core import Arena, Cards
from methuselah.coverage import unwritten
from methuselah.deck import Deck
from methuselah.errors import DeckError, TableError
from methuselah.legality import refuse_unknown
from methuselah.policies import Player, PolicySpec
from methuselah.rules import Rules

__all__ = ["PLAYERS", "Entry", "Field", "Seating", "Table"]

Seating: TypeAlias = Literal["random", "fixed", "rotate"]

PLAYERS = (2, 5)
_DECK = "a Deck is needed; Deck.load reads one from a file"
_RULES = "Rules are needed, such as Rules(pool=20)"


@dataclass(frozen=True, slots=True)
class Entry:
    """A deck with its policy."""

    deck: Deck
    player: Player


class _Setup:
    """What a table and a field have in common: entries, rules, seating and cards."""

    def __init__(
        self,
        entries: Iterable[Entry],
        *,
        players: int,
        seating: Seating,
        rules: Rules | None,
        cards: Cards | None,
        blanks: bool,
        illegal: bool,
    ) -> None:
        if seating not in get_args(Seating):
            expected = ", ".join(map(repr, get_args(Seating)))
            raise TableError(f"seating is {seating!r}: one of {expected} is needed")
        self.entries = tuple(_told_apart(entries))
        self.players = players
        self.seating: Seating = seating
        self.rules = Rules() if rules is None else checks.a(Rules, "rules", rules, _RULES)
        self.cards = checks.card_set(cards)
        self.blanks = blanks
        self._refuse_unknown()
        if not illegal:
            self._refuse_illegal()
        self.blank_cards = self._blank_cards()
        if self.blank_cards and not blanks:
            slots = (card for entry in self.entries for card in entry.deck.slots())
            raise DeckError(
                f"these cards are not implemented yet: {'; '.join(unwritten(slots, self.cards))}; "
                "blanks=True plays them as blank cards"
            )

    @property
    def block(self) -> int:
        """Games that belong together: a full rotation of the seats, or one game."""
        return self.players if self.seating == "rotate" else 1

    @property
    def scripted(self) -> bool:
        """Whether any policy runs in Python."""
        return any(entry.player.scripted for entry in self.entries)

    def arena(self, entries: Sequence[int], *, seed: int) -> Arena:
        """The games of these entries, by number."""
        chosen = [self.entries[entry] for entry in entries]
        return Arena(
            [entry.deck.slots() for entry in chosen],
            [entry.player.built_in for entry in chosen],
            self.rules.for_engine(),
            self.seating,
            seed,
            self.cards,
            self.blanks,
        )

    def _refuse_unknown(self) -> None:
        for entry in self.entries:
            refuse_unknown(entry.deck.name, entry.deck.slots(), self.cards)

    def _refuse_illegal(self) -> None:
        for deck in dict.fromkeys(entry.deck for entry in self.entries):
            if found := deck.check(self.rules, players=self.players, cards=self.cards):
                raise DeckError(
                    f"{deck.name} may not be played: {'; '.join(map(str, found))}; "
                    "illegal=True plays it all the same"
                )

    def _blank_cards(self) -> tuple[str, ...]:
        used = {card for entry in self.entries for card in entry.deck.slots()}
        return tuple(map(self.cards.name, sorted(used - set(self.cards.implemented()))))


class Table(_Setup):
    """Two to five entries that play one another, game after game.

    Args:
        decks: one deck for each entry. Those of the same name are told apart in the results, as
            `"Tremere"` and `"Tremere (2)"` in the order of the entries.
        policies: one policy for all, or a list with one for each entry, in any mixture (see the
            examples). A policy is

            - a built-in by name: `"random"`, any option, or `"heuristic"`, which plays by rules of
              thumb and is the default;
            - a mapping of weights, to change some of the heuristic's: `{"block": 30}`
              (an unknown name is refused with those that there are);
            - a factory: a class whose objects have `decide(view, decision, rng)`, or a function
              without arguments that makes one. It is called for each game; a single object is
              refused, for games would share it;
            - a `Scripted`: a factory with the kinds of decisions that it answers, a built-in as
              fallback for the others, and a name.
        seating: `"random"`; `"fixed"`, each entry in the seat of its number; or `"rotate"`, blocks
            of as many games as there are players, in which every entry sits in every seat, on
            shared chance. With the last two each entry has the next one as its prey, and the last
            the first: the order of the decks matters.
        rules: otherwise `Rules()`.
        cards: the cards that can be played, otherwise those that come with the package.
        blanks: play cards that are not implemented as blank; results are marked.
        illegal: play decks that break the rules for building them.

    Raises:
        TypeError: if what is given is no decks, rules or cards.
        TableError: if there are not 2 to 5 decks, or a policy for each, or the seating is unknown.
        DeckError: if a deck is not legal, or has cards that are not implemented.
        PolicyError: if a policy is unknown.

    Examples:
        >>> import methuselah as mt
        >>> decks = [mt.Deck.load(f"sims/decks/{clan}.txt") for clan in ("tremere", "ventrue")]
        >>> mt.Table(decks, policies="random", seating="rotate")
        Table(Tremere by random, Ventrue by random; seating rotate)
        >>> class Last:
        ...     def decide(self, view, decision, rng):
        ...         return decision.options[-1]
        >>> mt.Table(decks, policies=[Last, lambda: Last()])
        Table(Tremere by Last, Ventrue by <lambda>; seating random)
        >>> blocks = mt.Scripted(factory=Last, kinds={"block"}, fallback="heuristic", name="blocks")
        >>> table = mt.Table(decks, policies=[{"block": 30}, blocks])
        >>> table
        Table(Tremere by heuristic ..., Ventrue by blocks; seating random)
        >>> mt.simulate(table, games=2).games.height
        2

    """

    def __init__(
        self,
        decks: Iterable[Deck],
        *,
        policies: PolicySpec | Sequence[PolicySpec] = "heuristic",
        seating: Seating = "random",
        rules: Rules | None = None,
        cards: Cards | None = None,
        blanks: bool = False,
        illegal: bool = False,
    ) -> None:
        decks = _decks("decks", decks)
        if not PLAYERS[0] <= len(decks) <= PLAYERS[1]:
            raise TableError(f"a table needs 2 to 5 decks, not {len(decks)}")
        super().__init__(
            map(Entry, decks, _players(policies, entries=len(decks))),
            players=len(decks),
            seating=seating,
            rules=rules,
            cards=cards,
            blanks=blanks,
            illegal=illegal,
        )

    def __repr__(self) -> str:
        entries = ", ".join(f"{entry.deck.name} by {entry.player.name}" for entry in self.entries)
        return f"Table({entries}; seating {self.seating})"


class Field(_Setup):
    """A deck against tables drawn at random from a field of others.

    Entry 0 is the deck, the others follow in the order given. With seating `"rotate"`, a table is
    drawn for each rotation, otherwise for each game; a deck is drawn twice for a table only if the
    field is smaller than the table.

    Args:
        deck: the deck in question.
        against: the field. Decks of the same name are told apart as in `Table`.
        policy: the policy of the deck; of what kinds, `Table` tells.
        opponents: one policy for the whole field, or a list with one for each of its decks.
        players: the size of the tables, 2 to 5.
        seating: as in `Table`.
        rules: as in `Table`.
        cards: as in `Table`.
        blanks: as in `Table`.
        illegal: as in `Table`.

    Raises:
        TypeError: as `Table` does.
        TableError: if the field is empty or the size of the tables is impossible.
        DeckError: as `Table` does.
        PolicyError: as `Table` does.

    Examples:
        >>> import methuselah as mt
        >>> clans = ("malkavian", "nosferatu", "toreador", "tremere", "ventrue")
        >>> mine, *others = [mt.Deck.load(f"sims/decks/{clan}.txt") for clan in clans]
        >>> mt.Field(mine, against=others, players=4)
        Field(Malkavian against 4 decks at tables of 4; seating rotate)

        A round robin is a field for each deck, the others against it:

        >>> import polars as pl
        >>> decks = [mine, *others]
        >>> own = []
        >>> for deck in decks:
        ...     field = mt.Field(deck, against=[other for other in decks if other is not deck])
        ...     own.append(mt.simulate(field, games=5, seed=7).summary().head(1))
        >>> pl.concat(own)["deck"].to_list()
        ['Malkavian', 'Nosferatu', 'Toreador', 'Tremere', 'Ventrue']

    """

    def __init__(
        self,
        deck: Deck,
        *,
        against: Iterable[Deck],
        policy: PolicySpec = "heuristic",
        opponents: PolicySpec | Sequence[PolicySpec] = "heuristic",
        players: int = 5,
        seating: Seating = "rotate",
        rules: Rules | None = None,
        cards: Cards | None = None,
        blanks: bool = False,
        illegal: bool = False,
    ) -> None:
        checks.a(Deck, "deck", deck, _DECK)
        others = _decks("against", against)
        if not others:
            raise TableError("the field is empty: at least one deck to play against is needed")
        number = checks.whole(players)
        if number is None or not PLAYERS[0] <= number <= PLAYERS[1]:
            raise TableError(f"a table needs 2 to 5 players, not {players}")
        super().__init__(
            [
                Entry(deck, Player.of(policy)),
                *map(Entry, others, _players(opponents, entries=len(others))),
            ],
            players=number,
            seating=seating,
            rules=rules,
            cards=cards,
            blanks=blanks,
            illegal=illegal,
        )

    def __repr__(self) -> str:
        deck, field = self.entries[0].deck.name, len(self.entries) - 1
        return (
            f"Field({deck} against {field} decks at tables of {self.players}; "
            f"seating {self.seating})"
        )


def _decks(name: str, decks: Iterable[Deck]) -> tuple[Deck, ...]:
    """Several decks, checked."""
    if isinstance(decks, str | Deck) or not isinstance(decks, Iterable):
        raise TypeError(f"{name} is {checks.words(decks)}: a list of decks is needed")
    return tuple(checks.a(Deck, f"one of {name}", deck, _DECK) for deck in decks)


def _told_apart(entries: Iterable[Entry]) -> Iterator[Entry]:
    """The entries, each deck with a name of its own: the second of a name is that name (2)."""
    entries = tuple(entries)
    taken = {entry.deck.name for entry in entries}
    met: set[str] = set()
    for entry in entries:
        name = entry.deck.name
        if name not in met:
            met.add(name)
            yield entry
            continue
        numbered = (f"{name} ({number})" for number in count(2))
        apart = next(candidate for candidate in numbered if candidate not in taken)
        taken.add(apart)
        yield replace(entry, deck=replace(entry.deck, name=apart))


def _players(policies: PolicySpec | Sequence[PolicySpec], *, entries: int) -> list[Player]:
    """A player for each entry."""
    if isinstance(policies, Sequence) and not isinstance(policies, str):
        specs = list(policies)
    else:
        specs = [policies] * entries
    if len(specs) != entries:
        raise TableError(f"{len(specs)} policies for {entries} decks: one for all or one for each")
    return [Player.of(spec) for spec in specs]

"""What a run is, in full: enough to play it again, and to tell it from any other."""

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from importlib.metadata import version
from itertools import groupby
from typing import Any, Self

from methuselah import _core, checks
from methuselah._core import Cards
from methuselah.deck import Deck
from methuselah.errors import RunError
from methuselah.policies import BUILT_IN, Player, PolicySpec, Scripted, load_factory
from methuselah.rules import Rules
from methuselah.table import Field, Seating, Table

__all__ = ["Manifest"]

_FORMAT = 2


@dataclass(frozen=True, kw_only=True)
class Manifest:
    """The manifest of a run.

    Attributes:
        format: of the run folder and its tables.
        version: of this package.
        engine: the engine's revision; from the first release on, games of one come out the same.
        kind: `"table"` or `"field"`.
        players: at a table.
        seating: as in `Table`.
        rules: as `Rules.to_dict` has them.
        cards: the hash of the set of cards.
        blanks: whether cards that are not implemented are played as blank.
        blank_cards: the names of those in the decks.
        entries: the deck (name, hash, runs of printed id and copies in the order of the slots) and
            the policy of each.
        seed: of the run.
        first: the first game.
        games: how many games were asked for.

    """

    format: int
    version: str
    engine: int
    kind: str
    players: int
    seating: Seating
    rules: dict[str, Any]
    cards: str
    blanks: bool
    blank_cards: list[str]
    entries: list[dict[str, Any]]
    seed: int
    first: int
    games: int

    @classmethod
    def of(cls, setup: Table | Field, *, seed: int, first: int, games: int) -> Self:
        """The manifest of a run of a table or field."""
        return cls(
            format=_FORMAT,
            version=version("methuselah"),
            engine=_core.engine_revision(),
            kind="field" if isinstance(setup, Field) else "table",
            players=setup.players,
            seating=setup.seating,
            rules=setup.rules.to_dict(),
            cards=setup.cards.hash,
            blanks=setup.blanks,
            blank_cards=list(setup.blank_cards),
            entries=[_entry(entry.deck, entry.player) for entry in setup.entries],
            seed=seed,
            first=first,
            games=games,
        )

    @classmethod
    def from_json(cls, text: str, *, source: str) -> Self:
        """Read what `to_json` wrote; `source` names it in errors.

        Raises:
            RunError: if it is no manifest, or one of another version of the format.

        """
        try:
            values = _fields(json.loads(text), needed=[*cls.__dataclass_fields__, "hashes"])
            written = values.pop("hashes")
            manifest = cls(**values)
            hashes = manifest.hashes()
        except KeyError as error:
            raise RunError(f"{source} is no manifest of a run: an entry lacks {error}") from error
        except (ValueError, TypeError) as error:
            raise RunError(f"{source} is no manifest of a run: {error}") from error
        if manifest.format != _FORMAT:
            raise RunError(f"{source} has format {manifest.format}; this version reads {_FORMAT}")
        if hashes != written:
            raise RunError(f"{source} has been changed: its hashes do not fit what it says")
        return manifest

    def to_json(self) -> str:
        """The manifest as JSON, with its hashes."""
        return json.dumps(asdict(self) | {"hashes": self.hashes()}, indent=1, ensure_ascii=False)

    def hashes(self) -> dict[str, Any]:
        """Hashes of the rules, cards, decks and policies, and of what makes the run what it is."""
        identity = asdict(self)
        for name in ("version", "games", "blank_cards"):
            del identity[name]
        return {
            "rules": _hash(self.rules),
            "cards": self.cards,
            "decks": [entry["deck"]["hash"] for entry in self.entries],
            "policies": [entry["policy"]["hash"] for entry in self.entries],
            "run": _hash(identity),
        }

    @property
    def most_points(self) -> float:
        """The most victory points that a game can give: all others ousted, and the last of all."""
        points = Rules.from_dict(self.rules).points()
        end = max(points[name] for name in ("survivor_vp", "withdraw_vp", "timeout_vp"))
        return (self.players - 1) * points["oust_vp"] + end

    def differences(
        self, other: "Manifest", *, here: str = "here", there: str = "there"
    ) -> list[str]:
        """What of two runs is not the same, in words; empty if one goes on with the other.

        Args:
            other: the run to set it against.
            here: where this one is, as the words have it.
            there: where the other one is.

        """
        mine, theirs = asdict(self), asdict(other)
        for values in (mine, theirs):
            for name in ("version", "games", "blank_cards"):
                del values[name]
            for name, value in values.pop("rules").items():
                values[f"rules: {name}"] = value
            for part in ("deck", "policy"):
                values[f"{part} list"] = [entry[part] for entry in values["entries"]]
            del values["entries"]
        return [
            name
            if name.endswith("list")
            else f"{name} {mine[name]!r} {here}, {theirs[name]!r} {there}"
            for name in mine
            if mine[name] != theirs[name]
        ]

    def setup(self, *, cards: Cards | None = None, same: bool = True) -> Table | Field:
        """The table or field of the run, to play its games again.

        Args:
            cards: the set of cards of the run, if it is not the standard one.
            same: only if games come out the same. Otherwise another engine and other cards will
                do, and policies written in Python are left out: their fallbacks stand in.

        Raises:
            RunError: if games would come out otherwise: another engine, other cards, or a policy
                that has changed.

        """
        cards = checks.card_set(cards)
        if same and self.engine != _core.engine_revision():
            raise RunError(
                f"the run is of engine revision {self.engine}; "
                f"this is revision {_core.engine_revision()}, and its games come out otherwise"
            )
        if same and self.cards != cards.hash:
            raise RunError(
                f"the run is of the cards {self.cards}; these are the cards {cards.hash}"
            )
        decks = [_deck(entry["deck"]) for entry in self.entries]
        policies = [_policy(entry["policy"], scripted=same) for entry in self.entries]
        common: dict[str, Any] = {
            "seating": self.seating,
            "rules": Rules.from_dict(self.rules),
            "cards": cards,
            "blanks": self.blanks,
            "illegal": True,  # whoever ran it has allowed it
        }
        if self.kind == "table":
            return Table(decks, policies=policies, **common)
        return Field(
            decks[0],
            against=decks[1:],
            policy=policies[0],
            opponents=policies[1:],
            players=self.players,
            **common,
        )

    def with_span(self, first: int, games: int) -> Self:
        """The same run with other games."""
        return replace(self, first=first, games=games)


def _fields(values: object, *, needed: Sequence[str]) -> dict[str, Any]:
    """The fields of a manifest, no more and no fewer."""
    if not isinstance(values, dict):
        raise ValueError(f"it is {checks.words(values)}, not an object with fields")  # noqa: TRY004
    if lacking := [name for name in needed if name not in values]:
        raise ValueError(f"it lacks {', '.join(map(repr, lacking))}")
    if unknown := sorted(values.keys() - set(needed)):
        raise ValueError(f"it has the unknown {', '.join(map(repr, unknown))}")
    return values


def _entry(deck: Deck, player: Player) -> dict[str, Any]:
    return {
        "deck": {
            "name": deck.name,
            "hash": deck.digest(),
            "crypt": _runs(deck.crypt),
            "library": _runs(deck.library),
        },
        "policy": player.to_dict() | {"hash": player.digest()},
    }


def _runs(slots: Iterable[int]) -> list[list[int]]:
    """Slots in order, equal neighbours counted together."""
    return [[card, len(list(group))] for card, group in groupby(slots)]


def _deck(values: dict[str, Any]) -> Deck:
    halves = {
        half: tuple(card for card, copies in values[half] for _ in range(copies))
        for half in ("crypt", "library")
    }
    return Deck(values["name"], **halves)


def _policy(values: dict[str, Any], *, scripted: bool) -> PolicySpec:
    """The policy that an entry was played by, or the built-in one that stands in for it."""
    built_in = values["built_in"]
    spec: PolicySpec | None = built_in
    if built_in is not None and built_in.startswith("{"):
        spec = json.loads(built_in)
    if not scripted:
        return spec or BUILT_IN[0]
    if "python" in values:
        found = load_factory(values["python"])
        spec = Scripted(
            factory=found.factory if isinstance(found, Scripted) else found,
            kinds=values["kinds"],
            fallback=spec,  # type: ignore[arg-type]
            name=values["name"],
        )
        if Player.of(spec).digest() != values["hash"]:
            raise RunError(f"the policy {values['python']} has changed since the run")
    if spec is None:
        raise RunError("an entry of the run has no policy")
    return spec


def _hash(value: object) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()

"""The rules of a game as data: every number that an organiser may want to change."""

import difflib
import math
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any, Literal, Self

import numpy as np

from methuselah import checks
from methuselah._core import rule_bounds
from methuselah.errors import RulesError

__all__ = ["Rules"]

_SIZES = (1, 200)  # of decks
_BOUNDS = rule_bounds() | {"crypt_size": _SIZES}
_NUMBERS = ("crypt_size", "pool", "hand", "crypt_draw", "oust_pool", "round_limit", "decision_cap")
_OF_DECKS = ("crypt_size", "library_size")
_SWITCHES = ("edge", "ante")
_CHOICES = {"edition": ("v5", "classic"), "scoring": ("rulebook", "tournament")}
_POINTS = ("oust_vp", "survivor_vp", "withdraw_vp", "timeout_vp", "game_win_vp")
_SCORING = {  # the victory points that are None for what the scoring says
    "rulebook": {"withdraw_vp": 1.0, "timeout_vp": 0.0, "game_win_vp": 0.5},
    "tournament": {"withdraw_vp": 0.5, "timeout_vp": 0.5, "game_win_vp": 2.0},
}
_CLASSIC = {"withdraw_vp": 1.0, "timeout_vp": 0.0}  # EDITION-24, whatever the scoring


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The rules that a table plays by; the defaults are those of the Fifth Edition rulebook.

    Attributes:
        edition: which rulebook, `"v5"` or `"classic"`, the older one (chapter EDITION).
        crypt_size: fewest crypt cards of a deck (DECK-1).
        library_size: fewest and most library cards of a deck; `None` for what the edition says
            (DECK-2, EDITION-1). Beginners' decks of 6 and 48 cards need `crypt_size=6` and, say,
            `library_size=(48, 49)`.
        edge: whether there is an Edge; without one nobody ever gets it (BLEED-3).
        ante: whether they play for ante: each sets aside the top card of the library, and whoever
            ousts them wins it (EDITION-12).
        transfers: transfers in the first turns of the game, in the order of play; the last number
            holds for every turn after them (INFLUENCE-1, INFLUENCE-5).
        pool: what each Methuselah starts with (SETUP-2).
        hand: hand size (CARD-10).
        crypt_draw: crypt cards dealt to the uncontrolled region (SETUP-3).
        oust_pool: pool that a predator gains for an ousted prey (END-2).
        scoring: what a game win is. `"rulebook"`: more victory points than anyone else (END-4); by
            the classic one all who tie for the most win (EDITION-14). `"tournament"`: more than
            anyone else, and at least 2; the round limit gives half a point to each survivor,
            and whoever withdraws gets half a point and not a whole one (END-6, END-7), but neither
            by the classic rules (EDITION-24). What it says of victory points can be changed by the
            next five.
        oust_vp: victory points for ousting one's prey, in halves, as all of these (END-2).
        survivor_vp: victory points for the last one standing (END-3).
        withdraw_vp: victory points for withdrawing; `None` for what `scoring` says.
        timeout_vp: victory points of each survivor at the round limit; `None` likewise.
        game_win_vp: least victory points that win a game; `None` likewise.
        round_limit: rounds after which the game ends, `None` for never. Without a limit, a game
            that nobody can win goes on to the decision cap.
        decision_cap: decisions after which a game is broken off, as `"decision cap"`.

    Raises:
        RulesError: if a value makes no sense; the message names it and says what would.

    Examples:
        >>> import methuselah as mt
        >>> mt.Rules(transfers=(2, 3, 4)).pool
        30
        >>> mt.Rules.tournament().points()["timeout_vp"]
        0.5
        >>> mt.Rules(pool=-1)
        Traceback (most recent call last):
        methuselah._core.RulesError: pool is -1: a whole number from 1 to 200 is needed

    """

    edition: Literal["v5", "classic"] = "v5"
    crypt_size: int = 12
    library_size: tuple[int, int] | None = None
    edge: bool = True
    ante: bool = False
    transfers: tuple[int, ...] = (1, 2, 3, 4)
    pool: int = 30
    hand: int = 7
    crypt_draw: int = 4
    oust_pool: int = 6
    scoring: Literal["rulebook", "tournament"] = "rulebook"
    oust_vp: float = 1.0
    survivor_vp: float = 1.0
    withdraw_vp: float | None = None
    timeout_vp: float | None = None
    game_win_vp: float | None = None
    round_limit: int | None = 100
    decision_cap: int = 100_000

    def __post_init__(self) -> None:
        object.__setattr__(self, "transfers", _schedule(self.transfers))
        object.__setattr__(self, "library_size", _library_size(self.library_size))
        for name, choices in _CHOICES.items():
            if getattr(self, name) not in choices:
                expected = " or ".join(map(repr, choices))
                raise RulesError(f"{name} is {getattr(self, name)!r}: {expected} is needed")
        for name in _SWITCHES:
            if not isinstance(getattr(self, name), bool):
                raise RulesError(f"{name} is {getattr(self, name)!r}: True or False is needed")
        for name in _NUMBERS:
            value = getattr(self, name)
            if name != "round_limit" or value is not None:
                number = checks.whole_number(name, value, _BOUNDS[name], error=RulesError)
                object.__setattr__(self, name, number)
        for name in _POINTS:
            value = getattr(self, name)
            if value is not None or name not in _SCORING[self.scoring]:
                object.__setattr__(self, name, _halves(name, value))

    @classmethod
    def tournament(cls, *, round_limit: int = 40) -> Self:
        """The rules as tournaments play them: END-7, with a limit of rounds for one of time.

        Examples:
            >>> import methuselah as mt
            >>> mt.Rules.tournament().scoring
            'tournament'

        """
        return cls(scoring="tournament", round_limit=round_limit)

    def to_dict(self) -> dict[str, Any]:
        """The rules as plain values that JSON can hold.

        Examples:
            >>> import methuselah as mt
            >>> mt.Rules().to_dict()["transfers"]
            [1, 2, 3, 4]

        """
        size = self.library_size
        lists = {"transfers": list(self.transfers), "library_size": size and list(size)}
        return asdict(self) | lists

    def points(self) -> dict[str, float]:
        """What gives victory points and how many: the fields, or what the scoring says.

        Examples:
            >>> import methuselah as mt
            >>> mt.Rules(oust_vp=1.5).points()
            {'oust_vp': 1.5, 'survivor_vp': 1.0, 'withdraw_vp': 1.0, 'timeout_vp': 0.0, \
'game_win_vp': 0.5}

        """
        said = _SCORING[self.scoring] | (_CLASSIC if self.edition == "classic" else {})
        said |= {"oust_vp": 1.0, "survivor_vp": 1.0}
        own = {name: getattr(self, name) for name in _POINTS}
        return {name: said[name] if value is None else value for name, value in own.items()}

    def for_engine(self) -> dict[str, Any]:
        """The rules as the engine takes them: points in halves, 0 for no round limit.

        Examples:
            >>> import methuselah as mt
            >>> mt.Rules.tournament().for_engine()["game_win_half_points"]
            4

        """
        python_only = {"scoring", *_POINTS, *_OF_DECKS}
        values = {k: v for k, v in self.to_dict().items() if k not in python_only}
        halves = {
            name.replace("_vp", "_half_points"): int(2 * points)
            for name, points in self.points().items()
        }
        limits = {"round_limit": self.round_limit or 0}
        return values | halves | limits | {"lone_winner": self.scoring == "tournament"}

    @classmethod
    def from_dict(cls, values: dict[str, Any]) -> Self:
        """The rules that `to_dict` wrote.

        Raises:
            RulesError: if a value makes no sense or a name is unknown.

        Examples:
            >>> import methuselah as mt
            >>> mt.Rules.from_dict({"pool": 20}) == mt.Rules(pool=20)
            True

        """
        for name in sorted(values):
            cls._named(name)
        return cls(**values)

    @classmethod
    def read(cls, name: str, text: str) -> object:
        """A value for a field from text, as the command line takes it: `Rules` says if it fits.

        Raises:
            RulesError: if no field has that name.

        Examples:
            >>> import methuselah as mt
            >>> [mt.Rules.read("transfers", "2,3"), mt.Rules.read("edge", "false")]
            [[2, 3], False]

        """
        cls._named(name)
        if name in _CHOICES:
            return text
        if name == "transfers" or (name == "library_size" and "," in text):
            return [_plain(number) for number in text.split(",")]
        return _plain(text)

    @classmethod
    def _named(cls, name: str) -> None:
        """Refuse a name that no field has."""
        known = tuple(cls.__dataclass_fields__)
        if name not in known:
            near = difflib.get_close_matches(str(name), known, n=1)
            meant = f"did you mean {near[0]!r}? " if near else ""
            raise RulesError(f"no rule is named {name!r}: {meant}the names are {', '.join(known)}")


def _plain(text: str) -> object:
    """A number, truth value or nothing from text, which stays as it is if it is none."""
    words = {"true": True, "yes": True, "false": False, "no": False, "none": None}
    if (word := text.strip().lower()) in words:
        return words[word]
    for number in (int, float):
        with suppress(ValueError):
            return number(word)
    return text


def _halves(name: str, value: object) -> float:
    """Victory points, checked: whole or half ones, as many as the engine can count."""
    low, high = _BOUNDS[name.replace("_vp", "_half_points")]
    points = math.nan
    if isinstance(value, int | float | np.number) and not isinstance(value, bool):
        points = float(value)
    if not (low <= 2 * points <= high and (2 * points).is_integer()):
        raise RulesError(
            f"{name} is {value!r}: a number from {low / 2:g} to {high / 2:g} in steps of 0.5 "
            "is needed, such as 1.5"
        )
    return points


def _library_size(size: object) -> tuple[int, int] | None:
    """The fewest and the most cards of a library, checked."""
    if size is None:
        return None
    sizes = [checks.whole(n) for n in size] if isinstance(size, list | tuple) else []
    low, high = _SIZES
    match sizes:
        case [int(fewest), int(most)] if low <= fewest <= most <= high:
            return fewest, most
    raise RulesError(
        f"library_size is {size!r}: the fewest and the most cards are needed, two whole numbers "
        f"from {low} to {high}, such as (60, 90)"
    )


def _schedule(transfers: object) -> tuple[int, ...]:
    """A transfer schedule, checked."""
    schedule = [checks.whole(n) for n in transfers] if isinstance(transfers, list | tuple) else []
    (low, high), (shortest, longest) = _BOUNDS["transfers"], _BOUNDS["schedule"]
    right = [number for number in schedule if number is not None and low <= number <= high]
    if right != schedule or not shortest <= len(schedule) <= longest:
        raise RulesError(
            f"transfers is {transfers!r}: {shortest} to {longest} whole numbers from "
            f"{low} to {high} are needed, such as (1, 2, 3, 4)"
        )
    return tuple(right)

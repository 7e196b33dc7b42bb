"""Players: the built-in ones by name, and those written in Python."""

import difflib
import hashlib
import importlib
import inspect
import json
import math
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, cast

import numpy as np

from methuselah import _core
from methuselah._core import Decision, Option, View
from methuselah.errors import PolicyError

__all__ = [
    "BUILT_IN",
    "Player",
    "Policy",
    "PolicyFactory",
    "PolicySpec",
    "Scripted",
    "load_factory",
]

BUILT_IN = ("random", "heuristic")


class Policy(Protocol):
    """Whoever makes an entry's choices in one game.

    Examples:
        >>> import methuselah as mt
        >>> class NeverBlocks:
        ...     def decide(self, view, decision, rng):
        ...         if decision.kind == "block":
        ...             return next(o for o in decision.options if o.kind == "pass")
        ...         return decision.options[int(rng.integers(len(decision.options)))]
        >>> decks = [mt.Deck.load(f"sims/decks/{clan}.txt") for clan in ("tremere", "ventrue")]
        >>> table = mt.Table(decks, policies=[NeverBlocks, "heuristic"])
        >>> mt.simulate(table, games=2).seats.height
        4

    """

    def decide(self, view: View, decision: Decision, rng: np.random.Generator) -> Option | None:
        """Choose.

        Args:
            view: what the seat may know.
            decision: the choice at hand.
            rng: chance of the policy's own. It depends on the seed, game, entry and how many
                decisions the entry has made, and on nothing else.

        Returns:
            One of `decision.options`, or `None` to leave this one to the fallback.

        Examples:
            >>> from methuselah.policies import Policy
            >>> class Last:
            ...     def decide(self, view, decision, rng):
            ...         return decision.options[-1]
            >>> last: Policy = Last()

        """


PolicyFactory: TypeAlias = Callable[[], Policy]


@dataclass(frozen=True, slots=True, kw_only=True)
class Scripted:
    """A policy written in Python, and a built-in one for what it leaves out.

    Attributes:
        factory: called without arguments, once for each game and entry; a class whose objects
            have `decide` will do. It must pickle if the table is to be sent elsewhere.
        kinds: the kinds of decision that it answers, as `Decision.kind` names them, `None` for all.
            The fallback answers the others, without a call into Python. They are `"unlock"`,
            `"contest"`, `"master"`, `"minion"`, `"influence"`, `"discard"`, `"as played"`,
            `"announced"`, `"block"`, `"attempt"`, `"declined"`, `"would succeed"`,
            `"before referendum"`, `"blocked"`, `"entering combat"`, `"torpor block"`,
            `"block resolved"`, `"resolved"`, `"ousting"`,
            `"terms"`, `"before votes"`, `"polling"`, `"before range"`, `"range"`,
            `"before strikes"`, `"strike"`, `"strike chosen"`, `"prevent"`, `"additional strike"`,
            `"press"`, `"round end"`, `"combat ending"`, `"after combat"`, `"choose"`, `"announce"`,
            `"may"`, `"spoils"`, `"discipline"`, `"trophy"`, `"discard down"`, `"conviction"`,
            `"sealed"` and `"draw"`.
        fallback: a built-in policy, by name or as weights of the heuristic; `None` if `decide`
            answers everything.
        name: what results call it, otherwise the name of the factory.

    Examples:
        >>> import methuselah as mt
        >>> class Last:
        ...     def decide(self, view, decision, rng):
        ...         return decision.options[-1]
        >>> mt.Scripted(factory=Last, fallback="heuristic", kinds={"block"}).name
        'Last'

    """

    factory: PolicyFactory
    kinds: Iterable[str] | None = None
    fallback: str | Mapping[str, float] | None = None
    name: str = ""

    def __post_init__(self) -> None:
        if not callable(self.factory):
            raise PolicyError(_no_factory(repr(self.factory), self.factory))
        if isinstance(self.kinds, str):
            raise PolicyError(f"kinds is {self.kinds!r}: a set of kinds is needed")
        if self.kinds is not None and self.fallback is None:
            raise PolicyError("a policy that answers some kinds only needs a fallback")
        if self.fallback is not None:
            _built_in(self.fallback)
        kinds = None if self.kinds is None else frozenset(map(_kind, self.kinds))
        object.__setattr__(self, "kinds", kinds)
        object.__setattr__(self, "name", self.name or getattr(self.factory, "__name__", "policy"))

    def source(self) -> str:
        """Where the factory is found, as `"module:name"`.

        Examples:
            >>> import methuselah as mt
            >>> from collections import Counter
            >>> mt.Scripted(factory=Counter).source()
            'collections:Counter'

        """
        name = getattr(self.factory, "__qualname__", type(self.factory).__qualname__)
        return f"{getattr(self.factory, '__module__', '?')}:{name}"


PolicySpec: TypeAlias = str | Mapping[str, float] | PolicyFactory | Scripted


@dataclass(frozen=True, slots=True)
class Player:
    """A policy made ready: its name, the built-in that runs in Rust, and what runs in Python.

    Examples:
        >>> from methuselah.policies import Player
        >>> Player.of("random")
        Player(name='random', built_in='random', scripted=None)

    """

    name: str
    built_in: str
    scripted: Scripted | None = None

    @classmethod
    def of(cls, spec: PolicySpec) -> "Player":
        """Check a policy as users give it.

        Examples:
            >>> from methuselah.policies import Player
            >>> Player.of("heuristic").name
            'heuristic'
            >>> Player.of({"block": 30}).built_in
            '{"block": 30.0}'

        """
        if isinstance(spec, str | Mapping):
            name = spec if isinstance(spec, str) else f"heuristic {_short_hash(_built_in(spec))}"
            return cls(name=name, built_in=_built_in(spec))
        if not isinstance(spec, Scripted):
            spec = Scripted(factory=spec)
        return cls(name=spec.name, built_in=_built_in(spec.fallback or BUILT_IN[0]), scripted=spec)

    def to_dict(self) -> dict[str, Any]:
        """The policy as plain values, for manifests.

        Examples:
            >>> from methuselah.policies import Player
            >>> Player.of("random").to_dict()
            {'name': 'random', 'built_in': 'random'}

        """
        if self.scripted is None:
            return {"name": self.name, "built_in": self.built_in}
        kinds = self.scripted.kinds
        return {
            "name": self.name,
            "built_in": self.built_in if self.scripted.fallback else None,
            "python": self.scripted.source(),
            "kinds": None if kinds is None else sorted(kinds),
        }

    def digest(self) -> str:
        """A hash of the policy: of its weights, or of the source text of its factory.

        Examples:
            >>> from methuselah.policies import Player
            >>> Player.of("heuristic").digest() == Player.of({}).digest()
            False

        """
        text = json.dumps(self.to_dict(), sort_keys=True)
        if self.scripted is not None:
            with suppress(OSError, TypeError):  # written in a shell: its name must do
                text += inspect.getsource(self.scripted.factory)
        return hashlib.sha256(text.encode()).hexdigest()


def load_factory(source: str) -> PolicyFactory | Scripted:
    """Find a policy factory, or a `Scripted`, by `"module:name"`.

    Raises:
        PolicyError: if there is none.

    Examples:
        >>> from methuselah.policies import load_factory
        >>> load_factory("nowhere:Policy")
        Traceback (most recent call last):
        methuselah.errors.PolicyError: cannot import the policy 'nowhere:Policy': ...

    """
    module, _, name = source.partition(":")
    try:
        factory: Any = importlib.import_module(module)
        for part in name.split("."):
            factory = getattr(factory, part)
    except (ImportError, AttributeError, ValueError) as error:
        raise PolicyError(f"cannot import the policy {source!r}: {error}") from error
    except Exception as error:  # whatever the module does
        what = f"{type(error).__name__}: {error}"
        raise PolicyError(f"cannot import the policy {source!r}: {what}") from error
    if not callable(factory) and not isinstance(factory, Scripted):
        raise PolicyError(_no_factory(f"the policy {source!r}", factory))
    return cast("PolicyFactory | Scripted", factory)


def _no_factory(name: str, thing: object) -> str:
    """Why a thing makes no policies."""
    if hasattr(thing, "decide"):
        return (
            f"a policy factory is needed, not {name}, which is one object with decide: pass its "
            "class, or a function that makes one, for each game has its own"
        )
    return f"a policy factory is needed, not {name}: a class whose objects have decide will do"


def _built_in(spec: str | Mapping[str, float]) -> str:
    """How the core is told of a built-in policy."""
    if isinstance(spec, str):
        if spec not in BUILT_IN:
            names = " or ".join(map(repr, BUILT_IN))
            raise PolicyError(f"no policy is named {spec!r}: {names}, or a factory, is needed")
        return spec
    weights = {str(name): _weight(str(name), weight) for name, weight in spec.items()}
    text = json.dumps(weights, sort_keys=True)
    try:
        _core.check_policy(text)
    except ValueError as error:
        raise PolicyError(str(error)) from error
    return text


def _weight(name: str, weight: float) -> float:
    try:
        number = float(weight)
    except (TypeError, ValueError):
        number = math.nan
    if not math.isfinite(number):
        raise PolicyError(f"the weight {name!r} is {weight!r}: a whole number is needed")
    return number


def _kind(name: str) -> str:
    known = _core.decision_kinds()
    if name not in known:
        nearest = " or ".join(map(repr, difflib.get_close_matches(str(name), known, cutoff=0)))
        raise PolicyError(f"no kind of decision is named {name!r}; nearest: {nearest}")
    return name


def _short_hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:6]

"""How tests play on from a position: what the fixtures of the same names do, and their types."""

import contextlib
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import methuselah as mt
import pytest
from methuselah._core import GameError, VecGame


class Offers(Protocol):
    """The type of `offers`."""

    def __call__(self, g: mt.Position, *, seat: int | None = None, **wanted: Any) -> list[str]: ...


class Refused(Protocol):
    """The type of `refused`."""

    def __call__(self, g: mt.Position, *, until: str | None = None, **wanted: Any) -> None: ...


class Resolve(Protocol):
    """The type of `resolve`."""

    def __call__(self, g: mt.Position, *until: str) -> None: ...


class Fight(Protocol):
    """The type of `fight`."""

    def __call__(self, g: mt.Position, until: str | None = None) -> None: ...


class Never(Protocol):
    """The type of `never`."""

    def __call__(self, g: mt.Position, *until: str, **wanted: Any) -> None: ...


class Written(Protocol):
    """Makes a set of the text of entries, beside all printed cards."""

    def __call__(self, entries: str) -> mt.Cards: ...


class Duel(Protocol):
    """`duel(A, B, hand, answer)`: seat 0's A has bled, seat 1's B has blocked; they fight."""

    def __call__(
        self,
        actor: str,
        blocker: str,
        hand: Sequence[str] = (),
        answer: Sequence[str] = (),
        *,
        blood: tuple[int | None, int | None] = (None, None),
        cards: tuple[Sequence[str], Sequence[str]] = ((), ()),
        crypt: Sequence[str] = (),
    ) -> mt.Position: ...


class Blocked(Protocol):
    """`blocked(game, A, B)`: A bleeds and B blocks it, so that they fight."""

    def __call__(self, g: mt.Position, actor: str, blocker: str) -> None: ...


class Allocate(Protocol):
    """The terms of a referendum that allocates points: so many to each seat."""

    def __call__(self, g: mt.Position, *points: int) -> None: ...


OPTION_KINDS = frozenset(VecGame.schema()["option_kinds"])
COMBAT = {
    "attempt",  # the block that leads to it
    "blocked",
    "before range",
    "range",
    "before strikes",
    "strike",
    "strike chosen",
    "prevent",
    "additional strike",
    "press",
    "round end",
    "combat ending",
}


def drive(
    g: mt.Position,
    over: Callable[[mt.Decision], bool],
    *,
    plainly: bool = False,
    seen: Callable[[], None] = lambda: None,
) -> None:
    """Everyone strikes with the hand and passes otherwise, until it is over.

    Who can do neither takes the first option, or must not come to that (`plainly`).
    """
    for _ in range(200):
        decision = g.decision
        if decision is None or over(decision):
            return
        seen()
        wanted = "hand strike" if decision.kind == "strike" else "pass"
        plain = [option for option in decision.options if option.kind == wanted]
        assert plain or not plainly, decision.options
        g.choose((plain or decision.options)[0])
    raise AssertionError("it is not over after 200 decisions")


def resolve(g: mt.Position, *until: str) -> None:
    """Until the action or the game is over, or such a decision, which must come."""
    drive(g, lambda decision: decision.kind in (until or ("minion", "discard")))
    assert g.decision or not until, f"the game is over without a decision {until}"


def fight(g: mt.Position, until: str | None = None) -> None:
    """Hand strikes and nothing else until the combat is over, or until a step."""
    drive(g, lambda decision: decision.kind not in COMBAT - {until}, plainly=True)


def never(g: mt.Position, *until: str, **wanted: Any) -> None:
    """Resolved to the end, or to such a decision, it is offered nowhere.

    It may be at the end at once: what is all that somebody could choose is not asked.
    """
    _check_names(g, wanted)
    happened = len(g.log) > 1

    def seen() -> None:
        nonlocal happened
        happened = True
        assert not offers(g, **wanted)

    drive(g, lambda decision: decision.kind in (until or ("minion", "discard")), seen=seen)
    assert happened, "nothing has happened that it could be offered in"


def offers(g: mt.Position, *, seat: int | None = None, **wanted: Any) -> list[str]:
    """The options, in words, of the decision at hand that are as described."""
    assert g.decision is not None, "the game is over"
    _check_names(g, wanted)
    if seat is not None and g.decision.seat != seat:
        return []
    if isinstance(target := wanted.get("target"), int):
        wanted["target"] = f"seat {target}"
    return [
        str(option)
        for option in g.decision.options
        if all(getattr(option, name) == value for name, value in wanted.items())
    ]


def refused(g: mt.Position, *, until: str | None = None, **wanted: Any) -> None:
    """That option never comes before the phase ends.

    Or, with `until`, before a decision of that kind in which nobody can pass.
    """
    end = rf"^no way to pass .*\({until}\) has:" if until else "^no option fits"
    with pytest.raises(GameError, match=end):
        g.play(**wanted)


def _check_names(g: mt.Position, wanted: dict[str, Any]) -> None:
    """A name that no card of the game has would fit no option, however wrong the game."""
    assert wanted.get("kind", "pass") in OPTION_KINDS
    for name in filter(None, (wanted.get("card"), wanted.get("minion"))):
        with contextlib.suppress(GameError):
            assert g.minion(name).name == name
            continue
        with pytest.raises(GameError, match="cards of this game are called"):
            g.minion(name)

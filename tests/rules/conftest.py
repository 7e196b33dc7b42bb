"""How the tests of the rules play on from a position."""

from collections.abc import Callable
from typing import Any

import pytest
from methuselah._core import GameError, Position

Play = Callable[..., None]
Ask = Callable[..., list[str]]


def _fitting(g: Position, wanted: dict[str, Any]) -> list[str]:
    if g.decision is None:
        return []
    seat = wanted.pop("seat", None)
    if seat is not None and g.decision.seat != seat:
        return []
    target = wanted.get("target")
    if isinstance(target, int):
        wanted["target"] = f"seat {target}"
    return [
        str(option)
        for option in g.decision.options
        if all(getattr(option, name) == value for name, value in wanted.items())
    ]


@pytest.fixture
def offers() -> Ask:
    """The options, in words, of the decision at hand that are as described."""
    return lambda g, **wanted: _fitting(g, dict(wanted))


@pytest.fixture
def refuses() -> Play:
    """Nobody can do that, up to the end of the phase or, in combat, of the choosing of strikes."""

    def check(g: Position, **wanted: Any) -> None:
        if "card" in wanted:
            wanted = {"kind": "play"} | wanted  # to discard it is another thing
        with pytest.raises(GameError, match=r"^(no option fits|no way to pass|the game was over)"):
            g.play(**wanted)

    return check


@pytest.fixture
def resolve() -> Play:
    """Everyone passes, and strikes with the hand, until the action is over, or that decision."""

    def go_on(g: Position, *until: str) -> None:
        for _ in range(200):
            decision = g.decision
            if decision is None or decision.kind in (until or ("minion", "discard")):
                return
            wanted = "hand strike" if decision.kind == "strike" else "pass"
            options = [option for option in decision.options if option.kind == wanted]
            g.choose((options or decision.options)[0])
        raise AssertionError(f"no decision {until} in 200 decisions")

    return go_on


@pytest.fixture
def blocked() -> Play:
    """A minion bleeds and another blocks it, so that they fight."""

    def fight(g: Position, actor: str, blocker: str) -> None:
        g.play(kind="bleed", minion=actor)
        g.play(kind="block", minion=blocker)

    return fight


@pytest.fixture
def allocate() -> Play:
    """The terms of a referendum that allocates points: so many to each seat."""

    def choose(g: Position, *points: int) -> None:
        g.pass_until("terms")
        for seat, n in enumerate(points):
            if g.decision is not None and g.decision.kind == "terms":
                words = f"allocate {n} to seat {seat}"
                g.choose(next(option for option in g.decision.options if str(option) == words))

    return choose

"""How the tests of the rules play on from a position."""

from collections.abc import Callable
from typing import Any

import pytest
from methuselah._core import GameError, Position

Play = Callable[..., None]
Ask = Callable[..., list[str]]


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

"""How the tests of the rules play on from a position."""

from collections.abc import Callable

import pytest
from methuselah._core import Position

Play = Callable[..., None]


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
                words = f"allocate {n} to seat {seat} "
                fitting = (o for o in g.decision.options if str(o).startswith(words))
                g.choose(next(fitting))

    return choose


@pytest.fixture
def fight_on() -> Play:
    """Hand strikes and nothing else until the combat is over."""

    def fight(g: Position) -> None:
        while g.decision is not None and g.decision.kind not in {"minion", "influence"}:
            plain = [o for o in g.decision.options if o.kind in {"pass", "hand strike"}]
            g.choose(plain[0])

    return fight

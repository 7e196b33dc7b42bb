"""How the tests of the rules play on from a position."""

import methuselah as mt
import pytest
from driving import Allocate, Blocked


@pytest.fixture
def blocked() -> Blocked:
    """A minion bleeds and another blocks it, so that they fight."""

    def fight(g: mt.Position, actor: str, blocker: str) -> None:
        g.play(kind="bleed", minion=actor)
        g.play(kind="block", minion=blocker)

    return fight


@pytest.fixture
def allocate() -> Allocate:
    """The terms of a referendum that allocates points: so many to each seat.

    The last seats are not asked once no points are left, nor if they must get all that are.
    """

    def choose(g: mt.Position, *points: int) -> None:
        g.pass_until("terms")
        for seat, n in enumerate(points):
            assert g.decision
            assert g.decision.kind == "terms"
            words = f"allocate {n} to seat {seat} "
            fitting = (o for o in g.decision.options if str(o).startswith(words))
            g.choose(next(fitting))

    return choose

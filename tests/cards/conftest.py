"""What the tests of cards share: driving a small position, and naming the rulings shown."""

from collections.abc import Callable

import pytest
from methuselah._core import Position
from methuselah.errors import GameError

Drive = Callable[..., None]

COMBAT = {
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


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "ruling(*keys): the rulings that the test shows")


@pytest.fixture
def refused() -> Drive:
    """`refused(game, …)`: that option never comes before the phase ends, as `game.play` sees it."""

    def refused(game: Position, **wanted: object) -> None:
        with pytest.raises(GameError, match="no option fits"):
            game.play(**wanted)  # type: ignore[arg-type]

    return refused


@pytest.fixture
def fight() -> Drive:
    """`fight(game)`: hand strikes and nothing else until the combat is over, or until a step."""

    def fight(game: Position, until: str | None = None) -> None:
        while (decision := game.decision) and decision.kind in COMBAT - {until}:
            plain = [o for o in decision.options if o.kind in {"pass", "hand strike"}]
            game.choose(plain[0])

    return fight

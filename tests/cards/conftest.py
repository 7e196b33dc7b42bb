"""What the tests of cards share: driving a small position, and naming the rulings shown."""

from collections.abc import Callable, Sequence
from typing import Any

import methuselah as mt
import pytest
from methuselah._core import Position

Drive = Callable[..., None]

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


@pytest.fixture
def fight() -> Drive:
    """`fight(game)`: hand strikes and nothing else until the combat is over, or until a step."""

    def fight(game: Position, until: str | None = None) -> None:
        while (decision := game.decision) and decision.kind in COMBAT - {until}:
            plain = [o for o in decision.options if o.kind in {"pass", "hand strike"}]
            game.choose(plain[0])

    return fight


@pytest.fixture
def never(resolve: Drive, offers: Callable[..., list[str]]) -> Drive:
    """`never(game, *until, …)`: resolved to the end, or a decision, it is offered nowhere."""

    def never(game: Position, *until: str, **wanted: object) -> None:
        ends = until or ("minion", "discard")
        while game.decision and game.decision.kind not in ends:
            assert not offers(game, **wanted)
            now = game.decision
            kind = "hand strike" if now.kind == "strike" else "pass"
            game.choose(([o for o in now.options if o.kind == kind] or now.options)[0])

    return never


@pytest.fixture
def duel() -> Callable[..., Any]:
    """`duel(A, B, hand, answer)`: seat 0's A has bled, seat 1's B has blocked; they fight."""

    def duel(
        actor: str,
        blocker: str,
        hand: Sequence[str] = (),
        answer: Sequence[str] = (),
        *,
        blood: tuple[int | None, int | None] = (None, None),
        cards: tuple[Sequence[str], Sequence[str]] = ((), ()),
        crypt: Sequence[str] = (),
    ) -> Position:
        s = mt.Scenario(players=2, blanks=True)
        s.seat(0, hand=hand)
        s.seat(1, hand=answer, crypt=crypt)
        s.minion(0, actor, blood=blood[0], cards=cards[0])
        s.minion(1, blocker, blood=blood[1], cards=cards[1])
        game = s.start()
        game.play(kind="bleed", minion=actor)
        game.play(kind="block", minion=blocker)
        return game

    return duel

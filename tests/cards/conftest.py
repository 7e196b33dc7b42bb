"""What the tests of cards share: two minions that fight."""

from collections.abc import Sequence

import methuselah as mt
import pytest
from driving import Duel


@pytest.fixture
def duel() -> Duel:
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
    ) -> mt.Position:
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

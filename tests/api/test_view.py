"""What a view tells of what others hold."""

from typing import Any

import methuselah as mt
import pytest
from methuselah.errors import GameError

HAND = ["Bonding", "Conditioning", "Deflection", "Fame", "Majesty", "Rebel", "Vessel"]


def revelation(level: Any) -> mt.Position:
    """Seat 0 has played Revelations at seat 1."""
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Revelations"])
    s.seat(1, hand=HAND, library=["Villein"])
    s.minion(0, "Colette")
    g = s.start()
    g.play(card="Revelations", level=level)
    return g


class TestKnownHand:
    """The cards in a hand that a seat knows."""

    def test_ones_own_hand_is_known_and_that_of_others_is_not(self) -> None:
        s = mt.Scenario(players=3)
        s.seat(1, hand=HAND)
        g = s.start()
        assert [g.view(seat).known_hand(1) for seat in range(3)] == [[], HAND, []]

    def test_who_has_looked_at_a_hand_knows_what_was_there(self) -> None:
        g = revelation("inferior")
        g.play(kind="choose", target="Deflection")
        # The replacement was drawn after the look.
        left = [card for card in HAND if card != "Deflection"]
        assert g.seat(1).hand == [*left, "Villein"]
        assert [g.view(seat).known_hand(1) for seat in (0, 2)] == [left, []]

    def test_everyone_knows_an_open_hand(self) -> None:
        g = revelation("superior")
        g.pass_until("influence")
        assert g.seat(0).permanents == ["Revelations"]
        for seat in range(3):
            assert g.view(seat).known_hand(1) == g.seat(1).hand
        assert g.view(1).known_hand(2) == []
        g.pass_until("influence", seat=1)
        assert g.view(2).known_hand(1) == g.seat(1).hand

    def test_there_is_no_such_seat(self) -> None:
        with pytest.raises(GameError, match="no seat 3"):
            mt.Scenario(players=3).start().view(3)
        with pytest.raises(GameError, match="no seat 3"):
            mt.Scenario(players=3).start().view(0).known_hand(3)


def test_what_lies_open_is_told_to_all() -> None:
    s = mt.Scenario()
    s.seat(1, ash_heap=["Villein"], uncontrolled=[("Ryan", 2), ("Sully", 0)])
    s.minion(1, "Belinde", cards=[".44 Magnum"])
    s.permanent(1, "Fame", on="Belinde")
    view = s.start().view(0)
    assert view.ash_heap(1) == ["Villein"]
    assert sorted(view.permanents(1)) == [".44 Magnum", "Fame"]
    assert view.uncontrolled_blood(1) == [2, 0]
    assert not view.permanents(0) + view.ash_heap(0)
    assert not view.uncontrolled_blood(0)

"""Hunting grounds that do more than feed one vampire."""

from typing import Any

import methuselah as mt
from positions import blood, targets


def abbey(*minions: tuple[str, int], grounds: tuple[str, ...] = ("Carfax Abbey",)) -> Any:
    s = mt.Scenario(players=2, blanks=True)
    for ground in grounds:
        s.permanent(0, ground)
    for name, n in minions:
        s.minion(0, name, blood=n)
    s.minion(1, "Oleg Kaprizov", blood=1)
    return s.start(phase="unlock")


def test_carfax_abbey_feeds_one_anarch() -> None:
    g = abbey(("Susie Kano", 1), ("Rayne", 1), ("Ryan", 1))
    assert targets(g, "Carfax Abbey") == {"Susie Kano", "Rayne"}
    g.play(kind="use", card="Carfax Abbey", target="Susie Kano")
    assert blood(g, "Susie Kano") == (2,)
    assert not targets(g, "Carfax Abbey")


def test_carfax_abbey_feeds_another_anarch_of_a_baron() -> None:
    g = abbey(("Susie Kano", 1), ("Rayne", 1), ("Bituin", 2))
    g.play(kind="use", card="Carfax Abbey", target="Susie Kano")
    assert targets(g, "Carfax Abbey") == {"Rayne", "Bituin"}
    g.play(kind="use grant", card="Carfax Abbey", target="Rayne")
    assert blood(g, "Susie Kano", "Rayne", "Bituin") == (2, 2, 2)
    assert not targets(g, "Carfax Abbey")


def test_one_hunting_ground_feeds_a_vampire_in_a_turn() -> None:
    grounds = ("Carfax Abbey", "Zoo Hunting Ground")
    g = abbey(("Rayne", 1), ("Bituin", 2), grounds=grounds)
    g.play(kind="use", card="Carfax Abbey", target="Rayne")
    assert targets(g, "Carfax Abbey") == {"Bituin"}
    assert targets(g, "Zoo Hunting Ground") == {"Bituin"}
    g.play(kind="use grant", card="Carfax Abbey", target="Bituin")
    assert not targets(g, "Zoo Hunting Ground")


def test_carfax_abbey_requires_a_ready_anarch(offers: Any) -> None:
    for name, playable in (("Rayne", True), ("Ryan", False)):
        s = mt.Scenario(players=2, blanks=True)
        s.seat(0, hand=["Carfax Abbey"])
        s.minion(0, name)
        assert bool(offers(s.start(phase="master"), card="Carfax Abbey")) == playable

"""Hunting grounds that do more than feed one vampire."""

import methuselah as mt
import pytest
from driving import Never, Offers
from methuselah._core import Position
from positions import blood, targets


def abbey(*minions: tuple[str, int], grounds: tuple[str, ...] = ("Carfax Abbey",)) -> mt.Position:
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


def test_carfax_abbey_requires_a_ready_anarch(offers: Offers) -> None:
    for name, playable in (("Rayne", True), ("Ryan", False)):
        s = mt.Scenario(players=2, blanks=True)
        s.seat(0, hand=["Carfax Abbey"])
        s.minion(0, name)
        assert bool(offers(s.start(phase="master"), card="Carfax Abbey")) == playable


# ---- Meditative Grove

GROVE = "Meditative Grove"


def grove(actor: str = "Bobby Lemon", hand: tuple[str, ...] = ("Deep Song",)) -> Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, hand=hand)
    s.permanent(0, GROVE)
    s.minion(0, "Yael", blood=3)
    s.minion(0, "Ryan", blood=1)
    s.minion(1, actor)
    return s.start(active=1)


def test_the_grove_feeds_salubri() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.permanent(0, GROVE)
    s.minion(0, "Yael", blood=1)
    s.minion(0, "Ryan", blood=1)
    g = s.start(phase="unlock")
    assert targets(g, GROVE) == {"Yael"}
    g.play(kind="use", card=GROVE, target="Yael")
    assert blood(g, "Yael") == (2,)
    assert not targets(g, GROVE)


def test_the_grove_cancels_a_frenzy_played_on_a_salubri() -> None:
    g = grove()
    g.play(kind="play", card="Deep Song", level="superior", target="Yael")
    assert (g.decision.kind, g.decision.seat) == ("as played", 0)
    g.play(kind="use", card=GROVE)
    assert g.minion(GROVE).locked
    g.pass_until("minion")
    assert "Deep Song" in g.seat(1).ash_heap
    assert not g.minion("Yael").locked
    assert not g.minion("Bobby Lemon").locked


@pytest.mark.parametrize(("level", "target"), [("superior", "Ryan"), ("inferior", None)])
def test_the_grove_is_for_frenzy_and_salubri(level: str, target: str | None, never: Never) -> None:
    g = grove()
    wanted = {"target": target} if target else {}
    g.play(kind="play", card="Deep Song", level=level, **wanted)
    never(g, kind="use", card=GROVE)


def test_a_frenzy_that_affects_its_vampire_is_played_on_it() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Rage of Apedemak"])
    s.permanent(0, GROVE)
    s.minion(0, "Barachiel", sect="Sabbat", path="Caine")
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion="Barachiel")
    g.play(kind="block", minion="Ryan")
    g.play(kind="play", card="Rage of Apedemak")
    g.play(kind="use", card=GROVE)
    g.pass_until("strike")
    assert g.minion("Barachiel").strength == 1
    assert "Rage of Apedemak" in g.seat(0).ash_heap

"""Archetypes that are more than a gain of blood."""

import methuselah as mt
import pytest
from driving import Offers
from methuselah._core import Position
from positions import blood, targets

TOUCH = "Saulot's Healing Touch"


def torpid(victim: str, seat: int = 0, *, left: int = 0, healer: str = "Yael") -> Position:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, healer, blood=3, cards=[TOUCH])
    s.minion(0, "Ryan", blood=2)
    s.minion(seat, victim, blood=left, region="torpor")
    return s.start()


@pytest.mark.ruling("G00075#8354b496")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_healing_touch_rescues_for_nothing_and_gives_blood(seat: int) -> None:
    g = torpid("Marion French", seat)
    rescues = [o for o in g.decision.options if o.kind == "rescue" and o.minion == "Yael"]
    assert [o.amount for o in rescues] == [0]
    g.choose(rescues[0])
    g.pass_until("minion")
    assert blood(g, "Yael", "Marion French") == (3, 1)
    assert not g.minion("Marion French").torpor


def test_the_healing_touch_is_not_for_tremere_nor_in_the_hands_of_others() -> None:
    g = torpid("Lauren", left=2)
    shares = {o.amount for o in g.decision.options if o.kind == "rescue" and o.minion == "Yael"}
    assert shares == {0, 1, 2}
    g.play(kind="rescue", minion="Yael", amount=2)
    g.pass_until("minion")
    assert blood(g, "Yael", "Lauren") == (1, 2)
    g = torpid("Marion French", left=2)
    shares = {o.amount for o in g.decision.options if o.kind == "rescue" and o.minion == "Ryan"}
    assert shares == {0, 1, 2}


@pytest.mark.parametrize(
    ("minion", "before", "after"),
    [("Marion French", 1, 2), ("Rafastio Ghoul", 1, 2), ("Rafastio Ghoul", 2, 2)],
)
def test_the_healing_touch_adds_blood_or_life(minion: str, before: int, after: int) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Yael", blood=3, cards=[TOUCH])
    s.minion(0, minion, blood=before)
    s.minion(1, "Ryan")
    g = s.start()
    assert targets(g, TOUCH) == {minion, "Ryan"}
    g.play(kind="action", card=TOUCH, target=minion)
    g.pass_until("minion")
    assert g.minion(minion).blood == after


def test_a_salubri_has_one_archetype(offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[TOUCH])
    s.minion(0, "Yael", cards=["Perfectionist"])
    s.minion(0, "Ryan")
    g = s.start(phase="master")
    assert not offers(g, card=TOUCH)

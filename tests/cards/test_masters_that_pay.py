"""Locations whose counters pay for cards, as much of the cost as one says."""

from typing import Any

import methuselah as mt
import pytest
from driving import Never, Offers, Resolve
from methuselah._core import Position
from positions import targets, way

CACHE = "Ravnos Cache"
CARNIVAL = "Ravnos Carnival"
COSTLY = "Clan Impersonation"  # 2 blood


def test_a_counter_of_pool_becomes_two_in_the_cache(offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, pool=5)
    s.permanent(0, CACHE, counters=1)
    g = s.start(phase="master")
    g.play(kind="use", card=CACHE)
    assert (g.seat(0).pool, g.minion(CACHE).counters) == (4, 3)
    assert not offers(g, kind="use", card=CACHE)


def cached(card: str, minion: str, pool: int, counters: int, **more: Any) -> Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, pool=pool, hand=[card])
    s.permanent(0, CACHE, counters=counters)
    s.minion(0, minion, **more)
    s.minion(1, "Lauren")
    g = s.start()
    g.play(kind="play", card=card)
    g.pass_until("would succeed")
    return g


@pytest.mark.ruling("101552#93876374")
@pytest.mark.parametrize(
    ("card", "minion", "said", "paid"),
    [("Assault Rifle", "Ryan", 3, (8, 2)), ("Living Manse", "Droescher One-Eye", 1, (10, 2))],
)
def test_the_cache_pays_in_pool_or_blood(
    card: str, minion: str, said: int, paid: tuple[int, int]
) -> None:
    g = cached(card, minion, 10, 4, blood=2)
    most = {"Assault Rifle": 4, "Living Manse": 1}[card]
    assert targets(g, CACHE) == {str(n) for n in range(1, most + 1)}
    way(g, card=CACHE, target=str(said))
    g.pass_until("minion")
    assert (g.seat(0).pool, g.minion(minion).blood) == paid
    assert (g.minion(CACHE).counters, g.minion(CACHE).locked) == (4 - said, True)


def test_what_only_the_cache_makes_payable_is_paid_with_it() -> None:
    g = cached("Assault Rifle", "Ryan", 3, 4)
    assert targets(g) == {"2", "3", "4"}
    assert cached("Assault Rifle", "Ryan", 5, 4).decision.options[0].kind == "pass"


def test_a_locked_cache_pays_nothing(offers: Offers) -> None:
    for locked in (False, True):
        s = mt.Scenario(players=2, blanks=True)
        s.seat(0, pool=3, hand=["Assault Rifle"])
        s.permanent(0, CACHE, counters=4, locked=locked)
        s.minion(0, "Ryan")
        assert bool(offers(s.start(), card="Assault Rifle")) != locked


# ---- Ravnos Carnival


def carnival(counters: int = 2, blood: int = 3, hand: tuple[str, ...] = (COSTLY,)) -> Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=hand)
    s.permanent(0, CARNIVAL, counters=counters)
    s.minion(0, "Marion French", blood=blood)
    s.minion(0, "Lauren", blood=1)
    s.minion(1, "Ryan", cards=["Sport Bike"])
    return s.start()


def impersonate(g: Position) -> None:
    g.choose(next(o for o in g.decision.options if o.card == COSTLY))
    while g.decision and g.decision.kind in {"announce", "as played"}:
        g.choose(g.decision.options[0])


def test_the_carnival_has_a_counter_for_each_ravnos() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[CARNIVAL])
    s.minion(0, "Marion French")
    s.minion(0, "Neel Ramanathan", region="torpor")
    s.minion(0, "Ryan")
    s.minion(1, "Oleg Kaprizov")
    g = s.start(phase="master")
    g.play(kind="play", card=CARNIVAL)
    g.pass_until("minion")
    assert g.minion(CARNIVAL).counters == 2


@pytest.mark.ruling("101553#f13c17a8")
def test_a_ravnos_acts_with_what_the_carnival_can_pay() -> None:
    g = carnival(blood=1)
    by = {o.minion for o in g.decision.options if o.card == COSTLY}
    assert by == {"Marion French"}
    impersonate(g)
    assert g.decision.kind == "announced"
    assert targets(g, CARNIVAL) == targets(g) == {"1", "2"}
    way(g, card=CARNIVAL, target="1")
    assert (g.minion("Marion French").blood, g.minion(CARNIVAL).counters) == (1, 2)
    while g.decision.kind != "minion":
        g.choose(g.decision.options[0])
    assert (g.minion("Marion French").blood, g.minion(CARNIVAL).counters) == (0, 1)


@pytest.mark.ruling("101553#3b90c3a7")
def test_what_the_carnival_pays_is_said_as_the_action_is_announced(offers: Offers) -> None:
    g = carnival()
    impersonate(g)
    assert targets(g, CARNIVAL) == {"1", "2"}
    g.pass_until("block")
    while g.decision and g.decision.kind != "minion":
        assert not offers(g, card=CARNIVAL)
        g.choose(g.decision.options[0])
    assert (g.minion("Marion French").blood, g.minion(CARNIVAL).counters) == (1, 2)


def test_the_carnival_pays_nothing_for_an_action_that_is_blocked(resolve: Resolve) -> None:
    g = carnival()
    impersonate(g)
    way(g, card=CARNIVAL, target="2")
    assert not targets(g, CARNIVAL)
    g.play(kind="block", minion="Ryan")
    while g.decision and g.decision.kind == "attempt":
        g.choose(g.decision.options[0])
    assert g.decision
    assert g.decision.kind == "strike"
    resolve(g)
    assert g.minion(CARNIVAL).counters == 2


def test_the_carnival_burns_with_its_last_counter() -> None:
    g = carnival()
    impersonate(g)
    way(g, card=CARNIVAL, target="2")
    while g.decision.kind != "minion":
        g.choose(g.decision.options[0])
    assert g.minion("Marion French").blood == 3
    assert CARNIVAL in g.seat(0).ash_heap


@pytest.mark.ruling("101553#0c2e8ef4")
def test_the_carnival_is_for_action_cards(never: Never) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.permanent(0, CARNIVAL, counters=2)
    s.minion(0, "Marion French", cards=["Codex of the Edenic Groundskeepers"])
    s.minion(0, "Ryan", region="torpor")
    s.minion(1, "Lauren", locked=True)
    for wanted in ({"kind": "action"}, {"kind": "rescue", "amount": 2}):
        g = s.start()
        g.play(minion="Marion French", **wanted)
        never(g, card=CARNIVAL)
        assert g.minion(CARNIVAL).counters == 2

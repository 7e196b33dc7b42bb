"""Events: once a game, one in a discard phase; what the first ones do, and when they are replaced."""

from typing import Any

import methuselah as mt
import pytest
from driving import Offers, Refused, Resolve
from methuselah._core import Position
from positions import targets


def held(*hand: str, players: int = 3, **seat: Any) -> Position:
    """Seat 0 is in the discard phase with these cards, and has one of seat 1's victims in torpor."""
    s = mt.Scenario(players=players, blanks=True)
    s.seat(0, hand=list(hand), pool=20, **seat)
    s.minion(0, "Ryan", region="torpor")
    s.minion(1, "Belinde", region="torpor")
    s.minion(1, "Ashley", region="torpor")
    return s.start(phase="discard")


def in_play(*events: str, phase: str = "discard", active: int = 0, **seat: Any) -> Position:
    """Seat 0 has these events in play."""
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, pool=20, **seat)
    s.seat(1, pool=20)
    for event in events:
        s.permanent(0, event)
    s.minion(1, "Belinde", region="torpor")
    s.minion(1, "Ashley", region="torpor")
    return s.start(phase=phase, active=active)


# ---- The Unmasking


@pytest.mark.parametrize(
    ("event", "actor", "kind", "blocked"),
    [
        ("The Unmasking", "Ryan", "hunt", True),
        ("Hunger Moon", "Ryan", "hunt", False),
        ("The Unmasking", "Escaped Mental Patient", "play", False),
    ],
)
def test_allies_get_intercept_against_vampires_only(
    event: str, actor: str, kind: str, blocked: bool
) -> None:
    """Hunting and equipping have a stealth of 1."""
    s = mt.Scenario(players=2, blanks=True)
    s.permanent(0, event)
    s.seat(0, hand=["Laptop Computer"])
    s.minion(0, actor)
    s.minion(1, "Underbridge Stray")
    g = s.start()
    g.play(kind=kind, minion=actor)
    g.play(kind="block", minion="Underbridge Stray")
    g.pass_until("strike" if blocked else "minion")
    assert g.minion("Underbridge Stray").locked == blocked


# ---- Dragonbound


def test_dragonbound_burns_a_pool_for_each_vampire_in_torpor_in_each_discard_phase() -> None:
    g = in_play("Dragonbound")
    assert g.seat(0).pool == 20
    g.pass_until("master", seat=1)
    g.pass_until("unlock")
    assert [g.seat(seat).pool for seat in range(2)] == [20, 18]


def test_dragonbound_counts_in_the_phase_in_which_it_comes_too() -> None:
    g = held("Dragonbound")
    g.play(kind="play", card="Dragonbound")
    g.pass_until("unlock")
    assert g.seat(0).pool == 19


def test_dragonbound_is_replaced_when_it_leaves_play() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Dragonbound"], pool=20, library=["Fame", "Dreams of the Sphinx"])
    s.seat(1, hand=["The Uncoiling"])
    g = s.start(phase="discard")
    g.play(kind="play", card="Dragonbound")
    assert len(g.seat(0).hand) == 6
    g.pass_until("discard", seat=1)
    g.play(kind="play", card="The Uncoiling", seat=1)
    assert "Dragonbound" in g.seat(0).ash_heap
    assert len(g.seat(0).hand) == 7
    assert "Fame" in g.seat(0).hand
    assert len(g.seat(1).hand) == 6


# ---- The Uncoiling


def test_the_uncoiling_burns_another_event_at_random_in_its_methuselahs_discard_phase() -> None:
    g = in_play("The Uncoiling", "Dragonbound", "Hunger Moon")
    burned = [name for name in ("Dragonbound", "Hunger Moon") if name in g.seat(0).ash_heap]
    assert len(burned) == 1
    assert "The Uncoiling" not in g.seat(0).ash_heap
    g.pass_until("unlock", seat=2)
    assert len([n for n in ("Dragonbound", "Hunger Moon") if n in g.seat(0).ash_heap]) == 1


def test_others_burn_the_uncoiling_for_a_discard_action_and_pool(refused: Refused) -> None:
    g = in_play("The Uncoiling", "Hunger Moon", "The Unmasking", active=1)
    g.play(kind="use", card="The Uncoiling", seat=1)
    assert "The Uncoiling" in g.seat(0).ash_heap
    assert g.seat(1).pool == 18
    refused(g, kind="discard", seat=1)


def test_its_own_methuselah_does_not_burn_the_uncoiling_so(refused: Refused) -> None:
    refused(in_play("The Uncoiling", "Hunger Moon"), kind="use", card="The Uncoiling")


# ---- Hunger Moon


def hunting(counters: int = 0, blood: int = 2) -> Position:
    s = mt.Scenario(players=2, blanks=True)
    s.permanent(1, "Hunger Moon", counters=counters)
    s.minion(0, "Ryan", blood=blood)
    s.minion(1, "Belinde")
    g = s.start()
    g.play(kind="hunt", minion="Ryan")
    return g


def test_hunger_moon_takes_what_a_hunt_brought(resolve: Resolve) -> None:
    g = hunting()
    resolve(g)
    assert g.minion("Ryan").blood == 2
    assert g.minion("Hunger Moon").counters == 1


def test_hunger_moon_takes_nothing_of_a_hunt_that_is_blocked(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.permanent(1, "Hunger Moon")
    s.minion(0, "Ryan", blood=2)
    s.minion(1, "Belinde", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="hunt", minion="Ryan")
    g.play(kind="block", minion="Belinde")
    resolve(g)
    assert g.minion("Hunger Moon").counters == 0


@pytest.mark.ruling("100944#a73faf05")
def test_hunger_moon_takes_nothing_of_a_hunt_that_brought_none(resolve: Resolve) -> None:
    g = hunting(blood=4)  # as much as Ryan can hold
    resolve(g)
    assert (g.minion("Ryan").blood, g.minion("Ryan").locked) == (4, True)
    assert g.minion("Hunger Moon").counters == 0


def test_hunger_moon_burns_when_it_is_full(resolve: Resolve) -> None:
    g = hunting(counters=4)
    resolve(g)
    assert "Hunger Moon" in g.seat(1).ash_heap


# ---- Scourge of the Enochians


def test_the_scourge_may_burn_a_weak_vampire_and_goes_to_the_predator() -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.permanent(0, "Scourge of the Enochians")
    s.minion(1, "Dimple")  # capacity 2
    s.minion(1, "Ryan")  # capacity 3
    g = s.start(phase="discard")
    assert targets(g, "Scourge of the Enochians") == {"Dimple"}
    g.play(kind="use", card="Scourge of the Enochians", target="Dimple")
    assert "Dimple" in g.seat(1).ash_heap
    assert g.view(0).permanents(2) == ["Scourge of the Enochians"]


@pytest.mark.ruling("101697#eaddd6c1")
def test_the_scourge_goes_on_whoever_is_spared(offers: Offers) -> None:
    """As others get the opportunity to use effects: until then its Methuselah may use it."""
    s = mt.Scenario(players=3, blanks=True)
    s.permanent(0, "Scourge of the Enochians")
    s.minion(1, "Dimple")
    g = s.start(phase="discard")
    g.play(kind="discard", card="Filler")
    assert offers(g, kind="use", card="Scourge of the Enochians")
    g.pass_until("master", seat=1)
    assert g.minion("Dimple").blood == 2
    assert g.view(0).permanents(2) == ["Scourge of the Enochians"]
    g.pass_until("discard", seat=2)  # in the discard phase of its new Methuselah
    assert offers(g, kind="use", card="Scourge of the Enochians")


# ---- White Nights Massacre


def massacre(*allies: str, **seat: Any) -> Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, **seat)
    s.permanent(0, "White Nights Massacre")
    s.minion(1, "Belinde", region="torpor")
    s.minion(1, "Ashley", region="torpor")
    for ally in allies:
        s.minion(0, ally)
    return s.start(phase="discard")


def ways(g: Position) -> int:
    assert g.decision
    return len(g.decision.options)


def test_the_massacre_burns_one_vampire_in_torpor_and_itself() -> None:
    g = massacre()
    assert "White Nights Massacre" in g.seat(0).ash_heap
    assert ways(g) == 2
    g.play(kind="branch", mode=1)
    g.play(kind="choose", target="Belinde")
    assert "Belinde" in g.seat(1).ash_heap
    assert g.minion("Ashley").blood >= 0
    assert "Ashley" not in g.seat(1).ash_heap


def test_a_second_massacre_burns_them_all() -> None:
    g = massacre(hand=["White Nights Massacre"])
    assert ways(g) == 3
    g.play(kind="branch", mode=3)
    g.play(kind="choose", target="White Nights Massacre")
    assert {"Belinde", "Ashley"} <= set(g.seat(1).ash_heap)
    assert g.seat(0).ash_heap.count("White Nights Massacre") == 2
    assert len(g.seat(0).hand) == 7


def test_a_werewolf_locks_to_burn_them_all() -> None:
    g = massacre("Renegade Garou")
    assert ways(g) == 3
    g.play(kind="branch", mode=2)
    g.play(kind="choose", target="Renegade Garou")
    assert g.minion("Renegade Garou").locked
    assert {"Belinde", "Ashley"} <= set(g.seat(1).ash_heap)


def test_the_massacre_waits_for_the_next_discard_phase() -> None:
    g = held("White Nights Massacre")
    g.play(kind="play", card="White Nights Massacre")
    g.pass_until("master", seat=1)
    assert g.view(0).permanents(0) == ["White Nights Massacre"]
    g.pass_until("choose", seat=0)
    assert "White Nights Massacre" in g.seat(0).ash_heap


# ---- Once a game


@pytest.mark.rule("DISCARD-2")
def test_an_event_laid_out_in_play_has_been_played() -> None:
    """At the whole table, by its name."""
    for seat in (0, 1):
        s = mt.Scenario(players=2, blanks=True)
        s.permanent(0, "The Unmasking")
        s.seat(seat, hand=["The Unmasking", "Hunger Moon"])
        g = s.start(active=seat, phase="discard")
        assert g.decision
        assert {o.card for o in g.decision.options if o.kind == "play"} == {"Hunger Moon"}

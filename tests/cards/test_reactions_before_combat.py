"""Reactions of a minion that is about to enter combat."""

from typing import Any

import methuselah as mt
import pytest
from driving import Never, Offers, Refused, Resolve
from methuselah._core import Position
from positions import INTERCEPT

OBEY = "Obedience"
ELDER = "Ayelech"
RUSH = "Bum's Rush"


def met(
    actor: str,
    hand: list[str] | None = None,
    blocker: str = ELDER,
    answer: list[str] | None = None,
    *,
    own: list[str] | None = None,
    others: tuple[str, ...] = (),
    **more: Any,
) -> mt.Scenario:
    """`actor` of seat 0 and others, and `blocker` of seat 1 with Obedience in hand."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=hand or [])
    s.seat(1, hand=[OBEY, *(answer or [])])
    s.minion(0, actor, cards=own or [])
    for name in others:
        s.minion(0, name, **more)
    s.minion(1, blocker, cards=INTERCEPT)
    return s


def blocked(g: Position, blocker: str = ELDER, level: str = "inferior", **action: Any) -> Position:
    """The action is taken and blocked, and the blocker is obeyed."""
    g.play(**action)
    g.play(kind="block", minion=blocker)
    g.play(kind="play", card=OBEY, level=level)
    return g


@pytest.mark.ruling("101309#0222f20d", "101309#35570157")
@pytest.mark.parametrize("level", ["inferior", "superior"])
def test_one_who_obeys_the_blocker_does_not_act(
    level: str, resolve: Resolve, offers: Offers
) -> None:
    g = met("Crystal Lynn").start()
    blocked(g, level=level, kind="bleed", minion="Crystal Lynn")
    resolve(g)
    assert g.seat(1).pool == 30
    assert not g.minion(ELDER).locked
    assert g.minion(ELDER).blood == 7
    assert g.minion("Crystal Lynn").locked == (level == "superior")
    assert not offers(g, kind="bleed")


def test_one_who_has_obeyed_may_do_something_else(resolve: Resolve, offers: Offers) -> None:
    s = met("Crystal Lynn", ["Kine Resources Contested"])
    g = s.start()
    blocked(g, kind="bleed", minion="Crystal Lynn")
    resolve(g)
    assert offers(g, card="Kine Resources Contested", minion="Crystal Lynn")


def test_only_younger_vampires_obey(refused: Refused) -> None:
    g = met("Crystal Lynn", blocker="Samson").start()
    g.play(kind="bleed", minion="Crystal Lynn")
    g.play(kind="block", minion="Samson")
    refused(g, card=OBEY, until="strike")


def test_an_ally_does_not_obey(refused: Refused) -> None:
    g = met("Gravebound Drone").start()
    g.play(kind="bleed", minion="Gravebound Drone")
    g.play(kind="block", minion=ELDER)
    refused(g, card=OBEY, until="strike")


def test_only_whoever_is_to_fight_is_obeyed(refused: Refused) -> None:
    s = met("Crystal Lynn", blocker="Samson")
    s.minion(1, ELDER)
    g = s.start()
    g.play(kind="bleed", minion="Crystal Lynn")
    g.play(kind="block", minion="Samson")
    refused(g, card=OBEY, until="strike")


@pytest.mark.parametrize("level", ["inferior", "superior"])
def test_one_who_comes_to_fight_obeys(level: str, resolve: Resolve, offers: Offers) -> None:
    """The action is paid for, and its card burns."""
    g = met("Crystal Lynn", [RUSH, RUSH]).start()
    g.play(kind="play", card=RUSH, target=ELDER)
    g.play(kind="play", card=OBEY, level=level)
    resolve(g)
    assert g.minion(ELDER).blood == 7 and not g.minion(ELDER).locked
    assert g.minion("Crystal Lynn").locked == (level == "superior")
    assert RUSH in g.seat(0).ash_heap
    assert not offers(g, card=RUSH)


@pytest.mark.ruling("101309#0222f20d")
def test_nothing_is_played_after_it(never: Never) -> None:
    """Neither after a block nor after an action that would have been a success."""
    for rush in (False, True):
        hand = ["Freak Drive", *([RUSH] if rush else [])]
        g = met("Louis de Maisonneuve", hand).start()
        if rush:
            g.play(kind="play", card=RUSH, target=ELDER)
            g.play(kind="play", card=OBEY, level="superior")
        else:
            blocked(g, level="superior", kind="bleed", minion="Louis de Maisonneuve")
        never(g, card="Freak Drive")


@pytest.mark.ruling("101309#8d1b8501")
def test_a_second_combat_is_avoided_by_one_who_is_unlocked(resolve: Resolve) -> None:
    g = met("Khadija Al-Kindi", [RUSH, "Psyche!"]).start()
    g.play(kind="play", card=RUSH, target=ELDER)
    resolve(g, "combat ending")
    g.play(kind="play", card="Psyche!", level="superior")
    g.play(kind="play", card=OBEY, level="superior")
    resolve(g)
    assert g.minion(ELDER).blood == 7 - 1


@pytest.mark.ruling("101309#42d32bd7")
def test_a_slave_in_the_place_of_the_actor_does_not_obey(resolve: Resolve, never: Never) -> None:
    g = met("Lauren", others=("Rusticus",)).start()
    g.play(kind="bleed", minion="Lauren")
    g.play(kind="block", minion=ELDER)
    g.play(kind="take place", minion="Rusticus")
    never(g, card=OBEY)


@pytest.mark.ruling("101309#fec8df0e")
def test_the_same_action_of_another_copy_is_another(resolve: Resolve, offers: Offers) -> None:
    s = met("Crystal Lynn", own=["Sculpt the Flesh", "Sculpt the Flesh"])
    g = s.start()
    assert len(offers(g, kind="action", minion="Crystal Lynn")) >= 1
    blocked(g, kind="action", card="Sculpt the Flesh", minion="Crystal Lynn")
    resolve(g)
    assert len(offers(g, kind="action", minion="Crystal Lynn")) == 1
    g.play(kind="action", card="Sculpt the Flesh", minion="Crystal Lynn")
    resolve(g)


@pytest.mark.ruling("101309#476c33dc")
def test_an_action_of_the_rules_with_another_target_is_another(
    resolve: Resolve, offers: Offers
) -> None:
    s = met("Crystal Lynn", others=("Meaghan", "Jackie"), region="torpor")
    g = s.start()
    blocked(g, kind="rescue", minion="Crystal Lynn", target="Meaghan", amount=2)
    resolve(g)
    assert not offers(g, kind="rescue", minion="Crystal Lynn", target="Meaghan")
    assert offers(g, kind="rescue", minion="Crystal Lynn", target="Jackie")


@pytest.mark.ruling("101309#7aee577a")
def test_an_action_of_the_rules_is_not_that_of_a_card(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Psychophagia"])
    s.seat(1, hand=[OBEY], ash_heap=["Gravebound Drone"])
    s.minion(0, "Alek König", blood=1)
    s.minion(1, ELDER, cards=INTERCEPT)
    g = s.start()
    blocked(g, kind="hunt", minion="Alek König")
    resolve(g)
    assert not offers(g, kind="hunt", minion="Alek König")
    assert offers(g, card="Psychophagia", minion="Alek König")

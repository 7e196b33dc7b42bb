"""Reactions with which a vampire attempts to block: Dogged Pursuit, Eagle's Sight."""

from typing import Any

import methuselah as mt
import pytest
from driving import Never, Offers, Resolve

# ---- Dogged Pursuit

HOUND = {"inferior": "Jean-François", "superior": "Luciano Carvalho"}


def pursuit(
    level: str, *mine: str, locked: bool = True, cards: tuple[str, ...] = ()
) -> mt.Position:
    """Meaghan, of seat 0, bleeds."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=mine)
    s.minion(0, "Meaghan")
    s.minion(0, "Ashley", blood=1)
    s.seat(1, hand=["Dogged Pursuit"])
    s.minion(1, HOUND[level], locked=locked, cards=cards)
    g = s.start()
    g.play(kind="bleed", minion="Meaghan")
    return g


@pytest.mark.parametrize("level", ["inferior", "superior"])
def test_a_pursuer_unlocks_and_attempts_to_block(level: str, resolve: Resolve) -> None:
    g = pursuit(level)
    g.play(kind="play", card="Dogged Pursuit", level=level)
    assert g.decision.kind in {"attempt", "strike"}
    resolve(g)
    assert g.seat(1).pool == 30
    assert g.minion(HOUND[level]).locked  # for the block
    assert g.minion(HOUND[level]).cards == []


@pytest.mark.parametrize("level", ["inferior", "superior"])
def test_a_pursuer_that_does_not_block_is_locked_after_the_action(
    level: str, resolve: Resolve
) -> None:
    g = pursuit(level, "Swallowed by the Night")
    g.play(kind="play", card="Dogged Pursuit", level=level)
    g.play(kind="play", card="Swallowed by the Night")
    assert not g.minion(HOUND[level]).locked
    resolve(g)
    assert g.seat(1).pool == 29
    assert g.minion(HOUND[level]).locked
    assert g.minion(HOUND[level]).cards == (["Dogged Pursuit"] if level == "superior" else [])


def test_only_the_locked_pursue(never: Never) -> None:
    never(pursuit("superior", locked=False), card="Dogged Pursuit")


def test_a_vampire_has_one_dogged_pursuit(resolve: Resolve) -> None:
    g = pursuit("superior", "Swallowed by the Night", cards=("Dogged Pursuit",))
    g.play(kind="play", card="Dogged Pursuit", level="superior")
    g.play(kind="play", card="Swallowed by the Night")
    resolve(g)
    assert g.minion(HOUND["superior"]).cards == ["Dogged Pursuit"]
    assert g.seat(1).ash_heap == ["Dogged Pursuit"]


def test_a_dogged_pursuit_is_burned_for_intercept(offers: Offers, resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Meaghan", blood=1)
    s.minion(1, HOUND["superior"], cards=["Dogged Pursuit"])
    s.minion(1, "Wauneka")
    for blocker in (HOUND["superior"], "Wauneka"):
        g = s.start()
        g.play(kind="hunt")
        g.play(kind="block", minion=blocker)
        if blocker == "Wauneka":
            assert not offers(g, card="Dogged Pursuit")
            continue
        g.play(kind="use", card="Dogged Pursuit")
        resolve(g)
        assert g.minion(blocker).locked
        assert g.minion(blocker).cards == []


# ---- Eagle's Sight

EAGLE = "Colette"  # AUS


def table(*mine: str, **more: Any) -> mt.Position:
    """Seat 0 of four is to act; Colette, who sees like an eagle, is of seat 2, across."""
    s = mt.Scenario(players=4, blanks=True)
    s.seat(0, hand=mine)
    s.minion(0, more.pop("actor", "Meaghan"), blood=2)
    s.seat(2, hand=more.pop("hand", ["Eagle's Sight"]))
    s.minion(1, "Ashley", locked=True)
    s.minion(2, EAGLE, blood=4, **more)
    s.minion(3, "Wauneka", locked=True)
    return s.start()


def superior(g: mt.Position) -> list[Any]:
    return [o for o in g.decision.options if o.card == "Eagle's Sight" and "[AUS]" in str(o)]


@pytest.mark.parametrize("kind", ["bleed", "hunt"])
def test_the_eagle_blocks_what_is_not_its_business(
    kind: str, resolve: Resolve, never: Never
) -> None:
    g = table()
    g.play(kind=kind)
    never(g, kind="block", minion=EAGLE)
    g = table(cards=["Sport Bike"])
    g.play(kind=kind)
    g.play(kind="play", card="Eagle's Sight", level="superior")
    resolve(g)
    assert g.minion(EAGLE).locked
    assert g.minion("Meaghan").blood == 1
    assert g.seat(1).pool == 30


@pytest.mark.ruling("100598#37307229")
def test_the_eagle_attempts_once(never: Never) -> None:
    g = table("Swallowed by the Night")
    g.play(kind="bleed")
    g.play(kind="play", card="Eagle's Sight", level="superior")
    g.play(kind="play", card="Swallowed by the Night")
    never(g, kind="block", minion=EAGLE)
    assert g.seat(1).pool == 29
    assert not g.minion(EAGLE).locked


@pytest.mark.ruling("100598#5dce1e52")
def test_who_has_declined_does_not_see_like_an_eagle() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Meaghan")
    s.seat(1, hand=["Eagle's Sight", "Telepathic Misdirection"])
    s.minion(1, EAGLE, blood=4)
    g = s.start()
    g.play(kind="bleed")
    g.pass_until("block")
    assert superior(g)
    g.choose(g.decision.options[0])
    while g.decision.kind != "minion":
        assert not superior(g)
        g.choose(g.decision.options[0])


@pytest.mark.ruling("100598#5dce1e52")
def test_an_eagle_that_cannot_block_does_not() -> None:
    g = table("Seduction", actor="Alexa Draper")
    g.play(kind="bleed")
    g.play(kind="play", card="Seduction", level="superior", target=EAGLE)
    while g.decision.kind != "minion":
        assert not superior(g)
        g.choose(g.decision.options[0])


def test_an_eagle_is_unlocked(never: Never) -> None:
    g = table(locked=True)
    g.play(kind="bleed")
    never(g, card="Eagle's Sight")


def test_eagles_sight_is_intercept_at_inferior(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Meaghan", blood=2)
    s.seat(1, hand=["Eagle's Sight"])
    s.minion(1, "Wauneka")
    g = s.start()
    g.play(kind="hunt")
    g.play(kind="block")
    g.play(kind="play", card="Eagle's Sight")
    resolve(g)
    assert g.minion("Wauneka").locked
    assert g.minion("Meaghan").blood == 1

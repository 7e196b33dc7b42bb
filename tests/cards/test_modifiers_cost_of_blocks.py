"""Modifiers that make blocking dear, that keep minions locked, and a reaction that pays to see."""

from typing import Any

import methuselah as mt
import pytest
from driving import Never, Offers, Resolve
from positions import bled, targets

CATHARI = "Cathari"
POWER = "Power and the Inner Voice"


def dear(actor: str, card: str, blocker: str, path: str | None = None, **more: Any) -> mt.Position:
    """`actor` bleeds; `blocker` may block, and may have to pay."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[card])
    s.minion(0, actor, path=path)
    s.minion(1, blocker, **more)
    g = s.start()
    g.play(kind="bleed", minion=actor)
    return g


def option(g: mt.Position, *words: str) -> mt.Option:
    return next(o for o in g.decision.options if all(word in str(o) for word in words))


# ---- Blood to attempt to block


@pytest.mark.ruling("G00052#eade1cbd")
@pytest.mark.parametrize(("blocker", "blood", "can"), [("Wauneka", 2, True), ("Wauneka", 0, False)])
def test_terror_costs_blood(
    blocker: str, blood: int, can: bool, offers: Offers, never: Never
) -> None:
    g = dear("Ximena", "Seeds of Terror", blocker, CATHARI, blood=blood)
    assert g.decision.kind == "announced"
    g.choose(option(g, "[pre]"))
    if not can:
        never(g, kind="block")
        return
    g.play(kind="block")
    assert g.minion(blocker).blood == blood - 1


def test_allies_have_no_blood_to_burn_for_terror(never: Never) -> None:
    g = dear("Ximena", "Seeds of Terror", "Underbridge Stray", CATHARI)
    g.choose(option(g, "[obf]"))
    never(g, kind="block")


def test_terror_keeps_one_from_blocking_at_superior(never: Never) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Seeds of Terror"])
    s.minion(0, "Zafira", path=CATHARI, sect="Sabbat")  # obf PRE
    s.minion(1, "Wauneka")
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="play", card="Seeds of Terror", level="superior", target="Wauneka")
    assert {o.minion for o in g.decision.options if o.kind == "block"} == {"Sully"}
    never(g, kind="block", minion="Wauneka")


@pytest.mark.parametrize(("blocker", "left"), [("Wauneka", 1), ("Underbridge Stray", 1)])
def test_humiliation_costs_blood_or_life(blocker: str, left: int, never: Never) -> None:
    g = dear("Onkabetse, Arriviste", "Unthinkable Humiliation", blocker, POWER, blood=2)
    g.choose(option(g, "Unthinkable Humiliation", "[pot]"))
    g.play(kind="block")
    assert g.minion(blocker).blood == left


@pytest.mark.ruling("G00102#5eb3a703")
def test_the_humiliated_see_less_at_superior(resolve: Resolve) -> None:
    for actor, level, pool in [
        ("Concordia", "superior", 29),
        ("Onkabetse, Arriviste", "inferior", 30),
    ]:
        g = dear(actor, "Unthinkable Humiliation", "Wauneka", POWER)
        g.play(kind="play", card="Unthinkable Humiliation", level=level, **MODE[level])
        g.play(kind="block")
        resolve(g)
        assert g.seat(1).pool == pool


MODE: dict[str, Any] = {"superior": {}, "inferior": {"mode": 0}}


@pytest.mark.ruling("G00088#951a6b1e")
@pytest.mark.parametrize("pays", [True, False])
def test_who_attempts_already_pays_or_gives_it_up(pays: bool, resolve: Resolve) -> None:
    g = dear("Onkabetse, Arriviste", "Unthinkable Humiliation", "Wauneka", POWER, blood=2)
    g.play(kind="block")
    g.play(kind="play", card="Unthinkable Humiliation", mode=0)
    assert g.decision.seat == 1
    assert len(g.decision.options) == 2
    g.choose(g.decision.options[0 if pays else 1])
    assert g.minion("Wauneka").blood == (1 if pays else 2)
    resolve(g)
    assert g.seat(1).pool == (30 if pays else 29)


# ---- Where the Veil Thins


def veiled(blocker: str, level: str, **more: Any) -> mt.Position:
    """`blocker`, who has 1 intercept, attempts, and Alek König hides."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Where the Veil Thins"])
    s.minion(0, "Alek König")
    s.minion(1, blocker, cards=["Sport Bike"], **more)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    g.play(kind="play", card="Where the Veil Thins", level=level)
    return g


@pytest.mark.ruling("G00088#951a6b1e")
@pytest.mark.parametrize(
    ("blocker", "level", "asked"),
    [
        ("Wauneka", "superior", True),
        ("Wauneka", "inferior", False),
        ("Nadezhda", "superior", False),
    ],
)
def test_the_veil(blocker: str, level: str, asked: bool, resolve: Resolve) -> None:
    g = veiled(blocker, level, blood=2)
    assert (len(g.decision.options) == 2 and "burn" in str(g.decision.options[0])) is asked
    if asked:
        g.choose(g.decision.options[0])
    assert g.minion(blocker).blood == 2 - asked
    resolve(g)
    assert g.seat(1).pool == 30


@pytest.mark.parametrize(("blocker", "blood"), [("Underbridge Stray", 1), ("Wauneka", 0)])
def test_who_has_no_blood_does_not_see_through_the_veil(
    blocker: str, blood: int, resolve: Resolve
) -> None:
    g = veiled(blocker, "superior", blood=blood)
    resolve(g)
    assert g.seat(1).pool == 29
    assert g.minion(blocker).blood == blood


# ---- The Sleeping Mind

MIND = "The Sleeping Mind"


def test_the_mind_of_one_who_is_locked_sleeps_on(never: Never) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[MIND])
    s.seat(1, hand=["Wake with Evening's Freshness"])
    s.minion(0, "Ashley")
    s.minion(1, "Wauneka", locked=True)
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed")
    assert targets(g, MIND) == {"Ashley", "Wauneka"}  # of the locked
    g.play(kind="play", card=MIND, target="Wauneka")
    g.play(kind="play", card="Wake with Evening's Freshness")
    never(g, kind="block", minion="Wauneka")


@pytest.mark.ruling("101805#10a4b105")
def test_a_sleeper_can_wake_but_not_unlock(resolve: Resolve) -> None:
    for card, blocked in [("Wake with Evening's Freshness", True), ("Guard Dogs", False)]:
        s = mt.Scenario(players=2, blanks=True)
        s.seat(0, hand=[MIND])
        s.seat(1, hand=[card])
        s.minion(0, "Madison")
        s.minion(1, "Wauneka", locked=True)
        g = s.start()
        g.play(kind="bleed")
        g.play(kind="play", card=MIND, level="superior")
        g.play(kind="play", card=card)
        assert g.minion("Wauneka").locked
        assert any(o.kind == "block" for o in g.decision.options) is blocked


@pytest.mark.ruling("101805#10a4b105")
def test_nobody_unlocks_after_the_action_of_a_sleeping_mind(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[MIND, "Freak Drive"])
    s.minion(0, "Malachi")
    g = s.start()
    g.play(kind="bleed", minion="Malachi")
    g.play(kind="play", card=MIND, level="superior")
    g.play(kind="play", card="Freak Drive", level="inferior")
    assert g.minion("Malachi").locked
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    assert not g.minion("Malachi").locked  # the next unlock phase is as usual


# ---- Eyes of the Wild

EYES = "Eyes of the Wild"


def test_eyes_open_and_pay_to_see(resolve: Resolve) -> None:
    g = bled("Bothwell", [EYES], ["Swallowed by the Night"], locked=True, blood=2)
    g.play(kind="play", card=EYES)
    g.play(kind="play", card="Swallowed by the Night", seat=0)
    g.choose(option(g, EYES))
    resolve(g)
    assert g.seat(1).pool == 30
    assert g.minion("Bothwell").locked


def test_eyes_that_see_nothing_close_after_the_action(resolve: Resolve) -> None:
    g = bled("Bothwell", [EYES], ["Swallowed by the Night"], locked=True, blood=2)
    g.play(kind="play", card=EYES)
    g.play(kind="play", card="Swallowed by the Night", seat=0)
    assert not g.minion("Bothwell").locked
    resolve(g)
    assert g.seat(1).pool == 29
    assert g.minion("Bothwell").locked


def test_eyes_that_unlock_after_a_block_stay_open(resolve: Resolve) -> None:
    g = bled("Badger", [EYES, "Forced Vigilance"], locked=True)
    g.play(kind="play", card=EYES)
    resolve(g, "block resolved")
    g.play(kind="play", card="Forced Vigilance", level="inferior")
    resolve(g)
    assert not g.minion("Badger").locked


def test_only_gangrel_have_such_eyes(never: Never) -> None:
    never(bled("Wauneka", [EYES], locked=True), card=EYES)

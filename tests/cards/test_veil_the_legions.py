"""Veil the Legions: stealth for the next actions of one's minions."""

import methuselah as mt
import pytest
from driving import Offers, Resolve, Written
from positions import way

VEIL = "Veil the Legions"


def number(g: mt.Position, n: int) -> None:
    g.choose(next(o for o in g.decision.options if str(o).startswith(f"choose {n} ")))


def veiled(spent: int | None, *hand: str, cards: mt.Cards | None = None) -> mt.Position:
    """Ashley hunts and is blocked with an intercept of 1; Belinde plays it, at superior to spend."""
    s = mt.Scenario(players=2, cards=cards)
    s.seat(0, hand=[VEIL, *hand])
    s.seat(1, hand=["Undone"] if cards else [], pool=20)
    s.minion(0, "Ashley", blood=1)
    s.minion(0, "Belinde", blood=4)
    s.minion(0, "Ryan")
    s.minion(0, "Meaghan")
    s.minion(1, "Sully", cards=["Sport Bike"])
    s.minion(1, "Lord Fianna")
    g = s.start()
    g.play(kind="hunt", minion="Ashley")
    g.play(kind="block", minion="Sully")
    way(g, "obf" if spent is None else "OBF", card=VEIL, minion="Belinde")
    if spent is not None:
        number(g, spent)
    return g


def test_the_acting_minion_gets_stealth(resolve: Resolve) -> None:
    g = veiled(None)
    resolve(g)
    assert g.minion("Ashley").blood == 2
    assert g.minion("Belinde").blood == 4


@pytest.mark.ruling("102097#838e8d9d")
def test_it_is_played_by_an_unlocked_vampire_of_the_acting_side(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[VEIL])
    s.seat(1, hand=[VEIL])
    s.minion(0, "Ashley", blood=1)
    s.minion(0, "Belinde", locked=True)
    s.minion(0, "Ryan", region="torpor")
    s.minion(1, "Sully", cards=["Sport Bike"])
    s.minion(1, "Meaghan")
    g = s.start()
    g.play(kind="hunt", minion="Ashley")
    g.play(kind="block", minion="Sully")
    assert not offers(g, card=VEIL)
    g.pass_until("strike")


@pytest.mark.parametrize("spent", [0, 1, 2])
def test_so_many_actions_pass_a_blocker_without_intercept(spent: int, resolve: Resolve) -> None:
    g = veiled(spent)
    resolve(g)
    assert g.minion("Ashley").blood == 2
    assert g.minion("Belinde").blood == 4 - spent
    for passed, minion in enumerate(["Ryan", "Meaghan"]):
        g.play(kind="bleed", minion=minion)
        g.play(kind="block", minion="Lord Fianna")
        if passed == spent:
            g.pass_until("strike")
            return
        resolve(g)
    assert g.seat(1).pool == 18


def test_the_next_actions_are_those_of_this_turn(resolve: Resolve) -> None:
    g = veiled(2)
    resolve(g)
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    g.play(kind="bleed", minion="Ryan")
    g.play(kind="block", minion="Lord Fianna")
    g.pass_until("strike")


def test_one_is_played_in_an_action(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[VEIL, VEIL])
    s.minion(0, "Ashley", blood=1)
    s.minion(0, "Belinde")
    s.minion(0, "Ryan")
    s.minion(1, "Sully", cards=["Sport Bike", "Raven Spy"])
    g = s.start()
    g.play(kind="hunt", minion="Ashley")
    g.play(kind="block", minion="Sully")
    g.play(card=VEIL, minion="Ryan")
    assert not offers(g, card=VEIL)


def test_one_is_played_in_a_turn_at_superior(offers: Offers, resolve: Resolve) -> None:
    g = veiled(0, VEIL)
    resolve(g)
    g.play(kind="hunt", minion="Ryan")
    g.play(kind="block", minion="Sully")
    found = offers(g, card=VEIL, minion="Belinde")
    assert found
    assert not any("OBF" in option for option in found)


@pytest.mark.ruling("102097#e14c895a")
def test_an_action_cancelled_after_its_announcement_counts(
    written: Written, resolve: Resolve
) -> None:
    own = written(
        'Card(name: "Undone", facts: {"types": "Reaction"}, modes: [(when: Announced,'
        " do: [CancelAction])])"
    )
    g = veiled(1, cards=own)
    resolve(g)
    g.play(kind="bleed", minion="Ryan")
    g.play(card="Undone", minion="Lord Fianna")
    g.play(kind="bleed", minion="Meaghan")
    g.play(kind="block", minion="Lord Fianna")
    g.pass_until("strike")

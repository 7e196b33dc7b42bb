"""Secure Haven: a minion that others' actions cannot be at."""

from typing import Any

import methuselah as mt
import pytest
from driving import Offers, Written
from positions import call, targets

HAVEN = "Secure Haven"

OWN = r"""
Card(name: "Look", facts: {"types": "Action"}, modes: [(directed: true,
    choose: [Cards([Minion, Not(ControlledBy(You))])], do: [Lock(Picked(0))])])
Card(name: "Two Looks", facts: {"types": "Action"}, modes: [(directed: true,
    choose: [Cards([Minion, Not(ControlledBy(You))]), Cards([Minion, Not(The(Picked(0)))])],
    do: [Lock(Picked(0)), Lock(Picked(1))])])
Card(name: "Late Look", facts: {"types": "Action"}, modes: [(do: [
    Choose((from: Cards([Minion, Not(ControlledBy(You))]))), Lock(Picked(0))])])
Card(name: "Told", facts: {"types": "Action"}, modes: [(directed: true,
    choose: [Methuselahs([Not(You)])], do: [
    Choose((by: Target, from: Cards([Minion, ControlledBy(Target)]))), Lock(Picked(1))])])
Card(name: "Thief", facts: {"types": "Action"}, modes: [(directed: true,
    choose: [Cards([Type(Equipment), OnOne([Not(ControlledBy(You))])])], do: [BurnCard(Picked(0))])])
Card(name: "Pair", facts: {"types": "Master"}, modes: [(choose: [Cards([Vampire]),
    Cards([Vampire, After(Picked(0))])], do: [Lock(Picked(0)), Lock(Picked(1))])])
"""


def against(own: mt.Cards, card: str, **more: Any) -> mt.Position:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=[card])
    s.minion(0, "Belinde")
    s.minion(1, "Sully", cards=[HAVEN, ".44 Magnum"], **more)
    s.minion(1, "Ryan")
    s.minion(1, "Meaghan")
    return s.start()


@pytest.mark.ruling("101711#e890f477")
def test_others_choose_it_for_no_action(own: mt.Cards) -> None:
    """As it is announced, and as it is carried out: be it by who controls the minion."""
    assert targets(against(own, "Look"), "Look") == {"Ryan", "Meaghan"}
    g = against(own, "Two Looks")
    assert targets(g, "Two Looks") == {"Ryan", "Meaghan"}
    g.play(card="Two Looks", target="Ryan")
    assert targets(g) == {"Belinde", "Meaghan"}
    for card in ["Late Look", "Told"]:
        g = against(own, card)
        g.play(card=card)
        g.pass_until("choose")
        assert targets(g) == {"Ryan", "Meaghan"}


def test_its_own_side_acts_at_it(own: mt.Cards) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Two Looks"])
    s.minion(0, "Belinde", cards=[HAVEN])
    s.minion(1, "Ryan")
    g = s.start()
    g.play(card="Two Looks", target="Ryan")
    assert targets(g) == {"Belinde"}


@pytest.mark.ruling("101711#c704dbf4")
def test_what_is_on_it_can_be_chosen(own: mt.Cards) -> None:
    g = against(own, "Thief")
    assert targets(g, "Thief") == {".44 Magnum"}


def test_actions_of_cards_in_play_and_of_its_own_cards_are_not_at_it(own: mt.Cards) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.minion(0, "Agatha", cards=["Archon"])
    for name in ["Anton", "Iago Castille"]:
        s.minion(1, name)
    s.permanent(1, "Regent", on="Anton")
    g = s.start()
    found = {(o.card, o.target) for o in g.decision.options if o.kind == "action"}
    assert found >= {("Archon", "Anton"), ("Archon", "Iago Castille"), ("Regent", None)}
    s.permanent(1, HAVEN, on="Anton")
    g = s.start()
    found = {(o.card, o.target) for o in g.decision.options if o.kind == "action"}
    assert ("Archon", "Anton") not in found
    assert ("Regent", None) not in found
    assert ("Archon", "Iago Castille") in found


@pytest.mark.ruling("101711#aef29fe3")
def test_in_torpor_it_is_left_alone_by_others(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[HAVEN], pool=10)
    s.minion(0, "Ryan", region="torpor")
    s.minion(0, "Belinde")
    s.minion(1, "Sully")
    g = s.start(phase="master")
    assert targets(g, HAVEN) == {"Ryan", "Belinde"}
    g.play(card=HAVEN, target="Ryan")
    g.pass_until("minion")
    assert offers(g, kind="rescue", target="Ryan")
    assert g.seat(0).pool == 9
    g.pass_until("minion", seat=1)
    assert not offers(g, target="Ryan")
    assert g.minion("Ryan").cards == [HAVEN]


@pytest.mark.parametrize("haven", [True, False])
def test_a_referendum_still_speaks_of_it(haven: bool) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Banishment"])
    s.minion(0, "Belinde")
    s.minion(1, "Sully", cards=[HAVEN] if haven else [])
    s.minion(1, "Ryan")
    g = call(s, "Banishment", "Belinde")
    assert targets(g) == {"Sully", "Ryan"}


# ---- master cards at it


@pytest.mark.ruling("101711#1d7c5927")
@pytest.mark.parametrize("seat", [0, 1])
def test_master_cards_on_it_cost_everyone_one_pool_more(seat: int) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Fame"], pool=10)
    s.minion(seat, "Sully", cards=[HAVEN])
    s.minion(seat, "Ryan")
    for target, cost in [("Sully", 1), ("Ryan", 0)]:
        g = s.start(phase="master")
        g.play(card="Fame", target=target)
        g.pass_until("minion")
        assert g.seat(0).pool == 10 - cost


@pytest.mark.ruling("101711#e890f477")
@pytest.mark.parametrize(("second", "more"), [("Sully", 1), ("Ryan", 0)])
def test_each_choice_of_a_master_card_counts(second: str, more: int, own: mt.Cards) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Pair"], pool=10)
    s.minion(1, "Ryan")
    s.minion(1, "Sully", cards=[HAVEN])
    s.minion(1, "Meaghan")
    g = s.start(phase="master")
    g.play(card="Pair", target="Meaghan")
    g.play(target=second)
    g.pass_until("minion")
    assert g.seat(0).pool == 10 - more


@pytest.mark.ruling("101711#28d3bfca")
def test_what_is_in_play_costs_no_more(written: Written) -> None:
    own = written(
        'Card(name: "Post", facts: {"types": "Master"}, modes: [(do: [PutInPlay])], abilities:'
        " [Use((when: Master, cost: [LockThis], choose: [Cards([Vampire])], do: [Lock(Picked(0))]))])"
    )
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, pool=10)
    s.permanent(0, "Post")
    s.minion(1, "Sully", cards=[HAVEN])
    g = s.start(phase="master")
    g.play(card="Post", target="Sully")
    assert g.minion("Sully").locked
    assert g.seat(0).pool == 10


# ---- its end


@pytest.mark.ruling("101711#8e599a7b")
@pytest.mark.parametrize("contested", [True, False])
def test_it_burns_as_its_minion_goes_to_torpor(contested: bool, written: Written) -> None:
    own = written(
        'Card(name: "Down", facts: {"types": "Action"},'
        " modes: [(do: [ForEach([Vampire, ControlledBy(Prey)], [Torpor(Each)])])])"
    )
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Down", HAVEN])
    s.minion(0, "Ryan")
    s.minion(1, "Sully", cards=[HAVEN])
    g = s.start(phase="master")
    if contested:
        g.play(card=HAVEN, target="Ryan")
    g.pass_until("minion")
    g.play(card="Down")
    g.pass_until("influence")
    assert g.minion("Sully").torpor
    assert (HAVEN in g.seat(1).ash_heap) is not contested


def test_a_minion_has_one_haven() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[HAVEN])
    s.minion(0, "Sully", cards=["Zaire River Ferry"])
    s.minion(0, "Ryan")
    assert targets(s.start(phase="master"), HAVEN) == {"Ryan"}

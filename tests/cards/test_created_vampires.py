"""Vampires that come of a library card."""

import methuselah as mt
import pytest
from driving import Offers, Resolve, Written
from positions import act, targets


def embraced(resolve: Resolve, *more: str) -> mt.Position:
    g = act("Sully", ["The Embrace", *more], blood=4)
    g.play(card="The Embrace", minion="Sully")
    resolve(g)
    return g


def test_the_embrace(resolve: Resolve, offers: Offers) -> None:
    g = embraced(resolve)
    child = g.minion("The Embrace")
    assert (child.capacity, child.blood, child.locked, child.cards) == (1, 0, False, [])
    assert g.minion("Sully").blood == 2
    # It must hunt before anything else is done.
    assert [str(o) for o in g.decision.options] == ["hunt with The Embrace"]
    g.play(kind="hunt", minion="The Embrace")
    resolve(g)
    assert g.minion("The Embrace").blood == 1
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    assert offers(g, kind="bleed", minion="The Embrace")


def test_who_must_hunt_does_so_even_with_blood(resolve: Resolve, written: Written) -> None:
    """A child that gets blood at once, and so would not have to, is told to."""
    steps = "BecomeVampire((capacity: 2)), Gain(Blood(This), 1), MustHunt(This), Unlock(Me)"
    cards = written(f'Card(name: "Get", facts: {{"types": "Action"}}, modes: [(do: [{steps}])])')
    s = mt.Scenario(players=2, cards=cards)
    s.seat(0, hand=["Get"])
    s.minion(0, "Sully")
    g = s.start()
    g.play(card="Get")
    resolve(g)
    assert [str(o) for o in g.decision.options] == ["hunt with Get"]
    g.play(kind="hunt", minion="Get")
    resolve(g)
    # Once it has hunted, nobody must.
    assert g.minion("Get").blood == 2
    assert {o.minion for o in g.decision.options} == {None, "Sully"}


def test_the_embraced_are_not_unique(resolve: Resolve) -> None:
    g = act("Sully", ["The Embrace", "The Embrace"], others=("Ashley",))
    for creator in ("Sully", "Ashley"):
        g.play(card="The Embrace", minion=creator)
        resolve(g)
        if creator == "Sully":
            g.play(kind="hunt", minion="The Embrace")
            resolve(g)
    assert [m.name for m in g.seat(0).minions].count("The Embrace") == 2


@pytest.mark.ruling("G00054#690a91e3")
def test_the_embraced_can_be_banished_and_influenced(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["The Embrace"], pool=20)
    s.seat(1, hand=["Banishment"])
    s.minion(0, "Sully")
    s.minion(1, "Ayelech")
    g = s.start()
    g.play(card="The Embrace", minion="Sully")
    resolve(g)
    g.play(kind="hunt", minion="The Embrace")
    resolve(g)
    g.pass_until("minion", seat=1)
    g.play(card="Banishment", minion="Ayelech")
    g.play(kind="choose", target="The Embrace")
    g.play(kind="vote for", minion="Ayelech")
    resolve(g)
    assert [m.name for m in g.seat(0).minions] == ["Sully"]
    g.pass_until("influence", seat=0)
    g.play(kind="bring out", minion="The Embrace")
    child = g.minion("The Embrace")
    assert (child.clan, child.sect, child.capacity) == ("Malkavian", "Camarilla", 1)


@pytest.mark.ruling("G00054#d069f03c")
def test_the_embraced_are_no_vampires_in_the_ash_heap(written: Written) -> None:
    find = "choose: [Cards([In(AshHeap, You), Vampire])], do: [MoveCard(Picked(0), Hand)]"
    cards = written(f'Card(name: "Find", facts: {{"types": "Action"}}, modes: [({find})])')
    s = mt.Scenario(players=2, cards=cards)
    s.seat(0, hand=["Find"], ash_heap=["The Embrace", "Meaghan"])
    s.minion(0, "Sully")
    assert targets(s.start(), "Find") == {"Meaghan"}

"""Retainers that are put on other minions, and do not simply burn with them."""

from typing import Any

import methuselah as mt
import pytest
from driving import Never, Offers, Resolve, Written
from methuselah._core import Position
from positions import targets

IMP = "Charnas the Imp"


def employ(target: str, players: int = 3, **more: Any) -> Position:
    """Seat 0 is about to put it on a minion."""
    s = mt.Scenario(players=players, blanks=True, cards=more.pop("cards", None))
    s.seat(0, hand=[IMP, *more.pop("hand", [])])
    s.minion(0, "Almiro Suarez", blood=2)
    s.minion(0, "Ryan")
    for name in more.pop("permanents", []):
        s.permanent(0, name)
    s.minion(1, "Ariane", blood=2, cards=more.pop("cards_on", []))
    s.minion(1, "Underbridge Stray")
    s.minion(players - 1, "Angel")
    g = s.start()
    g.play(kind="play", card=IMP, minion="Almiro Suarez", target=target)
    return g


@pytest.mark.parametrize("target", ["Almiro Suarez", "Ryan", "Ariane", "Underbridge Stray"])
def test_charnas_is_employed_on_any_minion_with_stealth(
    target: str, offers: Offers, resolve: Resolve
) -> None:
    g = employ(target)
    if target in {"Ariane", "Underbridge Stray"}:
        g.pass_until("block", seat=1)
        g.play(kind="block", minion="Ariane")
        while g.decision and g.decision.kind != "minion":
            # Directed: seat 2, the predator, has no say.
            assert not offers(g, kind="block", minion="Angel")
            g.play(kind="pass")
    else:
        g.play(kind="block", minion="Angel")
        resolve(g)
    assert g.minion(target).cards == [IMP]
    assert g.minion("Almiro Suarez").blood == 2 - 1


def test_charnas_comes_from_a_tremere() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[IMP])
    s.minion(0, "Ryan")
    assert targets(s.start(), IMP) == set()


def hurt(g: Position, seat: int) -> None:
    g.pass_until("unlock", seat=seat)
    g.play(kind="trigger", card=IMP)


def test_charnas_damages_its_employer_in_each_of_their_unlock_phases() -> None:
    g = employ("Ariane")
    hurt(g, 1)
    assert g.minion("Ariane").blood == 2 - 1
    g.pass_until("minion", seat=0)
    assert g.minion("Ariane").blood == 2 - 1
    hurt(g, 1)
    assert g.minion("Ariane").blood == 0


def test_charnas_sends_who_has_no_blood_to_torpor() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(1, "Ariane", blood=0, cards=[IMP])
    g = s.start(active=1, phase="unlock")
    hurt(g, 1)
    assert g.minion("Ariane").torpor


def test_charnas_burns_an_ally_and_lives_on() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Ryan")
    s.minion(1, "Underbridge Stray", blood=1, cards=[IMP])
    g = s.start(active=1, phase="unlock")
    hurt(g, 1)
    g.play(kind="choose", target="Ryan")
    assert g.minion("Ryan").cards == [IMP]
    assert g.seat(1).ash_heap == ["Underbridge Stray"]


def burning(**more: Any) -> Position:
    """Seat 0 burns the employer, of seat 1, by diablerie."""
    s = mt.Scenario(players=3, blanks=True)
    s.minion(0, "Ryan")
    s.minion(1, "Ariane", region="torpor", cards=[IMP])
    s.minion(1, "Sully")
    s.minion(2, "Angel")
    g = s.start()
    g.play(kind="diablerize", target="Ariane")
    g.pass_until("choose", seat=1)
    return g


@pytest.mark.parametrize("target", ["Ryan", "Sully", "Angel"])
def test_charnas_is_put_on_another_as_its_employer_burns(target: str) -> None:
    g = burning()
    assert targets(g) == {None, "Ryan", "Sully", "Angel"}
    g.play(kind="choose", target=target)
    assert g.minion(target).cards == [IMP]
    assert "Ariane" in g.seat(1).ash_heap


def test_charnas_burns_with_its_employer_if_it_is_not_moved() -> None:
    g = burning()
    g.play(kind="pass")
    assert sorted(g.seat(1).ash_heap) == ["Ariane", IMP]


def test_charnas_is_controlled_with_who_employs_it_last() -> None:
    """So that it damages them, and leaves with them."""
    g = burning()
    g.play(kind="choose", target="Angel")
    blood = g.minion("Angel").blood
    g.pass_until("minion", seat=1)
    assert g.minion("Angel").blood == blood
    hurt(g, 2)
    assert g.minion("Angel").blood == blood - 1


@pytest.mark.ruling("100335#3caf2df9")
def test_charnas_leaves_the_game_with_the_controller_of_its_employer(never: Never) -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(1, pool=1)
    s.minion(0, "Ryan")
    s.minion(1, "Ariane")
    s.permanent(1, IMP, on="Ariane", owner=0)
    g = s.start()
    g.play(kind="bleed", minion="Ryan")
    never(g, kind="choose")
    assert g.seat(1).ousted
    assert IMP in g.seat(0).removed
    assert g.seat(0).ash_heap == []


SPITE = """
Card(name: "Spite", facts: {"types": "Action"},
    modes: [(choose: [Cards([Type(Retainer)])], do: [
        Damage((to: Picked(0), n: 1, unpreventable: true)),
        Gain(Pool(You), 1),
    ])])
"""


@pytest.mark.ruling("100335#d3b2559e", "G00026#b7992a58")
@pytest.mark.parametrize(("actor", "left"), [("Ryan", [IMP]), ("Angel", [])])
def test_charnas_is_immune_to_damage_from_its_employer(
    actor: str, left: list[str], written: Written
) -> None:
    s = mt.Scenario(players=2, blanks=True, cards=written(SPITE))
    s.seat(0, hand=["Spite"])
    s.minion(0, "Ryan", cards=[IMP])
    s.minion(0, "Angel")
    g = s.start()
    g.play(kind="play", card="Spite", minion=actor, target=IMP)
    g.pass_until("minion", seat=0)
    assert g.minion("Ryan").cards == left
    assert g.seat(0).pool == 30 + 1


FETCH = """
Card(name: "Fetch It", facts: {"types": "Action"},
    modes: [(act: Employ, do: [
        Choose((from: Cards([In(Hand, You), Type(Retainer)]))),
        BringOnto(Me, Picked(0)),
    ])])
Card(name: "Watch It", facts: {"types": "Master"},
    modes: [(do: [PutInPlay])],
    abilities: [
        Trigger((on: Resolved, if: [Action(Successful), Action(Employ)], do: [Gain(Pool(You), 1)])),
    ])
"""


@pytest.mark.ruling("G00094#e6f43743")
def test_charnas_is_put_on_who_employs_it_by_another_card(written: Written) -> None:
    s = mt.Scenario(players=2, blanks=True, cards=written(FETCH))
    s.seat(0, hand=[IMP, "Fetch It"])
    s.minion(0, "Almiro Suarez")
    s.minion(0, "Ryan")
    s.minion(1, "Angel")
    g = s.start()
    g.play(kind="play", card="Fetch It", minion="Almiro Suarez")
    g.play(kind="choose", target=IMP)
    g.pass_until("minion", seat=0)
    assert g.minion("Almiro Suarez").cards == [IMP]


@pytest.mark.ruling("G00094#573aa933")
@pytest.mark.parametrize("target", ["Ryan", "Ariane"])
def test_charnas_is_employed_whomever_it_is_put_on(target: str, written: Written) -> None:
    g = employ(target, cards=written(FETCH), permanents=["Watch It"])
    g.pass_until("minion", seat=0)
    assert g.seat(0).pool == 30 + 1

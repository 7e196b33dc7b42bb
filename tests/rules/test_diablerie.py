"""Chapter DIABLERIE."""

from typing import Any

import methuselah as mt
import pytest
from driving import Refused, Resolve
from methuselah.errors import GameError


@pytest.mark.rule("DIABLERIE-1", "CARD-2")
def test_the_blood_moves_to_the_diablerist_and_the_excess_drains(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=4)
    s.minion(1, "Belinde", region="torpor", blood=5)
    g = s.start()
    g.play(kind="diablerize", minion="Wauneka", target="Belinde")
    resolve(g)
    assert g.minion("Wauneka").blood == 5
    assert "Belinde" in g.seat(1).ash_heap


@pytest.mark.rule("DIABLERIE-1", "TERM-1", "CARD-24", "CARD-25")
def test_equipment_may_be_taken_and_the_rest_burns(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=4)
    cards = [".44 Magnum", "Sport Bike", "Raven Spy"]
    s.minion(1, "Belinde", region="torpor", blood=0, cards=cards)
    g = s.start()
    g.play(kind="diablerize", minion="Wauneka", target="Belinde")
    g.play(kind="choose", target=".44 Magnum")
    resolve(g)
    assert g.minion("Wauneka").cards == [".44 Magnum"]
    assert {"Sport Bike", "Raven Spy", "Belinde"} <= set(g.seat(1).ash_heap)


@pytest.mark.rule("DIABLERIE-1")
def test_no_equipment_need_be_taken(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=4)
    s.minion(1, "Belinde", region="torpor", blood=0, cards=[".44 Magnum"])
    g = s.start()
    g.play(kind="diablerize", minion="Wauneka", target="Belinde")
    g.pass_until("spoils")
    assert g.minion("Belinde").blood == 0
    resolve(g)
    assert g.minion("Wauneka").cards == []
    assert ".44 Magnum" in g.seat(1).ash_heap


@pytest.mark.rule("DIABLERIE-3")
def test_a_blood_hunt_that_passes_burns_the_diablerist(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=4)
    s.minion(1, "Belinde", region="torpor", blood=1)
    s.minion(1, "Ayelech", locked=True)
    g = s.start()
    g.play(kind="diablerize", minion="Wauneka", target="Belinde")
    g.play(kind="vote for", minion="Ayelech")
    resolve(g)
    assert "Wauneka" in g.seat(0).ash_heap
    assert g.seat(0).minions == []


@pytest.mark.rule("DIABLERIE-3", "REF-1")
def test_a_blood_hunt_that_fails_has_no_effect(resolve: Resolve) -> None:
    """A tie fails: the prince votes for it, and another against."""
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=4)
    s.minion(0, "Alice Chen", locked=True)
    s.minion(1, "Belinde", region="torpor", blood=1)
    s.minion(1, "Ayelech", locked=True)
    g = s.start()
    g.play(kind="diablerize", minion="Wauneka", target="Belinde")
    g.play(kind="vote against", minion="Alice Chen")
    g.play(kind="vote for", minion="Ayelech")
    resolve(g)
    assert g.minion("Wauneka").blood == 5


@pytest.mark.rule("DIABLERIE-3")
def test_the_blood_hunt_is_no_action(refused: Refused, resolve: Resolve) -> None:
    """No block, no modifier, no reaction; the votes of cards, of the Edge and of titles count."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Bewitching Oration"], edge=True)
    s.seat(1, hand=["Kine Resources Contested", "Protected District"])
    s.minion(0, "Alice Chen")
    s.minion(1, "Belinde", region="torpor", blood=1)
    s.minion(1, "Chrysanthemum", locked=True)
    g = s.start()
    g.play(kind="diablerize", minion="Alice Chen", target="Belinde")
    g.pass_until("polling")
    refused(g, kind="block")
    refused(g, kind="play", card="Bewitching Oration")
    refused(g, kind="play", card="Protected District")
    g.play(kind="card vote for", card="Kine Resources Contested")
    g.play(kind="edge vote against", seat=0)
    g.play(kind="vote for", minion="Chrysanthemum")  # 2 for, 1 against
    resolve(g)
    assert "Alice Chen" in g.seat(0).ash_heap


@pytest.mark.rule("DIABLERIE-3")
def test_the_blood_hunt_comes_at_once() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=4)
    s.minion(0, "Ryan")
    s.minion(1, "Belinde", region="torpor", blood=1)
    s.minion(1, "Ayelech", locked=True)
    g = s.start()
    g.play(kind="diablerize", minion="Wauneka", target="Belinde")
    g.pass_until("polling")
    assert "Belinde" in g.seat(1).ash_heap
    g.play(kind="vote for", minion="Ayelech")


def drained(*, victim: str = "Belinde", diablerist: str = "Ryan", **seat: Any) -> mt.Position:
    """Seat 0 has diablerized a vampire; the cards of its seat are as given."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, **seat)
    s.minion(0, diablerist, blood=1)
    s.minion(1, victim, region="torpor", blood=1)
    g = s.start()
    g.play(kind="diablerize", minion=diablerist, target=victim)
    return g


@pytest.mark.rule("DIABLERIE-2", "CARD-19", "CARD-35")
@pytest.mark.parametrize("place", ["library", "hand", "ash_heap"])
def test_an_older_victim_leaves_a_discipline(place: str, resolve: Resolve) -> None:
    """From library, hand or ash heap; no blood comes with the new capacity."""
    g = drained(**{place: ["Fame", "Potence", "Blood Doll"]})
    g.pass_until("discipline")
    assert {o.target for o in g.decision.options} == {None, "Potence"}
    g.play(kind="choose", target="Potence")
    resolve(g)
    ryan = g.minion("Ryan")
    assert (ryan.cards, ryan.capacity, ryan.blood) == (["Potence"], 5, 2)
    assert len(g.seat(0).hand) == 7
    assert "Fame" in getattr(g.seat(0), place)


@pytest.mark.rule("DIABLERIE-2")
def test_the_library_is_shuffled_after_the_search(resolve: Resolve) -> None:
    orders = set()
    for seed in range(6):
        s = mt.Scenario(players=2, blanks=True, seed=seed)
        s.seat(0, library=["Fame", "Potence", "Blood Doll", "Bonding", "Deflection"])
        s.minion(0, "Ryan", blood=1)
        s.minion(1, "Belinde", region="torpor", blood=1)
        g = s.start()
        g.play(kind="diablerize", minion="Ryan", target="Belinde")
        g.play(kind="choose", target="Potence")
        resolve(g)
        assert sorted(n for n in g.seat(0).library if n != "Filler") == [
            "Blood Doll",
            "Bonding",
            "Deflection",
            "Fame",
        ]
        orders.add(tuple(g.seat(0).library))
    assert len(orders) > 1


@pytest.mark.rule("DIABLERIE-2")
@pytest.mark.parametrize("diablerist", ["Belinde", "Wauneka"])
def test_a_victim_that_is_not_older_leaves_none(diablerist: str, resolve: Resolve) -> None:
    """Neither a younger one nor one of the same age."""
    g = drained(victim="Colette", diablerist=diablerist, hand=["Animalism"])
    with pytest.raises(GameError, match="no decision .discipline."):
        g.pass_until("discipline")
    assert "Colette" in g.seat(1).ash_heap
    assert g.minion(diablerist).cards == []
    g = drained(victim="Lord Fianna", diablerist=diablerist, hand=["Animalism"])
    g.pass_until("discipline")


@pytest.mark.rule("DIABLERIE-2", "CARD-19")
def test_it_takes_no_discipline_that_it_has_at_the_superior_level(resolve: Resolve) -> None:
    g = drained(diablerist="Belinde", victim="Lord Fianna", hand=["Obfuscate", "Potence"])
    g.pass_until("discipline")
    assert {o.target for o in g.decision.options} == {None, "Potence"}


@pytest.mark.rule("DIABLERIE-2", "DIABLERIE-3")
def test_the_discipline_comes_before_the_blood_hunt() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Potence"])
    s.minion(0, "Ryan", blood=1)
    s.minion(1, "Belinde", region="torpor", blood=1)
    s.minion(1, "Ayelech", locked=True)
    g = s.start()
    g.play(kind="diablerize", minion="Ryan", target="Belinde")
    g.play(kind="choose", target="Potence")
    g.pass_until("polling")
    assert g.minion("Ryan").cards == ["Potence"]

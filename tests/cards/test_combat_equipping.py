"""Equipping in combat, from hand."""

from typing import Any

import methuselah as mt
import pytest
from driving import Duel, Offers, Written
from methuselah._core import Position
from positions import targets, way

RIFLE = "Assault Rifle"  # 5 pool
HAND = ["Contraband", "Contraband", RIFLE, "Sport Bike", "Hand of Conrad"]

STORE = """
Card(
    name: "Own Store",
    facts: {"types": "Master"},
    modes: [(do: [PutInPlay])],
    abilities: [
        Use((when: Minion, choose: [Cards([In(Hand, You), Type(Equipment)])],
            do: [Keep(Picked(0), true)])),
        Static((to: Cards([Minion, ControlledBy(You)]), change: PlaysKept)),
    ],
)
"""


def fought(duel: Duel, minion: str, hand: list[str] = HAND, **more: Any) -> Position:
    g: Position = duel(minion, "Ryan", hand, **more)
    g.pass_until("before range")
    return g


def contraband(g: Position) -> set[str | None]:
    assert g.decision
    return {o.target for o in g.decision.options if o.card == "Contraband"}


def test_contraband_equips_with_common_equipment_from_hand(duel: Duel) -> None:
    g = fought(duel, "Jean-François")
    assert contraband(g) == {RIFLE, "Sport Bike"}
    pool = g.seat(0).pool
    g.play(kind="play", card="Contraband", target=RIFLE)
    assert g.minion("Jean-François").cards == [RIFLE]
    assert g.seat(0).pool == pool - 5
    # Another could be played now, but for the limit.
    assert "Sport Bike" in g.seat(0).hand
    assert g.decision
    assert g.decision.kind == "range"


@pytest.mark.parametrize(("said", "paid"), [("0", (6, 5)), ("1", (5, 4)), ("2", (4, 3))])
def test_half_of_the_contraband_can_be_paid_in_blood(
    said: str, paid: tuple[int, int], duel: Duel
) -> None:
    g = fought(duel, "Roberto Rivamonte", blood=(6, None))
    pool = g.seat(0).pool
    g.play(kind="play", card="Contraband", level="superior", target=RIFLE)
    g.pass_until("choose")
    assert targets(g) == {"0", "1", "2"}
    way(g, target=said)
    assert (g.minion("Roberto Rivamonte").blood, pool - g.seat(0).pool) == paid
    assert g.minion("Roberto Rivamonte").cards == [RIFLE]


@pytest.mark.ruling("G00131#37f6fca3")
def test_what_contraband_brings_is_not_played(duel: Duel) -> None:
    g = fought(duel, "Jean-François", answer=["Direct Intervention"])
    g.play(kind="play", card="Contraband", target=RIFLE)
    asked = []
    while g.decision and g.decision.kind != "range":
        asked.append((g.decision.kind, g.decision.seat))
        g.choose(g.decision.options[0])
    assert asked == [("as played", 1)]
    assert g.minion("Jean-François").cards == [RIFLE]


@pytest.mark.ruling("G00128#b7348db3")
def test_contraband_is_of_what_is_in_hand_as_it_is_played_and_stays_unseen(duel: Duel) -> None:
    g = fought(duel, "Jean-François", answer=["Direct Intervention"])
    g.play(kind="play", card="Contraband", target=RIFLE)
    assert (g.decision.kind, g.decision.seat) == ("as played", 1)
    assert g.view(1).known_hand(0) == []
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Contraband"], library=[RIFLE])
    s.minion(0, "Jean-François")
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    g.pass_until("strike")
    assert "Contraband" in g.seat(0).hand


@pytest.mark.ruling("G00128#2a6651fb")
def test_contraband_is_not_of_what_is_played_as_if_from_hand(
    written: Written, offers: Offers
) -> None:
    s = mt.Scenario(players=2, blanks=True, cards=written(STORE))
    s.seat(0, hand=HAND)
    s.permanent(0, "Own Store")
    s.minion(0, "Jean-François")
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="use", card="Own Store", target=RIFLE)
    assert offers(g, card=RIFLE, minion="Jean-François")
    g.play(kind="bleed")
    g.play(kind="block")
    g.pass_until("before range")
    assert contraband(g) == {"Sport Bike"}

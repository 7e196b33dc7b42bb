"""Action cards that are put on minions, and those that burn, heal or make something."""

from typing import Any

import methuselah as mt
import pytest
from driving import Offers, Resolve
from positions import act, targets, way

# ---- On a minion


@pytest.mark.parametrize(
    ("card", "who", "level", "bleed", "strength"),
    [
        ("Heart of the City", "Milton Fox", "inferior", 2, 1),
        ("Heart of the City", "Leumeah", "superior", 3, 1),
        ("Biothaumaturgic Experiment", "Masika St. John", "superior", 1, 2),
        ("Tier of Souls", "Indira", None, 1, 1),
        ("Tier of Souls", "Trung Chau Pham", "superior", 2, 1),
    ],
)
def test_what_is_on_a_minion(
    *,
    card: str,
    who: str,
    level: str | None,
    bleed: int,
    strength: int,
    resolve: Resolve,
    offers: Offers,
) -> None:
    g = act(who, [card, card], others=("Ashley",), blocker="Sully")
    if level is None:
        assert not offers(g, card=card)
        return
    wanted = {} if level == "inferior" else {"target": who}
    if card == "Tier of Souls":
        wanted = {"target": "Sully"}
    wanted = {} if card == "Heart of the City" else wanted
    g.play(card=card, level=level, minion=who, **wanted)
    resolve(g)
    assert g.minion(who).cards == [card]
    assert g.minion(who).strength == strength
    assert g.minion(who).bleed == (1 if card == "Tier of Souls" else bleed)
    if card == "Tier of Souls":
        assert g.minion("Sully").blood == 3


def test_a_tier_of_souls_bleeds_the_prey_for_more(resolve: Resolve) -> None:
    s = mt.Scenario(players=3)
    s.minion(0, "Sully", cards=["Tier of Souls"])
    g = s.start()
    g.play(kind="bleed")
    resolve(g)
    assert g.seat(1).pool == 28


@pytest.mark.parametrize("level", ["inferior", "superior"])
def test_rutors_hand(level: str, resolve: Resolve, offers: Offers) -> None:
    g = act("Sarah Cobbler", ["Rutor's Hand"], blood=4)
    g.play(card="Rutor's Hand", level=level)
    if level == "superior":
        resolve(g, "may")
        g.play(kind="yes")
    resolve(g)
    who = g.minion("Sarah Cobbler")
    assert (who.cards, who.locked) == (["Rutor's Hand"], True)
    assert who.blood == (0 if level == "superior" else 3)
    assert not offers(g, kind="use")  # it came into play locked
    # Aggravated damage that nothing is left to mend sends to torpor; not with blood left.
    s = mt.Scenario(players=2)
    s.minion(0, "Sarah Cobbler", cards=["Rutor's Hand"], locked=True)
    g = s.start()
    g.play(kind="use", card="Rutor's Hand")
    assert not g.minion("Sarah Cobbler").locked
    assert not offers(g, kind="use")


def test_an_experiment_employs_an_animal_from_the_hand(resolve: Resolve) -> None:
    g = act("Ezra Hawthorne", ["Biothaumaturgic Experiment", "Raven Spy", "Sport Bike"])
    assert targets(g, "Biothaumaturgic Experiment") == {"Raven Spy"}
    g.play(card="Biothaumaturgic Experiment")
    resolve(g)
    assert g.minion("Ezra Hawthorne").cards == ["Raven Spy"]
    assert g.minion("Ezra Hawthorne").blood == 1


# ---- Burning, healing and making


@pytest.mark.ruling("100391#5c69a176", "G00036#3d11c320")
@pytest.mark.parametrize(
    ("card", "who", "clause", "target", "pool"),
    [
        ("Conceal", "Alu", "[obf]", "Sport Bike", 30),
        ("Conceal", "Tansu Bekir", "[OBF]", "The Rack", 30),
        ("Rewilding", "Indira", "", "The Rack", 28),
    ],
)
def test_it_burns_what_another_has(
    *, card: str, who: str, clause: str, target: str, pool: int, resolve: Resolve
) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=[card])
    s.minion(0, who)
    s.minion(2, "Ryan", cards=["Sport Bike"])
    s.permanent(2, "The Rack")
    s.minion(1, "Sully")
    g = s.start()
    assert {o.target for o in g.decision.options if o.card == card and clause in str(o)} == {target}
    way(g, clause, card=card)
    g.play(kind="block", minion="Ryan")
    g = s.start()
    way(g, clause, card=card)
    resolve(g)
    assert g.seat(2).ash_heap == [target]
    assert g.seat(2).pool == pool


@pytest.mark.parametrize(
    ("card", "who", "clause", "gain"),
    [("Restoration", "Joaquín de Cádiz", "[for]", 2), ("Restoration", "Dario Ziggler", "[FOR]", 3)],
)
def test_it_heals(*, card: str, who: str, clause: str, gain: int, resolve: Resolve) -> None:
    g = act(who, [card], blood=1)
    way(g, clause, card=card)
    resolve(g)
    assert g.minion(who).blood == 1 + gain - max(0, 1 + gain - g.minion(who).capacity)


def test_hospitality_and_a_thing(resolve: Resolve) -> None:
    g = act("Belinde", ["Fifth Tradition: Hospitality"], others=("Ryan",))
    assert targets(g, "Fifth Tradition: Hospitality") == {"Ryan"}
    g.play(card="Fifth Tradition: Hospitality")
    resolve(g)
    assert (g.minion("Belinde").blood, g.minion("Ryan").blood) == (5, g.minion("Ryan").capacity)
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Thing"], uncontrolled=[("Keegan", 0), ("Ryan", 0)])
    s.minion(0, "Indira")
    g = s.start()
    assert targets(g, "Thing") == {"Keegan"}
    g.play(card="Thing")
    resolve(g)
    assert g.seat(0).uncontrolled[0].blood == 2


@pytest.mark.ruling("G00122#409ed4d2", "G00064#dd81cc5a")
@pytest.mark.parametrize(("way_of", "blood", "locked"), [(0, 4, True), (1, 3, False)])
def test_psychophagia(
    *, way_of: int, blood: int, locked: bool, resolve: Resolve, offers: Offers
) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Psychophagia", "Psychophagia"])
    s.seat(2, ash_heap=["Underbridge Stray", "Majesty"])
    s.minion(0, "Hiromitsu Asano", blood=1)
    g = s.start()
    ways = [o for o in g.decision.options if o.card == "Psychophagia"]
    assert len(ways) == 2
    g.choose(ways[way_of])
    resolve(g)
    who = g.minion("Hiromitsu Asano")
    assert (who.blood, who.locked) == (blood, locked)
    assert g.seat(2).ash_heap == ["Majesty"]
    assert not offers(g, card="Psychophagia")


@pytest.mark.parametrize(
    ("who", "clause", "to", "gain"),
    [
        ("Nadezhda", "[obl]", "", 2),
        ("Yurena, The Boor", "[tha]", "", 1),
        ("El Monseñor", "[OBL]", "", 3),
        ("Nadezhda", "[obl]", "Gravebound Drone", 2),
        ("El Monseñor", "[OBL]", "Gravebound Drone", 3),
    ],
)
def test_putrescent_sustenance(
    *, who: str, clause: str, to: str, gain: int, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Putrescent Sustenance"])
    s.seat(1, ash_heap=["Underbridge Stray"])
    s.minion(0, who, blood=1)
    if to:
        s.minion(0, to)
    g = s.start()
    ways = [o for o in g.decision.options if o.card == "Putrescent Sustenance" and clause in str(o)]
    g.choose(ways[-1 if to else 0])
    while g.decision.kind == "announce":
        way(g, "")
    resolve(g)
    assert g.minion(to or who).blood == (2 if to else 1) + gain
    assert g.seat(1).ash_heap == []


@pytest.mark.parametrize("place", ["library", "hand", "ash_heap", ""])
@pytest.mark.parametrize(
    ("card", "who", "sect"),
    [
        ("Childe of the Revolution", "Atiena", "anarch"),
        ("Waters of Duat", "Aluc Romas de Leon", "anarch"),
    ],
)
def test_a_childe_learns(*, card: str, who: str, sect: str, place: str, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    piles: dict[str, Any] = {"hand": [card]}
    if place:
        piles[place] = [*piles.get(place, []), "Celerity"]
    s.seat(0, **piles)
    s.minion(0, who)
    g = s.start()
    g.play(card=card, minion=who)
    resolve(g, "may")
    g.play(kind="yes" if place == "library" else "pass")
    while g.decision.kind == "choose":
        ways = [o for o in g.decision.options if o.target == "Celerity"]
        g.choose((ways or g.decision.options)[-1])
    child = g.minion(card)
    assert (child.cards, child.capacity) == ((["Celerity"], 2) if place else ([], 1))
    assert [str(o) for o in g.decision.options] == [f"hunt with {card}"]

"""Strikes that destroy or steal equipment."""

import pytest
from driving import Duel, Refused, Resolve
from positions import blood, started


@pytest.mark.parametrize(
    ("card", "actor", "level", "equipment", "lost"),
    [
        ("Canine Horde", "Trung Chau Pham", "superior", [], 0),
        ("Fractured Armament", "Aunt Linda", "inferior", [], 0),
        ("Fractured Armament", "Aunt Linda", "superior", [], 1),
        ("Blessing of Durga Syn", "Sanjay Chakrabarti", "inferior", ["Kevlar Vest"], 0),
        ("Blessing of Durga Syn", "Sanjay Chakrabarti", "superior", ["Kevlar Vest"], 0),
    ],
)
def test_equipment_is_destroyed_or_stolen(
    card: str,
    actor: str,
    level: str,
    equipment: list[str],
    lost: int,
    duel: Duel,
    resolve: Resolve,
) -> None:
    g = started([card], actor, duel, resolve, "strike", cards=([], ["Kevlar Vest"]))
    full = g.minion(actor).blood
    g.play(kind="play", card=card, level=level)
    resolve(g)
    assert g.minion("Ayelech").cards == []
    assert g.minion(actor).cards == equipment
    cost = 2 if card == "Blessing of Durga Syn" else 0
    assert blood(g, actor, "Ayelech") == (full - 1 - cost, 7 - lost)


@pytest.mark.ruling("100290#46d64147", "100784#f032e5f6", "100183#e0efc160")
@pytest.mark.parametrize(
    ("card", "actor", "level"),
    [
        ("Canine Horde", "Trung Chau Pham", "superior"),
        ("Fractured Armament", "Aunt Linda", "inferior"),
        ("Fractured Armament", "Aunt Linda", "superior"),
        ("Blessing of Durga Syn", "Sanjay Chakrabarti", "inferior"),
        ("Blessing of Durga Syn", "Sanjay Chakrabarti", "superior"),
    ],
)
def test_without_equipment_there_is_nothing_to_strike_at(
    card: str, actor: str, level: str, duel: Duel, refused: Refused
) -> None:
    refused(duel(actor, "Ayelech", [card]), card=card, level=level, until="strike")


def test_the_horde_bites_at_inferior_from_afar(duel: Duel, resolve: Resolve) -> None:
    g = duel("Baixinho", "Ayelech", ["Canine Horde", "Fake Out"])
    g.play(kind="play", card="Fake Out")
    resolve(g, "strike")
    g.play(kind="play", card="Canine Horde", level="inferior")
    resolve(g)
    assert blood(g, "Baixinho", "Ayelech") == (3, 6)


def test_the_horde_destroys_from_afar_and_first(duel: Duel, resolve: Resolve) -> None:
    """The gun is gone before it fires."""
    hand = ["Canine Horde", "Fake Out"]
    g = duel("Trung Chau Pham", "Ayelech", hand, cards=([], [".44 Magnum"]))
    g.play(kind="play", card="Fake Out")
    resolve(g, "strike")
    g.play(kind="play", card="Canine Horde", level="superior")
    g.play(kind="weapon strike", card=".44 Magnum")
    resolve(g)
    assert blood(g, "Trung Chau Pham", "Ayelech") == (3, 7)
    assert g.minion("Ayelech").cards == []


def test_the_blessing_steals_first_at_superior_only(duel: Duel, resolve: Resolve) -> None:
    for level, lost in (("inferior", 2), ("superior", 0)):
        hand = ["Blessing of Durga Syn"]
        g = duel("Sanjay Chakrabarti", "Ayelech", hand, cards=([], [".44 Magnum"]))
        resolve(g, "strike")
        g.play(kind="play", card="Blessing of Durga Syn", level=level)
        g.play(kind="weapon strike", card=".44 Magnum")
        resolve(g)
        # Both strikes are over at once at inferior: a weapon that is stolen then has struck.
        assert g.minion("Sanjay Chakrabarti").blood == 4 - 2 - lost


@pytest.mark.ruling("100784#ca310cc4", "100784#162117bf")
@pytest.mark.parametrize(("level", "lost"), [("inferior", 0), ("superior", 1 + 2)])
def test_only_a_strike_that_does_damage_can_do_more(
    level: str, lost: int, duel: Duel, resolve: Resolve
) -> None:
    hand = ["Fractured Armament", "Target Vitals"]
    g = started(hand, "Aunt Linda", duel, resolve, "strike", cards=([], ["Kevlar Vest"]))
    g.play(kind="play", card="Fractured Armament", level=level)
    g.play(kind="play", card="Target Vitals")
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - lost

"""Vampires whose texts are about combats, their own and those of others."""

from typing import Any

import methuselah as mt
import pytest
from driving import Duel, Fight, Never, Offers
from positions import act, blood, targets

#: Allies of no print.
OWN = r"""
Card(
    name: "Shambler",
    facts: {"types": "Ally", "keywords": "zombie", "pool": "1", "life": "3", "strength": "1", "bleed": "1"},
)
Card(
    name: "Pale Visitor",
    facts: {"types": "Ally", "keywords": "wraith", "pool": "1", "life": "3", "strength": "1", "bleed": "1"},
)
Card(name: "Grave Lore", facts: {"types": "Action", "requires": "obl"}, modes: [(disc: ["obl"], do: [Lock(Me)])])
Card(name: "Vanish", facts: {"types": "Combat"}, modes: [(when: BeforeStrikes, do: [Banish(Me)])])
"""


# ---- maneuvers and strength


def test_saku_maneuvers_once(duel: Duel, offers: Offers, fight: Fight) -> None:
    g = duel("Saku Pihlajamäki", "Ryan")
    g.play(kind="use", card="Saku Pihlajamäki")
    assert not offers(g, card="Saku Pihlajamäki")
    fight(g)
    assert g.minion("Ryan").blood == 4  # hands do not reach


def test_saku_leaves_it(duel: Duel, fight: Fight) -> None:
    g = duel("Saku Pihlajamäki", "Ryan")
    fight(g)
    assert g.minion("Ryan").blood == 3


@pytest.mark.parametrize(
    ("foe", "damage"), [("Ryan", 2), ("Catalina Vega", 1), ("Underbridge Stray", 2)]
)
def test_ragnar_is_stronger_against_some(foe: str, damage: int, duel: Duel) -> None:
    """Catalina is of his own capacity, 8."""
    g = duel("Ragnar Nordstrom", foe)
    assert g.minion("Ragnar Nordstrom").strength == damage


def test_ragnar_is_not_stronger_outside_combat() -> None:
    g = act("Ragnar Nordstrom", [])
    assert g.minion("Ragnar Nordstrom").strength == 1


@pytest.mark.parametrize(
    ("name", "strength", "bleed"),
    [
        ("Kalyani, Agent of Doom", 2, 1),
        ("Kasim Bayar", 1, 2),
        ("Theo Bell (G6)", 2, 1),
        ("Huldu, The Desecrator", 1, 2),
        ("Ashur-uballit, Son of the Abyss", 1, 2),
        ("Marchesa Liliana", 1, 2),
        ("Mora, the Death Seer", 1, 2),
        ("Abderrahim, Death's Hand", 2, 1),
        ("Egidia Arrú", 2, 1),
        ('Jason "Son" Newberry', 1, 2),
    ],
)
def test_strength_and_bleed(name: str, strength: int, bleed: int) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, name)
    at = s.start().minion(name.removesuffix(" (G6)"))
    assert (at.strength, at.bleed) == (strength, bleed)


def test_kasim_discards_a_political_action(duel: Duel, offers: Offers, fight: Fight) -> None:
    hand = ["Ancilla Empowerment", "Kine Resources Contested", "Bonding"]
    g = duel("Kasim Bayar", "Catalina Vega", hand)
    assert targets(g, "Kasim Bayar") == {"Ancilla Empowerment", "Kine Resources Contested"}
    g.play(kind="use", card="Kasim Bayar", target="Ancilla Empowerment")
    assert g.seat(0).ash_heap == ["Ancilla Empowerment"]
    assert len(g.seat(0).hand) == 7
    assert not offers(g, card="Kasim Bayar")  # once each combat
    assert g.minion("Kasim Bayar").strength == 3
    fight(g)
    assert g.minion("Catalina Vega").blood == 5
    assert g.minion("Kasim Bayar").strength == 1


def test_kasim_does_not_for_others(duel: Duel, never: Never) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.minion(0, "Kasim Bayar")
    s.minion(0, "Sully")
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion="Sully")
    g.play(kind="block", minion="Ryan")
    never(g, kind="use", card="Kasim Bayar")


# ---- strike cards


def dear(foe: str, answer: list[str], blood: int | None = None, own: str = "Sully") -> mt.Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Earth Meld"])
    s.seat(1, hand=answer)
    s.minion(0, "Algirdas, The Solar Prophet")
    s.minion(0, own)
    s.minion(1, foe, blood=blood)
    return s.start()


@pytest.mark.parametrize(
    ("foe", "card", "cost"),
    [
        ("Nathan Turner", "Earth Meld", 1),
        ("Nathan Turner", "Form of Mist", 1),
        ("Nathan Turner", "Claws of the Dead", 1),  # no strike: the printed cost alone
        ("Massimiliano", "Earth Meld", 0),  # of his own capacity
    ],
)
def test_strike_cards_cost_a_foe_of_algirdas_more(foe: str, card: str, cost: int) -> None:
    g = dear(foe, [card])
    before = g.minion(foe).blood
    g.play(kind="bleed", minion="Algirdas, The Solar Prophet")
    g.play(kind="block", minion=foe)
    if card != "Claws of the Dead":
        g.pass_until("strike", seat=0)
        g.play(kind="hand strike")
    g.play(kind="play", card=card, level="inferior")
    assert g.minion(foe).blood == before - cost


@pytest.mark.parametrize(("blood", "played"), [(1, True), (0, False)])
def test_a_foe_of_algirdas_must_be_able_to_pay(blood: int, played: bool, offers: Offers) -> None:
    g = dear("Nathan Turner", ["Earth Meld"], blood=blood)
    g.play(kind="bleed", minion="Algirdas, The Solar Prophet")
    g.play(kind="block", minion="Nathan Turner")
    g.pass_until("strike", seat=0)
    g.play(kind="hand strike")
    assert bool(offers(g, card="Earth Meld")) == played


@pytest.mark.ruling("G00074#46b43843")
def test_a_strike_that_a_card_grants_at_its_play_is_a_strike_card() -> None:
    """Aid from Bats, too."""
    g = dear("Ryan", ["Aid from Bats"])
    g.play(kind="bleed", minion="Algirdas, The Solar Prophet")
    g.play(kind="block", minion="Ryan")
    g.pass_until("strike", seat=0)
    g.play(kind="hand strike")
    g.play(kind="play", card="Aid from Bats", level="inferior")
    assert g.minion("Ryan").blood == 2  # and 1 damage of the hand strike


def test_strike_cards_cost_others_as_printed() -> None:
    g = dear("Nathan Turner", ["Earth Meld"])
    g.play(kind="bleed", minion="Sully")
    g.play(kind="block", minion="Nathan Turner")
    before = g.minion("Nathan Turner").blood
    g.play(kind="hand strike")
    g.play(kind="play", card="Earth Meld", level="inferior")
    assert g.minion("Nathan Turner").blood == before


# ---- combats of others


def with_watcher(watcher: str, own: mt.Cards | None = None, **how: Any) -> mt.Position:
    """Seat 0's Sully fights Ryan while a minion of seat 0 looks on."""
    fighter = how.pop("fighter", "Sully")
    s = mt.Scenario(players=2, blanks=True, cards=own)
    s.seat(0, hand=how.pop("hand", []))
    if fighter != watcher:
        s.minion(0, fighter)
    s.minion(0, watcher, **how)
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion=fighter)
    g.play(kind="block", minion="Ryan")
    return g


HULDU = "Huldu, The Desecrator"


def test_huldu_prevents_damage_to_another(fight: Fight, offers: Offers) -> None:
    g = with_watcher(HULDU, locked=True, blood=3)
    fight(g, "prevent")
    g.play(kind="use", card=HULDU)
    assert not offers(g, card=HULDU)
    fight(g)
    assert blood(g, "Sully", HULDU, "Ryan") == (4, 2, 3)


@pytest.mark.parametrize(
    ("how", "fighter"),
    [({"region": "torpor"}, "Sully"), ({"blood": 0, "locked": True}, "Sully"), ({}, HULDU)],
)
def test_huldu_does_not(how: Any, fighter: str, never: Never) -> None:
    g = with_watcher(HULDU, fighter=fighter, **how)
    never(g, kind="use", card=HULDU)


def test_huldu_does_not_help_those_of_others(never: Never) -> None:
    s = mt.Scenario(players=3)
    s.minion(0, "Sully")
    s.minion(1, "Ryan")
    s.minion(2, HULDU)
    g = s.start()
    g.play(kind="bleed", minion="Sully")
    g.play(kind="block", minion="Ryan")
    never(g, kind="use", card=HULDU)


@pytest.mark.parametrize("fighter", ["Shambler", "Pale Visitor"])
def test_tommaso_ends_a_combat_of_the_dead(
    fighter: str, own: mt.Cards, fight: Fight, offers: Offers
) -> None:
    g = with_watcher("Tommaso Sforza", own, fighter=fighter, locked=True, blood=3)
    g.play(kind="use", card="Tommaso Sforza")
    fight(g)
    assert blood(g, fighter, "Ryan", "Tommaso Sforza") == (3, 4, 2)


@pytest.mark.parametrize(
    ("fighter", "how"),
    [
        ("Sully", {}),
        ("Shambler", {"region": "torpor"}),
        ("Shambler", {"blood": 0, "locked": True}),
    ],
)
def test_tommaso_does_not(fighter: str, how: Any, own: mt.Cards, never: Never) -> None:
    g = with_watcher("Tommaso Sforza", own, fighter=fighter, **how)
    never(g, kind="use", card="Tommaso Sforza")


ROGER = "Roger de Camden"


@pytest.mark.parametrize("fighter", ["Sully", ROGER])
def test_roger_gives_a_maneuver(fighter: str, own: mt.Cards, fight: Fight, offers: Offers) -> None:
    g = with_watcher(ROGER, own, fighter=fighter, hand=["Grave Lore", "Bonding"])
    g.play(kind="use", card=ROGER)
    if g.decision.kind == "announce":
        assert {o.target for o in g.decision.options} == {"Grave Lore"}
        g.choose(g.decision.options[0])
    assert g.seat(0).ash_heap == ["Grave Lore"]
    g.play(kind="maneuver", minion=fighter)
    fight(g)
    assert blood(g, "Ryan") == (4,)


@pytest.mark.parametrize(
    ("hand", "how"), [(["Bonding"], {}), (["Grave Lore"], {"region": "torpor"})]
)
def test_roger_gives_none(hand: list[str], how: Any, own: mt.Cards, never: Never) -> None:
    g = with_watcher(ROGER, own, hand=hand, **how)
    never(g, kind="use", card=ROGER)


# ---- leaving the ready region


@pytest.mark.parametrize(
    ("foe", "blood", "answer", "pool"),
    [
        ("Ryan", 1, [], 29),  # to torpor
        ("Ryan", 4, [], 30),
        ("Shambler", 2, [], 29),  # burned
        ("Shambler", 3, [], 30),
        ("Ryan", 4, ["Vanish"], 29),
    ],
)
def test_egidia_makes_them_burn_pool(
    foe: str, blood: int, answer: list[str], pool: int, own: mt.Cards, fight: Fight
) -> None:
    s = mt.Scenario(players=2, blanks=True, cards=own)
    s.seat(1, hand=answer)
    s.minion(0, "Egidia Arrú", blood=5)
    s.minion(1, foe, blood=blood)
    g = s.start()
    g.play(kind="bleed", minion="Egidia Arrú")
    g.play(kind="block", minion=foe)
    if answer:
        g.play(kind="play", card="Vanish")
    fight(g)
    assert (g.seat(0).pool, g.seat(1).pool) == (30, pool)


def test_egidia_herself_is_no_such_minion(own: mt.Cards, duel: Duel, fight: Fight) -> None:
    g = duel("Egidia Arrú", "Zack North", blood=(1, 5))
    fight(g)
    assert g.minion("Egidia Arrú").torpor
    assert (g.seat(0).pool, g.seat(1).pool) == (30, 30)


def test_egidia_both_leave(fight: Fight, duel: Duel) -> None:
    """She is still in play, and was in that combat."""
    g = duel("Egidia Arrú", "Zack North", blood=(1, 1))
    fight(g)
    assert g.minion("Egidia Arrú").torpor
    assert (g.seat(0).pool, g.seat(1).pool) == (30, 29)


def test_egidia_in_combats_of_others(fight: Fight) -> None:
    g = with_watcher("Egidia Arrú")
    fight(g)
    assert g.seat(1).pool == 30

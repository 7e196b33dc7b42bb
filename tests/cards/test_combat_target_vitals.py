"""Combat cards: aims."""

import methuselah as mt
import pytest
from driving import Duel, Never, Resolve
from positions import blood

# ---- Target Vitals


def aimed(g: mt.Position, resolve: Resolve) -> mt.Position:
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Ryan")
    g.play(kind="play", card="Target Vitals")
    return g


def test_an_aim_adds_2_to_damage_inflicted(duel: Duel, resolve: Resolve) -> None:
    g = aimed(duel("Ryan", "Ayelech", ["Target Vitals"]), resolve)
    resolve(g)
    assert blood(g, "Ryan", "Ayelech") == (3, 4)


def test_the_aim_is_for_one_strike(duel: Duel, resolve: Resolve) -> None:
    g = duel("Ryan", "Ayelech", ["Target Vitals"], ["Apportation"], blood=(4, 7))
    resolve(g, "press")
    g.play(kind="play", card="Apportation", level="inferior")
    resolve(aimed(g, resolve))
    assert g.minion("Ayelech").blood == 7 - 1 - 3


def test_who_is_hit_by_an_aim_cannot_press(duel: Duel, resolve: Resolve, never: Never) -> None:
    g = aimed(duel("Ryan", "Ayelech", ["Target Vitals"], ["Apportation"]), resolve)
    never(g, card="Apportation")


def test_without_damage_there_is_none_to_add_and_one_can_press(
    duel: Duel, resolve: Resolve
) -> None:
    g = aimed(duel("Ryan", "Brock Sterling", ["Target Vitals"], ["Hidden Strength"]), resolve)
    resolve(g, "prevent")
    g.play(kind="play", card="Hidden Strength", level="superior", amount=0)
    resolve(g, "press")
    g.play(kind="press", minion="Brock Sterling")
    resolve(g)
    assert g.minion("Brock Sterling").blood == 2  # nothing at first, 1 in the second round


@pytest.mark.ruling("101942#81806ca4", "G00148#3654a9d9")
@pytest.mark.parametrize(
    ("actor", "card", "left"),
    [("Nik Sikko", "Majesty", 7), ("Indira", "Form of Mist", 7), ("Lauren", "Theft of Vitae", 6)],
)
def test_an_aim_adds_nothing_to_a_strike_without_damage(
    actor: str, card: str, left: int, duel: Duel, resolve: Resolve
) -> None:
    g = duel(actor, "Ayelech", [card, "Target Vitals"])
    resolve(g, "strike")
    g.play(kind="play", card=card, level="inferior")
    g.play(kind="play", card="Target Vitals")
    resolve(g)
    assert g.minion("Ayelech").blood == left


@pytest.mark.ruling("101942#d54f6ceb", "G00148#0ad88066")
def test_the_damage_of_an_aim_is_of_the_kind_of_the_strike(duel: Duel, resolve: Resolve) -> None:
    """A Kevlar Vest prevents 2 damage of a gun, 1 of a hand strike."""
    g = duel("Ryan", "Ayelech", ["Target Vitals"], cards=([".44 Magnum"], ["Kevlar Vest"]))
    resolve(g, "strike")
    g.play(kind="weapon strike", minion="Ryan")
    g.play(kind="play", card="Target Vitals")
    resolve(g, "prevent")
    g.play(kind="use", card="Kevlar Vest")  # 1 of the 2 damage is prevented: 1 is inflicted
    g.choose(next(o for o in g.decision.options if o.kind == "pass"))
    g.play(kind="use grant")  # 1 of the 2 added, which are of the gun too
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - 2


@pytest.mark.ruling("101942#a7b7aa01", "101942#d54f6ceb")
def test_one_can_aim_a_gun_that_has_maneuvered(duel: Duel, resolve: Resolve) -> None:
    g = duel("Ryan", "Ayelech", ["Target Vitals"], cards=([".44 Magnum"], []))
    g.play(kind="maneuver", minion="Ryan")
    resolve(g, "strike")
    g.play(kind="weapon strike", minion="Ryan")
    g.play(kind="play", card="Target Vitals")
    resolve(g)
    assert blood(g, "Ryan", "Ayelech") == (4, 7 - 4)  # at long range


def test_only_one_aim_each_strike(duel: Duel, resolve: Resolve, never: Never) -> None:
    g = aimed(duel("Ryan", "Ayelech", ["Target Vitals", "Target Vitals"]), resolve)
    never(g, card="Target Vitals")
    assert g.minion("Ayelech").blood == 4


def test_both_can_aim(duel: Duel, resolve: Resolve) -> None:
    g = aimed(duel("Ryan", "Ayelech", ["Target Vitals"], ["Target Vitals"]), resolve)
    g.play(kind="hand strike", minion="Ayelech")
    g.play(kind="play", card="Target Vitals", minion="Ayelech")
    resolve(g)
    assert blood(g, "Ryan", "Ayelech") == (1, 4)


def test_two_combat_cards_cancel_an_aim(duel: Duel, resolve: Resolve) -> None:
    g = duel("Ryan", "Ayelech", ["Target Vitals"], ["Apportation", "Majesty", "Deflection"])
    aimed(g, resolve)
    while g.decision.kind != "strike":
        ways = [o for o in g.decision.options if o.kind != "pass"]
        assert {o.target for o in ways if o.target} <= {"Apportation", "Majesty"}
        g.choose(ways[0])
    resolve(g)
    assert blood(g, "Ryan", "Ayelech") == (3, 6)
    assert sorted(g.seat(1).ash_heap) == ["Apportation", "Majesty"]
    assert g.seat(0).ash_heap == ["Target Vitals"]
    assert len(g.seat(1).hand) == 7  # what is discarded is replaced


def test_one_combat_card_does_not_cancel_an_aim(duel: Duel, resolve: Resolve, never: Never) -> None:
    g = aimed(duel("Ryan", "Ayelech", ["Target Vitals"], ["Apportation", "Deflection"]), resolve)
    never(g, kind="answer")
    assert g.minion("Ayelech").blood == 4


def test_an_aim_comes_with_the_choice_of_a_strike(duel: Duel, never: Never) -> None:
    g = duel("Ryan", "Ayelech", ["Target Vitals"], ["Apportation"])
    never(g, "strike chosen", card="Target Vitals")

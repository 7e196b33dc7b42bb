"""Rulings on combat cards and on retainers in combat."""

import methuselah as mt
import pytest
from adepts import ADEPTS
from driving import Never, Resolve
from methuselah._core import Position

OWN = (
    ADEPTS
    + """
Card(
    name: "Brute",
    facts: {
        "types": "Vampire", "clans": "Gangrel", "capacity": "8", "group": "any", "sect": "Anarch",
        "disciplines": "ani|for|pre",
    },
)
// Prevents nothing that is aggravated.
Card(
    name: "Thick Coat",
    facts: {"types": "Equipment"},
    abilities: [
        Use((when: Prevent, if: [If(Host, [The(Damaged)]), Damage([Not(Aggravated)])],
            limit: [(Copy, Combat)], do: [Prevent(1, [Not(Aggravated)])])),
    ],
)
// Hurts its bearer, too.
Card(
    name: "Leaking Torch",
    facts: {"types": "Equipment", "keywords": "weapon"},
    abilities: [
        Strike((strike: With([Damage((to: Host, n: 1, ranged: true))], Ranged(Damage(2))))),
    ],
)
Card(
    name: "Quick Blade",
    facts: {"types": "Equipment", "keywords": "weapon"},
    abilities: [Strike((strike: First(Ranged(Damage(2)))))],
)
Card(
    name: "Slow Blade",
    facts: {"types": "Equipment", "keywords": "weapon"},
    abilities: [Strike((strike: Ranged(Damage(2))))],
)
Card(
    name: "Shelter",
    facts: {"types": "Equipment"},
    abilities: [Static((to: Host, change: ImmuneTo([Environmental])))],
)
Card(
    name: "Ward",
    facts: {"types": "Equipment"},
    abilities: [Static((to: Host, change: ImmuneTo([Not(Environmental)])))],
)
Card(
    name: "Whistle",
    facts: {"types": "Combat"},
    modes: [
        (when: AnyTime, choose: [Cards([In(Hand, You), Type(Retainer), EquippableBy(Me)])],
            do: [BringOnto(Me, Picked(0))]),
    ],
)
// Combat cards cost whoever fights its bearer 1 blood more.
Card(
    name: "Dread",
    facts: {"types": "Equipment"},
    abilities: [
        Static((to: Cards([The(Opponent)]), if: [If(Host, [InCombat])],
            change: BloodCost([Type(Combat)], 1))),
    ],
)
"""
)


def clash(
    own: mt.Cards,
    hand: list[str],
    answer: tuple[str, ...] = (),
    mine: tuple[str, ...] = (),
    theirs: tuple[str, ...] = (),
    blood: tuple[int, int] = (8, 8),
) -> Position:
    """The Adept of seat 0 bleeds, and the Brute of seat 1 blocks."""
    s = mt.Scenario(players=2, cards=own, blanks=True)
    s.seat(0, hand=hand, pool=20)
    s.seat(1, hand=list(answer), pool=20)
    s.minion(0, "Adept", blood=blood[0], cards=mine)
    s.minion(1, "Brute", blood=blood[1], cards=theirs)
    game = s.start()
    game.play(kind="bleed", minion="Adept")
    game.play(kind="block", minion="Brute")
    return game


# ---- damage added to a strike


@pytest.mark.ruling("100201#c8dabea5", "100208#f4c9b278", "100597#d99844d0", "101798#c8dabea5")
@pytest.mark.parametrize(
    ("card", "mode", "damage"),
    [
        ("Blood Fury", 0, 2),
        ("Blood Fury", 1, 3),
        ("Blood Rage", 1, 2),
        ("Dust Up", 0, 2),
        ("Dust Up", 2, 3),
        ("Slam", 0, 3),
        ("Slam", 1, 3),
    ],
)
@pytest.mark.parametrize("claws", [False, True])
def test_damage_added_to_an_aggravated_strike_is_aggravated(
    card: str, mode: int, damage: int, claws: bool, own: mt.Cards, resolve: Resolve, never: Never
) -> None:
    """A coat that is of use against any point that is not."""
    g = clash(own, [card, "Wolf Claws"], theirs=("Thick Coat",))
    if claws:
        g.play(kind="play", card="Wolf Claws", mode=0)
    resolve(g, "strike")
    g.play(kind="play", card=card, mode=mode)
    if claws:
        never(g, card="Thick Coat")
    else:
        g.play(kind="hand strike", minion="Brute")
        g.play(kind="use", card="Thick Coat")
        resolve(g)
    brute = g.minion("Brute")
    assert (brute.torpor, brute.blood) == (claws, 8 - damage + 1)


@pytest.mark.ruling("100201#c8dabea5", "100208#f4c9b278")
@pytest.mark.parametrize("card", ["Blood Fury", "Blood Rage"])
def test_fortitude_prevents_no_part_of_the_damage_that_defies_it(
    card: str, own: mt.Cards, resolve: Resolve, never: Never
) -> None:
    g = clash(own, [card], ("Rolling with the Punches",))
    resolve(g, "strike")
    g.play(kind="play", card=card, level="superior")
    never(g, card="Rolling with the Punches")
    assert g.minion("Brute").blood == 8 - {"Blood Fury": 3, "Blood Rage": 2}[card]


# ---- strikes that make weapons harmless

HARMLESS = [("Blood Fury", 2), ("Blood Rage", 1), ("Soul Burn", 1)]


def burnt(own: mt.Cards, resolve: Resolve, weapon: str, card: str | None) -> Position:
    g = clash(own, [card] if card else [], theirs=(weapon,))
    resolve(g, "strike")
    if card:
        g.play(kind="play", card=card, level="inferior")
    else:
        g.play(kind="hand strike", minion="Adept")
    g.play(kind="weapon strike", minion="Brute")
    resolve(g)
    return g


@pytest.mark.ruling("100201#fa8d2e30", "100208#fa8d2e30", "101829#fa8d2e30")
@pytest.mark.parametrize(("card", "damage"), HARMLESS)
def test_a_weapon_made_harmless_still_hurts_its_bearer(
    card: str, damage: int, own: mt.Cards, resolve: Resolve
) -> None:
    g = burnt(own, resolve, "Leaking Torch", card)
    assert (g.minion("Adept").blood, g.minion("Brute").blood) == (
        8 - (card != "Blood Rage"),
        8 - damage - 1,
    )
    g = burnt(own, resolve, "Leaking Torch", None)
    assert (g.minion("Adept").blood, g.minion("Brute").blood) == (8 - 2, 8 - 1 - 1)


@pytest.mark.ruling("100201#cfbfd266", "101829#cfbfd266")
@pytest.mark.parametrize(("weapon", "lost"), [("Quick Blade", 2), ("Slow Blade", 0)])
@pytest.mark.parametrize("card", ["Blood Fury", "Soul Burn"])
def test_a_weapon_that_strikes_first_is_not_harmless_yet(
    card: str, weapon: str, lost: int, own: mt.Cards, resolve: Resolve
) -> None:
    assert burnt(own, resolve, weapon, card).minion("Adept").blood == 8 - 1 - lost


# ---- strikes that end combat


@pytest.mark.ruling("100307#a51a3d46")
@pytest.mark.parametrize(("immune", "lost"), [("Shelter", 1), ("Ward", 0)])
def test_who_fears_is_hurt_by_the_vampire_itself(
    immune: str, lost: int, own: mt.Cards, resolve: Resolve
) -> None:
    g = clash(own, ["Catatonic Fear"], theirs=(immune,))
    resolve(g, "strike")
    g.play(kind="play", card="Catatonic Fear", level="superior")
    resolve(g)
    assert g.minion("Brute").blood == 8 - lost


@pytest.mark.ruling("100568#b63836e1")
@pytest.mark.parametrize("dogs", [True, False])
def test_dogs_that_come_late_undo_a_strike_that_ends_combat(
    dogs: bool, own: mt.Cards, resolve: Resolve
) -> None:
    """As chosen it was possible; the other strike is carried out, and combat goes on."""
    g = clash(own, ["Dog Pack", "Whistle"], ("Majesty",))
    g.play(kind="hand strike", minion="Adept")
    g.play(kind="play", card="Majesty", level="inferior")
    if dogs:
        g.play(kind="play", card="Whistle", target="Dog Pack")
    resolve(g)
    assert g.minion("Brute").blood == 8 - 1 - dogs
    assert g.minion("Adept").blood == 8


# ---- others


@pytest.mark.ruling("100563#0d7bdf34")
def test_there_may_be_nothing_to_steal(own: mt.Cards, resolve: Resolve) -> None:
    g = clash(own, ["Diversion"], blood=(5, 0))
    resolve(g, "strike")
    g.play(kind="play", card="Diversion", mode=2)
    resolve(g)
    assert "Diversion" in g.seat(0).ash_heap
    assert (g.minion("Adept").blood, g.minion("Brute").blood) == (4, 0)  # struck by hand


@pytest.mark.ruling("101942#dd2c09db")
@pytest.mark.parametrize("dread", [True, False])
def test_an_aim_cancelled_by_discards_is_paid_for(
    dread: bool, own: mt.Cards, resolve: Resolve
) -> None:
    g = clash(own, ["Target Vitals"], ("Fake Out", "Fake Out"), theirs=("Dread",) if dread else ())
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Adept")
    g.play(kind="play", card="Target Vitals")
    g.play(kind="answer", card="Target Vitals")
    resolve(g)
    assert g.seat(1).ash_heap == ["Fake Out", "Fake Out"]
    assert (g.minion("Adept").blood, g.minion("Brute").blood) == (8 - 1 - dread, 8 - 1)

"""Retainers that act in the combats of their employers."""

from typing import Any

import methuselah as mt
import pytest
from driving import Never, Offers, Resolve, Written
from methuselah._core import Position
from positions import blood

#: Those that hurt at close range only: a level at which they are in play, and how much.
BITERS = [
    ("Dread Mastiff", False, 1),
    ("Dread Mastiff", True, 1),
    ("Hatch the Viper", False, 1),
    ("Hatch the Viper", True, 2),
    ("Shade", False, 1),
    ("Stone Dog", False, 1),
    ("Vengeful Spirit", False, 1),
    ("Wolf Companion", False, 1),
    ("Zombie", False, 1),
]


def fought(
    retainer: str | None,
    hand: list[str] | None = None,
    answer: list[str] | None = None,
    *,
    superior: bool = False,
    employer: str = "Erinyi",
    other: str = "Ayelech",
    **more: Any,
) -> Position:
    """`employer` of seat 0, with the retainer, has bled, and `other` of seat 1 has blocked."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=hand or [])
    s.seat(1, hand=answer or [])
    s.minion(0, employer)
    if retainer:
        s.permanent(0, retainer, on=employer, superior=superior)
    s.minion(1, other, **more)
    g = s.start()
    g.play(kind="bleed", minion=employer)
    g.play(kind="block", minion=other)
    return g


@pytest.mark.parametrize(("retainer", "superior", "n"), BITERS)
def test_it_hurts_whom_its_employer_fights(
    retainer: str, superior: bool, n: int, resolve: Resolve
) -> None:
    g = fought(retainer, superior=superior)
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - 1 - n


@pytest.mark.ruling("G00017#eefbce18")
@pytest.mark.parametrize(("retainer", "superior", "n"), [*BITERS, ("Razor Bat", False, 1)])
def test_a_dodge_does_not_help_against_it(
    retainer: str, superior: bool, n: int, resolve: Resolve
) -> None:
    g = fought(retainer, superior=superior, answer=["Dodge"])
    resolve(g, "strike")
    g.play(kind="hand strike", seat=0)
    g.play(kind="play", card="Dodge", seat=1)
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - n


@pytest.mark.ruling("G00017#eefbce18")
@pytest.mark.parametrize("retainer", ["Wolf Companion", "Razor Bat", "Zombie"])
def test_combat_that_ends_comes_before_it(retainer: str, resolve: Resolve) -> None:
    g = fought(retainer, answer=["Majesty"], other="Nik Sikko")
    resolve(g, "strike")
    g.play(kind="hand strike", seat=0)
    g.play(kind="play", card="Majesty", seat=1)
    resolve(g)
    assert g.minion("Nik Sikko").blood == 3 - 1  # what it costs


@pytest.mark.ruling("G00017#eefbce18")
def test_a_first_strike_that_ends_the_combat_comes_before_it(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Quick Jab"])
    s.minion(0, "Ayelech")
    s.minion(1, "Ryan", blood=0, cards=["Wolf Companion"])
    g = s.start()
    g.play(kind="bleed", minion="Ayelech")
    g.play(kind="block", minion="Ryan")
    resolve(g, "strike")
    g.play(kind="play", card="Quick Jab")
    resolve(g)
    assert g.minion("Ryan").torpor
    assert g.minion("Ayelech").blood == 7


@pytest.mark.parametrize(
    ("retainer", "n"), [("Razor Bat", 1), ("Wolf Companion", 0), ("Shade", 0), ("Stone Dog", 0)]
)
def test_at_long_range_only_what_is_ranged_hurts(retainer: str, n: int, resolve: Resolve) -> None:
    g = fought(retainer, answer=["Fake Out"])
    resolve(g, "range")
    g.play(kind="play", card="Fake Out", seat=1)
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - n


@pytest.mark.parametrize("retainer", ["Razor Bat", "Stone Dog"])
def test_some_serve_gargoyles_only(retainer: str, resolve: Resolve) -> None:
    g = fought(retainer, employer="Ryan")
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - 1


@pytest.mark.ruling("G00029#326e7e6f")
@pytest.mark.parametrize("retainer", ["Shade", "Wolf Companion", "Zombie", "Vengeful Spirit"])
def test_it_does_not_bite_again_with_additional_strikes(retainer: str, resolve: Resolve) -> None:
    g = fought(retainer, ["Blur"], employer="Tamoszius")
    resolve(g, "additional strike")
    g.play(kind="play", card="Blur", level="inferior")
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - 1 - 1 - 1


@pytest.mark.ruling("G00018#6ac45a5a")
@pytest.mark.parametrize(
    ("card", "minion", "levels"),
    [
        ("Shade", "Claudia", {"inferior": 2}),
        ("Wolf Companion", "Horace Radcliffe", {"inferior": 2, "superior": 3}),
        ("Dread Mastiff", "Berenguela, The Vicious", {"inferior": 2, "superior": 2}),
    ],
)
def test_its_life_is_that_of_the_level(card: str, minion: str, levels: dict[str, int]) -> None:
    for level, life in levels.items():
        s = mt.Scenario(players=2, blanks=True)
        s.seat(0, hand=[card])
        s.minion(0, minion)
        g = s.start()
        full = g.minion(minion).blood
        g.play(kind="play", card=card, level=level)
        g.pass_until("minion")
        assert g.minion(card).blood == life
        assert g.minion(minion).blood == full - 1


@pytest.mark.ruling("G00016#12498cde")
@pytest.mark.parametrize(
    ("immune", "lost"),
    [("Environmental", 1), ("From([Type(Retainer)])", 1), ("From([Type(Equipment)])", 2)],
)
@pytest.mark.parametrize("retainer", ["Shade", "Wolf Companion", "Razor Bat", "Zombie"])
def test_it_is_the_source_of_environmental_damage(
    retainer: str, immune: str, lost: int, written: Written, resolve: Resolve
) -> None:
    facts = '{"types": "Ally", "life": "4", "strength": "1", "bleed": "1"}'
    immunity = f"Static((to: Me, change: ImmuneTo([{immune}])))"
    cards = written(f'Card(name: "Warden", facts: {facts}, abilities: [{immunity}])')
    s = mt.Scenario(players=2, blanks=True, cards=cards)
    s.minion(0, "Erinyi", cards=[retainer])
    s.minion(1, "Warden")
    g = s.start()
    g.play(kind="bleed", minion="Erinyi")
    g.play(kind="block", minion="Warden")
    resolve(g)
    assert g.minion("Warden").blood == 4 - lost


# ---- what else they do


def test_the_mastiff_gives_a_press_each_combat_at_superior(resolve: Resolve) -> None:
    g = fought("Dread Mastiff", superior=True)
    resolve(g, "press")
    g.play(kind="use", card="Dread Mastiff")
    resolve(g, "strike")
    assert g.minion("Ayelech").blood == 7 - 2
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - 4  # no second press in this combat


def test_the_mastiff_gives_no_press_at_inferior(never: Never) -> None:
    never(fought("Dread Mastiff"), kind="use", card="Dread Mastiff")


@pytest.mark.parametrize("retainer", ["Hatch the Viper", "Resplendent Protector"])
def test_a_damage_is_prevented_each_combat(retainer: str, resolve: Resolve, never: Never) -> None:
    g = fought(retainer)
    resolve(g, "prevent")
    g.play(kind="use", card=retainer)
    never(g, kind="use", card=retainer)
    assert g.minion("Erinyi").blood == 3


def test_jackie_gives_a_maneuver_each_combat(resolve: Resolve, never: Never) -> None:
    g = fought("Jackie Therman")
    g.play(kind="use", card="Jackie Therman")
    never(g, kind="use", card="Jackie Therman")
    assert blood(g, "Erinyi", "Ayelech") == (3, 7)  # at long range


@pytest.mark.parametrize(("retainer", "bleed"), [("Vengeful Spirit", 2), ("Zombie", 1)])
def test_the_spirit_bleeds(retainer: str, bleed: int) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, pool=20)
    s.minion(0, "Erinyi", cards=[retainer])
    g = s.start()
    g.play(kind="bleed", minion="Erinyi")
    g.pass_until("minion")
    assert g.seat(1).pool == 20 - bleed


@pytest.mark.parametrize(("employer", "blocks"), [("Erinyi", True), ("Ryan", False)])
def test_the_bat_gives_intercept_to_a_gargoyle(employer: str, blocks: bool) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Baixinho", blood=1)
    s.minion(1, employer, cards=["Razor Bat"])
    g = s.start()
    g.play(kind="hunt", minion="Baixinho")
    g.play(kind="block", minion=employer)
    g.pass_until("strike" if blocks else "minion")
    assert g.minion(employer).locked is blocks


def test_a_vampire_eats_the_zombie() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Almodo Giovanni", blood=1, cards=["Zombie"])
    s.minion(1, "Ashley")
    g = s.start()
    g.play(kind="action", card="Zombie", minion="Almodo Giovanni")
    g.pass_until("minion")  # it has a stealth, which Ashley cannot meet
    assert g.minion("Almodo Giovanni").blood == 3
    assert g.minion("Almodo Giovanni").cards == []
    assert g.seat(0).ash_heap == ["Zombie"]


@pytest.mark.parametrize(("employer", "offered"), [("Erinyi", True), ("Ryan", False)])
def test_the_stone_dog_leads_a_gargoyle_into_combat(
    employer: str, offered: bool, offers: Offers
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, employer, cards=["Stone Dog"])
    s.minion(1, "Ashley", locked=True)
    g = s.start()
    assert bool(offers(g, kind="action", card="Stone Dog")) is offered
    if offered:
        g.play(kind="action", card="Stone Dog", target="Ashley")
        g.pass_until("strike")


@pytest.mark.parametrize(("card", "lives"), [("Owl Companion", (1, 2)), ("Raptor", (1, 1))])
def test_the_life_of_birds(card: str, lives: tuple[int, int]) -> None:
    for level, life in zip(("inferior", "superior"), lives, strict=True):
        s = mt.Scenario(players=2, blanks=True)
        s.seat(0, hand=[card])
        s.minion(0, "Horace Radcliffe")
        g = s.start()
        g.play(kind="play", card=card, level=level)
        g.pass_until("minion")
        assert g.minion(card).blood == life


def test_the_owl_sees_the_hand_of_the_other_in_combat() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, hand=["Fame"])
    s.minion(0, "Ryan", cards=["Owl Companion"])
    s.minion(1, "Ashley")
    g = s.start()
    assert "Fame" not in g.view(0).known_hand(1)
    g.play(kind="bleed", minion="Ryan")
    g.play(kind="block", minion="Ashley")
    g.pass_until("strike")
    assert "Fame" in g.view(0).known_hand(1)
    assert "Fame" not in g.view(1).known_hand(0)


def test_what_the_owl_has_shown_is_known_afterwards(resolve: Resolve) -> None:
    """The whole table has seen it, but not what is drawn later."""
    s = mt.Scenario(players=3, blanks=True)
    s.seat(1, hand=["Fame", "Fake Out"], library=["Blood Doll", "Dodge"])
    s.minion(0, "Ryan", cards=["Owl Companion"])
    s.minion(1, "Ashley")
    g = s.start()
    g.play(kind="bleed", minion="Ryan")
    g.play(kind="block", minion="Ashley")
    g.play(kind="play", card="Fake Out")  # replaced after combat
    resolve(g)
    for seat in (0, 2):
        known = g.view(seat).known_hand(1)
        assert ("Fame" in known, "Blood Doll" in known, len(known)) == (True, False, 6)
    assert "Blood Doll" in g.seat(1).hand


@pytest.mark.ruling("101545#34650f38")
@pytest.mark.parametrize(("superior", "size"), [(False, 7), (True, 6)])
def test_the_raptor_takes_a_card_in_each_combat(
    superior: bool, size: int, resolve: Resolve
) -> None:
    g = fought("Raptor", ["Psyche!"], superior=superior, employer="Tamoszius")
    if superior:
        assert g.decision and (g.decision.kind, g.decision.seat) == ("discard down", 1)
        g.choose(g.decision.options[0])
    assert len(g.seat(1).hand) == size
    resolve(g, "combat ending")
    g.play(kind="play", card="Psyche!", level="superior")
    if superior:
        # Between the two combats it has been drawn anew.
        assert g.decision and (g.decision.kind, g.decision.seat) == ("discard down", 1)
        g.choose(g.decision.options[0])
    resolve(g)
    assert len(g.seat(1).hand) == 7
    assert len(g.seat(1).ash_heap) == 2 * superior


@pytest.mark.rule("CARD-8", "CARD-10")
def test_what_the_raptor_took_and_what_was_to_be_replaced_later_are_drawn_once(
    resolve: Resolve,
) -> None:
    """Both fall due as combat ends: seven cards and no more."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, hand=["Dodge", "Fake Out"])
    s.minion(0, "Ryan")
    s.permanent(0, "Raptor", on="Ryan", superior=True)
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Ryan")
    g.play(kind="block", minion="Sully")
    g.play(kind="discard", card="Filler", seat=1)
    g.play(kind="play", card="Fake Out")
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Ryan")
    assert len(g.seat(1).hand) == 5
    g.play(kind="play", card="Dodge")
    resolve(g)
    assert len(g.seat(1).hand) == 7


def test_the_raptor_gives_intercept() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Baixinho", blood=1)
    s.minion(1, "Ryan", cards=["Raptor"])
    g = s.start()
    g.play(kind="hunt", minion="Baixinho")
    g.play(kind="block", minion="Ryan")
    g.pass_until("strike")

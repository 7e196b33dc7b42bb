"""Cards that take others out of the ash heap, bring them back or use them up."""

from typing import Any

import methuselah as mt
import pytest
from driving import Never, Offers, Resolve
from methuselah._core import Position
from positions import targets

# ---- Possession


def possessed(level: str, others: tuple[str, ...] = (), seat: int = 0) -> Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Possession"], ash_heap=["Ashley", "Fame"])
    s.seat(1, ash_heap=["Ayelech"])
    s.minion(0, "Rudolfo Giovanni")
    for name in others:
        s.minion(seat, name)
    g = s.start()
    g.play(kind="play", card="Possession", level=level, target="Ashley")
    g.pass_until("minion")
    return g


def test_possession_brings_a_vampire_to_the_uncontrolled_region() -> None:
    g = possessed("inferior")
    assert [m.name for m in g.seat(0).uncontrolled] == ["Ashley"]
    assert g.seat(0).uncontrolled[0].blood == 0
    assert g.minion("Rudolfo Giovanni").blood == 1
    assert sorted(g.seat(0).ash_heap) == ["Fame", "Possession"]


def test_possession_brings_a_vampire_back_with_a_blood() -> None:
    g = possessed("superior")
    ashley = g.minion("Ashley")
    assert (ashley.blood, ashley.locked, ashley.torpor, ashley.seat) == (1, False, False, 0)
    g.play(kind="bleed", minion="Ashley")


def test_possession_is_of_ones_own_vampires() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Possession"], ash_heap=["Ashley", "Fame", "Underbridge Stray"])
    s.seat(1, ash_heap=["Ayelech"])
    s.minion(0, "Rudolfo Giovanni")
    g = s.start()
    assert targets(g, "Possession") == {"Ashley"}


def test_who_is_brought_back_contests_a_copy() -> None:
    g = possessed("superior", ("Ashley",), seat=1)
    assert not any(m.name == "Ashley" for seat in (0, 1) for m in g.seat(seat).minions)


@pytest.mark.rule("CONTEST-4")
@pytest.mark.parametrize("copy", ["Louis Fortier", "Louis Fortier (ADV)"])
def test_nobody_brings_a_copy_of_an_own_vampire_back_to_the_ready_region(copy: str) -> None:
    """The uncontrolled region is no play, and the advanced print is the same vampire (ADV-1)."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Possession"], ash_heap=[copy, "Ashley"])
    s.minion(0, "Rudolfo Giovanni")
    s.minion(0, "Louis Fortier")
    g = s.start()
    assert g.decision
    words = {str(o) for o in g.decision.options if o.card == "Possession"}
    louis = {word for word in words if "Louis Fortier" in word}
    assert len(words) == 3
    assert len(louis) == 1
    assert "[nec]" in louis.pop()


@pytest.mark.ruling("101423#f7671270")
def test_who_is_brought_back_has_nothing_of_before() -> None:
    """Ashley has bled this turn and was burned; back, she has not acted."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Possession", "Conditioning"])
    s.seat(1, hand=["Archon Investigation"])
    s.minion(0, "Ashley", cards=["Laptop Computer"])
    s.minion(0, "Rudolfo Giovanni")
    g = s.start()
    g.play(kind="bleed", minion="Ashley")
    g.play(kind="play", card="Conditioning", level="inferior")
    g.play(kind="play", card="Archon Investigation", seat=1)
    g.play(kind="play", card="Possession", level="superior", target="Ashley")
    g.pass_until("minion")
    g.play(kind="bleed", minion="Ashley")
    assert g.minion("Ashley").bleed == 1


# ---- Hand of Conrad, The Sargon Fragment


def bearing(card: str, minion: str = "Ashley") -> mt.Scenario:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Roundhouse", "Possession"], ash_heap=["Sully", "Fame"])
    s.minion(0, minion, blood=3, cards=[card])
    return s


def test_the_hand_brings_a_vampire_to_the_uncontrolled_region() -> None:
    g = bearing("Hand of Conrad").start()
    g.play(kind="action", card="Hand of Conrad", target="Sully")
    g.pass_until("minion")
    assert [m.name for m in g.seat(0).uncontrolled] == ["Sully"]
    assert g.minion("Ashley").blood == 3


def test_the_fragment_brings_a_library_card_to_hand_for_a_blood() -> None:
    g = bearing("The Sargon Fragment").start()
    assert targets(g, "The Sargon Fragment") == {"Fame"}
    g.play(kind="action", card="The Sargon Fragment", target="Fame")
    g.pass_until("discard down")
    assert "Fame" in g.seat(0).hand
    assert len(g.seat(0).hand) == 8
    g.play(kind="discard", card="Roundhouse")
    assert g.minion("Ashley").blood == 2


@pytest.mark.parametrize(
    ("card", "played", "level"),
    [
        ("Hand of Conrad", "Roundhouse", "superior"),
        ("The Sargon Fragment", "Possession", "superior"),
    ],
)
def test_they_give_a_discipline(card: str, played: str, level: str, resolve: Resolve) -> None:
    s = bearing(card)
    s.minion(1, "Ayelech")
    g = s.start()
    if played == "Roundhouse":
        g.play(kind="bleed", minion="Ashley")
        g.play(kind="block", minion="Ayelech")
        resolve(g, "strike")
    g.play(kind="play", card=played, level=level)


@pytest.mark.parametrize("card", ["Hand of Conrad", "The Sargon Fragment"])
def test_an_ally_cannot_use_them(card: str, offers: Offers) -> None:
    assert not offers(bearing(card, "Underbridge Stray").start(), kind="action", card=card)


# ---- Redeem the Lost Soul


def test_a_lost_soul_is_worth_half_its_capacity() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Redeem the Lost Soul"], pool=10, ash_heap=["Ayelech", "Fame"])
    s.seat(1, ash_heap=["Ashley"])
    g = s.start(phase="master")
    assert targets(g, "Redeem the Lost Soul") == {"Ayelech"}
    g.play(kind="play", card="Redeem the Lost Soul", target="Ayelech")
    g.pass_until("minion")
    assert g.seat(0).pool == 13
    assert g.seat(0).removed == ["Ayelech"]


# ---- Emerald Legionnaire


def legion(harbingers: int = 2, copies: int = 1, heap: int = 7, again: int = 1) -> Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, pool=20, ash_heap=["Emerald Legionnaire"] * again + ["Fame"] * heap)
    for name in ["Anisa Marianna Lopez", "Alcoan", "Egothha"][:harbingers]:
        s.minion(0, name)
    for _ in range(copies):
        s.minion(0, "Emerald Legionnaire")
    return s.start(phase="unlock")


def summon(g: Position) -> None:
    g.play(kind="use", card="Emerald Legionnaire")
    while g.decision and g.decision.kind == "choose":
        g.play(kind="choose", target="Fame")


@pytest.mark.ruling("100634#6f0a3d2e")
def test_a_legionnaire_brings_another_back_which_can_act_at_once() -> None:
    g = legion()
    summon(g)
    legionnaires = [m for m in g.seat(0).minions if m.name == "Emerald Legionnaire"]
    assert [(m.blood, m.locked) for m in legionnaires] == [(2, False)] * 2
    assert g.seat(0).ash_heap == []
    assert g.seat(0).removed == ["Fame"] * 7
    assert g.seat(0).pool == 20
    g.pass_until("minion")
    for _ in range(2):
        g.play(kind="bleed", minion="Emerald Legionnaire")
        g.pass_until("minion")


@pytest.mark.ruling("100634#6f0a3d2e")
def test_the_one_brought_back_can_bring_another_in_turn() -> None:
    g = legion(harbingers=3, heap=14, again=2)
    summon(g)
    summon(g)
    assert [m.name for m in g.seat(0).minions].count("Emerald Legionnaire") == 3


@pytest.mark.ruling("100634#d7fb9a82")
@pytest.mark.parametrize(
    "position",
    [{"harbingers": 1}, {"copies": 2}, {"heap": 6}, {"again": 0, "heap": 9}, {"copies": 0}],
)
def test_a_legionnaire_needs_a_harbinger_for_each_and_seven_cards(
    position: dict[str, int], offers: Offers
) -> None:
    g = legion(**position)
    assert not g.decision or not offers(g, kind="use", card="Emerald Legionnaire")


# ---- Dis Pater


def father(actor: str = "Almodo Giovanni", heap: int = 7, players: int = 3) -> Position:
    s = mt.Scenario(players=players, blanks=True)
    s.seat(0, hand=["Conditioning"], ash_heap=["Fame"] * heap)
    s.seat(1, pool=20, hand=["Deflection"])
    s.permanent(0, "Dis Pater")
    s.minion(0, actor)
    s.minion(1, "Ayelech", locked=True)
    g = s.start()
    g.play(kind="bleed", minion=actor)
    return g


def test_seven_cards_are_worth_a_bleed() -> None:
    g = father(heap=14)
    g.play(kind="use", card="Dis Pater")
    for _ in range(7):
        g.play(kind="choose", target="Fame")
    g.pass_until("minion")
    assert g.seat(1).pool == 20 - 2
    assert g.seat(0).removed == ["Fame"] * 7  # and only once


@pytest.mark.parametrize(("actor", "heap"), [("Almodo Giovanni", 6), ("Ryan", 7)])
def test_it_takes_seven_cards_and_a_giovanni(actor: str, heap: int, never: Never) -> None:
    never(father(actor, heap), card="Dis Pater")


@pytest.mark.ruling("100548#7e707178")
def test_it_is_too_late_then_for_other_modifiers_and_for_deflections(never: Never) -> None:
    g = father()
    g.play(kind="use", card="Dis Pater")
    for _ in range(7):
        g.play(kind="choose", target="Fame")
    never(g, card="Conditioning")


# ---- Waste Management Operation


def waste(library: list[str], **more: Any) -> Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, ash_heap=["Fame", "Ashley"], library=library, library_only=True, **more)
    s.permanent(0, "Waste Management Operation")
    return s.start(phase="discard")


@pytest.mark.ruling("G00002#25de04d4")
def test_waste_goes_to_the_bottom_of_the_library() -> None:
    g = waste(["Misdirection", "Roundhouse"])
    assert targets(g, "Waste Management Operation") == {"Fame"}
    g.play(kind="use", card="Waste Management Operation")
    assert g.seat(0).library == ["Misdirection", "Roundhouse", "Fame"]
    assert g.seat(0).ash_heap == ["Ashley"]


@pytest.mark.ruling("102153#919bbb43")
def test_waste_is_drawn_at_once_by_who_has_no_library() -> None:
    g = waste([], hand=["Roundhouse"], hand_only=True)
    g.play(kind="use", card="Waste Management Operation")
    assert sorted(g.seat(0).hand) == ["Fame", "Roundhouse"]


# ---- Anthelios, The Red Star


def under_the_star(active: int = 1, **seat: Any) -> Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Fame"])
    s.seat(1, hand=["Fame", "Roundhouse"], ash_heap=["Misdirection", "Blur"], **seat)
    s.permanent(0, "Anthelios, The Red Star")
    s.minion(1, "Ashley")
    return s.start(phase="master", active=active)


def test_under_the_red_star_a_master_card_is_exchanged_for_one() -> None:
    g = under_the_star()
    g.play(kind="use", card="Anthelios, The Red Star", seat=1)
    g.play(kind="choose", target="Misdirection")
    assert "Misdirection" in g.seat(1).hand
    assert "Fame" not in g.seat(1).hand
    assert len(g.seat(1).hand) == 7
    assert sorted(g.seat(1).ash_heap) == ["Blur", "Fame"]


def test_the_star_takes_the_master_phase_action(never: Never) -> None:
    g = under_the_star()
    g.play(kind="use", card="Anthelios, The Red Star", seat=1)
    g.play(kind="choose", target="Misdirection")
    never(g, "minion", kind="play")


def test_the_star_shines_once_each_master_phase(never: Never) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Fame"], ash_heap=["Misdirection"])
    s.permanent(0, "Anthelios, The Red Star")
    s.permanent(0, "The Parthenon")
    g = s.start(phase="master")
    g.play(kind="use", card="The Parthenon")
    g.play(kind="use", card="Anthelios, The Red Star")
    g.play(kind="choose", target="Misdirection")
    never(g, "minion", card="Anthelios, The Red Star")


def test_the_star_is_not_for_the_turn_of_others(never: Never) -> None:
    never(under_the_star(active=0), "minion", kind="use", seat=1)

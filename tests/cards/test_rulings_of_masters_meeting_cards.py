"""Rulings on masters that meet other cards: what happens in the same action, turn or combat."""

from typing import Any

import methuselah as mt
import pytest
from driving import Fight
from methuselah._core import Position


def pass_on(game: Position) -> None:
    assert game.decision
    game.choose(next(o for o in game.decision.options if o.kind == "pass"))


# ---- Yawp Court


def court(actor: str, blood: int, *, hand: str = "Filler", **fighter: Any) -> Position:
    s = mt.Scenario(players=3)
    s.seat(0, pool=20, hand=["Ancilla Empowerment"])
    s.seat(1, pool=20, hand=[] if hand == "Filler" else [hand])
    s.permanent(0, "Warsaw Station")
    s.permanent(1, "Yawp Court")
    s.minion(0, actor, blood=blood)
    s.minion(1, "Tamoszius", blood=5, sect="Sabbat", **fighter)
    g = s.start()
    g.play(kind="play", card="Ancilla Empowerment")
    g.play(kind="use", card="Yawp Court")
    return g


@pytest.mark.ruling("102199#7d45f4a7", "102149#e14a623a")
@pytest.mark.parametrize("window", ["round end", "combat ending", "after combat"])
def test_an_actor_brought_back_at_once_calls_no_referendum(window: str) -> None:
    g = court("Ryan", 1, cards=[".44 Magnum"])
    g.play(kind="hand strike", minion="Ryan")
    g.play(kind="weapon strike", minion="Tamoszius")
    assert g.minion("Ryan").torpor
    while g.decision.kind != window:
        pass_on(g)
    g.play(kind="use", card="Warsaw Station", mode=1)
    assert not g.minion("Ryan").torpor
    while g.decision.kind not in {"polling", "minion", "influence"}:
        pass_on(g)
    assert g.decision.kind != "polling"
    assert g.minion("Tamoszius").blood == 4  # the hand strike, and no damage after it


@pytest.mark.ruling("102199#fcc706cf")
def test_the_damage_of_yawp_court_comes_between_two_combats(fight: Fight) -> None:
    g = court("Wauneka", 5, hand="Psyche!")
    g.play(kind="hand strike", minion="Wauneka")
    g.play(kind="hand strike", minion="Tamoszius")
    g.play(kind="play", card="Psyche!", level="superior")
    while g.decision.kind != "strike":
        pass_on(g)
    assert g.minion("Tamoszius").blood == 5 - 1 - 2
    fight(g)
    assert g.minion("Tamoszius").blood == 1
    g.pass_until("polling")
    assert g.minion("Wauneka").blood == 3


@pytest.mark.ruling("102199#fcc706cf")
def test_the_damage_of_yawp_court_comes_after_the_end_of_the_round() -> None:
    g = court("Wauneka", 5, hand="Taste of Vitae")
    g.play(kind="hand strike", minion="Wauneka")
    g.play(kind="hand strike", minion="Tamoszius")
    assert g.minion("Tamoszius").blood == 4
    g.play(kind="play", card="Taste of Vitae")
    g.pass_until("polling")
    assert g.minion("Tamoszius").blood == 4 + 1 - 2


# ---- Warsaw Station


@pytest.mark.ruling("102149#e14a623a")
def test_an_actor_brought_back_during_its_action_has_it_ended() -> None:
    s = mt.Scenario(players=2)
    s.seat(1, pool=10)
    s.permanent(0, "Warsaw Station")
    s.minion(0, "Wauneka", blood=1)
    s.minion(1, "Aunt Linda", blood=4, cards=[".44 Magnum"])
    g = s.start()
    g.play(kind="bleed", minion="Wauneka")
    g.play(kind="block", minion="Aunt Linda")
    g.play(kind="hand strike", minion="Wauneka")
    g.play(kind="weapon strike", minion="Aunt Linda")
    assert g.minion("Wauneka").torpor
    g.play(kind="use", card="Warsaw Station", mode=1)
    g.pass_until("influence")
    wauneka = g.minion("Wauneka")
    assert (wauneka.torpor, wauneka.locked) == (False, True)
    assert g.seat(1).pool == 10


# ---- Last Stand


@pytest.mark.ruling("101074#d5cec72f")
def test_before_last_stand_ends_the_turn_there_is_the_end_of_the_action() -> None:
    """Freak Drive: after action resolution, if the action was successful."""
    s = mt.Scenario(players=4)
    s.seat(0, hand=["Freak Drive"])
    s.seat(1, pool=1)
    s.permanent(3, "Last Stand")
    s.minion(0, "Madison", blood=3)
    g = s.start()
    g.play(kind="bleed", minion="Madison")
    g.play(kind="play", card="Freak Drive", level="inferior")
    assert g.minion("Madison").blood == 2
    assert g.seat(1).ousted
    assert g.seat(3).ash_heap == ["Last Stand"]
    assert sum("turn of seat 0" in line for line in g.log) == 2  # this turn and the next


def test_of_several_ousted_last_stand_takes_the_first_clockwise() -> None:
    """Seats 1 and 3 go in seat 0's turn: the predator of seat 1 is seat 0, that of 3 is 2."""
    s = mt.Scenario(players=5)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.seat(1, pool=1)
    s.seat(3, pool=1)
    s.permanent(4, "Last Stand")
    s.minion(0, "Ashley")
    s.minion(1, "Ryan", locked=True)
    s.minion(3, "Sully", locked=True)
    g = s.start()
    g.play(kind="play", card="Ancilla Empowerment")
    g.play(kind="vote for")
    assert (g.seat(1).ousted, g.seat(3).ousted) == (True, True)
    turns = [line for line in g.log if "turn of seat" in line]
    assert [int(line.split("seat ")[1][0]) for line in turns] == [0, 0]


def test_last_stand_in_anothers_unlock_phase() -> None:
    """Seat 1 goes in their own turn: seat 0, their predator, is next."""
    s = mt.Scenario(players=4)
    s.seat(1, pool=1)
    s.permanent(2, "Last Stand")
    s.permanent(3, "Smiling Jack, The Anarch", counters=1)
    g = s.start(active=1, phase="unlock")
    g.play(kind="trigger", card="Smiling Jack, The Anarch")
    if g.decision.kind == "choose":
        g.play(kind="branch")
    assert g.seat(1).ousted
    assert g.view(0).active == 0


# ---- Parity Shift


@pytest.mark.ruling("101353#3f5163d4")
def test_pool_that_changes_during_the_referendum_does_not_matter() -> None:
    """Seat 1 has no more pool than seat 0 any longer, by paying for Direct Intervention."""
    s = mt.Scenario(players=3)
    s.seat(0, pool=5, hand=["Parity Shift", "Bewitching Oration"])
    s.seat(1, pool=6, hand=["Direct Intervention"])
    s.seat(2, pool=5)
    s.minion(0, "Mkhokheli")
    g = s.start()
    g.play(kind="play", card="Parity Shift")
    g.pass_until("terms")
    g.play(kind="choose", target=1)
    g.play(kind="choose", amount=3)
    if g.decision.kind == "terms":
        g.play(kind="choose", amount=0)
    g.play(kind="play", card="Bewitching Oration", level="superior")
    g.play(kind="play", card="Direct Intervention")
    assert g.seat(1).pool == 5
    g.play(kind="vote for", minion="Mkhokheli")
    g.pass_until("minion")
    assert [g.seat(n).pool for n in range(3)] == [8, 2, 5]


# ---- Dreams of the Sphinx, Wasserschloss, Toreador Grand Ball, Rebel, Troublemaker


@pytest.mark.ruling("100588#e0aa7fb6")
def test_dreams_cannot_be_locked_before_another_contests_it() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Dreams of the Sphinx"])
    s.seat(1, uncontrolled=[("Ryan", 0)])
    s.permanent(1, "Dreams of the Sphinx")
    g = s.start(phase="master")
    g.play(kind="play", card="Dreams of the Sphinx")
    assert (g.seat(0).permanents, g.seat(1).permanents) == ([], [])


def test_a_tremere_in_torpor_can_feed_wasserschloss() -> None:
    """ "A Tremere you control"."""
    s = mt.Scenario(players=2)
    s.permanent(0, "Wasserschloss Anif, Austria")
    s.minion(0, "Lauren", blood=2, region="torpor")
    g = s.start(phase="master")
    g.play(kind="use", card="Wasserschloss Anif, Austria", target="Lauren")
    assert g.minion("Wasserschloss Anif, Austria").counters == 1


@pytest.mark.ruling("101989#2c620157")
def test_one_toreador_can_be_free_by_several_balls() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, pool=10, hand=["Toreador Grand Ball", "Toreador Grand Ball"])
    for name in ("Min-seo", "Nik Sikko", "Tamoszius"):
        s.minion(0, name)
    g = s.start(phase="master")
    g.play(kind="play", card="Toreador Grand Ball", target="Min-seo")
    g.play(kind="choose", target="Tamoszius")
    g.pass_until("discard", seat=1)
    g.pass_until("master", seat=0)
    g.play(kind="play", card="Toreador Grand Ball", target="Nik Sikko")
    g.play(kind="choose", target="Tamoszius")
    assert (g.minion("Min-seo").locked, g.minion("Nik Sikko").locked) == (True, True)
    assert g.seat(0).permanents == ["Toreador Grand Ball"] * 2


def test_a_rebel_gains_once_each_turn(fight: Fight) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Belinde", blood=4)
    s.minion(0, "Andi Liu", blood=4)
    s.minion(1, "Ryan", blood=1, cards=["Rebel"])
    s.minion(1, "Underbridge Stray")
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.play(kind="block", minion="Ryan")
    g.pass_until("strike")
    assert g.minion("Ryan").blood == 2
    fight(g)
    g.pass_until("minion")
    assert g.minion("Ryan").blood == 1
    g.play(kind="bleed", minion="Andi Liu")
    g.play(kind="use", card="Underbridge Stray", target="Ryan")
    g.play(kind="block", minion="Ryan")
    g.pass_until("strike")
    assert g.minion("Ryan").blood == 1


def test_the_troublemaker_can_lock_a_vampire_in_torpor() -> None:
    """ "Vampires they control": those in torpor are controlled."""
    s = mt.Scenario(players=3)
    s.permanent(0, "Anarch Troublemaker")
    s.minion(1, "Ryan", region="torpor")
    g = s.start(phase="unlock")
    g.play(kind="use", card="Anarch Troublemaker")
    g.play(kind="branch", mode=0)
    g.play(kind="choose", target="Ryan")
    assert g.minion("Ryan").locked


def test_the_troublemaker_goes_over_though_there_is_nothing_to_lock_or_burn() -> None:
    """ "Up to two" may be none."""
    s = mt.Scenario(players=3)
    s.permanent(0, "Anarch Troublemaker")
    g = s.start(phase="unlock")
    g.play(kind="use", card="Anarch Troublemaker")
    g.play(kind="branch", mode=0)
    g.pass_until("discard")
    assert g.seat(1).permanents == ["Anarch Troublemaker"]


# ---- Haven Uncovered


@pytest.mark.parametrize(("cards", "blocked"), [([], False), (["Sport Bike"], True)])
def test_burning_the_haven_is_directed_at_its_controller_at_one_stealth(
    cards: list[str], blocked: bool
) -> None:
    s = mt.Scenario(players=3)
    s.minion(0, "Ryan", cards=cards)
    s.minion(1, "Ashley")
    s.minion(2, "Sully", cards=["Raven Spy"])  # the prey: not asked
    s.permanent(0, "Haven Uncovered", on="Ashley")
    g = s.start(active=1)
    g.play(kind="action", card="Haven Uncovered", minion="Ashley")
    assert "Sully" not in {o.minion for o in g.decision.options}
    g.play(kind="block", minion="Ryan")
    g.pass_until("strike" if blocked else "minion")
    assert g.minion("Ryan").locked is blocked
    assert (g.seat(0).ash_heap == ["Haven Uncovered"]) is not blocked

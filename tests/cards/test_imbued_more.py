"""Imbued, from Lupe on, and three that change rules."""

import methuselah as mt
import pytest
from driving import Refused, Resolve
from imbued import (
    JACK,
    JENNIE,
    JENNIFER,
    LIZ,
    LUPE,
    MAMAN,
    MARION,
    PAUL,
    PEDRO,
    PETER,
    REACT,
    SIGHT,
    STRIKE,
    TRAVIS,
    XIAN,
    take_conviction,
)


@pytest.mark.parametrize("vehicle", [True, False])
def test_lupe_burns_conviction_for_intercept(
    vehicle: bool, refused: Refused, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds"])
    s.minion(0, "Dr. Stephen Norton")
    s.minion(1, LUPE, cards=[STRIKE, SIGHT, *(["Sport Bike"] if vehicle else [])])
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion=LUPE)
    g.play(card="Lost in Crowds", mode=1)
    if not vehicle:
        refused(g, kind="use", card=LUPE)
        return
    g.play(kind="use", card=LUPE, target=SIGHT)
    resolve(g)
    assert g.minion(LUPE).locked  # 2 intercept with the bike
    assert STRIKE in g.minion(LUPE).cards


def test_lupe_burns_conviction_for_stealth(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, pool=30)
    s.minion(0, LUPE, cards=[STRIKE, SIGHT, "Sport Bike"])
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion=LUPE)
    g.play(kind="block", minion="Ryan")
    g.play(kind="use", card=LUPE, target=STRIKE)
    refused(g, kind="use", card=LUPE)  # once each action
    g.pass_until("minion")
    assert g.seat(1).pool == 29


def test_maman_votes_against(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.minion(0, "Belinde")
    s.minion(1, MAMAN, cards=[STRIKE, STRIKE])
    g = s.start()
    g.play(card="Ancilla Empowerment")
    g.play(kind="use", card=MAMAN)
    assert g.minion(MAMAN).cards == [STRIKE]
    votes = [o for o in g.decision.options if o.card == MAMAN]
    assert not votes  # once in a referendum


@pytest.mark.parametrize(("fighter", "able"), [("Ryan", True), (LIZ, False)])
def test_maman_ends_a_combat_of_monsters(fighter: str, able: bool, refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.minion(0, fighter)
    s.minion(1, "Wauneka", blood=3)
    s.minion(2, MAMAN)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion="Wauneka")
    if able:
        g.play(kind="use", card=MAMAN)
        assert g.minion(MAMAN).locked
        g.pass_until("minion")
        assert g.minion("Wauneka").blood == 3
    else:
        refused(g, kind="use", card=MAMAN, until="strike")


def test_marion_presses_once_each_combat(resolve: Resolve, refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, MARION)
    s.minion(1, "Ryan", blood=4)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion="Ryan")
    resolve(g, "press")
    g.play(kind="use", card=MARION)
    resolve(g, "strike")
    resolve(g, "press", "minion")
    assert not [o for o in g.decision.options if o.kind == "use"]
    assert g.minion("Ryan").blood == 2


def test_paul_moves_pool_to_an_uncontrolled_imbued() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, pool=10, uncontrolled=[(LIZ, 0), ("Ryan", 0)])
    s.minion(0, PAUL)
    g = s.start(phase="influence")
    assert {o.target for o in g.decision.options if o.card == PAUL} == {LIZ}
    g.play(kind="use", card=PAUL)
    assert (g.seat(0).pool, g.minion(LIZ).blood) == (9, 1)
    assert not [o for o in g.decision.options if o.card == PAUL]  # once


@pytest.mark.ruling("201103#2f8ca805")
def test_paul_can_do_so_in_the_phase_in_which_he_comes_out() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, uncontrolled=[(PAUL, 4), (LIZ, 0)])
    g = s.start(phase="influence")
    g.play(kind="bring out", minion=PAUL)
    g.choose(g.decision.options[0])
    g.play(kind="use", card=PAUL)
    assert g.minion(LIZ).blood == 1


@pytest.mark.parametrize(("foe", "able"), [("Ryan", True), (LIZ, False)])
def test_peter_maneuvers_against_monsters(foe: str, able: bool, refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, PETER, cards=[STRIKE])
    s.minion(1, foe)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion=foe)
    if able:
        g.play(kind="use", card=PETER)
        assert g.minion(PETER).cards == []
    else:
        refused(g, kind="use", card=PETER, until="strike")


@pytest.mark.ruling("201386#db8a19e1")
def test_travis_says_which_conviction_he_burns() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, uncontrolled=[(LIZ, 0), ("Ryan", 0)])
    s.minion(0, TRAVIS, cards=[STRIKE, SIGHT])
    g = s.start()
    assert {o.target for o in g.decision.options if o.card == TRAVIS} == {LIZ}
    g.play(kind="action", card=TRAVIS)
    assert g.decision.kind == "announce"
    take_conviction(g, SIGHT)
    assert g.minion(TRAVIS).cards == [STRIKE, SIGHT]  # paid on success
    g.pass_until("minion")
    assert g.minion(TRAVIS).cards == [STRIKE]
    assert g.minion(LIZ).blood == 2


@pytest.mark.parametrize(
    ("actor", "life", "gains"), [("Ryan", 4, True), (LIZ, 4, False), ("Ryan", 1, False)]
)
def test_xian_gains_conviction_for_a_block(
    actor: str,
    life: int,
    gains: bool,
    resolve: Resolve,
) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, ash_heap=[REACT])
    s.minion(0, actor)
    s.minion(1, XIAN, blood=life)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion=XIAN)
    resolve(g, "conviction", "minion", "discard")
    assert (g.decision.kind == "conviction") == gains
    if gains:
        g.play(kind="conviction", card=REACT)
        assert g.minion(XIAN).cards == [REACT]


@pytest.mark.parametrize("active", [0, 1])
def test_jennie_lets_imbued_recover_for_two_in_any_unlock_phase(active: int) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, JENNIE)
    s.minion(0, JACK, region="incapacitated", cards=[STRIKE, STRIKE])
    s.minion(1, MARION, region="incapacitated", cards=[STRIKE])
    s.minion(1, PEDRO, region="incapacitated", cards=[SIGHT, SIGHT, SIGHT])
    g = s.start(active=active, phase="unlock")
    g.play(kind="recover", minion=JACK)
    g.play(kind="recover", minion=PEDRO)
    assert (g.minion(JACK).incapacitated, g.minion(JACK).blood) == (False, 1)
    assert (g.minion(JACK).cards, g.minion(PEDRO).cards) == ([], [SIGHT])
    assert not [o for o in g.decision.options if o.kind == "recover"]


def test_jennie_is_of_no_use_out_of_the_unlock_phase(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, JENNIE)
    s.minion(0, JACK, region="incapacitated", cards=[STRIKE, STRIKE])
    g = s.start(phase="master")
    refused(g, kind="recover")


@pytest.mark.parametrize(("imbued", "pool"), [("jennifer", 9), ("jack", 8)])
def test_jennifer_pays_less_for_weapons(imbued: str, pool: int) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[".44 Magnum"], pool=10)
    s.minion(0, JENNIFER if imbued == "jennifer" else JACK)
    g = s.start()
    g.play(card=".44 Magnum")
    g.pass_until("minion")
    assert g.seat(0).pool == pool


def test_jennifer_pays_for_what_is_no_weapon() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Laptop Computer"], pool=10)
    s.minion(0, JENNIFER)
    g = s.start()
    g.play(card="Laptop Computer")
    g.pass_until("minion")
    assert g.seat(0).pool == 9


@pytest.mark.parametrize(("imbued", "seen"), [("jennifer", True), ("jack", False)])
def test_jennifer_is_easily_seen(imbued: str, seen: bool, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    actor = JENNIFER if imbued == "jennifer" else JACK
    s.minion(0, actor, cards=[SIGHT])
    s.minion(1, "Ryan")
    g = s.start()
    assert g.minion(actor).bleed == (2 if seen else 1)
    g.play(kind="bleed")
    g.play(kind="use", card=SIGHT)  # Ryan has -1 intercept
    g.play(kind="block", minion="Ryan")
    resolve(g)
    assert g.minion("Ryan").locked == seen


def test_pedro_strikes_for_2_and_does_not_go_long(own: mt.Cards, refused: Refused) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Fake Out", "Fake Out"])
    s.minion(0, PEDRO)
    s.minion(1, "Ryan", cards=[".44 Magnum"])
    g = s.start()
    assert g.minion(PEDRO).strength == 2
    g.play(kind="bleed")
    g.play(kind="block", minion="Ryan")
    g.pass_until("range", seat=1)
    assert not [o for o in g.decision.options if o.minion == PEDRO]
    g.play(kind="maneuver", minion="Ryan")
    g.play(card="Fake Out", minion=PEDRO)  # back to close range


def test_pedro_does_not_end_combat_as_a_strike(own: mt.Cards) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Back Off"])
    s.minion(0, PEDRO)
    s.minion(0, JACK)
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion=PEDRO)
    g.play(kind="block", minion="Ryan")
    g.pass_until("strike")
    assert not [o for o in g.decision.options if o.card == "Back Off"]


def test_pedro_does_not_press_to_end_combat(
    own: mt.Cards, resolve: Resolve, refused: Refused
) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Once More", "Once More"])
    s.seat(1, hand=["Once More", "Once More"])
    s.minion(0, PEDRO)
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion=PEDRO)
    g.play(kind="block", minion="Ryan")
    resolve(g, "press")
    assert g.decision.seat == 0
    assert [o for o in g.decision.options if o.card == "Once More"]  # to continue
    g.choose(g.decision.options[0])
    g.play(card="Once More", minion="Ryan")
    refused(g, card="Once More", minion=PEDRO, until="strike")

"""Masters that stay in play for their Methuselah: Dreams, the Capuchin, Wider View, the Ball."""

from typing import Any

import methuselah as mt
import pytest
from driving import Fight, Refused
from methuselah._core import Position
from positions import targets

# ---- Dreams of the Sphinx


def dreams(phase: str, counters: int = 0, **seat: Any) -> Position:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, uncontrolled=[("Ashley", 0)], **seat)
    s.permanent(0, "Dreams of the Sphinx", counters=counters)
    return s.start(phase=phase)


def test_dreams_costs_one_pool_and_enters_without_counters() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=["Dreams of the Sphinx"])
    g = s.start(phase="master")
    g.play(kind="play", card="Dreams of the Sphinx")
    assert g.seat(0).pool == 9
    assert g.minion("Dreams of the Sphinx").counters == 0


@pytest.mark.ruling("100588#e8ca1d6c")
def test_dreams_gives_two_hand_size_to_the_end_of_the_turn() -> None:
    g = dreams("master")
    g.play(kind="use", card="Dreams of the Sphinx", mode=1)
    assert len(g.seat(0).hand) == 9
    sphinx = g.minion("Dreams of the Sphinx")
    assert (sphinx.locked, sphinx.counters) == (True, 1)
    g.pass_until("discard")
    assert len(g.seat(0).hand) == 9
    g.play(kind="discard")
    while g.decision.kind != "discard down":
        g.choose(g.decision.options[0])
    while g.decision.kind == "discard down":
        g.choose(g.decision.options[0])
    assert len(g.seat(0).hand) == 7


def test_dreams_gives_one_pool_in_the_unlock_phase_to_the_holder_of_the_edge() -> None:
    g = dreams("unlock", edge=True)
    g.play(kind="use", card="Dreams of the Sphinx", mode=2)
    assert g.seat(0).pool == 11
    assert g.minion("Dreams of the Sphinx").counters == 1
    assert g.edge == 0


def test_dreams_gives_no_pool_without_the_edge_or_in_another_phase(refused: Refused) -> None:
    refused(dreams("unlock"), kind="use", card="Dreams of the Sphinx", mode=2)
    refused(dreams("master", edge=True), kind="use", card="Dreams of the Sphinx", mode=2)


@pytest.mark.parametrize("phase", ["unlock", "master", "minion", "influence", "discard"])
def test_dreams_adds_a_blood_to_an_uncontrolled_vampire_in_any_phase(phase: str) -> None:
    g = dreams(phase)
    g.play(kind="use", card="Dreams of the Sphinx", mode=3, target="Ashley")
    assert g.seat(0).uncontrolled[0].blood == 1
    assert g.minion("Dreams of the Sphinx").locked


def test_dreams_is_used_once_while_it_is_locked(refused: Refused) -> None:
    g = dreams("minion")
    g.play(kind="use", card="Dreams of the Sphinx", mode=3)
    refused(g, kind="use", card="Dreams of the Sphinx", mode=1)


def test_dreams_burns_with_its_third_counter_and_the_use_still_counts() -> None:
    g = dreams("minion", counters=2)
    g.play(kind="use", card="Dreams of the Sphinx", mode=3)
    assert g.seat(0).permanents == []
    assert g.seat(0).ash_heap == ["Dreams of the Sphinx"]
    assert g.seat(0).uncontrolled[0].blood == 1


def test_the_hand_size_of_dreams_outlasts_it() -> None:
    g = dreams("minion", counters=2)
    g.play(kind="use", card="Dreams of the Sphinx", mode=1)
    assert g.seat(0).ash_heap == ["Dreams of the Sphinx"]
    assert len(g.seat(0).hand) == 9


@pytest.mark.ruling("G00023#b4fafbdf")
def test_dreams_can_be_used_during_anothers_action() -> None:
    s = mt.Scenario(players=3)
    s.permanent(1, "Dreams of the Sphinx")
    s.minion(0, "Ashley")
    g = s.start()
    g.play(kind="bleed", minion="Ashley")
    g.play(kind="use", card="Dreams of the Sphinx", mode=1, seat=1)
    assert len(g.seat(1).hand) == 9


@pytest.mark.ruling("100588#230a8e33", "G00058#ae16fb69")
def test_dreams_is_not_used_while_a_card_is_being_played() -> None:
    """With a card that can cancel it in the same hand, so that there is a window."""
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Sport Bike"])
    s.seat(1, hand=["Direct Intervention"])
    s.permanent(1, "Dreams of the Sphinx")
    s.permanent(2, "The Barrens")
    s.minion(0, "Ashley")
    g = s.start()
    g.play(kind="play", card="Sport Bike")
    g.pass_until("as played")
    assert {o.kind for o in g.decision.options} == {"pass", "play"}


@pytest.mark.ruling("100588#c6556631")
def test_a_card_not_yet_replaced_counts_against_the_hand_size_of_dreams() -> None:
    s = mt.Scenario(players=3)
    s.seat(1, hand=["Wake with Evening's Freshness"])
    s.permanent(1, "Dreams of the Sphinx")
    s.minion(0, "Ashley")
    s.minion(1, "Ryan", locked=True)
    g = s.start()
    g.play(kind="bleed", minion="Ashley")
    g.play(kind="play", card="Wake with Evening's Freshness")
    assert len(g.seat(1).hand) == 6
    g.play(kind="use", card="Dreams of the Sphinx", mode=1, seat=1)
    assert len(g.seat(1).hand) == 8


# ---- Visit from the Capuchin


def capuchin(counters: int, hand: list[str], phase: str = "master") -> Position:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=hand)
    s.permanent(0, "Visit from the Capuchin", counters=counters)
    s.minion(0, "Ryan", blood=1)
    return s.start(phase=phase)


def test_the_capuchin_brings_four_counters_and_four_cards_and_is_replaced() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=["Visit from the Capuchin"])
    g = s.start(phase="master")
    g.play(kind="play", card="Visit from the Capuchin")
    assert g.minion("Visit from the Capuchin").counters == 4
    assert len(g.seat(0).hand) == 11
    assert g.seat(0).pool == 10


def test_with_the_capuchin_a_counter_burns_instead_of_a_replacement() -> None:
    g = capuchin(3, ["Life in the City"])
    library = len(g.seat(0).library)
    assert len(g.seat(0).hand) == 10
    g.play(kind="play", card="Life in the City", target="Ryan")
    assert g.minion("Visit from the Capuchin").counters == 2
    assert len(g.seat(0).hand) == 9
    assert len(g.seat(0).library) == library


def test_a_card_discarded_in_the_discard_phase_burns_a_counter_of_the_capuchin_too() -> None:
    """DISCARD-1: a card discarded there is replaced."""
    g = capuchin(3, ["Fame"], phase="discard")
    g.play(kind="discard", card="Fame")
    assert g.minion("Visit from the Capuchin").counters == 2
    assert len(g.seat(0).hand) == 9


def test_the_capuchin_burns_with_its_last_counter() -> None:
    g = capuchin(1, ["Life in the City"])
    g.play(kind="play", card="Life in the City", target="Ryan")
    assert sorted(g.seat(0).ash_heap) == ["Life in the City", "Visit from the Capuchin"]
    assert len(g.seat(0).hand) == 7


@pytest.mark.ruling("102126#af44528f")
def test_a_second_capuchin_cannot_be_played(refused: Refused) -> None:
    g = capuchin(1, ["Visit from the Capuchin"])
    refused(g, kind="play", card="Visit from the Capuchin")


# ---- Wider View


def wider_view(phase: str = "influence") -> Position:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, crypt=["Ryan", "Sully"], uncontrolled=[("Ashley", 2)])
    s.permanent(0, "Wider View")
    return s.start(phase=phase)


@pytest.mark.ruling("102180#1a8b348a")
def test_wider_view_draws_from_the_crypt_and_removes_a_card_for_one_transfer() -> None:
    g = wider_view()
    g.pass_until("influence")
    assert g.seat(0).transfers == 4
    g.play(kind="use", card="Wider View", mode=0)
    assert targets(g) == {"Ryan", "Ashley"}  # the one drawn may go as well
    g.play(kind="choose", target="Ashley")
    assert g.seat(0).transfers == 3
    assert g.seat(0).removed == ["Ashley"]
    assert [v.name for v in g.seat(0).uncontrolled] == ["Ryan"]
    assert g.seat(0).crypt == ["Sully"]


def test_wider_view_can_be_used_again_as_long_as_there_are_transfers() -> None:
    g = wider_view()
    g.play(kind="use", card="Wider View", mode=0)
    g.play(kind="choose", target="Ryan")
    g.play(kind="use", card="Wider View", mode=0)
    g.play(kind="choose", target="Sully")
    assert sorted(g.seat(0).removed) == ["Ryan", "Sully"]
    assert g.seat(0).transfers == 2


def test_wider_view_burns_for_two_pool_and_four_transfers(refused: Refused) -> None:
    g = wider_view()
    g.play(kind="use", card="Wider View", mode=1)
    assert g.seat(0).pool == 12
    assert g.seat(0).ash_heap == ["Wider View"]
    g = wider_view()
    g.play(kind="transfer")
    refused(g, kind="use", card="Wider View", mode=1)  # three are left


def test_wider_view_is_a_trifle_for_one_pool() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=["Wider View", "The Barrens"])
    g = s.start(phase="master")
    g.play(kind="play", card="Wider View")
    assert g.seat(0).pool == 9
    g.play(kind="play", card="The Barrens")
    assert sorted(g.seat(0).permanents) == ["The Barrens", "Wider View"]


# ---- Toreador Grand Ball


def ball() -> mt.Scenario:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=["Toreador Grand Ball", "Ancilla Empowerment"])
    s.minion(0, "Min-seo", blood=1)
    s.minion(0, "Nik Sikko", blood=1)
    s.minion(0, "Tamoszius", region="torpor")
    s.minion(0, "Meaghan")
    s.minion(1, "Ryan")
    s.minion(1, "Massimo Falconi")
    return s


def hold_ball() -> Position:
    g = ball().start(phase="master")
    g.play(kind="play", card="Toreador Grand Ball", target="Min-seo")
    g.play(kind="choose", target="Nik Sikko")
    g.pass_until("minion")
    return g


def test_the_grand_ball_locks_one_of_two_ready_toreador_of_ones_own() -> None:
    g = ball().start(phase="master")
    firsts = {o.target for o in g.decision.options if o.card == "Toreador Grand Ball"}
    assert firsts == {"Min-seo", "Nik Sikko"}
    g.play(kind="play", card="Toreador Grand Ball", target="Min-seo")
    g.play(kind="choose", target="Nik Sikko")
    assert g.minion("Min-seo").locked
    assert not g.minion("Nik Sikko").locked
    assert g.seat(0).pool == 9
    assert g.seat(0).permanents == ["Toreador Grand Ball"]


def test_the_grand_ball_needs_two_ready_toreador(refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=["Toreador Grand Ball"])
    s.minion(0, "Min-seo")
    s.minion(0, "Nik Sikko", region="torpor")
    s.minion(1, "Tamoszius")
    refused(s.start(phase="master"), kind="play", card="Toreador Grand Ball")


def test_the_locked_toreador_does_not_unlock_as_normal() -> None:
    g = hold_ball()
    g.play(kind="hunt", minion="Nik Sikko")
    g.pass_until("discard", seat=0)
    g.pass_until("minion", seat=0)
    assert g.minion("Min-seo").locked
    assert not g.minion("Nik Sikko").locked


@pytest.mark.ruling("101989#f73645c1")
def test_the_other_toreador_is_unblockable_but_for_bleeds(refused: Refused) -> None:
    g = hold_ball()
    g.play(kind="hunt", minion="Nik Sikko")
    refused(g, kind="block")
    g = hold_ball()
    g.play(kind="play", card="Ancilla Empowerment", minion="Nik Sikko")
    refused(g, kind="block")
    g = hold_ball()
    g.play(kind="bleed", minion="Nik Sikko")
    g.play(kind="block", minion="Ryan")


def test_the_grand_ball_helps_no_other_minion() -> None:
    g = hold_ball()
    g.play(kind="bleed", minion="Meaghan")
    g.play(kind="block", minion="Ryan")


def burn_ball(actor: str, blocker: str) -> Position:
    """Seat 1 holds a ball; seat 0 acts to burn it."""
    s = mt.Scenario(players=2)
    s.seat(1, pool=10, hand=["Toreador Grand Ball"])
    s.minion(1, "Min-seo", blood=1)
    s.minion(1, "Nik Sikko", blood=1)
    s.minion(1, blocker)
    s.minion(0, actor)
    g = s.start(active=1, phase="master")
    g.play(kind="play", card="Toreador Grand Ball", target="Min-seo")
    g.play(kind="choose", target="Nik Sikko")
    g.pass_until("minion", seat=0)
    g.play(kind="action", card="Toreador Grand Ball", minion=actor)
    return g


def test_any_minion_burns_the_grand_ball_with_a_directed_action() -> None:
    g = burn_ball("Underbridge Stray", "Sully")
    g.pass_until("minion")
    assert g.seat(1).ash_heap == ["Toreador Grand Ball"]


def test_without_the_grand_ball_its_toreador_unlocks_again() -> None:
    g = burn_ball("Ashley", "Sully")
    g.pass_until("minion", seat=1)
    assert not g.minion("Min-seo").locked


def test_a_nosferatu_has_less_stealth_against_the_grand_ball(fight: Fight) -> None:
    """At -1 stealth even Bret Stryker blocks a prince, which he cannot otherwise do."""
    g = burn_ball("Belinde", "Bret Stryker")
    g.play(kind="block", minion="Bret Stryker")
    g.pass_until("strike")
    assert g.minion("Bret Stryker").locked
    g = burn_ball("Andi Liu", "Bret Stryker")
    g.play(kind="block", minion="Bret Stryker")
    g.pass_until("minion")
    assert g.seat(1).ash_heap == ["Toreador Grand Ball"]

"""Masters that reach the other Methuselahs: Troublemaker, Jack, Last Stand, Yawp Court, …"""

from typing import Any

import methuselah as mt
import pytest
from driving import Fight, Refused
from methuselah._core import Position
from positions import targets


def options(game: Position) -> list[tuple[Any, ...]]:
    assert game.decision
    return [(o.kind, o.card or o.minion, o.target) for o in game.decision.options]


# ---- Anarch Troublemaker


def troublemaker() -> mt.Scenario:
    s = mt.Scenario(players=3)
    s.permanent(0, "Anarch Troublemaker")
    s.minion(1, "Ryan", cards=["Sport Bike"])
    s.minion(1, "Sully")
    s.minion(1, "Ashley")
    s.minion(1, "Underbridge Stray")
    s.minion(2, "Meaghan", cards=["Kevlar Vest"])
    return s


def test_the_troublemaker_locks_up_to_two_vampires_of_the_prey_and_goes_to_them() -> None:
    g = troublemaker().start(phase="unlock")
    g.play(kind="use", card="Anarch Troublemaker")
    g.play(kind="branch", mode=0)
    assert targets(g) == {None, "Ryan", "Sully", "Ashley"}  # vampires; of the prey
    g.play(kind="choose", target="Sully")
    g.play(kind="choose", target="Ryan")
    assert g.minion("Ryan").locked and g.minion("Sully").locked
    assert not g.minion("Ashley").locked
    assert "Anarch Troublemaker" in g.seat(1).permanents
    assert "Anarch Troublemaker" not in g.seat(0).permanents


def test_the_troublemaker_may_lock_one_vampire_only() -> None:
    g = troublemaker().start(phase="unlock")
    g.play(kind="use", card="Anarch Troublemaker")
    g.play(kind="branch", mode=0)
    g.play(kind="choose", target="Sully")
    g.pass_until("master")
    assert [m.name for m in g.seat(1).minions if m.locked] == ["Sully"]
    assert "Anarch Troublemaker" in g.seat(1).permanents


def test_the_troublemaker_may_burn_an_equipment_of_the_prey_instead() -> None:
    g = troublemaker().start(phase="unlock")
    g.play(kind="use", card="Anarch Troublemaker")
    g.play(kind="branch", mode=1)
    assert targets(g) == {"Sport Bike"}  # not the Kevlar Vest of the grand-prey
    g.play(kind="choose", target="Sport Bike")
    assert g.minion("Ryan").cards == []
    assert g.seat(1).ash_heap == ["Sport Bike"]
    assert not any(m.locked for m in g.seat(1).minions)
    assert "Anarch Troublemaker" in g.seat(1).permanents


@pytest.mark.ruling("100058#319a7747")
def test_the_troublemaker_can_lock_a_vampire_that_is_already_locked() -> None:
    s = mt.Scenario(players=3)
    s.permanent(0, "Anarch Troublemaker")
    s.minion(1, "Ryan", locked=True)
    g = s.start(phase="unlock")
    g.play(kind="use", card="Anarch Troublemaker")
    g.play(kind="branch", mode=0)
    g.play(kind="choose", target="Ryan")
    assert g.minion("Ryan").locked
    assert "Anarch Troublemaker" in g.seat(1).permanents


def test_the_troublemaker_is_the_preys_to_use_in_their_own_unlock_phase() -> None:
    g = troublemaker().start(phase="unlock")
    g.play(kind="use", card="Anarch Troublemaker")
    g.play(kind="branch", mode=0)
    g.play(kind="choose", target="Ryan")
    g.pass_until("unlock", seat=1)
    assert not g.minion("Ryan").locked
    g.play(kind="use", card="Anarch Troublemaker", seat=1)
    g.play(kind="branch", mode=0)
    assert targets(g) == {None, "Meaghan"}  # the prey of the new controller
    g.play(kind="choose", target="Meaghan")
    assert g.minion("Meaghan").locked
    assert "Anarch Troublemaker" in g.seat(2).permanents


def test_the_troublemaker_need_not_be_used(refused: Refused) -> None:
    g = troublemaker().start(phase="unlock")
    g.pass_until("master")
    assert "Anarch Troublemaker" in g.seat(0).permanents


# ---- Smiling Jack, The Anarch


def test_smiling_jack_takes_a_counter_from_his_controllers_pool() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10)
    s.permanent(0, "Smiling Jack, The Anarch", counters=2)
    g = s.start(phase="unlock")
    g.play(kind="trigger", card="Smiling Jack, The Anarch")
    assert g.seat(0).pool == 9
    assert g.minion("Smiling Jack, The Anarch").counters == 3


def test_smiling_jack_enters_without_counters() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=["Smiling Jack, The Anarch"])
    g = s.start(phase="master")
    g.play(kind="play", card="Smiling Jack, The Anarch")
    assert g.seat(0).pool == 10
    assert g.minion("Smiling Jack, The Anarch").counters == 0


def jack(counters: int) -> mt.Scenario:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10)
    s.permanent(1, "Smiling Jack, The Anarch", counters=counters)
    return s


@pytest.mark.ruling("101811#3ba94464")
def test_the_others_pay_smiling_jack_with_pool_and_blood_as_they_like() -> None:
    s = jack(counters=3)
    s.minion(0, "Ryan", blood=3)
    s.minion(0, "Sully", blood=3)
    g = s.start(phase="unlock")
    g.play(kind="trigger", card="Smiling Jack, The Anarch")
    g.play(kind="branch", mode=0)
    g.play(kind="branch", mode=1)
    g.play(kind="choose", target="Ryan")
    g.play(kind="branch", mode=1)
    g.play(kind="choose", target="Sully")
    assert (g.seat(0).pool, g.minion("Ryan").blood, g.minion("Sully").blood) == (9, 2, 2)
    assert g.minion("Smiling Jack, The Anarch").counters == 3
    assert g.decision.kind != "choose"  # the debt of three is paid


@pytest.mark.ruling("101811#8c93a43a")
def test_an_empty_vampire_pays_nothing_to_smiling_jack() -> None:
    s = jack(counters=2)
    s.minion(0, "Ryan", blood=0)
    s.minion(0, "Sully", blood=1)
    g = s.start(phase="unlock")
    g.play(kind="trigger", card="Smiling Jack, The Anarch")
    g.play(kind="branch", mode=1)
    assert targets(g) == {"Sully"}
    g.play(kind="choose", target="Sully")
    assert [o.kind for o in g.decision.options] == ["branch"]  # only pool is left
    g.play(kind="branch")
    assert (g.seat(0).pool, g.minion("Sully").blood) == (9, 0)


def test_a_vampire_in_torpor_can_pay_smiling_jack() -> None:
    """ "A vampire they control": a vampire in torpor is controlled (TORPOR-1)."""
    s = jack(counters=1)
    s.minion(0, "Ryan", blood=2, region="torpor")
    g = s.start(phase="unlock")
    g.play(kind="trigger", card="Smiling Jack, The Anarch")
    g.play(kind="branch", mode=1)
    g.play(kind="choose", target="Ryan")
    assert (g.seat(0).pool, g.minion("Ryan").blood) == (10, 1)


def test_vampires_burn_smiling_jack_with_a_directed_action() -> None:
    s = jack(counters=2)
    s.minion(0, "Ryan")
    s.minion(0, "Underbridge Stray")
    s.minion(2, "Sully")  # not the target's controller: no block of a directed action
    g = s.start()
    assert ("action", "Smiling Jack, The Anarch", None) in options(g)
    takers = {o.minion for o in g.decision.options if o.kind == "action"}
    assert takers == {"Ryan"}  # vampires, not minions
    g.play(kind="action", card="Smiling Jack, The Anarch", minion="Ryan")
    g.pass_until("minion")
    assert g.seat(1).ash_heap == ["Smiling Jack, The Anarch"]
    assert g.minion("Ryan").locked


def test_the_controller_of_smiling_jack_may_block_and_only_they(refused: Refused) -> None:
    s = jack(counters=2)
    s.minion(0, "Ryan")
    s.minion(1, "Ashley")
    s.minion(2, "Sully")
    g = s.start()
    g.play(kind="action", card="Smiling Jack, The Anarch", minion="Ryan")
    refused(g, kind="block", minion="Sully")
    g.play(kind="block", minion="Ashley")
    assert "Smiling Jack, The Anarch" in g.seat(1).permanents


def test_smiling_jack_ousts_the_one_who_puts_in_the_last_pool() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=1)
    s.permanent(0, "Smiling Jack, The Anarch")
    g = s.start(phase="unlock")
    g.play(kind="trigger", card="Smiling Jack, The Anarch")
    assert g.seat(0).ousted
    assert g.half_points[2] == 2


# ---- Last Stand


def last_stand(of: int) -> mt.Scenario:
    s = mt.Scenario(players=4)
    s.seat(1, pool=1)
    s.permanent(of, "Last Stand")
    s.minion(0, "Ryan")
    s.minion(0, "Sully")
    return s


@pytest.mark.ruling("101074#fce58769", "101074#34d705e9")
def test_last_stand_ends_the_turn_with_the_oust() -> None:
    g = last_stand(of=3).start()
    g.play(kind="bleed", minion="Ryan")
    g.pass_until("minion", seat=0)
    assert g.seat(1).ousted
    assert g.seat(3).ash_heap == ["Last Stand"]
    # Neither the other minion nor the discard phase had its turn; seat 0, the predator of the
    # ousted, has the next turn, and Ryan is unlocked in it.
    assert not g.minion("Ryan").locked
    assert not g.minion("Sully").locked
    assert g.seat(0).transfers == 0


def test_after_last_stand_the_turns_go_on_from_the_predator() -> None:
    """The ousted's predator, not the one at the left of the acting Methuselah."""
    s = mt.Scenario(players=4)
    s.seat(2, pool=1)
    s.permanent(3, "Last Stand")
    s.minion(0, "Ryan")
    s.seat(0, hand=["Kine Resources Contested"])
    g = s.start()
    g.play(kind="play", card="Kine Resources Contested", minion="Ryan")
    g.pass_until("terms")
    for share in (1, 1, 1, 1):
        if g.decision.kind == "terms":
            g.play(kind="choose", amount=share)
    g.play(kind="vote for", seat=0)
    assert g.seat(2).ousted
    assert g.view(0).active == 1  # the predator of seat 2
    g.pass_until("discard", seat=3)  # whose prey the turn goes on to
    assert g.view(0).active == 3


def test_after_last_stand_of_two_at_once_their_surviving_predator_goes_on() -> None:
    """Seat 0 and its prey are out together: who is on the right of both takes the turn."""
    s = mt.Scenario(players=5)
    s.seat(0, hand=["Ancilla Empowerment"], pool=1)
    s.minion(0, "Sully")
    s.seat(1, pool=1)
    s.minion(1, "Ryan")
    s.permanent(2, "Last Stand")
    g = s.start()
    g.play(card="Ancilla Empowerment")
    g.play(kind="vote for")
    while not (g.seat(0).ousted and g.seat(1).ousted):
        assert g.decision
        g.choose(next(o for o in g.decision.options if o.kind == "pass"))
    assert g.decision
    assert g.decision.seat == 4


def test_last_stand_does_not_see_its_own_controller_ousted() -> None:
    g = last_stand(of=1).start()
    g.play(kind="bleed", minion="Ryan")
    g.pass_until("minion")
    assert g.seat(1).ousted
    assert g.decision.seat == 0
    assert g.minion("Ryan").locked  # the same turn goes on
    g.play(kind="bleed", minion="Sully")


def test_last_stand_costs_six_pool() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=["Last Stand"])
    g = s.start(phase="master")
    g.play(kind="play", card="Last Stand")
    assert g.seat(0).pool == 4
    assert g.seat(0).permanents == ["Last Stand"]


# ---- Yawp Court


def yawp_court(blood: int = 3, cards: tuple[str, ...] = ()) -> Position:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Kine Resources Contested"])
    s.seat(1, pool=20)
    s.permanent(1, "Yawp Court")
    s.minion(0, "Ashley", blood=blood)
    s.minion(1, "Aunt Linda", blood=4, sect="Sabbat", cards=cards)
    s.minion(1, "Ryan", blood=4)
    g = s.start()
    g.play(kind="play", card="Kine Resources Contested", minion="Ashley")
    return g


@pytest.mark.ruling("102199#a08e0191")
def test_yawp_court_has_a_sabbat_vampire_fight_before_the_referendum(fight: Fight) -> None:
    g = yawp_court()
    g.pass_until("before referendum")
    assert targets(g) == {None, "Aunt Linda"}  # a Sabbat vampire
    g.play(kind="use", card="Yawp Court", target="Aunt Linda")
    assert g.minion("Aunt Linda").locked
    assert g.minion("Yawp Court").locked
    fight(g)
    # One point from the hand strike, two environmental for the actor is still ready.
    assert g.minion("Ashley").blood == 2
    assert g.minion("Aunt Linda").blood == 1
    g.pass_until("terms")
    assert g.decision.seat == 0


@pytest.mark.ruling("102199#8e3e0bcc")
def test_with_the_actor_in_torpor_after_yawp_court_there_is_no_referendum(fight: Fight) -> None:
    g = yawp_court(blood=1, cards=(".44 Magnum",))
    g.pass_until("before referendum")
    g.play(kind="use", card="Yawp Court", target="Aunt Linda")
    fight(g, until="strike")
    g.play(kind="hand strike", minion="Ashley")
    g.play(kind="weapon strike", minion="Aunt Linda")
    fight(g)
    assert g.minion("Ashley").torpor
    assert g.minion("Aunt Linda").blood == 3  # her hand strike only: no damage after it
    g.pass_until("discard")
    assert g.seat(1).pool == 20
    assert g.seat(0).ash_heap == ["Kine Resources Contested"]


def test_yawp_court_needs_a_ready_unlocked_sabbat_vampire_and_to_be_unlocked(
    refused: Refused,
) -> None:
    for locked, court_locked, region in (
        (True, False, "ready"),
        (False, True, "ready"),
        (False, False, "torpor"),
    ):
        s = mt.Scenario(players=3)
        s.seat(0, hand=["Ancilla Empowerment"])
        s.permanent(1, "Yawp Court", locked=court_locked)
        s.minion(0, "Ashley")
        s.minion(1, "Aunt Linda", sect="Sabbat", locked=locked, region=region)
        g = s.start()
        g.play(kind="play", card="Ancilla Empowerment")
        refused(g, kind="use", card="Yawp Court")


def test_yawp_court_is_for_successful_political_actions_only(refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.permanent(1, "Yawp Court")
    s.minion(0, "Ashley")
    s.minion(1, "Aunt Linda", sect="Sabbat")
    g = s.start()
    g.play(kind="bleed", minion="Ashley")
    refused(g, kind="use", card="Yawp Court")


@pytest.mark.parametrize(("sect", "region"), [("Camarilla", "ready"), ("Sabbat", "torpor")])
def test_yawp_court_requires_a_ready_sabbat_vampire(
    refused: Refused, sect: str, region: str
) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Yawp Court"])
    s.minion(0, "Ashley", sect=sect, region=region)
    refused(s.start(phase="master"), kind="play", card="Yawp Court")


def test_yawp_court_is_played_with_a_ready_sabbat_vampire() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Yawp Court"])
    s.minion(0, "Ashley", sect="Sabbat", locked=True)
    g = s.start(phase="master")
    g.play(kind="play", card="Yawp Court")
    assert g.seat(0).permanents == ["Yawp Court"]


# ---- Direct Intervention


@pytest.mark.ruling("G00061#498594cd", "G00061#4e7da68a")
def test_a_cancelled_action_card_costs_nothing_and_can_be_played_again(refused: Refused) -> None:
    """The minion does not lock and is free to play the same card."""
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=["Sport Bike", "Sport Bike"])
    s.seat(1, pool=10, hand=["Direct Intervention"])
    s.minion(0, "Ashley")
    g = s.start()
    g.play(kind="play", card="Sport Bike", minion="Ashley")
    g.play(kind="play", card="Direct Intervention", seat=1)
    assert g.seat(1).pool == 9
    g.pass_until("minion", seat=0)
    assert not g.minion("Ashley").locked
    assert g.seat(0).pool == 10
    assert g.seat(0).ash_heap == ["Sport Bike"]
    g.play(kind="play", card="Sport Bike", minion="Ashley")
    g.pass_until("minion")
    assert g.minion("Ashley").cards == ["Sport Bike"]


@pytest.mark.ruling("G00061#4e7da68a")
@pytest.mark.parametrize("card", ["Raven Spy", "Underbridge Stray", "Kine Resources Contested"])
def test_direct_intervention_cancels_every_kind_of_action_card(card: str) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=[card])
    s.seat(1, pool=10, hand=["Direct Intervention"])
    s.minion(0, "Horace Radcliffe", blood=3)
    g = s.start()
    if card == "Kine Resources Contested":
        g.play(kind="play", card=card)
    else:
        g.play(kind="play", card=card, level="superior")
    g.play(kind="play", card="Direct Intervention")
    g.pass_until("minion", seat=0)
    assert g.seat(0).ash_heap == [card]
    assert not g.minion("Horace Radcliffe").locked
    assert g.minion("Horace Radcliffe").blood == 3


@pytest.mark.ruling("G00058#737ee6a4")
def test_a_cancelled_modifier_is_not_paid_but_has_been_played(refused: Refused) -> None:
    """Conditioning costs 1 blood."""
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Conditioning", "Conditioning", "Bonding"])
    s.seat(1, pool=10, hand=["Direct Intervention"])
    s.minion(0, "Madison", blood=6)
    g = s.start()
    g.play(kind="bleed", minion="Madison")
    g.play(kind="play", card="Conditioning", level="superior")
    g.play(kind="play", card="Direct Intervention", seat=1)
    assert g.minion("Madison").blood == 6
    refused(g, kind="play", card="Conditioning")
    g.pass_until("minion")
    assert g.seat(1).pool == 8  # 1 for Direct Intervention, 1 for the bleed


@pytest.mark.ruling("G00058#9ea53033")
def test_a_cancelled_limited_bleed_leaves_room_for_another() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Conditioning", "Bonding"])
    s.seat(1, pool=10, hand=["Direct Intervention"])
    s.minion(0, "Madison", blood=6)
    g = s.start()
    g.play(kind="bleed", minion="Madison")
    g.play(kind="play", card="Conditioning", level="superior")
    g.play(kind="play", card="Direct Intervention", seat=1)
    g.play(kind="play", card="Bonding", level="inferior")
    g.pass_until("minion")
    assert g.seat(1).pool == 7  # 1 for Direct Intervention, 2 for the bleed


def test_direct_intervention_is_out_of_turn_and_no_answer_to_a_master(refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=["The Barrens", "Direct Intervention"])
    s.seat(1, hand=["Direct Intervention"])
    s.minion(0, "Ashley")
    g = s.start(phase="master")
    g.play(kind="play", card="The Barrens")
    refused(g, kind="play", card="Direct Intervention")


def test_direct_intervention_is_not_for_ones_own_turn(refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=["Sport Bike", "Direct Intervention"])
    s.minion(0, "Ashley")
    g = s.start()
    g.play(kind="play", card="Sport Bike")
    refused(g, kind="play", card="Direct Intervention")


def test_direct_intervention_takes_the_next_master_phase_action(refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=["Sport Bike"])
    s.seat(1, pool=10, hand=["Direct Intervention", "The Barrens"])
    s.minion(0, "Ashley")
    g = s.start()
    g.play(kind="play", card="Sport Bike")
    g.play(kind="play", card="Direct Intervention")
    g.pass_until("discard", seat=0)
    g.pass_until("master", seat=1)
    assert "play" not in {o.kind for o in g.decision.options}
    g.pass_until("master", seat=0)
    g.pass_until("master", seat=1)
    g.play(kind="play", card="The Barrens")  # in the one after it there is


def test_a_minion_whose_strike_card_is_cancelled_strikes_otherwise() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Theft of Vitae"])
    s.seat(1, pool=10, hand=["Direct Intervention"])
    s.minion(0, "Nassir", blood=2)
    s.minion(1, "Ryan", blood=4)
    g = s.start()
    g.play(kind="bleed", minion="Nassir")
    g.play(kind="block", minion="Ryan")
    g.play(kind="play", card="Theft of Vitae", level="superior")
    g.play(kind="play", card="Direct Intervention")
    assert (g.decision.kind, g.decision.seat) == ("strike", 0)
    g.play(kind="hand strike", minion="Nassir")
    g.play(kind="hand strike", minion="Ryan")
    assert g.minion("Ryan").blood == 3

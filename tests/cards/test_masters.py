"""Masters that stand alone in play or have their effect at once."""

from typing import Any

import methuselah as mt
import pytest
from methuselah._core import Position


def options(game: Position) -> list[tuple[Any, ...]]:
    assert game.decision
    return [(o.kind, o.card or o.minion, o.target) for o in game.decision.options]


def targets(game: Position) -> set[str | None]:
    assert game.decision
    return {o.target for o in game.decision.options}


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


def test_the_troublemaker_need_not_be_used(refused: Any) -> None:
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
    """"A vampire they control": a vampire in torpor is controlled (TORPOR-1)."""
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


def test_the_controller_of_smiling_jack_may_block_and_only_they(refused: Any) -> None:
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
    assert g.scores[2] == 2


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
def test_yawp_court_has_a_sabbat_vampire_fight_before_the_referendum(fight: Any) -> None:
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
def test_with_the_actor_in_torpor_after_yawp_court_there_is_no_referendum(fight: Any) -> None:
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


def test_yawp_court_needs_a_ready_unlocked_sabbat_vampire_and_to_be_unlocked(refused: Any) -> None:
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


def test_yawp_court_is_for_successful_political_actions_only(refused: Any) -> None:
    s = mt.Scenario(players=3)
    s.permanent(1, "Yawp Court")
    s.minion(0, "Ashley")
    s.minion(1, "Aunt Linda", sect="Sabbat")
    g = s.start()
    g.play(kind="bleed", minion="Ashley")
    refused(g, kind="use", card="Yawp Court")


@pytest.mark.parametrize(("sect", "region"), [("Camarilla", "ready"), ("Sabbat", "torpor")])
def test_yawp_court_requires_a_ready_sabbat_vampire(refused: Any, sect: str, region: str) -> None:
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
def test_a_cancelled_action_card_costs_nothing_and_can_be_played_again(refused: Any) -> None:
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
def test_a_cancelled_modifier_is_not_paid_but_has_been_played(refused: Any) -> None:
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


def test_direct_intervention_is_out_of_turn_and_no_answer_to_a_master(refused: Any) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=["The Barrens", "Direct Intervention"])
    s.seat(1, hand=["Direct Intervention"])
    s.minion(0, "Ashley")
    g = s.start(phase="master")
    g.play(kind="play", card="The Barrens")
    refused(g, kind="play", card="Direct Intervention")


def test_direct_intervention_is_not_for_ones_own_turn(refused: Any) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=["Sport Bike", "Direct Intervention"])
    s.minion(0, "Ashley")
    g = s.start()
    g.play(kind="play", card="Sport Bike")
    refused(g, kind="play", card="Direct Intervention")


def test_direct_intervention_takes_the_next_master_phase_action(refused: Any) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=["Sport Bike"])
    s.seat(1, pool=10, hand=["Direct Intervention", "The Barrens"])
    s.minion(0, "Ashley")
    g = s.start()
    g.play(kind="play", card="Sport Bike")
    g.play(kind="play", card="Direct Intervention")
    g.pass_until("discard", seat=0)
    g.pass_until("master", seat=1)
    assert g.decision.kind == "discard"  # there was nothing to do in the master phase
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


def test_dreams_gives_no_pool_without_the_edge_or_in_another_phase(refused: Any) -> None:
    refused(dreams("unlock"), kind="use", card="Dreams of the Sphinx", mode=2)
    refused(dreams("master", edge=True), kind="use", card="Dreams of the Sphinx", mode=2)


@pytest.mark.parametrize("phase", ["unlock", "master", "minion", "influence", "discard"])
def test_dreams_adds_a_blood_to_an_uncontrolled_vampire_in_any_phase(phase: str) -> None:
    g = dreams(phase)
    g.play(kind="use", card="Dreams of the Sphinx", mode=3, target="Ashley")
    assert g.seat(0).uncontrolled[0].blood == 1
    assert g.minion("Dreams of the Sphinx").locked


def test_dreams_is_used_once_while_it_is_locked(refused: Any) -> None:
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
def test_a_second_capuchin_cannot_be_played(refused: Any) -> None:
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


def test_wider_view_burns_for_two_pool_and_four_transfers(refused: Any) -> None:
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


def test_the_grand_ball_needs_two_ready_toreador(refused: Any) -> None:
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
def test_the_other_toreador_is_unblockable_but_for_bleeds(refused: Any) -> None:
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


def test_a_nosferatu_has_less_stealth_against_the_grand_ball(fight: Any) -> None:
    """At -1 stealth even Bret Stryker blocks a prince, which he cannot otherwise do."""
    g = burn_ball("Belinde", "Bret Stryker")
    g.play(kind="block", minion="Bret Stryker")
    g.pass_until("strike")
    assert g.minion("Bret Stryker").locked
    g = burn_ball("Andi Liu", "Bret Stryker")
    g.play(kind="block", minion="Bret Stryker")
    g.pass_until("minion")
    assert g.seat(1).ash_heap == ["Toreador Grand Ball"]

"""Chapter ADV."""

from typing import Any

import methuselah as mt
import pytest
from driving import Refused, Resolve

BASE, ADVANCED = "Louis Fortier", "Louis Fortier (ADV)"


def two_prints(in_play: str, other: str, *, blood: int = 1, **more: Any) -> mt.Position:
    """One print in play, the other uncontrolled, in the influence phase of its Methuselah."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, uncontrolled=[(other, blood)], hand=more.pop("hand", []))
    s.minion(0, in_play, **({"blood": 3} | more))
    s.minion(1, "Belinde")
    return s.start(phase="influence")


@pytest.mark.rule("ADV-1")
@pytest.mark.parametrize(("in_play", "other"), [(BASE, ADVANCED), (ADVANCED, BASE)])
def test_four_transfers_and_a_pool_merge_them(in_play: str, other: str) -> None:
    g = two_prints(in_play, other, cards=["Sport Bike"], locked=True, counters=2)
    g.play(kind="merge")
    assert (g.seat(0).transfers, g.seat(0).pool) == (0, 29)
    assert len(g.seat(0).minions) == 1
    assert g.seat(0).uncontrolled == []
    (louis,) = g.seat(0).minions
    assert (louis.blood, louis.locked, louis.cards) == (4, True, ["Sport Bike"])
    assert louis.counters == 2


@pytest.mark.ruling("201613#60069bb6")
def test_the_advanced_theo_is_of_each_theo() -> None:
    """Of his print of group 6, too."""
    g = two_prints("Theo Bell (G6)", "Theo Bell (ADV)", blood=2)
    g.play(kind="merge")
    (theo,) = g.seat(0).minions
    assert (theo.blood, theo.sect, g.seat(0).uncontrolled) == (5, "Independent", [])


@pytest.mark.rule("ADV-1")
def test_it_takes_all_four_transfers(refused: Refused) -> None:
    g = two_prints(BASE, ADVANCED)
    g.play(kind="transfer")
    refused(g, kind="merge")


@pytest.mark.rule("ADV-1")
def test_blood_above_the_capacity_drains() -> None:
    g = two_prints(BASE, ADVANCED, blood=4)
    g.play(kind="merge")
    assert g.seat(0).minions[0].blood == 5


@pytest.mark.rule("ADV-1")
@pytest.mark.ruling("200863#59b805b4")
def test_the_advanced_print_rules_the_sect_and_merged_text_counts_only_then() -> None:
    """Louis gets a level of Dominate and of Presence, and is Anarch."""
    for merges in (False, True):
        s = mt.Scenario(players=2, blanks=True)
        s.seat(0, uncontrolled=[(BASE, 0), ("Ashley", 0)], hand=["Govern the Unaligned"])
        s.minion(0, ADVANCED)
        s.minion(1, "Belinde", locked=True)
        g = s.start(phase="influence")
        if merges:
            g.play(kind="merge")
        g.pass_until("minion", seat=0)
        words = [str(o) for o in g.decision.options if o.card == "Govern the Unaligned"]
        assert any("[DOM]" in word for word in words) == merges


@pytest.mark.rule("ADV-1")
def test_the_text_of_the_base_and_of_the_advanced_print_stay() -> None:
    """Marguerite has the intercept of the one and the strength of the other."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, uncontrolled=[("Marguerite Foccart (ADV)", 0)])
    s.minion(0, "Marguerite Foccart")
    s.minion(1, "Belinde")
    g = s.start(phase="influence")
    assert g.minion("Marguerite Foccart").strength == 1
    g.play(kind="merge")
    assert g.minion("Marguerite Foccart").strength == 2
    g.pass_until("minion", seat=1)
    g.play(kind="bleed", minion="Belinde")
    g.play(kind="block", minion="Marguerite Foccart")
    g.pass_until("strike")
    assert g.minion("Marguerite Foccart").strength == 3  # Belinde is a prince


@pytest.mark.rule("ADV-1")
def test_they_burn_together_into_two_cards() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, uncontrolled=[(ADVANCED, 0)])
    s.minion(0, BASE, region="torpor", blood=1)
    s.minion(1, "Belinde")
    g = s.start(phase="influence")
    g.play(kind="merge")
    g.pass_until("minion", seat=1)
    g.play(kind="diablerize", minion="Belinde")
    g.pass_until("minion")
    assert g.seat(0).minions == []
    assert {BASE, ADVANCED} <= set(g.seat(0).ash_heap)


@pytest.mark.rule("ADV-1", "CONTEST-1")
def test_the_two_prints_contest_each_other() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, uncontrolled=[(ADVANCED, 5)])
    s.minion(1, BASE)
    g = s.start(phase="influence")
    g.play(kind="bring out")
    assert g.seat(0).minions == []
    assert g.seat(1).minions == []


@pytest.mark.rule("ADV-1", "CONTEST-4")
def test_the_other_print_is_not_brought_out_beside_ones_own(refused: Refused) -> None:
    refused(two_prints(BASE, ADVANCED, blood=5), kind="bring out")


@pytest.mark.rule("ADV-1")
def test_an_effect_on_the_vampire_goes_on(resolve: Resolve) -> None:
    """It has bled this turn, and stays banned from bleeding again."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, uncontrolled=[("Dancin' Dana (ADV)", 0)], hand=["Fame"])
    s.minion(0, "Dancin' Dana")
    s.permanent(1, "Fame", on="Dancin' Dana")
    g = s.start(phase="influence")
    g.play(kind="merge")
    assert g.minion("Dancin' Dana").cards == ["Fame"]
    assert g.minion("Dancin' Dana").strength == 2


def test_dana_gives_a_card_in_hand_while_she_fights() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, uncontrolled=[("Dancin' Dana (ADV)", 0)])
    s.minion(0, "Dancin' Dana")
    s.minion(1, "Belinde")
    g = s.start(phase="influence")
    g.play(kind="merge")
    g.pass_until("minion", seat=1)
    assert len(g.seat(0).hand) == 7
    g.play(kind="bleed", minion="Belinde")
    g.play(kind="block", minion="Dancin' Dana")
    g.pass_until("strike")
    assert len(g.seat(0).hand) == 8


def test_marguerite_has_intercept_against_political_actions_only() -> None:
    for card, blocked in (("Kine Resources Contested", True), ("Laptop Computer", False)):
        s = mt.Scenario(players=2, blanks=True)
        s.seat(0, hand=[card])
        s.minion(0, "Belinde")
        s.minion(1, "Marguerite Foccart")
        g = s.start()
        g.play(card=card)
        g.play(kind="block", minion="Marguerite Foccart")
        g.pass_until("strike" if blocked else "minion" if card.startswith("L") else "terms")
        assert g.minion("Marguerite Foccart").locked == blocked

"""Chapter TRAIT, the Red List; and trophies of chapter CARD."""

from typing import Any

import methuselah as mt
import pytest
from driving import Refused, Resolve, Written, drive
from positions import INTERCEPT, targets

FANGS = """
Card(
    name: "Dreadful Fangs",
    facts: {"types": "Equipment", "keywords": "weapon"},
    abilities: [Strike((strike: Aggravated(Damage(2))))],
)
"""
HUNTED = "Lord Fianna"  # a Red List Malkavian of capacity 8


def hunt(
    hunter: str = "Qawiyya el-Ghaduba", *more: str, phase: str = "master", **seat: Any
) -> mt.Position:
    """Seat 0 has a hunter, seat 1 the hunted, seat 2 looks on."""
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, **seat)
    s.minion(0, hunter)
    for name in more:
        s.minion(0, name)
    s.minion(1, HUNTED, blood=4)
    s.minion(2, "Belinde")
    return s.start(phase=phase)


def fight_marked(g: mt.Position, hunter: str = "Qawiyya el-Ghaduba") -> None:
    g.play(kind="mark", minion=HUNTED)
    g.pass_until("minion")
    g.play(kind="enter combat", minion=hunter, target=HUNTED)


@pytest.mark.rule("TRAIT-5")
def test_a_master_phase_action_marks_a_red_list_minion(refused: Refused) -> None:
    g = hunt(hand=["Blood Doll"])
    assert {o.minion for o in g.decision.options if o.kind == "mark"} == {HUNTED}
    g.play(kind="mark", minion=HUNTED)
    refused(g, kind="play", card="Blood Doll")


@pytest.mark.rule("TRAIT-5")
def test_unmarked_it_is_not_to_be_fought(refused: Refused) -> None:
    refused(hunt(phase="minion"), kind="enter combat")


@pytest.mark.rule("TRAIT-5")
def test_combat_with_it_is_a_directed_action_with_stealth_for_a_blood(resolve: Resolve) -> None:
    g = hunt()
    blood = g.minion("Qawiyya el-Ghaduba").blood
    fight_marked(g)
    drive(g, lambda decision: decision.seat != 0)
    assert g.decision and g.decision.seat == 1  # seat 2 may not block
    g.play(kind="block", minion=HUNTED)  # in vain
    g.pass_until("strike")
    assert g.minion("Qawiyya el-Ghaduba").blood == blood - 1


@pytest.mark.rule("TRAIT-5")
def test_each_vampire_does_so_once_in_a_turn_however_often_it_unlocks(
    resolve: Resolve, refused: Refused
) -> None:
    g = hunt("Qawiyya el-Ghaduba", "Wauneka")
    fight_marked(g)
    resolve(g)
    g.play(kind="use", card="Qawiyya el-Ghaduba")
    assert not g.minion("Qawiyya el-Ghaduba").locked
    refused(g, kind="enter combat", minion="Qawiyya el-Ghaduba")


@pytest.mark.rule("TRAIT-5")
def test_the_mark_is_gone_with_the_turn(refused: Refused) -> None:
    g = hunt()
    g.play(kind="mark", minion=HUNTED)
    g.pass_until("minion", seat=0)
    g.pass_until("master", seat=1)
    g.pass_until("minion", seat=0)
    refused(g, kind="enter combat")


@pytest.mark.rule("TRAIT-5")
def test_only_the_vampires_of_who_marked_it_may_enter_combat(refused: Refused) -> None:
    """An ally may not, and a vampire without blood cannot pay for it."""
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Escaped Mental Patient")
    s.minion(0, "Wauneka", blood=0)
    s.minion(1, HUNTED)
    g = s.start(phase="master")
    g.play(kind="mark", minion=HUNTED)
    refused(g, kind="enter combat")


@pytest.mark.rule("TRAIT-5", "CARD-20")
def test_who_diablerizes_one_gets_a_trophy_before_the_blood_hunt(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, library=["Fame", "Trophy: Revered", "Trophy: Revered", "Blood Doll"])
    s.minion(0, "Wauneka", blood=4)
    s.minion(1, HUNTED, region="torpor", blood=1)
    s.minion(1, "Belinde")
    g = s.start()
    g.play(kind="diablerize", minion="Wauneka", target=HUNTED)
    g.pass_until("trophy")
    assert targets(g) == {None, "Trophy: Revered"}
    g.play(kind="choose", target="Trophy: Revered")
    assert g.minion("Wauneka").cards == ["Trophy: Revered"]
    assert g.minion("Wauneka").bleed == 3
    g.pass_until("polling")


@pytest.mark.rule("TRAIT-5", "TORPOR-4")
def test_diablerie_of_an_own_one_earns_none(resolve: Resolve) -> None:
    """It is no directed action."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Trophy: Revered"])
    s.minion(0, "Wauneka", blood=4)
    s.minion(0, HUNTED, region="torpor", blood=1)
    g = s.start()
    g.play(kind="diablerize", minion="Wauneka", target=HUNTED)
    resolve(g, "trophy", "minion", "discard")
    assert g.decision and g.decision.kind != "trophy"
    assert HUNTED in g.seat(0).ash_heap


@pytest.mark.rule("TRAIT-5", "TORPOR-2")
def test_diablerie_by_who_blocks_one_leaving_torpor_earns_none(resolve: Resolve) -> None:
    """That is no directed action either."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, hand=["Trophy: Revered"])
    s.minion(0, HUNTED, region="torpor", blood=2)
    s.minion(1, "Wauneka", cards=INTERCEPT)
    g = s.start()
    g.play(kind="leave torpor", minion=HUNTED)
    g.play(kind="block", minion="Wauneka")
    g.play(kind="diablerize", minion="Wauneka")
    resolve(g, "trophy", "minion", "discard")
    assert g.decision and g.decision.kind != "trophy"
    assert HUNTED in g.seat(0).ash_heap


@pytest.mark.rule("TRAIT-5")
@pytest.mark.parametrize("place", ["library", "hand", "ash_heap"])
def test_the_trophy_comes_from_library_hand_or_ash_heap(place: str) -> None:
    s = mt.Scenario(players=2, blanks=True)
    seat: Any = {place: ["Trophy: Revered"]}
    s.seat(0, **seat)
    s.minion(0, "Wauneka", blood=4)
    s.minion(1, HUNTED, region="torpor", blood=1)
    g = s.start()
    g.play(kind="diablerize", minion="Wauneka", target=HUNTED)
    g.pass_until("trophy")
    g.play(kind="choose", target="Trophy: Revered")
    assert g.minion("Wauneka").cards == ["Trophy: Revered"]
    assert len(g.seat(0).hand) == 7


@pytest.mark.rule("TRAIT-5")
def test_none_need_be_taken_and_for_others_there_is_none(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, library=["Trophy: Revered"])
    s.minion(0, "Wauneka", blood=4)
    s.minion(1, HUNTED, region="torpor", blood=1)
    g = s.start()
    g.play(kind="diablerize", minion="Wauneka", target=HUNTED)
    resolve(g)
    assert g.minion("Wauneka").cards == []
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, library=["Trophy: Revered"])
    s.minion(0, "Wauneka", blood=4)
    s.minion(1, "Belinde", region="torpor", blood=1)
    g = s.start()
    g.play(kind="diablerize", minion="Wauneka", target="Belinde")
    resolve(g)
    assert g.minion("Wauneka").cards == []
    assert "Trophy: Revered" in g.seat(0).library


@pytest.mark.rule("TRAIT-5", "CARD-20")
def test_trophies_in_play_may_be_moved_as_their_methuselahs_wish(resolve: Resolve) -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, library=["Fame"])
    s.minion(0, "Wauneka", blood=4)
    s.minion(1, HUNTED, region="torpor", blood=1)
    s.permanent(0, "Trophy: Revered")
    s.permanent(2, "Trophy: Hunting Ground")
    s.permanent(2, "Trophy: Domain")
    s.minion(2, "Belinde", cards=["Trophy: Wealth"])  # awarded already
    g = s.start()
    assert g.minion("Wauneka").bleed == 1  # no effect until it is on a vampire
    g.play(kind="diablerize", minion="Wauneka", target=HUNTED)
    g.pass_until("trophy", seat=0)
    assert targets(g) == {None, "Trophy: Revered"}
    g.play(kind="choose", target="Trophy: Revered")
    g.pass_until("trophy", seat=2)
    assert targets(g) == {None, "Trophy: Hunting Ground", "Trophy: Domain"}
    g.play(kind="choose", target="Trophy: Domain")
    assert g.minion("Wauneka").cards == ["Trophy: Revered", "Trophy: Domain"]
    resolve(g)
    assert g.view(0).permanents(2) == ["Trophy: Hunting Ground", "Trophy: Wealth"]
    # Controlled with the vampire now: its controller uses it.
    g.pass_until("minion", seat=2)
    g.play(kind="bleed", minion="Belinde")
    g.play(kind="use", card="Trophy: Domain", seat=0)


@pytest.mark.rule("TRAIT-5")
def test_who_burns_one_in_combat_gets_a_trophy(written: Written) -> None:
    """A Red List vampire without blood takes two points of aggravated damage."""
    s = mt.Scenario(players=2, blanks=True, cards=written(FANGS))
    s.seat(0, library=["Trophy: Revered"])
    s.minion(0, "Wauneka", cards=["Dreadful Fangs"])
    s.minion(1, HUNTED, blood=0)
    g = s.start(phase="master")
    fight_marked(g, "Wauneka")
    g.play(kind="weapon strike")
    g.play(kind="hand strike", seat=1)
    g.pass_until("trophy", seat=0)
    assert HUNTED in g.seat(1).ash_heap
    g.play(kind="choose", target="Trophy: Revered")
    assert "Trophy: Revered" in g.minion("Wauneka").cards


PYRE = """
Card(name: "Pyre", facts: {"types": "Action"}, modes: [
    (directed: true, choose: [Cards([Vampire, Not(ControlledBy(You))])], do: [BurnCard(Picked(0))])])
Card(name: "Wildfire", facts: {"types": "Action"}, modes: [
    (do: [Choose((from: Cards([Vampire, Not(ControlledBy(You))]))), BurnCard(Picked(0))])])
"""


@pytest.mark.rule("TRAIT-5")
@pytest.mark.parametrize(
    ("actor", "card", "victim", "awarded"),
    [
        ("Wauneka", "Pyre", HUNTED, True),
        ("Wauneka", "Pyre", "Belinde", False),
        ("Wauneka", "Wildfire", HUNTED, False),
        ("Underbridge Stray", "Pyre", HUNTED, False),
    ],
)
def test_so_does_a_vampire_that_burns_one_by_a_directed_action(
    actor: str, card: str, victim: str, awarded: bool, written: Written
) -> None:
    s = mt.Scenario(players=2, blanks=True, cards=written(PYRE))
    s.seat(0, hand=[card], library=["Trophy: Revered"])
    s.minion(0, actor)
    s.minion(1, victim, locked=True)
    g = s.start()
    g.play(card=card, minion=actor)
    asked = set()
    while g.decision.kind not in {"minion", "influence", "discard"}:
        asked.add(g.decision.kind)
        g.choose(g.decision.options[0])
    assert victim in g.seat(1).ash_heap
    assert ("trophy" in asked) == awarded


@pytest.mark.rule("CARD-20")
def test_a_trophy_takes_a_master_phase_action_and_waits_in_play() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Trophy: Revered"])
    s.minion(0, "Wauneka")
    g = s.start(phase="master")
    g.play(kind="play", card="Trophy: Revered")
    assert g.view(0).permanents(0) == ["Trophy: Revered"]
    assert g.minion("Wauneka").bleed == 1

"""Chapter IMBUED, the incapacitated; the rest is in test_imbued.py."""

import methuselah as mt
import pytest
from driving import Offers, Refused, Resolve
from imbued import INEZ, JACK, LIZ, MARION, REACT, SIGHT, STRIKE


@pytest.mark.rule("IMBUED-4", "DAMAGE-5")
def test_without_life_it_is_incapacitated_and_keeps_its_cards(
    resolve: Resolve, refused: Refused
) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, JACK, blood=1, cards=[STRIKE, "Discern", "Kevlar Vest"])
    s.minion(1, "Wauneka")
    g = s.start()
    g.play(kind="bleed", minion=JACK)
    g.play(kind="block", minion="Wauneka")
    resolve(g)
    jack = g.minion(JACK)
    assert (jack.blood, jack.incapacitated, jack.torpor) == (0, True, False)
    assert jack.seat == 0
    assert sorted(jack.cards) == ["Discern", "Kevlar Vest", STRIKE]
    g.pass_until("minion", seat=1)
    g.play(kind="bleed", minion="Wauneka")
    refused(g, kind="block", minion=JACK)


@pytest.mark.rule("IMBUED-4")
def test_an_incapacitated_imbued_does_not_act(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Discern"])
    s.minion(0, JACK, region="incapacitated")
    s.minion(0, "Ryan")
    g = s.start()
    assert not [o for o in g.decision.options if o.minion == JACK]


@pytest.mark.rule("IMBUED-4")
def test_effects_on_torpor_do_not_reach_it(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Ryan")
    s.minion(0, JACK, region="incapacitated")
    s.minion(1, MARION, region="incapacitated")
    g = s.start()
    assert not offers(g, kind="rescue")
    assert not offers(g, kind="diablerize")
    assert offers(g, kind="burn imbued", target=MARION)


@pytest.mark.rule("IMBUED-4")
def test_whoever_burns_it_takes_its_equipment_and_imbued_may_answer(resolve: Resolve) -> None:
    s = mt.Scenario(players=3)
    s.minion(0, "Ryan", blood=4)
    s.minion(0, LIZ, cards=[SIGHT])
    s.minion(1, JACK, region="incapacitated", cards=["Kevlar Vest", REACT])
    s.minion(1, MARION, cards=[STRIKE, SIGHT])
    s.minion(2, INEZ, cards=[])
    g = s.start()
    g.play(kind="burn imbued", minion="Ryan", target=JACK)
    assert g.minion("Ryan").locked
    g.pass_until("spoils")
    g.play(kind="choose", target="Kevlar Vest")
    g.pass_until("conviction")
    assert sorted(g.seat(1).ash_heap) == sorted([JACK, REACT])
    assert g.minion("Ryan").cards == ["Kevlar Vest"]
    assert g.decision.seat == 0  # in turn order from the acting Methuselah
    g.choose(g.decision.options[0])
    assert g.decision.seat == 1
    g.play(kind="burn conviction", card=STRIKE)
    assert g.decision.kind == "minion"  # one each; who has none is not asked
    assert g.minion("Ryan").blood == 3  # nothing prevents it
    assert g.minion(MARION).cards == [SIGHT]


@pytest.mark.rule("IMBUED-4", "ACTION-3")
def test_to_burn_anothers_is_directed_and_has_no_stealth(resolve: Resolve) -> None:
    s = mt.Scenario(players=3)
    s.minion(0, "Ryan", blood=4)
    s.minion(1, JACK, region="incapacitated")
    s.minion(1, MARION)
    s.minion(2, "Wauneka")
    g = s.start()
    g.play(kind="burn imbued", target=JACK)
    assert not [o for o in g.decision.options if o.minion == "Wauneka"]
    g.play(kind="block", minion=MARION)
    resolve(g)
    assert g.minion(JACK).incapacitated
    assert g.minion(MARION).blood == 3  # they fought


@pytest.mark.rule("IMBUED-4")
def test_it_leaves_for_three_conviction_in_the_unlock_phase() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, JACK, region="incapacitated", cards=[STRIKE, SIGHT, SIGHT, REACT])
    g = s.start(phase="unlock")
    g.play(kind="recover", minion=JACK)
    g.play(kind="burn conviction", card=SIGHT)
    g.play(kind="burn conviction", card=SIGHT)
    g.play(kind="burn conviction", card=REACT)
    jack = g.minion(JACK)
    assert (jack.incapacitated, jack.blood, jack.cards) == (False, 1, [STRIKE])


@pytest.mark.rule("IMBUED-4")
@pytest.mark.parametrize(("convictions", "phase"), [(2, "unlock"), (3, "minion")])
def test_not_for_less_nor_at_another_time(convictions: int, phase: str, refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, JACK, region="incapacitated", cards=[STRIKE] * convictions)
    g = s.start(phase=phase)
    refused(g, kind="recover")


@pytest.mark.rule("IMBUED-4", "IMBUED-2")
def test_it_gets_conviction_while_it_is_incapacitated() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, ash_heap=[STRIKE])
    s.minion(0, JACK, region="incapacitated", cards=[STRIKE, STRIKE])
    g = s.start(phase="unlock")
    g.play(kind="conviction", card=STRIKE)
    g.play(kind="recover", minion=JACK)  # of one kind, none is asked for
    assert g.minion(JACK).cards == []
    assert not g.minion(JACK).incapacitated


@pytest.mark.rule("IMBUED-4")
def test_leaving_by_any_means_gains_a_life() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Bond"])
    s.minion(0, LIZ)
    s.minion(1, JACK, region="incapacitated")
    g = s.start()
    g.play(card="Bond", target=JACK)
    g.pass_until("minion")
    assert (g.minion(JACK).incapacitated, g.minion(JACK).blood, g.minion(JACK).seat) == (
        False,
        1,
        1,
    )


@pytest.mark.rule("IMBUED-4")
def test_the_life_gained_is_never_above_the_start() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Bond"])
    s.minion(0, LIZ)
    s.minion(0, JACK, region="incapacitated", blood=4)
    g = s.start()
    g.play(card="Bond", target=JACK)
    g.pass_until("minion")
    assert g.minion(JACK).blood == 4

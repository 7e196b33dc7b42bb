"""Conviction."""

import methuselah as mt
import pytest
from driving import Offers, Refused, Resolve
from imbued import (
    EARL,
    JACK,
    LIZ,
    REACT,
    SIGHT,
    STRIKE,
)


@pytest.mark.rule("CARD-36")
@pytest.mark.parametrize(
    ("foe", "monster"),
    [
        ("Ryan", True),
        ("Walking Dead", True),
        ("Old Hound", False),
        ("Underbridge Stray", False),
        (LIZ, False),
    ],
)
def test_strike_with_conviction_hurts_monsters_more(
    foe: str,
    monster: bool,
    own: mt.Cards,
    refused: Refused,
    resolve: Resolve,
) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.minion(0, JACK, cards=[STRIKE])
    s.minion(1, foe)
    g = s.start()
    before = g.minion(foe).blood
    g.play(kind="bleed", minion=JACK)
    g.play(kind="block", minion=foe)
    g.play(kind="hand strike", minion=JACK)
    if not monster:
        refused(g, kind="use", card=STRIKE, until="strike")
        return
    g.play(kind="use", card=STRIKE)
    resolve(g)
    assert g.minion(foe).blood == before - 2
    assert g.minion(JACK).cards == []


def test_strike_with_conviction_goes_with_a_weapon(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, JACK, cards=[STRIKE, ".44 Magnum"])
    s.minion(1, "Wauneka", blood=5)
    g = s.start()
    g.play(kind="bleed", minion=JACK)
    g.play(kind="block", minion="Wauneka")
    g.play(kind="weapon strike", minion=JACK)
    g.play(kind="use", card=STRIKE)
    resolve(g)
    assert g.minion("Wauneka").blood == 2


@pytest.mark.ruling("101886#08ce9fb3")
@pytest.mark.parametrize("blocked", [True, False])
def test_strike_with_conviction_bleeds_for_2(
    blocked: bool, resolve: Resolve, offers: Offers
) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, pool=30)
    s.minion(0, JACK, cards=[STRIKE])
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="action", card=STRIKE)
    if blocked:
        g.play(kind="block", minion="Ryan")
    resolve(g)
    assert g.seat(1).pool == (30 if blocked else 28)
    assert g.minion(JACK).cards == ([STRIKE] if blocked else [])


def test_second_sight_sees_one_monster_once(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds"])
    s.minion(0, "Dr. Stephen Norton")
    s.minion(1, JACK, cards=[SIGHT, SIGHT])
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion=JACK)
    g.play(card="Lost in Crowds", mode=1)
    g.play(kind="use", card=SIGHT, mode=0)
    refused(g, kind="use", card=SIGHT)  # one each action
    g.pass_until("minion")
    assert g.minion(JACK).cards == [SIGHT]


def test_second_sight_does_not_help_against_mortals(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, EARL)
    s.minion(1, JACK, cards=[SIGHT])
    g = s.start()
    g.play(kind="bleed", minion=EARL)
    g.play(kind="block", minion=JACK)
    refused(g, kind="use", card=SIGHT)


@pytest.mark.parametrize(("foe", "blocks"), [("Ryan", False), (LIZ, True)])
def test_second_sight_blinds_monsters(
    foe: str, blocks: bool, resolve: Resolve, refused: Refused
) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, JACK, cards=[SIGHT, SIGHT])
    s.minion(1, foe)
    g = s.start()
    g.play(kind="bleed", minion=JACK)
    g.play(kind="use", card=SIGHT, mode=1)
    g.play(kind="block", minion=foe)
    resolve(g)
    assert g.minion(foe).locked == blocks
    assert g.minion(JACK).cards == [SIGHT]


@pytest.mark.ruling("101557#adcc20ed")
@pytest.mark.parametrize("card", ["Cold Stare", "Borrowed Will of Another"])
def test_react_with_conviction_cancels_actions_at_its_imbued(
    card: str,
    own: mt.Cards,
    offers: Offers,
) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=[card])
    s.minion(0, "Ashley")
    s.minion(1, JACK, cards=[REACT])
    s.minion(1, LIZ)
    g = s.start()
    g.play(card=card, target=JACK)
    g.play(kind="use", card=REACT, mode=1)
    assert g.decision.kind == "minion"
    assert not g.minion("Ashley").locked
    assert (g.minion(JACK).cards, g.minion(JACK).locked, g.minion(JACK).seat) == ([], False, 1)
    assert g.seat(0).ash_heap == [card]


@pytest.mark.ruling("101557#adcc20ed")
def test_react_with_conviction_cancels_an_action_in_play_as_it_is_announced(
    offers: Offers,
    resolve: Resolve,
) -> None:
    """That of the Puppeteer, who may try again and takes control the second time."""
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Puppeteer")
    s.minion(0, "Ashley", blood=2)
    s.minion(1, JACK, cards=[REACT])
    s.minion(1, LIZ)
    g = s.start()
    g.play(kind="action", card="Puppeteer", target=LIZ)
    assert g.decision.seat == 1
    assert not offers(g, kind="use", card=REACT)
    g = s.start()
    g.play(kind="action", card="Puppeteer", target=JACK)
    g.play(kind="use", card=REACT)
    assert (g.decision.kind, g.minion("Puppeteer").locked) == ("minion", False)
    assert (g.minion(JACK).cards, g.minion(JACK).seat) == ([], 1)
    g.play(kind="action", card="Puppeteer", target=JACK)
    resolve(g)
    assert g.minion(JACK).seat == 0


def test_react_with_conviction_is_no_help_to_others(own: mt.Cards, refused: Refused) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Cold Stare", "Pick a Fight"])
    s.minion(0, "Ashley")
    s.minion(1, JACK, cards=[REACT])
    s.minion(1, LIZ)
    g = s.start()
    g.play(card="Pick a Fight", target=JACK)
    refused(g, kind="use", card=REACT, until="strike")  # it requires none of the Disciplines


@pytest.mark.parametrize("card", ["Pull of the Strings", "Quiet Abduction", "General Abduction"])
def test_react_with_conviction_keeps_control(card: str, own: mt.Cards) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=[card], pool=10)
    s.minion(1, JACK, cards=[REACT])
    g = s.start(phase="master")
    g.play(card=card)
    g.play(kind="use", card=REACT, mode=0)
    g.pass_until("influence")
    assert g.minion(JACK).seat == 1
    assert g.seat(0).pool == 10  # no cost is paid


@pytest.mark.parametrize(("card", "able"), [("Soft Word", True), ("Fixed Grin", False)])
def test_react_with_conviction_cancels_a_strike_card(
    card: str,
    able: bool,
    own: mt.Cards,
    refused: Refused,
    resolve: Resolve,
) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(1, hand=[card])
    s.minion(0, JACK, cards=[REACT], blood=3)
    s.minion(1, "Ashley", blood=3)
    g = s.start()
    g.play(kind="bleed", minion=JACK)
    g.play(kind="block", minion="Ashley")
    if able:
        g.play(kind="hand strike", minion=JACK)
    g.play(card=card)
    if not able:
        refused(g, kind="use", card=REACT)
        return
    g.play(kind="use", card=REACT)
    g.play(kind="hand strike", minion="Ashley")  # it chooses another strike
    resolve(g)
    assert g.minion(JACK).blood == 2
    assert g.minion("Ashley").blood == 2  # no cost is paid


def test_strike_with_conviction_makes_one_strike_stronger_by_one(refused: Refused) -> None:
    """Each makes a strike, and there is but one to be made."""
    s = mt.Scenario(players=2)
    s.minion(0, JACK, cards=[STRIKE, STRIKE])
    s.minion(1, "Ryan", blood=4)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion="Ryan")
    g.play(kind="hand strike", minion=JACK)
    g.play(kind="use", card=STRIKE)
    refused(g, kind="use", card=STRIKE, until="strike")

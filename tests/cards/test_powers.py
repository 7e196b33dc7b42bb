"""Powers."""

import methuselah as mt
import pytest
from driving import Offers, Refused, Resolve
from imbued import (
    EARL,
    INEZ,
    JACK,
    LIZ,
    MAMAN,
    MARION,
    PAUL,
    REACT,
    SIGHT,
    STRIKE,
    TRAVIS,
    take_conviction,
)


@pytest.mark.ruling("100007#6f5c5552")
@pytest.mark.parametrize("region", ["ready", "incapacitated"])
def test_abjure_ends_the_combat_of_another_mortal(region: str) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, ash_heap=[STRIKE])
    s.minion(0, JACK)
    s.minion(0, LIZ, cards=["Abjure"], region=region)
    s.minion(1, "Ryan", blood=4)
    g = s.start()
    g.play(kind="bleed", minion=JACK)
    g.play(kind="block", minion="Ryan")
    g.play(kind="use", card="Abjure")
    g.play(kind="conviction", card=STRIKE)
    g.pass_until("minion")
    assert g.minion("Ryan").blood == 4
    assert g.minion(LIZ).locked
    assert sorted(g.minion(LIZ).cards) == ["Abjure", STRIKE]


def test_abjure_of_the_fighter_itself_brings_no_conviction(own: mt.Cards) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Pick a Fight"])
    s.seat(1, ash_heap=[STRIKE])
    s.minion(0, "Ryan")
    s.minion(1, LIZ, cards=["Abjure"])
    g = s.start()
    g.play(card="Pick a Fight")
    g.play(kind="use", card="Abjure")
    g.pass_until("minion")
    assert g.minion(LIZ).cards == ["Abjure"]
    assert (g.minion(LIZ).blood, g.minion(LIZ).locked) == (2, True)


def test_abjure_needs_a_monster_and_a_mortal(refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.minion(0, "Wauneka")
    s.minion(1, "Ryan")
    s.minion(2, LIZ, cards=["Abjure"])
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion="Ryan")
    refused(g, kind="use", card="Abjure", until="strike")


@pytest.mark.ruling("100322#40d1a551", "100322#42e91de9")
def test_champion_fights_instead(resolve: Resolve, refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, pool=30)
    s.minion(0, "Ryan", blood=4)
    s.minion(1, JACK, cards=["Champion", STRIKE, SIGHT, REACT])
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="use", card="Champion", target=STRIKE)
    take_conviction(g, REACT)
    resolve(g)
    assert g.seat(1).pool == 30
    assert g.minion("Ryan").blood == 3
    assert sorted(g.minion(JACK).cards) == ["Champion", SIGHT]
    assert not g.minion(JACK).locked


@pytest.mark.ruling("G00156#e9c35790")
def test_champion_waits_for_no_block(refused: Refused, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Ryan")
    s.minion(1, JACK, cards=["Champion", STRIKE, STRIKE])
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion=JACK)
    refused(g, kind="use", card="Champion", until="strike")


@pytest.mark.parametrize(("actor", "conviction"), [(LIZ, 2), ("Ryan", 1)])
def test_champion_is_for_monsters_and_costs_two(
    actor: str, conviction: int, refused: Refused
) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, actor)
    s.minion(1, JACK, cards=["Champion", *[STRIKE] * conviction])
    g = s.start()
    g.play(kind="bleed")
    refused(g, kind="use", card="Champion")


def test_discern_sees_monsters(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, EARL)
    s.seat(0, hand=["Lost in Crowds"])
    s.minion(0, "Ryan")
    s.minion(1, JACK, cards=["Discern"])
    g = s.start()
    g.play(kind="bleed", minion="Ryan")
    g.play(kind="block", minion=JACK)
    g.play(card="Lost in Crowds")
    g.play(kind="use", card="Discern")
    resolve(g)
    assert g.minion(JACK).locked


@pytest.mark.ruling("100551#40d1a551")
def test_discern_does_not_see_mortals(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, EARL)
    s.minion(1, JACK, cards=["Discern"])
    g = s.start()
    g.play(kind="bleed", minion=EARL)
    g.play(kind="block", minion=JACK)
    refused(g, kind="use", card="Discern")


def test_donate_pumps_the_bleed_of_another_mortal(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, pool=30)
    s.minion(0, JACK)
    s.minion(0, MAMAN, cards=["Donate", STRIKE])
    s.minion(0, TRAVIS, cards=["Donate", STRIKE])
    g = s.start()
    g.play(kind="bleed", minion=JACK)
    g.play(kind="use", card="Donate", minion=MAMAN)
    assert g.minion(MAMAN).cards == []
    refused(g, kind="use", card="Donate")  # limited
    g.pass_until("minion")
    assert g.seat(1).pool == 28


@pytest.mark.parametrize("actor", ["Ryan", MAMAN])
def test_donate_is_for_another_mortal(actor: str, refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Ryan")
    s.minion(0, MAMAN, cards=["Donate", STRIKE])
    g = s.start()
    g.play(kind="bleed", minion=actor)
    refused(g, kind="use", card="Donate")


def test_donate_helps_to_block_and_to_fight(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds"])
    s.minion(0, "Ryan", blood=4)
    s.minion(1, JACK)
    s.minion(1, MAMAN, cards=["Donate", STRIKE])
    s.minion(1, TRAVIS, cards=["Donate", STRIKE])
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion=JACK)
    g.play(card="Lost in Crowds")
    g.play(kind="use", card="Donate", minion=MAMAN)
    g.play(kind="use", card="Donate", minion=TRAVIS, target=JACK)
    take_conviction(g, STRIKE)
    resolve(g)
    assert g.minion("Ryan").blood == 2
    assert g.minion(TRAVIS).cards == []


@pytest.mark.parametrize(("blocker", "blocks"), [("Ryan", False), (LIZ, True)])
def test_hide_blinds_monsters(blocker: str, blocks: bool, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, INEZ, cards=["Hide", STRIKE])
    s.minion(1, blocker)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="use", card="Hide", mode=0)
    g.play(kind="block", minion=blocker)
    resolve(g)
    assert g.minion(blocker).locked == blocks


@pytest.mark.ruling("100919#40d1a551", "100919#05ffee7c")
def test_hide_fails_an_action_at_its_imbued(own: mt.Cards, refused: Refused) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Cold Stare", "Cold Stare"])
    s.minion(0, "Ashley")
    s.minion(1, INEZ, cards=["Hide", STRIKE])
    g = s.start()
    g.play(card="Cold Stare", target=INEZ)
    g.play(kind="use", card="Hide", mode=1)
    g.pass_until("minion")
    assert (g.minion(INEZ).locked, g.minion(INEZ).cards) == (False, ["Hide"])
    assert g.minion("Ashley").locked


def test_hide_is_nothing_for_who_shines(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, INEZ, cards=["Hide", "Illuminate", STRIKE])
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed")
    refused(g, kind="use", card="Hide")


def test_illuminate_shows_monsters_to_all_imbued(resolve: Resolve) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Lost in Crowds"])
    s.minion(0, "Dr. Stephen Norton")
    s.minion(1, JACK)
    s.minion(1, INEZ, cards=["Illuminate"])
    s.minion(2, LIZ, cards=["Illuminate"])
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion=JACK)
    g.play(card="Lost in Crowds", mode=1)
    resolve(g)
    assert not g.minion(JACK).locked  # 1 intercept, not 2


@pytest.mark.parametrize(
    ("actor", "card", "blocked"),
    [
        ("Dr. Stephen Norton", "Laptop Computer", True),  # stealth 1, and no vampire
        ("Agrippina", "Laptop Computer", True),
        ("Agrippina", "Lost in Crowds", False),  # stealth 2
    ],
)
def test_illuminate_shows_what_the_unmasking_does_not(
    actor: str, card: str, blocked: bool, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.permanent(1, "The Unmasking")
    s.seat(0, hand=[card])
    s.minion(0, actor)
    s.minion(1, INEZ, cards=["Illuminate"])
    g = s.start()
    if card == "Lost in Crowds":
        g.play(kind="bleed")
        g.play(kind="block", minion=INEZ)
        g.play(card=card, mode=1)
    else:
        g.play(card=card)
        g.play(kind="block", minion=INEZ)
    resolve(g)
    assert g.minion(INEZ).locked == blocked


def test_illuminate_draws_monsters_and_ends(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Ryan", blood=4)
    s.minion(0, JACK)
    s.minion(1, INEZ, cards=["Illuminate"])
    g = s.start()
    assert {o.minion for o in g.decision.options if o.kind == "action"} == {"Ryan"}
    g.play(kind="action", card="Illuminate")
    resolve(g)
    assert g.minion(INEZ).blood == 2
    g.pass_until("unlock", seat=1)
    g.play(kind="trigger", card="Illuminate")
    assert g.minion(INEZ).cards == []


def test_illuminate_goes_out_with_its_imbued(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Ryan", blood=4)
    s.minion(1, INEZ, cards=["Illuminate"], blood=1)
    g = s.start()
    g.play(kind="action", card="Illuminate")
    resolve(g)
    assert g.minion(INEZ).incapacitated
    assert g.minion(INEZ).cards == []


def test_inspire_adds_a_counter() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, uncontrolled=[(LIZ, 0)])
    s.minion(0, INEZ, cards=["Inspire", STRIKE])
    g = s.start()
    g.play(kind="action", card="Inspire", target=LIZ)
    take_conviction(g, STRIKE)
    g.pass_until("minion")
    assert g.minion(LIZ).blood == 1
    assert g.minion(INEZ).cards == ["Inspire"]


def test_inspire_hands_its_conviction_on() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, INEZ, cards=["Inspire", STRIKE, SIGHT])
    s.minion(0, JACK)
    g = s.start()
    g.play(kind="action", card="Inspire", target=JACK)
    take_conviction(g, SIGHT)
    g.pass_until("minion")
    assert g.minion(JACK).cards == [SIGHT]
    assert g.minion(INEZ).cards == ["Inspire", STRIKE]


@pytest.mark.parametrize(
    ("blocker", "able"),
    [
        ("Ashley", False),  # capacity 3
        ("Ayelech", True),  # capacity 7
        ("Walking Dead", False),  # costs 3
        ("Iron Colossus", True),  # costs 4
        ("Old Hound", True),  # no monster
    ],
)
def test_project_keeps_the_lesser_away(
    blocker: str,
    able: bool,
    own: mt.Cards,
    offers: Offers,
) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.minion(0, MAMAN, cards=["Project", STRIKE])
    s.minion(1, blocker)
    s.minion(1, JACK)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="use", card="Project")
    g.pass_until("block", seat=1)
    assert bool(offers(g, kind="block", minion=blocker)) == able


@pytest.mark.parametrize("life", [3, 4])
def test_rejuvenate_heals_up_to_the_start(life: int, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, JACK, blood=life, cards=["Rejuvenate"])
    g = s.start(phase="unlock")
    assert bool(offers(g, kind="trigger")) == (life < 4)
    if life < 4:
        g.play(kind="trigger")
    assert g.minion(JACK).blood == 4


@pytest.mark.parametrize("power", ["Rejuvenate", "Respire"])
@pytest.mark.parametrize(
    ("target", "before", "after"),
    [("Ryan", 3, 4), (LIZ, 1, 2), (LIZ, 2, 2), ("Ponticulus", 1, 1)],
)
def test_rejuvenate_and_respire_heal_others(
    power: str,
    target: str,
    before: int,
    after: int,
) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, MARION if power == "Respire" else JACK, cards=[power, STRIKE])
    s.minion(1, target, blood=before)
    g = s.start()
    g.play(kind="action", card=power, mode=1, target=target)
    take_conviction(g, STRIKE)
    g.pass_until("minion")
    assert g.minion(target).blood == after


def test_respire_hurts_the_young_and_brings_conviction() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, ash_heap=[SIGHT])
    s.minion(0, MARION, cards=["Respire"])
    s.minion(1, "Wauneka", blood=3)  # capacity 5
    s.minion(1, "Belinde")  # capacity 6
    g = s.start()
    assert {o.target for o in g.decision.options if o.card == "Respire"} == {"Wauneka"}
    g.play(kind="action", card="Respire", mode=0)
    g.pass_until("conviction")
    assert g.minion("Wauneka").blood == 2
    g.play(kind="conviction", card=SIGHT)
    assert sorted(g.minion(MARION).cards) == ["Respire", SIGHT]


@pytest.mark.ruling("101752#4627eceb")
def test_shame_turns_strength_on_its_owner(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, MARION, cards=["Shame", STRIKE, SIGHT], blood=4)
    s.minion(1, "Wauneka", blood=5)
    g = s.start()
    strength = g.minion("Wauneka").strength
    g.play(kind="bleed")
    g.play(kind="block", minion="Wauneka")
    g.play(kind="use", card="Shame")
    take_conviction(g, SIGHT)
    g.pass_until("minion")
    assert g.minion("Wauneka").blood == 5 - strength
    assert g.minion(MARION).blood == 4
    assert g.minion(MARION).cards == []


@pytest.mark.parametrize("foe", ["Alexa Draper", LIZ])
def test_shame_is_not_for_the_oldest_nor_for_mortals(foe: str, refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, MARION, cards=["Shame", STRIKE, STRIKE])
    s.minion(1, foe)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion=foe)
    refused(g, kind="use", card="Shame", until="strike")


@pytest.mark.ruling("102120#452b97a5")
@pytest.mark.parametrize("blocked", [True, False])
def test_vigilance_unlocks_after_a_success(
    blocked: bool, refused: Refused, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, JACK, cards=["Vigilance"])
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed")
    if blocked:
        g.play(kind="block", minion="Ryan")
        resolve(g, "resolved", "minion", "discard")
        refused(g, kind="use", card="Vigilance")
        return
    g.play(kind="use", card="Vigilance", mode=0)
    g.pass_until("minion")
    assert not g.minion(JACK).locked


@pytest.mark.ruling("102120#b726c1cc")
def test_vigilance_unlocks_who_is_locked_during_an_action(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Ryan")
    s.minion(1, JACK, cards=["Vigilance", STRIKE], locked=True)
    s.minion(1, MARION, cards=["Vigilance", STRIKE])
    g = s.start()
    refused(g, kind="use", card="Vigilance", minion=MARION)
    g.play(kind="bleed")
    g.play(kind="use", card="Vigilance", minion=JACK)
    assert not g.minion(JACK).locked
    g.play(kind="block", minion=JACK)


@pytest.mark.ruling("G00099#850354c1")
@pytest.mark.parametrize("cancels", [True, False])
def test_foresee_lets_the_action_go_on(cancels: bool, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, pool=30)
    s.minion(0, "Ryan", blood=4)
    s.minion(1, PAUL, cards=["Foresee", STRIKE])
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion=PAUL)
    g.play(kind="use", card="Foresee")
    g.play(kind="yes") if cancels else g.choose(g.decision.options[0])
    resolve(g)
    assert g.seat(1).pool == (29 if cancels else 30)
    assert g.minion("Ryan").blood == (4 if cancels else 3)


def test_foresee_of_the_acting_imbued_ends_it_all(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, pool=30, hand=["Deflection"])
    s.minion(0, PAUL, cards=["Foresee", STRIKE])
    s.minion(1, "Ryan", blood=4)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion="Ryan")
    g.play(kind="use", card="Foresee")
    assert "Deflection" in g.view(0).known_hand(1)
    g.play(kind="yes")
    resolve(g)
    assert (g.seat(1).pool, g.minion("Ryan").blood, g.minion(PAUL).blood) == (30, 4, 4)
    assert g.minion("Ryan").locked


def test_foresee_is_for_combats_that_result_from_blocks(own: mt.Cards, refused: Refused) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Pick a Fight"])
    s.minion(0, "Ryan")
    s.minion(1, PAUL, cards=["Foresee", STRIKE])
    g = s.start()
    g.play(card="Pick a Fight")
    refused(g, kind="use", card="Foresee", until="strike")

"""Khabar: Glory, which nobody may have acted before, and the Stolen Police Cruiser."""

import methuselah as mt
import pytest
from driving import Refused, Resolve

GLORY = "Khabar: Glory"
HERO = "Adisa"  # Banu Haqim


def glory(*, pool: int = 30, other: int | None = 2, cards: tuple[str, ...] = ()) -> mt.Position:
    """Ashley, with so much blood, is there beside Adisa; the Banu Haqim follows."""
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=[GLORY], pool=10)
    s.minion(0, HERO, blood=2, cards=cards)
    s.minion(0, "Ashley", blood=other)
    s.seat(1, pool=pool)
    s.minion(1, "Sully", locked=True)
    s.minion(2, "Meaghan", locked=True)
    return s.start()


def test_glory_unlocks_and_bleeds_for_more(resolve: Resolve) -> None:
    g = glory()
    g.play(kind="play", card=GLORY)
    resolve(g)
    assert not g.minion(HERO).locked
    assert (g.minion(HERO).cards, g.minion(HERO).bleed) == ([GLORY], 2)
    g.play(kind="bleed", minion=HERO)
    resolve(g)
    assert g.seat(1).pool == 28


def test_glory_comes_before_other_actions(resolve: Resolve, refused: Refused) -> None:
    for minion in (HERO, "Ashley"):
        g = glory()
        g.play(kind="hunt", minion=minion)
        resolve(g)
        refused(g, card=GLORY)


@pytest.mark.rule("MINION-6")
def test_what_is_mandatory_may_come_before_glory(resolve: Resolve) -> None:
    g = glory(other=0)
    assert {(o.kind, o.minion) for o in g.decision.options} == {("hunt", "Ashley")}
    g.play(kind="hunt", minion="Ashley")
    resolve(g)
    g.play(kind="play", card=GLORY)
    resolve(g)
    assert g.minion(HERO).cards == [GLORY]


def test_an_action_of_an_earlier_turn_does_not_matter(resolve: Resolve) -> None:
    g = glory()
    g.play(kind="hunt", minion="Ashley")
    resolve(g)
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=2)
    g.pass_until("minion", seat=0)
    g.play(kind="play", card=GLORY)


def test_glory_is_for_banu_haqim_and_unique(refused: Refused) -> None:
    refused(glory(), card=GLORY, minion="Ashley")
    refused(glory(cards=(GLORY,)), card=GLORY)


@pytest.mark.parametrize(("cards", "pool"), [((GLORY,), 10 + 6 + 4), ((), 10 + 6)])
def test_glory_pays_for_an_ousted_prey(cards: tuple[str, ...], pool: int, resolve: Resolve) -> None:
    g = glory(pool=1, cards=cards)
    g.play(kind="bleed", minion=HERO)
    resolve(g)
    assert g.seat(1).ousted
    assert g.seat(0).pool == pool


def test_glory_does_not_pay_for_anyone_else(resolve: Resolve) -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, pool=10)
    s.minion(0, HERO, cards=[GLORY])
    s.minion(1, "Sully")
    s.seat(2, pool=1)
    g = s.start(active=1)
    g.play(kind="bleed", minion="Sully")
    resolve(g)
    assert g.seat(2).ousted
    assert g.seat(0).pool == 10


def test_glory_ends_in_ones_unlock_phase(resolve: Resolve) -> None:
    for active, cards in [(0, []), (1, [GLORY])]:
        s = mt.Scenario(players=2, blanks=True)
        s.minion(0, HERO, cards=[GLORY])
        s.minion(1, "Sully")
        g = s.start(active=active, phase="unlock")
        resolve(g, "minion")
        assert g.minion(HERO).cards == cards


# ---- Stolen Police Cruiser

CRUISER = "Stolen Police Cruiser"
DRIVER = "Luciano Carvalho"  # an Anarch of capacity 6


def driven(blocker: str, driver: str = DRIVER) -> mt.Position:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, driver, blood=4, cards=[CRUISER])
    s.minion(0, "Ashley")
    s.minion(1, blocker)
    return s.start()


@pytest.mark.parametrize(
    ("driver", "blocker", "bleed", "blocks"),
    [
        (DRIVER, "Wauneka", 2, False),  # younger
        (DRIVER, "Aggressive Corpse", 2, False),
        (DRIVER, "Madison", 2, True),  # as old
        (DRIVER, "Alexa Draper", 2, True),
        ("Madison", "Wauneka", 1, True),  # no Anarch
    ],
)
def test_a_cruiser_drives_anarchs(
    driver: str, blocker: str, bleed: int, blocks: bool, resolve: Resolve
) -> None:
    g = driven(blocker, driver)
    assert g.minion(driver).bleed == bleed
    g.play(kind="bleed", minion=driver)
    g.play(kind="block")
    resolve(g)
    assert g.seat(1).pool == (30 if blocks else 30 - bleed)


def test_others_are_blocked_as_ever(resolve: Resolve) -> None:
    g = driven("Wauneka")
    g.play(kind="bleed", minion="Ashley")
    g.play(kind="block")
    resolve(g)
    assert g.seat(1).pool == 30


def test_a_vampire_burns_the_cruiser_and_its_driver_stays_locked(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, DRIVER, cards=[CRUISER])
    s.minion(0, "Ashley", locked=True)
    s.seat(1, pool=10)
    s.minion(1, "Wauneka")
    g = s.start(active=1)
    g.play(kind="action", card=CRUISER, minion="Wauneka")
    g.pass_until("block", seat=0)  # directed
    assert (g.seat(1).pool, g.minion(DRIVER).locked) == (10, False)
    resolve(g)
    assert (g.seat(1).pool, g.minion(DRIVER).locked) == (9, True)
    assert g.minion(DRIVER).cards == []
    g.pass_until("minion", seat=0)
    assert (g.minion(DRIVER).locked, g.minion("Ashley").locked) == (True, False)
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    assert not g.minion(DRIVER).locked


def test_a_blocked_attempt_at_the_cruiser_does_nothing(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, DRIVER, cards=[CRUISER])
    s.minion(0, "Ashley")
    s.seat(1, pool=10)
    s.minion(1, "Wauneka")
    g = s.start(active=1)
    g.play(kind="action", card=CRUISER, minion="Wauneka")
    g.play(kind="block", minion="Ashley")
    resolve(g)
    assert (g.seat(1).pool, g.minion(DRIVER).locked) == (10, False)
    assert g.minion(DRIVER).cards == [CRUISER]


def test_no_anarch_is_locked_with_the_cruiser_of_another(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Madison", cards=[CRUISER])
    s.minion(1, "Wauneka")
    g = s.start(active=1)
    g.play(kind="action", card=CRUISER, minion="Wauneka")
    resolve(g)
    assert (g.minion("Madison").cards, g.minion("Madison").locked) == ([], False)


def test_allies_do_not_burn_the_cruiser(refused: Refused) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, DRIVER, cards=[CRUISER])
    s.minion(1, "Aggressive Corpse")
    refused(s.start(active=1), kind="action", card=CRUISER)


def test_a_cruiser_is_one_vehicle(refused: Refused) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[CRUISER])
    s.minion(0, DRIVER, cards=["Sport Bike"])
    refused(s.start(), kind="play", card=CRUISER)

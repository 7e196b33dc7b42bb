"""Masters in play that lend stealth or intercept."""

import methuselah as mt
import pytest
from driving import Fight, Never, Refused, Written
from methuselah._core import Position

# Name, one whom it helps, one whom it does not help; whether it helps those of others.
STEALTH = [
    ("Anarch Railroad", "Rayne", "Ryan", True),
    ("Backways", "Indira", "Ryan", False),
    ("Elysian Fields", "Hester Reed", "Ryan", False),
    ("Fortune Teller Shop", "Oleg Kaprizov", "Ryan", True),
    ("Opium Den", "Cao Nguyen", "Ryan", False),
]
INTERCEPT = [
    ("The Anarch Free Press", "Rayne", "Ryan", 1),
    ("KRCG News Radio", "Ryan", None, 1),
    ("Kumpania", "Irena", "Oleg Kaprizov", 1),
    ("Market Square", "Bijou", "Ryan", 1),
    ("WMRH Talk Radio", "Ryan", None, 1),
]


def blocked(card: str, actor: str, seat: int = 0) -> Position:
    """Seat 0's vampire bleeds and is being blocked; the card is that seat's."""
    s = mt.Scenario(players=3, blanks=True)
    s.seat(1, pool=10)
    s.permanent(seat, card)
    s.minion(0, actor)
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion=actor)
    g.play(kind="block", minion="Sully")
    return g


@pytest.mark.parametrize(("card", "helped"), [row[:2] for row in STEALTH])
def test_a_lock_gives_a_stealth(card: str, helped: str) -> None:
    g = blocked(card, helped)
    g.play(kind="use", card=card)
    assert g.minion(card).locked
    g.pass_until("minion")
    assert g.seat(1).pool == 9


@pytest.mark.parametrize(("card", "other"), [(row[0], row[2]) for row in STEALTH])
def test_the_stealth_is_for_those_only(card: str, other: str, never: Never) -> None:
    never(blocked(card, other), kind="use", card=card)


@pytest.mark.parametrize(("card", "helped", "anyones"), [(r[0], r[1], r[3]) for r in STEALTH])
def test_whether_the_stealth_is_for_those_of_others_too(
    card: str, helped: str, anyones: bool, never: Never
) -> None:
    g = blocked(card, helped, seat=2)
    if not anyones:
        never(g, kind="use", card=card)
        return
    g.play(kind="use", card=card, seat=2)
    g.pass_until("minion")
    assert g.seat(1).pool == 9


def evading(card: str, blocker: str, seat: int = 1) -> Position:
    """Seat 0's Ashley hunts and is being blocked; the card is that seat's."""
    s = mt.Scenario(players=3, blanks=True)
    s.permanent(seat, card)
    s.minion(0, "Ashley", blood=1)
    s.minion(1, blocker)
    g = s.start()
    g.play(kind="hunt", minion="Ashley")
    g.play(kind="block", minion=blocker)
    return g


@pytest.mark.parametrize(("card", "helped"), [row[:2] for row in INTERCEPT])
def test_a_lock_gives_an_intercept(card: str, helped: str) -> None:
    g = evading(card, helped)
    g.play(kind="use", card=card)
    assert g.minion(card).locked
    g.pass_until("strike")
    assert g.minion("Ashley").blood == 1


@pytest.mark.parametrize(("card", "other"), [(r[0], r[2]) for r in INTERCEPT if r[2]])
def test_the_intercept_is_for_those_only(card: str, other: str, never: Never) -> None:
    never(evading(card, other), kind="use", card=card)


@pytest.mark.parametrize("card", ["The Anarch Free Press", "Market Square", "Channel 10"])
def test_the_intercept_is_for_ones_own(card: str, never: Never) -> None:
    blocker = {"Market Square": "Bijou"}.get(card, "Rayne")
    never(evading(card, blocker, seat=2), kind="use", card=card)


# ---- the radios


@pytest.mark.ruling("G00103#402308a8")
def test_krcg_helps_the_minion_of_another_for_a_pool() -> None:
    g = evading("KRCG News Radio", "Ryan", seat=2)
    pool = g.seat(2).pool
    g.play(kind="use", card="KRCG News Radio", seat=2)
    assert g.seat(2).pool == pool - 1
    g.pass_until("strike")


def test_krcg_costs_no_pool_for_ones_own() -> None:
    g = evading("KRCG News Radio", "Ryan")
    pool = g.seat(1).pool
    g.play(kind="use", card="KRCG News Radio")
    assert g.seat(1).pool == pool


def test_wmrh_costs_no_pool_if_the_minion_blocks(fight: Fight) -> None:
    g = evading("WMRH Talk Radio", "Ryan")
    pool = g.seat(1).pool
    g.play(kind="use", card="WMRH Talk Radio")
    fight(g)
    g.pass_until("minion")
    assert g.seat(1).pool == pool


def test_wmrh_costs_a_pool_if_the_minion_does_not_block() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Lost in Crowds"])
    s.permanent(1, "WMRH Talk Radio")
    s.minion(0, "Ryan", blood=4)
    s.minion(1, "Sully")
    g = s.start()
    pool = g.seat(1).pool
    g.play(kind="hunt", minion="Ryan")
    g.play(kind="block", minion="Sully")
    g.play(kind="use", card="WMRH Talk Radio")
    g.play(kind="play", card="Lost in Crowds")
    assert g.seat(1).pool == pool
    g.pass_until("minion")
    assert g.seat(1).pool == pool - 1


def channel(first: bool) -> Position:
    s = mt.Scenario(players=2, blanks=True)
    s.permanent(1, "Channel 10")
    s.minion(0, "Ashley", blood=1)
    s.minion(0, "Meaghan", blood=1)
    s.minion(1, "Sully")
    g = s.start()
    if not first:
        g.play(kind="hunt", minion="Meaghan")
        g.pass_until("minion")
    g.play(kind="hunt", minion="Ashley")
    g.play(kind="block", minion="Sully")
    return g


def test_channel_10_is_not_for_the_first_action(never: Never) -> None:
    never(channel(first=True), kind="use", card="Channel 10")
    g = channel(first=False)
    g.play(kind="use", card="Channel 10")
    g.pass_until("strike")


@pytest.mark.ruling("100327#81c3fe10")
def test_an_action_card_cancelled_as_played_is_no_first_action(never: Never) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Sport Bike"])
    s.seat(1, hand=["Direct Intervention"])
    s.permanent(1, "Channel 10")
    s.minion(0, "Ashley", blood=1)
    s.minion(0, "Meaghan", blood=1)
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="play", card="Sport Bike", minion="Meaghan")
    g.play(kind="play", card="Direct Intervention")
    g.pass_until("minion")
    g.play(kind="hunt", minion="Ashley")
    g.play(kind="block", minion="Sully")
    never(g, kind="use", card="Channel 10")


# ---- the newspapers


def test_the_free_press_feeds_an_anarch_that_has_hunted() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.permanent(1, "The Anarch Free Press")
    s.minion(0, "Octane", blood=1)
    g = s.start()
    g.play(kind="hunt", minion="Octane")
    g.play(kind="use", card="The Anarch Free Press")
    assert g.minion("Octane").blood == 3


def test_the_free_press_needs_a_ready_anarch(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, pool=10, hand=["The Anarch Free Press"])
    s.minion(0, "Rayne", region="torpor")
    s.minion(0, "Ryan")
    refused(s.start(phase="master"), kind="play", card="The Anarch Free Press")


def test_the_free_press_feeds_no_other_vampire(never: Never) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.permanent(0, "The Anarch Free Press")
    s.minion(0, "Ryan", blood=1)
    g = s.start()
    g.play(kind="hunt", minion="Ryan")
    never(g, kind="use", card="The Anarch Free Press")


def test_whom_the_rumor_mill_has_chosen_burns_a_blood_for_an_intercept(never: Never) -> None:
    def chosen(name: str) -> Position:
        s = mt.Scenario(players=2, blanks=True)
        s.permanent(1, "The Rumor Mill, Tabloid Newspaper")
        s.minion(0, "Ashley", blood=1)
        s.minion(1, "Sully", blood=3)
        s.minion(1, "Ryan", blood=3)
        g = s.start()
        g.play(kind="hunt", minion="Ashley")
        g.play(kind="use", card="The Rumor Mill, Tabloid Newspaper", target=name)
        g.play(kind="block", minion="Sully")
        return g

    g = chosen("Sully")
    g.play(kind="use grant")
    assert g.minion("Sully").blood == 2
    g.pass_until("strike")
    never(chosen("Ryan"), kind="use grant")


def wall_street(actor: str = "Ashley") -> mt.Scenario:
    s = mt.Scenario(players=2, blanks=True)
    s.permanent(1, "Wall Street Night, Financial Newspaper")
    s.minion(0, actor, blood=1)
    s.minion(1, "Sully")
    return s


def test_wall_street_night_is_for_undirected_actions(never: Never) -> None:
    g = wall_street().start()
    g.play(kind="hunt", minion="Ashley")
    g.play(kind="block", minion="Sully")
    g.play(kind="use", card="Wall Street Night, Financial Newspaper")
    g.pass_until("strike")
    s = wall_street("Ryan")
    s.seat(0, hand=["Lost in Crowds"])
    g = s.start()
    g.play(kind="bleed", minion="Ryan")
    g.play(kind="block", minion="Sully")
    never(g, kind="use", card="Wall Street Night, Financial Newspaper")


def test_wall_street_night_moves_a_counter_of_an_investment(written: Written) -> None:
    own = written(
        """
        Card(name: "Own Fund", facts: Some({"types": "Master", "keywords": "investment"}),
            counters: 2, modes: [(do: [PutInPlay])])
        """
    )
    s = mt.Scenario(players=2, blanks=True, cards=own)
    s.seat(0, pool=10)
    s.permanent(0, "Wall Street Night, Financial Newspaper")
    s.permanent(1, "Own Fund", counters=2)
    s.minion(0, "Ashley")
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="action", card="Wall Street Night, Financial Newspaper")
    assert g.minion("Wall Street Night, Financial Newspaper").locked
    g.play(kind="block", minion="Sully")  # at +1 stealth, and directed
    g.pass_until("minion")
    assert g.seat(0).pool == 11
    assert g.minion("Own Fund").counters == 1

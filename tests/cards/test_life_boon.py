"""Life Boon: what keeps a Methuselah in the game, and who gains the victory points then."""

from typing import Any

import methuselah as mt
import pytest
from adepts import ADEPTS, seated
from driving import Never, Offers
from positions import allocate, call, cast_all

BOON = "Life Boon"
OWN = (
    ADEPTS
    + """
Card(
    name: "Levy",
    facts: {"types": "Action"},
    modes: [(stealth: 9, directed: true, choose: [Methuselahs([Not(You)])],
        do: [Burn(Pool(Picked(0)), 4)])],
)
Card(
    name: "Plague",
    facts: {"types": "Action"},
    modes: [(do: [Together([EachMethuselah([Not(You)], [Burn(Pool(Each), 2)])])])],
)
Card(
    name: "Halt",
    facts: {"types": "Master", "keywords": "out-of-turn"},
    modes: [(when: AsPlayed, if: [If(Played, [Type(Master)])], do: [Cancel(true)])],
)
"""
)


def numbers(g: mt.Position) -> list[int]:
    """How much pool can be given."""
    return [int(o.target) for o in g.decision.options]


def least(g: mt.Position) -> int:
    return min(numbers(g))


def give(g: mt.Position, pool: int) -> None:
    g.choose(next(o for o in g.decision.options if o.target == str(pool)))


def levied(own: mt.Cards, *seats: Any, at: int = 1, card: str = "Levy", players: int = 4) -> Any:
    """Seat 0 is about to have seat 1 burn 4 pool."""
    hands = list(seats)
    hands[0] = {**hands[0], "hand": [card, *hands[0].get("hand", [])]}
    s = seated(own, *hands, players=players)
    s.minion(0, "Adept")
    g = s.start()
    if card == "Levy":
        g.play(kind="play", card=card, target=at)
    else:
        g.play(kind="play", card=card)
    return g


def test_whoever_has_no_pool_is_kept_in_the_game(own: mt.Cards) -> None:
    g = levied(own, {}, {"pool": 4}, {"hand": [BOON]})
    g.pass_until("ousting", seat=2)
    g.play(kind="play", card=BOON, target=1)
    assert numbers(g) == list(range(1, 21))
    give(g, 6)
    g.pass_until("minion")
    assert [g.seat(n).pool for n in range(4)] == [20, 6, 14, 20]
    assert g.half_points == [0, 0, 0, 0]
    assert g.seat(2).permanents == [BOON]


def test_one_is_ousted_whom_nobody_saves(own: mt.Cards, never: Never) -> None:
    g = levied(own, {}, {"pool": 4}, {"hand": [BOON]})
    g.pass_until("ousting", seat=2)
    g.pass_until("minion")
    assert g.half_points == [2, 0, 0, 0]
    assert g.seat(0).pool == 26
    never(g, card=BOON)


def test_nobody_saves_themselves_and_none_who_have_pool(own: mt.Cards, never: Never) -> None:
    never(levied(own, {}, {"pool": 4, "hand": [BOON]}, {}), card=BOON)
    never(levied(own, {}, {"pool": 5}, {"hand": [BOON]}), card=BOON)
    never(levied(own, {"hand": [BOON]}, {"pool": 4}, {}), card=BOON)  # out of turn


def test_a_cancelled_boon_saves_nobody(own: mt.Cards) -> None:
    g = levied(own, {}, {"pool": 4}, {"hand": [BOON]}, {"hand": ["Halt"]})
    g.pass_until("ousting", seat=2)
    g.play(kind="play", card=BOON, target=1)
    give(g, 6)
    g.play(kind="play", card="Halt", seat=3)
    g.pass_until("minion")
    assert g.half_points == [2, 0, 0, 0]
    assert g.seat(2).pool == 20


@pytest.mark.ruling("101103#fdffa0d1")
def test_what_was_to_be_lost_beyond_the_pool_is_given_too(own: mt.Cards) -> None:
    g = levied(own, {}, {"pool": 1}, {"hand": [BOON]})
    g.pass_until("ousting", seat=2)
    g.play(kind="play", card=BOON, target=1)
    assert least(g) == 4
    give(g, 5)
    assert (g.seat(1).pool, g.seat(2).pool) == (2, 15)


def owing(
    own: mt.Cards, *boons: int, pools: tuple[int, ...] = (20, 20, 20, 20), **more: Any
) -> Any:
    """Seat 1 has been saved by these seats, and seat 0's pool is what it is."""
    seats: list[Any] = [{"pool": pool} for pool in pools]
    seats[0] = {**seats[0], "hand": ["Levy", *more.get("hand", [])]}
    seats[1]["pool"] = 4
    for seat in boons:
        seats[seat]["hand"] = [BOON]
    s = seated(own, *seats, players=4)
    s.minion(0, "Adept")
    s.minion(1, "Ruler")
    g = s.start()
    g.play(kind="play", card="Levy", target=1)
    for seat in boons:
        g.pass_until("ousting", seat=seat)
        g.play(kind="play", card=BOON, target=1)
        give(g, 2)
        g.pass_until("minion")
    return g


def test_one_pool_is_stolen_in_each_of_their_unlock_phases(own: mt.Cards, offers: Offers) -> None:
    g = owing(own, 3)
    before = g.seat(3).pool
    g.pass_until("unlock", seat=1)
    g.play(kind="use", card=BOON, seat=3)
    assert (g.seat(1).pool, g.seat(3).pool) == (1, before + 1)
    assert not offers(g, card=BOON)
    g.pass_until("master", seat=2)
    assert (g.seat(1).pool, g.seat(3).pool) == (1, before + 1)


def preyed(own: mt.Cards, counters: int = 0, **more: Any) -> Any:
    """Seat 1, saved by seat 3, is about to oust seat 2."""
    g = owing(own, 3, pools=more.get("pools", (20, 20, 1, 20)))
    g.pass_until("minion", seat=1)
    g.play(kind="bleed", minion="Ruler")
    return g


def test_the_victory_point_goes_to_the_saviour_once(own: mt.Cards) -> None:
    g = preyed(own)
    g.pass_until("minion")
    assert g.half_points == [0, 0, 0, 2]
    assert g.seat(1).pool == 8
    assert g.seat(3).permanents == []
    assert g.seat(3).ash_heap[-1] == BOON


@pytest.mark.ruling("101103#2b539a71")
def test_no_point_for_a_saviour_who_is_ousted_for_it(own: mt.Cards) -> None:
    """Seat 2 has saved its predator, seat 1."""
    g = owing(own, 2, pools=(20, 20, 3, 20))
    assert g.seat(2).pool == 1
    g.pass_until("minion", seat=1)
    g.play(kind="bleed", minion="Ruler")
    g.pass_until("minion")
    assert g.half_points == [0, 2, 0, 0]


@pytest.mark.ruling("101103#1adf169d")
def test_who_is_saved_as_their_prey_goes_gets_the_pool_but_not_the_point(own: mt.Cards) -> None:
    s = seated(own, ["Plague"], {"pool": 2}, {"pool": 2}, [BOON], players=4)
    s.minion(0, "Adept")
    g = s.start()
    g.play(kind="play", card="Plague")
    g.pass_until("ousting", seat=3)
    g.play(kind="play", card=BOON, target=1)
    give(g, 2)
    g.pass_until("minion")
    assert g.half_points == [0, 0, 0, 2]
    assert g.seat(1).pool == 8
    assert g.seat(3).pool == 16


@pytest.mark.ruling("101103#e2dd153e")
def test_half_a_point_is_half_of_it(own: mt.Cards) -> None:
    s = mt.Scenario(players=4, cards=own, blanks=True, rules=mt.Rules(oust_vp=0.5))
    for seat, (pool, hand) in enumerate([(20, ["Levy"]), (4, []), (1, []), (20, [BOON])]):
        s.seat(seat, pool=pool, hand=hand)
    s.minion(0, "Adept")
    s.minion(1, "Ruler")
    g = s.start()
    g.play(kind="play", card="Levy", target=1)
    g.pass_until("ousting", seat=3)
    g.play(kind="play", card=BOON, target=1)
    give(g, 2)
    g.pass_until("minion", seat=1)
    g.play(kind="bleed", minion="Ruler")
    g.pass_until("minion")
    assert g.half_points == [0, 0, 0, 1]
    assert g.seat(3).permanents == [BOON]
    assert g.minion(BOON).counters == 1


@pytest.mark.ruling("101103#f201ab28")
def test_boons_on_one_methuselah_reserve_one_point_each(own: mt.Cards) -> None:
    seats = [["Levy", "Levy"], {"pool": 4}, {"pool": 1}, {"pool": 2}, {"pool": 5}]
    for seat in (3, 4):
        seats[seat] = {**dict(seats[seat]), "hand": [BOON]}
    s = seated(own, *seats, players=5)
    s.minion(0, "Adept")
    s.minion(0, "Novice")
    s.minion(1, "Ruler")
    s.minion(1, "Layman")
    g = s.start()
    for minion, seat in [("Adept", 3), ("Novice", 4)]:
        g.play(kind="play", card="Levy", minion=minion, target=1)
        g.pass_until("ousting", seat=seat)
        g.play(kind="play", card=BOON, target=1)
        give(g, least(g))
        g.pass_until("minion")
    g.pass_until("minion", seat=1)
    g.play(kind="bleed", minion="Ruler")
    g.pass_until("minion")
    assert g.half_points == [0, 0, 0, 2, 0]
    g.play(kind="bleed", minion="Layman")
    g.pass_until("minion")
    assert g.half_points == [0, 0, 0, 2, 2]


@pytest.mark.ruling("101353#21e135a3")
def test_pool_that_a_referendum_awards_saves_whom_it_was_taken_from(own: mt.Cards) -> None:
    s = seated(own, {"hand": ["Parity Shift"], "pool": 2}, {"pool": 3}, {"pool": 1, "hand": [BOON]})
    s.minion(0, "Ruler")
    g = call(s, "Parity Shift", "Ruler")
    g.play(kind="choose", target=1)
    allocate(g, 0, 3)
    cast_all(g)
    g.pass_until("ousting", seat=2)
    assert (g.seat(1).pool, g.seat(2).pool) == (0, 4)
    g.play(kind="play", card=BOON, target=1)
    give(g, 3)
    g.pass_until("minion")
    assert (g.seat(1).pool, g.seat(2).pool) == (3, 1)
    assert g.half_points == [0, 0, 0]

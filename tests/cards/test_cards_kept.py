"""Cards drawn beyond the hand and put back, and cards kept out of play on others."""

from typing import Any

import methuselah as mt
import pytest
from driving import Offers, Refused, Written
from methuselah._core import Position
from positions import targets, way

HEART = "Heart of Nizchetus"
HAND = ["Fame", "Villein", "Sport Bike", "Raven Spy", "Zip Gun", "The Barrens", "Blood Doll"]
LIBRARY = ["Govern the Unaligned", "Conditioning", "Deflection", "Bonding", "Obedience"]
TAROT = "Shilmulo Tarot"
CACHE = "Black Market Cache"
CHAMBER = "Fleshforge Chamber"
PUT = """
Card(
    name: "Put There",
    facts: {"types": "Action"},
    modes: [
        (choose: [Cards([In(Hand, You), Type(Equipment)])], do: [PutCard(Picked(0), Me)]),
    ],
)
"""


def heart(library: list[str], **more: Any) -> Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=HAND, library=library, library_only=True)
    s.minion(0, "Ryan", cards=[HEART], **more)
    return s.start(phase="unlock")


@pytest.mark.parametrize("n", [1, 2, 3])
def test_the_heart_draws_cards_and_puts_as_many_at_the_bottom(n: int, offers: Offers) -> None:
    g = heart(LIBRARY)
    assert len(offers(g, kind="use", card=HEART)) == 3
    way(g, card=HEART, target=str(n))
    assert sorted(g.seat(0).hand) == sorted(HAND + LIBRARY[:n])
    away = ["Fame", LIBRARY[0], "Villein"][:n]
    for name in away:
        g.play(kind="choose", target=name)
    assert sorted(g.seat(0).hand) == sorted({*HAND, *LIBRARY[:n]} - {*away})
    assert g.seat(0).library == LIBRARY[n:] + away
    assert g.seat(0).ash_heap == []
    assert not offers(g, kind="use", card=HEART)


def test_the_heart_draws_no_more_than_there_is() -> None:
    g = heart(LIBRARY[:2])
    assert targets(g, HEART) == {"1", "2"}
    way(g, card=HEART, target="2")
    assert len(g.seat(0).hand) == 9


def test_the_heart_is_for_a_ready_bearer(offers: Offers) -> None:
    assert not offers(heart(LIBRARY, region="torpor"), kind="use", card=HEART)


# ---- Shilmulo Tarot


def reader(
    hand: tuple[str, ...] = (TAROT,),
    bearer: str = "Marion French",
    others: tuple[str, ...] = (),
    phase: str = "minion",
    cards: Any = None,
    **more: Any,
) -> Position:
    """Seat 0 has a Ravnos, cards in hand and cards in the library."""
    s = mt.Scenario(players=2, blanks=True, cards=cards)
    s.seat(0, hand=hand, library=LIBRARY)
    s.minion(0, bearer, **more)
    for name in others:
        s.minion(0, name)
    s.minion(1, "Lauren")
    return s.start(phase=phase)


def keep(g: Position, n: int = 1) -> None:
    """The top cards of the library go onto the Tarot."""
    for _ in range(n):
        g.play(kind="choose")


def look(g: Position) -> None:
    g.play(kind="use", card=TAROT)
    keep(g)


def equipped(**more: Any) -> Position:
    g = reader(**more)
    g.play(kind="play", card=TAROT, minion="Marion French")
    keep(g, 2)
    g.pass_until("minion")
    return g


@pytest.mark.ruling("101767#c2579b8f")
def test_the_tarot_keeps_cards_that_only_its_controller_sees() -> None:
    g = equipped()
    assert g.seat(0).hand.count(LIBRARY[0]) == 1
    assert {*g.seat(0).kept} == {*LIBRARY[1:3]}
    assert ({*g.view(0).kept(0)}, g.view(1).kept(0)) == ({*LIBRARY[1:3]}, [])
    for n in (4, 5):
        g.pass_until("minion", seat=1)
        g.pass_until("unlock", seat=0)
        look(g)
        assert {*g.seat(0).kept} == {*LIBRARY[1:n]}
    assert g.view(1).kept(0) == []


def test_a_card_of_the_tarot_is_drawn_in_place_of_any(offers: Offers) -> None:
    g = equipped()
    g.pass_until("discard")
    g.play(kind="discard", target=None, card="Govern the Unaligned")
    assert g.decision.kind == "draw"
    assert {o.target for o in g.decision.options} == {None, *LIBRARY[1:3]}
    top = g.seat(0).library[0]
    g.play(kind="choose", target=LIBRARY[2])
    assert LIBRARY[2] in g.seat(0).hand
    assert g.seat(0).library[0] == top
    assert g.seat(0).kept == [LIBRARY[1]]
    assert LIBRARY[2] not in g.view(1).known_hand(0)


def test_the_top_card_can_still_be_drawn() -> None:
    g = equipped()
    g.pass_until("discard")
    g.play(kind="discard", card="Govern the Unaligned")
    top = g.seat(0).library[0]
    g.choose(next(o for o in g.decision.options if o.kind == "pass"))
    assert top in g.seat(0).hand
    assert {*g.seat(0).kept} == {*LIBRARY[1:3]}
    assert len(g.seat(0).hand) == 7


def test_each_of_several_draws_can_be_of_the_tarot() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=HAND, library=LIBRARY)
    s.minion(0, "Marion French", cards=[TAROT])
    s.permanent(0, "Dreams of the Sphinx")
    s.minion(1, "Lauren")
    g = s.start(phase="unlock")
    look(g)
    g.pass_until("minion", seat=1)
    g.pass_until("unlock", seat=0)
    look(g)
    g.pass_until("minion", seat=0)
    way(g, card="Dreams of the Sphinx", target=None)
    g.play(kind="choose", target=LIBRARY[1])
    g.play(kind="choose", target=LIBRARY[0])
    assert {*LIBRARY[:2]} <= {*g.seat(0).hand}
    assert (len(g.seat(0).hand), g.seat(0).kept) == (9, [])


@pytest.mark.ruling("G00013#23a70179")
@pytest.mark.parametrize("taker", ["Ryan", "Neel Ramanathan"])
def test_any_minion_can_take_the_tarot_and_a_ravnos_draws_from_it(taker: str) -> None:
    g = equipped(others=(taker,))
    g.play(kind="take equipment", minion=taker)
    g.pass_until("discard")
    assert TAROT in g.minion(taker).cards
    g.play(kind="discard", card="Govern the Unaligned")
    assert (g.decision.kind == "draw") == (taker != "Ryan")


def test_a_ravnos_in_torpor_draws_nothing_from_the_tarot(refused: Refused) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=HAND, library=LIBRARY)
    s.minion(0, "Marion French", region="torpor", cards=[TAROT])
    s.minion(1, "Lauren")
    g = s.start(phase="unlock")
    look(g)
    g.pass_until("discard")
    g.play(kind="discard", card="Fame")
    assert LIBRARY[1] in g.seat(0).hand
    assert g.seat(0).kept == [LIBRARY[0]]


@pytest.mark.ruling("101767#26f1ecee")
def test_the_tarot_keeps_its_cards_through_a_contest() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[TAROT], library=LIBRARY)
    s.minion(0, "Marion French")
    s.minion(1, "Neel Ramanathan", cards=[TAROT])
    g = s.start()
    g.play(kind="play", card=TAROT)
    keep(g, 2)
    g.pass_until("minion")
    assert g.minion("Marion French").cards == []
    assert {*g.seat(0).kept} == {*LIBRARY[1:3]}


@pytest.mark.ruling("101767#d75c47b5")
def test_the_tarot_takes_cards_only_as_it_is_equipped(written: Written) -> None:
    g = reader(hand=("Put There", TAROT), cards=written(PUT))
    g.play(kind="play", card="Put There", target=TAROT)
    g.pass_until("minion")
    assert g.minion("Marion French").cards == [TAROT]
    assert g.seat(0).kept == []


@pytest.mark.ruling("G00028#dc32b272")
def test_the_cards_burn_with_the_tarot() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=HAND, library=LIBRARY)
    s.minion(0, "Marion French", region="torpor", cards=[TAROT])
    s.minion(1, "Lauren")
    g = s.start(phase="unlock")
    look(g)
    g.pass_until("minion", seat=1)
    g.play(kind="diablerize")
    g.pass_until("minion", seat=1)
    assert {TAROT, LIBRARY[0]} <= {*g.seat(0).ash_heap}
    assert g.seat(0).kept == []


# ---- Black Market Cache

STOCK = ["Sport Bike", "Kevlar Vest", "Treasured Samadji", "Fame", "Sport Bike", "Laptop Computer"]


def market(*bought: str | None) -> Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[CACHE, *HAND[:6]], library=["Villein", *STOCK])
    s.minion(0, "Marion French")
    s.minion(1, "Lauren")
    g = s.start(phase="master")
    g.play(kind="play", card=CACHE)
    g.pass_until("choose")
    # In the order in which they are offered, which differs from game to game.
    left = list(bought)
    while left:
        cards = [o for o in g.decision.options if o.target and o.target in left]
        option = (cards or list(g.decision.options))[0]
        left.remove(option.target)
        g.choose(option)
    return g


def test_the_cache_is_filled_with_common_equipment(offers: Offers) -> None:
    g = market()
    assert {o.target for o in g.decision.options} == {
        None,
        "Sport Bike",
        "Kevlar Vest",
        "Laptop Computer",
    }
    g = market("Sport Bike", "Sport Bike", "Laptop Computer")
    assert g.seat(0).permanents == [CACHE]
    assert sorted(g.view(1).kept(0)) == ["Laptop Computer", "Sport Bike", "Sport Bike"]
    assert "Sport Bike" not in g.seat(0).library


def test_the_cache_is_drawn_from_and_burns_when_empty() -> None:
    g = market("Sport Bike", None)
    g.pass_until("discard")
    g.play(kind="discard", card="Fame")
    assert g.seat(0).permanents == [CACHE]
    g.play(kind="choose", target="Sport Bike")
    assert "Sport Bike" in g.seat(0).hand
    assert CACHE in g.seat(0).ash_heap


def test_an_empty_cache_burns_at_once() -> None:
    assert CACHE in market(None).seat(0).ash_heap


# ---- Fleshforge Chamber


def forge(hand: tuple[str, ...], *minions: str, pool: int = 10) -> Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=hand, library=LIBRARY, pool=pool)
    s.seat(1, hand=["Direct Intervention"])
    s.permanent(0, CHAMBER)
    for name in minions:
        s.minion(0, name)
    s.minion(1, "Ryan")
    return s.start(phase="master")


def test_the_chamber_keeps_a_ghoul_from_hand_that_tzimisce_play(offers: Offers) -> None:
    hand = ("Rafastio Ghoul", "Vagabond Mystic", "Fame")
    g = forge(hand, "Droescher One-Eye", "Lauren")
    assert targets(g, CHAMBER) == {"Rafastio Ghoul"}
    g.play(kind="use", card=CHAMBER)
    assert g.view(1).kept(0) == ["Rafastio Ghoul"]
    assert LIBRARY[0] in g.seat(0).hand
    assert not offers(g, kind="use", card=CHAMBER)
    g.pass_until("minion", seat=0)
    by = {o.minion for o in g.decision.options if o.card == "Rafastio Ghoul"}
    assert by == {"Droescher One-Eye"}
    before = g.seat(0).hand
    g.play(kind="play", card="Rafastio Ghoul")
    g.pass_until("minion", seat=0)
    assert g.minion("Rafastio Ghoul").blood == 2
    assert (g.seat(0).pool, g.seat(0).kept) == (7, [])
    assert g.seat(0).hand == before


def test_the_chamber_asks_for_cost_and_requirements(offers: Offers) -> None:
    for pool, minion, playable in (
        (10, "Droescher One-Eye", True),
        (2, "Droescher One-Eye", False),
    ):
        g = forge(("War Ghoul",), minion, pool=pool)
        g.play(kind="use", card=CHAMBER)
        g.pass_until("minion", seat=0)
        assert bool(offers(g, card="War Ghoul")) == playable


@pytest.mark.ruling("G00058#dfd284b1")
def test_what_is_played_from_the_chamber_can_be_cancelled() -> None:
    g = forge(("Rafastio Ghoul",), "Droescher One-Eye")
    g.play(kind="use", card=CHAMBER)
    g.pass_until("minion", seat=0)
    g.play(kind="play", card="Rafastio Ghoul")
    g.play(kind="play", card="Direct Intervention", seat=1)
    g.pass_until("minion", seat=0)
    assert "Rafastio Ghoul" in g.seat(0).ash_heap
    assert (g.seat(0).pool, g.minion("Droescher One-Eye").locked) == (10, False)

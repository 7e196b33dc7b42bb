"""Counters of a kind that a card puts on vampires: hostages and nightmares."""

import methuselah as mt
import pytest
from driving import Offers, Written
from methuselah._core import Position
from positions import blood, targets

CARVER = "Carver's Meat Packing and Storage"
WEEK = "Week of Nightmares"
OWN = """
Card(
    name: "Own Knife",
    facts: {"types": "Equipment"},
    abilities: [Action((by: [The(Host)], act: Hunt, do: []))],
)
Card(
    name: "Own House",
    facts: {"types": "Master"},
    modes: [(do: [PutInPlay])],
    abilities: [
        Trigger((on: Resolved, if: [TakenWith([RequiresClan(Ravnos)])],
            do: [Gain(Counters(This), 1)])),
    ],
)
"""


def beat(g: Position, victim: str, actor: str = "Alexa Draper") -> None:
    """A vampire without blood blocks a bleed, and goes to torpor for it."""
    g.play(kind="bleed", minion=actor)
    g.play(kind="block", minion=victim)
    while g.decision and g.decision.kind != "minion":
        strikes = [o for o in g.decision.options if o.kind == "hand strike"]
        g.choose((strikes or list(g.decision.options))[0])
    assert g.minion(victim).torpor


def beaten(victim: str, *others: tuple[int, str], cards: tuple[str, ...] = (CARVER,)) -> Position:
    """Seat 0 has Carver's and acts; a vampire of seat 1 goes to torpor."""
    s = mt.Scenario(players=3, blanks=True)
    for card in cards:
        s.permanent(0, card)
    s.minion(0, "Alexa Draper", blood=3)
    s.minion(1, victim, blood=0)
    for seat, name in others:
        s.minion(seat, name)
    g = s.start()
    beat(g, victim)
    return g


@pytest.mark.parametrize(("victim", "hostages"), [("Marion French", {"hostage": 1}), ("Yael", {})])
def test_carvers_takes_young_vampires_hostage(victim: str, hostages: dict[str, int]) -> None:
    assert beaten(victim).minion(victim).counters_of == hostages


@pytest.mark.parametrize(("cards", "free"), [((), True), ((CARVER,), False)])
def test_a_hostage_is_neither_rescued_nor_diablerized(
    cards: tuple[str, ...], free: bool, offers: Offers
) -> None:
    g = beaten("Marion French", (1, "Ryan"), cards=cards)
    g.pass_until("minion", seat=1)
    kinds = ("rescue", "diablerize")
    assert [bool(offers(g, kind=kind)) for kind in kinds] == [free, free and True]


def test_a_hostage_does_not_leave_torpor(offers: Offers) -> None:
    for cards, free in (((), True), ((CARVER, "Giant's Blood"), False)):
        s = mt.Scenario(players=2, blanks=True)
        s.seat(1, hand=["Giant's Blood"])
        for card in cards[:1]:
            s.permanent(0, card)
        s.minion(0, "Alexa Draper")
        s.minion(1, "Marion French", blood=0)
        g = s.start()
        beat(g, "Marion French")
        g.pass_until("master", seat=1)
        g.play(kind="play", card="Giant's Blood", target="Marion French")
        g.pass_until("minion", seat=1)
        assert bool(offers(g, kind="leave torpor")) == free


@pytest.mark.parametrize(("card", "torpor"), [(None, False), (CARVER, True)])
def test_a_chantry_moves_no_hostage(card: str | None, torpor: bool) -> None:
    cards = ("Chantry", card) if card else ("Chantry",)
    g = beaten("Roreca Quaid", cards=cards)
    g.pass_until("master", seat=0)
    g.choose(next(o for o in g.decision.options if o.card == "Chantry"))
    g.pass_until("minion", seat=0)
    assert g.minion("Roreca Quaid").torpor == torpor


def test_carvers_locks_for_blood_by_the_number_of_hostages() -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.permanent(0, CARVER)
    s.minion(0, "Alexa Draper", blood=3)
    s.minion(0, "Lauren", blood=1)
    s.minion(1, "Marion French", blood=0)
    s.minion(1, "Neel Ramanathan", blood=0)
    g = s.start()
    beat(g, "Marion French")
    beat(g, "Neel Ramanathan", "Lauren")
    g.pass_until("master", seat=0)
    before = g.minion("Lauren").blood
    g.play(kind="use", card=CARVER, target="Lauren")
    assert g.minion("Lauren").blood == before + 2
    assert g.minion(CARVER).locked


@pytest.mark.ruling("100303#6c2bc561")
def test_any_ready_vampire_frees_a_hostage_in_any_unlock_phase(offers: Offers) -> None:
    g = beaten("Marion French", (2, "Ryan"), (2, "Lauren"))
    # In the unlock phase of seat 1, a vampire of seat 2.
    g.pass_until("unlock", seat=2)
    assert targets(g, CARVER) == {"Ryan", "Lauren"}
    before = g.minion("Ryan").blood
    g.play(kind="use", card=CARVER, target="Ryan")
    g.play(kind="choose", target="Marion French")
    assert g.minion("Ryan").blood == before - 2
    assert g.minion("Marion French").counters_of == {}
    assert not offers(g, kind="use", card=CARVER)


def test_hostages_are_free_when_carvers_leaves_play() -> None:
    g = beaten("Marion French", (2, "War Ghoul"))
    assert g.minion("Marion French").counters_of == {"hostage": 1}
    g.play(kind="use", card="War Ghoul", target=CARVER)
    assert g.minion("Marion French").counters_of == {}


def test_hostages_are_free_when_carvers_is_contested() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, hand=[CARVER])
    s.permanent(0, CARVER)
    s.minion(0, "Alexa Draper")
    s.minion(1, "Marion French", blood=0)
    g = s.start()
    beat(g, "Marion French")
    g.pass_until("master", seat=1)
    g.play(kind="play", card=CARVER)
    g.pass_until("minion", seat=1)
    assert g.minion("Marion French").counters_of == {}


# ---- Week of Nightmares


def week(*ravnos: tuple[int, str, int], counters: int = 10, phase: str = "minion") -> Position:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(1, pool=20)
    s.permanent(0, WEEK, counters=counters)
    for seat, name, n in ravnos:
        s.minion(seat, name, blood=n)
    return s.start(phase=phase)


def test_the_week_of_nightmares_is_played_once_in_a_game(offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[WEEK] * 2)
    s.minion(0, "Marion French")
    g = s.start(phase="master")
    g.play(kind="play", card=WEEK)
    g.pass_until("minion")
    assert g.minion(WEEK).counters == 10
    g.pass_until("master", seat=0)
    assert not offers(g, kind="play", card=WEEK)


def test_ravnos_bleed_and_strike_harder_in_that_week() -> None:
    g = week((0, "Marion French", 3), (1, "Neel Ramanathan", 3), (1, "Ryan", 2))
    strong = [
        (g.minion(n).bleed, g.minion(n).strength) for n in ("Marion French", "Neel Ramanathan")
    ]
    assert strong == [(2, 2), (2, 2)]
    assert (g.minion("Ryan").bleed, g.minion("Ryan").strength) == (1, 1)


@pytest.mark.ruling("G00121#9c622796", "G00064#dd81cc5a")
def test_ravnos_hunt_each_other_and_nothing_else(offers: Offers) -> None:
    g = week(
        (0, "Marion French", 1), (1, "Neel Ramanathan", 2), (1, "Sasha Miklos", 0), (0, "Ryan", 1)
    )
    assert not offers(g, kind="hunt", minion="Marion French")
    assert offers(g, kind="hunt", minion="Ryan")
    hunts = [o.target for o in g.decision.options if o.kind == "action" and o.card == WEEK]
    assert hunts == ["Neel Ramanathan", "Sasha Miklos"]
    g.play(kind="action", card=WEEK, target="Neel Ramanathan")
    g.pass_until("minion")
    assert blood(g, "Marion French", "Neel Ramanathan") == (2, 1)
    assert not offers(g, kind="action", card=WEEK)


@pytest.mark.ruling("G00120#6e1b6912")
def test_a_ravnos_hunts_by_a_card_of_another_kind_and_as_that_says(
    written: Written, offers: Offers
) -> None:
    """Another hunt, for 4: nothing of it is stolen, and no Ravnos is needed."""
    own = written(
        """
        Card(name: "Great Hunt", facts: {"types": "Action"},
            modes: [(act: Hunt, stealth: 1, do: [Gain(Blood(Me), 4)])])
        """
    )
    s = mt.Scenario(players=2, cards=own, blanks=True)
    s.seat(0, hand=["Great Hunt"])
    s.permanent(0, WEEK, counters=10)
    s.minion(0, "Marion French", blood=1)
    s.minion(1, "Neel Ramanathan", blood=2)
    g = s.start()
    assert not offers(g, kind="hunt")
    assert len(offers(g, card="Great Hunt")) == 1
    g.play(card="Great Hunt")
    g.pass_until("minion")
    assert blood(g, "Marion French", "Neel Ramanathan") == (3, 2)


@pytest.mark.ruling("G00121#5792fb04")
def test_what_a_ravnos_steals_and_cannot_keep_goes_to_the_bank() -> None:
    g = week((0, "Marion French", 3), (1, "Neel Ramanathan", 2))
    g.play(kind="action", card=WEEK, target="Neel Ramanathan")
    g.pass_until("minion")
    assert blood(g, "Marion French", "Neel Ramanathan") == (3, 1)


@pytest.mark.ruling("G00121#f6a7a5d9")
def test_a_ravnos_without_blood_must_hunt_another_if_there_is_one(offers: Offers) -> None:
    g = week((0, "Marion French", 0), (0, "Ryan", 2), (1, "Neel Ramanathan", 0))
    assert {o.kind for o in g.decision.options} == {"action"}
    assert targets(g) == {"Neel Ramanathan"}
    g = week((0, "Marion French", 0), (0, "Ryan", 2))
    assert offers(g, kind="bleed", minion="Ryan")
    assert not [o for o in g.decision.options if o.minion == "Marion French"]


@pytest.mark.ruling("G00121#e421e6f3")
def test_the_size_of_the_hunt_is_that_of_the_theft() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.permanent(0, WEEK)
    s.permanent(0, "The Hungry Coyote")
    s.minion(0, "Zip", blood=0)
    s.minion(1, "Neel Ramanathan", blood=3)
    g = s.start()
    g.play(kind="action", card=WEEK)
    g.pass_until("minion")
    assert blood(g, "Zip", "Neel Ramanathan") == (2, 1)


@pytest.mark.ruling("G00120#6e1b6912")
def test_a_ravnos_still_hunts_as_another_card_says(own: mt.Cards) -> None:
    s = mt.Scenario(players=2, blanks=True, cards=own)
    s.permanent(0, WEEK)
    s.minion(0, "Marion French", blood=1, cards=["Own Knife"])
    s.minion(1, "Neel Ramanathan", blood=2)
    g = s.start()
    g.play(kind="action", card="Own Knife")
    g.pass_until("minion")
    assert blood(g, "Marion French", "Neel Ramanathan") == (2, 2)


@pytest.mark.ruling("G00138#6fdd3837")
def test_the_hunt_of_that_week_is_an_action_that_requires_ravnos(own: mt.Cards) -> None:
    for action, told in (("action", 1), ("bleed", 0)):
        s = mt.Scenario(players=2, blanks=True, cards=own)
        s.permanent(0, WEEK)
        s.permanent(0, "Own House")
        s.minion(0, "Marion French", blood=1)
        s.minion(1, "Neel Ramanathan", blood=2)
        g = s.start()
        g.play(kind=action)
        g.pass_until("minion")
        assert g.minion("Own House").counters == told


def test_each_methuselah_moves_a_nightmare_in_their_unlock_phase(offers: Offers) -> None:
    g = week((0, "Marion French", 2), (1, "Neel Ramanathan", 2), (2, "Ryan", 2), phase="unlock")
    for seat in (0, 1, 2):
        g.pass_until("unlock", seat=seat)
        assert targets(g, WEEK) == {"Marion French", "Neel Ramanathan"}
        g.play(kind="use", card=WEEK, target="Neel Ramanathan")
        assert not offers(g, kind="use", card=WEEK)
    assert g.minion("Neel Ramanathan").counters_of == {"nightmare": 3}
    assert g.minion(WEEK).counters == 7


@pytest.mark.parametrize(("left", "burned"), [(2, False), (0, True)])
def test_the_week_ends_with_blood_for_each_nightmare(left: int, burned: bool) -> None:
    g = week((0, "Marion French", 2), (1, "Neel Ramanathan", left), counters=1, phase="unlock")
    g.pass_until("unlock", seat=0)
    g.play(kind="use", card=WEEK, target="Neel Ramanathan")
    assert g.decision.seat == 1
    g.choose(g.decision.options[0])
    assert WEEK in g.seat(0).ash_heap
    assert blood(g, "Marion French") == (2,)
    if burned:
        assert g.seat(1).minions == []
    else:
        assert (g.minion("Neel Ramanathan").blood, g.minion("Neel Ramanathan").counters_of) == (
            1,
            {},
        )

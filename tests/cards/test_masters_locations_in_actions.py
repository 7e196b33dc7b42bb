"""Locations that help in actions, referendums and torpor."""

from typing import Any

import methuselah as mt
import pytest
from driving import Fight, Refused
from methuselah._core import Position
from positions import polling, votes

CLANLESS = "Underbridge Stray"


# ---- stealth: Creepshow Casino and The Labyrinth


def casino(**minion: Any) -> mt.Scenario:
    s = mt.Scenario(players=2)
    s.permanent(0, "Creepshow Casino")
    s.minion(0, "Ryan", blood=1, **minion)
    s.minion(1, "Sully", cards=["Sport Bike"])
    return s


def test_the_casino_gives_stealth_before_it_is_needed() -> None:
    """A hunt at +1 stealth is blocked with +1 intercept, but not once it has +2."""
    g = casino().start()
    g.play(kind="hunt", minion="Ryan")
    g.play(kind="block", minion="Sully")
    assert g.decision.kind != "minion"
    g = casino().start()
    g.play(kind="hunt", minion="Ryan")
    g.play(kind="use", card="Creepshow Casino")
    assert g.minion("Creepshow Casino").locked
    g.play(kind="block", minion="Sully")
    g.pass_until("minion")
    assert g.minion("Ryan").blood == 2


def test_the_casino_is_not_for_a_directed_action(refused: Refused) -> None:
    g = casino().start()
    g.play(kind="bleed", minion="Ryan")
    refused(g, kind="use", card="Creepshow Casino")


def test_the_casino_is_for_ones_own_vampires(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.permanent(1, "Creepshow Casino")
    s.minion(0, "Ryan", blood=1)
    g = s.start()
    g.play(kind="hunt", minion="Ryan")
    refused(g, kind="use", card="Creepshow Casino")
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Sport Bike"])
    s.permanent(0, "Creepshow Casino")
    s.minion(0, CLANLESS)
    g = s.start()
    g.play(kind="play", card="Sport Bike")
    refused(g, kind="use", card="Creepshow Casino")


def test_the_labyrinth_gives_stealth_to_a_nosferatu_that_needs_it(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, pool=10)
    s.permanent(0, "The Labyrinth")
    s.minion(0, "Ryan")
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Ryan")
    refused(g, kind="use", card="The Labyrinth")  # nobody blocks
    g.play(kind="block", minion="Sully")
    g.play(kind="use", card="The Labyrinth")
    assert g.minion("The Labyrinth").locked
    g.pass_until("minion")
    assert g.seat(1).pool == 9


def test_the_labyrinth_is_for_ones_own_nosferatu(refused: Refused) -> None:
    for seat, actor in ((0, "Ashley"), (1, "Ryan")):
        s = mt.Scenario(players=2)
        s.permanent(seat, "The Labyrinth")
        s.minion(0, actor)
        s.minion(1, "Sully")
        g = s.start()
        g.play(kind="bleed", minion=actor)
        g.play(kind="block", minion="Sully")
        assert "use" not in {o.kind for o in g.decision.options}
        with pytest.raises(mt.errors.GameError, match="no way to pass"):
            g.play(kind="use", card="The Labyrinth")


# ---- votes: Elysium and Ventrue Headquarters


def test_elysium_gives_each_titled_camarilla_vampire_a_vote() -> None:
    s = mt.Scenario(players=3)
    s.permanent(1, "Elysium: The Palace of Versailles")
    s.minion(1, "Belinde")  # prince
    s.minion(1, "The Dowager", locked=True)  # primogen
    s.minion(1, "Lenny Burkhead", region="torpor")  # a primogen who is not ready
    s.minion(1, "Sully")  # no title
    g = polling(s)
    assert sum(votes(g, 1).values()) == 2 + 1
    g.play(kind="use", card="Elysium: The Palace of Versailles")
    assert sum(votes(g, 1).values()) == 3 + 2
    assert g.minion("Elysium: The Palace of Versailles").locked


def test_elysium_is_nothing_to_those_who_have_left_the_camarilla() -> None:
    """SECT-3: the benefit of the title is lost with its sect."""
    s = mt.Scenario(players=3)
    s.permanent(1, "Elysium: The Palace of Versailles")
    s.minion(1, "Belinde", sect="Sabbat")
    s.minion(1, "The Dowager")
    g = polling(s)
    g.play(kind="use", card="Elysium: The Palace of Versailles")
    assert sum(votes(g, 1).values()) == 2


def test_ventrue_headquarters_are_three_votes_even_without_a_vampire() -> None:
    s = mt.Scenario(players=3)
    s.permanent(2, "Ventrue Headquarters")
    g = polling(s)
    assert sum(votes(g, 2).values()) == 0
    g.play(kind="use", card="Ventrue Headquarters")
    assert sum(votes(g, 2).values()) == 3
    assert g.minion("Ventrue Headquarters").locked
    g.play(kind="vote against", amount=3)
    g.play(kind="vote for", seat=0)
    g.pass_until("minion")
    assert g.seat(0).pool == 30  # 1 for, 3 against: Ancilla Empowerment fails


@pytest.mark.parametrize("name", ["Ventrue Headquarters", "Elysium: The Palace of Versailles"])
def test_a_locked_location_gives_no_votes(name: str, refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.permanent(1, name, locked=True)
    s.minion(1, "Belinde")
    refused(polling(s), kind="use", card=name)


def blood_hunt(s: mt.Scenario) -> Position:
    s.minion(0, "Ryan")
    s.minion(1, "Sully", region="torpor", blood=0)
    g = s.start()
    g.play(kind="diablerize", minion="Ryan")
    g.pass_until("polling")
    return g


def test_ventrue_headquarters_are_for_any_referendum_elysium_for_political_actions() -> None:
    s = mt.Scenario(players=3)
    s.permanent(1, "Ventrue Headquarters")
    s.permanent(1, "Elysium: The Palace of Versailles")
    s.minion(1, "Belinde")
    g = blood_hunt(s)
    g.pass_until("polling", seat=1)
    assert {o.card for o in g.decision.options if o.kind == "use"} == {"Ventrue Headquarters"}
    g.play(kind="use", card="Ventrue Headquarters")
    g.play(kind="vote for", amount=3)
    g.pass_until("minion")
    assert g.seat(0).minions == []


# ---- Warsaw Station


def warsaw(seat: int = 0, *, locked: bool = False) -> mt.Scenario:
    s = mt.Scenario(players=2)
    s.seat(0, pool=10, hand=["Ancilla Empowerment", "Sport Bike"])
    s.permanent(seat, "Warsaw Station", locked=locked)
    s.minion(0, "Ryan", blood=2)
    s.minion(1, "Sully", cards=["Sport Bike"])
    return s


@pytest.mark.parametrize("seat", [0, 1])
def test_warsaw_station_unlocks_a_nosferatu_after_a_successful_undirected_action(seat: int) -> None:
    """ "A Nosferatu": another's too."""
    g = warsaw(seat).start()
    g.play(kind="hunt", minion="Ryan")
    g.play(kind="use", card="Warsaw Station", mode=0)
    assert g.minion("Warsaw Station").locked
    assert g.minion("Ryan").locked
    g.pass_until("minion")
    assert (g.minion("Ryan").locked, g.minion("Ryan").blood) == (False, 3)


def test_warsaw_station_unlocks_nobody_whose_action_is_blocked(fight: Fight) -> None:
    g = warsaw().start()
    g.play(kind="hunt", minion="Ryan")
    g.play(kind="use", card="Warsaw Station", mode=0)
    g.play(kind="block", minion="Sully")
    g.pass_until("strike")
    fight(g)
    g.pass_until("discard", seat=0)
    assert g.minion("Ryan").locked


def test_warsaw_station_is_for_undirected_actions_of_nosferatu(refused: Refused) -> None:
    g = warsaw().start()
    g.play(kind="bleed", minion="Ryan")
    refused(g, kind="use", card="Warsaw Station", mode=0)
    s = warsaw()
    s.minion(0, "Ashley", blood=1)
    g = s.start()
    g.play(kind="hunt", minion="Ashley")
    refused(g, kind="use", card="Warsaw Station", mode=0)


@pytest.mark.ruling("102149#ef2a4981")
def test_warsaw_station_unlocks_after_the_referendum() -> None:
    g = warsaw().start()
    g.play(kind="play", card="Ancilla Empowerment", minion="Ryan")
    g.play(kind="use", card="Warsaw Station", mode=0)
    g.pass_until("polling")
    assert g.minion("Ryan").locked
    g.play(kind="vote for")
    g.pass_until("minion")
    assert not g.minion("Ryan").locked
    assert g.seat(0).pool == 9


@pytest.mark.ruling("102149#f35f3ec9")
def test_warsaw_station_unlocks_though_burned_meanwhile() -> None:
    s = warsaw()
    s.minion(0, "Wauneka", region="torpor", blood=2)
    g = s.start()
    g.play(kind="hunt", minion="Ryan")
    g.play(kind="use", card="Warsaw Station", mode=0)
    g.play(kind="use", card="Warsaw Station", mode=1)
    assert not g.minion("Wauneka").torpor
    g.pass_until("minion")
    assert not g.minion("Ryan").locked


def test_warsaw_station_burns_even_locked_for_any_nosferatu_in_torpor() -> None:
    s = warsaw(locked=True)
    s.minion(1, "Wauneka", region="torpor", blood=2)
    s.minion(1, "Ashley", region="torpor", blood=2)
    g = s.start()
    assert {o.target for o in g.decision.options if o.kind == "use"} == {"Wauneka"}
    g.play(kind="use", card="Warsaw Station", mode=1)
    assert not g.minion("Wauneka").torpor
    assert (g.minion("Wauneka").seat, g.minion("Wauneka").blood) == (1, 2)
    assert g.seat(0).ash_heap == ["Warsaw Station"]


@pytest.mark.ruling("102149#22830eb3")
def test_warsaw_station_saves_the_target_of_a_diablerie_which_succeeds_in_vain() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Freak Drive"])
    s.permanent(1, "Warsaw Station")
    s.minion(0, "Madison", blood=3)
    s.minion(1, "Wauneka", region="torpor", blood=2)
    g = s.start()
    g.play(kind="diablerize", minion="Madison")
    g.play(kind="use", card="Warsaw Station", mode=1)
    assert not g.minion("Wauneka").torpor
    g.play(kind="play", card="Freak Drive", level="inferior")  # the action was successful
    g.pass_until("minion")
    assert [m.name for m in g.seat(1).minions] == ["Wauneka"]
    assert (g.minion("Wauneka").blood, g.minion("Madison").blood) == (2, 2)


# ---- Wasserschloss Anif, Austria


def wasserschloss(phase: str, counters: int = 0) -> Position:
    s = mt.Scenario(players=2)
    s.seat(0, pool=10, uncontrolled=[("Ayelech", 1), ("Ashley", 1)])
    s.permanent(0, "Wasserschloss Anif, Austria", counters=counters)
    s.minion(0, "Lauren", blood=2)
    s.minion(0, "Nassir", blood=2)
    s.minion(0, "Ryan", blood=2)
    return s.start(phase=phase)


@pytest.mark.ruling("102152#b5d15cb0")
def test_one_tremere_a_turn_moves_a_blood_to_wasserschloss(refused: Refused) -> None:
    g = wasserschloss("master", counters=3)
    feeders = {o.target for o in g.decision.options if o.kind == "use"}
    assert feeders == {"Lauren", "Nassir"}
    g.play(kind="use", card="Wasserschloss Anif, Austria", target="Lauren")
    assert g.minion("Lauren").blood == 1
    wasser = g.minion("Wasserschloss Anif, Austria")
    assert (wasser.counters, wasser.locked) == (4, False)
    refused(g, kind="use", card="Wasserschloss Anif, Austria")


def test_wasserschloss_moves_all_its_counters_to_an_uncontrolled_tremere() -> None:
    g = wasserschloss("influence", counters=4)
    assert {o.target for o in g.decision.options if o.kind == "use"} == {"Ayelech"}
    g.play(kind="use", card="Wasserschloss Anif, Austria")
    assert g.minion("Ayelech").blood == 5
    wasser = g.minion("Wasserschloss Anif, Austria")
    assert (wasser.counters, wasser.locked) == (0, True)


def test_any_minion_burns_wasserschloss_and_malkavians_have_stealth_for_it() -> None:
    for actor, burned in (("Ashley", True), ("Baixinho", False)):
        s = mt.Scenario(players=2)
        s.permanent(1, "Wasserschloss Anif, Austria", counters=4)
        s.minion(0, actor)
        s.minion(0, CLANLESS)
        s.minion(1, "Ryan")
        g = s.start()
        takers = {o.minion for o in g.decision.options if o.kind == "action"}
        assert takers == {actor, CLANLESS}
        g.play(kind="action", card="Wasserschloss Anif, Austria", minion=actor)
        g.play(kind="block", minion="Ryan")
        if burned:
            g.pass_until("minion")
            assert g.seat(1).ash_heap == ["Wasserschloss Anif, Austria"]
        else:
            g.play(kind="hand strike", minion=actor)
            assert g.seat(1).permanents == ["Wasserschloss Anif, Austria"]

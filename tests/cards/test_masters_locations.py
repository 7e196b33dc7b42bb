"""Locations, and what all masters share: their cost, their clan, their uniqueness."""

from typing import Any

import methuselah as mt
import pytest
from methuselah._core import Position

OF_CLAN = {
    "Malkavian": "Ashley",
    "Nosferatu": "Ryan",
    "Toreador": "Min-seo",
    "Tremere": "Lauren",
    "Ventrue": "Brock Sterling",
}
# Name, pool cost, clan required, unique: those that are put in play beside the minions.
ALONE = [
    ("Academic Hunting Ground", 2, "Tremere", True),
    ("Anarch Troublemaker", 0, None, True),
    ("Arcane Library", 2, "Tremere", True),
    ("Art Museum", 2, "Toreador", True),
    ("Asylum Hunting Ground", 2, "Malkavian", True),
    ("The Barrens", 0, None, True),
    ("Chantry", 0, "Tremere", True),
    ("Creepshow Casino", 2, "Malkavian", True),
    ("Dreams of the Sphinx", 1, None, True),
    ("Elder Library", 1, None, True),
    ("Elysium: The Palace of Versailles", 2, None, True),
    ("Information Highway", 0, None, True),
    ("The Labyrinth", 1, "Nosferatu", True),
    ("Last Stand", 6, None, True),
    ("Slum Hunting Ground", 2, "Nosferatu", True),
    ("Smiling Jack, The Anarch", 0, None, True),
    ("Society Hunting Ground", 2, "Toreador", True),
    ("Uptown Hunting Ground", 2, "Ventrue", True),
    ("Ventrue Headquarters", 1, "Ventrue", True),
    ("Visit from the Capuchin", 0, None, True),
    ("Warsaw Station", 2, "Nosferatu", True),
    ("Wasserschloss Anif, Austria", 0, "Tremere", True),
    ("Wider View", 1, None, False),
]
CLANLESS = "Underbridge Stray"


def targets(game: Position) -> set[str | None]:
    assert game.decision
    return {o.target for o in game.decision.options}


def vampires_of(s: mt.Scenario, clan: str | None, seat: int, **how: Any) -> None:
    if clan:
        s.minion(seat, OF_CLAN[clan], **how)


# ---- what they share


@pytest.mark.parametrize(("name", "pool", "clan", "unique"), ALONE)
def test_a_master_is_put_in_play_for_its_pool(
    name: str, pool: int, clan: str | None, unique: bool
) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=20, hand=[name])
    vampires_of(s, clan, 0, locked=True)
    g = s.start(phase="master")
    g.play(kind="play", card=name)
    assert g.seat(0).pool == 20 - pool
    assert g.seat(0).permanents == [name]


@pytest.mark.parametrize(("name", "clan"), [(m[0], m[2]) for m in ALONE if m[2]])
def test_a_master_of_a_clan_needs_a_ready_one_of_ones_own(
    name: str, clan: str, refused: Any
) -> None:
    for seat, region in ((1, "ready"), (0, "torpor")):
        s = mt.Scenario(players=3)
        s.seat(0, pool=20, hand=[name])
        vampires_of(s, clan, seat, region=region)
        refused(s.start(phase="master"), kind="play", card=name)


@pytest.mark.parametrize(("name", "pool"), [(m[0], m[1]) for m in ALONE if m[1]])
def test_a_master_that_cannot_be_paid_cannot_be_played(name: str, pool: int, refused: Any) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=pool - 1 or 1, hand=[name])
    for clan in OF_CLAN:
        vampires_of(s, clan, 0)
    if pool > 1:
        refused(s.start(phase="master"), kind="play", card=name)


@pytest.mark.parametrize(("name", "clan"), [(m[0], m[2]) for m in ALONE if m[3]])
def test_a_unique_master_is_not_played_twice_by_one_and_contested_by_another(
    name: str, clan: str | None, refused: Any
) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=20, hand=[name])
    s.permanent(0, name)
    vampires_of(s, clan, 0)
    refused(s.start(phase="master"), kind="play", card=name)
    s = mt.Scenario(players=3)
    s.seat(0, pool=20, hand=[name])
    s.permanent(1, name)
    vampires_of(s, clan, 0)
    g = s.start(phase="master")
    g.play(kind="play", card=name)
    assert g.seat(0).permanents == []
    assert g.seat(1).permanents == []
    assert g.seat(0).ash_heap == []


# ---- hunting grounds

GROUNDS = [m[0] for m in ALONE if "Hunting Ground" in m[0]]


@pytest.mark.parametrize("name", GROUNDS)
def test_a_hunting_ground_feeds_one_ready_vampire_in_the_unlock_phase(
    name: str, refused: Any
) -> None:
    s = mt.Scenario(players=3)
    s.permanent(0, name)
    s.minion(0, "Alexa Draper", blood=1)
    s.minion(0, "Meaghan", blood=1)
    s.minion(0, "Sully", blood=1, region="torpor")
    s.minion(0, CLANLESS)
    s.minion(1, "Wauneka", blood=1)
    g = s.start(phase="unlock")
    fed = {o.target for o in g.decision.options if o.card == name}
    assert fed == {"Alexa Draper", "Meaghan"}
    g.play(kind="use", card=name, target="Meaghan")
    assert (g.minion("Meaghan").blood, g.minion("Alexa Draper").blood) == (2, 1)
    refused(g, kind="use", card=name)


@pytest.mark.parametrize("name", GROUNDS)
def test_a_hunting_ground_may_stay_unused_and_feeds_in_no_other_phase(
    name: str, refused: Any
) -> None:
    for phase in ("master", "minion", "influence", "discard"):
        s = mt.Scenario(players=3)
        s.permanent(0, name)
        s.minion(0, "Meaghan", blood=1)
        refused(s.start(phase=phase), kind="use", card=name)


@pytest.mark.parametrize(("one", "other"), list(zip(GROUNDS, GROUNDS[1:] + GROUNDS[:1])))
def test_a_vampire_gains_from_one_hunting_ground_a_turn(one: str, other: str, refused: Any) -> None:
    s = mt.Scenario(players=3)
    s.permanent(0, one)
    s.permanent(0, other)
    s.minion(0, "Alexa Draper", blood=1)
    s.minion(0, "Meaghan", blood=1)
    g = s.start(phase="unlock")
    g.play(kind="use", card=one, target="Meaghan")
    g.play(kind="use", card=other)  # one target is left
    assert (g.minion("Meaghan").blood, g.minion("Alexa Draper").blood) == (2, 2)


def test_a_hunting_ground_feeds_again_the_next_turn() -> None:
    s = mt.Scenario(players=2)
    s.permanent(0, "Slum Hunting Ground")
    s.minion(0, "Ryan", blood=1)
    g = s.start(phase="unlock")
    for blood in (2, 3):
        g.pass_until("unlock", seat=0)
        g.play(kind="use", card="Slum Hunting Ground")
        assert g.minion("Ryan").blood == blood
        g.pass_until("discard", seat=1)


# ---- libraries and the museum


@pytest.mark.parametrize(
    ("name", "clan", "own"),
    [("Arcane Library", "Tremere", "Lauren"), ("Art Museum", "Toreador", "Min-seo")],
)
def test_a_blood_for_an_uncontrolled_vampire_of_the_clan(
    name: str, clan: str, own: str, refused: Any
) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, uncontrolled=[(own, 1), ("Ryan", 0)])
    s.permanent(0, name)
    g = s.start(phase="influence")
    assert {o.target for o in g.decision.options if o.card == name} == {own}
    g.play(kind="use", card=name)
    assert g.minion(own).blood == 2
    assert g.minion(name).locked
    assert (g.seat(0).pool, g.seat(0).transfers) == (10, 4)
    refused(g, kind="use", card=name)


@pytest.mark.parametrize(("name", "own"), [("Arcane Library", "Lauren"), ("Art Museum", "Min-seo")])
@pytest.mark.parametrize("phase", ["unlock", "master", "minion", "discard"])
def test_it_is_given_in_the_influence_phase_only(
    name: str, own: str, phase: str, refused: Any
) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, uncontrolled=[(own, 1)])
    s.permanent(0, name)
    refused(s.start(phase=phase), kind="use", card=name)


def test_elder_library_is_one_hand_size() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=["Elder Library"])
    g = s.start(phase="master")
    g.play(kind="play", card="Elder Library")
    assert len(g.seat(0).hand) == 8
    assert len(g.seat(1).hand) == 7


@pytest.mark.ruling("100620#ba8af7cf")
def test_a_contested_elder_library_gives_no_hand_size() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=["Elder Library"])
    s.permanent(1, "Elder Library")
    g = s.start(phase="master")
    assert len(g.seat(1).hand) == 8
    g.play(kind="play", card="Elder Library")
    while g.decision.kind == "discard down":
        g.choose(g.decision.options[0])
    assert len(g.seat(0).hand) == 7
    assert len(g.seat(1).hand) == 7


# ---- The Barrens, Information Highway


@pytest.mark.parametrize("phase", ["unlock", "master", "minion", "influence", "discard"])
def test_the_barrens_change_a_card_of_the_hand(phase: str, refused: Any) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Fame"], library=["Villein"])
    s.permanent(0, "The Barrens")
    g = s.start(phase=phase)
    g.play(kind="use", card="The Barrens", target="Fame")
    assert g.seat(0).ash_heap == ["Fame"]
    assert "Villein" in g.seat(0).hand
    assert len(g.seat(0).hand) == 7
    assert g.minion("The Barrens").locked
    refused(g, kind="use", card="The Barrens")


@pytest.mark.ruling("G00023#b4fafbdf")
def test_the_barrens_can_be_used_during_anothers_action() -> None:
    s = mt.Scenario(players=3)
    s.seat(1, hand=["Fame"])
    s.permanent(1, "The Barrens")
    s.minion(0, "Ashley")
    g = s.start()
    g.play(kind="bleed", minion="Ashley")
    g.play(kind="use", card="The Barrens", target="Fame")
    assert g.seat(1).ash_heap == ["Fame"]


@pytest.mark.ruling("100135#230a8e33", "G00058#ae16fb69")
def test_the_barrens_find_no_answer_while_a_card_is_played() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Sport Bike"])
    s.seat(1, hand=["Direct Intervention"])
    s.permanent(1, "The Barrens")
    s.minion(0, "Ashley")
    g = s.start()
    g.play(kind="play", card="Sport Bike")
    g.pass_until("as played")
    assert {o.card for o in g.decision.options} == {None, "Direct Intervention"}


def test_information_highway_gives_two_transfers() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, uncontrolled=[("Ryan", 0)])
    s.seat(1, pool=10, uncontrolled=[("Alexa Draper", 0)])
    s.permanent(0, "Information Highway")
    g = s.start(phase="influence")
    g.pass_until("influence")
    assert g.seat(0).transfers == 6
    g.pass_until("influence", seat=1)
    g.pass_until("influence", seat=1)
    assert g.seat(1).transfers == 4


# ---- Chantry


def chantry(phase: str = "master") -> Position:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10)
    s.permanent(0, "Chantry")
    s.minion(0, "Lauren", blood=2)
    s.minion(0, "Nassir", blood=0)
    s.minion(0, "Ryan", region="torpor")
    s.minion(1, "Ayelech", blood=3, region="torpor")
    return s.start(phase=phase)


def test_chantry_wakes_any_tremere_from_torpor_for_a_pool() -> None:
    g = chantry()
    g.play(kind="use", card="Chantry", mode=0)
    ayelech = g.minion("Ayelech")
    assert (ayelech.torpor, ayelech.seat, ayelech.blood) == (False, 1, 3)
    assert g.seat(0).pool == 9
    assert g.minion("Chantry").locked
    assert g.minion("Ryan").torpor


def test_chantry_takes_a_blood_of_a_ready_tremere_instead() -> None:
    g = chantry()
    g.play(kind="use", card="Chantry", mode=1)
    assert not g.minion("Ayelech").torpor
    assert (g.minion("Lauren").blood, g.seat(0).pool) == (1, 10)


def test_chantry_is_for_the_master_phase_and_for_tremere(refused: Any) -> None:
    for phase in ("unlock", "minion", "influence", "discard"):
        refused(chantry(phase), kind="use", card="Chantry", mode=0)
    s = mt.Scenario(players=3)
    s.permanent(0, "Chantry")
    s.minion(0, "Ryan", region="torpor")
    refused(s.start(phase="master"), kind="use", card="Chantry")


def test_chantry_leaves_the_master_phase_action() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=["The Barrens"])
    s.permanent(0, "Chantry")
    s.minion(0, "Lauren", region="torpor")
    g = s.start(phase="master")
    g.play(kind="use", card="Chantry", mode=0)
    g.play(kind="play", card="The Barrens")


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


def test_the_casino_is_not_for_a_directed_action(refused: Any) -> None:
    g = casino().start()
    g.play(kind="bleed", minion="Ryan")
    refused(g, kind="use", card="Creepshow Casino")


def test_the_casino_is_for_ones_own_vampires(refused: Any) -> None:
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


def test_the_labyrinth_gives_stealth_to_a_nosferatu_that_needs_it(refused: Any) -> None:
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


def test_the_labyrinth_is_for_ones_own_nosferatu(refused: Any) -> None:
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


def votes(game: Position, seat: int) -> int:
    """What a seat can still cast."""
    game.pass_until("polling", seat=seat)
    assert game.decision
    return sum(o.amount or 0 for o in game.decision.options if o.kind == "vote for")


def polling(s: mt.Scenario) -> Position:
    s.seat(0, hand=["Ancilla Empowerment"])
    s.minion(0, "Ashley")
    g = s.start()
    g.play(kind="play", card="Ancilla Empowerment", minion="Ashley")
    g.pass_until("polling")
    return g


def test_elysium_gives_each_titled_camarilla_vampire_a_vote() -> None:
    s = mt.Scenario(players=3)
    s.permanent(1, "Elysium: The Palace of Versailles")
    s.minion(1, "Belinde")  # prince
    s.minion(1, "The Dowager", locked=True)  # primogen
    s.minion(1, "Lenny Burkhead", region="torpor")  # a primogen who is not ready
    s.minion(1, "Sully")  # no title
    g = polling(s)
    assert votes(g, 1) == 2 + 1
    g.play(kind="use", card="Elysium: The Palace of Versailles")
    assert votes(g, 1) == 3 + 2
    assert g.minion("Elysium: The Palace of Versailles").locked


def test_elysium_is_nothing_to_those_who_have_left_the_camarilla() -> None:
    """SECT-3: the benefit of the title is lost with its sect."""
    s = mt.Scenario(players=3)
    s.permanent(1, "Elysium: The Palace of Versailles")
    s.minion(1, "Belinde", sect="Sabbat")
    s.minion(1, "The Dowager")
    g = polling(s)
    g.play(kind="use", card="Elysium: The Palace of Versailles")
    assert votes(g, 1) == 2


def test_ventrue_headquarters_are_three_votes_even_without_a_vampire() -> None:
    s = mt.Scenario(players=3)
    s.permanent(2, "Ventrue Headquarters")
    g = polling(s)
    assert votes(g, 2) == 0
    g.play(kind="use", card="Ventrue Headquarters")
    assert votes(g, 2) == 3
    assert g.minion("Ventrue Headquarters").locked
    g.play(kind="vote against", amount=3)
    g.play(kind="vote for", seat=0)
    g.pass_until("minion")
    assert g.seat(0).pool == 30  # 1 for, 3 against: Ancilla Empowerment fails


@pytest.mark.parametrize("name", ["Ventrue Headquarters", "Elysium: The Palace of Versailles"])
def test_a_locked_location_gives_no_votes(name: str, refused: Any) -> None:
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


def test_warsaw_station_unlocks_nobody_whose_action_is_blocked(fight: Any) -> None:
    g = warsaw().start()
    g.play(kind="hunt", minion="Ryan")
    g.play(kind="use", card="Warsaw Station", mode=0)
    g.play(kind="block", minion="Sully")
    g.pass_until("strike")
    fight(g)
    g.pass_until("discard", seat=0)
    assert g.minion("Ryan").locked


def test_warsaw_station_is_for_undirected_actions_of_nosferatu(refused: Any) -> None:
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
def test_one_tremere_a_turn_moves_a_blood_to_wasserschloss(refused: Any) -> None:
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

"""Locations, and what all masters share: their cost, their clan, their uniqueness."""

from typing import Any

import methuselah as mt
import pytest
from driving import Refused
from methuselah._core import Position
from positions import targets

OF_CLAN = {
    "Banu Haqim": "Bijou",
    "Brujah": "Rayne",
    "Gangrel": "Indira",
    "Hecata": "Alek König",
    "Lasombra": "Hester Reed",
    "Malkavian": "Ashley",
    "Ministry": "Cao Nguyen",
    "Nosferatu": "Ryan",
    "Ravnos": "Oleg Kaprizov",
    "Salubri": "Yael",
    "Toreador": "Min-seo",
    "Tremere": "Lauren",
    "Tzimisce": "Droescher One-Eye",
    "Ventrue": "Brock Sterling",
}
# Name, pool cost, clan required, unique: those that are put in play beside the minions.
ALONE = [
    ("Academic Hunting Ground", 2, "Tremere", True),
    ("Alamut", 1, "Banu Haqim", True),
    ("Anarch Railroad", 2, None, True),
    ("Anarch Troublemaker", 0, None, True),
    ("Arcane Library", 2, "Tremere", True),
    ("Art Museum", 2, "Toreador", True),
    ("Asylum Hunting Ground", 2, "Malkavian", True),
    ("Backways", 2, "Gangrel", True),
    ("The Barrens", 0, None, True),
    ("Biotech Company Hunting Ground", 2, "Hecata", True),
    ("Cappadocian Crypt", 0, "Hecata", True),
    ("Carver's Meat Packing and Storage", 1, None, True),
    ("Channel 10", 2, None, True),
    ("Chantry", 0, "Tremere", True),
    ("Club Illusion", 1, None, True),
    ("Creepshow Casino", 2, None, True),
    ("Dead Pool", 0, "Lasombra", True),
    ("Dreams of the Sphinx", 1, None, True),
    ("Dummy Corporation", 0, None, True),
    ("Ecoterrorists", 2, "Gangrel", True),
    ("Elder Library", 1, None, True),
    ("Elysian Fields", 2, "Lasombra", True),
    ("Elysium: The Palace of Versailles", 2, None, True),
    ("Ferraille", 0, "Ministry", True),
    ("Fleshforge Chamber", 0, "Tzimisce", True),
    ("Fortune Teller Shop", 2, "Ravnos", True),
    ("Frontal Assault", 0, None, False),
    ("Gangrel Revel", 1, "Gangrel", True),
    ("Haqim's Law: Retribution", 0, "Banu Haqim", False),
    ("The Hungry Coyote", 2, None, True),
    ("Information Highway", 0, None, True),
    ("The Khabar: Community", 2, "Banu Haqim", True),
    ("KRCG News Radio", 2, None, True),
    ("Kumpania", 1, "Ravnos", True),
    ("The Labyrinth", 1, "Nosferatu", True),
    ("Last Stand", 6, None, True),
    ("Library Hunting Ground", 2, "Tzimisce", True),
    ("Market Square", 1, "Banu Haqim", True),
    ("Meditative Grove", 2, "Salubri", True),
    ("Mob Connections", 0, None, True),
    ("New Carthage", 3, "Brujah", True),
    ("Opium Den", 1, "Ministry", True),
    ("Oxford University, England", 0, "Brujah", True),
    ("Park Hunting Ground", 2, "Ravnos", True),
    ("Political Hunting Ground", 2, "Lasombra", True),
    ("Power Structure", 0, "Lasombra", True),
    ("Powerbase: Madrid", 1, None, True),
    ("Powerbase: Munich", 0, "Hecata", True),
    ("Ravnos Cache", 0, "Ravnos", True),
    ("The Rumor Mill, Tabloid Newspaper", 1, None, True),
    ("Slum Hunting Ground", 2, "Nosferatu", True),
    ("Smiling Jack, The Anarch", 0, None, True),
    ("Society Hunting Ground", 2, "Toreador", True),
    ("Temple Hunting Ground", 2, "Ministry", True),
    ("Tension in the Ranks", 0, None, True),
    ("Underworld Hunting Ground", 2, "Banu Haqim", True),
    ("Uptown Hunting Ground", 2, "Ventrue", True),
    ("Ventrue Headquarters", 1, "Ventrue", True),
    ("Visit from the Capuchin", 0, None, True),
    ("Wall Street Night, Financial Newspaper", 1, None, True),
    ("Warsaw Station", 2, "Nosferatu", True),
    ("Warzone Hunting Ground", 2, "Brujah", True),
    ("Wasserschloss Anif, Austria", 0, "Tremere", True),
    ("Week of Nightmares", 0, "Ravnos", False),
    ("Wider View", 1, None, False),
    ("WMRH Talk Radio", 1, None, True),
    ("Zoo Hunting Ground", 2, "Gangrel", True),
]
CLANLESS = "Underbridge Stray"


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
    name: str, clan: str, refused: Refused
) -> None:
    for seat, region in ((1, "ready"), (0, "torpor")):
        s = mt.Scenario(players=3)
        s.seat(0, pool=20, hand=[name])
        vampires_of(s, clan, seat, region=region)
        refused(s.start(phase="master"), kind="play", card=name)


@pytest.mark.parametrize(("name", "pool"), [(m[0], m[1]) for m in ALONE if m[1] > 1])
def test_a_master_that_cannot_be_paid_cannot_be_played(
    name: str, pool: int, refused: Refused
) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=pool - 1, hand=[name])
    for clan in OF_CLAN:
        vampires_of(s, clan, 0)
    refused(s.start(phase="master"), kind="play", card=name)


@pytest.mark.parametrize(("name", "clan"), [(m[0], m[2]) for m in ALONE if m[3]])
def test_a_unique_master_is_not_played_twice_by_one_and_contested_by_another(
    name: str, clan: str | None, refused: Refused
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
    name: str, refused: Refused
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
    name: str, refused: Refused
) -> None:
    for phase in ("master", "minion", "influence", "discard"):
        s = mt.Scenario(players=3)
        s.permanent(0, name)
        s.minion(0, "Meaghan", blood=1)
        refused(s.start(phase=phase), kind="use", card=name)


@pytest.mark.parametrize(("one", "other"), list(zip(GROUNDS, GROUNDS[1:] + GROUNDS[:1])))
def test_a_vampire_gains_from_one_hunting_ground_a_turn(
    one: str, other: str, refused: Refused
) -> None:
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
    name: str, clan: str, own: str, refused: Refused
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
    name: str, own: str, phase: str, refused: Refused
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
def test_the_barrens_change_a_card_of_the_hand(phase: str, refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Fame"], library=["Villein"])
    s.permanent(0, "The Barrens")
    g = s.start(phase=phase)
    g.play(kind="use", card="The Barrens")
    g.play(kind="choose", target="Fame")
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
    g.play(kind="use", card="The Barrens")
    g.play(kind="choose", target="Fame")
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
    s.minion(0, "Nassir", blood=0, locked=True)
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
    assert targets(g) == {"Lauren"}  # Nassir has no blood
    g.play(kind="choose", target="Lauren")
    assert not g.minion("Ayelech").torpor
    assert (g.minion("Lauren").blood, g.seat(0).pool) == (1, 10)


def test_chantry_is_for_the_master_phase_and_for_tremere(refused: Refused) -> None:
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

"""The vampires of the five starter decks."""

from typing import Any

import methuselah as mt
import polars as pl
import pytest
from driving import Fight, Offers, Refused
from methuselah._core import Position
from positions import votes

# Name, clan, capacity, title, Disciplines (capital letters are superior); all are Camarilla.
VAMPIRES = [
    ("Alexander Silverson", "Malkavian", 8, "prince", "pre AUS DOM OBF"),
    ("Andi Liu", "Malkavian", 6, "prince", "aus obf pre DOM"),
    ("Ashley", "Malkavian", 3, None, "dom obf"),
    ("Colette", "Malkavian", 5, None, "dom AUS OBF"),
    ("Donny Kowalczyk", "Malkavian", 6, "prince", "cel dom obf AUS"),
    ("Dr. Stephen Norton", "Malkavian", 4, None, "aus OBF"),
    ("Gelasia Fotiou", "Malkavian", 6, None, "obf pre AUS DOM"),
    ("Meaghan", "Malkavian", 3, None, "aus obf"),
    ("Sully", "Malkavian", 4, None, "aus dom obf"),
    ("Aunt Linda", "Nosferatu", 4, None, "obf POT"),
    ("Baixinho", "Nosferatu", 3, None, "ani obf"),
    ("Belinde", "Nosferatu", 6, "prince", "ani aus pot OBF"),
    ("Horace Radcliffe", "Nosferatu", 5, None, "obf ANI POT"),
    ("Larissa Moreira", "Nosferatu", 6, "primogen", "pot ANI OBF"),
    ("Lenny Burkhead", "Nosferatu", 6, "primogen", "obf pot pre ANI"),
    ("Ryan", "Nosferatu", 4, None, "ani obf pot"),
    ("The Dowager", "Nosferatu", 6, "primogen", "aus pot ANI OBF"),
    ("Wauneka", "Nosferatu", 5, None, "ani aus obf POT"),
    ("Bret Stryker", "Toreador", 4, None, "CEL PRE"),
    ("Catalina Vega", "Toreador", 8, "prince", "for AUS CEL PRE"),
    ("Flávio Gonçalves", "Toreador", 7, "prince", "aus for CEL PRE"),
    ("Kathy Glens", "Toreador", 5, None, "aus cel tha PRE"),
    ("Massimo Falconi", "Toreador", 4, None, "aus cel pre"),
    ("Min-seo", "Toreador", 3, None, "aus cel"),
    ("Mkhokheli", "Toreador", 6, "prince", "aus cel for PRE"),
    ("Nik Sikko", "Toreador", 3, None, "cel pre"),
    ("Tamoszius", "Toreador", 5, None, "aus CEL PRE"),
    ("Ayelech", "Tremere", 7, "prince", "AUS DOM THA"),
    ("Chrysanthemum", "Tremere", 5, "primogen", "dom AUS THA"),
    ("Inês Tristão", "Tremere", 6, "prince", "aus dom pre THA"),
    ("Lauren", "Tremere", 4, None, "aus dom tha"),
    ("Lloyd Brooks", "Tremere", 6, "primogen", "aus pot DOM THA"),
    ("Nassir", "Tremere", 4, None, "aus THA"),
    ("Patrik Söderberg", "Tremere", 5, None, "dom for tha AUS"),
    ("Rosalina Cortez", "Tremere", 3, None, "THA"),
    ("Trevon Parker", "Tremere", 6, None, "AUS DOM THA"),
    ("Alexa Draper", "Ventrue", 8, "prince", "for pot DOM PRE"),
    ("Alice Chen", "Ventrue", 7, "prince", "dom obf FOR PRE"),
    ("Brock Sterling", "Ventrue", 3, None, "FOR"),
    ("Chelsea Blake", "Ventrue", 5, None, "cel for pre DOM"),
    ("Horst von Brühl", "Ventrue", 6, "prince", "aus dom pre FOR"),
    ("Madison", "Ventrue", 6, None, "DOM FOR PRE"),
    ("Naomi Stewart", "Ventrue", 5, None, "dom FOR PRE"),
    ("Oshri Dahan", "Ventrue", 4, None, "dom for pre"),
    ("Sybren van Oosten", "Ventrue", 7, "prince", "dom tha FOR PRE"),
]
VOTES = {None: 0, "primogen": 1, "prince": 2}


def hand_of_seat_0(*cards: str) -> mt.Scenario:
    s = mt.Scenario(players=3)
    s.seat(0, pool=20, hand=list(cards))
    s.seat(1, pool=20)
    return s


def call(s: mt.Scenario, minion: str) -> Position:
    g = s.start()
    g.play(kind="play", card="Ancilla Empowerment", minion=minion)
    g.pass_until("polling")
    return g


# ---- what is printed above the text


@pytest.mark.parametrize(("name", "clan", "capacity", "title", "disciplines"), VAMPIRES)
def test_a_vampire_as_printed(
    name: str, clan: str, capacity: int, title: str | None, disciplines: str
) -> None:
    facts = mt.cards().row(by_predicate=pl.col("name") == name, named=True)
    assert facts["clans"] == [clan]
    assert sorted(facts["disciplines"]) == sorted(disciplines.split())
    assert facts["capacity"] == capacity
    assert facts["sect"] == "Camarilla"
    assert facts["group"] == "6"
    assert (facts["title"] or None) == title


@pytest.mark.parametrize(("name", "capacity", "title"), [(v[0], v[2], v[3]) for v in VAMPIRES])
def test_a_vampire_comes_out_with_its_capacity_in_blood_and_its_title(
    name: str, capacity: int, title: str | None, refused: Refused
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, pool=20, uncontrolled=[(name, capacity - 1)])
    g = s.start(phase="influence")
    refused(g, kind="bring out", minion=name)
    g.play(kind="transfer", target=name)
    g.play(kind="bring out", minion=name)
    out = g.minion(name)
    assert (out.blood, out.capacity, out.title) == (capacity, capacity, title)
    assert (out.locked, out.torpor, out.seat) == (False, False, 0)
    assert out.bleed == (2 if name in {"Catalina Vega", "Lenny Burkhead"} else 1)
    assert out.strength == 1


@pytest.mark.parametrize(("name", "title"), [(v[0], v[3]) for v in VAMPIRES])
def test_a_vampire_has_the_votes_of_its_title(name: str, title: str | None) -> None:
    s = hand_of_seat_0("Ancilla Empowerment")
    caller = "Ashley" if name != "Ashley" else "Sully"
    s.minion(0, caller)
    s.minion(1, name, locked=True)
    s.permanent(1, "Ventrue Headquarters")  # so that there is something to decide
    g = call(s, caller)
    assert votes(g, 1).get(name, 0) == VOTES[title]


@pytest.mark.parametrize(
    ("discipline", "card", "level"),
    [
        ("ani", "Raven Spy", "inferior"),
        ("ANI", "Raven Spy", "superior"),
        ("pot", "Preternatural Strength", "inferior"),
        ("POT", "Preternatural Strength", "superior"),
        ("dom", "Govern the Unaligned", "inferior"),
    ],
)
def test_a_vampire_plays_what_its_disciplines_let_it(
    discipline: str, card: str, level: str, refused: Refused
) -> None:
    for name, *_, disciplines in VAMPIRES:
        s = hand_of_seat_0(card)
        s.minion(0, name)
        g = s.start()
        owned = disciplines.split()
        if discipline in owned or discipline.upper() in owned:
            g.play(kind="play", card=card, level=level)
        else:
            refused(g, kind="play", card=card, level=level)


# ---- Alexander Silverson


def against_alexander(caller: str = "Alexander Silverson", **belinde: Any) -> Position:
    s = hand_of_seat_0("Ancilla Empowerment")
    s.minion(0, "Alexander Silverson", blood=5)
    if caller != "Alexander Silverson":
        s.minion(0, caller)
    s.minion(1, "Belinde", **belinde)
    s.permanent(1, "Ventrue Headquarters")
    return call(s, caller)


def test_a_vampire_burns_a_blood_to_vote_against_alexander() -> None:
    g = against_alexander(blood=3)
    g.play(kind="vote against", minion="Belinde")
    assert g.minion("Belinde").blood == 2


def test_a_vampire_votes_for_alexander_freely() -> None:
    g = against_alexander(blood=3)
    g.play(kind="vote for", minion="Belinde")
    assert g.minion("Belinde").blood == 3


def test_an_empty_vampire_cannot_vote_against_alexander(refused: Refused) -> None:
    g = against_alexander(blood=0)
    refused(g, kind="vote against", minion="Belinde")
    g.play(kind="vote for", minion="Belinde")


@pytest.mark.rule("CARD-6")
@pytest.mark.parametrize("blood", [0, 1])
def test_votes_cast_against_alexander_by_a_card_are_paid_for(blood: int, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.seat(1, hand=["Protected District"])
    s.minion(0, "Alexander Silverson")
    s.minion(1, "Lloyd Brooks", blood=blood)
    g = s.start()
    g.play(card="Ancilla Empowerment")
    g.pass_until("polling", seat=1)
    assert bool(offers(g, card="Protected District")) is bool(blood)
    if blood:
        g.play(kind="play", card="Protected District")
        assert g.minion("Lloyd Brooks").blood == 0


def test_votes_of_no_vampire_are_cast_against_alexander_freely() -> None:
    g = against_alexander(blood=3)
    g.play(kind="use", card="Ventrue Headquarters")
    g.play(kind="vote against", seat=1, amount=3)
    assert g.minion("Belinde").blood == 3


def test_alexander_himself_pays_to_vote_against_his_own_referendum() -> None:
    """ "Vampires": all of them."""
    g = against_alexander(blood=3)
    g.play(kind="vote against", minion="Alexander Silverson")
    assert g.minion("Alexander Silverson").blood == 4


def test_votes_against_anothers_referendum_are_free_though_alexander_is_there() -> None:
    g = against_alexander("Ashley", blood=3)
    g.play(kind="vote against", minion="Belinde")
    assert g.minion("Belinde").blood == 3


# ---- bleed: Lenny Burkhead, Catalina Vega, Larissa Moreira


@pytest.mark.parametrize("name", ["Lenny Burkhead", "Catalina Vega"])
def test_one_bleed_more(name: str) -> None:
    s = hand_of_seat_0()
    s.minion(0, name)
    g = s.start()
    g.play(kind="bleed", minion=name)
    g.pass_until("minion")
    assert g.seat(1).pool == 18


def larissa(action: str = "bleed") -> Position:
    s = hand_of_seat_0("Raven Spy", "Deep Song", "Bonding", "Fame")
    s.minion(0, "Larissa Moreira", blood=3)
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind=action, minion="Larissa Moreira")
    return g


@pytest.mark.ruling("G00117#e45c17f8")
def test_larissa_discards_a_card_requiring_animalism_for_a_bleed_more(refused: Refused) -> None:
    g = larissa()
    g.pass_until("block")
    while not (used := [o for o in g.decision.options if o.kind == "use"]):
        g.choose(next(o for o in g.decision.options if o.kind == "pass"))
    assert {o.target for o in used} == {"Raven Spy", "Deep Song"}
    g.play(kind="use", target="Raven Spy")
    assert g.seat(0).ash_heap == ["Raven Spy"]
    assert len(g.seat(0).hand) == 7
    refused(g, kind="use", target="Deep Song")  # CARD-34: once per bleed action
    g.pass_until("minion")
    assert g.seat(1).pool == 18


def test_larissa_does_so_in_bleed_actions_only(refused: Refused) -> None:
    refused(larissa("hunt"), kind="use", target="Raven Spy")


def test_larissa_does_so_for_her_own_bleeds_only(refused: Refused) -> None:
    s = hand_of_seat_0("Raven Spy")
    s.minion(0, "Larissa Moreira", blood=3)
    s.minion(0, "Baixinho")
    g = s.start()
    g.play(kind="bleed", minion="Baixinho")
    with pytest.raises(mt.errors.GameError, match="no option fits"):
        g.play(kind="use", target="Raven Spy", seat=0)
    g.pass_until("minion")
    assert g.seat(1).pool == 19


# ---- intercept: The Dowager, Bret Stryker


@pytest.mark.parametrize(("action", "blocked"), [("directed", True), ("undirected", False)])
def test_the_dowager_has_intercept_against_directed_actions(action: str, blocked: bool) -> None:
    """Each action is at 1 stealth: the Haven's is directed, the hunt is not."""
    s = hand_of_seat_0()
    s.minion(0, "Sully", blood=1)
    s.minion(1, "The Dowager")
    s.minion(1, "Meaghan", cards=["Haven Uncovered"])
    g = s.start()
    if action == "directed":
        g.play(kind="action", card="Haven Uncovered", minion="Sully")
    else:
        g.play(kind="hunt", minion="Sully")
    g.play(kind="block", minion="The Dowager")
    g.pass_until("strike" if blocked else "minion")
    assert g.minion("The Dowager").locked is blocked


@pytest.mark.parametrize(
    ("actor", "blocked"),
    [("Belinde", False), ("The Dowager", False), ("Ashley", True), ("Underbridge Stray", True)],
)
def test_bret_has_less_intercept_against_titled_vampires(actor: str, blocked: bool) -> None:
    s = hand_of_seat_0("Sport Bike")
    s.minion(0, actor)
    s.permanent(1, "Smiling Jack, The Anarch")
    s.minion(1, "Bret Stryker")
    g = s.start()
    if actor == "Underbridge Stray":
        g.play(kind="bleed", minion=actor)
    else:
        g.play(kind="action", card="Smiling Jack, The Anarch", minion=actor)
    g.play(kind="block", minion="Bret Stryker")
    g.pass_until("strike" if blocked else "minion")
    assert g.minion("Bret Stryker").locked is blocked


# ---- Flávio Gonçalves


def test_flavio_dodges_once_each_combat(fight: Fight) -> None:
    s = hand_of_seat_0()
    s.minion(0, "Belinde", blood=4)
    s.minion(0, "Underbridge Stray")
    s.minion(1, "Flávio Gonçalves", blood=4)
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.play(kind="block", minion="Flávio Gonçalves")
    g.play(kind="hand strike", minion="Belinde")
    strikes = {o.kind for o in g.decision.options}
    assert strikes == {"hand strike", "weapon strike"}
    g.play(kind="weapon strike", minion="Flávio Gonçalves")
    assert (g.minion("Belinde").blood, g.minion("Flávio Gonçalves").blood) == (4, 4)
    g.play(kind="use", card="Underbridge Stray", target="Belinde")
    if g.decision.kind == "press":
        g.play(kind="press", seat=0)
    g.play(kind="hand strike", minion="Belinde")
    assert {o.kind for o in g.decision.options} == {"hand strike"}
    g.play(kind="hand strike", minion="Flávio Gonçalves")
    assert (g.minion("Belinde").blood, g.minion("Flávio Gonçalves").blood) == (3, 3)


# ---- Alexa Draper


def with_alexa(**how: Any) -> Position:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.seat(1, hand=["Bonding", "Deflection", "Raven Spy"])
    s.minion(0, "Ashley")
    s.minion(1, "Alexa Draper", **how)
    return call(s, "Ashley")


@pytest.mark.ruling("G00040#d280518e")
@pytest.mark.parametrize("locked", [False, True])
def test_alexa_discards_a_card_requiring_dominate_for_a_vote(
    locked: bool, refused: Refused
) -> None:
    """Once per referendum, locked or not."""
    g = with_alexa(locked=locked)
    g.pass_until("polling", seat=1)
    assert {o.target for o in g.decision.options if o.kind == "use"} == {"Bonding", "Deflection"}
    g.play(kind="use", target="Bonding")
    assert votes(g, 1) == {"Alexa Draper": 3}
    assert g.seat(1).ash_heap == ["Bonding"]
    assert len(g.seat(1).hand) == 7
    refused(g, kind="use", target="Deflection")


def test_alexa_in_torpor_gets_no_vote(refused: Refused) -> None:
    refused(with_alexa(region="torpor"), kind="use", target="Bonding")


def test_alexa_does_so_in_a_blood_hunt_too() -> None:
    s = mt.Scenario(players=3)
    s.seat(1, hand=["Bonding"])
    s.minion(0, "Ryan")
    s.minion(1, "Sully", region="torpor", blood=0)
    s.minion(1, "Alexa Draper", locked=True)
    g = s.start()
    g.play(kind="diablerize", minion="Ryan")
    g.play(kind="use", target="Bonding")
    assert votes(g, 1) == {"Alexa Draper": 3}


# ---- Sybren van Oosten


def sybren(caller: str = "Sybren van Oosten", kind: str = "vote for") -> Position:
    s = hand_of_seat_0("Ancilla Empowerment")
    s.minion(0, "Sybren van Oosten", locked=caller != "Sybren van Oosten")
    if caller != "Sybren van Oosten":
        s.minion(0, caller)
    g = call(s, caller)
    g.play(kind=kind, minion="Sybren van Oosten")
    return g


def test_sybren_can_unlock_after_his_referendum_passes() -> None:
    g = sybren()
    g.play(kind="yes")
    assert not g.minion("Sybren van Oosten").locked
    g.pass_until("minion")
    g.play(kind="bleed", minion="Sybren van Oosten")


def test_sybren_may_stay_locked() -> None:
    g = sybren()
    g.pass_until("minion")
    assert g.minion("Sybren van Oosten").locked


@pytest.mark.parametrize(
    ("caller", "kind"), [("Sybren van Oosten", "vote against"), ("Ashley", "vote for")]
)
def test_sybren_stays_locked_if_it_fails_or_is_anothers(
    caller: str, kind: str, refused: Refused
) -> None:
    g = sybren(caller, kind)
    refused(g, kind="yes")
    g.pass_until("minion")
    assert g.minion("Sybren van Oosten").locked

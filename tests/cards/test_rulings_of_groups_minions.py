"""Rulings on groups of cards: what minions are, and what they have."""

import methuselah as mt
import pytest
from driving import Offers, Resolve, Written
from imbued import JACK, LIZ, MAMAN, STRIKE
from positions import votes

STRAY = "Underbridge Stray"
PACT = """
Card(name: "Dark Pact", facts: {"types": "Master"},
    modes: [(choose: [Cards([Vampire])], do: [PutOn(Picked(0))])],
    abilities: [Static((to: Host, change: Keyword(Infernal)))])
"""


@pytest.mark.ruling("G00005#5ef60123")
def test_an_infernal_vampire_that_does_not_unlock_as_normal_may_still_pay(written: Written) -> None:
    s = mt.Scenario(players=2, cards=written(PACT))
    s.seat(0, pool=10, hand=["Toreador Grand Ball"])
    s.minion(0, "Min-seo", cards=["Dark Pact"])
    s.minion(0, "Delilah Easton")
    g = s.start(phase="master")
    g.play(card="Toreador Grand Ball", target="Min-seo")
    g.play(kind="choose", target="Delilah Easton")
    g.pass_until("unlock", seat=0)
    assert g.minion("Min-seo").locked
    g.play(kind="unlock infernal", minion="Min-seo")
    assert not g.minion("Min-seo").locked
    assert g.seat(0).pool == 10 - 1 - 1


# ---- what is mortal, what is a monster

KINDS = [
    (JACK, STRAY, False),  # a mortal, and no monster
    ("Ryan", STRAY, False),  # a monster, and no mortal
    (JACK, "Rafastio Ghoul", True),
    (JACK, "War Ghoul", True),
    (JACK, "The Vozhd of Sofia", True),
    ("Ryan", "Rafastio Ghoul", False),
    ("Ryan", "War Ghoul", False),
    ("Ryan", "The Vozhd of Sofia", False),
    (JACK, "Ryan", True),
]


@pytest.mark.ruling("G00019#cc870440", "G00044#bfbb98d6")
@pytest.mark.parametrize(("first", "second", "able"), KINDS)
def test_an_animal_is_neither_monster_nor_mortal_and_a_ghoul_is_a_monster(
    first: str, second: str, able: bool, own: mt.Cards, resolve: Resolve, offers: Offers
) -> None:
    """Abjure ends a combat between a monster and a mortal."""
    s = mt.Scenario(players=2, cards=own, blanks=True)
    s.seat(0, hand=["Pick a Fight"])
    s.minion(0, first)
    s.minion(0, LIZ, cards=["Abjure"])
    s.minion(1, second)
    g = s.start()
    g.play(card="Pick a Fight", minion=first)
    resolve(g, "before range", "strike")
    assert bool(offers(g, kind="use", card="Abjure")) == able


@pytest.mark.ruling("G00019#cc870440", "G00044#bfbb98d6")
@pytest.mark.parametrize(
    ("blocker", "able"), [(STRAY, True), ("Rafastio Ghoul", False), ("War Ghoul", False)]
)
def test_what_monsters_cannot_block_an_animal_can(blocker: str, able: bool, offers: Offers) -> None:
    """Project: monster allies who cost less than 4 pool, as a ghoul of blood or of 3 pool."""
    s = mt.Scenario(players=2)
    s.minion(0, MAMAN, cards=["Project", STRIKE])
    s.minion(1, blocker)
    s.minion(1, JACK)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="use", card="Project")
    g.pass_until("block", seat=1)
    assert bool(offers(g, kind="block", minion=blocker)) == able
    assert offers(g, kind="block", minion=JACK)


# ---- equipment of a clan


@pytest.mark.ruling("G00013#23a70179")
@pytest.mark.parametrize(
    ("card", "bearer"),
    [("Kali's Fang", "Abid bin Haji, Scholar of Mirrors"), ("Femur of Toomler", "Clara Hjortshøj")],
)
def test_equipment_of_a_clan_can_be_taken_by_one_of_another(
    card: str, bearer: str, resolve: Resolve, offers: Offers
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Kali's Fang", "Femur of Toomler"])
    s.minion(0, bearer, cards=[card])
    s.minion(0, "Ryan")
    s.minion(1, "Belinde")
    g = s.start()
    assert not offers(g, kind="play", minion="Ryan")
    g.play(kind="take equipment", minion="Ryan", card=card)
    resolve(g)
    assert (g.minion(bearer).cards, g.minion("Ryan").cards) == ([], [card])


@pytest.mark.ruling("G00013#23a70179")
def test_it_serves_one_of_another_clan() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Ryan", cards=["Kali's Fang"])
    s.minion(1, "Belinde")
    g = s.start()
    g.play(kind="bleed", minion="Ryan")
    g.play(kind="block", minion="Belinde")
    g.play(kind="weapon strike", minion="Ryan")
    g.play(kind="hand strike", minion="Belinde")
    g.pass_until("minion")
    assert g.minion("Belinde").torpor


# ---- titles and traits

TURNS = """
Card(name: "New Banner", facts: {"types": "Master"},
    modes: [(choose: [Cards([Vampire])], do: [ChangeSect(Picked(0), Anarch)])])
Card(name: "Fall from Grace", facts: {"types": "Master"},
    modes: [(choose: [Cards([Titled])], do: [LoseTitle(Picked(0))])])
"""


@pytest.mark.ruling("G00068#e8ee2e46")
@pytest.mark.parametrize(
    ("who", "cast"), [("Kashan", 1), ("Jamal", 2), ("Ambrogino Giovanni", 1), ("Alice Chen", 0)]
)
def test_a_title_of_its_own_stays_with_a_vampire_that_changes_sect(
    who: str, cast: int, written: Written
) -> None:
    """A prince who is of the Camarilla no more is none."""
    s = mt.Scenario(players=2, cards=written(TURNS), blanks=True)
    s.seat(0, hand=["New Banner", "Anarch Salon"])
    s.minion(0, who)
    g = s.start(phase="master")
    g.play(card="New Banner", target=who)
    minion = g.minion(who)
    assert (minion.sect, bool(minion.title)) == ("Anarch", cast > 0)
    g.pass_until("minion")
    g.play(card="Anarch Salon", minion=who)
    assert votes(g, 0).get(who, 0) == cast


@pytest.mark.ruling("G00012#3d193620")
def test_a_vampire_of_the_black_hand_is_of_it_in_any_sect(written: Written, offers: Offers) -> None:
    """The Art of Memory requires one."""
    s = mt.Scenario(players=2, cards=written(TURNS), blanks=True)
    s.seat(0, hand=["New Banner", "The Art of Memory"])
    s.minion(0, "Banjoko")
    g = s.start(phase="master")
    assert g.minion("Banjoko").title is None
    g.play(card="New Banner", target="Banjoko")
    assert g.minion("Banjoko").sect == "Anarch"
    g.pass_until("minion")
    g.play(kind="bleed", minion="Banjoko")
    assert offers(g, card="The Art of Memory")


@pytest.mark.ruling("G00038#7be03c24")
@pytest.mark.parametrize("loss", ["Fall from Grace", "New Banner"])
def test_the_capacity_of_a_title_goes_with_it(loss: str, written: Written) -> None:
    s = mt.Scenario(players=2, cards=written(TURNS), blanks=True)
    s.seat(0, hand=[loss])
    s.minion(0, "Aidan Lyle", cards=["Praxis Seizure: Athens"])
    g = s.start(phase="master")
    aidan = g.minion("Aidan Lyle")
    assert (aidan.title, aidan.capacity) == ("prince", 7 + 1)
    g.play(card=loss, target="Aidan Lyle")
    aidan = g.minion("Aidan Lyle")
    assert (aidan.title, aidan.capacity) == (None, 7)

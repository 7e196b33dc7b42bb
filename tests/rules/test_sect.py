"""Chapter SECT: sects and titles, for the Camarilla."""

from typing import Any

import methuselah as mt
import pytest


@pytest.mark.rule("SECT-1")
def test_a_vampire_has_one_sect_a_new_one_replaces_it(offers: Any) -> None:
    """Praxis Seizure needs a Camarilla vampire: Ryan, but not once he is an anarch."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Praxis Seizure: Berlin", "Border Skirmish"])
    s.minion(0, "Ryan", sect="anarch")
    s.minion(0, "Sully")
    g: Any = s.start()
    assert offers(g, card="Praxis Seizure: Berlin", minion="Sully")
    assert not offers(g, card="Praxis Seizure: Berlin", minion="Ryan")
    assert offers(g, card="Border Skirmish", minion="Ryan")
    assert not offers(g, card="Border Skirmish", minion="Sully")


@pytest.mark.rule("SECT-1", "SECT-5")
def test_a_new_title_replaces_the_old_even_a_lower(resolve: Any) -> None:
    """A justicar who becomes a prince."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Praxis Seizure: Berlin"])
    s.minion(0, "Ian Carfax")
    g: Any = s.start()
    assert g.minion("Ian Carfax").title == "justicar"
    g.play(card="Praxis Seizure: Berlin")
    g.play(kind="vote for", minion="Ian Carfax")
    resolve(g)
    assert g.minion("Ian Carfax").title == "prince"
    assert g.minion("Ian Carfax").cards == ["Praxis Seizure: Berlin"]


@pytest.mark.rule("SECT-1", "CONTEST-6")
def test_a_contested_title_is_yielded_on_gaining_another(resolve: Any) -> None:
    """Two justicars of the Toreador; one becomes a prince, and the other is justicar alone."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Praxis Seizure: Berlin"])
    s.minion(0, "Diana Iadanza")
    s.minion(1, "Anneke", locked=True)
    g: Any = s.start()
    g.play(card="Praxis Seizure: Berlin")
    g.play(kind="vote for", amount=1)
    resolve(g)
    assert g.minion("Diana Iadanza").title == "prince"
    g.pass_until("minion", seat=1)
    assert g.minion("Anneke").title == "justicar"


@pytest.mark.rule("SECT-2")
@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("Chrysanthemum", "primogen"),
        ("Ayelech", "prince"),
        ("Ian Carfax", "justicar"),
        ("Etrius", "inner circle"),
        ("Sully", None),
    ],
)
def test_titles_of_the_camarilla(name: str, title: str | None) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, name)
    got = s.start().minion(name).title
    assert (got and got.lower()) == title


@pytest.mark.rule("SECT-2", "CONTEST-5")
def test_one_inner_circle_member_of_a_clan_any_number_of_primogen() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Etrius")
    s.minion(0, "Chrysanthemum")
    s.minion(1, "Mistress Fanchon")
    s.minion(1, "Lloyd Brooks")
    g: Any = s.start()
    assert g.minion("Etrius").title is None
    assert g.minion("Mistress Fanchon").title is None
    assert g.minion("Chrysanthemum").title == g.minion("Lloyd Brooks").title == "primogen"


@pytest.mark.rule("SECT-3")
def test_a_title_needs_its_sect(refused: Any) -> None:
    """A prince who leaves the Camarilla has no votes."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.minion(0, "Sully")
    s.minion(1, "Ayelech", sect="anarch", locked=True)
    s.minion(1, "Andi Liu", locked=True)
    g: Any = s.start()
    assert g.minion("Ayelech").title is None
    assert g.minion("Andi Liu").title == "prince"
    g.play(card="Ancilla Empowerment", minion="Sully")
    refused(g, kind="vote against", minion="Ayelech")


@pytest.mark.rule("SECT-3", "CONTEST-5")
def test_a_title_whose_sect_was_left_is_not_contested() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Wilhelm Waldburg", sect="independent")
    s.minion(1, "Gustav Breidenstein")
    g: Any = s.start()
    assert g.minion("Wilhelm Waldburg").title is None
    assert g.minion("Gustav Breidenstein").title == "prince"


@pytest.mark.rule("SECT-5")
def test_a_title_card_stands_for_the_title(resolve: Any) -> None:
    """Toreador Justicar is put on the chosen vampire, who is a justicar then."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Toreador Justicar"])
    s.minion(0, "Catalina Vega")
    s.minion(0, "Kathy Glens")
    g: Any = s.start()
    g.play(card="Toreador Justicar", minion="Catalina Vega")
    g.play(kind="choose", target="Kathy Glens")
    g.play(kind="vote for", minion="Kathy Glens")
    resolve(g)
    assert g.minion("Kathy Glens").title == "justicar"
    assert g.minion("Kathy Glens").cards == ["Toreador Justicar"]


@pytest.mark.rule("SECT-5", "CONTEST-6", "TERM-1")
def test_a_title_card_burns_when_the_title_is_yielded() -> None:
    """A unique title's contest is paid with the vampire's blood."""
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Kathy Glens", blood=4, cards=["Toreador Justicar"])
    s.minion(1, "Anneke")
    g: Any = s.start(phase="unlock")
    assert g.minion("Kathy Glens").title is None
    g.play(kind="pay")
    assert (g.minion("Kathy Glens").blood, g.seat(0).pool) == (3, 30)
    g.pass_until("contest", seat=1)
    g.play(kind="pay")
    g.pass_until("contest", seat=0)
    g.play(kind="yield")
    assert g.minion("Kathy Glens").cards == []
    assert "Toreador Justicar" in g.seat(0).ash_heap


@pytest.mark.rule("SECT-5")
def test_a_title_card_burns_when_the_title_is_lost(resolve: Any) -> None:
    """Command of the Harpies: a prince loses the title."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Command of the Harpies"])
    s.minion(0, "Sully")
    s.minion(1, "Ryan", cards=["Praxis Seizure: Berlin"], locked=True)
    g: Any = s.start()
    assert g.minion("Ryan").title == "prince"
    g.play(card="Command of the Harpies", minion="Sully")
    g.play(kind="choose", target="Ryan")
    g.play(kind="vote for", amount=1)
    resolve(g)
    assert g.minion("Ryan").title is None
    assert g.minion("Ryan").cards == []


@pytest.mark.rule("SECT-3", "CONTEST-5")
def test_what_a_prince_has_goes_while_the_title_is_contested_or_lost(resolve: Any) -> None:
    """Praxis Seizure: Berlin raises the capacity of a Ventrue prince."""
    s = mt.Scenario(players=2)
    s.seat(1, hand=["Praxis Seizure: Berlin"])
    s.minion(0, "Alice Chen", blood=8, cards=["Praxis Seizure: Berlin"])
    s.minion(1, "Ayelech")
    g: Any = s.start(active=1)
    assert g.minion("Alice Chen").capacity == 8
    g.play(card="Praxis Seizure: Berlin")
    g.play(kind="vote for", minion="Ayelech")
    resolve(g)
    alice = g.minion("Alice Chen")
    assert (alice.title, alice.capacity, alice.blood) == (None, 7, 7)
    s = mt.Scenario(players=2)
    s.minion(0, "Alice Chen", cards=["Praxis Seizure: Berlin"], sect="anarch")
    assert s.start().minion("Alice Chen").capacity == 7


@pytest.mark.rule("CONTEST-4")
def test_a_methuselah_calls_no_praxis_against_their_own_prince(offers: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Praxis Seizure: Berlin"])
    s.minion(0, "Sully")
    s.minion(0, "Alice Chen", cards=["Praxis Seizure: Berlin"])
    g: Any = s.start()
    assert not offers(g, card="Praxis Seizure: Berlin", minion="Sully")

"""Chapter CONTEST: contested cards and titles."""

from typing import Any

import methuselah as mt
import pytest
from driving import Offers, Refused, Resolve


@pytest.mark.rule("CONTEST-1", "CARD-1")
def test_a_second_copy_of_a_vampire_contests_both(refused: Refused) -> None:
    """They are out of play with what is on them."""
    s = mt.Scenario(players=2)
    s.seat(0, uncontrolled=[("Ryan", 4)])
    s.minion(1, "Ryan", blood=2, cards=["Sport Bike"])
    s.minion(0, "Wauneka")
    g = s.start(phase="influence")
    g.play(kind="bring out", target="Ryan")
    assert [m.name for m in g.seat(0).minions] == ["Wauneka"]
    assert g.seat(1).minions == []
    assert "Sport Bike" not in g.seat(1).permanents
    assert g.seat(1).ash_heap == []


@pytest.mark.rule("CONTEST-1")
def test_a_unique_master_is_contested_too(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["The Barrens"])
    s.permanent(1, "The Barrens")
    g = s.start(phase="master")
    g.play(card="The Barrens")
    assert (g.seat(0).permanents, g.seat(1).permanents) == ([], [])


@pytest.mark.rule("CONTEST-1")
def test_a_card_that_is_not_unique_is_not_contested() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[".44 Magnum"])
    s.minion(0, "Sully")
    s.minion(1, "Ryan", cards=[".44 Magnum"])
    g = s.start()
    g.play(card=".44 Magnum")
    g.pass_until("discard")
    assert g.minion("Sully").cards == g.minion("Ryan").cards == [".44 Magnum"]


@pytest.mark.rule("CONTEST-1", "CARD-14")
def test_a_later_copy_joins_the_contest() -> None:
    s = mt.Scenario(players=3)
    s.seat(2, uncontrolled=[("Ryan", 4)])
    s.minion(0, "Ryan", region="contested")
    s.minion(1, "Ryan", region="contested")
    g = s.start(active=2, phase="influence")
    g.play(kind="bring out", target="Ryan")
    assert all(g.seat(n).minions == [] for n in range(3))
    g.pass_until("contest", seat=0)
    g.play(kind="pay")
    g.pass_until("contest", seat=1)
    g.play(kind="pay")
    g.pass_until("contest", seat=2)
    g.play(kind="pay")
    assert [g.seat(n).pool for n in range(3)] == [29, 29, 29]


@pytest.mark.rule("CONTEST-2")
def test_a_contested_card_costs_1_pool_in_each_of_ones_unlock_phases() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Ryan", region="contested")
    s.minion(1, "Ryan", region="contested")
    g = s.start(phase="unlock")
    g.play(kind="pay")
    assert (g.seat(0).pool, g.seat(1).pool) == (29, 30)
    g.pass_until("contest", seat=1)
    g.play(kind="pay")
    g.pass_until("contest", seat=0)
    g.play(kind="pay")
    assert (g.seat(0).pool, g.seat(1).pool) == (28, 29)
    assert g.seat(0).minions == []


@pytest.mark.rule("CONTEST-2", "TERM-1")
def test_a_yielded_card_burns_with_everything_on_it() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, uncontrolled=[("Ryan", 4)])
    s.minion(1, "Ryan", blood=2, cards=["Sport Bike"])
    g = s.start(phase="influence")
    g.play(kind="bring out", target="Ryan")
    g.pass_until("contest", seat=1)
    g.play(kind="yield")
    assert sorted(g.seat(1).ash_heap) == ["Ryan", "Sport Bike"]
    assert g.seat(1).pool == 30


@pytest.mark.rule("CONTEST-3")
def test_when_all_others_are_yielded_it_returns_unlocked() -> None:
    """In its controller's next unlock phase, and free."""
    s = mt.Scenario(players=3)
    s.seat(0, uncontrolled=[("Ryan", 4)])
    s.minion(1, "Ryan", blood=2, locked=True, cards=["Sport Bike"])
    s.minion(0, "Wauneka")
    g = s.start(phase="influence")
    g.play(kind="bring out", target="Ryan")
    g.pass_until("contest", seat=1)
    g.play(kind="pay")
    g.pass_until("contest", seat=0)
    g.play(kind="yield")
    assert g.seat(1).minions == []  # not yet
    g.pass_until("minion", seat=1)
    ryan = g.minion("Ryan")
    assert (ryan.seat, ryan.blood, ryan.locked, ryan.cards) == (1, 2, False, ["Sport Bike"])
    assert g.seat(1).pool == 29


@pytest.mark.rule("CONTEST-3", "CARD-2")
def test_blood_above_a_capacity_that_fell_meanwhile_drains_as_the_vampire_returns() -> None:
    """The Potence of seat 2 on Ryan leaves the game with its Methuselah."""
    s = mt.Scenario(players=4)
    s.seat(0, uncontrolled=[("Ryan", 4)])
    s.minion(1, "Ryan", blood=5)
    s.permanent(2, "Potence", on="Ryan")
    s.minion(1, "Belinde")
    s.seat(2, pool=1)
    g = s.start(phase="influence")
    g.play(kind="bring out", target="Ryan")
    g.pass_until("contest", seat=1)
    g.play(kind="pay")
    g.pass_until("minion", seat=1)
    g.play(kind="bleed", minion="Belinde")
    g.pass_until("contest", seat=0)
    assert g.seat(2).ousted
    g.play(kind="yield")
    g.pass_until("minion", seat=1)
    assert (g.minion("Ryan").capacity, g.minion("Ryan").blood) == (4, 4)


@pytest.mark.rule("CONTEST-4")
def test_nobody_contests_with_oneself(offers: Offers) -> None:
    """A second copy may not be brought in by choice."""
    s = mt.Scenario(players=2)
    s.seat(0, uncontrolled=[("Ryan", 4)], hand=["The Barrens"])
    s.minion(0, "Ryan")
    s.permanent(0, "The Barrens")
    g = s.start(phase="master")
    assert not offers(g, kind="play", card="The Barrens")
    g.pass_until("influence")
    assert not offers(g, kind="bring out")


@pytest.mark.rule("CONTEST-4")
def test_not_even_while_the_card_is_contested_with_another(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, uncontrolled=[("Ryan", 4)])
    s.minion(0, "Ryan", region="contested")
    s.minion(1, "Ryan", region="contested")
    g = s.start(phase="influence")
    assert not offers(g, kind="bring out")


# ---- contested titles: two princes of Berlin


def berlin(**first: Any) -> mt.Scenario:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.minion(0, "Wilhelm Waldburg", **({"blood": 5} | first))
    s.minion(0, "Belinde")
    s.minion(1, "Gustav Breidenstein", blood=5)
    return s


@pytest.mark.rule("CONTEST-5")
def test_two_princes_of_a_city_contest_the_title(resolve: Resolve) -> None:
    """They count as untitled, but stay in play, and act and block."""
    g = berlin().start()
    assert g.minion("Wilhelm Waldburg").title is None
    assert g.minion("Gustav Breidenstein").title is None
    g.play(kind="bleed", minion="Wilhelm Waldburg")
    g.play(kind="block", minion="Gustav Breidenstein")
    resolve(g)
    assert (g.minion("Wilhelm Waldburg").blood, g.minion("Gustav Breidenstein").blood) == (4, 4)


@pytest.mark.rule("CONTEST-5", "REF-4")
def test_contested_titles_give_no_votes(refused: Refused) -> None:
    g = berlin().start()
    g.play(card="Ancilla Empowerment", minion="Belinde")
    refused(g, kind="vote against", minion="Gustav Breidenstein")


@pytest.mark.rule("CONTEST-5", "SECT-2")
def test_one_justicar_of_a_clan() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Diana Iadanza")
    s.minion(1, "Anneke")
    s.minion(1, "Ian Carfax")
    g = s.start()
    assert g.minion("Diana Iadanza").title is None
    assert g.minion("Anneke").title is None
    assert g.minion("Ian Carfax").title == "justicar"  # of another clan


@pytest.mark.rule("CONTEST-5", "SECT-2")
def test_princes_of_different_cities_and_primogen_contest_nothing() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Belinde")
    s.minion(0, "The Dowager")
    s.minion(1, "Ayelech")
    s.minion(1, "Larissa Moreira")
    g = s.start()
    assert g.minion("Belinde").title == g.minion("Ayelech").title == "prince"
    assert g.minion("The Dowager").title == g.minion("Larissa Moreira").title == "primogen"


@pytest.mark.rule("CONTEST-6")
def test_a_contested_title_costs_its_vampire_1_blood_in_each_unlock_phase() -> None:
    g = berlin().start(phase="unlock")
    g.play(kind="pay")
    assert g.minion("Wilhelm Waldburg").blood == 4
    assert g.minion("Gustav Breidenstein").blood == 5
    assert g.seat(0).pool == 30


@pytest.mark.rule("CONTEST-6", "CONTEST-7")
def test_a_title_yielded_is_gone_and_the_other_holds_it_again() -> None:
    """From its controller's next unlock phase on."""
    g = berlin().start(phase="unlock")
    g.play(kind="yield")
    assert g.minion("Wilhelm Waldburg").title is None
    assert g.minion("Gustav Breidenstein").title is None
    assert g.minion("Wilhelm Waldburg").blood == 5  # the vampire stays as it is
    g.pass_until("minion", seat=1)
    assert g.minion("Gustav Breidenstein").title == "prince"
    assert g.minion("Gustav Breidenstein").blood == 5
    g.pass_until("minion", seat=0)
    assert g.minion("Wilhelm Waldburg").title is None


@pytest.mark.rule("CONTEST-7")
def test_in_the_unlock_phase_of_another_it_is_not_held_again_yet() -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.minion(0, "Wilhelm Waldburg", blood=5)
    s.minion(1, "Sully")
    s.minion(2, "Gustav Breidenstein", blood=5)
    g = s.start(phase="unlock")
    g.play(kind="yield")
    g.pass_until("minion", seat=1)
    assert g.minion("Gustav Breidenstein").title is None
    g.pass_until("minion", seat=2)
    assert g.minion("Gustav Breidenstein").title == "prince"


@pytest.mark.rule("CONTEST-6")
@pytest.mark.parametrize("where", [{"blood": 0}, {"region": "torpor", "blood": 5}])
def test_without_blood_or_in_torpor_it_must_be_yielded(where: Any) -> None:
    g = berlin(**where).start(phase="unlock")
    if g.decision.kind == "contest":
        assert [o.kind for o in g.decision.options] == ["yield"]
        g.play(kind="yield")
    if g.minion("Wilhelm Waldburg").blood == 0:
        g.pass_until("minion")
        g.play(kind="hunt", minion="Wilhelm Waldburg")
    g.pass_until("minion", seat=1)
    assert g.minion("Wilhelm Waldburg").title is None
    assert g.minion("Gustav Breidenstein").title == "prince"


@pytest.mark.rule("CONTEST-1", "REF-4", "CONTEST-5")
def test_a_contested_vampire_has_neither_votes_nor_title(refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.seat(2, hand=["Ancilla Empowerment"])
    s.minion(0, "Belinde", region="contested")
    s.minion(1, "Belinde", region="contested")
    s.minion(1, "Ayelech", locked=True)
    s.minion(2, "Sully")
    g = s.start(active=2)
    g.play(card="Ancilla Empowerment")
    g.pass_until("polling", seat=1)
    assert {o.minion for o in g.decision.options if o.kind == "vote for"} == {"Ayelech"}


@pytest.mark.rule("CONTEST-5", "SECT-3")
@pytest.mark.parametrize(
    ("sect", "prince", "archbishop"),
    [("camarilla", "prince", None), ("independent", None, "archbishop")],
)
def test_a_title_comes_back_with_a_card_that_moves(
    sect: Any,
    prince: str | None,
    archbishop: str | None,
    resolve: Resolve,
) -> None:
    """Sully takes the Writ of Acceptance from Damian, who is Sabbat again; Donny of the same city
    has his title meanwhile, or is outside his sect, too."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Writ of Acceptance"])
    s.minion(0, "Donny Kowalczyk", sect=sect)
    s.minion(1, "Damian", cards=["Writ of Acceptance"])
    s.minion(1, "Sully")
    g = s.start(active=1)
    assert g.minion("Damian").title is None
    g.play(kind="take equipment", minion="Sully", card="Writ of Acceptance")
    resolve(g)
    assert (g.minion("Damian").sect, g.minion("Damian").title) == ("Sabbat", archbishop)
    g.pass_until("minion", seat=0)
    g.play(card="Writ of Acceptance", minion="Donny Kowalczyk")
    resolve(g)
    assert g.minion("Donny Kowalczyk").sect == "Camarilla"
    assert g.minion("Donny Kowalczyk").title == prince
    assert g.minion("Damian").title == archbishop


@pytest.mark.rule("SECT-3")
@pytest.mark.ruling("102196#6a9b0b53")
def test_a_title_outside_its_sect_is_yielded_as_another_claims_it(resolve: Resolve) -> None:
    """Donny, who has left the Camarilla, is prince of Pittsburgh no more as Damian comes into play."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Writ of Acceptance"])
    s.minion(0, "Donny Kowalczyk", sect="independent")
    s.seat(1, uncontrolled=[("Damian", 8)])
    g = s.start(active=1, phase="influence")
    g.play(kind="bring out", minion="Damian")
    assert g.minion("Damian").title == "archbishop"
    g.pass_until("minion", seat=0)
    g.play(card="Writ of Acceptance", minion="Donny Kowalczyk")
    resolve(g)
    assert g.minion("Donny Kowalczyk").sect == "Camarilla"
    assert g.minion("Donny Kowalczyk").title is None
    assert g.minion("Damian").title == "archbishop"

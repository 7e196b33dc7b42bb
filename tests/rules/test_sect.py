"""Chapter SECT: sects and titles."""

from pathlib import Path

import methuselah as mt
import pytest
from driving import Offers, Refused, Resolve


@pytest.mark.rule("SECT-1")
def test_a_vampire_has_one_sect_a_new_one_replaces_it(offers: Offers) -> None:
    """Praxis Seizure needs a Camarilla vampire: Ryan, but not once he is an anarch."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Praxis Seizure: Berlin", "Border Skirmish"])
    s.minion(0, "Ryan", sect="anarch")
    s.minion(0, "Sully")
    g = s.start()
    assert offers(g, card="Praxis Seizure: Berlin", minion="Sully")
    assert not offers(g, card="Praxis Seizure: Berlin", minion="Ryan")
    assert offers(g, card="Border Skirmish", minion="Ryan")
    assert not offers(g, card="Border Skirmish", minion="Sully")


@pytest.mark.rule("SECT-1", "SECT-5")
def test_a_new_title_replaces_the_old_even_a_lower(resolve: Resolve) -> None:
    """A justicar who becomes a prince."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Praxis Seizure: Berlin"])
    s.minion(0, "Ian Carfax")
    g = s.start()
    assert g.minion("Ian Carfax").title == "justicar"
    g.play(card="Praxis Seizure: Berlin")
    g.play(kind="vote for", minion="Ian Carfax")
    resolve(g)
    assert g.minion("Ian Carfax").title == "prince"
    assert g.minion("Ian Carfax").cards == ["Praxis Seizure: Berlin"]


@pytest.mark.rule("SECT-1", "CONTEST-6")
def test_a_contested_title_is_yielded_on_gaining_another(resolve: Resolve) -> None:
    """Two justicars of the Toreador; one becomes a prince, and the other is justicar alone."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Praxis Seizure: Berlin"])
    s.minion(0, "Diana Iadanza")
    s.minion(1, "Anneke", locked=True)
    g = s.start()
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
    g = s.start()
    assert g.minion("Etrius").title is None
    assert g.minion("Mistress Fanchon").title is None
    assert g.minion("Chrysanthemum").title == g.minion("Lloyd Brooks").title == "primogen"


@pytest.mark.rule("SECT-3")
def test_a_title_needs_its_sect(refused: Refused) -> None:
    """A prince who leaves the Camarilla has no votes."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.minion(0, "Sully")
    s.minion(1, "Ayelech", sect="anarch", locked=True)
    s.minion(1, "Andi Liu", locked=True)
    g = s.start()
    assert g.minion("Ayelech").title is None
    assert g.minion("Andi Liu").title == "prince"
    g.play(card="Ancilla Empowerment", minion="Sully")
    refused(g, kind="vote against", minion="Ayelech")


@pytest.mark.rule("SECT-3", "CONTEST-5")
def test_a_title_whose_sect_was_left_is_not_contested() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Wilhelm Waldburg", sect="independent")
    s.minion(1, "Gustav Breidenstein")
    g = s.start()
    assert g.minion("Wilhelm Waldburg").title is None
    assert g.minion("Gustav Breidenstein").title == "prince"


@pytest.mark.rule("SECT-5")
def test_a_title_card_stands_for_the_title(resolve: Resolve) -> None:
    """Toreador Justicar is put on the chosen vampire, who is a justicar then."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Toreador Justicar"])
    s.minion(0, "Catalina Vega")
    s.minion(0, "Kathy Glens")
    g = s.start()
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
    g = s.start(phase="unlock")
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
def test_a_title_card_burns_when_the_title_is_lost(resolve: Resolve) -> None:
    """Command of the Harpies: a prince loses the title."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Command of the Harpies"])
    s.minion(0, "Sully")
    s.minion(1, "Ryan", cards=["Praxis Seizure: Berlin"], locked=True)
    g = s.start()
    assert g.minion("Ryan").title == "prince"
    g.play(card="Command of the Harpies", minion="Sully")
    g.play(kind="choose", target="Ryan")
    g.play(kind="vote for", amount=1)
    resolve(g)
    assert g.minion("Ryan").title is None
    assert g.minion("Ryan").cards == []


@pytest.mark.rule("SECT-3", "CONTEST-5")
def test_what_a_prince_has_goes_while_the_title_is_contested_or_lost(resolve: Resolve) -> None:
    """Praxis Seizure: Berlin raises the capacity of a Ventrue prince."""
    s = mt.Scenario(players=2)
    s.seat(1, hand=["Praxis Seizure: Berlin"])
    s.minion(0, "Alice Chen", blood=8, cards=["Praxis Seizure: Berlin"])
    s.minion(1, "Ayelech")
    g = s.start(active=1)
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
def test_a_methuselah_calls_no_praxis_against_their_own_prince(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Praxis Seizure: Berlin"])
    s.minion(0, "Sully")
    s.minion(0, "Alice Chen", cards=["Praxis Seizure: Berlin"])
    g = s.start()
    assert not offers(g, card="Praxis Seizure: Berlin", minion="Sully")


@pytest.mark.rule("SECT-2", "REF-4")
@pytest.mark.parametrize(
    ("name", "title", "votes"),
    [
        ("Calebos", "bishop", 1),
        ("Johannes Worringen", "archbishop", 2),
        ("Klaus Konrecht", "cardinal", 3),
        ("Sha-Ennu", "regent", 4),
        ("Bituin", "baron", 2),
        ("Tsunda", "magaji", 2),
        ("Gwendolyn", "inner circle", 4),
        ("Jamal", "2 votes", 2),
    ],
)
def test_titles_of_all_sects_give_votes(name: str, title: str, votes: int) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.minion(0, "Sully")
    s.minion(0, name)
    g = s.start()
    assert g.minion(name).title == title
    g.play(card="Ancilla Empowerment", minion="Sully")
    g.pass_until("polling")
    assert {o.amount for o in g.decision.options if o.minion == name} == {votes}


@pytest.mark.rule("SECT-2", "CONTEST-5")
@pytest.mark.parametrize(
    ("mine", "theirs", "contested"),
    [
        ("Crusade: Berlin", "Praxis Seizure: Berlin", True),
        ("Crusade: Berlin", "Crusade: Paris", False),
    ],
)
def test_an_archbishop_contests_the_city(mine: str, theirs: str, contested: bool) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Hester Reed", cards=[mine])
    s.minion(1, "Cameron" if "Crusade" in theirs else "Ryan", cards=[theirs])
    g = s.start()
    assert (g.minion("Hester Reed").title is None) == contested


@pytest.mark.rule("SECT-2")
def test_bishops_and_cardinals_contest_nothing() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Calebos")
    s.minion(1, "Caitlin")
    s.minion(0, "Klaus Konrecht")
    s.minion(1, "Melinda Galbraith")
    s.minion(0, "Korah")
    s.minion(1, "Kij Dansky")
    g = s.start()
    titles = [g.minion(name).title for name in ("Calebos", "Caitlin", "Korah", "Kij Dansky")]
    assert titles == ["bishop", "bishop", "priscus", "priscus"]
    assert g.minion("Melinda Galbraith").title == "cardinal"


@pytest.mark.rule("SECT-3")
@pytest.mark.parametrize(
    ("name", "sect"),
    [
        ("Calebos", "anarch"),
        ("Johannes Worringen", "camarilla"),
        ("Klaus Konrecht", "independent"),
        ("Sha-Ennu", "anarch"),
        ("Bituin", "camarilla"),
        ("Tsunda", "anarch"),
        ("Gwendolyn", "sabbat"),
    ],
)
def test_every_title_needs_its_sect(name: str, sect: str) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, name, sect=sect)
    assert s.start().minion(name).title is None


@pytest.mark.rule("SECT-2")
def test_printed_votes_need_no_sect() -> None:
    """G00068#e8ee2e46."""
    s = mt.Scenario(players=2)
    s.minion(0, "Jamal", sect="camarilla")
    assert s.start().minion("Jamal").title == "2 votes"


@pytest.mark.rule("SECT-3", "SECT-1")
def test_a_new_title_meanwhile_makes_the_lost_one_yield(resolve: Resolve) -> None:
    """Belinde, with the Writ off again, would be a prince but for the crusade."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Crusade: Berlin"])
    s.minion(0, "Belinde", sect="sabbat")
    s.minion(0, "Klaus Konrecht", locked=True)
    g = s.start()
    g.play(card="Crusade: Berlin", minion="Belinde")
    g.play(kind="vote for", minion="Klaus Konrecht")
    resolve(g)
    assert g.minion("Belinde").title == "archbishop"
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Crusade: Berlin"])
    s.minion(0, "Bituin", sect="sabbat", cards=["Crusade: Berlin"])
    g = s.start()
    assert g.minion("Bituin").title == "archbishop"


OWN = """
Card(name: "Mitre", facts: {"types": "Action"}, modes: [(do: [PutOn(Me)])], abilities: [Title(Bishop)])
Card(name: "Grace", facts: {"types": "Action"}, modes: [(do: [GiveTitle(Me, Bishop)])])
Card(name: "Homecoming", facts: {"types": "Action"},
    modes: [(do: [ChangeSect(Me, Camarilla), LoseTitle(Me)])])
Card(name: "Conversion", facts: {"types": "Action"},
    modes: [(choose: [Cards([Vampire])], do: [ChangeSect(Picked(0), Sabbat)])])
"""


@pytest.mark.rule("SECT-3")
@pytest.mark.parametrize("card", ["Mitre", "Grace"])
@pytest.mark.parametrize(("vampire", "title"), [("Belinde", "prince"), ("Hester Reed", "bishop")])
def test_a_title_of_another_sect_comes_to_nobody_and_costs_none(
    card: str, vampire: str, title: str, resolve: Resolve, own: mt.Cards
) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=[card])
    s.minion(0, vampire)
    g = s.start()
    g.play(card=card)
    resolve(g)
    assert g.minion(vampire).title == title
    on = ["Mitre"] if (card, title) == ("Mitre", "bishop") else []
    assert g.minion(vampire).cards == on


@pytest.mark.rule("SECT-3", "SECT-1")
def test_the_lost_title_does_not_return_once_a_new_one_has_come(
    resolve: Resolve, own: mt.Cards
) -> None:
    """Belinde, a prince by print, was an archbishop while she was of the Sabbat."""
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Crusade: Berlin", "Homecoming"])
    s.minion(0, "Belinde", sect="sabbat")
    s.minion(0, "Klaus Konrecht", locked=True)
    g = s.start()
    g.play(card="Crusade: Berlin", minion="Belinde")
    g.play(kind="vote for", minion="Klaus Konrecht")
    resolve(g)
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    assert g.minion("Belinde").title == "archbishop"
    g.play(card="Homecoming", minion="Belinde")
    resolve(g)
    belinde = g.minion("Belinde")
    assert (belinde.sect, belinde.title, belinde.cards) == ("Camarilla", None, [])


@pytest.mark.rule("SECT-3", "CONTEST-7")
def test_a_title_is_yielded_while_it_still_counts_as_contested(
    resolve: Resolve, own: mt.Cards
) -> None:
    """Alice has yielded, but Ayelech would hold it again only in the next unlock phase."""
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Conversion"])
    s.minion(0, "Alice Chen", cards=["Praxis Seizure: Berlin"])
    s.minion(0, "Sully")
    s.minion(1, "Ayelech", cards=["Praxis Seizure: Berlin"], locked=True)
    g = s.start(phase="unlock")
    g.play(kind="yield")
    g.pass_until("minion")
    g.play(card="Conversion", minion="Sully", target="Ayelech")
    resolve(g)
    assert (g.minion("Ayelech").sect, g.minion("Ayelech").cards) == ("Sabbat", [])


@pytest.mark.rule("SECT-3")
def test_the_benefit_returns_with_the_sect() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Calebos", cards=["Writ of Acceptance"])
    s.minion(0, "Sully")
    g = s.start()
    assert g.minion("Calebos").title is None
    g.play(kind="take equipment", minion="Sully", card="Writ of Acceptance")
    g.pass_until("minion")
    assert (g.minion("Calebos").sect, g.minion("Calebos").title) == ("Sabbat", "bishop")


@pytest.mark.rule("SECT-4", "SECT-3")
def test_a_changed_clan_changes_no_sect_but_costs_a_title_of_the_clan(resolve: Resolve) -> None:
    """100353#a7c3e86e, 100353#588a6d06."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Clan Impersonation"])
    s.minion(0, "Kathy Glens", cards=["Toreador Justicar"])
    g = s.start()
    assert g.minion("Kathy Glens").title == "justicar"
    g.play(card="Clan Impersonation", minion="Kathy Glens", target="Ventrue")
    resolve(g)
    kathy = g.minion("Kathy Glens")
    assert (kathy.clan, kathy.sect, kathy.title) == ("Ventrue", "Camarilla", None)
    assert sorted(kathy.cards) == ["Clan Impersonation", "Toreador Justicar"]


@pytest.mark.rule("SECT-4")
def test_a_changed_sect_changes_no_clan(offers: Offers) -> None:
    """A Malkavian of the Sabbat is no Malkavian antitribu."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Malkavian Justicar"])
    s.minion(0, "Sully", sect="sabbat")
    s.minion(0, "Meaghan")
    g = s.start()
    assert g.minion("Sully").clan == "Malkavian"
    g.play(card="Malkavian Justicar", minion="Meaghan")
    g.pass_until("terms")
    # Sully is a Malkavian, but cannot be a justicar as one of the Sabbat.
    assert offers(g, kind="choose") == ["choose Meaghan for Malkavian Justicar"]


@pytest.mark.rule("SECT-4")
def test_an_antitribu_clan_is_another_clan(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Malkavian Justicar"])
    s.minion(0, "Boy Toy", sect="camarilla")
    g = s.start()
    assert g.minion("Boy Toy").clan == "Malkavian antitribu"
    assert not offers(g, card="Malkavian Justicar")


@pytest.mark.rule("SECT-6", "SECT-4")
@pytest.mark.parametrize(
    ("creator", "sect", "clan"),
    [
        ("Sully", "Camarilla", "Malkavian"),
        ("Hester Reed", "Sabbat", "Lasombra"),
        ("Monica Chang", "Anarch", "Tremere"),
        ("Misrak", "Laibon", "Osebo"),
    ],
)
def test_a_created_vampire_takes_the_sect_of_its_creator(
    creator: str, sect: str, clan: str, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["The Embrace"])
    s.minion(0, creator)
    g = s.start()
    g.play(card="The Embrace", minion=creator)
    resolve(g)
    child = g.minion("The Embrace")
    assert (child.sect, child.clan, child.capacity, child.blood) == (sect, clan, 1, 0)


@pytest.mark.rule("SECT-6", "SECT-1")
def test_the_sect_of_the_moment_counts(resolve: Resolve) -> None:
    """A creator that has changed both, and the child keeps what it got."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["The Embrace", "Clan Impersonation"])
    s.minion(0, "Sully", sect="anarch", blood=4)
    s.minion(0, "Hester Reed")
    g = s.start()
    g.play(card="The Embrace", minion="Sully")
    resolve(g)
    child = g.minion("The Embrace")
    assert (child.sect, child.clan) == ("Anarch", "Malkavian")


@pytest.fixture
def courtiers(tmp_path: Path) -> mt.Cards:
    """Vampires of one's own, with titles that few or none have printed."""
    vampires = [
        ("First Imperator", "Brujah", "Camarilla", "imperator"),
        ("Second Imperator", "Ventrue", "Camarilla", "imperator"),
        ("First Liaison", "Ravnos", "Independent", "liaison"),
        ("Second Liaison", "Giovanni", "Independent", "liaison"),
        ("First of the Guruhi", "Guruhi", "Laibon", "kholo"),
        ("Second of the Guruhi", "Guruhi", "Laibon", "kholo"),
        ("First of the Osebo", "Osebo", "Laibon", "kholo"),
    ]
    entries = [
        f'Card(name: "{name}", facts: {{"types": "Vampire", "clans": "{clan}", "capacity": "8",'
        f' "group": "2", "sect": "{sect}", "title": "{title}"}})'
        for name, clan, sect, title in vampires
    ]
    file = tmp_path / "courtiers.ron"
    file.write_text("\n".join(entries), encoding="utf-8")
    return mt.Cards.load(str(file))


@pytest.mark.rule("SECT-2", "SECT-3")
@pytest.mark.parametrize(
    ("name", "votes"),
    [("First Imperator", 3), ("First Liaison", 4), ("First of the Guruhi", 2)],
)
def test_rare_titles_give_votes_and_need_their_sect(
    name: str, votes: int, courtiers: mt.Cards
) -> None:
    s = mt.Scenario(players=2, cards=courtiers)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.minion(0, "Sully")
    s.minion(0, name)
    g = s.start()
    g.play(card="Ancilla Empowerment", minion="Sully")
    g.pass_until("polling")
    assert {o.amount for o in g.decision.options if o.minion == name} == {votes}
    s = mt.Scenario(players=2, cards=courtiers)
    s.minion(0, name, sect="sabbat")
    assert s.start().minion(name).title is None


@pytest.mark.rule("SECT-2", "CONTEST-5")
@pytest.mark.parametrize(
    ("mine", "theirs", "contested"),
    [
        ("First Imperator", "Second Imperator", True),
        ("First Liaison", "Second Liaison", True),
        ("First of the Guruhi", "Second of the Guruhi", True),
        ("First of the Guruhi", "First of the Osebo", False),
    ],
)
def test_rare_titles_are_unique(
    mine: str, theirs: str, contested: bool, courtiers: mt.Cards
) -> None:
    s = mt.Scenario(players=2, cards=courtiers)
    s.minion(0, mine)
    s.minion(1, theirs)
    g = s.start()
    assert [g.minion(name).title is None for name in (mine, theirs)] == [contested, contested]


@pytest.mark.rule("SECT-2", "SECT-4")
def test_a_kholo_of_another_clan_is_none(courtiers: mt.Cards, resolve: Resolve) -> None:
    s = mt.Scenario(players=2, cards=courtiers)
    s.seat(0, hand=["Clan Impersonation"])
    s.minion(0, "First of the Guruhi")
    g = s.start()
    g.play(card="Clan Impersonation", target="Osebo")
    resolve(g)
    assert (g.minion("First of the Guruhi").title, g.minion("First of the Guruhi").sect) == (
        None,
        "Laibon",
    )

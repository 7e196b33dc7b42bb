"""Chapter REF: referendums."""

from typing import Any

import methuselah as mt
import pytest
from driving import Offers, Refused, Resolve


def referendum(mine: list[str], theirs: list[str], **seats: Any) -> mt.Position:
    """Belinde calls Ancilla Empowerment, which burns 1 pool of each for each minion."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Ancilla Empowerment", *seats.pop("hand", [])], edge=seats.pop("edge", False))
    s.seat(1, hand=seats.pop("their_hand", []), edge=seats.pop("their_edge", False))
    for name in mine:
        s.minion(0, name)
    for name in theirs:
        s.minion(1, name, locked=True, **seats)
    g = s.start()
    g.play(card="Ancilla Empowerment", minion=mine[0])
    g.pass_until("polling")
    return g


@pytest.mark.rule("REF-1", "REF-3")
def test_more_votes_for_than_against_passes(resolve: Resolve) -> None:
    """Sully has no title: the vote of the card that called is the only one."""
    g = referendum(["Sully"], ["Ashley"])
    g.play(kind="vote for", amount=1)
    resolve(g)
    assert g.seat(1).pool == 29


@pytest.mark.rule("REF-1")
def test_a_tie_fails(resolve: Resolve) -> None:
    g = referendum(["Sully"], ["Chrysanthemum"])
    g.play(kind="vote for", amount=1)
    g.play(kind="vote against", minion="Chrysanthemum")
    resolve(g)
    assert g.seat(1).pool == 30


@pytest.mark.rule("REF-1", "REF-2")
def test_nobody_need_vote_and_without_votes_it_fails(resolve: Resolve) -> None:
    g = referendum(["Belinde"], ["Ayelech"])
    resolve(g)
    assert g.seat(1).pool == 30


@pytest.mark.rule("REF-2")
def test_votes_cast_cannot_be_changed(refused: Refused) -> None:
    g = referendum(["Belinde"], ["Ayelech"])
    g.play(kind="vote against", minion="Ayelech")
    refused(g, kind="vote for", minion="Ayelech")
    refused(g, kind="vote against", minion="Ayelech")


@pytest.mark.rule("REF-2")
def test_votes_are_cast_in_any_order(resolve: Resolve) -> None:
    """Who has passed may still vote after another has."""
    g = referendum(["Belinde"], ["Andi Liu", "Chrysanthemum"])
    g.play(kind="vote against", minion="Chrysanthemum")
    g.play(kind="vote for", minion="Belinde")
    g.play(kind="vote against", minion="Andi Liu")
    resolve(g)
    assert g.seat(1).pool == 30


@pytest.mark.rule("REF-2")
def test_a_source_casts_all_its_votes_the_same_way(offers: Offers, resolve: Resolve) -> None:
    """A prince's votes are one group; a modifier's votes go the way its vampire has voted."""
    g = referendum(["Madison", "Belinde"], ["Ashley"], hand=["Bewitching Oration"])
    assert offers(g, kind="vote for", minion="Belinde", amount=2)
    assert not offers(g, kind="vote for", minion="Belinde", amount=1)
    g.play(card="Bewitching Oration", level="superior")
    assert not offers(g, kind="vote for", minion="Madison", amount=2)
    assert offers(g, kind="vote for", minion="Madison", amount=4)


@pytest.mark.rule("REF-2")
def test_different_sources_may_differ(resolve: Resolve) -> None:
    """The same Methuselah votes 2 against and 1 for; together with 2 for it passes."""
    g = referendum(["Belinde"], ["Ayelech", "Chrysanthemum"])
    g.play(kind="vote for", minion="Belinde")
    g.play(kind="vote against", minion="Ayelech")
    g.play(kind="vote for", minion="Chrysanthemum")
    resolve(g)
    assert g.seat(1).pool == 28


@pytest.mark.rule("REF-3", "CARD-26")
def test_a_political_card_may_be_burned_for_a_vote_whatever_its_text(resolve: Resolve) -> None:
    g = referendum(["Sully"], ["Ashley"], their_hand=["Parity Shift", "Banishment"])
    g.play(kind="vote for", amount=1)
    g.play(kind="card vote against", card="Parity Shift")
    assert "Parity Shift" in g.seat(1).ash_heap
    assert not any(o.kind.startswith("card vote") for o in g.decision.options)
    resolve(g)
    assert g.seat(1).pool == 30  # 1 to 1


@pytest.mark.rule("REF-3")
def test_at_most_1_vote_from_political_cards(refused: Refused) -> None:
    g = referendum(["Sully"], ["Ashley"], their_hand=["Parity Shift", "Banishment"])
    g.play(kind="card vote against", card="Parity Shift")
    refused(g, kind="card vote against", card="Banishment")


@pytest.mark.rule("REF-3")
def test_who_called_with_a_card_burns_no_other(refused: Refused) -> None:
    g = referendum(["Sully"], ["Ashley"], hand=["Banishment"])
    refused(g, kind="card vote for", card="Banishment")


@pytest.mark.rule("REF-4")
@pytest.mark.parametrize(
    ("name", "votes"),
    [
        ("Chrysanthemum", 1),  # primogen
        ("Ayelech", 2),  # prince
        ("Kasim Bayar", 3),  # justicar
        ("Etrius", 4),  # Inner Circle
        # Other sects: Independent with 2 printed votes, and a Sabbat cardinal.
        pytest.param("Jamal", 2, marks=pytest.mark.rule("SECT-2")),
        pytest.param("Mimir", 3, marks=pytest.mark.rule("SECT-2")),
    ],
)
def test_titles_and_printed_votes_count_locked_or_not(
    name: str, votes: int, offers: Offers
) -> None:
    g = referendum(["Belinde"], [name])
    g.pass_until("polling", seat=1)
    assert offers(g, kind="vote for", minion=name, amount=votes)


@pytest.mark.rule("REF-4")
def test_who_is_not_ready_has_no_votes(refused: Refused) -> None:
    g = referendum(["Belinde"], ["Ayelech"], region="torpor", blood=2)
    refused(g, kind="vote against", minion="Ayelech")


@pytest.mark.rule("REF-4")
def test_an_untitled_vampire_has_no_votes(refused: Refused) -> None:
    g = referendum(["Belinde"], ["Sully"])
    refused(g, kind="vote against", minion="Sully")


@pytest.mark.rule("REF-5", "CARD-7")
def test_the_edge_is_burned_for_a_vote(resolve: Resolve, refused: Refused) -> None:
    g = referendum(["Sully"], ["Ashley"], their_edge=True)
    refused(g, kind="edge vote for", seat=0)  # only by its holder
    g.play(kind="vote for", amount=1)
    g.play(kind="edge vote against", seat=1)
    assert g.edge is None
    resolve(g)
    assert g.seat(1).pool == 30


@pytest.mark.rule("REF-7")
def test_the_acting_minion_gets_votes_by_a_modifier(resolve: Resolve) -> None:
    g = referendum(["Madison"], ["Ayelech"], hand=["Bewitching Oration"])
    g.play(card="Bewitching Oration", level="inferior", minion="Madison")  # +2, and 1 of the card
    g.play(kind="vote for", minion="Madison")
    g.play(kind="vote for", amount=1)
    g.play(kind="vote against", minion="Ayelech")
    resolve(g)
    assert g.seat(1).pool == 29


@pytest.mark.rule("REF-7")
def test_another_minion_of_the_same_methuselah_plays_no_modifier(refused: Refused) -> None:
    g = referendum(["Belinde", "Madison"], ["Ashley"], hand=["Bewitching Oration"])
    refused(g, kind="play", card="Bewitching Oration")


@pytest.mark.rule("REF-7")
@pytest.mark.parametrize("locked", [False, True])
def test_reactions_are_played_by_ready_unlocked_minions_of_others(
    *, locked: bool, refused: Refused, resolve: Resolve
) -> None:
    """Protected District: a primogen gets 3 votes, against."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.seat(1, hand=["Protected District"])
    s.minion(0, "Belinde")
    s.minion(1, "Chrysanthemum", locked=locked)
    g = s.start()
    g.play(card="Ancilla Empowerment")
    g.play(kind="vote for", minion="Belinde")
    if locked:
        refused(g, kind="play", card="Protected District", minion="Chrysanthemum")
    else:
        g.play(card="Protected District", minion="Chrysanthemum")
        resolve(g)
        assert g.seat(1).pool == 30  # 2 or 3 for, 4 against


@pytest.mark.rule("REF-8")
def test_before_votes_are_cast_comes_first(refused: Refused, resolve: Resolve) -> None:
    """Closed Session: non-Camarilla vampires cannot vote; it is too late once votes are cast."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Ancilla Empowerment", "Closed Session"])
    s.minion(0, "Belinde")
    s.minion(1, "Mimir", locked=True)
    g = s.start()
    g.play(card="Ancilla Empowerment")
    g.play(card="Closed Session")
    refused(g, kind="vote against", minion="Mimir")
    g.play(kind="vote for", minion="Belinde")
    resolve(g)
    assert g.seat(1).pool == 29


@pytest.mark.rule("REF-8")
def test_it_cannot_be_played_once_votes_are_cast(refused: Refused) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Ancilla Empowerment", "Closed Session"])
    s.minion(0, "Belinde")
    s.minion(1, "Mimir", locked=True)
    g = s.start()
    g.play(card="Ancilla Empowerment")
    g.play(kind="vote for", minion="Belinde")
    refused(g, kind="play", card="Closed Session")


@pytest.mark.rule("REF-2")
def test_votes_gained_later_go_the_way_the_vampire_has_voted(resolve: Resolve) -> None:
    """Alexa Draper votes 2 for, with 1 of the card; 4 against; then she gets 4 more."""
    g = referendum(["Alexa Draper"], ["Ayelech", "Andi Liu"], hand=["Bewitching Oration"])
    g.play(kind="vote for", minion="Alexa Draper")
    g.play(kind="vote for", amount=1)
    g.play(kind="vote against", minion="Ayelech")
    g.play(kind="vote against", minion="Andi Liu")
    g.play(card="Bewitching Oration", level="superior")
    assert not any(o.minion == "Alexa Draper" for o in g.decision.options if "vote" in o.kind)
    resolve(g)
    assert g.seat(1).pool == 28


@pytest.mark.rule("REF-4", "SECT-2")
@pytest.mark.parametrize(
    ("title", "votes"),
    [
        ("bishop", 1),
        ("archbishop", 2),
        ("baron", 2),
        ("cardinal", 3),
        ("regent", 4),
        ("magaji", 2),
    ],
)
def test_the_votes_of_every_title(title: str, votes: int, offers: Offers) -> None:
    facts = mt.cards().filter(mt.cards()["title"] == title)
    name = next(
        row["name"] for row in facts.to_dicts() if row["capacity"] and not row.get("advanced")
    )
    g = referendum(["Belinde"], [name])
    g.pass_until("polling", seat=1)
    assert offers(g, kind="vote for", minion=name, amount=votes)

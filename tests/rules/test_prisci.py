"""Chapter REF, the prisci block."""

import methuselah as mt
import pytest
from driving import Resolve


def called(*seats: tuple[int, str]) -> mt.Position:
    """Seat 0's Hester Reed has called a referendum; these are the other minions."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancilla Empowerment"], pool=20)
    s.seat(1, pool=20)
    s.minion(0, "Hester Reed")
    for seat, name in seats:
        s.minion(seat, name, locked=True)
    g = s.start()
    g.play(card="Ancilla Empowerment", minion="Hester Reed")
    g.pass_until("polling")
    return g


def passed(g: mt.Position, resolve: Resolve) -> bool:
    resolve(g)
    return bool(g.seat(0).pool < 20)


@pytest.mark.rule("REF-6", "SECT-2")
def test_a_priscus_has_a_ballot_and_no_vote() -> None:
    g = called((0, "Korah"))
    words = [str(o) for o in g.decision.options if o.minion == "Korah"]
    assert words == ["Korah casts 1 ballot for", "Korah casts 1 ballot against"]
    assert {o.amount for o in g.decision.options if o.minion == "Korah"} == {0}


@pytest.mark.rule("REF-6")
def test_the_majority_of_the_ballots_casts_3_votes(resolve: Resolve) -> None:
    """The vote of the card that called it is 1 against the prisci's 3."""
    g = called((1, "Korah"))
    g.play(kind="vote for", amount=1, seat=0)
    g.play(kind="vote against", minion="Korah")
    assert not passed(g, resolve)
    g = called((0, "Korah"), (1, "Calebos"), (1, "Caitlin"))
    g.play(kind="vote for", minion="Korah")
    g.play(kind="vote against", minion="Calebos")
    g.play(kind="vote against", minion="Caitlin")
    assert passed(g, resolve)


@pytest.mark.rule("REF-6")
@pytest.mark.parametrize(("others", "passes"), [([], True), (["Kij Dansky"], False)])
def test_a_tie_abstains(others: list[str], passes: bool, resolve: Resolve) -> None:
    """One ballot for: 3 votes against the 2 of two bishops. One against it as well: none."""
    seats = [(0, "Korah"), (1, "Calebos"), (1, "Caitlin"), *((1, name) for name in others)]
    g = called(*seats)
    g.play(kind="vote for", minion="Korah")
    for name in ("Calebos", "Caitlin", *others):
        g.play(kind="vote against", minion=name)
    assert passed(g, resolve) == passes


@pytest.mark.rule("REF-6")
def test_the_3_votes_shift_as_ballots_are_cast(resolve: Resolve) -> None:
    """They count 3 in all, however many cast ballots that way, and go over to the other side."""
    g = called((0, "Korah"), (1, "Kij Dansky"), (1, "Stavros"), (1, "Xendil Charmer"))
    g.play(kind="vote for", minion="Korah")
    g.play(kind="vote for", amount=1, seat=0)
    g.play(kind="vote against", minion="Kij Dansky")
    g.play(kind="vote against", minion="Stavros")
    g.play(kind="vote against", minion="Xendil Charmer")
    assert not passed(g, resolve)


@pytest.mark.rule("REF-6")
def test_no_more_than_3_votes(resolve: Resolve) -> None:
    """Three prisci for, and 4 votes against."""
    names = ("Calebos", "Caitlin", "Ian Wallingford", "Andrew Emory")
    g = called((0, "Korah"), (0, "Kij Dansky"), (0, "Stavros"), *((1, name) for name in names))
    for name in ("Korah", "Kij Dansky", "Stavros"):
        g.play(kind="vote for", minion=name)
    for name in names:
        g.play(kind="vote against", minion=name)
    assert not passed(g, resolve)


@pytest.mark.rule("REF-6")
def test_only_ready_prisci_have_a_ballot() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.minion(0, "Hester Reed")
    s.minion(0, "Korah", region="torpor")
    s.minion(0, "Kij Dansky", sect="anarch")
    g = s.start()
    g.play(card="Ancilla Empowerment", minion="Hester Reed")
    g.pass_until("polling")
    assert {o.minion for o in g.decision.options} <= {None, "Hester Reed"}


@pytest.mark.rule("REF-6", "REF-2")
def test_votes_and_ballots_of_a_vampire_go_the_same_way(resolve: Resolve) -> None:
    """Genevieve has a vote beside her ballot: 4 votes in all, cast at once (200501#ee706bb1)."""
    g = called((1, "Genevieve"), (0, "Calebos"), (0, "Caitlin"))
    assert "Genevieve" not in {o.minion for o in g.decision.options}
    g.play(kind="vote for", minion="Calebos")
    g.play(kind="vote for", minion="Caitlin")
    g.play(kind="vote for", amount=1, seat=0)
    g.pass_until("polling", seat=1)
    words = [str(o) for o in g.decision.options if o.minion == "Genevieve"]
    assert words == [
        "Genevieve casts 1 vote and 1 ballot for",
        "Genevieve casts 1 vote and 1 ballot against",
    ]
    g.play(kind="vote against", minion="Genevieve")
    assert "Genevieve" not in {o.minion for o in g.decision.options}
    assert not passed(g, resolve)


@pytest.mark.rule("REF-6")
def test_what_keeps_from_voting_keeps_from_casting_ballots() -> None:
    """Closed Session is for the Camarilla."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancilla Empowerment", "Closed Session"])
    s.minion(0, "Ayelech")
    s.minion(0, "Korah")
    g = s.start()
    g.play(card="Ancilla Empowerment", minion="Ayelech")
    g.play(card="Closed Session")
    g.pass_until("polling")
    assert "Korah" not in {o.minion for o in g.decision.options}

"""Referendums that pass unvoted, and what happens as votes are counted or lost."""

import methuselah as mt
import pytest
from driving import Never, Offers, Refused, Written
from methuselah._core import Position
from positions import call, pools, votes

DIA = "Día de los Muertos"
SCORN = "Scorn of Adonis"
TYRANNY = "Absolute Tyranny"
ANCILLA = "Ancilla Empowerment"
POWER = "Power and the Inner Voice"


# ---- Día de los Muertos


def dia(*hand: str, caller: str = "Andrew Emory") -> Position:
    s = mt.Scenario(players=3)
    s.seat(0, hand=[DIA, *hand], pool=10)
    s.seat(1, pool=10, hand=["Delaying Tactics"])
    s.seat(2, pool=10)
    s.minion(0, caller)
    s.minion(0, "Agatha")
    s.minion(1, "Belinde")
    s.minion(1, "Ayelech")
    g = s.start(phase="master")
    g.play(card=DIA)
    g.pass_until("minion")
    return g


@pytest.mark.ruling("100541#73aa9553", "G00022#db42653e")
def test_on_the_day_of_the_dead_the_first_referendum_of_the_sabbat_passes(never: Never) -> None:
    """Nobody votes, nothing is played in it, and it passes by nothing."""
    g = dia(ANCILLA, "Amici Noctis")
    assert g.seat(0).pool == 9
    g.play(card=ANCILLA, minion="Agatha")
    never(g, "minion", "resolved", kind="vote against")
    assert pools(g) == [7, 8, 10]


@pytest.mark.ruling("G00087#c42c0e73")
@pytest.mark.parametrize(
    ("caller", "card", "level"),
    [
        ("Concordia", "Voter Captivation", "inferior"),
        ("Concordia", "Voter Captivation", "superior"),
        ("Andrew Emory", "Amici Noctis", None),
    ],
)
def test_after_it_comes_what_counts_the_votes_by_which_it_passed_and_finds_none(
    caller: str, card: str, level: str | None
) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=[DIA, ANCILLA, card], pool=10)
    s.minion(0, caller, blood=2)
    g = s.start(phase="master")
    g.play(card=DIA)
    g.pass_until("minion")
    g.play(card=ANCILLA, minion=caller)
    g.pass_until("resolved")
    pool = g.seat(0).pool
    g.play(card=card, level=level)
    while g.decision.kind == "choose":
        (none,) = g.decision.options
        g.choose(none)
    g.pass_until("minion")
    assert card in g.seat(0).ash_heap
    assert (g.minion(caller).blood, g.seat(0).pool) == (2, pool)


def test_only_the_first_one_passes_so() -> None:
    g = dia(ANCILLA, "Kine Resources Contested")
    g.play(card=ANCILLA, minion="Agatha")
    g.pass_until("minion")
    g.play(card="Kine Resources Contested", minion="Andrew Emory")
    g.pass_until("terms")
    for n in [2, 2, 0]:
        g.play(amount=n)
    g.pass_until("polling", seat=1)
    g.play(kind="vote against", minion="Belinde")
    g.pass_until("minion")
    assert pools(g) == [7, 8, 10]


@pytest.mark.parametrize("turn", ["same", "next"])
def test_others_vote_as_usual_on_the_day(turn: str) -> None:
    """A vampire that is not of the Sabbat; and one of it, a turn later."""
    g = dia(ANCILLA, caller="Sully")
    if turn == "same":
        g.play(card=ANCILLA, minion="Sully")
    else:
        g.pass_until("minion", seat=1)
        g.pass_until("minion", seat=0)
        g.play(card=ANCILLA, minion="Agatha")
    g.pass_until("polling", seat=1)


def test_there_is_one_such_day_in_a_game(offers: Offers) -> None:
    g = dia(DIA)
    g.pass_until("master", seat=0)
    assert not offers(g, card=DIA)


def test_terms_are_chosen_on_the_day() -> None:
    g = dia("Banishment")
    g.play(card="Banishment", minion="Andrew Emory")
    g.pass_until("terms")
    g.play(target="Agatha")
    g.pass_until("minion")
    assert "Agatha" not in str(g.seat(0).minions)


# ---- Scorn of Adonis


def scorned() -> mt.Position:
    s = mt.Scenario(players=4)
    s.seat(0, hand=["Consanguineous Boon", SCORN], pool=10)
    for seat in [1, 2, 3]:
        s.seat(seat, pool=10, hand=["Parity Shift"], edge=seat == 3)
    s.minion(0, "Catalina Vega")
    s.minion(1, "Belinde")
    s.minion(1, "Ayelech")
    g = call(s, "Consanguineous Boon", "Catalina Vega")
    g.choose(next(o for o in g.decision.options if "Salubri" in str(o)))
    return g


@pytest.mark.ruling("101692#02ed6923", "101692#94e9e188")
def test_who_votes_against_burns_one_pool_once_votes_are_counted() -> None:
    """Votes of minions before and after, of a card, and of the Edge; votes for burn nothing."""
    g = scorned()
    g.pass_until("polling", seat=1)
    g.play(kind="vote against", minion="Belinde")
    g.play(kind="play", card=SCORN, seat=0)
    g.pass_until("polling", seat=1)
    g.play(kind="vote against", minion="Ayelech")
    g.pass_until("polling", seat=2)
    g.play(kind="card vote against")
    g.pass_until("polling", seat=3)
    g.play(kind="edge vote for")
    assert [g.seat(n).pool for n in range(4)] == [10, 10, 10, 10]
    g.pass_until("minion")
    assert [g.seat(n).pool for n in range(4)] == [10, 9, 9, 10]


@pytest.mark.parametrize(("kind", "left"), [("edge vote against", 9), ("edge vote for", 10)])
def test_the_edge_counts_for_scorn(kind: str, left: int) -> None:
    g = scorned()
    g.play(kind="play", card=SCORN, seat=0)
    g.pass_until("polling", seat=3)
    g.play(kind=kind)
    g.pass_until("minion")
    assert g.seat(3).pool == left
    assert g.seat(1).pool == 10


def test_who_abstains_in_the_end_is_not_scorned() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[ANCILLA, SCORN], pool=10)
    s.seat(1, pool=10)
    s.minion(0, "Catalina Vega")
    s.minion(0, "Malachi", cards=["Saulot's Guiding Wisdom"])
    s.minion(1, "Belinde")
    g = call(s, ANCILLA, "Catalina Vega")
    g.play(kind="play", card=SCORN)
    g.pass_until("polling", seat=1)
    g.play(kind="vote against", minion="Belinde")
    g.play(kind="use", card="Saulot's Guiding Wisdom", target="Belinde", seat=0)
    g.pass_until("minion")
    assert g.seat(1).pool == 10


def test_only_a_toreador_scorns(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[ANCILLA, SCORN])
    s.minion(0, "Belinde")
    g = call(s, ANCILLA, "Belinde")
    refused(g, kind="play", card=SCORN)


# ---- Absolute Tyranny


def tyranny(*, superior: bool) -> mt.Position:
    """Seat 0 calls and has the card; a prince, a primogen and one without votes are against."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=[ANCILLA, TYRANNY], pool=10)
    s.seat(1, pool=10)
    s.minion(0, "Melinda Galbraith" if superior else "Onkabetse, Arriviste", path=POWER)
    s.minion(0, "Andrew Emory")
    for name in ["Belinde", "Lenny Burkhead", "Sully"]:
        s.minion(1, name)
    return call(s, ANCILLA, "Melinda Galbraith" if superior else "Onkabetse, Arriviste")


def test_a_tyrant_has_three_votes_more() -> None:
    g = tyranny(superior=False)
    g.play(kind="play", card=TYRANNY)
    assert g.minion("Onkabetse, Arriviste").blood == 3
    assert votes(g, 0)["Onkabetse, Arriviste"] == 3


def superior(g: mt.Position) -> None:
    g.pass_until("polling", seat=0)
    plays = [o for o in g.decision.options if o.card == TYRANNY]
    g.choose(plays[-1])


@pytest.mark.ruling("G00146#d95a7420")
def test_a_tyrant_takes_a_vote_of_all_who_follow_another_path() -> None:
    g = tyranny(superior=True)
    before = votes(g, 0)
    assert before["Melinda Galbraith"] == 3
    assert before["Andrew Emory"] == 1
    superior(g)
    after = votes(g, 0)
    assert after["Melinda Galbraith"] == 3
    assert "Andrew Emory" not in after  # of 1 nothing is left
    assert votes(g, 1) == {"Belinde": 1}


def test_votes_already_cast_are_taken_too() -> None:
    """3 votes against are 1 then: the primogen's is lost, and the prince's second."""
    g = tyranny(superior=True)
    g.pass_until("polling", seat=1)
    g.play(kind="vote against", minion="Belinde")
    g.play(kind="vote against", minion="Lenny Burkhead")
    superior(g)
    g.pass_until("polling", seat=0)
    g.choose(next(o for o in g.decision.options if o.kind == "vote for" and o.minion is None))
    g.pass_until("minion")
    assert g.seat(0).pool == 10  # 1 to 1


@pytest.mark.ruling("G00146#d95a7420")
@pytest.mark.parametrize("first", [True, False])
def test_votes_gained_make_up_for_the_one_lost(first: bool, written: Written) -> None:
    """One without votes has -1, and with 3 more it has 2, be it before or after."""
    own = written('Card(name: "More", facts: {"types": "Reaction"}, modes: [(do: [Votes(Me, 3)])])')
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=[ANCILLA, TYRANNY])
    s.seat(1, hand=["More"])
    s.minion(0, "Melinda Galbraith", path=POWER)
    s.minion(1, "Sully")
    g = call(s, ANCILLA, "Melinda Galbraith")
    if first:
        g.play(card="More", seat=1)
        superior(g)
    else:
        superior(g)
        g.play(card="More", seat=1)
    assert votes(g, 1) == {"Sully": 2}


def test_a_tyrant_reacts_too() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[ANCILLA])
    s.seat(1, hand=[TYRANNY])
    s.minion(0, "Belinde")
    s.minion(1, "Onkabetse, Arriviste", path=POWER)
    g = call(s, ANCILLA, "Belinde")
    g.play(card=TYRANNY, seat=1)
    assert votes(g, 1) == {"Onkabetse, Arriviste": 3}


def test_tyranny_is_for_the_path_of_power() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[ANCILLA, TYRANNY])
    s.minion(0, "Melinda Galbraith")
    g = call(s, ANCILLA, "Melinda Galbraith")
    g.pass_until("polling")
    assert TYRANNY not in {o.card for o in g.decision.options if o.kind == "play"}

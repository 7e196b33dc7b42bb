"""Vampires whose texts are about the referendums that they call."""

from typing import Any

import methuselah as mt
import pytest
from driving import Fight, Never, Offers, Resolve, Written
from positions import act

#: Cards of no print.
OWN = r"""
Card(name: "Stop Here", facts: {"types": "Reaction"}, modes: [(when: Action, do: [EndAction])])
Card(
    name: "Dear Vote",
    facts: {"types": "Political Action", "blood": "1"},
    modes: [(do: [Burn(Pool(Prey), 1)])],
)
Card(name: "Drain", facts: {"types": "Reaction"}, modes: [(when: Action, do: [Burn(Blood(Actor), 1)])])
"""


BENJAMIN = "Benjamin Rose"


def called(resolve: Resolve, against: int = 0, **how: Any) -> mt.Position:
    s = mt.Scenario(players=2, cards=how.pop("cards", None))
    s.seat(0, hand=how.pop("hand", []))
    s.minion(0, BENJAMIN, **how)
    s.minion(1, "Ryan")
    if against:
        s.minion(1, "Catalina Vega", locked=True)
    g = s.start()
    g.play(kind="action", card=BENJAMIN)
    return g


def test_benjamin_calls_for_a_larger_hand(resolve: Resolve, offers: Offers) -> None:
    g = called(resolve)
    g.pass_until("polling", seat=0)
    # A referendum of no card: his two votes, and none of the card; one more can be burned for one.
    cast = [(o.kind, o.minion, o.amount) for o in g.decision.options if o.kind == "vote for"]
    assert cast == [("vote for", BENJAMIN, 2)]
    g.play(kind="vote for", minion=BENJAMIN)
    resolve(g)
    assert len(g.seat(0).hand) == 8
    assert not offers(g, kind="action", card=BENJAMIN)
    g.pass_until("minion", seat=1)
    assert len(g.seat(0).hand) == 8


def test_benjamins_referendum_may_fail(resolve: Resolve) -> None:
    g = called(resolve, against=1)
    g.play(kind="vote for", minion=BENJAMIN)
    g.play(kind="vote against", minion="Catalina Vega")
    resolve(g)
    assert len(g.seat(0).hand) == 7


def test_benjamin_has_stealth(resolve: Resolve) -> None:
    g = called(resolve)
    g.play(kind="block", minion="Ryan")
    resolve(g, "polling")
    assert not g.minion("Ryan").locked


def test_a_political_card_may_be_burned_for_a_vote(resolve: Resolve, offers: Offers) -> None:
    """No card has called it: that one vote is still to be had (REF-3)."""
    g = called(resolve, hand=["Ancilla Empowerment"])
    g.pass_until("polling", seat=0)
    assert offers(g, kind="card vote for", card="Ancilla Empowerment")


@pytest.mark.rule("MINION-5")
def test_benjamin_calls_one_referendum_a_turn(
    written: Written, resolve: Resolve, offers: Offers
) -> None:
    stir = """
    Card(name: "Stir", facts: {"types": "Action Modifier"}, modes: [(when: Resolved, do: [Unlock(Me)])])
    """
    g = called(resolve, cards=written(stir), hand=["Stir", "Ancilla Empowerment"])
    resolve(g, "resolved")
    g.play(kind="play", card="Stir")
    resolve(g)
    assert not g.minion(BENJAMIN).locked
    assert not offers(g, kind="action", card=BENJAMIN)
    assert not offers(g, card="Ancilla Empowerment", minion=BENJAMIN)


def test_benjamins_larger_hands_add_up(resolve: Resolve) -> None:
    g = called(resolve)
    for size in (8, 9):
        g.play(kind="vote for", minion=BENJAMIN)
        resolve(g)
        assert len(g.seat(0).hand) == size
        if size == 8:
            g.pass_until("minion", seat=1)
            g.pass_until("minion", seat=0)
            g.play(kind="action", card=BENJAMIN)


CEDRICK = "Cedrick Calhoun"


@pytest.mark.parametrize(
    ("answer", "vote", "torpor"),
    [
        ([], True, False),
        ([], False, True),  # a tie fails
        (["Stop Here"], False, False),  # no referendum
    ],
)
def test_cedrick_and_a_failed_referendum(
    answer: list[str], vote: bool, torpor: bool, own: mt.Cards, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.seat(1, hand=answer)
    s.minion(0, CEDRICK)
    s.minion(0, "Belinde", locked=True)
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="play", card="Ancilla Empowerment", minion=CEDRICK)
    if answer:
        g.play(kind="play", card="Stop Here")
    else:
        g.pass_until("polling", seat=0)
        if vote:
            g.play(kind="vote for", minion="Belinde")
        else:
            g.play(kind="vote against", minion="Belinde")
    resolve(g)
    assert g.minion(CEDRICK).torpor == torpor


def test_cedrick_is_blocked(resolve: Resolve, fight: Fight) -> None:
    g = act(CEDRICK, ["Ancilla Empowerment"], blocker="Ryan", intercept=1)
    g.play(kind="play", card="Ancilla Empowerment")
    g.play(kind="block", minion="Ryan")
    resolve(g)
    assert not g.minion(CEDRICK).torpor


def test_cedrick_does_not_call_what_he_cannot_pay_for(own: mt.Cards, resolve: Resolve) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Dear Vote"])
    s.seat(1, hand=["Drain"])
    s.minion(0, CEDRICK, blood=1)
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="play", card="Dear Vote")
    g.play(kind="play", card="Drain")
    resolve(g)
    assert not g.minion(CEDRICK).torpor


def test_cedrick_does_not_mind_those_of_others(own: mt.Cards, resolve: Resolve) -> None:
    g = act("Sully", ["Ancilla Empowerment"], (CEDRICK,))
    g.play(kind="play", card="Ancilla Empowerment", minion="Sully")
    g.pass_until("polling", seat=0)
    resolve(g)
    assert not g.minion(CEDRICK).torpor


AARADHYA = "Aaradhya, The Callous Tyrant"


@pytest.mark.parametrize("kind", ["vote for", "vote against"])
def test_aaradhya_unlocks_after_a_referendum(kind: str, resolve: Resolve) -> None:
    g = act(AARADHYA, ["Ancilla Empowerment"])
    g.play(kind="play", card="Ancilla Empowerment")
    g.play(kind=kind, minion=AARADHYA)
    resolve(g, "resolved", "minion")
    g.play(kind="use", card=AARADHYA)
    assert not g.minion(AARADHYA).locked


@pytest.mark.parametrize(("card", "actor"), [("Ancilla Empowerment", "Sully"), (None, AARADHYA)])
def test_aaradhya_not_after_others(card: str | None, actor: str, never: Never) -> None:
    g = act(AARADHYA, ["Ancilla Empowerment"], ("Sully",), locked=actor == "Sully")
    if card:
        g.play(kind="play", card=card, minion=actor)
    else:
        g.play(kind="bleed", minion=actor)
    never(g, kind="use", card=AARADHYA)


def test_aaradhya_not_if_blocked(never: Never) -> None:
    g = act(AARADHYA, ["Ancilla Empowerment"], blocker="Ryan", intercept=1)
    g.play(kind="play", card="Ancilla Empowerment")
    g.play(kind="block", minion="Ryan")
    never(g, kind="use", card=AARADHYA)


@pytest.mark.ruling("G00027#fa03b0bb")
def test_aaradhya_in_torpor(written: Written, resolve: Resolve) -> None:
    """The referendum itself has sent the vampire there."""
    ruin = """
    Card(name: "Ruin", facts: {"types": "Political Action"}, modes: [(do: [Torpor(Me)])])
    """
    g = act(AARADHYA, ["Ruin"], cards=written(ruin))
    g.play(kind="play", card="Ruin")
    g.play(kind="vote for", minion=AARADHYA)
    resolve(g, "resolved", "minion")
    g.play(kind="use", card=AARADHYA)
    assert (g.minion(AARADHYA).torpor, g.minion(AARADHYA).locked) == (True, False)


# ---- Zane


def with_zane(*princes: tuple[int, str], **how: Any) -> mt.Position:
    s = mt.Scenario(players=3)
    s.minion(0, "Zane", **how)
    for seat, name in princes:
        s.minion(seat, name, locked=True)
    return s.start()


@pytest.mark.rule("CONTEST-5")
def test_zane_contests_the_title_of_a_prince(resolve: Resolve, offers: Offers) -> None:
    """Neither has the use of it until one yields."""
    g = with_zane((1, "Belinde"), (2, "Donny Kowalczyk"), (0, "Carmelita Neillson"), blood=4)
    g.play(kind="action", card="Zane")
    resolve(g, "terms")
    assert {o.target for o in g.decision.options} == {"Belinde", "Donny Kowalczyk"}
    g.play(kind="choose", target="Belinde")
    g.pass_until("polling", seat=0)
    assert {o.amount for o in g.decision.options if o.minion == "Zane"} == {1}  # as primogen
    g.play(kind="vote for", minion="Zane")
    resolve(g)
    titles = [g.minion(name).title for name in ("Zane", "Belinde", "Donny Kowalczyk")]
    assert titles == [None, None, "prince"]
    g.pass_until("contest", seat=1)
    g.play(kind="yield")
    g.pass_until("minion", seat=0)
    assert g.minion("Belinde").title is None
    assert g.minion("Zane").title == "prince"
    assert not offers(g, kind="action", card="Zane")


def test_zane_yields_and_is_untitled(resolve: Resolve) -> None:
    g = with_zane((1, "Belinde"))
    g.play(kind="action", card="Zane")
    resolve(g, "terms", "polling")
    if g.decision.kind == "terms":
        g.choose(g.decision.options[0])
    g.play(kind="vote for", minion="Zane")
    resolve(g)
    g.pass_until("contest", seat=1)
    g.play(kind="pay")
    g.pass_until("contest", seat=0)
    g.play(kind="yield")
    g.pass_until("minion", seat=1)
    assert (g.minion("Zane").title, g.minion("Belinde").title) == (None, "prince")


def test_zane_contests_no_other_title_of_that_prince(resolve: Resolve) -> None:
    """A title that a card stands for says itself of which city it is."""
    s = mt.Scenario(players=2)
    s.minion(0, "Zane")
    s.minion(1, "Meaghan", locked=True, cards=["Praxis Seizure: Stockholm"])
    g = s.start()
    g.play(kind="action", card="Zane")
    resolve(g, "terms", "polling")
    if g.decision.kind == "terms":
        g.choose(g.decision.options[0])
    g.play(kind="vote for", minion="Zane")
    resolve(g)
    assert (g.minion("Zane").title, g.minion("Meaghan").title) == (None, None)


@pytest.mark.ruling("G00158#8fa58d6b")
@pytest.mark.parametrize("princes", [[], [(0, "Belinde")]])
def test_zane_needs_a_prince_to_name(princes: Any, offers: Offers) -> None:
    assert not offers(with_zane(*princes), kind="action", card="Zane")
    assert offers(with_zane((2, "Belinde")), kind="action", card="Zane")

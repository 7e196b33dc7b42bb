"""Vampires whose texts are about phases, about referendums and titles, and about what is played."""

from typing import Any

import methuselah as mt
import pytest
from driving import Never, Offers
from positions import act, blood, targets, votes

#: Cards of no print, and printed ones that only these tests play.
OWN = r"""
Card(name: "Gift", facts: {"types": "Master"}, modes: [(do: [Gain(Pool(You), 1)])])
Card(
    name: "Small Gift",
    facts: {"types": "Master", "keywords": "trifle"},
    modes: [(do: [Gain(Pool(You), 1)])],
)
Card(
    name: "Stop It",
    facts: {"types": "Master", "keywords": "out-of-turn"},
    modes: [(when: AsPlayed, do: [Cancel(true)])],
)
Card(name: "Golconda: Inner Peace", modes: [(do: [Gain(Pool(You), 1)])])
Card(name: "Carlak")
Card(
    name: "Rouser",
    facts: {"types": "Master"},
    modes: [(do: [PutInPlay])],
    abilities: [
        Use((when: Discard, choose: [Cards([Minion, Locked, ControlledBy(You)])], do: [Unlock(Picked(0))])),
    ],
)
"""


# ---- discard phases


@pytest.mark.ruling("G00107#76bfe2dd")
@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_roy_locks_in_his_discard_phase(region: str) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Roy", region=region)
    g = s.start()
    g.pass_until("influence")
    assert not g.minion("Roy").locked
    g.pass_until("discard", seat=0)
    assert g.minion("Roy").locked


def test_roy_locks_again_if_he_is_unlocked_in_it(own: mt.Cards) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.minion(0, "Roy")
    s.permanent(0, "Rouser")
    g = s.start()
    g.pass_until("discard", seat=0)
    g.play(kind="use", card="Rouser", target="Roy")
    g.pass_until("master", seat=1)
    assert g.minion("Roy").locked


def test_roy_stays_as_he_is_in_the_discard_phase_of_others() -> None:
    s = mt.Scenario(players=2)
    s.minion(1, "Roy")
    g = s.start()
    g.pass_until("master", seat=1)
    assert not g.minion("Roy").locked


@pytest.mark.parametrize(("region", "discards"), [("ready", 2), ("torpor", 1)])
def test_sreelekha_gives_a_discard(region: str, discards: int, offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Fame", "Fame", "Fame"])
    s.minion(0, "Sreelekha", region=region)
    s.minion(0, "Sully")
    g = s.start()
    g.pass_until("discard", seat=0)
    for _ in range(discards):
        assert offers(g, kind="discard", card="Fame")
        g.play(kind="discard", card="Fame")
    assert g.decision is None or g.decision.seat == 1 or not offers(g, kind="discard")


@pytest.mark.ruling("G00027#fa03b0bb")
@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_luciano_moves_an_animal(region: str, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Luciano Carvalho", region=region)
    s.minion(0, "Sully", cards=["Raven Spy", "Zombie"])
    s.minion(0, "Meaghan")
    s.minion(1, "Ryan", cards=["Raven Spy"])
    g = s.start()
    g.pass_until("discard", seat=0)
    mine = [o for o in g.decision.options if o.card == "Luciano Carvalho"]
    assert [o.target for o in mine] == ["Raven Spy"]
    g.choose(mine[0])
    assert targets(g) == {"Luciano Carvalho", "Meaghan"}
    g.play(target="Meaghan")
    assert (g.minion("Sully").cards, g.minion("Meaghan").cards) == (["Zombie"], ["Raven Spy"])
    assert not offers(g, card="Luciano Carvalho")  # once in the phase


def test_luciano_not_in_the_phase_of_others(never: Never) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Sully")
    s.minion(1, "Luciano Carvalho")
    s.minion(1, "Ryan", cards=["Raven Spy"])
    g = s.start()
    never(g, "master", card="Luciano Carvalho")


@pytest.mark.parametrize("edge", [True, False])
def test_emily_burns_the_edge(edge: bool, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, edge=edge)
    s.minion(0, "Emily Carson", locked=True)
    s.minion(0, "Sully")
    g = s.start()
    assert not offers(g, kind="use", card="Emily Carson")
    g.pass_until("discard", seat=0)
    assert bool(offers(g, kind="use", card="Emily Carson")) == edge
    if edge:
        g.play(kind="use", card="Emily Carson")
        assert (g.edge, g.minion("Emily Carson").locked) == (None, False)


# ---- what is played

NONU = "Nonu Dis"


def with_nonu(own: mt.Cards, hand: list[str], **how: Any) -> mt.Position:
    s = mt.Scenario(players=2, cards=own, blanks=True)
    s.seat(0, hand=hand, pool=20)
    s.seat(1, hand=how.pop("answer", []))
    s.minion(0, NONU, blood=4, **how)
    s.minion(0, "Ahmose Chambers", blood=1)
    s.minion(0, "Missy Shillingford", blood=1, region="torpor")
    s.minion(0, "Sully", blood=1)
    s.minion(1, "Elisha Tucker", blood=1)
    return s.start(phase="master")


@pytest.mark.ruling("201608#eac366bc")
def test_nonu_gives_blood_once_after_masters(own: mt.Cards, offers: Offers) -> None:
    g = with_nonu(own, ["Small Gift", "Gift"])
    assert not offers(g, card=NONU)
    g.play(kind="play", card="Small Gift")
    assert {o.target for o in g.decision.options if o.card == NONU} == {NONU, "Ahmose Chambers"}
    g.play(card=NONU, target="Ahmose Chambers")
    assert blood(g, "Ahmose Chambers") == (2,)
    g.play(kind="play", card="Gift")
    assert g.decision.kind != "master" or not offers(g, card=NONU)


def test_nonu_may_wait_for_the_second_one(own: mt.Cards, offers: Offers) -> None:
    g = with_nonu(own, ["Small Gift", "Gift"])
    g.play(kind="play", card="Small Gift")
    g.play(kind="play", card="Gift")
    g.play(card=NONU, target=NONU)
    assert (blood(g, NONU), g.seat(0).pool) == ((5,), 22)


def test_nonu_must_be_ready(own: mt.Cards, offers: Offers) -> None:
    g = with_nonu(own, ["Small Gift"], region="torpor")
    g.play(kind="play", card="Small Gift")
    assert g.decision.kind != "master" or not offers(g, card=NONU)


def test_nonu_after_a_cancelled_master(own: mt.Cards) -> None:
    """It has been played all the same (CARD-13)."""
    g = with_nonu(own, ["Gift"], answer=["Stop It"])
    g.play(kind="play", card="Gift")
    g.play(kind="play", card="Stop It")
    g.play(card=NONU, target=NONU)
    assert (blood(g, NONU), g.seat(0).pool) == ((5,), 20)


def test_nonu_not_after_masters_of_others(own: mt.Cards, never: Never) -> None:
    s = mt.Scenario(players=2, cards=own, blanks=True)
    s.seat(0, hand=["Gift"])
    s.minion(0, "Sully")
    s.minion(1, NONU, blood=4)
    g = s.start(phase="master")
    g.play(kind="play", card="Gift")
    never(g, "minion", card=NONU)


GOLCONDA = "Golconda: Inner Peace"


@pytest.mark.parametrize("take", [True, False])
def test_victor_takes_golconda_back(take: bool, own: mt.Cards) -> None:
    s = mt.Scenario(players=2, cards=own, blanks=True)
    s.seat(0, hand=[GOLCONDA], library=["Fame"])
    s.seat(1, hand=["Stop It"])
    s.minion(0, "Victor Donaldson")
    g = s.start(phase="master")
    g.play(kind="play", card=GOLCONDA)
    g.play(kind="play", card="Stop It")
    assert g.decision.seat == 0
    yes, no = g.decision.options[-1], g.decision.options[0]
    before = len(g.seat(0).library)
    g.choose(yes if take else no)
    seat = g.seat(0)
    assert (seat.library.count(GOLCONDA), seat.ash_heap.count(GOLCONDA)) == (take, not take)
    assert len(seat.library) == before + take


@pytest.mark.parametrize(
    ("card", "player", "answered"), [("Gift", 0, True), (GOLCONDA, 0, False), (GOLCONDA, 1, True)]
)
def test_victor_does_not(card: str, player: int, answered: bool, own: mt.Cards) -> None:
    """Of another card, of one that is not cancelled, of another's."""
    s = mt.Scenario(players=2, cards=own, blanks=True)
    s.seat(player, hand=[card])
    s.seat(1 - player, hand=["Stop It"])
    s.minion(0, "Victor Donaldson")
    s.minion(1, "Sully")
    g = s.start(active=player, phase="master")
    g.play(kind="play", card=card)
    if answered:
        g.play(kind="play", card="Stop It")
    g.pass_until("minion")
    assert g.seat(player).ash_heap.count(card) == 1


# ---- referendums

KATELINE = "Kateline Nadasdy"


def polled(*theirs: str, **how: Any) -> mt.Position:
    """Seat 0's Belinde has called; Kateline is of seat 0, too."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.minion(0, "Belinde")
    s.minion(0, KATELINE, **how)
    for name in theirs:
        s.minion(1, name, locked=True)
    g = s.start()
    g.play(kind="play", card="Ancilla Empowerment", minion="Belinde")
    g.pass_until("polling", seat=0)
    return g


@pytest.mark.ruling("G00039#da218f17")
@pytest.mark.parametrize("how", [{}, {"locked": True}, {"region": "torpor"}])
def test_kateline_makes_one_abstain(how: Any, offers: Offers) -> None:
    g = polled("Catalina Vega", "Ryan", blood=3, **how)
    choices = {o.target for o in g.decision.options if o.card == KATELINE}
    assert choices >= {"Catalina Vega", "Ryan"}
    assert "Belinde" not in choices
    g.play(kind="use", card=KATELINE, target="Catalina Vega")
    assert g.minion(KATELINE).blood == 2
    assert not offers(g, kind="use", card=KATELINE)
    g.pass_until("minion")
    assert not any("Catalina Vega casts" in line for line in g.log)


@pytest.mark.ruling("200763#7c4c4102")
def test_kateline_cancels_what_was_cast() -> None:
    g = polled("Catalina Vega", blood=3)
    g.play(kind="vote for", minion="Belinde")
    g.play(kind="vote against", minion="Catalina Vega")
    g.play(kind="use", card=KATELINE, target="Catalina Vega")
    g.pass_until("minion")
    assert any("2 for, 0 against" in line for line in g.log)


@pytest.mark.ruling("200763#baf0cde5")
def test_kateline_cancels_ballots() -> None:
    g = polled("Korah", blood=3)
    g.play(kind="vote for", minion="Belinde")
    g.play(kind="vote against", minion="Korah")
    g.play(kind="use", card=KATELINE, target="Korah")
    g.pass_until("minion")
    assert any("2 for, 0 against" in line for line in g.log)


def test_kateline_not_on_a_blood_hunt(never: Never) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Ryan")
    s.minion(1, "Sully", region="torpor", blood=0)
    s.minion(1, KATELINE, locked=True)
    g = s.start()
    g.play(kind="diablerize", minion="Ryan")
    never(g, kind="use", card=KATELINE)


@pytest.mark.parametrize("edge", [0, 1, None])
@pytest.mark.parametrize("hunt", [True, False])
def test_tyler_votes_when_the_edge_is_burned(edge: int | None, hunt: bool) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancilla Empowerment"], edge=edge == 0)
    s.seat(1, edge=edge == 1)
    s.minion(0, "Ryan")
    s.minion(1, "Sully", region="torpor", blood=0)
    s.minion(1, "Tyler McGill", locked=True)
    g = s.start()
    if hunt:
        g.play(kind="diablerize", minion="Ryan")
    else:
        g.play(kind="play", card="Ancilla Empowerment")
    g.pass_until("polling", seat=edge or 0) if edge is not None or not hunt else None
    if edge is None:
        g.pass_until("minion")
        assert not any("Tyler McGill casts" in line for line in g.log)
        return
    assert not [o for o in g.decision.options if o.minion == "Tyler McGill"]
    g.play(kind="edge vote for")
    assert votes(g, 1) == {"Tyler McGill": 1}
    g.play(kind="vote against", minion="Tyler McGill")
    g.pass_until("minion")
    assert any("1 against" in line for line in g.log)


@pytest.mark.parametrize(("hunt", "against"), [(True, False), (False, True)])
def test_troius_does_not_vote_against_blood_hunts(
    hunt: bool, against: bool, offers: Offers
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.minion(0, "Ryan")
    s.minion(1, "Sully", region="torpor", blood=0)
    s.minion(1, "Troius", locked=True)
    g = s.start()
    if hunt:
        g.play(kind="diablerize", minion="Ryan")
    else:
        g.play(kind="play", card="Ancilla Empowerment")
    g.pass_until("polling", seat=1)
    assert offers(g, kind="vote for", minion="Troius")
    assert bool(offers(g, kind="vote against", minion="Troius")) == against


@pytest.mark.parametrize(("edge", "cost"), [(True, 1), (False, 2)])
def test_vasily_pays_more_to_contest(edge: bool, cost: int, own: mt.Cards) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, edge=edge)
    s.minion(0, "Vasily", blood=5)
    s.minion(1, "Carlak", blood=5)
    g = s.start(phase="unlock")
    g.play(kind="pay")
    g.pass_until("contest", seat=1)
    g.play(kind="pay")
    assert blood(g, "Vasily", "Carlak") == (5 - cost, 4)


def test_vasily_must_be_able_to_pay(own: mt.Cards, offers: Offers) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.minion(0, "Vasily", blood=1)
    s.minion(1, "Carlak", blood=5)
    g = s.start(phase="unlock")
    assert not offers(g, kind="pay")
    assert offers(g, kind="yield")


def test_kateline_not_in_other_actions(never: Never) -> None:
    """Kateline has nothing to do in other actions."""
    g = act("Sully", [], (KATELINE,))
    g.play(kind="bleed", minion="Sully")
    never(g, kind="use", card=KATELINE)

"""Vampires in whose texts something is told rather than chosen: mandatory actions, chance, and votes."""

from typing import Any

import methuselah as mt
import pytest
from driving import Offers, Resolve
from positions import act, targets, votes

OWN = r"""
Card(
    name: "Get Up",
    facts: {"types": "Action"},
    modes: [(choose: [Cards([Minion, Locked, ControlledBy(You)])], do: [Unlock(Picked(0))])],
)
Card(name: "Grave Lore", facts: {"types": "Action", "requires": "obl"}, modes: [(disc: ["obl"], do: [Lock(Me)])])
Card(
    name: "Stir",
    facts: {"types": "Action Modifier"},
    modes: [(when: Resolved, player: OtherReady, do: [Unlock(Actor)])],
)
"""


# ---- Elen Kamjian

ELEN = "Elen Kamjian"


def with_elen(
    *others: tuple[str, bool], hand: tuple[str, ...] = (), own: mt.Cards | None = None, **how: Any
) -> mt.Position:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=list(hand))
    s.seat(1, pool=20)
    s.minion(0, ELEN, **how)
    for name, locked in others:
        s.minion(0, name, locked=locked)
    return s.start()


@pytest.mark.rule("MINION-6")
def test_elen_must_bleed_first(resolve: Resolve) -> None:
    g = with_elen(("Sully", True), ("Ryan", False), hand=("Raven Spy",), blood=2)
    assert [(o.kind, o.card) for o in g.decision.options] == [("action", ELEN)]
    g.play(kind="action", card=ELEN)
    resolve(g)
    assert g.seat(1).pool == 18
    assert {o.minion for o in g.decision.options if o.kind == "bleed"} == {"Ryan"}


@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_a_locked_minion_in_torpor_will_do(region: str) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, ELEN)
    s.minion(0, "Sully", locked=True, region=region)
    g = s.start()
    assert {o.kind for o in g.decision.options} == {"action"}


def test_elen_does_as_she_likes_without_a_locked_minion(offers: Offers) -> None:
    g = with_elen(("Sully", False), blood=2)
    assert not offers(g, kind="action", card=ELEN)
    assert offers(g, kind="bleed", minion=ELEN)
    assert offers(g, kind="hunt", minion=ELEN)


def test_elen_hunts_if_she_must(resolve: Resolve) -> None:
    g = with_elen(("Sully", True), blood=0)
    assert [(o.kind, o.minion) for o in g.decision.options] == [("hunt", ELEN)]


def test_elen_bleeds_after_others(resolve: Resolve) -> None:
    """The action of another locks it."""
    g = with_elen(("Sully", False), ("Ryan", False))
    g.play(kind="bleed", minion="Sully")
    resolve(g)
    assert {o.kind for o in g.decision.options} == {"action"}


@pytest.mark.ruling("201585#6a7f9211")
def test_elen_is_free_once_she_has_bled(own: mt.Cards, resolve: Resolve, offers: Offers) -> None:
    g = with_elen(("Sully", True), ("Ryan", False), hand=("Stir",), own=own, blood=2)
    g.play(kind="action", card=ELEN)
    g.play(kind="play", card="Stir", minion="Ryan")
    resolve(g)
    assert not g.minion(ELEN).locked
    assert offers(g, kind="hunt", minion=ELEN)
    assert not offers(g, kind="action", card=ELEN)


@pytest.mark.ruling("201585#38715d04", "201585#6116aebc")
def test_elen_is_stuck_if_she_has_bled_otherwise(
    own: mt.Cards, resolve: Resolve, offers: Offers
) -> None:
    """Nobody else is."""
    g = with_elen(("Sully", False), ("Ryan", False), hand=("Stir",), own=own, blood=2)
    g.play(kind="bleed", minion=ELEN)
    g.play(kind="play", card="Stir", minion="Ryan")
    resolve(g)
    g.play(kind="bleed", minion="Sully")
    resolve(g)
    assert not g.minion(ELEN).locked
    assert {o.minion for o in g.decision.options if o.minion} == {"Ryan"}
    assert offers(g, kind="pass")


# ---- Evan Klein

EVAN = "Evan Klein"
RUSH = "Bum's Rush"


def at_evan(target: str, seed: int, own: bool = False) -> mt.Position:
    s = mt.Scenario(players=2, seed=seed)
    s.seat(0, hand=[RUSH])
    s.minion(0, "Belinde", blood=4)
    s.minion(1, "Evan Klein (G6)", locked=True)
    s.minion(1, "Ryan", locked=True)
    g = s.start()
    g.play(kind="play", card=RUSH, target=target)
    return g


def fails(g: mt.Position, resolve: Resolve) -> bool:
    resolve(g, "before range", "range", "strike", "minion")
    assert g.decision
    return bool(g.decision.kind == "minion")


def test_an_action_at_evan_fails_half_the_time(resolve: Resolve) -> None:
    failed = [fails(at_evan(EVAN, seed), resolve) for seed in range(40)]
    assert 8 <= sum(failed) <= 32


def test_an_action_that_fails_leaves_its_minion_locked(resolve: Resolve) -> None:
    games = (at_evan(EVAN, seed) for seed in range(40))
    g = next(g for g in games if fails(g, resolve))
    assert (g.minion("Belinde").locked, g.seat(0).ash_heap) == (True, [RUSH])
    assert g.minion(EVAN).blood == 5


def test_an_action_at_another_does_not_fail(resolve: Resolve) -> None:
    assert not any(fails(at_evan("Ryan", seed), resolve) for seed in range(20))


@pytest.mark.ruling("201627#4f9be5a1")
def test_an_undirected_action_at_evan_does_not_fail(own: mt.Cards, resolve: Resolve) -> None:
    for seed in range(20):
        s = mt.Scenario(players=2, seed=seed, cards=own)
        s.seat(0, hand=["Get Up"])
        s.minion(0, "Belinde")
        s.minion(0, "Evan Klein (G6)", locked=True)
        g = s.start()
        g.play(kind="play", card="Get Up", target=EVAN)
        resolve(g)
        assert not g.minion(EVAN).locked


# ---- votes

JASON = 'Jason "Son" Newberry'


def test_jason_has_more_votes_against_blood_hunts() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Ryan")
    s.minion(1, "Sully", region="torpor", blood=0)
    s.minion(1, JASON, locked=True)
    g = s.start()
    g.play(kind="diablerize", minion="Ryan")
    g.pass_until("polling", seat=1)
    cast = {o.kind: o.amount for o in g.decision.options if o.minion == JASON}
    assert cast == {"vote for": 1, "vote against": 3}
    g.play(kind="vote against", minion=JASON)
    g.pass_until("minion")
    assert any("0 for, 3 against" in line for line in g.log)


def test_jason_has_no_more_in_other_referendums() -> None:
    g = act("Sully", ["Ancilla Empowerment"], others=(JASON,))
    g.play(card="Ancilla Empowerment", minion="Sully")
    g.pass_until("polling")
    cast = {o.kind: o.amount for o in g.decision.options if o.minion == JASON}
    assert cast == {"vote for": 1, "vote against": 1}


@pytest.mark.ruling("G00040#d280518e")
@pytest.mark.parametrize("hunt", [False, True])
def test_yewon_discards_for_a_vote(hunt: bool, own: mt.Cards, offers: Offers) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.seat(1, hand=["Grave Lore", "Bonding", "Grave Lore"])
    s.minion(0, "Ryan")
    s.minion(1, "Sully", region="torpor", blood=0)
    s.minion(1, "Yewon Ong", locked=True)
    g = s.start()
    if hunt:
        g.play(kind="diablerize", minion="Ryan")
    else:
        g.play(kind="play", card="Ancilla Empowerment")
    g.pass_until("polling", seat=1)
    assert targets(g, "Yewon Ong") - {None} == {"Grave Lore"}
    g.play(kind="use", card="Yewon Ong", target="Grave Lore")
    assert g.seat(1).ash_heap.count("Grave Lore") == 1
    assert votes(g, 1) == {"Yewon Ong": 3}
    assert not offers(g, kind="use", card="Yewon Ong")


@pytest.mark.ruling("G00027#fa03b0bb")
def test_yewon_may_discard_in_torpor(own: mt.Cards, offers: Offers) -> None:
    """A vampire that is not ready casts no votes all the same (REF-4)."""
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.seat(1, hand=["Grave Lore"])
    s.minion(0, "Ryan")
    s.minion(1, "Yewon Ong", region="torpor")
    g = s.start()
    g.play(kind="play", card="Ancilla Empowerment")
    g.pass_until("polling", seat=1)
    g.play(kind="use", card="Yewon Ong", target="Grave Lore")
    assert "Grave Lore" in g.seat(1).ash_heap
    assert not offers(g, kind="vote for", minion="Yewon Ong")

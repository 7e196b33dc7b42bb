"""Vampires whose texts are about what comes after an action, and about pool."""

import methuselah as mt
import pytest
from driving import Fight, Never, Offers, Resolve, Written
from positions import act, blood, targets

#: Cards of no print: what implemented ones do not yet require.
OWN = r"""
Card(
    name: "Feral Errand",
    facts: {"types": "Action", "clans": "Gangrel"},
    modes: [(do: [Gain(Pool(You), 1)])],
)
Card(
    name: "Grave Errand",
    facts: {"types": "Action", "requires": "obl"},
    modes: [(disc: ["obl"], do: [Gain(Pool(You), 1)])],
)
Card(
    name: "Silent Errand",
    facts: {"types": "Action", "path": "Death and the Soul"},
    modes: [(do: [Gain(Pool(You), 1)])],
)
Card(
    name: "Hecata Den",
    facts: {"types": "Master", "keywords": "location"},
    modes: [(do: [PutInPlay])],
    abilities: [Action((by: [Vampire, Clan(Hecata), ControlledBy(You)], do: [Gain(Pool(You), 1)]))],
)
Card(
    name: "Toll",
    facts: {"types": "Action"},
    modes: [(do: [Burn(Pool(Prey), 1)])],
)
Card(
    name: "Levy",
    facts: {"types": "Action"},
    modes: [(do: [Move(Pool(Prey), Pool(You), 1)])],
)
Card(
    name: "Collapse",
    facts: {"types": "Action"},
    modes: [(do: [Burn(Pool(Prey), 1), Torpor(Me)])],
)
"""


# ---- after an action


def test_kalinda_burns_the_edge_to_unlock(offers: Offers, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, edge=True)
    s.minion(0, "Kalinda (G6)")
    g = s.start()
    assert not offers(g, kind="use", card="Kalinda (G6)")
    g.play(kind="bleed", minion="Kalinda")
    resolve(g)
    g.play(kind="use", card="Kalinda (G6)")
    assert (g.edge, g.minion("Kalinda").locked) == (None, False)


def test_kalinda_does_so_in_her_controllers_turn_only(never: Never) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, edge=True)
    s.minion(0, "Sully")
    s.minion(1, "Kalinda (G6)", locked=True)
    g = s.start()
    g.play(kind="bleed", minion="Sully")
    never(g, kind="use", card="Kalinda (G6)")


def test_aline_unlocks_after_another_anarch(offers: Offers, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Aline Gädeke", locked=True, blood=3)
    for name in ("Ariane", "Steve Booth"):
        s.minion(0, name, sect="anarch")
    g = s.start()
    g.play(kind="bleed", minion="Ariane")
    g.pass_until("resolved", seat=0)
    g.play(kind="use", card="Aline Gädeke")
    assert (g.minion("Aline Gädeke").locked, g.minion("Aline Gädeke").blood) == (False, 2)
    resolve(g)
    g.play(kind="bleed", minion="Aline Gädeke")
    resolve(g, "minion", "resolved")
    assert g.decision.kind == "minion"  # not after her own, and once in a turn
    g.play(kind="bleed", minion="Steve Booth")
    resolve(g, "minion", "resolved", "discard")
    assert not offers(g, card="Aline Gädeke")


@pytest.mark.ruling("G00027#fa03b0bb")
def test_aline_in_torpor(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Aline Gädeke", locked=True, blood=3, region="torpor")
    s.minion(0, "Ariane")
    g = s.start()
    g.play(kind="bleed", minion="Ariane")
    g.play(kind="use", card="Aline Gädeke")
    assert not g.minion("Aline Gädeke").locked


@pytest.mark.ruling("201576#7e0d1202")
def test_aline_after_one_has_become_anarch() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Aline Gädeke", locked=True, blood=3)
    s.minion(0, "Sully", blood=3)
    g = s.start()
    g.play(kind="become anarch", minion="Sully")
    g.play(kind="use", card="Aline Gädeke")
    assert not g.minion("Aline Gädeke").locked


@pytest.mark.parametrize(("actor", "block"), [("Ariane", True), ("Sully", False)])
def test_aline_not_after_others(actor: str, block: bool, never: Never, fight: Fight) -> None:
    g = act("Aline Gädeke", [], others=(actor,), blocker="Ryan", locked=True, blood=3)
    g.play(kind="bleed", minion=actor)
    if block:
        g.play(kind="block", minion="Ryan")
    never(g, kind="use", card="Aline Gädeke")


ERRANDS = [
    ("Keegan", "Feral Errand", 0),
    ("Sakura, The Merciless", "Silent Errand", 1),
]


@pytest.mark.parametrize(("name", "errand", "cost"), ERRANDS)
def test_unlocking_after_an_action_of_a_kind(
    name: str, errand: str, cost: int, own: mt.Cards, resolve: Resolve, never: Never
) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, pool=20, hand=[errand])
    s.minion(0, name, blood=3)
    g = s.start()
    g.play(kind="play", card=errand)
    g.play(kind="use", card=name)
    assert (g.minion(name).locked, g.minion(name).blood) == (False, 3 - cost)
    g = act(name, [], blood=3)
    g.play(kind="bleed", minion=name)
    never(g, kind="use", card=name)


@pytest.mark.parametrize(("name", "errand", "cost"), ERRANDS)
def test_not_after_it_is_blocked(
    name: str, errand: str, cost: int, own: mt.Cards, never: Never
) -> None:
    g = act(name, [errand], blocker="Ryan", cards=own)
    g.play(kind="play", card=errand)
    g.play(kind="block", minion="Ryan")
    never(g, kind="use", card=name)


ANJA = '"Mother" Anja Giovanni'


@pytest.mark.parametrize(
    ("actor", "errand", "region", "unlocks"),
    [
        ("Monica Giovanni", "Grave Errand", "ready", True),
        ("Monica Giovanni", "Grave Errand", "torpor", False),
        ("Monica Giovanni", "Hecata Den", "ready", True),
        ("Monica Giovanni", None, "ready", False),
        (ANJA, "Grave Errand", "ready", False),
    ],
)
def test_anja_unlocks_another_hecata(
    actor: str, errand: str | None, region: str, unlocks: bool, own: mt.Cards, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, pool=20, hand=["Grave Errand"])
    s.permanent(0, "Hecata Den")
    s.minion(0, ANJA, blood=3, region=region)
    s.minion(0, "Monica Giovanni")
    g = s.start()
    if errand is None:
        g.play(kind="bleed", minion=actor)
    elif errand == "Hecata Den":
        g.play(kind="action", card=errand, minion=actor)
    else:
        g.play(kind="play", card=errand, minion=actor)
    resolve(g, "resolved", "minion", "discard")
    assert (g.decision.kind == "resolved") == unlocks
    if unlocks:
        g.play(kind="use", card=ANJA)
        assert blood(g, ANJA) == (2,)
        assert not g.minion(actor).locked


@pytest.mark.ruling("G00077#ceafee72")
@pytest.mark.parametrize(
    ("name", "actor", "errand", "sect"),
    [
        ("Keegan", "Keegan", "Feral Errand", None),
        (ANJA, "Monica Giovanni", "Grave Errand", None),
        ("Aline Gädeke", "Sully", "Toll", "anarch"),
    ],
)
def test_an_action_that_fizzles_is_successful(
    name: str, actor: str, errand: str, sect: str | None, written: Written, resolve: Resolve
) -> None:
    """It costs 1 blood, which the minion has no more as it resolves."""
    dear = OWN.replace('"types": "Action"', '"types": "Action", "blood": "1"')
    drain = """
    Card(name: "Drain", facts: {"types": "Reaction"},
        modes: [(when: Action, do: [Burn(Blood(Actor), 1)])])
    """
    s = mt.Scenario(players=2, cards=written(dear + drain))
    s.seat(0, pool=20, hand=[errand])
    s.seat(1, hand=["Drain"])
    if name != actor:
        s.minion(0, name, locked=True)
    s.minion(0, actor, blood=1, sect=sect)
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="play", card=errand, minion=actor)
    g.play(kind="play", card="Drain")
    g.play(kind="use", card=name)
    assert not g.minion(actor if name != "Aline Gädeke" else name).locked
    assert (g.seat(0).pool, g.seat(1).pool) == (20, 30)


# ---- pool


@pytest.mark.parametrize(
    ("action", "gains"), [("bleed", True), ("Toll", True), ("Levy", False), ("hunt", False)]
)
def test_venceslava_gains_pool(
    action: str, gains: bool, own: mt.Cards, resolve: Resolve, offers: Offers
) -> None:
    s = mt.Scenario(players=3, cards=own)
    s.seat(0, pool=20, hand=["Toll", "Levy"])
    s.minion(0, "Věnceslava, The Implacable", blood=5)
    s.minion(0, "Sully")
    g = s.start()
    kind = {"kind": action} if action in {"bleed", "hunt"} else {"kind": "play", "card": action}
    g.play(minion="Věnceslava, The Implacable", **kind)
    resolve(g, "resolved", "minion")
    assert (g.decision.kind == "resolved") == gains
    if gains:
        g.play(kind="use", card="Věnceslava, The Implacable")
        assert g.seat(0).pool == 21


def test_venceslava_gains_none_for_what_others_do(own: mt.Cards, resolve: Resolve) -> None:
    s = mt.Scenario(players=3, cards=own)
    s.minion(0, "Věnceslava, The Implacable")
    s.minion(0, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Sully")
    resolve(g, "resolved", "minion")
    assert g.decision.kind == "minion"


def test_venceslava_gains_as_her_prey_is_ousted(own: mt.Cards) -> None:
    """Whoever is her controller's prey by then."""
    s = mt.Scenario(players=3, cards=own)
    s.seat(0, pool=10)
    s.seat(1, pool=1)
    s.minion(0, "Věnceslava, The Implacable")
    g = s.start()
    g.play(kind="bleed", minion="Věnceslava, The Implacable")
    g.play(kind="use", card="Věnceslava, The Implacable")
    assert g.seat(1).ousted
    assert g.seat(0).pool == 17


@pytest.mark.parametrize(("region", "taken"), [("ready", 1), ("torpor", 0)])
def test_gnaeus_hurts_a_minion_of_the_preys_choice(region: str, taken: int) -> None:
    s = mt.Scenario(players=3)
    s.minion(0, "Gnaeus Aemilius Augustinus", region=region)
    s.minion(1, "Ryan", locked=True)
    s.minion(1, "Sully", locked=True)
    s.minion(1, "Ashley", region="torpor")
    s.minion(2, "Meaghan")
    g = s.start(phase="unlock")
    if taken:
        g.play(kind="trigger", card="Gnaeus Aemilius Augustinus")
        assert (g.decision.seat, targets(g)) == (1, {"Ryan", "Sully"})
        g.play(target="Sully")
    assert blood(g, "Ryan", "Sully") == (4, 4 - taken)


@pytest.mark.ruling("G00027#fa03b0bb")
def test_venceslava_gains_in_torpor(own: mt.Cards) -> None:
    g = act("Věnceslava, The Implacable", ["Collapse"], cards=own)
    g.play(kind="play", card="Collapse")
    g.play(kind="use", card="Věnceslava, The Implacable")
    assert (g.minion("Věnceslava, The Implacable").torpor, g.seat(0).pool) == (True, 31)


@pytest.mark.ruling("201776#26b7b2f0")
def test_venceslava_gains_nothing_once_her_controller_is_out() -> None:
    """Each burns 1 pool for each minion."""
    s = mt.Scenario(players=3)
    s.seat(0, pool=1, hand=["Ancilla Empowerment"])
    s.seat(1, pool=20)
    s.minion(0, "Věnceslava, The Implacable")
    s.minion(1, "Ryan", locked=True)
    g = s.start()
    g.play(kind="play", card="Ancilla Empowerment")
    g.play(kind="vote for", minion="Věnceslava, The Implacable")
    g.pass_until("master", seat=1)
    assert (g.seat(0).ousted, g.seat(1).pool) == (True, 19)

"""Vampires whose texts are about actions: their own ones, bleeds, blocks and torpor."""

from collections import Counter

import methuselah as mt
import pytest
from driving import Never, Offers, Resolve, Written
from positions import act, blood, targets

#: Cards of no print.
OWN = r"""
Card(name: "Sting", facts: {"types": "Reaction"}, modes: [(when: Action, do: [ReduceBleed(3)])])
Card(name: "Fall", facts: {"types": "Action"}, modes: [(do: [Torpor(Me)])])
Card(
    name: "Lurker",
    facts: {"types": "Ally", "pool": "1", "life": "3", "strength": "1", "bleed": "1"},
)
"""


# ---- actions of their own


def test_wix_bleeds_for_more(resolve: Resolve, offers: Offers) -> None:
    name = 'Jeremy "Wix" Wyzchovsky'
    s = mt.Scenario(players=2)
    s.seat(1, pool=20)
    s.minion(0, name)
    g = s.start()
    assert g.minion(name).bleed == 1
    g.play(kind="action", card=name)
    resolve(g)
    assert g.seat(1).pool == 18
    s.minion(0, "Sully")
    assert not offers(s.start(), kind="action", minion="Sully")


@pytest.mark.parametrize(
    ("name", "found", "others"),
    [
        ("Dominica", "Perfectionist", ["Fame", "Sport Bike", "Raven Spy"]),
        ("Sakhar", "Sport Bike", ["Fame", "Perfectionist", "Raven Spy"]),
    ],
)
def test_searching_the_library(name: str, found: str, others: list[str], resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, library=[*others, found], library_only=True, hand=["Fame"] * 7, hand_only=True)
    s.minion(0, name)
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="action", card=name)
    resolve(g, "choose")
    assert targets(g) - {None} == {found}
    g.play(kind="choose", target=found)
    assert found in g.seat(0).hand
    assert sorted(g.seat(0).library) == sorted(others)


def test_a_search_has_stealth(resolve: Resolve) -> None:
    for name in ("Dominica", "Sakhar"):
        g = act(name, [], blocker="Ryan")
        g.play(kind="action", card=name)
        g.play(kind="block", minion="Ryan")
        resolve(g, "choose", "minion", "discard")
        assert not g.minion("Ryan").locked


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [("Caliban", 3, 5), ("Caliban", 5, 6), ("Lurker", 1, 3), ("Lurker", 2, 3), ("Lurker", 3, 3)],
)
def test_seraphina_heals(
    name: str, before: int, after: int, own: mt.Cards, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.minion(0, "Seraphina")
    s.minion(0, name, blood=before, locked=True)
    s.minion(1, "Ryan")
    g = s.start()
    assert targets(g, "Seraphina") == {"Seraphina", name}
    g.play(kind="action", card="Seraphina", target=name)
    resolve(g)
    assert blood(g, name) == (after,)


def test_seraphina_heals_in_torpor_and_herself(own: mt.Cards, resolve: Resolve) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.minion(0, "Seraphina", blood=4)
    s.minion(0, "Sully", blood=0, region="torpor")
    g = s.start()
    assert targets(g, "Seraphina") == {"Seraphina", "Sully"}
    g.play(kind="action", card="Seraphina", target="Seraphina")
    resolve(g)
    assert blood(g, "Seraphina") == (6,)


EULOGIO = "Eulogio Sánchez de los Reyes"


def test_eulogio_reorders_his_library(resolve: Resolve) -> None:
    top = ["Fame", "Wash", "Bonding", "Sport Bike", "Raven Spy"]
    s = mt.Scenario(players=2)
    s.seat(0, library=[*top, "Perfectionist", "Fame"], hand=["Fame"] * 7)
    s.minion(0, EULOGIO, blood=5)
    g = s.start()
    g.play(kind="action", card=EULOGIO)
    resolve(g, "choose")
    for card in ("Bonding", "Raven Spy", "Fame", "Wash"):
        assert set(top) >= targets(g)
        g.play(kind="choose", target=card)
    assert g.seat(0).library[:6] == [
        "Wash",
        "Fame",
        "Raven Spy",
        "Bonding",
        "Sport Bike",
        "Perfectionist",
    ]
    assert (g.minion(EULOGIO).locked, g.minion(EULOGIO).blood) == (False, 4)


def test_eulogio_with_a_small_library(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, library=["Fame", "Wash"], library_only=True, hand=["Fame"] * 7)
    s.minion(0, EULOGIO, blood=5)
    g = s.start()
    g.play(kind="action", card=EULOGIO)
    resolve(g, "choose")
    g.play(kind="choose", target="Wash")
    if g.decision.kind == "choose":
        g.choose(g.decision.options[0])
    assert sorted(g.seat(0).library) == ["Fame", "Wash"]
    assert not g.minion(EULOGIO).locked
    # Another one of the same kind cannot be taken in this turn.
    assert not offers(g, kind="action", card=EULOGIO)


def test_saankalaxt_steals_equipment(resolve: Resolve, offers: Offers) -> None:
    name = "Saankaláxt"
    s = mt.Scenario(players=3)
    s.minion(0, name, blood=5)
    s.minion(0, "Sully", cards=["Ivory Bow"])
    s.minion(1, "Ryan", cards=["Sport Bike", "Raven Spy"], locked=True)
    s.minion(2, "Caliban", cards=[".44 Magnum"], locked=True)
    g = s.start()
    assert targets(g, name) == {"Sport Bike", ".44 Magnum"}
    g.play(kind="action", card=name, target=".44 Magnum")
    resolve(g)
    assert (g.minion(name).cards, g.minion(name).blood) == ([".44 Magnum"], 4)


def test_saankalaxt_pays_for_it(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Saankaláxt", blood=0)
    s.minion(1, "Ryan", cards=["Sport Bike"])
    assert not offers(s.start(), kind="action", card="Saankaláxt")


# ---- bleeds


@pytest.mark.parametrize(
    ("actor", "answer", "gains"),
    [("Gostoso", [], True), ("Gostoso", ["Sting"], False), ("Sully", [], False)],
)
def test_gostoso_gains_blood(
    actor: str, answer: list[str], gains: bool, own: mt.Cards, resolve: Resolve, offers: Offers
) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(1, hand=answer)
    s.minion(0, "Gostoso", blood=3)
    s.minion(0, "Sully")
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion=actor)
    if answer:
        g.play(kind="play", card="Sting")
    resolve(g, "resolved", "minion")
    assert bool(offers(g, kind="use", card="Gostoso")) == gains
    if gains:
        g.play(kind="use", card="Gostoso")
        assert g.minion("Gostoso").blood == 4


def test_gostoso_gains_of_his_prey_only(written: Written, never: Never) -> None:
    turn = """
    Card(name: "Elsewhere", facts: {"types": "Reaction"}, modes: [
        (when: Declined, choose: [Methuselahs([Not(You), Not(Acting)])], do: [ChangeTarget(Picked(0))]),
    ])
    """
    s = mt.Scenario(players=3, cards=written(turn))
    s.seat(1, hand=["Elsewhere"])
    s.minion(0, "Gostoso", blood=3)
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion="Gostoso")
    g.play(kind="play", card="Elsewhere")
    never(g, kind="use", card="Gostoso")
    assert g.seat(2).pool == 29


def test_ilonka_looks_and_discards(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Fame", "Bonding"])
    s.minion(0, "Sully")
    s.minion(0, "Meaghan")
    s.minion(1, "Ilonka", locked=True)
    g = s.start()
    assert "Fame" not in g.view(1).known_hand(0)
    g.play(kind="bleed", minion="Sully")
    resolve(g, "resolved", "minion")
    g.play(kind="use", card="Ilonka")
    assert "Fame" in g.view(1).known_hand(0)
    g.choose(g.decision.options[-1])
    assert len(g.seat(0).ash_heap) == 1
    assert len(g.seat(0).hand) == 7
    g.play(kind="bleed", minion="Meaghan")
    resolve(g, "resolved", "minion", "discard")
    assert not offers(g, kind="use", card="Ilonka")  # once each turn


@pytest.mark.parametrize(("seat", "region"), [(1, "torpor"), (2, "ready")])
def test_ilonka_does_not(seat: int, region: str, never: Never) -> None:
    s = mt.Scenario(players=3)
    s.minion(0, "Sully")
    s.minion(seat, "Ilonka", region=region, locked=True)
    g = s.start()
    g.play(kind="bleed", minion="Sully")
    never(g, kind="use", card="Ilonka")


# ---- blocks, and torpor


@pytest.mark.ruling("G00107#76bfe2dd")
@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_marialena_burns_blood_when_blocked(region: str, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Marialena", blood=4, region=region)
    s.minion(1, "Ryan", cards=["Sport Bike"])
    g = s.start()
    kind = "bleed" if region == "ready" else "leave torpor"
    g.play(kind=kind, minion="Marialena")
    g.play(kind="block", minion="Ryan")
    resolve(g, "before range", "range", "strike", "torpor block", "minion")
    assert g.minion("Marialena").blood == 3


def test_marialena_burns_none_otherwise(resolve: Resolve) -> None:
    g = act("Marialena", [], ("Sully",), blocker="Ryan", blood=4)
    g.play(kind="bleed", minion="Sully")
    g.play(kind="block", minion="Ryan")
    resolve(g)
    g.play(kind="bleed", minion="Marialena")
    resolve(g)
    assert g.minion("Marialena").blood == 4


JURGEN = "Jürgen, The Libertine"


@pytest.mark.ruling("G00107#76bfe2dd")
@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_whoever_would_block_juergen_pays(region: str, resolve: Resolve, offers: Offers) -> None:
    """Each attempt, whatever comes of it."""
    s = mt.Scenario(players=2)
    s.minion(0, JURGEN, region=region, blood=5)
    s.minion(1, "Ryan", blood=2)
    s.minion(1, "Sully", blood=0)
    g = s.start()
    g.play(kind="bleed" if region == "ready" else "leave torpor", minion=JURGEN)
    g.pass_until("block", seat=1) if g.decision.seat == 0 else None
    assert not offers(g, kind="block", minion="Sully")
    g.play(kind="block", minion="Ryan")
    assert g.minion("Ryan").blood == 1


def test_an_ally_that_pays_with_its_last_life_blocks_nobody(
    own: mt.Cards, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(1, pool=20)
    s.minion(0, JURGEN)
    s.minion(1, "Lurker", blood=1)
    g = s.start()
    g.play(kind="bleed", minion=JURGEN)
    g.play(kind="block", minion="Lurker")
    assert g.seat(1).ash_heap == ["Lurker"]
    resolve(g)
    assert g.seat(1).pool == 19


def test_others_are_blocked_for_nothing(resolve: Resolve) -> None:
    g = act("Sully", [], (JURGEN,), "Ryan")
    g.play(kind="bleed", minion="Sully")
    g.play(kind="block", minion="Ryan")
    assert g.minion("Ryan").blood == 4


MARTINA = "Doc Martina"


@pytest.mark.ruling("G00075#8354b496")
def test_a_rescue_costs_martina_less(resolve: Resolve) -> None:
    """1 blood, and either of the two may pay it."""
    for share in (0, 1):
        s = mt.Scenario(players=2)
        s.minion(0, MARTINA, blood=3)
        s.minion(0, "Meaghan", locked=True)
        s.minion(0, "Sully", region="torpor", blood=2)
        g = s.start()
        shares = [o.amount for o in g.decision.options if o.kind == "rescue"]
        assert Counter(shares) == Counter([0, 1])
        g.play(kind="rescue", minion=MARTINA, amount=share)
        resolve(g)
        assert not g.minion("Sully").torpor
        assert blood(g, MARTINA, "Sully") == (3 - share, 1 + share)


def test_others_rescue_for_the_usual_cost(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, MARTINA, locked=True)
    s.minion(0, "Meaghan", blood=3)
    s.minion(0, "Sully", region="torpor", blood=2)
    g = s.start()
    shares = [o.amount for o in g.decision.options if o.kind == "rescue"]
    assert Counter(shares) == Counter([0, 1, 2])
    g.play(kind="rescue", minion="Meaghan", amount=1)
    resolve(g)
    assert blood(g, "Meaghan", "Sully") == (2, 1)


@pytest.mark.parametrize(("name", "pool"), [("Thomas De Lutrius", 29), ("Sully", 30)])
def test_thomas_goes_to_torpor(name: str, pool: int, own: mt.Cards, resolve: Resolve) -> None:
    g = act(name, ["Fall"], ("Thomas De Lutrius",)[: name != "Thomas De Lutrius"], cards=own)
    g.play(kind="play", card="Fall", minion=name)
    resolve(g)
    assert (g.minion(name).torpor, g.seat(0).pool) == (True, pool)

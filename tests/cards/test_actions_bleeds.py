"""Action cards that bleed, and what comes of a bleed that succeeds."""

from typing import Any

import methuselah as mt
import pytest
from driving import Fight, Never, Offers, Resolve, Written
from positions import act, targets, way

# Who, for which clause, on what terms, how much, at what cost.
BLEEDS = [
    ("Computer Hacking", "Sully", None, {}, 2, 0),
    ("Fiendish Tongue", "Sully", None, {"sect": "sabbat"}, 2, 0),
    ("Break the Bonds", "Roberto Rivamonte", "[ani]", {}, 2, 0),
    ("Fleetness", "Alu", None, {}, None, 0),
    ("Fleetness", "Kanya Akhtar", "[cel]", {}, 1, 1),
    ("Line Brawl", "Milton Fox", "[pre]", {}, 2, 0),
    ("Kindred Spirits", "Jackie", "[dem]", {}, 1, 0),
    ("Kindred Spirits", "Jackie", "[DEM]", {}, 2, 0),
    ("Scouting Mission", "Cameron", "[dom]", {}, 2, 0),
    ("Slaughtering the Herd", "Cameron", "[dom]", {}, 3, 2),
    ("Feast of the Soul's Secrets", "Yael", "[dom]", {}, 3, 1),
    ("Enthrall", "Ximena", "[obf]", {}, 2, 0),
    ("Enthrall", "Ximena", "[pre]", {}, 2, 0),
    ("Shroud of Decay", "Peter St. John", "[obl]", {}, 2, 0),
    ("Show of Force", "Garret", "[pot pre]", {}, 2, 0),
    ("Show of Force", "Octane", "[POT PRE]", {}, 3, 0),
    ("Legal Manipulations", "Milton Fox", "[pre]", {}, 3, 1),
    ("Legal Manipulations", "Leumeah", "[PRE]", {}, 3, 1),
    ("Propaganda", "Milton Fox", "[pre]", {}, 2, 2),
    ("Public Trust", "Milton Fox", "[pre]", {}, 3, 1),
    ("Social Charm", "Milton Fox", "[pre]", {}, 2, 0),
    ("Social Charm", "Leumeah", "[PRE]", {}, 2, 0),
]


@pytest.mark.parametrize(("card", "who", "clause", "terms", "bleed", "cost"), BLEEDS)
def test_bleeds(
    *,
    card: str,
    who: str,
    clause: str | None,
    terms: dict[str, Any],
    bleed: int | None,
    cost: int,
    resolve: Resolve,
    offers: Offers,
) -> None:
    g = act(who, [card], players=3, blood=2, **terms)
    if bleed is None:
        assert not offers(g, card=card)
        return
    wanted = {"target": "seat 1"} if card == "Kindred Spirits" else {}
    way(g, clause or "", card=card, **wanted)
    resolve(g)
    assert [g.seat(n).pool for n in (1, 2)] == [30 - bleed, 30]
    assert (g.minion(who).blood, g.edge) == (2 - cost, 0)


LESS = """
Card(name: "Less", facts: {"types": "Reaction"},
    modes: [(when: Action, if: [Action(Bleed)], do: [ReduceBleed(9)])])
"""

GAINS = [
    ("Kindred Spirits", "Jackie", "[dem]"),
    ("Kindred Spirits", "Jackie", "[DEM]"),
    ("Legal Manipulations", "Leumeah", "[PRE]"),
    ("Social Charm", "Leumeah", "[PRE]"),
]


@pytest.mark.parametrize(("card", "who", "clause"), GAINS)
@pytest.mark.parametrize("bleeds", [True, False])
def test_a_pool_for_a_successful_bleed(
    *, card: str, who: str, clause: str, bleeds: bool, resolve: Resolve, written: Written
) -> None:
    """Not for one that has come to nothing."""
    g = act(who, [card], players=3, blocker="Sully", answer=["Less"], cards=written(LESS))
    wanted = {"target": "seat 1"} if card == "Kindred Spirits" else {}
    way(g, clause, card=card, **wanted)
    if not bleeds:
        g.play(card="Less")
    resolve(g)
    assert (g.seat(1).pool < 30) is bleeds
    assert g.seat(0).pool == (31 if bleeds else 30)


@pytest.mark.parametrize(
    ("card", "who", "clause"),
    [("Legal Manipulations", "Milton Fox", "[pre]"), ("Social Charm", "Milton Fox", "[pre]")],
)
def test_no_pool_at_inferior(*, card: str, who: str, clause: str, resolve: Resolve) -> None:
    g = act(who, [card], players=3)
    way(g, clause, card=card)
    resolve(g)
    assert g.seat(0).pool == 30


def test_kindred_spirits_bleed_anyone_else(resolve: Resolve) -> None:
    g = act("Jackie", ["Kindred Spirits"], players=4)
    assert targets(g, "Kindred Spirits") == {"seat 1", "seat 2", "seat 3"}
    way(g, "[DEM]", target="seat 2")
    resolve(g)
    assert [g.seat(n).pool for n in range(4)] == [31, 30, 28, 30]


# ---- Blood for another


@pytest.mark.ruling("101513#f718f0b7")
def test_whom_public_trust_gives_blood_is_said_at_once(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Public Trust"], uncontrolled=[("Sully", 0), ("Gwendolyn", 0)])
    s.minion(0, "Leumeah")
    g = s.start()
    assert targets(g, "Public Trust") == {None, "Sully", "Gwendolyn"}
    g.play(card="Public Trust", level="superior", target="Gwendolyn")
    resolve(g)
    assert {m.name: m.blood for m in g.seat(0).uncontrolled} == {"Sully": 0, "Gwendolyn": 1}
    assert g.seat(1).pool == 27


@pytest.mark.ruling("102248#5b27e540")
@pytest.mark.parametrize("to", ["Ashley", "Sully"])
def test_the_feast_is_for_someone_younger_of_ones_own(to: str, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Feast of the Soul's Secrets"], uncontrolled=[("Sully", 0), ("Gwendolyn", 0)])
    s.minion(0, "Malachi")
    s.minion(0, "Ashley", blood=0, region="torpor")
    s.minion(1, "Ryan", blood=0)
    g = s.start()
    assert targets(g, "Feast of the Soul's Secrets") == {None, "Ashley", "Sully"}
    g.play(card="Feast of the Soul's Secrets", level="superior", target=to)
    resolve(g)
    got = {m.name: m.blood for m in [*g.seat(0).uncontrolled, g.minion("Ashley")]}
    assert got == {"Ashley": 0, "Sully": 0, "Gwendolyn": 0, to: 2}
    assert g.minion("Malachi").blood == 5


WATCH = """
// As an event that watches over what is done for vampires that nobody controls yet.
Card(
    name: "Watch",
    facts: {"types": "Master"},
    modes: [(do: [PutInPlay])],
    abilities: [
        Static((to: Cards([The(Actor)]), if: [Action(AddsToUncontrolled)], change: Add(Stealth, -1))),
    ],
)
Card(
    name: "Shroud",
    facts: {"types": "Action Modifier"},
    modes: [(do: [Add(Stealth, Actor, 1, Action)])],
)
"""


@pytest.mark.ruling("102248#b5dc70fe")
@pytest.mark.parametrize(
    ("level", "to", "watched"),
    [("superior", "Sully", True), ("superior", "Ashley", False), ("inferior", None, False)],
)
def test_a_feast_for_an_uncontrolled_vampire_adds_to_one(
    level: str, to: str | None, watched: bool, written: Any, resolve: Any
) -> None:
    s = mt.Scenario(players=2, cards=written(WATCH), blanks=True)
    s.seat(0, hand=["Feast of the Soul's Secrets", "Shroud"], uncontrolled=[("Sully", 0)])
    s.permanent(1, "Watch")
    s.minion(0, "Malachi")
    s.minion(0, "Ashley", blood=0, region="torpor")
    s.minion(1, "Ryan")
    g: Any = s.start()
    g.play(card="Feast of the Soul's Secrets", level=level, **({"target": to} if to else {}))
    g.play(kind="block", minion="Ryan")
    g.play(kind="play", card="Shroud")
    resolve(g)
    assert g.seat(1).pool == (30 if watched else 27)


def test_scouting_and_the_accounting_are_for_younger_ones(resolve: Resolve) -> None:
    for card, who, blood, cost in (
        ("Scouting Mission", "Aintzane Arriaga", 2, 0),
        ("Fourth Tradition: The Accounting", "Belinde", 3, 1),
    ):
        s = mt.Scenario(players=2)
        s.seat(0, hand=[card], uncontrolled=[("Sully", 0), ("Andi Liu", 0)])
        s.minion(0, who)
        g = s.start()
        assert "Andi Liu" not in targets(g, card)
        g.play(card=card, target="Sully")
        resolve(g)
        assert g.seat(0).uncontrolled[0].blood == blood
        assert g.minion(who).blood == 6 - cost


# ---- Break the Bonds


def bonds(*others: str, uncontrolled: bool = True) -> mt.Position:
    s = mt.Scenario(players=2)
    young = [("Sully", 0)] if uncontrolled else []
    s.seat(0, hand=["Break the Bonds"], uncontrolled=young)
    s.minion(0, "Roberto Rivamonte")
    for name in others:
        s.minion(1, name)
    return s.start()


@pytest.mark.ruling("102247#fb2cf19b")
def test_the_bonds_need_an_uncontrolled_vampire_for_presence() -> None:
    clauses = {str(o) for o in bonds(uncontrolled=False).decision.options if o.card}
    assert len(clauses) == 3  # [ani], [obf] and both
    assert not [clause for clause in clauses if "[pre]" in clause]
    assert len([o for o in bonds().decision.options if o.card]) == 7


@pytest.mark.ruling("102247#a4110837")
@pytest.mark.parametrize("others", [(), ("Ayelech", "Ashley")])
def test_all_that_the_bonds_can_do(others: tuple[str, ...], resolve: Resolve) -> None:
    g = bonds(*others)
    way(g, "[ani obf pre]", card="Break the Bonds")
    resolve(g, "choose", "minion")
    assert g.seat(1).pool == 28
    if others:
        assert targets(g) == {None, *others}
        g.play(kind="choose", target="Ashley")
        assert g.minion("Ashley").locked
        assert not g.minion("Ayelech").locked
    assert g.seat(0).uncontrolled[0].blood == 1


# ---- What else they do


@pytest.mark.parametrize(("blocker", "can"), [("Rayne", False), ("Ryan", True)])
def test_anarchs_have_less_intercept_against_a_fiendish_tongue(
    *, blocker: str, can: bool, resolve: Resolve
) -> None:
    g = act("Sully", ["Fiendish Tongue"], blocker=blocker, sect="sabbat")
    g.play(card="Fiendish Tongue")
    g.play(kind="block")
    resolve(g)
    assert g.seat(1).pool == (30 if can else 28)


@pytest.mark.parametrize("who", ["Corine Marcón", "Sully"])
def test_a_tzimisce_with_a_fiendish_tongue_may_unlock(who: str, resolve: Resolve) -> None:
    g = act(who, ["Fiendish Tongue"], sect="sabbat", blood=3)
    g.play(card="Fiendish Tongue")
    resolve(g)
    g.pass_until("may" if who != "Sully" else "discard", seat=0)
    if who != "Sully":
        g.play(kind="yes")
    assert g.minion(who).locked is (who == "Sully")
    assert g.minion(who).blood == (3 if who == "Sully" else 2)


@pytest.mark.parametrize("pays", [True, False])
def test_who_enthralls_may_draw_from_the_crypt(pays: bool, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Enthrall"], crypt=["Sully"])
    s.minion(0, "Devorah", blood=2)
    g = s.start()
    g.play(card="Enthrall", level="superior")
    resolve(g, "may")
    g.play(kind="yes" if pays else "pass")
    resolve(g)
    assert (g.minion("Devorah").blood, g.seat(1).pool) == (1 if pays else 2, 28)
    assert [m.name for m in g.seat(0).uncontrolled] == (["Sully"] if pays else [])


def test_a_shroud_of_decay_costs_the_bled_two_cards_of_their_choice(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Shroud of Decay"])
    s.seat(1, hand=["Majesty", "Deflection"])
    s.minion(0, "Peter St. John")
    g = s.start()
    g.play(card="Shroud of Decay")
    resolve(g, "choose")
    assert g.decision.seat == 1
    g.play(kind="choose", target="Majesty")
    g.play(kind="choose", target="Deflection")
    assert sorted(g.seat(1).ash_heap) == ["Deflection", "Majesty"]
    assert len(g.seat(1).hand) == 7


@pytest.mark.ruling("102295#2a9a9313")
def test_a_superior_shroud_of_decay_takes_seven_cards_of_the_acting_one_s_choice(
    resolve: Resolve,
) -> None:
    for cards in (6, 8):
        s = mt.Scenario(players=2)
        s.seat(0, hand=["Shroud of Decay"])
        s.seat(1, ash_heap=["Majesty"] * (cards - 1) + ["Deflection"])
        s.minion(0, "Alek König")
        g = s.start()
        if cards == 6:
            assert not [o for o in g.decision.options if "[OBL]" in str(o)]
            continue
        g.play(card="Shroud of Decay", level="superior")
        resolve(g, "choose")
        assert g.decision.seat == 0
        for _ in range(7):
            g.play(kind="choose", target="Majesty")
        assert g.seat(1).ash_heap == ["Deflection"]
        assert g.seat(1).pool == 27


@pytest.mark.parametrize(
    ("card", "who", "clause", "blocker", "can"),
    [
        ("Propaganda", "Milton Fox", "[pre]", "Belinde", False),
        ("Propaganda", "Milton Fox", "[pre]", "Ryan", True),
        ("Slaughtering the Herd", "Cameron", "[dom]", "Underbridge Stray", False),
        ("Slaughtering the Herd", "Cameron", "[dom]", "Ryan", True),
    ],
)
def test_whom_some_bleeds_pass_by(
    *, card: str, who: str, clause: str, blocker: str, can: bool, never: Never
) -> None:
    g = act(who, [card], blocker=blocker)
    way(g, clause, card=card)
    if can:
        g.play(kind="block", minion=blocker)
    else:
        never(g, kind="block")


def test_propaganda_makes_the_bled_lock_someone(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Propaganda"])
    s.minion(0, "Leumeah")
    for name, locked in (("Ryan", False), ("Ashley", True), ("Ayelech", False)):
        s.minion(1, name, locked=locked)
    g = s.start()
    g.play(card="Propaganda", level="superior")
    resolve(g, "choose")
    assert g.decision.seat == 1
    assert targets(g) == {"Ryan", "Ayelech"}
    g.play(kind="choose", target="Ryan")
    assert g.minion("Ryan").locked


@pytest.mark.parametrize(
    ("who", "level", "more"), [("Garret", "inferior", 1), ("Octane", "superior", 2)]
)
def test_a_blocked_show_of_force_is_one(
    who: str, level: str, more: int, resolve: Resolve, fight: Fight
) -> None:
    g = act(who, ["Show of Force"], blocker="Ayelech")
    g.play(card="Show of Force", level=level)
    g.play(kind="block")
    resolve(g, "before range")
    way(g, "Show of Force")
    fight(g)
    assert g.minion("Ayelech").blood == 7 - 1 - more

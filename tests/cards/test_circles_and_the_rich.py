"""New Blood, who joins a circle, and Eat the Rich, for which titles and the Edge count otherwise."""

from typing import Any

import methuselah as mt
import pytest
from adepts import ADEPTS, seated
from driving import Refused
from positions import call, cast_all, pools, votes

BLOOD = "New Blood"
RICH = "Eat the Rich"
OWN = (
    ADEPTS
    + """
Card(
    name: "Brother of Kiev",
    facts: {
        "types": "Vampire", "clans": "Blood Brother", "capacity": "3", "group": "any",
        "sect": "Sabbat", "circle": "Kiev",
    },
)
Card(
    name: "Lone Brother",
    facts: {
        "types": "Vampire", "clans": "Blood Brother", "capacity": "3", "group": "any",
        "sect": "Sabbat",
    },
)
Card(
    name: "Roll Call",
    facts: {"types": "Action"},
    modes: [(choose: [Cards([Vampire, CircleLike(Me), Not(The(Me))])], do: [Gain(Pool(You), 1)])],
)
Card(
    name: "Priest",
    facts: {
        "types": "Vampire", "clans": "Lasombra", "capacity": "8", "group": "any",
        "sect": "Sabbat", "title": "priscus",
    },
)
Card(
    name: "Baron of Oslo",
    facts: {
        "types": "Vampire", "clans": "Brujah", "capacity": "8", "group": "any", "sect": "Anarch",
        "title": "baron", "city": "Oslo",
    },
)
"""
)


# ---- New Blood


def born(own: mt.Cards, circle: str, *others: str, crypt: tuple[str, ...] = ("Adept",)) -> Any:
    s = mt.Scenario(players=2, cards=own, blanks=True)
    s.seat(0, pool=20, hand=["Roll Call"], uncontrolled=[(BLOOD, 2), (BLOOD, 0)], crypt=list(crypt))
    s.minion(0, "Brother of Kiev")
    for name in others:
        s.minion(0, name)
    g = s.start(phase="influence")
    g.play(kind="bring out", minion=BLOOD)
    g.choose(next(o for o in g.decision.options if circle in str(o)))
    return g


def fellows(g: mt.Position) -> set[str | None]:
    g.pass_until("minion", seat=0)
    return {o.target for o in g.decision.options if o.card == "Roll Call" and o.minion == BLOOD}


@pytest.mark.ruling("201052#fec4c768")
def test_new_blood_chooses_a_circle_and_brings_a_card(own: mt.Cards) -> None:
    g = born(own, "Kiev", "Lone Brother")
    assert [card.name for card in g.seat(0).uncontrolled] == [BLOOD, "Adept"]
    assert fellows(g) == {"Brother of Kiev"}
    h = born(own, "Chicago", "Lone Brother")
    assert fellows(h) == set()


def test_the_circles_to_choose_from(own: mt.Cards) -> None:
    s = mt.Scenario(players=2, cards=own, blanks=True)
    s.seat(0, pool=20, uncontrolled=[(BLOOD, 2)])
    g = s.start(phase="influence")
    g.play(kind="bring out", minion=BLOOD)
    words = [str(o) for o in g.decision.options]
    assert not any("Inner" in word for word in words)
    cities = ("Budapest", "Chicago", "Kiev", "Mexico City", "Torrance")
    assert all(any(city in word for word in words) for city in cities)
    assert len(words) == len(cities) + 1  # or none; there is no other Brother
    g.choose(g.decision.options[-1])
    assert g.seat(0).uncontrolled == []


@pytest.mark.ruling("201052#db4f9dc6", "201052#87f17291")
def test_new_blood_may_join_a_circle_of_one(own: mt.Cards) -> None:
    g = born(own, "another", "Lone Brother")
    g.play(kind="choose", target="Lone Brother")
    assert fellows(g) == {"Lone Brother"}


def test_new_blood_makes_no_vampires(own: mt.Cards, refused: Refused) -> None:
    s = seated(own, ["The Embrace"])
    s.minion(0, BLOOD)
    refused(s.start(), card="The Embrace", minion=BLOOD)


# ---- Eat the Rich


def rich(own: mt.Cards, chosen: int, *points: int, others: tuple[tuple[int, str], ...] = ()) -> Any:
    s = seated(own, {"hand": [RICH], "edge": True})
    s.minion(0, "Baron of Oslo")
    s.minion(0, "Adept")
    for seat, name in others:
        s.minion(seat, name)
    g = call(s, RICH, "Adept")
    g.choose(next(o for o in g.decision.options if o.target == str(chosen)))
    while g.decision.kind == "terms":
        whom = g.decision.options[0].target
        wanted = 1 if int(str(whom)[-1]) in points else 0
        fits = [o for o in g.decision.options if o.amount == wanted]
        g.choose(fits[0])
    return g


def test_those_chosen_burn_a_pool_and_three_more_with_a_title(own: mt.Cards) -> None:
    g = rich(own, 2, 1, 2, others=((1, "Ruler"),))
    cast_all(g)
    g.play(kind="edge vote for")
    g.pass_until("minion")
    assert pools(g) == [20, 16, 19]


def test_a_title_in_torpor_is_no_riches(own: mt.Cards) -> None:
    s = seated(own, {"hand": [RICH], "edge": True})
    s.minion(0, "Adept")
    s.minion(1, "Ruler", region="torpor")
    g = call(s, RICH, "Adept")
    g.choose(g.decision.options[0])
    while g.decision.kind == "terms":
        wanted = int(g.decision.options[0].target == "seat 1")
        g.choose(next(o for o in g.decision.options if o.amount == wanted))
    g.play(kind="edge vote for")
    g.pass_until("minion")
    assert pools(g) == [20, 19, 20]


def test_titles_are_worth_less_and_the_edge_more(own: mt.Cards) -> None:
    g = rich(own, 1, 1, others=((1, "Ruler"), (2, "Priest")))
    assert votes(g, 0)["Baron of Oslo"] == 2 - 1
    edge = [o for o in g.decision.options if o.kind == "edge vote for"]
    assert [o.amount for o in edge] == [2]
    g.choose(edge[0])
    assert votes(g, 1)["Ruler"] == 2 - 1
    while g.decision.kind != "minion":
        assert all(o.minion != "Priest" for o in g.decision.options)  # 1 - 1 ballot
        g.play(kind="pass")


def test_only_an_anarch_eats_the_rich(own: mt.Cards, refused: Refused) -> None:
    s = seated(own, [RICH])
    s.minion(0, "Ruler")
    refused(s.start(), kind="play", card=RICH)


def test_elsewhere_the_edge_is_one_vote(own: mt.Cards) -> None:
    s = seated(own, {"hand": ["Kine Resources Contested"], "edge": True})
    s.minion(0, "Baron of Oslo")
    g = call(s, "Kine Resources Contested", "Baron of Oslo")
    while g.decision.kind == "terms":
        g.choose(g.decision.options[-1])
    g.pass_until("polling", seat=0)
    assert [o.amount for o in g.decision.options if o.kind == "edge vote for"] == [1]

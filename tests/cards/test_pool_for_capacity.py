"""Cards that are for old vampires or for pool, and what fetches cards from the ash heap."""

from typing import Any

import methuselah as mt
import pytest
from adepts import ADEPTS, seated
from driving import Never, Offers, Refused, Resolve
from methuselah._core import Position
from positions import call, cast_all, pools

OWN = (
    ADEPTS
    + """
Card(
    name: "Elder",
    facts: {
        "types": "Vampire", "clans": "Ventrue", "capacity": "9", "group": "any",
        "sect": "Camarilla", "title": "justicar",
    },
)
Card(
    name: "Rite",
    facts: {"types": "Action Modifier"},
    modes: [(do: [Add(Stealth, Actor, 1, Action)])],
)
"""
)


# ---- Referendums for what one controls


def voted(
    own: mt.Cards, card: str, *others: tuple[int, str], pool: tuple[int, ...] = (20,) * 3
) -> Any:
    s = seated(own, {"hand": [card], "pool": pool[0]}, {"pool": pool[1]}, {"pool": pool[2]})
    s.minion(0, "Elder")
    for seat, name in others:
        s.minion(seat, name)
    g = call(s, card, "Elder")
    cast_all(g)
    return g


def choosing(g: Position, *names: str | None) -> None:
    for name in names:
        g.pass_until("choose")
        if name is None:
            g.play(kind="pass")
        else:
            g.play(kind="choose", target=name)


def test_the_reins_are_held_by_the_predator(own: mt.Cards) -> None:
    g = voted(own, "Reins of Power", (0, "Layman"), (1, "Novice"), (2, "Adept"))
    choosing(g, "Layman", "Novice", None)
    g.pass_until("minion")
    # Seat 0's predator, seat 2, chose nobody.
    assert pools(g) == [20 + 6, 20 + 6 - 5, 20 + 6 - 4]


def test_only_ready_vampires_of_ones_own_hold_reins(own: mt.Cards) -> None:
    g = voted(own, "Reins of Power", (0, "Hireling"), (1, "Novice"))
    g.pass_until("choose")
    assert g.decision and {o.target for o in g.decision.options} == {None, "Elder"}


@pytest.mark.ruling("101591#a2d1d6c1", "100064#8904f241")
@pytest.mark.parametrize(
    ("card", "after"),
    [("Reins of Power", [26, 4 + 6 - 9, 22]), ("Ancient Influence", [24, 4 + 4 - 5, 15])],
)
def test_first_all_gain_and_then_they_burn(card: str, after: list[int], own: mt.Cards) -> None:
    g = voted(own, card, (1, "Novice"), pool=(20, 4, 20))
    choosing(g, "Elder", "Novice")
    g.pass_until("minion")
    assert pools(g) == after


def test_an_ancient_influences_all_who_have_one(own: mt.Cards) -> None:
    g = voted(own, "Ancient Influence", (1, "Adept"), (2, "Novice"))
    choosing(g, "Elder", "Adept", None)
    g.pass_until("minion")
    assert pools(g) == [20 + 9 - 5, 20 + 8 - 5, 20 - 5]


@pytest.mark.ruling("G00015#7e5f3251")
@pytest.mark.parametrize("card", ["Reins of Power", "Ancient Influence"])
def test_all_that_burns_burns_at_once(card: str, own: mt.Cards) -> None:
    s = seated(own, [card], {"pool": 1}, {"pool": 1}, {"pool": 1}, players=4)
    s.minion(0, "Elder")
    s.minion(1, "Adept")
    s.minion(2, "Adept")
    g = call(s, card, "Elder")
    cast_all(g)
    choosing(g, "Elder" if card == "Reins of Power" else None)
    while g.decision and g.decision.kind == "choose":
        choosing(g, "Adept" if card == "Reins of Power" else None)
    g.pass_until("minion")
    assert g.half_points == [4, 2, 2, 0]  # and the last one left


def test_a_stranglehold_is_worth_three_for_each_elder(own: mt.Cards) -> None:
    g = voted(own, "Political Stranglehold", (0, "Adept"), (1, "Adept"), (1, "Ruler"))
    g.pass_until("minion")
    assert pools(g) == [26, 23, 20]


@pytest.mark.parametrize("card", ["Reins of Power", "Ancient Influence", "Political Stranglehold"])
def test_it_is_called_once_in_a_game(card: str, own: mt.Cards, refused: Refused) -> None:
    s = seated(own, [card, card])
    s.minion(0, "Elder")
    s.minion(0, "Ruler")
    g = call(s, card, "Elder")
    cast_all(g)
    while g.decision and g.decision.kind != "minion":
        g.choose(g.decision.options[0])
    refused(g, kind="play", card=card)


@pytest.mark.ruling("G00030#17416c9c")
@pytest.mark.parametrize("card", ["Reins of Power", "Ancient Influence", "Political Stranglehold"])
def test_one_burned_for_a_vote_is_not_played(card: str, own: mt.Cards, offers: Offers) -> None:
    s = seated(own, ["Kine Resources Contested"], [card, card])
    s.minion(0, "Elder")
    s.minion(1, "Ruler")
    g = call(s, "Kine Resources Contested", "Elder")
    while g.decision.kind == "terms":
        g.choose(g.decision.options[-1])
    g.pass_until("polling", seat=1)
    g.play(kind="card vote against", card=card)
    g.pass_until("minion", seat=1)
    assert offers(g, kind="play", card=card)


# ---- Masters


def test_a_valley_is_for_an_uncontrolled_elder(own: mt.Cards) -> None:
    s = mt.Scenario(players=2, cards=own, blanks=True)
    s.seat(0, pool=20, hand=["Zillah's Valley"], uncontrolled=[("Elder", 1), ("Ruler", 0)])
    s.minion(0, "Adept")
    g = s.start(phase="master")
    assert {o.target for o in g.decision.options if o.card == "Zillah's Valley"} == {"Elder"}
    g.play(kind="play", card="Zillah's Valley", target="Elder")
    assert (g.seat(0).pool, g.seat(0).uncontrolled[0].blood) == (15, 5)


def test_the_monastery_hides_elders(own: mt.Cards, resolve: Resolve, never: Never) -> None:
    s = seated(own)
    s.permanent(0, "Monastery of Shadows")
    s.minion(0, "Adept")
    s.minion(0, "Ruler")
    s.minion(1, "Layman")
    g = s.start()
    assert len(g.seat(0).hand) == 8
    g.play(kind="bleed", minion="Adept")
    g.play(kind="block", minion="Layman")
    g.play(kind="use", card="Monastery of Shadows")
    assert g.minion("Monastery of Shadows").locked
    resolve(g)
    assert g.seat(1).pool == 19
    h: Any = s.start()
    h.play(kind="bleed", minion="Ruler")
    h.play(kind="block", minion="Layman")
    never(h, kind="use", card="Monastery of Shadows")


def test_it_may_hide_anothers_elder(own: mt.Cards, resolve: Resolve) -> None:
    s = seated(own)
    s.permanent(2, "Monastery of Shadows")
    s.minion(0, "Adept")
    s.minion(1, "Layman")
    g = s.start()
    g.play(kind="bleed", minion="Adept")
    g.play(kind="block", minion="Layman")
    g.play(kind="use", card="Monastery of Shadows", seat=2)
    resolve(g)
    assert g.seat(1).pool == 19


@pytest.mark.ruling("101112#55987e94")
@pytest.mark.parametrize(("left", "fits"), [(6, False), (7, True), (9, True)])
def test_a_liquidation_needs_seven_cards(
    left: int, fits: bool, own: mt.Cards, offers: Offers
) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(
        0, pool=20, hand=["Liquidation"] + ["Rite"] * 6, library=["Rite"] * left, library_only=True
    )
    s.minion(0, "Adept")
    g = s.start(phase="master")
    assert bool(offers(g, card="Liquidation")) is fits
    if fits:
        g.play(kind="play", card="Liquidation")
        while g.decision.kind == "choose":
            g.choose(g.decision.options[0])  # the top card, which nobody chooses
        assert (g.seat(0).pool, len(g.seat(0).library), len(g.seat(0).hand)) == (23, left - 7, 6)
        g.pass_until("discard")
        assert len(g.seat(0).hand) == (7 if left > 7 else 6)


@pytest.mark.ruling("G00126#78def0c3")
@pytest.mark.parametrize("crypt", [True, False])
def test_management_moves_the_top_of_the_crypt(crypt: bool, own: mt.Cards, offers: Offers) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, pool=20, hand=["Effective Management"], crypt=["Elder"] if crypt else [])
    s.minion(0, "Adept")
    g = s.start(phase="master")
    assert bool(offers(g, card="Effective Management")) is crypt
    if crypt:
        g.play(kind="play", card="Effective Management")
        assert [card.name for card in g.seat(0).uncontrolled] == ["Elder"]
        assert g.seat(0).pool == 20


# ---- Ashur Tablets

TABLETS = "Ashur Tablets"


def tablets(own: mt.Cards, mine: int, ash: list[str], other: bool = False) -> Any:
    s = seated(own, {"hand": [TABLETS, TABLETS], "ash_heap": ash})
    for _ in range(mine):
        s.permanent(0, TABLETS)
    if other:
        s.permanent(1, TABLETS)
    s.minion(0, "Adept")
    g = s.start(phase="master")
    g.play(kind="play", card=TABLETS)
    return g


def test_two_tablets_wait_for_a_third(own: mt.Cards) -> None:
    g = tablets(own, 1, ["Rite"], other=True)
    assert g.seat(0).permanents == [TABLETS, TABLETS]
    assert g.seat(0).pool == 20
    assert g.seat(0).ash_heap == ["Rite"]


@pytest.mark.ruling("100106#8f15735e", "100106#d991f187")
def test_three_tablets_are_removed_and_bring_cards_back(own: mt.Cards) -> None:
    ash = ["Rite", "Elder", "Fame", "Dodge"]
    g = tablets(own, 2, ash, other=True)
    library = len(g.seat(0).library)
    options = {o.target for o in g.decision.options}
    assert options == {None, "Rite", "Fame", "Dodge"}  # no crypt card
    g.play(kind="choose", target="Rite")
    g.play(kind="choose", target="Dodge")
    assert {o.target for o in g.decision.options} == {"Rite", "Dodge"}
    g.play(kind="choose", target="Dodge")
    assert any("Dodge" in line for line in g.log)
    g.play(kind="discard", card=TABLETS)
    assert "Dodge" in g.seat(0).hand
    assert sorted(g.seat(0).ash_heap) == [TABLETS, "Elder", "Fame"]
    assert len(g.seat(0).library) == library + 1
    assert g.seat(0).library.count("Rite") == 1
    assert g.seat(0).permanents == g.seat(1).permanents == []
    assert g.seat(0).pool == 23


@pytest.mark.ruling("100106#0914f0d8")
def test_three_tablets_are_worth_pool_without_an_ash_heap(own: mt.Cards) -> None:
    g = tablets(own, 2, [])
    assert (g.seat(0).pool, g.seat(0).permanents) == (23, [])


def test_at_most_thirteen_cards_come_back(own: mt.Cards) -> None:
    g = tablets(own, 2, ["Rite"] * 15)
    while g.decision.kind == "choose":
        g.choose(next(o for o in g.decision.options if o.kind != "pass"))
    g.play(kind="discard", card=TABLETS)
    assert g.seat(0).ash_heap.count("Rite") == 2


def test_one_ashur_is_played_in_a_turn(own: mt.Cards, refused: Refused) -> None:
    s = seated(own, [TABLETS, TABLETS])
    s.permanent(0, "Parthenon")
    s.minion(0, "Adept")
    g = s.start(phase="master")
    g.play(kind="play", card=TABLETS)
    refused(g, kind="play", card=TABLETS)

"""Charming Lobby, which calls the referendum of another card and makes the next one pass."""

from typing import Any

import methuselah as mt
import pytest
from adepts import ADEPTS, seated
from driving import Offers, Resolve
from positions import cast_all, targets, votes

LOBBY = "Charming Lobby"
DELAY = "Delaying Tactics"
OWN = (
    ADEPTS
    + """
Card(
    name: "Motion",
    facts: {"types": "Political Action"},
    modes: [(do: [Gain(Pool(You), 1)])],
)
Card(
    name: "Royal Motion",
    facts: {"types": "Political Action", "blood": "2", "pool": "1"},
    requires: [Sect(Camarilla)],
    modes: [(terms: [Choose((from: Methuselahs([Not(You)])))], do: [Burn(Pool(Picked(0)), 3)])],
)
Card(
    name: "Standing Order",
    facts: {"types": "Political Action"},
    modes: [(do: [PutInPlay])],
    abilities: [
        Action((by: [Vampire, ControlledBy(You)], act: Political, locks: true,
            do: [Gain(Pool(You), 5)])),
    ],
)
Card(
    name: "Courtier",
    facts: {
        "types": "Vampire", "clans": "Toreador", "capacity": "6", "group": "any",
        "sect": "Camarilla", "disciplines": "pre",
    },
)
Card(
    name: "Mimic",
    facts: {"types": "Ally", "life": "3", "strength": "1", "bleed": "1", "keywords": "mortal"},
    abilities: [Static((to: Me, change: AsVampire((disc: ["pre"]))))],
)
Card(
    name: "Charmer",
    facts: {
        "types": "Vampire", "clans": "Toreador", "capacity": "8", "group": "any",
        "sect": "Camarilla", "disciplines": "PRE",
    },
)
Card(
    name: "Tally of Camarilla",
    facts: {"types": "Master"},
    modes: [(do: [PutInPlay])],
    abilities: [
        Trigger((on: Resolved, if: [TakenWith([RequiresSect(Camarilla)])], do: [Gain(Pool(You), 7)])),
    ],
)
"""
)


def lobby(
    own: mt.Cards,
    card: str,
    caller: str = "Courtier",
    hand: tuple[str, ...] = (),
    answer: tuple[str, ...] = (),
    **more: Any,
) -> Any:
    level = more.pop("level", "inferior")
    s = seated(own, [LOBBY, *([card] if card != "Standing Order" else []), *hand], list(answer))
    if card == "Standing Order":
        s.permanent(0, card)
    for name in more.pop("permanents", ()):
        s.permanent(0, name)
    s.minion(0, caller, **more)
    s.minion(0, "Ruler")
    s.minion(1, "Layman")
    g = s.start()
    g.play(kind="play", card=LOBBY, minion=caller, target=card, level=level)
    return g


@pytest.mark.ruling("100334#d86eefc4", "100334#f9fac200")
def test_a_lobby_calls_the_referendum_of_a_card_in_hand(own: mt.Cards) -> None:
    """It is played as the action succeeds, where nobody cancels it, and brings its vote."""
    g = lobby(own, "Motion", answer=("Direct Intervention",))
    assert "Motion" in g.seat(0).hand
    g.play(kind="pass") if g.decision.kind == "as played" else None
    while g.decision.kind != "polling":
        assert g.decision.kind != "as played"
        g.play(kind="pass")
    assert "Motion" not in g.seat(0).hand
    assert len(g.seat(0).hand) == 7
    assert votes(g, 0)[None] == 1
    cast_all(g)
    g.pass_until("minion")
    assert g.seat(0).pool == 21
    assert sorted(g.seat(0).ash_heap) == [LOBBY, "Motion"]


@pytest.mark.ruling("100334#753673a3")
def test_a_blocked_lobby_leaves_the_card_in_hand(own: mt.Cards, resolve: Resolve) -> None:
    s = seated(own, [LOBBY, "Motion"])
    s.minion(0, "Courtier")
    s.minion(1, "Layman", cards=["Raven Spy"])
    g = s.start()
    g.play(kind="play", card=LOBBY, target="Motion")
    g.play(kind="block")
    resolve(g)
    assert "Motion" in g.seat(0).hand
    assert g.seat(0).ash_heap == [LOBBY]


@pytest.mark.ruling("100334#36a13049", "100334#05df0e20", "100334#99397236", "G00140#aeaaa513")
def test_its_requirements_and_cost_apply(own: mt.Cards) -> None:
    g = lobby(own, "Royal Motion", permanents=("Tally of Camarilla",))
    g.pass_until("terms")
    assert (g.minion("Courtier").blood, g.seat(0).pool) == (4, 19)
    g.play(kind="choose", target=1)
    cast_all(g)
    g.pass_until("minion")
    assert (g.seat(0).pool, g.seat(1).pool) == (19, 17)
    for caller, blood in [("Courtier", 1), ("Adept", 8)]:  # too poor, or of another sect
        s = seated(own, [LOBBY, "Royal Motion", "Motion"])
        s.minion(0, caller, blood=blood)
        assert targets(s.start(), LOBBY) == {"Motion"}


def test_a_lobby_calls_what_a_card_in_play_allows(own: mt.Cards) -> None:
    g = lobby(own, "Standing Order")
    g.pass_until("polling")
    assert g.minion("Standing Order").locked
    cast_all(g)
    g.pass_until("minion")
    assert g.seat(0).pool == 25
    assert g.seat(0).permanents == ["Standing Order"]


def test_the_superior_lobby_brings_two_votes(own: mt.Cards) -> None:
    for level, more in [("inferior", 0), ("superior", 2)]:
        g = lobby(own, "Motion", caller="Charmer", level=level)
        cast = votes(g, 0)
        assert cast.get("Charmer", 0) == more


@pytest.mark.ruling("100334#a63e9123", "100334#73aa9553")
@pytest.mark.parametrize("passes", [True, False])
def test_the_next_referendum_passes_without_a_vote(passes: bool, own: mt.Cards) -> None:
    """Another Methuselah's, and only that one."""
    s = seated(own, [LOBBY, "Motion", "Motion"], ["Motion"])
    s.minion(0, "Courtier")
    s.minion(0, "Ruler")
    s.minion(1, "Layman")
    g = s.start()
    g.play(kind="play", card=LOBBY, minion="Courtier", target="Motion")
    if passes:
        cast_all(g)
    g.pass_until("minion")
    assert g.seat(0).pool == 20 + passes
    g.pass_until("minion", seat=1)
    g.play(kind="play", card="Motion", minion="Layman")
    polled = False
    while g.decision.kind != "minion":
        polled |= g.decision.kind == "polling"
        g.play(kind="pass")
    assert polled is not passes
    assert g.seat(1).pool == 20 + passes
    g.pass_until("minion", seat=0)
    g.play(kind="play", card="Motion", minion="Ruler")
    g.pass_until("polling")


@pytest.mark.ruling("100334#9e8f3072")
def test_a_blood_hunt_is_not_called_by_a_vampire(own: mt.Cards) -> None:
    s = seated(own, [LOBBY, "Motion", "Motion"])
    s.minion(0, "Courtier")
    s.minion(0, "Ruler")
    s.minion(1, "Layman")
    s.minion(1, "Novice", region="torpor")
    g = s.start()
    g.play(kind="play", card=LOBBY, minion="Courtier", target="Motion")
    cast_all(g)
    g.pass_until("minion")
    g.play(kind="diablerize", minion="Ruler", target="Novice")
    g.pass_until("polling")
    g.pass_until("minion", seat=0)
    assert "Ruler" in [m.name for m in g.seat(0).minions]


@pytest.mark.ruling("100519#6602dd5b", "100334#65bf6f71")
def test_a_delayed_lobby_gives_the_card_back_and_is_barred(own: mt.Cards, offers: Offers) -> None:
    s = seated(own, [LOBBY, LOBBY, "Motion"], [DELAY])
    s.minion(0, "Courtier")
    s.minion(0, "Charmer")
    s.minion(1, "Layman")
    g = s.start()
    g.play(kind="play", card=LOBBY, minion="Courtier", target="Motion")
    g.pass_until("polling", seat=1)
    g.play(kind="play", card=DELAY)
    g.choose(next(o for o in g.decision.options if o.card not in {LOBBY, "Motion"}))
    g.pass_until("minion")
    assert "Motion" in g.seat(0).hand
    assert not g.minion("Courtier").locked
    assert not offers(g, card=LOBBY)
    assert offers(g, kind="play", card="Motion", minion="Charmer")


@pytest.mark.ruling("100334#4de9529e")
def test_a_lobby_is_no_political_action_card(own: mt.Cards, offers: Offers) -> None:
    s = seated(own, ["Motion", LOBBY])
    s.minion(0, "Courtier")
    g = s.start()
    g.play(kind="play", card="Motion")
    g.pass_until("polling")
    assert not offers(g, card=LOBBY)
    # But it is a political action: one in a turn.
    g.pass_until("minion")
    assert not offers(g, card=LOBBY, minion="Courtier")


@pytest.mark.ruling("100334#addf6d66")
def test_a_lobby_calls_nothing_that_is_kept_elsewhere(own: mt.Cards, offers: Offers) -> None:
    s = seated(own, [LOBBY], {"ash_heap": ["Motion"]})
    s.permanent(0, "The Erciyes Fragments")
    s.minion(0, "Courtier")
    g = s.start()
    g.play(kind="use", card="The Erciyes Fragments", target="Motion")
    assert offers(g, card="Motion")
    assert not offers(g, card=LOBBY)


@pytest.mark.ruling("100334#2864868e")
def test_an_ally_that_plays_it_as_a_vampire_calls_too(own: mt.Cards, offers: Offers) -> None:
    g = lobby(own, "Motion", caller="Mimic")
    cast_all(g)
    g.pass_until("minion")
    assert g.seat(0).pool == 21
    s = seated(own, ["Motion"])
    s.minion(0, "Mimic")
    assert not offers(s.start(), card="Motion")

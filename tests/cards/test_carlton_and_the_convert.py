"""Carlton Van Wyk, Mylan Horseed, the Anarch Convert and other helpers, and what they give."""

from typing import Any

import methuselah as mt
import pytest
from adepts import ADEPTS, seated
from driving import Offers, Resolve
from positions import call, cast_all

CARLTON = "Carlton Van Wyk"
MYLAN = "Mylan Horseed"
CONVERT = "Anarch Convert"
OWN = (
    ADEPTS
    + """
Card(
    name: "Elder",
    facts: {
        "types": "Vampire", "clans": "Ventrue", "capacity": "9", "group": "any",
        "sect": "Independent",
    },
)
Card(
    name: "Statesman",
    facts: {
        "types": "Vampire", "clans": "Ventrue", "capacity": "8", "group": "any",
        "sect": "Camarilla", "title": "prince", "city": "Prague",
    },
)
Card(
    name: "Motion",
    facts: {"types": "Political Action"},
    modes: [(do: [Burn(Pool(Prey), 2)])],
)
Card(
    name: "Veil",
    facts: {"types": "Action Modifier"},
    modes: [(do: [Add(Stealth, Actor, 1, Action)])],
)
Card(
    name: "Cull",
    facts: {"types": "Action"},
    modes: [(directed: true, choose: [Cards([Vampire, InTorpor])], do: [BurnCard(Picked(0))])],
)
"""
)


# ---- Carlton Van Wyk


def drained(own: mt.Cards, kind: str, active: int = 0) -> Any:
    """The Adept of seat 0 has drained, or helped, a vampire in torpor; seat 2 has Carlton."""
    s = seated(own, ["Cull"], [], [])
    s.minion(0, "Adept")
    s.minion(1, "Layman", region="torpor", blood=2)
    s.minion(2, CARLTON)
    s.minion(1, "Novice")
    g = s.start(active=active)
    if active:
        g.pass_until("minion", seat=0)
    if kind == "cull":
        g.play(kind="play", card="Cull", target="Layman")
    else:
        paid = {"amount": 2} if kind == "rescue" else {}
        g.play(kind=kind, minion="Adept", target="Layman", **paid)
    g.pass_until("minion", seat=0)
    return g


@pytest.mark.ruling("G00010#be42a4b4")
def test_carlton_burns_who_has_committed_diablerie(own: mt.Cards, offers: Offers) -> None:
    g = drained(own, "diablerize")
    g.pass_until("discard", seat=2)
    assert offers(g, kind="use", card=CARLTON) == [
        o for o in map(str, g.decision.options) if "Adept" in o
    ]
    g.play(kind="use", card=CARLTON, target="Adept")
    assert [m.name for m in g.seat(0).minions] == []
    assert g.seat(2).minions == []


@pytest.mark.parametrize("kind", ["cull", "rescue"])
def test_carlton_burns_nobody_else(kind: str, own: mt.Cards, offers: Offers) -> None:
    g = drained(own, kind)
    g.pass_until("discard", seat=2)
    assert not offers(g, card=CARLTON)


@pytest.mark.ruling("G00010#be42a4b4")
def test_what_was_done_before_the_end_of_the_last_turn_is_past(
    own: mt.Cards, offers: Offers
) -> None:
    g = drained(own, "diablerize")
    g.pass_until("discard", seat=2)
    g.pass_until("minion", seat=0)
    g.pass_until("discard", seat=2)
    assert not offers(g, card=CARLTON)


@pytest.mark.ruling("100298#8a6fb219", "G00010#be42a4b4")
def test_carlton_may_do_so_in_the_turn_he_comes(own: mt.Cards) -> None:
    """And for a diablerie of that very turn."""
    s = seated(own, [CARLTON])
    s.minion(0, "Adept")
    s.minion(0, "Novice")
    s.minion(1, "Layman", region="torpor")
    g = s.start()
    g.play(kind="diablerize", minion="Adept", target="Layman")
    g.pass_until("minion")
    g.play(kind="play", card=CARLTON, minion="Novice")
    g.pass_until("discard")
    assert g.seat(0).pool == 18
    g.play(kind="use", card=CARLTON, target="Adept")
    assert [m.name for m in g.seat(0).minions] == ["Novice"]


def test_carlton_shoots_and_dodges_once(own: mt.Cards, resolve: Resolve, offers: Offers) -> None:
    s = seated(own, ["Fake Out"], ["Boxed In"], players=2)
    s.minion(0, "Layman")
    s.minion(1, CARLTON)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Layman")
    strikes = [o for o in g.decision.options if o.kind == "weapon strike"]
    assert len(strikes) == 2
    g.choose(strikes[1])
    resolve(g)
    assert (g.minion("Layman").blood, g.minion(CARLTON).blood) == (5, 2)


@pytest.mark.parametrize(("actor", "pool"), [("Adept", 20), ("Hireling", 19)])
def test_carlton_sees_vampires(actor: str, pool: int, own: mt.Cards, resolve: Resolve) -> None:
    s = seated(own, ["Veil"])
    s.minion(0, actor)
    s.minion(1, CARLTON)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    if actor == "Hireling":
        g.play(kind="play", card="Veil")
    resolve(g)
    assert g.seat(1).pool == pool
    h: Any = s.start()
    h.play(kind="bleed")
    h.play(kind="block")
    h.play(kind="play", card="Veil")
    resolve(h)
    assert h.seat(1).pool == pool


# ---- Mylan Horseed


@pytest.mark.ruling("101261#cfab508b")
@pytest.mark.parametrize(("seat", "directed"), [(0, False), (1, True)])
def test_mylan_unlocks_an_elder(seat: int, directed: bool, own: mt.Cards, resolve: Resolve) -> None:
    s = seated(own)
    s.minion(0, MYLAN)
    for name in ("Elder", "Statesman", "Ruler"):
        s.minion(seat, name, locked=True)
    s.minion(2, "Layman")
    g = s.start()
    options = {o.target for o in g.decision.options if o.kind == "action"}
    assert options == {"Elder"}
    g.play(kind="action", card=MYLAN, target="Elder")
    blockers = {o.minion for o in g.decision.options if o.kind == "block"}
    g.pass_until("minion") if not blockers else None
    assert blockers == (set() if directed else {"Layman"})
    resolve(g)
    assert not g.minion("Elder").locked


@pytest.mark.parametrize(("actor", "blocks"), [("Adept", False), ("Hireling", True)])
def test_mylan_blocks_no_vampire(actor: str, blocks: bool, own: mt.Cards, offers: Offers) -> None:
    s = seated(own)
    s.minion(0, actor)
    s.minion(1, MYLAN)
    s.minion(1, "Layman")
    g = s.start()
    g.play(kind="bleed")
    g.pass_until("block", seat=1)
    assert bool(offers(g, kind="block", minion=MYLAN)) is blocks


def test_mylan_dodges_once_in_a_combat(own: mt.Cards, resolve: Resolve, offers: Offers) -> None:
    s = seated(own, [], ["Boxed In"], players=2)
    s.minion(0, MYLAN)
    s.minion(1, "Hireling")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    resolve(g, "strike")
    g.play(kind="weapon strike", minion=MYLAN)
    resolve(g, "press", "minion")
    assert g.minion(MYLAN).blood == 1


# ---- Anarch Convert


def converted(
    own: mt.Cards, *others: str, rival: bool = False, crypt: bool = True, **more: Any
) -> Any:
    s = mt.Scenario(players=2, cards=own, blanks=True)
    s.seat(0, pool=20, uncontrolled=[(CONVERT, 1)], crypt=["Elder"] if crypt else [])
    s.seat(1, pool=20)
    for name in others:
        s.minion(0, name, **more)
    if rival:
        s.minion(1, CONVERT)
    s.minion(1, "Novice")
    g = s.start(phase="influence")
    g.play(kind="bring out", minion=CONVERT)
    return g


@pytest.mark.ruling("200076#3aacbc8d")
def test_a_convert_makes_an_untitled_vampire_anarch(own: mt.Cards) -> None:
    g = converted(own, "Layman", "Adept", "Statesman", "Hireling")
    assert {o.target for o in g.decision.options} == {None, "Layman", "Adept"}
    g.play(kind="choose", target="Layman")
    g.choose(next(o for o in g.decision.options if "pool" in str(o)))
    assert g.minion("Layman").sect == "Anarch"
    assert g.seat(0).pool == 21
    assert CONVERT not in [m.name for m in g.seat(0).minions]
    assert CONVERT not in g.seat(0).ash_heap


def test_or_brings_a_card_from_the_crypt(own: mt.Cards) -> None:
    g = converted(own, "Layman", region="torpor")
    g.play(kind="choose", target="Layman")
    g.choose(next(o for o in g.decision.options if "pool" not in str(o)))
    assert [card.name for card in g.seat(0).uncontrolled] == ["Elder"]
    assert g.seat(0).pool == 20
    h = converted(own, "Layman", crypt=False)
    h.play(kind="choose", target="Layman")
    assert len(h.decision.options) == 1
    h.choose(h.decision.options[0])
    assert h.seat(0).pool == 21


def test_a_convert_may_stay(own: mt.Cards) -> None:
    for others in (["Layman"], ["Statesman"]):
        g = converted(own, *others)
        if "Layman" in others:
            g.play(kind="pass")
        assert g.minion(CONVERT).sect == "Anarch"
        assert g.seat(0).pool == 20


@pytest.mark.ruling("200076#f1ce1603")
@pytest.mark.parametrize("used", [True, False])
def test_a_convert_may_be_gone_before_he_is_contested(used: bool, own: mt.Cards) -> None:
    g = converted(own, "Layman", rival=True)
    if used:
        g.play(kind="choose", target="Layman")
        g.choose(g.decision.options[0])
    else:
        g.play(kind="pass")
    rivals = [m.name for m in g.seat(1).minions]
    assert (CONVERT in rivals) is used


# ---- What is given while one is ready


def test_andre_gives_two_cards_while_he_is_ready(own: mt.Cards) -> None:
    for region, size in [("ready", 9), ("torpor", 7)]:
        s = seated(own)
        s.minion(0, "André the Manipulator", region=region)
        assert len(s.start().seat(0).hand) == size


LUTZ = "Lutz von Hohenzollern"


@pytest.mark.ruling("200890#0875b9c6")
@pytest.mark.parametrize(("ready", "passes"), [(True, True), (False, True), (True, False)])
def test_lutz_burns_a_pool_of_the_prey_after_a_referendum(
    ready: bool, passes: bool, own: mt.Cards
) -> None:
    """Of the new prey, if the old one is ousted by it."""
    for pool, after in [(20, [20, 18, 20, 20]), (2, [26, 0, 20, 20])]:
        s = seated(own, ["Motion"], {"pool": pool}, {}, {}, players=4)
        s.minion(0, "Statesman")
        s.minion(0, LUTZ, **({} if ready else {"region": "torpor"}))
        g = call(s, "Motion", "Statesman")
        if passes:
            cast_all(g)
        g.pass_until("minion")
        want = after if passes else [20, pool, 20, 20]
        if passes and ready:
            want[1 if pool == 20 else 2] -= 1
        assert [g.seat(n).pool for n in range(4)] == want


def test_lutz_bleeds_for_three(own: mt.Cards, resolve: Resolve) -> None:
    s = seated(own)
    s.minion(0, LUTZ)
    g = s.start()
    g.play(kind="bleed")
    resolve(g)
    assert g.seat(1).pool == 17


@pytest.mark.ruling("200890#37aae9f4")
def test_lutz_does_nothing_for_who_is_ousted(own: mt.Cards) -> None:
    """Nor, for others' referendums, for any but his controller."""
    for pool, lost in [(20, 1), (2, 0)]:
        s = seated(own, ["Motion"], {"pool": pool}, {}, {}, players=4)
        s.minion(0, "Statesman")
        s.minion(1, LUTZ)
        g = call(s, "Motion", "Statesman")
        while "Statesman" not in {o.minion for o in g.decision.options}:
            g.choose(g.decision.options[0])
        cast_all(g)
        g.pass_until("minion")
        assert g.seat(2).pool == 20 - lost


# ---- Locations


@pytest.mark.ruling("100646#680195d7")
@pytest.mark.parametrize(
    ("vampire", "fits"), [("Ruler", False), ("Adept", True), ("Bill Butler", True)]
)
def test_a_theater_is_for_gangrel_of_either_kind(
    vampire: str, fits: bool, own: mt.Cards, offers: Offers
) -> None:
    s = seated(own, ["Ennoia's Theater"])
    s.minion(0, vampire)
    g = s.start(phase="master")
    assert bool(offers(g, card="Ennoia's Theater")) is fits


@pytest.mark.ruling("100646#69c19740")
def test_a_theater_gives_a_card_or_a_transfer(own: mt.Cards) -> None:
    s = mt.Scenario(players=2, cards=own, blanks=True)
    s.seat(0, pool=20, uncontrolled=[("Elder", 0)])
    s.permanent(0, "Ennoia's Theater")
    g = s.start(phase="influence")
    for _ in range(4):
        g.play(kind="transfer")
    g.play(kind="use", card="Ennoia's Theater", mode=1)
    g.play(kind="transfer")
    assert g.seat(0).uncontrolled[0].blood == 5
    h: Any = s.start()
    h.play(kind="use", card="Ennoia's Theater", mode=0)
    assert len(h.seat(0).hand) == 8
    h.pass_until("discard down")
    assert len(h.seat(0).hand) == 8


def test_the_underground_unlocks_in_the_discard_phase(own: mt.Cards, offers: Offers) -> None:
    s = seated(own)
    s.permanent(0, "Metro Underground")
    s.minion(0, "Layman", locked=True)
    s.minion(0, "Hireling", locked=True)
    s.minion(1, "Adept", locked=True)
    g = s.start(phase="influence")
    assert not offers(g, card="Metro Underground")
    g.pass_until("discard")
    assert {o.target for o in g.decision.options if o.card == "Metro Underground"} == {"Layman"}
    g.play(kind="use", card="Metro Underground", target="Layman")
    assert not g.minion("Layman").locked
    assert g.seat(0).pool == 19
    assert g.minion("Metro Underground").locked

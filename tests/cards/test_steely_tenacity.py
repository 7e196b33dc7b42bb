"""Steely Tenacity, which can be taken back in place of its replacement."""

from typing import Any

import methuselah as mt
import pytest
from adepts import ADEPTS, seated
from driving import Never, Offers, Resolve

CARD = "Steely Tenacity"
CAPUCHIN = "Visit from the Capuchin"
OWN = (
    ADEPTS
    + """
Card(
    name: "Drifter",
    facts: {
        "types": "Vampire", "clans": "Gangrel", "capacity": "8", "group": "any", "sect": "Anarch",
        "disciplines": "ani|dom|qui",
    },
)
Card(
    name: "Cudgel",
    facts: {"types": "Equipment", "keywords": "weapon|melee weapon"},
    abilities: [Strike((strike: Melee(1)))],
)
Card(
    name: "Forget",
    facts: {"types": "Reaction"},
    modes: [(when: Resolved, choose: [Cards([In(AshHeap, Acting), Named("Steely Tenacity")])],
        do: [RemoveFromGame(Picked(0))])],
)
"""
)


def drifting(own: mt.Cards, *answer: str, cards: tuple[str, ...] = (), **more: Any) -> Any:
    s = seated(own, [CARD], list(answer))
    for name, counters in more.items():
        s.permanent(0, CAPUCHIN, counters=counters)
        assert name == "capuchin"
    s.minion(0, "Drifter", cards=list(cards))
    s.minion(1, "Layman")
    return s.start()


@pytest.mark.parametrize("back", [True, False])
def test_a_bleed_for_one_more_that_may_be_taken_back(back: bool, own: mt.Cards) -> None:
    g = drifting(own)
    g.play(kind="play", card=CARD, mode=2)
    g.pass_until("may")
    assert (g.seat(1).pool, g.minion("Drifter").blood) == (18, 7)
    assert len(g.seat(0).hand) == 6
    g.play(kind="yes" if back else "pass")
    assert len(g.seat(0).hand) == 7
    assert (CARD in g.seat(0).hand) is back
    assert (CARD in g.seat(0).ash_heap) is not back


@pytest.mark.ruling("G00020#22c995f8", "G00020#445c5ff0")
def test_a_fight_that_is_blocked_is_over_before_it_comes_back(
    own: mt.Cards, resolve: Resolve
) -> None:
    g = drifting(own, "Cats' Guidance")
    g.play(kind="play", card=CARD, mode=3, target="Layman")
    resolve(g, "may", "minion")
    assert g.decision.kind == "may"
    assert any("combat:" in line for line in g.log)
    assert len(g.seat(0).hand) == 6
    h = drifting(own)
    h.play(kind="play", card=CARD, mode=2)
    h.play(kind="block", minion="Layman")
    resolve(h, "strike")
    assert len(h.seat(0).hand) == 6
    resolve(h, "may")
    h.play(kind="yes")
    assert CARD in h.seat(0).hand


@pytest.mark.ruling("G00148#0ad88066", "G00096#8bbab5dc")
@pytest.mark.parametrize(("cards", "mode", "damage"), [((), 0, 2), (("Cudgel",), 1, 3)])
def test_a_strike_of_its_own_or_of_a_melee_weapon(
    cards: tuple[str, ...], mode: int, damage: int, own: mt.Cards, resolve: Resolve, offers: Offers
) -> None:
    g = drifting(own, cards=cards)
    g.play(kind="bleed")
    g.play(kind="block")
    resolve(g, "strike")
    g.play(kind="play", card=CARD, mode=mode)
    g.play(kind="hand strike", minion="Layman")
    g.pass_until("press")
    assert g.minion("Layman").blood == 5 - damage
    assert len(g.seat(0).hand) == 6
    g.play(kind="press", minion="Drifter")
    resolve(g, "strike")
    assert not offers(g, card=CARD)
    g.play(kind="hand strike", minion="Drifter")
    g.play(kind="hand strike", minion="Layman")
    resolve(g, "press", "may")
    assert not offers(g, kind="press")
    resolve(g, "may")
    g.play(kind="yes")
    assert CARD in g.seat(0).hand


@pytest.mark.parametrize(("sect", "may"), [("anarch", True), ("camarilla", False)])
def test_only_an_anarch_is_so_tenacious(
    sect: str, may: bool, own: mt.Cards, offers: Offers
) -> None:
    s = seated(own, [CARD])
    s.minion(0, "Adept", sect=sect)
    s.minion(1, "Layman")
    assert bool(offers(s.start(), card=CARD)) == may


@pytest.mark.ruling("G00089#587e95cd")
@pytest.mark.parametrize("gone", [True, False])
def test_what_has_left_the_ash_heap_is_not_taken_back(
    gone: bool, own: mt.Cards, resolve: Resolve
) -> None:
    g = drifting(own, "Forget")
    g.play(kind="play", card=CARD, mode=2)
    g.pass_until("resolved", seat=1)
    if gone:
        g.play(kind="play", card="Forget")
    resolve(g, "may", "minion")
    assert g.decision.kind == ("minion" if gone else "may")
    if gone:
        assert len(g.seat(0).hand) == 7


@pytest.mark.ruling("G00089#f18966af")
def test_one_that_is_cancelled_is_not_taken_back(own: mt.Cards, never: Never) -> None:
    g = drifting(own, "Direct Intervention")
    g.play(kind="play", card=CARD, mode=2)
    g.play(kind="play", card="Direct Intervention")
    assert len(g.seat(0).hand) == 7
    never(g, "discard", kind="yes")


@pytest.mark.ruling("102126#1950fb3d")
@pytest.mark.parametrize("back", [True, False])
def test_the_capuchin_waits_for_the_card_to_be_taken_back_or_not(back: bool, own: mt.Cards) -> None:
    g = drifting(own, capuchin=3)
    g.play(kind="play", card=CARD, mode=2)
    g.pass_until("may")
    g.play(kind="yes" if back else "pass")
    assert g.minion(CAPUCHIN).counters == (3 if back else 2)
    assert len(g.seat(0).hand) == (10 if back else 9)
    assert (CARD in g.seat(0).hand) is back

"""A bleed that comes down to 0 is no successful bleed, though the action may succeed."""

import methuselah as mt
import pytest
from driving import Never, Offers, resolve

COUNTER = "Telepathic Counter"


def table(actor: str, hand: list[str], other: str, *more: str) -> mt.Scenario:
    """Seat 0 has `actor`; seat 1 `other` and what lowers a bleed to 0."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=hand, ash_heap=["Blood Doll"] * 7)
    s.seat(1, hand=[COUNTER])
    s.minion(0, actor)
    for name in (other, *more):
        s.minion(1, name)
    return s


def lower(g: mt.Position, actor: str) -> None:
    g.play(kind="bleed", minion=actor)
    g.play(kind="play", card=COUNTER, minion="Ayelech", level="superior")


@pytest.mark.ruling("200080#95b37636")
def test_it_is_nothing_to_spy_on(never: Never) -> None:
    g = table("Colette", ["Spying Mission"], "Ayelech").start()
    lower(g, "Colette")
    never(g, card="Spying Mission", seat=0)


@pytest.mark.ruling("200080#95b37636")
def test_nor_does_a_mission_end_with_it() -> None:
    g = table("Colette", ["Spying Mission"], "Ayelech").start()
    g.play(kind="bleed", minion="Colette")
    g.play(kind="play", card="Spying Mission", level="superior")
    for seat in (0, 1, 0):
        g.pass_until("minion", seat=seat)
    lower(g, "Colette")
    g.pass_until("minion")
    assert g.minion("Colette").cards == ["Spying Mission"]
    assert g.seat(1).pool == 30


@pytest.mark.ruling("200080#95b37636")
@pytest.mark.parametrize("lowered", [True, False])
def test_ilonka_learns_nothing_by_it(lowered: bool, offers: Offers) -> None:
    g = table("Roy", [], "Ayelech", "Ilonka").start()
    if lowered:
        lower(g, "Roy")
    else:
        g.play(kind="bleed", minion="Roy")
    resolve(g, "resolved", "influence")
    assert bool(offers(g, card="Ilonka")) is not lowered


@pytest.mark.ruling("200080#95b37636")
def test_the_serpent_unlocks_nobody_for_it() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Revelation of the Serpent"])
    s.seat(1, hand=["Visions of Zapathasura"])
    s.minion(0, "Crystal Lynn")
    s.minion(1, "Sreelekha", corruption={0: 2})
    g = s.start()
    g.play(kind="bleed", minion="Crystal Lynn")
    g.play(kind="play", card="Revelation of the Serpent", level="superior")
    g.play(kind="play", card="Visions of Zapathasura", level="superior")
    g.pass_until("minion")
    assert g.minion("Crystal Lynn").locked
    assert g.seat(1).pool == 30


@pytest.mark.parametrize("lowered", [True, False])
def test_the_dead_are_not_called_on_for_it(lowered: bool, offers: Offers) -> None:
    s = table("Isabel Giovanni", [], "Ayelech")
    s.permanent(0, "Dis Pater")
    g = s.start()
    if lowered:
        lower(g, "Isabel Giovanni")
    else:
        g.play(kind="bleed", minion="Isabel Giovanni")
    resolve(g, "would succeed", "influence")
    assert bool(offers(g, card="Dis Pater")) is not lowered

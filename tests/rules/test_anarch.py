"""Chapter ANARCH."""

from typing import Any

import methuselah as mt
import pytest
from driving import Offers, Resolve


@pytest.mark.rule("ANARCH-1", "SECT-1")
def test_an_untitled_vampire_becomes_an_anarch_for_2_blood(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Sully", blood=4)
    g = s.start()
    g.play(kind="become anarch", minion="Sully", amount=2)
    resolve(g)
    assert (g.minion("Sully").sect, g.minion("Sully").blood) == ("Anarch", 2)
    assert g.minion("Sully").locked


@pytest.mark.rule("ANARCH-1")
@pytest.mark.parametrize(
    ("other", "more", "cost"),
    [
        ("Monica Chang", {}, 1),
        ("Monica Chang", {"region": "torpor"}, 2),
        ("Ashley", {}, 2),
        ("Ashley", {"sect": "anarch"}, 1),
    ],
)
def test_beside_another_ready_anarch_it_costs_1(
    other: str, more: dict[str, Any], cost: int, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Sully", blood=4)
    s.minion(0, other, **more)
    s.minion(1, "Ryan", sect="anarch", locked=True)
    g = s.start()
    g.play(kind="become anarch", minion="Sully", amount=cost)
    resolve(g)
    assert g.minion("Sully").blood == 4 - cost


@pytest.mark.rule("ANARCH-1")
def test_who_may_become_an_anarch(offers: Offers) -> None:
    """No titled vampire, none that is one already, none without the blood, no ally."""
    s = mt.Scenario(players=2)
    s.minion(0, "Belinde")
    s.minion(0, "Monica Chang")
    s.minion(0, "Meaghan", blood=1)
    s.minion(0, "Underbridge Stray")
    s.minion(0, "Ashley", blood=2)
    s.minion(0, "Ayelech", title_lost=True)
    s.minion(0, "Sully", locked=True)
    g = s.start()
    # Beside Monica Chang one blood is enough.
    assert offers(g, kind="become anarch") == [
        "Meaghan becomes an anarch for 1 blood",
        "Ashley becomes an anarch for 1 blood",
        "Ayelech becomes an anarch for 1 blood",
    ]


@pytest.mark.rule("ANARCH-1", "BLOCK-3")
def test_it_has_1_stealth_and_is_not_directed(resolve: Resolve) -> None:
    """Prey and predator may block it, and need intercept for it."""
    s = mt.Scenario(players=3)
    s.minion(0, "Sully", blood=4)
    s.minion(1, "Baixinho")
    s.minion(2, "Ryan", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="become anarch", minion="Sully")
    g.pass_until("block", seat=1)
    g.play(kind="block", minion="Baixinho")
    g.pass_until("block", seat=2)
    g.play(kind="block", minion="Ryan")
    resolve(g)
    assert g.minion("Sully").sect == "Camarilla"
    assert [g.minion(name).locked for name in ("Baixinho", "Ryan")] == [False, True]


@pytest.mark.rule("ANARCH-1", "CONTEST-5")
def test_a_contested_title_is_none(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Go Anarch"])
    s.minion(0, "Alice Chen", cards=["Praxis Seizure: Berlin"])
    s.minion(1, "Ayelech", cards=["Praxis Seizure: Berlin"])
    g = s.start()
    assert g.minion("Alice Chen").title is None
    assert offers(g, kind="become anarch", minion="Alice Chen")


@pytest.mark.rule("ANARCH-1", "SECT-3")
def test_a_contested_title_is_yielded_as_its_sect_is_left(resolve: Resolve) -> None:
    """100353#588a6d06, 102196#6a9b0b53 say so of any change of that kind."""
    s = mt.Scenario(players=2)
    s.minion(0, "Alice Chen", cards=["Praxis Seizure: Berlin"])
    s.minion(1, "Ayelech", cards=["Praxis Seizure: Berlin"], locked=True)
    g = s.start()
    g.play(kind="become anarch", minion="Alice Chen")
    resolve(g)
    assert g.minion("Alice Chen").cards == []
    assert "Praxis Seizure: Berlin" in g.seat(0).ash_heap
    g.pass_until("minion", seat=1)
    assert g.minion("Ayelech").title == "prince"

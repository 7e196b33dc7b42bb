"""Action modifiers of bleeds."""

from typing import Any

import methuselah as mt
import pytest
from driving import Never, Offers, Resolve


def bleeding(actor: str, *hand: str, pool: int = 30, players: int = 2, **more: Any) -> mt.Position:
    s = mt.Scenario(players=players, blanks=True)
    s.seat(0, hand=hand)
    s.seat(1, pool=pool, hand=more.pop("answer", []))
    s.minion(0, actor, **more)
    s.minion(1, "Trevon Parker")  # AUS DOM THA
    g = s.start()
    g.play(kind="bleed")
    return g


# ---- Bleed

BLEED = [
    ("Aire of Elation", "Oshri Dahan", "inferior", 1, 1),
    ("Aire of Elation", "Nik Sikko", "inferior", 2, 1),  # Toreador
    ("Aire of Elation", "Naomi Stewart", "superior", 2, 1),
    ("Aire of Elation", "Tamoszius", "superior", 3, 1),  # Toreador
    ("Bonding", "Ashley", "inferior", 1, 0),
    ("Conditioning", "Ashley", "inferior", 2, 1),
    ("Conditioning", "Madison", "superior", 3, 1),
    ("Foreshadowing Destruction", "Ashley", "inferior", 1, 0),
    ("Foreshadowing Destruction", "Madison", "superior", 3, 0),
]


@pytest.mark.parametrize(("card", "who", "level", "bleed", "cost"), BLEED)
def test_more_bleed(
    card: str, who: str, level: str, bleed: int, cost: int, resolve: Resolve
) -> None:
    g = bleeding(who, card, pool=9, blood=3)
    g.play(kind="play", card=card, level=level)
    resolve(g)
    assert g.seat(1).pool == 9 - 1 - bleed
    assert g.minion(who).blood == 3 - cost


@pytest.mark.parametrize(("card", "who", "level", "bleed", "cost"), BLEED)
def test_it_is_for_bleeds_only(
    card: str, who: str, level: str, bleed: int, cost: int, never: Never
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[card])
    s.seat(1, pool=9)
    s.minion(0, who, blood=2)
    s.minion(1, "Sully", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="hunt")
    g.play(kind="block")
    never(g, kind="play", card=card)


@pytest.mark.parametrize("other", ["Aire of Elation", "Bonding", "Conditioning"])
@pytest.mark.parametrize(("card", "who", "level", "bleed", "cost"), BLEED)
def test_only_one_limited_bleed_modifier(
    card: str, who: str, level: str, bleed: int, cost: int, other: str, never: Never
) -> None:
    """Madison and Chelsea Blake have both Disciplines."""
    who = "Madison" if level == "superior" else "Oshri Dahan"
    g = bleeding(who, card, other, pool=9)
    g.play(kind="play", card=card, level=level)
    never(g, kind="play", card=other)


def test_govern_and_conditioning_add_up(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned", "Conditioning"])
    s.minion(0, "Chelsea Blake")
    g = s.start()
    g.play(kind="play", card="Govern the Unaligned", level="inferior")
    g.play(kind="play", card="Conditioning", level="superior")
    resolve(g)
    assert g.seat(1).pool == 30 - (1 + 2 + 3)


def test_the_superior_bonding_is_stealth_and_bleed(resolve: Resolve) -> None:
    g = bleeding("Madison", "Bonding")
    g.play(kind="block")
    g.play(kind="play", card="Bonding", level="superior")
    resolve(g)
    assert g.seat(1).pool == 30 - 2


@pytest.mark.ruling("100236#acb123f4")
def test_the_superior_bonding_needs_a_need_of_stealth(offers: Offers) -> None:
    g = bleeding("Madison", "Bonding")
    assert offers(g, card="Bonding") == ["Madison plays Bonding [dom]"]


@pytest.mark.ruling("100236#20ccac18")
def test_bonding_does_not_hide_a_hunt(never: Never) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Bonding"])
    s.minion(0, "Madison", blood=2)
    s.minion(1, "Sully", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="hunt")
    g.play(kind="block")
    never(g, card="Bonding")


FORESHADOWING = "Foreshadowing Destruction"


@pytest.mark.parametrize(("pool", "left"), [(10, 9), (9, 5)])
def test_foreshadowing_looks_at_the_pool(pool: int, left: int, resolve: Resolve) -> None:
    g = bleeding("Madison", FORESHADOWING, pool=pool)
    g.play(kind="play", card=FORESHADOWING, level="superior")
    resolve(g)
    assert g.seat(1).pool == left


@pytest.mark.ruling("100765#1c3a06ae")
def test_foreshadowing_without_effect_does_not_count_as_limited(resolve: Resolve) -> None:
    g = bleeding("Madison", FORESHADOWING, "Conditioning", pool=10)
    g.play(kind="play", card=FORESHADOWING, level="superior")
    g.play(kind="play", card="Conditioning", level="superior")
    resolve(g)
    assert g.seat(1).pool == 10 - 4


@pytest.mark.ruling("100765#1c3a06ae")
def test_foreshadowing_lingers_for_a_new_target(resolve: Resolve) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=[FORESHADOWING])
    s.seat(1, hand=["Deflection"])
    s.seat(2, pool=9)
    s.minion(0, "Madison")
    s.minion(1, "Trevon Parker")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="play", card=FORESHADOWING, level="superior")
    g.play(kind="play", card="Deflection", level="superior")
    resolve(g)
    assert [g.seat(n).pool for n in range(3)] == [30, 30, 9 - 4]


@pytest.mark.ruling("100765#2d96f087")
def test_foreshadowing_lost_by_deflection_does_not_count(resolve: Resolve) -> None:
    g = bleeding("Madison", FORESHADOWING, "Conditioning", pool=9, players=3, answer=["Deflection"])
    g.play(kind="play", card=FORESHADOWING, level="superior")
    g.play(kind="play", card="Deflection", level="superior")
    g.play(kind="play", card="Conditioning", level="superior")
    resolve(g)
    assert [g.seat(n).pool for n in range(3)] == [30, 9, 30 - 4]


# ---- Spying Mission


def spying(resolve: Resolve, *hand: str, answer: list[str] | None = None) -> mt.Position:
    """Dr. Stephen Norton has spied on seat 1."""
    g = bleeding("Dr. Stephen Norton", "Spying Mission", *hand, players=3, answer=answer or [])
    g.play(kind="play", card="Spying Mission", level="superior")
    return g


def test_spying_takes_the_place_of_the_bleed(resolve: Resolve) -> None:
    g = spying(resolve)
    resolve(g)
    assert g.seat(1).pool == 30
    assert g.edge is None  # unsuccessful
    assert g.minion("Dr. Stephen Norton").cards == ["Spying Mission"]
    assert g.minion("Dr. Stephen Norton").locked


def test_the_spy_bleeds_for_2_more_next_time(resolve: Resolve) -> None:
    g = spying(resolve)
    resolve(g)
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    g.play(kind="bleed", minion="Dr. Stephen Norton")
    resolve(g)
    assert g.seat(1).pool == 30 - 3
    assert g.minion("Dr. Stephen Norton").cards == []
    assert "Spying Mission" in g.seat(0).ash_heap


def test_no_spying_unless_a_bleed_would_be_successful() -> None:
    g = bleeding("Dr. Stephen Norton", "Spying Mission")
    g.play(kind="block")
    while g.decision.kind not in {"minion", "discard"}:
        words = [str(o) for o in g.decision.options]
        assert "Dr. Stephen Norton plays Spying Mission [OBF]" not in words
        kinds = {o.kind: o for o in reversed(g.decision.options)}
        g.choose(kinds.get("pass") or kinds["hand strike"])


@pytest.mark.ruling("101857#e0761a4a", "101857#b230336b", "G00106#b84948a8")
@pytest.mark.parametrize("on_the_vampire", [False, True])
def test_nothing_is_played_once_a_bleed_is_spied_or_swollen(
    on_the_vampire: bool, offers: Offers
) -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=["Spying Mission", "Conditioning"])
    s.seat(1, hand=["Deflection"])
    s.minion(0, "Zebulon")  # dom OBF
    s.minion(1, "Trevon Parker")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="play", card="Spying Mission", level="superior")
    while g.decision.kind not in {"minion", "discard"}:
        assert not offers(g, kind="play")
        g.choose(g.decision.options[0])
    if on_the_vampire:
        g.pass_until("minion", seat=1)
        g.pass_until("minion", seat=0)
        g.play(kind="bleed")
        while "Spying Mission" in g.minion("Zebulon").cards:
            g.choose(g.decision.options[0])
        while g.decision.kind not in {"minion", "discard"}:
            assert not offers(g, kind="play")
            g.choose(g.decision.options[0])
        assert g.seat(1).pool == 30 - 3


def test_a_spy_is_for_the_methuselah_it_spied_on(resolve: Resolve) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Spying Mission"])
    s.seat(1, hand=["Deflection"])
    s.minion(0, "Dr. Stephen Norton")
    s.minion(1, "Trevon Parker")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="play", card="Deflection", level="superior")
    g.play(kind="play", card="Spying Mission", level="superior")  # on seat 2
    resolve(g)
    assert g.seat(2).pool == 30
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    g.play(kind="bleed")
    resolve(g)
    assert g.seat(1).pool == 29
    assert g.minion("Dr. Stephen Norton").cards == ["Spying Mission"]


@pytest.mark.ruling("101857#6e4f170f")
def test_several_spies_swell_a_bleed_at_once(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Spying Mission", "Spying Mission"])
    s.minion(0, "Dr. Stephen Norton")
    g = s.start()
    for spies in (1, 2):
        g.play(kind="bleed")
        g.play(kind="play", card="Spying Mission", level="superior")
        assert len(g.minion("Dr. Stephen Norton").cards) == spies
        g.pass_until("minion", seat=1)
        g.pass_until("minion", seat=0)
    g.play(kind="bleed")
    resolve(g)
    assert g.seat(1).pool == 30 - (1 + 2 + 2)
    assert g.minion("Dr. Stephen Norton").cards == []


@pytest.mark.ruling("101857#2473f809")
def test_a_cancelled_spying_mission_comes_too_late_for_reactions(never: Never) -> None:
    answer = ["Direct Intervention", "Deflection"]
    g = bleeding("Dr. Stephen Norton", "Spying Mission", players=3, answer=answer)
    g.play(kind="play", card="Spying Mission", level="superior")
    g.play(card="Direct Intervention")
    never(g, card="Deflection")
    assert g.seat(1).pool == 30 - 1 - 1  # the bleed, and the cost of the master card


@pytest.mark.ruling("100788#535281ce")
def test_no_freak_drive_when_a_bleed_has_failed_without_a_block(never: Never) -> None:
    g = bleeding("Spider-Killer", "Spying Mission", "Freak Drive")  # FOR OBF
    g.play(kind="play", card="Spying Mission", level="superior")
    never(g, card="Freak Drive")
    assert g.minion("Spider-Killer").cards == ["Spying Mission"]

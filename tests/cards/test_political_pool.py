"""Political actions that burn pool, locations and rights."""

from typing import Any

import methuselah as mt
import pytest
from driving import Offers, Refused, Written
from positions import allocate, call, cast_all, pools, targets, way


def table(card: str, who: str, *, players: int = 3, **more: Any) -> mt.Scenario:
    s = mt.Scenario(players=players)
    for seat in range(players):
        s.seat(seat, pool=10, hand=[card] if seat == 0 else [])
    s.minion(0, who, **more)
    return s


def passed(g: mt.Position) -> None:
    cast_all(g)
    g.pass_until("minion")


# ---- What one burns for what one controls


def test_an_anarchist_uprising_counts_minions() -> None:
    s = table("Anarchist Uprising", "Ashley")
    s.minion(1, "Ryan")
    s.minion(1, "Underbridge Stray")
    g = call(s, "Anarchist Uprising", "Ashley")
    passed(g)
    assert pools(g) == [9, 8, 10]


@pytest.mark.ruling("100570#335546de")
def test_a_domain_challenge_counts_the_locked_as_it_has_passed() -> None:
    s = table("Domain Challenge", "Ashley")
    s.minion(1, "Ryan", locked=True)
    s.minion(1, "Ayelech")
    s.minion(2, "Underbridge Stray")
    g = call(s, "Domain Challenge", "Ashley")
    passed(g)
    assert pools(g) == [9, 9, 10]


@pytest.mark.ruling("G00015#7e5f3251")
@pytest.mark.parametrize(
    ("card", "who"), [("Anarchist Uprising", "Ashley"), ("Domain Challenge", "Ashley")]
)
def test_all_that_is_burned_is_burned_at_once(card: str, who: str) -> None:
    s = mt.Scenario(players=4)
    s.seat(0, pool=10, hand=[card])
    s.seat(1, pool=1)
    s.seat(2, pool=1)
    s.minion(0, who)
    s.minion(1, "Ryan", locked=True)
    s.minion(2, "Meaghan", locked=True)
    g = call(s, card, who)
    cast_all(g)
    assert g.half_points == [2, 2, 0, 0]
    assert g.seat(0).pool == 10 - 1 + 6


def test_an_anarch_salon_pays_anarchs() -> None:
    s = table("Anarch Salon", "Rayne", blood=1)
    s.minion(1, "Atiena", blood=1)
    s.minion(1, "Sully", blood=1)
    s.minion(1, "Anita Wainwright", blood=1, region="torpor")
    s.minion(2, "Ryan", blood=1)
    g = call(s, "Anarch Salon", "Rayne")
    passed(g)
    assert pools(g) == [11, 11, 10]
    got = {m.name: m.blood for n in range(3) for m in g.seat(n).minions}
    assert got == {"Rayne": 2, "Atiena": 2, "Sully": 1, "Anita Wainwright": 1, "Ryan": 1}


def test_only_an_anarch_calls_a_salon(refused: Refused) -> None:
    refused(table("Anarch Salon", "Sully").start(), kind="play", card="Anarch Salon")


# ---- Chosen ones


@pytest.mark.parametrize(
    ("card", "who", "sect", "hit"),
    [
        ("Neonate Breach", "Ashley", None, "Sully"),
        ("Empires Fall", "Ashley", "sabbat", "Gwendolyn"),
    ],
)
@pytest.mark.parametrize(("chosen", "burned"), [((0, 1, 0), (0, 4, 0)), ((0, 1, 1), (0, 4, 1))])
def test_each_chosen_one_burns_pool(
    *,
    card: str,
    who: str,
    sect: str | None,
    hit: str,
    chosen: tuple[int, ...],
    burned: tuple[int, ...],
) -> None:
    """More if they have someone young or old ready; seat 2's is in torpor."""
    s = table(card, who, **({"sect": sect} if sect else {}))
    s.minion(1, hit)
    s.minion(1, "Ayelech")
    s.minion(2, "Cameron" if card == "Neonate Breach" else "Melinda Galbraith", region="torpor")
    g = call(s, card, who)
    assert targets(g) == {"1", "2", "3"}
    way(g, f"choose {sum(chosen)}")
    for n in chosen:
        if g.decision.kind == "terms":
            g.play(kind="choose", amount=n)
    passed(g)
    assert pools(g) == [10 - n for n in burned]


@pytest.mark.ruling("G00158#8fa58d6b", "102270#b0cd171f", "101567#6d59961b")
@pytest.mark.parametrize(("players", "can"), [(2, False), (3, True)])
@pytest.mark.parametrize(
    ("card", "who"),
    [("Reckless Agitation", "Ambrogino Giovanni"), ("Camarilla's Iron Fist", "Belinde")],
)
def test_two_others_are_needed(
    *, card: str, who: str, players: int, can: bool, offers: Offers
) -> None:
    g = table(card, who, players=players).start()
    assert bool(offers(g, kind="play", card=card)) is can


@pytest.mark.ruling("G00135#1c51405c")
def test_a_reckless_agitation_is_at_others_only() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=["Reckless Agitation"])
    s.seat(1, pool=10)
    s.seat(2, pool=2)
    s.minion(0, "Ambrogino Giovanni")
    g = call(s, "Reckless Agitation", "Ambrogino Giovanni")
    assert {o.amount for o in g.decision.options} == {1, 2, 3, 4, 5}
    assert targets(g) == {"seat 1"}
    g.play(kind="choose", amount=1)
    g.play(kind="choose", amount=5)  # more than seat 2 has
    cast_all(g)
    assert g.seat(2).ousted
    assert (g.seat(0).pool, g.seat(1).pool) == (10, 9 + 6)


@pytest.mark.parametrize(("who", "can"), [("Octane", True), ("Rayne", False), ("Tara", False)])
def test_who_agitates_recklessly(*, who: str, can: bool, offers: Offers) -> None:
    g = table("Reckless Agitation", who).start()
    assert bool(offers(g, kind="play", card="Reckless Agitation")) is can


@pytest.mark.ruling("102270#b0cd171f")
def test_an_iron_fist_spares_and_feeds_one() -> None:
    s = table("Camarilla's Iron Fist", "Belinde", players=4)
    g = call(s, "Camarilla's Iron Fist", "Belinde")
    g.play(kind="choose", target=2)
    allocate(g, 0, 2)
    if g.decision.kind == "terms":
        allocate(g, 3)
    passed(g)
    assert [g.seat(n).pool for n in range(4)] == [10, 8, 11, 7]


@pytest.mark.ruling("100414#f25a8328")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_conservative_agitation_is_as_big_as_the_table(players: int) -> None:
    s = table("Conservative Agitation", "Ashley", players=players)
    g = call(s, "Conservative Agitation", "Ashley")
    # Not all at one; at oneself too.
    assert max(o.amount or 0 for o in g.decision.options) == players - 1
    allocate(g, players - 1)
    while g.decision.kind == "terms":
        g.choose(g.decision.options[-1])
    passed(g)
    left = [g.seat(n).pool for n in range(players)]
    assert left[0] == 10 - (players - 1)
    assert sum(left) == 9 * players


# ---- Cold War


def war(who: str) -> mt.Position:
    s = table("Cold War", who, players=3)
    s.permanent(1, "The Rack")
    return call(s, "Cold War", who)


def test_a_cold_war_is_at_a_methuselah_or_a_location() -> None:
    g = war("Caitlin")
    assert len(g.decision.options) == 2
    g.choose(g.decision.options[0])
    g.play(kind="choose", target=2)
    passed(g)
    assert (pools(g), g.seat(1).permanents) == ([10, 10, 7], ["The Rack"])
    g = war("Caitlin")
    g.choose(g.decision.options[1])
    g.play(kind="choose", target="The Rack")
    passed(g)
    assert (pools(g), g.seat(1).permanents) == ([10, 10, 10], [])


def test_a_cardinal_wages_a_cold_war_at_both() -> None:
    g = war("Klaus Konrecht")
    assert len(g.decision.options) == 3
    g.choose(g.decision.options[2])
    g.play(kind="choose", target=1)
    g.play(kind="choose", target="The Rack")
    passed(g)
    assert (pools(g), g.seat(1).permanents) == ([10, 7, 10], [])


# ---- Disputed Territory


@pytest.mark.ruling("100557#71568b78", "G00066#3524d3d8")
def test_a_disputed_territory_goes_to_another() -> None:
    s = table("Disputed Territory", "Ashley")
    s.permanent(1, "Chantry")
    g = call(s, "Disputed Territory", "Ashley")
    g.play(kind="choose", target="Chantry")
    g.play(kind="choose", target=2)
    passed(g)
    assert (g.seat(1).permanents, g.seat(2).permanents) == ([], ["Chantry"])


@pytest.mark.ruling("G00158#8fa58d6b")
def test_without_a_location_no_territory_is_disputed(refused: Refused) -> None:
    refused(table("Disputed Territory", "Ashley").start(), kind="play", card="Disputed Territory")


HUT = """
Card(name: "Hut", facts: {"types": "Equipment", "keywords": "location"})
"""


@pytest.mark.ruling("100557#5d95c50d", "100557#51cbab30", "G00066#3524d3d8")
@pytest.mark.parametrize("to", [1, 2])
def test_a_territory_that_is_on_a_minion(*, to: int, written: Written) -> None:
    s = mt.Scenario(players=3, cards=written(HUT))
    s.seat(0, pool=10, hand=["Disputed Territory"])
    s.minion(0, "Ashley")
    s.minion(1, "Ryan", cards=["Hut"])
    s.minion(1, "Ayelech")
    s.minion(2, "Sully")
    s.minion(2, "Meaghan", region="torpor")
    g = call(s, "Disputed Territory", "Ashley")
    g.play(kind="choose", target="Hut")
    g.play(kind="choose", target=to)
    cast_all(g)
    g.pass_until("choose" if to == 2 else "minion")
    if to == 2:
        assert g.decision.seat == 2
        assert targets(g) == {"Sully", "Meaghan"}
        g.play(kind="choose", target="Meaghan")
    assert g.minion("Meaghan" if to == 2 else "Ryan").cards == ["Hut"]


# ---- Expulsion


def expelled(*names: str) -> mt.Position:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Expulsion", "Anarchist Uprising"])
    s.seat(1, hand=["Deflection"])
    s.minion(0, "Lenny Burkhead")
    s.minion(0, "Ashley")
    s.minion(1, "Sir Walter Nash")
    s.minion(1, "Sully")
    g = call(s, "Expulsion", "Lenny Burkhead")
    for name in names:
        g.play(kind="choose", target=name)
    if g.decision.kind == "terms":
        way(g, "", kind="pass")
    passed(g)
    return g


@pytest.mark.parametrize(
    "names", [(), ("Sully",), ("Sir Walter Nash",), ("Sully", "Sir Walter Nash")]
)
def test_up_to_two_are_expelled(names: tuple[str, ...]) -> None:
    left = {"Sir Walter Nash", "Sully"} - set(names)
    free = "Sir Walter Nash" in left
    g = expelled(*names)
    g.play(kind="bleed", minion="Ashley")
    blocks, plays = set(), set()
    while g.decision.kind != "minion":
        blocks |= {o.minion for o in g.decision.options if o.kind == "block"}
        plays |= {o.minion for o in g.decision.options if o.kind == "play"}
        way(g, "", kind="pass")
    assert (blocks, plays) == (left, left)
    g = expelled(*names)
    g.play(card="Anarchist Uprising", minion="Ashley")
    voters = set()
    while g.decision.kind != "minion":
        voters |= {o.minion for o in g.decision.options if o.kind == "vote for"}
        way(g, "", kind="pass")
    assert ("Sir Walter Nash" in voters) is free

"""Action cards that stay in play."""

from typing import Any

import methuselah as mt
import pytest
from driving import Offers, Resolve
from positions import act, targets, way


def burned_by(card: str, who: str, resolve: Resolve, **more: Any) -> mt.Position:
    """`who` of seat 1 takes the action that burns seat 0's card."""
    s = mt.Scenario(players=3)
    s.permanent(0, card, **more)
    s.minion(1, who)
    s.minion(0, "Ryan")
    s.minion(2, "Sully")
    g = s.start(active=1)
    g.play(kind="action", card=card, minion=who)
    g.play(kind="block", minion="Ryan")
    g = s.start(active=1)
    g.play(kind="action", card=card, minion=who)
    resolve(g)
    return g


@pytest.mark.parametrize(
    "card", ["Army of Rats", "Constant Revolution", "The Gate of Acheron", "Pit of Contemplation"]
)
def test_it_can_be_burned(card: str, resolve: Resolve) -> None:
    counters = {} if card == "Army of Rats" else {"counters": 2}
    g = burned_by(card, "Ashley", resolve, **counters)
    assert (g.seat(0).permanents, g.seat(0).ash_heap) == ([], [card])
    assert g.seat(1).pool == (29 if card == "Constant Revolution" else 30)


STAYING = [
    ("Aranthebes, The Immortal", "Sully", 0, 1),
    ("Constant Revolution", "Rayne", 0, 0),
    ("Judgment: Camarilla Segregation", "Belinde", 1, 0),
    ("Open War", "Atiena", 0, 0),
    ("Under Siege", "Caitlin", 0, 1),
    ("Pit of Contemplation", "Alek König", 0, 0),
    ("The Gate of Acheron", "Alek König", 0, 0),
    ("Army of Rats", "Nathan Turner", 0, 0),
    ("Dance of the Dead", "El Monseñor", 0, 0),
]


@pytest.mark.parametrize(("card", "who", "blood", "pool"), STAYING)
def test_it_is_put_in_play_at_1_stealth(
    *, card: str, who: str, blood: int, pool: int, resolve: Resolve
) -> None:
    for intercept in (0, 1):
        g = act(who, [card], blocker="Ayelech", intercept=intercept, blood=2)
        g.play(card=card)
        g.play(kind="block")
        resolve(g)
        assert g.seat(0).permanents == ([] if intercept else [card])
        if not intercept:
            assert (g.minion(who).blood, g.seat(0).pool) == (2 - blood, 30 - pool)


# ---- Aranthebes


def aranthebes(actor: str, *, locked: bool = False) -> mt.Position:
    s = mt.Scenario(players=3)
    s.permanent(1, "Aranthebes, The Immortal", locked=locked)
    s.minion(0, actor)
    s.minion(1, "Ryan")
    return s.start()


@pytest.mark.parametrize(
    ("actor", "locked", "bleed"),
    [("Sully", False, 0), ("Sully", True, 1), ("Ashley", False, 0), ("Wauneka", False, 1)],
)
def test_the_young_bleed_less_against_aranthebes(
    *, actor: str, locked: bool, bleed: int, resolve: Resolve
) -> None:
    g = aranthebes(actor, locked=locked)
    g.play(kind="bleed")
    resolve(g)
    assert g.seat(1).pool == 30 - bleed


@pytest.mark.ruling("G00104#46ff355c")
def test_aranthebes_takes_stealth_of_the_predator(resolve: Resolve) -> None:
    """Before any block is attempted."""
    g = aranthebes("Gwendolyn")
    g.play(kind="hunt")
    g.play(kind="use", card="Aranthebes, The Immortal")
    assert g.decision.kind != "attempt"
    g.play(kind="block", minion="Ryan")
    resolve(g)
    assert g.minion("Ryan").blood < g.minion("Ryan").capacity


def test_the_old_shuffle_aranthebes_away(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.permanent(0, "Aranthebes, The Immortal")
    s.minion(1, "Sully")
    s.minion(1, "Wauneka")
    g = s.start(active=1)
    size = len(g.seat(0).library)
    assert not offers(g, kind="action", minion="Sully")
    g.play(kind="action", minion="Wauneka")
    resolve(g)
    assert (g.seat(0).permanents, len(g.seat(0).library)) == ([], size + 1)


# ---- In unlock phases


def unlock(game: mt.Position) -> None:
    while game.decision.kind == "unlock":
        own = [o for o in game.decision.options if o.kind == "trigger"]
        game.choose((own or game.decision.options)[0])


@pytest.mark.parametrize("copies", [1, 3])
def test_rats_burn_one_pool_a_turn_however_many(copies: int) -> None:
    s = mt.Scenario(players=3)
    for _ in range(copies):
        s.permanent(0, "Army of Rats")
    g = s.start(phase="unlock")
    unlock(g)
    assert [g.seat(n).pool for n in range(3)] == [30, 29, 30]


def test_an_augury_of_doom_counts_the_torpid_of_the_prey() -> None:
    for torpid in (0, 2):
        s = mt.Scenario(players=3)
        s.seat(0, hand=["Augury of Doom"])
        s.permanent(0, "Augury of Doom")
        for name in ("Sully", "Ashley")[:torpid]:
            s.minion(1, name, region="torpor")
        s.minion(2, "Ryan", region="torpor")
        g = s.start(active=1, phase="unlock")
        unlock(g)
        assert [g.seat(n).pool for n in range(3)] == [30, 30 - torpid, 30]
        assert g.seat(0).permanents == (["Augury of Doom"] if torpid else [])


def test_only_one_augury_of_doom(resolve: Resolve, offers: Offers) -> None:
    for copies in (0, 1):
        s = mt.Scenario(players=3)
        s.seat(0, hand=["Augury of Doom"])
        s.minion(0, "Lawbringer")
        s.minion(1, "Ashley", region="torpor")
        for _ in range(copies):
            s.permanent(0, "Augury of Doom")
        g = s.start()
        assert bool(offers(g, card="Augury of Doom")) is not copies


def test_an_augury_of_doom_burns_with_the_prey(resolve: Resolve) -> None:
    s = mt.Scenario(players=4)
    s.permanent(0, "Augury of Doom")
    s.seat(1, pool=1)
    s.minion(0, "Ryan")
    s.minion(1, "Sully", region="torpor")
    s.minion(2, "Ashley", region="torpor")
    g = s.start()
    g.play(kind="bleed")
    resolve(g)
    assert g.seat(1).ousted
    assert g.seat(0).permanents == []


@pytest.mark.ruling("100416#6d1a0f50")
def test_a_constant_revolution_takes_cards_or_pool(resolve: Resolve) -> None:
    s = mt.Scenario(players=3)
    s.permanent(0, "Constant Revolution", counters=9)
    s.seat(1, hand=["Majesty"] * 7, library=["Sport Bike"] * 9)
    g = s.start(active=1, phase="unlock")
    g.play(kind="trigger")
    assert g.decision.seat == 1
    assert targets(g) == {str(n) for n in range(8)}
    way(g, "choose 7")
    # They are all gone before any replacement comes.
    assert g.seat(1).ash_heap == ["Majesty"] * 7
    assert g.seat(1).pool == 28
    assert g.seat(1).hand == ["Sport Bike"] * 7


def test_a_constant_revolution_grows() -> None:
    s = mt.Scenario(players=2)
    s.permanent(0, "Constant Revolution", counters=1)
    g = s.start(phase="unlock")
    unlock(g)
    g.pass_until("unlock", seat=1)
    g.play(kind="trigger")
    assert targets(g) == {"0", "1", "2"}


@pytest.mark.ruling("101028#50af68f4")
@pytest.mark.parametrize(("who", "copies", "cost"), [("Ariane", 2, 2), ("Belinde", 2, 0)])
def test_a_judgment_costs_those_with_others_than_camarilla(
    *, who: str, copies: int, cost: int
) -> None:
    s = mt.Scenario(players=2)
    for _ in range(copies):
        s.permanent(0, "Judgment: Camarilla Segregation")
    s.minion(1, who)
    g = s.start(active=1, phase="unlock")
    unlock(g)
    assert g.seat(1).pool == 30 - cost


def test_a_judgment_is_bought_off_with_a_vampire() -> None:
    s = mt.Scenario(players=2)
    s.permanent(0, "Judgment: Camarilla Segregation")
    s.minion(1, "Ariane")
    s.minion(1, "Belinde")
    g = s.start(active=1, phase="master")
    g.play(kind="use", card="Judgment: Camarilla Segregation", target="Ariane")
    assert g.seat(0).permanents == []
    assert [m.name for m in g.seat(1).minions] == ["Belinde"]


@pytest.mark.parametrize("pool", [True, False])
def test_a_gate_of_acheron_takes_pool_or_what_is_dead(*, pool: bool) -> None:
    s = mt.Scenario(players=3)
    s.permanent(0, "The Gate of Acheron", counters=2)
    s.seat(1, ash_heap=["Majesty", "Deflection", "Sully"])
    g = s.start(active=1, phase="unlock")
    g.play(kind="trigger")
    for _ in range(2):
        assert g.decision.seat == 1
        g.choose(g.decision.options[0 if pool else 1])
    assert g.seat(1).pool == (28 if pool else 30)
    dead = ["Deflection", "Majesty", "Sully"]
    assert sorted(g.seat(1).ash_heap) == (dead if pool else ["Sully"])


@pytest.mark.parametrize(
    ("card", "who", "can"),
    [
        ("The Gate of Acheron", "Alek König", False),
        ("The Gate of Acheron", "Hiromitsu Asano", True),
        ("Pit of Contemplation", "Alek König", True),
        ("Pit of Contemplation", "Ryan", False),
    ],
)
def test_hecata_add_counters(*, card: str, who: str, can: bool, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.permanent(0, card, counters=1)
    s.minion(0, who)
    g = s.start()
    adds = [o for o in g.decision.options if o.card == card and "burn" not in str(o)]
    assert bool(adds) is can
    if can:
        g.choose(adds[0])
        resolve(g)
        assert any(card in line and "counter" in line for line in g.log)


def test_a_pit_of_contemplation_swallows_the_young() -> None:
    s = mt.Scenario(players=4)
    s.permanent(0, "Pit of Contemplation", counters=4)
    for seat, name in ((1, "Cameron"), (1, "Sully"), (2, "Garret"), (3, "Kanya Akhtar")):
        s.minion(seat, name)
    g = s.start(phase="unlock")
    while not [o for o in g.decision.options if o.card == "Pit of Contemplation"]:
        way(g, "")
    assert targets(g, "Pit of Contemplation") == {"Cameron", "Kanya Akhtar"}
    g.play(kind="use", target="Kanya Akhtar")
    assert g.seat(0).permanents == []
    assert [m.name for m in g.seat(3).uncontrolled][-1] == "Kanya Akhtar"
    assert g.seat(3).minions == []


# ---- Open War


def test_only_one_open_war_in_a_game(resolve: Resolve, offers: Offers) -> None:
    g = act("Atiena", ["Open War", "Open War", "Freak Drive"], others=("Leumeah",))
    g.play(card="Open War", minion="Atiena")
    resolve(g)
    assert not offers(g, kind="play", card="Open War")


@pytest.mark.ruling("G00036#3d11c320")
def test_what_anarchs_do_in_an_open_war(resolve: Resolve) -> None:
    s = mt.Scenario(players=3)
    s.permanent(0, "Open War")
    s.permanent(2, "The Rack")
    s.minion(1, "Rayne")
    s.minion(1, "Sully")
    s.minion(2, "Ryan")
    g = s.start(active=1)
    assert {o.minion for o in g.decision.options if o.card == "Open War"} == {"Rayne"}
    assert targets(g, "Open War") == {"Ryan", "The Rack"}
    g.play(kind="action", target="The Rack")
    g.play(kind="block", minion="Ryan")
    g = s.start(active=1)
    g.play(kind="action", target="The Rack")
    resolve(g)
    assert g.seat(2).permanents == []
    assert g.seat(1).pool == 28


def test_the_fourth_counter_ends_an_open_war() -> None:
    s = mt.Scenario(players=2)
    s.permanent(0, "Open War", counters=3)
    g = s.start(active=1, phase="master")
    g.play(kind="use", card="Open War")
    assert (g.seat(0).permanents, g.seat(0).pool, g.seat(1).pool) == ([], 34, 29)


# ---- Under Siege


@pytest.mark.ruling("G00124#e9638f7e")
@pytest.mark.parametrize(("seat", "can"), [(1, True), (2, False), (3, True)])
def test_under_siege_a_sabbat_vampire_wakes_and_blocks(
    *, seat: int, can: bool, resolve: Resolve, offers: Offers
) -> None:
    """Of those who may block at all: at a hunt, the prey and the predator."""
    s = mt.Scenario(players=4)
    s.permanent(seat, "Under Siege", counters=1)
    s.minion(0, "Wauneka", blood=2)
    s.minion(seat, "Cameron", locked=True)
    s.minion(seat, "Ryan")
    g = s.start()
    g.play(kind="hunt")
    use = {"kind": "use", "card": "Under Siege", "target": "Cameron"}
    if not can:
        resolve(g)
        assert g.minion("Wauneka").blood == 3
        return
    g.play(**use)
    resolve(g)
    assert g.minion("Wauneka").blood < 3
    assert (g.seat(seat).permanents, g.seat(seat).ash_heap) == ([], ["Under Siege"])


# ---- Dance of the Dead


def test_the_dead_dance_once_a_combat(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.permanent(0, "Dance of the Dead", counters=2)
    s.minion(0, "Emerald Legionnaire")
    s.minion(1, "Ayelech")
    g = s.start()
    g.play(kind="bleed")
    assert not offers(g, kind="use", card="Dance of the Dead")
    g.play(kind="block")
    while not offers(g, kind="use", card="Dance of the Dead"):
        way(g, "")
    g.play(kind="use", card="Dance of the Dead")
    way(g, "maneuver")
    assert not offers(g, kind="use", card="Dance of the Dead")
    resolve(g, "range")
    way(g, "maneuver")
    resolve(g)
    assert (g.minion("Emerald Legionnaire").blood, g.minion("Ayelech").blood) == (2, 7)


# ---- Slaughtering the Herd


def herd(resolve: Resolve, *, blood: int = 5) -> mt.Position:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Slaughtering the Herd"])
    s.minion(0, "Aintzane Arriaga", blood=3)
    s.minion(1, "Sully")
    s.minion(2, "Wauneka", blood=blood)
    g = s.start()
    g.play(card="Slaughtering the Herd", level="superior", target="Wauneka")
    resolve(g)
    assert g.minion("Aintzane Arriaga").blood == 1
    g.pass_until("minion", seat=2)
    return g


def test_one_of_the_herd_feeds_the_other_as_it_acts(resolve: Resolve) -> None:
    g = herd(resolve)
    g.play(kind="bleed")
    resolve(g)
    assert (g.minion("Wauneka").blood, g.minion("Aintzane Arriaga").blood) == (4, 2)


@pytest.mark.parametrize(("blood", "can"), [(4, True), (3, False)])
def test_the_herd_buys_itself_free(
    *, blood: int, can: bool, resolve: Resolve, offers: Offers
) -> None:
    g = herd(resolve, blood=blood)
    assert bool(offers(g, kind="use")) is can
    if can:
        g.play(kind="use", card="Slaughtering the Herd")
        assert (g.minion("Wauneka").cards, g.minion("Wauneka").blood) == ([], 0)


# ---- Split the Veil


def veils(*counters: int, ash_heap: tuple[str, ...]) -> mt.Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, ash_heap=ash_heap)
    for n in counters:
        s.permanent(0, "Split the Veil", counters=n)
    return s.start(phase="unlock")


@pytest.mark.ruling("G00110#8827ed58")
@pytest.mark.parametrize("dead", [("Gravebound Drone",), ("Underbridge Stray",)])
def test_a_veil_that_is_split_brings_back_one_of_the_dead(dead: tuple[str, ...]) -> None:
    g = veils(1, ash_heap=dead)
    g.play(kind="use", card="Split the Veil")
    if g.decision.kind == "choose":
        g.choose(g.decision.options[0])
    assert g.seat(0).permanents == []
    back = [(m.name, m.blood) for m in g.seat(0).minions]
    assert back == ([("Gravebound Drone", 2)] if dead == ("Gravebound Drone",) else [])
    g.pass_until("minion", seat=0)
    assert bool([o for o in g.decision.options if o.minion == "Gravebound Drone"]) is bool(back)


def test_no_more_than_two_veils_thin_in_one_unlock_phase() -> None:
    g = veils(1, 1, 1, ash_heap=("Gravebound Drone",) * 3)
    g.play(kind="use", card="Split the Veil")
    while g.decision.kind == "choose":
        fits = [o for o in g.decision.options if o.kind == "choose"]
        g.choose(fits[0])
    assert g.seat(0).permanents == ["Split the Veil"]
    assert len(g.seat(0).minions) == 2
    assert not [o for o in g.decision.options if o.card == "Split the Veil"]

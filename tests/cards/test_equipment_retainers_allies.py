"""Equipment, retainers and allies of the five starter decks."""

import methuselah as mt
import pytest
from driving import Fight, Refused
from methuselah._core import Position
from positions import kinds

# ---- getting them


@pytest.mark.parametrize(
    ("card", "pool"),
    [(".44 Magnum", 2), ("Bowl of Convergence", 0), ("Kevlar Vest", 1), ("Sport Bike", 1)],
)
@pytest.mark.parametrize("minion", ["Ryan", "Underbridge Stray"])
def test_equipment_costs_pool_and_is_for_any_minion(card: str, pool: int, minion: str) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=[card])
    s.minion(0, minion)
    s.minion(1, "Ashley")
    g = s.start()
    g.play(kind="play", card=card)
    g.pass_until("block")
    assert g.seat(0).pool == 10  # paid on success only
    g.pass_until("minion")
    assert g.seat(0).pool == 10 - pool
    assert g.minion(minion).cards == [card]


@pytest.mark.parametrize("card", ["Murder of Crows", "Raven Spy", "Underbridge Stray"])
@pytest.mark.parametrize(
    ("minion", "levels"),
    [("Ryan", {"inferior"}), ("Horace Radcliffe", {"inferior", "superior"}), ("Ashley", set())],
)
def test_an_animal_is_for_vampires_with_animalism(
    card: str, minion: str, levels: set[str], refused: Refused
) -> None:
    for level in ("inferior", "superior"):
        s = mt.Scenario(players=3)
        s.seat(0, hand=[card])
        s.minion(0, minion, blood=3)
        g = s.start()
        if level not in levels:
            refused(g, kind="play", card=card, level=level)
            continue
        g.play(kind="play", card=card, level=level)
        g.pass_until("minion")
        assert g.minion(minion).blood == 2
        assert g.minion(card).blood == (1 if level == "inferior" else 2)


@pytest.mark.parametrize("card", ["Sport Bike", "Kevlar Vest"])
def test_a_minion_can_have_only_one(card: str, refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=[card])
    s.minion(0, "Ryan", cards=[card])
    s.minion(0, "Ashley")
    g = s.start()
    refused(g, kind="play", card=card, minion="Ryan")
    g.play(kind="play", card=card, minion="Ashley")


def test_there_is_no_limit_on_guns() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=[".44 Magnum"])
    s.minion(0, "Ryan", cards=[".44 Magnum"])
    g = s.start()
    g.play(kind="play", card=".44 Magnum")
    g.pass_until("minion")
    assert g.minion("Ryan").cards == [".44 Magnum", ".44 Magnum"]


def test_the_bowl_is_unique(refused: Refused) -> None:
    for seat in (0, 1):
        s = mt.Scenario(players=3)
        s.seat(0, hand=["Bowl of Convergence"])
        s.minion(0, "Ryan")
        s.minion(seat, "Ashley", cards=["Bowl of Convergence"])
        g = s.start()
        if seat == 0:
            refused(g, kind="play", card="Bowl of Convergence")
            continue
        g.play(kind="play", card="Bowl of Convergence", minion="Ryan")
        g.pass_until("minion")
        assert (g.minion("Ryan").cards, g.minion("Ashley").cards) == ([], [])


# ---- intercept: Sport Bike, Raven Spy, Bowl of Convergence


def hunted(blocker: str, cards: list[str], *, blood: int = 3) -> Position:
    """A hunt at 1 stealth, which takes 1 intercept to block."""
    s = mt.Scenario(players=2)
    s.minion(0, "Baixinho", blood=1)
    s.minion(1, blocker, blood=blood, cards=cards)
    g = s.start()
    g.play(kind="hunt", minion="Baixinho")
    g.play(kind="block", minion=blocker)
    return g


@pytest.mark.parametrize(
    ("blocker", "cards", "blocks"),
    [
        ("Ashley", [], False),
        ("Ashley", ["Sport Bike"], True),
        ("Ashley", ["Raven Spy"], True),
        ("Ashley", ["Bowl of Convergence"], False),  # no Auspex
        ("Meaghan", ["Bowl of Convergence"], True),  # aus
        ("Colette", ["Bowl of Convergence"], True),  # AUS
    ],
)
def test_one_intercept(blocker: str, cards: list[str], blocks: bool) -> None:
    g = hunted(blocker, cards)
    g.pass_until("strike" if blocks else "minion")
    assert g.minion(blocker).locked is blocks
    assert g.minion("Baixinho").blood == (1 if blocks else 2)


def stealthy_hunt(blocker: str, blood: int = 3) -> Position:
    """At 2 stealth, with the Labyrinth's."""
    s = mt.Scenario(players=2)
    s.permanent(0, "The Labyrinth")
    s.minion(0, "Baixinho", blood=1)
    s.minion(1, blocker, blood=blood, cards=["Bowl of Convergence"])
    g = s.start()
    g.play(kind="hunt", minion="Baixinho")
    g.play(kind="block", minion=blocker)
    g.play(kind="use", card="The Labyrinth")
    return g


def test_with_superior_auspex_the_bowl_gives_another_intercept_for_a_blood() -> None:
    g = stealthy_hunt("Colette")
    g.play(kind="use", card="Bowl of Convergence")
    assert g.minion("Colette").blood == 2
    g.pass_until("strike")
    assert g.minion("Colette").locked


@pytest.mark.parametrize(("blocker", "blood"), [("Meaghan", 3), ("Colette", 0)])
def test_the_bowl_gives_no_more_without_superior_auspex_or_without_blood(
    blocker: str, blood: int, refused: Refused
) -> None:
    g = stealthy_hunt(blocker, blood)
    refused(g, kind="use", card="Bowl of Convergence")


# ---- .44 Magnum


def shootout(actor_cards: list[str], blocker_cards: list[str], blood: int = 4) -> Position:
    s = mt.Scenario(players=2)
    s.minion(0, "Belinde", blood=4, cards=actor_cards)
    s.minion(1, "Wauneka", blood=blood, cards=blocker_cards)
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.play(kind="block", minion="Wauneka")
    return g


def test_the_magnum_strikes_for_two_at_close_range() -> None:
    g = shootout([".44 Magnum"], [])
    g.play(kind="weapon strike", minion="Belinde")
    g.play(kind="hand strike", minion="Wauneka")
    assert (g.minion("Belinde").blood, g.minion("Wauneka").blood) == (3, 2)


def test_the_magnum_maneuvers_and_strikes_at_long_range() -> None:
    g = shootout([".44 Magnum"], [])
    g.play(kind="maneuver", card=".44 Magnum")
    g.pass_until("strike")
    assert kinds(g) == {"weapon strike"}  # RANGE-2: it fixes the first strike
    g.play(kind="weapon strike", minion="Belinde")
    g.play(kind="hand strike", minion="Wauneka")
    assert (g.minion("Belinde").blood, g.minion("Wauneka").blood) == (4, 2)


@pytest.mark.ruling("100001#a88b1379")
def test_the_magnum_maneuvers_once_each_combat(fight: Fight, refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Belinde", blood=4, cards=[".44 Magnum"])
    s.minion(1, "Wauneka", blood=5)
    s.minion(1, "Underbridge Stray", superior=True)  # lets Wauneka press
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.play(kind="block", minion="Wauneka")
    g.play(kind="maneuver", card=".44 Magnum")
    g.pass_until("strike")
    fight_round(g)
    g.play(kind="use", card="Underbridge Stray", target="Wauneka")
    if g.decision.kind == "press":
        g.play(kind="press", seat=1)
    while g.decision.kind != "strike":
        assert "maneuver" not in kinds(g)
        g.choose(next(o for o in g.decision.options if o.kind == "pass"))
    assert kinds(g) == {"hand strike", "weapon strike"}  # a second round, at close range


def fight_round(g: Position) -> None:
    while g.decision.kind in {"strike", "strike chosen", "prevent"}:
        wanted = ("weapon strike", "hand strike", "pass")
        options = {o.kind: o for o in g.decision.options}
        g.choose(next(options[kind] for kind in wanted if kind in options))


# ---- Kevlar Vest


def test_the_vest_prevents_two_from_a_gun(fight: Fight) -> None:
    g = shootout([".44 Magnum"], ["Kevlar Vest"])
    g.play(kind="weapon strike", minion="Belinde")
    g.play(kind="hand strike", minion="Wauneka")
    while g.decision.kind == "prevent":
        prevent = [o for o in g.decision.options if o.kind != "pass"]
        g.choose((prevent or g.decision.options)[0])
    assert g.minion("Wauneka").blood == 4


def test_the_vest_prevents_one_of_anything_else(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=4, cards=["Preternatural Strength"])
    s.minion(1, "Ryan", blood=4, cards=["Kevlar Vest"])
    g = s.start()
    g.play(kind="bleed", minion="Wauneka")
    g.play(kind="block", minion="Ryan")
    g.play(kind="hand strike", minion="Wauneka")
    g.play(kind="hand strike", minion="Ryan")
    while g.decision.kind == "prevent":
        prevent = [o for o in g.decision.options if o.kind != "pass"]
        g.choose((prevent or g.decision.options)[0])
    assert g.minion("Ryan").blood == 3  # two from the hand at 1 + 1 strength, one prevented


def test_the_vest_is_used_once_each_combat() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=4)
    s.minion(1, "Ryan", blood=4, cards=["Kevlar Vest"])
    s.minion(1, "Underbridge Stray")
    g = s.start()
    g.play(kind="bleed", minion="Wauneka")
    g.play(kind="block", minion="Ryan")
    g.play(kind="hand strike", minion="Wauneka")
    g.play(kind="hand strike", minion="Ryan")
    g.play(kind="use", card="Kevlar Vest")
    g.play(kind="use", card="Underbridge Stray", target="Ryan")
    if g.decision.kind == "press":
        g.play(kind="press", seat=1)
    g.pass_until("strike")
    g.play(kind="hand strike", minion="Wauneka")
    g.play(kind="hand strike", minion="Ryan")
    assert "Kevlar Vest" not in {o.card for o in g.decision.options}
    assert g.minion("Ryan").blood == 3


@pytest.mark.ruling("101040#66786127", "G00153#e6c0ca4f")
def test_the_two_points_of_the_vest_may_go_to_two_gun_strikes() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=4, cards=[".44 Magnum"])
    s.minion(1, "Ryan", blood=4, cards=["Kevlar Vest"])
    s.minion(1, "Underbridge Stray")
    g = s.start()
    g.play(kind="bleed", minion="Wauneka")
    g.play(kind="block", minion="Ryan")
    g.play(kind="weapon strike", minion="Wauneka")
    g.play(kind="hand strike", minion="Ryan")
    g.play(kind="use", card="Kevlar Vest")
    g.play(kind="use", card="Underbridge Stray", target="Ryan")
    if g.decision.kind == "press":
        g.play(kind="press", seat=1)
    assert g.minion("Ryan").blood == 3
    g.play(kind="weapon strike", minion="Wauneka")
    g.play(kind="hand strike", minion="Ryan")
    g.play(kind="use grant", seat=1)
    assert {o.kind for o in g.decision.options if o.card == "Kevlar Vest"} == set()
    while g.decision.kind == "prevent":
        g.choose(next(o for o in g.decision.options if o.kind == "pass"))
    assert g.minion("Ryan").blood == 2


def test_the_vest_need_not_be_used(fight: Fight) -> None:
    g = shootout([], ["Kevlar Vest"])
    fight(g)
    assert g.minion("Wauneka").blood == 3


# ---- Murder of Crows


def crows(superior: bool = False) -> mt.Scenario:
    s = mt.Scenario(players=2)
    s.minion(0, "Belinde", blood=4)
    s.permanent(0, "Murder of Crows", on="Belinde", superior=superior)
    s.minion(1, "Wauneka", blood=4)
    return s


@pytest.mark.parametrize("superior", [False, True])
def test_the_crows_do_one_damage_each_round(superior: bool, fight: Fight) -> None:
    """At both levels: the superior one has more life only."""
    g = crows(superior).start()
    assert g.minion("Murder of Crows").blood == (2 if superior else 1)
    g.play(kind="bleed", minion="Belinde")
    g.play(kind="block", minion="Wauneka")
    fight(g)
    assert (g.minion("Belinde").blood, g.minion("Wauneka").blood) == (3, 2)


def test_the_crows_fight_for_a_blocking_employer_too(fight: Fight) -> None:
    g = crows().start(active=1)
    g.play(kind="bleed", minion="Wauneka")
    g.play(kind="block", minion="Belinde")
    fight(g)
    assert (g.minion("Belinde").blood, g.minion("Wauneka").blood) == (3, 2)


def test_the_crows_reach_at_long_range() -> None:
    """Their damage is ranged; the employer's hand does nothing there."""
    s = crows()
    s.permanent(1, ".44 Magnum", on="Wauneka")
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.play(kind="block", minion="Wauneka")
    g.play(kind="maneuver", card=".44 Magnum", seat=1)
    g.play(kind="hand strike", minion="Belinde")
    g.play(kind="weapon strike", minion="Wauneka")
    g.play(kind="choose", target="Belinde")
    assert (g.minion("Belinde").blood, g.minion("Wauneka").blood) == (2, 3)


@pytest.mark.ruling("G00017#eefbce18", "G00016#12498cde")
def test_a_dodge_does_not_help_against_the_crows() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Belinde", blood=4, cards=["Murder of Crows"])
    s.minion(1, "Flávio Gonçalves", blood=4)
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.play(kind="block", minion="Flávio Gonçalves")
    g.play(kind="hand strike", minion="Belinde")
    g.play(kind="weapon strike", minion="Flávio Gonçalves")
    assert (g.minion("Belinde").blood, g.minion("Flávio Gonçalves").blood) == (4, 3)


@pytest.mark.ruling("G00017#eefbce18")
def test_a_strike_that_ends_combat_comes_before_the_crows() -> None:
    s = mt.Scenario(players=2)
    s.seat(1, hand=["Majesty"])
    s.minion(0, "Belinde", blood=4, cards=["Murder of Crows"])
    s.minion(1, "Massimo Falconi", blood=4)
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.play(kind="block", minion="Massimo Falconi")
    g.play(kind="hand strike", minion="Belinde")
    g.play(kind="play", card="Majesty", level="inferior")
    assert g.minion("Massimo Falconi").blood == 3  # what Majesty costs


@pytest.mark.ruling("G00029#326e7e6f")
def test_the_crows_have_no_part_in_additional_strikes() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Blur"])
    s.minion(0, "Bret Stryker", blood=4, cards=["Murder of Crows"])
    s.minion(1, "Wauneka", blood=5)
    g = s.start()
    g.play(kind="bleed", minion="Bret Stryker")
    g.play(kind="block", minion="Wauneka")
    g.play(kind="hand strike", minion="Bret Stryker")
    g.play(kind="hand strike", minion="Wauneka")
    assert g.minion("Wauneka").blood == 5 - 1 - 1
    g.play(kind="play", card="Blur", level="inferior")
    g.play(kind="hand strike", minion="Bret Stryker")
    assert g.minion("Wauneka").blood == 5 - 1 - 1 - 1


@pytest.mark.ruling("G00018#6ac45a5a")
def test_a_retainer_keeps_the_level_it_was_employed_at() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Raven Spy"])
    s.minion(0, "Horace Radcliffe", blood=3)
    g = s.start()
    g.play(kind="play", card="Raven Spy", level="inferior")
    g.pass_until("minion")
    assert g.minion("Raven Spy").blood == 1
    assert g.minion("Horace Radcliffe").cards == ["Raven Spy"]


def test_a_retainer_burns_at_no_life() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Belinde", blood=4, cards=[".44 Magnum"])
    s.minion(1, "Wauneka", blood=4, cards=["Raven Spy"])
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.play(kind="block", minion="Wauneka")
    g.play(kind="maneuver", card=".44 Magnum")
    g.play(kind="weapon strike", minion="Belinde")
    g.play(kind="choose", target="Raven Spy")
    g.play(kind="hand strike", minion="Wauneka")
    assert g.minion("Wauneka").blood == 4
    assert g.seat(1).ash_heap == ["Raven Spy"]


# ---- Underbridge Stray


@pytest.mark.parametrize(("superior", "life", "strength"), [(False, 1, 0), (True, 2, 1)])
def test_the_stray_as_it_enters(superior: bool, life: int, strength: int) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Underbridge Stray", superior=superior)
    g = s.start()
    stray = g.minion("Underbridge Stray")
    assert (stray.blood, stray.strength, stray.bleed) == (life, strength, 0)


@pytest.mark.ruling("102065#eec4f820")
def test_the_stray_presses_the_turn_it_is_recruited(fight: Fight) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Underbridge Stray"])
    s.minion(0, "Horace Radcliffe", blood=3)
    s.minion(0, "Belinde", blood=4)
    s.minion(1, "Wauneka", blood=5)
    g = s.start()
    g.play(kind="play", card="Underbridge Stray", minion="Horace Radcliffe", level="superior")
    g.pass_until("minion")
    g.play(kind="bleed", minion="Belinde")
    g.play(kind="block", minion="Wauneka")
    fight(g, until="press")
    g.play(kind="use", card="Underbridge Stray", target="Belinde")
    assert g.minion("Underbridge Stray").blood == 1
    if g.decision.kind == "press":
        g.play(kind="press", seat=0)
    fight(g, until="strike")
    assert g.decision.kind == "strike"
    fight(g)
    assert g.minion("Belinde").blood == 2


def test_the_press_can_cost_the_stray_its_last_life(fight: Fight) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Belinde", blood=4)
    s.minion(0, "Underbridge Stray", locked=True)
    s.minion(1, "Wauneka", blood=5)
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.play(kind="block", minion="Wauneka")
    fight(g, until="press")
    assert {o.target for o in g.decision.options if o.card == "Underbridge Stray"} == {"Belinde"}
    g.play(kind="use", card="Underbridge Stray")
    assert g.seat(0).ash_heap == ["Underbridge Stray"]
    if g.decision.kind == "press":
        g.play(kind="press", seat=0)
    fight(g, until="strike")
    fight(g)
    assert g.minion("Belinde").blood == 2


def stray_unlocks(target_seat: int) -> Position:
    s = mt.Scenario(players=3)
    s.seat(1, pool=10)
    s.minion(0, "Belinde", blood=3)
    s.minion(target_seat, "Underbridge Stray")
    s.minion(target_seat, "Ryan", locked=True, blood=4)
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    return g


def test_the_stray_burns_to_unlock_a_minion_during_an_action_directed_at_its_methuselah() -> None:
    g = stray_unlocks(1)
    g.play(kind="use", card="Underbridge Stray", target="Ryan")
    assert not g.minion("Ryan").locked
    assert g.seat(1).ash_heap == ["Underbridge Stray"]
    g.play(kind="block", minion="Ryan")
    g.pass_until("strike")


def test_the_stray_does_not_for_an_action_directed_at_another(refused: Refused) -> None:
    refused(stray_unlocks(2), kind="use", card="Underbridge Stray")


def test_a_blocking_stray_does_not_burn_itself() -> None:
    g = stray_unlocks(1)
    g.play(kind="block", minion="Underbridge Stray")
    assert "use" not in kinds(g)
    with pytest.raises(mt.errors.GameError, match="no way to pass"):
        g.play(kind="use", card="Underbridge Stray", target="Ryan")


def test_the_stray_does_not_for_an_undirected_action(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Belinde", blood=3)
    s.minion(1, "Underbridge Stray")
    s.minion(1, "Ryan", locked=True)
    g = s.start()
    g.play(kind="hunt", minion="Belinde")
    refused(g, kind="use", card="Underbridge Stray")


def test_the_stray_that_is_burned_is_not_the_one_to_unlock() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka")
    s.minion(1, "Underbridge Stray")
    s.minion(1, "Ryan", locked=True)
    g = s.start()
    g.play(kind="bleed")
    assert g.decision
    stray = [o.target for o in g.decision.options if o.card == "Underbridge Stray"]
    assert stray == ["Ryan"]

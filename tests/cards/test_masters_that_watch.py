"""Masters that watch for what befalls minions, and masters that change what is on or in them."""

from typing import Any

import methuselah as mt
import pytest
from driving import Fight, Never, Offers, Refused, Written
from methuselah._core import Position
from positions import targets


def master(card: str, **seat: Any) -> mt.Scenario:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, **{"pool": 10, "hand": [card], **seat})
    return s


def number(g: Position, n: str) -> None:
    """Chooses that number, of those from 0 to 3."""
    assert g.decision
    assert [o.target for o in g.decision.options] == ["0", "1", "2", "3"]
    g.choose(next(o for o in g.decision.options if o.target == n))


# ---- blood moved at once


@pytest.mark.ruling("100824#26c6394b")
def test_giants_blood_fills_any_vampire_in_play() -> None:
    s = master("Giant's Blood", uncontrolled=[("Indira", 0)])
    s.minion(0, "Ryan", blood=1, region="torpor")
    s.minion(1, "Ashley", blood=0)
    g = s.start(phase="master")
    assert targets(g, "Giant's Blood") == {"Ryan", "Ashley"}
    g.play(kind="play", card="Giant's Blood", target="Ryan")
    assert g.minion("Ryan").blood == 4


def test_giants_blood_is_played_once_in_a_game() -> None:
    s = master("Giant's Blood")
    s.seat(1, hand=["Giant's Blood"])
    s.minion(0, "Ryan", blood=1)
    s.minion(1, "Ashley", blood=1)
    g = s.start(phase="master")
    g.play(kind="play", card="Giant's Blood", target="Ryan")
    g.pass_until("discard")
    with pytest.raises(mt.errors.GameError):
        g.play(kind="play", card="Giant's Blood", seat=1)


def test_grooming_moves_blood_to_a_younger_one_of_the_clan() -> None:
    s = master("Grooming the Protégé", uncontrolled=[("Ashley", 0), ("Meaghan", 1), ("Ryan", 0)])
    s.minion(0, "Sully", blood=4)
    g = s.start(phase="master")
    g.play(kind="play", card="Grooming the Protégé", target="Sully")
    assert targets(g) == {"Ashley", "Meaghan"}
    g.play(kind="choose", target="Ashley")
    number(g, "3")
    assert (g.minion("Sully").blood, g.minion("Ashley").blood) == (1, 3)


def test_minion_tap_moves_any_amount_of_blood_to_the_pool() -> None:
    s = master("Minion Tap")
    s.minion(0, "Ryan", blood=3)
    s.minion(1, "Ashley", blood=3)
    g = s.start(phase="master")
    assert targets(g, "Minion Tap") == {"Ryan"}
    g.play(kind="play", card="Minion Tap")
    number(g, "3")
    assert (g.seat(0).pool, g.minion("Ryan").blood) == (13, 0)


# ---- Piper


def piped(card: str = "Underbridge Stray", **minion: Any) -> Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, pool=10, hand=["Piper", card])
    s.minion(0, "Hanna Nokelainen", **minion)
    return s.start(phase="master")


@pytest.mark.ruling("101401#5f5d8cb1", "G00131#6ca75605")
def test_piper_recruits_an_ally_that_cannot_act_this_turn(offers: Offers) -> None:
    g = piped()
    g.play(kind="play", card="Piper")
    g.play(kind="choose", target="Underbridge Stray")
    g.pass_until("minion")
    assert g.minion("Hanna Nokelainen").locked
    assert {m.name for m in g.seat(0).minions} == {"Hanna Nokelainen", "Underbridge Stray"}
    assert not offers(g, kind="bleed", minion="Underbridge Stray")


def test_piper_needs_an_unlocked_anarch(refused: Refused) -> None:
    refused(piped(locked=True), kind="play", card="Piper")


def test_who_cannot_recruit_does_not_with_piper(refused: Refused) -> None:
    refused(piped(cards=["Depravity"]), kind="play", card="Piper")


def test_depravity_gives_strength_and_bars_allies_and_retainers(refused: Refused) -> None:
    for card in ("Underbridge Stray", "Raven Spy"):
        s = mt.Scenario(players=2, blanks=True)
        s.seat(0, pool=10, hand=["Depravity", card])
        s.minion(0, "Ryan")
        g = s.start(phase="master")
        g.play(kind="play", card="Depravity")
        assert g.minion("Ryan").strength == 2
        g.pass_until("minion")
        refused(g, kind="play", card=card)


@pytest.mark.parametrize(("on", "blocked"), [(["Depravity"], False), ([], True)])
def test_depravity_gives_stealth_to_diablerie(on: list[str], blocked: bool) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Ryan", cards=on)
    s.minion(1, "Ashley", region="torpor")
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="diablerize", minion="Ryan")
    g.play(kind="block", minion="Sully")
    g.pass_until("strike" if blocked else "minion")
    assert (g.seat(1).ash_heap == ["Ashley"]) == (not blocked)


# ---- Tension in the Ranks and Frontal Assault


def tense(victim: str, blood: int, on: int = 0) -> Position:
    """Seat 0's Ryan has bled and is blocked by one who will not be ready after the combat."""
    s = mt.Scenario(players=3, blanks=True)
    for seat in range(3):
        s.seat(seat, pool=10)
    s.permanent(on, "Tension in the Ranks")
    s.minion(0, "Ryan", cards=["Depravity"])
    s.minion(1, victim, blood=blood)
    g = s.start()
    g.play(kind="bleed", minion="Ryan")
    g.play(kind="block", minion=victim)
    return g


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_tension_burns_a_pool_as_a_minion_goes_to_torpor(seat: int, fight: Fight) -> None:
    g = tense("Ashley", 0, seat)
    fight(g)
    g.pass_until("minion")
    assert g.minion("Ashley").torpor
    assert [g.seat(n).pool for n in range(3)] == [10, 9, 10]


def test_tension_burns_a_pool_as_a_ready_ally_burns(fight: Fight) -> None:
    g = tense("Underbridge Stray", 1)
    fight(g)
    g.pass_until("minion")
    assert [g.seat(n).pool for n in range(3)] == [10, 9, 10]


def test_anyone_burns_tension_for_two_masters() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, pool=10, hand=["Fame", "Villein", "Sport Bike"])
    s.permanent(1, "Tension in the Ranks")
    g = s.start(phase="master")
    g.play(kind="use", card="Tension in the Ranks")
    while g.decision and g.decision.kind == "announce":
        g.choose(g.decision.options[0])
    assert g.seat(1).permanents == []
    assert sorted(g.seat(0).ash_heap) == ["Fame", "Villein"]


def assault() -> Position:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, pool=10)
    s.permanent(0, "Frontal Assault")
    s.minion(0, "Ryan", cards=["Depravity"])
    s.minion(1, "Ashley", blood=0)
    s.minion(1, "Sully", blood=4, locked=True)
    s.minion(2, "Meaghan")
    return s.start()


def test_frontal_assault_is_on_minions_of_the_prey(fight: Fight) -> None:
    g = assault()
    assert targets(g, "Frontal Assault") == {"Ashley", "Sully"}
    g.play(kind="action", card="Frontal Assault", target="Ashley")
    g.pass_until("strike")
    fight(g)
    g.pass_until("minion")
    assert g.seat(0).pool == 11
    g.pass_until("discard")
    assert g.seat(0).permanents == ["Depravity"]
    assert g.seat(0).pool == 10  # Sully is ready still


@pytest.mark.ruling("100794#8b610568")
def test_two_frontal_assaults_stack(fight: Fight) -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, pool=10)
    for _ in range(2):
        s.permanent(0, "Frontal Assault")
    s.minion(0, "Ryan", cards=["Depravity"])
    s.minion(1, "Ashley", blood=0)
    s.minion(1, "Sully", blood=4, locked=True)
    g = s.start()
    g.play(kind="action", card="Frontal Assault", target="Ashley")
    g.pass_until("strike")
    fight(g)
    g.pass_until("minion")
    assert g.seat(0).pool == 12
    g.pass_until("discard")
    assert g.seat(0).pool == 10


# ---- contracts and those who leave the ready region


@pytest.mark.parametrize("taken", [True, False])
def test_a_priority_contract_pays_three_pool_as_its_minion_leaves(
    taken: bool, fight: Fight
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, pool=10, hand=["Priority Contract"])
    s.minion(0, "Bijou", cards=["Depravity"])
    s.minion(1, "Ashley", blood=0)
    g = s.start(phase="master")
    g.play(kind="play", card="Priority Contract", target="Ashley")
    g.play(kind="choose", target="Bijou")
    g.pass_until("minion")
    g.play(kind="action", card="Priority Contract")
    g.pass_until("strike")
    fight(g)
    yes, no = g.decision.options[:2]
    g.choose(yes if (yes.kind != "pass") == taken else no)
    g.pass_until("minion")
    assert g.seat(0).pool == (13 if taken else 10)
    assert ("Priority Contract" in g.minion("Ashley").cards) != taken


def test_the_dead_pool_counts_whom_a_lasombra_beats(fight: Fight) -> None:
    for actor, more in (("Hester Reed", 1), ("Ryan", 0)):
        s = mt.Scenario(players=2, blanks=True)
        s.permanent(0, "Dead Pool")
        s.minion(0, actor, cards=["Depravity"])
        s.minion(1, "Ashley", blood=0)
        g = s.start()
        g.play(kind="bleed", minion=actor)
        g.play(kind="block", minion="Ashley")
        fight(g)
        if more:
            g.choose(next(o for o in g.decision.options if o.kind != "pass"))
        g.pass_until("minion")
        assert g.minion("Dead Pool").counters == more


def test_the_dead_pool_gives_bleed() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, pool=20)
    s.permanent(0, "Dead Pool", counters=2)
    s.minion(0, "Hester Reed")
    g = s.start()
    g.play(kind="bleed", minion="Hester Reed")
    g.play(kind="use", card="Dead Pool")
    g.pass_until("minion")
    assert g.seat(1).pool == 17
    assert g.minion("Dead Pool").counters == 1


def test_mob_connections_press_to_continue() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.permanent(0, "Mob Connections")
    s.minion(0, "Ryan")
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Ryan")
    g.play(kind="block", minion="Sully")
    g.pass_until("strike")
    while g.decision.kind != "press":
        plain = [o for o in g.decision.options if o.kind in {"pass", "hand strike"}]
        g.choose(plain[0])
    g.play(kind="use", card="Mob Connections")
    g.play(kind="press")
    g.pass_until("strike")
    assert g.minion("Ryan").blood == 3


@pytest.mark.ruling("100018#80e02934")
def test_each_aching_beauty_burns_a_pool_of_whoever_blocks() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, pool=10)
    s.minion(0, "Colin Flynn", cards=["Aching Beauty", "Aching Beauty"])
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Colin Flynn")
    g.play(kind="block", minion="Sully")
    g.pass_until("strike")
    assert g.seat(1).pool == 8


# ---- the Salubri


@pytest.mark.parametrize(("target", "blocked"), [("Lauren", False), ("Ryan", True)])
def test_the_fist_is_for_combat_with_stealth_against_a_tremere(target: str, blocked: bool) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Yael", cards=["Saulot's Avenging Fist"])
    s.minion(1, target, locked=True)
    s.minion(1, "Sully")
    g = s.start()
    assert g.minion("Yael").strength == 2
    g.play(kind="action", card="Saulot's Avenging Fist", target=target)
    g.play(kind="block", minion="Sully")
    g.pass_until("strike")
    assert g.minion("Sully").locked == blocked


# ---- Dummy Corporation, Libertas


def test_the_dummy_corporation_reduces_a_bleed_by_two() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, pool=10)
    s.permanent(1, "Dummy Corporation")
    s.minion(0, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion="Ryan")
    g.play(kind="use", card="Dummy Corporation")
    g.pass_until("minion")
    assert g.seat(1).pool == 10
    assert g.seat(1).ash_heap == ["Dummy Corporation"]


def test_allies_do_not_block_whom_libertas_is_on(never: Never) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Rayne", cards=["Libertas"])
    s.minion(1, "Underbridge Stray")
    g = s.start()
    g.play(kind="bleed", minion="Rayne")
    never(g, kind="block", minion="Underbridge Stray")


@pytest.mark.parametrize(("on", "cost"), [(["Libertas"], 1), ([], 0)])
def test_dominate_costs_others_more_against_libertas(on: list[str], cost: int) -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(1, hand=["Deflection"])
    s.minion(0, "Rayne", cards=on)
    s.minion(1, "Sully", blood=4)
    g = s.start()
    g.play(kind="bleed", minion="Rayne")
    g.play(kind="play", card="Deflection", minion="Sully")
    g.pass_until("minion")
    base = 4 - g.minion("Sully").blood
    assert base == 1 + cost


# ---- hunting grounds for some


def test_the_burial_site_feeds_wraiths_zombies_and_those_of_the_path() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.permanent(0, "Burial Site Hunting Ground")
    s.minion(0, "Nadezhda", blood=1)
    s.minion(0, "Ryan", blood=1)
    s.minion(0, "Underbridge Stray")
    g = s.start(phase="unlock")
    g.play(kind="use", card="Burial Site Hunting Ground")
    assert g.minion("Nadezhda").blood == 2


def test_papillon_feeds_a_titled_vampire_twice(refused: Refused) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.permanent(0, "Papillon")
    s.minion(0, "The Dowager", blood=1)
    s.minion(0, "Ryan", blood=1)
    g = s.start(phase="unlock")
    g.play(kind="use", card="Papillon")
    assert g.minion("The Dowager").blood == 3
    for holder, playable in (("Belinde", True), ("The Dowager", False)):
        s = master("Papillon")
        s.minion(0, holder)
        g = s.start(phase="master")
        if playable:
            g.play(kind="play", card="Papillon")
            assert g.seat(0).pool == 7
        else:
            refused(g, kind="play", card="Papillon")


OWN = """
Card(name: "Own Rite", facts: {"types": "Action", "requires": "obl"},
    modes: [(disc: ["obl"], do: [Gain(Pool(You), 1)])])
Card(name: "Own Corpse", modes: [(do: [])],
    facts: {"types": "Ally", "life": "1", "strength": "1", "bleed": "1", "keywords": "zombie"})
"""


def test_the_cappadocian_crypt_answers_an_action_that_requires_oblivion(
    own: mt.Cards, never: Never
) -> None:
    def crypt() -> Position:
        s = mt.Scenario(players=2, blanks=True, cards=own)
        s.seat(0, hand=["Own Rite"])
        s.permanent(0, "Cappadocian Crypt")
        s.minion(0, "Alek König", blood=2)
        return s.start()

    g = crypt()
    g.play(kind="play", card="Own Rite")
    g.play(kind="use", card="Cappadocian Crypt")
    assert g.minion("Alek König").blood == 3
    assert g.minion("Cappadocian Crypt").locked
    g = crypt()
    g.play(kind="bleed", minion="Alek König")
    never(g, kind="use", card="Cappadocian Crypt")


def test_the_abattoir_counts_zombies_for_the_bleeds_of_zombies(own: mt.Cards, fight: Fight) -> None:
    s = mt.Scenario(players=2, blanks=True, cards=own)
    s.seat(1, pool=10)
    s.permanent(0, "Cursed Abattoir", counters=1)
    s.minion(0, "Own Corpse")
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Own Corpse")
    g.play(kind="use", card="Cursed Abattoir")
    assert g.minion("Cursed Abattoir").counters == 0
    g.play(kind="block", minion="Sully")
    fight(g)
    g.choose(next(o for o in g.decision.options if o.kind != "pass"))
    assert g.minion("Cursed Abattoir").counters == 1


@pytest.mark.parametrize(("blood", "after"), [(1, 1), (0, 1)])
def test_the_burial_site_gives_no_life_beyond_the_first(
    blood: int, after: int, written: Written
) -> None:
    s = mt.Scenario(players=2, blanks=True, cards=written(OWN.replace('"1", "str', '"2", "str')))
    s.permanent(0, "Burial Site Hunting Ground")
    s.minion(0, "Own Corpse", blood=blood + 1)
    g = s.start(phase="unlock")
    g.play(kind="use", card="Burial Site Hunting Ground")
    assert g.minion("Own Corpse").blood == after + 1


@pytest.mark.parametrize("card", ["Burial Site Hunting Ground", "Cursed Abattoir"])
def test_some_are_for_those_with_a_follower_of_the_path(card: str, refused: Refused) -> None:
    for name in ("Nadezhda", "Ryan"):
        s = master(card)
        s.minion(0, name)
        g = s.start(phase="master")
        if name == "Ryan":
            refused(g, kind="play", card=card)
        else:
            g.play(kind="play", card=card)
            assert g.seat(0).permanents == [card]

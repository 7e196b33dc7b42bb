"""Minions that stay locked, and cards on the minions of others that stay with who played them."""

from typing import Any

import methuselah as mt
import pytest
from driving import Duel, Fight, Never, Offers, Resolve, Written
from methuselah._core import Position
from positions import act, bled, blood, targets, way

# ---- Mind Numb


def numb(level: str, victim: str = "Ariane", **more: Any) -> Position:
    s = mt.Scenario(players=2, blanks=True, cards=more.pop("cards", None))
    s.seat(0, hand=["Mind Numb"])
    s.seat(1, hand=more.pop("answer", []))
    s.minion(0, "Amber" if level == "superior" else "Adrianne", blood=4)
    s.minion(1, victim)
    s.minion(1, "Angel", locked=True)
    g = s.start()
    g.play(kind="play", card="Mind Numb", level=level, target=victim)
    return g


def test_mind_numb_stuns_a_vampire_through_one_unlock_phase() -> None:
    g = numb("inferior")
    g.pass_until("minion", seat=0)
    assert g.minion("Ariane").locked
    g.pass_until("minion", seat=1)
    assert g.minion("Ariane").locked
    assert not g.minion("Angel").locked
    g.pass_until("minion", seat=0)
    g.pass_until("minion", seat=1)
    assert not g.minion("Ariane").locked


def test_mind_numb_is_at_unlocked_vampires() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Mind Numb"])
    s.minion(0, "Adrianne")
    s.minion(1, "Ariane")
    s.minion(1, "Angel", locked=True)
    s.minion(1, "Underbridge Stray")
    assert targets(s.start(), "Mind Numb") == {"Ariane", "Adrianne"}


@pytest.mark.parametrize(("level", "blocked"), [("inferior", True), ("superior", False)])
def test_mind_numb_is_stealthier_at_superior(level: str, blocked: bool, resolve: Resolve) -> None:
    g = numb(level)
    g.play(kind="block", minion="Ariane")
    resolve(g, "strike", "minion")
    assert g.decision
    assert (g.decision.kind == "strike") == blocked


HIDE = """
Card(name: "Lie Low", facts: {"types": "Reaction"}, modes: [(when: Action, do: [Lock(Me)])])
"""


@pytest.mark.ruling("G00081#b0397e61")
def test_mind_numb_does_nothing_to_who_has_locked_meanwhile(
    written: Written, resolve: Resolve
) -> None:
    g = numb("inferior", answer=["Lie Low"], cards=written(HIDE))
    g.play(kind="play", card="Lie Low", minion="Ariane")
    resolve(g)
    assert g.minion("Adrianne").blood == 4 - 1
    g.pass_until("minion", seat=1)
    assert not g.minion("Ariane").locked


@pytest.mark.ruling("G00005#5ef60123")
def test_a_stunned_infernal_vampire_can_be_unlocked_for_pool() -> None:
    g = numb("inferior", "Sargon")
    g.pass_until("unlock", seat=1)
    pool = g.seat(1).pool
    g.play(kind="unlock infernal", minion="Sargon")
    assert (g.minion("Sargon").locked, g.seat(1).pool) == (False, pool - 1)


# ---- Kiss of Cathari


def kiss(
    duel: Duel,
    resolve: Resolve,
    level: str = "superior",
    foe: str = "Amber",
    strike: str | None = None,
    answer: str | None = None,
) -> mt.Position:
    """The foe strikes so, or with a card, and lives to see its unlock phase."""
    g = duel("Gostoso", foe, ["Kiss of Cathari"], [strike or answer or "Fame"])
    if strike is None and answer == "Apportation":
        g.play(kind="play", card=answer, level="superior")
    resolve(g, "strike")
    way(g, "Kiss of Cathari", "[pre]" if level == "inferior" else "[PRE]")
    if strike:
        g.play(kind="play", card=strike, level="superior" if strike == "Majesty" else "inferior")
    return g


@pytest.mark.parametrize(("level", "locked"), [("inferior", False), ("superior", True)])
def test_kiss_of_cathari_ends_combat_and_stuns(
    level: str, locked: bool, duel: Duel, resolve: Resolve
) -> None:
    g = kiss(duel, resolve, level)
    resolve(g)
    assert blood(g, "Gostoso", "Amber") == (5 - 1, 5)
    g.pass_until("minion", seat=1)
    assert g.minion("Amber").locked == locked


@pytest.mark.ruling("102330#99d80a2c")
def test_kiss_of_cathari_does_not_stun_who_dodges(duel: Duel, resolve: Resolve) -> None:
    g = kiss(duel, resolve, strike="Staredown")
    resolve(g)
    g.pass_until("minion", seat=1)
    assert not g.minion("Amber").locked


@pytest.mark.ruling("G00143#70dc4dc2")
def test_kiss_of_cathari_locks_who_unlocks_before_combat_ends(duel: Duel, resolve: Resolve) -> None:
    g = kiss(duel, resolve, strike="Majesty")
    resolve(g)
    assert g.minion("Amber").locked
    g.pass_until("minion", seat=1)
    assert g.minion("Amber").locked


def test_kiss_of_cathari_does_not_stun_at_long_range(duel: Duel, resolve: Resolve) -> None:
    g = kiss(duel, resolve, foe="Ayelech", answer="Apportation")
    resolve(g)
    g.pass_until("minion", seat=1)
    assert not g.minion("Ayelech").locked


@pytest.mark.ruling("G00071#c2da21d8")
def test_kiss_of_cathari_does_not_stun_if_combat_goes_on(duel: Duel, resolve: Resolve) -> None:
    g = kiss(duel, resolve, foe="America Johnson", answer="Telepathic Tracking")
    resolve(g, "combat ending")
    g.play(kind="play", card="Telepathic Tracking", level="superior")
    resolve(g)
    g.pass_until("minion", seat=1)
    assert not g.minion("America Johnson").locked


# ---- Puppet Master


def puppet(
    victim: str = "Ariane",
    hand: tuple[str, ...] = (),
    answer: tuple[str, ...] = (),
    others: tuple[str, ...] = (),
    **more: Any,
) -> Position:
    """Seat 0 has put Puppet Master on a vampire of seat 1."""
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=["Puppet Master", *hand])
    s.seat(1, hand=answer)
    s.minion(0, "Catherine du Bois")
    for name in others:
        s.minion(0, name)
    s.minion(1, victim, **more)
    s.minion(1, "Angel", locked=True)
    g = s.start()
    master = "Catherine du Bois"
    g.play(kind="play", card="Puppet Master", minion=master, level="superior", target=victim)
    g.pass_until("minion", seat=0)
    return g


def test_puppet_master_bleeds_with_2_more_at_inferior() -> None:
    g = act("Catherine du Bois", ["Puppet Master"])
    g.play(kind="play", card="Puppet Master", level="inferior")
    g.pass_until("minion", seat=0)
    assert g.seat(1).pool == 30 - (1 + 2)


@pytest.mark.ruling("101215#1b01bbd7")
@pytest.mark.parametrize("locked", [False, True])
def test_a_puppet_stays_locked_and_serves_its_master_for_a_turn(
    locked: bool, offers: Offers
) -> None:
    g = puppet(locked=locked)
    assert g.minion("Ariane").locked
    assert g.minion("Ariane").cards == ["Puppet Master"]
    # Not in the minion phase in which it was played.
    assert not offers(g, kind="use grant")
    g.pass_until("minion", seat=1)
    assert (g.minion("Ariane").locked, g.minion("Angel").locked) == (True, False)
    g.pass_until("minion", seat=0)
    # It is not left for later.
    assert not offers(g, kind="pass")
    g.play(kind="use grant", card="Puppet Master")
    ariane = g.minion("Ariane")
    assert (ariane.seat, ariane.locked, ariane.cards) == (0, False, [])
    assert "Puppet Master" in g.seat(0).ash_heap
    g.play(kind="bleed", minion="Ariane")
    g.pass_until("minion", seat=1)
    assert g.seat(1).pool == 30 - 1
    assert g.minion("Ariane").seat == 1


def test_puppet_master_is_for_younger_vampires() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Puppet Master"])
    s.minion(0, "Catherine du Bois")
    s.minion(1, "Amber")
    s.minion(1, "Ariane", region="torpor")
    s.minion(1, "Underbridge Stray")
    s.minion(1, "Adrianne")
    assert targets(s.start(), "Puppet Master") == {None, "Ariane"}


@pytest.mark.ruling("G00005#5ef60123")
def test_an_infernal_puppet_can_be_unlocked_for_pool() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Sargon", locked=True)
    s.permanent(1, "Puppet Master", on="Sargon")
    g = s.start(phase="unlock")
    g.play(kind="unlock infernal", minion="Sargon")
    assert not g.minion("Sargon").locked


def test_puppet_master_leaves_with_who_played_it() -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(2, pool=1)
    s.minion(0, "Ariane", locked=True)
    s.permanent(2, "Puppet Master", on="Ariane")
    s.minion(1, "Ryan")
    g = s.start(active=1)
    g.play(kind="bleed", minion="Ryan")
    g.pass_until("minion", seat=0)
    assert g.seat(2).ousted
    assert (g.minion("Ariane").cards, g.minion("Ariane").locked) == ([], False)
    assert "Puppet Master" in g.seat(2).removed


@pytest.mark.ruling("G00108#a963db64")
def test_a_puppet_can_be_taken_after_other_actions_or_during_one(offers: Offers) -> None:
    g = puppet(others=("Ryan", "Sully"))
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    g.play(kind="bleed", minion="Ryan")
    g.pass_until("minion", seat=0)
    assert offers(g, kind="use grant", card="Puppet Master")
    g.play(kind="bleed", minion="Sully")
    g.play(kind="use grant", card="Puppet Master")
    assert g.minion("Ariane").seat == 0
    g.pass_until("minion", seat=0)
    assert g.seat(1).pool == 30 - 2
    assert not offers(g, kind="use grant")


@pytest.mark.ruling("G00108#323efa61")
def test_a_puppet_taken_during_an_action_is_still_its_target(never: Never) -> None:
    g = puppet(others=("Zafira",), hand=("Phantasmagoria",))
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    g.play(kind="play", card="Phantasmagoria", level="superior", target="Ariane")
    g.pass_until("declined", seat=0)
    g.play(kind="use grant", card="Puppet Master")
    never(g, kind="block")
    ariane = g.minion("Ariane")
    assert (ariane.seat, ariane.cards) == (0, ["Phantasmagoria"])


@pytest.mark.ruling("G00108#78174b07")
def test_the_attempt_of_a_puppet_to_block_fails_as_it_is_taken(resolve: Resolve) -> None:
    g = puppet(others=("Ryan",), answer=("On the Qui Vive",))
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    g.play(kind="bleed", minion="Ryan")
    g.play(kind="play", card="On the Qui Vive", minion="Ariane")
    g.play(kind="block", minion="Ariane")
    g.play(kind="use grant", card="Puppet Master")
    resolve(g)
    assert g.seat(1).pool == 30 - 1
    assert g.minion("Ryan").blood == 4


@pytest.mark.ruling("G00108#4a27dc9e")
def test_a_combat_with_a_puppet_ends_as_it_is_taken(resolve: Resolve) -> None:
    g = puppet(others=("Nathaniel Bordruff",), blood=3)
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    g.play(kind="action", card="Nathaniel Bordruff", target="Ariane")
    resolve(g, "range", "minion")
    g.play(kind="use grant", card="Puppet Master")
    resolve(g)
    assert g.decision
    assert g.decision.kind == "minion"
    assert g.minion("Ariane").blood == 3
    assert g.minion("Ariane").seat == 0


LURE = """
Card(name: "Lure", facts: {"types": "Master", "keywords": "location"},
    modes: [(do: [PutInPlay])],
    abilities: [
        Use((when: Action, choose: [Cards([Minion, Not(ControlledBy(You))])],
            do: [TakeControl(Picked(0), Turn)])),
    ])
"""


@pytest.mark.ruling("G00108#e95648e3")
def test_a_minion_taken_during_an_action_blocks_for_who_may(
    written: Written, offers: Offers
) -> None:
    s = mt.Scenario(players=3, blanks=True, cards=written(LURE))
    s.minion(0, "Ryan", blood=1)
    s.minion(1, "Ariane")
    s.minion(1, "Angel")
    s.permanent(2, "Lure")
    g = s.start()
    g.play(kind="hunt", minion="Ryan")
    g.pass_until("block", seat=2)
    assert not offers(g, kind="block")
    g.play(kind="use", card="Lure", target="Ariane")
    assert offers(g, kind="block", minion="Ariane", seat=2)
    while g.decision and g.decision.kind != "minion":
        assert not offers(g, kind="block", minion="Angel")
        g.play(kind="pass")


# ---- Phantasmagoria


@pytest.mark.parametrize(
    ("ravnos", "level", "burns"), [("Jean-François", "inferior", 0), ("Zafira", "superior", 1)]
)
def test_phantasmagoria_makes_clumsy(
    ravnos: str, level: str, burns: int, resolve: Resolve, fight: Fight
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Phantasmagoria"])
    s.minion(0, ravnos)
    s.minion(0, "Angel")
    s.minion(1, "Ariane", blood=2)
    g = s.start()
    g.play(kind="play", card="Phantasmagoria", level=level, target="Ariane")
    g.play(kind="block", minion="Ariane")
    g.pass_until("minion", seat=1)
    assert g.minion("Ariane").cards == ["Phantasmagoria"]
    g.play(kind="hunt", minion="Ariane")
    g.play(kind="block", minion="Angel")
    resolve(g, "strike")
    assert g.minion("Ariane").blood == 2 - burns


def test_phantasmagoria_is_burned_by_minions_against_who_played_it(offers: Offers) -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.minion(0, "Zafira")
    s.minion(1, "Ariane")
    s.minion(1, "Angel")
    s.minion(2, "Ryan")
    s.permanent(0, "Phantasmagoria", on="Ariane")
    g = s.start(active=1)
    g.play(kind="action", card="Phantasmagoria", minion="Angel")
    blockers = set()
    while g.decision and g.decision.kind != "minion":
        blockers |= {o.minion for o in g.decision.options if o.kind == "block"}
        g.play(kind="pass")
    assert blockers == {"Zafira"}
    assert g.minion("Ariane").cards == []
    assert g.seat(0).ash_heap == ["Phantasmagoria"]


# ---- Melange


def melange(resolve: Resolve, **more: Any) -> Position:
    """Seat 1 has put it on seat 0's acting vampire, and has its turn."""
    g = bled("Aleph", ["Melange", *more.pop("hand", [])], actor="Djeneba", **more)
    g.play(kind="block", minion="Aleph")
    g.play(kind="play", card="Melange", level="superior")
    resolve(g)
    return g


@pytest.mark.parametrize(("level", "cards"), [("inferior", []), ("superior", ["Melange"])])
def test_melange_intercepts_and_stays_on_who_is_blocked(
    level: str, cards: list[str], resolve: Resolve
) -> None:
    g = bled("Aleph", ["Melange"], actor="Djeneba")
    g.play(kind="block", minion="Aleph")
    g.play(kind="play", card="Melange", level=level)
    resolve(g)
    assert g.seat(1).pool == 30
    assert g.minion("Djeneba").cards == cards


@pytest.mark.parametrize("players", [2, 3])
def test_melange_adds_to_a_bleed_of_that_vampire_against_that_methuselah(
    players: int, resolve: Resolve, never: Never
) -> None:
    g = melange(resolve, players=players, others=("Ryan",))
    g.pass_until("minion", seat=1)
    g.play(kind="bleed", minion="Ryan")
    never(g, card="Melange")
    g.play(kind="bleed", minion="Aleph")
    if players == 3:
        never(g, card="Melange")
        return
    g.play(kind="use", card="Melange", seat=1)
    resolve(g)
    assert g.seat(0).pool == 30 - 1 - (1 + 1)
    assert g.minion("Djeneba").cards == []


@pytest.mark.ruling("101195#5f9e1ec5", "G00117#e45c17f8")
def test_melange_is_burned_before_the_bleed_resolves(resolve: Resolve, never: Never) -> None:
    g = melange(resolve, players=2, hand=["Govern the Unaligned"], mine=["Archon Investigation"])
    g.pass_until("minion", seat=1)
    g.play(kind="play", card="Govern the Unaligned", level="inferior")
    g.play(kind="use", card="Melange", seat=1)
    g.play(kind="play", card="Archon Investigation", seat=0)
    resolve(g)
    assert g.seat(0).pool == 30 - 3
    assert "Aleph" in g.seat(1).ash_heap


LOSE = """
Card(name: "Lose", facts: {"types": "Action Modifier"}, modes: [
    (when: Attempt, choose: [Cards([In(AshHeap, Controller(Blocker))])], do: [RemoveFromGame(Picked(0))]),
])
"""


@pytest.mark.ruling("101195#08b0b734")
def test_melange_has_no_effect_on_who_is_blocked_if_it_is_gone(
    written: Written, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2, blanks=True, cards=written(LOSE))
    s.seat(0, hand=["Lose"])
    s.seat(1, hand=["Melange"])
    s.minion(0, "Djeneba")
    s.minion(1, "Aleph")
    g = s.start()
    g.play(kind="bleed", minion="Djeneba")
    g.play(kind="block", minion="Aleph")
    g.play(kind="play", card="Melange", level="superior")
    assert g.seat(1).ash_heap == ["Melange"]
    g.play(kind="play", card="Lose", target="Melange")
    resolve(g)
    assert g.seat(1).pool == 30
    assert g.minion("Djeneba").cards == []
    assert g.seat(1).removed == ["Melange"]


# ---- Hunting the Quarry


def quarry(
    duel: Duel, resolve: Resolve, level: str, foe: str = "Ayelech", **more: Any
) -> mt.Position:
    hand = ["Hunting the Quarry", *more.pop("hand", [])]
    g = duel("Anousha, The Maniac", foe, hand, more.pop("answer", []), blood=(6, None))
    resolve(g, "combat ending")
    g.play(kind="play", card="Hunting the Quarry", level=level)
    return g


def test_hunting_the_quarry_starts_a_new_round_once(
    duel: Duel, resolve: Resolve, never: Never
) -> None:
    g = quarry(duel, resolve, "superior", hand=["Hunting the Quarry"])
    assert g.minion("Anousha, The Maniac").blood == 6 - 1 - 1
    never(g, card="Hunting the Quarry")
    assert blood(g, "Anousha, The Maniac", "Ayelech") == (6 - 1 - 2, 7 - 2 * 2)


@pytest.mark.ruling("102329#9c0ab9d5")
@pytest.mark.parametrize("played", [False, True])
def test_hunting_the_quarry_lets_combat_end(
    played: bool, duel: Duel, resolve: Resolve, offers: Offers
) -> None:
    hand = ["Hunting the Quarry"]
    g = duel("Anousha, The Maniac", "America Johnson", hand, ["Telepathic Tracking"])
    resolve(g, "combat ending")
    if played:
        g.play(kind="play", card="Hunting the Quarry", level="inferior")
    else:
        g.play(kind="pass")
    assert bool(offers(g, kind="play", card="Telepathic Tracking")) != played


def hunted(**more: Any) -> Position:
    s = mt.Scenario(players=3, blanks=True)
    s.minion(0, "Ariane")
    s.minion(0, "Underbridge Stray")
    s.minion(1, "Ayelech", **more)
    s.minion(1, "Angel")
    s.minion(2, "Ryan")
    s.permanent(0, "Hunting the Quarry", on="Ayelech")
    return s.start()


def test_the_quarry_is_put_on_the_foe(duel: Duel, resolve: Resolve) -> None:
    g = quarry(duel, resolve, "inferior")
    resolve(g)
    assert g.minion("Ayelech").cards == ["Hunting the Quarry"]
    assert blood(g, "Anousha, The Maniac", "Ayelech") == (6 - 1, 7 - 2)


def test_the_quarry_is_fought_by_a_vampire_of_who_played_it(
    offers: Offers, resolve: Resolve
) -> None:
    g = hunted()
    assert not offers(g, card="Hunting the Quarry", minion="Underbridge Stray")
    g.play(kind="action", card="Hunting the Quarry", minion="Ariane", target="Ayelech")
    assert g.seat(0).ash_heap == ["Hunting the Quarry"]
    # +1 stealth, and directed at seat 1 alone.
    g.play(kind="block", minion="Angel")
    resolve(g, "strike")
    assert not offers(g, minion="Angel")
    resolve(g)
    assert blood(g, "Ariane", "Ayelech") == (3 - 1, 7 - 1)


def test_the_quarry_is_not_fought_in_torpor(offers: Offers) -> None:
    assert not offers(hunted(region="torpor"), card="Hunting the Quarry")


def test_the_quarry_is_not_fought_by_others(offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Ariane")
    s.minion(1, "Ayelech")
    s.minion(1, "Angel")
    s.permanent(0, "Hunting the Quarry", on="Ayelech")
    g = s.start(active=1)
    assert not offers(g, card="Hunting the Quarry")

"""Combat cards that many decks play, with one plain clause at each level."""

from typing import Any

import methuselah as mt
import pytest
from driving import Duel, Never, Offers, Refused, Resolve
from methuselah._core import Position
from positions import blood, started, targets

# ---- strikes that end combat, or dodge


@pytest.mark.parametrize(
    ("card", "actor", "level"),
    [
        ("Earth Meld", "Indira", "inferior"),
        ("Earth Meld", "Indira", "superior"),
        ("No Trace", "Dr. Stephen Norton", "superior"),
        ("Rapid Change", "Indira", "superior"),
        ("Spiritual Intervention", "Rudolfo Giovanni", "superior"),
        ("Staredown", "Gideon Fontaine", "superior"),
    ],
)
def test_combat_ends(card: str, actor: str, level: str, duel: Duel, resolve: Resolve) -> None:
    g = started([card], actor, duel, resolve, "strike")
    full = g.minion(actor).blood
    g.play(kind="play", card=card, level=level)
    resolve(g)
    cost = 1 if card in {"No Trace", "Rapid Change"} else 0
    assert blood(g, actor, "Ayelech") == (full - cost, 7)
    assert g.minion(actor).locked is not (card == "Earth Meld" and level == "superior")


@pytest.mark.parametrize(
    ("card", "actor", "level"),
    [
        ("Behind You!", "Dr. Stephen Norton", "superior"),
        ("Plasmic Form", "Lolita Houston", "superior"),
        ("Side Strike", "Bret Stryker", "inferior"),
        ("Sideslip", "Bret Stryker", "inferior"),
        ("Spiritual Intervention", "Rudolfo Giovanni", "inferior"),
        ("Staredown", "Gideon Fontaine", "inferior"),
    ],
)
def test_dodges(card: str, actor: str, level: str, duel: Duel, resolve: Resolve) -> None:
    g = started([card, "Boxed In"], actor, duel, resolve, "strike")
    full = g.minion(actor).blood
    g.play(kind="play", card=card, level=level)
    resolve(g, "press")  # combat goes on
    resolve(g)
    assert blood(g, actor, "Ayelech") == (full - (card == "Plasmic Form"), 7)


@pytest.mark.ruling("100601#e5d88700")
def test_earth_meld_unlocks_though_a_new_combat_begins(duel: Duel, resolve: Resolve) -> None:
    g = started([], "Tamoszius", duel, resolve, "strike", other="Indira", answer=["Earth Meld"])
    g.play(kind="hand strike", minion="Tamoszius")
    g.play(kind="play", card="Earth Meld", level="superior")
    resolve(g)
    assert not g.minion("Indira").locked
    assert blood(g, "Tamoszius", "Indira") == (5, 3)


def test_no_trace_at_inferior_is_for_long_range(duel: Duel, resolve: Resolve, never: Never) -> None:
    never(duel("Ryan", "Ayelech", ["No Trace"]), card="No Trace")
    g = duel("Ryan", "Ayelech", ["No Trace", "Fake Out"])
    g.play(kind="play", card="Fake Out")
    resolve(g, "strike")
    g.play(kind="play", card="No Trace", level="inferior")
    resolve(g)
    assert blood(g, "Ryan", "Ayelech") == (3, 7)


def test_behind_you_is_for_the_first_round(duel: Duel, resolve: Resolve, never: Never) -> None:
    g = duel("Dr. Stephen Norton", "Ayelech", ["Behind You!", "Boxed In"])
    resolve(g, "press")
    g.play(kind="play", card="Boxed In")
    never(g, card="Behind You!")


# ---- maneuvers, presses, additional strikes


@pytest.mark.parametrize(
    ("card", "actor", "level"),
    [
        ("Behind You!", "Dr. Stephen Norton", "inferior"),
        ("Flash", "Bret Stryker", "inferior"),
        ("Flash", "Bret Stryker", "superior"),
        ("Pursuit", "Bret Stryker", "inferior"),
        ("Unflinching Persistence", "Brock Sterling", "superior"),
    ],
)
def test_maneuvers(card: str, actor: str, level: str, duel: Duel, resolve: Resolve) -> None:
    g = started([card], actor, duel, resolve, "range")
    full = g.minion(actor).blood
    g.play(kind="play", card=card, level=level)
    resolve(g)
    assert blood(g, actor, "Ayelech") == (full, 7)


@pytest.mark.parametrize(
    ("card", "actor", "level"),
    [
        ("Deny", "Jackie", "inferior"),
        ("Flash", "Bret Stryker", "inferior"),
        ("Indomitability", "Brock Sterling", "superior"),
    ],
)
def test_presses(card: str, actor: str, level: str, duel: Duel, resolve: Resolve) -> None:
    g = started([card], actor, duel, resolve, "press")
    g.play(kind="play", card=card, level=level)
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - 2


@pytest.mark.ruling("G00096#8bbab5dc")
@pytest.mark.parametrize(
    ("card", "actor", "when"),
    [
        ("Flash", "Bret Stryker", "range"),
        ("Indomitability", "Brock Sterling", "prevent"),
        ("Aid from Bats", "Trung Chau Pham", "strike"),
    ],
)
def test_an_optional_press_is_of_this_round(
    card: str, actor: str, when: str, duel: Duel, resolve: Resolve, never: Never
) -> None:
    g = started([card, "Boxed In"], actor, duel, resolve, when)
    g.play(kind="play", card=card, level="superior")
    resolve(g, "press")
    g.play(kind="play", card="Boxed In")
    never(g, kind="press")

    g = started([card], actor, duel, resolve, when)
    g.play(kind="play", card=card, level="superior")
    resolve(g, "press")
    g.play(kind="press")
    resolve(g, "strike")


@pytest.mark.parametrize("card", ["Pursuit", "Side Strike"])
def test_an_additional_strike_is_limited(
    card: str, duel: Duel, resolve: Resolve, never: Never
) -> None:
    g = started([card, "Blur"], "Bret Stryker", duel, resolve, "additional strike")
    g.play(kind="play", card=card, level="superior")
    never(g, "strike", card="Blur")
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - 2


@pytest.mark.parametrize(
    ("card", "actor"),
    [("Deny", "Jackie"), ("Plasmic Form", "Lolita Houston"), ("Rapid Change", "Indira")],
)
def test_stealth(card: str, actor: str) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[card])
    s.seat(1, pool=20)
    s.minion(0, actor)
    s.minion(1, "Ashley")
    g = s.start()
    g.play(kind="bleed", minion=actor)
    g.play(kind="block", minion="Ashley")
    g.play(kind="play", card=card)
    g.pass_until("minion")
    assert g.seat(1).pool == 19


# ---- prevention


@pytest.mark.ruling("G00154#78e00692")
@pytest.mark.parametrize(
    ("card", "actor", "level"),
    [
        ("Glancing Blow", "Ryan", None),
        ("Indomitability", "Brock Sterling", "inferior"),
        ("Indomitability", "Brock Sterling", "superior"),
        ("Sideslip", "Bret Stryker", "superior"),
        ("Unflinching Persistence", "Brock Sterling", "inferior"),
    ],
)
def test_a_damage_is_prevented(
    card: str, actor: str, level: str | None, duel: Duel, resolve: Resolve
) -> None:
    g = started([card], actor, duel, resolve, "prevent")
    full = g.minion(actor).blood
    g.play(kind="play", card=card, **({"level": level} if level else {}))
    resolve(g)
    assert blood(g, actor, "Ayelech") == (full, 6)


def test_sideslip_prevents_once_each_round(duel: Duel, resolve: Resolve, refused: Refused) -> None:
    g = duel("Bret Stryker", "Aunt Linda", ["Sideslip", "Sideslip"], ["Roundhouse"])
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Bret Stryker")
    g.play(kind="play", card="Roundhouse", level="superior")
    resolve(g, "prevent")
    g.play(kind="play", card="Sideslip", level="superior")
    refused(g, card="Sideslip", level="superior")


def test_unflinching_persistence_keeps_a_prevention(duel: Duel, resolve: Resolve) -> None:
    g = duel("Brock Sterling", "Ayelech", ["Unflinching Persistence"], ["Fake Out"])
    g.play(kind="play", card="Unflinching Persistence", level="superior")
    g.play(kind="play", card="Fake Out")  # back to close range
    resolve(g, "prevent")
    g.play(kind="prevent")
    resolve(g)
    assert blood(g, "Brock Sterling", "Ayelech") == (3, 6)


def test_a_glancing_blow_is_for_strikes(never: Never) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Glancing Blow"])
    s.minion(0, "Ryan")
    s.minion(1, "Ayelech", cards=["Wolf Companion"])
    g = s.start()
    g.play(kind="bleed", minion="Ryan")
    g.play(kind="block", minion="Ayelech")
    seen = []
    while g.decision and g.decision.kind not in {"minion", "discard"}:
        if any(o.card == "Glancing Blow" for o in g.decision.options):
            seen.append(g.decision.kind)
        plain = [o for o in g.decision.options if o.kind in {"hand strike", "pass"}]
        g.choose(plain[0])
    assert seen == ["prevent"]  # of two sources of damage, one
    assert g.minion("Ryan").blood == 4 - 2


def test_a_glancing_blow_is_replaced_in_the_unlock_phase(duel: Duel, resolve: Resolve) -> None:
    g = duel("Ryan", "Ayelech", ["Glancing Blow"])
    resolve(g, "prevent")
    g.play(kind="play", card="Glancing Blow")
    resolve(g)
    assert len(g.seat(0).hand) == 6


# ---- strikes that hurt


def walked(g: Position, resolve: Resolve) -> None:
    resolve(g, "press")
    g.play(kind="play", card="Boxed In")
    resolve(g, "strike")


@pytest.mark.parametrize(("level", "lost"), [("inferior", 0), ("superior", 1)])
def test_walk_of_flame(level: str, lost: int, duel: Duel, resolve: Resolve, never: Never) -> None:
    never(duel("Nassir", "Ayelech", ["Walk of Flame"]), card="Walk of Flame")
    g = duel("Nassir", "Ayelech", ["Walk of Flame", "Boxed In"])
    walked(g, resolve)
    g.play(kind="play", card="Walk of Flame", level=level)
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - 1 - lost
    assert g.minion("Ayelech").torpor


@pytest.mark.parametrize("level", ["inferior", "superior"])
def test_aid_from_bats(level: str, duel: Duel, resolve: Resolve) -> None:
    for maneuver in (True, False):
        g = duel("Trung Chau Pham", "Ayelech", ["Aid from Bats"])
        if not maneuver:
            resolve(g, "strike")
        g.play(kind="play", card="Aid from Bats", level=level)
        resolve(g)
        assert blood(g, "Trung Chau Pham", "Ayelech") == (3 - (not maneuver), 6)


def test_aid_from_bats_is_the_strike_with_whose_maneuver_it_was_played(
    duel: Duel, resolve: Resolve, offers: Offers
) -> None:
    g = duel("Trung Chau Pham", "Ayelech", ["Aid from Bats"])
    g.play(kind="play", card="Aid from Bats", level="inferior")
    resolve(g, "strike")
    assert targets(g) == {None}
    assert not offers(g, minion="Trung Chau Pham", kind="hand strike")


@pytest.mark.parametrize("level", ["inferior", "superior"])
def test_a_sewer_lid_flies_at_long_range(
    level: str, duel: Duel, resolve: Resolve, never: Never
) -> None:
    never(duel("Aunt Linda", "Ayelech", ["Thrown Sewer Lid"]), card="Thrown Sewer Lid")
    g = duel("Aunt Linda", "Ayelech", ["Thrown Sewer Lid", "Fake Out"])
    g.play(kind="play", card="Fake Out")
    resolve(g, "strike")
    g.play(kind="play", card="Thrown Sewer Lid", level=level)
    resolve(g, "press") if level == "superior" else resolve(g)
    if level == "superior":
        g.play(kind="press")
        resolve(g)
        assert blood(g, "Aunt Linda", "Ayelech") == (3, 7 - 3 - 1)
    else:
        assert blood(g, "Aunt Linda", "Ayelech") == (4, 7 - 3)


def test_raking_talons_make_hand_strikes_aggravated_for_the_combat(
    duel: Duel, resolve: Resolve, never: Never
) -> None:
    g = started(["Raking Talons", "Raking Talons"], "Erinyi", duel, resolve, "before range")
    g.play(kind="play", card="Raking Talons")
    never(g, "strike", card="Raking Talons")
    resolve(g)
    assert g.minion("Ayelech").torpor
    assert g.minion("Ayelech").blood == 7  # a wound, not mended


def test_raking_talons_do_nothing_for_other_strikes(duel: Duel, resolve: Resolve) -> None:
    g = started(
        ["Raking Talons"], "Erinyi", duel, resolve, "before range", cards=([".44 Magnum"], [])
    )
    g.play(kind="play", card="Raking Talons")
    resolve(g, "strike")
    g.play(kind="weapon strike", card=".44 Magnum")
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - 2
    assert not g.minion("Ayelech").torpor


# ---- prevention of some kinds of damage, and of all


def beaten(
    card: str, defender: str, hand: list[str], duel: Duel, resolve: Resolve, **more: Any
) -> Position:
    """Aunt Linda strikes for 4 with a roundhouse; `defender` is to prevent it."""
    g = duel("Aunt Linda", defender, ["Roundhouse", *hand], [card, card], **more)
    resolve(g, "strike")
    g.play(kind="play", card="Roundhouse", level="superior")
    g.play(kind="hand strike", minion=defender)
    resolve(g, "prevent")
    return g


@pytest.mark.ruling("G00153#6a02156a")
@pytest.mark.parametrize(
    ("card", "defender", "level", "kept", "cost"),
    [
        ("Soak", "Brock Sterling", "inferior", 2, 0),
        ("Soak", "Brock Sterling", "superior", 4, 0),
        ("Rego Motum", "Nassir", "inferior", 2, 1),
        ("Rego Motum", "Nassir", "superior", 4, 1),
        ("Rolling with the Punches", "Brock Sterling", "inferior", 1, 0),
        ("Rolling with the Punches", "Brock Sterling", "superior", 4, 1),
        ("Skin of Steel", "Brock Sterling", "inferior", 4, 1),
        ("Skin of Steel", "Brock Sterling", "superior", 4, 1),
    ],
)
def test_damage_is_prevented(
    card: str, defender: str, level: str, kept: int, cost: int, duel: Duel, resolve: Resolve
) -> None:
    g = beaten(card, defender, [], duel, resolve)
    full = g.minion(defender).blood
    g.play(kind="play", card=card, level=level)
    resolve(g)
    assert g.minion(defender).blood == max(0, full - cost - (4 - kept))
    assert g.minion(defender).torpor is (full - cost < 4 - kept)


@pytest.mark.parametrize(
    ("card", "defender", "level"),
    [("Soak", "Brock Sterling", "inferior"), ("Rego Motum", "Nassir", "inferior")],
)
def test_some_prevent_once_each_round(
    card: str, defender: str, level: str, duel: Duel, resolve: Resolve, never: Never
) -> None:
    g = beaten(card, defender, [], duel, resolve)
    g.play(kind="play", card=card, level=level)
    never(g, card=card)


@pytest.mark.parametrize("card", ["Rolling with the Punches", "Skin of Steel"])
@pytest.mark.parametrize("level", ["inferior", "superior"])
def test_later_strikes_of_the_round_are_prevented_at_superior(
    card: str, level: str, duel: Duel, resolve: Resolve
) -> None:
    g = duel("Bret Stryker", "Brock Sterling", ["Pursuit", "Boxed In"], [card])
    resolve(g, "prevent")
    g.play(kind="play", card=card, level=level)
    resolve(g, "additional strike")
    g.play(kind="play", card="Pursuit", level="superior")
    resolve(g, "press")
    cost = 0 if (card, level) == ("Rolling with the Punches", "inferior") else 1
    assert g.minion("Brock Sterling").blood == 3 - cost - (level == "inferior")
    g.play(kind="play", card="Boxed In")
    resolve(g)  # the next round is another one
    assert g.minion("Brock Sterling").blood == 3 - cost - (level == "inferior") - 1


@pytest.mark.ruling("G00097#fdc2dc2c")
def test_who_has_no_blood_cannot_roll(duel: Duel, resolve: Resolve, refused: Refused) -> None:
    g = duel("Ryan", "Brock Sterling", [], ["Rolling with the Punches"], blood=(4, 0))
    resolve(g, "prevent")
    refused(g, card="Rolling with the Punches", level="superior")


@pytest.mark.ruling("G00033#5929711c")
@pytest.mark.parametrize(
    ("card", "defender", "offered"),
    [("Soak", "Brock Sterling", False), ("Skin of Steel", "Brock Sterling", True)],
)
def test_soak_is_not_for_aggravated_damage(
    card: str, defender: str, offered: bool, duel: Duel, resolve: Resolve, never: Never
) -> None:
    g = duel("Aunt Linda", defender, ["Burning Wrath"], [card])
    resolve(g, "strike")
    g.play(kind="play", card="Burning Wrath", level="inferior")
    g.play(kind="hand strike", minion=defender)
    if not offered:
        never(g, card=card)
        assert g.minion(defender).torpor
        return
    g.play(kind="play", card=card, level="inferior")
    resolve(g)
    assert not g.minion(defender).torpor


def test_steel_is_no_help_against_retainers(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Skin of Steel"])
    s.minion(0, "Brock Sterling")
    s.minion(1, "Ayelech", cards=["Wolf Companion"])
    g = s.start()
    g.play(kind="bleed", minion="Brock Sterling")
    g.play(kind="block", minion="Ayelech")
    resolve(g, "prevent")
    g.play(kind="play", card="Skin of Steel", level="superior")
    resolve(g)
    assert g.minion("Brock Sterling").blood == 3 - 1 - 1


# ---- strength, and claws


@pytest.mark.ruling("101993#b793b3f9")
@pytest.mark.parametrize(("level", "strength"), [("inferior", 2), ("superior", 3)])
def test_a_signpost_sets_the_strength_for_the_combat(
    level: str, strength: int, duel: Duel, resolve: Resolve
) -> None:
    g = duel("Aunt Linda", "Ayelech", ["Torn Signpost", "Boxed In"])
    g.play(kind="play", card="Torn Signpost", level=level)
    assert g.minion("Aunt Linda").strength == strength
    resolve(g, "press")
    g.play(kind="play", card="Boxed In")
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - 2 * strength
    assert g.minion("Aunt Linda").strength == 1


@pytest.mark.ruling("101993#9a7d36e1")
def test_more_strength_adds_to_a_signpost(duel: Duel, resolve: Resolve) -> None:
    g = duel("Aunt Linda", "Ayelech", ["Torn Signpost", "Roundhouse"])
    g.play(kind="play", card="Torn Signpost", level="superior")
    resolve(g, "strike")
    g.play(kind="play", card="Roundhouse", level="inferior")
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - 3 - 2


CLAWS = [
    ("Claws of the Dead", "Indira", "inferior"),
    ("Chiropteran Marauder", "Lolita Houston", "superior"),
]


@pytest.mark.ruling("G00112#8eb702d8")
@pytest.mark.parametrize(("card", "actor", "level"), CLAWS)
@pytest.mark.parametrize("when", ["before range", "before strikes", "strike chosen"])
def test_claws_make_hand_strikes_aggravated_this_round(
    card: str, actor: str, level: str, when: str, duel: Duel, resolve: Resolve
) -> None:
    """They come out also once both strikes have been chosen."""
    g = duel(actor, "Ayelech", [card, "Boxed In"])
    full = g.minion(actor).blood
    resolve(g, when)
    g.play(kind="play", card=card, level=level)
    resolve(g)
    assert g.minion("Ayelech").torpor
    assert g.minion(actor).blood == full - 1 - 1


@pytest.mark.parametrize(
    ("card", "actor", "level"),
    [
        ("Claws of the Dead", "Indira", "superior"),
        ("Chiropteran Marauder", "Lolita Houston", "inferior"),
    ],
)
def test_claws_maneuver_else(
    card: str, actor: str, level: str, duel: Duel, resolve: Resolve
) -> None:
    g = duel(actor, "Ayelech", [card])
    resolve(g, "range")
    g.play(kind="play", card=card, level=level)
    resolve(g)
    assert g.minion("Ayelech").blood == 7


def test_claws_are_out_for_one_round(duel: Duel, resolve: Resolve) -> None:
    g = duel("Indira", "Ayelech", ["Claws of the Dead", "Boxed In", "Fake Out"], ["Fake Out"])
    g.play(kind="play", card="Claws of the Dead", level="inferior")
    resolve(g, "range")
    g.play(kind="play", card="Fake Out", seat=0)
    resolve(g, "press")
    g.play(kind="play", card="Boxed In")
    resolve(g)
    assert g.minion("Ayelech").blood == 6
    assert not g.minion("Ayelech").torpor

"""Strikes that effects give for a while, that are fixed as they are gained, or that do no damage."""

from typing import Any

import methuselah as mt
import pytest
from driving import Duel, Never, Offers, Resolve
from positions import blood

TREMERE = "Ayelech"
CLAWED = "Cesewayo"

# ---- strikes given for a round


@pytest.mark.parametrize(
    ("actor", "level", "n"),
    [("Bijou", "inferior", 1), ("Khadija Al-Kindi", "superior", 2)],
)
def test_hunger_of_marduk_steals_from_afar(
    actor: str, level: str, n: int, duel: Duel, resolve: Resolve
) -> None:
    g = duel(actor, TREMERE, ["Hunger of Marduk", "Fake Out"], blood=(1, 7))
    g.play(kind="play", card="Hunger of Marduk", level=level)
    g.play(kind="play", card="Fake Out")
    resolve(g, "strike")
    g.play(kind="use grant", card="Hunger of Marduk")
    resolve(g)
    assert blood(g, actor, TREMERE) == (1 + n, 7 - n)


@pytest.mark.ruling("102227#3ebb14e4")
def test_hunger_of_marduk_steals_more_than_once_in_its_round(
    duel: Duel, resolve: Resolve, offers: Offers
) -> None:
    hand = ["Hunger of Marduk", "Side Strike", "Boxed In"]
    g = duel("Khadija Al-Kindi", TREMERE, hand, blood=(1, 7))
    g.play(kind="play", card="Hunger of Marduk", level="superior")
    resolve(g, "strike")
    g.play(kind="use grant", card="Hunger of Marduk")
    resolve(g, "additional strike")
    g.play(kind="play", card="Side Strike", level="superior")
    g.play(kind="use grant", card="Hunger of Marduk")
    resolve(g, "press")
    assert blood(g, "Khadija Al-Kindi", TREMERE) == (1 + 4 - 1, 7 - 4)
    g.play(kind="play", card="Boxed In")
    resolve(g, "strike")
    assert not offers(g, kind="use grant")


def test_the_life_of_an_ally_becomes_blood(duel: Duel, resolve: Resolve) -> None:
    g = duel("Khadija Al-Kindi", "Gravebound Drone", ["Hunger of Marduk"], blood=(1, None))
    g.play(kind="play", card="Hunger of Marduk", level="superior")
    resolve(g, "strike")
    life = g.minion("Gravebound Drone").blood
    g.play(kind="use grant", card="Hunger of Marduk")
    resolve(g, "press", "minion")
    assert g.minion("Khadija Al-Kindi").blood == 1 + min(2, life) - 1


# ---- additional strikes fixed as they are gained


@pytest.mark.parametrize(
    ("card", "actor", "level"),
    [
        ("Voracious Vermin", "Surapong", "inferior"),
        ("Voracious Vermin", "Trung Chau Pham", "superior"),
        ("Wind Dance", "Yurena, The Boor", "inferior"),
        ("Wind Dance", "Rosalina Cortez", "superior"),
    ],
)
def test_it_dodges(card: str, actor: str, level: str, duel: Duel, resolve: Resolve) -> None:
    g = duel(actor, TREMERE, [card])
    resolve(g, "strike")
    full = g.minion(actor).blood
    g.play(kind="play", card=card, level=level)
    resolve(g)
    assert blood(g, actor, TREMERE) == (full, 7)


def test_the_vermin_burn_a_weapon_from_afar(duel: Duel, resolve: Resolve, offers: Offers) -> None:
    hand = ["Voracious Vermin", "Fake Out"]
    g = duel("Trung Chau Pham", TREMERE, hand, cards=([], [".44 Magnum", "Kevlar Vest"]))
    g.play(kind="play", card="Fake Out")
    resolve(g, "strike")
    g.play(kind="play", card="Voracious Vermin", level="superior")
    g.play(kind="weapon strike", card=".44 Magnum")
    resolve(g, "strike")
    assert [o.kind for o in g.decision.options] == ["use grant"]
    g.play(kind="use grant", card="Voracious Vermin")
    resolve(g)
    assert g.minion(TREMERE).cards == ["Kevlar Vest"]
    assert blood(g, "Trung Chau Pham", TREMERE) == (3, 7)


def test_without_a_weapon_the_vermin_have_nothing_to_burn(duel: Duel, resolve: Resolve) -> None:
    """The additional strike is lost, and is no other one instead."""
    g = duel("Trung Chau Pham", TREMERE, ["Voracious Vermin"], cards=([], ["Kevlar Vest"]))
    resolve(g, "strike")
    g.play(kind="play", card="Voracious Vermin", level="superior")
    resolve(g)
    assert g.minion(TREMERE).cards == ["Kevlar Vest"]
    assert blood(g, "Trung Chau Pham", TREMERE) == (3, 7)


def test_the_strike_of_the_vermin_is_not_limited(duel: Duel, resolve: Resolve) -> None:
    """Another additional strike can be gained, and which comes first is free."""
    cards = (["Celerity"], ["Righteous Blade"])
    g = duel("Trung Chau Pham", TREMERE, ["Voracious Vermin", "Blur"], cards=cards)
    resolve(g, "strike")
    g.play(kind="play", card="Voracious Vermin", level="superior")
    resolve(g, "additional strike")
    g.play(kind="play", card="Blur")
    resolve(g, "strike")
    assert {o.kind for o in g.decision.options} >= {"use grant", "hand strike"}
    g.play(kind="hand strike", minion="Trung Chau Pham")
    resolve(g, "strike")
    assert [o.kind for o in g.decision.options] == ["use grant"]
    resolve(g)
    assert g.minion(TREMERE).cards == []
    assert g.minion(TREMERE).blood == 7 - 1


def test_the_second_dodge_of_a_wind_dance_is_that_and_limited(
    duel: Duel, resolve: Resolve, offers: Offers
) -> None:
    g = duel("Bijou", "Khadija Al-Kindi", ["Blur"], ["Wind Dance", "Blur"], blood=(3, 6))
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Bijou")
    g.play(kind="play", card="Wind Dance", level="superior")
    g.play(kind="play", card="Blur", seat=0)
    assert not offers(g, card="Blur", seat=1)
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Bijou")
    assert [o.kind for o in g.decision.options] == ["use grant"]
    resolve(g)
    assert blood(g, "Bijou", "Khadija Al-Kindi") == (3 - 1, 6)


def test_the_ak_47_fires_again(duel: Duel, resolve: Resolve) -> None:
    g = duel("Meaghan", TREMERE, cards=(["AK-47"], []))
    resolve(g, "strike")
    g.play(kind="weapon strike", card="AK-47")
    resolve(g, "additional strike")
    g.play(kind="use", card="AK-47")
    resolve(g, "strike")
    assert [(o.kind, o.card) for o in g.decision.options] == [("use grant", "AK-47")]
    resolve(g)
    assert g.minion(TREMERE).blood == 7 - 4


def test_the_ak_47_fires_again_only_once_it_has_fired(
    duel: Duel, resolve: Resolve, never: Never
) -> None:
    g = duel("Meaghan", TREMERE, cards=(["AK-47"], []))
    resolve(g, "strike")
    never(g, kind="use", card="AK-47")


def test_the_ak_47_fires_again_only_as_the_one_source_of_the_round(
    duel: Duel, resolve: Resolve, never: Never
) -> None:
    g = duel("Meaghan", TREMERE, ["Blur"], cards=(["AK-47", "Celerity"], []))
    resolve(g, "strike")
    g.play(kind="weapon strike", card="AK-47")
    resolve(g, "additional strike")
    g.play(kind="play", card="Blur")
    never(g, kind="use", card="AK-47")
    assert g.minion(TREMERE).blood == 7 - 2 - 1


def test_the_ak_47_maneuvers_once_in_a_combat(duel: Duel, resolve: Resolve, offers: Offers) -> None:
    g = duel("Meaghan", TREMERE, ["Boxed In"], cards=(["AK-47"], []))
    g.play(kind="maneuver", card="AK-47")
    resolve(g, "press")
    assert g.minion(TREMERE).blood == 7 - 2
    g.play(kind="play", card="Boxed In")
    assert not offers(g, kind="maneuver")


# ---- strikes that do no damage


@pytest.mark.ruling("100378#9dfe0c57")
@pytest.mark.parametrize("long", [False, True])
@pytest.mark.parametrize(
    ("card", "actor", "level"),
    [
        ("Touch of Oblivion", "Alek König", "superior"),
        ("Coma", "Adelaide Davis", "inferior"),
        ("Coma", "Jackie", "superior"),
    ],
)
def test_it_sends_to_torpor_at_close_range(
    card: str, actor: str, level: str, long: bool, duel: Duel, resolve: Resolve
) -> None:
    g = duel(actor, TREMERE, [card, "Fake Out"])
    if long:
        g.play(kind="play", card="Fake Out")
    resolve(g, "strike")
    g.play(kind="play", card=card, level=level)
    resolve(g)
    assert g.minion(TREMERE).torpor != long
    assert g.minion(TREMERE).blood == 7


def test_a_dodge_keeps_one_out_of_torpor(duel: Duel, resolve: Resolve) -> None:
    g = duel("Jackie", TREMERE, ["Coma"], ["Dodge"])
    resolve(g, "strike")
    g.play(kind="play", card="Coma", level="superior")
    g.play(kind="play", card="Dodge")
    resolve(g)
    assert not g.minion(TREMERE).torpor


def test_a_strike_that_takes_one_out_meets_the_other(duel: Duel, resolve: Resolve) -> None:
    """Both strikes resolve at once: what was paid for the one leaves nothing to mend the other."""
    g = duel("Jackie", TREMERE, ["Coma"])
    resolve(g, "strike")
    g.play(kind="play", card="Coma", level="superior")
    resolve(g)
    assert g.minion(TREMERE).torpor
    assert g.minion("Jackie").torpor


@pytest.mark.parametrize(
    ("card", "actor"), [("Touch of Oblivion", "Alek König"), ("Coma", "Jackie")]
)
def test_against_an_ally(card: str, actor: str, duel: Duel, resolve: Resolve) -> None:
    g = duel(actor, "Gravebound Drone", [card])
    resolve(g, "strike")
    g.play(kind="play", card=card, level="superior")
    resolve(g)
    assert ("Gravebound Drone" in g.seat(1).ash_heap) == (card == "Touch of Oblivion")


def unlocks(g: mt.Position, resolve: Resolve, minion: str, turns: int) -> list[bool]:
    """Whether the minion is unlocked after each of the next unlock phases of seat 1."""
    told = []
    for _ in range(turns):
        resolve(g, "unlock")
        while g.decision.seat != 1:
            g.play(kind="pass")
            resolve(g, "unlock")
        told.append(not g.minion(minion).locked)
        g.play(kind="pass")
    return told


def touched(duel: Duel, resolve: Resolve, n: int = 1, **more: Any) -> mt.Position:
    """Ayelech has blocked, and been touched so many times."""
    g = duel("Peter St. John", TREMERE, ["Touch of Oblivion"] * n, **more)
    resolve(g, "strike")
    g.play(kind="play", card="Touch of Oblivion", level="inferior")
    return g


def test_one_touched_by_oblivion_stays_locked_for_two_turns(duel: Duel, resolve: Resolve) -> None:
    g = touched(duel, resolve)
    assert unlocks(g, resolve, TREMERE, 3) == [False, False, True]
    assert "Touch of Oblivion" in g.seat(0).ash_heap


@pytest.mark.parametrize(("level", "n"), [("inferior", 1), ("superior", 2)])
def test_one_in_a_coma_stays_locked_at_superior(
    level: str, n: int, duel: Duel, resolve: Resolve
) -> None:
    g = duel("Dolphin Black", TREMERE, ["Coma"])
    resolve(g, "strike")
    g.play(kind="play", card="Coma", level=level)
    assert unlocks(g, resolve, TREMERE, n) == [level == "inferior", True][:n]


@pytest.mark.ruling("G00005#5ef60123")
def test_an_infernal_one_in_a_coma_can_still_be_unlocked_for_pool(
    duel: Duel, resolve: Resolve
) -> None:
    infernal = "Sargon"
    g = duel("Dolphin Black", infernal, ["Coma"])
    resolve(g, "strike")
    g.play(kind="play", card="Coma", level="superior")
    resolve(g, "unlock")
    while g.decision.seat != 1:
        g.play(kind="pass")
        resolve(g, "unlock")
    assert g.minion(infernal).locked and g.minion(infernal).torpor
    g.play(kind="unlock infernal", minion=infernal)
    assert not g.minion(infernal).locked


# ---- hand strikes and melee weapons


def anticipated(duel: Duel, weapon: str | None) -> mt.Position:
    cards = [weapon] if weapon else []
    return duel("Malachi", TREMERE, ["Anticipation"], cards=(cards, []))


@pytest.mark.parametrize(
    ("weapon", "mode", "n"),
    [(None, 0, 3), ("Righteous Blade", 0, 3), ("Righteous Blade", 1, 4)],
)
def test_anticipation_strikes_harder(
    weapon: str | None, mode: int, n: int, duel: Duel, resolve: Resolve
) -> None:
    g = anticipated(duel, weapon)
    resolve(g, "strike")
    g.play(kind="play", card="Anticipation", mode=mode)
    resolve(g)
    assert g.minion(TREMERE).blood == 7 - n


def test_anticipation_needs_a_melee_weapon_for_one(
    duel: Duel, resolve: Resolve, offers: Offers
) -> None:
    g = anticipated(duel, ".44 Magnum")
    resolve(g, "strike")
    assert len(offers(g, card="Anticipation")) == 1


def test_anticipation_uses_the_weapon(duel: Duel, resolve: Resolve) -> None:
    """The blade has been struck with, so it presses."""
    g = anticipated(duel, "Righteous Blade")
    resolve(g, "strike")
    g.play(kind="play", card="Anticipation", mode=1)
    resolve(g, "press")
    g.play(kind="use", card="Righteous Blade")
    resolve(g, "strike")


def test_anticipation_undoes_a_strike_card(duel: Duel, resolve: Resolve, offers: Offers) -> None:
    g = duel("Heinrick Schlempt", "Malachi", ["Theft of Vitae"], ["Anticipation"])
    resolve(g, "strike")
    g.play(kind="play", card="Theft of Vitae")
    assert len(offers(g, card="Anticipation")) == 1
    g.play(kind="play", card="Anticipation", level="superior")
    assert g.decision.kind == "strike" and g.decision.seat == 0
    assert blood(g, "Heinrick Schlempt", "Malachi") == (2, 6 - 1)
    resolve(g)
    assert blood(g, "Heinrick Schlempt", "Malachi") == (2 - 1, 6 - 1 - 1)


def test_anticipation_undoes_nothing_but_strikes(
    duel: Duel, resolve: Resolve, never: Never
) -> None:
    g = duel("Heinrick Schlempt", "Malachi", ["Fake Out"], ["Anticipation"])
    g.play(kind="play", card="Fake Out")
    never(g, "strike", card="Anticipation")


@pytest.mark.ruling("G00058#dfd284b1")
def test_anticipation_undoes_a_strike_card_played_from_the_ash_heap(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Spiritual Guidance"], ash_heap=["Roundhouse"])
    s.seat(1, hand=["Anticipation"])
    s.minion(0, "Domenic Giovanni")
    s.minion(1, "Malachi")
    g = s.start()
    g.play(kind="bleed", minion="Domenic Giovanni")
    g.play(kind="block", minion="Malachi")
    resolve(g, "strike")
    g.play(kind="play", card="Spiritual Guidance", target="Roundhouse")
    g.play(kind="play", card="Roundhouse", level="superior")
    g.play(kind="play", card="Anticipation", level="superior")
    assert g.decision.kind == "strike" and g.decision.seat == 0


def test_the_sword_of_the_archangel_is_aggravated(duel: Duel, resolve: Resolve) -> None:
    g = duel("Malachi", TREMERE, cards=(["Sword of the Archangel"], []))
    resolve(g, "strike")
    g.play(kind="weapon strike", card="Sword of the Archangel")
    resolve(g)
    assert (g.minion(TREMERE).torpor, g.minion(TREMERE).blood) == (True, 7 - 1)


SWORD: tuple[list[str], list[str]] = (["Sword of the Archangel"], [])


@pytest.mark.parametrize(
    ("card", "other"), [("Immortal Grapple", "Rayne"), ("Target Vitals", TREMERE)]
)
def test_the_sword_undoes_grapples_and_aims_once_in_a_combat(
    card: str, other: str, duel: Duel, resolve: Resolve, offers: Offers
) -> None:
    g = duel("Malachi", other, ["Boxed In"], [card, card], cards=SWORD)
    full = g.minion("Malachi").blood
    resolve(g, "before strikes", "strike chosen")
    g.play(kind="play", card=card, seat=1)
    g.play(kind="use", card="Sword of the Archangel")
    resolve(g, "press")
    assert g.minion("Malachi").blood == full - 1 - 1
    g.play(kind="play", card="Boxed In")
    resolve(g, "before strikes", "strike chosen")
    g.play(kind="play", card=card, seat=1)
    assert not offers(g, kind="use", card="Sword of the Archangel")


def test_only_a_salubri_undoes_with_the_sword(duel: Duel, resolve: Resolve, never: Never) -> None:
    g = duel(TREMERE, "Rayne", [], ["Immortal Grapple"], cards=SWORD)
    resolve(g, "before strikes")
    g.play(kind="play", card="Immortal Grapple", seat=1)
    never(g, kind="use", card="Sword of the Archangel")


@pytest.mark.parametrize("yes", [True, False])
def test_the_sword_unlocks_as_it_burns_a_vampire(yes: bool, duel: Duel, resolve: Resolve) -> None:
    g = duel("Malachi", "Meaghan", blood=(6, 0), cards=SWORD)
    resolve(g, "strike")
    g.play(kind="weapon strike", card="Sword of the Archangel")
    resolve(g, "may", "minion")
    assert g.decision.kind == "may"
    g.play(kind="yes" if yes else "pass")
    assert "Meaghan" in g.seat(1).ash_heap
    assert g.minion("Malachi").locked != yes


def test_the_sword_does_not_unlock_for_torpor(duel: Duel, resolve: Resolve) -> None:
    g = duel("Malachi", "Meaghan", cards=SWORD)
    resolve(g, "strike")
    g.play(kind="weapon strike", card="Sword of the Archangel")
    resolve(g, "may", "minion")
    assert g.decision.kind == "minion"
    assert g.minion("Malachi").locked


def test_the_sword_is_used_by_the_minion_that_has_it_in_the_combat_only(
    duel: Duel, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, hand=["Immortal Grapple"])
    s.minion(0, "Malachi", cards=["Sword of the Archangel"])
    s.minion(0, TREMERE)
    s.minion(1, "Rayne")
    g = s.start()
    g.play(kind="bleed", minion=TREMERE)
    g.play(kind="block", minion="Rayne")
    resolve(g, "before strikes")
    g.play(kind="play", card="Immortal Grapple", seat=1)
    assert g.decision.kind == "strike"

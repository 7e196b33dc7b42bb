"""Combat cards of the later starter decks: strength, maneuvers to close, strikes with more to them."""

from typing import Any

import methuselah as mt
import pytest
from driving import Duel, Never, Offers, Resolve
from positions import blood, targets

WEAPON = "Righteous Blade"
WAR_BEAST = "Przemysław, War Beast"

# ---- strength, claws, prevention


@pytest.mark.parametrize(
    ("card", "actor", "level", "loses"),
    [
        ("Bear's Skin", "Clara Hjortshøj", "inferior", 2),
        ("Bear's Skin", "Caitlin", "superior", 2),
        ("Form of the Wolf", "Bill Butler", "inferior", 2),
        ("Form of the Wolf", "Crystal Lynn", "superior", 2),
        ("Monstrous Form", "Prentis Derby", "inferior", 2),
        ("Obedient Flesh", "Ángel Guerrero", "superior", 2),
        ("Rage of Apedemak", "Surapong", "inferior", 2),
        ("Rage of Apedemak", "Loyiso, The Ruthless", "superior", 3),
    ],
)
def test_hits_harder(
    card: str, actor: str, level: str, loses: int, duel: Duel, resolve: Resolve
) -> None:
    g = duel(actor, "Ayelech", [card])
    resolve(g, "before range")
    g.play(kind="play", card=card, level=level)
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - loses


@pytest.mark.parametrize(
    ("card", "actor"),
    [("Bear's Skin", "Clara Hjortshøj"), ("Obedient Flesh", "Ángel Guerrero")],
)
def test_prevents_one_this_round(card: str, actor: str, duel: Duel, resolve: Resolve) -> None:
    level = "inferior" if card == "Bear's Skin" else "superior"
    g = duel(actor, "Ayelech", [card], blood=(4, 7))
    resolve(g, "before range")
    g.play(kind="play", card=card, level=level)
    resolve(g, "prevent")
    g.play(kind="prevent")
    resolve(g)
    assert g.minion(actor).blood == 4 - (card == "Obedient Flesh")


def test_bears_skin_at_superior_serves_each_round(duel: Duel, resolve: Resolve) -> None:
    g = duel("Caitlin", "Ayelech", ["Bear's Skin", "Boxed In"], blood=(4, 7))
    g.play(kind="play", card="Bear's Skin", level="superior")
    for _ in range(2):
        resolve(g, "prevent")
        g.play(kind="use grant")
        resolve(g, "press", "minion")
        if g.decision.kind == "press":
            g.play(kind="play", card="Boxed In")
    assert blood(g, "Caitlin", "Ayelech") == (4, 7 - 4)


def test_rage_of_apedemak_adds_to_the_hand_size_for_the_combat(
    duel: Duel, resolve: Resolve
) -> None:
    g = duel("Loyiso, The Ruthless", "Ayelech", ["Rage of Apedemak"])
    g.play(kind="play", card="Rage of Apedemak", level="superior")
    assert len(g.seat(0).hand) == 8
    resolve(g)
    assert len(g.seat(0).hand) <= 8


def test_rage_of_apedemak_does_not_help_a_weapon(duel: Duel, resolve: Resolve) -> None:
    g = duel(
        "Loyiso, The Ruthless", "Ayelech", ["Rage of Apedemak"], cards=(["Femur of Toomler"], [])
    )
    g.play(kind="play", card="Rage of Apedemak", level="superior")
    resolve(g, "strike")
    g.play(kind="weapon strike", minion="Loyiso, The Ruthless")
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - 1
    assert g.minion("Ayelech").torpor


@pytest.mark.ruling("G00112#8eb702d8")
def test_wolf_claws_come_even_after_the_strikes_are_chosen(duel: Duel, resolve: Resolve) -> None:
    g = duel("Bill Butler", "Ayelech", ["Wolf Claws"])
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Bill Butler")
    g.play(kind="hand strike", minion="Ayelech")
    g.play(kind="play", card="Wolf Claws")
    resolve(g)
    assert g.minion("Ayelech").torpor


def test_wolf_claws_press_at_superior(duel: Duel, resolve: Resolve) -> None:
    g = duel("Crystal Lynn", "Ayelech", ["Wolf Claws"])
    resolve(g, "press")
    g.play(kind="play", card="Wolf Claws", level="superior")
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - 2


def test_form_of_the_wolf_presses_once_at_superior(duel: Duel, resolve: Resolve) -> None:
    g = duel("Crystal Lynn", "Ayelech", ["Form of the Wolf"])
    g.play(kind="play", card="Form of the Wolf", level="superior")
    resolve(g, "press")
    g.play(kind="press")
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - 4


@pytest.mark.parametrize(("level", "aggravated"), [("inferior", False), ("superior", True)])
@pytest.mark.ruling("G00153#6a02156a")
def test_wall_of_filth_is_burned_to_prevent(
    level: str, aggravated: bool, duel: Duel, resolve: Resolve
) -> None:
    g = duel(WAR_BEAST, "Bill Butler", ["Wall of Filth"], ["Wolf Claws"])
    g.play(kind="play", card="Wall of Filth", mode=0 if level == "inferior" else 2)
    full = g.minion(WAR_BEAST).blood
    assert g.minion(WAR_BEAST).cards == ["Wall of Filth"]
    if aggravated:
        resolve(g, "strike")
        g.play(kind="hand strike", seat=0)
        g.play(kind="hand strike", seat=1)
        g.play(kind="play", card="Wolf Claws", seat=1)
    resolve(g, "prevent")
    g.play(kind="use", card="Wall of Filth")
    resolve(g)
    assert (g.minion(WAR_BEAST).blood, g.minion(WAR_BEAST).torpor) == (full, False)
    assert "Wall of Filth" in g.seat(0).ash_heap


def test_wall_of_filth_at_inferior_is_no_help_against_claws(
    duel: Duel, resolve: Resolve, never: Never
) -> None:
    g = duel(WAR_BEAST, "Bill Butler", ["Wall of Filth"], ["Wolf Claws"])
    g.play(kind="play", card="Wall of Filth", mode=0)
    resolve(g, "strike")
    g.play(kind="hand strike", seat=0)
    g.play(kind="hand strike", seat=1)
    g.play(kind="play", card="Wolf Claws", seat=1)
    never(g, kind="use", card="Wall of Filth")


# ---- strikes


def test_the_cobra_steals(duel: Duel, resolve: Resolve) -> None:
    g = duel("Bill Butler", "Ayelech", ["Form of the Cobra"], blood=(2, 7))
    resolve(g, "strike")
    g.play(kind="play", card="Form of the Cobra")
    resolve(g)
    assert blood(g, "Bill Butler", "Ayelech") == (2 + 1 - 1, 6)


@pytest.mark.parametrize(
    ("card", "actor", "level"),
    [
        ("Slam", "Rayne", "inferior"),
        ("Soulgrinder", "Loyiso, The Ruthless", "inferior"),
        ("Dust Up", "Rayne", "inferior"),
    ],
)
def test_a_hand_strike_at_two_more(
    card: str, actor: str, level: str, duel: Duel, resolve: Resolve
) -> None:
    g = duel(actor, "Ayelech", [card])
    resolve(g, "strike")
    g.play(kind="play", card=card, level=level, **({"mode": 2} if card == "Dust Up" else {}))
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - 3


@pytest.mark.ruling("G00109#53f8506d")
def test_dust_up_with_animalism_cannot_be_dodged(duel: Duel, resolve: Resolve) -> None:
    g = duel("Crow", "Ayelech", ["Dust Up"], ["Dodge"])
    resolve(g, "strike")
    g.play(kind="play", card="Dust Up", mode=0)
    g.play(kind="play", card="Dodge")
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - 2


@pytest.mark.ruling("100597#a3a4adca")
@pytest.mark.parametrize(
    ("card", "actor"), [("Dust Up", "Anita Wainwright"), ("Arms of Ahriman", "Alek König")]
)
def test_a_dodge_with_an_additional_strike(
    card: str, actor: str, duel: Duel, resolve: Resolve, never: Never
) -> None:
    g = duel(actor, "Ayelech", [card, card, "Blur"])
    resolve(g, "strike")
    g.play(kind="play", card=card, mode=1)
    g.play(kind="hand strike", minion="Ayelech")
    resolve(g, "strike")
    assert card not in {o.card for o in g.decision.options}
    g.play(kind="hand strike", minion=actor)
    resolve(g)
    assert g.minion("Ayelech").blood == 6
    assert g.minion(actor).blood == 3


def test_body_flare_burns_at_range(duel: Duel, resolve: Resolve) -> None:
    g = duel("Crystal Lynn", "Ayelech", ["Body Flare", "Fake Out"])
    g.play(kind="play", card="Fake Out")
    resolve(g, "strike")
    g.play(kind="play", card="Body Flare", level="superior")
    resolve(g)
    assert (g.minion("Ayelech").blood, g.minion("Ayelech").torpor) == (6, True)


def test_catatonic_fear_hurts_after_combat(duel: Duel, resolve: Resolve) -> None:
    g = duel("Amber", "Ayelech", ["Catatonic Fear"])
    resolve(g, "strike")
    g.play(kind="play", card="Catatonic Fear", level="superior")
    resolve(g)
    assert blood(g, "Amber", "Ayelech") == (5 - 1, 6)


@pytest.mark.ruling("100307#51be1bf9")
def test_a_dodge_helps_against_catatonic_fear(duel: Duel, resolve: Resolve) -> None:
    g = duel("Amber", "Ayelech", ["Catatonic Fear"], ["Dodge"])
    resolve(g, "strike")
    g.play(kind="play", card="Catatonic Fear", level="superior")
    g.play(kind="play", card="Dodge")
    resolve(g)
    assert g.minion("Ayelech").blood == 7


def test_catatonic_fear_does_not_hurt_from_afar(duel: Duel, resolve: Resolve) -> None:
    g = duel("Amber", "Ayelech", ["Catatonic Fear", "Fake Out"])
    g.play(kind="play", card="Fake Out")
    resolve(g, "strike")
    g.play(kind="play", card="Catatonic Fear", level="superior")
    resolve(g)
    assert g.minion("Ayelech").blood == 7


@pytest.mark.ruling("G00091#e43b9f5c", "G00090#902dd149")
def test_nothing_prevents_catatonic_fear(duel: Duel, resolve: Resolve, never: Never) -> None:
    g = duel("Amber", "Brock Sterling", ["Catatonic Fear"], ["Indomitability"])
    resolve(g, "strike")
    full = g.minion("Brock Sterling").blood
    g.play(kind="play", card="Catatonic Fear", level="superior")
    never(g, kind="play", card="Indomitability", level="inferior")
    assert g.minion("Brock Sterling").blood == full - 1


@pytest.mark.ruling("G00071#c2da21d8")
def test_catatonic_fear_does_not_hurt_if_combat_begins_anew(duel: Duel, resolve: Resolve) -> None:
    g = duel("Amber", "Tamoszius", ["Catatonic Fear"], ["Psyche!"])
    resolve(g, "strike")
    g.play(kind="play", card="Catatonic Fear", level="superior")
    resolve(g, "combat ending")
    g.play(kind="play", card="Psyche!", level="superior")
    resolve(g)
    assert g.minion("Tamoszius").blood == 5 - 1


@pytest.mark.ruling("G00071#c2da21d8")
@pytest.mark.parametrize("again", [False, True])
def test_pass_through_shadow_stays_if_combat_is_over(
    again: bool, duel: Duel, resolve: Resolve
) -> None:
    g = duel("Alek König", "Tamoszius", ["Pass Through Shadow"], ["Psyche!"])
    resolve(g, "strike")
    g.play(kind="play", card="Pass Through Shadow", level="superior")
    if again:
        resolve(g, "combat ending")
        g.play(kind="play", card="Psyche!", level="superior")
    resolve(g)
    assert ("Pass Through Shadow" in g.minion("Alek König").cards) is not again


def test_pass_through_shadow_is_burned_for_stealth() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Alek König", cards=["Pass Through Shadow"])
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion="Alek König")
    g.play(kind="block", minion="Ryan")
    g.play(kind="use", card="Pass Through Shadow")
    g.pass_until("minion")
    assert g.seat(1).pool < 30
    assert "Pass Through Shadow" in g.seat(0).ash_heap


def test_sculpt_the_flesh_stays_on_whom_it_hits(duel: Duel, resolve: Resolve) -> None:
    g = duel("Clara Hjortshøj", "Ayelech", ["Sculpt the Flesh"])
    resolve(g, "strike")
    g.play(kind="play", card="Sculpt the Flesh", level="superior")
    resolve(g)
    assert g.minion("Ayelech").cards == ["Sculpt the Flesh"]
    assert g.minion("Ayelech").blood == 7 - 2


def test_sculpt_the_flesh_drains_and_can_be_burned(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Ayelech", blood=4, cards=["Sculpt the Flesh"])
    s.minion(1, "Ryan")
    g = s.start(phase="unlock")
    resolve(g, "minion")
    assert g.minion("Ayelech").blood == 3
    g.play(kind="action", card="Sculpt the Flesh")
    g.pass_until("minion")
    assert g.minion("Ayelech").cards == []


@pytest.mark.ruling("G00141#850d8514")
@pytest.mark.parametrize(
    ("card", "actor"),
    [
        ("Soulgrinder", "Loyiso, The Ruthless"),
        ("Blood Fury", "Hannigan"),
        ("Blood Rage", "Hannigan"),
        ("Soul Burn", "Hannigan"),
    ],
)
def test_fortitude_does_not_help(
    card: str, actor: str, duel: Duel, resolve: Resolve, never: Never
) -> None:
    g = duel(actor, "Brock Sterling", [card], ["Indomitability", "Glancing Blow"])
    resolve(g, "strike")
    g.play(kind="play", card=card, level="superior")
    g.play(kind="hand strike", minion="Brock Sterling")
    resolve(g, "prevent")
    while g.decision.kind == "prevent" and g.decision.seat == 0:
        g.play(kind="pass")
    cards = {o.card for o in g.decision.options}
    assert "Glancing Blow" in cards
    assert "Indomitability" not in cards


@pytest.mark.ruling("100201#16f37cb4", "100208#16f37cb4", "101829#16f37cb4")
@pytest.mark.parametrize("dodged", [False, True])
@pytest.mark.parametrize("card", ["Blood Fury", "Blood Rage", "Soul Burn"])
def test_weapons_do_nothing_unless_it_is_dodged(
    card: str, dodged: bool, duel: Duel, resolve: Resolve
) -> None:
    cards: Any = ([], [".44 Magnum"])
    g = duel("Hannigan", "Anita Wainwright", [card], ["Dodge", "Blur"], cards=cards)
    resolve(g, "strike")
    g.play(kind="play", card=card, level="inferior")
    full = g.minion("Hannigan").blood
    if dodged:
        g.play(kind="play", card="Dodge")
        resolve(g, "additional strike")
        if g.decision.seat == 0:
            g.play(kind="pass")
        g.play(kind="play", card="Blur", level="inferior")
    g.play(kind="weapon strike", minion="Anita Wainwright")
    resolve(g)
    assert g.minion("Hannigan").blood == full - 2 * dodged


# ---- maneuvers, additional strikes, new rounds


@pytest.mark.parametrize(
    ("card", "actor", "level"),
    [
        ("Dance with the Devil", "Berenguela, The Vicious", "inferior"),
        ("Dance with the Devil", "Berenguela, The Vicious", "superior"),
        ("Slam", "Agatha", "superior"),
    ],
)
def test_maneuvers_only_to_close_range(
    card: str, actor: str, level: str, duel: Duel, resolve: Resolve, offers: Offers
) -> None:
    g = duel(actor, "Ayelech", [card, "Fake Out"], ["Fake Out"])
    resolve(g, "range")
    assert not offers(g, card=card)
    g.play(kind="pass")
    g.play(kind="play", card="Fake Out", seat=1)
    g.play(kind="play", card=card, level=level)
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - (3 if card == "Slam" else 1)


def test_dance_with_the_devil_comes_again_for_a_blood(duel: Duel, resolve: Resolve) -> None:
    g = duel(
        "Berenguela, The Vicious", "Ayelech", ["Dance with the Devil"], ["Fake Out", "Apportation"]
    )
    g.play(kind="play", card="Fake Out")
    g.play(kind="play", card="Dance with the Devil", level="superior")
    g.play(kind="play", card="Apportation", level="superior")
    g.play(kind="use grant")
    resolve(g)
    assert blood(g, "Berenguela, The Vicious", "Ayelech") == (6 - 1 - 1, 6)


def test_angels_gift_equips_a_melee_weapon_from_the_hand(duel: Duel, resolve: Resolve) -> None:
    g = duel("Yael", "Ayelech", ["Angel's Gift", ".44 Magnum", "Kali's Fang", "Femur of Toomler"])
    resolve(g, "before range")
    assert not targets(g, "Angel's Gift") & {".44 Magnum", "Kali's Fang", "Femur of Toomler"}
    # The weapons of other clans are not for a Salubri.
    assert len([o for o in g.decision.options if o.card == "Angel's Gift"]) == 1
    g = duel("Yael", "Ayelech", ["Angel's Gift", WEAPON])
    resolve(g, "before range")
    g.play(kind="play", card="Angel's Gift", target=WEAPON)
    assert g.minion("Yael").cards == [WEAPON]
    resolve(g, "strike")
    g.play(kind="weapon strike", minion="Yael")


def test_angels_gift_maneuvers_to_close_range(duel: Duel, resolve: Resolve) -> None:
    g = duel("Yael", "Ayelech", ["Angel's Gift"], ["Fake Out"])
    g.play(kind="play", card="Angel's Gift", mode=1)
    g.play(kind="play", card="Fake Out", seat=1)
    g.play(kind="maneuver", seat=0)
    resolve(g)
    assert g.minion("Ayelech").blood == 6


@pytest.mark.parametrize(("level", "strikes"), [("inferior", 2), ("superior", 3)])
@pytest.mark.ruling("101532#60499781")
def test_quickness_at_superior_comes_beside_a_limited_strike(
    level: str, strikes: int, duel: Duel, resolve: Resolve, offers: Offers
) -> None:
    g = duel("Brandon Grime", "Ayelech", ["Quickness", "Shadow Shift", "Pursuit"])
    resolve(g, "additional strike")
    g.play(kind="play", card="Quickness", level=level)
    if level == "superior":
        g.play(kind="play", card="Pursuit", level="superior")
    else:
        assert not offers(g, card="Pursuit")
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - strikes


def test_lightning_reflexes_bring_as_many_strikes_as_are_paid_for(
    duel: Duel, resolve: Resolve
) -> None:
    g = duel("Brandon Grime", "Ayelech", ["Lightning Reflexes"], blood=(5, 7))
    resolve(g, "additional strike")
    g.choose(next(o for o in g.decision.options if o.target == "2"))
    resolve(g)
    assert blood(g, "Brandon Grime", "Ayelech") == (5 - 1 - 1 - 2, 7 - 3)


@pytest.mark.ruling("G00142#7aec5e9a", "G00145#150629e5")
def test_telepathic_tracking_starts_a_new_round(duel: Duel, resolve: Resolve) -> None:
    g = duel("Amber", "Nik Sikko", ["Telepathic Tracking"], ["Majesty"])
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Amber")
    g.play(kind="play", card="Majesty", level="inferior")
    resolve(g, "combat ending")
    full = g.minion("Nik Sikko").blood
    g.play(kind="play", card="Telepathic Tracking", level="superior")
    resolve(g)
    assert blood(g, "Amber", "Nik Sikko") == (5 - 1 - 1, full - 1)


@pytest.mark.ruling("G00145#6b9b6cb7")
def test_what_comes_after_combat_is_lost_if_combat_goes_on(duel: Duel, resolve: Resolve) -> None:
    g = duel("Amber", "America Johnson", ["Catatonic Fear"], ["Telepathic Tracking"])
    resolve(g, "strike")
    g.play(kind="play", card="Catatonic Fear", level="superior")
    resolve(g, "combat ending")
    g.play(kind="play", card="Telepathic Tracking", level="superior")
    resolve(g)
    assert g.minion("America Johnson").blood == 4 - 1 - 1


@pytest.mark.ruling("G00145#ef5d9daf")
def test_telepathic_tracking_does_not_undo_a_combat_that_is_queued(
    duel: Duel, resolve: Resolve, offers: Offers
) -> None:
    g = duel("Tamoszius", "America Johnson", ["Psyche!"], ["Telepathic Tracking"])
    resolve(g, "combat ending")
    g.play(kind="play", card="Psyche!", level="superior")
    assert not offers(g, card="Telepathic Tracking")


def test_telepathic_tracking_at_inferior_maneuvers_next_round(duel: Duel, resolve: Resolve) -> None:
    g = duel("Aitana, The Unholy", "Ayelech", ["Telepathic Tracking"])
    resolve(g, "press")
    g.play(kind="play", card="Telepathic Tracking", level="inferior")
    resolve(g, "range")
    g.play(kind="maneuver")
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - 1


# ---- what is of two kinds


def test_morbidity_keeps_blood_till_combat_is_over(duel: Duel, resolve: Resolve) -> None:
    g = duel("Zbigniew, Hunter of Mekhet", "Ayelech", ["Morbidity"])
    g.play(kind="play", card="Morbidity", mode=0)
    g.choose(g.decision.options[-1])
    assert g.minion("Ayelech").blood == 5
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - 1
    assert "Morbidity" in g.seat(0).ash_heap


def test_morbidity_makes_combat_cards_dearer_at_superior(
    duel: Duel, resolve: Resolve, offers: Offers
) -> None:
    g = duel("Zbigniew, Hunter of Mekhet", "Ayelech", ["Morbidity"], ["Fake Out"])
    g.play(kind="play", card="Morbidity", level="superior")
    g.choose(g.decision.options[0])
    g.play(kind="play", card="Fake Out")
    assert g.minion("Ayelech").blood == 6


@pytest.mark.parametrize(("blocker", "blocks"), [("Ryan", True), ("Talaq, The Immortal", False)])
def test_obedient_flesh_hides_from_allies(blocker: str, blocks: bool) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Obedient Flesh"])
    s.minion(0, "Prentis Derby", blood=2)
    s.minion(1, blocker, cards=["Sport Bike", "Raven Spy"])
    g = s.start()
    g.play(kind="hunt", minion="Prentis Derby")
    g.play(kind="block", minion=blocker)
    if blocks:
        g.pass_until("strike")
    else:
        g.play(kind="play", card="Obedient Flesh", seat=0)
        g.pass_until("minion")
        assert g.minion("Prentis Derby").blood == 2


@pytest.mark.parametrize("use", ["range", "press", "strength"])
def test_monstrous_form_is_locked_for_one_of_three(use: str, duel: Duel, resolve: Resolve) -> None:
    g = duel("Prentis Derby", "Ayelech", cards=(["Monstrous Form"], []))
    if use == "strength":
        g.play(kind="use", card="Monstrous Form")
        resolve(g)
        assert g.minion("Ayelech").blood == 7 - 2
        return
    resolve(g, use)
    uses = [o for o in g.decision.options if o.card == "Monstrous Form"]
    assert len(uses) == 2  # strength, too
    g.choose(uses[-1])
    resolve(g)
    assert g.minion("Ayelech").blood == (7 if use == "range" else 7 - 2)


def test_touch_of_valeren_prevents_a_whole_strike(duel: Duel, resolve: Resolve) -> None:
    g = duel("Yael", "Aunt Linda", ["Touch of Valeren"], ["Roundhouse"])
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Yael")
    g.play(kind="play", card="Roundhouse", level="superior")
    resolve(g, "prevent")
    g.play(kind="play", card="Touch of Valeren")
    resolve(g)
    assert g.minion("Yael").blood == 4 - 1


def test_touch_of_valeren_helps_another(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Touch of Valeren"])
    s.minion(0, "Ayelech")
    s.minion(0, "Malachi", locked=True)
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion="Ayelech")
    g.play(kind="block", minion="Ryan")
    resolve(g, "prevent")
    g.play(kind="play", card="Touch of Valeren", minion="Malachi")
    resolve(g)
    assert blood(g, "Ayelech", "Malachi") == (7, 5)


@pytest.mark.parametrize(("target", "had", "has"), [("Ryan", 1, 4), ("Talaq, The Immortal", 1, 3)])
def test_touch_of_valeren_heals(target: str, had: int, has: int) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Touch of Valeren"])
    s.minion(0, "Yael")
    s.minion(0, target, blood=had)
    g = s.start()
    g.play(kind="play", card="Touch of Valeren", target=target)
    g.pass_until("minion")
    assert g.minion(target).blood == has

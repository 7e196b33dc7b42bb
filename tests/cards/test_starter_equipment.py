"""Retainers and equipment of the later starter decks."""

from typing import Any

import methuselah as mt
import pytest
from driving import Duel, Never, Refused, Resolve
from positions import blood, lone

# ---- retainers


@pytest.mark.parametrize("card", ["Mr. Winthrop", "Revenant"])
def test_it_gives_intercept(card: str) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Ryan", blood=1)
    s.minion(1, "Ayelech", cards=[card])
    g = s.start()
    g.play(kind="hunt", minion="Ryan")
    g.play(kind="block", minion="Ayelech")
    g.pass_until("strike")


def test_simmons_gives_bleed() -> None:
    g = lone("Ryan", cards=["J. S. Simmons, Esq."])
    g.play(kind="bleed", minion="Ryan")
    g.pass_until("minion")
    assert g.seat(1).pool == 18


def test_the_bloodhound_leads_into_combat(resolve: Resolve) -> None:
    g = lone("Ryan", cards=["Twisted Bloodhound"])
    g.play(kind="action", card="Twisted Bloodhound", target="Ayelech")
    resolve(g, "strike")


def test_nobody_ends_a_combat_with_the_dog_pack(duel: Duel, never: Never) -> None:
    g = duel("Ryan", "Nik Sikko", [], ["Majesty"], cards=(["Dog Pack"], []))
    never(g, card="Majesty")


@pytest.mark.parametrize("ally", ["War Ghoul", "Political Ally"])
def test_the_assistant_is_burned_for_a_ghoul(ally: str, resolve: Resolve, refused: Refused) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[ally], pool=20)
    s.minion(0, "Horatio", cards=["Szlachta Assistant"])
    s.minion(0, "Double Deuce")
    g = s.start()
    if ally == "Political Ally":
        refused(g, kind="pay", card="Szlachta Assistant")
        return
    g.play(card=ally)
    g.play(card="Szlachta Assistant")
    resolve(g, "choose")
    g.play(kind="choose", target="Double Deuce")
    assert g.seat(0).pool == 20 - 1
    assert "Szlachta Assistant" in g.seat(0).ash_heap


def test_the_bodyguard_takes_a_blow(duel: Duel, resolve: Resolve) -> None:
    g = duel("Horatio", "Ayelech", cards=(["Szlachta Bodyguard"], []))
    full = g.minion("Horatio").blood
    resolve(g, "prevent")
    g.play(kind="use", card="Szlachta Bodyguard")
    resolve(g)
    assert g.minion("Horatio").blood == full


@pytest.mark.ruling("G00156#e9c35790")
def test_the_bodyguard_has_an_action_at_a_minion_fail(never: Never) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Thadius Zho")
    s.minion(1, "Horatio", blood=2, cards=["Szlachta Bodyguard"])
    g = s.start()
    g.play(kind="action", card="Thadius Zho", target="Horatio")
    g.play(kind="use", card="Szlachta Bodyguard")
    g.pass_until("minion")
    assert g.minion("Horatio").blood == 2
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Thadius Zho")
    s.minion(1, "Horatio", blood=2, cards=["Szlachta Bodyguard", "Sport Bike"])
    g = s.start()
    g.play(kind="action", card="Thadius Zho", target="Horatio")
    g.play(kind="block", minion="Horatio")
    never(g, card="Szlachta Bodyguard")


@pytest.mark.parametrize(("superior", "locked"), [(False, True), (True, False)])
def test_the_hound_unlocks_its_employer(superior: bool, locked: bool) -> None:
    actor = "Trung Chau Pham"
    g = lone(actor, hand=("Feral Hound",))
    g.play(kind="play", card="Feral Hound", level="superior" if superior else "inferior")
    g.pass_until("minion")
    assert g.minion(actor).locked is locked
    g.pass_until("discard")
    assert not g.minion(actor).locked


def test_the_hound_locks_for_intercept() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Ryan", blood=1)
    s.minion(1, "Ayelech", cards=["Feral Hound"])
    g = s.start()
    g.play(kind="hunt", minion="Ryan")
    g.play(kind="block", minion="Ayelech")
    g.play(kind="use", card="Feral Hound")
    g.pass_until("strike")


@pytest.mark.ruling("G00018#6ac45a5a")
@pytest.mark.parametrize(("superior", "life"), [(False, 1), (True, 2)])
def test_the_homunculus_unlocks_for_a_blood_in_any_unlock_phase(superior: bool, life: int) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Ryan", blood=3, locked=True)
    s.permanent(0, "Homunculus", on="Ryan", superior=superior)
    s.minion(1, "Ayelech")
    g = s.start(phase="unlock", active=1)
    assert g.minion("Homunculus").blood == life
    g.play(kind="use", card="Homunculus", seat=0)
    assert (g.minion("Ryan").locked, g.minion("Ryan").blood) == (False, 2)


@pytest.mark.ruling("100476#70f809d3")
def test_crypts_sons_go_on_as_if_unblocked() -> None:
    g = lone("Anita Wainwright", cards=["Crypt's Sons"])
    g.play(kind="bleed", minion="Anita Wainwright")
    g.play(kind="block", minion="Ayelech")
    g.play(kind="use", card="Crypt's Sons")
    g.pass_until("minion")
    assert g.minion("Ayelech").locked
    assert g.seat(1).pool == 19
    assert g.minion("Crypt's Sons").blood == 2


@pytest.mark.ruling("G00017#eefbce18", "G00029#326e7e6f")
def test_crypts_sons_shoot(duel: Duel, resolve: Resolve) -> None:
    cards: Any = (["Crypt's Sons"], [])
    g = duel("Brandon Grime", "Ayelech", ["Blur"], ["Dodge"], cards=cards)
    resolve(g, "strike")
    g.play(kind="hand strike", seat=0)
    g.play(kind="play", card="Dodge", seat=1)
    resolve(g, "additional strike")
    g.play(kind="play", card="Blur", level="inferior")
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - 1 - 1


# ---- equipment


@pytest.mark.parametrize(
    ("card", "n", "torpor"),
    [
        ("Assault Rifle", 4, False),
        ("Flamethrower", 1, True),
        ("Kali's Fang", 1, True),
        ("Femur of Toomler", 1, True),
        ("Righteous Blade", 2, False),
    ],
)
def test_weapons(card: str, n: int, torpor: bool, duel: Duel, resolve: Resolve) -> None:
    g = duel("Ryan", "Ayelech", cards=([card], []))
    if card == "Assault Rifle":
        g.play(kind="maneuver", card=card)
    resolve(g, "strike")
    g.play(kind="weapon strike", minion="Ryan")
    resolve(g)
    assert (g.minion("Ayelech").blood, g.minion("Ayelech").torpor) == (7 - n, torpor)


@pytest.mark.parametrize("kind", ["weapon strike", "hand strike"])
def test_the_blade_presses_when_it_has_struck(
    kind: str, duel: Duel, resolve: Resolve, never: Never
) -> None:
    g = duel("Ryan", "Ayelech", cards=(["Righteous Blade"], []))
    resolve(g, "strike")
    g.play(kind=kind, minion="Ryan")
    if kind == "weapon strike":
        resolve(g, "press")
        g.play(kind="use", card="Righteous Blade")
        resolve(g, "strike")
        g.play(kind="weapon strike", minion="Ryan")
    never(g, kind="use", card="Righteous Blade")  # once each combat


def test_the_codex_bleeds_whom_nobody_guards() -> None:
    for locked, n in ((True, 4), (False, 1)):
        s = mt.Scenario(players=2, blanks=True)
        s.seat(1, pool=20)
        s.minion(0, "Ryan", cards=["Codex of the Edenic Groundskeepers"], blood=3)
        s.minion(1, "Ayelech", locked=locked)
        g = s.start()
        g.play(kind="action", card="Codex of the Edenic Groundskeepers")
        g.pass_until("minion")
        assert (g.seat(1).pool, g.minion("Ryan").blood) == (20 - n, 2)


def test_the_codex_is_conspicuous() -> None:
    g = lone("Double Deuce", cards=["Codex of the Edenic Groundskeepers"])
    g.play(kind="bleed", minion="Double Deuce")
    g.play(kind="block", minion="Ayelech")
    g.pass_until("strike")


def test_no_vampire_blocks_by_candlelight() -> None:
    g = lone("Ryan", cards=["Flaming Candle"], blood=3)
    g.play(kind="bleed", minion="Ryan")
    g.play(kind="use", card="Flaming Candle")
    assert g.minion("Ryan").blood == 2
    g.pass_until("minion")
    assert g.seat(1).pool == 19
    assert "Flaming Candle" in g.seat(0).ash_heap


def test_only_one_candle_is_played_in_a_game(refused: Refused) -> None:
    g = lone("Ryan", "Ashley", hand=("Flaming Candle", "Flaming Candle"))
    g.play(kind="play", card="Flaming Candle", minion="Ryan")
    g.pass_until("minion")
    assert g.minion("Ryan").cards == ["Flaming Candle"]
    refused(g, kind="play", card="Flaming Candle")


def test_the_taxicab_comes_and_goes_unseen(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Unlicensed Taxicab"])
    s.minion(0, "Ryan", blood=1)
    s.minion(1, "Ayelech", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="play", card="Unlicensed Taxicab")
    g.play(kind="block", minion="Ayelech")  # two stealth
    g.pass_until("minion")
    assert g.minion("Ryan").cards == ["Unlicensed Taxicab"]
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Ryan", blood=1, cards=["Unlicensed Taxicab"])
    s.minion(1, "Ayelech", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="hunt", minion="Ryan")
    g.play(kind="block", minion="Ayelech")
    g.pass_until("minion")
    assert g.minion("Ryan").blood == 2


@pytest.mark.parametrize(("blocker", "burned"), [("Graham Gottesman", True), ("Ashley", False)])
def test_a_prince_has_the_taxicab_towed(blocker: str, burned: bool, resolve: Resolve) -> None:
    g = lone("Ryan", foe=blocker, cards=["Unlicensed Taxicab"])
    g.play(kind="bleed", minion="Ryan")
    g.play(kind="block", minion=blocker)
    resolve(g)
    assert ("Unlicensed Taxicab" in g.seat(0).ash_heap) is burned


@pytest.mark.parametrize(("bearer", "bleed"), [("Zip", 2), ("Ryan", 1)])
def test_the_samadji_is_of_use_to_ravnos(
    bearer: str, bleed: int, duel: Duel, resolve: Resolve
) -> None:
    g = lone(bearer, cards=["Treasured Samadji"])
    g.play(kind="bleed", minion=bearer)
    g.pass_until("minion")
    assert g.seat(1).pool == 20 - bleed
    g = duel(bearer, "Ayelech", cards=(["Treasured Samadji"], []))
    full = g.minion(bearer).blood
    resolve(g, "strike")
    strikes = {o.kind for o in g.decision.options}
    assert ("weapon strike" in strikes) is (bearer == "Zip")
    if bearer == "Zip":
        g.play(kind="weapon strike", minion=bearer)
        resolve(g)
        assert blood(g, bearer, "Ayelech") == (full, 7)


def test_the_manse_is_left_to_end_combat(duel: Duel, resolve: Resolve) -> None:
    g = lone("Horatio", cards=["Living Manse"])
    g.play(kind="bleed", minion="Horatio")
    g.pass_until("minion")
    assert g.seat(1).pool == 18
    g = duel("Horatio", "Ayelech", cards=(["Living Manse"], []))
    full = g.minion("Horatio").blood
    g.play(kind="use", card="Living Manse")
    resolve(g)
    assert blood(g, "Horatio", "Ayelech") == (full, 7)
    assert "Living Manse" in g.seat(0).ash_heap

"""Chapter COMBAT: who fights, and how a round goes."""

import methuselah as mt
import pytest
from driving import Blocked, Offers, Refused, Resolve


@pytest.mark.rule("COMBAT-1")
def test_only_ready_minions_fight(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Bum's Rush"])
    s.minion(0, "Wauneka")
    s.minion(1, "Sully", region="torpor", blood=2)
    s.minion(1, "Colette")
    g = s.start()
    assert offers(g, card="Bum's Rush", target="Colette")
    assert not offers(g, card="Bum's Rush", target="Sully")


@pytest.mark.rule("COMBAT-1")
def test_minions_of_one_methuselah_do_not_fighte_another(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Bum's Rush"])
    s.minion(0, "Wauneka")
    s.minion(0, "Ryan")
    s.minion(1, "Sully")
    g = s.start()
    assert offers(g, card="Bum's Rush", minion="Wauneka", target="Sully")
    assert not offers(g, card="Bum's Rush", minion="Wauneka", target="Ryan")


@pytest.mark.rule("COMBAT-1")
def test_a_locked_minion_fights_as_an_unlocked_one(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Bum's Rush"])
    s.minion(0, "Wauneka", blood=3)
    s.minion(1, "Sully", blood=3, locked=True)
    g = s.start()
    g.play(card="Bum's Rush", target="Sully")
    resolve(g)
    assert (g.minion("Wauneka").blood, g.minion("Sully").blood) == (2, 2)


@pytest.mark.rule("COMBAT-2")
def test_a_round_has_seven_steps_in_order() -> None:
    """The acting minion has a card for each step."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Carrion Crows", "Fake Out", "Immortal Grapple", "Hidden Strength", "Boxed In"])
    s.seat(1, hand=["Taste of Vitae"])
    s.minion(0, "Art Morgan", blood=5)
    s.minion(1, "Sully", blood=3)
    g = s.start()
    g.play(kind="bleed", minion="Art Morgan")
    g.play(kind="block", minion="Sully")
    steps: list[str] = []
    while g.decision.kind not in ("minion", "discard"):
        if g.decision.kind not in steps:
            steps.append(g.decision.kind)
        g.choose(g.decision.options[0])  # to pass, or to strike with the hand
    expected = [
        "before range",
        "range",
        "before strikes",
        "strike",
        "prevent",
        "press",
        "round end",
    ]
    assert [step for step in steps if step in expected] == expected


@pytest.mark.rule("COMBAT-2")
def test_before_strikes_comes_after_the_range_is_set(blocked: Blocked, refused: Refused) -> None:
    """Immortal Grapple: only at close range, before strikes are chosen."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Immortal Grapple"])
    s.seat(1, hand=["Apportation"])
    s.minion(0, "Wauneka")
    s.minion(1, "Ayelech")
    g = s.start()
    blocked(g, "Wauneka", "Ayelech")
    g.play(card="Apportation", level="superior")
    refused(g, kind="play", card="Immortal Grapple", until="strike")


@pytest.mark.rule("COMBAT-2")
def test_effects_before_range_come_before_maneuvers(blocked: Blocked, refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Carrion Crows"])
    s.minion(0, "Horace Radcliffe")
    s.minion(1, "Ayelech", cards=[".44 Magnum"])
    g = s.start()
    blocked(g, "Horace Radcliffe", "Ayelech")
    assert g.decision.kind == "before range"
    g.play(kind="maneuver", minion="Ayelech")
    refused(g, kind="play", card="Carrion Crows", until="strike")


@pytest.mark.rule("COMBAT-2", "CARD-29")
def test_the_acting_minion_chooses_first(blocked: Blocked) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Carrion Crows"])
    s.seat(1, hand=["Carrion Crows"])
    s.minion(0, "Horace Radcliffe")
    s.minion(1, "The Dowager")
    g = s.start()
    blocked(g, "Horace Radcliffe", "The Dowager")
    assert (g.decision.kind, g.decision.seat) == ("before range", 0)
    g.pass_until("strike")
    assert g.decision.seat == 0


@pytest.mark.rule("COMBAT-3")
def test_no_modifier_or_reaction_is_played_in_combat(blocked: Blocked, refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Conditioning"])
    s.seat(1, hand=["Wake with Evening's Freshness"])
    s.minion(0, "Colette")
    s.minion(1, "Sully")
    s.minion(1, "Ashley", locked=True)
    g = s.start()
    blocked(g, "Colette", "Sully")
    g.pass_until("strike")
    refused(g, kind="play", card="Conditioning", until="strike")
    refused(g, kind="play", card="Wake with Evening's Freshness", until="strike")


@pytest.mark.rule("COMBAT-3")
def test_effects_in_play_follow_their_own_text(blocked: Blocked, resolve: Resolve) -> None:
    """The Barrens can be locked at any time, so in combat too."""
    s = mt.Scenario(players=2)
    s.seat(0, library=["Roundhouse"])
    s.permanent(0, "The Barrens")
    s.minion(0, "Wauneka")
    s.minion(1, "Sully", blood=4)
    g = s.start()
    blocked(g, "Wauneka", "Sully")
    g.play(kind="use", card="The Barrens")
    g.play(kind="choose", target="Filler")
    g.pass_until("strike")
    g.play(card="Roundhouse", level="superior")
    resolve(g)
    assert g.minion("Sully").blood == 0


@pytest.mark.rule("COMBAT-4")
def test_combat_ends_when_a_combatant_is_no_longer_ready(
    blocked: Blocked, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Roundhouse", "Boxed In"])
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Sully", blood=1)
    g = s.start()
    blocked(g, "Wauneka", "Sully")
    g.pass_until("strike")
    g.play(card="Roundhouse", level="superior")
    resolve(g, "press", "discard")
    assert g.decision.kind == "discard"
    assert g.minion("Sully").torpor


@pytest.mark.rule("COMBAT-4", "COMBAT-2")
def test_the_end_of_the_round_comes_even_so(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Roundhouse", "Taste of Vitae"])
    s.minion(0, "Wauneka", blood=2)
    s.minion(1, "Sully", blood=2)
    g = s.start()
    blocked(g, "Wauneka", "Sully")
    g.pass_until("strike")
    g.play(card="Roundhouse", level="superior")
    g.play(kind="hand strike", minion="Sully")
    g.play(card="Taste of Vitae")
    resolve(g)
    assert g.minion("Sully").torpor
    assert g.minion("Wauneka").blood == 2 - 1 + 2


@pytest.mark.rule("COMBAT-4")
def test_combat_ends_before_strikes_if_a_combatant_falls(
    resolve: Resolve, refused: Refused
) -> None:
    """Damage from a retainer at the first strikes; a minion burned by it strikes no more."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Blur"])
    s.minion(0, "Bret Stryker", blood=4, cards=["Murder of Crows"])
    s.minion(1, "Underbridge Stray")
    g = s.start()
    g.play(kind="bleed", minion="Bret Stryker")
    g.play(kind="block", minion="Underbridge Stray")
    g.pass_until("strike")
    g.play(kind="hand strike", minion="Bret Stryker")
    g.play(kind="hand strike", minion="Underbridge Stray")
    refused(g, kind="play", card="Blur")
    resolve(g)
    assert "Underbridge Stray" in g.seat(1).ash_heap


@pytest.mark.rule("COMBAT-5")
def test_after_the_combat_of_a_block_the_action_is_over(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka")
    s.minion(0, "Ryan")
    s.minion(1, "Sully")
    g = s.start()
    blocked(g, "Wauneka", "Sully")
    resolve(g)
    assert (g.decision.kind, g.decision.seat) == ("minion", 0)
    assert g.minion("Wauneka").locked
    assert g.seat(1).pool == 30


@pytest.mark.rule("COMBAT-5", "ACTION-7")
def test_freak_drive_may_follow_the_combat_of_its_block(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Freak Drive"])
    s.minion(0, "Madison", blood=5)
    s.minion(1, "Sully")
    g = s.start()
    blocked(g, "Madison", "Sully")
    g.pass_until("strike")
    g.play(kind="hand strike", minion="Madison")
    g.play(kind="hand strike", minion="Sully")
    g.play(card="Freak Drive", level="superior")
    resolve(g)
    assert not g.minion("Madison").locked
    assert g.minion("Madison").blood == 3

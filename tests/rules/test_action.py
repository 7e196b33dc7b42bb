"""Chapters ACTION and CARDACTION: carrying out an action, from announcement to resolution."""

import methuselah as mt
import pytest
from driving import Offers, Refused, Resolve


@pytest.mark.rule("ACTION-1", "CARD-11")
def test_the_card_is_played_face_up_and_lies_out_of_play_till_resolution() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned"])
    s.minion(0, "Colette")
    s.minion(1, "Sully")
    g = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    assert g.decision.kind == "block"
    assert g.minion("Colette").locked
    me = g.seat(0)
    for pile in (me.hand, me.ash_heap, me.permanents, me.removed):
        assert "Govern the Unaligned" not in pile


@pytest.mark.rule("ACTION-1")
def test_the_target_is_fixed_as_the_action_is_announced(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned"], uncontrolled=[("Ashley", 0), ("Meaghan", 0)])
    s.minion(0, "Ayelech")
    s.minion(1, "Sully")
    g = s.start()
    g.play(card="Govern the Unaligned", level="superior", target="Ashley")
    g.pass_until("influence")
    assert {m.name: m.blood for m in g.seat(0).uncontrolled} == {"Ashley": 3, "Meaghan": 0}


@pytest.mark.rule("ACTION-1")
def test_the_acting_minion_locks_even_if_the_action_is_blocked(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Colette")
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Colette")
    assert g.minion("Colette").locked
    g.play(kind="block", minion="Sully")
    resolve(g)
    assert g.minion("Colette").locked


@pytest.mark.rule("ACTION-2")
def test_as_announced_comes_before_blocks_and_ordinary_cards(
    offers: Offers, refused: Refused
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds"])
    s.minion(0, "Colette", blood=2)
    s.permanent(0, "Creepshow Casino")
    s.minion(1, "Sully", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="hunt", minion="Colette")
    assert offers(g, kind="use", card="Creepshow Casino")
    assert not offers(g, kind="block")
    g.play(kind="block", minion="Sully")
    # once a block is attempted it is too late
    refused(g, kind="use", card="Creepshow Casino", until="strike")
    g.play(card="Lost in Crowds", level="inferior")


@pytest.mark.rule("ACTION-2", "CARD-32")
def test_stealth_given_as_announced_counts_though_not_yet_needed(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Colette", blood=2)
    s.permanent(0, "Creepshow Casino")
    s.minion(1, "Sully", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="hunt", minion="Colette")
    g.play(kind="use", card="Creepshow Casino")
    g.play(kind="block", minion="Sully")
    resolve(g)
    assert g.minion("Colette").blood == 3


@pytest.mark.rule("ACTION-3")
def test_an_action_at_what_another_controls_is_directed_at_them(refused: Refused) -> None:
    s = mt.Scenario(players=4)
    s.minion(0, "Belinde")
    s.permanent(2, "Smiling Jack, The Anarch")
    for seat, name in ((1, "Sully"), (2, "Colette"), (3, "Ayelech")):
        s.minion(seat, name)
    g = s.start()
    g.play(kind="action", card="Smiling Jack, The Anarch", minion="Belinde")
    refused(g, kind="block", minion="Sully")
    refused(g, kind="block", minion="Ayelech")
    g.play(kind="block", minion="Colette")


@pytest.mark.rule("ACTION-3")
def test_an_action_at_ones_own_card_is_undirected(refused: Refused) -> None:
    s = mt.Scenario(players=4)
    s.minion(0, "Belinde")
    s.permanent(0, "Smiling Jack, The Anarch")
    for seat, name in ((1, "Sully"), (2, "Colette"), (3, "Ayelech")):
        s.minion(seat, name)
    g = s.start()
    g.play(kind="action", card="Smiling Jack, The Anarch", minion="Belinde")
    refused(g, kind="block", minion="Colette")
    g.play(kind="block", minion="Ayelech")


@pytest.mark.rule("ACTION-3", "POLITICAL-1")
def test_political_actions_are_undirected_whatever_they_will_affect(refused: Refused) -> None:
    s = mt.Scenario(players=4)
    s.seat(0, hand=["Banishment"])
    s.minion(0, "Belinde")
    for seat, name in ((1, "Sully"), (2, "Colette"), (3, "Ayelech")):
        s.minion(seat, name, cards=["Sport Bike"])
    g = s.start()
    g.play(card="Banishment", minion="Belinde")
    refused(g, kind="block", minion="Colette", until="terms")
    g.play(kind="block", minion="Ayelech")


@pytest.mark.rule("ACTION-4", "ACTION-5")
def test_a_blocked_action_costs_nothing_and_its_card_burns_without_effect(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned"])
    s.minion(0, "Ayelech", blood=5)
    s.minion(1, "Sully")
    g = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    g.play(kind="block", minion="Sully")
    resolve(g)
    assert g.minion("Ayelech").blood == 4  # Sully's hand strike; not the card's 1 blood
    assert g.seat(1).pool == 30
    assert "Govern the Unaligned" in g.seat(0).ash_heap


@pytest.mark.rule("ACTION-4")
def test_a_successful_action_is_paid_for_on_success() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned"])
    s.minion(0, "Ayelech", blood=5)
    s.minion(1, "Sully")
    g = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    assert g.minion("Ayelech").blood == 5
    g.pass_until("discard")
    assert g.minion("Ayelech").blood == 4
    assert g.seat(1).pool == 27


@pytest.mark.rule("ACTION-4")
def test_a_blocked_equip_action_costs_no_pool(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[".44 Magnum"])
    s.minion(0, "Belinde")
    s.minion(1, "Sully", cards=["Sport Bike"])
    g = s.start()
    g.play(card=".44 Magnum")
    g.play(kind="block", minion="Sully")
    resolve(g)
    assert g.seat(0).pool == 30
    assert g.minion("Belinde").cards == []
    assert ".44 Magnum" in g.seat(0).ash_heap


@pytest.mark.rule("ACTION-4")
def test_modifiers_and_reactions_are_paid_for_as_played_whatever_comes(resolve: Resolve) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Conditioning"])
    s.seat(1, hand=["Deflection"])
    s.minion(0, "Colette", blood=3)
    s.minion(1, "Ayelech", blood=3)
    s.minion(2, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Colette")
    g.pass_until("declined", seat=0)
    g.play(card="Conditioning", level="inferior")
    assert g.minion("Colette").blood == 2
    g.play(card="Deflection", level="superior", target=2)
    assert g.minion("Ayelech").blood == 2
    g.play(kind="block", minion="Sully")
    resolve(g)
    assert g.seat(2).pool == 30
    assert g.minion("Colette").blood == 1  # and a hand strike


@pytest.mark.rule("ACTION-6")
def test_a_bleed_pump_lasts_for_the_action(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Conditioning"])
    s.minion(0, "Colette")
    s.minion(0, "Meaghan")
    g = s.start()
    g.play(kind="bleed", minion="Colette")
    g.play(card="Conditioning", level="inferior")
    resolve(g)
    assert g.seat(1).pool == 27
    assert g.minion("Colette").bleed == 1
    g.play(kind="bleed", minion="Meaghan")
    resolve(g)
    assert g.seat(1).pool == 26


@pytest.mark.rule("ACTION-7", "COMBAT-5")
def test_the_action_is_still_performed_in_the_combat_of_its_block(resolve: Resolve) -> None:
    """Form of Mist makes the blocked action go on as unblocked, out of its combat."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Form of Mist"])
    s.minion(0, "André the Manipulator", blood=5)
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="André the Manipulator")
    g.play(kind="block", minion="Sully")
    g.pass_until("strike")
    g.play(card="Form of Mist", level="superior")
    g.play(kind="hand strike", minion="Sully")
    g.play(kind="yes")
    resolve(g)
    assert g.seat(1).pool == 29


@pytest.mark.rule("ACTION-7")
def test_an_effect_for_the_action_holds_till_its_resolution(resolve: Resolve) -> None:
    """Daring the Dawn: vampires cannot block; 2 aggravated damage after it resolves, not before."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Daring the Dawn"])
    s.minion(0, "Chelsea Blake", blood=3)
    s.minion(1, "Sully")
    s.minion(1, "Underbridge Stray")  # no vampire: it could block
    g = s.start()
    g.play(kind="bleed", minion="Chelsea Blake")
    g.play(card="Daring the Dawn", level="inferior")
    assert not g.minion("Chelsea Blake").torpor
    resolve(g)
    assert g.seat(1).pool == 29
    assert g.minion("Chelsea Blake").torpor


@pytest.mark.rule("CARDACTION-1")
def test_an_action_card_has_no_stealth_unless_printed(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Enchant Kindred"], uncontrolled=[("Ashley", 0)])
    s.minion(0, "Madison")
    s.minion(1, "Sully")
    g = s.start()
    g.play(card="Enchant Kindred", level="inferior")  # a bleed, 0 stealth
    g.play(kind="block", minion="Sully")
    resolve(g)
    assert g.minion("Sully").locked


@pytest.mark.rule("CARDACTION-1")
def test_an_action_card_has_the_stealth_that_is_printed(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Enchant Kindred"], uncontrolled=[("Ashley", 0)])
    s.minion(0, "Madison")
    s.minion(1, "Sully")
    g = s.start()
    g.play(card="Enchant Kindred", level="superior")  # +1 stealth
    g.play(kind="block", minion="Sully")
    resolve(g, "influence")
    assert not g.minion("Sully").locked
    assert g.seat(0).uncontrolled[0].blood == 2


@pytest.mark.rule("CARDACTION-1", "BLEED-3")
def test_a_special_version_of_a_bleed_is_a_bleed(refused: Refused, resolve: Resolve) -> None:
    """It gets the Edge, and it is this minion's one bleed of the turn."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned", "Freak Drive"])
    s.minion(0, "Chelsea Blake", blood=5)
    g = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    g.play(card="Freak Drive", level="inferior")
    resolve(g)
    assert g.edge == 0
    assert g.seat(1).pool == 27
    assert not g.minion("Chelsea Blake").locked
    refused(g, kind="bleed", minion="Chelsea Blake")
    g.play(kind="hunt", minion="Chelsea Blake")


@pytest.mark.rule("CARDACTION-1")
def test_an_action_of_a_card_in_play_is_as_printed(refused: Refused, resolve: Resolve) -> None:
    """Haven Uncovered: others may enter combat with its bearer, at +1 stealth."""
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=3)
    s.minion(1, "Sully", blood=2)
    s.minion(1, "Colette")
    s.permanent(0, "Haven Uncovered", on="Sully")
    g = s.start()
    g.play(kind="action", card="Haven Uncovered", minion="Wauneka")
    g.play(kind="block", minion="Colette")
    resolve(g)
    assert (g.minion("Wauneka").blood, g.minion("Sully").blood) == (2, 1)
    assert not g.minion("Colette").locked

"""Chapter STRIKE: strikes and their effects."""

from pathlib import Path

import methuselah as mt
import pytest
from driving import Blocked, Offers, Refused, Resolve


@pytest.mark.rule("STRIKE-1")
def test_by_default_a_minion_strikes_with_the_hand_for_its_strength(
    blocked: Blocked, resolve: Resolve
) -> None:
    """Vampires have strength 1; Preternatural Strength adds 1."""
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=4, cards=["Preternatural Strength"])
    s.minion(1, "Sully", blood=4)
    g = s.start()
    assert (g.minion("Wauneka").strength, g.minion("Sully").strength) == (2, 1)
    blocked(g, "Wauneka", "Sully")
    resolve(g)
    assert (g.minion("Wauneka").blood, g.minion("Sully").blood) == (3, 2)


@pytest.mark.rule("STRIKE-1")
def test_a_strike_is_from_a_card_a_weapon_another_card_or_the_hand(
    blocked: Blocked, offers: Offers
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Majesty"])
    s.minion(0, "Flávio Gonçalves", cards=[".44 Magnum"])
    s.minion(1, "Sully")
    g = s.start()
    blocked(g, "Flávio Gonçalves", "Sully")
    g.pass_until("strike")
    assert offers(g, kind="play", card="Majesty")
    assert offers(g, kind="weapon strike", card=".44 Magnum")
    assert offers(g, kind="weapon strike", card="Flávio Gonçalves")
    assert offers(g, kind="hand strike")


@pytest.mark.rule("STRIKE-1")
def test_one_strike_each_resolved_together(blocked: Blocked, resolve: Resolve) -> None:
    """Both go to torpor, though the acting minion chooses first."""
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=1, cards=[".44 Magnum"])
    s.minion(1, "Sully", blood=1, cards=[".44 Magnum"])
    g = s.start()
    g.play(kind="bleed", minion="Wauneka")
    g.play(kind="block", minion="Sully")
    g.pass_until("strike")
    assert g.decision.seat == 0
    g.play(kind="weapon strike", minion="Wauneka")
    g.play(kind="weapon strike", minion="Sully")
    resolve(g)
    assert g.minion("Wauneka").torpor
    assert g.minion("Sully").torpor


@pytest.mark.rule("STRIKE-2")
def test_at_long_range_only_ranged_strikes_have_an_effect(
    blocked: Blocked, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Roundhouse"])
    s.minion(0, "Wauneka", blood=4)
    s.minion(1, "Sully", blood=4, cards=[".44 Magnum"])
    g = s.start()
    blocked(g, "Wauneka", "Sully")
    g.play(kind="maneuver", minion="Sully")
    g.pass_until("strike")
    g.play(card="Roundhouse", level="superior")
    resolve(g)
    assert (g.minion("Wauneka").blood, g.minion("Sully").blood) == (2, 4)


@pytest.mark.rule("STRIKE-2", "STRIKE-5")
def test_a_dodge_works_at_long_range(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Flávio Gonçalves", blood=4)
    s.minion(1, "Sully", blood=4, cards=[".44 Magnum"])
    g = s.start()
    blocked(g, "Flávio Gonçalves", "Sully")
    g.play(kind="maneuver", minion="Sully")
    g.pass_until("strike")
    g.play(kind="weapon strike", card="Flávio Gonçalves")
    resolve(g)
    assert g.minion("Flávio Gonçalves").blood == 4


@pytest.mark.rule("STRIKE-2", "STRIKE-6")
def test_combat_ends_works_at_long_range(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Majesty"])
    s.minion(0, "Madison", blood=4)
    s.minion(1, "Sully", blood=4, cards=[".44 Magnum"])
    g = s.start()
    blocked(g, "Madison", "Sully")
    g.play(kind="maneuver", minion="Sully")
    g.pass_until("strike")
    g.play(card="Majesty", level="inferior")
    resolve(g)
    assert g.minion("Madison").blood == 3  # the cost of Majesty only


@pytest.mark.rule("STRIKE-3", "STRIKE-7", "TERM-8", "CARD-2", "DAMAGE-8")
def test_the_steal_blood_example(resolve: Resolve) -> None:
    """Chrysanthemum (capacity 5, 4 blood) steals 2 life, and takes 1 damage: she ends with 4."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Theft of Vitae"])
    s.minion(0, "Chrysanthemum", blood=4)
    s.minion(1, "Underbridge Stray", blood=2, superior=True)
    g = s.start()
    g.play(kind="bleed", minion="Chrysanthemum")
    g.play(kind="block", minion="Underbridge Stray")
    g.pass_until("strike")
    g.play(card="Theft of Vitae", level="superior")
    resolve(g)
    assert g.minion("Chrysanthemum").blood == 4
    assert "Underbridge Stray" in g.seat(1).ash_heap


@pytest.mark.rule("STRIKE-3", "STRIKE-7")
def test_stolen_blood_mends_damage_inflicted_at_the_same_time(
    blocked: Blocked, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Theft of Vitae"])
    s.minion(0, "Chrysanthemum", blood=1)
    s.minion(1, "Sully", blood=4, cards=[".44 Magnum"])
    g = s.start()
    blocked(g, "Chrysanthemum", "Sully")
    g.pass_until("strike")
    g.play(card="Theft of Vitae", level="superior")
    g.play(kind="weapon strike", minion="Sully")
    resolve(g)
    assert not g.minion("Chrysanthemum").torpor
    assert (g.minion("Chrysanthemum").blood, g.minion("Sully").blood) == (1, 2)


@pytest.mark.rule("STRIKE-7", "TERM-5")
def test_stealing_takes_as_much_blood_as_there_is(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Theft of Vitae"])
    s.minion(0, "Chrysanthemum", blood=2)
    s.minion(1, "Sully", blood=1)
    g = s.start()
    blocked(g, "Chrysanthemum", "Sully")
    g.pass_until("strike")
    g.play(card="Theft of Vitae", level="superior")
    resolve(g)
    assert (g.minion("Chrysanthemum").blood, g.minion("Sully").blood) == (2 + 1 - 1, 0)
    assert not g.minion("Sully").torpor  # no damage: an empty vampire is not wounded


@pytest.mark.rule("STRIKE-7")
def test_stealing_blood_is_no_damage_and_cannot_be_prevented(
    blocked: Blocked, resolve: Resolve, refused: Refused
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Theft of Vitae"])
    s.seat(1, hand=["Hidden Strength"])
    s.minion(0, "Chrysanthemum", blood=2)
    s.minion(1, "Brock Sterling", blood=3)
    g = s.start()
    blocked(g, "Chrysanthemum", "Brock Sterling")
    g.pass_until("strike")
    g.play(card="Theft of Vitae", level="superior")
    g.play(kind="hand strike", minion="Brock Sterling")
    refused(g, kind="play", card="Hidden Strength")
    resolve(g)
    assert g.minion("Brock Sterling").blood == 1


FLURRY = """
Card(name: "Fake Out", limit: [(Minion, Round)], modes: [(do: [AdditionalStrikes(1)])])
"""


@pytest.mark.rule("STRIKE-4", "STRIKE-5")
def test_the_additional_strike_example(blocked: Blocked, resolve: Resolve, tmp_path: Path) -> None:
    """Wauneka's Roundhouse is dodged; then he has 1 additional strike, Flávio 2.

    No printed card gives Wauneka an additional strike: one is read from a file.
    """
    file = tmp_path / "flurry.ron"
    file.write_text(FLURRY, encoding="utf-8")
    s = mt.Scenario(players=2, cards=mt.Cards.load(str(file)))
    s.seat(0, hand=["Roundhouse", "Fake Out"])
    s.seat(1, hand=["Blur"])
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Flávio Gonçalves", blood=5)
    g = s.start()
    blocked(g, "Wauneka", "Flávio Gonçalves")
    g.pass_until("strike")
    g.play(card="Roundhouse", level="superior")
    g.play(kind="weapon strike", card="Flávio Gonçalves")
    g.pass_until("additional strike")
    assert g.decision.seat == 0  # the acting minion decides first
    assert (g.minion("Wauneka").blood, g.minion("Flávio Gonçalves").blood) == (5, 5)
    g.play(card="Fake Out")
    g.play(card="Blur", level="superior")  # costs 1 blood
    g.play(kind="hand strike", minion="Wauneka")
    g.play(kind="hand strike", minion="Flávio Gonçalves")
    assert g.minion("Wauneka").blood == 4
    g.play(kind="hand strike", minion="Flávio Gonçalves")
    resolve(g)
    assert (g.minion("Wauneka").blood, g.minion("Flávio Gonçalves").blood) == (3, 5 - 1 - 1)


@pytest.mark.rule("STRIKE-4")
def test_only_one_source_of_additional_strikes_in_a_round(
    blocked: Blocked, resolve: Resolve, refused: Refused
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Blur", "Blur"])
    s.minion(0, "Tamoszius", blood=5)
    s.minion(1, "Sully", blood=4)
    g = s.start()
    blocked(g, "Tamoszius", "Sully")
    resolve(g, "additional strike")
    g.play(card="Blur", level="inferior")
    g.play(kind="hand strike", minion="Tamoszius")
    refused(g, kind="play", card="Blur")
    resolve(g)
    assert (g.minion("Tamoszius").blood, g.minion("Sully").blood) == (3, 2)


@pytest.mark.rule("STRIKE-4")
def test_the_first_pairs_damage_is_settled_before_additional_strikes(
    blocked: Blocked, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Blur"])
    s.minion(0, "Tamoszius", blood=5)
    s.minion(1, "Sully", blood=4)
    g = s.start()
    blocked(g, "Tamoszius", "Sully")
    resolve(g, "additional strike")
    assert (g.minion("Tamoszius").blood, g.minion("Sully").blood) == (4, 3)


@pytest.mark.rule("STRIKE-4")
def test_additional_strikes_are_at_the_same_range_and_any_strike(
    blocked: Blocked, resolve: Resolve, refused: Refused
) -> None:
    """A weapon's maneuver fixes the first strike only."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Blur"])
    s.minion(0, "Tamoszius", blood=5, cards=[".44 Magnum"])
    s.minion(1, "Sully", blood=4)
    g = s.start()
    blocked(g, "Tamoszius", "Sully")
    g.play(kind="maneuver", minion="Tamoszius")
    g.pass_until("strike")
    g.play(kind="weapon strike", minion="Tamoszius")
    resolve(g, "additional strike")
    g.play(card="Blur", level="inferior")
    g.play(kind="hand strike", minion="Tamoszius")  # without effect: still long
    resolve(g)
    assert (g.minion("Tamoszius").blood, g.minion("Sully").blood) == (4, 2)


@pytest.mark.rule("STRIKE-5")
def test_a_dodge_does_not_stop_damage_that_is_no_strike(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Flávio Gonçalves", blood=4)
    s.minion(1, "Sully", blood=4, cards=["Murder of Crows"])
    g = s.start()
    blocked(g, "Flávio Gonçalves", "Sully")
    g.pass_until("strike")
    g.play(kind="weapon strike", card="Flávio Gonçalves")
    resolve(g)
    assert (g.minion("Flávio Gonçalves").blood, g.minion("Sully").blood) == (3, 4)


@pytest.mark.rule("STRIKE-5")
def test_a_dodge_stops_stealing_and_destroying(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, hand=["Shattering Blow"])
    s.minion(0, "Flávio Gonçalves", blood=4, cards=[".44 Magnum"])
    s.minion(1, "Wauneka", blood=4)
    g = s.start()
    blocked(g, "Flávio Gonçalves", "Wauneka")
    g.pass_until("strike")
    g.play(kind="weapon strike", card="Flávio Gonçalves")
    g.play(card="Shattering Blow", level="superior")  # first strike; dodged all the same
    resolve(g)
    assert g.minion("Flávio Gonçalves").cards == [".44 Magnum"]


@pytest.mark.rule("STRIKE-5")
def test_a_dodge_stops_the_stealing_of_blood(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, hand=["Theft of Vitae"])
    s.minion(0, "Flávio Gonçalves", blood=4)
    s.minion(1, "Chrysanthemum", blood=3)
    g = s.start()
    blocked(g, "Flávio Gonçalves", "Chrysanthemum")
    g.pass_until("strike")
    g.play(kind="weapon strike", card="Flávio Gonçalves")
    g.play(card="Theft of Vitae", level="superior")
    resolve(g)
    assert (g.minion("Flávio Gonçalves").blood, g.minion("Chrysanthemum").blood) == (4, 3)


@pytest.mark.rule("STRIKE-6")
def test_combat_ends_resolves_before_all_else(blocked: Blocked, resolve: Resolve) -> None:
    """Before first strike, and before the damage of a retainer."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Majesty"])
    s.seat(1, hand=["Quick Jab"])
    s.minion(0, "Madison", blood=4)
    s.minion(1, "Sully", blood=4, cards=["Murder of Crows"])
    g = s.start()
    blocked(g, "Madison", "Sully")
    g.pass_until("strike")
    g.play(card="Majesty", level="inferior")
    g.play(card="Quick Jab")
    resolve(g)
    assert (g.minion("Madison").blood, g.minion("Sully").blood) == (3, 4)


@pytest.mark.rule("STRIKE-6")
def test_combat_ends_is_not_stopped_by_a_dodge(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Majesty"])
    s.seat(1, hand=["Boxed In"])
    s.minion(0, "Madison", blood=4)
    s.minion(1, "Flávio Gonçalves", blood=4)
    g = s.start()
    blocked(g, "Madison", "Flávio Gonçalves")
    g.pass_until("strike")
    g.play(card="Majesty", level="inferior")
    g.play(kind="weapon strike", card="Flávio Gonçalves")
    resolve(g, "press", "discard")
    assert g.decision.kind == "discard"


@pytest.mark.rule("STRIKE-8")
def test_destroy_equipment_the_attacker_chooses(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Shattering Blow"])
    s.minion(0, "Wauneka", blood=4)
    s.minion(1, "Sully", blood=4, cards=[".44 Magnum", "Sport Bike"])
    g = s.start()
    blocked(g, "Wauneka", "Sully")
    g.pass_until("strike")
    g.play(card="Shattering Blow", level="inferior")
    g.play(kind="weapon strike", minion="Sully")  # can be used up to then
    g.play(kind="choose", target=".44 Magnum", seat=0)
    resolve(g)
    assert g.minion("Sully").cards == ["Sport Bike"]
    assert ".44 Magnum" in g.seat(1).ash_heap
    assert g.minion("Wauneka").blood == 2


@pytest.mark.rule("STRIKE-8", "TERM-3", "CARD-21")
def test_stolen_equipment_is_the_strikers_but_of_no_use_this_round(
    blocked: Blocked, resolve: Resolve, offers: Offers
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Fast Hands", "Blur"])
    s.minion(0, "Min-seo", blood=3)
    s.minion(1, "Sully", blood=4, cards=[".44 Magnum"])
    g = s.start()
    blocked(g, "Min-seo", "Sully")
    g.pass_until("strike")
    g.play(card="Fast Hands", level="inferior")
    g.play(kind="hand strike", minion="Sully")
    g.play(kind="choose", target=".44 Magnum")
    g.play(card="Blur", level="inferior")
    g.pass_until("strike")
    assert not offers(g, kind="weapon strike", minion="Min-seo")
    resolve(g)
    assert g.minion("Min-seo").cards == [".44 Magnum"]
    assert g.minion("Sully").cards == []
    assert ".44 Magnum" in g.seat(0).permanents


@pytest.mark.rule("STRIKE-9")
def test_first_strike_resolves_first(blocked: Blocked, resolve: Resolve) -> None:
    """The opponent who goes to torpor strikes no more."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Quick Jab"])
    s.minion(0, "Wauneka", blood=4)
    s.minion(1, "Sully", blood=0)
    g = s.start()
    blocked(g, "Wauneka", "Sully")
    g.pass_until("strike")
    g.play(card="Quick Jab")
    resolve(g)
    assert g.minion("Sully").torpor
    assert g.minion("Wauneka").blood == 4


@pytest.mark.rule("STRIKE-9")
def test_who_is_still_ready_after_a_first_strike_strikes(
    blocked: Blocked, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Quick Jab"])
    s.minion(0, "Wauneka", blood=4)
    s.minion(1, "Sully", blood=1)
    g = s.start()
    blocked(g, "Wauneka", "Sully")
    g.pass_until("strike")
    g.play(card="Quick Jab")
    resolve(g)
    assert (g.minion("Wauneka").blood, g.minion("Sully").blood) == (3, 0)


@pytest.mark.rule("STRIKE-9")
def test_two_first_strikes_are_simultaneous(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Quick Jab"])
    s.seat(1, hand=["Quick Jab"])
    s.minion(0, "Wauneka", blood=4)
    s.minion(1, "Sully", blood=0)
    g = s.start()
    blocked(g, "Wauneka", "Sully")
    g.pass_until("strike")
    g.play(card="Quick Jab", minion="Wauneka")
    g.play(card="Quick Jab", minion="Sully")
    resolve(g)
    assert g.minion("Sully").torpor
    assert g.minion("Wauneka").blood == 3


@pytest.mark.rule("STRIKE-9")
def test_a_weapon_destroyed_with_first_strike_means_a_lost_strike(
    blocked: Blocked, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Shattering Blow"])
    s.minion(0, "Wauneka", blood=4)
    s.minion(1, "Sully", blood=4, cards=[".44 Magnum"])
    g = s.start()
    blocked(g, "Wauneka", "Sully")
    g.pass_until("strike")
    g.play(card="Shattering Blow", level="superior")
    g.play(kind="weapon strike", minion="Sully")
    resolve(g)
    assert g.minion("Wauneka").blood == 4
    assert g.minion("Sully").cards == []


@pytest.mark.rule("STRIKE-9")
def test_a_dodge_works_against_first_strike(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Quick Jab"])
    s.minion(0, "Wauneka", blood=4)
    s.minion(1, "Flávio Gonçalves", blood=4)
    g = s.start()
    blocked(g, "Wauneka", "Flávio Gonçalves")
    g.pass_until("strike")
    g.play(card="Quick Jab")
    g.play(kind="weapon strike", card="Flávio Gonçalves")
    resolve(g)
    assert g.minion("Flávio Gonçalves").blood == 4


@pytest.mark.rule("STRIKE-10", "STRIKE-5")
def test_a_ranged_strike_at_long_range_may_be_at_a_retainer(
    blocked: Blocked, resolve: Resolve
) -> None:
    """A dodge does not protect it."""
    s = mt.Scenario(players=2)
    s.minion(0, "Sully", blood=4, cards=[".44 Magnum"])
    s.minion(1, "Flávio Gonçalves", blood=4, cards=["Raven Spy"])
    g = s.start()
    blocked(g, "Sully", "Flávio Gonçalves")
    g.play(kind="maneuver", minion="Sully")
    g.pass_until("strike")
    g.play(kind="weapon strike", minion="Sully", card=".44 Magnum")
    g.play(kind="choose", target="Raven Spy")
    g.play(kind="weapon strike", card="Flávio Gonçalves")
    resolve(g)
    assert g.minion("Flávio Gonçalves").cards == []
    assert g.minion("Flávio Gonçalves").blood == 4
    assert "Raven Spy" in g.seat(1).ash_heap


@pytest.mark.rule("STRIKE-10")
def test_at_close_range_a_retainer_is_no_target(
    blocked: Blocked, resolve: Resolve, refused: Refused
) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Sully", blood=4, cards=[".44 Magnum"])
    s.minion(1, "Colette", blood=4, cards=["Raven Spy"])
    g = s.start()
    blocked(g, "Sully", "Colette")
    g.pass_until("strike")
    g.play(kind="weapon strike", minion="Sully")
    refused(g, kind="choose", target="Raven Spy", until="strike")
    resolve(g)
    assert g.minion("Colette").cards == ["Raven Spy"]
    assert g.minion("Colette").blood == 2

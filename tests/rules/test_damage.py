"""Chapter DAMAGE."""

import methuselah as mt
import pytest
from driving import Blocked, Refused, Resolve


@pytest.mark.rule("DAMAGE-1")
def test_prevention_first_then_each_point_burns_1_blood(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Roundhouse"])
    s.seat(1, hand=["Hidden Strength"])
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Horst von Brühl", blood=6)
    g = s.start()
    blocked(g, "Wauneka", "Horst von Brühl")
    g.pass_until("strike")
    g.play(card="Roundhouse", level="superior")
    g.play(kind="hand strike", minion="Horst von Brühl")
    g.play(card="Hidden Strength", level="inferior", amount=1)  # costs 1, prevents 2
    resolve(g)
    assert g.minion("Horst von Brühl").blood == 6 - 1 - (4 - 2)


@pytest.mark.rule("DAMAGE-1", "SEQ-1")
def test_the_acting_methuselah_prevents_first(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=5, cards=["Kevlar Vest"])
    s.minion(1, "Horst von Brühl", blood=5, cards=["Kevlar Vest"])
    g = s.start()
    blocked(g, "Wauneka", "Horst von Brühl")
    asked = []
    for _ in range(2):
        resolve(g, "prevent")
        asked.append(g.decision.seat)
        g.play(kind="use", card="Kevlar Vest")
    assert asked == [0, 1]


@pytest.mark.rule("DAMAGE-1")
def test_prevention_is_used_one_effect_at_a_time(
    blocked: Blocked, resolve: Resolve, refused: Refused
) -> None:
    """And no more once all the damage is prevented."""
    s = mt.Scenario(players=2)
    s.seat(1, hand=["Hidden Strength", "Hidden Strength"])
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Horst von Brühl", blood=6, cards=["Kevlar Vest"])
    g = s.start()
    blocked(g, "Wauneka", "Horst von Brühl")
    resolve(g, "prevent")
    g.play(kind="use", card="Kevlar Vest")
    refused(g, kind="play", card="Hidden Strength")
    resolve(g)
    assert g.minion("Horst von Brühl").blood == 6


@pytest.mark.rule("DAMAGE-2")
def test_burning_the_last_blood_alone_does_no_harm(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Sully", blood=1)
    g = s.start()
    blocked(g, "Wauneka", "Sully")
    resolve(g)
    assert (g.minion("Sully").blood, g.minion("Sully").torpor) == (0, False)


@pytest.mark.rule("DAMAGE-2")
def test_damage_that_cannot_be_mended_sends_to_torpor(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Roundhouse"])
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Sully", blood=3, cards=["Sport Bike"])
    g = s.start()
    blocked(g, "Wauneka", "Sully")
    g.pass_until("strike")
    g.play(card="Roundhouse", level="superior")
    resolve(g)
    sully = g.minion("Sully")
    assert (sully.blood, sully.torpor, sully.cards) == (0, True, ["Sport Bike"])


@pytest.mark.rule("DAMAGE-3", "DAMAGE-8")
def test_example_1_blood_and_1_aggravated(blocked: Blocked, resolve: Resolve) -> None:
    """Nassir cannot mend it: he goes to torpor with 1 blood."""
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=5, cards=["Ivory Bow"])
    s.minion(1, "Nassir", blood=1)
    g = s.start()
    blocked(g, "Wauneka", "Nassir")
    g.pass_until("strike")
    g.play(kind="weapon strike", minion="Wauneka")
    resolve(g)
    assert (g.minion("Nassir").blood, g.minion("Nassir").torpor) == (1, True)


@pytest.mark.rule("DAMAGE-3", "DAMAGE-8")
def test_example_2_blood_and_3_aggravated(blocked: Blocked, resolve: Resolve) -> None:
    """Tamoszius is wounded by 1 point and burns 2 blood for the others: empty and in torpor."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Burning Wrath"])
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Tamoszius", blood=2)
    g = s.start()
    blocked(g, "Wauneka", "Tamoszius")
    g.pass_until("strike")
    g.play(card="Burning Wrath", level="superior")
    resolve(g)
    assert (g.minion("Tamoszius").blood, g.minion("Tamoszius").torpor) == (0, True)


@pytest.mark.rule("DAMAGE-3", "DAMAGE-4", "DAMAGE-8", "TERM-1")
def test_example_1_blood_2_normal_and_1_aggravated(blocked: Blocked, resolve: Resolve) -> None:
    """Ryan mends 1, is wounded by the other, and the aggravated damage burns him."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Carrion Crows"])
    s.minion(0, "Horace Radcliffe", blood=5, cards=["Ivory Bow"])
    s.minion(1, "Ryan", blood=1)
    g = s.start()
    blocked(g, "Horace Radcliffe", "Ryan")
    g.play(card="Carrion Crows", level="superior")
    g.pass_until("strike")
    g.play(kind="weapon strike", minion="Horace Radcliffe")
    resolve(g)
    assert "Ryan" in g.seat(1).ash_heap
    assert g.seat(1).minions == []


@pytest.mark.rule("DAMAGE-3")
def test_aggravated_damage_on_a_wounded_vampire_without_blood_burns_it(
    blocked: Blocked, resolve: Resolve
) -> None:
    """3 aggravated and 1 blood: wounded, 1 blood burned, then burned; without any diablerie."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Burning Wrath"])
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Tamoszius", blood=1)
    g = s.start()
    blocked(g, "Wauneka", "Tamoszius")
    g.pass_until("strike")
    g.play(card="Burning Wrath", level="superior")
    resolve(g, "polling", "discard")
    assert g.decision.kind == "discard"  # no blood hunt
    assert "Tamoszius" in g.seat(1).ash_heap


@pytest.mark.rule("DAMAGE-4")
def test_prevention_may_be_spent_on_aggravated_damage_first(
    blocked: Blocked, resolve: Resolve
) -> None:
    """2 normal and 1 aggravated against 2 blood and 1 prevented: the aggravated one, so ready."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Carrion Crows"])
    s.minion(0, "Horace Radcliffe", blood=5, cards=["Ivory Bow"])
    s.minion(1, "Ryan", blood=2, cards=["Kevlar Vest"])
    g = s.start()
    blocked(g, "Horace Radcliffe", "Ryan")
    g.play(card="Carrion Crows", level="superior")
    g.pass_until("strike")
    g.play(kind="weapon strike", minion="Horace Radcliffe")
    g.play(kind="hand strike", minion="Ryan")
    uses = 0
    while g.decision.kind not in ("minion", "discard"):
        aggravated = [o for o in g.decision.options if o.card == "Kevlar Vest"]
        if aggravated and not uses:
            uses += 1
            g.choose(aggravated[-1])
        else:
            g.choose(g.decision.options[0])
    assert (g.minion("Ryan").blood, g.minion("Ryan").torpor) == (0, False)


@pytest.mark.rule("DAMAGE-5", "CARD-23")
def test_allies_take_aggravated_damage_as_normal(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=5, cards=["Ivory Bow"])
    s.minion(1, "Underbridge Stray", blood=2, superior=True)
    g = s.start()
    blocked(g, "Wauneka", "Underbridge Stray")
    g.pass_until("strike")
    g.play(kind="weapon strike", minion="Wauneka")
    resolve(g)
    assert g.minion("Underbridge Stray").blood == 1


@pytest.mark.rule("DAMAGE-5", "CARD-23")
def test_an_ally_without_life_burns(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Underbridge Stray")
    g = s.start()
    blocked(g, "Wauneka", "Underbridge Stray")
    resolve(g)
    assert "Underbridge Stray" in g.seat(1).ash_heap


@pytest.mark.rule("DAMAGE-5", "CARD-25", "STRIKE-10")
def test_a_retainer_without_life_burns_and_takes_aggravated_as_normal(
    blocked: Blocked, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=5, cards=["Ivory Bow"])
    s.seat(0, hand=["Fake Out"])
    s.minion(1, "Colette")
    s.permanent(1, "Raven Spy", on="Colette", blood=2, superior=True)
    g = s.start()
    blocked(g, "Wauneka", "Colette")
    g.play(card="Fake Out")
    g.pass_until("strike")
    g.play(kind="weapon strike", minion="Wauneka")
    g.play(kind="choose", target="Raven Spy")
    resolve(g)
    assert g.minion("Raven Spy").blood == 1


@pytest.mark.rule("DAMAGE-6")
def test_damage_of_a_retainer_is_environmental(blocked: Blocked, resolve: Resolve) -> None:
    """It is no strike: neither dodged, nor stopped by what prevents damage from strikes."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Carrion Crows"])
    s.minion(0, "Horace Radcliffe", blood=4)
    s.minion(1, "Flávio Gonçalves", blood=4)
    g = s.start()
    blocked(g, "Horace Radcliffe", "Flávio Gonçalves")
    g.play(card="Carrion Crows", level="superior")
    g.pass_until("strike")
    g.play(kind="hand strike", minion="Horace Radcliffe")
    g.play(kind="weapon strike", card="Flávio Gonçalves")
    resolve(g)
    assert g.minion("Flávio Gonçalves").blood == 2


@pytest.mark.rule("DAMAGE-7")
def test_damage_to_which_a_minion_is_immune_has_no_consequence(
    blocked: Blocked, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Roundhouse"])
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Ponticulus")
    g = s.start()
    blocked(g, "Wauneka", "Ponticulus")
    g.pass_until("strike")
    g.play(card="Roundhouse", level="superior")
    resolve(g)
    assert g.minion("Ponticulus").blood == 1


@pytest.mark.rule("DAMAGE-7")
def test_it_is_not_immune_to_aggravated_damage(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=5, cards=["Ivory Bow"])
    s.minion(1, "Ponticulus")
    g = s.start()
    blocked(g, "Wauneka", "Ponticulus")
    g.pass_until("strike")
    g.play(kind="weapon strike", minion="Wauneka")
    resolve(g)
    assert "Ponticulus" in g.seat(1).ash_heap


@pytest.mark.rule("DAMAGE-9", "DAMAGE-3")
def test_a_vampire_on_its_way_to_torpor_is_wounded(blocked: Blocked, resolve: Resolve) -> None:
    """1 normal damage on 0 blood wounds; aggravated damage at the same time then burns it."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Carrion Crows"])
    s.minion(0, "Horace Radcliffe", blood=5, cards=["Ivory Bow"])
    s.minion(1, "Ryan", blood=0)
    g = s.start()
    blocked(g, "Horace Radcliffe", "Ryan")
    g.play(card="Carrion Crows", level="inferior")
    g.pass_until("strike")
    g.play(kind="weapon strike", minion="Horace Radcliffe")
    resolve(g)
    assert "Ryan" in g.seat(1).ash_heap


@pytest.mark.rule("DAMAGE-9")
def test_mended_damage_does_not_wound(blocked: Blocked, resolve: Resolve) -> None:
    """2 normal damage mended with 2 blood, then 1 aggravated wounds only."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Carrion Crows"])
    s.minion(0, "Horace Radcliffe", blood=5, cards=["Ivory Bow"])
    s.minion(1, "Ryan", blood=2)
    g = s.start()
    blocked(g, "Horace Radcliffe", "Ryan")
    g.play(card="Carrion Crows", level="superior")
    g.pass_until("strike")
    g.play(kind="weapon strike", minion="Horace Radcliffe")
    resolve(g)
    assert (g.minion("Ryan").blood, g.minion("Ryan").torpor) == (0, True)

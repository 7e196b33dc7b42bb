"""Chapter EQUIP: equipment comes into play or changes hands."""

import methuselah as mt
import pytest
from driving import Blocked, Offers, Resolve


@pytest.mark.rule("EQUIP-1", "CARD-24", "CARD-21")
def test_equipment_is_put_on_the_acting_minion_at_its_cost() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[".44 Magnum"])
    s.minion(0, "Sully", cards=["Sport Bike"])
    g = s.start()
    g.play(card=".44 Magnum", minion="Sully")
    g.pass_until("discard")
    assert g.minion("Sully").cards == ["Sport Bike", ".44 Magnum"]  # no limit on their number
    assert g.minion("Sully").locked
    assert g.seat(0).pool == 28
    assert ".44 Magnum" in g.seat(0).permanents


@pytest.mark.rule("EQUIP-1", "BLOCK-1")
def test_to_equip_is_undirected_with_1_stealth(resolve: Resolve) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=[".44 Magnum"])
    s.minion(0, "Sully")
    s.minion(2, "Colette")
    g = s.start()
    g.play(card=".44 Magnum")
    g.play(kind="block", minion="Colette")
    resolve(g)
    assert g.minion("Sully").cards == [".44 Magnum"]


@pytest.mark.rule("EQUIP-1")
def test_allies_equip_too() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[".44 Magnum"])
    s.minion(0, "Underbridge Stray")
    g = s.start()
    g.play(card=".44 Magnum", minion="Underbridge Stray")
    g.pass_until("discard")
    assert g.minion("Underbridge Stray").cards == [".44 Magnum"]


@pytest.mark.rule("EQUIP-2")
def test_equipment_is_taken_over_at_no_cost(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Sully", blood=2)
    s.minion(0, "Ryan", blood=2, cards=[".44 Magnum", "Bowl of Convergence"], locked=True)
    g = s.start()
    g.play(kind="take equipment", card=".44 Magnum", minion="Sully")
    if g.decision.kind == "announce":
        g.play(kind="take equipment", card="Bowl of Convergence")
    resolve(g)
    assert sorted(g.minion("Sully").cards) == [".44 Magnum", "Bowl of Convergence"]
    assert g.minion("Ryan").cards == []
    assert (g.seat(0).pool, g.minion("Sully").blood) == (30, 2)
    assert g.minion("Sully").locked


@pytest.mark.rule("EQUIP-2", "BLOCK-1")
def test_what_is_not_named_stays(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Sully")
    s.minion(0, "Ryan", cards=[".44 Magnum", "Bowl of Convergence"], locked=True)
    s.minion(1, "Colette")
    g = s.start()
    g.play(kind="take equipment", card=".44 Magnum", minion="Sully")
    g.play(kind="block", minion="Colette")  # fails: 1 stealth
    resolve(g)
    assert g.minion("Sully").cards == [".44 Magnum"]
    assert g.minion("Ryan").cards == ["Bowl of Convergence"]


@pytest.mark.rule("EQUIP-2")
def test_on_failure_all_stay(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Sully")
    s.minion(0, "Ryan", cards=[".44 Magnum"], locked=True)
    s.minion(1, "Colette", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="take equipment", card=".44 Magnum", minion="Sully")
    g.play(kind="block", minion="Colette")
    resolve(g)
    assert g.minion("Ryan").cards == [".44 Magnum"]
    assert g.minion("Sully").cards == []


@pytest.mark.rule("EQUIP-2", "EMPLOY-1")
def test_retainers_and_the_equipment_of_others_are_not_taken(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Sully")
    s.minion(0, "Ryan", cards=["Raven Spy"])
    s.minion(1, "Colette", cards=[".44 Magnum"])
    g = s.start()
    assert not offers(g, kind="take equipment")


@pytest.mark.rule("EQUIP-3")
def test_a_retainer_put_into_play_otherwise_has_its_inferior_version(
    blocked: Blocked, resolve: Resolve
) -> None:
    """Pack Alpha, in combat: Horace (ANI) employs a Raven Spy, with 1 life, not 2."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Pack Alpha", "Raven Spy"])
    s.minion(0, "Horace Radcliffe", blood=5)
    s.minion(1, "Sully")
    g = s.start()
    blocked(g, "Horace Radcliffe", "Sully")
    g.play(card="Pack Alpha", level="inferior")
    resolve(g)
    assert g.minion("Horace Radcliffe").cards == ["Raven Spy"]
    assert g.minion("Raven Spy").blood == 1


@pytest.mark.rule("EQUIP-4")
@pytest.mark.parametrize(("bearer", "blocks"), [("Colette", True), ("Ashley", False)])
def test_text_for_one_kind_of_bearer_works_only_for_it(
    *, bearer: str, blocks: bool, resolve: Resolve
) -> None:
    """Bowl of Convergence: a bearer with Auspex gets +1 intercept."""
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=3)
    s.minion(1, bearer, cards=["Bowl of Convergence"])
    g = s.start()
    g.play(kind="hunt", minion="Wauneka")
    g.play(kind="block", minion=bearer)
    resolve(g)
    assert g.minion(bearer).locked is blocks

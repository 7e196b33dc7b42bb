"""Chapter UNLOCK."""

import methuselah as mt
import pytest
from driving import Offers, Refused


@pytest.mark.rule("UNLOCK-1")
def test_all_cards_of_the_active_methuselah_unlock_first() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Sully", locked=True, cards=["Vessel"])
    s.minion(0, "Ryan", locked=True)
    s.minion(1, "Colette", locked=True)
    s.permanent(0, "The Barrens", locked=True)
    g = s.start(phase="unlock")
    assert g.decision.kind == "unlock"  # the effects come after
    assert not g.minion("Sully").locked
    assert not g.minion("Ryan").locked
    assert g.minion("Colette").locked
    g.play(kind="use", card="The Barrens")  # unlocked, so it can be used


@pytest.mark.rule("UNLOCK-1")
@pytest.mark.parametrize("order", [("edge", "vessel"), ("vessel", "edge")])
def test_unlock_effects_come_in_the_order_chosen(order: tuple[str, str]) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, edge=True)
    s.minion(0, "Sully", blood=2, cards=["Vessel"])
    g = s.start(phase="unlock")
    for effect in order:
        if effect == "edge":
            g.play(kind="edge pool")
        else:
            g.play(kind="use", card="Vessel")
            g.choose(g.decision.options[0])  # blood to the pool
    assert g.seat(0).pool == 32
    assert g.minion("Sully").blood == 1


@pytest.mark.rule("UNLOCK-2")
def test_the_holder_of_the_edge_may_gain_1_pool() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, edge=True)
    g = s.start(phase="unlock")
    g.play(kind="edge pool")
    assert g.seat(0).pool == 31
    assert g.edge == 0


@pytest.mark.rule("UNLOCK-2")
def test_the_holder_need_not_gain_it_and_nobody_else_does(refused: Refused, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, edge=True)
    s.minion(0, "Sully", cards=["Vessel"])
    g = s.start(phase="unlock")
    assert not offers(g, kind="edge pool")
    g.pass_until("discard", seat=1)
    assert g.seat(1).pool == 30


@pytest.mark.rule("UNLOCK-3")
def test_vampires_in_torpor_unlock_too() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Sully", region="torpor", blood=2, locked=True)
    g = s.start(phase="unlock")
    g.pass_until("minion")
    assert not g.minion("Sully").locked


# ---- contested cards


@pytest.mark.rule("UNLOCK-1", "CONTEST-2")
def test_the_edge_may_pay_for_a_contest(offers: Offers) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=1, edge=True)
    s.minion(0, "Belinde", region="contested")
    s.minion(1, "Belinde", region="contested")
    g = s.start(phase="unlock")
    assert not offers(g, kind="pass")
    g.play(kind="edge pool")
    g.play(kind="pay", card="Belinde")
    assert (g.seat(0).pool, g.seat(0).ousted) == (1, False)


@pytest.mark.rule("UNLOCK-1", "CONTEST-6")
def test_a_vampire_may_be_fed_before_it_pays_for_its_title() -> None:
    s = mt.Scenario(players=3)
    s.minion(0, "Horst von Brühl", blood=0, cards=["Praxis Seizure: Berlin"])
    s.minion(1, "Ayelech", cards=["Praxis Seizure: Berlin"])
    s.permanent(0, "Uptown Hunting Ground")
    g = s.start(phase="unlock")
    g.play(card="Uptown Hunting Ground", target="Horst von Brühl")
    g.play(kind="pay", card="Horst von Brühl")
    assert g.minion("Horst von Brühl").blood == 0
    assert g.minion("Horst von Brühl").title is None  # still contested

"""The order of effects in an unlock phase, contests among them."""

from typing import Any

import methuselah as mt
import pytest


@pytest.mark.rule("UNLOCK-1", "CONTEST-2")
def test_the_edge_may_pay_for_a_contest(offers: Any) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=1, edge=True)
    s.minion(0, "Belinde", region="contested")
    s.minion(1, "Belinde", region="contested")
    g: Any = s.start(phase="unlock")
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
    g: Any = s.start(phase="unlock")
    g.play(card="Uptown Hunting Ground", target="Horst von Brühl")
    g.play(kind="pay", card="Horst von Brühl")
    assert g.minion("Horst von Brühl").blood == 0
    assert g.minion("Horst von Brühl").title is None  # still contested

"""Chapter DISCARD."""

from typing import Any

import methuselah as mt
import pytest


@pytest.mark.rule("DISCARD-1", "TERM-2")
def test_one_card_is_discarded_and_replaced(refused: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Blood Doll", "Bonding"], library=["Deflection"])
    g: Any = s.start(phase="discard")
    g.play(kind="discard", card="Blood Doll")
    assert g.seat(0).ash_heap == ["Blood Doll"]
    assert "Deflection" in g.seat(0).hand
    assert len(g.seat(0).hand) == 7
    refused(g, kind="discard", card="Bonding")


@pytest.mark.rule("DISCARD-1")
def test_nobody_need_discard_and_nothing_is_saved(refused: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Blood Doll", "Bonding"])
    g: Any = s.start(phase="discard")
    g.pass_until("discard", seat=1)
    assert g.seat(0).ash_heap == []
    g.pass_until("discard", seat=0)
    g.play(kind="discard", card="Blood Doll")
    refused(g, kind="discard", card="Bonding")

"""Words of the language that no printed card needs yet: each test writes its card itself."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import methuselah as mt
import pytest

Written = Callable[[str], mt.Cards]


@pytest.fixture
def written(tmp_path: Path) -> Written:
    """`written(entry)`: the printed cards, one of them with that text."""

    def written(entry: str) -> mt.Cards:
        file = tmp_path / "written.ron"
        file.write_text(entry, encoding="utf-8")
        return mt.Cards.load(str(file))

    return written


# ---- An acting minion that stops being ready


@pytest.mark.rule("BLOCK-6")
@pytest.mark.ruling("G00116#a68a0f1d")
def test_an_actor_out_of_the_way_before_block_resolution_leaves_the_blocker_unlocked(
    written: Written, resolve: Any
) -> None:
    cards = written('Card(name: "Follow the Blood", when: Blocked, modes: [(do: [Torpor(Actor)])])')
    s = mt.Scenario(players=2, cards=cards)
    s.seat(1, hand=["Follow the Blood"])
    s.minion(0, "Wauneka")
    s.minion(1, "Sully")
    g: Any = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    g.play(card="Follow the Blood")
    resolve(g)
    assert (g.minion("Wauneka").torpor, g.minion("Sully").locked) == (True, False)
    assert g.seat(1).pool == 30


def test_an_action_ends_with_the_readiness_of_its_minion(written: Written, resolve: Any) -> None:
    cards = written('Card(name: "Follow the Blood", when: Action, modes: [(do: [Torpor(Actor)])])')
    s = mt.Scenario(players=2, cards=cards)
    s.seat(1, hand=["Follow the Blood"])
    s.minion(0, "Wauneka")
    s.minion(1, "Sully")
    g: Any = s.start()
    g.play(kind="bleed")
    g.play(card="Follow the Blood")
    assert g.decision.kind != "block"
    resolve(g)
    assert g.seat(1).pool == 30

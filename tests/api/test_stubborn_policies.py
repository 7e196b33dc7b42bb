"""Policies that go by no sense at all: their games end all the same."""

from typing import Any

import methuselah as mt
import pytest


class First:
    """Always the first option: mostly to pass."""

    def decide(self, view: Any, decision: Any, rng: Any) -> Any:
        return decision.options[0]


class Last:
    """Always the last option."""

    def decide(self, view: Any, decision: Any, rng: Any) -> Any:
        return decision.options[-1]


class NeverPasses:
    """The first option that is not to pass."""

    def decide(self, view: Any, decision: Any, rng: Any) -> Any:
        options = decision.options
        return next((o for o in options if o.kind != "pass"), options[0])


class Blocks:
    """Attempts every block, and leaves all else to the heuristic."""

    def decide(self, view: Any, decision: Any, rng: Any) -> Any:
        return next((o for o in decision.options if o.kind == "block"), None)


@pytest.mark.parametrize("policy", [First, Last, NeverPasses], ids=lambda p: p.__name__)
def test_games_of_a_stubborn_policy_end(policy: Any, decks: list[mt.Deck]) -> None:
    result = mt.simulate(mt.Table(decks, policies=policy), games=20, seed=1, progress=False)
    assert set(result.games["ended_by"]) <= {"last standing", "round limit"}


def test_games_of_one_who_blocks_whatever_comes_end(decks: list[mt.Deck]) -> None:
    blocker = mt.Scripted(factory=Blocks, kinds={"block"}, fallback="heuristic")
    table = mt.Table(decks, policies=[blocker, *["heuristic"] * 4])
    result = mt.simulate(table, games=20, seed=1, progress=False)
    assert set(result.games["ended_by"]) == {"last standing"}

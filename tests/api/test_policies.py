"""Policies in Python: what they are asked, and what becomes of what they answer."""

import pickle
import sys
from collections import Counter
from typing import Any

import methuselah as mt
import numpy as np
import polars as pl
import pytest
from methuselah.errors import PolicyError
from methuselah.policies import Player, load_factory


class First:
    """Takes the first option."""

    def decide(self, view: mt.View, decision: mt.Decision, rng: np.random.Generator) -> mt.Option:
        assert view.seat == decision.seat
        assert isinstance(rng, np.random.Generator)
        return decision.options[0]


class ByChance:
    """Takes any option."""

    def decide(self, view: mt.View, decision: mt.Decision, rng: np.random.Generator) -> mt.Option:
        del view
        return decision.options[int(rng.integers(len(decision.options)))]


class LeavesAll:
    """Leaves every decision to the fallback."""

    def decide(self, view: mt.View, decision: mt.Decision, rng: np.random.Generator) -> None:
        del view, decision, rng


class Wrong:
    """Returns what is no option."""

    answer: Any = 3

    def decide(self, view: mt.View, decision: mt.Decision, rng: np.random.Generator) -> Any:
        del view, decision, rng
        return self.answer


class Raises:
    """Fails."""

    def decide(self, view: mt.View, decision: mt.Decision, rng: np.random.Generator) -> mt.Option:
        raise ZeroDivisionError("a bug of mine")


class CannotBeMade:
    """Fails from the start."""

    def __init__(self) -> None:
        raise KeyError("weights")


def table_with(decks: list[mt.Deck], policy: Any) -> mt.Table:
    return mt.Table(decks[:3], policies=["random", policy, "random"], seating="rotate")


def test_a_policy_in_python_plays(decks: list[mt.Deck]) -> None:
    result = mt.simulate(table_with(decks, First), games=6, seed=7)
    assert result.seats.filter(entry=1)["policy"].unique().to_list() == ["First"]
    assert 0 not in result.games["decisions"]


def test_its_chance_depends_on_nothing_but_its_game(decks: list[mt.Deck]) -> None:
    table = table_with(decks, ByChance)
    whole = mt.simulate(table, games=6, seed=7)
    parts = [mt.simulate(table, games=3, first=first, seed=7, threads=2) for first in (3, 0)]
    assert mt.Result.concat(parts).games.equals(whole.games)
    assert mt.Result.concat(parts).seats.equals(whole.seats)


def test_a_policy_that_leaves_everything_plays_as_its_fallback(decks: list[mt.Deck]) -> None:
    plain = mt.simulate(table_with(decks, "random"), games=6, seed=7).seats
    for scripted in (
        mt.Scripted(factory=LeavesAll, fallback="random"),
        mt.Scripted(factory=Raises, kinds=(), fallback="random"),
    ):
        seats = mt.simulate(table_with(decks, scripted), games=6, seed=7).seats
        assert seats.drop("policy").equals(plain.drop("policy"))


def test_a_policy_is_made_for_each_game_and_entry(decks: list[mt.Deck]) -> None:
    made: list[First] = []

    class Counted(First):
        def __init__(self) -> None:
            made.append(self)

    mt.simulate(mt.Table(decks[:3], policies=Counted), games=4)
    assert len(made) == 12


@pytest.mark.parametrize("answer", [3, "pass", None, [], np.int64(0)])
def test_what_is_no_option_is_refused_with_its_place(decks: list[mt.Deck], answer: Any) -> None:
    class Mistaken(Wrong):
        pass

    Mistaken.answer = answer
    with pytest.raises(PolicyError, match="returned .*none of the .* options") as caught:
        mt.simulate(table_with(decks, Mistaken), games=6, first=12, seed=7)
    (note,) = caught.value.__notes__
    assert "game 12 of seed 7, entry 1 (Nosferatu)" in note


def test_an_option_of_another_decision_is_refused(decks: list[mt.Deck]) -> None:
    class Stale:
        def __init__(self) -> None:
            self.seen: list[mt.Option] = []

        def decide(
            self, view: mt.View, decision: mt.Decision, rng: np.random.Generator
        ) -> mt.Option:
            del view, rng
            stale = [option for option in self.seen if option not in decision.options]
            self.seen += decision.options
            return stale[0] if stale else decision.options[0]

    with pytest.raises(PolicyError, match="none of the"):
        mt.simulate(table_with(decks, Stale), games=6)


@pytest.mark.parametrize(
    ("policy", "error"), [(Raises, ZeroDivisionError), (CannotBeMade, KeyError)]
)
def test_an_exception_surfaces_with_its_place(
    decks: list[mt.Deck], policy: type, error: type[Exception]
) -> None:
    with pytest.raises(error) as caught:
        mt.simulate(table_with(decks, policy), games=6, first=12, seed=7)
    (note,) = caught.value.__notes__
    assert policy.__name__ in note
    assert "game 12 of seed 7, entry 1 (Nosferatu)" in note


def test_what_a_run_to_a_folder_did_before_an_exception_is_kept(
    decks: list[mt.Deck], tmp_path: Any
) -> None:
    games: list[int] = []

    class FailsLater(First):
        def __init__(self) -> None:
            games.append(len(games))
            if len(games) > 20:
                raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        mt.simulate(table_with(decks, FailsLater), games=1000, out=tmp_path)
    done = mt.Result.load(tmp_path).games.height
    assert 0 < done <= 20


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"factory": 3}, "a policy factory is needed"),
        ({"factory": First, "kinds": {"block"}}, "needs a fallback"),
        ({"factory": First, "kinds": "block", "fallback": "random"}, "a set of kinds"),
        ({"factory": First, "fallback": "alphago"}, "'alphago'"),
        (
            {"factory": First, "kinds": {"blok"}, "fallback": "random"},
            "no kind of decision is named 'blok'; nearest: 'block'",
        ),
    ],
)
def test_what_is_no_scripted_policy(options: dict[str, Any], message: str) -> None:
    with pytest.raises(PolicyError, match=message):
        mt.Scripted(**options)


def test_policies_pickle() -> None:
    scripted = mt.Scripted(factory=First, kinds={"block"}, fallback={"block": 30})
    assert pickle.loads(pickle.dumps(scripted)) == scripted
    assert Player.of(scripted).digest() == Player.of(pickle.loads(pickle.dumps(scripted))).digest()


def test_policies_are_told_apart_by_what_they_do() -> None:
    specs: list[Any] = ["random", "heuristic", {"block": 30}, {"block": 40}, First, ByChance]
    specs += [mt.Scripted(factory=First, kinds={"block"}, fallback="random")]
    assert len({Player.of(spec).digest() for spec in specs}) == len(specs)


def test_policies_are_found_by_name() -> None:
    found: object = load_factory("collections:Counter")
    assert found is Counter
    for source in ("nowhere:Policy", "collections:Nothing", "collections", "math:pi", ":x"):
        with pytest.raises(PolicyError, match="the policy"):
            load_factory(source)


scripted = mt.Scripted(factory=LeavesAll, kinds={"block"}, fallback="heuristic", name="mine")
one_object = LeavesAll()


def test_a_scripted_is_found_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mine", sys.modules[__name__])
    assert load_factory("mine:scripted") is scripted


def test_one_object_makes_no_policies(
    decks: list[mt.Deck], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(PolicyError, match="which is one object with decide: pass its class"):
        table_with(decks, one_object)
    monkeypatch.setitem(sys.modules, "mine", sys.modules[__name__])
    with pytest.raises(PolicyError, match="'mine:one_object', which is one object .* its class"):
        load_factory("mine:one_object")


def test_a_game_can_be_played_by_hand(duel: mt.Table) -> None:
    game = mt.Game(duel, seed=7)
    decisions = 0
    while decision := game.decision:
        assert game.view(decision.seat).seat == decision.seat
        assert len(decision.options) > 1
        game.choose(decision.options[-1])
        decisions += 1
    assert decisions > 10
    assert sum(game.scores) in (0.5 * halves for halves in range(5))
    assert game.log


def test_a_game_by_its_policies_is_the_game_of_the_run(duel: mt.Table) -> None:
    seats = mt.simulate(duel, games=20, seed=7).seats
    for number in (0, 3, 19):
        game = mt.Game(duel, seed=7, game=number)
        game.play_out()
        expected = seats.filter(game=number).sort("seat")
        assert game.scores == expected["vp"].to_list()
        assert game.decks == expected["deck"].cast(pl.String).to_list()


def test_only_options_of_the_decision_can_be_chosen(duel: mt.Table) -> None:
    game = mt.Game(duel, seed=7)
    decision = game.decision
    assert decision is not None
    option = decision.options[0]
    while game.decision is not None and option in game.decision.options:
        game.choose(option)
    with pytest.raises(mt.errors.GameError):
        game.choose(option)

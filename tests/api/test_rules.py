"""The rules as data."""

import pickle
from typing import Any

import methuselah as mt
import pytest
from methuselah import _core
from methuselah.errors import RulesError, ScenarioError


def test_the_defaults_are_those_of_the_rulebook() -> None:
    rules = mt.Rules()
    assert (rules.edition, rules.pool, rules.hand, rules.crypt_draw) == ("v5", 30, 7, 4)
    assert (rules.transfers, rules.oust_pool, rules.scoring) == ((1, 2, 3, 4), 6, "rulebook")
    assert (rules.edge, rules.ante) == (True, False)


def test_the_defaults_of_the_engine_are_the_same() -> None:
    default = _core.default_rules()
    assert mt.Rules().for_engine() == default | {"transfers": list(default["transfers"])}


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [
        ("pool", 1, 200),
        ("hand", 1, 15),
        ("crypt_draw", 1, 8),
        ("oust_pool", 0, 100),
        ("round_limit", 1, 1_000),
        ("decision_cap", 100, 100_000_000),
    ],
)
def test_positions_have_the_bounds_of_rules(name: str, least: int, most: int) -> None:
    for value in (least, most):
        start(mt.Rules(**{name: value}).for_engine())  # type: ignore[arg-type]
    for value in (least - 1, most + 1):
        message = f"{name} is {value}: a whole number from"
        with pytest.raises(RulesError, match=message):
            mt.Rules(**{name: value})  # type: ignore[arg-type]
        if value > 0:
            with pytest.raises(ScenarioError, match=message):
                start(mt.Rules().for_engine() | {name: value})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("pool", 0),
        ("hand", 0),
        ("crypt_draw", 0),
        ("oust_half_points", 21),
        ("survivor_half_points", 21),
        ("timeout_half_points", 21),
        ("game_win_half_points", 21),
        ("transfers", []),
        ("transfers", [4, 21]),
        ("transfers", [4] * 13),
    ],
)
def test_plain_values_do_not_get_around_the_bounds(name: str, value: Any) -> None:
    with pytest.raises(ScenarioError, match=f"{name} is .*needed"):
        start(mt.Rules().for_engine() | {name: value})


def test_no_limit_of_rounds_or_decisions_is_within_the_bounds() -> None:
    g = start(mt.Rules().for_engine() | {"round_limit": 0, "decision_cap": 0})
    assert g.decision is not None


@pytest.mark.parametrize("size", [60, (60,), (90, 60), (0, 90), (60, 201), ("60", "90")])
def test_a_size_of_libraries_is_two_numbers_in_order(size: Any) -> None:
    with pytest.raises(RulesError, match=r"library_size is .*: the fewest and the most cards"):
        mt.Rules(library_size=size)


def start(rules: dict[str, Any]) -> mt.Position:
    return mt.Scenario(rules=rules).start()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("edition", "v6"),
        ("edge", 1),
        ("ante", None),
        ("scoring", "golf"),
        ("pool", 0),
        ("pool", -30),
        ("pool", 10**9),
        ("pool", 30.5),
        ("pool", "30"),
        ("pool", True),
        ("hand", 0),
        ("crypt_draw", 9),
        ("oust_pool", -1),
        ("round_limit", 0),
        ("decision_cap", 1),
        ("oust_vp", 1.2),
        ("oust_vp", None),
        ("survivor_vp", -1),
        ("withdraw_vp", "1"),
        ("timeout_vp", 11),
        ("game_win_vp", True),
        ("transfers", ()),
        ("transfers", (1, -2)),
        ("transfers", (1, 2, 3, 999)),
        ("transfers", (1, 2.5)),
        ("transfers", 4),
        ("transfers", "1234"),
        ("transfers", (4,) * 13),
    ],
)
def test_a_value_that_makes_no_sense_is_named(name: str, value: Any) -> None:
    with pytest.raises(RulesError, match=f"^{name} is .*needed"):
        mt.Rules(**{name: value})


def test_rules_are_values_that_go_through_plain_data() -> None:
    rules = mt.Rules(transfers=[2, 3, 4], pool=20, edge=False, round_limit=None)  # type: ignore[arg-type]
    assert rules == mt.Rules(transfers=(2, 3, 4), pool=20, edge=False, round_limit=None)
    assert mt.Rules.from_dict(rules.to_dict()) == rules
    assert pickle.loads(pickle.dumps(rules)) == rules
    assert len({rules, mt.Rules()}) == 2


def test_an_unknown_rule_is_named() -> None:
    with pytest.raises(
        RulesError, match=r"no rule is named 'pools': did you mean 'pool'\? the names are edition"
    ):
        mt.Rules.from_dict({"pools": 30})


def test_tournament_rules() -> None:
    rules = mt.Rules.tournament(round_limit=20)
    assert (rules.scoring, rules.round_limit) == ("tournament", 20)


@pytest.mark.parametrize("edition", ["v5", "classic"])
@pytest.mark.parametrize("scoring", ["rulebook", "tournament"])
def test_victory_points_are_what_an_organiser_says(edition: Any, scoring: Any) -> None:
    """Whatever the edition and the scoring say of those that are left out."""
    rules = mt.Rules(edition=edition, scoring=scoring, timeout_vp=1.5, round_limit=1)
    s = mt.Scenario(2, rules=rules.for_engine(), round=1)
    game: Any = s.start()
    while game.decision is not None:
        game.choose(next(o for o in game.decision.options if o.kind == "pass"))
    assert game.half_points == [3, 3]


def test_an_oust_can_be_worth_more(decks: list[mt.Deck]) -> None:
    table = mt.Table(decks, rules=mt.Rules(oust_vp=2.5, survivor_vp=0, game_win_vp=5))
    seats = mt.simulate(table, games=20, seed=1, progress=False).seats
    assert set(seats["vp"]) <= {0, 2.5, 5, 7.5, 10}
    assert seats["game_win"].any()
    assert set(seats.filter("game_win")["vp"]) <= {5, 7.5, 10}

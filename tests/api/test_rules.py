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


def test_the_defaults_of_the_engine_are_the_same() -> None:
    default = _core.default_rules()
    assert mt.Rules().for_engine() == default | {"transfers": list(default["transfers"])}


@pytest.mark.parametrize(("name", "most"), [("hand", 15), ("crypt_draw", 8), ("pool", 200)])
def test_the_engine_has_the_same_bounds(name: str, most: int) -> None:
    for value in (1, most):
        start(mt.Rules(**{name: value}).for_engine())  # type: ignore[arg-type]
    for value in (0, most + 1):
        with pytest.raises(RulesError, match=name):
            mt.Rules(**{name: value})  # type: ignore[arg-type]
        with pytest.raises(ScenarioError, match=name):
            start(mt.Rules().for_engine() | {name: value})


def start(rules: dict[str, Any]) -> None:
    mt.Scenario(rules=rules).start()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("edition", "v6"),
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
    rules = mt.Rules(transfers=[2, 3, 4], pool=20, round_limit=None)  # type: ignore[arg-type]
    assert rules == mt.Rules(transfers=(2, 3, 4), pool=20, round_limit=None)
    assert mt.Rules.from_dict(rules.to_dict()) == rules
    assert pickle.loads(pickle.dumps(rules)) == rules
    assert len({rules, mt.Rules()}) == 2


def test_an_unknown_rule_is_named() -> None:
    with pytest.raises(RulesError, match="no rule is named 'pools': the names are edition"):
        mt.Rules.from_dict({"pools": 30})


def test_tournament_rules() -> None:
    rules = mt.Rules.tournament(round_limit=20)
    assert (rules.scoring, rules.round_limit) == ("tournament", 20)

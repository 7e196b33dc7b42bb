//! The Python binding of the core, and nothing else: `methuselah._core`.
//!
//! Its interface is written down in `python/methuselah/_core.pyi`, and checked against it.

#![expect(clippy::too_many_arguments, reason = "Python passes them by keyword")]

mod arena;
mod card_set;
mod columns;
mod decision;
mod errors;
mod game;
mod minion;
mod option;
mod policy;
mod position;
mod rules;
mod scenario;
mod seat;
mod vec_game;
mod view;
mod wanted;
mod whole;

/// The Rust core: facts, cards, games, many games at once.
#[pyo3::pymodule]
mod _core {
    #[pymodule_export]
    use crate::{
        arena::Arena,
        card_set::{CardSet, cards_of},
        decision::Decision,
        errors::{CardError, GameError, RulesError, ScenarioError},
        game::Game,
        minion::Minion,
        option::Choice,
        policy::{check_policy, decision_kinds, engine_revision},
        position::Position,
        rules::{default_rules, rule_bounds},
        scenario::Scenario,
        seat::Seat,
        vec_game::VecGame,
        view::View,
    };
}

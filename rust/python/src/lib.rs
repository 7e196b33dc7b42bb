//! The Python binding of the core, and nothing else: `methuselah._core`.
//!
//! Its interface is written down in `python/methuselah/_core.pyi`, and checked against it.

#![expect(clippy::too_many_arguments, reason = "Python passes them by keyword")]

mod arena;
mod card_set;
mod columns;
mod decision;
mod errors;
mod facts;
mod game;
mod minion;
mod option;
mod position;
mod rules;
mod scenario;
mod seat;
mod view;
mod wanted;

/// The Rust core: facts, cards, games, many games at once.
#[pyo3::pymodule]
mod _core {
    #[pymodule_export]
    use crate::{
        arena::Arena,
        card_set::CardSet,
        decision::Decision,
        errors::{CardError, GameError, RulesError, ScenarioError},
        facts::{
            card_name, check_policy, engine_revision, facts_tsv, find_card, implemented,
            nearest_names,
        },
        game::Game,
        minion::Minion,
        option::Choice,
        position::Position,
        scenario::Scenario,
        seat::Seat,
        view::View,
    };
}

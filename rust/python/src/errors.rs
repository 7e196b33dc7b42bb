use methuselah_arena::ArenaError;
use methuselah_engine::{RulesError as BadRules, SetupError};
use pyo3::{PyErr, create_exception, exceptions::PyRuntimeError, exceptions::PyValueError};

create_exception!(
    methuselah._core,
    CardError,
    PyValueError,
    "A card file with a mistake, or a deck with a card that cannot be played."
);
create_exception!(
    methuselah._core,
    RulesError,
    PyValueError,
    "Settings that no game can be played by."
);
create_exception!(
    methuselah._core,
    GameError,
    PyRuntimeError,
    "A game that cannot go on; of a game of an arena, the message names its seed and index."
);
create_exception!(methuselah._core, ScenarioError, PyValueError, "A position that cannot be.");

/// The exception for a failure of a game at hand.
pub(crate) fn game_error(error: impl ToString) -> PyErr {
    GameError::new_err(error.to_string())
}

/// The exception for rules that no game can be played by.
pub(crate) fn rules_error(error: &BadRules) -> PyErr {
    RulesError::new_err(error.to_string())
}

/// The exception for what goes wrong with an arena.
pub(crate) fn arena_error(error: &ArenaError) -> PyErr {
    let message = error.to_string();
    match error {
        ArenaError::Setup(SetupError::Rules(error)) => rules_error(error),
        ArenaError::Setup(SetupError::Seats(_))
        | ArenaError::Players { .. }
        | ArenaError::Picks { .. }
        | ArenaError::Numbers { .. } => PyValueError::new_err(message),
        ArenaError::Setup(_) => CardError::new_err(message),
        ArenaError::Threads { .. } => PyRuntimeError::new_err(message),
        ArenaError::Pick { .. }
        | ArenaError::Unasked { .. }
        | ArenaError::Game { .. }
        | ArenaError::Unfinished { .. }
        | ArenaError::Panic { .. } => GameError::new_err(message),
    }
}

//! What stops a game.

use thiserror::Error;

/// A game that cannot go on. Never a panic, and never silent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum GameError {
    /// More of something than a state has room for.
    #[error("too many {0} for one game")]
    TooMany(&'static str),
    /// An option that is not offered by the decision.
    #[error("the option is not one of those offered")]
    NotOffered,
    /// A choice when nobody has to choose.
    #[error("the game waits for no decision")]
    NoDecision,
}

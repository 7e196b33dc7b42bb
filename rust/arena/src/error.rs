use methuselah_engine::{GameError, SetupError};
use thiserror::Error;

/// What can go wrong with many games.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ArenaError {
    /// Decks or rules that no game can be played with.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Not one player for each entry.
    #[error("{players} players for {entries} decks: one for each is needed")]
    Players {
        /// How many players there are.
        players: usize,
        /// How many entries there are.
        entries: usize,
    },
    /// Numbers of games beyond the last one.
    #[error("there are no {count} games from number {first} on")]
    Numbers {
        /// The first game.
        first: u64,
        /// How many.
        count: u64,
    },
    /// No threads to play in.
    #[error("cannot play in {threads} threads: {what}")]
    Threads {
        /// How many.
        threads: usize,
        /// What stands against it.
        what: String,
    },
    /// A game that cannot go on. The seed and number play it again.
    #[error("game {game} of seed {seed} cannot go on: {error}")]
    Game {
        /// The seed of the run.
        seed: u64,
        /// The number of the game.
        game: u64,
        /// Why it cannot go on.
        error: GameError,
    },
    /// A game that is not over has no columns.
    #[error("game {game} of seed {seed} is not over yet")]
    Unfinished {
        /// The seed of the run.
        seed: u64,
        /// The number of the game.
        game: u64,
    },
    /// A mistake of this program, not of its user. The seed and number play it again.
    #[error("game {game} of seed {seed} was broken off by a mistake in this program: {what}")]
    Panic {
        /// The seed of the run.
        seed: u64,
        /// The number of the game.
        game: u64,
        /// What the panic said.
        what: String,
    },
}

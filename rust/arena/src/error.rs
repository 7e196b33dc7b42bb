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
    /// Not one pick for each game.
    #[error("{given} picks for {needed} games: one for each is needed")]
    Picks {
        /// How many picks there are.
        given: usize,
        /// How many games there are.
        needed: usize,
    },
    /// A pick of an option that there is not.
    #[error("there is no option {pick} in game {game}: it has the options 0 to {}", options - 1)]
    Pick {
        /// The number of the game.
        game: u64,
        /// The pick.
        pick: i64,
        /// How many options there are.
        options: usize,
    },
    /// Games for learners in which none of them chooses.
    #[error(
        "no learner was asked anything in {games} games one after the other, the last of them \
         game {game} of seed {seed}: entries that choose must learn, by rules that let them"
    )]
    Unasked {
        /// The seed of the run.
        seed: u64,
        /// The number of the last game.
        game: u64,
        /// How many games.
        games: u32,
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

//! Many games at once.
//!
//! An [`Arena`] fixes a numbered series of games: what happens in a game depends on the arena and
//! the number of the game, and on nothing else. So a run can be cut into any pieces and played by
//! any number of threads, and its [`Columns`] hold the same values.

mod arena;
mod cards;
mod columns;
mod ending;
mod error;
mod features;
mod key;
mod player;
mod record;
mod replay;
mod seating;
mod vec_game;

pub use arena::Arena;
pub use columns::{CardColumns, Column, Columns, GameColumns, SeatColumns};
pub use ending::ENDINGS;
pub use error::ArenaError;
pub use features::{FEATURES, option_columns, state_columns};
pub use key::key;
pub use player::{Player, Players, PolicyError, PolicySpec};
pub use replay::{Pick, with_key};
pub use seating::{Place, Seating};
pub use vec_game::{Batch, MOST_UNASKED, VecGame};

/// From the first release on, raised whenever games come out differently, by whatever is the
/// reason: the rules, the cards' texts, a policy, or what chance is keyed by; every change has a
/// line in the changelog. Until then it stays, and the digests of games alone tell.
pub const REVISION: u32 = 1;

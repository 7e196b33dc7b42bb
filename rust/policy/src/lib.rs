//! Players. A policy sees a [`methuselah_engine::View`] and nothing else, and chooses one of the
//! options of a decision.

mod heuristic;
mod random;

pub use heuristic::{Heuristic, Weights};
pub use random::Random;

use methuselah_engine::{Choice, Decision, View};

/// A player of one entry in one game.
pub trait Policy {
    /// Chooses one of the options, by its index. The draws are its own: they depend on nothing but
    /// the game, the entry and how many decisions it has had.
    fn decide(
        &mut self,
        view: &View<'_>,
        decision: Decision,
        options: &[Choice],
        draws: Draws,
    ) -> usize;
}

/// The randomness of one decision: a short stream from one key.
#[derive(Clone, Copy, Debug)]
pub struct Draws(u64);

impl Draws {
    /// The stream that begins at a key.
    pub fn new(key: u64) -> Self {
        Self(key)
    }

    /// The next draw.
    pub fn next_draw(&mut self) -> u64 {
        let draw = methuselah_engine::chance::mix(self.0);
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        draw
    }

    /// The next number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        methuselah_engine::chance::scale(self.next_draw(), n)
    }
}

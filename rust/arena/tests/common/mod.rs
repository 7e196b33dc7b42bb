//! An arena of the five starter decks, for tests and measurements.

#[path = "../../../policy/tests/common/mod.rs"]
mod decks;

use methuselah_arena::{Arena, Player, PolicySpec, Seating};

/// The five starter decks, seats rotated, all played by one policy.
pub fn starters(policy: &str) -> Arena {
    arena(policy, Seating::Rotate, 1)
}

/// The five starter decks.
pub fn arena(policy: &str, seating: Seating, seed: u64) -> Arena {
    let policy: PolicySpec = policy.parse().unwrap_or_else(|e| panic!("{e}"));
    let setup = decks::starters();
    let players = vec![Player::new(&policy, &setup.cards); 5];
    Arena::new(setup, players, seating, seed, false).unwrap_or_else(|e| panic!("{e}"))
}

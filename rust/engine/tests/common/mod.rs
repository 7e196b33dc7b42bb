//! Small tables with real cards.

// Each file of tests uses a part of it.
#![allow(dead_code)]

use std::sync::{Arc, OnceLock};

use methuselah_cards::CardSet;
use methuselah_engine::{
    Game, Rules, Seat,
    scenario::{Scenario, with_filler},
    state::{Card, Phase},
};

/// The standard cards, with the filler of scenarios.
pub fn cards() -> &'static Arc<CardSet> {
    static CARDS: OnceLock<Arc<CardSet>> = OnceLock::new();
    CARDS.get_or_init(|| {
        let cards = CardSet::standard().unwrap_or_else(|error| panic!("{error}"));
        with_filler(&Arc::new(cards))
    })
}

/// A table of that many Methuselahs.
pub fn table(players: usize) -> Scenario {
    Scenario::new(players, cards(), Rules::default()).unwrap_or_else(|error| panic!("{error}"))
}

/// A position is set up as the test says, or fails with the reason.
pub fn start(scenario: &Scenario, active: u8, phase: Phase) -> Game {
    scenario.start(active, phase, 1).unwrap_or_else(|error| panic!("{error}"))
}

/// The pool of a seat.
pub fn pool(game: &Game, seat: u8) -> i16 {
    game.state().seat(Seat(seat)).pool
}

/// The card of that name as it stands.
pub fn card(game: &Game, name: &str) -> Card {
    let id = game.card_named(name).unwrap_or_else(|error| panic!("{error}"));
    *game.state().card(id)
}

/// The names of the cards in a hand.
pub fn hand(game: &Game, seat: u8) -> Vec<&str> {
    let hand = game.state().seat(Seat(seat)).hand.iter();
    hand.map(|&id| game.query().def(id).facts.name.as_str()).collect()
}

//! One game is the same game however it is run: with windows skipped or not, and from a clone taken
//! at any decision.

mod common;
#[path = "../../engine/tests/common/mixes.rs"]
mod mixes;

use std::sync::Arc;

use methuselah_engine::{
    Choice, Game, Setup, Switches,
    chance::{Chance, Purpose},
};
use methuselah_policy::{Draws, Policy, Random};

fn pick(game: &Game) -> Option<usize> {
    let decision = game.decision()?;
    let seat = decision.seat;
    let count = game.state().seat(seat).decisions;
    let key = game.chance().draw(game.entry(seat), Purpose::Policy, count, 0);
    Some(Random.decide(&game.view(seat), decision, game.options(), Draws::new(key)))
}

fn play(setup: &Arc<Setup>, number: u64, skip_windows: bool) -> (Game, Vec<Choice>) {
    let chance = Chance::new(5, number);
    let switches = Switches { skip_windows, ..Switches::default() };
    let seating = setup.random_seating(chance);
    let mut game = Game::with_switches(setup.clone(), chance, seating, false, switches);
    let mut choices = Vec::new();
    while let Some(at) = pick(&game) {
        choices.push(game.options()[at]);
        game.choose_index(at).expect("an option that was offered");
    }
    (game, choices)
}

fn skipping_changes_nothing(setup: &Arc<Setup>, number: u64) {
    let (with, choices) = play(setup, number, true);
    let (without, others) = play(setup, number, false);
    assert_eq!(choices, others, "game {number}");
    assert!(with.state() == without.state(), "game {number} ends differently");
}

/// `GAMES` in the environment sets how many games are played.
fn games(or: u64) -> u64 {
    std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(or)
}

#[test]
fn skipping_windows_changes_no_game() {
    let setup = common::starters();
    (0..games(150)).for_each(|number| skipping_changes_nothing(&setup, number));
}

#[test]
fn skipping_windows_changes_no_game_of_random_decks() {
    let mixer = mixes::Mixer::new();
    (0..games(150)).for_each(|number| skipping_changes_nothing(&mixer.table(5, number), number));
}

#[test]
fn a_clone_goes_on_as_its_original_does() {
    let setup = common::starters();
    for number in 0..10 {
        let chance = Chance::new(6, number);
        let mut game = Game::new(setup.clone(), chance, setup.random_seating(chance), false);
        while let Some(at) = pick(&game) {
            let mut clone = game.clone();
            assert_eq!(clone.options(), game.options());
            clone.choose_index(at).expect("an option that was offered");
            game.choose_index(at).expect("an option that was offered");
            assert!(clone.state() == game.state(), "game {number} differs from its clone");
        }
    }
}

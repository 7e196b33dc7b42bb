//! Games of random legal play, with all invariants checked after every decision.

mod common;

use methuselah_engine::{
    Game, Seat,
    chance::{Chance, Purpose},
};
use methuselah_policy::{Draws, Policy, Random};

#[test]
fn random_games_of_the_starter_decks_end() {
    let setup = common::starters();
    let games: u64 = std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(200);
    let (mut decisions, mut rounds) = (0_u64, 0_u64);
    for number in 0..games {
        let chance = Chance { seed: 1, game: number };
        let mut game =
            Game::new(setup.clone(), chance, setup.rotated_seating(number as usize % 5), false);
        while let Some(decision) = game.decision() {
            let seat: Seat = decision.seat;
            let count = game.state().seat(seat).decisions;
            let key = chance.draw(game.entry(seat), Purpose::Policy, count, 0);
            let at = Random.decide(&game.view(seat), decision, game.options(), Draws::new(key));
            game.choose_index(at).unwrap_or_else(|e| panic!("game {number}: {e}"));
            game.check_invariants().unwrap_or_else(|e| {
                panic!("game {number}, decision {}: {e}", game.state().decisions)
            });
        }
        assert_eq!(game.state().error, None, "game {number}");
        decisions += u64::from(game.state().decisions);
        rounds += u64::from(game.state().rounds);
        let ended = game.ended();
        assert_eq!(ended, Some(methuselah_engine::state::Ending::LastStanding), "game {number}");
    }
    println!("{games} games: {} decisions and {} rounds each", decisions / games, rounds / games);
}

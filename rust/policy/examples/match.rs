//! scratch
#[path = "../tests/common/mod.rs"]
mod common;
use methuselah_engine::{Game, chance::{Chance, Purpose}};
use methuselah_policy::{Draws, Policy, Random};
fn main() {
    let setup = common::starters();
    let games: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(1000);
    let start = std::time::Instant::now();
    let mut decisions = 0u64;
    let mut first_oust = [0u64; 60];
    for number in 0..games {
        let chance = Chance { seed: 1, game: number };
        let mut game = Game::new(setup.clone(), chance, setup.rotated_seating(number as usize % 5), false);
        while let Some(decision) = game.decision() {
            let seat = decision.seat;
            let count = game.state().seat(seat).decisions;
            let key = chance.draw(game.entry(seat), Purpose::Policy, count, 0);
            let at = Random.decide(&game.view(seat), decision, game.options(), Draws::new(key));
            game.choose_index(at).unwrap();
        }
        decisions += u64::from(game.state().decisions);
        let f = game.state().all_seats().filter(|&s| game.state().seat(s).ousted).map(|s| game.state().seat(s).oust_round).min().unwrap_or(0);
        first_oust[(f as usize).min(59)] += 1;
    }
    let t = start.elapsed();
    println!("{:.0} games/s, {} decisions per game, {} ns per decision", games as f64 / t.as_secs_f64(), decisions / games, t.as_nanos() as u64 / decisions);
    println!("{first_oust:?}");
}

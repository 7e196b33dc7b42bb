//! Matches of the five starter decks, and what they come to: how often one heuristic player wins
//! among four random ones, how games of five heuristic players end, and how fast it all goes.
//!
//! ```text
//! cargo run --release -p methuselah-policy --example match -- [GAMES]
//! ```

#[path = "../tests/common/mod.rs"]
mod common;
#[path = "../tests/common/matches.rs"]
mod matches;

use std::time::Instant;

use common::starters;
use matches::{Lineup, NAMES, Played, interval, play_all};
use methuselah_engine::state::Ending;

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(5000);
    let setup = starters();
    let player = matches::player(&setup);
    let lone = play_all(&setup, &player, Lineup::OneAmongRandom, games);
    let wins = lone.iter().filter(|game| game.hero_wins).count();
    println!("one heuristic among four random: {}", share(wins, lone.len()));
    report(&lone);
    let start = Instant::now();
    let all = play_all(&setup, &player, Lineup::AllHeuristic, games);
    let elapsed = start.elapsed();
    let short = all.iter().filter(|g| g.ending == Ending::LastStanding && g.rounds <= 40).count();
    println!("five heuristic, one survivor within 40 rounds: {}", share(short, all.len()));
    report(&all);
    let decisions: u64 = all.iter().map(|game| u64::from(game.decisions)).sum();
    println!(
        "{:.0} games a second, {:.0} ns a decision",
        all.len() as f64 / elapsed.as_secs_f64(),
        elapsed.as_nanos() as f64 / decisions as f64,
    );
}

/// A share with its 95 % interval (Wilson).
fn share(wins: usize, of: usize) -> String {
    let (low, high) = interval(wins, of);
    let p = wins as f64 / of as f64;
    format!("{:.1} % ({:.1} to {:.1})", 100.0 * p, 100.0 * low, 100.0 * high)
}

fn report(games: &[Played]) {
    let stuck = |game: &Played| game.ending == Ending::DecisionCap;
    if let Some(number) = games.iter().position(stuck) {
        println!("  game {number} hit the decision cap");
    }
    let count = games.len() as f64;
    let mean = |of: fn(&Played) -> f64| games.iter().map(of).sum::<f64>() / count;
    println!(
        "  {:.1} rounds, {:.0} decisions a game; {} hit the decision cap",
        mean(|g| g.rounds.into()),
        mean(|g| g.decisions.into()),
        games.iter().filter(|g| g.ending == Ending::DecisionCap).count(),
    );
    for (entry, name) in NAMES.iter().enumerate() {
        let points: u32 = games.iter().map(|g| u32::from(g.half_points[entry])).sum();
        let wins = games.iter().filter(|g| g.winner == Some(entry)).count();
        println!(
            "  {:<10} {:.2} victory points, {:.1} % game wins",
            name,
            f64::from(points) / 2.0 / count,
            100.0 * wins as f64 / count,
        );
    }
}

//! Games of five heuristic players, and nothing else: to be measured.

#[path = "../tests/common/mod.rs"]
mod common;
#[path = "../tests/common/matches.rs"]
mod matches;

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(100);
    let setup = common::starters();
    let player = matches::player(&setup);
    let start = std::time::Instant::now();
    let played = matches::play_all(&setup, &player, matches::Lineup::AllHeuristic, games);
    let elapsed = start.elapsed();
    let decisions: u64 = played.iter().map(|game| u64::from(game.decisions)).sum();
    println!(
        "{:.0} games a second, {} decisions a game, {} ns a decision",
        games as f64 / elapsed.as_secs_f64(),
        decisions / games,
        elapsed.as_nanos() as u64 / decisions,
    );
}

//! How well the heuristic player plays, over full rotations of the starter decks.
//!
//! `GAMES` in the environment sets how many games each test plays.

mod common;
#[path = "common/matches.rs"]
mod matches;

use matches::{Lineup, interval, play_all};
use methuselah_engine::state::Ending;

fn games(or: u64) -> u64 {
    std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(or)
}

/// One among four random players wins: the lower 95 % bound is at least 85 %. Unfinished and tied
/// games count as lost.
#[test]
fn one_among_four_random_wins() {
    let setup = common::starters();
    let player = matches::player(&setup);
    let played = play_all(&setup, &player, Lineup::OneAmongRandom, games(500));
    let wins = played.iter().filter(|game| game.hero_wins).count();
    let (low, high) = interval(wins, played.len());
    assert!(low >= 0.85, "{wins} of {} games won: between {low:.3} and {high:.3}", played.len());
}

/// Five end at least 80 % of their games with one survivor within 40 rounds, and none at the cap on
/// decisions.
#[test]
fn five_come_to_an_end() {
    let setup = common::starters();
    let player = matches::player(&setup);
    let played = play_all(&setup, &player, Lineup::AllHeuristic, games(500));
    assert!(played.iter().all(|game| game.ending != Ending::DecisionCap));
    let in_time =
        |game: &&matches::Played| game.ending == Ending::LastStanding && game.rounds <= 40;
    let ended = played.iter().filter(in_time).count();
    assert!(ended * 5 >= played.len() * 4, "{ended} of {} games", played.len());
}

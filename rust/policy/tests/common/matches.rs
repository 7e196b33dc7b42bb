//! Many games of the starter decks in full rotations, and what became of them.
#![allow(dead_code)]

use std::sync::Arc;

use methuselah_engine::{
    Game, Seat, Setup,
    chance::{Chance, Purpose},
    state::{Ending, MAX_SEATS},
};
use methuselah_policy::{Draws, Heuristic, Policy, Random};

/// The decks, by entry.
pub const NAMES: [&str; 5] = ["Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue"];

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lineup {
    /// A heuristic player, with each deck and in each seat in turn, among four random ones.
    OneAmongRandom,
    /// Five heuristic players, each deck in each seat in turn.
    AllHeuristic,
}

/// What became of a game.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// How it ended.
    pub ending: Ending,
    /// Its rounds.
    pub rounds: u16,
    /// Its decisions.
    pub decisions: u32,
    /// Half victory points, by entry.
    pub half_points: [u8; 5],
    /// The entry that won the game (END-7), if one did.
    pub winner: Option<usize>,
    /// Whether that is the one heuristic player.
    pub hero_wins: bool,
}

/// The seating of a game: the decks sit in an order drawn for its block of games, each game of the
/// block with another of them going first.
pub fn seating(setup: &Setup, seed: u64, block: u64, turn: u64) -> [u8; MAX_SEATS] {
    let mut seats = setup.random_seating(Chance { seed, game: block });
    seats[..setup.decks.len()].rotate_left(turn as usize % setup.decks.len());
    seats
}

/// Which of the entries is the one heuristic player in a game.
pub fn hero(number: u64) -> usize {
    (number / 5 % 5) as usize
}

/// Plays one game.
pub fn play(
    setup: &Arc<Setup>,
    heuristic: &Heuristic,
    lineup: Lineup,
    seed: u64,
    number: u64,
) -> Game {
    let block = if lineup == Lineup::OneAmongRandom { 25 } else { 5 };
    let seats = seating(setup, seed, number / block, number);
    let mut game = Game::new(setup.clone(), Chance { seed, game: number }, seats, false);
    let mut heuristic = heuristic.clone();
    while let Some(decision) = game.decision() {
        let seat = decision.seat;
        let entry = game.entry(seat);
        let count = game.state().seat(seat).decisions;
        let key = game.chance().draw(entry, Purpose::Policy, count, 0);
        let (view, draws) = (game.view(seat), Draws::new(key));
        let plays_well = lineup == Lineup::AllHeuristic || hero(number) == entry as usize;
        let at = if plays_well {
            heuristic.decide(&view, decision, game.options(), draws)
        } else {
            Random.decide(&view, decision, game.options(), draws)
        };
        game.choose_index(at).unwrap_or_else(|e| panic!("game {number}: {e}"));
    }
    game
}

/// Plays games, and tells what became of them.
pub fn play_all(
    setup: &Arc<Setup>,
    heuristic: &Heuristic,
    lineup: Lineup,
    games: u64,
) -> Vec<Played> {
    (0..games).map(|number| outcome(&play(setup, heuristic, lineup, 7, number), number)).collect()
}

/// What became of a game.
pub fn outcome(game: &Game, number: u64) -> Played {
    let mut half_points = [0; 5];
    let mut winner = None;
    for seat in (0..5).map(Seat) {
        let entry = usize::from(game.entry(seat));
        half_points[entry] = game.state().seat(seat).half_points;
        if game.game_win(seat) {
            winner = Some(entry);
        }
    }
    let ending = game.ended().expect("the game was played to its end");
    Played {
        ending,
        rounds: game.state().rounds,
        decisions: game.state().decisions,
        half_points,
        winner,
        hero_wins: ending == Ending::LastStanding && winner == Some(hero(number)),
    }
}

/// The 95 % interval of a share (Wilson).
pub fn interval(successes: usize, of: usize) -> (f64, f64) {
    let (n, p, z) = (of as f64, successes as f64 / of as f64, 1.96);
    let middle = p + z * z / (2.0 * n);
    let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    let all = 1.0 + z * z / n;
    ((middle - half) / all, (middle + half) / all)
}

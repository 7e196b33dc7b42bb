//! Many games of the starter decks in full rotations, and what became of them.
#![allow(dead_code)]

use std::sync::Arc;

use methuselah_engine::{
    Choice, Decision, Game, Seat, Setup, View,
    chance::{Chance, Purpose},
    state::{Ending, MAX_SEATS},
};
use methuselah_policy::{Draws, Heuristic, Policy, Random, Weights};

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

/// The heuristic player; `WEIGHTS` in the environment names a file of weights other than the
/// usual ones.
pub fn player(setup: &Setup) -> Heuristic {
    let weights = std::env::var("WEIGHTS").map_or_else(
        |_| Weights::default(),
        |path| {
            let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
            serde_json::from_str(&text).unwrap_or_else(|e| panic!("{path}: {e}"))
        },
    );
    Heuristic::with_weights(&setup.cards, weights)
}

/// The seating of a game: the decks sit in an order drawn for its block of games, each game of the
/// block with another of them going first.
pub fn seating(setup: &Setup, seed: u64, block: u64, turn: u64) -> [u8; MAX_SEATS] {
    let mut seats = setup.random_seating(Chance::new(seed, block));
    seats[..setup.decks.len()].rotate_left(turn as usize % setup.decks.len());
    seats
}

/// Which of the entries is the one heuristic player in a game.
pub fn hero(number: u64) -> usize {
    (number / 5 % 5) as usize
}

/// Plays a game to its end; the players are asked by entry.
pub fn play_with(
    setup: &Arc<Setup>,
    seats: [u8; MAX_SEATS],
    chance: Chance,
    mut decide: impl FnMut(usize, &View<'_>, Decision, &[Choice], Draws) -> usize,
) -> Game {
    let mut game = Game::new(setup.clone(), chance, seats, false);
    while let Some(decision) = game.decision() {
        let seat = decision.seat;
        let entry = game.entry(seat);
        let count = game.state().seat(seat).decisions;
        let draws = Draws::new(chance.draw(entry, Purpose::Policy, count, 0));
        let at = decide(entry.into(), &game.view(seat), decision, game.options(), draws);
        game.choose_index(at).unwrap_or_else(|e| panic!("game {}: {e}", chance.game()));
    }
    game
}

/// Plays one game.
pub fn play(
    setup: &Arc<Setup>,
    player: &Heuristic,
    lineup: Lineup,
    seed: u64,
    number: u64,
) -> Game {
    let block = if lineup == Lineup::OneAmongRandom { 25 } else { 5 };
    let seats = seating(setup, seed, number / block, number);
    let mut player = player.clone();
    play_with(setup, seats, Chance::new(seed, number), |entry, view, decision, options, draws| {
        if lineup == Lineup::AllHeuristic || hero(number) == entry {
            player.decide(view, decision, options, draws)
        } else {
            Random.decide(view, decision, options, draws)
        }
    })
}

/// Plays games, and tells what became of them.
// Measured by its name.
#[inline(never)]
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

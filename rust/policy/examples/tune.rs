//! Tunes the weights of the heuristic player by self-play.
//!
//! In each generation many players are made whose weights stray at random from the present ones.
//! They play each other in the five starter decks; the weights then move the way in which those
//! strayed that did well, each as far as it mattered beyond chance.
//!
//! ```text
//! cargo run --release -p methuselah-policy --example tune -- [GENERATIONS] [GAMES] [SEED] [FILE]
//! ```
//!
//! The weights begin as in FILE, if it is given, and are written to `weights.json` after each
//! generation.

#[path = "../tests/common/mod.rs"]
mod common;
#[path = "../tests/common/matches.rs"]
mod matches;

use std::collections::BTreeMap;

use methuselah_engine::{
    Seat,
    chance::{Chance, mix, scale},
};
use methuselah_policy::{Draws, Heuristic, Policy, Weights};

/// Players of one generation.
const PLAYERS: usize = 200;
/// How far a weight strays, as a share of itself.
const STRAY: f64 = 0.25;
/// How far the weights move for a standard error of effect, in strays.
const STEP: f64 = 0.12;

type Map = BTreeMap<String, i64>;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |at: usize, or: u64| arguments.get(at).map_or(or, |a| a.parse().expect("a number"));
    let (generations, games, seed) = (number(0, 10), number(1, 10_000), number(2, 1));
    let first: Weights = match arguments.get(3) {
        Some(path) => read(&std::fs::read_to_string(path).expect("a file of weights")),
        None => Weights::default(),
    };
    let setup = common::starters();
    let mut present: BTreeMap<String, f64> =
        map(&first).into_iter().map(|(name, n)| (name, n as f64)).collect();
    for generation in 0..generations {
        let seed = mix(seed ^ generation << 32);
        let names: Vec<String> = present.keys().cloned().collect();
        let sigma: Vec<f64> =
            names.iter().map(|name| (present[name].abs() * STRAY).max(0.7)).collect();
        // Players come in pairs that stray in opposite ways.
        let mut strayed: Vec<Vec<f64>> = Vec::new();
        let mut players: Vec<Heuristic> = Vec::new();
        for player in 0..PLAYERS {
            let mut weights = Map::new();
            let mut by = Vec::new();
            for (at, name) in names.iter().enumerate() {
                let way = if player % 2 == 0 { 1.0 } else { -1.0 };
                let e = way * normal(mix(seed ^ (player as u64 / 2) << 20 ^ at as u64));
                let n = (present[name] + sigma[at] * e).round().max(0.0);
                by.push((n - present[name]) / sigma[at]);
                weights.insert(name.clone(), n as i64);
            }
            strayed.push(by);
            players.push(Heuristic::with_weights(&setup.cards, weights_of(&weights)));
        }
        // Of each sample: who played, with which deck, and the half points.
        let mut samples: Vec<(usize, usize, f64)> = Vec::new();
        for game in 0..games {
            let mut who = [0; 5];
            let mut left: Vec<usize> = (0..PLAYERS).collect();
            for (entry, who) in who.iter_mut().enumerate() {
                let at = scale(mix(seed ^ mix(game << 8 | entry as u64)), left.len());
                *who = left.swap_remove(at);
            }
            let points = play(&setup, &players, who, seed, game);
            samples.extend((0..5).map(|entry| (who[entry], entry, points[entry])));
        }
        let mean = |entry: usize| {
            let of: Vec<f64> = samples.iter().filter(|s| s.1 == entry).map(|s| s.2).collect();
            of.iter().sum::<f64>() / of.len() as f64
        };
        let means: Vec<f64> = (0..5).map(mean).collect();
        let variance =
            samples.iter().map(|s| (s.2 - means[s.1]).powi(2)).sum::<f64>() / samples.len() as f64;
        println!("generation {generation}: half points by deck {means:.2?}");
        for (at, name) in names.iter().enumerate() {
            let (mut sum, mut square) = (0.0, 0.0);
            for &(player, entry, points) in &samples {
                sum += strayed[player][at] * (points - means[entry]);
                square += strayed[player][at].powi(2);
            }
            let slope = sum / square;
            let error = (variance / square).sqrt();
            let z = slope / error;
            let moved = sigma[at] * (STEP * z).clamp(-0.5, 0.5);
            let was = present[name];
            present.insert(name.clone(), (was + moved).max(0.0));
            if z.abs() > 1.5 {
                println!(
                    "  {name:<22} {was:>7.1} -> {:>7.1}  (z {z:+.1}, {slope:+.3})",
                    present[name]
                );
            }
        }
        let rounded: Map =
            present.iter().map(|(name, n)| (name.clone(), n.round() as i64)).collect();
        let text = serde_json::to_string_pretty(&weights_of(&rounded)).expect("plain data");
        std::fs::write("weights.json", text).expect("weights.json can be written");
    }
}

fn play(
    setup: &std::sync::Arc<methuselah_engine::Setup>,
    players: &[Heuristic],
    who: [usize; 5],
    seed: u64,
    number: u64,
) -> [f64; 5] {
    let seats = matches::seating(setup, seed, number / 5, number);
    let mut at_table = who.map(|player| players[player].clone());
    let chance = Chance::new(seed, number);
    let game = matches::play_with(setup, seats, chance, |entry, view, decision, options, draws| {
        at_table[entry].decide(view, decision, options, draws)
    });
    let mut points = [0.0; 5];
    for seat in (0..5).map(Seat) {
        // A game win is worth as much again as the two points it takes.
        let win = if game.game_win(seat) { 4.0 } else { 0.0 };
        let entry = usize::from(game.entry(seat));
        points[entry] = f64::from(game.state().seat(seat).half_points) + win;
    }
    points
}

/// A draw of the normal distribution, near enough: twelve even ones.
fn normal(key: u64) -> f64 {
    let mut draws = Draws::new(key);
    (0..12).map(|_| (draws.next_draw() >> 11) as f64 / (1_u64 << 53) as f64).sum::<f64>() - 6.0
}

fn map(weights: &Weights) -> Map {
    serde_json::from_value(serde_json::to_value(weights).expect("plain data")).expect("numbers")
}

fn weights_of(map: &Map) -> Weights {
    serde_json::from_value(serde_json::to_value(map).expect("numbers")).expect("all weights")
}

fn read(text: &str) -> Weights {
    serde_json::from_str(text).expect("weights as JSON")
}

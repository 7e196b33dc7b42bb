//! Speed with the five starter decks: `cargo bench -p methuselah-arena`.
//!
//! First the size of a state and, for each built-in policy, games a second in one thread and in two,
//! and the decisions of a game with the time that each takes; then what it costs to deal a game and
//! to copy one in progress.

#[path = "../tests/common/mod.rs"]
mod common;

use std::time::{Duration, Instant};

use divan::Bencher;
use methuselah_engine::{Game, state::State};

/// Games of one measurement.
const GAMES: u64 = 4_000;

fn main() {
    println!("size of a state: {} bytes", size_of::<State>());
    for policy in ["random", "heuristic"] {
        measure(policy);
    }
    divan::main();
}

/// Games a second, five players of a policy.
fn measure(policy: &str) {
    let arena = common::starters(policy);
    // Once to warm up.
    arena.play(0, 500, 1).expect("games without errors");
    let [one, two] = [1, 2].map(|threads| {
        let started = Instant::now();
        let games = arena.play(0, GAMES, threads).expect("games without errors").games;
        let decisions: u64 = games.decisions.iter().map(|&n| u64::from(n)).sum();
        (started.elapsed(), decisions)
    });
    let rate = |(elapsed, _): (Duration, u64)| GAMES as f64 / elapsed.as_secs_f64();
    println!(
        "{policy}: {:.0} games a second in one thread, {:.0} in two ({:.2} times); {} decisions a \
         game, {} ns each",
        rate(one),
        rate(two),
        rate(two) / rate(one),
        one.1 / GAMES,
        one.0.as_nanos() / u128::from(one.1),
    );
}

/// A new game, dealt and at its first decision.
#[divan::bench]
fn deal(bencher: Bencher<'_, '_>) {
    let arena = common::starters("random");
    bencher.bench(|| arena.start(0, false));
}

/// A copy of a game in progress.
#[divan::bench]
fn copy(bencher: Bencher<'_, '_>) {
    let game = in_progress();
    bencher.bench(|| game.clone());
}

/// A game after a hundred decisions.
fn in_progress() -> Game {
    let arena = common::starters("random");
    let mut game = arena.start(0, false);
    let mut players = arena.players(arena.place(0).entries);
    for _ in 0..100 {
        let Some(decision) = game.decision() else { break };
        let pick = players.pick(&game, decision).expect("a policy picks an option");
        game.choose(pick).expect("a pick can be chosen");
    }
    game
}

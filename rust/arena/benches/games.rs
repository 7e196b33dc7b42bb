//! Speed of random play with the five starter decks: `cargo bench -p methuselah-arena`.
//!
//! First the size of a state, the decisions of a game and the time that each takes; then games a
//! second, in one thread and two, and what it costs to deal a game and to copy one in progress.

#[path = "../tests/common/mod.rs"]
mod common;

use std::time::Instant;

use divan::{Bencher, counter::ItemsCount};
use methuselah_engine::{Game, state::State};

/// Games of one measurement.
const GAMES: u64 = 64;

fn main() {
    let arena = common::starters("random");
    let started = Instant::now();
    let played = arena.play(0, 500, 1).expect("games without errors").games;
    let (elapsed, games) = (started.elapsed(), played.game.len());
    let decisions: u64 = played.decisions.iter().map(|&n| u64::from(n)).sum();
    println!("size of a state       {} bytes", size_of::<State>());
    println!("decisions of a game   {}", decisions / games as u64);
    println!("time of a decision    {} ns", elapsed.as_nanos() / u128::from(decisions));
    divan::main();
}

/// Games a second.
#[divan::bench(args = [1, 2])]
fn play(bencher: Bencher<'_, '_>, threads: usize) {
    let arena = common::starters("random");
    bencher.counter(ItemsCount::new(GAMES)).bench(|| arena.play(0, GAMES, threads));
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

//! Random play of the five starter decks, to be measured from outside.
//!
//! `workload GAMES` plays that many games in one thread and prints how many decisions they took.
//! `examples/instructions.sh` runs it under callgrind, for instructions a decision.

#[path = "../tests/common/mod.rs"]
mod common;

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok());
    let Some(games) = games else {
        eprintln!("usage: workload GAMES");
        std::process::exit(2);
    };
    match common::starters("random").play(0, games, 1) {
        Ok(columns) => println!("{}", columns.games.decisions.iter().sum::<u32>()),
        Err(error) => {
            eprintln!("{error}");
            std::process::exit(1);
        }
    }
}

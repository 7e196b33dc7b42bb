//! A game of five heuristic players, told decision by decision: the options, and what each was
//! worth to the player in hundredths of a pool.
//!
//! ```text
//! cargo run --release -p methuselah-policy --example explain -- [GAME] [MOST DECISIONS]
//! ```

#[path = "../tests/common/mod.rs"]
mod common;
#[path = "../tests/common/matches.rs"]
mod matches;

use methuselah_engine::{
    DecisionKind, Event, Game, Record,
    chance::{Chance, Purpose},
};
use methuselah_policy::{Draws, Policy};

fn main() {
    let mut arguments = std::env::args().skip(1).map(|a| a.parse::<u64>().expect("a number"));
    let number = arguments.next().unwrap_or(0);
    let most = arguments.next().unwrap_or(u64::MAX);
    let setup = common::starters();
    let mut player = matches::player(&setup);
    let seats = matches::seating(&setup, 7, number / 5, number);
    let mut game = Game::new(setup.clone(), Chance::new(7, number), seats, true);
    let mut turn = 0;
    for _ in 0..most {
        let Some(decision) = game.decision() else { break };
        let seat = decision.seat;
        let state = game.state();
        if state.turns != turn {
            turn = state.turns;
            let pools: Vec<_> = state.all_seats().map(|s| state.seat(s).pool).collect();
            let active = state.active;
            let deck = matches::NAMES[game.entry(active) as usize];
            println!(
                "=== turn {turn}, round {}: seat {} ({deck}), pools {pools:?}",
                state.rounds, active.0
            );
        }
        let count = state.seat(seat).decisions;
        let key = game.chance().draw(game.entry(seat), Purpose::Policy, count, 0);
        let view = game.view(seat);
        let at = player.decide(&view, decision, game.options(), Draws::new(key));
        let worths = player.judge(&view, decision, game.options());
        if decision.kind == DecisionKind::Minion {
            let name = |&card: &_| game.query().def(card).facts.name.as_str();
            let hand: Vec<_> = view.hand().iter().map(name).collect();
            println!("  hand: {}", hand.join(", "));
        }
        println!("seat {} ({} pool), {}:", seat.0, state.seat(seat).pool, decision.kind.name());
        let mut order: Vec<_> = (0..worths.len()).filter(|&o| o != at).collect();
        order.sort_by_key(|&option| -worths[option]);
        for &option in [at].iter().chain(order.iter().take(7)) {
            let mark = if option == at { ">" } else { " " };
            println!("  {mark} {:>6} {}", worths[option], game.words_of(game.options()[option]));
        }
        let told = game.log().len();
        game.choose_index(at).unwrap_or_else(|e| panic!("game {number}: {e}"));
        for record in &game.log()[told..] {
            match record {
                Record::Event(Event::Tally(passed, yes, no)) => {
                    println!("* the referendum ends {yes} to {no}: passed {passed}");
                }
                Record::Event(Event::Oust(seat)) => println!("* seat {} is ousted", seat.0),
                _ => {}
            }
        }
    }
    println!("{:?} after {} decisions", game.ended(), game.state().decisions);
}

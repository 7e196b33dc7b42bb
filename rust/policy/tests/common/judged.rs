//! Positions, and what the options in them are worth to a heuristic player.
#![allow(dead_code)]

use std::sync::Arc;

use methuselah_cards::CardSet;
use methuselah_engine::{Choice, Game, OptionKind, Rules, Scenario};
use methuselah_policy::Heuristic;

/// A table of two.
pub fn table() -> Scenario {
    let cards = Arc::new(CardSet::standard().expect("the entries are right"));
    Scenario::new(2, &cards, Rules::default()).expect("two seats")
}

/// The options of the decision at hand, each with what it is worth.
pub fn worths(game: &Game) -> Vec<(Choice, i32)> {
    let decision = game.decision().expect("the game goes on");
    let player = Heuristic::new(game.query().set());
    let worths = player.judge(&game.view(decision.seat), decision, game.options());
    game.options().iter().copied().zip(worths).collect()
}

/// What the options of a kind are worth beyond passing, the best one first.
pub fn beyond_passing(game: &Game, kind: OptionKind) -> Vec<(Choice, i32)> {
    let all = worths(game);
    let pass = all.iter().find(|(option, _)| option.kind == OptionKind::Pass);
    let pass = pass.map_or(0, |(_, worth)| *worth);
    let mut of: Vec<_> = all.into_iter().filter(|(option, _)| option.kind == kind).collect();
    of.iter_mut().for_each(|(_, worth)| *worth -= pass);
    of.sort_by_key(|(_, worth)| -worth);
    assert!(!of.is_empty(), "{kind:?} is not offered");
    of
}

//! Every option of a decision says something, and no two of them say the same; nor is any line of a
//! transcript empty.
//!
//! `GAMES` in the environment sets how many games are played of each kind of table.

mod common;
#[path = "../../engine/tests/common/mixes.rs"]
mod mixes;

use std::{collections::BTreeMap, sync::Arc};

use methuselah_cards::{CardSet, DefId};
use methuselah_engine::{
    Deck, Edition, Game, Rules, Setup,
    chance::{Chance, Purpose, mix, scale},
};
use methuselah_policy::{Draws, Policy, Random};

/// Decks of any cards that can be played, each in a few copies.
fn any_decks(cards: &Arc<CardSet>, number: u64) -> Arc<Setup> {
    let ids = (0..cards.defs.len()).map(|id| DefId(id as u16));
    let playable: Vec<DefId> = ids.filter(|&id| cards.def(id).implemented).collect();
    let of =
        |crypt| playable.iter().copied().filter(move |&id| cards.def(id).facts.is_crypt() == crypt);
    let (crypt, library): (Vec<_>, Vec<_>) = (of(true).collect(), of(false).collect());
    let mut draw = mix(number);
    let mut any = |from: &[DefId], kinds: usize, copies: usize| {
        let mut slots = Vec::new();
        for _ in 0..kinds {
            draw = mix(draw);
            slots.extend(std::iter::repeat_n(from[scale(draw, from.len())], copies));
        }
        slots
    };
    let decks = (0..5).map(|_| Deck { crypt: any(&crypt, 6, 2), library: any(&library, 20, 4) });
    let decks = decks.collect();
    Arc::new(Setup { cards: cards.clone(), rules: Rules::default(), decks })
}

/// What reads badly, with how often it came and where it came last.
#[derive(Debug, Default)]
struct Found(BTreeMap<String, (u32, String)>);

impl Found {
    fn note(&mut self, what: String, place: impl FnOnce() -> String) {
        let entry = self.0.entry(what).or_default();
        entry.0 += 1;
        entry.1 = place();
    }
}

/// Words that say nothing: none at all, or a phrase with a gap.
fn says_nothing(words: &str) -> bool {
    let words = words.trim();
    words.is_empty() || words.contains("  ") || words.contains("()") || words.ends_with(':')
}

/// Plays games at random, and reads what is offered in them and told of them.
fn survey(table: impl Fn(u64) -> Arc<Setup>) {
    let games: u64 = std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(80);
    let (mut found, mut decisions) = (Found::default(), 0_u32);
    for number in 0..games {
        let setup = table(number);
        let chance = Chance::new(21, number);
        let mut game = Game::new(setup.clone(), chance, setup.rotated_seating(0), true);
        while let Some(decision) = game.decision() {
            decisions += 1;
            let mut words = game.options_in_words();
            words.sort();
            let place = || format!("game {number}, decision {}", game.state().decisions);
            let twice = words.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| &pair[0]);
            let bad = twice.chain(words.iter().filter(|words| says_nothing(words)));
            for words in bad {
                found.note(format!("{}: {words:?}", decision.kind.name()), place);
            }
            let count = game.state().seat(decision.seat).decisions;
            let key = chance.draw(game.entry(decision.seat), Purpose::Policy, count, 0);
            let at =
                Random.decide(&game.view(decision.seat), decision, game.options(), Draws::new(key));
            game.choose_index(at).unwrap_or_else(|e| panic!("game {number}: {e}"));
        }
        assert_eq!(game.state().error, None, "game {number}");
        for line in game.open_transcript().iter().filter(|line| says_nothing(line)) {
            found.note(format!("line {line:?}"), || format!("game {number}"));
        }
    }
    assert!(found.0.is_empty(), "of {decisions} decisions: {:#?}", found.0);
}

#[test]
fn options_of_the_starter_decks_read_apart() {
    let starters = common::starters();
    survey(|_| starters.clone());
}

#[test]
fn options_of_any_decks_read_apart() {
    let cards = common::starters().cards.clone();
    survey(|number| any_decks(&cards, number));
}

#[test]
fn options_of_random_decks_read_apart() {
    let mixer = mixes::Mixer::new();
    survey(|number| mixer.table(21, number));
}

#[test]
fn classic_options_of_random_decks_read_apart() {
    let mixer = mixes::Mixer::new();
    survey(|number| mixer.table_by(Edition::Classic, 21, number));
}

#[test]
fn options_of_imbued_read_apart() {
    let mixer = mixes::Mixer::new();
    survey(|number| mixer.table_with_imbued(21, number));
}

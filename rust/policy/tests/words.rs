//! No decision offers two options that read the same.

mod common;

use std::{collections::BTreeMap, sync::Arc};

use methuselah_cards::{CardSet, DefId};
use methuselah_engine::{
    Deck, Game, Rules, Setup,
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

#[test]
fn no_two_options_read_the_same() {
    let games: u64 = std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(200);
    let starters = common::starters();
    let mut found: BTreeMap<String, (u32, String)> = BTreeMap::new();
    let mut decisions = 0;
    for number in 0..games {
        let setup =
            if number % 4 == 0 { starters.clone() } else { any_decks(&starters.cards, number) };
        let chance = Chance { seed: 21, game: number };
        let mut game = Game::new(setup.clone(), chance, setup.rotated_seating(0), false);
        while let Some(decision) = game.decision() {
            decisions += 1;
            let mut words = game.options_in_words();
            words.sort();
            if let Some(pair) = words.windows(2).find(|pair| pair[0] == pair[1]) {
                let key = format!("{}: {}", decision.kind.name(), pair[0]);
                let entry = found.entry(key).or_default();
                entry.0 += 1;
                entry.1 = format!("game {number}, decision {}", game.state().decisions);
            }
            let count = game.state().seat(decision.seat).decisions;
            let key = chance.draw(game.entry(decision.seat), Purpose::Policy, count, 0);
            let at =
                Random.decide(&game.view(decision.seat), decision, game.options(), Draws::new(key));
            game.choose_index(at).unwrap_or_else(|e| panic!("game {number}: {e}"));
        }
        assert_eq!(game.state().error, None, "game {number}");
    }
    assert!(found.is_empty(), "of {decisions} decisions: {found:#?}");
}

//! The five Fifth Edition starter decks, from the files that come with the library.

use std::{path::Path, sync::Arc};

use methuselah_cards::{CardSet, facts};
use methuselah_engine::{Deck, Rules, Setup};

/// Reads a deck file as this library writes them: a count, an `x` and a name on each line.
pub fn deck(cards: &CardSet, name: &str) -> Deck {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../sims/decks").join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let mut deck = Deck { crypt: Vec::new(), library: Vec::new() };
    for line in text.lines() {
        let Some((count, rest)) = line.split_once("x ") else { continue };
        let Ok(count) = count.trim().parse::<usize>() else { continue };
        let name = rest.split("  ").next().unwrap_or(rest).trim();
        // A crypt card is told with its group behind the clan: prints of one name differ in it.
        let group = rest.rsplit_once(':').map(|(_, group)| format!("{name} (G{})", group.trim()));
        let facts =
            group.and_then(|name| facts::all().find(&name)).or_else(|| facts::all().find(name));
        let facts = facts.unwrap_or_else(|| panic!("no card {name}"));
        let id = cards.by_id(facts.id).expect("every printed card is in the set");
        let part = if facts.is_crypt() { &mut deck.crypt } else { &mut deck.library };
        part.extend(std::iter::repeat_n(id, count));
    }
    deck
}

/// A table of the five starter decks.
pub fn starters() -> Arc<Setup> {
    let cards = Arc::new(CardSet::standard().unwrap_or_else(|e| panic!("{e}")));
    let names = ["malkavian", "nosferatu", "toreador", "tremere", "ventrue"];
    let decks = names.map(|name| deck(&cards, &format!("{name}.txt"))).to_vec();
    let setup = Setup { cards, rules: Rules { round_limit: 0, ..Rules::default() }, decks };
    setup.check(false).unwrap_or_else(|e| panic!("{e}"));
    Arc::new(setup)
}

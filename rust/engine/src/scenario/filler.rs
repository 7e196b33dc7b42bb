//! The card that piles are filled with.

use std::sync::Arc;

use methuselah_cards::{CardDef, CardSet, DefId, HandWindows, Reach, facts::Facts, lang::Amount};

/// The name of the filler, which no printed card has.
pub(super) const FILLER: &str = "Filler";

/// A set with the filler added, unless it has one: to be shared by many scenarios, each of which
/// would otherwise copy the set.
///
/// The filler is a card of no type: it is no master, minion card, event or conviction, so no rule
/// lets it be played and no text that speaks of a kind of card means it.
pub fn with_filler(cards: &Arc<CardSet>) -> Arc<CardSet> {
    if filler(cards).is_some() {
        return Arc::clone(cards);
    }
    let mut set = CardSet::clone(cards);
    if let Some(like) = set.defs.first() {
        let facts = Facts { name: FILLER.to_owned(), ..Facts::default() };
        let blank = CardDef {
            facts,
            called: None,
            implemented: true,
            requires: Vec::new(),
            modes: Vec::new(),
            abilities: Vec::new(),
            as_played: Vec::new(),
            only_one: false,
            replace: None,
            limits_with: None,
            counters: Amount::default(),
            life: None,
            strength: None,
            bleed: None,
            hand_windows: HandWindows::default(),
            gives_title: None,
            reach: Reach::default(),
            ..like.clone()
        };
        set.defs.push(blank);
    }
    Arc::new(set)
}

/// The filler of a set: its last card.
pub(super) fn filler(cards: &CardSet) -> Option<DefId> {
    let last = cards.defs.last()?;
    let is_filler = last.facts.name == FILLER && last.facts.types.is_empty();
    is_filler.then(|| DefId(cards.defs.len() as u16 - 1))
}

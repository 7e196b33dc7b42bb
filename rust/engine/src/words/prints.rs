//! Which print each vampire was at each record of a log: two that merge are one from then on.

use methuselah_cards::{DefId, Merging};

use crate::{event::Event, game::Game, ids::CardId, log::Record};

/// The cards that have become others, from record to record.
pub(super) struct Prints {
    /// From which record on a card is which one.
    changes: Vec<(CardId, usize, DefId)>,
}

impl Prints {
    pub fn of(game: &Game) -> Self {
        let (q, mut changes) = (game.query(), Vec::new());
        let last = |changes: &[(CardId, usize, DefId)], card: CardId| {
            changes.iter().rev().find(|(id, ..)| *id == card).map(|&(.., def)| def)
        };
        for (at, record) in game.log().iter().enumerate() {
            let Record::Event(event) = *record else { continue };
            match event {
                Event::Merge(minion, under) => {
                    let now = last(&changes, minion).unwrap_or(game.state().card(minion).def);
                    let of = |way: &&Merging| way.with == now || way.into == now;
                    let Some(merging) = q.def(under).merging.iter().find(of) else { continue };
                    if last(&changes, minion).is_none() {
                        changes.push((minion, 0, merging.with));
                    }
                    changes.push((minion, at + 1, merging.into));
                }
                // It is two cards again.
                Event::Burn(card)
                | Event::Remove(card)
                | Event::Banish(card)
                | Event::ToHand(card)
                | Event::ToLibrary(card)
                | Event::ToLibraryBottom(card)
                | Event::ToCryptBottom(card)
                | Event::ToUncontrolled(card) => {
                    let merged = last(&changes, card).and_then(|def| q.set().def(def).merged_from);
                    let first = changes.iter().find(|(id, ..)| *id == card).map(|&(.., def)| def);
                    if let (Some(_), Some(first)) = (merged, first) {
                        changes.push((card, at + 1, first));
                    }
                }
                _ => {}
            }
        }
        Self { changes }
    }

    /// What a card was at a record.
    pub fn def(&self, game: &Game, card: CardId, at: usize) -> DefId {
        let mut own = self.changes.iter().filter(|(id, ..)| *id == card);
        let now = || game.state().card(card).def;
        own.rfind(|(_, from, _)| *from <= at).map_or_else(now, |&(.., def)| def)
    }
}

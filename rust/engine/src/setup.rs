//! Setting up a table and its games (chapter SETUP). Decks come as they are: the package judges
//! whether they are legal (chapter DECK).

use std::sync::Arc;

use methuselah_cards::{CardSet, DefId, lang::Place};
use thiserror::Error;

use crate::{
    chance::{Chance, Purpose, mix, scale},
    engine::Engine,
    event::{Event, Holder, Why},
    ids::{CardId, Seat},
    list::List,
    rules::{Rules, RulesError},
    state::{Card, MAX_CARDS, MAX_SEATS, State, Zone},
};

#[cfg(test)]
mod tests;

/// A deck: its slots in order. A swap of one card in place leaves all draws of other slots as they
/// were.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deck {
    /// The crypt.
    pub crypt: Vec<DefId>,
    /// The library.
    pub library: Vec<DefId>,
}

/// What all games of a table share.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The cards.
    pub cards: Arc<CardSet>,
    /// The rules.
    pub rules: Rules,
    /// The deck of each entry.
    pub decks: Vec<Deck>,
}

/// A table that cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// SETUP-4.
    #[error("a table has 2 to 5 decks, not {0}")]
    Seats(usize),
    /// More cards than a state has room for.
    #[error("the deck of entry {entry} has {count} {what}, more than the {limit} supported")]
    TooLarge {
        /// The entry.
        entry: usize,
        /// Crypt or library cards.
        what: &'static str,
        /// How many it has.
        count: usize,
        /// How many there is room for.
        limit: usize,
    },
    /// More cards in all than a state has room for.
    #[error("the decks have {0} cards in all, more than the {MAX_CARDS} supported")]
    TooMany(usize),
    /// A card without its text.
    #[error("entry {entry}: not implemented yet: {}", names.join(", "))]
    NotImplemented {
        /// The entry.
        entry: usize,
        /// The cards.
        names: Vec<String>,
    },
    /// The rules.
    #[error(transparent)]
    Rules(#[from] RulesError),
}

/// Most library cards of one deck.
pub const MAX_LIBRARY: usize = 112;
/// The bits of a number below [`MAX_LIBRARY`].
const PLACE: u64 = 127;
const _: () = assert!(MAX_LIBRARY <= PLACE as usize + 1 && MAX_CRYPT <= MAX_LIBRARY);
/// Most crypt cards of one deck.
pub const MAX_CRYPT: usize = 64;

impl Setup {
    /// Checks what a table needs: its size, room for its cards, and (unless `blanks`) that every
    /// card is implemented.
    pub fn check(&self, blanks: bool) -> Result<(), SetupError> {
        self.rules.check()?;
        if !(2..=MAX_SEATS).contains(&self.decks.len()) {
            return Err(SetupError::Seats(self.decks.len()));
        }
        for (entry, deck) in self.decks.iter().enumerate() {
            let parts = [
                ("crypt cards", deck.crypt.len(), MAX_CRYPT),
                ("library cards", deck.library.len(), MAX_LIBRARY),
            ];
            for (what, count, limit) in parts {
                if count > limit {
                    return Err(SetupError::TooLarge { entry, what, count, limit });
                }
            }
            let missing = |id: &&DefId| !self.cards.def(**id).implemented;
            let mut names: Vec<_> =
                deck.crypt.iter().chain(&deck.library).filter(missing).collect();
            names.sort();
            names.dedup();
            if !blanks && !names.is_empty() {
                let name = |id: &DefId| self.cards.def(*id).name().to_owned();
                let names = names.into_iter().map(name).collect();
                return Err(SetupError::NotImplemented { entry, names });
            }
        }
        let all = self.decks.iter().map(|d| d.crypt.len() + d.library.len()).sum();
        if all > MAX_CARDS { Err(SetupError::TooMany(all)) } else { Ok(()) }
    }

    /// The state before the first turn, with the entry at each seat.
    pub(crate) fn deal(&self, entries: [u8; MAX_SEATS]) -> Box<State> {
        let mut state = Box::new(State::empty(self.decks.len() as u8));
        let mut next = 0;
        for seat in state.all_seats() {
            let deck = &self.decks[entries[seat.index()] as usize];
            let slots = [(&deck.crypt, Zone::Crypt), (&deck.library, Zone::Library)];
            let mut slot = 0;
            for (slots, zone) in slots {
                for &def in slots {
                    state.advanced |= !self.cards.def(def).merging.is_empty();
                    let owner = seat;
                    let card = Card { def, owner, slot, controller: seat, zone, ..Card::default() };
                    slot += 1;
                    state.cards[next] = card;
                    let id = CardId(next as u16);
                    let seat = state.seat_mut(seat);
                    let room = if zone == Zone::Crypt {
                        seat.crypt.push(id)
                    } else {
                        seat.library.push(id)
                    };
                    debug_assert!(room, "the table was checked");
                    next += 1;
                }
            }
        }
        state.card_count = next as u16;
        state
    }

    /// The seating of a game in which the entries sit in a random order.
    pub fn random_seating(&self, chance: Chance) -> [u8; MAX_SEATS] {
        let count = self.decks.len();
        let mut order: Vec<u8> = (0..count as u8).collect();
        order.sort_by_key(|&entry| chance.draw(entry, Purpose::Seating, 0, 0));
        seating(&order)
    }

    /// The seating in which the entries sit in their order, entry `first` going first.
    pub fn rotated_seating(&self, first: usize) -> [u8; MAX_SEATS] {
        let count = self.decks.len();
        let order: Vec<u8> = (0..count).map(|i| ((first + i) % count) as u8).collect();
        seating(&order)
    }
}

fn seating(order: &[u8]) -> [u8; MAX_SEATS] {
    let mut seats = [0; MAX_SEATS];
    seats[..order.len()].copy_from_slice(order);
    seats
}

impl Engine<'_> {
    /// SETUP-2, -3.
    pub(crate) fn set_up(&mut self) {
        let rules = self.rules();
        for seat in self.s.all_seats() {
            self.shuffle(seat, Place::Library);
            self.shuffle(seat, Place::Crypt);
            if rules.ante {
                self.set_aside_ante(seat);
            }
            self.gain(Holder::Pool(seat), rules.pool.into(), Why::Told);
            self.s.seat_mut(seat).hand_size = rules.hand;
            for _ in 0..rules.hand {
                self.commit(Event::Draw(seat));
            }
            for _ in 0..rules.crypt_draw {
                self.commit(Event::DrawCrypt(seat));
            }
        }
    }

    /// EDITION-12: the top card of the library is set aside, for all to see.
    fn set_aside_ante(&mut self, seat: Seat) {
        if let Some(&card) = self.s.seat(seat).library.last() {
            self.commit(Event::Remove(card));
            self.s.seat_mut(seat).ante = card;
        }
    }

    /// Shuffles a pile: its cards are sorted by draws for their slots, so that the place of each
    /// depends on nothing but its own key. Nobody knows any more which card is which, and chance
    /// deals their handles anew.
    pub(crate) fn shuffle(&mut self, seat: Seat, place: Place) {
        let which = usize::from(place == Place::Crypt);
        let purpose = if which == 1 { Purpose::Crypt } else { Purpose::Library };
        let entry = self.entries[seat.index()];
        let ordinal = self.s.seat(seat).shuffles[which];
        self.s.seat_mut(seat).shuffles[which] = ordinal.wrapping_add(1);
        let chance = self.chance;
        let state = self.s.seat(seat);
        let pile: &[CardId] = if which == 1 { &state.crypt } else { &state.library };
        // A draw with the place in the pile in its last bits is sorted as one number.
        let mut keyed = [0; MAX_LIBRARY];
        let keyed = &mut keyed[..pile.len()];
        for (at, (&id, key)) in pile.iter().zip(keyed.iter_mut()).enumerate() {
            let slot = self.s.card(id).slot;
            let draw = chance.draw(entry, purpose, ordinal.into(), slot.into());
            *key = draw & !PLACE | at as u64;
        }
        keyed.sort_unstable();
        let old = keyed.iter().map(|key| pile[(key & PLACE) as usize]);
        let old: List<CardId, MAX_LIBRARY> = old.collect();
        let cards: List<Card, MAX_LIBRARY> = old.iter().map(|&id| *self.s.card(id)).collect();
        let mut draw = chance.draw(entry, Purpose::Handles, ordinal.into(), which as u16);
        let pile = self.pile(seat, which);
        for last in (1..pile.len()).rev() {
            draw = mix(draw);
            pile.swap(last, scale(draw, last + 1));
        }
        let handles: List<CardId, MAX_LIBRARY> = pile.iter().copied().collect();
        // No reference to any of them resolves from now on.
        let before = cards.iter().map(|card| card.incarnation).max().unwrap_or(0);
        let incarnation = before.wrapping_add(1);
        for (&card, &id) in cards.iter().zip(handles.iter()) {
            *self.s.card_mut(id) = Card { known: 0, incarnation, ..card };
        }
        if self.s.turns > 0 {
            let place = |id: CardId| old.iter().position(|&old| old == id);
            self.rename(|id| place(id).map_or(id, |at| handles[at]));
        }
    }

    fn pile(&mut self, seat: Seat, which: usize) -> &mut [CardId] {
        let seat = self.s.seat_mut(seat);
        if which == 1 { &mut seat.crypt } else { &mut seat.library }
    }

    /// What has spoken of a card by its old handle speaks of it by the new one.
    fn rename(&mut self, renamed: impl Fn(CardId) -> CardId) {
        for lasting in self.s.lasting.iter_mut() {
            lasting.source.id = renamed(lasting.source.id);
        }
        for record in self.log.iter_mut().flat_map(|log| log.iter_mut()) {
            record.rename(&renamed);
        }
    }
}

//! What became of the cards of each deck.

use std::collections::BTreeSet;

use methuselah_engine::{
    CardId, Event, Game, Record, Setup,
    state::{Card, MAX_CARDS, Zone},
};

use crate::columns::CardColumns;

/// The rows of the table of cards, and which of them each slot of a deck counts in.
#[derive(Clone, Debug)]
pub(crate) struct CardRows {
    /// Entry and printed id of each row.
    keys: Vec<(u8, u32)>,
    /// By entry: the row of each slot, crypt first, in the order in which decks are dealt.
    slots: Vec<Vec<usize>>,
}

impl CardRows {
    pub(crate) fn of(setup: &Setup) -> Self {
        let mut keys = Vec::new();
        let mut slots = Vec::new();
        for (entry, deck) in setup.decks.iter().enumerate() {
            let cards = deck.crypt.iter().chain(&deck.library);
            let ids: Vec<u32> = cards.map(|&def| setup.cards.def(def).facts.id).collect();
            let distinct: BTreeSet<u32> = ids.iter().copied().collect();
            let first = keys.len();
            keys.extend(distinct.iter().map(|&id| (entry as u8, id)));
            let own = &keys[first..];
            let row = |id: &u32| first + own.partition_point(|(_, other)| other < id);
            slots.push(ids.iter().map(row).collect());
        }
        Self { keys, slots }
    }
}

/// What has become of one copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Fate {
    drawn: bool,
    played: bool,
    discarded: bool,
    held: bool,
}

impl Fate {
    /// Told from who knows the card: its owner since it was drawn, everyone since it was shown. A
    /// crypt card can be shown by an effect that never brings it into play.
    fn of(card: &Card, is_crypt: bool, told: Told) -> Self {
        let drawn = card.known & card.owner.bit() != 0;
        let shown = card.known == u8::MAX;
        let played = if is_crypt { told.entered } else { shown && !told.discarded };
        let unseen = matches!(card.zone, Zone::Hand | Zone::Uncontrolled | Zone::Removed);
        Self { drawn, played, discarded: told.discarded, held: drawn && !shown && unseen }
    }
}

/// Copies of one card of one deck in one game.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Copies {
    drawn: u8,
    played: u8,
    discarded: u8,
    held: u8,
}

impl Copies {
    fn add(&mut self, fate: Fate) {
        self.drawn += u8::from(fate.drawn);
        self.played += u8::from(fate.played);
        self.discarded += u8::from(fate.discarded);
        self.held += u8::from(fate.held);
    }
}

/// Sums over games in the making.
pub(crate) struct CardTally<'a> {
    rows: &'a CardRows,
    sums: CardColumns,
    copies: Vec<Copies>,
}

impl<'a> CardTally<'a> {
    pub(crate) fn new(rows: &'a CardRows) -> Self {
        let copies = vec![Copies::default(); rows.keys.len()];
        Self { rows, sums: CardColumns::zeros(&rows.keys), copies }
    }

    /// Adds a game that is over, and logged.
    pub(crate) fn add(&mut self, game: &Game) {
        let state = game.state();
        let told = Told::of(game.log());
        for id in (0..state.card_count).map(CardId) {
            let card = state.card(id);
            let row = self.rows.slots[game.entry(card.owner) as usize][state.slot_of(id)];
            let is_crypt = game.query().def(id).facts.is_crypt();
            self.copies[row].add(Fate::of(card, is_crypt, told[id.index()]));
        }
        for seat in state.all_seats() {
            let won = game.game_win(seat);
            let slots = &self.rows.slots[game.entry(seat) as usize];
            for &row in slots {
                // Emptied with the first of a card's slots, so that the others add nothing.
                let copies = std::mem::take(&mut self.copies[row]);
                if copies != Copies::default() {
                    self.sums.add(row, copies, won);
                }
            }
        }
    }

    pub(crate) fn finish(self) -> CardColumns {
        self.sums
    }
}

/// What a log tells of a card.
#[derive(Clone, Copy, Default)]
struct Told {
    discarded: bool,
    entered: bool,
}

impl Told {
    fn of(log: &[Record]) -> [Self; MAX_CARDS] {
        let mut told = [Self::default(); MAX_CARDS];
        for record in log {
            match record {
                Record::Event(Event::Discard(card)) => told[card.index()].discarded = true,
                Record::Event(Event::Enter(entry)) => told[entry.card.index()].entered = true,
                _ => {}
            }
        }
        told
    }
}

impl CardColumns {
    /// The rows of no games.
    fn zeros(keys: &[(u8, u32)]) -> Self {
        let zeros = || vec![0; keys.len()];
        Self {
            entry: keys.iter().map(|&(entry, _)| entry).collect(),
            card: keys.iter().map(|&(_, card)| card).collect(),
            drawn: zeros(),
            played: zeros(),
            discarded: zeros(),
            left_in_hand: zeros(),
            games_drawn: zeros(),
            wins_drawn: zeros(),
            games_played: zeros(),
            wins_played: zeros(),
        }
    }

    fn add(&mut self, row: usize, copies: Copies, won: bool) {
        let (drawn, played) = (copies.drawn > 0, copies.played > 0);
        self.drawn[row] += u64::from(copies.drawn);
        self.played[row] += u64::from(copies.played);
        self.discarded[row] += u64::from(copies.discarded);
        self.left_in_hand[row] += u64::from(copies.held);
        self.games_drawn[row] += u64::from(drawn);
        self.wins_drawn[row] += u64::from(drawn && won);
        self.games_played[row] += u64::from(played);
        self.wins_played[row] += u64::from(played && won);
    }

    /// Adds the sums of other games of the same decks.
    pub(crate) fn add_sums(&mut self, other: &Self) {
        let columns = [
            (&mut self.drawn, &other.drawn),
            (&mut self.played, &other.played),
            (&mut self.discarded, &other.discarded),
            (&mut self.left_in_hand, &other.left_in_hand),
            (&mut self.games_drawn, &other.games_drawn),
            (&mut self.wins_drawn, &other.wins_drawn),
            (&mut self.games_played, &other.games_played),
            (&mut self.wins_played, &other.wins_played),
        ];
        for (sums, more) in columns {
            for (sum, n) in sums.iter_mut().zip(more) {
                *sum += n;
            }
        }
    }
}

//! Counters of a kind that cards in play put on others (TERM-5).

use methuselah_cards::lang::CounterKind;

use crate::{
    engine::Engine,
    error::GameError,
    event::{Holder, Why},
    ids::CardId,
    query::Query,
    state::Tally,
};

impl Query<'_> {
    /// Counters of a kind on a card, whatever has put them there.
    pub fn counters_of(self, card: CardId, kind: CounterKind) -> u8 {
        let on = self.s.tallies.iter().filter(|tally| tally.on == card && tally.kind == kind);
        on.fold(0, |sum: u8, tally| sum.saturating_add(tally.n))
    }
}

impl Engine<'_> {
    /// A card gets counters of a kind from the card whose effect it is.
    pub(crate) fn put_counters_of(&mut self, on: CardId, kind: CounterKind, n: u8, why: Why) {
        let by = if let Why::Effect(card) = why { card } else { CardId::NONE };
        let same = |tally: &&mut Tally| (tally.on, tally.kind, tally.by) == (on, kind, by);
        if let Some(tally) = self.s.tallies.iter_mut().find(same) {
            tally.n += n;
        } else if !self.s.tallies.push(Tally { on, kind, n, by }) {
            self.raise(GameError::TooMany("counters of a kind"));
        }
    }

    /// Takes counters of a kind from a card that has as many.
    pub(crate) fn take_counters_of(&mut self, on: CardId, kind: CounterKind, mut n: u8) {
        for tally in self.s.tallies.iter_mut().filter(|t| t.on == on && t.kind == kind) {
            let taken = n.min(tally.n);
            tally.n -= taken;
            n -= taken;
        }
        self.s.tallies.retain(|tally| tally.n > 0);
    }

    /// A card goes out of play: what it has put on others goes to the bank.
    pub(crate) fn burn_counters_of(&mut self, card: CardId) {
        while let Some(&Tally { on, kind, n, .. }) =
            self.s.tallies.iter().find(|tally| tally.by == card)
        {
            self.lose(Holder::CountersOf(on, kind), n.into(), Why::Told);
        }
    }

    /// A card leaves play: what is on it and what it has put on others goes to the bank.
    pub(crate) fn burn_counters_with(&mut self, card: CardId) {
        while let Some(&Tally { on, kind, n, .. }) =
            self.s.tallies.iter().find(|tally| tally.on == card || tally.by == card)
        {
            self.lose(Holder::CountersOf(on, kind), n.into(), Why::Told);
        }
    }
}

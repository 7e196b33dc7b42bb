//! Infernal minions (TRAIT-4).

use methuselah_cards::vocab::Keyword;

use crate::{
    engine::Engine,
    event::{Holder, Why},
    ids::{CardId, Seat},
    option::{Choice, OptionKind},
    query::Query,
};

impl Query<'_> {
    /// An infernal minion (TRAIT-4).
    pub(crate) fn is_infernal(self, card: CardId) -> bool {
        self.s.reach.infernal && self.is_minion(card) && self.has_keyword(card, Keyword::Infernal)
    }
}

impl Engine<'_> {
    /// TRAIT-4: 1 pool unlocks an infernal minion.
    pub(crate) fn offer_infernal(&mut self, seat: Seat) {
        let pool = self.s.seat(seat).pool;
        if !self.s.reach.infernal || pool < 1 {
            return;
        }
        for minion in self.s.seat(seat).minions {
            if self.s.card(minion).locked() && self.q().is_infernal(minion) {
                let mode = u8::from(pool == 1);
                self.options
                    .push(Choice { mode, ..Choice::of(OptionKind::UnlockInfernal, minion) });
            }
        }
    }

    pub(crate) fn unlock_infernal(&mut self, seat: Seat, minion: CardId) {
        self.lose(Holder::Pool(seat), 1, Why::Told);
        self.unlock(minion);
    }
}

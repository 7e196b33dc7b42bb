//! Scarce vampires (TRAIT-6).

use methuselah_cards::vocab::Keyword;

use crate::{
    ids::{CardId, Seat},
    query::Query,
};

/// Pool that a scarce vampire takes for each other of its clan.
const SCARCE_POOL: i16 = 3;

impl Query<'_> {
    /// TRAIT-6: the pool that a scarce vampire takes to be moved to the ready region.
    pub(crate) fn scarcity(self, seat: Seat, card: CardId) -> i16 {
        if !self.def(card).facts.keywords.has(Keyword::Scarce) {
            return 0;
        }
        // EDITION-13.
        let everyones = self.edition().scarcity_counts_everyones();
        let seats = self.s.all_seats().filter(|&other| everyones || other == seat);
        let minions = seats.flat_map(|seat| self.s.seat(seat).minions.iter());
        let alike = minions.filter(|&&m| {
            self.is_vampire(m) && self.clan(card).is_some_and(|clan| self.is_of_clan(m, clan))
        });
        SCARCE_POOL * alike.count() as i16
    }
}

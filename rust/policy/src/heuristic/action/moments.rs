//! Other moments of an action: before a fight, and as a card is played.

use methuselah_engine::Seat;

use super::Scene;
use crate::heuristic::{combat, deeds::Offer, reading::Deed};

impl Scene<'_> {
    /// The action ends before a fight.
    pub(super) fn escape(&self, deed: &Deed) -> i32 {
        if !deed.ends_action || !self.mine {
            return 0;
        }
        match (self.actor, self.blocker) {
            (Some(actor), Some(blocker)) => -combat::fight(self.sight, actor, blocker),
            _ => 0,
        }
    }

    /// A card is being played: it may be cancelled.
    pub(super) fn answer(&self, offer: &Offer) -> i32 {
        let sight = self.sight;
        if !offer.deed.cancels {
            return -10;
        }
        let player = self.player_of_card();
        let stake = match player {
            Some(seat) if seat != sight.me => sight.against(seat) / 2,
            _ => -100,
        };
        stake - offer.price(sight) - 40
    }

    pub(super) fn player_of_card(&self) -> Option<Seat> {
        let played = self.action?.played.last()?;
        self.sight.card(played.card).map(|card| card.owner)
    }
}

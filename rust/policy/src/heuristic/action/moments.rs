//! Other moments of an action: before a fight, and as a card is played.

use methuselah_engine::{CardId, Seat};

use super::Scene;
use crate::heuristic::{combat, deeds::Offer, reading::Deed};

impl Scene<'_> {
    /// The action ends before a fight.
    pub(super) fn escape(&self, deed: &Deed) -> i32 {
        if !deed.ends_action {
            return 0;
        }
        match (self.actor, self.blocker) {
            (Some(actor), Some(blocker)) if self.mine => -combat::fight(self.sight, actor, blocker),
            (Some(actor), Some(blocker)) if self.sight.is_mine(blocker) => {
                -combat::fight(self.sight, blocker, actor)
            }
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
        if player.is_none()
            && let Some(play) = sight.view.shown()
        {
            return self.denied(play.seat, play.card) - offer.price(sight);
        }
        let stake = match player {
            Some(seat) if seat != sight.me => sight.against(seat) / 2,
            _ => -100,
        };
        stake - offer.price(sight) - 40
    }

    /// A master card that another plays is denied them, for a master action of one's own.
    fn denied(&self, seat: Seat, card: CardId) -> i32 {
        let sight = self.sight;
        let Some(at) = sight.card(card).filter(|_| seat != sight.me) else { return -100 };
        let standing = sight.reading.standing(at.def);
        let kept = i32::from(standing.own.max(standing.host));
        let hits_me = if sight.view.prey_of(seat) == sight.me { standing.prey } else { 0 };
        let harm = sight.lasting(i32::from(hits_me.max(standing.others)));
        sight.lasting(kept) * sight.against(seat) / 100 + harm - 100
    }

    pub(super) fn player_of_card(&self) -> Option<Seat> {
        let played = self.action?.played.last()?;
        self.sight.card(played.card).map(|card| card.owner)
    }
}

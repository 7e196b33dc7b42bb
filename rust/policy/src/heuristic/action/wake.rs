//! Waking a locked minion, and what it could do then.

use methuselah_engine::{CardId, DecisionKind};

use super::Scene;
use crate::heuristic::{deeds::Offer, reading::Gist};

impl Scene<'_> {
    /// A locked minion is woken, or unlocked, to defend.
    pub(super) fn wake(&self, offer: &Offer) -> i32 {
        let (sight, deed) = (self.sight, offer.deed);
        let minion = offer.option.minion;
        let cost = offer.price(sight) + sight.w.card;
        if sight.view.awake(minion) {
            return -cost;
        }
        let mut worth = 0;
        if self.bleeds_me() && !self.bounces {
            let bleed = self.bleed();
            if bleed >= sight.w.bounce_from && self.would_bounce(minion, offer.option.card) {
                worth = sight.lose_pool(bleed).min(5000) + sight.burn_pool(sight.prey, bleed);
            }
        }
        let may_block = (deed.blocks || self.kind == DecisionKind::Block) && self.may_block();
        if may_block && (deed.blocks || !self.someone_blocks()) {
            worth = worth.max(self.block(minion, deed.intercept.into()));
        }
        if deed.me.lock > 0 {
            worth += sight.w.unlocked / 2;
            worth -= if worth <= sight.w.unlocked / 2 { sight.w.unlocked } else { 0 };
        }
        worth - cost
    }

    /// Whether one of one's unlocked minions can bounce the bleed, blood and all.
    pub(super) fn can_bounce(&self) -> bool {
        let sight = self.sight;
        sight.held(Gist::BOUNCE).any(|(card, clauses)| {
            clauses.iter().any(|clause| {
                clause.deed.bounces
                    && sight
                        .ready(sight.me)
                        .any(|m| sight.view.awake(m) && sight.can_play(m, card, clause))
            })
        })
    }

    /// Whether a minion could bounce the bleed if it were awake.
    pub(super) fn would_bounce(&self, minion: CardId, but: CardId) -> bool {
        let sight = self.sight;
        sight.held(Gist::BOUNCE).filter(|&(card, _)| card != but).any(|(card, clauses)| {
            let mut clauses = clauses.iter();
            clauses.any(|clause| clause.deed.bounces && sight.can_play(minion, card, clause))
        })
    }
}

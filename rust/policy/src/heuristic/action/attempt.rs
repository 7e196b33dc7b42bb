//! Stealth and intercept.

use methuselah_engine::{CardId, Choice};

use super::Scene;
use crate::heuristic::{combat, deeds::Offer, reading::Deed};

impl Scene<'_> {
    /// What all options together could add.
    pub(super) fn reach_of(&self, options: &[Choice]) -> i32 {
        let sight = self.sight;
        let (mut sum, mut last, mut best) = (0, CardId::NONE, 0);
        for option in options {
            let Some(Offer { deed, .. }) = Offer::of(sight, option) else { continue };
            let n = if self.mine { deed.stealth } else { deed.intercept };
            if option.card != last {
                sum += best;
                (last, best) = (option.card, 0);
            }
            best = best.max(i32::from(n));
        }
        sum + best
    }

    /// Stealth or intercept while a block is attempted.
    pub(super) fn needed(&self, deed: &Deed) -> i32 {
        let sight = self.sight;
        let (n, short, stake) = if self.mine {
            let short = self.intercept - self.stealth + 1;
            let fight = match (self.actor, self.blocker) {
                (Some(actor), Some(blocker)) => combat::fight(sight, actor, blocker),
                _ => 0,
            };
            (i32::from(deed.stealth), short, self.gain() - fight)
        } else if self.blocker.is_some_and(|blocker| sight.is_mine(blocker)) {
            let blocker = self.blocker.unwrap_or(CardId::NONE);
            let stake = self.stake(blocker, self.actor.unwrap_or(CardId::NONE));
            (i32::from(deed.intercept), self.stealth - self.intercept, stake)
        } else {
            return 0;
        };
        if deed.unblockable && self.mine && short > 0 {
            return stake.max(0) / 2;
        }
        added(n, short, self.reach, stake)
    }

    /// Stealth before anyone has tried to block.
    pub(super) fn foresight(&self, deed: &Deed) -> i32 {
        if !self.mine || deed.stealth <= 0 {
            return 0;
        }
        let sight = self.sight;
        let blockers = match self.action.and_then(|action| action.at) {
            Some(seat) => sight.unlocked(seat),
            None => sight.unlocked(sight.prey) + sight.unlocked(sight.predator),
        };
        if blockers > 0 { sight.w.stealth } else { 0 }
    }
}

/// What it is worth to add so much of what is short, when all one has reaches so far.
pub(super) fn added(n: i32, short: i32, reach: i32, stake: i32) -> i32 {
    if n <= 0 || short <= 0 || stake <= 0 || reach < short {
        0
    } else if n >= short {
        stake / 2 + 20 - 5 * (n - short)
    } else {
        stake / 3 + 5 * n
    }
}

//! Stealth and intercept.

use methuselah_cards::lang::Number;
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
        if !self.mine || (deed.stealth <= 0 && !deed.unblockable) || self.blockers() == 0 {
            0
        } else if deed.unblockable {
            self.gain().max(0) / 2
        } else {
            self.sight.w.stealth
        }
    }

    /// Minions that may be expected to block one's own action.
    fn blockers(&self) -> i32 {
        let sight = self.sight;
        match self.action.and_then(|action| action.at) {
            Some(seat) => sight.unlocked(seat),
            None if sight.prey == sight.predator => sight.unlocked(sight.prey),
            None => sight.unlocked(sight.prey) + sight.unlocked(sight.predator),
        }
    }

    /// Blocks that are forbidden before anyone has tried: of one minion, or of those that would
    /// have to unlock.
    pub(super) fn forbidden(&self, offer: &Offer) -> i32 {
        let (sight, deed) = (self.sight, offer.deed);
        let bars = deed.picks[0].barred;
        if !(bars || deed.numbs) || !self.mine {
            return 0;
        }
        let (blockers, gain) = (self.blockers(), self.gain().max(0));
        // Whoever is locked may wake, but rarely does.
        let asleep = if blockers == 0 { gain / 8 } else { 0 };
        if !bars {
            return asleep;
        }
        let Some(minion) = sight.view.resolve(offer.option.target.card()) else { return 0 };
        let Some(at) = sight.card(minion).filter(|at| at.ready()) else { return 0 };
        let may_block = match self.action.and_then(|action| action.at) {
            Some(seat) => at.controller == seat,
            None => at.controller == sight.prey || at.controller == sight.predator,
        };
        if !may_block || sight.view.number(Number::Intercept, minion) < self.stealth {
            0
        } else if at.locked() {
            asleep
        } else {
            // The best of them first.
            gain * 2 / (3 * blockers.max(1)) + sight.minion_worth(minion) / 50
        }
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

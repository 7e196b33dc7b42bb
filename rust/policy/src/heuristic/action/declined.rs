//! The bleed: pumped, reduced or bounced.

use methuselah_engine::{DecisionKind, state::ActionKind};

use super::Scene;
use crate::heuristic::reading::Deed;

impl Scene<'_> {
    /// Bleed that is added, taken away or sent elsewhere.
    pub(super) fn pumped(&self, deed: &Deed) -> i32 {
        let sight = self.sight;
        let Some(action) = self.action.filter(|action| action.kind == ActionKind::Bleed) else {
            return if deed.fails && self.mine { -100 } else { 0 };
        };
        let Some(target) = action.at else { return 0 };
        let now = self.bleed();
        let mut worth = 0;
        if deed.bleed > 0 && self.mine {
            let low = deed.bleed_below == 0 || sight.pool(target) <= i32::from(deed.bleed_below);
            // What is not needed yet waits until blocks are declined.
            let early = self.kind != DecisionKind::Declined && deed.stealth <= 0;
            if low && !early {
                let more = now + i32::from(deed.bleed);
                worth += sight.burn_pool(target, more) - sight.burn_pool(target, now);
            } else {
                worth -= 30;
            }
        }
        if deed.less_bleed > 0 {
            let less = (now - i32::from(deed.less_bleed)).max(0);
            worth += if self.kind != DecisionKind::Declined && !action.blocked && target == sight.me
            {
                // Others may add to it yet.
                0
            } else {
                sight.burn_pool(target, less) - sight.burn_pool(target, now)
            };
        }
        if deed.bounces && target == sight.me && now >= sight.w.bounce_from {
            worth += sight.lose_pool(now).min(20_000) + sight.w.bounce;
        } else if deed.bounces {
            worth -= 50;
        }
        if deed.fails && self.mine {
            worth -= 100;
        }
        if deed.ends_action && target == sight.me && self.kind == DecisionKind::Declined {
            worth += sight.lose_pool(now).min(20_000);
        }
        worth
    }
}

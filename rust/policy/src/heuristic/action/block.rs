//! Whether, and with whom, to block.

use methuselah_cards::lang::{Number, Window};
use methuselah_engine::{CardId, Choice, OptionKind, state::ActionKind};

use super::{Scene, attempt::added};
use crate::heuristic::{
    combat,
    reading::{Clause, Gist},
};

impl Scene<'_> {
    /// What it is worth to block with a minion that gets so much more intercept.
    pub(super) fn block(&self, minion: CardId, more: i32) -> i32 {
        let sight = self.sight;
        let Some(actor) = self.actor else { return -10 };
        let intercept = sight.view.number(Number::Intercept, minion) + more;
        let short = self.stealth - intercept;
        if short > 0 && !self.may_catch_up && self.aid() < short {
            return -5;
        }
        let stake = self.stake(minion, actor);
        if short > 0 && !self.can_catch_up(minion, short, stake) {
            return -5;
        }
        stake - sight.w.block
    }

    /// Intercept that one's own cards in play could give.
    fn aid(&self) -> i32 {
        *self.aid.get_or_init(|| self.sight.aid().1)
    }

    /// What a successful block with a minion is worth.
    pub(super) fn stake(&self, minion: CardId, actor: CardId) -> i32 {
        let leaves_torpor = self.action.is_some_and(|a| a.kind == ActionKind::LeaveTorpor);
        let foe = self.foe.get_or_init(|| combat::Foe::of(self.sight, actor));
        let fight = match foe {
            Some(foe) if !leaves_torpor => foe.fight(self.sight, minion),
            _ => 0,
        };
        self.stopped() + fight - *self.lock_cost.get_or_init(|| self.lock_cost())
    }

    /// What it is worth that the action does not succeed.
    pub(super) fn stopped(&self) -> i32 {
        let sight = self.sight;
        if self.bounces && self.bleed() >= sight.w.bounce_from {
            return -sight.burn_pool(sight.prey, self.bleed()) - sight.w.bounce;
        }
        let edge = if self.bleeds_me() { sight.w.edge / 2 } else { 0 };
        -self.gain() + edge
    }

    /// What it costs to lock a minion now.
    pub(super) fn lock_cost(&self) -> i32 {
        let sight = self.sight;
        let acting = self.action.map_or(sight.me, |action| action.meth);
        // Who acts next against one: the predator, if their turn is still to come or goes on.
        let more = if acting == sight.predator {
            (sight.unlocked(acting)).min(2)
        } else {
            sight.threat().min(2)
        };
        let spare = sight.unlocked(sight.me) - 1;
        more * sight.w.guard / (2 + 2 * spare.max(0))
    }

    /// Whether the intercept that a minion lacks could, and would, be added from hand.
    pub(super) fn can_catch_up(&self, minion: CardId, short: i32, stake: i32) -> bool {
        let sight = self.sight;
        let mut cards = [(CardId::NONE, 0, 0); 8];
        let mut count = 0;
        for (card, clauses) in sight.held(Gist::INTERCEPT) {
            // One minion plays the same card only once in an action (CARD-28).
            let def = sight.card(card).map(|at| at.def);
            if cards[..count].iter().any(|&(c, ..)| sight.card(c).map(|at| at.def) == def) {
                continue;
            }
            let mut most = (card, 0, 0);
            for (mode, clause) in clauses.iter().enumerate() {
                let n = i32::from(clause.deed.intercept);
                if n > most.1 && self.adds_intercept(minion, card, clause) {
                    let mode = mode as u8;
                    let option =
                        Choice { kind: OptionKind::Play, mode, card, minion, ..Choice::PASS };
                    most = (card, n, -sight.plain(&option));
                }
            }
            if most.1 > 0 && count < cards.len() {
                cards[count] = most;
                count += 1;
            }
        }
        let aid = self.aid();
        let reach = aid + cards[..count].iter().map(|(_, n, _)| n).sum::<i32>();
        if added(aid, short, reach, stake) > 0 {
            return true;
        }
        cards[..count].iter().any(|&(_, n, cost)| added(n, short, reach, stake) > cost)
    }

    /// Whether a minion could play a clause for its intercept in this action.
    pub(super) fn adds_intercept(&self, minion: CardId, card: CardId, clause: &Clause) -> bool {
        let sight = self.sight;
        let Some(action) = self.action else { return false };
        let twice = || {
            let def = sight.card(card).map(|card| card.def);
            action.played.iter().any(|played| {
                sight.view.resolve(played.minion) == Some(minion)
                    && sight.card(played.card).map(|card| card.def) == def
            })
        };
        clause.window == Window::Attempt
            && !clause.on_condition
            && (!clause.in_bleeds || action.kind == ActionKind::Bleed)
            && (!clause.at_me || action.is_at(sight.me))
            && (!clause.of_predator || action.meth == sight.predator)
            && sight.can_play(minion, card, clause)
            && !twice()
    }

    /// Whether one may block the action at all.
    pub(super) fn may_block(&self) -> bool {
        self.action.is_some() && self.sight.view.has_a_say()
    }

    /// Whether an unlocked minion could block as well.
    pub(super) fn someone_blocks(&self) -> bool {
        let sight = self.sight;
        let blocks = |m| sight.view.awake(m) && self.block(m, 0) > 0;
        *self.blocks.get_or_init(|| sight.ready(sight.me).any(blocks))
    }
}

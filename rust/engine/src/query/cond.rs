use methuselah_cards::lang::{ActionIs, Cond};

use super::{Context, Query};
use crate::state::{ActionKind, Range, Zone};

impl Query<'_> {
    /// Whether a condition holds in a context.
    pub fn holds(self, c: &Context, cond: &Cond) -> bool {
        match cond {
            Cond::If(which, filter) => {
                self.which(c, *which).is_some_and(|id| self.fits_anywhere(c, filter, id))
            }
            Cond::Fights(filter) => {
                self.fought(c.me).is_some_and(|id| self.fits_anywhere(c, filter, id))
            }
            Cond::Exists(filter) => self.matching(c, filter).next().is_some(),
            Cond::Action(what) => self.s.action.on && self.action_is(c, *what),
            Cond::Same(a, b) => self.who(c, *a).is_some() && self.who(c, *a) == self.who(c, *b),
            Cond::HasEdge(who) => self.s.edge.is_some() && self.who(c, *who) == self.s.edge,
            Cond::AtLeast(a, b) => self.amount(c, a) >= self.amount(c, b),
            Cond::AtMost(a, b) => self.amount(c, a) <= self.amount(c, b),
            Cond::Close => self.s.combat.on && self.s.combat.range == Range::Close,
            Cond::Long => self.s.combat.on && self.s.combat.range == Range::Long,
            Cond::FirstRound => self.s.combat.on && self.s.combat.round == 1,
            Cond::ReferendumPassed => self.s.action.passed.is_some(),
            Cond::CombatQueued => {
                self.s.resolve(self.s.combat.queued[0]).is_some() || !self.s.queued.is_empty()
            }
            Cond::BothReady => {
                let sides = self.s.combat.sides;
                self.s.combat.on && sides.iter().all(|side| self.ready(side.minion))
            }
            Cond::DamageFrom(filter) => self.current_damage().is_some_and(|damage| {
                damage.strike
                    && damage.card.some().is_some_and(|id| self.fits_anywhere(c, filter, id))
            }),
            Cond::Played(filter) => {
                let mut played = self.s.action.played.iter();
                self.s.action.on && played.any(|p| self.fits_anywhere(c, filter, p.card))
            }
            Cond::MethuselahsAtMost(n) => self.s.living() <= *n as usize,
            Cond::Not(cond) => !self.holds(c, cond),
            Cond::Any(conds) => conds.iter().any(|cond| self.holds(c, cond)),
            Cond::All(conds) => self.all(c, conds),
        }
    }

    /// Whether all conditions hold in a context.
    pub fn all(self, c: &Context, conds: &[Cond]) -> bool {
        conds.iter().all(|cond| self.holds(c, cond))
    }

    pub(crate) fn action_is(self, c: &Context, what: ActionIs) -> bool {
        let action = &self.s.action;
        match what {
            ActionIs::Bleed => action.kind == ActionKind::Bleed,
            ActionIs::Hunt => action.kind == ActionKind::Hunt,
            ActionIs::Political => action.kind == ActionKind::Political,
            ActionIs::Equip => {
                matches!(action.kind, ActionKind::Equip | ActionKind::TakeEquipment)
            }
            ActionIs::Employ => action.kind == ActionKind::Employ,
            ActionIs::Recruit => action.kind == ActionKind::Recruit,
            ActionIs::EnterCombat => action.kind == ActionKind::EnterCombat,
            ActionIs::Directed => action.is_directed(),
            ActionIs::Undirected => !action.is_directed(),
            ActionIs::AtYou => action.is_at(c.you),
            ActionIs::AtPrey => {
                action.at == Some(action.prey.unwrap_or_else(|| self.s.prey(action.meth)))
            }
            ActionIs::Successful => action.successful,
            ActionIs::Blocked => action.blocked,
            ActionIs::ByOneStillReady => !action.left,
            ActionIs::Continuable => {
                let card = action.played_card().some();
                action.blocked
                    && !action.left
                    && card.is_none_or(|card| self.s.card(card).zone == Zone::AshHeap)
            }
        }
    }
}

//! What the success of an action is worth to one.

use methuselah_engine::{
    DecisionKind,
    state::{Action, ActionKind, ActionSource},
};

use super::Scene;
use crate::heuristic::combat;

impl Scene<'_> {
    /// What the success of the action is worth to one.
    pub(super) fn gain(&self) -> i32 {
        *self.gain.get_or_init(|| self.gain_of_action())
    }

    fn gain_of_action(&self) -> i32 {
        let sight = self.sight;
        let Some(action) = self.action else { return 0 };
        let against = sight.against(action.meth);
        match action.kind {
            ActionKind::Bleed => {
                let target = action.at.unwrap_or(sight.view.prey_of(action.meth));
                let mut bleed = self.bleed();
                if !self.mine && self.kind != DecisionKind::Declined {
                    bleed += sight.w.unseen_bleed;
                }
                sight.burn_pool(target, bleed)
            }
            ActionKind::Political if self.mine => 200,
            ActionKind::Political => -sight.w.unknown_referendum * (20 + against) / 100,
            ActionKind::Hunt => -sight.w.blood * against / 100,
            ActionKind::LeaveTorpor => {
                let worth = self.actor.map_or(0, |actor| sight.minion_worth(actor));
                -worth * sight.w.torpor / 100 * against / 100
            }
            _ => self.gain_of_card(action, against),
        }
    }

    /// What the success of an action that a card provides is worth to one.
    fn gain_of_card(&self, action: &Action, against: i32) -> i32 {
        let sight = self.sight;
        let at_me = action.at == Some(sight.me);
        let base = -sight.w.undirected * against / 100;
        let target = sight.view.resolve(action.target);
        let worth = match action.source {
            ActionSource::Card { card, mode } => {
                let Some(at) = sight.card(card) else { return base };
                let Some(clause) = sight.reading.clauses(at.def).get(mode as usize) else {
                    return base;
                };
                let standing = sight.reading.standing(at.def);
                let deed = &clause.deed;
                let kept = i32::from(standing.host) + i32::from(deed.worth);
                let pick = if deed.picks[0].fought {
                    let foe = sight.view.resolve(action.picks[0].card());
                    match (self.actor, foe) {
                        (Some(actor), Some(foe)) if sight.is_mine(foe) => {
                            combat::fight(sight, foe, actor)
                        }
                        _ => 0,
                    }
                } else {
                    sight.befalls(action.picks[0], &deed.picks[0])
                };
                pick - kept * against / 100
            }
            ActionSource::InPlay { card, ability } => {
                let deed = sight.reading.ability(ability);
                match sight.view.resolve(card) {
                    Some(card) if deed.burns_this => sight.without(card),
                    Some(card) if deed.fights_host => {
                        let host = sight.card(card).and_then(|card| card.host.some());
                        match (self.actor, host) {
                            (Some(actor), Some(host)) if sight.is_mine(host) => {
                                combat::fight(sight, host, actor)
                            }
                            _ => 0,
                        }
                    }
                    _ => base,
                }
            }
            ActionSource::Rules => match (action.kind, target) {
                (ActionKind::Diablerize | ActionKind::BurnImbued, Some(victim)) if at_me => {
                    -sight.minion_worth(victim)
                }
                _ => base,
            },
        };
        if at_me { worth.min(base) } else { worth }
    }
}

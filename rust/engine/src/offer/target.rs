//! What actions are at, and whom directed ones cannot be at.

use methuselah_cards::lang::{Ability, ChangeKind};

use crate::{
    engine::Engine,
    ids::{CardId, Seat},
    option::{Choice, OptionKind},
    play::is_action,
    query::Query,
    state::ActionSource,
};

/// What an option takes an action at.
pub(super) struct Aim {
    /// What the text is of itself about, and what is picked first.
    pub at: [Option<CardId>; 2],
    with: ActionSource,
    directed: bool,
}

impl Query<'_> {
    /// What an option takes an action at, if it takes one.
    pub(super) fn aim(self, choice: &Choice) -> Option<Aim> {
        let picked = self.s.resolve(choice.target.card());
        match choice.kind {
            OptionKind::Rescue
            | OptionKind::Diablerize
            | OptionKind::EnterCombat
            | OptionKind::BurnImbued => {
                Some(Aim { at: [None, picked], with: ActionSource::Rules, directed: true })
            }
            OptionKind::Action => {
                let ability = self.def(choice.card).abilities[choice.mode as usize];
                let Ability::Action(text) = &self.set().ability(ability).ability else {
                    return None;
                };
                let context = self.acting_context(choice.card, choice.minion);
                let at = text.at.and_then(|at| self.which(&context, at));
                let card = self.s.reference(choice.card);
                let with = ActionSource::InPlay { card, ability };
                Some(Aim { at: [at, picked], with, directed: true })
            }
            OptionKind::Play => {
                let (card, mode) = (choice.card, choice.mode);
                let clause = &self.def(card).modes[mode as usize];
                let with = ActionSource::Card { card, mode };
                is_action(clause.as_type).then_some(Aim {
                    at: [None, picked],
                    with,
                    directed: clause.text.directed,
                })
            }
            _ => None,
        }
    }

    /// Whether an option is to take an action at what it cannot target.
    fn is_at_the_untargetable(self, seat: Seat, choice: &Choice) -> bool {
        self.aim(choice).filter(|aim| aim.directed).is_some_and(|aim| {
            let target = aim.at.into_iter().flatten().next();
            target.is_some_and(|target| self.is_untargetable(target, seat, choice.minion, aim.with))
        })
    }

    /// Whether a minion of a Methuselah cannot take a directed action at that card with that.
    fn is_untargetable(
        self,
        target: CardId,
        seat: Seat,
        minion: CardId,
        with: ActionSource,
    ) -> bool {
        let at = self.s.card(target);
        at.zone.in_play() && at.controller != seat && self.not_target_of(target, minion, with)
    }

    /// Whether the action under way is one that a minion cannot direct at its target.
    pub(crate) fn cannot_aim(self, minion: CardId) -> bool {
        let action = &self.s.action;
        self.s.reach.changes & ChangeKind::NotTargetOf.bit() != 0
            && self.s.resolve(action.target).is_some_and(|target| {
                self.is_untargetable(target, action.meth, minion, action.source)
            })
    }
}

impl Engine<'_> {
    /// Takes back the actions at what cannot be their target.
    pub(crate) fn withhold_targets(&mut self, seat: Seat) {
        if self.s.reach.changes & ChangeKind::NotTargetOf.bit() == 0 {
            return;
        }
        let mut options = std::mem::take(self.options);
        let q = self.q();
        options.retain(|option| !q.is_at_the_untargetable(seat, option));
        *self.options = options;
    }
}

//! Minions that cannot be the target of other Methuselahs' actions.

use methuselah_cards::lang::{Ability, ChangeKind};

use crate::{
    engine::Engine,
    ids::{Seat, Value},
    option::{Choice, OptionKind},
    play::is_action,
    query::Query,
    state::{ActionKind, ActionSource, EffectFrame},
};

impl Query<'_> {
    /// Whether a Methuselah cannot choose that for an action.
    fn is_spared(self, seat: Seat, value: Value) -> bool {
        let Value::Card(card) = value else { return false };
        self.s.resolve(card).is_some_and(|id| {
            let at = self.s.card(id);
            at.zone.in_play() && at.controller != seat && self.cannot_be_targeted(id)
        })
    }

    /// Whether an option is to take an action at a minion that is spared it.
    fn acts_at_one_spared(self, seat: Seat, choice: &Choice) -> bool {
        match choice.kind {
            OptionKind::Rescue
            | OptionKind::Diablerize
            | OptionKind::EnterCombat
            | OptionKind::BurnImbued => self.is_spared(seat, choice.target),
            OptionKind::Action => {
                let id = self.def(choice.card).abilities[choice.mode as usize];
                let Ability::Action(text) = &self.set().ability(id).ability else { return false };
                let context = self.acting_context(choice.card, choice.minion);
                let at = text.at.and_then(|at| self.which(&context, at));
                self.is_spared(seat, choice.target)
                    || at.is_some_and(|id| self.is_spared(seat, Value::Card(self.s.reference(id))))
            }
            OptionKind::Play => {
                let mode = &self.def(choice.card).modes[choice.mode as usize];
                is_action(mode.as_type) && self.is_spared(seat, choice.target)
            }
            _ => false,
        }
    }

    /// Whether an effect is what the action under way does. What a referendum affects is not a target
    /// (TERM-7).
    fn is_of_action(self, effect: &EffectFrame) -> bool {
        let action = &self.s.action;
        let source = match action.source {
            ActionSource::Rules => return false,
            ActionSource::Card { card, .. } => card,
            ActionSource::InPlay { card, .. } => card.id,
        };
        action.on
            && action.successful
            && action.kind != ActionKind::Political
            && effect.source.id == source
    }
}

impl Engine<'_> {
    fn spares_some(&self) -> bool {
        self.s.reach.changes & ChangeKind::CannotBeTargeted.bit() != 0
    }

    /// Takes back the actions at minions that are spared them.
    pub(crate) fn spare_from_actions(&mut self, seat: Seat) {
        if self.spares_some() {
            let q = Query { setup: self.setup, s: self.s };
            self.options.retain(|option| !q.acts_at_one_spared(seat, option));
        }
    }

    /// Takes back picks for an action.
    pub(crate) fn spare_from_picks(&mut self, seat: Seat) {
        if self.spares_some() {
            let q = Query { setup: self.setup, s: self.s };
            self.options.retain(|option| !q.is_spared(seat, option.target));
        }
    }

    /// Takes back choices of an effect, whoever makes them, if it is what an action does.
    pub(crate) fn spare_from_choices(&mut self, effect: &EffectFrame) {
        if self.spares_some() && self.q().is_of_action(effect) {
            self.spare_from_picks(self.s.action.meth);
        }
    }
}

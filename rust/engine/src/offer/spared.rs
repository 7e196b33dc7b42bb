//! Minions that cannot be the target of other Methuselahs' actions.

use methuselah_cards::lang::ChangeKind;

use crate::{
    engine::Engine,
    ids::{CardId, Seat},
    option::Choice,
    query::Query,
    state::{ActionKind, ActionSource, EffectFrame},
};

impl Query<'_> {
    /// Whether a Methuselah cannot choose that card for an action.
    fn is_spared(self, seat: Seat, card: CardId) -> bool {
        let at = self.s.card(card);
        at.zone.in_play() && at.controller != seat && self.cannot_be_targeted(card)
    }

    /// Whether an option is to take an action at a minion that is spared it.
    fn acts_at_one_spared(self, seat: Seat, choice: &Choice) -> bool {
        let aim = self.aim(choice);
        aim.is_some_and(|aim| aim.at.into_iter().flatten().any(|card| self.is_spared(seat, card)))
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
            let spared = |option: &Choice| {
                q.s.resolve(option.target.card()).is_some_and(|card| q.is_spared(seat, card))
            };
            self.options.retain(|option| !spared(option));
        }
    }

    /// Takes back choices of an effect, whoever makes them, if it is what an action does.
    pub(crate) fn spare_from_choices(&mut self, effect: &EffectFrame) {
        if self.spares_some() && self.q().is_of_action(effect) {
            self.spare_from_picks(self.s.action.meth);
        }
    }
}

//! Whom directed actions cannot be at.

use methuselah_cards::lang::{Ability, ChangeKind};

use crate::{
    engine::Engine,
    ids::{CardId, Seat},
    option::{Choice, OptionKind},
    play::is_action,
    query::Query,
    state::ActionSource,
};

impl Query<'_> {
    /// Whether an option is to take an action at what it cannot target.
    fn is_at_the_untargetable(self, seat: Seat, choice: &Choice) -> bool {
        let picked = self.s.resolve(choice.target.card());
        let (target, with) = match choice.kind {
            OptionKind::Rescue
            | OptionKind::Diablerize
            | OptionKind::EnterCombat
            | OptionKind::BurnImbued => (picked, ActionSource::Rules),
            OptionKind::Action => {
                let ability = self.def(choice.card).abilities[choice.mode as usize];
                let Ability::Action(text) = &self.set().ability(ability).ability else {
                    return false;
                };
                let context = self.acting_context(choice.card, choice.minion);
                let at = text.at.and_then(|at| self.which(&context, at));
                let card = self.s.reference(choice.card);
                (at.or(picked), ActionSource::InPlay { card, ability })
            }
            OptionKind::Play => {
                let (card, mode) = (choice.card, choice.mode);
                let text = &self.def(card).modes[mode as usize];
                let directed = is_action(text.as_type) && text.text.directed;
                (picked.filter(|_| directed), ActionSource::Card { card, mode })
            }
            _ => return false,
        };
        target.is_some_and(|target| self.is_untargetable(target, seat, choice.minion, with))
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

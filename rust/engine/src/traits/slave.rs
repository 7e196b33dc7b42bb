//! Slaves (TRAIT-7).

use methuselah_cards::{
    lang::{Ability, Act, SeatIs},
    vocab::Clan,
};

use crate::{
    engine::Engine,
    ids::{CardId, CardRef, Seat, Value},
    option::{Choice, OptionKind},
    play::is_action,
    query::Query,
    state::ActionKind,
};

impl Query<'_> {
    /// Whether a slave cannot take directed actions: its Methuselah has no ready vampire of the clan
    /// that it serves.
    pub(crate) fn is_masterless(self, minion: CardId) -> bool {
        self.def(minion).facts.slave_of.is_some_and(|clan| {
            let mut minions = self.ready_minions(self.s.card(minion).controller);
            !minions.any(|other| self.is_of_clan(other, clan))
        })
    }

    /// Whether an option is to take a directed action (ACTION-3).
    fn is_directed(self, seat: Seat, choice: &Choice) -> bool {
        let of_another = |value: Value| match value {
            Value::Card(card) => self.s.resolve(card).is_some_and(|id| {
                let at = self.s.card(id);
                at.zone.in_play() && at.controller != seat
            }),
            Value::Seat(other) => other != seat,
            _ => false,
        };
        match choice.kind {
            OptionKind::Bleed => true,
            OptionKind::Rescue
            | OptionKind::Diablerize
            | OptionKind::EnterCombat
            | OptionKind::BurnImbued => of_another(choice.target),
            OptionKind::Action => {
                let id = self.def(choice.card).abilities[choice.mode as usize];
                let Ability::Action(text) = &self.set().ability(id).ability else { return false };
                let context = self.acting_context(choice.card, choice.minion);
                let target = text.at.and_then(|at| self.which(&context, at));
                text.act == Act::Bleed
                    || of_another(choice.target)
                    || target.is_some_and(|id| of_another(Value::Card(self.s.reference(id))))
            }
            OptionKind::Play => {
                let mode = &self.def(choice.card).modes[choice.mode as usize];
                let context = self.acting_context(choice.card, choice.minion);
                let at_others = |seats: &Vec<SeatIs>| {
                    let mut all = self.s.all_seats();
                    all.any(|other| other != seat && self.seat_fits(&context, seats, other))
                };
                is_action(mode.as_type)
                    && (mode.text.act == Act::Bleed
                        || (mode.text.directed && of_another(choice.target))
                        || mode.text.directed_at.as_ref().is_some_and(at_others))
            }
            _ => false,
        }
    }

    /// Whether a minion cannot carry on the directed action under way.
    pub(crate) fn is_too_slavish(self, minion: CardId) -> bool {
        self.s.reach.slaves && self.s.action.is_directed() && self.is_masterless(minion)
    }
}

impl Engine<'_> {
    /// Takes back the directed actions that slaves without a master cannot take.
    pub(crate) fn withhold_from_slaves(&mut self, seat: Seat) {
        if !self.s.reach.slaves {
            return;
        }
        let mut options = std::mem::take(self.options);
        let q = self.q();
        options.retain(|option| {
            option.minion == CardId::NONE
                || !q.is_masterless(option.minion)
                || !q.is_directed(seat, option)
        });
        *self.options = options;
    }

    /// The slaves that can take the place of a blocked vampire of the clan that they serve.
    pub(crate) fn offer_to_take_place(&mut self, seat: Seat) {
        let action = &self.s.action;
        let open = action.on
            && action.meth == seat
            && action.kind != ActionKind::LeaveTorpor
            && action.stand_in == CardRef::NONE
            && self.get(action.blocker).is_some();
        let Some(actor) = self.actor().filter(|_| open) else { return };
        for minion in self.s.seat(seat).minions {
            let at = self.s.card(minion);
            let serves = |clan: Clan| self.q().is_of_clan(actor, clan);
            if minion != actor
                && at.ready()
                && !at.locked()
                && self.def(minion).facts.slave_of.is_some_and(serves)
            {
                self.options.push(Choice::of(OptionKind::TakePlace, minion));
            }
        }
    }

    /// The slave locks, the acting minion unlocks, and the slave will fight the blocker.
    pub(crate) fn take_place(&mut self, slave: CardId) {
        self.lock(slave);
        if let Some(actor) = self.actor() {
            self.unlock(actor);
        }
        self.s.action.stand_in = self.s.reference(slave);
    }

    /// The minion that fights the blocker: the acting one, or the slave in its place.
    pub(crate) fn blocked_combatant(&self) -> Option<CardId> {
        match self.s.action.stand_in {
            CardRef::NONE => self.actor(),
            slave => self.get(slave),
        }
    }
}

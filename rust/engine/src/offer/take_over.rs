//! Whether another minion could take over the action under way.

use methuselah_cards::{
    AbilityId,
    lang::{Ability, Cond, Does, From, Pick},
    vocab::CardType,
};

use crate::{
    engine::Engine,
    error::GameError,
    ids::{CardId, Seat, Value},
    query::{Context, Query},
    state::{ActionKind, ActionSource, ActionStage, Used},
    turn::ActKey,
};

impl Engine<'_> {
    /// Keeps what the acting Methuselah uses on the action, for who might take it over.
    pub(crate) fn note_used(&mut self, ability: AbilityId, c: &Context, seat: Seat) {
        let action = &self.s.action;
        if !action.on || self.s.combat.on || seat != action.meth {
            return;
        }
        let of_actor = self.get(c.source).is_some_and(|id| {
            let host = self.s.card(id).host;
            self.q().is(action.actor, id) || self.q().is(action.actor, host)
        });
        let used = Used { ability, source: c.source, me: c.me, pick: c.picks[0], of_actor };
        if !action.used.contains(&used) && !self.s.action.used.push(used) {
            self.raise(GameError::TooMany("abilities used in one action"));
        }
    }
}

impl Query<'_> {
    /// Whether a minion could perform the action under way, and all that has been played and used on
    /// it so far (but for the cost of that).
    pub(super) fn can_take_over(self, minion: CardId) -> bool {
        let action = &self.s.action;
        let in_time =
            action.stage < ActionStage::Success || action.stage == ActionStage::BlockResolution;
        if !in_time
            || self.cannot(minion, Does::Act)
            || self.cannot_perform(minion, action.kind)
            || self.repeats_action(minion)
            || self.must_act_instead(minion)
            || !self.is_capable(minion)
            || self.is_too_slavish(minion)
            || self.cannot_aim(minion)
        {
            return false;
        }
        // The position with that minion as the acting one: a copy, so it comes last.
        let mut state = *self.s;
        state.action.actor = self.s.reference(minion);
        let then = Query { setup: self.setup, s: &state };
        self.could_take(then, minion)
            && self.could_have_played(then, minion)
            && self.could_have_used(then, minion)
    }

    /// MINION-6: a vampire without blood can do nothing but hunt, one that owes an action nothing else.
    fn must_act_instead(self, minion: CardId) -> bool {
        let dry = self.is_vampire(minion) && self.s.card(minion).blood == 0;
        let must_hunt = (dry || self.must_hunt(minion)) && self.s.action.kind != ActionKind::Hunt;
        must_hunt || self.action_owed(minion).is_some()
    }

    /// MINION-3 to -5, EDITION-5.
    fn repeats_action(self, minion: CardId) -> bool {
        (match self.s.action.kind {
            ActionKind::Bleed => self.has_acted(minion, ActKey::Bleed),
            ActionKind::Political => self.has_acted(minion, ActKey::Political),
            kind => self.has_acted_by_type(minion, kind),
        }) || self.action_keys().iter().any(|&key| self.has_acted_as(minion, key))
    }

    /// Whether it can perform an action of that kind with these details.
    fn is_capable(self, minion: CardId) -> bool {
        let action = &self.s.action;
        match action.kind {
            ActionKind::Political | ActionKind::Hunt => self.is_vampire(minion),
            ActionKind::Rescue => self.is_vampire(minion) && self.s.card(minion).blood >= action.x,
            ActionKind::Diablerize => self.is_vampire(minion) && !self.is_blood_cursed(minion),
            ActionKind::LeaveTorpor => false,
            ActionKind::BecomeAnarch => {
                self.may_become_anarch(minion)
                    && self.s.card(minion).blood >= self.anarch_cost(minion)
            }
            ActionKind::TakeEquipment => {
                let taken = action.picks.iter().filter_map(|pick| self.s.resolve(pick.card()));
                let mut taken = taken.filter(|card| self.s.card(*card).zone.in_play());
                taken.all(|card| self.s.card(card).host != minion && self.can_have(minion, card))
            }
            _ => true,
        }
    }

    /// Whether it can take the action that the card behind it provides.
    fn could_take(self, then: Query<'_>, minion: CardId) -> bool {
        let action = &self.s.action;
        match action.source {
            ActionSource::Rules => true,
            ActionSource::Card { card, mode } => {
                let mode = &self.def(card).modes[mode as usize];
                let now = self.action_context(card);
                let with = then.action_context(card);
                self.could_play_clause(minion, card, mode)
                    && !self.cannot_play(minion, card, mode)
                    && then.can_put(card, mode, &with)
                    && then.affordable(&with, card, mode, action.picks[0].card())
                    && (then.terms_possible(&with, mode) || !self.terms_possible(&now, mode))
                    && self.still_hold(then, &now, &with, &mode.conds)
                    && self.still_fit(then, &now, &with, &mode.text.choose)
            }
            ActionSource::InPlay { card, ability } => self.s.resolve(card).is_none_or(|id| {
                let Ability::Action(text) = &self.set().ability(ability).ability else {
                    return false;
                };
                let Some(actor) = self.s.resolve(action.actor) else { return false };
                let now = self.acting_context(id, actor);
                let with = then.acting_context(id, minion);
                // One that a card on the actor grants is the actor's alone.
                actor != self.s.card(id).host
                    && !self.is_minion(id)
                    && then.fits(&with, &text.by, minion)
                    && text.cost.iter().all(|cost| then.payable(&with, cost, action.meth))
                    && self.still_hold(then, &now, &with, &text.if_)
            }),
        }
    }

    fn could_have_played(self, then: Query<'_>, minion: CardId) -> bool {
        let action = &self.s.action;
        action.played.iter().all(|played| {
            let mode = &self.def(played.card).modes[played.mode as usize];
            if !played.by_actor {
                // What others than the acting minion play, it could not have played.
                return mode.as_type != CardType::ActionModifier || !self.is(played.minion, minion);
            }
            let now = self.action_context(played.card);
            let now = Context { picks: Context::default().picks, x: 0, ..now };
            let with = Context { me: then.s.action.actor, ..now };
            self.could_play_clause(minion, played.card, mode)
                && self.still_hold(then, &now, &with, &mode.conds)
        })
    }

    fn could_have_used(self, then: Query<'_>, minion: CardId) -> bool {
        let action = &self.s.action;
        action.used.iter().all(|used| {
            let Ability::Use(text) = &self.set().ability(used.ability).ability else {
                return true;
            };
            let mut now = Context {
                you: action.meth,
                source: used.source,
                me: used.me,
                ..Context::default()
            };
            now.picks[0] = used.pick;
            let mut with = now;
            if used.me == action.actor {
                with.me = self.s.reference(minion);
            }
            !used.of_actor
                && self.still_hold(then, &now, &with, &text.if_)
                && self.still_fit(then, &now, &with, &text.choose)
        })
    }

    /// Whether all that holds with the acting minion holds with the other one, too.
    fn still_hold(self, then: Query<'_>, now: &Context, with: &Context, conds: &[Cond]) -> bool {
        conds.iter().all(|cond| then.holds(with, cond) || !self.holds(now, cond))
    }

    /// Whether what was picked, and could be with the acting minion, could be with the other one.
    fn still_fit(self, then: Query<'_>, now: &Context, with: &Context, picks: &[Pick]) -> bool {
        picks.iter().zip(now.picks).all(|(pick, picked)| match (pick.0.plain(), picked) {
            (From::Cards(filter), Value::Card(card)) => self
                .s
                .resolve(card)
                .is_none_or(|card| then.fits(with, filter, card) || !self.fits(now, filter, card)),
            (From::Methuselahs(seats), Value::Seat(seat)) => {
                then.seat_fits(with, seats, seat) || !self.seat_fits(now, seats, seat)
            }
            _ => true,
        })
    }
}

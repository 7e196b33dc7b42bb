//! Actions that cards in play provide (chapter CARDACTION).

use methuselah_cards::{
    AbilityId, Op,
    lang::{Ability, Act, ActionText, Step, Window},
};

use super::kind_of;
use crate::{
    engine::Engine,
    ids::{CardId, Value},
    offer::ability_name,
    option::{Choice, OptionKind},
    query::{Context, Query},
    state::{Action, ActionSource, Expiry, Frame, Text, What},
    turn::ActKey,
};

impl Query<'_> {
    /// The context of an action that a card in play provides: `You` is the controller of the card,
    /// `Me` the acting minion.
    pub(crate) fn acting_context(self, card: CardId, minion: CardId) -> Context {
        Context { me: self.s.reference(minion), ..self.context(card) }
    }
}

impl Engine<'_> {
    /// Actions that cards in play provide to a minion.
    pub(crate) fn offer_provided(&mut self, minion: CardId) {
        for at in 0..self.s.texts.len() {
            let Text { card, windows, .. } = self.s.texts[at];
            if windows & Window::Minion.bit() == 0 {
                continue;
            }
            let def = self.def(card);
            for (index, &id) in def.abilities.iter().enumerate() {
                let Ability::Action(text) = &self.set().ability(id).ability else { continue };
                if self.can_take(minion, card, index as u8, text) {
                    self.offer_one_provided(minion, card, index);
                }
            }
        }
    }

    /// An action of a card in play that a minion can take.
    pub(crate) fn offer_one_provided(&mut self, minion: CardId, card: CardId, index: usize) {
        let id = self.def(card).abilities[index];
        if let Ability::Action(text) = &self.set().ability(id).ability {
            let (kind, mode) = (OptionKind::Action, index as u8);
            self.offer_first_pick(text, Choice { kind, mode, card, minion, ..Choice::PASS });
        }
    }

    /// An action of a card in play, for each first pick that can be made.
    fn offer_first_pick(&mut self, text: &ActionText, choice: Choice) {
        let Some(pick) = text.choose.first() else {
            self.options.push(choice);
            return;
        };
        let context = self.q().acting_context(choice.card, choice.minion);
        let seat = self.s.card(choice.minion).controller;
        let start = self.options.len();
        self.offer_picks(seat, &context, &pick.0, choice);
        self.keep_completable(&context, &text.choose, 0, start);
    }

    pub(crate) fn can_take(
        &self,
        minion: CardId,
        card: CardId,
        index: u8,
        text: &ActionText,
    ) -> bool {
        let q = self.q();
        let context = self.q().acting_context(card, minion);
        let bleeds_again = text.act == Act::Bleed && self.q().has_acted(minion, ActKey::Bleed);
        let calls_again =
            text.act == Act::Political && self.q().has_acted(minion, ActKey::Political);
        let hunts_as_ally = text.act == Act::Hunt && !q.is_vampire(minion);
        !bleeds_again
            && !calls_again
            && !q.has_acted_by_type(minion, kind_of(text.act))
            && !q.cannot_perform(minion, kind_of(text.act))
            && !hunts_as_ally
            && q.fits(&context, &text.by, minion)
            && !self.q().has_acted(minion, ActKey::InPlay(card, index))
            && (!self.set().ability(self.def(card).abilities[index as usize]).puts_vampire
                || q.may_put_vampires_in_play(minion))
            && text.at.is_none_or(|at| q.which(&context, at).is_some())
            && q.all(&context, &text.if_)
            && !(text.locks && self.s.card(card).locked())
            && (text.limit.is_empty() || self.may_announce_again(card, index, &context))
            && text
                .cost
                .iter()
                .all(|cost| q.payable(&context, cost, self.s.card(minion).controller))
    }

    /// Whether the limits of an action that a card in play provides allow it once more.
    fn may_announce_again(&self, card: CardId, index: u8, context: &Context) -> bool {
        let ability = self.set().ability(self.def(card).abilities[index as usize]);
        self.within_limits(&ability.limits, context, ability_name(self.set(), ability))
    }

    /// The action under way, cancelled, does not count towards the limits of its text.
    pub(super) fn forget_announcing(&mut self, actor: CardId) {
        let ActionSource::InPlay { card, ability } = self.s.action.source else { return };
        if let Some(card) = self.get(card) {
            let ability = self.set().ability(ability);
            let context = self.q().acting_context(card, actor);
            self.uncount(&ability.limits, &context, ability_name(self.set(), ability));
        }
    }

    /// An action that a card in play provides: first the rest of its picks.
    pub(super) fn begin_provided(&mut self, choice: Choice) {
        let id = self.def(choice.card).abilities[choice.mode as usize];
        let mut context = self.q().acting_context(choice.card, choice.minion);
        context.picks[0] = choice.target;
        if choice.target == Value::Nothing {
            self.announce_provided(id, &context);
        } else {
            self.push(Frame::Use(id, context, 1));
        }
    }

    pub(crate) fn announce_provided(&mut self, id: AbilityId, context: &Context) {
        let ability = self.set().ability(id);
        let (Ability::Action(text), Some(card)) = (&ability.ability, self.get(context.source))
        else {
            return;
        };
        let Some(minion) = self.get(context.me) else { return };
        let mut action = Action {
            actor: context.me,
            meth: self.s.card(minion).controller,
            kind: kind_of(text.act),
            source: ActionSource::InPlay { card: context.source, ability: id },
            picks: context.picks,
            stealth: text.stealth,
            ..Action::default()
        };
        if let Some(target) = text.at.and_then(|at| self.q().which(context, at)) {
            action.target = self.s.reference(target);
        }
        match context.picks[0] {
            Value::Card(card) => action.target = card,
            Value::Seat(seat) if seat != action.meth => action.at = Some(seat),
            _ => {}
        }
        for op in &self.set().program(ability.program).ops {
            if let Op::Do(Step::Bleed(amount)) = op {
                action.bleed += self.q().amount(context, amount) as i8;
            }
        }
        let place = self.def(card).abilities.iter().position(|&of| of == id).unwrap_or(0);
        self.count_towards(&ability.limits, context, ability_name(self.set(), ability));
        self.announce(action, Some(ActKey::InPlay(card, place as u8)));
        if text.locks {
            self.lock(card);
        }
        if text.burns {
            self.burn(card);
        }
        for &text in &self.set().ability(id).meanwhile {
            let subject = Value::Card(context.source);
            self.give(context, What::Ability(text), subject, Expiry::Action);
        }
    }
}

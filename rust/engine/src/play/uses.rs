//! Using an ability of a card in play, or what an effect has granted (CARD-34).

use methuselah_cards::{
    AbilityId,
    lang::{Ability, ActionText, Pick},
};

use crate::{
    engine::{Engine, Flow},
    ids::{Seat, Value},
    offer::ability_name,
    option::{Choice, DecisionKind},
    query::{Context, Query},
    state::{Frame, What},
};

impl Engine<'_> {
    /// An ability of a card in play is used.
    pub(crate) fn use_ability(&mut self, seat: Seat, choice: Choice) {
        let id = self.def(choice.card).abilities[choice.mode as usize];
        let context = Context { subject_seat: seat, ..self.q().context(choice.card) };
        match &self.set().ability(id).ability {
            Ability::Reduce(text) => {
                let mut context = context;
                context.picks[0] = choice.target;
                self.reduce_cost(&context, id, text);
            }
            _ => self.use_with(id, context, choice),
        }
    }

    /// What an earlier effect has granted is used.
    pub(crate) fn use_grant(&mut self, choice: Choice) {
        let lasting = self.s.lasting[choice.mode as usize];
        let What::Ability(id) = lasting.what else { return };
        let context = self.q().lasting_context(&lasting);
        self.use_with(id, context, choice);
    }

    fn use_with(&mut self, id: AbilityId, mut context: Context, choice: Choice) {
        if choice.target != Value::Nothing {
            context.picks[0] = choice.target;
        }
        self.begin_use(id, context, u8::from(choice.target != Value::Nothing));
    }

    fn begin_use(&mut self, id: AbilityId, context: Context, picked: u8) {
        self.push(Frame::Use(id, context, picked));
    }

    /// The picks of an ability that are still to be made; then it is paid for and carried out.
    pub(crate) fn step_use(&mut self, id: AbilityId, mut context: Context, picked: u8) -> Flow {
        let ability = self.set().ability(id);
        let used = match &ability.ability {
            Ability::Use(used) => used,
            Ability::Action(text) => return self.step_provided(id, text, context, picked),
            _ => {
                self.pop();
                return Flow::Go;
            }
        };
        let user = match used.users {
            Some(_) => Some(context.subject_seat),
            None => self.q().who(&context, used.user),
        };
        let Some(seat) = user else {
            self.pop();
            return Flow::Go;
        };
        if let Some(pick) = used.choose.get(picked as usize) {
            self.offer_picks(seat, &context, &pick.0, Choice::value(Value::Nothing));
            let q = Query { setup: self.setup, s: self.s };
            self.options.retain(|option| {
                let mut with = context;
                with.picks[picked as usize] = option.target;
                q.choosable(&with, used, seat, picked as usize + 1)
            });
            if !self.options.is_empty() {
                return self.ask(seat, DecisionKind::Announce);
            }
        }
        context.program = ability.program;
        context.limited = used.limited;
        self.pop();
        self.count_towards(&ability.limits, &context, ability_name(self.set(), ability));
        self.note_used(id, &context, seat);
        self.pay(&context, &used.cost, seat);
        self.push(Frame::Effect(context));
        Flow::Go
    }

    /// The picks of an action that a card in play provides; then it is announced (ACTION-1).
    fn step_provided(
        &mut self,
        id: AbilityId,
        text: &ActionText,
        context: Context,
        picked: u8,
    ) -> Flow {
        let minion = self.get(context.me);
        if let (Some(pick), Some(minion)) = (text.choose.get(picked as usize), minion) {
            self.offer_picks(
                self.s.card(minion).controller,
                &context,
                &pick.0,
                Choice::value(Value::Nothing),
            );
            self.keep_completable(&context, &text.choose, picked as usize, 0);
            self.spare_from_picks(self.s.card(minion).controller);
            if !self.options.is_empty() {
                return self.ask(self.s.card(minion).controller, DecisionKind::Announce);
            }
        }
        self.pop();
        self.announce_provided(id, &context);
        Flow::Go
    }

    /// Drops picks, from a place among the options on, after which the others could not be made.
    pub(crate) fn keep_completable(
        &mut self,
        context: &Context,
        picks: &[Pick],
        picked: usize,
        from: usize,
    ) {
        let q = Query { setup: self.setup, s: self.s };
        let mut at = 0;
        self.options.retain(|option| {
            at += 1;
            let mut with = *context;
            with.picks[picked] = option.target;
            at <= from || q.picks_can_be_completed(&with, picks, picked + 1)
        });
    }

    pub(crate) fn take_use(
        &mut self,
        id: AbilityId,
        mut context: Context,
        picked: u8,
        choice: Choice,
    ) {
        context.picks[picked as usize] = choice.target;
        self.replace_top(Frame::Use(id, context, picked + 1));
    }

    /// What the card that is being played lets others do about it is used.
    pub(crate) fn answer(&mut self, choice: Choice) {
        let Some(play) = self.shown_play() else { return };
        let id = self.def(play.card).as_played[choice.mode as usize];
        let context = self.play_context(&play);
        self.use_with(id, context, choice);
    }
}

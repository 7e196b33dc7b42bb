//! Using an ability of a card in play, or what an effect has granted (CARD-34).

use methuselah_cards::{AbilityId, lang::Ability};

use crate::{
    engine::{Engine, Flow},
    ids::Value,
    offer::ability_name,
    option::{Choice, DecisionKind},
    query::{Context, Query},
    state::{Frame, What},
};

impl Engine<'_> {
    /// An ability of a card in play is used.
    pub(crate) fn use_ability(&mut self, choice: Choice) {
        let id = self.def(choice.card).abilities[choice.mode as usize];
        let context = self.q().context(choice.card);
        if let Ability::Reduce(text) = &self.set().ability(id).ability {
            self.reduce_cost(&context, text);
        } else {
            self.use_with(id, context, choice);
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
        let Ability::Use(used) = &ability.ability else {
            self.pop();
            return Flow::Go;
        };
        let Some(seat) = self.q().who(&context, used.user) else {
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
        self.pop();
        self.count_towards(&ability.limits, &context, ability_name(self.set(), ability));
        self.note_used(id, &context, seat);
        self.pay(&context, &used.cost, seat);
        self.push(Frame::Effect(context));
        Flow::Go
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

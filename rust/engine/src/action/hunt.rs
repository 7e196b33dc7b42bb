//! Hunting (chapter HUNT).

use methuselah_cards::{
    Op,
    lang::{Ability, Act, Number, Step},
};

use crate::{
    engine::Engine,
    event::{Holder, Why},
    ids::{CardId, CardRef},
    option::{Choice, OptionKind},
    query::{Context, Query},
    state::{ActionKind, ActionSource, What},
    turn::ActKey,
};

impl Engine<'_> {
    /// HUNT-1: by a vampire that has not hunted this turn.
    pub(crate) fn offer_hunt(&mut self, vampire: CardId) {
        if self.q().hunts_as_normal(vampire) {
            self.options.push(Choice::of(OptionKind::Hunt, vampire));
        }
    }

    /// Hunts that cards in play provide to a vampire.
    #[cold]
    pub(crate) fn offer_provided_hunts(&mut self, vampire: CardId) {
        for at in 0..self.s.texts.len() {
            let card = self.s.texts[at].card;
            for index in 0..self.def(card).abilities.len() {
                if self.can_hunt_by(vampire, card, index) {
                    self.offer_one_provided(vampire, card, index);
                }
            }
        }
    }

    /// Whether a vampire can hunt in one way or another.
    pub(crate) fn can_hunt(&self, vampire: CardId) -> bool {
        self.q().hunts_as_normal(vampire)
            || (self.s.reach.hunts
                && self.s.texts.iter().any(|text| {
                    let mut places = 0..self.def(text.card).abilities.len();
                    places.any(|at| self.can_hunt_by(vampire, text.card, at))
                }))
    }

    /// Whether what a card in play says in that place is a hunt that the vampire can take.
    fn can_hunt_by(&self, vampire: CardId, card: CardId, index: usize) -> bool {
        let id = self.def(card).abilities[index];
        let Ability::Action(text) = &self.set().ability(id).ability else { return false };
        text.act == Act::Hunt
            && self.can_take(vampire, card, index as u8, text)
            && self.q().picks_can_be_completed(
                &self.q().acting_context(card, vampire),
                &text.choose,
                0,
            )
    }

    /// HUNT-1.
    pub(super) fn resolve_hunt(&mut self, actor: CardId) {
        let amount = self.q().number(Number::Hunt, actor);
        if let Some(from) = self.hunts_from(actor) {
            // What is stolen, not what is kept of it, makes it a hunt that succeeds.
            if let Some(from) = self.get(from) {
                self.s.action.fed = self.s.card(from).blood > 0 && amount > 0;
                self.transfer(Holder::Blood(from), Holder::Blood(actor), amount, Why::Hunt);
            }
        } else {
            let before = self.s.card(actor).blood;
            self.gain(Holder::Blood(actor), amount, Why::Hunt);
            self.s.action.fed = self.s.card(actor).blood > before;
        }
        self.carry_out(actor);
    }

    /// The vampire whose blood the hunt under way takes, if it takes that of one.
    fn hunts_from(&self, actor: CardId) -> Option<CardRef> {
        let ActionSource::InPlay { card, ability } = self.s.action.source else { return None };
        let ops = &self.set().program(self.set().ability(ability).program).ops;
        let which = ops.iter().find_map(|op| match op {
            Op::Do(Step::HuntFrom(which)) => Some(*which),
            _ => None,
        })?;
        let (me, picks) = (self.s.reference(actor), self.s.action.picks);
        let context = Context { source: card, me, picks, ..Context::default() };
        let from = self.q().which(&context, which);
        Some(from.map_or(CardRef::NONE, |from| self.s.reference(from)))
    }

    /// A minion that must hunt does so.
    pub(super) fn hunts_at_last(&mut self, minion: CardId) {
        if self.s.reach.must_hunt {
            let subject = self.value(minion);
            self.s.lasting.retain(|l| l.what != What::MustHunt || l.subject != subject);
            self.note_reach();
        }
    }
}

impl Query<'_> {
    /// Whether a vampire can hunt as normal, and has not done so this turn.
    fn hunts_as_normal(self, vampire: CardId) -> bool {
        !self.has_acted(vampire, ActKey::Basic(ActionKind::Hunt, CardId::NONE))
            && !self.does_not_hunt(vampire)
    }

    /// Whether an effect has told the minion to hunt this turn.
    pub(crate) fn must_hunt(self, minion: CardId) -> bool {
        self.s.reach.must_hunt
            && self.s.lasting.iter().any(|l| l.what == What::MustHunt && self.lasting_on(l, minion))
    }
}

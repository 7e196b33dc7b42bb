//! Hunting (chapter HUNT).

use methuselah_cards::lang::Number;

use crate::{
    engine::Engine,
    event::{Holder, Why},
    ids::CardId,
    option::{Choice, OptionKind},
    query::Query,
    state::{ActionKind, What},
    turn::ActKey,
};

impl Engine<'_> {
    /// HUNT-1: by a vampire that has not hunted this turn.
    pub(crate) fn offer_hunt(&mut self, vampire: CardId) {
        if !self.q().has_acted(vampire, ActKey::Basic(ActionKind::Hunt, CardId::NONE)) {
            self.options.push(Choice::of(OptionKind::Hunt, vampire));
        }
    }

    /// HUNT-1.
    pub(super) fn resolve_hunt(&mut self, actor: CardId) {
        let amount = self.q().number(Number::Hunt, actor);
        let before = self.s.card(actor).blood;
        self.gain(Holder::Blood(actor), amount, Why::Hunt);
        self.s.action.fed = self.s.card(actor).blood > before;
        self.carry_out(actor);
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
    /// Whether an effect has told the minion to hunt this turn.
    pub(crate) fn must_hunt(self, minion: CardId) -> bool {
        self.s.reach.must_hunt
            && self.s.lasting.iter().any(|l| l.what == What::MustHunt && self.lasting_on(l, minion))
    }
}

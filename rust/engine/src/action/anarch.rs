//! Becoming an anarch (chapter ANARCH).

use methuselah_cards::vocab::Sect;

use crate::{
    engine::Engine,
    ids::CardId,
    option::{Choice, OptionKind},
    query::Query,
    state::ActionKind,
    turn::ActKey,
};

impl Query<'_> {
    /// ANARCH-1: any untitled vampire that is none yet.
    pub(crate) fn may_become_anarch(self, minion: CardId) -> bool {
        self.is_vampire(minion)
            && self.title(minion).is_none()
            && self.sect(minion) != Some(Sect::Anarch)
    }

    /// ANARCH-1: 2 blood, or 1 beside another ready anarch.
    pub(crate) fn anarch_cost(self, minion: CardId) -> u8 {
        let mut others = self.ready_minions(self.s.card(minion).controller);
        let beside_another =
            others.any(|other| other != minion && self.sect(other) == Some(Sect::Anarch));
        if beside_another { 1 } else { 2 }
    }
}

impl Engine<'_> {
    pub(crate) fn offer_become_anarch(&mut self, minion: CardId) {
        let q = self.q();
        let again = ActKey::Basic(ActionKind::BecomeAnarch, CardId::NONE);
        let bloodless = self.s.card(minion).blood == 0;
        if bloodless || !q.may_become_anarch(minion) || q.has_acted(minion, again) {
            return;
        }
        let cost = q.anarch_cost(minion);
        if self.s.card(minion).blood >= cost {
            let kind = OptionKind::BecomeAnarch;
            let amount = Some(cost.into());
            self.options.push(Choice { amount, ..Choice::of(kind, minion) });
        }
    }
}

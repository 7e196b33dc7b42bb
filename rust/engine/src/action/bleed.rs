//! The bleed (chapter BLEED).

use methuselah_cards::lang::Number;

use crate::{
    engine::Engine,
    event::{Event, Holder, Why},
    ids::Seat,
    query::Query,
    state::ActionStage,
};

impl Query<'_> {
    /// What the bleed under way would burn.
    pub fn bleed_amount(self) -> i32 {
        let action = &self.s.action;
        let Some(actor) = self.s.resolve(action.actor) else { return 0 };
        let own = self.number(Number::Bleed, actor);
        (own + i32::from(action.bleed) + i32::from(action.bleed_bonus)).max(0)
    }
}

impl Engine<'_> {
    /// BLEED-2, -3.
    pub(super) fn resolve_bleed(&mut self) {
        let Some(target) = self.s.action.at.filter(|&at| self.s.alive(at)) else { return };
        let amount = self.q().bleed_amount();
        let burned = amount.min(self.s.seat(target).pool.into());
        self.lose(Holder::Pool(target), amount, Why::Bleed);
        self.s.action.burned = burned.clamp(0, 255) as u8;
        if amount >= 1 {
            self.commit(Event::Edge(Some(self.s.action.meth)));
        }
    }

    /// Changes the target of the action (BLOCK-7): the new one has not declined, or not yet in
    /// this action (EDITION-20).
    pub(crate) fn change_target(&mut self, seat: Seat) {
        self.s.action.at = Some(seat);
        self.s.action.several = 0;
        if !self.edition().declining_is_a_move() {
            self.s.action.declined = 0;
        }
        self.s.action.stage = ActionStage::Blocks;
        self.close_windows();
    }
}

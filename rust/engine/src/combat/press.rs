//! The press step (chapter PRESS).

use methuselah_cards::lang::{Does, Event as On};

use crate::{engine::Engine, ids::CardId, query::Query};

impl Engine<'_> {
    /// Whether a combatant can press now.
    pub(crate) fn may_press(&self, side: usize) -> bool {
        self.q().may_press(side)
    }

    /// A combatant presses: to continue, or against a press.
    pub(crate) fn press(&mut self, minion: CardId) {
        let Some(side) = self.side_of(minion) else { return };
        self.s.combat.last = Some(side as u8);
        self.s.combat.pressed = !self.s.combat.pressed;
        if self.s.combat.pressed {
            self.fire_card(On::Continued, minion, 0);
        }
    }
}

impl Query<'_> {
    /// PRESS-1: never two in a row by one minion; some do not press to end combat, or to
    /// continue it.
    pub(crate) fn may_press(self, side: usize) -> bool {
        let combat = &self.s.combat;
        let minion = self.s.resolve(combat.sides[side].minion);
        let bound = minion.is_some_and(|m| match combat.pressed {
            true => self.cannot(m, Does::PressToEnd),
            false => self.cannot(m, Does::PressToContinue),
        });
        combat.last != Some(side as u8) && !bound
    }
}

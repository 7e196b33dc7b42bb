//! The press step (chapter PRESS).

use crate::{engine::Engine, ids::CardId};

impl Engine<'_> {
    /// PRESS-1: never two in a row by one minion.
    pub(crate) fn may_press(&self, side: usize) -> bool {
        self.s.combat.last != Some(side as u8)
    }

    /// A combatant presses: to continue, or against a press.
    pub(crate) fn press(&mut self, minion: CardId) {
        let Some(side) = self.side_of(minion) else { return };
        self.s.combat.last = Some(side as u8);
        self.s.combat.pressed = !self.s.combat.pressed;
    }
}

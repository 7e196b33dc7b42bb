//! The discard phase (chapter DISCARD).

use methuselah_cards::lang::Window;

use super::ANY;
use crate::{
    engine::{Engine, Flow},
    ids::Seat,
    option::{Choice, DecisionKind, OptionKind},
};

impl Engine<'_> {
    pub(crate) fn step_discard(&mut self) -> Flow {
        let seat = self.s.active;
        self.options.push(Choice::PASS);
        if self.s.seat(seat).discards > 0 {
            self.offer_hand_cards(seat, OptionKind::Discard);
        }
        self.offer_hand(seat, Window::Discard.bit());
        self.offer_abilities(seat, Window::Discard.bit() | ANY);
        if self.options.len() == 1 && !self.switches.ask_alone {
            self.end_of_phase(DecisionKind::Discard, Window::Discard);
            return Flow::Go;
        }
        self.ask(seat, DecisionKind::Discard)
    }

    /// DISCARD-1, -2.
    pub(crate) fn take_discard(&mut self, seat: Seat, choice: Choice) {
        match choice.kind {
            OptionKind::Pass => self.end_of_phase(DecisionKind::Discard, Window::Discard),
            OptionKind::Discard => {
                self.s.seat_mut(seat).discards -= 1;
                self.discard(choice.card);
            }
            _ => self.use_option(seat, choice),
        }
    }
}

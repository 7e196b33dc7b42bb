//! The master phase (chapter MASTER).

use methuselah_cards::lang::{Number, Window};

use super::ANY;
use crate::{
    engine::{Engine, Flow},
    ids::Seat,
    option::{Choice, DecisionKind, OptionKind},
    state::Frame,
};

impl Engine<'_> {
    /// MASTER-1, -3, CARD-17, CARD-18.
    pub(crate) fn begin_master(&mut self, seat: Seat) {
        let base = self.count_out(Number::MasterActions, seat);
        let state = self.s.seat_mut(seat);
        state.master_actions =
            (base - i8::from(state.out_of_turn)).max(0) + i8::from(state.trifle_owed);
        state.trifle_used = state.trifle_owed;
        state.trifle_owed = false;
        state.out_of_turn = false;
        self.push(Frame::Phase(false));
    }

    pub(crate) fn step_master(&mut self) -> Flow {
        let seat = self.s.active;
        self.options.push(Choice::PASS);
        self.offer_marks(seat);
        self.offer_hand(seat, Window::Master.bit());
        self.offer_abilities(seat, Window::Master.bit() | ANY);
        if self.options.len() == 1 && !self.switches.ask_alone {
            self.end_of_phase(DecisionKind::Master, Window::Master);
            return Flow::Go;
        }
        self.ask(seat, DecisionKind::Master)
    }

    pub(crate) fn take_master(&mut self, seat: Seat, choice: Choice) {
        match choice.kind {
            OptionKind::Pass => self.end_of_phase(DecisionKind::Master, Window::Master),
            OptionKind::Mark => self.mark(seat, choice.minion),
            _ => self.use_option(seat, choice),
        }
    }
}

//! The discard phase (chapter DISCARD).

use methuselah_cards::lang::{Event as On, Period, Window};

use super::ANY;
use crate::{
    engine::{Engine, Flow},
    ids::{CardRef, Seat, Value},
    option::{Choice, DecisionKind, OptionKind},
    state::{LimitKey, LimitName},
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
            self.pass_discard(seat);
            return Flow::Go;
        }
        self.ask(seat, DecisionKind::Discard)
    }

    /// What must happen once others have the opportunity to use effects happens first, and the
    /// impulse returns to the active Methuselah, as after any effect (SEQ-3).
    fn pass_discard(&mut self, seat: Seat) {
        let passing = LimitKey {
            period: Period::Phase,
            subject: Value::Seat(seat),
            name: LimitName::Passing,
        };
        let waited_for = self.s.reach.events & On::DiscardPassed.bit() != 0;
        if waited_for && !self.s.limits.contains(&passing) {
            self.count_key(passing);
            self.fire(On::DiscardPassed, CardRef::NONE, seat, 0);
            if !self.s.waiting.is_empty() {
                return;
            }
        }
        self.end_of_phase(DecisionKind::Discard, Window::Discard);
    }

    /// DISCARD-1, -2.
    pub(crate) fn take_discard(&mut self, seat: Seat, choice: Choice) {
        match choice.kind {
            OptionKind::Pass => self.pass_discard(seat),
            OptionKind::Discard => {
                self.s.seat_mut(seat).discards -= 1;
                self.discard(choice.card);
                self.fire(On::Discarded, self.s.reference(choice.card), seat, 0);
            }
            _ => self.use_option(seat, choice),
        }
    }
}

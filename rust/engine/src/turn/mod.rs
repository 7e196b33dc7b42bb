//! The turn and its five phases.

mod discard;
mod influence;
mod master;
mod minion;
mod unlock;

use methuselah_cards::lang::{Number, Period};

use crate::{
    engine::{Engine, Flow},
    event::Event,
    ids::Seat,
    play::Debt,
    state::{Ending, Expiry, Flag, Frame, Phase},
};

pub(crate) use minion::ActKey;

impl Engine<'_> {
    /// The next Methuselah begins a turn.
    pub(crate) fn next_turn(&mut self) {
        let seat = match self.s.next_turn.take() {
            Some(seat) if self.s.alive(seat) => seat,
            _ if self.s.turns == 0 => self.s.active,
            _ => self.s.prey(self.s.active),
        };
        if self.s.turns == 0 || seat <= self.s.active {
            self.s.rounds += 1;
            if self.rules.round_limit > 0 && self.s.rounds > self.rules.round_limit {
                self.time_is_up();
                return;
            }
        }
        self.s.active = seat;
        self.s.turns += 1;
        self.s.seat_mut(seat).turns += 1;
        self.s.end_turn = false;
        self.push(Frame::Turn(0));
        self.commit(Event::Turn(seat));
    }

    /// END-7: the survivors share what the time limit gives.
    fn time_is_up(&mut self) {
        for seat in self.s.all_seats().filter(|&s| self.s.alive(s)).collect::<Vec<_>>() {
            self.s.seat_mut(seat).half_points += self.rules.timeout_half_points;
        }
        self.s.ended = Some(Ending::TimeLimit);
    }

    pub(crate) fn step_turn(&mut self, stage: u8) -> Flow {
        let seat = self.s.active;
        self.replace_top(Frame::Turn(stage + 1));
        match stage {
            0 => {
                self.s.phase = Phase::Unlock;
                self.push(Frame::Unlock(0));
            }
            1 => {
                self.end_phase(Phase::Master);
                self.begin_master(seat);
            }
            2 => {
                self.end_phase(Phase::Minion);
                self.push(Frame::Minion);
            }
            3 => {
                self.end_phase(Phase::Influence);
                let transfers = self.transfers_of(seat);
                self.s.seat_mut(seat).transfers = transfers;
                self.push(Frame::Influence);
            }
            4 => {
                self.end_phase(Phase::Discard);
                self.expire(Expiry::Discard(seat), None);
                self.settle_debt(seat, Debt::Discard);
                let discards = self.q().seat_number(Number::DiscardActions, seat) as i8;
                self.s.seat_mut(seat).discards = discards;
                self.push_below_discard_down(Frame::Discard);
            }
            _ => self.end_of_turn(),
        }
        Flow::Go
    }

    /// A phase begins, but a hand that is too large is settled first.
    fn push_below_discard_down(&mut self, frame: Frame) {
        if let Some(&top @ Frame::DiscardDown(_)) = self.s.stack.last() {
            self.replace_top(frame);
            self.push(top);
        } else {
            self.push(frame);
        }
    }

    fn end_of_turn(&mut self) {
        self.expire(Expiry::Phase, Some(Period::Phase));
        self.expire(Expiry::Turn, Some(Period::Turn));
        self.s.acted.clear();
        for seat in self.s.all_seats() {
            for minion in self.s.seat(seat).minions {
                self.s.card_mut(minion).set(Flag::Fresh, false);
            }
        }
        // Hand sizes that grew for the turn shrink again.
        for seat in self.s.all_seats() {
            if self.s.alive(seat) {
                self.draw_up(seat);
            }
        }
        // What discards down must be done before the next turn begins.
        let over = self.s.stack.iter().rposition(|f| matches!(f, Frame::Turn(_)));
        if let Some(at) = over {
            self.s.stack.remove(at);
        }
    }

    /// The turn ends at once: nothing of it is left but its end.
    pub(crate) fn cut_turn_short(&mut self) {
        if self.unwind_to(|f| matches!(f, Frame::Turn(_))) {
            self.replace_top(Frame::Turn(5));
        }
        self.s.end_turn = false;
    }

    fn transfers_of(&self, seat: Seat) -> i8 {
        self.q().seat_number(Number::Transfers, seat).min(100) as i8
    }
}

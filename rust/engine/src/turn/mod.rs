//! The turn and its five phases.

mod discard;
mod influence;
mod master;
mod minion;
mod unlock;

use methuselah_cards::lang::{Event as On, Number, Period, Window};

use crate::{
    engine::{Engine, Flow},
    event::Event,
    ids::{CardRef, Seat, Value},
    option::{Choice, DecisionKind},
    play::Debt,
    state::{Ending, Expiry, Flag, Frame, Phase, TurnStage, UnlockStage, What},
};

pub(crate) use minion::{ActKey, type_of};

/// The windows of what can be used whenever one has the impulse.
const ANY: u64 = Window::AnyPhase.bit() | Window::AnyTime.bit();

impl Engine<'_> {
    /// The active Methuselah has passed: the others have the impulse, and the phase ends.
    fn end_of_phase(&mut self, kind: DecisionKind, phase: Window) {
        match self.s.stack.last() {
            Some(Frame::Unlock(_)) => self.replace_top(Frame::Unlock(UnlockStage::Passed)),
            _ => self.replace_top(Frame::Phase(true)),
        }
        let height = self.s.stack.len();
        self.open_for_others(kind, phase);
        // Nobody has anything to do with it.
        if self.s.stack.len() == height && self.is_settled() {
            self.leave_phase();
        }
    }

    /// Someone has used something after the active Methuselah had passed: the impulse returns to
    /// them (SEQ-3).
    pub(crate) fn impulse_returns(&mut self) {
        let below = self.s.stack.len().checked_sub(2);
        match below.and_then(|at| self.s.stack.get_mut(at)) {
            Some(Frame::Phase(passed)) => *passed = false,
            Some(Frame::Unlock(stage @ UnlockStage::Passed)) => *stage = UnlockStage::Effects,
            _ => return,
        }
        self.pop();
    }

    /// All have passed.
    fn leave_phase(&mut self) {
        self.pop();
        match self.s.phase {
            Phase::Unlock => self.fire(On::UnlockPhaseEnds, CardRef::NONE, self.s.active, 0),
            Phase::Influence => self.end_influence(self.s.active),
            _ => {}
        }
    }

    pub(crate) fn step_phase(&mut self, passed: bool) -> Flow {
        if passed {
            self.leave_phase();
            return Flow::Go;
        }
        match self.s.phase {
            Phase::Master => self.step_master(),
            Phase::Minion => self.step_minion(),
            Phase::Influence => self.step_influence(),
            Phase::Discard => self.step_discard(),
            Phase::Unlock => unreachable!("the unlock phase has a frame of its own"),
        }
    }

    pub(crate) fn take_phase(&mut self, seat: Seat, choice: Choice) {
        match self.s.phase {
            Phase::Master => self.take_master(seat, choice),
            Phase::Minion => self.take_minion(seat, choice),
            Phase::Influence => self.take_influence(seat, choice),
            Phase::Discard => self.take_discard(seat, choice),
            Phase::Unlock => unreachable!("the unlock phase has a frame of its own"),
        }
    }

    /// The next Methuselah begins a turn.
    pub(crate) fn next_turn(&mut self) {
        let seat = match self.s.next_turn.take() {
            Some(seat) if self.s.alive(seat) => seat,
            _ if self.s.turns == 0 => self.s.active,
            _ => self.s.prey(self.s.active),
        };
        let new_round = self.s.turns == 0 || seat < self.s.active;
        let limit = self.rules().round_limit;
        if new_round && limit > 0 && self.s.rounds >= limit {
            self.time_is_up();
            return;
        }
        if self.withdraws(seat) {
            return;
        }
        if new_round {
            self.s.rounds = self.s.rounds.saturating_add(1);
        }
        // Turns in which nobody has anything to decide would go on for ever.
        if self.rules().decision_cap > 0 && self.s.turns >= self.rules().decision_cap {
            self.s.ended = Some(Ending::DecisionCap);
            return;
        }
        let last = self.s.active;
        self.s.seat_mut(last).since = self.s.turns + 1;
        self.s.active = seat;
        self.s.turns += 1;
        let turns = &mut self.s.seat_mut(seat).turns;
        *turns = turns.saturating_add(1);
        self.s.end_turn = false;
        self.push(Frame::Turn(TurnStage::Unlock));
        self.commit(Event::Turn(seat));
    }

    /// END-7: the survivors share what the time limit gives.
    fn time_is_up(&mut self) {
        let points = self.rules().timeout_half_points;
        for seat in self.s.all_seats().filter(|&s| self.s.alive(s)).collect::<Vec<_>>() {
            self.give_points(seat, points, None, &[]);
        }
        self.s.ended = Some(Ending::TimeLimit);
    }

    pub(crate) fn step_turn(&mut self, stage: TurnStage) -> Flow {
        let seat = self.s.active;
        let next = match stage {
            TurnStage::Unlock => TurnStage::Master,
            TurnStage::Master => TurnStage::Minion,
            TurnStage::Minion => TurnStage::Influence,
            TurnStage::Influence => TurnStage::Discard,
            TurnStage::Discard => TurnStage::Ending,
            TurnStage::Ending | TurnStage::Over => TurnStage::Over,
        };
        self.replace_top(Frame::Turn(next));
        match stage {
            TurnStage::Unlock => {
                self.s.phase = Phase::Unlock;
                self.push(Frame::Unlock(UnlockStage::Unlocking));
                self.step_unlock(UnlockStage::Unlocking);
            }
            TurnStage::Master => {
                self.end_phase(Phase::Master);
                self.begin_master(seat);
                self.fire(On::MasterPhase, CardRef::NONE, seat, 0);
            }
            TurnStage::Minion => {
                self.end_phase(Phase::Minion);
                self.s.announced = 0;
                self.push(Frame::Phase(false));
                self.fire(On::MinionPhase, CardRef::NONE, seat, 0);
            }
            TurnStage::Influence => {
                self.end_phase(Phase::Influence);
                let transfers = self.count_out(Number::Transfers, seat);
                self.s.seat_mut(seat).transfers = transfers;
                self.push(Frame::Phase(false));
                self.fire(On::InfluencePhase, CardRef::NONE, seat, 0);
            }
            TurnStage::Discard => {
                self.end_phase(Phase::Discard);
                self.expire(Expiry::Discard(seat), None);
                self.settle_debt(seat, Debt::Discard);
                let discards = self.count_out(Number::DiscardActions, seat);
                self.s.seat_mut(seat).discards = discards;
                self.push_below_discard_down(Frame::Phase(false));
                self.fire(On::DiscardPhase, CardRef::NONE, seat, 0);
            }
            TurnStage::Ending => {
                self.fire(On::TurnEnds, CardRef::NONE, seat, 0);
                if self.is_settled() {
                    self.end_of_turn();
                }
            }
            TurnStage::Over => self.end_of_turn(),
        }
        Flow::Go
    }

    /// A phase begins, but a hand that is too large is settled first.
    fn push_below_discard_down(&mut self, frame: Frame) {
        if let Some(&top @ (Frame::DiscardDown(_) | Frame::Draw(..))) = self.s.stack.last() {
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
        self.s.acted_freely = 0;
        for seat in self.s.all_seats() {
            for minion in self.s.seat(seat).minions {
                self.s.card_mut(minion).set(Flag::Fresh, false);
            }
        }
        self.pop();
    }

    /// The turn ends at once: nothing of it is left but its end.
    pub(crate) fn cut_turn_short(&mut self) {
        if self.unwind_to(|f| matches!(f, Frame::Turn(_))) {
            self.replace_top(Frame::Turn(TurnStage::Ending));
        }
        self.s.end_turn = false;
    }

    /// The actions or transfers that a Methuselah gets for a phase, with what was gained for it
    /// beforehand.
    fn count_out(&mut self, number: Number, seat: Seat) -> i8 {
        let n = self.q().seat_number(number, seat).min(100) as i8;
        self.s.lasting.retain(|l| {
            let counted = matches!(l.what, What::Number(of, _) if of == number);
            l.expiry != Expiry::Counted || !counted || l.subject != Value::Seat(seat)
        });
        n
    }
}

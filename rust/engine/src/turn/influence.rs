//! The influence phase (chapter INFLUENCE).

use methuselah_cards::lang::Window;

use super::ANY;
use crate::{
    engine::{Engine, Flow},
    event::{Entry, Event, Holder, Why},
    ids::{CardId, Seat},
    option::{Choice, DecisionKind, OptionKind},
    state::SeatState,
};

impl Engine<'_> {
    pub(crate) fn step_influence(&mut self) -> Flow {
        let seat = self.s.active;
        self.options.push(Choice::PASS);
        self.offer_transfers(seat);
        self.offer_paths(seat);
        self.offer_hand(seat, Window::Influence.bit());
        self.offer_abilities(seat, Window::Influence.bit() | ANY);
        if self.options.len() == 1 && !self.switches.ask_alone {
            self.end_of_phase(DecisionKind::Influence, Window::Influence);
            return Flow::Go;
        }
        self.ask(seat, DecisionKind::Influence)
    }

    /// INFLUENCE-2, -3.
    fn offer_transfers(&mut self, seat: Seat) {
        let SeatState { transfers, pool, uncontrolled, .. } = *self.s.seat(seat);
        let by_choice = self.edition().vampires_are_brought_out();
        for (at, &card) in uncontrolled.iter().enumerate() {
            if self.q().has_twin_among(seat, card, &uncontrolled[..at]) {
                continue;
            }
            let about = |kind| Choice::of(kind, card);
            let blood = self.s.card(card).blood;
            if by_choice && blood > 0 && self.is_full(card) && !self.q().controls_copy(seat, card) {
                let toll = self.q().scarcity(seat, card);
                if toll <= pool {
                    let mode = u8::from(toll > 0 && toll == pool);
                    let amount = (toll > 0).then_some(toll);
                    self.options.push(Choice { mode, amount, ..about(OptionKind::BringOut) });
                }
            }
            if transfers >= 1 && pool >= 1 {
                // INFLUENCE-4: the option itself says that it is the last pool.
                let mode = u8::from(pool == 1);
                self.options.push(Choice { mode, ..about(OptionKind::Transfer) });
            }
            if transfers >= 2 && blood >= 1 {
                self.options.push(about(OptionKind::TransferBack));
            }
        }
        if transfers >= 4 && pool >= 1 && !self.s.seat(seat).crypt.is_empty() {
            self.options.push(Choice { kind: OptionKind::DrawCrypt, ..Choice::PASS });
        }
        self.offer_merging(seat);
    }

    /// Whether an uncontrolled vampire has at least its capacity in blood (INFLUENCE-3).
    fn is_full(&self, card: CardId) -> bool {
        i32::from(self.s.card(card).blood) >= self.q().capacity(card)
    }

    /// EDITION-2: at the end of the phase, those that can be brought out come by themselves; what a
    /// scarce one costs must be burned, even the last pool (EDITION-13).
    pub(super) fn end_influence(&mut self, seat: Seat) {
        if self.edition().vampires_are_brought_out() {
            return;
        }
        for card in self.s.seat(seat).uncontrolled {
            let toll = self.q().scarcity(seat, card);
            if self.is_full(card) {
                self.lose(Holder::Pool(seat), toll.into(), Why::Cost(card));
                self.commit(Event::Enter(Entry::ready(card, seat)));
            }
        }
    }

    pub(crate) fn take_influence(&mut self, seat: Seat, choice: Choice) {
        let card = choice.minion;
        match choice.kind {
            OptionKind::Pass => self.end_of_phase(DecisionKind::Influence, Window::Influence),
            OptionKind::Transfer => {
                self.s.seat_mut(seat).transfers -= 1;
                self.transfer(Holder::Pool(seat), Holder::Blood(card), 1, Why::Told);
            }
            OptionKind::TransferBack => {
                self.s.seat_mut(seat).transfers -= 2;
                self.transfer(Holder::Blood(card), Holder::Pool(seat), 1, Why::Told);
            }
            OptionKind::DrawCrypt => {
                self.s.seat_mut(seat).transfers -= 4;
                self.lose(Holder::Pool(seat), 1, Why::Told);
                self.commit(Event::DrawCrypt(seat));
            }
            OptionKind::Merge => self.pay_to_merge(seat, choice),
            OptionKind::BringOut => {
                self.lose(Holder::Pool(seat), choice.n().into(), Why::Told);
                self.commit(Event::Enter(Entry::ready(card, seat)));
            }
            OptionKind::FollowPath => self.follow_path(choice),
            _ => self.use_option(seat, choice),
        }
    }
}

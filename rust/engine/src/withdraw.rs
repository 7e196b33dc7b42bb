//! Withdrawing from the game (END-6).

use methuselah_cards::lang::Number;

use crate::{
    engine::Engine,
    event::Holder,
    ids::{CardId, Seat},
    log::Record,
    option::{Choice, OptionKind},
};

impl Engine<'_> {
    /// As a turn begins: whoever has no library and less than a full hand may withdraw.
    pub(crate) fn note_whether_exhausted(&mut self, seat: Seat) {
        let state = self.s.seat(seat);
        let full = self.q().seat_number(Number::HandSize, seat);
        let exhausted = state.library.is_empty() && (state.hand.len() as i32) < full;
        self.s.seat_mut(seat).exhausted = exhausted;
    }

    /// It is announced in the unlock phase.
    pub(crate) fn offer_withdrawal(&mut self, seat: Seat) {
        if self.s.seat(seat).exhausted && self.s.withdrawing & seat.bit() == 0 {
            self.options.push(Choice { kind: OptionKind::Withdraw, ..Choice::PASS });
        }
    }

    pub(crate) fn announce_withdrawal(&mut self, seat: Seat) {
        self.s.withdrawing |= seat.bit();
    }

    /// It fails with the first combat, and the first blood or pool that is lost or spent.
    pub(crate) fn withdrawal_fails(&mut self, seat: Seat) {
        if self.s.withdrawing & seat.bit() != 0 {
            self.s.withdrawing &= !seat.bit();
            self.note(Record::WithdrawalFails(seat));
        }
    }

    /// What it has to be noted for that counters leave a holder.
    pub(crate) fn note_loss(&mut self, from: Holder) {
        match from {
            Holder::Pool(seat) => self.withdrawal_fails(seat),
            Holder::Blood(card) if self.counts_as_loss(card) => {
                self.withdrawal_fails(self.s.card(card).controller);
            }
            _ => {}
        }
    }

    /// Blood of minions counts; life of allies does only by EDITION-24.
    fn counts_as_loss(&self, card: CardId) -> bool {
        let minion = if self.edition().life_is_lost_as_blood() {
            self.q().is_minion(card)
        } else {
            self.q().is_vampire(card)
        };
        minion && self.s.card(card).zone.in_play()
    }

    /// Whoever has announced it and lost nothing since leaves as the next turn would begin: with
    /// victory points, and nothing for the predator. Returns whether they do.
    pub(crate) fn withdraws(&mut self, seat: Seat) -> bool {
        if self.s.withdrawing & seat.bit() == 0 {
            return false;
        }
        self.s.withdrawing &= !seat.bit();
        let points = self.rules().withdraw_half_points;
        self.s.seat_mut(seat).withdrawn = true;
        self.leave_game(seat, points);
        true
    }
}

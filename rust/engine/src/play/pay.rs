//! Paying for a card or an ability (CARD-6).

use methuselah_cards::lang::Cost;

use crate::{
    engine::Engine,
    event::{Holder, Why},
    ids::{CardId, Seat},
    limits::event_key,
    query::Context,
    state::PlayFrame,
};

impl Engine<'_> {
    pub(super) fn pay_master_action(&mut self, seat: Seat) {
        let own_turn = seat == self.s.active;
        let state = self.s.seat_mut(seat);
        if own_turn {
            state.master_actions -= 1;
        } else {
            state.out_of_turn = true;
        }
    }

    /// DISCARD-2.
    pub(super) fn pay_for_event(&mut self, seat: Seat) {
        self.s.seat_mut(seat).discards -= 1;
        self.count_key(event_key(seat));
    }

    pub(super) fn pay_printed(&mut self, play: &PlayFrame) {
        let context = self.play_context(play);
        let (blood, pool) = self.q().price(&context, play.card, play.picks[0].card());
        if let Some(minion) = self.get(play.minion) {
            self.lose(Holder::Blood(minion), blood, Why::Cost(play.card));
            // An ally may have paid with its last life (CARD-31).
            self.burn_if_lifeless(Holder::Blood(minion));
        }
        self.lose(Holder::Pool(play.seat), pool, Why::Cost(play.card));
        self.forget_reductions(play.card);
    }

    /// Pays further costs.
    pub(crate) fn pay(&mut self, c: &Context, costs: &[Cost], seat: Seat) {
        for cost in costs {
            match cost {
                Cost::LockThis => {
                    if let Some(card) = self.get(c.source) {
                        self.lock(card);
                    }
                }
                Cost::BurnThis => {
                    if let Some(card) = self.get(c.source) {
                        self.burn(card);
                    }
                }
                Cost::Lock(which) => {
                    if let Some(card) = self.q().which(c, *which) {
                        self.lock(card);
                    }
                }
                Cost::Blood(which, n) => {
                    let n = self.q().amount(c, n);
                    if let Some(card) = self.q().which(c, *which) {
                        self.lose(Holder::Blood(card), n, Why::Cost(c.source.id));
                        self.burn_if_lifeless(Holder::Blood(card));
                    }
                }
                Cost::Counters(which, n) => {
                    let n = self.q().amount(c, n);
                    if let Some(card) = self.q().which(c, *which) {
                        self.lose(Holder::Counters(card), n, Why::Cost(c.source.id));
                    }
                }
                Cost::Pool(n) => {
                    let n = self.q().amount(c, n);
                    self.lose(Holder::Pool(seat), n, Why::Cost(c.source.id));
                }
                Cost::Transfers(n) => self.s.seat_mut(seat).transfers -= *n as i8,
                Cost::MasterAction => self.s.seat_mut(seat).master_actions -= 1,
                Cost::DiscardAction => self.s.seat_mut(seat).discards -= 1,
                Cost::Burn(which) => {
                    if let Some(card) = self.q().which(c, *which) {
                        self.burn(card);
                    }
                }
                Cost::DiscardAtRandom => {
                    let hand = self.s.seat(seat).hand;
                    if !hand.is_empty() {
                        let at = self.random(hand.len(), seat);
                        self.discard(hand[at]);
                    }
                }
                Cost::Discard(which) => {
                    if let Some(card) = self.q().which(c, *which) {
                        self.discard(card);
                    }
                }
            }
        }
    }

    pub(crate) fn pay_blood(&mut self, card: CardId, n: i32, why: Why) -> bool {
        let enough = i32::from(self.s.card(card).blood) >= n;
        if enough {
            self.lose(Holder::Blood(card), n, why);
        }
        enough
    }
}

//! The unlock phase (chapter UNLOCK).

use methuselah_cards::{
    Doing,
    lang::{Event as On, Period, Window},
};

use super::ANY;
use crate::{
    engine::{Engine, Flow},
    event::Holder,
    ids::{CardId, CardRef, Seat, Value},
    list::List,
    option::{Choice, DecisionKind, OptionKind},
    play::Debt,
    query::Query,
    state::{Expiry, Flag, Frame, LimitKey, LimitName, UnlockStage},
};

impl Engine<'_> {
    pub(crate) fn step_unlock(&mut self, stage: UnlockStage) -> Flow {
        let seat = self.s.active;
        match stage {
            UnlockStage::Unlocking => {
                self.replace_top(Frame::Unlock(UnlockStage::Effects));
                self.note_whether_exhausted(seat);
                self.expire_at_unlock(seat);
                self.unlock_all(seat);
                self.expire(Expiry::Unlocking(seat), None);
                self.win_contests(seat);
                self.settle_debt(seat, Debt::Unlock);
                // An unlock phase that was cut short has left what it did not get to.
                self.s.waiting.retain(|w| w.on != On::UnlockPhase);
                self.fire(On::UnlockPhase, CardRef::NONE, seat, 0);
                Flow::Go
            }
            UnlockStage::Passed => {
                self.pop();
                Flow::Go
            }
            UnlockStage::Effects => {
                self.offer_unlock(seat);
                if self.options.is_empty() {
                    self.end_of_phase(DecisionKind::Unlock, Window::Unlock);
                    return Flow::Go;
                }
                let contest = |o: &Choice| matches!(o.kind, OptionKind::Pay | OptionKind::Yield);
                let only_contests = self.options.iter().all(contest);
                let kind = if only_contests { DecisionKind::Contest } else { DecisionKind::Unlock };
                self.ask(seat, kind)
            }
        }
    }

    /// UNLOCK-1, -3.
    fn unlock_all(&mut self, seat: Seat) {
        let minions = self.s.seat(seat).minions;
        for card in minions.into_iter().chain(self.s.permanents) {
            let at = self.s.card(card);
            if at.controller == seat && at.locked() && !self.q().does_not_unlock(card) {
                self.unlock(card);
            }
        }
    }

    /// CONTEST-3, -7: what all rivals have yielded is held again.
    fn win_contests(&mut self, seat: Seat) {
        let contested: Vec<_> = self.q().contested().collect();
        for card in contested {
            let at = self.s.card(card);
            if at.controller == seat && at.is(Flag::ContestWon) {
                self.win_contest(card);
            }
        }
        for card in self.s.seat(seat).minions {
            if self.s.card(card).is(Flag::TitleContested) && !self.title_rivalled(card) {
                self.s.card_mut(card).set(Flag::TitleContested, false);
            }
        }
    }

    /// The contested cards and titles that are still to be paid for or yielded (CONTEST-2, -6).
    fn offer_contests(&mut self, seat: Seat) {
        let unsettled = |card: CardId| !self.s.limits.contains(&contest_key(card));
        let cards: List<CardId, 64> = self
            .q()
            .contested()
            .filter(|&id| {
                let card = self.s.card(id);
                card.controller == seat && !card.is(Flag::ContestWon) && unsettled(id)
            })
            .collect();
        let minions = self.s.seat(seat).minions;
        let titled = |card: CardId| self.s.card(card).is(Flag::TitleContested) && unsettled(card);
        let titles: List<CardId, 28> = minions.into_iter().filter(|&id| titled(id)).collect();
        let all = cards.into_iter().map(|card| (card, false));
        for (card, title) in all.chain(titles.into_iter().map(|card| (card, true))) {
            let at = self.s.card(card);
            // CONTEST-6: without blood, or in torpor, the title must be yielded.
            let can_pay = match title {
                true => {
                    i32::from(at.blood) >= self.cost_of_title(card)
                        && (at.ready() || self.edition().torpid_vampires_keep_titles())
                }
                false => self.s.seat(seat).pool > 0,
            };
            let choice = |kind| Choice { kind, card, mode: title.into(), ..Choice::PASS };
            if can_pay {
                self.options.push(choice(OptionKind::Pay));
            }
            self.options.push(choice(OptionKind::Yield));
        }
    }

    fn offer_unlock(&mut self, seat: Seat) {
        self.offer_triggers(seat);
        self.offer_contests(seat);
        if self.options.is_empty() {
            self.options.push(Choice::PASS);
        }
        if self.s.edge == Some(seat) && !self.s.limits.contains(&edge_key(seat)) {
            self.options.push(Choice { kind: OptionKind::EdgePool, ..Choice::PASS });
        }
        if self.s.seat(seat).hand_windows.open_to(Doing::OwnTurn.bit()) & Window::Unlock.bit() != 0
        {
            self.offer_burn_option(seat);
        }
        self.offer_withdrawal(seat);
        self.offer_infernal(seat);
        self.offer_imbued(seat);
        self.offer_hand(seat, Window::Unlock.bit());
        self.offer_abilities(seat, Window::Unlock.bit() | ANY);
        if self.options.len() == 1
            && self.options[0].kind == OptionKind::Pass
            && !self.switches.ask_alone
        {
            self.options.clear();
        }
    }

    /// The triggered effects that wait for their order: of those whose order cannot matter, the
    /// first.
    fn offer_triggers(&mut self, seat: Seat) {
        let any_order = self.q().any_order_will_do();
        for (at, waiting) in self.s.waiting.iter().enumerate() {
            let q = Query { setup: self.setup, s: self.s };
            let stands_for_it = |earlier: &Choice| {
                any_order || q.alike_effects(seat, &q.s.waiting[earlier.mode as usize], waiting)
            };
            if waiting.on == On::UnlockPhase && !self.options.iter().any(stands_for_it) {
                let card = q.s.resolve(waiting.effect.source).unwrap_or(CardId::NONE);
                let (kind, mode) = (OptionKind::Trigger, at as u8);
                self.options.push(Choice { kind, mode, card, ..Choice::PASS });
            }
        }
    }

    pub(crate) fn take_unlock(&mut self, seat: Seat, choice: Choice) {
        match choice.kind {
            OptionKind::Pass => self.end_of_phase(DecisionKind::Unlock, Window::Unlock),
            OptionKind::Trigger => {
                let waiting = self.s.waiting.remove(choice.mode as usize);
                self.begin_waiting(waiting);
            }
            OptionKind::EdgePool => {
                self.count_key(edge_key(seat));
                self.gain(Holder::Pool(seat), 1);
            }
            OptionKind::UnlockInfernal => self.unlock_infernal(seat, choice.minion),
            OptionKind::Pay if choice.mode == 0 => {
                self.count_key(contest_key(choice.card));
                self.lose(Holder::Pool(seat), 1);
            }
            OptionKind::Pay => {
                self.count_key(contest_key(choice.card));
                let cost = self.cost_of_title(choice.card);
                self.lose(Holder::Blood(choice.card), cost);
            }
            OptionKind::Yield if choice.mode == 0 => {
                self.burn(choice.card);
                self.settle_contests();
            }
            OptionKind::Yield => self.yield_title(choice.card),
            OptionKind::Withdraw => self.announce_withdrawal(seat),
            OptionKind::BurnOption => self.use_burn_option(seat, choice.card),
            OptionKind::Conviction => self.play_conviction(seat, choice),
            OptionKind::Recover => self.begin_recovery(choice.minion),
            _ => self.use_option(seat, choice),
        }
    }
}

fn edge_key(seat: Seat) -> LimitKey {
    LimitKey { period: Period::Phase, subject: Value::Seat(seat), name: LimitName::Edge }
}

fn contest_key(card: CardId) -> LimitKey {
    let subject = Value::Number(card.0 as i16);
    LimitKey { period: Period::Phase, subject, name: LimitName::Contest }
}

//! The unlock phase (chapter UNLOCK).

use methuselah_cards::{
    Doing,
    lang::{Ability, Event as On, Period, Replaced, Window},
};

use super::ANY;
use crate::{
    engine::{Engine, Flow},
    event::{Holder, Why},
    ids::{CardId, CardRef, Seat, Value},
    option::{Choice, DecisionKind, OptionKind},
    play::Debt,
    query::{Context, Query},
    state::{Expiry, Frame, Lasting, LimitKey, LimitName, State, UnlockStage},
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
                self.forget_who_stayed_locked(seat);
                self.win_contests(seat);
                self.settle_debt(seat, Debt::Unlock);
                // An unlock phase that was cut short has left what it did not get to.
                self.s.waiting.retain(|w| w.on != On::UnlockPhase);
                self.fire(On::UnlockPhase, CardRef::NONE, seat, 0);
                Flow::Go
            }
            UnlockStage::Passed => {
                self.leave_phase();
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
            let locked = at.locked();
            if at.controller != seat
                || !(locked || self.s.reach.replaces)
                || self.q().does_not_unlock(card)
            {
                continue;
            }
            if !self.does_else(card) && locked {
                self.unlock(card);
            }
        }
    }

    /// What did not unlock as normal, by an effect about its next unlocking, does so from now on.
    fn forget_who_stayed_locked(&mut self, seat: Seat) {
        let State { cards, lasting, .. } = &mut *self.s;
        let over = |l: &Lasting| {
            let card = l.subject.card().id.some();
            l.expiry == Expiry::Unlocking
                && card.is_some_and(|id| cards[id.index()].controller == seat)
        };
        if lasting.iter().any(over) {
            lasting.retain(|l| !over(l));
            self.note_reach();
        }
    }

    /// Whether a text on a card takes the place of its unlocking as normal; it does so even if the card is
    /// unlocked already.
    fn does_else(&mut self, card: CardId) -> bool {
        if !self.s.reach.replaces {
            return false;
        }
        let q = self.q();
        let found = q.attached(card).find_map(|on| {
            let abilities = q.def(on).abilities.iter().map(|&id| q.set().ability(id));
            let instead = abilities
                .filter(|a| matches!(a.ability, Ability::Replace(Replaced::Unlocking, _)))
                .map(|a| a.program);
            instead.map(|program| Context { program, ..q.context(on) }).next()
        });
        if let Some(context) = found {
            self.push(Frame::Effect(context));
        }
        found.is_some()
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
                self.gain(Holder::Pool(seat), 1, Why::Told);
            }
            OptionKind::UnlockInfernal => self.unlock_infernal(seat, choice.minion),
            OptionKind::Pay => self.pay_for_contest(seat, choice),
            OptionKind::Yield => self.yield_contested(choice),
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

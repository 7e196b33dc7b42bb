//! Carrying out effects: the interpreter of compiled steps. An effect can stop at any step for a
//! choice or for what the step sets going, and resumes there.

mod ask;
mod in_action;
mod in_combat;
mod step;

pub(crate) use ask::slot_of_set;

use methuselah_cards::{
    Op,
    compile::MAX_PICKS,
    lang::{Ability, Window},
};

use crate::{
    engine::{Engine, Flow},
    ids::{CardId, Seat, Value},
    log::Record,
    option::{Choice, DecisionKind, OptionKind},
    state::{EffectFrame, Expiry, Frame, Lasting, Strike, What},
};

impl Engine<'_> {
    pub(crate) fn step_effect(&mut self, mut effect: EffectFrame) -> Flow {
        let program = self.set().program(effect.program);
        let Some(op) = program.ops.get(effect.at as usize) else {
            self.end_effect(&effect);
            return Flow::Go;
        };
        effect.at += 1;
        match op {
            Op::Stop => {
                self.end_effect(&effect);
                return Flow::Go;
            }
            Op::Jump(to) => effect.at = *to,
            Op::JumpUnless(cond, to) => {
                if !self.q().holds(&effect, cond) {
                    effect.at = *to;
                }
            }
            Op::StartCards => effect.each_card = CardId::NONE,
            Op::NextCard(filter, to) => match self.next_card(&effect, filter) {
                Some(card) => effect.each_card = card,
                None => {
                    effect.each_card = CardId::NONE;
                    effect.at = *to;
                }
            },
            Op::StartSeats => effect.each_seat = (self.s.active, 0),
            Op::NextSeat(seats, to) => {
                if !self.next_seat(&mut effect, seats) {
                    effect.at = *to;
                }
            }
            Op::StartCount(amount) => effect.count = self.q().amount(&effect, amount) as i16,
            Op::Countdown(to) => {
                if effect.count > 0 {
                    effect.count -= 1;
                } else {
                    effect.at = *to;
                }
            }
            Op::Together(true) => {
                self.s.together += 1;
                self.s.hands_wait = true;
            }
            Op::Together(false) => {
                self.replace_top(Frame::Effect(effect));
                self.end_moment();
                return Flow::Go;
            }
            Op::May(_) => {
                if self.s.alive(effect.you) {
                    self.options.push(Choice::PASS);
                    let card = effect.source.id;
                    self.options.push(Choice { kind: OptionKind::Yes, card, ..Choice::PASS });
                    return self.ask(effect.you, DecisionKind::May);
                }
                self.answer_may(&mut effect, false);
            }
            Op::Either(who, branches) => return self.ask_branch(effect, *who, branches),
            Op::Choose(choice, slot) => return self.ask_choice(effect, choice, *slot),
            Op::ChooseSome(set, filter, least, most) => {
                return self.ask_for_some(effect, *set, filter, least, most);
            }
            Op::Seal(seats, least, most) => {
                return self.ask_for_seals(effect, seats, least, most);
            }
            Op::Allocate(points, seats, least, most) => {
                return self.ask_allocation(effect, points, seats, *least, most.as_ref());
            }
            Op::Grant(span, abilities) => {
                let expiry = self.expiry(*span, effect.you);
                for &id in abilities {
                    let mut lasting = self.lasting_ability(&effect, What::Ability(id), expiry);
                    let mut once = false;
                    if let Ability::Trigger(trigger) = &self.set().ability(id).ability {
                        if let Some(times) = &trigger.times {
                            lasting.left = self.q().amount(&effect, times).clamp(0, 255) as u8;
                            if lasting.left == 0 {
                                continue;
                            }
                        }
                        once = trigger.once;
                    }
                    // What waits to happen once to the same card does not wait twice.
                    if !once || !self.s.lasting.contains(&lasting) {
                        self.begin_lasting(lasting);
                    }
                }
            }
            Op::Strike(kind, rider) => {
                if let Some(minion) = self.get(effect.me) {
                    let strike = self.strike_of(&effect, minion, kind);
                    let strike = Strike { rider: rider.unwrap_or(strike.rider), ..strike };
                    self.strike_with_one(&effect, minion, kind);
                    self.set_strike(effect.me, strike);
                    self.bind_strike(minion, effect.source.id);
                }
            }
            Op::AdditionalStrike(id, limit) => {
                if let Some(minion) = self.get(effect.me) {
                    let what = What::Additional(*id);
                    self.begin_lasting(self.lasting_ability(&effect, what, Expiry::Round));
                    self.add_strikes(minion, 1, *limit);
                }
            }
            Op::Queue(program) | Op::AfterCombat(program) => {
                let queued = EffectFrame { program: *program, at: 0, ..effect };
                let room = match op {
                    Op::Queue(_) => self.s.queued.push(queued),
                    _ => self.s.after_strike.push(queued),
                };
                if !room {
                    self.raise(crate::error::GameError::TooMany("effects queued in one combat"));
                }
            }
            Op::PlayCard(which) => {
                if let Some(card) = self.q().which(&effect, *which) {
                    self.offer_to_play(&effect, card);
                }
                if !self.options.is_empty() {
                    return self.ask(effect.you, DecisionKind::Choose);
                }
            }
            Op::Damage(damage) => {
                self.note(Record::By(effect.source.id));
                self.replace_top(Frame::Effect(effect));
                self.damage_step(&effect, damage);
                return Flow::Go;
            }
            Op::Cost(minion) => {
                self.replace_top(Frame::Effect(effect));
                if let Some(minion) = self.q().which(&effect, *minion)
                    && self.s.reach.reduces
                {
                    let payer = self.s.card(minion).controller;
                    self.open_for(DecisionKind::Announce, Window::Cost.bit(), payer.bit());
                }
                return Flow::Go;
            }
            Op::Do(step) => {
                self.replace_top(Frame::Effect(effect));
                self.note(Record::By(effect.source.id));
                self.do_step(&effect, step);
                return Flow::Go;
            }
        }
        self.replace_top(Frame::Effect(effect));
        Flow::Go
    }

    /// The effect is over. One that has chosen the terms of a referendum hands them over.
    fn end_effect(&mut self, effect: &EffectFrame) {
        self.pop();
        self.note(Record::By(CardId::NONE));
        if let Some(Frame::Referendum) = self.s.stack.last() {
            self.settle_terms(effect.picks);
        }
    }

    fn lasting_ability(&self, effect: &EffectFrame, what: What, expiry: Expiry) -> Lasting {
        Lasting {
            what,
            subject: Value::Card(effect.me),
            source: effect.source,
            me: effect.me,
            you: effect.you,
            picks: [effect.picks[0], effect.picks[1]],
            superior: effect.superior,
            limited: effect.limited,
            as_vampire: effect.as_vampire,
            expiry,
            left: 0,
        }
    }

    fn next_card(
        &self,
        effect: &EffectFrame,
        filter: &methuselah_cards::lang::Filter,
    ) -> Option<CardId> {
        let after = effect.each_card;
        let context = EffectFrame { each_card: CardId::NONE, ..*effect };
        let found = self.q().matching(&context, filter);
        found.filter(|&card| after == CardId::NONE || card > after).min()
    }

    fn next_seat(
        &self,
        effect: &mut EffectFrame,
        seats: &[methuselah_cards::lang::SeatIs],
    ) -> bool {
        loop {
            let (at, seen) = effect.each_seat;
            let count = self.s.seat_count;
            if seen >= count {
                return false;
            }
            // By place at the table, so that someone who leaves meanwhile does not upset the order.
            let seat = if seen == 0 { at } else { Seat((at.0 + 1) % count) };
            effect.each_seat = (seat, seen + 1);
            if self.q().seat_fits(effect, seats, seat) {
                return true;
            }
        }
    }

    pub(crate) fn take_effect_choice(&mut self, effect: &mut EffectFrame, value: Value, slot: u8) {
        if let Some(pick) = effect.picks.get_mut(slot as usize) {
            *pick = value;
        }
        debug_assert!((slot as usize) < MAX_PICKS);
    }
}

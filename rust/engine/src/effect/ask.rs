//! Choices that an effect asks for.

use methuselah_cards::{
    Op,
    lang::{self, Amount, Cond, Filter, From, SeatIs, Who},
};

use crate::{
    engine::{Engine, Flow},
    error::GameError,
    ids::{CardId, Seat, Value},
    list::List,
    log::Record,
    option::{Choice, DecisionKind, OptionKind},
    query::{Query, pile},
    setup::MAX_LIBRARY,
    state::{EffectFrame, Frame, MAX_SEATS},
};

/// The slot in which a card remembers a set, behind those of single things.
pub(crate) fn slot_of_set(set: u8) -> u8 {
    8 + set
}

impl Engine<'_> {
    pub(super) fn ask_choice(
        &mut self,
        mut effect: EffectFrame,
        choice: &lang::Choice,
        slot: u8,
    ) -> Flow {
        let seat = self.q().who(&effect, choice.by);
        if let Some(seat) = seat {
            self.see_what_is_searched(seat, &effect, &choice.from);
            self.offer_picks(seat, &effect, &choice.from, Choice::value(Value::Nothing));
            let q = Query { setup: self.setup, s: self.s };
            self.options.retain(|option| !q.would_rival_itself(&effect, slot, option.target));
            self.spare_from_choices(&effect);
        }
        if let From::Random(_) | From::RandomNumber(..) = choice.from
            && !self.options.is_empty()
        {
            let at = self.random(self.options.len(), effect.you);
            let value = self.options[at].target;
            self.options.clear();
            self.take_effect_choice(&mut effect, value, slot);
            self.replace_top(Frame::Effect(effect));
            return Flow::Go;
        }
        let Some(seat) = seat.filter(|_| !self.options.is_empty()) else {
            self.take_effect_choice(&mut effect, Value::Nothing, slot);
            self.replace_top(Frame::Effect(effect));
            return Flow::Go;
        };
        if choice.optional {
            self.options.insert(0, Choice::PASS);
        }
        self.ask(seat, self.kind_of_choice())
    }

    fn kind_of_choice(&self) -> DecisionKind {
        if self.choosing_terms() { DecisionKind::Terms } else { DecisionKind::Choose }
    }

    /// Whoever searches sees what there is to find (CARD-35).
    fn see_what_is_searched(&mut self, seat: Seat, effect: &EffectFrame, from: &From) {
        let From::Cards(filter) = from else { return };
        if pile(filter).is_some() {
            let found: List<CardId, MAX_LIBRARY> = self.q().matching(effect, filter).collect();
            for &card in found.iter() {
                self.s.card_mut(card).known |= seat.bit();
            }
        }
    }

    pub(super) fn ask_branch(
        &mut self,
        mut effect: EffectFrame,
        who: Who,
        branches: &[(Vec<Cond>, u16)],
    ) -> Flow {
        let seat = self.q().who(&effect, who);
        for (mode, (conds, _)) in branches.iter().enumerate() {
            if seat.is_some() && self.q().all(&effect, conds) {
                let kind = OptionKind::Branch;
                self.options.push(Choice { kind, mode: mode as u8, ..Choice::PASS });
            }
        }
        match seat {
            Some(seat) if !self.options.is_empty() => self.ask(seat, self.kind_of_choice()),
            _ => {
                // Nobody to choose, or nothing possible: on behind the branches.
                effect.at = self.behind(&effect, branches);
                self.replace_top(Frame::Effect(effect));
                Flow::Go
            }
        }
    }

    /// The place behind the branches: where the jump at the end of the first one leads.
    fn behind(&self, effect: &EffectFrame, branches: &[(Vec<Cond>, u16)]) -> u16 {
        let ops = &self.set().program(effect.program).ops;
        let end_of_first = match branches {
            [_, (_, second), ..] => second - 1,
            _ => return branches.first().map_or(effect.at, |_| self.end_of_only(effect)),
        };
        match ops.get(end_of_first as usize) {
            Some(Op::Jump(to)) => *to,
            _ => effect.at,
        }
    }

    fn end_of_only(&self, effect: &EffectFrame) -> u16 {
        let ops = &self.set().program(effect.program).ops;
        let rest = ops.iter().skip(effect.at as usize);
        let jump = rest.enumerate().find_map(|(i, op)| match op {
            Op::Jump(to) if *to as usize > effect.at as usize + i => Some(*to),
            _ => None,
        });
        jump.unwrap_or(effect.at)
    }

    /// Points are allocated by an amount for each Methuselah clockwise; an amount is offered only
    /// if the rest can be allocated.
    pub(super) fn ask_allocation(
        &mut self,
        mut effect: EffectFrame,
        points: &Amount,
        seats: &[SeatIs],
        least: u8,
        most: Option<&Amount>,
    ) -> Flow {
        let points = self.q().amount(&effect, points);
        let mut able: crate::list::List<Seat, MAX_SEATS> = crate::list::List::default();
        for seat in self.s.clockwise(effect.you) {
            if self.q().seat_fits(&effect, seats, seat) {
                let _ = able.push(seat);
            }
        }
        // The loop counter of the effect tells how many are done.
        let done = effect.count.max(0) as usize;
        let allocated = &self.s.referendum.allocated;
        let given: i32 = able.iter().take(done).map(|s| i32::from(allocated[s.index()])).sum();
        let some = able.iter().take(done).filter(|s| allocated[s.index()] > 0).count();
        let left = points - given;
        let Some(&seat) = able.get(done) else {
            effect.count = 0;
            self.replace_top(Frame::Effect(effect));
            return Flow::Go;
        };
        let others = able.len() - done - 1;
        let most_of = |seat: Seat| {
            let mut with = effect;
            with.each_seat.0 = seat;
            most.map_or(points, |most| self.q().amount(&with, most))
        };
        let room: i32 = able[done + 1..].iter().map(|&s| most_of(s)).sum();
        let most = most_of(seat);
        let least = least as usize;
        let chooser = self.s.alive(effect.you);
        for n in (0..=left.min(most)).filter(|_| chooser) {
            let rest = left - n;
            let some = some + usize::from(n > 0);
            let needed = least.saturating_sub(some);
            let possible = if others == 0 {
                rest == 0 && needed == 0
            } else {
                needed <= others && rest >= needed as i32 && rest <= room
            };
            if possible {
                let target = Value::Seat(seat);
                self.options.push(Choice { amount: Some(n as i16), ..Choice::value(target) });
            }
        }
        if self.options.is_empty() {
            effect.count = 0;
            self.replace_top(Frame::Effect(effect));
            return Flow::Go;
        }
        self.ask(effect.you, DecisionKind::Terms)
    }

    /// Cards are chosen into a set one after another, in the order of their numbers, so that no set can
    /// be chosen in two ways.
    pub(super) fn ask_for_some(
        &mut self,
        mut effect: EffectFrame,
        set: u8,
        filter: &Filter,
        least: &Amount,
        most: &Amount,
    ) -> Flow {
        let slot = slot_of_set(set);
        // The loop counter of the effect tells how many there are.
        if effect.count == 0 {
            self.s.memories.retain(|&(of, at, _)| of != effect.source || at != slot);
        }
        let kept = self.s.memories.iter().filter(|(of, at, _)| *of == effect.source && *at == slot);
        let last = kept.map(|(_, _, value)| value.card().id).max_by_key(|id| id.0);
        let mut left: Vec<CardId> = self.q().matching(&effect, filter).collect();
        left.retain(|id| last.is_none_or(|last| *id > last));
        left.sort_unstable();
        let (least, most) = (self.q().amount(&effect, least), self.q().amount(&effect, most));
        let chosen = i32::from(effect.count);
        // Of too few to choose from, all are.
        let needed = (least - chosen).clamp(0, left.len() as i32);
        if chosen < most && !self.s.memories.is_full() {
            let able = (left.len() + 1).saturating_sub(needed.max(1) as usize);
            for &card in left.iter().take(able) {
                let target = self.value(card);
                self.options.push(Choice::value(target));
            }
        }
        if self.options.is_empty() || !self.s.alive(effect.you) {
            self.options.clear();
            effect.count = 0;
            self.replace_top(Frame::Effect(effect));
            return Flow::Go;
        }
        if needed == 0 {
            self.options.insert(0, Choice::PASS);
        }
        self.ask(effect.you, self.kind_of_choice())
    }

    /// Numbers are sealed one after another, and told when all are.
    pub(super) fn ask_for_seals(
        &mut self,
        mut effect: EffectFrame,
        seats: &[SeatIs],
        least: &Amount,
        most: &Amount,
    ) -> Flow {
        // The loop counter of the effect tells that some are sealed.
        if effect.count == 0 {
            self.s.sealed.clear();
        }
        let left = |&seat: &Seat| {
            self.q().seat_fits(&effect, seats, seat)
                && !self.s.sealed.iter().any(|(sealed, _)| *sealed == seat)
        };
        let Some(seat) = self.s.clockwise(effect.you).find(left) else {
            for (seat, n) in self.s.sealed {
                self.note(Record::Sealed(seat, n));
            }
            effect.count = 0;
            self.replace_top(Frame::Effect(effect));
            return Flow::Go;
        };
        let mut with = effect;
        with.each_seat.0 = seat;
        let (least, most) = (self.q().amount(&with, least), self.q().amount(&with, most));
        for n in least..=most.max(least) {
            self.options.push(Choice::value(Value::Number(n as i16)));
        }
        self.ask(seat, DecisionKind::Sealed)
    }

    pub(super) fn answer_may(&mut self, effect: &mut EffectFrame, yes: bool) {
        let op = &self.set().program(effect.program).ops[effect.at as usize - 1];
        if let (Op::May(to), false) = (op, yes) {
            effect.at = *to;
        }
    }

    pub(crate) fn take_effect(&mut self, seat: Seat, mut effect: EffectFrame, choice: Choice) {
        let op = &self.set().program(effect.program).ops[effect.at as usize];
        effect.at += 1;
        match op {
            Op::May(_) => self.answer_may(&mut effect, choice.kind == OptionKind::Yes),
            Op::Either(_, branches) => effect.at = branches[choice.mode as usize].1,
            Op::Choose(_, slot) => self.take_effect_choice(&mut effect, choice.target, *slot),
            Op::PlayCard(_) => {
                self.replace_top(Frame::Effect(effect));
                self.play(effect.you, choice);
                return;
            }
            Op::ChooseSome(..) if choice.kind == OptionKind::Pass => effect.count = 0,
            Op::ChooseSome(set, ..) => {
                let kept = (effect.source, slot_of_set(*set), choice.target);
                if !self.s.memories.push(kept) {
                    self.raise(GameError::TooMany("things remembered"));
                }
                effect.count += 1;
                effect.at -= 1;
            }
            Op::Seal(..) => {
                let n = choice.target.number().clamp(0, 255) as u8;
                let _ = self.s.sealed.push((seat, n));
                effect.count = 1;
                effect.at -= 1;
            }
            Op::Allocate(..) => {
                if let Value::Seat(seat) = choice.target {
                    self.s.referendum.allocated[seat.index()] = choice.n() as u8;
                }
                effect.count += 1;
                effect.at -= 1;
            }
            other => unreachable!("{other:?} asks nothing"),
        }
        self.replace_top(Frame::Effect(effect));
    }
}

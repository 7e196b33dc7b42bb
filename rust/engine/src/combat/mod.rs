//! Combat (chapters COMBAT, RANGE, STRIKE, DAMAGE, PRESS).

mod damage;
mod press;
mod range;
mod resource;
mod strike;

pub(crate) use damage::Sources;

use methuselah_cards::lang::{Event as On, Period, Window};

use crate::{
    engine::{Engine, Flow},
    event::Event,
    ids::{CardId, CardRef, Seat},
    log::Record,
    option::{Choice, DecisionKind},
    play::Debt,
    state::{Combat, CombatStage, DamageStage, Expiry, Frame, Lasting, Range, Side, Strike},
};

impl Engine<'_> {
    /// Two minions enter combat, the acting one first. Only ready ones fight, and never two of one
    /// Methuselah (COMBAT-1).
    pub(crate) fn enter_combat(&mut self, acting: CardId, other: CardId) {
        let (acting, other) = (self.s.reference(acting), self.s.reference(other));
        self.push(Frame::Entering(acting, other));
        self.open(DecisionKind::EnteringCombat, Window::EnteringCombat.bit());
    }

    /// What is done about a combat before it begins is done.
    pub(crate) fn step_entering(&mut self, acting: CardRef, other: CardRef) -> Flow {
        self.pop();
        if let (Some(acting), Some(other)) = (self.get(acting), self.get(other)) {
            self.begin_combat(acting, other, false);
        }
        // What has been given for this combat is for no other one.
        if !self.s.combat.on {
            self.end_spans_of_combat();
        }
        Flow::Go
    }

    /// A combat that was about to begin does not, and what has brought it about goes no further.
    pub(crate) fn call_off_combat(&mut self) {
        let entering = self.s.stack.iter().rposition(|f| matches!(f, Frame::Entering(..)));
        let Some(at) = entering else { return };
        self.s.stack.remove(at);
        if at > 0 && matches!(self.s.stack[at - 1], Frame::Effect(_)) {
            self.s.stack.remove(at - 1);
        }
        self.s.action.successful = false;
        self.end_spans_of_combat();
    }

    pub(crate) fn begin_combat(&mut self, acting: CardId, other: CardId, from_block: bool) {
        // Who counts as acting goes first.
        let first = std::mem::take(&mut self.s.acts_first);
        let (a, b) = (self.s.card(acting), self.s.card(other));
        if !a.ready() || !b.ready() || a.controller == b.controller || self.s.combat.on {
            return;
        }
        let swap = self.q().is(first, other) || self.actor() == Some(other);
        let (acting, other) =
            if swap && !self.q().is(first, acting) { (other, acting) } else { (acting, other) };
        let side = |id| Side { minion: self.s.reference(id), ..Side::default() };
        self.s.combat = Combat {
            on: true,
            from_block,
            sides: [side(acting), side(other)],
            ..Combat::default()
        };
        if !self.s.action.on {
            self.s.action.played.clear();
        }
        self.s.action.before_combat = self.s.action.played.len() as u8;
        for minion in [acting, other] {
            self.withdrawal_fails(self.s.card(minion).controller);
        }
        self.push(Frame::Combat);
        self.commit(Event::Combat(acting, other));
        if from_block {
            self.wake_resulting_combat();
        }
        self.fire_card(On::CombatBegins, acting, 0);
    }

    /// What a combatant got for the combat that results from the block is at work in it, and only in it.
    fn wake_resulting_combat(&mut self) {
        let fight = [self.s.action.actor, self.s.action.blocker];
        for lasting in self.s.lasting {
            let its = fight.contains(&lasting.me) || fight.contains(&lasting.subject.card());
            if lasting.expiry == Expiry::ResultingCombat && its {
                self.begin_lasting(Lasting { expiry: Expiry::Combat, ..lasting });
            }
        }
    }

    pub(crate) fn step_combat(&mut self) -> Flow {
        if self.s.combat.stage == CombatStage::Range && self.nears_range() {
            return Flow::Go;
        }
        if self.s.combat.ending && self.s.combat.stage < CombatStage::RoundEnd {
            self.s.combat.stage = CombatStage::RoundEnd;
            self.s.combat.pressed = false;
        }
        match self.s.combat.stage {
            CombatStage::Enter => {
                self.begin_round();
                self.s.combat.stage = CombatStage::BeforeRange;
            }
            CombatStage::BeforeRange => {
                self.s.combat.stage = CombatStage::Range;
                self.open_between(DecisionKind::BeforeRange, Window::BeforeRange);
            }
            CombatStage::Range => {
                self.s.combat.stage = CombatStage::BeforeStrikes;
                self.s.combat.last = None;
                let set = self.s.combat.range_set;
                self.s.combat.range = set.unwrap_or(Range::Close);
                // RANGE-1; a round whose range is set has no range step.
                if set.is_none() {
                    self.open_moment(DecisionKind::Range, Window::Range);
                }
            }
            CombatStage::BeforeStrikes => {
                self.s.combat.stage = CombatStage::FirstStrikeChoice;
                self.s.combat.sides.iter_mut().for_each(|side| side.strikes = true);
                let (round, range) = (self.s.combat.round, self.s.combat.range);
                self.note(Record::Range(round, range == Range::Long));
                self.open_between(DecisionKind::BeforeStrikes, Window::BeforeStrikes);
            }
            CombatStage::FirstStrikeChoice => return self.step_choice(0),
            CombatStage::SecondStrikeChoice => return self.step_choice(1),
            CombatStage::StrikesChosen => {
                self.s.combat.stage = CombatStage::Resolve;
                self.open(DecisionKind::Chosen, Window::StrikeChosen.bit() | Window::AnyTime.bit());
            }
            CombatStage::Resolve => self.resolve_strikes(),
            CombatStage::Additional => return self.step_additional(),
            CombatStage::Press => {
                self.s.combat.stage = CombatStage::RoundEnd;
                self.s.combat.last = None;
                self.open_moment(DecisionKind::Press, Window::Press);
            }
            CombatStage::RoundEnd => {
                self.s.combat.stage = CombatStage::Ending;
                self.fire(On::RoundEnds, self.s.combat.sides[0].minion, self.s.active, 0);
                self.open_between(DecisionKind::RoundEnd, Window::RoundEnd);
            }
            CombatStage::Ending => {
                let ready = self.s.combat.sides.iter().all(|side| self.q().ready(side.minion));
                if self.s.combat.pressed && ready && !self.s.combat.ending {
                    self.expire_round();
                    self.s.queued.clear();
                    self.s.after_strike.clear();
                    self.begin_round();
                    self.s.combat.stage = CombatStage::BeforeRange;
                } else {
                    // The round ends with the combat: what belongs to its end belongs here, too.
                    self.s.combat.stage = CombatStage::After;
                    let ends = Window::RoundEnd.bit() | Window::CombatEnding.bit();
                    self.open(DecisionKind::CombatEnding, ends | Window::AnyTime.bit());
                }
            }
            CombatStage::After => self.after_combat(),
        }
        Flow::Go
    }

    /// Opens the window of a step that not every edition has: where it is none, only what names it
    /// can be used (EDITION-7).
    fn open_between(&mut self, kind: DecisionKind, moment: Window) {
        if self.edition().rounds_have_seven_steps() {
            self.open_moment(kind, moment);
        } else {
            self.open(kind, moment.bit());
        }
    }

    fn begin_round(&mut self) {
        let combat = &mut self.s.combat;
        combat.round = combat.round.saturating_add(1);
        combat.pressed = false;
        combat.additional = false;
        combat.neared = false;
        if combat.round > 1 {
            combat.range_set = combat.next_range.take();
        }
        // A round that ends before its range is determined has this one (G00129#993dbfc6).
        combat.range = combat.range_set.unwrap_or_default();
        for side in &mut combat.sides {
            *side = Side { minion: side.minion, ..Side::default() };
        }
    }

    /// What happens once nothing more is done before range is determined, even if the combat ends there:
    /// all damage of it is of one moment.
    fn nears_range(&mut self) -> bool {
        if self.s.combat.neared || self.s.reach.events & On::BeforeRange.bit() == 0 {
            return false;
        }
        self.s.combat.neared = true;
        self.push(Frame::Damage(DamageStage::Prevent, 0));
        self.fire(On::BeforeRange, self.s.combat.sides[0].minion, self.s.active, 0);
        true
    }

    fn expire_round(&mut self) {
        self.expire(Expiry::Strike, Some(Period::Strike));
        self.expire(Expiry::Round, Some(Period::Round));
        for lasting in self.s.lasting.iter_mut() {
            if lasting.expiry == Expiry::NextRound {
                lasting.expiry = Expiry::Round;
            }
        }
    }

    /// What was to last for a combat, or for a part of one, ends: it is over, or never began.
    pub(crate) fn end_spans_of_combat(&mut self) {
        self.s.acts_first = CardRef::NONE;
        self.expire_round();
        self.expire(Expiry::NextRound, None);
        self.expire(Expiry::Combat, Some(Period::Combat));
    }

    /// COMBAT-4: a combatant that stops being ready ends the round and the combat; what happens at
    /// the end of a round still happens, unless the edition says otherwise (EDITION-22).
    pub(crate) fn end_combat_if_not_ready(&mut self) {
        let combat = &self.s.combat;
        if !combat.on {
            return;
        }
        let at_once = !self.edition().rounds_end_without_a_combatant();
        if combat.stage >= if at_once { CombatStage::After } else { CombatStage::RoundEnd } {
            return;
        }
        // A combat ends, too, as one of its combatants is stolen (G00108#4a27dc9e).
        let ready = !combat.stolen && combat.sides.iter().all(|side| self.q().ready(side.minion));
        let busy = self.s.stack.iter().rev().take_while(|f| !matches!(f, Frame::Combat));
        if ready
            || busy
                .clone()
                .any(|f| matches!(f, Frame::Damage(..) | Frame::Diablerie(..) | Frame::Award(..)))
        {
            return;
        }
        self.end_combat();
        if at_once {
            self.s.combat.stage = CombatStage::After;
        }
    }

    /// Combat ends now; an effect that says so is itself carried on.
    pub(crate) fn end_combat(&mut self) {
        self.s.combat.ending = true;
        self.s.combat.pressed = false;
        let Some(at) = self.s.stack.iter().rposition(|f| matches!(f, Frame::Combat)) else {
            return;
        };
        let mut above = at + 1;
        while above < self.s.stack.len() {
            if matches!(self.s.stack[above], Frame::Window(_)) {
                self.s.stack.remove(above);
            } else {
                above += 1;
            }
        }
    }

    /// Combat is about to end; instead a new round starts, and what waits for the end is lost.
    pub(crate) fn continue_combat(&mut self) {
        if self.s.combat.stage != CombatStage::After {
            return;
        }
        self.end_combat();
        self.s.combat.ending = false;
        self.expire_round();
        self.s.queued.clear();
        self.s.after_strike.clear();
        self.begin_round();
        self.s.combat.stage = CombatStage::BeforeRange;
    }

    /// The combat at hand does not take place; the effect that says so is itself carried on.
    pub(crate) fn cancel_combat(&mut self) {
        self.end_combat();
        if let Some(at) = self.s.stack.iter().rposition(|f| matches!(f, Frame::Combat)) {
            self.s.stack.remove(at);
            self.clean_up_combat();
            self.commit(Event::CombatOver);
        }
    }

    fn after_combat(&mut self) {
        self.fire(On::CombatEnds, self.s.combat.sides[0].minion, self.s.active, 0);
        self.s.fought = self.s.combat.sides.map(|side| side.minion);
        self.pop();
        let queued = self.s.combat.queued;
        let something_queued =
            self.s.combat.queued[0] != CardRef::NONE || !self.s.queued.is_empty();
        // What the effect behind this combat does at the end of it comes before what is queued.
        let rest = self.s.stack.last().copied();
        let rest = rest.filter(|f| something_queued && matches!(f, Frame::Effect(_)));
        if rest.is_some() {
            self.pop();
        }
        let (queue, after) = (self.s.queued, self.s.after_strike);
        self.clean_up_combat();
        self.commit(Event::CombatOver);
        if !something_queued {
            after.into_iter().for_each(|effect| self.push(Frame::Effect(effect)));
        }
        queue.into_iter().for_each(|effect| self.push(Frame::Effect(effect)));
        if queued[0] != CardRef::NONE {
            self.push(Frame::Queued(queued[0], queued[1]));
        }
        if let Some(rest) = rest {
            self.push(rest);
        }
        if !something_queued {
            self.open_moment(DecisionKind::AfterCombat, Window::AfterCombat);
        }
    }

    /// A combat that was queued begins, if both are still there.
    pub(crate) fn step_queued(&mut self, acting: CardRef, other: CardRef) -> Flow {
        self.pop();
        if let (Some(acting), Some(other)) = (self.get(acting), self.get(other)) {
            self.enter_combat(acting, other);
        }
        Flow::Go
    }

    pub(crate) fn clean_up_combat(&mut self) {
        self.s.combat = Combat::default();
        self.s.damages.clear();
        self.s.queued.clear();
        self.s.after_strike.clear();
        self.end_spans_of_combat();
        for seat in self.s.all_seats() {
            if self.s.alive(seat) {
                self.settle_debt(seat, Debt::Combat);
            }
        }
    }

    /// The side of a combatant.
    pub(crate) fn side_of(&self, minion: CardId) -> Option<usize> {
        self.s.combat.sides.iter().position(|side| self.q().is(side.minion, minion))
    }

    /// A choice of the combat itself: a strike.
    pub(crate) fn take_combat(&mut self, seat: Seat, choice: Choice) {
        self.take_strike(seat, choice);
    }

    /// RANGE-2: a strike chosen in the range step is the strike of that card.
    pub(crate) fn bind_strike(&mut self, minion: CardId, card: CardId) {
        if let Some(side) = self.side_of(minion)
            && self.s.combat.stage == CombatStage::BeforeStrikes
        {
            self.s.combat.sides[side].bound_to = card;
        }
    }

    /// The strike of a combatant is settled.
    pub(crate) fn set_strike(&mut self, minion: CardRef, strike: Strike) {
        if let Some(id) = self.get(minion)
            && let Some(side) = self.side_of(id)
        {
            self.s.combat.sides[side].strike = strike;
        }
    }
}

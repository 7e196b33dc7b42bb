//! What happens by itself: triggered effects, and cards that burn themselves.

use methuselah_cards::{
    AbilityId, Op, ProgramId,
    lang::{Ability, Amount, Cond, Event as On, Is, Purse, Step, Trigger, Which},
};

use crate::{
    engine::Engine,
    error::GameError,
    ids::{CardId, CardRef, Seat},
    offer::ability_name,
    query::{Context, Query},
    state::{Frame, Phase, Text, Waiting, What},
};

impl Engine<'_> {
    /// Sets off all triggers that wait for an event. They are carried out when the change that set
    /// them off is complete: the active Methuselah's first, then clockwise.
    #[inline(always)]
    pub fn fire(&mut self, on: On, subject: CardRef, seat: Seat, amount: i16) {
        if self.s.reach.events & on.bit() != 0 {
            self.fire_all(on, subject, seat, amount);
        }
    }

    #[inline(never)]
    fn fire_all(&mut self, on: On, subject: CardRef, seat: Seat, amount: i16) {
        for at in 0..self.s.texts.len() {
            let Text { card, events, .. } = self.s.texts[at];
            if events & on.bit() == 0 {
                continue;
            }
            for &id in &self.def(card).abilities {
                let ability = self.set().ability(id);
                if let Ability::Trigger(trigger) = &ability.ability
                    && trigger.on == on
                {
                    let mut context = self.q().context(card);
                    context.program = ability.program;
                    self.set_off(id, trigger, context, subject, seat, amount);
                }
            }
        }
        for at in (0..self.s.lasting.len()).rev() {
            let effect = &self.s.lasting[at];
            if let What::Ability(id) = effect.what
                && !effect.dormant()
                && let Ability::Trigger(trigger) = &self.set().ability(id).ability
                && trigger.on == on
            {
                let mut context = self.q().lasting_context(effect);
                context.program = self.set().ability(id).program;
                let left = effect.left;
                if self.set_off(id, trigger, context, subject, seat, amount) {
                    if trigger.once || left == 1 {
                        self.s.lasting.remove(at);
                    } else if left > 1 {
                        self.s.lasting[at].left -= 1;
                    }
                }
            }
        }
    }

    /// A card that enters play in a phase does in it what it does during such a phase (CARD-34).
    pub(crate) fn fire_phase_of(&mut self, card: CardId) {
        let on = match self.s.phase {
            Phase::Unlock => On::UnlockPhase,
            Phase::Master => On::MasterPhase,
            Phase::Minion => On::MinionPhase,
            Phase::Influence => On::InfluencePhase,
            Phase::Discard => On::DiscardPhase,
        };
        let def = self.def(card);
        if def.reach.events & on.bit() == 0 || self.s.turns == 0 {
            return;
        }
        for &id in &def.abilities {
            let ability = self.set().ability(id);
            if let Ability::Trigger(trigger) = &ability.ability
                && trigger.on == on
                && !trigger.next
            {
                let context = Context { program: ability.program, ..self.q().context(card) };
                self.set_off(id, trigger, context, CardRef::NONE, self.s.active, 0);
            }
        }
    }

    fn set_off(
        &mut self,
        ability: AbilityId,
        trigger: &Trigger,
        mut context: Context,
        subject: CardRef,
        seat: Seat,
        amount: i16,
    ) -> bool {
        context.subject = subject;
        context.subject_seat = seat;
        context.amount = amount;
        if !self.s.alive(context.you) || !self.q().all(&context, &trigger.if_) {
            return false;
        }
        // IMBUED-4.
        let of_combat = (On::StrikesResolve..=On::CombatEnds).contains(&trigger.on);
        if of_combat && self.q().is_incapacitated(context.me) {
            return false;
        }
        if trigger.on != On::UnlockPhase && !self.counts(ability, trigger, &context) {
            return false;
        }
        if trigger.on == On::Burned {
            follow_to_ash_heap(&mut context);
        }
        if !self.s.waiting.push(Waiting { on: trigger.on, ability, effect: context }) {
            self.raise(GameError::TooMany("triggered effects"));
        }
        true
    }

    /// Counts a triggered effect towards its limits, if they allow it. What waits for its
    /// Methuselah to choose the order counts as it is carried out: something else may come first.
    fn counts(&mut self, ability: AbilityId, trigger: &Trigger, context: &Context) -> bool {
        let name = ability_name(self.set(), self.set().ability(ability));
        let allowed = self.within_limits(&trigger.limit, context, name);
        if allowed {
            self.count_towards(&trigger.limit, context, name);
        }
        allowed
    }

    /// Starts the next triggered effect that waits, if any does. Those of an unlock phase wait for
    /// their Methuselah to choose the order.
    pub fn start_waiting(&mut self) -> bool {
        if self.s.waiting.is_empty() {
            return false;
        }
        let order: Vec<_> = self.s.clockwise(self.s.active).collect();
        for seat in order {
            let next = |w: &Waiting| w.effect.you == seat && w.on != On::UnlockPhase;
            if let Some(at) = self.s.waiting.iter().position(next) {
                let waiting = self.s.waiting.remove(at);
                self.begin_waiting(waiting);
                return true;
            }
        }
        // What is left is of an unlock phase, or of Methuselahs who are out.
        let ousted = self.s.seats.map(|seat| seat.ousted);
        self.s.waiting.retain(|w| !ousted[w.effect.you.index()]);
        false
    }

    /// Carries out a triggered effect, if what it needs still holds. Of a card that is burned or leaves
    /// the ready region, that was settled while it was what it was.
    pub(crate) fn begin_waiting(&mut self, waiting: Waiting) {
        let holds = match &self.set().ability(waiting.ability).ability {
            Ability::Trigger(trigger) if !matches!(trigger.on, On::Burned | On::LeavesReady) => {
                self.q().all(&waiting.effect, &trigger.if_)
                    && (trigger.on != On::UnlockPhase
                        || self.counts(waiting.ability, trigger, &waiting.effect))
            }
            _ => true,
        };
        if holds {
            // What comes of every failed attempt alike does not make another one worth while.
            if waiting.on != On::BlockFailed {
                self.s.action.futile.clear();
            }
            self.push(Frame::Effect(waiting.effect));
        }
    }

    /// Burns cards whose own text says so, or begins what it says comes first. Returns whether there
    /// was one.
    pub fn burn_what_burns_itself(&mut self) -> bool {
        if !self.s.reach.burns_itself {
            return false;
        }
        let q = self.q();
        let mut texts = q.s.texts.iter().filter(|text| text.burns_itself).map(|text| text.card);
        let burns = texts.find_map(|card| {
            let abilities = q.def(card).abilities.iter().map(|&id| self.set().ability(id));
            let mut programs = abilities.filter_map(|ability| match &ability.ability {
                Ability::BurnIf(cond, _) if q.holds(&q.context(card), cond) => {
                    Some(ability.program)
                }
                _ => None,
            });
            programs.find(|&program| !q.burns_already(card, program)).map(|found| (card, found))
        });
        let Some((card, program)) = burns else { return false };
        // Without steps there is nothing but the end in it.
        if self.set().program(program).ops.len() > 1 {
            let context = Context { program, ..self.q().context(card) };
            self.push(Frame::Effect(context));
        } else {
            self.burn(card);
        }
        true
    }
}

/// A card that is about to burn is still meant once it has burned, in the ash heap.
fn follow_to_ash_heap(context: &mut Context) {
    let burned = context.subject;
    let after = CardRef { incarnation: burned.incarnation.wrapping_add(1), ..burned };
    for reference in [&mut context.subject, &mut context.source, &mut context.me] {
        if *reference == burned {
            *reference = after;
        }
    }
}

impl Query<'_> {
    /// Whether what a card does before it burns itself is under way.
    fn burns_already(self, card: CardId, program: ProgramId) -> bool {
        let source = self.s.reference(card);
        self.s.stack.iter().any(|frame| {
            matches!(frame, Frame::Effect(effect)
                if effect.source == source && effect.program == program)
        })
    }

    /// Whether all that waits comes to the same in any order: nothing but pool is moved, by amounts
    /// that are known, and everyone has more than all of them together.
    pub(crate) fn any_order_will_do(self) -> bool {
        let moves = self.s.waiting.iter().map(|waiting| self.pool_moved(waiting));
        let sum = moves.sum::<Option<i32>>();
        let least = self.s.all_seats().filter(|&seat| self.s.alive(seat));
        let least = least.map(|seat| self.s.seat(seat).pool).min().unwrap_or(0);
        sum.is_some_and(|sum| sum < least.into())
    }

    /// How much pool an effect moves that does nothing else, whatever comes before it.
    fn pool_moved(self, waiting: &Waiting) -> Option<i32> {
        let lies = |part: &Is| matches!(part, Is::InTorpor | Is::Ready | Is::Vampire);
        let lasts = |cond: &Cond| match cond {
            Cond::Same(..) => true,
            Cond::Not(cond) => matches!(**cond, Cond::Same(..)),
            Cond::If(_, filter) => filter.iter().all(lies),
            _ => false,
        };
        let Ability::Trigger(trigger) = &self.set().ability(waiting.ability).ability else {
            return None;
        };
        let moved = |op: &Op| match op {
            Op::Do(
                Step::Gain(Purse::Pool(_), Amount::N(n))
                | Step::Burn(Purse::Pool(_), Amount::N(n))
                | Step::Move(Purse::Pool(_), Purse::Counters(Which::This), Amount::N(n)),
            ) => Some(*n),
            Op::Stop => Some(0),
            _ => None,
        };
        let ops = &self.set().program(waiting.effect.program).ops;
        trigger.if_.iter().all(lasts).then(|| ops.iter().map(moved).sum())?
    }
}

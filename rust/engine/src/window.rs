//! Windows: who is asked, in which order, and until when (chapter SEQ).

use methuselah_cards::{
    Doing,
    lang::{Ability, Window},
};

use crate::{
    engine::{Doings, Engine, Flow},
    ids::Seat,
    list::List,
    option::{Choice, DecisionKind, OptionKind},
    state::{Frame, MAX_SEATS, What, WindowFrame},
};

impl Engine<'_> {
    /// The order in which the impulse goes round (SEQ-1, -2; EDITION-19), acting Methuselah first.
    pub fn sequence(&self) -> List<Seat, MAX_SEATS> {
        let mut order: List<Seat, MAX_SEATS> = List::default();
        self.go_round(&mut |seat| {
            if self.s.alive(seat) && !order.contains(&seat) {
                let _ = order.push(seat);
            }
            None
        });
        order
    }

    /// Visits the seats in the order in which the impulse goes round, some of them twice and those
    /// who are out too, until one is found.
    fn go_round(&self, visit: &mut impl FnMut(Seat) -> Option<Seat>) -> Option<Seat> {
        let s = &*self.s;
        let mut first = s.active;
        if s.combat.on {
            let fighters = s.combat.sides.iter().filter_map(|side| side.minion.id.some());
            let mut fighters = fighters.map(|id| s.card(id).controller);
            if s.action.on {
                let living = fighters.clone().find(|&seat| s.alive(seat));
                first = living.unwrap_or(s.action.meth);
            }
            let found = fighters.find_map(&mut *visit);
            if found.is_some() {
                return found;
            }
        } else if s.action.on {
            first = s.action.meth;
            let found = visit(first).or_else(|| self.go_to_the_meant(first, visit));
            if found.is_some() {
                return found;
            }
        }
        visit(first).or_else(|| s.clockwise(first).find_map(visit))
    }

    /// After the acting Methuselah come those at whom the action is directed or, if it is at nobody,
    /// prey and predator (SEQ-2).
    fn go_to_the_meant(
        &self,
        first: Seat,
        visit: &mut impl FnMut(Seat) -> Option<Seat>,
    ) -> Option<Seat> {
        let s = &*self.s;
        if let Some(seat) = s.action.at {
            visit(seat)
        } else if s.action.is_directed() && !self.edition().neighbours_block_for_several() {
            s.clockwise(first).filter(|&seat| s.action.is_at(seat)).find_map(visit)
        } else if self.edition().neighbours_come_first() {
            visit(s.prey(first)).or_else(|| visit(s.predator(first)))
        } else {
            None
        }
    }

    /// The impulse goes to the next Methuselah who can do something; when all have passed in
    /// succession, the window closes.
    pub(crate) fn step_window(&mut self, mut window: WindowFrame) -> Flow {
        let doings = self.doings();
        let fresh = self.pace.just_opened().filter(|_| window.passed == 0);
        let could = fresh.unwrap_or_else(|| self.who_could(&window, doings));
        let mut could = could & !window.passed;
        while let Some(seat) = self.first_of(could) {
            self.options.clear();
            self.options.push(Choice::PASS);
            self.offer(seat, window, doings[seat.index()]);
            if self.options.len() > 1 {
                if self.q().must_reduce(seat, window.mask) || self.must_use() {
                    self.options.remove(0);
                }
                self.replace_top(Frame::Window(window));
                return self.ask(seat, window.kind);
            }
            window.passed |= seat.bit();
            could &= !seat.bit();
            if self.declines(seat, window.kind) {
                window.passed = 0;
                self.replace_top(Frame::Window(window));
                return Flow::Go;
            }
        }
        self.pop();
        Flow::Go
    }

    /// Whether one of the texts that can be used now has to be.
    #[inline]
    pub(crate) fn must_use(&self) -> bool {
        self.s.reach.must_use && self.one_must_be_used()
    }

    #[cold]
    fn one_must_be_used(&self) -> bool {
        let must = |choice: &Choice| {
            let text = match choice.kind {
                OptionKind::Use => self.def(choice.card).abilities[choice.mode as usize],
                OptionKind::UseGrant => match self.s.lasting[choice.mode as usize].what {
                    What::Ability(granted) => granted,
                    _ => return false,
                },
                _ => return false,
            };
            matches!(&self.set().ability(text).ability, Ability::Use(used) if used.must)
        };
        self.options.iter().any(must)
    }

    /// Who of a mask of seats has the impulse first.
    fn first_of(&self, seats: u8) -> Option<Seat> {
        match seats.count_ones() {
            0 => None,
            1 => Some(Seat(seats.trailing_zeros() as u8)),
            _ => self.go_round(&mut |seat| (seats & seat.bit() != 0).then_some(seat)),
        }
    }

    /// A mask of the seats that may have something to do in a window: no others are looked at.
    fn who_could(&self, window: &WindowFrame, doings: Doings) -> u8 {
        let for_all = !self.switches.skip_windows || self.is_for_all(window.kind);
        let stored = has_resources(window.kind);
        let blocks = window.kind == DecisionKind::Block;
        let hand = hand_part(window.mask);
        let could = |seat: &Seat| {
            let doings = doings[seat.index()];
            self.s.alive(*seat)
                && (for_all
                    || self.s.seat(*seat).hand_windows.open_to(doings) & hand != 0
                    || self.text_windows(*seat, window.mask) != 0
                    || (blocks && self.q().has_a_say(*seat))
                    || (stored && doings & Doing::Fighting.bit() != 0))
        };
        window.seats & self.s.all_seats().filter(could).fold(0, |mask, seat| mask | seat.bit())
    }

    /// Whether everyone may have something to do in a window that is nobody's card or text: blocks,
    /// votes, and what the card that is being played lets others do.
    fn is_for_all(&self, kind: DecisionKind) -> bool {
        match kind {
            DecisionKind::Polling => true,
            DecisionKind::Blocked => self.s.reach.slaves,
            DecisionKind::Unlock => self.q().anyone_recovers(),
            DecisionKind::AsPlayed => {
                self.shown_play().is_some_and(|play| !self.def(play.card).as_played.is_empty())
            }
            _ => false,
        }
    }

    /// What a Methuselah can do in a window.
    fn offer(&mut self, seat: Seat, window: WindowFrame, doings: u8) {
        match window.kind {
            DecisionKind::Block => self.offer_blocks(seat),
            DecisionKind::Polling => self.offer_votes(seat),
            DecisionKind::AsPlayed => self.offer_answers(seat),
            DecisionKind::Unlock => {
                self.offer_burn_option(seat);
                if self.q().anyone_recovers() {
                    self.offer_recoveries(seat);
                }
            }
            DecisionKind::Blocked if self.s.reach.slaves => self.offer_to_take_place(seat),
            _ => {}
        }
        if self.s.combat.on {
            self.offer_resources(seat, window.kind);
        }
        self.offer_hand_to(seat, hand_part(window.mask), doings);
        self.offer_abilities(seat, window.mask);
    }

    /// Passing while blocks may be announced is declining to block (BLOCK-2). Returns whether it is
    /// a move that the acting Methuselah may answer before someone else may block (EDITION-20).
    fn declines(&mut self, seat: Seat, kind: DecisionKind) -> bool {
        // Only who may block declines.
        if kind != DecisionKind::Block || !self.q().has_a_say(seat) {
            return false;
        }
        self.s.action.declined |= seat.bit();
        self.edition().declining_is_a_move()
            && self.s.all_seats().any(|other| self.q().has_a_say(other))
    }

    pub(crate) fn take_window(&mut self, mut window: WindowFrame, seat: Seat, choice: Choice) {
        if choice.kind == OptionKind::Pass {
            window.passed |= seat.bit();
            if self.declines(seat, window.kind) {
                window.passed = 0;
            }
            self.replace_top(Frame::Window(window));
            return;
        }
        // Whoever uses an effect, the impulse goes back to the acting Methuselah (SEQ-3).
        window.passed = 0;
        self.replace_top(Frame::Window(window));
        self.impulse_returns();
        match choice.kind {
            OptionKind::Block => self.attempt_block(choice.minion),
            OptionKind::BurnOption => self.use_burn_option(seat, choice.card),
            OptionKind::TakePlace => self.take_place(choice.minion),
            OptionKind::Maneuver | OptionKind::Press | OptionKind::Prevent => {
                self.use_resource(choice);
            }
            OptionKind::VoteFor
            | OptionKind::VoteAgainst
            | OptionKind::CardVoteFor
            | OptionKind::CardVoteAgainst
            | OptionKind::EdgeVoteFor
            | OptionKind::EdgeVoteAgainst => self.cast(seat, choice),
            OptionKind::Recover => self.begin_recovery(choice.minion),
            _ => self.use_option(seat, choice),
        }
    }

    /// Plays a card, or uses an ability or a grant.
    pub(crate) fn use_option(&mut self, seat: Seat, choice: Choice) {
        self.s.action.futile.clear();
        match choice.kind {
            OptionKind::Play => self.play(seat, choice),
            OptionKind::Use => self.use_ability(seat, choice),
            OptionKind::UseGrant => self.use_grant(choice),
            OptionKind::Answer => self.answer(choice),
            other => unreachable!("{other:?} is not offered in a window"),
        }
    }

    /// Opens a window for all seats.
    pub fn open(&mut self, kind: DecisionKind, mask: u64) {
        self.open_for(kind, mask, u8::MAX);
    }

    /// Opens a window for some seats, unless it would ask nobody. What waits to happen first may
    /// change that.
    pub fn open_for(&mut self, kind: DecisionKind, mask: u64, seats: u8) {
        let window = WindowFrame { mask, kind, passed: 0, seats };
        if !(self.switches.skip_windows && self.s.waiting.is_empty()) {
            self.push(Frame::Window(window));
            return;
        }
        let could = self.who_could(&window, self.doings());
        if could != 0 {
            self.pace.opens(could);
            self.push(Frame::Window(window));
        }
    }

    /// Before a phase ends, the others have the impulse once the active Methuselah has passed.
    pub(crate) fn open_for_others(&mut self, kind: DecisionKind, phase: Window) {
        let others = !self.s.active.bit();
        let mask = phase.bit() | Window::AnyPhase.bit() | Window::AnyTime.bit();
        let idle = (self.s.idle_hands | self.s.reach.windows) & mask == 0 && !self.is_for_all(kind);
        if !(idle && self.switches.skip_windows && self.s.waiting.is_empty()) {
            self.open_for(kind, mask, others);
        }
    }

    /// Opens the window of a moment of an action or a combat, with what belongs to any time of an
    /// action when it does.
    pub(crate) fn open_moment(&mut self, kind: DecisionKind, moment: Window) {
        let any_time = match moment {
            Window::Attempt | Window::Declined => Window::Action.bit(),
            Window::Announced => Window::Cost.bit(),
            Window::Blocked => Window::EnteringCombat.bit(),
            _ => 0,
        };
        self.open(kind, moment.bit() | any_time | Window::AnyTime.bit());
    }
}

/// Whether combatants may have weapons or what they have stored to use in a window.
fn has_resources(kind: DecisionKind) -> bool {
    matches!(kind, DecisionKind::Range | DecisionKind::Press | DecisionKind::Prevent)
}

/// Actions are taken and events played in one's own phase only, which asks for itself.
fn hand_part(mask: u64) -> u64 {
    mask & !(Window::Minion.bit() | Window::Discard.bit())
}

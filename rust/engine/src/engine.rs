//! The machine: a state, and a stack of what is going on in it.

use methuselah_cards::{CardDef, CardSet, Doing, lang::Window};

use crate::{
    chance::{Chance, Purpose},
    edition::Edition,
    error::GameError,
    game::Switches,
    ids::{CardId, CardRef, Seat},
    log::Record,
    option::{Choice, DecisionKind},
    query::Query,
    rules::Rules,
    setup::Setup,
    state::{Action, Ending, Frame, MAX_SEATS, State},
};

/// What each Methuselah does: a mask of [`Doing`] at their seat.
pub(crate) type Doings = [u8; MAX_SEATS];

/// What a step of the machine comes to.
pub(crate) enum Flow {
    /// On to the next step.
    Go,
    /// Someone must choose among [`Engine::options`].
    Ask(Seat, DecisionKind),
}

/// The rules at work on a state. It lives as long as one call of [`crate::Game`].
pub(crate) struct Engine<'a> {
    pub setup: &'a Setup,
    pub chance: Chance,
    /// The entry at each seat.
    pub entries: [u8; MAX_SEATS],
    pub s: &'a mut State,
    pub options: &'a mut Vec<Choice>,
    pub log: Option<&'a mut Vec<Record>>,
    pub switches: Switches,
    pub pace: Pace,
}

/// What a step knows of the one before.
#[derive(Clone, Copy, Default)]
pub(crate) struct Pace {
    /// The number of the step.
    step: u32,
    /// Nothing has happened since the last one.
    quiet: bool,
    /// In which step a window was opened last, and who could do something in it then.
    opened: Option<(u32, u8)>,
}

impl Pace {
    /// A window is opened in which those of a mask of seats could do something.
    pub fn opens(&mut self, could: u8) {
        self.opened = Some((self.step, could));
    }

    /// Who could do something in the window that was opened in the last step: it still is so.
    pub fn just_opened(&mut self) -> Option<u8> {
        let (step, could) = self.opened.take()?;
        (self.quiet && step + 1 == self.step).then_some(could)
    }
}

impl<'a> Engine<'a> {
    /// To read the state.
    pub fn q(&self) -> Query<'_> {
        Query { setup: self.setup, s: self.s }
    }

    /// The cards.
    pub fn set(&self) -> &'a CardSet {
        &self.setup.cards
    }

    /// The rules.
    pub fn rules(&self) -> &'a Rules {
        &self.setup.rules
    }

    /// The edition of the rules.
    pub fn edition(&self) -> Edition {
        self.setup.rules.edition
    }

    /// What is printed on a card.
    pub fn def(&self, card: CardId) -> &'a CardDef {
        self.set().def(self.s.card(card).def)
    }

    /// Carries the game on until someone must choose or it is over.
    pub fn advance(&mut self) -> Option<(Seat, DecisionKind)> {
        loop {
            match self.watched(Self::go_on) {
                Some(Flow::Go) => {}
                Some(Flow::Ask(seat, kind)) => return Some((seat, kind)),
                None => return None,
            }
        }
    }

    /// Carries the game on by one step; by none if it is over.
    pub fn go_on(&mut self) -> Option<Flow> {
        if self.s.error.is_some() {
            self.s.ended = Some(Ending::Error);
        }
        if self.s.ended.is_some() {
            return None;
        }
        self.pace.quiet = !self.s.changed;
        if self.s.together == 0
            && let Some(flow) = self.settle_state()
        {
            return Some(flow);
        }
        self.options.clear();
        self.pace.step += 1;
        let flow = self.step();
        if let Flow::Ask(seat, kind) = flow {
            debug_assert!(!self.options.is_empty(), "{kind:?} without options");
            self.drop_alike(seat, kind);
        }
        Some(flow)
    }

    /// What comes before the next step; none if that can be taken.
    #[inline]
    fn settle_state(&mut self) -> Option<Flow> {
        if self.s.changed {
            self.s.changed = false;
            self.drain_excess();
            let poolless = self.someone_is_poolless();
            if poolless && self.is_saving() {
                self.s.changed = true;
                return None;
            }
            if poolless && self.oust_the_poolless() || self.burn_what_burns_itself() {
                self.s.changed = true;
                return Some(Flow::Go);
            }
            // Whoever is still without pool is carrying out what they paid for.
            self.s.changed = poolless;
            self.settle_hand_sizes();
            self.draw_what_is_due();
            self.show_open_hands();
            self.note_actor_leaving();
        }
        if self.s.end_turn && !self.s.action.on && !self.s.combat.on {
            self.cut_turn_short();
            return Some(Flow::Go);
        }
        if self.start_award() || self.start_waiting() {
            return Some(Flow::Go);
        }
        self.end_combat_if_not_ready();
        None
    }

    /// Whether nothing is to happen before the next step.
    pub fn is_settled(&self) -> bool {
        let s = &*self.s;
        !s.changed && s.waiting.is_empty() && s.awards.is_empty() && !s.end_turn
    }

    /// One step of what is at the top of the stack.
    fn step(&mut self) -> Flow {
        let Some(top) = self.s.stack.last() else {
            self.next_turn();
            return Flow::Go;
        };
        match *top {
            Frame::Turn(stage) => self.step_turn(stage),
            Frame::Unlock(stage) => self.step_unlock(stage),
            Frame::Phase(passed) => self.step_phase(passed),
            Frame::Window(window) => self.step_window(window),
            Frame::Play(play) => self.step_play(play),
            Frame::Action => self.step_action(),
            Frame::Attempt(stage) => self.step_attempt(stage),
            Frame::Combat => self.step_combat(),
            Frame::Referendum => self.step_referendum(),
            Frame::Damage(stage, at) => self.step_damage(stage, at),
            Frame::Diablerie(by, victim, stage) => self.step_diablerie(by, victim, stage),
            Frame::Award(vampire, stage) => self.step_award(vampire, stage),
            Frame::TakeConviction(imbued, from) => self.step_take_conviction(imbued, from),
            Frame::Recover(imbued, left) => self.step_recover(imbued, left),
            Frame::BurnImbued(by, victim, stage) => self.step_burn_imbued(by, victim, stage),
            Frame::Effect(effect) => self.step_effect(effect),
            Frame::DiscardDown(seat) => self.step_discard_down(seat),
            Frame::Draw(seat, n) => self.step_draw(seat, n),
            Frame::Use(ability, context, picked) => self.step_use(ability, context, picked),
            Frame::OneAction(minion) => self.step_one_action(minion),
            Frame::TakeEquipment(minion, taken, n) => self.step_take_equipment(minion, taken, n),
            Frame::Entering(acting, other) => self.step_entering(acting, other),
            Frame::Queued(acting, other) => self.step_queued(acting, other),
            Frame::Ousting(asked) => self.step_ousting(asked),
            Frame::Contest(card) => {
                self.pop();
                self.contest_at_last(card);
                Flow::Go
            }
        }
    }

    /// Carries out what has been chosen.
    pub fn take(&mut self, seat: Seat, choice: Choice) {
        let Some(top) = self.s.stack.last() else { return };
        match *top {
            Frame::Unlock(_) => self.take_unlock(seat, choice),
            Frame::Phase(_) => self.take_phase(seat, choice),
            Frame::Window(window) => self.take_window(window, seat, choice),
            Frame::Play(play) => self.take_play(play, choice),
            Frame::Action => self.take_action(choice),
            Frame::Combat => self.take_combat(seat, choice),
            Frame::Diablerie(by, victim, stage) => {
                self.take_diablerie(by, victim, stage, choice);
            }
            Frame::Award(vampire, stage) => self.take_award(vampire, stage, seat, choice),
            Frame::TakeConviction(imbued, from) => {
                self.choose_conviction(seat, imbued, from, choice);
            }
            Frame::Recover(imbued, left) => self.burn_for_recovery(imbued, left, choice.card),
            Frame::BurnImbued(by, victim, stage) => {
                self.take_burn_imbued(by, victim, stage, choice);
            }
            Frame::Effect(effect) => self.take_effect(seat, effect, choice),
            Frame::DiscardDown(_) => self.take_discard_down(choice),
            Frame::Draw(seat, n) => self.take_draw(seat, n, choice),
            Frame::Use(ability, context, picked) => {
                self.take_use(ability, context, picked, choice);
            }
            Frame::OneAction(_) => self.take_one_action(seat, choice),
            Frame::TakeEquipment(minion, taken, n) => {
                self.choose_equipment(seat, minion, taken, n, choice);
            }
            Frame::Turn(_)
            | Frame::Attempt(_)
            | Frame::Referendum
            | Frame::Damage(..)
            | Frame::Entering(..)
            | Frame::Queued(..)
            | Frame::Ousting(_)
            | Frame::Contest(_) => unreachable!("{top:?} asks nothing itself"),
        }
    }

    /// Starts something on top of what is going on.
    pub fn push(&mut self, frame: Frame) {
        if !self.s.stack.push(frame) {
            self.raise(GameError::TooMany("effects at once"));
        }
    }

    /// What each Methuselah does.
    pub fn doings(&self) -> Doings {
        let Action { on, meth, .. } = self.s.action;
        let mut doings = [if on { Doing::Reacting.bit() } else { 0 }; MAX_SEATS];
        if on {
            doings[meth.index()] = Doing::Acting.bit();
        }
        doings[self.s.active.index()] |= Doing::OwnTurn.bit();
        if self.s.combat.on {
            for minion in self.s.combat.sides.iter().filter_map(|side| side.minion.id.some()) {
                doings[self.s.card(minion).controller.index()] |= Doing::Fighting.bit();
            }
        }
        doings
    }

    /// The windows of a mask in which a Methuselah could use a text in play, at most: those of a
    /// phase in their own turn, for most texts.
    pub fn text_windows(&self, seat: Seat, mask: u64) -> u64 {
        let closed = if seat == self.s.active { 0 } else { Window::PHASES };
        self.s.seat(seat).text_windows & mask & (!closed | self.s.reach.any_turn)
    }

    /// Changes what is at the top of the stack.
    pub fn replace_top(&mut self, frame: Frame) {
        if let Some(top) = self.s.stack.last_mut() {
            *top = frame;
        }
    }

    /// Ends what is at the top of the stack.
    pub fn pop(&mut self) {
        self.s.stack.pop();
    }

    /// Ends everything above the innermost frame that fits; each runs its clean-up. Does nothing
    /// if there is no such frame.
    pub fn unwind_to(&mut self, fits: impl Fn(&Frame) -> bool) -> bool {
        let Some(at) = self.s.stack.iter().rposition(fits) else { return false };
        while self.s.stack.len() > at + 1 {
            let frame = self.s.stack.pop().expect("the stack is higher");
            self.clean_up(frame);
        }
        true
    }

    /// The clean-up of a frame that ends before its time.
    pub fn clean_up(&mut self, frame: Frame) {
        match frame {
            Frame::Play(play) => self.put_away(play.card),
            Frame::Action => self.clean_up_action(),
            Frame::Combat => self.clean_up_combat(),
            Frame::Referendum => self.clean_up_referendum(),
            Frame::Damage(..) => self.s.damages.clear(),
            Frame::Contest(card) => self.contest_at_last(card),
            _ => {}
        }
    }

    /// Ends the game with an error.
    pub fn raise(&mut self, error: GameError) {
        self.s.error.get_or_insert(error);
    }

    /// Asks for one of the options, of which there must be some.
    pub fn ask(&mut self, seat: Seat, kind: DecisionKind) -> Flow {
        Flow::Ask(seat, kind)
    }

    /// A random choice among `n`.
    pub fn random(&mut self, n: usize, seat: Seat) -> usize {
        let ordinal = u32::from(self.s.random_choices);
        self.s.random_choices += 1;
        self.chance.below(n, self.entries[seat.index()], Purpose::Choice, ordinal)
    }

    /// A card that is referred to, if it is still there.
    pub fn get(&self, card: CardRef) -> Option<CardId> {
        self.s.resolve(card)
    }
}

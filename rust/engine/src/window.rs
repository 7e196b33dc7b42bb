//! Windows: who is asked, in which order, and until when (chapter SEQ).

use methuselah_cards::lang::Window;

use crate::{
    engine::{Engine, Flow},
    ids::Seat,
    option::{Choice, DecisionKind, OptionKind},
    state::{Frame, WindowFrame},
};

impl Engine<'_> {
    /// The impulse goes to the next Methuselah who can do something; when all have passed in
    /// succession, the window closes.
    pub(crate) fn step_window(&mut self, mut window: WindowFrame) -> Flow {
        let could = self.who_could(&window);
        if could == 0 {
            self.pop();
            return Flow::Go;
        }
        let order = self.sequence();
        while let Some(&seat) = order.get(window.passed as usize) {
            if could & seat.bit() != 0 {
                self.options.clear();
                self.options.push(Choice::PASS);
                self.offer(seat, window);
                if self.options.len() > 1 {
                    if self.q().must_reduce(seat, window.mask) {
                        self.options.remove(0);
                    }
                    self.replace_top(Frame::Window(window));
                    return self.ask(seat, window.kind);
                }
                self.declines(seat, window.kind);
            }
            window.passed += 1;
        }
        self.pop();
        Flow::Go
    }

    /// A mask of the seats that may have something to do in a window: no others are looked at.
    fn who_could(&self, window: &WindowFrame) -> u8 {
        // Blocks, votes, answers and combat resources are nobody's cards.
        let by_rule = !self.switches.skip_windows
            || self.s.combat.on
            || matches!(
                window.kind,
                DecisionKind::Block | DecisionKind::Polling | DecisionKind::AsPlayed
            );
        if by_rule {
            return window.seats;
        }
        let hand = hand_part(window.mask);
        let mut could = 0;
        for seat in self.s.all_seats() {
            let text = self.s.seat(seat).text_windows & window.mask != 0;
            if text || self.hand_windows(seat) & hand != 0 {
                could |= seat.bit();
            }
        }
        could & window.seats
    }

    /// What a Methuselah can do in a window.
    fn offer(&mut self, seat: Seat, window: WindowFrame) {
        match window.kind {
            DecisionKind::Block => self.offer_blocks(seat),
            DecisionKind::Polling => self.offer_votes(seat),
            DecisionKind::AsPlayed => self.offer_answers(seat),
            _ => {}
        }
        if self.s.combat.on {
            self.offer_resources(seat, window.kind);
        }
        self.offer_hand(seat, hand_part(window.mask));
        self.offer_abilities(seat, window.mask);
    }

    /// Passing while blocks may be announced is declining to block (BLOCK-2).
    fn declines(&mut self, seat: Seat, kind: DecisionKind) {
        if kind == DecisionKind::Block {
            self.s.action.declined |= seat.bit();
        }
    }

    pub(crate) fn take_window(&mut self, mut window: WindowFrame, seat: Seat, choice: Choice) {
        if choice.kind == OptionKind::Pass {
            self.declines(seat, window.kind);
            window.passed += 1;
            self.replace_top(Frame::Window(window));
            return;
        }
        // Whoever uses an effect, the impulse goes back to the acting Methuselah (SEQ-3).
        window.passed = 0;
        self.replace_top(Frame::Window(window));
        self.impulse_returns();
        match choice.kind {
            OptionKind::Block => self.attempt_block(choice.minion),
            OptionKind::Maneuver | OptionKind::Press | OptionKind::Prevent => {
                self.use_resource(choice);
            }
            OptionKind::VoteFor
            | OptionKind::VoteAgainst
            | OptionKind::CardVoteFor
            | OptionKind::CardVoteAgainst
            | OptionKind::EdgeVoteFor
            | OptionKind::EdgeVoteAgainst => self.cast(seat, choice),
            _ => self.use_option(seat, choice),
        }
    }

    /// Plays a card, or uses an ability or a grant.
    pub(crate) fn use_option(&mut self, seat: Seat, choice: Choice) {
        match choice.kind {
            OptionKind::Play => self.play(seat, choice),
            OptionKind::Use => self.use_ability(choice),
            OptionKind::UseGrant => self.use_grant(choice),
            OptionKind::Answer => self.answer(choice),
            other => unreachable!("{other:?} is not offered in a window"),
        }
    }

    /// Before a phase ends, the others have the impulse once the active Methuselah has passed.
    pub(crate) fn open_for_others(&mut self, kind: DecisionKind, phase: Window) {
        let others = !self.s.active.bit();
        let mask = phase.bit() | Window::AnyPhase.bit() | Window::AnyTime.bit();
        self.open_for(kind, mask, others);
    }

    /// Opens the window of a moment of an action or a combat, with what belongs to any time of an
    /// action when it does.
    pub(crate) fn open_moment(&mut self, kind: DecisionKind, moment: Window) {
        let any_time = match moment {
            Window::Attempt | Window::Declined => Window::Action.bit(),
            Window::Announced => Window::Cost.bit(),
            _ => 0,
        };
        self.open(kind, moment.bit() | any_time | Window::AnyTime.bit());
    }
}

/// Actions are taken and events played in one's own phase only, which asks for itself.
fn hand_part(mask: u64) -> u64 {
    mask & !(Window::Minion.bit() | Window::Discard.bit())
}

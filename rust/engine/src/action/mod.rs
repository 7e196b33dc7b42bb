//! Carrying out an action (chapters ACTION, BLEED, HUNT, EQUIP, EMPLOY, RECRUIT, POLITICAL).

mod announce;
mod block;
mod resolve;

use methuselah_cards::lang::{ActionIs, Event as On, Period, Window};

use crate::{
    engine::{Engine, Flow},
    ids::{CardId, CardRef, Seat},
    option::{Choice, DecisionKind},
    play::Debt,
    query::Context,
    state::{Action, ActionKind, ActionSource, Expiry, Frame, PlayFrame, PlayStage},
};

/// Where an action stands, as kept in [`Action::stage`].
pub(crate) mod stage {
    /// It has just been announced.
    pub const ANNOUNCED: u8 = 0;
    /// Blocks may be attempted.
    pub const BLOCKS: u8 = 1;
    /// Blocks are declined (BLOCK-7).
    pub const DECLINED: u8 = 2;
    /// All have passed after blocks were declined.
    pub const PASSED: u8 = 3;
    /// It is about to succeed.
    pub const WOULD_SUCCEED: u8 = 4;
    /// It resolves.
    pub const RESOLVE: u8 = 5;
    /// Its effect has been carried out.
    pub const EFFECT_DONE: u8 = 6;
    /// It has resolved, as a success or not.
    pub const RESOLVED: u8 = 7;
    /// It is over.
    pub const OVER: u8 = 8;
    /// It is blocked, before block resolution.
    pub const BLOCKED: u8 = 9;
    /// The block resolves.
    pub const BLOCK_RESOLUTION: u8 = 10;
    /// The block has resolved.
    pub const BLOCK_RESOLVED: u8 = 11;
    /// After block resolution.
    pub const AFTER_BLOCK: u8 = 12;
    /// Nothing more can keep it from succeeding.
    pub const SUCCEEDS: u8 = 13;
}

impl Engine<'_> {
    pub(crate) fn step_action(&mut self) -> Flow {
        // An action that is ended does not resolve, and nothing can be used after it.
        if std::mem::take(&mut self.s.action.ending) {
            let at_the_block =
                (stage::BLOCK_RESOLUTION..=stage::AFTER_BLOCK).contains(&self.s.action.stage);
            self.s.action.stage = stage::OVER;
            // What was to happen after its resolution still happens.
            if at_the_block {
                self.fire(On::Resolved, self.s.action.actor, self.s.action.meth, 0);
            }
        }
        match self.s.action.stage {
            stage::ANNOUNCED => {
                self.s.action.stage = stage::BLOCKS;
                let actor = self.s.action.actor;
                self.fire(On::Announced, actor, self.s.action.meth, 0);
                self.open_moment(DecisionKind::Announced, Window::Announced);
            }
            stage::BLOCKS => {
                self.s.action.stage = stage::DECLINED;
                self.open(DecisionKind::Block, Window::Action.bit() | Window::AnyTime.bit());
            }
            stage::DECLINED => {
                self.s.action.stage = stage::PASSED;
                self.open_moment(DecisionKind::Declined, Window::Declined);
            }
            stage::PASSED => {
                self.s.action.stage = stage::WOULD_SUCCEED;
                self.fire(On::Resolving, self.s.action.actor, self.s.action.meth, 0);
            }
            stage::WOULD_SUCCEED => {
                self.s.action.stage = stage::SUCCEEDS;
                self.open_moment(DecisionKind::WouldSucceed, Window::WouldSucceed);
            }
            stage::SUCCEEDS => {
                self.s.action.stage = stage::RESOLVE;
                if self.s.action.kind == ActionKind::Bleed {
                    let at = self.s.action.at.unwrap_or(self.s.action.meth);
                    let actor = self.s.action.actor;
                    self.fire(On::BleedWouldSucceed, actor, at, 0);
                }
                self.open(DecisionKind::WouldSucceed, Window::Cost.bit());
            }
            stage::RESOLVE => {
                self.s.action.stage = stage::EFFECT_DONE;
                self.resolve_action();
            }
            stage::EFFECT_DONE => {
                self.s.action.stage = stage::RESOLVED;
                let actor = self.s.action.actor;
                let amount = i16::from(self.s.action.successful);
                self.fire(On::Resolved, actor, self.s.action.meth, amount);
            }
            stage::RESOLVED => {
                self.s.action.stage = stage::OVER;
                self.open_moment(DecisionKind::Resolved, Window::Resolved);
            }
            stage::BLOCKED => {
                self.s.action.stage = stage::BLOCK_RESOLUTION;
                self.fire(On::Resolving, self.s.action.actor, self.s.action.meth, 0);
                let blocker = self.s.action.blocker;
                let seat = self.get(blocker).map_or(self.s.active, |b| self.s.card(b).controller);
                self.fire(On::Blocked, blocker, seat, 0);
                self.open_moment(DecisionKind::Blocked, Window::Blocked);
            }
            stage::BLOCK_RESOLUTION => return self.resolve_block(),
            stage::BLOCK_RESOLVED => {
                if self.s.action.resumes {
                    self.s.action.resumes = false;
                    self.s.action.blocked = false;
                    self.s.action.blocker = CardRef::NONE;
                    self.s.action.stage = stage::BLOCKS;
                } else {
                    self.s.action.stage = stage::AFTER_BLOCK;
                    self.open_moment(DecisionKind::BlockResolved, Window::BlockResolved);
                }
            }
            stage::AFTER_BLOCK => self.s.action.stage = stage::EFFECT_DONE,
            _ => {
                self.pop();
                self.clean_up_action();
            }
        }
        Flow::Go
    }

    /// A choice of the action itself: the blocker of a vampire leaving torpor.
    pub(crate) fn take_action(&mut self, _seat: Seat, choice: Choice) {
        self.take_torpor_block(choice);
    }

    /// The action is over: its card burns, what lasted for it ends, what it owes is drawn.
    pub(crate) fn clean_up_action(&mut self) {
        if let ActionSource::Card { card, .. } = self.s.action.source {
            self.put_away(card);
        }
        self.s.action = Action::default();
        self.expire(Expiry::Action, Some(Period::Action));
        self.expire(Expiry::ResultingCombat, None);
        for seat in self.s.all_seats() {
            if self.s.alive(seat) {
                self.settle_debt(seat, Debt::Action);
            }
        }
    }

    /// The action ends now, whatever is going on in it (its minion or Methuselah is gone).
    pub(crate) fn abandon_action(&mut self) {
        if self.unwind_to(|f| matches!(f, Frame::Action)) {
            self.pop();
            self.clean_up_action();
        }
    }

    /// The action ends, unsuccessful, before it resolves.
    pub(crate) fn end_action(&mut self) {
        self.s.action.ending = true;
        self.s.action.blocked = false;
        self.close_windows();
    }

    /// The action would have succeeded; it resolves as unsuccessful instead.
    pub(crate) fn fail_action(&mut self) {
        self.s.action.stage = stage::EFFECT_DONE;
        self.close_windows();
    }

    /// An action whose minion stops being ready ends at once before it, or a block of it, resolves;
    /// whatever brings the minion back, it is not continued later, and calls no referendum.
    pub(crate) fn note_actor_leaving(&mut self) {
        let action = &self.s.action;
        if !action.on || action.left {
            return;
        }
        let there = match action.kind {
            ActionKind::LeaveTorpor => self.actor().is_some(),
            _ => self.q().ready(action.actor),
        };
        if there {
            return;
        }
        let unresolved = action.stage <= stage::RESOLVE
            || matches!(action.stage, stage::SUCCEEDS | stage::BLOCKED | stage::BLOCK_RESOLUTION);
        self.s.action.left = true;
        if unresolved && !self.s.combat.on {
            self.end_action();
        }
    }

    /// A blocked action is to go on after combat, as if unblocked, with its card.
    pub(crate) fn continue_action(&mut self) {
        if !self.q().action_is(&Context::default(), ActionIs::Continuable) {
            return;
        }
        self.s.action.resumes = true;
        if let Some(card) = self.s.action.played_card().some() {
            self.set_aside(card);
        }
    }

    /// Closes the windows and block attempts between the action and the effect that is being
    /// carried out; the effect itself goes on to its end.
    pub(crate) fn close_windows(&mut self) {
        let Some(action) = self.s.stack.iter().rposition(|f| matches!(f, Frame::Action)) else {
            return;
        };
        let mut at = action + 1;
        while at < self.s.stack.len() {
            let frame = self.s.stack[at];
            if matches!(frame, Frame::Window(_) | Frame::Attempt(_) | Frame::Referendum) {
                self.s.stack.remove(at);
                self.clean_up(frame);
            } else {
                at += 1;
            }
        }
    }

    /// The acting minion, if it still is there.
    pub(crate) fn actor(&self) -> Option<CardId> {
        self.get(self.s.action.actor)
    }

    /// A frame of a card that is played to take an action becomes the action.
    pub(crate) fn begin_card_action(&mut self, play: PlayFrame) {
        debug_assert!(play.stage == PlayStage::Effect);
        self.announce_card(play);
    }
}

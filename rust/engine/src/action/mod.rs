//! Carrying out an action (chapters ACTION, BLEED, HUNT, EQUIP, EMPLOY, RECRUIT, POLITICAL).

mod anarch;
mod announce;
mod bleed;
mod block;
mod equip;
mod hunt;
mod provided;
mod recruit;
mod resolve;

pub(crate) use announce::{kind_of, kind_of_card};

use methuselah_cards::lang::{ActionIs, Event as On, Period, Window};

use crate::{
    engine::{Engine, Flow},
    event::Holder,
    ids::{CardId, CardRef},
    option::{Choice, DecisionKind},
    play::Debt,
    query::Context,
    state::{Action, ActionKind, ActionSource, ActionStage, Expiry, Frame, PlayFrame, PlayStage},
};

impl Engine<'_> {
    /// Goes on with the action until someone may have to choose, or something is to happen first.
    pub(crate) fn step_action(&mut self) -> Flow {
        let height = self.s.stack.len();
        loop {
            let flow = self.step_action_once();
            let goes_on = matches!(flow, Flow::Go) && self.s.stack.len() == height;
            if !(goes_on && self.s.action.on && self.s.error.is_none() && self.is_settled()) {
                return flow;
            }
        }
    }

    fn step_action_once(&mut self) -> Flow {
        // An action that is ended does not resolve, and nothing can be used after it.
        if std::mem::take(&mut self.s.action.ending) {
            let at_resolution = (ActionStage::BlockResolution..=ActionStage::EffectDone)
                .contains(&self.s.action.stage);
            self.s.action.stage = ActionStage::Over;
            // What was to happen after its resolution still happens.
            if at_resolution {
                self.fire(On::Resolved, self.s.action.actor, self.s.action.meth, 0);
            }
        }
        match self.s.action.stage {
            ActionStage::Announcement => {
                self.s.action.stage = ActionStage::Blocks;
                let actor = self.s.action.actor;
                self.fire(On::Announced, actor, self.s.action.meth, 0);
                self.open_moment(DecisionKind::Announced, Window::Announced);
            }
            ActionStage::Blocks => {
                self.s.action.stage = ActionStage::Declined;
                self.open(DecisionKind::Block, Window::Action.bit() | Window::AnyTime.bit());
            }
            ActionStage::Declined => {
                self.s.action.stage = ActionStage::Passed;
                self.open_moment(DecisionKind::Declined, Window::Declined);
            }
            ActionStage::Passed => {
                self.s.action.stage = ActionStage::WouldSucceed;
                self.fire(On::Resolving, self.s.action.actor, self.s.action.meth, 0);
            }
            ActionStage::WouldSucceed => {
                self.s.action.stage = ActionStage::Success;
                self.open_moment(DecisionKind::WouldSucceed, Window::WouldSucceed);
            }
            ActionStage::Success => {
                self.s.action.stage = ActionStage::Resolution;
                // BLEED-3: one that has come down to 0 is no success.
                if self.s.action.kind == ActionKind::Bleed && self.q().bleed_amount() > 0 {
                    let at = self.s.action.at.unwrap_or(self.s.action.meth);
                    let actor = self.s.action.actor;
                    self.fire(On::BleedWouldSucceed, actor, at, 0);
                }
                self.open(DecisionKind::WouldSucceed, Window::Cost.bit());
            }
            ActionStage::Resolution => {
                self.s.action.stage = ActionStage::EffectDone;
                self.resolve_action();
            }
            ActionStage::EffectDone => {
                self.s.action.stage = ActionStage::Resolved;
                let actor = self.s.action.actor;
                // CARD-11.
                self.put_away(self.s.action.played_card());
                // CARD-31: one that an ally has paid for with its last life still resolves.
                if let Some(actor) = self.actor() {
                    self.burn_if_lifeless(Holder::Blood(actor));
                }
                if self.begin_queued_in_action() {
                    self.s.action.stage = ActionStage::EffectDone;
                    return Flow::Go;
                }
                let amount = i16::from(self.s.action.successful);
                self.fire(On::Resolved, actor, self.s.action.meth, amount);
            }
            ActionStage::Resolved => {
                self.s.action.stage = ActionStage::Over;
                self.open_moment(DecisionKind::Resolved, Window::Resolved);
            }
            ActionStage::Blocked => {
                self.s.action.stage = ActionStage::BlockResolution;
                self.fire(On::Resolving, self.s.action.actor, self.s.action.meth, 0);
                let blocker = self.s.action.blocker;
                let seat = self.get(blocker).map_or(self.s.active, |b| self.s.card(b).controller);
                self.fire(On::Blocked, blocker, seat, 0);
                self.open_moment(DecisionKind::Blocked, Window::Blocked);
            }
            ActionStage::BlockResolution => return self.resolve_block(),
            ActionStage::BlockResolved => {
                if self.s.action.resumes {
                    self.resume_action();
                } else {
                    self.s.action.stage = ActionStage::AfterBlock;
                    self.open_moment(DecisionKind::BlockResolved, Window::BlockResolved);
                }
            }
            ActionStage::AfterBlock => self.s.action.stage = ActionStage::EffectDone,
            ActionStage::Over => {
                self.pop();
                self.clean_up_action();
            }
        }
        Flow::Go
    }

    /// A choice of the action itself: the blocker of a vampire leaving torpor.
    pub(crate) fn take_action(&mut self, choice: Choice) {
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
        self.call_off_combat();
        self.close_windows();
    }

    /// The action is not performed: its minion is as it was before (CARD-13).
    pub(crate) fn cancel_action(&mut self) {
        let free = u8::from(self.s.action.free);
        self.s.acted_freely = self.s.acted_freely.saturating_sub(free);
        if let Some(actor) = self.actor() {
            self.forget_acts(actor);
            self.unlock(actor);
            self.forget_announcing(actor);
        }
        self.end_action();
    }

    /// The action fails: it resolves as unsuccessful.
    pub(crate) fn fail_action(&mut self) {
        self.s.action.stage = ActionStage::EffectDone;
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
            self.fizzle_out_of_torpor();
            return;
        }
        let unresolved = action.stage <= ActionStage::BlockResolution;
        self.s.action.left = true;
        if unresolved && !self.s.combat.on {
            self.end_action();
        }
    }

    /// A vampire that leaves torpor while it is about to do so resolves at once, to no effect.
    fn fizzle_out_of_torpor(&mut self) {
        let action = &self.s.action;
        let leaves = action.kind == ActionKind::LeaveTorpor && self.q().ready(action.actor);
        if leaves && action.stage < ActionStage::Resolution && !self.s.combat.on {
            self.s.action.blocker = CardRef::NONE;
            self.s.action.stage = ActionStage::Resolution;
            self.close_windows();
        }
    }

    /// A blocked action is to go on after combat, or now if it is over, as if unblocked, with its card.
    pub(crate) fn continue_action(&mut self) {
        if !self.q().action_is(&Context::default(), ActionIs::Continuable) {
            return;
        }
        self.s.action.resumes = true;
        if let Some(card) = self.s.action.played_card().some() {
            self.set_aside(card, self.s.action.meth);
        }
        if self.s.action.stage == ActionStage::Over {
            self.resume_action();
            self.close_windows();
        }
    }

    fn resume_action(&mut self) {
        self.s.action.resumes = false;
        self.s.action.blocked = false;
        self.s.action.blocker = CardRef::NONE;
        self.s.action.stage = ActionStage::Blocks;
    }

    /// A combat that was queued during the action begins. False if there is none.
    fn begin_queued_in_action(&mut self) -> bool {
        let [acting, other] = std::mem::take(&mut self.s.action.queued);
        if acting == CardRef::NONE {
            return false;
        }
        self.push(Frame::Queued(acting, other));
        true
    }

    /// Closes the windows and block attempts between the action and the effect that is being
    /// carried out; the effect itself goes on to its end.
    pub(crate) fn close_windows(&mut self) {
        self.close_windows_above(|f| matches!(f, Frame::Action));
    }

    /// The same, between the innermost frame that fits and the effect.
    pub(crate) fn close_windows_above(&mut self, fits: impl Fn(&Frame) -> bool) {
        let Some(below) = self.s.stack.iter().rposition(fits) else { return };
        let mut at = below + 1;
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

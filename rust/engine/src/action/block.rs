//! Block attempts (chapter BLOCK).

use methuselah_cards::lang::{Change, ChangeKind, Event as On, Number, Window};

use crate::{
    engine::{Engine, Flow},
    event::{Event, Holder, Why},
    ids::{CardId, CardRef, Seat},
    option::{Choice, DecisionKind, OptionKind},
    query::Query,
    state::{ActionKind, ActionStage, Frame},
};

/// BLOCK-2 lets the same minion try again and again; while nothing else is done, more attempts than
/// these would only stall.
const FUTILE_ATTEMPTS: usize = 2;

/// A block that is being attempted.
pub(crate) struct BlockAtHand {
    pub blocker: CardId,
    pub fails: bool,
}

impl Query<'_> {
    /// Whether the Methuselah may attempt to block the action at all (BLOCK-1).
    fn may_block(self, seat: Seat) -> bool {
        self.has_a_say(seat) && self.s.resolve(self.s.action.blocker).is_none()
    }

    /// Whether the Methuselah is one of those who may block the action, and has not declined.
    pub(crate) fn has_a_say(self, seat: Seat) -> bool {
        let action = &self.s.action;
        // EDITION-6.
        let for_neighbours = action.several != 0 && self.edition().neighbours_block_for_several();
        let meant = if action.is_directed() && !for_neighbours {
            action.is_at(seat)
        } else {
            seat == self.s.prey(action.meth) || seat == self.s.predator(action.meth)
        };
        meant && seat != action.meth && self.s.alive(seat) && action.declined & seat.bit() == 0
    }

    /// Whether a minion is able to block the action, but for being locked (BLOCK-5).
    fn able_to_block(self, minion: CardId) -> bool {
        self.s.card(minion).ready()
            && !self.cannot_block(minion)
            && !(self.burns_top_to_block(minion)
                && self.s.seat(self.s.card(minion).controller).library.is_empty())
            && self.block_cost(minion) <= self.s.card(minion).blood.into()
    }

    /// Whether a minion does not lock for blocking that one.
    fn blocks_unlocked(self, blocker: CardId, actor: CardId) -> bool {
        self.told(blocker, ChangeKind::BlocksUnlocked, |context, change| match change {
            Change::BlocksUnlocked(filter) => self.fits(context, filter, actor),
            _ => false,
        })
    }

    /// Whether another attempt of a minion would come to what the last ones did.
    fn is_stalling(self, minion: CardId) -> bool {
        let attempts = self.s.action.futile.iter().filter(|&&tried| tried == minion);
        attempts.count() >= FUTILE_ATTEMPTS
    }

    /// Whether a minion could attempt to block now, but for being locked (BLOCK-1, -5).
    pub(crate) fn may_attempt(self, seat: Seat, minion: CardId) -> bool {
        self.may_block(seat) && self.able_to_block(minion)
    }

    /// The same of any minion but the acting Methuselah's, whoever may block the action (BLOCK-1).
    pub(crate) fn may_attempt_freely(self, seat: Seat, minion: CardId) -> bool {
        let action = &self.s.action;
        seat != action.meth
            && action.declined & seat.bit() == 0
            && self.s.resolve(action.blocker).is_none()
            && self.able_to_block(minion)
    }

    /// The block that is being attempted, and whether it fails as things stand.
    pub(crate) fn block_at_hand(self) -> Option<BlockAtHand> {
        let actor = self.s.resolve(self.s.action.actor)?;
        let blocker = self.s.resolve(self.s.action.blocker)?;
        let stealth = self.number(Number::Stealth, actor);
        let intercept = self.number(Number::Intercept, blocker);
        Some(BlockAtHand { blocker, fails: stealth > intercept })
    }
}

impl Engine<'_> {
    /// The minions that can attempt to block.
    pub(crate) fn offer_blocks(&mut self, seat: Seat) {
        if !self.q().may_block(seat) {
            return;
        }
        for minion in self.s.seat(seat).minions {
            let q = self.q();
            if q.able_to_block(minion) && q.awake(minion) && !q.is_stalling(minion) {
                self.options.push(Choice::of(OptionKind::Block, minion));
            }
        }
    }

    /// A minion attempts to block.
    pub(crate) fn attempt_block(&mut self, minion: CardId) {
        if self.q().burns_top_to_block(minion) {
            let library = &self.s.seat(self.s.card(minion).controller).library;
            if let Some(&top) = library.last() {
                self.burn(top);
            }
        }
        let cost = self.q().block_cost(minion);
        if cost > 0 {
            self.lose(Holder::Blood(minion), cost, Why::Block);
            // An ally that pays with its last life is gone before it attempts.
            self.burn_if_lifeless(Holder::Blood(minion));
            if !self.s.card(minion).ready() {
                return;
            }
        }
        self.s.action.blocker = self.s.reference(minion);
        self.s.action.blocks_for = self.s.card(minion).controller;
        self.commit(Event::Attempt(minion));
        self.push(Frame::Attempt(false));
        self.fire_card(On::Attempted, minion, 0);
    }

    pub(crate) fn step_attempt(&mut self, compared: bool) -> Flow {
        if !compared {
            self.replace_top(Frame::Attempt(true));
            self.open_moment(DecisionKind::Attempt, Window::Attempt);
            return Flow::Go;
        }
        self.pop();
        let (actor, blocker) = (self.actor(), self.get(self.s.action.blocker));
        let (Some(actor), Some(blocker)) = (actor, blocker) else {
            self.s.action.blocker = CardRef::NONE;
            return Flow::Go;
        };
        let stealth = self.q().number(Number::Stealth, actor);
        let intercept = self.q().number(Number::Intercept, blocker);
        // One that has been locked meanwhile, and not been awake, does not block (G00136#41c85c85); nor
        // does one that is stolen by someone who may not (G00108#78174b07).
        let q = self.q();
        let seat = q.s.card(blocker).controller;
        let able = q.s.card(blocker).ready()
            && q.awake(blocker)
            && !q.cannot_block(blocker)
            && (seat == q.s.action.blocks_for || q.has_a_say(seat));
        if able && intercept >= stealth {
            self.s.action.blocked = true;
            self.s.action.stage = ActionStage::Blocked;
            self.commit(Event::Blocked(blocker));
            self.unwind_to(|f| matches!(f, Frame::Action));
        } else {
            self.note_failure(blocker);
        }
        Flow::Go
    }

    fn note_failure(&mut self, blocker: CardId) {
        // Twice for each minion: there is room for all.
        let _ = self.s.action.futile.push(blocker);
        self.fire_card(On::BlockFailed, blocker, 0);
        self.s.action.blocker = CardRef::NONE;
    }

    /// The attempt under way fails at once.
    pub(crate) fn fail_attempt(&mut self) {
        let attempt = |f: &Frame| matches!(f, Frame::Attempt(_));
        self.close_windows_above(attempt);
        if let Some(at) = self.s.stack.iter().rposition(attempt) {
            self.s.stack.remove(at);
            if let Some(blocker) = self.get(self.s.action.blocker) {
                self.note_failure(blocker);
            }
        }
    }

    /// A minion locks for blocking that one, unless a text says that it does not.
    pub(crate) fn lock_for_block(&mut self, blocker: CardId, actor: CardId) {
        if !self.q().blocks_unlocked(blocker, actor) {
            self.lock(blocker);
        }
    }

    /// BLOCK-6: the blocker locks and enters combat with the actor; ACTION-5: the action card burns.
    pub(crate) fn resolve_block(&mut self) -> Flow {
        self.put_away(self.s.action.played_card());
        let (actor, blocker) = (self.actor(), self.get(self.s.action.blocker));
        if let (ActionKind::LeaveTorpor, Some(actor), Some(blocker)) =
            (self.s.action.kind, actor, blocker)
        {
            return self.resolve_torpor_block(actor, blocker);
        }
        self.s.action.stage = ActionStage::BlockResolved;
        if let (Some(fighter), Some(blocker)) = (self.blocked_combatant(), blocker)
            && self.s.card(blocker).ready()
        {
            self.lock_for_block(blocker, actor.unwrap_or(fighter));
            self.begin_combat(fighter, blocker, true);
        }
        Flow::Go
    }
}

//! The windows of an action.

mod attempt;
mod block;
mod declined;
mod gain;
mod moments;
mod wake;

use std::cell::OnceCell;

use methuselah_cards::lang::Number;
use methuselah_engine::{
    CardId, Choice, DecisionKind, OptionKind,
    state::{Action, ActionKind},
};

use super::{
    allegiance, combat,
    deeds::Offer,
    reading::Gist,
    sight::{NEVER, Sight},
};

/// What an option is worth while an action is under way. The scene is looked at only if it matters.
pub(crate) fn score<'s>(
    sight: &'s Sight<'s>,
    kind: DecisionKind,
    scene: impl FnOnce() -> &'s Scene<'s>,
    option: &Choice,
) -> i32 {
    match option.kind {
        OptionKind::Pass => return 0,
        OptionKind::Block => return scene().block(option.minion, 0),
        OptionKind::TakePlace => return allegiance::take_place(sight, option),
        _ => {}
    }
    match Offer::of(sight, option) {
        None => 0,
        Some(offer) if offer.can_wait() => -1,
        Some(offer) if offer.deed.wakes && too_late_to_wake(kind) => NEVER,
        Some(offer) if offer.survives(sight) => scene().judge(&offer),
        Some(_) => NEVER,
    }
}

/// Whether whoever wakes now could neither block the action nor turn it aside.
fn too_late_to_wake(kind: DecisionKind) -> bool {
    use DecisionKind::{AsPlayed, BlockResolved, Blocked, EnteringCombat, Resolved};
    matches!(kind, AsPlayed | Blocked | EnteringCombat | BlockResolved | Resolved)
}

/// An action under way, as one looks at it.
pub(crate) struct Scene<'a> {
    sight: &'a Sight<'a>,
    kind: DecisionKind,
    action: Option<&'a Action>,
    actor: Option<CardId>,
    blocker: Option<CardId>,
    /// One's own minion acts.
    mine: bool,
    stealth: i32,
    intercept: i32,
    /// What the bleed would burn, if it is one, once it is looked at.
    bleed: OnceCell<i32>,
    /// Stealth (of one's own action) or intercept (of one's own blocker) that all options together
    /// could add.
    reach: i32,
    /// Some unlocked minion can bounce the bleed.
    bounces: bool,
    /// There is intercept in hand.
    may_catch_up: bool,
    /// Intercept that cards in play could give, once it is looked at.
    aid: OnceCell<i32>,
    /// What its success is worth to one, once it is worked out.
    gain: OnceCell<i32>,
    /// The acting minion as one to be fought, once it is looked at.
    foe: OnceCell<Option<combat::Foe>>,
    /// Whether an unlocked minion would block, once it is worked out.
    blocks: OnceCell<bool>,
    /// What it costs to lock a minion, once it is worked out.
    lock_cost: OnceCell<i32>,
}

impl<'a> Scene<'a> {
    pub fn new(sight: &'a Sight<'a>, kind: DecisionKind, options: &[Choice]) -> Self {
        let view = sight.view;
        let action = view.action();
        let actor = view.actor();
        let blocker = view.blocker();
        let mine = action.is_some_and(|action| action.meth == sight.me);
        let mut scene = Self {
            sight,
            kind,
            action,
            actor,
            blocker,
            mine,
            stealth: 0,
            intercept: 0,
            bleed: OnceCell::new(),
            reach: 0,
            bounces: false,
            may_catch_up: false,
            aid: OnceCell::new(),
            gain: OnceCell::new(),
            foe: OnceCell::new(),
            blocks: OnceCell::new(),
            lock_cost: OnceCell::new(),
        };
        if action.is_none() {
            return scene;
        }
        if matches!(kind, DecisionKind::Block | DecisionKind::Attempt | DecisionKind::Announced) {
            scene.stealth = actor.map_or(0, |actor| view.number(Number::Stealth, actor));
        }
        if kind == DecisionKind::Attempt {
            scene.intercept = blocker.map_or(0, |b| view.number(Number::Intercept, b));
            scene.reach = scene.reach_of(options);
        }
        if kind == DecisionKind::Block {
            scene.may_catch_up = sight.held(Gist::INTERCEPT).next().is_some();
            scene.bounces = scene.bleeds_me() && scene.can_bounce();
        }
        scene
    }

    /// What an option is worth that plays a card or uses a text.
    fn judge(&self, offer: &Offer) -> i32 {
        let (sight, deed) = (self.sight, offer.deed);
        if self.action.is_none() || self.kind == DecisionKind::AsPlayed {
            let answers = deed.wakes || deed.cancels;
            return if answers { self.answer(offer) } else { offer.plain(sight) };
        }
        let by_itself = offer.option.minion == CardId::NONE;
        if deed.me.lock > 0 && by_itself {
            // It is the acting minion that unlocks.
            let gain = if self.mine { sight.w.unlocked / 2 } else { -sight.w.unlocked };
            return gain + offer.plain(sight);
        }
        let unlocks = deed.me.lock > 0 && !self.mine && self.kind != DecisionKind::BlockResolved;
        if deed.wakes || unlocks {
            return self.wake(offer);
        }
        let worth = match self.kind {
            DecisionKind::Attempt => self.needed(deed),
            DecisionKind::Announced => self.foresight(deed) + self.forbidden(offer),
            DecisionKind::Blocked | DecisionKind::EnteringCombat => self.escape(deed),
            _ => 0,
        };
        worth + self.pumped(deed) + offer.plain(sight)
    }

    /// What the bleed would burn; 0 if it is none.
    fn bleed(&self) -> i32 {
        let is_one = self.action.is_some_and(|action| action.kind == ActionKind::Bleed);
        let amount = || if is_one { self.sight.view.bleed_amount() } else { 0 };
        *self.bleed.get_or_init(amount)
    }

    /// Whether the action bleeds one.
    fn bleeds_me(&self) -> bool {
        self.action.is_some_and(|a| a.kind == ActionKind::Bleed && a.at == Some(self.sight.me))
    }
}

//! A player that goes by rules of thumb: each option is worth so much, and the best one is taken.

mod action;
mod combat;
mod contest;
mod deeds;
mod hand;
mod influence;
mod minion;
mod reading;
mod sight;
mod vote;
mod weights;
mod window;

use std::sync::Arc;

use methuselah_cards::CardSet;
use methuselah_engine::{Choice, Decision, DecisionKind, View};

use crate::{Draws, Policy};
use reading::Reading;
use sight::Sight;
pub use weights::Weights;

/// Plays like a decent beginner, by the weights it is given.
#[derive(Clone, Debug)]
pub struct Heuristic {
    mind: Arc<Mind>,
}

#[derive(Debug)]
struct Mind {
    weights: Weights,
    reading: Reading,
}

impl Heuristic {
    /// A player for games with these cards, by the weights that come with the library.
    pub fn new(cards: &CardSet) -> Self {
        Self::with_weights(cards, Weights::default())
    }

    /// A player for games with these cards, by weights of one's own.
    pub fn with_weights(cards: &CardSet, weights: Weights) -> Self {
        let reading = Reading::of(cards, &weights);
        Self { mind: Arc::new(Mind { weights, reading }) }
    }

    /// What it goes by.
    pub fn weights(&self) -> &Weights {
        &self.mind.weights
    }

    /// What each option is worth to it, in hundredths of a pool.
    pub fn judge(&self, view: &View<'_>, decision: Decision, options: &[Choice]) -> Vec<i32> {
        let mut worths = Vec::with_capacity(options.len());
        self.each(view, decision, options, |_, worth| worths.push(worth));
        worths
    }

    /// Tells the worth of each option, in their order.
    fn each(
        &self,
        view: &View<'_>,
        decision: Decision,
        options: &[Choice],
        mut tell: impl FnMut(usize, i32),
    ) {
        let sight = Sight::new(*view, &self.mind.weights, &self.mind.reading);
        let mut all = |judge: &mut dyn FnMut(&Choice) -> i32| {
            for (at, option) in options.iter().enumerate() {
                tell(at, judge(option));
            }
        };
        match decision.kind {
            DecisionKind::Unlock | DecisionKind::Master => all(&mut |o| window::turn(&sight, o)),
            DecisionKind::Contest => all(&mut |o| contest::score(&sight, o)),
            DecisionKind::Minion => {
                let mut phase = minion::Phase::new(&sight);
                all(&mut |o| phase.score(o));
            }
            DecisionKind::Influence => {
                let plan = influence::Plan::new(&sight);
                all(&mut |o| plan.score(o));
            }
            DecisionKind::Discard | DecisionKind::DiscardDown => {
                all(&mut |o| hand::discard(&sight, o, decision.kind));
            }
            DecisionKind::Announced
            | DecisionKind::Block
            | DecisionKind::Attempt
            | DecisionKind::Declined
            | DecisionKind::WouldSucceed
            | DecisionKind::BeforeReferendum
            | DecisionKind::Blocked
            | DecisionKind::BlockResolved
            | DecisionKind::Resolved
            | DecisionKind::AsPlayed
            | DecisionKind::AfterCombat => {
                let scene = action::Scene::new(&sight, decision.kind, options);
                all(&mut |o| scene.score(o));
            }
            DecisionKind::BeforeRange
            | DecisionKind::Range
            | DecisionKind::BeforeStrikes
            | DecisionKind::Strike
            | DecisionKind::Chosen
            | DecisionKind::Prevent
            | DecisionKind::AdditionalStrike
            | DecisionKind::Press
            | DecisionKind::RoundEnd
            | DecisionKind::CombatEnding => {
                let duel = combat::Duel::new(&sight);
                all(&mut |o| combat::score(&sight, duel.as_ref(), decision.kind, o));
            }
            DecisionKind::BeforeVotes | DecisionKind::Polling => {
                let poll = vote::Poll::new(&sight, options);
                all(&mut |o| poll.score(o));
            }
            DecisionKind::Terms => all(&mut |o| vote::terms(&sight, o)),
            DecisionKind::Choose
            | DecisionKind::Announce
            | DecisionKind::May
            | DecisionKind::Spoils
            | DecisionKind::TorporBlock => all(&mut |o| window::pick(&sight, decision.kind, o)),
        }
    }
}

impl Policy for Heuristic {
    fn decide(
        &mut self,
        view: &View<'_>,
        decision: Decision,
        options: &[Choice],
        mut draws: Draws,
    ) -> usize {
        let (mut best, mut most, mut ties) = (0, i32::MIN, 0);
        self.each(view, decision, options, |at, worth| {
            if worth > most {
                (best, most, ties) = (at, worth, 1);
            } else if worth == most {
                ties += 1;
                // Each of those that are equally good is as likely as the others.
                if draws.below(ties) == 0 {
                    best = at;
                }
            }
        });
        best
    }
}

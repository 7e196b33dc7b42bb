//! A player that goes by rules of thumb: each option is worth so much, and the best one is taken.
//!
//! | the moment | where its options are judged |
//! |---|---|
//! | unlock and master phase | `turn` |
//! | minion phase: which action, with whom | `minion` |
//! | influence phase | `influence` |
//! | discards, and what a card is worth in hand | `hand` |
//! | blocks, stealth and intercept, bleeds, wakes | `action` |
//! | combat | `combat` |
//! | calling a referendum, its terms; the votes | `referendum`, `vote` |
//! | targets and other picks | `pick` |
//! | contested cards and titles | `contest` |
//! | sects, Paths, infernal minions and slaves | `allegiance` |
//! | conviction of imbued | `conviction` |
//!
//! What cards do is read once for a set, in `reading`; `deeds` tells what it is worth to do it, and
//! `sight` what pool, minions and blood are worth. All of it goes by [`Weights`], in whole
//! hundredths of a pool.

mod action;
mod allegiance;
mod combat;
mod contest;
mod conviction;
mod deeds;
mod hand;
mod influence;
mod minion;
mod pick;
mod reading;
mod referendum;
mod sight;
mod turn;
mod vote;
mod weights;

use std::{cell::LazyCell, sync::Arc};

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
        tell: impl FnMut(usize, i32),
    ) {
        use DecisionKind as Kind;
        let sight = Sight::new(*view, &self.mind.weights, &self.mind.reading);
        let kind = decision.kind;
        match kind {
            Kind::Unlock | Kind::Master => all(options, tell, |o| turn::score(&sight, o)),
            Kind::Contest => all(options, tell, |o| contest::score(&sight, o)),
            Kind::Conviction => all(options, tell, |o| conviction::score(&sight, o)),
            Kind::Minion => {
                let mut phase = minion::Phase::new(&sight);
                all(options, tell, |o| phase.score(o));
            }
            Kind::Influence => {
                let plan = influence::Plan::new(&sight);
                all(options, tell, |o| plan.score(o));
            }
            Kind::Discard | Kind::DiscardDown => {
                all(options, tell, |o| hand::discard(&sight, o, kind));
            }
            Kind::Announced
            | Kind::Block
            | Kind::Attempt
            | Kind::Declined
            | Kind::WouldSucceed
            | Kind::BeforeReferendum
            | Kind::Blocked
            | Kind::EnteringCombat
            | Kind::BlockResolved
            | Kind::Resolved
            | Kind::Ousting
            | Kind::AsPlayed
            | Kind::AfterCombat => {
                let scene = LazyCell::new(|| action::Scene::new(&sight, kind, options));
                all(options, tell, |o| action::score(&sight, kind, || &*scene, o));
            }
            Kind::BeforeRange
            | Kind::Range
            | Kind::BeforeStrikes
            | Kind::Strike
            | Kind::Chosen
            | Kind::Prevent
            | Kind::AdditionalStrike
            | Kind::Press
            | Kind::RoundEnd
            | Kind::CombatEnding => {
                let duel = LazyCell::new(|| combat::Duel::new(&sight));
                all(options, tell, |o| combat::score(&sight, || duel.as_ref(), kind, o));
            }
            Kind::BeforeVotes | Kind::Polling => {
                let poll = vote::Poll::new(&sight, options);
                all(options, tell, |o| poll.score(o));
            }
            Kind::Terms => all(options, tell, |o| referendum::terms(&sight, o)),
            // A number that others could guess would be a bad one.
            Kind::Sealed => all(options, tell, |_| 0),
            Kind::Choose
            | Kind::Announce
            | Kind::May
            | Kind::Spoils
            | Kind::Discipline
            | Kind::Trophy
            | Kind::Draw
            | Kind::TorporBlock => {
                all(options, tell, |o| pick::score(&sight, kind, o));
            }
        }
    }
}

/// Tells the worth of all options.
fn all(
    options: &[Choice],
    mut tell: impl FnMut(usize, i32),
    mut judge: impl FnMut(&Choice) -> i32,
) {
    for (at, option) in options.iter().enumerate() {
        tell(at, judge(option));
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

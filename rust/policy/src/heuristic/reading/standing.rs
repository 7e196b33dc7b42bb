//! What a card is worth while it is in play.

use methuselah_cards::{
    CardDef, CardSet,
    lang::{Ability, Change, Cond, Does, Event, Is, Number, Scope, Use, Which, Who},
};

use super::{Among, CardReading, Deed, Reading};
use crate::heuristic::Weights;

/// What a card in play is worth, in hundredths of a pool, over the turns it is expected to stay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Standing {
    /// To its controller.
    pub own: i16,
    /// To the controller of the card it is on.
    pub host: i16,
    /// To the prey of its controller.
    pub prey: i16,
    /// To every other Methuselah.
    pub others: i16,
}

impl Standing {
    /// What it is worth to have played it, whatever it is on aside.
    pub fn played(self, weights: &Weights) -> i16 {
        // Prey and predator, and two more.
        let hate = 100 + weights.against_predator + 2 * weights.against_others;
        let against = i32::from(self.others) * hate / 100;
        (i32::from(self.own) - i32::from(self.prey) - against).clamp(-3000, 3000) as i16
    }
}

/// What a number is worth each turn.
pub(super) fn number_worth(weights: &Weights, number: Number, n: i32) -> i32 {
    n * match number {
        Number::Bleed => weights.prey_pool / 2,
        Number::Stealth => weights.stealth,
        Number::Intercept => weights.intercept,
        Number::Strength => weights.strength,
        Number::RangedDamage => weights.strength / 2,
        Number::Hunt => weights.blood / 3,
        Number::DiscardActions => 10,
        Number::Capacity => weights.capacity / 3,
        Number::Votes => weights.votes,
        Number::HandDamage => weights.strength,
        Number::StartingLife => weights.blood,
        Number::EdgeVotes => weights.votes / 4,
        Number::VotesAgainst => weights.votes / 2,
        // Shared with the other prisci, it is worth a vote or two.
        Number::Ballots => weights.votes * 3 / 2,
        Number::HandSize => weights.hand,
        Number::Transfers => weights.transfer,
        Number::MasterActions => 30,
    }
}

/// What it is worth to do something once, its picks well made.
fn once(weights: &Weights, reading: &Reading, deed: &Deed) -> i32 {
    let rescue = weights.minion * weights.torpor / 100;
    let mut worth = i32::from(deed.worth);
    worth += i32::from(deed.me.pool + deed.host.pool) * weights.pool;
    worth += i32::from(deed.me.blood + deed.host.blood) * weights.blood;
    worth += i32::from(deed.me.lock + deed.host.lock) * weights.unlocked / 2;
    worth -= i32::from(deed.prey_pool) * weights.prey_pool;
    worth += i32::from(deed.stealth) * weights.stealth;
    worth += i32::from(deed.intercept) * weights.intercept;
    worth += i32::from(deed.votes) * weights.votes;
    worth += i32::from(deed.less_bleed) * weights.pool;
    worth += i32::from(deed.bleed) * weights.prey_pool;
    worth += i32::from(deed.prevents) * weights.prevent;
    worth += i32::from(deed.later_press) * weights.strength / 2;
    worth += i32::from(deed.maneuvers) * weights.strength / 2;
    worth += i32::from(deed.presses) * weights.strength / 2;
    worth -= i32::from(deed.transfers) * weights.transfer;
    for (fate, among) in deed.picks.iter().zip(deed.among) {
        let mut of = i32::from(fate.worth) + i32::from(fate.lock) * weights.locked;
        of += i32::from(fate.gone) * 60;
        of += i32::from(fate.torpor) * if fate.torpor > 0 { rescue } else { 20 };
        of += i32::from(fate.pool) * weights.pool;
        worth += match among {
            Among::Nothing => 0,
            Among::Number(n) => i32::from(n) * of,
            Among::Own => of + i32::from(fate.blood) * weights.blood,
            // A bad card is exchanged for a new one.
            Among::Hand => weights.fresh_card,
            // It saves pool, too, as long as one means to bring someone out.
            Among::Uncontrolled => {
                i32::from(fate.blood) * (weights.transfer * 2 + weights.pool / 3)
            }
            Among::Any if fate.torpor > 0 => of,
            Among::Any => (of + i32::from(fate.blood) * weights.blood).abs() / 2,
        };
    }
    let branches = reading.branches(deed.branches).iter();
    worth + branches.map(|branch| once(weights, reading, branch)).max().unwrap_or(0).max(0)
}

impl Reading {
    /// Works out what a card is worth in play.
    pub(super) fn stand(&self, set: &CardSet, weights: &Weights, def: &CardDef) -> CardReading {
        let mut sum = Sum::default();
        let mut by_locking = 0;
        for &id in &def.abilities {
            let ability = &set.ability(id).ability;
            let deed = self.ability(id);
            match ability {
                Ability::Static(text) => {
                    let often = if nearly_always(&text.if_) { 2 } else { 1 };
                    let each = change_worth(weights, &text.change) * number_of(&text.to);
                    let worth = each * weights.turns * often / 2;
                    match &text.to {
                        Scope::Host => sum.host += worth,
                        Scope::Methuselah(Who::Prey) => sum.prey += worth,
                        _ => sum.own += worth,
                    }
                }
                Ability::Trigger(trigger) => {
                    let often = match trigger.on {
                        Event::UnlockPhase => weights.turns,
                        Event::StrikesResolve => weights.turns,
                        Event::Torpor | Event::Ousted | Event::Blocked => 1,
                        _ => weights.turns / 2,
                    };
                    sum.own += once(weights, self, &own_part(deed)) * often;
                    sum.host += i32::from(deed.host.pool) * weights.pool * often / 2;
                    sum.host += i32::from(deed.host.blood) * weights.blood * often / 2;
                    sum.prey += i32::from(deed.prey_pool) * weights.pool * often;
                    // Someone else's choice is thought to be the first one.
                    let chosen = self.branches(deed.branches).first().unwrap_or(deed);
                    sum.others += i32::from(chosen.others_pool) * weights.pool * often;
                    sum.host += i32::from(-deed.foe.damage) * -weights.strength * often;
                }
                Ability::Use(used) => {
                    // There is not always someone to be rescued.
                    let rescues = deed.picks.iter().any(|fate| fate.torpor > 0);
                    let often = if deed.burns_this || rescues { 1 } else { weights.turns };
                    // Votes are paid for only when they turn a referendum.
                    let votes = i32::from(deed.votes) * weights.votes / 2;
                    let worth = (once(weights, self, deed).max(votes) * often).max(0);
                    if deed.locks_this {
                        by_locking = by_locking.max(worth);
                    } else if users_host(used) {
                        sum.host += worth;
                    } else {
                        sum.own += worth;
                    }
                }
                Ability::Action(action) => {
                    if deed.fights_host {
                        sum.host -= 40 * weights.turns;
                    } else if deed.picks[0].fought && action.by.contains(&Is::The(Which::Host)) {
                        // To fight whom one likes.
                        sum.host += weights.strength * weights.turns * 5 / 4;
                    } else if !deed.burns_this && action.at.is_none() {
                        sum.own += once(weights, self, deed).max(0) * weights.turns / 2;
                    }
                }
                Ability::Strike(_) => {
                    let damage = i32::from(deed.strike + deed.steals).max(1);
                    let keen = 1 + i32::from(deed.aggravated);
                    sum.host += damage * weights.strength * weights.turns * keen;
                }
                Ability::Title(title, ..) => {
                    sum.host += i32::from(title.votes()) * weights.votes * weights.turns;
                }
                Ability::Reduce(_) => {
                    let worth = (once(weights, self, deed) * weights.turns).max(0);
                    if deed.locks_this {
                        by_locking = by_locking.max(worth);
                    } else {
                        sum.own += worth;
                    }
                }
                Ability::Replace(..) | Ability::BurnIf(..) => {}
            }
        }
        sum.own += by_locking;
        let standing = Standing {
            own: clamp(sum.own),
            host: clamp(sum.host),
            prey: clamp(sum.prey),
            others: clamp(sum.others),
        };
        let facts = &def.facts;
        let skills: i32 = facts.disciplines.iter().map(|(_, level)| 1 + level as i32).sum();
        let votes = facts.title.map_or(0, |title| i32::from(title.votes()));
        let merit = weights.wanted_capacity * i32::from(facts.capacity)
            + weights.wanted_skill * skills
            + weights.wanted_vote * votes;
        CardReading { standing, merit: clamp(merit), ..CardReading::default() }
    }
}

#[derive(Default)]
struct Sum {
    own: i32,
    host: i32,
    prey: i32,
    others: i32,
}

/// What of a deed comes to the controller of the card.
fn own_part(deed: &Deed) -> Deed {
    let mut own = Deed { worth: deed.worth, ..Deed::default() };
    own.me.pool = deed.me.pool;
    own.me.blood = deed.me.blood;
    own
}

/// How many minions a static text is about, about.
fn number_of(to: &Scope) -> i32 {
    match to {
        Scope::Cards(filter) if filter.contains(&Is::ControlledBy(Who::You)) => 2,
        _ => 1,
    }
}

fn users_host(used: &Use) -> bool {
    used.user == Who::Controller(Which::Host)
}

fn change_worth(weights: &Weights, change: &Change) -> i32 {
    match change {
        Change::Add(number, amount) => {
            number_worth(weights, *number, super::Guess::at(amount, false).n.into())
        }
        Change::Cannot(Does::Block) => -(weights.intercept + weights.locked / 4),
        Change::CannotBeBlockedBy(_) => weights.stealth * 3,
        Change::DoesNotUnlock => -weights.unlocked,
        Change::OpenHand => -weights.peek,
        Change::DrawsKept => weights.hand,
        Change::Discipline(_) => 20,
        Change::CheaperActions(..) => weights.blood / 3,
        Change::Costs(Does::Vote | Does::VoteAgainst, _) => weights.votes,
        _ => 0,
    }
}

pub(super) fn clamp(worth: i32) -> i16 {
    worth.clamp(-3000, 3000) as i16
}

/// Whether conditions ask no more than that a bearer be a vampire.
fn nearly_always(conds: &[Cond]) -> bool {
    conds.iter().all(|cond| matches!(cond, Cond::If(Which::Host, is) if is[..] == [Is::Vampire]))
}

//! Numbers, conditions and descriptions that make no sense.

use super::Checked;
use crate::lang::{Amount, Cond, Expr, Filter, Is, Period, Window};

/// Counters and points, at most: what is more is never told apart.
const MOST: i32 = u8::MAX as i32;
/// What is added to a number, or taken from it, at most.
const MOST_ADDED: i32 = 100;

/// Refuses an amount below what a word asks for.
pub(super) fn at_least(word: &str, least: i32, amount: &Amount) -> Checked {
    within(word, least, MOST, amount)
}

/// Refuses an addition of nothing, or of more than a number can take.
pub(super) fn added(word: &str, amount: &Amount) -> Checked {
    match amount {
        Amount::N(0) => Err(format!("`{word}`: 0 changes nothing")),
        _ => within(word, -MOST_ADDED, MOST_ADDED, amount),
    }
}

/// Refuses an addition to damage or the like that is beyond sense; 0 is the plain one.
pub(super) fn bonus(word: &str, amount: &Amount) -> Checked {
    within(word, -MOST_ADDED, MOST_ADDED, amount)
}

fn within(word: &str, least: i32, most: i32, amount: &Amount) -> Checked {
    let check = |n: i32| match n {
        _ if n < least => Err(format!("`{word}`: {n} makes no sense: {least} is the least")),
        _ if n > most => Err(format!("`{word}`: {n} makes no sense: {most} is the most")),
        _ => Ok(()),
    };
    match amount {
        Amount::N(n) => check(*n),
        Amount::Of(expr) => match &**expr {
            // At one level it may do nothing.
            Expr::ByLevel(a, b) => {
                check(*a.max(b))?;
                within("ByLevel", least.min(0), most, &Amount::N(*a.min(b)))
            }
            Expr::If(cond, then) => {
                self::cond(cond)?;
                within(word, least, most, then)
            }
            other => expr_sense(other),
        },
    }
}

/// Refuses what makes no sense inside an amount, whatever it is for.
fn any(amount: &Amount) -> Checked {
    match amount {
        Amount::N(_) => Ok(()),
        Amount::Of(expr) => expr_sense(expr),
    }
}

fn expr_sense(expr: &Expr) -> Checked {
    match expr {
        Expr::Plus(a, b) | Expr::Minus(a, b) | Expr::Min(a, b) => {
            let word = match expr {
                Expr::Plus(..) => "Plus",
                Expr::Minus(..) => "Minus",
                _ => "Min",
            };
            two(word, a, b)?;
            at_least(word, 0, a)?;
            at_least(word, 0, b)
        }
        Expr::Negative(amount) => match amount {
            Amount::N(n) => Err(format!("`Negative({n})`: write the number itself")),
            Amount::Of(_) => any(amount),
        },
        Expr::Half(amount) => match amount {
            Amount::N(n) => Err(format!("`Half({n})`: write the number itself")),
            Amount::Of(_) => any(amount),
        },
        Expr::If(cond, then) => {
            self::cond(cond)?;
            any(then)
        }
        Expr::Count(filter) => self::filter(filter),
        Expr::X
        | Expr::ByLevel(..)
        | Expr::Blood(_)
        | Expr::Counters(_)
        | Expr::CountersOf(..)
        | Expr::PoolCost(_)
        | Expr::Capacity(_)
        | Expr::CapacityOrCost(_)
        | Expr::Corruption(..)
        | Expr::Strength(_)
        | Expr::Stealth(_)
        | Expr::DamageInflicted(_)
        | Expr::Round
        | Expr::StartingLife(_)
        | Expr::Pool(_)
        | Expr::Lacking(_)
        | Expr::Picked(_)
        | Expr::Margin
        | Expr::Bleed
        | Expr::Bled
        | Expr::DisciplinesPlayed(_)
        | Expr::BloodLostToDamage(_)
        | Expr::Event
        | Expr::Methuselahs(_)
        | Expr::Sealed(_)
        | Expr::Allocated(_) => Ok(()),
    }
}

/// Refuses two plain numbers where at least one must be worked out.
fn two(word: &str, a: &Amount, b: &Amount) -> Checked {
    match (a, b) {
        (Amount::N(a), Amount::N(b)) => {
            Err(format!("`{word}({a}, {b})`: of two plain numbers there is nothing to work out"))
        }
        _ => Ok(()),
    }
}

pub(super) fn conds(conds: &[Cond]) -> Checked {
    conds.iter().try_for_each(cond)
}

pub(super) fn cond(cond: &Cond) -> Checked {
    match cond {
        Cond::If(_, filter)
        | Cond::Fights(filter)
        | Cond::HasFought(filter)
        | Cond::Exists(filter)
        | Cond::Played(filter, _)
        | Cond::PlayedOn(filter)
        | Cond::TakenWith(filter)
        | Cond::StrikesWith(filter)
        | Cond::AboutToFight(filter)
        | Cond::HasStruckWith(filter) => self::filter(filter),
        Cond::Same(a, b) if a == b => {
            Err(format!("`Same`: {a:?} twice, which is always one Methuselah"))
        }
        Cond::Damage(all) => super::step::damage_is("Damage", all),
        Cond::AtLeast(a, b) => compared("AtLeast", a, b),
        Cond::AtMost(a, b) => compared("AtMost", a, b),
        Cond::Phase(window) if window.bit() & Window::PHASES == 0 => {
            Err(format!("`Phase`: {window:?} is the window of no phase"))
        }
        Cond::Not(inner) => match &**inner {
            Cond::Not(_) => Err("`Not(Not(…))` says nothing: leave both out".to_owned()),
            inner => self::cond(inner),
        },
        Cond::Any(parts) | Cond::All(parts) if parts.is_empty() => {
            let word = if matches!(cond, Cond::Any(_)) { "Any" } else { "All" };
            Err(format!("`{word}([])`: conditions are needed"))
        }
        Cond::Any(parts) | Cond::All(parts) => conds(parts),
        Cond::Action(_)
        | Cond::Same(..)
        | Cond::HasEdge(_)
        | Cond::Close
        | Cond::Long
        | Cond::FirstRound
        | Cond::FirstAction
        | Cond::FirstRecruit
        | Cond::ActedFreely
        | Cond::Phase(_)
        | Cond::FromBlock
        | Cond::BloodHunt
        | Cond::ReferendumPassed
        | Cond::ReferendumFailed
        | Cond::StealthNeeded
        | Cond::CombatQueued
        | Cond::WouldEnd
        | Cond::BothReady
        | Cond::Dodged
        | Cond::HandStrike
        | Cond::PlayedBy(_)
        | Cond::PlayedAt(_)
        | Cond::WouldControl(_) => Ok(()),
    }
}

fn compared(word: &str, a: &Amount, b: &Amount) -> Checked {
    two(word, a, b)?;
    at_least(word, 0, a)?;
    at_least(word, 0, b)
}

/// Parts of a description that no card fits at once.
const OPPOSITES: [(Is, Is); 3] =
    [(Is::Locked, Is::Unlocked), (Is::Ready, Is::InTorpor), (Is::Vampire, Is::Ally)];

pub(super) fn filter(filter: &Filter) -> Checked {
    for (a, b) in &OPPOSITES {
        if filter.contains(a) && filter.contains(b) {
            return Err(format!("`{a:?}` and `{b:?}`: no card is both"));
        }
    }
    filter.iter().try_for_each(part)
}

fn part(part: &Is) -> Checked {
    match part {
        Is::CapacityAtLeast(n) => at_least("CapacityAtLeast", 1, n),
        Is::BloodAtLeast(n) => at_least("BloodAtLeast", 1, n),
        Is::Title(titles) if titles.is_empty() => {
            Err("`Title([])`: titles are needed, or `Titled`".to_owned())
        }
        Is::Any(parts) if parts.is_empty() => {
            Err("`Any([])`: parts of a description are needed".to_owned())
        }
        Is::All(parts) if parts.is_empty() => {
            Err("`All([])`: parts of a description are needed".to_owned())
        }
        Is::Any(parts) => parts.iter().try_for_each(self::part),
        Is::All(parts) => filter(parts),
        Is::Corruption(_, 0) => Err("`Corruption`: 0 makes no sense: 1 is the least".to_owned()),
        Is::With(filter) | Is::Oldest(filter) | Is::OnOne(filter) => self::filter(filter),
        Is::Remembers(slot, filter) => {
            super::slot(*slot)?;
            self::filter(filter)
        }
        Is::InSet(set) => super::slot(*set),
        Is::StruckAt(all) => super::step::damage_is("StruckAt", all),
        Is::PlayedDuring(Period::Action | Period::Combat, _, filter) => self::filter(filter),
        Is::PlayedDuring(period, ..) => {
            Err(format!("`PlayedDuring`: {period:?}: an `Action` or a `Combat` is looked back on"))
        }
        Is::Not(inner) => match &**inner {
            Is::Not(_) => Err("`Not(Not(…))` says nothing: leave both out".to_owned()),
            inner => self::part(inner),
        },
        _ => Ok(()),
    }
}

//! What a clause or ability is about, in a few words, to tell it from others of its card.

use methuselah_cards::{
    Op, ProgramId,
    lang::{Amount, Cost, Number, Purse, Resource, Step, StrikeKind, Which},
};

use crate::query::Query;

/// The gist of steps of a program from one place up to the next jump; empty if nothing in it has
/// words.
pub(super) fn gist(q: Query<'_>, program: ProgramId, from: usize) -> String {
    let ops = q.set().program(program).ops.iter().skip(from);
    let until_jump = ops.take_while(|op| !matches!(op, Op::Jump(_) | Op::Stop));
    let mut parts: Vec<&str> = Vec::new();
    for op in until_jump {
        let part = match op {
            Op::Do(step) => of_step(step),
            Op::Damage(_) => Some("damage"),
            Op::Strike(..) => Some("strike"),
            Op::Grant(..) => Some("a lasting effect"),
            Op::Queue(_) => Some("more after combat"),
            _ => None,
        };
        if let Some(part) = part.filter(|part| !parts.contains(part)) {
            parts.push(part);
        }
    }
    parts.truncate(3);
    parts.join(", ")
}

fn of_step(step: &Step) -> Option<&'static str> {
    Some(match step {
        Step::Gain(Purse::Pool(_), _) => "gain pool",
        Step::Gain(Purse::Blood(_), _) => "gain blood",
        Step::Gain(Purse::Counters(_), _) => "add counters",
        Step::Burn(Purse::Pool(_), _) => "burn pool",
        Step::Burn(Purse::Blood(_), _) => "burn blood",
        Step::Burn(Purse::Counters(_), _) => "burn counters",
        Step::Move(Purse::Pool(_), Purse::Pool(_), _) => "move pool",
        Step::Move(Purse::Pool(_), _, _) => "put pool on a card",
        Step::Move(Purse::Blood(_), Purse::Pool(_), _) => "take blood to the pool",
        Step::Move(..) => "move counters",
        Step::GainEdge(_) => "get the Edge",
        Step::BurnEdge => "burn the Edge",
        Step::Lock(_) => "lock",
        Step::Unlock(_) => "unlock",
        Step::Wake(_) => "wake",
        Step::BurnCard(Which::This) => "burn it",
        Step::BurnCard(_) => "burn a card",
        Step::RemoveFromGame(_) => "remove a card from the game",
        Step::Discard(_) => "discard",
        Step::Draw(..) => "draw",
        Step::DrawReplacement => "draw the replacement",
        Step::DrawCrypt(_) => "draw from the crypt",
        Step::BringOnto(..) => "bring a card onto a minion",
        Step::GiveControl(..) => "give control",
        Step::TakeControl(..) => "take control",
        Step::FailReferendum => "the referendum fails",
        Step::Add(number, ..) | Step::AddFor(number, ..) => of_number(*number),
        Step::Later(resource, ..) => of_resource(*resource),
        Step::Bleed(_) => "bleed",
        Step::ReduceBleed(_) => "reduce the bleed",
        Step::ChangeTarget(_) => "change the target",
        Step::EndAction | Step::FailInstead => "end the action",
        Step::AttemptBlock(_) => "attempt to block",
        Step::FailAttempt => "the attempt fails",
        Step::BecomeActor(_) => "become the acting minion",
        Step::ContinueAction => "go on with the action",
        Step::Cancel(_) => "cancel the card",
        Step::Votes(..) | Step::VotesAgainst(..) | Step::VotesFor(..) => "votes",
        Step::Abstain(_) => "abstain",
        Step::EnterCombat(..) | Step::QueueCombat(..) => "combat",
        Step::CombatEnds | Step::CancelCombat => "combat ends",
        Step::Maneuver => "maneuver",
        Step::Press | Step::PressToContinue => "press",
        Step::Prevent(_) | Step::PreventOf(..) | Step::PreventAll(_) => "prevent damage",
        Step::MoreDamage(_) => "more damage",
        Step::AdditionalStrikes(_) => "additional strikes",
        Step::Torpor(_) => "torpor",
        Step::LeaveTorpor(_) => "leave torpor",
        Step::Recover(_) => "recover",
        Step::TakeConviction(..) | Step::PutConviction(..) => "take a conviction",
        Step::LookAtTop(..) => "look at the library",
        Step::Banish(_) => "move to the uncontrolled region",
        _ => return None,
    })
}

/// What is paid, but for what is locked: "for 1 pool".
pub(super) fn of_cost(costs: &[Cost]) -> String {
    let of = |n: &Amount, what: &str| match n {
        Amount::N(n) => format!("{n} {what}"),
        Amount::Of(_) => what.to_owned(),
    };
    let paid = |cost: &Cost| match cost {
        Cost::LockThis | Cost::Lock(_) => None,
        Cost::BurnThis => Some("burning it".to_owned()),
        Cost::Blood(_, n) => Some(of(n, "blood")),
        Cost::Counters(_, n) => Some(of(n, "counters")),
        Cost::Pool(n) => Some(of(n, "pool")),
        Cost::Transfers(n) => Some(format!("{n} transfers")),
        Cost::MasterAction => Some("a master phase action".to_owned()),
        Cost::DiscardAction => Some("a discard phase action".to_owned()),
        Cost::Discard(_) | Cost::Burn(_) => Some("a card".to_owned()),
    };
    let paid: Vec<String> = costs.iter().filter_map(paid).collect();
    if paid.is_empty() { String::new() } else { format!("for {}", paid.join(" and ")) }
}

fn of_number(number: Number) -> &'static str {
    match number {
        Number::Bleed => "bleed",
        Number::Stealth => "stealth",
        Number::Intercept => "intercept",
        Number::Strength => "strength",
        Number::Hunt => "hunt",
        Number::Capacity => "capacity",
        Number::Votes => "votes",
        Number::HandSize => "hand size",
        Number::Transfers => "transfers",
        _ => "phase actions",
    }
}

fn of_resource(resource: Resource) -> &'static str {
    match resource {
        Resource::Maneuver => "maneuver",
        Resource::Press | Resource::PressToContinue => "press",
        Resource::Prevent => "prevent damage",
        _ => "dodge",
    }
}

/// A strike, as players call it: "2 damage, ranged".
pub(super) fn of_strike(kind: &StrikeKind) -> String {
    let points = |n: &Amount| match n {
        Amount::N(n) => n.to_string(),
        Amount::Of(_) => "some".to_owned(),
    };
    let strength = |n: &Amount| match n {
        Amount::N(0) => "strength".to_owned(),
        Amount::N(n) if *n < 0 => format!("strength - {}", -n),
        n => format!("strength + {}", points(n)),
    };
    match kind {
        StrikeKind::Hand(n) => format!("hand strike, {} damage", strength(n)),
        StrikeKind::HandAggravated(n) => {
            format!("hand strike, {} aggravated damage", strength(n))
        }
        StrikeKind::Melee(n) => format!("{} damage", strength(n)),
        StrikeKind::Damage(n) => format!("{} damage", points(n)),
        StrikeKind::Ranged(n) => format!("{} damage, ranged", points(n)),
        StrikeKind::Aggravated(n) => format!("{} aggravated damage", points(n)),
        StrikeKind::RangedAggravated(n) => format!("{} aggravated damage, ranged", points(n)),
        StrikeKind::Dodge => "dodge".to_owned(),
        StrikeKind::CombatEnds(_) => "combat ends".to_owned(),
        StrikeKind::StealBlood(n) => format!("steal {} blood", points(n)),
        StrikeKind::StealBloodRanged(n) => format!("steal {} blood, ranged", points(n)),
        StrikeKind::DestroyEquipment(_) => "destroy equipment".to_owned(),
        StrikeKind::StealEquipment(_) => "steal equipment".to_owned(),
        StrikeKind::AtMost(n, kind) => format!("{}, at most {n}", of_strike(kind)),
        StrikeKind::First(kind) => format!("{}, with first strike", of_strike(kind)),
        StrikeKind::AtRange(kind) => format!("{}, ranged", of_strike(kind)),
        StrikeKind::WithDamage(n, kind) => {
            format!("{}, with {} damage", of_strike(kind), points(n))
        }
    }
}

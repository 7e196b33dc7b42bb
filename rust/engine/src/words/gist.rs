//! What a clause or ability is about, in a few words, to tell it from others of its card.

use methuselah_cards::{
    AbilityDef, CardSet, Op, ProgramId,
    lang::{
        Ability, Amount, Change, Choice, CircleOf, Cost, Destination, Does, Expr, From, Is, Number,
        Place, Purse, Range, Resource, Static, Step, StrikeKind, Which, Who,
    },
};

/// Parts that a gist has at most.
const PARTS: usize = 3;

/// The gist of steps of a program from one place up to the next jump; empty if nothing in it has
/// words.
pub(super) fn gist(set: &CardSet, program: ProgramId, from: usize) -> String {
    let ops = set.program(program).ops.iter().skip(from);
    let mut parts = Vec::new();
    for op in ops.take_while(|op| !matches!(op, Op::Jump(_) | Op::Stop)) {
        let part = of_op(set, op);
        if let Some(part) = part.filter(|part| !part.is_empty() && !parts.contains(part)) {
            parts.push(part);
        }
    }
    // What is done tells more than where it is looked for.
    if parts.len() > PARTS {
        parts.retain(|part| !part.starts_with("from "));
    }
    parts.truncate(PARTS);
    parts.join(", ")
}

/// The gist of a branch that begins at that place.
pub(super) fn of_branch(set: &CardSet, program: ProgramId, from: usize) -> String {
    match set.program(program).ops.get(from) {
        Some(Op::Jump(_) | Op::Stop) => "nothing more".to_owned(),
        _ => Some(gist(set, program, from))
            .filter(|gist| !gist.is_empty())
            .unwrap_or_else(|| of_choices(set, program, from)),
    }
}

/// What is chosen in a branch that does nothing else, as among the terms of a referendum.
fn of_choices(set: &CardSet, program: ProgramId, from: usize) -> String {
    let ops = set.program(program).ops.iter().skip(from);
    let choices = ops.take_while(|op| !matches!(op, Op::Jump(_) | Op::Stop)).filter_map(|op| {
        let Op::Choose(Choice { from, .. }, _) = op else { return None };
        Some(match from {
            From::Cards(filter) => {
                let keyword = filter.iter().find_map(|part| match part {
                    Is::Keyword(keyword) => Some(keyword.name()),
                    _ => None,
                });
                format!("choose a {}", keyword.unwrap_or("card"))
            }
            From::Methuselahs(_) => "choose a Methuselah".to_owned(),
            _ => return None,
        })
    });
    choices.collect::<Vec<_>>().join(", ")
}

fn of_op(set: &CardSet, op: &Op) -> Option<String> {
    Some(match op {
        Op::Do(step) => return of_step(step),
        Op::Damage(damage) => {
            let kind = if damage.aggravated { "aggravated damage" } else { "damage" };
            counted("", &damage.n, kind)
        }
        Op::Strike(kind, _) => of_strike(kind),
        Op::AdditionalStrike(id, _) => {
            let def = set.ability(*id);
            format!("additional strike: {}", of_ability(set, &def.ability, def.program)?)
        }
        Op::Grant(_, abilities) => {
            let granted = abilities.iter().filter_map(|&id| {
                let def = set.ability(id);
                of_ability(set, &def.ability, def.program)
            });
            let granted: Vec<String> = granted.collect();
            if granted.is_empty() { "a lasting effect".to_owned() } else { granted.join(", ") }
        }
        Op::Queue(program) | Op::AfterCombat(program) => {
            let then = gist(set, *program, 0);
            if then.is_empty() { "more after combat".to_owned() } else { then + " after combat" }
        }
        Op::Choose(Choice { from: From::Cards(filter), .. }, _) => {
            let pile = filter.iter().find_map(|part| match part {
                Is::In(Place::Play, _) => None,
                Is::In(place, _) => Some(of_place(*place)),
                _ => None,
            });
            format!("from {}", pile?)
        }
        Op::PlayCard(_) => "play a card".to_owned(),
        Op::ChooseSome(..) => "choose cards".to_owned(),
        Op::Seal(..) => "choose a number in secret".to_owned(),
        Op::Allocate(points, ..) => counted("allocate", points, "points"),
        _ => return None,
    })
}

/// The gist of an ability that lasts for a while, as it is used.
pub(super) fn of_grant(set: &CardSet, def: &AbilityDef) -> String {
    match &def.ability {
        Ability::Strike(weapon) => of_strike(&weapon.strike),
        _ => gist(set, def.program, 0),
    }
}

/// What an ability does that lasts for a while.
fn of_ability(set: &CardSet, ability: &Ability, program: ProgramId) -> Option<String> {
    let does = match ability {
        Ability::Static(Static { change, .. }) => of_change(change),
        Ability::Strike(weapon) => of_strike(&weapon.strike),
        Ability::Title(title, ..) => title.name().to_owned(),
        _ => gist(set, program, 0),
    };
    Some(does).filter(|does| !does.is_empty())
}

fn of_change(change: &Change) -> String {
    match change {
        Change::Add(number, n) => added(n, *number),
        Change::Base(number, n) => counted(of_number(*number), n, ""),
        Change::Cannot(Does::Block) => "cannot block".to_owned(),
        Change::CannotBeBlockedBy(_) => "cannot be blocked by some".to_owned(),
        Change::DoesNotUnlock => "does not unlock".to_owned(),
        Change::CannotPlay(_) => "cannot play some cards".to_owned(),
        Change::HandStrikesOnly => "hand strikes only".to_owned(),
        Change::Cannot(Does::Press | Does::PressToEnd) => "cannot press".to_owned(),
        Change::HandsAggravated => "aggravated hand strikes".to_owned(),
        Change::Prevents(_) => "prevent damage".to_owned(),
        Change::ImmuneTo(_) => "immune to damage".to_owned(),
        Change::Cannot(Does::Vote | Does::VoteAgainst) => "cannot vote".to_owned(),
        Change::Costs(Does::Vote | Does::VoteAgainst, _) => "votes cost blood".to_owned(),
        Change::PoolCost(..) => "cards cost more".to_owned(),
        Change::CheaperFor(..) | Change::CheaperActions(..) => "cards cost less".to_owned(),
        Change::Discipline(_) | Change::MoreDiscipline(_) => "a Discipline".to_owned(),
        Change::Cannot(Does::Act) => "cannot act".to_owned(),
        Change::BlocksUnlocked(_) => "does not lock for blocking".to_owned(),
        Change::WeaponsHarmless => "weapons inflict no damage".to_owned(),
        Change::Cannot(Does::ManeuverToLong) => "cannot maneuver to long range".to_owned(),
        Change::Cannot(Does::StrikeToEnd) => "cannot end combat as a strike".to_owned(),
        Change::CannotBeHunted => "no blood hunt".to_owned(),
        Change::CannotBeTargeted => "cannot be targeted".to_owned(),
        Change::BloodCost(..) | Change::NextBloodCost(..) => "cards cost more blood".to_owned(),
        Change::ReplacesLater(..) => "cards are replaced later".to_owned(),
        Change::Cannot(Does::ManeuverToClose) => "cannot maneuver to close range".to_owned(),
        Change::Cannot(Does::PressToContinue) => "cannot press to continue combat".to_owned(),
        Change::Cannot(Does::Strike) => "cannot strike".to_owned(),
        Change::CannotUse(_) => "cannot use some cards".to_owned(),
        Change::CannotBeUsedOn(_) => "some cards cannot be used on it".to_owned(),
        Change::Aggravated(_) => "damage is aggravated".to_owned(),
        Change::PreventsBeyond(..) => "prevent more damage".to_owned(),
        _ => String::new(),
    }
}

fn of_step(step: &Step) -> Option<String> {
    let words = match step {
        Step::Gain(Purse::Pool(who), n) => return Some(counted("gain", n, "pool") + of_whom(*who)),
        Step::Gain(Purse::Blood(Which::Me), n) => return Some(counted("gain", n, "blood")),
        Step::Gain(Purse::Blood(_), n) => return Some(counted("add", n, "blood")),
        Step::Gain(Purse::Corruption(..), n) => {
            return Some(counted("put", n, "corruption counters"));
        }
        Step::Burn(Purse::Corruption(..), n) => {
            return Some(counted("burn", n, "corruption counters"));
        }
        Step::Gain(Purse::Counters(_) | Purse::CountersOf(..), n) => {
            return Some(counted("add", n, "counters"));
        }
        Step::Burn(Purse::Pool(who), n) => return Some(counted("burn", n, "pool") + of_whom(*who)),
        Step::Burn(Purse::Blood(_), n) => return Some(counted("burn", n, "blood")),
        Step::Burn(Purse::Counters(_) | Purse::CountersOf(..), n) => {
            return Some(counted("burn", n, "counters"));
        }
        Step::Move(Purse::Pool(_), Purse::Pool(_), n) => return Some(counted("move", n, "pool")),
        Step::Move(Purse::Pool(_), _, n) => {
            return Some(counted("put", n, "pool") + " on a card");
        }
        Step::Move(Purse::Blood(_), Purse::Pool(_), n) => {
            return Some(counted("take", n, "blood") + " to the pool");
        }
        Step::Move(Purse::Counters(_), Purse::Pool(_), n) => {
            return Some(counted("take", n, "counters") + " to the pool");
        }
        Step::Move(_, _, n) => return Some(counted("move", n, "counters")),
        Step::Add(number, _, n, _) | Step::AddFor(number, _, n, _) => {
            return Some(added(n, *number));
        }
        Step::MoreActions(number, _, n) => return Some(added(n, *number)),
        Step::Bleed(n) => return Some(added(n, Number::Bleed)),
        Step::ReduceBleed(Amount::N(n)) => return Some(format!("reduce the bleed by {n}")),
        Step::ReduceBleed(_) => "reduce the bleed",
        Step::Draw(_, n) => return Some(counted("draw", n, "cards")),
        Step::Prevent(n, _) => return Some(counted("prevent", n, "damage")),
        Step::MoreDamage(n) => return Some(counted("", n, "more damage")),
        Step::AdditionalStrikes(n, _) => {
            return Some(counted("", n, "additional strikes"));
        }
        Step::Votes(_, n) | Step::VotesFor(_, n) => return Some(added(n, Number::Votes)),
        Step::VotesAgainst(_, n) => return Some(added(n, Number::Votes) + " against"),
        Step::Ballots(_, n) => return Some(added(n, Number::Ballots)),
        Step::MoveCard(_, to) => return Some(of_destination(*to).to_owned()),
        Step::GiveTitle(_, title) => return Some(format!("become {}", title.name())),
        Step::ChangeSect(_, sect) => return Some(format!("become {}", sect.name())),
        Step::GainEdge(_) => "get the Edge",
        Step::BurnEdge => "burn the Edge",
        Step::Lock(_) => "lock",
        Step::Unlock(_) => "unlock",
        Step::StaysLocked(_) => "does not unlock next time",
        Step::Wake(_) => "wake",
        Step::PutInPlay => "put it in play",
        Step::BecomeAlly => "it becomes an ally",
        Step::BecomeEquipment(_) => "it becomes equipment",
        Step::EndEffects(..) => "effects end",
        Step::StrikeFirstWith(_) => "first strike settled",
        Step::BecomeVampire(_) => "it becomes a vampire",
        Step::PutOn(_) => "put it on a card",
        Step::Steal(..) => "steal equipment",
        Step::Keep(..) => "keep a card",
        Step::BurnCard(Which::This) => "burn it",
        Step::BurnCard(_) => "burn a card",
        Step::RemoveFromGame(_) => "remove a card from the game",
        Step::Discard(_) => "discard",
        Step::DrawReplacement => "draw the replacement",
        Step::DrawUp(_) => "draw up",
        Step::TakeBack => "take it back",
        Step::DrawCrypt(_) => "draw from the crypt",
        Step::BringOnto(..) => "bring a card onto a minion",
        Step::Reveal(_) => "reveal a card",
        Step::Recruit(..) => "recruit or employ",
        Step::PutCard(..) => "put a card on another",
        Step::GiveControl(..) => "give control",
        Step::TakeControl(..) => "take control",
        Step::FailReferendum => "the referendum fails",
        Step::CancelReferendum => "the referendum is cancelled",
        Step::PassReferendum => "the referendum passes",
        Step::CastVotes(_, true) => "cast votes for",
        Step::CastVotes(_, false) => "cast votes against",
        Step::Later(resource, ..) => of_resource(*resource),
        Step::ChangeTarget(_) => "change the target",
        Step::EndAction | Step::FailInstead => "end the action",
        Step::CancelAction => "cancel the action",
        Step::HuntFrom(_) => "steal blood",
        Step::AttemptBlock(..) => "attempt to block",
        Step::FailAttempt => "the attempt fails",
        Step::BecomeActor(_) => "become the acting minion",
        Step::ContinueAction => "go on with the action",
        Step::TakeAction(_) => "take an action",
        Step::Cancel(_) => "cancel the card",
        Step::EndTurn => "the turn ends",
        Step::NextTurn(_) => "take the next turn",
        Step::ChangeClan(..) => "change clan",
        Step::JoinCircle(_, CircleOf::The(circle)) => {
            return Some(format!("circle of {}", circle.name()));
        }
        Step::JoinCircle(..) => "the circle of another",
        Step::MustHunt(_) => "must hunt",
        Step::LoseTitle(_) => "lose the title",
        Step::Abstain(_) => "abstain",
        Step::EnterCombat(..) | Step::QueueCombat(..) => "combat",
        Step::ActsFirst(_) => "go first in combat",
        Step::CombatEnds | Step::CancelCombat => "combat ends",
        Step::Maneuver => "maneuver",
        Step::Press => "press",
        Step::PressToContinue => "press to continue",
        Step::ManeuverToClose => "maneuver to close range",
        Step::ContinueCombat => "start a new round",
        Step::SetRange(Range::Close, _) => "close range",
        Step::SetRange(Range::Long, _) => "long range",
        Step::PreventAll(_) => "prevent all damage",
        Step::Torpor(_) => "torpor",
        Step::LeaveTorpor(_) => "leave torpor",
        Step::Recover(_) => "recover",
        Step::TakeConviction(..) | Step::PutConviction(..) => "take a conviction",
        Step::LookAtTop(..) => "look at the library",
        Step::LookAtHand(_) => "look at the hand",
        Step::Banish(_) => "move to the uncontrolled region",
        _ => return None,
    };
    Some(words.to_owned())
}

/// "burn 2 pool", or "burn pool" where how much is worked out.
fn counted(verb: &str, n: &Amount, what: &str) -> String {
    let n = match n {
        Amount::N(n) => n.to_string(),
        Amount::Of(expr) if **expr == Expr::X => "X".to_owned(),
        Amount::Of(_) => String::new(),
    };
    let what = if n == "1" { one(what) } else { what };
    let words = [verb, &n, what];
    words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// "+1 stealth".
fn added(n: &Amount, number: Number) -> String {
    let what = of_number(number);
    match n {
        Amount::N(n) => format!("{n:+} {}", if n.abs() == 1 { one(what) } else { what }),
        Amount::Of(expr) if **expr == Expr::X => format!("+X {what}"),
        Amount::Of(_) => what.to_owned(),
    }
}

fn one(what: &str) -> &str {
    what.strip_suffix('s').unwrap_or(what)
}

fn of_whom(who: Who) -> &'static str {
    match who {
        Who::Prey => " of the prey",
        Who::Predator => " of the predator",
        _ => "",
    }
}

fn of_place(place: Place) -> &'static str {
    match place {
        Place::Play => "play",
        Place::Uncontrolled => "the uncontrolled region",
        Place::Hand => "the hand",
        Place::Library => "the library",
        Place::Crypt => "the crypt",
        Place::AshHeap => "the ash heap",
        Place::Kept => "what is kept",
    }
}

fn of_destination(to: Destination) -> &'static str {
    match to {
        Destination::Hand => "to the hand",
        Destination::LibraryTop => "to the top of the library",
        Destination::CryptBottom => "to the bottom of the crypt",
        Destination::LibraryBottom => "to the bottom of the library",
        Destination::Uncontrolled => "to the uncontrolled region",
        Destination::Ready => "to the ready region",
    }
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
        Cost::Discard(_) | Cost::DiscardAtRandom | Cost::Burn(_) => Some("a card".to_owned()),
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
        Number::VotesAgainst => "votes against",
        Number::RangedDamage => "ranged damage",
        Number::HandDamage => "hand damage",
        Number::StartingLife => "starting life",
        Number::EdgeVotes => "votes with the Edge",
        Number::HandSize => "hand size",
        Number::Transfers => "transfers",
        Number::MasterActions => "master phase actions",
        Number::DiscardActions => "discard phase actions",
        Number::Ballots => "ballots",
    }
}

fn of_resource(resource: Resource) -> &'static str {
    match resource {
        Resource::Maneuver => "maneuver",
        Resource::ManeuverToClose => "maneuver to close range",
        Resource::Press => "press",
        Resource::PressToContinue => "press to continue",
        Resource::ManeuverOrPress => "maneuver or press",
        Resource::Prevent => "prevent damage",
        Resource::Dodge => "dodge",
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
        StrikeKind::Melee(n) => format!("{} damage", strength(n)),
        StrikeKind::Damage(n) => format!("{} damage", points(n)),
        StrikeKind::Aggravated(kind) => of_strike(kind).replace("damage", "aggravated damage"),
        StrikeKind::Dodge => "dodge".to_owned(),
        StrikeKind::CombatEnds(_) => "combat ends".to_owned(),
        StrikeKind::StealBlood(n) => format!("steal {} blood", points(n)),
        StrikeKind::DestroyEquipment(_) => "destroy equipment".to_owned(),
        StrikeKind::StealEquipment(_) => "steal equipment".to_owned(),
        StrikeKind::AtMost(n, kind) => format!("{}, at most {n}", of_strike(kind)),
        StrikeKind::First(kind) => format!("{}, with first strike", of_strike(kind)),
        StrikeKind::Ranged(kind) => format!("{}, ranged", of_strike(kind)),
        StrikeKind::Undodgeable(kind) => format!("{}, which cannot be dodged", of_strike(kind)),
        StrikeKind::Only(_) => "no damage".to_owned(),
        StrikeKind::Using(_, n) => format!(
            "with a weapon{}",
            match n {
                Amount::N(0) => String::new(),
                n => format!(", {} more damage", points(n)),
            }
        ),
        StrikeKind::NotAt(_, kind) | StrikeKind::Defies(_, kind) | StrikeKind::With(_, kind) => {
            of_strike(kind)
        }
        StrikeKind::WithDamage(n, kind) => {
            format!("{}, with {} damage", of_strike(kind), points(n))
        }
    }
}

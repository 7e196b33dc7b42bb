//! Steps that make no sense.

use super::{
    Checked,
    ability::{self, Lasts},
    amount::{added, at_least, bonus, cond, conds, filter},
};
use crate::{
    lang::{Amount, DamageIs, From, Number, Place, Span, Step, StrikeKind},
    vocab::UniquePer,
};

pub(super) fn all(steps: &[Step]) -> Checked {
    let stop = steps.iter().position(|step| *step == Step::Stop);
    if stop.is_some_and(|stop| stop + 1 < steps.len()) {
        return Err("the steps after `Stop` are never carried out".to_owned());
    }
    steps.iter().try_for_each(one)
}

/// The steps inside a word, which is nothing without them.
pub(super) fn inside(word: &str, steps: &[Step]) -> Checked {
    if steps.is_empty() {
        return Err(format!("`{word}`: steps are needed in it"));
    }
    all(steps)
}

fn one(step: &Step) -> Checked {
    match step {
        Step::If(condition, then, otherwise) => {
            cond(condition)?;
            if then.is_empty() {
                let instead = if otherwise.is_empty() { "" } else { ", or `Not` the condition" };
                return Err(format!("`If`: steps are needed in it{instead}"));
            }
            all(then)?;
            all(otherwise)
        }
        Step::May(steps) => inside("May", steps),
        Step::Either(_, branches) => {
            if branches.len() < 2 {
                return Err("`Either`: two branches are needed, or more".to_owned());
            }
            branches.iter().try_for_each(|(when, steps)| {
                conds(when)?;
                all(steps)
            })
        }
        Step::ForEach(each, steps) => {
            filter(each)?;
            inside("ForEach", steps)
        }
        Step::EachMethuselah(_, steps) => inside("EachMethuselah", steps),
        Step::Repeat(times, steps) => {
            at_least("Repeat", 1, times)?;
            inside("Repeat", steps)
        }
        Step::Together(steps) => inside("Together", steps),
        Step::Queue(steps) => inside("Queue", steps),
        Step::AfterCombat(steps) => inside("AfterCombat", steps),
        Step::BeforeEnd(steps) => inside("BeforeEnd", steps),
        Step::Choose(choice) => from(&choice.from),
        Step::ChooseSome(set, fit, least, most) => {
            super::slot(*set)?;
            filter(fit)?;
            at_least("ChooseSome", 0, least)?;
            at_least("ChooseSome", 1, most)
        }
        Step::Seal(_, least, most) => {
            at_least("Seal", 0, least)?;
            at_least("Seal", 0, most)
        }
        Step::Allocate(points, _, least, most) => {
            at_least("Allocate", 1, points)?;
            if let Amount::N(points) = points
                && i32::from(*least) > *points
            {
                return Err(format!("`Allocate`: {points} points do not reach {least} of them"));
            }
            most.iter().try_for_each(|most| at_least("Allocate", 1, most))
        }
        Step::Gain(_, n) => at_least("Gain", 1, n),
        Step::Burn(_, n) => at_least("Burn", 1, n),
        Step::Move(a, b, _) if a == b => Err("`Move`: from a place to the same one".to_owned()),
        Step::Move(_, _, n) => at_least("Move", 1, n),
        Step::Steal(a, b) => apart("Steal", a, b),
        Step::MoveOnto(a, b) => apart("MoveOnto", a, b),
        Step::ShareTitle(a, b) => apart("ShareTitle", a, b),
        Step::BringOnto(a, b) => apart("BringOnto", a, b),
        Step::Recruit(a, b) => apart("Recruit", a, b),
        Step::PutCard(a, b) => apart("PutCard", a, b),
        Step::PutConviction(a, b) => apart("PutConviction", a, b),
        Step::EnterCombat(a, b) => apart("EnterCombat", a, b),
        Step::QueueCombat(a, b) => apart("QueueCombat", a, b),
        Step::PutOn(crate::lang::Which::This) => Err("`PutOn`: a card on itself".to_owned()),
        Step::Draw(_, n) => at_least("Draw", 1, n),
        Step::LookAtTop(_, n) => at_least("LookAtTop", 1, n),
        Step::TakeConviction(_, places) => {
            let known = [Place::Hand, Place::AshHeap, Place::Library];
            if places.is_empty() || places.iter().any(|place| !known.contains(place)) {
                return Err(format!("`TakeConviction`: from some of {known:?}"));
            }
            Ok(())
        }
        Step::Shuffle(place, _) => pile("Shuffle", *place),
        Step::IntoSet(slot, _)
        | Step::Remember(slot, _)
        | Step::RememberMethuselah(slot, _)
        | Step::RememberTargets(slot) => super::slot(*slot),
        Step::Add(number, _, n, _) => {
            number_of("Add", *number, false, "AddFor")?;
            added("Add", n)
        }
        Step::AddFor(number, _, n, _) => {
            number_of("AddFor", *number, true, "Add")?;
            added("AddFor", n)
        }
        Step::TakeControl(_, span) => match span {
            Span::Phase | Span::Turn | Span::UntilUnlock | Span::UntilDiscard => Ok(()),
            _ => {
                Err(format!("`TakeControl`: {span:?}: control lasts a phase, a turn or until one"))
            }
        },
        Step::SetRange(_, span) => match span {
            Span::Round | Span::NextRound => Ok(()),
            _ => Err(format!(
                "`SetRange`: {span:?}: the range is that of a `Round`, or the `NextRound`"
            )),
        },
        Step::During(_, abilities) if abilities.is_empty() => {
            Err("`During`: abilities are needed in it".to_owned())
        }
        Step::During(_, abilities) => {
            abilities.iter().try_for_each(|ability| ability::one(ability, Lasts::AWhile))
        }
        Step::Bleed(n) => at_least("Bleed", 1, n),
        Step::ReduceBleed(n) => at_least("ReduceBleed", 1, n),
        Step::MoreActions(number, _, n) => {
            let known = [Number::Transfers, Number::MasterActions, Number::DiscardActions];
            if !known.contains(number) {
                let wanted = "`Transfers`, `MasterActions` or `DiscardActions`";
                return Err(format!("`MoreActions`: {wanted} are had, not `{number:?}`"));
            }
            at_least("MoreActions", 1, n)
        }
        Step::BecomeVampire(born) if born.capacity == 0 => {
            Err("`BecomeVampire`: a `capacity` of 0 makes no sense".to_owned())
        }
        Step::GiveTitle(_, title) if title.unique_per() == Some(UniquePer::City) => {
            Err(format!("`GiveTitle`: a card has to say of which city the {title} is"))
        }
        Step::Votes(_, n) => added("Votes", n),
        Step::Ballots(_, n) => at_least("Ballots", 1, n),
        Step::VotesAgainst(_, n) => at_least("VotesAgainst", 1, n),
        Step::VotesFor(_, n) => at_least("VotesFor", 1, n),
        Step::Strike(kind) => strike(kind),
        Step::Prevent(n, all) => {
            damage_parts("Prevent", all)?;
            at_least("Prevent", 1, n)
        }
        Step::PreventAll(all) => damage_is("PreventAll", all),
        Step::Damage(damage) => at_least("Damage", 1, &damage.n),
        Step::MoreDamage(n) => at_least("MoreDamage", 1, n),
        Step::AdditionalStrikes(n, _) => at_least("AdditionalStrikes", 1, n),
        Step::AdditionalStrike(kind, _) => strike(kind),
        Step::EndEffects(fit, _) => filter(fit),
        Step::Stop
        | Step::GainEdge(_)
        | Step::BurnEdge
        | Step::Lock(_)
        | Step::Unlock(_)
        | Step::StaysLocked(_)
        | Step::Wake(_)
        | Step::PutInPlay
        | Step::BecomeAlly
        | Step::BecomeEquipment(_)
        | Step::StrikeFirstWith(_)
        | Step::StealCard(_)
        | Step::BecomeVampire(_)
        | Step::GiveTitle(..)
        | Step::ChangeSect(..)
        | Step::ChangeClan(..)
        | Step::JoinCircle(..)
        | Step::MustHunt(_)
        | Step::PutOn(_)
        | Step::Keep(..)
        | Step::BurnCard(_)
        | Step::RemoveFromGame(_)
        | Step::RemoveForBurning(_)
        | Step::PlayCard(_)
        | Step::MoveCard(..)
        | Step::Discard(_)
        | Step::DrawUp(_)
        | Step::DrawReplacement
        | Step::TakeBack
        | Step::Reveal(_)
        | Step::DrawCrypt(_)
        | Step::LookAtHand(_)
        | Step::GiveControl(..)
        | Step::Later(..)
        | Step::ChangeTarget(_)
        | Step::EndAction
        | Step::CancelAction
        | Step::HuntFrom(_)
        | Step::FailInstead
        | Step::BanRepeat(_)
        | Step::BanRepeatFor(_)
        | Step::AttemptBlock(..)
        | Step::FailAttempt
        | Step::BecomeActor(_)
        | Step::ContinueAction
        | Step::TakeAction(_)
        | Step::Cancel(_)
        | Step::EndTurn
        | Step::NextTurn(_)
        | Step::LoseTitle(_)
        | Step::Abstain(_)
        | Step::CastVotes(..)
        | Step::FailReferendum
        | Step::PassReferendum
        | Step::CancelReferendum
        | Step::CallAs(_)
        | Step::ActsFirst(_)
        | Step::CombatEnds
        | Step::CancelCombat
        | Step::Maneuver
        | Step::Press
        | Step::ManeuverToClose
        | Step::ContinueCombat
        | Step::LetEnd
        | Step::PressToContinue
        | Step::Torpor(_)
        | Step::LeaveTorpor(_)
        | Step::Recover(_)
        | Step::Banish(_) => Ok(()),
    }
}

/// Refuses a description of damage that says nothing.
pub(super) fn damage_is(word: &str, all: &[DamageIs]) -> Checked {
    match all.is_empty() {
        true => Err(format!("`{word}([])`: what is said of damage is needed")),
        false => damage_parts(word, all),
    }
}

/// Refuses nonsense in a description of damage, which may say nothing.
pub(super) fn damage_parts(word: &str, all: &[DamageIs]) -> Checked {
    all.iter().try_for_each(|is| part_of_damage(word, is))
}

fn part_of_damage(word: &str, is: &DamageIs) -> Checked {
    match is {
        DamageIs::Aggravated | DamageIs::Strike | DamageIs::Environmental => Ok(()),
        DamageIs::From(fit) | DamageIs::By(fit) => filter(fit),
        DamageIs::Not(is) if matches!(**is, DamageIs::Not(_)) => {
            Err(format!("`{word}`: `Not(Not(…))` says nothing: leave both out"))
        }
        DamageIs::Not(is) => part_of_damage(word, is),
    }
}

fn apart<T: PartialEq>(word: &str, a: &T, b: &T) -> Checked {
    if a == b { Err(format!("`{word}`: a card with itself")) } else { Ok(()) }
}

/// Refuses a number of a card where one of a Methuselah is meant, and the other way round.
pub(super) fn number_of(word: &str, number: Number, of_methuselah: bool, instead: &str) -> Checked {
    let is = matches!(
        number,
        Number::HandSize
            | Number::Transfers
            | Number::MasterActions
            | Number::DiscardActions
            | Number::EdgeVotes
    );
    if is == of_methuselah {
        return Ok(());
    }
    let whose = if is { "a Methuselah" } else { "a card" };
    Err(format!("`{word}`: `{number:?}` is a number of {whose}: say `{instead}`"))
}

fn pile(word: &str, place: Place) -> Checked {
    match place {
        Place::Library | Place::Crypt => Ok(()),
        _ => Err(format!("`{word}`: `{place:?}` is no pile: `Library` and `Crypt` are")),
    }
}

/// What can be chosen.
pub(super) fn from(from: &From) -> Checked {
    match from {
        From::Cards(fit) | From::Random(fit) => filter(fit),
        From::Number(Amount::N(least), Amount::N(most))
        | From::RandomNumber(Amount::N(least), Amount::N(most))
            if least > most =>
        {
            Err(format!("`Number({least}, {most})`: the least number comes first"))
        }
        From::Number(least, most) | From::RandomNumber(least, most) => {
            at_least("Number", 0, least)?;
            at_least("Number", 0, most)
        }
        From::Top(place, _, fit) | From::Bottom(place, _, fit) => {
            let word = if matches!(from, From::Top(..)) { "Top" } else { "Bottom" };
            pile(word, *place)?;
            filter(fit)
        }
        From::Maybe(_) => {
            Err("`Maybe` is of a pick after the first: of a choice say `optional`".to_owned())
        }
        From::Methuselahs(_) | From::Clans => Ok(()),
    }
}

pub(super) fn strike(kind: &StrikeKind) -> Checked {
    match kind {
        StrikeKind::Hand(n) => bonus("Hand", n),
        StrikeKind::Melee(n) => bonus("Melee", n),
        StrikeKind::Damage(n) => at_least("Damage", 1, n),
        StrikeKind::StealBlood(n) => at_least("StealBlood", 1, n),
        StrikeKind::CombatEnds(steps) => all(steps),
        StrikeKind::DestroyEquipment(fit) | StrikeKind::StealEquipment(fit) => filter(fit),
        StrikeKind::AtMost(0, _) => Err("`AtMost`: 0 makes no sense: 1 is the least".to_owned()),
        StrikeKind::AtMost(_, kind) => strike(kind),
        StrikeKind::First(kind) => match &**kind {
            StrikeKind::First(_) => Err("`First`: once is enough".to_owned()),
            kind => strike(kind),
        },
        StrikeKind::Aggravated(kind)
        | StrikeKind::Ranged(kind)
        | StrikeKind::Undodgeable(kind)
        | StrikeKind::Defies(_, kind) => strike(kind),
        StrikeKind::With(steps, kind) => {
            if kind.steps().is_some() || kind.equipment().is_some() {
                return Err("`With`: the strike has steps of its own".to_owned());
            }
            all(steps)?;
            strike(kind)
        }
        StrikeKind::Only(steps) => inside("Only", steps),
        StrikeKind::Using(_, n) => bonus("Using", n),
        StrikeKind::NotAt(fit, kind) => {
            filter(fit)?;
            strike(kind)
        }
        StrikeKind::WithDamage(n, kind) => {
            at_least("WithDamage", 1, n)?;
            match kind.equipment() {
                None => Err("`WithDamage` is said of a strike at equipment".to_owned()),
                Some(_) => strike(kind),
            }
        }
        StrikeKind::Dodge => Ok(()),
    }
}

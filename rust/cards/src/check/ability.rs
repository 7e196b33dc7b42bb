//! Abilities that make no sense.

use std::fmt::Debug;

use super::{
    Checked,
    amount::{added, at_least, cond, conds, filter},
    place,
    step::{self, damage_is, damage_parts, from, inside, number_of, strike},
    words,
};
use crate::{
    lang::{
        Ability, Act, Amount, Change, Cost, Does, Limit, Number, Per, Pick, Player, Replacement,
        Scope, Static, Step, Use, Who, Window,
    },
    vocab::{CardType, UniquePer},
};

/// How long an ability is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lasts {
    /// As long as its card is in play.
    InPlay,
    /// As long as an effect lasts.
    AWhile,
}

/// The X of a cost is known to the clause that is played, not to what is in play or lasts.
fn knows_no_x(text: &impl Debug) -> Checked {
    match words(text).contains("X") {
        true => Err("`X`: an ability does not know the X of a cost".to_owned()),
        false => Ok(()),
    }
}

pub(super) fn one(ability: &Ability, lasts: Lasts) -> Checked {
    knows_no_x(ability)?;
    match ability {
        Ability::Static(text) => {
            if lasts == Lasts::InPlay && matches!(text.change, Change::NextBloodCost(..)) {
                return Err("`NextBloodCost` is for what lasts a while".to_owned());
            }
            static_text(text)
        }
        Ability::Trigger(trigger) => {
            conds(&trigger.if_)?;
            if trigger.once && lasts == Lasts::InPlay {
                return Err("`once` is for what lasts a while: say `limit`".to_owned());
            }
            if let Some(times) = &trigger.times {
                if trigger.once || lasts == Lasts::InPlay {
                    return Err("`times` is for what lasts a while, and not `once`".to_owned());
                }
                at_least("times", 1, times)?;
            }
            if trigger.next && !trigger.on.is_phase() {
                return Err("`next` is for phases: `UnlockPhase` and the like".to_owned());
            }
            limits(&trigger.limit, 0)?;
            inside("do", &trigger.steps)
        }
        Ability::Use(used) => use_text(used),
        Ability::Action(action) => {
            filter(&action.by)?;
            conds(&action.if_)?;
            limits(&action.limit, action.choose.len())?;
            costs(&action.cost)?;
            action.while_.iter().try_for_each(|text| one(text, Lasts::AWhile))?;
            picks(&action.choose)?;
            if action.at.is_some() && !action.choose.is_empty() {
                return Err("`choose`: an action has one target, given by it or by `at`".to_owned());
            }
            if !action.terms.is_empty() && action.act != Act::Political {
                return Err("`terms` are those of an action with `act: Political`".to_owned());
            }
            step::all(&action.terms)?;
            place::of(&action.steps, Window::Minion, action.act)?;
            match action.act {
                Act::Bleed | Act::Hunt => step::all(&action.steps),
                _ => inside("do", &action.steps),
            }
        }
        Ability::Strike(weapon) => {
            costs(&weapon.cost)?;
            conds(&weapon.if_)?;
            if weapon.maneuver > 0 && lasts == Lasts::AWhile {
                return Err("`maneuver`: what lasts has none: say `Later`".to_owned());
            }
            strike(&weapon.strike)
        }
        Ability::Replace(_, steps) => step::all(steps),
        Ability::BurnIf(condition, steps) => {
            cond(condition)?;
            step::all(steps)
        }
        Ability::Title(title, _, Some(_)) if title.sect().is_some() => {
            Err(format!("`Title({title:?}, …)`: it has a sect of its own"))
        }
        Ability::Title(title, clan, _) => {
            let per_clan = title.unique_per() == Some(UniquePer::Clan);
            match (per_clan, clan) {
                (true, None) => Err(format!("`Title({title:?})`: it belongs to a clan: say which")),
                (false, Some(_)) => Err(format!("`Title({title:?}, …)`: it belongs to no clan")),
                _ => Ok(()),
            }
        }
        Ability::Reduce(reduction) => {
            filter(&reduction.of)?;
            filter(&reduction.by)?;
            costs(&reduction.cost)?;
            at_least("blood", 0, &reduction.blood)?;
            at_least("pool", 0, &reduction.pool)?;
            if [&reduction.blood, &reduction.pool].into_iter().all(|n| *n == Amount::N(0)) {
                return Err("`Reduce`: `blood` or `pool` is needed".to_owned());
            }
            Ok(())
        }
    }
}

pub(super) fn use_text(used: &Use) -> Checked {
    knows_no_x(used)?;
    conds(&used.if_)?;
    picks(&used.choose)?;
    costs(&used.cost)?;
    limits(&used.limit, used.choose.len())?;
    if used.any_turn && used.when.bit() & Window::PHASES == 0 {
        return Err(format!("`any_turn` is for the window of a phase, not `{:?}`", used.when));
    }
    if used.when == Window::Cost {
        return Err("`when: Cost` is the window of `Reduce`".to_owned());
    }
    let as_card = [CardType::ActionModifier, CardType::Reaction, CardType::Combat];
    match used.as_ {
        Some(kind) if !as_card.contains(&kind) => {
            return Err(format!("`as: {kind:?}`: one of {as_card:?} is needed"));
        }
        None if used.player != Player::Usual => {
            return Err("`player` is for what is used `as` a card".to_owned());
        }
        _ => {}
    }
    if used.limited && !words(&used.steps).contains("Bleed") {
        return Err("`limited`: it adds nothing to a bleed".to_owned());
    }
    if used.often && used.limit.iter().any(|limit| limit.0 != Per::Picked) {
        return Err("`often` and `limit`: only one of them can be".to_owned());
    }
    if used.users.is_some() && used.user != Who::You {
        return Err("`user` and `users`: only one of them can be".to_owned());
    }
    inside("do", &used.steps)?;
    place::of(&used.steps, used.when, Act::Other)
}

pub(super) fn picks(picks: &[Pick]) -> Checked {
    picks.iter().enumerate().try_for_each(|(at, Pick(choice))| match at {
        0 => from(choice),
        _ => from(choice.plain()),
    })
}

pub(super) fn costs(costs: &[Cost]) -> Checked {
    costs.iter().try_for_each(|cost| match cost {
        Cost::Blood(_, n) => at_least("Blood", 1, n),
        Cost::Counters(_, n) => at_least("Counters", 1, n),
        Cost::Pool(n) => at_least("Pool", 1, n),
        Cost::Transfers(0) => Err("`Transfers`: 0 makes no sense: 1 is the least".to_owned()),
        Cost::Transfers(_)
        | Cost::LockThis
        | Cost::BurnThis
        | Cost::Lock(_)
        | Cost::MasterAction
        | Cost::DiscardAction
        | Cost::Discard(_)
        | Cost::DiscardAtRandom
        | Cost::Burn(_) => Ok(()),
    })
}

/// Limits of what makes so many picks.
pub(super) fn limits(limits: &[Limit], picks: usize) -> Checked {
    if picks == 0 && limits.iter().any(|limit| limit.0 == Per::Picked) {
        return Err("`Picked` in `limit`: nothing is chosen with it".to_owned());
    }
    Ok(())
}

fn static_text(text: &Static) -> Checked {
    conds(&text.if_)?;
    if let Scope::Cards(fit) = &text.to {
        filter(fit)?;
    }
    let to_methuselah = matches!(text.to, Scope::Methuselah(_));
    let (word, of_methuselah) = match &text.change {
        Change::Add(number, n) => {
            let instead = if to_methuselah { "to: Host" } else { "to: Methuselah(You)" };
            number_of("Add", *number, to_methuselah, instead)?;
            return added("Add", n);
        }
        Change::OpenHand => ("OpenHand", true),
        Change::PoolCost(fit, n) => {
            filter(fit)?;
            return at_least("PoolCost", 1, n);
        }
        Change::BloodCost(fit, n) => {
            filter(fit)?;
            added("BloodCost", n)?;
            ("BloodCost", false)
        }
        // Of a Methuselah's minions, too.
        Change::Cannot(Does::Vote) => return Ok(()),
        Change::Cannot(_) => ("Cannot", false),
        Change::Costs(Does::Block | Does::Contest, n) => {
            at_least("Costs", 1, n)?;
            ("Costs", false)
        }
        Change::Costs(Does::Vote | Does::VoteAgainst, n) => return at_least("Costs", 1, n),
        Change::Costs(does, _) => return Err(format!("`Costs`: nothing makes `{does:?}` cost")),
        Change::RescueCost(n, fit) => {
            filter(fit)?;
            added("RescueCost", n)?;
            ("RescueCost", false)
        }
        Change::CannotPlay(fit) => {
            filter(fit)?;
            ("CannotPlay", false)
        }
        Change::CannotBeBlockedBy(fit) => {
            filter(fit)?;
            ("CannotBeBlockedBy", false)
        }
        Change::CannotHave(fit) => {
            filter(fit)?;
            ("CannotHave", false)
        }
        Change::BurnsTopToBlock => ("BurnsTopToBlock", false),
        Change::PlaysAs(_) => ("PlaysAs", false),
        Change::DoesNotUnlock => ("DoesNotUnlock", false),
        Change::HandStrikesOnly => ("HandStrikesOnly", false),
        Change::Discipline(_) => ("Discipline", false),
        Change::MoreDiscipline(_) => ("MoreDiscipline", false),
        Change::AsVampire(like) => {
            filter(&like.of)?;
            if like.disc.is_empty() || like.capacity == 0 {
                return Err("`AsVampire`: a Discipline and a capacity are needed".to_owned());
            }
            ("AsVampire", false)
        }
        Change::ImmuneTo(all) => {
            damage_is("ImmuneTo", all)?;
            ("ImmuneTo", false)
        }
        Change::Keyword(_) => {
            told_of_itself("Keyword", text, &["Keyword"])?;
            ("Keyword", false)
        }
        Change::Sect(_) => {
            told_of_itself("Sect", text, &["Sect", "Titled", "Title", "Follows", "Pathless"])?;
            ("Sect", false)
        }
        Change::TakesNoConviction => ("TakesNoConviction", false),
        Change::CheaperFor(fit, n) => {
            filter(fit)?;
            at_least("CheaperFor", 1, n)?;
            ("CheaperFor", false)
        }
        Change::CheaperActions(fit, n) => {
            filter(fit)?;
            at_least("CheaperActions", 1, n)?;
            ("CheaperActions", false)
        }
        Change::WeaponsHarmless => ("WeaponsHarmless", false),
        Change::CannotUse(fit) => {
            filter(fit)?;
            told_by_what_stays(text)?;
            ("CannotUse", false)
        }
        Change::CannotBeUsedOn(fit) => {
            filter(fit)?;
            ("CannotBeUsedOn", false)
        }
        Change::Aggravated(all) => {
            damage_parts("Aggravated", all)?;
            ("Aggravated", false)
        }
        Change::PreventsBeyond(0, _) => return Err("`PreventsBeyond`: 1 is the least".to_owned()),
        Change::PreventsBeyond(_, all) => {
            damage_parts("PreventsBeyond", all)?;
            ("PreventsBeyond", false)
        }
        Change::RecoversFor(0) => return Err("`RecoversFor`: 1 is the least".to_owned()),
        Change::RecoversFor(_) => ("RecoversFor", false),
        Change::Base(number, n) => {
            if !matches!(number, Number::Strength | Number::Bleed | Number::Hunt) {
                return Err(format!(
                    "`Base`: `Strength`, `Bleed` or `Hunt` has one, not `{number:?}`"
                ));
            }
            at_least("Base", 0, n)?;
            ("Base", false)
        }
        Change::Prevents(all) => {
            damage_is("Prevents", all)?;
            ("Prevents", false)
        }
        Change::HandsAggravated => ("HandsAggravated", false),
        Change::CannotBeHunted => ("CannotBeHunted", false),
        Change::CannotBeTargeted => ("CannotBeTargeted", false),
        Change::NotTargetOf(by, with) => {
            filter(by)?;
            filter(with)?;
            ("NotTargetOf", false)
        }
        Change::GainsNothing => ("GainsNothing", false),
        Change::StrikesUndodgeable => ("StrikesUndodgeable", false),
        Change::ActsAtOnce => ("ActsAtOnce", false),
        Change::BlocksUnlocked(fit) => {
            filter(fit)?;
            ("BlocksUnlocked", false)
        }
        Change::ReplacesLater(fit, then) => {
            filter(fit)?;
            if matches!(then, Replacement::WhileInPlay | Replacement::Until(..)) {
                return Err(format!("`ReplacesLater`: {then:?} is said by a card of itself"));
            }
            ("ReplacesLater", false)
        }
        Change::NextBloodCost(fit, n) => {
            filter(fit)?;
            at_least("NextBloodCost", 1, n)?;
            ("NextBloodCost", false)
        }
        Change::DoesNotHunt => ("DoesNotHunt", false),
        Change::CannotBeDiablerized => ("CannotBeDiablerized", false),
        Change::DrawsKept => ("DrawsKept", true),
        Change::PlaysKept => return Ok(()),
    };
    match (to_methuselah, of_methuselah) {
        (true, false) => Err(format!("`{word}` is said of a card, not `to: Methuselah(…)`")),
        (false, true) => Err(format!("`{word}` is said of a Methuselah: `to: Methuselah(…)`")),
        _ => Ok(()),
    }
}

/// What a vampire is cannot depend on whether it is: such a text is about one card, and its
/// conditions do not ask what it gives.
fn told_of_itself(word: &str, text: &Static, asks: &[&str]) -> Checked {
    if !matches!(text.to, Scope::Host | Scope::Me) {
        return Err(format!("`{word}` is said `to: Host` or `to: Me`"));
    }
    let said = words(&text.if_);
    match asks.iter().find(|&&asked| said.contains(asked)) {
        Some(asked) => Err(format!("`{word}`: it cannot depend on `{asked}`")),
        None => Ok(()),
    }
}

/// What cannot be used gives nothing: whether it can be must not depend on what texts give.
fn told_by_what_stays(text: &Static) -> Checked {
    let said = words(text);
    let given = [
        "Keyword",
        "Discipline",
        "Sect",
        "Titled",
        "Title",
        "Clan",
        "CapacityAtLeast",
        "Younger",
        "Older",
        "Oldest",
        "AtLeast",
        "AtMost",
    ];
    match given.iter().find(|&&word| said.contains(word)) {
        Some(word) => Err(format!("`CannotUse`: it cannot depend on `{word}`")),
        None => Ok(()),
    }
}

/// Whether steps put their card into play.
pub(super) fn stays(steps: &[Step]) -> bool {
    let printed = format!("{steps:?}");
    ["PutInPlay", "PutOn(", "BecomeAlly", "BecomeEquipment(", "BecomeVampire("]
        .into_iter()
        .any(|word| printed.contains(word))
}

//! Entries and clauses that make no sense.

use super::{
    Checked,
    ability::{self, Lasts, costs, limits, picks, stays},
    amount::{at_least, conds, filter},
    place, step, words,
};
use crate::{
    def::ModeDef,
    facts::Facts,
    lang::{Act, Amount, Cost, Entry, Mode, Player, Replacement, Window},
    vocab::CardType,
};

/// Types of cards that are played to take an action.
const ACTIONS: [CardType; 6] = [
    CardType::Action,
    CardType::PoliticalAction,
    CardType::Equipment,
    CardType::Retainer,
    CardType::Ally,
    CardType::Power,
];
/// Types of cards that are in play whatever their text says.
const BROUGHT: [CardType; 6] = [
    CardType::Equipment,
    CardType::Retainer,
    CardType::Ally,
    CardType::Event,
    CardType::Power,
    CardType::Conviction,
];

/// What is in an entry beside its clauses.
pub(crate) fn entry(entry: &Entry, facts: &Facts) -> Checked {
    if facts.is_crypt() && !entry.modes.is_empty() {
        return Err("`modes`: a crypt card is not played".to_owned());
    }
    let is_brought = BROUGHT.into_iter().any(|kind| facts.types.has(kind));
    if !facts.is_crypt() && !is_brought && entry.modes.is_empty() {
        return Err("`modes` are needed: without one it cannot be played".to_owned());
    }
    let is_put = |mode: &Mode| stays(&mode.steps) || stays(&mode.also);
    let is_in_play = facts.is_crypt() || is_brought || entry.modes.iter().any(is_put);
    for (field, given) in [
        ("abilities", !entry.abilities.is_empty()),
        ("in_play", !entry.in_play.is_empty()),
        ("counters", entry.counters != Amount::N(0)),
        ("only_one", entry.only_one),
        ("stays_yours", entry.stays_yours),
    ] {
        if given && !is_in_play {
            return Err(format!("`{field}`: none of its clauses puts the card in play"));
        }
    }
    at_least("counters", 0, &entry.counters)?;
    living(entry, facts)?;
    filter(&entry.requires)?;
    conds(&entry.if_)?;
    match &entry.replace {
        Some(Replacement::Until(_, when)) => conds(when)?,
        Some(Replacement::WhileInPlay) if !is_in_play => {
            return Err("`replace`: none of its clauses puts the card in play".to_owned());
        }
        _ => {}
    }
    if let Some(when) = &entry.comes_back {
        conds(when)?;
        if !matches!(entry.replace, Some(Replacement::Action | Replacement::Combat)) {
            let known = "`replace: Action` or `replace: Combat`";
            return Err(format!("`comes_back` is for what is replaced later: say {known}"));
        }
    }
    if entry.limits_with.is_some() && !words(entry).contains("Limit") {
        return Err("`limits_with`: there is no `limit`".to_owned());
    }
    if !entry.merged.is_empty() && !facts.advanced {
        return Err("`merged`: only an Advanced vampire merges".to_owned());
    }
    for (at, text) in entry.merged.iter().enumerate() {
        ability::one(text, Lasts::InPlay).map_err(|what| format!("merged {at}: {what}"))?;
    }
    for (at, text) in entry.abilities.iter().enumerate() {
        ability::one(text, Lasts::InPlay).map_err(|what| format!("ability {at}: {what}"))?;
    }
    for (at, used) in entry.as_played.iter().enumerate() {
        ability::use_text(used).map_err(|what| format!("ability {at} as it is played: {what}"))?;
    }
    spoken_of(entry)
}

/// Life, strength and bleed.
fn living(entry: &Entry, facts: &Facts) -> Checked {
    let becomes = words(&entry.modes).contains("BecomeAlly");
    let ally = becomes || facts.types.has(CardType::Ally);
    let retainer = facts.types.has(CardType::Retainer);
    for (field, amount, has, least) in [
        ("life", &entry.life, ally || retainer, 1),
        ("strength", &entry.strength, ally || retainer, 0),
        ("bleed", &entry.bleed, ally, 0),
    ] {
        let Some(amount) = amount else { continue };
        if !has {
            return Err(format!("`{field}`: a card of its type has none"));
        }
        at_least(field, least, amount)?;
    }
    Ok(())
}

/// Words that stand for something only where another word says what.
fn spoken_of(entry: &Entry) -> Checked {
    let said = words(entry);
    for (word, by) in [
        ("Each", &["ForEach", "EachMethuselah", "Allocate", "Seal"][..]),
        ("Subject", &["Trigger", "users"]),
        ("Damaged", &["Prevent"]),
    ] {
        if said.contains(word) && !by.iter().any(|by| said.contains(*by)) {
            return Err(format!("`{word}` is nothing without `{}`", by.join("` or `")));
        }
    }
    Ok(())
}

/// A clause, with what it takes over from others, and as it was written.
pub(crate) fn clause(entry: &Entry, facts: &Facts, mode: &ModeDef, written: &Mode) -> Checked {
    let text = &mode.text;
    if written.like.is_none() && !written.also.is_empty() {
        return Err("`also` adds to the steps of another clause: say `like` which".to_owned());
    }
    kind(mode)?;
    window(mode)?;
    conds(&text.if_)?;
    picks(&text.choose)?;
    costs(&text.cost)?;
    limits(&text.limit, text.choose.len())?;
    limits(&entry.limit, text.choose.len())?;
    step::all(&text.terms)?;
    for ability in text.while_.iter().chain(&text.polling) {
        ability::one(ability, Lasts::AWhile)?;
    }
    step::all(&text.steps)?;
    disciplines(text)?;
    if let Some(x) = &text.x {
        at_least("x", 0, x)?;
    }
    let said = words(&text.steps);
    let has_x = facts.cost.has_x() || text.x.is_some();
    let speaks_of_x = words(&(text, &entry.if_)).contains("X");
    if speaks_of_x && !has_x {
        return Err("`X`: the card has no X in its cost, and the clause no `x`".to_owned());
    }
    if said.contains("PlayCard") && (mode.as_type != CardType::Combat || text.choose.is_empty()) {
        return Err("`PlayCard` is of a combat card: say in `choose` what is played".to_owned());
    }
    if text.limited && !said.contains("Bleed") {
        return Err("`limited`: it adds nothing to a bleed".to_owned());
    }
    if text.unneeded && !["Stealth", "Intercept"].iter().any(|&word| said.contains(word)) {
        return Err("`unneeded`: it adds neither stealth nor intercept".to_owned());
    }
    if facts.cost.conviction.is_some() && !text.cost.iter().any(|c| matches!(c, Cost::Burn(_))) {
        return Err("`cost`: say which conviction is burned for what it costs".to_owned());
    }
    let acts = ACTIONS.contains(&mode.as_type) && mode.as_type != CardType::Action;
    let does = !text.steps.is_empty() || !text.terms.is_empty() || !text.polling.is_empty();
    if !does && !acts && text.act == Act::Other {
        return Err("`do`: the clause does nothing".to_owned());
    }
    if said.contains("CallAs") != (text.act == Act::Political) {
        return Err("`act: Political`: say with `CallAs` what is called".to_owned());
    }
    place::of(&text.steps, mode.window, text.act)
}

/// The Disciplines that a clause needs.
fn disciplines(text: &Mode) -> Checked {
    for (at, skill) in text.disc.iter().enumerate() {
        if text.disc[..at].iter().any(|other| other.discipline == skill.discipline) {
            return Err(format!("`disc`: {} twice", skill.discipline.name()));
        }
    }
    Ok(())
}

/// What only clauses of some types have.
fn kind(mode: &ModeDef) -> Checked {
    let (kind, text) = (mode.as_type, &mode.text);
    let acts = ACTIONS.contains(&kind);
    let act = match text.act {
        Act::Other => true,
        Act::Bleed | Act::Hunt | Act::EnterCombat => kind == CardType::Action,
        Act::Equip => [CardType::Action, CardType::Equipment].contains(&kind),
        Act::Employ => [CardType::Action, CardType::Retainer].contains(&kind),
        Act::Political => kind == CardType::Action,
        Act::Recruit => [CardType::Action, CardType::Ally].contains(&kind),
    };
    let player = match text.player {
        Player::Usual => true,
        Player::OtherReady | Player::OtherUnlocked => kind == CardType::ActionModifier,
        Player::Locked | Player::EvenLocked => kind == CardType::Reaction,
        Player::NotInCombat => kind == CardType::Combat,
    };
    let votes = kind == CardType::PoliticalAction;
    for (said, fits) in [
        (format!("act: {:?}", text.act), act),
        (format!("stealth: {}", text.stealth), acts || text.stealth == 0),
        ("while_".to_owned(), acts || text.while_.is_empty()),
        ("directed".to_owned(), acts || !text.directed),
        ("directed_at".to_owned(), acts || text.directed_at.is_none()),
        (format!("player: {:?}", text.player), player),
        ("terms".to_owned(), votes || text.terms.is_empty()),
        ("polling".to_owned(), votes || text.polling.is_empty()),
    ] {
        if !fits {
            return Err(format!("`{said}` makes no sense for the type {}", kind.name()));
        }
    }
    if text.directed && text.choose.is_empty() {
        return Err("`directed` is at the pick: say in `choose` what".to_owned());
    }
    Ok(())
}

/// The window that it is played in, by the type.
fn window(mode: &ModeDef) -> Checked {
    let window = mode.window;
    let in_combat = (Window::BeforeRange..=Window::RoundEnd).contains(&window);
    let after = [Window::CombatEnding, Window::AfterCombat].contains(&window);
    let always = [Window::AsPlayed, Window::AnyTime].contains(&window);
    let in_phase = window.bit() & Window::PHASES != 0 || window == Window::AnyPhase;
    let fits = match mode.as_type {
        _ if window == Window::Cost => false,
        CardType::Combat => in_combat || after || always,
        CardType::ActionModifier | CardType::Reaction => !in_combat && !in_phase,
        CardType::Event => window == Window::Discard,
        kind if ACTIONS.contains(&kind) => window == Window::Minion,
        _ => true,
    };
    match fits {
        true => Ok(()),
        false => {
            Err(format!("`when: {window:?}` makes no sense for the type {}", mode.as_type.name()))
        }
    }
}

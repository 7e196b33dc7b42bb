//! Mistakes of meaning that no type shows. What a text refers to is looked for in it as it is
//! printed, so that nothing is too deep in it to be found.

mod ability;
mod amount;
mod entry;
mod place;
mod step;

use std::{collections::HashSet, fmt::Debug};

use crate::{compile::LASTING_PICKS, def::CardDef, facts};

pub(crate) use entry::{clause, entry};

type Checked = Result<(), String>;

/// Slots of a card for what its text remembers.
const SLOTS: u8 = 2;

fn slot(slot: u8) -> Checked {
    if slot < SLOTS {
        return Ok(());
    }
    Err(format!("`Remember`: {slot} is no slot: 0 to {} are", SLOTS - 1))
}

/// Refuses a text that speaks of a slot which no card has.
pub(crate) fn slots(text: &impl Debug) -> Checked {
    numbers(&format!("{text:?}"), "Remembered(")
        .try_for_each(|found| u8::try_from(found).map_err(|e| e.to_string()).and_then(slot))
}

/// The words of a text, but for names that it quotes.
pub(crate) fn words(text: &impl Debug) -> HashSet<String> {
    let printed = format!("{text:?}").replace("\\\"", "");
    let unquoted: String = printed.split('"').step_by(2).collect::<Vec<_>>().join(" ");
    let words = unquoted.split(|c: char| !c.is_alphanumeric() && c != '_');
    words.map(str::to_owned).collect()
}

/// Refuses a text that speaks of a choice which is not made.
pub(crate) fn picks(text: &impl Debug, made: usize) -> Checked {
    match picked(&format!("{text:?}")).find(|&pick| pick >= made) {
        Some(pick) => {
            Err(format!("`Picked({pick})`: the choices of this effect are {made}, counted from 0"))
        }
        None => Ok(()),
    }
}

/// Refuses a lasting text that speaks of a choice of its effect which is not kept.
pub(crate) fn lasting(text: &impl Debug, made: usize) -> Checked {
    match picked(&format!("{text:?}")).find(|pick| (LASTING_PICKS..made).contains(pick)) {
        Some(pick) => Err(format!(
            "`Picked({pick})` is not kept by what lasts: the first {LASTING_PICKS} choices are"
        )),
        None => Ok(()),
    }
}

fn picked(printed: &str) -> impl Iterator<Item = usize> {
    numbers(printed, "Picked(")
}

/// The numbers that follow a word.
fn numbers<'t>(printed: &'t str, word: &'t str) -> impl Iterator<Item = usize> + 't {
    let texts = printed.split(word).skip(1);
    texts.filter_map(|text| text.split_once(')')?.0.parse().ok())
}

/// Refuses a text that names a card which is neither printed nor one of those of one's own.
pub(crate) fn names(text: &impl Debug, own: &[CardDef]) -> Checked {
    let printed = format!("{text:?}");
    for after in printed.split("Named(\"").skip(1) {
        let name = after.split_once("\")").map_or(after, |(name, _)| name).replace("\\\"", "\"");
        let table = facts::all();
        let printed = table.find(&name).is_some_and(|facts| facts.name == name);
        if !printed && !own.iter().any(|def| def.facts.name == name) {
            let nearest = nearest(&name, own).join(", ");
            return Err(format!("`Named({name:?})`: no such card; nearest names: {nearest}"));
        }
    }
    Ok(())
}

/// The names of cards, printed or of one's own, that are nearest to a name.
pub(crate) fn nearest<'a>(name: &str, own: &'a [CardDef]) -> Vec<&'a str> {
    let key = facts::fold(name);
    let own = own.iter().map(|def| def.facts.name.as_str());
    let mut names: Vec<&str> = facts::all().nearest(name, 3).into_iter().chain(own).collect();
    names.sort_by_key(|other| strsim::osa_distance(&key, &facts::fold(other)));
    names.truncate(3);
    names
}

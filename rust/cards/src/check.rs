//! Mistakes of meaning that no type shows. They are looked for in a text as it is printed, so that
//! none is too deep in it to be found.

use std::fmt::Debug;

use crate::{compile::LASTING_PICKS, facts, set::CardDef};

/// Refuses a text that speaks of a choice which is not made.
pub(crate) fn picks(text: &impl Debug, made: usize) -> Result<(), String> {
    match picked(&format!("{text:?}")).find(|&pick| pick >= made) {
        Some(pick) => {
            Err(format!("`Picked({pick})`: the choices of this effect are {made}, counted from 0"))
        }
        None => Ok(()),
    }
}

/// Refuses a lasting text that speaks of a choice of its effect which is not kept.
pub(crate) fn lasting(text: &impl Debug, made: usize) -> Result<(), String> {
    match picked(&format!("{text:?}")).find(|pick| (LASTING_PICKS..made).contains(pick)) {
        Some(pick) => Err(format!(
            "`Picked({pick})` is not kept by what lasts: the first {LASTING_PICKS} choices are"
        )),
        None => Ok(()),
    }
}

fn picked(printed: &str) -> impl Iterator<Item = usize> {
    let texts = printed.split("Picked(").skip(1);
    texts.filter_map(|text| text.split_once(')')?.0.parse().ok())
}

/// Refuses a text that names a card which is neither printed nor one of those of one's own.
pub(crate) fn names(text: &impl Debug, own: &[CardDef]) -> Result<(), String> {
    let printed = format!("{text:?}");
    for after in printed.split("Named(\"").skip(1) {
        let name = after.split_once("\")").map_or(after, |(name, _)| name).replace("\\\"", "\"");
        let table = facts::all();
        let printed = table.find(&name).is_some_and(|facts| facts.name == name);
        if !printed && !own.iter().any(|def| def.facts.name == name) {
            let nearest = table.nearest(&name, 3).join(", ");
            return Err(format!("`Named({name:?})`: no such card; nearest names: {nearest}"));
        }
    }
    Ok(())
}

//! Facts of cards that are not printed: cards of a user's own.

use std::collections::{BTreeMap, HashMap};

use super::{Facts, Group, Merged, Price, Requirement, TSV, fold, row::Row};
use crate::vocab::CardType;

/// Where the numbers of unprinted library cards begin, and where those of crypt cards do; printed
/// ones stay below by far.
const FIRST: [u32; 2] = [110_000, 210_000];
/// How many numbers there are from each on.
const NUMBERS: u64 = 90_000;

/// The facts of a card that is not printed, and its row in the form of [`TSV`].
///
/// Its cells are those of the table, by column. Its number comes from its name alone, so that a deck
/// means the same card whatever set it is played with.
pub(crate) fn own(name: &str, given: &BTreeMap<String, String>) -> Result<(Facts, String), String> {
    let header: Vec<&str> = TSV.lines().next().unwrap_or_default().split('\t').collect();
    if let Some(column) = given.keys().find(|column| !header[2..].contains(&column.as_str())) {
        let known = header[2..].join(", ");
        return Err(format!("there is no fact `{column}`; there are {known}"));
    }
    if fold(name).is_empty()
        || [name].into_iter().chain(given.values().map(String::as_str)).any(has_break)
    {
        return Err("a name, and facts without tabs and line breaks, are needed".to_owned());
    }
    let mut cells: HashMap<&str, &str> = header.iter().map(|&column| (column, "")).collect();
    cells.extend(given.iter().map(|(column, cell)| (column.as_str(), cell.as_str())));
    cells.extend([("id", "0"), ("name", name)]);
    let facts = Row { line: 1, cells: cells.clone() }.facts();
    let mut facts = facts.map_err(|bad| format!("fact `{}`: {}", bad.column, bad.problem))?;
    check(&facts)?;
    let first = FIRST[usize::from(facts.is_crypt())];
    facts.id =
        first + (crate::set::fnv1a(crate::set::FNV_START, fold(name).as_bytes()) % NUMBERS) as u32;
    let id = facts.id.to_string();
    cells.insert("id", &id);
    let row: Vec<&str> = header.iter().map(|column| cells[column]).collect();
    Ok((facts, row.join("\t")))
}

fn has_break(text: &str) -> bool {
    text.contains(['\t', '\n', '\r'])
}

/// What cards of a kind have and others do not.
fn check(facts: &Facts) -> Result<(), String> {
    if facts.types.is_empty() {
        return Err("the fact `types` is needed, such as \"Action\" or \"Vampire\"".to_owned());
    }
    if facts.is_crypt() && facts.types.iter().count() > 1 {
        return Err("fact `types`: a crypt card has no other type".to_owned());
    }
    let is = |kind| facts.types.has(kind);
    let crypt = facts.is_crypt();
    let ally = is(CardType::Ally);
    let living = ally || is(CardType::Retainer) || is(CardType::Imbued);
    // Each with whether it is needed, can be and is given.
    for (column, needed, allowed, given) in [
        ("capacity", crypt, crypt, facts.capacity > 0),
        ("group", crypt, crypt, facts.group.is_some()),
        ("sect", is(CardType::Vampire), is(CardType::Vampire), facts.sect.is_some()),
        ("life", living, living, facts.life.is_some()),
        ("strength", ally, ally || is(CardType::Retainer), facts.strength.is_some()),
        ("bleed", ally, ally, facts.bleed.is_some()),
        ("disciplines", false, crypt, !facts.disciplines.is_empty()),
        ("advanced", false, crypt, facts.advanced),
        ("merged", false, facts.advanced, facts.merged != Merged::default()),
        ("circle", false, crypt, facts.circle.is_some()),
        ("slave_of", false, crypt, facts.slave_of.is_some()),
        ("requires", false, !crypt, facts.requires != Requirement::None),
        ("pool", false, !crypt, facts.cost.pool.is_some()),
        ("blood", false, !crypt, facts.cost.blood.is_some()),
        ("conviction", false, !crypt, facts.cost.conviction.is_some()),
        ("burn_option", false, !crypt, facts.burn_option),
    ] {
        if needed && !given {
            return Err(format!("the fact `{column}` is needed for a card of its type"));
        }
        if given && !allowed {
            return Err(format!("the fact `{column}`: no card of its type has it"));
        }
    }
    let none = Some(Price::Fixed(0));
    for (column, is_none) in [
        ("pool", facts.cost.pool == none),
        ("blood", facts.cost.blood == none),
        ("conviction", facts.cost.conviction == none),
        ("life", facts.life == Some(0)),
        ("group", facts.group == Some(Group::N(0))),
    ] {
        if is_none {
            return Err(format!(
                "fact `{column}`: 0 makes no sense: leave it out, or 1 is the least"
            ));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_could_be_of_ones_own() {
        for facts in crate::facts::all() {
            assert_eq!(check(facts), Ok(()), "{}", facts.name);
        }
    }
}

//! Facts of cards that are not printed: cards of a user's own.

use std::collections::{BTreeMap, HashMap};

use super::{Facts, TSV, fold, row::Row};
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
    let is = |kind| facts.types.has(kind);
    let living = [CardType::Ally, CardType::Retainer, CardType::Imbued].into_iter().any(is);
    let needed = [
        ("capacity", facts.is_crypt(), facts.capacity > 0),
        ("group", facts.is_crypt(), facts.group.is_some()),
        ("sect", is(CardType::Vampire), facts.sect.is_some()),
        ("life", living, facts.life.is_some()),
        ("strength", is(CardType::Ally), facts.strength.is_some()),
        ("bleed", is(CardType::Ally), facts.bleed.is_some()),
    ];
    match needed.into_iter().find(|&(_, needed, given)| needed && !given) {
        Some((column, ..)) => Err(format!("the fact `{column}` is needed for a card of its type")),
        None => Ok(()),
    }
}

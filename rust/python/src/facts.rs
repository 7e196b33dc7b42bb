use methuselah_arena::PolicySpec;
use methuselah_cards::{CardSet as Cards, facts};
use pyo3::{
    exceptions::{PyKeyError, PyValueError},
    prelude::*,
};

use crate::card_set::CardSet;

/// The facts of every printed card, as tab-separated text with a header line.
#[pyfunction]
pub(crate) fn facts_tsv() -> &'static str {
    facts::TSV
}

/// Printed ids of the cards the standard set can play, ascending.
#[pyfunction]
pub(crate) fn implemented() -> PyResult<Vec<u32>> {
    Ok(implemented_in(CardSet::standard()?.cards()))
}

/// Printed id of the card of that name or alias; `KeyError` if there is none.
#[pyfunction]
pub(crate) fn find_card(name: String) -> PyResult<u32> {
    let found = facts::all().find(&name).map(|card| card.id);
    found.ok_or_else(|| PyKeyError::new_err(name))
}

/// The `n` card names nearest to `name`, nearest first.
#[pyfunction]
pub(crate) fn nearest_names(name: &str, n: usize) -> Vec<&'static str> {
    facts::all().nearest(name, n)
}

/// Name of the card with that printed id; `KeyError` if there is none.
#[pyfunction]
pub(crate) fn card_name(id: u32) -> PyResult<&'static str> {
    let card = facts::all().by_id(id).ok_or_else(|| PyKeyError::new_err(id))?;
    Ok(&card.name)
}

/// A number that changes whenever games come out differently.
#[pyfunction]
pub(crate) fn engine_revision() -> u32 {
    methuselah_arena::REVISION
}

/// Raise `ValueError` if this is neither the name of a built-in policy nor its weights.
#[pyfunction]
pub(crate) fn check_policy(policy: &str) -> PyResult<()> {
    let spec = policy.parse::<PolicySpec>();
    spec.map(drop).map_err(|e| PyValueError::new_err(e.to_string()))
}

/// Printed ids of the cards that a set can play, ascending.
pub(crate) fn implemented_in(cards: &Cards) -> Vec<u32> {
    let playable = cards.defs.iter().filter(|def| def.implemented);
    let mut ids: Vec<u32> = playable.map(|def| def.facts.id).collect();
    ids.sort_unstable();
    ids
}

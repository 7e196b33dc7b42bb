//! What strikes do that cards are played for, or that weapons provide.

use methuselah_cards::{
    DefId,
    lang::{Ability, Step, StrikeKind},
};

use super::gist::of_strike;
use crate::{
    option::{Choice, OptionKind},
    query::Query,
};

/// The strike that a card is played for, or that a weapon or minion strikes with.
pub(super) fn strike_of(q: Query<'_>, def: DefId, choice: Choice) -> String {
    if choice.card.some().is_none() {
        return String::new();
    }
    let (def, mode) = (q.set().def(def), usize::from(choice.mode));
    let strike: Option<&StrikeKind> = match choice.kind {
        OptionKind::Play => def.modes.get(mode).and_then(|mode| {
            mode.text.steps.iter().find_map(|step| match step {
                Step::Strike(kind) => Some(kind),
                _ => None,
            })
        }),
        OptionKind::WeaponStrike => {
            def.abilities.get(mode).and_then(|&id| match &q.set().ability(id).ability {
                Ability::Strike(weapon) => Some(&weapon.strike),
                _ => None,
            })
        }
        _ => None,
    };
    strike.map_or_else(String::new, of_strike)
}

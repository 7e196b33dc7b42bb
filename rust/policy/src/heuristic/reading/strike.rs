//! Reading a strike.

use methuselah_cards::lang::StrikeKind;

use super::{Deed, Guess};

/// A strike.
pub(super) fn strike(deed: &mut Deed, kind: &StrikeKind, superior: bool) {
    let n = |amount| Guess::at(amount, superior).n;
    deed.strikes = true;
    match kind {
        StrikeKind::Hand(bonus) | StrikeKind::Melee(bonus) => {
            deed.hand = true;
            deed.strike = n(bonus);
        }
        StrikeKind::Damage(amount) => deed.strike = n(amount),
        StrikeKind::First(inner)
        | StrikeKind::AtMost(_, inner)
        | StrikeKind::Undodgeable(inner)
        | StrikeKind::With(_, inner)
        | StrikeKind::Defies(_, inner)
        | StrikeKind::NotAt(_, inner) => strike(deed, inner, superior),
        StrikeKind::Aggravated(inner) => {
            strike(deed, inner, superior);
            deed.aggravated = true;
        }
        StrikeKind::Ranged(inner) => {
            strike(deed, inner, superior);
            deed.ranged = true;
        }
        StrikeKind::WithDamage(amount, inner) => {
            strike(deed, inner, superior);
            deed.strike = n(amount);
        }
        StrikeKind::Using(_, more) => {
            deed.hand = true;
            deed.strike = n(more);
        }
        StrikeKind::Only(_) => {}
        StrikeKind::Dodge => deed.dodges = true,
        StrikeKind::CombatEnds(_) => deed.ends_combat = true,
        StrikeKind::StealBlood(amount) => deed.steals = n(amount),
        StrikeKind::DestroyEquipment(_) | StrikeKind::StealEquipment(_) => deed.foe.worth -= 60,
    }
}

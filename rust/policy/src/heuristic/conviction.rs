//! Conviction: which to take, and when to burn it.

use methuselah_engine::{CardId, Choice, OptionKind, state::Zone};

use super::sight::Sight;

/// What it is worth to put a conviction on an imbued: one from the ash heap leaves the hand its own.
pub(crate) fn take(sight: &Sight, card: CardId) -> i32 {
    let from_hand = sight.card(card).is_some_and(|at| at.zone == Zone::Hand);
    if from_hand { sight.w.fresh_card } else { sight.w.fresh_card + 10 }
}

/// What an option of a decision about conviction is worth.
pub(crate) fn score(sight: &Sight, option: &Choice) -> i32 {
    match option.kind {
        OptionKind::Conviction => take(sight, option.card),
        OptionKind::Search => sight.w.fresh_card / 2,
        OptionKind::BurnConviction => wrath(sight),
        _ => 0,
    }
}

/// What it is worth to burn a conviction over an imbued that was burned: the damage to whoever did
/// it. To leave the incapacitated region, one or another must burn.
fn wrath(sight: &Sight) -> i32 {
    let Some(actor) = sight.view.actor() else { return 0 };
    let Some(at) = sight.card(actor) else { return 0 };
    sight.hurt(actor, 1, 0) * sight.against(at.controller) / 100 - sight.w.fresh_card
}

//! The unlock phase and the master phase.

use methuselah_engine::{Choice, DecisionKind, OptionKind};

use super::sight::Sight;

/// What an option of these phases is worth.
pub(crate) fn score(sight: &Sight, option: &Choice) -> i32 {
    match option.kind {
        OptionKind::Pass => 0,
        // What must happen comes after what one does for oneself.
        OptionKind::Trigger => 1,
        OptionKind::EdgePool => 500,
        OptionKind::Pay | OptionKind::Yield => super::contest::score(sight, option),
        // With nothing left to draw, a point in hand is worth more than the hope of one.
        OptionKind::Withdraw => {
            let safe = sight.pool(sight.me) > sight.threat() + 8;
            if safe { -1 } else { 60 }
        }
        OptionKind::BurnOption => super::hand::discard(sight, option, DecisionKind::Discard),
        // Hardly anyone fights well enough to hunt the Red List.
        OptionKind::Mark => -1,
        OptionKind::UnlockInfernal => super::allegiance::unlock_infernal(sight, option),
        OptionKind::Conviction => super::conviction::take(sight, option.card),
        OptionKind::Recover => sight.minion_worth(option.minion) * sight.w.torpor / 100,
        _ => sight.plain(option),
    }
}

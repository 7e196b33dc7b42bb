//! Contested cards and titles: pay or yield.

use methuselah_engine::{Choice, OptionKind};

use super::sight::Sight;

/// Pays as long as there is enough to pay with.
pub(crate) fn score(sight: &Sight, option: &Choice) -> i32 {
    let title = option.mode != 0;
    let pay = if title {
        sight.w.vote * 2 - sight.lose_blood(option.card, 1)
    } else {
        sight.minion_worth(option.card) / 3 - sight.lose_pool(1)
    };
    match option.kind {
        OptionKind::Pay => pay,
        _ => 0,
    }
}

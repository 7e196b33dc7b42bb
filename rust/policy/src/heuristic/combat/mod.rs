//! Combat: strikes, range, prevention and presses.

mod duel;
mod fight;

use methuselah_engine::{Choice, DecisionKind, OptionKind};

use super::{
    deeds::Offer,
    reading::Deed,
    sight::{NEVER, Sight},
};
pub(crate) use duel::Duel;
use fight::{Arms, weapon};
pub(crate) use fight::{Foe, fight};

/// What an option of a combat is worth.
pub(crate) fn score<'d>(
    sight: &Sight,
    duel: impl FnOnce() -> Option<&'d Duel<'d>>,
    kind: DecisionKind,
    option: &Choice,
) -> i32 {
    if option.kind == OptionKind::Pass {
        return 0;
    }
    let offer = Offer::of(sight, option);
    if offer.is_some_and(|offer| offer.can_wait()) {
        return -1;
    }
    if offer.is_some_and(|offer| !offer.survives(sight)) {
        return NEVER;
    }
    let Some(duel) = duel() else { return sight.plain(option) - 5 };
    let deed = match option.kind {
        OptionKind::HandStrike => Some(&BARE),
        _ => offer.map(|offer| offer.deed),
    };
    let costs = offer.map_or(0, |offer| offer.price(sight));
    match (kind, option.kind) {
        (DecisionKind::Strike, OptionKind::Dodge) => {
            let dodge = Deed { dodges: true, strikes: true, ..Deed::default() };
            duel.strike(sight, &dodge)
        }
        (DecisionKind::Strike, _) => deed.map_or(0, |deed| duel.strike(sight, deed) - costs),
        (DecisionKind::Range, OptionKind::Maneuver) => maneuver(sight, duel) - 5,
        (DecisionKind::Press, OptionKind::Press) => press(sight, duel) - 5,
        (DecisionKind::Prevent, OptionKind::Prevent) => prevent(sight, duel, 1) - 5,
        _ => deed.map_or(0, |deed| rider(sight, duel, kind, option, deed) - costs),
    }
}

/// What a card or ability that is no strike brings in a combat.
fn rider(sight: &Sight, duel: &Duel, kind: DecisionKind, option: &Choice, deed: &Deed) -> i32 {
    let mut worth = 0;
    let early = matches!(kind, DecisionKind::BeforeRange | DecisionKind::BeforeStrikes);
    let over = matches!(kind, DecisionKind::RoundEnd | DecisionKind::CombatEnding);
    if deed.maneuvers && kind == DecisionKind::Range {
        worth += maneuver(sight, duel);
    }
    if deed.presses && kind == DecisionKind::Press {
        worth += press(sight, duel);
    }
    if deed.presses && over {
        worth += duel.again(sight);
    }
    if deed.prevents > 0 && kind == DecisionKind::Prevent {
        // One that names an X prevents one less than its text with an X of 1 does.
        let x = option.amount.map_or(0, |x| i32::from(x) - 1);
        worth += prevent(sight, duel, i32::from(deed.prevents) + x);
    }
    if deed.prevents > 0 && early {
        worth += prevented_later(sight, duel, deed.prevents.into());
    }
    if deed.arms {
        worth += (duel.strike(sight, deed) - duel.strike(sight, &BARE)).max(0) / 2;
    }
    if deed.foe.torpor < 0 {
        worth += duel.fell(sight);
    }
    if deed.harm > 0 {
        worth += duel.deal(sight, deed.harm.into(), false);
    }
    if deed.strength > 0 {
        let own = duel.strength;
        let strong = own.max(1 + i32::from(deed.strength));
        worth += duel.deal(sight, strong, false) - duel.deal(sight, own, false);
    }
    if deed.foe.blood < 0 {
        worth += duel.drain(sight, i32::from(-deed.foe.blood));
    }
    if deed.picks[0].brought {
        worth += sight.befalls(option.target, &deed.picks[0]);
    }
    if deed.more > 0 {
        let strike = duel.own_side.strike;
        let hits = duel.close || strike.ranged;
        if hits && strike.n > 0 {
            let n = i32::from(strike.n);
            worth += duel.deal(sight, n + i32::from(deed.more), false) - duel.deal(sight, n, false);
        }
    }
    if deed.additional > 0 {
        worth += duel.again(sight);
    }
    if deed.hands_only {
        worth += hands_only(sight, duel);
    }
    if over && deed.me.blood > 0 {
        return worth + feast(sight, duel);
    }
    if deed.ends_combat {
        worth -= duel.again(sight);
    }
    worth + sight.befalls_card(duel.minion, &deed.me) + i32::from(deed.worth)
}

/// A strike with the bare hand.
const BARE: Deed = Deed { hand: true, strikes: true, ..Deed::NOTHING };

fn maneuver(sight: &Sight, duel: &Duel) -> i32 {
    let better = duel.long_over_close(sight);
    if duel.close { better } else { -better }
}

fn press(sight: &Sight, duel: &Duel) -> i32 {
    let again = duel.again(sight);
    if duel.combat.pressed { -again } else { again }
}

/// What it is worth to prevent so much of the damage at hand.
fn prevent(sight: &Sight, duel: &Duel, n: i32) -> i32 {
    let Some(damage) = sight.view.damage() else { return 0 };
    let comes = i32::from(damage.n);
    let left = (comes - n).max(0);
    let cost = |n| {
        let (normal, worse) = if damage.aggravated { (0, n) } else { (n, 0) };
        sight.hurt(duel.minion, normal, worse)
    };
    cost(comes) - cost(left)
}

/// What it is worth to be able to prevent so much of the damage that is to come.
fn prevented_later(sight: &Sight, duel: &Duel, n: i32) -> i32 {
    let comes = duel.coming(sight);
    duel.take(sight, comes) - duel.take(sight, (comes - n).max(0))
}

/// What it is worth that both strike with their hands.
fn hands_only(sight: &Sight, duel: &Duel) -> i32 {
    let arms = Arms::of(sight, duel.minion);
    if arms.strike == 0 && duel.strength <= duel.foe_strength {
        return -20;
    }
    let armed = weapon(sight, duel.foe).max(1);
    duel.deal(sight, duel.strength + arms.strike, false) / 3 + 5 * armed
}

/// Blood that the other has lost this round.
fn feast(sight: &Sight, duel: &Duel) -> i32 {
    let Some(at) = duel.own_card(sight) else { return 0 };
    let gained = i32::from(duel.foe_side.blood_lost).min(sight.room(duel.minion, at));
    sight.blood_worth(at.blood.into(), gained)
}

//! A combat under way, as one of its sides looks at it.

use methuselah_cards::lang::Number;
use methuselah_engine::{
    CardId,
    state::{Card, Combat, Range, Side, StrikeShape},
};

use super::fight::{Arms, ranged_weapon, weapon};
use crate::heuristic::{reading::Deed, sight::Sight};

/// A combat, as one of the two sides looks at it.
pub(crate) struct Duel<'a> {
    pub(super) combat: &'a Combat,
    pub(super) minion: CardId,
    pub(super) foe: CardId,
    pub(super) own_side: Side,
    pub(super) foe_side: Side,
    /// Against whom it is, in hundredths.
    against: i32,
    pub(super) strength: i32,
    pub(super) foe_strength: i32,
    pub(super) close: bool,
}

impl<'a> Duel<'a> {
    /// The combat, if one of one's own minions is in it.
    pub fn new(sight: &Sight<'a>) -> Option<Self> {
        let combat = sight.view.combat()?;
        let [first, second] = combat.sides.map(|side| sight.view.resolve(side.minion));
        let own = if first.is_some_and(|m| sight.is_mine(m)) {
            0
        } else if second.is_some_and(|m| sight.is_mine(m)) {
            1
        } else {
            return None;
        };
        let (minion, foe) = if own == 0 { (first?, second?) } else { (second?, first?) };
        let owner = sight.card(foe).map_or(sight.prey, |card| card.controller);
        Some(Self {
            combat,
            minion,
            foe,
            own_side: combat.sides[own],
            foe_side: combat.sides[1 - own],
            against: sight.against(owner).max(10),
            strength: sight.view.number(Number::Strength, minion),
            foe_strength: sight.view.number(Number::Strength, foe),
            close: combat.range == Range::Close,
        })
    }

    /// What it is worth that the other takes damage.
    pub(super) fn deal(&self, sight: &Sight, damage: i32, aggravated: bool) -> i32 {
        let (normal, worse) = if aggravated { (0, damage) } else { (damage, 0) };
        sight.hurt(self.foe, normal, worse) * self.against / 100
    }

    /// What it costs to take damage.
    pub(super) fn take(&self, sight: &Sight, damage: i32) -> i32 {
        sight.hurt(self.minion, damage, 0)
    }

    /// The damage that the other's strike is going to do, as far as one knows.
    pub(super) fn coming(&self, sight: &Sight) -> i32 {
        self.coming_at(sight, self.close)
    }

    pub(super) fn coming_at(&self, sight: &Sight, close: bool) -> i32 {
        let strike = self.foe_side.strike;
        match strike.shape {
            StrikeShape::None if close => self.foe_strength.max(weapon(sight, self.foe)),
            StrikeShape::None => ranged_weapon(sight, self.foe),
            StrikeShape::Hand | StrikeShape::Damage | StrikeShape::StealBlood
                if close || strike.ranged =>
            {
                strike.n.into()
            }
            _ => 0,
        }
    }

    /// What a strike is worth.
    pub(super) fn strike(&self, sight: &Sight, deed: &Deed) -> i32 {
        let coming = self.coming(sight);
        if deed.ends_combat {
            return self.end(sight, deed);
        }
        let theirs = self.foe_side.strike.shape;
        let over = theirs == StrikeShape::CombatEnds;
        if deed.dodges {
            return if over { 0 } else { -self.take(sight, 0) };
        }
        let reaches = (self.close || deed.ranged) && theirs != StrikeShape::Dodge && !over;
        let mut worth = if over { 0 } else { -self.take(sight, coming) };
        if reaches {
            let damage = i32::from(deed.strike) + if deed.hand { self.strength } else { 0 };
            worth += self.deal(sight, damage, deed.aggravated);
            worth += self.steal(sight, deed.steals.into());
            worth -= i32::from(deed.foe.worth) * self.against / 100;
            if deed.foe.torpor < 0 {
                worth += self.fell(sight);
            }
        }
        worth
    }

    /// What it is worth that the other goes to torpor, or is burned if it is no vampire.
    pub(super) fn fell(&self, sight: &Sight) -> i32 {
        let share = if sight.is_vampire(self.foe) { sight.w.torpor } else { 100 };
        sight.minion_worth(self.foe) * share / 100 * self.against / 100
    }

    /// What it is worth to steal blood.
    pub(super) fn steal(&self, sight: &Sight, n: i32) -> i32 {
        let (Some(own), Some(foe)) = (sight.card(self.minion), sight.card(self.foe)) else {
            return 0;
        };
        let has = i32::from(foe.blood);
        let n = n.min(has);
        let gained = n.min(sight.room(self.minion, own));
        sight.blood_worth(own.blood.into(), gained)
            + sight.blood_worth(has, -n).abs() * self.against / 100
    }

    /// What it is worth that the other fights with less blood.
    pub(super) fn drain(&self, sight: &Sight, n: i32) -> i32 {
        let Some(foe) = sight.card(self.foe) else { return 0 };
        let (has, dealt) = (i32::from(foe.blood), self.strength);
        let out = has >= dealt && has - n < dealt && self.close;
        let worth = if out { sight.minion_worth(self.foe) * sight.w.torpor / 100 } else { 10 };
        worth * self.against / 100
    }

    /// What it is worth to end the combat.
    pub(super) fn end(&self, sight: &Sight, deed: &Deed) -> i32 {
        sight.befalls_card(self.minion, &deed.me)
    }

    /// What another round is thought to be worth.
    pub(super) fn again(&self, sight: &Sight) -> i32 {
        let arms = Arms::of(sight, self.minion);
        let dealt = self.deal(sight, self.strength + arms.strike, false);
        dealt + arms.steals * sight.w.blood
            - self.take(sight, self.foe_strength.max(weapon(sight, self.foe)))
    }

    /// How much better a range is than the other, long over close.
    pub(super) fn long_over_close(&self, sight: &Sight) -> i32 {
        let arms = Arms::of(sight, self.minion);
        let ranged = arms.ranged.max(ranged_weapon(sight, self.minion));
        let close = self.deal(sight, (self.strength + arms.strike).max(ranged), false)
            - self.take(sight, self.coming_at(sight, true));
        let long = self.deal(sight, ranged, false) - self.take(sight, self.coming_at(sight, false));
        long - close
    }

    /// The minion's own card.
    pub(super) fn own_card(&self, sight: &Sight<'a>) -> Option<&'a Card> {
        sight.card(self.minion)
    }
}

//! Combat: strikes, range, prevention, presses; and what a fight is thought to come to.

use methuselah_cards::{
    lang::{Ability, Number},
    vocab::CardType,
};
use methuselah_engine::{
    CardId, Choice, DecisionKind, OptionKind,
    state::{Card, Combat, Range, Side, StrikeShape},
};

use super::{
    reading::{Deed, Gist},
    sight::{NEVER, Sight},
};

/// What a fight of one's own minion with another is thought to be worth, before it begins.
pub(crate) fn fight(sight: &Sight, minion: CardId, foe: CardId) -> i32 {
    let Some(at) = sight.card(foe) else { return 0 };
    if sight.card(minion).is_none_or(|card| card.controller == at.controller) {
        return 0;
    }
    let hand = Arms::of(sight, minion);
    let own = sight.view.number(Number::Strength, minion) + hand.strike;
    let theirs = sight.view.number(Number::Strength, foe) + weapon(sight, foe);
    let taken = -sight.hurt(minion, theirs, 0);
    let dealt = sight.hurt(foe, own, 0) * sight.against(at.controller) / 100;
    let fought = dealt + taken + hand.steals * sight.w.blood;
    if hand.escapes { fought.max(-10) } else { fought }
}

/// The damage of the best weapon of a minion.
fn weapon(sight: &Sight, minion: CardId) -> i32 {
    let damage = |card: CardId| {
        let at = sight.card(card)?;
        let def = sight.view.set().def(at.def);
        let strikes = def
            .abilities
            .iter()
            .filter(|&&id| matches!(sight.view.set().ability(id).ability, Ability::Strike(_)));
        strikes.map(|&id| i32::from(sight.reading.ability(id).strike)).max()
    };
    sight.view.attached(minion).filter_map(damage).max().unwrap_or(0)
}

/// What a minion could strike with from hand.
#[derive(Clone, Copy, Default)]
struct Arms {
    /// Damage, beyond its strength or instead of it.
    strike: i32,
    /// Blood stolen.
    steals: i32,
    /// It could dodge or end the combat.
    escapes: bool,
    /// Damage at long range.
    ranged: i32,
}

impl Arms {
    fn of(sight: &Sight, minion: CardId) -> Self {
        let mut arms = Self::default();
        for (card, clauses) in sight.held(Gist::FIGHT) {
            for clause in clauses {
                let deed = &clause.deed;
                if clause.as_type != CardType::Combat
                    || !(deed.strikes || deed.harm > 0)
                    || !sight.can_play(minion, card, clause)
                {
                    continue;
                }
                arms.strike = arms.strike.max(i32::from(deed.strike) + i32::from(deed.harm));
                arms.steals = arms.steals.max(deed.steals.into());
                arms.escapes |= deed.dodges || deed.ends_combat;
                if deed.ranged {
                    arms.ranged = arms.ranged.max(i32::from(deed.strike) + i32::from(deed.steals));
                }
            }
        }
        arms
    }
}

/// A combat, as one of the two sides looks at it.
pub(crate) struct Duel<'a> {
    combat: &'a Combat,
    minion: CardId,
    foe: CardId,
    own_side: Side,
    foe_side: Side,
    /// Against whom it is, in hundredths.
    against: i32,
    strength: i32,
    foe_strength: i32,
    close: bool,
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
    fn deal(&self, sight: &Sight, damage: i32, aggravated: bool) -> i32 {
        let (normal, worse) = if aggravated { (0, damage) } else { (damage, 0) };
        sight.hurt(self.foe, normal, worse) * self.against / 100
    }

    /// What it costs to take damage.
    fn take(&self, sight: &Sight, damage: i32) -> i32 {
        sight.hurt(self.minion, damage, 0)
    }

    /// The damage that the other's strike is going to do, as far as one knows.
    fn coming(&self, sight: &Sight) -> i32 {
        self.coming_at(sight, self.close)
    }

    fn coming_at(&self, sight: &Sight, close: bool) -> i32 {
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
    fn strike(&self, sight: &Sight, deed: &Deed) -> i32 {
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
        }
        worth
    }

    /// What it is worth to steal blood.
    fn steal(&self, sight: &Sight, n: i32) -> i32 {
        let (Some(own), Some(foe)) = (sight.card(self.minion), sight.card(self.foe)) else {
            return 0;
        };
        let has = i32::from(foe.blood);
        let n = n.min(has);
        let gained = n.min(sight.room(self.minion, own));
        sight.blood_worth(own.blood.into(), gained)
            + sight.blood_worth(has, -n).abs() * self.against / 100
    }

    /// What it is worth to end the combat.
    fn end(&self, sight: &Sight, deed: &Deed) -> i32 {
        sight.befalls_card(self.minion, &deed.me)
    }

    /// What another round is thought to be worth.
    fn again(&self, sight: &Sight) -> i32 {
        let arms = Arms::of(sight, self.minion);
        let dealt = self.deal(sight, self.strength + arms.strike, false);
        dealt + arms.steals * sight.w.blood
            - self.take(sight, self.foe_strength.max(weapon(sight, self.foe)))
    }

    /// How much better a range is than the other, long over close.
    fn long_over_close(&self, sight: &Sight) -> i32 {
        let arms = Arms::of(sight, self.minion);
        let ranged = arms.ranged.max(ranged_weapon(sight, self.minion));
        let close = self.deal(sight, (self.strength + arms.strike).max(ranged), false)
            - self.take(sight, self.coming_at(sight, true));
        let long = self.deal(sight, ranged, false) - self.take(sight, self.coming_at(sight, false));
        long - close
    }

    /// The minion's own card.
    fn own_card(&self, sight: &Sight<'a>) -> Option<&'a Card> {
        sight.card(self.minion)
    }
}

/// The damage of a minion's weapon at long range.
fn ranged_weapon(sight: &Sight, minion: CardId) -> i32 {
    let damage = |card: CardId| {
        let at = sight.card(card)?;
        let abilities = sight.view.set().def(at.def).abilities.iter();
        let deeds = abilities.map(|&id| sight.reading.ability(id));
        deeds.filter(|deed| deed.strikes && deed.ranged).map(|deed| i32::from(deed.strike)).max()
    };
    sight.view.attached(minion).filter_map(damage).max().unwrap_or(0)
}

/// What an option of a combat is worth.
pub(crate) fn score(
    sight: &Sight,
    duel: Option<&Duel>,
    kind: DecisionKind,
    option: &Choice,
) -> i32 {
    if option.kind == OptionKind::Pass {
        return 0;
    }
    if !sight.survives(option) {
        return NEVER;
    }
    if sight.deed(option).is_some_and(|deed| sight.can_wait(option, deed)) {
        return -1;
    }
    let Some(duel) = duel else { return sight.plain(option) - 5 };
    let bare = Deed { hand: true, strikes: true, ..Deed::default() };
    let deed = match option.kind {
        OptionKind::HandStrike => Some(&bare),
        _ => sight.deed(option),
    };
    let costs = sight.price(option);
    match (kind, option.kind) {
        (DecisionKind::Strike, OptionKind::WeaponStrike) if option.card == CardId::NONE => {
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
    if deed.maneuvers && kind == DecisionKind::Range {
        worth += maneuver(sight, duel);
    }
    if deed.presses && kind == DecisionKind::Press {
        worth += press(sight, duel);
    }
    if deed.prevents > 0 && kind == DecisionKind::Prevent {
        let x = i32::from(option.amount);
        worth += prevent(sight, duel, i32::from(deed.prevents) - i32::from(x_counts(option)) + x);
    }
    if deed.harm > 0 {
        worth += duel.deal(sight, deed.harm.into(), false);
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
    if kind == DecisionKind::RoundEnd && deed.me.blood > 0 {
        return worth + feast(sight, duel);
    }
    if deed.ends_combat {
        worth -= duel.again(sight);
    }
    worth + sight.befalls_card(duel.minion, &deed.me) + i32::from(deed.worth)
}

/// An option that names an X prevents one less than its text with an X of 1 does.
fn x_counts(option: &Choice) -> bool {
    option.kind == OptionKind::Play
}

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

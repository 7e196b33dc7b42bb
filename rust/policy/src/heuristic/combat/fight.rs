//! What a fight is thought to come to, before it begins.

use methuselah_cards::{
    lang::{Ability, Number},
    vocab::CardType,
};
use methuselah_engine::{CardId, Seat};

use crate::heuristic::{reading::Gist, sight::Sight};

/// What a fight of one's own minion with another is thought to be worth, before it begins.
pub(crate) fn fight(sight: &Sight, minion: CardId, foe: CardId) -> i32 {
    Foe::of(sight, foe).map_or(0, |foe| foe.fight(sight, minion))
}

/// A minion that one's own may have to fight.
#[derive(Clone, Copy)]
pub(crate) struct Foe {
    card: CardId,
    controller: Seat,
    against: i32,
    /// The damage it does.
    damage: i32,
}

impl Foe {
    pub fn of(sight: &Sight, card: CardId) -> Option<Self> {
        let controller = sight.card(card)?.controller;
        let damage = sight.view.number(Number::Strength, card) + weapon(sight, card);
        Some(Self { card, controller, against: sight.against(controller), damage })
    }

    /// What a fight of a minion with it is thought to be worth, before it begins.
    pub fn fight(&self, sight: &Sight, minion: CardId) -> i32 {
        if sight.card(minion).is_none_or(|card| card.controller == self.controller) {
            return 0;
        }
        let arms = Arms::of(sight, minion);
        let own = sight.view.number(Number::Strength, minion) + arms.strike;
        let dealt = sight.hurt(self.card, own, 0) * self.against / 100;
        let taken = sight.hurt(minion, self.damage, 0);
        let fought = dealt - taken + arms.steals * sight.w.blood;
        if arms.escapes { fought.max(-10) } else { fought }
    }
}

/// The damage of the best weapon of a minion.
pub(super) fn weapon(sight: &Sight, minion: CardId) -> i32 {
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
pub(super) struct Arms {
    /// Damage, beyond its strength or instead of it.
    pub strike: i32,
    /// Blood stolen.
    pub steals: i32,
    /// It could dodge or end the combat.
    pub escapes: bool,
    /// Damage at long range.
    pub ranged: i32,
}

impl Arms {
    pub fn of(sight: &Sight, minion: CardId) -> Self {
        let mut arms = Self::default();
        let Some(player) = sight.player(minion) else { return arms };
        for (card, clauses) in sight.held(Gist::FIGHT) {
            for clause in clauses {
                let deed = &clause.deed;
                if clause.as_type != CardType::Combat
                    || !(deed.strikes || deed.harm > 0)
                    || !player.can_play(card, clause)
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

/// The damage of a minion's weapon at long range.
pub(super) fn ranged_weapon(sight: &Sight, minion: CardId) -> i32 {
    let damage = |card: CardId| {
        let at = sight.card(card)?;
        let abilities = sight.view.set().def(at.def).abilities.iter();
        let deeds = abilities.map(|&id| sight.reading.ability(id));
        deeds.filter(|deed| deed.strikes && deed.ranged).map(|deed| i32::from(deed.strike)).max()
    };
    sight.view.attached(minion).filter_map(damage).max().unwrap_or(0)
}

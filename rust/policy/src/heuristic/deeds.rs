//! What it is worth to play a clause or use an ability, whatever the moment: what it changes on
//! the table, less what it costs.

use methuselah_engine::{CardId, Choice, OptionKind, Value};

use super::{
    reading::{Among, Deed, Fate},
    sight::Sight,
};

impl<'a> Sight<'a> {
    /// What an option does, if it plays a card or uses an ability.
    pub fn deed(&self, option: &Choice) -> Option<&'a Deed> {
        match option.kind {
            OptionKind::Play => self.clause(option).map(|clause| &clause.deed),
            OptionKind::Use | OptionKind::Action | OptionKind::WeaponStrike => {
                let def = self.def(option.card)?;
                let id = def.abilities.get(option.mode as usize)?;
                Some(self.reading.ability(*id))
            }
            OptionKind::UseGrant => self.view.grant(option.mode).map(|id| self.reading.ability(id)),
            _ => None,
        }
    }

    /// Whether an option is to use something that can wait for a phase of one's own.
    pub fn can_wait(&self, option: &Choice, deed: &Deed) -> bool {
        deed.any_time && option.kind == OptionKind::Use
    }

    /// What the printed costs of an option take.
    pub fn price(&self, option: &Choice) -> i32 {
        if option.kind != OptionKind::Play {
            return 0;
        }
        let Some(clause) = self.clause(option) else { return 0 };
        let x = if clause.x { i32::from(option.amount) } else { 0 };
        let in_blood = clause.blood > 0 || (clause.x && option.minion != CardId::NONE);
        let blood = i32::from(clause.blood) + if in_blood { x } else { 0 };
        let pool = i32::from(clause.pool) + if in_blood { 0 } else { x };
        self.w.card + self.lose_pool(pool) + self.lose_blood(option.minion, blood)
    }

    /// What it costs a minion of one's own to burn blood.
    pub fn lose_blood(&self, minion: CardId, n: i32) -> i32 {
        if n <= 0 {
            return 0;
        }
        let has = self.card(minion).map_or(0, |card| i32::from(card.blood));
        self.blood_worth(has, -n.min(has)).abs()
    }

    /// What an option is worth for all that it does beyond its moment, its costs paid.
    pub fn plain(&self, option: &Choice) -> i32 {
        let Some(deed) = self.deed(option) else { return 0 };
        if self.view.active() != self.me && self.can_wait(option, deed) {
            return -1;
        }
        let host = self.card(option.card).and_then(|card| card.host.some());
        let minion = if option.minion == CardId::NONE { None } else { Some(option.minion) };
        let mut worth = self.does(deed, minion, host, option.target);
        if deed.stays && option.kind == OptionKind::Play {
            worth -= self.like_it(option, deed);
        }
        worth - self.price(option) - self.burned(option, deed)
    }

    /// What a card is worth less because there is one like it where it goes.
    fn like_it(&self, option: &Choice, deed: &Deed) -> i32 {
        let (Some(at), Some(host)) =
            (self.card(option.card), self.view.resolve(option.target.card()))
        else {
            return 0;
        };
        let mut on = self.view.attached(host);
        let has = on.any(|card| self.card(card).is_some_and(|card| card.def == at.def));
        let worth = self.lasting(deed.picks[0].worth.into());
        if has && self.is_mine(host) { worth * (100 - self.w.second_copy) / 100 } else { 0 }
    }

    /// What goes with a card that burns itself for its use.
    fn burned(&self, option: &Choice, deed: &Deed) -> i32 {
        if deed.burns_this && matches!(option.kind, OptionKind::Use) {
            -self.without(option.card)
        } else {
            0
        }
    }

    /// What a deed is worth, its first pick made.
    pub fn does(
        &self,
        deed: &Deed,
        minion: Option<CardId>,
        host: Option<CardId>,
        target: Value,
    ) -> i32 {
        let mut worth = i32::from(deed.worth);
        if deed.stays {
            worth = self.lasting(worth);
        }
        worth += self.gain_pool((deed.me.pool + deed.all_pool).into());
        if let Some(minion) = minion {
            let mut fate = deed.me;
            fate.pool = 0;
            worth += self.befalls_card(minion, &fate);
        }
        if let Some(host) = host {
            if self.is_mine(host) {
                worth += self.gain_pool(deed.host.pool.into());
            }
            let mut fate = deed.host;
            fate.pool = 0;
            worth += self.befalls_card(host, &fate);
        }
        if deed.prey_pool != 0 {
            worth += self.burn_pool(self.prey, -i32::from(deed.prey_pool));
        }
        let others = i32::from(deed.others_pool + deed.all_pool);
        if others != 0 {
            for seat in self.view.seats().skip(1) {
                worth += self.burn_pool(seat, -others);
            }
        }
        worth -= i32::from(deed.transfers) * self.w.transfer * 2;
        for (slot, fate) in deed.picks.iter().enumerate() {
            worth += match deed.among[slot] {
                Among::Nothing => break,
                _ if slot == 0 && target != Value::Nothing => self.befalls(target, fate),
                among => self.imagine(fate, among, target),
            };
        }
        if deed.branches.1 > 0 {
            let branches = self.reading.branches(deed.branches).iter();
            worth +=
                branches.map(|b| self.does(b, minion, host, Value::Nothing)).max().unwrap_or(0);
        }
        worth
    }

    /// What a pick still to be made is worth, if it is made well.
    fn imagine(&self, fate: &Fate, among: Among, first: Value) -> i32 {
        if fate.brought {
            return 120;
        }
        match among {
            Among::Hand => self.w.fresh_card,
            Among::Number(least) => {
                let numbers = i16::from(least)..i16::from(least) + 4;
                let worth = |n| self.numbered(Value::Number(n), fate, first);
                numbers.map(worth).max().unwrap_or(0)
            }
            Among::Any if fate.lock < 0 && self.unlocked(self.prey) > 0 => self.w.locked,
            Among::Any if fate.lock < 0 => 0,
            Among::Any if fate.gone < 0 => self.w.peek,
            _ => 0,
        }
    }

    /// Never, if the option would be one's own end.
    pub fn survives(&self, option: &Choice) -> bool {
        let Some(clause) = self.clause(option).filter(|_| option.kind == OptionKind::Play) else {
            return true;
        };
        let pool = i32::from(clause.pool) + if clause.x { option.amount.into() } else { 0 };
        pool < self.pool(self.me) || pool == 0
    }

    /// A number takes blood from, or gives it to, the card picked before it.
    pub fn numbered(&self, target: Value, fate: &Fate, first: Value) -> i32 {
        let Value::Number(n) = target else { return self.befalls(target, fate) };
        let n = i32::from(n);
        let card = self.view.resolve(first.card());
        let Some(at) = card.and_then(|card| self.card(card)) else {
            return self.befalls(target, fate);
        };
        let blood = i32::from(at.blood);
        let moved = n.min(blood);
        let pool = if fate.blood < 0 { moved } else { n };
        self.gain_pool(pool * i32::from(fate.pool))
            + self.blood_worth(blood, moved * i32::from(fate.blood.signum()))
    }
}

//! What it is worth to play a clause or use an ability, whatever the moment: what it changes on
//! the table, less what it costs.

use methuselah_engine::{CardId, Choice, OptionKind, Value};

use super::{
    reading::{Among, Clause, Deed, Fate},
    sight::{NEVER, Sight},
};

/// An option that plays a card or uses a text, with what that does.
#[derive(Clone, Copy)]
pub(crate) struct Offer<'a> {
    pub option: Choice,
    pub deed: &'a Deed,
    /// The clause, of a card that is played.
    pub clause: Option<&'a Clause>,
}

impl<'a> Offer<'a> {
    /// What an option offers, if it plays a card or uses a text.
    pub fn of(sight: &Sight<'a>, option: &Choice) -> Option<Self> {
        let mut clause = None;
        let deed = match option.kind {
            OptionKind::Play => {
                let card = sight.card(option.card)?;
                clause = sight.reading.clauses(card.def).get(option.mode as usize);
                &clause?.deed
            }
            OptionKind::Use | OptionKind::Action | OptionKind::WeaponStrike => {
                let def = sight.def(option.card)?;
                let id = def.abilities.get(option.mode as usize)?;
                sight.reading.ability(*id)
            }
            OptionKind::UseGrant => sight.reading.ability(sight.view.grant(option.mode)?),
            _ => return None,
        };
        Some(Self { option: *option, deed, clause })
    }

    /// Whether it can wait for a phase of one's own.
    pub fn can_wait(&self) -> bool {
        self.deed.any_time && self.option.kind == OptionKind::Use
    }

    /// What it costs in blood and in pool, as printed.
    fn printed(&self) -> (i32, i32) {
        let Some(clause) = self.clause else { return (0, 0) };
        let x = if clause.x { i32::from(self.option.n()) } else { 0 };
        let in_blood = clause.blood > 0 || (clause.x && self.option.minion != CardId::NONE);
        let (in_blood, in_pool) = if in_blood { (x, 0) } else { (0, x) };
        (i32::from(clause.blood) + in_blood, i32::from(clause.pool) + in_pool)
    }

    /// Whether one would live to see what comes of it.
    pub fn survives(&self, sight: &Sight) -> bool {
        let (_, pool) = self.printed();
        pool == 0 || pool < sight.pool(sight.me)
    }

    /// What its printed costs take.
    pub fn price(&self, sight: &Sight) -> i32 {
        if self.clause.is_none() {
            return 0;
        }
        let (blood, pool) = self.printed();
        sight.w.card + sight.lose_pool(pool) + sight.lose_blood(self.option.minion, blood)
    }

    /// What it is worth for all that it does beyond its moment, its costs paid.
    pub fn plain(&self, sight: &Sight) -> i32 {
        let mut worth = -self.price(sight);
        if self.deed.beyond {
            let host = sight.card(self.option.card).and_then(|card| card.host.some());
            let minion = self.option.minion.some();
            worth += sight.does(self.deed, minion, host, self.option.target);
            worth -= self.unable(sight);
            if self.deed.stays && self.clause.is_some() {
                worth -= self.like_it(sight);
            }
            if self.deed.burns_this && self.option.kind == OptionKind::Use {
                worth += sight.without(self.option.card);
            }
        }
        worth
    }

    /// What keeps one from it: blood that its minion does not have.
    fn unable(&self, sight: &Sight) -> i32 {
        let Some(clause) = self.clause.filter(|_| self.deed.me.blood < 0) else { return 0 };
        let has = sight.card(self.option.minion).map_or(0, |card| i32::from(card.blood));
        let needed = i32::from(clause.blood) - i32::from(self.deed.me.blood);
        if has <= needed { -NEVER / 4 } else { 0 }
    }

    /// What a card is worth less because there is one like it where it goes.
    fn like_it(&self, sight: &Sight) -> i32 {
        let (Some(at), Some(host)) =
            (sight.card(self.option.card), sight.view.resolve(self.option.target.card()))
        else {
            return 0;
        };
        let has = sight.view.attached(host).any(|card| sight.is_copy(card, at.def));
        let worth = sight.lasting(self.deed.picks[0].worth.into());
        if has && sight.is_mine(host) { worth * (100 - sight.w.second_copy) / 100 } else { 0 }
    }
}

impl Sight<'_> {
    /// What it costs a minion of one's own to burn blood.
    pub fn lose_blood(&self, minion: CardId, n: i32) -> i32 {
        if n <= 0 {
            return 0;
        }
        let has = self.card(minion).map_or(0, |card| i32::from(card.blood));
        self.blood_worth(has, -n.min(has)).abs()
    }

    /// What an option is worth for all that it does, if one would live to see it.
    pub fn plain(&self, option: &Choice) -> i32 {
        match Offer::of(self, option) {
            None => 0,
            Some(offer) if offer.can_wait() && self.view.active() != self.me => -1,
            Some(offer) if offer.survives(self) => offer.plain(self),
            Some(_) => NEVER,
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
        if let Some(minion) = minion
            && deed.me != Fate::NONE
        {
            let mut fate = deed.me;
            fate.pool = 0;
            worth += self.befalls_card(minion, &fate);
        }
        if let Some(host) = host
            && deed.host != Fate::NONE
        {
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

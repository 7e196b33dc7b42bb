//! The table as a player sees it, and what things on it are worth to them.

use std::cell::OnceCell;

use methuselah_cards::{
    CardDef, DefId,
    facts::Price,
    vocab::{CardType, DisciplineSet},
};
use methuselah_engine::{
    CardId, Seat, Value, View,
    query::Clans,
    state::{Card, Zone},
};

use super::{
    Weights,
    hand::Crew,
    reading::{Clause, Fate, Gist, Reading},
};

/// What nobody does, whatever it brings.
pub(crate) const NEVER: i32 = -1_000_000;

/// The table, as one Methuselah sees it.
pub(crate) struct Sight<'a> {
    pub view: View<'a>,
    pub w: &'a Weights,
    pub reading: &'a Reading,
    pub me: Seat,
    pub prey: Seat,
    pub predator: Seat,
    crew: OnceCell<Crew>,
}

impl<'a> Sight<'a> {
    pub fn new(view: View<'a>, w: &'a Weights, reading: &'a Reading) -> Self {
        Self {
            view,
            w,
            reading,
            me: view.seat(),
            prey: view.prey(),
            predator: view.predator(),
            crew: OnceCell::new(),
        }
    }

    /// What one's own minions can do between them.
    pub fn crew(&self) -> &Crew {
        self.crew.get_or_init(|| Crew::of(self))
    }

    /// One's own cards in hand that can be played for something, with their clauses.
    pub fn held(&self, gist: Gist) -> impl Iterator<Item = (CardId, &'a [Clause])> {
        self.view.hand().iter().filter_map(move |&card| {
            let def = self.card(card)?.def;
            self.reading.gist(def).has(gist).then(|| (card, self.reading.clauses(def)))
        })
    }

    /// Stealth and intercept that one's own cards in play could give, at need.
    pub fn aid(&self) -> (i32, i32) {
        let mut sum = (0, 0);
        for &card in self.view.permanents() {
            let Some(at) = self.card(card) else { continue };
            let (stealth, intercept) = self.reading.aid(at.def);
            if stealth + intercept > 0 && at.controller == self.me && !at.locked() {
                sum = (sum.0 + stealth, sum.1 + intercept);
            }
        }
        sum
    }

    /// Whether a card one knows is a copy of that one.
    pub fn is_copy(&self, card: CardId, def: DefId) -> bool {
        self.card(card).is_some_and(|card| card.def == def)
    }

    /// A card that one knows.
    pub fn card(&self, card: CardId) -> Option<&'a Card> {
        self.view.card(card.some()?)
    }

    /// What is printed on a card that one knows.
    pub fn def(&self, card: CardId) -> Option<&'a CardDef> {
        self.view.def(card.some()?)
    }

    /// Whether the card is under one's own control.
    pub fn is_mine(&self, card: CardId) -> bool {
        self.card(card).is_some_and(|card| card.controller == self.me)
    }

    // ---- pool

    /// The pool of a Methuselah.
    pub fn pool(&self, seat: Seat) -> i32 {
        self.view.public(seat).pool.into()
    }

    /// What the n-th pool is worth to someone to whom `most` is plenty.
    fn nth_pool(&self, n: i32, base: i32, scarce: i32) -> i32 {
        let plenty = self.w.pool_plenty.max(1);
        base + scarce * (plenty - n).max(0) / plenty
    }

    /// What it costs to lose that much pool of one's own.
    pub fn lose_pool(&self, n: i32) -> i32 {
        let pool = self.pool(self.me);
        if n >= pool {
            return if n > 0 { -NEVER / 4 } else { 0 };
        }
        (0..n).map(|lost| self.nth_pool(pool - lost, self.w.pool, self.w.pool_scarce)).sum()
    }

    /// What it is worth to gain (or lose) that much pool.
    pub fn gain_pool(&self, n: i32) -> i32 {
        if n < 0 {
            return -self.lose_pool(-n);
        }
        let pool = self.pool(self.me);
        (1..=n).map(|got| self.nth_pool(pool + got, self.w.pool, self.w.pool_scarce)).sum()
    }

    /// How much one likes to see someone hurt, in hundredths of what one's prey is worth.
    pub fn against(&self, seat: Seat) -> i32 {
        if seat == self.me {
            -100
        } else if seat == self.prey {
            100
        } else if seat == self.predator {
            self.w.against_predator
        } else if seat == self.view.prey_of(self.prey) {
            self.w.against_grandprey
        } else {
            self.w.against_others
        }
    }

    /// How much more than at first one is after the others' pool, in hundredths.
    pub fn hurry(&self) -> i32 {
        100 + (i32::from(self.view.round()) - self.w.patience).clamp(0, 100) * self.w.haste
    }

    /// What it is worth that someone loses that much pool.
    pub fn burn_pool(&self, seat: Seat, n: i32) -> i32 {
        if seat == self.me {
            return -self.lose_pool(n);
        }
        if n < 0 {
            return -self.burn_pool(seat, -n) / 2;
        }
        let pool = self.pool(seat);
        let n = n.min(pool);
        if n == 0 {
            return 0;
        }
        let each = self.nth_pool(pool, self.w.prey_pool, self.w.prey_scarce);
        let hurt = n * each * self.hurry() / 100 * self.against(seat) / 100;
        if n < pool {
            hurt
        } else if seat == self.prey {
            hurt + self.w.oust
        } else {
            // Somebody else would be paid for it.
            hurt - self.w.oust / 3
        }
    }

    /// What something that lasts is worth now: the less the later.
    pub fn lasting(&self, worth: i32) -> i32 {
        worth * (self.w.horizon - i32::from(self.view.round())).clamp(4, 16) / 10
    }

    /// What the Edge is worth, if one does not hold it.
    pub fn edge(&self) -> i32 {
        if self.view.edge() == Some(self.me) { 0 } else { self.w.edge }
    }

    // ---- minions

    /// What a ready minion is worth to its controller.
    pub fn minion_worth(&self, card: CardId) -> i32 {
        let Some(def) = self.def(card) else { return self.w.minion };
        self.worth_of_minion(def)
    }

    pub fn worth_of_minion(&self, def: &CardDef) -> i32 {
        let votes = def.facts.title.map_or(0, |title| i32::from(title.votes()));
        let size = i32::from(def.facts.capacity.max(def.facts.life.unwrap_or(0)));
        self.w.minion + self.w.capacity * size + self.w.vote * votes
    }

    /// What a minion loses that takes so much damage.
    pub fn hurt(&self, card: CardId, damage: i32, aggravated: i32) -> i32 {
        let Some(at) = self.card(card) else { return 0 };
        let blood = i32::from(at.blood);
        let vampire = self.is_vampire(card);
        if damage + aggravated <= 0 {
            return 0;
        }
        if !vampire {
            let all = damage + aggravated;
            let out = if self.is_imbued(card) { self.w.torpor } else { 100 };
            let lost = if all >= blood { self.minion_worth(card) * out / 100 } else { 0 };
            return lost + all.min(blood) * self.w.blood;
        }
        let out = damage > blood || aggravated > 0;
        let lost = if out { self.minion_worth(card) * self.w.torpor / 100 } else { 0 };
        let burned =
            if aggravated > 1 + blood - damage.min(blood) { self.minion_worth(card) } else { 0 };
        lost + burned + self.blood_worth(blood, -damage.min(blood)).abs()
    }

    /// What it is worth to a vampire that has so much blood to gain (or lose) that much.
    pub fn blood_worth(&self, has: i32, gain: i32) -> i32 {
        // A vampire without blood must hunt, whatever else there is to do.
        let scarce = self.w.blood_scarce * self.hurry().min(200) / 100;
        let nth = |n: i32| self.w.blood + if n <= 2 { scarce / n.max(1) } else { 0 };
        if gain >= 0 {
            (has + 1..=has + gain).map(nth).sum()
        } else {
            -((has + gain).max(0) + 1..=has).map(nth).sum::<i32>()
        }
    }

    /// Whether the card is a vampire.
    pub fn is_vampire(&self, card: CardId) -> bool {
        self.view.is_vampire(card)
    }

    /// Whether the card is an imbued.
    pub fn is_imbued(&self, card: CardId) -> bool {
        self.def(card).is_some_and(|def| def.facts.types.has(CardType::Imbued))
    }

    /// One's own minions that are ready.
    pub fn ready(&self, seat: Seat) -> impl Iterator<Item = CardId> + use<'a> {
        self.view.ready_minions(seat)
    }

    /// How many minions of a Methuselah are ready and unlocked.
    pub fn unlocked(&self, seat: Seat) -> i32 {
        let free = |&m: &CardId| self.card(m).is_some_and(|card| !card.locked());
        self.ready(seat).filter(free).count() as i32
    }

    /// What the predator is thought to bleed for in a turn.
    pub fn threat(&self) -> i32 {
        let minions = self.ready(self.predator).count() as i32;
        if minions > 0 { minions + self.w.unseen_bleed } else { 0 }
    }

    /// Whether a minion can play a clause, as far as the print tells.
    pub fn can_play(&self, minion: CardId, card: CardId, clause: &Clause) -> bool {
        self.player(minion).is_some_and(|player| player.can_play(card, clause))
    }

    /// A minion that one knows, as one to play cards.
    pub fn player(&'a self, minion: CardId) -> Option<Player<'a>> {
        let at = self.card(minion)?;
        let disciplines = self.view.set().def(at.def).facts.disciplines;
        Some(Player { sight: self, minion, at, disciplines })
    }

    // ---- what befalls whom

    /// What it is worth that something befalls what has been picked.
    pub fn befalls(&self, value: Value, fate: &Fate) -> i32 {
        match value {
            Value::Card(card) => match self.view.resolve(card) {
                Some(card) => self.befalls_card(card, fate),
                None => 0,
            },
            Value::Seat(seat) => self.befalls_methuselah(seat, fate),
            Value::Number(n) => {
                let n = i32::from(n);
                self.gain_pool(n * i32::from(fate.pool)) + n * i32::from(fate.blood) * self.w.blood
            }
            Value::Nothing | Value::Clan(_) | Value::Path(_) => 0,
        }
    }

    /// What it is worth that something befalls a Methuselah.
    pub fn befalls_methuselah(&self, seat: Seat, fate: &Fate) -> i32 {
        let pool = i32::from(fate.pool);
        let mut worth =
            if seat == self.me { self.gain_pool(pool) } else { self.burn_pool(seat, -pool) };
        worth -= i32::from(fate.worth) * self.against(seat) / 100;
        if fate.bled {
            worth += self.burn_pool(seat, self.view.bleed_amount());
        }
        worth
    }

    /// What it is worth that something befalls a card.
    pub fn befalls_card(&self, card: CardId, fate: &Fate) -> i32 {
        let Some(at) = self.card(card) else {
            // A card nobody knows: in someone's hand.
            return -i32::from(fate.gone) * -self.w.peek / 2;
        };
        match at.zone {
            Zone::Hand => {
                let keep = super::hand::keep(self, card);
                let sign = if at.owner == self.me { 1 } else { -self.against(at.owner) };
                let sign = if at.owner == self.me { sign * 100 } else { sign };
                if fate.brought {
                    return self.brought(at.def);
                }
                i32::from(fate.gone) * keep * sign / 100
            }
            Zone::Uncontrolled => {
                super::influence::blood_on(self, card, fate.blood.into())
                    + if fate.gone < 0 { -super::influence::wanted(self, card).max(0) } else { 0 }
            }
            Zone::Library => match self.def(card) {
                Some(_) if fate.brought => self.brought(at.def),
                _ => 0,
            },
            Zone::Ready | Zone::Torpor | Zone::Incapacitated => {
                let own = self.befalls_minion(card, at, fate);
                let stolen = if fate.gone > 0 && at.controller != self.me {
                    self.stolen(card, at)
                } else {
                    0
                };
                if at.controller == self.me {
                    own
                } else if stolen != 0 {
                    stolen
                } else {
                    -own * self.against(at.controller) / 100
                }
            }
            Zone::Play => i32::from(-fate.gone) * self.without(card),
            _ => 0,
        }
    }

    /// What it is worth to have a card on one's minion, its costs paid.
    fn brought(&self, def: DefId) -> i32 {
        let cost = self.view.set().def(def).facts.cost;
        let n = |price| match price {
            Some(Price::Fixed(n)) => i32::from(n),
            _ => 0,
        };
        self.lasting(self.reading.standing(def).host.into())
            - n(cost.blood) * self.w.blood
            - self.lose_pool(n(cost.pool))
    }

    /// What it is worth to the controller of a minion that something befalls it.
    fn befalls_minion(&self, card: CardId, at: &Card, fate: &Fate) -> i32 {
        let blood = i32::from(at.blood);
        let mut worth = self.lasting(fate.worth.into()) + i32::from(fate.pool) * self.w.pool;
        if fate.blood != 0 {
            let room = self.room(card, at);
            let gain = i32::from(fate.blood).clamp(-blood, room);
            worth += self.blood_worth(blood, gain);
        }
        if fate.lock > 0 && at.locked() {
            worth += self.w.unlocked;
        } else if fate.lock < 0 && !at.locked() && at.ready() {
            worth -= self.w.locked * self.locked_for(at);
        }
        if fate.torpor > 0 && matches!(at.zone, Zone::Torpor | Zone::Incapacitated) {
            worth += self.minion_worth(card) * self.w.torpor / 100;
        } else if fate.torpor < 0 && at.ready() {
            worth -= self.minion_worth(card) * self.w.torpor / 100;
        }
        if fate.gone < 0 {
            worth -= self.minion_worth(card);
        }
        if fate.worth < 0 && at.controller != self.me {
            // Of those that can be hindered, the greatest ones.
            worth -= self.minion_worth(card) / 20;
        }
        if fate.damage > 0 || fate.aggravated > 0 {
            worth -= self.hurt(card, fate.damage.into(), fate.aggravated.into());
        }
        if fate.silenced {
            worth += super::vote::silence(self, card);
        }
        worth
    }

    /// How many of one's own minions gain by it that another's is locked.
    fn locked_for(&self, at: &Card) -> i32 {
        if at.controller != self.prey || self.view.active() != self.me {
            return 1;
        }
        // The last one that could block lets all of them pass.
        let own = self.unlocked(self.me).max(1);
        (own / self.unlocked(self.prey).max(1)).max(1)
    }

    /// What it is worth to take control of another's minion, as ready as it is.
    fn stolen(&self, card: CardId, at: &Card) -> i32 {
        let ready = if at.ready() { 100 } else { 100 - self.w.torpor };
        let worth = self.minion_worth(card) * ready / 100;
        worth + worth * self.against(at.controller) / 100
    }

    /// How much more blood a minion can hold.
    pub fn room(&self, card: CardId, at: &Card) -> i32 {
        let limit = self.def(card).map_or(0, |def| i32::from(def.facts.capacity));
        if limit == 0 { 100 } else { (limit - i32::from(at.blood)).max(0) }
    }

    /// What it is worth that a card in play, that is no minion, were gone.
    pub fn without(&self, card: CardId) -> i32 {
        let Some(at) = self.card(card) else { return 0 };
        let standing = self.reading.standing(at.def);
        let mut worth = if at.controller == self.me {
            -i32::from(standing.played(self.w))
        } else {
            i32::from(standing.own) * self.against(at.controller) / 100
        };
        if at.controller != self.me {
            let hits_me = self.view.prey_of(at.controller) == self.me;
            let harm = if hits_me { standing.prey } else { standing.others };
            worth -= i32::from(harm);
        }
        if let Some(host) = at.host.some().and_then(|host| self.card(host)) {
            worth += i32::from(standing.host) * self.against(host.controller) / 100;
        }
        self.lasting(worth)
    }
}

/// A minion that may play cards.
#[derive(Clone, Copy)]
pub(crate) struct Player<'a> {
    sight: &'a Sight<'a>,
    minion: CardId,
    at: &'a Card,
    disciplines: DisciplineSet,
}

impl Player<'_> {
    /// Whether it can play a clause, as far as the print tells.
    pub fn can_play(&self, card: CardId, clause: &Clause) -> bool {
        let Self { sight, minion, at, disciplines } = *self;
        if !disciplines.covers(clause.needs) || at.blood < clause.blood {
            return false;
        }
        if clause.clan {
            let clans = sight.card(card).map_or(0, |at| sight.reading.clans(at.def));
            let own = match sight.view.clans(minion) {
                Clans::Printed(_) => sight.reading.clans(at.def),
                Clans::Changed(clan) => 1 << clan as u64,
            };
            if clans & own == 0 {
                return false;
            }
        }
        if clause.path.is_some() && sight.view.path(minion) != clause.path {
            return false;
        }
        clause.titles == 0
            || sight.view.title(minion).is_some_and(|title| clause.titles & 1 << title as u32 != 0)
    }
}

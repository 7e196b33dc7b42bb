//! What a number in a text comes to.

use methuselah_cards::{
    facts::Price,
    lang::{Amount, Expr, Number, SeatIs, Which},
};

use super::{Context, Query};
use crate::{
    ids::{CardId, CardRef, Seat},
    state::Side,
};

impl<'a> Query<'a> {
    /// What an amount comes to in a context.
    pub fn amount(self, c: &Context, amount: &Amount) -> i32 {
        match amount {
            Amount::N(n) => *n,
            Amount::Of(expr) => self.expr(c, expr),
        }
    }

    /// The life that an ally or retainer starts with.
    pub fn starting_life(self, card: CardId) -> i32 {
        let def = self.def(card);
        let printed = match &def.life {
            Some(amount) => self.amount(&self.context(card), amount),
            None if self.is_imbued(card) => def.facts.capacity.into(),
            None => def.facts.life.map_or(0, i32::from),
        };
        printed + self.added(Number::StartingLife, card)
    }

    /// Corruption counters on a card of Methuselahs that fit a description.
    pub(super) fn corruption(self, c: &Context, card: CardId, seats: &[SeatIs]) -> i32 {
        let on = self.s.corrupted.iter().filter(|corruption| corruption.card == card);
        let fitting = on.filter(|corruption| self.seat_fits(c, seats, corruption.seat));
        fitting.map(|corruption| i32::from(corruption.n)).sum()
    }

    /// What is printed as the cost of an ally; of an imbued, the cost is what it has for a capacity.
    fn printed_cost(self, ally: CardId) -> i32 {
        let facts = &self.def(ally).facts;
        let of = |price: Option<Price>| match price {
            Some(Price::Fixed(n)) => n.into(),
            Some(Price::X) | None => 0,
        };
        match facts.is_crypt() {
            true => facts.capacity.into(),
            false => of(facts.cost.pool) + of(facts.cost.blood),
        }
    }

    /// The side of a combatant; of the opponent even if it has just been burned.
    fn side_meant(self, c: &Context, which: Which) -> Option<&'a Side> {
        let sides = &self.s.combat.sides;
        match which {
            Which::Opponent => sides.iter().find(|side| side.minion != c.me),
            _ => {
                let id = self.which(c, which)?;
                sides.iter().find(|side| self.is(side.minion, id))
            }
        }
    }

    fn expr(self, c: &Context, expr: &Expr) -> i32 {
        match expr {
            Expr::X => c.x.into(),
            Expr::ByLevel(inferior, superior) => *if c.superior { superior } else { inferior },
            Expr::Count(filter) => self.matching(c, filter).count() as i32,
            Expr::Methuselahs(seats) => {
                let fits = |&seat: &Seat| self.seat_fits(c, seats, seat);
                self.s.all_seats().filter(fits).count() as i32
            }
            Expr::Blood(which) => {
                self.which(c, *which).map_or(0, |id| self.s.card(id).blood.into())
            }
            Expr::Counters(which) => {
                self.which(c, *which).map_or(0, |id| self.s.card(id).counters.into())
            }
            Expr::Corruption(which, seats) => {
                self.which(c, *which).map_or(0, |id| self.corruption(c, id, seats))
            }
            Expr::CapacityOrCost(which) => self.which(c, *which).map_or(0, |id| {
                if self.is_vampire_in(c, id) {
                    self.capacity_in(c, id)
                } else {
                    self.printed_cost(id)
                }
            }),
            Expr::PoolCost(which) => {
                let (card, minion) = (self.which(c, *which), self.s.resolve(c.me));
                card.zip(minion).map_or(0, |(card, minion)| {
                    self.price(&self.bringing_context(minion, card), card, CardRef::NONE).1
                })
            }
            Expr::CountersOf(kind, which) => {
                self.which(c, *which).map_or(0, |id| self.counters_of(id, *kind).into())
            }
            Expr::Capacity(which) => self.which(c, *which).map_or(0, |id| self.capacity_in(c, id)),
            Expr::Strength(which) => {
                self.which(c, *which).map_or(0, |id| self.number(Number::Strength, id))
            }
            Expr::Stealth(which) => {
                self.which(c, *which).map_or(0, |id| self.number(Number::Stealth, id).max(0))
            }
            Expr::StartingLife(which) => {
                self.which(c, *which).map_or(0, |id| self.starting_life(id))
            }
            Expr::Pool(who) => self.who(c, *who).map_or(0, |seat| self.s.seat(seat).pool.into()),
            Expr::Lacking(who) => {
                self.who(c, *who).map_or(0, |seat| self.s.seat(seat).lacking.into())
            }
            Expr::Picked(n) => c.picks.get(*n as usize).map_or(0, |pick| pick.number()),
            Expr::Margin => self.s.action.passed.unwrap_or(0).into(),
            Expr::Bleed => self.bleed_amount(),
            Expr::Bled => self.s.action.burned.into(),
            Expr::BloodLostToDamage(which) => {
                self.side_meant(c, *which).map_or(0, |side| side.blood_lost.into())
            }
            Expr::DamageInflicted(which) => {
                self.side_meant(c, *which).map_or(0, |side| side.inflicted.into())
            }
            Expr::Round => self.s.combat.round.into(),
            Expr::DisciplinesPlayed(which) => {
                self.which(c, *which).map_or(0, |id| self.disciplines_played(id) as i32)
            }
            Expr::Event => c.amount.into(),
            Expr::Plus(a, b) => self.amount(c, a) + self.amount(c, b),
            Expr::Minus(a, b) => (self.amount(c, a) - self.amount(c, b)).max(0),
            Expr::Negative(a) => -self.amount(c, a),
            Expr::Half(a) => self.amount(c, a) / 2,
            Expr::Min(a, b) => self.amount(c, a).min(self.amount(c, b)),
            Expr::If(cond, a) => {
                if self.holds(c, cond) {
                    self.amount(c, a)
                } else {
                    0
                }
            }
            Expr::Sealed(who) => self.who(c, *who).and_then(|seat| self.sealed(seat)).unwrap_or(0),
            Expr::Allocated(who) => {
                self.who(c, *who).map_or(0, |seat| self.s.referendum.allocated[seat.index()].into())
            }
        }
    }
}

//! What things cost, and whether that can be paid (CARD-6, -7, -37).

use methuselah_cards::{
    AbilityId, ModeDef,
    facts::Price,
    lang::{Ability, Cost, Reduction, Which},
};

use super::{Context, Query};
use crate::{
    ids::{CardId, CardRef, Seat, Value},
    play::is_action,
    state::{Lasting, Text, What},
};

impl Query<'_> {
    /// Whether all costs of a clause can be paid in full (CARD-6, -7), if need be once they are
    /// lowered (CARD-37). An action's printed cost is paid on success, but must be payable when it is
    /// announced.
    pub(crate) fn affordable(
        self,
        c: &Context,
        card: CardId,
        mode: &ModeDef,
        target: CardRef,
    ) -> bool {
        if mode.free && !self.def(card).may_cost_more {
            return true;
        }
        self.affordable_less(c, card, mode, target, self.reducible(c, card))
    }

    /// Blood that a minion pays as it plays a clause, what the clause itself asks for included.
    pub(crate) fn blood_due(self, c: &Context, card: CardId, mode: &ModeDef) -> i32 {
        let (blood, _) = self.price_as(c, card, Some(mode), CardRef::NONE);
        let own = mode.text.cost.iter().map(|cost| match cost {
            Cost::Blood(Which::Me, n) => self.amount(c, n),
            _ => 0,
        });
        blood + own.sum::<i32>()
    }

    /// Whether all costs of a clause can be paid in full, the printed ones being that much lower in
    /// blood and pool.
    pub(crate) fn affordable_less(
        self,
        c: &Context,
        card: CardId,
        mode: &ModeDef,
        target: CardRef,
        less: (i32, i32),
    ) -> bool {
        let (blood, pool) = self.price_as(c, card, Some(mode), target);
        let (blood, pool) = ((blood - less.0).max(0), (pool - less.1).max(0));
        let minion_blood = self.s.resolve(c.me).map_or(0, |m| self.s.card(m).blood.into());
        let (mut blood, mut pool) = (blood, pool);
        for cost in &mode.text.cost {
            match cost {
                Cost::Blood(Which::Me, n) => blood += self.amount(c, n),
                Cost::Pool(n) => pool += self.amount(c, n),
                other => {
                    if !self.payable(c, other, c.you) {
                        return false;
                    }
                }
            }
        }
        blood <= minion_blood && pool <= self.s.seat(c.you).pool.into()
    }

    /// The printed cost of a card in blood and pool, with what effects add: of one that is being
    /// played, for the clause it is played for.
    pub(crate) fn price(self, c: &Context, card: CardId, target: CardRef) -> (i32, i32) {
        self.price_as(c, card, None, target)
    }

    /// The same of a card that would be played for a clause.
    pub(crate) fn price_as(
        self,
        c: &Context,
        card: CardId,
        mode: Option<&ModeDef>,
        target: CardRef,
    ) -> (i32, i32) {
        let cost = self.def(card).facts.cost;
        let more = self.extra_pool_cost(c, card, target);
        let more_blood = self.extra_blood_cost(c.me, card, mode);
        if cost.blood.is_none() && cost.pool.is_none() {
            return (more_blood.max(0), more);
        }
        let of = |price: Option<Price>| match price {
            None => 0,
            Some(Price::Fixed(n)) => n.into(),
            Some(Price::X) => i32::from(c.x),
        };
        let (blood, pool) = (of(cost.blood), of(cost.pool));
        let less = self.reduced(card);
        let blood = (blood + more_blood - less.0).max(0);
        let pool = (pool + more - less.1).max(0);
        let acts = mode.is_some_and(|mode| is_action(mode.as_type))
            || (self.s.action.on && self.s.action.played_card() == card);
        let discount = self.discount(c.me, card, acts);
        let of_pool = discount.min(pool);
        ((blood - discount + of_pool).max(0), pool - of_pool)
    }

    /// Whether one further cost can be paid.
    pub(crate) fn payable(self, c: &Context, cost: &Cost, seat: Seat) -> bool {
        let state = self.s.seat(seat);
        match cost {
            Cost::LockThis => self.s.resolve(c.source).is_some_and(|id| !self.s.card(id).locked()),
            Cost::BurnThis => self.s.resolve(c.source).is_some(),
            Cost::Lock(which) => self.which(c, *which).is_some_and(|id| !self.s.card(id).locked()),
            Cost::Blood(which, n) => self
                .which(c, *which)
                .is_some_and(|id| i32::from(self.s.card(id).blood) >= self.amount(c, n)),
            Cost::Counters(which, n) => self
                .which(c, *which)
                .is_some_and(|id| i32::from(self.s.card(id).counters) >= self.amount(c, n)),
            Cost::Pool(n) => i32::from(state.pool) >= self.amount(c, n),
            Cost::Transfers(n) => state.transfers >= *n as i8,
            Cost::MasterAction => state.master_actions > 0,
            Cost::DiscardAction => state.discards > 0,
            // Which card it is is one of the picks.
            Cost::Discard(_) | Cost::DiscardAtRandom => !state.hand.is_empty(),
            Cost::Burn(Which::Picked(slot))
                if c.picks.get(*slot as usize) == Some(&Value::Nothing) =>
            {
                true
            }
            Cost::Burn(which) => {
                self.which(c, *which).is_some_and(|id| self.s.card(id).zone.in_play())
            }
        }
    }

    /// Blood and pool by which a Methuselah could lower what a card costs a minion.
    pub(crate) fn reducible(self, c: &Context, card: CardId) -> (i32, i32) {
        self.reducible_by(c, card, |_| true)
    }

    /// The same by those texts alone.
    pub(crate) fn reducible_by(
        self,
        c: &Context,
        card: CardId,
        texts: impl Fn(&Reduction) -> bool,
    ) -> (i32, i32) {
        let mut sum = (0, 0);
        let Some(minion) = self.s.resolve(c.me).filter(|_| self.s.reach.reduces) else {
            return sum;
        };
        for &Text { card: on, .. } in self.s.texts.iter() {
            if !self.def(on).reach.reduces || self.s.card(on).controller != c.you {
                continue;
            }
            let context = self.context(on);
            for &id in &self.def(on).abilities {
                if let Ability::Reduce(text) = &self.set().ability(id).ability
                    && texts(text)
                    && !self.is_pledged(&context, id)
                    && self.reduces(&context, text, minion, card)
                {
                    sum.0 += self.amount(&context, &text.blood);
                    sum.1 += self.amount(&context, &text.pool);
                }
            }
        }
        sum
    }

    /// Whether a text lowers what a card costs a minion, and its use can be paid for.
    pub(crate) fn reduces(
        self,
        c: &Context,
        text: &Reduction,
        minion: CardId,
        card: CardId,
    ) -> bool {
        self.fits(c, &text.by, minion)
            && self.fits_anywhere(c, &text.of, card)
            && text.cost.iter().all(|cost| self.payable(c, cost, c.you))
    }

    /// Whether a text is to lower the cost at hand already.
    pub(crate) fn is_pledged(self, c: &Context, id: AbilityId) -> bool {
        self.s.lasting.iter().any(|l| l.what == What::Pledged(id) && l.source == c.source)
    }

    /// Blood and pool by which a text that is to be used then lowers a cost, if that can be paid for.
    fn pledged(self, lasting: &Lasting, id: AbilityId) -> (i32, i32) {
        let context = self.lasting_context(lasting);
        let Ability::Reduce(text) = &self.set().ability(id).ability else { return (0, 0) };
        let there = self.s.resolve(context.source).is_some()
            && text.cost.iter().all(|cost| self.payable(&context, cost, context.you));
        let by = |amount| self.amount(&context, amount).min(context.picks[0].number());
        if there { (by(&text.blood), by(&text.pool)) } else { (0, 0) }
    }

    /// Blood and pool by which the cost of a card has been lowered.
    fn reduced(self, card: CardId) -> (i32, i32) {
        let mut sum = (0, 0);
        for lasting in self.s.lasting.iter() {
            let (blood, pool) = match lasting.what {
                What::Cheaper(blood, pool) => (blood.into(), pool.into()),
                What::Pledged(id) => self.pledged(lasting, id),
                _ => continue,
            };
            if self.lasting_on(lasting, card) {
                sum = (sum.0 + blood, sum.1 + pool);
            }
        }
        sum
    }
}

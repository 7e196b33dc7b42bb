//! Lowering what a card costs that is played to take an action (CARD-37).

use methuselah_cards::lang::{Ability, Reduction};

use crate::{
    engine::Engine,
    ids::{CardId, Seat, Value},
    query::{Context, Query},
    state::{Expiry, Lasting, Text, What},
};

impl Query<'_> {
    /// Blood and pool by which a Methuselah could lower what a card costs a minion.
    pub(crate) fn reducible(self, c: &Context, card: CardId) -> (i32, i32) {
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
    fn reduces(self, c: &Context, text: &Reduction, minion: CardId, card: CardId) -> bool {
        self.fits(c, &text.by, minion)
            && self.fits_anywhere(c, &text.of, card)
            && text.cost.iter().all(|cost| self.payable(c, cost, c.you))
    }

    /// Whether a text can be used to lower what the card behind the action costs.
    pub(super) fn reduces_action(self, seat: Seat, c: &Context, text: &Reduction) -> bool {
        let action = &self.s.action;
        let Some(card) = action.played_card().some() else { return false };
        let Some(actor) = self.s.resolve(action.actor) else { return false };
        let context = Context {
            you: action.meth,
            source: self.s.reference(card),
            me: action.actor,
            picks: action.picks,
            x: action.x,
            ..Context::default()
        };
        let (blood, pool) = self.price(&context, card, action.picks[0].card());
        let lowers = (blood > 0 && self.amount(c, &text.blood) > 0)
            || (pool > 0 && self.amount(c, &text.pool) > 0);
        seat == c.you && lowers && self.reduces(c, text, actor, card)
    }

    /// Blood and pool by which the cost of a card has been lowered.
    pub(super) fn reduced(self, card: CardId) -> (i32, i32) {
        let mut sum = (0, 0);
        for lasting in self.s.lasting.iter() {
            if let What::Cheaper(blood, pool) = lasting.what
                && self.lasting_on(lasting, card)
            {
                sum = (sum.0 + i32::from(blood), sum.1 + i32::from(pool));
            }
        }
        sum
    }
}

impl Engine<'_> {
    /// The cost of the card behind the action is lowered.
    pub(crate) fn reduce_cost(&mut self, c: &Context, text: &Reduction) {
        let card = self.s.action.played_card();
        let n = |amount| self.q().amount(c, amount).clamp(0, 255) as u8;
        let what = What::Cheaper(n(&text.blood), n(&text.pool));
        self.pay(c, &text.cost, c.you);
        self.begin_lasting(Lasting {
            what,
            subject: Value::Card(self.s.reference(card)),
            you: c.you,
            expiry: Expiry::Action,
            ..Lasting::default()
        });
    }
}

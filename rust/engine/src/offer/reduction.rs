//! Lowering what a card costs (CARD-37).

use std::ops::RangeInclusive;

use methuselah_cards::{
    AbilityId, ModeDef, Op,
    lang::{Ability, Change, Reduction, Step, Window},
};

use crate::{
    engine::Engine,
    ids::{CardId, Seat, Value},
    query::{Context, Query},
    state::{ActionSource, EffectFrame, Expiry, Frame, Lasting, PlayStage, What},
};

impl<'a> Query<'a> {
    /// The card that an effect is about to bring onto a minion.
    fn brought(self, effect: &EffectFrame) -> Option<(Context, CardId, &'a ModeDef)> {
        let ops = &self.set().program(effect.program).ops;
        let Some(Op::Do(Step::BringOnto(minion, card) | Step::Recruit(minion, card))) =
            ops.get(effect.at as usize)
        else {
            return None;
        };
        let (minion, card) = (self.which(effect, *minion)?, self.which(effect, *card)?);
        Some((self.bringing_context(minion, card), card, self.def(card).modes.first()?))
    }

    /// The card whose cost is at hand: one that is being played or brought onto a minion, or else the
    /// one behind the action.
    fn charged(self) -> Option<(Context, CardId, &'a ModeDef)> {
        let at_hand = self.s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Play(play) if play.stage == PlayStage::Cost => {
                Some((self.play_context(play), play.card, self.play_mode(play)))
            }
            Frame::Effect(effect) => self.brought(effect),
            _ => None,
        });
        if at_hand.is_some() {
            return at_hand;
        }
        match self.s.action.source {
            ActionSource::Card { card, mode } if self.s.action.on => {
                let mode = &self.def(card).modes[mode as usize];
                Some((self.action_context(card), card, mode))
            }
            _ => None,
        }
    }

    /// Whether a text can be used to lower the cost at hand.
    pub(super) fn reduces_cost(self, seat: Seat, c: &Context, text: &Reduction) -> bool {
        let Some((context, card, _)) = self.charged() else { return false };
        let Some(minion) = self.s.resolve(context.me) else { return false };
        let (blood, pool) = self.price(&context, card, context.picks[0].card());
        let lowers = (blood > 0 && self.amount(c, &text.blood) > 0)
            || (pool > 0 && self.amount(c, &text.pool) > 0);
        seat == c.you && lowers && self.reduces(c, text, minion, card)
    }

    /// Whether a Methuselah has to lower the cost at hand, or else could not pay it: the last time
    /// that this can be done, nothing else will (CARD-6).
    pub(crate) fn must_reduce(self, seat: Seat, windows: u64) -> bool {
        if windows & Window::Cost.bit() == 0 || !self.s.reach.reduces {
            return false;
        }
        let Some((context, card, mode)) = self.charged() else { return false };
        let target = context.picks[0].card();
        // What can be used only as the action is announced will not do so later.
        let later = match windows == Window::Cost.bit() {
            true => (0, 0),
            false => self.reducible_by(&context, card, |text| !text.announced),
        };
        context.you == seat
            && !self.affordable_less(&context, card, mode, target, later)
            && self.affordable(&context, card, mode, target)
    }

    /// How much of what a text can lower the cost by its user can say: from the least to the most,
    /// if the cost is at hand.
    pub(super) fn reductions(
        self,
        c: &Context,
        text: &Reduction,
        windows: u64,
    ) -> Option<RangeInclusive<i16>> {
        let (context, card, _) = self.charged()?;
        let (blood, pool) = self.price(&context, card, context.picks[0].card());
        let most = blood.min(self.amount(c, &text.blood)).max(pool.min(self.amount(c, &text.pool)));
        let least = if self.must_reduce(c.you, windows) {
            let own = self.s.resolve(context.me).map_or(0, |m| self.s.card(m).blood.into());
            (blood - own).max(pool - i32::from(self.s.seat(c.you).pool)).clamp(1, most.max(1))
        } else {
            1
        };
        Some(least as i16..=most as i16)
    }
}

impl Engine<'_> {
    /// The cost at hand is lowered.
    pub(crate) fn reduce_cost(&mut self, c: &Context, id: AbilityId, text: &Reduction) {
        let Some((_, card, _)) = self.q().charged() else { return };
        if text.announced {
            self.give(c, What::Pledged(id), self.value(card), Expiry::Action);
            return;
        }
        let most = if text.up_to { c.picks[0].number() } else { i32::MAX };
        let n = |amount| self.q().amount(c, amount).min(most).clamp(0, 255) as u8;
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

    /// What lowered the cost of a card has done so, and is paid for.
    pub(crate) fn forget_reductions(&mut self, card: CardId) {
        let of_card = |l: &Lasting| l.subject.card().id == card;
        let pledged = |l: &Lasting| matches!(l.what, What::Pledged(_)) && of_card(l);
        while let Some(at) = self.s.lasting.iter().position(pledged) {
            let lasting = self.s.lasting.remove(at);
            let What::Pledged(id) = lasting.what else { break };
            let context = self.q().lasting_context(&lasting);
            if let Ability::Reduce(text) = &self.set().ability(id).ability {
                self.pay(&context, &text.cost, context.you);
            }
        }
        let changed = |what| matches!(what, What::Cheaper(..) | What::Dearer(_));
        self.s.lasting.retain(|l| !changed(l.what) || !of_card(l));
    }

    /// What makes the next card of a kind cost more is about this one from now on, if it is of that
    /// kind and played for that clause.
    #[cold]
    pub(crate) fn settle_next_costs(&mut self, minion: CardId, card: CardId, mode: &ModeDef) {
        for at in (0..self.s.lasting.len()).rev() {
            let lasting = self.s.lasting[at];
            let What::Ability(id) = lasting.what else { continue };
            let Ability::Static(text) = &self.set().ability(id).ability else { continue };
            let Change::NextBloodCost(filter, n) = &text.change else { continue };
            let q = self.q();
            let context = q.lasting_context(&lasting);
            if q.about_card(&context, text, minion)
                && q.fits_as(&context, filter, card, mode)
                && q.all(&context, &text.if_)
            {
                let n = q.amount(&context, n).clamp(0, 100) as u8;
                let subject = self.value(card);
                self.s.lasting.remove(at);
                self.begin_lasting(Lasting { what: What::Dearer(n), subject, ..lasting });
            }
        }
    }
}

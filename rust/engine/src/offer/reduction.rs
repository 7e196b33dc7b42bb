//! Lowering what a card costs (CARD-37).

use methuselah_cards::{
    ModeDef, Op,
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
        if windows != Window::Cost.bit() {
            return false;
        }
        let Some((context, card, mode)) = self.charged() else { return false };
        let target = context.picks[0].card();
        context.you == seat
            && !self.affordable_less(&context, card, mode, target, (0, 0))
            && self.affordable(&context, card, mode, target)
    }
}

impl Engine<'_> {
    /// The cost at hand is lowered.
    pub(crate) fn reduce_cost(&mut self, c: &Context, text: &Reduction) {
        let Some((_, card, _)) = self.q().charged() else { return };
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

    /// What lowered the cost of a card has done so.
    pub(crate) fn forget_reductions(&mut self, card: CardId) {
        let of_card = |l: &Lasting| l.subject.card().id == card;
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

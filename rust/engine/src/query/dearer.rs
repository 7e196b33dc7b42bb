//! What texts add to the cost of cards and deeds, or take from it.

use methuselah_cards::{
    ModeDef,
    lang::{Change, ChangeKind, Does, Static},
};

use super::{Context, Query, statics::Wanted};
use crate::{
    ids::{CardId, CardRef, Value},
    state::What,
};

impl Query<'_> {
    /// Blood or life that an attempt to block costs a minion.
    pub fn block_cost(self, minion: CardId) -> i32 {
        self.cost_of(minion, |does| does == Does::Block)
    }

    /// Blood that a rescue of a vampire costs beyond the usual, if that other one attempts it.
    pub fn extra_rescue_cost(self, rescuer: CardId, rescued: CardId) -> i32 {
        self.sum_static(ChangeKind::RescueCost.bit(), |context, text| match &text.change {
            Change::RescueCost(n, filter) => {
                let about = self.about_card(context, text, rescuer);
                (about && self.fits(context, filter, rescued)).then_some(n)
            }
            _ => None,
        })
    }

    /// Blood beyond the usual that it costs a vampire to contest its title.
    pub fn extra_title_cost(self, vampire: CardId) -> i32 {
        self.cost_of(vampire, |does| does == Does::Contest)
    }

    /// What texts say that it costs a minion to do that.
    fn cost_of(self, minion: CardId, wanted: impl Fn(Does) -> bool) -> i32 {
        self.sum_static(ChangeKind::Costs.bit(), |context, text| match &text.change {
            Change::Costs(does, n) if wanted(*does) && self.about_card(context, text, minion) => {
                Some(n)
            }
            _ => None,
        })
    }

    /// Pool, or else blood, that a card costs a minion less, by which it takes an action or not.
    pub fn discount(self, minion: CardRef, card: CardId, acts: bool) -> i32 {
        if self.s.reach.changes & ChangeKind::CheaperFor.bit() == 0 {
            return 0;
        }
        let Some(minion) = self.s.resolve(minion) else { return 0 };
        self.sum_static(ChangeKind::CheaperFor.bit(), |context, text| {
            let (filter, n) = match &text.change {
                Change::CheaperFor(filter, n) => (filter, n),
                Change::CheaperActions(filter, n) if acts => (filter, n),
                _ => return None,
            };
            let about = self.about_card(context, text, minion);
            (about && self.fits_anywhere(context, filter, card)).then_some(n)
        })
    }

    /// Blood that the minion must burn to cast votes, once in a referendum.
    pub fn vote_cost(self, minion: CardId, against: bool) -> i32 {
        self.cost_of(minion, |does| does == Does::Vote || against && does == Does::VoteAgainst)
    }

    /// Pool that a card costs its player beyond the printed cost, on a target if it has one.
    pub fn extra_pool_cost(self, c: &Context, card: CardId, target: CardRef) -> i32 {
        if !self.def(card).may_cost_more {
            return 0;
        }
        let on = |context: &Context, text: &Static, target: CardRef| {
            let target = self.s.resolve(target);
            target.is_some_and(|target| self.about_card(context, text, target))
        };
        let several = c.picks[1] != Value::Nothing;
        self.sum_static(ChangeKind::PoolCost.bit(), |context, text| {
            let Change::PoolCost(filter, n) = &text.change else { return None };
            let about = self.about_seat(context, text, c.you)
                || on(context, text, target)
                || several && c.picks[1..].iter().any(|pick| on(context, text, pick.card()));
            (about && self.fits_anywhere(context, filter, card)).then_some(n)
        })
    }

    /// Blood that a card costs a minion beyond what is printed, for a clause that it would be played
    /// for or for the one it is being played for; less than 0 if it costs less.
    pub(super) fn extra_blood_cost(
        self,
        minion: CardRef,
        card: CardId,
        mode: Option<&ModeDef>,
    ) -> i32 {
        let Some(minion) = self.s.resolve(minion) else { return 0 };
        let kinds = ChangeKind::BloodCost.bit() | ChangeKind::NextBloodCost.bit();
        let more = self.sum_static(kinds, |context, text| match &text.change {
            Change::BloodCost(filter, n) | Change::NextBloodCost(filter, n) => {
                let fits = self.about_card(context, text, minion)
                    && mode.map_or_else(
                        || self.fits_anywhere(context, filter, card),
                        |mode| self.fits_as(context, filter, card, mode),
                    );
                fits.then_some(n)
            }
            _ => None,
        });
        if self.s.reach.changes & ChangeKind::NextBloodCost.bit() == 0 {
            return more;
        }
        more + self.made_dearer(card)
    }

    /// Blood by which a card that is being played costs more, as the next one after an effect.
    fn made_dearer(self, card: CardId) -> i32 {
        let dearer = self.s.lasting.iter().filter(|l| self.lasting_on(l, card));
        dearer.map(|l| if let What::Dearer(n) = l.what { i32::from(n) } else { 0 }).sum()
    }

    /// The conviction for which an imbued leaves the incapacitated region in anyone's unlock phase,
    /// if a text says so.
    pub fn recovers_for(self, imbued: CardId) -> Option<u8> {
        let mut least = None;
        self.each_static(Wanted::Change(ChangeKind::RecoversFor.bit()), |context, text| {
            if let Change::RecoversFor(n) = &text.change
                && self.about_card(context, text, imbued)
            {
                least = Some(least.map_or(*n, |least: u8| least.min(*n)));
            }
        });
        least
    }
}

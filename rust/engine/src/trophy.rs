//! Trophies are awarded (CARD-20, TRAIT-5).

use methuselah_cards::vocab::Keyword;

use crate::{
    engine::{Engine, Flow},
    event::Event,
    ids::{CardId, CardRef, Seat, Value},
    option::{Choice, DecisionKind},
    query::Query,
    state::{AwardStage, Frame},
};

impl Query<'_> {
    /// Trophies in play that have not been awarded, of a Methuselah.
    fn unawarded(self, seat: Seat) -> impl Iterator<Item = CardId> {
        self.s.permanents.iter().copied().filter(move |&card| {
            let at = self.s.card(card);
            at.controller == seat
                && at.host == CardId::NONE
                && self.def(card).facts.keywords.has(Keyword::Trophy)
        })
    }
}

impl Engine<'_> {
    /// Trophies that are due are awarded before anything else goes on.
    pub(crate) fn start_award(&mut self) -> bool {
        let award = self.s.awards.pop();
        if let Some(vampire) = award {
            self.push(Frame::Award(vampire, AwardStage::Search));
        }
        award.is_some()
    }

    /// TRAIT-5: first a trophy is searched for, then each Methuselah may move those in play.
    pub(crate) fn step_award(&mut self, vampire: CardRef, stage: AwardStage) -> Flow {
        let Some(awarded) = self.get(vampire) else {
            self.pop();
            return Flow::Go;
        };
        match stage {
            AwardStage::Search => {
                self.offer_search(awarded, Keyword::Trophy);
                if self.options.is_empty() {
                    self.replace_top(Frame::Award(vampire, AwardStage::Offers(0)));
                    return Flow::Go;
                }
                self.options.insert(0, Choice::PASS);
                self.ask(self.s.card(awarded).controller, DecisionKind::Trophy)
            }
            AwardStage::Offers(passed) => {
                let offers = |&seat: &Seat| {
                    let can_have = |card| self.q().can_have(awarded, card);
                    passed & seat.bit() == 0 && self.q().unawarded(seat).any(can_have)
                };
                let Some(seat) = self.s.clockwise(self.s.active).find(offers) else {
                    self.pop();
                    return Flow::Go;
                };
                self.options.push(Choice::PASS);
                let q = Query { setup: self.setup, s: self.s };
                for card in q.unawarded(seat).filter(|&card| q.can_have(awarded, card)) {
                    self.options.push(Choice::value(Value::Card(q.s.reference(card))));
                }
                self.ask(seat, DecisionKind::Trophy)
            }
        }
    }

    pub(crate) fn take_award(
        &mut self,
        vampire: CardRef,
        stage: AwardStage,
        seat: Seat,
        choice: Choice,
    ) {
        let Some(awarded) = self.get(vampire) else { return };
        let card = if let Value::Card(card) = choice.target { self.get(card) } else { None };
        match (stage, card) {
            (AwardStage::Search, card) => {
                self.replace_top(Frame::Award(vampire, AwardStage::Offers(0)));
                self.take_from_search(awarded, card);
            }
            (AwardStage::Offers(_), Some(card)) => self.commit(Event::Attach(card, awarded)),
            (AwardStage::Offers(passed), None) => {
                self.replace_top(Frame::Award(vampire, AwardStage::Offers(passed | seat.bit())));
            }
        }
    }
}

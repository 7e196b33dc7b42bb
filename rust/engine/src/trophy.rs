//! The Red List and trophies (TRAIT-5, CARD-20), and searching for master cards to be put on a vampire
//! (also DIABLERIE-2).

use methuselah_cards::{
    DefId,
    lang::{From, Step, Which},
    vocab::{CardType, Keyword},
};

use crate::{
    engine::{Engine, Flow},
    event::{Entry, Event},
    ids::{CardId, CardRef, Seat, Value},
    list::List,
    option::{Choice, DecisionKind, OptionKind},
    query::{Context, Query},
    setup::MAX_LIBRARY,
    state::{ActionKind, ActionStage, AwardStage, Expiry, Frame, Lasting, What, Zone},
    turn::ActKey,
};

/// Blood that entering combat with a marked minion costs.
pub(crate) const MARKED_COMBAT_COST: u8 = 1;

impl Query<'_> {
    /// Whether a minion is Red List.
    pub(crate) fn is_red_list(self, card: CardId) -> bool {
        self.def(card).facts.keywords.has(Keyword::RedList)
    }

    /// Whether a Methuselah has marked a minion this turn.
    fn marked(self, seat: Seat, minion: CardId) -> bool {
        let mut lasting = self.s.lasting.iter();
        lasting.any(|l| l.what == What::Marked && l.you == seat && self.lasting_on(l, minion))
    }

    /// Trophies in play that have not been awarded, of a Methuselah.
    fn unawarded(self, seat: Seat) -> impl Iterator<Item = CardId> {
        self.s.permanents.iter().copied().filter(move |&card| {
            let at = self.s.card(card);
            at.controller == seat
                && at.host == CardId::NONE
                && self.def(card).facts.keywords.has(Keyword::Trophy)
        })
    }

    /// Whether a card, by what it says of itself as it is played, may be put on that vampire.
    fn may_be_put_on(self, card: CardId, host: CardId) -> bool {
        let context = Context { source: self.s.reference(card), ..self.context(host) };
        let fits = self.def(card).modes.iter().any(|mode| {
            let onto = mode.text.steps.contains(&Step::PutOn(Which::Picked(0)));
            let of = mode.text.choose.first().map(|pick| &pick.0);
            match of {
                Some(From::Cards(filter)) if onto => self.fits(&context, filter, host),
                _ => mode.text.steps.contains(&Step::PutInPlay),
            }
        });
        fits && self.can_have(host, card) && !self.controls_copy(self.s.card(host).controller, card)
    }
}

impl Engine<'_> {
    /// TRAIT-5: a master phase action marks a Red List minion for this turn.
    pub(crate) fn offer_marks(&mut self, seat: Seat) {
        if self.s.seat(seat).master_actions <= 0 {
            return;
        }
        for other in self.s.all_seats().filter(|&other| other != seat) {
            for &minion in self.s.seat(other).minions.iter() {
                if self.q().is_red_list(minion) && !self.q().marked(seat, minion) {
                    self.options.push(Choice::of(OptionKind::Mark, minion));
                }
            }
        }
    }

    pub(crate) fn mark(&mut self, seat: Seat, minion: CardId) {
        self.s.seat_mut(seat).master_actions -= 1;
        self.begin_lasting(Lasting {
            what: What::Marked,
            subject: self.value(minion),
            you: seat,
            expiry: Expiry::Turn,
            ..Lasting::default()
        });
    }

    /// TRAIT-5: combat with marked minions, once in a turn for each vampire.
    pub(crate) fn offer_marked_combats(&mut self, seat: Seat, vampire: CardId) {
        if !self.s.lasting.iter().any(|l| l.what == What::Marked && l.you == seat) {
            return;
        }
        let again = ActKey::Basic(ActionKind::EnterCombat, CardId::NONE);
        if self.s.card(vampire).blood < MARKED_COMBAT_COST || self.q().has_acted(vampire, again) {
            return;
        }
        for other in self.s.all_seats().filter(|&other| other != seat) {
            for &minion in self.s.seat(other).minions.iter() {
                if self.s.card(minion).ready() && self.q().marked(seat, minion) {
                    let target = self.value(minion);
                    let choice = Choice::of(OptionKind::EnterCombat, vampire);
                    self.options.push(Choice { target, ..choice });
                }
            }
        }
    }

    /// TRAIT-5: a Red List minion is about to burn. Whoever burns it in combat or by a directed
    /// action gets trophies for it; a diablerist only after the Discipline (DIABLERIE-2).
    pub(crate) fn note_burning(&mut self, card: CardId) {
        if !self.q().is_red_list(card) || matches!(self.s.stack.last(), Some(Frame::Diablerie(..)))
        {
            return;
        }
        let action = &self.s.action;
        let by = match self.side_of(card) {
            Some(side) if self.s.combat.on => self.s.combat.sides[1 - side].minion,
            _ if action.on
                && action.is_directed()
                && action.stage > ActionStage::Resolution
                && self.q().is(action.target, card) =>
            {
                action.actor
            }
            _ => return,
        };
        let by_vampire = self.get(by).is_some_and(|id| self.q().is_vampire(id));
        if by_vampire && !self.s.awards.push(by) {
            self.raise(crate::error::GameError::TooMany("trophies to be awarded"));
        }
    }

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

    /// Master cards of a kind that can be put on a vampire, in its controller's hand, ash heap and
    /// library. Whoever searches the library sees what there is to find (CARD-35).
    pub(crate) fn offer_search(&mut self, vampire: CardId, kind: Keyword) {
        let seat = self.s.card(vampire).controller;
        let ash_heap = (0..self.s.card_count).map(CardId);
        let ash_heap = ash_heap
            .filter(|&id| self.s.card(id).zone == Zone::AshHeap && self.s.card(id).owner == seat);
        let state = self.s.seat(seat);
        let piles = state.hand.iter().chain(state.library.iter()).copied().chain(ash_heap);
        let mut found: List<(DefId, Zone), MAX_LIBRARY> = List::default();
        let mut cards: List<CardId, MAX_LIBRARY> = List::default();
        for card in piles {
            let (def, facts) = (self.s.card(card).def, &self.def(card).facts);
            let fits = facts.types.has(CardType::Master)
                && facts.keywords.has(kind)
                && self.def(card).implemented
                && self.q().may_be_put_on(card, vampire);
            let place = (def, self.s.card(card).zone);
            // Copies in one pile come to the same.
            if fits && !found.contains(&place) && found.push(place) {
                let _ = cards.push(card);
            }
        }
        for &card in cards.iter() {
            self.s.card_mut(card).known |= seat.bit();
            let target = self.value(card);
            self.options.push(Choice::value(target));
        }
    }

    /// What has been found is put on the vampire, or nothing was: the library is shuffled, the hand
    /// refilled.
    pub(crate) fn take_from_search(&mut self, vampire: CardId, card: Option<CardId>) {
        let seat = self.s.card(vampire).controller;
        let searched = card.is_none_or(|card| self.s.card(card).zone == Zone::Library);
        if let Some(card) = card {
            let (zone, host, superior) = (Zone::Play, vampire, false);
            self.commit(Event::Enter(Entry { card, zone, seat, host, superior }));
        }
        if searched {
            self.shuffle(seat, methuselah_cards::lang::Place::Library);
        }
        self.draw_up(seat);
    }
}

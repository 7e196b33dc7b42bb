//! Searching for master cards to be put on a vampire: trophies (CARD-20) and Disciplines
//! (DIABLERIE-2), in the library too (CARD-35).

use methuselah_cards::{
    DefId,
    lang::{From, Step, Which},
    vocab::{CardType, Keyword},
};

use crate::{
    engine::Engine,
    event::{Entry, Event},
    ids::CardId,
    list::List,
    option::Choice,
    query::{Context, Query},
    setup::MAX_LIBRARY,
    state::Zone,
};

impl Query<'_> {
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

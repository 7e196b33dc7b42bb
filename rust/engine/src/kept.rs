//! Cards kept out of play on others: to be drawn, or played, from there (CARD-8, -9).

use methuselah_cards::lang::{Change, ChangeKind};

use crate::{
    engine::{Engine, Flow},
    event::Event,
    ids::{CardId, Seat},
    list::List,
    option::{Choice, DecisionKind},
    query::{Query, Wanted},
    setup::MAX_LIBRARY,
    state::{Frame, Zone},
};

impl<'a> Query<'a> {
    /// Cards kept out of play on others.
    pub(crate) fn kept(self) -> impl Iterator<Item = CardId> + use<'a> {
        let all = if self.s.kept > 0 { self.s.card_count } else { 0 };
        (0..all).map(CardId).filter(move |&id| self.s.card(id).zone == Zone::Kept)
    }

    /// Cards kept out of play on that card.
    pub fn kept_on(self, host: CardId) -> impl Iterator<Item = CardId> + use<'a> {
        self.kept().filter(move |&id| self.s.card(id).host == host)
    }

    /// The cards that a Methuselah can draw in place of any from the library: of those of one name on
    /// one card, the first.
    fn drawable(self, seat: Seat) -> List<CardId, MAX_LIBRARY> {
        let mut found = List::default();
        self.any_static(Wanted::Change(ChangeKind::DrawsKept.bit()), |context, text| {
            if text.change == Change::DrawsKept
                && self.about_seat(context, text, seat)
                && self.all(context, &text.if_)
                && let Some(host) = self.s.resolve(context.source)
            {
                let start = found.len();
                for card in self.kept_on(host).filter(|&id| self.s.card(id).owner == seat) {
                    let same = |&other: &CardId| self.s.card(other).def == self.s.card(card).def;
                    if !found[start..].iter().any(same) {
                        let _ = found.push(card);
                    }
                }
            }
            false
        });
        found
    }

    /// Whether a Methuselah can draw another card than the top one of the library.
    fn draws_otherwise(self, seat: Seat) -> bool {
        self.s.kept > 0 && !self.s.seat(seat).library.is_empty() && !self.drawable(seat).is_empty()
    }
}

impl Engine<'_> {
    /// A card is put on another, out of play.
    pub(crate) fn keep(&mut self, card: CardId, host: CardId, open: bool) {
        self.leave(card);
        let controller = self.s.card(host).controller;
        let at = self.s.card_mut(card);
        (at.zone, at.host, at.controller) = (Zone::Kept, host, controller);
        at.known = if open { u8::MAX } else { at.known | controller.bit() };
        self.s.kept += 1;
        self.note_hand(controller);
    }

    /// A card is kept no more.
    pub(crate) fn let_go(&mut self, card: CardId) {
        let at = self.s.card_mut(card);
        let controller = at.controller;
        (at.zone, at.host, at.controller) = (Zone::Removed, CardId::NONE, at.owner);
        self.s.kept -= 1;
        self.note_hand(controller);
    }

    /// What is kept on a card that leaves play burns.
    pub(crate) fn burn_what_is_kept(&mut self, host: CardId) {
        let cards: List<CardId, MAX_LIBRARY> = self.q().kept_on(host).collect();
        for &card in cards.iter() {
            self.burn(card);
        }
    }

    /// Kept cards are seen by whoever controls the card that they are on.
    pub(crate) fn kept_cards_follow(&mut self) {
        if self.s.kept == 0 {
            return;
        }
        for id in (0..self.s.card_count).map(CardId) {
            let at = *self.s.card(id);
            if at.zone == Zone::Kept {
                let controller = self.s.card(at.host).controller;
                let at = self.s.card_mut(id);
                at.controller = controller;
                at.known |= controller.bit();
            }
        }
        for seat in self.s.all_seats() {
            self.note_hand(seat);
        }
    }

    /// Begins to draw, if there is a choice of what.
    pub(crate) fn begins_to_draw(&mut self, seat: Seat, n: usize) -> bool {
        let asks = self.q().draws_otherwise(seat);
        if asks {
            self.push(Frame::Draw(seat, n.min(u8::MAX.into()) as u8));
        }
        asks
    }

    pub(crate) fn step_draw(&mut self, seat: Seat, n: u8) -> Flow {
        let wanted = n > 0 || self.is_short_of_cards(seat);
        let kept = if wanted { self.q().drawable(seat) } else { List::default() };
        // CARD-9: without a card to draw there is none to draw another instead of.
        if kept.is_empty() || self.s.seat(seat).library.is_empty() {
            self.pop();
            self.draw(seat, n.into());
            return Flow::Go;
        }
        self.options.push(Choice::PASS);
        for &card in kept.iter() {
            let target = self.value(card);
            self.options.push(Choice::value(target));
        }
        self.ask(seat, DecisionKind::Draw)
    }

    pub(crate) fn take_draw(&mut self, seat: Seat, n: u8, choice: Choice) {
        self.replace_top(Frame::Draw(seat, n.saturating_sub(1)));
        match self.get(choice.target.card()) {
            Some(card) => self.commit(Event::ToHand(card)),
            None => self.commit(Event::Draw(seat)),
        }
    }

    /// The cards kept for a Methuselah that can be played as if from hand in these windows.
    #[cold]
    pub(crate) fn offer_kept(&mut self, seat: Seat, mask: u64, doings: u8) {
        let kept: List<CardId, MAX_LIBRARY> =
            self.q().kept().filter(|&card| self.s.card(card).controller == seat).collect();
        for &card in kept.iter() {
            let start = self.options.len();
            self.offer_card(seat, card, mask, doings);
            let host = self.s.card(card).host;
            let q = Query { setup: self.setup, s: self.s };
            let mut at = 0;
            self.options.retain(|option| {
                at += 1;
                at <= start || q.plays_kept_on(host, option.minion)
            });
        }
    }
}

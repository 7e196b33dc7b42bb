//! Merging Advanced vampires with their base (chapter ADV).

use methuselah_cards::Merging;

use crate::{
    engine::Engine,
    event::{Event, Holder, Why},
    ids::{CardId, Seat},
    option::{Choice, OptionKind},
    query::Query,
    state::{Flag, Zone},
};

/// Transfers that it takes.
const TRANSFERS: i8 = 4;
/// Pool that it costs.
const POOL: i32 = 1;

impl Query<'_> {
    /// The minion with which an uncontrolled vampire can merge: the same one as its base or its
    /// Advanced print, in play under the control of the same Methuselah.
    fn can_merge_with(self, seat: Seat, uncontrolled: CardId) -> Option<CardId> {
        let merging = &self.def(uncontrolled).merging;
        let mut minions = self.s.seat(seat).minions.iter().copied();
        minions.find(|&minion| merging.iter().any(|way| way.with == self.s.card(minion).def))
    }

    /// The card that is merged with a vampire, under it.
    pub(crate) fn merged_under(self, card: CardId) -> Option<CardId> {
        self.def(card).merged_from?;
        let all = (0..self.s.card_count).map(CardId);
        all.into_iter().find(|&id| {
            let under = self.s.card(id);
            under.zone == Zone::Merged && under.host == card
        })
    }
}

impl Engine<'_> {
    pub(crate) fn offer_merging(&mut self, seat: Seat) {
        let state = self.s.seat(seat);
        if !self.s.advanced || state.transfers < TRANSFERS || i32::from(state.pool) < POOL {
            return;
        }
        let uncontrolled = state.uncontrolled;
        for (at, &card) in uncontrolled.iter().enumerate() {
            if self.q().has_twin_among(seat, card, &uncontrolled[..at]) {
                continue;
            }
            if let Some(minion) = self.q().can_merge_with(seat, card) {
                let target = self.value(minion);
                self.options.push(Choice { target, ..Choice::of(OptionKind::Merge, card) });
            }
        }
    }

    pub(crate) fn pay_to_merge(&mut self, seat: Seat, choice: Choice) {
        self.s.seat_mut(seat).transfers -= TRANSFERS;
        self.lose(Holder::Pool(seat), POOL, Why::Told);
        if let Some(minion) = self.get(choice.target.card()) {
            self.merge(minion, choice.minion);
        }
    }

    /// An uncontrolled vampire merges with the same vampire in play.
    pub(crate) fn merge(&mut self, minion: CardId, uncontrolled: CardId) {
        let (blood, counters) = {
            let at = self.s.card(uncontrolled);
            (at.blood, at.counters)
        };
        self.commit(Event::Merge(minion, uncontrolled));
        self.transfer(Holder::Blood(uncontrolled), Holder::Blood(minion), blood.into(), Why::Told);
        self.transfer(
            Holder::Counters(uncontrolled),
            Holder::Counters(minion),
            counters.into(),
            Why::Told,
        );
        for corruption in self.s.corrupted {
            if corruption.card == uncontrolled {
                let on = |card| Holder::Corruption(card, corruption.seat);
                self.transfer(on(uncontrolled), on(minion), i32::MAX, Why::Told);
            }
        }
    }

    /// What is in play becomes the merged vampire: of what is on it, and of what has been done with
    /// it, nothing changes.
    pub(crate) fn put_under(&mut self, minion: CardId, under: CardId) {
        let print = self.s.card(minion).def;
        let way = self.def(under).merging.iter().find(|way| way.with == print);
        let Some(&Merging { into: merged, .. }) = way else { return };
        let advanced_in_play = self.def(minion).facts.advanced;
        let sect_before = self.def(minion).facts.sect;
        let before = self.q().claimed_title(minion);
        let controller = self.s.card(under).controller;
        self.s.seat_mut(controller).uncontrolled.take(under);
        let at = self.s.card_mut(under);
        at.zone = Zone::Merged;
        at.host = minion;
        at.known = u8::MAX;
        self.end_text(minion);
        self.s.card_mut(minion).def = merged;
        if !self.begin_text(minion) {
            self.raise(crate::error::GameError::TooMany("cards in play"));
        }
        let facts = &self.set().def(merged).facts;
        // What is printed now takes the place of what was so of the base.
        if !advanced_in_play || facts.sect != sect_before {
            self.s.card_mut(minion).sect = None;
        }
        if facts.title.is_some() && before != facts.title {
            self.settle_merged_title(minion);
        }
        self.s.capacity_ended = true;
        self.s.changed = true;
        self.settle_titles();
    }

    /// SECT-1: the title of the merged vampire takes the place of one that it had.
    fn settle_merged_title(&mut self, minion: CardId) {
        if let Some((card, _)) = self.q().title_card(minion) {
            self.burn(card);
        }
        let at = self.s.card_mut(minion);
        at.set(Flag::TitleLost, false);
        at.set(Flag::TitleContested, false);
    }

    /// A merged vampire leaves play for good: it is two cards again. Returns the one that was under
    /// it, which goes where it goes.
    pub(crate) fn part(&mut self, card: CardId) -> Option<CardId> {
        let (base, advanced) = self.def(card).merged_from?;
        let under = self.q().merged_under(card)?;
        let other = if self.s.card(under).def == base { advanced } else { base };
        self.s.card_mut(card).def = other;
        self.s.card_mut(under).host = CardId::NONE;
        Some(under)
    }
}

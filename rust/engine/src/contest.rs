//! Contested cards (chapter CONTEST).

use methuselah_cards::lang::Event as On;

use crate::{
    engine::Engine,
    ids::{CardId, CardRef},
    state::{Flag, Frame, Zone},
};

impl Engine<'_> {
    /// A unique card has entered play or changed its controller: copies of other Methuselahs
    /// contest it, and an own one burns the newcomer (CONTEST-1, -4).
    pub(crate) fn contest_if_unique(&mut self, card: CardId) {
        if !self.is_unique(card) || self.q().contests_nothing(card) {
            return;
        }
        let seat = self.s.card(card).controller;
        let rivals = self.rivals(card);
        if rivals.is_empty() {
            return;
        }
        if rivals.iter().any(|&rival| self.s.card(rival).controller == seat) {
            self.burn(card);
            return;
        }
        self.begin_contest(card);
        for rival in rivals {
            self.begin_contest(rival);
        }
    }

    /// A unique card enters play: what it does then comes before the contest (200632#8c80693c).
    pub(crate) fn contest_once_entered(&mut self, card: CardId) {
        if self.acts_as_it_enters(card) && self.would_be_contested(card) {
            self.push(Frame::Contest(self.s.reference(card)));
        } else {
            self.contest_if_unique(card);
        }
    }

    /// What a unique card does as it enters play is done.
    pub(crate) fn contest_at_last(&mut self, card: CardRef) {
        if let Some(card) = self.get(card).filter(|&id| self.s.card(id).zone.in_play()) {
            self.contest_if_unique(card);
        }
    }

    /// Whether a card has a text about its entering, or is an imbued, which may take a conviction.
    fn acts_as_it_enters(&self, card: CardId) -> bool {
        self.q().is_imbued(card) || self.def(card).reach.events & On::Entered.bit() != 0
    }

    /// Whether others control copies of a unique card, and its own Methuselah does not.
    fn would_be_contested(&self, card: CardId) -> bool {
        let (seat, rivals) = (self.s.card(card).controller, self.rivals(card));
        self.is_unique(card)
            && !self.q().contests_nothing(card)
            && !rivals.is_empty()
            && rivals.iter().all(|&rival| self.s.card(rival).controller != seat)
    }

    fn is_unique(&self, card: CardId) -> bool {
        self.def(card).facts.is_unique()
    }

    /// Copies of a card that are in play or contested.
    fn rivals(&self, card: CardId) -> Vec<CardId> {
        let name = &self.def(card).facts.name;
        let q = self.q();
        let minions = q.s.all_seats().flat_map(|seat| q.s.seat(seat).minions.iter().copied());
        let all = minions.chain(q.s.permanents.iter().copied()).chain(q.contested());
        all.filter(|&id| {
            id != card
                && !self.q().contests_nothing(id)
                && self.def(id).facts.name == *name
                && self.is_unique(id)
        })
        .collect()
    }

    /// Turns a card face down and out of play, with what is on it.
    fn begin_contest(&mut self, card: CardId) {
        let at = *self.s.card(card);
        if at.zone == Zone::Contested {
            self.s.card_mut(card).set(Flag::ContestWon, false);
            return;
        }
        if at.zone.of_minions() {
            self.s.seat_mut(at.controller).minions.take(card);
        } else {
            self.s.permanents.take(card);
        }
        self.end_text(card);
        self.hold_in_limbo(card);
        self.renew(card);
        self.s.contested += 1;
        let now = self.s.card_mut(card);
        now.zone = Zone::Contested;
        now.set(Flag::TitleContested, false);
        now.set(Flag::WasInTorpor, matches!(at.zone, Zone::Torpor | Zone::Incapacitated));
        self.settle_titles();
    }

    /// A contest whose other copies are gone is won: the card returns in its controller's next
    /// unlock phase (CONTEST-3).
    pub(crate) fn settle_contests(&mut self) {
        let contested: Vec<_> = self.q().contested().collect();
        for id in contested {
            if self.rivals(id).is_empty() {
                self.s.card_mut(id).set(Flag::ContestWon, true);
            }
        }
    }

    /// A contested card returns to play, face up and unlocked (CONTEST-3).
    pub(crate) fn win_contest(&mut self, card: CardId) {
        let at = *self.s.card(card);
        // With its host out of play it waits with that.
        let host_away = at.host.some().is_some_and(|host| !self.s.card(host).zone.in_play());
        let zone = match self.q().is_minion(card) {
            _ if host_away => Zone::Limbo,
            true if at.is(Flag::WasInTorpor) && self.q().is_imbued(card) => Zone::Incapacitated,
            true if at.is(Flag::WasInTorpor) => Zone::Torpor,
            true => Zone::Ready,
            false => Zone::Play,
        };
        self.s.contested -= 1;
        let to = self.s.card_mut(card);
        to.zone = zone;
        to.incarnation = to.incarnation.wrapping_add(1);
        to.set(Flag::ContestWon, false);
        to.set(Flag::Locked, false);
        // It was renewed as it went out of play, and again now.
        self.recall(card, 2);
        let room = match zone {
            Zone::Limbo => {
                self.s.limbo += 1;
                return;
            }
            Zone::Play => self.s.permanents.push(card),
            _ => self.s.seat_mut(at.controller).minions.push(card),
        };
        if !room || !self.begin_text(card) {
            self.raise(crate::error::GameError::TooMany("cards in play"));
        }
        self.return_from_limbo(card);
        self.settle_titles();
    }
}

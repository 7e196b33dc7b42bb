//! Contested cards and titles (chapter CONTEST).

use methuselah_cards::lang::Event as On;

use crate::{
    engine::Engine,
    ids::CardId,
    list::List,
    state::{Flag, Zone},
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
        let was = at;
        if at.zone == Zone::Contested {
            self.s.card_mut(card).set(Flag::ContestWon, false);
            return;
        }
        if matches!(at.zone, Zone::Ready | Zone::Torpor) {
            self.s.seat_mut(at.controller).minions.take(card);
        } else {
            self.s.permanents.take(card);
        }
        self.end_text(card);
        self.hold_in_limbo(card);
        self.renew(card);
        self.s.contested += 1;
        let at = self.s.card_mut(card);
        at.zone = Zone::Contested;
        at.set(Flag::TitleContested, false);
        at.set(Flag::WasInTorpor, was.zone == Zone::Torpor);
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
        self.fire_card(On::Entered, card, 0);
    }

    /// Works out which titles are contested (CONTEST-5). A contest ends only in an unlock phase
    /// (CONTEST-7), so this only begins contests.
    pub(crate) fn settle_titles(&mut self) {
        let mut claimants: crate::list::List<CardId, 64> = crate::list::List::default();
        for seat in self.s.all_seats() {
            for &minion in self.s.seat(seat).minions.iter() {
                let facts = &self.def(minion).facts;
                let may = facts.title.is_some() || self.q().title_card(minion).is_some();
                if may
                    && self.q().title_in_sect(minion).is_some_and(|t| t.unique_per().is_some())
                    && !self.q().contests_nothing(minion)
                {
                    let _ = claimants.push(minion);
                }
            }
        }
        for (i, &a) in claimants.iter().enumerate() {
            for &b in &claimants[i + 1..] {
                if self.q().same_title(a, b) {
                    self.s.card_mut(a).set(Flag::TitleContested, true);
                    self.s.card_mut(b).set(Flag::TitleContested, true);
                }
            }
        }
    }

    /// SECT-1: a new title takes the place of the old one.
    pub(crate) fn replace_title(&mut self, card: CardId, host: CardId) {
        let gives = |id: CardId| self.q().title_given(id).is_some();
        if host == CardId::NONE || !gives(card) {
            return;
        }
        let old: List<CardId, 4> =
            self.q().attached(host).filter(|&on| on != card && gives(on)).collect();
        for on in old {
            self.burn(on);
        }
        self.s.card_mut(host).set(Flag::TitleLost, true);
        self.s.card_mut(host).set(Flag::TitleContested, false);
        self.settle_titles();
    }

    /// Whether another vampire in play claims the contested title too.
    pub(crate) fn title_rivalled(&self, card: CardId) -> bool {
        let q = self.q();
        self.s.all_seats().any(|seat| {
            let mut minions = self.s.seat(seat).minions.iter();
            minions.any(|&other| other != card && q.same_title(card, other))
        })
    }

    /// A vampire yields its title: the card that stands for it burns, or the printed one is gone
    /// for the rest of the game (CONTEST-7, SECT-5).
    pub(crate) fn yield_title(&mut self, card: CardId) {
        if let Some((on, _)) = self.q().title_card(card) {
            self.burn(on);
        } else {
            self.s.card_mut(card).set(Flag::TitleLost, true);
        }
        self.s.card_mut(card).set(Flag::TitleContested, false);
    }
}

//! Contested cards (chapter CONTEST).

use methuselah_cards::lang::{Does, Event as On, Period};

use crate::{
    engine::Engine,
    event::{Holder, Why},
    ids::{CardId, CardRef, Seat, Value},
    list::List,
    log::Record,
    option::{Choice, OptionKind},
    state::{Flag, Frame, LimitKey, LimitName, Zone},
};

impl Engine<'_> {
    /// A unique card has entered play or changed its controller: copies of other Methuselahs
    /// contest it, and an own one burns the newcomer (CONTEST-1, -4).
    pub(crate) fn contest_if_unique(&mut self, card: CardId) {
        if !self.is_unique(card) || self.q().cannot(card, Does::Contest) {
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
        let moment = self.s.hands_wait;
        if (moment || self.acts_as_it_enters(card)) && self.would_be_contested(card) {
            let contest = Frame::Contest(self.s.reference(card));
            // What happens at the same moment is still to come, of the effect on top of the stack.
            let effect = if moment { self.s.stack.pop() } else { None };
            self.push(contest);
            if let Some(effect) = effect {
                self.push(effect);
            }
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
        let entering = On::Entered.bit() | On::Brought.bit();
        self.q().is_imbued(card) || self.def(card).reach.events & entering != 0
    }

    /// Whether others control copies of a unique card, and its own Methuselah does not.
    fn would_be_contested(&self, card: CardId) -> bool {
        let (seat, rivals) = (self.s.card(card).controller, self.rivals(card));
        self.is_unique(card)
            && !self.q().cannot(card, Does::Contest)
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
                && !self.q().cannot(id, Does::Contest)
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
            if at.zone == Zone::Ready {
                self.fire_card(On::LeavesReady, card, 0);
            }
            self.s.seat_mut(at.controller).minions.take(card);
        } else {
            self.s.permanents.take(card);
        }
        self.end_text(card);
        self.burn_counters_of(card);
        self.hold_in_limbo(card);
        self.renew(card);
        self.s.contested += 1;
        self.note(Record::Contest(card, at.controller, true));
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
        self.renew(card);
        self.note(Record::Contest(card, at.controller, false));
        let to = self.s.card_mut(card);
        to.zone = zone;
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
        // CARD-2: what raised its capacity may not come back with it.
        self.s.capacity_ended = true;
        self.settle_titles();
    }

    /// CONTEST-3, -7: what all rivals have yielded is held again.
    pub(crate) fn win_contests(&mut self, seat: Seat) {
        let contested: Vec<_> = self.q().contested().collect();
        for card in contested {
            let at = self.s.card(card);
            if at.controller == seat && at.is(Flag::ContestWon) {
                self.win_contest(card);
            }
        }
        for card in self.s.seat(seat).minions {
            if self.s.card(card).is(Flag::TitleContested) && !self.title_rivalled(card) {
                self.s.card_mut(card).set(Flag::TitleContested, false);
                self.note(Record::TitleContest(card, false));
            }
        }
    }

    /// The contested cards and titles that are still to be paid for or yielded (CONTEST-2, -6).
    pub(crate) fn offer_contests(&mut self, seat: Seat) {
        let unsettled = |card: CardId| !self.s.limits.contains(&contest_key(card));
        let cards: List<CardId, 64> = self
            .q()
            .contested()
            .filter(|&id| {
                let card = self.s.card(id);
                card.controller == seat && !card.is(Flag::ContestWon) && unsettled(id)
            })
            .collect();
        let minions = self.s.seat(seat).minions;
        let titled = |card: CardId| self.s.card(card).is(Flag::TitleContested) && unsettled(card);
        let titles: List<CardId, 28> = minions.into_iter().filter(|&id| titled(id)).collect();
        let all = cards.into_iter().map(|card| (card, false));
        for (card, title) in all.chain(titles.into_iter().map(|card| (card, true))) {
            let at = self.s.card(card);
            // CONTEST-6: without blood, or in torpor, the title must be yielded.
            let can_pay = match title {
                true => {
                    i32::from(at.blood) >= self.cost_of_title(card)
                        && (at.ready() || self.edition().torpid_vampires_keep_titles())
                }
                false => self.s.seat(seat).pool > 0,
            };
            let choice = |kind| Choice { kind, card, mode: title.into(), ..Choice::PASS };
            if can_pay {
                self.options.push(choice(OptionKind::Pay));
            }
            self.options.push(choice(OptionKind::Yield));
        }
    }

    /// A contested card costs pool, a contested title blood (CONTEST-2, -6).
    pub(crate) fn pay_for_contest(&mut self, seat: Seat, choice: Choice) {
        self.count_key(contest_key(choice.card));
        if is_title(choice) {
            let cost = self.cost_of_title(choice.card);
            self.lose(Holder::Blood(choice.card), cost, Why::Told);
        } else {
            self.lose(Holder::Pool(seat), 1, Why::Told);
        }
    }

    pub(crate) fn yield_contested(&mut self, choice: Choice) {
        if is_title(choice) {
            self.yield_title(choice.card);
        } else {
            self.burn(choice.card);
        }
    }
}

/// Whether an option is about the title of a vampire, not about a contested card.
fn is_title(choice: Choice) -> bool {
    choice.mode != 0
}

fn contest_key(card: CardId) -> LimitKey {
    let subject = Value::Number(card.0 as i16);
    LimitKey { period: Period::Phase, subject, name: LimitName::Contest }
}

//! Changes that are told together: equal ones that follow one another come in one line.

use methuselah_cards::vocab::CardType;

use super::transcript::Transcript;
use crate::{
    event::{Holder, Why},
    ids::{CardId, Seat},
    option::OptionKind,
};

/// Changes to be told in one line.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Waiting {
    #[default]
    Nothing,
    Counters(Holder, Holder, i32, Why),
    Unlocked(Vec<CardId>, Option<CardId>),
    Removed(Vec<CardId>),
    GoneWith(Seat, Vec<CardId>),
    Drawn(Seat, u32),
    CryptDrawn(Seat, u32),
}

impl Transcript<'_> {
    pub(super) fn counters(&mut self, from: Holder, to: Holder, n: u8, why: Why) {
        if let (
            Holder::Blood(card)
            | Holder::Counters(card)
            | Holder::Corruption(card, _)
            | Holder::CountersOf(card, _),
            Holder::Bank,
        ) = (from, to)
        {
            // What leaves play leaves its counters, which goes without saying.
            let owner = self.game.state().card(card).owner;
            if self.gone.contains(&card) || self.ousting == Some(owner) {
                return;
            }
        }
        let more = i32::from(n);
        // Nor does what becomes of the pool of someone who leaves need to be said.
        let leaves = matches!(from, Holder::Pool(seat) if self.ousting == Some(seat));
        match &mut self.waiting {
            _ if leaves => {}
            Waiting::Counters(a, b, sum, reason) if (*a, *b, *reason) == (from, to, why) => {
                *sum += more;
            }
            _ => self.wait(Waiting::Counters(from, to, more, why)),
        }
        if let Holder::Pool(seat) = from {
            self.pools[seat.index()] -= more;
        }
        if let Holder::Pool(seat) = to {
            self.pools[seat.index()] += more;
        }
    }

    pub(super) fn unlocked(&mut self, card: CardId) {
        let by = self.by;
        match &mut self.waiting {
            Waiting::Unlocked(cards, reason) if *reason == by => cards.push(card),
            _ => self.wait(Waiting::Unlocked(vec![card], by)),
        }
    }

    pub(super) fn drawn(&mut self, seat: Seat) {
        if let Waiting::Drawn(who, n) = &mut self.waiting
            && *who == seat
        {
            *n += 1;
        } else {
            self.wait(Waiting::Drawn(seat, 1));
        }
    }

    pub(super) fn crypt_drawn(&mut self, seat: Seat) {
        if self.chosen.is_some_and(|choice| choice.kind == OptionKind::DrawCrypt) {
            return;
        }
        if let Waiting::CryptDrawn(who, n) = &mut self.waiting
            && *who == seat
        {
            *n += 1;
        } else {
            self.wait(Waiting::CryptDrawn(seat, 1));
        }
    }

    /// A card has been removed from the game.
    pub(super) fn removed(&mut self, card: CardId) {
        self.gone.push(card);
        if let Waiting::Removed(cards) = &mut self.waiting {
            cards.push(card);
        } else {
            self.wait(Waiting::Removed(vec![card]));
        }
    }

    /// A card leaves play with its ousted Methuselah.
    pub(super) fn gone_with(&mut self, seat: Seat, card: CardId) {
        self.gone.push(card);
        if let Waiting::GoneWith(_, cards) = &mut self.waiting {
            cards.push(card);
        } else {
            self.wait(Waiting::GoneWith(seat, vec![card]));
        }
    }

    fn wait(&mut self, change: Waiting) {
        self.tell_waiting();
        (self.waiting, self.waiting_from) = (change, self.at);
    }

    /// Tells what has waited, as it was seen when it began.
    pub(super) fn tell_waiting(&mut self) {
        let waiting = std::mem::take(&mut self.waiting);
        let now = std::mem::replace(&mut self.at, self.waiting_from);
        let line = self.told(waiting);
        self.at = now;
        if let Some(line) = line {
            self.push(line);
        }
    }

    fn told(&self, waiting: Waiting) -> Option<String> {
        Some(match waiting {
            Waiting::Nothing => return None,
            Waiting::Counters(from, to, n, why) => {
                self.moved(from, to, n) + &self.because(from, to, why)
            }
            Waiting::Unlocked(cards, None) => format!("unlocked: {}", self.names_of(&cards)),
            Waiting::Unlocked(cards, Some(by)) if cards == [by] => {
                format!("{} unlocks", self.name(by))
            }
            Waiting::Unlocked(cards, Some(by)) => {
                format!("unlocked by {}: {}", self.name(by), self.names_of(&cards))
            }
            Waiting::Removed(cards) if cards.len() == 1 => {
                format!("{} is removed from the game", self.name(cards[0]))
            }
            Waiting::Removed(cards) => {
                format!("removed from the game: {}", self.names_of(&cards))
            }
            Waiting::GoneWith(seat, cards) => {
                format!("gone with {}: {}", self.seat(seat), self.names_of(&cards))
            }
            // The replacement of a card goes without saying.
            Waiting::Drawn(_, 1) => return None,
            Waiting::Drawn(seat, n) => format!("{} draws {n} cards", self.seat(seat)),
            Waiting::CryptDrawn(seat, n) => {
                let cards = if n == 1 { "crypt card" } else { "crypt cards" };
                format!("{} moves {n} {cards} to the uncontrolled region", self.seat(seat))
            }
        })
    }

    fn moved(&self, from: Holder, to: Holder, n: i32) -> String {
        let pool = |seat: Seat| self.pools[seat.index()];
        let kind = |card: CardId| {
            let facts = &self.game.query().def(card).facts;
            if facts.types.has(CardType::Vampire) { "blood" } else { "life" }
        };
        let counters = if n == 1 { "counter" } else { "counters" };
        let name = |card| self.name(card);
        let seat = |seat| self.seat(seat);
        match (from, to) {
            (Holder::Bank, Holder::Pool(s)) => {
                format!("{} gains {n} pool (now {})", seat(s), pool(s))
            }
            (Holder::Pool(s), Holder::Bank) => {
                format!("{} burns {n} pool (now {})", seat(s), pool(s))
            }
            (Holder::Pool(a), Holder::Pool(b)) => format!(
                "{n} pool goes from {} (now {}) to {} (now {})",
                seat(a),
                pool(a),
                seat(b),
                pool(b)
            ),
            (Holder::Pool(s), Holder::Blood(c) | Holder::Counters(c)) => {
                format!("{} moves {n} pool (now {}) to {}", seat(s), pool(s), name(c))
            }
            (Holder::Blood(c) | Holder::Counters(c), Holder::Pool(s)) => {
                let what = if matches!(from, Holder::Blood(_)) { kind(c) } else { counters };
                format!(
                    "{} takes {n} {what} from {} to the pool (now {})",
                    seat(s),
                    name(c),
                    pool(s)
                )
            }
            (Holder::Bank, Holder::Blood(c)) => format!("{} gains {n} {}", name(c), kind(c)),
            (Holder::Blood(c), Holder::Bank) => format!("{} burns {n} {}", name(c), kind(c)),
            (Holder::Blood(a), Holder::Blood(b)) => {
                format!("{n} {} goes from {} to {}", kind(a), name(a), name(b))
            }
            (Holder::Bank, Holder::Corruption(c, s)) => {
                format!("{} puts {n} corruption {counters} on {}", seat(s), name(c))
            }
            (Holder::Corruption(c, s), Holder::Bank) => {
                format!("{n} corruption {counters} of {} on {} burn", seat(s), name(c))
            }
            (Holder::Bank, Holder::Counters(c)) => format!("{} gets {n} {counters}", name(c)),
            (Holder::Counters(c), Holder::Bank) => format!("{} loses {n} {counters}", name(c)),
            (Holder::Bank, Holder::CountersOf(c, kind)) => {
                format!("{} gets {n} {} {counters}", name(c), kind.name())
            }
            (Holder::CountersOf(c, kind), Holder::Bank) => {
                format!("{} loses {n} {} {counters}", name(c), kind.name())
            }
            (Holder::Counters(a), Holder::CountersOf(b, kind)) => {
                let go = if n == 1 { "goes" } else { "go" };
                format!("{n} {} {counters} {go} from {} to {}", kind.name(), name(a), name(b))
            }
            (Holder::Blood(a) | Holder::Counters(a), Holder::Blood(b) | Holder::Counters(b)) => {
                let go = if n == 1 { "goes" } else { "go" };
                format!("{n} {counters} {go} from {} to {}", name(a), name(b))
            }
            _ => format!("{n} {counters} move"),
        }
    }
}

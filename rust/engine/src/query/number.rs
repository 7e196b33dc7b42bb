//! The numbers of a game: capacity, hand size, stealth, bleed and the like.

use methuselah_cards::{
    lang::{Amount, Change, ChangeKind, Number, Scope},
    vocab::Title,
};

use super::{Query, statics::Wanted};
use crate::{
    ids::{CardId, Seat, Value},
    state::{MAX_SEATS, What, Zone},
};

impl Query<'_> {
    /// A number of a card: its base, and all that adds to it, never below 0 but for stealth and
    /// intercept (BLOCK-3).
    pub fn number(self, number: Number, card: CardId) -> i32 {
        let sum = self.unbounded(number, card);
        match number {
            Number::Stealth | Number::Intercept => sum,
            _ => sum.max(0),
        }
    }

    /// The same, even below 0.
    #[inline]
    pub(crate) fn unbounded(self, number: Number, card: CardId) -> i32 {
        let def = self.def(card);
        let facts = &def.facts;
        // IMBUED-1: imbued are as strong, and bleed as much, as vampires.
        let natural = facts.is_crypt();
        let base = match number {
            Number::Bleed => self.printed(card, &def.bleed, facts.bleed, i32::from(natural)),
            Number::Strength => {
                // EDITION-8.
                let of_ally =
                    || if self.is_ally(card) { self.edition().strength_of_allies() } else { 0 };
                let usual = if natural { 1 } else { of_ally() };
                self.printed(card, &def.strength, facts.strength, usual)
            }
            Number::Stealth if self.is(self.s.action.actor, card) => self.s.action.stealth.into(),
            Number::Hunt => 1,
            Number::Capacity => self.printed_capacity(card),
            Number::Ballots => i32::from(self.title(card) == Some(Title::Priscus)),
            Number::Votes => self.title(card).map_or(0, |title| title.votes().into()),
            _ => 0,
        };
        let base = self.base_instead(number, card).unwrap_or(base);
        base + self.added(number, card)
    }

    /// A number as printed or written, or else the usual one.
    fn printed(self, card: CardId, text: &Option<Amount>, fact: Option<u8>, usual: i32) -> i32 {
        match text {
            Some(amount) => self.amount(&self.context(card), amount),
            None => fact.map_or(usual, i32::from),
        }
    }

    /// What a text says that the number is, before what adds to it.
    fn base_instead(self, number: Number, card: CardId) -> Option<i32> {
        let mut base = None;
        self.any_static(Wanted::Change(ChangeKind::Base.bit()), |context, text| {
            if let Change::Base(of, amount) = &text.change
                && *of == number
                && self.about_card(context, text, card)
                && self.all(context, &text.if_)
            {
                base = Some(self.amount(context, amount));
            }
            false
        });
        base
    }

    #[inline]
    pub(super) fn added(self, number: Number, card: CardId) -> i32 {
        if self.s.reach.numbers & number.bit() == 0 {
            return 0;
        }
        let mut sum = 0;
        for lasting in self.s.lasting.iter() {
            if let What::Number(of, n) = lasting.what
                && of == number
                && !lasting.dormant()
                && self.lasting_on(lasting, card)
            {
                sum += i32::from(n);
            }
        }
        self.any_static(Wanted::Number(number), |context, text| {
            if let Change::Add(of, amount) = &text.change
                && *of == number
                && self.about_card(context, text, card)
                && self.all(context, &text.if_)
            {
                sum += self.amount(context, amount);
            }
            false
        });
        sum
    }

    /// A number of a Methuselah, never below 0.
    pub fn seat_number(self, number: Number, seat: Seat) -> i32 {
        self.seat_numbers(number)[seat.index()]
    }

    /// A number of each Methuselah, never below 0.
    pub fn seat_numbers(self, number: Number) -> [i32; MAX_SEATS] {
        let base = match number {
            Number::HandSize => self.setup.rules.hand.into(),
            Number::Transfers => {
                self.setup.rules.transfers_of_turn(self.s.turns.saturating_sub(1)).into()
            }
            Number::MasterActions | Number::DiscardActions => 1,
            _ => 0,
        };
        let sums = [base; MAX_SEATS];
        if self.s.reach.numbers & number.bit() == 0 {
            return sums;
        }
        self.with_changes(number, sums)
    }

    /// Adds to a number of each Methuselah what texts and effects change in it.
    #[inline(never)]
    fn with_changes(self, number: Number, mut sums: [i32; MAX_SEATS]) -> [i32; MAX_SEATS] {
        for lasting in self.s.lasting.iter() {
            if let What::Number(of, n) = lasting.what
                && of == number
                && let Value::Seat(seat) = lasting.subject
            {
                sums[seat.index()] += i32::from(n);
            }
        }
        self.any_static(Wanted::Number(number), |context, text| {
            if let Change::Add(of, amount) = &text.change
                && *of == number
                && let Scope::Methuselah(who) = &text.to
                && let Some(seat) = self.who(context, *who)
                && self.all(context, &text.if_)
            {
                sums[seat.index()] += self.amount(context, amount);
            }
            false
        });
        sums.map(|sum| sum.max(0))
    }

    /// Capacity of a crypt card, wherever it is.
    pub fn capacity(self, card: CardId) -> i32 {
        match self.s.card(card).zone {
            Zone::Ready | Zone::Torpor if self.is_vampire(card) => {
                self.number(Number::Capacity, card)
            }
            _ => self.printed_capacity(card),
        }
    }

    /// The capacity as printed, or as the text says of a card that becomes a vampire.
    pub(crate) fn printed_capacity(self, card: CardId) -> i32 {
        let def = self.def(card);
        let becomes = def.becomes_vampire.filter(|_| self.is_vampire(card));
        becomes.map_or(def.facts.capacity, |newborn| newborn.capacity).into()
    }

    /// Most blood (or life) that a card can hold; allies and retainers have no limit.
    pub fn blood_limit(self, card: CardId) -> i32 {
        match self.s.card(card).zone {
            Zone::Ready | Zone::Torpor if self.is_vampire(card) => self.capacity(card),
            _ => u8::MAX.into(),
        }
    }
}

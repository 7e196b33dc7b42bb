//! The burn option (CARD-33).

use methuselah_cards::{
    lang::{From, Period},
    vocab::CardType,
};

use crate::{
    engine::Engine,
    ids::{CardId, Seat, Value},
    option::{Choice, OptionKind},
    query::{Context, Query},
    state::{LimitKey, LimitName},
};

impl Query<'_> {
    /// Whether a Methuselah controls a minion that meets the requirements of a card, or that it can be
    /// put on. Modifiers are played, and master cards put on vampires, in torpor as well.
    fn serves_some_minion(self, seat: Seat, card: CardId) -> bool {
        let def = self.def(card);
        let clans = &def.facts.clans;
        // EDITION-25; of a card that names no clan that edition says nothing.
        if !clans.is_empty() && !self.edition().burn_options_are_limited() {
            let mut minions = self.s.seat(seat).minions.iter();
            return minions.any(|&m| clans.iter().any(|&clan| self.is_of_clan(m, clan)));
        }
        let in_torpor = |kind| matches!(kind, CardType::Master | CardType::ActionModifier);
        self.s.seat(seat).minions.iter().any(|&minion| {
            let ready = self.s.card(minion).ready();
            let context = Context {
                you: seat,
                source: self.s.reference(card),
                me: self.s.reference(minion),
                ..Context::default()
            };
            let meets = !def.has_no_requirements() && self.meets_requirements(minion, card);
            def.modes.iter().any(|mode| {
                let meets = match mode.as_type {
                    CardType::Master => meets,
                    _ => {
                        self.has_disciplines(minion, mode) && self.meets_requirements(minion, card)
                    }
                };
                let target = match mode.text.choose.first().map(|pick| &pick.0) {
                    Some(From::Cards(filter)) if mode.as_type == CardType::Master => {
                        self.fits(&context, filter, minion)
                    }
                    _ => false,
                };
                (ready || in_torpor(mode.as_type)) && (meets || target)
            })
        })
    }
}

impl Engine<'_> {
    /// In anyone's unlock phase, once in it or more often (EDITION-25), a card can be discarded that
    /// serves no minion one has.
    pub(crate) fn offer_burn_option(&mut self, seat: Seat) {
        if self.edition().burn_options_are_limited() && self.s.limits.contains(&key(seat)) {
            return;
        }
        let start = self.options.len();
        for card in self.s.seat(seat).hand {
            let def = self.s.card(card).def;
            let seen = |option: &Choice| self.s.card(option.card).def == def;
            if self.def(card).facts.burn_option
                && !self.options[start..].iter().any(seen)
                && !self.q().serves_some_minion(seat, card)
            {
                self.options.push(Choice { kind: OptionKind::BurnOption, card, ..Choice::PASS });
            }
        }
    }

    pub(crate) fn use_burn_option(&mut self, seat: Seat, card: CardId) {
        if self.edition().burn_options_are_limited() {
            self.count_key(key(seat));
        }
        self.discard(card);
    }
}

fn key(seat: Seat) -> LimitKey {
    LimitKey { period: Period::Phase, subject: Value::Seat(seat), name: LimitName::BurnOption }
}

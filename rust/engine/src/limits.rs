//! How often something can be used: counters keyed by time, subject and name.

use methuselah_cards::{
    CardDef, DefId, ModeDef,
    lang::{Limit, Per, Period, Span},
};

use crate::{
    engine::Engine,
    error::GameError,
    ids::{Seat, Value},
    query::{Context, Query},
    state::{Expiry, Lasting, LimitKey, LimitName, Phase},
};

/// The name under which plays of a card count, whatever copy: its own, or one that all cards with a
/// keyword share.
pub(crate) fn card_name(id: DefId, def: &CardDef) -> LimitName {
    match def.limits_with {
        Some(keyword) => LimitName::Keyword(keyword),
        None => LimitName::Card(id),
    }
}

/// The name under which plays of a clause count.
pub(crate) fn clause_name(id: DefId, mode: &ModeDef) -> LimitName {
    LimitName::Clause(id, mode.root)
}

impl Query<'_> {
    fn limit_key(self, limit: Limit, c: &Context, name: LimitName) -> LimitKey {
        let Limit(per, period) = limit;
        let subject = match per {
            Per::Copy => Value::Card(c.source),
            Per::Minion => Value::Card(c.me),
            Per::Picked => c.picks[0],
            Per::Methuselah => Value::Seat(c.you),
            Per::Table => Value::Nothing,
        };
        LimitKey { period, subject, name }
    }

    /// Whether all limits allow one more use.
    pub fn within_limits(self, limits: &[Limit], c: &Context, name: LimitName) -> bool {
        limits.iter().all(|&limit| !self.s.limits.contains(&self.limit_key(limit, c, name)))
    }
}

impl Engine<'_> {
    /// Whether all limits allow one more use.
    pub fn within_limits(&self, limits: &[Limit], c: &Context, name: LimitName) -> bool {
        limits.is_empty() || self.q().within_limits(limits, c, name)
    }

    /// Counts a use.
    pub fn count_towards(&mut self, limits: &[Limit], c: &Context, name: LimitName) {
        for &limit in limits {
            let key = self.q().limit_key(limit, c, name);
            self.count_key(key);
        }
    }

    /// Counts a use under a key.
    pub fn count_key(&mut self, key: LimitKey) {
        if !self.s.limits.push(key) {
            self.raise(GameError::TooMany("limited uses"));
        }
    }

    /// Ends what lasts for that long, and forgets uses counted over that time.
    pub fn expire(&mut self, expiry: Expiry, period: Option<Period>) {
        let before = self.s.lasting.len();
        self.s.lasting.retain(|l| l.expiry != expiry);
        if self.s.lasting.len() < before {
            self.s.changed = true;
            self.note_reach();
        }
        if let Some(period) = period {
            self.s.limits.retain(|l| l.period != period);
        }
    }

    /// Ends what lasts until the unlock phase of a Methuselah, and forgets uses counted from one
    /// of theirs to the next.
    pub fn expire_at_unlock(&mut self, seat: Seat) {
        self.s.changed = true;
        self.s.lasting.retain(|l| l.expiry != Expiry::Unlock(seat));
        let (s, owner) = (&mut *self.s, seat);
        let cards = &s.cards;
        s.limits.retain(|l| {
            l.period != Period::UnlockToUnlock
                || match l.subject {
                    Value::Seat(seat) => seat != owner,
                    Value::Card(card) => {
                        card.id.some().is_some_and(|id| cards[id.index()].controller != owner)
                    }
                    _ => true,
                }
        });
    }

    /// Something that lasts from now on.
    pub fn begin_lasting(&mut self, lasting: Lasting) {
        self.note_lasting(lasting);
        self.s.changed = true;
        if !self.s.lasting.push(lasting) {
            self.raise(GameError::TooMany("lasting effects"));
        }
    }

    /// When a span that begins now ends, for an effect of a Methuselah.
    pub fn expiry(&self, span: Span, you: Seat) -> Expiry {
        match span {
            Span::Strike => Expiry::Strike,
            Span::Round => Expiry::Round,
            Span::NextRound => Expiry::NextRound,
            Span::Combat => Expiry::Combat,
            Span::ResultingCombat => Expiry::ResultingCombat,
            Span::Action if self.s.action.on => Expiry::Action,
            Span::Action | Span::Phase => Expiry::Phase,
            Span::Turn => Expiry::Turn,
            Span::ThroughUnlocking => Expiry::Unlocking(you),
            Span::UntilUnlock => Expiry::Unlock(you),
            Span::UntilDiscard => Expiry::Discard(you),
            Span::Game => Expiry::Game,
        }
    }

    /// A phase ends.
    pub fn end_phase(&mut self, next: Phase) {
        self.expire(Expiry::Phase, Some(Period::Phase));
        self.s.phase = next;
    }
}

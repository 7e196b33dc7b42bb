//! How often something can be used: counters keyed by time, subject and name.

use methuselah_cards::{
    CardDef, DefId, ModeDef,
    lang::{Limit, Per, Period},
};

use crate::{
    engine::Engine,
    error::GameError,
    ids::{Seat, Value},
    query::{Context, Query},
    state::{LimitKey, LimitName},
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

/// The name under which events count that a Methuselah plays (DISCARD-2).
pub(crate) fn event_key(seat: Seat) -> LimitKey {
    LimitKey { period: Period::Phase, subject: Value::Seat(seat), name: LimitName::Event }
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

    /// Takes back that a use was counted.
    pub fn uncount(&mut self, limits: &[Limit], c: &Context, name: LimitName) {
        for &limit in limits {
            let key = self.q().limit_key(limit, c, name);
            self.s.limits.retain(|counted| *counted != key);
        }
    }

    /// Counts a use under a key.
    pub fn count_key(&mut self, key: LimitKey) {
        if !self.s.limits.push(key) {
            self.raise(GameError::TooMany("limited uses"));
        }
    }
}

//! Effects that last, and when they end (ACTION-6 and card texts).

use methuselah_cards::lang::{Ability, Filter, Period, Span};

use crate::{
    engine::Engine,
    error::GameError,
    event::Event,
    ids::{CardId, CardRef, Seat, Value},
    query::{Context, Query},
    state::{Expiry, Lasting, Phase, What, Zone},
};

impl Engine<'_> {
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
            Span::UntilUnlock => Expiry::Unlock(you),
            Span::UntilDiscard => Expiry::Discard(you),
            Span::Game => Expiry::Game,
            Span::WhileHere => Expiry::Source,
        }
    }

    /// Ends what lasts for that long, and forgets uses counted over that time.
    pub fn expire(&mut self, expiry: Expiry, period: Option<Period>) {
        if self.s.lasting.iter().any(|l| l.expiry == expiry) {
            self.return_what_is_lent(expiry);
            let titles = |l: &Lasting| l.expiry == expiry && matches!(l.what, What::Clan(..));
            let titles = self.s.lasting.iter().any(titles);
            self.s.lasting.retain(|l| l.expiry != expiry);
            self.s.changed = true;
            self.note_reach();
            if titles {
                self.settle_titles();
            }
        }
        if let Some(period) = period {
            self.s.limits.retain(|l| l.period != period);
        }
    }

    /// Ends what lasts until the unlock phase of a Methuselah, and forgets uses counted from one
    /// of theirs to the next.
    pub fn expire_at_unlock(&mut self, seat: Seat) {
        self.s.changed = true;
        self.return_what_is_lent(Expiry::Unlock(seat));
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

    /// A card leaves play, or moves to another card: what lasts as long as it is here ends.
    pub fn expire_with(&mut self, card: CardId) {
        let its = |l: &Lasting| l.expiry == Expiry::Source && l.source.id == card;
        if self.s.lasting.iter().any(its) {
            self.s.lasting.retain(|l| !its(l));
            self.s.changed = true;
            self.note_reach();
            self.settle_titles();
        }
    }

    /// What cards that fit have given a minion for a while, or do to it, ends, and all else that the same
    /// cards have brought.
    pub(crate) fn end_effects(&mut self, c: &Context, filter: &Filter, minion: CardId) {
        let ends = |engine: &Self| {
            let q = engine.q();
            let fits = |l: &&Lasting| {
                q.concerns(l, minion)
                    && l.source.id.some().is_some_and(|id| q.fits_anywhere(c, filter, id))
            };
            engine.s.lasting.iter().find(fits).map(|lasting| lasting.source)
        };
        while let Some(source) = ends(self) {
            self.s.lasting.retain(|l| l.source != source);
            self.s.changed = true;
            self.note_reach();
        }
    }

    /// Control for a while ends: the card returns to whoever had it, or leaves the game if they have.
    /// If someone else has taken it for a while since, it will return to them instead.
    fn return_what_is_lent(&mut self, expiry: Expiry) {
        let ends = |l: &&Lasting| l.expiry == expiry && matches!(l.what, What::Lent(_));
        while let Some(&ended) = self.s.lasting.iter().find(ends) {
            let What::Lent(to) = ended.what else { return };
            self.s.lasting.retain(|l| *l != ended);
            let Some(card) = self.lent(ended.subject.card()) else { continue };
            if self.s.card(card).controller != ended.you {
                let next = |l: &&mut Lasting| {
                    l.subject == ended.subject && l.what == What::Lent(ended.you)
                };
                if let Some(next) = self.s.lasting.iter_mut().find(next) {
                    next.what = What::Lent(to);
                }
            } else if self.s.alive(to) {
                self.commit(Event::Control(card, to));
            } else {
                self.commit(Event::Remove(card));
            }
        }
    }

    /// A card under someone's control for a while, even if it is contested (101150#2661848a).
    fn lent(&self, card: CardRef) -> Option<CardId> {
        self.s.resolve(card).or_else(|| {
            let id = card.id.some()?;
            let at = self.s.card(id);
            let contested = at.zone == Zone::Contested;
            (contested && at.incarnation == card.incarnation.wrapping_add(1)).then_some(id)
        })
    }

    /// A phase ends.
    pub fn end_phase(&mut self, next: Phase) {
        self.expire(Expiry::Phase, Some(Period::Phase));
        self.s.phase = next;
    }
}

impl Query<'_> {
    /// Whether a lasting effect does something to a minion, or is its own.
    fn concerns(self, lasting: &Lasting, minion: CardId) -> bool {
        if let What::Ability(id) = lasting.what
            && let Ability::Static(text) = &self.set().ability(id).ability
        {
            return self.about_card(&self.lasting_context(lasting), text, minion);
        }
        self.lasting_on(lasting, minion)
    }
}

//! Allies enter play (chapter RECRUIT).

use methuselah_cards::lang::Event as On;

use crate::{
    engine::Engine,
    event::{Entry, Event},
    ids::{CardId, Seat},
    query::Context,
    state::{ActionSource, Flag, Zone},
};

impl Engine<'_> {
    /// RECRUIT-1: it enters ready and cannot act this turn.
    pub(super) fn resolve_recruit(&mut self) {
        let ActionSource::Card { card, .. } = self.s.action.source else { return };
        let seat = self.s.action.meth;
        let superior = self.plays_superior();
        self.recruit(card, seat, superior);
    }

    /// An ally comes into play that cannot act this turn.
    pub(crate) fn recruit(&mut self, card: CardId, seat: Seat, superior: bool) {
        self.commit(Event::Enter(Entry { superior, ..Entry::ready(card, seat) }));
        if self.s.card(card).zone.in_play() {
            let waits = !self.q().acts_at_once(card);
            self.s.card_mut(card).set(Flag::Fresh, waits);
            self.fire_card(On::Brought, card, 0);
        }
    }

    /// A card that was played comes into play as an ally.
    pub(crate) fn become_ally(&mut self, c: &Context) {
        let Some(card) = c.source.id.some() else { return };
        if self.s.card(card).zone != Zone::Played {
            return;
        }
        let entry = Entry { superior: c.superior, ..Entry::ready(card, c.you) };
        self.commit(Event::Enter(entry));
    }
}

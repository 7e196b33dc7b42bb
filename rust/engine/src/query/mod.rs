//! Reading a state: what several chapters ask, be it what a card is, what a number comes to or what is
//! allowed. A chapter's own questions stand in its file. None of them changes anything.

mod amount;
mod as_vampire;
mod cond;
mod cost;
mod damage;
mod dearer;
mod filter;
mod identity;
mod number;
mod permission;
mod statics;
mod which;

pub(crate) use filter::pile;
pub(crate) use statics::Wanted;

pub use crate::sect::Clans;

use methuselah_cards::{CardDef, CardSet};

use crate::{
    edition::Edition,
    ids::{CardId, CardRef, Seat},
    setup::Setup,
    state::{EffectFrame, Flag, State, Zone},
};

/// Who and what the words of a text mean where it is read.
pub type Context = EffectFrame;

/// A state to be read, with the cards and rules it is played by.
#[derive(Clone, Copy)]
pub struct Query<'a> {
    /// What all games of the table share.
    pub setup: &'a Setup,
    /// The state.
    pub s: &'a State,
}

impl<'a> Query<'a> {
    /// The cards.
    pub fn set(self) -> &'a CardSet {
        &self.setup.cards
    }

    /// The edition of the rules.
    pub fn edition(self) -> Edition {
        self.setup.rules.edition
    }

    /// What is printed on a card, and its text.
    pub fn def(self, card: CardId) -> &'a CardDef {
        self.set().def(self.s.card(card).def)
    }

    /// The context of the card behind the action.
    pub(crate) fn action_context(self, card: CardId) -> Context {
        let action = &self.s.action;
        Context {
            you: action.meth,
            source: self.s.reference(card),
            me: action.actor,
            picks: action.picks,
            x: action.x,
            as_vampire: self.actor_as_vampire(),
            ..Context::default()
        }
    }

    /// The context of a card that an effect brings onto a minion.
    pub(crate) fn bringing_context(self, minion: CardId, card: CardId) -> Context {
        Context {
            you: self.s.card(minion).controller,
            source: self.s.reference(card),
            me: self.s.reference(minion),
            ..Context::default()
        }
    }

    /// The context of the text of a card in play (or of a card that is about to be played by a
    /// minion, with that minion as `me`).
    pub fn context(self, card: CardId) -> Context {
        let at = self.s.card(card);
        let me = match at.zone {
            Zone::Play => at.host,
            _ => card,
        };
        Context {
            you: at.controller,
            source: self.s.reference(card),
            me: self.s.reference(me),
            superior: at.is(Flag::Superior),
            ..Context::default()
        }
    }

    /// The minions of a Methuselah in the ready region.
    pub fn ready_minions(self, seat: Seat) -> impl Iterator<Item = CardId> + use<'a> {
        let minions = self.s.seat(seat).minions.iter().copied();
        minions.filter(move |&m| self.s.card(m).ready())
    }

    /// Contested cards.
    pub fn contested(self) -> impl Iterator<Item = CardId> + use<'a> {
        let all = if self.s.contested > 0 { self.s.card_count } else { 0 };
        (0..all).map(CardId).filter(move |&id| self.s.card(id).zone == Zone::Contested)
    }

    /// The cards on a card.
    pub fn attached(self, host: CardId) -> impl Iterator<Item = CardId> + use<'a> {
        let all = self.s.permanents.iter().copied();
        all.filter(move |&c| self.s.card(c).host == host)
    }

    /// Whether the reference is to that very card, as it is now.
    pub fn is(self, reference: CardRef, card: CardId) -> bool {
        self.s.resolve(reference) == Some(card)
    }
}

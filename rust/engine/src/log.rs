//! The log as data.

use crate::{
    event::{Entry, Event, Holder},
    ids::{CardId, Seat, Value},
    option::{Choice, DecisionKind},
};

/// One line of what has happened in a game, without words: [`crate::Game::transcript`] makes them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Record {
    /// A Methuselah has chosen.
    Chosen(Seat, DecisionKind, Choice),
    /// Something has changed.
    Event(Event),
    /// The range of a round of combat is settled: the number of the round, and whether it is long.
    Range(u8, bool),
}

impl Record {
    /// Changes the handles of the cards that it speaks of.
    pub(crate) fn rename(&mut self, renamed: &impl Fn(CardId) -> CardId) {
        let new = |id: &mut CardId| *id = renamed(*id);
        match self {
            Self::Chosen(_, _, choice) => {
                new(&mut choice.card);
                new(&mut choice.minion);
                if let Value::Card(card) = &mut choice.target {
                    new(&mut card.id);
                }
            }
            Self::Range(..) => {}
            Self::Event(event) => match event {
                Event::Counters(from, to, _) => {
                    for holder in [from, to] {
                        if let Holder::Blood(card) | Holder::Counters(card) = holder {
                            new(card);
                        }
                    }
                }
                Event::Enter(Entry { card: a, host: b, .. })
                | Event::Attach(a, b)
                | Event::Merge(a, b)
                | Event::Combat(a, b) => {
                    new(a);
                    new(b);
                }
                Event::Lock(card)
                | Event::Unlock(card)
                | Event::ToHand(card)
                | Event::ToLibrary(card)
                | Event::ToLibraryBottom(card)
                | Event::ToUncontrolled(card)
                | Event::Discard(card)
                | Event::Torpor(card)
                | Event::LeaveTorpor(card)
                | Event::Incapacitate(card)
                | Event::Recover(card)
                | Event::Burn(card)
                | Event::Remove(card)
                | Event::Control(card, _)
                | Event::Banish(card)
                | Event::Sect(card, _)
                | Event::Path(card, _)
                | Event::Announce(card)
                | Event::Attempt(card)
                | Event::Blocked(card)
                | Event::Success(card)
                | Event::Damage(card, ..) => new(card),
                Event::Edge(_)
                | Event::Draw(_)
                | Event::DrawCrypt(_)
                | Event::Oust(_)
                | Event::Withdraw(_)
                | Event::Turn(_)
                | Event::CombatOver
                | Event::Tally(..) => {}
            },
        }
    }
}

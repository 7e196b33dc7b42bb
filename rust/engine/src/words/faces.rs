//! Which cards were face up, and to whom, at each record of a log.

use crate::{
    event::{Entry, Event},
    game::Game,
    ids::CardId,
    log::Record,
    option::{Choice, OptionKind},
};

/// All seats.
const ALL: u8 = u8::MAX;

/// Whom each card was open to, from record to record.
///
/// A log names cards that some readers must not see: vampires in an uncontrolled region, cards taken
/// into a hand. Where it does not tell, a card counts as hidden.
pub(super) struct Faces {
    /// Of each card: a mask of seats, with the index of the record from which it holds.
    changes: Vec<Vec<(usize, u8)>>,
}

/// What a record tells about the place of a card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tells {
    /// It is, and was, in play.
    InPlay,
    /// It comes out of a hidden place.
    ComesOut,
    /// It is uncontrolled.
    Uncontrolled,
    /// It goes to its owner's hand or library.
    ToOwner,
    /// It goes to the ash heap, from anywhere.
    Burned,
}

impl Faces {
    pub fn of(game: &Game) -> Self {
        let cards = &game.state().cards[..game.state().card_count as usize];
        // What nothing is told about is as it is at the end.
        let mut changes: Vec<_> = cards.iter().map(|card| vec![(0, card.known)]).collect();
        let mut seen = vec![false; cards.len()];
        let tell = |at: usize, card: CardId, tells: Tells| {
            let Some(owner) = cards.get(card.index()).map(|card| card.owner.bit()) else { return };
            let changes = &mut changes[card.index()];
            if !std::mem::replace(&mut seen[card.index()], true) {
                let in_play = matches!(tells, Tells::InPlay | Tells::Burned);
                *changes = vec![(0, if in_play { ALL } else { owner })];
            }
            match tells {
                Tells::InPlay | Tells::ComesOut | Tells::Burned => changes.push((at, ALL)),
                Tells::ToOwner => changes.push((at, owner)),
                // A vampire that was moved back there from play is known.
                Tells::Uncontrolled => {}
            }
        };
        read(game.log(), tell);
        Self { changes }
    }

    /// A mask of the seats that saw the face of a card at a record of the log.
    pub fn mask(&self, card: CardId, at: usize) -> u8 {
        let Some(changes) = self.changes.get(card.index()) else { return 0 };
        changes.iter().rev().find(|(from, _)| *from <= at).map_or(0, |&(_, mask)| mask)
    }
}

fn read(log: &[Record], mut tell: impl FnMut(usize, CardId, Tells)) {
    for (at, record) in log.iter().enumerate() {
        let (card, tells) = match *record {
            Record::Chosen(_, _, choice) => match chosen(choice) {
                Some(told) => told,
                None => continue,
            },
            Record::Event(event) => match event {
                Event::Enter(Entry { card, .. }) | Event::Discard(card) => (card, Tells::ComesOut),
                Event::Keep(card, _, true) => (card, Tells::ComesOut),
                Event::Keep(card, _, false) => (card, Tells::ToOwner),
                Event::Burn(card) => (card, Tells::Burned),
                Event::ToHand(card)
                | Event::ToLibrary(card)
                | Event::ToLibraryBottom(card)
                | Event::ToCryptBottom(card) => (card, Tells::ToOwner),
                Event::Lock(card)
                | Event::Unlock(card)
                | Event::Torpor(card)
                | Event::LeaveTorpor(card)
                | Event::Incapacitate(card)
                | Event::Recover(card)
                | Event::Control(card, _)
                | Event::Attach(card, _)
                | Event::Banish(card)
                | Event::Sect(card, _)
                | Event::Path(card, _)
                | Event::Announce(card)
                | Event::Attempt(card)
                | Event::Blocked(card)
                | Event::Success(card) => (card, Tells::InPlay),
                Event::Damage(hit) => (hit.to, Tells::InPlay),
                Event::Combat(a, b) => {
                    tell(at, a, Tells::InPlay);
                    (b, Tells::InPlay)
                }
                _ => continue,
            },
            _ => continue,
        };
        tell(at, card, tells);
    }
}

fn chosen(choice: Choice) -> Option<(CardId, Tells)> {
    Some(match choice.kind {
        OptionKind::Play
        | OptionKind::Discard
        | OptionKind::Conviction
        | OptionKind::CardVoteFor
        | OptionKind::CardVoteAgainst => (choice.card, Tells::ComesOut),
        OptionKind::Transfer | OptionKind::TransferBack => (choice.minion, Tells::Uncontrolled),
        _ => return None,
    })
}

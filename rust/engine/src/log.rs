//! The log as data.

use methuselah_cards::{ProgramId, vocab::Title};

use crate::{
    event::{Entry, Event, Hit, Holder, Why},
    ids::{CardId, Seat, Value},
    option::{Choice, DecisionKind, OptionKind},
    query::Query,
    state::{Frame, What},
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
    /// The effect of a card asks for the choice that follows: the card, its program, and the place
    /// in it.
    Asked(CardId, ProgramId, u16),
    /// What changes next comes of the effect of that card; of none, once the effect is over.
    By(CardId),
    /// The polling of a referendum is to come: the card that has called it, or the vampire that a
    /// blood hunt is called on.
    Referendum(Called),
    /// Votes have been cast.
    Votes(Cast),
    /// The prisci vote so, or no longer do (REF-6).
    Prisci(bool, bool),
    /// A minion abstains, and takes back what it has cast.
    Abstains(CardId),
    /// A Methuselah gains half victory points.
    Points(Seat, u8, PointsFor),
    /// The number that a Methuselah has sealed is told, with those of the others.
    Sealed(Seat, u8),
    /// A withdrawal that was announced has failed (END-6).
    WithdrawalFails(Seat),
    /// Damage on a card is prevented: how much, and by which card, if by one.
    Prevented(CardId, u8, CardId),
    /// A card of that Methuselah is contested from now on, or no longer.
    Contest(CardId, Seat, bool),
    /// The title of a vampire likewise.
    TitleContest(CardId, bool),
}

/// What a referendum is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Called {
    /// That card.
    Card(CardId),
    /// A blood hunt on that vampire.
    BloodHunt(CardId),
}

/// Votes and ballots that are cast together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cast {
    /// The minion that casts them, or the card that gave them.
    pub source: CardId,
    /// The Methuselah who casts them, if no minion does.
    pub seat: Option<Seat>,
    /// Votes.
    pub votes: u8,
    /// Ballots in the vote of the prisci (REF-6).
    pub ballots: u8,
    /// How many of the votes effects have given.
    pub given: u8,
    /// The title of the minion, if it has one.
    pub title: Option<Title>,
    /// For, or against.
    pub way: bool,
}

/// What victory points are gained for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointsFor {
    /// That one was ousted.
    Ousting(Seat),
    /// Withdrawing.
    Withdrawing,
    /// Being the last one in the game.
    Surviving,
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
            Self::Asked(card, ..)
            | Self::By(card)
            | Self::Referendum(Called::Card(card) | Called::BloodHunt(card))
            | Self::Votes(Cast { source: card, .. })
            | Self::Abstains(card)
            | Self::Contest(card, ..)
            | Self::TitleContest(card, _) => new(card),
            Self::Prevented(a, _, b) => {
                new(a);
                new(b);
            }
            Self::Range(..)
            | Self::Prisci(..)
            | Self::Points(..)
            | Self::WithdrawalFails(_)
            | Self::Sealed(..) => {}
            Self::Event(event) => match event {
                Event::Counters(from, to, _, why) => {
                    if let Why::Cost(card) | Why::Effect(card) = why {
                        new(card);
                    }
                    for holder in [from, to] {
                        if let Holder::Blood(card)
                        | Holder::Counters(card)
                        | Holder::Corruption(card, _) = holder
                        {
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
                | Event::Keep(card, ..)
                | Event::ToLibrary(card)
                | Event::ToLibraryBottom(card)
                | Event::ToCryptBottom(card)
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
                | Event::Success(card) => new(card),
                Event::Damage(Hit { to, by, card, .. }) => {
                    [to, by, card].into_iter().for_each(new);
                }
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

impl Query<'_> {
    /// The effect that an option comes of, if one does: its card, and the place in its program.
    pub(crate) fn asking(self, choice: Choice) -> Option<(CardId, ProgramId, u16)> {
        let at = usize::from(choice.mode);
        match choice.kind {
            OptionKind::Trigger => {
                let effect = &self.s.waiting.get(at)?.effect;
                return Some((effect.source.id, effect.program, 0));
            }
            OptionKind::UseGrant => {
                let lasting = self.s.lasting.get(at)?;
                let What::Ability(id) = lasting.what else { return None };
                return Some((lasting.source.id, self.set().ability(id).program, 0));
            }
            _ => {}
        }
        let (card, program, at) = match self.s.stack.last()? {
            Frame::Effect(effect) => (effect.source.id, effect.program, effect.at),
            Frame::Use(_, effect, _) => (effect.source.id, effect.program, 0),
            Frame::Play(play) => (play.card, ProgramId(0), 0),
            _ => return None,
        };
        card.some().map(|card| (card, program, at))
    }
}

//! A card of a game: where it is, and what it carries.

use methuselah_cards::{
    DefId,
    lang::CounterKind,
    vocab::{Path, Sect},
};

use crate::ids::{CardId, Seat};

/// Where a card is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Zone {
    /// In its owner's library.
    #[default]
    Library,
    /// In its owner's crypt.
    Crypt,
    /// In its owner's hand.
    Hand,
    /// In its owner's uncontrolled region.
    Uncontrolled,
    /// A minion in the ready region.
    Ready,
    /// A vampire in torpor.
    Torpor,
    /// An incapacitated imbued (IMBUED-4).
    Incapacitated,
    /// In play, and no minion: on another card, or alone.
    Play,
    /// Being played: out of play until it resolves (CARD-11).
    Played,
    /// Contested: out of play, face down (CONTEST-1).
    Contested,
    /// Out of play with a card that it is on.
    Limbo,
    /// Out of play on a card that keeps it.
    Kept,
    /// Merged with the vampire that it is under (ADV-1).
    Merged,
    /// In its owner's ash heap.
    AshHeap,
    /// Removed from the game.
    Removed,
}

impl Zone {
    /// A region of minions that are controlled.
    pub fn of_minions(self) -> bool {
        matches!(self, Self::Ready | Self::Torpor | Self::Incapacitated)
    }

    /// Controlled and not out of play.
    pub fn in_play(self) -> bool {
        self.of_minions() || self == Self::Play
    }
}

/// Something that is so or not so of a card in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u16)]
pub enum Flag {
    /// Locked.
    Locked = 1,
    /// Came into play this turn by recruiting: cannot act (RECRUIT-1).
    Fresh = 1 << 1,
    /// Wounded, and not yet in torpor (DAMAGE-9).
    Wounded = 1 << 2,
    /// Its title is contested: it counts as untitled (CONTEST-5).
    TitleContested = 1 << 3,
    /// Its printed title is gone for the rest of the game (CONTEST-7, SECT-1).
    TitleLost = 1 << 4,
    /// All rivals have yielded: it returns in its controller's next unlock phase (CONTEST-3, -7).
    ContestWon = 1 << 6,
    /// It was in torpor or incapacitated when the contest for it began.
    WasInTorpor = 1 << 5,
    /// Moved from play to the uncontrolled region: what was so of it is so again when it returns.
    Banished = 1 << 7,
    /// Played at the superior level.
    Superior = 1 << 8,
    /// It is removed from the game when it would burn.
    RemovedForBurning = 1 << 9,
}

/// Corruption counters of a Methuselah on a minion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Corruption {
    /// The minion.
    pub card: CardId,
    /// Whose they are.
    pub seat: Seat,
    /// How many.
    pub n: u8,
}

/// A card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Card {
    /// Which card it is.
    pub def: DefId,
    /// Whose deck it is of (TERM-3).
    pub owner: Seat,
    /// Its slot of that deck, crypt first: for chance and for counting. Views do not tell it, for
    /// the order of a deck list says what else is in the deck.
    pub(crate) slot: u8,
    /// Who controls it, while in play.
    pub controller: Seat,
    /// Where it is.
    pub zone: Zone,
    /// Goes up each time it leaves play or is moved between hidden places.
    pub incarnation: u8,
    /// A mask of [`Flag`]s.
    pub flags: u16,
    /// The card it is on.
    pub host: CardId,
    /// Blood or life.
    pub blood: u8,
    /// Other counters.
    pub counters: u8,
    /// A mask of the seats that know which card it is.
    pub known: u8,
    /// The sect, if it is not the printed one.
    pub sect: Option<Sect>,
    /// The Path that it has come to follow (PATH-1), if it is not the printed one.
    pub path: Option<Path>,
}

/// Counters of a kind on a card that another has put there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tally {
    /// The card they are on.
    pub on: CardId,
    /// Their kind.
    pub kind: CounterKind,
    /// How many.
    pub n: u8,
    /// The card that they come from: they are there as long as it is in play.
    pub by: CardId,
}

impl Default for Card {
    fn default() -> Self {
        Self {
            def: DefId(0),
            owner: Seat(0),
            slot: 0,
            controller: Seat(0),
            zone: Zone::Removed,
            incarnation: 0,
            flags: 0,
            host: CardId::NONE,
            blood: 0,
            counters: 0,
            known: 0,
            sect: None,
            path: None,
        }
    }
}

impl Card {
    /// Whether the flag is set.
    pub fn is(&self, flag: Flag) -> bool {
        self.flags & flag as u16 != 0
    }

    /// Sets or clears a flag.
    pub(crate) fn set(&mut self, flag: Flag, on: bool) {
        if on {
            self.flags |= flag as u16;
        } else {
            self.flags &= !(flag as u16);
        }
    }

    /// Locked.
    pub fn locked(&self) -> bool {
        self.is(Flag::Locked)
    }

    /// Whether it is the same card, and lies in the same place in the same way.
    pub(crate) fn lies_like(&self, other: &Self) -> bool {
        let as_other = Self { slot: other.slot, incarnation: other.incarnation, ..*self };
        as_other == Self { known: self.known, ..*other }
    }

    /// In the ready region.
    pub fn ready(&self) -> bool {
        self.zone == Zone::Ready
    }
}

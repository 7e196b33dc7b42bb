//! Handles: seats, cards, and what an option can be about.

use methuselah_cards::vocab::{Clan, Path};

/// A place at the table, counted from the first player clockwise; seat i's prey sits at i + 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

impl Seat {
    /// Its bit in a mask of seats.
    pub const fn bit(self) -> u8 {
        1 << self.0
    }

    /// Its index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A card of this game: a handle that chance deals, anew whenever the card is shuffled into a pile,
/// so that it tells nothing of which card that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub u16);

impl Default for CardId {
    fn default() -> Self {
        Self::NONE
    }
}

impl CardId {
    /// No card.
    pub const NONE: Self = Self(u16::MAX);

    /// Its index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card, unless it is none.
    pub fn some(self) -> Option<Self> {
        (self != Self::NONE).then_some(self)
    }
}

/// A reference to a card as it is now: once the card has left play, it resolves to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardRef {
    /// The card.
    pub id: CardId,
    /// The incarnation that is meant.
    pub incarnation: u8,
}

impl CardRef {
    /// Refers to no card.
    pub const NONE: Self = Self { id: CardId::NONE, incarnation: 0 };
}

impl Default for CardRef {
    fn default() -> Self {
        Self::NONE
    }
}

/// What a pick or a memory of a card can hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// Nothing was picked.
    #[default]
    Nothing,
    /// A card.
    Card(CardRef),
    /// A Methuselah.
    Seat(Seat),
    /// A number.
    Number(i16),
    /// A clan.
    Clan(Clan),
    /// A Path.
    Path(Path),
}

impl Value {
    /// The Methuselah, if it is one.
    pub fn seat(self) -> Option<Seat> {
        if let Self::Seat(seat) = self { Some(seat) } else { None }
    }

    /// The reference to a card, or one to nothing.
    pub fn card(self) -> CardRef {
        if let Self::Card(card) = self { card } else { CardRef::NONE }
    }

    /// The number, or 0.
    pub fn number(self) -> i32 {
        if let Self::Number(n) = self { n.into() } else { 0 }
    }
}

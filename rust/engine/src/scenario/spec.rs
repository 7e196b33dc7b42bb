//! What a position is described with.

use methuselah_cards::vocab::{Path, Sect};

/// A Methuselah of a [`Scenario`](super::Scenario).
///
/// What is not given is at its default: the pool that the rules start with, a hand and a library of
/// fillers, no crypt, no ash heap.
///
/// ```
/// use methuselah_engine::scenario::Methuselah;
///
/// let seat = Methuselah::new().pool(12).hand(["Govern the Unaligned"]).edge();
/// assert_eq!(seat.pool, Some(12));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Methuselah {
    /// The pool.
    pub pool: Option<u16>,
    /// Holds the Edge.
    pub edge: bool,
    /// The hand.
    pub hand: Pile,
    /// The library, top card first.
    pub library: Pile,
    /// The crypt, top card first: these cards and no others.
    pub crypt: Vec<String>,
    /// The uncontrolled region: crypt cards, each with the blood on it.
    pub uncontrolled: Vec<(String, u8)>,
    /// The ash heap.
    pub ash_heap: Vec<String>,
}

/// A hand or a library.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pile {
    /// The cards given, the first to be drawn first.
    pub names: Vec<String>,
    /// There are no others: no fillers are added.
    pub only: bool,
}

impl Methuselah {
    /// One with all at its default.
    pub fn new() -> Self {
        Self::default()
    }

    /// Gives the pool.
    #[must_use]
    pub fn pool(mut self, pool: u16) -> Self {
        self.pool = Some(pool);
        self
    }

    /// Gives the Edge.
    #[must_use]
    pub fn edge(mut self) -> Self {
        self.edge = true;
        self
    }

    /// Gives cards of the hand; fillers make it up to hand size.
    #[must_use]
    pub fn hand<S: Into<String>>(mut self, names: impl IntoIterator<Item = S>) -> Self {
        self.hand = Pile { names: strings(names), only: false };
        self
    }

    /// Gives the whole hand.
    #[must_use]
    pub fn hand_only<S: Into<String>>(mut self, names: impl IntoIterator<Item = S>) -> Self {
        self.hand = Pile { names: strings(names), only: true };
        self
    }

    /// Gives the order of the library from its top; fillers lie below.
    #[must_use]
    pub fn library<S: Into<String>>(mut self, names: impl IntoIterator<Item = S>) -> Self {
        self.library = Pile { names: strings(names), only: false };
        self
    }

    /// Gives the whole library, from its top.
    #[must_use]
    pub fn library_only<S: Into<String>>(mut self, names: impl IntoIterator<Item = S>) -> Self {
        self.library = Pile { names: strings(names), only: true };
        self
    }

    /// Gives the crypt, from its top.
    #[must_use]
    pub fn crypt<S: Into<String>>(mut self, names: impl IntoIterator<Item = S>) -> Self {
        self.crypt = strings(names);
        self
    }

    /// Adds an uncontrolled vampire with its blood.
    #[must_use]
    pub fn uncontrolled(mut self, name: impl Into<String>, blood: u8) -> Self {
        self.uncontrolled.push((name.into(), blood));
        self
    }

    /// Gives the ash heap.
    #[must_use]
    pub fn ash_heap<S: Into<String>>(mut self, names: impl IntoIterator<Item = S>) -> Self {
        self.ash_heap = strings(names);
        self
    }
}

fn strings<S: Into<String>>(names: impl IntoIterator<Item = S>) -> Vec<String> {
    names.into_iter().map(Into::into).collect()
}

/// Where a minion is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Region {
    /// Ready.
    #[default]
    Ready,
    /// In torpor.
    Torpor,
    /// Incapacitated.
    Incapacitated,
    /// Uncontrolled.
    Uncontrolled,
    /// Contested, and so out of play.
    Contested,
}

/// A card placed in a [`Scenario`](super::Scenario): a minion, a card on it, or one that stands
/// alone.
///
/// ```
/// use methuselah_engine::scenario::Placed;
///
/// let belinde = Placed::new("Belinde").blood(2).locked().with(".44 Magnum");
/// assert_eq!(belinde.cards, [Placed::new(".44 Magnum")]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Placed {
    /// The name.
    pub name: String,
    /// Blood of a vampire, or life: full (or none, while uncontrolled) if not given.
    pub blood: Option<u8>,
    /// Other counters: those it enters play with if not given.
    pub counters: Option<u8>,
    /// Corruption counters on it: of that seat, that many.
    pub corruption: Vec<(u8, u8)>,
    /// Where it is.
    pub region: Region,
    /// Locked.
    pub locked: bool,
    /// It was played at the superior level.
    pub superior: bool,
    /// It was recruited this turn (RECRUIT-1).
    pub fresh: bool,
    /// Its printed title is gone (CONTEST-7).
    pub title_lost: bool,
    /// The sect, if it is not the printed one.
    pub sect: Option<Sect>,
    /// The Path that it follows (PATH-1), if it is not the printed one.
    pub path: Option<Path>,
    /// Whose deck it is of, if it is not its controller's.
    pub owner: Option<u8>,
    /// The card in play that it is on.
    pub on: Option<On>,
    /// The cards on it.
    pub cards: Vec<Placed>,
}

/// Names a card in play to be on: by its name, and by its controller if others have that card too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct On {
    /// The name.
    pub name: String,
    /// The controller.
    pub seat: Option<u8>,
}

impl Placed {
    /// A card with all at its default.
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }

    /// Gives blood or life.
    #[must_use]
    pub fn blood(mut self, blood: u8) -> Self {
        self.blood = Some(blood);
        self
    }

    /// Gives other counters.
    #[must_use]
    pub fn counters(mut self, counters: u8) -> Self {
        self.counters = Some(counters);
        self
    }

    /// Puts corruption counters of a seat on it.
    #[must_use]
    pub fn corrupted(mut self, seat: u8, counters: u8) -> Self {
        self.corruption.push((seat, counters));
        self
    }

    /// Puts it in a region.
    #[must_use]
    pub fn region(mut self, region: Region) -> Self {
        self.region = region;
        self
    }

    /// Puts it in torpor.
    #[must_use]
    pub fn torpor(self) -> Self {
        self.region(Region::Torpor)
    }

    /// Puts it in the incapacitated region.
    #[must_use]
    pub fn incapacitated(self) -> Self {
        self.region(Region::Incapacitated)
    }

    /// Locks it.
    #[must_use]
    pub fn locked(mut self) -> Self {
        self.locked = true;
        self
    }

    /// As played at the superior level.
    #[must_use]
    pub fn superior(mut self) -> Self {
        self.superior = true;
        self
    }

    /// As recruited this turn.
    #[must_use]
    pub fn fresh(mut self) -> Self {
        self.fresh = true;
        self
    }

    /// Without its printed title.
    #[must_use]
    pub fn title_lost(mut self) -> Self {
        self.title_lost = true;
        self
    }

    /// Of another sect than printed.
    #[must_use]
    pub fn sect(mut self, sect: Sect) -> Self {
        self.sect = Some(sect);
        self
    }

    /// Following another Path than the printed one, or one at all.
    #[must_use]
    pub fn path(mut self, path: Path) -> Self {
        self.path = Some(path);
        self
    }

    /// Of another Methuselah's deck.
    #[must_use]
    pub fn owned_by(mut self, seat: u8) -> Self {
        self.owner = Some(seat);
        self
    }

    /// On a card in play.
    #[must_use]
    pub fn on(mut self, name: impl Into<String>) -> Self {
        self.on = Some(On { name: name.into(), seat: None });
        self
    }

    /// With a card on it.
    #[must_use]
    pub fn with(mut self, card: impl Into<Placed>) -> Self {
        self.cards.push(card.into());
        self
    }
}

impl From<&str> for Placed {
    fn from(name: &str) -> Self {
        Self::new(name)
    }
}

impl From<String> for Placed {
    fn from(name: String) -> Self {
        Self::new(name)
    }
}

//! The facts of every printed card: what stands on it beside its text.
//!
//! ```
//! use methuselah_cards::facts;
//! use methuselah_cards::vocab::{Clan, Title};
//!
//! let belinde = facts::all().find("belinde").unwrap();
//! assert_eq!(belinde.clans, [Clan::Nosferatu]);
//! assert_eq!(belinde.title, Some(Title::Prince));
//! assert_eq!(belinde.city.as_deref(), Some("Copenhagen"));
//! ```
//!
//! The table is made by `facts/generate.py`, which explains how each fact is read from a card.

mod lookup;
mod own;
mod row;
mod table;

use serde::{Deserialize, Serialize};

pub use lookup::fold;
pub(crate) use own::own;
pub use row::BadRow;
pub use table::{FactsTable, TSV, all};

use crate::vocab::{
    Circle, Clan, Discipline, DisciplineSet, Keyword, KeywordSet, Path, Sect, Title, TypeSet,
};

/// The facts of one card.
///
/// For an Advanced vampire they are those of the card alone; [`Facts::merged`] tells what changes.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Facts {
    /// The official number, shared by all printings.
    pub id: u32,
    /// The name in its official spelling.
    pub name: String,
    /// Names of earlier printings and common misspellings.
    pub aliases: Vec<String>,
    /// The card types.
    pub types: TypeSet,
    /// The clan or creed of a crypt card; of a library card the clans it requires, any of them
    /// (only Treaty of Laibach requires both of its clans).
    pub clans: Vec<Clan>,
    /// The Disciplines of a crypt card.
    pub disciplines: DisciplineSet,
    /// The Disciplines a library card requires.
    pub requires: Requirement,
    /// What a library card costs.
    pub cost: Cost,
    /// The capacity of a vampire; of an imbued the life, which also is what it takes to bring it
    /// into play. 0 for library cards.
    pub capacity: u8,
    /// The group of a crypt card.
    pub group: Option<Group>,
    /// Whether it is the Advanced print of a vampire.
    pub advanced: bool,
    /// The sect of a vampire.
    pub sect: Option<Sect>,
    /// The title of a vampire, or the one that a title card stands for.
    pub title: Option<Title>,
    /// The city of the title.
    pub city: Option<String>,
    /// What an Advanced vampire is once merged, where that differs.
    pub merged: Merged,
    /// The Path a vampire follows, or a library card requires.
    pub path: Option<Path>,
    /// The circle a Blood Brother belongs to.
    pub circle: Option<Circle>,
    /// The clan that a slave serves.
    pub slave_of: Option<Clan>,
    /// Traits and keywords. Crypt cards are [`Keyword::Unique`] unless their text says otherwise;
    /// an equipment that is a [`Keyword::Location`] is no equipment while in play.
    pub keywords: KeywordSet,
    /// The starting life of an ally, a retainer or an imbued.
    pub life: Option<u8>,
    /// The strength of an ally, or of a retainer that has one.
    pub strength: Option<u8>,
    /// The bleed of an ally.
    pub bleed: Option<u8>,
    /// Whether the burn option is printed.
    pub burn_option: bool,
    /// The codes of the sets it was printed in.
    pub sets: Vec<String>,
    /// Since when it is banned, as YYYYMMDD.
    pub banned: Option<u32>,
    /// The restricted format it is legal in beside its sets (`V5`).
    pub format: Option<String>,
}

impl Facts {
    /// Whether it belongs in a crypt.
    pub const fn is_crypt(&self) -> bool {
        self.types.is_crypt()
    }

    /// Whether only one may be in play.
    pub const fn is_unique(&self) -> bool {
        self.keywords.has(Keyword::Unique)
    }
}

/// The Disciplines a library card requires, in printed order.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Requirement {
    /// None.
    #[default]
    None,
    /// One of these (or the only one): printed `ani/pot`.
    Any(Vec<Discipline>),
    /// All of these: printed `cel&pre`.
    All(Vec<Discipline>),
}

impl Requirement {
    /// The Disciplines named.
    pub fn disciplines(&self) -> &[Discipline] {
        match self {
            Self::None => &[],
            Self::Any(disciplines) | Self::All(disciplines) => disciplines,
        }
    }
}

/// What a card costs, by kind. A card of the printed cost 0 does not exist.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Cost {
    /// Pool.
    pub pool: Option<Price>,
    /// Blood, or life of an ally that plays it.
    pub blood: Option<Price>,
    /// Conviction.
    pub conviction: Option<Price>,
}

impl Cost {
    /// Whether the player chooses how much blood or pool it is.
    pub fn has_x(&self) -> bool {
        [self.pool, self.blood].contains(&Some(Price::X))
    }
}

/// A printed cost.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Price {
    /// A number.
    Fixed(u8),
    /// X: the text tells.
    X,
}

/// The grouping of a crypt card: a crypt holds cards of at most two consecutive groups.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Group {
    /// Goes with every group.
    Any,
    /// A numbered group.
    N(u8),
}

/// What an Advanced vampire becomes when merged. None means: as before.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Merged {
    /// The sect.
    pub sect: Option<Sect>,
    /// The title.
    pub title: Option<Title>,
    /// The city of that title.
    pub city: Option<String>,
}

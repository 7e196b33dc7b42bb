//! Facts of every printed card, the effect language, and the cards written in it.
//!
//! * [`facts`]: names, types, costs, Disciplines of all printed cards, from one generated table.
//! * [`vocab`]: the game's words: clans, Disciplines, sects, titles, keywords.
//! * [`lang`]: the effect language, the grammar of the files in `entries/`.
//! * [`words`]: which cards use which words of the language.
//! * [`CardSet`]: cards ready to be played: facts plus compiled effects.

mod check;
pub mod compile;
mod def;
pub mod facts;
pub mod lang;
pub mod parse;
mod reach;
mod set;
pub mod vocab;
pub mod words;

pub use compile::{Op, Program};
pub use def::{AbilityDef, AbilityId, CardDef, DefId, Merging, ModeDef, ProgramId};
pub use parse::EntryError;
pub use reach::{Doing, HandWindows, Reach};
pub use set::CardSet;

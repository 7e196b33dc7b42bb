//! State and rules of *Vampire: The Eternal Struggle*, one module per chapter of the rulebook.
//!
//! The engine is a machine that can stop anywhere: a [`Game`] is a flat state and a stack of what
//! is going on in it. It runs until someone must choose, and goes on with the choice.
//!
//! | chapter of the rulebook | module |
//! |---|---|
//! | setting up | [`setup`] |
//! | the turn: unlock, master, minion, influence, discard | `turn` |
//! | carrying out an action, blocking, the basic actions | `action` |
//! | the referendum and the blood hunt | `referendum` |
//! | combat: range, strikes, damage, press | `combat` |
//! | torpor | `torpor` |
//! | diablerie | `diablerie` |
//! | imbued: conviction, powers, being incapacitated | `imbued` |
//! | merging Advanced vampires | `merge` |
//! | the Red List, trophies | `trophy` |
//! | contested cards, contested titles | `contest`, `titles` |
//! | ousting and winning | `oust` |
//! | withdrawing | `withdraw` |
//! | playing cards, costs, the hand, abilities | `play`, `offer` |
//! | effects that last, limits on use | `lasting`, `limits` |
//! | what the older edition changes | `edition` |
//!
//! | the machine | module |
//! |---|---|
//! | the stack of what is going on, step by step | `engine` |
//! | windows: who is asked, in which order, until when | `window` |
//! | carrying out compiled effects, step by step | `effect` |
//! | effects that set themselves off | `trigger` |
//! | what happens and is told: the changes of a state | `event` |
//! | how cards move between zones | `zones` |
//! | what a number comes to, what is allowed | [`query`] |
//! | the legal options of a window | `offer` |
//! | what is asked and what can be chosen, as data | `option` |
//! | the state of a game: plain data | [`state`] |
//! | what one Methuselah may know | `view` |
//! | the log as data, and options, log and transcript in words | `log`, `words` |
//! | any position, for tests and puzzles | [`scenario`] |
//! | chance, keyed by what it is for | [`chance`] |

// Unit tests share helpers with those in `tests`, which know this crate by its name.
#[cfg(test)]
extern crate self as methuselah_engine;
#[cfg(test)]
#[path = "../tests/common/mixes.rs"]
mod mixes;

mod action;
pub mod chance;
mod combat;
mod contest;
mod diablerie;
mod edition;
mod effect;
mod engine;
mod error;
mod event;
mod game;
mod ids;
mod imbued;
mod invariants;
mod lasting;
mod limits;
mod list;
mod log;
mod merge;
mod offer;
mod option;
mod oust;
mod play;
pub mod query;
mod referendum;
mod rules;
pub mod scenario;
pub mod setup;
pub mod state;
mod titles;
mod torpor;
mod trigger;
mod trophy;
mod turn;
mod view;
mod window;
mod withdraw;
mod words;
mod zones;

pub use edition::Edition;
pub use error::GameError;
pub use event::{Entry, Event, Holder};
pub use game::{Game, Switches};
pub use ids::{CardId, CardRef, Seat, Value};
pub use list::List;
pub use log::Record;
pub use option::{Choice, Decision, DecisionKind, OptionKind};
pub use query::Query;
pub use rules::{Rules, RulesError};
pub use scenario::Scenario;
pub use setup::{Deck, Setup, SetupError};
pub use view::{PublicSeat, View};

//! State and rules of *Vampire: The Eternal Struggle*, chapter by chapter of the rulebook.
//!
//! The engine is a machine that can stop anywhere: a [`Game`] is a flat state and a stack of what
//! is going on in it. It runs until someone must choose, and goes on with the choice.
//!
//! | chapter of the rulebook | rules | modules |
//! |---|---|---|
//! | building a deck | DECK | `python/methuselah/legality.py`, `setup` |
//! | the cards: requirements, costs, playing them, the hand | CARD | `play`, `play::pay`, `play::uses`, `play::hand`, `play::burn_option`, `play::search`, `kept`, `trophy`, `offer::hand`, `offer::playable`, `offer::reduction`, `query::cost`, `query::identity`, `query::as_vampire` |
//! | sequencing: who has the impulse | SEQ | `window` |
//! | setting up | SETUP | [`setup`] |
//! | burning, stealing, counters | TERM | `event`, `zones`, `counters` |
//! | the unlock phase | UNLOCK | `turn::unlock` |
//! | contested cards and titles | CONTEST | `contest`, `titles` |
//! | the master phase | MASTER | `turn::master` |
//! | the minion phase | MINION | `turn::minion`, `offer::action` |
//! | the bleed | BLEED | `action::bleed` |
//! | hunting | HUNT | `action::hunt` |
//! | equipment | EQUIP | `action::equip` |
//! | retainers | EMPLOY | `action::equip` |
//! | allies | RECRUIT | `action::recruit` |
//! | political actions | POLITICAL | `referendum::calling` |
//! | becoming an anarch | ANARCH | `action::anarch` |
//! | actions of cards, from hand and in play | CARDACTION | `action::provided`, `action::announce` |
//! | carrying out an action | ACTION | `action`, `action::announce`, `action::resolve`, `lasting` |
//! | blocking | BLOCK | `action::block` |
//! | the referendum | REF | `referendum` |
//! | combat | COMBAT | `combat` |
//! | range, maneuvers | RANGE | `combat::range` |
//! | strikes | STRIKE | `combat::strike` |
//! | damage | DAMAGE | `combat::damage` |
//! | presses | PRESS | `combat::press` |
//! | torpor | TORPOR | `torpor` |
//! | diablerie and the blood hunt | DIABLERIE | `diablerie`, `referendum` |
//! | the influence phase | INFLUENCE | `turn::influence` |
//! | the discard phase, events | DISCARD | `turn::discard` |
//! | ousting, withdrawing and winning | END | `oust`, `withdraw` |
//! | sects, clans and titles | SECT | `sect`, `titles` |
//! | Paths | PATH | `path` |
//! | the Red List, slaves and other traits | TRAIT | `traits`, `traits::red_list`, `trophy`, `traits::slave`, `traits::scarce`, `traits::infernal`, `sect` |
//! | merging Advanced vampires | ADV | `advanced` |
//! | imbued: conviction, powers, being incapacitated | IMBUED | `imbued` |
//! | what the older edition changes | EDITION | `edition` |
//!
//! | the machine | module |
//! |---|---|
//! | the stack of what is going on, step by step | `engine` |
//! | windows: who is asked, in which order, until when | `window` |
//! | carrying out compiled effects, step by step | `effect` |
//! | how often something can be used | `limits` |
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
mod advanced;
pub mod chance;
mod combat;
mod contest;
mod counters;
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
mod kept;
mod lasting;
mod limits;
mod list;
mod log;
mod offer;
mod option;
mod oust;
mod path;
mod play;
pub mod query;
mod referendum;
mod rules;
pub mod scenario;
mod sect;
pub mod setup;
pub mod state;
mod titles;
mod torpor;
mod traits;
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
pub use event::{Entry, Event, Hit, Holder, Why};
pub use game::{Game, Switches};
pub use ids::{CardId, CardRef, Seat, Value};
pub use list::List;
pub use log::{Called, Cast, PointsFor, Record};
pub use option::{Choice, Decision, DecisionKind, OptionKind};
pub use query::Query;
pub use rules::{Rules, RulesError};
pub use scenario::Scenario;
pub use setup::{Deck, Setup, SetupError};
pub use view::{PublicSeat, View};

//! The effect language: what a card does, as data.
//!
//! An entry is written in RON, about one line per line of card text, and the enums of this module
//! are its grammar. They read in this order:
//!
//! * [`Entry`]: a card: its [`Mode`]s (the clauses it can be played for) and its [`Ability`]s
//!   (what it does while in play).
//! * [`Step`]: one change or choice, the verbs of the language.
//! * [`Which`], [`Who`], [`Is`], [`Amount`], [`Cond`]: the nouns: a card, a Methuselah, a
//!   description of cards, a number, a condition.
//!
//! Names are normalised: an entry says `Gain(Blood(Me), 1)` whatever the age of the wording.

mod ability;
mod amount;
mod change;
mod cond;
mod entry;
mod inner;
mod is;
mod step;
mod strike;
mod time;
mod which;

pub use ability::{Ability, ActionText, Reduction, Replaced, Trigger, Use, WeaponText};
pub use amount::{Amount, Expr};
pub use change::{AsVampire, Change, ChangeKind, DamageIs, Does, Number, Scope, Static};
pub use cond::{ActionIs, Cond};
pub use entry::{Act, Cost, Entry, Limit, Mode, Pick, Player, Replacement};
pub use is::{CounterKind, Filter, Is, Place, Skill};
pub use step::{
    Choice, CircleOf, ClanOf, Destination, From, Newborn, Purse, Range, Resource, Step,
};
pub use strike::{DamageText, StrikeKind, StrikeLimit};
pub use time::{Event, Per, Period, Span, Window};
pub use which::{SeatIs, Which, Who, Whose};

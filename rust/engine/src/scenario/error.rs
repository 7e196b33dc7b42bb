//! Why a position cannot be set up.

use thiserror::Error;

use crate::{error::GameError, rules::RulesError, setup::SetupError};

/// A position that cannot be set up, and why.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ScenarioError {
    /// SETUP-4.
    #[error("a table has 2 to 5 Methuselahs, not {0}")]
    Players(usize),
    /// The rules.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// More cards than a game has room for.
    #[error(transparent)]
    Setup(SetupError),
    /// More cards of a Methuselah than a game has room for.
    #[error("seat {seat} has {count} {what}, those in play among them: {limit} are the most")]
    TooLarge {
        /// The seat.
        seat: u8,
        /// Crypt or library cards.
        what: &'static str,
        /// How many it has.
        count: usize,
        /// How many there is room for.
        limit: usize,
    },
    /// A round before the first.
    #[error("there is no round 0: rounds are counted from 1")]
    NoRound,
    /// More of something than a state has room for.
    #[error(transparent)]
    Game(#[from] GameError),
    /// A seat that the table does not have.
    #[error("there is no seat {seat}: the seats are 0 to {last}")]
    NoSeat {
        /// The seat.
        seat: u8,
        /// The last seat of the table.
        last: u8,
    },
    /// A seat set up twice.
    #[error("seat {0} is set up twice")]
    SeatTwice(u8),
    /// A phase that the turn does not have.
    #[error("there is no phase `{0}`: the phases are unlock, master, minion, influence, discard")]
    NoPhase(String),
    /// A name that no card has.
    #[error("there is no card `{name}`; nearest names: {}", nearest.join(", "))]
    UnknownCard {
        /// The name.
        name: String,
        /// The most similar names.
        nearest: Vec<String>,
    },
    /// A card without its text.
    #[error("{0} is not implemented yet; a scenario with blanks places it without its text")]
    NotImplemented(String),
    /// A card of a type that cannot be where it is put.
    #[error("{name} ({types}) cannot be {place}")]
    WrongPlace {
        /// The card.
        name: String,
        /// Its types.
        types: String,
        /// The place.
        place: &'static str,
    },
    /// A Methuselah without pool is ousted at once (END-1).
    #[error("seat {seat} cannot have {pool} pool: from 1 to 250")]
    Pool {
        /// The seat.
        seat: u8,
        /// The pool.
        pool: u16,
    },
    /// A holder of the Edge where there is none.
    #[error("seat {0} cannot have the Edge: by these rules there is none")]
    NoEdge(u8),
    /// Two holders of the Edge.
    #[error("the Edge cannot be at seat {0} and at seat {1}")]
    TwoEdges(u8, u8),
    /// Copies of a unique card that do not contest one another (CONTEST-1, -4).
    #[error(
        "{name} {}: {} in play{}",
        if *unique { "is unique" } else { "is an event, of which a game has one" },
        if first == second {
            format!("seat {first} cannot have it twice")
        } else {
            format!("seat {first} and seat {second} cannot both have it")
        },
        if *unique && first != second { " uncontested" } else { "" }
    )]
    TwoCopies {
        /// The card.
        name: String,
        /// Whether it is unique: an event, otherwise.
        unique: bool,
        /// Who has it.
        first: u8,
        /// Who has it too.
        second: u8,
    },
    /// A contest that cannot be.
    #[error(
        "{name} cannot be contested by seat {seat}: {}",
        if *unique { "another Methuselah must have a contested copy too" } else { "it is not unique" }
    )]
    NoContest {
        /// The card.
        name: String,
        /// Who would contest it.
        seat: u8,
        /// Whether the card is unique.
        unique: bool,
    },
    /// CARD-2.
    #[error("{name} cannot have {blood} blood: the capacity is {capacity}")]
    AboveCapacity {
        /// The vampire.
        name: String,
        /// The blood it should have.
        blood: u8,
        /// What it can have.
        capacity: i32,
    },
    /// An ally or retainer without life burns (CARD-25, DAMAGE-5).
    #[error("{0} cannot be in play without life")]
    NoLife(String),
    /// A card that must be on another.
    #[error("{0} must be on another card")]
    OnNobody(String),
    /// A card that is never on another.
    #[error("{name} cannot be on {host}: it is on no other card")]
    OnSomebody {
        /// The card.
        name: String,
        /// Where it should be.
        host: String,
    },
    /// A second copy of a card that a minion can have only one of.
    #[error("{host} can have only one {name}, or only one of its kind")]
    OnlyOne {
        /// The card.
        name: String,
        /// Where it should be.
        host: String,
    },
    /// A card to be put on one that is not there.
    #[error("{name} cannot be on {host}: {reason}")]
    NoHost {
        /// The card.
        name: String,
        /// Where it should be.
        host: String,
        /// Why it cannot be there.
        reason: String,
    },
    /// Something that the card cannot have where it is.
    #[error("{name} cannot be {what}: {reason}")]
    CannotBe {
        /// The card.
        name: String,
        /// What it should be.
        what: &'static str,
        /// Why it cannot be that.
        reason: &'static str,
    },
    /// A hand above hand size (CARD-10).
    #[error("seat {seat} cannot hold {cards} cards: the hand size is {size}")]
    HandTooLarge {
        /// The seat.
        seat: u8,
        /// How many cards it should hold.
        cards: usize,
        /// How many it can hold.
        size: usize,
    },
    /// A hand below hand size beside a library, from which it would be drawn up (CARD-10).
    #[error(
        "seat {seat} cannot hold only {cards} cards beside a library: it is drawn up to {size} at \
         once (give an empty library with the short hand)"
    )]
    HandTooSmall {
        /// The seat.
        seat: u8,
        /// How many cards it should hold.
        cards: usize,
        /// How many it would draw up to.
        size: usize,
    },
    /// Whose card it should be on, but not on which.
    #[error("whose card {0} should be on is said, but not on which")]
    OnWhich(String),
    /// The position breaks an invariant: a fault of this module, not of the position.
    #[error("the position breaks an invariant: {0}")]
    Broken(String),
}

impl From<SetupError> for ScenarioError {
    fn from(error: SetupError) -> Self {
        match error {
            // Each entry sits at the seat of its number.
            SetupError::TooLarge { entry, what, count, limit } => {
                Self::TooLarge { seat: entry as u8, what, count, limit }
            }
            error => Self::Setup(error),
        }
    }
}

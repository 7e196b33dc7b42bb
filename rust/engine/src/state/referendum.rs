//! The referendum under way (chapter REF).

use methuselah_cards::{ProgramId, compile::MAX_PICKS};

use super::MAX_SEATS;
use crate::{
    ids::{CardId, CardRef, Seat, Value},
    list::List,
};

/// Votes cast, or given to be cast.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ballot {
    /// Whose they are: a minion's, or of the card that gave them.
    pub source: Value,
    /// The Methuselah who casts them, if they are no minion's.
    pub seat: Option<Seat>,
    /// Votes given beyond those of a title; below 0, votes taken.
    pub extra: i8,
    /// Votes given beyond these, that count only if they are cast against.
    pub against: i8,
    /// Votes cast; of less than 0 none counts.
    pub cast: i8,
    /// Ballots given beyond the one of a priscus (REF-6).
    pub more_ballots: u8,
    /// Ballots cast.
    pub ballots: u8,
    /// The way they were cast; a source casts all its votes the same way (REF-2).
    pub way: Option<bool>,
    /// The way its ballots were cast: the same, but by EDITION-28.
    pub ballot_way: Option<bool>,
    /// It abstains: nothing of it counts.
    pub abstains: bool,
}

/// What comes next in a referendum (POLITICAL).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ReferendumStage {
    /// What is used before it.
    #[default]
    Before,
    /// Its terms are about to be chosen.
    Terms,
    /// Its terms are chosen.
    Called,
    /// What is used before votes are cast.
    BeforeVotes,
    /// The polling step.
    Polling,
    /// The votes are counted.
    Tally,
    /// It ends.
    Over,
}

/// The referendum under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Referendum {
    /// There is one.
    pub on: bool,
    /// What comes next in it.
    pub stage: ReferendumStage,
    /// The vampire that called it, if one did.
    pub caller: CardRef,
    /// The Methuselah who chooses its terms.
    pub meth: Seat,
    /// The card it comes from.
    pub card: CardId,
    /// The clause of the card.
    pub mode: u8,
    /// A blood hunt on this vampire (DIABLERIE-3).
    pub blood_hunt: CardRef,
    /// Called by a political action card, which is worth a vote (REF-3).
    pub by_card: bool,
    /// The choices that make its terms.
    pub terms: Option<ProgramId>,
    /// What happens if it passes.
    pub program: ProgramId,
    /// Its terms.
    pub picks: [Value; MAX_PICKS],
    /// Points allocated in its terms.
    pub allocated: [u8; MAX_SEATS],
    /// Votes by source.
    pub ballots: List<Ballot, 32>,
    /// A mask of the seats that have used the one vote of political action cards (REF-3).
    pub card_vote: u8,
    /// Ballots against and for in the prisci's vote (REF-6).
    pub prisci: [u8; 2],
    /// Votes for.
    pub votes_for: u8,
    /// Votes against.
    pub votes_against: u8,
    /// It fails, whatever is cast.
    pub fails: bool,
    /// It passes, without a vote.
    pub passes: bool,
    /// A mask of the seats that have cast a vote against for the Edge or with a card.
    pub against: u8,
    /// The result, once there is one.
    pub passed: Option<bool>,
}

impl Referendum {
    /// The way that the prisci vote as their ballots stand; none in a tie (REF-6).
    pub fn prisci_vote(&self) -> Option<bool> {
        let [against, for_] = self.prisci;
        (for_ != against).then_some(for_ > against)
    }
}

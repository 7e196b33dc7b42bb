//! Which cards may have twins beside them.

use super::Zone;
use crate::option::DecisionKind;

/// Kinds of cards of which several lie side by side, or have: masks of bits that kinds may share.
/// Only options about such cards are worth comparing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Twins {
    minions: u64,
    permanents: u64,
    uncontrolled: u64,
}

impl Twins {
    pub(crate) fn mask(&mut self, zone: Zone) -> &mut u64 {
        match zone {
            Zone::Uncontrolled => &mut self.uncontrolled,
            Zone::Play => &mut self.permanents,
            _ => &mut self.minions,
        }
    }

    /// Whether several of those kinds, a mask, may lie in an uncontrolled region.
    pub(crate) fn uncontrolled(self, kinds: u64) -> bool {
        self.uncontrolled & kinds != 0
    }

    /// The kinds that can matter in a decision, as a minion, a card and a target.
    ///
    /// No window of an action, a referendum or a combat is about uncontrolled vampires, and what the
    /// influence phase does with them is offered once for all that are alike.
    pub(crate) fn in_decision(self, kind: DecisionKind) -> [u64; 3] {
        use DecisionKind::{Announce, Choose, Influence, Master, Minion};
        let Self { minions, permanents, uncontrolled } = self;
        let as_target = match kind {
            Influence | Master | Minion | Choose | Announce => uncontrolled,
            _ => 0,
        };
        let in_play = minions | permanents;
        [minions, in_play, in_play | as_target]
    }
}

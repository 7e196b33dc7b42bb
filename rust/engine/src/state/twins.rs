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

    /// The kinds that can matter in a decision, as a minion, a card and a target.
    ///
    /// No window of an action, a referendum or a combat is about uncontrolled vampires, and only the
    /// influence phase does anything with them that is no effect of a card.
    pub(crate) fn in_decision(self, kind: DecisionKind) -> [u64; 3] {
        use DecisionKind::{Announce, Choose, Influence, Master, Minion};
        let Self { minions, permanents, uncontrolled } = self;
        let (as_minion, as_target) = match kind {
            Influence => (uncontrolled, uncontrolled),
            Master | Minion | Choose | Announce => (0, uncontrolled),
            _ => (0, 0),
        };
        let in_play = minions | permanents;
        [minions | as_minion, in_play, in_play | as_target]
    }
}

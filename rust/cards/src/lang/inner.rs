//! What stands inside steps and strikes: everything that looks through an effect walks by it.

use super::{Step, StrikeKind};

impl Step {
    /// The lists of steps inside it that belong to the same effect: carried out with it or, of what is
    /// queued, at the end of the combat. What lasts a while has effects of its own.
    pub fn inner(&self) -> Vec<&[Step]> {
        match self {
            Self::If(_, then, otherwise) => vec![then, otherwise],
            Self::Either(_, branches) => branches.iter().map(|(_, steps)| &steps[..]).collect(),
            Self::May(steps)
            | Self::ForEach(_, steps)
            | Self::EachMethuselah(_, steps)
            | Self::Repeat(_, steps)
            | Self::Together(steps)
            | Self::Queue(steps)
            | Self::AfterCombat(steps)
            | Self::BeforeEnd(steps) => vec![steps],
            Self::Strike(kind) | Self::AdditionalStrike(kind, _) => {
                kind.steps().into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// Whether one of these steps, or one inside it, is like that.
    pub fn any_of(steps: &[Self], wanted: &mut dyn FnMut(&Self) -> bool) -> bool {
        steps.iter().any(|step| {
            wanted(step) || step.inner().into_iter().any(|steps| Self::any_of(steps, wanted))
        })
    }
}

impl StrikeKind {
    /// The steps that are carried out as it resolves, if it has some; no strike has two lists of them.
    pub fn steps(&self) -> Option<&[Step]> {
        match self {
            Self::CombatEnds(steps) | Self::With(steps, _) | Self::Only(steps) => Some(steps),
            _ => self.inner()?.steps(),
        }
    }
}

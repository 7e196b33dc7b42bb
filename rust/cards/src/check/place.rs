//! Steps that have no meaning where they stand.

use super::Checked;
use crate::lang::{Act, Step, Window};

/// Refuses steps that mean nothing in the window, or in the kind of action, that they are for.
pub(super) fn of(steps: &[Step], window: Window, act: Act) -> Checked {
    let in_combat = (Window::BeforeRange..=Window::AfterCombat).contains(&window);
    let in_referendum = [Window::BeforeVotes, Window::Polling].contains(&window);
    let always = window == Window::AnyTime;
    steps.iter().try_for_each(|step| {
        let (fits, wanted) = match step {
            Step::Bleed(_) => (act == Act::Bleed, "a clause or action with `act: Bleed`"),
            Step::HuntFrom(_) => (act == Act::Hunt, "a clause or action with `act: Hunt`"),
            Step::Maneuver
            | Step::Press
            | Step::ManeuverToClose
            | Step::PressToContinue
            | Step::SetRange(..)
            | Step::Strike(_)
            | Step::Prevent(..)
            | Step::PreventAll(_)
            | Step::MoreDamage(_)
            | Step::AdditionalStrikes(..)
            | Step::AdditionalStrike(..)
            | Step::StrikeFirstWith(_)
            | Step::ContinueCombat
            | Step::CombatEnds
            | Step::CancelCombat => (in_combat || always, "a window of combat"),
            Step::Votes(..)
            | Step::VotesFor(..)
            | Step::VotesAgainst(..)
            | Step::Ballots(..)
            | Step::Abstain(_)
            | Step::CastVotes(..)
            | Step::FailReferendum
            | Step::PassReferendum
            | Step::CancelReferendum => (in_referendum || always, "a window of a referendum"),
            Step::Cancel(_) => (window == Window::AsPlayed, "`when: AsPlayed`"),
            _ => (true, ""),
        };
        if fits {
            return step.inner().into_iter().try_for_each(|steps| of(steps, window, act));
        }
        let printed = format!("{step:?}");
        let word = printed.split('(').next().unwrap_or(&printed);
        Err(format!("`{word}` makes no sense here: it is for {wanted}"))
    })
}

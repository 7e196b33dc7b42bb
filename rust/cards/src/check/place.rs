//! Steps that have no meaning where they stand.

use super::Checked;
use crate::lang::{Act, Step, Window};

/// Refuses steps that mean nothing in the window, or in the kind of action, that they are for.
pub(super) fn of(steps: &[Step], window: Window, act: Act) -> Checked {
    let in_combat = (Window::BeforeRange..=Window::AfterCombat).contains(&window);
    let in_referendum = [Window::BeforeVotes, Window::Polling].contains(&window);
    let always = window == Window::AnyTime;
    each(steps, &mut |step| {
        let (fits, wanted) = match step {
            Step::Bleed(_) => (act == Act::Bleed, "a clause or action with `act: Bleed`"),
            Step::HuntFrom(_) => (act == Act::Hunt, "a clause or action with `act: Hunt`"),
            Step::Maneuver
            | Step::Press
            | Step::ManeuverToClose
            | Step::PressToContinue
            | Step::SetRange(..)
            | Step::Strike(_)
            | Step::Prevent(_)
            | Step::PreventOf(..)
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
            | Step::Abstain(_)
            | Step::CastVotes(..)
            | Step::FailReferendum
            | Step::CancelReferendum => (in_referendum || always, "a window of a referendum"),
            Step::Cancel(_) => (window == Window::AsPlayed, "`when: AsPlayed`"),
            _ => return Ok(()),
        };
        if fits {
            return Ok(());
        }
        let printed = format!("{step:?}");
        let word = printed.split('(').next().unwrap_or(&printed);
        Err(format!("`{word}` makes no sense here: it is for {wanted}"))
    })
}

/// Sees each step that is carried out there and then.
fn each(steps: &[Step], see: &mut impl FnMut(&Step) -> Checked) -> Checked {
    steps.iter().try_for_each(|step| match step {
        Step::If(_, then, otherwise) => {
            each(then, see)?;
            each(otherwise, see)
        }
        Step::May(steps)
        | Step::ForEach(_, steps)
        | Step::EachMethuselah(_, steps)
        | Step::Repeat(_, steps)
        | Step::Together(steps) => each(steps, see),
        Step::Either(_, branches) => branches.iter().try_for_each(|(_, steps)| each(steps, see)),
        step => see(step),
    })
}

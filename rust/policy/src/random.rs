use methuselah_engine::{Choice, Decision, View};

use crate::{Draws, Policy};

/// Chooses any option, each as likely as the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Policy for Random {
    fn decide(&mut self, _: &View<'_>, _: Decision, options: &[Choice], mut draws: Draws) -> usize {
        draws.below(options.len())
    }
}

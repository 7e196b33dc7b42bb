use std::{array, str::FromStr};

use methuselah_engine::{Choice, Decision, Game, GameError, View, chance::Purpose, state::MAX_SEATS};
use methuselah_policy::{Draws, Policy, Random};
use thiserror::Error;

/// A policy as a table is told of it.
#[derive(Clone, Debug, PartialEq)]
pub enum PolicySpec {
    /// Any option, each as likely as the others.
    Random,
}

/// A policy that nobody knows.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("no built-in policy is {0:?}: \"random\" is one")]
pub struct PolicyError(String);

impl FromStr for PolicySpec {
    type Err = PolicyError;

    fn from_str(text: &str) -> Result<Self, PolicyError> {
        match text {
            "random" => Ok(Self::Random),
            _ => Err(PolicyError(text.to_owned())),
        }
    }
}

impl PolicySpec {
    /// A player of this policy, for one entry in one game.
    pub fn player(&self) -> Player {
        match self {
            Self::Random => Player::Random(Random),
        }
    }
}

/// A built-in player at work: an enum, so that the calls of a game's inner loop are direct.
#[derive(Clone, Debug)]
pub enum Player {
    /// See [`PolicySpec::Random`].
    Random(Random),
}

impl Policy for Player {
    fn decide(
        &mut self,
        view: &View<'_>,
        decision: Decision,
        options: &[Choice],
        draws: Draws,
    ) -> usize {
        match self {
            Self::Random(player) => player.decide(view, decision, options, draws),
        }
    }
}

/// The players of one game, by seat.
#[derive(Clone, Debug)]
pub struct Players([Player; MAX_SEATS]);

impl Players {
    /// New players for a game, from the policy of each entry.
    pub(crate) fn new(policies: &[PolicySpec], entries: [u8; MAX_SEATS]) -> Self {
        let spec = |seat: usize| policies.get(entries[seat] as usize);
        Self(array::from_fn(|seat| {
            spec(seat).unwrap_or(&PolicySpec::Random).player()
        }))
    }

    /// The option that the player at the seat takes.
    ///
    /// Its randomness is keyed by the game's chance, the entry and how many decisions that has had:
    /// a policy that asks for more of it changes nothing elsewhere.
    pub fn pick(&mut self, game: &Game, decision: Decision) -> Result<Choice, GameError> {
        let seat = decision.seat;
        let ordinal = game.state().seat(seat).decisions;
        let key = game
            .chance()
            .draw(game.entry(seat), Purpose::Policy, ordinal, 0);
        let player = &mut self.0[seat.index()];
        let index = player.decide(
            &game.view(seat),
            decision,
            game.options(),
            Draws::new(key),
        );
        game.options().get(index).copied().ok_or(GameError::NotOffered)
    }
}

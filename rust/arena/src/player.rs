use std::{array, str::FromStr};

use methuselah_cards::CardSet;
use methuselah_engine::{
    Choice, Decision, Game, GameError, View, chance::Purpose, state::MAX_SEATS,
};
use methuselah_policy::{Draws, Heuristic, Policy, Random, Weights};
use serde_json::{Map, Value};
use thiserror::Error;

/// A built-in policy, as a table is told of it: `random`, `heuristic`, or weights of the heuristic
/// as a JSON object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PolicySpec {
    /// Any option, each as likely as the others.
    Random,
    /// The heuristic.
    Heuristic(Box<Weights>),
}

/// A policy that nobody knows.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PolicyError {
    /// An unknown name.
    #[error("no built-in policy is named {0:?}: \"random\" and \"heuristic\" are")]
    Name(String),
    /// Weights that are not those of the heuristic.
    #[error("these are no weights of the heuristic: {0}")]
    Weights(String),
}

impl FromStr for PolicySpec {
    type Err = PolicyError;

    fn from_str(text: &str) -> Result<Self, PolicyError> {
        match text {
            "random" => Ok(Self::Random),
            "heuristic" => Ok(Self::Heuristic(Box::default())),
            text if text.starts_with('{') => weights(text).map(|w| Self::Heuristic(Box::new(w))),
            _ => Err(PolicyError::Name(text.to_owned())),
        }
    }
}

/// A weight is at most this far from 0.
const MOST_WEIGHT: f64 = 1e9;

/// Weights are whole numbers; `2.0` is one too.
fn weights(text: &str) -> Result<Weights, PolicyError> {
    let bad = |error: serde_json::Error| PolicyError::Weights(error.to_string());
    let mut values: Map<String, Value> = serde_json::from_str(text).map_err(bad)?;
    for (name, value) in &mut values {
        let number = value.as_f64().filter(|n| n.fract() == 0.0 && n.abs() <= MOST_WEIGHT);
        let number = number.ok_or_else(|| {
            let what = format!(
                "`{name}` is {value}: whole numbers from {} to {MOST_WEIGHT} are weights",
                -MOST_WEIGHT
            );
            PolicyError::Weights(what)
        })?;
        *value = Value::from(number as i64);
    }
    serde_json::from_value(Value::Object(values)).map_err(bad)
}

/// A built-in player: an enum, so that the calls of a game's inner loop are direct. A copy is cheap,
/// and plays another entry or game.
#[derive(Clone, Debug)]
pub enum Player {
    /// See [`PolicySpec::Random`].
    Random(Random),
    /// See [`PolicySpec::Heuristic`].
    Heuristic(Heuristic),
}

impl Player {
    /// A player of a policy with these cards. The heuristic reads them all first: keep it, and copy
    /// it.
    pub fn new(policy: &PolicySpec, cards: &CardSet) -> Self {
        match policy {
            PolicySpec::Random => Self::Random(Random),
            PolicySpec::Heuristic(weights) => {
                Self::Heuristic(Heuristic::with_weights(cards, (**weights).clone()))
            }
        }
    }
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
            Self::Heuristic(player) => player.decide(view, decision, options, draws),
        }
    }
}

/// The players of one game, by seat.
#[derive(Clone, Debug)]
pub struct Players([Player; MAX_SEATS]);

impl Players {
    /// The players of a game, from those of the entries.
    pub(crate) fn new(players: &[Player], entries: [u8; MAX_SEATS]) -> Self {
        let nobody = Player::Random(Random);
        Self(array::from_fn(|seat| players.get(entries[seat] as usize).unwrap_or(&nobody).clone()))
    }

    /// The same player at each seat.
    pub fn alike(player: &Player) -> Self {
        Self(array::from_fn(|_| player.clone()))
    }

    /// The option that the player at the seat takes.
    ///
    /// Its randomness is keyed by the game's chance, the entry and how many decisions that has had:
    /// a policy that asks for more of it changes nothing elsewhere.
    pub fn pick(&mut self, game: &Game, decision: Decision) -> Result<Choice, GameError> {
        let index = self.pick_index(game, decision);
        game.options().get(index).copied().ok_or(GameError::NotOffered)
    }

    /// The same by its index.
    pub(crate) fn pick_index(&mut self, game: &Game, decision: Decision) -> usize {
        let (seat, options) = (decision.seat, game.options());
        let ordinal = game.state().seat(seat).decisions;
        let key = game.chance().draw(game.entry(seat), Purpose::Policy, ordinal, 0);
        let player = &mut self.0[seat.index()];
        player.decide(&game.view(seat), decision, options, Draws::new(key))
    }
}

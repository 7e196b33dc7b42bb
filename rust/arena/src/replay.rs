//! Games written down as picks by their stable keys, and played again.

use methuselah_engine::{Choice, Decision, Game, GameError};

use crate::{Arena, key};

/// What was picked in a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pick {
    /// The decision.
    pub decision: Decision,
    /// The key of the option.
    pub key: u64,
    /// Which of the options with that key, counted from 0.
    pub nth: usize,
    /// The option in words.
    pub words: String,
}

impl Arena {
    /// What has been picked in a logged game of this arena, from its first decision on.
    pub fn picks(&self, number: u64, played: &Game) -> Result<Vec<Pick>, GameError> {
        let mut game = self.start(number, false);
        let pick = |&at: &u16| {
            let decision = game.decision().ok_or(GameError::NoDecision)?;
            let choice = *game.options().get(usize::from(at)).ok_or(GameError::NotOffered)?;
            let key = key(&game, decision.seat, choice);
            let nth = with_key(&game, decision, key).position(|other| other == choice);
            let nth = nth.ok_or(GameError::NotOffered)?;
            let words = game.words_of(choice);
            game.choose(choice)?;
            Ok(Pick { decision, key, nth, words })
        };
        played.picked().iter().map(pick).collect()
    }
}

/// The options of a decision that have a key.
pub fn with_key(game: &Game, decision: Decision, key: u64) -> impl Iterator<Item = Choice> {
    let options = game.options().iter().copied();
    options.filter(move |&option| crate::key(game, decision.seat, option) == key)
}

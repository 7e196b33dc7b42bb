use crate::{
    event::Event,
    ids::Seat,
    option::{Choice, DecisionKind},
};

/// One line of what has happened in a game, without words: [`crate::Game::transcript`] makes them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Record {
    /// A Methuselah has chosen.
    Chosen(Seat, DecisionKind, Choice),
    /// Something has changed.
    Event(Event),
}

use std::sync::Arc;

use methuselah_engine::{
    Game, Query, Seat as Place,
    state::{SeatState, Zone},
};
use pyo3::prelude::*;

use crate::minion::{Minion, names, names_in};

/// A seat as it stood when it was asked for, with all that is hidden.
///
/// Examples:
///     >>> import methuselah as mt
///     >>> s = mt.Scenario()
///     >>> s.seat(0, pool=12, hand=["Deflection"], crypt=["Belinde"], edge=True)
///     >>> seat = s.start().seat(0)
///     >>> seat.pool, seat.edge, seat.hand[0], seat.crypt
///     (12, True, 'Deflection', ['Belinde'])
///     >>> seat.ousted, seat.half_points, seat.minions, seat.permanents
///     (False, 0, [], [])
#[pyclass(frozen, module = "methuselah._core")]
pub(crate) struct Seat {
    moment: Arc<Game>,
    seat: Place,
}

impl Seat {
    pub(crate) fn of(moment: Arc<Game>, seat: Place) -> Self {
        Self { moment, seat }
    }

    fn query(&self) -> Query<'_> {
        self.moment.query()
    }

    fn state(&self) -> &SeatState {
        self.moment.state().seat(self.seat)
    }

    fn names_in(&self, zone: Zone) -> Vec<String> {
        names_in(self.query(), self.seat, zone)
    }
}

#[pymethods]
impl Seat {
    /// Its pool.
    #[getter]
    fn pool(&self) -> i16 {
        self.state().pool
    }

    /// Whether it is out of the game.
    #[getter]
    fn ousted(&self) -> bool {
        self.state().ousted
    }

    /// Victory points, doubled.
    #[getter]
    fn half_points(&self) -> u32 {
        self.state().half_points.into()
    }

    /// Whether it holds the Edge.
    #[getter]
    fn edge(&self) -> bool {
        self.moment.state().edge == Some(self.seat)
    }

    /// Transfers left in its influence phase.
    #[getter]
    fn transfers(&self) -> i8 {
        self.state().transfers
    }

    /// Names of the cards in hand.
    #[getter]
    fn hand(&self) -> Vec<String> {
        names(self.query(), &self.state().hand)
    }

    /// Names of the cards of the library, from its top.
    #[getter]
    fn library(&self) -> Vec<String> {
        from_top(names(self.query(), &self.state().library))
    }

    /// Names of the cards of the crypt, from its top.
    #[getter]
    fn crypt(&self) -> Vec<String> {
        from_top(names(self.query(), &self.state().crypt))
    }

    /// Names of the cards in the ash heap.
    #[getter]
    fn ash_heap(&self) -> Vec<String> {
        self.names_in(Zone::AshHeap)
    }

    /// Names of the cards that are removed from the game.
    #[getter]
    fn removed(&self) -> Vec<String> {
        self.names_in(Zone::Removed)
    }

    /// Names of the cards kept out of play on those that it controls.
    #[getter]
    fn kept(&self) -> Vec<String> {
        self.names_in(Zone::Kept)
    }

    /// The card it plays for, if the table plays for ante.
    #[getter]
    fn ante(&self) -> Option<String> {
        self.query().ante(self.seat).map(|card| self.query().def(card).name().to_owned())
    }

    /// The antes of those it has ousted.
    #[getter]
    fn antes_won(&self) -> Vec<String> {
        let query = self.query();
        names(query, &query.antes_won(self.seat).collect::<Vec<_>>())
    }

    /// Names of the cards it controls that are no minions, wherever they are attached.
    #[getter]
    fn permanents(&self) -> Vec<String> {
        self.names_in(Zone::Play)
    }

    /// The minions it controls, in torpor too.
    #[getter]
    fn minions(&self) -> Vec<Minion> {
        Minion::all(self.query(), &self.state().minions)
    }

    /// The vampires in its uncontrolled region.
    #[getter]
    fn uncontrolled(&self) -> Vec<Minion> {
        Minion::all(self.query(), &self.state().uncontrolled)
    }

    fn __repr__(&self) -> String {
        format!("Seat({}, pool {})", self.seat.0, self.state().pool)
    }
}

/// A pile has its top card last.
fn from_top(mut names: Vec<String>) -> Vec<String> {
    names.reverse();
    names
}

use std::sync::Arc;

use methuselah_engine::{
    self as engine, CardId, Game, Seat,
    state::{Phase, Zone},
};
use pyo3::prelude::*;

use crate::{
    errors::game_error,
    minion::{Minion, names, names_in},
    whole::whole,
};

/// What one seat may know; every seat in it is counted from the first player.
///
/// Examples:
///     >>> import methuselah as mt
///     >>> s = mt.Scenario(players=3)
///     >>> s.seat(1, pool=12, hand=["Deflection"], hand_only=True, library_only=True)
///     >>> s.minion(0, "Belinde")
///     >>> s.minion(1, "Ryan")
///     >>> g = s.start()
///     >>> g.play(kind="bleed")
///     >>> view = g.view(1)
///     >>> view.seat, view.active, view.prey, view.predator, view.round, view.phase, view.edge
///     (1, 0, 2, 0, 4, 'minion', None)
///     >>> view.pool, view.half_points, view.hand, view.hand_sizes, view.library_sizes
///     ([30, 12, 30], [0, 0, 0], ['Deflection'], [7, 1, 7], [33, 0, 33])
///     >>> view.actor, view.blocker, view.bleed, view.transfers
///     (Minion("Belinde", blood 6), None, 1, 0)
#[pyclass(frozen, module = "methuselah._core")]
pub(crate) struct View {
    moment: Arc<Game>,
    seat: Seat,
}

impl View {
    pub(crate) fn of(moment: Arc<Game>, seat: Seat) -> Self {
        Self { moment, seat }
    }

    fn view(&self) -> engine::View<'_> {
        self.moment.view(self.seat)
    }

    fn by_seat<T>(&self, what: impl Fn(engine::PublicSeat) -> T) -> Vec<T> {
        let seats = self.moment.state().all_seats();
        seats.map(|seat| what(self.view().public(seat))).collect()
    }

    /// Cards that the seat knows, as they stand.
    fn known(&self, ids: &[CardId]) -> Vec<Minion> {
        let known = ids.iter().copied().filter(|&id| self.view().knows(id));
        Minion::all(self.moment.query(), &known.collect::<Vec<_>>())
    }
}

#[pymethods]
impl View {
    /// Whose view it is.
    #[getter]
    fn seat(&self) -> u8 {
        self.seat.0
    }

    /// Whose turn it is.
    #[getter]
    fn active(&self) -> u8 {
        self.view().active().0
    }

    /// The next seat in the game.
    #[getter]
    fn prey(&self) -> u8 {
        self.view().prey().0
    }

    /// The seat before in the game.
    #[getter]
    fn predator(&self) -> u8 {
        self.view().predator().0
    }

    /// Counted from 1.
    #[getter]
    fn round(&self) -> u16 {
        self.view().round()
    }

    /// The phase: `"unlock"`, `"master"`, `"minion"`, `"influence"` or `"discard"`.
    #[getter]
    fn phase(&self) -> &'static str {
        match self.view().phase() {
            Phase::Unlock => "unlock",
            Phase::Master => "master",
            Phase::Minion => "minion",
            Phase::Influence => "influence",
            Phase::Discard => "discard",
        }
    }

    /// The seats that have announced to withdraw, and may still succeed (END-6).
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> s = mt.Scenario()
    ///     >>> s.seat(0, hand_only=True, library_only=True)
    ///     >>> g = s.start(phase="unlock")
    ///     >>> g.play(kind="withdraw")
    ///     >>> g.view(1).withdrawing
    ///     [0]
    #[getter]
    fn withdrawing(&self) -> Vec<usize> {
        let view = self.view();
        view.seats().filter(|&seat| view.withdraws(seat)).map(Seat::index).collect()
    }

    /// The seat that holds the Edge.
    #[getter]
    fn edge(&self) -> Option<u8> {
        self.view().edge().map(|seat| seat.0)
    }

    /// Pool of each seat, 0 once ousted.
    #[getter]
    fn pool(&self) -> Vec<i16> {
        self.by_seat(|seat| if seat.ousted { 0 } else { seat.pool })
    }

    /// Half victory points of each seat so far.
    #[getter]
    fn half_points(&self) -> Vec<u32> {
        self.by_seat(|seat| seat.half_points.into())
    }

    /// Names of the cards in the seat's own hand.
    #[getter]
    fn hand(&self) -> Vec<String> {
        names(self.moment.query(), self.view().hand())
    }

    /// Names of the cards in a seat's hand that this seat knows: all of its own and of an open
    /// hand, of any other those that it has been shown.
    ///
    /// Raises:
    ///     GameError: if there is no such seat.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> s = mt.Scenario()
    ///     >>> s.seat(1, uncontrolled=[("Ashley", 1)], ash_heap=["Villein"])
    ///     >>> s.minion(1, "Belinde", cards=["Kevlar Vest"])
    ///     >>> view = s.start().view(1)
    ///     >>> view.known_hand(0), len(view.known_hand(1))
    ///     ([], 7)
    fn known_hand(&self, #[pyo3(from_py_with = whole)] seat: u8) -> PyResult<Vec<String>> {
        let seat = seat_of(&self.moment, seat)?;
        Ok(names(self.moment.query(), &self.view().known_hand(seat).collect::<Vec<_>>()))
    }

    /// Cards in the hand of each seat.
    #[getter]
    fn hand_sizes(&self) -> Vec<usize> {
        self.by_seat(|seat| seat.hand)
    }

    /// Cards left in the library of each seat.
    #[getter]
    fn library_sizes(&self) -> Vec<usize> {
        self.by_seat(|seat| seat.library)
    }

    /// Transfers left in one's own influence phase.
    #[getter]
    fn transfers(&self) -> i8 {
        self.view().transfers()
    }

    /// The minion that acts, while an action is under way.
    #[getter]
    fn actor(&self) -> Option<Minion> {
        self.view().actor().map(|id| Minion::of(self.moment.query(), id))
    }

    /// The minion that attempts to block, or has blocked.
    #[getter]
    fn blocker(&self) -> Option<Minion> {
        self.view().blocker().map(|id| Minion::of(self.moment.query(), id))
    }

    /// What the bleed under way would burn, 0 if there is none.
    #[getter]
    fn bleed(&self) -> i32 {
        self.view().bleed_amount()
    }

    /// The minions that a seat controls, in torpor too.
    ///
    /// Raises:
    ///     GameError: if there is no such seat.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> s = mt.Scenario()
    ///     >>> s.seat(1, uncontrolled=[("Ashley", 1)], ash_heap=["Villein"])
    ///     >>> s.minion(1, "Belinde", cards=["Kevlar Vest"])
    ///     >>> view = s.start().view(0)
    ///     >>> view.minions(1)
    ///     [Minion("Belinde", blood 6)]
    fn minions(&self, #[pyo3(from_py_with = whole)] seat: u8) -> PyResult<Vec<Minion>> {
        let seat = seat_of(&self.moment, seat)?;
        Ok(self.known(self.view().minions(seat)))
    }

    /// The vampires in the seat's own uncontrolled region.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> s = mt.Scenario()
    ///     >>> s.seat(1, uncontrolled=[("Ashley", 1)], ash_heap=["Villein"])
    ///     >>> s.minion(1, "Belinde", cards=["Kevlar Vest"])
    ///     >>> view = s.start().view(1)
    ///     >>> view.uncontrolled()
    ///     [Minion("Ashley", blood 1)]
    fn uncontrolled(&self) -> Vec<Minion> {
        self.known(self.view().uncontrolled())
    }

    /// Blood on each card of a seat's uncontrolled region, in the order in which they came there.
    ///
    /// Raises:
    ///     GameError: if there is no such seat.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> s = mt.Scenario()
    ///     >>> s.seat(1, uncontrolled=[("Ashley", 1)], ash_heap=["Villein"])
    ///     >>> s.minion(1, "Belinde", cards=["Kevlar Vest"])
    ///     >>> view = s.start().view(0)
    ///     >>> view.uncontrolled_blood(1)
    ///     [1]
    fn uncontrolled_blood(&self, #[pyo3(from_py_with = whole)] seat: u8) -> PyResult<Vec<u32>> {
        let seat = seat_of(&self.moment, seat)?;
        Ok(self.view().uncontrolled_blood(seat).map(u32::from).collect())
    }

    /// Names of the cards that a seat controls and that are no minions, wherever they are.
    ///
    /// Raises:
    ///     GameError: if there is no such seat.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> s = mt.Scenario()
    ///     >>> s.seat(1, uncontrolled=[("Ashley", 1)], ash_heap=["Villein"])
    ///     >>> s.minion(1, "Belinde", cards=["Kevlar Vest"])
    ///     >>> view = s.start().view(0)
    ///     >>> view.permanents(1)
    ///     ['Kevlar Vest']
    fn permanents(&self, #[pyo3(from_py_with = whole)] seat: u8) -> PyResult<Vec<String>> {
        let seat = seat_of(&self.moment, seat)?;
        Ok(names_in(self.moment.query(), seat, Zone::Play))
    }

    /// Names of the cards kept out of play on those of a seat, as far as one knows them.
    ///
    /// Raises:
    ///     GameError: if there is no such seat.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> mt.Scenario().start().view(0).kept(1)
    ///     []
    fn kept(&self, #[pyo3(from_py_with = whole)] seat: u8) -> PyResult<Vec<String>> {
        let kept = self.view().kept(seat_of(&self.moment, seat)?);
        Ok(names(self.moment.query(), &kept.collect::<Vec<_>>()))
    }

    /// Names of the cards in a seat's ash heap.
    ///
    /// Raises:
    ///     GameError: if there is no such seat.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> s = mt.Scenario()
    ///     >>> s.seat(1, uncontrolled=[("Ashley", 1)], ash_heap=["Villein"])
    ///     >>> s.minion(1, "Belinde", cards=["Kevlar Vest"])
    ///     >>> view = s.start().view(0)
    ///     >>> view.ash_heap(1)
    ///     ['Villein']
    fn ash_heap(&self, #[pyo3(from_py_with = whole)] seat: u8) -> PyResult<Vec<String>> {
        let seat = seat_of(&self.moment, seat)?;
        Ok(names_in(self.moment.query(), seat, Zone::AshHeap))
    }

    fn __repr__(&self) -> String {
        format!("View(seat {}, round {}, {} phase)", self.seat.0, self.round(), self.phase())
    }
}

/// A seat of a game by its number.
pub(crate) fn seat_of(game: &Game, number: u8) -> PyResult<Seat> {
    let count = game.state().seat_count;
    if number < count {
        return Ok(Seat(number));
    }
    Err(game_error(format!("there is no seat {number}: the seats are 0 to {}", count - 1)))
}

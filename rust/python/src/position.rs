use std::sync::Arc;

use methuselah_arena::{Player, Players, PolicySpec};
use methuselah_engine::{self as engine, scenario::Wanted};
use pyo3::prelude::*;

use crate::{
    decision::Decision,
    errors::game_error,
    minion::Minion,
    option::Choice,
    seat::Seat,
    view::{View, seat_of},
    wanted::{Target, level_of},
    whole::{names_or_none, whole, whole_or_none},
};

/// A game stopped wherever someone must choose.
///
/// Examples:
///     >>> import methuselah as mt
///     >>> s = mt.Scenario()
///     >>> s.minion(0, "Belinde")
///     >>> g = s.start()
///     >>> g.decision, g.half_points, g.edge, g.log
///     (Decision("minion" of seat 0), [0, 0], None, ['Round 4, turn of seat 0 (pool 30)'])
#[pyclass(subclass, module = "methuselah._core")]
pub(crate) struct Position {
    pub(crate) game: engine::Game,
    /// The game as it was laid out, of one that begins in its midst.
    laid_out: Option<Box<engine::Game>>,
    /// The game as it stands, for what outlives the moment.
    moment: Option<Arc<engine::Game>>,
    /// The decision at hand, once it has been asked for.
    decision: Option<Py<Decision>>,
}

impl Position {
    pub(crate) fn of(game: engine::Game) -> Self {
        Self { game, laid_out: None, moment: None, decision: None }
    }

    /// A game that begins in its midst, with what it was before.
    pub(crate) fn laid_out((before, game): (engine::Game, engine::Game)) -> Self {
        Self { laid_out: Some(Box::new(before)), ..Self::of(game) }
    }

    /// A copy of the game as it stands, shared by all that ask for one now.
    fn moment(&mut self) -> Arc<engine::Game> {
        let game = &self.game;
        self.moment.get_or_insert_with(|| Arc::new(game.clone())).clone()
    }

    /// Lets the game go on.
    pub(crate) fn go_on<T>(&mut self, step: impl FnOnce(&mut engine::Game) -> T) -> T {
        (self.moment, self.decision) = (None, None);
        step(&mut self.game)
    }
}

#[pymethods]
impl Position {
    /// The choice at hand; `None` once the game is over.
    #[getter]
    fn decision(&mut self, py: Python<'_>) -> PyResult<Option<Py<Decision>>> {
        let Some(decision) = self.game.decision() else { return Ok(None) };
        if self.decision.is_none() {
            let decision = Decision::of(self.moment(), decision);
            self.decision = Some(Py::new(py, decision)?);
        }
        Ok(self.decision.as_ref().map(|decision| decision.clone_ref(py)))
    }

    /// Take an option of the decision.
    ///
    /// Raises:
    ///     GameError: if it is none of them, with those that there are, or the game is over.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> s = mt.Scenario()
    ///     >>> s.minion(0, "Belinde")
    ///     >>> g = s.start()
    ///     >>> g.choose(g.decision.options[1])
    ///     >>> g.minion("Belinde").locked
    ///     True
    fn choose(&mut self, option: &Choice) -> PyResult<()> {
        self.go_on(|game| game.take(option.pick, option.words())).map_err(game_error)
    }

    /// What a seat may know now.
    ///
    /// Raises:
    ///     GameError: if there is no such seat.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> s = mt.Scenario()
    ///     >>> s.minion(0, "Belinde")
    ///     >>> g = s.start()
    ///     >>> g.view(1).minions(0)
    ///     [Minion("Belinde", blood 6)]
    fn view(&mut self, #[pyo3(from_py_with = whole)] seat: u8) -> PyResult<View> {
        let seat = seat_of(&self.game, seat)?;
        Ok(View::of(self.moment(), seat))
    }

    /// A seat as it stands, with all that is hidden.
    ///
    /// Raises:
    ///     GameError: if there is no such seat.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> s = mt.Scenario()
    ///     >>> s.minion(0, "Belinde")
    ///     >>> g = s.start()
    ///     >>> g.seat(0)
    ///     Seat(0, pool 30)
    fn seat(&mut self, #[pyo3(from_py_with = whole)] seat: u8) -> PyResult<Seat> {
        let seat = seat_of(&self.game, seat)?;
        Ok(Seat::of(self.moment(), seat))
    }

    /// Half victory points of each seat so far.
    #[getter]
    fn half_points(&self) -> Vec<u32> {
        let state = self.game.state();
        state.all_seats().map(|seat| state.seat(seat).half_points.into()).collect()
    }

    /// Victory points of each seat so far; half a point counts as 0.5.
    #[getter]
    fn scores(&self) -> Vec<f64> {
        self.half_points().into_iter().map(|half| f64::from(half) / 2.0).collect()
    }

    /// The seat that holds the Edge.
    #[getter]
    fn edge(&self) -> Option<u8> {
        self.game.state().edge.map(|seat| seat.0)
    }

    /// The minion of that name as it stands: the one in play, or the only one there is.
    ///
    /// Raises:
    ///     GameError: if there is none, or none can be told from the others.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> s = mt.Scenario()
    ///     >>> s.minion(0, "Belinde")
    ///     >>> g = s.start()
    ///     >>> g.minion("Belinde").blood
    ///     6
    fn minion(&self, name: &str) -> PyResult<Minion> {
        let card = self.game.card_named(name).map_err(game_error)?;
        Ok(Minion::of(self.game.query(), card))
    }

    /// What has happened, a line an event, in words, with every card named.
    #[getter]
    fn log(&self) -> Vec<String> {
        self.game.open_transcript()
    }

    /// What was on the table, the log and the scores so far, to be read by someone who plays the
    /// game.
    ///
    /// Args:
    ///     names: of the Methuselahs, in the order of the seats; whoever has none is called by the
    ///         seat.
    ///
    /// Raises:
    ///     GameError: if there are more names than seats.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> s = mt.Scenario()
    ///     >>> s.minion(0, "Belinde")
    ///     >>> g = s.start()
    ///     >>> print(g.transcript(["Anneke", "Theo"]))
    ///     Anneke (seat 0)
    ///     Theo (seat 1)
    ///     <BLANKLINE>
    ///     Anneke has 30 pool, 7 cards in hand
    ///       Belinde (6 blood)
    ///     Theo has 30 pool, 7 cards in hand
    ///     <BLANKLINE>
    ///     Round 4, turn of Anneke (pool 30)
    ///     <BLANKLINE>
    ///     The game is not over: it stands at a 'minion' decision of Anneke. So far:
    ///     Anneke: 0 VP
    ///     Theo: 0 VP
    #[pyo3(signature = (names=None))]
    fn transcript(
        &self,
        #[pyo3(from_py_with = names_or_none)] names: Option<Vec<String>>,
    ) -> PyResult<String> {
        let names = names.unwrap_or_default();
        let seats = self.game.state().seat_count;
        if names.len() > seats.into() {
            return Err(game_error(format!("{} names for {seats} seats", names.len())));
        }
        Ok(self.game.printed(self.laid_out.as_deref(), &names))
    }

    /// Play on to the end, all seats by a built-in policy.
    ///
    /// Args:
    ///     policy: `"random"` or `"heuristic"`.
    ///
    /// Raises:
    ///     GameError: if there is no such policy.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> s = mt.Scenario()
    ///     >>> s.seat(1, pool=1)
    ///     >>> s.minion(0, "Belinde")
    ///     >>> g = s.start()
    ///     >>> g.play_out()
    ///     >>> g.decision, g.scores
    ///     (None, [2.0, 0.0])
    #[pyo3(signature = (policy="heuristic"))]
    fn play_out(&mut self, policy: &str) -> PyResult<()> {
        let policy: PolicySpec = policy.parse().map_err(game_error)?;
        let mut players = Players::alike(&Player::new(&policy, &self.game.setup().cards));
        let play_out = |game: &mut engine::Game| {
            while let Some(decision) = game.decision() {
                game.choose(players.pick(game, decision)?)?;
            }
            Ok(())
        };
        self.go_on(play_out).map_err(|e: engine::GameError| game_error(e))
    }

    /// Pass for everyone until one option fits, and take it.
    ///
    /// Args:
    ///     kind: of the option, such as `"bleed"` (see `Option.kind`).
    ///     card: name of the card played or used.
    ///     minion: name of the minion that does it.
    ///     target: name of the card or clan, or the seat or number, that is its target.
    ///     amount: as in `Option.amount`.
    ///     level: at which a card is played, `"inferior"` or `"superior"`.
    ///     mode: the clause of the card, or the ability, counted from 0.
    ///     seat: whose option it is.
    ///
    /// Raises:
    ///     GameError: with the options that there were, if none fits before a phase would have to end,
    ///         or if several do. Then the game stays as it was.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> s = mt.Scenario()
    ///     >>> s.minion(0, "Belinde")
    ///     >>> g = s.start()
    ///     >>> g.play(kind="bleed")
    ///     >>> g.seat(1).pool
    ///     29
    #[pyo3(signature = (
        *, kind=None, card=None, minion=None, target=None, amount=None, level=None, mode=None,
        seat=None
    ))]
    fn play(
        &mut self,
        kind: Option<String>,
        card: Option<String>,
        minion: Option<String>,
        target: Option<Target>,
        #[pyo3(from_py_with = whole_or_none)] amount: Option<i16>,
        level: Option<&str>,
        #[pyo3(from_py_with = whole_or_none)] mode: Option<u8>,
        #[pyo3(from_py_with = whole_or_none)] seat: Option<u8>,
    ) -> PyResult<()> {
        let target = target.map(Into::into);
        let level = level.map(level_of).transpose()?;
        let wanted = Wanted { seat, kind, card, minion, target, level, mode, amount };
        self.go_on(|game| game.play(wanted)).map_err(game_error)
    }

    /// Pass for everyone until that kind of decision, of that seat if one is given, or the end of
    /// the game.
    ///
    /// A phase is the one that comes next, or the one under way. One in which there is nothing to
    /// decide is not waited for: then the game stops at the first decision after it.
    ///
    /// Raises:
    ///     GameError: if a kind that is no phase does not come within a round, or nobody can pass
    ///         before.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> s = mt.Scenario()
    ///     >>> s.minion(0, "Belinde")
    ///     >>> g = s.start()
    ///     >>> g.pass_until("discard")
    ///     >>> g.decision
    ///     Decision("discard" of seat 0)
    #[pyo3(signature = (kind, *, seat=None))]
    fn pass_until(
        &mut self,
        kind: &str,
        #[pyo3(from_py_with = whole_or_none)] seat: Option<u8>,
    ) -> PyResult<()> {
        self.go_on(|game| match seat {
            Some(seat) => game.pass_until_seat(seat, kind),
            None => game.pass_until(kind),
        })
        .map_err(game_error)
    }
}

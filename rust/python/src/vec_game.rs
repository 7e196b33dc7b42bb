use methuselah_arena::{self as core, FEATURES, option_columns, state_columns};
use methuselah_engine::{DecisionKind, OptionKind};
use numpy::{IntoPyArray, PyArrayMethods, PyReadonlyArray1};
use pyo3::{exceptions::PyValueError, prelude::*, types::PyDict};

use crate::{arena::Arena, errors::arena_error};

/// Many games in lockstep, each stopped where a learner must choose.
#[pyclass(module = "methuselah._core")]
pub(crate) struct VecGame(core::VecGame);

#[pymethods]
impl VecGame {
    #[new]
    fn new(
        arena: &Arena,
        count: usize,
        learners: Vec<u8>,
        first: u64,
        threads: usize,
    ) -> PyResult<Self> {
        let games = core::VecGame::new(arena.arena.clone(), count, &learners, first, threads);
        games.map(Self).map_err(|e| arena_error(&e))
    }

    /// Begin again with the first games.
    fn reset(&mut self, py: Python<'_>) -> PyResult<()> {
        let games = &mut self.0;
        py.detach(|| games.reset(games.count())).map_err(|e| arena_error(&e))
    }

    /// Take an option in each game, by its place among those of its decision.
    fn step(&mut self, py: Python<'_>, picks: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let picks = picks.as_slice().map_err(|e| PyValueError::new_err(e.to_string()))?;
        let games = &mut self.0;
        py.detach(|| games.step(picks)).map_err(|e| arena_error(&e))
    }

    /// The waiting decisions, as flat columns: see `methuselah.vec_game.Batch`.
    ///
    /// `gained` and `half_points` are `rewards` and `scores` in half points, u8.
    fn batch<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let batch = py.detach(|| self.0.batch());
        let dict = PyDict::new(py);
        let (rows, entries) = (batch.game.len(), batch.gained.len() / batch.game.len().max(1));
        let wide = |values: Vec<i32>, columns: usize| {
            let rows = values.len() / columns;
            values.into_pyarray(py).reshape([rows, columns])
        };
        dict.set_item("state", wide(batch.state, state_columns().len())?)?;
        dict.set_item("options", wide(batch.options, option_columns().len())?)?;
        dict.set_item("gained", batch.gained.into_pyarray(py).reshape([rows, entries])?)?;
        let ended = batch.ended.len();
        dict.set_item(
            "half_points",
            batch.half_points.into_pyarray(py).reshape([ended, entries])?,
        )?;
        dict.set_item("game", batch.game.into_pyarray(py))?;
        dict.set_item("entry", batch.entry.into_pyarray(py))?;
        dict.set_item("seat", batch.seat.into_pyarray(py))?;
        dict.set_item("kind", batch.kind.into_pyarray(py))?;
        dict.set_item("offsets", batch.offsets.into_pyarray(py))?;
        dict.set_item("keys", batch.keys.into_pyarray(py))?;
        dict.set_item("done", batch.done.into_pyarray(py))?;
        dict.set_item("ended", batch.ended.into_pyarray(py))?;
        Ok(dict)
    }

    /// Version, columns and codes of a batch.
    #[staticmethod]
    fn schema(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
        let dict = PyDict::new(py);
        dict.set_item("version", FEATURES)?;
        dict.set_item("state", state_columns())?;
        dict.set_item("options", option_columns())?;
        dict.set_item(
            "decision_kinds",
            DecisionKind::ALL.iter().map(|kind| kind.name()).collect::<Vec<_>>(),
        )?;
        dict.set_item(
            "option_kinds",
            OptionKind::ALL.iter().map(|kind| kind.name()).collect::<Vec<_>>(),
        )?;
        Ok(dict)
    }
}

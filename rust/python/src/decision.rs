use std::sync::Arc;

use methuselah_engine::{self as engine, Game};
use pyo3::{prelude::*, sync::PyOnceLock, types::PyList};

use crate::option::Choice;

/// A choice that someone must make before the game goes on.
///
/// Examples:
///     >>> import methuselah as mt
///     >>> s = mt.Scenario()
///     >>> s.minion(0, "Belinde")
///     >>> decision = s.start().decision
///     >>> decision.seat, decision.kind
///     (0, 'minion')
///     >>> [str(option) for option in decision.options]
///     ['end the minion phase', 'bleed with Belinde', 'hunt with Belinde']
#[pyclass(frozen, module = "methuselah._core")]
pub(crate) struct Decision {
    moment: Arc<Game>,
    decision: engine::Decision,
    options: PyOnceLock<Py<PyList>>,
}

impl Decision {
    pub(crate) fn of(moment: Arc<Game>, decision: engine::Decision) -> Self {
        Self { moment, decision, options: PyOnceLock::new() }
    }
}

#[pymethods]
impl Decision {
    /// Whose choice it is.
    #[getter]
    fn seat(&self) -> u8 {
        self.decision.seat.0
    }

    /// The moment, as the rulebook names it, one of these.
    ///
    /// `"unlock"`, `"contest"`, `"master"`, `"minion"`, `"influence"`, `"discard"`, `"as played"`,
    /// `"announced"`, `"block"`, `"attempt"`, `"declined"`, `"would succeed"`,
    /// `"before referendum"`, `"blocked"`, `"entering combat"`, `"torpor block"`,
    /// `"block resolved"`, `"resolved"`, `"ousting"`,
    /// `"terms"`, `"before votes"`, `"polling"`, `"before range"`, `"range"`, `"before strikes"`,
    /// `"strike"`, `"strike chosen"`, `"prevent"`, `"additional strike"`, `"press"`, `"round end"`,
    /// `"combat ending"`, `"after combat"`, `"choose"`, `"announce"`, `"may"`, `"spoils"`,
    /// `"discipline"`, `"trophy"`, `"discard down"`, `"conviction"`,
    /// `"sealed"`, `"draw"`.
    #[getter]
    fn kind(&self) -> &'static str {
        self.decision.kind.name()
    }

    /// What can be chosen, made when it is first asked for.
    #[getter]
    fn options(&self, py: Python<'_>) -> PyResult<Py<PyList>> {
        let list = self.options.get_or_try_init(py, || {
            let options = self.moment.options().iter();
            let options = options.map(|&pick| Choice::of(&self.moment, self.decision.seat, pick));
            PyList::new(py, options.collect::<Vec<_>>()).map(Bound::unbind)
        })?;
        Ok(list.clone_ref(py))
    }

    fn __repr__(&self) -> String {
        format!("Decision({:?} of seat {})", self.decision.kind.name(), self.decision.seat.0)
    }
}

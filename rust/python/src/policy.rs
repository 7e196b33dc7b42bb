use methuselah_arena::PolicySpec;
use methuselah_engine::DecisionKind;
use pyo3::{exceptions::PyValueError, prelude::*};

/// A number that is raised, from the first release on, when games come out differently.
#[pyfunction]
pub(crate) fn engine_revision() -> u32 {
    methuselah_arena::REVISION
}

/// The kinds of decision there are: what `Decision.kind` may be.
#[pyfunction]
pub(crate) fn decision_kinds() -> Vec<&'static str> {
    DecisionKind::ALL.iter().map(|kind| kind.name()).collect()
}

/// Raise `ValueError` if this is neither the name of a built-in policy nor its weights.
#[pyfunction]
pub(crate) fn check_policy(policy: &str) -> PyResult<()> {
    let spec = policy.parse::<PolicySpec>();
    spec.map(drop).map_err(|e| PyValueError::new_err(e.to_string()))
}

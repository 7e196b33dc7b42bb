use methuselah_cards::vocab::Level;
use methuselah_engine::scenario;
use pyo3::{exceptions::PyValueError, prelude::*};

/// A target that is wanted: a card or clan by name, or a seat or number.
#[derive(FromPyObject)]
pub(crate) enum Target {
    Name(String),
    Number(i16),
}

impl From<Target> for scenario::Target {
    fn from(target: Target) -> Self {
        match target {
            Target::Name(name) => Self::Name(name),
            Target::Number(number) => Self::Number(number),
        }
    }
}

/// A level by its name.
pub(crate) fn level_of(name: &str) -> PyResult<Level> {
    match name {
        "inferior" => Ok(Level::Inferior),
        "superior" => Ok(Level::Superior),
        _ => {
            Err(PyValueError::new_err(format!("level is {name:?}: inferior or superior is needed")))
        }
    }
}

use std::{collections::BTreeMap, fmt::Display};

use pyo3::{
    conversion::FromPyObjectOwned,
    exceptions::{PyOverflowError, PyTypeError, PyValueError},
    prelude::*,
};

/// A type of whole numbers that functions take.
pub(crate) trait Whole: Display + Sized {
    /// The least and the most that it holds.
    const BOUNDS: (Self, Self);
}

macro_rules! whole {
    ($($number:ty),*) => {
        $(impl Whole for $number { const BOUNDS: (Self, Self) = (Self::MIN, Self::MAX); })*
    };
}
whole!(u8, u16, u32, u64, usize, i16);

/// An argument that is a whole number; one beyond the bounds is refused with them.
pub(crate) fn whole<'py, T: Whole + FromPyObjectOwned<'py>>(
    object: &Bound<'py, PyAny>,
) -> PyResult<T> {
    object.extract().map_err(|error: T::Error| {
        let error: PyErr = error.into();
        if !error.is_instance_of::<PyOverflowError>(object.py()) {
            return no(object, "whole number");
        }
        let (least, most) = T::BOUNDS;
        let bounds = match object.lt(0) {
            Ok(true) if !least.to_string().starts_with('-') => "0 on".to_owned(),
            _ => format!("{least} to {most}"),
        };
        PyValueError::new_err(format!("{object} is no whole number from {bounds}"))
    })
}

/// As [`whole`], of an argument that may be left out.
pub(crate) fn whole_or_none<'py, T: Whole + FromPyObjectOwned<'py>>(
    object: &Bound<'py, PyAny>,
) -> PyResult<Option<T>> {
    if object.is_none() { Ok(None) } else { whole(object).map(Some) }
}

/// A list of names.
pub(crate) fn names(object: &Bound<'_, PyAny>) -> PyResult<Vec<String>> {
    object.extract().map_err(|_| no(object, r#"list of names, such as ["Deflection"]"#))
}

/// As [`names`], of an argument that may be left out.
pub(crate) fn names_or_none(object: &Bound<'_, PyAny>) -> PyResult<Option<Vec<String>>> {
    if object.is_none() { Ok(None) } else { names(object).map(Some) }
}

/// Names, each with a whole number.
pub(crate) fn named_wholes<'py, T: Whole + FromPyObjectOwned<'py>>(
    object: &Bound<'py, PyAny>,
) -> PyResult<Vec<(String, T)>> {
    let pairs: Vec<(String, Bound<'py, PyAny>)> = object.extract().map_err(|_| {
        no(object, r#"list of names, each with the blood on it, such as [("Ashley", 1)]"#)
    })?;
    pairs.into_iter().map(|(name, number)| Ok((name, whole(&number)?))).collect()
}

/// Corruption counters, as a list of seats with how many they have.
pub(crate) fn corruption(object: &Bound<'_, PyAny>) -> PyResult<Vec<(u8, u8)>> {
    let pairs: BTreeMap<u8, u8> = object
        .extract()
        .map_err(|_| no(object, "dict of seats with their corruption counters, such as {0: 2}"))?;
    Ok(pairs.into_iter().collect())
}

/// The error for an argument that is of no use.
fn no(object: &Bound<'_, PyAny>, needed: &str) -> PyErr {
    match object.repr() {
        Ok(given) => PyTypeError::new_err(format!("{given} is no {needed}")),
        Err(error) => error,
    }
}

use methuselah_arena::{Column, Columns};
use numpy::IntoPyArray;
use pyo3::{prelude::*, types::PyDict};

/// The columns as NumPy arrays, by table and name. Nothing is copied.
pub(crate) fn arrays(py: Python<'_>, columns: Columns) -> PyResult<Bound<'_, PyDict>> {
    let tables = [
        ("seats", columns.seats.into_columns()),
        ("games", columns.games.into_columns()),
        ("cards", columns.cards.into_columns()),
    ];
    let dict = PyDict::new(py);
    for (table, columns) in tables {
        for (name, column) in columns {
            dict.set_item(format!("{table}.{name}"), array(py, column))?;
        }
    }
    Ok(dict)
}

fn array(py: Python<'_>, column: Column) -> Bound<'_, PyAny> {
    match column {
        Column::Bool(values) => values.into_pyarray(py).into_any(),
        Column::U8(values) => values.into_pyarray(py).into_any(),
        Column::I8(values) => values.into_pyarray(py).into_any(),
        Column::U16(values) => values.into_pyarray(py).into_any(),
        Column::I16(values) => values.into_pyarray(py).into_any(),
        Column::U32(values) => values.into_pyarray(py).into_any(),
        Column::U64(values) => values.into_pyarray(py).into_any(),
    }
}

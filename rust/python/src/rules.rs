use methuselah_engine::{Edition, Rules};
use pyo3::prelude::*;

use crate::errors::RulesError;

/// The rules as Python keeps them: see `methuselah.Rules.to_dict`.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct PlainRules {
    edition: String,
    transfers: Vec<u8>,
    pool: u8,
    hand: u8,
    crypt_draw: u8,
    oust_pool: u8,
    scoring: String,
    round_limit: Option<u16>,
    decision_cap: u32,
}

/// Rules as a `methuselah.Rules`, or as the plain values of one.
pub(crate) struct GivenRules(PlainRules);

impl FromPyObject<'_, '_> for GivenRules {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        let plain = match object.getattr_opt("to_dict")? {
            Some(to_dict) => to_dict.call0()?.extract()?,
            None => object.extract()?,
        };
        Ok(Self(plain))
    }
}

impl TryFrom<GivenRules> for Rules {
    type Error = PyErr;

    fn try_from(given: GivenRules) -> PyResult<Self> {
        given.0.try_into()
    }
}

impl TryFrom<PlainRules> for Rules {
    type Error = PyErr;

    fn try_from(plain: PlainRules) -> PyResult<Self> {
        let edition = match plain.edition.as_str() {
            "v5" => Edition::V5,
            other => return Err(not_yet("edition", other, "v5")),
        };
        // END-4, END-7: only tournaments ask for two victory points, and give some for the time.
        let (game_win_half_points, timeout_half_points) = match plain.scoring.as_str() {
            "rulebook" => (0, 0),
            "tournament" => (4, 1),
            other => return Err(not_yet("scoring", other, "rulebook or tournament")),
        };
        Ok(Self {
            edition,
            transfers: plain.transfers,
            pool: plain.pool,
            hand: plain.hand,
            crypt_draw: plain.crypt_draw,
            oust_pool: plain.oust_pool,
            round_limit: plain.round_limit.unwrap_or(0),
            decision_cap: plain.decision_cap,
            game_win_half_points,
            timeout_half_points,
            ..Self::default()
        })
    }
}

fn not_yet(field: &str, is: &str, known: &str) -> PyErr {
    RulesError::new_err(format!("{field} is {is:?}: games can be played by {known}"))
}

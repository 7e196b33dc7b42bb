use std::collections::BTreeMap;

use methuselah_engine::{Edition, Rules};
use pyo3::{exceptions::PyTypeError, prelude::*};

use crate::errors::RulesError;

/// The rules as plain values: see `methuselah.Rules.for_engine`.
#[derive(FromPyObject, IntoPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct PlainRules {
    edition: String,
    edge: bool,
    ante: bool,
    transfers: Vec<u8>,
    pool: u8,
    hand: u8,
    crypt_draw: u8,
    oust_pool: u8,
    oust_half_points: u8,
    survivor_half_points: u8,
    withdraw_half_points: u8,
    timeout_half_points: u8,
    game_win_half_points: u8,
    lone_winner: bool,
    round_limit: u16,
    decision_cap: u32,
}

/// Rules as a `methuselah.Rules`, or as the plain values of one.
pub(crate) struct GivenRules(PlainRules);

impl FromPyObject<'_, '_> for GivenRules {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        let plain = match object.getattr_opt("for_engine")? {
            Some(for_engine) => for_engine.call0()?.extract()?,
            None => object
                .extract()
                .map_err(|_| PyTypeError::new_err("Rules are needed, such as Rules(pool=20)"))?,
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

/// The rules of a table that is given none, as `Rules.for_engine` puts them.
#[pyfunction]
pub(crate) fn default_rules() -> PlainRules {
    let rules = Rules::default();
    PlainRules {
        edition: rules.edition.name().to_owned(),
        edge: rules.edge,
        ante: rules.ante,
        transfers: rules.transfers,
        pool: rules.pool,
        hand: rules.hand,
        crypt_draw: rules.crypt_draw,
        oust_pool: rules.oust_pool,
        oust_half_points: rules.oust_half_points,
        survivor_half_points: rules.survivor_half_points,
        withdraw_half_points: rules.withdraw_half_points,
        timeout_half_points: rules.timeout_half_points,
        game_win_half_points: rules.game_win_half_points,
        lone_winner: rules.lone_winner,
        round_limit: rules.round_limit,
        decision_cap: rules.decision_cap,
    }
}

/// The least and the most of each number of the rules.
///
/// `transfers` is for each number of the schedule, `schedule` for how many there are.
#[pyfunction]
pub(crate) fn rule_bounds() -> BTreeMap<&'static str, (u32, u32)> {
    let transfers = ("transfers", 0, Rules::MOST_TRANSFERS.into());
    let schedule = ("schedule", 1, Rules::LONGEST_SCHEDULE as u32);
    let bounds = Rules::BOUNDS.into_iter().chain([transfers, schedule]);
    bounds.map(|(name, least, most)| (name, (least, most))).collect()
}

impl TryFrom<PlainRules> for Rules {
    type Error = PyErr;

    fn try_from(plain: PlainRules) -> PyResult<Self> {
        let edition = Edition::find(&plain.edition).ok_or_else(|| {
            let names = Edition::ALL.map(|edition| format!("{:?}", edition.name())).join(" or ");
            RulesError::new_err(format!("edition is {:?}: {names} is needed", plain.edition))
        })?;
        Ok(Self {
            edition,
            edge: plain.edge,
            ante: plain.ante,
            transfers: plain.transfers,
            pool: plain.pool,
            hand: plain.hand,
            crypt_draw: plain.crypt_draw,
            oust_pool: plain.oust_pool,
            oust_half_points: plain.oust_half_points,
            survivor_half_points: plain.survivor_half_points,
            withdraw_half_points: plain.withdraw_half_points,
            timeout_half_points: plain.timeout_half_points,
            game_win_half_points: plain.game_win_half_points,
            lone_winner: plain.lone_winner,
            round_limit: plain.round_limit,
            decision_cap: plain.decision_cap,
        })
    }
}

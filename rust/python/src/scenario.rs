use methuselah_engine::{
    Rules,
    scenario::{self, Methuselah, On, Pile, Placed, Region},
};
use pyo3::prelude::*;

use crate::{card_set::CardSet, errors::ScenarioError, position::Position, rules::GivenRules};

/// Any position, for tests and puzzles.
///
/// Piles that are not given are inert fillers. A minion or card is named as it is printed.
#[pyclass(module = "methuselah._core")]
pub(crate) struct Scenario {
    scenario: scenario::Scenario,
    seed: u64,
}

#[pymethods]
impl Scenario {
    #[new]
    #[pyo3(signature = (
        players=2, *, rules=None, cards=None, seed=0, round=None, blanks=false
    ))]
    fn new(
        players: usize,
        rules: Option<GivenRules>,
        cards: Option<&CardSet>,
        seed: u64,
        round: Option<u16>,
        blanks: bool,
    ) -> PyResult<Self> {
        let rules = rules.map_or_else(|| Ok(Rules::default()), TryInto::try_into)?;
        let cards = cards.cloned().map_or_else(CardSet::standard, Ok)?;
        let scenario = scenario::Scenario::new(players, cards.filled(), rules);
        let mut scenario = scenario.map_err(fault)?;
        if let Some(round) = round {
            scenario.round(round);
        }
        if blanks {
            scenario.allow_blanks();
        }
        Ok(Self { scenario, seed })
    }

    /// Set a seat up: what is not given is at its default, and fillers make up a hand or library
    /// unless it is to hold `only` what is given.
    #[pyo3(signature = (
        seat, *, pool=None, hand=vec![], library=vec![], crypt=vec![], uncontrolled=vec![],
        ash_heap=vec![], edge=false, hand_only=false, library_only=false
    ))]
    fn seat(
        &mut self,
        seat: u8,
        pool: Option<u16>,
        hand: Vec<String>,
        library: Vec<String>,
        crypt: Vec<String>,
        uncontrolled: Vec<(String, u8)>,
        ash_heap: Vec<String>,
        edge: bool,
        hand_only: bool,
        library_only: bool,
    ) -> PyResult<()> {
        let methuselah = Methuselah {
            pool,
            edge,
            hand: Pile { names: hand, only: hand_only },
            library: Pile { names: library, only: library_only },
            crypt,
            uncontrolled,
            ash_heap,
        };
        self.scenario.seat(seat, methuselah).map(drop).map_err(fault)
    }

    /// Give a seat a minion, with cards on it.
    #[pyo3(signature = (
        seat, name, *, blood=None, region="ready", locked=false, cards=vec![], counters=None,
        superior=false, fresh=false, title_lost=false, sect=None, owner=None
    ))]
    fn minion(
        &mut self,
        seat: u8,
        name: String,
        blood: Option<u8>,
        region: &str,
        locked: bool,
        cards: Vec<String>,
        counters: Option<u8>,
        superior: bool,
        fresh: bool,
        title_lost: bool,
        sect: Option<&str>,
        owner: Option<u8>,
    ) -> PyResult<()> {
        let placed = Placed {
            name,
            blood,
            counters,
            region: region_of(region)?,
            locked,
            superior,
            fresh,
            title_lost,
            sect: sect.map(|name| name.parse()).transpose().map_err(fault)?,
            owner,
            on: None,
            cards: cards.into_iter().map(Placed::new).collect(),
        };
        self.scenario.minion(seat, placed).map(drop).map_err(fault)
    }

    /// Give a seat a card in play that is no minion: alone, or on a card in play (of whomever, or
    /// of the seat `on_seat` if several have that card).
    #[pyo3(signature = (
        seat, name, *, on=None, on_seat=None, blood=None, locked=false, counters=None,
        superior=false, owner=None
    ))]
    fn permanent(
        &mut self,
        seat: u8,
        name: String,
        on: Option<String>,
        on_seat: Option<u8>,
        blood: Option<u8>,
        locked: bool,
        counters: Option<u8>,
        superior: bool,
        owner: Option<u8>,
    ) -> PyResult<()> {
        let placed = Placed {
            name,
            blood,
            counters,
            locked,
            superior,
            owner,
            on: on.map(|name| On { name, seat: on_seat }),
            ..Placed::default()
        };
        self.scenario.permanent(seat, placed).map(drop).map_err(fault)
    }

    /// Begin a turn in a phase.
    #[pyo3(signature = (*, active=0, phase="minion"))]
    fn start(&self, active: u8, phase: &str) -> PyResult<Position> {
        let phase = scenario::Scenario::phase(phase).map_err(fault)?;
        let game = self.scenario.start(active, phase, self.seed);
        Ok(Position::of(game.map_err(fault)?))
    }
}

fn region_of(name: &str) -> PyResult<Region> {
    match name {
        "ready" => Ok(Region::Ready),
        "torpor" => Ok(Region::Torpor),
        "uncontrolled" => Ok(Region::Uncontrolled),
        "contested" => Ok(Region::Contested),
        _ => Err(fault(format!(
            "region is {name:?}: ready, torpor, uncontrolled or contested is needed"
        ))),
    }
}

fn fault(error: impl ToString) -> PyErr {
    ScenarioError::new_err(error.to_string())
}

use methuselah_engine::{
    Rules,
    scenario::{self, Methuselah, On, Pile, Placed, Region},
};
use pyo3::prelude::*;

use crate::{
    card_set::CardSet,
    errors::ScenarioError,
    position::Position,
    rules::GivenRules,
    whole::{corruption, named_wholes, names, whole, whole_or_none},
};

/// Any position, for tests and puzzles.
///
/// A minion or card is named as it is printed. Piles that are not given hold inert fillers, and
/// fillers make up a hand, or a library below what is given, unless it is to be that `only`.
///
/// Args:
///     players: how many sit at the table, 2 to 5.
///     rules: otherwise `Rules()`.
///     cards: the cards that can be used, otherwise those that come with the package.
///     seed: of all chance from there on.
///     round: of the table, counted from 1; a late one if it is not given.
///     blanks: use cards that are not implemented, as blank.
///
/// Raises:
///     ScenarioError: from any method, if the position cannot be; with what would be right.
///
/// Examples:
///     >>> import methuselah as mt
///     >>> s = mt.Scenario(players=3)
///     >>> s.seat(1, pool=30, edge=True)
///     >>> s.minion(0, "Belinde", blood=4)
///     >>> g = s.start(active=0, phase="minion")
///     >>> g.play(kind="bleed", minion="Belinde")
///     >>> g.pass_until("minion")
///     >>> g.seat(1).pool, g.edge
///     (29, 0)
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
        #[pyo3(from_py_with = whole)] players: usize,
        rules: Option<GivenRules>,
        cards: Option<&CardSet>,
        #[pyo3(from_py_with = whole)] seed: u64,
        #[pyo3(from_py_with = whole_or_none)] round: Option<u16>,
        blanks: bool,
    ) -> PyResult<Self> {
        let rules = rules.map_or_else(|| Ok(Rules::default()), TryInto::try_into)?;
        let cards = cards.cloned().map_or_else(CardSet::standard, Ok)?;
        let scenario = scenario::Scenario::new(players, cards.filled(), rules);
        let mut scenario = scenario.map_err(fault)?;
        if let Some(round) = round {
            scenario.round(round).map_err(fault)?;
        }
        if blanks {
            scenario.allow_blanks();
        }
        Ok(Self { scenario, seed })
    }

    /// Set a seat up.
    ///
    /// Args:
    ///     seat: counted from 0, the first player.
    ///     pool: counters, otherwise those of the rules.
    ///     hand: names of cards.
    ///     library: likewise, from the top.
    ///     crypt: likewise, from the top.
    ///     uncontrolled: crypt cards with the blood on each.
    ///     ash_heap: names of cards.
    ///     edge: whether it holds the Edge.
    ///     hand_only: no fillers in the hand.
    ///     library_only: no fillers below the library.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> s = mt.Scenario()
    ///     >>> s.seat(0, pool=7, uncontrolled=[("Ashley", 1)], library=["Deflection"])
    ///     >>> s.start(phase="influence").seat(0).library[0]
    ///     'Deflection'
    #[pyo3(signature = (
        seat, *, pool=None, hand=vec![], library=vec![], crypt=vec![], uncontrolled=vec![],
        ash_heap=vec![], edge=false, hand_only=false, library_only=false
    ))]
    fn seat(
        &mut self,
        #[pyo3(from_py_with = whole)] seat: u8,
        #[pyo3(from_py_with = whole_or_none)] pool: Option<u16>,
        #[pyo3(from_py_with = names)] hand: Vec<String>,
        #[pyo3(from_py_with = names)] library: Vec<String>,
        #[pyo3(from_py_with = names)] crypt: Vec<String>,
        #[pyo3(from_py_with = named_wholes)] uncontrolled: Vec<(String, u8)>,
        #[pyo3(from_py_with = names)] ash_heap: Vec<String>,
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
    ///
    /// Args:
    ///     seat: who controls it.
    ///     name: of the vampire or ally.
    ///     blood: or life; all that it can have if not given.
    ///     region: `"ready"`, `"torpor"`, `"incapacitated"`, `"uncontrolled"` or `"contested"`.
    ///     locked: whether it is.
    ///     cards: names of the cards on it.
    ///     counters: other than blood, life and corruption counters.
    ///     corruption: seats, each with the number of its corruption counters on the minion.
    ///     superior: it was played at the superior level.
    ///     fresh: it has come this turn, and cannot act.
    ///     title_lost: its printed title is gone.
    ///     sect: if it is not the printed one.
    ///     path: the Path it follows, if it is not the printed one.
    ///     owner: the seat whose card it is, otherwise the controller.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> s = mt.Scenario()
    ///     >>> s.minion(0, "Belinde", blood=1, region="torpor", cards=["Kevlar Vest"])
    ///     >>> s.start().minion("Belinde")
    ///     Minion("Belinde", blood 1)
    #[pyo3(signature = (
        seat, name, *, blood=None, region="ready", locked=false, cards=vec![], counters=None,
        corruption=vec![], superior=false, fresh=false, title_lost=false, sect=None, path=None,
        owner=None
    ))]
    fn minion(
        &mut self,
        #[pyo3(from_py_with = whole)] seat: u8,
        name: String,
        #[pyo3(from_py_with = whole_or_none)] blood: Option<u8>,
        region: &str,
        locked: bool,
        #[pyo3(from_py_with = names)] cards: Vec<String>,
        #[pyo3(from_py_with = whole_or_none)] counters: Option<u8>,
        #[pyo3(from_py_with = corruption)] corruption: Vec<(u8, u8)>,
        superior: bool,
        fresh: bool,
        title_lost: bool,
        sect: Option<&str>,
        path: Option<&str>,
        #[pyo3(from_py_with = whole_or_none)] owner: Option<u8>,
    ) -> PyResult<()> {
        let placed = Placed {
            name,
            blood,
            counters,
            corruption,
            region: region_of(region)?,
            locked,
            superior,
            fresh,
            title_lost,
            sect: sect.map(|name| name.parse()).transpose().map_err(fault)?,
            path: path.map(|name| name.parse()).transpose().map_err(fault)?,
            owner,
            on: None,
            cards: cards.into_iter().map(Placed::new).collect(),
        };
        self.scenario.minion(seat, placed).map(drop).map_err(fault)
    }

    /// Give a seat a card in play that is no minion: alone, or on a card in play.
    ///
    /// Args:
    ///     seat: who controls it.
    ///     name: of the card.
    ///     on: name of the card that it is on.
    ///     on_seat: whose, if several have that card.
    ///     blood: life of a retainer.
    ///     locked: whether it is.
    ///     counters: on it.
    ///     superior: it was played at the superior level.
    ///     owner: the seat whose card it is, otherwise the controller.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> s = mt.Scenario()
    ///     >>> s.minion(1, "Ryan")
    ///     >>> s.permanent(0, "Fame", on="Ryan")
    ///     >>> s.start().minion("Ryan").cards
    ///     ['Fame']
    #[pyo3(signature = (
        seat, name, *, on=None, on_seat=None, blood=None, locked=false, counters=None,
        superior=false, owner=None
    ))]
    fn permanent(
        &mut self,
        #[pyo3(from_py_with = whole)] seat: u8,
        name: String,
        on: Option<String>,
        #[pyo3(from_py_with = whole_or_none)] on_seat: Option<u8>,
        #[pyo3(from_py_with = whole_or_none)] blood: Option<u8>,
        locked: bool,
        #[pyo3(from_py_with = whole_or_none)] counters: Option<u8>,
        superior: bool,
        #[pyo3(from_py_with = whole_or_none)] owner: Option<u8>,
    ) -> PyResult<()> {
        if on.is_none() && on_seat.is_some() {
            return Err(fault(scenario::ScenarioError::OnWhich(name)));
        }
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
    ///
    /// Args:
    ///     active: whose turn it is.
    ///     phase: `"unlock"`, `"master"`, `"minion"`, `"influence"` or `"discard"`.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> mt.Scenario().start(active=1, phase="master").decision
    ///     Decision("master" of seat 1)
    #[pyo3(signature = (*, active=0, phase="minion"))]
    fn start(&self, #[pyo3(from_py_with = whole)] active: u8, phase: &str) -> PyResult<Position> {
        let phase = scenario::Scenario::phase(phase).map_err(fault)?;
        let games = self.scenario.laid_out_and_begun(active, phase, self.seed);
        Ok(Position::laid_out(games.map_err(fault)?))
    }
}

fn region_of(name: &str) -> PyResult<Region> {
    match name {
        "ready" => Ok(Region::Ready),
        "torpor" => Ok(Region::Torpor),
        "incapacitated" => Ok(Region::Incapacitated),
        "uncontrolled" => Ok(Region::Uncontrolled),
        "contested" => Ok(Region::Contested),
        _ => Err(fault(format!(
            "region is {name:?}: ready, torpor, incapacitated, uncontrolled or contested is needed"
        ))),
    }
}

fn fault(error: impl ToString) -> PyErr {
    ScenarioError::new_err(error.to_string())
}

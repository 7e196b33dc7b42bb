use std::{
    collections::HashMap,
    fs,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use methuselah_arena::{Player, PolicyError, PolicySpec};
use methuselah_cards::CardSet as Cards;
use methuselah_engine::scenario::with_filler;
use pyo3::{exceptions::PyValueError, prelude::*};

use crate::{errors::CardError, facts::implemented_in};

/// A set of cards that can be played.
#[pyclass(frozen, module = "methuselah._core")]
#[derive(Clone)]
pub(crate) struct CardSet(Arc<Shared>);

/// What all Python objects of one set share.
struct Shared {
    cards: Arc<Cards>,
    filled: OnceLock<Arc<Cards>>,
    /// Players that have read the cards, by their policies.
    players: Mutex<HashMap<String, Player>>,
}

impl CardSet {
    fn of(cards: Cards) -> Self {
        Self(Arc::new(Shared {
            cards: Arc::new(cards),
            filled: OnceLock::new(),
            players: Mutex::default(),
        }))
    }

    /// The cards.
    pub(crate) fn cards(&self) -> &Arc<Cards> {
        &self.0.cards
    }

    /// The cards and the filler of scenarios, added once.
    pub(crate) fn filled(&self) -> &Arc<Cards> {
        self.0.filled.get_or_init(|| with_filler(&self.0.cards))
    }

    /// A player of a policy with these cards, which are read once.
    pub(crate) fn player(&self, policy: &str) -> PyResult<Player> {
        let mut players = self.0.players.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(player) = players.get(policy) {
            return Ok(player.clone());
        }
        let bad = |e: PolicyError| PyValueError::new_err(e.to_string());
        let player = Player::new(&policy.parse::<PolicySpec>().map_err(bad)?, self.cards());
        players.insert(policy.to_owned(), player.clone());
        Ok(player)
    }
}

#[pymethods]
impl CardSet {
    /// The cards that come with this package.
    #[staticmethod]
    pub(crate) fn standard() -> PyResult<Self> {
        static STANDARD: OnceLock<CardSet> = OnceLock::new();
        if let Some(set) = STANDARD.get() {
            return Ok(set.clone());
        }
        let cards = Cards::standard().map_err(|e| CardError::new_err(e.to_string()))?;
        Ok(STANDARD.get_or_init(|| Self::of(cards)).clone())
    }

    /// The standard cards and those of a file; `CardError` names file, line and card.
    #[staticmethod]
    fn load(path: &str) -> PyResult<Self> {
        let text = fs::read_to_string(path);
        let text = text.map_err(|e| CardError::new_err(format!("cannot read {path}: {e}")))?;
        let cards = Cards::with_file(path, &text);
        Ok(Self::of(cards.map_err(|e| CardError::new_err(e.to_string()))?))
    }

    /// Names this set in results.
    #[getter]
    fn hash(&self) -> String {
        format!("{:016x}", self.0.cards.hash)
    }

    /// Printed ids of the cards this set can play, ascending.
    fn implemented(&self) -> Vec<u32> {
        implemented_in(self.cards())
    }
}

use std::{
    collections::HashMap,
    fs,
    hash::{Hash, Hasher},
    path::PathBuf,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use methuselah_arena::{Player, PolicyError, PolicySpec};
use methuselah_cards::CardSet as Cards;
use methuselah_engine::scenario::with_filler;
use pyo3::{
    exceptions::{PyKeyError, PyValueError},
    prelude::*,
};

use crate::errors::CardError;

/// A set of cards that can be played.
#[pyclass(frozen, eq, hash, name = "Cards", module = "methuselah._core")]
#[derive(Clone)]
pub(crate) struct CardSet(Arc<Shared>);

/// Sets of the same facts and texts are the same set.
impl PartialEq for CardSet {
    fn eq(&self, other: &Self) -> bool {
        self.0.cards.hash == other.0.cards.hash
    }
}

impl Hash for CardSet {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.cards.hash.hash(state);
    }
}

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
    fn load(path: PathBuf) -> PyResult<Self> {
        let name = path.display().to_string();
        let text = fs::read_to_string(&path);
        let text = text.map_err(|e| CardError::new_err(format!("cannot read {name}: {e}")))?;
        let cards = Cards::with_file(&name, &text);
        Ok(Self::of(cards.map_err(|e| CardError::new_err(e.to_string()))?))
    }

    /// Names this set in results.
    #[getter]
    fn hash(&self) -> String {
        format!("{:016x}", self.0.cards.hash)
    }

    /// Ids of the cards this set can play, ascending.
    fn implemented(&self) -> Vec<u32> {
        let playable = self.cards().defs.iter().filter(|def| def.implemented);
        let mut ids: Vec<u32> = playable.map(|def| def.facts.id).collect();
        ids.sort_unstable();
        ids
    }

    /// The facts of every card, as tab-separated text with a header line.
    fn facts(&self) -> String {
        self.cards().tsv()
    }

    /// Id of the card of that name or alias; `KeyError` if there is none.
    fn find(&self, name: String) -> PyResult<u32> {
        let found = self.cards().table().find(&name).map(|card| card.id);
        found.ok_or_else(|| PyKeyError::new_err(name))
    }

    /// The `n` card names nearest to `name`, nearest first.
    fn nearest(&self, name: &str, n: usize) -> Vec<&str> {
        self.cards().table().nearest(name, n)
    }

    /// Name of the card with that id; `KeyError` if there is none.
    fn name(&self, id: u32) -> PyResult<&str> {
        let card = self.cards().table().by_id(id).ok_or_else(|| PyKeyError::new_err(id))?;
        Ok(&card.name)
    }

    fn __repr__(&self) -> String {
        let playable = self.cards().defs.iter().filter(|def| def.implemented).count();
        format!("Cards({}: {playable} can be played)", self.hash())
    }
}

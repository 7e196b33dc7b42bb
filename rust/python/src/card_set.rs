use std::{
    collections::HashMap,
    fs,
    hash::{Hash, Hasher},
    path::PathBuf,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use methuselah_arena::{Player, PolicyError, PolicySpec};
use methuselah_cards::{
    CardSet as Cards, EntryError,
    words::{self, Written},
};
use methuselah_engine::scenario::with_filler;
use pyo3::{
    exceptions::{PyKeyError, PyValueError},
    prelude::*,
};

use crate::{errors::CardError, whole::whole};

/// A card file: its name and text.
type File = (String, String);

/// An entry: the card's id, name, file, line, text and words.
type Entry = (Option<u32>, String, String, usize, String, Vec<String>);

/// A set of cards: those that can be played, and the facts of all.
///
/// Sets are values: equal if they have the same facts and texts, and told by their `hash`.
///
/// Examples:
///     >>> import methuselah as mt
///     >>> mt.Cards.standard() == mt.Cards.load("sims/own_cards.ron")
///     False
///     >>> len(mt.Cards.standard().hash)
///     16
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
    /// The file with those that are not standard.
    file: Option<File>,
    filled: OnceLock<Arc<Cards>>,
    /// Players that have read the cards, by their policies.
    players: Mutex<HashMap<String, Player>>,
}

impl CardSet {
    fn of(cards: Cards, file: Option<File>) -> Self {
        Self(Arc::new(Shared {
            cards: Arc::new(cards),
            file,
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
    /// The cards that come with this package: the facts of all printed ones.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> mt.Cards.standard().name(201537)
    ///     'Belinde'
    #[staticmethod]
    pub(crate) fn standard() -> PyResult<Self> {
        static STANDARD: OnceLock<CardSet> = OnceLock::new();
        if let Some(set) = STANDARD.get() {
            return Ok(set.clone());
        }
        let cards = Cards::standard().map_err(|e| CardError::new_err(e.to_string()))?;
        Ok(STANDARD.get_or_init(|| Self::of(cards, None)).clone())
    }

    /// The standard cards and those of a file, which may give printed cards another text and add
    /// cards that are not printed: `sims/own_cards.ron` shows how.
    ///
    /// Args:
    ///     path: a file in the language of `rust/cards/entries`, UTF-8.
    ///
    /// Raises:
    ///     CardError: with file, line and card, if the file cannot be read or says nothing.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> own = mt.Cards.load("sims/own_cards.ron")
    ///     >>> mt.Deck.from_txt("4x Whispers in the Dark", cards=own)
    ///     Deck('deck': crypt 0, library 4)
    #[staticmethod]
    fn load(path: PathBuf) -> PyResult<Self> {
        let name = path.display().to_string();
        let text = fs::read_to_string(&path);
        let text = text.map_err(|error| {
            let error = error.to_string();
            let what = error.split_once(" (os error").map_or(&*error, |(what, _)| what);
            CardError::new_err(format!("cannot read {name}: {what}"))
        })?;
        cards_of(Some((name, text)))
    }

    /// Names this set in results: 16 hexadecimal digits.
    #[getter]
    fn hash(&self) -> String {
        format!("{:016x}", self.0.cards.hash)
    }

    /// Ids of the cards that games can play, ascending.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> cards = mt.Cards.standard()
    ///     >>> cards.find("Deflection") in cards.implemented()
    ///     True
    fn implemented(&self) -> Vec<u32> {
        let playable =
            self.cards().defs.iter().filter(|def| def.implemented && def.merged_from.is_none());
        let mut ids: Vec<u32> = playable.map(|def| def.facts.id).collect();
        ids.sort_unstable();
        ids
    }

    /// The facts of every card, as tab-separated text with a header line: what `methuselah.cards`
    /// reads.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> mt.Cards.standard().facts().split("\t")[:4]
    ///     ['id', 'name', 'aliases', 'types']
    fn facts(&self) -> String {
        self.cards().tsv()
    }

    /// The entries of the cards that games can play: id (none if the card is not printed), name,
    /// file, line, text, words of the effect language. What `methuselah.card_entries` reads.
    ///
    /// Raises:
    ///     CardError: if they cannot be read.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> len(mt.Cards.standard().entries()) == len(mt.Cards.standard().implemented())
    ///     True
    fn entries(&self) -> PyResult<Vec<Entry>> {
        let bad = |e: EntryError| CardError::new_err(e.to_string());
        let mut entries = words::standard().map_err(bad)?;
        if let Some((name, text)) = &self.0.file {
            let own = words::written(name, text).map_err(bad)?;
            entries.retain(|old| own.iter().all(|new| new.name != old.name));
            entries.extend(own);
        }
        let told = |e: Written<'_>| {
            let words = e.words.into_iter().map(str::to_owned).collect();
            (e.id, e.name, e.file.to_owned(), e.line, e.source.to_owned(), words)
        };
        Ok(entries.into_iter().map(told).collect())
    }

    /// Id of the card of a name or alias. Case, accents and punctuation do not matter.
    ///
    /// Raises:
    ///     KeyError: if there is none.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> mt.Cards.standard().find("the barrens")
    ///     100135
    fn find(&self, name: String) -> PyResult<u32> {
        let found = self.cards().table().find(&name).map(|card| card.id);
        found.ok_or_else(|| PyKeyError::new_err(name))
    }

    /// The `n` card names nearest to a name, nearest first.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> mt.Cards.standard().nearest("Belinda", 1)
    ///     ['Belinde']
    fn nearest(&self, name: &str, #[pyo3(from_py_with = whole)] n: usize) -> Vec<&str> {
        self.cards().table().nearest(name, n)
    }

    /// Name of the card with an id.
    ///
    /// Raises:
    ///     KeyError: if there is none.
    ///
    /// Examples:
    ///     >>> import methuselah as mt
    ///     >>> mt.Cards.standard().name(100518)
    ///     'Deflection'
    fn name(&self, #[pyo3(from_py_with = whole)] id: u32) -> PyResult<&str> {
        let card = self.cards().table().by_id(id).ok_or_else(|| PyKeyError::new_err(id))?;
        Ok(&card.name)
    }

    /// Sets pickle with the text of their file.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (Option<File>,))> {
        let core = py.import("methuselah._core")?;
        Ok((core.getattr("cards_of")?, (self.0.file.clone(),)))
    }

    fn __repr__(&self) -> String {
        let playable = self
            .cards()
            .defs
            .iter()
            .filter(|def| def.implemented && def.merged_from.is_none())
            .count();
        format!("Cards({}: {playable} can be played)", self.hash())
    }
}

/// The standard cards, and those of a file given by its name and text: what a set pickles as.
#[pyfunction]
pub(crate) fn cards_of(file: Option<File>) -> PyResult<CardSet> {
    let Some((name, text)) = file else { return CardSet::standard() };
    let cards = Cards::with_file(&name, &text).map_err(|e| CardError::new_err(e.to_string()))?;
    Ok(CardSet::of(cards, Some((name, text))))
}

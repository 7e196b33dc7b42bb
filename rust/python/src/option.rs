use std::sync::Arc;

use methuselah_arena::key;
use methuselah_cards::{
    DefId,
    vocab::{Clan, Path},
};
use methuselah_engine::{CardId, Choice as Pick, Game, Seat, Setup, Value};
use pyo3::prelude::*;

/// One thing that the chooser may do; `str()` says it in words.
///
/// It holds no state, so that keeping many of them is cheap, and tells no more than the chooser may
/// know. Of options about cards that nothing tells apart there is one.
///
/// Examples:
///     >>> import methuselah as mt
///     >>> s = mt.Scenario()
///     >>> s.seat(0, hand=["Govern the Unaligned"], uncontrolled=[("Ashley", 1)])
///     >>> s.minion(0, "Lloyd Brooks")
///     >>> option = s.start().decision.options[-1]
///     >>> str(option)
///     'Lloyd Brooks plays Govern the Unaligned [DOM] → Ashley'
///     >>> option.kind, option.card, option.minion, option.target, option.amount
///     ('play', 'Govern the Unaligned', 'Lloyd Brooks', 'Ashley', None)
#[pyclass(frozen, eq, hash, name = "Option", module = "methuselah._core")]
#[derive(Clone)]
pub(crate) struct Choice {
    setup: Arc<Setup>,
    pub(crate) pick: Pick,
    card: Option<DefId>,
    minion: Option<DefId>,
    target: Target,
    words: String,
    key: u64,
}

/// What it is done to.
#[derive(Clone, Copy)]
enum Target {
    None,
    Card(DefId),
    /// A card that the chooser does not know.
    FaceDown,
    Seat(Seat),
    Number(i16),
    Clan(Clan),
    Path(Path),
}

impl Choice {
    /// An option that a Methuselah has.
    pub(crate) fn of(game: &Game, seat: Seat, pick: Pick) -> Self {
        let view = game.view(seat);
        let known = |id: &CardId| view.knows(*id);
        let def = |id: CardId| id.some().filter(known).map(|id| game.state().card(id).def);
        let target = match pick.target {
            Value::Card(card) if card.id != CardId::NONE => {
                def(card.id).map_or(Target::FaceDown, Target::Card)
            }
            Value::Nothing | Value::Card(_) => Target::None,
            Value::Seat(seat) => Target::Seat(seat),
            Value::Number(number) => Target::Number(number),
            Value::Clan(clan) => Target::Clan(clan),
            Value::Path(path) => Target::Path(path),
        };
        Self {
            setup: game.setup().clone(),
            pick,
            card: def(pick.card),
            minion: def(pick.minion),
            target,
            words: game.words_of(pick),
            key: key(game, seat, pick),
        }
    }

    /// It in words.
    pub(crate) fn words(&self) -> &str {
        &self.words
    }

    fn name(&self, def: DefId) -> &str {
        self.setup.cards.def(def).name()
    }
}

#[pymethods]
impl Choice {
    /// What kind of thing it does, one of these.
    ///
    /// `"pass"`, `"play"`, `"use"`, `"use grant"`, `"answer"`, `"trigger"`, `"mark"`, `"withdraw"`,
    /// `"edge pool"`, `"pay"`, `"yield"`, `"bleed"`, `"hunt"`, `"leave torpor"`, `"rescue"`,
    /// `"diablerize"`, `"enter combat"`, `"take equipment"`, `"action"`, `"block"`,
    /// `"hand strike"`, `"weapon strike"`, `"dodge"`,
    /// `"maneuver"`, `"press"`, `"prevent"`, `"vote for"`, `"vote against"`, `"card vote for"`,
    /// `"card vote against"`, `"edge vote for"`, `"edge vote against"`, `"transfer"`,
    /// `"transfer back"`, `"draw crypt"`, `"bring out"`, `"merge"`, `"discard"`,
    /// `"burn option"`, `"choose"`, `"yes"`, `"branch"`, `"become anarch"`, `"follow path"`,
    /// `"unlock infernal"`, `"take place"`, `"conviction"`, `"burn conviction"`, `"search"`,
    /// `"recover"`, `"burn imbued"`.
    #[getter]
    fn kind(&self) -> &'static str {
        self.pick.kind.name()
    }

    /// Name of the card played or used.
    #[getter]
    fn card(&self) -> Option<&str> {
        self.card.map(|def| self.name(def))
    }

    /// Name of the minion that does it.
    #[getter]
    fn minion(&self) -> Option<&str> {
        self.minion.map(|def| self.name(def))
    }

    /// What it is done to, in words.
    #[getter]
    fn target(&self) -> Option<String> {
        match self.target {
            Target::None => None,
            Target::Card(def) => Some(self.name(def).to_owned()),
            Target::FaceDown => Some("a face-down card".to_owned()),
            Target::Seat(seat) => Some(format!("seat {}", seat.0)),
            Target::Number(number) => Some(number.to_string()),
            Target::Clan(clan) => Some(clan.name().to_owned()),
            Target::Path(path) => Some(path.name().to_owned()),
        }
    }

    /// How many: an X that is paid, votes, the blood or pool that becoming an anarch or bringing a
    /// scarce vampire out costs, a number chosen; `None` where nothing is counted.
    #[getter]
    fn amount(&self) -> Option<i16> {
        self.pick.amount
    }

    /// The same for the same choice in every game: for learning and for replays.
    #[getter]
    fn key(&self) -> u64 {
        self.key
    }

    fn __str__(&self) -> &str {
        &self.words
    }

    fn __repr__(&self) -> String {
        format!("Option({:?}: {:?})", self.pick.kind.name(), self.words)
    }
}

impl PartialEq for Choice {
    fn eq(&self, other: &Self) -> bool {
        (self.pick, self.key) == (other.pick, other.key)
    }
}

impl std::hash::Hash for Choice {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.key.hash(state);
    }
}

use std::sync::Arc;

use methuselah_arena::{self as core, ENDINGS, Seating};
use methuselah_cards::CardSet as Cards;
use methuselah_engine::{Deck, Setup};
use pyo3::{exceptions::PyValueError, prelude::*, types::PyDict};

use crate::{
    card_set::CardSet,
    columns::arrays,
    errors::{CardError, arena_error},
    rules::PlainRules,
};

/// Entries, rules and a seed: everything that fixes a numbered series of games.
///
/// `decks` are printed ids, those of the crypt first, one for each slot; a policy is `"random"`,
/// `"heuristic"` or the heuristic's weights as a JSON object. `rules` has `edition`, `edge`,
/// `ante`, `transfers`, `pool`, `hand`, `crypt_draw`, `oust_pool`, `oust_half_points`,
/// `survivor_half_points`, `withdraw_half_points`, `timeout_half_points`, `game_win_half_points`,
/// `lone_winner`, `round_limit` and `decision_cap` (0 for none). `RulesError` and `CardError` say
/// what cannot be played.
#[pyclass(frozen, module = "methuselah._core")]
pub(crate) struct Arena {
    pub(crate) arena: Arc<core::Arena>,
}

#[pymethods]
impl Arena {
    #[new]
    fn new(
        decks: Vec<Vec<u32>>,
        policies: Vec<String>,
        rules: PlainRules,
        seating: &str,
        seed: u64,
        cards: &CardSet,
        blanks: bool,
    ) -> PyResult<Self> {
        let players = policies.iter().map(|text| cards.player(text)).collect::<PyResult<_>>()?;
        let cards = cards.cards().clone();
        let decks = decks.iter().map(|slots| deck(&cards, slots)).collect::<PyResult<_>>()?;
        let setup = Setup { cards, rules: rules.try_into()?, decks };
        let arena = core::Arena::new(Arc::new(setup), players, seats(seating)?, seed, blanks);
        Ok(Self { arena: Arc::new(arena.map_err(|e| arena_error(&e))?) })
    }

    /// What the codes of `games.ended_by` mean.
    #[getter]
    fn endings(&self) -> [&'static str; 3] {
        ENDINGS
    }

    /// Play games `first` to `first + count`, without the GIL; flat columns.
    ///
    /// One row per game and seat, game by game in seat order:
    ///
    /// - `seats.game` u64, `seats.entry` u8, `seats.seat` u8, `seats.half_points` u8,
    ///   `seats.game_win` bool, `seats.ousted_by` i8 (an entry, -1 for none),
    ///   `seats.oust_round` i16 (-1 for never), `seats.withdrew` bool, `seats.pool` i16 at the end
    ///
    /// One row per game: `games.game` u64, `games.chance` u64 (equal within a rotation),
    /// `games.rounds` u16, `games.decisions` u32, `games.ended_by` u8 (index of `endings`).
    ///
    /// One row per entry and card of its deck, sums over the games, ordered by both:
    /// `cards.entry` u8, `cards.card` u32, and as u64 `cards.drawn`, `cards.played`,
    /// `cards.discarded`, `cards.left_in_hand` (copies), `cards.games_drawn`,
    /// `cards.wins_drawn`, `cards.games_played`, `cards.wins_played` (games in which a copy was
    /// drawn or played, and those of them that the entry won).
    fn play<'py>(
        &self,
        py: Python<'py>,
        first: u64,
        count: u64,
        threads: usize,
    ) -> PyResult<Bound<'py, PyDict>> {
        let columns = py.detach(|| self.arena.play(first, count, threads));
        arrays(py, columns.map_err(|e| arena_error(&e))?)
    }

    /// The entry at each seat of a game.
    fn seating(&self, game: u64) -> Vec<u32> {
        let seats = self.arena.setup().decks.len();
        self.arena.place(game).entries[..seats].iter().map(|&entry| entry.into()).collect()
    }
}

/// A deck of printed ids: crypt cards go to the crypt.
fn deck(cards: &Cards, slots: &[u32]) -> PyResult<Deck> {
    let mut deck = Deck { crypt: Vec::new(), library: Vec::new() };
    for &id in slots {
        let def = cards.by_id(id);
        let def = def.ok_or_else(|| CardError::new_err(format!("no card has the id {id}")))?;
        let crypt = cards.def(def).facts.is_crypt();
        if crypt { deck.crypt.push(def) } else { deck.library.push(def) }
    }
    Ok(deck)
}

fn seats(seating: &str) -> PyResult<Seating> {
    match seating {
        "random" => Ok(Seating::Random),
        "fixed" => Ok(Seating::Fixed),
        "rotate" => Ok(Seating::Rotate),
        _ => Err(PyValueError::new_err(format!(
            "seating is {seating:?}: random, fixed or rotate is needed"
        ))),
    }
}

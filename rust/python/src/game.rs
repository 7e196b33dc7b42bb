use std::sync::Arc;

use methuselah_arena::{Arena as CoreArena, Pick, Players, with_key};
use methuselah_engine::GameError;
use pyo3::{PyClassInitializer, prelude::*, types::PyDict};

use crate::{
    arena::Arena,
    columns::arrays,
    errors::{arena_error, game_error},
    option::Choice,
    position::Position,
};

/// A pick as plain values.
type PlainPick = (u8, &'static str, u64, usize, String);

/// One game of an arena, stopped wherever someone must choose.
#[pyclass(extends = Position, module = "methuselah._core")]
pub(crate) struct Game {
    arena: Arc<CoreArena>,
    number: u64,
    players: Players,
}

#[pymethods]
impl Game {
    #[new]
    fn new(arena: &Arena, game: u64) -> PyClassInitializer<Self> {
        let arena = arena.arena.clone();
        let position = Position::of(arena.start(game, true));
        let players = arena.players(arena.place(game).entries);
        PyClassInitializer::from(position).add_subclass(Self { arena, number: game, players })
    }

    /// What the built-in policy of the entry that must choose would take.
    fn builtin_choice(mut self_: PyRefMut<'_, Self>) -> PyResult<Choice> {
        let mut players = self_.players.clone();
        let game = &self_.as_super().game;
        let decision = game.decision().ok_or(GameError::NoDecision).map_err(game_error)?;
        let pick = players.pick(game, decision).map_err(game_error)?;
        let choice = Choice::of(game, decision.seat, pick);
        self_.players = players;
        Ok(choice)
    }

    /// Let built-in policies choose for these seats until another must, or the game ends.
    fn advance_builtin(mut self_: PyRefMut<'_, Self>, seats: Vec<u8>) -> PyResult<()> {
        let mut players = self_.players.clone();
        let advance = |game: &mut methuselah_engine::Game| {
            while let Some(decision) = game.decision().filter(|d| seats.contains(&d.seat.0)) {
                game.choose(players.pick(game, decision)?)?;
            }
            Ok(())
        };
        self_.as_super().go_on(advance).map_err(|e: GameError| game_error(e))?;
        self_.players = players;
        Ok(())
    }

    /// What has been picked so far.
    ///
    /// Seat, kind of decision, key, which of the options with that key, and the option in words.
    fn picks(self_: PyRef<'_, Self>) -> PyResult<Vec<PlainPick>> {
        let picks = self_.arena.picks(self_.number, &self_.as_super().game).map_err(game_error)?;
        let told = |pick: Pick| {
            let decision = pick.decision;
            (decision.seat.0, decision.kind.name(), pick.key, pick.nth, pick.words)
        };
        Ok(picks.into_iter().map(told).collect())
    }

    /// Take the `nth` of the options with a key; false if there is none.
    fn choose_key(mut self_: PyRefMut<'_, Self>, key: u64, nth: usize) -> PyResult<bool> {
        let game = &self_.as_super().game;
        let decision = game.decision().ok_or(GameError::NoDecision).map_err(game_error)?;
        let Some(choice) = with_key(game, decision, key).nth(nth) else { return Ok(false) };
        self_.as_super().go_on(|game| game.choose(choice)).map_err(game_error)?;
        Ok(true)
    }

    /// The columns of `Arena.play` for this one finished game.
    fn columns<'py>(self_: PyRef<'py, Self>) -> PyResult<Bound<'py, PyDict>> {
        let columns = self_.arena.columns(self_.number, &self_.as_super().game);
        arrays(self_.py(), columns.map_err(|e| arena_error(&e))?)
    }
}

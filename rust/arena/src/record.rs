use methuselah_engine::Game;

use crate::{
    Arena, ArenaError,
    cards::CardTally,
    columns::{Columns, GameColumns, SeatColumns},
    ending,
};

/// Columns in the making: games are added one by one.
pub(crate) struct Recorder<'a> {
    arena: &'a Arena,
    seats: SeatColumns,
    games: GameColumns,
    cards: CardTally<'a>,
}

impl<'a> Recorder<'a> {
    pub(crate) fn new(arena: &'a Arena) -> Self {
        Self {
            arena,
            seats: SeatColumns::default(),
            games: GameColumns::default(),
            cards: arena.card_tally(),
        }
    }

    /// Adds a game that is over.
    pub(crate) fn add(&mut self, number: u64, game: &Game) -> Result<(), ArenaError> {
        let seed = self.arena.seed();
        let state = game.state();
        if let Some(error) = state.error {
            return Err(ArenaError::Game { seed, game: number, error });
        }
        let ended = game.ended().and_then(ending::code);
        let ended = ended.ok_or(ArenaError::Unfinished { seed, game: number })?;
        self.games.game.push(number);
        self.games.chance.push(game.chance().game());
        self.games.rounds.push(state.rounds);
        self.games.decisions.push(state.decisions);
        self.games.ended_by.push(ended);
        for seat in state.all_seats() {
            let own = state.seat(seat);
            self.seats.game.push(number);
            self.seats.entry.push(game.entry(seat));
            self.seats.seat.push(seat.0);
            self.seats.half_points.push(own.half_points);
            self.seats.game_win.push(game.game_win(seat));
            let by = own.ousted_by.map(|by| game.entry(by) as i8);
            self.seats.ousted_by.push(by.unwrap_or(-1));
            let ousted = own.ousted && !own.withdrawn;
            let round = ousted.then_some(own.oust_round);
            let round = round.map(|round| i16::try_from(round).unwrap_or(i16::MAX));
            self.seats.oust_round.push(round.unwrap_or(-1));
            self.seats.withdrew.push(own.withdrawn);
            self.seats.pool.push(own.pool);
        }
        self.cards.add(game);
        Ok(())
    }

    pub(crate) fn finish(self) -> Columns {
        Columns { seats: self.seats, games: self.games, cards: self.cards.finish() }
    }
}

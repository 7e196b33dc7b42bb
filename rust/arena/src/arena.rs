use std::{
    any::Any,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use methuselah_engine::{Game, Setup, Switches, state::MAX_SEATS};
use rayon::{ThreadPoolBuilder, prelude::*};

use crate::{
    cards::{CardRows, CardTally},
    columns::Columns,
    error::ArenaError,
    player::{Player, Players},
    record::Recorder,
    seating::{Place, Seating},
};

/// Games that a thread takes up at once, at most.
const LARGEST_SHARD: u64 = 64;
/// Shards for each thread, at least, so that none waits long for the last one.
const SHARDS_PER_THREAD: u64 = 8;

/// Entries, rules and a seed: everything that fixes a numbered series of games.
#[derive(Clone, Debug)]
pub struct Arena {
    setup: Arc<Setup>,
    players: Vec<Player>,
    seating: Seating,
    seed: u64,
    card_rows: CardRows,
}

impl Arena {
    /// An arena of a setup, with a player for each entry. Cards that are not implemented are
    /// refused, unless they may be `blanks`.
    pub fn new(
        setup: Arc<Setup>,
        players: Vec<Player>,
        seating: Seating,
        seed: u64,
        blanks: bool,
    ) -> Result<Self, ArenaError> {
        setup.check(blanks)?;
        if players.len() != setup.decks.len() {
            let (players, entries) = (players.len(), setup.decks.len());
            return Err(ArenaError::Players { players, entries });
        }
        let card_rows = CardRows::of(&setup);
        Ok(Self { setup, players, seating, seed, card_rows })
    }

    /// What all games share.
    pub fn setup(&self) -> &Arc<Setup> {
        &self.setup
    }

    /// The seed of all chance.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The chance and the seating of a game.
    pub fn place(&self, game: u64) -> Place {
        self.seating.place(&self.setup, self.seed, game)
    }

    /// A game, dealt and at its first decision.
    pub fn start(&self, game: u64, logged: bool) -> Game {
        let place = self.place(game);
        Game::new(self.setup.clone(), place.chance, place.entries, logged)
    }

    /// A game of which only what the results count is logged.
    fn start_counted(&self, game: u64) -> Game {
        let place = self.place(game);
        let switches = Switches { words: false, ..Switches::default() };
        Game::with_switches(self.setup.clone(), place.chance, place.entries, true, switches)
    }

    /// The players of a game, for the entries at its seats.
    pub fn players(&self, entries: [u8; MAX_SEATS]) -> Players {
        Players::new(&self.players, entries)
    }

    /// Plays games `first` to `first + count`.
    ///
    /// The values do not depend on the number of threads, nor on how a series of games is cut into
    /// calls.
    pub fn play(&self, first: u64, count: u64, threads: usize) -> Result<Columns, ArenaError> {
        let end = first.checked_add(count).ok_or(ArenaError::Numbers { first, count })?;
        if threads == 0 {
            return Err(ArenaError::Threads { threads, what: "at least one is needed".to_owned() });
        }
        let stop = AtomicU64::new(end);
        if threads == 1 || count <= 1 {
            return self.play_shard(first, end, &stop);
        }
        // A pool for each call: it leaves nothing behind that a fork of the process would miss.
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = pool.map_err(|e| ArenaError::Threads { threads, what: e.to_string() })?;
        let size = (count / (SHARDS_PER_THREAD * threads as u64)).clamp(1, LARGEST_SHARD);
        let shard = |index| {
            let start = first + index * size;
            self.play_shard(start, end.min(start + size), &stop)
        };
        let shards: Vec<_> =
            pool.install(|| (0..count.div_ceil(size)).into_par_iter().map(shard).collect());
        let mut columns = Recorder::new(self).finish();
        for shard in shards {
            columns.append(shard?);
        }
        Ok(columns)
    }

    /// Plays a shard. The first game that fails becomes the `stop` for all: whatever lies behind it
    /// is not wanted any more.
    fn play_shard(&self, first: u64, end: u64, stop: &AtomicU64) -> Result<Columns, ArenaError> {
        let mut recorder = Recorder::new(self);
        for number in first..end {
            if number >= stop.load(Ordering::Relaxed) {
                break;
            }
            if let Err(error) = self.play_out(number).and_then(|game| recorder.add(number, &game)) {
                stop.fetch_min(number, Ordering::Relaxed);
                return Err(error);
            }
        }
        Ok(recorder.finish())
    }

    /// Plays one game to its end by the policies of the entries.
    ///
    /// A panic becomes an error that names the game, as any other error does.
    pub fn play_out(&self, number: u64) -> Result<Game, ArenaError> {
        let seed = self.seed;
        let played = catch_unwind(AssertUnwindSafe(|| {
            let mut game = self.start_counted(number);
            let mut players = self.players(self.place(number).entries);
            while let Some(decision) = game.decision() {
                game.choose_index(players.pick_index(&game, decision))?;
            }
            Ok(game)
        }));
        match played {
            Ok(Ok(game)) => Ok(game),
            Ok(Err(error)) => Err(ArenaError::Game { seed, game: number, error }),
            Err(panic) => Err(ArenaError::Panic { seed, game: number, what: words_of(&*panic) }),
        }
    }

    /// The columns of one game that is over, and logged, whoever has played it.
    pub fn columns(&self, number: u64, game: &Game) -> Result<Columns, ArenaError> {
        let mut recorder = Recorder::new(self);
        recorder.add(number, game)?;
        Ok(recorder.finish())
    }

    pub(crate) fn card_tally(&self) -> CardTally<'_> {
        CardTally::new(&self.card_rows)
    }
}

/// What a panic said.
fn words_of(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic").to_owned()
}

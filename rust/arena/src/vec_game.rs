//! Many games in lockstep, for those who learn from them.

use std::sync::Arc;

use methuselah_engine::{Game, GameError, state::MAX_SEATS};
use rayon::{ThreadPool, ThreadPoolBuilder, prelude::*};

use crate::{
    Arena, ArenaError, Players,
    features::{self, state_columns},
    key,
};

/// Games of one place, one after the other, in which no learner is asked anything, at most: more are
/// a sign that none ever will be.
pub const MOST_UNASKED: u32 = 100;

/// A number of games of an arena, each stopped where a learner must choose. The other entries choose
/// by their players. A game that ends is followed by another, so that the places never run empty:
/// place `i` of `n` plays game `i`, then game `i + n`, and so on. What happens in a game does not
/// depend on its place.
pub struct VecGame {
    arena: Arc<Arena>,
    /// By entry: whether it learns.
    learners: [bool; MAX_SEATS],
    first: u64,
    places: Vec<Place>,
    pool: Option<ThreadPool>,
}

/// A game of a [`VecGame`] and what has come of it since the last pick.
#[derive(Clone)]
struct Place {
    number: u64,
    game: Game,
    players: Players,
    /// The option to be taken.
    pick: usize,
    /// Half victory points by entry: as they were told.
    told: [u8; MAX_SEATS],
    gained: [u8; MAX_SEATS],
    done: bool,
    ended: Vec<(u64, [u8; MAX_SEATS])>,
}

/// The waiting decisions of a [`VecGame`], and what the last picks have come to. Rows of the places
/// in their order, of the options of each in theirs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Batch {
    /// The number of the game.
    pub game: Vec<u64>,
    /// Who decides.
    pub entry: Vec<u8>,
    /// Where that one sits.
    pub seat: Vec<u8>,
    /// The code of the kind of decision.
    pub kind: Vec<u8>,
    /// What is seen: rows of [`state_columns`].
    pub state: Vec<i32>,
    /// Where the options of each decision begin, and where the last ones end.
    pub offsets: Vec<u64>,
    /// The options: rows of [`features::option_columns`].
    pub options: Vec<i32>,
    /// The keys of the options.
    pub keys: Vec<u64>,
    /// Half victory points that each entry has gained by the last pick: a row for each place.
    pub gained: Vec<u8>,
    /// Whether the last pick ended its game.
    pub done: Vec<bool>,
    /// Numbers of the games that have ended since the last picks.
    pub ended: Vec<u64>,
    /// Half victory points of each entry in these: a row for each.
    pub half_points: Vec<u8>,
}

impl VecGame {
    /// Games of an arena from number `first` on, in so many places and threads, with the entries that
    /// learn. If [`MOST_UNASKED`] games of a place go by without a question to one of them, this and
    /// all that carries the games on gives up.
    pub fn new(
        arena: Arc<Arena>,
        count: usize,
        learners: &[u8],
        first: u64,
        threads: usize,
    ) -> Result<Self, ArenaError> {
        let pool = match threads {
            1 => None,
            _ => Some(
                ThreadPoolBuilder::new()
                    .num_threads(threads)
                    .build()
                    .map_err(|e| ArenaError::Threads { threads, what: e.to_string() })?,
            ),
        };
        let learns = |entry| learners.contains(&(entry as u8));
        let learners = std::array::from_fn(learns);
        let mut games = Self { arena, learners, first, places: Vec::new(), pool };
        games.reset(count)?;
        Ok(games)
    }

    /// Begins again with the first games, in so many places.
    pub fn reset(&mut self, count: usize) -> Result<(), ArenaError> {
        let numbers = || ArenaError::Numbers { first: self.first, count: count as u64 };
        self.first.checked_add(count as u64).ok_or_else(numbers)?;
        let place = |at| Place::new(&self.arena, self.first + at as u64);
        self.places = (0..count).map(place).collect();
        self.go_on(|place, arena, learners| place.go_on(arena, learners, count as u64, None))
    }

    /// How many places there are.
    pub fn count(&self) -> usize {
        self.places.len()
    }

    /// Takes an option in each place, by its index, and carries the games on to the next decisions.
    pub fn step(&mut self, picks: &[i64]) -> Result<(), ArenaError> {
        let count = self.count();
        if picks.len() != count {
            return Err(ArenaError::Picks { given: picks.len(), needed: count });
        }
        let picks = self.places.iter().zip(picks).map(|(place, &pick)| place.option_at(pick));
        let picks = picks.collect::<Result<Vec<usize>, _>>()?;
        for (place, pick) in self.places.iter_mut().zip(picks) {
            place.pick = pick;
        }
        self.go_on(|place, arena, learners| place.step(arena, learners, count as u64))
    }

    fn go_on(
        &mut self,
        step: impl Fn(&mut Place, &Arena, [bool; MAX_SEATS]) -> Result<(), ArenaError> + Sync,
    ) -> Result<(), ArenaError> {
        let Self { arena, learners, places, pool, .. } = self;
        let step = |place: &mut Place| step(place, arena, *learners);
        match pool {
            Some(pool) => pool.install(|| places.par_iter_mut().try_for_each(step)),
            None => places.iter_mut().try_for_each(step),
        }
    }

    /// The waiting decisions.
    pub fn batch(&self) -> Batch {
        let entries = self.arena.setup().decks.len();
        let mut batch = Batch::default();
        batch.state.reserve(self.count() * state_columns().len());
        for place in &self.places {
            let Some(decision) = place.game.decision() else { continue };
            let (game, seat) = (&place.game, decision.seat);
            batch.game.push(place.number);
            batch.entry.push(game.entry(seat));
            batch.seat.push(seat.0);
            batch.kind.push(decision.kind as u8);
            batch.offsets.push(batch.keys.len() as u64);
            features::state(game, seat, &mut batch.state);
            for &choice in game.options() {
                features::option(game, seat, choice, &mut batch.options);
                batch.keys.push(key(game, seat, choice));
            }
            batch.gained.extend(&place.gained[..entries]);
            batch.done.push(place.done);
            for (number, half_points) in &place.ended {
                batch.ended.push(*number);
                batch.half_points.extend(&half_points[..entries]);
            }
        }
        batch.offsets.push(batch.keys.len() as u64);
        batch
    }
}

impl Place {
    /// The place of a pick among the options at hand.
    fn option_at(&self, pick: i64) -> Result<usize, ArenaError> {
        let options = self.game.options().len();
        let found = usize::try_from(pick).ok().filter(|&pick| pick < options);
        found.ok_or(ArenaError::Pick { game: self.number, pick, options })
    }

    fn new(arena: &Arena, number: u64) -> Self {
        Self {
            number,
            game: arena.start(number, false),
            players: arena.players(arena.place(number).entries),
            pick: 0,
            told: [0; MAX_SEATS],
            gained: [0; MAX_SEATS],
            done: false,
            ended: Vec::new(),
        }
    }

    /// Begins the next game of the place.
    fn begin(&mut self, arena: &Arena, number: u64) {
        self.number = number;
        self.game = arena.start(number, false);
        self.players = arena.players(arena.place(number).entries);
        self.told = [0; MAX_SEATS];
    }

    fn step(
        &mut self,
        arena: &Arena,
        learners: [bool; MAX_SEATS],
        stride: u64,
    ) -> Result<(), ArenaError> {
        self.done = false;
        self.ended.clear();
        self.gained = [0; MAX_SEATS];
        let chosen = self.game.choose_index(self.pick);
        chosen.map_err(|error| self.failed(arena, error))?;
        self.go_on(arena, learners, stride, Some(self.number))
    }

    /// Lets players choose until a learner must. What comes of the last pick comes in the game that
    /// it was made in, if one was.
    fn go_on(
        &mut self,
        arena: &Arena,
        learners: [bool; MAX_SEATS],
        stride: u64,
        picked_in: Option<u64>,
    ) -> Result<(), ArenaError> {
        let mut unasked = 0;
        loop {
            while let Some(decision) = self.game.decision() {
                if learners[usize::from(self.game.entry(decision.seat))] {
                    self.tell(picked_in);
                    return Ok(());
                }
                let pick = self.players.pick(&self.game, decision);
                let chosen = pick.and_then(|pick| self.game.choose(pick));
                chosen.map_err(|error| self.failed(arena, error))?;
            }
            if let Some(error) = self.game.state().error {
                return Err(self.failed(arena, error));
            }
            self.tell(picked_in);
            self.done |= picked_in == Some(self.number);
            self.ended.push((self.number, self.told));
            unasked += u32::from(picked_in != Some(self.number));
            if unasked == MOST_UNASKED {
                let seed = arena.seed();
                return Err(ArenaError::Unasked { seed, game: self.number, games: unasked });
            }
            let next = self.number.checked_add(stride);
            let beyond = ArenaError::Numbers { first: self.number, count: stride };
            self.begin(arena, next.ok_or(beyond)?);
        }
    }

    /// Counts what has been gained since it was told last.
    fn tell(&mut self, picked_in: Option<u64>) {
        for seat in self.game.state().all_seats() {
            let entry = usize::from(self.game.entry(seat));
            let half_points = self.game.state().seat(seat).half_points;
            let before = std::mem::replace(&mut self.told[entry], half_points);
            if picked_in == Some(self.number) {
                self.gained[entry] = half_points - before;
            }
        }
    }

    fn failed(&self, arena: &Arena, error: GameError) -> ArenaError {
        ArenaError::Game { seed: arena.seed(), game: self.number, error }
    }
}

//! How a game begins and ends, as it is told, and what stands at the first record.

use super::transcript::Transcript;
use crate::{
    event::{Event, Holder},
    game::Game,
    ids::Seat,
    log::Record,
    state::{Ending, MAX_SEATS},
};

impl Transcript<'_> {
    /// Tells what everyone begins with, if the log goes back so far; returns the records of it.
    pub(super) fn setup(&mut self) -> usize {
        let turn = |record: &Record| matches!(record, Record::Event(Event::Turn(_)));
        let log = self.game.log();
        let count = log.iter().position(turn).unwrap_or(0);
        let mut begun = [(0, 0, 0); MAX_SEATS];
        for record in &log[..count] {
            match *record {
                Record::Event(Event::Counters(Holder::Bank, Holder::Pool(seat), n, _)) => {
                    begun[seat.index()].0 += i32::from(n);
                }
                Record::Event(Event::Draw(seat)) => begun[seat.index()].1 += 1,
                Record::Event(Event::DrawCrypt(seat)) => begun[seat.index()].2 += 1,
                _ => return 0,
            }
        }
        for seat in self.game.state().all_seats() {
            let (pool, hand, crypt) = begun[seat.index()];
            if (pool, hand, crypt) == (0, 0, 0) {
                continue;
            }
            self.pools[seat.index()] += pool;
            self.push(format!(
                "{} begins with {pool} pool, {hand} cards in hand and {crypt} uncontrolled vampires",
                self.seat(seat)
            ));
        }
        count
    }

    pub(super) fn end(&mut self) {
        let state = self.game.state();
        let Some(ended) = state.ended else { return };
        (self.depth, self.combats) = (0, 0);
        let why = match ended {
            Ending::LastStanding => "one Methuselah remains".to_owned(),
            Ending::TimeLimit => "the time is up".to_owned(),
            Ending::DecisionCap => "too many decisions".to_owned(),
            _ => state.error.map_or_else(|| "an error".to_owned(), |error| error.to_string()),
        };
        let points = state.all_seats().map(|seat| {
            let half = state.seat(seat).half_points;
            format!("{} {}", self.seat(seat), Self::plain_points(half))
        });
        let points: Vec<String> = points.collect();
        self.push(format!("The game ends: {why}. Victory points: {}", points.join(", ")));
    }
}

/// The pools before the first record: what they are now, less all that was logged.
pub(super) fn first_pools(game: &Game) -> [i32; MAX_SEATS] {
    let mut pools = [0; MAX_SEATS];
    for seat in game.state().all_seats() {
        pools[seat.index()] = game.state().seat(seat).pool.into();
    }
    for record in game.log() {
        let &Record::Event(Event::Counters(from, to, n, _)) = record else { continue };
        if let Holder::Pool(seat) = from {
            pools[seat.index()] += i32::from(n);
        }
        if let Holder::Pool(seat) = to {
            pools[seat.index()] -= i32::from(n);
        }
    }
    pools
}

/// The round of the first turn of the log.
pub(super) fn first_round(game: &Game) -> i32 {
    let turn = |record: &Record| match record {
        Record::Event(Event::Turn(seat)) => Some(*seat),
        _ => None,
    };
    let turns: Vec<Seat> = game.log().iter().filter_map(turn).collect();
    let later = turns.windows(2).filter(|pair| pair[1] <= pair[0]).count() as i32;
    let begun = i32::from(game.state().ended == Some(Ending::TimeLimit));
    i32::from(game.state().rounds) - later - begun
}

/// Half victory points before the first record.
pub(super) fn first_points(game: &Game) -> [u8; MAX_SEATS] {
    let mut points = [0; MAX_SEATS];
    for seat in game.state().all_seats() {
        points[seat.index()] = game.state().seat(seat).half_points;
    }
    for record in game.log() {
        if let &Record::Points(seat, half, _) = record {
            points[seat.index()] = points[seat.index()].saturating_sub(half);
        }
    }
    points
}

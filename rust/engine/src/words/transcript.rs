//! A log told in lines.

use methuselah_cards::{lang::Step, vocab::CardType};

use super::{
    deed::{By, Namer},
    faces::Faces,
};
use crate::{
    event::{Entry, Event, Holder},
    game::Game,
    ids::{CardId, Seat, Value},
    log::Record,
    option::{Choice, DecisionKind, OptionKind},
    state::{Ending, MAX_SEATS, Zone},
};

/// Tells a log, record by record.
///
/// What a line before has said already is left out: the lock that comes with an action, the counters
/// that a transfer moves. Equal changes that follow one another are told in one line.
pub(super) struct Transcript<'a> {
    game: &'a Game,
    faces: Faces,
    /// A mask of the seats that read (none for anyone at the table), or all is told.
    reader: Option<u8>,
    /// The record at hand.
    at: usize,
    lines: Vec<String>,
    depth: usize,
    combats: usize,
    pools: [i32; MAX_SEATS],
    round: i32,
    active: Option<Seat>,
    waiting: Waiting,
    /// The record that it began with.
    waiting_from: usize,
    /// Minions whose locking goes without saying.
    locks: Vec<CardId>,
    attempt: Option<CardId>,
    /// The last choice, if nothing has come of it yet.
    chosen: Option<Choice>,
    terms: Terms,
}

/// Changes to be told in one line.
#[derive(Clone, Debug, Default, PartialEq)]
enum Waiting {
    #[default]
    Nothing,
    Counters(Holder, Holder, i32),
    Unlocked(Vec<CardId>),
    Drawn(Seat, u32),
    CryptDrawn(Seat, u32),
}

/// The terms of a referendum, as they are being chosen.
#[derive(Clone, Copy, Debug, Default)]
struct Terms {
    /// Choices still to come before points are allocated.
    choices: usize,
}

impl<'a> Transcript<'a> {
    /// The lines for a reader.
    pub fn of(game: &'a Game, reader: Option<u8>) -> Vec<String> {
        let mut transcript = Self {
            faces: Faces::of(game),
            game,
            reader,
            at: 0,
            lines: Vec::new(),
            depth: 0,
            combats: 0,
            pools: first_pools(game),
            round: first_round(game),
            active: None,
            waiting: Waiting::Nothing,
            waiting_from: 0,
            locks: Vec::new(),
            attempt: None,
            chosen: None,
            terms: Terms::default(),
        };
        for (at, &record) in game.log().iter().enumerate() {
            transcript.at = at;
            match record {
                Record::Chosen(seat, kind, choice) => transcript.chosen(seat, kind, choice),
                Record::Event(event) => transcript.event(event),
            }
        }
        transcript.tell_waiting();
        transcript.end();
        transcript.lines
    }

    fn with_namer<T>(&self, f: impl FnOnce(Namer<'_>) -> T) -> T {
        let everyone = u8::MAX >> (8 - self.game.state().seat_count);
        let knows = |card| {
            let mask = self.faces.mask(card, self.at);
            self.reader.is_none_or(|reader| mask & everyone == everyone || mask & reader != 0)
        };
        f(Namer { q: self.game.query(), knows: &knows, by: By::Name })
    }

    fn name(&self, card: CardId) -> String {
        self.with_namer(|namer| namer.card(card))
    }

    fn line(&mut self, line: String) {
        self.tell_waiting();
        self.push(line);
    }

    fn push(&mut self, line: String) {
        let indent = "  ".repeat(self.depth + self.combats);
        self.lines.push(format!("{indent}{line}"));
    }

    /// What comes of a choice is told as it comes; what does not say itself is told here.
    fn chosen(&mut self, seat: Seat, kind: DecisionKind, choice: Choice) {
        self.chosen = Some(choice);
        let between_actions = matches!(
            kind,
            DecisionKind::Unlock
                | DecisionKind::Master
                | DecisionKind::Minion
                | DecisionKind::Influence
                | DecisionKind::Discard
        );
        if between_actions {
            if (self.depth, self.combats) != (1, 0) {
                self.tell_waiting();
                (self.depth, self.combats) = (1, 0);
            }
            self.attempt = None;
            self.locks.clear();
        }
        let says_itself = matches!(
            choice.kind,
            OptionKind::Pass
                | OptionKind::Block
                | OptionKind::Transfer
                | OptionKind::TransferBack
                | OptionKind::DrawCrypt
                | OptionKind::BringOut
                | OptionKind::Discard
        );
        if says_itself {
            return;
        }
        let allocates = kind == DecisionKind::Terms && self.allocates(choice);
        if choice.kind == OptionKind::Play {
            self.note_terms(choice);
        }
        let mut words = self.with_namer(|namer| namer.record(seat, choice, allocates));
        if choice.kind == OptionKind::Bleed
            && let Some(prey) = self.prey(seat)
        {
            words += &format!(" seat {}", prey.0);
        }
        self.line(words);
    }

    fn note_terms(&mut self, choice: Choice) {
        let def = self.game.query().def(choice.card);
        if let Some(mode) = def.modes.get(choice.mode as usize)
            && def.facts.types.has(CardType::PoliticalAction)
        {
            let choices = mode.text.terms.iter().take_while(|s| matches!(s, Step::Choose(_)));
            self.terms.choices = choices.count();
        }
    }

    fn allocates(&mut self, choice: Choice) -> bool {
        let choice_left = self.terms.choices > 0;
        self.terms.choices = self.terms.choices.saturating_sub(1);
        !choice_left && matches!(choice.target, Value::Seat(_))
    }

    /// The prey of a Methuselah at that time: the next one who had pool.
    fn prey(&self, seat: Seat) -> Option<Seat> {
        let count = self.game.state().seat_count;
        let others = (1..count).map(|n| Seat((seat.0 + n) % count));
        others.into_iter().find(|other| self.pools[other.index()] > 0)
    }

    fn event(&mut self, event: Event) {
        match event {
            Event::Counters(from, to, n) => self.counters(from, to, n),
            Event::Unlock(card) => self.unlocked(card),
            Event::Draw(seat) => self.drawn(seat),
            Event::DrawCrypt(seat) => self.crypt_drawn(seat),
            Event::Turn(seat) => self.turn(seat),
            Event::Announce(card) => self.announced(card),
            Event::Attempt(card) => self.attempted(card),
            Event::Blocked(card) => self.blocked(card),
            Event::Success(_) => self.succeeded(),
            Event::Combat(a, b) => self.combat(a, b),
            Event::CombatOver => self.combat_over(),
            Event::Lock(card) if self.locks.contains(&card) => {}
            Event::Discard(card) if self.voted_with(card) => {}
            other => {
                if let Some(line) = self.changed(other) {
                    self.line(line);
                }
            }
        }
    }

    /// A change that is told in a line of its own.
    fn changed(&self, event: Event) -> Option<String> {
        let name = |card| self.name(card);
        Some(match event {
            Event::Lock(card) => format!("{} locks", name(card)),
            Event::Edge(Some(seat)) => format!("seat {} has the Edge", seat.0),
            Event::Edge(None) => "nobody has the Edge".to_owned(),
            Event::ToHand(card) => {
                let owner = self.game.state().card(card).owner;
                format!("{} goes to the hand of seat {}", name(card), owner.0)
            }
            Event::ToLibrary(card) => {
                let owner = self.game.state().card(card).owner;
                format!("{} goes to the top of the library of seat {}", name(card), owner.0)
            }
            Event::Discard(card) => {
                let owner = self.game.state().card(card).owner;
                format!("seat {} discards {}", owner.0, name(card))
            }
            Event::Enter(entry) => self.entered(entry),
            Event::Torpor(card) => format!("{} goes to torpor", name(card)),
            Event::LeaveTorpor(card) => format!("{} leaves torpor", name(card)),
            Event::Burn(card) => format!("{} is burned", name(card)),
            Event::Remove(card) => format!("{} is removed from the game", name(card)),
            Event::Control(card, seat) => format!("seat {} controls {}", seat.0, name(card)),
            Event::Attach(card, host) => format!("{} moves to {}", name(card), name(host)),
            Event::Banish(card) => format!("{} moves to the uncontrolled region", name(card)),
            Event::Oust(seat) => format!("seat {} is ousted", seat.0),
            Event::Tally(passed, yes, no) => {
                let result = if passed { "passes" } else { "fails" };
                format!("the referendum {result}: {yes} for, {no} against")
            }
            Event::Damage(card, n, aggravated) => {
                let kind = if aggravated { "aggravated damage" } else { "damage" };
                format!("{} takes {n} {kind}", name(card))
            }
            _ => return None,
        })
    }

    fn turn(&mut self, seat: Seat) {
        self.tell_waiting();
        if self.active.is_some_and(|before| seat <= before) {
            self.round += 1;
        }
        self.active = Some(seat);
        (self.depth, self.combats) = (0, 0);
        let pool = self.pools[seat.index()];
        self.push(format!("Round {}, turn of seat {} (pool {pool})", self.round, seat.0));
        self.depth = 1;
    }

    fn announced(&mut self, actor: CardId) {
        let told = self.chosen.take().is_some_and(|choice| {
            let acts = !matches!(choice.kind, OptionKind::Pass | OptionKind::Choose);
            acts && choice.minion == actor
        });
        if !told {
            let line = format!("{} acts", self.name(actor));
            self.line(line);
        }
        self.locks = vec![actor];
        self.depth = 2;
    }

    fn attempted(&mut self, minion: CardId) {
        self.block_failed();
        let line = format!("{} attempts to block", self.name(minion));
        self.line(line);
        self.attempt = Some(minion);
    }

    fn blocked(&mut self, minion: CardId) {
        self.attempt = None;
        self.locks.push(minion);
        let line = format!("{} blocks", self.name(minion));
        self.line(line);
    }

    fn succeeded(&mut self) {
        self.block_failed();
        self.line("the action succeeds".to_owned());
    }

    fn block_failed(&mut self) {
        if let Some(minion) = self.attempt.take() {
            let line = format!("{} does not block", self.name(minion));
            self.line(line);
        }
    }

    fn combat(&mut self, a: CardId, b: CardId) {
        let line = format!("combat: {} and {}", self.name(a), self.name(b));
        self.line(line);
        self.combats += 1;
    }

    fn combat_over(&mut self) {
        self.tell_waiting();
        self.combats = self.combats.saturating_sub(1);
        self.push("combat ends".to_owned());
    }

    /// Whether the card was burned for a vote, as a line has said.
    fn voted_with(&self, card: CardId) -> bool {
        self.chosen.is_some_and(|choice| {
            let kinds = [OptionKind::CardVoteFor, OptionKind::CardVoteAgainst];
            choice.card == card && kinds.contains(&choice.kind)
        })
    }

    fn entered(&self, entry: Entry) -> String {
        let Entry { card, zone, seat, host, .. } = entry;
        let name = self.name(card);
        match (zone, host.some()) {
            (_, Some(host)) => format!("{name} is put on {}", self.name(host)),
            (Zone::Ready, None) => format!("seat {} has {name} ready", seat.0),
            _ => format!("seat {} has {name} in play", seat.0),
        }
    }

    fn counters(&mut self, from: Holder, to: Holder, n: u8) {
        let more = i32::from(n);
        if let Waiting::Counters(a, b, sum) = &mut self.waiting
            && (*a, *b) == (from, to)
        {
            *sum += more;
        } else {
            self.wait(Waiting::Counters(from, to, more));
        }
        if let Holder::Pool(seat) = from {
            self.pools[seat.index()] -= more;
        }
        if let Holder::Pool(seat) = to {
            self.pools[seat.index()] += more;
        }
    }

    fn unlocked(&mut self, card: CardId) {
        if let Waiting::Unlocked(cards) = &mut self.waiting {
            cards.push(card);
        } else {
            self.wait(Waiting::Unlocked(vec![card]));
        }
    }

    fn drawn(&mut self, seat: Seat) {
        if let Waiting::Drawn(who, n) = &mut self.waiting
            && *who == seat
        {
            *n += 1;
        } else {
            self.wait(Waiting::Drawn(seat, 1));
        }
    }

    fn crypt_drawn(&mut self, seat: Seat) {
        if let Waiting::CryptDrawn(who, n) = &mut self.waiting
            && *who == seat
        {
            *n += 1;
        } else {
            self.wait(Waiting::CryptDrawn(seat, 1));
        }
    }

    fn wait(&mut self, change: Waiting) {
        self.tell_waiting();
        (self.waiting, self.waiting_from) = (change, self.at);
    }

    /// Tells what has waited, as it was seen when it began.
    fn tell_waiting(&mut self) {
        let waiting = std::mem::take(&mut self.waiting);
        let now = std::mem::replace(&mut self.at, self.waiting_from);
        let line = self.told(waiting);
        self.at = now;
        if let Some(line) = line {
            self.push(line);
        }
    }

    fn told(&self, waiting: Waiting) -> Option<String> {
        Some(match waiting {
            Waiting::Nothing => return None,
            Waiting::Counters(from, to, n) => self.moved(from, to, n),
            Waiting::Unlocked(cards) => {
                let names: Vec<_> = cards.iter().map(|&card| self.name(card)).collect();
                format!("unlocked: {}", names.join(", "))
            }
            // The replacement of a card goes without saying.
            Waiting::Drawn(_, 1) => return None,
            Waiting::Drawn(seat, n) => format!("seat {} draws {n} cards", seat.0),
            Waiting::CryptDrawn(seat, n) => {
                let cards = if n == 1 { "crypt card" } else { "crypt cards" };
                format!("seat {} moves {n} {cards} to the uncontrolled region", seat.0)
            }
        })
    }

    fn moved(&self, from: Holder, to: Holder, n: i32) -> String {
        let pool = |seat: Seat| self.pools[seat.index()];
        let kind = |card: CardId| {
            let facts = &self.game.query().def(card).facts;
            if facts.types.has(CardType::Vampire) { "blood" } else { "life" }
        };
        let counters = if n == 1 { "counter" } else { "counters" };
        let name = |card| self.name(card);
        match (from, to) {
            (Holder::Bank, Holder::Pool(s)) => {
                format!("seat {} gains {n} pool (now {})", s.0, pool(s))
            }
            (Holder::Pool(s), Holder::Bank) => {
                format!("seat {} burns {n} pool (now {})", s.0, pool(s))
            }
            (Holder::Pool(a), Holder::Pool(b)) => format!(
                "{n} pool goes from seat {} (now {}) to seat {} (now {})",
                a.0,
                pool(a),
                b.0,
                pool(b)
            ),
            (Holder::Pool(s), Holder::Blood(c) | Holder::Counters(c)) => {
                format!("seat {} moves {n} pool (now {}) to {}", s.0, pool(s), name(c))
            }
            (Holder::Blood(c) | Holder::Counters(c), Holder::Pool(s)) => {
                format!("seat {} takes {n} from {} to the pool (now {})", s.0, name(c), pool(s))
            }
            (Holder::Bank, Holder::Blood(c)) => format!("{} gains {n} {}", name(c), kind(c)),
            (Holder::Blood(c), Holder::Bank) => format!("{} burns {n} {}", name(c), kind(c)),
            (Holder::Blood(a), Holder::Blood(b)) => {
                format!("{n} {} goes from {} to {}", kind(a), name(a), name(b))
            }
            (Holder::Bank, Holder::Counters(c)) => format!("{} gets {n} {counters}", name(c)),
            (Holder::Counters(c), Holder::Bank) => format!("{} loses {n} {counters}", name(c)),
            (Holder::Blood(a) | Holder::Counters(a), Holder::Blood(b) | Holder::Counters(b)) => {
                format!("{n} {counters} go from {} to {}", name(a), name(b))
            }
            _ => format!("{n} {counters} move"),
        }
    }

    fn end(&mut self) {
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
            let fraction = if half.is_multiple_of(2) { "" } else { ".5" };
            format!("seat {} {}{fraction}", seat.0, half / 2)
        });
        let points: Vec<String> = points.collect();
        self.push(format!("The game ends: {why}. Victory points: {}", points.join(", ")));
    }
}

/// The pools before the first record: what they are now, less all that was logged.
fn first_pools(game: &Game) -> [i32; MAX_SEATS] {
    let mut pools = [0; MAX_SEATS];
    for seat in game.state().all_seats() {
        pools[seat.index()] = game.state().seat(seat).pool.into();
    }
    for record in game.log() {
        let &Record::Event(Event::Counters(from, to, n)) = record else { continue };
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
fn first_round(game: &Game) -> i32 {
    let turn = |record: &Record| match record {
        Record::Event(Event::Turn(seat)) => Some(*seat),
        _ => None,
    };
    let turns: Vec<Seat> = game.log().iter().filter_map(turn).collect();
    let later = turns.windows(2).filter(|pair| pair[1] <= pair[0]).count() as i32;
    let begun = i32::from(game.state().ended == Some(Ending::TimeLimit));
    i32::from(game.state().rounds) - later - begun
}

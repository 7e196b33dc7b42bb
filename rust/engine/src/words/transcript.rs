//! A log told in lines.

use methuselah_cards::{
    lang::{Act, Step},
    vocab::CardType,
};

use super::{
    change::Waiting,
    deed::{By, Namer, in_brackets},
    faces::Faces,
    recall::{Source, strike_of},
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
    pub(super) game: &'a Game,
    faces: Faces,
    /// A mask of the seats that read (none for anyone at the table), or all is told.
    reader: Option<u8>,
    /// The record at hand.
    pub(super) at: usize,
    /// Names of the Methuselahs.
    seats: &'a [String],
    lines: Vec<String>,
    depth: usize,
    combats: usize,
    pub(super) pools: [i32; MAX_SEATS],
    round: i32,
    active: Option<Seat>,
    pub(super) waiting: Waiting,
    /// The record that it began with.
    pub(super) waiting_from: usize,
    /// Cards that have left play.
    pub(super) gone: Vec<CardId>,
    /// Who is being ousted.
    pub(super) ousting: Option<Seat>,
    /// Who has the Edge, as far as it was told.
    edge: Option<Option<Seat>>,
    /// What was played or used last.
    source: Option<Source>,
    /// Minions whose locking goes without saying.
    locks: Vec<CardId>,
    attempt: Option<CardId>,
    /// The minion that an option of the minion phase was told of.
    acting: Option<CardId>,
    /// The last choice, if nothing has come of it yet.
    pub(super) chosen: Option<Choice>,
    terms: Terms,
}

/// The terms of a referendum, as they are being chosen.
#[derive(Clone, Copy, Debug, Default)]
struct Terms {
    /// Choices still to come before points are allocated.
    choices: usize,
}

impl<'a> Transcript<'a> {
    /// The lines for a reader.
    pub fn of(game: &'a Game, reader: Option<u8>, seats: &'a [String]) -> Vec<String> {
        let mut transcript = Self {
            faces: Faces::of(game),
            game,
            reader,
            at: 0,
            seats,
            lines: Vec::new(),
            depth: 0,
            combats: 0,
            pools: first_pools(game),
            round: first_round(game),
            active: None,
            waiting: Waiting::Nothing,
            waiting_from: 0,
            gone: Vec::new(),
            ousting: None,
            edge: None,
            source: None,
            locks: Vec::new(),
            attempt: None,
            acting: None,
            chosen: None,
            terms: Terms::default(),
        };
        let setup = transcript.setup();
        for (at, &record) in game.log().iter().enumerate().skip(setup) {
            transcript.at = at;
            match record {
                Record::Chosen(seat, kind, choice) => transcript.chosen(seat, kind, choice),
                Record::Event(event) => transcript.event(event),
                Record::Range(round, long) => transcript.range(round, long),
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
        f(Namer { q: self.game.query(), knows: &knows, by: By::Name, seats: self.seats })
    }

    pub(super) fn name(&self, card: CardId) -> String {
        self.with_namer(|namer| namer.card(card))
    }

    pub(super) fn names_of(&self, cards: &[CardId]) -> String {
        cards.iter().map(|&card| self.name(card)).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn seat(&self, seat: Seat) -> String {
        self.with_namer(|namer| namer.seat(seat))
    }

    /// Tells what everyone begins with, if the log goes back so far; returns the records of it.
    fn setup(&mut self) -> usize {
        let turn = |record: &Record| matches!(record, Record::Event(Event::Turn(_)));
        let log = self.game.log();
        let count = log.iter().position(turn).unwrap_or(0);
        let mut begun = [(0, 0, 0); MAX_SEATS];
        for record in &log[..count] {
            match *record {
                Record::Event(Event::Counters(Holder::Bank, Holder::Pool(seat), n)) => {
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

    pub(super) fn line(&mut self, line: String) {
        self.tell_waiting();
        self.push(line);
    }

    pub(super) fn push(&mut self, line: String) {
        let indent = "  ".repeat(self.depth + self.combats);
        self.lines.push(format!("{indent}{line}"));
    }

    /// What comes of a choice is told as it comes; what does not say itself is told here.
    fn chosen(&mut self, seat: Seat, kind: DecisionKind, choice: Choice) {
        self.chosen = Some(choice);
        self.ousting = None;
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
            self.acting = choice.minion.some();
        }
        let says_itself = matches!(
            choice.kind,
            OptionKind::Pass
                | OptionKind::Block
                | OptionKind::Transfer
                | OptionKind::TransferBack
                | OptionKind::BringOut
                | OptionKind::Discard
        );
        if says_itself {
            return;
        }
        let allocates = kind == DecisionKind::Terms && self.allocates(choice);
        if allocates && let Value::Seat(to) = choice.target {
            self.allocated(seat, choice.n(), to);
            return;
        }
        if choice.kind == OptionKind::Play {
            self.note_terms(choice);
        }
        if let Some(mut words) = self.words_of(seat, choice) {
            if kind == DecisionKind::Announce
                && let Some(source) = self.source
            {
                words += &format!(" for {}", self.name(source.card));
            }
            self.line(words);
        }
        if let Some(source) = Source::of(self.game.query(), choice) {
            self.source = Some(source);
        }
    }

    /// What a Methuselah has chosen; nothing if what comes of it says enough.
    fn words_of(&self, seat: Seat, choice: Choice) -> Option<String> {
        let q = self.game.query();
        let told = || self.with_namer(|namer| namer.record(seat, choice));
        let prey = |verb: &str| self.prey(seat).map(|prey| format!("{verb} {}", self.seat(prey)));
        Some(match choice.kind {
            OptionKind::Bleed => told() + &prey("").unwrap_or_default(),
            OptionKind::Play => {
                let bleeds = choice.target == Value::Nothing && self.act_of(choice) == Act::Bleed;
                let bled = if bleeds { prey(", bleeding") } else { None };
                told() + &in_brackets(&strike_of(q, choice)) + &bled.unwrap_or_default()
            }
            OptionKind::WeaponStrike if choice.card == choice.minion => {
                format!(
                    "{} strikes{}",
                    self.name(choice.minion),
                    in_brackets(&strike_of(q, choice))
                )
            }
            OptionKind::WeaponStrike => told() + &in_brackets(&strike_of(q, choice)),
            OptionKind::UseGrant => {
                let granted = in_brackets(&Source::all(choice.card).granted(q));
                let target = match choice.target {
                    Value::Nothing => String::new(),
                    target => format!(" → {}", self.with_namer(|namer| namer.value(target))),
                };
                format!("{} uses {}{granted}{target}", self.seat(seat), self.name(choice.card))
            }
            OptionKind::EdgePool => format!("{} uses the Edge", self.seat(seat)),
            OptionKind::Trigger => format!("{} takes effect", self.name(choice.card)),
            OptionKind::Branch => {
                let gist = self.source.map(|source| source.branch(q, choice.mode))?;
                if gist.is_empty() {
                    return None;
                }
                format!("{} chooses: {gist}", self.seat(seat))
            }
            OptionKind::Yes => {
                let gist = in_brackets(&Source::all(choice.card).optional(q));
                format!("{} uses {}{gist}", self.seat(seat), self.name(choice.card))
            }
            _ => told(),
        })
    }

    /// The kind of action that a card is played to take.
    fn act_of(&self, choice: Choice) -> Act {
        let modes = &self.game.query().def(choice.card).modes;
        modes.get(usize::from(choice.mode)).map_or(Act::Other, |mode| mode.text.act)
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
            Event::Remove(card) | Event::Burn(card) if self.ousting.is_some() => {
                self.ousting.into_iter().for_each(|seat| self.gone_with(seat, card));
            }
            Event::Remove(card) if self.is_ante(card) => {
                let owner = self.game.state().card(card).owner;
                self.line(format!("{} plays for {}", self.seat(owner), self.name(card)));
            }
            Event::Remove(card) => self.removed(card),
            Event::Edge(seat) if self.edge == Some(seat) => {}
            Event::Combat(a, b) => self.combat(a, b),
            Event::CombatOver => self.combat_over(),
            Event::Lock(card) if self.locks.contains(&card) => {}
            Event::Discard(card) if self.voted_with(card) => {}
            other => {
                if let Some(line) = self.changed(other) {
                    self.line(line);
                }
                match other {
                    Event::Edge(seat) => self.edge = Some(seat),
                    Event::Burn(card) => self.gone.push(card),
                    Event::Oust(seat) | Event::Withdraw(seat) => self.ousting = Some(seat),
                    Event::Enter(entry) => self.gone.retain(|&card| card != entry.card),
                    _ => {}
                }
            }
        }
    }

    /// Whether a Methuselah plays for that card (EDITION-12).
    fn is_ante(&self, card: CardId) -> bool {
        let owner = self.game.state().card(card).owner;
        self.game.query().ante(owner) == Some(card)
    }

    /// Who wins what the ousted have played for, if they have.
    fn ante_won(&self, ousted: Seat) -> String {
        let winner = self.game.state().seat(ousted).ousted_by;
        match (winner, self.game.query().ante(ousted)) {
            (Some(winner), Some(ante)) => {
                format!(", and {} wins {}", self.seat(winner), self.name(ante))
            }
            _ => String::new(),
        }
    }

    /// A change that is told in a line of its own.
    fn changed(&self, event: Event) -> Option<String> {
        let name = |card| self.name(card);
        let seat_of = |seat| self.seat(seat);
        Some(match event {
            Event::Lock(card) => format!("{} locks", name(card)),
            Event::Edge(Some(seat)) => format!("{} has the Edge", seat_of(seat)),
            Event::Edge(None) => "nobody has the Edge".to_owned(),
            Event::ToHand(card) => {
                let owner = self.game.state().card(card).owner;
                format!("{} goes to the hand of {}", name(card), seat_of(owner))
            }
            Event::ToLibrary(card) => {
                let owner = self.game.state().card(card).owner;
                format!("{} goes to the top of the library of {}", name(card), seat_of(owner))
            }
            Event::ToLibraryBottom(card) => {
                let owner = self.game.state().card(card).owner;
                format!("{} goes to the bottom of the library of {}", name(card), seat_of(owner))
            }
            Event::ToUncontrolled(card) => {
                let owner = self.game.state().card(card).owner;
                format!("{} goes to the uncontrolled region of {}", name(card), seat_of(owner))
            }
            Event::Discard(card) => {
                let owner = self.game.state().card(card).owner;
                format!("{} discards {}", seat_of(owner), name(card))
            }
            Event::Enter(entry) => self.entered(entry),
            Event::Torpor(card) => format!("{} goes to torpor", name(card)),
            Event::LeaveTorpor(card) => format!("{} leaves torpor", name(card)),
            Event::Incapacitate(card) => format!("{} is incapacitated", name(card)),
            Event::Recover(card) => format!("{} is incapacitated no more", name(card)),
            Event::Burn(card) => format!("{} is burned", name(card)),
            Event::Control(card, seat) => format!("{} controls {}", seat_of(seat), name(card)),
            Event::Attach(card, host) => format!("{} moves to {}", name(card), name(host)),
            Event::Banish(card) => format!("{} moves to the uncontrolled region", name(card)),
            Event::Sect(card, sect) => format!("{} is {} now", name(card), sect.name()),
            Event::Path(card, path) => {
                format!("{} follows the Path of {}", name(card), path.name())
            }
            Event::Oust(seat) => format!("{} is ousted{}", seat_of(seat), self.ante_won(seat)),
            Event::Merge(minion, _) => format!("{} is merged with its other print", name(minion)),
            Event::Withdraw(seat) => format!("{} withdraws from the game", seat_of(seat)),
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
        let whose = self.seat(seat);
        self.push(format!("Round {}, turn of {whose} (pool {pool})", self.round));
        self.depth = 1;
    }

    fn announced(&mut self, actor: CardId) {
        let told = self.chosen.take().is_some_and(|choice| {
            let acts = !matches!(choice.kind, OptionKind::Pass | OptionKind::Choose);
            acts && choice.minion == actor
        });
        let told = told || self.acting.take() == Some(actor);
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

    fn range(&mut self, round: u8, long: bool) {
        let range = if long { "long" } else { "close" };
        self.line(format!("round {round}, {range} range"));
    }

    fn combat_over(&mut self) {
        self.tell_waiting();
        self.combats = self.combats.saturating_sub(1);
        self.push("combat ends".to_owned());
    }

    /// Whether the vampire has just been brought out.
    pub(super) fn brought_out(&self, card: CardId) -> bool {
        self.chosen
            .is_some_and(|choice| choice.kind == OptionKind::BringOut && choice.minion == card)
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
        if self.brought_out(card) {
            return format!("{} brings out {name}", self.seat(seat));
        }
        match (zone, host.some()) {
            (_, Some(host)) => format!("{name} is put on {}", self.name(host)),
            (Zone::Ready, None) => format!("{} has {name} ready", self.seat(seat)),
            _ => format!("{} has {name} in play", self.seat(seat)),
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
            format!("{} {}{fraction}", self.seat(seat), half / 2)
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

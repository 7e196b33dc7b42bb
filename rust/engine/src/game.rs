//! A game as policies and tools see it.

use std::sync::Arc;

use crate::{
    chance::Chance,
    engine::{Engine, Pace},
    error::GameError,
    ids::{Seat, Value},
    log::Record,
    option::{Choice, Decision, DecisionKind},
    query::Query,
    setup::Setup,
    state::{Ending, MAX_SEATS, State},
};

/// A game: a state that waits for a decision, or is over.
///
/// It can be paused, cloned, searched and replayed anywhere: it holds nothing but its state, and
/// calls nobody.
#[derive(Clone)]
pub struct Game {
    setup: Arc<Setup>,
    chance: Chance,
    entries: [u8; MAX_SEATS],
    /// Boxed, so that a game is moved without it.
    state: Box<State>,
    decision: Option<Decision>,
    options: Vec<Choice>,
    log: Option<Vec<Record>>,
    /// Which option was taken in each decision so far, if the game is logged.
    picked: Vec<u16>,
    switches: Switches,
}

/// Switches for tests and scenarios.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switches {
    /// A list with one entry is asked all the same.
    pub ask_alone: bool,
    /// Windows in which nobody has a choice are skipped.
    pub skip_windows: bool,
    /// Invariants are checked after every step, where debug assertions are on: a broken one panics.
    pub watch: bool,
    /// A log has all that a transcript tells; otherwise only which cards were discarded or came into
    /// play.
    pub words: bool,
}

impl Default for Switches {
    fn default() -> Self {
        Self { ask_alone: false, skip_windows: true, watch: false, words: true }
    }
}

impl Game {
    /// A new game of a table, with the entry at each seat, dealt and at its first decision.
    pub fn new(setup: Arc<Setup>, chance: Chance, entries: [u8; MAX_SEATS], logged: bool) -> Self {
        Self::with_switches(setup, chance, entries, logged, Switches::default())
    }

    /// A new game with switches for tests.
    pub fn with_switches(
        setup: Arc<Setup>,
        chance: Chance,
        entries: [u8; MAX_SEATS],
        logged: bool,
        switches: Switches,
    ) -> Self {
        let state = setup.deal(entries);
        let mut game = Self::from_state(setup, chance, entries, state, switches, logged);
        game.engine().set_up();
        game.advance();
        game
    }

    /// A game from any state, not yet advanced.
    pub(crate) fn from_state(
        setup: Arc<Setup>,
        chance: Chance,
        entries: [u8; MAX_SEATS],
        state: Box<State>,
        switches: Switches,
        logged: bool,
    ) -> Self {
        let log = logged.then(Vec::new);
        let (decision, options, picked) = (None, Vec::with_capacity(64), Vec::new());
        Self { setup, chance, entries, state, decision, options, log, picked, switches }
    }

    /// From now on all invariants are checked after every step.
    #[cfg(test)]
    pub(crate) fn watch(&mut self) {
        self.switches.watch = true;
    }

    pub(crate) fn engine(&mut self) -> Engine<'_> {
        Engine {
            setup: &self.setup,
            chance: self.chance,
            entries: self.entries,
            s: &mut self.state,
            options: &mut self.options,
            log: self.log.as_mut(),
            switches: self.switches,
            pace: Pace::default(),
        }
    }

    /// Carries the game on to the next decision that has more than one option.
    pub(crate) fn advance(&mut self) {
        loop {
            self.decision = None;
            let Some((seat, kind)) = self.engine().advance() else { return };
            if self.options.len() == 1 && !self.switches.ask_alone {
                let only = self.options[0];
                self.write_choice(seat, kind, only);
                self.engine().watched(|e| e.take(seat, only));
                continue;
            }
            let cap = self.setup.rules.decision_cap;
            if cap > 0 && self.state.decisions >= cap {
                self.state.ended = Some(Ending::DecisionCap);
                return;
            }
            self.state.decisions += 1;
            self.state.seats[seat.index()].decisions += 1;
            self.decision = Some(Decision { seat, kind });
            return;
        }
    }

    /// The decision that the game waits for; none when it is over.
    pub fn decision(&self) -> Option<Decision> {
        self.decision
    }

    /// The options of the decision.
    pub fn options(&self) -> &[Choice] {
        if self.decision.is_some() { &self.options } else { &[] }
    }

    /// Chooses one of the options, and carries the game on.
    pub fn choose(&mut self, choice: Choice) -> Result<(), GameError> {
        self.decision.ok_or(GameError::NoDecision)?;
        let at = self.options.iter().position(|&option| option == choice);
        self.choose_index(at.ok_or(GameError::NotOffered)?)
    }

    /// Chooses the option with that index.
    pub fn choose_index(&mut self, index: usize) -> Result<(), GameError> {
        let decision = self.decision.ok_or(GameError::NoDecision)?;
        let choice = *self.options.get(index).ok_or(GameError::NotOffered)?;
        if self.log.is_some() && self.switches.words {
            self.picked.push(index as u16);
        }
        self.write_choice(decision.seat, decision.kind, choice);
        self.engine().watched(|e| e.take(decision.seat, choice));
        self.advance();
        Ok(())
    }

    /// Writes a choice in the log, if there is one.
    #[inline]
    fn write_choice(&mut self, seat: Seat, kind: DecisionKind, choice: Choice) {
        if self.log.is_some() && self.switches.words {
            self.log_choice(seat, kind, choice);
        }
    }

    /// Writes a choice in the log, with what asks for it.
    fn log_choice(&mut self, seat: Seat, kind: DecisionKind, choice: Choice) {
        let asked = if choice == Choice::PASS { None } else { self.query().asking(choice) };
        let Some(log) = &mut self.log else { return };
        if let Some((card, program, at)) = asked {
            log.push(Record::Asked(card, program, at));
        }
        let sealed = kind == DecisionKind::Sealed;
        let told = if sealed { Choice { target: Value::Nothing, ..choice } } else { choice };
        log.push(Record::Chosen(seat, kind, told));
    }

    /// To read the state: with all that is hidden. Policies get a [`crate::View`].
    pub fn query(&self) -> Query<'_> {
        Query { setup: &self.setup, s: &self.state }
    }

    /// The state.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// What all games of the table share.
    pub fn setup(&self) -> &Arc<Setup> {
        &self.setup
    }

    /// The chance of the game.
    pub fn chance(&self) -> Chance {
        self.chance
    }

    /// The entry at a seat.
    pub fn entry(&self, seat: Seat) -> u8 {
        self.entries[seat.index()]
    }

    /// How the game ended, once it has.
    pub fn ended(&self) -> Option<Ending> {
        self.state.ended
    }

    /// What has happened so far, if the game is logged.
    pub fn log(&self) -> &[Record] {
        self.log.as_deref().unwrap_or_default()
    }

    /// Which option was taken in each decision so far, if the game is logged.
    pub fn picked(&self) -> &[u16] {
        &self.picked
    }

    /// END-4, -7: whether the Methuselah at a seat has won the game: enough victory points, and more
    /// than anyone else, or no fewer (EDITION-14).
    pub fn game_win(&self, seat: Seat) -> bool {
        let own = self.state.seat(seat).half_points;
        let others = self.state.all_seats().filter(|&s| s != seat);
        let rules = &self.setup.rules;
        let ties_win = rules.edition.ties_win() && !rules.lone_winner;
        let beaten = |points| points < own || (points == own && ties_win);
        own >= rules.game_win_half_points
            && others.map(|s| self.state.seat(s).half_points).all(beaten)
    }
}

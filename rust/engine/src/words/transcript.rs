//! A log told in lines.

use methuselah_cards::{DefId, Op, ProgramId, lang::Act};

use super::{
    bounds::{first_points, first_pools, first_round},
    change::Waiting,
    deed::{By, Namer, in_brackets},
    faces::Faces,
    gist::{gist, of_branch},
    prints::Prints,
    referendum::Told,
    strikes::strike_of,
};
use crate::{
    event::Event,
    game::Game,
    ids::{CardId, Seat, Value},
    log::Record,
    option::{Choice, DecisionKind, OptionKind},
    state::MAX_SEATS,
};

/// Tells a log, record by record.
///
/// What a line before has said already is left out: the lock that comes with an action, the counters
/// that a transfer moves. Equal changes that follow one another are told in one line.
pub(super) struct Transcript<'a> {
    pub(super) game: &'a Game,
    faces: Faces,
    prints: Prints,
    /// A mask of the seats that read (none for anyone at the table), or all is told.
    reader: Option<u8>,
    /// The record at hand.
    pub(super) at: usize,
    /// Names of the Methuselahs.
    seats: &'a [String],
    lines: Vec<String>,
    pub(super) depth: usize,
    pub(super) combats: usize,
    pub(super) pools: [i32; MAX_SEATS],
    /// Half victory points.
    pub(super) points: [u8; MAX_SEATS],
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
    /// The effect that asks for the next choice: its card, and the place in its program.
    asked: Option<(CardId, ProgramId, u16)>,
    /// The card whose effect brings about what comes next.
    pub(super) by: Option<CardId>,
    /// Minions whose locking goes without saying.
    locks: Vec<CardId>,
    attempt: Option<CardId>,
    /// The minion that an option of the minion phase was told of.
    acting: Option<CardId>,
    /// The last choice, if nothing has come of it yet.
    pub(super) chosen: Option<Choice>,
    pub(super) referendum: Told,
}

impl<'a> Transcript<'a> {
    /// The lines for a reader.
    pub fn of(game: &'a Game, reader: Option<u8>, seats: &'a [String]) -> Vec<String> {
        let mut transcript = Self {
            faces: Faces::of(game),
            prints: Prints::of(game),
            game,
            reader,
            at: 0,
            seats,
            lines: Vec::new(),
            depth: 0,
            combats: 0,
            pools: first_pools(game),
            points: first_points(game),
            round: first_round(game),
            active: None,
            waiting: Waiting::Nothing,
            waiting_from: 0,
            gone: Vec::new(),
            ousting: None,
            edge: None,
            asked: None,
            by: None,
            locks: Vec::new(),
            attempt: None,
            acting: None,
            chosen: None,
            referendum: Told::default(),
        };
        let setup = transcript.setup();
        for (at, &record) in game.log().iter().enumerate().skip(setup) {
            transcript.at = at;
            transcript.record(record);
        }
        transcript.tell_waiting();
        transcript.end();
        transcript.lines
    }

    fn record(&mut self, record: Record) {
        if !matches!(record, Record::Event(_) | Record::Asked(..)) {
            self.by = None;
        }
        match record {
            Record::Chosen(seat, kind, choice) => {
                self.chosen(seat, kind, choice);
                self.asked = None;
            }
            Record::Event(event) => self.event(event),
            Record::Range(round, long) => self.range(round, long),
            Record::Asked(card, program, at) => self.asked = Some((card, program, at)),
            Record::By(card) => self.by = card.some(),
            Record::Referendum(called) => self.called(called),
            Record::Votes(cast) => self.cast(cast),
            Record::Prisci(way, vote) => self.prisci(way, vote),
            Record::Abstains(card) => {
                let line = format!("{} abstains", self.name(card));
                self.line(line);
            }
            Record::Points(seat, half, why) => self.gained(seat, half, why),
            Record::Sealed(seat, n) => {
                let line = format!("{} has chosen {n}", self.seat(seat));
                self.line(line);
            }
            Record::WithdrawalFails(seat) => {
                let line = format!("the withdrawal of {} fails", self.seat(seat));
                self.line(line);
            }
            Record::Prevented(card, n, by) => self.prevented(card, n, by),
            Record::Contest(card, seat, begun) => self.contested(card, Some(seat), begun),
            Record::TitleContest(card, begun) => self.contested(card, None, begun),
        }
    }

    pub(super) fn with_namer<T>(&self, f: impl FnOnce(Namer<'_>) -> T) -> T {
        let everyone = u8::MAX >> (8 - self.game.state().seat_count);
        let knows = |card| {
            let mask = self.faces.mask(card, self.at);
            self.reader.is_none_or(|reader| mask & everyone == everyone || mask & reader != 0)
        };
        let print = |card| self.prints.def(self.game, card, self.at);
        let (q, by, seats) = (self.game.query(), By::Name, self.seats);
        f(Namer { q, knows: &knows, print: &print, by, seats })
    }

    /// What a card was at the record at hand.
    fn def(&self, card: CardId) -> DefId {
        card.some().map_or(DefId(0), |card| self.prints.def(self.game, card, self.at))
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
                | OptionKind::VoteFor
                | OptionKind::VoteAgainst
        );
        if says_itself {
            return;
        }
        if kind == DecisionKind::Terms && self.chose_terms(choice) {
            return;
        }
        if choice.kind == OptionKind::Play {
            self.note_terms(choice);
        }
        let line = self.words_of(seat, kind, choice);
        self.line(line);
    }

    /// What a Methuselah has chosen.
    fn words_of(&self, seat: Seat, kind: DecisionKind, choice: Choice) -> String {
        let q = self.game.query();
        let told = || self.with_namer(|namer| namer.record(seat, kind, choice));
        let prey = |verb: &str| self.prey(seat).map(|prey| format!("{verb} {}", self.seat(prey)));
        match choice.kind {
            OptionKind::Bleed => told() + &prey("").unwrap_or_default(),
            OptionKind::Play => {
                let bleeds = choice.target == Value::Nothing && self.act_of(choice) == Act::Bleed;
                let bled = if bleeds { prey(", bleeding") } else { None };
                told()
                    + &in_brackets(&strike_of(q, self.def(choice.card), choice))
                    + &bled.unwrap_or_default()
            }
            OptionKind::WeaponStrike if choice.card == choice.minion => {
                format!(
                    "{} strikes{}",
                    self.name(choice.minion),
                    in_brackets(&strike_of(q, self.def(choice.card), choice))
                )
            }
            OptionKind::WeaponStrike => {
                told() + &in_brackets(&strike_of(q, self.def(choice.card), choice))
            }
            OptionKind::UseGrant => {
                let granted = in_brackets(&self.gist_asked(0));
                let target = match choice.target {
                    Value::Nothing => String::new(),
                    target => format!(" → {}", self.with_namer(|namer| namer.value(target))),
                };
                format!("{} uses {}{granted}{target}", self.seat(seat), self.name(choice.card))
            }
            OptionKind::EdgePool => format!("{} uses the Edge", self.seat(seat)),
            OptionKind::Trigger => format!("{} takes effect", self.name(choice.card)),
            OptionKind::Branch => {
                let what = self.branch(choice.mode);
                format!("{} chooses{}: {what}", self.seat(seat), self.for_asking())
            }
            OptionKind::Yes => {
                let gist = in_brackets(&self.gist_asked(1));
                format!("{} uses {}{gist}", self.seat(seat), self.name(choice.card))
            }
            OptionKind::Choose if kind == DecisionKind::Sealed => {
                format!("{} chooses a number in secret{}", self.seat(seat), self.for_asking())
            }
            OptionKind::Choose => told() + &self.for_asking(),
            _ => told(),
        }
    }

    /// " for Villein": what asks for a choice.
    fn for_asking(&self) -> String {
        self.asked.map_or_else(String::new, |(card, ..)| format!(" for {}", self.name(card)))
    }

    /// The gist of what follows the place that asks.
    fn gist_asked(&self, after: usize) -> String {
        let set = self.game.query().set();
        self.asked.map_or_else(String::new, |(_, program, at)| {
            gist(set, program, usize::from(at) + after)
        })
    }

    /// The gist of a branch of the effect that asks.
    fn branch(&self, branch: u8) -> String {
        let set = self.game.query().set();
        let told = self.asked.and_then(|(_, program, at)| {
            let Op::Either(_, branches) = set.program(program).ops.get(usize::from(at))? else {
                return None;
            };
            let (_, from) = branches.get(usize::from(branch))?;
            Some(of_branch(set, program, usize::from(*from)))
        });
        told.filter(|told| !told.is_empty()).unwrap_or_else(|| format!("way {}", branch + 1))
    }

    /// The kind of action that a card is played to take.
    fn act_of(&self, choice: Choice) -> Act {
        let modes = &self.game.query().def(choice.card).modes;
        modes.get(usize::from(choice.mode)).map_or(Act::Other, |mode| mode.text.act)
    }

    /// The prey of a Methuselah at that time: the next one who had pool.
    fn prey(&self, seat: Seat) -> Option<Seat> {
        let count = self.game.state().seat_count;
        let others = (1..count).map(|n| Seat((seat.0 + n) % count));
        others.into_iter().find(|other| self.pools[other.index()] > 0)
    }

    fn event(&mut self, event: Event) {
        if matches!(
            event,
            Event::Turn(_)
                | Event::Announce(_)
                | Event::Attempt(_)
                | Event::Blocked(_)
                | Event::Success(_)
                | Event::Combat(..)
                | Event::CombatOver
                | Event::Damage(_)
                | Event::Tally(..)
        ) {
            self.by = None;
        }
        match event {
            Event::Counters(from, to, n, why) => self.counters(from, to, n, why),
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
            Event::Burn(card) if self.voted_with(card) => {}
            Event::Edge(None) if self.voted_with_edge() => self.edge = Some(None),
            Event::Merge(..) if self.has_chosen(OptionKind::Merge) => {}
            Event::Path(..) if self.has_chosen(OptionKind::FollowPath) => {}
            Event::Discard(card) if self.has_burned(card) => {}
            Event::Tally(passed, yes, no) => self.tallied(passed, yes, no),
            other => {
                if let Some(line) = self.changed_by(other) {
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

    /// Whether the Edge was burned for a vote, as a line has said.
    fn voted_with_edge(&self) -> bool {
        let kinds = [OptionKind::EdgeVoteFor, OptionKind::EdgeVoteAgainst];
        self.chosen.is_some_and(|choice| kinds.contains(&choice.kind))
    }

    /// Whether what happens comes of a choice of that kind, which a line has told.
    fn has_chosen(&self, kind: OptionKind) -> bool {
        self.chosen.is_some_and(|choice| choice.kind == kind)
    }

    /// Whether the card was discarded by its burn option, as a line has said.
    fn has_burned(&self, card: CardId) -> bool {
        self.has_chosen(OptionKind::BurnOption)
            && self.chosen.is_some_and(|choice| choice.card == card)
    }

    /// Whether the card was burned for a vote, as a line has said.
    fn voted_with(&self, card: CardId) -> bool {
        self.chosen.is_some_and(|choice| {
            let kinds = [OptionKind::CardVoteFor, OptionKind::CardVoteAgainst];
            choice.card == card && kinds.contains(&choice.kind)
        })
    }
}

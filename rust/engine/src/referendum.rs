//! Referendums (chapter REF), and blood hunts (DIABLERIE-3).

use methuselah_cards::{
    ProgramId,
    lang::{Destination, Does, Event as On, Number, Window},
    vocab::{CardType, Level},
};

use crate::{
    engine::{Engine, Flow},
    error::GameError,
    event::{Event, Holder, Why},
    ids::{CardId, CardRef, Seat, Value},
    log::{Called, Cast, Record},
    option::{Choice, DecisionKind, OptionKind},
    play::Debt,
    query::{Context, Query},
    state::{Ballot, Expiry, Frame, Lasting, Referendum, ReferendumStage, What, Zone},
};

mod calling;

/// Votes that the majority of the prisci casts (REF-6).
const PRISCI_VOTES: i32 = 3;

impl Engine<'_> {
    pub(crate) fn step_referendum(&mut self) -> Flow {
        let referendum = self.s.referendum;
        match referendum.stage {
            ReferendumStage::Before => {
                self.s.referendum.stage = ReferendumStage::Terms;
                self.open_moment(DecisionKind::BeforeReferendum, Window::BeforeReferendum);
            }
            // A blood hunt has none to choose.
            ReferendumStage::Terms if self.s.action.left => self.end_action(),
            ReferendumStage::Terms => {
                self.s.referendum.stage = ReferendumStage::Called;
                if let Some(program) = referendum.terms {
                    let context = self.referendum_context(program);
                    self.push(Frame::Effect(context));
                }
            }
            ReferendumStage::Called => {
                self.s.referendum.stage = ReferendumStage::BeforeVotes;
                let called = match referendum.blood_hunt.id.some() {
                    Some(hunted) => Called::BloodHunt(hunted),
                    None => Called::Card(referendum.card),
                };
                self.note(Record::Referendum(called));
                self.fire(On::Called, referendum.caller, referendum.meth, 0);
            }
            ReferendumStage::BeforeVotes => {
                self.s.referendum.stage = ReferendumStage::Polling;
                if self.edition().polling_begins_before_votes() {
                    self.begin_polling_texts(&referendum);
                }
                self.open_moment(DecisionKind::BeforeVotes, Window::BeforeVotes);
            }
            ReferendumStage::Polling => {
                self.s.referendum.stage = ReferendumStage::Tally;
                // EDITION-21.
                if !self.edition().polling_begins_before_votes() {
                    self.begin_polling_texts(&referendum);
                }
                self.open_moment(DecisionKind::Polling, Window::Polling);
            }
            ReferendumStage::Tally => {
                self.s.referendum.stage = ReferendumStage::Over;
                self.tally();
            }
            ReferendumStage::Over => {
                self.pop();
                self.clean_up_referendum();
            }
        }
        Flow::Go
    }

    pub(crate) fn clean_up_referendum(&mut self) {
        let Referendum { card, by_card, .. } = self.s.referendum;
        // That of the action stays face up as long as that goes on.
        if by_card && self.s.action.played_card() != card {
            self.put_away(card);
        }
        self.s.referendum = Referendum::default();
        if !self.edition().referendums_allow_replacement() {
            for seat in self.s.all_seats().filter(|&seat| self.s.alive(seat)).collect::<Vec<_>>() {
                self.settle_debt(seat, Debt::Referendum);
            }
        }
    }

    pub(crate) fn referendum_context(&self, program: ProgramId) -> Context {
        let referendum = &self.s.referendum;
        let superior = referendum.by_card && {
            let mode = &self.def(referendum.card).modes[referendum.mode as usize];
            mode.level == Some(Level::Superior)
        };
        Context {
            program,
            you: referendum.meth,
            source: self.s.reference(referendum.card),
            me: referendum.caller,
            picks: referendum.picks,
            superior,
            as_vampire: self.q().actor_as_vampire(),
            ..Context::default()
        }
    }

    fn begin_polling_texts(&mut self, referendum: &Referendum) {
        if !referendum.by_card {
            return;
        }
        let mode = &self.def(referendum.card).modes[referendum.mode as usize];
        for &id in &mode.polling {
            self.begin_lasting(Lasting {
                what: What::Ability(id),
                subject: Value::Seat(referendum.meth),
                source: self.s.reference(referendum.card),
                me: referendum.caller,
                you: referendum.meth,
                picks: [referendum.picks[0], referendum.picks[1]],
                expiry: Expiry::Action,
                ..Lasting::default()
            });
        }
    }

    /// The votes and means of a vote that a Methuselah can cast now (REF-2 to -5).
    pub(crate) fn offer_votes(&mut self, seat: Seat) {
        let vote = |kind, minion, n: i16| Choice { amount: Some(n), ..Choice::of(kind, minion) };
        let both = [OptionKind::VoteFor, OptionKind::VoteAgainst];
        for minion in self.s.seat(seat).minions {
            let (votes, ballots) = self.q().votes_and_ballots_left(minion, true);
            let (no, _) = self.q().votes_and_ballots_left(minion, false);
            let blood = i32::from(self.s.card(minion).blood);
            // EDITION-28.
            let apart = !self.edition().ballots_go_with_votes() && no > 0 && ballots > 0;
            let whole = [(votes, no, ballots), (0, 0, 0)];
            let casts = if apart { [(votes, no, 0), (0, 0, ballots)] } else { whole };
            for (votes, no, ballots) in casts {
                for kind in both {
                    let against = kind == OptionKind::VoteAgainst;
                    let votes = if against { no } else { votes };
                    if (votes > 0 || ballots > 0)
                        && self.q().vote_cost_left(minion, against) <= blood
                    {
                        let mode = ballots.clamp(0, u8::MAX.into()) as u8;
                        self.options.push(Choice { mode, ..vote(kind, minion, votes as i16) });
                    }
                }
            }
        }
        for ballot in self.s.referendum.ballots {
            let left = ballot.extra.saturating_sub(ballot.cast);
            if ballot.seat == Some(seat) && left > 0 && ballot.way.is_none() {
                let card = ballot.source.card().id;
                for kind in both {
                    self.options.push(Choice { card, ..vote(kind, CardId::NONE, left.into()) });
                }
            }
        }
        if self.s.edge == Some(seat) {
            let both = [OptionKind::EdgeVoteFor, OptionKind::EdgeVoteAgainst];
            let n = 1 + self.q().seat_number(Number::EdgeVotes, seat) as i16;
            both.into_iter().for_each(|k| self.options.push(vote(k, CardId::NONE, n)));
        }
        if self.s.referendum.card_vote & seat.bit() == 0 {
            let hand = self.s.seat(seat).hand;
            for (at, &card) in hand.iter().enumerate() {
                let def = self.s.card(card).def;
                let seen = hand[..at].iter().any(|&other| self.s.card(other).def == def);
                if !seen && self.set().def(def).facts.types.has(CardType::PoliticalAction) {
                    for kind in [OptionKind::CardVoteFor, OptionKind::CardVoteAgainst] {
                        self.options.push(Choice { card, ..vote(kind, CardId::NONE, 1) });
                    }
                }
            }
        }
    }

    /// Casts votes.
    pub(crate) fn cast(&mut self, seat: Seat, choice: Choice) {
        match choice.kind {
            OptionKind::VoteFor | OptionKind::VoteAgainst => {
                let way = choice.kind == OptionKind::VoteFor;
                match choice.minion.some() {
                    Some(minion) if self.edition().ballots_go_with_votes() => {
                        self.cast_all_of(minion, way);
                    }
                    Some(minion) => {
                        self.cast_of(minion, choice.n().into(), choice.mode.into(), way);
                    }
                    None => {
                        let source = self.value(choice.card);
                        self.cast_as(source, choice.n().into(), way);
                        self.note_cast(source, choice.n().into(), 0, way);
                    }
                }
            }
            OptionKind::CardVoteFor | OptionKind::CardVoteAgainst => {
                self.s.referendum.card_vote |= seat.bit();
                self.burn(choice.card);
                self.replace_used(seat, choice.card);
                self.count_of(seat, choice.kind == OptionKind::CardVoteFor, 1);
            }
            _ => {
                self.commit(Event::Edge(None));
                self.count_of(seat, choice.kind == OptionKind::EdgeVoteFor, choice.n());
                self.fire(On::EdgeVoted, CardRef::NONE, seat, 1);
            }
        }
    }

    /// A minion casts all its votes and ballots the same way (REF-2, -6), and pays for it.
    fn cast_all_of(&mut self, minion: CardId, way: bool) {
        let (votes, ballots) = self.q().votes_and_ballots_left(minion, way);
        self.cast_of(minion, votes, ballots, way);
    }

    fn cast_of(&mut self, minion: CardId, votes: i32, ballots: i32, way: bool) {
        let cost = self.q().vote_cost_left(minion, !way);
        self.lose(Holder::Blood(minion), cost, Why::Vote);
        let source = self.value(minion);
        if votes > 0 || self.edition().ballots_go_with_votes() {
            self.cast_as(source, votes, way);
        }
        self.note_cast(source, votes, ballots, way);
        self.cast_ballots(source, ballots, way);
        self.burn_if_lifeless(Holder::Blood(minion));
    }

    /// Writes down what a source casts.
    fn note_cast(&mut self, source: Value, votes: i32, ballots: i32, way: bool) {
        if self.log.is_none() || !self.switches.words {
            return;
        }
        let ballot = self.s.referendum.ballots.iter().find(|b| b.source == source);
        let seat = ballot.and_then(|ballot| ballot.seat);
        let given = |b: &Ballot| i32::from(b.extra) + if way { 0 } else { i32::from(b.against) };
        let given = ballot.map_or(0, given).clamp(0, votes) as u8;
        let source = source.card().id;
        let title = if seat.is_none() { self.q().title(source) } else { None };
        let (votes, ballots) = (votes as u8, ballots as u8);
        self.note(Record::Votes(Cast { source, seat, votes, ballots, given, title, way }));
    }

    fn cast_ballots(&mut self, source: Value, ballots: i32, way: bool) {
        if ballots > 0
            && let Some(ballot) = self.ballot(source)
        {
            ballot.ballot_way = Some(way);
            ballot.ballots += ballots as u8;
            self.count_ballots(way, ballots);
        }
    }

    /// REF-6: the majority of the ballots casts 3 votes, which shift with it.
    fn count_ballots(&mut self, way: bool, ballots: i32) {
        let before = self.s.referendum.prisci_vote();
        let side = &mut self.s.referendum.prisci[usize::from(way)];
        *side = side.saturating_add_signed(ballots as i8);
        let after = self.s.referendum.prisci_vote();
        if before != after {
            for (way, votes) in [(before, -PRISCI_VOTES), (after, PRISCI_VOTES)] {
                if let Some(way) = way {
                    self.count(way, votes);
                    self.note(Record::Prisci(way, votes > 0));
                }
            }
        }
    }

    fn cast_as(&mut self, source: Value, votes: i32, way: bool) {
        let Some(ballot) = self.ballot(source) else { return };
        let before = ballot.cast.max(0);
        ballot.way = Some(way);
        ballot.cast = ballot.cast.saturating_add(votes.clamp(-100, 100) as i8);
        let more = ballot.cast.max(0) - before;
        self.count(way, more.into());
    }

    /// A vote of a Methuselah that no minion casts.
    fn count_of(&mut self, seat: Seat, way: bool, votes: i16) {
        if !way {
            self.s.referendum.against |= seat.bit();
        }
        self.count(way, votes.into());
    }

    fn count(&mut self, way: bool, votes: i32) {
        let referendum = &mut self.s.referendum;
        let side = if way { &mut referendum.votes_for } else { &mut referendum.votes_against };
        *side = side.saturating_add_signed(votes as i8);
    }

    fn ballot(&mut self, source: Value) -> Option<&mut Ballot> {
        let at = self.s.referendum.ballots.iter().position(|b| b.source == source);
        let at = match at {
            Some(at) => at,
            None => {
                if !self.s.referendum.ballots.push(Ballot { source, ..Ballot::default() }) {
                    self.raise(GameError::TooMany("voters"));
                    return None;
                }
                self.s.referendum.ballots.len() - 1
            }
        };
        self.s.referendum.ballots.get_mut(at)
    }

    /// A card gives votes to a Methuselah; each card's are a source of their own.
    pub(crate) fn give_votes_to(&mut self, source: Value, seat: Seat, n: i32) {
        if let Some(ballot) = self.ballot(source) {
            ballot.seat = Some(seat);
        }
        self.give_votes(source, n);
    }

    /// A source gets votes. If it has cast already, they go the same way (REF-2).
    pub(crate) fn give_votes(&mut self, source: Value, n: i32) {
        let Some(ballot) = self.ballot(source) else { return };
        ballot.extra = ballot.extra.saturating_add(n.clamp(-100, 100) as i8);
        let (way, abstains) = (ballot.way, ballot.abstains);
        if let (Some(way), false) = (way, abstains) {
            self.cast_as(source, n, way);
            if n > 0 {
                self.note_cast(source, n, 0, way);
            }
        }
    }

    /// A minion gets votes against, cast at once, and all its votes with them (REF-2).
    pub(crate) fn give_votes_against(&mut self, source: Value, n: i32) {
        let Some(ballot) = self.ballot(source) else { return };
        ballot.against = ballot.against.saturating_add(n.clamp(0, 100) as i8);
        if ballot.way == Some(false) && !ballot.abstains {
            self.cast_as(source, n, false);
            self.note_cast(source, n, 0, false);
        }
        let Some(minion) = self.get(source.card()) else { return };
        let (votes, ballots) = self.q().votes_and_ballots_left(minion, false);
        if votes > 0 {
            let with = self.edition().ballots_go_with_votes();
            self.cast_of(minion, votes, if with { ballots } else { 0 }, false);
        }
    }

    /// A source gets ballots. If it has voted already, they go the same way (REF-6).
    pub(crate) fn give_ballots(&mut self, source: Value, n: i32) {
        let Some(ballot) = self.ballot(source) else { return };
        ballot.more_ballots = ballot.more_ballots.saturating_add(n.clamp(0, 100) as u8);
        let (votes, ballots, abstains) = (ballot.way, ballot.ballot_way, ballot.abstains);
        let way = ballots.or(votes.filter(|_| self.edition().ballots_go_with_votes()));
        if let (Some(way), false) = (way, abstains) {
            self.note_cast(source, 0, n, way);
            self.cast_ballots(source, n, way);
        }
    }

    /// The referendum passes or fails at once: nothing more is cast.
    pub(crate) fn decide_referendum(&mut self, passes: bool) {
        let referendum = &mut self.s.referendum;
        if !referendum.on {
            return;
        }
        referendum.passes |= passes;
        referendum.fails |= !passes;
        referendum.stage = ReferendumStage::Tally;
        self.close_windows_above(|f| matches!(f, Frame::Referendum));
    }

    /// The referendum is cancelled, with no result; its political action card is taken back.
    pub(crate) fn cancel_referendum(&mut self) {
        let referendum = self.s.referendum;
        if !referendum.on {
            return;
        }
        self.s.referendum.stage = ReferendumStage::Over;
        self.close_windows_above(|f| matches!(f, Frame::Referendum));
        let (card, mode) = (referendum.card, referendum.mode as usize);
        if referendum.by_card
            && self.s.card(card).zone == Zone::Played
            && self.def(card).modes[mode].as_type == CardType::PoliticalAction
        {
            self.move_card(referendum.card, Destination::Hand);
        }
    }

    /// A minion casts all it has one way, and what it has cast the other way goes over to that.
    pub(crate) fn cast_all_anew(&mut self, minion: CardId, way: bool) {
        if self.q().cannot(minion, Does::Vote)
            || (!way && self.q().cannot(minion, Does::VoteAgainst))
        {
            return;
        }
        let source = self.value(minion);
        let only_against = self.q().number(Number::VotesAgainst, minion);
        let found = self.s.referendum.ballots.iter_mut().find(|ballot| ballot.source == source);
        if let Some(ballot) = found.filter(|ballot| !ballot.abstains) {
            let turns = i8::from(ballot.way == Some(!way));
            let before = ballot.cast.max(0) * turns;
            let only = (i32::from(ballot.against) + only_against).min(100) as i8 * turns;
            ballot.cast = ballot.cast.saturating_add(if way { -only } else { only });
            let votes = ballot.cast.max(0) * turns;
            let ballots = if ballot.ballot_way == Some(!way) { ballot.ballots } else { 0 };
            ballot.way = ballot.way.map(|_| way);
            ballot.ballot_way = ballot.ballot_way.map(|_| way);
            self.count(!way, -i32::from(before));
            self.count(way, votes.into());
            if ballots > 0 {
                self.count_ballots(!way, -i32::from(ballots));
                self.count_ballots(way, ballots.into());
            }
            if votes > 0 || ballots > 0 {
                self.note_cast(source, votes.into(), ballots.into(), way);
            }
        }
        let (votes, ballots) = self.q().votes_and_ballots_left(minion, way);
        let payable = self.q().vote_cost_left(minion, !way) <= i32::from(self.s.card(minion).blood);
        if (votes > 0 || ballots > 0) && payable {
            self.cast_of(minion, votes, ballots, way);
        }
    }

    /// What a source has cast is cancelled, and it casts no more.
    pub(crate) fn abstain(&mut self, card: CardId) {
        let source = self.value(card);
        let Some(ballot) = self.ballot(source) else { return };
        let (way, cast, ballots) = (ballot.way.take(), ballot.cast, ballot.ballots);
        let ballot_way = ballot.ballot_way.take();
        ballot.abstains = true;
        ballot.cast = 0;
        ballot.ballots = 0;
        self.note(Record::Abstains(card));
        if let Some(way) = way {
            self.count(way, -i32::from(cast.max(0)));
        }
        if let Some(way) = ballot_way {
            self.count_ballots(way, -i32::from(ballots));
        }
    }

    /// REF-1: more votes for than against passes; a tie fails.
    fn tally(&mut self) {
        let referendum = self.s.referendum;
        let (yes, no) = (referendum.votes_for, referendum.votes_against);
        let passed = (yes > no || referendum.passes) && !referendum.fails;
        self.s.referendum.passed = Some(passed);
        self.commit(Event::Tally(passed, yes, no));
        self.fire(On::Tallied, referendum.caller, referendum.meth, 0);
        if !passed {
            return;
        }
        if referendum.blood_hunt != CardRef::NONE {
            if let Some(hunted) = self.get(referendum.blood_hunt) {
                self.burn(hunted);
            }
            return;
        }
        if self.s.action.on {
            self.s.action.passed = Some(yes.saturating_sub(no));
        }
        let caller = referendum.caller;
        let margin = i16::from(yes.saturating_sub(no));
        self.fire(On::ReferendumPassed, caller, referendum.meth, margin);
        let context = self.referendum_context(referendum.program);
        self.push(Frame::Effect(context));
    }

    /// The terms that an effect has chosen become those of the referendum.
    pub(crate) fn settle_terms(&mut self, picks: [Value; methuselah_cards::compile::MAX_PICKS]) {
        if self.s.referendum.on && self.s.referendum.stage == ReferendumStage::Called {
            self.s.referendum.picks = picks;
        }
    }

    /// Whether the effect at hand chooses the terms of a referendum.
    pub(crate) fn choosing_terms(&self) -> bool {
        let referendum = &self.s.referendum;
        let polling = |f: &Frame| matches!(f, Frame::Window(_));
        referendum.on
            && referendum.stage == ReferendumStage::Called
            && !self
                .s
                .stack
                .iter()
                .rev()
                .take_while(|f| !matches!(f, Frame::Referendum))
                .any(polling)
    }
}

impl Query<'_> {
    /// The votes of a minion and its ballots in the prisci's vote (REF-6) that are not cast yet: those
    /// of a title, with what adds to them, and those it has been given (REF-4). A minion that is not
    /// ready has none.
    pub(crate) fn votes_and_ballots_left(self, minion: CardId, way: bool) -> (i32, i32) {
        if !self.s.card(minion).ready()
            || self.cannot(minion, Does::Vote)
            || (!way && self.cannot(minion, Does::VoteAgainst))
        {
            return (0, 0);
        }
        let ballot = self.s.referendum.ballots.iter().find(|b| self.is(b.source.card(), minion));
        let together = self.edition().ballots_go_with_votes();
        let cast = |b: &Ballot| (b.way.is_some(), b.ballot_way.is_some());
        let (voted, balloted) = ballot.map_or((false, false), cast);
        if ballot.is_some_and(|b| b.abstains) || (together && (voted || balloted)) {
            return (0, 0);
        }
        let (votes, ballots) = ballot.map_or((0, 0), |b| (b.extra.into(), b.more_ballots.into()));
        let (votes, ballots): (i32, i32) = (votes, ballots);
        let given = ballot.map_or(0, |b| b.against.into());
        let against = if way { 0 } else { self.number(Number::VotesAgainst, minion) + given };
        // What takes votes takes them of those given, too.
        let votes = (self.unbounded(Number::Votes, minion) + against + votes).max(0);
        let ballots = self.number(Number::Ballots, minion) + ballots;
        (if voted { 0 } else { votes }, if balloted { 0 } else { ballots })
    }

    /// Whether a Methuselah, or a minion of theirs, has cast votes or ballots against.
    pub(crate) fn has_cast_against(self, seat: Seat) -> bool {
        let referendum = &self.s.referendum;
        let of_seat = |ballot: &Ballot| {
            let minion = ballot.source.card().id.some();
            let of = ballot.seat.or(minion.map(|id| self.s.card(id).controller));
            of == Some(seat)
        };
        referendum.against & seat.bit() != 0
            || referendum.ballots.iter().any(|ballot| {
                !ballot.abstains
                    && (ballot.way == Some(false) || ballot.ballot_way == Some(false))
                    && of_seat(ballot)
            })
    }

    /// Blood that it costs a minion to vote, unless it has paid that already.
    fn vote_cost_left(self, minion: CardId, against: bool) -> i32 {
        let mut ballots = self.s.referendum.ballots.iter();
        let has_voted = |b: &Ballot| b.way.is_some() || b.ballot_way.is_some();
        let paid = ballots.any(|b| has_voted(b) && self.is(b.source.card(), minion));
        if paid { 0 } else { self.vote_cost(minion, against) }
    }

    /// Whether a referendum has begun: its terms are chosen, or the polling goes on.
    pub(crate) fn in_referendum(self) -> bool {
        self.s.referendum.on && self.s.referendum.stage > ReferendumStage::Terms
    }

    /// The vampire a blood hunt is called on, if this is one.
    pub fn hunted(self) -> Option<CardId> {
        self.s.resolve(self.s.referendum.blood_hunt)
    }
}

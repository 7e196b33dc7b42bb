//! Referendums: what one is worth, its terms, and the votes.

use methuselah_cards::{
    Op,
    lang::{Amount, Expr, From, Number, Purse, Step, Who},
};
use methuselah_engine::{
    CardId, Choice, OptionKind, Seat, Value,
    query::Context,
    state::{Card, MAX_SEATS},
};

use super::{
    reading::{Clause, Gist, PICKS},
    sight::{NEVER, Sight},
};

/// The terms of a referendum, settled or imagined.
#[derive(Clone, Copy)]
struct Terms {
    context: Context,
    allocated: [u8; MAX_SEATS],
}

/// What it would be worth that a referendum passes.
fn passes(sight: &Sight, terms: &Terms) -> i32 {
    let ops = &sight.view.set().program(terms.context.program).ops;
    let mut worth = 0;
    let mut pools = [0; MAX_SEATS];
    let mut each: Option<&[methuselah_cards::lang::SeatIs]> = None;
    for op in ops {
        match op {
            Op::NextSeat(seats, _) => each = Some(seats),
            Op::Do(Step::Gain(Purse::Pool(who), n)) => {
                add(sight, terms, &mut pools, each, *who, n, 1)
            }
            Op::Do(Step::Burn(Purse::Pool(who), n)) => {
                add(sight, terms, &mut pools, each, *who, n, -1)
            }
            Op::Do(Step::Move(Purse::Pool(from), Purse::Pool(to), n)) => {
                // What everyone gets comes from one.
                let before = pools;
                add(sight, terms, &mut pools, each, *to, n, 1);
                let moved: i32 = pools.iter().zip(&before).map(|(now, then)| now - then).sum();
                if let Some(seat) = one(terms, *from) {
                    pools[seat.index()] -= moved;
                }
            }
            _ => {}
        }
    }
    for seat in sight.view.seats() {
        let n = pools[seat.index()];
        if n != 0 {
            worth += if seat == sight.me { sight.gain_pool(n) } else { sight.burn_pool(seat, -n) };
        }
    }
    let deed = sight.reading.program(terms.context.program);
    for (slot, fate) in deed.picks.iter().enumerate() {
        let mut fate = *fate;
        fate.pool = 0;
        worth += sight.befalls(terms.context.picks[slot], &fate);
    }
    worth
}

/// The one Methuselah that a word means.
fn one(terms: &Terms, who: Who) -> Option<Seat> {
    match who {
        Who::You => Some(terms.context.you),
        Who::Picked(slot) => terms.context.picks.get(slot as usize)?.seat(),
        _ => None,
    }
}

fn add(
    sight: &Sight,
    terms: &Terms,
    pools: &mut [i32; MAX_SEATS],
    each: Option<&[methuselah_cards::lang::SeatIs]>,
    who: Who,
    n: &Amount,
    sign: i32,
) {
    let amount = |seat: Seat| {
        if let Amount::Of(expr) = n
            && **expr == Expr::Allocated(Who::Each)
        {
            return i32::from(terms.allocated[seat.index()]);
        }
        let mut context = terms.context;
        context.each_seat = (seat, 0);
        sight.view.amount(&context, n).unwrap_or(0)
    };
    if who == Who::Each {
        for seat in sight.view.seats() {
            if each.is_none_or(|each| sight.view.seat_fits(&terms.context, each, seat)) {
                pools[seat.index()] += sign * amount(seat);
            }
        }
    } else if let Some(seat) = one(terms, who) {
        pools[seat.index()] += sign * amount(seat);
    }
}

// ---- calling one

/// What one may expect of calling the referendum of a card, with good terms.
#[derive(Clone, Copy)]
pub(crate) struct Prospect {
    card: CardId,
    mode: u8,
    /// What it is worth that it passes.
    worth: i32,
    /// Half votes one has more than the others, the caller's cards aside.
    lead: i32,
}

impl Prospect {
    /// Whether it is the one of the card that an option plays.
    pub fn is_of(&self, option: &Choice) -> bool {
        (self.card, self.mode) == (option.card, option.mode)
    }

    /// What it is worth to have a minion call it, by the chance that it passes.
    pub fn by(&self, sight: &Sight, caller: CardId) -> i32 {
        let lead = self.lead + 2 * votes_in_hand(sight, caller);
        let chance = (50 + lead * sight.w.chance_vote).clamp(5, 95);
        self.worth * chance / 100 * sight.w.referendum / 100
    }
}

/// What one may expect of calling the referendum of a card.
pub(crate) fn prospect(sight: &Sight, option: &Choice) -> Prospect {
    let (card, mode) = (option.card, option.mode);
    let Some(at) = sight.card(card) else { return Prospect { card, mode, worth: 0, lead: 0 } };
    let mode = &sight.view.set().def(at.def).modes[option.mode as usize];
    let mut terms = Terms {
        context: Context { program: mode.program, you: sight.me, ..Context::default() },
        allocated: [0; MAX_SEATS],
    };
    let mut hope = 0;
    for op in &sight.view.set().program(mode.terms).ops {
        match op {
            Op::Choose(choice, slot) => {
                let Some(place) = terms.context.picks.get_mut(*slot as usize) else { continue };
                match &choice.from {
                    From::Clans => *place = own_clan(sight),
                    From::Methuselahs(_) => *place = richest_foe(sight, &choice.from),
                    From::Cards(_) => hope += card_hope(sight, mode.program, *slot as usize),
                    _ => {}
                }
            }
            Op::Allocate(points, seats, least, _) => {
                let points = sight.view.amount(&terms.context, points).unwrap_or(0);
                allocate(sight, &mut terms, points, seats, i32::from(*least));
            }
            _ => {}
        }
    }
    let worth = passes(sight, &terms) + hope;
    Prospect { card, mode: option.mode, worth, lead: lead(sight, &terms) }
}

/// The clan most of one's minions are of.
fn own_clan(sight: &Sight) -> Value {
    let first = sight
        .view
        .minions(sight.me)
        .iter()
        .find_map(|&m| sight.def(m)?.facts.clans.first().copied());
    first.map_or(Value::Nothing, Value::Clan)
}

/// The Methuselah one would most like to hurt among those that fit.
fn richest_foe(sight: &Sight, from: &From) -> Value {
    let From::Methuselahs(filter) = from else { return Value::Nothing };
    let context = Context { you: sight.me, ..Context::default() };
    let fitting = sight.view.seats().filter(|&seat| sight.view.seat_fits(&context, filter, seat));
    let worst = fitting.max_by_key(|&seat| sight.against(seat));
    worst.map_or(Value::Nothing, Value::Seat)
}

/// What a card still to be picked in the terms is thought to bring.
fn card_hope(sight: &Sight, program: methuselah_cards::ProgramId, slot: usize) -> i32 {
    if slot >= PICKS {
        return 0;
    }
    let fate = sight.reading.program(program).picks[slot];
    if fate.gone < 0 {
        let mut of_prey = sight.ready(sight.prey);
        return of_prey.next().map_or(0, |m| sight.minion_worth(m) / 2);
    }
    i32::from(fate.worth).max(0)
}

/// Shares points out as one would like it best.
fn allocate(
    sight: &Sight,
    terms: &mut Terms,
    points: i32,
    seats: &[methuselah_cards::lang::SeatIs],
    least: i32,
) {
    let gives = gives(sight, terms.context.program);
    let mut order: [Option<Seat>; MAX_SEATS] = [None; MAX_SEATS];
    let mut count = 0;
    for seat in sight.view.seats() {
        if sight.view.seat_fits(&terms.context, seats, seat) {
            order[count] = Some(seat);
            count += 1;
        }
    }
    order[..count].sort_by_key(|seat| {
        let against = seat.map_or(0, |seat| sight.against(seat));
        if gives { against } else { -against }
    });
    let mut left = points;
    for (at, seat) in order[..count].iter().flatten().enumerate() {
        let needed = (least - 1 - at as i32).max(0);
        let n = if at == 0 { left - needed } else { 1.min(left) };
        let n = if at + 1 == count { left } else { n };
        terms.allocated[seat.index()] = n.clamp(0, 100) as u8;
        left -= n;
    }
}

/// Whether what is allocated is given rather than taken.
fn gives(sight: &Sight, program: methuselah_cards::ProgramId) -> bool {
    sight.view.set().program(program).ops.iter().any(|op| {
        matches!(op, Op::Do(Step::Gain(Purse::Pool(Who::Each), _)))
            || matches!(op, Op::Do(Step::Move(_, Purse::Pool(Who::Each), _)))
    })
}

/// Half votes that one has more than the others, of titles and the Edge.
fn lead(sight: &Sight, terms: &Terms) -> i32 {
    let edge = i32::from(sight.view.edge() == Some(sight.me));
    let own = 1 + votes_of(sight, sight.me) + edge;
    let mut others = 0;
    for seat in sight.view.seats().skip(1) {
        let harmed =
            terms.allocated[seat.index()] > 0 || terms.context.picks[0] == Value::Seat(seat);
        // Half of those not harmed are thought to vote against it.
        let votes = votes_of(sight, seat);
        others += if harmed { votes * 2 + 1 } else { votes };
    }
    2 * own - others
}

/// The votes of a Methuselah's ready vampires.
fn votes_of(sight: &Sight, seat: Seat) -> i32 {
    sight.ready(seat).map(|m| sight.view.number(Number::Votes, m)).sum()
}

/// Votes that cards in hand could give the caller.
fn votes_in_hand(sight: &Sight, caller: CardId) -> i32 {
    let of = |(card, clauses): (CardId, &[Clause])| {
        let able = clauses.iter().filter(|c| c.deed.votes > 0 && sight.can_play(caller, card, c));
        able.map(|clause| i32::from(clause.deed.votes)).max().unwrap_or(0)
    };
    sight.held(Gist::VOTE).map(of).sum()
}

// ---- the terms

/// A choice that makes the terms of a referendum.
pub(crate) fn terms(sight: &Sight, option: &Choice) -> i32 {
    let Some(effect) = sight.view.effect() else { return 0 };
    let program = match sight.view.referendum() {
        Some(referendum) => referendum.program,
        None => effect.program,
    };
    let op = sight.view.set().program(effect.program).ops.get(effect.at as usize);
    match op {
        Some(Op::Allocate(_, seats, ..)) => allocated(sight, effect, program, seats, option),
        Some(Op::Choose(_, slot)) => {
            let mut terms = Terms {
                context: Context {
                    program,
                    you: sight.me,
                    picks: effect.picks,
                    ..Context::default()
                },
                allocated: [0; MAX_SEATS],
            };
            if let Some(place) = terms.context.picks.get_mut(*slot as usize) {
                *place = option.target;
            }
            let settled = passes(sight, &terms);
            // A Methuselah picked before points are shared out is the one to pay for them.
            let harm = match option.target {
                Value::Seat(seat) => sight.against(seat),
                _ => 0,
            };
            settled + harm
        }
        _ => 0,
    }
}

/// An amount for one Methuselah, when points are shared out.
fn allocated(
    sight: &Sight,
    effect: &Context,
    program: methuselah_cards::ProgramId,
    seats: &[methuselah_cards::lang::SeatIs],
    option: &Choice,
) -> i32 {
    let Value::Seat(seat) = option.target else { return 0 };
    let sign = if gives(sight, program) { -1 } else { 1 };
    let worth = |seat: Seat, n: i32| {
        if seat == sight.me { sight.gain_pool(-n * sign) } else { sight.burn_pool(seat, n * sign) }
    };
    let n = i32::from(option.amount);
    // Against what the points would do with the best of those still to come.
    let mut later = i32::MIN;
    let mut passed = false;
    for other in sight.view.seats() {
        if passed && sight.view.seat_fits(effect, seats, other) {
            later = later.max(worth(other, 1));
        }
        passed |= other == seat;
    }
    let later = if later == i32::MIN { 0 } else { later };
    worth(seat, n) - n * later
}

// ---- polling

/// A referendum being voted on, as one looks at it.
pub(crate) struct Poll<'a> {
    sight: &'a Sight<'a>,
    /// What it is worth that it passes.
    worth: i32,
    /// It stands as one would have it.
    stands_well: bool,
    /// The votes it takes to turn it.
    short: i32,
    /// Votes that cost nothing.
    free: i32,
    /// Votes that cost cards or the Edge.
    dear: i32,
}

impl<'a> Poll<'a> {
    pub fn new(sight: &'a Sight<'a>, options: &[Choice]) -> Self {
        let mut poll = Self { sight, worth: 0, stands_well: true, short: 0, free: 0, dear: 0 };
        let Some(referendum) = sight.view.referendum() else { return poll };
        poll.worth = match sight.view.resolve(referendum.blood_hunt) {
            Some(hunted) => {
                let seat = sight.card(hunted).map_or(sight.prey, |card| card.controller);
                sight.minion_worth(hunted) * sight.against(seat) / 100
            }
            None => {
                let context = Context {
                    program: referendum.program,
                    you: referendum.meth,
                    picks: referendum.picks,
                    me: referendum.caller,
                    ..Context::default()
                };
                passes(sight, &Terms { context, allocated: referendum.allocated })
            }
        };
        let (yes, no) = (i32::from(referendum.votes_for), i32::from(referendum.votes_against));
        poll.stands_well = (yes > no) == (poll.worth > 0) || poll.worth == 0;
        poll.short = if poll.worth > 0 { no - yes + 1 } else { yes - no };
        for option in options {
            let n = i32::from(option.amount);
            match option.kind {
                OptionKind::VoteFor => poll.free += n,
                OptionKind::CardVoteFor | OptionKind::EdgeVoteFor => poll.dear += 1,
                OptionKind::Play | OptionKind::Use | OptionKind::UseGrant => {
                    poll.dear +=
                        sight.deed(option).map_or(0, |d| i32::from(d.votes + d.votes_against));
                }
                _ => {}
            }
        }
        poll
    }

    pub fn score(&self, option: &Choice) -> i32 {
        let sight = self.sight;
        let way = self.worth > 0;
        let turns = self.short <= self.free + self.dear;
        match option.kind {
            OptionKind::Pass => 0,
            OptionKind::VoteFor | OptionKind::VoteAgainst => {
                let wanted = (option.kind == OptionKind::VoteFor) == way;
                if self.stands_well || !wanted { -10 } else { 100 + i32::from(option.amount) }
            }
            OptionKind::CardVoteFor | OptionKind::CardVoteAgainst => {
                let wanted = (option.kind == OptionKind::CardVoteFor) == way;
                let cost = super::hand::keep(sight, option.card) / 2;
                if wanted && self.needs_dear(turns) { 60 - cost } else { -10 }
            }
            OptionKind::EdgeVoteFor | OptionKind::EdgeVoteAgainst => {
                let wanted = (option.kind == OptionKind::EdgeVoteFor) == way;
                let dear = self.worth.abs() > sight.w.edge * 2;
                if wanted && dear && self.needs_dear(turns) { 20 } else { -10 }
            }
            _ if !sight.survives(option) => NEVER,
            _ => self.card(option, turns),
        }
    }

    /// Whether votes that cost something are called for.
    fn needs_dear(&self, turns: bool) -> bool {
        !self.stands_well && turns && self.short > self.free && self.worth.abs() > 30
    }

    /// A card or ability that gives votes, or does something else in a referendum.
    fn card(&self, option: &Choice, turns: bool) -> i32 {
        let sight = self.sight;
        let Some(deed) = sight.deed(option) else { return 0 };
        if sight.can_wait(option, deed) {
            return -1;
        }
        let mut worth = sight.plain(option);
        if deed.votes > 0 || (deed.votes_against > 0 && self.worth < 0) {
            let n = i32::from(deed.votes + deed.votes_against);
            if self.needs_dear(turns) {
                let enough = n >= self.short - self.free;
                worth += self.worth.abs() / if enough { 2 } else { 3 } + 2 * n + n.min(self.short);
            } else {
                worth -= 20;
            }
        } else if deed.votes_against > 0 {
            worth -= 200;
        }
        worth
    }
}

/// What it is worth to the controller of a minion that what it has cast is cancelled.
pub(crate) fn silence(sight: &Sight, card: CardId) -> i32 {
    let Some(referendum) = sight.view.referendum() else { return 0 };
    let source = |ballot: &&methuselah_engine::state::Ballot| {
        sight.view.resolve(ballot.source.card()) == Some(card)
    };
    let cast = referendum.ballots.iter().find(source).map_or(0, |ballot| i32::from(ballot.cast));
    let owner = sight.card(card).map(|card: &Card| card.controller);
    if owner == Some(sight.me) { -20 * cast } else { -10 * cast }
}

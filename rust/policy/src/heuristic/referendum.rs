//! Referendums: what it is worth that one passes, its terms, and whether to call it.

use methuselah_cards::{
    Op, ProgramId,
    lang::{From, Number, SeatIs, Who},
};
use methuselah_engine::{CardId, Choice, Seat, Value, query::Context, state::MAX_SEATS};

use super::{
    reading::{Clause, Due, Fate, Gist, Levy, PICKS, Payer},
    sight::Sight,
};

/// The terms of a referendum, settled or imagined.
#[derive(Clone, Copy)]
pub(crate) struct Terms {
    pub context: Context,
    pub allocated: [u8; MAX_SEATS],
}

/// What it would be worth that a referendum passes.
pub(crate) fn passes(sight: &Sight, terms: &Terms) -> i32 {
    let mut pools = [0; MAX_SEATS];
    for levy in sight.reading.levies(terms.context.program) {
        raise(sight, terms, levy, &mut pools);
    }
    let mut worth = 0;
    for seat in sight.view.seats() {
        let n = pools[seat.index()];
        if n != 0 {
            worth += if seat == sight.me { sight.gain_pool(n) } else { sight.burn_pool(seat, -n) };
        }
    }
    let deed = sight.reading.program(terms.context.program);
    if deed.stays {
        let caller = terms.context.you;
        let share =
            if sight.view.prey_of(caller) == sight.me { 100 } else { sight.against(caller) };
        worth -= sight.lasting(deed.worth.into()) * share / 100;
    }
    for (slot, fate) in deed.picks.iter().enumerate() {
        if *fate != Fate::NONE {
            let mut fate = *fate;
            fate.pool = 0;
            worth += sight.befalls(terms.context.picks[slot], &fate);
        }
    }
    worth
}

/// Adds to each pool what a levy brings it.
fn raise(sight: &Sight, terms: &Terms, levy: &Levy, pools: &mut [i32; MAX_SEATS]) {
    let mut sum = 0;
    let mut add = |seat: Seat| {
        if levy.if_allocated && terms.allocated[seat.index()] == 0 {
            return;
        }
        let n = levy.sign * due(sight, terms, &levy.amount, seat);
        pools[seat.index()] += n;
        sum += n;
    };
    match &levy.who {
        Payer::Each(fits) => {
            let seats = sight.view.seats();
            seats.filter(|&seat| sight.view.seat_fits(&terms.context, fits, seat)).for_each(add);
        }
        Payer::One(who) => {
            if let Some(seat) = one(terms, *who) {
                add(seat);
            }
        }
    }
    // What everyone gets comes from one.
    if let Some(payer) = levy.from.and_then(|who| one(terms, who)) {
        pools[payer.index()] -= sum;
    }
}

/// What is due to a Methuselah, or from them.
fn due(sight: &Sight, terms: &Terms, due: &Due, seat: Seat) -> i32 {
    match due {
        Due::Allocated => terms.allocated[seat.index()].into(),
        Due::PerMinion { vampires, clan } => {
            let clan = clan.map(|slot| terms.context.picks[slot as usize]);
            let counts = |&&minion: &&CardId| {
                let of_clan = |clan| {
                    let Value::Clan(clan) = clan else { return false };
                    sight.view.clans(minion).has(clan)
                };
                (!vampires || sight.is_vampire(minion)) && clan.is_none_or(of_clan)
            };
            sight.view.minions(seat).iter().filter(counts).count() as i32
        }
        Due::Other(amount) => {
            let mut context = terms.context;
            context.each_seat = (seat, 0);
            sight.view.amount(&context, amount).unwrap_or(0)
        }
    }
}

/// The one Methuselah that a word means.
fn one(terms: &Terms, who: Who) -> Option<Seat> {
    match who {
        Who::You => Some(terms.context.you),
        Who::Picked(slot) => terms.context.picks.get(slot as usize)?.seat(),
        _ => None,
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
    let ops = &sight.view.set().program(mode.terms).ops;
    for (at, op) in ops.iter().enumerate() {
        match op {
            Op::Choose(choice, slot) => {
                let Some(place) = terms.context.picks.get_mut(*slot as usize) else { continue };
                match &choice.from {
                    From::Clans => *place = own_clan(sight),
                    From::Methuselahs(seats) => {
                        let fits = |&seat: &Seat| sight.view.seat_fits(&terms.context, seats, seat);
                        let seats = sight.view.seats().filter(fits).map(Value::Seat);
                        terms = best(sight, terms, *slot, seats, &ops[at..]);
                    }
                    From::Number(least, most) => {
                        let n = |amount| sight.view.amount(&terms.context, amount).unwrap_or(0);
                        let numbers = (n(least)..=n(most).min(20)).map(|n| Value::Number(n as i16));
                        terms = best(sight, terms, *slot, numbers, &ops[at..]);
                    }
                    From::Cards(_) => hope += card_hope(sight, mode.program, *slot as usize),
                    _ => {}
                }
            }
            Op::Allocate(..) => allocate(sight, &mut terms, op),
            _ => {}
        }
    }
    let worth = passes(sight, &terms) + hope;
    Prospect { card, mode: option.mode, worth, lead: lead(sight, &terms) }
}

/// The clan most of one's minions are of.
fn own_clan(sight: &Sight) -> Value {
    let first = sight.view.minions(sight.me).iter().find_map(|&m| sight.view.clans(m).first());
    first.map_or(Value::Nothing, Value::Clan)
}

/// What a card still to be picked in the terms is thought to bring.
fn card_hope(sight: &Sight, program: ProgramId, slot: usize) -> i32 {
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

/// The terms with the best of the values picked, the points still to be shared out as one would
/// like it best.
fn best(
    sight: &Sight,
    terms: Terms,
    slot: u8,
    values: impl Iterator<Item = Value>,
    rest: &[Op],
) -> Terms {
    let all = values.map(|value| picked(sight, terms, slot, value, rest));
    all.max_by_key(|(worth, _)| *worth).map_or(terms, |(_, terms)| terms)
}

/// What it is worth to pick a value in the terms, the points still to be shared out as one would
/// like it best; and those terms.
fn picked(sight: &Sight, mut terms: Terms, slot: u8, value: Value, rest: &[Op]) -> (i32, Terms) {
    if let Some(place) = terms.context.picks.get_mut(slot as usize) {
        *place = value;
    }
    if let Some(op) = rest.iter().find(|op| matches!(op, Op::Allocate(..))) {
        allocate(sight, &mut terms, op);
    }
    // Of those alike, one's prey.
    let harm = value.seat().map_or(0, |seat| sight.against(seat) / 10);
    (passes(sight, &terms) + harm, terms)
}

/// Shares points out as one would like it best.
fn allocate(sight: &Sight, terms: &mut Terms, op: &Op) {
    let Op::Allocate(points, seats, least, most) = op else { return };
    let n = |amount| sight.view.amount(&terms.context, amount).unwrap_or(0);
    let (points, least) = (n(points), i32::from(*least));
    let most = most.as_ref().map_or(points, n);
    terms.allocated = [0; MAX_SEATS];
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
        let n = if at + 1 == count { left } else { left - needed }.min(most);
        terms.allocated[seat.index()] = n.clamp(0, 100) as u8;
        left -= n;
    }
}

/// Whether what is allocated is given rather than taken.
pub(crate) fn gives(sight: &Sight, program: ProgramId) -> bool {
    let levies = sight.reading.levies(program).iter();
    levies.filter(|levy| matches!(levy.amount, Due::Allocated)).any(|levy| levy.sign > 0)
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
            let terms = Terms {
                context: Context {
                    program,
                    you: sight.me,
                    picks: effect.picks,
                    ..Context::default()
                },
                allocated: [0; MAX_SEATS],
            };
            let rest = &sight.view.set().program(effect.program).ops[effect.at as usize..];
            picked(sight, terms, *slot, option.target, rest).0
        }
        _ => 0,
    }
}

/// An amount for one Methuselah, when points are shared out.
fn allocated(
    sight: &Sight,
    effect: &Context,
    program: ProgramId,
    seats: &[SeatIs],
    option: &Choice,
) -> i32 {
    let Value::Seat(seat) = option.target else { return 0 };
    let sign = if gives(sight, program) { -1 } else { 1 };
    let worth = |seat: Seat, n: i32| {
        if seat == sight.me { sight.gain_pool(-n * sign) } else { sight.burn_pool(seat, n * sign) }
    };
    let n = i32::from(option.n());
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

//! What a Methuselah sees and can do, as numbers to learn from. Nothing in them is hidden from the one
//! who decides.

use methuselah_cards::lang::Number;
use methuselah_engine::{CardId, Choice, Game, Seat, Value, View, state::MAX_SEATS};

/// Changes whenever a column comes, goes or means something else.
pub const FEATURES: u32 = 1;

/// Of the table: seats are counted clockwise from one's own, and -1 is none.
const TABLE: [&str; 17] = [
    "round",
    "phase",
    "active",
    "edge",
    "transfers",
    "master_actions",
    "action",
    "acting",
    "action_at",
    "bleed",
    "stealth",
    "intercept",
    "combat",
    "combat_round",
    "long_range",
    "votes_for",
    "votes_against",
];
/// Of each seat, one's own first, whether or not it is still in the game.
const SEAT: [&str; 16] = [
    "in_game",
    "pool",
    "half_points",
    "hand",
    "library",
    "crypt",
    "ready",
    "unlocked",
    "torpor",
    "blood",
    "capacity",
    "bleed",
    "votes",
    "permanents",
    "uncontrolled",
    "uncontrolled_blood",
];
/// Cards of one's own hand that are told, by printed ids.
const HAND: usize = 10;
/// Cards of one's own uncontrolled region that are told, by printed ids and blood.
const UNCONTROLLED: usize = 6;
/// Of an option.
const OPTION: [&str; 12] = [
    "kind",
    "card",
    "mode",
    "amount",
    "minion",
    "minion_blood",
    "minion_capacity",
    "target",
    "target_card",
    "target_blood",
    "target_seat",
    "target_number",
];

/// The columns of what is seen.
pub fn state_columns() -> Vec<String> {
    let mut names: Vec<String> = TABLE.map(str::to_owned).to_vec();
    for seat in 0..MAX_SEATS {
        names.extend(SEAT.map(|name| format!("seat{seat}.{name}")));
    }
    names.extend((0..HAND).map(|at| format!("hand{at}")));
    for at in 0..UNCONTROLLED {
        names.extend(["card", "blood"].map(|name| format!("uncontrolled{at}.{name}")));
    }
    names
}

/// The columns of options.
pub fn option_columns() -> &'static [&'static str] {
    &OPTION
}

/// Adds a row of what a Methuselah sees.
pub(crate) fn state(game: &Game, seat: Seat, row: &mut Vec<i32>) {
    let (view, count) = (game.view(seat), game.state().seat_count);
    let place = |of: Option<Seat>| of.map_or(-1, |of| i32::from(from(seat, of, count)));
    let owner = |card: Option<CardId>| place(card.and_then(|id| Some(view.card(id)?.controller)));
    let of = |number, card: Option<CardId>| card.map_or(0, |card| view.number(number, card));
    let action = view.action();
    let (combat, referendum) = (view.combat(), view.referendum());
    let table: [i32; TABLE.len()] = [
        view.round().into(),
        view.phase() as i32,
        place(Some(view.active())),
        place(view.edge()),
        view.transfers().into(),
        view.master_actions().into(),
        action.map_or(-1, |action| action.kind as i32),
        owner(view.actor()),
        place(action.and_then(|action| action.at)),
        view.bleed_amount(),
        of(Number::Stealth, view.actor()),
        of(Number::Intercept, view.blocker()),
        combat.is_some().into(),
        combat.map_or(0, |combat| combat.round.into()),
        combat.map_or(0, |combat| combat.range as i32),
        referendum.map_or(0, |referendum| referendum.votes_for.into()),
        referendum.map_or(0, |referendum| referendum.votes_against.into()),
    ];
    row.extend(table);
    for other in 0..MAX_SEATS as u8 {
        if other < count {
            row.extend(of_seat(view, Seat((seat.0 + other) % count)));
        } else {
            row.extend([0; SEAT.len()]);
        }
    }
    let padded = |cards: &[CardId], at: usize| cards.get(at).copied().unwrap_or(CardId::NONE);
    row.extend((0..HAND).map(|at| printed(view, padded(view.hand(), at))));
    for at in 0..UNCONTROLLED {
        let card = padded(view.uncontrolled(), at);
        row.extend([printed(view, card), blood(view, card)]);
    }
}

fn of_seat(view: View<'_>, seat: Seat) -> [i32; SEAT.len()] {
    let public = view.public(seat);
    let minions = view.minions(seat);
    let at = |&id: &CardId| view.card(id);
    let ready = |id: &&CardId| at(id).is_some_and(methuselah_engine::state::Card::ready);
    let of_ready = |number| {
        let minions = minions.iter().filter(ready);
        minions.map(|&id| view.number(number, id)).sum::<i32>()
    };
    let unlocked = |id: &&CardId| at(id).is_some_and(|card| card.ready() && !card.locked());
    let ready_count = minions.iter().filter(ready).count();
    let own = |&&id: &&CardId| view.card(id).is_some_and(|card| card.controller == seat);
    let uncontrolled = view.uncontrolled_blood(seat);
    [
        (!public.ousted).into(),
        public.pool.into(),
        public.half_points.into(),
        public.hand as i32,
        public.library as i32,
        public.crypt as i32,
        ready_count as i32,
        minions.iter().filter(unlocked).count() as i32,
        (minions.len() - ready_count) as i32,
        minions.iter().map(|&id| blood(view, id)).sum(),
        minions.iter().map(|&id| view.capacity(id)).sum(),
        of_ready(Number::Bleed),
        of_ready(Number::Votes),
        view.permanents().iter().filter(own).count() as i32,
        uncontrolled.count() as i32,
        view.uncontrolled_blood(seat).map(i32::from).sum(),
    ]
}

/// Adds a row of an option.
pub(crate) fn option(game: &Game, seat: Seat, choice: Choice, row: &mut Vec<i32>) {
    let view = game.view(seat);
    let place = |of: Seat| i32::from(from(seat, of, game.state().seat_count));
    let target = choice.target.card().id;
    let (kind, of, number) = match choice.target {
        Value::Nothing => (0, -1, 0),
        // Everyone sees whose card it is.
        Value::Card(_) => {
            let controller = target.some().map(|id| game.state().card(id).controller);
            (1, controller.map_or(-1, place), 0)
        }
        Value::Seat(of) => (2, place(of), 0),
        Value::Number(number) => (3, -1, number.into()),
        Value::Clan(clan) => (4, -1, clan as i32),
        Value::Path(path) => (5, -1, path as i32),
    };
    let columns: [i32; OPTION.len()] = [
        choice.kind as i32,
        printed(view, choice.card),
        choice.mode.into(),
        choice.amount.map_or(-1, i32::from),
        printed(view, choice.minion),
        blood(view, choice.minion),
        choice.minion.some().map_or(0, |id| view.capacity(id)),
        kind,
        printed(view, target),
        blood(view, target),
        of,
        number,
    ];
    row.extend(columns);
}

/// A seat, counted clockwise from another.
fn from(seat: Seat, of: Seat, count: u8) -> u8 {
    (of.0 + count - seat.0) % count
}

/// The printed id of a card; 0 for none, 1 for one that the Methuselah does not know.
fn printed(view: View<'_>, card: CardId) -> i32 {
    card.some().map_or(0, |card| view.def(card).map_or(1, |def| def.facts.id as i32))
}

fn blood(view: View<'_>, card: CardId) -> i32 {
    card.some().and_then(|card| view.card(card)).map_or(0, |card| card.blood.into())
}

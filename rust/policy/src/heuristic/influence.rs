//! The influence phase: whom to bring out, and how much pool to keep.

use std::cell::OnceCell;

use methuselah_engine::{CardId, Choice, OptionKind};

use super::{
    allegiance::{self, Wants},
    sight::{NEVER, Sight},
};

/// How much one wants an uncontrolled vampire, what it still needs aside.
fn merit(sight: &Sight, card: CardId) -> i32 {
    sight.card(card).map_or(0, |at| sight.reading.merit(at.def))
}

/// How much pool or blood an uncontrolled vampire still needs.
pub(crate) fn need(sight: &Sight, card: CardId) -> i32 {
    let Some(at) = sight.card(card) else { return 100 };
    (sight.view.capacity(card) - i32::from(at.blood)).max(0)
}

/// How much one wants an uncontrolled vampire. One that would be contested is not wanted.
pub(crate) fn wanted(sight: &Sight, card: CardId) -> i32 {
    if in_play(sight, card) {
        return -1000;
    }
    wanted_alone(sight, card)
}

/// How much one wants an uncontrolled vampire of which no other copy is in play.
fn wanted_alone(sight: &Sight, card: CardId) -> i32 {
    merit(sight, card) - sight.w.wanted_need * need(sight, card)
}

/// Whether a copy of a crypt card is in play already.
fn in_play(sight: &Sight, card: CardId) -> bool {
    let Some(at) = sight.card(card) else { return false };
    sight.view.any_minion_of(at.def)
}

/// Whether a vampire, or another copy of it, has all that it needs and only has to move ready, as it
/// does by itself in one edition of the rules (EDITION-2).
fn comes_anyway(sight: &Sight, card: CardId) -> bool {
    let def = |card| sight.card(card).map(|at| at.def);
    let full = |&other: &CardId| def(other) == def(card) && need(sight, other) == 0;
    sight.view.uncontrolled().iter().any(full)
}

/// What blood on an uncontrolled vampire is worth.
pub(crate) fn blood_on(sight: &Sight, card: CardId, n: i32) -> i32 {
    let needs = need(sight, card);
    let useful = n.min(needs);
    if n <= 0 || useful == 0 || in_play(sight, card) {
        return 0;
    }
    let done = if n >= needs { sight.w.minion / 2 } else { 0 };
    useful * sight.w.pool * 9 / 10 + done + wanted(sight, card) / 10
}

/// What one means to do in an influence phase.
pub(crate) struct Plan<'a> {
    sight: &'a Sight<'a>,
    /// Whom to feed.
    favourite: Option<CardId>,
    /// Whether there is pool to feed it with.
    feeds: bool,
    /// There is more pool than uncontrolled vampires can use.
    rich: bool,
    /// The end may be near.
    desperate: bool,
    /// What the hand asks for, once it is looked at.
    wants: OnceCell<Wants>,
}

impl<'a> Plan<'a> {
    pub fn new(sight: &'a Sight<'a>) -> Self {
        let ready = sight.ready(sight.me).count() as i32;
        let pool = sight.pool(sight.me);
        let threat = sight.threat();
        let reserve = sight.w.reserve
            + sight.w.reserve_per_minion * ready
            + threat * sight.w.reserve_per_threat / 100;
        let reserve = if ready == 0 { (reserve / 2).min(4) } else { reserve };
        let uncontrolled = sight.view.uncontrolled().iter().copied();
        let favourite = uncontrolled
            .filter(|&card| !in_play(sight, card) && !comes_anyway(sight, card))
            .max_by_key(|&card| affordable_merit(sight, card, pool - reserve.min(pool)));
        let transfers = i32::from(sight.view.transfers());
        let feeds = favourite.is_some_and(|card| {
            let needs = need(sight, card);
            // What is nearly done is finished.
            let slack = if needs <= transfers { 2.min(sight.w.reserve / 2) } else { 0 };
            needs > 0 && pool > reserve - slack && pool > 1
        });
        let rich = favourite.is_none() && pool > reserve + 8;
        let desperate = pool <= threat.min(4);
        Self { sight, favourite, feeds, rich, desperate, wants: OnceCell::new() }
    }

    pub fn score(&self, option: &Choice) -> i32 {
        let sight = self.sight;
        match option.kind {
            OptionKind::BringOut => {
                if in_play(sight, option.minion) {
                    -1
                } else if option.n() > 0 {
                    allegiance::bring_out_scarce(sight, option)
                } else {
                    5000
                }
            }
            OptionKind::Transfer => {
                let alike = |card| alike(sight, card, option.minion);
                let wanted = self.feeds && self.favourite.is_some_and(alike);
                if sight.pool(sight.me) <= 1 {
                    NEVER
                } else if wanted {
                    1000
                } else {
                    -10
                }
            }
            OptionKind::TransferBack => {
                let close = need(sight, option.minion) <= 2;
                if self.desperate && !close { 60 } else { -10 }
            }
            OptionKind::Merge => {
                if !self.feeds && sight.pool(sight.me) > 4 {
                    900
                } else {
                    -10
                }
            }
            OptionKind::DrawCrypt => {
                if self.rich {
                    40
                } else {
                    -10
                }
            }
            OptionKind::FollowPath => {
                self.wants.get_or_init(|| Wants::of(sight)).follow(sight, option)
            }
            OptionKind::Use | OptionKind::Play | OptionKind::UseGrant => sight.plain(option),
            _ => 0,
        }
    }
}

/// Whether an option about one uncontrolled vampire stands for the other, too.
fn alike(sight: &Sight, a: CardId, b: CardId) -> bool {
    let kind = |card| sight.card(card).map(|at| (at.def, at.blood));
    kind(a) == kind(b)
}

/// How much one wants a vampire of which no copy is in play, if so much pool can be spent on
/// vampires.
fn affordable_merit(sight: &Sight, card: CardId, budget: i32) -> i32 {
    let short = (need(sight, card) - budget.max(0)).max(0);
    wanted_alone(sight, card) - short * sight.w.wanted_need
}

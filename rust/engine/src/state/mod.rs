//! The state of a game: plain data that only holds. It is copied as a block of memory, and changed
//! only by the rules: what is told of a game, through [`crate::event`].

mod action;
mod card;
mod combat;
mod frame;
mod lasting;
mod referendum;
mod seat;
mod twins;

pub use action::{Action, ActionKind, ActionSource, ActionStage, Played, Used};
pub use card::{Card, Corruption, Flag, Tally, Zone};
pub use combat::{Combat, CombatStage, Damage, Range, Side, Strike, StrikeShape};
pub use frame::{
    AwardStage, BurningStage, ConvictionFrom, DamageStage, DiablerieStage, EffectFrame, Frame,
    PlayFrame, PlayStage, TurnStage, UnlockStage, Waiting, WindowFrame,
};
pub use lasting::{Allegiance, Expiry, Lasting, LimitKey, LimitName, What};
pub use referendum::{Ballot, Referendum, ReferendumStage};
pub use seat::{MAX_HAND, SeatState};
pub use twins::Twins;

use methuselah_cards::{AbilityId, CardDef, CardSet, Reach, lang::Window};

use crate::{
    error::GameError,
    ids::{CardId, CardRef, Seat, Value},
    list::List,
};

/// Seats at a table, at most (SETUP-4).
pub const MAX_SEATS: usize = 5;
/// Cards of all decks of a table, at most.
pub const MAX_CARDS: usize = 560;

/// The phase of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// Unlock phase.
    #[default]
    Unlock,
    /// Master phase.
    Master,
    /// Minion phase.
    Minion,
    /// Influence phase.
    Influence,
    /// Discard phase.
    Discard,
}

impl Phase {
    /// Its window.
    pub const fn window(self) -> Window {
        match self {
            Self::Unlock => Window::Unlock,
            Self::Master => Window::Master,
            Self::Minion => Window::Minion,
            Self::Influence => Window::Influence,
            Self::Discard => Window::Discard,
        }
    }
}

/// A card in play that has any ability, with what is looked for so often that it is kept beside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Text {
    /// The card.
    pub card: CardId,
    /// As in [`Reach::windows`].
    pub windows: u64,
    /// As in [`Reach::events`].
    pub events: u64,
    /// As in [`Reach::burns_itself`].
    pub burns_itself: bool,
}

impl Text {
    pub(crate) fn of(card: CardId, def: &CardDef) -> Self {
        let Reach { windows, events, burns_itself, .. } = def.reach;
        Self { card, windows, events, burns_itself }
    }
}

/// A static text of a card in play, with what it changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct StaticText {
    /// The card.
    pub card: CardId,
    /// The text.
    pub ability: AbilityId,
    /// As in [`Reach::numbers`].
    pub numbers: u32,
    /// As in [`Reach::changes`].
    pub changes: u64,
}

impl StaticText {
    /// The static texts of a card.
    pub(crate) fn all_of(card: CardId, def: &CardDef, set: &CardSet) -> impl Iterator<Item = Self> {
        def.abilities.iter().filter_map(move |&ability| {
            let Reach { numbers, changes, .. } = Reach::of(&set.ability(ability).ability);
            (numbers != 0 || changes != 0).then_some(Self { card, ability, numbers, changes })
        })
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// One Methuselah remains (END-4).
    LastStanding,
    /// The round limit (END-7).
    TimeLimit,
    /// The cap on decisions.
    DecisionCap,
    /// A named error of the game itself.
    Error,
}

/// The whole state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// Every card of every deck.
    pub cards: [Card; MAX_CARDS],
    /// How many cards there are.
    pub card_count: u16,
    /// The Methuselahs.
    pub seats: [SeatState; MAX_SEATS],
    /// How many Methuselahs began.
    pub seat_count: u8,
    /// The next seat clockwise of each, ousted ones left out.
    pub next: [Seat; MAX_SEATS],
    /// The Methuselah whose turn it is.
    pub active: Seat,
    /// Who takes the next turn, if an effect has said so.
    pub next_turn: Option<Seat>,
    /// The phase.
    pub phase: Phase,
    /// Turns begun in the game so far.
    pub turns: u32,
    /// Rounds of the table so far: one each time the turn passes the first seat in the game.
    pub rounds: u16,
    /// Someone has an Advanced vampire or the base of one (ADV-1).
    pub advanced: bool,
    /// Who holds the Edge.
    pub edge: Option<Seat>,
    /// A mask of the seats that have announced to withdraw, and may still (END-6).
    pub withdrawing: u8,
    /// How many cards wait out of play with another.
    pub limbo: u16,
    /// How many cards are kept out of play on others.
    pub kept: u16,
    /// How many cards are contested.
    pub contested: u16,
    /// How many imbued are in play.
    pub imbued: u8,
    /// Net counters out of the bank, for the invariant on counters.
    pub bank_out: i32,
    /// Cards in play on nothing, or on another card: all but minions.
    pub permanents: List<CardId, 96>,
    /// Cards in play that have any ability.
    pub texts: List<Text, 96>,
    /// Their static texts, in the same order.
    pub statics: List<StaticText, 128>,
    /// What the texts in play and the lasting effects have to do with, at most.
    pub reach: Reach,
    /// Kinds of cards of which several lie side by side.
    pub twins: Twins,
    /// Effects that last.
    pub lasting: List<Lasting, 48>,
    /// Counters of a kind on cards.
    pub tallies: List<Tally, 32>,
    /// What effects have kept on cards, each in a slot.
    pub memories: List<(CardRef, u8, Value), 32>,
    /// Corruption counters, those of each Methuselah on each minion.
    pub corrupted: List<Corruption, 48>,
    /// Uses that are limited.
    pub limits: List<LimitKey, 80>,
    /// The action under way.
    pub action: Action,
    /// The combat under way.
    pub combat: Combat,
    /// The referendum under way.
    pub referendum: Referendum,
    /// Effects queued, as a combat is, for the end of the combat; lost if it goes on.
    pub queued: List<EffectFrame, 4>,
    /// What follows a strike that ends combat; lost also if anything is queued.
    pub after_strike: List<EffectFrame, 2>,
    /// Who is to go first in the combat that the effect at hand goes on to begin.
    pub acts_first: CardRef,
    /// Numbers that Methuselahs have sealed, the last time that such were: hidden until all have.
    pub sealed: List<(Seat, u8), MAX_SEATS>,
    /// Who fought in the last combat that is over.
    pub fought: [CardRef; 2],
    /// Damage being handled.
    pub damages: List<Damage, 10>,
    /// Vampires that are to be awarded trophies.
    pub awards: List<CardRef, 2>,
    /// Actions that minions have performed this turn (MINION-3 to -5).
    pub acted: List<(CardRef, u16), 64>,
    /// Actions announced in this minion phase.
    pub announced: u8,
    /// Actions performed in this turn that were not mandatory.
    pub acted_freely: u8,
    /// The stack of what is going on.
    pub stack: List<Frame, 24>,
    /// Triggered effects that wait for their turn.
    pub waiting: List<Waiting, 16>,
    /// Someone may be without pool: looked at only where pool is lost.
    pub poolless: bool,
    /// Replacements are to be drawn that had been put off.
    pub due: bool,
    /// The windows in which someone who does nothing could play some card of their hand, at most.
    pub idle_hands: u64,
    /// Hand sizes, a mask of seats, that are not the usual one.
    pub odd_hands: u8,
    /// What hand sizes go by has changed since they were worked out.
    pub hand_sizes_due: bool,
    /// Something has changed since it was last looked for who is ousted and what burns itself.
    pub changed: bool,
    /// What gave capacity has ended since blood was last looked at (CARD-2).
    pub capacity_ended: bool,
    /// Changes happen at one moment while above 0.
    pub together: u8,
    /// Hands are not drawn up or discarded down while an effect does more at one moment.
    pub hands_wait: bool,
    /// A mask of the seats whose hands are to be drawn up, or down, when that moment is over.
    pub unsettled_hands: u8,
    /// The turn ends when the action is concluded.
    pub end_turn: bool,
    /// Decisions asked so far.
    pub decisions: u32,
    /// Random choices made so far, for their keys.
    pub random_choices: u16,
    /// Set when the game is over.
    pub ended: Option<Ending>,
    /// What went wrong, if something did.
    pub error: Option<GameError>,
}

impl State {
    /// A state of no cards.
    pub fn empty(seat_count: u8) -> Self {
        let mut next = [Seat(0); MAX_SEATS];
        for (seat, next) in next.iter_mut().enumerate().take(seat_count as usize) {
            *next = Seat((seat as u8 + 1) % seat_count);
        }
        Self {
            cards: [Card::default(); MAX_CARDS],
            card_count: 0,
            seats: [SeatState::default(); MAX_SEATS],
            seat_count,
            next,
            active: Seat(0),
            next_turn: None,
            phase: Phase::Unlock,
            turns: 0,
            rounds: 0,
            advanced: false,
            edge: None,
            withdrawing: 0,
            limbo: 0,
            kept: 0,
            contested: 0,
            imbued: 0,
            bank_out: 0,
            permanents: List::default(),
            texts: List::default(),
            statics: List::default(),
            reach: Reach::default(),
            twins: Twins::default(),
            lasting: List::default(),
            tallies: List::default(),
            memories: List::default(),
            corrupted: List::default(),
            limits: List::default(),
            action: Action::default(),
            combat: Combat::default(),
            referendum: Referendum::default(),
            queued: List::default(),
            after_strike: List::default(),
            acts_first: CardRef::NONE,
            sealed: List::default(),
            fought: [CardRef::NONE; 2],
            damages: List::default(),
            awards: List::default(),
            acted: List::default(),
            announced: 0,
            acted_freely: 0,
            stack: List::default(),
            waiting: List::default(),
            poolless: false,
            due: false,
            idle_hands: 0,
            odd_hands: 0,
            hand_sizes_due: true,
            changed: true,
            capacity_ended: false,
            together: 0,
            hands_wait: false,
            unsettled_hands: 0,
            end_turn: false,
            decisions: 0,
            random_choices: 0,
            ended: None,
            error: None,
        }
    }

    /// A card.
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    /// The slot of its owner's deck that a card is of, crypt first.
    pub fn slot_of(&self, id: CardId) -> usize {
        self.card(id).slot.into()
    }

    /// How many corruption counters of a Methuselah are on a card.
    #[inline(never)]
    pub fn corruption(&self, card: CardId, seat: Seat) -> u8 {
        let mut corrupted = self.corrupted.iter();
        corrupted.find(|c| (c.card, c.seat) == (card, seat)).map_or(0, |c| c.n)
    }

    /// A card to be changed.
    pub(crate) fn card_mut(&mut self, id: CardId) -> &mut Card {
        &mut self.cards[id.index()]
    }

    /// A reference to a card as it is now.
    pub fn reference(&self, id: CardId) -> CardRef {
        match id.some() {
            Some(id) => CardRef { id, incarnation: self.card(id).incarnation },
            None => CardRef::NONE,
        }
    }

    /// The card that is referred to, unless it has left play since.
    pub fn resolve(&self, card: CardRef) -> Option<CardId> {
        let id = card.id.some()?;
        (self.card(id).incarnation == card.incarnation).then_some(id)
    }

    /// A Methuselah.
    pub fn seat(&self, seat: Seat) -> &SeatState {
        &self.seats[seat.index()]
    }

    /// A Methuselah to be changed.
    pub(crate) fn seat_mut(&mut self, seat: Seat) -> &mut SeatState {
        &mut self.seats[seat.index()]
    }

    /// Whether the Methuselah is still in the game.
    pub fn alive(&self, seat: Seat) -> bool {
        !self.seat(seat).ousted
    }

    /// All seats, ousted ones included.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seat_count).map(Seat)
    }

    /// The seats still in the game, clockwise from one of them (or from the next one, if that one
    /// is out).
    pub fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + use<'_> {
        let first = if self.alive(from) { from } else { self.prey(from) };
        let mut at = Some(first);
        std::iter::from_fn(move || {
            let seat = at?;
            let next = self.prey(seat);
            at = (next != first).then_some(next);
            Some(seat)
        })
    }

    /// The prey of a Methuselah: the next one clockwise (of one who is out: whoever would be).
    pub fn prey(&self, seat: Seat) -> Seat {
        self.next[seat.index()]
    }

    /// The predator of a Methuselah.
    pub fn predator(&self, seat: Seat) -> Seat {
        if let (true, Some(predator)) = (self.seat(seat).ousted, self.seat(seat).ousted_by) {
            return predator;
        }
        let before = |s: &Seat| self.alive(*s) && self.prey(*s) == seat;
        self.all_seats().find(before).unwrap_or(seat)
    }

    /// That Methuselah or, of one who is out, the first still in the game counter-clockwise.
    pub fn living_from(&self, seat: Seat) -> Seat {
        let count = self.seat_count;
        let before = |n: u8| Seat((seat.0 + count - n) % count);
        (0..count).map(before).find(|&s| self.alive(s)).unwrap_or(seat)
    }

    /// How many Methuselahs are still in the game.
    pub fn living(&self) -> usize {
        self.all_seats().filter(|&s| self.alive(s)).count()
    }
}

//! A Methuselah, and what lies before them.

use methuselah_cards::HandWindows;

use crate::{
    ids::{CardId, Seat},
    list::List,
    setup::{MAX_CRYPT, MAX_LIBRARY},
};

/// Cards in a hand, at most.
pub const MAX_HAND: usize = 28;

/// A Methuselah.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatState {
    /// The pool.
    pub pool: i16,
    /// Pool that they were to lose or pay beyond what they had, as they came to have none.
    pub lacking: u8,
    /// Out of the game.
    pub ousted: bool,
    /// Who ousted them: their predator at that moment.
    pub ousted_by: Option<Seat>,
    /// Out of the game because they have withdrawn.
    pub withdrawn: bool,
    /// At the start of their turn the library was empty and the hand not full (END-6).
    pub exhausted: bool,
    /// The round in which they were ousted.
    pub oust_round: u16,
    /// Victory points, in halves.
    pub half_points: u8,
    /// The library, its top card last.
    pub library: List<CardId, MAX_LIBRARY>,
    /// The crypt, its top card last.
    pub crypt: List<CardId, MAX_CRYPT>,
    /// The hand.
    pub hand: List<CardId, MAX_HAND>,
    /// The uncontrolled region.
    pub uncontrolled: List<CardId, 28>,
    /// Minions controlled, ready or in torpor.
    pub minions: List<CardId, 28>,
    /// The hand size to which the hand was last settled (CARD-10).
    pub hand_size: u8,
    /// Replacements owed: at the end of the action, in the next unlock phase, in the next discard
    /// phase, at the end of the combat, when a card leaves play or something happens, now, and at the
    /// end of the referendum. The hand is that much smaller until then.
    pub owed: [u8; 7],
    /// The windows in which some card in hand can be played, at most.
    pub hand_windows: HandWindows,
    /// A mask of the windows in which this Methuselah can use some text in play, at most.
    pub text_windows: u64,
    /// Master phase actions left.
    pub master_actions: i8,
    /// The master phase action of a trifle was gained in this master phase (CARD-17).
    pub trifle_used: bool,
    /// An out-of-turn master was played since the last own turn (CARD-18).
    pub out_of_turn: bool,
    /// A trifle was played out of turn: one more action in the next master phase (CARD-17).
    pub trifle_owed: bool,
    /// Transfers left.
    pub transfers: i8,
    /// Discard phase actions left.
    pub discards: i8,
    /// Shuffles of the library and the crypt so far, for the keys of chance.
    pub shuffles: [u8; 2],
    /// Decisions this Methuselah has been asked so far, for the keys of a policy's chance.
    pub decisions: u32,
    /// The turn of the game that came after their last one.
    pub since: u32,
    /// Turns this Methuselah has begun.
    pub turns: u16,
    /// The card they play for, if they play for ante (EDITION-12): whoever ousts them wins it.
    pub ante: CardId,
}

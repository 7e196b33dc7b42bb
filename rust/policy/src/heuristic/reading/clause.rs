//! A clause of a card in hand: what it does, and who can play it.

use methuselah_cards::{
    lang::{Act, Window},
    vocab::{CardType, DisciplineSet, Path},
};

use super::Deed;

/// A clause of a card, as one judges whether a minion could play it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clause {
    /// What it does.
    pub deed: Deed,
    /// The Disciplines it needs.
    pub needs: DisciplineSet,
    /// The type it is played as.
    pub as_type: CardType,
    /// The window it is played in.
    pub window: Window,
    /// The kind of action.
    pub act: Act,
    /// Stealth that the action comes with.
    pub action_stealth: i8,
    /// Only against a bleed.
    pub in_bleeds: bool,
    /// Only against an action directed at its player.
    pub at_me: bool,
    /// Only against an action of its player's predator.
    pub of_predator: bool,
    /// On other conditions.
    pub on_condition: bool,
    /// It is played by a locked minion.
    pub by_locked: bool,
    /// It is played by another minion than the acting one.
    pub by_other: bool,
    /// Its cost in blood.
    pub blood: u8,
    /// Its cost in pool.
    pub pool: u8,
    /// One of them is an X.
    pub x: bool,
    /// The titles of which it needs one, as bits; 0 for none needed.
    pub titles: u32,
    /// It calls for a clan.
    pub clan: bool,
    /// The Path it asks for.
    pub path: Option<Path>,
}

/// What some clause of a card can be played for: a mask, to pass over a card at a glance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Gist(u8);

impl Gist {
    /// To bounce a bleed.
    pub const BOUNCE: Self = Self(1);
    /// To add intercept.
    pub const INTERCEPT: Self = Self(2);
    /// As an action modifier that adds bleed or stealth.
    pub const MODIFY: Self = Self(4);
    /// As a reaction.
    pub const REACT: Self = Self(8);
    /// To strike, or do harm in combat.
    pub const FIGHT: Self = Self(16);
    /// For votes.
    pub const VOTE: Self = Self(32);

    /// Whether it is one of these.
    pub const fn has(self, any: Self) -> bool {
        self.0 & any.0 != 0
    }

    /// Either.
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Clause {
    /// What it can be played for.
    pub fn gist(&self) -> Gist {
        let deed = &self.deed;
        let modifier = self.as_type == CardType::ActionModifier;
        let modifies = modifier && (deed.bleed > 0 || deed.stealth > 0);
        let reacts = self.as_type == CardType::Reaction;
        let combat = self.as_type == CardType::Combat;
        let of = |is: bool, gist: Gist| if is { gist } else { Gist::default() };
        of(deed.bounces, Gist::BOUNCE)
            .or(of(deed.intercept > 0, Gist::INTERCEPT))
            .or(of(modifies, Gist::MODIFY))
            .or(of(reacts, Gist::REACT))
            .or(of(combat && (deed.strikes || deed.harm > 0), Gist::FIGHT))
            .or(of(deed.votes > 0, Gist::VOTE))
    }

    /// What it is good for in a hand, roughly.
    pub fn handy(&self) -> i16 {
        let deed = &self.deed;
        let n = |n: i8| i16::from(n);
        let in_action = 3 * n(deed.stealth) + 3 * n(deed.intercept) + 5 * n(deed.bleed);
        let against =
            4 * n(deed.less_bleed) + 12 * i16::from(deed.bounces) + 8 * i16::from(deed.wakes);
        let in_combat = 2 * n(deed.prevents)
            + 3 * n(deed.strike)
            + 3 * n(deed.steals)
            + 2 * n(deed.harm)
            + 6 * i16::from(deed.ends_combat);
        let other = 3 * n(deed.votes) + 3 * n(deed.me.lock).max(0) + (deed.worth / 20).clamp(0, 12);
        // What a referendum does shows only in its terms.
        let calls = if self.as_type == CardType::PoliticalAction { 12 } else { 0 };
        in_action + against + in_combat + other + calls
    }
}

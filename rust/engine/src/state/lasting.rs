//! Effects that last, as data.

use methuselah_cards::{
    AbilityId, DefId, ProgramId,
    lang::{Number, Period, Resource},
    vocab::{Circle, Clan, Keyword, Title},
};

use crate::{
    ids::{CardId, CardRef, Seat, Value},
    play::Debt,
};

/// When a lasting effect ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Expiry {
    /// With this strike.
    Strike,
    /// With this round of combat.
    #[default]
    Round,
    /// With the next round of combat.
    NextRound,
    /// With this combat.
    Combat,
    /// With this action.
    Action,
    /// With this action too, but it is at work only in combats that result from its minion's block:
    /// in each of them anew.
    ResultingCombat,
    /// With this phase.
    Phase,
    /// With this turn.
    Turn,
    /// In the next unlock phase of the Methuselah.
    Unlock(Seat),
    /// When its subject might next have unlocked as normal.
    Unlocking,
    /// In the next discard phase of the Methuselah.
    Discard(Seat),
    /// When it has been counted into the actions or transfers of a phase.
    Counted,
    /// Never.
    Game,
    /// When its source leaves play or moves to another card.
    Source,
}

/// What lasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum What {
    /// Adds to a number of the subject.
    Number(Number, i8),
    /// An ability is at work.
    Ability(AbilityId),
    /// The subject has an additional strike that can only be that of the ability.
    Additional(AbilityId),
    /// The subject has a combat resource to use.
    Resource(Resource),
    /// The subject is awake (BLOCK-8).
    #[default]
    Awake,
    /// The subject, a Red List minion, is marked (TRAIT-5).
    Marked,
    /// The subject is to return to that Methuselah's control.
    Lent(Seat),
    /// The subject, a stolen card, cannot be used (STRIKE-8).
    Unusable,
    /// The subject cannot perform the action of this key again (see [`super::State::acted`]).
    Banned(u16),
    /// The subject, a card played for the action, costs that much less blood and pool (CARD-37).
    Cheaper(u8, u8),
    /// The subject, a card that is being played, costs that much more blood.
    Dearer(u8),
    /// The subject, a card played for the action, will cost less by the use of that text, which is
    /// then paid for; how much less is the pick.
    Pledged(AbilityId),
    /// The subject is of that clan instead of the one before (SECT-4), and of the sect of that
    /// clan, unless it has changed its sect since or was born so (EDITION-15).
    Clan(Clan, bool),
    /// The subject has that title, for which no card stands; of the city of that other card, if of one.
    Title(Title, Option<DefId>),
    /// The subject has committed diablerie in that turn of the game.
    Diablerized(u32),
    /// The subject belongs to that circle.
    Circle(Allegiance),
    /// The subject must hunt.
    MustHunt,
    /// The subject does not unlock as normal.
    StaysLocked,
    /// The source may be taken back as the subject draws replacements that are put off so long.
    ComesBack(AbilityId, Debt),
}

/// A circle of Blood Brothers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Allegiance {
    /// One with a name.
    Named(Circle),
    /// That of one vampire, which others may have joined.
    Own(CardId),
}

/// An effect that lasts: with its source, its subject and its expiry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lasting {
    /// What it does.
    pub what: What,
    /// Whom it is about: a minion or a Methuselah.
    pub subject: Value,
    /// The card it comes from.
    pub source: CardRef,
    /// The minion that played it.
    pub me: CardRef,
    /// The Methuselah whose effect it is.
    pub you: Seat,
    /// The first picks of the effect it comes from.
    pub picks: [Value; 2],
    /// It comes from a card played at the superior level.
    pub superior: bool,
    /// It comes from a limited clause (BLEED-4).
    pub limited: bool,
    /// As in [`super::EffectFrame::as_vampire`].
    pub as_vampire: u8,
    /// When it ends.
    pub expiry: Expiry,
    /// How many times more it happens; 0 if that is not counted.
    pub left: u8,
}

impl Lasting {
    /// It waits for a time to come, and is not at work yet.
    pub fn dormant(&self) -> bool {
        matches!(self.expiry, Expiry::NextRound | Expiry::ResultingCombat)
    }
}

/// What is limited in its uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LimitName {
    /// Plays of a card, whatever copy.
    Card(DefId),
    /// Plays of a clause of a card, at whatever level.
    Clause(DefId, u8),
    /// Plays and uses of all cards with a keyword.
    Keyword(Keyword),
    /// Uses of an ability.
    Ability(ProgramId),
    /// Strikes with an ability.
    Strike(ProgramId),
    /// Maneuvers with an ability, by its index on its card.
    Maneuver(ProgramId, u8),
    /// An event of whatever name.
    Event,
    /// Discarding by the burn option.
    BurnOption,
    /// Pool for the Edge.
    Edge,
    /// A contest settled in an unlock phase.
    Contest,
    /// Passing in a discard phase.
    Passing,
    /// Plays of trifles.
    Trifle,
    /// A conviction put on an imbued in an unlock phase.
    Conviction,
    /// A conviction burned, or not, over an imbued that was burned.
    Wrath,
}

/// A use that counts towards a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LimitKey {
    /// Over what time.
    pub period: Period,
    /// Of whom: a minion, a Methuselah, a copy, or nobody for the whole table.
    pub subject: Value,
    /// Of what.
    pub name: LimitName,
}

impl Default for LimitKey {
    fn default() -> Self {
        Self { period: Period::Game, subject: Value::Nothing, name: LimitName::Edge }
    }
}

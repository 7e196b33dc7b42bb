//! The texts that hold all the time: what they change, and of whom.

use serde::Deserialize;

use super::{Amount, Cond, Filter, Replacement, Who, is::Skill};
use crate::vocab::{Clan, Discipline, DisciplineSet, Keyword, Sect};

/// Numbers of cards and Methuselahs; each is worked out when asked for, never stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[repr(u8)]
pub enum Number {
    /// Pool that the minion's bleed burns.
    Bleed,
    /// Stealth of the acting minion.
    Stealth,
    /// Intercept of a blocking minion.
    Intercept,
    /// Hand damage.
    Strength,
    /// Blood gained by hunting.
    Hunt,
    /// Capacity.
    Capacity,
    /// Votes of a minion.
    Votes,
    /// Hand size of a Methuselah.
    HandSize,
    /// Transfers of a Methuselah.
    Transfers,
    /// Master phase actions of a Methuselah.
    MasterActions,
    /// Discard phase actions of a Methuselah.
    DiscardActions,
    /// Ballots of a vampire in the prisci's vote (REF-6).
    Ballots,
    /// Votes that a minion has beside its others if it casts them against.
    VotesAgainst,
    /// Damage that a ranged strike of a minion inflicts beside its own, at whatever range.
    RangedDamage,
    /// Damage of a minion's hand strikes beside its strength.
    HandDamage,
    /// Life that an ally or retainer starts with: what is added to it as the card is brought into play
    /// is on it at once.
    StartingLife,
    /// Votes that a Methuselah casts with the Edge beside its one.
    EdgeVotes,
}

const _: () = assert!((Number::EdgeVotes as u8) < 32, "a mask of numbers has 32 bits");

impl Number {
    /// Its bit in a mask of numbers.
    pub const fn bit(self) -> u32 {
        1 << self as u32
    }
}

/// Whom a static text is about.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Scope {
    /// The card it is on.
    Host,
    /// The card itself, or (in a lasting effect) the minion that played it.
    Me,
    /// Every card that fits.
    Cards(Filter),
    /// A Methuselah.
    Methuselah(Who),
}

/// A static text: derived from the cards in play, never stored.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Static {
    /// Whom it is about.
    pub to: Scope,
    /// When it holds.
    #[serde(default, rename = "if")]
    pub if_: Vec<Cond>,
    /// What it changes.
    pub change: Change,
}

/// What a minion does, and can be kept from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Does {
    /// Unlocks.
    Unlock,
    /// Moves from torpor to the ready region.
    LeaveTorpor,
    /// Contests, for itself or for its title (CONTEST-1, -5); of a cost, beyond the usual one.
    Contest,
    /// Takes an action, whoever provides it, or takes one over.
    Act,
    /// Blocks; of a cost, attempts to.
    Block,
    /// Recruits allies, by whatever means.
    Recruit,
    /// Employs retainers, likewise.
    Employ,
    /// Performs political actions.
    CallReferendum,
    /// Casts votes or ballots.
    Vote,
    /// Casts votes or ballots against.
    VoteAgainst,
    /// Maneuvers to close range.
    ManeuverToClose,
    /// Maneuvers to long range.
    ManeuverToLong,
    /// Strikes.
    Strike,
    /// Ends combat as a strike.
    StrikeToEnd,
    /// Presses.
    Press,
    /// Presses to continue combat.
    PressToContinue,
    /// Presses to end combat.
    PressToEnd,
}

impl Does {
    /// The kind of change that keeps a minion from it.
    pub const fn barred(self) -> ChangeKind {
        match self {
            Self::Unlock => ChangeKind::CannotUnlock,
            Self::LeaveTorpor => ChangeKind::CannotLeaveTorpor,
            Self::Contest => ChangeKind::CannotContest,
            Self::Act => ChangeKind::CannotAct,
            Self::Block => ChangeKind::CannotBlock,
            Self::Recruit => ChangeKind::CannotRecruit,
            Self::Employ => ChangeKind::CannotEmploy,
            Self::CallReferendum => ChangeKind::CannotCallReferendum,
            Self::Vote => ChangeKind::CannotVote,
            Self::VoteAgainst => ChangeKind::CannotVoteAgainst,
            Self::ManeuverToClose => ChangeKind::CannotManeuverToClose,
            Self::ManeuverToLong => ChangeKind::CannotManeuverToLong,
            Self::Strike => ChangeKind::CannotStrike,
            Self::StrikeToEnd => ChangeKind::CannotStrikeToEnd,
            Self::Press => ChangeKind::CannotPress,
            Self::PressToContinue => ChangeKind::CannotPressToContinue,
            Self::PressToEnd => ChangeKind::CannotPressToEnd,
        }
    }
}

/// What a static text changes.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Change {
    /// Adds to a number.
    Add(Number, Amount),
    /// Cannot do that.
    Cannot(Does),
    /// Must burn that much blood, or life, to do that: with less it cannot. To vote, once in a
    /// referendum.
    Costs(Does, Amount),
    /// The acting minion it is about cannot be blocked by minions that fit.
    CannotBeBlockedBy(Filter),
    /// Does not unlock as normal.
    DoesNotUnlock,
    /// Cannot play cards that fit.
    CannotPlay(Filter),
    /// Can strike only with hand strikes.
    HandStrikesOnly,
    /// The damage of its hand strikes is aggravated.
    HandsAggravated,
    /// Its number is that, before what adds to it; of several such texts the last one counts.
    Base(Number, Amount),
    /// Damage on it of which all of that is so is prevented, if it can be.
    Prevents(Vec<DamageIs>),
    /// Plays with an open hand.
    OpenHand,
    /// The Methuselah pays that much more pool for cards that fit; or, said of a card, anyone does for
    /// playing them on it.
    PoolCost(Filter, Amount),
    /// Must burn the top card of its controller's library to attempt to block: without one it cannot.
    BurnsTopToBlock,
    /// The rescues of vampires that fit that it attempts cost that much more blood; less, if that is
    /// negative (TORPOR-3).
    RescueCost(Amount, #[serde(default)] Filter),
    /// Meets requirements of that clan as its controller or it plays a card from hand, and is of the clan
    /// for all that the card does, but for what it does in play.
    PlaysAs(Clan),
    /// Cards that fit cost it that much more blood; less, if that is negative.
    BloodCost(Filter, Amount),
    /// Has the Discipline.
    Discipline(Skill),
    /// Has the Discipline at one level more: the inferior one, or the superior one if it has that.
    MoreDiscipline(Discipline),
    /// Can play some cards as a vampire that has their Discipline (CARD-31).
    AsVampire(AsVampire),
    /// Cannot have (and so not use) cards on it that fit: none can be put on it, however that is
    /// tried, and one that an effect moves onto it burns.
    CannotHave(Filter),
    /// Is immune to damage of which all of that is so: what is left of it after prevention is not
    /// inflicted (DAMAGE-7).
    ImmuneTo(Vec<DamageIs>),
    /// Has the trait or keyword.
    Keyword(Keyword),
    /// Counts as of that sect, whatever its own (SECT-1).
    Sect(Sect),
    /// Takes no conviction as it enters play (IMBUED-2).
    TakesNoConviction,
    /// Cards that fit cost it that much less pool, or else blood.
    CheaperFor(Filter, Amount),
    /// Actions that it takes with cards that fit cost it that much less pool, or else blood.
    CheaperActions(Filter, Amount),
    /// Its strikes with weapons inflict no damage.
    WeaponsHarmless,
    /// Cannot use cards on it that fit, nor do they give it anything.
    CannotUse(Filter),
    /// Cards that fit cannot be used on it, whoever plays them.
    CannotBeUsedOn(Filter),
    /// Damage inflicted on it of which all of that is so is aggravated: all damage, if nothing is said.
    Aggravated(Vec<DamageIs>),
    /// Once so many points of damage are inflicted on it in a round, or would be at one moment, damage
    /// of which all of that is so is prevented, if it can be.
    PreventsBeyond(u8, Vec<DamageIs>),
    /// Leaves the incapacitated region, in any Methuselah's unlock phase, for that much conviction
    /// (IMBUED-4).
    RecoversFor(u8),
    /// No blood hunt can be called on it (DIABLERIE-3).
    CannotBeHunted,
    /// Cannot be the target of other Methuselahs' actions, nor be chosen for them.
    CannotBeTargeted,
    /// Cannot be the target of directed actions of minions that fit the first description, taken with
    /// cards that fit the second one (as in [`Cond::TakenWith`]), or with any or none if it is empty.
    NotTargetOf(Filter, Filter),
    /// Gains no blood or life: what it would gain goes to the blood bank.
    GainsNothing,
    /// No dodge is of any use against its strikes.
    StrikesUndodgeable,
    /// Can act in the turn in which it is recruited.
    ActsAtOnce,
    /// Does not lock for blocking minions that fit.
    BlocksUnlocked(Filter),
    /// Cards that fit that it plays are replaced only then, unless they say so themselves.
    ReplacesLater(Filter, Replacement),
    /// Of an effect: the next card that fits, whichever of those it is about plays it, costs that much
    /// more blood.
    NextBloodCost(Filter, Amount),
    /// Does not hunt as normal: only actions that a card provides are hunts that it takes (HUNT-1).
    DoesNotHunt,
    /// Cannot be diablerized.
    CannotBeDiablerized,
    /// The Methuselah, whenever they would draw a card from the library, can draw one of theirs that
    /// is kept on this card instead.
    DrawsKept,
    /// Its controller can play the cards kept on this card as if from hand: what a minion plays, by
    /// it. Of a Methuselah: they can, and by any minion.
    PlaysKept,
}

/// What kind of permission, bar or grant a [`Change`] is, or a cost that it adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum ChangeKind {
    /// [`Change::Cannot`] of [`Does::Block`].
    CannotBlock,
    /// [`Change::CannotBeBlockedBy`].
    CannotBeBlockedBy,
    /// [`Change::DoesNotUnlock`].
    DoesNotUnlock,
    /// [`Change::CannotPlay`].
    CannotPlay,
    /// [`Change::HandStrikesOnly`].
    HandStrikesOnly,
    /// [`Change::Cannot`] of [`Does::Press`].
    CannotPress,
    /// [`Change::Cannot`] of [`Does::Vote`].
    CannotVote,
    /// [`Change::Cannot`] of [`Does::VoteAgainst`].
    CannotVoteAgainst,
    /// [`Change::Costs`].
    Costs,
    /// [`Change::Cannot`] of [`Does::Recruit`].
    CannotRecruit,
    /// [`Change::Cannot`] of [`Does::Employ`].
    CannotEmploy,
    /// [`Change::Cannot`] of [`Does::CallReferendum`].
    CannotCallReferendum,
    /// [`Change::Cannot`] of [`Does::LeaveTorpor`].
    CannotLeaveTorpor,
    /// [`Change::Cannot`] of [`Does::Contest`].
    CannotContest,
    /// [`Change::OpenHand`].
    OpenHand,
    /// [`Change::PoolCost`].
    PoolCost,
    /// [`Change::BurnsTopToBlock`].
    BurnsTopToBlock,
    /// [`Change::RescueCost`].
    RescueCost,
    /// [`Change::PlaysAs`].
    PlaysAs,
    /// [`Change::BloodCost`].
    BloodCost,
    /// [`Change::Discipline`] and [`Change::MoreDiscipline`].
    Discipline,
    /// [`Change::AsVampire`].
    AsVampire,
    /// [`Change::Cannot`] of [`Does::Act`].
    CannotAct,
    /// [`Change::CannotHave`].
    CannotHave,
    /// [`Change::ImmuneTo`].
    ImmuneTo,
    /// [`Change::Keyword`].
    Keyword,
    /// [`Change::Sect`].
    Sect,
    /// A changed clan, which no static text gives.
    Clan,
    /// [`Change::TakesNoConviction`].
    TakesNoConviction,
    /// [`Change::CheaperFor`] and [`Change::CheaperActions`].
    CheaperFor,
    /// [`Change::WeaponsHarmless`].
    WeaponsHarmless,
    /// [`Change::Cannot`] of [`Does::ManeuverToLong`].
    CannotManeuverToLong,
    /// [`Change::Cannot`] of [`Does::PressToEnd`].
    CannotPressToEnd,
    /// [`Change::Cannot`] of [`Does::StrikeToEnd`].
    CannotStrikeToEnd,
    /// [`Change::Cannot`] of [`Does::ManeuverToClose`].
    CannotManeuverToClose,
    /// [`Change::Cannot`] of [`Does::PressToContinue`].
    CannotPressToContinue,
    /// [`Change::Cannot`] of [`Does::Strike`].
    CannotStrike,
    /// [`Change::CannotUse`].
    CannotUse,
    /// [`Change::CannotBeUsedOn`].
    CannotBeUsedOn,
    /// [`Change::Aggravated`].
    Aggravated,
    /// [`Change::PreventsBeyond`].
    PreventsBeyond,
    /// [`Change::RecoversFor`].
    RecoversFor,
    /// [`Change::HandsAggravated`].
    HandsAggravated,
    /// [`Change::Base`].
    Base,
    /// [`Change::Prevents`].
    Prevents,
    /// [`Change::Cannot`] of [`Does::Unlock`].
    CannotUnlock,
    /// [`Change::CannotBeHunted`].
    CannotBeHunted,
    /// [`Change::CannotBeTargeted`].
    CannotBeTargeted,
    /// [`Change::NotTargetOf`].
    NotTargetOf,
    /// [`Change::GainsNothing`].
    GainsNothing,
    /// [`Change::StrikesUndodgeable`].
    StrikesUndodgeable,
    /// [`Change::ActsAtOnce`].
    ActsAtOnce,
    /// [`Change::BlocksUnlocked`].
    BlocksUnlocked,
    /// [`Change::ReplacesLater`].
    ReplacesLater,
    /// [`Change::NextBloodCost`].
    NextBloodCost,
    /// [`Change::DoesNotHunt`].
    DoesNotHunt,
    /// [`Change::CannotBeDiablerized`].
    CannotBeDiablerized,
    /// [`Change::DrawsKept`].
    DrawsKept,
    /// [`Change::PlaysKept`].
    PlaysKept,
}

const _: () = assert!((ChangeKind::PlaysKept as u8) < 64, "a mask of kinds has 64 bits");

impl ChangeKind {
    /// Its bit in a mask of kinds.
    pub const fn bit(self) -> u64 {
        1 << self as u64
    }
}

impl Change {
    /// Its kind; none for one that adds to a number.
    pub fn kind(&self) -> Option<ChangeKind> {
        use ChangeKind as Kind;
        Some(match self {
            Self::Add(..) => return None,
            Self::Cannot(does) => does.barred(),
            Self::Costs(..) => Kind::Costs,
            Self::CannotBeBlockedBy(..) => Kind::CannotBeBlockedBy,
            Self::DoesNotUnlock => Kind::DoesNotUnlock,
            Self::CannotPlay(..) => Kind::CannotPlay,
            Self::HandStrikesOnly => Kind::HandStrikesOnly,
            Self::OpenHand => Kind::OpenHand,
            Self::PoolCost(..) => Kind::PoolCost,
            Self::BurnsTopToBlock => Kind::BurnsTopToBlock,
            Self::RescueCost(..) => Kind::RescueCost,
            Self::PlaysAs(..) => Kind::PlaysAs,
            Self::BloodCost(..) => Kind::BloodCost,
            Self::Discipline(..) | Self::MoreDiscipline(..) => Kind::Discipline,
            Self::AsVampire(..) => Kind::AsVampire,
            Self::CannotHave(..) => Kind::CannotHave,
            Self::ImmuneTo(..) => Kind::ImmuneTo,
            Self::Keyword(..) => Kind::Keyword,
            Self::Sect(..) => Kind::Sect,
            Self::TakesNoConviction => Kind::TakesNoConviction,
            Self::CheaperFor(..) | Self::CheaperActions(..) => Kind::CheaperFor,
            Self::WeaponsHarmless => Kind::WeaponsHarmless,
            Self::CannotUse(..) => Kind::CannotUse,
            Self::CannotBeUsedOn(..) => Kind::CannotBeUsedOn,
            Self::Aggravated(..) => Kind::Aggravated,
            Self::PreventsBeyond(..) => Kind::PreventsBeyond,
            Self::RecoversFor(..) => Kind::RecoversFor,
            Self::HandsAggravated => Kind::HandsAggravated,
            Self::Base(..) => Kind::Base,
            Self::Prevents(..) => Kind::Prevents,
            Self::CannotBeHunted => Kind::CannotBeHunted,
            Self::CannotBeTargeted => Kind::CannotBeTargeted,
            Self::NotTargetOf(..) => Kind::NotTargetOf,
            Self::GainsNothing => Kind::GainsNothing,
            Self::StrikesUndodgeable => Kind::StrikesUndodgeable,
            Self::ActsAtOnce => Kind::ActsAtOnce,
            Self::BlocksUnlocked(..) => Kind::BlocksUnlocked,
            Self::ReplacesLater(..) => Kind::ReplacesLater,
            Self::NextBloodCost(..) => Kind::NextBloodCost,
            Self::DoesNotHunt => Kind::DoesNotHunt,
            Self::CannotBeDiablerized => Kind::CannotBeDiablerized,
            Self::DrawsKept => Kind::DrawsKept,
            Self::PlaysKept => Kind::PlaysKept,
        })
    }
}

/// What a minion can play for which it has no Discipline: an ally as a vampire (CARD-31).
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AsVampire {
    /// Cards that require one of these Disciplines, at that level at most.
    pub disc: Vec<Skill>,
    /// Cards that require several of them at once as well: "and/or".
    #[serde(default)]
    pub together: bool,
    /// The capacity that it then counts as having.
    #[serde(default = "one")]
    pub capacity: u8,
    /// Only cards that fit.
    #[serde(default)]
    pub of: Filter,
}

impl AsVampire {
    /// The Disciplines, as a set.
    pub fn skills(&self) -> DisciplineSet {
        let mut skills = DisciplineSet::default();
        for skill in &self.disc {
            skills.add(skill.discipline, skill.level);
        }
        skills
    }
}

fn one() -> u8 {
    1
}

/// What may be said of damage.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum DamageIs {
    /// Aggravated.
    Aggravated,
    /// Inflicted by a strike.
    Strike,
    /// Not inflicted by a minion (DAMAGE-6).
    Environmental,
    /// From a card that fits, such as the weapon of a strike.
    From(Filter),
    /// Inflicted by a minion that fits.
    By(Filter),
    /// Not.
    Not(Box<DamageIs>),
}

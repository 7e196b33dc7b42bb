use serde::Deserialize;

use super::{
    Act, Amount, Cond, Cost, Event, Filter, Limit, Pick, Player, Replacement, SeatIs, StrikeKind,
    Who, Window, is::Skill, step::Step,
};
use crate::vocab::{CardType, Clan, Discipline, DisciplineSet, Keyword, Sect, Title};

/// What a card does while it is in play, or an effect while it lasts.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Ability {
    /// Changes numbers and permissions.
    Static(Static),
    /// Happens by itself when something else happens.
    Trigger(Trigger),
    /// Can be used.
    Use(Use),
    /// Is an action that minions can take.
    Action(ActionText),
    /// Is a strike that the bearer (or the minion itself) can choose; while an effect lasts, the minion
    /// that played it, again and again.
    Strike(WeaponText),
    /// Takes the place of something that would happen.
    Replace(Replaced, Vec<Step>),
    /// Burns this card as soon as the condition holds, once the steps, if any, have been carried out.
    BurnIf(Cond, #[serde(default)] Vec<Step>),
    /// The host holds the title as long as it has this card (SECT-5).
    /// One that a clan has to itself names that clan; votes that only a vampire of a sect can hold, the
    /// sect.
    Title(Title, #[serde(default)] Option<Clan>, #[serde(default)] Option<Sect>),
    /// Can be used to lower what a card costs.
    Reduce(Reduction),
}

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
}

impl Number {
    /// Its bit in a mask of numbers.
    pub const fn bit(self) -> u16 {
        1 << self as u16
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

/// What a static text changes.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Change {
    /// Adds to a number.
    Add(Number, Amount),
    /// Cannot block.
    CannotBlock,
    /// The acting minion it is about cannot be blocked by minions that fit.
    CannotBeBlockedBy(Filter),
    /// Does not unlock as normal.
    DoesNotUnlock,
    /// Cannot play cards that fit.
    CannotPlay(Filter),
    /// Can strike only with hand strikes.
    HandStrikesOnly,
    /// Cannot press.
    CannotPress,
    /// The damage of its hand strikes is aggravated.
    HandsAggravated,
    /// Its number is that, before what adds to it; of several such texts the last one counts.
    Base(Number, Amount),
    /// Damage on it of which all of that is so is prevented, if it can be.
    Prevents(Vec<DamageIs>),
    /// Cannot cast votes or ballots.
    CannotVote,
    /// Cannot cast votes or ballots against.
    CannotVoteAgainst,
    /// Plays with an open hand.
    OpenHand,
    /// Must burn that much blood to cast votes or ballots, once in a referendum.
    VoteCost(Amount),
    /// Must burn that much blood to cast votes or ballots against, once in a referendum.
    VoteCostAgainst(Amount),
    /// The Methuselah pays that much more pool for cards that fit.
    PoolCost(Filter, Amount),
    /// Cards that fit cost that much more pool when played on it.
    PoolCostOn(Filter, Amount),
    /// Must burn the top card of its controller's library to attempt to block: without one it cannot.
    BurnsTopToBlock,
    /// Cannot unlock.
    CannotUnlock,
    /// Must burn that much blood or life to attempt to block: with less it cannot.
    BlockCost(Amount),
    /// The rescues of vampires that fit that it attempts cost that much more blood; less, if that is
    /// negative (TORPOR-3).
    RescueCost(Amount, #[serde(default)] Filter),
    /// Contesting its title costs it that much more blood (CONTEST-6).
    TitleCost(Amount),
    /// The damage it inflicts on cards that fit is aggravated.
    AggravatedTo(Filter),
    /// Meets requirements of that clan as its controller or it plays a card from hand, and is of the clan
    /// for all that the card does, but for what it does in play.
    PlaysAs(Clan),
    /// Cards that fit cost it that much more blood; less, if that is negative.
    BloodCost(Filter, Amount),
    /// Contests nothing: neither itself nor its title.
    ContestsNothing,
    /// Has the Discipline.
    Discipline(Skill),
    /// Has the Discipline at one level more: the inferior one, or the superior one if it has that.
    MoreDiscipline(Discipline),
    /// Can play some cards as a vampire that has their Discipline (CARD-31).
    AsVampire(AsVampire),
    /// Cannot act: takes no action, whoever provides it, and takes none over.
    CannotAct,
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
    /// Cannot maneuver to long range.
    CannotGoLong,
    /// Cannot press to end combat.
    CannotPressToEnd,
    /// Cannot end combat as a strike.
    CannotStrikeToEnd,
    /// Cannot maneuver to close range.
    CannotGoClose,
    /// Cannot press to continue combat.
    CannotPressToContinue,
    /// Cannot strike.
    CannotStrike,
    /// Cannot use cards on it that fit, nor do they give it anything.
    CannotUse(Filter),
    /// Cards that fit cannot be used on it, whoever plays them.
    CannotBeUsedOn(Filter),
    /// All damage inflicted on it is aggravated.
    Aggravated,
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
    /// Cards that fit that it plays are replaced only then, unless they say so themselves.
    ReplacesLater(Filter, Replacement),
    /// Of an effect: the next card that fits, whichever of those it is about plays it, costs that much
    /// more blood.
    NextBloodCost(Filter, Amount),
    /// Does not hunt as normal: only actions that a card provides are hunts that it takes (HUNT-1).
    DoesNotHunt,
    /// Cannot be moved from torpor to the ready region.
    StaysInTorpor,
    /// Cannot be diablerized.
    CannotBeDiablerized,
    /// The Methuselah, whenever they would draw a card from the library, can draw one of theirs that
    /// is kept on this card instead.
    DrawsKept,
    /// Its controller can play the cards kept on this card as if from hand: what a minion plays, by
    /// it.
    PlaysKept,
}

/// What kind of permission, bar or grant a [`Change`] is, or a cost that it adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum ChangeKind {
    /// [`Change::CannotBlock`].
    CannotBlock,
    /// [`Change::CannotBeBlockedBy`].
    CannotBeBlockedBy,
    /// [`Change::DoesNotUnlock`].
    DoesNotUnlock,
    /// [`Change::CannotPlay`].
    CannotPlay,
    /// [`Change::HandStrikesOnly`].
    HandStrikesOnly,
    /// [`Change::CannotPress`].
    CannotPress,
    /// [`Change::CannotVote`].
    CannotVote,
    /// [`Change::CannotVoteAgainst`].
    CannotVoteAgainst,
    /// [`Change::OpenHand`].
    OpenHand,
    /// [`Change::VoteCost`].
    VoteCost,
    /// [`Change::VoteCostAgainst`].
    VoteCostAgainst,
    /// [`Change::PoolCost`].
    PoolCost,
    /// [`Change::PoolCostOn`].
    PoolCostOn,
    /// [`Change::BurnsTopToBlock`].
    BurnsTopToBlock,
    /// [`Change::RescueCost`].
    RescueCost,
    /// [`Change::TitleCost`].
    TitleCost,
    /// [`Change::AggravatedTo`].
    AggravatedTo,
    /// [`Change::PlaysAs`].
    PlaysAs,
    /// [`Change::BloodCost`].
    BloodCost,
    /// [`Change::ContestsNothing`].
    ContestsNothing,
    /// [`Change::Discipline`] and [`Change::MoreDiscipline`].
    Discipline,
    /// [`Change::AsVampire`].
    AsVampire,
    /// [`Change::CannotAct`].
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
    /// [`Change::CannotGoLong`].
    CannotGoLong,
    /// [`Change::CannotPressToEnd`].
    CannotPressToEnd,
    /// [`Change::CannotStrikeToEnd`].
    CannotStrikeToEnd,
    /// [`Change::CannotGoClose`].
    CannotGoClose,
    /// [`Change::CannotPressToContinue`].
    CannotPressToContinue,
    /// [`Change::CannotStrike`].
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
    /// [`Change::BlockCost`].
    BlockCost,
    /// [`Change::CannotUnlock`].
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
    /// [`Change::ReplacesLater`].
    ReplacesLater,
    /// [`Change::NextBloodCost`].
    NextBloodCost,
    /// [`Change::DoesNotHunt`].
    DoesNotHunt,
    /// [`Change::StaysInTorpor`].
    StaysInTorpor,
    /// [`Change::CannotBeDiablerized`].
    CannotBeDiablerized,
    /// [`Change::DrawsKept`].
    DrawsKept,
    /// [`Change::PlaysKept`].
    PlaysKept,
}

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
            Self::CannotBlock => Kind::CannotBlock,
            Self::CannotBeBlockedBy(..) => Kind::CannotBeBlockedBy,
            Self::DoesNotUnlock => Kind::DoesNotUnlock,
            Self::CannotPlay(..) => Kind::CannotPlay,
            Self::HandStrikesOnly => Kind::HandStrikesOnly,
            Self::CannotPress => Kind::CannotPress,
            Self::CannotVote => Kind::CannotVote,
            Self::CannotVoteAgainst => Kind::CannotVoteAgainst,
            Self::OpenHand => Kind::OpenHand,
            Self::VoteCost(..) => Kind::VoteCost,
            Self::VoteCostAgainst(..) => Kind::VoteCostAgainst,
            Self::PoolCost(..) => Kind::PoolCost,
            Self::PoolCostOn(..) => Kind::PoolCostOn,
            Self::BurnsTopToBlock => Kind::BurnsTopToBlock,
            Self::RescueCost(..) => Kind::RescueCost,
            Self::TitleCost(..) => Kind::TitleCost,
            Self::AggravatedTo(..) => Kind::AggravatedTo,
            Self::PlaysAs(..) => Kind::PlaysAs,
            Self::BloodCost(..) => Kind::BloodCost,
            Self::ContestsNothing => Kind::ContestsNothing,
            Self::Discipline(..) | Self::MoreDiscipline(..) => Kind::Discipline,
            Self::AsVampire(..) => Kind::AsVampire,
            Self::CannotAct => Kind::CannotAct,
            Self::CannotHave(..) => Kind::CannotHave,
            Self::ImmuneTo(..) => Kind::ImmuneTo,
            Self::Keyword(..) => Kind::Keyword,
            Self::Sect(..) => Kind::Sect,
            Self::TakesNoConviction => Kind::TakesNoConviction,
            Self::CheaperFor(..) | Self::CheaperActions(..) => Kind::CheaperFor,
            Self::WeaponsHarmless => Kind::WeaponsHarmless,
            Self::CannotGoLong => Kind::CannotGoLong,
            Self::CannotPressToEnd => Kind::CannotPressToEnd,
            Self::CannotStrikeToEnd => Kind::CannotStrikeToEnd,
            Self::CannotGoClose => Kind::CannotGoClose,
            Self::CannotPressToContinue => Kind::CannotPressToContinue,
            Self::CannotStrike => Kind::CannotStrike,
            Self::CannotUse(..) => Kind::CannotUse,
            Self::CannotBeUsedOn(..) => Kind::CannotBeUsedOn,
            Self::Aggravated => Kind::Aggravated,
            Self::PreventsBeyond(..) => Kind::PreventsBeyond,
            Self::RecoversFor(..) => Kind::RecoversFor,
            Self::HandsAggravated => Kind::HandsAggravated,
            Self::Base(..) => Kind::Base,
            Self::Prevents(..) => Kind::Prevents,
            Self::BlockCost(..) => Kind::BlockCost,
            Self::CannotUnlock => Kind::CannotUnlock,
            Self::CannotBeHunted => Kind::CannotBeHunted,
            Self::CannotBeTargeted => Kind::CannotBeTargeted,
            Self::NotTargetOf(..) => Kind::NotTargetOf,
            Self::GainsNothing => Kind::GainsNothing,
            Self::StrikesUndodgeable => Kind::StrikesUndodgeable,
            Self::ActsAtOnce => Kind::ActsAtOnce,
            Self::ReplacesLater(..) => Kind::ReplacesLater,
            Self::NextBloodCost(..) => Kind::NextBloodCost,
            Self::DoesNotHunt => Kind::DoesNotHunt,
            Self::StaysInTorpor => Kind::StaysInTorpor,
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

/// A text that happens by itself.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trigger {
    /// What sets it off.
    pub on: Event,
    /// When it does.
    #[serde(default, rename = "if")]
    pub if_: Vec<Cond>,
    /// How often it can.
    #[serde(default)]
    pub limit: Vec<Limit>,
    /// What happens.
    #[serde(rename = "do")]
    pub steps: Vec<Step>,
    /// Only once, for a lasting effect: it ends then.
    #[serde(default)]
    pub once: bool,
    /// Only so many times, likewise; how many is worked out as it begins.
    #[serde(default)]
    pub times: Option<Amount>,
    /// Of a phase: not the one in which this card has come into play.
    #[serde(default)]
    pub next: bool,
}

impl Trigger {
    /// One that happens once, when that next happens.
    pub fn once(on: Event, if_: Vec<Cond>, steps: Vec<Step>) -> Self {
        Self { on, if_, limit: Vec::new(), steps, once: true, times: None, next: false }
    }
}

/// A text that can be used.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Use {
    /// In which window. In a window of a phase it is the user's own phase.
    pub when: Window,
    /// Who decides about it.
    #[serde(default = "you")]
    pub user: Who,
    /// Or else any Methuselah that fits, who is [`Who::Subject`] in it.
    #[serde(default)]
    pub users: Option<Vec<SeatIs>>,
    /// Used by the minion [`super::Which::Me`] as a card of that type would be played: an action
    /// modifier, a reaction or a combat card (IMBUED-3). It is none, and no use of it counts as
    /// playing one.
    #[serde(default, rename = "as")]
    pub as_: Option<CardType>,
    /// Which minion can use it, with `as`.
    #[serde(default)]
    pub player: Player,
    /// What else must hold.
    #[serde(default, rename = "if")]
    pub if_: Vec<Cond>,
    /// What is chosen with it.
    #[serde(default)]
    pub choose: Vec<Pick>,
    /// What it costs.
    #[serde(default)]
    pub cost: Vec<Cost>,
    /// How often it can be used. In a phase, an action, a referendum or a combat step: once, if it
    /// is not limited otherwise by a lock or a burn (CARD-34).
    #[serde(default)]
    pub limit: Vec<Limit>,
    /// What it does.
    #[serde(rename = "do")]
    pub steps: Vec<Step>,
    /// "Even if not yet needed" (BLOCK-4).
    #[serde(default)]
    pub unneeded: bool,
    /// "(limited)" (BLEED-4).
    #[serde(default)]
    pub limited: bool,
    /// As often as it can be paid for: its text does not say "during" (CARD-34).
    #[serde(default)]
    pub often: bool,
    /// In a window of a phase: in that phase of any Methuselah, not only the user's.
    #[serde(default)]
    pub any_turn: bool,
    /// It is mandatory: whoever can use it as they have the impulse does not pass.
    #[serde(default)]
    pub must: bool,
}

impl Use {
    /// The windows in which it can be used, in one edition of the rules or another.
    pub fn windows(&self) -> u64 {
        let late = if self.is_of_political() { Window::Polling.bit() } else { 0 };
        self.when.bit() | late
    }

    /// Whether nobody else than the controller of the card can use it.
    pub fn is_yours(&self) -> bool {
        self.user == Who::You && self.users.is_none()
    }

    /// Whether it is for a political action: before its referendum, or only in it (EDITION-21).
    pub fn is_of_political(&self) -> bool {
        self.when.is_of_political(&self.if_)
    }
}

fn you() -> Who {
    Who::You
}

/// An action that a card in play provides (CARDACTION-1).
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionText {
    /// Which minions can take it, of any Methuselah.
    pub by: Filter,
    /// What kind of action it is.
    #[serde(default)]
    pub act: Act,
    /// Its stealth.
    #[serde(default)]
    pub stealth: i8,
    /// Whether it targets this card or its host, which makes it directed for all but the
    /// controller (ACTION-3).
    #[serde(default)]
    pub at: Option<super::Which>,
    /// What is chosen as it is announced (ACTION-1): first what it targets, one card or Methuselah,
    /// which makes it directed if that is another Methuselah's; then what it is paid with.
    #[serde(default)]
    pub choose: Vec<Pick>,
    /// This card locks as it is announced, and an action of a locked card cannot be taken.
    #[serde(default)]
    pub locks: bool,
    /// This card burns as it is announced: "burn this card to attempt".
    #[serde(default)]
    pub burns: bool,
    /// What it costs.
    #[serde(default)]
    pub cost: Vec<Cost>,
    /// What else must hold.
    #[serde(default, rename = "if")]
    pub if_: Vec<Cond>,
    /// How often it can be announced, in all, beside once by each minion (MINION-5).
    #[serde(default)]
    pub limit: Vec<Limit>,
    /// It is mandatory (MINION-6): while what it asks for is so, a minion that can take it takes no other
    /// action until it has, unless it must hunt.
    #[serde(default)]
    pub must: bool,
    /// Of a political action: the choices that make the terms of its referendum.
    #[serde(default)]
    pub terms: Vec<Step>,
    /// What it does.
    #[serde(rename = "do")]
    pub steps: Vec<Step>,
    /// What holds while the action is performed.
    #[serde(default)]
    pub while_: Vec<Ability>,
}

/// A text that its controller can use to lower what a card costs that a minion plays: as it is paid
/// for, and so not if it is cancelled; of one that is played to take an action, as the action is
/// announced or as it succeeds (CARD-37). A card that can be paid for only so can be played, and then
/// the text must be used.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reduction {
    /// The cards whose cost it lowers.
    pub of: Filter,
    /// The minions for which it does: those that play the card or, once the action is announced,
    /// perform it.
    pub by: Filter,
    /// By how much blood.
    #[serde(default)]
    pub blood: Amount,
    /// By how much pool.
    #[serde(default)]
    pub pool: Amount,
    /// Or by less, from 1 on, as its user says: that is `Picked(0)` in what its use costs.
    #[serde(default)]
    pub up_to: bool,
    /// It is used only as the action is announced, and costs what it does when the card is paid for:
    /// nothing if the action fails.
    #[serde(default)]
    pub announced: bool,
    /// What its use costs.
    pub cost: Vec<Cost>,
}

/// A strike that a card provides.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponText {
    /// The strike.
    pub strike: StrikeKind,
    /// Optional maneuvers each combat.
    #[serde(default)]
    pub maneuver: u8,
    /// Only once each combat.
    #[serde(default)]
    pub once_each_combat: bool,
    /// What it costs to choose it.
    #[serde(default)]
    pub cost: Vec<Cost>,
    /// When it can be chosen.
    #[serde(default, rename = "if")]
    pub if_: Vec<Cond>,
}

/// What a replacement takes the place of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Replaced {
    /// Your drawing a card to replace one played or discarded, other than this card.
    DrawToReplace,
    /// Its burning with the card that it is on, as that burns: until then it is on nothing.
    BurningWithHost,
    /// The host's unlocking as normal, locked or not (UNLOCK-1).
    Unlocking,
}

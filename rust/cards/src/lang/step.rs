use serde::Deserialize;

use super::{
    Ability, Amount, Cond, DamageText, Filter, Span, StrikeKind, StrikeLimit, Which, Who,
    change::{DamageIs, Number},
    is::{CounterKind, Place},
    which::SeatIs,
};
use crate::vocab::{Circle, Clan, Sect, Title};

/// One change or choice: the verbs of the language, carried out in the order written.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Step {
    // ---- flow
    /// Carries out the first steps if the condition holds, else the second ones.
    If(Cond, Vec<Step>, #[serde(default)] Vec<Step>),
    /// Asks the controller of the effect whether to carry out the steps.
    May(Vec<Step>),
    /// Asks the Methuselah which of the branches to carry out; only possible ones are offered.
    Either(Who, Vec<(Vec<Cond>, Vec<Step>)>),
    /// Carries out the steps for each card that fits.
    ForEach(Filter, Vec<Step>),
    /// Carries out the steps for each Methuselah that fits, clockwise from the active one.
    EachMethuselah(Vec<SeatIs>, Vec<Step>),
    /// Carries out the steps that many times.
    Repeat(Amount, Vec<Step>),
    /// All changes of these steps happen at one moment: nobody is ousted before the last, and no hand
    /// is drawn up or discarded down.
    Together(Vec<Step>),
    /// The effect goes no further.
    Stop,

    // ---- choices
    /// A choice; its result is the next `Picked`.
    Choose(Choice),
    /// You choose cards that fit, at least and at most that many. They are kept as that set (0 or 1) of
    /// this card, which [`super::Is::InSet`] tells.
    ChooseSome(u8, Filter, Amount, Amount),
    /// Puts the card into that set (0 or 1) of this card, beside what is in it.
    IntoSet(u8, Which),
    /// Each Methuselah that fits, clockwise from you, chooses a number from the first to the second, worked
    /// out with each as `Each`; nobody learns it before all have. [`super::Expr::Sealed`] tells it.
    Seal(Vec<SeatIs>, Amount, Amount),
    /// You allocate points among Methuselahs that fit, at least that many of them getting some and
    /// (if there is a fourth part) none more than that, worked out with each as `Each`. It takes the
    /// place of an earlier allocation, which [`super::Expr::Allocated`] tells until it is complete.
    Allocate(Amount, Vec<SeatIs>, u8, #[serde(default)] Option<Amount>),

    // ---- counters
    /// From the bank.
    Gain(Purse, Amount),
    /// To the bank.
    Burn(Purse, Amount),
    /// From one place to another, as many as there are.
    Move(Purse, Purse, Amount),
    /// The Methuselah gets the Edge.
    GainEdge(Who),
    /// The Edge goes back to the centre.
    BurnEdge,

    // ---- cards
    /// Locks the card.
    Lock(Which),
    /// Unlocks the card.
    Unlock(Which),
    /// The card does not unlock as normal in the next unlock phase of whoever controls it then.
    StaysLocked(Which),
    /// The locked minion counts as unlocked for reactions and blocks until the action ends.
    Wake(Which),
    /// Puts this card into play.
    PutInPlay,
    /// Puts this card into play as an ally in the ready region, with the life, strength and bleed
    /// that the entry says, and able to act at once (RECRUIT-1). As long as it is in play it is a
    /// card of no other type; outside of it, it is what is printed.
    BecomeAlly,
    /// Puts this card on a minion as equipment. As long as it is in play it is a card of no other type.
    BecomeEquipment(Which),
    /// Moves the card, which is on another, onto that one. Without the room for it there it burns.
    MoveOnto(Which, Which),
    /// The minion takes the equipment from its bearer; it cannot be used this round.
    Steal(Which, Which),
    /// You steal the card (TERM-4): where it is, or, if it is on a minion, onto a minion of yours.
    StealCard(Which),
    /// Puts this card into play as a vampire in the ready region, of the clan and sect of `Me` unless
    /// the text names others (SECT-6). It stays one wherever it is controlled or uncontrolled; in
    /// other places it is what is printed.
    BecomeVampire(Newborn),
    /// Puts this card on another. A title card goes on no vampire that cannot hold its title (SECT-3).
    PutOn(Which),
    /// Puts the card on this one, out of play: face up, or else face down, so that none but the
    /// controller of this card sees it.
    Keep(Which, bool),
    /// Burns a card.
    BurnCard(Which),
    /// Removes a card from the game.
    RemoveFromGame(Which),
    /// From now on, until it goes to a hand or a library, the card is removed from the game when it would
    /// burn.
    RemoveForBurning(Which),
    /// You play the card from where it is as if from hand, by `Me` and in the window at hand. A clause
    /// with it can be played whenever one of the picks can be.
    PlayCard(Which),
    /// Moves a card.
    MoveCard(Which, Destination),
    /// The Methuselah discards the card (and draws up).
    Discard(Which),
    /// The Methuselah draws cards from the library.
    Draw(Who, Amount),
    /// The Methuselah draws up to their hand size: of cards that have left the hand otherwise than by
    /// being played or discarded.
    DrawUp(Who),
    /// You draw the replacement of this card, which has been put off.
    DrawReplacement,
    /// You move this card to your hand in place of its replacement, which has been put off.
    TakeBack,
    /// The Methuselah moves the top card of the crypt to the uncontrolled region.
    DrawCrypt(Who),
    /// You look at the top cards of the Methuselah's library.
    LookAtTop(Who, Amount),
    /// Everyone gets to see the card.
    Reveal(Which),
    /// You may put a conviction from one of these piles of yours on the imbued (IMBUED-2).
    TakeConviction(Which, Vec<Place>),
    /// The minion recruits the ally or employs the retainer, its cost paid, at the level that the minion
    /// has; an ally cannot act this turn (RECRUIT-1).
    Recruit(Which, Which),
    /// Puts that conviction on the imbued, beside at most four others (IMBUED-2).
    PutConviction(Which, Which),
    /// The minion gets the equipment, retainer or power, its cost paid. As what an action to equip or employ
    /// does it comes at the level that the minion has; else at the inferior one (EQUIP-3).
    BringOnto(Which, Which),
    /// The first card is put on the second, from wherever it is: as though played on it, but at no
    /// cost. Nothing if it cannot be there.
    PutCard(Which, Which),
    /// Shuffles the pile of its owner.
    Shuffle(Place, Who),
    /// You look at the hand of the Methuselah.
    LookAtHand(Who),
    /// The Methuselah gets control of the card.
    GiveControl(Which, Who),
    /// You get control of the card for that long; then it returns to whoever had it, and is removed
    /// from the game if they are out of it.
    TakeControl(Which, Span),
    /// Keeps a card in a slot (0 or 1) of this card.
    Remember(u8, Which),
    /// Keeps a Methuselah in a slot (0 or 1) of this card.
    RememberMethuselah(u8, Who),
    /// Keeps the Methuselahs at whom the action is directed in a slot (0 or 1) of this card, for
    /// [`super::ActionIs::AtRemembered`].
    RememberTargets(u8),

    // ---- numbers and permissions for a while
    /// Adds to a number of a card for that long; how much is worked out now. Of the actor's stealth
    /// and bleed for the action: it belongs to the action, and stays if another becomes the actor.
    Add(Number, Which, Amount, Span),
    /// Adds to a number of a Methuselah for that long.
    AddFor(Number, Who, Amount, Span),
    /// These abilities are at work for that long. `Me`, `This` and the picks stay as they are now.
    During(Span, Vec<Ability>),
    /// The minion may use the combat resource later, within that time.
    Later(Resource, Which, Span),

    // ---- the action
    /// The bleed gets that much more (an action card's own bonus, never limited).
    Bleed(Amount),
    /// The bleed gets that much less, not below 0.
    ReduceBleed(Amount),
    /// Of a hunt: its blood is taken from that vampire, and what cannot be gained goes to the bank.
    HuntFrom(Which),
    /// The action gets a new target (BLOCK-5, -7).
    ChangeTarget(Who),
    /// The action ends, unsuccessful, and nothing is played after it.
    EndAction,
    /// The action, just announced, is cancelled: it is not performed, and its minion does not lock
    /// and may take it again (CARD-13).
    CancelAction,
    /// The action fails: it resolves as unsuccessful, and what is played after an action still is.
    FailInstead,
    /// The minion cannot perform the same action again this turn.
    BanRepeat(Which),
    /// No minion that the Methuselah controls can perform the action under way again this turn.
    BanRepeatFor(Who),
    /// The minion attempts to block now; with `true`, whoever may block the action (BLOCK-1).
    AttemptBlock(Which, #[serde(default)] bool),
    /// The block attempt under way fails.
    FailAttempt,
    /// The minion becomes the acting minion, the actor unlocks, the minion locks.
    BecomeActor(Which),
    /// After combat, or at once after its resolution, the action continues as if unblocked, if it can.
    ContinueAction,
    /// The minion takes an action now, at whoever's turn it is.
    TakeAction(Which),
    /// The card that is being played is cancelled; with `true`, its cost is not paid.
    Cancel(bool),
    /// When the current action is concluded, the turn ends.
    EndTurn,
    /// The Methuselah takes the next turn.
    NextTurn(Who),

    // ---- what a vampire is
    /// The vampire gets the title, which no card stands for; it takes the place of the one before
    /// (SECT-1). Nothing if it is not of the title's sect.
    GiveTitle(Which, Title),
    /// The first vampire gets the very title that the second one holds, of its city too, and contests it
    /// (CONTEST-5).
    ShareTitle(Which, Which),
    /// The vampire changes its sect for good (SECT-1).
    ChangeSect(Which, Sect),
    /// The vampire is of that clan instead, for that long (SECT-4). The last such change counts.
    ChangeClan(Which, ClanOf, Span),
    /// The Blood Brother belongs to that circle instead, as long as it is in play (TRAIT-1).
    JoinCircle(Which, CircleOf),
    /// The minion must hunt this turn, before it does anything else (MINION-6).
    MustHunt(Which),

    // ---- the referendum
    /// Of a political action: its referendum is the one that the political action card lists, which is
    /// played for it then, its cost paid; or one that the card in play allows.
    CallAs(Which),
    /// The vampire loses its title.
    LoseTitle(Which),
    /// The Methuselah gets more of those actions or transfers: in their phase of that kind if it is
    /// under way, else in their next one.
    MoreActions(Number, Who, Amount),
    /// The minion gets votes; loses some, if that is negative, of what it has cast already too.
    Votes(Which, Amount),
    /// The vampire gets ballots (REF-6).
    Ballots(Which, Amount),
    /// The minion gets votes that are cast against at once.
    VotesAgainst(Which, Amount),
    /// The Methuselah gets votes.
    VotesFor(Who, Amount),
    /// The minion casts all its votes and ballots for, or (false) against, and those that it has cast
    /// already with them.
    CastVotes(Which, bool),
    /// The minion abstains; what it has cast is cancelled.
    Abstain(Which),
    /// The referendum under way fails, whatever has been cast: no more is.
    FailReferendum,
    /// The referendum under way passes, without a polling step.
    PassReferendum,
    /// The referendum under way is cancelled: it neither passes nor fails, and nothing is tallied. A
    /// political action card that was played to call it goes back to its owner's hand.
    CancelReferendum,

    // ---- combat
    /// The first minion enters combat with the second; the steps after this one come at the end of
    /// that combat, before what was queued in it. The acting minion, or else the first, goes first.
    EnterCombat(Which, Which),
    /// A combat of the two is queued for the end of the present one or, outside combat, for after the
    /// resolution of the action, as a part of it.
    QueueCombat(Which, Which),
    /// The steps are queued, as a combat is, for the end of the present combat: they are carried out
    /// when it is over and are lost if it goes on. `Me`, `This` and the picks stay as they are now.
    Queue(Vec<Step>),
    /// The steps are carried out when the present combat is over, and are lost if it goes on or another
    /// one begins. `Me`, `This` and the picks stay as they are now.
    AfterCombat(Vec<Step>),
    /// The minion goes first in each step of the combat, as though it acted: of the one under way,
    /// or else of the one that this effect goes on to begin.
    ActsFirst(Which),
    /// Combat ends.
    CombatEnds,
    /// The combat that is about to begin is cancelled: nothing of it happens, nor what follows one.
    CancelCombat,
    /// A maneuver.
    Maneuver,
    /// A maneuver that can only go to close range.
    ManeuverToClose,
    /// A press.
    Press,
    /// A press that can only continue combat.
    PressToContinue,
    /// The range of this round or the next one is that, without a range step (RANGE-1), unless it has
    /// been set already.
    SetRange(Range, Span),
    /// The minion strikes so.
    Strike(StrikeKind),
    /// As a rider of a strike that ends combat: only before it does.
    BeforeEnd(Vec<Step>),
    /// Prevents that much of the damage at hand of which all of that is so: of any, if nothing is said.
    Prevent(Amount, #[serde(default)] Vec<DamageIs>),
    /// Prevents all the damage at hand of which all of that is so.
    PreventAll(Vec<DamageIs>),
    /// Inflicts damage.
    Damage(DamageText),
    /// The strike at hand inflicts that much more.
    MoreDamage(Amount),
    /// The minion gets additional strikes. Beside a strike: with that many.
    AdditionalStrikes(Amount, #[serde(default)] StrikeLimit),
    /// The minion gets one additional strike, likewise, that can only be this one.
    AdditionalStrike(StrikeKind, #[serde(default)] StrikeLimit),
    /// The minion's first strike of this round is one with that card, if it can be (RANGE-2).
    StrikeFirstWith(Which),
    /// What cards that fit have given, or do, to the minion for a while ends.
    EndEffects(Filter, Which),
    /// Combat would end: instead a new round starts. What waits for its end is lost.
    ContinueCombat,
    /// Combat, which is about to end, does end: no new round can start instead.
    LetEnd,
    /// The vampire goes to torpor.
    Torpor(Which),
    /// The vampire moves from torpor to the ready region.
    LeaveTorpor(Which),
    /// The imbued moves from the incapacitated to the ready region (IMBUED-4).
    Recover(Which),
    /// The vampire moves to the uncontrolled region; what is on it waits out of play.
    Banish(Which),
}

/// A vampire that an effect creates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Newborn {
    /// Its capacity.
    pub capacity: u8,
    /// Its clan, if it is not that of its creator.
    #[serde(default)]
    pub clan: Option<Clan>,
    /// Its sect, likewise.
    #[serde(default)]
    pub sect: Option<Sect>,
}

/// A clan, named or pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum ClanOf {
    /// That clan.
    The(Clan),
    /// The clan of a vampire, as it is now.
    Of(Which),
    /// The clan picked as n-th choice.
    Picked(u8),
}

/// A circle of Blood Brothers, named or pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum CircleOf {
    /// That circle.
    The(Circle),
    /// The circle of another, its own if it has no other.
    Of(Which),
}

/// The range of a round of combat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
pub enum Range {
    /// Close.
    #[default]
    Close,
    /// Long.
    Long,
}

/// Where counters are.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Purse {
    /// The pool of a Methuselah.
    Pool(Who),
    /// Blood on a vampire, or life on an ally or retainer.
    Blood(Which),
    /// Other counters on a card.
    Counters(Which),
    /// Corruption counters on a minion, which are of that Methuselah.
    Corruption(Which, Who),
    /// Counters of that kind on a card, beside its own.
    CountersOf(CounterKind, Which),
}

/// Where a card is moved to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Destination {
    /// Its owner's hand.
    Hand,
    /// The top of its owner's library.
    LibraryTop,
    /// The bottom of its owner's library.
    LibraryBottom,
    /// The bottom of its owner's crypt.
    CryptBottom,
    /// Its controller's uncontrolled region; its owner's, if it is not in play.
    Uncontrolled,
    /// Its owner's ready region.
    Ready,
}

/// A combat resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Resource {
    /// A maneuver.
    Maneuver,
    /// A maneuver that can only go to close range.
    ManeuverToClose,
    /// A press.
    Press,
    /// A press that can only continue combat.
    PressToContinue,
    /// A maneuver or a press.
    ManeuverOrPress,
    /// Prevents 1 damage.
    Prevent,
    /// Strike: dodge.
    Dodge,
}

/// A choice made while the effect is carried out.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// Who chooses.
    #[serde(default = "you")]
    pub by: Who,
    /// From what.
    pub from: From,
    /// Whether choosing nothing is allowed; the pick is then nobody and nothing.
    #[serde(default)]
    pub optional: bool,
}

impl Step {
    /// Whether it puts a vampire into play, which a sterile one cannot act for (TRAIT-3).
    pub(crate) fn puts_vampire(&self) -> bool {
        matches!(self, Self::BecomeVampire(_) | Self::MoveCard(_, Destination::Ready))
    }

    /// The limit on the additional strikes that it gives, if it does.
    pub fn adds_strikes(&self) -> Option<StrikeLimit> {
        match self {
            Self::AdditionalStrikes(_, limit) | Self::AdditionalStrike(_, limit) => Some(*limit),
            _ => None,
        }
    }

    /// Whether it can be carried out only where there is room for it: a clause with it is playable
    /// only then.
    pub(crate) fn asks_for_room(&self) -> bool {
        matches!(
            self,
            Self::PutInPlay
                | Self::PutOn(_)
                | Self::BecomeAlly
                | Self::BecomeEquipment(_)
                | Self::BecomeVampire(_)
                | Self::Strike(_)
                | Self::Cancel(_)
                | Self::Press
                | Self::PressToContinue
                | Self::AttemptBlock(..)
                | Self::BecomeActor(_)
                | Self::VotesAgainst(..)
                | Self::ChangeTarget(_)
                | Self::SetRange(_, Span::Round)
        )
    }
}

fn you() -> Who {
    Who::You
}

/// What can be chosen.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum From {
    /// A card that fits.
    Cards(Filter),
    /// A card that fits, at random (nobody chooses).
    Random(Filter),
    /// A Methuselah that fits.
    Methuselahs(Vec<SeatIs>),
    /// A number from the first to the second.
    Number(Amount, Amount),
    /// One of these numbers, at random (nobody chooses): a coin has two.
    RandomNumber(Amount, Amount),
    /// A clan, of a vampire in play or not.
    Clans,
    /// The top card of a pile, or the first one from the top that fits (nobody chooses, and nobody gets
    /// to see it by this).
    Top(Place, Who, #[serde(default)] Filter),
    /// The bottom card of a pile, or the first one from the bottom that fits, likewise.
    Bottom(Place, Who, #[serde(default)] Filter),
    /// One of these, or nothing: "up to two". Of a pick after the first one.
    Maybe(Box<From>),
}

impl From {
    /// What it is made from, if it is made.
    pub fn plain(&self) -> &Self {
        match self {
            Self::Maybe(from) => from,
            from => from,
        }
    }
}

use serde::Deserialize;

use super::{ActionIs, Cond};

/// A moment in which cards and abilities can be used.
///
/// A clause is open in one window. Which Methuselahs are asked, and in which order, follows from
/// the rules of the window (SEQ).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[repr(u8)]
pub enum Window {
    /// The unlock phase, after unlocking.
    Unlock,
    /// The master phase.
    Master,
    /// The minion phase, between actions.
    Minion,
    /// The influence phase.
    Influence,
    /// The discard phase.
    Discard,
    /// A card is being played (CARD-12).
    AsPlayed,
    /// An action is announced, before anything else (ACTION-2).
    Announced,
    /// Any time during an action before it resolves.
    Action,
    /// While a block is attempted.
    Attempt,
    /// After blocks are declined (BLOCK-7).
    Declined,
    /// The action is about to succeed.
    WouldSucceed,
    /// What a card costs that is played for an action can be lowered (CARD-37): as the action is
    /// announced, and as it succeeds.
    Cost,
    /// The action is successful, before its referendum.
    BeforeReferendum,
    /// The action is blocked, before block resolution.
    Blocked,
    /// A combat is about to begin, of a block before block resolution.
    EnteringCombat,
    /// After block resolution.
    BlockResolved,
    /// After action resolution.
    Resolved,
    /// In the polling step, before votes are cast (REF-8).
    BeforeVotes,
    /// In the polling step.
    Polling,
    /// Before range is determined.
    BeforeRange,
    /// The determine range step.
    Range,
    /// Before strikes are chosen.
    BeforeStrikes,
    /// Choosing a strike.
    Strike,
    /// As a minion has chosen a strike: riders such as aims.
    Chosen,
    /// A strike has been chosen, by either minion; once for each strike of a pair.
    StrikeChosen,
    /// Damage is about to be inflicted.
    Prevent,
    /// Additional strikes may be gained (STRIKE-4).
    AdditionalStrike,
    /// The press step.
    Press,
    /// The end of a round.
    RoundEnd,
    /// Combat is about to end.
    CombatEnding,
    /// Combat has ended.
    AfterCombat,
    /// Some Methuselah has no pool and is about to be ousted.
    Ousting,
    /// Any phase of anyone, outside combat and actions.
    AnyPhase,
    /// Whenever the user has the impulse: in any phase of anyone, and in any window of an action,
    /// a referendum or a combat, but for [`Window::AsPlayed`] (CARD-12).
    AnyTime,
}

const _: () = assert!((Window::AnyTime as u8) < 64, "a mask of windows has 64 bits");

impl Window {
    /// The bit of this window in a mask of windows.
    pub const fn bit(self) -> u64 {
        1 << self as u8
    }

    /// Whether what is used in it, on these conditions, is for a political action, and not just for a
    /// certain moment of it (EDITION-21).
    pub fn is_of_political(self, conds: &[Cond]) -> bool {
        matches!(self, Self::Action | Self::Attempt | Self::Declined | Self::WouldSucceed)
            && conds.contains(&Cond::Action(ActionIs::Political))
    }

    /// The windows of a combat, as a mask.
    pub const COMBAT: u64 = {
        let (first, last) = (Self::BeforeRange.bit(), Self::AfterCombat.bit());
        (last << 1) - first
    };

    /// The five phases, as a mask.
    pub const PHASES: u64 = Self::Unlock.bit()
        | Self::Master.bit()
        | Self::Minion.bit()
        | Self::Influence.bit()
        | Self::Discard.bit();
}

/// How long an effect lasts (ACTION-6 and card texts).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Span {
    /// This strike.
    Strike,
    /// This round of combat.
    Round,
    /// The round of combat after this one.
    NextRound,
    /// This combat.
    Combat,
    /// The combat that results from this action, if the minion blocks or is blocked.
    ResultingCombat,
    /// This action, with a combat that belongs to it.
    Action,
    /// This phase.
    Phase,
    /// This turn.
    Turn,
    /// Until your next unlock phase.
    UntilUnlock,
    /// Until your next discard phase.
    UntilDiscard,
    /// The rest of the game.
    Game,
    /// As long as this card is in play and is not moved to another.
    WhileHere,
}

/// What a limit on use is counted over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Period {
    /// A strike.
    Strike,
    /// A round of combat.
    Round,
    /// A combat.
    Combat,
    /// An action.
    Action,
    /// A phase.
    Phase,
    /// A turn.
    Turn,
    /// From one's unlock phase to the next.
    UnlockToUnlock,
    /// The game.
    Game,
}

/// Whose uses a limit counts together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Per {
    /// Each copy of the card.
    Copy,
    /// Each minion that plays or uses it, whatever copy.
    Minion,
    /// Each card chosen as first pick.
    Picked,
    /// Each Methuselah.
    Methuselah,
    /// The whole table.
    Table,
}

/// What sets off a trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[repr(u8)]
pub enum Event {
    /// An unlock phase, after unlocking; concerns its Methuselah. Part of the order they choose.
    UnlockPhase,
    /// A master phase, as it begins; concerns its Methuselah. So too as this card enters play in one.
    MasterPhase,
    /// A minion phase, as it begins; concerns its Methuselah. So too as this card enters play in one.
    MinionPhase,
    /// An influence phase, as it begins; concerns its Methuselah. So too as this card enters play in
    /// one.
    InfluencePhase,
    /// A discard phase, as it begins; concerns its Methuselah. So too as this card enters play in one.
    DiscardPhase,
    /// The active Methuselah first passes in a discard phase, and others have the impulse next;
    /// concerns the active Methuselah.
    DiscardPassed,
    /// A vampire has gone to torpor.
    Torpor,
    /// A card has been burned; how much: the blood or life it had. Conditions speak of it as it was in
    /// play, steps of the card in the ash heap (and of who controlled it, as the Methuselah concerned).
    Burned,
    /// A card has locked.
    Locked,
    /// A card has come into play.
    Entered,
    /// A card has another controller than before; concerns that Methuselah.
    Controlled,
    /// A Methuselah has been ousted.
    Ousted,
    /// An action is announced.
    Announced,
    /// A block attempt has failed; concerns the minion that attempted.
    BlockFailed,
    /// The action is blocked, before block resolution; concerns the blocker.
    Blocked,
    /// A bleed is about to succeed; concerns the Methuselah bled.
    BleedWouldSucceed,
    /// All have passed and the action is about to resolve: after [`Window::Declined`] and before
    /// [`Window::WouldSucceed`], or before [`Event::Blocked`]; concerns the acting minion.
    Resolving,
    /// The action has resolved.
    Resolved,
    /// A referendum has passed; concerns the acting minion.
    ReferendumPassed,
    /// All have passed before range is determined, in whatever round; its damage is handled at once.
    BeforeRange,
    /// Strikes resolve, the first pair of a round (not an additional one).
    StrikesResolve,
    /// A strike has inflicted damage; concerns the minion damaged.
    StrikeDamage,
    /// A strike inflicts damage, prevented or not; how much; concerns the same.
    StrikeHits,
    /// A round of combat ends.
    RoundEnds,
    /// A combat ends.
    CombatEnds,
    /// A turn ends; concerns its Methuselah.
    TurnEnds,
    /// A combat is about to begin.
    CombatBegins,
    /// A minion leaves the ready region; concerns its controller. Conditions speak of it as it was.
    LeavesReady,
    /// A card that takes no action has been played and its effect is over, or it was cancelled; concerns
    /// the Methuselah who played it.
    Played,
    /// A card that was being played has been cancelled and put away; concerns the same.
    Cancelled,
    /// The Edge has been burned for a vote; concerns the Methuselah who burned it.
    EdgeVoted,
    /// A minion has pressed to continue combat.
    Continued,
    /// An unlock phase ends, all that is done in it being done; concerns its Methuselah.
    UnlockPhaseEnds,
    /// A minion has begun an attempt to block.
    Attempted,
    /// A vampire begins to diablerize [`super::Which::Victim`].
    Diablerizes,
    /// A vampire has called a referendum, and its terms are chosen; concerns the Methuselah who chose
    /// them.
    Called,
    /// The votes of a referendum have been counted, and what it does is still to come; concerns the
    /// acting minion.
    Tallied,
    /// A discard phase action has been used to discard a card; concerns the Methuselah who used it.
    Discarded,
    /// A card has been recruited, or has come onto a minion that equips with it, employs it or gets it
    /// as a power, and not just been put there.
    Brought,
}

const _: () = assert!((Event::Brought as u8) < 64, "a mask of events has 64 bits");

impl Event {
    /// Whether it is a phase, for what is done once during it (CARD-34).
    pub const fn is_phase(self) -> bool {
        matches!(
            self,
            Self::UnlockPhase
                | Self::MasterPhase
                | Self::MinionPhase
                | Self::InfluencePhase
                | Self::DiscardPhase
        )
    }

    /// The bit of this event in a mask of events.
    pub const fn bit(self) -> u64 {
        1 << self as u8
    }
}

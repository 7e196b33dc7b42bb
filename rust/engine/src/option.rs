//! What is asked and what can be chosen, as data.

use crate::ids::{CardId, Seat, Value};

/// An enum whose variants are named as policies and tests say them.
macro_rules! kinds {
    (
        $(#[$meta:meta])*
        pub enum $Kind:ident {
            $($(#[$about:meta])* $Variant:ident = $name:literal,)+
        }
    ) => {
        $(#[$meta])*
        #[repr(u8)]
        pub enum $Kind {
            $($(#[$about])* $Variant,)+
        }

        impl $Kind {
            /// All of them, in the order of the enum.
            pub const ALL: &[Self] = &[$(Self::$Variant),+];

            /// The name, as policies and tests say it.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Variant => $name,)+
                }
            }
        }
    };
}

kinds! {
    /// What a Methuselah is asked: the moment, named as the rulebook names it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum DecisionKind {
        /// Effects of the unlock phase, in the order chosen.
        Unlock = "unlock",
        /// Pay for a contested card or title, or yield it.
        Contest = "contest",
        /// The master phase.
        Master = "master",
        /// Which action to take.
        Minion = "minion",
        /// The influence phase.
        Influence = "influence",
        /// The discard phase.
        Discard = "discard",
        /// A card is being played.
        AsPlayed = "as played",
        /// An action has been announced.
        Announced = "announced",
        /// Block attempts may be announced, and effects used.
        Block = "block",
        /// A block is attempted.
        Attempt = "attempt",
        /// Blocks are declined.
        Declined = "declined",
        /// The action would succeed.
        WouldSucceed = "would succeed",
        /// The action is successful, before its referendum.
        BeforeReferendum = "before referendum",
        /// The action is blocked, before block resolution.
        Blocked = "blocked",
        /// Two minions are about to enter combat.
        EnteringCombat = "entering combat",
        /// The blocker of a vampire leaving torpor may diablerize it.
        TorporBlock = "torpor block",
        /// After block resolution.
        BlockResolved = "block resolved",
        /// After action resolution.
        Resolved = "resolved",
        /// Someone has no pool, and may still be kept in the game.
        Ousting = "ousting",
        /// The terms of a referendum.
        Terms = "terms",
        /// Before votes are cast.
        BeforeVotes = "before votes",
        /// Votes are cast.
        Polling = "polling",
        /// Before range is determined.
        BeforeRange = "before range",
        /// Range is determined.
        Range = "range",
        /// Before strikes are chosen.
        BeforeStrikes = "before strikes",
        /// A strike is chosen.
        Strike = "strike",
        /// A strike has been chosen.
        Chosen = "strike chosen",
        /// Damage may be prevented.
        Prevent = "prevent",
        /// Additional strikes may be gained.
        AdditionalStrike = "additional strike",
        /// Combat may be pressed.
        Press = "press",
        /// A round ends.
        RoundEnd = "round end",
        /// Combat is about to end.
        CombatEnding = "combat ending",
        /// Combat has ended.
        AfterCombat = "after combat",
        /// A choice that an effect asks for.
        Choose = "choose",
        /// A target or another detail of what is being announced.
        Announce = "announce",
        /// Whether to carry out an optional effect.
        May = "may",
        /// Equipment of the victim may be taken, by a diablerist or whoever burns an imbued.
        Spoils = "spoils",
        /// A diablerist may learn a Discipline.
        Discipline = "discipline",
        /// Whoever burned a Red List minion may be awarded trophies.
        Trophy = "trophy",
        /// Discarding down to hand size.
        DiscardDown = "discard down",
        /// An imbued may take a conviction, or burns one.
        Conviction = "conviction",
        /// A number that others do not learn before all have chosen theirs.
        Sealed = "sealed",
        /// Whether to draw a card that is kept for it, or (as one passes) from the library.
        Draw = "draw",
    }
}

kinds! {
    /// What kind of thing an option does.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum OptionKind {
        /// Nothing: pass, decline, or end the phase.
        #[default]
        Pass = "pass",
        /// Play a card from hand.
        Play = "play",
        /// Use an ability of a card in play.
        Use = "use",
        /// Use what an earlier effect granted.
        UseGrant = "use grant",
        /// Use what the card that is being played lets one do about it.
        Answer = "answer",
        /// Carry out a triggered effect now.
        Trigger = "trigger",
        /// Mark a Red List minion for this turn, with a master phase action.
        Mark = "mark",
        /// Announce that one withdraws from the game.
        Withdraw = "withdraw",
        /// Gain 1 pool for the Edge.
        EdgePool = "edge pool",
        /// Pay for a contested card or title.
        Pay = "pay",
        /// Yield it.
        Yield = "yield",
        /// The bleed action.
        Bleed = "bleed",
        /// The hunt action.
        Hunt = "hunt",
        /// Leave torpor.
        LeaveTorpor = "leave torpor",
        /// Rescue from torpor; the amount is what the rescuer pays.
        Rescue = "rescue",
        /// Diablerize.
        Diablerize = "diablerize",
        /// Enter combat with a marked Red List minion.
        EnterCombat = "enter combat",
        /// Take equipment from another minion.
        TakeEquipment = "take equipment",
        /// An action that a card in play provides.
        Action = "action",
        /// Attempt to block.
        Block = "block",
        /// Strike with the hand.
        HandStrike = "hand strike",
        /// Strike with a card in play.
        WeaponStrike = "weapon strike",
        /// Strike with a stored dodge.
        Dodge = "dodge",
        /// Maneuver with a weapon, or use a stored one.
        Maneuver = "maneuver",
        /// Use a stored press.
        Press = "press",
        /// Use a stored prevention.
        Prevent = "prevent",
        /// Cast votes for.
        VoteFor = "vote for",
        /// Cast votes against.
        VoteAgainst = "vote against",
        /// Burn a political card for a vote, cast for.
        CardVoteFor = "card vote for",
        /// Burn a political card for a vote, cast against.
        CardVoteAgainst = "card vote against",
        /// Burn the Edge for a vote, cast for.
        EdgeVoteFor = "edge vote for",
        /// Burn the Edge for a vote, cast against.
        EdgeVoteAgainst = "edge vote against",
        /// Transfer 1 pool to an uncontrolled vampire.
        Transfer = "transfer",
        /// Move 1 blood from an uncontrolled vampire back to the pool.
        TransferBack = "transfer back",
        /// Move the top crypt card to the uncontrolled region.
        DrawCrypt = "draw crypt",
        /// Move an uncontrolled vampire to the ready region; the amount is the pool that a scarce one
        /// takes.
        BringOut = "bring out",
        /// Merge an uncontrolled vampire with its other print in play.
        Merge = "merge",
        /// Discard a card.
        Discard = "discard",
        /// Discard a card by its burn option.
        BurnOption = "burn option",
        /// Choose a card, a Methuselah, a clan or a number.
        Choose = "choose",
        /// Yes.
        Yes = "yes",
        /// One of several ways, counted from 0.
        Branch = "branch",
        /// The action to become an anarch; the amount is the blood that it costs as things stand.
        BecomeAnarch = "become anarch",
        /// Burn 1 blood to follow a Path.
        FollowPath = "follow path",
        /// Burn 1 pool to unlock an infernal minion.
        UnlockInfernal = "unlock infernal",
        /// Lock a slave, which fights the blocker in place of the acting minion.
        TakePlace = "take place",
        /// Put a conviction on an imbued.
        Conviction = "conviction",
        /// Burn a conviction of an imbued.
        BurnConviction = "burn conviction",
        /// Search the library.
        Search = "search",
        /// Leave the incapacitated region.
        Recover = "recover",
        /// Burn an incapacitated imbued.
        BurnImbued = "burn imbued",
    }
}

/// One pick of a decision: a few bytes, whose words are made only when someone reads them.
///
/// Which fields count depends on the kind; the others are at their defaults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Choice {
    /// What it does.
    pub kind: OptionKind,
    /// Which of several: the clause of a card played; the place of an ability or an answer among
    /// those of its card; the branch; the stored combat resource that is used (its number in
    /// [`methuselah_cards::lang::Resource`]). 1 instead of 0: of `Pay` and `Yield`, for a title
    /// and not a card; of `Transfer`, `BringOut` and `UnlockInfernal`, with the last pool. Of
    /// `VoteFor` and `VoteAgainst`, the ballots (REF-6). Of the moment only: of `UseGrant`, the
    /// place among the lasting effects, and of `Trigger`, among those that wait.
    pub mode: u8,
    /// An amount: an X, points, votes; none where nothing is counted.
    pub amount: Option<i16>,
    /// The card played or used.
    pub card: CardId,
    /// The minion that plays, uses, acts or blocks.
    pub minion: CardId,
    /// The target, or what is chosen.
    pub target: Value,
}

impl Default for Choice {
    fn default() -> Self {
        Self {
            kind: OptionKind::Pass,
            mode: 0,
            amount: None,
            card: CardId::NONE,
            minion: CardId::NONE,
            target: Value::Nothing,
        }
    }
}

impl Choice {
    /// To pass.
    pub const PASS: Self = Self {
        kind: OptionKind::Pass,
        mode: 0,
        amount: None,
        card: CardId::NONE,
        minion: CardId::NONE,
        target: Value::Nothing,
    };

    /// An option of a kind about a minion.
    pub fn of(kind: OptionKind, minion: CardId) -> Self {
        Self { kind, minion, ..Self::PASS }
    }

    /// The amount, or 0 where nothing is counted.
    pub fn n(&self) -> i16 {
        self.amount.unwrap_or(0)
    }

    /// An option that chooses a value.
    pub fn value(target: Value) -> Self {
        Self { kind: OptionKind::Choose, target, ..Self::PASS }
    }
}

/// A decision that a game waits for. Its options stand in [`crate::Game::options`]; of those about
/// cards that nothing tells apart one stands for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Decision {
    /// Who has to choose.
    pub seat: Seat,
    /// What about.
    pub kind: DecisionKind,
}

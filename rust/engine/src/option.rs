use crate::ids::{CardId, Seat, Value};

/// What a Methuselah is asked: the moment, named as the rulebook names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum DecisionKind {
    /// Effects of the unlock phase, in the order chosen.
    Unlock,
    /// Pay for a contested card or title, or yield it.
    Contest,
    /// The master phase.
    Master,
    /// Which action to take.
    Minion,
    /// The influence phase.
    Influence,
    /// The discard phase.
    Discard,
    /// A card is being played.
    AsPlayed,
    /// An action has been announced.
    Announced,
    /// Block attempts may be announced, and effects used.
    Block,
    /// A block is attempted.
    Attempt,
    /// Blocks are declined.
    Declined,
    /// The action would succeed.
    WouldSucceed,
    /// The action is successful, before its referendum.
    BeforeReferendum,
    /// The action is blocked, before block resolution.
    Blocked,
    /// The blocker of a vampire leaving torpor may diablerize it.
    TorporBlock,
    /// After block resolution.
    BlockResolved,
    /// After action resolution.
    Resolved,
    /// The terms of a referendum.
    Terms,
    /// Before votes are cast.
    BeforeVotes,
    /// Votes are cast.
    Polling,
    /// Before range is determined.
    BeforeRange,
    /// Range is determined.
    Range,
    /// Before strikes are chosen.
    BeforeStrikes,
    /// A strike is chosen.
    Strike,
    /// A strike has been chosen.
    Chosen,
    /// Damage may be prevented.
    Prevent,
    /// Additional strikes may be gained.
    AdditionalStrike,
    /// Combat may be pressed.
    Press,
    /// A round ends.
    RoundEnd,
    /// Combat is about to end.
    CombatEnding,
    /// Combat has ended.
    AfterCombat,
    /// A choice that an effect asks for.
    Choose,
    /// A target or another detail of what is being announced.
    Announce,
    /// Whether to carry out an optional effect.
    May,
    /// Equipment may be taken by a diablerist.
    Spoils,
    /// Discarding down to hand size.
    DiscardDown,
}

impl DecisionKind {
    /// The name, as policies and tests say it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Unlock => "unlock",
            Self::Contest => "contest",
            Self::Master => "master",
            Self::Minion => "minion",
            Self::Influence => "influence",
            Self::Discard => "discard",
            Self::AsPlayed => "as played",
            Self::Announced => "announced",
            Self::Block => "block",
            Self::Attempt => "attempt",
            Self::Declined => "declined",
            Self::WouldSucceed => "would succeed",
            Self::BeforeReferendum => "before referendum",
            Self::Blocked => "blocked",
            Self::TorporBlock => "torpor block",
            Self::BlockResolved => "block resolved",
            Self::Resolved => "resolved",
            Self::Terms => "terms",
            Self::BeforeVotes => "before votes",
            Self::Polling => "polling",
            Self::BeforeRange => "before range",
            Self::Range => "range",
            Self::BeforeStrikes => "before strikes",
            Self::Strike => "strike",
            Self::Chosen => "strike chosen",
            Self::Prevent => "prevent",
            Self::AdditionalStrike => "additional strike",
            Self::Press => "press",
            Self::RoundEnd => "round end",
            Self::CombatEnding => "combat ending",
            Self::AfterCombat => "after combat",
            Self::Choose => "choose",
            Self::Announce => "announce",
            Self::May => "may",
            Self::Spoils => "spoils",
            Self::DiscardDown => "discard down",
        }
    }
}

/// What kind of thing an option does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum OptionKind {
    /// Nothing: pass, decline, or end the phase.
    #[default]
    Pass,
    /// Play a card from hand.
    Play,
    /// Use an ability of a card in play.
    Use,
    /// Use what an earlier effect granted.
    UseGrant,
    /// Use what the card that is being played lets one do about it.
    Answer,
    /// Carry out a triggered effect now.
    Trigger,
    /// Gain 1 pool for the Edge.
    EdgePool,
    /// Pay for a contested card or title.
    Pay,
    /// Yield it.
    Yield,
    /// The bleed action.
    Bleed,
    /// The hunt action.
    Hunt,
    /// Leave torpor.
    LeaveTorpor,
    /// Rescue from torpor; the amount is what the rescuer pays.
    Rescue,
    /// Diablerize.
    Diablerize,
    /// Take equipment from another minion.
    TakeEquipment,
    /// An action that a card in play provides.
    Action,
    /// Attempt to block.
    Block,
    /// Strike with the hand.
    HandStrike,
    /// Strike with a card in play.
    WeaponStrike,
    /// Strike with a stored dodge.
    Dodge,
    /// Maneuver with a weapon, or use a stored one.
    Maneuver,
    /// Use a stored press.
    Press,
    /// Use a stored prevention.
    Prevent,
    /// Cast votes for.
    VoteFor,
    /// Cast votes against.
    VoteAgainst,
    /// Burn a political card for a vote, cast for.
    CardVoteFor,
    /// Burn a political card for a vote, cast against.
    CardVoteAgainst,
    /// Burn the Edge for a vote, cast for.
    EdgeVoteFor,
    /// Burn the Edge for a vote, cast against.
    EdgeVoteAgainst,
    /// Transfer 1 pool to an uncontrolled vampire.
    Transfer,
    /// Move 1 blood from an uncontrolled vampire back to the pool.
    TransferBack,
    /// Move the top crypt card to the uncontrolled region.
    DrawCrypt,
    /// Move an uncontrolled vampire to the ready region.
    BringOut,
    /// Discard a card.
    Discard,
    /// Choose a card, a Methuselah, a clan or a number.
    Choose,
    /// Yes.
    Yes,
    /// One of several ways, counted from 0.
    Branch,
}

impl OptionKind {
    /// The name, as policies and tests say it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::Play => "play",
            Self::Use => "use",
            Self::UseGrant => "use grant",
            Self::Answer => "answer",
            Self::Trigger => "trigger",
            Self::EdgePool => "edge pool",
            Self::Pay => "pay",
            Self::Yield => "yield",
            Self::Bleed => "bleed",
            Self::Hunt => "hunt",
            Self::LeaveTorpor => "leave torpor",
            Self::Rescue => "rescue",
            Self::Diablerize => "diablerize",
            Self::TakeEquipment => "take equipment",
            Self::Action => "action",
            Self::Block => "block",
            Self::HandStrike => "hand strike",
            Self::WeaponStrike => "weapon strike",
            Self::Dodge => "dodge",
            Self::Maneuver => "maneuver",
            Self::Press => "press",
            Self::Prevent => "prevent",
            Self::VoteFor => "vote for",
            Self::VoteAgainst => "vote against",
            Self::CardVoteFor => "card vote for",
            Self::CardVoteAgainst => "card vote against",
            Self::EdgeVoteFor => "edge vote for",
            Self::EdgeVoteAgainst => "edge vote against",
            Self::Transfer => "transfer",
            Self::TransferBack => "transfer back",
            Self::DrawCrypt => "draw crypt",
            Self::BringOut => "bring out",
            Self::Discard => "discard",
            Self::Choose => "choose",
            Self::Yes => "yes",
            Self::Branch => "branch",
        }
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
    /// and not a card; of `Transfer`, with the last pool. Of the moment only: of `UseGrant`, the
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

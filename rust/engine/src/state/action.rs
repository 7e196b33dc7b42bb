//! The action under way (chapter ACTION).

use methuselah_cards::{AbilityId, compile::MAX_PICKS};

use crate::{
    ids::{CardId, CardRef, Seat, Value},
    list::List,
};

/// The kind of an action (chapters BLEED to CARDACTION, TORPOR).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ActionKind {
    /// Nothing basic: what the card says.
    #[default]
    Other,
    /// Bleed.
    Bleed,
    /// Hunt.
    Hunt,
    /// Put equipment from hand on the minion.
    Equip,
    /// Take equipment from another minion of one's own.
    TakeEquipment,
    /// Put a retainer from hand on the minion.
    Employ,
    /// Bring an ally from hand into play.
    Recruit,
    /// Call a referendum.
    Political,
    /// Enter combat.
    EnterCombat,
    /// Leave torpor.
    LeaveTorpor,
    /// Rescue a vampire from torpor.
    Rescue,
    /// Diablerize a vampire in torpor.
    Diablerize,
    /// Become an anarch (ANARCH-1).
    BecomeAnarch,
    /// Put a power from hand on the imbued.
    Power,
    /// Burn an incapacitated imbued.
    BurnImbued,
}

/// The stages of an action (chapters ACTION and BLOCK), in order: those of one that nobody blocks, those of
/// one that is blocked, and the end that both come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ActionStage {
    /// It is announced.
    #[default]
    Announcement,
    /// Blocks may be attempted.
    Blocks,
    /// Blocks are declined (BLOCK-7).
    Declined,
    /// All have passed after blocks were declined.
    Passed,
    /// It is about to succeed.
    WouldSucceed,
    /// Nothing more can keep it from succeeding.
    Success,
    /// It resolves.
    Resolution,
    /// It is blocked.
    Blocked,
    /// The block resolves.
    BlockResolution,
    /// The block has resolved.
    BlockResolved,
    /// After block resolution.
    AfterBlock,
    /// Its effect has been carried out.
    EffectDone,
    /// It has resolved, as a success or not.
    Resolved,
    /// It is over.
    Over,
}

/// What provides an action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ActionSource {
    /// The rules.
    #[default]
    Rules,
    /// A clause of a card from hand.
    Card {
        /// The card.
        card: CardId,
        /// The clause.
        mode: u8,
    },
    /// A card in play.
    InPlay {
        /// The card.
        card: CardRef,
        /// The ability.
        ability: AbilityId,
    },
}

/// A card played by a minion during an action or a combat: for the limits of CARD-27 and CARD-28, and
/// for texts that look back on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Played {
    /// By which minion.
    pub minion: CardRef,
    /// Which card.
    pub card: CardId,
    /// Which clause.
    pub mode: u8,
    /// The acting minion played it: whoever takes its place must be able to play it, too.
    pub by_actor: bool,
}

impl Default for Played {
    fn default() -> Self {
        Self { minion: CardRef::NONE, card: CardId::NONE, mode: 0, by_actor: false }
    }
}

/// An ability that the acting Methuselah has used during an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Used {
    /// Which.
    pub ability: AbilityId,
    /// Of which card.
    pub source: CardRef,
    /// By which minion, if by one.
    pub me: CardRef,
    /// What was picked first.
    pub pick: Value,
    /// The card was the acting minion or on it.
    pub of_actor: bool,
}

impl Default for Used {
    fn default() -> Self {
        let (source, me) = (CardRef::NONE, CardRef::NONE);
        Self { ability: AbilityId(0), source, me, pick: Value::Nothing, of_actor: false }
    }
}

/// The action under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Action {
    /// There is one.
    pub on: bool,
    /// What it comes to next.
    pub stage: ActionStage,
    /// Its kind.
    pub kind: ActionKind,
    /// The acting minion.
    pub actor: CardRef,
    /// The Methuselah whose minion acts.
    pub meth: Seat,
    /// What provides it.
    pub source: ActionSource,
    /// The card it targets.
    pub target: CardRef,
    /// The Methuselah at whom it is directed, if it is.
    pub at: Option<Seat>,
    /// A mask of the Methuselahs at whom it is directed, if they are several.
    pub several: u8,
    /// What was picked as it was announced.
    pub picks: [Value; MAX_PICKS],
    /// What it counts as for MINION-5; 0 for an action of the rules.
    pub key: u16,
    /// The X of its cost.
    pub x: u8,
    /// Stealth that comes with the action itself.
    pub stealth: i8,
    /// Bleed that comes with the action itself.
    pub bleed: i8,
    /// Bleed gained by modifiers and lost by reductions.
    pub bleed_bonus: i8,
    /// The minion that attempts to block, or has blocked.
    pub blocker: CardRef,
    /// Whose minion it was as it began to attempt that.
    pub blocks_for: Seat,
    /// A mask of the seats that have declined to block.
    pub declined: u8,
    /// The minions that have failed to block since anything else was done, once for each attempt.
    pub futile: List<CardId, 56>,
    /// The action was blocked.
    pub blocked: bool,
    /// The action has resolved as a success.
    pub successful: bool,
    /// The prey of its Methuselah as it resolved.
    pub prey: Option<Seat>,
    /// Whoever was its Methuselah's prey has burned pool during it.
    pub prey_burned: bool,
    /// The acting minion has meanwhile not been ready.
    pub left: bool,
    /// It is to end now.
    pub ending: bool,
    /// It goes on as if unblocked after this combat.
    pub resumes: bool,
    /// The two who are to fight after its resolution.
    pub queued: [CardRef; 2],
    /// It was not mandatory (MINION-6).
    pub free: bool,
    /// The slave that fights the blocker in place of the acting minion (TRAIT-7).
    pub stand_in: CardRef,
    /// It was a hunt that brought blood.
    pub fed: bool,
    /// Its bleed burned that much pool.
    pub burned: u8,
    /// It has called a referendum.
    pub called: bool,
    /// Its referendum has passed, by that many votes.
    pub passed: Option<u8>,
    /// The card from hand that it was taken with, if any, as it was played.
    pub began: Option<Played>,
    /// Cards played since; without an action, in the combat under way.
    pub played: List<Played, 48>,
    /// How many of these had been played as the last combat began.
    pub before_combat: u8,
    /// Abilities that the acting Methuselah has used so far, outside combat.
    pub used: List<Used, 16>,
}

impl Action {
    /// Whether it is directed at a Methuselah, alone or with others.
    pub fn is_at(&self, seat: Seat) -> bool {
        self.at == Some(seat) || self.several & seat.bit() != 0
    }

    /// A mask of the Methuselahs at whom it is directed.
    pub fn targets(&self) -> u8 {
        self.several | self.at.map_or(0, Seat::bit)
    }

    /// The card from hand that it was taken with, if any.
    pub fn played_card(&self) -> CardId {
        match self.source {
            ActionSource::Card { card, .. } if self.on => card,
            _ => CardId::NONE,
        }
    }

    /// Whether it is directed (ACTION-3).
    pub fn is_directed(&self) -> bool {
        self.at.is_some() || self.several != 0
    }
}

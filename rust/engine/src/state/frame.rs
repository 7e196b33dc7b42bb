//! What is going on: the frames of the stack.

use methuselah_cards::{AbilityId, ProgramId, compile::MAX_PICKS, lang::Event};

use crate::{
    ids::{CardId, CardRef, Seat, Value},
    option::DecisionKind,
};

/// Something that is going on, and can stop anywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Frame {
    /// A turn, and what comes next in it.
    Turn(TurnStage),
    /// The unlock phase, and what comes next in it.
    Unlock(UnlockStage),
    /// The master, minion, influence or discard phase; true once its Methuselah has passed, and
    /// the impulse has gone on to the others.
    Phase(bool),
    /// Effects may be used, in sequence, until all pass.
    Window(WindowFrame),
    /// A card is being played.
    Play(PlayFrame),
    /// The action in [`super::State::action`].
    Action,
    /// A block attempt; true once stealth and intercept are to be compared.
    Attempt(bool),
    /// The combat in [`super::State::combat`].
    Combat,
    /// The two are about to enter combat.
    Entering(CardRef, CardRef),
    /// A combat of the two that was queued is to begin.
    Queued(CardRef, CardRef),
    /// Someone is about to be ousted; whether it has been asked who keeps them in the game.
    Ousting(bool),
    /// The referendum in [`super::State::referendum`].
    Referendum,
    /// The damage in [`super::State::damages`]: what comes next, and for which of it.
    Damage(DamageStage, u8),
    /// Diablerie by the first on the second, and what comes next in it.
    Diablerie(CardRef, CardRef, DiablerieStage),
    /// A vampire is awarded trophies, and what comes next in it.
    Award(CardRef, AwardStage),
    /// An imbued may take a conviction.
    TakeConviction(CardRef, ConvictionFrom),
    /// An imbued leaves the incapacitated region, once so much more conviction is burned for it.
    Recover(CardRef, u8),
    /// The first burns the second, an incapacitated imbued, and what comes next in it.
    BurnImbued(CardRef, CardRef, BurningStage),
    /// An effect is being carried out.
    Effect(EffectFrame),
    /// An ability is used, and the picks of it that are still to be made.
    Use(AbilityId, EffectFrame, u8),
    /// A minion is about to take that equipment from another: which more of it is to be said.
    TakeEquipment(CardRef, [CardRef; MAX_PICKS], u8),
    /// That minion takes an action now, at whoever's turn it is.
    OneAction(CardRef),
    /// A Methuselah discards down to hand size.
    DiscardDown(Seat),
    /// A Methuselah draws that many cards, and up to hand size, and may draw others than those of the
    /// library.
    Draw(Seat, u8),
    /// A unique card has done what it does as it enters play, and a contest for it is to begin.
    Contest(CardRef),
}

impl Default for Frame {
    fn default() -> Self {
        Self::Turn(TurnStage::Unlock)
    }
}

/// What comes next in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnStage {
    /// The unlock phase.
    Unlock,
    /// The master phase.
    Master,
    /// The minion phase.
    Minion,
    /// The influence phase.
    Influence,
    /// The discard phase.
    Discard,
    /// What happens as the turn ends.
    Ending,
    /// The next turn.
    Over,
}

/// What comes next in an unlock phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnlockStage {
    /// Unlocking.
    Unlocking,
    /// Its effects, in the order chosen.
    Effects,
    /// Nothing: its Methuselah has passed.
    Passed,
}

/// What comes next in the handling of damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DamageStage {
    /// It may be prevented.
    Prevent,
    /// What is left of it is noted.
    Prevented,
    /// The next damage.
    Noted,
    /// All of it is inflicted.
    Inflict,
}

/// What comes next in a diablerie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DiablerieStage {
    /// The blood is taken.
    Blood,
    /// Equipment is taken.
    Spoils,
    /// The victim burns.
    Burning,
    /// A master Discipline is looked for.
    Discipline,
    /// Trophies are awarded.
    Trophies,
    /// The blood hunt.
    Hunt,
}

/// What comes next as trophies are awarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AwardStage {
    /// A trophy is looked for.
    Search,
    /// Methuselahs may move trophies in play; a mask of the seats that have passed.
    Offers(u8),
}

/// Where an imbued may take a conviction from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ConvictionFrom {
    /// Piles, a mask of them; a library among them may be searched.
    Piles(u8),
    /// A library that has been looked through.
    SearchedLibrary,
}

/// What comes next as an incapacitated imbued is burned (IMBUED-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BurningStage {
    /// Equipment is taken.
    Spoils,
    /// It burns.
    Burning,
    /// Ready imbued may burn conviction to damage whoever burned it.
    Wrath,
}

/// A window: effects may be used, in sequence, until all pass in succession (SEQ).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WindowFrame {
    /// The windows of cards and abilities that are open in it.
    pub mask: u64,
    /// What it is called when someone is asked.
    pub kind: DecisionKind,
    /// A mask of the seats that have passed in succession.
    pub passed: u8,
    /// A mask of the seats that take part.
    pub seats: u8,
}

/// Where the playing of a card stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PlayStage {
    /// Its picks are made.
    #[default]
    Picking,
    /// It is shown: it may be cancelled.
    AsPlayed,
    /// What it costs can be lowered.
    Cost,
    /// It takes effect.
    Effect,
    /// It is done.
    Done,
}

/// A card being played, or an ability being used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlayFrame {
    /// It comes from a hand, and so is replaced.
    pub from_hand: bool,
    /// Where it stands.
    pub stage: PlayStage,
    /// The card.
    pub card: CardId,
    /// The clause, or the place of the ability.
    pub mode: u8,
    /// Who plays it.
    pub seat: Seat,
    /// The minion that plays it.
    pub minion: CardRef,
    /// What is picked so far.
    pub picks: [Value; MAX_PICKS],
    /// How many picks are made.
    pub picked: u8,
    /// The X of its cost.
    pub x: u8,
    /// It has been cancelled; with `true`, its cost is not paid.
    pub cancelled: Option<bool>,
}

/// An effect being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EffectFrame {
    /// The program.
    pub program: ProgramId,
    /// The place in it.
    pub at: u16,
    /// Whose effect it is.
    pub you: Seat,
    /// The card it comes from.
    pub source: CardRef,
    /// The minion that plays or uses it.
    pub me: CardRef,
    /// What is picked so far.
    pub picks: [Value; MAX_PICKS],
    /// The X of the cost.
    pub x: u8,
    /// Played at the superior level.
    pub superior: bool,
    /// Of a limited clause (BLEED-4).
    pub limited: bool,
    /// The capacity of the vampire as which an ally plays; 0 if none does (CARD-31).
    pub as_vampire: u8,
    /// The card that the triggering event is about.
    pub subject: CardRef,
    /// The Methuselah that the triggering event concerns.
    pub subject_seat: Seat,
    /// How much the triggering event is about.
    pub amount: i16,
    /// The card at hand in a loop; the loop goes by card number.
    pub each_card: CardId,
    /// The seat at hand in a loop, and how many have been.
    pub each_seat: (Seat, u8),
    /// Rounds of a loop that are left.
    pub count: i16,
}

impl Default for EffectFrame {
    fn default() -> Self {
        Self {
            program: ProgramId(0),
            at: 0,
            you: Seat(0),
            source: CardRef::NONE,
            me: CardRef::NONE,
            picks: [Value::Nothing; MAX_PICKS],
            x: 0,
            superior: false,
            limited: false,
            as_vampire: 0,
            subject: CardRef::NONE,
            subject_seat: Seat(0),
            amount: 0,
            each_card: CardId::NONE,
            each_seat: (Seat(0), 0),
            count: 0,
        }
    }
}

/// A triggered effect that waits for its turn (mandatory ones of an unlock phase wait for the
/// order that their Methuselah chooses).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Waiting {
    /// What set it off.
    pub on: Event,
    /// The ability it is of.
    pub ability: AbilityId,
    /// What will be carried out.
    pub effect: EffectFrame,
}

impl Default for Waiting {
    fn default() -> Self {
        Self { on: Event::UnlockPhase, ability: AbilityId(0), effect: EffectFrame::default() }
    }
}

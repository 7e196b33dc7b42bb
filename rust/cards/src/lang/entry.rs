use std::collections::BTreeMap;

use serde::Deserialize;

use super::{
    Ability, Amount, Cond, Filter, Per, Period, Window,
    is::Skill,
    step::{From, Step},
};
use crate::vocab::{CardType, Keyword};

/// A card: the clauses it can be played for, and what it does in play.
///
/// Facts (type, cost, requirements, keywords) of printed cards are not repeated here: they stand in
/// the table of printed cards.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, rename = "Card")]
pub struct Entry {
    /// The printed name.
    pub name: String,
    /// The facts of a card that is not printed, as the cells of its row in the table of printed
    /// cards: `{"types": "Action", "requires": "dom", "blood": "1"}`.
    #[serde(default)]
    pub facts: Option<BTreeMap<String, String>>,
    /// Requirements beyond the printed symbols, of the minion that plays it or, for a master card,
    /// of a ready minion of its player.
    #[serde(default)]
    pub requires: Filter,
    /// Conditions of every clause.
    #[serde(default, rename = "if")]
    pub if_: Vec<Cond>,
    /// Limits of every clause.
    #[serde(default)]
    pub limit: Vec<Limit>,
    /// The one window of every clause that names none.
    #[serde(default)]
    pub when: Option<Window>,
    /// "A minion can have only one": no second copy can be put on a card.
    #[serde(default)]
    pub only_one: bool,
    /// "You still control this card": whoever put it on a card controls it, not the controller of that
    /// card (CARD-21).
    #[serde(default)]
    pub stays_yours: bool,
    /// The replacement is not drawn until then.
    #[serde(default)]
    pub replace: Option<Replacement>,
    /// As its replacement is about to be drawn, which is put off: its player may take it from the
    /// ash heap instead, if these conditions hold.
    #[serde(default)]
    pub comes_back: Option<Vec<Cond>>,
    /// The clauses. An equipment, retainer or ally without any, or whose clause has no steps, is
    /// brought into play (EQUIP-1, EMPLOY-1, RECRUIT-1).
    #[serde(default)]
    pub modes: Vec<Mode>,
    /// What it does while in play.
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// What an Advanced vampire does besides, once it is merged with its base (ADV-1).
    #[serde(default)]
    pub merged: Vec<Ability>,
    /// Keywords that it has in play, and only there: "it becomes a mortal ally".
    #[serde(default)]
    pub in_play: Vec<Keyword>,
    /// Counters that it enters play with.
    #[serde(default)]
    pub counters: Amount,
    /// Starting life of an ally or retainer, where it is not simply the printed one.
    #[serde(default)]
    pub life: Option<Amount>,
    /// Strength of an ally, likewise.
    #[serde(default)]
    pub strength: Option<Amount>,
    /// Bleed of an ally, likewise.
    #[serde(default)]
    pub bleed: Option<Amount>,
    /// Its limits are counted for all cards with that keyword together, not for this card alone:
    /// "only one aim each strike", "from only one hunting ground each turn".
    #[serde(default)]
    pub limits_with: Option<Keyword>,
    /// What can be used as this card is played (CARD-12), whatever the clause. The window is
    /// [`Window::AsPlayed`], the card itself is [`super::Which::This`] and
    /// [`super::Which::Played`], and `Me` the minion that plays it.
    #[serde(default)]
    pub as_played: Vec<super::Use>,
}

/// When the replacement of a card is drawn that says so (CARD-8).
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Replacement {
    /// When the action is over.
    Action,
    /// When the combat is over.
    Combat,
    /// In your next unlock phase.
    UntilUnlock,
    /// In your next discard phase.
    UntilDiscard,
    /// When the card is no longer in play.
    WhileInPlay,
    /// When that next happens, with conditions.
    Until(super::Event, #[serde(default)] Vec<Cond>),
}

/// Who plays a clause.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Player {
    /// Whoever the card type says: the acting minion a modifier, a combatant a combat card.
    #[default]
    Usual,
    /// A ready minion of the acting Methuselah other than the acting minion.
    OtherReady,
    /// A ready unlocked minion of the acting Methuselah other than the acting minion.
    OtherUnlocked,
    /// Of a reaction: a locked minion (which may also be awake).
    Locked,
    /// Of a reaction: a minion, locked or not.
    EvenLocked,
    /// Of a combat card: a minion that does not fight in the combat, of any Methuselah and in torpor,
    /// too (CARD-29).
    NotInCombat,
}

/// One clause of a card.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Mode {
    /// Keywords that the card has as it is played for this clause, and not for others.
    pub keywords: Vec<Keyword>,
    /// The Disciplines it needs, all of them; the level is that of the code's letters.
    pub disc: Vec<Skill>,
    /// The type it is played as, for cards of several types.
    #[serde(rename = "as")]
    pub as_: Option<CardType>,
    /// "As above": takes over the clause with that index; fields given here replace its own.
    pub like: Option<u8>,
    /// The window it is played in; the usual one of its type and first step if not given.
    pub when: Option<Window>,
    /// Who plays it.
    pub player: Player,
    /// Conditions.
    #[serde(rename = "if")]
    pub if_: Vec<Cond>,
    /// Limits; they count uses of this clause (and those like it) only.
    pub limit: Vec<Limit>,
    /// What is chosen as it is announced.
    pub choose: Vec<Pick>,
    /// The value of the X of the cost, when it is not free.
    pub x: Option<Amount>,
    /// Further costs: what the text makes one pay for what the clause does. They must be payable for
    /// it to be played, and are paid as it takes effect, before its steps: not if it is cancelled.
    /// What changes the card's cost does not change them.
    pub cost: Vec<Cost>,
    /// The kind of action, for an action card.
    pub act: Act,
    /// Stealth of the action.
    pub stealth: i8,
    /// What holds while the action is performed, from its announcement on.
    pub while_: Vec<Ability>,
    /// Directed at the pick (D), unless the pick is one's own.
    pub directed: bool,
    /// Directed at all other Methuselahs that fit (D), if that is more than the pick: each of them
    /// may block (BLOCK-1), in clockwise order (SEQ-2).
    pub directed_at: Option<Vec<super::SeatIs>>,
    /// "(limited)" (BLEED-4): not playable if it would add to a bleed to which another limited
    /// clause adds at that time.
    pub limited: bool,
    /// "Even if not yet needed" (BLOCK-4).
    pub unneeded: bool,
    /// The choices that make the terms of a referendum.
    pub terms: Vec<Step>,
    /// What holds during the referendum that the card calls.
    pub polling: Vec<Ability>,
    /// What it does.
    #[serde(rename = "do")]
    pub steps: Vec<Step>,
    /// Steps added to those taken over by `like`.
    pub also: Vec<Step>,
}

/// The kind of action that an action card or ability is (chapters BLEED to CARDACTION).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Act {
    /// None of the basic ones.
    #[default]
    Other,
    /// A bleed.
    Bleed,
    /// A hunt.
    Hunt,
    /// To enter combat.
    EnterCombat,
    /// To equip.
    Equip,
    /// To employ a retainer.
    Employ,
    /// To recruit an ally.
    Recruit,
    /// A political action, of a card in play: its steps are what the referendum does if it passes.
    Political,
}

/// Something chosen as a card or ability is announced.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(transparent)]
pub struct Pick(pub From);

/// A cost beyond the printed one.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Cost {
    /// Locks this card.
    LockThis,
    /// Burns this card.
    BurnThis,
    /// Locks another card.
    Lock(super::Which),
    /// Burns blood (or life) of a card.
    Blood(super::Which, Amount),
    /// Burns other counters of a card.
    Counters(super::Which, Amount),
    /// Burns pool of the user.
    Pool(Amount),
    /// Uses up transfers.
    Transfers(u8),
    /// Uses up a master phase action.
    MasterAction,
    /// Uses up a discard phase action.
    DiscardAction,
    /// Discards the card picked.
    Discard(super::Which),
    /// Discards a card of the user's hand at random.
    DiscardAtRandom,
    /// Burns another card, such as a conviction picked. A pick that is burned so is still meant,
    /// in the ash heap, by an action that it pays for.
    Burn(super::Which),
}

/// How often something can be used or played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Limit(pub Per, pub Period);

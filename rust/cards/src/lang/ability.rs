use serde::Deserialize;

use super::{
    Act, Amount, Cond, Cost, Event, Filter, Limit, Pick, Player, SeatIs, Static, StrikeKind, Who,
    Window, step::Step,
};
use crate::vocab::{CardType, Clan, Sect, Title};

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
    /// The next victory point of that Methuselah: you gain it, or what parts of it they gain, each half
    /// of it noted as a counter on this card. Not while you are being ousted.
    VictoryPoint(Who),
}

//! Strikes, and other damage.

use serde::Deserialize;

use super::{Amount, Filter, Which, step::Step};
use crate::vocab::Discipline;

/// What a strike does.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum StrikeKind {
    /// A hand strike: strength damage plus that much.
    Hand(Amount),
    /// That much damage, close.
    Damage(Amount),
    /// Strength plus that much damage, with a melee weapon.
    Melee(Amount),
    /// Dodge.
    Dodge,
    /// Combat ends; then come these steps, which are lost if the combat goes on or another one
    /// begins. Those inside [`Step::BeforeEnd`] come before it ends, whatever happens then.
    CombatEnds(#[serde(default)] Vec<Step>),
    /// Steals blood or life, close.
    StealBlood(Amount),
    /// Destroys an equipment of the opposing minion that fits, of the striker's choice.
    DestroyEquipment(Filter),
    /// Steals an equipment that fits, likewise; it cannot be used this round (STRIKE-8).
    StealEquipment(Filter),
    /// Of the damage it inflicts, what is more than that is ignored, and need not be prevented.
    AtMost(u8, Box<StrikeKind>),
    /// With first strike (STRIKE-9).
    First(Box<StrikeKind>),
    /// Its damage is aggravated.
    Aggravated(Box<StrikeKind>),
    /// At either range.
    Ranged(Box<StrikeKind>),
    /// Of one at equipment: with that much damage, too.
    WithDamage(Amount, Box<StrikeKind>),
    /// No dodge is of any use against it.
    Undodgeable(Box<StrikeKind>),
    /// With these steps as it resolves, unless it is dodged or out of reach; before its damage.
    With(Vec<Step>, Box<StrikeKind>),
    /// These steps as it resolves, likewise, and nothing else; close.
    Only(Vec<Step>),
    /// The strike of that card in play, with that much more damage.
    Using(Which, Amount),
    /// No card that requires that Discipline prevents its damage.
    Defies(Discipline, Box<StrikeKind>),
    /// Not at an opposing minion that fits; at a retainer of such a one it can be (STRIKE-10).
    NotAt(Filter, Box<StrikeKind>),
}

impl StrikeKind {
    /// Whether it is a hand strike.
    pub fn is_hand(&self) -> bool {
        match self {
            Self::Hand(_) => true,
            _ => self.inner().is_some_and(Self::is_hand),
        }
    }

    /// Whether it ends combat.
    pub fn ends_combat(&self) -> bool {
        match self {
            Self::CombatEnds(_) => true,
            _ => self.inner().is_some_and(Self::ends_combat),
        }
    }

    /// The equipment of the opposing minion that it needs to be aimed at, if it does.
    pub fn equipment(&self) -> Option<&Filter> {
        match self {
            Self::DestroyEquipment(filter) | Self::StealEquipment(filter) => Some(filter),
            _ => self.inner()?.equipment(),
        }
    }

    /// The opposing minions that it cannot be at, if there are such.
    pub fn spared(&self) -> Option<&Filter> {
        match self {
            Self::NotAt(filter, _) => Some(filter),
            _ => self.inner()?.spared(),
        }
    }

    /// The card in play whose strike it is, if it is one.
    pub fn using(&self) -> Option<Which> {
        match self {
            Self::Using(which, _) => Some(*which),
            _ => self.inner()?.using(),
        }
    }

    /// The strike that it is, but for what it says of it.
    pub fn inner(&self) -> Option<&Self> {
        match self {
            Self::AtMost(_, kind)
            | Self::First(kind)
            | Self::Aggravated(kind)
            | Self::Ranged(kind)
            | Self::WithDamage(_, kind)
            | Self::Undodgeable(kind)
            | Self::Defies(_, kind)
            | Self::With(_, kind)
            | Self::NotAt(_, kind) => Some(kind),
            _ => None,
        }
    }
}

/// Whether additional strikes are a minion's one source of them in a round (STRIKE-4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum StrikeLimit {
    /// They are.
    #[default]
    Limited,
    /// They come beside it.
    Unlimited,
}

/// Damage that is no strike's own.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DamageText {
    /// On whom.
    pub to: Which,
    /// How much.
    pub n: Amount,
    /// Cannot be mended (DAMAGE-3).
    #[serde(default)]
    pub aggravated: bool,
    /// Inflicted at long range too.
    #[serde(default)]
    pub ranged: bool,
    /// Nothing prevents it.
    #[serde(default)]
    pub unpreventable: bool,
    /// Not inflicted by a minion (DAMAGE-6).
    #[serde(default)]
    pub environmental: bool,
}

use serde::{Deserialize, Deserializer, de};

use super::{Cond, CounterKind, Filter, SeatIs, Which, Who};

/// A whole number, constant or worked out when it is needed.
///
/// A constant is written as the number itself: `Gain(Blood(Me), 2)`.
#[derive(Clone, Debug, PartialEq)]
pub enum Amount {
    /// A constant.
    N(i32),
    /// Something to be worked out.
    Of(Box<Expr>),
}

/// The grammar of amounts that are not plain numbers.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Expr {
    /// The X chosen and paid when the card was played.
    X,
    /// The first when this card was played at the inferior level, the second at the superior one.
    ByLevel(i32, i32),
    /// How many cards fit.
    Count(Filter),
    /// How many Methuselahs fit.
    Methuselahs(Vec<SeatIs>),
    /// Blood (or life) on a card.
    Blood(Which),
    /// Counters on a card.
    Counters(Which),
    /// Corruption counters on a card of Methuselahs that fit.
    Corruption(Which, Vec<SeatIs>),
    /// Counters of that kind on a card.
    CountersOf(CounterKind, Which),
    /// Pool that the card would cost `Me`, with what effects add.
    PoolCost(Which),
    /// Capacity of a vampire.
    Capacity(Which),
    /// Capacity of a vampire, printed cost of an ally.
    CapacityOrCost(Which),
    /// Strength of a minion.
    Strength(Which),
    /// Stealth of a minion, not below 0.
    Stealth(Which),
    /// Life that an ally starts with.
    StartingLife(Which),
    /// Pool of a Methuselah.
    Pool(Who),
    /// Pool that the Methuselah, who is about to be ousted, was to lose or pay beyond what there was.
    Lacking(Who),
    /// The number picked as n-th choice.
    Picked(u8),
    /// Votes by which the referendum passed.
    Margin,
    /// Pool that the bleed under way would burn.
    Bleed,
    /// Pool that the bleed under way has burned, once it has resolved.
    Bled,
    /// Blood that a vampire lost to damage this round.
    BloodLostToDamage(Which),
    /// Damage that a combatant has inflicted this round, prevented damage aside (DAMAGE-6).
    DamageInflicted(Which),
    /// The round of the combat under way, counted from 1.
    Round,
    /// Different Disciplines with which that minion has played cards during the action under way, even
    /// if they were cancelled.
    DisciplinesPlayed(Which),
    /// How much the triggering event is about.
    Event,
    /// The number that a Methuselah has sealed last; 0 if none.
    Sealed(Who),
    /// Points allocated to a Methuselah in the terms of the referendum.
    Allocated(Who),
    /// Sum.
    Plus(Amount, Amount),
    /// Difference, not below 0.
    Minus(Amount, Amount),
    /// The same below 0: what it adds is taken away.
    Negative(Amount),
    /// Half, rounded down.
    Half(Amount),
    /// The smaller one.
    Min(Amount, Amount),
    /// The amount if the condition holds, else 0.
    If(Cond, Amount),
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = <Box<ron::value::RawValue>>::deserialize(deserializer)?;
        let text = raw.get_ron().trim();
        if let Ok(n) = text.parse() {
            return Ok(Self::N(n));
        }
        if text.starts_with(|c: char| c.is_ascii_digit() || "+-.".contains(c)) {
            return Err(de::Error::custom(format!("`{text}` is no whole number of use")));
        }
        let expr = crate::parse::options().from_str::<Expr>(text);
        expr.map(|e| Self::Of(Box::new(e))).map_err(|e| de::Error::custom(e.code))
    }
}

impl Default for Amount {
    fn default() -> Self {
        Self::N(0)
    }
}

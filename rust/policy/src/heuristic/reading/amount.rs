use methuselah_cards::lang::{Amount, Expr};

/// An amount as one reads it on a card, without a game to work it out in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Guess {
    /// About how much.
    pub n: i8,
    /// The pick that it depends on, and how much each unit of that adds.
    pub each: Option<(u8, i8)>,
}

/// As far as a guess goes: several on top of one another stay within what a deed holds.
const MOST: i32 = 20;

impl Guess {
    fn of(n: i32) -> Self {
        Self { n: n.clamp(-MOST, MOST) as i8, each: None }
    }

    /// What the amount is, read at a level.
    pub fn at(amount: &Amount, superior: bool) -> Self {
        let Amount::Of(expr) = amount else {
            let Amount::N(n) = amount else { return Self::default() };
            return Self::of(*n);
        };
        let at = |amount| Self::at(amount, superior);
        match expr.as_ref() {
            Expr::X => Self::of(1),
            Expr::ByLevel(low, high) => Self::of(if superior { *high } else { *low }),
            Expr::Picked(slot) => Self { n: 0, each: Some((*slot, 1)) },
            Expr::Count(_)
            | Expr::Blood(_)
            | Expr::BloodLostToDamage(_)
            | Expr::DamageInflicted(_)
            | Expr::Bleed
            | Expr::Bled
            | Expr::DisciplinesPlayed(_) => Self::of(2),
            Expr::Margin => Self::of(3),
            Expr::PoolCost(_) => Self::of(2),
            Expr::Capacity(_) | Expr::CapacityOrCost(_) => Self::of(6),
            Expr::Strength(_) | Expr::Stealth(_) | Expr::Round => Self::of(1),
            Expr::StartingLife(_) | Expr::Methuselahs(_) => Self::of(4),
            Expr::Pool(_) => Self::of(10),
            Expr::Lacking(_) => Self::of(0),
            Expr::Counters(_)
            | Expr::Corruption(..)
            | Expr::CountersOf(..)
            | Expr::Event
            | Expr::Allocated(_)
            | Expr::Sealed(_) => Self::of(1),
            Expr::Plus(a, b) => {
                let (a, b) = (at(a), at(b));
                Self { n: a.n.saturating_add(b.n), each: a.each.or(b.each) }
            }
            Expr::Minus(a, b) => {
                let (a, b) = (at(a), at(b));
                let each = a.each.or(b.each.map(|(slot, n)| (slot, -n)));
                Self { n: a.n.saturating_sub(b.n).max(0), each }
            }
            Expr::Negative(a) => {
                let a = at(a);
                Self { n: -a.n, each: a.each.map(|(slot, n)| (slot, -n)) }
            }
            Expr::Half(a) => Self { n: at(a).n / 2, ..at(a) },
            Expr::Min(a, b) => Self { n: at(a).n.min(at(b).n), each: None },
            // Whoever plays it is likely to be whom it is written for.
            Expr::If(_, a) => at(a),
        }
    }
}

//! Pool that the programs of referendums give and take.

use methuselah_cards::{
    CardSet, Op, ProgramId,
    lang::{Amount, ClanOf, Cond, Expr, Filter, Is, Purse, SeatIs, Step, Who},
};

/// Pool that comes to Methuselahs, or goes from them.
#[derive(Clone, Debug)]
pub(crate) struct Levy {
    /// Who gives or gets: each that fits, or one.
    pub who: Payer,
    /// How much each gets; what goes is below 0.
    pub sign: i32,
    /// How much.
    pub amount: Due,
    /// One who pays for all of it.
    pub from: Option<Who>,
    /// Only those to whom the terms allocate something are concerned.
    pub if_allocated: bool,
}

/// Who gives or gets.
#[derive(Clone, Debug)]
pub(crate) enum Payer {
    /// Each that fits.
    Each(Vec<SeatIs>),
    /// One.
    One(Who),
}

/// How much it is.
#[derive(Clone, Debug)]
pub(crate) enum Due {
    /// What the terms allocate to each.
    Allocated,
    /// One for each minion, or each vampire, perhaps of the clan picked.
    PerMinion {
        /// Only vampires count.
        vampires: bool,
        /// The pick that is their clan.
        clan: Option<u8>,
    },
    /// Anything else.
    Other(Amount),
}

/// What a program gives and takes.
pub(super) fn levies(set: &CardSet, id: ProgramId) -> Vec<Levy> {
    let mut found = Vec::new();
    let mut each = Vec::new();
    let mut allocated_to = 0;
    for (at, op) in set.program(id).ops.iter().enumerate() {
        let mut add = |who, sign, n, from| {
            let who = if who == Who::Each { Payer::Each(each.clone()) } else { Payer::One(who) };
            found.push(Levy { who, sign, amount: due(n), from, if_allocated: at < allocated_to });
        };
        match op {
            Op::NextSeat(seats, _) => each.clone_from(seats),
            Op::JumpUnless(Cond::AtLeast(Amount::Of(expr), _), end)
                if **expr == Expr::Allocated(Who::Each) =>
            {
                allocated_to = usize::from(*end);
            }
            Op::Do(Step::Gain(Purse::Pool(who), n)) => add(*who, 1, n, None),
            Op::Do(Step::Burn(Purse::Pool(who), n)) => add(*who, -1, n, None),
            Op::Do(Step::Move(Purse::Pool(from), Purse::Pool(to), n)) => {
                add(*to, 1, n, Some(*from));
            }
            _ => {}
        }
    }
    found
}

fn due(amount: &Amount) -> Due {
    if let Amount::Of(expr) = amount {
        match &**expr {
            Expr::Allocated(Who::Each) => return Due::Allocated,
            Expr::Count(filter) => {
                if let Some(due) = per_minion(filter) {
                    return due;
                }
            }
            _ => {}
        }
    }
    Due::Other(amount.clone())
}

/// A count of the minions of each Methuselah.
fn per_minion(filter: &Filter) -> Option<Due> {
    let (mut vampires, mut minions, mut of_each, mut clan) = (false, false, false, None);
    for part in filter {
        match part {
            Is::Vampire => vampires = true,
            Is::Minion => minions = true,
            Is::ControlledBy(Who::Each) => of_each = true,
            Is::ClanOf(ClanOf::Picked(slot)) => clan = Some(*slot),
            _ => return None,
        }
    }
    (of_each && (vampires || minions)).then_some(Due::PerMinion { vampires, clan })
}

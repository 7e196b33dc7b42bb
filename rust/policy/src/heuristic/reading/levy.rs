//! Pool that the programs of referendums give and take.

use methuselah_cards::{
    CardSet, Op, ProgramId,
    lang::{Amount, ClanOf, Expr, Filter, Is, Purse, SeatIs, Step, Who},
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
    for op in &set.program(id).ops {
        match op {
            Op::NextSeat(seats, _) => each.clone_from(seats),
            Op::Do(Step::Gain(Purse::Pool(who), n)) => found.push(levy(*who, &each, 1, n, None)),
            Op::Do(Step::Burn(Purse::Pool(who), n)) => found.push(levy(*who, &each, -1, n, None)),
            Op::Do(Step::Move(Purse::Pool(from), Purse::Pool(to), n)) => {
                found.push(levy(*to, &each, 1, n, Some(*from)));
            }
            _ => {}
        }
    }
    found
}

fn levy(who: Who, each: &[SeatIs], sign: i32, amount: &Amount, from: Option<Who>) -> Levy {
    let who = if who == Who::Each { Payer::Each(each.to_vec()) } else { Payer::One(who) };
    Levy { who, sign, amount: due(amount), from }
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

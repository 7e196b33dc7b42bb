//! What a choice was about, found again in the texts of the card that asked for it.

use methuselah_cards::{
    Op, ProgramId,
    lang::{Ability, Step, StrikeKind},
};

use super::gist::{gist, of_branch, of_strike};
use crate::{
    ids::CardId,
    option::{Choice, OptionKind},
    query::Query,
};

/// A card that was played or used, and what it then does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Source {
    /// The card.
    pub card: CardId,
    /// The program, if the choice tells.
    program: Option<ProgramId>,
}

impl Source {
    /// What a choice sets going, if it does.
    pub fn of(q: Query<'_>, choice: Choice) -> Option<Self> {
        let card = choice.card.some()?;
        let (def, mode) = (q.def(card), usize::from(choice.mode));
        let ability = || def.abilities.get(mode).map(|&id| q.set().ability(id).program);
        let program = match choice.kind {
            OptionKind::Play => def.modes.get(mode).map(|mode| mode.program),
            OptionKind::Use | OptionKind::Action => ability(),
            OptionKind::Trigger | OptionKind::UseGrant | OptionKind::Answer => None,
            _ => return None,
        };
        Some(Self { card, program })
    }

    /// All that a card does.
    pub fn all(card: CardId) -> Self {
        Self { card, program: None }
    }

    /// Visits the code of it, with what it queues, grants and puts off.
    fn visit(self, q: Query<'_>, see: &mut impl FnMut(ProgramId, usize, &Op)) {
        if let Some(program) = self.program {
            return visit(q, program, see);
        }
        let def = q.def(self.card);
        for mode in &def.modes {
            visit(q, mode.program, see);
        }
        for &id in &def.abilities {
            visit(q, q.set().ability(id).program, see);
        }
    }

    /// The gist of a branch that was chosen; empty if it is not clear which was meant.
    pub fn branch(self, q: Query<'_>, branch: u8) -> String {
        let mut found = Vec::new();
        self.visit(q, &mut |program, _, op| {
            if let Op::Either(_, branches) = op
                && let Some((_, from)) = branches.get(usize::from(branch))
            {
                found.push(of_branch(q.set(), program, usize::from(*from)));
            }
        });
        only(found)
    }

    /// The gist of what a card asked whether to do.
    pub fn optional(self, q: Query<'_>) -> String {
        let mut found = Vec::new();
        self.visit(q, &mut |program, at, op| {
            if matches!(op, Op::May(_)) {
                found.push(gist(q.set(), program, at + 1));
            }
        });
        only(found)
    }

    /// The gist of what can be used while an effect of the card lasts.
    pub fn granted(self, q: Query<'_>) -> String {
        let mut found = Vec::new();
        self.visit(q, &mut |_, _, op| {
            if let Op::Grant(_, abilities) = op {
                let used = abilities.iter().map(|&id| q.set().ability(id));
                let used = used.filter(|def| matches!(def.ability, Ability::Use(_)));
                found.extend(used.map(|def| gist(q.set(), def.program, 0)));
            }
        });
        only(found)
    }
}

fn visit(q: Query<'_>, program: ProgramId, see: &mut impl FnMut(ProgramId, usize, &Op)) {
    for (at, op) in q.set().program(program).ops.iter().enumerate() {
        see(program, at, op);
        match op {
            Op::Queue(inner) | Op::AfterCombat(inner) | Op::Strike(_, Some(inner)) => {
                visit(q, *inner, see);
            }
            Op::Grant(_, abilities) => {
                for &id in abilities {
                    visit(q, q.set().ability(id).program, see);
                }
            }
            _ => {}
        }
    }
}

/// The one text there is, if there are no two.
fn only(mut found: Vec<String>) -> String {
    found.dedup();
    if found.len() == 1 { found.remove(0) } else { String::new() }
}

/// The strike that a card is played for, or that a weapon or minion strikes with.
pub(super) fn strike_of(q: Query<'_>, choice: Choice) -> String {
    let Some(card) = choice.card.some() else { return String::new() };
    let (def, mode) = (q.def(card), usize::from(choice.mode));
    let strike: Option<&StrikeKind> = match choice.kind {
        OptionKind::Play => def.modes.get(mode).and_then(|mode| {
            mode.text.steps.iter().find_map(|step| match step {
                Step::Strike(kind) => Some(kind),
                _ => None,
            })
        }),
        OptionKind::WeaponStrike => {
            def.abilities.get(mode).and_then(|&id| match &q.set().ability(id).ability {
                Ability::Strike(weapon) => Some(&weapon.strike),
                _ => None,
            })
        }
        _ => None,
    };
    strike.map_or_else(String::new, of_strike)
}

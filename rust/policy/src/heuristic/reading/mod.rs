//! Reading the cards: what each text does, worked out once for a set of cards, so that a decision
//! looks up plain numbers. No card is known by its name.

mod amount;
mod clause;
mod deed;
mod levy;
mod program;
mod standing;
mod strike;
#[cfg(test)]
mod tests;

use methuselah_cards::{
    AbilityId, CardDef, CardSet, DefId, ModeDef, ProgramId,
    facts::Price,
    lang::{Ability, ActionIs, Cond, Cost, Is, Player, Which, Who, Window},
    vocab::Sect,
};

pub(crate) use clause::{Clause, Gist};
pub(crate) use deed::{Among, Deed, Fate, PICKS};
pub(crate) use levy::{Due, Levy, Payer};
pub(crate) use standing::Standing;

use super::Weights;
use amount::Guess;
use standing::clamp;

/// What all cards of a set do.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reading {
    cards: Vec<CardReading>,
    clauses: Vec<Clause>,
    abilities: Vec<Deed>,
    programs: Vec<Deed>,
    /// The pool that programs give and take.
    levies: Vec<Vec<Levy>>,
    branches: Vec<Deed>,
    /// The branches of a choice: the program, the place in it, and which they are.
    forks: Vec<(ProgramId, u16, (u16, u8))>,
    /// What an optional part does, and what befalls one otherwise: the program, the place in it.
    options: Vec<(ProgramId, u16, Deed, Deed)>,
}

/// What one card does.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct CardReading {
    first: u16,
    clauses: u8,
    /// What it is worth while it is in play.
    pub standing: Standing,
    /// How much one wants it, if it is a vampire.
    merit: i16,
    /// What it is good for in a hand.
    handy: i16,
    /// Its clans, as bits.
    clans: u64,
    /// The sect that it asks for.
    sect: Option<Sect>,
    /// What it can be played for.
    gist: Gist,
    /// Stealth and intercept that it gives from play, at need, for being locked.
    aid: (i8, i8),
}

impl Reading {
    /// Reads a set of cards.
    pub fn of(set: &CardSet, weights: &Weights) -> Self {
        let mut reading = Self::default();
        // Again: an effect may grant an ability that is read later, and then a card that has it may
        // come into play by its own clause.
        for _ in 0..3 {
            reading.branches.clear();
            reading.forks.clear();
            reading.options.clear();
            reading.read_programs(set, weights);
            reading.read_abilities(set, weights);
            reading.cards = set.defs.iter().map(|def| reading.stand(set, weights, def)).collect();
        }
        let programs = (0..set.programs.len()).map(|at| ProgramId(at as u16));
        reading.levies = programs.map(|id| levy::levies(set, id)).collect();
        for (at, def) in set.defs.iter().enumerate() {
            reading.cards[at].first = reading.clauses.len() as u16;
            reading.cards[at].clauses = def.modes.len() as u8;
            let clans = def.facts.clans.iter();
            reading.cards[at].clans = clans.fold(0, |bits, clan| bits | 1 << *clan as u64);
            reading.cards[at].sect = def.requires.iter().find_map(|part| match part {
                Is::Sect(sect) => Some(*sect),
                _ => None,
            });
            for &id in &def.abilities {
                let deed = reading.ability(id);
                if deed.locks_this && matches!(&set.ability(id).ability, Ability::Use(_)) {
                    let (stealth, intercept) = reading.cards[at].aid;
                    reading.cards[at].aid =
                        (stealth.max(deed.stealth), intercept.max(deed.intercept));
                }
            }
            for mode in &def.modes {
                let clause = reading.clause(def, mode);
                let handy = &mut reading.cards[at].handy;
                *handy = clause.handy().max(*handy);
                reading.cards[at].gist = reading.cards[at].gist.or(clause.gist());
                reading.clauses.push(clause);
            }
        }
        reading
    }

    /// The clauses of a card.
    pub fn clauses(&self, card: DefId) -> &[Clause] {
        let card = &self.cards[card.0 as usize];
        &self.clauses[card.first as usize..][..card.clauses as usize]
    }

    /// What a card is worth in play.
    pub fn standing(&self, card: DefId) -> Standing {
        self.cards[card.0 as usize].standing
    }

    /// How much one wants a vampire to be ready.
    pub fn merit(&self, card: DefId) -> i32 {
        self.cards[card.0 as usize].merit.into()
    }

    /// What a card is good for in a hand.
    pub fn handy(&self, card: DefId) -> i32 {
        self.cards[card.0 as usize].handy.into()
    }

    /// What a card can be played for.
    pub fn gist(&self, card: DefId) -> Gist {
        self.cards[card.0 as usize].gist
    }

    /// Stealth and intercept that a card gives from play, at need, for being locked.
    pub fn aid(&self, card: DefId) -> (i32, i32) {
        let (stealth, intercept) = self.cards[card.0 as usize].aid;
        (stealth.into(), intercept.into())
    }

    /// The clans of a card, as bits.
    pub fn clans(&self, card: DefId) -> u64 {
        self.cards[card.0 as usize].clans
    }

    /// The sect that a card asks for.
    pub fn sect(&self, card: DefId) -> Option<Sect> {
        self.cards[card.0 as usize].sect
    }

    /// What an ability does.
    pub fn ability(&self, id: AbilityId) -> &Deed {
        &self.abilities[id.0 as usize]
    }

    /// What a program does.
    pub fn program(&self, id: ProgramId) -> &Deed {
        &self.programs[id.0 as usize]
    }

    /// The pool that a program gives and takes.
    pub fn levies(&self, id: ProgramId) -> &[Levy] {
        &self.levies[id.0 as usize]
    }

    /// The branches of a deed.
    pub fn branches(&self, (first, count): (u16, u8)) -> &[Deed] {
        &self.branches[first as usize..][..count as usize]
    }

    /// The branches at a place in a program.
    pub fn fork(&self, program: ProgramId, at: u16) -> &[Deed] {
        let fork = self.forks.iter().find(|&&(p, place, _)| p == program && place == at);
        fork.map_or(&[], |&(_, _, branches)| self.branches(branches))
    }

    /// What the optional part at a place in a program does, and what befalls one otherwise.
    pub fn option(&self, program: ProgramId, at: u16) -> Option<(&Deed, &Deed)> {
        let found = self.options.iter().find(|(p, place, ..)| *p == program && *place == at);
        found.map(|(_, _, deed, rest)| (deed, rest))
    }

    fn read_abilities(&mut self, set: &CardSet, weights: &Weights) {
        self.abilities.clear();
        for ability in &set.abilities {
            let mut deed = self.programs[ability.program.0 as usize];
            match &ability.ability {
                Ability::Use(used) => {
                    for (slot, pick) in used.choose.iter().enumerate().take(PICKS) {
                        deed.among[slot] = among(&pick.0);
                    }
                    charge(&mut deed, &used.cost);
                    deed.any_time = used.when == Window::AnyTime;
                }
                Ability::Action(action) => {
                    for (slot, pick) in action.choose.iter().enumerate().take(PICKS) {
                        deed.among[slot] = among(&pick.0);
                    }
                    charge(&mut deed, &action.cost);
                }
                Ability::Strike(weapon) => {
                    strike::strike(&mut deed, &weapon.strike, false);
                    deed.maneuvers = weapon.maneuver > 0;
                }
                Ability::Reduce(text) => {
                    let n = |amount| i32::from(Guess::at(amount, false).n);
                    let saved = n(&text.blood) * weights.blood + n(&text.pool) * weights.pool;
                    deed.worth = deed.worth.saturating_add(clamp(saved));
                    charge(&mut deed, &text.cost);
                }
                _ => {}
            }
            deed.note();
            self.abilities.push(deed);
        }
    }

    fn clause(&self, def: &CardDef, mode: &ModeDef) -> Clause {
        let mut deed = self.programs[mode.program.0 as usize];
        for (slot, pick) in mode.text.choose.iter().enumerate().take(PICKS) {
            deed.among[slot] = among(&pick.0);
        }
        let own_bleed = mode.text.act == methuselah_cards::lang::Act::Bleed;
        debug_assert!(
            own_bleed || mode.window != methuselah_cards::lang::Window::Minion || deed.bleed == 0
        );
        charge(&mut deed, &mode.text.cost);
        deed.note();
        let of_predator = Cond::Same(Who::Acting, Who::Predator);
        let asks = |cond: &Cond| mode.conds.contains(cond);
        let usual = |cond: &Cond| {
            *cond == of_predator
                || matches!(
                    cond,
                    Cond::Action(ActionIs::Bleed | ActionIs::AtYou | ActionIs::Political)
                )
        };
        let cost = def.facts.cost;
        let of = |price: Option<Price>| match price {
            Some(Price::Fixed(n)) => n,
            Some(Price::X) | None => 0,
        };
        let mut titles = 0;
        for part in &def.requires {
            if let Is::Title(wanted) = part {
                titles |= wanted.iter().fold(0, |bits, title| bits | 1 << *title as u32);
            }
        }
        Clause {
            deed,
            needs: mode.needs,
            as_type: mode.as_type,
            window: mode.window,
            act: mode.text.act,
            action_stealth: mode.text.stealth,
            in_bleeds: asks(&Cond::Action(ActionIs::Bleed)),
            at_me: asks(&Cond::Action(ActionIs::AtYou)),
            of_predator: asks(&of_predator),
            on_condition: mode.conds.iter().any(|cond| !usual(cond)),
            by_locked: matches!(mode.text.player, Player::Locked | Player::EvenLocked),
            by_other: matches!(mode.text.player, Player::OtherReady | Player::OtherUnlocked),
            blood: of(cost.blood),
            pool: of(cost.pool),
            x: cost.has_x(),
            titles,
            clan: !def.facts.clans.is_empty(),
            path: def.facts.path,
        }
    }
}

/// What further costs take from whom.
fn charge(deed: &mut Deed, costs: &[Cost]) {
    for cost in costs {
        match cost {
            Cost::LockThis => deed.locks_this = true,
            Cost::BurnThis => deed.burns_this = true,
            Cost::Lock(which) => {
                if let Some(fate) = program::fate(deed, *which) {
                    fate.lock -= 1;
                }
            }
            Cost::Blood(which, n) => {
                let n = Guess::at(n, false).n;
                if let Some(fate) = program::fate(deed, *which) {
                    fate.blood -= n;
                }
            }
            Cost::Pool(n) => deed.me.pool -= Guess::at(n, false).n,
            Cost::Transfers(n) => deed.transfers += *n as i8,
            Cost::Counters(..) => deed.worth -= 5,
            Cost::MasterAction => deed.worth -= 20,
            Cost::DiscardAction | Cost::DiscardAtRandom => deed.worth -= 10,
            Cost::Burn(_) => deed.worth -= 20,
            Cost::Discard(which) => {
                if let (Which::Picked(_), Some(fate)) = (which, program::fate(deed, *which)) {
                    fate.gone -= 1;
                }
            }
        }
    }
}

/// Whose cards a pick is made among.
fn among(from: &methuselah_cards::lang::From) -> Among {
    use methuselah_cards::lang::{From, Place};
    let filter = match from {
        From::Cards(filter) => filter,
        From::Number(least, _) => return Among::Number(Guess::at(least, false).n),
        _ => return Among::Any,
    };
    for part in filter {
        match part {
            Is::ControlledBy(Who::You) => return Among::Own,
            Is::In(Place::Hand, Who::You) => return Among::Hand,
            Is::In(Place::Uncontrolled, Who::You) => return Among::Uncontrolled,
            _ => {}
        }
    }
    Among::Any
}

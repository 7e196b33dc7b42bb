//! Reading one program, step by step.

use methuselah_cards::{
    CardSet, DefId, Op, ProgramId,
    lang::{
        Ability, Change, Cond, Destination, Does, Event, From, Is, Number, Purse, Resource, Scope,
        SeatIs, Step, Which, Who,
    },
    vocab::Level,
};

use super::{Deed, Fate, Guess, PICKS, Reading, among, strike::strike};
use crate::heuristic::Weights;

/// Whom the text means by "each" at some place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Each {
    Nobody,
    Methuselah,
    Other,
    OwnCard,
    Card,
}

/// Whom a trigger means by its subject.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Subject {
    You,
    Prey,
    Others,
    Anyone,
}

/// Where a program is written.
#[derive(Clone, Copy)]
struct Source {
    card: Option<DefId>,
    superior: bool,
    subject: Subject,
    /// The card that it remembers is one's own.
    remembers_own: bool,
    /// It is what an action does.
    acts: bool,
}

/// What befalls the card that a word means, as far as it is looked at.
pub(super) fn fate(deed: &mut Deed, which: Which) -> Option<&mut Fate> {
    match which {
        Which::Me | Which::Actor => Some(&mut deed.me),
        Which::Host => Some(&mut deed.host),
        Which::Opponent => Some(&mut deed.foe),
        Which::Picked(slot) => deed.picks.get_mut(slot as usize),
        _ => None,
    }
}

impl Reading {
    /// Reads all programs of a set.
    pub(super) fn read_programs(&mut self, set: &CardSet, weights: &Weights) {
        let nowhere = Source {
            card: None,
            superior: false,
            subject: Subject::Anyone,
            remembers_own: false,
            acts: false,
        };
        let mut sources = vec![nowhere; set.programs.len()];
        for (at, def) in set.defs.iter().enumerate() {
            for mode in &def.modes {
                let superior = mode.level == Some(Level::Superior);
                let card = Some(DefId(at as u16));
                let source = Source { card, superior, ..nowhere };
                sources[mode.program.0 as usize] = source;
                sources[mode.terms.0 as usize] = source;
            }
        }
        for ability in &set.abilities {
            let source = &mut sources[ability.program.0 as usize];
            source.card = Some(ability.card);
            source.acts = matches!(ability.ability, Ability::Action(_));
            if let Ability::Use(used) = &ability.ability {
                source.remembers_own = matches!(used.user, Who::Controller(Which::Remembered(_)));
            }
            if let Ability::Trigger(trigger) = &ability.ability {
                for cond in &trigger.if_ {
                    source.subject = match cond {
                        Cond::Same(Who::Subject, Who::You) => Subject::You,
                        Cond::Same(Who::Subject, Who::Prey) => Subject::Prey,
                        Cond::Not(not) if **not == Cond::Same(Who::Subject, Who::You) => {
                            Subject::Others
                        }
                        _ => continue,
                    };
                }
            }
        }
        let before = std::mem::take(&mut self.programs);
        for (at, source) in sources.iter().enumerate() {
            let id = ProgramId(at as u16);
            let mut reader =
                Reader { set, weights, reading: self, before: &before, id, source: *source };
            let deed = reader.all();
            self.programs.push(deed);
        }
    }
}

struct Reader<'a> {
    set: &'a CardSet,
    weights: &'a Weights,
    reading: &'a mut Reading,
    /// What the first round of reading found.
    before: &'a [Deed],
    id: ProgramId,
    source: Source,
}

impl Reader<'_> {
    fn all(&mut self) -> Deed {
        let mut deed = Deed::default();
        let end = self.set.program(self.id).ops.len();
        self.part(&mut deed, 0, end);
        deed
    }

    /// Reads the operations from one place to another.
    fn part(&mut self, deed: &mut Deed, from: usize, to: usize) {
        let ops = &self.set.program(self.id).ops;
        let mut each = Each::Nobody;
        let mut foe = None;
        let mut at = from;
        while at < to {
            match &ops[at] {
                Op::Do(step) => self.step(deed, step, each),
                Op::Strike(kind, rider) => {
                    strike(deed, kind, self.source.superior);
                    if let Some(rider) = rider {
                        deed.also(&self.other(*rider));
                    }
                }
                Op::AdditionalStrike(..) => deed.additional += 1,
                // What one may do instead of all that follows.
                Op::May(end)
                    if matches!(ops.get(*end as usize - 1), Some(Op::Stop))
                        && (*end as usize) < to =>
                {
                    self.instead(deed, at, *end as usize, to);
                    return;
                }
                Op::Queue(program) | Op::AfterCombat(program) => deed.also(&self.other(*program)),
                Op::Grant(_, abilities) => {
                    for id in abilities {
                        let ability = self.set.ability(*id);
                        let granted = self.granted(&ability.ability, ability.program);
                        deed.also(&granted);
                    }
                }
                Op::Damage(damage) => {
                    let n = Guess::at(&damage.n, self.source.superior).n;
                    if let Some(fate) = fate(deed, damage.to) {
                        let taken =
                            if damage.aggravated { &mut fate.aggravated } else { &mut fate.damage };
                        *taken += n;
                    }
                }
                // There is but one to choose.
                Op::Choose(choice, slot) if is_opponent(&choice.from) => foe = Some(*slot as usize),
                Op::Choose(choice, slot) => {
                    if let Some(place) = deed.among.get_mut(*slot as usize) {
                        *place = among(&choice.from);
                    }
                }
                Op::NextSeat(seats, _) => {
                    let others = seats.iter().any(|s| matches!(s, SeatIs::Not(Who::You)));
                    each = if others { Each::Other } else { Each::Methuselah };
                }
                Op::NextCard(filter, _) => {
                    let from = From::Cards(filter.clone());
                    each =
                        if among(&from) == super::Among::Own { Each::OwnCard } else { Each::Card };
                }
                Op::May(end) => {
                    let mut part = Deed::default();
                    self.part(&mut part, at + 1, *end as usize);
                    deed.also(&part);
                    self.reading.options.push((self.id, at as u16, part, Deed::default()));
                    at = *end as usize;
                    continue;
                }
                Op::Either(_, branches) => {
                    at = self.fork(deed, at, branches);
                    continue;
                }
                _ => {}
            }
            at += 1;
        }
        if let Some(pick) = foe.and_then(|slot: usize| deed.picks.get_mut(slot)) {
            let fate = std::mem::replace(pick, Fate::NONE);
            deed.foe.also(&fate);
        }
    }

    /// Reads what may be done instead of the rest: one does it, or else the rest befalls one.
    fn instead(&mut self, deed: &mut Deed, at: usize, end: usize, to: usize) {
        let (mut part, mut rest) = (Deed::default(), Deed::default());
        self.part(&mut part, at + 1, end);
        self.part(&mut rest, end, to);
        deed.also(&part);
        self.reading.options.push((self.id, at as u16, part, rest));
    }

    /// Reads the branches of a choice; returns the place behind them.
    fn fork(&mut self, deed: &mut Deed, at: usize, branches: &[(Vec<Cond>, u16)]) -> usize {
        let ops = &self.set.program(self.id).ops;
        let starts: Vec<usize> = branches.iter().map(|(_, start)| *start as usize).collect();
        let end = match starts.get(1).map(|second| &ops[second - 1]) {
            Some(Op::Jump(end)) => *end as usize,
            _ => ops.len(),
        };
        let mut parts = Vec::new();
        for (branch, &start) in starts.iter().enumerate() {
            let stop = starts.get(branch + 1).copied().unwrap_or(end);
            let mut part = Deed::default();
            self.part(&mut part, start, stop);
            parts.push(part);
        }
        let which = (self.reading.branches.len() as u16, parts.len() as u8);
        for part in &parts {
            for slot in 0..PICKS {
                deed.picks[slot].also(&part.picks[slot]);
                if part.among[slot] != super::Among::Nothing {
                    deed.among[slot] = part.among[slot];
                }
            }
        }
        self.reading.branches.append(&mut parts);
        self.reading.forks.push((self.id, at as u16, which));
        deed.branches = which;
        end
    }

    fn other(&self, id: ProgramId) -> Deed {
        self.before.get(id.0 as usize).copied().unwrap_or_default()
    }

    /// What an ability does that is at work for a while.
    fn granted(&self, ability: &Ability, program: ProgramId) -> Deed {
        let mut deed = Deed::default();
        match ability {
            Ability::Static(text) => {
                let n = |amount| Guess::at(amount, self.source.superior).n;
                let about_foes = matches!(&text.to, Scope::Cards(filter)
                    if !filter.iter().any(|is| matches!(is, Is::The(_))));
                match &text.change {
                    Change::Add(Number::Stealth, amount) => deed.stealth = n(amount),
                    Change::Add(Number::Bleed, amount) => deed.bleed = n(amount),
                    // Less intercept for others is as good as stealth.
                    Change::Add(Number::Intercept, amount) if about_foes => {
                        deed.stealth = -n(amount).min(0);
                    }
                    Change::Add(Number::Intercept, amount) => deed.intercept = n(amount),
                    Change::CannotBeBlockedBy(_) => deed.unblockable = true,
                    Change::Cannot(Does::Block) => match the_pick(&text.to) {
                        Some(slot) => {
                            befall(&mut deed, Which::Picked(slot), |fate| fate.barred = true);
                        }
                        None => deed.unblockable |= about_foes,
                    },
                    Change::Cannot(Does::Unlock) => deed.numbs = true,
                    // All but the first of them, which are a few at most.
                    Change::PreventsBeyond(..) if text.to == Scope::Me => deed.prevents += 2,
                    Change::Cannot(Does::Vote) => deed.mutes = true,
                    Change::Base(Number::Strength, amount) if text.to == Scope::Me => {
                        deed.strength = n(amount) - 1;
                    }
                    Change::Add(Number::Strength, amount) if text.to == Scope::Me => {
                        deed.strength = n(amount);
                    }
                    Change::HandStrikesOnly => deed.hands_only = true,
                    _ => {}
                }
                for cond in &text.if_ {
                    if let Cond::AtMost(methuselah_cards::lang::Amount::Of(expr), limit) = cond
                        && let methuselah_cards::lang::Expr::Pool(Who::Target) = **expr
                    {
                        deed.bleed_below = n(limit);
                    }
                }
            }
            Ability::Trigger(trigger) => {
                deed = self.other(program);
                match trigger.on {
                    Event::StrikesResolve => deed.harm += std::mem::take(&mut deed.foe.damage),
                    // What it costs in the end, perhaps.
                    Event::Resolved | Event::Resolving if deed.me.lock < 0 => {
                        deed.me.lock = 0;
                        deed.worth -= 10;
                    }
                    // What may happen, if others do something first.
                    Event::BlockFailed | Event::Blocked => {
                        deed = Deed { worth: 5, ..Deed::default() }
                    }
                    _ => {}
                }
            }
            Ability::Use(_) => deed = self.other(program),
            Ability::Strike(text) => {
                strike(&mut deed, &text.strike, self.source.superior);
                deed.strikes = false;
                deed.arms = !deed.ends_combat;
                deed.ends_combat = false;
            }
            _ => {}
        }
        deed
    }

    fn step(&mut self, deed: &mut Deed, step: &Step, each: Each) {
        let guess = |amount| Guess::at(amount, self.source.superior);
        let n = |amount| guess(amount).n;
        match step {
            Step::Gain(purse, amount) => self.count(deed, purse, guess(amount), 1, each),
            Step::Burn(purse, amount) => self.count(deed, purse, guess(amount), -1, each),
            Step::Move(from, to, amount) => {
                self.count(deed, from, guess(amount), -1, each);
                self.count(deed, to, guess(amount), 1, each);
            }
            Step::Lock(which) => befall(deed, *which, |fate| fate.lock -= 1),
            Step::Unlock(which) => befall(deed, *which, |fate| fate.lock += 1),
            Step::StaysLocked(which) => befall(deed, *which, |fate| fate.worth -= 10),
            Step::Wake(Which::Me) => deed.wakes = true,
            Step::BurnCard(Which::This) => deed.burns_this = true,
            Step::BurnCard(which) | Step::RemoveFromGame(which) | Step::Banish(which) => {
                befall(deed, *which, |fate| fate.gone -= 1);
            }
            Step::Discard(which) => befall(deed, *which, |fate| fate.gone -= 1),
            Step::PutInPlay => self.stay(deed, None),
            Step::BecomeVampire(born) => {
                let of_capacity = self.weights.capacity * i32::from(born.capacity);
                let worth = self.weights.minion / 2 + of_capacity;
                deed.worth = deed.worth.saturating_add(worth.clamp(0, 1000) as i16);
            }
            Step::PutOn(which) | Step::BecomeEquipment(which) => self.stay(deed, Some(*which)),
            Step::Draw(Who::You, amount) => deed.worth += 10 * i16::from(n(amount)),
            Step::MoreActions(number, Who::You, amount) => {
                let worth = super::standing::number_worth(self.weights, *number, n(amount).into());
                deed.worth += worth.clamp(-1000, 1000) as i16;
            }
            Step::BringOnto(_, Which::Picked(slot)) | Step::Recruit(_, Which::Picked(slot)) => {
                befall(deed, Which::Picked(*slot), |fate| fate.brought = true);
            }
            Step::LookAtHand(_) => deed.worth += self.weights.peek as i16 / 2,
            Step::Add(number, which, amount, _) => self.add(deed, *number, *which, n(amount)),
            Step::AddFor(number, Who::You, amount, _) => {
                let each_turn =
                    super::standing::number_worth(self.weights, *number, n(amount).into());
                deed.worth += each_turn.clamp(-1000, 1000) as i16;
            }
            Step::Later(resource, Which::Me | Which::Picked(_), _) => match resource {
                Resource::Maneuver | Resource::ManeuverToClose | Resource::ManeuverOrPress => {
                    deed.later_maneuver += 1;
                }
                Resource::Press | Resource::PressToContinue => deed.later_press += 1,
                Resource::Prevent | Resource::Dodge => deed.prevents += 1,
            },
            Step::Bleed(amount) => deed.bleed += n(amount),
            Step::ReduceBleed(amount) => deed.less_bleed += n(amount),
            Step::ChangeTarget(who) => {
                deed.bounces = true;
                if let Who::Picked(slot) = who {
                    befall(deed, Which::Picked(*slot), |fate| fate.bled = true);
                }
            }
            Step::EndAction | Step::CancelAction => deed.ends_action = true,
            Step::FailInstead => deed.fails = true,
            Step::AttemptBlock(..) => deed.blocks = true,
            // As good as all the stealth that is needed.
            Step::FailAttempt => deed.stealth += 4,
            Step::BecomeActor(_) => deed.takes_over = true,
            Step::Cancel(_) => deed.cancels = true,
            Step::EndTurn => deed.worth += 20,
            // Whoever plays it is thought to have two of them.
            Step::Votes(Which::Each, amount) if each == Each::OwnCard => {
                deed.votes += 2 * n(amount)
            }
            Step::Votes(_, amount) => deed.votes += n(amount),
            Step::VotesFor(Who::You, amount) => deed.votes += n(amount),
            Step::VotesAgainst(_, amount) => deed.votes_against += n(amount),
            Step::CancelReferendum => deed.cancels_vote = true,
            Step::MoveCard(Which::Picked(_), Destination::Uncontrolled) => {
                deed.worth = deed.worth.saturating_add(self.weights.fresh_card as i16);
            }
            Step::Abstain(which) => befall(deed, *which, |fate| fate.silenced = true),
            // What is stolen is lost to its Methuselah.
            Step::GiveControl(which, Who::You | Who::Acting)
            | Step::StealCard(which)
            | Step::TakeControl(which, _)
            | Step::Steal(_, which) => {
                befall(deed, *which, |fate| fate.gone += 1);
            }
            Step::EnterCombat(Which::Me, Which::Host) => deed.fights_host = true,
            Step::EnterCombat(_, which) => befall(deed, *which, |fate| fate.fought = true),
            Step::CombatEnds | Step::CancelCombat => deed.ends_combat = true,
            Step::Maneuver | Step::ManeuverToClose => deed.maneuvers = true,
            Step::Press | Step::PressToContinue | Step::ContinueCombat => deed.presses = true,
            Step::Prevent(amount, _) => deed.prevents += n(amount),
            Step::PreventAll(_) => deed.prevents += 4,
            Step::MoreDamage(amount) => deed.more += n(amount),
            Step::AdditionalStrikes(amount, _) => deed.additional += n(amount),
            Step::Torpor(which) => befall(deed, *which, |fate| fate.torpor -= 1),
            Step::LeaveTorpor(which) | Step::Recover(which) => {
                befall(deed, *which, |fate| fate.torpor += 1);
            }
            Step::TakeConviction(..) | Step::LookAtTop(..) => deed.worth += 10,
            Step::PutConviction(_, which) => befall(deed, *which, |fate| fate.worth += 20),
            _ => {}
        }
    }

    fn add(&self, deed: &mut Deed, number: Number, which: Which, n: i8) {
        match (number, which) {
            // Less stealth for the acting minion is as good as intercept.
            (Number::Stealth, Which::Actor) if n < 0 => deed.intercept -= n,
            (Number::Stealth, Which::Actor | Which::Me) => deed.stealth += n,
            (Number::Intercept, Which::Blocker) if n < 0 => deed.stealth -= n,
            (Number::Intercept, Which::Me | Which::Host | Which::This | Which::Blocker) => {
                deed.intercept += n;
            }
            (Number::Bleed, Which::Actor | Which::Me) => deed.bleed += n,
            _ => {
                let worth = super::standing::number_worth(self.weights, number, n.into());
                befall(deed, which, |fate| fate.worth += worth.clamp(-1000, 1000) as i16);
            }
        }
    }

    /// Counters come to (1) or go from (-1) a purse.
    fn count(&self, deed: &mut Deed, purse: &Purse, guess: Guess, sign: i8, each: Each) {
        let n = guess.n.saturating_mul(sign);
        let mut unit = None;
        match purse {
            Purse::Pool(who) => {
                match self.methuselah(*who, each) {
                    Whom::You => deed.me.pool = deed.me.pool.saturating_add(n),
                    Whom::Prey => deed.prey_pool = deed.prey_pool.saturating_add(n),
                    Whom::All => deed.all_pool = deed.all_pool.saturating_add(n),
                    Whom::Others => deed.others_pool = deed.others_pool.saturating_add(n),
                    Whom::HostsOwner => deed.host.pool = deed.host.pool.saturating_add(n),
                    Whom::Pick(slot) => befall(deed, Which::Picked(slot), |fate| fate.pool += n),
                    Whom::Nobody => {}
                }
                if self.methuselah(*who, each) == Whom::You {
                    unit = Some(true);
                }
            }
            Purse::Blood(Which::Each) => {
                if each == Each::OwnCard {
                    deed.me.blood = deed.me.blood.saturating_add(n);
                }
            }
            Purse::Blood(Which::Remembered(_)) if self.source.remembers_own => {
                let worth = self.weights.blood * i32::from(n) / 2;
                deed.worth = deed.worth.saturating_add(worth.clamp(-1000, 1000) as i16);
            }
            // As much as one likes, of a blood or two.
            Purse::Blood(Which::Opponent) if guess.each.is_some() => {
                deed.foe.blood += 2 * sign;
                if let Some((slot, per)) = guess.each {
                    befall(deed, Which::Picked(slot), |fate| fate.blood -= per * sign);
                }
            }
            Purse::Blood(which) => {
                befall(deed, *which, |fate| fate.blood = fate.blood.saturating_add(n));
                unit = Some(false);
            }
            Purse::Counters(Which::This) => deed.worth += 10 * i16::from(n),
            Purse::Counters(_) | Purse::CountersOf(..) => {}
            // What is corrupted may be stolen in the end.
            Purse::Corruption(which, _) => {
                befall(deed, *which, |fate| fate.worth -= 8 * i16::from(n));
            }
        }
        // A number that is picked brings so much of it for each unit.
        if let (Some((slot, per)), Some(pool)) = (guess.each, unit) {
            befall(deed, Which::Picked(slot), |fate| {
                let counter = if pool { &mut fate.pool } else { &mut fate.blood };
                *counter += per * sign;
            });
        }
    }

    fn methuselah(&self, who: Who, each: Each) -> Whom {
        match who {
            Who::You | Who::Controller(Which::Me | Which::This) => Whom::You,
            Who::Controller(Which::Host) => Whom::HostsOwner,
            Who::Controller(Which::Picked(slot)) | Who::Picked(slot) => Whom::Pick(slot),
            Who::Acting if self.source.acts => Whom::You,
            // It is mostly the prey who blocks.
            Who::Prey | Who::Controller(Which::Blocker) => Whom::Prey,
            Who::Each => match each {
                Each::Methuselah => Whom::All,
                Each::Other => Whom::Others,
                _ => Whom::Nobody,
            },
            Who::Subject => match self.source.subject {
                Subject::You => Whom::You,
                Subject::Prey => Whom::Prey,
                Subject::Others => Whom::Others,
                Subject::Anyone => Whom::Nobody,
            },
            _ => Whom::Nobody,
        }
    }

    /// The card comes into play, alone or on another.
    fn stay(&mut self, deed: &mut Deed, on: Option<Which>) {
        deed.stays = true;
        let Some(card) = self.source.card else { return };
        let Some(reading) = self.reading.cards.get(card.0 as usize) else { return };
        let standing = reading.standing;
        deed.worth = deed.worth.saturating_add(standing.played(self.weights));
        if let Some(which) = on {
            befall(deed, which, |fate| fate.worth = fate.worth.saturating_add(standing.host));
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Whom {
    You,
    Prey,
    All,
    Others,
    HostsOwner,
    Pick(u8),
    Nobody,
}

/// Whether a pick can only be the opponent in combat.
fn is_opponent(from: &From) -> bool {
    matches!(from, From::Cards(filter) if filter[..] == [Is::The(Which::Opponent)])
}

/// The one pick that a text is about.
fn the_pick(to: &Scope) -> Option<u8> {
    let Scope::Cards(filter) = to else { return None };
    filter.iter().find_map(|is| match is {
        Is::The(Which::Picked(slot)) => Some(*slot),
        _ => None,
    })
}

fn befall(deed: &mut Deed, which: Which, change: impl FnOnce(&mut Fate)) {
    if let Some(fate) = fate(deed, which) {
        change(fate);
    }
}

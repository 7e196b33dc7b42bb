//! Whether what a text makes a condition holds.

use std::slice;

use methuselah_cards::{
    CardDef, ModeDef, Op,
    lang::{Ability, ActionIs, Cond, Destination, Filter, From, Is, Place, Purse, Step},
};

use super::{
    Context, Query,
    filter::{asks_for, pile},
};
use crate::{
    ids::{CardId, CardRef, Value},
    play::is_action,
    state::{ActionKind, ActionSource, Range, Strike, StrikeShape, Zone},
    turn::ActKey,
};

impl<'a> Query<'a> {
    /// Whether a condition holds in a context.
    pub fn holds(self, c: &Context, cond: &Cond) -> bool {
        match cond {
            Cond::If(which, filter) => {
                self.which(c, *which).is_some_and(|id| self.fits_anywhere(c, filter, id))
            }
            Cond::Fights(filter) => {
                self.fought(c.me).is_some_and(|id| self.fits_anywhere(c, filter, id))
            }
            Cond::HasFought(filter) => {
                let [first, second] = self.s.fought;
                let other = if c.me == first { second } else { first };
                let fought = !self.s.combat.on && (c.me == first || c.me == second);
                let other = other.id.some().filter(|_| fought && c.me != CardRef::NONE);
                other.is_some_and(|id| self.fits_anywhere(c, filter, id))
            }
            Cond::Exists(filter) => self.matching(c, filter).next().is_some(),
            Cond::Action(what) => self.s.action.on && self.action_is(c, *what),
            Cond::TakenWith(filter) => self.s.action.on && self.taken_with(c, filter),
            Cond::Same(a, b) => self.who(c, *a).is_some() && self.who(c, *a) == self.who(c, *b),
            Cond::HasEdge(who) => self.s.edge.is_some() && self.who(c, *who) == self.s.edge,
            Cond::AtLeast(a, b) => self.amount(c, a) >= self.amount(c, b),
            Cond::AtMost(a, b) => self.amount(c, a) <= self.amount(c, b),
            Cond::Close => self.s.combat.on && self.s.combat.range == Range::Close,
            Cond::Long => self.s.combat.on && self.s.combat.range == Range::Long,
            Cond::FirstRound => self.s.combat.on && self.s.combat.round == 1,
            Cond::FirstAction => self.s.action.on && self.s.announced == 1,
            Cond::FirstRecruit => self.is_first_recruit(),
            Cond::ActedFreely => self.s.acted_freely > 0,
            Cond::Phase(window) => self.s.phase.window() == *window,
            Cond::FromBlock => self.s.combat.on && self.s.combat.from_block,
            Cond::BloodHunt => self.hunted().is_some(),
            Cond::ReferendumPassed => self.s.action.passed.is_some(),
            Cond::ReferendumFailed => {
                self.s.action.on && self.s.action.called && self.s.action.passed.is_none()
            }
            Cond::StealthNeeded => self.block_at_hand().is_some_and(|block| !block.fails),
            Cond::CombatQueued => {
                let mut queued = [self.s.combat.queued[0], self.s.action.queued[0]].into_iter();
                queued.any(|one| self.s.resolve(one).is_some()) || !self.s.queued.is_empty()
            }
            Cond::WouldEnd => !self.s.combat.lets_end && !self.holds(c, &Cond::CombatQueued),
            Cond::Dodged => self.opponent_of_me(c).is_some_and(|opponent| {
                let mut sides = self.s.combat.sides.iter();
                sides.any(|side| {
                    self.is(side.minion, opponent) && side.strike.shape == StrikeShape::Dodge
                })
            }),
            Cond::HandStrike => {
                self.strike_of_me(c).is_some_and(|strike| strike.shape == StrikeShape::Hand)
            }
            Cond::StrikesWith(filter) => self.strike_of_me(c).is_some_and(|strike| {
                strike.card.some().is_some_and(|id| self.fits_anywhere(c, filter, id))
            }),
            Cond::HasStruckWith(filter) => {
                let me = self.s.resolve(c.me);
                let mut sides = self.s.combat.sides.iter();
                let side = sides.find(|side| me.is_some_and(|me| self.is(side.minion, me)));
                side.and_then(|side| side.struck_with.some())
                    .is_some_and(|card| self.fits_anywhere(c, filter, card))
            }
            Cond::PlayedBy(which) => self.shown_play().is_some_and(|play| {
                self.which(c, *which).is_some_and(|minion| self.is(play.minion, minion))
            }),
            Cond::PlayedAt(which) => self.which(c, *which).is_some_and(|card| self.played_at(card)),
            Cond::PlayedOn(filter) => self.played_on(c, filter),
            Cond::WouldControl(which) => {
                self.which(c, *which).is_some_and(|card| self.would_control(card))
            }
            Cond::AboutToFight(filter) => {
                self.about_to_fight(c.me).is_some_and(|id| self.fits(c, filter, id))
            }
            Cond::BothReady => {
                let sides = self.s.combat.sides;
                self.s.combat.on && sides.iter().all(|side| self.ready(side.minion))
            }
            Cond::Damage(all) => {
                self.current_damage().is_some_and(|damage| self.damage_fits(c, all, damage))
            }
            Cond::Played(filter, by) => {
                let mut played = self.s.action.played.iter();
                let minion = by.map(|by| self.which(c, by));
                let by_it = |by: CardRef| minion.is_none_or(|m| m.is_some_and(|m| self.is(by, m)));
                self.s.action.on
                    && played.any(|p| {
                        by_it(p.minion) && self.fits_as(c, filter, p.card, self.mode_played(p))
                    })
            }
            Cond::Not(cond) => !self.holds(c, cond),
            Cond::Any(conds) => conds.iter().any(|cond| self.holds(c, cond)),
            Cond::All(conds) => self.all(c, conds),
        }
    }

    /// Whether the action under way is taken with a card that fits.
    fn taken_with(self, c: &Context, filter: &[Is]) -> bool {
        self.provides(c, filter, self.s.action.source)
    }

    /// Whether what provides an action is a card that fits.
    pub(crate) fn provides(self, c: &Context, filter: &[Is], source: ActionSource) -> bool {
        match source {
            ActionSource::Rules => false,
            ActionSource::Card { card, mode } => match ActKey::named(self.s.action.key) {
                // Shuffled into a library since, it goes by another handle.
                Some(def) if def != self.s.card(card).def => {
                    let def = self.set().def(def);
                    filter.iter().all(|part| printed(part, def, &def.modes[mode as usize]))
                }
                _ => self.fits_as(c, filter, card, &self.def(card).modes[mode as usize]),
            },
            ActionSource::InPlay { card, ability } => {
                let Ability::Action(text) = &self.set().ability(ability).ability else {
                    return false;
                };
                filter.iter().all(|part| self.provided_by(c, part, card, &text.by))
            }
        }
    }

    /// Whether a card in play whose action asks that of its minion has what a part of a description
    /// asks for.
    fn provided_by(self, c: &Context, part: &Is, card: CardRef, by: &[Is]) -> bool {
        match part {
            Is::RequiresClan(clan) => by.contains(&Is::Clan(*clan)),
            Is::RequiresPath(path) => by.contains(&Is::Follows(*path)),
            Is::RequiresSect(sect) => by.iter().any(|part| asks_for(part, *sect)),
            Is::Requires(skill) => {
                let has =
                    |is: &Is| matches!(is, Is::Discipline(s) if s.discipline == skill.discipline);
                by.iter().any(has)
            }
            Is::Not(part) => !self.provided_by(c, part, card, by),
            Is::Any(parts) => parts.iter().any(|part| self.provided_by(c, part, card, by)),
            Is::All(parts) => parts.iter().all(|part| self.provided_by(c, part, card, by)),
            Is::RequiresDiscipline => by.iter().any(|is| matches!(is, Is::Discipline(_))),
            part => self.s.resolve(card).is_some_and(|id| self.fits_part(c, part, id)),
        }
    }

    fn opponent_of_me(self, c: &Context) -> Option<CardId> {
        self.opponent(self.s.resolve(c.me)?)
    }

    /// The strike that the minion has chosen.
    fn strike_of_me(self, c: &Context) -> Option<&'a Strike> {
        let minion = self.s.resolve(c.me)?;
        let sides = &self.s.combat.sides;
        let side = sides.iter().find(|side| self.is(side.minion, minion))?;
        self.s.combat.on.then_some(&side.strike)
    }

    /// Whether the card that is being played takes an action directed at a card.
    fn played_at(self, card: CardId) -> bool {
        self.shown_play().is_some_and(|play| {
            let mode = self.play_mode(&play);
            is_action(mode.as_type)
                && mode.text.directed
                && self.is(play.picks[0].card(), card)
                && self.s.card(card).controller != play.seat
        })
    }

    /// Whether the card that is being played is played on a card that fits.
    fn played_on(self, c: &Context, filter: &Filter) -> bool {
        let Some(play) = self.shown_play() else { return false };
        let mut picked = play.picks.iter().filter_map(|pick| pick.card().id.some()).peekable();
        if picked.peek().is_some() {
            return picked.any(|card| self.fits(c, filter, card));
        }
        let minion = self.s.resolve(play.minion);
        let on = minion.and_then(|minion| match self.play_mode(&play).on_opponent {
            true => self.opponent(minion),
            false => Some(minion),
        });
        on.is_some_and(|card| self.fits(c, filter, card))
    }

    /// Whether the card that is being played would give someone control of a card.
    fn would_control(self, card: CardId) -> bool {
        let Some(play) = self.shown_play() else { return self.acts_to_control(card) };
        let context = self.play_context(&play);
        self.change_control_of(&context, &self.play_mode(&play).text.steps, card)
    }

    /// Whether the action that a card in play provides would give someone control of a card.
    fn acts_to_control(self, card: CardId) -> bool {
        let action = &self.s.action;
        let ActionSource::InPlay { card: source, ability } = action.source else { return false };
        let (Some(source), Some(actor)) = (self.s.resolve(source), self.s.resolve(action.actor))
        else {
            return false;
        };
        let program = self.set().program(self.set().ability(ability).program);
        let context = Context { picks: action.picks, ..self.acting_context(source, actor) };
        program.ops.iter().any(|op| match op {
            Op::Do(step) => self.change_control_of(&context, slice::from_ref(step), card),
            _ => false,
        })
    }

    /// What the action does if it succeeds, but for what the rules say.
    fn ops_of_action(self) -> &'a [Op] {
        let program = match self.s.action.source {
            ActionSource::Rules => return &[],
            ActionSource::Card { card, mode } => self.def(card).modes[mode as usize].program,
            ActionSource::InPlay { ability, .. } => self.set().ability(ability).program,
        };
        &self.set().program(program).ops
    }

    /// Whether the action may add blood to a vampire in the uncontrolled region: one picked, or one
    /// still to be found there.
    fn acts_to_add_to_uncontrolled(self) -> bool {
        let action = &self.s.action;
        let context = Context { me: action.actor, picks: action.picks, ..Context::default() };
        let ops = self.ops_of_action();
        let there = |filter| matches!(pile(filter), Some((_, Place::Uncontrolled, _)));
        let finds = || {
            ops.iter().any(|op| match op {
                Op::Choose(choice, _) => match choice.from.plain() {
                    From::Cards(filter) | From::Random(filter) => there(filter),
                    _ => false,
                },
                Op::NextCard(filter, _) => there(filter),
                _ => false,
            })
        };
        ops.iter().any(|op| match op {
            Op::Do(Step::Gain(Purse::Blood(which), _) | Step::Move(_, Purse::Blood(which), _)) => {
                match self.which(&context, *which) {
                    Some(card) => self.s.card(card).zone == Zone::Uncontrolled,
                    None => finds(),
                }
            }
            _ => false,
        })
    }

    /// Whether the action would put a vampire into play, as far as its picks are made.
    fn acts_to_put_vampire(self) -> bool {
        let action = &self.s.action;
        let context = Context { me: action.actor, picks: action.picks, ..Context::default() };
        self.ops_of_action().iter().any(|op| match op {
            Op::Do(Step::BecomeVampire(_)) => true,
            Op::Do(Step::MoveCard(which, Destination::Ready)) => {
                self.which(&context, *which).is_none_or(|card| self.is_vampire(card))
            }
            _ => false,
        })
    }

    /// Whether steps may change control of a card, whatever they depend on.
    fn change_control_of(self, c: &Context, steps: &[Step], card: CardId) -> bool {
        steps.iter().any(|step| match step {
            Step::GiveControl(which, _)
            | Step::TakeControl(which, _)
            | Step::StealCard(which)
            | Step::Steal(_, which) => self.which(c, *which) == Some(card),
            Step::ForEach(filter, steps) => {
                let each = Context { each_card: card, ..*c };
                self.fits(c, filter, card) && self.change_control_of(&each, steps, card)
            }
            step => {
                let mut inner = step.inner().into_iter();
                inner.any(|steps| self.change_control_of(c, steps, card))
            }
        })
    }

    /// Whether all conditions hold in a context.
    pub fn all(self, c: &Context, conds: &[Cond]) -> bool {
        conds.iter().all(|cond| self.holds(c, cond))
    }

    pub(crate) fn action_is(self, c: &Context, what: ActionIs) -> bool {
        let action = &self.s.action;
        match what {
            ActionIs::Bleed => action.kind == ActionKind::Bleed,
            ActionIs::BlockAttempted => action.blocker != CardRef::NONE,
            ActionIs::Hunt => action.kind == ActionKind::Hunt,
            ActionIs::Rescue => action.kind == ActionKind::Rescue,
            ActionIs::Fed => action.fed,
            ActionIs::Political => action.kind == ActionKind::Political,
            ActionIs::Equip => {
                matches!(action.kind, ActionKind::Equip | ActionKind::TakeEquipment)
            }
            ActionIs::Employ => action.kind == ActionKind::Employ,
            ActionIs::Recruit => action.kind == ActionKind::Recruit,
            ActionIs::Diablerie => action.kind == ActionKind::Diablerize,
            ActionIs::EnterCombat => action.kind == ActionKind::EnterCombat,
            ActionIs::PutsVampire => self.acts_to_put_vampire(),
            ActionIs::AddsToUncontrolled => self.acts_to_add_to_uncontrolled(),
            ActionIs::Directed => action.is_directed(),
            ActionIs::Undirected => !action.is_directed(),
            ActionIs::AtYou => action.is_at(c.you),
            ActionIs::AtRemembered(slot) => match self.memory(c, slot) {
                Value::Number(kept) => {
                    let at = action.targets();
                    at != 0 && i16::from(at) == kept & !i16::from(c.you.bit())
                }
                _ => false,
            },
            ActionIs::AtPrey => {
                action.at == Some(action.prey.unwrap_or_else(|| self.s.prey(action.meth)))
            }
            ActionIs::PreyBurnedPool => action.prey_burned,
            ActionIs::Successful => action.successful,
            ActionIs::Blocked => action.blocked,
            ActionIs::ByOneStillReady => !action.left,
            ActionIs::Continuable => {
                let card = action.played_card().some();
                action.blocked
                    && !action.left
                    && card.is_none_or(|card| self.s.card(card).zone == Zone::AshHeap)
            }
        }
    }
}

/// Whether what is printed on a card played for that clause has what a part of a description asks
/// for.
fn printed(part: &Is, def: &CardDef, mode: &ModeDef) -> bool {
    let facts = &def.facts;
    match part {
        Is::Type(kind) => *kind == mode.as_type,
        Is::Requires(skill) => mode.needs.level(skill.discipline).is_some(),
        Is::StrikeCard => mode.strikes(),
        Is::Redirects => mode.redirects(),
        Is::Keyword(keyword) => facts.keywords.has(*keyword),
        Is::Named(name) => facts.name == *name,
        Is::RequiresClan(clan) => facts.clans.contains(clan),
        Is::RequiresPath(path) => facts.path == Some(*path),
        Is::Not(part) => !printed(part, def, mode),
        Is::Any(parts) => parts.iter().any(|part| printed(part, def, mode)),
        _ => false,
    }
}

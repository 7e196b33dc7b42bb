//! Turning the steps of an entry into flat code, which an effect can stop and resume in anywhere.

pub(crate) mod clause;

use clause::{adds, is_of_the_moment, limits_of};

use crate::{
    check,
    def::{AbilityDef, AbilityId, DefId, ProgramId},
    lang::{
        Ability, Amount, Choice, Cond, Cost, DamageText, Filter, From, Is, Number, SeatIs, Span,
        Step, StrikeKind, StrikeLimit, WeaponText, Which, Who,
    },
    vocab::{CardType, Keyword},
};

/// Picks that one effect can hold.
pub const MAX_PICKS: usize = 6;
/// The first of them, which what lasts keeps.
pub const LASTING_PICKS: usize = 2;

/// Flat code: a step of the language, or a jump.
#[derive(Clone, Debug, PartialEq)]
pub enum Op {
    /// A step without steps inside it.
    Do(Step),
    /// Goes on at the index unless the condition holds.
    JumpUnless(Cond, u16),
    /// Goes on at the index.
    Jump(u16),
    /// Asks the controller; goes on at the index on a no.
    May(u16),
    /// Asks for one of the branches, each with its conditions and index.
    Either(Who, Vec<(Vec<Cond>, u16)>),
    /// Starts a loop over cards.
    StartCards,
    /// The next card that fits, or on at the index.
    NextCard(Filter, u16),
    /// Starts a loop over Methuselahs.
    StartSeats,
    /// The next Methuselah that fits, or on at the index.
    NextSeat(Vec<SeatIs>, u16),
    /// Starts a loop of that many rounds.
    StartCount(Amount),
    /// One round fewer, or on at the index.
    Countdown(u16),
    /// Changes from here on happen at one moment, until `Together(false)`.
    Together(bool),
    /// A choice, kept as the pick of that index.
    Choose(Choice, u8),
    /// Cards chosen into a set.
    ChooseSome(u8, Filter, Amount, Amount),
    /// Numbers chosen by several, who do not learn those of the others before.
    Seal(Vec<SeatIs>, Amount, Amount),
    /// An allocation of points.
    Allocate(Amount, Vec<SeatIs>, u8, Option<Amount>),
    /// Steps queued for the end of the combat.
    Queue(ProgramId),
    /// In the rider of a strike that ends combat: steps that follow its end, and are lost if the
    /// combat goes on or anything is queued.
    AfterCombat(ProgramId),
    /// These abilities are at work for a while.
    Grant(Span, Vec<AbilityId>),
    /// A strike, with steps to be carried out as it resolves.
    Strike(StrikeKind, Option<ProgramId>),
    /// One additional strike that can only be that of the ability; true if it is limited (STRIKE-4).
    AdditionalStrike(AbilityId, StrikeLimit),
    /// Damage.
    Damage(DamageText),
    /// A card is played: for which clause, and at what.
    PlayCard(Which),
    /// What the card costs that the next step brings onto that minion can be lowered.
    Cost(Which),
    /// The end.
    Stop,
}

/// The code of one clause.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Program {
    /// The code, ended by [`Op::Stop`].
    pub ops: Vec<Op>,
    /// How many picks there are in the end, with those made before it.
    pub picks: u8,
}

/// Compiles the clauses of one card into the tables of a set.
pub(crate) struct Compiler<'a> {
    pub def: DefId,
    pub programs: &'a mut Vec<Program>,
    pub abilities: &'a mut Vec<AbilityDef>,
}

impl Compiler<'_> {
    /// Compiles steps whose first choice becomes the pick number `picks`.
    pub fn program(&mut self, steps: &[Step], picks: usize) -> Result<ProgramId, String> {
        let mut code = Code { ops: Vec::new(), loops: Vec::new(), picks };
        self.steps(&mut code, steps)?;
        code.ops.push(Op::Stop);
        if code.ops.len() > usize::from(u16::MAX) {
            return Err("an effect is too long".to_owned());
        }
        if code.picks > MAX_PICKS {
            return Err(format!("more than {MAX_PICKS} choices in one effect"));
        }
        check::picks(&code.ops, code.picks)?;
        let index =
            u16::try_from(self.programs.len()).map_err(|_| "too many clauses in one set")?;
        let picks = code.picks as u8;
        self.programs.push(Program { ops: code.ops, picks });
        Ok(ProgramId(index))
    }

    /// How many picks there are once a program has been carried out.
    pub fn picks_after(&self, program: ProgramId) -> usize {
        self.programs[program.0 as usize].picks.into()
    }

    /// Compiles an ability into the table of abilities; a lasting one shares the picks of its effect.
    pub fn ability(&mut self, ability: &Ability, picks: usize) -> Result<AbilityId, String> {
        let mut ability = ability.clone();
        let mut rider = None;
        let mut terms = None;
        let mut meanwhile = Vec::new();
        if let Ability::Action(action) = &mut ability {
            for text in std::mem::take(&mut action.while_) {
                meanwhile.push(self.ability(&text, picks)?);
            }
        }
        let (steps, picks) = match &mut ability {
            Ability::Trigger(trigger) => (std::mem::take(&mut trigger.steps), picks),
            Ability::Use(used) => (std::mem::take(&mut used.steps), picks.max(used.choose.len())),
            Ability::Action(action) => {
                let picks = picks.max(action.choose.len());
                if action.terms.is_empty() {
                    (std::mem::take(&mut action.steps), picks)
                } else {
                    let program = self.program(&std::mem::take(&mut action.terms), picks)?;
                    terms = Some(program);
                    (std::mem::take(&mut action.steps), self.picks_after(program))
                }
            }
            Ability::Replace(_, steps) => (std::mem::take(steps), picks),
            Ability::Strike(weapon) => {
                rider = self.strike_rider(&mut weapon.strike, picks)?;
                (Vec::new(), picks)
            }
            Ability::BurnIf(_, steps) => {
                let mut steps = std::mem::take(steps);
                if !steps.is_empty() {
                    steps.push(Step::BurnCard(Which::This));
                }
                (steps, picks)
            }
            Ability::Static(_) | Ability::Title(..) | Ability::Reduce(_) => (Vec::new(), picks),
        };
        let program = match rider {
            Some(rider) => rider,
            None => self.program(&steps, picks)?,
        };
        let limits = match &ability {
            Ability::Use(used) => limits_of(used),
            Ability::Trigger(trigger) => trigger.limit.clone(),
            Ability::Action(action) => action.limit.clone(),
            _ => Vec::new(),
        };
        let unneeded = matches!(&ability, Ability::Use(used) if used.unneeded);
        let adds = |number| steps.iter().find_map(|s| adds(s, number)).filter(|_| !unneeded);
        let adds_stealth = adds(Number::Stealth).is_some();
        let adds_intercept = adds(Number::Intercept);
        let blocks = steps.iter().find_map(|step| match step {
            Step::AttemptBlock(which, freely) => Some((*which, *freely)),
            _ => None,
        });
        let has = |wanted: &[Step]| steps.iter().any(|step| wanted.contains(step));
        let conds: &[Cond] = match &ability {
            Ability::Use(used) => &used.if_,
            _ => &[],
        };
        let of_the_moment = conds.iter().filter(|cond| is_of_the_moment(cond)).cloned().collect();
        let locks = matches!(&ability, Ability::Use(used) if used.cost.contains(&Cost::LockThis));
        let maneuvers = has(&[Step::Maneuver, Step::ManeuverToClose]);
        let presses = has(&[Step::Press, Step::PressToContinue]);
        let continues = has(&[Step::PressToContinue]);
        let adds_strikes =
            steps.iter().any(|step| step.adds_strikes() == Some(StrikeLimit::Limited));
        let sets_range = steps.iter().any(|step| matches!(step, Step::SetRange(_, Span::Round)));
        let index =
            u16::try_from(self.abilities.len()).map_err(|_| "too many abilities in one set")?;
        self.abilities.push(AbilityDef {
            card: self.def,
            ability,
            program,
            adds_stealth,
            adds_intercept,
            locks,
            of_the_moment,
            blocks,
            maneuvers,
            presses,
            continues,
            adds_strikes,
            sets_range,
            limits,
            meanwhile,
            puts_vampire: Step::any_of(&steps, &mut Step::puts_vampire),
            terms,
        });
        Ok(AbilityId(index))
    }

    /// Compiles the steps of a strike that ends combat: those inside `BeforeEnd` are carried out as
    /// it resolves, the others are put off until combat is over.
    fn rider(&mut self, steps: &[Step], picks: usize) -> Result<Option<ProgramId>, String> {
        let (mut before, mut after) = (Vec::new(), Vec::new());
        for step in steps {
            match step {
                Step::BeforeEnd(steps) => before.extend(steps.iter().cloned()),
                other => after.push(other.clone()),
            }
        }
        if steps.is_empty() {
            return Ok(None);
        }
        let rider = self.program(&before, picks)?;
        let picks = self.picks_after(rider);
        let after = if after.is_empty() { None } else { Some(self.program(&after, picks)?) };
        if let Some(after) = after {
            let ops = &mut self.programs[rider.0 as usize].ops;
            ops.insert(ops.len() - 1, Op::AfterCombat(after));
        }
        Ok(Some(rider))
    }

    /// Compiles what is carried out as a strike resolves, and takes it out of the text.
    fn strike_rider(
        &mut self,
        kind: &mut StrikeKind,
        picks: usize,
    ) -> Result<Option<ProgramId>, String> {
        let choose = |filter: &Filter| {
            let mut on = vec![Is::On(Which::Opponent), Is::Type(CardType::Equipment)];
            on.extend(filter.iter().cloned());
            let by = Who::Controller(Which::Me);
            Step::Choose(Choice { by, from: From::Cards(on), optional: false })
        };
        let picked = u8::try_from(picks).map(Which::Picked).map_err(|e| e.to_string())?;
        match kind {
            StrikeKind::First(kind)
            | StrikeKind::AtMost(_, kind)
            | StrikeKind::Aggravated(kind)
            | StrikeKind::Ranged(kind)
            | StrikeKind::WithDamage(_, kind)
            | StrikeKind::Undodgeable(kind)
            | StrikeKind::Defies(_, kind)
            | StrikeKind::NotAt(_, kind) => self.strike_rider(kind, picks),
            StrikeKind::With(steps, _) | StrikeKind::Only(steps) => {
                let steps = std::mem::take(steps);
                self.program(&steps, picks).map(Some)
            }
            StrikeKind::CombatEnds(steps) => {
                let steps = std::mem::take(steps);
                self.rider(&steps, picks)
            }
            StrikeKind::DestroyEquipment(filter) => {
                let steps = [choose(filter), Step::BurnCard(picked)];
                self.program(&steps, picks).map(Some)
            }
            StrikeKind::StealEquipment(filter) => {
                let steps = [choose(filter), Step::Steal(Which::Me, picked)];
                self.program(&steps, picks).map(Some)
            }
            _ => Ok(None),
        }
    }

    fn steps(&mut self, code: &mut Code, steps: &[Step]) -> Result<(), String> {
        steps.iter().try_for_each(|step| self.step(code, step))
    }

    fn step(&mut self, code: &mut Code, step: &Step) -> Result<(), String> {
        match step {
            Step::If(cond, then, otherwise) => {
                let jump = code.push(Op::JumpUnless(cond.clone(), 0));
                self.steps(code, then)?;
                if otherwise.is_empty() {
                    code.land(jump);
                } else {
                    let over = code.push(Op::Jump(0));
                    code.land(jump);
                    self.steps(code, otherwise)?;
                    code.land(over);
                }
            }
            Step::May(steps) => {
                let jump = code.push(Op::May(0));
                self.steps(code, steps)?;
                code.land(jump);
            }
            Step::Either(who, branches) => {
                let fork = code.push(Op::Stop);
                let mut arms = Vec::new();
                let mut ends = Vec::new();
                for (conds, steps) in branches {
                    arms.push((conds.clone(), code.here()));
                    self.steps(code, steps)?;
                    ends.push(code.push(Op::Jump(0)));
                }
                code.ops[fork] = Op::Either(*who, arms);
                ends.into_iter().for_each(|end| code.land(end));
            }
            Step::ForEach(filter, steps) => {
                self.each(code, Op::StartCards, Op::NextCard(filter.clone(), 0), steps)?;
            }
            Step::EachMethuselah(seats, steps) => {
                self.each(code, Op::StartSeats, Op::NextSeat(seats.clone(), 0), steps)?;
            }
            Step::Repeat(amount, steps) => {
                self.each(code, Op::StartCount(amount.clone()), Op::Countdown(0), steps)?;
            }
            Step::Together(steps) => {
                code.push(Op::Together(true));
                self.steps(code, steps)?;
                code.push(Op::Together(false));
            }
            Step::Stop => {
                code.push(Op::Stop);
            }
            Step::Choose(choice) => {
                let pick = u8::try_from(code.picks).map_err(|e| e.to_string())?;
                code.picks += 1;
                code.push(Op::Choose(choice.clone(), pick));
            }
            Step::ChooseSome(set, filter, least, most) => {
                code.push(Op::ChooseSome(*set, filter.clone(), least.clone(), most.clone()));
            }
            Step::Seal(seats, least, most) => {
                code.push(Op::Seal(seats.clone(), least.clone(), most.clone()));
            }
            Step::Allocate(points, seats, least, most) => {
                code.push(Op::Allocate(points.clone(), seats.clone(), *least, most.clone()));
            }
            Step::Queue(steps) => {
                let queued = self.program(steps, code.picks)?;
                code.push(Op::Queue(queued));
            }
            Step::AfterCombat(steps) => {
                let after = self.program(steps, code.picks)?;
                code.push(Op::AfterCombat(after));
            }
            Step::During(span, abilities) => {
                check::lasting(abilities, code.picks)?;
                let ids = abilities.iter().map(|a| self.ability(a, code.picks));
                let ids = ids.collect::<Result<_, _>>()?;
                code.push(Op::Grant(*span, ids));
            }
            Step::Strike(kind) => {
                let mut kind = kind.clone();
                let rider = self.strike_rider(&mut kind, code.picks)?;
                code.push(Op::Strike(kind, rider));
            }
            Step::AdditionalStrike(kind, limit) => {
                let weapon = WeaponText {
                    strike: kind.clone(),
                    maneuver: 0,
                    once_each_combat: false,
                    cost: Vec::new(),
                    if_: Vec::new(),
                };
                let id = self.ability(&Ability::Strike(weapon), code.picks)?;
                code.push(Op::AdditionalStrike(id, *limit));
            }
            Step::StealCard(which) => {
                let taken = u8::try_from(code.picks).map_err(|e| e.to_string())?;
                self.step(code, &steal(*which, taken))?;
            }
            Step::BeforeEnd(_) => {
                return Err("`BeforeEnd` stands only among the steps of `CombatEnds`".to_owned());
            }
            Step::Damage(damage) => {
                code.push(Op::Damage(damage.clone()));
            }
            Step::PlayCard(which) => {
                code.push(Op::PlayCard(*which));
            }
            Step::BringOnto(minion, _) | Step::Recruit(minion, _) => {
                code.push(Op::Cost(*minion));
                code.push(Op::Do(step.clone()));
            }
            leaf => {
                code.push(Op::Do(leaf.clone()));
            }
        }
        Ok(())
    }

    fn each(&mut self, code: &mut Code, start: Op, next: Op, body: &[Step]) -> Result<(), String> {
        // One register for each kind of loop: a loop inside one of its kind would lose its place.
        let kind = std::mem::discriminant(&next);
        if code.loops.contains(&kind) {
            return Err("a loop cannot stand inside a loop of the same kind".to_owned());
        }
        code.loops.push(kind);
        code.push(start);
        let head = code.push(next);
        self.steps(code, body)?;
        let back = u16::try_from(head).map_err(|_| "an effect is too long")?;
        code.push(Op::Jump(back));
        code.land(head);
        code.loops.pop();
        Ok(())
    }
}

/// TERM-4: a card of another Methuselah changes control or, if it is on a minion, goes to one of the
/// thief's, and a location burns without one. The choice of it is the pick of that index.
fn steal(card: Which, onto: u8) -> Step {
    let is = |filter| Cond::If(card, filter);
    let own = vec![Is::Minion, Is::ControlledBy(Who::You), Is::CanHave(card)];
    let homeless = Cond::Not(Box::new(Cond::Exists(own.clone())));
    let stray = Cond::All(vec![is(vec![Is::Keyword(Keyword::Location)]), homeless]);
    let thief = Choice { by: Who::You, from: From::Cards(own), optional: false };
    let moves = vec![Step::Choose(thief), Step::Steal(Which::Picked(onto), card)];
    let moves = vec![Step::If(stray, vec![Step::BurnCard(card)], moves)];
    let takes = vec![Step::GiveControl(card, Who::You)];
    let steals = Step::If(is(vec![Is::OnOne(vec![Is::Minion])]), moves, takes);
    let of_another = Cond::Not(Box::new(is(vec![Is::ControlledBy(Who::You)])));
    Step::If(of_another, vec![steals], Vec::new())
}

struct Code {
    ops: Vec<Op>,
    loops: Vec<std::mem::Discriminant<Op>>,
    picks: usize,
}

impl Code {
    fn push(&mut self, op: Op) -> usize {
        self.ops.push(op);
        self.ops.len() - 1
    }

    fn here(&self) -> u16 {
        // Code that is too long for this is refused when it is complete.
        u16::try_from(self.ops.len()).unwrap_or(u16::MAX)
    }

    /// Lets the jump at that index go to the next code to come.
    fn land(&mut self, jump: usize) {
        let here = self.here();
        match &mut self.ops[jump] {
            Op::JumpUnless(_, to)
            | Op::Jump(to)
            | Op::May(to)
            | Op::NextCard(_, to)
            | Op::NextSeat(_, to)
            | Op::Countdown(to) => *to = here,
            other => unreachable!("{other:?} does not jump"),
        }
    }
}

//! Clauses: what they take over from others, when and by whom they can be played, and how often.

use super::{Compiler, Op, Program};
use crate::{
    check,
    def::{AbilityDef, ModeDef},
    facts::Facts,
    lang::{
        Ability, Act, ActionIs, Amount, Change, Cond, Cost, Entry, Expr, Limit, Mode, Number, Per,
        Period, Player, Span, Static, Step, Use, Which, Window,
    },
    reach::Doing,
    vocab::{CardType, DisciplineSet, Keyword, Sect},
};

/// Resolves "as above".
pub(crate) fn inherit(mode: &Mode, all: &[Mode], index: usize) -> Result<Mode, String> {
    let Some(base) = mode.like else { return Ok(mode.clone()) };
    let base = base as usize;
    if base >= index {
        return Err(format!("clause {index}: `like` must name an earlier clause"));
    }
    let mut merged = inherit(&all[base], all, base)?;
    merged.disc.clone_from(&mode.disc);
    merged.keywords.extend(mode.keywords.iter().copied());
    merged.if_.extend(mode.if_.iter().cloned());
    merged.limit.extend(mode.limit.iter().copied());
    if mode.as_.is_some() {
        merged.as_ = mode.as_;
    }
    if mode.when.is_some() {
        merged.when = mode.when;
    }
    if mode.player != Player::Usual {
        merged.player = mode.player;
    }
    if !mode.choose.is_empty() {
        merged.choose.clone_from(&mode.choose);
    }
    if mode.x.is_some() {
        merged.x.clone_from(&mode.x);
    }
    if mode.act != Act::Other {
        merged.act = mode.act;
    }
    merged.cost.extend(mode.cost.iter().cloned());
    merged.while_.extend(mode.while_.iter().cloned());
    merged.directed |= mode.directed;
    if mode.directed_at.is_some() {
        merged.directed_at.clone_from(&mode.directed_at);
    }
    merged.limited |= mode.limited;
    merged.unneeded |= mode.unneeded;
    if !mode.terms.is_empty() {
        merged.terms.clone_from(&mode.terms);
    }
    merged.polling.extend(mode.polling.iter().cloned());
    if mode.stealth != 0 {
        merged.stealth = mode.stealth;
    }
    if !mode.steps.is_empty() {
        merged.steps.clone_from(&mode.steps);
    }
    merged.steps.extend(mode.also.iter().cloned());
    Ok(merged)
}

/// A clause ready to be played.
pub(crate) fn compile_mode(
    compiler: &mut Compiler<'_>,
    entry: &Entry,
    facts: &Facts,
    text: Mode,
    root: u8,
) -> Result<ModeDef, String> {
    let as_type = match text.as_ {
        Some(given) if facts.types.has(given) => given,
        Some(given) => return Err(format!("the card is no {}", given.name())),
        None => only_type(facts).ok_or("the card has several types: say `as`")?,
    };
    let mut needs = DisciplineSet::default();
    for skill in &text.disc {
        if !facts.requires.disciplines().contains(&skill.discipline) {
            return Err(format!("the card does not require {}", skill.discipline.name()));
        }
        needs.add(skill.discipline, skill.level);
    }
    let level = text.disc.first().map(|skill| skill.level);
    let window = text.when.or(entry.when).or_else(|| usual_window(as_type, &text));
    let window =
        window.ok_or("say `when` it is played: neither its type nor its first step does")?;
    let mut conds = entry.if_.clone();
    conds.extend(text.if_.iter().cloned());
    // A wake may be played whenever it can serve (CARD-12, BLOCK-8).
    let wakes = text.steps.iter().any(|step| matches!(step, Step::Wake(_)));
    let late = [
        Window::AsPlayed,
        Window::Blocked,
        Window::EnteringCombat,
        Window::BlockResolved,
        Window::Resolved,
        Window::BeforeVotes,
        Window::Polling,
    ];
    let also = if wakes { late.iter().fold(0, |mask, window| mask | window.bit()) } else { 0 };
    // Another minion can take over an action that is blocked, too.
    let takes_over = text.steps.iter().any(|step| matches!(step, Step::BecomeActor(_)));
    // Whatever it plays has windows of its own.
    let plays_another = text.steps.iter().any(|step| matches!(step, Step::PlayCard(_)));
    let of_the_other = Window::COMBAT | Window::AsPlayed.bit();
    let during_political = window.is_of_political(&conds);
    let windows = window.bit()
        | also
        | if plays_another { of_the_other } else { 0 }
        | if takes_over { Window::Blocked.bit() } else { 0 }
        | if during_political { Window::Polling.bit() } else { 0 };
    let adds = |number| text.steps.iter().any(|s| adds(s, number).is_some()) && !text.unneeded;
    let (adds_stealth, adds_intercept) = (adds(Number::Stealth), adds(Number::Intercept));
    let brought =
        [CardType::Equipment, CardType::Retainer, CardType::Ally, CardType::Event, CardType::Power];
    let asks_for_room = brought.contains(&as_type) || text.steps.iter().any(Step::asks_for_room);
    let mut limits = entry.limit.clone();
    if as_type == CardType::Event {
        // DISCARD-2.
        limits.push(Limit(Per::Table, Period::Game));
    }
    let plain = conds.is_empty()
        && limits.is_empty()
        && text.limit.is_empty()
        && text.terms.is_empty()
        && !text.limited
        && !adds_stealth
        && !adds_intercept
        && !asks_for_room;
    let free = facts.cost.blood.is_none() && facts.cost.pool.is_none() && text.cost.is_empty();
    let said = check::words(&text.steps);
    let (on_me, on_opponent) = (said.contains("Me"), said.contains("Opponent"));
    let picks = text.choose.len();
    let terms = compiler.program(&text.terms, picks)?;
    let picks_of_terms = compiler.picks_after(terms);
    check::lasting(&text.polling, picks_of_terms)?;
    check::lasting(&text.while_, picks)?;
    let meanwhile = text.while_.iter().map(|a| compiler.ability(a, picks));
    let meanwhile = meanwhile.collect::<Result<_, _>>()?;
    let polling = text.polling.iter().map(|a| compiler.ability(a, picks_of_terms));
    Ok(ModeDef {
        asked: asks(as_type, text.player, facts),
        as_type,
        needs,
        level,
        window,
        windows,
        wakes,
        plays_another,
        on_opponent,
        of_the_moment: conds.iter().filter(|cond| is_of_the_moment(cond)).cloned().collect(),
        conds,
        during_political,
        limits,
        root,
        adds_stealth,
        adds_intercept,
        on_me,
        plain,
        puts_vampire: Step::any_of(&text.steps, &mut Step::puts_vampire),
        asks_for_room,
        free,
        meanwhile,
        polling: polling.collect::<Result<_, _>>()?,
        calls: text.steps.iter().any(|step| matches!(step, Step::CallAs(_))),
        terms,
        program: compiler.program(&text.steps, picks_of_terms)?,
        text,
    })
}

/// What a clause asks its player to be doing, or (false) not to be doing.
fn asks(as_type: CardType, player: Player, facts: &Facts) -> Option<(Doing, bool)> {
    match (as_type, player) {
        (CardType::Master, _) => Some((Doing::OwnTurn, !facts.keywords.has(Keyword::OutOfTurn))),
        (CardType::Event, _) => Some((Doing::OwnTurn, true)),
        (CardType::ActionModifier, _) => Some((Doing::Acting, true)),
        (CardType::Reaction, _) => Some((Doing::Reacting, true)),
        (CardType::Combat, Player::Usual) => Some((Doing::Fighting, true)),
        _ => None,
    }
}

/// Whether a condition is about what is going on, and not about any card.
pub(crate) fn is_of_the_moment(cond: &Cond) -> bool {
    match cond {
        // What is kept is kept on a card.
        Cond::Action(what) => !matches!(what, ActionIs::AtRemembered(_)),
        Cond::Close | Cond::Long | Cond::FirstRound | Cond::FirstAction | Cond::Phase(_) => true,
        Cond::AtMost(Amount::Of(of), Amount::N(_)) => {
            matches!(&**of, Expr::Methuselahs(fit) if fit.is_empty())
        }
        Cond::Not(cond) => is_of_the_moment(cond),
        Cond::Any(conds) | Cond::All(conds) => conds.iter().all(is_of_the_moment),
        _ => false,
    }
}

/// The sects that clauses and texts make vampires change to.
pub(crate) fn sects_changed_to(
    modes: &[ModeDef],
    texts: &[&AbilityDef],
    programs: &[Program],
) -> Vec<Sect> {
    let does = modes.iter().map(|mode| mode.program).chain(texts.iter().map(|t| t.program));
    let ops = does.flat_map(|program| &programs[program.0 as usize].ops);
    let changed = ops.filter_map(|op| match op {
        Op::Do(Step::ChangeSect(_, sect)) => Some(*sect),
        _ => None,
    });
    let told = texts.iter().filter_map(|text| match &text.ability {
        Ability::Static(Static { change: Change::Sect(sect), .. }) => Some(*sect),
        _ => None,
    });
    changed.chain(told).collect()
}

/// The clause that a clause is like in the end, so that both count towards one limit.
pub(crate) fn root_of(index: usize, all: &[Mode]) -> u8 {
    match all.get(index).and_then(|mode| mode.like) {
        Some(base) if (base as usize) < index => root_of(base as usize, all),
        _ => index as u8,
    }
}

fn only_type(facts: &Facts) -> Option<CardType> {
    let mut types = facts.types.iter();
    types.next().filter(|_| types.next().is_none())
}

/// The minion to whose stealth (as the actor) or intercept (as the blocker) a step adds.
pub(crate) fn adds(step: &Step, number: Number) -> Option<Which> {
    use Which::{Actor, Blocker, Host, Me, Target, This};
    match step {
        Step::Add(n, which @ (Actor | Me | Blocker | Host | Target | This), by, Span::Action)
            if *n == number && !takes_away(by) =>
        {
            Some(*which)
        }
        _ => None,
    }
}

/// Whether an amount is less than nothing.
fn takes_away(amount: &Amount) -> bool {
    match amount {
        Amount::N(n) => *n < 0,
        Amount::Of(expr) => matches!(**expr, Expr::Negative(_)),
    }
}

/// The window that a clause is played in if it names none.
fn usual_window(as_type: CardType, text: &Mode) -> Option<Window> {
    let by_type = match as_type {
        CardType::Master => Window::Master,
        CardType::Event => Window::Discard,
        CardType::Action
        | CardType::PoliticalAction
        | CardType::Equipment
        | CardType::Retainer
        | CardType::Ally
        | CardType::Power => Window::Minion,
        _ => return text.steps.iter().find_map(window_of_step),
    };
    Some(by_type)
}

fn window_of_step(step: &Step) -> Option<Window> {
    Some(match step {
        Step::Add(Number::Stealth | Number::Intercept, ..) => Window::Attempt,
        Step::Add(Number::Bleed, ..) | Step::Wake(_) => Window::Action,
        Step::ChangeTarget(_) => Window::Declined,
        Step::Votes(..) | Step::VotesFor(..) | Step::VotesAgainst(..) | Step::Abstain(_) => {
            Window::Polling
        }
        Step::Maneuver | Step::ManeuverToClose => Window::Range,
        Step::Strike(_) => Window::Strike,
        Step::Prevent(..) | Step::PreventAll(_) => Window::Prevent,
        Step::AdditionalStrikes(..) | Step::AdditionalStrike(..) => Window::AdditionalStrike,
        Step::Press | Step::PressToContinue => Window::Press,
        _ => return None,
    })
}

/// "During X, do Y" is once per X and card; a lock or a burn limits itself (CARD-34).
pub(crate) fn limits_of(used: &Use) -> Vec<Limit> {
    let limits_itself =
        used.cost.iter().any(|cost| matches!(cost, Cost::LockThis | Cost::BurnThis));
    let mut limits = used.limit.clone();
    if limits_itself || used.often || limits.iter().any(|limit| limit.0 == Per::Copy) {
        return limits;
    }
    let period = match used.when {
        Window::Unlock
        | Window::Master
        | Window::Minion
        | Window::Influence
        | Window::Discard
        | Window::AnyPhase
        | Window::AnyTime => Period::Phase,
        Window::Range
        | Window::BeforeRange
        | Window::BeforeStrikes
        | Window::Strike
        | Window::Chosen
        | Window::StrikeChosen
        | Window::Prevent
        | Window::AdditionalStrike
        | Window::Press
        | Window::RoundEnd => Period::Round,
        Window::CombatEnding | Window::AfterCombat => Period::Combat,
        _ => Period::Action,
    };
    limits.push(Limit(Per::Copy, period));
    limits
}

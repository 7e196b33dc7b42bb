//! Picks that a card or an effect asks for.

use methuselah_engine::{Choice, DecisionKind, OptionKind, Value};

use DecisionKind::{Discipline, Spoils, Trophy};

use super::{
    reading::{Fate, PICKS},
    sight::Sight,
};

/// A pick that a card or an effect asks for.
pub(crate) fn score(sight: &Sight, kind: DecisionKind, option: &Choice) -> i32 {
    match (kind, option.kind) {
        (Spoils | Discipline | Trophy, OptionKind::Choose) => 10,
        (DecisionKind::TorporBlock, OptionKind::Diablerize) => -10,
        // The top card of the library may be one that can be played at once, or not.
        (DecisionKind::Draw, OptionKind::Choose) => {
            super::hand::keep(sight, option.target.card().id) - sight.w.dead_card
        }
        (DecisionKind::May, OptionKind::Yes) => optional(sight),
        (_, OptionKind::Branch) => branch(sight, option.mode as usize),
        (_, OptionKind::Choose) => chosen(sight, option.target),
        _ => 0,
    }
}

/// An optional part of an effect.
fn optional(sight: &Sight) -> i32 {
    let Some(effect) = sight.view.effect() else { return 1 };
    let Some((deed, rest)) = sight.reading.option(effect.program, effect.at) else { return 1 };
    let minion = sight.view.resolve(effect.me);
    let worth = |deed| sight.does(deed, minion, None, Value::Nothing);
    worth(deed) - worth(rest) + if deed.takes_over { 0 } else { 1 }
}

/// One of several ways.
fn branch(sight: &Sight, at: usize) -> i32 {
    let Some(effect) = sight.view.effect() else { return 0 };
    let Some(deed) = sight.reading.fork(effect.program, effect.at).get(at) else { return 0 };
    let source = sight.view.resolve(effect.source);
    let host = source.and_then(|card| sight.card(card)?.host.some());
    let minion = sight.view.resolve(effect.me).filter(|&me| Some(me) != host);
    // A subject who pays for someone else's card pays what the text calls the subject's.
    let mut worth = sight.does(deed, minion, host, Value::Nothing);
    if effect.subject_seat == sight.me && effect.you != sight.me {
        worth += sight.gain_pool(deed.others_pool.into());
    }
    worth
}

/// What to choose: by what befalls it.
fn chosen(sight: &Sight, target: Value) -> i32 {
    if let Some((ability, context, picked)) = sight.view.using() {
        let deed = sight.reading.ability(ability);
        let fate = deed.picks.get(picked as usize).copied().unwrap_or(Fate::NONE);
        return sight.numbered(target, &fate, context.picks[0]);
    }
    let (program, slot) = match (sight.view.playing(), sight.view.effect()) {
        (Some(play), _) => {
            let Some(card) = sight.card(play.card) else { return 0 };
            let clauses = sight.reading.clauses(card.def);
            let Some(clause) = clauses.get(play.mode as usize) else { return 0 };
            let slot = play.picked as usize;
            let fate = clause.deed.picks.get(slot).copied().unwrap_or(Fate::NONE);
            return sight.numbered(target, &fate, play.picks[0]);
        }
        (None, Some(effect)) => {
            let ops = &sight.view.set().program(effect.program).ops;
            match ops.get(effect.at as usize) {
                Some(methuselah_cards::Op::Choose(_, slot)) => (effect.program, *slot as usize),
                _ => return 0,
            }
        }
        _ => return 0,
    };
    if slot >= PICKS {
        return 0;
    }
    let fate = sight.reading.program(program).picks[slot];
    let first = sight.view.effect().map_or(Value::Nothing, |effect| effect.picks[0]);
    sight.numbered(target, &fate, first)
}

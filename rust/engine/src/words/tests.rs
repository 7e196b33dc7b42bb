//! Surveys of all cards: whatever a player chooses between on one card has words of its own.

use std::collections::BTreeMap;

use methuselah_cards::{
    AbilityId, CardDef, CardSet, ModeDef, Op, ProgramId, lang::Ability, vocab::CardType,
};

use super::{
    deed::tag,
    gist::{gist, of_branch, of_cost},
};

/// Texts between which one can choose, by what they are told by.
fn told_alike(texts: impl Iterator<Item = String>) -> Vec<String> {
    let mut told: BTreeMap<String, u32> = BTreeMap::new();
    texts.for_each(|text| *told.entry(text).or_default() += 1);
    told.into_iter().filter(|(text, n)| *n > 1 || text.trim().is_empty()).map(|(t, _)| t).collect()
}

fn all(about: impl Fn(&CardSet, &CardDef) -> Vec<String>) {
    let set = CardSet::standard().unwrap_or_else(|e| panic!("{e}"));
    let bad: Vec<_> = set
        .defs
        .iter()
        .flat_map(|def| about(&set, def).into_iter().map(|told| (def.name().to_owned(), told)))
        .collect();
    assert!(bad.is_empty(), "{bad:#?}");
}

/// All programs of a card, with those inside them.
fn programs(set: &CardSet, def: &CardDef) -> Vec<ProgramId> {
    let mut found: Vec<ProgramId> = def.modes.iter().flat_map(|m| [m.program, m.terms]).collect();
    found.extend(def.abilities.iter().map(|&id| set.ability(id).program));
    let mut at = 0;
    while let Some(&program) = found.get(at) {
        at += 1;
        for op in &set.program(program).ops {
            match op {
                Op::Queue(inner) | Op::AfterCombat(inner) | Op::Strike(_, Some(inner)) => {
                    found.push(*inner);
                }
                Op::Grant(_, abilities) => {
                    found.extend(abilities.iter().map(|&id| set.ability(id).program));
                }
                _ => {}
            }
        }
    }
    found
}

#[test]
fn clauses_with_the_same_disciplines_have_words_of_their_own() {
    // Whoever plays them tells apart those for locked and unlocked minions; what is chosen first,
    // those that ask for something else.
    fn needs(mode: &ModeDef) -> (String, Option<CardType>, String) {
        let (who, first) = (&mode.text.player, mode.text.choose.first());
        (tag(mode), mode.text.as_, format!("{who:?} {first:?}"))
    }
    all(|set, def| {
        let like = |mode: &ModeDef| {
            // In one window at least both can be played.
            let beside = |other: &&ModeDef| other.windows & mode.windows != 0;
            def.modes.iter().filter(beside).filter(|other| needs(other) == needs(mode)).count()
        };
        let told = def.modes.iter().filter(|mode| like(mode) > 1).map(|mode| {
            match gist(set, mode.program, 0).as_str() {
                "" => String::new(),
                gist => format!("{gist} {:?}", needs(mode)),
            }
        });
        told_alike(told)
    });
}

#[test]
fn what_can_be_used_on_one_card_has_words_of_its_own() {
    all(|set, def| {
        let of = |id: AbilityId| {
            let def = set.ability(id);
            match &def.ability {
                Ability::Use(used) => Some((1, &used.cost, def.program)),
                Ability::Action(action) => Some((2, &action.cost, def.program)),
                _ => None,
            }
        };
        let mut used: Vec<_> = def.abilities.iter().filter_map(|&id| of(id)).collect();
        // Those that do the same at different times need no words to be told apart.
        let same = |a: ProgramId, b: ProgramId| set.program(a) == set.program(b);
        used.dedup_by(|a, b| (a.0, a.1) == (b.0, b.1) && same(a.2, b.2));
        if used.len() < 2 {
            return Vec::new();
        }
        told_alike(used.into_iter().map(
            |(kind, cost, program)| match gist(set, program, 0).as_str() {
                "" => String::new(),
                gist => format!("{kind} {gist} {}", of_cost(cost)),
            },
        ))
    });
}

#[test]
fn branches_of_one_choice_have_words_of_their_own() {
    all(|set, def| {
        let mut bad = Vec::new();
        for program in programs(set, def) {
            for op in &set.program(program).ops {
                if let Op::Either(_, branches) = op {
                    let told =
                        branches.iter().map(|(_, from)| of_branch(set, program, (*from).into()));
                    bad.extend(told_alike(told));
                }
            }
        }
        bad
    });
}

//! Kinds of effects that are read, each shown by a card that has it.

use methuselah_cards::{CardSet, DefId, facts};

use super::{Clause, Reading};
use crate::Weights;

struct Read {
    set: CardSet,
    reading: Reading,
}

impl Read {
    fn new() -> Self {
        let set = CardSet::standard().unwrap_or_else(|e| panic!("{e}"));
        let reading = Reading::of(&set, &Weights::default());
        Self { set, reading }
    }

    fn id(&self, name: &str) -> DefId {
        let facts = facts::all().find(name).unwrap_or_else(|| panic!("no card {name}"));
        self.set.by_id(facts.id).unwrap_or_else(|| panic!("{name} is not in the set"))
    }

    fn clauses(&self, name: &str) -> &[Clause] {
        self.reading.clauses(self.id(name))
    }
}

/// What a card that only waits in play is worth: as much, at least, as it costs in pool.
#[test]
fn what_helps_from_play_is_worth_its_cost() {
    let read = Read::new();
    let weights = Weights::default();
    for (name, pool) in [
        ("Elysian Fields", 2),
        ("KRCG News Radio", 2),
        ("Arcane Library", 2),
        ("Creepshow Casino", 2),
        ("The Hungry Coyote", 2),
        ("Warsaw Station", 2),
        ("Elysium: The Palace of Versailles", 2),
        ("Ferraille", 0),
        ("The Rack", 0),
        ("Chantry", 0),
    ] {
        let standing = read.reading.standing(read.id(name));
        // Early in a game it is worth more by a half.
        let worth = i32::from(standing.played(&weights)) * 16 / 10;
        assert!(worth > pool * weights.pool, "{name}: {worth}");
    }
}

/// What is worth something to the minion that it is on, and what hinders it.
#[test]
fn what_is_on_a_minion_serves_or_hinders_it() {
    let read = Read::new();
    let host = |name| read.reading.standing(read.id(name)).host;
    for name in ["Murder of Crows", "Raven Spy", "Guardian Angel", "Twisted Bloodhound"] {
        assert!(host(name) > 50, "{name}: {}", host(name));
    }
    assert!(host("Pentex™ Subversion") < -100);
    assert!(host("Ivory Bow") > 200);
}

#[test]
fn blocks_are_forbidden_to_one_minion_or_to_those_that_wake() {
    let read = Read::new();
    assert!(read.clauses("Seduction").iter().all(|clause| clause.deed.picks[0].barred));
    let [first, second] = read.clauses("The Sleeping Mind") else { panic!("two clauses") };
    assert!(first.deed.picks[0].barred && !first.deed.numbs);
    assert!(second.deed.numbs && !second.deed.picks[0].barred);
    // Less intercept of the blocker is stealth.
    assert_eq!(read.clauses("Dominant Personality")[0].deed.stealth, 1);
}

#[test]
fn stealth_and_intercept_wait_in_play() {
    let read = Read::new();
    let aid = |name| read.reading.aid(read.id(name));
    assert_eq!(aid("Elysian Fields"), (1, 0));
    assert_eq!(aid("Channel 10"), (0, 2));
    assert_eq!(aid("Feral Hound"), (0, 1));
    assert_eq!(aid("Arcane Library"), (0, 0));
}

#[test]
fn strength_for_a_combat_and_blood_kept_from_the_other() {
    let read = Read::new();
    let strength = |at: usize| read.clauses("Torn Signpost")[at].deed.strength;
    assert_eq!((strength(0), strength(1)), (1, 2));
    let deed = &read.clauses("Morbidity")[0].deed;
    assert_eq!(deed.foe.blood, -2);
    // One takes as much as one can.
    assert!(deed.picks[0].blood > 0);
}

#[test]
fn votes_are_forbidden_and_referendums_cancelled() {
    let read = Read::new();
    assert!(read.clauses("Private Audience")[0].deed.mutes);
    assert!(read.clauses("Delaying Tactics")[0].deed.cancels_vote);
}

/// Blood is burned instead of what would follow.
#[test]
fn one_pays_instead_of_taking_the_damage() {
    let read = Read::new();
    let [first, second] = read.clauses("Rutor's Hand") else { panic!("two clauses") };
    assert_eq!((first.deed.me.blood, first.deed.me.aggravated), (0, 1));
    assert_eq!((second.deed.me.blood, second.deed.me.aggravated), (-3, 0));
    let program = read.set.def(read.id("Rutor's Hand")).modes[1].program;
    let instead = (0..20).find_map(|at| read.reading.option(program, at)).expect("an option");
    assert_eq!((instead.0.me.blood, instead.1.me.aggravated), (-3, 1));
}

#[test]
fn strikes_to_come_and_opponents_felled() {
    let read = Read::new();
    let [first, second] = read.clauses("Hunger of Marduk") else { panic!("two clauses") };
    assert!(first.deed.arms && first.deed.ranged && !first.deed.strikes);
    assert_eq!((first.deed.steals, second.deed.steals), (1, 2));
    assert!(read.clauses("Coma").iter().all(|clause| clause.deed.foe.torpor < 0));
    assert!(read.clauses("Flesh of Marble").iter().all(|clause| clause.deed.prevents > 0));
    assert!(read.clauses("Weighted Walking Stick")[0].deed.me.worth > 0);
}

#[test]
fn locked_minions_unlock_to_block_and_stealth_is_taken_away() {
    let read = Read::new();
    for name in ["Dogged Pursuit", "Eyes of the Wild"] {
        let deed = &read.clauses(name)[0].deed;
        assert!(deed.me.lock > 0 && deed.blocks, "{name}");
    }
    assert!(read.clauses("Night Terrors").iter().all(|clause| clause.deed.intercept > 0));
    let candle = read.set.def(read.id("Flaming Candle")).abilities[0];
    assert!(read.reading.ability(candle).unblockable);
}

#[test]
fn locations_that_act_or_turn_bleeds_aside_are_worth_something() {
    let read = Read::new();
    let weights = Weights::default();
    for name in ["Black Forest Base", "Dummy Corporation", "Powerbase: Los Angeles"] {
        let worth = read.reading.standing(read.id(name)).played(&weights);
        assert!(worth > 40, "{name}: {worth}");
    }
    assert!(read.reading.standing(read.id("Saulot's Healing Touch")).own > 0);
}

#[test]
fn only_those_to_whom_something_is_allocated_pay() {
    let read = Read::new();
    let program = read.set.def(read.id("Empires Fall")).modes[0].program;
    let levies = read.reading.levies(program);
    assert!(levies.len() == 1 && levies[0].if_allocated);
}

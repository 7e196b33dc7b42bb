//! The same games as before: digests of games by number, and decision trees counted to a depth.
//!
//! When games are meant to come out differently, write the new values down. From the first release
//! on, raise the engine revision as well, and add a line to the changelog:
//!
//! ```sh
//! BLESS=1 cargo test -p methuselah-policy --test digest
//! ```

mod common;
#[path = "common/matches.rs"]
mod matches;
#[path = "../../engine/tests/common/mixes.rs"]
mod mixes;

use std::{fmt::Write as _, path::Path, sync::Arc};

use methuselah_engine::{
    Choice, Decision, Game, Scenario, Setup, View,
    chance::{Chance, mix},
    scenario::{Methuselah, Placed, ScenarioError},
    state::{MAX_SEATS, Phase},
};
use methuselah_policy::{Draws, Policy, Random};

type Outcome = Result<(), ScenarioError>;

/// What has been seen, in one number.
#[derive(Default)]
struct Digest(u64);

impl Digest {
    fn add(&mut self, seen: u64) {
        self.0 = mix(self.0 ^ seen);
    }
}

/// Plays a game: every decision with its options, what is chosen, and what the game comes to.
fn play(
    digest: &mut Digest,
    setup: &Arc<Setup>,
    seats: [u8; MAX_SEATS],
    chance: Chance,
    mut decide: impl FnMut(&View<'_>, Decision, &[Choice], Draws) -> usize,
) {
    let game = matches::play_with(setup, seats, chance, |_, view, decision, options, draws| {
        let at = decide(view, decision, options, draws);
        digest.add(u64::from(decision.seat.0) << 56 | (decision.kind as u64) << 48);
        digest.add((options.len() as u64) << 32 | at as u64);
        at
    });
    let s = game.state();
    digest.add(u64::from(s.rounds) << 32 | s.ended.map_or(0, |ended| ended as u64 + 1));
    for seat in s.all_seats() {
        digest.add(u64::from(s.seat(seat).half_points) << 32 | s.seat(seat).pool as u64);
    }
}

fn of_starters(games: u64, mut policy: impl Policy) -> u64 {
    let setup = common::starters();
    let mut digest = Digest::default();
    for number in 0..games {
        let chance = Chance::new(21, number);
        play(&mut digest, &setup, setup.random_seating(chance), chance, |v, d, o, r| {
            policy.decide(v, d, o, r)
        });
    }
    digest.0
}

fn of_mixes(games: u64) -> u64 {
    let mixer = mixes::Mixer::new();
    let mut digest = Digest::default();
    for number in 0..games {
        let setup = mixer.table(22, number);
        let chance = Chance::new(22, number);
        play(&mut digest, &setup, setup.random_seating(chance), chance, |v, d, o, r| {
            Random.decide(v, d, o, r)
        });
    }
    digest.0
}

/// Ends of the tree of all choices, so many decisions deep.
fn leaves(game: &Game, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ if game.decision().is_none() => 1,
        1 => game.options().len() as u64,
        _ => (0..game.options().len())
            .map(|at| {
                let mut next = game.clone();
                next.choose_index(at).unwrap_or_else(|e| panic!("{e}"));
                leaves(&next, depth - 1)
            })
            .sum(),
    }
}

fn table(players: usize) -> Result<Scenario, ScenarioError> {
    let cards = Arc::new(methuselah_cards::CardSet::standard().unwrap_or_else(|e| panic!("{e}")));
    Scenario::new(players, &cards, methuselah_engine::Rules::default())
}

/// A bleed with modifiers, reactions and blockers.
fn a_bleed() -> Result<Game, ScenarioError> {
    let mut s = table(3)?;
    s.seat(0, Methuselah::new().hand(["Conditioning", "Bonding", "Govern the Unaligned"]))?;
    s.seat(1, Methuselah::new().hand(["Deflection", "On the Qui Vive", "Eyes of Argus"]))?;
    s.minion(0, "Ashley")?.minion(1, "Sully")?.minion(1, Placed::new("Belinde").locked())?;
    s.minion(2, "Ryan")?;
    s.start(0, Phase::Minion, 1)
}

/// Fights with weapons, strike cards and retainers.
fn a_fight() -> Result<Game, ScenarioError> {
    let mut s = table(2)?;
    s.seat(0, Methuselah::new().hand(["Taste of Vitae", "Psyche!"]))?;
    s.seat(1, Methuselah::new().hand(["Hidden Strength", "Majesty"]))?;
    s.minion(0, Placed::new("Ryan").with(".44 Magnum"))?;
    s.minion(1, Placed::new("Brock Sterling").blood(2).with("Raven Spy"))?;
    s.start(0, Phase::Minion, 1)
}

/// Referendums with votes of titles, cards and the Edge.
fn a_referendum() -> Result<Game, ScenarioError> {
    let mut s = table(3)?;
    s.seat(0, Methuselah::new().pool(8).hand(["Kine Resources Contested"]))?;
    s.seat(1, Methuselah::new().pool(3).hand(["Ancilla Empowerment"]).edge())?;
    s.minion(0, "Catalina Vega")?.minion(1, "Belinde")?.minion(2, "Ayelech")?;
    s.start(0, Phase::Minion, 1)
}

/// Torpor, diablerie and blood hunts.
fn a_diablerie() -> Result<Game, ScenarioError> {
    let mut s = table(3)?;
    s.minion(0, "Ashley")?.minion(0, Placed::new("Sully").torpor().blood(1))?;
    s.minion(1, Placed::new("Alexa Draper").torpor().with(".44 Magnum"))?.minion(1, "Belinde")?;
    s.minion(2, "Catalina Vega")?;
    s.start(0, Phase::Minion, 1)
}

/// The beginning of a game, and its influence phases.
fn an_opening() -> Game {
    let setup = common::starters();
    Game::new(setup.clone(), Chance::new(23, 0), setup.rotated_seating(0), false)
}

fn trees(lines: &mut String) -> Outcome {
    let positions = [
        ("opening", an_opening(), 7),
        ("bleed", a_bleed()?, 15),
        ("fight", a_fight()?, 24),
        ("referendum", a_referendum()?, 11),
        ("diablerie", a_diablerie()?, 16),
    ];
    for (name, game, depth) in positions {
        let _ = write!(lines, "tree {name}");
        (1..=depth).for_each(|depth| _ = write!(lines, " {}", leaves(&game, depth)));
        lines.push('\n');
    }
    Ok(())
}

#[test]
fn games_come_out_as_before() -> Outcome {
    let mut lines = String::new();
    let _ = writeln!(lines, "random starters 750 {:016x}", of_starters(750, Random));
    let _ = writeln!(lines, "random mixes 250 {:016x}", of_mixes(250));
    let heuristic = matches::player(&common::starters());
    let _ = writeln!(lines, "heuristic starters 100 {:016x}", of_starters(100, heuristic));
    trees(&mut lines)?;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/digest.txt");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &lines).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    }
    let blessed = std::fs::read_to_string(&path).unwrap_or_default();
    let changed: Vec<_> =
        lines.lines().filter(|line| !blessed.lines().any(|l| l == *line)).collect();
    assert!(
        changed.is_empty() && blessed.lines().count() == lines.lines().count(),
        "games come out differently:\n{}\nIf that is meant: raise the engine revision, add a line \
         to CHANGELOG.md, and run\nBLESS=1 cargo test -p methuselah-policy --test digest",
        changed.join("\n")
    );
    Ok(())
}

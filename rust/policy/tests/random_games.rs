//! Games of random legal play, with all invariants checked after every step of the engine.
//!
//! `GAMES` in the environment sets how many games each test plays, `FIRST` the number of the first:
//! `GAMES=10000 cargo test -p methuselah-policy --test random_games classic`.

mod common;
#[path = "../../engine/tests/common/mixes.rs"]
mod mixes;

use std::{collections::BTreeSet, path::Path, sync::Arc};

use methuselah_cards::{CardSet, DefId};
use methuselah_engine::{
    Deck, Edition, Event, Game, OptionKind, Record, Rules, Setup, Switches,
    chance::{Chance, Purpose},
    state::{Ending, MAX_SEATS},
};
use methuselah_policy::{Draws, Policy, Random};

fn number(name: &str, or: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(or)
}

/// Says which game it was, should it panic.
struct Name(Chance);

impl Drop for Name {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("in {:?}", self.0);
        }
    }
}

/// Plays a game to its end.
fn play(setup: &Arc<Setup>, chance: Chance, entries: [u8; MAX_SEATS]) -> Game {
    let _name = Name(chance);
    let switches = Switches { watch: true, ..Switches::default() };
    let mut game = Game::with_switches(setup.clone(), chance, entries, true, switches);
    while let Some(decision) = game.decision() {
        let seat = decision.seat;
        let options = game.options();
        let twice = |at: usize| options[at + 1..].contains(&options[at]);
        assert!(!(0..options.len()).any(twice), "{options:?}");
        assert!(game.state().alive(seat), "{seat:?} is out");
        let count = game.state().seat(seat).decisions;
        let key = chance.draw(game.entry(seat), Purpose::Policy, count, 0);
        let at = Random.decide(&game.view(seat), decision, options, Draws::new(key));
        game.choose_index(at).unwrap_or_else(|e| panic!("{e}"));
    }
    assert_eq!(game.state().error, None);
    let ended = game.ended().expect("it asks nobody any more");
    assert_eq!(ended, Ending::LastStanding);
    let points = |seat| game.state().seat(seat).half_points;
    let all: u8 = game.state().all_seats().map(points).sum();
    // END-2, -3: a point for each who is out, and one for the last one standing.
    assert_eq!(all, 2 * game.state().seat_count);
    game
}

/// The starter decks, by an edition of the rules: five may have that many cards by the older one,
/// too (EDITION-1).
fn starters(edition: Edition) -> Arc<Setup> {
    let starters = common::starters();
    assert!(starters.decks.iter().all(|deck| (60..=90).contains(&deck.library.len())));
    let rules = Rules { edition, ..starters.rules.clone() };
    Arc::new(Setup { rules, ..Setup::clone(&starters) })
}

#[test]
fn random_games_of_the_starter_decks_end() {
    end_with_starters(Edition::V5);
}

#[test]
fn classic_random_games_of_the_starter_decks_end() {
    end_with_starters(Edition::Classic);
}

fn end_with_starters(edition: Edition) {
    let setup = starters(edition);
    let games = number("GAMES", 100);
    let first = number("FIRST", 0);
    let (mut decisions, mut rounds) = (0_u64, 0_u64);
    for number in first..first + games {
        let seating = setup.rotated_seating(number as usize % 5);
        let game = play(&setup, Chance::new(1, number), seating);
        decisions += u64::from(game.state().decisions);
        rounds += u64::from(game.state().rounds);
    }
    println!("{games} games: {} decisions and {} rounds each", decisions / games, rounds / games);
}

/// The preconstructed decks of the Fifth Edition line, large and small.
fn preconstructed(cards: &CardSet) -> Vec<Deck> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../sims/decks");
    let mut names = Vec::new();
    for folder in ["", "fifth_edition", "new_blood"] {
        let files =
            std::fs::read_dir(root.join(folder)).unwrap_or_else(|e| panic!("{folder}: {e}"));
        let files = files.map(|file| file.expect("it can be read").path());
        names.extend(files.filter(|file| file.extension().is_some_and(|ext| ext == "txt")));
    }
    names.sort();
    names.iter().map(|path| common::deck(cards, &path.to_string_lossy())).collect()
}

/// Tables of five of the preconstructed decks, drawn at random.
#[test]
fn random_games_of_the_preconstructed_decks_end() {
    let cards = Arc::new(CardSet::standard().unwrap_or_else(|e| panic!("{e}")));
    let decks = preconstructed(&cards);
    assert_eq!(decks.len(), 37);
    let (games, first) = (number("GAMES", 100), number("FIRST", 0));
    let mut decisions = 0_u64;
    for number in first..first + games {
        let chance = Chance::new(8, number);
        let place = |deck: &usize| chance.draw(*deck as u8, Purpose::Deal, 0, 0);
        let mut drawn: Vec<usize> = (0..decks.len()).collect();
        drawn.sort_by_key(place);
        let decks = drawn[..MAX_SEATS].iter().map(|&deck| decks[deck].clone()).collect();
        let rules = Rules { round_limit: 0, ..Rules::default() };
        let setup = Setup { cards: cards.clone(), rules, decks };
        setup.check(false).unwrap_or_else(|e| panic!("{e}"));
        let setup = Arc::new(setup);
        let game = play(&setup, chance, setup.random_seating(chance));
        decisions += u64::from(game.state().decisions);
    }
    println!("{games} games of {} decks: {} decisions each", decks.len(), decisions / games);
}

#[test]
fn random_games_with_imbued_end() {
    let mixer = mixes::Mixer::new();
    random_games(&mixer, |number| mixer.table_with_imbued(4, number));
}

#[test]
fn random_games_of_random_decks_end() {
    end_with_mixes(Edition::V5);
}

#[test]
fn classic_random_games_of_random_decks_end() {
    end_with_mixes(Edition::Classic);
}

fn end_with_mixes(edition: Edition) {
    let mixer = mixes::Mixer::new();
    random_games(&mixer, |number| mixer.table_by(edition, 3, number));
}

/// Plays games of random decks, and tells which cards are not played in any.
fn random_games(mixer: &mixes::Mixer, table: impl Fn(u64) -> Arc<Setup>) {
    let games = number("GAMES", 100);
    let first = number("FIRST", 0);
    let mut used: BTreeSet<DefId> = BTreeSet::new();
    let mut decisions = 0_u64;
    for number in first..first + games {
        let setup = table(number);
        let chance = Chance::new(3, number);
        let game = play(&setup, chance, setup.random_seating(chance));
        decisions += u64::from(game.state().decisions);
        used.extend(game.log().iter().filter_map(|record| match record {
            Record::Chosen(_, _, c)
                if matches!(c.kind, OptionKind::Play | OptionKind::Conviction) =>
            {
                Some(game.state().card(c.card).def)
            }
            Record::Event(Event::Enter(entry)) => Some(game.state().card(entry.card).def),
            _ => None,
        }));
    }
    let unused: Vec<_> = mixer.all().filter(|id| !used.contains(id)).collect();
    println!("{games} games: {} decisions each; {} cards played", decisions / games, used.len());
    println!("{} not played:", unused.len());
    unused.into_iter().for_each(|id| println!("  {}", mixer.name(id)));
}

#[test]
fn every_implemented_card_gets_into_random_decks() {
    let mixer = mixes::Mixer::new();
    let mut missing: BTreeSet<DefId> = mixer.all().collect();
    // Each table begins one deck, at least, with the vampire whose turn it is.
    for number in 0..missing.len() as u64 {
        for deck in &mixer.table(3, number).decks {
            for card in deck.crypt.iter().chain(&deck.library) {
                missing.remove(card);
            }
        }
    }
    let missing: Vec<_> = missing.into_iter().map(|id| mixer.name(id)).collect();
    assert!(missing.is_empty(), "in no deck: {missing:?}");
}

#[test]
fn games_that_would_not_end_are_given_up() {
    let capped = |decision_cap| Rules { decision_cap, round_limit: 0, ..Rules::default() };
    let starters = common::starters();
    let long = Setup { rules: capped(100), ..Setup::clone(&starters) };
    let nothing = Deck { crypt: Vec::new(), library: Vec::new() };
    // Nobody has ever anything to decide but whether to withdraw.
    let empty =
        Setup { rules: capped(100_000), decks: vec![nothing; 2], cards: starters.cards.clone() };
    for (setup, decisions) in [(long, 100), (empty, 100_000)] {
        let seats = setup.rotated_seating(0);
        let mut game = Game::new(Arc::new(setup), Chance::new(1, 0), seats, false);
        while game.decision().is_some() {
            game.choose_index(0).unwrap_or_else(|e| panic!("{e}"));
        }
        assert_eq!(game.ended(), Some(Ending::DecisionCap));
        assert_eq!(game.state().decisions, decisions);
    }
}

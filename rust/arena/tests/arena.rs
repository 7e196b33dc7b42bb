//! Many games come out the same however they are played.

mod common;

use std::{
    collections::{BTreeSet, HashMap},
    sync::Arc,
};

use methuselah_arena::{
    Arena, ArenaError, Columns, ENDINGS, MOST_UNASKED, Place, Player, PolicySpec, Seating, VecGame,
    key,
};
use methuselah_engine::{CardId, Event, Game, OptionKind, Record, Switches};

fn seats_of(arena: &Arena, game: u64) -> Vec<u8> {
    arena.place(game).entries[..5].to_vec()
}

fn play(arena: &Arena, first: u64, count: u64, threads: usize) -> Columns {
    arena.play(first, count, threads).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn threads_and_pieces_do_not_matter() {
    for seating in [Seating::Random, Seating::Fixed, Seating::Rotate] {
        let arena = common::arena("random", seating, 11);
        let whole = play(&arena, 3, 40, 1);
        for threads in [2, 3, 16] {
            assert_eq!(play(&arena, 3, 40, threads), whole, "{seating:?} in {threads} threads");
        }
        let mut pieces = play(&arena, 3, 0, 1);
        for (first, count) in [(3, 1), (4, 22), (26, 17)] {
            pieces.append(play(&arena, first, count, 2));
        }
        assert_eq!(pieces, whole, "{seating:?} in pieces");
    }
}

#[test]
fn skipped_windows_do_not_matter() {
    let switches = Switches { skip_windows: false, ..Switches::default() };
    for policy in ["random", "heuristic"] {
        let arena = common::arena(policy, Seating::Random, 12);
        let mut all = play(&arena, 0, 0, 1);
        for number in 0..30 {
            let Place { chance, entries } = arena.place(number);
            let setup = arena.setup().clone();
            let mut game = Game::with_switches(setup, chance, entries, true, switches);
            let mut players = arena.players(entries);
            while let Some(decision) = game.decision() {
                let pick = players.pick(&game, decision).unwrap_or_else(|e| panic!("{e}"));
                game.choose(pick).unwrap_or_else(|e| panic!("{e}"));
            }
            all.append(arena.columns(number, &game).unwrap_or_else(|e| panic!("{e}")));
        }
        assert_eq!(all, play(&arena, 0, 30, 2), "{policy}");
    }
}

#[test]
fn the_seed_matters() {
    let games = |seed| play(&common::arena("random", Seating::Fixed, seed), 0, 10, 1);
    assert_ne!(games(1), games(2));
}

#[test]
fn rotation_seats_everyone_everywhere_on_one_chance() {
    let arena = common::starters("random");
    let block: Vec<_> = (10..15).map(|game| seats_of(&arena, game)).collect();
    assert_eq!(block[0], [0, 1, 2, 3, 4]);
    assert_eq!(block[2], [2, 3, 4, 0, 1]);
    let chances: Vec<_> = (8..16).map(|game| arena.place(game).chance.game()).collect();
    assert_eq!(chances, [1, 1, 2, 2, 2, 2, 2, 3]);
}

#[test]
fn a_fixed_seating_is_fixed_and_a_random_one_is_even() {
    let fixed = common::arena("random", Seating::Fixed, 1);
    assert!((0..20).all(|game| seats_of(&fixed, game) == [0, 1, 2, 3, 4]));
    assert_eq!(fixed.place(7).chance.game(), 7);
    let random = common::arena("random", Seating::Random, 1);
    let first = (0..5000).filter(|&game| seats_of(&random, game)[0] == 3).count();
    assert!((850..1150).contains(&first), "{first} of 1000 expected");
}

#[test]
fn the_tables_fit_one_another() {
    let arena = common::starters("random");
    let Columns { seats, games, cards } = play(&arena, 0, 50, 1);
    assert_eq!(games.game, (0..50).collect::<Vec<_>>());
    assert_eq!(seats.game.len(), 250);
    assert!(games.ended_by.iter().all(|&code| (code as usize) < ENDINGS.len()));
    for row in 0..seats.game.len() {
        let out = seats.oust_round[row] >= 0;
        assert!(out || seats.ousted_by[row] < 0, "row {row}");
        assert!(!out || seats.pool[row] <= 0, "row {row}");
    }
    assert!(seats.game_win.chunks(5).all(|game| game.iter().filter(|&&won| won).count() <= 1));
    let keys: Vec<_> = cards.entry.iter().zip(&cards.card).collect();
    assert!(keys.is_sorted());
    for (row, card) in keys.iter().enumerate() {
        for column in [&cards.played, &cards.discarded, &cards.left_in_hand] {
            assert!(cards.drawn[row] >= column[row], "{card:?}");
        }
        assert!(cards.games_drawn[row] <= cards.drawn[row].min(50), "{card:?}");
        assert!(cards.wins_drawn[row] <= cards.games_drawn[row], "{card:?}");
        assert!(cards.wins_played[row] <= cards.wins_drawn[row], "{card:?}");
    }
}

#[test]
fn a_vampire_that_is_never_brought_out_was_not_played() {
    let arena = common::starters("random");
    for number in 0..30 {
        let game = arena.play_out(number).unwrap_or_else(|e| panic!("{e}"));
        let is_crypt = |card: u32| card > 200_000;
        let entered = game.log().iter().filter_map(|record| match record {
            Record::Event(Event::Enter(entry)) => Some(entry.card),
            _ => None,
        });
        let crypt = entered.filter(|&card| is_crypt(game.query().def(card).facts.id));
        let brought: BTreeSet<_> = crypt.collect();
        let Columns { cards, .. } = arena.columns(number, &game).unwrap_or_else(|e| panic!("{e}"));
        let rows = (0..cards.card.len()).filter(|&row| is_crypt(cards.card[row]));
        let played: u64 = rows.map(|row| cards.played[row]).sum();
        assert_eq!(played, brought.len() as u64, "game {number}");
    }
}

#[test]
fn what_makes_no_arena_is_said() {
    let setup = common::starters("random").setup().clone();
    let one = vec![Player::new(&PolicySpec::Random, &setup.cards)];
    let error = Arena::new(setup, one, Seating::Fixed, 0, false).map(|_| ());
    assert_eq!(error, Err(ArenaError::Players { players: 1, entries: 5 }));
    let arena = common::starters("random");
    let beyond = arena.play(u64::MAX, 2, 1);
    assert_eq!(beyond, Err(ArenaError::Numbers { first: u64::MAX, count: 2 }));
    let begun = arena.start(12, true);
    let unfinished = arena.columns(12, &begun);
    assert_eq!(unfinished, Err(ArenaError::Unfinished { seed: 1, game: 12 }));
}

#[test]
fn policies_are_told_by_name_or_weights() {
    let spec = |text: &str| text.parse::<PolicySpec>().map_err(|e| e.to_string());
    assert_eq!(spec("random"), Ok(PolicySpec::Random));
    assert_eq!(spec("heuristic"), spec("{}"));
    assert_eq!(spec("{\"block\": 7}"), spec("{\"block\": 7.0}"));
    assert_ne!(spec("{\"block\": 7}"), spec("heuristic"));
    for (text, says) in [
        ("alphago", "\"alphago\""),
        ("{\"blokc\": 7}", "`blokc`"),
        ("{\"block\": 7.5}", "7.5"),
        ("{\"block\"", "EOF"),
    ] {
        let error = spec(text).expect_err(text);
        assert!(error.contains(says), "{error}");
    }
}

/// The keys of the options of the first decisions of a game.
fn keys(arena: &Arena, number: u64) -> Vec<Vec<u64>> {
    let mut game = arena.start(number, false);
    let mut keys = Vec::new();
    while let Some(decision) = game.decision().filter(|_| keys.len() < 40) {
        let seat = decision.seat;
        keys.push(game.options().iter().map(|&option| key(&game, seat, option)).collect());
        let first = game.options()[0];
        game.choose(first).unwrap_or_else(|e| panic!("{e}"));
    }
    keys
}

#[test]
fn a_key_knows_no_seat_and_no_slot() {
    // The first decisions of Tremere, who go first in one game of a rotation and third in another.
    let arena = common::starters("random");
    let mut first = keys(&arena, 3).remove(0);
    let game = arena.start(1, false);
    assert_ne!(game.entry(methuselah_engine::Seat(0)), 3);
    let mut all: Vec<u64> = keys(&arena, 1).concat();
    first.retain(|key| !all.contains(key));
    assert!(first.is_empty(), "{first:?}");
    let total = all.len();
    all.sort_unstable();
    all.dedup();
    assert!(all.len() > 3 && all.len() < total);
}

#[test]
fn a_key_knows_no_place_in_the_game() {
    let arena = common::starters("random");
    let mut keys = HashMap::new();
    let mut seen = 0;
    for number in 0..300 {
        let Place { entries, .. } = arena.place(number);
        let (mut game, mut players) = (arena.start(number, false), arena.players(entries));
        while let Some(decision) = game.decision() {
            for &option in game.options() {
                let stored = [OptionKind::Maneuver, OptionKind::Prevent, OptionKind::Dodge];
                if !stored.contains(&option.kind) || option.card != CardId::NONE {
                    continue;
                }
                let minion = game.view(decision.seat).def(option.minion).map(|def| def.facts.id);
                let key = key(&game, decision.seat, option);
                assert_eq!(*keys.entry((option.kind, minion)).or_insert(key), key);
                seen += 1;
            }
            let pick = players.pick(&game, decision).unwrap_or_else(|e| panic!("{e}"));
            game.choose(pick).unwrap_or_else(|e| panic!("{e}"));
        }
    }
    assert!(seen > keys.len(), "{seen} of {}", keys.len());
}

#[test]
fn games_that_ask_no_learner_are_given_up() {
    let arena = Arc::new(common::arena("random", Seating::Fixed, 11));
    let count = 2;
    let refused = VecGame::new(arena.clone(), count, &[], 5, 1).err();
    let last = 5 + u64::from(MOST_UNASKED - 1) * count as u64;
    let unasked = ArenaError::Unasked { seed: 11, game: last, games: MOST_UNASKED };
    assert_eq!(refused, Some(unasked.clone()));
    assert!(unasked.to_string().starts_with("no learner was asked anything in 100 games"));
    VecGame::new(arena, count, &[3], 5, 1).unwrap_or_else(|e| panic!("{e}"));
}

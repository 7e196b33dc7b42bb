//! What is hidden stays hidden: two games that differ only in hidden cards nobody uses give every
//! other seat the same views, decisions, options and public log.

mod common;

use std::{
    collections::HashMap,
    fmt::Write as _,
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use methuselah_cards::facts;
use methuselah_engine::{
    CardId, Choice, Game, Record, Seat, Setup, View,
    chance::{Chance, Purpose},
    state::Zone,
};
use methuselah_policy::{Draws, Policy, Random};

/// Cards of many types and windows that are in none of the decks.
const STRANGERS: [&str; 6] = [
    "Direct Intervention",
    "Form of Mist",
    "Yawp Court",
    "Psyche!",
    "Banishment",
    "Mask of a Thousand Faces",
];

/// All that a view tells, as a digest.
fn digest(view: View<'_>) -> u64 {
    let mut told = String::new();
    let facts = |id: CardId| view.def(id).map(|def| def.facts.id);
    for seat in view.seats() {
        let _ = write!(told, "{:?}{:?}", view.public(seat), view.prey_of(seat));
        for &minion in view.minions(seat) {
            let _ = write!(told, "{:?}{:?}", facts(minion), view.card(minion));
        }
        let _ = write!(told, "{:?}", view.uncontrolled_blood(seat).collect::<Vec<_>>());
    }
    for &card in view.permanents() {
        let _ = write!(told, "{:?}{:?}", facts(card), view.card(card));
    }
    for &card in view.hand().iter().chain(view.uncontrolled()) {
        let _ = write!(told, "{:?}", facts(card));
    }
    for seat in view.seats() {
        for card in view.known_hand(seat) {
            let _ = write!(told, "{seat:?}{:?}", facts(card));
        }
    }
    let _ = write!(told, "{:?}{:?}", view.effect(), view.playing());
    let _ = write!(told, "{:?}{:?}", view.using(), view.shown());
    let _ = write!(told, "{:?}{:?}{:?}", view.action(), view.combat(), view.referendum());
    let _ = write!(told, "{:?}{:?}{:?}", view.active(), view.phase(), view.edge());
    let mut hasher = DefaultHasher::new();
    told.hash(&mut hasher);
    hasher.finish()
}

/// What one seat has seen of a game.
type Seen = Vec<(u64, String, Vec<Choice>)>;

/// The card of a slot of a seat's deck.
fn card_of(game: &Game, seat: Seat, slot: usize) -> CardId {
    let state = game.state();
    let mut cards = (0..state.card_count).map(CardId);
    let of_slot = |&id: &CardId| state.card(id).owner == seat && state.slot_of(id) == slot;
    cards.find(of_slot).expect("every slot has its card")
}

/// Plays a game in which the holder of the first deck uses none of the cards of the marked slots.
/// Returns what the other seats have seen and the public log, or nothing if such a card has come to
/// light.
fn play(setup: &Arc<Setup>, number: u64, slots: [usize; 3]) -> Option<(Vec<Seen>, Vec<Record>)> {
    let chance = Chance::new(11, number);
    let seating = setup.rotated_seating(number as usize % setup.decks.len());
    let mut game = Game::new(setup.clone(), chance, seating, true);
    let holder = game.state().all_seats().find(|&seat| game.entry(seat) == 0).expect("it sits");
    let mut seen = vec![Seen::new(); setup.decks.len()];
    let mut counts = vec![0_u32; setup.decks.len()];
    while let Some(decision) = game.decision() {
        let seat = decision.seat;
        let marked = slots.map(|slot| card_of(&game, holder, slot));
        let usable = |c: &&Choice| {
            [c.card, c.minion, c.target.card().id].iter().all(|id| !marked.contains(id))
        };
        let options: Vec<Choice> = game.options().iter().filter(usable).copied().collect();
        if options.is_empty() {
            return None;
        }
        let choice = if options.len() == 1 {
            options[0]
        } else {
            let count = counts[seat.index()];
            counts[seat.index()] += 1;
            let key = chance.draw(game.entry(seat), Purpose::Policy, count, 0);
            options[Random.decide(&game.view(seat), decision, &options, Draws::new(key))]
        };
        if seat != holder {
            let kind = decision.kind.name().to_owned();
            seen[seat.index()].push((digest(game.view(seat)), kind, game.options().to_vec()));
        }
        game.choose(choice).expect("an option that was offered");
        for slot in slots {
            let at = game.state().card(card_of(&game, holder, slot));
            let away =
                !matches!(at.zone, Zone::Library | Zone::Hand | Zone::Crypt | Zone::Uncontrolled);
            if (away && at.zone != Zone::Removed) || at.known & !holder.bit() != 0 {
                return None;
            }
        }
    }
    let public =
        |r: &&Record| !matches!(r, Record::Chosen(_, _, choice) if *choice == Choice::PASS);
    Some((seen, game.log().iter().filter(public).copied().collect()))
}

#[test]
fn unused_hidden_cards_tell_nobody_anything() {
    let games: u64 = std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(60);
    let setup = common::starters();
    let crypt = setup.decks[0].crypt.len();
    let mut compared = 0;
    for number in 0..games {
        // Two library slots and one crypt slot of the first deck hold one thing or another, none of
        // which is among its other cards (copies would stand in for one another).
        let chance = Chance::new(12, number);
        let half = setup.decks[0].library.len() / 2;
        let slots = [0, 1].map(|i| chance.below(half, 0, Purpose::Choice, i) * 2 + i as usize);
        let vampire = number as usize % crypt;
        let with = |first: usize| {
            let mut setup = Setup::clone(&setup);
            setup.decks[0].crypt[vampire] = setup.decks[1 + first].crypt[vampire % 2];
            for (i, slot) in slots.into_iter().enumerate() {
                let name = STRANGERS[(number as usize + first + i) % STRANGERS.len()];
                let facts = facts::all().find(name).expect("a printed card");
                setup.decks[0].library[slot] = setup.cards.by_id(facts.id).expect("in the set");
            }
            Arc::new(setup)
        };
        let marked = [crypt + slots[0], crypt + slots[1], vampire];
        let one = play(&with(0), number, marked);
        let two = play(&with(2), number, marked);
        let (Some(one), Some(two)) = (one, two) else { continue };
        compared += 1;
        for seat in 0..setup.decks.len() {
            assert_eq!(one.0[seat].len(), two.0[seat].len(), "game {number}, seat {seat}");
            for (at, (a, b)) in one.0[seat].iter().zip(&two.0[seat]).enumerate() {
                assert_eq!(a, b, "game {number}, seat {seat}, decision {at}");
            }
        }
        assert!(one.1 == two.1, "game {number}: the public logs differ");
    }
    assert!(compared * 10 > games * 8, "only {compared} of {games} games could be compared");
    println!("{compared} of {games} games compared");
}

/// Over many games of the same decks, no handle tells more often than by chance which slot of its
/// deck, and so which card, it stands for.
#[test]
fn handles_tell_nothing_of_the_deck() {
    let setup = common::starters();
    let games = 400;
    let mut together = HashMap::new();
    for game in 0..games {
        let chance = Chance::new(13, game);
        let game = Game::new(setup.clone(), chance, setup.rotated_seating(0), false);
        for id in (0..game.state().card_count).map(CardId) {
            *together.entry((id, game.state().slot_of(id))).or_insert(0) += 1;
        }
    }
    let crypts = setup.decks.iter().map(|deck| deck.crypt.len());
    let expected = games as usize / crypts.min().expect("decks");
    let most = together.values().max().copied();
    assert!(most < Some(expected * 2), "a handle stands {most:?} times for one slot");
}

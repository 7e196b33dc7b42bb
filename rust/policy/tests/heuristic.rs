//! What a heuristic player must never do, whatever it is worth.

mod common;
#[path = "common/matches.rs"]
mod matches;

use std::sync::Arc;

use methuselah_cards::{CardDef, DefId, lang::Ability};
use methuselah_engine::{
    Choice, Edition, Game, OptionKind, Rules, Seat, Setup,
    chance::{Chance, Purpose},
};
use methuselah_policy::{Draws, Heuristic, Policy, Weights};

/// Plays games of five heuristic players, showing each decision and what is chosen.
fn watch(setup: &Arc<Setup>, games: u64, mut see: impl FnMut(&Game, Seat, usize)) {
    let mut player = Heuristic::new(&setup.cards);
    for number in 0..games {
        let seats = matches::seating(setup, 11, number / 5, number);
        let mut game = Game::new(setup.clone(), Chance::new(11, number), seats, false);
        while let Some(decision) = game.decision() {
            let at = choose(&mut player, &game);
            see(&game, decision.seat, at);
            game.choose_index(at).unwrap_or_else(|e| panic!("game {number}: {e}"));
        }
    }
}

fn choose(player: &mut Heuristic, game: &Game) -> usize {
    let decision = game.decision().expect("the game goes on");
    let seat = decision.seat;
    let count = game.state().seat(seat).decisions;
    let key = game.chance().draw(game.entry(seat), Purpose::Policy, count, 0);
    player.decide(&game.view(seat), decision, game.options(), Draws::new(key))
}

#[test]
fn it_chooses_an_option_and_never_pays_its_last_pool() {
    let setup = common::starters();
    watch(&setup, 40, |game, seat, at| {
        let option: Choice = game.options()[at];
        let pool = game.state().seat(seat).pool;
        let passes = game.options().iter().any(|option| option.kind == OptionKind::Pass);
        let pays = match option.kind {
            OptionKind::Transfer | OptionKind::DrawCrypt => 1,
            OptionKind::Play => {
                let cost = game.query().def(option.card).facts.cost.pool;
                match cost {
                    Some(methuselah_cards::facts::Price::Fixed(n)) => i16::from(n),
                    Some(methuselah_cards::facts::Price::X) => option.n(),
                    None => 0,
                }
            }
            _ => 0,
        };
        assert!(pays == 0 || pays < pool || !passes, "{} at {pool} pool", game.words_of(option));
    });
}

#[test]
fn its_games_by_the_older_edition_end_as_well() {
    let starters = common::starters();
    let rules = Rules { edition: Edition::Classic, ..starters.rules.clone() };
    let setup = Arc::new(Setup { rules, ..Setup::clone(&starters) });
    let mut most = 0;
    watch(&setup, 40, |game, _, _| {
        most = most.max(game.state().decisions);
        assert!(game.state().rounds < 100);
    });
    assert!(most < 5_000, "{most} decisions");
}

#[test]
fn it_chooses_the_same_again() {
    let setup = common::starters();
    let mut other = Heuristic::new(&setup.cards);
    watch(&setup, 10, |game, _, at| assert_eq!(choose(&mut other, game), at));
}

#[test]
fn what_it_judges_best_it_chooses() {
    let setup = common::starters();
    let player = Heuristic::new(&setup.cards);
    watch(&setup, 5, |game, seat, at| {
        let decision = game.decision().expect("the game goes on");
        let worths = player.judge(&game.view(seat), decision, game.options());
        assert_eq!(worths.len(), game.options().len());
        assert_eq!(worths.iter().max(), worths.get(at));
    });
}

#[test]
fn weights_are_data() {
    let text = serde_json::to_string(&Weights::default()).expect("plain data");
    let read: Weights = serde_json::from_str(&text).expect("its own words");
    assert_eq!(read, Weights::default());
    let some: Weights = serde_json::from_str(r#"{ "pool": 90 }"#).expect("the rest as it comes");
    assert_eq!(some, Weights { pool: 90, ..Weights::default() });
    assert!(serde_json::from_str::<Weights>(r#"{ "poll": 90 }"#).is_err());
}

#[test]
fn it_lowers_costs_that_it_can_lower() {
    let mut setup = common::starters().as_ref().clone();
    let reducer = |def: &CardDef| {
        let mut abilities = def.abilities.iter().map(|&id| &setup.cards.ability(id).ability);
        abilities.any(|ability| matches!(ability, Ability::Reduce(_)))
    };
    let reducer = setup.cards.defs.iter().position(reducer).expect("a card lowers costs");
    for deck in &mut setup.decks {
        deck.library[..10].fill(DefId(reducer as u16));
    }
    let setup = Arc::new(setup);
    let (mut offered, mut taken) = (0, 0);
    watch(&setup, 60, |game, _, at| {
        let lowers = |option: &Choice| {
            let abilities = |card| &game.query().def(card).abilities;
            option.kind == OptionKind::Use
                && abilities(option.card).get(option.mode as usize).is_some_and(|&id| {
                    matches!(setup.cards.ability(id).ability, Ability::Reduce(_))
                })
        };
        if game.options().iter().any(lowers) {
            offered += 1;
            taken += u32::from(game.options()[at].kind != OptionKind::Pass);
        }
    });
    assert!(offered > 5, "{offered} times");
    assert_eq!(taken, offered);
}

#[test]
fn it_forbids_blocks_to_those_who_would_block() {
    let mut setup = common::starters().as_ref().clone();
    let seduction = setup.cards.defs.iter().position(|def| def.name() == "Seduction");
    let seduction = DefId(seduction.expect("a card forbids one to block") as u16);
    for deck in &mut setup.decks {
        deck.library[..15].fill(seduction);
    }
    let setup = Arc::new(setup);
    let mut played = 0;
    watch(&setup, 40, |game, seat, at| {
        let option = game.options()[at];
        let view = game.view(seat);
        if option.kind != OptionKind::Play
            || view.card(option.card).map(|c| c.def) != Some(seduction)
        {
            return;
        }
        played += 1;
        let target = view.resolve(option.target.card()).expect("a vampire is chosen");
        let chosen = view.card(target).expect("it is in play");
        assert!(chosen.ready() && chosen.controller != seat);
        let unlocked = |minion| view.card(minion).is_some_and(|card| !card.locked());
        // The locked ones only, if there is nobody else.
        assert!(!chosen.locked() || !view.ready_minions(chosen.controller).any(unlocked));
    });
    assert!(played > 10, "{played} times");
}

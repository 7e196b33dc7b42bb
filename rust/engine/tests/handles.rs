//! Handles of cards tell nothing of what lies hidden.

mod common;

use std::sync::Arc;

use common::{start, table};
use methuselah_cards::CardSet;
use methuselah_engine::{
    CardId, Game, Rules, Scenario, Seat,
    scenario::{Methuselah, Wanted},
    state::Phase,
};

type Outcome = Result<(), Box<dyn std::error::Error>>;

fn name(game: &Game, id: CardId) -> &str {
    &game.query().def(id).facts.name
}

/// What a search has shown of a library is not to be recognised once the library is shuffled.
#[test]
fn a_shuffle_deals_new_handles() -> Outcome {
    let (mut stayed, games) = (0, 20);
    for seed in 0..games {
        let mut s = table(2);
        // The first one is drawn for the card that is played.
        let library = ["Deflection", ".44 Magnum", "Bowl of Convergence", "Sport Bike"];
        s.seat(0, Methuselah::new().hand(["Magic of the Smith"]).library(library))?;
        s.minion(0, "Nassir")?;
        let mut game = s.start(0, Phase::Minion, seed)?;
        game.play(Wanted::play("Magic of the Smith").inferior())?;
        game.pass_until("choose")?;
        let seen = |option: &methuselah_engine::Choice| option.target.card().id.some();
        let seen: Vec<CardId> = game.options().iter().filter_map(seen).collect();
        let names: Vec<String> = seen.iter().map(|&id| name(&game, id).to_owned()).collect();
        assert_eq!(seen.len(), 3);
        assert!(seen.iter().all(|&id| game.view(Seat(0)).knows(id)));
        game.play(Wanted::kind("choose").target("Sport Bike"))?;
        for (id, before) in seen.into_iter().zip(names).filter(|(_, name)| name != "Sport Bike") {
            assert!(!game.view(Seat(0)).knows(id));
            stayed += u32::from(name(&game, id) == before);
        }
    }
    assert!(stayed <= 4, "{stayed} of {} cards kept their handles", 2 * games);
    Ok(())
}

/// What was said of a card before it is shuffled away is still said of that card.
#[test]
fn a_shuffle_changes_nothing_that_was_told() -> Outcome {
    let text = r#"Card(name: "Fame", modes: [(
        choose: [Cards([In(AshHeap, You)])],
        do: [MoveCard(Picked(0), LibraryTop), Shuffle(Library, You)],
    )])"#;
    let cards = Arc::new(CardSet::with_file("own.ron", text)?);
    let mut s = Scenario::new(2, &cards, Rules::default())?;
    s.seat(0, Methuselah::new().hand(["Fame"]).ash_heap(["Villein"]))?;
    let mut game = start(&s, 0, Phase::Master);
    game.play(Wanted::play("Fame"))?;
    game.pass_until("influence")?;
    let told = "seat 0 plays Fame → Villein";
    assert!(game.open_transcript().iter().any(|line| line.trim() == told));
    Ok(())
}

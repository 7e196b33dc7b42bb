//! What imbued let one see, and how their doings are told.

mod common;

use std::error::Error;

use common::{card, start, table};
use methuselah_engine::{
    Game, Seat,
    scenario::{Methuselah, Placed, Wanted},
    state::Phase,
};

type Outcome = Result<(), Box<dyn Error>>;

const ANNA: &str = "Anna \"Dictatrix11\" Suljic";
const JACK: &str = "Jack \"Hannibal137\" Harmon";
const LEAF: &str = "Leaf \"Potter116\" Pankowski";
const MARION: &str = "Marion \"Teacher193\" Perks";

/// The seats that know a card, as a mask.
fn known(game: &Game, name: &str) -> u8 {
    card(game, name).known
}

#[test]
fn whoever_looks_at_the_top_of_a_library_knows_these_cards_and_no_more() -> Outcome {
    let mut s = table(2);
    let library = ["Deflection", "Conditioning", "Blood Doll", "Fame"];
    s.seat(0, Methuselah::new().library(library))?;
    s.minion(0, ANNA)?;
    let mut game = start(&s, 0, Phase::Unlock);
    assert_eq!(library.map(|name| known(&game, name)), [0, 0, 0, 0]);
    game.play(Wanted::kind("use").card(ANNA))?;
    assert_eq!(library.map(|name| known(&game, name)), [1, 1, 1, 0]);
    Ok(())
}

#[test]
fn augur_shows_two_hands_and_the_top_of_ones_own_library() -> Outcome {
    let mut s = table(4);
    let library = ["Deflection", "Blood Doll", "Fame", "Villein", "Vessel"];
    s.seat(0, Methuselah::new().hand(["Augur"]).library(library))?;
    s.seat(1, Methuselah::new().hand(["Conditioning"]))?;
    s.seat(2, Methuselah::new().hand(["Govern the Unaligned"]))?;
    s.seat(3, Methuselah::new().hand(["Misdirection"]))?;
    s.minion(0, Placed::new(LEAF).with("Second Sight"))?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play(Wanted::kind("play").card("Augur"))?;
    game.pass_until("minion")?;
    // The first card of the library has taken its place in the hand.
    assert_eq!(library.map(|name| known(&game, name)), [1, 1, 1, 1, 0]);
    let hands = ["Conditioning", "Govern the Unaligned", "Misdirection"];
    assert_eq!(hands.map(|name| known(&game, name)), [0b11, 0b100, 0b1001]);
    Ok(())
}

#[test]
fn a_search_shows_the_library_until_it_is_shuffled() -> Outcome {
    let mut s = table(2);
    s.seat(0, Methuselah::new().library(["Deflection", "Second Sight"]).uncontrolled(JACK, 4))?;
    let mut game = start(&s, 0, Phase::Influence);
    game.play(Wanted::kind("bring out").minion(JACK))?;
    game.play(Wanted::kind("search"))?;
    assert_eq!(known(&game, "Deflection"), 1);
    game.play(Wanted::kind("conviction").card("Second Sight"))?;
    assert_eq!(known(&game, "Deflection"), 0);
    assert_eq!(known(&game, "Second Sight"), u8::MAX);
    Ok(())
}

/// IMBUED-4, as it is told.
#[test]
fn what_befalls_an_imbued_is_told() -> Outcome {
    let mut s = table(2);
    s.minion(0, "Ryan")?;
    s.minion(1, Placed::new(JACK).blood(1))?;
    s.minion(1, Placed::new(MARION).incapacitated().with("Second Sight"))?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play(Wanted::kind("bleed"))?;
    game.play(Wanted::kind("block").minion(JACK))?;
    game.play(Wanted::kind("hand strike").minion("Ryan"))?;
    game.play(Wanted::kind("hand strike").minion(JACK))?;
    game.pass_until("minion")?;
    let told = game.transcript(Some(Seat(0))).join("\n");
    assert!(told.contains(&format!("{JACK} is incapacitated")), "{told}");
    Ok(())
}

/// IMBUED-4: the words of the options about it.
#[test]
fn options_about_the_incapacitated_have_words() -> Outcome {
    let mut s = table(2);
    s.minion(0, "Ryan")?;
    s.minion(1, Placed::new(MARION).incapacitated())?;
    let game = start(&s, 0, Phase::Minion);
    let words = game.options_in_words();
    assert!(words.contains(&format!("burn {MARION} with Ryan")), "{words:?}");
    Ok(())
}

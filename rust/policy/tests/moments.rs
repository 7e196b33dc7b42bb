//! What a heuristic player makes of cards and abilities at their moments.

#[path = "common/judged.rs"]
mod judged;

use std::{error::Error, sync::Arc};

use judged::{beyond_passing, table, worths};
use methuselah_cards::CardSet;
use methuselah_engine::{
    Choice, OptionKind, Rules, Scenario, Seat, Value,
    scenario::{Methuselah, Placed, Wanted},
    state::Phase,
};

#[test]
fn one_damage_prevented_is_one_damage_less() -> Result<(), Box<dyn Error>> {
    let mut scenario = table();
    scenario.minion(0, "Lauren")?;
    scenario.seat(1, Methuselah::new().hand(["Glancing Blow"]))?;
    scenario.minion(1, Placed::new("Horace Radcliffe").blood(1))?;
    let mut game = scenario.start(0, Phase::Minion, 1)?;
    game.play(Wanted::kind("bleed"))?;
    game.play(Wanted::kind("block"))?;
    game.play(Wanted::kind("hand strike").minion("Lauren"))?;
    game.play(Wanted::kind("hand strike").minion("Horace Radcliffe"))?;
    game.pass_until("prevent")?;
    assert!(beyond_passing(&game, OptionKind::Play)[0].1 > 0);
    Ok(())
}

#[test]
fn it_strikes_to_send_the_other_to_torpor() -> Result<(), Box<dyn Error>> {
    let mut scenario = table();
    scenario.seat(0, Methuselah::new().hand(["Touch of Oblivion"]))?;
    scenario.minion(0, "Frau Schädel")?;
    scenario.minion(1, "Horace Radcliffe")?;
    let mut game = scenario.start(0, Phase::Minion, 1)?;
    game.play(Wanted::kind("bleed"))?;
    game.play(Wanted::kind("block"))?;
    game.pass_until_seat(0, "strike")?;
    let hand = beyond_passing(&game, OptionKind::HandStrike)[0].1;
    assert!(beyond_passing(&game, OptionKind::Play)[0].1 > hand);
    Ok(())
}

#[test]
fn it_strikes_from_afar_if_a_card_lets_it() -> Result<(), Box<dyn Error>> {
    let mut scenario = table();
    scenario.seat(1, Methuselah::new().hand(["Hunger of Marduk"]))?;
    scenario.minion(0, "Horace Radcliffe")?;
    scenario.minion(1, Placed::new("Khadija Al-Kindi").blood(2))?;
    let mut game = scenario.start(0, Phase::Minion, 1)?;
    game.play(Wanted::kind("bleed"))?;
    game.play(Wanted::kind("block"))?;
    game.pass_until_seat(1, "before range")?;
    assert!(beyond_passing(&game, OptionKind::Play)[0].1 > 0);
    Ok(())
}

#[test]
fn it_discards_what_it_can_spare_for_an_ability() -> Result<(), Box<dyn Error>> {
    let mut scenario = table();
    let useful = ["Deflection", "Conditioning", "Bonding", "Cloak the Gathering", "Faceless Night"];
    let hand = useful.into_iter().chain(["Govern the Unaligned", "Disarm"]);
    scenario.seat(0, Methuselah::new().hand_only(hand))?;
    scenario.minion(0, "Ashley")?;
    scenario.permanent(0, "The Barrens")?;
    let mut game = scenario.start(0, Phase::Minion, 1)?;
    game.play(Wanted::kind("use"))?;
    let all = worths(&game);
    let name =
        |(option, _): &(Choice, i32)| game.query().def(option.target.card().id).facts.name.clone();
    let best = all.iter().max_by_key(|(_, worth)| *worth).map(name);
    assert_eq!(best.as_deref(), Some("Disarm"));
    Ok(())
}

#[test]
fn it_cancels_a_master_card_that_serves_its_prey_well() -> Result<(), Box<dyn Error>> {
    let mut scenario = table();
    scenario.seat(0, Methuselah::new().hand(["Blood Doll"]))?;
    scenario.minion(0, Placed::new("Ashley"))?;
    scenario.seat(1, Methuselah::new().hand(["Sudden Reversal"]))?;
    let mut game = scenario.start(0, Phase::Master, 1)?;
    game.play(Wanted::play("Blood Doll"))?;
    game.pass_until_seat(1, "as played")?;
    assert!(beyond_passing(&game, OptionKind::Play)[0].1 > 0);
    Ok(())
}

#[test]
fn it_spares_itself_in_the_terms_of_its_referendum() -> Result<(), Box<dyn Error>> {
    let cards = Arc::new(CardSet::standard().expect("the entries are right"));
    let mut scenario = Scenario::new(5, &cards, Rules::default())?;
    scenario.seat(0, Methuselah::new().hand(["Camarilla's Iron Fist"]))?;
    scenario.minion(0, "Andi Liu")?;
    let mut game = scenario.start(0, Phase::Minion, 1)?;
    game.play(Wanted::play("Camarilla's Iron Fist"))?;
    game.pass_until_seat(0, "terms")?;
    let all = worths(&game);
    let best = all.iter().max_by_key(|(_, worth)| *worth).map(|(option, _)| option.target);
    assert_eq!(best, Some(Value::Seat(Seat(0))));
    Ok(())
}

#[test]
fn it_calls_a_referendum_about_methuselahs_of_its_choice() -> Result<(), Box<dyn Error>> {
    let cards = Arc::new(CardSet::standard().expect("the entries are right"));
    let mut scenario = Scenario::new(3, &cards, Rules::default())?;
    scenario.seat(0, Methuselah::new().hand(["Neonate Breach"]))?;
    scenario.minion(0, "Andi Liu")?;
    scenario.minion(1, Placed::new("Ashley").locked())?;
    let game = scenario.start(0, Phase::Minion, 1)?;
    assert!(beyond_passing(&game, OptionKind::Play)[0].1 > 0);
    Ok(())
}

//! What a heuristic player does about sects, Paths, infernal and scarce vampires, and slaves.

#[path = "common/judged.rs"]
mod judged;

use judged::{beyond_passing, table};
use methuselah_cards::vocab::Path;
use methuselah_engine::{
    Choice, DecisionKind, OptionKind, Value,
    scenario::{Methuselah, Placed, ScenarioError, Wanted},
    state::Phase,
};

#[test]
fn it_becomes_an_anarch_for_the_cards_that_ask_for_one() -> Result<(), ScenarioError> {
    let at = |hand: &[&str]| -> Result<i32, ScenarioError> {
        let mut scenario = table();
        scenario.seat(0, Methuselah::new().hand(hand.iter().copied()))?;
        scenario.minion(0, "Sully")?;
        let game = scenario.start(0, Phase::Minion, 1)?;
        Ok(beyond_passing(&game, OptionKind::BecomeAnarch)[0].1)
    };
    assert!(at(&["Diversion"; 4])? > 0);
    assert!(at(&[])? < 0);
    // Nor for one of them if it would lose more.
    assert!(at(&["Diversion", "Praxis Seizure: Berlin", "Command of the Harpies"])? < 0);
    Ok(())
}

#[test]
fn it_follows_the_path_that_its_hand_asks_for() -> Result<(), ScenarioError> {
    let at = |hand: &[&str]| -> Result<(Choice, i32), ScenarioError> {
        let mut scenario = table();
        scenario.seat(0, Methuselah::new().hand(hand.iter().copied()))?;
        scenario.minion(0, "Hester Reed")?;
        let game = scenario.start(0, Phase::Influence, 1)?;
        Ok(beyond_passing(&game, OptionKind::FollowPath)[0])
    };
    let (best, worth) = at(&["Swift Cover", "Subversion", "Relentlessness"])?;
    assert_eq!(best.target, Value::Path(Path::Cathari));
    assert!(worth > 0);
    assert!(at(&[])?.1 < 0);
    Ok(())
}

#[test]
fn it_unlocks_an_infernal_vampire_but_not_with_its_last_pool() -> Result<(), ScenarioError> {
    let at = |pool: u16| -> Result<i32, ScenarioError> {
        let mut scenario = table();
        scenario.seat(0, Methuselah::new().pool(pool))?;
        scenario.minion(0, Placed::new("Huitzilopochtli").locked())?;
        let game = scenario.start(0, Phase::Unlock, 1)?;
        Ok(beyond_passing(&game, OptionKind::UnlockInfernal)[0].1)
    };
    assert!(at(20)? > 0);
    assert!(at(1)? < 0);
    Ok(())
}

#[test]
fn it_brings_a_scarce_vampire_out_if_that_leaves_it_pool() -> Result<(), ScenarioError> {
    let at = |pool: u16| -> Result<i32, ScenarioError> {
        let mut scenario = table();
        scenario.seat(0, Methuselah::new().pool(pool).uncontrolled("Matthias", 7))?;
        scenario.minion(0, "Yael")?;
        let game = scenario.start(0, Phase::Influence, 1)?;
        Ok(beyond_passing(&game, OptionKind::BringOut)[0].1)
    };
    assert!(at(25)? > 0);
    assert!(at(3)? < 0);
    Ok(())
}

#[test]
fn a_slave_takes_the_place_of_a_weaker_master() -> Result<(), ScenarioError> {
    let at = |master: u8, slave: u8| -> Result<i32, ScenarioError> {
        let mut scenario = table();
        scenario.minion(0, Placed::new("Lauren").blood(master))?;
        scenario.minion(0, Placed::new("Rusticus").blood(slave))?;
        scenario.minion(1, "Horace Radcliffe")?;
        let mut game = scenario.start(0, Phase::Minion, 1)?;
        game.play(Wanted::kind("bleed").minion("Lauren")).expect("Lauren bleeds");
        game.play(Wanted::kind("block")).expect("Horace blocks");
        assert_eq!(game.decision().map(|d| d.kind), Some(DecisionKind::Blocked));
        Ok(beyond_passing(&game, OptionKind::TakePlace)[0].1)
    };
    assert!(at(1, 4)? > 0);
    assert!(at(4, 1)? < 0);
    Ok(())
}

//! Transcripts as someone reads them who plays the game.

mod common;

use common::{start, table};
use methuselah_engine::{
    Game,
    scenario::{Methuselah, Placed, Wanted},
    state::Phase,
};

type Outcome = Result<(), Box<dyn std::error::Error>>;

/// Asserts that these lines are told, in this order, with nothing in between.
fn tells(game: &Game, lines: &[&str]) {
    let told = game.open_transcript();
    let found = told.windows(lines.len()).any(|told| told == lines);
    assert!(found, "{lines:#?} are not in {told:#?}");
}

#[test]
fn a_branch_is_told_by_what_it_does() -> Outcome {
    let mut s = table(2);
    s.minion(0, Placed::new("Belinde").blood(3).with("Blood Doll"))?;
    let mut game = start(&s, 0, Phase::Master);
    game.play(Wanted::kind("use").card("Blood Doll"))?;
    game.play(Wanted::kind("branch").mode(1))?;
    tells(
        &game,
        &[
            "  Belinde uses Blood Doll",
            "  seat 0 chooses for Blood Doll: put 1 pool on a card",
            "  seat 0 moves 1 pool (now 29) to Belinde by Blood Doll",
        ],
    );
    Ok(())
}

#[test]
fn a_trigger_and_its_branches_are_told_with_its_card() -> Outcome {
    let mut s = table(2);
    s.permanent(1, Placed::new("Smiling Jack, The Anarch").counters(2))?;
    s.minion(0, Placed::new("Belinde").blood(3))?;
    let mut game = start(&s, 0, Phase::Unlock);
    game.play(Wanted::kind("trigger"))?;
    game.play(Wanted::kind("branch").mode(0))?;
    game.play(Wanted::kind("branch").mode(1))?;
    game.play(Wanted::kind("choose"))?;
    game.pass_until("minion")?;
    game.play(Wanted::kind("action").card("Smiling Jack, The Anarch"))?;
    game.pass_until("minion")?;
    let jack = "Smiling Jack, The Anarch";
    tells(
        &game,
        &[
            &format!("  {jack} takes effect"),
            &format!("  seat 0 chooses for {jack}: burn 1 pool"),
            &format!("  seat 0 burns 1 pool (now 29) by {jack}"),
            &format!("  seat 0 chooses for {jack}: burn 1 blood"),
            &format!("  seat 0 chooses Belinde for {jack}"),
            &format!("  Belinde burns 1 blood by {jack}"),
            &format!("  Belinde takes the action of {jack} (burn it)"),
            "    the action succeeds",
            // Its counters go without saying.
            &format!("    {jack} is burned"),
        ],
    );
    Ok(())
}

#[test]
fn rounds_ranges_and_strikes_of_a_combat_are_told() -> Outcome {
    let mut s = table(2);
    s.seat(0, Methuselah::new().hand(["Boxed In"]))?;
    s.minion(0, Placed::new("Lloyd Brooks").with(".44 Magnum"))?;
    s.minion(1, Placed::new("Flávio Gonçalves").blood(4))?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play(Wanted::kind("bleed"))?;
    game.play(Wanted::kind("block"))?;
    game.play(Wanted::kind("maneuver").card(".44 Magnum"))?;
    game.play(Wanted::kind("weapon strike").minion("Lloyd Brooks"))?;
    game.play(Wanted::kind("weapon strike").minion("Flávio Gonçalves"))?;
    game.play(Wanted::play("Boxed In"))?;
    game.pass_until("strike")?;
    tells(
        &game,
        &[
            "    combat: Lloyd Brooks and Flávio Gonçalves",
            "      Lloyd Brooks maneuvers with .44 Magnum",
            "      round 1, long range",
            "      Lloyd Brooks strikes with .44 Magnum (2 damage, ranged)",
            "      Flávio Gonçalves strikes (dodge)",
            "      Lloyd Brooks plays Boxed In",
            "      round 2, close range",
        ],
    );
    Ok(())
}

#[test]
fn what_an_effect_grants_is_told_by_what_it_does() -> Outcome {
    let mut s = table(2);
    s.seat(1, Methuselah::new().hand(["Precognition"]))?;
    s.minion(0, Placed::new("Belinde").blood(1))?.minion(1, "Ayelech")?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play(Wanted::kind("hunt"))?;
    game.play(Wanted::kind("block"))?;
    game.play(Wanted::play("Precognition").superior())?;
    game.play(Wanted::kind("hand strike").minion("Belinde"))?;
    game.play(Wanted::kind("hand strike").minion("Ayelech"))?;
    let words = "use what Precognition grants (prevent 1 damage)";
    assert!(game.options_in_words().iter().any(|told| told == words));
    game.play(Wanted::kind("use grant"))?;
    tells(&game, &["      seat 1 uses Precognition (prevent 1 damage)"]);
    Ok(())
}

#[test]
fn a_bleed_by_a_card_is_told_with_whom_it_bleeds() -> Outcome {
    let mut s = table(3);
    s.seat(0, Methuselah::new().hand(["Govern the Unaligned"]))?;
    s.minion(0, "Lloyd Brooks")?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play(Wanted::play("Govern the Unaligned").inferior())?;
    tells(&game, &["  Lloyd Brooks plays Govern the Unaligned [dom], bleeding seat 1"]);
    Ok(())
}

#[test]
fn what_an_ousted_methuselah_takes_along_is_told_once() -> Outcome {
    let mut s = table(3);
    s.seat(1, Methuselah::new().pool(1))?;
    s.minion(0, "Ryan")?;
    s.minion(1, Placed::new("Belinde").blood(4).locked().with("Blood Doll"))?;
    s.minion(1, Placed::new("Ayelech").blood(2).locked())?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play(Wanted::kind("bleed"))?;
    game.pass_until("minion")?;
    tells(
        &game,
        &[
            "    seat 1 burns 1 pool (now 0) by the bleed",
            "    seat 0 has the Edge",
            "    seat 1 is ousted by seat 0",
            "    seat 0 gains 1 victory point for ousting seat 1 (now 1)",
            "    seat 0 gains 6 pool (now 36) for ousting seat 1",
            "    gone with seat 1: Ayelech, Belinde, Blood Doll",
        ],
    );
    assert!(!game.open_transcript().iter().any(|line| line.contains("blood")));
    Ok(())
}

#[test]
fn an_action_is_told_once() -> Outcome {
    let mut s = table(2);
    s.minion(0, "Ryan")?.minion(0, Placed::new("Belinde").with(".44 Magnum"))?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play(Wanted::kind("take equipment").minion("Ryan"))?;
    game.pass_until("minion")?;
    tells(
        &game,
        &["  Ryan takes .44 Magnum", "    the action succeeds", "    .44 Magnum moves to Ryan"],
    );
    Ok(())
}

#[test]
fn blood_that_goes_to_a_pool_is_called_so() -> Outcome {
    let mut s = table(2);
    s.minion(0, Placed::new("Belinde").blood(3).with("Blood Doll"))?;
    let mut game = start(&s, 0, Phase::Master);
    game.play(Wanted::kind("use").card("Blood Doll"))?;
    game.play(Wanted::kind("branch").mode(0))?;
    tells(&game, &["  seat 0 takes 1 blood from Belinde to the pool (now 31) by Blood Doll"]);
    Ok(())
}

#[test]
fn pool_for_the_edge_is_told_once() -> Outcome {
    let mut s = table(2);
    s.seat(0, Methuselah::new().edge())?;
    let mut game = start(&s, 0, Phase::Unlock);
    game.play(Wanted::kind("edge pool"))?;
    tells(&game, &["  seat 0 uses the Edge", "  seat 0 gains 1 pool (now 31)"]);
    Ok(())
}

#[test]
fn the_edge_is_told_when_it_moves() -> Outcome {
    let mut s = table(2);
    s.minion(0, "Ryan")?.minion(0, "Belinde")?;
    let mut game = start(&s, 0, Phase::Minion);
    for minion in ["Ryan", "Belinde"] {
        game.play(Wanted::kind("bleed").minion(minion))?;
        game.pass_until("minion")?;
    }
    let told = game.open_transcript();
    assert_eq!(told.iter().filter(|line| line.contains("the Edge")).count(), 1, "{told:#?}");
    Ok(())
}

#[test]
fn influence_is_told_as_players_call_it() -> Outcome {
    let mut s = table(2);
    s.seat(0, Methuselah::new().uncontrolled("Ryan", 6).crypt(["Ashley"]))?;
    let mut game = start(&s, 0, Phase::Influence);
    game.play(Wanted::kind("draw crypt"))?;
    game.play(Wanted::kind("bring out"))?;
    tells(
        &game,
        &[
            "  seat 0 draws the top crypt card",
            "  seat 0 burns 1 pool (now 29)",
            "  seat 0 brings out Ryan",
            "  Ryan burns 2 blood beyond its capacity",
        ],
    );
    Ok(())
}

#[test]
fn methuselahs_are_called_by_their_names() -> Outcome {
    let mut s = table(3);
    s.seat(0, Methuselah::new().hand(["Kine Resources Contested"]))?;
    s.minion(0, "Belinde")?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play(Wanted::play("Kine Resources Contested"))?;
    game.play(Wanted::kind("choose").target(0_i16).amount(0))?;
    game.play(Wanted::kind("choose").target(1_i16).amount(3))?;
    game.play(Wanted::kind("choose").target(2_i16).amount(1))?;
    let names = ["Anneke", "Theo"].map(str::to_owned);
    let told = game.transcript_with_names(&names);
    assert_eq!(told[0], "Round 4, turn of Anneke (pool 30)");
    // Who has no name is called by the seat.
    assert_eq!(
        told.last().map(String::as_str),
        Some("    the referendum of Kine Resources Contested is called: 3 to Theo and 1 to seat 2")
    );
    Ok(())
}

#[test]
fn prints_of_one_name_are_told_apart() -> Outcome {
    let mut s = table(2);
    s.allow_blanks();
    let seat = Methuselah::new().uncontrolled("Louis Fortier", 0);
    let seat = seat.uncontrolled("Louis Fortier (ADV)", 0).uncontrolled("Theo Bell", 0);
    s.seat(0, seat.uncontrolled("Theo Bell (G6)", 0))?;
    let game = start(&s, 0, Phase::Influence);
    let told = game.options_in_words();
    for name in ["Louis Fortier", "Louis Fortier (ADV)", "Theo Bell", "Theo Bell (G6)"] {
        let words = format!("transfer 1 pool to {name}");
        assert_eq!(told.iter().filter(|told| **told == words).count(), 1, "{told:#?}");
    }
    Ok(())
}

/// ADV-1: what has merged is told as it was before, and by its Advanced print after.
#[test]
fn a_merged_vampire_is_told_as_what_it_was_at_the_time() -> Outcome {
    let mut s = table(2);
    s.seat(0, Methuselah::new().uncontrolled("Louis Fortier (ADV)", 0))?;
    s.minion(0, "Louis Fortier")?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play(Wanted::kind("bleed"))?;
    game.pass_until("influence")?;
    game.play(Wanted::kind("merge"))?;
    let lines =
        ["  Louis Fortier bleeds seat 1", "  seat 0 merges Louis Fortier (ADV) with Louis Fortier"];
    let told = game.open_transcript();
    for line in lines {
        assert!(told.iter().any(|told| told == line), "{line:?} is not in {told:#?}");
    }
    game.pass_until_seat(0, "minion")?;
    game.play(Wanted::kind("bleed").minion("Louis Fortier (ADV)"))?;
    let last = "  Louis Fortier (ADV) bleeds seat 1";
    assert!(game.open_transcript().iter().any(|told| told == last));
    Ok(())
}

/// What is allocated anew once a referendum has passed is told as it comes.
#[test]
fn terms_are_told_with_the_referendum_and_changes_of_them_after_it() -> Outcome {
    let mut s = table(3);
    s.seat(0, Methuselah::new().pool(1).hand(["Parity Shift"]))?;
    s.seat(1, Methuselah::new().pool(2))?.seat(2, Methuselah::new().pool(1))?;
    s.minion(0, "Belinde")?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play(Wanted::play("Parity Shift"))?;
    game.play(Wanted::kind("choose").target(1_i16))?;
    game.play(Wanted::kind("choose").amount(2))?;
    game.play(Wanted::kind("choose").amount(1))?;
    game.play(Wanted::kind("vote for").minion("Belinde"))?;
    game.play(Wanted::kind("vote for").amount(1))?;
    game.play(Wanted::kind("choose").amount(2))?;
    let told = game.open_transcript();
    let lines = [
        "    the referendum of Parity Shift is called: seat 1; 2 to seat 0 and 1 to seat 2",
        "    seat 0 casts 1 vote for (Parity Shift)",
        "    the referendum of Parity Shift passes: 3 for, 0 against",
        "    seat 0 allocates 2 to seat 0 for Parity Shift",
    ];
    for line in lines {
        assert!(told.iter().any(|told| told == line), "{line:?} is not in {told:#?}");
    }
    Ok(())
}

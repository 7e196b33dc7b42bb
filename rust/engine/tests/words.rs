//! The words of options and transcripts.

mod common;

use common::{start, table};
use methuselah_engine::{
    Game, Seat, chance,
    scenario::{Methuselah, Placed, Wanted},
    state::Phase,
};

type Outcome = Result<(), Box<dyn std::error::Error>>;

/// A bleed that is deflected, blocked and fought over.
fn a_deflected_bleed() -> Result<Game, Box<dyn std::error::Error>> {
    let mut s = table(3);
    s.seat(1, Methuselah::new().hand(["Deflection"]))?;
    s.minion(0, Placed::new("Belinde").blood(4))?;
    s.minion(1, "Alexander Silverson")?.minion(2, Placed::new("Sully").blood(0))?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play("bleed")?;
    game.play(Wanted::play("Deflection").superior().target(2_i16))?;
    game.play(Wanted::kind("block").minion("Sully"))?;
    game.play(Wanted::kind("hand strike").minion("Belinde"))?;
    game.play(Wanted::kind("hand strike").minion("Sully"))?;
    Ok(game)
}

#[test]
fn options_say_who_does_what_with_what() -> Outcome {
    let mut s = table(3);
    s.seat(0, Methuselah::new().hand(["Govern the Unaligned"]).uncontrolled("Ashley", 0))?;
    s.minion(0, Placed::new("Lloyd Brooks").with(".44 Magnum"))?;
    s.minion(1, Placed::new("Ryan").torpor())?;
    let game = start(&s, 0, Phase::Minion);
    assert_eq!(
        game.options_in_words(),
        [
            "end the minion phase",
            "bleed with Lloyd Brooks",
            "hunt with Lloyd Brooks",
            "rescue Ryan (paying 0 of 2 blood) with Lloyd Brooks",
            "rescue Ryan (paying 1 of 2 blood) with Lloyd Brooks",
            "rescue Ryan (paying 2 of 2 blood) with Lloyd Brooks",
            "diablerize Ryan with Lloyd Brooks",
            "Lloyd Brooks plays Govern the Unaligned [dom]",
            "Lloyd Brooks plays Govern the Unaligned [DOM] → Ashley",
        ]
    );
    Ok(())
}

#[test]
fn abilities_of_one_card_are_told_apart() -> Outcome {
    let mut s = table(2);
    s.seat(0, Methuselah::new().uncontrolled("Ashley", 0))?;
    s.permanent(0, "Dreams of the Sphinx")?;
    let game = start(&s, 0, Phase::Master);
    let words = game.options_in_words();
    let use_of = |about: &str| words.contains(&format!("use Dreams of the Sphinx ({about})"));
    assert!(use_of("+2 hand size"), "{words:?}");
    let blood = "use Dreams of the Sphinx (add 1 blood) → Ashley";
    assert!(words.iter().any(|words| words == blood), "{words:?}");
    Ok(())
}

#[test]
fn uncontrolled_twins_are_told_apart_by_their_blood() -> Outcome {
    let mut s = table(2);
    s.seat(0, Methuselah::new().uncontrolled("Ryan", 1).uncontrolled("Ryan", 0))?;
    let words = start(&s, 0, Phase::Influence).options_in_words();
    assert!(words.contains(&"transfer 1 pool to Ryan (1 blood)".to_owned()), "{words:?}");
    assert!(words.contains(&"transfer 1 pool to Ryan (0 blood)".to_owned()), "{words:?}");
    Ok(())
}

#[test]
fn a_transcript_follows_the_game() -> Outcome {
    let game = a_deflected_bleed()?;
    let told = game.transcript(None);
    let expected = [
        "Round 4, turn of seat 0 (pool 30)",
        "  Belinde bleeds seat 1",
        "    Alexander Silverson plays Deflection [DOM] → seat 2",
        "    Alexander Silverson burns 1 blood for Deflection",
        "    Sully attempts to block",
        "    Sully blocks",
        "    combat: Belinde and Sully",
        "      round 1, close range",
        "      Belinde strikes with the hand",
        "      Sully strikes with the hand",
        "      Belinde takes 1 damage from Sully",
        "      Belinde burns 1 blood to mend damage",
        "      Sully takes 1 damage from Belinde",
        "      Sully goes to torpor",
        "    combat ends",
    ];
    let mut sorted = (told.clone(), expected.map(str::to_owned).to_vec());
    assert_eq!((&told[..9], told.last()), (&sorted.1[..9], sorted.1.last()));
    // Damage of one moment is told in any order.
    sorted.0.sort();
    sorted.1.sort();
    assert_eq!(sorted.0, sorted.1);
    Ok(())
}

#[test]
fn pool_is_told_with_what_is_left() -> Outcome {
    let mut s = table(2);
    s.seat(1, Methuselah::new().pool(1))?;
    s.minion(0, "Ryan")?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play("bleed")?;
    game.pass_until("discard")?;
    assert_eq!(
        game.transcript(None)[..6],
        [
            "Round 4, turn of seat 0 (pool 30)",
            "  Ryan bleeds seat 1",
            "    the action succeeds",
            "    seat 1 burns 1 pool (now 0) by the bleed",
            "    seat 0 has the Edge",
            "    seat 1 is ousted by seat 0",
        ]
    );
    let last = "The game ends: one Methuselah remains. Victory points: seat 0 2, seat 1 0";
    assert_eq!(game.transcript(None).last().map(String::as_str), Some(last));
    Ok(())
}

#[test]
fn a_referendum_is_told_with_its_votes() -> Outcome {
    let mut s = table(3);
    s.seat(0, Methuselah::new().hand(["Kine Resources Contested"]))?;
    s.seat(1, Methuselah::new().edge())?;
    s.minion(0, "Belinde")?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play(Wanted::play("Kine Resources Contested"))?;
    game.play(Wanted::kind("choose").target(0_i16).amount(0))?;
    assert!(
        game.options_in_words()
            .contains(&"allocate 3 to seat 1 for Kine Resources Contested".to_owned())
    );
    game.play(Wanted::kind("choose").target(1_i16).amount(3))?;
    game.play(Wanted::kind("choose").target(2_i16).amount(1))?;
    game.play(Wanted::kind("vote for").minion("Belinde"))?;
    game.play("edge vote against")?;
    game.pass_until("discard")?;
    let told = game.transcript(None);
    let lines = [
        "  Belinde plays Kine Resources Contested",
        "    the referendum of Kine Resources Contested is called: 3 to seat 1 and 1 to seat 2",
        "    Belinde casts 2 votes for (prince)",
        "    seat 1 burns the Edge to cast 1 vote against",
        "    the referendum of Kine Resources Contested passes: 2 for, 1 against",
        "    seat 1 burns 3 pool (now 27) by Kine Resources Contested",
        "    seat 2 burns 1 pool (now 29) by Kine Resources Contested",
    ];
    for line in lines {
        assert!(told.iter().any(|told| told == line), "{line:?} is not in {told:#?}");
    }
    Ok(())
}

/// SETUP-3: only its owner sees an uncontrolled vampire, until it is brought out.
#[test]
fn hidden_cards_are_hidden_from_those_who_did_not_see_them() -> Outcome {
    let mut s = table(2);
    s.seat(0, Methuselah::new().uncontrolled("Baixinho", 1).uncontrolled("Ryan", 0))?;
    let mut game = start(&s, 0, Phase::Influence);
    game.play(Wanted::kind("transfer").target("Ryan"))?;
    game.play(Wanted::kind("transfer").target("Baixinho"))?;
    game.play(Wanted::kind("transfer").target("Baixinho"))?;
    game.play(Wanted::kind("bring out").target("Baixinho"))?;
    let told = |to_ryan: &str, to_baixinho: &str| {
        [
            "Round 4, turn of seat 0 (pool 30)".to_owned(),
            format!("  seat 0 moves 1 pool (now 29) to {to_ryan}"),
            format!("  seat 0 moves 2 pool (now 27) to {to_baixinho}"),
            "  seat 0 brings out Baixinho".to_owned(),
        ]
    };
    assert_eq!(game.transcript(Some(Seat(0))), told("Ryan", "Baixinho"));
    assert_eq!(game.open_transcript(), told("Ryan", "Baixinho"));
    let hidden = told("a face-down crypt card", "a face-down crypt card");
    assert_eq!(game.transcript(Some(Seat(1))), hidden);
    assert_eq!(game.transcript(None), hidden);
    Ok(())
}

/// What a seat may read of a game must not depend on cards that it has not seen.
#[test]
fn two_games_that_differ_in_hidden_cards_read_the_same() -> Outcome {
    let transcript = |hidden: &str, held: &str| -> Result<_, Box<dyn std::error::Error>> {
        let mut s = table(2);
        let seat = Methuselah::new().hand(["Govern the Unaligned", held]);
        s.seat(0, seat.uncontrolled(hidden, 0))?;
        s.minion(0, "Andi Liu")?;
        let mut game = start(&s, 0, Phase::Minion);
        game.play(Wanted::play("Govern the Unaligned").superior().target(hidden))?;
        game.pass_until("influence")?;
        game.play(Wanted::kind("transfer").target(hidden))?;
        game.pass_until_seat(1, "discard")?;
        Ok((game.transcript(Some(Seat(1))), game.transcript(None)))
    };
    assert_eq!(transcript("Ashley", "Villein")?, transcript("Meaghan", "Bonding")?);
    Ok(())
}

/// A line once read stays as it was: what is revealed later changes nothing that was told before.
#[test]
fn what_has_been_told_stays_told() -> Outcome {
    let mut s = table(4);
    let vampires = ["Ryan", "Baixinho", "Sully", "Ashley"];
    let library = ["Life in the City", "Blood Doll", "Villein", "Fame", "Dreams of the Sphinx"];
    for seat in 0..4_u8 {
        let spec = Methuselah::new().crypt(["Min-seo", "Nik Sikko"]).library(library);
        let spec = vampires.into_iter().fold(spec, |spec, name| spec.uncontrolled(name, 1));
        s.seat(seat, spec.hand(["Govern the Unaligned", "Bonding", "Deflection"]))?;
    }
    s.minion(0, "Andi Liu")?.minion(1, "Lloyd Brooks")?.minion(2, "Chelsea Blake")?;
    let readers = [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(3))];
    for seed in 0..8 {
        let mut game = s.start(0, Phase::Master, seed)?;
        let mut told = readers.map(|_| Vec::new());
        for step in 0..600_u32 {
            let count = game.options().len();
            if count == 0 {
                break;
            }
            let draw = chance::mix(seed << 32 | u64::from(step));
            game.choose_index(chance::scale(draw, count))?;
            if step % 25 > 0 {
                continue;
            }
            for (reader, told) in readers.into_iter().zip(&mut told) {
                let now = game.transcript(reader);
                // The last line may still be added to.
                let before: Vec<String> = std::mem::replace(told, now);
                let settled = before.len().saturating_sub(1);
                assert_eq!(told[..settled], before[..settled], "{reader:?}, seed {seed}");
            }
        }
    }
    Ok(())
}

//! Small positions with real cards, and what comes of them by the rulebook.

mod common;

use common::{card, hand, pool, start, table};
use methuselah_engine::{
    Seat,
    scenario::{DriveError, Methuselah, Placed, Region, ScenarioError, Wanted},
    state::{Ending, Phase, Zone},
};

type Outcome = Result<(), Box<dyn std::error::Error>>;

// ---- what can and cannot be

#[test]
fn a_position_is_as_described() -> Outcome {
    let mut s = table(3);
    s.seat(
        0,
        Methuselah::new()
            .pool(12)
            .edge()
            .hand(["Govern the Unaligned"])
            .library(["Blood Doll", "Villein"])
            .crypt(["Ryan"])
            .uncontrolled("Sully", 2)
            .ash_heap(["Deflection", "Ashley"]),
    )?;
    s.minion(
        0,
        Placed::new("Belinde").blood(4).locked().with(Placed::new("Raven Spy").superior()),
    )?;
    s.minion(1, Placed::new("Alexa Draper").torpor().blood(0).with(".44 Magnum"))?;
    s.minion(2, Placed::new("Underbridge Stray").owned_by(0))?;
    s.permanent(1, Placed::new("Pentex Subversion").on("Belinde"))?;
    s.permanent(2, Placed::new("Dreams of the Sphinx").counters(2))?;
    let game = start(&s, 0, Phase::Minion);
    game.check_invariants()?;
    assert_eq!((pool(&game, 0), pool(&game, 1), game.state().edge), (12, 30, Some(Seat(0))));
    assert_eq!(hand(&game, 0).len(), 7);
    assert_eq!(hand(&game, 0)[..2], ["Govern the Unaligned", "Filler"]);
    assert_eq!((hand(&game, 2).len(), game.state().seat(Seat(0)).crypt.len()), (7, 1));
    let belinde = card(&game, "Belinde");
    assert_eq!((belinde.zone, belinde.blood, belinde.locked()), (Zone::Ready, 4, true));
    let spy = card(&game, "Raven Spy");
    assert_eq!((spy.host, spy.blood), (game.card_named("Belinde")?, 2));
    assert_eq!(card(&game, "Alexa Draper").zone, Zone::Torpor);
    let stray = card(&game, "Underbridge Stray");
    assert_eq!((stray.owner, stray.controller, stray.blood), (Seat(0), Seat(2), 1));
    let pentex = card(&game, "Pentex Subversion");
    assert_eq!((pentex.host, pentex.controller), (spy.host, Seat(1)));
    assert_eq!(card(&game, "Dreams of the Sphinx").counters, 2);
    assert_eq!(card(&game, "Sully").blood, 2);
    assert_eq!(card(&game, "Ashley").zone, Zone::AshHeap);
    Ok(())
}

#[test]
fn cards_are_known_as_after_real_play() -> Outcome {
    let mut s = table(2);
    let seat = Methuselah::new().hand(["Villein"]).library(["Blood Doll"]).crypt(["Ryan"]);
    s.seat(0, seat.uncontrolled("Sully", 2).ash_heap(["Deflection"]))?;
    s.minion(0, "Belinde")?;
    let game = start(&s, 0, Phase::Minion);
    let known = |name| card(&game, name).known;
    assert_eq!((known("Belinde"), known("Deflection")), (u8::MAX, u8::MAX));
    assert_eq!((known("Villein"), known("Sully")), (1, 1));
    assert_eq!((known("Blood Doll"), known("Ryan")), (0, 0));
    Ok(())
}

#[test]
fn names_that_no_card_has_are_refused_with_the_nearest() {
    let error = table(2).minion(0, "Belinda").unwrap_err();
    let ScenarioError::UnknownCard { name, nearest } = &error else { panic!("{error}") };
    assert_eq!((name.as_str(), nearest.len()), ("Belinda", 3));
    assert!(nearest.contains(&"Belinde".to_owned()), "{error}");
    assert!(error.to_string().starts_with("there is no card `Belinda`; nearest names: "));
}

#[test]
fn positions_that_cannot_be_are_refused() {
    type Build = fn(&mut methuselah_engine::Scenario) -> Result<(), ScenarioError>;
    let cases: &[(Build, &str)] = &[
        (
            |s| s.minion(0, "Belinde")?.minion(1, "Belinde").map(drop),
            "Belinde is unique: seat 0 and seat 1 cannot both have it in play uncontested",
        ),
        (
            |s| s.minion(0, Placed::new("Belinde").blood(7)).map(drop),
            "Belinde cannot have 7 blood: the capacity is 6",
        ),
        (|s| s.permanent(0, ".44 Magnum").map(drop), ".44 Magnum must be on another card"),
        (|s| s.permanent(0, "Blood Doll").map(drop), "Blood Doll must be on another card"),
        (
            |s| s.minion(0, Placed::new("Belinde").with("The Barrens")).map(drop),
            "The Barrens cannot be on Belinde: it is on no other card",
        ),
        (
            |s| s.permanent(0, "Conditioning").map(drop),
            "Conditioning (Action Modifier) cannot be in play",
        ),
        (|s| s.minion(0, "Raven Spy").map(drop), "Raven Spy (Retainer) cannot be a minion"),
        (
            |s| s.minion(0, Placed::new("Underbridge Stray").torpor()).map(drop),
            "Underbridge Stray cannot be in torpor: only vampires are",
        ),
        (
            |s| s.minion(0, Placed::new("Underbridge Stray").blood(0)).map(drop),
            "Underbridge Stray cannot be in play without life",
        ),
        (
            |s| s.minion(0, Placed::new("Belinde").region(Region::Contested)).map(drop),
            "Belinde cannot be contested by seat 0: another Methuselah must have a contested copy too",
        ),
        (
            |s| s.minion(0, Placed::new("Ryan").title_lost()).map(drop),
            "Ryan cannot be without title: none is printed",
        ),
        (
            |s| s.permanent(0, Placed::new("Pentex Subversion").on("Ryan")).map(drop),
            "Pentex™ Subversion cannot be on Ryan: it is not in play",
        ),
        (
            |s| {
                let bearer = Placed::new("Ryan").with("Kevlar Vest").with("Kevlar Vest");
                s.minion(0, bearer).map(drop)
            },
            "Ryan can have only one Kevlar Vest, or only one of its kind",
        ),
        (
            |s| s.seat(0, Methuselah::new().hand(["Ryan"])).map(drop),
            "Ryan (Vampire) cannot be in a hand",
        ),
        (
            |s| s.seat(0, Methuselah::new().crypt(["Villein"])).map(drop),
            "Villein (Master) cannot be in a crypt",
        ),
        (
            |s| s.seat(0, Methuselah::new().hand(["Villein"; 8])).map(drop),
            "seat 0 cannot hold 8 cards: the hand size is 7",
        ),
        (
            |s| s.seat(0, Methuselah::new().hand_only(["Villein"])).map(drop),
            "seat 0 cannot hold only 1 cards beside a library: it is drawn up to 7 at once \
             (give an empty library with the short hand)",
        ),
        (
            |s| s.seat(0, Methuselah::new().pool(0)).map(drop),
            "seat 0 cannot have 0 pool: from 1 to 250",
        ),
        (
            |s| {
                let edge = || Methuselah::new().edge();
                s.seat(0, edge())?.seat(1, edge()).map(drop)
            },
            "the Edge cannot be at seat 0 and at seat 1",
        ),
        (|s| s.minion(2, "Ryan").map(drop), "there is no seat 2: the seats are 0 to 1"),
    ];
    for (build, reason) in cases {
        let mut s = table(2);
        let refused = build(&mut s).and_then(|()| s.start(0, Phase::Minion, 1).map(drop));
        match refused {
            Ok(()) => panic!("accepted: {reason}"),
            Err(error) => assert_eq!(error.to_string(), *reason),
        }
    }
}

/// CARD-8: a card played is replaced, by the next one that the library's order says.
#[test]
fn the_order_of_the_library_fixes_draws() -> Outcome {
    let mut s = table(2);
    let seat = Methuselah::new().hand(["Life in the City", "Villein"]);
    s.seat(0, seat.library(["Deflection", "Bonding"]))?;
    s.minion(0, Placed::new("Ryan").blood(1))?;
    let mut game = start(&s, 0, Phase::Master);
    game.play(Wanted::play("Life in the City").target("Ryan"))?;
    assert!(hand(&game, 0).contains(&"Deflection") && !hand(&game, 0).contains(&"Bonding"));
    assert_eq!(card(&game, "Ryan").blood, 2);
    Ok(())
}

/// CARD-9: an empty library means no draw; play goes on.
#[test]
fn an_empty_library_and_a_short_hand() -> Outcome {
    let mut s = table(2);
    let none: [&str; 0] = [];
    s.seat(0, Methuselah::new().hand_only(["Life in the City"]).library_only(none))?;
    s.minion(0, Placed::new("Ryan").blood(1))?;
    let mut game = start(&s, 0, Phase::Master);
    game.play(Wanted::play("Life in the City").target("Ryan"))?;
    assert_eq!(hand(&game, 0), none);
    assert_eq!(card(&game, "Ryan").blood, 2);
    Ok(())
}

/// CONTEST-1, -3: contested copies are out of play; when the other is yielded, it returns.
#[test]
fn contested_copies() -> Outcome {
    let mut s = table(2);
    s.minion(0, Placed::new("Belinde").blood(3).region(Region::Contested))?;
    s.minion(1, Placed::new("Belinde").blood(2).region(Region::Contested))?;
    let mut game = start(&s, 0, Phase::Unlock);
    game.play("yield")?;
    game.pass_until_seat(1, "master")?;
    let belinde = card(&game, "Belinde");
    assert_eq!((belinde.zone, belinde.blood, belinde.controller), (Zone::Ready, 2, Seat(1)));
    Ok(())
}

// ---- driving

#[test]
fn an_option_that_does_not_come_is_an_error_that_lists_what_came() -> Outcome {
    let mut s = table(2);
    s.minion(0, "Ryan")?.minion(1, "Sully")?;
    let mut game = start(&s, 0, Phase::Minion);
    let error = game.play(Wanted::kind("block").minion("Sully")).unwrap_err().to_string();
    let expected = "no option fits (block, minion Sully) before the phase ends; passed on the way:\n\
                    seat 0 (minion) has:\n  [pass] end the minion phase\n  [bleed] bleed with Ryan\n  \
                    [hunt] hunt with Ryan";
    assert_eq!(error, expected);
    // The game stays as it was.
    game.play("bleed")?;
    game.play(Wanted::kind("block").minion("Sully"))?;
    Ok(())
}

#[test]
fn several_options_that_fit_are_an_error() -> Outcome {
    let mut s = table(2);
    s.minion(0, "Ryan")?.minion(0, "Sully")?;
    let mut game = start(&s, 0, Phase::Minion);
    let error = game.play("bleed").unwrap_err().to_string();
    let expected = "several options fit (bleed):\n  [bleed] bleed with Ryan\n  \
                    [bleed] bleed with Sully";
    assert_eq!(error, expected);
    let error = game.play(Wanted::kind("bleed").minion("Sulli")).unwrap_err();
    assert!(matches!(error, DriveError::NoSuchCard { .. }), "{error}");
    Ok(())
}

#[test]
fn nobody_is_made_to_choose_what_is_no_pass() -> Outcome {
    let mut s = table(2);
    s.minion(0, "Ryan")?.minion(1, "Sully")?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play("bleed")?;
    game.play("block")?;
    let error = game.pass_until("minion").unwrap_err();
    assert!(matches!(error, DriveError::NoPass { .. }), "{error}");
    let error = game.pass_until("influense").unwrap_err();
    assert!(matches!(error, DriveError::NoPass { .. }), "{error}");
    Ok(())
}

#[test]
fn a_decision_that_does_not_exist_never_comes() {
    let mut game = start(&table(2), 0, Phase::Discard);
    let error = game.pass_until("influense").unwrap_err();
    assert!(matches!(error, DriveError::NeverCame { .. }), "{error}");
}

// ---- actions

/// BLEED-1 to -3: the prey burns 1 pool, and the acting Methuselah gets the Edge.
#[test]
fn a_bleed_for_1_burns_pool_and_gets_the_edge() -> Outcome {
    let mut s = table(3);
    s.seat(2, Methuselah::new().edge())?;
    s.minion(0, Placed::new("Belinde").blood(4))?.minion(1, "Sully")?.minion(2, "Ryan")?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play(Wanted::kind("bleed").minion("Belinde"))?;
    assert!(card(&game, "Belinde").locked());
    game.pass_until("minion")?;
    assert_eq!((pool(&game, 0), pool(&game, 1), pool(&game, 2)), (30, 29, 30));
    assert_eq!(game.state().edge, Some(Seat(0)));
    Ok(())
}

/// MINION-1, -3: a minion that is locked does not act; one that has bled does not bleed again.
#[test]
fn a_minion_bleeds_once() -> Outcome {
    let mut s = table(2);
    s.seat(0, Methuselah::new().hand(["Freak Drive"]))?;
    s.minion(0, Placed::new("Brock Sterling").blood(3))?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play("bleed")?;
    game.play(Wanted::play("Freak Drive").inferior())?;
    assert!(!card(&game, "Brock Sterling").locked());
    let again = game.play("bleed").unwrap_err();
    assert!(matches!(again, DriveError::NoneFits { .. }), "{again}");
    Ok(())
}

/// BLEED-4: a modifier does not increase a bleed that another has increased.
#[test]
fn bleed_modifiers_are_limited() -> Outcome {
    let mut s = table(2);
    s.seat(0, Methuselah::new().hand(["Conditioning", "Bonding"]))?;
    s.minion(0, "Ashley")?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play("bleed")?;
    game.play(Wanted::play("Conditioning"))?;
    assert!(game.play(Wanted::play("Bonding")).is_err());
    game.pass_until("influence")?;
    assert_eq!(pool(&game, 1), 27);
    Ok(())
}

/// BLEED-5, BLOCK-7: the new target's minions may block anew, and its pool is what burns.
#[test]
fn a_bleed_is_deflected() -> Outcome {
    let mut s = table(3);
    s.seat(1, Methuselah::new().hand(["Deflection"]))?;
    s.minion(0, "Belinde")?.minion(1, "Sully")?.minion(2, "Ryan")?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play(Wanted::kind("bleed").minion("Belinde"))?;
    game.play(Wanted::play("Deflection").minion("Sully").target(2_i16))?;
    assert!(card(&game, "Sully").locked());
    let block = game.clone().play(Wanted::kind("block").minion("Ryan"));
    assert_eq!(block, Ok(()));
    game.pass_until("minion")?;
    assert_eq!((pool(&game, 1), pool(&game, 2)), (30, 29));
    assert_eq!(game.state().edge, Some(Seat(0)));
    Ok(())
}

/// HUNT-1: 1 blood from the bank, at +1 stealth, so that intercept 0 does not block it.
#[test]
fn hunting_gains_a_blood() -> Outcome {
    let mut s = table(2);
    s.minion(0, Placed::new("Belinde").blood(4))?.minion(1, "Sully")?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play("hunt")?;
    game.play(Wanted::kind("block").minion("Sully"))?;
    game.pass_until("influence")?;
    assert_eq!(card(&game, "Belinde").blood, 5);
    assert!(card(&game, "Belinde").locked() && !card(&game, "Sully").locked());
    Ok(())
}

/// MINION-6: a ready unlocked vampire with no blood must hunt, before all else.
#[test]
fn an_empty_vampire_must_hunt() -> Outcome {
    let mut s = table(2);
    s.minion(0, Placed::new("Belinde").blood(0))?.minion(0, Placed::new("Ryan").blood(2))?;
    let mut game = start(&s, 0, Phase::Minion);
    assert_eq!(game.options_in_words(), ["hunt with Belinde"]);
    game.play("hunt")?;
    game.play(Wanted::kind("bleed").minion("Ryan"))?;
    assert_eq!(card(&game, "Belinde").blood, 1);
    Ok(())
}

/// EQUIP-1: the printed cost is paid, and the equipment is on the minion.
#[test]
fn equipping() -> Outcome {
    let mut s = table(2);
    s.seat(0, Methuselah::new().pool(10).hand([".44 Magnum"]))?;
    s.minion(0, "Ryan")?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play(Wanted::play(".44 Magnum").minion("Ryan"))?;
    game.pass_until("influence")?;
    assert_eq!(card(&game, ".44 Magnum").host, game.card_named("Ryan")?);
    assert_eq!(pool(&game, 0), 8);
    Ok(())
}

/// RECRUIT-1: an ally enters ready with its life and cannot act this turn.
#[test]
fn recruiting() -> Outcome {
    let mut s = table(2);
    s.seat(0, Methuselah::new().hand(["Underbridge Stray"]))?;
    s.minion(0, Placed::new("Larissa Moreira").blood(3))?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play(Wanted::play("Underbridge Stray").superior())?;
    game.pass_until_seat(1, "discard")?;
    let stray = card(&game, "Underbridge Stray");
    assert_eq!((stray.zone, stray.blood), (Zone::Ready, 2));
    assert_eq!(card(&game, "Larissa Moreira").blood, 2);
    Ok(())
}

// ---- blocks and combat

/// BLOCK-6, COMBAT-5, DAMAGE-1: the blocker locks, and both strike with the hand for 1.
#[test]
fn a_blocked_action_leads_to_combat() -> Outcome {
    let mut s = table(2);
    s.minion(0, Placed::new("Belinde").blood(4))?.minion(1, Placed::new("Sully").blood(2))?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play(Wanted::kind("bleed").minion("Belinde"))?;
    game.play(Wanted::kind("block").minion("Sully"))?;
    game.play(Wanted::kind("hand strike").minion("Belinde"))?;
    game.play(Wanted::kind("hand strike").minion("Sully"))?;
    game.pass_until("influence")?;
    assert_eq!((card(&game, "Belinde").blood, card(&game, "Sully").blood), (3, 1));
    assert!(card(&game, "Belinde").locked() && card(&game, "Sully").locked());
    assert_eq!((pool(&game, 1), game.state().edge), (30, None));
    Ok(())
}

/// BLOCK-4: stealth while a block would succeed; the attempt then fails.
#[test]
fn stealth_answers_a_block() -> Outcome {
    let mut s = table(2);
    s.seat(0, Methuselah::new().hand(["Lost in Crowds"]))?;
    s.seat(1, Methuselah::new().hand(["Eyes of Argus"]))?;
    s.minion(0, "Belinde")?.minion(1, "Alexander Silverson")?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play(Wanted::kind("bleed").minion("Belinde"))?;
    // Nobody attempts to block yet: stealth is not needed.
    assert!(!game.options_in_words().iter().any(|words| words.contains("Lost in Crowds")));
    game.play(Wanted::kind("block").minion("Alexander Silverson"))?;
    game.play(Wanted::play("Lost in Crowds").superior())?;
    let mut intercepted = game.clone();
    game.pass_until("influence")?;
    assert_eq!(pool(&game, 1), 29);
    intercepted.play(Wanted::play("Eyes of Argus").inferior())?;
    intercepted.pass_until("strike")?;
    assert!(intercepted.state().combat.on);
    Ok(())
}

/// RANGE-1, STRIKE-2: at long range the hand does not reach, and the gun does.
#[test]
fn a_gun_at_long_range() -> Outcome {
    let mut s = table(2);
    s.minion(0, Placed::new("Ryan").blood(4).with(".44 Magnum"))?;
    s.minion(1, Placed::new("Sully").blood(4))?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play(Wanted::kind("bleed").minion("Ryan"))?;
    game.play("block")?;
    game.play(Wanted::kind("maneuver").card(".44 Magnum"))?;
    game.play(Wanted::kind("weapon strike").minion("Ryan").card(".44 Magnum"))?;
    game.play(Wanted::kind("hand strike").minion("Sully"))?;
    game.pass_until("influence")?;
    assert_eq!((card(&game, "Ryan").blood, card(&game, "Sully").blood), (4, 2));
    Ok(())
}

/// DAMAGE-2: damage that is not mended sends to torpor; all blood is burned first.
#[test]
fn unmended_damage_sends_to_torpor() -> Outcome {
    let mut s = table(2);
    s.seat(0, Methuselah::new().hand(["Roundhouse"]))?;
    s.minion(0, Placed::new("Aunt Linda").blood(4))?;
    s.minion(1, Placed::new("Sully").blood(2))?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play(Wanted::kind("bleed").minion("Aunt Linda"))?;
    game.play("block")?;
    game.play(Wanted::play("Roundhouse").superior())?;
    game.play(Wanted::kind("hand strike").minion("Sully"))?;
    game.pass_until("influence")?;
    let sully = card(&game, "Sully");
    assert_eq!((sully.zone, sully.blood), (Zone::Torpor, 0));
    // Roundhouse costs 1 blood, and Sully's hand does 1.
    assert_eq!(card(&game, "Aunt Linda").blood, 2);
    Ok(())
}

// ---- torpor

/// TORPOR-3: a rescue costs 2 blood, split freely; an own vampire neither locks nor unlocks.
#[test]
fn a_rescue_is_paid_by_both() -> Outcome {
    let mut s = table(2);
    s.minion(0, Placed::new("Belinde").blood(3))?;
    s.minion(0, Placed::new("Ryan").blood(1).torpor())?;
    let mut game = start(&s, 0, Phase::Minion);
    let rescue = Wanted::kind("rescue").minion("Belinde").target("Ryan").amount(1);
    game.play(rescue)?;
    game.pass_until("minion")?;
    let ryan = card(&game, "Ryan");
    assert_eq!((ryan.zone, ryan.blood, ryan.locked()), (Zone::Ready, 0, false));
    assert_eq!(card(&game, "Belinde").blood, 2);
    Ok(())
}

/// TORPOR-1, -2: a vampire in torpor may only leave it, for 2 blood.
#[test]
fn leaving_torpor() -> Outcome {
    let mut s = table(2);
    s.minion(0, Placed::new("Belinde").blood(3).torpor())?;
    let mut game = start(&s, 0, Phase::Minion);
    assert_eq!(game.options_in_words(), ["end the minion phase", "leave torpor with Belinde"]);
    game.play("leave torpor")?;
    game.pass_until("influence")?;
    let belinde = card(&game, "Belinde");
    assert_eq!((belinde.zone, belinde.blood, belinde.locked()), (Zone::Ready, 1, true));
    Ok(())
}

/// DIABLERIE-1, -3: blood and equipment go over, the victim burns, and a blood hunt is called.
#[test]
fn diablerie_and_a_blood_hunt() -> Outcome {
    let mut s = table(3);
    s.minion(0, Placed::new("Ryan").blood(1))?;
    s.minion(1, Placed::new("Belinde").blood(2).torpor().with(".44 Magnum"))?;
    s.minion(2, Placed::new("Alexa Draper").locked())?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play(Wanted::kind("diablerize").minion("Ryan").target("Belinde"))?;
    game.play(Wanted::kind("choose").target(".44 Magnum"))?;
    assert_eq!(card(&game, ".44 Magnum").host, game.card_named("Ryan")?);
    assert_eq!(card(&game, "Ryan").blood, 3);
    let mut spared = game.clone();
    game.play(Wanted::kind("vote for").minion("Alexa Draper"))?;
    game.pass_until("influence")?;
    assert_eq!(card(&game, "Belinde").zone, Zone::AshHeap);
    assert_eq!(card(&game, "Ryan").zone, Zone::AshHeap);
    spared.pass_until("influence")?;
    assert_eq!(card(&spared, "Ryan").zone, Zone::Ready);
    Ok(())
}

// ---- referendums

/// REF-1, -3, -4: the card is worth a vote, titles vote, more votes for than against pass.
#[test]
fn a_referendum() -> Outcome {
    let mut s = table(3);
    s.seat(0, Methuselah::new().hand(["Kine Resources Contested"]))?;
    s.minion(0, "Belinde")?;
    s.minion(1, Placed::new("Larissa Moreira").locked())?;
    s.minion(2, Placed::new("Alexa Draper").locked())?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play(Wanted::play("Kine Resources Contested"))?;
    game.play(Wanted::kind("choose").target(0_i16).amount(0))?;
    game.play(Wanted::kind("choose").target(1_i16).amount(3))?;
    game.play(Wanted::kind("choose").target(2_i16).amount(1))?;
    game.play(Wanted::kind("vote for").minion("Belinde"))?;
    let mut tied = game.clone();
    // Belinde 2 to Larissa Moreira 1; the Methuselah's own vote is not needed.
    game.play(Wanted::kind("vote against").minion("Larissa Moreira"))?;
    game.pass_until("influence")?;
    assert_eq!((pool(&game, 0), pool(&game, 1), pool(&game, 2)), (30, 27, 29));
    // 2 to 2: a tie fails.
    tied.play(Wanted::kind("vote against").minion("Alexa Draper"))?;
    tied.pass_until("influence")?;
    assert_eq!((pool(&tied, 1), pool(&tied, 2)), (30, 30));
    Ok(())
}

/// REF-3, -5: the caller's card is its one; others burn a political card or the Edge for a vote.
#[test]
fn votes_of_cards_and_the_edge() -> Outcome {
    let mut s = table(2);
    let cards = ["Ancilla Empowerment", "Parity Shift"];
    s.seat(0, Methuselah::new().hand(cards))?;
    s.seat(1, Methuselah::new().hand(["Banishment"]).edge())?;
    s.minion(0, "Ryan")?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play(Wanted::play("Ancilla Empowerment"))?;
    game.play(Wanted::kind("vote for").seat(0).amount(1))?;
    assert!(game.play(Wanted::kind("card vote for").seat(0)).is_err());
    game.play(Wanted::kind("card vote against").card("Banishment"))?;
    game.play("edge vote against")?;
    game.pass_until("influence")?;
    assert_eq!((pool(&game, 0), game.state().edge), (30, None));
    assert_eq!(card(&game, "Banishment").zone, Zone::AshHeap);
    assert_eq!(hand(&game, 1).len(), 7);
    Ok(())
}

// ---- influence

/// INFLUENCE-1 to -3: four transfers; a vampire with its capacity is brought out.
#[test]
fn influence() -> Outcome {
    let mut s = table(2);
    s.seat(0, Methuselah::new().pool(10).uncontrolled("Baixinho", 2).crypt(["Ryan"]))?;
    let mut game = start(&s, 0, Phase::Influence);
    game.play(Wanted::kind("transfer").target("Baixinho"))?;
    game.play(Wanted::kind("bring out").minion("Baixinho"))?;
    let baixinho = card(&game, "Baixinho");
    assert_eq!((baixinho.zone, baixinho.blood, baixinho.known), (Zone::Ready, 3, u8::MAX));
    assert!(!baixinho.locked());
    assert_eq!((pool(&game, 0), game.state().seat(Seat(0)).transfers), (9, 3));
    Ok(())
}

/// INFLUENCE-2: 4 transfers and 1 pool draw the top crypt card.
#[test]
fn drawing_from_the_crypt() -> Outcome {
    let mut s = table(2);
    s.seat(0, Methuselah::new().pool(10).crypt(["Ryan", "Sully"]))?;
    let mut game = start(&s, 0, Phase::Influence);
    game.play("draw crypt")?;
    assert_eq!(card(&game, "Ryan").zone, Zone::Uncontrolled);
    assert_eq!((pool(&game, 0), card(&game, "Sully").zone), (9, Zone::Crypt));
    Ok(())
}

/// INFLUENCE-1: on the first turn of the game there is 1 transfer.
#[test]
fn the_first_turn() -> Outcome {
    let mut s = table(5);
    s.round(1).seat(2, Methuselah::new().uncontrolled("Baixinho", 0))?;
    let game = start(&s, 2, Phase::Influence);
    assert_eq!(game.state().seat(Seat(2)).transfers, 3);
    Ok(())
}

// ---- the end

/// END-1, -2, -4: the prey without pool is ousted, and the last one standing has won.
#[test]
fn the_last_one_standing() -> Outcome {
    let mut s = table(2);
    s.seat(1, Methuselah::new().pool(1))?;
    s.minion(0, "Ryan")?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play("bleed")?;
    game.pass_until("minion")?;
    assert_eq!(game.ended(), Some(Ending::LastStanding));
    let seat = |n| game.state().seat(Seat(n));
    assert_eq!((seat(0).half_points, seat(1).half_points, seat(0).pool), (4, 0, 36));
    assert!(matches!(game.pass(), Err(DriveError::Over { .. })));
    Ok(())
}

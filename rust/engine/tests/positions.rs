//! Which positions can be, and how a game that goes on from one is driven.

mod common;

use common::{card, hand, pool, start, table};
use methuselah_engine::{
    Seat,
    scenario::{DriveError, Methuselah, Placed, Region, ScenarioError, Wanted},
    state::{Phase, Zone},
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
                    [hunt] hunt with Ryan\n  [become anarch] Ryan becomes an anarch for 2 blood";
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
    Ok(())
}

#[test]
fn a_decision_that_does_not_exist_is_said_and_others_may_never_come() {
    let mut game = start(&table(2), 0, Phase::Discard);
    let error = game.pass_until("influense").unwrap_err();
    assert!(matches!(error, DriveError::NoSuchKind { .. }), "{error}");
    let error = game.pass_until("torpor block").unwrap_err();
    assert!(matches!(error, DriveError::NeverCame { .. }), "{error}");
}

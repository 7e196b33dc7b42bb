//! Small positions with real cards, and what comes of them by the rulebook.

mod common;

use common::{card, hand, pool, start, table};
use methuselah_cards::vocab::Title;
use methuselah_engine::{
    Game, Seat,
    scenario::{DriveError, Methuselah, Placed, Wanted},
    state::{Ending, Phase, Zone},
};

type Outcome = Result<(), Box<dyn std::error::Error>>;

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
    game.pass_until("discard")?;
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
    game.pass_until("discard")?;
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
    game.pass_until("discard")?;
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
    game.pass_until("discard")?;
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
    game.pass_until("discard")?;
    assert_eq!(pool(&game, 1), 29);
    intercepted.play(Wanted::play("Eyes of Argus").inferior())?;
    intercepted.pass_until("strike")?;
    assert!(intercepted.state().combat.on);
    Ok(())
}

/// BLOCK-8: a wake lets a locked minion block.
#[test]
fn a_wake() -> Outcome {
    let mut s = table(2);
    s.seat(1, Methuselah::new().hand(["On the Qui Vive"]))?;
    s.minion(0, "Ryan")?.minion(1, Placed::new("Sully").locked())?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play("bleed")?;
    assert!(game.play("block").is_err());
    game.play(Wanted::play("On the Qui Vive"))?;
    game.play("block")?;
    game.pass_until("strike")?;
    assert!(game.state().combat.on);
    Ok(())
}

/// PRESS-1: a press goes on to a new round, the next one cancels it.
#[test]
fn presses() -> Outcome {
    let mut s = table(2);
    s.seat(0, Methuselah::new().hand(["Psyche!"; 2]))?;
    s.seat(1, Methuselah::new().hand(["Psyche!"]))?;
    s.minion(0, "Min-seo")?.minion(1, Placed::new("Massimo Falconi").blood(4))?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play("bleed")?;
    game.play("block")?;
    game.play(Wanted::kind("hand strike").minion("Min-seo"))?;
    game.play(Wanted::kind("hand strike").minion("Massimo Falconi"))?;
    let press = |seat| Wanted::play("Psyche!").seat(seat).inferior();
    game.play(press(0))?;
    game.play(press(1))?;
    let mut ended = game.clone();
    ended.pass_until("discard")?;
    assert!(!ended.state().combat.on);
    game.play(press(0))?;
    game.pass_until("strike")?;
    assert_eq!(game.state().combat.round, 2);
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
    game.pass_until("discard")?;
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
    game.pass_until("discard")?;
    let sully = card(&game, "Sully");
    assert_eq!((sully.zone, sully.blood), (Zone::Torpor, 0));
    assert_eq!(card(&game, "Aunt Linda").blood, 3);
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
    game.pass_until("discard")?;
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
    game.pass_until("discard")?;
    assert_eq!(card(&game, "Belinde").zone, Zone::AshHeap);
    assert_eq!(card(&game, "Ryan").zone, Zone::AshHeap);
    spared.pass_until("discard")?;
    assert_eq!(card(&spared, "Ryan").zone, Zone::Ready);
    Ok(())
}

/// TORPOR-2: blocked, nothing is paid and nobody fights; the blocker locks and may diablerize.
#[test]
fn leaving_torpor_is_blocked() -> Outcome {
    let mut s = table(2);
    s.seat(1, Methuselah::new().hand(["Spirit's Touch"]))?;
    s.minion(0, Placed::new("Belinde").blood(3).torpor())?;
    s.minion(1, Placed::new("Chrysanthemum").blood(1))?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play("leave torpor")?;
    game.play("block")?;
    game.play(Wanted::play("Spirit's Touch").inferior())?;
    let mut eaten = game.clone();
    game.pass_until("discard")?;
    let belinde = card(&game, "Belinde");
    assert_eq!((belinde.zone, belinde.blood, belinde.locked()), (Zone::Torpor, 3, true));
    assert!(card(&game, "Chrysanthemum").locked());
    eaten.play("diablerize")?;
    eaten.pass_until("discard")?;
    assert_eq!(card(&eaten, "Belinde").zone, Zone::AshHeap);
    assert_eq!(card(&eaten, "Chrysanthemum").blood, 4);
    Ok(())
}

/// TORPOR-3: the rescue of another's vampire is directed at 0 stealth, and the blocker fights.
#[test]
fn rescuing_a_vampire_of_another() -> Outcome {
    let mut s = table(3);
    s.minion(0, Placed::new("Ryan").blood(3))?;
    s.minion(1, "Sully")?.minion(2, "Wauneka")?;
    s.minion(2, Placed::new("Belinde").torpor().blood(2).locked())?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play(Wanted::kind("rescue").amount(2))?;
    assert_eq!(game.clone().play(Wanted::kind("block").minion("Wauneka")), Ok(()));
    assert!(game.clone().play(Wanted::kind("block").minion("Sully")).is_err());
    game.pass_until("discard")?;
    let belinde = card(&game, "Belinde");
    assert_eq!((belinde.zone, belinde.blood, belinde.locked()), (Zone::Ready, 2, true));
    assert_eq!((belinde.controller, card(&game, "Ryan").blood), (Seat(2), 1));
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
    game.pass_until("discard")?;
    assert_eq!((pool(&game, 0), pool(&game, 1), pool(&game, 2)), (30, 27, 29));
    // 2 to 2: a tie fails.
    tied.play(Wanted::kind("vote against").minion("Alexa Draper"))?;
    tied.pass_until("discard")?;
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
    game.pass_until("discard")?;
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
    s.round(1)?.seat(2, Methuselah::new().uncontrolled("Baixinho", 0))?;
    let game = start(&s, 2, Phase::Influence);
    assert_eq!(game.state().seat(Seat(2)).transfers, 3);
    Ok(())
}

// ---- contests

/// CONTEST-1 to -3: a contested vampire is out of play with what is on it, and returns with it.
#[test]
fn a_second_copy_is_brought_out() -> Outcome {
    let mut s = table(2);
    s.seat(0, Methuselah::new().uncontrolled("Belinde", 6))?;
    s.minion(1, Placed::new("Belinde").blood(2).with("Raven Spy"))?;
    let mut game = start(&s, 0, Phase::Influence);
    game.play("bring out")?;
    assert_eq!(card(&game, "Raven Spy").zone, Zone::Limbo);
    game.pass_until_seat(1, "contest")?;
    game.play("pay")?;
    assert_eq!(pool(&game, 1), 29);
    game.pass_until_seat(0, "contest")?;
    game.play("yield")?;
    game.pass_until_seat(1, "master")?;
    let belinde = card(&game, "Belinde");
    assert_eq!((belinde.zone, belinde.controller, belinde.blood), (Zone::Ready, Seat(1), 2));
    assert_eq!(card(&game, "Raven Spy").zone, Zone::Play);
    Ok(())
}

/// CONTEST-5 to -7: nobody has a contested title; it is held again when the other has yielded.
#[test]
fn two_princes_of_one_city() -> Outcome {
    let mut s = table(2);
    s.allow_blanks();
    s.minion(0, Placed::new("Carlak").blood(3))?.minion(1, Placed::new("Vasily").blood(3))?;
    let mut game = start(&s, 0, Phase::Unlock);
    let (carlak, vasily) = (game.card_named("Carlak")?, game.card_named("Vasily")?);
    let titles = |game: &Game| [carlak, vasily].map(|id| game.query().title(id));
    assert_eq!(titles(&game), [None, None]);
    game.play("pay")?;
    assert_eq!(card(&game, "Carlak").blood, 2);
    game.pass_until_seat(1, "contest")?;
    game.play("yield")?;
    assert_eq!(titles(&game), [None, None]);
    game.pass_until_seat(0, "minion")?;
    assert_eq!(titles(&game), [Some(Title::Prince), None]);
    Ok(())
}

// ---- the end

/// END-2, -3: ousted at the same moment, the predator gets the point and not the pool.
#[test]
fn two_are_ousted_at_once() -> Outcome {
    let mut s = table(3);
    s.seat(0, Methuselah::new().hand(["Ancilla Empowerment"]))?;
    s.seat(1, Methuselah::new().pool(1))?.seat(2, Methuselah::new().pool(1))?;
    s.minion(0, "Ryan")?.minion(1, "Sully")?.minion(2, "Wauneka")?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play(Wanted::play("Ancilla Empowerment"))?;
    game.play("vote for")?;
    game.pass_until("discard")?;
    assert_eq!(game.ended(), Some(Ending::LastStanding));
    let points = [0, 1, 2].map(|seat| game.state().seat(Seat(seat)).half_points);
    assert_eq!((points, pool(&game, 0)), ([4, 2, 0], 35));
    Ok(())
}

/// END-1 to -3: what the ousted controlled is gone (what nobody has seen, unseen), what they owned
/// elsewhere stays, and the next one is the prey.
#[test]
fn the_prey_of_the_prey() -> Outcome {
    let mut s = table(3);
    s.seat(1, Methuselah::new().pool(1).uncontrolled("Sully", 2))?;
    s.minion(0, "Ryan")?.minion(1, Placed::new("Ashley").owned_by(2))?;
    s.minion(2, Placed::new("Belinde").owned_by(1))?;
    let mut game = start(&s, 0, Phase::Minion);
    game.play("bleed")?;
    game.pass_until("discard")?;
    assert_eq!((pool(&game, 0), game.state().seat(Seat(0)).half_points), (36, 2));
    assert_eq!(card(&game, "Ashley").zone, Zone::Removed);
    let sully = card(&game, "Sully");
    assert_eq!((sully.zone, sully.blood, sully.known), (Zone::Removed, 0, Seat(1).bit()));
    assert_eq!(card(&game, "Belinde").zone, Zone::Ready);
    game.pass_until_seat(0, "minion")?;
    game.play("bleed")?;
    game.pass_until("discard")?;
    assert_eq!(pool(&game, 2), 29);
    Ok(())
}

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

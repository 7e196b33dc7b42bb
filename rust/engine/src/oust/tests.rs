//! A Methuselah is ousted inside everything that can go on, whatever their part in it.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, OnceLock},
};

use methuselah_cards::CardSet;

use self::Part::{Active, Actor, Blocker, Caller, Fighter, Other, Own, Target};
use super::*;
use crate::{
    chance::{Chance, Purpose},
    engine::Flow,
    game::Game,
    mixes::Mixer,
    rules::Rules,
    scenario::{Methuselah, Placed, Scenario, ScenarioError},
    state::{Phase, State},
};

/// The part of a Methuselah in what is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    /// Acts: the action is of one of their minions.
    Actor,
    /// Blocks: their minion attempts to, or has.
    Blocker,
    /// Has called the referendum.
    Caller,
    /// Is the target.
    Target,
    /// Has a minion in combat.
    Fighter,
    /// What is at the top of the stack is theirs.
    Own,
    /// It is their turn.
    Active,
    /// None of these.
    Other,
}

/// The parts of a Methuselah.
fn parts(s: &State, seat: Seat) -> Vec<Part> {
    let of = |card| s.resolve(card).is_some_and(|id| s.card(id).controller == seat);
    let owns = match *s.stack.last().unwrap_or(&Frame::Action) {
        Frame::Play(play) => play.seat == seat,
        Frame::Effect(context) | Frame::Use(_, context, _) => context.you == seat,
        Frame::DiscardDown(whose) | Frame::Draw(whose, _) => whose == seat,
        Frame::OneAction(minion)
        | Frame::TakeEquipment(minion, ..)
        | Frame::Award(minion, _)
        | Frame::TakeConviction(minion, _)
        | Frame::Recover(minion, _)
        | Frame::Contest(minion) => of(minion),
        Frame::Diablerie(_, victim, _) | Frame::BurnImbued(_, victim, _) => of(victim),
        _ => false,
    };
    let all = [
        (Actor, s.action.on && s.action.meth == seat),
        (Blocker, s.action.on && of(s.action.blocker)),
        (Caller, s.referendum.on && s.referendum.meth == seat),
        (Target, s.action.on && s.action.is_at(seat)),
        (Fighter, s.combat.on && s.combat.sides.iter().any(|side| of(side.minion))),
        (Own, owns),
        (Active, s.active == seat),
    ];
    let parts: Vec<_> = all.into_iter().filter(|&(_, has)| has).map(|(part, _)| part).collect();
    if parts.is_empty() { vec![Other] } else { parts }
}

fn kind(frame: &Frame) -> &'static str {
    match frame {
        Frame::Turn(_) => "Turn",
        Frame::Unlock(_) => "Unlock",
        Frame::Phase(_) => "Phase",
        Frame::Window(_) => "Window",
        Frame::Play(_) => "Play",
        Frame::Action => "Action",
        Frame::Attempt(_) => "Attempt",
        Frame::Combat => "Combat",
        Frame::Entering(..) => "Entering",
        Frame::Queued(..) => "Queued",
        Frame::Ousting(_) => "Ousting",
        Frame::Referendum => "Referendum",
        Frame::Damage(..) => "Damage",
        Frame::Diablerie(..) => "Diablerie",
        Frame::Award(..) => "Award",
        Frame::TakeConviction(..) => "TakeConviction",
        Frame::Recover(..) => "Recover",
        Frame::BurnImbued(..) => "BurnImbued",
        Frame::Effect(_) => "Effect",
        Frame::DiscardDown(_) => "DiscardDown",
        Frame::Draw(..) => "Draw",
        Frame::Use(..) => "Use",
        Frame::OneAction(_) => "OneAction",
        Frame::TakeEquipment(..) => "TakeEquipment",
        Frame::Contest(_) => "Contest",
    }
}

/// One step of the engine, or a choice by chance where it asks. False once the game is over.
fn step(game: &mut Game, draws: &mut u32) -> bool {
    let chance = game.chance();
    let mut engine = game.engine();
    match engine.watched(Engine::go_on) {
        None => return false,
        Some(Flow::Go) => {}
        Some(Flow::Ask(seat, kind)) => {
            assert!(engine.s.alive(seat), "{seat:?} is out, and has to choose: {kind:?}");
            *draws += 1;
            let at = chance.below(engine.options.len(), 0, Purpose::Policy, *draws);
            let option = engine.options[at];
            engine.watched(|e| e.take(seat, option));
        }
    }
    true
}

/// Someone loses all pool, as by an effect, and the game goes on to its end. Returns what is going
/// on as they are ousted: not always at once, since nobody is between paying for a card and what
/// it gives, nor within what happens at one moment; they may have gained pool by then.
fn oust(mut game: Game, seat: Seat, mut draws: u32) -> Option<State> {
    game.watch();
    let mut engine = game.engine();
    let later = engine.is_paying(seat) || engine.s.together > 0;
    engine.watched(|e| e.lose(Holder::Pool(seat), i32::MAX, crate::event::Why::Told));
    let mut before = *game.state();
    while step(&mut game, &mut draws) && game.state().alive(seat) {
        before = *game.state();
    }
    let out = !game.state().alive(seat);
    assert!(out || later, "{seat:?} is in the game still");
    let open = before.action.on && before.action.meth == seat && !before.action.successful;
    while step(&mut game, &mut draws) {
        let action = &game.state().action;
        if open && out && action.on && action.actor == before.action.actor {
            assert!(!action.successful, "the action of one who is out succeeds");
        }
    }
    let s = game.state();
    // From a position without crypts, nobody may be left who can do anything.
    let stuck = s.ended == Some(Ending::DecisionCap) && s.turns == TURNS;
    if !stuck {
        assert_eq!((s.error, s.ended), (None, Some(Ending::LastStanding)));
        let points: u8 = s.all_seats().map(|seat| s.seat(seat).half_points).sum();
        // END-2, -3: one for each who is out, and one for the last one standing.
        assert_eq!(points, 2 * s.seat_count);
    }
    out.then_some(before)
}

/// Says where it was, should it panic.
struct Place(String);

impl Drop for Place {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}", self.0);
        }
    }
}

/// What a Methuselah can be ousted in: what is at the top of the stack, and their parts in what is
/// going on. (Nobody but the acting Methuselah has a part before an action is announced; the votes
/// of a referendum are cast in a window above it, its results are effects.)
const ALL: [(&str, &[Part]); 17] = [
    ("Turn", &[Active, Other]),
    ("Unlock", &[Active, Other]),
    ("Phase", &[Active, Other]),
    ("Window", &[Actor, Blocker, Caller, Target, Fighter, Active, Other]),
    ("Play", &[Actor, Blocker, Caller, Target, Fighter, Own, Active, Other]),
    ("Action", &[Actor, Blocker, Target, Active, Other]),
    ("Attempt", &[Actor, Blocker, Target, Active, Other]),
    ("Combat", &[Actor, Blocker, Target, Fighter, Active, Other]),
    ("Queued", &[Actor, Blocker, Target, Active, Other]),
    ("Referendum", &[Actor, Blocker, Caller, Target, Active, Other]),
    ("Damage", &[Actor, Blocker, Target, Fighter, Active, Other]),
    ("Diablerie", &[Actor, Blocker, Target, Own, Active, Other]),
    ("Effect", &[Actor, Blocker, Caller, Target, Fighter, Own, Active, Other]),
    ("DiscardDown", &[Own, Active, Other]),
    ("Use", &[Actor, Blocker, Caller, Target, Fighter, Own, Active, Other]),
    ("OneAction", &[Own, Active, Other]),
    ("TakeEquipment", &[Own, Active, Other]),
];

/// Turns after which games from a position are given up.
const TURNS: u32 = 400;

/// Positions from which comes what is rare in games of random decks.
fn position(number: u64) -> Result<Game, ScenarioError> {
    let rules = Rules { decision_cap: TURNS, round_limit: 0, ..Rules::default() };
    let mut s = Scenario::new(4, cards(), rules)?;
    s.allow_blanks();
    match number % 3 {
        // An action on the spur of the moment.
        0 => {
            s.minion(0, Placed::new("Lucretia, Cess Queen").blood(4).with("Enkil Cog"))?;
            s.minion(1, "Ryan")?.minion(2, "Ashley")?;
            s.start(0, Phase::Minion, number)
        }
        // A vampire that leaves torpor is diablerized by its blocker, who is hunted.
        1 => {
            let hand = ["Raven Spy", "Deflection", "On the Qui Vive"];
            s.seat(1, Methuselah::new().hand(hand))?;
            s.minion(0, Placed::new("Ashley").torpor().blood(2).with(".44 Magnum"))?;
            s.minion(1, Placed::new("Ryan").with("Raven Spy"))?;
            s.minion(2, "Belinde")?;
            s.minion(3, Placed::new("Alexa Draper").with("Raven Spy"))?;
            s.start(0, Phase::Minion, number)
        }
        // Hands that shrink.
        _ => {
            s.permanent(0, Placed::new("Dreams of the Sphinx").counters(1))?;
            s.permanent(1, "Elder Library")?;
            s.minion(0, Placed::new("Ashley").with(".44 Magnum").with("Kevlar Vest"))?;
            s.minion(0, "Ryan")?.minion(1, "Belinde")?;
            s.start(0, Phase::Minion, number)
        }
    }
}

fn cards() -> &'static Arc<CardSet> {
    static CARDS: OnceLock<Arc<CardSet>> = OnceLock::new();
    CARDS.get_or_init(|| Arc::new(CardSet::standard().unwrap_or_else(|e| panic!("{e}"))))
}

fn start(mixer: &Mixer, number: u64) -> Game {
    if number.is_multiple_of(4) {
        return position(number / 4).unwrap_or_else(|e| panic!("{e}"));
    }
    let setup = mixer.table(4, number);
    let chance = Chance::new(4, number);
    let entries = setup.random_seating(chance);
    Game::new(setup, chance, entries, false)
}

/// END-1 to -4. In games by chance, whoever has a part in something for one of the first times is
/// ousted there, in a copy of the game that goes on to its end, all invariants checked; until all
/// that can be has been. `GAMES` in the environment asks for more games, `TIMES` for more ousts.
#[test]
fn an_oust_inside_everything() {
    let number = |name: &str| std::env::var(name).ok().and_then(|n| n.parse::<u64>().ok());
    let (games, times) = (number("GAMES").unwrap_or(40), number("TIMES").unwrap_or(1));
    let mixer = Mixer::new();
    let mut missing: BTreeSet<(&str, Part)> = BTreeSet::new();
    for (top, parts) in ALL {
        missing.extend(parts.iter().map(|&part| (top, part)));
    }
    let mut met: BTreeMap<(Vec<&str>, Vec<Part>), u64> = BTreeMap::new();
    let mut ousts = 0;
    for number in 0.. {
        if number >= games && (missing.is_empty() || number >= 100 * games) {
            break;
        }
        let mut game = start(&mixer, number);
        let mut draws = 0;
        while step(&mut game, &mut draws) {
            let s = *game.state();
            let Some(top) = s.stack.last().map(kind) else { continue };
            if s.living() < 3 || s.ended.is_some() {
                continue;
            }
            for seat in s.all_seats().filter(|&seat| s.alive(seat)) {
                let parts = parts(&s, seat);
                let stack = s.stack.iter().map(kind).collect();
                let already = met.entry((stack, parts.clone())).or_default();
                *already += 1;
                if *already <= times && number < games
                    || parts.iter().any(|&part| missing.contains(&(top, part)))
                {
                    let _place = Place(format!("game {number}, {seat:?}: {parts:?} in {top}"));
                    let Some(before) = oust(game.clone(), seat, draws) else { continue };
                    let top = before.stack.last().map_or("nothing", kind);
                    for part in self::parts(&before, seat) {
                        missing.remove(&(top, part));
                    }
                    ousts += 1;
                }
            }
        }
    }
    println!("{ousts} ousts");
    assert!(missing.is_empty(), "nobody was ousted as {missing:?}");
}

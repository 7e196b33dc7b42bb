//! Driving a game by what shall happen, so that no test counts passes or names windows, and a new
//! window breaks no test.

use std::collections::HashSet;

use methuselah_cards::{
    facts::fold,
    vocab::{Clan, Path},
};
use thiserror::Error;

use super::{Scenario, Target, Wanted, find};
use crate::{
    error::GameError,
    game::Game,
    ids::{CardId, Seat, Value},
    option::{Choice, Decision, DecisionKind, OptionKind},
    state::Frame,
};

/// A game that does not go the way it was to be driven, and why.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DriveError {
    /// A name that no card of this game has.
    #[error(
        "no card of this game is called `{name}`{}{}",
        if nearest.is_empty() {
            String::new()
        } else {
            format!("; nearest names: {}", nearest.join(", "))
        },
        at_hand(moment)
    )]
    NoSuchCard {
        /// The name.
        name: String,
        /// The most similar names of the cards of this game.
        nearest: Vec<String>,
        /// What there is to choose, if an option was named so.
        moment: Option<Box<Moment>>,
    },
    /// A name that no kind of option, or of decision, has.
    #[error("no kind of {of} is called `{name}`; the kinds are {}", kinds.join(", "))]
    NoSuchKind {
        /// Of what it was to be a kind.
        of: &'static str,
        /// The name.
        name: String,
        /// The names there are.
        kinds: Vec<&'static str>,
    },
    /// Several cards of that name, of which none alone is in play.
    #[error("{count} cards of this game are called {name}")]
    Ambiguous {
        /// The name.
        name: String,
        /// How many there are.
        count: usize,
    },
    /// No option fitted before the phase ended.
    #[error("no option fits ({wanted}) before the phase ends{}", on_the_way(passed))]
    NoneFits {
        /// What was wanted.
        wanted: Box<Wanted>,
        /// The decisions passed.
        passed: Vec<Moment>,
    },
    /// Several options fit.
    #[error("several options fit ({wanted}):{}", lines(options))]
    Several {
        /// What was wanted.
        wanted: Box<Wanted>,
        /// Those that fit.
        options: Vec<String>,
    },
    /// A decision in which nobody can pass stands in the way.
    #[error("no way to pass on the way to ({wanted}); {moment}")]
    NoPass {
        /// What was wanted.
        wanted: String,
        /// The decision.
        moment: Moment,
    },
    /// The game is over.
    #[error("the game was over before ({wanted}){}", on_the_way(passed))]
    Over {
        /// What was wanted.
        wanted: String,
        /// The decisions passed.
        passed: Vec<Moment>,
    },
    /// A kind of decision that did not come within a round of the table.
    #[error("no decision ({wanted}) within a round of the table; passed: {}", passed.join(", "))]
    NeverCame {
        /// The kind that was waited for.
        wanted: String,
        /// The kinds that came.
        passed: Vec<String>,
    },
    /// An option of another moment.
    #[error("`{option}` is not one of the options{}", at_hand(moment))]
    NotOffered {
        /// The option in words.
        option: String,
        /// What there is to choose.
        moment: Option<Box<Moment>>,
    },
    /// The game refused a choice.
    #[error(transparent)]
    Game(#[from] GameError),
}

/// A decision in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Who has to choose.
    pub seat: Seat,
    /// What about.
    pub kind: DecisionKind,
    /// The options, each with its kind.
    pub options: Vec<String>,
}

impl std::fmt::Display for Moment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "seat {} ({}) has:", self.seat.0, self.kind.name())?;
        f.write_str(&lines(&self.options))
    }
}

fn lines(options: &[String]) -> String {
    options.iter().map(|option| format!("\n  {option}")).collect()
}

fn at_hand(moment: &Option<Box<Moment>>) -> String {
    moment.as_ref().map_or_else(String::new, |moment| format!("; {moment}"))
}

fn on_the_way(passed: &[Moment]) -> String {
    if passed.is_empty() {
        return String::new();
    }
    let passed: String = passed.iter().map(|moment| format!("\n{moment}")).collect();
    format!("; passed on the way:{passed}")
}

impl Game {
    /// Passes for everyone until an option fits, and takes it.
    ///
    /// It is an error if several fit, if none does before the phase ends, or if a decision comes in
    /// which nobody can pass. Then the game stays as it was.
    pub fn play(&mut self, wanted: impl Into<Wanted>) -> Result<(), DriveError> {
        let wanted = wanted.into();
        self.check_names(&wanted)?;
        let mut game = self.clone();
        game.drive_to(wanted)?;
        *self = game;
        Ok(())
    }

    fn drive_to(&mut self, wanted: Wanted) -> Result<(), DriveError> {
        let phase = |game: &Self| (game.state().turns, game.state().phase);
        let begun = phase(self);
        let mut passed = Vec::new();
        loop {
            let Some(decision) = self.decision() else {
                return Err(DriveError::Over { wanted: wanted.to_string(), passed });
            };
            if phase(self) != begun {
                return Err(DriveError::NoneFits { wanted: Box::new(wanted), passed });
            }
            let options = self.options().iter().copied();
            let fitting: Vec<Choice> =
                options.filter(|&option| self.fits(&wanted, decision, option)).collect();
            match fitting[..] {
                [option] => return Ok(self.choose(option)?),
                [] => {}
                _ => {
                    let wanted = Box::new(wanted);
                    let options = fitting.iter().map(|&option| self.listed(option)).collect();
                    return Err(DriveError::Several { wanted, options });
                }
            }
            passed.push(self.moment(decision));
            self.pass_to(&wanted.to_string())?;
        }
    }

    /// Everyone passes until that kind of decision ([`DecisionKind::name`]) waits, at once if it
    /// does, or until the game is over.
    ///
    /// A phase is meant as the one that comes next (the one under way, if it is that). A phase in
    /// which there is nothing to decide is not waited for: the first decision after it will do.
    ///
    /// It is an error if a decision comes in which nobody can pass, or if that kind does not come
    /// within a round of the table. Then the game stays as it was.
    pub fn pass_until(&mut self, kind: &str) -> Result<(), DriveError> {
        self.pass_while(kind, kind, None)
    }

    /// As [`Game::pass_until`], until that seat has that kind of decision, or that phase.
    pub fn pass_until_seat(&mut self, seat: u8, kind: &str) -> Result<(), DriveError> {
        self.pass_while(&format!("{kind} of seat {seat}"), kind, Some(Seat(seat)))
    }

    fn pass_while(
        &mut self,
        wanted: &str,
        kind: &str,
        seat: Option<Seat>,
    ) -> Result<(), DriveError> {
        let kinds = DecisionKind::ALL.iter().map(|kind| kind.name());
        check_kind("decision", kind, kinds)?;
        let mut game = self.clone();
        let phase = Scenario::phase(kind).ok();
        let begun = game.state().turns;
        let own_turn = seat.is_none_or(|seat| seat == game.state().active);
        let turn_to_come = !own_turn || phase.is_some_and(|phase| phase < game.state().phase);
        let first = begun + u32::from(turn_to_come);
        let mut passed: Vec<String> = Vec::new();
        while let Some(decision) = game.decision() {
            let s = game.state();
            // In a window that ends a phase the others are asked, not whose phase it is.
            let own = !matches!(s.stack.last(), Some(Frame::Window(_))) || phase.is_none();
            let here = own && decision.kind.name() == kind;
            let past = phase.is_some_and(|phase| {
                let theirs = seat.is_none_or(|seat| seat == s.active);
                let later = seat.is_none() && s.turns > first;
                s.turns >= first && theirs && (later || s.phase > phase)
            });
            let theirs = seat.is_none_or(|seat| seat == decision.seat);
            if past || (here && theirs) {
                break;
            }
            if s.turns > begun + s.living() as u32 {
                return Err(DriveError::NeverCame { wanted: wanted.to_owned(), passed });
            }
            let name = decision.kind.name().to_owned();
            if !passed.contains(&name) {
                passed.push(name);
            }
            game.pass_to(wanted)?;
        }
        *self = game;
        Ok(())
    }

    /// Passes the decision at hand.
    pub fn pass(&mut self) -> Result<(), DriveError> {
        self.pass_to("pass")
    }

    fn pass_to(&mut self, wanted: &str) -> Result<(), DriveError> {
        let wanted = || wanted.to_owned();
        let Some(decision) = self.decision() else {
            return Err(DriveError::Over { wanted: wanted(), passed: Vec::new() });
        };
        let pass = self.options().iter().copied().find(|option| option.kind == OptionKind::Pass);
        match pass {
            Some(pass) => Ok(self.choose(pass)?),
            None => Err(DriveError::NoPass { wanted: wanted(), moment: self.moment(decision) }),
        }
    }

    /// The options of the decision at hand, in words.
    pub fn options_in_words(&self) -> Vec<String> {
        self.options().iter().map(|&option| self.words_of(option)).collect()
    }

    /// The card of that name: the only one in play, or else the only one of the game.
    pub fn card_named(&self, name: &str) -> Result<CardId, DriveError> {
        let all: Vec<CardId> = self.cards().filter(|&id| self.is_named(id, name)).collect();
        let zone = |id: CardId| self.state().card(id).zone;
        let in_play: Vec<CardId> = all.iter().copied().filter(|&id| zone(id).in_play()).collect();
        match (&in_play[..], &all[..]) {
            (&[card], _) | (&[], &[card]) => Ok(card),
            (_, []) => Err(self.no_such_card(name, None)),
            _ => Err(DriveError::Ambiguous { name: name.to_owned(), count: all.len() }),
        }
    }

    fn cards(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.state().card_count).map(CardId)
    }

    fn moment(&self, decision: Decision) -> Moment {
        let options = self.options().iter().map(|&option| self.listed(option)).collect();
        Moment { seat: decision.seat, kind: decision.kind, options }
    }

    fn listed(&self, option: Choice) -> String {
        format!("[{}] {}", option.kind.name(), self.words_of(option))
    }

    fn is_named(&self, id: CardId, name: &str) -> bool {
        let q = self.query();
        let def = self.state().card(id).def;
        let card = q.set().def(def);
        let names = [&card.facts.name, card.name()];
        names.into_iter().any(|own| fold(own) == fold(name)) || find(q.set(), name) == Ok(def)
    }

    fn check_names(&self, wanted: &Wanted) -> Result<(), DriveError> {
        if let Some(kind) = &wanted.kind {
            check_kind("option", kind, OptionKind::ALL.iter().map(|kind| kind.name()))?;
        }
        let known = |name: &str| self.cards().any(|id| self.is_named(id, name));
        let target = match &wanted.target {
            Some(Target::Name(name))
                if name.parse::<Clan>().is_err() && name.parse::<Path>().is_err() =>
            {
                Some(name)
            }
            _ => None,
        };
        let mut names = [&wanted.card, &wanted.minion].into_iter().flatten().chain(target);
        let no_such_card = |name: &String| Err(self.no_such_card(name, self.at_hand()));
        names.find(|name| !known(name)).map_or(Ok(()), no_such_card)
    }

    fn no_such_card(&self, name: &str, moment: Option<Box<Moment>>) -> DriveError {
        let q = self.query();
        let here: HashSet<&str> = self.cards().map(|id| &*q.def(id).facts.name).collect();
        let near = q.set().table().nearest(name, usize::MAX).into_iter();
        let nearest = near.filter(|near| here.contains(near)).take(3);
        let nearest = nearest.map(str::to_owned).collect();
        DriveError::NoSuchCard { name: name.to_owned(), nearest, moment }
    }

    fn at_hand(&self) -> Option<Box<Moment>> {
        self.decision().map(|decision| Box::new(self.moment(decision)))
    }

    /// Takes an option that was offered under these words; an error lists those that are.
    pub fn take(&mut self, option: Choice, words: &str) -> Result<(), DriveError> {
        self.choose(option).map_err(|error| match error {
            GameError::NotOffered => {
                DriveError::NotOffered { option: words.to_owned(), moment: self.at_hand() }
            }
            error => error.into(),
        })
    }

    fn fits(&self, wanted: &Wanted, decision: Decision, option: Choice) -> bool {
        let named = |id: CardId, name: &String| id.some().is_some_and(|id| self.is_named(id, name));
        // What is done to an uncontrolled vampire has it as its minion.
        let about_minion = matches!(
            option.kind,
            OptionKind::Transfer | OptionKind::TransferBack | OptionKind::BringOut
        );
        let target = |target: &Target| match (target, option.target) {
            (Target::Name(name), Value::Card(card)) => named(card.id, name),
            (Target::Name(name), Value::Clan(clan)) => name.parse() == Ok(clan),
            (Target::Name(name), Value::Path(path)) => name.parse() == Ok(path),
            (Target::Name(name), Value::Nothing) => about_minion && named(option.minion, name),
            (Target::Number(n), Value::Seat(seat)) => *n == i16::from(seat.0),
            (Target::Number(n), Value::Number(number)) => *n == number,
            _ => false,
        };
        wanted.seat.is_none_or(|seat| decision.seat == Seat(seat))
            && wanted.kind.as_ref().is_none_or(|kind| option.kind.name() == kind)
            && wanted.card.as_ref().is_none_or(|name| named(option.card, name))
            && wanted.minion.as_ref().is_none_or(|name| named(option.minion, name))
            && wanted.target.as_ref().is_none_or(target)
            && wanted.level.is_none_or(|level| self.level_of(option) == Some(level))
            && wanted.mode.is_none_or(|mode| option.mode == mode)
            && wanted.amount.is_none_or(|amount| option.amount == Some(amount))
    }

    fn level_of(&self, option: Choice) -> Option<methuselah_cards::vocab::Level> {
        let card = option.card.some().filter(|_| option.kind == OptionKind::Play)?;
        self.query().def(card).modes.get(option.mode as usize)?.level
    }
}

fn check_kind(
    of: &'static str,
    name: &str,
    kinds: impl Iterator<Item = &'static str> + Clone,
) -> Result<(), DriveError> {
    if kinds.clone().any(|kind| kind == name) {
        return Ok(());
    }
    Err(DriveError::NoSuchKind { of, name: name.to_owned(), kinds: kinds.collect() })
}

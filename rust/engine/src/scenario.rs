//! Any position, for tests and puzzles.
//!
//! A [`Scenario`] collects what is on the table, refuses what cannot be, and begins a turn in a
//! phase. The game it returns is driven by what shall happen, not by counting passes: see
//! [`Game::play`] and [`Game::pass_until`].
//!
//! ```
//! use std::sync::Arc;
//!
//! use methuselah_cards::CardSet;
//! use methuselah_engine::{
//!     Rules, Seat,
//!     scenario::{Methuselah, Placed, Scenario, Wanted},
//!     state::Phase,
//! };
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let cards = Arc::new(CardSet::standard()?);
//! let mut table = Scenario::new(3, &cards, Rules::default())?;
//! table.seat(1, Methuselah::new().pool(12))?;
//! table.minion(0, Placed::new("Belinde").blood(4))?;
//! let mut game = table.start(0, Phase::Minion, 1)?;
//! game.play(Wanted::kind("bleed").minion("Belinde"))?;
//! game.pass_until("minion")?;
//! assert_eq!(game.state().seat(Seat(1)).pool, 11);
//! assert_eq!(game.state().edge, Some(Seat(0)));
//! # Ok(())
//! # }
//! ```

mod build;
mod check;
mod drive;
mod error;
mod filler;
mod host;
mod spec;
mod wanted;

use std::sync::Arc;

use methuselah_cards::{CardSet, DefId, facts::fold};

pub use drive::DriveError;
pub use error::ScenarioError;
pub use filler::with_filler;
pub use spec::{Methuselah, On, Pile, Placed, Region};
pub use wanted::{Target, Wanted};

use crate::{event::Event, game::Game, ids::Seat, rules::Rules, state::MAX_SEATS, state::Phase};

/// Transfers of later rounds are those of the last entry of the schedule: a position is of a round
/// in which they hold, unless it names another.
const LATE_ROUND: u16 = 4;

/// A position to be: what is on the table, and the turn that goes on from it.
///
/// Piles that are not given are **fillers**: cards of no type, no name in any text, no cost and no
/// effect, which are in no printed set. They can be drawn, held, discarded and counted, as any card
/// can, and nothing else: no window offers them, no description but "a card" fits them. A hand is
/// filled up to hand size, so that a card played is replaced by the one card that the library's
/// order says. A crypt that is not given is empty, since there is no crypt card that could not
/// matter: whatever comes from a crypt can be brought into play.
#[derive(Clone, Debug)]
pub struct Scenario {
    cards: Arc<CardSet>,
    filler: DefId,
    rules: Rules,
    seats: Vec<Option<Seated>>,
    placed: Vec<Planned>,
    round: Option<u16>,
    blanks: bool,
}

/// A Methuselah with the cards found.
#[derive(Clone, Debug, Default)]
struct Seated {
    spec: Methuselah,
    hand: Vec<DefId>,
    library: Vec<DefId>,
    crypt: Vec<DefId>,
    ash_heap: Vec<DefId>,
}

/// A card to be placed, found and with the cards on it.
#[derive(Clone, Debug)]
struct Planned {
    def: DefId,
    owner: Seat,
    controller: Seat,
    spec: Placed,
    cards: Vec<Planned>,
}

impl Scenario {
    /// A table of that many Methuselahs, with nothing in play.
    pub fn new(players: usize, cards: &Arc<CardSet>, rules: Rules) -> Result<Self, ScenarioError> {
        if !(2..=MAX_SEATS).contains(&players) {
            return Err(ScenarioError::Players(players));
        }
        rules.check()?;
        let cards = with_filler(cards);
        Ok(Self {
            filler: find(&cards, filler::FILLER)?,
            cards,
            rules,
            seats: vec![None; players],
            placed: Vec::new(),
            round: None,
            blanks: false,
        })
    }

    /// Allows cards that are not implemented yet, as blanks. Must come before they are named.
    pub fn allow_blanks(&mut self) -> &mut Self {
        self.blanks = true;
        self
    }

    /// The round of the table, counted from 1. If not given, a late one, in which the first turns'
    /// fewer transfers (INFLUENCE-1) are over.
    pub fn round(&mut self, round: u16) -> Result<&mut Self, ScenarioError> {
        if round == 0 {
            return Err(ScenarioError::NoRound);
        }
        self.round = Some(round);
        Ok(self)
    }

    /// Sets a Methuselah up.
    pub fn seat(&mut self, seat: u8, spec: Methuselah) -> Result<&mut Self, ScenarioError> {
        let at = self.seat_of(seat)?;
        if self.seats[at.index()].is_some() {
            return Err(ScenarioError::SeatTwice(seat));
        }
        let seated = Seated {
            hand: self.library_cards(&spec.hand.names, "in a hand")?,
            library: self.library_cards(&spec.library.names, "in a library")?,
            crypt: self.find_all(&spec.crypt)?,
            ash_heap: self.find_all(&spec.ash_heap)?,
            spec,
        };
        for &def in &seated.crypt {
            check::crypt_card(self.cards.def(def), "in a crypt")?;
        }
        for (name, blood) in &seated.spec.uncontrolled {
            let vampire = Placed::new(name).blood(*blood);
            self.minion(seat, vampire.region(Region::Uncontrolled))?;
        }
        self.seats[at.index()] = Some(seated);
        Ok(self)
    }

    /// Gives a Methuselah a minion, with the cards on it.
    pub fn minion(
        &mut self,
        seat: u8,
        minion: impl Into<Placed>,
    ) -> Result<&mut Self, ScenarioError> {
        let planned = self.plan(self.seat_of(seat)?, minion.into())?;
        check::minion(self.cards.def(planned.def), &planned)?;
        self.check_attached(&planned)?;
        self.placed.push(planned);
        Ok(self)
    }

    /// Gives a Methuselah a card in play that is no minion: alone, or on another card (of whomever).
    pub fn permanent(
        &mut self,
        seat: u8,
        card: impl Into<Placed>,
    ) -> Result<&mut Self, ScenarioError> {
        let planned = self.plan(self.seat_of(seat)?, card.into())?;
        let def = self.cards.def(planned.def);
        match &planned.spec.on {
            Some(on) => check::attached(def, &planned, &on.name)?,
            None => check::alone(def, &planned)?,
        }
        self.check_attached(&planned)?;
        self.placed.push(planned);
        Ok(self)
    }

    /// Begins a turn in a phase (in the unlock phase with all that happens there) and carries the
    /// game on to the first decision.
    pub fn start(&self, active: u8, phase: Phase, seed: u64) -> Result<Game, ScenarioError> {
        self.laid_out_and_begun(active, phase, seed).map(|(_, begun)| begun)
    }

    /// As [`Scenario::start`], with the game as it was before.
    pub fn laid_out_and_begun(
        &self,
        active: u8,
        phase: Phase,
        seed: u64,
    ) -> Result<(Game, Game), ScenarioError> {
        let active = self.seat_of(active)?;
        self.check_table()?;
        let laid_out = self.build(active, phase, seed)?;
        let mut game = laid_out.clone();
        game.engine().commit(Event::Turn(active));
        game.advance();
        Ok((laid_out, game))
    }

    /// The phase of that name.
    pub fn phase(name: &str) -> Result<Phase, ScenarioError> {
        Ok(match name.trim().to_ascii_lowercase().as_str() {
            "unlock" => Phase::Unlock,
            "master" => Phase::Master,
            "minion" => Phase::Minion,
            "influence" => Phase::Influence,
            "discard" => Phase::Discard,
            _ => return Err(ScenarioError::NoPhase(name.to_owned())),
        })
    }

    fn seat_of(&self, seat: u8) -> Result<Seat, ScenarioError> {
        let last = self.seats.len() as u8 - 1;
        if seat <= last { Ok(Seat(seat)) } else { Err(ScenarioError::NoSeat { seat, last }) }
    }

    fn plan(&self, controller: Seat, mut spec: Placed) -> Result<Planned, ScenarioError> {
        let def = self.find(&spec.name)?;
        let owner = spec.owner.map_or(Ok(controller), |owner| self.seat_of(owner))?;
        for &(seat, _) in &spec.corruption {
            self.seat_of(seat)?;
        }
        let cards = std::mem::take(&mut spec.cards).into_iter();
        let cards = cards.map(|card| self.plan(controller, card)).collect::<Result<_, _>>()?;
        Ok(Planned { def, owner, controller, spec, cards })
    }

    fn check_attached(&self, host: &Planned) -> Result<(), ScenarioError> {
        let name = self.cards.def(host.def).name();
        for card in &host.cards {
            check::attached(self.cards.def(card.def), card, name)?;
            self.check_attached(card)?;
        }
        Ok(())
    }

    fn find(&self, name: &str) -> Result<DefId, ScenarioError> {
        let def = find(&self.cards, name)?;
        let card = self.cards.def(def);
        if card.implemented || self.blanks {
            Ok(def)
        } else {
            Err(ScenarioError::NotImplemented(card.name().to_owned()))
        }
    }

    fn find_all(&self, names: &[String]) -> Result<Vec<DefId>, ScenarioError> {
        names.iter().map(|name| self.find(name)).collect()
    }

    fn library_cards(
        &self,
        names: &[String],
        place: &'static str,
    ) -> Result<Vec<DefId>, ScenarioError> {
        let found = self.find_all(names)?;
        for &def in &found {
            check::library_card(self.cards.def(def), place)?;
        }
        Ok(found)
    }
}

/// The card of a set by its name, as the table of printed cards finds names; an error tells the
/// nearest ones.
fn find(cards: &CardSet, name: &str) -> Result<DefId, ScenarioError> {
    let found = cards.table().find(name).and_then(|facts| cards.by_id(facts.id));
    let filler = || filler::filler(cards).filter(|_| fold(name) == fold(filler::FILLER));
    found.or_else(filler).ok_or_else(|| ScenarioError::UnknownCard {
        name: name.to_owned(),
        nearest: nearest(cards, name),
    })
}

fn nearest(cards: &CardSet, name: &str) -> Vec<String> {
    cards.table().nearest(name, 3).into_iter().map(str::to_owned).collect()
}

//! The words of options and of what has happened, made only when someone reads them.

mod change;
mod deed;
mod faces;
mod gist;
mod recall;
mod transcript;

use deed::{By, Namer};
use transcript::Transcript;

use crate::{game::Game, ids::Seat, option::Choice};

impl Game {
    /// An option of the decision at hand in words, as its Methuselah may read them: "bleed with
    /// Belinde", "Brock Sterling plays Deflection [DOM] → seat 2".
    pub fn words_of(&self, choice: Choice) -> String {
        let decision = self.decision();
        let seat = decision.map(|decision| decision.seat);
        let knows = |card| seat.is_none_or(|seat| self.view(seat).knows(card));
        let in_words = |option, by| {
            let namer = Namer { q: self.query(), knows: &knows, by, seats: &[] };
            namer.option(option, decision.map(|decision| decision.kind))
        };
        let plain = Namer { q: self.query(), knows: &knows, by: By::Name, seats: &[] };
        let others: Vec<Choice> = self
            .options()
            .iter()
            .copied()
            .filter(|&other| other != choice && plain.reads_like(other, choice))
            .collect();
        let mut words = String::new();
        for by in By::ALL {
            words = in_words(choice, by);
            if others.iter().all(|&other| in_words(other, by) != words) {
                break;
            }
        }
        words
    }

    /// What has happened, as a Methuselah has seen it, or (`None`) as anyone at the table has: a
    /// line an event, in the order of the log. Cards that the reader could not see at the time are
    /// not named.
    ///
    /// Empty if the game is not logged.
    pub fn transcript(&self, reader: Option<Seat>) -> Vec<String> {
        Transcript::of(self, Some(reader.map_or(0, Seat::bit)), &[])
    }

    /// What has happened, with every card named.
    pub fn open_transcript(&self) -> Vec<String> {
        Transcript::of(self, None, &[])
    }

    /// What has happened, with every card named, and the Methuselahs by these names, in the order of
    /// the seats; one without a name is called by the seat.
    pub fn transcript_with_names(&self, names: &[String]) -> Vec<String> {
        Transcript::of(self, None, names)
    }
}

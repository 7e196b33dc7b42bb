//! The words of options and of what has happened, made only when someone reads them.

mod bounds;
mod change;
mod deed;
mod faces;
mod gist;
mod happened;
mod prints;
mod referendum;
mod strikes;
mod table;
mod transcript;
mod why;

#[cfg(test)]
mod tests;

use deed::{By, Namer};
use transcript::Transcript;

use crate::{
    game::Game,
    ids::{CardId, Seat},
    option::Choice,
    state::State,
};

impl Game {
    /// An option of the decision at hand in words, as its Methuselah may read them: "bleed with
    /// Belinde", "Brock Sterling plays Deflection [DOM] → seat 2".
    pub fn words_of(&self, choice: Choice) -> String {
        let decision = self.decision();
        let seat = decision.map(|decision| decision.seat);
        let knows = |card| seat.is_none_or(|seat| self.view(seat).knows(card));
        let print = |card| self.state().card(card).def;
        let namer = |by| Namer { q: self.query(), knows: &knows, print: &print, by, seats: &[] };
        let in_words = |option, by| {
            let namer = namer(by);
            namer.option(option, decision.map(|decision| decision.kind))
        };
        let plain = namer(By::Name);
        let others: Vec<Choice> = self
            .options()
            .iter()
            .copied()
            .filter(|&other| other != choice && plain.may_read_like(other, choice))
            .collect();
        let mut words = String::new();
        for by in By::ALL {
            words = in_words(choice, by);
            if others.iter().all(|&other| in_words(other, by) != words) {
                return words;
            }
        }
        // Nothing tells them apart but their place.
        let last = By::ALL[By::ALL.len() - 1];
        let like = self.options().iter().filter(|&&other| in_words(other, last) == words);
        let number = like.take_while(|&&other| other != choice).count() + 1;
        format!("{words} (no. {number})")
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

    /// A transcript to be printed: who sits where, if they have names, what was on the table when
    /// the game began, if that is given, what has happened, with every card named, what is being
    /// waited for, and the victory points so far.
    pub fn printed(&self, begun: Option<&Self>, names: &[String]) -> String {
        let state = self.state();
        let seats: Vec<String> =
            names.iter().enumerate().map(|(n, name)| format!("{name} (seat {n})")).collect();
        let mut parts = vec![seats, begun.map_or_else(Vec::new, |game| game.table_in_words(names))];
        for line in self.transcript_with_names(names) {
            if line.starts_with("Round") {
                parts.push(Vec::new());
            }
            parts.last_mut().expect("there are two at least").push(line);
        }
        let mut end = Vec::new();
        if let Some(decision) = self.decision() {
            let (kind, seat) = (decision.kind.name(), called(names, decision.seat));
            let waiting = format!("it stands at a '{kind}' decision of {seat}");
            end.push(format!("The game is not over: {waiting}. So far:"));
        }
        for seat in state.all_seats() {
            let points = f64::from(state.seat(seat).half_points) / 2.0;
            end.push(format!("{}: {points} VP", called(names, seat)));
        }
        parts.push(end);
        parts.retain(|part| !part.is_empty());
        parts.iter().map(|part| part.join("\n")).collect::<Vec<_>>().join("\n\n")
    }
}

/// The corruption counters on a card, those of each Methuselah.
fn corruption(state: &State, card: CardId, called: impl Fn(Seat) -> String) -> Vec<String> {
    let on = state.corrupted.iter().filter(|corruption| corruption.card == card);
    let told = on.map(|corruption| {
        let counters = if corruption.n == 1 { "counter" } else { "counters" };
        format!("{} corruption {counters} of {}", corruption.n, called(corruption.seat))
    });
    told.collect()
}

/// What a Methuselah is called who may have a name.
fn called(names: &[String], seat: Seat) -> String {
    names.get(seat.index()).cloned().unwrap_or_else(|| format!("seat {}", seat.0))
}

//! Referendums: what they are about, their terms, who votes how, and what comes of it.

use methuselah_cards::{lang::Step, vocab::CardType};

use super::transcript::Transcript;
use crate::{
    ids::Value,
    log::{Called, Cast},
    option::Choice,
};

/// A referendum, as far as it has been told.
#[derive(Clone, Debug, Default)]
pub(super) struct Told {
    /// Its terms are still to be told.
    open: bool,
    /// Choices still to come before points are allocated.
    choices: usize,
    /// What was chosen as its terms, until it is told.
    chosen: Vec<String>,
    /// The points allocated in them, likewise.
    allocated: Vec<String>,
    /// What it is called, once votes are cast.
    called: Option<String>,
}

impl Transcript<'_> {
    /// A card is played whose referendum may have terms.
    pub(super) fn note_terms(&mut self, choice: Choice) {
        let def = self.game.query().def(choice.card);
        if let Some(mode) = def.modes.get(choice.mode as usize)
            && def.facts.types.has(CardType::PoliticalAction)
        {
            let choices = mode.text.terms.iter().take_while(|s| matches!(s, Step::Choose(_)));
            self.referendum = Told { open: true, choices: choices.count(), ..Told::default() };
        }
    }

    /// A part of the terms is chosen; returns whether it is told with the referendum.
    pub(super) fn chose_terms(&mut self, choice: Choice) -> bool {
        if !self.referendum.open {
            return false;
        }
        let allocates = self.referendum.choices == 0 && matches!(choice.target, Value::Seat(_));
        self.referendum.choices = self.referendum.choices.saturating_sub(1);
        let chosen = self.with_namer(|namer| namer.value(choice.target));
        match allocates {
            // None go without saying.
            true if choice.n() == 0 => {}
            true => self.referendum.allocated.push(format!("{} to {chosen}", choice.n())),
            false => self.referendum.chosen.push(chosen),
        }
        true
    }

    /// Its terms are settled.
    pub(super) fn called(&mut self, called: Called) {
        let what = match called {
            Called::Card(card) => format!("the referendum of {}", self.name(card)),
            Called::BloodHunt(hunted) => format!("the blood hunt on {}", self.name(hunted)),
        };
        let terms = [&mut self.referendum.chosen, &mut self.referendum.allocated];
        let terms = terms.map(|parts| listed(&std::mem::take(parts)));
        let terms: Vec<String> = terms.into_iter().filter(|part| !part.is_empty()).collect();
        let terms = match terms.as_slice() {
            [] => String::new(),
            terms => format!(": {}", terms.join("; ")),
        };
        self.line(format!("{what} is called{terms}"));
        self.referendum.open = false;
        self.referendum.called = Some(what);
    }

    /// "Belinde casts 2 votes for (prince)".
    pub(super) fn cast(&mut self, cast: Cast) {
        let Cast { source, seat, votes, ballots, given, title, way } = cast;
        let counted = |n: u8, one: &str| format!("{n} {one}{}", if n == 1 { "" } else { "s" });
        let what = match (votes, ballots) {
            (votes, 0) => counted(votes, "vote"),
            (0, ballots) => counted(ballots, "ballot"),
            _ => format!("{} and {}", counted(votes, "vote"), counted(ballots, "ballot")),
        };
        let way = if way { "for" } else { "against" };
        let (who, from) = match seat {
            Some(seat) => (self.seat(seat), format!(" ({})", self.name(source))),
            None => {
                let title = title.filter(|_| votes + ballots > given);
                let title = title.map(|title| title.name().to_owned());
                let given = (given > 0).then(|| format!("{given} by cards"));
                let parts: Vec<String> = title.into_iter().chain(given).collect();
                (self.name(source), super::deed::in_brackets(&parts.join(", ")))
            }
        };
        self.line(format!("{who} casts {what} {way}{from}"));
    }

    /// "the prisci cast 3 votes for".
    pub(super) fn prisci(&mut self, way: bool, vote: bool) {
        let way = if way { "for" } else { "against" };
        let what = if vote { "cast 3 votes" } else { "take back their 3 votes" };
        self.line(format!("the prisci {what} {way}"));
    }

    pub(super) fn tallied(&mut self, passed: bool, yes: u8, no: u8) {
        let what = self.referendum.called.take().unwrap_or_else(|| "the referendum".to_owned());
        let result = if passed { "passes" } else { "fails" };
        self.line(format!("{what} {result}: {yes} for, {no} against"));
        self.referendum = Told::default();
    }
}

/// "A, B and C".
fn listed(parts: &[String]) -> String {
    match parts.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, first)) => format!("{} and {last}", first.join(", ")),
    }
}

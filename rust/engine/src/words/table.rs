//! What is on the table, in words.

use methuselah_cards::vocab::CardType;

use crate::{
    game::Game,
    ids::{CardId, Seat},
    state::Zone,
};

impl Game {
    /// What each Methuselah has, with every card named but those that lie in a library or crypt:
    /// a line for each of them, and one for each of their minions and cards on nothing.
    pub fn table_in_words(&self, names: &[String]) -> Vec<String> {
        let state = self.state();
        let mut lines = Vec::new();
        for seat in state.all_seats() {
            let at = state.seat(seat);
            let called = super::called(names, seat);
            let edge = if state.edge == Some(seat) { ", the Edge" } else { "" };
            let known: Vec<CardId> =
                at.hand.iter().copied().filter(|&card| self.is_of_a_type(card)).collect();
            let hand = format!("{} cards in hand{}", at.hand.len(), self.in_parentheses(&known));
            lines.push(format!("{called} has {} pool{edge}, {hand}", at.pool));
            let contested = self.query().contested();
            let contested = contested.filter(|&card| state.card(card).controller == seat);
            let alone = |&card: &CardId| {
                state.card(card).controller == seat && state.card(card).host == CardId::NONE
            };
            let all = at
                .minions
                .iter()
                .chain(state.permanents.iter().filter(|card| alone(card)))
                .chain(at.uncontrolled.iter())
                .copied()
                .chain(contested);
            lines
                .extend(all.map(|card| format!("  {}", self.card_on_the_table(card, seat, names))));
            let heap = |&card: &CardId| {
                state.card(card).zone == Zone::AshHeap && state.card(card).owner == seat
            };
            let heap: Vec<CardId> = (0..state.card_count).map(CardId).filter(heap).collect();
            if !heap.is_empty() {
                lines.push(format!("  ash heap: {}", self.listed_names(&heap)));
            }
        }
        lines
    }

    /// A card with how it stands and what is on it: "Belinde (4 blood, locked) with .44 Magnum".
    fn card_on_the_table(&self, card: CardId, controller: Seat, names: &[String]) -> String {
        let (q, at) = (self.query(), self.state().card(card));
        let types = q.def(card).facts.types;
        let mut how = Vec::new();
        if q.is_vampire(card) {
            how.push(format!("{} blood", at.blood));
        } else if q.is_ally(card) || types.has(CardType::Retainer) {
            how.push(format!("{} life", at.blood));
        }
        if at.counters > 0 {
            let s = if at.counters == 1 { "" } else { "s" };
            how.push(format!("{} counter{s}", at.counters));
        }
        how.extend(super::corruption(self.state(), card, |seat| super::called(names, seat)));
        for tally in self.state().tallies.iter().filter(|tally| tally.on == card) {
            let s = if tally.n == 1 { "" } else { "s" };
            how.push(format!("{} {} counter{s}", tally.n, tally.kind.name()));
        }
        let kept = q.kept_on(card).count();
        how.extend(
            (kept > 0).then(|| format!("keeps {kept} card{}", if kept == 1 { "" } else { "s" })),
        );
        how.extend(at.locked().then(|| "locked".to_owned()));
        let place = match at.zone {
            Zone::Torpor => Some("in torpor"),
            Zone::Incapacitated => Some("incapacitated"),
            Zone::Uncontrolled => Some("uncontrolled"),
            Zone::Contested => Some("contested"),
            _ => None,
        };
        how.extend(place.map(str::to_owned));
        if at.controller != controller {
            how.push(format!("of {}", super::called(names, at.controller)));
        }
        let on = q.attached(card).map(|on| self.card_on_the_table(on, controller, names));
        let on: Vec<String> = on.collect();
        let how = if how.is_empty() { String::new() } else { format!(" ({})", how.join(", ")) };
        let on = if on.is_empty() { String::new() } else { format!(" with {}", on.join(", ")) };
        format!("{}{how}{on}", q.def(card).name())
    }

    /// Whether a card is one of the game: fillers are of no type.
    fn is_of_a_type(&self, card: CardId) -> bool {
        !self.query().def(card).facts.types.is_empty()
    }

    fn in_parentheses(&self, cards: &[CardId]) -> String {
        if cards.is_empty() { String::new() } else { format!(" ({})", self.listed_names(cards)) }
    }

    fn listed_names(&self, cards: &[CardId]) -> String {
        let name = |&card: &CardId| self.query().def(card).name();
        cards.iter().map(name).collect::<Vec<_>>().join("; ")
    }
}

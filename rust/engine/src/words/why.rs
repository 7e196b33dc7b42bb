//! Why counters move, as it is told behind what moves.

use methuselah_cards::vocab::CardType;

use super::transcript::Transcript;
use crate::{
    event::{Hit, Holder, Why},
    ids::CardId,
};

impl Transcript<'_> {
    /// " for Deflection", " by the bleed"; nothing where another line has said it.
    pub(super) fn because(&self, from: Holder, to: Holder, why: Why) -> String {
        let on_itself = |card: CardId| {
            let holds =
                |holder| matches!(holder, Holder::Blood(c) | Holder::Counters(c) if c == card);
            holds(from) || holds(to)
        };
        match why {
            Why::Told => String::new(),
            Why::Cost(card) | Why::Effect(card) if card.some().is_none() => String::new(),
            Why::Effect(card) if on_itself(card) && self.is_minion(card) => {
                " by its own text".to_owned()
            }
            Why::Cost(card) | Why::Effect(card) if on_itself(card) => String::new(),
            Why::Cost(card) => format!(" for {}", self.name(card)),
            Why::Effect(card) => format!(" by {}", self.name(card)),
            Why::Bleed => " by the bleed".to_owned(),
            Why::Hunt => " by hunting".to_owned(),
            Why::Ousting(seat) => format!(" for ousting {}", self.seat(seat)),
            Why::Damage => match from {
                Holder::Blood(card) if self.is_of(card, CardType::Vampire) => " to mend damage",
                _ => " by damage",
            }
            .to_owned(),
            Why::Theft => " by the strike".to_owned(),
            Why::Diablerie => " by diablerie".to_owned(),
            Why::Vote => " to vote".to_owned(),
            Why::Block => " to attempt to block".to_owned(),
            Why::Torpor => " for leaving torpor".to_owned(),
            Why::Capacity => " beyond its capacity".to_owned(),
        }
    }

    fn is_minion(&self, card: CardId) -> bool {
        [CardType::Vampire, CardType::Imbued, CardType::Ally].iter().any(|&t| self.is_of(card, t))
    }

    fn is_of(&self, card: CardId, kind: CardType) -> bool {
        self.game.query().def(card).facts.types.has(kind)
    }

    /// "Belinde takes 2 damage from Sully (.44 Magnum)".
    pub(super) fn damaged(&self, hit: Hit) -> String {
        let Hit { to, n, aggravated, by, card } = hit;
        let kind = if aggravated { "aggravated damage" } else { "damage" };
        let card = card.some().filter(|&card| card != by);
        let from = match (by.some(), card) {
            (Some(by), Some(card)) => format!(" from {} ({})", self.name(by), self.name(card)),
            (Some(source), None) | (None, Some(source)) => format!(" from {}", self.name(source)),
            (None, None) => String::new(),
        };
        format!("{} takes {n} {kind}{from}", self.name(to))
    }
}

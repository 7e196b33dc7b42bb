//! What a card can be on.

use methuselah_cards::{
    CardDef, ModeDef,
    lang::{From, Is, Step, Which},
    vocab::{CardType, Keyword},
};

use super::{ScenarioError, check::any_step};
use crate::{ids::CardId, query::Query};

/// A kind of card that others can be on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Vampire,
    Ally,
    Minion,
    /// The text tells of none.
    Any,
}

impl Query<'_> {
    /// Whether a card can be on that one, by its type and text and by the title that it gives.
    pub(super) fn check_host(self, card: CardId, host: CardId) -> Result<(), ScenarioError> {
        let kinds = Kind::of_hosts(self.def(card));
        let fits = |kind: &Kind| match kind {
            Kind::Vampire => self.is_vampire(host),
            Kind::Ally => self.is_ally(host),
            Kind::Minion => self.is_vampire(host) || self.is_ally(host),
            Kind::Any => true,
        };
        let unfit = kinds.first().filter(|_| !kinds.iter().any(fits));
        if let Some(kind) = unfit {
            return Err(self.no_host(card, host, format!("only {} can have it", kind.plural())));
        }
        let Some(title) = self.title_given(card) else { return Ok(()) };
        if let Some((other, _)) = self.title_card(host) {
            let other = &self.def(other).facts.name;
            let reason = format!("{other} is on it, and it has no more than one title (SECT-1)");
            return Err(self.no_host(card, host, reason));
        }
        // SECT-3: one that has changed its sect keeps the card.
        if self.s.card(host).sect.is_none() && !self.can_hold_title_of(host, card) {
            let needed = [
                title.sect().map(|sect| sect.name()),
                self.def(card).title_clan.map(|clan| clan.name()),
            ];
            let needed = needed.into_iter().flatten().collect::<Vec<_>>().join(" ");
            let reason = format!(
                "the title of {} is for {needed} vampires; give its sect if it is not the printed \
                 one",
                title.name()
            );
            return Err(self.no_host(card, host, reason));
        }
        Ok(())
    }

    pub(super) fn no_host(self, card: CardId, host: CardId, reason: String) -> ScenarioError {
        let name = |card| self.def(card).name().to_owned();
        ScenarioError::NoHost { name: name(card), host: name(host), reason }
    }
}

impl Kind {
    /// The kinds of cards that a card can be on.
    fn of_hosts(def: &CardDef) -> Vec<Self> {
        let types = &def.facts.types;
        if types.has(CardType::Equipment) || types.has(CardType::Retainer) {
            return vec![Self::Minion];
        }
        if def.facts.keywords.has(Keyword::Trophy) {
            return vec![Self::Vampire];
        }
        if !def.implemented {
            return vec![Self::Any];
        }
        def.modes.iter().flat_map(Self::of_clause).collect()
    }

    fn of_clause(mode: &ModeDef) -> Vec<Self> {
        let onto = mode.text.steps.iter().filter_map(|step| match step {
            Step::PutOn(onto) | Step::BecomeEquipment(onto) => Some(*onto),
            _ => None,
        });
        let kinds: Vec<Self> = onto.map(|onto| Self::meant(mode, onto)).collect();
        let inside = || any_step(&mode.text.steps, |step| matches!(step, Step::PutOn(_)));
        if kinds.is_empty() && inside() { vec![Self::Any] } else { kinds }
    }

    fn meant(mode: &ModeDef, which: Which) -> Self {
        match which {
            Which::Me | Which::Actor | Which::Blocker | Which::Opponent => Self::Minion,
            Which::Picked(n) => picks(mode).nth(n.into()).map_or(Self::Any, |from| match from {
                From::Cards(filter) | From::Random(filter) => Self::told(filter),
                _ => Self::Any,
            }),
            _ => Self::Any,
        }
    }

    fn told(filter: &[Is]) -> Self {
        let told = filter.iter().find_map(|part| match part {
            Is::Vampire | Is::Type(CardType::Vampire) => Some(Self::Vampire),
            Is::Ally | Is::Type(CardType::Ally) => Some(Self::Ally),
            Is::Minion => Some(Self::Minion),
            _ => None,
        });
        told.unwrap_or(Self::Any)
    }

    fn plural(self) -> &'static str {
        match self {
            Self::Vampire => "vampires",
            Self::Ally => "allies",
            Self::Minion => "minions",
            Self::Any => "cards",
        }
    }
}

/// What is picked for a clause, in the order of the choices.
fn picks(mode: &ModeDef) -> impl Iterator<Item = &From> {
    let later = mode.text.terms.iter().chain(&mode.text.steps).filter_map(|step| match step {
        Step::Choose(choice) => Some(&choice.from),
        _ => None,
    });
    mode.text.choose.iter().map(|pick| &pick.0).chain(later)
}

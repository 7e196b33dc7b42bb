//! Which referendums a minion could call for an action that calls that of another card.

use methuselah_cards::{
    AbilityId,
    lang::{Ability, Act},
    vocab::CardType,
};

use super::{Context, Query};
use crate::{
    ids::{CardId, CardRef},
    offer::ability_name,
    state::Zone,
};

/// What a card gives to be called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Callable {
    /// What is listed on it, by its clause with that index.
    Clause(u8),
    /// What its text in play allows.
    Text(AbilityId),
}

impl Query<'_> {
    /// The context of a card from hand whose referendum a minion calls.
    pub(crate) fn calling_context(self, minion: CardId, card: CardId) -> Context {
        Context { as_vampire: self.actor_as_vampire(), ..self.bringing_context(minion, card) }
    }

    /// What a minion could call of a card in its Methuselah's hand, or of one in play.
    pub(crate) fn callable(self, minion: CardId, card: CardId) -> Option<Callable> {
        match self.s.card(card).zone {
            Zone::Hand => self.callable_clause(minion, card).map(Callable::Clause),
            zone if zone.in_play() => self.callable_text(minion, card).map(Callable::Text),
            _ => None,
        }
    }

    fn callable_clause(self, minion: CardId, card: CardId) -> Option<u8> {
        let context = self.calling_context(minion, card);
        let def = self.def(card);
        let as_vampire = context.as_vampire;
        let able = def.has_no_requirements()
            || self.meets_requirements(minion, card)
            || (as_vampire > 0 && self.meets_requirements_as(minion, card, as_vampire, true));
        if !able || def.facts.cost.has_x() || self.s.card(card).owner != context.you {
            return None;
        }
        let at = def.modes.iter().position(|mode| {
            mode.as_type == CardType::PoliticalAction
                && mode.text.choose.is_empty()
                && (self.has_disciplines(minion, mode)
                    || self.plays_as_vampire(minion, card, mode).is_some())
                && self.clause_holds(&context, card, mode, minion)
                && self.affordable(&context, card, mode, CardRef::NONE)
        });
        at.and_then(|at| u8::try_from(at).ok())
    }

    fn callable_text(self, minion: CardId, card: CardId) -> Option<AbilityId> {
        let context = self.acting_context(card, minion);
        let seat = self.s.card(minion).controller;
        self.def(card).abilities.iter().copied().find(|&id| {
            let def = self.set().ability(id);
            let Ability::Action(text) = &def.ability else { return false };
            text.act == Act::Political
                && text.choose.is_empty()
                && self.fits(&context, &text.by, minion)
                && text.at.is_none_or(|at| self.which(&context, at).is_some())
                && self.all(&context, &text.if_)
                && !(text.locks && self.s.card(card).locked())
                && text.cost.iter().all(|cost| self.payable(&context, cost, seat))
                && self.within_limits(&def.limits, &context, ability_name(self.set(), def))
        })
    }
}

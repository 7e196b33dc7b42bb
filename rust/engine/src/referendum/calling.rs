//! Calling a referendum (chapter POLITICAL): that of the action, of another card, or a blood hunt.

use methuselah_cards::{
    AbilityId,
    lang::{Ability, Act},
    vocab::CardType,
};

use crate::{
    engine::Engine,
    error::GameError,
    event::{Holder, Why},
    ids::{CardId, CardRef},
    limits::{card_name, clause_name},
    offer::ability_name,
    query::{Context, Query},
    state::{ActionSource, Frame, Referendum, ReferendumStage, Zone},
};

/// What a card gives to be called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Callable {
    /// What is listed on it, by its clause with that index.
    Clause(u8),
    /// What its text in play allows.
    Text(AbilityId),
}

impl Engine<'_> {
    /// POLITICAL-1: the action has succeeded, and its referendum begins.
    pub(crate) fn call_referendum(&mut self) {
        let action = self.s.action;
        let common = Referendum {
            on: true,
            caller: action.actor,
            meth: action.meth,
            picks: action.picks,
            ..Referendum::default()
        };
        match action.source {
            ActionSource::Rules => return,
            ActionSource::Card { card, mode } => {
                let text = &self.def(card).modes[mode as usize];
                if text.calls {
                    self.call_another(common);
                    return;
                }
                self.s.referendum = Referendum {
                    card,
                    mode,
                    by_card: true,
                    terms: Some(text.terms),
                    program: text.program,
                    // The card that called it is that Methuselah's one political card (REF-3).
                    card_vote: action.meth.bit(),
                    ..common
                };
                let source = self.value(card);
                self.give_votes_to(source, action.meth, 1);
            }
            ActionSource::InPlay { card, ability } => {
                let text = self.set().ability(ability);
                let (terms, program) = (text.terms, text.program);
                self.s.referendum = Referendum { card: card.id, terms, program, ..common };
            }
        }
        self.s.action.called = true;
        self.push(Frame::Referendum);
    }

    /// The referendum of another card is called: of one from hand, which is played and paid for, or of
    /// one in play. None is, if that is no longer possible.
    #[cold]
    fn call_another(&mut self, common: Referendum) {
        let (seat, picked) = (common.meth, self.s.action.picks[0].card());
        let (Some(minion), Some(card)) = (self.get(common.caller), self.get(picked)) else {
            return;
        };
        let common = Referendum { card, picks: Referendum::default().picks, ..common };
        match self.q().callable(minion, card) {
            None => return,
            Some(Callable::Clause(at)) => {
                let mode = &self.def(card).modes[at as usize];
                let context = self.q().calling_context(minion, card);
                let (blood, pool) = self.q().price_as(&context, card, Some(mode), CardRef::NONE);
                self.set_aside(card, seat);
                let context = Context { source: self.s.reference(card), ..context };
                let id = self.s.card(card).def;
                self.count_towards(&mode.limits, &context, card_name(id, self.set().def(id)));
                self.count_towards(&mode.text.limit, &context, clause_name(id, mode));
                self.lose(Holder::Blood(minion), blood, Why::Cost(card));
                self.lose(Holder::Pool(seat), pool, Why::Cost(card));
                self.pay(&context, &mode.text.cost, seat);
                self.s.referendum = Referendum {
                    mode: at,
                    by_card: true,
                    terms: Some(mode.terms),
                    program: mode.program,
                    card_vote: seat.bit(),
                    ..common
                };
                let source = self.value(card);
                self.give_votes_to(source, seat, 1);
                self.replace_card(seat, Some(card));
            }
            Some(Callable::Text(id)) => {
                let def = self.set().ability(id);
                let Ability::Action(text) = &def.ability else { return };
                let context = self.q().acting_context(card, minion);
                if text.locks {
                    self.lock(card);
                }
                self.pay(&context, &text.cost, seat);
                self.s.referendum = Referendum { terms: def.terms, program: def.program, ..common };
                if text.burns {
                    self.burn(card);
                }
            }
        }
        self.s.action.called = true;
        self.push(Frame::Referendum);
    }

    /// DIABLERIE-3: a referendum without action, so without modifiers and reactions.
    pub(crate) fn call_blood_hunt(&mut self, diablerist: CardId) {
        if self.s.referendum.on {
            self.raise(GameError::TooMany("referendums at once"));
            return;
        }
        if self.q().cannot_be_hunted(diablerist) {
            return;
        }
        self.s.referendum = Referendum {
            on: true,
            stage: ReferendumStage::Called,
            meth: self.s.card(diablerist).controller,
            blood_hunt: self.s.reference(diablerist),
            ..Referendum::default()
        };
        self.push(Frame::Referendum);
    }
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

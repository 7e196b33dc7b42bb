//! The minion phase, and what a minion has done in it (chapter MINION).

use methuselah_cards::{
    DefId,
    lang::{Ability, Does, Window},
};

use super::ANY;
use crate::{
    engine::{Engine, Flow},
    ids::{CardId, CardRef, Seat},
    option::{Choice, DecisionKind, OptionKind},
    query::Query,
    state::{ActionKind, Flag},
};

/// What a minion has done this turn, for MINION-3 to -5 and EDITION-5.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ActKey {
    /// A bleed.
    Bleed,
    /// A political action.
    Political,
    /// An action card of that name.
    Card(DefId),
    /// The action of that copy in play, by the place of its ability.
    InPlay(CardId, u8),
    /// The success of an action of that kind that a text looks back on.
    Success(ActionKind),
    /// Another action of the rules, at a card where it has a target.
    Basic(ActionKind, CardId),
    /// An action of that type, however it is taken (EDITION-5).
    Type(ActionKind),
}

impl ActKey {
    /// The key as kept in a state.
    pub const fn key(self) -> u16 {
        match self {
            Self::Bleed => 1,
            Self::Political => 2,
            Self::Type(kind) => 0x10 | kind as u16,
            Self::Success(kind) => 0x20 | kind as u16,
            Self::Basic(kind, target) => 0x4000 | (kind as u16) << 10 | target.0 & 0x3ff,
            Self::Card(def) => 0x2000 | def.0,
            Self::InPlay(card, ability) => 0x8000 | card.0 << 4 | (ability & 0xf) as u16,
        }
    }

    /// The card of which a key is the name, if it is that of an action card.
    pub const fn named(key: u16) -> Option<DefId> {
        match key & 0xe000 {
            0x2000 => Some(DefId(key & 0x1fff)),
            _ => None,
        }
    }

    /// Whether a key is about that card.
    pub const fn names(key: u16, card: CardId) -> bool {
        match key & 0xc000 {
            0 => false,
            0x4000 => key & 0x3ff == card.0 & 0x3ff,
            _ => (key >> 4) & 0x7ff == card.0,
        }
    }
}

impl Engine<'_> {
    pub(crate) fn step_minion(&mut self) -> Flow {
        let seat = self.s.active;
        self.offer_actions(seat);
        let mandatory = !self.options.is_empty() && self.must_act_first(seat);
        if !mandatory {
            self.options.insert(0, Choice::PASS);
        }
        // MINION-6 puts off other actions, not effects that are none.
        self.offer_abilities(seat, Window::Minion.bit() | ANY);
        if !mandatory && self.must_use() {
            self.options.remove(0);
        }
        if self.options.len() == 1
            && self.options[0].kind == OptionKind::Pass
            && !self.switches.ask_alone
        {
            self.end_of_phase(DecisionKind::Minion, Window::Minion);
            return Flow::Go;
        }
        self.ask(seat, DecisionKind::Minion)
    }

    pub(crate) fn take_minion(&mut self, seat: Seat, choice: Choice) {
        match choice.kind {
            OptionKind::Pass => self.end_of_phase(DecisionKind::Minion, Window::Minion),
            OptionKind::Play | OptionKind::Use | OptionKind::UseGrant => {
                self.use_option(seat, choice);
            }
            _ => self.begin_action(seat, choice),
        }
    }

    /// A minion takes one action, at whoever's turn it is: until one is announced, or it passes.
    pub(crate) fn step_one_action(&mut self, minion: CardRef) -> Flow {
        let Some(id) = self.get(minion) else {
            self.pop();
            return Flow::Go;
        };
        let seat = self.s.card(id).controller;
        self.offer_actions_of(seat, id);
        if self.options.is_empty() {
            self.pop();
            return Flow::Go;
        }
        self.options.insert(0, Choice::PASS);
        self.ask(seat, DecisionKind::Minion)
    }

    pub(crate) fn take_one_action(&mut self, seat: Seat, choice: Choice) {
        if choice.kind == OptionKind::Pass {
            self.pop();
        } else {
            self.take_minion(seat, choice);
        }
    }

    /// Whether the minion may act: ready, unlocked, and not fresh from recruiting.
    pub(crate) fn can_act(&self, minion: CardId) -> bool {
        let card = self.s.card(minion);
        card.ready()
            && !card.locked()
            && !card.is(Flag::Fresh)
            && !self.q().cannot(minion, Does::Act)
    }

    /// MINION-6: a ready unlocked vampire with no blood must hunt.
    /// One that cannot hunt again this turn is stuck: it can do nothing else, and stops nobody.
    pub(crate) fn must_hunt(&self, minion: CardId) -> bool {
        self.starves(minion) && self.can_hunt(minion)
    }

    /// Whether it can do nothing but hunt, and is able to act.
    fn starves(&self, minion: CardId) -> bool {
        self.can_only_hunt(minion) && self.can_act(minion)
    }

    /// Whether it is a vampire with no blood, or one that an effect has told to hunt.
    pub(crate) fn can_only_hunt(&self, minion: CardId) -> bool {
        self.is_dry(minion) || self.q().must_hunt(minion)
    }

    /// Whether it is a vampire with no blood.
    fn is_dry(&self, minion: CardId) -> bool {
        self.s.card(minion).blood == 0 && self.q().is_vampire(minion)
    }

    /// Whether mandatory actions come before all others.
    pub(crate) fn must_act_first(&self, seat: Seat) -> bool {
        let minions = &self.s.seat(seat).minions;
        let must = |&m: &CardId| self.must_hunt(m) || self.mandatory_action(m).is_some();
        minions.iter().any(must)
    }

    /// The mandatory action of a card in play that a minion is able to take, and must: the card, and
    /// the place of its ability.
    #[inline]
    pub(crate) fn mandatory_action(&self, minion: CardId) -> Option<(CardId, usize)> {
        if self.s.reach.must_act { self.owed_and_possible(minion) } else { None }
    }

    #[cold]
    fn owed_and_possible(&self, minion: CardId) -> Option<(CardId, usize)> {
        let (card, index) = self.q().action_owed(minion)?;
        let Ability::Action(text) = &self.set().ability(self.def(card).abilities[index]).ability
        else {
            return None;
        };
        let able = self.can_act(minion)
            && !self.can_only_hunt(minion)
            && self.can_take(minion, card, index as u8, text);
        able.then_some((card, index))
    }

    /// Whether something else is mandatory for a minion than what it would choose to do (MINION-6).
    pub(crate) fn is_bound(&self, minion: CardId) -> bool {
        self.can_only_hunt(minion)
            || (self.s.reach.must_act && self.q().action_owed(minion).is_some())
    }
}

impl Query<'_> {
    /// Whether a minion has done that this turn, or cannot do it again.
    pub(crate) fn has_acted(self, minion: CardId, key: ActKey) -> bool {
        self.has_acted_as(minion, key.key())
            || match key {
                ActKey::Bleed => self.has_acted_by_type(minion, ActionKind::Bleed),
                ActKey::Political => self.has_acted_by_type(minion, ActionKind::Political),
                ActKey::Basic(kind, _) => self.has_acted_by_type(minion, kind),
                ActKey::Card(_) | ActKey::InPlay(..) | ActKey::Type(_) | ActKey::Success(_) => {
                    false
                }
            }
    }

    /// Whether the acting minion has recruited an ally with this action, and with none before it in
    /// this turn.
    pub(crate) fn is_first_recruit(self) -> bool {
        let action = &self.s.action;
        let key = ActKey::Success(ActionKind::Recruit).key();
        let recruits = self.s.acted.iter().filter(|&&(m, k)| k == key && m == action.actor);
        action.kind == ActionKind::Recruit && action.successful && recruits.count() == 1
    }

    /// The mandatory action of a card in play that a minion has not taken yet, able to or not.
    pub(crate) fn action_owed(self, minion: CardId) -> Option<(CardId, usize)> {
        if !self.s.reach.must_act {
            return None;
        }
        let mut texts = self.s.texts.iter().filter(|text| self.def(text.card).reach.must_act);
        texts.find_map(|text| {
            let mut places = 0..self.def(text.card).abilities.len();
            places.find(|&at| self.owes(minion, text.card, at)).map(|at| (text.card, at))
        })
    }

    /// Whether what a card says in that place is a mandatory action of a minion, not taken yet.
    fn owes(self, minion: CardId, card: CardId, at: usize) -> bool {
        let Ability::Action(text) = &self.set().ability(self.def(card).abilities[at]).ability
        else {
            return false;
        };
        let context = self.acting_context(card, minion);
        text.must
            && self.fits(&context, &text.by, minion)
            && self.all(&context, &text.if_)
            && !self.has_acted(minion, ActKey::InPlay(card, at as u8))
    }

    /// EDITION-5: whether a minion has attempted an action of that type this turn.
    pub(crate) fn has_acted_by_type(self, minion: CardId, kind: ActionKind) -> bool {
        self.edition().minions_act_once_by_type()
            && self.has_acted_as(minion, ActKey::Type(type_of(kind)).key())
    }

    /// The same by the key as it is kept.
    pub(crate) fn has_acted_as(self, minion: CardId, key: u16) -> bool {
        let acted = self.s.acted.iter().any(|&(m, k)| k == key && self.is(m, minion));
        acted || self.banned(minion, key)
    }
}

/// The type that an action counts as: taking equipment is equipping, and what a card makes of none
/// of the basic actions is an action of a card (EDITION-5).
pub(crate) const fn type_of(kind: ActionKind) -> ActionKind {
    match kind {
        ActionKind::TakeEquipment => ActionKind::Equip,
        ActionKind::EnterCombat => ActionKind::Other,
        other => other,
    }
}

/// Room for the cards and for none in [`ActKey::Basic`], the narrowest of the keys.
const _: () = assert!(crate::state::MAX_CARDS < 0x3ff);

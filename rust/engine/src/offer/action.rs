//! The actions that minions can take (chapter MINION).

use methuselah_cards::lang::{Ability, Act, ActionText, Window};

use crate::{
    action::kind_of,
    engine::Engine,
    ids::{CardId, Seat},
    option::{Choice, OptionKind},
    query::{Context, Query},
    state::{ActionKind, Text, Zone},
    turn::ActKey,
};

impl Engine<'_> {
    /// The actions that the minions of a Methuselah can take (chapter MINION).
    pub(crate) fn offer_actions(&mut self, seat: Seat) {
        if self.must_hunt_first(seat) {
            for minion in self.s.seat(seat).minions {
                if self.must_hunt(minion) {
                    self.options.push(Choice::of(OptionKind::Hunt, minion));
                }
            }
            return;
        }
        for minion in self.s.seat(seat).minions {
            self.offer_own(seat, minion);
        }
        self.offer_hand(seat, Window::Minion.bit());
        self.withhold_from_slaves(seat);
    }

    /// The actions that one minion can take.
    pub(crate) fn offer_actions_of(&mut self, seat: Seat, minion: CardId) {
        if self.must_hunt(minion) {
            self.options.push(Choice::of(OptionKind::Hunt, minion));
            return;
        }
        self.offer_own(seat, minion);
        self.offer_hand(seat, Window::Minion.bit());
        self.options.retain(|option| option.minion == minion);
        self.withhold_from_slaves(seat);
    }

    /// Actions of the rules and of cards in play.
    fn offer_own(&mut self, seat: Seat, minion: CardId) {
        if self.can_act(minion) {
            if self.can_only_hunt(minion) {
                return;
            }
            self.offer_basic(seat, minion);
            self.offer_provided(minion);
        } else if self.s.card(minion).zone == Zone::Torpor {
            self.offer_leave_torpor(minion);
        }
    }

    /// MINION-6: a ready unlocked vampire with no blood must hunt.
    /// One that cannot hunt again this turn is stuck: it can do nothing else, and stops nobody.
    fn must_hunt(&self, minion: CardId) -> bool {
        self.starves(minion)
            && !self.q().has_acted(minion, ActKey::Basic(ActionKind::Hunt, CardId::NONE))
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
    pub(crate) fn must_hunt_first(&self, seat: Seat) -> bool {
        self.s.seat(seat).minions.iter().any(|&m| self.must_hunt(m))
    }

    fn offer_basic(&mut self, seat: Seat, minion: CardId) {
        if !self.q().has_acted(minion, ActKey::Bleed) {
            self.options.push(Choice::of(OptionKind::Bleed, minion));
        }
        if self.q().is_vampire(minion) {
            if !self.q().has_acted(minion, ActKey::Basic(ActionKind::Hunt, CardId::NONE)) {
                self.options.push(Choice::of(OptionKind::Hunt, minion));
            }
            self.offer_torpor_actions(minion);
            self.offer_marked_combats(seat, minion);
            self.offer_become_anarch(minion);
        }
        self.offer_equipment_of_others(seat, minion);
        self.offer_burn_imbued(minion);
    }

    /// Actions that cards in play provide to a minion.
    fn offer_provided(&mut self, minion: CardId) {
        for at in 0..self.s.texts.len() {
            let Text { card, windows } = self.s.texts[at];
            if windows & Window::Minion.bit() == 0 {
                continue;
            }
            let def = self.def(card);
            for (index, &id) in def.abilities.iter().enumerate() {
                let Ability::Action(text) = &self.set().ability(id).ability else { continue };
                if self.can_take(minion, card, index as u8, text) {
                    let (kind, mode) = (OptionKind::Action, index as u8);
                    let choice = Choice { kind, mode, card, minion, ..Choice::PASS };
                    self.offer_first_pick(text, choice);
                }
            }
        }
    }

    /// An action of a card in play, for each first pick that can be made.
    fn offer_first_pick(&mut self, text: &ActionText, choice: Choice) {
        let Some(pick) = text.choose.first() else {
            self.options.push(choice);
            return;
        };
        let context = self.q().acting_context(choice.card, choice.minion);
        let seat = self.s.card(choice.minion).controller;
        let start = self.options.len();
        self.offer_picks(seat, &context, &pick.0, choice);
        self.keep_completable(&context, &text.choose, 0, start);
    }

    fn can_take(&self, minion: CardId, card: CardId, index: u8, text: &ActionText) -> bool {
        let q = self.q();
        let context = self.q().acting_context(card, minion);
        let bleeds_again = text.act == Act::Bleed && self.q().has_acted(minion, ActKey::Bleed);
        let hunts_as_ally = text.act == Act::Hunt && !q.is_vampire(minion);
        !bleeds_again
            && !q.has_acted_by_type(minion, kind_of(text.act))
            && !hunts_as_ally
            && q.fits(&context, &text.by, minion)
            && !self.q().has_acted(minion, ActKey::InPlay(card, index))
            && (!self.set().ability(self.def(card).abilities[index as usize]).puts_vampire
                || q.may_put_vampires_in_play(minion))
            && text.at.is_none_or(|at| q.which(&context, at).is_some())
            && q.all(&context, &text.if_)
            && !(text.locks && self.s.card(card).locked())
            && text
                .cost
                .iter()
                .all(|cost| q.payable(&context, cost, self.s.card(minion).controller))
    }
}

impl Query<'_> {
    /// The context of an action that a card in play provides: `You` is the controller of the card,
    /// `Me` the acting minion.
    pub(crate) fn acting_context(self, card: CardId, minion: CardId) -> Context {
        Context { me: self.s.reference(minion), ..self.context(card) }
    }
}

//! The actions that minions can take (chapter MINION).

use methuselah_cards::lang::Window;

use crate::{
    engine::Engine,
    ids::{CardId, Seat},
    option::{Choice, OptionKind},
    state::Zone,
    turn::ActKey,
};

impl Engine<'_> {
    /// The actions that the minions of a Methuselah can take (chapter MINION).
    pub(crate) fn offer_actions(&mut self, seat: Seat) {
        if self.must_act_first(seat) {
            for minion in self.s.seat(seat).minions {
                self.offer_mandatory(minion);
            }
            self.withhold_targets(seat);
            return;
        }
        for minion in self.s.seat(seat).minions {
            self.offer_own(seat, minion);
        }
        self.offer_hand(seat, Window::Minion.bit());
        self.withhold_from_slaves(seat);
        self.spare_from_actions(seat);
        self.withhold_targets(seat);
    }

    /// The actions that one minion can take.
    pub(crate) fn offer_actions_of(&mut self, seat: Seat, minion: CardId) {
        self.offer_mandatory(minion);
        if !self.options.is_empty() {
            self.withhold_targets(seat);
            return;
        }
        self.offer_own(seat, minion);
        self.offer_hand(seat, Window::Minion.bit());
        self.options.retain(|option| option.minion == minion);
        self.withhold_from_slaves(seat);
        self.spare_from_actions(seat);
        self.withhold_targets(seat);
    }

    /// The action that is mandatory for a minion, if one is and it can take it (MINION-6).
    fn offer_mandatory(&mut self, minion: CardId) {
        if self.must_hunt(minion) {
            self.offer_hunt(minion);
            if self.s.reach.hunts {
                self.offer_provided_hunts(minion);
            }
        } else if let Some((card, index)) = self.mandatory_action(minion) {
            self.offer_one_provided(minion, card, index);
        }
    }

    /// Actions of the rules and of cards in play.
    fn offer_own(&mut self, seat: Seat, minion: CardId) {
        if self.can_act(minion) {
            if self.is_bound(minion) {
                return;
            }
            self.offer_basic(seat, minion);
            self.offer_provided(minion);
        } else if self.s.card(minion).zone == Zone::Torpor {
            self.offer_leave_torpor(minion);
        }
    }

    fn offer_basic(&mut self, seat: Seat, minion: CardId) {
        if !self.q().has_acted(minion, ActKey::Bleed) {
            self.options.push(Choice::of(OptionKind::Bleed, minion));
        }
        if self.q().is_vampire(minion) {
            self.offer_hunt(minion);
            self.offer_torpor_actions(minion);
            self.offer_marked_combats(seat, minion);
            self.offer_become_anarch(minion);
        }
        self.offer_equipment_of_others(seat, minion);
        self.offer_burn_imbued(minion);
    }
}

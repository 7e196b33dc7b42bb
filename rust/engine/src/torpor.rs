//! Torpor (chapter TORPOR).

use methuselah_cards::lang::Does;

use crate::{
    engine::{Engine, Flow},
    event::{Holder, Why},
    ids::CardId,
    option::{Choice, DecisionKind, OptionKind},
    query::Query,
    state::{ActionKind, ActionStage, Zone},
    turn::ActKey,
};

/// Blood that leaving torpor or a rescue costs.
pub(crate) const TORPOR_COST: u8 = 2;

impl Query<'_> {
    /// Blood that the rescue of a vampire costs, if that other one attempts it.
    fn cost_of_rescue(self, rescuer: CardId, rescued: CardId) -> u8 {
        let cost = i32::from(TORPOR_COST) + self.extra_rescue_cost(rescuer, rescued);
        cost.clamp(0, u8::MAX.into()) as u8
    }
}

impl Engine<'_> {
    /// TORPOR-2.
    pub(crate) fn offer_leave_torpor(&mut self, vampire: CardId) {
        let card = self.s.card(vampire);
        let again = ActKey::Basic(ActionKind::LeaveTorpor, CardId::NONE);
        let able = !card.locked()
            && card.blood >= TORPOR_COST
            && !self.q().cannot(vampire, Does::Act)
            && !self.q().cannot(vampire, Does::LeaveTorpor);
        if able && !self.q().has_acted(vampire, again) {
            self.options.push(Choice::of(OptionKind::LeaveTorpor, vampire));
        }
    }

    /// TORPOR-3, -4: rescues and diableries that a ready vampire can attempt.
    pub(crate) fn offer_torpor_actions(&mut self, vampire: CardId) {
        let torpid = |&card: &CardId| self.s.card(card).zone == Zone::Torpor;
        if !self.s.all_seats().any(|seat| self.s.seat(seat).minions.iter().any(torpid)) {
            return;
        }
        let cursed = self.q().is_blood_cursed(vampire);
        for seat in self.s.all_seats() {
            for victim in self.s.seat(seat).minions {
                if self.s.card(victim).zone != Zone::Torpor {
                    continue;
                }
                let target = self.value(victim);
                let choice =
                    |kind, amount| Choice { kind, amount, minion: vampire, target, ..Choice::PASS };
                // The cost is split freely; the amount is the rescuer's share.
                let again = |kind| self.q().has_acted(vampire, ActKey::Basic(kind, victim));
                let cost = self.q().cost_of_rescue(vampire, victim);
                let rescued =
                    again(ActionKind::Rescue) || self.q().cannot(victim, Does::LeaveTorpor);
                let drained =
                    again(ActionKind::Diablerize) || self.q().cannot_be_diablerized(victim);
                for share in (0..=cost).filter(|_| !rescued) {
                    let rest = cost - share;
                    let both_pay = self.s.card(victim).blood >= rest;
                    if self.s.card(vampire).blood >= share
                        && (both_pay || self.edition().rescues_can_fail())
                    {
                        self.options.push(choice(OptionKind::Rescue, Some(share.into())));
                    }
                }
                if !cursed && !drained {
                    self.options.push(choice(OptionKind::Diablerize, None));
                }
            }
        }
    }

    /// EDITION-10: whether a rescue fails, as the rescued vampire cannot pay the rest of its cost.
    pub(crate) fn rescue_fails(&self) -> bool {
        let action = &self.s.action;
        action.kind == ActionKind::Rescue
            && self.edition().rescues_can_fail()
            && self.get(action.target).is_some_and(|rescued| {
                let cost = |actor| self.q().cost_of_rescue(actor, rescued);
                let cost = self.actor().map_or(TORPOR_COST, cost);
                self.s.card(rescued).blood < cost.saturating_sub(action.x)
            })
    }

    pub(crate) fn pay_rescue(&mut self, rescuer: CardId) -> bool {
        let Some(rescued) = self.get(self.s.action.target) else {
            return self.pay_blood(rescuer, self.s.action.x.into(), Why::Torpor);
        };
        let cost = self.q().cost_of_rescue(rescuer, rescued);
        let share = self.s.action.x.min(cost);
        let rest = cost - share;
        if self.s.card(rescuer).blood < share || self.s.card(rescued).blood < rest {
            return false;
        }
        self.lose(Holder::Blood(rescuer), share.into(), Why::Torpor);
        self.lose(Holder::Blood(rescued), rest.into(), Why::Torpor);
        true
    }

    /// TORPOR-2: a vampire blocked as it leaves torpor fights nobody; the blocker locks, and may
    /// diablerize it.
    pub(crate) fn resolve_torpor_block(&mut self, actor: CardId, blocker: CardId) -> Flow {
        self.lock_for_block(blocker, actor);
        let able = self.q().is_vampire(blocker)
            && self.s.card(blocker).ready()
            && self.s.card(actor).zone == Zone::Torpor
            && !self.q().is_blood_cursed(blocker)
            && !self.q().cannot_be_diablerized(actor);
        if !able {
            self.s.action.stage = ActionStage::BlockResolved;
            return Flow::Go;
        }
        self.options.push(Choice::PASS);
        let target = self.value(actor);
        let kind = OptionKind::Diablerize;
        self.options.push(Choice { kind, minion: blocker, target, ..Choice::PASS });
        let seat = self.s.card(blocker).controller;
        self.ask(seat, DecisionKind::TorporBlock)
    }

    pub(crate) fn take_torpor_block(&mut self, choice: Choice) {
        self.s.action.stage = ActionStage::BlockResolved;
        if choice.kind == OptionKind::Diablerize
            && let Some(victim) = self.get(choice.target.card())
        {
            self.diablerize(choice.minion, victim);
        }
    }
}

//! An action succeeds: its cost and its effect (chapter ACTION).

use methuselah_cards::{
    lang::{Ability, Cost, Is, Step, Which},
    vocab::{CardType, Sect},
};

use crate::{
    engine::Engine,
    event::{Event, Holder, Why},
    ids::{CardId, Value},
    query::Context,
    state::{Action, ActionKind, ActionSource, Flag, Frame, Zone},
    torpor::TORPOR_COST,
    traits::MARKED_COMBAT_COST,
    turn::ActKey,
};

impl Engine<'_> {
    /// The action succeeds: its cost is paid and its effect carried out (ACTION-4).
    pub(crate) fn resolve_action(&mut self) {
        let Some(actor) = self.actor() else { return };
        if self.rescue_fails() {
            return;
        }
        // One whose cost cannot be paid any more succeeds without effect.
        self.s.action.successful = true;
        self.s.action.prey = Some(self.s.prey(self.s.action.meth));
        self.commit(Event::Success(actor));
        if self.s.action.kind == ActionKind::Recruit {
            self.note_act(actor, ActKey::Success(ActionKind::Recruit).key());
        }
        if !self.pay_for_action(actor) || self.lost_its_equipment(actor) {
            return;
        }
        match self.s.action.kind {
            ActionKind::Bleed => {
                self.resolve_bleed();
                self.carry_out(actor);
            }
            ActionKind::Hunt => self.resolve_hunt(actor),
            ActionKind::Equip | ActionKind::Employ | ActionKind::Recruit
                if self.by_action_card() || self.says_whom_it_is_put_on() =>
            {
                self.carry_out(actor);
            }
            ActionKind::Equip | ActionKind::Employ => {
                if let ActionSource::Card { card, .. } = self.s.action.source {
                    let superior = self.plays_superior();
                    self.bring_onto(actor, card, superior);
                } else {
                    self.carry_out(actor);
                }
            }
            // IMBUED-3.
            ActionKind::Power => {
                if let ActionSource::Card { card, .. } = self.s.action.source {
                    self.bring_onto(actor, card, false);
                    self.unlock(actor);
                }
            }
            ActionKind::BurnImbued => self.begin_burning(actor, self.s.action.target),
            ActionKind::Recruit => self.resolve_recruit(),
            ActionKind::TakeEquipment => {
                for pick in self.s.action.picks {
                    if let Some(card) = self.get(pick.card()) {
                        self.commit(Event::Attach(card, actor));
                    }
                }
            }
            ActionKind::Political => self.call_referendum(),
            ActionKind::LeaveTorpor => {
                if self.s.card(actor).zone == Zone::Torpor {
                    self.commit(Event::LeaveTorpor(actor));
                }
            }
            ActionKind::Rescue => {
                if let Some(rescued) = self.torpid_target() {
                    self.commit(Event::LeaveTorpor(rescued));
                }
            }
            ActionKind::Diablerize => {
                if let Some(victim) = self.torpid_target() {
                    self.diablerize(actor, victim);
                }
            }
            ActionKind::EnterCombat if action_of_rules(&self.s.action) => {
                if let Some(target) = self.get(self.s.action.target) {
                    self.enter_combat(actor, target);
                }
            }
            ActionKind::BecomeAnarch => {
                if self.q().may_become_anarch(actor) {
                    self.change_sect(actor, Sect::Anarch);
                }
            }
            ActionKind::EnterCombat | ActionKind::Other => self.carry_out(actor),
        }
    }

    /// Whether the clause that the action is taken for puts its card on whom it says.
    fn says_whom_it_is_put_on(&self) -> bool {
        let ActionSource::Card { card, mode } = self.s.action.source else { return false };
        let steps = &self.def(card).modes[mode as usize].text.steps;
        steps.iter().any(|step| matches!(step, Step::PutOn(_)))
    }

    /// Whether an action card is behind the action.
    fn by_action_card(&self) -> bool {
        match self.s.action.source {
            ActionSource::Card { card, mode } => {
                self.def(card).modes[mode as usize].as_type == CardType::Action
            }
            _ => false,
        }
    }

    /// The vampire in torpor that the action is about, if it still is there.
    fn torpid_target(&self) -> Option<CardId> {
        self.get(self.s.action.target).filter(|&id| self.s.card(id).zone == Zone::Torpor)
    }

    /// Whether equipment has given its bearer the action, and is on the acting minion no more.
    fn lost_its_equipment(&self, actor: CardId) -> bool {
        let ActionSource::InPlay { card, ability } = self.s.action.source else { return false };
        let Ability::Action(text) = &self.set().ability(ability).ability else { return false };
        self.def(card.id).facts.types.has(CardType::Equipment)
            && text.by.contains(&Is::The(Which::Host))
            && self.get(card).is_none_or(|card| self.s.card(card).host != actor)
    }

    /// Carries out what the card or ability behind the action says.
    pub(super) fn carry_out(&mut self, actor: CardId) {
        let action = self.s.action;
        let mut context = Context {
            you: action.meth,
            me: self.s.reference(actor),
            picks: action.picks,
            x: action.x,
            ..Context::default()
        };
        match action.source {
            ActionSource::Rules => return,
            ActionSource::Card { card, mode } => {
                let mode = &self.def(card).modes[mode as usize];
                context.source = self.s.reference(card);
                context.superior = self.plays_superior();
                context.as_vampire = self.q().actor_as_vampire();
                context.program = mode.program;
            }
            ActionSource::InPlay { card, ability } => {
                context.source = card;
                if let Some(card) = self.get(card) {
                    context.you = self.s.card(card).controller;
                    context.superior = self.s.card(card).is(Flag::Superior);
                }
                context.program = self.set().ability(ability).program;
            }
        }
        self.push(Frame::Effect(context));
    }

    /// Whether the card behind the action was played at the superior level.
    pub(super) fn plays_superior(&self) -> bool {
        let ActionSource::Card { card, mode } = self.s.action.source else { return false };
        let level = self.def(card).modes.get(mode as usize).and_then(|mode| mode.level);
        level == Some(methuselah_cards::vocab::Level::Superior)
    }

    /// What was picked to be burned for the action is still meant, in the ash heap.
    fn follow_burned_picks(&mut self, costs: &[Cost]) {
        for cost in costs {
            if let Cost::Burn(Which::Picked(slot)) = cost
                && let Some(pick) = self.s.action.picks.get(*slot as usize)
                && let Some(card) = pick.card().id.some()
            {
                self.s.action.picks[*slot as usize] = Value::Card(self.s.reference(card));
            }
        }
    }

    /// ACTION-4: the cost is paid on success. False if it can no longer be paid.
    fn pay_for_action(&mut self, actor: CardId) -> bool {
        let action = self.s.action;
        match action.kind {
            ActionKind::LeaveTorpor => {
                return self.pay_blood(actor, TORPOR_COST.into(), Why::Torpor);
            }
            ActionKind::Rescue => return self.pay_rescue(actor),
            ActionKind::EnterCombat if action_of_rules(&action) => {
                return self.pay_blood(actor, MARKED_COMBAT_COST.into(), Why::Told);
            }
            ActionKind::BecomeAnarch => {
                let cost = self.q().anarch_cost(actor);
                return self.pay_blood(actor, cost.into(), Why::Told);
            }
            _ => {}
        }
        match action.source {
            ActionSource::Rules => true,
            ActionSource::Card { card, mode } => {
                let mode = &self.def(card).modes[mode as usize];
                let context = self.q().action_context(card);
                let target = action.picks[0].card();
                if !self.q().affordable_less(&context, card, mode, target, (0, 0)) {
                    return false;
                }
                let (blood, pool) = self.q().price(&context, card, target);
                self.lose(Holder::Blood(actor), blood, Why::Cost(card));
                self.lose(Holder::Pool(action.meth), pool, Why::Cost(card));
                self.forget_reductions(card);
                self.pay(&context, &mode.text.cost, action.meth);
                self.follow_burned_picks(&mode.text.cost);
                true
            }
            ActionSource::InPlay { card, ability } => {
                let Ability::Action(text) = &self.set().ability(ability).ability else {
                    return false;
                };
                let mut context = match self.get(card) {
                    Some(card) => self.q().acting_context(card, actor),
                    None => Context {
                        you: action.meth,
                        source: card,
                        me: self.s.reference(actor),
                        ..Context::default()
                    },
                };
                context.picks = action.picks;
                if !text.cost.iter().all(|cost| self.q().payable(&context, cost, action.meth)) {
                    return false;
                }
                self.pay(&context, &text.cost, action.meth);
                self.follow_burned_picks(&text.cost);
                true
            }
        }
    }
}

/// Whether no card provides the action.
fn action_of_rules(action: &Action) -> bool {
    action.source == ActionSource::Rules
}

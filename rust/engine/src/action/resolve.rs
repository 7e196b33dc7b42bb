use methuselah_cards::{lang::Number, vocab::CardType};

use crate::{
    engine::Engine,
    event::{Entry, Event, Holder},
    ids::{CardId, Seat},
    query::Context,
    state::{ActionKind, ActionSource, ActionStage, Flag, Frame, Zone},
};

impl Engine<'_> {
    /// The action succeeds: its cost is paid and its effect carried out (ACTION-4).
    pub(crate) fn resolve_action(&mut self) {
        let Some(actor) = self.actor() else { return };
        // One whose cost cannot be paid any more succeeds without effect.
        self.s.action.successful = true;
        self.commit(Event::Success(actor));
        if !self.pay_for_action(actor) {
            return;
        }
        match self.s.action.kind {
            ActionKind::Bleed => self.resolve_bleed(),
            ActionKind::Hunt => {
                let amount = self.q().number(Number::Hunt, actor);
                self.gain(Holder::Blood(actor), amount);
                self.carry_out(actor);
            }
            ActionKind::Equip | ActionKind::Employ | ActionKind::Recruit
                if self.by_action_card() =>
            {
                self.carry_out(actor);
            }
            ActionKind::Equip | ActionKind::Employ => {
                if let ActionSource::Card { card, .. } = self.s.action.source {
                    let superior = self.plays_superior();
                    self.bring_onto(actor, card, superior);
                }
            }
            ActionKind::Recruit => self.resolve_recruit(),
            ActionKind::TakeEquipment => {
                for pick in self.s.action.picks {
                    if let Some(card) = self.get(pick.card()) {
                        self.commit(Event::Attach(card, actor));
                    }
                }
            }
            ActionKind::Political => self.call_referendum(),
            ActionKind::LeaveTorpor => self.commit(Event::LeaveTorpor(actor)),
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
            ActionKind::EnterCombat | ActionKind::Other => self.carry_out(actor),
        }
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

    /// BLEED-2, -3.
    fn resolve_bleed(&mut self) {
        let Some(target) = self.s.action.at.filter(|&at| self.s.alive(at)) else { return };
        let amount = self.q().bleed_amount();
        let burned = amount.min(self.s.seat(target).pool.into());
        self.lose(Holder::Pool(target), amount);
        self.s.action.burned = burned.clamp(0, 255) as u8;
        if amount >= 1 {
            self.commit(Event::Edge(Some(self.s.action.meth)));
        }
    }

    /// Carries out what the card or ability behind the action says.
    fn carry_out(&mut self, actor: CardId) {
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
                context.program = mode.program;
            }
            ActionSource::InPlay { card, ability } => {
                context.source = card;
                if let Some(card) = self.get(card) {
                    context.you = self.s.card(card).controller;
                    context.superior = self.s.card(card).superior;
                }
                context.program = self.set.ability(ability).program;
            }
        }
        self.push(Frame::Effect(context));
    }

    /// Whether the card behind the action was played at the superior level.
    fn plays_superior(&self) -> bool {
        let ActionSource::Card { card, mode } = self.s.action.source else { return false };
        let level = self.def(card).modes.get(mode as usize).and_then(|mode| mode.level);
        level == Some(methuselah_cards::vocab::Level::Superior)
    }

    /// ACTION-4: the cost is paid on success. False if it can no longer be paid.
    fn pay_for_action(&mut self, actor: CardId) -> bool {
        let action = self.s.action;
        match action.kind {
            ActionKind::LeaveTorpor => return self.pay_blood(actor, 2),
            ActionKind::Rescue => return self.pay_rescue(actor),
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
                self.lose(Holder::Blood(actor), blood);
                self.lose(Holder::Pool(action.meth), pool);
                self.pay(&context, &mode.text.cost, action.meth);
                true
            }
            ActionSource::InPlay { card, ability } => {
                let methuselah_cards::lang::Ability::Action(text) =
                    &self.set.ability(ability).ability
                else {
                    return false;
                };
                let Some(card) = self.get(card) else { return true };
                let context = self.q().acting_context(card, actor);
                if !text.cost.iter().all(|cost| self.q().payable(&context, cost, action.meth)) {
                    return false;
                }
                self.pay(&context, &text.cost, action.meth);
                true
            }
        }
    }

    pub(crate) fn pay_blood(&mut self, card: CardId, n: i32) -> bool {
        let enough = i32::from(self.s.card(card).blood) >= n;
        if enough {
            self.lose(Holder::Blood(card), n);
        }
        enough
    }

    /// Equipment or a retainer is put on a minion (EQUIP-1, EMPLOY-1).
    pub(crate) fn bring_onto(&mut self, minion: CardId, card: CardId, superior: bool) {
        let seat = self.s.card(minion).controller;
        let entry = Entry { card, zone: Zone::Play, seat, host: minion, superior };
        self.commit(Event::Enter(entry));
    }

    /// RECRUIT-1: it enters ready and cannot act this turn.
    fn resolve_recruit(&mut self) {
        let ActionSource::Card { card, .. } = self.s.action.source else { return };
        let seat = self.s.action.meth;
        let superior = self.plays_superior();
        self.commit(Event::Enter(Entry { superior, ..Entry::ready(card, seat) }));
        if self.s.card(card).zone.in_play() {
            self.s.card_mut(card).set(Flag::Fresh, true);
        }
    }

    /// A card that was played comes into play as an ally.
    pub(crate) fn become_ally(&mut self, c: &Context) {
        let Some(card) = c.source.id.some() else { return };
        if self.s.card(card).zone != Zone::Played {
            return;
        }
        let entry = Entry { superior: c.superior, ..Entry::ready(card, c.you) };
        self.commit(Event::Enter(entry));
    }

    /// Changes the target of the action (BLOCK-7): the new one has not declined.
    pub(crate) fn change_target(&mut self, seat: Seat) {
        self.s.action.at = Some(seat);
        self.s.action.several = 0;
        self.s.action.declined = 0;
        self.s.action.stage = ActionStage::Blocks;
        self.close_windows();
    }
}

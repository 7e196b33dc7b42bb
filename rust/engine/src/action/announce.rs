//! Announcing an action (chapter ACTION), also one of a card from hand (chapter CARDACTION).

use methuselah_cards::{
    ModeDef,
    compile::MAX_PICKS,
    lang::{Ability, Act, Step},
    vocab::CardType,
};

use crate::{
    engine::Engine,
    event::Event,
    ids::{CardId, CardRef, Seat, Value},
    list::List,
    option::{Choice, OptionKind},
    query::{Context, Query},
    state::{Action, ActionKind, ActionSource, Expiry, Frame, PlayFrame, Played, What},
    turn::{ActKey, type_of},
};

impl Engine<'_> {
    /// An action of the rules, or one that a card in play provides, is announced.
    pub(crate) fn begin_action(&mut self, seat: Seat, choice: Choice) {
        let actor = self.s.reference(choice.minion);
        let mut action = Action { actor, meth: seat, ..Action::default() };
        match choice.kind {
            OptionKind::Bleed => action.kind = ActionKind::Bleed,
            OptionKind::Hunt => action.kind = ActionKind::Hunt,
            OptionKind::TakeEquipment => {
                let mut taken = [CardRef::NONE; MAX_PICKS];
                taken[0] = self.s.reference(choice.card);
                self.push(Frame::TakeEquipment(actor, taken, 1));
                return;
            }
            OptionKind::LeaveTorpor => action.kind = ActionKind::LeaveTorpor,
            OptionKind::BecomeAnarch => action.kind = ActionKind::BecomeAnarch,
            OptionKind::Rescue => {
                action.kind = ActionKind::Rescue;
                action.target = choice.target.card();
                action.x = choice.n() as u8;
            }
            OptionKind::Diablerize => {
                action.kind = ActionKind::Diablerize;
                action.target = choice.target.card();
            }
            OptionKind::EnterCombat => {
                action.kind = ActionKind::EnterCombat;
                action.target = choice.target.card();
                action.stealth = 1;
                // Once in a turn, whomever it is at (TRAIT-5).
                let key = ActKey::Basic(ActionKind::EnterCombat, CardId::NONE);
                self.announce(action, Some(key));
                return;
            }
            OptionKind::BurnImbued => {
                action.kind = ActionKind::BurnImbued;
                action.target = choice.target.card();
            }
            OptionKind::Action => {
                self.begin_provided(choice);
                return;
            }
            other => unreachable!("{other:?} is no action"),
        }
        self.announce(action, None);
    }

    /// A card played from hand becomes an action.
    pub(crate) fn announce_card(&mut self, play: PlayFrame) {
        let mode = &self.def(play.card).modes[play.mode as usize];
        let def = self.s.card(play.card).def;
        let mut action = Action {
            actor: play.minion,
            meth: play.seat,
            source: ActionSource::Card { card: play.card, mode: play.mode },
            picks: play.picks,
            x: play.x,
            stealth: mode.text.stealth,
            kind: kind_of_card(mode),
            began: Some(Played {
                minion: play.minion,
                card: play.card,
                mode: play.mode,
                by_actor: true,
            }),
            ..Action::default()
        };
        if mode.text.directed {
            match play.picks[0] {
                Value::Card(card) => action.target = card,
                Value::Seat(seat) => action.at = Some(seat),
                _ => {}
            }
        }
        let context = Context {
            you: play.seat,
            source: self.s.reference(play.card),
            me: play.minion,
            picks: play.picks,
            x: play.x,
            as_vampire: self.q().capacity_to_play(self.get(play.minion), mode),
            ..Context::default()
        };
        if let Some(seats) = &mode.text.directed_at {
            let fits =
                |&seat: &Seat| seat != play.seat && self.q().seat_fits(&context, seats, seat);
            let mut all = self.s.all_seats().filter(fits);
            match (all.next(), all.next()) {
                (one, None) => action.at = one,
                _ => action.several = self.s.all_seats().filter(fits).fold(0, |m, s| m | s.bit()),
            }
        }
        for step in &mode.text.steps {
            if let Step::Bleed(amount) = step {
                action.bleed += self.q().amount(&context, amount) as i8;
            }
        }
        self.announce(action, Some(ActKey::Card(def)));
        let subject = Value::Card(context.me);
        for &text in &mode.meanwhile {
            self.give(&context, What::Ability(text), subject, Expiry::Action);
        }
    }

    /// ACTION-1: all details are fixed, and the minion locks.
    pub(super) fn announce(&mut self, mut action: Action, key: Option<ActKey>) {
        let Some(actor) = self.get(action.actor) else { return };
        let meth = action.meth;
        // ACTION-3: directed, if it targets another Methuselah or something they control.
        if let Some(target) = self.get(action.target) {
            let owner = self.s.card(target).controller;
            if self.s.card(target).zone.in_play() && owner != meth {
                action.at = Some(owner);
            }
        }
        // A card that lets its minion equip and the like says its own stealth.
        let says_own = match action.source {
            ActionSource::Card { card, mode } => {
                self.def(card).modes[mode as usize].as_type == CardType::Action
            }
            _ => false,
        };
        action.stealth += match action.kind {
            ActionKind::Equip | ActionKind::Employ | ActionKind::Recruit if says_own => 0,
            ActionKind::Hunt
            | ActionKind::Equip
            | ActionKind::TakeEquipment
            | ActionKind::Employ
            | ActionKind::Recruit
            | ActionKind::Political
            | ActionKind::Power
            | ActionKind::LeaveTorpor
            | ActionKind::BecomeAnarch => 1,
            ActionKind::Rescue | ActionKind::Diablerize if action.at.is_none() => 1,
            _ => 0,
        };
        if action.kind == ActionKind::Bleed {
            action.at = action.at.or(Some(self.s.prey(meth)));
        }
        action.key = key.map_or(0, ActKey::key);
        action.on = true;
        action.free = !self.is_mandatory(actor, &action);
        self.s.action = action;
        self.s.acted_freely = self.s.acted_freely.saturating_add(action.free.into());
        self.s.announced = self.s.announced.saturating_add(1);
        // What let the minion act has done so.
        if let Some(Frame::OneAction(_)) = self.s.stack.last() {
            self.pop();
        }
        self.push(Frame::Action);
        self.note_acts(actor);
        if action.kind == ActionKind::Hunt {
            self.hunts_at_last(actor);
        }
        self.commit(Event::Announce(actor));
        self.lock(actor);
    }

    /// Whether an action that is being announced is one that its minion must take (MINION-6).
    fn is_mandatory(&self, actor: CardId, action: &Action) -> bool {
        match action.source {
            ActionSource::Rules => action.kind == ActionKind::Hunt && self.can_only_hunt(actor),
            ActionSource::Card { .. } => false,
            ActionSource::InPlay { ability, .. } => {
                matches!(&self.set().ability(ability).ability, Ability::Action(text) if text.must)
            }
        }
    }

    /// The action under way counts as performed by a minion this turn (MINION-3 to -5, EDITION-5).
    pub(crate) fn note_acts(&mut self, minion: CardId) {
        for key in self.act_keys() {
            self.note_act(minion, key);
        }
    }

    pub(super) fn note_act(&mut self, minion: CardId, key: u16) {
        let entry = (self.s.reference(minion), key);
        if !self.s.acted.push(entry) {
            self.raise(crate::error::GameError::TooMany("actions in one turn"));
        }
    }

    /// The action under way does not count as performed.
    pub(super) fn forget_acts(&mut self, minion: CardId) {
        for key in self.act_keys() {
            let entry = (self.s.reference(minion), key);
            if let Some(at) = self.s.acted.iter().rposition(|acted| *acted == entry) {
                self.s.acted.remove(at);
            }
        }
    }

    /// What the action under way counts as.
    fn act_keys(&self) -> List<u16, 2> {
        let action = &self.s.action;
        let kind = match action.kind {
            kind if self.edition().minions_act_once_by_type() => Some(ActKey::Type(type_of(kind))),
            ActionKind::Bleed => Some(ActKey::Bleed),
            ActionKind::Political => Some(ActKey::Political),
            _ => None,
        };
        let own = action.key != 0 && !self.edition().minions_act_once_by_type();
        kind.map(ActKey::key).into_iter().chain(own.then_some(action.key)).collect()
    }
}

impl Query<'_> {
    /// The keys of the action under way, for "cannot perform the same action again": one, but for
    /// each piece of equipment taken from another minion.
    pub(crate) fn action_keys(self) -> List<u16, MAX_PICKS> {
        let action = &self.s.action;
        if action.kind == ActionKind::TakeEquipment {
            let pieces = action.picks.iter().filter_map(|pick| pick.card().id.some());
            return pieces.map(|card| ActKey::Basic(action.kind, card).key()).collect();
        }
        let mut keys = List::default();
        let _ = keys.push(self.action_key());
        keys
    }

    fn action_key(self) -> u16 {
        let action = &self.s.action;
        match action.source {
            ActionSource::Card { card, .. } => ActKey::Card(self.s.card(card).def).key(),
            ActionSource::InPlay { card, ability } => {
                let of = self.s.resolve(card).map(|id| (id, &self.def(id).abilities));
                of.map_or(0, |(id, all)| {
                    let at = all.iter().position(|a| *a == ability).unwrap_or(0);
                    ActKey::InPlay(id, at as u8).key()
                })
            }
            ActionSource::Rules => match action.kind {
                ActionKind::Bleed => ActKey::Bleed.key(),
                ActionKind::EnterCombat => ActKey::Basic(action.kind, CardId::NONE).key(),
                other => ActKey::Basic(other, action.target.id).key(),
            },
        }
    }
}

/// The kind of the action that a clause is played for.
pub(crate) fn kind_of_card(mode: &ModeDef) -> ActionKind {
    match mode.as_type {
        CardType::PoliticalAction => ActionKind::Political,
        CardType::Equipment => ActionKind::Equip,
        CardType::Retainer => ActionKind::Employ,
        CardType::Ally => ActionKind::Recruit,
        CardType::Power => ActionKind::Power,
        _ => kind_of(mode.text.act),
    }
}

pub(crate) fn kind_of(act: Act) -> ActionKind {
    match act {
        Act::Other => ActionKind::Other,
        Act::Bleed => ActionKind::Bleed,
        Act::Hunt => ActionKind::Hunt,
        Act::EnterCombat => ActionKind::EnterCombat,
        Act::Equip => ActionKind::Equip,
        Act::Employ => ActionKind::Employ,
        Act::Recruit => ActionKind::Recruit,
        Act::Political => ActionKind::Political,
    }
}

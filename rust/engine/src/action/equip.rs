//! Equipment: equipping, and taking it from another minion (chapters EQUIP, EMPLOY).

use methuselah_cards::{compile::MAX_PICKS, lang::Event as On, vocab::Keyword};

use crate::{
    engine::{Engine, Flow},
    event::{Entry, Event},
    ids::{CardId, CardRef, Seat, Value},
    option::{Choice, DecisionKind, OptionKind},
    state::{Action, ActionKind, Frame, Zone},
    turn::ActKey,
};

impl Engine<'_> {
    /// EQUIP-2: equipment of one's other minions.
    pub(crate) fn offer_equipment_of_others(&mut self, seat: Seat, minion: CardId) {
        let on_someone = |card: CardId| self.s.card(card).host != CardId::NONE;
        if !self.s.permanents.iter().any(|&card| on_someone(card) && self.is_equipment(card)) {
            return;
        }
        for bearer in self.s.seat(seat).minions {
            if bearer != minion {
                self.offer_equipment_of(bearer, minion);
            }
        }
    }

    /// Equipment on one minion that another could take.
    fn offer_equipment_of(&mut self, bearer: CardId, minion: CardId) {
        for card in self.s.permanents {
            let takes = self.s.card(card).host == bearer
                && self.is_equipment(card)
                && self.q().can_have(minion, card)
                && !self.q().has_acted(minion, ActKey::Basic(ActionKind::TakeEquipment, card));
            if takes {
                let kind = OptionKind::TakeEquipment;
                self.options.push(Choice { kind, card, minion, ..Choice::PASS });
            }
        }
    }

    /// Of cards in play, where an equipment that is a location is none.
    fn is_equipment(&self, card: CardId) -> bool {
        self.q().is_equipment(card) && !self.def(card).facts.keywords.has(Keyword::Location)
    }

    /// EQUIP-2: several pieces from one minion can be taken, all named now.
    pub(crate) fn step_take_equipment(
        &mut self,
        minion: CardRef,
        taken: [CardRef; MAX_PICKS],
        n: u8,
    ) -> Flow {
        let n = n as usize;
        let last = taken[n - 1].id;
        let bearer = self.s.card(last).host;
        let seat = self.s.card(bearer).controller;
        if let Some(minion) = self.get(minion).filter(|_| n < MAX_PICKS) {
            self.offer_equipment_of(bearer, minion);
            self.options.retain(|option| option.card > last);
        }
        self.options.insert(0, Choice::PASS);
        self.ask(seat, DecisionKind::Announce)
    }

    pub(crate) fn choose_equipment(
        &mut self,
        seat: Seat,
        minion: CardRef,
        mut taken: [CardRef; MAX_PICKS],
        n: u8,
        choice: Choice,
    ) {
        if choice.kind != OptionKind::Pass {
            taken[n as usize] = self.s.reference(choice.card);
            self.replace_top(Frame::TakeEquipment(minion, taken, n + 1));
            return;
        }
        self.pop();
        let picks = taken.map(Value::Card);
        let kind = ActionKind::TakeEquipment;
        // What a piece says of the stealth of the action to equip with it holds here, too.
        let pieces = taken.iter().filter_map(|&piece| self.get(piece));
        let stealth =
            pieces.filter_map(|piece| Some(self.def(piece).modes.first()?.text.stealth)).sum();
        let action =
            Action { actor: minion, meth: seat, kind, picks, stealth, ..Action::default() };
        self.announce(action, None);
    }

    /// Equipment or a retainer is put on a minion (EQUIP-1, EMPLOY-1).
    pub(crate) fn bring_onto(&mut self, minion: CardId, card: CardId, superior: bool) {
        let seat = self.s.card(minion).controller;
        let entry = Entry { card, zone: Zone::Play, seat, host: minion, superior };
        self.commit(Event::Enter(entry));
        self.fire_card(On::Brought, card, 0);
    }
}

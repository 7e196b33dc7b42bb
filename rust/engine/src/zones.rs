//! How cards move between zones (TERM-1, -3): what the events of [`crate::event`] do, and what
//! contests and cards being played do without one.

use crate::{
    engine::Engine,
    error::GameError,
    event::{Entry, Holder, Why},
    ids::{CardId, CardRef, Seat, Value},
    list::List,
    state::{EffectFrame, Expiry, Flag, Lasting, StaticText, Text, Waiting, What, Zone},
};
use methuselah_cards::{
    AbilityId, HandWindows, Reach,
    lang::{Ability, Amount, ChangeKind, Event as On, Number, Replaced, Replacement},
};

impl Engine<'_> {
    /// Takes a card out of the zone it is in: what is on it burns, its counters go to the bank, and
    /// references to it resolve to nothing from now on.
    pub(crate) fn leave(&mut self, card: CardId) {
        let Placed { zone, owner, controller } = self.placed(card);
        match zone {
            Zone::Library => drop_from(&mut self.s.seat_mut(owner).library, card),
            Zone::Crypt => drop_from(&mut self.s.seat_mut(owner).crypt, card),
            Zone::Hand => {
                drop_from(&mut self.s.seat_mut(owner).hand, card);
                self.note_hand(owner);
            }
            Zone::Uncontrolled => {
                drop_from(&mut self.s.seat_mut(controller).uncontrolled, card);
            }
            Zone::Ready | Zone::Torpor | Zone::Incapacitated => {
                if zone == Zone::Ready {
                    self.fire_card(On::LeavesReady, card, 0);
                }
                drop_from(&mut self.s.seat_mut(controller).minions, card);
                self.end_text(card);
            }
            Zone::Play => {
                drop_from(&mut self.s.permanents, card);
                self.end_text(card);
            }
            Zone::Contested => self.s.contested -= 1,
            Zone::Kept => self.let_go(card),
            Zone::Limbo => self.s.limbo -= 1,
            Zone::Played => self.s.card_mut(card).controller = owner,
            Zone::Merged | Zone::AshHeap | Zone::Removed => {}
        }
        // What was not in play keeps its incarnation, so that the effect that moves it finds it.
        if matches!(
            zone,
            Zone::Library | Zone::Crypt | Zone::Hand | Zone::Played | Zone::AshHeap | Zone::Kept
        ) {
            return;
        }
        if self.def(card).replace == Some(Replacement::WhileInPlay) {
            self.replacement_is_due(owner);
        }
        for on in self.holds(card) {
            self.burn(on);
        }
        self.burn_what_is_kept(card);
        self.lose(Holder::Blood(card), i32::MAX, Why::Told);
        self.lose(Holder::Counters(card), i32::MAX, Why::Told);
        for corruption in self.s.corrupted {
            if corruption.card == card {
                self.lose(Holder::Corruption(card, corruption.seat), i32::MAX, Why::Told);
            }
        }
        self.burn_counters_with(card);
        self.s.memories.retain(|(of, _, _)| of.id != card);
        self.expire_with(card);
        let gone = self.s.reference(card);
        let at = self.s.card_mut(card);
        at.incarnation = at.incarnation.wrapping_add(1);
        at.flags = 0;
        at.host = CardId::NONE;
        at.sect = None;
        at.path = None;
        at.controller = at.owner;
        self.s.lasting.retain(|l| {
            let about = matches!(l.what, What::Ability(_)) && l.expiry == Expiry::Game;
            l.subject.card().id != card && !(about && l.picks[0] == Value::Card(gone))
        });
        if self.may_change_titles(card) {
            self.settle_titles();
        }
        if zone == Zone::Contested {
            // Wherever it goes, it is no rival any more.
            self.s.card_mut(card).zone = Zone::Removed;
            self.settle_contests();
        }
    }

    /// Whether a card can begin or end a contest for a title.
    pub(crate) fn may_change_titles(&self, card: CardId) -> bool {
        let def = self.def(card);
        def.facts.title.is_some()
            || def.gives_title.is_some()
            || def.reach.changes & ChangeKind::Sect.bit() != 0
    }

    /// The cards on a card, in play, contested or out of play with it.
    fn holds(&self, host: CardId) -> List<CardId, 24> {
        let q = self.q();
        let on = |id: &CardId| q.s.card(*id).host == host;
        let limbo = if q.s.limbo > 0 { q.s.card_count } else { 0 };
        let limbo = (0..limbo).map(CardId).filter(|&id| q.s.card(id).zone == Zone::Limbo);
        let all = q.s.permanents.iter().copied().chain(q.contested()).chain(limbo);
        all.filter(on).collect()
    }

    /// What does not simply burn with the card that it is on is on nothing until its text has been
    /// carried out.
    #[cold]
    pub(crate) fn spare_what_outlives(&mut self, host: CardId) {
        for on in self.holds(host) {
            let outlives = |&&id: &&AbilityId| {
                let text = &self.set().ability(id).ability;
                matches!(text, Ability::Replace(Replaced::BurningWithHost, _))
            };
            let at = self.s.card(on);
            let text = self.def(on).abilities.iter().find(outlives);
            if let Some(&ability) = text
                && at.zone == Zone::Play
                && self.s.alive(at.controller)
            {
                let program = self.set().ability(ability).program;
                let effect = EffectFrame { program, ..self.q().context(on) };
                self.s.card_mut(on).host = CardId::NONE;
                if !self.s.waiting.push(Waiting { on: On::Burned, ability, effect }) {
                    self.raise(GameError::TooMany("triggered effects"));
                }
            }
        }
    }

    /// What is on a card that leaves play for a while waits out of play with it.
    pub(crate) fn hold_in_limbo(&mut self, host: CardId) {
        for on in self.holds(host) {
            if self.s.card(on).zone == Zone::Play {
                drop_from(&mut self.s.permanents, on);
                self.end_text(on);
                self.s.limbo += 1;
                let at = self.s.card_mut(on);
                at.zone = Zone::Limbo;
                at.set(Flag::Locked, false);
                self.renew(on);
            }
        }
    }

    /// A card goes out of play and may come back: references to it resolve to nothing from now on,
    /// but what its own text has kept stays with it.
    pub(crate) fn renew(&mut self, card: CardId) {
        let old = self.s.reference(card);
        let at = self.s.card_mut(card);
        at.incarnation = at.incarnation.wrapping_add(1);
        let new = self.s.reference(card);
        for (of, _, _) in self.s.memories.iter_mut().filter(|(of, _, _)| *of == old) {
            *of = new;
        }
    }

    pub(crate) fn put_in_hand(&mut self, card: CardId) {
        let owner = self.s.card(card).owner;
        let at = self.s.card_mut(card);
        at.set(Flag::RemovedForBurning, false);
        at.zone = Zone::Hand;
        at.known = owner.bit();
        if !self.s.seat_mut(owner).hand.push(card) {
            self.raise(GameError::TooMany("cards in a hand"));
        }
        let windows = self.def(card).hand_windows;
        self.s.seat_mut(owner).hand_windows.add(windows);
        self.s.idle_hands |= windows.open_to(0);
    }

    /// Works out anew in which windows the hand of a Methuselah can be used.
    pub(crate) fn note_hand(&mut self, seat: Seat) {
        let mut windows = HandWindows::default();
        for &card in self.s.seat(seat).hand.iter() {
            windows.add(self.def(card).hand_windows);
        }
        for card in self.q().kept().filter(|&card| self.s.card(card).controller == seat) {
            windows.add(self.def(card).hand_windows);
        }
        self.s.seat_mut(seat).hand_windows = windows;
        let idle = self.s.seats.iter().map(|seat| seat.hand_windows.open_to(0));
        self.s.idle_hands = idle.fold(0, |mask, windows| mask | windows);
    }

    pub(crate) fn put_in_ash_heap(&mut self, card: CardId) {
        let removed = self.s.card(card).is(Flag::RemovedForBurning);
        self.leave(card);
        for gone in [Some(card), self.part(card)].into_iter().flatten() {
            let at = self.s.card_mut(gone);
            at.zone = if removed { Zone::Removed } else { Zone::AshHeap };
            at.known = u8::MAX;
        }
    }

    /// A card enters play; a unique one may begin a contest (CONTEST-1).
    pub(crate) fn enter(&mut self, entry: Entry) {
        let Entry { card, zone, seat, host, superior } = entry;
        let from = self.placed(card);
        let keeps_blood = from.zone == Zone::Uncontrolled;
        if from.zone == Zone::Uncontrolled {
            drop_from(&mut self.s.seat_mut(from.controller).uncontrolled, card);
        } else {
            self.leave(card);
        }
        let at = self.s.card_mut(card);
        at.zone = zone;
        at.controller = seat;
        at.host = host;
        at.set(Flag::Superior, superior);
        at.known = u8::MAX;
        if !keeps_blood {
            at.blood = 0;
        }
        if at.is(Flag::Banished) {
            at.set(Flag::Banished, false);
            self.recall(card, 1);
        }
        // EDITION-16.
        if self.edition().allies_always_wait() && zone == Zone::Ready && self.q().is_ally(card) {
            self.s.card_mut(card).set(Flag::Fresh, true);
        }
        let counters = match &self.def(card).counters {
            Amount::N(n) => *n,
            more => self.q().amount(&self.q().context(card), more),
        };
        self.gain(Holder::Counters(card), counters, Why::Told);
        let room = if zone == Zone::Play {
            self.s.permanents.push(card)
        } else {
            self.s.seat_mut(seat).minions.push(card)
        };
        let texts = self.begin_text(card);
        if !room || !texts {
            self.raise(GameError::TooMany("cards in play"));
        }
        self.note_twins(card);
        let brings_title = self.return_from_limbo(card);
        if keeps_blood {
            // CARD-2; what an imbued cost is the life that it starts with.
            let limit = if self.q().is_imbued(card) {
                self.def(card).facts.capacity.into()
            } else {
                self.q().blood_limit(card)
            };
            let excess = i32::from(self.s.card(card).blood) - limit;
            self.lose(Holder::Blood(card), excess, Why::Capacity);
        } else {
            let life = self.life_of(card);
            self.gain(Holder::Blood(card), life, Why::Told);
        }
        self.contest_once_entered(card);
        if brings_title || self.may_change_titles(card) {
            self.settle_titles();
        }
        if self.s.card(card).zone.in_play() {
            self.fire_card(On::Entered, card, 0);
            self.fire_phase_of(card);
            if self.q().is_imbued(card) {
                self.imbued_entered(card);
            }
        }
    }

    /// The life that an ally or retainer enters with.
    fn life_of(&self, card: CardId) -> i32 {
        // An imbued has the life that it was brought out with.
        if self.def(card).facts.is_crypt() { 0 } else { self.q().starting_life(card) }
    }

    /// The text of a card that has come into play is at work. False if there is no room.
    pub(crate) fn begin_text(&mut self, card: CardId) -> bool {
        let def = self.def(card);
        self.s.imbued += u8::from(self.q().is_imbued(card));
        self.reach_out(def.reach, self.s.card(card).controller);
        let (set, statics) = (self.set(), &mut self.s.statics);
        StaticText::all_of(card, def, set).all(|text| statics.push(text))
            && (!def.reach.is_some() || self.s.texts.push(Text::of(card, def)))
    }

    /// The text of a card that leaves play is at work no more.
    pub(crate) fn end_text(&mut self, card: CardId) {
        self.s.imbued -= u8::from(self.q().is_imbued(card));
        if let Some(at) = self.s.texts.iter().position(|text| text.card == card) {
            self.s.texts.remove(at);
            self.s.statics.retain(|text| text.card != card);
            self.note_reach();
        }
    }

    /// Works out anew what the texts in play and the lasting abilities have to do with.
    pub(crate) fn note_reach(&mut self) {
        let before = std::mem::take(&mut self.s.reach).numbers;
        for seat in self.s.all_seats() {
            self.s.seat_mut(seat).text_windows = 0;
        }
        for at in 0..self.s.texts.len() {
            let card = self.s.texts[at].card;
            self.reach_out(self.def(card).reach, self.s.card(card).controller);
        }
        for at in 0..self.s.lasting.len() {
            self.note_lasting(self.s.lasting[at]);
        }
        self.s.capacity_ended |= before & !self.s.reach.numbers & Number::Capacity.bit() != 0;
        self.s.hand_sizes_due = true;
    }

    /// What a lasting effect has to do with is looked for from now on.
    pub(crate) fn note_lasting(&mut self, lasting: Lasting) {
        match lasting.what {
            What::Ability(id) => {
                let reach = Reach::of(&self.set().ability(id).ability);
                self.s.reach.hand_size_varies |= reach.numbers & Number::HandSize.bit() != 0;
                self.reach_out(reach, lasting.you);
            }
            What::Number(number, n) => {
                self.s.reach.numbers |= number.bit();
                self.s.reach.hand_size_varies |= number == Number::HandSize;
                self.s.reach.lowers_capacity |= number == Number::Capacity && n < 0;
            }
            What::Clan(..) => self.s.reach.changes |= ChangeKind::Clan.bit(),
            What::Title(..) => self.s.reach.titles = true,
            What::MustHunt => self.s.reach.must_hunt = true,
            What::StaysLocked => self.s.reach.changes |= ChangeKind::DoesNotUnlock.bit(),
            What::Dearer(_) => self.s.reach.changes |= ChangeKind::NextBloodCost.bit(),
            _ => {}
        }
    }

    /// What a text of a Methuselah has to do with is looked for from now on.
    fn reach_out(&mut self, reach: Reach, you: Seat) {
        self.s.reach.add(reach);
        self.s.hand_sizes_due |= reach.numbers & Number::HandSize.bit() != 0;
        for seat in self.s.all_seats() {
            let own = if seat == you { reach.own_uses } else { 0 };
            self.s.seat_mut(seat).text_windows |= own | reach.shared_uses;
        }
    }

    /// CARD-2: blood above capacity drains off, whatever has lowered the capacity.
    pub(crate) fn drain_excess(&mut self) {
        let ended = std::mem::take(&mut self.s.capacity_ended);
        if !ended && self.s.reach.numbers & Number::Capacity.bit() == 0 {
            return;
        }
        for seat in self.s.all_seats() {
            for card in self.s.seat(seat).minions {
                let blood = self.s.card(card).blood;
                // Mostly capacities are raised, and there is no need to ask.
                if blood > self.def(card).facts.capacity || self.s.reach.lowers_capacity {
                    self.lose(
                        Holder::Blood(card),
                        i32::from(blood) - self.q().blood_limit(card),
                        Why::Capacity,
                    );
                }
            }
        }
    }

    pub(crate) fn change_control(&mut self, card: CardId, seat: Seat) {
        let Placed { zone, controller, .. } = self.placed(card);
        if controller == seat {
            return;
        }
        self.s.card_mut(card).controller = seat;
        if zone.of_minions() {
            self.s.combat.stolen |= self.s.combat.on && self.side_of(card).is_some();
            drop_from(&mut self.s.seat_mut(controller).minions, card);
            if !self.s.seat_mut(seat).minions.push(card) {
                self.raise(GameError::TooMany("minions"));
            }
        }
        if self.q().is_minion(card) {
            // Minion cards on it follow it; masters stay with who played them (CARD-15, -21).
            for on in self.holds(card) {
                if self.q().follows_host(on) {
                    self.s.card_mut(on).controller = seat;
                }
            }
        }
        self.note_reach();
        self.kept_cards_follow();
        self.note_twins(card);
        self.contest_if_unique(card);
        self.settle_titles();
        for on in self.holds(card) {
            if self.s.card(on).controller == seat && self.q().follows_host(on) {
                self.note_new_controller(on);
            }
        }
        self.note_new_controller(card);
    }

    /// What waits for the card to change its controller is set off.
    pub(crate) fn note_new_controller(&mut self, card: CardId) {
        if self.s.card(card).zone.in_play() {
            self.fire_card(On::Controlled, card, 0);
        }
    }

    /// A vampire moves to its controller's uncontrolled region; what is on it waits out of play with
    /// it.
    pub(crate) fn banish(&mut self, card: CardId) {
        let Placed { zone, controller, .. } = self.placed(card);
        if zone == Zone::Ready {
            self.fire_card(On::LeavesReady, card, 0);
        }
        drop_from(&mut self.s.seat_mut(controller).minions, card);
        self.end_text(card);
        self.hold_in_limbo(card);
        self.renew(card);
        let at = self.s.card_mut(card);
        at.zone = Zone::Uncontrolled;
        at.set(Flag::Locked, false);
        at.set(Flag::Wounded, false);
        at.set(Flag::TitleContested, false);
        at.set(Flag::Banished, true);
        if !self.s.seat_mut(controller).uncontrolled.push(card) {
            self.raise(GameError::TooMany("uncontrolled vampires"));
        }
        self.note_twins(card);
        self.settle_titles();
    }

    /// What spoke of a card before it went out of play for a while, so many incarnations ago, speaks
    /// of it again.
    pub(crate) fn recall(&mut self, card: CardId, ago: u8) {
        let now = self.s.reference(card);
        let before = CardRef { incarnation: now.incarnation.wrapping_sub(ago), ..now };
        let renew = |reference: &mut CardRef| {
            if *reference == before {
                *reference = now;
            }
        };
        let renew_value = |value: &mut Value| {
            if *value == Value::Card(before) {
                *value = Value::Card(now);
            }
        };
        for (of, _, value) in self.s.memories.iter_mut() {
            renew(of);
            renew_value(value);
        }
        for lasting in self.s.lasting.iter_mut() {
            renew(&mut lasting.source);
            renew(&mut lasting.me);
            renew_value(&mut lasting.subject);
            lasting.picks.iter_mut().for_each(renew_value);
        }
        self.s.limits.iter_mut().for_each(|limit| renew_value(&mut limit.subject));
        self.s.acted.iter_mut().for_each(|(minion, _)| renew(minion));
    }

    /// What waited out of play with a card comes back with it. Returns whether that may change titles.
    pub(crate) fn return_from_limbo(&mut self, host: CardId) -> bool {
        let mut titles = false;
        for on in self.holds(host) {
            if self.s.card(on).zone != Zone::Limbo {
                continue;
            }
            self.s.limbo -= 1;
            self.s.card_mut(on).zone = Zone::Play;
            if !self.s.permanents.push(on) || !self.begin_text(on) {
                self.raise(GameError::TooMany("cards in play"));
            }
            self.note_twins(on);
            self.contest_if_unique(on);
            titles |= self.may_change_titles(on);
        }
        titles
    }

    fn placed(&self, card: CardId) -> Placed {
        let at = self.s.card(card);
        Placed { zone: at.zone, owner: at.owner, controller: at.controller }
    }
}

/// Where a card is, and whose.
struct Placed {
    zone: Zone,
    owner: Seat,
    controller: Seat,
}

fn drop_from<const N: usize>(list: &mut crate::list::List<CardId, N>, card: CardId) {
    let found = list.take(card);
    debug_assert!(found, "the card was not where its zone says");
}

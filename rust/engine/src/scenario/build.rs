//! Laying a position out, by the same changes that bring cards into play in a game.

use std::sync::Arc;

use methuselah_cards::{
    CardSet, DefId,
    lang::Number,
    vocab::{CardType, TypeSet},
};

use super::{LATE_ROUND, Methuselah, Planned, Region, Scenario, ScenarioError, Seated};
use crate::{
    chance::Chance,
    engine::Engine,
    event::{Entry, Event, Holder, Why},
    game::{Game, Switches},
    ids::{CardId, Seat},
    imbued::MOST_CONVICTION,
    limits::card_name,
    setup::{Deck, Setup},
    state::{Flag, Frame, MAX_SEATS, Phase, State, TurnStage, Zone},
};

/// Each entry sits at the seat of its number.
const ENTRIES: [u8; MAX_SEATS] = [0, 1, 2, 3, 4];
/// Cards that fillers make a library up to.
const LIBRARY: usize = 40;

impl Scenario {
    pub(super) fn build(
        &self,
        active: Seat,
        phase: Phase,
        seed: u64,
    ) -> Result<Game, ScenarioError> {
        let decks = self.decks();
        let setup = Setup { cards: Arc::clone(&self.cards), rules: self.rules.clone(), decks };
        setup.check(true)?;
        let setup = Arc::new(setup);
        let chance = Chance::new(seed, 0);
        let game = |state, switches, logged| {
            Game::from_state(Arc::clone(&setup), chance, ENTRIES, state, switches, logged)
        };
        let mut draft = game(setup.deal(ENTRIES), Switches::default(), false);
        Layout { scenario: self, engine: draft.engine(), hosts: Vec::new() }.lay_out()?;
        let mut state = Box::new(*draft.state());
        if let Some(error) = state.error {
            return Err(error.into());
        }
        self.begin_turn(&mut state, active, phase);
        let switches = Switches { ask_alone: true, ..Switches::default() };
        let game = game(state, switches, true);
        game.check_invariants().map_err(ScenarioError::Broken)?;
        Ok(game)
    }

    /// The decks that hold all cards of the position.
    ///
    /// A pile is dealt in the order of its slots, the last one on top. So what is taken out by name
    /// lies at the bottom, and what is drawn in order lies on top.
    fn decks(&self) -> Vec<Deck> {
        let none = Seated::default();
        let mut decks = Vec::new();
        for (seat, seated) in self.seats.iter().enumerate() {
            let seated = seated.as_ref().unwrap_or(&none);
            let (mut crypt, mut library) = (Vec::new(), Vec::new());
            let mut drawn = Vec::new();
            for card in &self.placed {
                self.slots(card, Seat(seat as u8), &mut drawn, &mut library);
            }
            for &def in &seated.ash_heap {
                let of_crypt = self.cards.def(def).facts.is_crypt();
                if of_crypt { crypt.push(def) } else { library.push(def) }
            }
            library.extend(&seated.hand);
            let room = LIBRARY.saturating_sub(seated.library.len());
            library.extend(std::iter::repeat_n(self.filler, room));
            library.extend(seated.library.iter().rev());
            crypt.extend(seated.crypt.iter().rev());
            crypt.extend(drawn.iter().rev());
            decks.push(Deck { crypt, library });
        }
        decks
    }

    /// Adds the slots of a card and of those on it to the deck of an owner.
    fn slots(&self, card: &Planned, of: Seat, drawn: &mut Vec<DefId>, library: &mut Vec<DefId>) {
        if card.owner == of {
            let crypt = self.cards.def(card.def).facts.is_crypt();
            if crypt { drawn.push(card.def) } else { library.push(card.def) }
        }
        card.cards.iter().for_each(|on| self.slots(on, of, drawn, library));
    }

    /// The turn goes on from the beginning of a phase.
    fn begin_turn(&self, state: &mut State, active: Seat, phase: Phase) {
        let players = self.seats.len();
        let schedule = self.rules.transfers.len().div_ceil(players) as u16 + 1;
        let round = self.round.unwrap_or(schedule.max(LATE_ROUND));
        state.active = active;
        state.phase = phase;
        state.rounds = round;
        state.turns = u32::from(round - 1) * players as u32 + u32::from(active.0) + 1;
        for seat in state.all_seats() {
            state.seat_mut(seat).turns = round - u16::from(seat > active);
        }
        let stage = match phase {
            Phase::Unlock => TurnStage::Unlock,
            Phase::Master => TurnStage::Master,
            Phase::Minion => TurnStage::Minion,
            Phase::Influence => TurnStage::Influence,
            Phase::Discard => TurnStage::Discard,
        };
        let _ = state.stack.push(Frame::Turn(stage));
    }
}

/// A position being laid out.
struct Layout<'a> {
    scenario: &'a Scenario,
    engine: Engine<'a>,
    /// The card that each of [`Scenario::placed`] has become.
    hosts: Vec<Option<CardId>>,
}

impl<'a> Layout<'a> {
    fn lay_out(mut self) -> Result<(), ScenarioError> {
        let placed = &self.scenario.placed;
        self.hosts = vec![None; placed.len()];
        for (at, card) in placed.iter().enumerate() {
            if card.spec.on.is_none() {
                let id = self.place(card, CardId::NONE)?;
                self.hosts[at] = Some(id);
            }
        }
        for (at, card) in placed.iter().enumerate() {
            if let Some(on) = &card.spec.on {
                let host = self.hosts[self.scenario.host_of(card, &on.name)?];
                let host = host.ok_or_else(|| ScenarioError::NoHost {
                    name: self.name(card.def),
                    host: on.name.clone(),
                    reason: "that is on another card itself; give it before".to_owned(),
                })?;
                let id = self.place(card, host)?;
                self.hosts[at] = Some(id);
            }
        }
        self.fill_vampires()?;
        for seat in self.engine.s.all_seats() {
            self.seat(seat)?;
        }
        self.settle();
        Ok(())
    }

    fn name(&self, def: DefId) -> String {
        self.set().def(def).name().to_owned()
    }

    fn set(&self) -> &'a CardSet {
        self.engine.set()
    }

    /// Puts a card where it belongs, with those on it, all but the blood of ready vampires: what is
    /// on a vampire may change how much it can have.
    fn place(&mut self, card: &Planned, host: CardId) -> Result<CardId, ScenarioError> {
        let types = self.set().def(card.def).facts.types;
        let imbued = types.has(CardType::Imbued);
        let id = if types.is_crypt() { self.draw(card)? } else { self.take(card.owner, card.def)? };
        if card.spec.region == Region::Uncontrolled {
            self.engine.gain(Holder::Blood(id), card.spec.blood.unwrap_or(0).into(), Why::Told);
            return Ok(id);
        }
        if host != CardId::NONE && self.engine.q().has_only_one(host, id) {
            let host = self.engine.def(host).name().to_owned();
            return Err(ScenarioError::OnlyOne { name: self.name(card.def), host });
        }
        if host != CardId::NONE {
            self.check_host(types, id, host)?;
            self.engine.q().check_host(id, host)?;
        }
        if imbued {
            let facts = &self.set().def(card.def).facts;
            let out = card.spec.region == Region::Incapacitated;
            let life = card.spec.blood.unwrap_or(if out { 0 } else { facts.capacity });
            self.engine.gain(Holder::Blood(id), life.into(), Why::Told);
        }
        let ally = types.has(CardType::Ally) || self.set().def(card.def).becomes_ally;
        let minion = types.is_crypt() || ally;
        let zone = if minion { Zone::Ready } else { Zone::Play };
        let superior = card.spec.superior;
        let entry = Entry { card: id, zone, seat: card.controller, host, superior };
        self.engine.commit(Event::Enter(entry));
        let at = self.engine.s.card_mut(id);
        at.sect = card.spec.sect;
        at.path = card.spec.path;
        at.set(Flag::Locked, card.spec.locked);
        at.set(Flag::Fresh, card.spec.fresh);
        at.set(Flag::TitleLost, card.spec.title_lost);
        match card.spec.region {
            Region::Torpor => at.zone = Zone::Torpor,
            Region::Incapacitated => at.zone = Zone::Incapacitated,
            _ => {}
        }
        if let Some(counters) = card.spec.counters {
            self.engine.lose(Holder::Counters(id), i32::MAX, Why::Told);
            self.engine.gain(Holder::Counters(id), counters.into(), Why::Told);
        }
        for &(seat, counters) in &card.spec.corruption {
            let holder = Holder::Corruption(id, Seat(seat));
            self.engine.gain(holder, counters.into(), Why::Told);
        }
        if let Some(life) = card.spec.blood
            && (ally || imbued || types.has(CardType::Retainer))
        {
            self.engine.lose(Holder::Blood(id), i32::MAX, Why::Told);
            self.engine.gain(Holder::Blood(id), life.into(), Why::Told);
        }
        for on in &card.cards {
            self.place(on, id)?;
        }
        Ok(id)
    }

    /// Powers and conviction are on imbued, and no more than five conviction on each.
    fn check_host(&self, types: TypeSet, id: CardId, host: CardId) -> Result<(), ScenarioError> {
        let conviction = types.has(CardType::Conviction);
        if !(conviction || types.has(CardType::Power)) {
            return Ok(());
        }
        let q = self.engine.q();
        let reason = match q.is_imbued(host) {
            false => "it is no imbued",
            true if conviction && q.convictions(host).count() >= MOST_CONVICTION => {
                "it has 5 conviction already"
            }
            true => return Ok(()),
        };
        Err(q.no_host(id, host, reason.to_owned()))
    }

    /// The next crypt card of the owner, drawn into the uncontrolled region.
    fn draw(&mut self, card: &Planned) -> Result<CardId, ScenarioError> {
        self.engine.commit(Event::DrawCrypt(card.owner));
        let drawn = self.engine.s.seat(card.owner).uncontrolled.last().copied();
        drawn
            .filter(|&id| self.engine.s.card(id).def == card.def)
            .ok_or_else(|| ScenarioError::Broken(format!("{} is not drawn", self.name(card.def))))
    }

    /// A card of a Methuselah's piles: the lowest of that kind.
    fn take(&self, seat: Seat, def: DefId) -> Result<CardId, ScenarioError> {
        let state = self.engine.s.seat(seat);
        let mut piles = state.library.iter().chain(state.crypt.iter()).copied();
        piles
            .find(|&id| self.engine.s.card(id).def == def)
            .ok_or_else(|| ScenarioError::Broken(format!("{} is in no pile", self.name(def))))
    }

    /// Gives the vampires in play (or contested) their blood.
    fn fill_vampires(&mut self) -> Result<(), ScenarioError> {
        for (card, id) in self.scenario.placed.iter().zip(self.hosts.clone()) {
            let Some(id) = id else { continue };
            let uncontrolled = card.spec.region == Region::Uncontrolled;
            if uncontrolled || !self.engine.q().is_vampire(id) {
                continue;
            }
            let capacity = self.engine.q().capacity(id);
            let blood = card.spec.blood.unwrap_or(capacity.clamp(0, 255) as u8);
            if i32::from(blood) > capacity {
                let name = self.name(card.def);
                return Err(ScenarioError::AboveCapacity { name, blood, capacity });
            }
            self.engine.gain(Holder::Blood(id), blood.into(), Why::Told);
        }
        Ok(())
    }

    /// The pool, the Edge, the ash heap and the hand of a Methuselah.
    fn seat(&mut self, seat: Seat) -> Result<(), ScenarioError> {
        let none = Seated::default();
        let seated = self.scenario.seats[seat.index()].as_ref().unwrap_or(&none);
        let Methuselah { pool, edge, hand, library, .. } = &seated.spec;
        let pool = pool.unwrap_or(self.engine.rules().pool.into());
        self.engine.gain(Holder::Pool(seat), pool.into(), Why::Told);
        if *edge {
            self.engine.commit(Event::Edge(Some(seat)));
        }
        for &def in &seated.ash_heap {
            let id = self.take(seat, def)?;
            self.engine.commit(Event::Discard(id));
        }
        for &def in &seated.hand {
            let id = self.take(seat, def)?;
            self.engine.commit(Event::ToHand(id));
        }
        let size = self.engine.q().seat_number(Number::HandSize, seat) as usize;
        self.engine.s.seat_mut(seat).hand_size = size.min(u8::MAX.into()) as u8;
        self.engine.s.odd_hands |= seat.bit();
        let cards = seated.hand.len();
        if cards > size {
            return Err(ScenarioError::HandTooLarge { seat: seat.0, cards, size });
        }
        let has_library = !library.only || !seated.library.is_empty();
        if hand.only && cards < size && has_library {
            return Err(ScenarioError::HandTooSmall { seat: seat.0, cards, size });
        }
        self.fill(seat, size, hand.only, library.only, seated.library.len())
    }

    /// Fills the hand, and leaves no more fillers in the library than it shall have.
    fn fill(
        &mut self,
        seat: Seat,
        size: usize,
        hand_only: bool,
        library_only: bool,
        given: usize,
    ) -> Result<(), ScenarioError> {
        let filler = self.scenario.filler;
        while !hand_only && self.engine.s.seat(seat).hand.len() < size {
            let id = self.take(seat, filler)?;
            self.engine.commit(Event::ToHand(id));
        }
        let spare = if library_only { self.engine.s.seat(seat).library.len() - given } else { 0 };
        for _ in 0..spare {
            let id = self.take(seat, filler)?;
            self.engine.commit(Event::Remove(id));
        }
        Ok(())
    }

    /// What entering has set off is no part of the position; contests of titles are.
    fn settle(&mut self) {
        let s = &mut *self.engine.s;
        s.waiting.clear();
        s.limits.clear();
        s.lasting.clear();
        s.stack.clear();
        for seat in s.all_seats() {
            for minion in s.seat(seat).minions {
                s.card_mut(minion).set(Flag::TitleContested, false);
            }
        }
        self.engine.settle_titles();
        for card in self.engine.s.permanents {
            if self.engine.def(card).facts.types.has(CardType::Event) {
                self.note_event(card);
            }
        }
    }

    /// An event in play has been played, and is played no more (DISCARD-2).
    fn note_event(&mut self, event: CardId) {
        let def = self.engine.def(event);
        let name = card_name(self.engine.s.card(event).def, def);
        let context = self.engine.q().context(event);
        for mode in &def.modes {
            self.engine.count_towards(&mode.limits, &context, name);
        }
    }
}

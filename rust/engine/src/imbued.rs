//! Imbued (chapter IMBUED): conviction, being incapacitated, and getting over it.

use methuselah_cards::{
    DefId,
    lang::{ChangeKind, Period, Place},
    vocab::{CardType, Keyword},
};

use crate::{
    engine::{Engine, Flow},
    event::{Entry, Event, Holder, Why},
    ids::{CardId, CardRef, Seat, Value},
    list::List,
    option::{Choice, DecisionKind, OptionKind},
    query::Query,
    state::{ActionKind, BurningStage, ConvictionFrom, Damage, Frame, LimitKey, LimitName, Zone},
    turn::ActKey,
};

/// Most conviction on one imbued (IMBUED-2).
pub(crate) const MOST_CONVICTION: usize = 5;
/// Conviction that it costs to leave the incapacitated region (IMBUED-4).
const RECOVERY_COST: u8 = 3;

impl<'a> Query<'a> {
    /// Whether the card is an imbued.
    pub fn is_imbued(self, card: CardId) -> bool {
        self.def(card).facts.types.has(CardType::Imbued)
    }

    /// CARD-36.
    pub fn is_monster(self, card: CardId) -> bool {
        let lives = || self.is_ally(card) || self.def(card).facts.types.has(CardType::Retainer);
        let tame = |&keyword: &Keyword| self.has_keyword(card, keyword);
        let kinds = [Keyword::Mortal, Keyword::Animal];
        self.is_vampire(card) || (lives() && !kinds.iter().any(tame))
    }

    /// The conviction on an imbued.
    pub fn convictions(self, imbued: CardId) -> impl Iterator<Item = CardId> + use<'a> {
        self.attached(imbued).filter(move |&on| self.is_conviction(on))
    }

    fn is_conviction(self, card: CardId) -> bool {
        self.def(card).facts.types.has(CardType::Conviction)
    }

    /// IMBUED-4: whether it is an imbued that is incapacitated; what an ally could not use as it is
    /// burned, it cannot use then.
    pub(crate) fn is_incapacitated(self, minion: CardRef) -> bool {
        self.s.imbued > 0
            && self.s.resolve(minion).is_some_and(|id| self.s.card(id).zone == Zone::Incapacitated)
    }

    /// The conviction for which an imbued leaves the incapacitated region in this unlock phase.
    fn recovery_cost(self, imbued: CardId) -> Option<u8> {
        let told = self.recovers_for(imbued);
        let own = self.s.card(imbued).controller == self.s.active;
        let usual = own.then_some(RECOVERY_COST);
        [told, usual].into_iter().flatten().min()
    }

    /// Whether imbued may leave the incapacitated region in anyone's unlock phase.
    pub(crate) fn anyone_recovers(self) -> bool {
        self.s.imbued > 0 && self.s.reach.changes & ChangeKind::RecoversFor.bit() != 0
    }

    /// Whether it can be put on that imbued in this unlock phase.
    fn awaits_conviction(self, imbued: CardId) -> bool {
        self.is_imbued(imbued) && !self.s.limits.contains(&conviction_key(imbued))
    }

    /// Conviction in the hand or ash heap of a Methuselah, each kind once.
    fn conviction_at(self, seat: Seat, place: Place) -> List<CardId, 8> {
        let mut found: List<CardId, 8> = List::default();
        let mut kinds: List<DefId, 8> = List::default();
        let state = self.s.seat(seat);
        let mut note = |id: CardId| {
            let def = self.s.card(id).def;
            if self.is_conviction(id) && !kinds.contains(&def) && kinds.push(def) {
                let _ = found.push(id);
            }
        };
        match place {
            Place::Hand => state.hand.iter().for_each(|&id| note(id)),
            Place::Library => {
                // By number, so that the order tells nothing of how they lie.
                let mut pile = state.library;
                pile.sort_unstable();
                pile.iter().for_each(|&id| note(id));
            }
            _ => (0..self.s.card_count).map(CardId).for_each(|id| {
                let at = self.s.card(id);
                if at.zone == Zone::AshHeap && at.owner == seat {
                    note(id);
                }
            }),
        }
        found
    }
}

impl Engine<'_> {
    /// IMBUED-2, -4: conviction to be put on each imbued, and imbued to leave the incapacitated
    /// region.
    pub(crate) fn offer_imbued(&mut self, seat: Seat) {
        if self.s.imbued == 0 {
            return;
        }
        let awaits = |&id: &CardId| self.q().awaits_conviction(id);
        if self.s.seat(seat).minions.iter().any(awaits) {
            for place in [Place::Hand, Place::AshHeap] {
                let convictions = self.q().conviction_at(seat, place);
                for minion in self.s.seat(seat).minions {
                    // From the ash heap into the ash heap it does nothing.
                    let room = || self.q().convictions(minion).count() < MOST_CONVICTION;
                    let fits =
                        self.q().awaits_conviction(minion) && (place == Place::Hand || room());
                    for &card in convictions.iter().filter(|_| fits) {
                        let kind = OptionKind::Conviction;
                        self.options.push(Choice { kind, card, minion, ..Choice::PASS });
                    }
                }
            }
        }
        self.offer_recoveries(seat);
    }

    /// Imbued that can leave the incapacitated region now.
    pub(crate) fn offer_recoveries(&mut self, seat: Seat) {
        for minion in self.s.seat(seat).minions {
            let out = self.s.card(minion).zone == Zone::Incapacitated;
            let has = || self.q().convictions(minion).count();
            if out && self.q().recovery_cost(minion).is_some_and(|cost| has() >= cost.into()) {
                self.options.push(Choice::of(OptionKind::Recover, minion));
            }
        }
    }

    /// A conviction is put on an imbued in the unlock phase.
    pub(crate) fn play_conviction(&mut self, seat: Seat, choice: Choice) {
        self.count_key(conviction_key(choice.minion));
        let from_hand = self.s.card(choice.card).zone == Zone::Hand;
        self.put_conviction(choice.card, choice.minion);
        if from_hand {
            self.replace_card(seat, Some(choice.card));
        }
    }

    /// IMBUED-2: what is more than an imbued can have burns instead.
    pub(crate) fn put_conviction(&mut self, card: CardId, imbued: CardId) {
        if self.q().convictions(imbued).count() >= MOST_CONVICTION {
            if self.s.card(card).zone != Zone::AshHeap {
                self.burn(card);
            }
            return;
        }
        let seat = self.s.card(imbued).controller;
        let zone = Zone::Play;
        self.commit(Event::Enter(Entry { card, zone, seat, host: imbued, superior: false }));
    }

    /// An imbued has entered play: one without life is incapacitated at once.
    pub(crate) fn imbued_entered(&mut self, imbued: CardId) {
        if self.s.card(imbued).blood == 0 {
            self.end_life(imbued);
        }
        self.take_first_conviction(imbued);
    }

    /// IMBUED-2: an imbued that enters play with none may take a conviction.
    fn take_first_conviction(&mut self, imbued: CardId) {
        let has = self.q().convictions(imbued).next().is_some();
        if !has && !self.q().takes_no_conviction(imbued) {
            self.take_conviction(imbued, &[Place::Hand, Place::AshHeap, Place::Library]);
        }
    }

    /// An imbued may take a conviction from one of these piles.
    pub(crate) fn take_conviction(&mut self, imbued: CardId, places: &[Place]) {
        let mask = places.iter().fold(0, |mask, &place| mask | bit(place));
        self.push(Frame::TakeConviction(self.s.reference(imbued), ConvictionFrom::Piles(mask)));
    }

    pub(crate) fn step_take_conviction(&mut self, imbued: CardRef, from: ConvictionFrom) -> Flow {
        let Some(minion) = self.get(imbued).filter(|&id| self.s.card(id).zone.in_play()) else {
            self.pop();
            return Flow::Go;
        };
        let seat = self.s.card(minion).controller;
        if !self.s.alive(seat) {
            self.pop();
            return Flow::Go;
        }
        let among = |place| match from {
            ConvictionFrom::Piles(places) => places & bit(place) != 0 && place != Place::Library,
            ConvictionFrom::SearchedLibrary => place == Place::Library,
        };
        for place in [Place::Hand, Place::AshHeap, Place::Library].into_iter().filter(|&p| among(p))
        {
            for card in self.q().conviction_at(seat, place) {
                let kind = OptionKind::Conviction;
                self.options.push(Choice { kind, card, minion, ..Choice::PASS });
            }
        }
        let searchable =
            matches!(from, ConvictionFrom::Piles(places) if places & bit(Place::Library) != 0);
        if searchable && !self.s.seat(seat).library.is_empty() {
            self.options.push(Choice::of(OptionKind::Search, minion));
        }
        if self.options.is_empty() {
            self.end_taking(seat, from);
            return Flow::Go;
        }
        self.options.insert(0, Choice::PASS);
        self.ask(seat, DecisionKind::Conviction)
    }

    pub(crate) fn choose_conviction(
        &mut self,
        seat: Seat,
        imbued: CardRef,
        from: ConvictionFrom,
        choice: Choice,
    ) {
        match choice.kind {
            // CARD-35: whoever searches sees what there is.
            OptionKind::Search => {
                for card in self.s.seat(seat).library {
                    self.s.card_mut(card).known |= seat.bit();
                }
                self.replace_top(Frame::TakeConviction(imbued, ConvictionFrom::SearchedLibrary));
            }
            OptionKind::Conviction => {
                self.pop();
                let from_hand = self.s.card(choice.card).zone == Zone::Hand;
                self.put_conviction(choice.card, choice.minion);
                self.shuffle_if_searched(seat, from);
                if from_hand {
                    self.draw_up(seat);
                }
            }
            _ => self.end_taking(seat, from),
        }
    }

    fn end_taking(&mut self, seat: Seat, from: ConvictionFrom) {
        self.pop();
        self.shuffle_if_searched(seat, from);
    }

    fn shuffle_if_searched(&mut self, seat: Seat, from: ConvictionFrom) {
        if from == ConvictionFrom::SearchedLibrary {
            self.shuffle(seat, Place::Library);
        }
    }

    /// An ally or retainer has no life left: it burns, but an imbued is incapacitated (IMBUED-4).
    pub(crate) fn end_life(&mut self, card: CardId) {
        if !self.q().is_imbued(card) {
            self.burn(card);
        } else if self.s.card(card).zone == Zone::Ready {
            self.commit(Event::Incapacitate(card));
        }
    }

    /// IMBUED-4: it leaves the incapacitated region, and gains a life, by whatever means.
    pub(crate) fn recover(&mut self, card: CardId) {
        if self.s.card(card).zone != Zone::Incapacitated {
            return;
        }
        self.commit(Event::Recover(card));
        if self.s.card(card).blood < self.def(card).facts.capacity {
            self.gain(Holder::Blood(card), 1, Why::Told);
        }
    }

    /// An imbued pays for leaving the incapacitated region.
    pub(crate) fn begin_recovery(&mut self, imbued: CardId) {
        if let Some(cost) = self.q().recovery_cost(imbued) {
            self.push(Frame::Recover(self.s.reference(imbued), cost));
        }
    }

    pub(crate) fn step_recover(&mut self, imbued: CardRef, left: u8) -> Flow {
        let Some(minion) = self.get(imbued).filter(|_| left > 0) else {
            self.pop();
            if let Some(imbued) = self.get(imbued) {
                self.recover(imbued);
            }
            return Flow::Go;
        };
        self.offer_burning(minion);
        let kind = |option: &Choice| self.s.card(option.card).def;
        let first = self.options.first().copied();
        let of_one_kind = first.is_some_and(|f| self.options.iter().all(|o| kind(o) == kind(&f)));
        match first {
            Some(first) if of_one_kind || self.options.len() == usize::from(left) => {
                self.options.clear();
                self.burn_for_recovery(imbued, left, first.card);
                Flow::Go
            }
            Some(_) => self.ask(self.s.card(minion).controller, DecisionKind::Conviction),
            None => {
                self.pop();
                Flow::Go
            }
        }
    }

    pub(crate) fn burn_for_recovery(&mut self, imbued: CardRef, left: u8, card: CardId) {
        self.replace_top(Frame::Recover(imbued, left - 1));
        self.burn(card);
    }

    /// The conviction that an imbued can burn.
    fn offer_burning(&mut self, minion: CardId) {
        for card in self.s.permanents {
            if self.s.card(card).host == minion && self.q().is_conviction(card) {
                let kind = OptionKind::BurnConviction;
                self.options.push(Choice { kind, card, minion, ..Choice::PASS });
            }
        }
    }

    /// IMBUED-4: incapacitated imbued that a minion can attempt to burn.
    pub(crate) fn offer_burn_imbued(&mut self, minion: CardId) {
        if self.s.imbued == 0 {
            return;
        }
        for seat in self.s.all_seats() {
            for victim in self.s.seat(seat).minions {
                let again = ActKey::Basic(ActionKind::BurnImbued, victim);
                if self.s.card(victim).zone == Zone::Incapacitated
                    && !self.q().has_acted(minion, again)
                {
                    let (kind, target) = (OptionKind::BurnImbued, self.value(victim));
                    self.options.push(Choice { kind, minion, target, ..Choice::PASS });
                }
            }
        }
    }

    /// A minion burns an incapacitated imbued.
    pub(crate) fn begin_burning(&mut self, by: CardId, victim: CardRef) {
        let by = self.s.reference(by);
        self.push(Frame::BurnImbued(by, victim, BurningStage::Spoils));
    }

    /// IMBUED-4: the equipment, the burning, and what the other imbued have to say to it.
    pub(crate) fn step_burn_imbued(
        &mut self,
        by: CardRef,
        victim: CardRef,
        stage: BurningStage,
    ) -> Flow {
        let Some(burner) = self.get(by) else {
            self.pop();
            return Flow::Go;
        };
        let burned = self.get(victim).filter(|_| self.q().is_incapacitated(victim));
        let next = |stage| Frame::BurnImbued(by, victim, stage);
        match (stage, burned) {
            (BurningStage::Spoils, Some(burned)) => {
                self.offer_spoils(burner, burned);
                if self.options.is_empty() {
                    self.replace_top(next(BurningStage::Burning));
                    return Flow::Go;
                }
                self.ask(self.s.card(burner).controller, DecisionKind::Spoils)
            }
            (BurningStage::Burning, Some(burned)) => {
                self.replace_top(next(BurningStage::Wrath));
                self.burn(burned);
                Flow::Go
            }
            (BurningStage::Wrath, _) => self.ask_for_wrath(),
            (_, None) => {
                self.replace_top(next(BurningStage::Wrath));
                Flow::Go
            }
        }
    }

    /// The next ready imbued that may burn a conviction over what has been burned.
    fn next_in_wrath(&self) -> Option<CardId> {
        let q = self.q();
        let seats = q.s.clockwise(q.s.action.meth);
        let mut minions = seats.flat_map(|seat| q.s.seat(seat).minions.iter().copied());
        minions.find(|&imbued| {
            q.is_imbued(imbued)
                && q.s.card(imbued).ready()
                && q.convictions(imbued).next().is_some()
                && !q.s.limits.contains(&wrath_key(self.value(imbued)))
        })
    }

    /// Each ready imbued in turn may burn a conviction.
    fn ask_for_wrath(&mut self) -> Flow {
        let Some(imbued) = self.next_in_wrath() else {
            self.pop();
            return Flow::Go;
        };
        self.options.push(Choice::PASS);
        self.offer_burning(imbued);
        self.ask(self.s.card(imbued).controller, DecisionKind::Conviction)
    }

    pub(crate) fn take_burn_imbued(
        &mut self,
        by: CardRef,
        victim: CardRef,
        stage: BurningStage,
        choice: Choice,
    ) {
        match (stage, choice.kind) {
            (BurningStage::Wrath, kind) => {
                let Some(angry) = self.next_in_wrath() else { return };
                self.count_key(wrath_key(self.value(angry)));
                if kind == OptionKind::BurnConviction {
                    self.burn(choice.card);
                    self.inflict(Damage {
                        to: by,
                        n: 1,
                        unpreventable: true,
                        by: self.s.reference(angry),
                        card: angry,
                        ..Damage::default()
                    });
                }
            }
            (_, OptionKind::Choose) => {
                if let (Some(card), Some(by)) = (self.get(choice.target.card()), self.get(by)) {
                    self.commit(Event::Attach(card, by));
                }
            }
            _ => self.replace_top(Frame::BurnImbued(by, victim, BurningStage::Burning)),
        }
    }
}

fn bit(place: Place) -> u8 {
    1 << place as u8
}

fn conviction_key(imbued: CardId) -> LimitKey {
    let subject = Value::Number(imbued.0 as i16);
    LimitKey { period: Period::Phase, subject, name: LimitName::Conviction }
}

fn wrath_key(imbued: Value) -> LimitKey {
    LimitKey { period: Period::Action, subject: imbued, name: LimitName::Wrath }
}

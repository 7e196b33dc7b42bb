//! What happens in a game and is told of it: a change is committed, written to the log, and sets off
//! triggers. What no log tells changes the state without an event: a card that is set aside as it is
//! played or put away after it, a contest, what an ousted Methuselah leaves, and whatever only says
//! where things stand.

use methuselah_cards::{
    lang::{CounterKind, Does, Event as On},
    vocab::{Path, Sect},
};

use crate::{
    engine::Engine,
    error::GameError,
    ids::{CardId, Seat, Value},
    log::Record,
    state::{Corruption, Flag, Zone},
};

/// Where counters are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// The blood bank.
    Bank,
    /// A pool.
    Pool(Seat),
    /// Blood on a vampire, life on an ally or retainer.
    Blood(CardId),
    /// Other counters on a card.
    Counters(CardId),
    /// Corruption counters of a Methuselah on a minion.
    Corruption(CardId, Seat),
    /// Counters of a kind on a card.
    CountersOf(CardId, CounterKind),
}

/// Why counters move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Why {
    /// What has been told before says it.
    #[default]
    Told,
    /// What a card costs, or the use of it.
    Cost(CardId),
    /// The effect of a card.
    Effect(CardId),
    /// A bleed.
    Bleed,
    /// A hunt.
    Hunt,
    /// That Methuselah was ousted.
    Ousting(Seat),
    /// Damage, which is mended or taken.
    Damage,
    /// A strike that steals.
    Theft,
    /// Diablerie.
    Diablerie,
    /// What a vote costs.
    Vote,
    /// What an attempt to block costs.
    Block,
    /// Leaving torpor, or a rescue from it.
    Torpor,
    /// What is above a capacity drains off.
    Capacity,
}

/// How a card enters play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry {
    /// The card.
    pub card: CardId,
    /// Where it comes to lie.
    pub zone: Zone,
    /// Under whose control.
    pub seat: Seat,
    /// On which card, if on one.
    pub host: CardId,
    /// It is played at the superior level.
    pub superior: bool,
}

impl Entry {
    /// A minion becomes ready.
    pub(crate) fn ready(card: CardId, seat: Seat) -> Self {
        Self { card, zone: Zone::Ready, seat, host: CardId::NONE, superior: false }
    }
}

/// Damage that is inflicted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    /// On whom.
    pub to: CardId,
    /// How much.
    pub n: u8,
    /// Whether it is aggravated.
    pub aggravated: bool,
    /// The minion that inflicts it, if one does.
    pub by: CardId,
    /// The card it comes from, if any.
    pub card: CardId,
}

/// A change.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// Counters move; as many as there are, and what a vampire cannot hold drains off (TERM-5,
    /// CARD-2). The log tells how many moved in the end.
    Counters(Holder, Holder, u8, Why),
    /// A card locks.
    Lock(CardId),
    /// A card unlocks.
    Unlock(CardId),
    /// The Edge goes to someone, or to the centre.
    Edge(Option<Seat>),
    /// A Methuselah draws the top card of the library.
    Draw(Seat),
    /// The top card of the crypt goes to the uncontrolled region.
    DrawCrypt(Seat),
    /// A card of a pile or hand goes to its owner's hand.
    ToHand(CardId),
    /// A card is put on another, out of play: face up, or not.
    Keep(CardId, CardId, bool),
    /// A card goes to the top of its owner's library.
    ToLibrary(CardId),
    /// A card goes to the bottom of its owner's library.
    ToLibraryBottom(CardId),
    /// A crypt card goes to the bottom of its owner's crypt.
    ToCryptBottom(CardId),
    /// A card that is not in play goes to its owner's uncontrolled region.
    ToUncontrolled(CardId),
    /// A card is discarded.
    Discard(CardId),
    /// A card enters play.
    Enter(Entry),
    /// A vampire goes to torpor.
    Torpor(CardId),
    /// A vampire comes back from torpor.
    LeaveTorpor(CardId),
    /// An imbued is incapacitated.
    Incapacitate(CardId),
    /// An imbued leaves the incapacitated region.
    Recover(CardId),
    /// A card is burned.
    Burn(CardId),
    /// A card is removed from the game.
    Remove(CardId),
    /// Control of a card changes.
    Control(CardId, Seat),
    /// A card moves onto another.
    Attach(CardId, CardId),
    /// A vampire moves to its controller's uncontrolled region, with what is on it.
    Banish(CardId),
    /// A vampire changes its sect.
    Sect(CardId, Sect),
    /// A vampire comes to follow a Path.
    Path(CardId, Path),
    /// A Methuselah is ousted.
    Oust(Seat),
    /// The first vampire, in play, merges with the second, uncontrolled.
    Merge(CardId, CardId),
    /// A Methuselah withdraws from the game.
    Withdraw(Seat),
    /// A turn begins.
    Turn(Seat),
    /// An action is announced by that minion.
    Announce(CardId),
    /// A block is attempted.
    Attempt(CardId),
    /// An action is blocked.
    Blocked(CardId),
    /// An action has succeeded.
    Success(CardId),
    /// Combat begins between the two.
    Combat(CardId, CardId),
    /// Combat is over.
    CombatOver,
    /// A referendum has passed or failed, by votes for and against.
    Tally(bool, u8, u8),
    /// Damage on a minion.
    Damage(Hit),
}

impl Engine<'_> {
    /// Commits a change, writes it down, and sets off what waits for it.
    pub fn commit(&mut self, event: Event) {
        self.s.changed = true;
        if let Event::Counters(from, to, n, why) = event {
            self.move_counters(from, to, n, why);
            return;
        }
        self.write_down(event);
        match event {
            Event::Lock(card) => {
                if !self.s.card(card).locked() {
                    self.s.card_mut(card).set(Flag::Locked, true);
                    self.fire_card(On::Locked, card, 0);
                }
            }
            Event::Unlock(card) => self.s.card_mut(card).set(Flag::Locked, false),
            Event::Edge(seat) => self.s.edge = seat.filter(|_| self.rules().edge),
            Event::Draw(seat) => {
                if let Some(card) = self.s.seat_mut(seat).library.pop() {
                    self.put_in_hand(card);
                }
            }
            Event::DrawCrypt(seat) => {
                if let Some(card) = self.s.seat_mut(seat).crypt.pop() {
                    self.s.card_mut(card).zone = Zone::Uncontrolled;
                    self.s.card_mut(card).known |= seat.bit();
                    if !self.s.seat_mut(seat).uncontrolled.push(card) {
                        self.raise(GameError::TooMany("uncontrolled vampires"));
                    }
                    self.note_twins(card);
                }
            }
            Event::ToHand(card) => {
                self.leave(card);
                self.put_in_hand(card);
            }
            Event::Keep(card, host, open) => self.keep(card, host, open),
            Event::ToLibrary(card) | Event::ToLibraryBottom(card) => {
                self.leave(card);
                self.s.card_mut(card).set(Flag::RemovedForBurning, false);
                self.s.card_mut(card).zone = Zone::Library;
                let owner = self.s.card(card).owner;
                let library = &mut self.s.seat_mut(owner).library;
                if !library.push(card) {
                    self.raise(GameError::TooMany("cards in a library"));
                } else if matches!(event, Event::ToLibraryBottom(_)) {
                    library.rotate_right(1);
                }
            }
            Event::ToCryptBottom(card) => {
                self.leave(card);
                self.s.card_mut(card).zone = Zone::Crypt;
                let owner = self.s.card(card).owner;
                let crypt = &mut self.s.seat_mut(owner).crypt;
                if crypt.push(card) {
                    crypt.rotate_right(1);
                } else {
                    self.raise(GameError::TooMany("cards in a crypt"));
                }
            }
            Event::ToUncontrolled(card) => {
                self.leave(card);
                let owner = self.s.card(card).owner;
                self.s.card_mut(card).zone = Zone::Uncontrolled;
                if !self.s.seat_mut(owner).uncontrolled.push(card) {
                    self.raise(GameError::TooMany("uncontrolled vampires"));
                }
                self.note_twins(card);
            }
            Event::Discard(card) => self.put_in_ash_heap(card),
            Event::Enter(entry) => self.enter(entry),
            Event::Torpor(card) => {
                self.s.card_mut(card).set(Flag::Wounded, false);
                if self.s.card(card).zone == Zone::Ready {
                    self.fire_card(On::LeavesReady, card, 0);
                    self.s.card_mut(card).zone = Zone::Torpor;
                    self.fire_card(On::Torpor, card, 0);
                }
            }
            Event::Incapacitate(card) => {
                self.fire_card(On::LeavesReady, card, 0);
                self.s.card_mut(card).zone = Zone::Incapacitated;
            }
            Event::LeaveTorpor(card) | Event::Recover(card) => {
                self.s.card_mut(card).zone = Zone::Ready;
            }
            Event::Burn(card) => {
                let at = self.s.card(card);
                if at.zone.in_play() {
                    self.fire_card(On::Burned, card, at.blood.into());
                    self.note_burning(card);
                    if self.s.reach.outlives {
                        self.spare_what_outlives(card);
                    }
                }
                self.put_in_ash_heap(card);
            }
            Event::Remove(card) => {
                self.leave(card);
                for gone in [Some(card), self.part(card)].into_iter().flatten() {
                    let at = self.s.card_mut(gone);
                    at.zone = Zone::Removed;
                    at.known = u8::MAX;
                }
            }
            Event::Control(card, seat) => self.change_control(card, seat),
            Event::Attach(card, host) => {
                self.expire_with(card);
                self.s.card_mut(card).host = host;
                let controller = self.s.card(host).controller;
                let changes =
                    self.q().follows_host(card) && self.s.card(card).controller != controller;
                if changes {
                    self.s.card_mut(card).controller = controller;
                    self.note_reach();
                    self.kept_cards_follow();
                }
                self.note_twins(card);
                if self.may_change_titles(card) {
                    self.settle_titles();
                }
                if changes {
                    self.note_new_controller(card);
                }
            }
            Event::Banish(card) => self.banish(card),
            Event::Merge(minion, under) => self.put_under(minion, under),
            Event::Sect(card, sect) => {
                self.s.card_mut(card).sect = Some(sect);
                self.overrule_clan(card);
                self.settle_titles();
            }
            Event::Path(card, path) => self.s.card_mut(card).path = Some(path),
            Event::Oust(seat) | Event::Withdraw(seat) => {
                let next = self.s.prey(seat);
                self.s.seat_mut(seat).ousted = true;
                for other in self.s.all_seats() {
                    if self.s.prey(other) == seat {
                        self.s.next[other.index()] = next;
                    }
                }
            }
            Event::Counters(..)
            | Event::Turn(_)
            | Event::Announce(_)
            | Event::Attempt(_)
            | Event::Blocked(_)
            | Event::Success(_)
            | Event::Combat(..)
            | Event::CombatOver
            | Event::Tally(..)
            | Event::Damage(..) => {}
        }
    }

    fn counters_of(&self, holder: Holder) -> u8 {
        match holder {
            Holder::Bank => u8::MAX,
            Holder::Pool(seat) => u8::try_from(self.s.seat(seat).pool).unwrap_or(u8::MAX),
            Holder::Blood(card) => self.s.card(card).blood,
            Holder::Counters(card) => self.s.card(card).counters,
            Holder::Corruption(card, seat) => self.s.corruption(card, seat),
            Holder::CountersOf(card, kind) => self.q().counters_of(card, kind),
        }
    }

    /// How many more counters a holder can keep.
    fn room_of(&self, holder: Holder) -> u8 {
        match holder {
            Holder::Bank | Holder::Pool(_) | Holder::CountersOf(..) => u8::MAX,
            Holder::Blood(card) => {
                let room = self.q().blood_limit(card) - i32::from(self.s.card(card).blood);
                room.clamp(0, u8::MAX.into()) as u8
            }
            Holder::Counters(_) | Holder::Corruption(..) => u8::MAX - self.counters_of(holder),
        }
    }

    /// As many as there are; what cannot be kept goes on to the bank.
    fn move_counters(&mut self, from: Holder, to: Holder, n: u8, why: Why) {
        let n = n.min(self.counters_of(from));
        // What a card starts with is not gained.
        let loses = |card| why != Why::Told && self.q().gains_nothing(card);
        let kept = match to {
            Holder::Blood(card) if loses(card) => 0,
            to => n.min(self.room_of(to)),
        };
        self.move_exactly(from, to, kept, why);
        if from != Holder::Bank {
            self.move_exactly(from, Holder::Bank, n - kept, why);
        }
    }

    fn move_exactly(&mut self, from: Holder, to: Holder, n: u8, why: Why) {
        if n == 0 {
            return;
        }
        self.write_down(Event::Counters(from, to, n, why));
        if self.s.withdrawing != 0 {
            self.note_loss(from);
        }
        match from {
            Holder::Bank => self.s.bank_out += i32::from(n),
            Holder::Pool(seat) => {
                let pool = &mut self.s.seat_mut(seat).pool;
                *pool -= i16::from(n);
                self.s.poolless |= *pool <= 0;
                if to == Holder::Bank && self.s.action.on {
                    self.s.action.prey_burned |= seat == self.s.prey(self.s.action.meth);
                }
            }
            Holder::Blood(card) => self.s.card_mut(card).blood -= n,
            Holder::Counters(card) => self.s.card_mut(card).counters -= n,
            Holder::Corruption(card, seat) => self.corrupt(card, seat, -i16::from(n)),
            Holder::CountersOf(card, kind) => self.take_counters_of(card, kind, n),
        }
        match to {
            Holder::Bank => self.s.bank_out -= i32::from(n),
            Holder::Pool(seat) => self.s.seat_mut(seat).pool += i16::from(n),
            Holder::Blood(card) => self.s.card_mut(card).blood += n,
            Holder::Counters(card) => self.s.card_mut(card).counters += n,
            Holder::Corruption(card, seat) => self.corrupt(card, seat, n.into()),
            Holder::CountersOf(card, kind) => self.put_counters_of(card, kind, n, why),
        }
    }

    /// A Methuselah has that many more corruption counters on a card.
    #[cold]
    fn corrupt(&mut self, card: CardId, seat: Seat, more: i16) {
        let n = i16::from(self.s.corruption(card, seat)) + more;
        self.s.corrupted.retain(|c| (c.card, c.seat) != (card, seat));
        let corruption = Corruption { card, seat, n: n.clamp(0, 255) as u8 };
        if n > 0 && !self.s.corrupted.push(corruption) {
            self.raise(GameError::TooMany("corrupted minions"));
        }
    }

    fn write_down(&mut self, event: Event) {
        self.note(Record::Event(event));
    }

    /// Writes something down in the log, if there is one.
    #[inline]
    pub(crate) fn note(&mut self, record: Record) {
        let counts = matches!(record, Record::Event(Event::Discard(_) | Event::Enter(_)));
        if let Some(log) = self.log.as_deref_mut()
            && (counts || self.switches.words)
        {
            log.push(record);
        }
    }

    /// Counters from the bank.
    pub fn gain(&mut self, to: Holder, n: i32, why: Why) {
        if n > 0 {
            self.commit(Event::Counters(Holder::Bank, to, n.min(255) as u8, why));
        }
    }

    /// What someone is to lose beyond what there is, they lack if they are to be kept in the game.
    fn note_lacking(&mut self, from: Holder, n: i32) {
        if let Holder::Pool(seat) = from {
            self.s.seat_mut(seat).lacking = n.min(255) as u8;
        }
    }

    /// Counters to the bank.
    pub fn lose(&mut self, from: Holder, n: i32, why: Why) {
        let there = self.counters_of(from).into();
        if n > there {
            self.note_lacking(from, n - there);
        }
        let n = n.min(there);
        if n > 0 {
            self.commit(Event::Counters(from, Holder::Bank, n as u8, why));
        }
    }

    /// Counters from one holder to another.
    pub fn transfer(&mut self, from: Holder, to: Holder, n: i32, why: Why) {
        let n = n.min(self.counters_of(from).into());
        if n > 0 {
            self.commit(Event::Counters(from, to, n as u8, why));
        }
    }

    /// Locks a card, if it is not locked.
    pub fn lock(&mut self, card: CardId) {
        if !self.s.card(card).locked() {
            self.commit(Event::Lock(card));
        }
    }

    /// Unlocks a card, if it is locked and can.
    pub fn unlock(&mut self, card: CardId) {
        if self.s.card(card).locked() && !self.q().cannot(card, Does::Unlock) {
            self.commit(Event::Unlock(card));
        }
    }

    /// Sends a vampire to torpor; an ally that would go there burns (CARD-31).
    pub fn send_to_torpor(&mut self, card: CardId) {
        if self.q().is_vampire(card) {
            self.commit(Event::Torpor(card));
        } else {
            self.commit(Event::Burn(card));
        }
    }

    /// Burns a card, wherever it is, with all that is on it (TERM-1).
    pub fn burn(&mut self, card: CardId) {
        self.commit(Event::Burn(card));
    }

    /// A card that was being played goes to the ash heap, unless it has gone elsewhere.
    pub fn put_away(&mut self, card: CardId) {
        if card != CardId::NONE && self.s.card(card).zone == Zone::Played {
            self.put_in_ash_heap(card);
        }
    }

    /// Sets off the triggers about a card.
    pub fn fire_card(&mut self, on: On, card: CardId, amount: i16) {
        let seat = self.s.card(card).controller;
        self.fire(on, self.s.reference(card), seat, amount);
    }

    /// The value that refers to a card as it is now.
    pub fn value(&self, card: CardId) -> Value {
        Value::Card(self.s.reference(card))
    }
}

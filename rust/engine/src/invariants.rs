//! What holds after every step of every game. Checked by tests, not on the hot path.

use methuselah_cards::{lang::Does, vocab::CardType};

use crate::{
    engine::Engine,
    game::Game,
    ids::{CardId, Seat},
    imbued::MOST_CONVICTION,
    list::List,
    query::Query,
    state::{Frame, MAX_CARDS, MAX_SEATS, State, StaticText, Text, Zone},
};

/// Cards that can be in play, at most.
const MAX_IN_PLAY: usize = MAX_SEATS * 28 + 96;

impl Game {
    /// Checks all invariants; says which is broken.
    pub fn check_invariants(&self) -> Result<(), String> {
        self.query().check_invariants()
    }
}

impl Engine<'_> {
    /// Does one thing. Where it is asked for, and debug assertions are on, all invariants are
    /// checked after it.
    pub fn watched<T>(&mut self, act: impl FnOnce(&mut Self) -> T) -> T {
        if !(cfg!(debug_assertions) && self.switches.watch) {
            return act(self);
        }
        let before = *self.s;
        let done = act(self);
        // A game that ends with an error has lost something for want of room.
        if self.s.error.is_none()
            && let Err(broken) = self.q().check_step(&before).and_then(|()| self.masks())
        {
            panic!("{broken}; after {:?}", before.stack.last());
        }
        done
    }

    /// What is kept so that nothing is looked for in vain, leaves nothing out.
    fn masks(&mut self) -> Result<(), String> {
        let kept = *self.s;
        self.note_reach();
        self.s.all_seats().for_each(|seat| self.note_hand(seat));
        let exact = std::mem::replace(self.s, kept);
        for seat in kept.all_seats().filter(|&seat| kept.alive(seat)) {
            let at = kept.seat(seat);
            if at.pool <= 0 && !kept.poolless {
                return Err(format!("nobody looks for the pool that seat {} lacks", seat.0));
            }
            if at.hand_size != self.rules().hand && kept.odd_hands & seat.bit() == 0 {
                return Err(format!("nobody looks at the hand size of seat {}", seat.0));
            }
        }
        let mut sum = exact.reach;
        sum.add(kept.reach);
        if sum != kept.reach {
            return Err("the reach of the texts in play leaves one out".to_owned());
        }
        let idle = exact.seats.iter().map(|seat| seat.hand_windows.open_to(0));
        if idle.fold(0, |mask, windows| mask | windows) & !kept.idle_hands != 0 {
            return Err("a window is closed to those who do nothing".to_owned());
        }
        for (seat, (kept, exact)) in kept.seats.iter().zip(&exact.seats).enumerate() {
            let mut hand = exact.hand_windows;
            hand.add(kept.hand_windows);
            if exact.text_windows & !kept.text_windows != 0 || hand != kept.hand_windows {
                return Err(format!("a window is closed to seat {seat} that has a use for it"));
            }
        }
        Ok(())
    }
}

impl<'a> Query<'a> {
    fn check_step(self, before: &State) -> Result<(), String> {
        self.check_invariants()?;
        self.references_go_stale(before)
    }

    fn check_invariants(self) -> Result<(), String> {
        self.each_card_in_its_zone()?;
        self.cards_on_cards()?;
        self.merged_prints()?;
        self.imbued()?;
        self.counters_add_up()?;
        self.unique_cards()?;
        self.capacities()?;
        self.texts()?;
        self.only_the_living()?;
        self.what_is_going_on()
    }

    fn name(self, card: CardId) -> &'a str {
        self.def(card).name()
    }

    /// Cards in play, minions first.
    fn in_play(self) -> impl Iterator<Item = CardId> + use<'a> {
        let s = self.s;
        let minions = s.all_seats().flat_map(|seat| s.seat(seat).minions.iter());
        minions.chain(s.permanents.iter()).copied()
    }

    fn each_card_in_its_zone(self) -> Result<(), String> {
        let s = self.s;
        let mut listed = [0_u8; MAX_CARDS];
        let mut check = |list: &[CardId], zones: &[Zone]| -> Result<(), String> {
            for &id in list {
                listed[id.index()] += 1;
                let zone = s.card(id).zone;
                if !zones.contains(&zone) {
                    let name = self.name(id);
                    return Err(format!("{name} is listed in {zones:?} but is in {zone:?}"));
                }
            }
            Ok(())
        };
        for seat in s.all_seats() {
            let state = s.seat(seat);
            check(&state.library, &[Zone::Library])?;
            check(&state.crypt, &[Zone::Crypt])?;
            check(&state.hand, &[Zone::Hand])?;
            check(&state.uncontrolled, &[Zone::Uncontrolled])?;
            check(&state.minions, &[Zone::Ready, Zone::Torpor, Zone::Incapacitated])?;
            let of_others = |&&m: &&CardId| s.card(m).controller != seat;
            if let Some(&lost) = state.minions.iter().find(of_others) {
                let name = self.name(lost);
                return Err(format!(
                    "{name} is among the minions of a Methuselah who does not control it"
                ));
            }
        }
        check(&s.permanents, &[Zone::Play])?;
        let (mut limbo, mut contested, mut kept) = (0, 0, 0);
        for id in (0..s.card_count).map(CardId) {
            let zone = s.card(id).zone;
            limbo += u16::from(zone == Zone::Limbo);
            contested += u16::from(zone == Zone::Contested);
            kept += u16::from(zone == Zone::Kept);
            let unlisted = matches!(
                zone,
                Zone::AshHeap
                    | Zone::Removed
                    | Zone::Played
                    | Zone::Contested
                    | Zone::Limbo
                    | Zone::Merged
                    | Zone::Kept
            );
            let times = listed[id.index()];
            if times != u8::from(!unlisted) {
                return Err(format!("{} in {zone:?} is listed {times} times", self.name(id)));
            }
        }
        if (limbo, contested, kept) == (s.limbo, s.contested, s.kept) {
            Ok(())
        } else {
            Err("the cards out of play with others, or contested, are miscounted".to_owned())
        }
    }

    /// A card on another is in play with it, or out of play with it; no minion card on a minion
    /// has another controller (CARD-21).
    fn cards_on_cards(self) -> Result<(), String> {
        let s = self.s;
        for &id in s.permanents.iter() {
            let card = s.card(id);
            let Some(host) = card.host.some() else { continue };
            let on = s.card(host);
            let strays = self.follows_host(id) && on.controller != card.controller;
            if !on.zone.in_play() || strays {
                let (name, host) = (self.name(id), self.name(host));
                return Err(format!("{name} is on {host}, which is in {:?}", on.zone));
            }
        }
        Ok(())
    }

    /// A merged vampire has one card under it, and no other card is under one (ADV-1).
    fn merged_prints(self) -> Result<(), String> {
        for id in (0..self.s.card_count).map(CardId) {
            let card = self.s.card(id);
            let merged = card.zone == Zone::Merged;
            let under_one = || self.def(card.host).merged_from.is_some();
            if merged && !(card.host.some().is_some() && under_one()) {
                return Err(format!("{} is merged with nothing", self.name(id)));
            }
            if self.def(id).merged_from.is_some() && self.merged_under(id).is_none() {
                return Err(format!("{} is merged, and is one card", self.name(id)));
            }
        }
        Ok(())
    }

    /// Imbued are counted; those without life, and no other minions, are incapacitated; powers and
    /// conviction are on imbued only, and no more of them than they can have (IMBUED-2 to -4).
    fn imbued(self) -> Result<(), String> {
        let s = self.s;
        let minions = || s.all_seats().flat_map(|seat| s.seat(seat).minions.iter().copied());
        let imbued = minions().filter(|&id| self.is_imbued(id));
        if imbued.count() != usize::from(s.imbued) {
            return Err("the imbued in play are miscounted".to_owned());
        }
        for id in minions() {
            let at = s.card(id);
            let imbued = self.is_imbued(id);
            let lifeless = at.ready() && at.blood == 0;
            let astray = at.zone == Zone::Incapacitated && !imbued;
            if astray || (imbued && (lifeless || at.zone == Zone::Torpor)) {
                return Err(format!(
                    "{} with {} life is in {:?}",
                    self.name(id),
                    at.blood,
                    at.zone
                ));
            }
            if self.convictions(id).count() > MOST_CONVICTION {
                return Err(format!("{} has more than 5 conviction", self.name(id)));
            }
        }
        for &id in s.permanents.iter() {
            let facts = &self.def(id).facts;
            let of_imbued = [CardType::Power, CardType::Conviction];
            if !of_imbued.iter().any(|&kind| facts.types.has(kind)) {
                continue;
            }
            let host = s.card(id).host;
            if host == CardId::NONE || !self.is_imbued(host) {
                return Err(format!("{} is on no imbued", self.name(id)));
            }
            let copies = self.attached(host).filter(|&on| s.card(on).def == s.card(id).def);
            if facts.types.has(CardType::Power) && copies.count() > 1 {
                return Err(format!("two copies of {} on one imbued", self.name(id)));
            }
        }
        Ok(())
    }

    /// Starting pool and what came from the bank are all counters on the table.
    fn counters_add_up(self) -> Result<(), String> {
        let s = self.s;
        let pools: i32 = s.all_seats().map(|seat| i32::from(s.seat(seat).pool)).sum();
        let cards = &s.cards[..s.card_count as usize];
        let counters: i32 =
            cards.iter().map(|card| i32::from(card.blood) + i32::from(card.counters)).sum();
        let corruption: i32 = s.corrupted.iter().map(|c| i32::from(c.n)).sum();
        let counters = counters + corruption;
        let tallies: i32 = s.tallies.iter().map(|tally| i32::from(tally.n)).sum();
        let counters = counters + tallies;
        if pools + counters == s.bank_out {
            Ok(())
        } else {
            Err(format!(
                "{} counters on the table, {} out of the bank",
                pools + counters,
                s.bank_out
            ))
        }
    }

    /// No two uncontested copies of a unique card, unless one is still entering.
    fn unique_cards(self) -> Result<(), String> {
        let mut seen: List<CardId, MAX_IN_PLAY> = List::default();
        for id in self.in_play() {
            let entering =
                |frame: &Frame| matches!(frame, Frame::Contest(card) if self.is(*card, id));
            if !self.def(id).facts.is_unique()
                || self.cannot(id, Does::Contest)
                || self.s.stack.iter().any(entering)
            {
                continue;
            }
            let name = self.name(id);
            if seen.iter().any(|&other| self.name(other) == name) {
                return Err(format!("two uncontested copies of {name}"));
            }
            let _ = seen.push(id);
        }
        Ok(())
    }

    /// CARD-2, once what a change comes to has been settled.
    fn capacities(self) -> Result<(), String> {
        let s = self.s;
        if s.changed {
            return Ok(());
        }
        for seat in s.all_seats() {
            for &minion in s.seat(seat).minions.iter() {
                if self.is_vampire(minion)
                    && i32::from(s.card(minion).blood) > self.capacity(minion)
                {
                    return Err(format!("{} has blood above capacity", self.name(minion)));
                }
            }
        }
        Ok(())
    }

    /// The text of each card in play is at work, and no other.
    fn texts(self) -> Result<(), String> {
        let mut texts = self.s.texts;
        let mut statics = self.s.statics;
        for id in self.in_play() {
            let def = self.def(id);
            let there = !def.reach.is_some()
                || texts.take(Text::of(id, def))
                    && StaticText::all_of(id, def, self.set()).all(|t| statics.take(t));
            if !there {
                return Err(format!("the text of {} is not at work", self.name(id)));
            }
        }
        if let Some(text) = statics.first() {
            return Err(format!(
                "the static text of {} is at work without it",
                self.name(text.card)
            ));
        }
        match texts.first() {
            Some(text) => {
                Err(format!("the text of {} is at work without it", self.name(text.card)))
            }
            None => Ok(()),
        }
    }

    /// Nobody who is ousted has anything (END-1), and the order of the others is closed (END-3).
    fn only_the_living(self) -> Result<(), String> {
        let s = self.s;
        let gone = |seat: Seat| !s.alive(seat);
        for id in (0..s.card_count).map(CardId) {
            let card = s.card(id);
            let theirs = match card.zone {
                Zone::Removed => continue,
                zone if zone.in_play() => gone(card.controller),
                Zone::Contested | Zone::Limbo | Zone::Uncontrolled => gone(card.controller),
                // A card of others that goes to the ash heap later lies there.
                Zone::AshHeap => false,
                Zone::Library | Zone::Crypt | Zone::Hand | Zone::Played => gone(card.owner),
                Zone::Kept => gone(card.owner) || gone(card.controller),
                _ => false,
            };
            if theirs {
                return Err(format!("{} in {:?} is of one who is out", self.name(id), card.zone));
            }
        }
        if let Some(seat) = s.edge.filter(|&seat| gone(seat)) {
            return Err(format!("seat {}, who is out, holds the Edge", seat.0));
        }
        let order = s.clockwise(s.active);
        let met = order.take(MAX_SEATS + 1).fold((0_u8, 0), |(met, n), seat| {
            (met | if gone(seat) { 0 } else { seat.bit() }, n + 1)
        });
        if s.living() > 0 && (met.0.count_ones() as usize, met.1) != (s.living(), s.living()) {
            return Err("the order of turns leaves someone out".to_owned());
        }
        Ok(())
    }

    /// An action, a combat and a referendum are under way exactly while they are on the stack.
    fn what_is_going_on(self) -> Result<(), String> {
        let s = self.s;
        if s.ended.is_some() {
            return Ok(());
        }
        let count = |fits: fn(&Frame) -> bool| s.stack.iter().filter(|f| fits(f)).count();
        let pairs = [
            ("an action", s.action.on, count(|f| matches!(f, Frame::Action))),
            ("a combat", s.combat.on, count(|f| matches!(f, Frame::Combat))),
            ("a referendum", s.referendum.on, count(|f| matches!(f, Frame::Referendum))),
        ];
        for (what, on, frames) in pairs {
            if frames != usize::from(on) {
                return Err(format!("{what} is under way: {on}; {frames} times on the stack"));
            }
        }
        let effects = count(|f| matches!(f, Frame::Effect(_)));
        let diableries = count(|f| matches!(f, Frame::Diablerie(..)));
        if s.together > 0 && effects + diableries == 0 {
            return Err("a moment does not end".to_owned());
        }
        if !s.damages.is_empty() && count(|f| matches!(f, Frame::Damage(..))) == 0 {
            return Err("damage that nobody handles".to_owned());
        }
        Ok(())
    }

    /// A reference to a card in play resolves to nothing once it has left play.
    fn references_go_stale(self, before: &State) -> Result<(), String> {
        for id in (0..before.card_count).map(CardId) {
            let was = before.card(id);
            let is = self.s.card(id);
            if was.zone.in_play() && !is.zone.in_play() && was.incarnation == is.incarnation {
                let (name, zone) = (self.name(id), is.zone);
                return Err(format!("a reference to {name} still resolves, now in {zone:?}"));
            }
        }
        Ok(())
    }
}

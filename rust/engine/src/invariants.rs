//! What holds after every step of every game. Checked by tests, not on the hot path.

use crate::{game::Game, ids::CardId, state::Zone};

impl Game {
    /// Checks all invariants; says which is broken.
    pub fn check_invariants(&self) -> Result<(), String> {
        self.each_card_in_its_zone()?;
        self.counters_add_up()?;
        self.unique_cards()?;
        self.capacities()
    }

    fn each_card_in_its_zone(&self) -> Result<(), String> {
        let s = self.state();
        let mut listed = vec![0_u8; s.card_count as usize];
        let mut check = |list: &[CardId], zones: &[Zone]| -> Result<(), String> {
            for &id in list {
                listed[id.index()] += 1;
                let zone = s.card(id).zone;
                if !zones.contains(&zone) {
                    let name = &self.query().def(id).facts.name;
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
            check(&state.minions, &[Zone::Ready, Zone::Torpor])?;
            if let Some(&lost) = state.minions.iter().find(|&&m| s.card(m).controller != seat) {
                let name = &self.query().def(lost).facts.name;
                return Err(format!(
                    "{name} is among the minions of a Methuselah who does not control it"
                ));
            }
        }
        check(&s.permanents, &[Zone::Play])?;
        for (index, &times) in listed.iter().enumerate() {
            let id = CardId(index as u16);
            let card = s.card(id);
            let unlisted = matches!(
                card.zone,
                Zone::AshHeap | Zone::Removed | Zone::Played | Zone::Contested | Zone::Limbo
            );
            if times != u8::from(!unlisted) {
                let name = &self.query().def(id).facts.name;
                return Err(format!("{name} in {:?} is listed {times} times", card.zone));
            }
        }
        Ok(())
    }

    /// Starting pool and what came from the bank are all counters on the table.
    fn counters_add_up(&self) -> Result<(), String> {
        let s = self.state();
        let pools: i32 = s.all_seats().map(|seat| i32::from(s.seat(seat).pool)).sum();
        let cards = &s.cards[..s.card_count as usize];
        let counters: i32 =
            cards.iter().map(|card| i32::from(card.blood) + i32::from(card.counters)).sum();
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

    /// No two uncontested copies of a unique card.
    fn unique_cards(&self) -> Result<(), String> {
        let s = self.state();
        let in_play = |&id: &CardId| s.card(id).zone.in_play();
        let mut unique: Vec<_> = (0..s.card_count)
            .map(CardId)
            .filter(in_play)
            .filter(|&id| self.query().def(id).facts.is_unique())
            .filter(|&id| !self.query().contests_nothing(id))
            .map(|id| &self.query().def(id).facts.name)
            .collect();
        unique.sort();
        match unique.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(format!("two uncontested copies of {}", pair[0])),
            None => Ok(()),
        }
    }

    fn capacities(&self) -> Result<(), String> {
        let s = self.state();
        for seat in s.all_seats() {
            for &minion in s.seat(seat).minions.iter() {
                let q = self.query();
                if q.is_vampire(minion) && i32::from(s.card(minion).blood) > q.capacity(minion) {
                    return Err(format!("{} has blood above capacity", q.def(minion).facts.name));
                }
            }
        }
        Ok(())
    }
}

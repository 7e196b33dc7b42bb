//! The hand: replacing cards, hand size, discarding (CARD-8 to -10).

use methuselah_cards::lang::{Ability, ChangeKind, Event as On, Number, Replaced, Replacement};

use super::Debt;
use crate::{
    engine::{Engine, Flow},
    error::GameError,
    event::Event,
    ids::{CardId, Seat, Value},
    option::{Choice, DecisionKind, OptionKind},
    state::{Expiry, Frame, MAX_HAND, PlayFrame, Text, Waiting, What},
};

impl Engine<'_> {
    /// A card is discarded, and the hand drawn up (CARD-10).
    pub(crate) fn discard(&mut self, card: CardId) {
        let seat = self.s.card(card).owner;
        self.commit(Event::Discard(card));
        self.replace_card(seat, None);
    }

    /// A played card is replaced at once, or later if it says so (CARD-8).
    pub(super) fn owe_replacement(&mut self, play: &PlayFrame) {
        if !play.from_hand {
            return;
        }
        let def = self.def(play.card);
        let debt = match &def.replace {
            None => match self.put_off(play) {
                Some(debt) => debt,
                None => {
                    self.replace_used(play.seat, play.card);
                    return;
                }
            },
            Some(Replacement::WhileInPlay) => Debt::Later,
            Some(Replacement::Until(..)) => {
                if let Some(draws) = def.replaces {
                    let context = self.play_context(play);
                    let subject = Value::Seat(play.seat);
                    self.give(&context, What::Ability(draws), subject, Expiry::Game);
                }
                Debt::Later
            }
            Some(then) => self.debt_until(then),
        };
        self.s.seat_mut(play.seat).owed[debt as usize] += 1;
        if let Some(back) = def.comes_back {
            let context = self.play_context(play);
            let what = What::ComesBack(back, debt);
            self.give(&context, what, Value::Seat(play.seat), Expiry::Game);
        }
    }

    /// The debt of a replacement that is drawn at that time.
    fn debt_until(&self, then: &Replacement) -> Debt {
        match then {
            Replacement::UntilUnlock => Debt::Unlock,
            Replacement::UntilDiscard => Debt::Discard,
            Replacement::Combat if self.s.combat.on => Debt::Combat,
            Replacement::Combat | Replacement::Action => Debt::Action,
            Replacement::WhileInPlay | Replacement::Until(..) => Debt::Later,
        }
    }

    /// The debt of the replacement of a card from hand, if a text of another puts it off.
    pub(super) fn put_off(&self, play: &PlayFrame) -> Option<Debt> {
        if self.s.reach.changes & ChangeKind::ReplacesLater.bit() == 0 || !play.from_hand {
            return None;
        }
        let minion = self.get(play.minion)?;
        let then = self.q().replaces_later(minion, play.card, self.q().play_mode(play))?;
        Some(self.debt_until(then))
    }

    /// A replacement that was put off for one card alone can be drawn now.
    pub(crate) fn replacement_is_due(&mut self, seat: Seat) {
        let owed = &mut self.s.seat_mut(seat).owed;
        if owed[Debt::Later as usize] > 0 {
            owed[Debt::Later as usize] -= 1;
            owed[Debt::Due as usize] += 1;
            self.s.due = true;
            self.s.changed = true;
        }
    }

    /// Draws the replacements that have been due since something happened.
    pub(crate) fn draw_what_is_due(&mut self) {
        if std::mem::take(&mut self.s.due) {
            for seat in self.s.all_seats() {
                if self.s.alive(seat) {
                    self.settle_debt(seat, Debt::Due);
                }
            }
        }
    }

    /// Draws the replacement of a card from hand that was used: in a referendum perhaps only once it
    /// is over (EDITION-9).
    pub(crate) fn replace_used(&mut self, seat: Seat, card: CardId) {
        if self.edition().referendums_allow_replacement() || !self.q().in_referendum() {
            self.replace_card(seat, Some(card));
        } else {
            self.s.seat_mut(seat).owed[Debt::Referendum as usize] += 1;
        }
    }

    /// Draws the replacement of a card that was played, unless something takes its place.
    pub(crate) fn replace_card(&mut self, seat: Seat, played: Option<CardId>) {
        if !self.replaced_draw(seat, played) {
            self.draw_up(seat);
        }
    }

    /// "Each time you would draw to replace": the first such text in play takes its place.
    fn replaced_draw(&mut self, seat: Seat, played: Option<CardId>) -> bool {
        if !self.s.reach.replaces {
            return false;
        }
        let texts = self.s.texts;
        for &Text { card, .. } in texts.iter() {
            if self.s.card(card).controller != seat || Some(card) == played {
                continue;
            }
            for &id in &self.def(card).abilities {
                let ability = self.set().ability(id);
                if matches!(ability.ability, Ability::Replace(Replaced::DrawToReplace, _)) {
                    let mut context = self.q().context(card);
                    context.program = ability.program;
                    self.push(Frame::Effect(context));
                    return true;
                }
            }
        }
        false
    }

    /// What happens at one moment is over: hands are as they should be again.
    pub(crate) fn end_moment(&mut self) {
        self.s.together = self.s.together.saturating_sub(1);
        self.s.hands_wait = false;
        let seats = std::mem::take(&mut self.s.unsettled_hands);
        for seat in self.s.all_seats().filter(|seat| seats & seat.bit() != 0) {
            self.draw_up(seat);
        }
    }

    /// Draws up, or has the Methuselah discard down, to hand size (CARD-9, -10).
    pub(crate) fn draw_up(&mut self, seat: Seat) {
        if self.s.hands_wait {
            self.s.unsettled_hands |= seat.bit();
            return;
        }
        let size = self.hand_size(seat);
        if self.s.kept > 0 && self.is_short_of_cards(seat) && self.begins_to_draw(seat, 0) {
            return;
        }
        while self.s.seat(seat).hand.len() < size && !self.s.seat(seat).library.is_empty() {
            self.commit(Event::Draw(seat));
        }
        if self.s.seat(seat).hand.len() > size {
            self.push(Frame::DiscardDown(seat));
        }
    }

    /// Draws that many cards, whatever the hand size is; then the hand is drawn up or discarded down.
    pub(crate) fn draw(&mut self, seat: Seat, n: i32) {
        if n > 0 && self.begins_to_draw(seat, n as usize) {
            return;
        }
        for _ in 0..n {
            self.commit(Event::Draw(seat));
        }
        self.draw_up(seat);
    }

    /// Whether there is something to be drawn, and room for it in the hand.
    pub(crate) fn is_short_of_cards(&self, seat: Seat) -> bool {
        !self.s.hands_wait
            && self.s.seat(seat).hand.len() < self.hand_size(seat)
            && !self.s.seat(seat).library.is_empty()
    }

    /// CARD-10: whenever a hand size changes, the hand is drawn up or discarded down at once.
    pub(crate) fn settle_hand_sizes(&mut self) {
        let usual = self.rules().hand;
        let any = self.s.reach.numbers & Number::HandSize.bit() != 0;
        if !any && self.s.odd_hands == 0 {
            return;
        }
        // Most texts add a fixed number to the hand of whoever controls them.
        if !self.s.hand_sizes_due && !self.s.reach.hand_size_varies {
            return;
        }
        self.s.hand_sizes_due = false;
        self.s.odd_hands = 0;
        let sizes = self.q().seat_numbers(Number::HandSize);
        for seat in self.s.all_seats() {
            if !self.s.alive(seat) {
                continue;
            }
            let size = sizes[seat.index()].min(MAX_HAND as i32) as u8;
            let before = std::mem::replace(&mut self.s.seat_mut(seat).hand_size, size);
            self.s.odd_hands |= u8::from(size != usual) << seat.0;
            if size > before && self.s.kept > 0 && self.begins_to_draw(seat, 0) {
                continue;
            }
            // A replacement that came due with the change may have filled the hand already.
            for _ in before..size {
                if self.s.seat(seat).hand.len() < self.hand_size(seat) {
                    self.commit(Event::Draw(seat));
                }
            }
            if size < before && self.s.seat(seat).hand.len() > self.hand_size(seat) {
                self.push(Frame::DiscardDown(seat));
            }
        }
    }

    /// What is seen of an open hand is known from then on.
    pub(crate) fn show_open_hands(&mut self) {
        if self.s.reach.changes & ChangeKind::OpenHand.bit() == 0 {
            return;
        }
        for seat in self.s.all_seats() {
            if self.q().open_hand(seat) {
                for card in self.s.seat(seat).hand {
                    self.s.card_mut(card).known = u8::MAX;
                }
            }
        }
    }

    fn hand_size(&self, seat: Seat) -> usize {
        let owed: i32 = self.s.seat(seat).owed.iter().map(|&n| i32::from(n)).sum();
        let size = self.q().seat_number(Number::HandSize, seat);
        (size - owed).max(0) as usize
    }

    /// Pays a debt of replacements.
    #[inline(always)]
    pub(crate) fn settle_debt(&mut self, seat: Seat, debt: Debt) {
        if self.s.seat(seat).owed[debt as usize] > 0 {
            self.settle(seat, debt);
        }
    }

    fn settle(&mut self, seat: Seat, debt: Debt) {
        let back = self.offer_to_take_back(seat, debt);
        let n = std::mem::take(&mut self.s.seat_mut(seat).owed[debt as usize]);
        (back..n).for_each(|_| self.replace_card(seat, None));
    }

    /// Cards whose replacement is about to be drawn that may be taken back instead: what comes of it
    /// is settled for each before anything else goes on. Returns how many.
    fn offer_to_take_back(&mut self, seat: Seat, debt: Debt) -> u8 {
        let mut back = 0;
        while let Some(at) =
            self.s.lasting.iter().position(|l| {
                l.you == seat && matches!(l.what, What::ComesBack(_, of) if of == debt)
            })
        {
            // What else takes the place of the draw does so only if the card is not taken back.
            let lasting = self.s.lasting.remove(at);
            let What::ComesBack(id, _) = lasting.what else { break };
            back += 1;
            self.s.seat_mut(seat).owed[Debt::Later as usize] += 1;
            let mut context = self.q().lasting_context(&lasting);
            context.program = self.set().ability(id).program;
            let on = match debt {
                Debt::Combat => On::CombatEnds,
                _ => On::Resolved,
            };
            if !self.s.waiting.push(Waiting { on, ability: id, effect: context }) {
                self.raise(GameError::TooMany("triggered effects"));
            }
        }
        back
    }

    /// A card comes back in place of its replacement.
    pub(crate) fn take_back(&mut self, card: CardId) {
        let owner = self.s.card(card).owner;
        let owed = &mut self.s.seat_mut(owner).owed[Debt::Later as usize];
        *owed = owed.saturating_sub(1);
        self.commit(Event::ToHand(card));
        self.draw_up(owner);
    }

    pub(crate) fn step_discard_down(&mut self, seat: Seat) -> Flow {
        if self.s.seat(seat).hand.len() <= self.hand_size(seat) || !self.s.alive(seat) {
            self.pop();
            return Flow::Go;
        }
        self.offer_hand_cards(seat, OptionKind::Discard);
        self.ask(seat, DecisionKind::DiscardDown)
    }

    pub(crate) fn take_discard_down(&mut self, choice: Choice) {
        self.commit(Event::Discard(choice.card));
    }

    /// One option for each different card in hand.
    pub(crate) fn offer_hand_cards(&mut self, seat: Seat, kind: OptionKind) {
        let hand = self.s.seat(seat).hand;
        for (at, &card) in hand.iter().enumerate() {
            let def = self.s.card(card).def;
            if !hand[..at].iter().any(|&other| self.s.card(other).def == def) {
                self.options.push(Choice { kind, card, ..Choice::PASS });
            }
        }
    }
}

//! Ousting and winning (chapter END).

use methuselah_cards::lang::{Ability, Event as On, Replaced, Window};

use crate::{
    engine::{Engine, Flow},
    event::{Event, Holder, Why},
    ids::{CardId, CardRef, Seat},
    log::{PointsFor, Record},
    option::DecisionKind,
    query::Query,
    state::{Ending, Frame, PlayStage, SeatState, Zone},
};

#[cfg(test)]
mod tests;

/// A victory point, in halves.
const WHOLE_POINT: u8 = 2;

impl Engine<'_> {
    /// Ousts every Methuselah without pool, or asks first who keeps them in the game. Returns whether
    /// there was one.
    pub fn oust_the_poolless(&mut self) -> bool {
        if self.s.all_seats().any(|seat| self.is_out_of_pool(seat)) && self.someone_could_save() {
            self.push(Frame::Ousting(false));
            return true;
        }
        self.oust_at_once()
    }

    /// Whether it is being asked who keeps someone in the game.
    pub(crate) fn is_saving(&self) -> bool {
        self.s.stack.iter().any(|f| matches!(f, Frame::Ousting(_)))
    }

    /// Whether someone may have something to keep a Methuselah in the game with.
    fn someone_could_save(&self) -> bool {
        let (doings, moment) = (self.doings(), Window::Ousting.bit());
        self.s.all_seats().any(|seat| {
            let hand = self.s.seat(seat).hand_windows.open_to(doings[seat.index()]);
            self.s.alive(seat) && (hand | self.text_windows(seat, moment)) & moment != 0
        })
    }

    pub(crate) fn step_ousting(&mut self, asked: bool) -> Flow {
        if asked {
            self.pop();
            self.oust_at_once();
            self.s.changed = true;
        } else {
            self.replace_top(Frame::Ousting(true));
            self.open(DecisionKind::Ousting, Window::Ousting.bit());
        }
        Flow::Go
    }

    fn is_out_of_pool(&self, seat: Seat) -> bool {
        self.s.alive(seat) && self.s.seat(seat).pool <= 0 && !self.is_paying(seat)
    }

    /// Ousts every Methuselah without pool, all at one moment (END-1, -2). Returns whether there
    /// was one.
    fn oust_at_once(&mut self) -> bool {
        let poolless = |&seat: &Seat| self.is_out_of_pool(seat);
        let mut gone = [Seat(0); crate::state::MAX_SEATS];
        let mut count = 0;
        let after_active = self.s.prey(self.s.active);
        for seat in self.s.clockwise(after_active).filter(poolless) {
            gone[count] = seat;
            count += 1;
        }
        let gone = &gone[..count];
        if gone.is_empty() {
            return false;
        }
        // The predator of each is settled before anyone leaves: two neighbours can go at once.
        for &seat in gone {
            let predator = self.s.predator(seat);
            if predator != seat {
                self.s.seat_mut(seat).ousted_by = Some(predator);
            }
            self.s.seat_mut(seat).oust_round = self.s.rounds;
        }
        for &seat in gone {
            let predator = self.s.seat(seat).ousted_by;
            self.commit(Event::Oust(seat));
            if let Some(predator) = predator {
                let points = self.rules().oust_half_points;
                self.give_points(predator, points, Some(PointsFor::Ousting(seat)), gone);
            }
            if let Some(predator) = predator.filter(|p| !gone.contains(p)) {
                self.gain(
                    Holder::Pool(predator),
                    self.rules().oust_pool.into(),
                    Why::Ousting(seat),
                );
            }
        }
        for &seat in gone {
            self.clear_away(seat);
            self.fire(On::Ousted, CardRef::NONE, seat, 0);
        }
        self.settle_after_oust();
        true
    }

    /// A Methuselah gains so many half victory points, or others gain them instead: the texts that take
    /// them over come in their order, and none of someone who is being ousted.
    pub(crate) fn give_points(
        &mut self,
        seat: Seat,
        half: u8,
        why: Option<PointsFor>,
        gone: &[Seat],
    ) {
        let mut left = half;
        for at in 0..if self.s.reach.takes_points { self.s.texts.len() } else { 0 } {
            let card = self.s.texts[at].card;
            let you = self.s.card(card).controller;
            let room = WHOLE_POINT.saturating_sub(self.s.card(card).counters);
            let n = left.min(room);
            if n > 0 && !gone.contains(&you) && self.q().takes_points_of(card, seat) {
                self.gain(Holder::Counters(card), n.into(), Why::Told);
                left -= n;
                self.give_points(you, n, why, gone);
            }
        }
        if left > 0 {
            self.s.seat_mut(seat).half_points += left;
            if let Some(why) = why {
                self.note(Record::Points(seat, left, why));
            }
        }
    }

    /// A Methuselah withdraws: what they control leaves the game as though they were ousted, but
    /// nobody has ousted them.
    pub(crate) fn leave_game(&mut self, seat: Seat, points: u8) {
        self.commit(Event::Withdraw(seat));
        self.give_points(seat, points, Some(PointsFor::Withdrawing), &[]);
        self.lose(Holder::Pool(seat), i32::MAX, Why::Told);
        self.clear_away(seat);
        self.settle_after_oust();
    }

    /// Whether someone still in the game has no pool.
    pub fn someone_is_poolless(&mut self) -> bool {
        if self.s.poolless {
            let poolless = |s: Seat| self.s.alive(s) && self.s.seat(s).pool <= 0;
            self.s.poolless = self.s.all_seats().any(poolless);
        }
        self.s.poolless
    }

    /// Nobody is ousted between paying for a card and what it gives.
    fn is_paying(&self, seat: Seat) -> bool {
        self.s.stack.windows(2).any(|pair| match pair {
            [Frame::Play(p), Frame::Effect(_)] => p.seat == seat && p.stage == PlayStage::Effect,
            _ => false,
        })
    }

    /// What a Methuselah controls leaves the game, or burns (EDITION-3); what they own elsewhere
    /// stays (END-1).
    fn clear_away(&mut self, seat: Seat) {
        if self.s.edge == Some(seat) {
            self.commit(Event::Edge(None));
        }
        let burns = self.edition().ousted_cards_burn();
        for id in (0..self.s.card_count).map(CardId) {
            let card = self.s.card(id);
            if card.controller != seat && card.owner != seat {
                continue;
            }
            match card.zone {
                zone if (zone.in_play() || matches!(zone, Zone::Contested | Zone::Limbo))
                    && card.controller == seat =>
                {
                    self.commit(if burns { Event::Burn(id) } else { Event::Remove(id) });
                }
                // What is not in play leaves without a word, and face down.
                Zone::Library | Zone::Crypt | Zone::Hand if card.owner == seat => {
                    self.s.card_mut(id).zone = Zone::Removed;
                }
                Zone::Uncontrolled if card.controller == seat => self.remove_unseen(id),
                Zone::Kept if card.owner == seat => self.remove_unseen(id),
                Zone::Played if burns && card.owner == seat => self.put_in_ash_heap(id),
                Zone::AshHeap if burns => {}
                Zone::Played | Zone::AshHeap if card.owner == seat => self.remove_unseen(id),
                _ => {}
            }
        }
        let SeatState { library, crypt, hand, .. } = self.s.seat_mut(seat);
        library.clear();
        crypt.clear();
        hand.clear();
        self.note_hand(seat);
        self.s.lasting.retain(|l| l.you != seat || l.subject.seat().is_none());
        self.settle_contests();
    }

    fn remove_unseen(&mut self, card: CardId) {
        self.leave(card);
        self.s.card_mut(card).zone = Zone::Removed;
    }

    /// The game, the turn, the action and the combat go on, or end, without those who are out.
    fn settle_after_oust(&mut self) {
        if self.s.living() <= 1 {
            if let Some(last) = self.s.all_seats().find(|&s| self.s.alive(s)) {
                let points = self.rules().survivor_half_points;
                self.give_points(last, points, Some(PointsFor::Surviving), &[]);
            }
            self.s.ended = Some(Ending::LastStanding);
            return;
        }
        self.drop_what_was_begun();
        let action = &self.s.action;
        if action.on && !self.s.alive(action.meth) {
            if self.s.combat.on {
                // The combat ends as any does whose minion is gone; then the action is over.
                self.s.action.ending = true;
            } else {
                self.abandon_action();
            }
        } else if action.on && action.is_directed() && !action.blocked {
            // Its last target is gone: what is left of the action resolves without it.
            if !self.s.all_seats().any(|seat| self.s.alive(seat) && action.is_at(seat)) {
                self.s.action.declined = u8::MAX;
            }
        }
        let hunted = self.s.referendum.blood_hunt;
        if hunted != CardRef::NONE && self.get(hunted).is_none() {
            // Nobody is left to be hunted.
            self.unwind_to(|f| matches!(f, Frame::Referendum));
            self.pop();
            self.clean_up_referendum();
        }
        // The turn of one who is out ends once the action under way has been concluded.
        if !self.s.alive(self.s.active) {
            self.s.end_turn = true;
        }
    }

    /// What those who are out were about to play, use or choose comes to nothing.
    fn drop_what_was_begun(&mut self) {
        let mut at = 0;
        while let Some(frame) = self.s.stack.get(at) {
            let begun = match frame {
                Frame::Play(play) => play.stage < PlayStage::Effect && !self.s.alive(play.seat),
                Frame::Use(_, context, _) => !self.s.alive(context.you),
                Frame::DiscardDown(seat) | Frame::Draw(seat, _) => !self.s.alive(*seat),
                Frame::OneAction(minion)
                | Frame::TakeEquipment(minion, ..)
                | Frame::TakeConviction(minion, _)
                | Frame::Recover(minion, _)
                | Frame::Contest(minion) => self.get(*minion).is_none(),
                _ => false,
            };
            if !begun {
                at += 1;
                continue;
            }
            self.s.stack.remove(at);
            // Nor can anyone answer it any more.
            let answers =
                |f: &Frame| matches!(f, Frame::Window(w) if w.kind == DecisionKind::AsPlayed);
            if self.s.stack.get(at).is_some_and(answers) {
                self.s.stack.remove(at);
            }
        }
    }
}

impl<'a> Query<'a> {
    /// The card that a Methuselah plays for, if they play for ante (EDITION-12).
    pub fn ante(self, seat: Seat) -> Option<CardId> {
        self.s.seat(seat).ante.some()
    }

    /// Whether a card in play takes over the victory points of a Methuselah.
    fn takes_points_of(self, card: CardId, seat: Seat) -> bool {
        let context = self.context(card);
        self.s.alive(context.you)
            && self.def(card).abilities.iter().any(|&id| {
                matches!(self.set().ability(id).ability, Ability::Replace(Replaced::VictoryPoint(whose), _)
                    if self.who(&context, whose) == Some(seat) && context.you != seat)
            })
    }

    /// EDITION-12: the antes that a Methuselah has won: those of whom they have ousted.
    pub fn antes_won(self, seat: Seat) -> impl Iterator<Item = CardId> + use<'a> {
        let ousted = move |&other: &Seat| self.s.seat(other).ousted_by == Some(seat);
        self.s.all_seats().filter(ousted).filter_map(move |other| self.ante(other))
    }
}

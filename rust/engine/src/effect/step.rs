//! The verbs of the language.

use methuselah_cards::lang::{DamageText, Destination, Number, Purse, Step, Which};

use crate::{
    combat::Sources,
    engine::Engine,
    event::{Entry, Event, Holder},
    ids::{CardId, Value},
    query::Context,
    state::{ActionKind, Damage, Expiry, Frame, Lasting, Phase, PlayStage, Range, What, Zone},
};

impl Engine<'_> {
    fn holder(&self, c: &Context, purse: &Purse) -> Option<Holder> {
        match purse {
            Purse::Pool(who) => self.q().who(c, *who).map(Holder::Pool),
            Purse::Blood(which) => self.q().which(c, *which).map(Holder::Blood),
            Purse::Counters(which) => self.q().which(c, *which).map(Holder::Counters),
        }
    }

    /// Carries out a step. What it speaks of may be gone: then it does nothing.
    pub(super) fn do_step(&mut self, c: &Context, step: &Step) {
        match step {
            Step::Gain(purse, n) => {
                let n = self.q().amount(c, n);
                if let Some(to) = self.holder(c, purse) {
                    self.gain(to, n);
                }
            }
            Step::Burn(purse, n) => {
                let n = self.q().amount(c, n);
                if let Some(from) = self.holder(c, purse) {
                    self.lose(from, n);
                    self.burn_if_lifeless(from);
                }
            }
            Step::Move(from, to, n) => {
                let n = self.q().amount(c, n);
                if let (Some(from), Some(to)) = (self.holder(c, from), self.holder(c, to)) {
                    self.transfer(from, to, n);
                    self.burn_if_lifeless(from);
                }
            }
            Step::GainEdge(who) => {
                if let Some(seat) = self.q().who(c, *who) {
                    self.commit(Event::Edge(Some(seat)));
                }
            }
            Step::BurnEdge => self.commit(Event::Edge(None)),
            Step::Lock(which) => self.with(c, *which, Self::lock),
            Step::Unlock(which) => self.with(c, *which, Self::unlock),
            Step::Wake(which) => self.with(c, *which, |engine, card| {
                let what = What::Awake;
                let subject = engine.value(card);
                engine.begin_lasting(Lasting {
                    what,
                    subject,
                    you: c.you,
                    expiry: Expiry::Action,
                    ..Lasting::default()
                });
            }),
            Step::PutInPlay => self.put_in_play(c, CardId::NONE),
            Step::BecomeAlly => self.become_ally(c),
            Step::PutOn(which) => self.with(c, *which, |engine, host| engine.put_in_play(c, host)),
            Step::Steal(which, what) => {
                if let (Some(minion), Some(card)) =
                    (self.q().which(c, *which), self.q().which(c, *what))
                {
                    self.steal_equipment(minion, card);
                }
            }
            Step::BurnCard(which) => self.with(c, *which, Self::burn),
            Step::RemoveFromGame(which) => {
                self.with(c, *which, |engine, card| engine.commit(Event::Remove(card)));
            }
            Step::MoveCard(which, to) => {
                self.with(c, *which, |engine, card| engine.move_card(card, *to));
            }
            Step::Discard(which) => self.with(c, *which, Self::discard),
            Step::Draw(who, n) => {
                let n = self.q().amount(c, n);
                if let Some(seat) = self.q().who(c, *who) {
                    for _ in 0..n {
                        self.commit(Event::Draw(seat));
                    }
                    self.draw_up(seat);
                }
            }
            Step::DrawCrypt(who) => {
                if let Some(seat) = self.q().who(c, *who) {
                    self.commit(Event::DrawCrypt(seat));
                }
            }
            Step::BringOnto(which, what) => self.bring_onto_step(c, *which, *what),
            Step::Shuffle(place, who) => {
                if let Some(seat) = self.q().who(c, *who) {
                    self.shuffle(seat, *place);
                }
            }
            Step::LookAtHand(who) => {
                if let Some(seat) = self.q().who(c, *who) {
                    for card in self.s.seat(seat).hand {
                        self.s.card_mut(card).known |= c.you.bit();
                    }
                }
            }
            Step::GiveControl(which, who) => {
                if let (Some(card), Some(seat)) = (self.q().which(c, *which), self.q().who(c, *who))
                {
                    self.commit(Event::Control(card, seat));
                }
            }
            Step::Remember(slot, which) => {
                let value = self.q().which(c, *which).map_or(Value::Nothing, |id| self.value(id));
                self.remember(c, *slot, value);
            }
            Step::RememberMethuselah(slot, who) => {
                let value = self.q().who(c, *who).map_or(Value::Nothing, Value::Seat);
                self.remember(c, *slot, value);
            }
            Step::Add(number, which, n, span) => {
                let n = self.q().amount(c, n).clamp(-100, 100) as i8;
                let expiry = self.expiry(*span, c.you);
                self.with(c, *which, |engine, card| {
                    let what = What::Number(*number, n);
                    let subject = engine.value(card);
                    engine.begin_lasting(Lasting {
                        what,
                        subject,
                        you: c.you,
                        limited: c.limited,
                        expiry,
                        ..Lasting::default()
                    });
                });
            }
            Step::AddFor(number, who, n, span) => {
                let n = self.q().amount(c, n).clamp(-100, 100) as i8;
                let expiry = self.expiry(*span, c.you);
                if let Some(seat) = self.q().who(c, *who) {
                    let what = What::Number(*number, n);
                    let subject = Value::Seat(seat);
                    self.begin_lasting(Lasting {
                        what,
                        subject,
                        you: c.you,
                        limited: c.limited,
                        expiry,
                        ..Lasting::default()
                    });
                    self.s.changed = true;
                }
            }
            Step::Later(resource, which, span) => {
                let expiry = self.expiry(*span, c.you);
                self.with(c, *which, |engine, card| {
                    let what = What::Resource(*resource);
                    let subject = engine.value(card);
                    engine.begin_lasting(Lasting {
                        what,
                        subject,
                        you: c.you,
                        limited: c.limited,
                        expiry,
                        ..Lasting::default()
                    });
                });
            }
            _ => self.do_table_step(c, step),
        }
    }

    /// Verbs of actions, referendums and combats.
    fn do_table_step(&mut self, c: &Context, step: &Step) {
        match step {
            // The bonus of an action card is part of the action from its announcement on.
            Step::Bleed(_) => {}
            Step::ReduceBleed(n) => {
                let n = self.q().amount(c, n).clamp(0, 100) as i8;
                self.s.action.bleed_bonus = self.s.action.bleed_bonus.saturating_sub(n);
            }
            Step::ChangeTarget(who) => {
                if let Some(seat) = self.q().who(c, *who) {
                    self.change_target(seat);
                }
            }
            Step::EndAction => self.end_action(),
            Step::FailInstead => self.fail_action(),
            Step::BanRepeat(which) => {
                self.with(c, *which, |engine, card| {
                    for key in engine.q().action_keys() {
                        engine.begin_lasting(Lasting {
                            what: What::Banned(key),
                            subject: engine.value(card),
                            you: c.you,
                            limited: c.limited,
                            expiry: Expiry::Turn,
                            ..Lasting::default()
                        });
                    }
                });
            }
            Step::AttemptBlock(which) => self.with(c, *which, |engine, card| {
                let seat = engine.s.card(card).controller;
                if engine.q().may_attempt(seat, card) {
                    engine.attempt_block(card);
                }
            }),
            Step::BecomeActor(which) => self.with(c, *which, Self::become_actor),
            Step::ContinueAction => self.continue_action(),
            Step::Cancel(free) => self.cancel(*free),
            Step::EndTurn => self.s.end_turn = true,
            Step::NextTurn(who) => {
                if let Some(seat) = self.q().who(c, *who) {
                    self.s.next_turn = Some(seat);
                }
            }
            Step::LoseTitle(which) => self.with(c, *which, Self::yield_title),
            Step::MoreActions(number, who, n) => {
                let n = self.q().amount(c, n) as i8;
                let Some(seat) = self.q().who(c, *who) else { return };
                let phase = match number {
                    Number::MasterActions => Phase::Master,
                    Number::DiscardActions => Phase::Discard,
                    _ => Phase::Influence,
                };
                if seat != self.s.active || phase != self.s.phase {
                    self.begin_lasting(Lasting {
                        what: What::Number(*number, n),
                        subject: Value::Seat(seat),
                        you: seat,
                        expiry: Expiry::Counted,
                        ..Lasting::default()
                    });
                    return;
                }
                let seat = self.s.seat_mut(seat);
                match number {
                    Number::MasterActions => seat.master_actions += n,
                    Number::DiscardActions => seat.discards += n,
                    _ => seat.transfers += n,
                }
            }
            Step::Votes(which, n) => {
                let n = self.q().amount(c, n);
                self.with(c, *which, |engine, card| {
                    let source = engine.value(card);
                    engine.give_votes(source, n);
                });
            }
            Step::VotesAgainst(which, n) => {
                let n = self.q().amount(c, n);
                self.with(c, *which, |engine, card| {
                    let source = engine.value(card);
                    engine.give_votes_cast(source, n, false);
                });
            }
            Step::VotesFor(who, n) => {
                let n = self.q().amount(c, n);
                if let Some(seat) = self.q().who(c, *who) {
                    self.give_votes_to(Value::Card(c.source), seat, n);
                }
            }
            Step::Abstain(which) => self.with(c, *which, Self::abstain),
            Step::EnterCombat(a, b) => {
                if let (Some(a), Some(b)) = (self.q().which(c, *a), self.q().which(c, *b)) {
                    self.enter_combat(a, b, false);
                }
                // What this effect has given for the combat is for no other one.
                if !self.s.combat.on {
                    self.end_spans_of_combat();
                }
            }
            Step::QueueCombat(a, b) => {
                if let (Some(a), Some(b)) = (self.q().which(c, *a), self.q().which(c, *b)) {
                    self.s.combat.queued = [self.s.reference(a), self.s.reference(b)];
                }
            }
            Step::ActsFirst(which) => self.with(c, *which, |engine, card| {
                if !engine.s.combat.on {
                    engine.s.acts_first = engine.s.reference(card);
                } else if engine.side_of(card) == Some(1) {
                    engine.s.combat.sides.swap(0, 1);
                }
            }),
            Step::CombatEnds => self.end_combat(),
            Step::Maneuver => self.with(c, Which::Me, Self::maneuver),
            Step::Press => self.with(c, Which::Me, Self::press),
            Step::PressToContinue => self.with(c, Which::Me, |engine, card| {
                if !engine.s.combat.pressed {
                    engine.press(card);
                }
            }),
            Step::NextRoundClose => self.s.combat.next_close = true,
            Step::Prevent(n) => {
                let n = self.q().amount(c, n);
                // A card that is played is not tied to one source; a card in play may be.
                let played =
                    c.source.id.some().is_some_and(|id| self.s.card(id).zone == Zone::Played);
                self.prevent(n, if played { Sources::All } else { Sources::AtHand });
            }
            Step::MoreDamage(n) => {
                let n = self.q().amount(c, n).clamp(0, 100) as u8;
                self.with(c, Which::Me, |engine, card| engine.more_damage(card, n));
            }
            Step::AdditionalStrikes(n) => {
                let n = self.q().amount(c, n);
                self.with(c, Which::Me, |engine, card| engine.add_strikes(card, n));
            }
            Step::Torpor(which) => self.with(c, *which, Self::send_to_torpor),
            Step::LeaveTorpor(which) => self.with(c, *which, |engine, card| {
                if engine.s.card(card).zone == Zone::Torpor {
                    engine.commit(Event::LeaveTorpor(card));
                }
            }),
            Step::Banish(which) => self.with(c, *which, |engine, card| {
                engine.commit(Event::Banish(card));
            }),
            Step::TakeAction(which) => self.with(c, *which, |engine, card| {
                let minion = engine.s.reference(card);
                engine.push(Frame::OneAction(minion));
            }),
            other => debug_assert!(false, "{other:?} is compiled to something else"),
        }
    }

    fn with(&mut self, c: &Context, which: Which, f: impl FnOnce(&mut Self, CardId)) {
        if let Some(card) = self.q().which(c, which) {
            f(self, card);
        }
    }

    fn remember(&mut self, c: &Context, slot: u8, value: Value) {
        let Some(card) = self.q().which(c, Which::This) else { return };
        let card = self.s.reference(card);
        self.s.memories.retain(|&(of, at, _)| of != card || at != slot);
        if !self.s.memories.push((card, slot, value)) {
            self.raise(crate::error::GameError::TooMany("things remembered"));
        }
    }

    /// An ally or retainer whose last life is gone burns (CARD-25, DAMAGE-5).
    pub(crate) fn burn_if_lifeless(&mut self, from: Holder) {
        let Holder::Blood(card) = from else { return };
        let facts = &self.def(card).facts;
        let at = self.s.card(card);
        let lives = facts.life.is_some() || self.q().is_ally(card);
        if at.zone.in_play() && at.blood == 0 && lives && !facts.is_crypt() {
            self.burn(card);
        }
    }

    fn move_card(&mut self, card: CardId, to: Destination) {
        let owner = self.s.card(card).owner;
        match to {
            Destination::Hand => {
                self.commit(Event::ToHand(card));
                self.draw_up(owner);
            }
            Destination::LibraryTop => {
                self.commit(Event::ToLibrary(card));
                self.draw_up(owner);
            }
            Destination::Uncontrolled => self.commit(Event::Banish(card)),
            Destination::Ready => {
                self.commit(Event::Enter(Entry::ready(card, owner)));
            }
        }
    }

    /// Equipment or a retainer comes onto a minion, its cost paid. In an action to equip or employ
    /// its level is chosen as usual, and the superior one is never the worse.
    fn bring_onto_step(&mut self, c: &Context, minion: Which, what: Which) {
        let (Some(minion), Some(card)) = (self.q().which(c, minion), self.q().which(c, what))
        else {
            return;
        };
        let seat = self.s.card(minion).controller;
        let context = self.q().bringing_context(minion, card);
        let (blood, pool) = self.q().price(&context, card, crate::ids::CardRef::NONE);
        let payable = i32::from(self.s.card(minion).blood) >= blood
            && i32::from(self.s.seat(seat).pool) >= pool;
        if !payable || self.q().controls_copy(seat, card) {
            return;
        }
        self.lose(Holder::Blood(minion), blood);
        self.lose(Holder::Pool(seat), pool);
        self.forget_reductions(card);
        let action = &self.s.action;
        let by_action = action.on
            && matches!(action.kind, ActionKind::Equip | ActionKind::Employ)
            && action.played_card() == c.source.id;
        let superior = by_action && self.q().superior_for(minion, card);
        let (owner, from) = (self.s.card(card).owner, self.s.card(card).zone);
        self.bring_onto(minion, card, superior);
        if from == Zone::Hand {
            self.draw_up(owner);
        }
    }

    pub(super) fn damage_step(&mut self, c: &Context, text: &DamageText) {
        let Some(to) = self.q().which(c, text.to) else { return };
        let in_combat = self.side_of(to).is_some();
        if in_combat && !text.ranged && !text.environmental && self.s.combat.range == Range::Long {
            return;
        }
        let n = self.q().amount(c, &text.n).clamp(0, 255) as u8;
        self.inflict(Damage {
            to: self.s.reference(to),
            n,
            aggravated: text.aggravated,
            unpreventable: text.unpreventable,
            by: if text.environmental { crate::ids::CardRef::NONE } else { c.me },
            card: c.source.id,
            ..Damage::default()
        });
    }

    /// The card that is being played is cancelled (CARD-13).
    fn cancel(&mut self, free: bool) {
        // The canceller itself, if it is a card, is past that stage.
        let shown = self.s.stack.iter_mut().rev().find_map(|frame| match frame {
            Frame::Play(play) if play.stage == PlayStage::AsPlayed => Some(play),
            _ => None,
        });
        if let Some(play) = shown {
            play.cancelled = Some(free);
        }
    }

    /// Another minion takes over the action: the actor unlocks, and it locks instead.
    fn become_actor(&mut self, card: CardId) {
        if let Some(actor) = self.actor() {
            self.unlock(actor);
        }
        self.lock(card);
        let (old, new) = (self.s.action.actor, self.s.reference(card));
        self.s.action.actor = new;
        self.note_acts(card);
        // What the action's own numbers added to the actor goes on for the new one.
        for lasting in self.s.lasting.iter_mut() {
            let number = matches!(lasting.what, What::Number(Number::Stealth | Number::Bleed, _));
            if number && lasting.expiry == Expiry::Action && lasting.subject == Value::Card(old) {
                lasting.subject = Value::Card(new);
            }
        }
    }
}

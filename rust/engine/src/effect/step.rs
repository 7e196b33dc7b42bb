//! The verbs of the language: those of cards and counters here.

use methuselah_cards::lang::{
    CircleOf, ClanOf, Destination, Does, Number, Purse, Span, Step, Which,
};

use super::slot_of_set;
use crate::{
    engine::Engine,
    event::{Entry, Event, Holder, Why},
    ids::{CardId, Value},
    query::Context,
    state::{ActionKind, Allegiance, Expiry, Flag, Lasting, What, Zone},
};

impl Engine<'_> {
    fn holder(&self, c: &Context, purse: &Purse) -> Option<Holder> {
        match purse {
            Purse::Pool(who) => self.q().who(c, *who).map(Holder::Pool),
            Purse::Blood(which) => self.q().which(c, *which).map(Holder::Blood),
            Purse::Counters(which) => self.q().which(c, *which).map(Holder::Counters),
            Purse::Corruption(which, who) => {
                let (card, seat) = (self.q().which(c, *which)?, self.q().who(c, *who)?);
                self.s.card(card).zone.in_play().then_some(Holder::Corruption(card, seat))
            }
            Purse::CountersOf(kind, which) => {
                self.q().which(c, *which).map(|card| Holder::CountersOf(card, *kind))
            }
        }
    }

    /// Carries out a step. What it speaks of may be gone: then it does nothing.
    pub(super) fn do_step(&mut self, c: &Context, step: &Step) {
        match step {
            Step::Gain(purse, n) => {
                let n = self.q().amount(c, n);
                if let Some(to) = self.holder(c, purse) {
                    self.gain(to, n, Why::Effect(c.source.id));
                }
            }
            Step::Burn(purse, n) => {
                let n = self.q().amount(c, n);
                if let Some(from) = self.holder(c, purse) {
                    self.lose(from, n, Why::Effect(c.source.id));
                    self.burn_if_lifeless(from);
                }
            }
            Step::Move(from, to, n) => {
                let n = self.q().amount(c, n);
                if let (Some(from), Some(to)) = (self.holder(c, from), self.holder(c, to)) {
                    self.transfer(from, to, n, Why::Effect(c.source.id));
                    self.burn_if_lifeless(from);
                }
            }
            Step::GainEdge(who) => {
                if let Some(seat) = self.q().who(c, *who) {
                    self.commit(Event::Edge(Some(seat)));
                }
            }
            // The hunt has done it.
            Step::HuntFrom(_) => {}
            Step::BurnEdge => self.commit(Event::Edge(None)),
            Step::Lock(which) => self.with(c, *which, Self::lock),
            Step::Unlock(which) => self.with(c, *which, Self::unlock),
            Step::StaysLocked(which) => self.with(c, *which, |engine, card| {
                engine.give(c, What::StaysLocked, engine.value(card), Expiry::Unlocking);
            }),
            Step::Wake(which) => self.with(c, *which, |engine, card| {
                engine.give(c, What::Awake, engine.value(card), Expiry::Action);
            }),
            Step::PutInPlay => self.put_in_play(c, CardId::NONE),
            Step::BecomeAlly => self.become_ally(c),
            Step::BecomeEquipment(which) => {
                self.with(c, *which, |engine, host| engine.put_in_play(c, host));
            }
            Step::BecomeVampire(newborn) => self.become_vampire(c, *newborn),
            Step::PutOn(which) => self.with(c, *which, |engine, host| engine.put_in_play(c, host)),
            Step::Steal(which, what) => {
                if let (Some(minion), Some(card)) =
                    (self.q().which(c, *which), self.q().which(c, *what))
                {
                    self.steal_equipment(minion, card);
                }
            }
            Step::MoveOnto(which, onto) => {
                if let (Some(card), Some(host)) =
                    (self.q().which(c, *which), self.q().which(c, *onto))
                {
                    self.move_onto(card, host);
                }
            }
            Step::Keep(which, open) => {
                if let (Some(card), Some(host)) =
                    (self.q().which(c, *which), self.q().which(c, Which::This))
                    && self.s.card(host).zone.in_play()
                {
                    let (owner, from) = (self.s.card(card).owner, self.s.card(card).zone);
                    self.commit(Event::Keep(card, host, *open));
                    if from == Zone::Hand {
                        self.draw_up(owner);
                    }
                }
            }
            Step::BurnCard(which) => self.with(c, *which, Self::burn),
            Step::RemoveFromGame(which) => {
                self.with(c, *which, |engine, card| engine.commit(Event::Remove(card)));
            }
            Step::RemoveForBurning(which) => self.with(c, *which, |engine, card| {
                engine.s.card_mut(card).set(Flag::RemovedForBurning, true);
            }),
            Step::MoveCard(which, to) => {
                self.with(c, *which, |engine, card| engine.move_card(card, *to));
            }
            Step::Discard(which) => self.with(c, *which, Self::discard),
            Step::Draw(who, n) => {
                let n = self.q().amount(c, n);
                if let Some(seat) = self.q().who(c, *who) {
                    self.draw(seat, n);
                }
            }
            Step::DrawUp(who) => {
                if let Some(seat) = self.q().who(c, *who) {
                    self.draw_up(seat);
                }
            }
            Step::DrawReplacement => self.replacement_is_due(c.you),
            Step::TakeBack => self.with(c, Which::This, |engine, card| engine.take_back(card)),
            Step::DrawCrypt(who) => {
                if let Some(seat) = self.q().who(c, *who) {
                    self.commit(Event::DrawCrypt(seat));
                }
            }
            Step::BringOnto(which, what) => self.bring_onto_step(c, *which, *what, false),
            Step::Recruit(which, what) => self.bring_onto_step(c, *which, *what, true),
            Step::PutCard(what, on) => self.put_card(c, *what, *on),
            Step::Shuffle(place, who) => {
                if let Some(seat) = self.q().who(c, *who) {
                    self.shuffle(seat, *place);
                }
            }
            Step::Reveal(which) => self.with(c, *which, |engine, card| {
                engine.s.card_mut(card).known = u8::MAX;
            }),
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
            Step::TakeControl(which, span) => {
                let expiry = self.expiry(*span, c.you);
                self.with(c, *which, |engine, card| {
                    let from = engine.s.card(card).controller;
                    if from != c.you {
                        engine.give(c, What::Lent(from), engine.value(card), expiry);
                        engine.commit(Event::Control(card, c.you));
                    }
                });
            }
            Step::Remember(slot, which) => {
                let value = self.q().which(c, *which).map_or(Value::Nothing, |id| self.value(id));
                self.remember(c, *slot, value);
            }
            Step::IntoSet(set, which) => {
                let kept = self.q().which(c, *which).map(|id| self.value(id));
                let kept = kept.map(|value| (c.source, slot_of_set(*set), value));
                if let Some(kept) = kept.filter(|kept| !self.s.memories.contains(kept))
                    && !self.s.memories.push(kept)
                {
                    self.raise(crate::error::GameError::TooMany("things remembered"));
                }
            }
            Step::RememberMethuselah(slot, who) => {
                let value = self.q().who(c, *who).map_or(Value::Nothing, Value::Seat);
                self.remember(c, *slot, value);
            }
            Step::RememberTargets(slot) => {
                let value = Value::Number(self.s.action.targets().into());
                self.remember(c, *slot, value);
            }
            Step::Add(number, which, n, span) => {
                let n = self.q().amount(c, n).clamp(-100, 100) as i8;
                let expiry = self.expiry(*span, c.you);
                self.with(c, *which, |engine, card| {
                    engine.give(c, What::Number(*number, n), engine.value(card), expiry);
                    if *number == Number::StartingLife {
                        engine.gain(Holder::Blood(card), n.into(), Why::Told);
                    }
                });
            }
            Step::AddFor(number, who, n, span) => {
                let n = self.q().amount(c, n).clamp(-100, 100) as i8;
                let expiry = self.expiry(*span, c.you);
                if let Some(seat) = self.q().who(c, *who) {
                    self.give(c, What::Number(*number, n), Value::Seat(seat), expiry);
                }
            }
            Step::Later(resource, which, span) => {
                let expiry = self.expiry(*span, c.you);
                self.with(c, *which, |engine, card| {
                    engine.give(c, What::Resource(*resource), engine.value(card), expiry);
                });
            }
            Step::Torpor(which) => self.with(c, *which, Self::send_to_torpor),
            Step::LeaveTorpor(which) => self.with(c, *which, |engine, card| {
                if engine.s.card(card).zone == Zone::Torpor
                    && !engine.q().cannot(card, Does::LeaveTorpor)
                {
                    engine.commit(Event::LeaveTorpor(card));
                }
            }),
            Step::Recover(which) => self.with(c, *which, Self::recover),
            Step::LookAtTop(who, n) => {
                let n = self.q().amount(c, n).max(0) as usize;
                if let Some(seat) = self.q().who(c, *who) {
                    let library = self.s.seat(seat).library;
                    for &card in library.iter().rev().take(n) {
                        self.s.card_mut(card).known |= c.you.bit();
                    }
                }
            }
            Step::PutConviction(what, on) => {
                if let (Some(card), Some(imbued)) =
                    (self.q().which(c, *what), self.q().which(c, *on))
                    && self.s.card(imbued).zone.in_play()
                {
                    self.put_conviction(card, imbued);
                }
            }
            Step::TakeConviction(which, places) => {
                self.with(c, *which, |engine, card| engine.take_conviction(card, places));
            }
            Step::Banish(which) => self.with(c, *which, |engine, card| {
                engine.commit(Event::Banish(card));
            }),
            Step::GiveTitle(which, title) => {
                self.with(c, *which, |engine, card| engine.give_title(c, card, *title, None));
            }
            Step::ShareTitle(which, of) => {
                if let (Some(vampire), Some(holder)) =
                    (self.q().which(c, *which), self.q().which(c, *of))
                {
                    self.share_title(c, vampire, holder);
                }
            }
            Step::ChangeSect(which, sect) => {
                self.with(c, *which, |engine, card| engine.change_sect(card, *sect));
            }
            Step::ChangeClan(which, clan, span) => self.change_clan(c, *which, *clan, *span),
            Step::JoinCircle(which, of) => {
                let circle = match of {
                    CircleOf::The(circle) => Some(Allegiance::Named(*circle)),
                    CircleOf::Of(other) => self.q().which(c, *other).map(|id| self.q().circle(id)),
                };
                if let Some(circle) = circle {
                    self.with(c, *which, |engine, card| {
                        engine.give(c, What::Circle(circle), engine.value(card), Expiry::Game);
                    });
                }
            }
            Step::MustHunt(which) => self.with(c, *which, |engine, card| {
                engine.give(c, What::MustHunt, engine.value(card), Expiry::Turn);
            }),
            Step::Bleed(..)
            | Step::ReduceBleed(..)
            | Step::ChangeTarget(..)
            | Step::EndAction
            | Step::CancelAction
            | Step::FailInstead
            | Step::BanRepeat(..)
            | Step::BanRepeatFor(..)
            | Step::AttemptBlock(..)
            | Step::FailAttempt
            | Step::BecomeActor(..)
            | Step::ContinueAction
            | Step::Cancel(..)
            | Step::EndTurn
            | Step::NextTurn(..)
            | Step::LoseTitle(..)
            | Step::MoreActions(..)
            | Step::Votes(..)
            | Step::Ballots(..)
            | Step::VotesAgainst(..)
            | Step::VotesFor(..)
            | Step::Abstain(..)
            | Step::CastVotes(..)
            | Step::FailReferendum
            | Step::PassReferendum
            | Step::CancelReferendum
            | Step::CallAs(_)
            | Step::TakeAction(..) => self.do_action_step(c, step),
            Step::EnterCombat(..)
            | Step::QueueCombat(..)
            | Step::ActsFirst(..)
            | Step::CombatEnds
            | Step::CancelCombat
            | Step::Maneuver
            | Step::Press
            | Step::ManeuverToClose
            | Step::ContinueCombat
            | Step::LetEnd
            | Step::PressToContinue
            | Step::SetRange(..)
            | Step::Prevent(..)
            | Step::PreventAll(..)
            | Step::MoreDamage(..)
            | Step::StrikeFirstWith(..)
            | Step::EndEffects(..)
            | Step::AdditionalStrikes(..) => self.do_combat_step(c, step),
            Step::If(..)
            | Step::May(..)
            | Step::Either(..)
            | Step::ForEach(..)
            | Step::EachMethuselah(..)
            | Step::Repeat(..)
            | Step::Together(..)
            | Step::Stop
            | Step::Choose(..)
            | Step::Allocate(..)
            | Step::Seal(..)
            | Step::ChooseSome(..)
            | Step::During(..)
            | Step::Queue(..)
            | Step::AfterCombat(..)
            | Step::StealCard(..)
            | Step::Strike(..)
            | Step::AdditionalStrike(..)
            | Step::BeforeEnd(..)
            | Step::PlayCard(..)
            | Step::Damage(..) => {
                debug_assert!(false, "{step:?} is compiled to something else");
            }
        }
    }

    /// SECT-4: a vampire is of another clan, and keeps its sect.
    fn change_clan(&mut self, c: &Context, which: Which, clan: ClanOf, span: Span) {
        let Some(vampire) = self.q().which(c, which) else { return };
        if let Some(clan) = self.q().clan_of(c, clan) {
            let expiry = self.expiry(span, c.you);
            self.give(c, What::Clan(clan, true), self.value(vampire), expiry);
            self.settle_titles();
        }
    }

    /// Something that lasts, given by a text.
    pub(crate) fn give(&mut self, c: &Context, what: What, subject: Value, expiry: Expiry) {
        let &Context { you, source, me, superior, limited, as_vampire, .. } = c;
        let picks = [c.picks[0], c.picks[1]];
        self.begin_lasting(Lasting {
            what,
            subject,
            source,
            me,
            you,
            picks,
            superior,
            limited,
            as_vampire,
            expiry,
            left: 0,
        });
    }

    pub(super) fn with(&mut self, c: &Context, which: Which, f: impl FnOnce(&mut Self, CardId)) {
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
        if at.zone.in_play() && at.blood == 0 && lives {
            self.end_life(card);
        }
    }

    fn put_card(&mut self, c: &Context, what: Which, on: Which) {
        let (Some(card), Some(host)) = (self.q().which(c, what), self.q().which(c, on)) else {
            return;
        };
        if !self.s.card(host).zone.in_play() || !self.q().can_have(host, card) {
            return;
        }
        let (owner, from) = (self.s.card(card).owner, self.s.card(card).zone);
        let seat = if self.q().follows_host(card) { self.s.card(host).controller } else { c.you };
        let zone = Zone::Play;
        self.commit(Event::Enter(Entry { card, zone, seat, host, superior: false }));
        if from == Zone::Hand {
            self.draw_up(owner);
        }
    }

    pub(crate) fn move_card(&mut self, card: CardId, to: Destination) {
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
            Destination::LibraryBottom => {
                self.commit(Event::ToLibraryBottom(card));
                self.draw_up(owner);
            }
            Destination::CryptBottom => self.commit(Event::ToCryptBottom(card)),
            Destination::Uncontrolled if self.s.card(card).zone.in_play() => {
                self.commit(Event::Banish(card));
            }
            Destination::Uncontrolled => self.commit(Event::ToUncontrolled(card)),
            Destination::Ready => {
                self.commit(Event::Enter(Entry::ready(card, owner)));
            }
        }
    }

    /// Equipment or a retainer comes onto a minion, its cost paid. In an action to equip or employ
    /// its level is chosen as usual, and the superior one is never the worse.
    fn bring_onto_step(&mut self, c: &Context, minion: Which, what: Which, recruits: bool) {
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
        self.lose(Holder::Blood(minion), blood, Why::Cost(card));
        self.lose(Holder::Pool(seat), pool, Why::Cost(card));
        self.forget_reductions(card);
        let action = &self.s.action;
        let by_action = action.on
            && matches!(action.kind, ActionKind::Equip | ActionKind::Employ)
            && action.played_card() == c.source.id;
        let superior = (by_action || recruits) && self.q().superior_for(minion, card);
        let (owner, from) = (self.s.card(card).owner, self.s.card(card).zone);
        if self.q().is_ally(card) {
            self.recruit(card, seat, superior);
        } else {
            self.bring_onto(minion, card, superior);
        }
        if from == Zone::Hand {
            self.draw_up(owner);
        }
        self.burn_if_lifeless(Holder::Blood(minion));
    }
}

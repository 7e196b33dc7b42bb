//! Verbs of turns, actions and referendums.

use methuselah_cards::lang::{Amount, Number, Step, Who};

use crate::{
    engine::Engine,
    ids::{CardId, Value},
    query::Context,
    state::{Expiry, Frame, Lasting, Phase, PlayStage, What},
};

impl Engine<'_> {
    pub(super) fn do_action_step(&mut self, c: &Context, step: &Step) {
        match step {
            // The bonus of an action card is part of the action from its announcement on.
            Step::Bleed(_) => {}
            // Whatever is called takes its place.
            Step::CallAs(_) => {}
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
            Step::CancelAction => self.cancel_action(),
            Step::FailInstead => self.fail_action(),
            Step::BanRepeat(which) => {
                self.with(c, *which, |engine, card| {
                    for key in engine.q().action_keys() {
                        engine.give(c, What::Banned(key), engine.value(card), Expiry::Turn);
                    }
                });
            }
            Step::BanRepeatFor(who) => {
                if let Some(seat) = self.q().who(c, *who) {
                    for key in self.q().action_keys() {
                        self.give(c, What::Banned(key), Value::Seat(seat), Expiry::Turn);
                    }
                }
            }
            Step::AttemptBlock(which, freely) => self.with(c, *which, |engine, card| {
                let seat = engine.s.card(card).controller;
                if engine.q().may_attempt(seat, card)
                    || (*freely && engine.q().may_attempt_freely(seat, card))
                {
                    engine.attempt_block(card);
                }
            }),
            Step::FailAttempt => self.fail_attempt(),
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
            Step::MoreActions(number, who, n) => self.more_actions(c, *number, *who, n),
            Step::Votes(which, n) => {
                let n = self.q().amount(c, n);
                self.with(c, *which, |engine, card| {
                    let source = engine.value(card);
                    engine.give_votes(source, n);
                });
            }
            Step::Ballots(which, n) => {
                let n = self.q().amount(c, n);
                self.with(c, *which, |engine, card| {
                    let source = engine.value(card);
                    engine.give_ballots(source, n);
                });
            }
            Step::VotesAgainst(which, n) => {
                let n = self.q().amount(c, n);
                self.with(c, *which, |engine, card| {
                    let source = engine.value(card);
                    engine.give_votes_against(source, n);
                });
            }
            Step::VotesFor(who, n) => {
                let n = self.q().amount(c, n);
                if let Some(seat) = self.q().who(c, *who) {
                    self.give_votes_to(Value::Card(c.source), seat, n);
                }
            }
            Step::FailReferendum => self.decide_referendum(false),
            Step::PassReferendum => self.decide_referendum(true),
            Step::CancelReferendum => self.cancel_referendum(),
            Step::CastVotes(which, way) => {
                self.with(c, *which, |engine, card| engine.cast_all_anew(card, *way));
            }
            Step::Abstain(which) => self.with(c, *which, Self::abstain),
            Step::TakeAction(which) => self.with(c, *which, |engine, card| {
                let minion = engine.s.reference(card);
                engine.push(Frame::OneAction(minion));
            }),
            _ => unreachable!("{step:?} is no verb of actions"),
        }
    }

    fn more_actions(&mut self, c: &Context, number: Number, who: Who, n: &Amount) {
        let n = self.q().amount(c, n) as i8;
        let Some(seat) = self.q().who(c, who) else { return };
        let phase = match number {
            Number::MasterActions => Phase::Master,
            Number::DiscardActions => Phase::Discard,
            _ => Phase::Influence,
        };
        if seat != self.s.active || phase != self.s.phase {
            self.begin_lasting(Lasting {
                what: What::Number(number, n),
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

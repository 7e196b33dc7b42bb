//! Playing a card, and using an ability (chapter CARD).

mod burn_option;
mod hand;
mod pay;
mod search;
mod uses;

use methuselah_cards::{
    ModeDef,
    lang::{ChangeKind, Event as On, Period, Window},
    vocab::{CardType, Keyword, Level},
};

use crate::{
    engine::{Engine, Flow},
    event::{Entry, Event},
    ids::{CardId, Seat, Value},
    limits::{card_name, clause_name},
    option::{Choice, DecisionKind},
    query::{Context, Query},
    state::{Flag, Frame, LimitKey, LimitName, PlayFrame, PlayStage, Played, Zone},
};

/// Debts of replacement, in the order of [`crate::state::SeatState::owed`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Debt {
    /// Until the action is over.
    Action,
    /// Until the next unlock phase.
    Unlock,
    /// Until the next discard phase.
    Discard,
    /// Until the combat is over.
    Combat,
    /// Until the card has left play, or something happens.
    Later,
    /// No longer: it is drawn at once.
    Due,
    /// Until the referendum is over (EDITION-9).
    Referendum,
}

impl<'a> Query<'a> {
    /// The context of a card that is being played.
    pub(crate) fn play_context(self, play: &PlayFrame) -> Context {
        let mode = self.play_mode(play);
        Context {
            you: play.seat,
            source: self.s.reference(play.card),
            me: play.minion,
            picks: play.picks,
            x: play.x,
            superior: mode.level == Some(Level::Superior),
            limited: mode.text.limited,
            as_vampire: self.capacity_to_play(self.s.resolve(play.minion), mode),
            program: mode.program,
            ..Context::default()
        }
    }

    /// The clause that a card is being played for.
    pub(crate) fn play_mode(self, play: &PlayFrame) -> &'a ModeDef {
        &self.def(play.card).modes[play.mode as usize]
    }
}

impl Engine<'_> {
    /// A card is played from hand: first the rest of its picks, then it is shown.
    pub(crate) fn play(&mut self, seat: Seat, choice: Choice) {
        let mut frame = PlayFrame {
            from_hand: self.s.card(choice.card).zone == Zone::Hand,
            stage: PlayStage::Picking,
            card: choice.card,
            mode: choice.mode,
            seat,
            minion: self.s.reference(choice.minion),
            picks: Context::default().picks,
            picked: 0,
            x: choice.n().clamp(0, 255) as u8,
            cancelled: None,
        };
        if choice.target != Value::Nothing {
            frame.picks[0] = choice.target;
            frame.picked = 1;
        }
        self.push(Frame::Play(frame));
    }

    pub(crate) fn play_context(&self, play: &PlayFrame) -> Context {
        self.q().play_context(play)
    }

    fn mode(&self, play: &PlayFrame) -> &ModeDef {
        self.q().play_mode(play)
    }

    pub(crate) fn step_play(&mut self, mut play: PlayFrame) -> Flow {
        match play.stage {
            PlayStage::Picking => {
                let mode = &self.def(play.card).modes[play.mode as usize];
                let context = self.play_context(&play);
                if let Some(pick) = mode.text.choose.get(play.picked as usize) {
                    self.offer_picks(play.seat, &context, &pick.0, Choice::value(Value::Nothing));
                    let (picked, picks) = (play.picked as usize, &mode.text.choose);
                    let q = Query { setup: self.setup, s: self.s };
                    self.options.retain(|option| {
                        let mut with = context;
                        with.picks[picked] = option.target;
                        q.picks_can_be_completed(&with, picks, picked + 1)
                    });
                    if is_action(mode.as_type) {
                        self.spare_from_picks(play.seat);
                    } else if self.def(play.card).may_cost_more {
                        let q = Query { setup: self.setup, s: self.s };
                        self.options.retain(|option| {
                            let mut with = context;
                            with.picks[picked] = option.target;
                            q.affordable(&with, play.card, mode, with.picks[0].card())
                        });
                    }
                    if !self.options.is_empty() {
                        return self.ask(play.seat, DecisionKind::Announce);
                    }
                }
                self.show(&mut play);
                Flow::Go
            }
            PlayStage::AsPlayed if play.cancelled.is_some() => {
                play.stage = PlayStage::Effect;
                self.replace_top(Frame::Play(play));
                self.cancelled(play);
                Flow::Go
            }
            // What an action costs is paid later (ACTION-4).
            PlayStage::AsPlayed if !is_action(self.mode(&play).as_type) => {
                play.stage = PlayStage::Cost;
                self.replace_top(Frame::Play(play));
                if self.s.reach.reduces {
                    let mask = Window::Cost.bit();
                    self.open_for(DecisionKind::Announce, mask, play.seat.bit());
                }
                Flow::Go
            }
            PlayStage::AsPlayed | PlayStage::Cost => {
                play.stage = PlayStage::Effect;
                self.replace_top(Frame::Play(play));
                self.carry_out_play(play);
                Flow::Go
            }
            PlayStage::Effect => {
                self.pop();
                self.put_away(play.card);
                self.succeed_trifle(&play);
                let card = self.s.reference(play.card);
                self.fire(On::Played, card, play.seat, 0);
                if play.cancelled.is_some() {
                    self.fire(On::Cancelled, card, play.seat, 0);
                }
                Flow::Go
            }
            PlayStage::Done => {
                self.pop();
                Flow::Go
            }
        }
    }

    pub(crate) fn take_play(&mut self, mut play: PlayFrame, choice: Choice) {
        play.picks[play.picked as usize] = choice.target;
        play.picked += 1;
        self.replace_top(Frame::Play(play));
    }

    /// The card is shown and counts as played; others may answer (CARD-12).
    fn show(&mut self, play: &mut PlayFrame) {
        let (card, seat) = (play.card, play.seat);
        let mode = &self.def(card).modes[play.mode as usize];
        let context = self.play_context(play);
        self.set_aside(card, seat);
        let id = self.s.card(card).def;
        let context = Context { source: self.s.reference(card), ..context };
        self.count_towards(&mode.limits, &context, card_name(id, self.set().def(id)));
        self.count_towards(&mode.text.limit, &context, clause_name(id, mode));
        let looked_back_on = self.s.action.on || self.s.combat.on;
        if let Some(minion) = self.get(play.minion).filter(|_| looked_back_on) {
            if self.s.reach.changes & ChangeKind::NextBloodCost.bit() != 0 {
                self.settle_next_costs(minion, card, mode);
            }
            let played = Played {
                minion: play.minion,
                card,
                mode: play.mode,
                by_actor: play.minion == self.s.action.actor,
            };
            if !self.s.action.played.push(played) {
                self.raise(crate::error::GameError::TooMany("cards played in one action"));
            }
        }
        match mode.as_type {
            CardType::Master => {
                self.pay_master_action(seat);
                self.note_trifle(seat, card);
            }
            CardType::Event => self.pay_for_event(seat),
            _ => {}
        }
        play.stage = PlayStage::AsPlayed;
        self.replace_top(Frame::Play(*play));
        self.open(DecisionKind::AsPlayed, Window::AsPlayed.bit());
    }

    /// A card is face up out of play, and as long its player's (CARD-11).
    pub(crate) fn set_aside(&mut self, card: CardId, seat: Seat) {
        self.leave(card);
        let at = self.s.card_mut(card);
        at.zone = Zone::Played;
        at.controller = seat;
        at.known = u8::MAX;
    }

    /// CARD-17: a trifle that is not cancelled gives one more master phase action, once a phase.
    fn succeed_trifle(&mut self, play: &PlayFrame) {
        if play.cancelled.is_some() || !self.def(play.card).facts.keywords.has(Keyword::Trifle) {
            return;
        }
        let own_turn = play.seat == self.s.active;
        let state = self.s.seat_mut(play.seat);
        if !own_turn {
            state.trifle_owed = true;
        } else if !state.trifle_used {
            state.trifle_used = true;
            state.master_actions += 1;
        }
    }

    /// EDITION-18: a trifle that is played keeps others from being played in this phase, even if it
    /// is cancelled.
    fn note_trifle(&mut self, seat: Seat, card: CardId) {
        let counts = !self.edition().trifles_repeat() && seat == self.s.active;
        if counts && self.def(card).facts.keywords.has(Keyword::Trifle) {
            self.count_key(trifle_key(seat));
        }
    }

    /// EDITION-18: whether a card is a trifle, and one was played already in this phase.
    pub(crate) fn is_second_trifle(&self, seat: Seat, card: CardId) -> bool {
        !self.edition().trifles_repeat()
            && self.def(card).facts.keywords.has(Keyword::Trifle)
            && self.s.limits.contains(&trifle_key(seat))
    }

    /// CARD-13: no effect, but it counts as played; a cancelled action card costs nothing and
    /// does not lock its minion, any other costs, unless the canceller says otherwise.
    fn cancelled(&mut self, play: PlayFrame) {
        let as_type = self.mode(&play).as_type;
        let is_action = is_action(as_type);
        if !is_action && play.cancelled == Some(false) {
            self.pay_printed(&play);
        }
        self.forget_reductions(play.card);
        // What the card says of its replacement is not said any more.
        match self.put_off(&play) {
            Some(debt) => self.s.seat_mut(play.seat).owed[debt as usize] += 1,
            None if play.from_hand => self.replace_used(play.seat, play.card),
            None => {}
        }
    }

    fn carry_out_play(&mut self, play: PlayFrame) {
        let as_type = self.mode(&play).as_type;
        if is_action(as_type) {
            self.pop();
            self.begin_card_action(play);
            self.owe_replacement(&play);
            return;
        }
        self.pay_printed(&play);
        let context = self.play_context(&play);
        let mode = &self.def(play.card).modes[play.mode as usize];
        self.pay(&context, &mode.text.cost, play.seat);
        self.s.card_mut(play.card).set(Flag::Superior, context.superior);
        self.push(Frame::Effect(context));
        self.owe_replacement(&play);
    }

    /// A minion plays a card from where it lies, in the window at hand: it is asked how, if it still can.
    pub(crate) fn offer_to_play(&mut self, c: &Context, card: CardId) {
        let Some(minion) = self.get(c.me) else { return };
        let mask = self.windows_at_hand();
        let doings = self.doings()[c.you.index()];
        self.offer_card(c.you, card, mask, doings);
        self.options.retain(|option| option.minion == minion);
    }

    /// The windows at hand, below what is being played and carried out in them.
    fn windows_at_hand(&self) -> u64 {
        let found = self.s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Window(window) => Some(window.mask),
            // A strike is chosen in no window.
            Frame::Combat => Some(Window::Strike.bit()),
            _ => None,
        });
        found.unwrap_or(0)
    }

    /// The innermost card that is shown and may be answered.
    pub(crate) fn shown_play(&self) -> Option<PlayFrame> {
        self.q().shown_play()
    }

    /// A card comes into play from being played, on a card or alone.
    pub(crate) fn put_in_play(&mut self, c: &Context, host: CardId) {
        let Some(card) = c.source.id.some() else { return };
        // What a strike does with its card comes when the card has been played already.
        if !matches!(self.s.card(card).zone, Zone::Played | Zone::AshHeap) {
            return;
        }
        if host != CardId::NONE && !self.q().can_hold_title_of(host, card) {
            return;
        }
        // A minion card on a card is controlled with it (CARD-21).
        let controller = match host.some() {
            Some(host) if self.q().follows_host(card) => self.s.card(host).controller,
            _ => c.you,
        };
        let zone = Zone::Play;
        let entry = Entry { card, zone, seat: controller, host, superior: c.superior };
        self.commit(Event::Enter(entry));
        self.replace_title(card, host);
    }
}

fn trifle_key(seat: Seat) -> LimitKey {
    LimitKey { period: Period::Phase, subject: Value::Seat(seat), name: LimitName::Trifle }
}

/// Whether a card of that type is played to take an action.
pub(crate) fn is_action(as_type: CardType) -> bool {
    matches!(
        as_type,
        CardType::Action
            | CardType::PoliticalAction
            | CardType::Equipment
            | CardType::Retainer
            | CardType::Ally
            | CardType::Power
    )
}

//! Playing a card, and using an ability (chapter CARD).

use methuselah_cards::{
    AbilityId, ModeDef,
    lang::{Ability, Cost, Number, Span, Window},
    vocab::{CardType, Keyword, Level},
};

use crate::{
    engine::{Engine, Flow},
    event::{Entry, Event, Holder},
    ids::{CardId, Seat, Value},
    limits::{card_name, clause_name},
    offer::ability_name,
    option::{Choice, DecisionKind},
    query::{Context, Query},
    state::{Flag, Frame, MAX_HAND, PlayFrame, PlayStage, Played, Text, What, Zone},
};

/// Debts of replacement, in the order of [`crate::state::SeatState::owed`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Debt {
    /// Until the action is over.
    Action,
    /// Until the next unlock phase.
    Unlock,
    /// Until the next discard phase.
    Discard,
    /// Until the combat is over.
    Combat,
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
        self.set_aside(card);
        let id = self.s.card(card).def;
        let context = Context { source: self.s.reference(card), ..context };
        self.count_towards(&mode.limits, &context, card_name(id, self.set.def(id)));
        self.count_towards(&mode.text.limit, &context, clause_name(id, mode));
        if self.s.action.on && self.s.resolve(play.minion).is_some() {
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
        if mode.as_type == CardType::Master {
            self.pay_master_action(seat);
        }
        play.stage = PlayStage::AsPlayed;
        self.replace_top(Frame::Play(*play));
        self.open(DecisionKind::AsPlayed, Window::AsPlayed.bit());
    }

    /// A card is face up out of play (CARD-11).
    pub(crate) fn set_aside(&mut self, card: CardId) {
        self.leave(card);
        let at = self.s.card_mut(card);
        at.zone = Zone::Played;
        at.known = u8::MAX;
    }

    fn pay_master_action(&mut self, seat: Seat) {
        let own_turn = seat == self.s.active;
        let state = self.s.seat_mut(seat);
        if own_turn {
            state.master_actions -= 1;
        } else {
            state.out_of_turn = true;
        }
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

    /// CARD-13: no effect, but it counts as played; a cancelled action card costs nothing and
    /// does not lock its minion, any other costs, unless the canceller says otherwise.
    fn cancelled(&mut self, play: PlayFrame) {
        let as_type = self.mode(&play).as_type;
        let is_action = is_action(as_type);
        if !is_action && play.cancelled == Some(false) {
            self.pay_printed(&play);
        }
        // What the card says of its replacement is not said any more.
        self.replace_card(play.seat, Some(play.card));
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
        self.s.card_mut(play.card).superior = context.superior;
        self.push(Frame::Effect(context));
        self.owe_replacement(&play);
    }

    fn pay_printed(&mut self, play: &PlayFrame) {
        let context = self.play_context(play);
        let (blood, pool) = self.q().price(&context, play.card, play.picks[0].card());
        if let Some(minion) = self.get(play.minion) {
            self.lose(Holder::Blood(minion), blood);
        }
        self.lose(Holder::Pool(play.seat), pool);
        self.forget_reductions(play.card);
    }

    /// Pays further costs.
    pub(crate) fn pay(&mut self, c: &Context, costs: &[Cost], seat: Seat) {
        for cost in costs {
            match cost {
                Cost::LockThis => {
                    if let Some(card) = self.get(c.source) {
                        self.lock(card);
                    }
                }
                Cost::BurnThis => {
                    if let Some(card) = self.get(c.source) {
                        self.burn(card);
                    }
                }
                Cost::Lock(which) => {
                    if let Some(card) = self.q().which(c, *which) {
                        self.lock(card);
                    }
                }
                Cost::Blood(which, n) => {
                    let n = self.q().amount(c, n);
                    if let Some(card) = self.q().which(c, *which) {
                        self.lose(Holder::Blood(card), n);
                        self.burn_if_lifeless(Holder::Blood(card));
                    }
                }
                Cost::Pool(n) => {
                    let n = self.q().amount(c, n);
                    self.lose(Holder::Pool(seat), n);
                }
                Cost::Transfers(n) => self.s.seat_mut(seat).transfers -= *n as i8,
                Cost::MasterAction => self.s.seat_mut(seat).master_actions -= 1,
                Cost::Discard(which) => {
                    if let Some(card) = self.q().which(c, *which) {
                        self.discard(card);
                    }
                }
            }
        }
    }

    /// A card is discarded, and the hand drawn up (CARD-10).
    pub(crate) fn discard(&mut self, card: CardId) {
        let seat = self.s.card(card).owner;
        self.commit(Event::Discard(card));
        self.replace_card(seat, None);
    }

    /// A played card is replaced at once, or later if it says so (CARD-8).
    fn owe_replacement(&mut self, play: &PlayFrame) {
        let debt = match self.def(play.card).replace {
            None => {
                self.replace_card(play.seat, Some(play.card));
                return;
            }
            Some(Span::UntilUnlock) => Debt::Unlock,
            Some(Span::UntilDiscard) => Debt::Discard,
            Some(Span::Combat) if self.s.combat.on => Debt::Combat,
            Some(_) => Debt::Action,
        };
        self.s.seat_mut(play.seat).owed[debt as usize] += 1;
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
                let ability = self.set.ability(id);
                if matches!(ability.ability, Ability::Replace(..)) {
                    let mut context = self.q().context(card);
                    context.program = ability.program;
                    self.push(Frame::Effect(context));
                    return true;
                }
            }
        }
        false
    }

    /// Draws up, or has the Methuselah discard down, to hand size (CARD-9, -10).
    pub(crate) fn draw_up(&mut self, seat: Seat) {
        let size = self.hand_size(seat);
        while self.s.seat(seat).hand.len() < size && !self.s.seat(seat).library.is_empty() {
            self.commit(Event::Draw(seat));
        }
        if self.s.seat(seat).hand.len() > size {
            self.push(Frame::DiscardDown(seat));
        }
    }

    /// CARD-10: whenever a hand size changes, the hand is drawn up or discarded down at once.
    pub(crate) fn settle_hand_sizes(&mut self) {
        let usual = self.rules.hand;
        let any = self.s.reach.numbers & Number::HandSize.bit() != 0;
        if !any && self.s.odd_hands == 0 {
            return;
        }
        self.s.odd_hands = 0;
        let sizes = self.q().seat_numbers(Number::HandSize);
        for seat in self.s.all_seats() {
            if !self.s.alive(seat) {
                continue;
            }
            let size = sizes[seat.index()].min(MAX_HAND as i32) as u8;
            let before = std::mem::replace(&mut self.s.seat_mut(seat).hand_size, size);
            self.s.odd_hands |= u8::from(size != usual) << seat.0;
            for _ in before..size {
                self.commit(Event::Draw(seat));
            }
            if size < before && self.s.seat(seat).hand.len() > self.hand_size(seat) {
                self.push(Frame::DiscardDown(seat));
            }
        }
    }

    fn hand_size(&self, seat: Seat) -> usize {
        let owed: i32 = self.s.seat(seat).owed.iter().map(|&n| i32::from(n)).sum();
        let size = self.q().seat_number(Number::HandSize, seat);
        (size - owed).max(0) as usize
    }

    /// Pays a debt of replacements.
    pub(crate) fn settle_debt(&mut self, seat: Seat, debt: Debt) {
        if self.s.seat(seat).owed[debt as usize] > 0 {
            let n = std::mem::take(&mut self.s.seat_mut(seat).owed[debt as usize]);
            (0..n).for_each(|_| self.replace_card(seat, None));
        }
    }

    pub(crate) fn step_discard_down(&mut self, seat: Seat) -> Flow {
        if self.s.seat(seat).hand.len() <= self.hand_size(seat) || !self.s.alive(seat) {
            self.pop();
            return Flow::Go;
        }
        self.offer_hand_cards(seat, crate::option::OptionKind::Discard);
        self.ask(seat, DecisionKind::DiscardDown)
    }

    pub(crate) fn take_discard_down(&mut self, _seat: Seat, choice: Choice) {
        self.commit(Event::Discard(choice.card));
    }

    /// One option for each different card in hand.
    pub(crate) fn offer_hand_cards(&mut self, seat: Seat, kind: crate::option::OptionKind) {
        let hand = self.s.seat(seat).hand;
        for (at, &card) in hand.iter().enumerate() {
            let def = self.s.card(card).def;
            if !hand[..at].iter().any(|&other| self.s.card(other).def == def) {
                self.options.push(Choice { kind, card, ..Choice::PASS });
            }
        }
    }

    /// An ability of a card in play is used.
    pub(crate) fn use_ability(&mut self, choice: Choice) {
        let id = self.def(choice.card).abilities[choice.mode as usize];
        let context = self.q().context(choice.card);
        if let Ability::Reduce(text) = &self.set.ability(id).ability {
            self.reduce_cost(&context, text);
        } else {
            self.use_with(id, context, choice);
        }
    }

    /// What an earlier effect has granted is used.
    pub(crate) fn use_grant(&mut self, choice: Choice) {
        let lasting = self.s.lasting[choice.mode as usize];
        let What::Ability(id) = lasting.what else { return };
        let context = self.q().lasting_context(&lasting);
        self.use_with(id, context, choice);
    }

    fn use_with(&mut self, id: AbilityId, mut context: Context, choice: Choice) {
        if choice.target != Value::Nothing {
            context.picks[0] = choice.target;
        }
        self.begin_use(id, context, u8::from(choice.target != Value::Nothing));
    }

    fn begin_use(&mut self, id: AbilityId, context: Context, picked: u8) {
        self.push(Frame::Use(id, context, picked));
    }

    /// The picks of an ability that are still to be made; then it is paid for and carried out.
    pub(crate) fn step_use(&mut self, id: AbilityId, mut context: Context, picked: u8) -> Flow {
        let ability = self.set.ability(id);
        let Ability::Use(used) = &ability.ability else {
            self.pop();
            return Flow::Go;
        };
        let Some(seat) = self.q().who(&context, used.user) else {
            self.pop();
            return Flow::Go;
        };
        if let Some(pick) = used.choose.get(picked as usize) {
            self.offer_picks(seat, &context, &pick.0, Choice::value(Value::Nothing));
            let q = Query { setup: self.setup, s: self.s };
            self.options.retain(|option| {
                let mut with = context;
                with.picks[picked as usize] = option.target;
                q.choosable(&with, used, seat, picked as usize + 1)
            });
            if !self.options.is_empty() {
                return self.ask(seat, DecisionKind::Announce);
            }
        }
        context.program = ability.program;
        self.pop();
        self.count_towards(&ability.limits, &context, ability_name(self.set, ability));
        self.note_used(id, &context, seat);
        self.pay(&context, &used.cost, seat);
        self.push(Frame::Effect(context));
        Flow::Go
    }

    pub(crate) fn take_use(
        &mut self,
        id: AbilityId,
        mut context: Context,
        picked: u8,
        choice: Choice,
    ) {
        context.picks[picked as usize] = choice.target;
        self.replace_top(Frame::Use(id, context, picked + 1));
    }

    /// What the card that is being played lets others do about it is used.
    pub(crate) fn answer(&mut self, choice: Choice) {
        let Some(play) = self.shown_play() else { return };
        let id = self.def(play.card).as_played[choice.mode as usize];
        let context = self.play_context(&play);
        self.use_with(id, context, choice);
    }

    /// The innermost card that is shown and may be answered.
    pub(crate) fn shown_play(&self) -> Option<PlayFrame> {
        self.q().shown_play()
    }

    /// A card comes into play from being played, on a card or alone.
    pub(crate) fn put_in_play(&mut self, c: &Context, host: CardId) {
        let Some(card) = c.source.id.some() else { return };
        if self.s.card(card).zone != Zone::Played {
            return;
        }
        // A minion card on a card is controlled with it (CARD-21).
        let controller = match host.some() {
            Some(host) if !self.q().is_master(card) => self.s.card(host).controller,
            _ => c.you,
        };
        let zone = Zone::Play;
        let entry = Entry { card, zone, seat: controller, host, superior: c.superior };
        self.commit(Event::Enter(entry));
        self.replace_title(card, host);
    }

    /// Whether the minion may act: ready, unlocked, and not fresh from recruiting.
    pub(crate) fn can_act(&self, minion: CardId) -> bool {
        let card = self.s.card(minion);
        card.ready() && !card.locked() && !card.is(Flag::Fresh) && !self.q().cannot_act(minion)
    }
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
    )
}

//! What can be played from hand (chapter CARD).

use methuselah_cards::{
    DefId, Doing, ModeDef,
    facts::Price,
    lang::{ChangeKind, Cond, Player, Window},
    vocab::CardType,
};

use crate::{
    engine::Engine,
    ids::{CardId, CardRef, Seat},
    limits::event_key,
    list::List,
    option::{Choice, OptionKind},
    query::Context,
    state::{MAX_HAND, MAX_SEATS},
};

impl Engine<'_> {
    /// Cards in hand that can be played in these windows.
    pub(crate) fn offer_hand(&mut self, seat: Seat, mask: u64) {
        self.offer_hand_to(seat, mask, self.doings()[seat.index()]);
    }

    /// The same for a Methuselah who is doing that, a mask of [`Doing`].
    pub(crate) fn offer_hand_to(&mut self, seat: Seat, mask: u64, doings: u8) {
        if self.switches.skip_windows && self.s.seat(seat).hand_windows.open_to(doings) & mask == 0
        {
            return;
        }
        // Interchangeable copies form one option.
        let mut offered: List<DefId, MAX_HAND> = List::default();
        let hand = self.s.seat(seat).hand;
        for &card in hand.iter() {
            let def = self.s.card(card).def;
            if self.set().def(def).hand_windows.open_to(doings) & mask != 0
                && !offered.contains(&def)
                && offered.push(def)
            {
                self.offer_card(seat, card, mask, doings);
            }
        }
        if self.s.reach.changes & ChangeKind::PlaysKept.bit() != 0 {
            self.offer_kept(seat, mask, doings);
        }
    }

    /// The clauses of a card in hand that can be played in these windows.
    pub(crate) fn offer_card(&mut self, seat: Seat, card: CardId, mask: u64, doings: u8) {
        for (index, mode) in self.def(card).modes.iter().enumerate() {
            let start = self.options.len();
            if mode.windows & mask == 0
                || !self.right_time(seat, card, mode, doings)
                || !self.right_moment(seat, &mode.of_the_moment)
                || !self.serves(seat, card, mode, mask)
            {
                continue;
            }
            match (mode.as_type, mode.text.player) {
                (CardType::Master | CardType::Event, _) => {
                    self.offer_mode(seat, card, index, CardId::NONE);
                }
                (CardType::ActionModifier, Player::Usual) => {
                    let actor = self.s.resolve(self.s.action.actor);
                    if let Some(actor) = actor.filter(|&a| self.s.card(a).zone.in_play()) {
                        self.offer_mode(seat, card, index, actor);
                    }
                }
                (CardType::Combat, Player::Usual) => {
                    for side in 0..self.s.combat.sides.len() {
                        let fighter = self.s.combat.sides[side].minion;
                        if let Some(minion) = self.s.resolve(fighter)
                            && self.s.card(minion).controller == seat
                            && !self.q().is_incapacitated(fighter)
                            && self.may_use_combat_window(minion, mode)
                        {
                            self.offer_mode(seat, card, index, minion);
                        }
                    }
                    if mode.plays_another {
                        self.keep_playable(seat, start, mask, doings);
                    }
                }
                _ => {
                    for at in 0..self.s.seat(seat).minions.len() {
                        let minion = self.s.seat(seat).minions[at];
                        if self.could_play(minion, mode) {
                            self.offer_mode(seat, card, index, minion);
                        }
                    }
                }
            }
        }
    }

    /// Drops first picks, from a place among the options on, that the minion could not play now.
    #[cold]
    fn keep_playable(&mut self, seat: Seat, start: usize, mask: u64, doings: u8) {
        let mut kept = start;
        for at in start..self.options.len() {
            let choice = self.options[at];
            let Some(other) = self.get(choice.target.card()) else { continue };
            // None that plays another plays one of its own kind.
            if self.def(other).modes.iter().any(|mode| mode.plays_another) {
                continue;
            }
            let before = self.options.len();
            self.offer_card(seat, other, mask, doings);
            let playable = self.options[before..].iter().any(|o| o.minion == choice.minion);
            self.options.truncate(before);
            if playable {
                self.options[kept] = choice;
                kept += 1;
            }
        }
        self.options.truncate(kept);
    }

    /// Whether what a text of a Methuselah asks of the moment is so, whoever plays or uses it.
    pub(super) fn right_moment(&self, you: Seat, of_the_moment: &[Cond]) -> bool {
        of_the_moment.is_empty()
            || self.q().all(&Context { you, ..Context::default() }, of_the_moment)
    }

    /// Whether a minion could play a clause, by its type.
    fn could_play(&self, minion: CardId, mode: &ModeDef) -> bool {
        let at = self.s.card(minion);
        if mode.as_type == CardType::Combat {
            let prevents = mode.window == Window::Prevent;
            return self.side_of(minion).is_none()
                && (!prevents || (self.q().preventable().is_some() && !self.q().is_defied(mode)));
        }
        at.ready()
            && match (mode.as_type, mode.text.player) {
                (CardType::ActionModifier, player) => {
                    let free = player != Player::OtherUnlocked || !at.locked();
                    free && !self.q().is(self.s.action.actor, minion)
                }
                (CardType::Reaction, Player::Locked) => at.locked(),
                (CardType::Reaction, Player::EvenLocked) => true,
                (CardType::Reaction, _) => self.q().awake(minion),
                _ => !self.is_bound(minion) && self.can_act(minion),
            }
    }

    /// A wake may always be played as a card is played, but in combat, and after the action's
    /// resolution (CARD-12): it draws a card. At another moment outside the windows of reactions and
    /// blocks it gives no more than a little earlier, unless there is another reaction to be played.
    fn serves(&self, seat: Seat, card: CardId, mode: &ModeDef, mask: u64) -> bool {
        let always = mode.window.bit() | Window::AsPlayed.bit() | Window::Resolved.bit();
        if !mode.wakes || (always & mask != 0 && !self.s.combat.on) {
            return true;
        }
        self.s.seat(seat).hand.iter().any(|&other| {
            let mut modes = self.def(other).modes.iter();
            other != card
                && modes
                    .any(|m| !m.wakes && m.as_type == CardType::Reaction && m.windows & mask != 0)
        })
    }

    /// Whether the Methuselah may play that type of card at all now.
    fn right_time(&self, seat: Seat, card: CardId, mode: &ModeDef, doings: u8) -> bool {
        let state = self.s.seat(seat);
        let asked = mode.asked;
        Doing::suits(doings, asked)
            && match mode.as_type {
                CardType::Master if asked == Some((Doing::OwnTurn, true)) => {
                    state.master_actions > 0 && !self.is_second_trifle(seat, card)
                }
                CardType::Master => !state.out_of_turn,
                // DISCARD-2: one in a phase.
                CardType::Event => state.discards > 0 && !self.s.limits.contains(&event_key(seat)),
                // A blood hunt is no action: neither modifiers nor reactions (DIABLERIE-3).
                CardType::ActionModifier | CardType::Reaction => self.q().hunted().is_none(),
                CardType::Combat => self.s.combat.on,
                _ => true,
            }
    }

    /// The ways in which a minion (or, of a master card, its Methuselah) can play a clause.
    fn offer_mode(&mut self, seat: Seat, card: CardId, index: usize, minion: CardId) {
        let def = self.def(card);
        let mode = &def.modes[index];
        if !self.q().may_play(seat, minion, card, mode) {
            return;
        }
        let counted = def.facts.cost.has_x() || mode.text.x.is_some();
        let mut choice =
            Choice { kind: OptionKind::Play, mode: index as u8, card, minion, ..Choice::PASS };
        if mode.plain && mode.free && !def.may_cost_more && !counted && mode.text.choose.is_empty()
        {
            self.options.push(choice);
            return;
        }
        let mut context = Context {
            you: seat,
            source: self.s.reference(card),
            me: self.s.reference(minion),
            superior: mode.level == Some(methuselah_cards::vocab::Level::Superior),
            as_vampire: self.q().capacity_to_play(minion.some(), mode),
            ..Context::default()
        };
        if !mode.plain && !self.q().clause_holds(&context, card, mode, minion) {
            return;
        }
        for x in self.xs(&context, card, mode, minion) {
            context.x = x;
            choice.amount = counted.then_some(x.into());
            match mode.text.choose.first() {
                None => {
                    if self.q().affordable(&context, card, mode, CardRef::NONE) {
                        self.options.push(choice);
                    }
                }
                Some(pick) => {
                    let start = self.options.len();
                    self.offer_picks(seat, &context, &pick.0, choice);
                    let kept = self.fitting_picks(&context, card, mode, start);
                    self.options.truncate(kept);
                }
            }
        }
    }

    /// Drops first picks that the clause cannot go on with.
    fn fitting_picks(
        &mut self,
        context: &Context,
        card: CardId,
        mode: &ModeDef,
        start: usize,
    ) -> usize {
        let mut kept = start;
        for at in start..self.options.len() {
            let choice = self.options[at];
            let target = choice.target.card();
            let mut with = *context;
            with.picks[0] = choice.target;
            let q = self.q();
            let fits = q.affordable(&with, card, mode, target)
                && !q.s.resolve(target).is_some_and(|target| q.is_kept_from(target, card))
                && q.can_put(card, mode, &with)
                && (!mode.asks_for_room || q.can_block_as_told(mode, &with))
                && q.picks_can_be_completed(&with, &mode.text.choose, 1);
            if fits {
                self.options[kept] = choice;
                kept += 1;
            }
        }
        kept
    }

    /// The values that the X of a card's cost can take.
    fn xs(
        &self,
        context: &Context,
        card: CardId,
        mode: &ModeDef,
        minion: CardId,
    ) -> std::ops::RangeInclusive<u8> {
        let cost = self.def(card).facts.cost;
        if let Some(x) = &mode.text.x {
            let x = self.q().amount(context, x).clamp(0, 255) as u8;
            x..=x
        } else if !cost.has_x() {
            0..=0
        } else if cost.blood == Some(Price::X) {
            0..=self.s.card(minion).blood
        } else {
            0..=u8::try_from(self.s.seat(context.you).pool).unwrap_or(u8::MAX).min(30)
        }
    }
}

/// Seats are few, so that a mask of them is a byte.
const _: () = assert!(MAX_SEATS <= 8);

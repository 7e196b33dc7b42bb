//! What can be used of cards in play and of grants (CARD-34).

use methuselah_cards::{
    AbilityDef, AbilityId, CardSet,
    lang::{Ability, Cost, Does, From, Is, Pick, Place, Player, Reduction, Use, Who, Window},
    vocab::CardType,
};

use crate::{
    engine::Engine,
    ids::{CardId, CardRef, Seat, Value},
    option::{Choice, OptionKind},
    query::{Context, Query},
    state::{LimitName, Text, What},
};

/// The name under which uses of an ability count: its own, or one that all cards with a keyword
/// share.
pub(crate) fn ability_name(set: &CardSet, ability: &AbilityDef) -> LimitName {
    match set.def(ability.card).limits_with {
        Some(keyword) => LimitName::Keyword(keyword),
        None => LimitName::Ability(ability.program),
    }
}

impl Engine<'_> {
    /// Abilities of cards in play, and what earlier effects grant, that can be used in these
    /// windows.
    pub(crate) fn offer_abilities(&mut self, seat: Seat, mask: u64) {
        if self.switches.skip_windows && self.text_windows(seat, mask) == 0 {
            return;
        }
        for at in 0..self.s.texts.len() {
            let Text { card, windows, .. } = self.s.texts[at];
            if windows & mask == 0 {
                continue;
            }
            let def = self.def(card);
            let own = if self.s.card(card).controller == seat { def.reach.own_uses } else { 0 };
            if (own | def.reach.shared_uses) & mask == 0 {
                continue;
            }
            for (index, &id) in def.abilities.iter().enumerate() {
                let ability = self.set().ability(id);
                let spent = ability.locks && self.s.card(card).locked();
                if spent
                    || self.q().cannot_use(card)
                    || !self.is_open(seat, mask, &ability.ability)
                    || !self.right_moment(self.s.card(card).controller, &ability.of_the_moment)
                {
                    continue;
                }
                let mut context = self.q().context(card);
                context.subject_seat = seat;
                let choice = Choice {
                    kind: OptionKind::Use,
                    mode: index as u8,
                    card,
                    minion: self.s.resolve(context.me).unwrap_or(CardId::NONE),
                    ..Choice::PASS
                };
                match &ability.ability {
                    Ability::Reduce(text) if self.q().reduces_cost(seat, &context, text) => {
                        self.offer_reduction(&context, id, text, mask, choice);
                    }
                    _ => self.offer_use(seat, ability, &context, choice),
                }
            }
        }
        for index in 0..self.s.lasting.len() {
            let effect = &self.s.lasting[index];
            if let What::Ability(id) = effect.what
                && !effect.dormant()
                && self.is_open(seat, mask, &self.set().ability(id).ability)
            {
                let context = self.q().lasting_context(effect);
                let choice = Choice {
                    kind: OptionKind::UseGrant,
                    mode: index as u8,
                    card: effect.source.id,
                    minion: self.s.resolve(context.me).unwrap_or(CardId::NONE),
                    ..Choice::PASS
                };
                self.offer_use(seat, self.set().ability(id), &context, choice);
            }
        }
    }

    /// The ways in which a text can be used to lower the cost at hand.
    fn offer_reduction(
        &mut self,
        c: &Context,
        id: AbilityId,
        text: &Reduction,
        mask: u64,
        choice: Choice,
    ) {
        let late = text.announced && mask & Window::Announced.bit() == 0;
        if late || self.q().is_pledged(c, id) {
            return;
        }
        if !text.up_to {
            self.options.push(choice);
            return;
        }
        for n in self.q().reductions(c, text, mask).into_iter().flatten() {
            self.options.push(Choice { target: Value::Number(n), ..choice });
        }
    }

    /// Whether an ability can be used in these windows at all, in that Methuselah's turn or not.
    fn is_open(&self, seat: Seat, mask: u64, ability: &Ability) -> bool {
        match ability {
            Ability::Use(used) => {
                let now = used.windows() & mask;
                now != 0 && (used.any_turn || seat == self.s.active || now & Window::PHASES == 0)
            }
            Ability::Reduce(_) => mask & Window::Cost.bit() != 0,
            _ => false,
        }
    }

    fn offer_use(&mut self, seat: Seat, ability: &AbilityDef, context: &Context, choice: Choice) {
        let Ability::Use(used) = &ability.ability else { return };
        if !self.q().usable(seat, ability, used, context) {
            return;
        }
        match used.choose.first() {
            None => self.options.push(choice),
            // Which card of the hand it is for is asked once it is used: it can be used so often
            // that the options would be mostly these.
            Some(Pick(From::Cards(filter)))
                if matches!(filter[..], [Is::In(Place::Hand, Who::You)]) =>
            {
                let limits = || {
                    self.within_limits(&ability.limits, context, ability_name(self.set(), ability))
                };
                if self.q().choosable(context, used, seat, 0) && limits() {
                    self.options.push(choice);
                }
            }
            Some(pick) => {
                let start = self.options.len();
                if !self.q().picks_can_be_completed(context, &used.choose, 0) {
                    return;
                }
                self.offer_picks(seat, context, &pick.0, choice);
                self.keep_payable(seat, used, ability, context, start);
            }
        }
    }

    /// Drops picks with which the costs cannot be paid or a limit on the pick is reached.
    fn keep_payable(
        &mut self,
        seat: Seat,
        used: &Use,
        ability: &AbilityDef,
        context: &Context,
        start: usize,
    ) {
        let mut kept = start;
        for at in start..self.options.len() {
            let choice = self.options[at];
            let mut with = *context;
            with.picks[0] = choice.target;
            let q = self.q();
            let ok = q.choosable(&with, used, seat, 1)
                && q.has_room_to_block(ability, &with)
                && q.within_limits(&ability.limits, &with, ability_name(self.set(), ability));
            if ok {
                self.options[kept] = choice;
                kept += 1;
            }
        }
        self.options.truncate(kept);
    }
}

impl Engine<'_> {
    /// What the card that is being played lets others do about it.
    pub(crate) fn offer_answers(&mut self, seat: Seat) {
        let Some(play) = self.shown_play().filter(|p| p.cancelled.is_none()) else { return };
        let context = self.play_context(&play);
        for (index, &id) in self.def(play.card).as_played.iter().enumerate() {
            let choice = Choice {
                kind: OptionKind::Answer,
                mode: index as u8,
                card: play.card,
                ..Choice::PASS
            };
            self.offer_use(seat, self.set().ability(id), &context, choice);
        }
    }
}

impl Query<'_> {
    /// Whether a Methuselah can use an ability now, picks aside.
    fn usable(self, seat: Seat, ability: &AbilityDef, used: &Use, c: &Context) -> bool {
        let picks = !used.choose.is_empty();
        // IMBUED-4.
        let after_strikes = (Window::Range..=Window::AfterCombat).contains(&used.when);
        used.users.as_ref().map_or_else(
            || self.who(c, used.user) == Some(seat),
            |users| self.seat_fits(c, users, seat),
        ) && self.all(c, &used.if_)
            && used.as_.is_none_or(|kind| self.can_use_as(kind, used.player, c.me))
            && !(used.limited && self.bleed_is_limited())
            && !(after_strikes && self.is_incapacitated(c.me))
            && self.needed_by(ability, c)
            && self.has_room_in_combat(ability, c)
            && (picks || self.has_room_to_block(ability, c))
            && (!used.is_of_political() || self.is_political_time())
            && (used.when != Window::AsPlayed
                || self.shown_play().is_some_and(|play| play.cancelled.is_none()))
            && (used.when != Window::Prevent
                || match used.player {
                    Player::NotInCombat => self.preventable().is_some(),
                    _ => self.s.resolve(c.me).is_some_and(|me| self.may_prevent(me)),
                })
            && used
                .cost
                .iter()
                .all(|cost| (picks && is_of_picks(cost)) || self.payable(c, cost, seat))
            && (picks || self.within_limits(&ability.limits, c, ability_name(self.set(), ability)))
    }

    /// Whether the picks of an ability from that index on can be made so that its costs can be
    /// paid.
    pub(crate) fn choosable(self, c: &Context, used: &Use, seat: Seat, from: usize) -> bool {
        let Some(pick) = used.choose.get(from) else {
            return used.cost.iter().all(|cost| self.payable(c, cost, seat));
        };
        let From::Cards(filter) = &pick.0 else {
            return self.picks_can_be_completed(c, &used.choose, from);
        };
        self.matching(c, filter).any(|card| {
            let mut with = *c;
            with.picks[from] = Value::Card(self.s.reference(card));
            self.choosable(&with, used, seat, from + 1)
        })
    }

    /// RANGE-1, PRESS-1, STRIKE-4: whether the user may maneuver, press or strike again, if it does.
    fn has_room_in_combat(self, ability: &AbilityDef, c: &Context) -> bool {
        if !(ability.maneuvers || ability.presses || ability.adds_strikes || ability.sets_range) {
            return true;
        }
        let sides = &self.s.combat.sides;
        let Some(side) = sides.iter().position(|side| side.minion == c.me) else { return false };
        let presses = |me| self.may_press(side) && !self.cannot(me, Does::Press);
        (!ability.maneuvers || self.may_maneuver(side))
            && (!ability.presses || self.s.resolve(c.me).is_some_and(presses))
            && !(ability.continues && self.s.combat.pressed)
            && (!ability.adds_strikes || !sides[side].additional_used)
            && !(ability.sets_range && self.s.combat.range_set.is_some())
    }

    /// BLOCK-1, -5: whether the minion that it makes attempt to block may do so, if it makes one.
    fn has_room_to_block(self, ability: &AbilityDef, c: &Context) -> bool {
        ability.blocks.is_none_or(|(which, freely)| {
            self.which(c, which).is_some_and(|id| self.can_be_made_to_block(id, freely))
        })
    }

    /// Whether a minion can use an effect now that is used as a card of that type is played.
    fn can_use_as(self, kind: CardType, player: Player, me: CardRef) -> bool {
        let Some(minion) = self.s.resolve(me) else { return false };
        let (at, action) = (self.s.card(minion), &self.s.action);
        let in_action = action.on && !self.s.combat.on && self.hunted().is_none();
        match kind {
            CardType::Combat => {
                let fights = self.s.combat.sides.iter().any(|side| self.is(side.minion, minion));
                self.s.combat.on
                    && match player {
                        Player::NotInCombat => !fights,
                        _ => fights && at.ready(),
                    }
            }
            CardType::ActionModifier => {
                let acts = self.is(action.actor, minion);
                in_action
                    && action.meth == at.controller
                    && match player {
                        Player::OtherReady => at.ready() && !acts,
                        Player::OtherUnlocked => at.ready() && !at.locked() && !acts,
                        _ => acts,
                    }
            }
            _ => {
                in_action
                    && action.meth != at.controller
                    && at.ready()
                    && match player {
                        Player::Locked => at.locked(),
                        Player::EvenLocked => true,
                        _ => self.awake(minion),
                    }
            }
        }
    }

    /// As `needed`, for abilities.
    fn needed_by(self, ability: &AbilityDef, c: &Context) -> bool {
        (!ability.adds_stealth && ability.adds_intercept.is_none())
            || self.block_at_hand().is_some_and(|block| {
                let by_the_blocker = |to| self.which(c, to) == Some(block.blocker);
                (ability.adds_stealth && !block.fails)
                    || (block.fails && ability.adds_intercept.is_some_and(by_the_blocker))
            })
    }
}

/// Whether it may depend on the picks that a cost can be paid.
fn is_of_picks(cost: &Cost) -> bool {
    !matches!(
        cost,
        Cost::LockThis
            | Cost::BurnThis
            | Cost::Transfers(_)
            | Cost::MasterAction
            | Cost::DiscardAction
            | Cost::DiscardAtRandom
    )
}

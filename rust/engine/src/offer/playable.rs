//! Whether a card can be played now, and how (CARD-4, -5).

use methuselah_cards::{
    ModeDef,
    lang::{Ability, Act, Change, ChangeKind, Does, Is, Number, Span, Step, StrikeKind, Which},
    vocab::CardType,
};

use crate::{
    action::kind_of_card,
    ids::{CardId, Seat, Value},
    limits::{card_name, clause_name},
    play::is_action,
    query::{Context, Query},
    state::{ActionKind, Range, What},
    turn::ActKey,
};

impl Query<'_> {
    /// Whether a minion (or, of a master card, its Methuselah) is one that can play a clause now.
    pub(crate) fn may_play(self, you: Seat, minion: CardId, card: CardId, mode: &ModeDef) -> bool {
        if matches!(mode.as_type, CardType::Master | CardType::Event) {
            let meets = |minion| self.meets_requirements(minion, card);
            return self.def(card).has_no_requirements() || self.ready_minions(you).any(meets);
        }
        self.could_play_clause(minion, card, mode)
            && !self.acts_again(minion, card, mode)
            && !self.cannot_play(minion, card, mode)
            && (!is_action(mode.as_type) || !self.cannot_perform(minion, kind_of_card(mode)))
            && !self.uses_in_vain(minion, card, mode)
            && !self.played_by(minion, card, mode)
            && (!mode.puts_vampire
                || !is_action(mode.as_type)
                || self.may_put_vampires_in_play(minion))
    }

    /// Whether what a clause itself asks for is so, costs and picks aside.
    pub(crate) fn clause_holds(
        self,
        c: &Context,
        card: CardId,
        mode: &ModeDef,
        minion: CardId,
    ) -> bool {
        let def = self.def(card);
        self.all(c, &mode.conds)
            && self.within_limits(&mode.limits, c, card_name(self.s.card(card).def, def))
            && self.within_limits(&mode.text.limit, c, clause_name(self.s.card(card).def, mode))
            && (!mode.during_political || self.is_political_time())
            && !(mode.text.limited
                && self.edition().bleeds_are_limited()
                && self.adds_bleed_now(c, mode)
                && self.bleed_is_limited())
            && self.terms_possible(c, mode)
            && self.needed(c, mode)
            && (!mode.asks_for_room || self.has_room(c, card, mode, minion))
    }

    /// Whether what is for a political action can be used now: before the referendum, or in it
    /// (EDITION-21).
    pub(super) fn is_political_time(self) -> bool {
        self.edition().political_actions_begin_early() != self.in_referendum()
    }

    fn has_room(self, c: &Context, card: CardId, mode: &ModeDef, minion: CardId) -> bool {
        !(self.puts_unique_in_play(mode) && self.controls_copy(c.you, card))
            && self.can_put(card, mode, c)
            && self.fits_the_window(c, card, mode, minion)
    }

    pub(crate) fn has_disciplines(self, minion: CardId, mode: &ModeDef) -> bool {
        let printed = &self.def(minion).facts.disciplines;
        printed.covers(mode.needs)
            || (self.s.reach.changes & ChangeKind::Discipline.bit() != 0
                && mode.needs.iter().all(|(d, level)| self.level(minion, d) >= Some(level)))
    }

    /// Whether a minion has what a clause asks for: an ally perhaps as a vampire (CARD-31).
    #[inline]
    pub(super) fn could_play_clause(self, minion: CardId, card: CardId, mode: &ModeDef) -> bool {
        if self.is_vampire(minion) {
            return (self.has_disciplines(minion, mode)
                || self.plays_as_vampire(minion, card, mode).is_some())
                && (self.def(card).has_no_requirements() || self.meets_requirements(minion, card))
                && mode.as_type != CardType::Power;
        }
        let ally = minion;
        let as_ally = self.has_disciplines(ally, mode)
            && self.ally_can_play(ally, card, mode)
            && self.meets_requirements(ally, card);
        as_ally
            || self
                .plays_as_vampire(ally, card, mode)
                .is_some_and(|capacity| self.meets_requirements_as(ally, card, capacity, true))
    }

    /// Allies play what needs no Discipline, clan or blood (CARD-5), and call no referendum
    /// (CARD-26); or what needs a Discipline that they have (EDITION-29). Imbued also play what needs
    /// a virtue or a creed, and nobody else plays powers (IMBUED-3).
    fn ally_can_play(self, minion: CardId, card: CardId, mode: &ModeDef) -> bool {
        let facts = &self.def(card).facts;
        let plain = mode.needs.is_empty() && facts.cost.blood.is_none();
        let skilled = !mode.needs.is_empty() && self.edition().allies_use_disciplines();
        let usual = (plain || skilled)
            && facts.clans.is_empty()
            && facts.path.is_none()
            && mode.as_type != CardType::Power;
        let as_imbued = || {
            self.is_imbued(minion)
                && facts.cost.blood.is_none()
                && facts.path.is_none()
                && mode.needs.iter().all(|(needed, _)| needed.is_virtue())
                && facts.clans.iter().all(|clan| clan.is_creed())
        };
        mode.as_type != CardType::PoliticalAction && (usual || as_imbued())
    }

    /// MINION-3, -4, -5, EDITION-5: whether a card would repeat what its minion may do only once in a turn.
    fn acts_again(self, minion: CardId, card: CardId, mode: &ModeDef) -> bool {
        is_action(mode.as_type)
            && (self.has_acted(minion, ActKey::Card(self.s.card(card).def))
                || (mode.text.act == Act::Bleed && self.has_acted(minion, ActKey::Bleed))
                || (mode.as_type == CardType::PoliticalAction
                    && self.has_acted(minion, ActKey::Political))
                || self.has_acted_by_type(minion, kind_of_card(mode)))
    }

    /// BLEED-4: whether a limited clause adds to the bleed as things stand.
    pub(super) fn bleed_is_limited(self) -> bool {
        let Some(actor) = self.s.resolve(self.s.action.actor) else { return false };
        self.s.lasting.iter().filter(|lasting| lasting.limited).any(|lasting| match lasting.what {
            What::Number(Number::Bleed, n) => n > 0 && self.lasting_on(lasting, actor),
            What::Ability(id) => {
                let context = self.lasting_context(lasting);
                self.adds_bleed(&context, &self.set().ability(id).ability)
            }
            _ => false,
        })
    }

    fn adds_bleed(self, c: &Context, ability: &Ability) -> bool {
        matches!(ability, Ability::Static(text)
            if matches!(text.change, Change::Add(Number::Bleed, _)) && self.all(c, &text.if_))
    }

    /// Whether a clause would add to the bleed as things stand.
    fn adds_bleed_now(self, c: &Context, mode: &ModeDef) -> bool {
        mode.text.steps.iter().any(|step| match step {
            Step::Add(Number::Bleed, _, n, _) => self.amount(c, n) > 0,
            Step::During(_, abilities) => abilities.iter().any(|a| self.adds_bleed(c, a)),
            _ => false,
        })
    }

    /// A referendum can be called only if its terms can be chosen: the first of them, at least.
    pub(super) fn terms_possible(self, c: &Context, mode: &ModeDef) -> bool {
        mode.text.terms.iter().find_map(|step| match step {
            Step::Choose(choice) if !choice.optional => Some(self.can_pick(c, &choice.from)),
            Step::ChooseSome(_, filter, least, _) => {
                Some(self.matching(c, filter).count() as i32 >= self.amount(c, least))
            }
            _ => None,
        }) != Some(false)
    }

    /// Whether what a clause adds to stealth or intercept is needed, if it must be (BLOCK-4).
    fn needed(self, c: &Context, mode: &ModeDef) -> bool {
        let for_it = |blocker| {
            mode.text.steps.iter().any(|step| {
                matches!(step, Step::Add(Number::Intercept, which, ..)
                    if self.which(c, *which) == Some(blocker))
            })
        };
        (!mode.adds_stealth && !mode.adds_intercept)
            || mode.text.unneeded
            || self.block_at_hand().is_some_and(|block| {
                (mode.adds_stealth && !block.fails)
                    || (mode.adds_intercept && block.fails && for_it(block.blocker))
            })
    }

    /// CARD-27, CARD-28: the same modifier or reaction only once per minion and action.
    fn played_by(self, minion: CardId, card: CardId, mode: &ModeDef) -> bool {
        matches!(mode.as_type, CardType::ActionModifier | CardType::Reaction)
            && self.s.action.on
            && self.s.action.played.iter().any(|played| {
                let same = self.s.card(played.card).def == self.s.card(card).def;
                same && self.mode_played(played).as_type == mode.as_type
                    && self.is(played.minion, minion)
            })
    }

    fn puts_unique_in_play(self, mode: &ModeDef) -> bool {
        let puts = |step: &Step| {
            use Step::{BecomeAlly, BecomeEquipment, BecomeVampire, PutInPlay, PutOn};
            matches!(
                step,
                PutInPlay | PutOn(_) | BecomeAlly | BecomeEquipment(_) | BecomeVampire(_)
            )
        };
        mode.text.steps.iter().any(puts)
            || matches!(
                mode.as_type,
                CardType::Equipment
                    | CardType::Retainer
                    | CardType::Ally
                    | CardType::Event
                    | CardType::Power
            )
    }

    /// Whether the card can be put where the clause puts it: not beside another of its kind.
    pub(crate) fn can_put(self, card: CardId, mode: &ModeDef, c: &Context) -> bool {
        let onto = mode.text.steps.iter().find_map(|step| match step {
            Step::PutOn(which @ (Which::Me | Which::Picked(_)))
            | Step::BecomeEquipment(which @ (Which::Me | Which::Picked(_))) => Some(*which),
            _ => None,
        });
        let by_type =
            matches!(mode.as_type, CardType::Equipment | CardType::Retainer | CardType::Power);
        let host = match onto {
            Some(which) => self.which(c, which),
            None if by_type => self.which(c, Which::Me),
            None => None,
        };
        host.is_none_or(|host| {
            self.can_have(host, card) && !self.contests_own_title(c.you, host, card)
        })
    }

    /// Whether the pick can be made to attempt to block, if the clause makes it do so.
    pub(crate) fn can_block_as_told(self, mode: &ModeDef, c: &Context) -> bool {
        mode.text.steps.iter().all(|step| match step {
            Step::AttemptBlock(which @ Which::Picked(_), freely) => {
                self.which(c, *which).is_some_and(|at| self.can_be_made_to_block(at, *freely))
            }
            _ => true,
        })
    }

    pub(super) fn can_be_made_to_block(self, minion: CardId, freely: bool) -> bool {
        let seat = self.s.card(minion).controller;
        // One that stays locked attempts nothing.
        (self.awake(minion) || !self.cannot(minion, Does::Unlock))
            && (self.may_attempt(seat, minion)
                || self.is(self.s.action.blocker, minion)
                || (freely && self.may_attempt_freely(seat, minion)))
    }

    /// Whether a minion that plays a clause to attempt to block can pay for both (CARD-6).
    fn can_pay_to_block(self, c: &Context, card: CardId, mode: &ModeDef, minion: CardId) -> bool {
        let cost = self.block_cost(minion);
        let due = || self.blood_due(c, card, mode);
        cost == 0 || due() + cost <= self.s.card(minion).blood.into()
    }

    /// CONTEST-4: whether the card that is being played would go onto the pick, and there give a title
    /// that its controller's vampires have already.
    pub(crate) fn would_rival_itself(self, c: &Context, slot: u8, pick: Value) -> bool {
        let (Some(card), Some(host)) = (c.source.id.some(), self.s.resolve(pick.card())) else {
            return false;
        };
        let put_on = Step::PutOn(Which::Picked(slot));
        self.title_given(card).is_some()
            && self.played_clause(card).is_some_and(|mode| mode.text.steps.contains(&put_on))
            && self.contests_own_title(self.s.card(host).controller, host, card)
    }

    /// Whether a strike that cannot be at every minion has something else to be at (STRIKE-10).
    fn finds_a_target(self, c: &Context, kind: &StrikeKind, minion: CardId) -> bool {
        let (Some(spared), Some(opponent)) = (kind.spared(), self.opponent(minion)) else {
            return true;
        };
        let retainer = Is::Type(CardType::Retainer);
        let at_range = self.s.combat.range == Range::Long;
        !self.fits(c, spared, opponent)
            || (at_range && self.attached(opponent).any(|on| self.fits_part(c, &retainer, on)))
    }

    /// Whether a strike at equipment of the opposing minion finds some.
    pub(crate) fn finds_equipment(self, kind: &StrikeKind, minion: CardId) -> bool {
        let Some(filter) = kind.equipment() else { return true };
        let context = self.context(minion);
        let equipment = Is::Type(CardType::Equipment);
        self.opponent(minion).is_some_and(|opponent| {
            self.attached(opponent).any(|on| {
                self.fits_part(&context, &equipment, on) && self.fits(&context, filter, on)
            })
        })
    }

    /// What a clause does must be possible in the combat or action at hand: each step that is looked
    /// at here is one that asks for room (`Step::asks_for_room`).
    fn fits_the_window(self, c: &Context, card: CardId, mode: &ModeDef, minion: CardId) -> bool {
        mode.text.steps.iter().all(|step| match step {
            Step::Strike(kind) => {
                (kind.is_hand() || !self.hand_strikes_only(minion))
                    && (matches!(kind.using(), Some(Which::Picked(_)))
                        || self.finds_what_it_needs(c, kind, minion))
                    && self.finds_a_target(c, kind, minion)
            }
            Step::Cancel(_) => self.shown_play().is_some_and(|play| play.cancelled.is_none()),
            Step::Press | Step::PressToContinue => !self.cannot(minion, Does::Press),
            Step::AttemptBlock(Which::Me, freely) => {
                self.can_be_made_to_block(minion, *freely)
                    && self.can_pay_to_block(c, card, mode, minion)
            }
            Step::BecomeActor(_) => self.can_take_over(minion),
            Step::VotesAgainst(Which::Me, _) => {
                let mut ballots = self.s.referendum.ballots.iter();
                let ballot = ballots.find(|ballot| self.is(ballot.source.card(), minion));
                // CARD-6: one that has not voted yet pays for that, too.
                let payable = || {
                    let cost = self.blood_due(c, card, mode) + self.vote_cost(minion, true);
                    cost <= self.s.card(minion).blood.into()
                };
                !ballot.is_some_and(|ballot| ballot.way == Some(true) || ballot.abstains)
                    && (ballot.is_some_and(|ballot| ballot.way.is_some()) || payable())
            }
            Step::ChangeTarget(_) => self.s.action.kind == ActionKind::Bleed,
            Step::SetRange(_, Span::Round) => self.s.combat.range_set.is_none(),
            _ => true,
        })
    }
}

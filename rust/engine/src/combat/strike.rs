//! Strikes (chapter STRIKE).

use methuselah_cards::{
    AbilityId, ProgramId,
    lang::{
        Ability, Does, Event as On, Limit, Per, Period, Resource, StrikeKind, StrikeLimit,
        WeaponText, Window,
    },
    vocab::CardType,
};

use super::resource::of_stored;
use crate::{
    engine::{Engine, Flow},
    event::{Event, Holder, Why},
    ids::{CardId, Seat},
    option::{Choice, DecisionKind, OptionKind},
    query::{Context, Query},
    state::{
        CombatStage, DamageStage, Expiry, Frame, Lasting, LimitName, Range, Strike, StrikeShape,
        Text, What,
    },
};

impl Engine<'_> {
    /// A combatant that strikes in this pair chooses how; then riders such as aims may come.
    pub(crate) fn step_choice(&mut self, side: usize) -> Flow {
        let at = self.s.combat.sides[side];
        let next =
            if side == 0 { CombatStage::SecondStrikeChoice } else { CombatStage::StrikesChosen };
        let Some(minion) = self.get(at.minion).filter(|_| at.strikes) else {
            self.s.combat.stage = next;
            return Flow::Go;
        };
        let seat = self.s.card(minion).controller;
        // One that has been chosen here may itself be what bars others.
        let chosen = at.strike.shape != StrikeShape::None && at.bound_to == CardId::NONE;
        if !chosen && self.q().cannot(minion, Does::Strike) {
            self.s.combat.sides[side].strike = Strike::default();
            self.s.combat.sides[side].strikes = false;
            return Flow::Go;
        }
        // A strike chosen with its maneuver may have become impossible since.
        if !matches!(at.strike.shape, StrikeShape::None | StrikeShape::Hand)
            && at.bound_to != CardId::NONE
            && !self.s.combat.additional
            && self.q().hand_strikes_only(minion)
        {
            self.s.combat.sides[side].strike = Strike::default();
            self.s.combat.sides[side].strikes = false;
            return Flow::Go;
        }
        if at.strike.shape != StrikeShape::None {
            if !at.strike.aimed && self.offer_strike_targets(at.strike, minion) {
                return self.ask(seat, DecisionKind::Strike);
            }
            self.s.combat.stage = next;
            if side == 0 {
                self.open(DecisionKind::Chosen, Window::StrikeChosen.bit());
            }
            self.open_for(DecisionKind::Chosen, Window::Chosen.bit(), seat.bit());
            return Flow::Go;
        }
        self.offer_strikes(seat, minion);
        if self.options.is_empty() {
            self.s.combat.sides[side].strikes = false;
            return Flow::Go;
        }
        self.ask(seat, DecisionKind::Strike)
    }

    /// STRIKE-1.
    fn offer_strikes(&mut self, seat: Seat, minion: CardId) {
        let side = self.side_of(minion).unwrap_or(0);
        let bound = self.s.combat.sides[side].bound_to;
        let bound_still_there = bound != CardId::NONE
            && (bound == minion || self.s.card(bound).host == minion)
            && !self.s.combat.additional;
        if bound_still_there && self.q().hand_strikes_only(minion) {
            // What it has to strike with cannot be used: the strike is lost.
            return;
        }
        if bound_still_there {
            self.offer_weapons(minion, Some(bound));
            if !self.options.is_empty() {
                return;
            }
        }
        let fixed = if self.s.combat.additional { self.offer_fixed_strikes(minion) } else { 0 };
        // Of those that are left, the one at hand has been taken off.
        if fixed > usize::from(self.s.combat.sides[side].additional) {
            return;
        }
        self.options.push(Choice::of(OptionKind::HandStrike, minion));
        self.offer_granted_strikes(minion);
        if !self.q().hand_strikes_only(minion) {
            self.offer_weapons(minion, None);
            if self.stored(minion, Resource::Dodge).is_some() {
                self.options.push(of_stored(OptionKind::Dodge, minion, Resource::Dodge));
            }
        }
        self.offer_hand(seat, Window::Strike.bit());
    }

    /// Additional strikes that can only be what was said as they were gained. Returns how many there
    /// are, whether they can be made or not.
    fn offer_fixed_strikes(&mut self, minion: CardId) -> usize {
        let mut fixed = 0;
        for at in 0..self.s.lasting.len() {
            let lasting = self.s.lasting[at];
            if let What::Additional(id) = lasting.what
                && self.q().lasting_on(&lasting, minion)
            {
                fixed += 1;
                self.offer_granted_strike(minion, id, at);
            }
        }
        fixed
    }

    /// Strikes that earlier effects have given for a while.
    fn offer_granted_strikes(&mut self, minion: CardId) {
        for at in 0..self.s.lasting.len() {
            let lasting = &self.s.lasting[at];
            if let What::Ability(id) = lasting.what
                && !lasting.dormant()
                && self.q().lasting_on(lasting, minion)
            {
                self.offer_granted_strike(minion, id, at);
            }
        }
    }

    fn offer_granted_strike(&mut self, minion: CardId, id: AbilityId, at: usize) {
        let ability = self.set().ability(id);
        let Ability::Strike(weapon) = &ability.ability else { return };
        let (lasting, q) = (self.s.lasting[at], self.q());
        let context = q.lasting_context(&lasting);
        if (weapon.strike.is_hand() || !q.hand_strikes_only(minion))
            && q.may_strike(&context, weapon, ability.program)
            && q.finds_what_it_needs(&context, &weapon.strike, minion)
        {
            self.options.push(Choice {
                kind: OptionKind::UseGrant,
                mode: at as u8,
                card: lasting.source.id,
                minion,
                ..Choice::PASS
            });
        }
    }

    /// STRIKE-10: at long range a ranged strike may be at a retainer of the opposing minion.
    fn offer_strike_targets(&mut self, strike: Strike, minion: CardId) -> bool {
        let harms = matches!(
            strike.shape,
            StrikeShape::Hand | StrikeShape::Damage | StrikeShape::StealBlood
        );
        let Some(opponent) = self.q().opponent(minion) else { return false };
        if !harms || !strike.ranged || self.s.combat.range == Range::Close {
            return false;
        }
        for card in self.s.permanents {
            let retainer = self.def(card).facts.types.has(CardType::Retainer);
            if retainer && self.s.card(card).host == opponent {
                let target = self.value(card);
                self.options.push(Choice { minion, ..Choice::value(target) });
            }
        }
        if self.options.is_empty() {
            return false;
        }
        if !strike.spares {
            let target = self.value(opponent);
            self.options.insert(0, Choice { minion, ..Choice::value(target) });
        }
        true
    }

    fn offer_weapons(&mut self, minion: CardId, only: Option<CardId>) {
        for at in 0..self.s.texts.len() {
            let Text { card, windows, .. } = self.s.texts[at];
            if windows & Window::Strike.bit() == 0 {
                continue;
            }
            let its = card == minion || self.s.card(card).host == minion;
            if !its || self.unusable(card) || only.is_some_and(|only| only != card) {
                continue;
            }
            for (index, &id) in self.def(card).abilities.iter().enumerate() {
                let ability = self.set().ability(id);
                if let Ability::Strike(weapon) = &ability.ability
                    && self.q().may_strike(&self.q().context(card), weapon, ability.program)
                    && self.q().finds_what_it_needs(&self.q().context(card), &weapon.strike, minion)
                {
                    self.options.push(Choice {
                        kind: OptionKind::WeaponStrike,
                        mode: index as u8,
                        card,
                        minion,
                        ..Choice::PASS
                    });
                }
            }
        }
    }

    /// Whether a card was stolen this round, or its minion cannot use it.
    pub(crate) fn unusable(&self, card: CardId) -> bool {
        self.q().unusable(card)
    }

    pub(crate) fn take_strike(&mut self, seat: Seat, choice: Choice) {
        let minion = self.s.reference(choice.minion);
        match choice.kind {
            OptionKind::Choose => {
                let retainer = choice.target.card();
                if let Some(side) = self.side_of(choice.minion) {
                    let strike = &mut self.s.combat.sides[side].strike;
                    strike.aimed = true;
                    if self.q().opponent(choice.minion) != self.s.resolve(retainer) {
                        self.s.combat.sides[side].strike.target = retainer;
                    }
                }
            }
            OptionKind::HandStrike => {
                let shape = StrikeShape::Hand;
                let n = self.q().strength_in(shape, choice.minion);
                let strike = Strike { shape, n, strength: Some(n), ..Strike::default() };
                self.set_strike(minion, strike);
            }
            OptionKind::Dodge => {
                self.spend(choice);
                self.set_strike(minion, Strike { shape: StrikeShape::Dodge, ..Strike::default() });
            }
            OptionKind::WeaponStrike => {
                let id = self.def(choice.card).abilities[choice.mode as usize];
                let ability = self.set().ability(id);
                let Ability::Strike(weapon) = &ability.ability else { return };
                let context = self.q().context(choice.card);
                let strike = self.strike_of(&context, choice.minion, &weapon.strike);
                let strike = Strike { card: choice.card, rider: ability.program, ..strike };
                self.strike_with(choice.minion, choice.card, id);
                self.set_strike(minion, strike);
            }
            OptionKind::UseGrant => self.strike_as_granted(seat, choice),
            _ => self.use_option(seat, choice),
        }
    }

    /// What striking with a card in play brings with it: it is paid for, and counts.
    fn strike_with(&mut self, minion: CardId, card: CardId, id: AbilityId) {
        let ability = self.set().ability(id);
        let Ability::Strike(weapon) = &ability.ability else { return };
        let context = self.q().context(card);
        if weapon.once_each_combat {
            self.count_towards(&[EACH_COMBAT], &context, LimitName::Strike(ability.program));
        }
        self.pay(&context, &weapon.cost, self.s.card(minion).controller);
        if let Some(side) = self.side_of(minion) {
            self.s.combat.sides[side].struck_with = card;
        }
    }

    /// The same, of a strike that is that of a card in play, if it is one.
    pub(crate) fn strike_with_one(&mut self, c: &Context, minion: CardId, kind: &StrikeKind) {
        if let Some(which) = kind.using()
            && let Some(card) = self.q().which(c, which)
            && let Some(id) = self.q().usable_strike(card, minion)
        {
            self.strike_with(minion, card, id);
        }
    }

    /// A minion strikes as an earlier effect lets it.
    fn strike_as_granted(&mut self, seat: Seat, choice: Choice) {
        let lasting = self.s.lasting[choice.mode as usize];
        let (What::Ability(id) | What::Additional(id)) = lasting.what else { return };
        let ability = self.set().ability(id);
        let Ability::Strike(weapon) = &ability.ability else { return };
        if matches!(lasting.what, What::Additional(_)) {
            self.s.lasting.remove(choice.mode as usize);
        }
        let context = self.q().lasting_context(&lasting);
        self.pay(&context, &weapon.cost, seat);
        let strike = self.strike_of(&context, choice.minion, &weapon.strike);
        let own = weapon.strike.using().is_none();
        let rider = if own { ability.program } else { strike.rider };
        self.strike_with_one(&context, choice.minion, &weapon.strike);
        self.set_strike(self.s.reference(choice.minion), Strike { rider, ..strike });
    }

    /// The strike that a text describes, by a minion.
    pub(crate) fn strike_of(&self, c: &Context, minion: CardId, kind: &StrikeKind) -> Strike {
        let n = |amount| self.q().amount(c, amount).clamp(0, 255) as u8;
        let card = c.source.id;
        let of = |shape, n| Strike { shape, n, card, ..Strike::default() };
        let with_strength = |shape, bonus| {
            let strength = self.q().strength_in(shape, minion);
            Strike { strength: Some(strength), ..of(shape, strength.saturating_add(n(bonus))) }
        };
        match kind {
            StrikeKind::Hand(bonus) => with_strength(StrikeShape::Hand, bonus),
            StrikeKind::Damage(amount) => of(StrikeShape::Damage, n(amount)),
            StrikeKind::Melee(bonus) => with_strength(StrikeShape::Damage, bonus),
            StrikeKind::Dodge => of(StrikeShape::Dodge, 0),
            StrikeKind::CombatEnds(_) => of(StrikeShape::CombatEnds, 0),
            StrikeKind::StealBlood(amount) => of(StrikeShape::StealBlood, n(amount)),
            StrikeKind::DestroyEquipment(_) | StrikeKind::StealEquipment(_) => {
                of(StrikeShape::Equipment, 0)
            }
            StrikeKind::Aggravated(kind) => {
                Strike { aggravated: true, ..self.strike_of(c, minion, kind) }
            }
            StrikeKind::AtMost(most, kind) => {
                Strike { most: *most, ..self.strike_of(c, minion, kind) }
            }
            StrikeKind::First(kind) => Strike { first: true, ..self.strike_of(c, minion, kind) },
            StrikeKind::Ranged(kind) => Strike { ranged: true, ..self.strike_of(c, minion, kind) },
            StrikeKind::WithDamage(more, kind) => {
                Strike { n: n(more), ..self.strike_of(c, minion, kind) }
            }
            StrikeKind::Undodgeable(kind) => {
                Strike { undodgeable: true, ..self.strike_of(c, minion, kind) }
            }
            StrikeKind::With(_, kind) => self.strike_of(c, minion, kind),
            StrikeKind::Only(_) => of(StrikeShape::Effect, 0),
            StrikeKind::Using(which, more) => {
                let card = self.q().which(c, *which);
                let id = card.and_then(|card| self.q().usable_strike(card, minion));
                let (Some(card), Some(id)) = (card, id) else { return Strike::default() };
                let ability = self.set().ability(id);
                let Ability::Strike(weapon) = &ability.ability else { return Strike::default() };
                let strike = self.strike_of(&self.q().context(card), minion, &weapon.strike);
                let harms = matches!(strike.shape, StrikeShape::Hand | StrikeShape::Damage);
                let more = if harms { n(more) } else { 0 };
                let n = strike.n.saturating_add(more);
                Strike { n, card, rider: ability.program, ..strike }
            }
            StrikeKind::Defies(discipline, kind) => {
                Strike { defies: Some(*discipline), ..self.strike_of(c, minion, kind) }
            }
            StrikeKind::NotAt(filter, kind) => {
                let opponent = self.q().opponent(minion);
                let spares = opponent.is_some_and(|at| self.q().fits(c, filter, at));
                Strike { spares, ..self.strike_of(c, minion, kind) }
            }
        }
    }

    /// The strikes of a pair resolve: combat ends first of all, then first strikes, then the rest.
    pub(crate) fn resolve_strikes(&mut self) {
        self.s.combat.stage = CombatStage::Additional;
        let sides = self.s.combat.sides;
        // STRIKE-6: nothing else of the pair happens, but what such a strike itself brings.
        let mut ends = false;
        for side in sides {
            // One that has been barred since it was chosen has no effect.
            if side.strike.shape == StrikeShape::CombatEnds
                && !self.get(side.minion).is_some_and(|m| self.q().cannot(m, Does::StrikeToEnd))
            {
                ends = true;
                self.run_rider(&side.strike, side.minion);
            }
        }
        if ends {
            self.s.combat.ending = true;
            return;
        }
        // Damage of the pair is collected and handled together (STRIKE-3).
        self.push(Frame::Damage(DamageStage::Prevent, 0));
        let firsts = sides.map(|side| side.strike.first && side.strike.shape != StrikeShape::None);
        let alone = firsts[0] != firsts[1];
        let resolving = [0, 1].map(|at| !alone || firsts[at]);
        // What is stolen is settled before anything moves: the strikes are simultaneous.
        let stolen = [0, 1].map(|at| if resolving[at] { self.would_steal(at) } else { None });
        for (from, _, n) in stolen.into_iter().flatten() {
            self.lose(Holder::Blood(from), n.into(), Why::Theft);
        }
        for (_, to, n) in stolen.into_iter().flatten() {
            self.gain(Holder::Blood(to), n.into(), Why::Theft);
        }
        for (at, resolves) in resolving.into_iter().enumerate() {
            if resolves {
                self.resolve_strike(at);
            }
        }
        for (from, _, _) in stolen.into_iter().flatten() {
            self.burn_if_lifeless(Holder::Blood(from));
        }
        if alone {
            // The other strike resolves after the first strike's damage, if its minion can.
            self.s.combat.stage = CombatStage::Resolve;
            let first = usize::from(firsts[1]);
            self.s.combat.sides[first].strike = Strike::default();
            return;
        }
        if !self.s.combat.additional {
            self.fire(On::StrikesResolve, sides[0].minion, self.s.active, 0);
        }
    }

    fn run_rider(&mut self, strike: &Strike, minion: crate::ids::CardRef) {
        if strike.rider == ProgramId(0) {
            return;
        }
        let Some(id) = self.get(minion) else { return };
        let context = Context {
            program: strike.rider,
            you: self.s.card(id).controller,
            source: self.s.reference(strike.card),
            me: minion,
            ..Context::default()
        };
        self.push(Frame::Effect(context));
    }

    /// Whom the strike of a side harms, unless it is lost, dodged or out of reach.
    fn harmed_by(&self, at: usize) -> Option<(CardId, CardId)> {
        let (own, other) = (self.s.combat.sides[at], self.s.combat.sides[1 - at]);
        let strike = own.strike;
        let (striker, opponent) = (self.get(own.minion)?, self.get(other.minion)?);
        // STRIKE-9: a weapon that is stolen or destroyed before it strikes is a strike lost.
        if let Some(weapon) = strike.card.some()
            && self.q().is_ever_equipment(weapon)
            && (self.s.card(weapon).host != striker || self.unusable(weapon))
        {
            return None;
        }
        // STRIKE-2, -5.
        let reaches = strike.ranged || self.s.combat.range == Range::Close;
        // A dodge protects the minion and what it bears, but not its retainers (STRIKE-10).
        let retainer = self.get(strike.target);
        let dodged = other.strike.shape == StrikeShape::Dodge
            && retainer.is_none()
            && !strike.undodgeable
            && !self.q().strikes_undodgeable(striker);
        let at = retainer.or_else(|| (!strike.spares).then_some(opponent))?;
        (reaches && !dodged).then_some((striker, at))
    }

    /// What a strike steals: from whom, to whom, how much.
    fn would_steal(&self, at: usize) -> Option<(CardId, CardId, u8)> {
        let strike = self.s.combat.sides[at].strike;
        let (striker, target) = self.harmed_by(at)?;
        let n = strike.n.min(self.s.card(target).blood);
        (strike.shape == StrikeShape::StealBlood).then_some((target, striker, n))
    }

    fn resolve_strike(&mut self, at: usize) {
        let own = self.s.combat.sides[at];
        let strike = own.strike;
        let Some((striker, target)) = self.harmed_by(at) else { return };
        match strike.shape {
            StrikeShape::Hand | StrikeShape::Damage | StrikeShape::Equipment => {
                self.add_damage(self.q().damage_of_strike(at, striker, target));
                self.run_rider(&strike, own.minion);
            }
            // STRIKE-7: not damage, and moved before it is mended.
            StrikeShape::StealBlood => {}
            StrikeShape::Effect => self.run_rider(&strike, own.minion),
            StrikeShape::None | StrikeShape::Dodge | StrikeShape::CombatEnds => {}
        }
    }

    /// A card on another is moved onto a minion, if that can have it; else it burns.
    pub(crate) fn move_onto(&mut self, card: CardId, minion: CardId) -> bool {
        let fits = self.q().can_have(minion, card);
        if fits {
            self.commit(Event::Attach(card, minion));
        } else {
            self.burn(card);
        }
        fits
    }

    /// STRIKE-8: moved to the striker, and unusable this round.
    pub(crate) fn steal_equipment(&mut self, striker: CardId, card: CardId) {
        if !self.move_onto(card, striker) || !self.s.combat.on {
            return;
        }
        let lasting = Lasting {
            what: What::Unusable,
            subject: self.value(card),
            expiry: Expiry::Round,
            ..Lasting::default()
        };
        self.begin_lasting(lasting);
    }

    /// STRIKE-4: additional strikes are gained after the damage of a pair is settled.
    pub(crate) fn step_additional(&mut self) -> Flow {
        self.expire(crate::state::Expiry::Strike, Some(Period::Strike));
        self.s.combat.sides.iter_mut().for_each(|side| side.strike = Strike::default());
        if !self.s.combat.additional {
            self.s.combat.additional = true;
            self.open_moment(DecisionKind::AdditionalStrike, Window::AdditionalStrike);
            return Flow::Go;
        }
        let mut any = false;
        for side in &mut self.s.combat.sides {
            side.strikes = side.additional > 0;
            side.additional = side.additional.saturating_sub(1);
            any |= side.strikes;
        }
        self.s.combat.stage = if any { CombatStage::FirstStrikeChoice } else { CombatStage::Press };
        Flow::Go
    }

    /// The minion gets additional strikes: from its one source of this round, if they are limited.
    pub(crate) fn add_strikes(&mut self, minion: CardId, n: i32, limit: StrikeLimit) {
        if let Some(side) = self.side_of(minion) {
            let side = &mut self.s.combat.sides[side];
            side.additional = side.additional.saturating_add(n.clamp(0, 20) as u8);
            side.additional_used |= limit == StrikeLimit::Limited;
        }
    }
}

impl Query<'_> {
    /// Whether a strike can be chosen, by what its text asks for.
    fn may_strike(self, c: &Context, weapon: &WeaponText, program: ProgramId) -> bool {
        self.all(c, &weapon.if_)
            && weapon.cost.iter().all(|cost| self.payable(c, cost, c.you))
            && (!weapon.once_each_combat
                || self.within_limits(&[EACH_COMBAT], c, LimitName::Strike(program)))
    }

    /// The strike of a card in play that a minion can choose now: the first of them.
    pub(crate) fn usable_strike(self, card: CardId, minion: CardId) -> Option<AbilityId> {
        let can = |id: &AbilityId| {
            let ability = self.set().ability(*id);
            let context = self.context(card);
            matches!(&ability.ability, Ability::Strike(weapon)
                if self.may_strike(&context, weapon, ability.program)
                    && self.finds_what_it_needs(&context, &weapon.strike, minion))
        };
        let its = self.s.card(card).host == minion && !self.unusable(card);
        self.def(card).abilities.iter().copied().filter(|_| its).find(can)
    }

    /// Whether a strike has what it is at, or is made with, and nothing forbids it.
    pub(crate) fn finds_what_it_needs(
        self,
        c: &Context,
        kind: &StrikeKind,
        minion: CardId,
    ) -> bool {
        let usable = |which| {
            self.which(c, which).is_some_and(|card| self.usable_strike(card, minion).is_some())
        };
        self.finds_equipment(kind, minion)
            && !(kind.ends_combat() && self.cannot(minion, Does::StrikeToEnd))
            && kind.using().is_none_or(usable)
    }

    /// Whether a card was stolen this round, or its minion cannot use it.
    pub(crate) fn unusable(self, card: CardId) -> bool {
        let stolen = |l: &Lasting| l.what == What::Unusable && self.is(l.subject.card(), card);
        self.s.lasting.iter().any(stolen) || self.cannot_use(card)
    }
}

const EACH_COMBAT: Limit = Limit(Per::Copy, Period::Combat);

//! Damage (chapter DAMAGE).

use methuselah_cards::lang::{Ability, DamageIs, Event as On, Number, StrikeKind, Window};

use crate::{
    engine::{Engine, Flow},
    error::GameError,
    event::{Event, Hit, Holder, Why},
    ids::{CardId, CardRef},
    list::List,
    log::Record,
    option::DecisionKind,
    query::{Context, Query},
    state::{
        CombatStage, Damage, DamageStage, Flag, Frame, Range, Side, Strike, StrikeShape, Zone,
    },
};

/// Which damage of a moment an effect prevents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sources {
    /// That of the source at hand.
    AtHand,
    /// That of all sources, one after the other.
    All,
}

impl Engine<'_> {
    /// Damage to be handled with all other damage of this moment.
    pub(crate) fn add_damage(&mut self, mut damage: Damage) {
        damage.aggravated |= self.q().aggravates(&damage);
        damage.dealt = damage.n;
        // What nothing prevents need not be told apart from more of the same.
        let bare = |d: &Damage| Damage { n: 0, dealt: 0, card: CardId::NONE, ..*d };
        let same = |d: &&mut Damage| bare(d) == bare(&damage);
        if damage.unpreventable
            && !damage.strike
            && let Some(other) = self.s.damages.iter_mut().find(same)
        {
            other.n = other.n.saturating_add(damage.n);
            other.dealt = other.dealt.saturating_add(damage.n);
            return;
        }
        if damage.n > 0 && !self.s.damages.push(damage) {
            self.raise(GameError::TooMany("sources of damage at once"));
        }
    }

    /// Damage to be handled now, unless damage of this moment is being collected.
    pub(crate) fn inflict(&mut self, damage: Damage) {
        let collecting = self.s.stack.contains(&Frame::Damage(DamageStage::Prevent, 0));
        self.add_damage(damage);
        if !collecting && !self.s.damages.is_empty() {
            self.push(Frame::Damage(DamageStage::Prevent, 0));
        }
    }

    /// DAMAGE-1: prevention first, source by source; then what is left is inflicted at once.
    pub(crate) fn step_damage(&mut self, stage: DamageStage, at: u8) -> Flow {
        match stage {
            DamageStage::Prevent => {
                if at == 0 {
                    self.order_damages();
                }
                let Some(&damage) = self.s.damages.get(at as usize) else {
                    self.replace_top(Frame::Damage(DamageStage::Inflict, 0));
                    return Flow::Go;
                };
                self.replace_top(Frame::Damage(DamageStage::Prevented, at));
                let nothing_gets_through = self.q().gets_through(at) == Some(0);
                if nothing_gets_through || self.q().prevents(&damage) {
                    self.take_away(at);
                } else if !damage.unpreventable && self.get(damage.to).is_some() {
                    self.open_moment(DecisionKind::Prevent, Window::Prevent);
                }
            }
            DamageStage::Prevented => {
                let Some(&damage) = self.s.damages.get(at as usize) else {
                    self.pop();
                    return Flow::Go;
                };
                self.replace_top(Frame::Damage(DamageStage::Noted, at));
                if self.q().immune_to(&damage) || self.q().is_harmless(&damage) {
                    self.take_away(at);
                } else if damage.strike
                    && let Some(victim) = self.get(damage.to)
                {
                    let n = self.prevent_beyond(at);
                    self.fire_card(On::StrikeHits, victim, damage.dealt.into());
                    if n > 0 && !damage.more {
                        self.fire_card(On::StrikeDamage, victim, n.into());
                    }
                } else {
                    self.prevent_beyond(at);
                }
            }
            DamageStage::Noted => self.replace_top(Frame::Damage(DamageStage::Prevent, at + 1)),
            DamageStage::Inflict => {
                self.pop();
                let damages = self.s.damages;
                self.s.damages.clear();
                self.inflict_all(&damages);
            }
        }
        Flow::Go
    }

    /// Nothing is left of that damage: a text prevents it, or its victim is immune.
    fn take_away(&mut self, at: u8) {
        if let Some(damage) = self.s.damages.get_mut(at as usize) {
            let Damage { to, n, .. } = *damage;
            damage.n = 0;
            if n > 0 {
                self.note(Record::Prevented(to.id, n, CardId::NONE));
            }
        }
    }

    /// Prevents what goes beyond the damage that a text lets through in a round, and returns what is
    /// left.
    fn prevent_beyond(&mut self, at: u8) -> u8 {
        let most = self.q().gets_through(at);
        let Some(damage) = self.s.damages.get_mut(at as usize) else { return 0 };
        let left = most.map_or(damage.n, |most| damage.n.min(most));
        let (to, prevented) = (damage.to, damage.n - left);
        damage.n = left;
        if prevented > 0 {
            self.note(Record::Prevented(to.id, prevented, CardId::NONE));
        }
        left
    }

    /// SEQ-1, -2: who has the impulse first prevents first. Where a text lets only so much through in a
    /// round, what it does not prevent comes first, and then what can be mended.
    fn order_damages(&mut self) {
        let order = self.sequence();
        let mut damages = self.s.damages;
        damages.sort_by_key(|damage| {
            let victim = self.get(damage.to).map(|id| self.s.card(id).controller);
            let place = order.iter().position(|&seat| Some(seat) == victim);
            let late = self.q().comes_late(damage);
            (place, late, late && damage.aggravated)
        });
        self.s.damages = damages;
    }

    /// The strike at hand inflicts more: before it resolves it grows; once some of its damage is
    /// inflicted, the rest comes as more damage of the same kind.
    pub(crate) fn more_damage(&mut self, striker: CardId, n: u8) {
        if let Some(&damage) = self.q().current_damage() {
            let n = n.min(damage.most.saturating_sub(damage.n));
            self.add_damage(Damage { n, more: true, ..damage });
        } else if let Some(side) = self.side_of(striker) {
            let strike = &mut self.s.combat.sides[side].strike;
            if matches!(strike.shape, StrikeShape::Hand | StrikeShape::Damage) {
                strike.n = strike.n.saturating_add(n);
            }
        }
    }

    /// Prevents damage of the source at hand of which all of that is so.
    pub(crate) fn prevent(&mut self, c: &Context, all: &[DamageIs], n: i32, sources: Sources) {
        let damage = |f: &Frame| if let Frame::Damage(_, at) = f { Some(*at) } else { None };
        let Some(at) = self.s.stack.iter().rev().find_map(damage) else { return };
        let Some(to) = self.s.damages.get(at as usize).map(|damage| damage.to) else { return };
        let mut left = n.clamp(0, 255) as u8;
        let mut damages = self.s.damages;
        let same = |damage: &&mut Damage| {
            damage.to == to
                && !damage.unpreventable
                && !self.q().defies(damage, c.source.id)
                && self.q().damage_fits(c, all, damage)
        };
        let (before, here) = damages.split_at_mut(at as usize);
        let reach = if sources == Sources::All { usize::MAX } else { 1 };
        // The source at hand first, then, for a card, the others of the same moment.
        for damage in here.iter_mut().chain(before).take(reach).filter(same) {
            let prevented = damage.n.min(left);
            damage.n -= prevented;
            left -= prevented;
        }
        self.s.damages = damages;
        let prevented = n.clamp(0, 255) as u8 - left;
        if prevented > 0 {
            self.note(Record::Prevented(to.id, prevented, c.source.id));
        }
    }

    fn inflict_all(&mut self, damages: &List<Damage, 10>) {
        let mut victims: List<CardRef, 10> = List::default();
        for damage in damages.iter() {
            if damage.n > 0 && !victims.contains(&damage.to) {
                let _ = victims.push(damage.to);
            }
        }
        let sum = |victim: CardRef, aggravated: bool| -> i32 {
            let of = |d: &&Damage| d.to == victim && d.aggravated == aggravated;
            damages.iter().filter(of).map(|d| i32::from(d.n)).sum()
        };
        for victim in victims {
            let Some(id) = self.get(victim) else { continue };
            // DAMAGE-4: normal damage before aggravated.
            let (normal, aggravated) = (sum(victim, false), sum(victim, true));
            if self.q().is_vampire(id) {
                self.wound(id, normal, aggravated, damages);
            } else {
                self.hit(id, damages, false);
                self.hit(id, damages, true);
                self.lose(Holder::Blood(id), normal + aggravated, Why::Damage);
                if self.s.card(id).blood == 0 {
                    self.end_life(id);
                }
            }
        }
        for victim in victims {
            if let Some(id) = self.get(victim)
                && self.s.card(id).is(Flag::Wounded)
            {
                self.commit(Event::Torpor(id));
            }
        }
    }

    /// Damage of a kind, each source of it.
    fn hit(&mut self, to: CardId, damages: &List<Damage, 10>, aggravated: bool) {
        let victim = self.s.reference(to);
        for damage in damages.iter() {
            if damage.to == victim && damage.n > 0 && damage.aggravated == aggravated {
                let (n, by, card) = (damage.n, damage.by.id, damage.card);
                self.commit(Event::Damage(Hit { to, n, aggravated, by, card }));
                if self.s.combat.on {
                    self.note_damage_of_round(damage.by, victim, n);
                }
            }
        }
    }

    fn note_damage_of_round(&mut self, by: CardRef, victim: CardRef, n: u8) {
        for side in &mut self.s.combat.sides {
            if side.minion == by {
                side.inflicted = side.inflicted.saturating_add(n);
            }
            if side.minion == victim {
                side.taken = side.taken.saturating_add(n);
            }
        }
    }

    /// DAMAGE-1 to -4, on a vampire.
    fn wound(&mut self, id: CardId, normal: i32, aggravated: i32, damages: &List<Damage, 10>) {
        let before = self.s.card(id).blood;
        self.hit(id, damages, false);
        let mended = normal.min(before.into());
        self.lose(Holder::Blood(id), mended, Why::Damage);
        let mut wounded = normal > mended || self.s.card(id).zone == Zone::Torpor;
        self.hit(id, damages, true);
        for _ in 0..aggravated {
            if !wounded {
                wounded = true;
            } else if self.s.card(id).blood > 0 {
                self.lose(Holder::Blood(id), 1, Why::Damage);
            } else {
                self.note_blood_lost(id, before);
                self.burn(id);
                return;
            }
        }
        self.note_blood_lost(id, before);
        self.s.card_mut(id).set(Flag::Wounded, wounded);
    }

    fn note_blood_lost(&mut self, id: CardId, before: u8) {
        let lost = before - self.s.card(id).blood;
        if let Some(side) = self.side_of(id) {
            let side = &mut self.s.combat.sides[side];
            side.blood_lost = side.blood_lost.saturating_add(lost);
        }
    }
}

impl<'a> Query<'a> {
    /// How much of the damage in that place gets through texts that prevent what goes beyond so much in
    /// a round, if there are such.
    fn gets_through(self, at: u8) -> Option<u8> {
        let damage = self.s.damages.get(at as usize)?;
        let most = self.prevents_beyond(damage)?;
        let sides = &self.s.combat.sides;
        let taken = sides.iter().find(|side| side.minion == damage.to).map_or(0, |side| side.taken);
        let before = self.s.damages.iter().take(at as usize).filter(|d| d.to == damage.to);
        let sum = before.fold(taken, |sum, d| sum.saturating_add(d.n));
        Some(most.saturating_sub(sum))
    }

    /// Whether such a text prevents that damage, once there is enough of it.
    fn comes_late(self, damage: &Damage) -> bool {
        self.prevents_beyond(damage).is_some()
    }

    /// What strength, with what comes on top of it, gives a strike of that shape.
    pub(super) fn strength_in(self, shape: StrikeShape, minion: CardId) -> u8 {
        let more = match shape {
            StrikeShape::Hand => self.number(Number::HandDamage, minion),
            _ => 0,
        };
        (self.number(Number::Strength, minion) + more).clamp(0, 255) as u8
    }

    /// How much a strike does as it resolves: strength counts as it is then.
    fn force(self, striker: CardId, strike: &Strike) -> u8 {
        strike.strength.map_or(strike.n, |then| {
            let now = self.strength_in(strike.shape, striker);
            strike.n.saturating_sub(then).saturating_add(now)
        })
    }

    /// What the strike of a side, chosen by that minion, inflicts on a card that it reaches.
    pub(super) fn damage_of_strike(self, at: usize, striker: CardId, target: CardId) -> Damage {
        let Side { minion, strike, .. } = self.s.combat.sides[at];
        let harms = matches!(strike.shape, StrikeShape::Hand | StrikeShape::Damage);
        let ranged = strike.ranged && harms;
        let more = if ranged { self.number(Number::RangedDamage, striker) } else { 0 };
        let n = self.force(striker, &strike).saturating_add(more.clamp(0, 100) as u8);
        Damage {
            to: self.s.reference(target),
            n: n.min(strike.most),
            aggravated: strike.aggravated
                || self.is_hurt_by(target, strike.card)
                || (strike.shape == StrikeShape::Hand && self.hands_aggravated(striker)),
            most: strike.most,
            defies: strike.defies,
            strike: true,
            by: minion,
            card: strike.card,
            ..Damage::default()
        }
    }

    /// What the strikes of a card inflict by themselves, and whether that is aggravated: what is only so
    /// on some condition aside.
    pub(crate) fn inflicted_by(self, card: CardId) -> impl Iterator<Item = (i32, bool)> + use<'a> {
        let context = Context { source: self.s.reference(card), ..Context::default() };
        self.def(card).abilities.iter().filter_map(move |&id| {
            match &self.set().ability(id).ability {
                Ability::Strike(weapon) if weapon.if_.is_empty() => {
                    Some(self.inflicted(&context, &weapon.strike))
                }
                _ => None,
            }
        })
    }

    fn inflicted(self, c: &Context, kind: &StrikeKind) -> (i32, bool) {
        let n = |amount| self.amount(c, amount);
        let within = || kind.inner().map_or((0, false), |kind| self.inflicted(c, kind));
        match kind {
            StrikeKind::Hand(more) | StrikeKind::Melee(more) => (1 + n(more), false),
            StrikeKind::Damage(all) => (n(all), false),
            StrikeKind::Aggravated(_) => (within().0, true),
            StrikeKind::WithDamage(all, _) => (n(all), within().1),
            StrikeKind::AtMost(most, _) => (within().0.min((*most).into()), within().1),
            _ => within(),
        }
    }

    /// Whether a strike that has been chosen, and is still to resolve, is to inflict damage on a card at
    /// this range of which all of that is so.
    pub(crate) fn is_struck_at(self, c: &Context, all: &[DamageIs], card: CardId) -> bool {
        let combat = &self.s.combat;
        let chosen = CombatStage::FirstStrikeChoice..=CombatStage::Resolve;
        if !combat.on || !chosen.contains(&combat.stage) {
            return false;
        }
        combat.sides.iter().enumerate().any(|(at, side)| {
            let strike = &side.strike;
            let at_other = || self.s.resolve(combat.sides[1 - at].minion);
            let target = self.s.resolve(strike.target);
            let target = target.or_else(|| at_other().filter(|_| !strike.spares));
            let inflicts = matches!(
                strike.shape,
                StrikeShape::Hand | StrikeShape::Damage | StrikeShape::Equipment
            );
            let Some(striker) = self.s.resolve(side.minion) else { return false };
            let reaches = strike.ranged || combat.range == Range::Close;
            inflicts && reaches && target == Some(card) && {
                let mut damage = self.damage_of_strike(at, striker, card);
                damage.aggravated |= self.aggravates(&damage);
                damage.n > 0 && self.damage_fits(c, all, &damage)
            }
        })
    }

    /// Whether a minion can prevent damage now: its own, and some is left.
    pub(crate) fn may_prevent(self, minion: CardId) -> bool {
        self.preventable().is_some_and(|damage| self.is(damage.to, minion))
    }

    /// The damage at hand, if any of it can be prevented.
    pub(crate) fn preventable(self) -> Option<&'a Damage> {
        self.current_damage().filter(|damage| damage.n > 0 && !damage.unpreventable)
    }
}

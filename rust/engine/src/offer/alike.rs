//! Of options that come to the same, one is offered: those about cards that nothing tells apart.

use methuselah_cards::DefId;

use crate::{
    engine::Engine,
    ids::{CardId, CardRef, Seat, Value},
    option::{Choice, DecisionKind, OptionKind},
    query::Query,
    state::{ActionSource, EffectFrame, Frame, Waiting, Zone},
    turn::ActKey,
};

fn bit(def: DefId) -> u64 {
    1 << (def.0 % 64)
}

impl Engine<'_> {
    /// Notes that a card that has come under someone's control lies beside another of its kind.
    pub(crate) fn note_twins(&mut self, card: CardId) {
        let s = &*self.s;
        let at = s.card(card);
        let seat = s.seat(at.controller);
        let beside: &[CardId] = match at.zone {
            Zone::Uncontrolled => &seat.uncontrolled,
            Zone::Play => &s.permanents,
            _ => &seat.minions,
        };
        let twin = |id: CardId| {
            let other = s.card(id);
            id != card
                && (other.def, other.controller, other.host) == (at.def, at.controller, at.host)
        };
        if beside.iter().any(|&id| twin(id)) {
            let (zone, bit) = (at.zone, bit(at.def));
            *self.s.twins.mask(zone) |= bit;
        }
    }

    /// Drops options that differ from an earlier one only in which of several cards they are about
    /// that nothing tells apart.
    pub(crate) fn drop_alike(&mut self, seat: Seat, kind: DecisionKind) {
        let twins = self.s.twins.in_decision(kind);
        let passes = usize::from(self.options[0].kind == OptionKind::Pass);
        if twins == [0; 3] || self.options.len() - passes < 2 {
            return;
        }
        let q = Query { setup: self.setup, s: self.s };
        let about = |&option: &Choice| q.about_twins(twins, option);
        let first = self.options.iter().position(about);
        let Some(first) = first.filter(|at| self.options[at + 1..].iter().any(about)) else {
            return;
        };
        let options = &mut *self.options;
        let mut kept = first + 1;
        for at in first + 1..options.len() {
            let option = options[at];
            let stands_for_it = |earlier: &Choice| q.come_to_the_same(seat, *earlier, option);
            if !(about(&option) && options[first..kept].iter().any(stands_for_it)) {
                options[kept] = option;
                kept += 1;
            }
        }
        options.truncate(kept);
    }
}

impl Query<'_> {
    /// Whether an option is about a card that may have a twin.
    fn about_twins(self, [as_minion, as_card, as_target]: [u64; 3], option: Choice) -> bool {
        let of = |twins: u64, id: CardId| {
            twins != 0 && id != CardId::NONE && bit(self.s.card(id).def) & twins != 0
        };
        of(as_minion, option.minion)
            // Copies in hand form one option as it is.
            || (option.kind != OptionKind::Play && of(as_card, option.card))
            || of(as_target, option.target.card().id)
    }

    fn come_to_the_same(self, seat: Seat, a: Choice, b: Choice) -> bool {
        if (a.kind, a.mode, a.amount) != (b.kind, b.mode, b.amount) {
            return false;
        }
        let of_a_kind = |a: CardId, b: CardId| {
            a == b
                || (a.some().is_some()
                    && b.some().is_some()
                    && self.s.card(a).def == self.s.card(b).def)
        };
        let same = |a: CardId, b: CardId| a == b || self.alike(seat, a, b);
        let (targets, like_targets) = match (a.target, b.target) {
            (Value::Card(a), Value::Card(b)) => ((a.id, b.id), true),
            (a, b) => ((CardId::NONE, CardId::NONE), a == b),
        };
        let pairs = [(a.minion, b.minion), (a.card, b.card), targets];
        like_targets
            && pairs.iter().all(|&(a, b)| of_a_kind(a, b))
            && pairs.iter().all(|&(a, b)| same(a, b))
    }

    /// Whether one of some uncontrolled cards can stand for another.
    pub(crate) fn has_twin_among(self, seat: Seat, card: CardId, others: &[CardId]) -> bool {
        let def = self.s.card(card).def;
        self.s.twins.uncontrolled(bit(def))
            && others.iter().any(|&id| self.s.card(id).def == def && self.alike(seat, id, card))
    }

    /// Whether nothing tells two cards apart that the Methuselah knows: neither what they are, nor
    /// where and how they lie, nor anything that has been done or said about them.
    pub(crate) fn alike(self, seat: Seat, a: CardId, b: CardId) -> bool {
        let (Some(a), Some(b)) = (a.some(), b.some()) else { return false };
        let (one, other) = (self.s.card(a), self.s.card(b));
        let known = one.known & other.known & seat.bit() != 0;
        let lies = one.zone.in_play() || one.zone == Zone::Uncontrolled;
        let waits = |id: CardId| {
            let waiting = self.s.waiting.iter().filter(|waiting| waiting.effect.source.id == id);
            waiting.count()
        };
        known
            && lies
            && one.lies_like(other)
            && waits(a) == waits(b)
            && ![a, b].into_iter().any(|id| self.stands_out(id))
    }

    /// Whether two triggered effects that wait are of one text, on cards that nothing else tells
    /// apart.
    pub(crate) fn alike_effects(self, seat: Seat, a: &Waiting, b: &Waiting) -> bool {
        let (one, other) = (a.effect.source, b.effect.source);
        let effect = EffectFrame { source: other, me: b.effect.me, ..a.effect };
        let of_itself = |w: &Waiting| w.effect.me == w.effect.source;
        a.ability == b.ability
            && effect == b.effect
            && (a.effect.me == b.effect.me || (of_itself(a) && of_itself(b)))
            && self.s.resolve(one).is_some()
            && self.s.resolve(other).is_some()
            && self.alike(seat, one.id, other.id)
    }

    /// Whether there is more to tell of a card than how it lies.
    fn stands_out(self, id: CardId) -> bool {
        self.attached(id).next().is_some() || self.is_spoken_of(id)
    }

    /// Whether anything that lasts, is counted or is going on is about the card.
    fn is_spoken_of(self, id: CardId) -> bool {
        let s = self.s;
        let is = |card: &CardRef| card.id == id;
        let value = |value: &Value| value.card().id == id;
        let effect = |e: &EffectFrame| {
            is(&e.source)
                || is(&e.me)
                || is(&e.subject)
                || e.each_card == id
                || e.picks.iter().any(value)
        };
        let lasting = s
            .lasting
            .iter()
            .any(|l| value(&l.subject) || is(&l.source) || is(&l.me) || l.picks.iter().any(value));
        let counted = s.limits.iter().any(|l| value(&l.subject))
            || s.acted.iter().any(|(card, key)| is(card) || ActKey::names(*key, id))
            || s.corrupted.iter().any(|corruption| corruption.card == id)
            || s.memories.iter().any(|(card, _, kept)| is(card) || value(kept))
            || s.tallies.iter().any(|tally| tally.on == id || tally.by == id);
        let action = s.action.on && {
            let action = &s.action;
            let source = match action.source {
                ActionSource::InPlay { card, .. } => is(&card),
                _ => false,
            };
            source
                || [action.actor, action.target, action.blocker].iter().any(is)
                || action.picks.iter().any(value)
                || action.futile.contains(&id)
                || action.played.iter().any(|played| is(&played.minion))
                || action.used.iter().any(|u| is(&u.source) || is(&u.me) || value(&u.pick))
        };
        let combat = s.combat.on
            && (s.combat.queued.iter().any(is)
                || s.combat.sides.iter().any(|side| {
                    is(&side.minion)
                        || is(&side.strike.target)
                        || side.strike.card == id
                        || side.bound_to == id
                }));
        let referendum = s.referendum.on && {
            let referendum = &s.referendum;
            is(&referendum.caller)
                || is(&referendum.blood_hunt)
                || referendum.picks.iter().any(value)
                || referendum.ballots.iter().any(|ballot| value(&ballot.source))
        };
        let effects = s.queued.iter().chain(s.after_strike.iter());
        // Of what is set off by the text of a card itself its like is set off, too.
        let waiting = s.waiting.iter().map(|waiting| &waiting.effect);
        let waiting = waiting.filter(|effect| effect.source.id != id);
        let frame = |frame: &Frame| match frame {
            Frame::Effect(e) | Frame::Use(_, e, _) => effect(e),
            Frame::Play(play) => is(&play.minion) || play.picks.iter().any(value),
            Frame::Diablerie(by, victim, _) => is(by) || is(victim),
            Frame::Award(vampire, _) => is(vampire),
            Frame::TakeEquipment(minion, taken, _) => is(minion) || taken.iter().any(is),
            Frame::BurnImbued(by, victim, _) => is(by) || is(victim),
            Frame::OneAction(minion)
            | Frame::TakeConviction(minion, _)
            | Frame::Recover(minion, _)
            | Frame::Contest(minion) => is(minion),
            _ => false,
        };
        lasting
            || counted
            || action
            || combat
            || referendum
            || effects.chain(waiting).any(effect)
            || s.damages.iter().any(|damage| is(&damage.to) || is(&damage.by) || damage.card == id)
            || is(&s.acts_first)
            || s.stack.iter().any(frame)
    }
}

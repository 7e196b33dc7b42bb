//! Range and maneuvers (chapter RANGE).

use methuselah_cards::{
    ModeDef, ProgramId,
    lang::{Ability, Does, Period, Step, StrikeLimit, Window},
};

use crate::{
    engine::Engine,
    ids::{CardId, Seat, Value},
    option::{Choice, OptionKind},
    query::Query,
    state::{LimitKey, LimitName, Range, StrikeShape, Text},
};

impl Engine<'_> {
    /// Whether a combatant can use a clause in the combat window at hand.
    pub(crate) fn may_use_combat_window(&self, minion: CardId, mode: &ModeDef) -> bool {
        let Some(side) = self.side_of(minion) else { return false };
        let has = |wanted: fn(&Step) -> bool| mode.text.steps.iter().any(wanted);
        match mode.window {
            Window::Range => {
                // One strike card or weapon a round may maneuver; it is then the strike (RANGE-2).
                let binds = has(|s| matches!(s, Step::Strike(_)));
                let free = self.s.combat.sides[side].bound_to == CardId::NONE
                    && !self.q().cannot(minion, Does::Strike);
                let only_close = has(|s| *s == Step::ManeuverToClose);
                let maneuvers = only_close || has(|s| *s == Step::Maneuver);
                (!maneuvers || self.may_maneuver(side))
                    && !(only_close && self.s.combat.range == Range::Close)
                    && (!binds || free)
            }
            Window::Press => {
                let only_on = has(|s| *s == Step::PressToContinue);
                let presses = only_on || has(|s| *s == Step::Press);
                !presses || (self.may_press(side) && !(only_on && self.s.combat.pressed))
            }
            Window::Prevent => self.q().may_prevent(minion) && !self.q().is_defied(mode),
            Window::Strike => {
                let with_more = has(|s| s.adds_strikes() == Some(StrikeLimit::Limited));
                !with_more || !self.s.combat.sides[side].additional_used
            }
            Window::AdditionalStrike => {
                has(|s| s.adds_strikes() == Some(StrikeLimit::Unlimited))
                    || !self.s.combat.sides[side].additional_used
            }
            Window::Chosen => self.s.combat.sides[side].strike.shape != StrikeShape::None,
            _ => true,
        }
    }

    /// Whether a combatant can maneuver now.
    pub(crate) fn may_maneuver(&self, side: usize) -> bool {
        self.q().may_maneuver(side)
    }

    /// A combatant maneuvers.
    pub(crate) fn maneuver(&mut self, minion: CardId) {
        let Some(side) = self.side_of(minion) else { return };
        self.s.combat.last = Some(side as u8);
        self.s.combat.range = match self.s.combat.range {
            Range::Close => Range::Long,
            Range::Long => Range::Close,
        };
    }

    /// Maneuvers that weapons of a combatant offer.
    pub(crate) fn offer_weapon_maneuvers(&mut self, seat: Seat) {
        for side in 0..2 {
            let at = self.s.combat.sides[side];
            let Some(minion) = self.get(at.minion) else { continue };
            if self.s.card(minion).controller != seat
                || !self.may_maneuver(side)
                || at.bound_to != CardId::NONE
                || self.q().hand_strikes_only(minion)
                || self.q().cannot(minion, Does::Strike)
            {
                continue;
            }
            for at in 0..self.s.texts.len() {
                let Text { card, windows, .. } = self.s.texts[at];
                if windows & Window::Range.bit() == 0 {
                    continue;
                }
                if (card != minion && self.s.card(card).host != minion) || self.unusable(card) {
                    continue;
                }
                for (index, &id) in self.def(card).abilities.iter().enumerate() {
                    let ability = self.set().ability(id);
                    if let Ability::Strike(weapon) = &ability.ability
                        && self.maneuvers_used(card, ability.program, index as u8) < weapon.maneuver
                    {
                        self.options.push(Choice {
                            kind: OptionKind::Maneuver,
                            mode: index as u8,
                            card,
                            minion,
                            ..Choice::PASS
                        });
                    }
                }
            }
        }
    }

    fn maneuvers_used(&self, card: CardId, program: ProgramId, index: u8) -> u8 {
        let key = self.maneuver_key(card, program, index);
        self.s.limits.iter().filter(|&&k| k == key).count() as u8
    }

    fn maneuver_key(&self, card: CardId, program: ProgramId, index: u8) -> LimitKey {
        let subject = Value::Card(self.s.reference(card));
        let name = LimitName::Maneuver(program, index);
        LimitKey { period: Period::Combat, subject, name }
    }

    /// RANGE-2: a weapon's maneuver fixes the first strike.
    pub(crate) fn maneuver_with_weapon(&mut self, choice: Choice) {
        let id = self.def(choice.card).abilities[choice.mode as usize];
        let key = self.maneuver_key(choice.card, self.set().ability(id).program, choice.mode);
        self.count_key(key);
        if let Some(side) = self.side_of(choice.minion) {
            self.s.combat.sides[side].bound_to = choice.card;
        }
        self.maneuver(choice.minion);
    }
}

impl Query<'_> {
    /// RANGE-1: nobody maneuvers twice in a row; some do not go to long range, or to close range.
    pub(crate) fn may_maneuver(self, side: usize) -> bool {
        let combat = &self.s.combat;
        let minion = self.s.resolve(combat.sides[side].minion);
        let bound = minion.is_some_and(|m| match combat.range {
            Range::Close => self.cannot(m, Does::ManeuverToLong),
            Range::Long => self.cannot(m, Does::ManeuverToClose),
        });
        combat.last != Some(side as u8) && !bound
    }
}

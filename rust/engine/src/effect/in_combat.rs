//! Verbs of combats.

use methuselah_cards::lang::{DamageIs, DamageText, Span, Step, Which};

use crate::{
    combat::Sources,
    engine::Engine,
    ids::CardRef,
    query::Context,
    state::{Damage, Range, Zone},
};

impl Engine<'_> {
    pub(super) fn do_combat_step(&mut self, c: &Context, step: &Step) {
        match step {
            Step::EnterCombat(a, b) => {
                if let (Some(a), Some(b)) = (self.q().which(c, *a), self.q().which(c, *b)) {
                    self.enter_combat(a, b);
                } else {
                    // What this effect has given for the combat is for no other one.
                    self.end_spans_of_combat();
                }
            }
            Step::QueueCombat(a, b) => {
                if let (Some(a), Some(b)) = (self.q().which(c, *a), self.q().which(c, *b)) {
                    let fighters = [self.s.reference(a), self.s.reference(b)];
                    if self.s.combat.on {
                        self.s.combat.queued = fighters;
                    } else if self.s.action.on {
                        self.s.action.queued = fighters;
                    }
                }
            }
            Step::ActsFirst(which) => self.with(c, *which, |engine, card| {
                if !engine.s.combat.on {
                    engine.s.acts_first = engine.s.reference(card);
                } else if engine.side_of(card) == Some(1) {
                    engine.s.combat.sides.swap(0, 1);
                }
            }),
            Step::CombatEnds => self.end_combat(),
            Step::CancelCombat => self.cancel_combat(),
            Step::Maneuver => self.with(c, Which::Me, Self::maneuver),
            Step::ManeuverToClose => self.with(c, Which::Me, |engine, card| {
                if engine.s.combat.range == Range::Long {
                    engine.maneuver(card);
                }
            }),
            Step::ContinueCombat => self.continue_combat(),
            Step::LetEnd => self.s.combat.lets_end = true,
            Step::Press => self.with(c, Which::Me, Self::press),
            Step::PressToContinue => self.with(c, Which::Me, |engine, card| {
                if !engine.s.combat.pressed {
                    engine.press(card);
                }
            }),
            Step::SetRange(range, span) => {
                let combat = &mut self.s.combat;
                match span {
                    Span::NextRound => {
                        combat.next_range.get_or_insert(*range);
                    }
                    _ => combat.range = *combat.range_set.get_or_insert(*range),
                }
            }
            Step::Prevent(n, all) => self.prevent_step(c, all, self.q().amount(c, n)),
            Step::PreventAll(all) => self.prevent_step(c, all, i32::MAX),
            Step::MoreDamage(n) => {
                let n = self.q().amount(c, n).clamp(0, 100) as u8;
                self.with(c, Which::Me, |engine, card| engine.more_damage(card, n));
            }
            Step::AdditionalStrikes(n, limit) => {
                let n = self.q().amount(c, n);
                self.with(c, Which::Me, |engine, card| engine.add_strikes(card, n, *limit));
            }
            Step::StrikeFirstWith(which) => {
                if let (Some(minion), Some(card)) =
                    (self.q().which(c, Which::Me), self.q().which(c, *which))
                    && let Some(side) = self.side_of(minion)
                {
                    self.s.combat.sides[side].bound_to = card;
                }
            }
            Step::EndEffects(filter, which) => {
                self.with(c, *which, |engine, card| engine.end_effects(c, filter, card));
            }
            _ => unreachable!("{step:?} is no verb of combats"),
        }
    }

    fn prevent_step(&mut self, c: &Context, all: &[DamageIs], n: i32) {
        // A card that is played is not tied to one source; a card in play may be.
        let played = c.source.id.some().is_some_and(|id| self.s.card(id).zone == Zone::Played);
        self.prevent(c, all, n, if played { Sources::All } else { Sources::AtHand });
    }

    pub(super) fn damage_step(&mut self, c: &Context, text: &DamageText) {
        let Some(to) = self.q().which(c, text.to) else { return };
        let in_combat = self.side_of(to).is_some();
        if in_combat && !text.ranged && !text.environmental && self.s.combat.range == Range::Long {
            return;
        }
        let n = self.q().amount(c, &text.n).clamp(0, 255) as u8;
        self.inflict(Damage {
            to: self.s.reference(to),
            n,
            aggravated: text.aggravated,
            unpreventable: text.unpreventable,
            by: if text.environmental { CardRef::NONE } else { c.me },
            card: c.source.id,
            ..Damage::default()
        });
    }
}

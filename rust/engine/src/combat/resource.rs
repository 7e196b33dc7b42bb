//! Combat resources that were given earlier: "with 1 optional press", and the like.

use methuselah_cards::lang::{Does, Resource};

use super::Sources;
use crate::{
    engine::Engine,
    ids::{CardId, Seat},
    option::{Choice, DecisionKind, OptionKind},
    query::Context,
    state::{Range, What},
};

impl Engine<'_> {
    /// What a Methuselah's combatant has stored for this moment, and maneuvers of weapons.
    pub(crate) fn offer_resources(&mut self, seat: Seat, kind: DecisionKind) {
        if kind == DecisionKind::Range {
            self.offer_weapon_maneuvers(seat);
        }
        for side in 0..2 {
            let Some(minion) = self.get(self.s.combat.sides[side].minion) else { continue };
            if self.s.card(minion).controller != seat {
                continue;
            }
            let (option, wanted): (OptionKind, &[Resource]) = match kind {
                DecisionKind::Range if self.may_maneuver(side) => {
                    let maneuvers: &[_] = match self.s.combat.range {
                        Range::Close => &[Resource::Maneuver, Resource::ManeuverOrPress],
                        Range::Long => &[
                            Resource::ManeuverToClose,
                            Resource::Maneuver,
                            Resource::ManeuverOrPress,
                        ],
                    };
                    (OptionKind::Maneuver, maneuvers)
                }
                DecisionKind::Press
                    if self.may_press(side) && !self.q().cannot(minion, Does::Press) =>
                {
                    let presses: &[_] = match self.s.combat.pressed {
                        true => &[Resource::Press, Resource::ManeuverOrPress],
                        false => {
                            &[Resource::Press, Resource::PressToContinue, Resource::ManeuverOrPress]
                        }
                    };
                    (OptionKind::Press, presses)
                }
                DecisionKind::Prevent if self.q().may_prevent(minion) => {
                    (OptionKind::Prevent, &[Resource::Prevent])
                }
                _ => continue,
            };
            let stored = wanted.iter().find(|&&resource| self.stored(minion, resource).is_some());
            if let Some(&resource) = stored {
                self.options.push(of_stored(option, minion, resource));
            }
        }
    }

    /// The place of a stored resource of a minion among the lasting effects, if it can be used now.
    pub(super) fn stored(&self, minion: CardId, resource: Resource) -> Option<usize> {
        let damage = self.q().current_damage().filter(|_| resource == Resource::Prevent);
        self.s.lasting.iter().position(|lasting| {
            lasting.what == What::Resource(resource)
                && !lasting.dormant()
                && self.q().is(lasting.subject.card(), minion)
                && !damage.is_some_and(|damage| self.q().defies(damage, lasting.source.id))
        })
    }

    /// Uses up the stored resource of an option.
    pub(super) fn spend(&mut self, choice: Choice) {
        let resource = match choice.kind {
            OptionKind::Maneuver | OptionKind::Press
                if choice.mode == Resource::ManeuverOrPress as u8 =>
            {
                Resource::ManeuverOrPress
            }
            OptionKind::Maneuver if choice.mode == Resource::ManeuverToClose as u8 => {
                Resource::ManeuverToClose
            }
            OptionKind::Maneuver => Resource::Maneuver,
            OptionKind::Press if choice.mode == Resource::Press as u8 => Resource::Press,
            OptionKind::Press => Resource::PressToContinue,
            OptionKind::Dodge => Resource::Dodge,
            _ => Resource::Prevent,
        };
        if let Some(at) = self.stored(choice.minion, resource) {
            self.s.lasting.remove(at);
        }
    }

    /// Uses a stored resource, or the maneuver of a weapon.
    pub(crate) fn use_resource(&mut self, choice: Choice) {
        if choice.card != CardId::NONE {
            self.maneuver_with_weapon(choice);
            return;
        }
        self.spend(choice);
        match choice.kind {
            OptionKind::Maneuver => self.maneuver(choice.minion),
            OptionKind::Press => self.press(choice.minion),
            _ => self.prevent(&Context::default(), &[], 1, Sources::AtHand),
        }
    }
}

/// The option to use a stored resource.
pub(super) fn of_stored(kind: OptionKind, minion: CardId, resource: Resource) -> Choice {
    Choice { mode: resource as u8, ..Choice::of(kind, minion) }
}

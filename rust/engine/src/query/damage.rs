//! What texts say of damage: what aggravates it, what prevents it, who is immune to it.

use methuselah_cards::{
    ModeDef,
    lang::{Change, ChangeKind, DamageIs},
    vocab::Keyword,
};

use super::{Context, Query, statics::Wanted};
use crate::{
    ids::{CardId, CardRef},
    state::Damage,
};

impl Query<'_> {
    /// Whether that is damage of a strike with a weapon, and such strikes of its minion inflict none.
    pub fn is_harmless(self, damage: &Damage) -> bool {
        let weapon = |card| self.has_keyword(card, Keyword::Weapon);
        damage.strike
            && damage.card.some().is_some_and(weapon)
            && self
                .s
                .resolve(damage.by)
                .is_some_and(|striker| self.says(striker, ChangeKind::WeaponsHarmless))
    }

    /// Whether damage is aggravated by what a text says of whom it is on.
    pub fn aggravates(self, damage: &Damage) -> bool {
        self.s.reach.changes & ChangeKind::Aggravated.bit() != 0
            && self.s.resolve(damage.to).is_some_and(|victim| {
                self.told(victim, ChangeKind::Aggravated, |context, change| match change {
                    Change::Aggravated(all) => self.damage_fits(context, all, damage),
                    _ => false,
                })
            })
    }

    /// The damage of its hand strikes is aggravated.
    pub fn hands_aggravated(self, minion: CardId) -> bool {
        self.says(minion, ChangeKind::HandsAggravated)
    }

    /// Its strikes cannot be dodged.
    pub fn strikes_undodgeable(self, minion: CardId) -> bool {
        self.says(minion, ChangeKind::StrikesUndodgeable)
    }

    /// The most damage that gets through on a victim in a round where a text prevents the rest, if one
    /// would prevent that damage.
    pub fn prevents_beyond(self, damage: &Damage) -> Option<u8> {
        if self.s.reach.changes & ChangeKind::PreventsBeyond.bit() == 0 || damage.unpreventable {
            return None;
        }
        let victim = self.s.resolve(damage.to)?;
        let mut least = None;
        self.each_static(Wanted::Change(ChangeKind::PreventsBeyond.bit()), |context, text| {
            if let Change::PreventsBeyond(most, all) = &text.change
                && !self.defies(damage, context.source.id)
                && self.damage_fits(context, all, damage)
                && self.about_card(context, text, victim)
            {
                least = Some(least.map_or(*most, |least: u8| least.min(*most)));
            }
        });
        least
    }

    /// Whether that damage is not inflicted on whom it is on (DAMAGE-7).
    pub fn immune_to(self, damage: &Damage) -> bool {
        self.s.resolve(damage.to).is_some_and(|victim| {
            self.told(victim, ChangeKind::ImmuneTo, |context, change| match change {
                Change::ImmuneTo(all) => self.damage_fits(context, all, damage),
                _ => false,
            })
        })
    }

    /// Whether that damage is prevented as it is.
    pub fn prevents(self, damage: &Damage) -> bool {
        !damage.unpreventable
            && self.s.resolve(damage.to).is_some_and(|victim| {
                self.told(victim, ChangeKind::Prevents, |context, change| match change {
                    Change::Prevents(all) => {
                        !self.defies(damage, context.source.id)
                            && self.damage_fits(context, all, damage)
                    }
                    _ => false,
                })
            })
    }

    /// Whether a clause cannot prevent the damage at hand, for a Discipline that it needs.
    pub(crate) fn is_defied(self, mode: &ModeDef) -> bool {
        let defied = self.current_damage().and_then(|damage| damage.defies);
        defied.is_some_and(|defied| mode.needs.iter().any(|(needed, _)| needed == defied))
    }

    /// Whether that card cannot prevent that damage, for the Discipline that it requires.
    pub(crate) fn defies(self, damage: &Damage, card: CardId) -> bool {
        damage.defies.is_some_and(|discipline| {
            card.some().is_some_and(|card| {
                self.def(card).facts.requires.disciplines().contains(&discipline)
            })
        })
    }

    /// Whether all of that is so of damage.
    pub(crate) fn damage_fits(self, c: &Context, all: &[DamageIs], damage: &Damage) -> bool {
        all.iter().all(|is| self.damage_is(c, is, damage))
    }

    /// EDITION-11: whether a weapon is of cold iron, and the minion vulnerable to that.
    pub(crate) fn is_hurt_by(self, minion: CardId, weapon: CardId) -> bool {
        let has = |card, keyword| self.def(card).facts.keywords.has(keyword);
        self.edition().cold_iron_aggravates()
            && weapon.some().is_some_and(|weapon| has(weapon, Keyword::ColdIron))
            && has(minion, Keyword::ColdIronVulnerability)
    }

    fn damage_is(self, c: &Context, is: &DamageIs, damage: &Damage) -> bool {
        match is {
            DamageIs::Aggravated => damage.aggravated,
            DamageIs::Strike => damage.strike,
            DamageIs::Environmental => damage.by == CardRef::NONE,
            DamageIs::By(filter) => {
                self.s.resolve(damage.by).is_some_and(|id| self.fits(c, filter, id))
            }
            DamageIs::From(filter) => {
                damage.card.some().is_some_and(|id| self.fits_anywhere(c, filter, id))
            }
            DamageIs::Not(is) => !self.damage_is(c, is, damage),
        }
    }
}

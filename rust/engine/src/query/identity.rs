//! What a card is, and what it could carry or have (chapter CARD).

use methuselah_cards::{
    lang::{Ability, Change, ChangeKind, Static},
    vocab::{CardType, Clan, Keyword, Level},
};

use super::{Context, Query, statics::Wanted};
use crate::{
    action::kind_of_card,
    ids::{CardId, CardRef, Seat},
    state::{Damage, Frame},
};

impl<'a> Query<'a> {
    /// Whether the minion is (still) ready.
    pub fn ready(self, minion: CardRef) -> bool {
        self.s.resolve(minion).is_some_and(|id| self.s.card(id).ready())
    }

    /// Whether a card has a trait or keyword: printed, in play only, or given by a text.
    pub fn has_keyword(self, card: CardId, keyword: Keyword) -> bool {
        let def = self.def(card);
        def.facts.keywords.has(keyword)
            || (self.s.card(card).zone.in_play()
                && (def.in_play.contains(&keyword) || self.is_given(card, keyword)))
    }

    fn is_given(self, card: CardId, keyword: Keyword) -> bool {
        self.any_static(Wanted::Change(ChangeKind::Keyword.bit()), |context, text| {
            text.change == Change::Keyword(keyword) && self.about_card(context, text, card)
        })
    }

    /// Whether a minion meets the printed and written requirements of a card, whatever the clause
    /// (CARD-5).
    pub fn meets_requirements(self, minion: CardId, card: CardId) -> bool {
        self.meets_requirements_as(minion, card, 0, true)
    }

    /// The same of an ally that plays it as a vampire of a capacity, if that is not 0; or of a card that
    /// is not played from hand as usual.
    pub(crate) fn meets_requirements_as(
        self,
        minion: CardId,
        card: CardId,
        as_vampire: u8,
        from_hand: bool,
    ) -> bool {
        let def = self.def(card);
        if def.has_no_requirements() {
            return true;
        }
        let clan_ok = def.facts.clans.is_empty()
            || ((self.is_vampire(minion) || self.is_imbued(minion))
                && def.facts.clans.iter().any(|&clan| self.clans(minion).has(clan)))
            || (from_hand && def.facts.clans.iter().any(|&clan| self.plays_as(minion, clan)));
        let path_ok = def.facts.path.is_none() || self.path(minion) == def.facts.path;
        let mut context = self.context(card);
        context.me = self.s.reference(minion);
        context.you = self.s.card(minion).controller;
        context.as_vampire = as_vampire;
        clan_ok && path_ok && self.fits_anywhere(&context, &def.requires, minion)
    }

    /// Whether a minion counts as of a clan for what a card does that its controller plays: one that
    /// requires the clan, and not as long as it is in play.
    pub(super) fn is_played_as(self, c: &Context, minion: CardId, clan: Clan) -> bool {
        self.s.reach.changes & ChangeKind::PlaysAs.bit() != 0
            && c.source.id.some().is_some_and(|source| {
                let facts = &self.def(source).facts;
                !self.s.card(source).zone.in_play()
                    && !facts.is_crypt()
                    && facts.clans.contains(&clan)
                    && self.s.card(minion).controller == c.you
                    && self.plays_as(minion, clan)
            })
    }

    /// Whether a minion could bring a card onto itself or into play: its requirements and a
    /// Discipline, at the inferior level at least. An ally that plays the card behind it as a
    /// vampire meets them as it does for that card (G00085#1daee5ff).
    pub fn can_bring(self, c: &Context, minion: CardId, card: CardId) -> bool {
        self.can_bring_with(c, minion, card, false)
    }

    /// The same, if up to half of a pool cost can be paid with the blood of the minion.
    pub fn can_bring_for_half(self, c: &Context, minion: CardId, card: CardId) -> bool {
        self.can_bring_with(c, minion, card, true)
    }

    fn can_bring_with(self, c: &Context, minion: CardId, card: CardId, half: bool) -> bool {
        let facts = &self.def(card).facts;
        let disciplines = facts.requires.disciplines();
        let as_vampire = if self.is(c.me, minion) { c.as_vampire } else { 0 };
        let skilled = |d| {
            self.level(minion, d).is_some()
                || (as_vampire > 0 && self.borrows_discipline(minion, card, d))
        };
        let skilled = match &facts.requires {
            methuselah_cards::facts::Requirement::All(_) => {
                disciplines.iter().copied().all(skilled)
            }
            _ => disciplines.is_empty() || disciplines.iter().copied().any(skilled),
        };
        let context = self.bringing_context(minion, card);
        let (blood, pool) = self.price(&context, card, CardRef::NONE);
        let less = self.reducible(&context, card);
        let own = i32::from(self.s.card(minion).blood);
        let by_blood = if half { (pool / 2).min(own - blood).max(0) } else { 0 };
        let power = facts.types.has(CardType::Power);
        // What it cannot play it cannot recruit or employ either.
        let barred = self.def(card).modes.first();
        let barred = barred.is_some_and(|mode| {
            self.cannot_play(minion, card, mode) || self.cannot_perform(minion, kind_of_card(mode))
        });
        skilled
            && !barred
            && (!power || self.is_imbued(minion))
            && self.meets_requirements_as(minion, card, as_vampire, false)
            && self.can_have(minion, card)
            && blood - less.0 <= own
            && pool - less.1 - by_blood <= self.s.seat(context.you).pool.into()
    }

    /// Whether a minion has what a card asks for at the superior level.
    pub fn superior_for(self, minion: CardId, card: CardId) -> bool {
        let modes = &self.def(card).modes;
        modes.iter().any(|mode| {
            let skilled = |(d, level)| self.level(minion, d) >= Some(level);
            mode.level == Some(Level::Superior) && mode.needs.iter().all(skilled)
        })
    }

    /// Whether a minion can have a card on it, beside what is on it already.
    pub fn can_have(self, minion: CardId, card: CardId) -> bool {
        !self.has_only_one(minion, card)
            && !self.cannot_have(minion, card)
            && (self.edition().superior_vampires_learn_more() || !self.has_learned(minion, card))
    }

    /// EDITION-26: whether a card is a master Discipline in which a vampire is superior already.
    fn has_learned(self, minion: CardId, card: CardId) -> bool {
        let def = self.def(card);
        let teaches = |text: &Ability| match text {
            Ability::Static(Static { change: Change::MoreDiscipline(of), .. }) => {
                self.level(minion, *of) == Some(Level::Superior)
            }
            _ => false,
        };
        def.facts.keywords.has(Keyword::Discipline)
            && def.abilities.iter().any(|&id| teaches(&self.set().ability(id).ability))
    }

    /// Whether a card that a minion can have only one of is on it already.
    pub fn has_only_one(self, minion: CardId, card: CardId) -> bool {
        let def = self.def(card);
        let of_one_kind = [Keyword::Vehicle, Keyword::Archetype, Keyword::Haven];
        self.attached(minion).any(|on| {
            let other = self.def(on);
            let shared = |&k: &Keyword| def.facts.keywords.has(k) && other.facts.keywords.has(k);
            (def.only_one && other.facts.id == def.facts.id) || of_one_kind.iter().any(shared)
        })
    }

    /// The level at which a minion has a Discipline.
    pub fn level(
        self,
        minion: CardId,
        discipline: methuselah_cards::vocab::Discipline,
    ) -> Option<Level> {
        let printed = self.def(minion).facts.disciplines.level(discipline);
        let mut level = printed;
        let mut more = 0;
        self.any_static(Wanted::Change(ChangeKind::Discipline.bit()), |context, text| {
            let (had, added) = match &text.change {
                Change::Discipline(skill) if skill.discipline == discipline => {
                    (Some(skill.level), 0)
                }
                Change::MoreDiscipline(of) if *of == discipline => (None, 1),
                _ => return false,
            };
            if self.about_card(context, text, minion) && self.all(context, &text.if_) {
                level = level.max(had);
                more += added;
            }
            false
        });
        // CARD-19: each raises what there is by one.
        match (level, more) {
            (_, 0) => level,
            (None, 1) => Some(Level::Inferior),
            _ => Some(Level::Superior),
        }
    }

    /// The damage that is being handled at the top of the stack.
    pub fn current_damage(self) -> Option<&'a Damage> {
        let damage = |f: &Frame| if let Frame::Damage(_, at) = f { Some(*at) } else { None };
        let at = self.s.stack.iter().rev().find_map(damage)?;
        self.s.damages.get(at as usize)
    }

    /// CONTEST-4: a second copy of a unique card may not be brought in by choice.
    pub(crate) fn controls_copy(self, seat: Seat, card: CardId) -> bool {
        let facts = &self.def(card).facts;
        facts.is_unique() && {
            let same = |id: &CardId| {
                self.s.card(*id).controller == seat && self.def(*id).facts.name == facts.name
            };
            self.s.seat(seat).minions.iter().any(same)
                || self.s.permanents.iter().any(same)
                || self.contested().any(|id| same(&id))
        }
    }
}

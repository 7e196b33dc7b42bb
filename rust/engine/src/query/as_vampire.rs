//! Allies that play cards as a vampire (CARD-31).

use methuselah_cards::{
    ModeDef,
    lang::{Change, ChangeKind},
    vocab::{Discipline, DisciplineSet, Level, Sect},
};

use super::{Context, Query, statics::Wanted};
use crate::{ids::CardId, state::ActionSource};

impl Query<'_> {
    /// The capacity with which an ally plays a clause as a vampire; 0 if it does not: it is none, or
    /// the clause asks for no Discipline.
    #[inline]
    pub(crate) fn capacity_to_play(self, minion: Option<CardId>, mode: &ModeDef) -> u8 {
        match minion {
            Some(minion) if !mode.needs.is_empty() && !self.is_vampire(minion) => {
                // IMBUED-1, EDITION-29: one that simply has the Disciplines counts as what it is.
                let plainly =
                    self.edition().allies_use_disciplines() || self.has_disciplines(minion, mode);
                let otherwise = if plainly { 0 } else { 1 };
                self.found_capacity(minion, None, mode.needs).unwrap_or(otherwise)
            }
            _ => 0,
        }
    }

    /// The capacity with which an ally performs the action that it plays a card for as a vampire;
    /// 0 if it does not.
    pub(crate) fn actor_as_vampire(self) -> u8 {
        match self.s.action.source {
            ActionSource::Card { card, mode } => {
                let actor = self.s.resolve(self.s.action.actor);
                self.capacity_to_play(actor, &self.def(card).modes[mode as usize])
            }
            _ => 0,
        }
    }

    /// The capacity with which an ally can play a clause of a card as a vampire, if it can.
    #[inline]
    pub(crate) fn plays_as_vampire(self, ally: CardId, card: CardId, mode: &ModeDef) -> Option<u8> {
        if mode.needs.is_empty() || self.s.reach.changes & ChangeKind::AsVampire.bit() == 0 {
            return None;
        }
        self.found_capacity(ally, Some(card), mode.needs)
    }

    /// Whether an ally can play a card as a vampire for a Discipline that it does not have.
    pub(crate) fn borrows_discipline(
        self,
        ally: CardId,
        card: CardId,
        discipline: Discipline,
    ) -> bool {
        let mut needs = DisciplineSet::default();
        needs.add(discipline, Level::Inferior);
        self.found_capacity(ally, Some(card), needs).is_some()
    }

    fn found_capacity(
        self,
        ally: CardId,
        card: Option<CardId>,
        needs: DisciplineSet,
    ) -> Option<u8> {
        let mut found = None;
        self.any_static(Wanted::Change(ChangeKind::AsVampire.bit()), |context, text| {
            if let Change::AsVampire(like) = &text.change
                && self.about_card(context, text, ally)
                && self.all(context, &text.if_)
                && like.skills().covers(needs)
                && (like.together || needs.len() == 1)
                && card.is_none_or(|card| self.fits_anywhere(context, &like.of, card))
            {
                found = found.max(Some(like.capacity));
            }
            false
        });
        found
    }

    /// Whether a card is the ally that plays, in a context, as a vampire.
    #[inline]
    fn is_me_as_vampire(self, c: &Context, card: CardId) -> bool {
        c.as_vampire > 0 && self.is(c.me, card)
    }

    /// Whether a card is of a sect; an ally that counts as a vampire in a context is Independent.
    #[inline]
    pub(crate) fn is_of_sect_in(self, c: &Context, card: CardId, sect: Sect) -> bool {
        self.is_of_sect(card, sect)
            || (sect == Sect::Independent
                && self.is_me_as_vampire(c, card)
                && self.sect(card).is_none())
    }

    /// Whether a card is a vampire, or counts as one in a context.
    #[inline]
    pub(crate) fn is_vampire_in(self, c: &Context, card: CardId) -> bool {
        self.is_vampire(card) || self.is_me_as_vampire(c, card)
    }

    /// Whether a card is an ally, and does not count as a vampire in a context.
    #[inline]
    pub(crate) fn is_ally_in(self, c: &Context, card: CardId) -> bool {
        self.is_ally(card) && !self.is_me_as_vampire(c, card)
    }

    /// The capacity of a card, or what an ally has that counts as a vampire in a context.
    #[inline]
    pub(crate) fn capacity_in(self, c: &Context, card: CardId) -> i32 {
        if self.is_me_as_vampire(c, card) { c.as_vampire.into() } else { self.capacity(card) }
    }
}

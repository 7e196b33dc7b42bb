//! Traits (chapter TRAIT): those with rules of their own stand in files of their own; sterile
//! (TRAIT-3) and Blood Cursed (TRAIT-2) vampires here.

mod infernal;
mod red_list;
mod scarce;
mod slave;

use methuselah_cards::vocab::Keyword;

use crate::{ids::CardId, query::Query};

pub(crate) use red_list::MARKED_COMBAT_COST;

impl Query<'_> {
    /// Whether the vampire cannot commit diablerie (TRAIT-2).
    pub(crate) fn is_blood_cursed(self, vampire: CardId) -> bool {
        self.has_keyword(vampire, Keyword::BloodCursed)
    }

    /// Whether the minion can act to put vampires in play: not if it is sterile (TRAIT-3).
    pub(crate) fn may_put_vampires_in_play(self, minion: CardId) -> bool {
        !self.has_keyword(minion, Keyword::Sterile)
    }
}

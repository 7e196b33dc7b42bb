//! Sects, Paths, infernal minions and slaves.

use methuselah_cards::vocab::{Path, Sect};
use methuselah_engine::{CardId, Choice, Value};

use super::{
    combat,
    sight::{NEVER, Sight},
};

/// What one more card in hand is worth that a minion can play.
const PLAYABLE: i32 = 60;

/// What the cards of one's hand ask for.
#[derive(Clone, Copy, Default)]
pub(crate) struct Wants {
    sects: [i32; Sect::ALL.len()],
    paths: [i32; Path::ALL.len()],
}

impl Wants {
    pub fn of(sight: &Sight) -> Self {
        let mut wants = Self::default();
        for &card in sight.view.hand() {
            let (Some(at), Some(def)) = (sight.card(card), sight.def(card)) else { continue };
            if let Some(sect) = sight.reading.sect(at.def) {
                wants.sects[sect as usize] += 1;
            }
            if let Some(path) = def.facts.path {
                wants.paths[path as usize] += 1;
            }
        }
        wants
    }

    /// To become an anarch: for the cards that ask for one, and against those that it can play as
    /// what it is.
    pub fn become_anarch(&self, sight: &Sight, minion: CardId) -> i32 {
        let now = sight.view.sect(minion).map_or(0, |sect| self.sects[sect as usize]);
        PLAYABLE * (self.sects[Sect::Anarch as usize] - now)
    }

    /// To follow a Path, for the blood that it costs.
    pub fn follow(&self, sight: &Sight, option: &Choice) -> i32 {
        let Value::Path(path) = option.target else { return 0 };
        let wanted = self.paths[path as usize];
        let blood = sight.card(option.minion).map_or(0, |at| i32::from(at.blood));
        if wanted == 0 {
            return -10;
        }
        PLAYABLE * wanted + sight.blood_worth(blood, -1)
    }
}

/// To unlock an infernal minion for a pool.
pub(crate) fn unlock_infernal(sight: &Sight, option: &Choice) -> i32 {
    if option.mode == 1 {
        return NEVER;
    }
    let w = sight.w;
    // It would lie about for a turn.
    (w.unlocked + sight.minion_worth(option.minion) / 10) * sight.hurry().min(200) / 100
        - sight.lose_pool(1)
}

/// To have a slave fight the blocker in place of the acting minion, which unlocks.
pub(crate) fn take_place(sight: &Sight, option: &Choice) -> i32 {
    let (Some(actor), Some(blocker)) = (sight.view.actor(), sight.view.blocker()) else { return 0 };
    let fight = |minion| combat::fight(sight, minion, blocker);
    fight(option.minion) - fight(actor)
}

/// To move a scarce vampire to the ready region, for pool.
pub(crate) fn bring_out_scarce(sight: &Sight, option: &Choice) -> i32 {
    let left = sight.pool(sight.me) - i32::from(option.n());
    if left < sight.w.reserve.max(1) { -10 } else { 5000 }
}

//! What cards in hand are worth, and which ones to discard.

use methuselah_cards::{
    DefId,
    vocab::{CardType, DisciplineSet, Keyword},
};
use methuselah_engine::{CardId, Choice, DecisionKind, OptionKind};

use super::{reading::Clause, sight::Sight};

/// What the minions of a region can do between them.
#[derive(Clone, Copy, Debug, Default)]
struct Skills {
    disciplines: DisciplineSet,
    titles: u32,
    clans: u64,
}

/// What one's own minions can play, and how many master cards one holds.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Crew {
    now: Skills,
    soon: Skills,
    masters: i32,
    /// There is an imbued among them, or to come.
    has_imbued: bool,
}

impl Crew {
    pub fn of(sight: &Sight) -> Self {
        let now = Skills::of(sight, sight.view.minions(sight.me));
        let soon = Skills::of(sight, sight.view.uncontrolled());
        let master = |&&card: &&CardId| {
            sight.def(card).is_some_and(|def| def.facts.types.has(CardType::Master))
        };
        let masters = sight.view.hand().iter().filter(master).count() as i32;
        let imbued = |cards: &[CardId]| cards.iter().any(|&card| sight.is_imbued(card));
        let has_imbued = imbued(sight.view.minions(sight.me)) || imbued(sight.view.uncontrolled());
        Self { now, soon, masters, has_imbued }
    }
}

impl Skills {
    fn of(sight: &Sight, minions: &[CardId]) -> Self {
        let mut all = Self::default();
        for &minion in minions {
            let (Some(at), Some(def)) = (sight.card(minion), sight.def(minion)) else { continue };
            all.disciplines = all.disciplines.union(def.facts.disciplines);
            all.titles |= def.facts.title.map_or(0, |title| 1 << title as u32);
            all.clans |= sight.reading.clans(at.def);
        }
        all
    }

    /// Whether one of them may well be able to play a clause.
    fn suit(&self, clause: &Clause, clans: u64) -> bool {
        self.disciplines.covers(clause.needs)
            && (clause.titles == 0 || clause.titles & self.titles != 0)
            && (clans == 0 || clans & self.clans != 0)
    }
}

/// What a card in one's own hand is worth keeping.
pub(crate) fn keep(sight: &Sight, card: CardId) -> i32 {
    let (Some(at), Some(def)) = (sight.card(card), sight.def(card)) else {
        return sight.w.dead_card;
    };
    let crew = sight.crew();
    let copies = sight.view.hand().iter().filter(|&&c| sight.is_copy(c, at.def)).count() as i32;
    let worth = if def.facts.types.has(CardType::Master) {
        let trifle = if def.facts.keywords.has(Keyword::Trifle) { 5 } else { 0 };
        let useless = def.facts.is_unique() && is_out(sight, at.def);
        if useless { 0 } else { 34 - 4 * crew.masters + trifle }
    } else if def.facts.types.has(CardType::Conviction) {
        if crew.has_imbued { 30 } else { 0 }
    } else {
        let clans = sight.reading.clans(at.def);
        let clauses = sight.reading.clauses(at.def);
        let readiness = if clauses.iter().any(|clause| crew.now.suit(clause, clans)) {
            2
        } else {
            i32::from(clauses.iter().any(|clause| crew.soon.suit(clause, clans)))
        };
        readiness * 12 + sight.reading.handy(at.def)
    };
    worth - sight.w.copy * (copies - 1)
}

/// Whether one controls a copy of the card already.
fn is_out(sight: &Sight, def: DefId) -> bool {
    let mine = |&card: &CardId| sight.is_copy(card, def) && sight.is_mine(card);
    sight.view.permanents().iter().any(mine)
}

/// What to discard, of one's own will or because the hand is too large.
pub(crate) fn discard(sight: &Sight, option: &Choice, kind: DecisionKind) -> i32 {
    match option.kind {
        OptionKind::Discard if kind == DecisionKind::DiscardDown => -keep(sight, option.card),
        OptionKind::Discard | OptionKind::BurnOption => {
            sight.w.dead_card - keep(sight, option.card)
        }
        OptionKind::Pass => 0,
        _ => sight.plain(option),
    }
}

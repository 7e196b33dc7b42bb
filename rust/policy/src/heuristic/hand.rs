//! What cards in hand are worth, and which ones to discard.

use methuselah_cards::vocab::{CardType, Keyword};
use methuselah_engine::{CardId, Choice, DecisionKind, OptionKind};

use super::{reading::Clause, sight::Sight};

/// What a card in one's own hand is worth keeping.
pub(crate) fn keep(sight: &Sight, card: CardId) -> i32 {
    let (Some(at), Some(def)) = (sight.card(card), sight.def(card)) else {
        return sight.w.dead_card;
    };
    let copies =
        sight.view.hand().iter().filter(|&&c| sight.card(c).is_some_and(|c| c.def == at.def));
    let copies = copies.count() as i32;
    let clauses = sight.reading.clauses(at.def);
    let master = def.facts.types.has(CardType::Master);
    let worth = if master {
        let others = sight.view.hand().iter().filter(|&&c| {
            c != card && sight.def(c).is_some_and(|def| def.facts.types.has(CardType::Master))
        });
        let unique = def.facts.is_unique() && is_out(sight, at.def);
        let worth = 30 - 4 * others.count() as i32;
        if unique { 0 } else { worth + if def.facts.keywords.has(Keyword::Trifle) { 5 } else { 0 } }
    } else {
        let minions = || sight.view.minions(sight.me).iter().copied();
        let coming = || sight.view.uncontrolled().iter().copied();
        let by = |clause: &Clause| {
            let now = minions().any(|m| can_ever_play(sight, m, card, clause));
            let soon = now || coming().any(|m| can_ever_play(sight, m, card, clause));
            if now { 2 } else { i32::from(soon) }
        };
        let best = clauses.iter().map(by).max().unwrap_or(0);
        best * 12 + clauses.iter().map(|clause| use_of(clause)).max().unwrap_or(0)
    };
    worth - sight.w.copy * (copies - 1)
}

/// What a clause is good for, roughly.
fn use_of(clause: &Clause) -> i32 {
    let deed = &clause.deed;
    let n = |n: i8| i32::from(n);
    let mut use_ = 3 * n(deed.stealth) + 3 * n(deed.intercept) + 5 * n(deed.bleed);
    use_ += 3 * n(deed.votes) + 4 * n(deed.less_bleed) + 2 * n(deed.prevents) + 3 * n(deed.strike);
    use_ +=
        12 * i32::from(deed.bounces) + 8 * i32::from(deed.wakes) + 6 * i32::from(deed.ends_combat);
    use_ += 3 * n(deed.me.lock).max(0) + 3 * n(deed.steals) + 2 * n(deed.harm);
    use_ + (i32::from(deed.worth) / 20).clamp(0, 12)
}

/// Whether a minion has what a clause needs, blood aside.
fn can_ever_play(sight: &Sight, minion: CardId, card: CardId, clause: &Clause) -> bool {
    let waits = super::influence::waits(sight, minion);
    let bloodless = Clause { blood: 0, ..*clause };
    if waits && clause.titles != 0 {
        let title = sight.def(minion).and_then(|def| def.facts.title);
        let untitled = Clause { titles: 0, ..bloodless };
        return title.is_some_and(|title| clause.titles & 1 << title as u32 != 0)
            && sight.can_play(minion, card, &untitled);
    }
    sight.can_play(minion, card, &bloodless)
}

/// Whether one controls a copy of the card already.
fn is_out(sight: &Sight, def: methuselah_cards::DefId) -> bool {
    let mine = |&&c: &&CardId| {
        sight.card(c).is_some_and(|card| card.controller == sight.me && card.def == def)
    };
    sight.view.permanents().iter().any(|c| mine(&c))
}

/// What to discard, of one's own will or because the hand is too large.
pub(crate) fn discard(sight: &Sight, option: &Choice, kind: DecisionKind) -> i32 {
    match option.kind {
        OptionKind::Discard if kind == DecisionKind::DiscardDown => -keep(sight, option.card),
        OptionKind::Discard => sight.w.dead_card - keep(sight, option.card),
        OptionKind::Pass => 0,
        _ => sight.plain(option),
    }
}

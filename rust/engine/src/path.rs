//! Paths (chapter PATH).

use methuselah_cards::vocab::{Path, Sect};

use crate::{
    engine::Engine,
    event::{Event, Holder, Why},
    ids::{CardId, Seat, Value},
    option::{Choice, OptionKind},
    query::Query,
};

impl Query<'_> {
    /// The Path that a vampire follows, with the benefit of it only in the Sabbat (PATH-1).
    pub fn path(self, card: CardId) -> Option<Path> {
        let path = self.s.card(card).path.or(self.def(card).facts.path)?;
        (self.is_vampire(card) && self.sect(card) == Some(Sect::Sabbat)).then_some(path)
    }
}

impl Engine<'_> {
    /// PATH-1: a Sabbat vampire that follows no Path may burn 1 blood to follow one.
    pub(crate) fn offer_paths(&mut self, seat: Seat) {
        for minion in self.s.seat(seat).minions {
            let q = self.q();
            let may = self.s.card(minion).blood > 0
                && q.sect(minion) == Some(Sect::Sabbat)
                && q.path(minion).is_none();
            for &path in Path::ALL.iter().filter(|_| may) {
                let target = Value::Path(path);
                self.options.push(Choice { target, ..Choice::of(OptionKind::FollowPath, minion) });
            }
        }
    }

    pub(crate) fn follow_path(&mut self, choice: Choice) {
        if let Value::Path(path) = choice.target {
            self.lose(Holder::Blood(choice.minion), 1, Why::Told);
            self.commit(Event::Path(choice.minion, path));
        }
    }
}

//! Changes that are told in lines of their own.

use super::transcript::Transcript;
use crate::{
    event::{Entry, Event},
    ids::{CardId, Seat},
    log::PointsFor,
    option::OptionKind,
    state::Zone,
};

impl Transcript<'_> {
    /// Whether a Methuselah plays for that card (EDITION-12).
    pub(super) fn is_ante(&self, card: CardId) -> bool {
        let owner = self.game.state().card(card).owner;
        self.game.query().ante(owner) == Some(card)
    }

    /// A change, with the card that brings it about if that is another one.
    pub(super) fn changed_by(&self, event: Event) -> Option<String> {
        let line = self.changed(event)?;
        let about = match event {
            Event::Enter(entry) => [entry.card, entry.host],
            Event::Attach(a, b) | Event::Keep(a, b, _) => [a, b],
            Event::Lock(card)
            | Event::ToHand(card)
            | Event::ToLibrary(card)
            | Event::ToLibraryBottom(card)
            | Event::ToCryptBottom(card)
            | Event::ToUncontrolled(card)
            | Event::Discard(card)
            | Event::Torpor(card)
            | Event::LeaveTorpor(card)
            | Event::Recover(card)
            | Event::Burn(card)
            | Event::Remove(card)
            | Event::Control(card, _)
            | Event::Banish(card)
            | Event::Sect(card, _) => [card, CardId::NONE],
            Event::Edge(_) => [CardId::NONE; 2],
            _ => return Some(line),
        };
        let by = self.by.filter(|by| !about.contains(by));
        if let (Event::Lock(card), Some(by)) = (event, by) {
            return Some(format!("{} is locked by {}", self.name(card), self.name(by)));
        }
        Some(line + &by.map_or_else(String::new, |by| format!(" by {}", self.name(by))))
    }

    /// Who wins what the ousted have played for, if they have.
    fn ante_won(&self, ousted: Seat) -> String {
        let winner = self.game.state().seat(ousted).ousted_by;
        match (winner, self.game.query().ante(ousted)) {
            (Some(winner), Some(ante)) => {
                format!(", and {} wins {}", self.seat(winner), self.name(ante))
            }
            _ => String::new(),
        }
    }

    /// A change that is told in a line of its own.
    pub(super) fn changed(&self, event: Event) -> Option<String> {
        let name = |card| self.name(card);
        let seat_of = |seat| self.seat(seat);
        Some(match event {
            Event::Lock(card) => format!("{} locks", name(card)),
            Event::Edge(Some(seat)) => format!("{} has the Edge", seat_of(seat)),
            Event::Edge(None) => "nobody has the Edge".to_owned(),
            Event::ToHand(card) => {
                let owner = self.game.state().card(card).owner;
                format!("{} goes to the hand of {}", name(card), seat_of(owner))
            }
            Event::Keep(card, host, _) => {
                format!("{} is put on {}, out of play", name(card), name(host))
            }
            Event::ToLibrary(card) => {
                let owner = self.game.state().card(card).owner;
                format!("{} goes to the top of the library of {}", name(card), seat_of(owner))
            }
            Event::ToLibraryBottom(card) => {
                let owner = self.game.state().card(card).owner;
                format!("{} goes to the bottom of the library of {}", name(card), seat_of(owner))
            }
            Event::ToCryptBottom(card) => {
                let owner = self.game.state().card(card).owner;
                format!("{} goes to the bottom of the crypt of {}", name(card), seat_of(owner))
            }
            Event::ToUncontrolled(card) => {
                let owner = self.game.state().card(card).owner;
                format!("{} goes to the uncontrolled region of {}", name(card), seat_of(owner))
            }
            Event::Discard(card) => {
                let owner = self.game.state().card(card).owner;
                format!("{} discards {}", seat_of(owner), name(card))
            }
            Event::Enter(entry) => self.entered(entry),
            Event::Torpor(card) => format!("{} goes to torpor", name(card)),
            Event::LeaveTorpor(card) => format!("{} leaves torpor", name(card)),
            Event::Incapacitate(card) => format!("{} is incapacitated", name(card)),
            Event::Recover(card) => format!("{} is incapacitated no more", name(card)),
            Event::Burn(card) => format!("{} is burned", name(card)),
            Event::Control(card, seat) => format!("{} controls {}", seat_of(seat), name(card)),
            Event::Attach(card, host) => format!("{} moves to {}", name(card), name(host)),
            Event::Banish(card) => format!("{} moves to the uncontrolled region", name(card)),
            Event::Sect(card, sect) => format!("{} is {} now", name(card), sect.name()),
            Event::Path(card, path) => {
                format!("{} follows the Path of {}", name(card), path.name())
            }
            Event::Oust(seat) => {
                let by = self.game.state().seat(seat).ousted_by.map(seat_of);
                let by = by.map_or_else(String::new, |by| format!(" by {by}"));
                format!("{} is ousted{by}{}", seat_of(seat), self.ante_won(seat))
            }
            Event::Merge(minion, under) => {
                format!("{} and {} are one vampire now", name(minion), name(under))
            }
            Event::Withdraw(seat) => format!("{} withdraws from the game", seat_of(seat)),
            Event::Damage(hit) => self.damaged(hit),
            _ => return None,
        })
    }

    fn entered(&self, entry: Entry) -> String {
        let Entry { card, zone, seat, host, .. } = entry;
        let name = self.name(card);
        let is_crypt = self.game.query().def(card).facts.is_crypt();
        // EDITION-2: one that is full comes by itself.
        if self.brought_out(card) || (zone == Zone::Ready && is_crypt && self.by.is_none()) {
            return format!("{} brings out {name}", self.seat(seat));
        }
        match (zone, host.some()) {
            (_, Some(host)) => format!("{name} is put on {}", self.name(host)),
            (Zone::Ready, None) => format!("{} has {name} ready", self.seat(seat)),
            _ => format!("{} has {name} in play", self.seat(seat)),
        }
    }

    /// Victory points that a Methuselah gains.
    pub(super) fn gained(&mut self, seat: Seat, half: u8, why: PointsFor) {
        if half == 0 {
            return;
        }
        let points = &mut self.points[seat.index()];
        *points = points.saturating_add(half);
        let now = Self::plain_points(*points);
        let why = match why {
            PointsFor::Ousting(ousted) => format!("ousting {}", self.seat(ousted)),
            PointsFor::Withdrawing => "withdrawing".to_owned(),
            PointsFor::Surviving => "being the last in the game".to_owned(),
        };
        let (who, gains) = (self.seat(seat), Self::in_points(half));
        self.line(format!("{who} gains {gains} for {why} (now {now})"));
    }

    /// "1 victory point", "0.5 victory points".
    fn in_points(half: u8) -> String {
        let points = if half == 2 { "victory point" } else { "victory points" };
        format!("{} {points}", Self::plain_points(half))
    }

    pub(super) fn plain_points(half: u8) -> String {
        let fraction = if half.is_multiple_of(2) { "" } else { ".5" };
        format!("{}{fraction}", half / 2)
    }

    /// Damage has been prevented; of a stored prevention its use tells.
    pub(super) fn prevented(&mut self, card: CardId, n: u8, by: CardId) {
        if self.chosen.is_some_and(|choice| choice.kind == OptionKind::Prevent) {
            return;
        }
        let by = by.some().map_or_else(String::new, |by| format!(" by {}", self.name(by)));
        self.line(format!("{n} damage to {} is prevented{by}", self.name(card)));
    }

    /// A card or a title is contested, or no longer.
    pub(super) fn contested(&mut self, card: CardId, owner: Option<Seat>, begun: bool) {
        let what = match owner {
            Some(seat) => format!("{} of {}", self.name(card), self.seat(seat)),
            None => format!("the title of {}", self.name(card)),
        };
        let how = if begun { "is contested" } else { "is contested no more" };
        self.line(format!("{what} {how}"));
    }
}

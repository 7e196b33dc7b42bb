//! Sects, clans and circles (chapter SECT, TRAIT-1).

use methuselah_cards::{
    lang::{Change, ChangeKind, ClanOf, Newborn},
    vocab::{Clan, Sect},
};

use crate::{
    engine::Engine,
    event::{Entry, Event},
    ids::{CardId, Value},
    query::{Context, Query, Wanted},
    state::{Allegiance, Expiry, What, Zone},
};

/// The clans of a minion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clans<'a> {
    /// Those printed.
    Printed(&'a [Clan]),
    /// The one that it has been given instead.
    Changed(Clan),
}

impl Clans<'_> {
    /// Whether that clan is among them.
    pub fn has(self, clan: Clan) -> bool {
        match self {
            Self::Printed(clans) => clans.contains(&clan),
            Self::Changed(changed) => changed == clan,
        }
    }

    /// The first of them.
    pub fn first(self) -> Option<Clan> {
        match self {
            Self::Printed(clans) => clans.first().copied(),
            Self::Changed(clan) => Some(clan),
        }
    }
}

impl<'a> Query<'a> {
    /// The sect of a vampire (SECT-1).
    pub fn sect(self, card: CardId) -> Option<Sect> {
        let told = ChangeKind::Sect.bit() | ChangeKind::Clan.bit();
        if self.s.reach.changes & told == 0 {
            return self.s.card(card).sect.or(self.def(card).facts.sect);
        }
        self.sect_by_text(card)
            .or_else(|| self.sect_of_new_clan(card))
            .or(self.s.card(card).sect)
            .or(self.def(card).facts.sect)
    }

    /// EDITION-15: the sect that a vampire has changed to with its clan.
    fn sect_of_new_clan(self, card: CardId) -> Option<Sect> {
        if !self.edition().clans_bring_their_sect() {
            return None;
        }
        let (clan, brings_sect) = self.new_clan(card)?;
        let printed = self.def(card).facts.clans.first()?.sect();
        Some(clan.sect()).filter(|&sect| brings_sect && sect != printed)
    }

    /// The sect that a text says a vampire counts as of: the last such text.
    fn sect_by_text(self, card: CardId) -> Option<Sect> {
        let mut sect = None;
        self.any_static(Wanted::Change(ChangeKind::Sect.bit()), |context, text| {
            if let Change::Sect(given) = text.change
                && self.about_card(context, text, card)
                && self.all(context, &text.if_)
            {
                sect = Some(given);
            }
            false
        });
        sect
    }

    /// Whether a vampire is of a sect (SECT-1, EDITION-4).
    pub fn is_of_sect(self, card: CardId, sect: Sect) -> bool {
        let its = self.sect(card);
        its == Some(sect)
            || (sect == Sect::Independent
                && its == Some(Sect::Anarch)
                && self.edition().anarchs_are_independent())
    }

    /// The clans of a minion: the printed ones, unless an effect has given it another (SECT-4).
    pub fn clans(self, card: CardId) -> Clans<'a> {
        let printed = Clans::Printed(&self.def(card).facts.clans);
        self.new_clan(card).map_or(printed, |(clan, _)| Clans::Changed(clan))
    }

    /// The clan that a minion has been given, and whether its sect comes with it (EDITION-15).
    fn new_clan(self, card: CardId) -> Option<(Clan, bool)> {
        if self.s.reach.changes & ChangeKind::Clan.bit() == 0 {
            return None;
        }
        let mut lasting = self.s.lasting.iter().rev();
        lasting.find_map(|lasting| match lasting.what {
            What::Clan(clan, brings_sect) if self.lasting_on(lasting, card) => {
                Some((clan, brings_sect))
            }
            _ => None,
        })
    }

    /// Whether a minion is of a clan.
    pub fn is_of_clan(self, card: CardId, clan: Clan) -> bool {
        self.is_minion(card) && self.clans(card).has(clan)
    }

    /// The clan of a minion, if it has one.
    pub fn clan(self, card: CardId) -> Option<Clan> {
        self.clans(card).first()
    }

    /// The clan that a text names or points at.
    pub(crate) fn clan_of(self, c: &Context, clan: ClanOf) -> Option<Clan> {
        match clan {
            ClanOf::The(clan) => Some(clan),
            ClanOf::Of(other) => self.which(c, other).and_then(|card| self.clan(card)),
            ClanOf::Picked(n) => match c.picks.get(usize::from(n)) {
                Some(Value::Clan(clan)) => Some(*clan),
                _ => None,
            },
        }
    }

    /// Whether two Blood Brothers are of one circle; one without is a circle of its own (TRAIT-1).
    pub fn same_circle(self, a: CardId, b: CardId) -> bool {
        let brother = |card| self.is_of_clan(card, Clan::BloodBrother);
        brother(a) && brother(b) && self.circle(a) == self.circle(b)
    }

    /// The circle that a Blood Brother belongs to: the one it has joined last, or the printed one.
    pub(crate) fn circle(self, card: CardId) -> Allegiance {
        let joined = self.s.lasting.iter().rev().find_map(|l| match l.what {
            What::Circle(circle) if self.lasting_on(l, card) => Some(circle),
            _ => None,
        });
        let printed = self.def(card).facts.circle.map(Allegiance::Named);
        joined.or(printed).unwrap_or(Allegiance::Own(card))
    }
}

impl Engine<'_> {
    /// SECT-1: a vampire belongs to a sect, and no more to the one before.
    pub(crate) fn change_sect(&mut self, vampire: CardId, sect: Sect) {
        if self.q().is_vampire(vampire) {
            self.commit(Event::Sect(vampire, sect));
        }
    }

    /// EDITION-15: the sect of a clan that a vampire changed to earlier is no more its own.
    pub(crate) fn overrule_clan(&mut self, vampire: CardId) {
        let subject = self.value(vampire);
        for lasting in self.s.lasting.iter_mut().filter(|l| l.subject == subject) {
            if let What::Clan(_, brings_sect) = &mut lasting.what {
                *brings_sect = false;
            }
        }
    }

    /// A card that was played comes into play as a vampire, without blood, of the clan and sect of
    /// its creator (SECT-6).
    pub(crate) fn become_vampire(&mut self, c: &Context, newborn: Newborn) {
        let Some(card) = c.source.id.some() else { return };
        if self.s.card(card).zone != Zone::Played {
            return;
        }
        let creator = self.get(c.me);
        let clan = newborn.clan.or(creator.and_then(|id| self.q().clan(id)));
        let sect = newborn.sect.or(creator.and_then(|id| self.q().sect(id)));
        self.commit(Event::Enter(Entry::ready(card, c.you)));
        self.s.card_mut(card).sect = sect;
        if let Some(clan) = clan {
            self.give(c, What::Clan(clan, false), self.value(card), Expiry::Game);
        }
    }
}

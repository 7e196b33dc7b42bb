//! What a card is, and what it could carry or have (chapters CARD, SECT, PATH).

use methuselah_cards::{
    lang::{Ability, Change, ChangeKind, Static},
    vocab::{CardType, Clan, Keyword, Level, Path, Sect, Title, UniquePer},
};

use super::{Query, statics::Wanted};
use crate::{
    ids::{CardId, CardRef, Seat},
    state::{Damage, Flag, Frame, What},
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
    /// Whether the minion is (still) ready.
    pub fn ready(self, minion: CardRef) -> bool {
        self.s.resolve(minion).is_some_and(|id| self.s.card(id).ready())
    }

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

    /// The Path that a vampire follows, with the benefit of it only in the Sabbat (PATH-1).
    pub fn path(self, card: CardId) -> Option<Path> {
        let path = self.s.card(card).path.or(self.def(card).facts.path)?;
        (self.is_vampire(card) && self.sect(card) == Some(Sect::Sabbat)).then_some(path)
    }

    /// Whether two Blood Brothers are of one circle; one without is a circle of its own (TRAIT-1).
    pub fn same_circle(self, a: CardId, b: CardId) -> bool {
        let brother = |card| self.is_of_clan(card, Clan::BloodBrother);
        let circle = |card| self.def(card).facts.circle;
        brother(a) && brother(b) && (a == b || (circle(a).is_some() && circle(a) == circle(b)))
    }

    /// Whether a vampire is of a sect (SECT-1, EDITION-4).
    pub fn is_of_sect(self, card: CardId, sect: Sect) -> bool {
        let its = self.sect(card);
        its == Some(sect)
            || (sect == Sect::Independent
                && its == Some(Sect::Anarch)
                && self.edition().anarchs_are_independent())
    }

    /// Within what a title is unique (SECT-2, EDITION-4).
    pub(crate) fn unique_per(self, title: Title) -> Option<UniquePer> {
        let any_number = title == Title::InnerCircle && !self.edition().inner_circle_is_unique();
        title.unique_per().filter(|_| !any_number)
    }

    /// The card on a vampire that stands for a title, and the title.
    pub fn title_card(self, card: CardId) -> Option<(CardId, Title)> {
        if !self.s.reach.titles {
            return None;
        }
        self.attached(card).find_map(|on| self.title_given(on).map(|title| (on, title)))
    }

    /// The title that an effect has given a vampire, without a card that stands for it.
    pub(crate) fn lent_title(self, card: CardId) -> Option<Title> {
        if !self.s.reach.titles {
            return None;
        }
        self.s.lasting.iter().find_map(|lasting| match lasting.what {
            What::Title(title) if self.lasting_on(lasting, card) => Some(title),
            _ => None,
        })
    }

    /// The title that a card stands for.
    pub fn title_given(self, card: CardId) -> Option<Title> {
        self.def(card).gives_title
    }

    /// The title that a vampire claims, contested or not.
    pub fn claimed_title(self, card: CardId) -> Option<Title> {
        if let Some(title) = self.title_card(card).map(|(_, title)| title).or(self.lent_title(card))
        {
            return Some(title);
        }
        let printed = self.def(card).facts.title?;
        (!self.s.card(card).is(Flag::TitleLost)).then_some(printed)
    }

    /// The title that a vampire has: not while it is contested, nor outside its sect (SECT-3).
    pub fn title(self, card: CardId) -> Option<Title> {
        let title = self.title_in_sect(card)?;
        (!self.s.card(card).is(Flag::TitleContested)).then_some(title)
    }

    /// The title that a vampire claims, unless it is outside the title's sect (SECT-3).
    pub fn title_in_sect(self, card: CardId) -> Option<Title> {
        let title = self.claimed_title(card)?;
        let clan = self.unique_per(title).filter(|per| *per == UniquePer::Clan);
        (title.sect().is_none_or(|sect| self.is_of_sect(card, sect))
            && clan.and_then(|_| self.title_clan(card)).is_none_or(|c| self.is_of_clan(card, c)))
        .then_some(title)
    }

    /// The clan that the title which a vampire claims belongs to, if it belongs to one (SECT-2).
    fn title_clan(self, card: CardId) -> Option<Clan> {
        match self.title_card(card) {
            Some((on, _)) => self.def(on).title_clan,
            None => self.def(card).facts.clans.first().copied(),
        }
    }

    /// Whether a vampire is of the sect and clan that a title card asks for (SECT-3).
    pub(crate) fn can_hold_title_of(self, vampire: CardId, card: CardId) -> bool {
        let def = self.def(card);
        let sect = def.gives_title.and_then(Title::sect);
        sect.is_none_or(|sect| self.is_of_sect(vampire, sect))
            && def.title_clan.is_none_or(|clan| self.is_of_clan(vampire, clan))
    }

    /// Whether two vampires claim one and the same unique title (CONTEST-5).
    pub fn same_title(self, a: CardId, b: CardId) -> bool {
        self.same_claim(a, b) && self.title_in_sect(a).is_some() && self.title_in_sect(b).is_some()
    }

    /// The same, be they of the title's sect and clan or not.
    pub(crate) fn same_claim(self, a: CardId, b: CardId) -> bool {
        let (Some(one), Some(two)) = (self.claimed_title(a), self.claimed_title(b)) else {
            return false;
        };
        match (self.unique_per(one), self.unique_per(two)) {
            (Some(UniquePer::City), Some(UniquePer::City)) => {
                let city = self.title_city(a);
                city.is_some() && city == self.title_city(b)
            }
            (Some(UniquePer::Clan), Some(UniquePer::Clan)) => {
                one == two && self.title_clan(a) == self.title_clan(b)
            }
            (Some(UniquePer::Table), Some(UniquePer::Table)) => one == two,
            _ => false,
        }
    }

    /// CONTEST-4: whether a title card would contest a title that another minion of the Methuselah
    /// claims.
    pub fn contests_own_title(self, seat: Seat, host: CardId, card: CardId) -> bool {
        let Some(given) = self.title_given(card) else { return false };
        self.s.seat(seat).minions.iter().any(|&other| {
            let title = self.title_in_sect(other).filter(|_| other != host);
            match (self.unique_per(given), title.and_then(|title| self.unique_per(title))) {
                (Some(UniquePer::City), Some(UniquePer::City)) => {
                    let city = self.def(card).facts.city.as_deref();
                    city.is_some() && city == self.title_city(other)
                }
                (Some(UniquePer::Clan), Some(UniquePer::Clan)) => {
                    title == Some(given) && self.def(card).title_clan == self.title_clan(other)
                }
                (Some(UniquePer::Table), _) => title == Some(given),
                _ => false,
            }
        })
    }

    fn title_city(self, card: CardId) -> Option<&'a str> {
        let of = self.title_card(card).map_or(card, |(on, _)| on);
        self.def(of).facts.city.as_deref()
    }

    /// Whether a minion meets the printed and written requirements of a card, whatever the clause
    /// (CARD-5).
    pub fn meets_requirements(self, minion: CardId, card: CardId) -> bool {
        self.meets_requirements_as(minion, card, 0)
    }

    /// The same of an ally that plays it as a vampire of a capacity, if that is not 0.
    pub(crate) fn meets_requirements_as(
        self,
        minion: CardId,
        card: CardId,
        as_vampire: u8,
    ) -> bool {
        let def = self.def(card);
        if def.has_no_requirements() {
            return true;
        }
        let clan_ok = def.facts.clans.is_empty()
            || ((self.is_vampire(minion) || self.is_imbued(minion))
                && def.facts.clans.iter().any(|&clan| self.clans(minion).has(clan)));
        let path_ok = def.facts.path.is_none() || self.path(minion) == def.facts.path;
        let mut context = self.context(card);
        context.me = self.s.reference(minion);
        context.you = self.s.card(minion).controller;
        context.as_vampire = as_vampire;
        clan_ok && path_ok && self.fits_anywhere(&context, &def.requires, minion)
    }

    /// Whether a minion could bring a card onto itself or into play: its requirements and a
    /// Discipline, at the inferior level at least.
    pub fn can_bring(self, minion: CardId, card: CardId) -> bool {
        let facts = &self.def(card).facts;
        let disciplines = facts.requires.disciplines();
        let skilled = |d| self.level(minion, d).is_some();
        let skilled = match &facts.requires {
            methuselah_cards::facts::Requirement::All(_) => {
                disciplines.iter().copied().all(skilled)
            }
            _ => disciplines.is_empty() || disciplines.iter().copied().any(skilled),
        };
        let context = self.bringing_context(minion, card);
        let (blood, pool) = self.price(&context, card, CardRef::NONE);
        let less = self.reducible(&context, card);
        let power = facts.types.has(CardType::Power);
        skilled
            && (!power || self.is_imbued(minion))
            && self.meets_requirements(minion, card)
            && self.can_have(minion, card)
            && blood - less.0 <= self.s.card(minion).blood.into()
            && pool - less.1 <= self.s.seat(context.you).pool.into()
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
        let vehicle = methuselah_cards::vocab::Keyword::Vehicle;
        let archetype = methuselah_cards::vocab::Keyword::Archetype;
        self.attached(minion).any(|on| {
            let other = self.def(on);
            let shared = |k| def.facts.keywords.has(k) && other.facts.keywords.has(k);
            (def.only_one && other.facts.id == def.facts.id) || shared(vehicle) || shared(archetype)
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

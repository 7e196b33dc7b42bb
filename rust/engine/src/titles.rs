//! Titles: claimed, contested, replaced and yielded (chapters CONTEST and SECT).

use methuselah_cards::{
    DefId,
    lang::Does,
    vocab::{Clan, Title, UniquePer},
};

use crate::{
    engine::Engine,
    ids::{CardId, Seat},
    list::List,
    log::Record,
    query::{Context, Query},
    state::{Expiry, Flag, Lasting, What},
};

impl Engine<'_> {
    /// Works out which titles are contested (CONTEST-5). A contest ends only in an unlock phase
    /// (CONTEST-7), so this only begins contests.
    pub(crate) fn settle_titles(&mut self) {
        self.yield_misplaced_titles();
        self.yield_titles_of_others();
        let mut claimants: List<CardId, 64> = List::default();
        for seat in self.s.all_seats() {
            for &minion in self.s.seat(seat).minions.iter() {
                let may = self.q().claimed_title(minion).is_some();
                if may
                    && self
                        .q()
                        .title_in_sect(minion)
                        .is_some_and(|t| self.q().unique_per(t).is_some())
                    && !self.q().cannot(minion, Does::Contest)
                {
                    let _ = claimants.push(minion);
                }
            }
        }
        for (i, &a) in claimants.iter().enumerate() {
            for &b in &claimants[i + 1..] {
                if self.q().same_title(a, b) {
                    for vampire in [a, b] {
                        if !self.s.card(vampire).is(Flag::TitleContested) {
                            self.s.card_mut(vampire).set(Flag::TitleContested, true);
                            self.note(Record::TitleContest(vampire, true));
                        }
                    }
                }
            }
        }
    }

    /// SECT-3: a contested title is yielded as its vampire leaves the title's sect or clan.
    fn yield_misplaced_titles(&mut self) {
        for seat in self.s.all_seats() {
            for minion in self.s.seat(seat).minions {
                if self.s.card(minion).is(Flag::TitleContested)
                    && self.q().title_in_sect(minion).is_none()
                {
                    self.yield_title(minion);
                }
            }
        }
    }

    /// SECT-3: a unique title that a vampire holds outside the title's sect or clan is yielded as
    /// another claims it.
    fn yield_titles_of_others(&mut self) {
        for seat in self.s.all_seats() {
            for minion in self.s.seat(seat).minions {
                let q = self.q();
                let outside = || {
                    q.claimed_title(minion).is_some_and(|title| q.unique_per(title).is_some())
                        && q.title_in_sect(minion).is_none()
                        && !q.cannot(minion, Does::Contest)
                };
                let claimed = |other| {
                    q.same_claim(minion, other)
                        && q.title_in_sect(other).is_some()
                        && !q.cannot(other, Does::Contest)
                };
                if outside()
                    && q.s.all_seats().any(|seat| {
                        q.s.seat(seat)
                            .minions
                            .iter()
                            .any(|&other| other != minion && claimed(other))
                    })
                {
                    self.yield_title(minion);
                }
            }
        }
    }

    /// SECT-1: a new title takes the place of the old one.
    pub(crate) fn replace_title(&mut self, card: CardId, host: CardId) {
        let gives = |id: CardId| self.q().title_given(id).is_some();
        if host == CardId::NONE || !gives(card) {
            return;
        }
        let old: List<CardId, 4> =
            self.q().attached(host).filter(|&on| on != card && gives(on)).collect();
        for on in old {
            self.burn(on);
        }
        self.forget_lent_title(host);
        self.s.card_mut(host).set(Flag::TitleLost, true);
        self.s.card_mut(host).set(Flag::TitleContested, false);
        self.settle_titles();
    }

    /// SECT-1, -3: a vampire of the right sect gets a title that no card stands for.
    pub(crate) fn give_title(
        &mut self,
        c: &Context,
        vampire: CardId,
        title: Title,
        city: Option<DefId>,
    ) {
        let sect = title.sect();
        if !self.q().is_vampire(vampire)
            || sect.is_some_and(|sect| !self.q().is_of_sect(vampire, sect))
        {
            return;
        }
        if let Some((on, _)) = self.q().title_card(vampire) {
            self.burn(on);
        }
        self.forget_lent_title(vampire);
        self.s.card_mut(vampire).set(Flag::TitleLost, true);
        self.s.card_mut(vampire).set(Flag::TitleContested, false);
        self.give(c, What::Title(title, city), self.value(vampire), Expiry::Game);
        self.settle_titles();
    }

    /// SECT-1: a vampire gets the very title that another one holds.
    pub(crate) fn share_title(&mut self, c: &Context, vampire: CardId, holder: CardId) {
        if let Some(title) = self.q().title(holder) {
            let city = self.q().city_source(holder);
            self.give_title(c, vampire, title, city);
        }
    }

    fn forget_lent_title(&mut self, vampire: CardId) {
        if self.q().lent_title(vampire).is_some() {
            let subject = self.value(vampire);
            let lent = |l: &Lasting| matches!(l.what, What::Title(..)) && l.subject == subject;
            self.s.lasting.retain(|l| !lent(l));
            self.note_reach();
        }
    }

    /// Whether another vampire in play claims the contested title too.
    pub(crate) fn title_rivalled(&self, card: CardId) -> bool {
        self.rivals_for_title(card).next().is_some()
    }

    /// Blood that it costs a vampire to contest its title (CONTEST-6, EDITION-4).
    pub(crate) fn cost_of_title(&self, card: CardId) -> i32 {
        let q = self.q();
        let more = self.edition().extra_cost_of_barons();
        let titled = |id: CardId, titles: &[Title]| {
            q.title_in_sect(id).is_some_and(|title| titles.contains(&title))
        };
        let dearer = more > 0
            && titled(card, &[Title::Baron])
            && self
                .rivals_for_title(card)
                .any(|id| titled(id, &[Title::Prince, Title::Archbishop]));
        1 + if dearer { more } else { 0 } + q.extra_title_cost(card)
    }

    /// The other vampires in play that claim the title of one, too.
    fn rivals_for_title(&self, card: CardId) -> impl Iterator<Item = CardId> {
        let q = self.q();
        let minions = q.s.all_seats().flat_map(move |seat| q.s.seat(seat).minions.iter().copied());
        minions.filter(move |&other| other != card && q.same_title(card, other))
    }

    /// A vampire yields its title: the card that stands for it burns, or the printed one is gone
    /// for the rest of the game (CONTEST-7, SECT-5).
    pub(crate) fn yield_title(&mut self, card: CardId) {
        if let Some((on, _)) = self.q().title_card(card) {
            self.burn(on);
        } else {
            self.forget_lent_title(card);
            self.s.card_mut(card).set(Flag::TitleLost, true);
        }
        self.s.card_mut(card).set(Flag::TitleContested, false);
    }
}

impl<'a> Query<'a> {
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
        self.lent_title_of(card).map(|(title, _)| title)
    }

    /// The same, with the card that says of which city it is.
    fn lent_title_of(self, card: CardId) -> Option<(Title, Option<DefId>)> {
        if !self.s.reach.titles {
            return None;
        }
        self.s.lasting.iter().find_map(|lasting| match lasting.what {
            What::Title(title, city) if self.lasting_on(lasting, card) => Some((title, city)),
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
        let sect = match self.title_card(card) {
            Some((on, _)) => self.def(on).title_sect,
            None => title.sect(),
        };
        let clan = self.unique_per(title).filter(|per| *per == UniquePer::Clan);
        (sect.is_none_or(|sect| self.is_of_sect(card, sect))
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
        def.title_sect.is_none_or(|sect| self.is_of_sect(vampire, sect))
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
        self.set().def(self.city_source(card)?).facts.city.as_deref()
    }

    /// The card that says of which city the title that a vampire claims is: that which stands for the
    /// title, if one does, or else a vampire.
    fn city_source(self, card: CardId) -> Option<DefId> {
        match (self.title_card(card), self.lent_title_of(card)) {
            (Some((on, _)), _) => Some(self.s.card(on).def),
            (None, Some((_, city))) => city,
            (None, None) => Some(self.s.card(card).def),
        }
    }
}

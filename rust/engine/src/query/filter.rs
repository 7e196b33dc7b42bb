//! Which cards, minions and Methuselahs a text is about.

use methuselah_cards::{
    ModeDef,
    facts::Price,
    lang::{Filter, Is, Period, Place, Skill, Which, Who},
    vocab::{CardType, DisciplineSet, Keyword, Sect},
};

use std::slice;

use super::{Context, Query};
use crate::{
    effect::slot_of_set,
    ids::{CardId, CardRef, Seat, Value},
    state::{Played, State, Zone},
};

impl<'a> Query<'a> {
    /// The cards that fit a description, as they lie.
    pub fn matching<'b>(
        self,
        c: &'b Context,
        filter: &'b Filter,
    ) -> impl Iterator<Item = CardId> + use<'a, 'b> {
        let named = pile(filter);
        let domain = match named {
            Some((_, place, who)) => self.in_pile(c, place, who),
            None => self.in_play_for(c, filter),
        };
        let named = named.map(|(at, ..)| at);
        // All cards of the pile are in it.
        domain.filter(move |&card| {
            let mut parts = filter.iter().enumerate();
            parts.all(|(at, part)| named == Some(at) || self.fits_part(c, part, card))
        })
    }

    /// The cards in play among which a description looks: no others than minions, or those of one
    /// Methuselah, if it says so.
    fn in_play_for(self, c: &Context, filter: &Filter) -> Domain<'a> {
        let of_minions = |part: &Is| {
            matches!(
                part,
                Is::Minion | Is::Vampire | Is::Ally | Is::Ready | Is::InTorpor | Is::Incapacitated
            )
        };
        let (mut next, mut end) = (0, self.s.seats.len() + 1);
        if filter.iter().any(of_minions) {
            end -= 1;
            let whose = filter.iter().find_map(|part| match part {
                Is::ControlledBy(who) => Some(self.who(c, *who)),
                _ => None,
            });
            match whose {
                Some(Some(seat)) => (next, end) = (seat.index(), seat.index() + 1),
                Some(None) => end = 0,
                None => {}
            }
        }
        Domain::Play { s: self.s, next, end, rest: [].iter() }
    }

    /// The cards of a pile.
    fn in_pile(self, c: &Context, place: Place, who: Who) -> Domain<'a> {
        let Some(seat) = self.who(c, who) else { return Domain::Pile([].iter()) };
        let state = self.s.seat(seat);
        let pile: &'a [CardId] = match place {
            Place::Uncontrolled => &state.uncontrolled,
            Place::Hand => &state.hand,
            Place::Library => &state.library,
            Place::Crypt => &state.crypt,
            Place::AshHeap | Place::Kept => {
                return Domain::Strewn { s: self.s, seat, kept: place == Place::Kept, next: 0 };
            }
            Place::Play => unreachable!("play is no pile"),
        };
        Domain::Pile(pile.iter())
    }

    /// Whether a card fits a description. Unless the description names a pile, only a card in
    /// play fits (CARD-14).
    pub fn fits(self, c: &Context, filter: &Filter, card: CardId) -> bool {
        (self.s.card(card).zone.in_play() || pile(filter).is_some())
            && filter.iter().all(|part| self.fits_part(c, part, card))
    }

    /// Whether a card has what a description asks for, wherever it is.
    pub fn fits_anywhere(self, c: &Context, filter: &Filter, card: CardId) -> bool {
        filter.iter().all(|part| self.fits_part(c, part, card))
    }

    /// Whether a card has what a description asks for, or will once it is in play.
    pub(super) fn fits_in_play(self, c: &Context, filter: &[Is], card: CardId) -> bool {
        let def = self.def(card);
        if !def.becomes_equipment {
            return filter.iter().all(|part| self.fits_part(c, part, card));
        }
        filter.iter().all(|part| match part {
            Is::Type(kind) => *kind == CardType::Equipment,
            Is::Keyword(keyword) if def.in_play.contains(keyword) => true,
            Is::Not(part) => !self.fits_in_play(c, slice::from_ref(part), card),
            Is::Any(parts) => {
                parts.iter().any(|part| self.fits_in_play(c, slice::from_ref(part), card))
            }
            part => self.fits_part(c, part, card),
        })
    }

    /// Whether a card that is, was or would be played for that clause fits a description.
    pub(crate) fn fits_as(self, c: &Context, filter: &[Is], card: CardId, mode: &ModeDef) -> bool {
        filter.iter().all(|part| match part {
            Is::Type(kind) => *kind == mode.as_type,
            Is::Requires(skill) => mode.needs.level(skill.discipline).is_some(),
            Is::RequiresDiscipline => mode.needs.iter().any(|(of, _)| !of.is_virtue()),
            Is::StrikeCard => mode.strikes(),
            Is::Redirects => mode.redirects(),
            Is::Not(part) => !self.fits_as(c, slice::from_ref(part), card, mode),
            Is::Any(parts) => {
                parts.iter().any(|part| self.fits_as(c, slice::from_ref(part), card, mode))
            }
            Is::All(parts) => self.fits_as(c, parts, card, mode),
            part => self.fits_part(c, part, card),
        })
    }

    /// The cards played by minions so far, in the action or in the combat under way.
    fn played_during(self, period: Period) -> impl Iterator<Item = &'a Played> {
        let action = &self.s.action;
        let of_combat = period == Period::Combat;
        let on = if of_combat { self.s.combat.on } else { action.on };
        let before = if of_combat { action.before_combat.into() } else { 0 };
        let began = action.began.iter().filter(move |_| on && !of_combat);
        began.chain(action.played.iter().skip(before).filter(move |_| on))
    }

    /// How many Disciplines a minion has used to play cards during the action under way.
    pub(super) fn disciplines_played(self, minion: CardId) -> usize {
        let mut used = DisciplineSet::default();
        for played in self.played_during(Period::Action).filter(|p| self.is(p.minion, minion)) {
            for (discipline, level) in self.mode_played(played).needs.iter() {
                used.add(discipline, level);
            }
        }
        used.len()
    }

    /// The clause that a card was played for.
    pub(crate) fn mode_played(self, played: &Played) -> &'a ModeDef {
        &self.def(played.card).modes[played.mode as usize]
    }

    /// Whether a card has one of the things that a description asks for: what is asked most often
    /// and answered at once stands here, the rest apart, for a call with as much to decide costs
    /// more than these answers.
    pub(crate) fn fits_part(self, c: &Context, part: &Is, id: CardId) -> bool {
        match part {
            Is::Ready => self.s.card(id).ready(),
            Is::InTorpor => self.s.card(id).zone == Zone::Torpor,
            Is::Incapacitated => self.s.card(id).zone == Zone::Incapacitated,
            Is::Locked => self.s.card(id).locked(),
            Is::Unlocked => !self.s.card(id).locked(),
            Is::ControlledBy(who) => self.who(c, *who) == Some(self.s.card(id).controller),
            Is::Vampire => self.is_vampire_in(c, id),
            Is::Minion => self.is_minion(id),
            part => self.fits_further(c, part, id),
        }
    }

    fn fits_further(self, c: &Context, part: &Is, id: CardId) -> bool {
        let card = self.s.card(id);
        let facts = &self.def(id).facts;
        match part {
            Is::Ready
            | Is::InTorpor
            | Is::Incapacitated
            | Is::Locked
            | Is::Unlocked
            | Is::ControlledBy(_)
            | Is::Vampire
            | Is::Minion => self.fits_part(c, part, id),
            // A crypt card is an ally only while it is in play (IMBUED-5).
            Is::Ally => self.is_ally_in(c, id) && (card.zone.in_play() || !facts.is_crypt()),
            Is::Monster => self.is_monster(id),
            Is::In(place, who) => {
                let zone = match place {
                    Place::Play => {
                        return card.zone.in_play() && self.who(c, *who) == Some(card.controller);
                    }
                    Place::Uncontrolled => {
                        return card.zone == Zone::Uncontrolled
                            && self.who(c, *who) == Some(card.controller);
                    }
                    Place::Kept => {
                        return card.zone == Zone::Kept
                            && self.who(c, *who) == Some(card.controller);
                    }
                    Place::Hand => Zone::Hand,
                    Place::Library => Zone::Library,
                    Place::Crypt => Zone::Crypt,
                    Place::AshHeap => Zone::AshHeap,
                };
                card.zone == zone && self.who(c, *who) == Some(card.owner)
            }
            Is::Clan(clan) => self.is_of_clan(id, *clan) || self.is_played_as(c, id, *clan),
            Is::ClanOf(clan) => {
                self.clan_of(c, *clan).is_some_and(|clan| self.is_of_clan(id, clan))
            }
            Is::CircleLike(which) => {
                self.which(c, *which).is_some_and(|other| self.same_circle(id, other))
            }
            Is::Follows(path) => self.path(id) == Some(*path),
            Is::Pathless => self.path(id).is_none(),
            Is::Sect(sect) => self.is_of_sect_in(c, id, *sect),
            Is::Unique => facts.is_unique(),
            Is::CopiedBy(who) => self.who(c, *who).is_some_and(|seat| self.controls_copy(seat, id)),
            Is::Titled => self.title(id).is_some(),
            Is::Title(titles) => self.title(id).is_some_and(|title| titles.contains(&title)),
            Is::Discipline(skill) => self.has_discipline(id, *skill),
            Is::Younger(which) => self
                .which(c, *which)
                .is_some_and(|other| self.capacity_in(c, id) < self.capacity_in(c, other)),
            Is::Older(which) => self
                .which(c, *which)
                .is_some_and(|other| self.capacity_in(c, id) > self.capacity_in(c, other)),
            Is::Oldest(filter) => {
                let capacity = self.capacity_in(c, id);
                self.matching(c, filter).all(|other| self.capacity_in(c, other) <= capacity)
            }
            Is::CapacityAtLeast(n) => self.capacity_in(c, id) >= self.amount(c, n),
            Is::BloodAtLeast(n) => i32::from(card.blood) >= self.amount(c, n),
            Is::PoolCostAtLeast(n) => {
                matches!(facts.cost.pool, Some(Price::Fixed(pool)) if pool >= *n)
            }
            Is::StrikeCard => self.played_clause(id).is_some_and(ModeDef::strikes),
            Is::Redirects => self.played_clause(id).is_some_and(ModeDef::redirects),
            Is::DiablerizedSince(who) => {
                self.who(c, *who).is_some_and(|seat| self.has_diablerized_since(id, seat))
            }
            // An equipment that is a location in play is no equipment there.
            Is::Type(CardType::Equipment) if card.zone.in_play() => {
                self.is_equipment(id) && !facts.keywords.has(Keyword::Location)
            }
            Is::Type(_) if self.is_equipment(id) && self.def(id).becomes_equipment => false,
            Is::Type(kind) if self.became_ally(id) => *kind == CardType::Ally,
            Is::Type(kind) if self.became_vampire(id) => *kind == CardType::Vampire,
            // IMBUED-1.
            Is::Type(CardType::Ally) if card.zone.in_play() && self.is_imbued(id) => true,
            Is::Type(kind) => match self.played_clause(id) {
                Some(mode) => mode.as_type == *kind,
                None => facts.types.has(*kind),
            },
            Is::Keyword(keyword) => {
                self.has_keyword(id, *keyword)
                    || (card.zone == Zone::Played
                        && self
                            .played_clause(id)
                            .is_some_and(|m| m.text.keywords.contains(keyword)))
            }
            Is::Named(name) => facts.name == *name,
            Is::Requires(skill) => match self.played_clause(id) {
                Some(mode) => mode.needs.level(skill.discipline).is_some(),
                None => facts.requires.disciplines().contains(&skill.discipline),
            },
            Is::RequiresDiscipline => match self.played_clause(id) {
                Some(mode) => mode.needs.iter().any(|(of, _)| !of.is_virtue()),
                None => facts.requires.disciplines().iter().any(|of| !of.is_virtue()),
            },
            Is::PlayedDuring(period, which, filter) => {
                self.which(c, *which).is_some_and(|minion| {
                    self.played_during(*period).any(|played| {
                        played.card == id
                            && self.is(played.minion, minion)
                            && self.fits_as(c, filter, id, self.mode_played(played))
                    })
                })
            }
            Is::RequiresClan(clan) => !facts.is_crypt() && facts.clans.contains(clan),
            Is::RequiresPath(path) => !facts.is_crypt() && facts.path == Some(*path),
            Is::RequiresSect(sect) => {
                !facts.is_crypt() && self.def(id).requires.iter().any(|part| asks_for(part, *sect))
            }
            Is::ChangesSectTo(sect) => self.def(id).changes_sect_to.contains(sect),
            Is::InTerms => {
                let reference = Value::Card(self.s.reference(id));
                self.s.referendum.on && self.s.referendum.picks.contains(&reference)
            }
            Is::InSet(set) => {
                let kept = (c.source, slot_of_set(*set), Value::Card(self.s.reference(id)));
                self.s.memories.contains(&kept)
            }
            Is::The(which) => self.which(c, *which) == Some(id),
            Is::OnTop(n) => {
                let library = &self.s.seat(card.owner).library;
                card.zone == Zone::Library
                    && library.iter().rev().take(*n as usize).any(|&c| c == id)
            }
            Is::On(which) => card.host != CardId::NONE && self.which(c, *which) == Some(card.host),
            Is::OnOne(filter) => card.host.some().is_some_and(|host| self.fits(c, filter, host)),
            Is::With(filter) => self.attached(id).any(|on| self.fits(c, filter, on)),
            Is::Remembers(slot, filter) => {
                let of = Context { source: self.s.reference(id), ..*c };
                self.which(&of, Which::Remembered(*slot))
                    .is_some_and(|kept| self.fits(c, filter, kept))
            }
            Is::CastVotes => self.s.referendum.ballots.iter().any(|ballot| {
                ballot.way.is_some() && !ballot.abstains && self.is(ballot.source.card(), id)
            }),
            Is::StruckAt(all) => self.is_struck_at(c, all, id),
            Is::CanBeStruckWith => {
                card.host.some().is_some_and(|minion| self.usable_strike(id, minion).is_some())
            }
            Is::After(which) => self.which(c, *which).is_some_and(|other| id > other),
            Is::InCombat => {
                let retainer = facts.types.has(CardType::Retainer) && card.host != CardId::NONE;
                let minion = if retainer { card.host } else { id };
                self.s.combat.on && self.s.combat.sides.iter().any(|s| self.is(s.minion, minion))
            }
            Is::EquippableBy(which) => {
                self.which(c, *which).is_some_and(|minion| self.can_bring(c, minion, id))
            }
            Is::Corruption(seats, n) => self.corruption(c, id, seats) >= i32::from(*n),
            Is::HasCounters(kind) => self.counters_of(id, *kind) > 0,
            Is::EquippableHalf(which) => {
                self.which(c, *which).is_some_and(|minion| self.can_bring_for_half(c, minion, id))
            }
            Is::CostsAtLeast(which, n) => self.which(c, *which).is_some_and(|minion| {
                self.price(&self.bringing_context(minion, id), id, CardRef::NONE).1 >= (*n).into()
            }),
            Is::CallableBy(which) => {
                self.which(c, *which).is_some_and(|minion| self.callable(minion, id).is_some())
            }
            Is::CanBeOn(which) => {
                self.which(c, *which).is_some_and(|minion| self.can_have(minion, id))
            }
            Is::Inflicts(n) => self.inflicted_by(id).any(|(damage, _)| damage >= (*n).into()),
            Is::InflictsAggravated => self.inflicted_by(id).any(|(_, aggravated)| aggravated),
            Is::BelowStartingLife => i32::from(card.blood) < self.starting_life(id),
            Is::CanHave(which) => self.which(c, *which).is_some_and(|card| self.can_have(id, card)),
            Is::Not(part) => !self.fits_part(c, part, id),
            Is::Any(parts) => parts.iter().any(|part| self.fits_part(c, part, id)),
            Is::All(parts) => parts.iter().all(|part| self.fits_part(c, part, id)),
        }
    }

    /// Whether the card is a vampire (in play or as printed).
    pub fn is_vampire(self, card: CardId) -> bool {
        let def = self.def(card);
        def.facts.types.has(CardType::Vampire)
            || (def.becomes_vampire.is_some() && self.became_vampire(card))
    }

    /// Whether the card is an equipment (as printed, or as long as it is in play), location or not.
    pub fn is_equipment(self, card: CardId) -> bool {
        let def = self.def(card);
        def.facts.types.has(CardType::Equipment)
            || (def.becomes_equipment && self.s.card(card).zone.in_play())
    }

    /// Whether the card is an equipment, or could be one in play.
    pub fn is_ever_equipment(self, card: CardId) -> bool {
        let def = self.def(card);
        def.facts.types.has(CardType::Equipment) || def.becomes_equipment
    }

    /// Whether the card is a vampire where it is, but is none elsewhere.
    fn became_vampire(self, card: CardId) -> bool {
        let zone = self.s.card(card).zone;
        self.def(card).becomes_vampire.is_some()
            && matches!(zone, Zone::Ready | Zone::Torpor | Zone::Uncontrolled | Zone::Contested)
    }

    /// Whether the card is an ally (in play or as printed), or is one as long as it is in play.
    pub fn is_ally(self, card: CardId) -> bool {
        let types = self.def(card).facts.types;
        types.has(CardType::Ally) || types.has(CardType::Imbued) || self.became_ally(card)
    }

    /// Whether the card is in play as an ally, but is none elsewhere.
    fn became_ally(self, card: CardId) -> bool {
        let zone = self.s.card(card).zone;
        self.def(card).becomes_ally && (zone.in_play() || zone == Zone::Contested)
    }

    /// Whether the card is a master card.
    pub fn is_master(self, card: CardId) -> bool {
        self.def(card).facts.types.has(CardType::Master) && !self.became_ally(card)
    }

    /// Whether the card is controlled with the card that it is on: no master card is, but for
    /// trophies, nor one that says so (CARD-15, -20, -21).
    pub fn follows_host(self, card: CardId) -> bool {
        let def = self.def(card);
        !(self.is_master(card) || def.stays_yours) || def.facts.keywords.has(Keyword::Trophy)
    }

    /// Whether the card is a minion.
    pub fn is_minion(self, card: CardId) -> bool {
        self.is_vampire(card) || self.is_ally(card)
    }

    /// Whether a minion has a Discipline at a level or above.
    pub fn has_discipline(self, card: CardId, skill: Skill) -> bool {
        self.level(card, skill.discipline) >= Some(skill.level)
    }
}

/// Whether a requirement names a sect, or a title of it.
pub(super) fn asks_for(part: &Is, sect: Sect) -> bool {
    match part {
        Is::Sect(of) => *of == sect,
        Is::Title(titles) => titles.iter().any(|title| title.sect() == Some(sect)),
        Is::Any(parts) => parts.iter().any(|part| asks_for(part, sect)),
        _ => false,
    }
}

/// The first part of a description that names a pile: where it stands, which pile and whose.
pub(crate) fn pile(filter: &Filter) -> Option<(usize, Place, Who)> {
    filter.iter().enumerate().find_map(|(at, part)| match *part {
        Is::In(place, who) if place != Place::Play => Some((at, place, who)),
        _ => None,
    })
}

/// The cards among which a description looks.
enum Domain<'a> {
    /// Cards in play: the minions of seats from one to an end, then all other cards.
    Play { s: &'a State, next: usize, end: usize, rest: slice::Iter<'a, CardId> },
    /// A pile.
    Pile(slice::Iter<'a, CardId>),
    /// An ash heap, or the cards kept out of play on those of a Methuselah.
    Strewn { s: &'a State, seat: Seat, kept: bool, next: u16 },
}

impl Iterator for Domain<'_> {
    type Item = CardId;

    fn next(&mut self) -> Option<CardId> {
        match self {
            Self::Pile(rest) => rest.next().copied(),
            Self::Play { s, next, end, rest } => loop {
                if let Some(&card) = rest.next() {
                    return Some(card);
                }
                if next >= end {
                    return None;
                }
                *rest = s.seats.get(*next).map_or(&*s.permanents, |seat| &*seat.minions).iter();
                *next += 1;
            },
            Self::Strewn { s, seat, kept, next } => loop {
                let id = CardId(*next);
                if *next >= s.card_count {
                    return None;
                }
                *next += 1;
                let card = s.card(id);
                let lies = match *kept {
                    false => card.zone == Zone::AshHeap && card.owner == *seat,
                    true => card.zone == Zone::Kept && card.controller == *seat,
                };
                if lies {
                    return Some(id);
                }
            },
        }
    }
}

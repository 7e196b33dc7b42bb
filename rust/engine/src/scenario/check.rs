//! What cannot be.

use methuselah_cards::{
    CardDef,
    lang::{Ability, Step, Trigger, Use},
    vocab::{CardType, Keyword},
};

use super::{Planned, Region, Scenario, ScenarioError};

impl Scenario {
    /// What cannot be at the table as a whole.
    pub(super) fn check_table(&self) -> Result<(), ScenarioError> {
        let mut edge = None;
        for (seat, seated) in self.seats.iter().enumerate() {
            let Some(seated) = seated else { continue };
            let seat = seat as u8;
            let pool = seated.spec.pool.unwrap_or(self.rules.pool.into());
            if !(1..=250).contains(&pool) {
                return Err(ScenarioError::Pool { seat, pool });
            }
            if seated.spec.edge && !self.rules.edge {
                return Err(ScenarioError::NoEdge(seat));
            }
            if seated.spec.edge
                && let Some(other) = edge.replace(seat)
            {
                return Err(ScenarioError::TwoEdges(other, seat));
            }
        }
        self.check_unique()
    }

    /// Of a unique card there is one copy in play, or several that contest one another.
    fn check_unique(&self) -> Result<(), ScenarioError> {
        let mut all = Vec::new();
        self.placed.iter().for_each(|card| in_play_with(card, &mut all));
        for (at, card) in all.iter().enumerate() {
            let facts = &self.cards.def(card.def).facts;
            let contested = card.spec.region == Region::Contested;
            let same = |other: &&&Planned| self.cards.def(other.def).facts.name == facts.name;
            // DISCARD-2: an event comes once a game.
            if facts.is_unique() || facts.types.has(CardType::Event) {
                let clash = all[..at].iter().filter(same).find(|other| {
                    let both = contested && other.spec.region == Region::Contested;
                    !both || other.controller == card.controller
                });
                if let Some(other) = clash {
                    return Err(ScenarioError::TwoCopies {
                        name: self.cards.def(card.def).name().to_owned(),
                        unique: facts.is_unique(),
                        first: other.controller.0,
                        second: card.controller.0,
                    });
                }
            }
            let rivals = || all.iter().filter(same).any(|r| r.controller != card.controller);
            if contested && !(facts.is_unique() && rivals()) {
                return Err(ScenarioError::NoContest {
                    name: self.cards.def(card.def).name().to_owned(),
                    seat: card.controller.0,
                    unique: facts.is_unique(),
                });
            }
        }
        Ok(())
    }

    /// The one card in play that a card is to be on.
    pub(super) fn host_of(&self, card: &Planned, wanted: &str) -> Result<usize, ScenarioError> {
        let seat = card.spec.on.as_ref().and_then(|on| on.seat).map(|seat| self.seat_of(seat));
        let seat = seat.transpose()?;
        let def = self.find(wanted)?;
        let of =
            |host: &Planned| host.def == def && seat.is_none_or(|seat| host.controller == seat);
        let in_play = |host: &Planned| {
            matches!(host.spec.region, Region::Ready | Region::Torpor | Region::Incapacitated)
        };
        let found: Vec<usize> = (0..self.placed.len())
            .filter(|&at| of(&self.placed[at]) && in_play(&self.placed[at]))
            .collect();
        let mut all = Vec::new();
        self.placed.iter().for_each(|card| in_play_with(card, &mut all));
        let whose = seat.map_or_else(String::new, |seat| format!(" under seat {}", seat.0));
        let reason = match found[..] {
            [host] => return Ok(host),
            [] if all.iter().any(|&host| of(host) && !in_play(host)) => {
                format!("it is not in play{whose}, but contested")
            }
            [] if all.into_iter().any(of) => "it was given as one of another's cards; give it \
                                              as a card that is on that one"
                .to_owned(),
            [] => format!("it is not in play{whose}"),
            _ if seat.is_none() => "there are several; say whose".to_owned(),
            _ => format!("there are several{whose}"),
        };
        Err(ScenarioError::NoHost {
            name: self.cards.def(card.def).name().to_owned(),
            host: self.cards.def(def).name().to_owned(),
            reason,
        })
    }
}

/// A card and those on it, as far as they are in play or contested.
fn in_play_with<'a>(card: &'a Planned, all: &mut Vec<&'a Planned>) {
    if card.spec.region != Region::Uncontrolled {
        all.push(card);
        card.cards.iter().for_each(|on| in_play_with(on, all));
    }
}

/// A card that a crypt can hold.
pub(super) fn crypt_card(def: &CardDef, place: &'static str) -> Result<(), ScenarioError> {
    if def.facts.is_crypt() { Ok(()) } else { Err(wrong_place(def, place)) }
}

/// A card that a library can hold.
pub(super) fn library_card(def: &CardDef, place: &'static str) -> Result<(), ScenarioError> {
    if def.facts.is_crypt() { Err(wrong_place(def, place)) } else { Ok(()) }
}

/// A minion.
pub(super) fn minion(def: &CardDef, card: &Planned) -> Result<(), ScenarioError> {
    let vampire = def.facts.types.has(CardType::Vampire);
    let imbued = def.facts.types.has(CardType::Imbued);
    let ally = def.facts.types.has(CardType::Ally) || def.becomes_ally || imbued;
    if !vampire && !ally {
        return Err(wrong_place(def, "a minion"));
    }
    let spec = &card.spec;
    let refuse = |when: bool, what, reason| {
        if when { Err(cannot(def, what, reason)) } else { Ok(()) }
    };
    refuse(spec.on.is_some(), "on another card", "it is a minion")?;
    refuse(spec.fresh && (vampire || imbued), "recruited", "only allies are")?;
    refuse(spec.sect.is_some() && ally, "of a sect", "only vampires are")?;
    refuse(spec.path.is_some() && ally, "on a Path", "only vampires are")?;
    refuse(spec.title_lost && def.facts.title.is_none(), "without title", "none is printed")?;
    common(def, card)?;
    match spec.region {
        Region::Ready => {}
        Region::Torpor => refuse(ally, "in torpor", "only vampires are")?,
        Region::Incapacitated => refuse(!imbued, "incapacitated", "only imbued are")?,
        Region::Contested => {
            refuse(spec.locked, "locked", "it is contested, and so out of play")?;
            refuse(!card.cards.is_empty(), "a bearer of cards", "it is contested")?;
            refuse(!spec.corruption.is_empty(), "corrupted", "it is contested")?;
        }
        Region::Uncontrolled => {
            let reason = "it is uncontrolled";
            refuse(ally && !imbued, "uncontrolled", "only crypt cards are")?;
            refuse(spec.locked, "locked", reason)?;
            refuse(!card.cards.is_empty(), "a bearer of cards", reason)?;
            refuse(spec.counters.is_some(), "with counters", reason)?;
            refuse(!spec.corruption.is_empty(), "corrupted", reason)?;
            refuse(spec.title_lost, "without title", reason)?;
            refuse(spec.sect.is_some(), "of another sect", reason)?;
            refuse(spec.path.is_some(), "on another Path", reason)?;
            refuse(card.owner != card.controller, "another's card", "it is at its owner's")?;
        }
    }
    let needs_life = matches!(spec.region, Region::Ready | Region::Contested);
    if ally && spec.blood == Some(0) && needs_life {
        return Err(ScenarioError::NoLife(def.name().to_owned()));
    }
    Ok(())
}

/// A card in play on nothing.
pub(super) fn alone(def: &CardDef, card: &Planned) -> Result<(), ScenarioError> {
    permanent(def, card, "a permanent")?;
    if card.spec.region == Region::Contested && !card.cards.is_empty() {
        return Err(cannot(def, "a bearer of cards", "it is contested"));
    }
    let stays = Stays::of(def);
    match (stays.alone, stays.on_another) {
        (true, _) => Ok(()),
        (false, true) => Err(ScenarioError::OnNobody(def.name().to_owned())),
        (false, false) => Err(wrong_place(def, "in play")),
    }
}

/// A card in play on another.
pub(super) fn attached(def: &CardDef, card: &Planned, host: &str) -> Result<(), ScenarioError> {
    permanent(def, card, "on another card")?;
    if card.spec.region == Region::Contested {
        return Err(cannot(def, "contested", "it is on another card"));
    }
    let (name, host) = (def.name().to_owned(), host.to_owned());
    let stays = Stays::of(def);
    match (stays.alone, stays.on_another) {
        (_, true) => Ok(()),
        (true, false) => Err(ScenarioError::OnSomebody { name, host }),
        (false, false) => Err(wrong_place(def, "in play")),
    }
}

fn permanent(def: &CardDef, card: &Planned, place: &'static str) -> Result<(), ScenarioError> {
    let types = &def.facts.types;
    if def.facts.is_crypt() || types.has(CardType::Ally) || def.becomes_ally {
        return Err(cannot(def, place, "it is a minion"));
    }
    if types.is_empty() {
        return Err(wrong_place(def, "in play"));
    }
    let spec = &card.spec;
    let refuse = |when: bool, what, reason| {
        if when { Err(cannot(def, what, reason)) } else { Ok(()) }
    };
    let elsewhere =
        matches!(spec.region, Region::Torpor | Region::Incapacitated | Region::Uncontrolled);
    refuse(elsewhere, "in a region of minions", "it is no minion")?;
    refuse(spec.fresh, "recruited", "only allies are")?;
    refuse(!spec.corruption.is_empty(), "corrupted", "only minions are")?;
    refuse(spec.sect.is_some(), "of a sect", "only vampires are")?;
    refuse(spec.path.is_some(), "on a Path", "only vampires are")?;
    refuse(spec.title_lost, "without title", "only vampires have one")?;
    let retainer = types.has(CardType::Retainer);
    let blood = spec.blood.is_some() && !retainer;
    refuse(blood, "with blood or life", "only minions and retainers have it")?;
    let counters = spec.counters.is_some_and(|counters| counters > 0);
    let none = def.implemented && !def.tells_of_counters;
    refuse(counters && none, "with counters", "its text does not tell of any")?;
    common(def, card)?;
    if retainer && spec.blood == Some(0) {
        return Err(ScenarioError::NoLife(def.name().to_owned()));
    }
    Ok(())
}

fn common(def: &CardDef, card: &Planned) -> Result<(), ScenarioError> {
    if card.spec.superior && def.facts.requires.disciplines().is_empty() {
        return Err(cannot(def, "at the superior level", "it requires no Discipline"));
    }
    Ok(())
}

fn cannot(def: &CardDef, what: &'static str, reason: &'static str) -> ScenarioError {
    ScenarioError::CannotBe { name: def.name().to_owned(), what, reason }
}

fn wrong_place(def: &CardDef, place: &'static str) -> ScenarioError {
    let types: Vec<_> = def.facts.types.iter().map(CardType::name).collect();
    let types = if types.is_empty() { "no card type".to_owned() } else { types.join("/") };
    ScenarioError::WrongPlace { name: def.name().to_owned(), types, place }
}

/// How a card stays in play, as far as its type and text tell; a blank may stay either way.
struct Stays {
    alone: bool,
    on_another: bool,
}

impl Stays {
    fn of(def: &CardDef) -> Self {
        let types = &def.facts.types;
        let of_minions =
            [CardType::Equipment, CardType::Retainer, CardType::Power, CardType::Conviction];
        let borne = of_minions.iter().any(|&kind| types.has(kind));
        if borne {
            return Self { alone: false, on_another: true };
        }
        if !def.implemented {
            return Self { alone: true, on_another: true };
        }
        let does = |wanted: fn(&Step) -> bool| {
            def.modes.iter().any(|mode| any_step(&mode.text.steps, wanted))
        };
        Self {
            alone: types.has(CardType::Event) || does(|step| *step == Step::PutInPlay),
            // CARD-20: a trophy is moved onto a vampire.
            on_another: does(|step| matches!(step, Step::PutOn(_) | Step::BecomeEquipment(_)))
                || def.facts.keywords.has(Keyword::Trophy),
        }
    }
}

/// Whether a step, or one inside it or inside what lasts by it, is wanted.
pub(super) fn any_step(steps: &[Step], wanted: fn(&Step) -> bool) -> bool {
    Step::any_of(steps, &mut |step| match step {
        Step::During(_, abilities) => abilities.iter().any(|ability| match ability {
            Ability::Trigger(Trigger { steps, .. }) | Ability::Use(Use { steps, .. }) => {
                any_step(steps, wanted)
            }
            _ => false,
        }),
        step => wanted(step),
    })
}

use std::collections::BTreeMap;

use methuselah_cards::lang::Number;
use methuselah_engine::{
    CardId, Query, Seat,
    state::{Corruption, Zone},
};
use pyo3::prelude::*;

/// A vampire or ally as it stands.
///
/// Examples:
///     >>> import methuselah as mt
///     >>> s = mt.Scenario()
///     >>> s.minion(0, "Belinde", blood=4, cards=[".44 Magnum"])
///     >>> belinde = s.start().minion("Belinde")
///     >>> belinde.name, belinde.seat, belinde.blood, belinde.capacity, belinde.title
///     ('Belinde', 0, 4, 6, 'prince')
///     >>> belinde.sect, belinde.clan, belinde.path
///     ('Camarilla', 'Nosferatu', None)
///     >>> belinde.bleed, belinde.strength, belinde.locked, belinde.torpor, belinde.cards
///     (1, 1, False, False, ['.44 Magnum'])
#[pyclass(frozen, get_all, module = "methuselah._core")]
pub(crate) struct Minion {
    /// Its name, with `(ADV)` or the group where another print goes by the plain one.
    name: String,
    /// Who controls it.
    seat: u8,
    /// Blood of a vampire, life of an ally.
    blood: u8,
    /// Counters other than blood, life and corruption counters.
    counters: u8,
    /// The seats that have corruption counters on it, each with how many.
    corruption: BTreeMap<u8, u8>,
    /// Counters that other cards have put on it, by their kind: `{"hostage": 1}`.
    counters_of: BTreeMap<&'static str, u8>,
    /// Capacity of a vampire, cost of an imbued, 0 for another ally.
    capacity: i32,
    /// Pool that its bleed burns, before what modifies it.
    bleed: i32,
    /// Damage of its hand strikes.
    strength: i32,
    /// The title it has, if it is not contested.
    title: Option<&'static str>,
    /// The sect of a vampire.
    sect: Option<&'static str>,
    /// The clan of a vampire.
    clan: Option<&'static str>,
    /// The Path that a vampire follows, with the benefit of it.
    path: Option<&'static str>,
    /// Whether it is locked.
    locked: bool,
    /// Whether it is in torpor.
    torpor: bool,
    /// Whether it is an incapacitated imbued.
    incapacitated: bool,
    /// Names of the cards on it.
    cards: Vec<String>,
}

fn corrupted(corruption: &Corruption) -> (u8, u8) {
    (corruption.seat.0, corruption.n)
}

impl Minion {
    /// A card as it stands.
    pub(crate) fn of(query: Query<'_>, id: CardId) -> Self {
        let card = query.s.card(id);
        let in_play = card.zone.in_play();
        let number = |number| if in_play { query.number(number, id) } else { 0 };
        Self {
            name: name(query, id),
            seat: card.controller.0,
            blood: card.blood,
            counters: card.counters,
            corruption: query.s.corrupted.iter().filter(|c| c.card == id).map(corrupted).collect(),
            counters_of: counters_of(query, id),
            capacity: query.capacity(id),
            bleed: number(Number::Bleed),
            strength: number(Number::Strength),
            title: if in_play { query.title(id).map(|title| title.name()) } else { None },
            sect: query.sect(id).map(|sect| sect.name()),
            clan: query.clan(id).map(|clan| clan.name()),
            path: if in_play { query.path(id).map(|path| path.name()) } else { None },
            locked: card.locked(),
            torpor: card.zone == Zone::Torpor,
            incapacitated: card.zone == Zone::Incapacitated,
            cards: query.attached(id).map(|on| name(query, on)).collect(),
        }
    }

    /// Some cards as they stand.
    pub(crate) fn all(query: Query<'_>, ids: &[CardId]) -> Vec<Self> {
        ids.iter().map(|&id| Self::of(query, id)).collect()
    }
}

#[pymethods]
impl Minion {
    fn __repr__(&self) -> String {
        format!("Minion({:?}, blood {})", self.name, self.blood)
    }
}

/// The counters on a card that others have put there, by their kind.
fn counters_of(query: Query<'_>, id: CardId) -> BTreeMap<&'static str, u8> {
    let on = query.s.tallies.iter().filter(|tally| tally.on == id);
    on.map(|tally| (tally.kind.name(), query.counters_of(id, tally.kind))).collect()
}

/// The name printed on a card.
pub(crate) fn name(query: Query<'_>, id: CardId) -> String {
    query.def(id).name().to_owned()
}

/// The names of the cards of a Methuselah in a zone: of its deck, or in play that it controls.
pub(crate) fn names_in(query: Query<'_>, seat: Seat, zone: Zone) -> Vec<String> {
    let cards = (0..query.s.card_count).map(CardId);
    let own = |&id: &CardId| {
        let card = query.s.card(id);
        let controlled = zone.in_play() || zone == Zone::Kept;
        card.zone == zone && seat == if controlled { card.controller } else { card.owner }
    };
    names(query, &cards.filter(own).collect::<Vec<_>>())
}

/// The names printed on cards.
pub(crate) fn names(query: Query<'_>, ids: &[CardId]) -> Vec<String> {
    ids.iter().map(|&id| name(query, id)).collect()
}

//! Random legal decks of all cards that are implemented (chapter DECK).
#![allow(dead_code)]

use std::{ops::Range, sync::Arc};

use methuselah_cards::{
    CardSet, DefId, ModeDef,
    facts::Group,
    vocab::{CardType, Level},
};
use methuselah_engine::{
    Deck, Edition, Rules, Setup,
    chance::{Chance, Purpose},
    setup::{MAX_CRYPT, MAX_LIBRARY},
};

/// All that can be mixed.
pub struct Mixer {
    cards: Arc<CardSet>,
    crypt: Vec<DefId>,
    library: Vec<DefId>,
}

/// The draws of one mix, in a row.
struct Draws {
    chance: Chance,
    made: u32,
}

impl Draws {
    fn below(&mut self, n: usize) -> usize {
        self.made += 1;
        self.chance.below(n, 0, Purpose::Deal, self.made)
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

impl Mixer {
    pub fn new() -> Self {
        let cards = Arc::new(CardSet::standard().unwrap_or_else(|e| panic!("{e}")));
        let all = (0..cards.defs.len()).map(|at| DefId(at as u16));
        let implemented = all.filter(|&id| {
            let def = cards.def(id);
            def.implemented && def.facts.banned.is_none() && def.merged_from.is_none()
        });
        let (crypt, library) = implemented.partition(|&id| cards.def(id).facts.is_crypt());
        Self { cards, crypt, library }
    }

    /// Every card that gets into mixes.
    pub fn all(&self) -> impl Iterator<Item = DefId> {
        self.crypt.iter().chain(&self.library).copied()
    }

    pub fn name(&self, card: DefId) -> &str {
        &self.cards.def(card).facts.name
    }

    /// A table of 2 to 5 such decks. Tables in a row go round all cards, so that each of them is in
    /// some deck before long.
    pub fn table(&self, seed: u64, number: u64) -> Arc<Setup> {
        self.table_by(Edition::V5, seed, number)
    }

    /// The same by an edition of the rules, with decks that are legal there.
    pub fn table_by(&self, edition: Edition, seed: u64, number: u64) -> Arc<Setup> {
        let mut draws = Draws { chance: Chance::new(seed, number), made: 0 };
        let seats = 2 + draws.below(4);
        // DECK-2, EDITION-1.
        let (fewest, most) = match edition {
            Edition::V5 => (60, 90),
            Edition::Classic => (40, 40 + 10 * seats),
        };
        let sizes = fewest..most.min(MAX_LIBRARY) + 1;
        let decks =
            (0..seats).map(|entry| self.deck(&mut draws, number * 5 + entry as u64, &sizes));
        self.set_up(edition, decks.collect())
    }

    /// A table of 2 to 5 decks, of which at least one has a crypt of imbued, and a library of what
    /// these can use.
    pub fn table_with_imbued(&self, seed: u64, number: u64) -> Arc<Setup> {
        let mut draws = Draws { chance: Chance::new(seed, number), made: 0 };
        let seats = 2 + draws.below(4);
        let decks = (0..seats).map(|entry| match draws.below(3) {
            0 if entry > 0 => self.deck(&mut draws, number * 5 + entry as u64, &(60..91)),
            _ => self.deck_of_imbued(&mut draws),
        });
        self.set_up(Edition::V5, decks.collect())
    }

    fn set_up(&self, edition: Edition, decks: Vec<Deck>) -> Arc<Setup> {
        let setup = Setup {
            cards: self.cards.clone(),
            rules: Rules { edition, round_limit: 0, ..Rules::default() },
            decks,
        };
        setup.check(false).unwrap_or_else(|e| panic!("{e}"));
        Arc::new(setup)
    }

    fn is_of(&self, card: DefId, kinds: &[CardType]) -> bool {
        kinds.iter().any(|&kind| self.cards.def(card).facts.types.has(kind))
    }

    fn deck_of_imbued(&self, draws: &mut Draws) -> Deck {
        let of = |cards: &[DefId], kinds: &[CardType]| -> Vec<DefId> {
            cards.iter().copied().filter(|&card| self.is_of(card, kinds)).collect()
        };
        let imbued = of(&self.crypt, &[CardType::Imbued]);
        let crypt: Vec<DefId> = (0..12 + draws.below(4)).map(|_| draws.pick(&imbued)).collect();
        let powers = of(&self.library, &[CardType::Power]);
        let convictions = of(&self.library, &[CardType::Conviction]);
        let others: Vec<DefId> =
            self.library.iter().copied().filter(|&id| self.plays(&crypt, id)).collect();
        let kinds = [&powers, &convictions, &convictions, &others];
        let library = (0..60 + draws.below(20)).map(|_| {
            let kind = draws.below(kinds.len());
            draws.pick(kinds[kind])
        });
        Deck { library: library.collect(), crypt }
    }

    fn deck(&self, draws: &mut Draws, turn: u64, sizes: &Range<usize>) -> Deck {
        // DECK-4: from the group of one vampire that is due, and the next or the one before.
        let due = self.crypt[turn as usize % self.crypt.len()];
        let group = |id: DefId| self.cards.def(id).facts.group;
        let low = match group(due) {
            Some(Group::N(n)) => n - draws.below(2).min(usize::from(n) - 1) as u8,
            _ => 1,
        };
        let fits = |id: &DefId| match group(*id) {
            Some(Group::N(n)) => n == low || n == low + 1,
            _ => true,
        };
        let vampires: Vec<DefId> = self.crypt.iter().copied().filter(fits).collect();
        // Half of the decks have few vampires and cards that these can play, so that much is
        // played; the others have anything.
        let focused = draws.below(2) == 0;
        let few: Vec<DefId> = (0..3).map(|_| draws.pick(&vampires)).chain([due]).collect();
        let crypt_size = 12 + draws.below(MAX_CRYPT.min(20) - 12);
        let mut crypt = vec![due];
        while crypt.len() < crypt_size {
            crypt.push(draws.pick(if focused { &few } else { &vampires }));
        }
        let playable: Vec<DefId> =
            self.library.iter().copied().filter(|&id| self.plays(&crypt, id)).collect();
        let size = sizes.start + draws.below(sizes.len());
        let first = turn as usize * 17;
        let mut library: Vec<DefId> =
            (0..17).map(|at| self.library[(first + at) % self.library.len()]).collect();
        while library.len() < size {
            // Some cards come several times, as in a real deck.
            let card = draws.pick(if focused { &playable } else { &self.library });
            let copies = 1 + draws.below(4).min(size - library.len() - 1);
            library.extend(std::iter::repeat_n(card, copies));
        }
        Deck { crypt, library }
    }

    /// Whether someone in a crypt could play a card, by its clans and Disciplines.
    fn plays(&self, crypt: &[DefId], card: DefId) -> bool {
        let card = self.cards.def(card);
        crypt.iter().map(|&id| &self.cards.def(id).facts).any(|vampire| {
            let clans = &card.facts.clans;
            let of_clan = clans.is_empty() || clans.iter().any(|c| vampire.clans.contains(c));
            let able = |mode: &ModeDef| {
                let level = mode.level.unwrap_or(Level::Inferior);
                mode.needs.iter().all(|(of, _)| vampire.disciplines.has_at(of, level))
            };
            of_clan && (card.modes.is_empty() || card.modes.iter().any(able))
        })
    }
}

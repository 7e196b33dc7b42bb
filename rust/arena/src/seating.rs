use methuselah_engine::{Setup, chance::Chance, state::MAX_SEATS};

/// Who sits where, game by game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seating {
    /// In each game by chance.
    Random,
    /// Each entry at the seat of its number.
    Fixed,
    /// Blocks of as many games as there are entries, all on the same chance: in each the next entry
    /// goes first, with the others behind it in their order.
    Rotate,
}

/// Where a game takes place: its chance, and the entry at each seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The chance, shared by the games of a block.
    pub chance: Chance,
    /// The entry at each seat; what lies beyond the seats in use means nothing.
    pub entries: [u8; MAX_SEATS],
}

impl Seating {
    /// The place of a game.
    pub fn place(self, setup: &Setup, seed: u64, game: u64) -> Place {
        let size = setup.decks.len() as u64;
        match self {
            Self::Random => {
                let chance = Chance::new(seed, game);
                Place { chance, entries: setup.random_seating(chance) }
            }
            Self::Fixed => {
                Place { chance: Chance::new(seed, game), entries: setup.rotated_seating(0) }
            }
            Self::Rotate => Place {
                chance: Chance::new(seed, game / size),
                entries: setup.rotated_seating((game % size) as usize),
            },
        }
    }
}

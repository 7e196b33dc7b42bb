//! Chance is keyed, not streamed: a draw is a function of what it is for, so that one more shuffle
//! elsewhere changes nothing, and games that differ in one thing share all the rest.

/// What a draw is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Purpose {
    /// Who goes first, and random seating.
    Seating = 1,
    /// Shuffling a library.
    Library,
    /// Shuffling a crypt.
    Crypt,
    /// A random choice that a card asks for.
    Choice,
    /// A policy's own randomness.
    Policy,
    /// Dealing a world for a rollout.
    Deal,
    /// The handles of the cards of a pile.
    Handles,
}

/// The chance of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chance {
    game: u64,
    /// Seed and game, mixed.
    mixed: u64,
}

impl Chance {
    /// The chance of one game of a run with that seed, or of a block of games that share it.
    pub const fn new(seed: u64, game: u64) -> Self {
        Self { game, mixed: mix(mix(seed) ^ game) }
    }

    /// The game, or the block of games that share their chance.
    pub const fn game(self) -> u64 {
        self.game
    }

    /// The draw for a purpose of an entry at the table, the `ordinal`-th of its kind, for an item.
    pub fn draw(self, entry: u8, purpose: Purpose, ordinal: u32, item: u16) -> u64 {
        let what = u64::from(entry) << 56
            | (purpose as u64) << 48
            | u64::from(item) << 32
            | u64::from(ordinal);
        mix(self.mixed ^ what)
    }

    /// A draw below `n`, for `n` small beside 2^32.
    pub fn below(self, n: usize, entry: u8, purpose: Purpose, ordinal: u32) -> usize {
        scale(self.draw(entry, purpose, ordinal, 0), n)
    }
}

/// Scales a draw to a number below `n`.
pub fn scale(draw: u64, n: usize) -> usize {
    ((u128::from(draw) * n as u128) >> 64) as usize
}

/// The finaliser of SplitMix64 (Steele, Lea and Flood 2014) on the next step of its sequence.
pub const fn mix(x: u64) -> u64 {
    let x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

//! What games come to: flat columns, a row at a time.

/// A column of any table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Column {
    /// Yes or no.
    Bool(Vec<bool>),
    /// Small numbers.
    U8(Vec<u8>),
    /// Small numbers, or -1 for nothing.
    I8(Vec<i8>),
    /// Counts.
    U16(Vec<u16>),
    /// Amounts, or -1 for nothing.
    I16(Vec<i16>),
    /// Counts and printed ids.
    U32(Vec<u32>),
    /// Sums and numbers of games.
    U64(Vec<u64>),
}

macro_rules! column {
    ($($kind:ident($item:ty),)*) => {$(
        impl From<Vec<$item>> for Column {
            fn from(values: Vec<$item>) -> Self {
                Self::$kind(values)
            }
        }
    )*};
}

column! { Bool(bool), U8(u8), I8(i8), U16(u16), I16(i16), U32(u32), U64(u64), }

/// Defines a table: its columns, how tables are joined, and what the columns are called.
macro_rules! table {
    (
        $(#[$about:meta])*
        $name:ident { $($(#[$what:meta])* $column:ident: $item:ty,)* }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        pub struct $name {
            $($(#[$what])* pub $column: Vec<$item>,)*
        }

        impl $name {
            /// Puts the rows of another table behind its own.
            pub fn append(&mut self, mut other: Self) {
                $(self.$column.append(&mut other.$column);)*
            }

            /// The columns by name.
            pub fn into_columns(self) -> Vec<(&'static str, Column)> {
                vec![$((stringify!($column), self.$column.into()),)*]
            }
        }
    };
}

table! {
    /// A row for each game and seat, game by game in seat order.
    SeatColumns {
        /// The number of the game.
        game: u64,
        /// Who sat there.
        entry: u8,
        /// The seat, counted from the first player.
        seat: u8,
        /// Victory points, doubled.
        half_points: u8,
        /// Whether it won the game.
        game_win: bool,
        /// The entry that was its predator when it was ousted; -1 for none.
        ousted_by: i8,
        /// The round in which it was ousted; -1 for never.
        oust_round: i16,
        /// Whether it has withdrawn.
        withdrew: bool,
        /// Its pool at the end.
        pool: i16,
    }
}

table! {
    /// A row for each game.
    GameColumns {
        /// The number of the game.
        game: u64,
        /// The number of its chance: equal within a rotation.
        chance: u64,
        /// The rounds it took.
        rounds: u16,
        /// The decisions it took.
        decisions: u32,
        /// How it ended: an index of [`crate::ENDINGS`].
        ended_by: u8,
    }
}

table! {
    /// A row for each entry and card of its deck, summed over the games; ordered by entry and
    /// printed id. Copies are counted for the entry whose deck they are of, whoever controls them,
    /// each once a game.
    ///
    /// A crypt card counts as drawn once it comes to the uncontrolled region, and as played once it
    /// is brought into play; until then it is in hand.
    CardColumns {
        /// The entry.
        entry: u8,
        /// The printed id.
        card: u32,
        /// Copies drawn.
        drawn: u64,
        /// Copies played.
        played: u64,
        /// Copies discarded.
        discarded: u64,
        /// Copies in hand when the game, or the Methuselah's part in it, was over.
        left_in_hand: u64,
        /// Games in which a copy was drawn.
        games_drawn: u64,
        /// Those of them that the entry won.
        wins_drawn: u64,
        /// Games in which a copy was played.
        games_played: u64,
        /// Those of them that the entry won.
        wins_played: u64,
    }
}

/// The tables of some games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Columns {
    /// By game and seat.
    pub seats: SeatColumns,
    /// By game.
    pub games: GameColumns,
    /// By entry and card.
    pub cards: CardColumns,
}

impl Columns {
    /// Adds later games of the same arena.
    pub fn append(&mut self, later: Self) {
        self.seats.append(later.seats);
        self.games.append(later.games);
        self.cards.add_sums(&later.cards);
    }
}

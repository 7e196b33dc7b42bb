//! Sets of words as bits.

/// Declares a set of words, one bit each.
macro_rules! bit_set {
    ($(#[$meta:meta])* $Set:ident($bits:ty) of $Word:ident) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
        pub struct $Set($bits);

        const _: () = assert!($Word::ALL.len() <= <$bits>::BITS as usize);

        impl $Set {
            /// The set without members.
            pub const EMPTY: Self = Self(0);

            /// The set of one word.
            pub const fn of(word: $Word) -> Self {
                Self(1 << word as u8)
            }

            /// The raw bits; bit n stands for the n-th word.
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// Whether the word is a member.
            pub const fn has(self, word: $Word) -> bool {
                self.0 & Self::of(word).0 != 0
            }

            /// Adds a word.
            pub const fn add(&mut self, word: $Word) {
                self.0 |= Self::of(word).0;
            }

            /// Takes a word out.
            pub const fn remove(&mut self, word: $Word) {
                self.0 &= !Self::of(word).0;
            }

            /// The members of either.
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Whether there are no members.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The number of members.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// The members, in the order of the enum.
            pub fn iter(self) -> impl Iterator<Item = $Word> {
                $Word::ALL.iter().copied().filter(move |&word| self.has(word))
            }
        }

        impl FromIterator<$Word> for $Set {
            fn from_iter<I: IntoIterator<Item = $Word>>(words: I) -> Self {
                words.into_iter().fold(Self::EMPTY, |set, word| set.union(Self::of(word)))
            }
        }

        impl std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl serde::Serialize for $Set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> serde::Deserialize<'de> for $Set {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let words = <Vec<$Word> as serde::Deserialize>::deserialize(deserializer)?;
                Ok(words.into_iter().collect())
            }
        }
    };
}
pub(super) use bit_set;

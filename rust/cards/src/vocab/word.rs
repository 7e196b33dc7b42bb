//! What all words have in common: names, parsing, serde.

use thiserror::Error;

/// A word that the game does not have.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{found}` is no {kind}{}", .nearest.map(|n| format!("; did you mean `{n}`?")).unwrap_or_default())]
pub struct UnknownWord {
    /// What was looked for, such as "clan".
    pub kind: &'static str,
    /// What was found instead.
    pub found: String,
    /// The nearest word, if one is near.
    pub nearest: Option<&'static str>,
}

impl UnknownWord {
    pub(super) fn new(
        kind: &'static str,
        found: &str,
        names: impl Iterator<Item = &'static str>,
    ) -> Self {
        let key = squeeze(found);
        let nearest = names
            .map(|name| (strsim::osa_distance(&key, &squeeze(name)), name))
            .filter(|(distance, name)| distance * 3 <= name.len())
            .min()
            .map(|(_, name)| name);
        Self { kind, found: found.to_owned(), nearest }
    }
}

/// The letters and digits of a word, in lower case.
pub(super) fn squeeze(word: &str) -> String {
    word.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Declares an enum of words: `Variant = "printed name"`, further spellings after `|`.
macro_rules! words {
    (
        $(#[$meta:meta])*
        $Word:ident, $kind:literal:
        $($Variant:ident = $name:literal $(| $alias:literal)*,)+
    ) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum $Word {
            $(#[doc = $name] $Variant,)+
        }

        impl $Word {
            /// Every word, in the order of the enum.
            pub const ALL: &'static [Self] = &[$(Self::$Variant),+];

            /// The word as cards print it.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Variant => $name,)+
                }
            }
        }

        impl std::fmt::Display for $Word {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl std::str::FromStr for $Word {
            type Err = $crate::vocab::UnknownWord;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                const SPELLINGS: &[(&str, $Word)] = &[
                    $(
                        ($name, $Word::$Variant),
                        (stringify!($Variant), $Word::$Variant),
                        $(($alias, $Word::$Variant),)*
                    )+
                ];
                let key = $crate::vocab::word::squeeze(text);
                SPELLINGS
                    .iter()
                    .find(|(spelling, _)| $crate::vocab::word::squeeze(spelling) == key)
                    .map(|&(_, word)| word)
                    .ok_or_else(|| {
                        let names = Self::ALL.iter().map(|word| word.name());
                        $crate::vocab::UnknownWord::new($kind, text, names)
                    })
            }
        }

        impl serde::Serialize for $Word {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let variant = match self {
                    $(Self::$Variant => stringify!($Variant),)+
                };
                serializer.serialize_unit_variant(stringify!($Word), *self as u32, variant)
            }
        }

        impl<'de> serde::Deserialize<'de> for $Word {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::vocab::word::deserialize(stringify!($Word), $kind, deserializer)
            }
        }
    };
}
pub(super) use words;

/// Reads a word as the name of a unit variant, in any spelling that parses.
///
/// A derived implementation would accept the variant's own spelling only, and its error would list
/// all words instead of naming the nearest.
pub(super) fn deserialize<'de, W, D>(
    name: &'static str,
    kind: &'static str,
    deserializer: D,
) -> Result<W, D::Error>
where
    W: std::str::FromStr<Err = UnknownWord>,
    D: serde::Deserializer<'de>,
{
    deserializer.deserialize_enum(name, &[], WordVisitor(kind, std::marker::PhantomData))
}

struct WordVisitor<W>(&'static str, std::marker::PhantomData<W>);

impl<'de, W: std::str::FromStr<Err = UnknownWord>> serde::de::Visitor<'de> for WordVisitor<W> {
    type Value = W;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a {}", self.0)
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<W, E> {
        text.parse().map_err(E::custom)
    }

    fn visit_enum<A: serde::de::EnumAccess<'de>>(self, data: A) -> Result<W, A::Error> {
        let (word, variant) = data.variant_seed(self)?;
        serde::de::VariantAccess::unit_variant(variant)?;
        Ok(word)
    }
}

impl<'de, W: std::str::FromStr<Err = UnknownWord>> serde::de::DeserializeSeed<'de>
    for WordVisitor<W>
{
    type Value = W;

    fn deserialize<D: serde::Deserializer<'de>>(self, deserializer: D) -> Result<W, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

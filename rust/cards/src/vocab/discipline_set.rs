use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Discipline, Level, UnknownWord};

/// Disciplines with their levels, as a vampire has them. Written `aus dom PRE`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct DisciplineSet {
    any: u64,
    superior: u64,
}

const _: () = assert!(Discipline::ALL.len() <= 64);

impl DisciplineSet {
    /// No Discipline at all.
    pub const EMPTY: Self = Self { any: 0, superior: 0 };

    /// Whether the Discipline is there, at either level.
    pub const fn has(self, discipline: Discipline) -> bool {
        self.any & bit(discipline) != 0
    }

    /// Whether the Discipline is there at that level or above.
    pub const fn has_at(self, discipline: Discipline, level: Level) -> bool {
        let mask = match level {
            Level::Inferior => self.any,
            Level::Superior => self.superior,
        };
        mask & bit(discipline) != 0
    }

    /// The level of the Discipline.
    pub const fn level(self, discipline: Discipline) -> Option<Level> {
        if self.has_at(discipline, Level::Superior) {
            Some(Level::Superior)
        } else if self.has(discipline) {
            Some(Level::Inferior)
        } else {
            None
        }
    }

    /// Whether all of the other are there, at their levels or above.
    pub const fn covers(self, other: Self) -> bool {
        other.any & !self.any == 0 && other.superior & !self.superior == 0
    }

    /// Adds the Discipline at that level; a higher one stays.
    pub const fn add(&mut self, discipline: Discipline, level: Level) {
        self.any |= bit(discipline);
        if matches!(level, Level::Superior) {
            self.superior |= bit(discipline);
        }
    }

    /// Gives one level more: inferior if it was not there, else superior.
    pub const fn raise(&mut self, discipline: Discipline) {
        if self.has(discipline) {
            self.superior |= bit(discipline);
        }
        self.any |= bit(discipline);
    }

    /// Takes the Discipline away.
    pub const fn remove(&mut self, discipline: Discipline) {
        self.any &= !bit(discipline);
        self.superior &= !bit(discipline);
    }

    /// The Disciplines of either, at the higher level.
    pub const fn union(self, other: Self) -> Self {
        Self { any: self.any | other.any, superior: self.superior | other.superior }
    }

    /// The number of Disciplines.
    pub const fn len(self) -> usize {
        self.any.count_ones() as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.any == 0
    }

    /// The Disciplines with their levels, in the order of the enum.
    pub fn iter(self) -> impl Iterator<Item = (Discipline, Level)> {
        Discipline::ALL
            .iter()
            .filter_map(move |&discipline| Some((discipline, self.level(discipline)?)))
    }
}

const fn bit(discipline: Discipline) -> u64 {
    1 << discipline as u8
}

impl FromIterator<(Discipline, Level)> for DisciplineSet {
    fn from_iter<I: IntoIterator<Item = (Discipline, Level)>>(disciplines: I) -> Self {
        let mut set = Self::EMPTY;
        for (discipline, level) in disciplines {
            set.add(discipline, level);
        }
        set
    }
}

impl fmt::Display for DisciplineSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, (discipline, level)) in self.iter().enumerate() {
            let space = if n > 0 { " " } else { "" };
            write!(f, "{space}{}", discipline.code_at(level))?;
        }
        Ok(())
    }
}

impl fmt::Debug for DisciplineSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl FromStr for DisciplineSet {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        let codes = || Discipline::ALL.iter().map(|discipline| discipline.code());
        text.split_whitespace()
            .map(|code| {
                Discipline::parse_code(code)
                    .ok_or_else(|| UnknownWord::new("Discipline code", code, codes()))
            })
            .collect()
    }
}

impl Serialize for DisciplineSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for DisciplineSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_and_codes() {
        let mut set: DisciplineSet = "AUS dom pre".parse().unwrap();
        assert_eq!(set.level(Discipline::Auspex), Some(Level::Superior));
        assert_eq!(set.level(Discipline::Dominate), Some(Level::Inferior));
        assert_eq!(set.level(Discipline::Celerity), None);
        set.raise(Discipline::Dominate);
        set.raise(Discipline::Celerity);
        assert_eq!(set.to_string(), "AUS cel DOM pre");
        set.remove(Discipline::Auspex);
        assert_eq!(set.len(), 3);
        assert!("Dom".parse::<DisciplineSet>().is_err());
    }
}

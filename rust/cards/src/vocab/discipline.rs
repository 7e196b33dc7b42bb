use super::word::words;

words! {
    /// A Discipline, a virtue, or one of the three conditions printed like one (Maleficia, Striga,
    /// Flight).
    Discipline, "Discipline":
    Abombwe = "Abombwe" | "abo",
    Animalism = "Animalism" | "ani",
    Auspex = "Auspex" | "aus",
    Celerity = "Celerity" | "cel",
    Chimerstry = "Chimerstry" | "chi",
    Daimoinon = "Daimoinon" | "dai",
    Dementation = "Dementation" | "dem",
    Dominate = "Dominate" | "dom",
    Fortitude = "Fortitude" | "for",
    Melpominee = "Melpominee" | "mel",
    Mytherceria = "Mytherceria" | "myt",
    Necromancy = "Necromancy" | "nec",
    Obeah = "Obeah" | "obe",
    Obfuscate = "Obfuscate" | "obf",
    Oblivion = "Oblivion" | "obl",
    Obtenebration = "Obtenebration" | "obt",
    Potence = "Potence" | "pot",
    Presence = "Presence" | "pre",
    Protean = "Protean" | "pro",
    Quietus = "Quietus" | "qui",
    Sanguinus = "Sanguinus" | "san",
    Serpentis = "Serpentis" | "ser",
    Spiritus = "Spiritus" | "spi",
    Temporis = "Temporis" | "tem",
    Thanatosis = "Thanatosis" | "thn",
    BloodSorcery = "Blood Sorcery" | "Thaumaturgy" | "tha",
    Valeren = "Valeren" | "val",
    Vicissitude = "Vicissitude" | "vic",
    Visceratika = "Visceratika" | "vis",
    Defense = "Defense" | "def",
    Innocence = "Innocence" | "inn",
    Judgment = "Judgment" | "jud",
    Martyrdom = "Martyrdom" | "mar",
    Redemption = "Redemption" | "red",
    Vengeance = "Vengeance" | "ven",
    Vision = "Vision" | "viz",
    Flight = "Flight" | "fli",
    Maleficia = "Maleficia" | "mal",
    Striga = "Striga" | "str",
}

words! {
    /// How well a Discipline is mastered.
    Level, "level":
    Inferior = "inferior" | "basic",
    Superior = "superior",
}

/// The codes, in the order of the enum.
const CODES: [&str; Discipline::ALL.len()] = [
    "abo", "ani", "aus", "cel", "chi", "dai", "dem", "dom", "for", "mel", "myt", "nec", "obe",
    "obf", "obl", "obt", "pot", "pre", "pro", "qui", "san", "ser", "spi", "tem", "thn", "tha",
    "val", "vic", "vis", "def", "inn", "jud", "mar", "red", "ven", "viz", "fli", "mal", "str",
];

impl Discipline {
    /// The code of three letters, as the inferior level is written.
    pub const fn code(self) -> &'static str {
        CODES[self as usize]
    }

    /// The code at a level: `dom` or `DOM`.
    pub fn code_at(self, level: Level) -> String {
        match level {
            Level::Inferior => self.code().to_owned(),
            Level::Superior => self.code().to_uppercase(),
        }
    }

    /// Reads a code: `dom` is inferior, `DOM` superior; mixed case is no code.
    pub fn parse_code(code: &str) -> Option<(Self, Level)> {
        Self::ALL.iter().find_map(|&discipline| {
            if discipline.code() == code {
                Some((discipline, Level::Inferior))
            } else if discipline.code_at(Level::Superior) == code {
                Some((discipline, Level::Superior))
            } else {
                None
            }
        })
    }

    /// Whether it is a virtue of imbued, which has no superior level.
    pub const fn is_virtue(self) -> bool {
        let n = self as u8;
        Self::Defense as u8 <= n && n <= Self::Vision as u8
    }

    /// Whether it is printed like a Discipline without being one.
    pub const fn is_pseudo(self) -> bool {
        self as u8 >= Self::Flight as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_stand_for_their_disciplines() {
        for &discipline in Discipline::ALL {
            assert_eq!(discipline.code().parse(), Ok(discipline));
            for level in [Level::Inferior, Level::Superior] {
                let code = discipline.code_at(level);
                assert_eq!(Discipline::parse_code(&code), Some((discipline, level)));
            }
        }
        assert_eq!(Discipline::parse_code("Dom"), None);
    }

    #[test]
    fn virtues_and_conditions() {
        let virtues = Discipline::ALL.iter().filter(|d| d.is_virtue());
        assert_eq!(virtues.count(), 7);
        let pseudo = Discipline::ALL.iter().filter(|d| d.is_pseudo());
        assert_eq!(pseudo.count(), 3);
    }
}

//! The table of all printed cards.

use std::sync::OnceLock;

use super::lookup::Names;
use super::row::{BadRow, Row};
use super::{Facts, Group};

/// The table as it is kept: tab-separated, one header line, lists joined by `|`.
pub const TSV: &str = include_str!("../../facts/cards.tsv");

/// The facts of every printed card.
///
/// # Panics
///
/// If the table in this crate is broken, which its tests rule out.
pub fn all() -> &'static FactsTable {
    static TABLE: OnceLock<FactsTable> = OnceLock::new();
    TABLE.get_or_init(|| FactsTable::parse(TSV).expect("the crate's own table reads"))
}

/// Cards by id and by name.
#[derive(Debug)]
pub struct FactsTable {
    cards: Vec<Facts>,
    names: Names,
}

impl FactsTable {
    /// Reads a table in the form of [`TSV`].
    pub fn parse(tsv: &str) -> Result<Self, BadRow> {
        let mut lines = tsv.lines();
        let header: Vec<&str> = lines.next().unwrap_or_default().split('\t').collect();
        let mut cards = lines
            .enumerate()
            .map(|(n, line)| {
                let cells = header.iter().copied().zip(line.split('\t')).collect();
                Row { line: n + 2, cells }.facts()
            })
            .collect::<Result<Vec<_>, _>>()?;
        cards.sort_by_key(|card| card.id);
        let names = Names::of(&cards);
        Ok(Self { cards, names })
    }

    /// The number of cards.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there are no cards.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// All cards, by ascending id: the library, then the crypt.
    pub fn iter(&self) -> std::slice::Iter<'_, Facts> {
        self.cards.iter()
    }

    /// The card of that official number.
    pub fn by_id(&self, id: u32) -> Option<&Facts> {
        let found = self.cards.binary_search_by_key(&id, |card| card.id);
        found.ok().map(|n| &self.cards[n])
    }

    /// The card of that name.
    ///
    /// Case, accents and punctuation do not matter, "The Barrens" may be "Barrens, The", and former
    /// names are known. Crypt cards that share a name are told apart by group and by `ADV`:
    /// "Theo Bell (G6)", "Theo Bell (ADV)"; the plain name means the base print of the lowest
    /// group.
    pub fn find(&self, name: &str) -> Option<&Facts> {
        self.names.find(&self.cards, name).map(|n| &self.cards[n])
    }

    /// Up to `count` names like this one, the most alike first: for error messages.
    pub fn nearest(&self, name: &str, count: usize) -> Vec<&str> {
        let near = self.names.nearest(name, count);
        near.into_iter().map(|n| self.cards[n].name.as_str()).collect()
    }

    /// The shortest name that [`FactsTable::find`] takes for this card: its own, with group or
    /// `ADV` where another print goes by the plain one.
    pub fn exact_name(&self, card: &Facts) -> String {
        let group = match card.group {
            Some(Group::N(n)) => format!("G{n}"),
            _ => "ANY".to_owned(),
        };
        let spellings =
            [card.name.clone(), format!("{} (ADV)", card.name), format!("{} ({group})", card.name)];
        spellings
            .into_iter()
            .find(|name| self.find(name).is_some_and(|found| found.id == card.id))
            .unwrap_or_else(|| format!("{} ({group} ADV)", card.name))
    }
}

impl<'t> IntoIterator for &'t FactsTable {
    type Item = &'t Facts;
    type IntoIter = std::slice::Iter<'t, Facts>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::facts::{Cost, Price, Requirement};
    use crate::vocab::{CardType, Circle, Clan, Discipline, Keyword, Level, Path, Sect, Title};

    fn card(name: &str) -> &'static Facts {
        all().find(name).unwrap_or_else(|| panic!("no {name}"))
    }

    #[test]
    fn every_printed_card_is_there() {
        let crypt = all().iter().filter(|card| card.is_crypt()).count();
        assert_eq!((all().len() - crypt, crypt), (2364, 1785));
        let ids: HashSet<u32> = all().iter().map(|card| card.id).collect();
        assert_eq!(ids.len(), all().len());
    }

    #[test]
    fn kinds_have_their_facts() {
        for card in all() {
            let is = |kind| card.types.has(kind);
            assert!(!card.types.is_empty() && !card.sets.is_empty(), "{card:?}");
            assert_eq!(card.is_crypt(), card.group.is_some(), "{card:?}");
            assert_eq!(card.is_crypt(), card.capacity > 0, "{card:?}");
            assert_eq!(is(CardType::Vampire), card.sect.is_some(), "{card:?}");
            let living = [CardType::Ally, CardType::Retainer, CardType::Imbued];
            assert_eq!(living.into_iter().any(is), card.life.is_some(), "{card:?}");
            assert_eq!(is(CardType::Ally), card.bleed.is_some(), "{card:?}");
            assert!(!is(CardType::Ally) || card.strength.is_some(), "{card:?}");
            if !card.is_crypt() {
                let title_card = card.keywords.has(Keyword::Title);
                assert_eq!(title_card, card.title.is_some(), "{card:?}");
            } else if let Some(sect) = card.title.and_then(Title::sect) {
                assert_eq!(card.sect, Some(sect), "{card:?}");
            }
        }
    }

    #[test]
    fn facts_of_vampires() {
        let aaradhya = card("Aaradhya, the Callous Tyrant");
        assert_eq!(aaradhya.id, 201_733);
        assert_eq!(aaradhya.clans, [Clan::Ventrue]);
        assert_eq!(aaradhya.disciplines.to_string(), "ANI DOM FOR POT PRE");
        assert_eq!((aaradhya.capacity, aaradhya.group), (10, Some(Group::N(6))));
        assert_eq!((aaradhya.sect, aaradhya.title), (Some(Sect::Sabbat), Some(Title::Cardinal)));
        assert_eq!(aaradhya.path, Some(Path::Power));
        assert!(aaradhya.is_unique());

        let aabbt = card("Aabbt Kindred");
        assert!(!aabbt.is_unique());
        assert_eq!(aabbt.disciplines.level(Discipline::Serpentis), Some(Level::Inferior));

        let tupdog = card("Tupdog");
        assert!(!tupdog.is_unique() && tupdog.keywords.has(Keyword::Flight));
        assert_eq!(tupdog.slave_of, Some(Clan::TremereAntitribu));

        assert_eq!(card("Hermana Hambrienta Mayor").circle, Some(Circle::MexicoCity));
        assert_eq!(card("The Baron").title, Some(Title::TwoVotes));
        assert_eq!(card("Marcus Vitel").city.as_deref(), Some("Washington, D.C."));
        assert_eq!(card("Anarch Convert").group, Some(Group::Any));
        assert!(card("Anarch Convert").disciplines.is_empty());
    }

    #[test]
    fn advanced_vampires_are_their_own_card() {
        let advanced = card("Masika (ADV)");
        assert_eq!(advanced.title, Some(Title::Primogen));
        assert_eq!(advanced.merged.title, Some(Title::Prince));
        assert_eq!(advanced.merged.city.as_deref(), Some("Lisbon"));
        assert_eq!(card("Count Germaine (ADV)").merged.sect, Some(Sect::Anarch));
        assert_eq!(card("Karsh (G3 ADV)").merged.title, Some(Title::Imperator));
    }

    #[test]
    fn facts_of_library_cards() {
        let gun = card(".44 Magnum");
        assert!(gun.keywords.has(Keyword::Gun) && gun.keywords.has(Keyword::Weapon));
        let pool = Some(Price::Fixed(2));
        assert_eq!(gun.cost, Cost { pool, ..Cost::default() });

        let herald = card("Herald of Topheth");
        assert_eq!((herald.life, herald.strength, herald.bleed), (Some(5), Some(3), Some(1)));
        assert_eq!(herald.keywords.len(), 3, "{:?}", herald.keywords);

        assert_eq!(card("Awe").cost.blood, Some(Price::X));
        assert_eq!(card("Create Gargoyle").clans, [Clan::Tremere, Clan::TremereAntitribu]);
        let palatial = card("Palatial Estate");
        assert!(palatial.types.has(CardType::Equipment));
        assert!(palatial.keywords.has(Keyword::Location) && palatial.is_unique());

        use Discipline::{Celerity, Obfuscate, Potence, Presence};
        let three = &card("Illegalism").requires;
        assert_eq!(three.disciplines().len(), 3);
        let any = Requirement::Any(vec![Celerity, Obfuscate]);
        assert!(all().iter().any(|card| card.requires == any));
        let both = Requirement::All(vec![Potence, Presence]);
        assert!(all().iter().any(|card| card.requires == both));

        let praxis = card("Praxis Seizure: Washington, D.C.");
        assert_eq!(praxis.title, Some(Title::Prince));
        assert_eq!(praxis.city.as_deref(), Some("Washington, D.C."));
        assert_eq!(card("Dramatic Upheaval").banned, Some(20_050_101));
    }

    #[test]
    fn names_as_people_type_them() {
        for (typed, name) in [
            ("barrens, the", "The Barrens"),
            ("Barrens", "The Barrens"),
            ("pentex(tm) subversion", "Pentex™ Subversion"),
            ("mask of 1,000 faces", "Mask of a Thousand Faces"),
            ("sacre coeur cathedral, france", "Sacré-Cœur Cathedral, France"),
            ("Boleslaw Gutowski", "Bolesław Gutowski"),
            ("the first tradition the masquerade", "First Tradition: The Masquerade"),
            ("Nephandus (Mage)", "Nephandus"),
        ] {
            assert_eq!(card(typed).name, name);
        }
        assert!(all().find("Govern the Aligned").is_none());
        assert_eq!(all().nearest("Govern the Unalined", 1), ["Govern the Unaligned"]);
        assert_eq!(all().nearest("Thoe Bell", 2)[0], "Theo Bell");
    }

    #[test]
    fn a_plain_name_is_the_first_print() {
        let theo = card("Theo Bell");
        assert_eq!((theo.group, theo.advanced), (Some(Group::N(2)), false));
        assert_eq!(card("Theo Bell (G2)").id, theo.id);
        assert!(card("theo bell (adv)").advanced);
        assert_eq!(card("Theo Bell (G6)").group, Some(Group::N(6)));
        assert!(all().find("Theo Bell (G5)").is_none());
    }

    #[test]
    fn every_card_is_found_by_its_names() {
        for card in all() {
            let found = all().find(&all().exact_name(card)).unwrap();
            assert_eq!(found.id, card.id, "{}", card.name);
            for alias in &card.aliases {
                assert!(all().find(alias).is_some(), "{alias}");
            }
        }
    }

    #[test]
    fn different_names_do_not_fold_into_one() {
        let names: HashSet<&str> = all().iter().map(|card| card.name.as_str()).collect();
        let keys: HashSet<String> = names.iter().map(|name| crate::facts::fold(name)).collect();
        assert_eq!(names.len(), keys.len());
    }

    #[test]
    fn a_bad_table_says_where() {
        let broken = TSV.replacen("\tCombat\t", "\tKombat\t", 1);
        let bad = FactsTable::parse(&broken).unwrap_err();
        assert_eq!(bad.column, "types");
        assert!(bad.to_string().contains("did you mean `Combat`?"), "{bad}");
    }
}

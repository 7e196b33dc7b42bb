//! The words of the game, one enum each.
//!
//! Every word has a [`name`](Clan::name) as the cards print it, and is parsed leniently: case,
//! spaces and punctuation do not matter, so `Banu Haqim`, `banu haqim` and `BanuHaqim` are one
//! clan. In RON a word is written bare, as the variant (`BanuHaqim`) or, for Disciplines, also as
//! the code (`aus`).

mod bit_set;
mod word;

mod card_type;
mod circle;
mod clan;
mod discipline;
mod discipline_set;
mod keyword;
mod path;
mod sect;
mod title;

pub use card_type::{CardType, TypeSet};
pub use circle::Circle;
pub use clan::Clan;
pub use discipline::{Discipline, Level};
pub use discipline_set::DisciplineSet;
pub use keyword::{Keyword, KeywordSet};
pub use path::Path;
pub use sect::Sect;
pub use title::{Title, UniquePer};
pub use word::UnknownWord;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_reads_its_name() {
        for &clan in Clan::ALL {
            assert_eq!(clan.name().parse(), Ok(clan));
        }
        for &keyword in Keyword::ALL {
            assert_eq!(keyword.name().parse(), Ok(keyword));
        }
        for &title in Title::ALL {
            assert_eq!(title.name().parse(), Ok(title));
        }
        assert_eq!("banu haqim".parse(), Ok(Clan::BanuHaqim));
        assert_eq!("INNER CIRCLE".parse(), Ok(Title::InnerCircle));
    }

    #[test]
    fn a_wrong_word_is_told_the_right_one() {
        let wrong = "Brujha".parse::<Clan>().unwrap_err();
        assert_eq!(wrong.to_string(), "`Brujha` is no clan; did you mean `Brujah`?");
        let wrong = "xyz".parse::<Clan>().unwrap_err();
        assert_eq!(wrong.to_string(), "`xyz` is no clan");
    }

    #[test]
    fn ron_words_are_bare() {
        let words: (Clan, Discipline, Keyword) = ron::from_str("(BanuHaqim, aus, Gun)").unwrap();
        assert_eq!(words, (Clan::BanuHaqim, Discipline::Auspex, Keyword::Gun));
        assert_eq!(ron::to_string(&words).unwrap(), "(BanuHaqim,Auspex,Gun)");
        let wrong = ron::from_str::<Clan>("Brujha").unwrap_err();
        assert!(wrong.to_string().contains("did you mean `Brujah`?"), "{wrong}");
    }

    #[test]
    fn sets_round_trip() {
        let set: KeywordSet = [Keyword::Weapon, Keyword::Gun].into_iter().collect();
        let text = ron::to_string(&set).unwrap();
        assert_eq!(text, "[Gun,Weapon]");
        assert_eq!(ron::from_str::<KeywordSet>(&text), Ok(set));
        assert!(set.has(Keyword::Gun) && !set.has(Keyword::Unique));
        let disciplines: DisciplineSet = ron::from_str("\"aus DOM\"").unwrap();
        assert_eq!(disciplines.len(), 2);
    }

    #[test]
    fn titles_follow_the_rules() {
        assert_eq!(Title::InnerCircle.votes(), 4);
        assert_eq!(Title::Priscus.votes(), 0);
        assert_eq!(Title::Baron.unique_per(), Some(UniquePer::City));
        assert_eq!(Title::Magaji.unique_per(), None);
        assert_eq!(Title::TwoVotes.sect(), None);
        for votes in 1..=4 {
            assert_eq!(Title::of_votes(votes).map(Title::votes), Some(votes));
        }
    }
}

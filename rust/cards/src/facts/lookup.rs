//! Finding a card by a name that someone typed.

use std::collections::HashMap;

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

use super::{Facts, Group};

/// A name without accents, case, punctuation and its article: "The Barrens", "Barrens, The" and
/// "barrens" are one.
///
/// ```
/// use methuselah_cards::facts::fold;
///
/// assert_eq!(fold("Sacré-Cœur Cathedral, France"), fold("sacre coeur cathedral france"));
/// assert_eq!(fold("Barrens, The"), fold("The Barrens"));
/// ```
pub fn fold(name: &str) -> String {
    let name = name.replace("(TM)", "").replace("(tm)", "");
    let mut words = String::new();
    if let Some((base, article)) = split_article(&name) {
        fold_into(&mut words, article);
        words.push(' ');
        fold_into(&mut words, base);
    } else {
        fold_into(&mut words, &name);
    }
    let mut words: Vec<&str> = words.split_whitespace().collect();
    if words.len() > 1 && words[0] == "the" {
        words.remove(0);
    }
    words.concat()
}

/// Splits "Barrens, The".
fn split_article(name: &str) -> Option<(&str, &str)> {
    let (base, article) = name.trim_end().rsplit_once(", ")?;
    let is = |word: &str| article.eq_ignore_ascii_case(word);
    ["the", "a", "an", "le"].into_iter().any(is).then_some((base, article))
}

fn fold_into(words: &mut String, text: &str) {
    for c in text.nfd().filter(|&c| !is_combining_mark(c)) {
        match c {
            'œ' | 'Œ' => words.push_str("oe"),
            'æ' | 'Æ' => words.push_str("ae"),
            'ø' | 'Ø' => words.push('o'),
            'ł' | 'Ł' => words.push('l'),
            'ß' => words.push_str("ss"),
            _ if c.is_alphanumeric() => words.extend(c.to_lowercase()),
            // An apostrophe joins, a trade mark is nothing.
            '\'' | '’' | '‘' | '`' | '´' | '™' | '®' => {}
            _ => words.push(' '),
        }
    }
}

/// Which prints of a name are meant: "Theo Bell (G6)", "Theo Bell (ADV)", "Theo Bell (G2 ADV)".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Print {
    group: Option<Group>,
    advanced: bool,
}

impl Print {
    /// Takes the print off the end of a name. Parentheses that name none belong to the name.
    pub(super) fn split(name: &str) -> (&str, Self) {
        let name = name.trim();
        Self::parse_suffix(name).unwrap_or((name, Self::default()))
    }

    fn parse_suffix(name: &str) -> Option<(&str, Self)> {
        let (base, suffix) = name.strip_suffix(')')?.rsplit_once('(')?;
        let mut print = Self::default();
        for word in suffix.split_whitespace() {
            let word = word.to_ascii_uppercase();
            match word.as_str() {
                "ADV" | "ADVANCED" => print.advanced = true,
                "GANY" | "ANY" => print.group = Some(Group::Any),
                _ => print.group = Some(Group::N(word.strip_prefix('G')?.parse().ok()?)),
            }
        }
        (print != Self::default()).then_some((base.trim_end(), print))
    }

    fn fits(self, card: &Facts) -> bool {
        card.advanced == self.advanced && self.group.is_none_or(|group| card.group == Some(group))
    }
}

/// From folded names to the cards that bear them, the one that the plain name means first.
#[derive(Debug, Default)]
pub(super) struct Names(HashMap<String, Vec<usize>>);

impl Names {
    /// Official names go before aliases, base prints before Advanced, low groups before high.
    pub(super) fn of(cards: &[Facts]) -> Self {
        let mut names = Self::default();
        for (index, card) in cards.iter().enumerate() {
            names.0.entry(fold(&card.name)).or_default().push(index);
        }
        for prints in names.0.values_mut() {
            prints.sort_by_key(|&n| (cards[n].advanced, cards[n].group, cards[n].id));
        }
        for (index, card) in cards.iter().enumerate() {
            for alias in &card.aliases {
                let prints = names.0.entry(fold(alias)).or_default();
                if !prints.contains(&index) {
                    prints.push(index);
                }
            }
        }
        names
    }

    pub(super) fn find(&self, cards: &[Facts], name: &str) -> Option<usize> {
        let (base, print) = Print::split(name);
        let prints = self.0.get(&fold(base))?;
        if print == Print::default() {
            return prints.first().copied();
        }
        prints.iter().copied().find(|&n| print.fits(&cards[n]))
    }

    /// The cards with the names nearest to this one, nearest first.
    pub(super) fn nearest(&self, name: &str, count: usize) -> Vec<usize> {
        let key = fold(Print::split(name).0);
        let length = key.chars().count();
        // A name is at least as far as it is longer or shorter.
        let mut names: Vec<(usize, &str, usize)> = self
            .0
            .iter()
            .map(|(other, prints)| (other.chars().count().abs_diff(length), &**other, prints[0]))
            .collect();
        names.sort_unstable();
        let mut near: Vec<(usize, &str, usize)> = Vec::new();
        for (least, other, card) in names {
            if near.get(count.saturating_sub(1)).is_some_and(|&(worst, ..)| worst < least) {
                break;
            }
            let found = (strsim::osa_distance(&key, other), other, card);
            match near.iter().position(|&(.., known)| known == card) {
                Some(at) if near[at] <= found => continue,
                Some(at) => drop(near.remove(at)),
                None => {}
            }
            near.insert(near.partition_point(|known| *known < found), found);
            near.truncate(count);
        }
        near.into_iter().map(|(.., card)| card).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folding() {
        assert_eq!(fold("Bolesław Gutowski"), "boleslawgutowski");
        assert_eq!(fold("Pentex™ Subversion"), fold("Pentex Subversion"));
        assert_eq!(fold("Will-o'-the-Wisp"), "willothewisp");
        assert_eq!(fold("The"), "the");
        assert_eq!(fold("é, the"), "e");
        assert_eq!(fold("Anarch Manifesto, An"), fold("An Anarch Manifesto"));
        assert_eq!(fold(""), "");
    }

    #[test]
    fn prints() {
        let print = |group, advanced| Print { group, advanced };
        assert_eq!(
            Print::split("Theo Bell (G2 ADV)"),
            ("Theo Bell", print(Some(Group::N(2)), true))
        );
        assert_eq!(Print::split("New Blood (any)"), ("New Blood", print(Some(Group::Any), false)));
        let (name, none) = Print::split("Nephandus (Mage)");
        assert_eq!((name, none), ("Nephandus (Mage)", Print::default()));
        assert_eq!(Print::split("X ()").0, "X ()");
    }
}

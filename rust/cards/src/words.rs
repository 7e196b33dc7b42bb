//! Which words of the effect language the entries use: a word that one card alone needs may be too
//! special.

use std::collections::{BTreeMap, BTreeSet};

use crate::{
    EntryError, facts, parse,
    vocab::{CardType, Circle, Clan, Discipline, Keyword, Level, Path, Sect, Title},
};

/// The words of the entries that come with the library, each with the ids of the cards that use it,
/// ascending. The game's own words, such as clans and Disciplines, are none of the language.
///
/// # Errors
///
/// If an entry cannot be read.
pub fn users() -> Result<BTreeMap<String, Vec<u32>>, EntryError> {
    let mut users: BTreeMap<String, Vec<u32>> = BTreeMap::new();
    for (file, text) in crate::set::STANDARD {
        for located in parse::entries(file, text)? {
            let Some(card) = facts::all().find(&located.entry.name) else { continue };
            for word in words(located.source) {
                users.entry(word.to_owned()).or_default().push(card.id);
            }
        }
    }
    for cards in users.values_mut() {
        cards.sort_unstable();
    }
    Ok(users)
}

/// The words of an entry.
fn words(source: &str) -> BTreeSet<&str> {
    let mut words = BTreeSet::new();
    let mut rest = source;
    while let Some(c) = rest.chars().next() {
        let length = match c {
            '"' => text_length(rest),
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            _ if c.is_ascii_alphabetic() => {
                let length = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
                let length = length.unwrap_or(rest.len());
                words.insert(&rest[..length]);
                length
            }
            _ => c.len_utf8(),
        };
        rest = &rest[length..];
    }
    words.retain(|word| *word != "Card" && !is_of_the_game(word));
    words
}

/// The length of the quoted text that starts there.
fn text_length(source: &str) -> usize {
    let mut escaped = true; // the first quotation mark ends nothing
    for (at, c) in source.char_indices() {
        match c {
            '"' if !escaped => return at + 1,
            '\\' if !escaped => escaped = true,
            _ => escaped = false,
        }
    }
    source.len()
}

fn is_of_the_game(word: &str) -> bool {
    word.parse::<CardType>().is_ok()
        || word.parse::<Circle>().is_ok()
        || word.parse::<Clan>().is_ok()
        || word.parse::<Discipline>().is_ok()
        || word.parse::<Keyword>().is_ok()
        || word.parse::<Level>().is_ok()
        || word.parse::<Path>().is_ok()
        || word.parse::<Sect>().is_ok()
        || word.parse::<Title>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_comments_and_words_of_the_game_are_no_words_of_the_language() {
        let source = r#"Card(name: "A \"Gain\" B", // Burn
            modes: [(disc: ["dom"], do: [Gain(Blood(Me), 2), Be(Brujah)])])"#;
        let found: Vec<_> = words(source).into_iter().collect();
        assert_eq!(found, ["Be", "Blood", "Gain", "Me", "disc", "do", "modes", "name"]);
    }

    #[test]
    fn the_users_of_a_word_are_cards_that_have_it() {
        let users = users().expect("the entries can be read");
        let deflection = facts::all().find("Deflection").expect("it is printed").id;
        assert!(users["ChangeTarget"].contains(&deflection));
        assert!(users.values().flatten().count() > 5_000);
    }
}

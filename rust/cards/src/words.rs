//! Which words of the effect language the entries use: a word that one card alone needs may be too
//! special.

use std::{
    collections::{BTreeSet, HashMap},
    sync::OnceLock,
};

use crate::{
    EntryError, facts, parse,
    vocab::{CardType, Circle, Clan, Discipline, Keyword, Level, Path, Sect, Title},
};

/// An entry as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written<'a> {
    /// The id of the printed card; none if the card is not printed.
    pub id: Option<u32>,
    /// The name.
    pub name: String,
    /// The file that has it.
    pub file: &'a str,
    /// The line where it begins, counted from 1.
    pub line: usize,
    /// Its text.
    pub source: &'a str,
    /// The words of the language that it uses, in alphabetical order. The game's own words, such as
    /// clans and Disciplines, are none of the language.
    pub words: BTreeSet<&'a str>,
}

/// The entries that come with the library.
///
/// # Errors
///
/// If an entry cannot be read.
pub fn standard() -> Result<Vec<Written<'static>>, EntryError> {
    static STANDARD: OnceLock<Result<Vec<Written<'static>>, EntryError>> = OnceLock::new();
    let read = || {
        let mut ours = HashMap::new();
        let mut entries = Vec::new();
        for (file, text) in crate::set::STANDARD {
            entries.extend(read(file, text, &mut ours)?);
        }
        Ok(entries)
    };
    STANDARD.get_or_init(read).clone()
}

/// The entries of a file, given by its name and text.
///
/// # Errors
///
/// If an entry cannot be read.
pub fn written<'a>(file: &'a str, text: &'a str) -> Result<Vec<Written<'a>>, EntryError> {
    read(file, text, &mut HashMap::new())
}

/// The same, knowing of some words already whether they are words of the language.
fn read<'a>(
    file: &'a str,
    text: &'a str,
    ours: &mut HashMap<&'a str, bool>,
) -> Result<Vec<Written<'a>>, EntryError> {
    let entries = parse::entries(file, text)?;
    let written = |located: parse::Located<'a>| Written {
        id: facts::all().find(&located.entry.name).map(|card| card.id),
        name: located.entry.name,
        file,
        line: located.line,
        source: located.source,
        words: words(located.source, ours),
    };
    Ok(entries.into_iter().map(written).collect())
}

/// The words of an entry.
fn words<'a>(source: &'a str, ours: &mut HashMap<&'a str, bool>) -> BTreeSet<&'a str> {
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
    let is_ours = |word| word != "Card" && !is_of_the_game(word);
    words.retain(|&word| *ours.entry(word).or_insert_with(|| is_ours(word)));
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
        let found: Vec<_> = words(source, &mut HashMap::new()).into_iter().collect();
        assert_eq!(found, ["Be", "Blood", "Gain", "Me", "disc", "do", "modes", "name"]);
    }

    #[test]
    fn the_entries_are_told_with_their_words() {
        let entries = standard().expect("the entries can be read");
        let deflection = entries.iter().find(|entry| entry.name == "Deflection");
        let deflection = deflection.expect("it is written");
        assert_eq!(deflection.id, facts::all().find("Deflection").map(|card| card.id));
        assert!(deflection.words.contains("ChangeTarget"));
        assert!(entries.iter().map(|entry| entry.words.len()).sum::<usize>() > 5_000);
    }
}

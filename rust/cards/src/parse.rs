//! Reading files of entries, one entry at a time, so that an error names its card and line.

use ron::{Options, extensions::Extensions};
use thiserror::Error;

use crate::lang::Entry;

/// The dialect of RON that entries are written in: `Some(…)` is left out.
pub fn options() -> Options {
    Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME)
        .with_default_extension(Extensions::UNWRAP_NEWTYPES)
}

/// A mistake in a file of entries.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}:{line}: {card}: {what}")]
pub struct EntryError {
    /// The file, as given.
    pub file: String,
    /// The line, counted from 1: of the mistake if it is one of form, else of the entry.
    pub line: usize,
    /// The card's name, or as much of it as could be read.
    pub card: String,
    /// What is wrong, and what would be right.
    pub what: String,
}

/// An entry and the line where it starts.
#[derive(Clone, Debug)]
pub struct Located {
    /// The line, counted from 1.
    pub line: usize,
    /// The entry.
    pub entry: Entry,
}

/// Reads a whole file: `Card(…)` after `Card(…)`, with `//` comments.
pub fn entries(file: &str, text: &str) -> Result<Vec<Located>, EntryError> {
    let mut found = Vec::new();
    for (line, source) in split(file, text)? {
        let entry = options().from_str::<Entry>(source).map_err(|e| EntryError {
            file: file.to_owned(),
            line: line + e.span.start.line.saturating_sub(1),
            card: guess_name(source),
            what: e.code.to_string(),
        })?;
        found.push(Located { line, entry });
    }
    if found.is_empty() {
        return Err(EntryError {
            file: file.to_owned(),
            line: 1,
            card: "no card".to_owned(),
            what: "a file of cards has at least one entry".to_owned(),
        });
    }
    Ok(found)
}

/// The name in an entry that cannot be read as a whole.
fn guess_name(source: &str) -> String {
    let name = source.split_once("name:").and_then(|(_, rest)| rest.split('"').nth(1));
    name.unwrap_or("a card without a name").to_owned()
}

/// Refuses what cannot be the beginning of an entry.
fn begins(text: &str) -> Result<(), String> {
    let rest = text.strip_prefix("Card").map(str::trim_start);
    if rest.is_some_and(|rest| rest.starts_with('(')) {
        return Ok(());
    }
    let line = text.lines().next().unwrap_or_default().trim_end();
    let mut found: String = line.chars().take(MOST_QUOTED).collect();
    if found.len() < line.len() {
        found.push('…');
    }
    Err(format!("`{found}`: an entry is needed, such as `Card(name: \"Fame\", …)`"))
}

/// What some editors put before all text.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// Characters of a line that a message quotes, at most.
const MOST_QUOTED: usize = 40;

/// Cuts a file into its top-level `Card(…)` blocks, with the line where each starts.
fn split<'a>(file: &str, text: &'a str) -> Result<Vec<(usize, &'a str)>, EntryError> {
    let error = |line, what: &str| EntryError {
        file: file.to_owned(),
        line,
        card: "between entries".to_owned(),
        what: what.to_owned(),
    };
    let begins = |line, at| begins(&text[at..]).map_err(|what| error(line, &what));
    let mut blocks = Vec::new();
    let (mut line, mut depth, mut start) = (1, 0_usize, None);
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        let comment = c == '/' && chars.peek().is_some_and(|&(_, next)| next == '/');
        let between = c.is_whitespace() || c == ',' || c == BYTE_ORDER_MARK;
        if start.is_none() && !comment && !between && !")]}".contains(c) {
            begins(line, at)?;
            start = Some((line, at));
        }
        match c {
            '\n' => line += 1,
            '/' if comment => while chars.next_if(|&(_, c)| c != '\n').is_some() {},
            '"' => {
                let mut escaped = false;
                for (_, c) in chars.by_ref() {
                    match c {
                        '\n' => line += 1,
                        '\\' if !escaped => {
                            escaped = true;
                            continue;
                        }
                        '"' if !escaped => break,
                        _ => {}
                    }
                    escaped = false;
                }
            }
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => {
                depth =
                    depth.checked_sub(1).ok_or_else(|| error(line, "a bracket closes nothing"))?;
                if depth == 0 {
                    blocks.extend(start.take().map(|(first, from)| (first, &text[from..=at])));
                }
            }
            _ => {}
        }
    }
    match start {
        Some((line, _)) => Err(error(line, "this entry does not end: a bracket is missing")),
        None => Ok(blocks),
    }
}

//! Reading files of entries, one entry at a time, so that an error names its card and line.

use std::{iter::Peekable, str::CharIndices};

use ron::{Options, error::Position, extensions::Extensions};
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
pub struct Located<'a> {
    /// The line, counted from 1.
    pub line: usize,
    /// Its text.
    pub source: &'a str,
    /// The entry.
    pub entry: Entry,
}

/// Reads a whole file: `Card(…)` after `Card(…)`, with `//` comments.
pub fn entries<'a>(file: &str, text: &'a str) -> Result<Vec<Located<'a>>, EntryError> {
    let mut found = Vec::new();
    for (line, source) in split(file, text)? {
        let entry = options().from_str::<Entry>(source).map_err(|e| EntryError {
            file: file.to_owned(),
            line: line + e.span.start.line.saturating_sub(1),
            card: guess_name(source),
            what: format!("{}, at `{}`", e.code, around(source, e.span.start)),
        })?;
        found.push(Located { line, source, entry });
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

/// The field or value at a place of an entry.
fn around(source: &str, at: Position) -> String {
    let line = source.lines().nth(at.line.saturating_sub(1)).unwrap_or_default();
    let byte = line.char_indices().nth(at.col.saturating_sub(1)).map_or(line.len(), |(at, _)| at);
    let before = line[..byte].trim_end_matches([',', '(', '[', '{', ' ']);
    let after = &line[before.len()..];
    let from = before.rfind([',', '(', '[', '{']).map_or(0, |at| at + 1);
    let begun = after.len() - after.trim_start_matches([',', '(', '[', '{', ' ']).len();
    let to = after[begun..].find([',', ')', ']', '}']).map_or(after.len(), |at| begun + at);
    quoted(&line[from..before.len() + to])
}

/// The beginning of a text, for a message.
fn quoted(text: &str) -> String {
    let text = text.trim();
    let mut quote: String = text.chars().take(MOST_QUOTED).collect();
    if quote.len() < text.len() {
        quote.push('…');
    }
    quote
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
    let found = quoted(text.lines().next().unwrap_or_default());
    Err(format!("`{found}`: an entry is needed, such as `Card(name: \"Fame\", …)`"))
}

/// Skips a comment of several lines, as a rule, which may hold others; returns how many.
fn skip_comment(chars: &mut Peekable<CharIndices<'_>>) -> usize {
    let (mut depth, mut lines) = (1, 0);
    chars.next();
    while let Some((_, c)) = chars.next() {
        let closes = c == '*' && chars.next_if(|&(_, next)| next == '/').is_some();
        let opens = c == '/' && chars.next_if(|&(_, next)| next == '*').is_some();
        lines += usize::from(c == '\n');
        depth = depth + usize::from(opens) - usize::from(closes);
        if depth == 0 {
            break;
        }
    }
    lines
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
        if text[at..].starts_with("/*") {
            line += skip_comment(&mut chars);
            continue;
        }
        let between = c.is_whitespace() || c == ',' || c == BYTE_ORDER_MARK;
        if start.is_none() && !comment && !between && !")]}".contains(c) {
            begins(line, at)?;
            start = Some((line, at));
        }
        match c {
            '\n' => line += 1,
            '/' if comment => while chars.next_if(|&(_, c)| c != '\n').is_some() {},
            '"' => {
                let (mut escaped, first) = (false, line);
                let mut closed = false;
                for (_, c) in chars.by_ref() {
                    match c {
                        '\n' => line += 1,
                        '\\' if !escaped => {
                            escaped = true;
                            continue;
                        }
                        '"' if !escaped => {
                            closed = true;
                            break;
                        }
                        _ => {}
                    }
                    escaped = false;
                }
                if !closed {
                    return Err(error(
                        first,
                        "a text begins here and does not end: `\"` is missing",
                    ));
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

//! Reading one row of the table.

use std::collections::HashMap;
use std::str::FromStr;

use thiserror::Error;

use super::{Cost, Facts, Group, Merged, Price, Requirement};
use crate::vocab::{CardType, Clan, Discipline, Keyword, Level};

/// A cell of the table that does not read.
#[derive(Debug, Error, PartialEq, Eq)]
#[error("line {line}, column `{column}`: {problem}")]
pub struct BadRow {
    /// The line in the table, the header being 1.
    pub line: usize,
    /// The column.
    pub column: &'static str,
    /// What is wrong.
    pub problem: String,
}

/// A row, its cells by column name.
pub(super) struct Row<'t> {
    pub(super) line: usize,
    pub(super) cells: HashMap<&'t str, &'t str>,
}

impl Row<'_> {
    pub(super) fn facts(&self) -> Result<Facts, BadRow> {
        Ok(Facts {
            id: self.word("id")?,
            name: self.cell("name")?.to_owned(),
            aliases: self.list("aliases")?,
            types: self.list::<CardType, _>("types")?,
            clans: self.list::<Clan, _>("clans")?,
            disciplines: self.read("disciplines", |cell| cell.replace('|', " ").parse())?,
            requires: self.read("requires", requirement)?,
            cost: Cost {
                pool: self.read("pool", price)?,
                blood: self.read("blood", price)?,
                conviction: self.read("conviction", price)?,
            },
            capacity: self.number("capacity")?.unwrap_or(0),
            group: self.read("group", group)?,
            advanced: self.flag("advanced")?,
            sect: self.optional("sect")?,
            title: self.optional("title")?,
            city: self.optional("city")?,
            merged: self.read("merged", merged)?,
            path: self.optional("path")?,
            circle: self.optional("circle")?,
            slave_of: self.optional("slave_of")?,
            keywords: self.list::<Keyword, _>("keywords")?,
            life: self.number("life")?,
            strength: self.number("strength")?,
            bleed: self.number("bleed")?,
            burn_option: self.flag("burn_option")?,
            sets: self.list("sets")?,
            banned: self.read("banned", date)?,
            format: self.optional("format")?,
        })
    }

    fn bad(&self, column: &'static str, problem: impl ToString) -> BadRow {
        BadRow { line: self.line, column, problem: problem.to_string() }
    }

    fn cell(&self, column: &'static str) -> Result<&str, BadRow> {
        let cell = self.cells.get(column).copied();
        cell.ok_or_else(|| self.bad(column, "the column is missing"))
    }

    fn read<T, E: ToString>(
        &self,
        column: &'static str,
        parse: impl FnOnce(&str) -> Result<T, E>,
    ) -> Result<T, BadRow> {
        parse(self.cell(column)?).map_err(|problem| self.bad(column, problem))
    }

    fn word<T: FromStr<Err: ToString>>(&self, column: &'static str) -> Result<T, BadRow> {
        self.read(column, str::parse)
    }

    fn optional<T: FromStr<Err: ToString>>(
        &self,
        column: &'static str,
    ) -> Result<Option<T>, BadRow> {
        match self.cell(column)? {
            "" => Ok(None),
            _ => self.word(column).map(Some),
        }
    }

    fn number(&self, column: &'static str) -> Result<Option<u8>, BadRow> {
        match self.cell(column)? {
            "" => Ok(None),
            _ => self.read(column, |cell| whole(cell, "")).map(Some),
        }
    }

    fn list<T: FromStr<Err: ToString>, L: FromIterator<T>>(
        &self,
        column: &'static str,
    ) -> Result<L, BadRow> {
        self.read(column, |cell| {
            cell.split('|').filter(|word| !word.is_empty()).map(str::parse).collect()
        })
    }

    fn flag(&self, column: &'static str) -> Result<bool, BadRow> {
        self.read(column, |cell| match cell {
            "" => Ok(false),
            "Y" => Ok(true),
            _ => Err(format!("`{cell}` is neither empty nor `Y`")),
        })
    }
}

/// A number, or else what besides one is wanted.
fn whole(cell: &str, or: &str) -> Result<u8, String> {
    cell.parse().map_err(|_| format!("`{cell}` is no whole number from 0 to {}{or}", u8::MAX))
}

fn price(cell: &str) -> Result<Option<Price>, String> {
    match cell {
        "" => Ok(None),
        "X" => Ok(Some(Price::X)),
        _ => whole(cell, ", nor `X`").map(|n| Some(Price::Fixed(n))),
    }
}

fn group(cell: &str) -> Result<Option<Group>, String> {
    match cell {
        "" => Ok(None),
        "any" => Ok(Some(Group::Any)),
        _ => whole(cell, ", nor `any`").map(|n| Some(Group::N(n))),
    }
}

fn date(cell: &str) -> Result<Option<u32>, String> {
    let is_date = cell.len() == 8 && cell.bytes().all(|c| c.is_ascii_digit());
    match cell {
        "" => Ok(None),
        _ if is_date => cell.parse().map(Some).map_err(|_| cell.to_owned()),
        _ => Err(format!("`{cell}` is no date such as 20050101")),
    }
}

fn requirement(cell: &str) -> Result<Requirement, String> {
    let read = |separator| -> Result<Vec<Discipline>, String> {
        cell.split(separator)
            .map(|code| match Discipline::parse_code(code) {
                Some((discipline, Level::Inferior)) => Ok(discipline),
                _ => Err(format!("`{code}` is no code of a Discipline in lower case")),
            })
            .collect()
    };
    match cell {
        "" => Ok(Requirement::None),
        _ if cell.contains('&') => read('&').map(Requirement::All),
        _ => read('/').map(Requirement::Any),
    }
}

/// Reads "sect Anarch; title baron; city Paris".
fn merged(cell: &str) -> Result<Merged, String> {
    let mut merged = Merged::default();
    for part in cell.split("; ").filter(|part| !part.is_empty()) {
        match part.split_once(' ') {
            Some(("sect", sect)) => merged.sect = Some(parse(sect)?),
            Some(("title", title)) => merged.title = Some(parse(title)?),
            Some(("city", city)) => merged.city = Some(city.to_owned()),
            _ => return Err(format!("`{part}` is neither sect, title nor city")),
        }
    }
    Ok(merged)
}

fn parse<T: FromStr<Err: ToString>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|problem: T::Err| problem.to_string())
}

//! The table of chapters in the documentation of the crate is true: every chapter of the ledger of
//! rules stands in it, in its order, with modules that exist and say which chapter they are about.

use std::{fs, path::PathBuf};

const CRATE: &str = include_str!("../src/lib.rs");
const LEDGER: &str = include_str!("../../../tests/rules/ledger.txt");

/// A line of the table.
struct Chapter {
    prefixes: Vec<&'static str>,
    modules: Vec<&'static str>,
}

fn table() -> Vec<Chapter> {
    let lines = CRATE.lines().skip_while(|line| !line.contains("| chapter of the rulebook |"));
    let rows = lines.skip(2).map_while(|line| line.strip_prefix("//! | "));
    rows.map(|row| {
        let cells: Vec<_> = row.split('|').map(str::trim).collect();
        let [_, prefixes, modules, ""] = cells[..] else { panic!("not three columns: {row}") };
        Chapter {
            prefixes: prefixes.split(", ").collect(),
            modules: modules.split('`').skip(1).step_by(2).collect(),
        }
    })
    .collect()
}

fn prefixes_of_ledger() -> Vec<&'static str> {
    let rules = LEDGER.lines().filter(|line| !line.starts_with('#'));
    let mut prefixes: Vec<_> = rules.filter_map(|line| Some(line.split_once('-')?.0)).collect();
    prefixes.dedup();
    prefixes
}

fn file_of(module: &str) -> PathBuf {
    let engine = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    if module.ends_with(".py") {
        return engine.join("../..").join(module);
    }
    let path = engine.join("src").join(module.replace("::", "/"));
    let folder = path.join("mod.rs");
    if folder.exists() { folder } else { path.with_extension("rs") }
}

/// Whether a file names a chapter in its head, or a rule of it.
fn is_about(text: &str, prefix: &str) -> bool {
    let named = |line: &str, after: fn(&str) -> bool| {
        line.match_indices(prefix).any(|(at, _)| {
            let before = line[..at].chars().next_back();
            !before.is_some_and(char::is_alphanumeric) && after(&line[at + prefix.len()..])
        })
    };
    let whole = |rest: &str| !rest.starts_with(char::is_alphanumeric);
    let number = |rest: &str| {
        rest.strip_prefix('-').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    text.lines().any(|line| (line.starts_with("//!") && named(line, whole)) || named(line, number))
}

#[test]
fn every_chapter_of_the_ledger_stands_in_one_line_in_its_order() {
    let told: Vec<_> = table().into_iter().flat_map(|chapter| chapter.prefixes).collect();
    assert_eq!(told, prefixes_of_ledger());
}

#[test]
fn every_module_of_a_chapter_exists_and_says_so() {
    for Chapter { prefixes, modules } in table() {
        assert!(!modules.is_empty(), "no module for {prefixes:?}");
        for module in modules {
            let file = file_of(module);
            let text = fs::read_to_string(&file).unwrap_or_else(|e| panic!("{module}: {e}"));
            for prefix in &prefixes {
                assert!(is_about(&text, prefix), "{module} says nothing of {prefix}");
            }
        }
    }
}

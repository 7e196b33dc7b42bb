//! Every entry stands in the file where someone with the card in hand looks for it, by its name.
//!
//! A vampire is in the file of its clan, an imbued among the imbued. A library card is in the folder
//! or file of its first type: there in the file of its Discipline, or of what kind of master,
//! equipment or referendum it is. `BLESS=1 cargo test -p methuselah-cards --test filing` moves the
//! entries that stand elsewhere.

use std::{
    collections::BTreeMap,
    env, fs,
    path::{Path, PathBuf},
};

use methuselah_cards::{
    facts::{self, Facts, fold},
    parse,
    vocab::{CardType, Discipline, Keyword},
};

/// The files of entries, by their names relative to `entries/`.
type Files = BTreeMap<String, String>;

/// By name, and by number where prints share one.
type ByName = (String, u32);

#[test]
fn every_entry_stands_in_its_place() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("entries");
    let files = read(&root);
    let filed = filed(&files);
    if env::var_os("BLESS").is_some() {
        write(&root, &files, &filed);
        return;
    }
    for (name, text) in &files {
        let place = filed.get(name);
        assert!(place == Some(text), "{name} is not sorted; BLESS=1 files its entries");
    }
}

fn read(root: &Path) -> Files {
    let mut folders = vec![root.to_owned()];
    let mut files = Files::new();
    while let Some(folder) = folders.pop() {
        for file in fs::read_dir(&folder).expect("a folder of entries") {
            let path = file.expect("a readable folder").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(root).expect("it is in there").to_string_lossy();
                files.insert(name.replace('\\', "/"), fs::read_to_string(&path).expect("a text"));
            }
        }
    }
    files
}

fn write(root: &Path, before: &Files, after: &Files) {
    for (name, text) in after {
        let path = root.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
        fs::write(path, text).expect("the file can be written");
    }
    let gone: Vec<PathBuf> =
        before.keys().filter(|name| !after.contains_key(*name)).map(|n| root.join(n)).collect();
    for path in gone {
        fs::remove_file(path).expect("the file can be removed");
    }
}

/// All entries in the files where they belong, sorted by name.
fn filed(files: &Files) -> Files {
    let table = facts::all();
    let mut sorted: BTreeMap<String, BTreeMap<ByName, &str>> = BTreeMap::new();
    for (file, text) in files {
        let entries = parse::entries(file, text).unwrap_or_else(|e| panic!("{e}"));
        let sources = split(text);
        assert_eq!(entries.len(), sources.len(), "{file}");
        for (located, source) in entries.iter().zip(sources) {
            let name = &located.entry.name;
            let card = table.find(name).unwrap_or_else(|| panic!("{file}: {name}"));
            let place = sorted.entry(place(card)).or_default();
            let other = place.insert((fold(&card.name), card.id), source);
            assert_eq!(other, None, "{name} has two entries");
        }
    }
    sorted.into_iter().map(|(file, sources)| (file, sources.into_values().collect())).collect()
}

/// The sources of the entries of a file, each with the comment right before it.
fn split(text: &str) -> Vec<&str> {
    let mut starts = Vec::new();
    let (mut at, mut comment) = (0, None);
    for line in text.split_inclusive('\n') {
        if line.starts_with("//") {
            comment.get_or_insert(at);
        } else {
            if line.starts_with("Card(") {
                starts.push(comment.unwrap_or(at));
            }
            comment = None;
        }
        at += line.len();
    }
    let ends = starts.iter().skip(1).copied().chain([at]);
    starts.iter().zip(ends).map(|(&start, end)| &text[start..end]).collect()
}

fn place(card: &Facts) -> String {
    if card.types.has(CardType::Imbued) {
        return "crypt/imbued.ron".to_owned();
    }
    if card.is_crypt() {
        return format!("crypt/{}.ron", snake(card.clans[0].name()));
    }
    let first = card.types.iter().next().expect("a card has a type");
    match within(card, first) {
        Some(file) => format!("library/{}/{file}.ron", snake(first.name())),
        None => format!("library/{}.ron", snake(first.name())),
    }
}

/// The file within the folder of its type, for types with more cards than fit in one file.
fn within(card: &Facts, of: CardType) -> Option<String> {
    use CardType::{Action, ActionModifier, Combat, Equipment, Master, PoliticalAction, Reaction};
    let kinds: &[Keyword] = match of {
        Action | ActionModifier | Reaction | Combat => {
            return Some(match card.requires.disciplines() {
                [] => "no_discipline".to_owned(),
                [discipline] => snake(Discipline::name(*discipline)),
                _ => "several_disciplines".to_owned(),
            });
        }
        Master => &[
            Keyword::Discipline,
            Keyword::Trophy,
            Keyword::OutOfTurn,
            Keyword::Archetype,
            Keyword::HuntingGround,
            Keyword::Location,
        ],
        Equipment => &[Keyword::Weapon, Keyword::Location],
        PoliticalAction => &[Keyword::Title],
        _ => return None,
    };
    let kind = kinds.iter().find(|&&kind| card.keywords.has(kind));
    Some(kind.map_or_else(|| "other".to_owned(), |kind| snake(kind.name())))
}

fn snake(name: &str) -> String {
    name.to_lowercase().replace([' ', '-'], "_")
}

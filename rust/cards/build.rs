//! Lists the files of `entries/`, so that a new file is a new file and nothing more.

use std::{
    env,
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

fn main() {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let folder = Path::new(&root).join("entries");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    list(&folder, &mut files);
    files.sort();
    let mut text = String::from("[\n");
    for path in files {
        let name = path.strip_prefix(&folder).expect("it is in there").to_string_lossy();
        let name = name.replace('\\', "/");
        let path = path.display().to_string();
        writeln!(text, "    ({name:?}, include_str!({path:?})),").expect("a string takes all");
    }
    text.push(']');
    let out = env::var("OUT_DIR").expect("cargo sets it");
    fs::write(Path::new(&out).join("entries.rs"), text).expect("the build folder");
}

/// Adds the files of entries in a folder and in those below it.
fn list(folder: &Path, files: &mut Vec<PathBuf>) {
    for file in fs::read_dir(folder).expect("a folder of entries") {
        let path = file.expect("a readable folder").path();
        if path.is_dir() {
            list(&path, files);
        } else if path.extension().is_some_and(|e| e == "ron") {
            files.push(path);
        }
    }
}

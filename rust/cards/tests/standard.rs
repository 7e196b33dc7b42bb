//! The entries that come with the library can be read and compiled.

use methuselah_cards::CardSet;

#[test]
fn standard_cards_compile() {
    let set = CardSet::standard().unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(set.defs.len(), methuselah_cards::facts::all().len());
    assert!(set.defs.iter().any(|d| d.implemented));
}

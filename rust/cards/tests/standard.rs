//! The entries that come with the library can be read and compiled.

use methuselah_cards::CardSet;

#[test]
fn standard_cards_compile() {
    let set = CardSet::standard().unwrap_or_else(|e| panic!("{e}"));
    // Beside the printed cards there is what Advanced vampires become as they merge.
    let printed = set.defs.iter().filter(|def| def.merged_from.is_none());
    assert_eq!(printed.count(), methuselah_cards::facts::all().len());
    assert!(set.defs.iter().any(|d| d.implemented));
}

/// What is wrong with a card of these fields.
fn refused(fields: &str) -> String {
    let text = format!("Card(name: \"Academic Hunting Ground\", {fields})");
    CardSet::with_file("own.ron", &text).expect_err("the card is refused").what
}

#[test]
fn a_card_with_too_many_clauses_is_refused() {
    let clauses = "(do: [PutInPlay]),".repeat(257);
    assert_eq!(refused(&format!("modes: [{clauses}]")), "more than 256 clauses");
    let abilities = "Use((when: Unlock, do: [Gain(Pool(You), 1)])),".repeat(257);
    assert_eq!(refused(&format!("abilities: [{abilities}]")), "more than 256 abilities");
}

#[test]
fn an_effect_that_is_too_long_is_refused() {
    let steps = "Gain(Pool(You), 1),".repeat(0x1_0000);
    let why = refused(&format!("modes: [(do: [If(AtMost(Pool(You), 2), [{steps}])])]"));
    assert!(why.ends_with("an effect is too long"), "{why}");
}

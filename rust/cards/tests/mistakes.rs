//! Mistakes in a file of cards, of form and of meaning: each is told with its line and card.

use methuselah_cards::CardSet;

fn refusal(text: &str) -> String {
    match CardSet::with_file("mine.ron", text) {
        Ok(_) => panic!("nothing is wrong with {text}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    for (text, says) in [
        // Of form.
        ("", "1: no card: a file of cards has at least one entry"),
        ("// Nothing yet.\n", "1: no card: a file of cards has at least one entry"),
        ("nonsense", "1: between entries: `nonsense`: an entry is needed, such as `Card(name: "),
        ("\nhello world\nCard", "2: between entries: `hello world`: an entry is needed"),
        ("Cards(name: \"Fame\")", "1: between entries: `Cards(name: \"Fame\")`: an entry is"),
        ("[Card(name: \"Fame\")]", "1: between entries: `[Card(name: \"Fame\")]`: an entry is"),
        ("Card(name: \"Fame\") \"Fame\"", "1: between entries: `\"Fame\"`: an entry is needed"),
        (
            "Card(name: \"Fame\")\n\tFame is known to all, and so it is no entry at all",
            "2: between entries: `Fame is known to all, and so it is no en…`: an entry is needed",
        ),
        ("Card(name: \"Deflection\"", "1: between entries: this entry does not end"),
        ("Card(name: \"Deflection\"))", "1: between entries: a bracket closes nothing"),
        ("\n\nCard(nam: \"Deflection\")", "3: a card without a name: Unexpected field named `nam`"),
        ("Card(name: \"Fame\", modes: [(do: [Nonsense])])", "1: Fame: Unexpected variant named"),
        ("// One\nCard(\n name: \"Fame\",\n counters: -1,\n)", "4: Fame: "),
        (
            "Card(name: \"Fame\", modes: [(do: [Gain(Pool(You), 99999999999)])])",
            "1: Fame: `99999999999` is no whole number",
        ),
        (
            "Card(name: \"Fame\", modes: [(do: [Gain(Pool(You), 1.5)])])",
            "1: Fame: `1.5` is no whole number",
        ),
        // Of meaning.
        ("Card(name: \"Fama\")", "1: Fama: no such card; nearest names: Fame, "),
        (
            "Card(name: \"Fame\")\nCard(name: \"Fame\")",
            "2: Fame: it has an entry already, in line 1",
        ),
        (
            "Card(name: \"Fame\", modes: [(as: Action, do: [])])",
            "1: Fame: clause 0: the card is no Action",
        ),
        (
            "Card(name: \"Deflection\", modes: [(disc: [\"aus\"], do: [])])",
            "1: Deflection: clause 0: the card does not require Auspex",
        ),
        (
            "Card(name: \"Deflection\", modes: [(do: [Gain(Pool(You), 1)])])",
            "1: Deflection: clause 0: say `when` it is played",
        ),
        ("Card(name: \"Fame\", modes: [(like: 0)])", "`like` must name an earlier clause"),
        (
            "Card(name: \"Fame\", modes: [(do: [BurnCard(Picked(0))])])",
            "1: Fame: clause 0: `Picked(0)`: the choices of this effect are 0,",
        ),
        (
            "Card(name: \"Fame\", modes: [(choose: [Cards([Vampire])], do: [
                If(If(Picked(0), []), [May([BurnCard(Picked(1))])]),
            ])])",
            "`Picked(1)`: the choices of this effect are 1,",
        ),
        (
            "Card(name: \"Fame\", modes: [(
                choose: [Cards([Vampire]), Cards([Vampire]), Cards([Vampire])],
                do: [During(Turn, [Static((to: Cards([The(Picked(2))]), change: CannotBlock))])],
            )])",
            "`Picked(2)` is not kept by what lasts: the first 2 choices are",
        ),
        (
            "Card(name: \"Fame\", modes: [(choose: [Cards([Named(\"Blod Doll\")])], do: [])])",
            "1: Fame: `Named(\"Blod Doll\")`: no such card; nearest names: Blood Doll, ",
        ),
        (
            "Card(name: \"Fame\", modes: [(do: [Repeat(2, [Repeat(2, [])])])])",
            "a loop cannot stand inside a loop of the same kind",
        ),
    ] {
        let error = refusal(text);
        assert!(error.starts_with("mine.ron:") && error.contains(says), "{error}");
        assert_eq!(error.lines().count(), 1, "{error}");
    }
}

#[test]
fn a_card_of_ones_own_may_be_named() {
    let text = r#"
        Card(name: "Lantern", facts: {"types": "Action"}, modes: [(
            choose: [Cards([Named("Lantern")])], do: [],
        )])
        Card(name: "Lamp", facts: {"types": "Action"}, modes: [(
            choose: [Cards([Named("Lantern")])], do: [],
        )])
    "#;
    CardSet::with_file("mine.ron", text).expect("the first names itself, the second the first");
}

#[test]
fn facts_that_are_none_are_refused() {
    let number = "is no whole number from 0 to 255";
    for (column, cell, says) in [
        ("pool", "lots", format!("`lots` {number}, nor `X`")),
        ("blood", "-3", format!("`-3` {number}, nor `X`")),
        ("conviction", "1.5", format!("`1.5` {number}, nor `X`")),
        ("capacity", "lots", format!("`lots` {number}")),
        ("life", "300", format!("`300` {number}")),
        ("strength", "-1", format!("`-1` {number}")),
        ("bleed", "two", format!("`two` {number}")),
        ("group", "-3", format!("`-3` {number}, nor `any`")),
        ("banned", "yesterday", "`yesterday` is no date such as 20050101".to_owned()),
        ("advanced", "yes", "`yes` is neither empty nor `Y`".to_owned()),
    ] {
        let facts = format!("{{\"types\": \"Action\", \"{column}\": \"{cell}\"}}");
        let error = refusal(&format!("Card(name: \"Lantern\", facts: {facts})"));
        let wanted = format!("mine.ron:1: Lantern: fact `{column}`: {says}");
        assert_eq!(error, wanted);
    }
}

#[test]
fn two_cards_of_one_name_are_told_where_they_stand() {
    let facts = "facts: {\"types\": \"Action\"}, modes: [(act: Bleed)]";
    let text = format!("Card(name: \"Lantern\", {facts})\n\nCard(name: \"lantern\", {facts})");
    let error = refusal(&text);
    assert!(error.starts_with("mine.ron:3: lantern: `Lantern` of line 1 has the same number, 1"));
}

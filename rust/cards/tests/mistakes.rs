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
        (
            "// One\nCard(\n name: \"Fame\",\n modes: [(stealth: -1000)],\n)",
            "4: Fame: Integer is out of bounds, at `stealth: -1000`",
        ),
        (
            "/* One\n/* or */ two */ Card(name: \"Fame\", modes: [(stealth: 1000, do: [])])",
            "2: Fame: Integer is out of bounds, at `stealth: 1000`",
        ),
        ("Card(name: \"Fame\", facts: {\"types\": 3})", "Fame: Expected string, at `\"types\": 3`"),
        ("Card(name: \"Fame\",\nin_play: [\"Gun", "2: between entries: a text begins here and"),
        (
            "Card(name: \"Fame\", modes: [(do: [Gain(Pool(You), 99999999999)])])",
            "1: Fame: `99999999999` is no whole number",
        ),
        (
            "Card(name: \"Fame\", modes: [(do: [Gain(Pool(You), 1.5)])])",
            "1: Fame: `1.5` is no whole number",
        ),
        // Of meaning.
        (
            "Card(name: \"Fame\", counters: -1, modes: [(do: [PutInPlay])])",
            "1: Fame: `counters`: -1 makes no sense: 0 is the least",
        ),
        ("Card(name: \"Fama\")", "1: Fama: no such card; nearest names: Fame, "),
        (
            "Card(name: \"Belinde\")\nCard(name: \"Belinde\")",
            "2: Belinde: it has an entry already, in line 1",
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
                do: [During(Turn, [Static((to: Cards([The(Picked(2))]), change: Cannot(Block)))])],
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
            choose: [Cards([Named("Lantern")])], do: [BurnCard(Picked(0))],
        )])
        Card(name: "Lamp", facts: {"types": "Action"}, modes: [(
            choose: [Cards([Named("Lantern")])], do: [BurnCard(Picked(0))],
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

/// What is wrong with a printed card of these fields.
fn wrong(name: &str, fields: &str) -> String {
    let error = refusal(&format!("Card(name: \"{name}\", {fields})"));
    let place = format!("mine.ron:1: {name}: ");
    error.strip_prefix(&place).unwrap_or_else(|| panic!("{error}")).to_owned()
}

#[test]
fn amounts_that_make_no_sense_are_refused() {
    for (step, says) in [
        ("Bleed(-1)", "`Bleed`: -1 makes no sense: 1 is the least"),
        ("Bleed(0)", "`Bleed`: 0 makes no sense: 1 is the least"),
        ("Bleed(256)", "`Bleed`: 256 makes no sense: 255 is the most"),
        ("ReduceBleed(-1)", "`ReduceBleed`: -1"),
        ("Gain(Pool(You), -3)", "`Gain`: -3"),
        ("Gain(Pool(You), 0)", "`Gain`: 0"),
        ("Gain(Pool(You), ByLevel(-1, 2))", "`ByLevel`: -1"),
        ("Gain(Pool(You), ByLevel(0, 0))", "`Gain`: 0"),
        ("Gain(Pool(You), If(FirstRound, -1))", "`Gain`: -1"),
        ("Gain(Pool(You), Plus(Pool(You), -1))", "`Plus`: -1"),
        ("Gain(Pool(You), Minus(2, 1))", "`Minus(2, 1)`: of two plain numbers"),
        ("Gain(Pool(You), Half(4))", "`Half(4)`: write the number itself"),
        ("Gain(Pool(You), Negative(4))", "`Negative(4)`: write the number itself"),
        ("During(Turn, [Strike((strike: Dodge, maneuver: 1))])", "`maneuver`: what lasts has none"),
        ("Burn(Blood(Me), -1)", "`Burn`: -1"),
        ("Move(Blood(Me), Pool(You), -1)", "`Move`: -1"),
        ("Move(Blood(Me), Blood(Me), 1)", "`Move`: from a place to the same one"),
        ("Draw(You, -1)", "`Draw`: -1"),
        ("Repeat(0, [Draw(You, 1)])", "`Repeat`: 0"),
        ("Add(Stealth, Me, 0, Action)", "`Add`: 0 changes nothing"),
        ("Add(Stealth, Me, -101, Action)", "`Add`: -101"),
        (
            "Add(HandSize, Me, 1, Turn)",
            "`Add`: `HandSize` is a number of a Methuselah: say `AddFor`",
        ),
        ("AddFor(Bleed, You, 1, Turn)", "`AddFor`: `Bleed` is a number of a card: say `Add`"),
        ("MoreActions(Bleed, You, 1)", "`MoreActions`: `Transfers`, `MasterActions` or"),
        ("MoreActions(Transfers, You, -1)", "`MoreActions`: -1"),
        ("Votes(Me, 0)", "`Votes`: 0"),
        ("VotesAgainst(Me, 0)", "`VotesAgainst`: 0"),
        ("VotesFor(You, -2)", "`VotesFor`: -2"),
        ("Prevent(-1)", "`Prevent`: -1"),
        ("Damage((to: Me, n: -1))", "`Damage`: -1"),
        ("MoreDamage(0)", "`MoreDamage`: 0"),
        ("AdditionalStrikes(-1)", "`AdditionalStrikes`: -1"),
        ("Strike(Ranged(Damage(0)))", "`Damage`: 0"),
        ("Strike(First(StealBlood(-1)))", "`StealBlood`: -1"),
        ("Strike(AtMost(0, Hand(0)))", "`AtMost`: 0"),
        ("Strike(First(First(Dodge)))", "`First`: once is enough"),
        ("Strike(WithDamage(0, DestroyEquipment([])))", "`WithDamage`: 0"),
        (
            "Strike(With([BurnEdge], DestroyEquipment([])))",
            "`With`: the strike has steps of its own",
        ),
        ("Strike(With([BurnEdge], First(With([], Dodge))))", "`With`: the strike has steps of"),
        ("Strike(WithDamage(1, Dodge))", "`WithDamage` is said of a strike at equipment"),
        ("Prevent(0, [Strike])", "`Prevent`: 0"),
        ("Prevent(1, [From([Locked, Unlocked])])", "`Locked` and `Unlocked`: no card is both"),
        ("If(Damage([By([OnOne([Ready, InTorpor])])]), [Stop])", "`Ready` and `InTorpor`: no card"),
        ("If(Damage([Not(Not(Strike))]), [Stop])", "`Damage`: `Not(Not(…))` says nothing"),
        ("TakeControl(Me, Combat)", "`TakeControl`: Combat: control lasts"),
        ("SetRange(Long, Combat)", "`SetRange`: Combat: the range is that of a `Round`"),
        (
            "During(Turn, [Static((to: Me, change: Base(Stealth, 2)))])",
            "`Base`: `Strength`, `Bleed` or `Hunt` has one, not `Stealth`",
        ),
        ("Strike(Hand(1000))", "`Hand`: 1000"),
        ("Choose((from: Number(3, 1)))", "`Number(3, 1)`: the least number comes first"),
        ("Choose((from: Number(-1, 2)))", "`Number`: -1"),
        ("Choose((from: Maybe(Clans)))", "`Maybe` is of a pick after the first"),
        ("Choose((from: RandomNumber(1, 0)))", "`Number(1, 0)`: the least number comes first"),
        ("Choose((from: Top(Hand, You)))", "`Top`: `Hand` is no pile"),
        ("Shuffle(AshHeap, You)", "`Shuffle`: `AshHeap` is no pile"),
        ("Allocate(0, [], 1)", "`Allocate`: 0"),
        ("Allocate(2, [], 3)", "`Allocate`: 2 points do not reach 3 of them"),
        ("Prevent(X)", "`X`: the card has no X in its cost"),
        ("During(Turn, [Static((to: Me, change: Add(Bleed, X)))])", "`X`: an ability does not"),
        ("Remember(2, Me)", "`Remember`: 2 is no slot: 0 to 1 are"),
        ("BurnCard(Remembered(7))", "`Remember`: 7 is no slot: 0 to 1 are"),
    ] {
        let says =
            if step.contains("Remembered") { says.to_owned() } else { format!("clause 0: {says}") };
        let why = wrong("Deep Song", &format!("modes: [(do: [{step}])]"));
        assert!(why.starts_with(&says), "{why}");
    }
}

#[test]
fn steps_that_do_nothing_are_refused() {
    for (steps, says) in [
        ("", "`do`: the clause does nothing"),
        ("May([])", "`May`: steps are needed in it"),
        ("If(FirstRound, [])", "`If`: steps are needed in it"),
        ("If(FirstRound, [], [Stop])", "`If`: steps are needed in it, or `Not` the condition"),
        ("Either(You, [([], [Stop])])", "`Either`: two branches are needed"),
        ("ForEach([], [])", "`ForEach`: steps are needed"),
        ("EachMethuselah([], [])", "`EachMethuselah`: steps are needed"),
        ("Together([])", "`Together`: steps are needed"),
        ("Queue([])", "`Queue`: steps are needed"),
        ("During(Turn, [])", "`During`: abilities are needed"),
        ("During(Turn, [Trigger((on: TurnEnds, do: []))])", "`do`: steps are needed"),
        ("Stop, BurnEdge", "the steps after `Stop` are never carried out"),
        ("EnterCombat(Me, Me)", "`EnterCombat`: a card with itself"),
        ("PutOn(This)", "`PutOn`: a card on itself"),
        ("PreventAll([])", "`PreventAll([])`: what is said of damage"),
        ("If(Damage([]), [Stop])", "`Damage([])`: what is said of damage"),
        ("If(AtLeast(1, 2), [Stop])", "`AtLeast(1, 2)`: of two plain numbers"),
        ("If(AtMost(Pool(You), -1), [Stop])", "`AtMost`: -1"),
        ("If(Same(You, You), [Stop])", "`Same`: You twice"),
        ("If(Phase(Attempt), [Stop])", "`Phase`: Attempt is the window of no phase"),
        ("If(Any([]), [Stop])", "`Any([])`: conditions are needed"),
        ("If(Not(Not(Close)), [Stop])", "`Not(Not(…))` says nothing"),
        ("ForEach([Any([])], [BurnCard(Each)])", "`Any([])`: parts of a description"),
        ("ForEach([All([])], [BurnCard(Each)])", "`All([])`: parts of a description"),
        ("ForEach([Corruption([], 0)], [BurnCard(Each)])", "`Corruption`: 0 makes no sense"),
        ("ForEach([Locked, Unlocked], [BurnCard(Each)])", "`Locked` and `Unlocked`: no card is"),
        ("ForEach([CapacityAtLeast(0)], [BurnCard(Each)])", "`CapacityAtLeast`: 0"),
        ("ForEach([Title([])], [BurnCard(Each)])", "`Title([])`: titles are needed"),
        ("ForEach([PlayedDuring(Turn, Me)], [BurnCard(Each)])", "`PlayedDuring`: Turn: an"),
    ] {
        let why = wrong("Deep Song", &format!("modes: [(do: [{steps}])]"));
        assert!(why.starts_with(&format!("clause 0: {says}")), "{why}");
    }
}

#[test]
fn clauses_that_their_cards_cannot_have_are_refused() {
    let bleed = "do: [Bleed(1)]";
    for (name, mode, says) in [
        ("Fame", format!("act: Bleed, {bleed}"), "`act: Bleed` makes no sense for the type Master"),
        (".44 Magnum", format!("act: Hunt, {bleed}"), "`act: Hunt` makes no sense for the type Eq"),
        ("Fame", format!("stealth: 1, {bleed}"), "`stealth: 1` makes no sense for the type Master"),
        (
            "Fame",
            format!("directed_at: [], {bleed}"),
            "`directed_at` makes no sense for the type M",
        ),
        ("Fame", "while_: [BurnIf(Close)], do: [BurnEdge]".to_owned(), "`while_` makes no sense"),
        ("Boxed In", "when: AnyTime, do: [PlayCard(Me)]".to_owned(), "`PlayCard` is of a combat"),
        ("Deep Song", format!("directed: true, {bleed}"), "`directed` is at the pick: say in `ch"),
        (
            "Deep Song",
            format!("player: Locked, {bleed}"),
            "`player: Locked` makes no sense for the",
        ),
        (
            "Deep Song",
            "terms: [Choose((from: Clans))]".to_owned(),
            "`terms` makes no sense for the",
        ),
        ("Deep Song", format!("when: Strike, {bleed}"), "`when: Strike` makes no sense for the ty"),
        (
            "Boxed In",
            format!("when: Minion, {bleed}"),
            "`when: Minion` makes no sense for the type C",
        ),
        ("Deep Song", format!("also: [BurnEdge], {bleed}"), "`also` adds to the steps of another"),
        ("Deep Song", format!("cost: [Pool(-1)], {bleed}"), "`Pool`: -1 makes no sense"),
        ("Deep Song", format!("cost: [Blood(Me, 0)], {bleed}"), "`Blood`: 0 makes no sense"),
        ("Deep Song", format!("x: -1, {bleed}"), "`x`: -1 makes no sense"),
        ("Deep Song", format!("limit: [(Picked, Turn)], {bleed}"), "`Picked` in `limit`: nothing"),
        (
            "Deep Song",
            "limited: true, do: [BurnEdge]".to_owned(),
            "`limited`: it adds nothing to a",
        ),
        ("Deep Song", "unneeded: true, do: [BurnEdge]".to_owned(), "`unneeded`: it adds neither"),
    ] {
        let why = wrong(name, &format!("modes: [({mode})]"));
        assert!(why.starts_with(&format!("clause 0: {says}")), "{why}");
    }
}

#[test]
fn steps_that_mean_nothing_where_they_stand_are_refused() {
    let combat = "makes no sense here: it is for a window of combat";
    let votes = "makes no sense here: it is for a window of a referendum";
    for (name, mode, says) in [
        ("Deep Song", "do: [Bleed(1)]", "`Bleed` makes no sense here: it is for a clause or"),
        ("Deep Song", "do: [May([Press])]", &format!("`Press` {combat}")),
        ("Deep Song", "do: [If(HasEdge(You), [Prevent(1)])]", &format!("`Prevent` {combat}")),
        ("Fame", "do: [Strike(Dodge)]", &format!("`Strike` {combat}")),
        ("Fame", "do: [VotesFor(You, 1)]", &format!("`VotesFor` {votes}")),
        ("Fame", "do: [Ballots(Me, 1)]", &format!("`Ballots` {votes}")),
        ("Fame", "do: [PassReferendum]", &format!("`PassReferendum` {votes}")),
        ("Fame", "do: [Queue([Maneuver])]", &format!("`Maneuver` {combat}")),
        ("Boxed In", "when: Press, do: [Abstain(Me)]", &format!("`Abstain` {votes}")),
        ("Fame", "do: [Cancel(true)]", "`Cancel` makes no sense here: it is for `when: AsPlayed`"),
        (
            "Bonding",
            "disc: [\"dom\", \"DOM\"], do: [Add(Bleed, Actor, 1, Action)]",
            "`disc`: Dominate tw",
        ),
    ] {
        let why = wrong(name, &format!("modes: [({mode})]"));
        assert!(why.starts_with(&format!("clause 0: {says}")), "{why}");
    }
    let put = "modes: [(do: [PutInPlay])]";
    for (ability, says) in [
        ("Use((when: Unlock, do: [CombatEnds]))", format!("`CombatEnds` {combat}")),
        ("Action((by: [], do: [Bleed(1)]))", "`Bleed` makes no sense here".to_owned()),
    ] {
        let why = wrong("Fame", &format!("{put}, abilities: [{ability}]"));
        assert!(why.starts_with(&format!("ability 0: {says}")), "{why}");
    }
}

#[test]
fn entries_that_make_no_sense_are_refused() {
    let put = "modes: [(do: [PutInPlay])]";
    let played = "modes: [(do: [BurnEdge])]";
    for (name, fields, says) in [
        ("Deep Song", String::new(), "`modes` are needed: without one it cannot be played"),
        ("Belinde", played.to_owned(), "`modes`: a crypt card is not played"),
        ("Fame", format!("{played}, counters: 3"), "`counters`: none of its clauses puts the card"),
        ("Fame", format!("{played}, only_one: true"), "`only_one`: none of its clauses puts"),
        ("Fame", format!("{played}, stays_yours: true"), "`stays_yours`: none of its clauses"),
        (
            "Fame",
            format!("{played}, abilities: [Title(Prince)]"),
            "`abilities`: none of its clauses",
        ),
        ("Fame", format!("{put}, life: 3"), "`life`: a card of its type has none"),
        ("Underbridge Stray", "life: 0".to_owned(), "`life`: 0 makes no sense: 1 is the least"),
        ("Underbridge Stray", "bleed: -1".to_owned(), "`bleed`: -1 makes no sense"),
        (
            "Fame",
            format!("{put}, replace: Strike"),
            "Unexpected variant named `Strike` in enum `Replacement`, expected one of `Action`",
        ),
        ("Fame", format!("{put}, comes_back: []"), "`comes_back` is for what is replaced later"),
        ("Fame", format!("{put}, limits_with: Gun"), "`limits_with`: there is no `limit`"),
        (
            "Fame",
            "modes: [(do: [BurnCard(Each)])]".to_owned(),
            "`Each` is nothing without `ForEach`",
        ),
        ("Fame", "modes: [(do: [BurnCard(Subject)])]".to_owned(), "`Subject` is nothing without"),
    ] {
        let why = wrong(name, &fields);
        assert!(why.starts_with(says), "{why}");
    }
    for (ability, says) in [
        ("Use((when: Unlock, do: []))", "`do`: steps are needed in it"),
        ("Use((when: Cost, do: [BurnEdge]))", "`when: Cost` is the window of `Reduce`"),
        ("Use((when: Strike, any_turn: true, do: [BurnEdge]))", "`any_turn` is for the window of"),
        (
            "Use((when: Unlock, often: true, limit: [(Copy, Turn)], do: [BurnEdge]))",
            "`often` and `limit`: only one of them can be",
        ),
        ("Use((when: Unlock, cost: [Transfers(0)], do: [BurnEdge]))", "`Transfers`: 0 makes no"),
        ("Trigger((on: TurnEnds, once: true, do: [BurnEdge]))", "`once` is for what lasts a while"),
        ("Action((by: [], do: []))", "`do`: steps are needed in it"),
        (
            "Action((by: [], terms: [Choose((from: Clans))], do: [Lock(Me)]))",
            "`terms` are those of an action",
        ),
        ("Reduce((of: [], by: [], cost: []))", "`Reduce`: `blood` or `pool` is needed"),
        ("Reduce((of: [], by: [], blood: -1, cost: []))", "`blood`: -1 makes no sense"),
        ("Static((to: Host, change: Add(Bleed, 0)))", "`Add`: 0 changes nothing"),
        ("Static((to: Host, change: Add(Bleed, X)))", "`X`: an ability does not know the X of a"),
        ("Static((to: Host, change: Add(HandSize, 1)))", "`Add`: `HandSize` is a number of a Meth"),
        ("Static((to: Methuselah(You), change: Cannot(Block)))", "`Cannot` is said of a card"),
        ("Static((to: Host, change: OpenHand))", "`OpenHand` is said of a Methuselah"),
        ("Static((to: Host, change: PoolCost([], -1)))", "`PoolCost`: -1 makes no sense"),
        ("Static((to: Host, change: BloodCost([], 0)))", "`BloodCost`: 0 changes nothing"),
        ("Static((to: Host, change: NextBloodCost([], 1)))", "`NextBloodCost` is for what lasts"),
        (
            "Static((to: Host, change: ReplacesLater([], WhileInPlay)))",
            "`ReplacesLater`: WhileInPlay",
        ),
        ("Static((to: Host, change: Costs(Block, 0)))", "`Costs`: 0 makes no sense"),
        ("Static((to: Host, change: PreventsBeyond(0, [])))", "`PreventsBeyond`: 1 is the least"),
        (
            "Static((to: Host, change: CannotUse([Keyword(Gun)])))",
            "`CannotUse`: it cannot depend on `Keyword`",
        ),
        ("Static((to: Host, change: RescueCost(0)))", "`RescueCost`: 0 changes nothing"),
        ("Static((to: Host, change: Costs(Contest, 0)))", "`Costs`: 0 makes no sense"),
        ("Strike((strike: Dodge, cost: [Blood(Me, 0)]))", "`Blood`: 0 makes no sense"),
        ("Static((to: Host, change: Costs(Vote, 0)))", "`Costs`: 0 makes no sense"),
        ("Strike((strike: Damage(-2)))", "`Damage`: -2 makes no sense"),
        ("BurnIf(All([]))", "`All([])`: conditions are needed"),
    ] {
        let why = wrong("Fame", &format!("{put}, abilities: [{ability}]"));
        assert!(why.starts_with(&format!("ability 0: {says}")), "{why}");
    }
}

#[test]
fn facts_that_no_card_of_the_type_has_are_refused() {
    let vampire = r#""types": "Vampire", "capacity": "4", "group": "6", "sect": "Anarch""#;
    for (facts, says) in [
        (r#""types": "Action", "capacity": "4""#.to_owned(), "the fact `capacity`: no card of its"),
        (
            r#""types": "Action", "disciplines": "DOM""#.to_owned(),
            "the fact `disciplines`: no card",
        ),
        (r#""types": "Action", "life": "1""#.to_owned(), "the fact `life`: no card of its type"),
        (r#""types": "Master", "bleed": "1""#.to_owned(), "the fact `bleed`: no card of its type"),
        (r#""types": "Action", "pool": "0""#.to_owned(), "fact `pool`: 0 makes no sense"),
        (r#""types": "Retainer", "life": "0""#.to_owned(), "fact `life`: 0 makes no sense"),
        (r#""types": "Vampire|Action""#.to_owned(), "fact `types`: a crypt card has no other type"),
        (format!("{vampire}, \"pool\": \"1\""), "the fact `pool`: no card of its type has it"),
        (format!("{vampire}, \"requires\": \"dom\""), "the fact `requires`: no card of its type"),
        (vampire.replace("\"6\"", "\"0\""), "fact `group`: 0 makes no sense"),
    ] {
        let why = wrong("Lantern", &format!("facts: {{{facts}}}"));
        assert!(why.starts_with(says), "{why}");
    }
}

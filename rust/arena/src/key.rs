use methuselah_cards::CardSet;
use methuselah_engine::{
    CardId, Choice, Game, OptionKind, Seat, Value, chance,
    state::{State, What},
};

/// A key of a choice that a Methuselah has: the same for the same choice in every game, so that
/// one can learn about it and play it again.
///
/// It is made of printed ids, the clause or ability, the amount, and seats counted from the one who
/// chooses; never of an index of anything in the game, nor of what that one does not know. Choices
/// that differ only in which copy of one printed card they are about have one key.
pub fn key(game: &Game, seat: Seat, choice: Choice) -> u64 {
    let words = [
        choice.kind as u64,
        card(game, seat, choice.card),
        u64::from(mode(game, choice)),
        card(game, seat, choice.minion),
        value(game, seat, choice.target),
        choice.n() as u64,
    ];
    words.into_iter().fold(0, |key, word| chance::mix(key ^ word))
}

/// The printed id of a card; 0 for none, 1 for one that the Methuselah does not know.
fn card(game: &Game, seat: Seat, id: CardId) -> u64 {
    let view = game.view(seat);
    id.some().map_or(0, |id| view.def(id).map_or(1, |def| def.facts.id.into()))
}

/// The clause or ability; of something granted or triggered, where the list that its index means
/// is one of the moment, that of the ability itself.
fn mode(game: &Game, choice: Choice) -> u16 {
    let (state, index) = (game.state(), choice.mode as usize);
    match choice.kind {
        OptionKind::UseGrant => granted(&game.setup().cards, state, index),
        OptionKind::Trigger => 0,
        _ => choice.mode.into(),
    }
}

/// Which of the abilities of its card a granted one is.
fn granted(cards: &CardSet, state: &State, index: usize) -> u16 {
    let Some(What::Ability(id)) = state.lasting.get(index).map(|lasting| lasting.what) else {
        return 0;
    };
    let own = |other: &&methuselah_cards::AbilityDef| other.card == cards.ability(id).card;
    cards.abilities[..id.0 as usize].iter().filter(own).count() as u16
}

fn value(game: &Game, seat: Seat, value: Value) -> u64 {
    let count = game.state().seat_count;
    let from = |other: Seat| (other.0 + count - seat.0) % count;
    let (kind, number) = match value {
        Value::Nothing => (0, 0),
        Value::Card(reference) => {
            let id = reference.id;
            let holder = id.some().map_or(0, |id| from(game.state().card(id).controller));
            (1, card(game, seat, id) << 8 | u64::from(holder))
        }
        Value::Seat(other) => (2, from(other).into()),
        Value::Number(number) => (3, number as u64),
        Value::Clan(clan) => (4, clan as u64),
        Value::Path(path) => (5, path as u64),
    };
    chance::mix(kind) ^ number
}

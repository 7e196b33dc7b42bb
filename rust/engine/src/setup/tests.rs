//! What a swap of one card in place leaves as it was: all but that card.

use super::*;
use crate::{game::Game, mixes::Mixer};

/// The tables of random decks with one card of one half of one deck swapped for another.
fn swapped(mixer: &Mixer, number: u64, place: Place) -> (Arc<Setup>, Arc<Setup>) {
    let one = mixer.table(6, number);
    let mut two = Setup::clone(&one);
    let entry = number as usize % two.decks.len();
    let deck = &mut two.decks[entry];
    let half = if place == Place::Crypt { &mut deck.crypt } else { &mut deck.library };
    let slot = number as usize * 7 % half.len();
    let other = half.iter().copied().find(|&card| card != half[slot]);
    half[slot] = other.unwrap_or(half[slot]);
    (one, Arc::new(two))
}

/// The slots of the cards in every pile, in their order.
fn piles(s: &State) -> Vec<[Vec<u8>; 4]> {
    let slots = |pile: &[CardId]| pile.iter().map(|&card| s.card(card).slot).collect();
    let of = |seat: Seat| {
        let own = s.seat(seat);
        [&*own.library, &own.hand, &own.crypt, &own.uncontrolled].map(slots)
    };
    s.all_seats().map(of).collect()
}

/// SETUP-3: both shuffles and the first draws, then further shuffles: of the same piles, and of
/// piles from which a card has been taken.
#[test]
fn a_swap_leaves_the_draws_of_all_other_slots() {
    let mixer = Mixer::new();
    for number in 0..60 {
        for place in [Place::Library, Place::Crypt] {
            let (one, two) = swapped(&mixer, number, place);
            let chance = Chance::new(6, number);
            let entries = one.random_seating(chance);
            assert_eq!(entries, two.random_seating(chance));
            let mut games = [one, two].map(|setup| Game::new(setup, chance, entries, false));
            assert_eq!(piles(games[0].state()), piles(games[1].state()), "table {number}");
            let seat = Seat(number as u8 % games[0].state().seat_count);
            games.iter_mut().for_each(|game| game.engine().shuffle(seat, place));
            assert_eq!(piles(games[0].state()), piles(games[1].state()), "table {number}");
            // The others come in the same order without one of them.
            let [with, without] = &mut games;
            let pile = |game: &Game| piles(game.state())[seat.index()][which(place)].clone();
            let taken = pile(with)[number as usize % pile(with).len()];
            let is_it = |&id: &CardId| without.state().card(id).slot == taken;
            let card = own_pile(without, seat, place).iter().copied().find(is_it);
            without.engine().put_in_ash_heap(card.expect("the piles are the same"));
            for game in [&mut *with, &mut *without] {
                game.engine().shuffle(seat, place);
            }
            let rest: Vec<_> = pile(with).into_iter().filter(|&card| card != taken).collect();
            assert_eq!(rest, pile(without), "table {number}");
        }
    }
}

fn own_pile(game: &Game, seat: Seat, place: Place) -> &[CardId] {
    let own = game.state().seat(seat);
    if place == Place::Crypt { &own.crypt } else { &own.library }
}

/// The place of a pile among those of a Methuselah.
fn which(place: Place) -> usize {
    if place == Place::Crypt { 2 } else { 0 }
}

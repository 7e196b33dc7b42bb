//! The cards, Methuselahs and numbers that can be picked for a clause (CARD-14).

use methuselah_cards::{
    lang::{From, Pick, Place, Who},
    vocab::Clan,
};

use crate::{
    engine::Engine,
    ids::{CardId, Seat, Value},
    option::Choice,
    query::{Context, Query, pile},
};

impl Engine<'_> {
    /// Adds an option like `like` for each thing that a Methuselah can pick.
    pub(crate) fn offer_picks(&mut self, by: Seat, c: &Context, from: &From, like: Choice) {
        let q = Query { setup: self.setup, s: self.s };
        let options = &mut *self.options;
        match from {
            From::Cards(filter) | From::Random(filter) => {
                let start = options.len();
                let in_pile = pile(filter).is_some();
                let at_random = matches!(from, From::Random(_));
                for card in q.matching(c, filter) {
                    let at = q.s.card(card);
                    // Copies in a pile that nothing tells apart form one option: to one who sees
                    // which card they are.
                    let same = |o: &&mut Choice| {
                        let other = q.s.card(o.target.card().id);
                        !at.zone.in_play()
                            && other.def == at.def
                            && other.zone == at.zone
                            && other.blood == at.blood
                            && other.known & at.known & by.bit() != 0
                    };
                    let target = Value::Card(q.s.reference(card));
                    if at_random || !in_pile {
                        options.push(Choice { target, ..like });
                    } else if let Some(copy) = options[start..].iter_mut().find(same) {
                        if card < copy.target.card().id {
                            copy.target = target;
                        }
                    } else {
                        options.push(Choice { target, ..like });
                    }
                }
                if in_pile {
                    // By number, so that a pick that must come after another finds it.
                    options[start..].sort_unstable_by_key(|o| o.target.card().id);
                }
            }
            From::Methuselahs(filter) => {
                for seat in q.s.clockwise(q.s.active) {
                    if q.seat_fits(c, filter, seat) {
                        options.push(Choice { target: Value::Seat(seat), ..like });
                    }
                }
            }
            From::Number(low, high) | From::RandomNumber(low, high) => {
                let (low, high) = (q.amount(c, low), q.amount(c, high));
                for n in low..=high {
                    options.push(Choice { target: Value::Number(n as i16), ..like });
                }
            }
            From::Top(..) | From::Bottom(..) => {
                if let Some(card) = q.end_of_pile(c, from) {
                    options.push(Choice { target: Value::Card(q.s.reference(card)), ..like });
                }
            }
            From::Maybe(from) => {
                options.push(Choice::PASS);
                self.offer_picks(by, c, from, like);
            }
            // Any clan can be named, whether or not a vampire of it is in play.
            From::Clans => {
                let clans = Clan::ALL.iter().filter(|clan| !clan.is_creed());
                options.extend(clans.map(|&clan| Choice { target: Value::Clan(clan), ..like }));
            }
        }
    }
}

impl<'a> Query<'a> {
    /// The cards of a pile that has an order; the top card is last.
    fn pile_of(self, c: &Context, place: Place, who: Who) -> Option<&'a [CardId]> {
        let seat = self.s.seat(self.who(c, who)?);
        Some(match place {
            Place::Library => &seat.library,
            Place::Crypt => &seat.crypt,
            Place::Hand => &seat.hand,
            Place::Uncontrolled => &seat.uncontrolled,
            Place::Play | Place::AshHeap | Place::Kept => &[],
        })
    }

    /// The first card that fits from the top of a pile, or from its bottom.
    fn end_of_pile(self, c: &Context, from: &From) -> Option<CardId> {
        let (From::Top(place, who, filter) | From::Bottom(place, who, filter)) = from else {
            return None;
        };
        let mut pile = self.pile_of(c, *place, *who)?.iter().copied();
        let fits = |card: &CardId| self.fits_anywhere(c, filter, *card);
        if matches!(from, From::Top(..)) { pile.rfind(fits) } else { pile.find(fits) }
    }

    /// Whether there is something to pick for each pick from that index on, given the ones before.
    pub(crate) fn picks_can_be_completed(self, c: &Context, picks: &[Pick], from: usize) -> bool {
        let Some(pick) = picks.get(from) else { return true };
        match &pick.0 {
            From::Cards(filter) | From::Random(filter) if from + 1 < picks.len() => {
                self.matching(c, filter).any(|card| {
                    let mut with = *c;
                    with.picks[from] = Value::Card(self.s.reference(card));
                    self.picks_can_be_completed(&with, picks, from + 1)
                })
            }
            From::Maybe(_) => self.picks_can_be_completed(c, picks, from + 1),
            from => self.can_pick(c, from),
        }
    }

    /// Whether there is something to pick.
    pub(crate) fn can_pick(self, c: &Context, from: &From) -> bool {
        match from {
            From::Cards(filter) | From::Random(filter) => self.matching(c, filter).next().is_some(),
            From::Methuselahs(filter) => {
                self.s.all_seats().any(|seat| self.seat_fits(c, filter, seat))
            }
            From::Number(low, high) | From::RandomNumber(low, high) => {
                self.amount(c, low) <= self.amount(c, high)
            }
            From::Top(..) | From::Bottom(..) => self.end_of_pile(c, from).is_some(),
            From::Clans | From::Maybe(_) => true,
        }
    }
}

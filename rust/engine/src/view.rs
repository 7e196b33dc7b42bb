//! What a Methuselah may know of a game, and nothing more.

use methuselah_cards::{
    AbilityId, CardDef, CardSet, DefId,
    lang::{Amount, ClanOf, Cond, Expr, Is, Number, Place, SeatIs},
    vocab::{Path, Sect, Title},
};

use crate::{
    game::Game,
    ids::{CardId, Seat},
    query::{Clans, Context, Query},
    state::{Action, Combat, Damage, EffectFrame, Frame, Phase, PlayFrame, Referendum, What, Zone},
};

/// A game as one Methuselah sees it.
#[derive(Clone, Copy)]
pub struct View<'a> {
    q: Query<'a>,
    seat: Seat,
}

/// What everyone sees of a Methuselah.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicSeat {
    /// The pool.
    pub pool: i16,
    /// Out of the game.
    pub ousted: bool,
    /// Victory points, in halves.
    pub half_points: u8,
    /// Cards in hand.
    pub hand: usize,
    /// Cards left in the library.
    pub library: usize,
    /// Cards left in the crypt.
    pub crypt: usize,
}

impl Game {
    /// The game as the Methuselah at a seat sees it.
    pub fn view(&self, seat: Seat) -> View<'_> {
        View { q: self.query(), seat }
    }
}

impl<'a> View<'a> {
    /// Whose view it is.
    pub fn seat(self) -> Seat {
        self.seat
    }

    /// The seats still in the game, clockwise from one's own.
    pub fn seats(self) -> impl Iterator<Item = Seat> + use<'a> {
        self.q.s.clockwise(self.seat)
    }

    /// What everyone sees of a Methuselah.
    pub fn public(self, seat: Seat) -> PublicSeat {
        let state = self.q.s.seat(seat);
        PublicSeat {
            pool: state.pool,
            ousted: state.ousted,
            half_points: state.half_points,
            hand: state.hand.len(),
            library: state.library.len(),
            crypt: state.crypt.len(),
        }
    }

    /// One's prey.
    pub fn prey(self) -> Seat {
        self.q.s.prey(self.seat)
    }

    /// One's predator.
    pub fn predator(self) -> Seat {
        self.q.s.predator(self.seat)
    }

    /// The prey of a Methuselah.
    pub fn prey_of(self, seat: Seat) -> Seat {
        self.q.s.prey(seat)
    }

    /// Whose turn it is.
    pub fn active(self) -> Seat {
        self.q.s.active
    }

    /// The phase.
    pub fn phase(self) -> Phase {
        self.q.s.phase
    }

    /// The round of the table, counted from 1.
    pub fn round(self) -> u16 {
        self.q.s.rounds
    }

    /// Whether one is among those who may block the action under way, and has not declined.
    pub fn has_a_say(self) -> bool {
        self.q.has_a_say(self.seat)
    }

    /// Whether a Methuselah has announced to withdraw, and may still succeed.
    pub fn withdraws(self, seat: Seat) -> bool {
        self.q.s.withdrawing & seat.bit() != 0
    }

    /// Who holds the Edge.
    pub fn edge(self) -> Option<Seat> {
        self.q.s.edge
    }

    /// Transfers one has left.
    pub fn transfers(self) -> i8 {
        self.q.s.seat(self.seat).transfers
    }

    /// Master phase actions one has left.
    pub fn master_actions(self) -> i8 {
        self.q.s.seat(self.seat).master_actions
    }

    /// One's own hand.
    pub fn hand(self) -> &'a [CardId] {
        &self.q.s.seat(self.seat).hand
    }

    /// The cards in the hand of a Methuselah that one knows: all of one's own hand and of an open
    /// one, and of any other those that one has been shown.
    pub fn known_hand(self, seat: Seat) -> impl Iterator<Item = CardId> + use<'a> {
        let open = self.q.open_hand(seat);
        let hand = self.q.s.seat(seat).hand.iter().copied();
        hand.filter(move |&id| open || self.q.s.card(id).known & self.seat.bit() != 0)
    }

    /// The cards kept out of play on those of a Methuselah, of which one knows.
    pub fn kept(self, seat: Seat) -> impl Iterator<Item = CardId> + use<'a> {
        let kept = self.q.kept().filter(move |&id| self.q.s.card(id).controller == seat);
        kept.filter(move |&id| self.knows(id))
    }

    /// One's own uncontrolled region.
    pub fn uncontrolled(self) -> &'a [CardId] {
        &self.q.s.seat(self.seat).uncontrolled
    }

    /// The face-down cards of an uncontrolled region: blood on each, which everyone sees.
    pub fn uncontrolled_blood(self, seat: Seat) -> impl Iterator<Item = u8> + use<'a> {
        self.q.s.seat(seat).uncontrolled.iter().map(move |&id| self.q.s.card(id).blood)
    }

    /// The minions of a Methuselah, ready or in torpor.
    pub fn minions(self, seat: Seat) -> &'a [CardId] {
        &self.q.s.seat(seat).minions
    }

    /// The ready minions of a Methuselah.
    pub fn ready_minions(self, seat: Seat) -> impl Iterator<Item = CardId> + use<'a> {
        self.q.ready_minions(seat)
    }

    /// Whether a minion in play is that card.
    pub fn any_minion_of(self, def: DefId) -> bool {
        let minions = |seat: Seat| self.q.s.seat(seat).minions.iter();
        // Its other print is the same vampire (ADV-1).
        let merging = &self.q.set().def(def).merging;
        let same = |minion: &CardId| {
            let print = self.q.s.card(*minion).def;
            print == def || merging.iter().any(|way| way.with == print || way.into == print)
        };
        self.q.s.all_seats().any(|seat| minions(seat).any(same))
    }

    /// Cards in play that are no minions.
    pub fn permanents(self) -> &'a [CardId] {
        &self.q.s.permanents
    }

    /// Whether one knows which card it is.
    pub fn knows(self, card: CardId) -> bool {
        let at = self.q.s.card(card);
        at.known & self.seat.bit() != 0 || (at.zone == Zone::Hand && self.q.open_hand(at.owner))
    }

    /// What is printed on a card, if one knows it.
    pub fn def(self, card: CardId) -> Option<&'a CardDef> {
        self.knows(card).then(|| self.q.def(card))
    }

    /// A card in play, or of one's own: what is on it and where it is. None for a card whose face
    /// one does not know.
    pub fn card(self, card: CardId) -> Option<&'a crate::state::Card> {
        self.knows(card).then(|| self.q.s.card(card))
    }

    /// A number of a card in play.
    pub fn number(self, number: Number, card: CardId) -> i32 {
        if self.q.s.card(card).zone.in_play() { self.q.number(number, card) } else { 0 }
    }

    /// Capacity of a card one knows.
    pub fn capacity(self, card: CardId) -> i32 {
        if self.knows(card) { self.q.capacity(card) } else { 0 }
    }

    /// The title of a vampire in play.
    pub fn title(self, card: CardId) -> Option<Title> {
        if self.q.s.card(card).zone.in_play() { self.q.title(card) } else { None }
    }

    /// Whether a card one knows is a vampire, as it lies.
    pub fn is_vampire(self, card: CardId) -> bool {
        self.knows(card) && self.q.is_vampire(card)
    }

    /// The sect of a vampire in play.
    pub fn sect(self, card: CardId) -> Option<Sect> {
        if self.q.s.card(card).zone.in_play() { self.q.sect(card) } else { None }
    }

    /// The clans of a minion in play; of another card one knows, those printed.
    pub fn clans(self, card: CardId) -> Clans<'a> {
        if self.knows(card) { self.q.clans(card) } else { Clans::Printed(&[]) }
    }

    /// The Path that a vampire in play follows, with the benefit of it.
    pub fn path(self, card: CardId) -> Option<Path> {
        if self.q.s.card(card).zone.in_play() { self.q.path(card) } else { None }
    }

    /// The cards on a card in play.
    pub fn attached(self, card: CardId) -> impl Iterator<Item = CardId> + use<'a> {
        self.q.attached(card)
    }

    /// The action under way.
    pub fn action(self) -> Option<&'a Action> {
        self.q.s.action.on.then_some(&self.q.s.action)
    }

    /// The acting minion.
    pub fn actor(self) -> Option<CardId> {
        self.action().and_then(|action| self.q.s.resolve(action.actor))
    }

    /// The minion that attempts to block, or has blocked.
    pub fn blocker(self) -> Option<CardId> {
        self.action().and_then(|action| self.q.s.resolve(action.blocker))
    }

    /// What the bleed under way would burn.
    pub fn bleed_amount(self) -> i32 {
        self.q.bleed_amount()
    }

    /// The combat under way.
    pub fn combat(self) -> Option<&'a Combat> {
        self.q.s.combat.on.then_some(&self.q.s.combat)
    }

    /// The minion that a combatant fights.
    pub fn opponent(self, minion: CardId) -> Option<CardId> {
        self.q.opponent(minion)
    }

    /// The referendum under way.
    pub fn referendum(self) -> Option<&'a Referendum> {
        self.q.s.referendum.on.then_some(&self.q.s.referendum)
    }

    /// The card that a reference means, if it still is there.
    pub fn resolve(self, card: crate::ids::CardRef) -> Option<CardId> {
        self.q.s.resolve(card)
    }

    /// Whether the minion counts as unlocked for reactions and blocks.
    pub fn awake(self, minion: CardId) -> bool {
        self.q.awake(minion)
    }

    /// The cards of the table: what is printed on every card there is.
    pub fn set(self) -> &'a CardSet {
        self.q.set()
    }

    /// The effect that asks for a choice, if one does.
    pub fn effect(self) -> Option<&'a EffectFrame> {
        match self.q.s.stack.last() {
            Some(Frame::Effect(effect)) => Some(effect),
            _ => None,
        }
    }

    /// The card that is being played and asks for its next pick, if one does.
    pub fn playing(self) -> Option<&'a PlayFrame> {
        match self.q.s.stack.last() {
            Some(Frame::Play(play)) => Some(play),
            _ => None,
        }
    }

    /// The ability that is being used and asks for its next pick, if one does: with what is picked
    /// so far, and how many that are.
    pub fn using(self) -> Option<(AbilityId, &'a EffectFrame, u8)> {
        match self.q.s.stack.last() {
            Some(Frame::Use(id, context, picked)) => Some((*id, context, *picked)),
            _ => None,
        }
    }

    /// The innermost card that is shown as it is played, and may be answered.
    pub fn shown(self) -> Option<PlayFrame> {
        self.q.shown_play()
    }

    /// The damage that can be prevented now.
    pub fn damage(self) -> Option<&'a Damage> {
        self.q.current_damage()
    }

    /// The ability that a lasting effect grants, by its place as an option tells it.
    pub fn grant(self, index: u8) -> Option<AbilityId> {
        match self.q.s.lasting.get(index as usize)?.what {
            What::Ability(id) | What::Additional(id) => Some(id),
            _ => None,
        }
    }

    /// What an amount comes to in a context; none if it may depend on what lies hidden.
    pub fn amount(self, context: &Context, amount: &Amount) -> Option<i32> {
        in_the_open(amount).then(|| self.q.amount(context, amount))
    }

    /// Whether a Methuselah fits a description.
    pub fn seat_fits(self, context: &Context, description: &[SeatIs], seat: Seat) -> bool {
        self.q.seat_fits(context, description, seat)
    }
}

/// Whether an amount depends on nothing but what everyone sees.
fn in_the_open(amount: &Amount) -> bool {
    let Amount::Of(expr) = amount else { return true };
    match expr.as_ref() {
        Expr::X | Expr::ByLevel(..) | Expr::Pool(_) | Expr::Lacking(_) | Expr::Picked(_) => true,
        Expr::Margin | Expr::Bled | Expr::Event | Expr::Allocated(_) => true,
        Expr::Count(filter) => looks_at_play(filter),
        Expr::Plus(a, b) | Expr::Minus(a, b) | Expr::Min(a, b) => in_the_open(a) && in_the_open(b),
        Expr::Half(a) => in_the_open(a),
        Expr::Methuselahs(seats) => {
            !seats.iter().any(|part| matches!(part, SeatIs::SealedLess(..)))
        }
        Expr::If(Cond::Exists(filter), a) => looks_at_play(filter) && in_the_open(a),
        _ => false,
    }
}

/// Whether a description is of cards in play, by what is printed on them.
fn looks_at_play(filter: &[Is]) -> bool {
    filter.iter().all(|part| match part {
        Is::In(place, _) => *place == Place::Play,
        Is::Vampire | Is::Ally | Is::Minion | Is::Ready | Is::InTorpor | Is::Locked => true,
        Is::Unlocked
        | Is::ControlledBy(_)
        | Is::Clan(_)
        | Is::ClanOf(ClanOf::The(_) | ClanOf::Picked(_))
        | Is::Sect(_) => true,
        Is::CapacityAtLeast(n) => in_the_open(n),
        Is::Not(part) => looks_at_play(std::slice::from_ref(&**part)),
        Is::Titled | Is::Title(_) | Is::Type(_) | Is::Keyword(_) | Is::Named(_) => true,
        _ => false,
    })
}

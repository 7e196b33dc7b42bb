use serde::Deserialize;

/// A card, named by its part in what is going on. A card that is gone resolves to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Which {
    /// The card whose text this is.
    This,
    /// The minion that plays the card, or that uses the ability: of an ability of a card on a
    /// minion that minion, of an ability of a minion itself.
    Me,
    /// The card that this one is on: its bearer, employer, or "the vampire with this card".
    Host,
    /// The acting minion.
    Actor,
    /// The minion that attempts to block, or has blocked.
    Blocker,
    /// The card that the action targets.
    Target,
    /// The minion that [`Which::Me`] (or else the host) fights.
    Opponent,
    /// The n-th pick, counted from 0 in the order of the choices.
    Picked(u8),
    /// The card that the triggering event happens to.
    Subject,
    /// The card at hand in a [`super::Step::ForEach`].
    Each,
    /// The card being played that is answered, in [`super::Window::AsPlayed`].
    Played,
    /// The minion that plays the card that is answered, if one does.
    PlayedBy,
    /// The minion or retainer that the damage at hand is on, in [`super::Window::Prevent`].
    Damaged,
    /// The vampire that is being diablerized.
    Victim,
    /// The card that [`super::Step::Remember`] kept in that slot of this card.
    Remembered(u8),
}

/// A Methuselah, named by their part in what is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Who {
    /// The controller of the card whose text this is.
    You,
    /// Your prey.
    Prey,
    /// Your predator.
    Predator,
    /// The prey of that Methuselah.
    PreyOf(Whose),
    /// The predator of that Methuselah; of one who has just been ousted, the one that was.
    PredatorOf(Whose),
    /// The Methuselah whose turn it is.
    Active,
    /// The Methuselah whose minion acts. Not always the active one.
    Acting,
    /// The Methuselah at whom the action is directed.
    Target,
    /// The controller of a card.
    Controller(Which),
    /// The owner of a card.
    Owner(Which),
    /// The n-th pick, counted from 0 in the order of the choices.
    Picked(u8),
    /// The Methuselah whom the triggering event concerns.
    Subject,
    /// The Methuselah at hand in a [`super::Step::EachMethuselah`].
    Each,
    /// The Methuselah kept in that slot of this card.
    Remembered(u8),
    /// The Methuselah who holds the Edge.
    EdgeHolder,
}

/// Whose neighbour is meant in [`Who::PreyOf`] and [`Who::PredatorOf`]; each as in [`Who`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Whose {
    /// Your prey's.
    Prey,
    /// Your predator's.
    Predator,
    /// That of the Methuselah whose minion acts.
    Acting,
    /// That of the Methuselah at whom the action is directed.
    Target,
    /// That of the n-th pick.
    Picked(u8),
    /// That of the Methuselah whom the triggering event concerns.
    Subject,
    /// That of the Methuselah at hand in a [`super::Step::EachMethuselah`].
    Each,
}

/// One part of a description of Methuselahs still in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum SeatIs {
    /// That one.
    The(Who),
    /// Not that one.
    Not(Who),
    /// One with more pool than that one.
    MorePoolThan(Who),
    /// One without pool.
    Poolless,
    /// The one that holds the Edge.
    HasEdge,
    /// One with corruption counters on that card.
    Corrupts(Which),
    /// One that has sealed a number that is that much less than that one's.
    SealedLess(u8, Who),
    /// One that has cast votes or ballots against in this referendum, or controls a minion that has.
    CastAgainst,
}

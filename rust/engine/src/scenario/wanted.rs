//! The option that a test wants.

use std::fmt;

use methuselah_cards::vocab::Level;

use crate::ids::Seat;

/// An option that is wanted, as far as it must be described to be told from the others.
///
/// ```
/// use methuselah_engine::scenario::Wanted;
///
/// let wanted = Wanted::play("Govern the Unaligned").minion("Brock Sterling").superior();
/// assert_eq!(
///     wanted.to_string(),
///     "play, card Govern the Unaligned, minion Brock Sterling, superior",
/// );
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Whose option it is.
    pub seat: Option<u8>,
    /// The name of its kind ([`crate::OptionKind::name`]).
    pub kind: Option<String>,
    /// The card played, used or discarded.
    pub card: Option<String>,
    /// The minion that plays, uses, acts, blocks, strikes or votes.
    pub minion: Option<String>,
    /// The target, or what is chosen.
    pub target: Option<Target>,
    /// The level at which a card is played.
    pub level: Option<Level>,
    /// The clause of the card, or the ability, counted from 0.
    pub mode: Option<u8>,
    /// An amount.
    pub amount: Option<i16>,
}

/// A target of a [`Wanted`] option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// A card, or a clan.
    Name(String),
    /// A seat, or a number.
    Number(i16),
}

impl Wanted {
    /// Any option of a kind.
    pub fn kind(kind: impl Into<String>) -> Self {
        Self { kind: Some(kind.into()), ..Self::default() }
    }

    /// To play a card from hand.
    pub fn play(card: impl Into<String>) -> Self {
        Self::kind("play").card(card)
    }

    /// By that seat.
    #[must_use]
    pub fn seat(mut self, seat: u8) -> Self {
        self.seat = Some(seat);
        self
    }

    /// With that card.
    #[must_use]
    pub fn card(mut self, card: impl Into<String>) -> Self {
        self.card = Some(card.into());
        self
    }

    /// By that minion.
    #[must_use]
    pub fn minion(mut self, minion: impl Into<String>) -> Self {
        self.minion = Some(minion.into());
        self
    }

    /// At that target.
    #[must_use]
    pub fn target(mut self, target: impl Into<Target>) -> Self {
        self.target = Some(target.into());
        self
    }

    /// At that level.
    #[must_use]
    pub fn level(mut self, level: Level) -> Self {
        self.level = Some(level);
        self
    }

    /// At the inferior level.
    #[must_use]
    pub fn inferior(self) -> Self {
        self.level(Level::Inferior)
    }

    /// At the superior level.
    #[must_use]
    pub fn superior(self) -> Self {
        self.level(Level::Superior)
    }

    /// By that clause or ability, counted from 0.
    #[must_use]
    pub fn mode(mut self, mode: u8) -> Self {
        self.mode = Some(mode);
        self
    }

    /// For that amount.
    #[must_use]
    pub fn amount(mut self, amount: i16) -> Self {
        self.amount = Some(amount);
        self
    }
}

impl From<&str> for Wanted {
    fn from(kind: &str) -> Self {
        Self::kind(kind)
    }
}

impl From<&str> for Target {
    fn from(name: &str) -> Self {
        Self::Name(name.to_owned())
    }
}

impl From<String> for Target {
    fn from(name: String) -> Self {
        Self::Name(name)
    }
}

impl From<i16> for Target {
    fn from(n: i16) -> Self {
        Self::Number(n)
    }
}

impl From<Seat> for Target {
    fn from(seat: Seat) -> Self {
        Self::Number(seat.0.into())
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        parts.extend(self.kind.clone());
        parts.extend(self.seat.map(|seat| format!("by seat {seat}")));
        parts.extend(self.card.as_ref().map(|card| format!("card {card}")));
        parts.extend(self.minion.as_ref().map(|minion| format!("minion {minion}")));
        parts.extend(self.target.as_ref().map(|target| match target {
            Target::Name(name) => format!("target {name}"),
            Target::Number(n) => format!("target {n}"),
        }));
        parts.extend(self.level.map(|level| match level {
            Level::Inferior => "inferior".to_owned(),
            Level::Superior => "superior".to_owned(),
        }));
        parts.extend(self.mode.map(|mode| format!("mode {mode}")));
        parts.extend(self.amount.map(|amount| format!("amount {amount}")));
        if parts.is_empty() { f.write_str("any option") } else { f.write_str(&parts.join(", ")) }
    }
}

//! What texts have to do with, as masks: so that none is looked for where none is.

use crate::{
    lang::{Ability, Amount, Change, ChangeKind, Number, Who, Window},
    vocab::CardType,
};

/// What a number of texts in play have to do with, at most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Reach {
    /// Windows in which something is done with one.
    pub windows: u64,
    /// Windows in which its controller can use one.
    pub own_uses: u64,
    /// Windows in which others, too, may be able to use one.
    pub shared_uses: u64,
    /// Events that set one off.
    pub events: u32,
    /// Numbers that one changes.
    pub numbers: u16,
    /// One can lower a capacity.
    pub lowers_capacity: bool,
    /// What one permits, forbids or grants, a mask of [`ChangeKind`]s.
    pub changes: u32,
    /// One burns its own card.
    pub burns_itself: bool,
    /// One takes the place of something.
    pub replaces: bool,
    /// One lowers what cards cost.
    pub reduces: bool,
    /// One gives a title.
    pub titles: bool,
}

impl Reach {
    /// What one text has to do with.
    pub fn of(ability: &Ability) -> Self {
        let none = Self::default();
        match ability {
            Ability::Static(text) => match &text.change {
                Change::Add(number, amount) => {
                    let raises = matches!(amount, Amount::N(n) if *n >= 0);
                    let lowers_capacity = *number == Number::Capacity && !raises;
                    Self { numbers: number.bit(), lowers_capacity, ..none }
                }
                change => Self { changes: change.kind().map_or(0, ChangeKind::bit), ..none },
            },
            Ability::Trigger(trigger) => Self { events: trigger.on.bit(), ..none },
            Ability::Use(used) => {
                let windows = used.when.bit();
                let (own_uses, shared_uses) =
                    if used.user == Who::You { (windows, 0) } else { (0, windows) };
                Self { windows, own_uses, shared_uses, ..none }
            }
            Ability::Action(_) => Self { windows: Window::Minion.bit(), ..none },
            Ability::Strike(_) => {
                Self { windows: Window::Strike.bit() | Window::Range.bit(), ..none }
            }
            Ability::BurnIf(_) => Self { burns_itself: true, ..none },
            Ability::Replace(..) => Self { replaces: true, ..none },
            Ability::Reduce(_) => {
                let windows = Window::Cost.bit();
                Self { windows, own_uses: windows, reduces: true, ..none }
            }
            Ability::Title(_) => Self { titles: true, ..none },
        }
    }

    /// Adds what another has to do with.
    pub fn add(&mut self, other: Self) {
        self.windows |= other.windows;
        self.own_uses |= other.own_uses;
        self.shared_uses |= other.shared_uses;
        self.events |= other.events;
        self.numbers |= other.numbers;
        self.lowers_capacity |= other.lowers_capacity;
        self.changes |= other.changes;
        self.burns_itself |= other.burns_itself;
        self.replaces |= other.replaces;
        self.reduces |= other.reduces;
        self.titles |= other.titles;
    }
}

/// What a Methuselah does in the action under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// A minion of theirs acts.
    Acting,
    /// A minion of someone else acts.
    Reacting,
    /// There is no action.
    None,
}

/// The windows in which cards of a hand can be played, by what their player must be doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HandWindows {
    /// By [`Part`].
    open: [u64; 3],
}

impl HandWindows {
    /// Adds the windows of a clause played as a card of that type.
    pub fn note(&mut self, played_as: CardType, windows: u64) {
        match played_as {
            CardType::ActionModifier => self.open[Part::Acting as usize] |= windows,
            CardType::Reaction => self.open[Part::Reacting as usize] |= windows,
            _ => self.open.iter_mut().for_each(|mask| *mask |= windows),
        }
    }

    /// Those that are open to a Methuselah who does that in the action under way.
    pub const fn open_to(&self, part: Part) -> u64 {
        self.open[part as usize]
    }

    /// Adds those of another card.
    pub fn add(&mut self, other: Self) {
        for (mask, more) in self.open.iter_mut().zip(other.open) {
            *mask |= more;
        }
    }
}

//! What texts have to do with, as masks: so that none is looked for where none is.

use crate::facts::Facts;
use crate::lang::{Ability, Act, Amount, Change, ChangeKind, Number, Replaced, Scope, Who, Window};
use crate::vocab::{CardType, Keyword};

/// What a number of texts in play have to do with, at most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Reach {
    /// Windows in which something is done with one.
    pub windows: u64,
    /// Windows in which its controller can use one.
    pub own_uses: u64,
    /// Windows in which others, too, may be able to use one.
    pub shared_uses: u64,
    /// Phases in which one can be used also in the turns of others.
    pub any_turn: u64,
    /// Events that set one off.
    pub events: u64,
    /// Numbers that one changes.
    pub numbers: u32,
    /// One changes hand sizes by what else is so, or those of others than its controller.
    pub hand_size_varies: bool,
    /// One can lower a capacity.
    pub lowers_capacity: bool,
    /// What one permits, forbids or grants, a mask of [`ChangeKind`]s.
    pub changes: u64,
    /// One burns its own card.
    pub burns_itself: bool,
    /// One takes the place of draws.
    pub replaces: bool,
    /// One takes the place of burning with another card.
    pub outlives: bool,
    /// One takes over victory points.
    pub takes_points: bool,
    /// One lowers what cards cost.
    pub reduces: bool,
    /// One gives a title.
    pub titles: bool,
    /// One makes its minion an infernal one, or its minion is printed so (TRAIT-4).
    pub infernal: bool,
    /// A minion is a slave (TRAIT-7).
    pub slaves: bool,
    /// A minion must hunt.
    pub must_hunt: bool,
    /// A minion may have to take an action that one provides.
    pub must_act: bool,
    /// One may have to be used.
    pub must_use: bool,
    /// A minion can hunt by an action that one provides.
    pub hunts: bool,
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
                    let fixed = matches!(amount, Amount::N(_))
                        && text.if_.is_empty()
                        && text.to == Scope::Methuselah(Who::You);
                    let hand_size_varies = *number == Number::HandSize && !fixed;
                    Self { numbers: number.bit(), lowers_capacity, hand_size_varies, ..none }
                }
                change => {
                    let infernal = *change == Change::Keyword(Keyword::Infernal);
                    Self { changes: change.kind().map_or(0, ChangeKind::bit), infernal, ..none }
                }
            },
            Ability::Trigger(trigger) => Self { events: trigger.on.bit(), ..none },
            Ability::Use(used) => {
                let windows = used.windows();
                let (own_uses, shared_uses) =
                    if used.is_yours() { (windows, 0) } else { (0, windows) };
                let any_turn = if used.any_turn { windows & Window::PHASES } else { 0 };
                Self { windows, own_uses, shared_uses, any_turn, must_use: used.must, ..none }
            }
            Ability::Action(text) => {
                let hunts = text.act == Act::Hunt;
                Self { windows: Window::Minion.bit(), must_act: text.must, hunts, ..none }
            }
            Ability::Strike(_) => {
                Self { windows: Window::Strike.bit() | Window::Range.bit(), ..none }
            }
            Ability::BurnIf(..) => Self { burns_itself: true, ..none },
            Ability::Replace(Replaced::DrawToReplace | Replaced::Unlocking, _) => {
                Self { replaces: true, ..none }
            }
            Ability::Replace(Replaced::BurningWithHost, _) => Self { outlives: true, ..none },
            Ability::Replace(Replaced::VictoryPoint(_), _) => Self { takes_points: true, ..none },
            Ability::Reduce(_) => {
                let windows = Window::Cost.bit();
                Self { windows, own_uses: windows, reduces: true, ..none }
            }
            Ability::Title(..) => Self { titles: true, ..none },
        }
    }

    /// What a card has to do with by what is printed on it beside its text.
    pub fn of_facts(facts: &Facts) -> Self {
        Self {
            infernal: facts.types.has(CardType::Vampire) && facts.keywords.has(Keyword::Infernal),
            slaves: facts.slave_of.is_some(),
            ..Self::default()
        }
    }

    /// Whether the text of a card has to be looked at while it is in play, abilities or none.
    pub fn is_some(&self) -> bool {
        *self != Self::default()
    }

    /// Adds what another has to do with.
    pub fn add(&mut self, other: Self) {
        self.windows |= other.windows;
        self.own_uses |= other.own_uses;
        self.shared_uses |= other.shared_uses;
        self.any_turn |= other.any_turn;
        self.events |= other.events;
        self.numbers |= other.numbers;
        self.hand_size_varies |= other.hand_size_varies;
        self.lowers_capacity |= other.lowers_capacity;
        self.changes |= other.changes;
        self.burns_itself |= other.burns_itself;
        self.replaces |= other.replaces;
        self.outlives |= other.outlives;
        self.takes_points |= other.takes_points;
        self.reduces |= other.reduces;
        self.titles |= other.titles;
        self.infernal |= other.infernal;
        self.slaves |= other.slaves;
        self.must_hunt |= other.must_hunt;
        self.must_act |= other.must_act;
        self.must_use |= other.must_use;
        self.hunts |= other.hunts;
    }
}

/// What a Methuselah can be doing that the clauses of cards in hand ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// Having a turn.
    OwnTurn,
    /// Having a minion that acts.
    Acting,
    /// Having none while one acts.
    Reacting,
    /// Having a minion in combat.
    Fighting,
}

impl Doing {
    const COUNT: usize = Self::Fighting as usize + 1;

    /// The bit of it in a mask.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// Whether a Methuselah who does that, a mask, suits a clause that asks for something to be done,
    /// or (false) not to be done, or for nothing.
    pub fn suits(doings: u8, asked: Option<(Self, bool)>) -> bool {
        asked.is_none_or(|(doing, so)| (doings & doing.bit() != 0) == so)
    }
}

/// The windows in which cards of a hand can be played, by all that their player is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HandWindows {
    /// By a mask of [`Doing`].
    open: [u64; 1 << Doing::COUNT],
}

impl HandWindows {
    /// Adds the windows of a clause that asks its player to be doing that, or (false) not to be;
    /// or asks nothing.
    pub fn note(&mut self, asked: Option<(Doing, bool)>, windows: u64) {
        for (doings, open) in (0u8..).zip(self.open.iter_mut()) {
            if Doing::suits(doings, asked) {
                *open |= windows;
            }
        }
    }

    /// Those that are open to a Methuselah who does that, a mask of [`Doing`].
    pub const fn open_to(&self, doings: u8) -> u64 {
        self.open[doings as usize % (1 << Doing::COUNT)]
    }

    /// Adds those of another card.
    pub fn add(&mut self, other: Self) {
        for (mask, more) in self.open.iter_mut().zip(other.open) {
            *mask |= more;
        }
    }
}

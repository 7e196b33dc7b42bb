use serde::Deserialize;

use super::{Amount, DamageIs, Filter, Which, Who, Window};

/// A condition.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Cond {
    /// The card is there and fits the description, in whatever place it is.
    If(Which, Filter),
    /// The minion that [`Which::Me`] fights fits the description; of one that has left play in this
    /// combat, by what is printed on it.
    Fights(Filter),
    /// The minion that [`Which::Me`] has fought in the combat that is just over fits the description; of
    /// one that has left play, by what is printed on it.
    HasFought(Filter),
    /// Some card fits the description.
    Exists(Filter),
    /// The action under way is of this kind.
    Action(ActionIs),
    /// The action under way is taken with a card from hand that fits, by the clause it is played for;
    /// or with one in play whose text requires that of the minions that can take it.
    TakenWith(Filter),
    /// Two names for one Methuselah.
    Same(Who, Who),
    /// The Methuselah holds the Edge.
    HasEdge(Who),
    /// The first amount is at least the second.
    AtLeast(Amount, Amount),
    /// The first amount is at most the second.
    AtMost(Amount, Amount),
    /// The range of this round is close.
    Close,
    /// The range of this round is long.
    Long,
    /// It is the first round of the combat.
    FirstRound,
    /// The action under way is the first one announced in this minion phase.
    FirstAction,
    /// The action under way is the first one in this turn with which its minion has recruited an ally.
    FirstRecruit,
    /// An action that was not mandatory has been performed in this turn (MINION-6).
    ActedFreely,
    /// It is the phase of that window, of whoever's turn it is, and whatever goes on in it.
    Phase(Window),
    /// The combat results from a block.
    FromBlock,
    /// The referendum under way is on a blood hunt.
    BloodHunt,
    /// The referendum just held has passed.
    ReferendumPassed,
    /// The action under way has called a referendum that has not passed: it has failed or was cancelled,
    /// if it is over.
    ReferendumFailed,
    /// Stealth would be of use now, as a block would succeed without (BLOCK-4).
    StealthNeeded,
    /// Something is queued already for the end of this combat.
    CombatQueued,
    /// A card that fits has been played during the action under way, by that minion or else by whomever,
    /// even if it was cancelled.
    Played(Filter, #[serde(default)] Option<Which>),
    /// The combat that is about to end could go on instead: nothing is queued for its end, and nothing
    /// has let it end.
    WouldEnd,
    /// Both combatants are ready.
    BothReady,
    /// [`Which::Me`] is about to enter combat with a minion that fits.
    AboutToFight(Filter),
    /// The minion that [`Which::Me`] fights has chosen a dodge as its strike.
    Dodged,
    /// The strike that [`Which::Me`] has chosen is a hand strike.
    HandStrike,
    /// The strike that [`Which::Me`] has chosen is one with a card that fits.
    StrikesWith(Filter),
    /// [`Which::Me`] has struck in this round with a card in play that fits.
    HasStruckWith(Filter),
    /// The card that is being played and answered is played by that minion.
    PlayedBy(Which),
    /// The card that is being played and answered takes an action directed at that card.
    PlayedAt(Which),
    /// The card that is being played and answered is played on a card that fits: one that it picks,
    /// or, if it picks none, the opposing minion or else the one that plays it.
    PlayedOn(Filter),
    /// What is being answered, the card that is being played or else the action under way, would give
    /// someone control of that card.
    WouldControl(Which),
    /// All of that is so of the damage at hand.
    Damage(Vec<DamageIs>),
    /// Not.
    Not(Box<Cond>),
    /// At least one of these.
    Any(Vec<Cond>),
    /// All of these.
    All(Vec<Cond>),
}

/// What may be asked about the action under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum ActionIs {
    /// A bleed.
    Bleed,
    /// A hunt.
    Hunt,
    /// A hunt that has brought blood.
    Fed,
    /// A political action.
    Political,
    /// An equip action.
    Equip,
    /// An employ action.
    Employ,
    /// A recruit action.
    Recruit,
    /// An action to diablerize.
    Diablerie,
    /// A rescue from torpor.
    Rescue,
    /// To enter combat.
    EnterCombat,
    /// To put a vampire into play.
    PutsVampire,
    /// To add blood to a vampire in the uncontrolled region, or that may do so.
    AddsToUncontrolled,
    /// Directed at another Methuselah or a card of theirs.
    Directed,
    /// Not directed.
    Undirected,
    /// Directed at just the Methuselahs that [`super::Step::RememberTargets`] has kept in that slot of
    /// this card, yourself left out.
    AtRemembered(u8),
    /// Directed at you or a card you control.
    AtYou,
    /// Directed at the prey of the acting Methuselah, as it was when the action resolved.
    AtPrey,
    /// One during which the prey of the acting Methuselah has burned pool.
    PreyBurnedPool,
    /// A block of it is being attempted, or has succeeded.
    BlockAttempted,
    /// Resolved as a success.
    Successful,
    /// Blocked.
    Blocked,
    /// By a minion that has been ready all along.
    ByOneStillReady,
    /// Blocked, and such that it can be continued: its minion has been ready all along, and the card
    /// that it was taken with, if any, is in the ash heap.
    Continuable,
}

use serde::{Deserialize, Serialize};

/// What a heuristic player holds dear, in hundredths of a pool. Plain data: a file can hold it,
/// and self-play tunes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Weights {
    // ---- pool
    /// A pool of one's own, when there is plenty.
    pub pool: i32,
    /// How much more the last pool is worth than one of plenty.
    pub pool_scarce: i32,
    /// The pool that is plenty.
    pub pool_plenty: i32,
    /// A pool that one's prey loses.
    pub prey_pool: i32,
    /// How much more it is worth when it is their last.
    pub prey_scarce: i32,
    /// The round from which on one hurries.
    pub patience: i32,
    /// How much more, in hundredths, a pool of one's prey is worth with each round after that.
    pub haste: i32,
    /// To oust one's prey.
    pub oust: i32,
    /// The Edge.
    pub edge: i32,

    // ---- whom to hurt, in hundredths of the harm one would do one's prey
    /// One's predator.
    pub against_predator: i32,
    /// The prey of one's prey.
    pub against_grandprey: i32,
    /// Everyone else.
    pub against_others: i32,

    // ---- minions
    /// A blood on a ready vampire.
    pub blood: i32,
    /// A blood on one that has almost none.
    pub blood_scarce: i32,
    /// A ready minion, whatever it is.
    pub minion: i32,
    /// A point of its capacity.
    pub capacity: i32,
    /// A vote of its title.
    pub vote: i32,
    /// How much of a minion is lost, in hundredths, when it goes to torpor.
    pub torpor: i32,
    /// An unlocked minion of one's own.
    pub unlocked: i32,
    /// A locked minion of someone else's.
    pub locked: i32,

    // ---- what stays in play
    /// What a card is worth, in hundredths, on a minion that has one like it already.
    pub second_copy: i32,
    /// Turns that what stays in play is expected to be of use.
    pub turns: i32,
    /// The round by which what stays in play is of no more use.
    pub horizon: i32,
    /// A point of stealth, each turn.
    pub stealth: i32,
    /// A point of intercept, each turn.
    pub intercept: i32,
    /// A point of strength, each turn.
    pub strength: i32,
    /// A point of damage prevented, each turn.
    pub prevent: i32,
    /// A vote, each turn.
    pub votes: i32,
    /// A transfer, each turn.
    pub transfer: i32,
    /// A card more in hand, each turn.
    pub hand: i32,

    // ---- influence
    /// Pool below which nobody new is brought out, whatever happens.
    pub reserve: i32,
    /// Pool kept for each minion one already has.
    pub reserve_per_minion: i32,
    /// Pool kept for each point of bleed that the predator threatens with, in hundredths.
    pub reserve_per_threat: i32,
    /// A point of capacity of a vampire to be brought out.
    pub wanted_capacity: i32,
    /// A level of a Discipline of a vampire to be brought out.
    pub wanted_skill: i32,
    /// A vote of a vampire to be brought out.
    pub wanted_vote: i32,
    /// What a transfer still needed takes away from it.
    pub wanted_need: i32,

    // ---- actions
    /// Bleed that the acting side is expected to add, where one cannot see.
    pub unseen_bleed: i32,
    /// Chance in hundredths that an action with nobody to block it succeeds.
    pub chance_free: i32,
    /// Chance that one succeeds against would-be blockers, with no stealth to spare.
    pub chance_even: i32,
    /// How much each stealth to spare adds.
    pub chance_stealth: i32,
    /// How much each further would-be blocker takes away.
    pub chance_blocker: i32,
    /// How much each half vote of a lead adds to the chance that a referendum passes.
    pub chance_vote: i32,
    /// To keep a minion unlocked that can defend.
    pub guard: i32,
    /// For each reaction in hand that it could play.
    pub guard_reaction: i32,
    /// To hunt with plenty of blood left.
    pub hunt: i32,
    /// To hunt, for each blood missing.
    pub hunt_missing: i32,
    /// To hunt with one blood or none.
    pub hunt_dry: i32,
    /// Hundredths of the harm of a referendum that one expects to get out of calling it.
    pub referendum: i32,
    /// To see a hand, or play against an open one.
    pub peek: i32,
    /// To have drawn a card that is of use.
    pub fresh_card: i32,

    // ---- reactions
    /// What it takes for a block to be worth it.
    pub block: i32,
    /// What an undirected action of someone else is thought to be worth.
    pub undirected: i32,
    /// What a referendum called by someone else is thought to cost one.
    pub unknown_referendum: i32,
    /// The least bleed that is worth a bounce.
    pub bounce_from: i32,
    /// To have a bleed go to one's own prey, beyond the pool.
    pub bounce: i32,

    // ---- cards
    /// A card kept in hand.
    pub card: i32,
    /// A card that nobody can play: discard below this.
    pub dead_card: i32,
    /// What each further copy of a card in hand is worth less.
    pub copy: i32,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            pool: 142,
            pool_scarce: 125,
            pool_plenty: 14,
            prey_pool: 66,
            prey_scarce: 180,
            patience: 7,
            haste: 9,
            oust: 940,
            edge: 39,

            against_predator: 23,
            against_grandprey: 3,
            against_others: 17,

            blood: 73,
            blood_scarce: 137,
            minion: 219,
            capacity: 46,
            vote: 46,
            torpor: 63,
            unlocked: 171,
            locked: 56,

            second_copy: 44,
            turns: 5,
            horizon: 23,
            stealth: 42,
            intercept: 42,
            strength: 28,
            prevent: 24,
            votes: 20,
            transfer: 12,
            hand: 29,

            reserve: 3,
            reserve_per_minion: 0,
            reserve_per_threat: 85,
            wanted_capacity: 28,
            wanted_skill: 5,
            wanted_vote: 18,
            wanted_need: 11,

            unseen_bleed: 0,
            chance_free: 100,
            chance_even: 30,
            chance_stealth: 40,
            chance_blocker: 4,
            chance_vote: 7,
            guard: 130,
            guard_reaction: 18,
            hunt: 8,
            hunt_missing: 7,
            hunt_dry: 71,
            referendum: 267,
            peek: 12,
            fresh_card: 18,

            block: 24,
            undirected: 29,
            unknown_referendum: 84,
            bounce_from: 0,
            bounce: 40,

            card: 7,
            dead_card: 56,
            copy: 7,
        }
    }
}

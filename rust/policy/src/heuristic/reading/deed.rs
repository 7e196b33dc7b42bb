//! What a text does, in plain numbers.

/// What befalls a card or a Methuselah.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Fate {
    /// Blood (or life) gained; lost if below 0.
    pub blood: i8,
    /// Pool that the Methuselah, or the card's controller, gains; lost if below 0.
    pub pool: i8,
    /// Unlocked (1) or locked (-1).
    pub lock: i8,
    /// Out of torpor (1) or into it (-1).
    pub torpor: i8,
    /// Burned, removed, banished or discarded, so many times.
    pub gone: i8,
    /// Damage taken that can be mended.
    pub damage: i8,
    /// Damage taken that cannot.
    pub aggravated: i8,
    /// Drawn into a fight with the minion that does it.
    pub fought: bool,
    /// Brought onto the minion that does it.
    pub brought: bool,
    /// What it has cast is cancelled.
    pub silenced: bool,
    /// The bleed under way goes to it.
    pub bled: bool,
    /// It cannot block the action under way.
    pub barred: bool,
    /// All else that is good (or, below 0, bad) for it, in hundredths of a pool.
    pub worth: i16,
}

impl Fate {
    /// Nothing befalls it.
    pub const NONE: Self = Self {
        blood: 0,
        pool: 0,
        lock: 0,
        torpor: 0,
        gone: 0,
        damage: 0,
        aggravated: 0,
        fought: false,
        brought: false,
        silenced: false,
        bled: false,
        barred: false,
        worth: 0,
    };
}

/// Whose the cards among which a pick is made are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Among {
    /// Nothing is picked.
    #[default]
    Nothing,
    /// One's own cards in play.
    Own,
    /// One's own hand.
    Hand,
    /// One's own uncontrolled region.
    Uncontrolled,
    /// A number from this one on.
    Number(i8),
    /// Anything else.
    Any,
}

/// Picks of one text that are looked at.
pub(crate) const PICKS: usize = 4;

/// What a clause, an ability or a branch does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Deed {
    // ---- in an action
    /// Stealth of the acting minion.
    pub stealth: i8,
    /// Intercept of the minion that does it.
    pub intercept: i8,
    /// What the bleed under way gains.
    pub bleed: i8,
    /// That bleed only while its target has at most so much pool; 0 for always.
    pub bleed_below: i8,
    /// What the bleed under way loses.
    pub less_bleed: i8,
    /// The acting minion cannot be blocked (by some, at least).
    pub unblockable: bool,
    /// No minion can unlock during the action.
    pub numbs: bool,
    /// A locked minion counts as unlocked for the action.
    pub wakes: bool,
    /// The bleed gets another target.
    pub bounces: bool,
    /// The minion attempts to block.
    pub blocks: bool,
    /// The action ends.
    pub ends_action: bool,
    /// The action fails though it would succeed.
    pub fails: bool,
    /// A card being played is cancelled.
    pub cancels: bool,
    /// Another minion takes over the action.
    pub takes_over: bool,

    // ---- in a referendum
    /// Votes.
    pub votes: i8,
    /// Votes cast against at once.
    pub votes_against: i8,
    /// Some of the others cannot vote.
    pub mutes: bool,
    /// The referendum is cancelled.
    pub cancels_vote: bool,

    // ---- in combat
    /// Damage of the strike, beyond the strength if it is a hand strike.
    pub strike: i8,
    /// It is a hand strike or a melee weapon.
    pub hand: bool,
    /// It is a strike of any kind.
    pub strikes: bool,
    /// It lets one strike so later.
    pub arms: bool,
    /// It reaches at long range.
    pub ranged: bool,
    /// Its damage cannot be mended.
    pub aggravated: bool,
    /// Blood stolen.
    pub steals: i8,
    /// It dodges.
    pub dodges: bool,
    /// It ends the combat.
    pub ends_combat: bool,
    /// Damage to the opponent that is no strike's.
    pub harm: i8,
    /// More damage of the strike.
    pub more: i8,
    /// More strength for the combat.
    pub strength: i8,
    /// Damage prevented.
    pub prevents: i8,
    /// Additional strikes.
    pub additional: i8,
    /// It maneuvers.
    pub maneuvers: bool,
    /// It presses.
    pub presses: bool,
    /// Maneuvers kept for later.
    pub later_maneuver: i8,
    /// Presses kept for later.
    pub later_press: i8,
    /// Only hand strikes are left.
    pub hands_only: bool,

    // ---- whom it befalls
    /// The minion that does it, and its Methuselah.
    pub me: Fate,
    /// Its opponent in combat.
    pub foe: Fate,
    /// The minion this card is on.
    pub host: Fate,
    /// Each pick.
    pub picks: [Fate; PICKS],
    /// Among what each pick is made.
    pub among: [Among; PICKS],
    /// Pool that the prey gains.
    pub prey_pool: i8,
    /// Pool that every Methuselah gains.
    pub all_pool: i8,
    /// Pool that every other Methuselah gains.
    pub others_pool: i8,

    // ---- the card itself
    /// It comes into play, alone or on something.
    pub stays: bool,
    /// This card is burned.
    pub burns_this: bool,
    /// This card locks.
    pub locks_this: bool,
    /// It can be used at any time.
    pub any_time: bool,
    /// The minion fights the one this card is on.
    pub fights_host: bool,
    /// Transfers it costs.
    pub transfers: i8,
    /// All else, in hundredths of a pool.
    pub worth: i16,
    /// It does something beyond its moment: to someone's counters or cards.
    pub beyond: bool,
    /// Its branches, if one must be chosen: the first, and how many.
    pub branches: (u16, u8),
}

impl Deed {
    /// It does nothing.
    pub const NOTHING: Self = Self {
        stealth: 0,
        intercept: 0,
        bleed: 0,
        bleed_below: 0,
        less_bleed: 0,
        unblockable: false,
        numbs: false,
        wakes: false,
        bounces: false,
        blocks: false,
        ends_action: false,
        fails: false,
        cancels: false,
        takes_over: false,
        votes: 0,
        votes_against: 0,
        mutes: false,
        cancels_vote: false,
        strike: 0,
        hand: false,
        strikes: false,
        arms: false,
        ranged: false,
        aggravated: false,
        steals: 0,
        dodges: false,
        ends_combat: false,
        harm: 0,
        more: 0,
        strength: 0,
        prevents: 0,
        additional: 0,
        maneuvers: false,
        presses: false,
        later_maneuver: 0,
        later_press: 0,
        hands_only: false,
        me: Fate::NONE,
        foe: Fate::NONE,
        host: Fate::NONE,
        picks: [Fate::NONE; PICKS],
        among: [Among::Nothing; PICKS],
        prey_pool: 0,
        all_pool: 0,
        others_pool: 0,
        stays: false,
        burns_this: false,
        locks_this: false,
        any_time: false,
        fights_host: false,
        transfers: 0,
        worth: 0,
        beyond: false,
        branches: (0, 0),
    };
    /// Notes whether it does anything beyond its moment.
    pub fn note(&mut self) {
        self.beyond = self.worth != 0
            || self.me != Fate::NONE
            || self.host != Fate::NONE
            || self.prey_pool != 0
            || self.all_pool != 0
            || self.others_pool != 0
            || self.transfers != 0
            || self.burns_this
            || self.among[0] != Among::Nothing
            || self.branches.1 > 0;
    }

    /// Adds what another does as well.
    pub fn also(&mut self, other: &Self) {
        self.stealth += other.stealth;
        self.intercept += other.intercept;
        self.bleed += other.bleed;
        self.bleed_below = self.bleed_below.max(other.bleed_below);
        self.less_bleed += other.less_bleed;
        self.unblockable |= other.unblockable;
        self.numbs |= other.numbs;
        self.wakes |= other.wakes;
        self.bounces |= other.bounces;
        self.blocks |= other.blocks;
        self.ends_action |= other.ends_action;
        self.votes += other.votes;
        self.votes_against += other.votes_against;
        self.mutes |= other.mutes;
        self.cancels_vote |= other.cancels_vote;
        self.harm += other.harm;
        self.more += other.more;
        self.strength = self.strength.max(other.strength);
        self.prevents += other.prevents;
        self.later_press += other.later_press;
        self.later_maneuver += other.later_maneuver;
        self.hands_only |= other.hands_only;
        if other.arms {
            self.arms = true;
            self.strike = other.strike;
            self.hand = other.hand;
            self.ranged = other.ranged;
            self.aggravated = other.aggravated;
            self.steals = other.steals;
            self.dodges = other.dodges;
        }
        self.prey_pool += other.prey_pool;
        self.all_pool += other.all_pool;
        self.others_pool += other.others_pool;
        self.worth = self.worth.saturating_add(other.worth);
        self.me.also(&other.me);
        self.foe.also(&other.foe);
        self.host.also(&other.host);
        for (pick, more) in self.picks.iter_mut().zip(&other.picks) {
            pick.also(more);
        }
    }
}

impl Fate {
    /// Adds what another brings as well.
    pub fn also(&mut self, other: &Self) {
        self.blood = self.blood.saturating_add(other.blood);
        self.pool = self.pool.saturating_add(other.pool);
        self.lock += other.lock;
        self.torpor += other.torpor;
        self.gone += other.gone;
        self.damage += other.damage;
        self.aggravated += other.aggravated;
        self.fought |= other.fought;
        self.brought |= other.brought;
        self.silenced |= other.silenced;
        self.bled |= other.bled;
        self.barred |= other.barred;
        self.worth = self.worth.saturating_add(other.worth);
    }
}

//! The windows of an action: blocking, stealth and intercept, wakes, bleeds pumped and bounced,
//! and what comes after.

use methuselah_cards::lang::{Number, Window};
use methuselah_engine::{
    CardId, Choice, DecisionKind, OptionKind, Seat,
    state::{Action, ActionKind, ActionSource},
};

use super::{
    combat,
    reading::{Clause, Deed, Gist},
    sight::{NEVER, Sight},
};

/// An action under way, as one looks at it.
pub(crate) struct Scene<'a> {
    sight: &'a Sight<'a>,
    kind: DecisionKind,
    action: Option<&'a Action>,
    actor: Option<CardId>,
    blocker: Option<CardId>,
    /// One's own minion acts.
    mine: bool,
    stealth: i32,
    intercept: i32,
    /// What its success is worth to one.
    gain: i32,
    /// Stealth (of one's own action) or intercept (of one's own blocker) that all options together
    /// could add.
    reach: i32,
    /// Some unlocked minion can bounce the bleed.
    bounces: bool,
}

impl<'a> Scene<'a> {
    pub fn new(sight: &'a Sight<'a>, kind: DecisionKind, options: &[Choice]) -> Self {
        let view = sight.view;
        let action = view.action();
        let actor = view.actor();
        let blocker = view.blocker();
        let mine = action.is_some_and(|action| action.meth == sight.me);
        let mut scene = Self {
            sight,
            kind,
            action,
            actor,
            blocker,
            mine,
            stealth: 0,
            intercept: 0,
            gain: 0,
            reach: 0,
            bounces: false,
        };
        if action.is_none() {
            return scene;
        }
        if matches!(kind, DecisionKind::Block | DecisionKind::Attempt | DecisionKind::Announced) {
            scene.stealth = actor.map_or(0, |actor| view.number(Number::Stealth, actor));
        }
        if kind == DecisionKind::Attempt {
            scene.intercept = blocker.map_or(0, |b| view.number(Number::Intercept, b));
            scene.reach = scene.reach_of(options);
        }
        scene.gain = scene.gain();
        if kind == DecisionKind::Block && scene.bleeds_me() {
            scene.bounces = scene.can_bounce();
        }
        scene
    }

    pub fn score(&self, option: &Choice) -> i32 {
        if option.kind == OptionKind::Pass {
            return 0;
        }
        if option.kind == OptionKind::Block {
            return self.block(option.minion, 0);
        }
        let sight = self.sight;
        let Some(deed) = sight.deed(option) else { return 0 };
        if sight.can_wait(option, deed) {
            return -1;
        }
        if !sight.survives(option) {
            return NEVER;
        }
        if self.action.is_none() || self.kind == DecisionKind::AsPlayed {
            return if deed.wakes || deed.cancels {
                self.answer(option, deed)
            } else {
                sight.plain(option)
            };
        }
        if deed.wakes
            || (deed.me.lock > 0 && !self.mine && self.kind != DecisionKind::BlockResolved)
        {
            return self.wake(option, deed);
        }
        let worth = match self.kind {
            DecisionKind::Attempt => self.needed(deed),
            DecisionKind::Announced => self.foresight(deed),
            DecisionKind::Declined | DecisionKind::Block => 0,
            DecisionKind::Blocked => self.escape(deed),
            _ => 0,
        };
        worth + self.bleed(deed) + sight.plain(option)
    }

    // ---- what the action means

    /// What the success of the action is worth to one.
    fn gain(&self) -> i32 {
        let sight = self.sight;
        let Some(action) = self.action else { return 0 };
        let against = sight.against(action.meth);
        match action.kind {
            ActionKind::Bleed => {
                let target = action.at.unwrap_or(sight.view.prey_of(action.meth));
                let mut bleed = sight.view.bleed_amount();
                if !self.mine && self.kind != DecisionKind::Declined {
                    bleed += sight.w.unseen_bleed;
                }
                sight.burn_pool(target, bleed)
            }
            ActionKind::Political if self.mine => 200,
            ActionKind::Political => -sight.w.unknown_referendum * (20 + against) / 100,
            ActionKind::Hunt => -sight.w.blood * against / 100,
            ActionKind::LeaveTorpor => {
                let worth = self.actor.map_or(0, |actor| sight.minion_worth(actor));
                -worth * sight.w.torpor / 100 * against / 100
            }
            _ => self.gain_of_card(action, against),
        }
    }

    /// What the success of an action that a card provides is worth to one.
    fn gain_of_card(&self, action: &Action, against: i32) -> i32 {
        let sight = self.sight;
        let at_me = action.at == Some(sight.me);
        let base = -sight.w.undirected * against / 100;
        let target = sight.view.resolve(action.target);
        let worth = match action.source {
            ActionSource::Card { card, mode } => {
                let Some(at) = sight.card(card) else { return base };
                let Some(clause) = sight.reading.clauses(at.def).get(mode as usize) else {
                    return base;
                };
                let standing = sight.reading.standing(at.def);
                let deed = &clause.deed;
                let kept = i32::from(standing.host) + i32::from(deed.worth);
                let pick = if deed.picks[0].fought {
                    let foe = sight.view.resolve(action.picks[0].card());
                    match (self.actor, foe) {
                        (Some(actor), Some(foe)) if sight.is_mine(foe) => {
                            combat::fight(sight, foe, actor)
                        }
                        _ => 0,
                    }
                } else {
                    sight.befalls(action.picks[0], &deed.picks[0])
                };
                pick - kept * against / 100
            }
            ActionSource::InPlay { card, ability } => {
                let deed = sight.reading.ability(ability);
                match sight.view.resolve(card) {
                    Some(card) if deed.burns_this => sight.without(card),
                    Some(card) if deed.fights_host => {
                        let host = sight.card(card).and_then(|card| card.host.some());
                        match (self.actor, host) {
                            (Some(actor), Some(host)) if sight.is_mine(host) => {
                                combat::fight(sight, host, actor)
                            }
                            _ => 0,
                        }
                    }
                    _ => base,
                }
            }
            ActionSource::Rules => match (action.kind, target) {
                (ActionKind::Diablerize, Some(victim)) if at_me => -sight.minion_worth(victim),
                _ => base,
            },
        };
        if at_me { worth.min(base) } else { worth }
    }

    fn bleeds_me(&self) -> bool {
        self.action.is_some_and(|a| a.kind == ActionKind::Bleed && a.at == Some(self.sight.me))
    }

    /// Whether one of one's unlocked minions can bounce the bleed, blood and all.
    fn can_bounce(&self) -> bool {
        let sight = self.sight;
        sight.held(Gist::BOUNCE).any(|(card, clauses)| {
            clauses.iter().any(|clause| {
                clause.deed.bounces
                    && sight
                        .ready(sight.me)
                        .any(|m| sight.view.awake(m) && sight.can_play(m, card, clause))
            })
        })
    }

    // ---- blocking

    /// What it is worth to block with a minion that gets so much more intercept.
    fn block(&self, minion: CardId, more: i32) -> i32 {
        let sight = self.sight;
        let Some(actor) = self.actor else { return -10 };
        let intercept = sight.view.number(Number::Intercept, minion) + more;
        let short = self.stealth - intercept;
        let stake = self.stake(minion, actor);
        if short > 0 && !self.can_catch_up(minion, short, stake) {
            return -5;
        }
        stake - sight.w.block
    }

    /// What a successful block with a minion is worth.
    fn stake(&self, minion: CardId, actor: CardId) -> i32 {
        let leaves_torpor = self.action.is_some_and(|a| a.kind == ActionKind::LeaveTorpor);
        let fight = if leaves_torpor { 0 } else { combat::fight(self.sight, minion, actor) };
        self.stopped() + fight - self.lock_cost()
    }

    /// What it is worth that the action does not succeed.
    fn stopped(&self) -> i32 {
        let sight = self.sight;
        if self.bounces && sight.view.bleed_amount() >= sight.w.bounce_from {
            return -sight.burn_pool(sight.prey, sight.view.bleed_amount()) - sight.w.bounce;
        }
        let edge = if self.bleeds_me() { sight.w.edge / 2 } else { 0 };
        -self.gain + edge
    }

    /// What it costs to lock a minion now.
    fn lock_cost(&self) -> i32 {
        let sight = self.sight;
        let acting = self.action.map_or(sight.me, |action| action.meth);
        // Who acts next against one: the predator, if their turn is still to come or goes on.
        let more = if acting == sight.predator {
            (sight.unlocked(acting)).min(2)
        } else {
            sight.threat().min(2)
        };
        let spare = sight.unlocked(sight.me) - 1;
        more * sight.w.guard / (2 + 2 * spare.max(0))
    }

    /// Whether the intercept that a minion lacks could, and would, be added from hand.
    fn can_catch_up(&self, minion: CardId, short: i32, stake: i32) -> bool {
        let sight = self.sight;
        let mut cards = [(CardId::NONE, 0, 0); 8];
        let mut count = 0;
        for (card, clauses) in sight.held(Gist::INTERCEPT) {
            // One minion plays the same card only once in an action (CARD-28).
            let def = sight.card(card).map(|at| at.def);
            if cards[..count].iter().any(|&(c, ..)| sight.card(c).map(|at| at.def) == def) {
                continue;
            }
            let mut most = (card, 0, 0);
            for (mode, clause) in clauses.iter().enumerate() {
                let n = i32::from(clause.deed.intercept);
                if n > most.1 && self.adds_intercept(minion, card, clause) {
                    let mode = mode as u8;
                    let option =
                        Choice { kind: OptionKind::Play, mode, card, minion, ..Choice::PASS };
                    most = (card, n, -sight.plain(&option));
                }
            }
            if most.1 > 0 && count < cards.len() {
                cards[count] = most;
                count += 1;
            }
        }
        let reach = cards[..count].iter().map(|(_, n, _)| n).sum();
        cards[..count].iter().any(|&(_, n, cost)| added(n, short, reach, stake) > cost)
    }

    /// Whether a minion could play a clause for its intercept in this action.
    fn adds_intercept(&self, minion: CardId, card: CardId, clause: &Clause) -> bool {
        let sight = self.sight;
        let Some(action) = self.action else { return false };
        let twice = || {
            let def = sight.card(card).map(|card| card.def);
            action.played.iter().any(|played| {
                sight.view.resolve(played.minion) == Some(minion)
                    && sight.card(played.card).map(|card| card.def) == def
            })
        };
        clause.window == Window::Attempt
            && !clause.on_condition
            && (!clause.in_bleeds || action.kind == ActionKind::Bleed)
            && (!clause.at_me || action.at == Some(sight.me))
            && (!clause.of_predator || action.meth == sight.predator)
            && sight.can_play(minion, card, clause)
            && !twice()
    }

    /// A locked minion is woken, or unlocked, to defend.
    fn wake(&self, option: &Choice, deed: &Deed) -> i32 {
        let sight = self.sight;
        let minion = option.minion;
        let cost = sight.price(option) + sight.w.card;
        if sight.view.awake(minion) {
            return -cost;
        }
        let mut worth = 0;
        if self.bleeds_me() && !self.bounces {
            let bleed = sight.view.bleed_amount();
            if bleed >= sight.w.bounce_from && self.would_bounce(minion, option.card) {
                worth = sight.lose_pool(bleed).min(5000) + sight.burn_pool(sight.prey, bleed);
            }
        }
        if deed.blocks || self.kind == DecisionKind::Block {
            let blocks =
                if self.may_block() { self.block(minion, deed.intercept.into()) } else { 0 };
            let free = deed.blocks || !self.someone_blocks();
            if free {
                worth = worth.max(blocks);
            }
        }
        if deed.me.lock > 0 {
            worth += sight.w.unlocked / 2;
            worth -= if worth <= sight.w.unlocked / 2 { sight.w.unlocked } else { 0 };
        }
        worth - cost
    }

    /// Whether one may block the action at all.
    fn may_block(&self) -> bool {
        let Some(action) = self.action else { return false };
        let sight = self.sight;
        let meant = match action.at {
            Some(at) => at == sight.me,
            None => sight.prey == action.meth || sight.predator == action.meth,
        };
        meant && !self.mine && action.declined & sight.me.bit() == 0
    }

    /// Whether an unlocked minion could block as well.
    fn someone_blocks(&self) -> bool {
        let sight = self.sight;
        let mut ready = sight.ready(sight.me);
        ready.any(|m| sight.view.awake(m) && self.block(m, 0) > 0)
    }

    /// Whether a minion could bounce the bleed if it were awake.
    fn would_bounce(&self, minion: CardId, but: CardId) -> bool {
        let sight = self.sight;
        sight.held(Gist::BOUNCE).filter(|&(card, _)| card != but).any(|(card, clauses)| {
            let mut clauses = clauses.iter();
            clauses.any(|clause| clause.deed.bounces && sight.can_play(minion, card, clause))
        })
    }

    // ---- stealth and intercept

    /// What all options together could add.
    fn reach_of(&self, options: &[Choice]) -> i32 {
        let sight = self.sight;
        let (mut sum, mut last, mut best) = (0, CardId::NONE, 0);
        for option in options {
            let Some(deed) = sight.deed(option) else { continue };
            let n = if self.mine { deed.stealth } else { deed.intercept };
            if option.card != last {
                sum += best;
                (last, best) = (option.card, 0);
            }
            best = best.max(i32::from(n));
        }
        sum + best
    }

    /// Stealth or intercept while a block is attempted.
    fn needed(&self, deed: &Deed) -> i32 {
        let sight = self.sight;
        let (n, short, stake) = if self.mine {
            let short = self.intercept - self.stealth + 1;
            let fight = match (self.actor, self.blocker) {
                (Some(actor), Some(blocker)) => combat::fight(sight, actor, blocker),
                _ => 0,
            };
            (i32::from(deed.stealth), short, self.gain - fight)
        } else if self.blocker.is_some_and(|blocker| sight.is_mine(blocker)) {
            let blocker = self.blocker.unwrap_or(CardId::NONE);
            let stake = self.stake(blocker, self.actor.unwrap_or(CardId::NONE));
            (i32::from(deed.intercept), self.stealth - self.intercept, stake)
        } else {
            return 0;
        };
        if deed.unblockable && self.mine && short > 0 {
            return stake.max(0) / 2;
        }
        added(n, short, self.reach, stake)
    }

    /// Stealth before anyone has tried to block.
    fn foresight(&self, deed: &Deed) -> i32 {
        if !self.mine || deed.stealth <= 0 {
            return 0;
        }
        let sight = self.sight;
        let blockers = match self.action.and_then(|action| action.at) {
            Some(seat) => sight.unlocked(seat),
            None => sight.unlocked(sight.prey) + sight.unlocked(sight.predator),
        };
        if blockers > 0 { sight.w.stealth } else { 0 }
    }

    // ---- the bleed

    /// Bleed that is added, taken away or sent elsewhere.
    fn bleed(&self, deed: &Deed) -> i32 {
        let sight = self.sight;
        let Some(action) = self.action.filter(|action| action.kind == ActionKind::Bleed) else {
            return if deed.fails && self.mine { -100 } else { 0 };
        };
        let Some(target) = action.at else { return 0 };
        let now = sight.view.bleed_amount();
        let mut worth = 0;
        if deed.bleed > 0 && self.mine {
            let low = deed.bleed_below == 0 || sight.pool(target) <= i32::from(deed.bleed_below);
            // What is not needed yet waits until blocks are declined.
            let early = self.kind != DecisionKind::Declined && deed.stealth <= 0;
            if low && !early {
                let more = now + i32::from(deed.bleed);
                worth += sight.burn_pool(target, more) - sight.burn_pool(target, now);
            } else {
                worth -= 30;
            }
        }
        if deed.less_bleed > 0 {
            let less = (now - i32::from(deed.less_bleed)).max(0);
            worth += if self.kind != DecisionKind::Declined && !action.blocked && target == sight.me
            {
                // Others may add to it yet.
                0
            } else {
                sight.burn_pool(target, less) - sight.burn_pool(target, now)
            };
        }
        if deed.bounces && target == sight.me && now >= sight.w.bounce_from {
            worth += sight.lose_pool(now).min(20_000) + sight.w.bounce;
        } else if deed.bounces {
            worth -= 50;
        }
        if deed.fails && self.mine {
            worth -= 100;
        }
        worth
    }

    /// The action ends before a fight.
    fn escape(&self, deed: &Deed) -> i32 {
        if !deed.ends_action || !self.mine {
            return 0;
        }
        match (self.actor, self.blocker) {
            (Some(actor), Some(blocker)) => -combat::fight(self.sight, actor, blocker),
            _ => 0,
        }
    }

    /// A card is being played: it may be cancelled.
    fn answer(&self, option: &Choice, deed: &Deed) -> i32 {
        let sight = self.sight;
        if !deed.cancels {
            return -10;
        }
        let player = self.player_of_card();
        let stake = match player {
            Some(seat) if seat != sight.me => sight.against(seat) / 2,
            _ => -100,
        };
        stake - sight.price(option) - 40
    }

    fn player_of_card(&self) -> Option<Seat> {
        let played = self.action?.played.last()?;
        self.sight.card(played.card).map(|card| card.owner)
    }
}

/// What it is worth to add so much of what is short, when all one has reaches so far.
fn added(n: i32, short: i32, reach: i32, stake: i32) -> i32 {
    if n <= 0 || short <= 0 || stake <= 0 || reach < short {
        0
    } else if n >= short {
        stake / 2 + 20 - 5 * (n - short)
    } else {
        stake / 3 + 5 * n
    }
}

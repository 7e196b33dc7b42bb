//! The minion phase: which action to take, and with whom.

use methuselah_cards::{
    lang::{Ability, Act, Number, Window},
    vocab::CardType,
};
use methuselah_engine::{CardId, Choice, OptionKind, Seat, Value, state::Card};

use super::{
    allegiance::Wants,
    combat,
    deeds::Offer,
    reading::{Clause, Gist},
    referendum,
    sight::{NEVER, Sight},
};

/// What a minion could add to an action of its own, from the hand.
#[derive(Clone, Copy, Default)]
struct Means {
    minion: Option<CardId>,
    /// Its bleed.
    bleed: i32,
    /// The best bleed modifier.
    pump: i32,
    /// Stealth in hand.
    stealth: i32,
    /// Its own stealth.
    own_stealth: i32,
    /// What it is worth to keep it unlocked.
    home: i32,
    /// What a fight with whoever blocks is worth.
    fight: i32,
}

/// Minions whose means are kept.
const KEPT: usize = 12;

/// The minion phase, as one looks over one's options.
pub(crate) struct Phase<'a> {
    sight: &'a Sight<'a>,
    means: [Means; KEPT],
    /// Would-be blockers of a bleed, and of an undirected action.
    directed: Blockers,
    undirected: Blockers,
    /// What the hand asks for, once it is looked at.
    wants: Option<Wants>,
    /// The last referendum thought of.
    prospect: Option<referendum::Prospect>,
    /// Own minions that are ready and unlocked.
    unlocked: i32,
    /// What the predator threatens with.
    threat: i32,
    /// Stealth that cards in play could give.
    aid: i32,
}

#[derive(Clone, Copy, Default)]
struct Blockers {
    count: i32,
    intercept: i32,
}

impl<'a> Phase<'a> {
    pub fn new(sight: &'a Sight<'a>) -> Self {
        let of_prey = blockers(sight, sight.prey);
        let of_predator = if sight.predator == sight.prey {
            Blockers::default()
        } else {
            blockers(sight, sight.predator)
        };
        Self {
            sight,
            means: [Means::default(); KEPT],
            directed: of_prey,
            undirected: Blockers {
                count: of_prey.count + of_predator.count,
                intercept: of_prey.intercept.max(of_predator.intercept),
            },
            wants: None,
            prospect: None,
            unlocked: sight.unlocked(sight.me),
            threat: sight.threat(),
            aid: sight.aid().0,
        }
    }

    pub fn score(&mut self, option: &Choice) -> i32 {
        let sight = self.sight;
        match option.kind {
            OptionKind::Pass => 0,
            OptionKind::Bleed => {
                let means = self.means(option.minion);
                self.bleed(&means, 0, 0) - means.home
            }
            OptionKind::Hunt => {
                let means = self.means(option.minion);
                let p = self.chance(self.undirected, 1 + means.stealth);
                self.expect(p, hunt(sight, option.minion), &means) - means.home
            }
            OptionKind::LeaveTorpor => sight.minion_worth(option.minion) * sight.w.torpor / 100,
            OptionKind::Rescue => self.rescue(option),
            OptionKind::BecomeAnarch => self.become_anarch(option),
            OptionKind::Diablerize | OptionKind::TakeEquipment | OptionKind::EnterCombat => -10,
            OptionKind::BurnImbued => self.burn_imbued(option),
            OptionKind::Action => self.provided(option),
            OptionKind::Play => self.card(option),
            // What can be used now can be used in another phase as well.
            _ => match Offer::of(sight, option) {
                Some(offer) if !offer.can_wait() => offer.plain(sight),
                _ => -1,
            },
        }
    }

    /// A bleed, with what its card adds, and stealth of the action.
    fn bleed(&self, means: &Means, more: i32, stealth: i32) -> i32 {
        let sight = self.sight;
        let amount = means.bleed + more + means.pump;
        let p = self.chance(self.directed, stealth + means.own_stealth + means.stealth);
        let gain = sight.burn_pool(sight.prey, amount) + if amount > 0 { sight.edge() } else { 0 };
        self.expect(p, gain, means)
    }

    /// What an action is worth that succeeds with a chance in hundredths.
    fn expect(&self, p: i32, gain: i32, means: &Means) -> i32 {
        // Late in the game one shuns no fight.
        (p * gain + (100 - p) * means.fight * 100 / self.sight.hurry()) / 100
    }

    /// The chance in hundredths that an action with so much stealth succeeds.
    fn chance(&self, blockers: Blockers, stealth: i32) -> i32 {
        let w = self.sight.w;
        if blockers.count == 0 {
            return w.chance_free;
        }
        let spare = stealth - blockers.intercept;
        let p = w.chance_even + spare * w.chance_stealth - (blockers.count - 1) * w.chance_blocker;
        p.clamp(5, w.chance_free)
    }

    fn become_anarch(&mut self, option: &Choice) -> i32 {
        let sight = self.sight;
        let wants = *self.wants.get_or_insert_with(|| Wants::of(sight));
        let gain = wants.become_anarch(sight, option.minion);
        if gain <= 0 {
            return -10;
        }
        let gain = gain - sight.lose_blood(option.minion, option.n().into());
        let means = self.means(option.minion);
        let p = self.chance(self.undirected, 1 + means.own_stealth + means.stealth);
        self.expect(p, gain, &means) - means.home
    }

    fn rescue(&mut self, option: &Choice) -> i32 {
        let sight = self.sight;
        let Some(victim) = sight.view.resolve(option.target.card()) else { return NEVER };
        if !sight.is_mine(victim) {
            return -10;
        }
        let share = i32::from(option.n());
        // One that the rescued vampire cannot pay its part of would fail (EDITION-10).
        if sight.card(victim).is_none_or(|at| i32::from(at.blood) < 2 - share) {
            return -10;
        }
        let own = sight.lose_blood(option.minion, share);
        let rest = sight.lose_blood(victim, 2 - share);
        let means = self.means(option.minion);
        let p = self.chance(self.undirected, 1 + means.stealth);
        let back = sight.minion_worth(victim) * sight.w.torpor / 100;
        self.expect(p, back - own - rest, &means) - means.home
    }

    /// To burn an incapacitated imbued: what its Methuselah loses by it.
    fn burn_imbued(&mut self, option: &Choice) -> i32 {
        let sight = self.sight;
        let victim = sight.view.resolve(option.target.card());
        let Some((victim, seat)) = victim.zip(self.aimed_at(option)) else { return NEVER };
        let means = self.means(option.minion);
        let p = self.chance(blockers(sight, seat), means.own_stealth + means.stealth);
        let left = sight.minion_worth(victim) * (100 - sight.w.torpor) / 100;
        self.expect(p, left * sight.against(seat) / 100, &means) - means.home
    }

    /// An action that a card in play provides.
    fn provided(&mut self, option: &Choice) -> i32 {
        let sight = self.sight;
        let Some(Offer { deed, .. }) = Offer::of(sight, option) else { return 0 };
        let means = self.means(option.minion);
        let Some(at) = sight.card(option.card) else { return 0 };
        let host = at.host.some();
        if self.bleeds(option) {
            let price = if deed.burns_this { sight.w.fresh_card } else { 0 };
            return self.bleed(&means, deed.bleed.into(), 0) - price - means.home;
        }
        let mut gain = if deed.fights_host {
            host.map_or(0, |host| combat::fight(sight, option.minion, host))
        } else if deed.picks[0].fought
            && let Some(foe) = sight.view.resolve(option.target.card())
        {
            if sight.is_mine(foe) { NEVER } else { combat::fight(sight, option.minion, foe) }
        } else if deed.burns_this {
            sight.without(option.card)
        } else {
            sight.does(deed, Some(option.minion), host, option.target)
        };
        gain += i32::from(deed.bleed) * sight.w.prey_pool;
        let at_card = (at.controller != sight.me).then_some(at.controller);
        let directed = match option.target {
            Value::Nothing => at_card,
            _ => self.aimed_at(option),
        };
        let blockers = match directed {
            None => self.undirected,
            Some(seat) if seat == sight.prey => self.directed,
            Some(seat) => blockers(sight, seat),
        };
        let p = self.chance(blockers, means.own_stealth + means.stealth);
        self.expect(p, gain, &means) - means.home
    }

    /// Whether an action that a card in play provides is a bleed.
    fn bleeds(&self, option: &Choice) -> bool {
        let Some(def) = self.sight.def(option.card) else { return false };
        def.abilities.get(option.mode as usize).is_some_and(|&id| {
            let ability = &self.sight.view.set().ability(id).ability;
            matches!(ability, Ability::Action(text) if text.act == Act::Bleed)
        })
    }

    /// A card from hand.
    fn card(&mut self, option: &Choice) -> i32 {
        let sight = self.sight;
        let Some(offer) = Offer::of(sight, option) else { return 0 };
        let Some(clause) = offer.clause else { return 0 };
        if !offer.survives(sight) {
            return NEVER;
        }
        let means = self.means(option.minion);
        let deed = &clause.deed;
        let stealth = i32::from(clause.action_stealth);
        if clause.act == Act::Bleed {
            let bleed = self.bleed(&means, deed.bleed.into(), stealth);
            return bleed - offer.price(sight) / 2 - means.home;
        }
        let by_type = match clause.as_type {
            CardType::PoliticalAction
            | CardType::Equipment
            | CardType::Retainer
            | CardType::Ally
            | CardType::Power => 1,
            _ => 0,
        };
        let stealth = stealth + by_type + means.own_stealth + means.stealth;
        let directed = self.aimed_at(option);
        let blockers = match directed {
            Some(seat) if seat == sight.prey => self.directed,
            Some(seat) => blockers(sight, seat),
            None => self.undirected,
        };
        let p = self.chance(blockers, stealth);
        let gain = match clause.as_type {
            CardType::PoliticalAction => self.prospect(option).by(sight, option.minion),
            CardType::Equipment | CardType::Retainer => self.serves(option.card),
            CardType::Ally => {
                let bleed =
                    sight.def(option.card).map_or(0, |def| i32::from(def.facts.bleed.unwrap_or(0)));
                let keen = (bleed - 1).max(0) * sight.w.prey_pool * 2;
                sight.minion_worth(option.card) + self.serves(option.card) + keen
            }
            CardType::Power => sight.card(option.card).map_or(0, |card| {
                let standing = sight.reading.standing(card.def);
                let worth = i32::from(standing.host.max(standing.own));
                sight.lasting(worth.max(sight.w.pool / 2))
            }),
            _ => self.other(option, clause),
        };
        // Who gets a power unlocks again.
        let home = if clause.as_type == CardType::Power { 0 } else { means.home };
        self.expect(p, gain - offer.price(sight), &means) - home
    }

    /// What a card that is to be one's own is worth for its text.
    fn serves(&self, card: CardId) -> i32 {
        let sight = self.sight;
        sight.card(card).map_or(0, |card| {
            let standing = sight.reading.standing(card.def);
            sight.lasting(i32::from(standing.host) + i32::from(standing.own))
        })
    }

    /// What may be expected of a referendum; that of one card is worked out once.
    fn prospect(&mut self, option: &Choice) -> referendum::Prospect {
        match self.prospect {
            Some(prospect) if prospect.is_of(option) => prospect,
            _ => *self.prospect.insert(referendum::prospect(self.sight, option)),
        }
    }

    /// An action that is none of the basic ones, or enters combat.
    fn other(&self, option: &Choice, clause: &Clause) -> i32 {
        let sight = self.sight;
        let deed = &clause.deed;
        if deed.picks[0].fought
            && let Some(foe) = sight.view.resolve(option.target.card())
        {
            let own = sight.is_mine(foe);
            let locks = sight.befalls_card(foe, &deed.picks[0]);
            return if own { NEVER } else { combat::fight(sight, option.minion, foe) + locks };
        }
        sight.does(deed, Some(option.minion), None, option.target)
    }

    /// At whom an action is directed.
    fn aimed_at(&self, option: &Choice) -> Option<Seat> {
        let sight = self.sight;
        match option.target {
            Value::Seat(seat) => Some(seat),
            Value::Card(card) => {
                let card = sight.card(sight.view.resolve(card)?)?;
                (card.zone.in_play() && card.controller != sight.me).then_some(card.controller)
            }
            _ => None,
        }
    }

    /// What a minion can add, worked out once.
    fn means(&mut self, minion: CardId) -> Means {
        for at in 0..KEPT {
            match self.means[at].minion {
                Some(known) if known == minion => return self.means[at],
                Some(_) => {}
                None => {
                    self.means[at] = self.work_out(minion);
                    return self.means[at];
                }
            }
        }
        self.work_out(minion)
    }

    fn work_out(&self, minion: CardId) -> Means {
        let sight = self.sight;
        let mut means = Means {
            minion: Some(minion),
            bleed: sight.view.number(Number::Bleed, minion),
            own_stealth: sight.view.number(Number::Stealth, minion),
            ..Means::default()
        };
        let Some(player) = sight.player(minion) else { return means };
        let mut reactions = 0;
        let mut strike = 0;
        let mut escapes = false;
        for (card, clauses) in sight.held(Gist::MODIFY.or(Gist::REACT).or(Gist::FIGHT)) {
            let (mut stealth, mut reacts, mut pump) = (0, false, 0);
            for clause in clauses {
                if clause.by_other || !player.can_play(card, clause) {
                    continue;
                }
                let deed = &clause.deed;
                match clause.as_type {
                    CardType::ActionModifier => {
                        let low = deed.bleed_below == 0
                            || sight.pool(sight.prey) <= i32::from(deed.bleed_below);
                        if low && !deed.fails {
                            pump = pump.max(deed.bleed.into());
                        }
                        if clause.window == Window::Attempt {
                            stealth = stealth.max(deed.stealth.into());
                        }
                    }
                    CardType::Reaction => reacts |= !clause.by_locked,
                    CardType::Combat if clause.window == Window::Strike => {
                        strike = strike.max(i32::from(deed.strike) + i32::from(deed.steals));
                        escapes |= deed.ends_combat || deed.dodges;
                    }
                    _ => {}
                }
            }
            means.pump = means.pump.max(pump);
            means.stealth += stealth;
            reactions += i32::from(reacts);
        }
        means.stealth = (means.stealth + self.aid).min(3);
        means.fight = if escapes { -10 } else { self.blocked(minion, strike) };
        means.home = self.home(reactions);
        means
    }

    /// What a fight with a blocker is worth, nobody knows whom.
    fn blocked(&self, minion: CardId, strike: i32) -> i32 {
        let sight = self.sight;
        let own = sight.view.number(Number::Strength, minion) + strike;
        let lost = sight.hurt(minion, 1, 0);
        own * sight.w.blood / 2 - lost - sight.w.blood / 2
    }

    /// What it is worth to keep a minion unlocked.
    fn home(&self, reactions: i32) -> i32 {
        let sight = self.sight;
        if self.threat == 0 {
            return 0;
        }
        let pool = sight.pool(sight.me);
        let danger = (self.threat * 3 - pool).max(0) * 10;
        let spare = (self.unlocked - 1).min(2);
        let guard = (sight.w.guard + danger) / (1 + 2 * spare);
        (guard + reactions.min(2) * sight.w.guard_reaction / (1 + spare)) * 100 / sight.hurry()
    }
}

/// What a hunt is worth.
fn hunt(sight: &Sight, minion: CardId) -> i32 {
    let Some(at) = sight.card(minion) else { return 0 };
    let missing = sight.room(minion, at);
    if missing == 0 {
        return -20;
    }
    let dry = if at.blood <= 1 { sight.w.hunt_dry } else { 0 };
    sight.w.hunt + sight.w.hunt_missing * missing + dry
}

/// The would-be blockers of a Methuselah: how many, and the most intercept that shows.
fn blockers(sight: &Sight, seat: Seat) -> Blockers {
    let mut found = Blockers::default();
    for minion in sight.ready(seat) {
        if sight.card(minion).is_some_and(Card::locked) {
            continue;
        }
        found.count += 1;
        found.intercept = found.intercept.max(sight.view.number(Number::Intercept, minion));
    }
    found
}

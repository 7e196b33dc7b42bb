//! What texts forbid and allow.

use methuselah_cards::{
    ModeDef,
    lang::{Amount, Change, ChangeKind, DamageIs, Does, Replacement, Static},
    vocab::{Clan, Keyword},
};

use super::{Context, Query, statics::Wanted};
use crate::{
    ids::{CardId, CardRef, Seat, Value},
    state::{ActionSource, Damage, What},
};

impl<'a> Query<'a> {
    /// Whether some static text says that of the card.
    fn told(
        self,
        card: CardId,
        kind: ChangeKind,
        mut says: impl FnMut(&Context, &'a Change) -> bool,
    ) -> bool {
        self.any_static(Wanted::Change(kind.bit()), |context, text| {
            says(context, &text.change) && self.about_card(context, text, card)
        })
    }

    /// Whether a text keeps a card from doing that.
    fn barred(self, card: CardId, does: Does) -> bool {
        self.told(card, does.barred(), |_, change| *change == Change::Cannot(does))
    }

    /// "Cannot block", of the minion or through the action.
    pub fn cannot_block(self, minion: CardId) -> bool {
        let actor = self.s.resolve(self.s.action.actor);
        self.barred(minion, Does::Block)
            || actor.is_some_and(|actor| {
                self.told(actor, ChangeKind::CannotBeBlockedBy, |context, change| match change {
                    Change::CannotBeBlockedBy(filter) => self.fits(context, filter, minion),
                    _ => false,
                })
            })
    }

    /// Must burn the top card of its controller's library to attempt to block.
    pub fn burns_top_to_block(self, minion: CardId) -> bool {
        self.told(minion, ChangeKind::BurnsTopToBlock, |_, change| {
            *change == Change::BurnsTopToBlock
        })
    }

    /// Can act in the turn in which it is recruited.
    pub fn acts_at_once(self, ally: CardId) -> bool {
        self.told(ally, ChangeKind::ActsAtOnce, |_, change| *change == Change::ActsAtOnce)
    }

    /// Gains no blood or life.
    pub fn gains_nothing(self, card: CardId) -> bool {
        self.told(card, ChangeKind::GainsNothing, |_, change| *change == Change::GainsNothing)
    }

    /// Its strikes cannot be dodged.
    pub fn strikes_undodgeable(self, minion: CardId) -> bool {
        self.told(minion, ChangeKind::StrikesUndodgeable, |_, change| {
            *change == Change::StrikesUndodgeable
        })
    }

    /// Cannot be the target of a directed action that the minion takes, by what provides that.
    pub(crate) fn not_target_of(self, target: CardId, minion: CardId, with: ActionSource) -> bool {
        self.told(target, ChangeKind::NotTargetOf, |context, change| match change {
            Change::NotTargetOf(by, cards) => {
                self.fits(context, by, minion)
                    && (cards.is_empty() || self.provides(context, cards, with))
            }
            _ => false,
        })
    }

    /// When a card that a minion plays for a clause is replaced, if a text puts that off.
    pub(crate) fn replaces_later(
        self,
        minion: CardId,
        card: CardId,
        mode: &ModeDef,
    ) -> Option<&'a Replacement> {
        let mut later = None;
        self.any_static(Wanted::Change(ChangeKind::ReplacesLater.bit()), |context, text| {
            if let Change::ReplacesLater(filter, then) = &text.change
                && self.about_card(context, text, minion)
                && self.fits_as(context, filter, card, mode)
                && self.all(context, &text.if_)
            {
                later = Some(then);
            }
            later.is_some()
        });
        later
    }

    /// Cannot unlock.
    pub fn cannot_unlock(self, card: CardId) -> bool {
        self.barred(card, Does::Unlock)
    }

    /// What the texts about a card add up to of a kind that says how much.
    fn told_sum(
        self,
        card: CardId,
        kind: ChangeKind,
        of: impl Fn(&'a Change) -> Option<&'a Amount>,
    ) -> i32 {
        let mut sum = 0;
        self.any_static(Wanted::Change(kind.bit()), |context, text| {
            if let Some(n) = of(&text.change)
                && self.about_card(context, text, card)
                && self.all(context, &text.if_)
            {
                sum += self.amount(context, n);
            }
            false
        });
        sum
    }

    /// Blood or life that an attempt to block costs a minion.
    pub fn block_cost(self, minion: CardId) -> i32 {
        self.told_sum(minion, ChangeKind::Costs, |change| match change {
            Change::Costs(Does::Block, n) => Some(n),
            _ => None,
        })
    }

    /// Blood that a rescue of a vampire costs beyond the usual, if that other one attempts it.
    pub fn extra_rescue_cost(self, rescuer: CardId, rescued: CardId) -> i32 {
        let mut sum = 0;
        self.any_static(Wanted::Change(ChangeKind::RescueCost.bit()), |context, text| {
            if let Change::RescueCost(n, filter) = &text.change
                && self.about_card(context, text, rescuer)
                && self.fits(context, filter, rescued)
                && self.all(context, &text.if_)
            {
                sum += self.amount(context, n);
            }
            false
        });
        sum
    }

    /// Does not hunt as normal.
    pub fn does_not_hunt(self, vampire: CardId) -> bool {
        self.told(vampire, ChangeKind::DoesNotHunt, |_, change| *change == Change::DoesNotHunt)
    }

    /// Cannot be moved from torpor to the ready region.
    pub fn stays_in_torpor(self, vampire: CardId) -> bool {
        self.told(vampire, ChangeKind::StaysInTorpor, |_, change| *change == Change::StaysInTorpor)
    }

    /// Whether a minion can play what is kept on that card.
    pub fn plays_kept_on(self, host: CardId, minion: CardId) -> bool {
        minion.some().is_some_and(|minion| {
            self.told(minion, ChangeKind::PlaysKept, |context, change| {
                *change == Change::PlaysKept
                    && self.is(context.source, host)
                    && self.s.card(host).controller == self.s.card(minion).controller
            })
        })
    }

    /// Cannot be diablerized.
    pub fn cannot_be_diablerized(self, vampire: CardId) -> bool {
        self.told(vampire, ChangeKind::CannotBeDiablerized, |_, change| {
            *change == Change::CannotBeDiablerized
        })
    }

    /// Blood beyond the usual that it costs a vampire to contest its title.
    pub fn extra_title_cost(self, vampire: CardId) -> i32 {
        self.told_sum(vampire, ChangeKind::TitleCost, |change| match change {
            Change::TitleCost(n) => Some(n),
            _ => None,
        })
    }

    /// Whether the damage that a card inflicts on another is aggravated, whatever it is.
    pub fn aggravates(self, by: CardRef, to: CardRef) -> bool {
        if self.is_hurt_aggravated(to) {
            return true;
        }
        if self.s.reach.changes & ChangeKind::AggravatedTo.bit() == 0 {
            return false;
        }
        let (Some(by), Some(to)) = (self.s.resolve(by), self.s.resolve(to)) else { return false };
        self.told(by, ChangeKind::AggravatedTo, |context, change| match change {
            Change::AggravatedTo(filter) => self.fits(context, filter, to),
            _ => false,
        })
    }

    /// Cannot cast votes or ballots against.
    pub fn cannot_vote_against(self, minion: CardId) -> bool {
        self.barred(minion, Does::VoteAgainst)
    }

    /// Counts as of a clan for what its controller plays.
    pub(super) fn plays_as(self, minion: CardId, clan: Clan) -> bool {
        self.told(minion, ChangeKind::PlaysAs, |_, change| *change == Change::PlaysAs(clan))
    }

    /// Does not unlock as normal.
    pub fn does_not_unlock(self, card: CardId) -> bool {
        self.told(card, ChangeKind::DoesNotUnlock, |_, change| *change == Change::DoesNotUnlock)
            || self.is_infernal(card)
            || self.stays_locked(card)
    }

    /// Whether an effect says of a card that it does not unlock as normal next time.
    fn stays_locked(self, card: CardId) -> bool {
        let mut lasting = self.s.lasting.iter();
        self.s.reach.changes & ChangeKind::DoesNotUnlock.bit() != 0
            && lasting.any(|l| l.what == What::StaysLocked && self.lasting_on(l, card))
    }

    /// Contests nothing: neither itself nor its title.
    pub fn contests_nothing(self, card: CardId) -> bool {
        self.told(card, ChangeKind::ContestsNothing, |_, change| *change == Change::ContestsNothing)
    }

    /// Cannot play the card for that clause.
    pub fn cannot_play(self, minion: CardId, card: CardId, mode: &ModeDef) -> bool {
        self.told(minion, ChangeKind::CannotPlay, |context, change| match change {
            Change::CannotPlay(filter) => self.fits_as(context, filter, card, mode),
            _ => false,
        })
    }

    /// Can use only hand strikes.
    pub fn hand_strikes_only(self, minion: CardId) -> bool {
        self.told(minion, ChangeKind::HandStrikesOnly, |_, change| {
            *change == Change::HandStrikesOnly
        })
    }

    /// The damage of its hand strikes is aggravated.
    pub fn hands_aggravated(self, minion: CardId) -> bool {
        self.told(minion, ChangeKind::HandsAggravated, |_, change| {
            *change == Change::HandsAggravated
        })
    }

    /// No blood hunt can be called on it.
    pub fn cannot_be_hunted(self, minion: CardId) -> bool {
        self.told(minion, ChangeKind::CannotBeHunted, |_, change| *change == Change::CannotBeHunted)
    }

    /// Cannot be the target of other Methuselahs' actions.
    pub fn cannot_be_targeted(self, minion: CardId) -> bool {
        self.told(minion, ChangeKind::CannotBeTargeted, |_, change| {
            *change == Change::CannotBeTargeted
        })
    }

    /// Cannot cast votes.
    pub fn cannot_vote(self, minion: CardId) -> bool {
        self.barred(minion, Does::Vote)
    }

    /// Cannot act.
    pub fn cannot_act(self, minion: CardId) -> bool {
        self.barred(minion, Does::Act)
    }

    /// Cannot have that card on it.
    pub fn cannot_have(self, minion: CardId, card: CardId) -> bool {
        self.told(minion, ChangeKind::CannotHave, |context, change| match change {
            Change::CannotHave(filter) => self.fits_in_play(context, filter, card),
            _ => false,
        })
    }

    /// Whether that is damage of a strike with a weapon, and such strikes of its minion inflict none.
    pub fn is_harmless(self, damage: &Damage) -> bool {
        let weapon = |card| self.has_keyword(card, Keyword::Weapon);
        damage.strike
            && damage.card.some().is_some_and(weapon)
            && self.s.resolve(damage.by).is_some_and(|striker| {
                self.told(striker, ChangeKind::WeaponsHarmless, |_, change| {
                    *change == Change::WeaponsHarmless
                })
            })
    }

    /// Cannot maneuver to long range.
    pub fn cannot_go_long(self, minion: CardId) -> bool {
        self.barred(minion, Does::ManeuverToLong)
    }

    /// Cannot press to end combat.
    pub fn cannot_press_to_end(self, minion: CardId) -> bool {
        self.barred(minion, Does::PressToEnd)
    }

    /// Cannot end combat as a strike.
    pub fn cannot_strike_to_end(self, minion: CardId) -> bool {
        self.barred(minion, Does::StrikeToEnd)
    }

    /// Cannot maneuver to close range.
    pub fn cannot_go_close(self, minion: CardId) -> bool {
        self.barred(minion, Does::ManeuverToClose)
    }

    /// Cannot press to continue combat.
    pub fn cannot_press_to_continue(self, minion: CardId) -> bool {
        self.barred(minion, Does::PressToContinue)
    }

    /// Cannot strike.
    pub fn cannot_strike(self, minion: CardId) -> bool {
        self.barred(minion, Does::Strike)
    }

    /// Whether the minion that a card is on cannot use it.
    pub fn cannot_use(self, card: CardId) -> bool {
        self.s.reach.changes & ChangeKind::CannotUse.bit() != 0
            && self.s.card(card).host.some().is_some_and(|host| {
                self.told(host, ChangeKind::CannotUse, |context, change| match change {
                    Change::CannotUse(filter) => self.fits(context, filter, card),
                    _ => false,
                })
            })
    }

    /// Whether a card cannot be used on a minion.
    pub fn is_kept_from(self, minion: CardId, card: CardId) -> bool {
        self.told(minion, ChangeKind::CannotBeUsedOn, |context, change| match change {
            Change::CannotBeUsedOn(filter) => self.fits_anywhere(context, filter, card),
            _ => false,
        })
    }

    /// Whether a minion cannot play a clause, as it would be used on someone on whom it cannot be.
    pub fn uses_in_vain(self, minion: CardId, card: CardId, mode: &ModeDef) -> bool {
        self.s.reach.changes & ChangeKind::CannotBeUsedOn.bit() != 0
            && ((mode.on_me && self.is_kept_from(minion, card))
                || (mode.on_opponent
                    && self.opponent(minion).is_some_and(|at| self.is_kept_from(at, card))))
    }

    /// All damage inflicted on it is aggravated.
    pub fn is_hurt_aggravated(self, victim: CardRef) -> bool {
        self.s.reach.changes & ChangeKind::Aggravated.bit() != 0
            && self.s.resolve(victim).is_some_and(|victim| {
                self.told(victim, ChangeKind::Aggravated, |_, change| *change == Change::Aggravated)
            })
    }

    /// The most damage that gets through on a victim in a round where a text prevents the rest, if one
    /// would prevent that damage.
    pub fn prevents_beyond(self, damage: &Damage) -> Option<u8> {
        if self.s.reach.changes & ChangeKind::PreventsBeyond.bit() == 0 || damage.unpreventable {
            return None;
        }
        let victim = self.s.resolve(damage.to)?;
        let mut least = None;
        self.any_static(Wanted::Change(ChangeKind::PreventsBeyond.bit()), |context, text| {
            if let Change::PreventsBeyond(most, all) = &text.change
                && !self.defies(damage, context.source.id)
                && self.damage_fits(context, all, damage)
                && self.about_card(context, text, victim)
                && self.all(context, &text.if_)
            {
                least = Some(least.map_or(*most, |least: u8| least.min(*most)));
            }
            false
        });
        least
    }

    /// The conviction for which an imbued leaves the incapacitated region in anyone's unlock phase,
    /// if a text says so.
    pub fn recovers_for(self, imbued: CardId) -> Option<u8> {
        let mut least = None;
        self.any_static(Wanted::Change(ChangeKind::RecoversFor.bit()), |context, text| {
            if let Change::RecoversFor(n) = &text.change
                && self.about_card(context, text, imbued)
                && self.all(context, &text.if_)
            {
                least = Some(least.map_or(*n, |least: u8| least.min(*n)));
            }
            false
        });
        least
    }

    /// Pool, or else blood, that a card costs a minion less, by which it takes an action or not.
    pub fn discount(self, minion: CardRef, card: CardId, acts: bool) -> i32 {
        if self.s.reach.changes & ChangeKind::CheaperFor.bit() == 0 {
            return 0;
        }
        let Some(minion) = self.s.resolve(minion) else { return 0 };
        let mut sum = 0;
        self.any_static(Wanted::Change(ChangeKind::CheaperFor.bit()), |context, text| {
            let (filter, n) = match &text.change {
                Change::CheaperFor(filter, n) => (filter, n),
                Change::CheaperActions(filter, n) if acts => (filter, n),
                _ => return false,
            };
            if self.about_card(context, text, minion)
                && self.fits_anywhere(context, filter, card)
                && self.all(context, &text.if_)
            {
                sum += self.amount(context, n);
            }
            false
        });
        sum
    }

    /// Takes no conviction as it enters play.
    pub fn takes_no_conviction(self, imbued: CardId) -> bool {
        self.told(imbued, ChangeKind::TakesNoConviction, |_, change| {
            *change == Change::TakesNoConviction
        })
    }

    /// Whether that damage is not inflicted on whom it is on (DAMAGE-7).
    pub fn immune_to(self, damage: &Damage) -> bool {
        self.s.resolve(damage.to).is_some_and(|victim| {
            self.told(victim, ChangeKind::ImmuneTo, |context, change| match change {
                Change::ImmuneTo(all) => self.damage_fits(context, all, damage),
                _ => false,
            })
        })
    }

    /// Whether that damage is prevented as it is.
    pub fn prevents(self, damage: &Damage) -> bool {
        !damage.unpreventable
            && self.s.resolve(damage.to).is_some_and(|victim| {
                self.told(victim, ChangeKind::Prevents, |context, change| match change {
                    Change::Prevents(all) => {
                        !self.defies(damage, context.source.id)
                            && self.damage_fits(context, all, damage)
                    }
                    _ => false,
                })
            })
    }

    /// Whether that card cannot prevent that damage, for the Discipline that it requires.
    pub(crate) fn defies(self, damage: &Damage, card: CardId) -> bool {
        damage.defies.is_some_and(|discipline| {
            card.some().is_some_and(|card| {
                self.def(card).facts.requires.disciplines().contains(&discipline)
            })
        })
    }

    /// Whether all of that is so of damage.
    pub(crate) fn damage_fits(self, c: &Context, all: &[DamageIs], damage: &Damage) -> bool {
        all.iter().all(|is| self.damage_is(c, is, damage))
    }

    /// EDITION-11: whether a weapon is of cold iron, and the minion vulnerable to that.
    pub(crate) fn is_hurt_by(self, minion: CardId, weapon: CardId) -> bool {
        let has = |card, keyword| self.def(card).facts.keywords.has(keyword);
        self.edition().cold_iron_aggravates()
            && weapon.some().is_some_and(|weapon| has(weapon, Keyword::ColdIron))
            && has(minion, Keyword::ColdIronVulnerability)
    }

    fn damage_is(self, c: &Context, is: &DamageIs, damage: &Damage) -> bool {
        match is {
            DamageIs::Aggravated => damage.aggravated,
            DamageIs::Strike => damage.strike,
            DamageIs::Environmental => damage.by == CardRef::NONE,
            DamageIs::By(filter) => {
                self.s.resolve(damage.by).is_some_and(|id| self.fits(c, filter, id))
            }
            DamageIs::From(filter) => {
                damage.card.some().is_some_and(|id| self.fits_anywhere(c, filter, id))
            }
            DamageIs::Not(is) => !self.damage_is(c, is, damage),
        }
    }

    /// Cannot press.
    pub fn cannot_press(self, minion: CardId) -> bool {
        self.barred(minion, Does::Press)
    }

    /// Blood that the minion must burn to cast votes, once in a referendum.
    pub fn vote_cost(self, minion: CardId, against: bool) -> i32 {
        self.told_sum(minion, ChangeKind::Costs, |change| match change {
            Change::Costs(Does::Vote, n) => Some(n),
            Change::Costs(Does::VoteAgainst, n) if against => Some(n),
            _ => None,
        })
    }

    /// Whether the Methuselah plays with an open hand.
    pub fn open_hand(self, seat: Seat) -> bool {
        self.any_static(Wanted::Change(ChangeKind::OpenHand.bit()), |context, text| {
            matches!(text.change, Change::OpenHand) && self.about_seat(context, text, seat)
        })
    }

    /// Pool that a card costs its player beyond the printed cost, on a target if it has one.
    pub fn extra_pool_cost(self, c: &Context, card: CardId, target: CardRef) -> i32 {
        if !self.def(card).may_cost_more {
            return 0;
        }
        let on = |context: &Context, text: &Static, target: CardRef| {
            let target = self.s.resolve(target);
            target.is_some_and(|target| self.about_card(context, text, target))
        };
        let several = c.picks[1] != Value::Nothing;
        let mut sum = 0;
        let kinds = ChangeKind::PoolCost.bit() | ChangeKind::PoolCostOn.bit();
        self.any_static(Wanted::Change(kinds), |context, text| {
            let (filter, n, about) = match &text.change {
                Change::PoolCost(filter, n) => (filter, n, self.about_seat(context, text, c.you)),
                Change::PoolCostOn(filter, n) => {
                    let about = on(context, text, target)
                        || several
                            && c.picks[1..].iter().any(|pick| on(context, text, pick.card()));
                    (filter, n, about)
                }
                _ => return false,
            };
            if about && self.fits_anywhere(context, filter, card) && self.all(context, &text.if_) {
                sum += self.amount(context, n);
            }
            false
        });
        sum
    }

    /// Blood that a card costs a minion beyond what is printed, for a clause that it would be played
    /// for or for the one it is being played for; less than 0 if it costs less.
    pub(super) fn extra_blood_cost(
        self,
        minion: CardRef,
        card: CardId,
        mode: Option<&ModeDef>,
    ) -> i32 {
        let Some(minion) = self.s.resolve(minion) else { return 0 };
        let mut sum = 0;
        let kinds = ChangeKind::BloodCost.bit() | ChangeKind::NextBloodCost.bit();
        self.any_static(Wanted::Change(kinds), |context, text| {
            if let Change::BloodCost(filter, n) | Change::NextBloodCost(filter, n) = &text.change
                && self.about_card(context, text, minion)
                && mode.map_or_else(
                    || self.fits_anywhere(context, filter, card),
                    |mode| self.fits_as(context, filter, card, mode),
                )
                && self.all(context, &text.if_)
            {
                sum += self.amount(context, n);
            }
            false
        });
        if self.s.reach.changes & ChangeKind::NextBloodCost.bit() != 0 {
            sum += self.made_dearer(card);
        }
        sum
    }

    /// Blood by which a card that is being played costs more, as the next one after an effect.
    fn made_dearer(self, card: CardId) -> i32 {
        let dearer = self.s.lasting.iter().filter(|l| self.lasting_on(l, card));
        dearer.map(|l| if let What::Dearer(n) = l.what { i32::from(n) } else { 0 }).sum()
    }

    /// Whether the minion is awake: counts as unlocked for reactions and blocks (BLOCK-8).
    pub fn awake(self, minion: CardId) -> bool {
        let mut lasting = self.s.lasting.iter();
        !self.s.card(minion).locked()
            || lasting.any(|l| l.what == What::Awake && self.lasting_on(l, minion))
    }

    /// Whether the minion cannot perform the action of that key again this turn.
    pub fn banned(self, minion: CardId, key: u16) -> bool {
        let mut lasting = self.s.lasting.iter();
        lasting.any(|l| l.what == What::Banned(key) && self.lasting_on(l, minion))
    }
}

//! What texts forbid and allow.

use methuselah_cards::{
    ModeDef,
    lang::{Change, ChangeKind, Does, Replacement},
    vocab::Clan,
};

use super::{Context, Query, statics::Wanted};
use crate::{
    ids::{CardId, Seat, Value},
    state::{ActionKind, ActionSource, What},
};

impl<'a> Query<'a> {
    /// Whether some static text says something of a kind of the card.
    pub(crate) fn told(
        self,
        card: CardId,
        kind: ChangeKind,
        mut says: impl FnMut(&Context, &'a Change) -> bool,
    ) -> bool {
        self.any_static(Wanted::Change(kind.bit()), |context, text| {
            says(context, &text.change) && self.about_card(context, text, card)
        })
    }

    /// Whether some static text says that of the card, of what is said without saying more.
    #[inline]
    pub(super) fn says(self, card: CardId, kind: ChangeKind) -> bool {
        self.s.reach.changes & kind.bit() != 0
            && self.told(card, kind, |_, change| change.kind() == Some(kind))
    }

    /// Whether a text keeps a card from doing that.
    #[inline]
    pub fn cannot(self, card: CardId, does: Does) -> bool {
        self.says(card, does.barred())
    }

    /// Whether a text keeps a minion from performing actions of that kind.
    pub(crate) fn cannot_perform(self, minion: CardId, kind: ActionKind) -> bool {
        let does = match kind {
            ActionKind::Recruit => Does::Recruit,
            ActionKind::Employ => Does::Employ,
            ActionKind::Political => Does::CallReferendum,
            _ => return false,
        };
        self.cannot(minion, does)
    }

    /// "Cannot block", of the minion or through the action.
    pub fn cannot_block(self, minion: CardId) -> bool {
        let actor = self.s.resolve(self.s.action.actor);
        self.cannot(minion, Does::Block)
            || actor.is_some_and(|actor| {
                self.told(actor, ChangeKind::CannotBeBlockedBy, |context, change| match change {
                    Change::CannotBeBlockedBy(filter) => self.fits(context, filter, minion),
                    _ => false,
                })
            })
    }

    /// Must burn the top card of its controller's library to attempt to block.
    pub fn burns_top_to_block(self, minion: CardId) -> bool {
        self.says(minion, ChangeKind::BurnsTopToBlock)
    }

    /// Can act in the turn in which it is recruited.
    pub fn acts_at_once(self, ally: CardId) -> bool {
        self.says(ally, ChangeKind::ActsAtOnce)
    }

    /// Gains no blood or life.
    pub fn gains_nothing(self, card: CardId) -> bool {
        self.says(card, ChangeKind::GainsNothing)
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

    /// Does not hunt as normal.
    pub fn does_not_hunt(self, vampire: CardId) -> bool {
        self.says(vampire, ChangeKind::DoesNotHunt)
    }

    /// Whether a minion can play what is kept on that card.
    pub fn plays_kept_on(self, host: CardId, minion: CardId) -> bool {
        let seat = self.s.card(host).controller;
        self.any_static(Wanted::Change(ChangeKind::PlaysKept.bit()), |context, text| {
            text.change == Change::PlaysKept
                && self.is(context.source, host)
                && (self.about_seat(context, text, seat)
                    || minion.some().is_some_and(|minion| {
                        self.about_card(context, text, minion)
                            && seat == self.s.card(minion).controller
                    }))
        })
    }

    /// Cannot be diablerized.
    pub fn cannot_be_diablerized(self, vampire: CardId) -> bool {
        self.says(vampire, ChangeKind::CannotBeDiablerized)
    }

    /// Counts as of a clan for what its controller plays.
    pub(super) fn plays_as(self, minion: CardId, clan: Clan) -> bool {
        self.told(minion, ChangeKind::PlaysAs, |_, change| *change == Change::PlaysAs(clan))
    }

    /// Does not unlock as normal.
    pub fn does_not_unlock(self, card: CardId) -> bool {
        self.says(card, ChangeKind::DoesNotUnlock)
            || self.is_infernal(card)
            || self.stays_locked(card)
    }

    /// Whether an effect says of a card that it does not unlock as normal next time.
    fn stays_locked(self, card: CardId) -> bool {
        let mut lasting = self.s.lasting.iter();
        self.s.reach.changes & ChangeKind::DoesNotUnlock.bit() != 0
            && lasting.any(|l| l.what == What::StaysLocked && self.lasting_on(l, card))
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
        self.says(minion, ChangeKind::HandStrikesOnly)
    }

    /// No blood hunt can be called on it.
    pub fn cannot_be_hunted(self, minion: CardId) -> bool {
        self.says(minion, ChangeKind::CannotBeHunted)
    }

    /// Cannot be the target of other Methuselahs' actions.
    pub fn cannot_be_targeted(self, minion: CardId) -> bool {
        self.says(minion, ChangeKind::CannotBeTargeted)
    }

    /// Cannot have that card on it.
    pub fn cannot_have(self, minion: CardId, card: CardId) -> bool {
        self.told(minion, ChangeKind::CannotHave, |context, change| match change {
            Change::CannotHave(filter) => self.fits_in_play(context, filter, card),
            _ => false,
        })
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

    /// Takes no conviction as it enters play.
    pub fn takes_no_conviction(self, imbued: CardId) -> bool {
        self.says(imbued, ChangeKind::TakesNoConviction)
    }

    /// Whether the Methuselah plays with an open hand.
    pub fn open_hand(self, seat: Seat) -> bool {
        self.any_static(Wanted::Change(ChangeKind::OpenHand.bit()), |context, text| {
            matches!(text.change, Change::OpenHand) && self.about_seat(context, text, seat)
        })
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
        lasting.any(|l| {
            l.what == What::Banned(key)
                && (self.lasting_on(l, minion)
                    || l.subject == Value::Seat(self.s.card(minion).controller))
        })
    }
}

//! The texts that hold all the time, and whom they are about.

use methuselah_cards::lang::{Ability, Amount, ChangeKind, Number, Scope, Static};

use super::{Context, Query};
use crate::{
    ids::{CardId, Seat, Value},
    state::{Lasting, What},
};

/// What kind of static text is looked for.
#[derive(Clone, Copy)]
pub(crate) enum Wanted {
    /// One that changes that number.
    Number(Number),
    /// One of these kinds, as a mask of [`methuselah_cards::lang::ChangeKind`]s.
    Change(u64),
}

impl Wanted {
    fn is_in(self, numbers: u32, changes: u64) -> bool {
        match self {
            Self::Number(number) => numbers & number.bit() != 0,
            Self::Change(mask) => changes & mask != 0,
        }
    }
}

impl<'a> Query<'a> {
    /// Calls `f` with every static text that is at work and may concern what `wanted` picks.
    pub(crate) fn each_static(self, wanted: Wanted, mut f: impl FnMut(&Context, &'a Static)) {
        self.any_static(wanted, |context, text| {
            if self.all(context, &text.if_) {
                f(context, text);
            }
            false
        });
    }

    /// Adds up what static texts of these kinds say, as far as `of` says how much.
    pub(crate) fn sum_static(
        self,
        kinds: u64,
        of: impl Fn(&Context, &'a Static) -> Option<&'a Amount>,
    ) -> i32 {
        let mut sum = 0;
        self.any_static(Wanted::Change(kinds), |context, text| {
            if let Some(n) = of(context, text)
                && self.all(context, &text.if_)
            {
                sum += self.amount(context, n);
            }
            false
        });
        sum
    }

    /// Calls `f` with every static text in play that may concern what `wanted` picks, until `f` says
    /// true of one whose conditions hold. They are looked at last: `f` is not to count anything by
    /// itself, but asks for them first or leaves that to [`Self::each_static`].
    pub(crate) fn any_static(
        self,
        wanted: Wanted,
        mut f: impl FnMut(&Context, &'a Static) -> bool,
    ) -> bool {
        if !wanted.is_in(self.s.reach.numbers, self.s.reach.changes) {
            return false;
        }
        // What cannot be used gives nothing; whether that is so is not asked of itself.
        let barred = self.s.reach.changes & ChangeKind::CannotUse.bit() != 0
            && !matches!(wanted, Wanted::Change(mask) if mask == ChangeKind::CannotUse.bit());
        for at in self.s.statics.iter().filter(|at| wanted.is_in(at.numbers, at.changes)) {
            if barred && self.cannot_use(at.card) {
                continue;
            }
            if let Ability::Static(text) = &self.set().ability(at.ability).ability {
                let context = self.context(at.card);
                if f(&context, text) && self.all(&context, &text.if_) {
                    return true;
                }
            }
        }
        for lasting in self.s.lasting.iter() {
            if let What::Ability(id) = lasting.what
                && !lasting.dormant()
                && let Ability::Static(text) = &self.set().ability(id).ability
            {
                let context = self.lasting_context(lasting);
                if f(&context, text) && self.all(&context, &text.if_) {
                    return true;
                }
            }
        }
        false
    }

    /// The context of a lasting ability.
    pub fn lasting_context(self, lasting: &Lasting) -> Context {
        let mut context = Context {
            you: lasting.you,
            source: lasting.source,
            me: lasting.me,
            superior: lasting.superior,
            limited: lasting.limited,
            as_vampire: lasting.as_vampire,
            ..Context::default()
        };
        context.picks[..2].copy_from_slice(&lasting.picks);
        context
    }

    /// Whether a static text is about a card.
    pub(crate) fn about_card(self, c: &Context, text: &Static, card: CardId) -> bool {
        match &text.to {
            Scope::Host => {
                let source = self.s.resolve(c.source);
                source.is_some_and(|source| self.s.card(source).host == card)
            }
            Scope::Me => self.s.resolve(c.me) == Some(card),
            Scope::Cards(filter) => self.fits(c, filter, card),
            Scope::Methuselah(_) => false,
        }
    }

    /// Whether a static text is about a Methuselah.
    pub(crate) fn about_seat(self, c: &Context, text: &Static, seat: Seat) -> bool {
        matches!(&text.to, Scope::Methuselah(who) if self.who(c, *who) == Some(seat))
    }

    /// Whether a lasting effect is about a card.
    pub(crate) fn lasting_on(self, lasting: &Lasting, card: CardId) -> bool {
        matches!(lasting.subject, Value::Card(reference) if self.is(reference, card))
    }
}

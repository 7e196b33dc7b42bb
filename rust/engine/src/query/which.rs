//! The card or Methuselah that a word of a text means.

use methuselah_cards::{
    ModeDef,
    lang::{SeatIs, Which, Who, Whose},
};

use super::{Context, Query};
use crate::{
    ids::{CardId, CardRef, Seat, Value},
    state::{ActionKind, ActionSource, ActionStage, Frame, PlayFrame, PlayStage, Zone},
};

impl<'a> Query<'a> {
    /// The card that a word means in a context.
    pub fn which(self, c: &Context, which: Which) -> Option<CardId> {
        let action = &self.s.action;
        match which {
            Which::This => self.s.resolve(c.source).or(self.resolving(c)),
            Which::Me => self.s.resolve(c.me),
            Which::Host => self.s.card(self.s.resolve(c.source)?).host.some(),
            Which::Actor => action.on.then(|| self.s.resolve(action.actor))?,
            Which::Blocker => action.on.then(|| self.s.resolve(action.blocker))?,
            Which::Target => action.on.then(|| self.s.resolve(action.target))?,
            Which::Opponent => self.opponent(self.s.resolve(c.me)?),
            Which::Picked(n) => self.s.resolve(c.picks.get(n as usize)?.card()),
            Which::Subject => self.s.resolve(c.subject),
            Which::Each => c.each_card.some(),
            Which::Played => self.played_card(),
            Which::PlayedBy => self.s.resolve(self.shown_play()?.minion),
            Which::Damaged => self.s.resolve(self.current_damage()?.to),
            Which::Victim => self.s.resolve(self.s.stack.iter().rev().find_map(|f| match f {
                Frame::Diablerie(_, victim, _) => Some(*victim),
                _ => None,
            })?),
            Which::Remembered(n) => self.s.resolve(self.memory(c, n).card()),
        }
    }

    /// A card that is being played is not yet in play, but its text speaks of it.
    fn resolving(self, c: &Context) -> Option<CardId> {
        let id = c.source.id.some()?;
        (self.s.card(id).zone == Zone::Played).then_some(id)
    }

    /// The innermost card that is being played and may be answered.
    pub fn played_card(self) -> Option<CardId> {
        self.shown_play().map(|play| play.card)
    }

    /// The playing of the innermost card that is shown and may be answered.
    pub(crate) fn shown_play(self) -> Option<PlayFrame> {
        self.s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Play(play) if play.stage == PlayStage::AsPlayed => Some(*play),
            _ => None,
        })
    }

    /// The clause that a card is being played for, up to the end of an action taken with it.
    pub(crate) fn played_clause(self, card: CardId) -> Option<&'a ModeDef> {
        if self.s.card(card).zone != Zone::Played {
            return None;
        }
        let play = |f: &Frame| match f {
            Frame::Play(p) if p.card == card => Some(p.mode),
            _ => None,
        };
        let mode = self.s.stack.iter().rev().find_map(play).or(match self.s.action.source {
            ActionSource::Card { card: of, mode } if of == card => Some(mode),
            _ => None,
        });
        self.def(card).modes.get(mode? as usize)
    }

    /// The minion that a combatant fights.
    pub fn opponent(self, minion: CardId) -> Option<CardId> {
        let combat = &self.s.combat;
        let [first, second] = combat.sides.map(|side| self.s.resolve(side.minion));
        if !combat.on {
            None
        } else if first == Some(minion) {
            second
        } else if second == Some(minion) {
            first
        } else {
            None
        }
    }

    /// The minion with which one is about to enter combat.
    pub(super) fn about_to_fight(self, minion: CardRef) -> Option<CardId> {
        let action = &self.s.action;
        let entering = self.s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Entering(one, other) => Some((*one, *other)),
            _ => None,
        });
        let by_block = || {
            let blocked = action.on
                && action.stage == ActionStage::BlockResolution
                && action.kind != ActionKind::LeaveTorpor;
            let stands_in = action.stand_in != CardRef::NONE;
            let one = if stands_in { action.stand_in } else { action.actor };
            blocked.then_some((one, action.blocker))
        };
        match entering.or_else(by_block)? {
            (one, other) if one == minion => self.s.resolve(other),
            (other, one) if one == minion => self.s.resolve(other),
            _ => None,
        }
    }

    /// The minion that a combatant fights, even if it has left play in this combat.
    pub(super) fn fought(self, minion: CardRef) -> Option<CardId> {
        let [first, second] = self.s.combat.sides.map(|side| side.minion);
        match minion {
            _ if !self.s.combat.on => None,
            one if one == first => second.id.some(),
            one if one == second => first.id.some(),
            _ => None,
        }
    }

    /// The Methuselah that a word means in a context.
    pub fn who(self, c: &Context, who: Who) -> Option<Seat> {
        match who {
            Who::You => Some(c.you),
            Who::Prey => Some(self.s.prey(c.you)),
            Who::Predator => Some(self.s.predator(c.you)),
            Who::Active => Some(self.s.active),
            Who::Acting => Some(if self.s.action.on { self.s.action.meth } else { self.s.active }),
            Who::Target => self.s.action.on.then_some(self.s.action.at)?,
            Who::Controller(which) => {
                let id = self.which(c, which)?;
                Some(self.s.card(id).controller)
            }
            Who::PreyOf(whose) => self.whose(c, whose).map(|seat| self.s.prey(seat)),
            // Of several ousted at once, the predator may be out as well.
            Who::PredatorOf(whose) => {
                self.whose(c, whose).map(|seat| self.s.living_from(self.s.predator(seat)))
            }
            Who::Owner(which) => Some(self.s.card(self.which(c, which)?).owner),
            Who::Picked(n) => c.picks.get(n as usize)?.seat(),
            Who::Subject => Some(c.subject_seat),
            Who::EdgeHolder => self.s.edge,
            Who::Each => Some(c.each_seat.0),
            Who::Remembered(n) => self.memory(c, n).seat(),
        }
        .filter(|&seat| self.s.alive(seat))
    }

    /// What an effect has kept in a slot of the card whose text is read.
    pub(super) fn memory(self, c: &Context, slot: u8) -> Value {
        let kept = self.s.memories.iter().find(|(card, at, _)| *card == c.source && *at == slot);
        kept.map_or(Value::Nothing, |(_, _, value)| *value)
    }

    fn whose(self, c: &Context, whose: Whose) -> Option<Seat> {
        match whose {
            Whose::Prey => Some(self.s.prey(c.you)),
            Whose::Predator => Some(self.s.predator(c.you)),
            Whose::Acting => self.s.action.on.then_some(self.s.action.meth),
            Whose::Target => self.s.action.on.then_some(self.s.action.at)?,
            Whose::Picked(n) => c.picks.get(n as usize)?.seat(),
            Whose::Subject => Some(c.subject_seat),
            Whose::Each => Some(c.each_seat.0),
        }
    }

    /// The number that a Methuselah has sealed last.
    pub(super) fn sealed(self, seat: Seat) -> Option<i32> {
        let mut sealed = self.s.sealed.iter();
        sealed.find(|(of, _)| *of == seat).map(|&(_, n)| n.into())
    }

    /// Whether a Methuselah still in the game fits a description.
    pub fn seat_fits(self, c: &Context, description: &[SeatIs], seat: Seat) -> bool {
        self.s.alive(seat)
            && description.iter().all(|part| match part {
                SeatIs::The(who) => self.who(c, *who) == Some(seat),
                SeatIs::Not(who) => self.who(c, *who) != Some(seat),
                SeatIs::Corrupts(which) => {
                    self.which(c, *which).is_some_and(|card| self.s.corruption(card, seat) > 0)
                }
                SeatIs::Poolless => self.s.seat(seat).pool <= 0,
                SeatIs::HasEdge => self.s.edge == Some(seat),
                SeatIs::SealedLess(by, who) => {
                    let other = self.who(c, *who).and_then(|other| self.sealed(other));
                    let mine = self.sealed(seat).map(|n| n + i32::from(*by));
                    mine.is_some() && mine == other
                }
                SeatIs::CastAgainst => self.has_cast_against(seat),
                SeatIs::MorePoolThan(who) => self
                    .who(c, *who)
                    .is_some_and(|other| self.s.seat(seat).pool > self.s.seat(other).pool),
            })
    }
}

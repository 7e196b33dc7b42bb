//! The Red List (TRAIT-5).

use methuselah_cards::vocab::Keyword;

use crate::{
    engine::Engine,
    ids::{CardId, Seat},
    option::{Choice, OptionKind},
    query::Query,
    state::{ActionKind, ActionStage, Expiry, Frame, Lasting, What},
    turn::ActKey,
};

/// Blood that entering combat with a marked minion costs.
pub(crate) const MARKED_COMBAT_COST: u8 = 1;

impl Query<'_> {
    /// Whether a minion is Red List.
    pub(crate) fn is_red_list(self, card: CardId) -> bool {
        self.def(card).facts.keywords.has(Keyword::RedList)
    }

    /// Whether a Methuselah has marked a minion this turn.
    fn marked(self, seat: Seat, minion: CardId) -> bool {
        let mut lasting = self.s.lasting.iter();
        lasting.any(|l| l.what == What::Marked && l.you == seat && self.lasting_on(l, minion))
    }
}

impl Engine<'_> {
    /// TRAIT-5: a master phase action marks a Red List minion for this turn.
    pub(crate) fn offer_marks(&mut self, seat: Seat) {
        if self.s.seat(seat).master_actions <= 0 {
            return;
        }
        for other in self.s.all_seats().filter(|&other| other != seat) {
            for &minion in self.s.seat(other).minions.iter() {
                if self.q().is_red_list(minion) && !self.q().marked(seat, minion) {
                    self.options.push(Choice::of(OptionKind::Mark, minion));
                }
            }
        }
    }

    pub(crate) fn mark(&mut self, seat: Seat, minion: CardId) {
        self.s.seat_mut(seat).master_actions -= 1;
        self.begin_lasting(Lasting {
            what: What::Marked,
            subject: self.value(minion),
            you: seat,
            expiry: Expiry::Turn,
            ..Lasting::default()
        });
    }

    /// TRAIT-5: combat with marked minions, once in a turn for each vampire.
    pub(crate) fn offer_marked_combats(&mut self, seat: Seat, vampire: CardId) {
        if !self.s.lasting.iter().any(|l| l.what == What::Marked && l.you == seat) {
            return;
        }
        let again = ActKey::Basic(ActionKind::EnterCombat, CardId::NONE);
        if self.s.card(vampire).blood < MARKED_COMBAT_COST || self.q().has_acted(vampire, again) {
            return;
        }
        for other in self.s.all_seats().filter(|&other| other != seat) {
            for &minion in self.s.seat(other).minions.iter() {
                if self.s.card(minion).ready() && self.q().marked(seat, minion) {
                    let target = self.value(minion);
                    let choice = Choice::of(OptionKind::EnterCombat, vampire);
                    self.options.push(Choice { target, ..choice });
                }
            }
        }
    }

    /// TRAIT-5: a Red List minion is about to burn. Whoever burns it in combat or by a directed
    /// action gets trophies for it; a diablerist only after the Discipline (DIABLERIE-2).
    pub(crate) fn note_burning(&mut self, card: CardId) {
        if !self.q().is_red_list(card) || matches!(self.s.stack.last(), Some(Frame::Diablerie(..)))
        {
            return;
        }
        let action = &self.s.action;
        let by = match self.side_of(card) {
            Some(side) if self.s.combat.on => self.s.combat.sides[1 - side].minion,
            _ if action.on
                && action.is_directed()
                && action.stage > ActionStage::Resolution
                && self.q().is(action.target, card) =>
            {
                action.actor
            }
            _ => return,
        };
        let by_vampire = self.get(by).is_some_and(|id| self.q().is_vampire(id));
        if by_vampire && !self.s.awards.push(by) {
            self.raise(crate::error::GameError::TooMany("trophies to be awarded"));
        }
    }
}

//! Diablerie (chapter DIABLERIE).

use methuselah_cards::{lang::Event as On, vocab::Keyword};

use crate::{
    engine::{Engine, Flow},
    event::{Event, Holder, Why},
    ids::{CardId, CardRef, Seat, Value},
    option::{Choice, DecisionKind},
    query::Query,
    state::{AwardStage, DiablerieStage, Expiry, Frame, Lasting, MAX_SEATS, What},
};

impl Engine<'_> {
    /// A vampire commits diablerie.
    pub(crate) fn diablerize(&mut self, by: CardId, victim: CardId) {
        let (by, victim) = (self.s.reference(by), self.s.reference(victim));
        self.push(Frame::Diablerie(by, victim, DiablerieStage::Blood));
        // Before the rest of it, with which nothing is mixed in one edition (EDITION-27).
        self.fire_card(On::Diablerizes, by.id, 0);
    }

    /// DIABLERIE-1 to -3: the blood, the equipment, the burning, a Discipline, trophies, and then the
    /// blood hunt.
    pub(crate) fn step_diablerie(
        &mut self,
        by: CardRef,
        victim: CardRef,
        stage: DiablerieStage,
    ) -> Flow {
        let there = stage > DiablerieStage::Burning || self.get(victim).is_some();
        let Some(diablerist) = self.get(by).filter(|_| there) else {
            if stage > DiablerieStage::Blood && stage <= DiablerieStage::Trophies {
                self.end_step();
            }
            self.pop();
            return Flow::Go;
        };
        let burned = victim.id;
        let goes_on = |engine: &mut Self, next| {
            engine.replace_top(Frame::Diablerie(by, victim, next));
            Flow::Go
        };
        match stage {
            DiablerieStage::Blood => {
                goes_on(self, DiablerieStage::Spoils);
                self.begin_step();
                let blood = self.s.card(burned).blood;
                self.transfer(
                    Holder::Blood(burned),
                    Holder::Blood(diablerist),
                    blood.into(),
                    Why::Diablerie,
                );
                Flow::Go
            }
            DiablerieStage::Spoils => {
                self.offer_spoils(diablerist, burned);
                if self.options.is_empty() {
                    return goes_on(self, DiablerieStage::Burning);
                }
                self.ask(self.s.card(diablerist).controller, DecisionKind::Spoils)
            }
            DiablerieStage::Burning => {
                let older = self.q().capacity(burned) > self.q().capacity(diablerist);
                let next =
                    if older { DiablerieStage::Discipline } else { DiablerieStage::Trophies };
                goes_on(self, next);
                self.burn(burned);
                self.note_diablerie(diablerist);
                Flow::Go
            }
            DiablerieStage::Discipline => {
                self.offer_search(diablerist, Keyword::Discipline);
                if self.options.is_empty() {
                    return goes_on(self, DiablerieStage::Trophies);
                }
                self.options.insert(0, Choice::PASS);
                self.ask(self.s.card(diablerist).controller, DecisionKind::Discipline)
            }
            DiablerieStage::Trophies => {
                goes_on(self, DiablerieStage::Hunt);
                self.end_step();
                if self.def(burned).facts.keywords.has(Keyword::RedList) && self.earns_trophy(by) {
                    self.push(Frame::Award(by, AwardStage::Search));
                }
                Flow::Go
            }
            DiablerieStage::Hunt => {
                self.pop();
                self.call_blood_hunt(diablerist);
                Flow::Go
            }
        }
    }

    /// A vampire has committed diablerie; what is older than a round of the table does not matter.
    fn note_diablerie(&mut self, diablerist: CardId) {
        let (now, round) = (self.s.turns, MAX_SEATS as u32);
        self.s.lasting.retain(|l| !matches!(l.what, What::Diablerized(at) if at + round < now));
        self.begin_lasting(Lasting {
            what: What::Diablerized(now),
            subject: self.value(diablerist),
            expiry: Expiry::Game,
            ..Lasting::default()
        });
    }

    /// TRAIT-5: for diablerie in combat or as a directed action, which that of an own vampire is
    /// not, nor that by who blocks one that leaves torpor.
    fn earns_trophy(&self, by: CardRef) -> bool {
        let action = &self.s.action;
        self.s.combat.on || action.on && action.actor == by && action.is_directed()
    }

    /// EDITION-27: from the blood to the Discipline all is one, and nothing comes between.
    fn begin_step(&mut self) {
        if !self.edition().diablerie_has_steps() {
            self.s.together += 1;
        }
    }

    fn end_step(&mut self) {
        if !self.edition().diablerie_has_steps() {
            self.s.together = self.s.together.saturating_sub(1);
        }
    }

    /// DIABLERIE-1, IMBUED-4: equipment of the victim, or to take no more of it; nothing if there is
    /// none.
    pub(crate) fn offer_spoils(&mut self, by: CardId, victim: CardId) {
        for card in self.s.permanents {
            let spoils = self.s.card(card).host == victim
                && self.q().is_equipment(card)
                && self.q().can_have(by, card);
            if spoils {
                let target = self.value(card);
                self.options.push(Choice::value(target));
            }
        }
        if !self.options.is_empty() {
            self.options.insert(0, Choice::PASS);
        }
    }

    pub(crate) fn take_diablerie(
        &mut self,
        by: CardRef,
        victim: CardRef,
        stage: DiablerieStage,
        choice: Choice,
    ) {
        let Some(diablerist) = self.get(by) else { return };
        let taken = if let Value::Card(card) = choice.target { self.get(card) } else { None };
        if stage == DiablerieStage::Discipline {
            self.replace_top(Frame::Diablerie(by, victim, DiablerieStage::Trophies));
            self.take_from_search(diablerist, taken);
        } else if let Some(card) = taken {
            self.commit(Event::Attach(card, diablerist));
        } else {
            self.replace_top(Frame::Diablerie(by, victim, DiablerieStage::Burning));
        }
    }
}

impl Query<'_> {
    /// Whether a vampire has committed diablerie since the last turn of a Methuselah ended.
    pub(crate) fn has_diablerized_since(self, vampire: CardId, seat: Seat) -> bool {
        let since = self.s.seat(seat).since;
        self.s.lasting.iter().any(|l| {
            matches!(l.what, What::Diablerized(at) if at >= since) && self.lasting_on(l, vampire)
        })
    }
}

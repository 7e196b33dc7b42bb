//! The editions of the rules, and every difference between them (chapter EDITION).
//!
//! The engine asks an edition what it says at the one point where that matters. The size of a
//! library (EDITION-1), ante (EDITION-12) and what withdrawing and the time limit give
//! (EDITION-24) are no matter of an edition here: the first is of whoever checks decks, the others
//! are rules of their own. Sect and group of crypt cards that were printed without (EDITION-30)
//! are in the facts of the cards.

/// The edition of the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Edition {
    /// Fifth Edition.
    #[default]
    V5,
    /// The older edition.
    Classic,
}

impl Edition {
    /// All editions.
    pub const ALL: [Self; 2] = [Self::V5, Self::Classic];

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::V5 => "v5",
            Self::Classic => "classic",
        }
    }

    /// The edition of that name.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.name() == name)
    }

    const fn is_v5(self) -> bool {
        matches!(self, Self::V5)
    }

    const fn is_classic(self) -> bool {
        matches!(self, Self::Classic)
    }

    /// EDITION-2: a vampire is moved ready when its Methuselah likes, during the influence phase,
    /// and not by itself at its end.
    pub const fn vampires_are_brought_out(self) -> bool {
        self.is_v5()
    }

    /// EDITION-3: what the ousted controlled burns, and does not leave the game.
    pub const fn ousted_cards_burn(self) -> bool {
        self.is_classic()
    }

    /// EDITION-4: Anarchs are Independent as well.
    pub const fn anarchs_are_independent(self) -> bool {
        self.is_classic()
    }

    /// EDITION-4: a clan has one member of the Inner Circle.
    pub const fn inner_circle_is_unique(self) -> bool {
        self.is_v5()
    }

    /// EDITION-4: blood that a baron pays more to contest the title of a prince or archbishop.
    pub const fn extra_cost_of_barons(self) -> i32 {
        if self.is_classic() { 1 } else { 0 }
    }

    /// EDITION-5: a minion that unlocks acts again by another type of action, instead of MINION-3
    /// to -5.
    pub const fn minions_act_once_by_type(self) -> bool {
        self.is_classic()
    }

    /// EDITION-6: an action directed at several is blocked by prey and predator, as if undirected.
    pub const fn neighbours_block_for_several(self) -> bool {
        self.is_classic()
    }

    /// EDITION-7: a round of combat has seven steps; otherwise three, and at the moments between
    /// only what names them is used.
    pub const fn rounds_have_seven_steps(self) -> bool {
        self.is_v5()
    }

    /// EDITION-8: the strength of an ally on which none is printed.
    pub const fn strength_of_allies(self) -> i32 {
        if self.is_classic() { 1 } else { 0 }
    }

    /// EDITION-9: cards that are used in a referendum are replaced during it.
    pub const fn referendums_allow_replacement(self) -> bool {
        self.is_v5()
    }

    /// EDITION-10: a rescue may be announced of a vampire that cannot pay its share, and fails if
    /// it still cannot.
    pub const fn rescues_can_fail(self) -> bool {
        self.is_classic()
    }

    /// EDITION-11: cold iron inflicts aggravated damage on vampires that are vulnerable to it.
    pub const fn cold_iron_aggravates(self) -> bool {
        self.is_classic()
    }

    /// EDITION-13: the vampires of its clan that anyone controls make a scarce one dearer.
    pub const fn scarcity_counts_everyones(self) -> bool {
        self.is_classic()
    }

    /// EDITION-14: all who tie for most victory points win.
    pub const fn ties_win(self) -> bool {
        self.is_classic()
    }

    /// EDITION-15: a vampire that comes to be of a clan of another sect comes to be of that sect.
    pub const fn clans_bring_their_sect(self) -> bool {
        self.is_classic()
    }

    /// EDITION-16: an ally waits until the turn after it has entered, however it has, and not just
    /// if it was recruited.
    pub const fn allies_always_wait(self) -> bool {
        self.is_classic()
    }

    /// EDITION-17: of the modifiers that say so, only one adds to a bleed (BLEED-4).
    pub const fn bleeds_are_limited(self) -> bool {
        self.is_v5()
    }

    /// EDITION-18: a second trifle may be played in a master phase.
    pub const fn trifles_repeat(self) -> bool {
        self.is_v5()
    }

    /// EDITION-19: in an undirected action the impulse goes to prey and predator before others.
    pub const fn neighbours_come_first(self) -> bool {
        self.is_v5()
    }

    /// EDITION-20: declining to block is a move that the acting Methuselah answers before the next
    /// may block, and stands whoever the target of the action becomes.
    pub const fn declining_is_a_move(self) -> bool {
        self.is_classic()
    }

    /// EDITION-21: what is usable during a political action is so before its referendum, too.
    pub const fn political_actions_begin_early(self) -> bool {
        self.is_v5()
    }

    /// EDITION-21: what comes before votes are cast is of the polling step, and not of that in
    /// which the terms are chosen.
    pub const fn polling_begins_before_votes(self) -> bool {
        self.is_v5()
    }

    /// EDITION-22: a round ends as usual when a combatant is not ready any more.
    pub const fn rounds_end_without_a_combatant(self) -> bool {
        self.is_v5()
    }

    /// EDITION-23: a vampire in torpor may pay for its title.
    pub const fn torpid_vampires_keep_titles(self) -> bool {
        self.is_classic()
    }

    /// EDITION-24: life that is lost counts as blood does against withdrawing.
    pub const fn life_is_lost_as_blood(self) -> bool {
        self.is_classic()
    }

    /// EDITION-25: the burn option asks for anything that a card could serve, and is for one card
    /// each unlock phase; otherwise it asks for the printed clan only, and is for any number.
    pub const fn burn_options_are_limited(self) -> bool {
        self.is_v5()
    }

    /// EDITION-26: a master Discipline goes on a vampire that is superior in it, unless its own text
    /// says otherwise.
    pub const fn superior_vampires_learn_more(self) -> bool {
        self.is_v5()
    }

    /// EDITION-27: effects come between the steps of a diablerie.
    pub const fn diablerie_has_steps(self) -> bool {
        self.is_v5()
    }

    /// EDITION-28: a vampire's votes and its ballot among the prisci go the same way.
    pub const fn ballots_go_with_votes(self) -> bool {
        self.is_v5()
    }

    /// EDITION-29: an ally plays the cards of a Discipline that it has.
    pub const fn allies_use_disciplines(self) -> bool {
        self.is_classic()
    }
}

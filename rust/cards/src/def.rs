//! What a card of a set is: its facts, and what it does, ready to be looked up.

use crate::{
    facts::Facts,
    lang::{Ability, Amount, Cond, Filter, Limit, Mode, Newborn, Replacement, Step, Which, Window},
    reach::{Doing, HandWindows, Reach},
    vocab::{CardType, Clan, DisciplineSet, Keyword, Level, Sect, Title},
};

/// A card of a set, by its place in [`CardSet::defs`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DefId(pub u16);

/// A program of a set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ProgramId(pub u16);

/// An ability of a set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct AbilityId(pub u16);

/// An ability with its compiled steps (which its text holds no more).
#[derive(Clone, Debug)]
pub struct AbilityDef {
    /// The card it is written on.
    pub card: DefId,
    /// The text.
    pub ability: Ability,
    /// Its steps.
    pub program: ProgramId,
    /// It adds stealth, so it is bound by BLOCK-4.
    pub adds_stealth: bool,
    /// It adds intercept, so it is bound by BLOCK-4: to which minion.
    pub adds_intercept: Option<Which>,
    /// Its use locks its card.
    pub locks: bool,
    /// Those of the conditions of its use that are about what is going on, and about no card.
    pub of_the_moment: Vec<Cond>,
    /// It makes that minion attempt to block.
    pub blocks: Option<(Which, bool)>,
    /// It maneuvers.
    pub maneuvers: bool,
    /// It presses.
    pub presses: bool,
    /// It presses, but not to end combat.
    pub continues: bool,
    /// It gives additional strikes.
    pub adds_strikes: bool,
    /// It sets the range of the round.
    pub sets_range: bool,
    /// How often it can be used.
    pub limits: Vec<Limit>,
    /// What is at work while the action is performed, if it is one.
    pub meanwhile: Vec<AbilityId>,
    /// It puts a vampire into play (TRAIT-3).
    pub puts_vampire: bool,
    /// The choices that make the terms of its referendum, if it calls one.
    pub terms: Option<ProgramId>,
}

/// A clause ready to be played.
#[derive(Clone, Debug)]
pub struct ModeDef {
    /// The text, with what it takes over from other clauses.
    pub text: Mode,
    /// The type it is played as.
    pub as_type: CardType,
    /// The Disciplines needed.
    pub needs: DisciplineSet,
    /// The level it is played at, if it needs a Discipline.
    pub level: Option<Level>,
    /// The window it is played in.
    pub window: Window,
    /// It plays another card, that is picked first.
    pub plays_another: bool,
    /// It is used on the minion that its minion fights, if it picks no card.
    pub on_opponent: bool,
    /// All its conditions, those of the card included.
    pub conds: Vec<Cond>,
    /// Those of them that do not depend on who plays it.
    pub of_the_moment: Vec<Cond>,
    /// It is for a political action: before its referendum, or only in it (EDITION-21).
    pub during_political: bool,
    /// What it asks its player to be doing, or (false) not to be doing.
    pub asked: Option<(Doing, bool)>,
    /// All windows it can be played in.
    pub windows: u64,
    /// It wakes its minion.
    pub wakes: bool,
    /// The limits of the card, which count all its clauses together.
    pub limits: Vec<Limit>,
    /// The clause with which its own limits are counted: the one it is like, or itself.
    pub root: u8,
    /// It adds stealth, so it is bound by BLOCK-4.
    pub adds_stealth: bool,
    /// It adds intercept, so it is bound by BLOCK-4.
    pub adds_intercept: bool,
    /// It is used on the minion that plays it.
    pub on_me: bool,
    /// Nothing but its player stands in its way: no condition, limit or term, nothing that must be
    /// there or not be there already.
    pub plain: bool,
    /// It puts a vampire into play, which a sterile one cannot act for (TRAIT-3).
    pub puts_vampire: bool,
    /// It puts something in play, or does what is possible only at times.
    pub asks_for_room: bool,
    /// It costs nothing as printed.
    pub free: bool,
    /// Its referendum is that of another card.
    pub calls: bool,
    /// Choosing the terms of its referendum.
    pub terms: ProgramId,
    /// What is at work during its referendum.
    pub polling: Vec<AbilityId>,
    /// What is at work while the action is performed that it is played for.
    pub meanwhile: Vec<AbilityId>,
    /// What it does.
    pub program: ProgramId,
}

/// How a base or an Advanced print of a vampire that has both merges (ADV).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Merging {
    /// The other print.
    pub with: DefId,
    /// What the two are once they are merged.
    pub into: DefId,
}

/// A card ready to be played.
#[derive(Clone, Debug, Default)]
pub struct CardDef {
    /// What is printed.
    pub facts: Facts,
    /// What it is called where the printed name alone means another print.
    pub called: Option<Box<str>>,
    /// Whether its text is written in the effect language (or it has none to write).
    pub implemented: bool,
    /// Requirements beyond the printed symbols.
    pub requires: Filter,
    /// The clauses.
    pub modes: Vec<ModeDef>,
    /// What it does in play.
    pub abilities: Vec<AbilityId>,
    /// What it does besides as an Advanced vampire that is merged.
    pub when_merged: Vec<AbilityId>,
    /// Of a base or an Advanced print: how it merges with each of the other kind.
    pub merging: Vec<Merging>,
    /// Of a merged vampire: the base and the Advanced print that it has come of.
    pub merged_from: Option<(DefId, DefId)>,
    /// Only one of it can be on a card.
    pub only_one: bool,
    /// Whoever put it on a card controls it, not the controller of that card.
    pub stays_yours: bool,
    /// When its replacement is drawn, if not at once.
    pub replace: Option<Replacement>,
    /// What draws it, if it waits for an event.
    pub replaces: Option<AbilityId>,
    /// Lets it be taken back in place of its replacement, where that can be done, and else draws it.
    pub comes_back: Option<AbilityId>,
    /// Counters that it enters play with.
    pub counters: Amount,
    /// Its text has to do with counters.
    pub tells_of_counters: bool,
    /// Starting life, where it is not simply the printed one.
    pub life: Option<Amount>,
    /// Strength, likewise.
    pub strength: Option<Amount>,
    /// Bleed, likewise.
    pub bleed: Option<Amount>,
    /// Its limits are counted for all cards with that keyword together.
    pub limits_with: Option<Keyword>,
    /// What can be used as it is played.
    pub as_played: Vec<AbilityId>,
    /// Windows in which it can be played from hand.
    pub hand_windows: HandWindows,
    /// Some text there is could make it cost more.
    pub may_cost_more: bool,
    /// The title that it stands for.
    pub gives_title: Option<Title>,
    /// The clan whose that title is, of one that a clan has to itself.
    pub title_clan: Option<Clan>,
    /// The sect that the title needs, if it needs one.
    pub title_sect: Option<Sect>,
    /// The sects that it makes vampires change to.
    pub changes_sect_to: Vec<Sect>,
    /// What its texts have to do with while in play.
    pub reach: Reach,
    /// It is an ally while in play, whatever its type.
    pub becomes_ally: bool,
    /// It is an equipment while in play, whatever its type.
    pub becomes_equipment: bool,
    /// The vampire that it is while controlled or uncontrolled, whatever its type.
    pub becomes_vampire: Option<Newborn>,
    /// Keywords that it has in play only.
    pub in_play: Vec<Keyword>,
}

impl ModeDef {
    /// Whether it changes the target of a bleed.
    pub fn redirects(&self) -> bool {
        self.text.steps.iter().any(|step| matches!(step, Step::ChangeTarget(_)))
    }

    /// Whether it is a strike.
    pub fn strikes(&self) -> bool {
        self.text.steps.iter().any(|step| matches!(step, Step::Strike(_)))
    }
}

impl CardDef {
    /// Whether it asks nothing of who plays it, but for Disciplines.
    pub fn has_no_requirements(&self) -> bool {
        self.facts.clans.is_empty() && self.facts.path.is_none() && self.requires.is_empty()
    }

    /// What it is called: the printed name, with `ADV` or the group where that alone means another
    /// print.
    pub fn name(&self) -> &str {
        self.called.as_deref().unwrap_or(&self.facts.name)
    }

    /// A card of which only the facts are known.
    pub(crate) fn blank(facts: &Facts) -> Self {
        let reach = Reach::of_facts(facts);
        Self { facts: facts.clone(), reach, ..Self::default() }
    }
}

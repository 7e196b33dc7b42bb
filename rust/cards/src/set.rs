//! A set of cards ready to be played.

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use crate::{
    check,
    compile::{
        Compiler, Program,
        clause::{compile_mode, inherit, root_of, sects_changed_to},
    },
    def::{AbilityDef, AbilityId, CardDef, DefId, Merging, ModeDef, ProgramId},
    facts::{self, Facts, FactsTable},
    lang::{
        Ability, Amount, Change, Cond, Event, Filter, Is, Mode, Place, Replacement, Skill, Step,
        Trigger, Which, Who, Window,
    },
    parse::{self, EntryError, Located},
    reach::Reach,
    vocab::{CardType, Level},
};

/// A set of cards: a value, given to a table, and named by its hash in results.
#[derive(Clone, Debug)]
pub struct CardSet {
    /// All cards, printed ones first, in the order of their ids.
    pub defs: Vec<CardDef>,
    /// All programs.
    pub programs: Vec<Program>,
    /// All abilities.
    pub abilities: Vec<AbilityDef>,
    /// A hash of the facts and texts.
    pub hash: u64,
    /// The facts of printed and own cards, if there are own ones.
    table: Option<Arc<FactsTable>>,
    /// The rows of own cards, in the form of [`facts::TSV`], each with its line break.
    rows: String,
    by_id: HashMap<u32, DefId>,
}

/// The lines of a file in which cards have their entries.
type Lines = HashMap<DefId, usize>;

/// Cards of a set, at most: their places go into keys of 13 bits, and scenarios add a filler.
const MOST_CARDS: usize = 8000;
/// Clauses or abilities of one card, at most: an option names one by a byte.
const MOST: usize = 256;

/// The entries that come with the library, each file with its name.
pub(crate) const STANDARD: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/entries.rs"));

impl CardSet {
    /// The printed cards, with the entries that come with the library.
    pub fn standard() -> Result<Self, EntryError> {
        Self::with_files(STANDARD.iter().copied())
    }

    /// The standard cards, and the entries of one more file, which may replace standard ones.
    pub fn with_file(name: &str, text: &str) -> Result<Self, EntryError> {
        Self::with_files(STANDARD.iter().copied().chain([(name, text)]))
    }

    fn with_files<'a>(files: impl Iterator<Item = (&'a str, &'a str)>) -> Result<Self, EntryError> {
        let defs: Vec<_> = facts::all().iter().map(CardDef::blank).collect();
        let index = |(i, def): (usize, &CardDef)| (def.facts.id, DefId(i as u16));
        let by_id = defs.iter().enumerate().map(index).collect();
        let mut set = Self {
            defs,
            programs: vec![Program::default()],
            abilities: Vec::new(),
            hash: 0,
            table: None,
            rows: String::new(),
            by_id,
        };
        let mut hash = fnv1a(FNV_START, facts::TSV.as_bytes());
        for (file, text) in files {
            hash = fnv1a(hash, text.as_bytes());
            let mut lines = Lines::new();
            for located in parse::entries(file, text)? {
                set.add(&located, &mut lines).map_err(|what| EntryError {
                    file: file.to_owned(),
                    line: located.line,
                    card: located.entry.name.clone(),
                    what,
                })?;
            }
        }
        if !set.rows.is_empty() {
            let table = FactsTable::parse(&set.tsv());
            set.table = Some(Arc::new(table.expect("each row has been read")));
        }
        set.merge_prints();
        set.name_prints();
        set.note_prices();
        set.hash = hash;
        Ok(set)
    }

    /// Works out what each Advanced vampire is once merged with its base (ADV-1): the base keeps only
    /// its text.
    fn merge_prints(&mut self) {
        for at in 0..self.defs.len() {
            if !self.defs[at].facts.advanced {
                continue;
            }
            // There may be bases of several groups.
            let is_base = |def: &CardDef| {
                let facts = &def.facts;
                !facts.advanced && facts.is_crypt() && facts.name == self.defs[at].facts.name
            };
            let bases: Vec<_> =
                (0..self.defs.len()).filter(|&other| is_base(&self.defs[other])).collect();
            for base_at in bases {
                self.merge_with_base(at, base_at);
            }
        }
    }

    fn merge_with_base(&mut self, at: usize, base_at: usize) {
        let id = |at: usize| DefId(at as u16);
        let (advanced, base) = (&self.defs[at], &self.defs[base_at]);
        let mut facts = advanced.facts.clone();
        let becomes = std::mem::take(&mut facts.merged);
        facts.sect = becomes.sect.or(facts.sect);
        if becomes.title.is_some() {
            facts.title = becomes.title;
            facts.city = becomes.city;
        }
        let abilities = [&base.abilities, &advanced.abilities, &advanced.when_merged];
        let abilities: Vec<_> = abilities.into_iter().flatten().copied().collect();
        let mut merged = CardDef {
            implemented: base.implemented && advanced.implemented,
            merged_from: Some((id(base_at), id(at))),
            abilities,
            ..CardDef::blank(&facts)
        };
        for &ability in &merged.abilities {
            merged.reach.add(Reach::of(&self.abilities[ability.0 as usize].ability));
        }
        let merged_id = id(self.defs.len());
        self.defs.push(merged);
        for (one, other) in [(at, base_at), (base_at, at)] {
            self.defs[one].merging.push(Merging { with: id(other), into: merged_id });
        }
    }

    /// Tells crypt cards of one name apart.
    fn name_prints(&mut self) {
        for at in 0..self.defs.len() {
            let facts = &self.defs[at].facts;
            if facts.is_crypt() {
                let exact = self.table().exact_name(facts);
                let other = exact != facts.name;
                self.defs[at].called = other.then(|| exact.into());
            }
        }
    }

    /// Finds out which cards some text could make cost more.
    fn note_prices(&mut self) {
        let dearer = |ability: &AbilityDef| match &ability.ability {
            Ability::Static(text) => match &text.change {
                Change::BloodCost(_, Amount::N(less)) if *less < 0 => None,
                Change::PoolCost(filter, _)
                | Change::BloodCost(filter, _)
                | Change::NextBloodCost(filter, _) => Some(filter.clone()),
                _ => None,
            },
            _ => None,
        };
        let filters: Vec<Filter> = self.abilities.iter().filter_map(dearer).collect();
        for def in &mut self.defs {
            def.may_cost_more = filters.iter().any(|filter| may_fit(filter, def));
        }
    }

    /// The facts of all cards: to find them by name.
    pub fn table(&self) -> &FactsTable {
        self.table.as_deref().unwrap_or_else(|| facts::all())
    }

    /// The facts of all cards, as [`facts::TSV`] has them.
    pub fn tsv(&self) -> String {
        let printed = facts::TSV.trim_end_matches('\n');
        format!("{printed}\n{}", self.rows)
    }

    /// The card with a printed id, or the number of an own card.
    pub fn by_id(&self, id: u32) -> Option<DefId> {
        self.by_id.get(&id).copied()
    }

    /// A card.
    pub fn def(&self, id: DefId) -> &CardDef {
        &self.defs[id.0 as usize]
    }

    /// A program.
    pub fn program(&self, id: ProgramId) -> &Program {
        &self.programs[id.0 as usize]
    }

    /// An ability.
    pub fn ability(&self, id: AbilityId) -> &AbilityDef {
        &self.abilities[id.0 as usize]
    }

    /// The facts of a card that an entry needs not tell.
    fn known(&self, name: &str) -> Result<Facts, String> {
        let table = facts::all();
        let folded = facts::fold(name);
        let own = &self.defs[table.len()..];
        let is = |own: &&Facts| facts::fold(&own.name) == folded;
        let found = table.find(name).or_else(|| own.iter().map(|def| &def.facts).find(is));
        found.cloned().ok_or_else(|| {
            let nearest = check::nearest(name, own).join(", ");
            format!("no such card; nearest names: {nearest}; a card of your own needs `facts`")
        })
    }

    /// Makes room for a card that is not printed.
    fn add_own(
        &mut self,
        name: &str,
        given: &BTreeMap<String, String>,
        lines: &Lines,
    ) -> Result<Facts, String> {
        if facts::all().find(name).is_some() {
            return Err("a printed card has its facts: leave `facts` out".to_owned());
        }
        let (facts, row) = facts::own(name, given)?;
        if let Some(id) = self.by_id.get(&facts.id) {
            let (number, other) = (facts.id, &self.def(*id).facts.name);
            let place = lines.get(id).map_or_else(String::new, |line| format!(" of line {line}"));
            return Err(format!(
                "`{other}`{place} has the same number, {number}, which comes from the letters of \
                 the name: another name is needed"
            ));
        }
        if self.defs.len() >= MOST_CARDS {
            return Err(format!("a set has room for {MOST_CARDS} cards"));
        }
        self.by_id.insert(facts.id, DefId(self.defs.len() as u16));
        self.defs.push(CardDef::blank(&facts));
        self.rows += &(row + "\n");
        Ok(facts)
    }

    /// Adds an entry, which is not one of those in `lines`, and its line to them.
    fn add(&mut self, located: &Located<'_>, lines: &mut Lines) -> Result<(), String> {
        let entry = &located.entry;
        let facts = &match &entry.facts {
            Some(given) => self.add_own(&entry.name, given, lines)?,
            None => self.known(&entry.name)?,
        };
        let id = self.by_id[&facts.id];
        if let Some(line) = lines.insert(id, located.line) {
            return Err(format!("it has an entry already, in line {line}"));
        }
        check::slots(entry)?;
        check::names(entry, &self.defs[facts::all().len()..])?;
        for (what, n) in [
            ("clauses", entry.modes.len()),
            ("abilities", entry.abilities.len()),
            ("abilities as it is played", entry.as_played.len()),
        ] {
            if n > MOST {
                return Err(format!("more than {MOST} {what}"));
            }
        }
        check::entry(entry, facts)?;
        let mut compiler =
            Compiler { def: id, programs: &mut self.programs, abilities: &mut self.abilities };
        let mut modes: Vec<ModeDef> = Vec::new();
        // What is brought into play needs no clause that says so.
        let usual = [usual_mode(facts)];
        let brought = [CardType::Equipment, CardType::Retainer, CardType::Ally, CardType::Power];
        let implied = entry.modes.is_empty() && brought.iter().any(|&t| facts.types.has(t));
        let texts = if implied { &usual[..] } else { &entry.modes[..] };
        for (index, mode) in texts.iter().enumerate() {
            let mode = inherit(mode, texts, index)?;
            let root = root_of(index, texts);
            let compiled = compile_mode(&mut compiler, entry, facts, mode, root);
            let sensible = compiled
                .and_then(|mode| check::clause(entry, facts, &mode, &texts[index]).map(|()| mode));
            modes.push(sensible.map_err(|e| format!("clause {index}: {e}"))?);
        }
        let abilities = entry.abilities.iter().map(|a| compiler.ability(a, 0));
        let abilities: Vec<_> = abilities.collect::<Result<_, _>>()?;
        let when_merged = entry.merged.iter().map(|a| compiler.ability(a, 0));
        let when_merged: Vec<_> = when_merged.collect::<Result<_, _>>()?;
        let as_played = entry.as_played.iter().map(|used| {
            if used.when != Window::AsPlayed {
                return Err("`as_played` is used `when: AsPlayed`".to_owned());
            }
            compiler.ability(&Ability::Use(used.clone()), 0)
        });
        let as_played: Vec<_> = as_played.collect::<Result<_, _>>()?;
        let replaces = match &entry.replace {
            Some(Replacement::Until(on, when)) => {
                let steps = vec![Step::DrawReplacement];
                let (on, if_) = (*on, when.clone());
                Some(compiler.ability(&Ability::Trigger(Trigger::once(on, if_, steps)), 0)?)
            }
            _ => None,
        };
        let comes_back = match &entry.comes_back {
            Some(when) => {
                let mut when = when.clone();
                when.push(Cond::If(Which::This, vec![Is::In(Place::AshHeap, Who::You)]));
                let back = Step::If(
                    Cond::All(when),
                    vec![Step::May(vec![Step::TakeBack, Step::Stop])],
                    Vec::new(),
                );
                let steps = vec![back, Step::DrawReplacement];
                let on = match entry.replace {
                    Some(Replacement::Combat) => Event::CombatEnds,
                    _ => Event::Resolved,
                };
                let trigger = Trigger::once(on, Vec::new(), steps);
                Some(compiler.ability(&Ability::Trigger(trigger), 0)?)
            }
            None => None,
        };
        let mut becomes_vampire = None;
        let becomes = |wanted: &mut dyn FnMut(&Step) -> bool| {
            entry.modes.iter().any(|mode| Step::any_of(&mode.steps, wanted))
        };
        becomes(&mut |step| {
            if let Step::BecomeVampire(newborn) = step {
                becomes_vampire = Some(*newborn);
            }
            becomes_vampire.is_some()
        });
        let mut def = CardDef {
            implemented: true,
            comes_back,
            requires: entry.requires.clone(),
            stays_yours: entry.stays_yours,
            // IMBUED-3: no two copies of a power on one imbued.
            only_one: entry.only_one || facts.types.has(CardType::Power),
            replace: entry.replace.clone(),
            replaces,
            counters: entry.counters.clone(),
            tells_of_counters: entry.counters != Amount::N(0)
                || check::words(entry).contains("Counters"),
            life: entry.life.clone(),
            strength: entry.strength.clone(),
            bleed: entry.bleed.clone(),
            limits_with: entry.limits_with,
            becomes_vampire,
            becomes_ally: becomes(&mut |step| *step == Step::BecomeAlly),
            becomes_equipment: becomes(&mut |step| matches!(step, Step::BecomeEquipment(_))),
            in_play: entry.in_play.clone(),
            as_played,
            when_merged,
            modes,
            ..CardDef::blank(facts)
        };
        for &id in &abilities {
            let ability = &self.abilities[id.0 as usize].ability;
            def.reach.add(Reach::of(ability));
            if let Ability::Title(title, clan, sect) = ability {
                def.gives_title.get_or_insert(*title);
                def.title_clan = def.title_clan.or(*clan);
                def.title_sect = def.title_sect.or(title.sect()).or(*sect);
            }
        }
        for mode in &def.modes {
            def.hand_windows.note(mode.asked, mode.windows);
        }
        let texts: Vec<_> = abilities.iter().map(|id| &self.abilities[id.0 as usize]).collect();
        def.changes_sect_to = sects_changed_to(&def.modes, &texts, &self.programs);
        if facts.burn_option {
            // CARD-33: in anyone's unlock phase.
            def.hand_windows.note(None, Window::Unlock.bit());
        }
        def.abilities = abilities;
        self.defs[id.0 as usize] = def;
        Ok(())
    }
}

/// The clause of a card that is brought into play, if its entry has none: a power needs the virtue
/// that is printed on it.
fn usual_mode(facts: &Facts) -> Mode {
    let virtues = facts.requires.disciplines().iter().filter(|_| facts.types.has(CardType::Power));
    let skill = |&discipline| Skill { discipline, level: Level::Inferior };
    Mode { disc: virtues.map(skill).collect(), ..Mode::default() }
}

/// Whether a card could fit a description, by what is printed on it.
fn may_fit(filter: &Filter, def: &CardDef) -> bool {
    filter.iter().all(|part| match part {
        Is::Named(name) => def.facts.name == *name,
        Is::Type(kind) => def.facts.types.has(*kind),
        Is::StrikeCard => def.modes.iter().any(ModeDef::strikes),
        Is::Redirects => def.modes.iter().any(ModeDef::redirects),
        _ => true,
    })
}

/// Where a hash begins.
pub(crate) const FNV_START: u64 = 0xcbf2_9ce4_8422_2325;

/// FNV-1a (Fowler, Noll, Vo): the same on every machine and with every compiler.
pub(crate) fn fnv1a(start: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(start, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

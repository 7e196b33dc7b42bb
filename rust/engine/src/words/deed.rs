//! The words of an option.

use methuselah_cards::{
    ModeDef, Op,
    lang::Ability,
    vocab::{Discipline, Level},
};

use super::gist::gist;
use crate::{
    ids::{CardId, Seat, Value},
    option::{Choice, DecisionKind, OptionKind},
    query::Query,
    state::{Frame, Zone},
};

/// Names things for a reader who knows some cards and not others.
#[derive(Clone, Copy)]
pub(super) struct Namer<'a> {
    pub q: Query<'a>,
    pub knows: &'a dyn Fn(CardId) -> bool,
    /// Things are named as they are now, not as they were when something happened.
    pub now: bool,
}

/// What someone does: "Belinde" "bleed"s.
struct Deed {
    verb: &'static str,
    object: String,
    minion: Option<CardId>,
    /// The minion comes first even in an option.
    minion_first: bool,
}

impl Namer<'_> {
    /// A card by its name, or by its back.
    pub fn card(self, card: CardId) -> String {
        match card.some() {
            None => "nothing".to_owned(),
            Some(card) if (self.knows)(card) => {
                self.q.def(card).facts.name.clone() + &self.unlike_its_twins(card)
            }
            Some(card) if self.q.def(card).facts.is_crypt() => "a face-down vampire".to_owned(),
            Some(_) => "a card".to_owned(),
        }
    }

    /// The blood of an uncontrolled vampire that lies beside another of its name.
    fn unlike_its_twins(self, card: CardId) -> String {
        let at = self.q.s.card(card);
        let beside = &self.q.s.seat(at.owner).uncontrolled;
        let twin = |&id: &CardId| id != card && self.q.s.card(id).def == at.def;
        if self.now && at.zone == Zone::Uncontrolled && beside.iter().any(twin) {
            format!(" ({} blood)", at.blood)
        } else {
            String::new()
        }
    }

    /// A seat.
    pub fn seat(self, seat: Seat) -> String {
        format!("seat {}", seat.0)
    }

    /// What is chosen or targeted.
    fn value(self, value: Value) -> String {
        match value {
            Value::Nothing => "nothing".to_owned(),
            Value::Card(card) => self.card(card.id),
            Value::Seat(seat) => self.seat(seat),
            Value::Number(n) => n.to_string(),
            Value::Clan(clan) => clan.name().to_owned(),
        }
    }

    /// An option of a decision, to be chosen: "bleed with Belinde".
    pub fn option(self, choice: Choice, kind: Option<DecisionKind>) -> String {
        if choice.kind == OptionKind::Pass {
            return kind.map_or("pass", pass).to_owned();
        }
        let allocates = matches!(self.op_at_hand(), Some(Op::Allocate(..)));
        let deed = self.deed(choice, allocates);
        let object = spaced(&deed.object);
        let mut words = match deed.minion {
            Some(minion) if deed.minion_first => {
                format!("{} {}{object}", self.card(minion), third_person(deed.verb))
            }
            Some(minion) => format!("{}{object} with {}", deed.verb, self.card(minion)),
            None => format!("{}{object}", deed.verb),
        };
        if let (OptionKind::Branch, Some(Op::Either(_, branches))) =
            (choice.kind, self.op_at_hand())
            && let (Some((_, from)), Some(Frame::Effect(effect))) =
                (branches.get(choice.mode as usize), self.q.s.stack.last())
        {
            let gist = gist(self.q, effect.program, *from as usize);
            if !gist.is_empty() {
                words = gist;
            }
        }
        words
    }

    /// What a Methuselah has chosen, as it is told: "Belinde bleeds".
    pub fn record(self, seat: Seat, choice: Choice, allocates: bool) -> String {
        let deed = self.deed(choice, allocates);
        let who = deed.minion.map_or_else(|| self.seat(seat), |minion| self.card(minion));
        format!("{who} {}{}", third_person(deed.verb), spaced(&deed.object))
    }

    /// The step of the effect at hand that asks.
    fn op_at_hand(&self) -> Option<&Op> {
        let Some(Frame::Effect(effect)) = self.q.s.stack.last() else { return None };
        self.q.set().program(effect.program).ops.get(effect.at as usize)
    }

    fn deed(self, choice: Choice, allocates: bool) -> Deed {
        let card = || self.card(choice.card);
        let minion = choice.minion.some();
        let about = || self.card(choice.minion);
        let target = || self.value(choice.target);
        let by = |verb, object| Deed { verb, object, minion, minion_first: false };
        let first = |verb, object| Deed { minion_first: true, ..by(verb, object) };
        let seat = |verb, object| Deed { verb, object, minion: None, minion_first: false };
        match choice.kind {
            OptionKind::Play => first("play", self.played(choice)),
            OptionKind::Use => {
                let bearer = minion.filter(|&minion| minion != choice.card);
                Deed { minion: bearer, ..by("use", self.used(choice)) }
            }
            OptionKind::UseGrant => {
                let object = format!("what {} grants{}", card(), self.arrow(choice.target));
                seat("use", object)
            }
            OptionKind::Answer => {
                seat("answer", format!("{}{}", card(), self.arrow(choice.target)))
            }
            OptionKind::Trigger => seat("resolve", card()),
            OptionKind::EdgePool => seat("gain", "1 pool for the Edge".to_owned()),
            OptionKind::Pay if choice.mode == 0 => {
                seat("pay", format!("1 pool for the contested {}", card()))
            }
            OptionKind::Pay => {
                seat("pay", format!("1 blood for the contested title of {}", card()))
            }
            OptionKind::Yield if choice.mode == 0 => seat("yield", card()),
            OptionKind::Yield => seat("yield", format!("the title of {}", card())),
            OptionKind::Bleed => by("bleed", String::new()),
            OptionKind::Hunt => by("hunt", String::new()),
            OptionKind::LeaveTorpor => by("leave", "torpor".to_owned()),
            OptionKind::Rescue => {
                by("rescue", format!("{} (paying {} of 2 blood)", target(), choice.n()))
            }
            OptionKind::Diablerize => by("diablerize", target()),
            OptionKind::TakeEquipment => by("take", card()),
            OptionKind::Action => by("take", format!("the action of {}", self.used(choice))),
            OptionKind::Block => by("block", String::new()),
            OptionKind::HandStrike => first("strike", "with the hand".to_owned()),
            OptionKind::WeaponStrike if choice.card == CardId::NONE => {
                first("strike", "to dodge".to_owned())
            }
            OptionKind::WeaponStrike if choice.card == choice.minion => {
                first("strike", "as its own text says".to_owned())
            }
            OptionKind::WeaponStrike => first("strike", format!("with {}", card())),
            OptionKind::Maneuver if choice.card != CardId::NONE => {
                first("maneuver", format!("with {}", card()))
            }
            OptionKind::Maneuver => first("maneuver", String::new()),
            OptionKind::Press => first("press", String::new()),
            OptionKind::Prevent => first("prevent", "1 damage".to_owned()),
            OptionKind::VoteFor => first("cast", votes(choice.n(), "for")),
            OptionKind::VoteAgainst => first("cast", votes(choice.n(), "against")),
            OptionKind::CardVoteFor => seat("burn", format!("{} to vote for", card())),
            OptionKind::CardVoteAgainst => seat("burn", format!("{} to vote against", card())),
            OptionKind::EdgeVoteFor => seat("burn", "the Edge to vote for".to_owned()),
            OptionKind::EdgeVoteAgainst => seat("burn", "the Edge to vote against".to_owned()),
            OptionKind::Transfer if choice.mode == 1 => {
                seat("transfer", format!("1 pool to {}: the last pool, which ousts", about()))
            }
            OptionKind::Transfer => seat("transfer", format!("1 pool to {}", about())),
            OptionKind::TransferBack => seat("transfer", format!("1 blood back from {}", about())),
            OptionKind::DrawCrypt => seat("draw", "the top crypt card".to_owned()),
            OptionKind::BringOut => seat("bring", format!("{} out", about())),
            OptionKind::Discard => seat("discard", card()),
            OptionKind::Choose if allocates => {
                seat("allocate", format!("{} to {}", choice.n(), target()))
            }
            OptionKind::Choose => seat("choose", target()),
            OptionKind::Yes => seat("choose", format!("yes for {}", card())),
            OptionKind::Branch => seat("choose", format!("way {}", choice.mode + 1)),
            // To pass, and whatever is new.
            other => seat(other.name(), String::new()),
        }
    }

    /// "Govern the Unaligned [DOM] → Sybren van Oosten".
    fn played(self, choice: Choice) -> String {
        let def = self.q.def(choice.card);
        let mut words = self.card(choice.card);
        let Some(mode) = def.modes.get(choice.mode as usize) else { return words };
        let tag = tag(mode);
        words += &tag;
        let alike = def.modes.iter().filter(|m| self::tag(m) == tag && m.text.as_ == mode.text.as_);
        if alike.count() > 1 {
            words += &self.about(mode.program);
        }
        if def.facts.cost.has_x() || mode.text.x.is_some() {
            words += &format!(" with X = {}", choice.n());
        }
        words + &self.arrow(choice.target)
    }

    /// "Dreams of the Sphinx (hand size)".
    fn used(self, choice: Choice) -> String {
        let def = self.q.def(choice.card);
        let usable = |ability: &Ability| matches!(ability, Ability::Use(_) | Ability::Action(_));
        let abilities = def.abilities.iter().map(|&id| self.q.set().ability(id));
        let several = abilities.filter(|ability| usable(&ability.ability)).count() > 1;
        let ability = def.abilities.get(choice.mode as usize).map(|&id| self.q.set().ability(id));
        let about = ability.filter(|_| several).map(|ability| self.about(ability.program));
        self.card(choice.card) + &about.unwrap_or_default() + &self.arrow(choice.target)
    }

    fn about(self, program: methuselah_cards::ProgramId) -> String {
        let gist = gist(self.q, program, 0);
        if gist.is_empty() { gist } else { format!(" ({gist})") }
    }

    fn arrow(self, target: Value) -> String {
        match target {
            Value::Nothing => String::new(),
            target => format!(" → {}", self.value(target)),
        }
    }
}

/// The Disciplines that a clause needs, each as its code at the level: " [cel PRE]".
fn tag(mode: &ModeDef) -> String {
    let code = |(discipline, level): (Discipline, Level)| discipline.code_at(level);
    let codes: Vec<String> = mode.needs.iter().map(code).collect();
    if codes.is_empty() { String::new() } else { format!(" [{}]", codes.join(" ")) }
}

/// What passing means in a decision.
fn pass(kind: DecisionKind) -> &'static str {
    match kind {
        DecisionKind::Unlock => "end the unlock phase",
        DecisionKind::Master => "end the master phase",
        DecisionKind::Minion => "end the minion phase",
        DecisionKind::Influence => "end the influence phase",
        DecisionKind::Discard => "end the discard phase",
        DecisionKind::Block => "do not block",
        DecisionKind::TorporBlock => "do not diablerize",
        DecisionKind::Spoils => "take no more",
        DecisionKind::Choose | DecisionKind::Terms | DecisionKind::Announce => "choose nothing",
        DecisionKind::May => "no",
        _ => "pass",
    }
}

fn votes(n: i16, way: &str) -> String {
    format!("{n} {} {way}", if n == 1 { "vote" } else { "votes" })
}

fn third_person(verb: &str) -> String {
    format!("{verb}{}", if verb.ends_with('s') { "es" } else { "s" })
}

fn spaced(object: &str) -> String {
    if object.is_empty() { String::new() } else { format!(" {object}") }
}

//! The words of an option.

use methuselah_cards::{
    AbilityId, CardDef, DefId, ModeDef, Op,
    lang::Ability,
    vocab::{Discipline, Level},
};

use super::gist::{gist, of_branch, of_cost, of_grant};
use crate::{
    ids::{CardId, Seat, Value},
    option::{Choice, DecisionKind, OptionKind},
    query::Query,
    state::{Frame, Waiting, What, Zone},
};

/// Names things for a reader who knows some cards and not others.
#[derive(Clone, Copy)]
pub(super) struct Namer<'a> {
    pub q: Query<'a>,
    pub knows: &'a dyn Fn(CardId) -> bool,
    /// What each card was at the time.
    pub print: &'a dyn Fn(CardId) -> DefId,
    /// By what cards are named.
    pub by: By,
    /// Names of the Methuselahs, by seat, if they have any.
    pub seats: &'a [String],
}

/// By what cards are named, so that those of one name are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum By {
    /// "Sport Bike".
    Name,
    /// "Sport Bike on Belinde", "Carlton Van Wyk of seat 2".
    Place,
    /// "Carlton Van Wyk (3 life, locked)".
    State,
    /// Both.
    PlaceAndState,
    /// "Carlton Van Wyk (no. 2)", as they lie.
    Number,
    /// "Carlton Van Wyk (in the ash heap)".
    Pile,
}

impl By {
    /// From the shortest on.
    pub const ALL: [Self; 6] =
        [Self::Name, Self::Place, Self::State, Self::PlaceAndState, Self::Number, Self::Pile];
}

/// What someone does: "Belinde" "bleed"s.
struct Deed {
    verb: &'static str,
    object: String,
    minion: Option<CardId>,
    /// The minion comes first even in an option.
    minion_first: bool,
}

impl<'a> Namer<'a> {
    /// A card by its name, or by its back.
    pub fn card(self, card: CardId) -> String {
        match card.some() {
            None => "nothing".to_owned(),
            Some(card) => self.face(card).to_owned() + &self.apart(card),
        }
    }

    /// What a card was at the time.
    fn def(self, card: CardId) -> &'a CardDef {
        self.q.set().def((self.print)(card))
    }

    /// The name on a card, or what its back tells.
    fn face(self, card: CardId) -> &'a str {
        let facts = &self.def(card).facts;
        match (self.knows)(card) {
            true => self.def(card).name(),
            false if facts.is_crypt() => "a face-down crypt card",
            false => "a card",
        }
    }

    /// What tells a card from others of its name, if there are any beside it.
    fn apart(self, card: CardId) -> String {
        let region = |id: CardId| {
            let at = self.q.s.card(id);
            (at.zone.in_play(), (!at.zone.in_play()).then_some((at.zone, at.controller)))
        };
        let all = (0..self.q.s.card_count).map(CardId);
        let mut beside =
            all.filter(|&id| region(id) == region(card) && self.face(id) == self.face(card));
        match self.by {
            By::Name => String::new(),
            By::Pile => self.pile(card).to_owned(),
            _ if beside.clone().count() == 1 => String::new(),
            By::Place => self.place(card),
            By::State => self.state(card),
            By::PlaceAndState => self.place(card) + &self.state(card),
            By::Number => {
                let number = beside.position(|id| id == card).unwrap_or(0) + 1;
                format!(" (no. {number})")
            }
        }
    }

    /// The pile that a card out of play is in.
    fn pile(self, card: CardId) -> &'static str {
        match self.q.s.card(card).zone {
            Zone::Hand => " (in hand)",
            Zone::Library => " (in the library)",
            Zone::AshHeap => " (in the ash heap)",
            Zone::Kept => " (kept out of play)",
            _ => "",
        }
    }

    /// The card that it is on, or who controls it.
    fn place(self, card: CardId) -> String {
        let at = self.q.s.card(card);
        let seat = self.seat(at.controller);
        match at.host.some() {
            Some(host) if self.q.s.card(host).controller == at.controller => {
                format!(" on {}", self.face(host))
            }
            Some(host) => format!(" of {seat} on {}", self.face(host)),
            None => format!(" of {seat}"),
        }
    }

    /// What is on it, and whether it is locked.
    fn state(self, card: CardId) -> String {
        let at = self.q.s.card(card);
        let mut parts = Vec::new();
        if self.q.is_minion(card) {
            let unit = if self.q.is_vampire(card) { "blood" } else { "life" };
            parts.push(format!("{} {unit}", at.blood));
        }
        if at.counters > 0 {
            let counters = if at.counters == 1 { "counter" } else { "counters" };
            parts.push(format!("{} {counters}", at.counters));
        }
        parts.extend(super::corruption(self.q.s, card, |seat| self.seat(seat)));
        for tally in self.q.s.tallies.iter().filter(|tally| tally.on == card) {
            let counters = if tally.n == 1 { "counter" } else { "counters" };
            parts.push(format!("{} {} {counters}", tally.n, tally.kind.name()));
        }
        match at.zone {
            Zone::Torpor => parts.push("in torpor".to_owned()),
            Zone::Incapacitated => parts.push("incapacitated".to_owned()),
            _ => {}
        }
        if at.locked() {
            parts.push("locked".to_owned());
        }
        parts.extend(self.q.attached(card).map(|on| format!("with {}", self.face(on))));
        if parts.is_empty() { String::new() } else { format!(" ({})", parts.join(", ")) }
    }

    /// Whether two options may read the same where cards are told by their names.
    pub fn may_read_like(self, a: Choice, b: Choice) -> bool {
        let named = |a: CardId, b: CardId| match (a.some(), b.some()) {
            (Some(a), Some(b)) => self.face(a) == self.face(b),
            (a, b) => a == b,
        };
        let target = match (a.target, b.target) {
            (Value::Card(a), Value::Card(b)) => named(a.id, b.id),
            (a, b) => a == b,
        };
        let same_kind = (a.kind, a.amount) == (b.kind, b.amount);
        same_kind && target && named(a.card, b.card) && named(a.minion, b.minion)
    }

    /// A seat.
    pub fn seat(self, seat: Seat) -> String {
        self.seats.get(seat.index()).cloned().unwrap_or_else(|| format!("seat {}", seat.0))
    }

    /// What is chosen or targeted.
    pub fn value(self, value: Value) -> String {
        match value {
            Value::Nothing => "nothing".to_owned(),
            Value::Card(card) => self.card(card.id),
            Value::Seat(seat) => self.seat(seat),
            Value::Number(n) => n.to_string(),
            Value::Clan(clan) => clan.name().to_owned(),
            Value::Path(path) => format!("the Path of {}", path.name()),
        }
    }

    /// An option of a decision, to be chosen: "bleed with Belinde".
    pub fn option(self, choice: Choice, kind: Option<DecisionKind>) -> String {
        let asking = self.q.asking(choice);
        let card = asking.map(|(card, ..)| self.card(card));
        if choice.kind == OptionKind::Pass {
            return match (kind, card) {
                (Some(DecisionKind::May), Some(card)) => format!("do not use {card}"),
                (Some(kind), Some(card)) if pass(kind) == NOTHING => {
                    format!("{NOTHING} for {card}")
                }
                (kind, _) => kind.map_or("pass", pass).to_owned(),
            };
        }
        let allocates = matches!(self.op_at_hand(), Some(Op::Allocate(..)));
        let deed = self.deed(choice, kind, allocates);
        let object = spaced(&deed.object);
        let words = match deed.minion {
            Some(minion) if deed.minion_first => {
                format!("{} {}{object}", self.card(minion), third_person(deed.verb))
            }
            Some(minion) => format!("{}{object} with {}", deed.verb, self.card(minion)),
            None => format!("{}{object}", deed.verb),
        };
        let set = self.q.set();
        match (choice.kind, asking, card, self.op_at_hand()) {
            (OptionKind::Branch, Some((_, program, _)), Some(card), Some(Op::Either(_, ways))) => {
                let from = ways.get(usize::from(choice.mode)).map(|(_, from)| usize::from(*from));
                let gist = from.map_or_else(String::new, |from| of_branch(set, program, from));
                format!("{card}: {}", if gist.is_empty() { words } else { gist })
            }
            (OptionKind::Yes, Some((_, program, at)), Some(card), _) => {
                format!("use {card}{}", in_brackets(&gist(set, program, usize::from(at) + 1)))
            }
            (OptionKind::Choose, _, Some(card), _) => format!("{words} for {card}"),
            _ => words,
        }
    }

    /// What a Methuselah has chosen, as it is told: "Belinde bleeds".
    pub fn record(self, seat: Seat, kind: DecisionKind, choice: Choice) -> String {
        let deed = self.deed(choice, Some(kind), false);
        let who = deed.minion.map_or_else(|| self.seat(seat), |minion| self.card(minion));
        format!("{who} {}{}", third_person(deed.verb), spaced(&deed.object))
    }

    /// The step of the effect at hand that asks.
    fn op_at_hand(&self) -> Option<&Op> {
        let Some(Frame::Effect(effect)) = self.q.s.stack.last() else { return None };
        self.q.set().program(effect.program).ops.get(effect.at as usize)
    }

    fn deed(self, choice: Choice, kind: Option<DecisionKind>, allocates: bool) -> Deed {
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
                let what = in_brackets(&self.granted(choice.mode));
                let object = format!("what {} grants{what}{}", card(), self.arrow(choice.target));
                seat("use", object)
            }
            OptionKind::Answer => {
                seat("answer", format!("{}{}", card(), self.arrow(choice.target)))
            }
            OptionKind::Trigger => seat("resolve", card() + &in_brackets(&self.triggered(choice))),
            OptionKind::Withdraw => seat("announce", "to withdraw from the game".to_owned()),
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
            OptionKind::EnterCombat => by("enter", format!("combat with {}", target())),
            OptionKind::Mark => seat("mark", about()),
            OptionKind::BurnImbued => by("burn", target()),
            OptionKind::Recover => first("leave", "the incapacitated region".to_owned()),
            OptionKind::Conviction => first("take", card()),
            OptionKind::BurnConviction => first("burn", card()),
            OptionKind::Search => seat("search", "the library".to_owned()),
            OptionKind::TakeEquipment => by("take", card()),
            OptionKind::Action => by("take", format!("the action of {}", self.used(choice))),
            OptionKind::Block => by("block", String::new()),
            OptionKind::HandStrike => first("strike", "with the hand".to_owned()),
            OptionKind::WeaponStrike if choice.card == choice.minion => {
                first("strike", "as its own text says".to_owned())
            }
            OptionKind::WeaponStrike => first("strike", format!("with {}", card())),
            OptionKind::Dodge => first("strike", "to dodge".to_owned()),
            OptionKind::Maneuver if choice.card != CardId::NONE => {
                first("maneuver", format!("with {}", card()))
            }
            OptionKind::Maneuver => first("maneuver", String::new()),
            OptionKind::Press => first("press", String::new()),
            OptionKind::Prevent => first("prevent", "1 damage".to_owned()),
            OptionKind::VoteFor => first("cast", votes(choice, "for")),
            OptionKind::VoteAgainst => first("cast", votes(choice, "against")),
            OptionKind::CardVoteFor => seat("burn", format!("{} to cast 1 vote for", card())),
            OptionKind::CardVoteAgainst => {
                seat("burn", format!("{} to cast 1 vote against", card()))
            }
            OptionKind::EdgeVoteFor => {
                seat("burn", format!("the Edge to cast {}", votes(choice, "for")))
            }
            OptionKind::EdgeVoteAgainst => {
                seat("burn", format!("the Edge to cast {}", votes(choice, "against")))
            }
            OptionKind::Transfer if choice.mode == 1 => {
                seat("transfer", format!("1 pool to {}: the last pool, which ousts", about()))
            }
            OptionKind::Transfer => seat("transfer", format!("1 pool to {}", about())),
            OptionKind::TransferBack => seat("transfer", format!("1 blood back from {}", about())),
            OptionKind::DrawCrypt => seat("draw", "the top crypt card".to_owned()),
            OptionKind::Merge => seat("merge", format!("{} with {}", about(), target())),
            OptionKind::BringOut if choice.n() > 0 => {
                let last = if choice.mode == 1 { ": the last pool, which ousts" } else { "" };
                seat("bring", format!("{} out for {} pool{last}", about(), choice.n()))
            }
            OptionKind::BringOut => seat("bring", format!("{} out", about())),
            OptionKind::BecomeAnarch => {
                first("become", format!("an anarch for {} blood", choice.n()))
            }
            OptionKind::FollowPath => first("follow", format!("{} for 1 blood", target())),
            OptionKind::UnlockInfernal => {
                let last = if choice.mode == 1 { ": the last pool, which ousts" } else { "" };
                seat("burn", format!("1 pool to unlock {}{last}", about()))
            }
            OptionKind::TakePlace => first("fight", "in place of the acting minion".to_owned()),
            OptionKind::Discard => seat("discard", card()),
            OptionKind::BurnOption => seat("discard", format!("{} by its burn option", card())),
            OptionKind::Choose
                if allocates || (kind == Some(DecisionKind::Terms) && choice.amount.is_some()) =>
            {
                seat("allocate", format!("{} to {}", choice.n(), target()))
            }
            OptionKind::Choose => match kind {
                Some(DecisionKind::Spoils | DecisionKind::Trophy) => seat("take", target()),
                Some(DecisionKind::Discipline) => seat("learn", target()),
                _ => seat("choose", target()),
            },
            OptionKind::Yes => seat("choose", format!("yes for {}", card())),
            OptionKind::Branch => seat("choose", format!("way {}", choice.mode + 1)),
            // To pass, and whatever is new.
            other => seat(other.name(), String::new()),
        }
    }

    /// "Govern the Unaligned [DOM] → Sybren van Oosten".
    fn played(self, choice: Choice) -> String {
        let def = self.def(choice.card);
        let mut words = self.card(choice.card);
        let Some(mode) = def.modes.get(choice.mode as usize) else { return words };
        let tag = tag(mode);
        words += &tag;
        let alike = def.modes.iter().filter(|m| self::tag(m) == tag && m.text.as_ == mode.text.as_);
        if alike.count() > 1 {
            words += &in_brackets(&gist(self.q.set(), mode.program, 0));
        }
        if def.facts.cost.has_x() || mode.text.x.is_some() {
            words += &format!(" with X = {}", choice.n());
        }
        words + &self.arrow(choice.target)
    }

    /// "Dreams of the Sphinx (hand size)".
    fn used(self, choice: Choice) -> String {
        let def = self.def(choice.card);
        // The gist of each ability, and what it costs.
        let told = |&id: &AbilityId| {
            let def = self.q.set().ability(id);
            let cost = match &def.ability {
                Ability::Use(used) => &used.cost,
                Ability::Action(action) => &action.cost,
                _ => return None,
            };
            Some((gist(self.q.set(), def.program, 0), of_cost(cost)))
        };
        let mut about = String::new();
        if let Some((gist, cost)) = def.abilities.get(choice.mode as usize).and_then(told) {
            let others: Vec<_> = def.abilities.iter().filter_map(told).collect();
            if others.iter().filter(|(other, _)| *other == gist).count() > 1 {
                about = in_brackets(&[gist, cost].join(" "));
            } else if others.len() > 1 || choice.kind == OptionKind::Action {
                about = in_brackets(&gist);
            }
        }
        self.card(choice.card) + &about + &self.arrow(choice.target)
    }

    /// The gist of what can be used while an effect lasts, by its place among those at work.
    fn granted(self, lasting: u8) -> String {
        match self.q.s.lasting.get(usize::from(lasting)).map(|lasting| lasting.what) {
            Some(What::Ability(id) | What::Additional(id)) => {
                of_grant(self.q.set(), self.q.set().ability(id))
            }
            _ => String::new(),
        }
    }

    /// The gist of what has been triggered, by its place among what waits, if anything else of a
    /// card of that name waits too.
    fn triggered(self, choice: Choice) -> String {
        let waiting = &self.q.s.waiting;
        let Some(this) = waiting.get(usize::from(choice.mode)) else { return String::new() };
        let of = |id: CardId| id.some().map(|id| self.q.s.card(id).def);
        let other = |other: &Waiting| {
            of(other.effect.source.id) == of(choice.card) && other.ability != this.ability
        };
        if waiting.iter().any(other) {
            gist(self.q.set(), this.effect.program, 0)
        } else {
            String::new()
        }
    }

    fn arrow(self, target: Value) -> String {
        match target {
            Value::Nothing => String::new(),
            target => format!(" → {}", self.value(target)),
        }
    }
}

/// The Disciplines that a clause needs, each as its code at the level: " [cel PRE]".
pub(super) fn tag(mode: &ModeDef) -> String {
    let code = |(discipline, level): (Discipline, Level)| discipline.code_at(level);
    let codes: Vec<String> = mode.needs.iter().map(code).collect();
    if codes.is_empty() { String::new() } else { format!(" [{}]", codes.join(" ")) }
}

/// To choose nothing.
const NOTHING: &str = "choose nothing";

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
        DecisionKind::Spoils | DecisionKind::Trophy => "take no more",
        DecisionKind::Discipline => "learn none",
        DecisionKind::Choose | DecisionKind::Terms | DecisionKind::Announce => NOTHING,
        DecisionKind::May => "no",
        _ => "pass",
    }
}

fn votes(choice: Choice, way: &str) -> String {
    let counted = |n: i16, one: &str| format!("{n} {one}{}", if n == 1 { "" } else { "s" });
    let (votes, ballots) = (choice.n(), i16::from(choice.mode));
    let words = match (votes, ballots) {
        (_, 0) => counted(votes, "vote"),
        (0, _) => counted(ballots, "ballot"),
        _ => format!("{} and {}", counted(votes, "vote"), counted(ballots, "ballot")),
    };
    format!("{words} {way}")
}

fn third_person(verb: &str) -> String {
    let hisses = verb.ends_with('s') || verb.ends_with("ch");
    format!("{verb}{}", if hisses { "es" } else { "s" })
}

pub(super) fn in_brackets(words: &str) -> String {
    if words.trim().is_empty() { String::new() } else { format!(" ({})", words.trim()) }
}

fn spaced(object: &str) -> String {
    if object.is_empty() { String::new() } else { format!(" {object}") }
}

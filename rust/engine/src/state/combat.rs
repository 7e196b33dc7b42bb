//! The combat under way (chapter COMBAT).

pub use methuselah_cards::lang::Range;
use methuselah_cards::{ProgramId, vocab::Discipline};

use crate::ids::{CardId, CardRef};

/// The steps of a round of combat (COMBAT-2), and what lies around them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CombatStage {
    /// Combat is entered.
    #[default]
    Enter,
    /// Before range is determined.
    BeforeRange,
    /// Range is determined.
    Range,
    /// Before strikes are chosen.
    BeforeStrikes,
    /// The acting minion chooses a strike.
    FirstStrikeChoice,
    /// The other minion chooses a strike.
    SecondStrikeChoice,
    /// Both strikes have been chosen.
    StrikesChosen,
    /// Strikes resolve.
    Resolve,
    /// Damage has been handled; additional strikes may be gained.
    Additional,
    /// The press step.
    Press,
    /// The end of the round.
    RoundEnd,
    /// Combat is about to end.
    Ending,
    /// Combat has ended.
    After,
}

/// What a strike does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum StrikeShape {
    /// None: it was lost, or there is none to make.
    #[default]
    None,
    /// With the hand.
    Hand,
    /// Damage by a weapon or another effect.
    Damage,
    /// Dodge.
    Dodge,
    /// Combat ends.
    CombatEnds,
    /// Steals blood or life.
    StealBlood,
    /// Destroys or steals equipment.
    Equipment,
    /// Nothing but what its steps do.
    Effect,
}

/// A strike as chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Strike {
    /// What it does.
    pub shape: StrikeShape,
    /// How much, with strength as it was when the strike was chosen.
    pub n: u8,
    /// That strength, if it counts: what it has come to since counts as the strike resolves.
    pub strength: Option<u8>,
    /// It works at both ranges.
    pub ranged: bool,
    /// Its damage is aggravated.
    pub aggravated: bool,
    /// It resolves first (STRIKE-9).
    pub first: bool,
    /// No dodge is of any use against it.
    pub undodgeable: bool,
    /// Cards that require it do not prevent its damage.
    pub defies: Option<Discipline>,
    /// It cannot be at the opposing minion itself.
    pub spares: bool,
    /// Most damage it can inflict.
    pub most: u8,
    /// The card it comes from, if any.
    pub card: CardId,
    /// Steps carried out as it resolves.
    pub rider: ProgramId,
    /// The retainer it is at, if it is not at the opposing minion (STRIKE-10).
    pub target: CardRef,
    /// Whom it is at has been said.
    pub aimed: bool,
}

impl Default for Strike {
    fn default() -> Self {
        Self {
            shape: StrikeShape::None,
            n: 0,
            strength: None,
            ranged: false,
            aggravated: false,
            first: false,
            undodgeable: false,
            defies: None,
            spares: false,
            most: u8::MAX,
            card: CardId::NONE,
            rider: ProgramId(0),
            target: CardRef::NONE,
            aimed: false,
        }
    }
}

/// One of the two combatants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Side {
    /// The minion.
    pub minion: CardRef,
    /// Its strike of the pair under way.
    pub strike: Strike,
    /// It still has a strike to make in this pair.
    pub strikes: bool,
    /// Additional strikes it has left.
    pub additional: u8,
    /// It has used its one source of additional strikes this round (STRIKE-4).
    pub additional_used: bool,
    /// The weapon or card whose maneuver it used, which fixes its first strike (RANGE-2).
    pub bound_to: CardId,
    /// The last card in play that it has struck with this round.
    pub struck_with: CardId,
    /// Blood it has lost to damage this round.
    pub blood_lost: u8,
    /// Damage it has inflicted this round.
    pub inflicted: u8,
    /// Damage inflicted on it this round.
    pub taken: u8,
}

/// The combat under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Combat {
    /// There is one.
    pub on: bool,
    /// Where it stands.
    pub stage: CombatStage,
    /// The round, counted from 1.
    pub round: u8,
    /// The combatants: the acting minion, or the one considered so, is first.
    pub sides: [Side; 2],
    /// The range.
    pub range: Range,
    /// The side that maneuvered or pressed last in this step.
    pub last: Option<u8>,
    /// The press step stands at another round.
    pub pressed: bool,
    /// The strikes under way are additional ones.
    pub additional: bool,
    /// The range of this round, if it is set and not determined.
    pub range_set: Option<Range>,
    /// That of the next round, likewise.
    pub next_range: Option<Range>,
    /// What happens before range is determined has been set off in this round.
    pub neared: bool,
    /// It is to end now.
    pub ending: bool,
    /// It is about to end, and no new round can start instead.
    pub lets_end: bool,
    /// A combatant has been stolen.
    pub stolen: bool,
    /// It comes from a block, so the action ends after it (COMBAT-5).
    pub from_block: bool,
    /// The combat queued after it.
    pub queued: [CardRef; 2],
}

/// Damage being handled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Damage {
    /// On whom.
    pub to: CardRef,
    /// Points still unprevented.
    pub n: u8,
    /// Points inflicted, prevented or not.
    pub dealt: u8,
    /// Aggravated (DAMAGE-3).
    pub aggravated: bool,
    /// Nothing prevents it.
    pub unpreventable: bool,
    /// Cards that require it do not prevent it.
    pub defies: Option<Discipline>,
    /// Most damage that its strike can inflict.
    pub most: u8,
    /// Inflicted by a strike.
    pub strike: bool,
    /// Inflicted by a minion (DAMAGE-6).
    pub by: CardRef,
    /// The card it comes from.
    pub card: CardId,
    /// More of a strike's damage, that came after some of it was inflicted.
    pub more: bool,
}

impl Default for Damage {
    fn default() -> Self {
        Self {
            to: CardRef::NONE,
            n: 0,
            dealt: 0,
            aggravated: false,
            unpreventable: false,
            defies: None,
            most: u8::MAX,
            strike: false,
            by: CardRef::NONE,
            card: CardId::NONE,
            more: false,
        }
    }
}

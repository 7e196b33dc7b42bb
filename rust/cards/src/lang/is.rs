use serde::Deserialize;

use super::{Amount, ClanOf, DamageIs, Period, SeatIs, Which, Who};
use crate::vocab::{CardType, Clan, Keyword, Path, Sect, Title};

/// A description of cards: all its parts must hold. The empty one fits every card in play.
pub type Filter = Vec<Is>;

/// Where a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Place {
    /// In play: controlled, ready or in torpor, alone or on another card, and not contested.
    Play,
    /// The uncontrolled region.
    Uncontrolled,
    /// The hand.
    Hand,
    /// The library.
    Library,
    /// The crypt.
    Crypt,
    /// The ash heap.
    AshHeap,
    /// Out of play on a card in play, of that Methuselah as its controller.
    Kept,
}

/// A kind of counters that a card puts on others. They are there as long as that card is in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
pub enum CounterKind {
    /// Hostage counters.
    #[default]
    Hostage,
    /// Nightmare counters.
    Nightmare,
}

impl CounterKind {
    /// What they are called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hostage => "hostage",
            Self::Nightmare => "nightmare",
        }
    }
}

/// One part of a description of cards.
///
/// Unless [`Is::In`] says otherwise, only cards in play are meant (CARD-14).
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Is {
    /// A vampire.
    Vampire,
    /// An ally.
    Ally,
    /// A vampire or an ally.
    Minion,
    /// A vampire, or an ally or retainer that is neither mortal nor animal (CARD-36).
    Monster,
    /// In the ready region.
    Ready,
    /// In torpor.
    InTorpor,
    /// Incapacitated (IMBUED-4).
    Incapacitated,
    /// Locked.
    Locked,
    /// Not locked.
    Unlocked,
    /// In that place, with that Methuselah as its owner (or, in play or kept, its controller).
    In(Place, Who),
    /// Controlled by that Methuselah.
    ControlledBy(Who),
    /// Of the clan.
    Clan(Clan),
    /// Of the clan that is named or pointed at.
    ClanOf(ClanOf),
    /// A Blood Brother of the same circle as the other (TRAIT-1).
    CircleLike(Which),
    /// Following that Path, with the benefit of it (PATH-1).
    Follows(Path),
    /// Following none.
    Pathless,
    /// Of the sect.
    Sect(Sect),
    /// Unique (CONTEST-1).
    Unique,
    /// Unique, and of the name of a card that the Methuselah controls: not to be brought into play by
    /// them (CONTEST-4).
    CopiedBy(Who),
    /// Holding any title.
    Titled,
    /// Holding one of these titles.
    Title(Vec<Title>),
    /// Having the Discipline: `"aus"` at any level, `"AUS"` at the superior one.
    Discipline(Skill),
    /// Younger than (with less capacity than) the other.
    Younger(Which),
    /// Older than the other.
    Older(Which),
    /// Than which no card that fits is older.
    Oldest(Filter),
    /// Capacity at least that.
    CapacityAtLeast(Amount),
    /// At least that much blood (or life).
    BloodAtLeast(Amount),
    /// With at least that many corruption counters of Methuselahs that fit.
    Corruption(Vec<SeatIs>, u8),
    /// With less life than it starts with.
    BelowStartingLife,
    /// Having committed diablerie since the last turn of that Methuselah ended.
    DiablerizedSince(Who),
    /// With counters of that kind on it.
    HasCounters(CounterKind),
    /// With a printed cost of at least that much pool.
    PoolCostAtLeast(u8),
    /// Being played for a clause that is a strike.
    StrikeCard,
    /// Being played for a clause that changes the target of a bleed.
    Redirects,
    /// Of the printed type; a card that is being played of the type that it is played as, a card in
    /// play of the kind that it is there (an equipment that is a location is no equipment).
    Type(CardType),
    /// With the keyword or trait.
    Keyword(Keyword),
    /// With that name.
    Named(String),
    /// A card that requires the Discipline, whatever the level: one that is being played, for the
    /// clause it is played for; any other, for one of its clauses at least.
    Requires(Skill),
    /// Played by that minion during the action or the combat under way, as a card that fits, even if
    /// it was cancelled.
    PlayedDuring(Period, Which, #[serde(default)] Filter),
    /// A card that requires a Discipline, whichever.
    RequiresDiscipline,
    /// A library card that requires the clan, alone or as one of several.
    RequiresClan(Clan),
    /// A library card that requires the Path.
    RequiresPath(Path),
    /// A library card that requires a minion of the sect, or one with a title of it, alone or as one of
    /// several.
    RequiresSect(Sect),
    /// A library card that makes a vampire one of the sect.
    ChangesSectTo(Sect),
    /// Chosen in the terms of the referendum under way.
    InTerms,
    /// Chosen into that set of this card, by a step that chooses several.
    InSet(u8),
    /// That very card.
    The(Which),
    /// After the other in the order in which cards are offered: said of a pick that plays the same
    /// part as an earlier one, so that no set of picks can be made in two ways.
    After(Which),
    /// Among that many top cards of its owner's library.
    OnTop(u8),
    /// On that card.
    On(Which),
    /// On a card that fits.
    OnOne(Filter),
    /// With a card on it that fits.
    With(Filter),
    /// Keeping a card that fits in that slot: one that it was put in play for.
    Remembers(u8, Filter),
    /// In the combat under way: a combatant, or a retainer of one.
    InCombat,
    /// On whom a strike that has been chosen, and is still to resolve, is to inflict damage at this range
    /// of which all of that is so, whatever may come of it.
    StruckAt(Vec<DamageIs>),
    /// With a strike that can be chosen now.
    CanBeStruckWith,
    /// Having cast votes or ballots in this referendum.
    CastVotes,
    /// A card that the minion could equip itself with, employ or recruit: its requirements are met
    /// and its cost can be paid.
    EquippableBy(Which),
    /// The same, if the minion pays up to half of a pool cost, rounded down, with its blood.
    EquippableHalf(Which),
    /// A card that would cost the minion at least that much pool, with what effects add.
    CostsAtLeast(Which, u8),
    /// A card that the minion can have on it, beside what is there already.
    CanBeOn(Which),
    /// With a strike that inflicts at least that much damage, for a strength of 1 and with nothing added.
    Inflicts(u8),
    /// With a strike that inflicts aggravated damage.
    InflictsAggravated,
    /// A political action card, or a card in play, whose referendum the minion could call now, what it has
    /// called already aside: its requirements are met, its cost can be paid, nothing is chosen for it
    /// before its terms.
    CallableBy(Which),
    /// A minion that the card can be on, beside what is on it already.
    CanHave(Which),
    /// Not.
    Not(Box<Is>),
    /// At least one of these.
    Any(Vec<Is>),
    /// All of these, as one of several descriptions.
    All(Vec<Is>),
}

/// A Discipline with the level needed, written as its code in lower or upper case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// The Discipline.
    pub discipline: crate::vocab::Discipline,
    /// The least level.
    pub level: crate::vocab::Level,
}

impl std::str::FromStr for Skill {
    type Err = String;

    fn from_str(code: &str) -> Result<Self, String> {
        let (discipline, level) = crate::vocab::Discipline::parse_code(code)
            .ok_or_else(|| format!("no Discipline has the code `{code}`"))?;
        Ok(Self { discipline, level })
    }
}

impl<'de> Deserialize<'de> for Skill {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let code = String::deserialize(deserializer)?;
        code.parse().map_err(serde::de::Error::custom)
    }
}

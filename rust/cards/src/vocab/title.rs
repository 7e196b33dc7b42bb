use super::{Sect, word::words};

words! {
    /// A title. Votes printed on an independent vampire count as one that belongs to no sect.
    Title, "title":
    Primogen = "primogen",
    Prince = "prince",
    Justicar = "justicar",
    InnerCircle = "inner circle",
    Imperator = "imperator",
    Bishop = "bishop",
    Archbishop = "archbishop",
    Priscus = "priscus",
    Cardinal = "cardinal",
    Regent = "regent",
    Baron = "baron",
    Kholo = "kholo",
    Magaji = "magaji",
    Liaison = "liaison",
    OneVote = "1 vote",
    TwoVotes = "2 votes",
    ThreeVotes = "3 votes",
    FourVotes = "4 votes",
}

/// Within what there may be only one holder of a title; a second one contests it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum UniquePer {
    /// One holder a city.
    City,
    /// One holder a clan.
    Clan,
    /// One holder in the game.
    Table,
}

impl Title {
    /// The votes the title is worth (REF-4). A priscus has a ballot instead (REF-6).
    pub const fn votes(self) -> u8 {
        match self {
            Self::Priscus => 0,
            Self::Primogen | Self::Bishop | Self::OneVote => 1,
            Self::Prince
            | Self::Baron
            | Self::Archbishop
            | Self::Kholo
            | Self::Magaji
            | Self::TwoVotes => 2,
            Self::Justicar | Self::Imperator | Self::Cardinal | Self::ThreeVotes => 3,
            Self::InnerCircle | Self::Regent | Self::Liaison | Self::FourVotes => 4,
        }
    }

    /// The sect the title needs; none for printed votes.
    pub const fn sect(self) -> Option<Sect> {
        match self {
            Self::Primogen
            | Self::Prince
            | Self::Justicar
            | Self::InnerCircle
            | Self::Imperator => Some(Sect::Camarilla),
            Self::Bishop | Self::Archbishop | Self::Priscus | Self::Cardinal | Self::Regent => {
                Some(Sect::Sabbat)
            }
            Self::Baron => Some(Sect::Anarch),
            Self::Kholo | Self::Magaji => Some(Sect::Laibon),
            Self::Liaison => Some(Sect::Independent),
            Self::OneVote | Self::TwoVotes | Self::ThreeVotes | Self::FourVotes => None,
        }
    }

    /// Within what the title is unique (SECT-2); none if any number may hold it.
    pub const fn unique_per(self) -> Option<UniquePer> {
        match self {
            Self::Prince | Self::Baron | Self::Archbishop => Some(UniquePer::City),
            Self::Justicar | Self::InnerCircle | Self::Kholo => Some(UniquePer::Clan),
            Self::Imperator | Self::Regent | Self::Liaison => Some(UniquePer::Table),
            _ => None,
        }
    }

    /// The title that stands for that many printed votes.
    pub const fn of_votes(votes: u8) -> Option<Self> {
        match votes {
            1 => Some(Self::OneVote),
            2 => Some(Self::TwoVotes),
            3 => Some(Self::ThreeVotes),
            4 => Some(Self::FourVotes),
            _ => None,
        }
    }
}

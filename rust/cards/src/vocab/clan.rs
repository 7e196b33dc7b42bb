use super::{Sect, word::words};

words! {
    /// A clan, a bloodline or, for imbued, a creed. Clans and their antitribu are different clans.
    Clan, "clan":
    Abomination = "Abomination",
    Ahrimane = "Ahrimane",
    Akunanse = "Akunanse",
    Baali = "Baali",
    BanuHaqim = "Banu Haqim" | "Assamite",
    BloodBrother = "Blood Brother",
    Brujah = "Brujah",
    BrujahAntitribu = "Brujah antitribu",
    Caitiff = "Caitiff",
    DaughterOfCacophony = "Daughter of Cacophony",
    Gangrel = "Gangrel",
    GangrelAntitribu = "Gangrel antitribu",
    Gargoyle = "Gargoyle",
    Giovanni = "Giovanni",
    Guruhi = "Guruhi",
    HarbingerOfSkulls = "Harbinger of Skulls",
    Hecata = "Hecata",
    Ishtarri = "Ishtarri",
    Kiasyd = "Kiasyd",
    Lasombra = "Lasombra",
    Malkavian = "Malkavian",
    MalkavianAntitribu = "Malkavian antitribu",
    Ministry = "Ministry" | "Follower of Set",
    Nagaraja = "Nagaraja",
    Nosferatu = "Nosferatu",
    NosferatuAntitribu = "Nosferatu antitribu",
    Osebo = "Osebo",
    Pander = "Pander",
    Ravnos = "Ravnos",
    Salubri = "Salubri",
    SalubriAntitribu = "Salubri antitribu",
    Samedi = "Samedi",
    Toreador = "Toreador",
    ToreadorAntitribu = "Toreador antitribu",
    Tremere = "Tremere",
    TremereAntitribu = "Tremere antitribu",
    TrueBrujah = "True Brujah",
    Tzimisce = "Tzimisce",
    Ventrue = "Ventrue",
    VentrueAntitribu = "Ventrue antitribu",
    Avenger = "Avenger",
    Defender = "Defender",
    Innocent = "Innocent",
    Judge = "Judge",
    Martyr = "Martyr",
    Redeemer = "Redeemer",
    Visionary = "Visionary",
}

impl Clan {
    /// Whether it is a creed of imbued.
    pub const fn is_creed(self) -> bool {
        self as u8 >= Self::Avenger as u8
    }

    /// The sect that the older edition counts a clan to (EDITION-15).
    pub const fn sect(self) -> Sect {
        match self {
            Self::Brujah
            | Self::Malkavian
            | Self::Nosferatu
            | Self::Toreador
            | Self::Tremere
            | Self::Ventrue
            | Self::Caitiff => Sect::Camarilla,
            Self::Lasombra
            | Self::Tzimisce
            | Self::Pander
            | Self::BrujahAntitribu
            | Self::GangrelAntitribu
            | Self::MalkavianAntitribu
            | Self::NosferatuAntitribu
            | Self::SalubriAntitribu
            | Self::ToreadorAntitribu
            | Self::TremereAntitribu
            | Self::VentrueAntitribu
            | Self::Ahrimane
            | Self::BloodBrother
            | Self::HarbingerOfSkulls
            | Self::Kiasyd => Sect::Sabbat,
            _ => Sect::Independent,
        }
    }
}

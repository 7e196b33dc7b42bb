use super::{bit_set::bit_set, word::words};

words! {
    /// A trait of a crypt card or a keyword of a library card.
    Keyword, "keyword":
    // Of both. A crypt card has it unless its text says otherwise.
    Unique = "unique",
    Flight = "flight",
    Infernal = "infernal",
    RedList = "red list",
    // Traits of vampires.
    BlackHand = "black hand",
    BloodCursed = "blood cursed",
    Scarce = "scarce",
    Seraph = "seraph",
    Slave = "slave",
    Sterile = "sterile",
    // Races.
    Animal = "animal",
    Changeling = "changeling",
    Demon = "demon",
    Dhampir = "dhampir",
    GargoyleCreature = "gargoyle creature",
    Ghoul = "ghoul",
    Mage = "mage",
    Mortal = "mortal",
    Mummy = "mummy",
    Werewolf = "werewolf",
    Wraith = "wraith",
    Zombie = "zombie",
    // Masters.
    Archetype = "archetype",
    Boon = "boon",
    Contract = "contract",
    Derivative = "derivative",
    Discipline = "discipline",
    Elysium = "elysium",
    HunterList = "hunter-list",
    HuntingGround = "hunting ground",
    Investment = "investment",
    Location = "location",
    MithraicMysteries = "mithraic mysteries",
    NodFragment = "nod fragment",
    OperationAntigen = "operation antigen",
    OutOfTurn = "out-of-turn",
    Path = "path",
    Title = "title",
    Trifle = "trifle",
    Trophy = "trophy",
    Watchtower = "watchtower",
    // Equipment.
    Electronic = "electronic",
    Gun = "gun",
    Haven = "haven",
    MeleeWeapon = "melee weapon",
    Vehicle = "vehicle",
    Weapon = "weapon",
    // Minion cards.
    Aim = "aim",
    Ammo = "ammo",
    Condemnation = "condemnation",
    Frenzy = "frenzy",
    Grapple = "grapple",
    Skin = "skin",
    // Events.
    Gehenna = "gehenna",
    Government = "government",
    Inconnu = "inconnu",
    Inquisition = "inquisition",
    Transient = "transient",
    // Printed on no card of today: only given by the text of another, or for cards of one's own.
    Bahari = "bahari",
    ColdIron = "cold iron",
    ColdIronVulnerability = "cold iron vulnerability",
    Inquisitor = "inquisitor",
    Templar = "templar",
}

bit_set! {
    /// The keywords of a card.
    KeywordSet(u128) of Keyword
}

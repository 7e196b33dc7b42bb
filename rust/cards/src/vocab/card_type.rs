use super::{bit_set::bit_set, word::words};

words! {
    /// A printed card type. A card may have two.
    CardType, "card type":
    Master = "Master",
    Action = "Action",
    PoliticalAction = "Political Action",
    ActionModifier = "Action Modifier",
    Reaction = "Reaction",
    Combat = "Combat",
    Equipment = "Equipment",
    Retainer = "Retainer",
    Ally = "Ally",
    Event = "Event",
    Power = "Power",
    Conviction = "Conviction",
    Vampire = "Vampire",
    Imbued = "Imbued",
}

bit_set! {
    /// The types of a card.
    TypeSet(u16) of CardType
}

impl TypeSet {
    /// Whether the card belongs in a crypt.
    pub const fn is_crypt(self) -> bool {
        self.has(CardType::Vampire) || self.has(CardType::Imbued)
    }
}

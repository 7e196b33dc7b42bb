use super::word::words;

words! {
    /// A sect.
    Sect, "sect":
    Camarilla = "Camarilla",
    Sabbat = "Sabbat",
    Laibon = "Laibon",
    Independent = "Independent",
    Anarch = "Anarch",
}

use super::word::words;

words! {
    /// A Path that Sabbat vampires follow (PATH-1).
    Path, "Path":
    Caine = "Caine",
    Cathari = "Cathari",
    Death = "Death and the Soul",
    Power = "Power and the Inner Voice",
}

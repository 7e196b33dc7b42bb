use super::word::words;

words! {
    /// A named circle of Blood Brothers. One without is a circle of its own (TRAIT-1).
    Circle, "circle":
    Budapest = "Budapest",
    Chicago = "Chicago",
    Kiev = "Kiev",
    MexicoCity = "Mexico City",
    Torrance = "Torrance",
}

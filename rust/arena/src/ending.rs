use methuselah_engine::state::Ending;

/// How games end, as results name it, in the order of the codes of
/// [`crate::GameColumns::ended_by`]. A game that ends with an error is no result.
pub const ENDINGS: [&str; 3] = ["last standing", "round limit", "decision cap"];

/// The code of an ending: its place in [`ENDINGS`].
pub(crate) fn code(ending: Ending) -> Option<u8> {
    match ending {
        Ending::LastStanding => Some(0),
        Ending::TimeLimit => Some(1),
        Ending::DecisionCap => Some(2),
        Ending::Error => None,
    }
}

use thiserror::Error;

/// The edition of the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Edition {
    /// Fifth Edition.
    #[default]
    V5,
}

/// The rules of a table, as data: nothing of it is a constant in code. The defaults are those of
/// the rulebook, not of tournaments.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The edition.
    pub edition: Edition,
    /// Transfers of the first, second, … turn of the game; the last one is for all later turns
    /// (INFLUENCE-1, -5).
    pub transfers: Vec<u8>,
    /// Starting pool (SETUP-2).
    pub pool: u8,
    /// Hand size (CARD-10).
    pub hand: u8,
    /// Crypt cards dealt into the uncontrolled region (SETUP-3).
    pub crypt_draw: u8,
    /// Pool for ousting one's prey (END-2).
    pub oust_pool: u8,
    /// Half victory points for ousting one's prey (END-2).
    pub oust_half_points: u8,
    /// Half victory points for the last one standing (END-3).
    pub survivor_half_points: u8,
    /// Half victory points each survivor gets when the time is up (END-7).
    pub timeout_half_points: u8,
    /// Rounds after which the time is up; 0 for no limit (END-7).
    pub round_limit: u16,
    /// Decisions, and turns, after which a game is given up; 0 for no limit.
    pub decision_cap: u32,
    /// Least half victory points for a game win (END-4, -7).
    pub game_win_half_points: u8,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            edition: Edition::V5,
            transfers: vec![1, 2, 3, 4],
            pool: 30,
            hand: 7,
            crypt_draw: 4,
            oust_pool: 6,
            oust_half_points: 2,
            survivor_half_points: 2,
            timeout_half_points: 0,
            round_limit: 100,
            decision_cap: 100_000,
            game_win_half_points: 1,
        }
    }
}

/// Rules that cannot be played by.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{field} must be {must}, not {is}")]
pub struct RulesError {
    /// The field.
    pub field: &'static str,
    /// What it must be.
    pub must: &'static str,
    /// What it is.
    pub is: String,
}

impl Rules {
    /// Checks what the types do not.
    pub fn check(&self) -> Result<(), RulesError> {
        let bad = |field, must, is: String| Err(RulesError { field, must, is });
        if self.transfers.is_empty() || self.transfers.iter().any(|&n| n > 20) {
            return bad(
                "transfers",
                "one or more numbers from 0 to 20",
                format!("{:?}", self.transfers),
            );
        }
        if !(1..=200).contains(&self.pool) {
            return bad("pool", "from 1 to 200", self.pool.to_string());
        }
        if !(1..=15).contains(&self.hand) {
            return bad("hand", "from 1 to 15", self.hand.to_string());
        }
        if !(1..=8).contains(&self.crypt_draw) {
            return bad("crypt_draw", "from 1 to 8", self.crypt_draw.to_string());
        }
        Ok(())
    }

    /// Transfers of the n-th turn of the game, counted from 0.
    pub fn transfers_of_turn(&self, turn: u32) -> u8 {
        let last = self.transfers.len() - 1;
        self.transfers[(turn as usize).min(last)]
    }
}

//! The rules of a table, as settings.

use thiserror::Error;

use crate::edition::Edition;

/// The rules of a table, as data: nothing of it is a constant in code. The defaults are those of
/// the rulebook, not of tournaments.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The edition (chapter EDITION).
    pub edition: Edition,
    /// There is an Edge (BLEED-3).
    pub edge: bool,
    /// They play for ante (EDITION-12).
    pub ante: bool,
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
    /// Half victory points for withdrawing (END-6, -7).
    pub withdraw_half_points: u8,
    /// Half victory points each survivor gets when the time is up (END-7).
    pub timeout_half_points: u8,
    /// Rounds after which the time is up; 0 for no limit (END-7).
    pub round_limit: u16,
    /// Decisions, and turns, after which a game is given up; 0 for no limit.
    pub decision_cap: u32,
    /// Least half victory points for a game win (END-4, -7).
    pub game_win_half_points: u8,
    /// Only one can win a game, whatever the edition says of a tie (END-7).
    pub lone_winner: bool,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            edition: Edition::V5,
            edge: true,
            ante: false,
            transfers: vec![1, 2, 3, 4],
            pool: 30,
            hand: 7,
            crypt_draw: 4,
            oust_pool: 6,
            oust_half_points: 2,
            survivor_half_points: 2,
            withdraw_half_points: 2,
            timeout_half_points: 0,
            round_limit: 100,
            decision_cap: 100_000,
            game_win_half_points: 1,
            lone_winner: false,
        }
    }
}

/// Rules that cannot be played by.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{field} is {is}: {needed} needed")]
pub struct RulesError {
    /// The field.
    pub field: &'static str,
    /// What it is.
    pub is: String,
    /// What is needed instead, and a verb.
    pub needed: String,
}

/// A field and the least and the most that it may be.
pub type Bound = (&'static str, u32, u32);

impl Rules {
    /// Transfers of a turn, at most.
    pub const MOST_TRANSFERS: u8 = 20;
    /// Numbers in a schedule of transfers, at most.
    pub const LONGEST_SCHEDULE: usize = 12;
    /// What the numbers may be. `round_limit` and `decision_cap` may be 0 as well, for no limit.
    pub const BOUNDS: [Bound; 11] = [
        ("pool", 1, 200),
        ("hand", 1, 15),
        ("crypt_draw", 1, 8),
        ("oust_pool", 0, 100),
        ("oust_half_points", 0, 20),
        ("survivor_half_points", 0, 20),
        ("withdraw_half_points", 0, 20),
        ("timeout_half_points", 0, 20),
        ("game_win_half_points", 0, 20),
        ("round_limit", 1, 1_000),
        ("decision_cap", 100, 100_000_000),
    ];

    /// Checks what the types do not.
    pub fn check(&self) -> Result<(), RulesError> {
        let right = (1..=Self::LONGEST_SCHEDULE).contains(&self.transfers.len())
            && self.transfers.iter().all(|&n| n <= Self::MOST_TRANSFERS);
        if !right {
            return Err(RulesError {
                field: "transfers",
                is: format!("{:?}", self.transfers),
                needed: format!(
                    "1 to {} whole numbers from 0 to {} are",
                    Self::LONGEST_SCHEDULE,
                    Self::MOST_TRANSFERS
                ),
            });
        }
        for ((field, least, most), value) in Self::BOUNDS.into_iter().zip(self.numbers()) {
            let Some(value) = value else { continue };
            if !(least..=most).contains(&value) {
                let needed = format!("a whole number from {least} to {most} is");
                return Err(RulesError { field, is: value.to_string(), needed });
            }
        }
        Ok(())
    }

    /// The numbers that have bounds, in their order; none for a limit that there is not.
    fn numbers(&self) -> [Option<u32>; Self::BOUNDS.len()] {
        [
            Some(self.pool.into()),
            Some(self.hand.into()),
            Some(self.crypt_draw.into()),
            Some(self.oust_pool.into()),
            Some(self.oust_half_points.into()),
            Some(self.survivor_half_points.into()),
            Some(self.withdraw_half_points.into()),
            Some(self.timeout_half_points.into()),
            Some(self.game_win_half_points.into()),
            (self.round_limit > 0).then_some(self.round_limit.into()),
            (self.decision_cap > 0).then_some(self.decision_cap),
        ]
    }

    /// Transfers of the n-th turn of the game, counted from 0.
    pub fn transfers_of_turn(&self, turn: u32) -> u8 {
        let last = self.transfers.len() - 1;
        self.transfers[(turn as usize).min(last)]
    }
}

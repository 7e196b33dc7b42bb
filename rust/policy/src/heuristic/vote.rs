//! Polling: which way to vote, and what to spend on it.

use methuselah_cards::lang::Number;
use methuselah_engine::{
    CardId, Choice, OptionKind,
    query::Context,
    state::{Ballot, Card},
};

use super::{
    deeds::Offer,
    hand,
    referendum::{Terms, passes},
    sight::Sight,
};

/// A referendum being voted on, as one looks at it.
pub(crate) struct Poll<'a> {
    sight: &'a Sight<'a>,
    /// What it is worth that it passes.
    worth: i32,
    /// It stands as one would have it.
    stands_well: bool,
    /// The votes it takes to turn it.
    short: i32,
    /// Votes that cost nothing.
    free: i32,
    /// Votes that cost cards or the Edge.
    dear: i32,
    /// There are ballots to cast, which may turn the prisci (REF-6).
    ballots: bool,
}

impl<'a> Poll<'a> {
    pub fn new(sight: &'a Sight<'a>, options: &[Choice]) -> Self {
        let mut poll =
            Self { sight, worth: 0, stands_well: true, short: 0, free: 0, dear: 0, ballots: false };
        let Some(referendum) = sight.view.referendum() else { return poll };
        poll.worth = match sight.view.resolve(referendum.blood_hunt) {
            Some(hunted) => {
                let seat = sight.card(hunted).map_or(sight.prey, |card| card.controller);
                sight.minion_worth(hunted) * sight.against(seat) / 100
            }
            None => {
                let context = Context {
                    program: referendum.program,
                    you: referendum.meth,
                    picks: referendum.picks,
                    me: referendum.caller,
                    ..Context::default()
                };
                passes(sight, &Terms { context, allocated: referendum.allocated })
            }
        };
        let (yes, no) = (i32::from(referendum.votes_for), i32::from(referendum.votes_against));
        poll.stands_well = (yes > no) == (poll.worth > 0) || poll.worth == 0;
        poll.short = if poll.worth > 0 { no - yes + 1 } else { yes - no };
        for option in options {
            let n = i32::from(option.n());
            match option.kind {
                OptionKind::VoteFor => {
                    poll.free += n;
                    poll.ballots |= option.mode > 0;
                }
                OptionKind::CardVoteFor | OptionKind::EdgeVoteFor => poll.dear += 1,
                OptionKind::Play | OptionKind::Use | OptionKind::UseGrant => {
                    poll.dear += Offer::of(sight, option)
                        .map_or(0, |offer| i32::from(offer.deed.votes + offer.deed.votes_against));
                }
                _ => {}
            }
        }
        poll.free += if poll.ballots { 3 } else { 0 };
        poll
    }

    pub fn score(&self, option: &Choice) -> i32 {
        let sight = self.sight;
        let way = self.worth > 0;
        let turns = self.short <= self.free + self.dear;
        match option.kind {
            OptionKind::Pass => 0,
            OptionKind::VoteFor | OptionKind::VoteAgainst => {
                let wanted = (option.kind == OptionKind::VoteFor) == way;
                if self.stands_well || !wanted {
                    -10
                } else {
                    100 + i32::from(option.n()) + 3 * i32::from(option.mode)
                }
            }
            OptionKind::CardVoteFor | OptionKind::CardVoteAgainst => {
                let wanted = (option.kind == OptionKind::CardVoteFor) == way;
                let cost = hand::keep(sight, option.card) / 2;
                if wanted && self.needs_dear(turns) { 60 - cost } else { -10 }
            }
            OptionKind::EdgeVoteFor | OptionKind::EdgeVoteAgainst => {
                let wanted = (option.kind == OptionKind::EdgeVoteFor) == way;
                let dear = self.worth.abs() > sight.w.edge * 2;
                if wanted && dear && self.needs_dear(turns) { 20 } else { -10 }
            }
            _ => self.card(option, turns),
        }
    }

    /// Votes of others' vampires that are of another sect than most of one's own.
    fn hostile(&self) -> i32 {
        let sight = self.sight;
        let sect = sight.ready(sight.me).find_map(|minion| sight.view.sect(minion));
        let others = sight.view.seats().skip(1).flat_map(|seat| sight.ready(seat));
        others
            .filter(|&minion| sight.view.sect(minion) != sect)
            .map(|minion| sight.view.number(Number::Votes, minion))
            .sum()
    }

    /// Whether votes that cost something are called for.
    fn needs_dear(&self, turns: bool) -> bool {
        !self.stands_well && turns && self.short > self.free && self.worth.abs() > 30
    }

    /// A card or ability that gives votes, or does something else in a referendum.
    fn card(&self, option: &Choice, turns: bool) -> i32 {
        let sight = self.sight;
        let Some(offer) = Offer::of(sight, option) else { return 0 };
        if offer.can_wait() || !offer.survives(sight) {
            return -1;
        }
        let deed = offer.deed;
        let mut worth = offer.plain(sight);
        if deed.votes > 0 || (deed.votes_against > 0 && self.worth < 0) {
            let n = i32::from(deed.votes + deed.votes_against);
            if self.needs_dear(turns) {
                let enough = n >= self.short - self.free;
                worth += self.worth.abs() / if enough { 2 } else { 3 } + 2 * n + n.min(self.short);
            } else {
                worth -= 20;
            }
        } else if deed.votes_against > 0 {
            worth -= 200;
        }
        if deed.cancels_vote {
            worth += if self.stands_well { -200 } else { -self.worth.min(0) };
        }
        if deed.mutes {
            worth += if self.worth > 0 { self.worth / 4 * self.hostile().min(4) / 4 } else { -20 };
        }
        worth
    }
}

/// What it is worth to the controller of a minion that what it has cast is cancelled.
pub(crate) fn silence(sight: &Sight, card: CardId) -> i32 {
    let Some(referendum) = sight.view.referendum() else { return 0 };
    let source = |ballot: &&Ballot| sight.view.resolve(ballot.source.card()) == Some(card);
    let cast = referendum
        .ballots
        .iter()
        .find(source)
        .map_or(0, |ballot| i32::from(ballot.cast) + 2 * i32::from(ballot.ballots));
    let owner = sight.card(card).map(|card: &Card| card.controller);
    if owner == Some(sight.me) { -20 * cast } else { -10 * cast }
}

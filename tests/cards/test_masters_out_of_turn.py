"""Master cards that are played out of turn, in an action or a combat of others."""

import methuselah as mt
import pytest
from driving import Duel, Never, Offers, Refused, Resolve
from methuselah._core import Position
from positions import bled, targets

# ---- Archon Investigation


def investigated(bonus: list[str], pool: int = 20) -> Position:
    """Seat 0 bleeds seat 1, who holds the investigation, with that on top."""
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=bonus)
    s.seat(1, hand=["Archon Investigation"], pool=pool)
    s.seat(2, hand=["Archon Investigation"])
    s.minion(0, "Ayelech")
    g = s.start()
    g.play(kind="bleed", minion="Ayelech")
    for card in bonus:
        g.play(kind="play", card=card, level="superior")
    return g


def test_the_investigation_burns_whoever_bleeds_for_4() -> None:
    g = investigated(["Conditioning"])
    g.play(kind="play", card="Archon Investigation", seat=1)
    g.pass_until("minion")
    assert g.seat(1).pool == 20 - 3  # what it costs
    assert "Ayelech" in g.seat(0).ash_heap
    assert g.edge is None


def test_the_investigation_is_not_for_a_bleed_of_3(never: Never) -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=["Conditioning"])
    s.seat(1, hand=["Archon Investigation"])
    s.minion(0, "Ashley")
    g = s.start()
    g.play(kind="bleed", minion="Ashley")
    g.play(kind="play", card="Conditioning", level="inferior")
    never(g, card="Archon Investigation")


def test_the_investigation_is_only_for_whoever_is_bled_and_can_pay(never: Never) -> None:
    g = investigated(["Conditioning"])
    never(g, seat=2, card="Archon Investigation")
    never(investigated(["Conditioning"], pool=2), card="Archon Investigation")


@pytest.mark.ruling("100085#803b62c8")
def test_the_investigation_comes_before_the_action_would_succeed(never: Never) -> None:
    """A bonus of a trigger as it would succeed is too late to be investigated."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Conditioning"])
    s.seat(1, hand=["Archon Investigation"])
    s.minion(0, "Ashley", cards=["Laptop Computer"])
    g = s.start()
    g.play(kind="bleed", minion="Ashley")
    g.play(kind="play", card="Conditioning", level="inferior")
    seen = set()
    while g.decision and g.decision.kind not in {"minion", "discard"}:
        if any(o.card == "Archon Investigation" for o in g.decision.options):
            seen.add(g.decision.kind)
        g.choose(next(o for o in g.decision.options if o.kind == "pass"))
    assert seen == {"declined"}


def test_an_out_of_turn_master_costs_the_next_master_phase_action(refused: Refused) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Conditioning"])
    s.seat(1, hand=["Archon Investigation", "Fame"], pool=20)
    s.minion(0, "Ayelech")
    s.minion(1, "Ashley")
    g = s.start()
    g.play(kind="bleed", minion="Ayelech")
    g.play(kind="play", card="Conditioning", level="superior")
    g.play(kind="play", card="Archon Investigation", seat=1)
    g.pass_until("unlock", seat=1)
    refused(g, card="Fame")


# ---- Special Report


def test_the_report_unlocks_a_vampire_that_attempts_to_block() -> None:
    g = bled("Ashley", ["Special Report"], locked=True)
    g.play(kind="play", card="Special Report", target="Ashley")
    g.pass_until("strike")
    assert g.seat(1).pool == 30


@pytest.mark.parametrize("pays", [True, False])
def test_the_report_gives_an_intercept_for_a_pool(pays: bool, offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, hand=["Special Report"], pool=20)
    s.minion(0, "Ryan", blood=1)
    s.minion(1, "Ashley", locked=True)
    g = s.start()
    g.play(kind="hunt", minion="Ryan")
    g.play(kind="play", card="Special Report", target="Ashley")
    if pays:
        g.play(kind="use grant", card="Special Report")
        assert not offers(g, kind="use grant", card="Special Report")
    g.pass_until("strike" if pays else "minion")
    assert g.seat(1).pool == 20 - pays
    assert g.minion("Ryan").blood == (1 if pays else 2)


@pytest.mark.ruling("G00124#11a9d8ce")
def test_the_report_is_also_for_whoever_attempts_to_block_already() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, hand=["Special Report"], pool=20)
    s.minion(0, "Ryan", blood=1)
    s.minion(1, "Ashley")
    g = s.start()
    g.play(kind="hunt", minion="Ryan")
    g.play(kind="block", minion="Ashley")
    g.play(kind="play", card="Special Report", target="Ashley")
    g.play(kind="use grant", card="Special Report")
    g.pass_until("strike")


@pytest.mark.ruling("G00124#bd9dc2f6")
def test_the_report_is_not_for_who_cannot_block(never: Never) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Daring the Dawn"])
    s.seat(1, hand=["Special Report"])
    s.minion(0, "Brock Sterling")
    s.minion(1, "Ashley", locked=True)
    g = s.start()
    g.play(kind="bleed", minion="Brock Sterling")
    g.play(kind="play", card="Daring the Dawn", level="superior")
    never(g, card="Special Report")


@pytest.mark.ruling("G00124#e9638f7e")
def test_the_report_is_only_for_whoever_may_block(never: Never) -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(2, hand=["Special Report"])
    s.minion(0, "Brock Sterling")
    s.minion(2, "Ashley", locked=True)
    g = s.start()
    g.play(kind="bleed", minion="Brock Sterling")
    never(g, card="Special Report")


# ---- Vox Domini


def called(votes: str = "Kine Resources Contested") -> Position:
    """Seat 0, with four votes, has called a referendum; each holds a Vox Domini."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[votes, "Vox Domini"])
    s.seat(1, hand=["Vox Domini", "Vox Domini"], pool=20)
    s.minion(0, "Ayelech")
    g = s.start()
    g.play(kind="play", card=votes)
    g.pass_until("terms")
    g.play(kind="choose", target=0, amount=2)
    g.play(kind="choose", target=1, amount=2)
    return g


def test_the_voice_makes_a_referendum_fail() -> None:
    g = called()
    g.play(kind="vote for", minion="Ayelech")
    g.play(kind="play", card="Vox Domini", seat=1)
    assert g.decision and g.decision.kind != "polling"
    g.pass_until("minion")
    assert g.seat(1).pool == 19  # what it costs
    assert g.seat(0).pool == 30


def test_the_voice_speaks_once_a_game_for_each(never: Never) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Kine Resources Contested", "Ancilla Empowerment"])
    s.seat(1, hand=["Vox Domini", "Vox Domini"])
    s.minion(0, "Ayelech")
    s.minion(0, "Belinde")
    g = s.start()
    g.play(kind="play", card="Kine Resources Contested", minion="Ayelech")
    g.pass_until("terms")
    g.play(kind="choose", target=0, amount=2)
    g.play(kind="choose", target=1, amount=2)
    g.play(kind="play", card="Vox Domini", seat=1)
    g.play(kind="play", card="Ancilla Empowerment", minion="Belinde")
    never(g, card="Vox Domini", seat=1)
    assert "Vox Domini" in g.seat(1).hand


def test_the_voice_is_not_for_ones_own_turn(never: Never) -> None:
    g = called()
    never(g, card="Vox Domini", seat=0)


# ---- Warning Sirens


def marked(intercept: bool = False) -> Position:
    """Ryan of seat 0 is after Ashley, who has a Haven Uncovered."""
    s = mt.Scenario(players=3, blanks=True)
    s.seat(1, hand=["Warning Sirens"])
    s.seat(2, hand=["Warning Sirens"])
    s.minion(0, "Ryan")
    s.minion(1, "Ashley")
    s.minion(1, "Sully")
    s.permanent(0, "Haven Uncovered", on="Ashley")
    g = s.start()
    g.play(kind="action", card="Haven Uncovered", minion="Ryan")
    return g


@pytest.mark.parametrize("seat", [1, 2])
def test_sirens_give_the_target_an_intercept(seat: int) -> None:
    g = marked()
    g.play(kind="block", minion="Ashley")
    g.play(kind="play", card="Warning Sirens", seat=seat)
    g.pass_until("strike")
    assert g.minion("Ashley").locked  # it has blocked


def test_sirens_give_no_one_else_an_intercept(offers: Offers) -> None:
    g = marked()
    g.play(kind="block", minion="Sully")
    assert not offers(g, card="Warning Sirens")


def test_sirens_let_a_minion_in_combat_dodge(duel: Duel, resolve: Resolve) -> None:
    g = duel("Ryan", "Ayelech", [], ["Warning Sirens"])
    g.play(kind="play", card="Warning Sirens", target="Ayelech", seat=1)
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Ryan")
    g.play(kind="dodge", minion="Ayelech")
    resolve(g)
    assert (g.minion("Ryan").blood, g.minion("Ayelech").blood) == (4, 7)


def test_sirens_are_heard_by_either_combatant_in_this_round_only(
    duel: Duel, resolve: Resolve, never: Never
) -> None:
    g = duel("Ryan", "Ayelech", ["Boxed In"], ["Warning Sirens"])
    assert targets(g, "Warning Sirens") == {"Ryan", "Ayelech"}
    g.play(kind="play", card="Warning Sirens", target="Ayelech", seat=1)
    resolve(g, "press")
    g.play(kind="play", card="Boxed In")
    never(g, kind="dodge")

"""Chapters EMPLOY and RECRUIT: retainers and allies come into play."""

import methuselah as mt
import pytest
from driving import Offers, Refused, Resolve


@pytest.mark.rule("EMPLOY-1", "CARD-25", "CARD-3")
@pytest.mark.parametrize(("level", "life"), [("inferior", 1), ("superior", 2)])
def test_a_retainer_is_employed_with_its_life(level: str | None, life: int) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Raven Spy"])
    s.minion(0, "The Dowager", blood=4, cards=["Murder of Crows"])
    g = s.start()
    g.play(card="Raven Spy", level=level)
    g.pass_until("discard")
    assert g.minion("The Dowager").cards == ["Murder of Crows", "Raven Spy"]  # no limit
    assert g.minion("Raven Spy").blood == life
    assert g.minion("The Dowager").blood == 3  # its cost


@pytest.mark.rule("EMPLOY-1")
def test_to_employ_is_undirected_with_1_stealth(resolve: Resolve) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Raven Spy"])
    s.minion(0, "The Dowager", blood=4)
    s.minion(2, "Colette")
    g = s.start()
    g.play(card="Raven Spy", level="inferior")
    g.play(kind="block", minion="Colette")
    resolve(g)
    assert g.minion("The Dowager").cards == ["Raven Spy"]


@pytest.mark.rule("RECRUIT-1", "CARD-23", "CARD-3")
@pytest.mark.parametrize(("level", "life"), [("inferior", 1), ("superior", 2)])
def test_an_ally_enters_ready_with_its_life(level: str | None, life: int, resolve: Resolve) -> None:
    """The Dowager recruits Underbridge Stray, for 1 blood."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Underbridge Stray"])
    s.minion(0, "The Dowager", blood=4)
    s.minion(1, "Sully")
    g = s.start()
    g.play(card="Underbridge Stray", level=level)
    assert g.minion("The Dowager").blood == 4  # not paid until the action is successful
    resolve(g)
    stray = g.minion("Underbridge Stray")
    assert (stray.seat, stray.blood, stray.locked, stray.torpor) == (0, life, False, False)
    assert g.minion("The Dowager").blood == 3


@pytest.mark.rule("RECRUIT-1")
def test_a_recruited_ally_cannot_act_this_turn(
    resolve: Resolve, offers: Offers, refused: Refused
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Underbridge Stray"])
    s.minion(0, "The Dowager", blood=4)
    s.minion(0, "Ryan")
    s.minion(1, "Sully")
    g = s.start()
    g.play(card="Underbridge Stray", level="inferior", minion="The Dowager")
    resolve(g)
    assert g.decision.kind == "minion"
    assert not offers(g, minion="Underbridge Stray")
    # It may block in the next one's turn, and act in its own next turn.
    g.pass_until("minion", seat=1)
    g.play(kind="bleed", minion="Sully")
    g.play(kind="block", minion="Underbridge Stray")


@pytest.mark.rule("RECRUIT-1")
def test_to_recruit_is_undirected_with_1_stealth(resolve: Resolve) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Underbridge Stray"])
    s.minion(0, "The Dowager", blood=4)
    s.minion(2, "Colette")
    g = s.start()
    g.play(card="Underbridge Stray", level="inferior")
    g.play(kind="block", minion="Colette")
    resolve(g)
    assert g.minion("Underbridge Stray").seat == 0
    assert [m.name for m in g.seat(0).minions] == ["The Dowager", "Underbridge Stray"]


@pytest.mark.rule("RECRUIT-1")
def test_an_ally_that_enters_in_another_way_can_act() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Jake Washington"])
    g = s.start(phase="master")
    g.play(card="Jake Washington")
    g.pass_until("minion")
    g.play(kind="bleed", minion="Jake Washington")

"""Chapter TERM: key terms."""

import methuselah as mt
import pytest
from driving import Allocate, Blocked, Refused, Resolve, Written


@pytest.mark.rule("TERM-1", "TERM-3", "CARD-24")
def test_a_burned_card_goes_to_its_owners_ash_heap_with_what_is_on_it(
    blocked: Blocked, resolve: Resolve
) -> None:
    """An ally owned by seat 2, under seat 1's control, burns with seat 1's gun on it."""
    s = mt.Scenario(players=3)
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Underbridge Stray", owner=2, cards=["Sport Bike"])
    g = s.start()
    blocked(g, "Wauneka", "Underbridge Stray")
    resolve(g)
    assert "Underbridge Stray" in g.seat(2).ash_heap
    assert "Sport Bike" in g.seat(1).ash_heap + g.seat(2).ash_heap


@pytest.mark.rule("TERM-1")
def test_what_is_removed_from_the_game_is_in_no_pile() -> None:
    """Wider View: look at the top of the crypt, and remove an uncontrolled vampire."""
    s = mt.Scenario(players=2)
    s.seat(0, crypt=["Ryan"], uncontrolled=[("Sully", 2)])
    s.permanent(0, "Wider View")
    g = s.start(phase="influence")
    g.play(kind="use", card="Wider View", mode=0)
    g.play(kind="choose", target="Sully")
    me = g.seat(0)
    assert me.removed == ["Sully"]
    assert me.ash_heap == []
    assert [m.name for m in me.uncontrolled] == ["Ryan"]
    assert g.minion("Sully").blood == 0  # its counters burn


@pytest.mark.rule("TERM-2")
def test_ash_heaps_are_public() -> None:
    """A discard is named to everyone."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Blood Doll"])
    g = s.start(phase="discard")
    g.play(kind="discard", card="Blood Doll")
    assert any("Blood Doll" in line for line in g.log)
    assert g.seat(0).ash_heap == ["Blood Doll"]


@pytest.mark.rule("TERM-3", "CARD-15")
def test_control_can_change_ownership_cannot() -> None:
    """Anarch Troublemaker goes to the prey, and burns to its owner's ash heap."""
    s = mt.Scenario(players=2)
    s.minion(1, "Sully")
    s.permanent(0, "Anarch Troublemaker")
    g = s.start(phase="unlock")
    g.play(kind="use", card="Anarch Troublemaker")
    while g.decision.kind in ("choose", "may"):
        g.choose(g.decision.options[0])
    assert g.seat(1).permanents == ["Anarch Troublemaker"]
    assert g.seat(0).permanents == []


@pytest.mark.rule("TERM-5")
def test_an_effect_takes_as_many_counters_as_there_are() -> None:
    """A bleed for 3 against 2 pool."""
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Govern the Unaligned"])
    s.seat(1, pool=2)
    s.minion(0, "Sully")
    g = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    g.pass_until("discard")
    assert g.seat(1).pool == 0
    assert g.seat(1).ousted


@pytest.mark.rule("TERM-6", "CARD-14")
def test_a_card_on_a_card_is_its_own_target(resolve: Resolve, refused: Refused) -> None:
    """Pentex Subversion on Sully, played by seat 0: to burn it targets seat 0's card."""
    s = mt.Scenario(players=3)
    s.minion(1, "Sully")
    s.minion(1, "Ryan")
    s.minion(0, "Wauneka")
    s.minion(2, "Colette")
    s.permanent(0, "Pentex Subversion", on="Sully")
    g = s.start(active=1)
    g.play(kind="action", card="Pentex Subversion", minion="Ryan")
    refused(g, kind="block", minion="Colette")  # directed at seat 0 only
    g.play(kind="block", minion="Wauneka")


@pytest.mark.rule("TERM-7")
def test_what_a_referendum_affects_is_no_target(allocate: Allocate, resolve: Resolve) -> None:
    """So it is no directed action, and one's own may be affected too."""
    s = mt.Scenario(players=4)
    s.seat(0, hand=["Kine Resources Contested"])
    s.minion(0, "Belinde")
    s.minion(2, "Colette", cards=["Sport Bike"])
    s.minion(3, "Sully", cards=["Sport Bike"])
    g = s.start()
    g.play(card="Kine Resources Contested")
    assert {o.minion for o in g.decision.options if o.kind == "block"} <= {"Sully"}
    allocate(g, 1, 0, 3, 0)
    g.play(kind="vote for", minion="Belinde")
    resolve(g)
    assert [g.seat(n).pool for n in range(4)] == [29, 30, 27, 30]


@pytest.mark.rule("TERM-8")
@pytest.mark.parametrize(("way", "blood", "pool"), [(0, 1, 31), (1, 3, 29)])
def test_counters_change_kind_as_they_move(way: int, blood: int, pool: int) -> None:
    """Vessel: blood becomes pool, pool becomes blood."""
    s = mt.Scenario(players=2)
    s.minion(0, "Sully", blood=2, cards=["Vessel"])
    g = s.start(phase="unlock")
    g.play(kind="use", card="Vessel")
    g.choose(g.decision.options[way])
    assert (g.minion("Sully").blood, g.seat(0).pool) == (blood, pool)


@pytest.mark.rule("TERM-8", "STRIKE-7")
def test_life_stolen_by_a_vampire_is_blood(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Theft of Vitae"])
    s.minion(0, "Chrysanthemum", blood=2)
    s.minion(1, "Underbridge Stray")
    g = s.start()
    blocked(g, "Chrysanthemum", "Underbridge Stray")
    g.pass_until("strike")
    g.play(card="Theft of Vitae", level="inferior")
    resolve(g)
    assert g.minion("Chrysanthemum").blood == 3


STEALER = """
Card(
    name: "Abduction",
    facts: {"types": "Master"},
    modes: [(choose: [Cards([Any([Vampire, Type(Equipment)])])], do: [StealCard(Picked(0))])],
)
"""


def abduct(target: str, written: Written) -> mt.Position:
    s = mt.Scenario(players=2, cards=written(STEALER))
    s.seat(0, hand=["Abduction"])
    s.minion(0, "Ryan", cards=["Sport Bike"])
    s.minion(0, "Wauneka")
    s.minion(1, "Belinde", region="torpor", cards=["Laptop Computer"])
    g = s.start(phase="master")
    g.play(card="Abduction", target=target)
    return g


@pytest.mark.rule("TERM-4", "TERM-3")
def test_a_stolen_card_stays_in_its_region_for_good(written: Written) -> None:
    g = abduct("Belinde", written)
    belinde = g.minion("Belinde")
    assert belinde.torpor
    assert "Belinde" in [minion.name for minion in g.seat(0).minions]
    g.pass_until("unlock", seat=1)
    assert "Belinde" in [minion.name for minion in g.seat(0).minions]


@pytest.mark.rule("TERM-4")
def test_one_that_is_on_a_minion_goes_to_a_minion_of_the_thief(written: Written) -> None:
    g = abduct("Laptop Computer", written)
    assert {o.target for o in g.decision.options} == {"Ryan", "Wauneka"}
    g.play(kind="choose", target="Wauneka")
    assert g.minion("Wauneka").cards == ["Laptop Computer"]


@pytest.mark.rule("TERM-4", "CARD-24")
def test_it_goes_to_none_that_cannot_have_it(written: Written) -> None:
    """Ryan has a Laptop Computer and can have only one, Ponticulus can have no equipment."""
    s = mt.Scenario(players=2, cards=written(STEALER))
    s.seat(0, hand=["Abduction"])
    s.minion(0, "Ryan", cards=["Laptop Computer"])
    s.minion(0, "Wauneka")
    s.minion(0, "Brooke")
    s.minion(0, "Ponticulus")
    s.minion(1, "Sully", cards=["Laptop Computer"])
    g = s.start(phase="master")
    options = [o for o in g.decision.options if o.target == "Laptop Computer"]
    g.choose(options[-1])
    g.pass_until("choose")
    assert {o.target for o in g.decision.options} == {"Wauneka", "Brooke"}


@pytest.mark.rule("TERM-4")
def test_nobody_steals_from_oneself(written: Written) -> None:
    g = abduct("Sport Bike", written)
    assert g.decision.kind == "master"
    assert g.minion("Ryan").cards == ["Sport Bike"]

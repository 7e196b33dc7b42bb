"""Revolutionary Council: Anarchs lock, and points burn pool, locations and equipment."""

import methuselah as mt
import pytest
from driving import Offers, Written
from positions import allocate, cast_all, pools, targets

COUNCIL = "Revolutionary Council"


def council(*anarchs: str) -> mt.Position:
    s = mt.Scenario(players=3)
    s.seat(0, hand=[COUNCIL], pool=10)
    s.seat(1, pool=10)
    s.seat(2, pool=2)
    s.minion(0, "Leumeah")
    for name in anarchs:
        s.minion(0, name)
    s.minion(0, "Laura Goldman", locked=True)
    s.minion(0, "Joseph Fischer", region="torpor")
    s.minion(0, "Sully")
    s.minion(1, "Irena", cards=[".44 Magnum"])
    s.permanent(1, "Creepshow Casino")
    s.permanent(2, "The Rack")
    g = s.start()
    g.play(card=COUNCIL, minion="Leumeah")
    g.pass_until("terms")
    return g


def choose(g: mt.Position, *names: str, all_of_them: bool = False) -> None:
    """These, in the order in which they are offered, and no more if there are more."""
    order = [o.target for o in g.decision.options if o.target in names]
    for name in order:
        g.play(target=name)
    passes = [o for o in g.decision.options if o.kind == "pass" and not all_of_them]
    if passes:
        g.choose(passes[0])


def test_ready_unlocked_anarchs_are_chosen_first() -> None:
    g = council("Crow", "Ariane")
    assert targets(g) == {"Crow", "Ariane"}
    first = g.decision.options[0].target
    g.play(target=first)
    assert targets(g) == {"Crow", "Ariane", None} - {first}


@pytest.mark.ruling("101631#46c3fdf7", "G00135#1c51405c")
def test_points_burn_pool_beyond_what_there_is() -> None:
    """Two Anarchs give 4 points: more can go to a Methuselah than the pool they have."""
    g = council("Crow", "Ariane")
    choose(g, "Crow", "Ariane", all_of_them=True)
    assert targets(g) == {None, ".44 Magnum", "Creepshow Casino", "The Rack"}
    choose(g)
    allocate(g, 0, 1, 3)
    cast_all(g)
    g.pass_until("minion")
    assert pools(g)[:2] == [10, 9 + 6]  # of a prey with 2 pool
    assert g.seat(2).ousted
    assert g.minion("Crow").locked
    assert g.minion("Ariane").locked


def test_locations_and_equipment_with_a_point_burn() -> None:
    g = council("Crow", "Ariane")
    choose(g, "Crow", "Ariane", all_of_them=True)
    choose(g, ".44 Magnum", "The Rack")
    assert [str(o).split()[1] for o in g.decision.options] == ["2", "3", "4"]
    g.choose(g.decision.options[1])  # one of the points does nothing more
    allocate(g, 0, 1, 0)
    cast_all(g)
    g.pass_until("minion")
    assert pools(g) == [10, 9, 2]
    assert g.minion("Irena").cards == []
    assert "The Rack" not in str(g.seat(2).permanents)
    assert "Creepshow Casino" in str(g.seat(1).permanents)


def test_one_anarch_gives_two_points() -> None:
    g = council("Crow", "Ariane")
    choose(g, "Crow")
    choose(g)
    assert [o.amount for o in g.decision.options] == [0, 1, 2]
    allocate(g, 0, 2, 0)
    cast_all(g)
    g.pass_until("minion")
    assert pools(g) == [10, 8, 2]
    assert g.minion("Crow").locked
    assert not g.minion("Ariane").locked


@pytest.mark.ruling("101631#46c3fdf7")
def test_who_locks_meanwhile_still_counts(written: Written) -> None:
    own = written(
        'Card(name: "Net", facts: {"types": "Master"}, modes: [(do: [PutInPlay])], abilities:'
        " [Use((when: Polling, cost: [BurnThis], choose: [Cards([Minion])],"
        " do: [Lock(Picked(0))]))])"
    )
    s = mt.Scenario(players=3, cards=own)
    s.seat(0, hand=[COUNCIL], pool=10)
    s.seat(1, pool=10)
    s.permanent(1, "Net")
    s.minion(0, "Leumeah")
    s.minion(0, "Crow")
    g = s.start()
    g.play(card=COUNCIL, minion="Leumeah")
    g.pass_until("terms")
    choose(g, "Crow")
    choose(g)
    allocate(g, 0, 2, 0)
    g.pass_until("polling", seat=1)
    g.play(kind="use", card="Net", target="Crow")
    cast_all(g)
    g.pass_until("minion")
    assert g.seat(1).pool == 8


@pytest.mark.ruling("G00037#a79fef3c")
def test_it_is_called_by_a_baron_with_another_anarch_to_lock(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[COUNCIL])
    s.minion(0, "Leumeah")
    s.minion(0, "Belinde")
    assert not offers(s.start(), card=COUNCIL)
    s.minion(0, "Crow")
    g = s.start()
    assert {o.minion for o in g.decision.options if o.card == COUNCIL} == {"Leumeah"}


def test_a_council_that_fails_locks_nobody() -> None:
    g = council("Crow")
    choose(g, "Crow")
    choose(g)
    allocate(g, 0, 2, 0)
    cast_all(g, "vote against")
    g.pass_until("minion")
    assert pools(g) == [10, 10, 2]
    assert not g.minion("Crow").locked

"""Numbers that are chosen in secret, and votes that others cast."""

import methuselah as mt
import pytest
from driving import Never, Offers, Written
from positions import call, pools, votes

GAME = "Game of Malkav"
MUSTAFA = "Mustafa, The Heir"
ANCILLA = "Ancilla Empowerment"


# ---- Game of Malkav


def malkav(*numbers: int) -> mt.Position:
    s = mt.Scenario(players=3)
    s.seat(0, hand=[GAME], pool=10)
    s.seat(1, pool=10)
    s.seat(2, pool=10)
    s.minion(0, "Sully")
    g = s.start(phase="master")
    g.play(card=GAME)
    g.pass_until("sealed")
    for seat, n in enumerate(numbers):
        assert g.decision.seat == seat
        g.choose(g.decision.options[n - 1])
    return g


def test_the_player_chooses_from_one_more() -> None:
    g = malkav()
    for most in [6, 5, 5]:
        assert [str(o).split()[1] for o in g.decision.options] == [
            str(n) for n in range(1, most + 1)
        ]
        g.choose(g.decision.options[0])


@pytest.mark.parametrize(
    ("numbers", "after"),
    [
        ((6, 5, 1), [4, 15, 11]),
        ((6, 4, 4), [16, 14, 14]),
        ((3, 2, 1), [7, 8, 11]),
        ((2, 2, 1), [8, 8, 11]),
        ((6, 3, 5), [4, 13, 15]),
    ],
)
def test_one_more_than_another_burns_what_it_would_gain(
    numbers: tuple[int, ...], after: list[int]
) -> None:
    g = malkav(*numbers)
    g.pass_until("minion")
    assert pools(g) == after


def test_nobody_learns_a_number_before_all_have_chosen() -> None:
    """What the others are offered and told is the same, whatever has been chosen."""
    told = set()
    for first in range(1, 7):
        g = malkav(first)
        asked = [str(o) for o in g.decision.options]
        log = list(g.log)
        g.choose(g.decision.options[2])
        told.add(str((asked, log, [str(o) for o in g.decision.options], list(g.log))))
    assert len(told) == 1
    assert "secret" in told.pop()
    g = malkav(6, 2, 4)
    assert all(
        any(f"seat {s} has chosen {n}" in line for line in g.log) for s, n in [(0, 6), (2, 4)]
    )


def test_all_is_gained_and_burned_at_once() -> None:
    """What seat 1 burns is its last pool; its predator gains 6 after that."""
    s = mt.Scenario(players=3)
    s.seat(0, hand=[GAME], pool=10)
    s.seat(1, pool=3)
    s.seat(2, pool=10)
    s.minion(0, "Sully")
    g = s.start(phase="master")
    g.play(card=GAME)
    g.pass_until("sealed")
    for n in [2, 3, 1]:
        g.choose(g.decision.options[n - 1])
    g.pass_until("minion")
    assert g.seat(1).ousted
    assert g.seat(0).pool == 10 - 2 + 6
    assert g.seat(2).pool == 11


def test_the_game_is_one_of_malkavians(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[GAME])
    s.minion(0, "Belinde")
    assert not offers(s.start(phase="master"), card=GAME)


# ---- Mustafa


def mustafa() -> mt.Position:
    s = mt.Scenario(players=3)
    s.seat(0, hand=[ANCILLA], pool=10)
    s.minion(0, "Belinde")
    s.minion(0, MUSTAFA, blood=2)
    s.minion(1, "Catalina Vega", blood=3)
    s.minion(1, "Sully")
    s.minion(2, "Tatiana Romanov", blood=3)
    return call(s, ANCILLA, "Belinde")


def forced(g: mt.Position, seat: int, way: int) -> None:
    g.pass_until("polling", seat=seat)
    g.play(kind="use", card=MUSTAFA)
    g.choose(g.decision.options[way])


@pytest.mark.parametrize("cast", [False, True])
def test_an_older_toreador_casts_his_votes(cast: bool) -> None:
    """Be they cast already or not; 1 blood goes to him."""
    g = mustafa()
    if cast:
        g.play(kind="vote for", minion=MUSTAFA)
    forced(g, 1, 1)
    assert g.minion("Catalina Vega").blood == 2
    assert g.minion(MUSTAFA).blood == 3
    assert MUSTAFA not in votes(g, 0)
    g.play(kind="vote for", minion="Belinde")
    g.pass_until("minion")
    assert g.seat(0).pool == 10  # 2 and the card's 1, which is not cast, against 2


@pytest.mark.ruling("201026#110e0f30")
def test_whoever_does_so_last_has_the_say() -> None:
    g = mustafa()
    forced(g, 1, 1)
    forced(g, 2, 0)
    assert g.minion(MUSTAFA).blood == 4
    g.pass_until("minion")
    assert g.seat(0).pool == 8


SEAT = """
Card(name: "Seat of the Elders", facts: {"types": "Master"},
    modes: [(choose: [Cards([Vampire])], do: [GiveTitle(Picked(0), Primogen)])])
"""


@pytest.mark.ruling("G00159#02558d6a")
@pytest.mark.parametrize(
    ("ways", "result"),
    [
        ([], "fails: 0 for, 4 against"),
        ([(2, 0)], "passes: 1 for, 0 against"),
        ([(2, 0), (0, 1)], "fails: 0 for, 4 against"),
    ],
)
def test_votes_against_do_not_count_while_he_is_forced_to_vote_for(
    ways: list[tuple[int, int]], result: str, written: Written
) -> None:
    """The 3 of Protected District, which requires a primogen; as one he has a vote."""
    s = mt.Scenario(players=3, cards=written(SEAT))
    s.seat(0, hand=[ANCILLA])
    s.seat(1, hand=["Seat of the Elders", "Protected District"])
    s.minion(0, "Ryan")
    s.minion(0, "Catalina Vega")
    s.minion(1, MUSTAFA, blood=2)
    s.minion(2, "Tatiana Romanov")
    g = s.start(active=1, phase="master")
    g.play(card="Seat of the Elders", target=MUSTAFA)
    g.pass_until("minion", seat=0)
    g.play(card=ANCILLA, minion="Ryan")
    g.pass_until("polling", seat=1)
    g.play(card="Protected District", minion=MUSTAFA)
    for seat, way in ways:
        forced(g, seat, way)
    g.pass_until("minion")
    assert any(line.endswith(f"{ANCILLA} {result}") for line in g.log)


def test_each_toreador_does_so_once(offers: Offers) -> None:
    g = mustafa()
    forced(g, 1, 1)
    g.pass_until("polling", seat=1)
    assert not offers(g, kind="use", card=MUSTAFA)


def test_a_toreador_needs_blood_and_age_and_another_methuselah(never: Never) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[ANCILLA])
    s.minion(0, "Belinde")
    s.minion(0, MUSTAFA)
    s.minion(0, "Tatiana Romanov")
    s.minion(1, "Catalina Vega", blood=0)
    s.minion(1, "Lord Fianna")
    never(call(s, ANCILLA, "Belinde"), kind="use", card=MUSTAFA)


def test_no_blood_hunt_is_a_political_action(never: Never) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Ryan")
    s.minion(0, MUSTAFA)
    s.minion(1, "Sully", region="torpor")
    s.minion(1, "Tatiana Romanov")
    g = s.start()
    g.play(kind="diablerize", minion="Ryan")
    never(g, kind="use", card=MUSTAFA)

"""Chapter SETUP."""

from collections import Counter

import methuselah as mt
import pytest
from methuselah._core import ScenarioError


@pytest.mark.rule("SETUP-1")
def test_left_is_the_prey_right_the_predator_and_turns_go_clockwise() -> None:
    s = mt.Scenario(players=4)
    g = s.start(active=2, phase="discard")
    assert (g.view(2).prey, g.view(2).predator) == (3, 1)
    assert (g.view(3).prey, g.view(3).predator) == (0, 2)
    order = []
    for _ in range(5):
        order.append(g.view(0).active)
        g.pass_until("discard", seat=(order[-1] + 1) % 4)
    assert order == [2, 3, 0, 1, 2]


@pytest.mark.rule("SETUP-1")
def test_a_random_methuselah_goes_first(decks: list[mt.Deck]) -> None:
    table = mt.Table(decks, policies="random", seating="random")
    first = Counter(mt.Game(table, seed=1, game=n).decks[0] for n in range(200))
    assert len(first) == 5
    assert min(first.values()) > 15


@pytest.mark.rule("SETUP-2", "SETUP-3")
def test_30_pool_7_cards_4_vampires_and_the_edge_uncontrolled(decks: list[mt.Deck]) -> None:
    game = mt.Game(mt.Table(decks, policies="random"), seed=1)
    view = game.view(0)
    assert view.pool == [30] * 5
    assert view.edge is None
    assert view.hand_sizes == [7] * 5
    assert [len(game.view(seat).uncontrolled()) for seat in range(5)] == [4] * 5
    assert all(v.blood == 0 for v in view.uncontrolled())
    assert view.minions(0) == []


@pytest.mark.rule("SETUP-2")
def test_the_blood_bank_never_runs_out() -> None:
    s = mt.Scenario(players=5)
    s.seat(0, pool=249, edge=True)
    for seat in range(1, 5):
        s.seat(seat, pool=250)
    g = s.start(phase="unlock")
    g.play(kind="edge pool")
    assert g.seat(0).pool == 250


@pytest.mark.rule("SETUP-3")
def test_both_piles_are_shuffled(decks: list[mt.Deck]) -> None:
    table = mt.Table(decks, policies="random", seating="fixed")
    hands = {tuple(mt.Game(table, seed=seed).view(0).hand) for seed in range(10)}
    crypts = {
        tuple(v.name for v in mt.Game(table, seed=seed).view(0).uncontrolled())
        for seed in range(10)
    }
    assert len(hands) == 10
    assert len(crypts) > 5


@pytest.mark.rule("SETUP-3")
def test_only_the_owner_sees_hand_and_uncontrolled_cards() -> None:
    """A view shows the hand of its own seat; two games that differ in another's look the same."""
    views = []
    for card, vampire in (("Blood Doll", "Ryan"), ("Bonding", "Sully")):
        s = mt.Scenario(players=2)
        s.seat(0, hand=["Deflection"], uncontrolled=[("Ashley", 1)])
        s.seat(1, hand=[card], uncontrolled=[(vampire, 2)])
        v = s.start(phase="discard").view(0)
        assert "Deflection" in v.hand
        assert [m.name for m in v.uncontrolled()] == ["Ashley"]
        views.append((v.hand, v.hand_sizes, [m.name for m in v.uncontrolled()]))
    assert views[0] == views[1]


@pytest.mark.rule("SETUP-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_2_to_5_players(players: int) -> None:
    assert mt.Scenario(players=players).start(phase="discard").view(0).pool == [30] * players


@pytest.mark.rule("SETUP-4")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_no_other_number(players: int) -> None:
    with pytest.raises(ScenarioError, match="2 to 5"):
        mt.Scenario(players=players)

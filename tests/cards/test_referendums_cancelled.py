"""Cards that cancel a referendum: no result, and the political action card comes back."""

import methuselah as mt
import pytest
from driving import Never, Offers, Resolve, Written

ANCILLA = "Ancilla Empowerment"
DELAY = "Delaying Tactics"
STANDING = """
Card(
    name: "Standing Motion",
    facts: {"types": "Political Action"},
    modes: [(do: [PutInPlay])],
    abilities: [Action((by: [Vampire, ControlledBy(You)], act: Political, do: [Gain(Pool(You), 1)]))],
)
"""
COUNT = "Telepathic Vote Counting"
DOOM = """
// The card that is being played would not go to the ash heap.
Card(
    name: "Doomed Page",
    facts: {"types": "Master", "keywords": "out-of-turn"},
    modes: [(when: AsPlayed, do: [RemoveForBurning(Played)])],
)
"""
REWARD = """
// Waits for the result.
Card(
    name: "Reward",
    facts: {"types": "Master"},
    modes: [(do: [PutInPlay])],
    abilities: [Trigger((on: ReferendumPassed, do: [Gain(Pool(You), 1)]))],
)
"""


def called(
    hand: list[str], answer: list[str], caller: str = "Belinde", players: int = 3
) -> mt.Position:
    s = mt.Scenario(players=players, blanks=True)
    s.seat(0, hand=[ANCILLA, *hand], pool=20)
    s.seat(1, hand=answer)
    s.minion(0, caller)
    s.minion(0, "Sully")
    s.minion(1, "Ayelech", blood=3)
    g = s.start()
    g.play(kind="play", card=ANCILLA, minion=caller)
    return g


@pytest.mark.ruling("100519#97a09b98")
@pytest.mark.parametrize("late", [False, True])
def test_tactics_delay_a_referendum(late: bool, resolve: Resolve) -> None:
    g = called([], [DELAY])
    g.pass_until("polling", seat=1)
    if late:
        g.play(kind="vote for", minion="Ayelech")
        g.pass_until("polling", seat=1)
    g.play(kind="play", card=DELAY)
    assert g.minion("Ayelech").blood == 2
    assert not g.minion("Belinde").locked
    assert g.decision.kind == "discard down"  # with the card back in hand
    g.choose(next(o for o in g.decision.options if o.card != ANCILLA))
    assert not any("the referendum" in line and " against" in line for line in g.log)
    resolve(g)
    assert g.seat(1).pool == 30
    assert ANCILLA in g.seat(0).hand


@pytest.mark.ruling("100519#6df83ce1")
def test_nobody_calls_the_same_referendum_again(offers: Offers, resolve: Resolve) -> None:
    g = called([ANCILLA, "Kine Resources Contested"], [DELAY])
    g.pass_until("polling", seat=1)
    g.play(kind="play", card=DELAY)
    g.choose(
        next(o for o in g.decision.options if o.card not in {ANCILLA, "Kine Resources Contested"})
    )
    resolve(g, "minion")
    assert ANCILLA in g.seat(0).hand
    assert not offers(g, kind="play", card=ANCILLA)
    assert not offers(
        g, card="Kine Resources Contested", minion="Belinde"
    )  # a second political action
    assert offers(g, card="Kine Resources Contested", minion="Sully")


@pytest.mark.ruling("100519#b57c8e3f", "100519#2acab224")
@pytest.mark.parametrize("copies", [1, 2])
def test_a_motion_of_a_card_in_play_is_delayed(
    copies: int, written: Written, offers: Offers, resolve: Resolve
) -> None:
    """The card stays where it is, and another copy's can be called by another minion."""
    s = mt.Scenario(players=2, blanks=True, cards=written(STANDING))
    s.seat(0, pool=20)
    s.seat(1, hand=[DELAY])
    for _ in range(copies):
        s.permanent(0, "Standing Motion")
    for name in ("Belinde", "Sully"):
        s.minion(0, name)
    s.minion(1, "Ayelech")
    g = s.start()
    g.play(kind="action", card="Standing Motion", minion="Belinde")
    g.pass_until("polling", seat=1)
    g.play(kind="play", card=DELAY)
    resolve(g, "minion")
    assert g.seat(0).permanents == ["Standing Motion"] * copies
    assert "Standing Motion" not in g.seat(0).hand
    assert not g.minion("Belinde").locked
    assert not offers(g, card="Standing Motion", minion="Belinde")  # one political action a turn
    assert bool(offers(g, card="Standing Motion", minion="Sully")) is (copies == 2)


@pytest.mark.ruling("100519#b3d794e9")
@pytest.mark.parametrize("delayed", [True, False])
def test_a_motion_is_taken_back_before_it_burns(
    delayed: bool, written: Written, resolve: Resolve
) -> None:
    """One that would be removed from the game instead."""
    s = mt.Scenario(players=2, blanks=True, cards=written(DOOM))
    s.seat(0, hand=[ANCILLA])
    s.seat(1, hand=[DELAY, "Doomed Page"])
    s.minion(0, "Belinde")
    s.minion(1, "Ayelech")
    g = s.start()
    g.play(kind="play", card=ANCILLA)
    g.play(kind="play", card="Doomed Page")
    g.pass_until("polling", seat=1)
    if delayed:
        g.play(kind="play", card=DELAY)
        assert ANCILLA in g.seat(0).hand
    resolve(g, "minion")
    assert g.seat(0).removed == ([] if delayed else [ANCILLA])


@pytest.mark.ruling("100519#5c740a6a", "101951#15adc595")
@pytest.mark.parametrize(("cancels", "seat"), [(DELAY, 1), (COUNT, 0), (None, 0)])
def test_a_cancelled_referendum_has_no_result(
    cancels: str | None, seat: int, written: Written, resolve: Resolve
) -> None:
    """All votes have been cast for it, and what waits for the result has none to go by."""
    s = mt.Scenario(players=2, blanks=True, cards=written(REWARD))
    s.seat(0, hand=["Domain Challenge", COUNT], pool=20)
    s.seat(1, hand=[DELAY], pool=20)
    s.permanent(1, "Reward")
    s.minion(0, "Nassir")
    s.minion(1, "Ayelech")
    g = s.start()
    g.play(kind="play", card="Domain Challenge")
    g.pass_until("polling", seat=0)
    g.play(kind="vote for", amount=1)
    g.pass_until("polling", seat=1)
    g.play(kind="vote for", minion="Ayelech")
    if cancels:
        g.pass_until("polling", seat=seat)
        g.play(kind="play", card=cancels, level="inferior" if cancels == COUNT else None)
    resolve(g, "minion", "discard")
    tallied = any("the referendum" in line and " against" in line for line in g.log)
    assert tallied is (cancels is None)
    assert g.seat(1).pool == 20 + tallied


@pytest.mark.ruling("101951#97a09b98")
def test_the_count_is_called_off(resolve: Resolve) -> None:
    g = called([COUNT], [], "Nassir")
    g.pass_until("polling", seat=0)
    g.play(kind="play", card=COUNT, level="inferior")
    assert g.minion("Nassir").locked
    assert g.decision.kind == "discard down"
    g.choose(g.decision.options[0])
    assert not any("the referendum" in line and " against" in line for line in g.log)
    resolve(g)
    assert g.seat(1).pool == 30


@pytest.mark.ruling("101951#97a09b98")
@pytest.mark.parametrize("late", [False, True])
def test_a_vampire_abstains(late: bool, never: Never) -> None:
    g = called([COUNT], [], "Colette")
    if late:
        g.play(kind="vote against", minion="Ayelech")
        g.pass_until("polling", seat=0)
    g.play(kind="play", card=COUNT, level="superior", target="Ayelech")
    g.play(kind="vote for", amount=1)
    never(g, kind="vote against", minion="Ayelech")
    assert any("1 for, 0 against" in line for line in g.log)

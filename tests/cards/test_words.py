"""Words of the language that no printed card needs yet: each test writes its card itself."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import methuselah as mt
import pytest

Written = Callable[[str], mt.Cards]


@pytest.fixture
def written(tmp_path: Path) -> Written:
    """`written(entry)`: the printed cards, one of them with that text."""

    def written(entry: str) -> mt.Cards:
        file = tmp_path / "written.ron"
        file.write_text(entry, encoding="utf-8")
        return mt.Cards.load(str(file))

    return written


# ---- An acting minion that stops being ready


@pytest.mark.rule("BLOCK-6")
@pytest.mark.ruling("G00116#a68a0f1d")
def test_an_actor_out_of_the_way_before_block_resolution_leaves_the_blocker_unlocked(
    written: Written, resolve: Any
) -> None:
    cards = written('Card(name: "Follow the Blood", when: Blocked, modes: [(do: [Torpor(Actor)])])')
    s = mt.Scenario(players=2, cards=cards)
    s.seat(1, hand=["Follow the Blood"])
    s.minion(0, "Wauneka")
    s.minion(1, "Sully")
    g: Any = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    g.play(card="Follow the Blood")
    resolve(g)
    assert (g.minion("Wauneka").torpor, g.minion("Sully").locked) == (True, False)
    assert g.seat(1).pool == 30


def test_an_action_ends_with_the_readiness_of_its_minion(written: Written, resolve: Any) -> None:
    cards = written('Card(name: "Follow the Blood", when: Action, modes: [(do: [Torpor(Actor)])])')
    s = mt.Scenario(players=2, cards=cards)
    s.seat(1, hand=["Follow the Blood"])
    s.minion(0, "Wauneka")
    s.minion(1, "Sully")
    g: Any = s.start()
    g.play(kind="bleed")
    g.play(card="Follow the Blood")
    assert g.decision.kind != "block"
    resolve(g)
    assert g.seat(1).pool == 30


# ---- What has been burned


def burned(written: Written, which: str, on_burned: str) -> Any:
    """A card of seat 0 with that trigger waits; a reaction burns a card that fits."""
    cards = written(f"""
Card(name: "Brothers Grimm", modes: [(do: [PutInPlay])], abilities: [
    Trigger((on: Burned, {on_burned})),
])
Card(name: "Follow the Blood", when: Action, modes: [
    (choose: [Cards([{which}])], do: [BurnCard(Picked(0))]),
])
""")
    s = mt.Scenario(players=2, cards=cards)
    s.seat(0, pool=20)
    s.seat(1, pool=20, hand=["Follow the Blood"])
    s.permanent(0, "Brothers Grimm")
    s.minion(0, "Wauneka", locked=True)
    s.minion(0, "Meaghan")
    s.minion(1, "Ashley", blood=2, cards=["Sport Bike"])
    s.minion(1, "Sully")
    g: Any = s.start()
    g.play(kind="bleed")
    g.play(card="Follow the Blood", minion="Sully")
    return g


def test_a_trigger_sees_what_a_burned_card_was(written: Written) -> None:
    g = burned(
        written,
        'Named("Ashley")',
        "if: [If(Subject, [Ready, Vampire, ControlledBy(Prey), BloodAtLeast(2)])],"
        "do: [Gain(Pool(You), Event), Burn(Pool(Subject), Capacity(Subject))]",
    )
    assert "Ashley" in g.seat(1).ash_heap
    assert (g.seat(0).pool, g.seat(1).pool) == (20 + 2, 20 - 3)


@pytest.mark.rule("TERM-1")
def test_what_is_on_a_burned_card_burns_too(written: Written) -> None:
    of_equipment = "if: [If(Subject, [Type(Equipment)])], do: [Gain(Pool(You), 1)]"
    g = burned(written, 'Named("Ashley")', of_equipment)
    assert "Sport Bike" in g.seat(1).ash_heap
    assert g.seat(0).pool == 21


def test_a_card_may_do_something_as_it_burns(written: Written) -> None:
    itself = "if: [If(Subject, [The(This)])], do: [MoveCard(This, Hand)]"
    g = burned(written, 'Named("Brothers Grimm")', itself)
    assert "Brothers Grimm" in g.seat(0).hand


# ---- Capacity


@pytest.mark.rule("CARD-2")
@pytest.mark.parametrize(
    ("effect", "before", "after"),
    [
        ('choose: [Cards([Named("Praxis Seizure: Berlin")])], do: [BurnCard(Picked(0))]', 7, 6),
        ("do: [Add(Capacity, Actor, -3, Turn)]", 7, 4),
        ("do: [Add(Capacity, Actor, -3, Turn)]", 4, 4),
    ],
)
def test_blood_drains_at_once_as_the_capacity_falls(
    effect: str, before: int, after: int, written: Written
) -> None:
    cards = written(f'Card(name: "Follow the Blood", when: Action, modes: [({effect})])')
    s = mt.Scenario(players=2, cards=cards)
    s.seat(1, hand=["Follow the Blood"])
    s.minion(0, "Madison", blood=before, cards=["Praxis Seizure: Berlin"])
    s.minion(1, "Sully")
    g: Any = s.start()
    g.play(kind="bleed")
    g.play(card="Follow the Blood")
    assert g.minion("Madison").blood == after


# ---- What does not unlock


@pytest.mark.rule("UNLOCK-1")
@pytest.mark.parametrize(("kept", "unlocks"), [("Ashley", True), ("The Barrens", False)])
def test_any_card_may_be_kept_from_unlocking(
    kept: str, unlocks: bool, written: Written, offers: Any
) -> None:
    cards = written(f"""
Card(name: "Brothers Grimm", modes: [(do: [PutInPlay])], abilities: [
    Static((to: Cards([Named("{kept}")]), change: DoesNotUnlock)),
])
""")
    s = mt.Scenario(players=2, cards=cards)
    s.permanent(0, "Brothers Grimm")
    s.permanent(0, "The Barrens", locked=True)
    g: Any = s.start(phase="unlock")
    g.pass_until("master")
    assert bool(offers(g, card="The Barrens")) == unlocks


# ---- What the log tells


def logged(written: Written, effect: str) -> str:
    """The log of a master card with that effect, of which Ashley can gain 1 blood."""
    cards = written(f'Card(name: "Retribution", modes: [({effect})])')
    s = mt.Scenario(players=2, cards=cards)
    s.seat(0, hand=["Retribution"], ash_heap=["Blood Doll"])
    s.minion(0, "Ashley", blood=2)
    s.minion(1, "Sully", blood=4)
    g: Any = s.start(phase="master")
    g.play(card="Retribution")
    while g.decision.kind == "announce":
        g.choose(g.decision.options[0])
    return "\n".join(g.log)


def test_the_log_tells_of_a_card_put_on_its_library(written: Written) -> None:
    from_ashes = "choose: [Cards([Type(Master), In(AshHeap, You)])]"
    log = logged(written, f"{from_ashes}, do: [MoveCard(Picked(0), LibraryTop)]")
    assert "Blood Doll goes to the top of the library of seat 0" in log


@pytest.mark.rule("CARD-2")
def test_the_log_tells_what_a_vampire_keeps(written: Written) -> None:
    log = logged(written, 'choose: [Cards([Named("Ashley")])], do: [Gain(Blood(Picked(0)), 3)]')
    assert "Ashley gains 1 blood" in log


@pytest.mark.rule("CARD-2", "TERM-5")
def test_the_log_tells_what_drains_off(written: Written) -> None:
    both = 'choose: [Cards([Named("Sully")]), Cards([Named("Ashley")])]'
    log = logged(written, f"{both}, do: [Move(Blood(Picked(0)), Blood(Picked(1)), 9)]")
    assert "1 blood goes from Sully to Ashley" in log
    assert "Sully burns 3 blood" in log


# ---- Actions at several Methuselahs


@pytest.mark.rule("BLOCK-1", "END-1")
def test_nobody_blocks_an_action_whose_last_target_is_out(written: Written, refused: Any) -> None:
    cards = written("""
Card(name: "Legacy", modes: [
    (directed_at: [Not(You), Not(Prey)], do: [EachMethuselah([Not(You)], [Burn(Pool(Each), 1)])]),
])
Card(name: "Dusk Work", when: Action, modes: [
    (do: [EachMethuselah([Not(You), Not(Prey)], [Burn(Pool(Each), 30)])]),
])
""")
    s = mt.Scenario(players=4, cards=cards)
    s.seat(0, hand=["Legacy", "Dusk Work"])
    for seat, name in enumerate(["Wauneka", "Sully", "Ashley", "Meaghan"]):
        s.minion(seat, name)
    g: Any = s.start()
    g.play(card="Legacy")
    g.play(card="Dusk Work")
    assert (g.seat(2).ousted, g.seat(3).ousted) == (True, True)
    refused(g, kind="block")
    assert g.seat(1).pool == 30 + 6 + 6 - 1


# ---- What lowers a cost


def deflected(written: Written, blood: int, *answer: str) -> Any:
    """Sully plays Deflection, whose 1 blood a card in play can lower; seat 2 may answer."""
    cards = written("""
Card(name: "Brothers Grimm", modes: [(do: [PutInPlay])], abilities: [
    Reduce((of: [Type(Reaction)], by: [Vampire, ControlledBy(You)], blood: 1, cost: [LockThis])),
])
""")
    s = mt.Scenario(players=3, cards=cards)
    s.seat(1, hand=["Deflection"])
    s.seat(2, hand=list(answer))
    s.permanent(1, "Brothers Grimm")
    s.minion(0, "Meaghan")
    s.minion(1, "Sully", blood=blood)
    g: Any = s.start()
    g.play(kind="bleed")
    g.play(card="Deflection")
    return g


@pytest.mark.rule("CARD-37")
@pytest.mark.parametrize("used", [True, False])
def test_the_cost_of_any_card_of_a_minion_may_be_lowered(*, used: bool, written: Written) -> None:
    g = deflected(written, 2)
    g.play(kind="use" if used else "pass")
    g.pass_until("discard")
    assert (g.minion("Sully").blood, g.seat(2).pool) == (2 if used else 1, 29)


@pytest.mark.rule("CARD-37", "CARD-6")
def test_what_alone_makes_a_card_payable_must_be_used(written: Written) -> None:
    g = deflected(written, 0)
    assert [o.kind for o in g.decision.options] == ["use"]
    g.play(kind="use")
    g.pass_until("discard")
    assert (g.minion("Sully").blood, g.seat(2).pool) == (0, 29)


@pytest.mark.rule("CARD-37", "CARD-13")
def test_the_cost_of_a_cancelled_card_is_not_lowered(written: Written, refused: Any) -> None:
    g = deflected(written, 2, "Direct Intervention")
    g.play(card="Direct Intervention")
    refused(g, kind="use")
    assert (g.minion("Sully").blood, g.seat(2).pool) == (2, 30 - 1)

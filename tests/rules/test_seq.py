"""Chapter SEQ: who may use the next card or effect."""

import methuselah as mt
import pytest
from driving import Allocate, Written


def who_is_asked(g: mt.Position, kind: str) -> list[int]:
    """Passes through one kind of decision and says whose it was, each time."""
    seats = []
    while g.decision is not None and g.decision.kind == kind:
        seats.append(g.decision.seat)
        passes = [option for option in g.decision.options if option.kind == "pass"]
        g.choose(passes[0])
    return seats


@pytest.mark.rule("SEQ-1")
def test_the_acting_methuselah_keeps_the_impulse_after_an_effect() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds", "Faceless Night"])
    s.minion(0, "Meaghan")
    s.minion(1, "Sully", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="bleed", minion="Meaghan")
    g.play(kind="block", minion="Sully")
    assert (g.decision.kind, g.decision.seat) == ("attempt", 0)
    g.play(card="Lost in Crowds")
    assert (g.decision.kind, g.decision.seat) == ("attempt", 0)
    g.play(card="Faceless Night")


@pytest.mark.rule("SEQ-1", "COMBAT-2")
def test_the_acting_methuselah_is_first_in_combat() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka")
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Wauneka")
    g.play(kind="block", minion="Sully")
    g.pass_until("strike")
    assert g.decision.seat == 0
    g.play(kind="hand strike")
    assert (g.decision.kind, g.decision.seat) == ("strike", 1)


WELLS = """
Card(name: "Old Well", facts: {"types": "Master", "keywords": "location"}, modes: [(do: [PutInPlay])],
    abilities: [Use((when: AnyTime, cost: [LockThis], do: [Gain(Pool(You), 1)]))])
"""


@pytest.mark.rule("SEQ-1")
@pytest.mark.parametrize(
    ("deed", "steps"),
    [
        ("hunt", ["announced", "block", "declined", "would succeed", "resolved"]),
        ("bleed", ["announced", "block", "attempt", "blocked", "block resolved", "resolved"]),
        ("bleed", ["before range", "range", "before strikes", "press", "round end"]),
        ("vote", ["before referendum", "before votes", "polling"]),
    ],
)
def test_in_every_step_the_acting_methuselah_has_the_impulse_first(
    deed: str, steps: list[str], written: Written
) -> None:
    """Both have something that could be used at any time."""
    s = mt.Scenario(players=2, cards=written(WELLS))
    s.seat(0, hand=["Ancilla Empowerment"])
    for seat, name in enumerate(("Belinde", "Alice Chen")):
        s.permanent(seat, "Old Well")
        s.minion(seat, name, blood=4)
    g = s.start()
    if deed == "vote":
        g.play(card="Ancilla Empowerment")
    else:
        g.play(kind=deed, minion="Belinde")
    asked: dict[str, list[int]] = {}
    while g.decision.kind not in {"minion", "influence"}:
        asked.setdefault(g.decision.kind, []).append(g.decision.seat)
        kinds = [*(["block"] if deed == "bleed" else []), "hand strike", "pass"]
        g.choose(next(o for kind in kinds for o in g.decision.options if o.kind == kind))
    assert [asked.get(step) for step in steps] == [[0, 1]] * len(steps)


@pytest.mark.rule("SEQ-2")
def test_in_an_undirected_action_prey_then_predator_then_clockwise(allocate: Allocate) -> None:
    """Polling: all four have votes, and are asked in that order."""
    s = mt.Scenario(players=5)
    s.seat(0, hand=["Kine Resources Contested"])
    for seat, name in enumerate(("Belinde", "Ayelech", "Andi Liu", "Alice Chen", "Alexa Draper")):
        s.minion(seat, name, locked=seat > 0)
    g = s.start()
    g.play(card="Kine Resources Contested")
    allocate(g, 0, 2, 2, 0, 0)
    assert g.decision.kind == "polling"
    assert who_is_asked(g, "polling") == [0, 1, 4, 2, 3]


@pytest.mark.rule("SEQ-2")
def test_in_a_directed_action_its_target_is_next_then_clockwise() -> None:
    """An action directed at seat 3: in the combat of its block it comes next, not the prey."""
    s = mt.Scenario(players=5)
    s.minion(0, "Belinde")
    s.permanent(3, "Smiling Jack, The Anarch")
    for seat, name in ((1, "Colette"), (2, "Ashley"), (3, "Sully"), (4, "Ayelech")):
        s.seat(seat, hand=["Direct Intervention"])
        s.minion(seat, name)
    s.seat(0, hand=["Lost in Crowds"])
    g = s.start()
    g.play(kind="action", card="Smiling Jack, The Anarch", minion="Belinde")
    g.play(kind="block", minion="Sully")
    g.play(card="Lost in Crowds", level="superior")
    assert g.decision.kind == "as played"
    assert who_is_asked(g, "as played") == [3, 1, 2, 4]


@pytest.mark.rule("SEQ-2", "ACTION-3")
def test_in_an_action_at_several_methuselahs_they_come_clockwise() -> None:
    s = mt.Scenario(players=4)
    s.seat(0, hand=["Border Skirmish"])
    s.minion(0, "Belinde", sect="anarch")
    for seat, name in ((1, "Colette"), (2, "Ashley"), (3, "Sully")):
        s.minion(seat, name)
    g = s.start()
    g.play(card="Border Skirmish", minion="Belinde")
    assert who_is_asked(g, "block") == [1, 2, 3]


@pytest.mark.rule("SEQ-3")
def test_whoever_uses_an_effect_the_impulse_returns_to_the_acting_methuselah() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds", "Faceless Night"])
    s.seat(1, hand=["Precognition"])
    s.minion(0, "Meaghan")
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Meaghan")
    g.play(kind="block", minion="Sully")
    g.play(card="Lost in Crowds")
    g.play(card="Precognition")
    assert (g.decision.kind, g.decision.seat) == ("attempt", 0)
    g.play(card="Faceless Night")
    assert g.seat(0).ash_heap.count("Faceless Night") == 1


@pytest.mark.rule("SEQ-3")
def test_who_has_passed_may_use_an_effect_once_another_does() -> None:
    """The step ends only when all pass in succession."""
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.minion(0, "Belinde")
    s.minion(1, "Ayelech", locked=True)
    s.minion(2, "Andi Liu", locked=True)
    g = s.start()
    g.play(card="Ancilla Empowerment", minion="Belinde")
    g.pass_until("polling", seat=2)  # 0 and 1 have passed
    g.play(kind="vote against", minion="Andi Liu")
    g.play(kind="vote for", minion="Ayelech")
    g.play(kind="vote for", minion="Belinde")
    g.pass_until("discard")
    assert g.seat(1).pool == 29


@pytest.mark.rule("SEQ-2")
def test_in_combat_the_defender_is_next_then_clockwise() -> None:
    """A hunt blocked by the predator: it comes before the prey in that combat."""
    s = mt.Scenario(players=4)
    s.seat(0, hand=["Roundhouse"])
    for seat in (1, 2, 3):
        s.seat(seat, hand=["Direct Intervention"])
    s.minion(0, "Wauneka", blood=3)
    s.minion(1, "Ashley")
    s.minion(3, "Sully", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="hunt", minion="Wauneka")
    g.play(kind="block", minion="Sully")
    g.pass_until("strike")
    g.play(card="Roundhouse", level="superior")
    assert who_is_asked(g, "as played") == [3, 1, 2]


@pytest.mark.rule("SEQ-2", "BLEED-5")
def test_after_a_redirection_the_new_target_is_the_defender() -> None:
    s = mt.Scenario(players=4)
    s.seat(0, hand=["Conditioning"])
    s.seat(1, hand=["Deflection", "Direct Intervention"])
    s.seat(2, hand=["Direct Intervention"])
    s.seat(3, hand=["Direct Intervention"])
    s.minion(0, "Colette")
    s.minion(1, "Ayelech")
    g = s.start()
    g.play(kind="bleed", minion="Colette")
    g.play(card="Deflection", level="superior", target=3)
    g.play(card="Conditioning", level="inferior")
    assert who_is_asked(g, "as played") == [3, 1, 2]

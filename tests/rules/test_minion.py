"""Chapter MINION: which actions a minion may take in its turn."""

from typing import Any

import methuselah as mt
import pytest
from driving import Offers, Resolve


@pytest.mark.rule("MINION-1")
def test_only_ready_unlocked_minions_act_and_acting_locks(offers: Offers, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka")
    s.minion(0, "Ryan", locked=True)
    s.minion(0, "Ashley", region="torpor", blood=0)
    g = s.start()
    assert {o.minion for o in g.decision.options if o.kind in ("bleed", "hunt")} == {"Wauneka"}
    g.play(kind="bleed", minion="Wauneka")
    resolve(g)
    assert g.minion("Wauneka").locked


@pytest.mark.rule("MINION-1")
def test_each_action_resolves_before_the_next(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka")
    s.minion(0, "Ryan")
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Wauneka")
    while g.decision.kind != "minion":
        assert not offers(g, kind="bleed")
        g.choose(g.decision.options[0])
    assert offers(g, kind="bleed", minion="Ryan")
    assert g.seat(1).pool == 29


def madison(*hand: str, **seat: Any) -> mt.Position:
    """Madison, who can unlock with Freak Drive after an action."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=list(hand), **seat)
    s.minion(0, "Madison", blood=6)
    s.minion(0, "Sully", locked=True)
    s.minion(1, "Colette", locked=True)
    return s.start()


@pytest.mark.rule("MINION-2")
def test_a_minion_that_unlocks_may_act_again(resolve: Resolve) -> None:
    g = madison("Freak Drive")
    g.play(kind="hunt", minion="Madison")
    g.play(card="Freak Drive", level="inferior")
    resolve(g)
    g.play(kind="bleed", minion="Madison")
    resolve(g)
    assert g.seat(1).pool == 29


@pytest.mark.rule("MINION-3")
def test_a_minion_bleeds_once_a_turn_even_if_unlocked(resolve: Resolve, offers: Offers) -> None:
    g = madison("Freak Drive", "Govern the Unaligned", "Intimidation")
    g.play(kind="bleed", minion="Madison")
    g.play(card="Freak Drive", level="inferior")
    resolve(g)
    assert not offers(g, kind="bleed", minion="Madison")
    assert not offers(g, card="Govern the Unaligned")  # as a bleed; there is none to govern
    assert not offers(g, card="Intimidation")
    g.play(kind="hunt", minion="Madison")


@pytest.mark.rule("MINION-3")
def test_a_blocked_bleed_counts_too(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Freak Drive"])
    s.minion(0, "Madison", blood=6)
    s.minion(1, "Colette")
    g = s.start()
    g.play(kind="bleed", minion="Madison")
    g.play(kind="block", minion="Colette")
    resolve(g, "resolved")
    g.play(card="Freak Drive", level="superior")
    resolve(g)
    assert not g.minion("Madison").locked
    assert not offers(g, kind="bleed", minion="Madison")


@pytest.mark.rule("MINION-4")
def test_a_vampire_calls_one_referendum_a_turn(resolve: Resolve, offers: Offers) -> None:
    g = madison("Freak Drive", "Ancilla Empowerment", "Consanguineous Boon")
    g.play(card="Ancilla Empowerment", minion="Madison")
    resolve(g, "resolved")
    g.play(card="Freak Drive", level="inferior")
    resolve(g)
    assert not g.minion("Madison").locked
    assert not offers(g, card="Consanguineous Boon", minion="Madison")
    g.play(kind="bleed", minion="Madison")


@pytest.mark.rule("MINION-5")
def test_the_same_action_card_is_played_once_a_turn_by_a_minion(
    resolve: Resolve, offers: Offers
) -> None:
    """Whatever its level: Govern the Unaligned first for an uncontrolled vampire, then no bleed."""
    g = madison(
        "Freak Drive", "Govern the Unaligned", "Govern the Unaligned", uncontrolled=[("Ashley", 0)]
    )
    g.play(card="Govern the Unaligned", level="superior", minion="Madison")
    g.play(card="Freak Drive", level="inferior")
    resolve(g)
    assert not g.minion("Madison").locked
    assert not offers(g, card="Govern the Unaligned", minion="Madison")
    g.play(kind="bleed", minion="Madison")


@pytest.mark.rule("MINION-5")
def test_another_minion_may_play_that_card(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned", "Govern the Unaligned"])
    s.minion(0, "Madison")
    s.minion(0, "Sully")
    g = s.start()
    g.play(card="Govern the Unaligned", level="inferior", minion="Madison")
    resolve(g)
    g.play(card="Govern the Unaligned", level="inferior", minion="Sully")
    resolve(g)
    assert g.seat(1).pool == 24


@pytest.mark.rule("MINION-5")
def test_the_same_action_of_the_same_copy_is_taken_once_a_turn(
    resolve: Resolve, offers: Offers
) -> None:
    """Haven Uncovered: after a fight, Madison unlocks, and cannot use that copy again."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Freak Drive"])
    s.minion(0, "Madison", blood=6)
    s.minion(0, "Wauneka")
    s.minion(1, "Colette", blood=5)
    s.permanent(0, "Haven Uncovered", on="Colette")
    g = s.start()
    g.play(kind="action", card="Haven Uncovered", minion="Madison")
    resolve(g, "resolved")
    g.play(card="Freak Drive", level="inferior")
    resolve(g)
    assert not offers(g, kind="action", card="Haven Uncovered", minion="Madison")
    assert offers(g, kind="action", card="Haven Uncovered", minion="Wauneka")


@pytest.mark.rule("MINION-5")
def test_another_copy_may_be_used(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Freak Drive"])
    s.minion(0, "Madison", blood=6)
    s.minion(1, "Colette", blood=5)
    s.minion(1, "Sully", blood=4)
    s.permanent(0, "Haven Uncovered", on="Colette")
    s.permanent(0, "Haven Uncovered", on="Sully")
    g = s.start()
    g.choose(next(o for o in g.decision.options if o.kind == "action"))
    resolve(g, "resolved")
    g.play(card="Freak Drive", level="inferior")
    resolve(g)
    g.play(kind="action", card="Haven Uncovered", minion="Madison")
    resolve(g)
    assert (g.minion("Colette").blood, g.minion("Sully").blood) == (4, 3)


@pytest.mark.rule("MINION-5", "CARD-13")
def test_unless_the_first_was_cancelled(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned", "Govern the Unaligned"])
    s.seat(1, hand=["Direct Intervention"])
    s.minion(0, "Madison", blood=3)
    g = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    g.play(card="Direct Intervention")
    assert g.decision.kind == "minion"
    g.play(card="Govern the Unaligned", level="inferior")
    resolve(g)
    assert g.seat(1).pool == 30 - 1 - 3


@pytest.mark.rule("MINION-6")
def test_mandatory_actions_come_before_all_others(offers: Offers, resolve: Resolve) -> None:
    """Two ready unlocked vampires without blood must hunt, in either order; nothing else comes."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=[".44 Magnum"])
    s.minion(0, "Wauneka", blood=0)
    s.minion(0, "Ryan", blood=0)
    s.minion(0, "Ashley")
    g = s.start()
    assert sorted(str(o) for o in g.decision.options) == ["hunt with Ryan", "hunt with Wauneka"]
    g.play(kind="hunt", minion="Ryan")
    resolve(g)
    assert [str(o) for o in g.decision.options] == ["hunt with Wauneka"]
    g.play(kind="hunt", minion="Wauneka")
    resolve(g)
    assert offers(g, kind="bleed", minion="Ashley")


@pytest.mark.rule("MINION-6")
@pytest.mark.parametrize("where", [{"locked": True}, {"region": "torpor"}])
def test_only_ready_unlocked_vampires_must_hunt(where: Any, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=0, **where)
    s.minion(0, "Ashley")
    g = s.start()
    assert offers(g, kind="bleed", minion="Ashley")


@pytest.mark.rule("MINION-6", "MINION-2")
def test_a_hunter_that_unlocks_without_blood_must_hunt_again(
    resolve: Resolve, offers: Offers
) -> None:
    """The basic hunt is neither an action card nor an action of a card in play."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Freak Drive"])
    s.minion(0, "Madison", blood=2)
    s.minion(0, "Ashley")
    s.minion(1, "Colette", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="hunt", minion="Madison")
    g.play(kind="block", minion="Colette")
    resolve(g, "resolved")
    g.play(card="Freak Drive", level="superior")
    resolve(g)
    assert (g.minion("Madison").blood, g.minion("Madison").locked) == (0, False)
    assert [str(o) for o in g.decision.options] == ["hunt with Madison"]
    g.play(kind="hunt", minion="Madison")
    resolve(g)
    assert offers(g, kind="bleed", minion="Ashley")


@pytest.mark.rule("MINION-4", "MINION-5")
@pytest.mark.parametrize(
    ("first", "then"),
    [
        ("Ancilla Empowerment", "Consanguineous Boon"),
        ("Govern the Unaligned", "Govern the Unaligned"),
    ],
)
def test_a_blocked_action_was_taken_all_the_same(
    first: str, then: str, resolve: Resolve, offers: Offers
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Freak Drive", first, then], uncontrolled=[("Ashley", 0)])
    s.minion(0, "Madison", blood=6)
    s.minion(1, "Colette", cards=["Sport Bike"])
    g = s.start()
    if first == "Govern the Unaligned":
        g.play(card=first, level="superior")
    else:
        g.play(card=first)
    g.play(kind="block", minion="Colette")
    resolve(g, "resolved")
    g.play(card="Freak Drive", level="superior")
    resolve(g)
    assert not g.minion("Madison").locked
    assert not offers(g, card=then, kind="play")
    assert offers(g, kind="bleed", minion="Madison")


@pytest.mark.rule("MINION-6")
def test_a_mandatory_hunt_puts_off_only_actions() -> None:
    """The Barrens is used while a hunt is due."""
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=0)
    s.minion(0, "Ashley")
    s.permanent(0, "The Barrens")
    g = s.start()
    assert {o.kind for o in g.decision.options} == {"hunt", "use"}
    g.play(kind="use", card="The Barrens")
    g.play(kind="choose")
    assert [o.kind for o in g.decision.options] == ["hunt"]

"""Cards that cancel others as they are played."""

from typing import Any

import methuselah as mt
import pytest
from driving import Duel, Never, Offers, Refused, Resolve
from methuselah._core import Position
from positions import blood

# ---- Golconda: Inner Peace


def at_peace(pool: int = 20) -> Position:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=["Golconda: Inner Peace"], pool=20)
    s.seat(1, pool=pool)
    s.minion(1, "Anisa Marianna Lopez", blood=3)
    s.minion(1, "Ayelech")
    g = s.start(phase="master")
    g.play(kind="play", card="Golconda: Inner Peace", target="Anisa Marianna Lopez")
    return g


def test_golconda_removes_an_old_vampire_for_pool() -> None:
    g = at_peace()
    g.pass_until("minion")
    assert [g.seat(seat).pool for seat in (0, 1)] == [20, 28]
    assert g.seat(1).removed == ["Anisa Marianna Lopez"]


def test_golconda_is_for_vampires_of_8(refused: Refused) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Golconda: Inner Peace"])
    s.minion(1, "Ayelech")
    refused(s.start(phase="master"), card="Golconda: Inner Peace")


def test_golconda_is_refused_for_2_pool() -> None:
    g = at_peace()
    g.play(kind="answer", card="Golconda: Inner Peace", seat=1)
    g.pass_until("minion")
    assert [g.seat(seat).pool for seat in (0, 1)] == [20, 18]
    assert g.seat(1).removed == []
    assert "Golconda: Inner Peace" in g.seat(0).ash_heap


def test_golconda_is_not_refused_without_2_pool(never: Never) -> None:
    never(at_peace(pool=1), "minion", kind="answer")


# ---- Bleeding the Vine


def vine(phase: str, active: int, **more: Any) -> Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, pool=20)
    s.seat(1, hand=["Fame", "Misdirection"])
    s.permanent(0, "Bleeding the Vine", **more)
    s.minion(0, "Ashley")
    return s.start(phase=phase, active=active)


@pytest.mark.parametrize(("branch", "pool"), [(0, 20), (1, 19)])
def test_the_vine_locks_or_costs_a_pool(branch: int, pool: int, offers: Offers) -> None:
    g = vine("unlock", 0)
    g.play(kind="trigger", card="Bleeding the Vine")
    g.play(kind="branch", mode=branch)
    assert g.seat(0).pool == pool
    g.pass_until("master", seat=1)
    g.play(kind="play", card="Fame", target="Ashley")
    assert bool(offers(g, kind="use", card="Bleeding the Vine")) is (branch == 1)


def test_the_vine_cancels_a_master_and_gives_the_action_back() -> None:
    g = vine("master", 1)
    g.play(kind="play", card="Fame", target="Ashley")
    g.play(kind="use", card="Bleeding the Vine", seat=0)
    assert g.minion("Ashley").cards == []
    g.play(kind="play", card="Misdirection", target="Ashley")
    g.pass_until("minion")
    assert g.minion("Ashley").locked


def test_the_vine_lets_out_of_turn_masters_be(never: Never) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Fame"])
    s.seat(1, hand=["Sudden Reversal"])
    s.permanent(0, "Bleeding the Vine")
    s.minion(0, "Ashley")
    g = s.start(phase="master")
    g.play(kind="play", card="Fame")  # its own is none of its business either
    g.play(kind="play", card="Sudden Reversal", seat=1)
    never(g, "minion", card="Bleeding the Vine")


# ---- Not to Be


def unseen(hand: list[str] | None = None) -> Position:
    """Seat 0's event is cancelled by seat 1."""
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=["Dragonbound"], pool=20)
    s.seat(1, hand=["Not to Be", *(hand or [])], pool=20)
    s.minion(1, "Ashley")
    s.minion(1, "Sully")
    g = s.start(phase="discard")
    g.play(kind="play", card="Dragonbound")
    g.play(kind="play", card="Not to Be", seat=1)
    return g


def test_an_event_is_not_to_be() -> None:
    g = unseen()
    assert g.seat(0).ash_heap == ["Dragonbound"]
    assert g.seat(1).permanents == ["Not to Be"]
    assert g.seat(1).pool == 19


def test_the_master_phase_after_it_is_as_usual() -> None:
    """The action it was played with is made up for by the one it gives."""
    g = unseen(["Misdirection", "Fame"])
    g.pass_until("master", seat=1)
    g.play(kind="play", card="Misdirection", target="Ashley")
    g.pass_until("minion", seat=1)
    assert g.minion("Ashley").locked


def test_the_discard_phase_after_it_has_no_action() -> None:
    g = unseen()
    g.pass_until("minion", seat=1)
    while g.decision and g.decision.seat == 1:
        assert g.decision.kind != "discard" or all(o.kind != "discard" for o in g.decision.options)
        g.choose(next(o for o in g.decision.options if o.kind == "pass"))
    assert "Not to Be" in g.seat(1).ash_heap
    g.pass_until("discard", seat=2)


# ---- Hide the Mind, False Resonance: reactions


def looked_for(
    actor: str, hand: list[str], answer: list[str], blocker: str = "Colette"
) -> Position:
    """`actor` hunts at 1 stealth, `blocker` attempts to block."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=hand)
    s.seat(1, hand=answer)
    s.minion(0, actor, blood=2)
    s.minion(1, blocker)
    g = s.start()
    g.play(kind="hunt", minion=actor)
    g.play(kind="block", minion=blocker)
    return g


@pytest.mark.parametrize(
    ("card", "actor", "level"),
    [
        ("Hide the Mind", "Dr. Stephen Norton", "superior"),
        ("False Resonance", "Sanjay Chakrabarti", "inferior"),
    ],
)
def test_a_reaction_that_needs_auspex_is_cancelled(
    card: str, actor: str, level: str, offers: Offers
) -> None:
    g = looked_for(actor, [card], ["Spirit's Touch", "Spirit's Touch"])
    g.play(kind="play", card="Spirit's Touch", level="inferior", seat=1)
    g.play(kind="play", card=card, level=level, seat=0)
    assert not offers(g, card="Spirit's Touch", seat=1)
    g.pass_until("minion")
    assert g.minion(actor).blood == 3 - (card == "False Resonance")


@pytest.mark.ruling("G00058#737ee6a4")
def test_what_is_cancelled_has_been_played(offers: Offers) -> None:
    g = looked_for("Dr. Stephen Norton", ["Hide the Mind"], ["Spirit's Touch"] * 2)
    g.play(kind="play", card="Spirit's Touch", level="inferior", seat=1)
    g.play(kind="play", card="Hide the Mind", seat=0)
    assert not offers(g, card="Spirit's Touch")


def test_other_reactions_are_let_be(never: Never) -> None:
    g = looked_for("Dr. Stephen Norton", ["Hide the Mind"], ["Cats' Guidance"], "Horace Radcliffe")
    g.play(kind="play", card="Cats' Guidance", level="superior", seat=1)
    never(g, "strike", card="Hide the Mind")


def test_resonance_goes_on_at_superior_for_a_blood(offers: Offers) -> None:
    answer = ["Spirit's Touch", "Precognition", "Telepathic Misdirection", "Eyes of Argus"]
    g = looked_for("Sanjay Chakrabarti", ["False Resonance"], answer)
    g.play(kind="play", card="Spirit's Touch", level="inferior", seat=1)
    g.play(kind="play", card="False Resonance", level="superior", seat=0)
    assert g.minion("Sanjay Chakrabarti").blood == 1
    g.play(kind="play", card="Precognition", level="inferior", seat=1)
    g.play(kind="use grant", card="False Resonance", seat=0)
    assert g.minion("Sanjay Chakrabarti").blood == 0
    g.play(kind="play", card="Telepathic Misdirection", level="inferior", seat=1)
    assert not offers(g, kind="use grant", card="False Resonance", seat=0)
    g.pass_until("strike")  # 1 + 1 stealth, 1 + 1 intercept


# ---- Hide the Mind, Death Seeker: combat cards


def test_a_combat_card_that_needs_auspex_is_cancelled(duel: Duel, never: Never) -> None:
    """None of those here needs Auspex alone: a strike that needs Thaumaturgy is let be."""
    g = duel("Ashley", "Ayelech", ["Hide the Mind"], ["Theft of Vitae"])
    g.pass_until("strike")
    g.play(kind="hand strike", minion="Ashley")
    g.play(kind="play", card="Theft of Vitae", level="superior", seat=1)
    never(g, "minion", card="Hide the Mind")


def test_a_martyr_is_hidden_from() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Hide the Mind"])
    s.seat(1, hand=["Martyr's Resilience"])
    s.minion(0, "Ashley")
    s.minion(1, "Ryan")
    s.minion(1, "Anisa Marianna Lopez")
    g = s.start()
    g.play(kind="bleed", minion="Ashley")
    g.play(kind="block", minion="Ryan")
    g.pass_until("strike")
    g.play(kind="hand strike", minion="Ashley")
    g.play(kind="hand strike", minion="Ryan")
    g.play(kind="play", card="Martyr's Resilience", level="inferior", seat=1)
    g.play(kind="play", card="Hide the Mind", seat=0)
    g.pass_until("minion")
    assert blood(g, "Ashley", "Ryan") == (2, 3)


@pytest.mark.ruling("100510#fcd2a6b8")
def test_a_death_seeker_has_the_other_choose_again(duel: Duel, offers: Offers) -> None:
    g = duel("Aunt Linda", "Doris McMillon", ["Roundhouse", "Roundhouse"], ["Death Seeker"])
    g.pass_until("strike")
    g.play(kind="play", card="Roundhouse", level="superior")
    g.play(kind="play", card="Death Seeker", seat=1)
    assert g.minion("Doris McMillon").blood == 2 - 1
    assert g.decision and (g.decision.kind, g.decision.seat) == ("strike", 0)
    assert offers(g, kind="hand strike", minion="Aunt Linda")


def test_a_death_seeker_seeks_once_each_round(duel: Duel, offers: Offers) -> None:
    hand = ["Roundhouse", "Roundhouse"]
    g = duel("Aunt Linda", "Aredhel", hand, ["Death Seeker", "Death Seeker"])
    g.pass_until("strike")
    g.play(kind="play", card="Roundhouse", level="superior")
    g.play(kind="play", card="Death Seeker", seat=1)
    g.play(kind="play", card="Roundhouse", level="superior")
    assert not offers(g, card="Death Seeker")


def test_a_death_seeker_lets_its_own_cards_be(duel: Duel, never: Never) -> None:
    g = duel("Aredhel", "Aunt Linda", ["Death Seeker", "Fake Out"])
    g.play(kind="play", card="Fake Out")
    never(g, card="Death Seeker")


@pytest.mark.ruling("100510#f3eb9f4c")
def test_a_death_seeker_cancels_what_is_played_when_combat_would_end(
    duel: Duel, resolve: Resolve
) -> None:
    g = duel("Tamoszius", "Aredhel", ["Psyche!"], ["Death Seeker"])
    resolve(g, "combat ending")
    g.play(kind="play", card="Psyche!", level="superior")
    g.play(kind="play", card="Death Seeker", seat=1)
    resolve(g)
    assert blood(g, "Tamoszius", "Aredhel") == (5 - 1, 5 - 1 - 1)


@pytest.mark.ruling("G00058#9ea53033")
def test_a_source_of_strikes_that_is_cancelled_does_not_count(duel: Duel, resolve: Resolve) -> None:
    g = duel("Bret Stryker", "Aredhel", ["Pursuit", "Blur"], ["Death Seeker"])
    resolve(g, "additional strike")
    g.play(kind="play", card="Pursuit", level="superior")
    g.play(kind="play", card="Death Seeker", seat=1)
    g.play(kind="play", card="Blur", level="inferior")
    resolve(g)
    assert g.minion("Aredhel").blood == 5 - 1 - 2


@pytest.mark.ruling("G00058#6729083b")
def test_what_is_cancelled_is_replaced_as_usual(duel: Duel) -> None:
    g = duel("Ryan", "Aredhel", ["Fake Out"], ["Death Seeker"])
    g.play(kind="play", card="Fake Out")
    g.play(kind="play", card="Death Seeker", seat=1)
    assert len(g.seat(0).hand) == 7

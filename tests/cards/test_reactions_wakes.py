"""Reactions that wake, and those that unlock."""

from typing import Any

import methuselah as mt
import pytest
from driving import Never, Offers, Resolve
from positions import bled

QUI_VIVE = "On the Qui Vive"


# ---- Wakes

WAKES = [
    ("Eyes of Argus", "Colette", {"level": "superior"}),
    ("Forced Awakening", "Colette", {}),
    ("On the Qui Vive", "Colette", {}),
    ("Wake with Evening's Freshness", "Colette", {}),
]


@pytest.mark.parametrize(("card", "who", "level"), WAKES)
def test_who_wakes_can_block(
    card: str, who: str, level: dict[str, Any], resolve: Resolve, offers: Offers
) -> None:
    g = bled(who, [card], locked=True)
    assert not offers(g, kind="block")
    g.play(kind="play", card=card, **level)
    assert g.minion(who).locked
    g.play(kind="block", minion=who)
    resolve(g)
    assert g.seat(1).pool == 30


@pytest.mark.parametrize(("card", "who", "level"), WAKES)
def test_who_wakes_can_react(card: str, who: str, level: dict[str, Any], resolve: Resolve) -> None:
    g = bled("Trevon Parker", [card, "Telepathic Misdirection"], locked=True)
    g.play(kind="play", card=card, **level)
    g.play(kind="play", card="Telepathic Misdirection", level="superior")
    resolve(g)
    assert [g.seat(n).pool for n in range(3)] == [30, 30, 29]


@pytest.mark.ruling("G00115#b6cee196")
@pytest.mark.parametrize(("card", "who", "level"), WAKES)
def test_who_wakes_need_do_nothing(
    card: str, who: str, level: dict[str, Any], resolve: Resolve
) -> None:
    g = bled(who, [card], locked=True)
    g.play(kind="play", card=card, **level)
    resolve(g)
    assert g.seat(1).pool == 29
    assert g.minion(who).locked


@pytest.mark.parametrize(("card", "who", "level"), WAKES)
def test_a_wake_ends_with_the_action(
    card: str, who: str, level: dict[str, Any], resolve: Resolve, never: Never
) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, hand=[card])
    s.minion(0, "Meaghan")
    s.minion(0, "Ashley")
    s.minion(1, who, locked=True)
    g = s.start()
    g.play(kind="bleed", minion="Meaghan")
    g.play(kind="play", card=card, **level)
    resolve(g)
    g.play(kind="bleed", minion="Ashley")
    never(g, kind="block")


@pytest.mark.parametrize(("card", "who", "level"), WAKES)
def test_only_the_locked_wake(card: str, who: str, level: dict[str, Any], offers: Offers) -> None:
    g = bled(who, [card])
    levels = "[AUS]" if level else card
    while g.decision.kind not in {"minion", "discard"}:
        assert not [o for o in g.decision.options if o.card == card and levels in str(o)]
        g.choose(g.decision.options[0])


@pytest.mark.ruling("G00115#abdb1149")
@pytest.mark.parametrize(("card", "who", "level"), WAKES)
def test_one_can_wake_after_the_action(card: str, who: str, level: dict[str, Any]) -> None:
    g = bled(who, [card], locked=True)
    g.pass_until("resolved")
    assert g.seat(1).pool == 29
    g.play(kind="play", card=card, **level)


@pytest.mark.ruling("G00115#f7776afd")
@pytest.mark.parametrize(("card", "who", "level"), WAKES)
def test_one_can_wake_as_a_card_is_played(
    card: str, who: str, level: dict[str, Any], offers: Offers
) -> None:
    g = bled(who, [card], ["Conditioning"], actor="Ashley", locked=True)
    g.play(kind="play", card="Conditioning")
    assert g.decision.kind == "as played"
    assert offers(g, card=card)


@pytest.mark.ruling("G00115#f7776afd")
@pytest.mark.parametrize(("card", "who", "level"), WAKES)
def test_nobody_wakes_in_combat(card: str, who: str, level: dict[str, Any], never: Never) -> None:
    g = bled("Sully", [card], ["Roundhouse"], actor="Aunt Linda", others=(who,))
    g.play(kind="block", minion="Sully")
    g.pass_until("strike")
    g.play(kind="play", card="Roundhouse", level="superior")
    never(g, "resolved", "minion", "discard", card=card)


@pytest.mark.ruling("G00025#e0a5aca1")
def test_wake_with_evenings_freshness_is_replaced_in_the_next_unlock_phase(
    resolve: Resolve,
) -> None:
    g = bled("Colette", ["Wake with Evening's Freshness"], locked=True, players=2)
    g.play(kind="play", card="Wake with Evening's Freshness")
    resolve(g)
    assert len(g.seat(1).hand) == 6
    g.pass_until("master", seat=1)
    assert len(g.seat(1).hand) == 7


def test_the_other_wakes_are_replaced_at_once() -> None:
    g = bled("Colette", ["On the Qui Vive"], locked=True)
    g.play(kind="play", card="On the Qui Vive")
    assert len(g.seat(1).hand) == 7


def test_wake_with_evenings_freshness_is_for_vampires(never: Never) -> None:
    hand = ["Wake with Evening's Freshness"]
    never(bled("Underbridge Stray", hand, locked=True), card=hand[0])


def test_a_minion_is_on_the_qui_vive_once_between_its_unlock_phases(
    resolve: Resolve, offers: Offers, never: Never
) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, hand=[QUI_VIVE, QUI_VIVE, QUI_VIVE])
    s.minion(0, "Meaghan")
    s.minion(0, "Ashley")
    s.minion(1, "Colette", locked=True)
    s.minion(1, "Sully", locked=True)
    g = s.start()
    g.play(kind="bleed", minion="Meaghan")
    g.play(kind="play", card=QUI_VIVE, minion="Colette")
    resolve(g)
    g.play(kind="bleed", minion="Ashley")
    never(g, card=QUI_VIVE, minion="Colette")


def test_another_minion_may_be_on_the_qui_vive(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, hand=[QUI_VIVE, QUI_VIVE])
    s.minion(0, "Meaghan")
    s.minion(1, "Colette", locked=True)
    s.minion(1, "Sully", locked=True)
    g = s.start()
    g.play(kind="bleed", minion="Meaghan")
    g.play(kind="play", card=QUI_VIVE, minion="Colette")
    g.play(kind="play", card=QUI_VIVE, minion="Sully")


@pytest.mark.parametrize(("who", "stays"), [("Underbridge Stray", True), ("Colette", False)])
def test_an_ally_on_the_qui_vive_does_not_unlock(who: str, stays: bool, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, hand=[QUI_VIVE])
    s.minion(0, "Meaghan")
    s.minion(1, who, locked=True)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="play", card=QUI_VIVE)
    g.pass_until("minion", seat=1)
    assert g.minion(who).locked is stays
    g.pass_until("minion", seat=0)
    g.pass_until("minion", seat=1)
    assert not g.minion(who).locked  # the unlock phase after that


# ---- Guard Dogs


@pytest.mark.parametrize(
    ("who", "level"), [("Wauneka", "inferior"), ("Horace Radcliffe", "superior")]
)
def test_guard_dogs_unlock(who: str, level: str, resolve: Resolve) -> None:
    g = bled(who, ["Guard Dogs"], locked=True)
    g.play(kind="play", card="Guard Dogs", level=level)
    assert not g.minion(who).locked
    resolve(g)
    assert not g.minion(who).locked  # it stays unlocked
    assert g.seat(1).pool == 29


def test_the_inferior_guard_dogs_have_no_maneuver(never: Never) -> None:
    g = bled("Wauneka", ["Guard Dogs"], locked=True)
    g.play(kind="play", card="Guard Dogs")
    g.play(kind="block")
    never(g, kind="maneuver")


def test_guard_dogs_are_for_the_locked_and_for_bleeds_at_you(never: Never) -> None:
    never(bled("Wauneka", ["Guard Dogs"]), card="Guard Dogs")
    s = mt.Scenario(players=3)
    s.seat(1, hand=["Guard Dogs"])
    s.seat(2, hand=["Guard Dogs"])
    s.minion(0, "Meaghan", blood=1)
    s.minion(1, "Wauneka", locked=True)
    s.minion(2, "Baixinho", locked=True)
    g = s.start()
    g.play(kind="hunt")
    never(g, card="Guard Dogs")
    g = s.start()
    g.play(kind="bleed")
    never(g, card="Guard Dogs", minion="Baixinho")


# ---- Cats' Guidance

CATS = "Cats' Guidance"


@pytest.mark.ruling("100308#e5171f8a")
@pytest.mark.parametrize("who", ["Wauneka", "Horace Radcliffe"])
def test_cats_guidance_unlocks_who_has_blocked(who: str, resolve: Resolve, never: Never) -> None:
    g = bled(who, [CATS], ["Psyche!"], actor="Bret Stryker")
    g.play(kind="block")
    never(g, "combat ending", card=CATS)
    g.play(kind="play", card="Psyche!", level="superior")
    resolve(g, "press", "block resolved")
    g.play(kind="play", card=CATS, level="inferior")
    assert not g.minion(who).locked
    resolve(g)
    assert g.minion(who).blood == 5 - 2  # both combats came before


@pytest.mark.ruling("100308#c347c96b")
def test_no_cats_guidance_from_torpor(never: Never) -> None:
    g = bled("Wauneka", [CATS], ["Roundhouse"], actor="Aunt Linda", blood=2)
    g.play(kind="block")
    g.pass_until("strike")
    g.play(kind="play", card="Roundhouse", level="superior")
    never(g, card=CATS)
    assert g.minion("Wauneka").torpor


def test_no_cats_guidance_for_who_has_not_blocked(never: Never) -> None:
    g = bled("Wauneka", [CATS], locked=True, others=("Sully",))
    g.play(kind="block", minion="Sully")
    never(g, card=CATS)
    g = bled("Wauneka", [CATS], ["Swallowed by the Night"])
    never(g, card=CATS)  # the attempt fails; it is not locked

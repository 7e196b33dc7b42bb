"""Combat cards: strikes, grapples, aims, presses, prevention and what comes before range."""

from typing import Any

import methuselah as mt
import pytest


def duel(
    actor: str,
    blocker: str,
    hand: list[str] | None = None,
    answer: list[str] | None = None,
    *,
    blood: tuple[int | None, int | None] = (None, None),
    cards: tuple[list[str], list[str]] = ([], []),
    ash: list[str] | None = None,
    crypt: list[str] | None = None,
) -> Any:
    """`actor` of seat 0 has bled, and `blocker` of seat 1 has blocked it."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=hand or [], ash_heap=ash or [])
    s.seat(1, hand=answer or [], crypt=crypt or [])
    s.minion(0, actor, blood=blood[0], cards=cards[0])
    s.minion(1, blocker, blood=blood[1], cards=cards[1])
    g: Any = s.start()
    g.play(kind="bleed", minion=actor)
    g.play(kind="block", minion=blocker)
    return g


def blood(g: Any, *names: str) -> tuple[int, ...]:
    return tuple(g.minion(name).blood for name in names)


# ---- Strikes


@pytest.mark.parametrize(
    ("card", "actor", "level", "pays", "loses", "gains"),
    [
        ("Roundhouse", "Ryan", "inferior", 0, 3, 0),
        ("Roundhouse", "Aunt Linda", "superior", 0, 4, 0),
        ("Theft of Vitae", "Lauren", "inferior", 0, 1, 1),
        ("Theft of Vitae", "Nassir", "superior", 0, 2, 2),
    ],
)
def test_strikes_that_hurt(
    card: str, actor: str, level: str, pays: int, loses: int, gains: int, resolve: Any
) -> None:
    g = duel(actor, "Flávio Gonçalves", [card], blood=(2, 7))
    resolve(g, "strike")
    g.play(kind="play", card=card, level=level)
    g.play(kind="hand strike", minion="Flávio Gonçalves")
    resolve(g)
    # The hand strike of the opposing minion takes 1 blood at the same time.
    assert blood(g, actor, "Flávio Gonçalves") == (2 - pays - 1 + gains, 7 - loses)


def test_roundhouse_adds_to_the_strength(resolve: Any) -> None:
    g = duel("Aunt Linda", "Ayelech", ["Roundhouse"], cards=(["Preternatural Strength"], []))
    resolve(g, "strike")
    g.play(kind="play", card="Roundhouse", level="superior")
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - (1 + 1 + 3)


def test_roundhouse_is_a_hand_strike_and_does_nothing_at_long_range(resolve: Any) -> None:
    g = duel("Aunt Linda", "Ayelech", ["Roundhouse"], ["Apportation"])
    g.play(kind="play", card="Apportation", level="superior")
    resolve(g, "strike")
    g.play(kind="play", card="Roundhouse", level="superior")
    resolve(g)
    assert blood(g, "Aunt Linda", "Ayelech") == (4, 7)


def test_theft_of_vitae_is_ranged(resolve: Any) -> None:
    g = duel("Ayelech", "Wauneka", ["Apportation", "Theft of Vitae"], blood=(3, 5))
    g.play(kind="play", card="Apportation", level="superior")
    resolve(g, "strike")
    g.play(kind="play", card="Theft of Vitae", level="superior")
    resolve(g)
    assert blood(g, "Ayelech", "Wauneka") == (5, 3)


@pytest.mark.ruling("101966#97cd43ba")
def test_theft_of_vitae_takes_what_there_is(resolve: Any) -> None:
    g = duel("Nassir", "Meaghan", ["Theft of Vitae"], blood=(2, 1))
    resolve(g, "strike")
    g.play(kind="play", card="Theft of Vitae", level="superior")
    resolve(g)
    assert blood(g, "Nassir", "Meaghan") == (2 + 1 - 1, 0)


def test_theft_of_vitae_makes_life_of_an_ally_blood(resolve: Any) -> None:
    g = duel("Nassir", "Underbridge Stray", ["Theft of Vitae"], blood=(2, 1))
    resolve(g, "strike")
    g.play(kind="play", card="Theft of Vitae", level="superior")
    resolve(g)
    assert g.minion("Nassir").blood == 3
    assert "Underbridge Stray" in g.seat(1).ash_heap


@pytest.mark.ruling("101966#e45e2bd0")
def test_two_thefts_resolve_at_the_same_time(resolve: Any) -> None:
    theft = ["Theft of Vitae"]
    g = duel("Nassir", "Lauren", theft, theft, blood=(4, 4))  # both are full
    resolve(g, "strike")
    g.play(kind="play", card="Theft of Vitae", level="superior")
    g.play(kind="play", card="Theft of Vitae", level="inferior")
    resolve(g)
    assert blood(g, "Nassir", "Lauren") == (4, 3)  # +2 -1, of which 1 drains off; +1 -2


# ---- Majesty


@pytest.mark.parametrize(
    ("actor", "level", "locked"), [("Nik Sikko", "inferior", True), ("Naomi Stewart", "superior", False)]
)
def test_majesty_ends_combat(actor: str, level: str, locked: bool, resolve: Any) -> None:
    g = duel(actor, "Wauneka", ["Majesty"], blood=(3, 5))
    resolve(g, "strike")
    g.play(kind="play", card="Majesty", level=level)
    resolve(g)
    assert blood(g, actor, "Wauneka") == (2, 5)  # its cost, and no damage
    assert g.minion(actor).locked is locked
    assert g.minion("Wauneka").locked  # having blocked


def test_majesty_unlocks_a_blocker_too(resolve: Any) -> None:
    g = duel("Wauneka", "Naomi Stewart", [], ["Majesty"])
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Wauneka")
    g.play(kind="play", card="Majesty", level="superior")
    resolve(g)
    assert not g.minion("Naomi Stewart").locked
    assert blood(g, "Wauneka", "Naomi Stewart") == (5, 4)


@pytest.mark.ruling("101144#3df035f2")
def test_majesty_unlocks_though_a_new_combat_begins(resolve: Any) -> None:
    g = duel("Tamoszius", "Wauneka", ["Majesty", "Psyche!"])
    resolve(g, "strike")
    g.play(kind="play", card="Majesty", level="superior")
    g.play(kind="play", card="Psyche!", level="superior")
    resolve(g, "strike")
    assert not g.minion("Tamoszius").locked
    resolve(g)
    assert blood(g, "Tamoszius", "Wauneka") == (5 - 1 - 1, 4)


# ---- Form of Mist


def mist(hand: list[str] | None = None, answer: list[str] | None = None, **more: Any) -> Any:
    return duel("Indira", "Sully", ["Form of Mist", *(hand or [])], answer, **more)


def test_form_of_mist_dodges_at_inferior(resolve: Any) -> None:
    g = mist()
    resolve(g, "strike")
    g.play(kind="play", card="Form of Mist", level="inferior")
    resolve(g)
    assert blood(g, "Indira", "Sully") == (3, 4)
    assert g.seat(1).pool == 30


def test_form_of_mist_ends_combat_and_goes_on_with_the_action(resolve: Any) -> None:
    g = mist()
    resolve(g, "strike")
    g.play(kind="play", card="Form of Mist", level="superior")
    assert g.seat(1).pool == 30
    g.play(kind="yes")
    resolve(g)
    assert blood(g, "Indira", "Sully") == (2, 4)
    assert g.seat(1).pool == 29
    assert g.edge == 0
    assert g.minion("Indira").locked
    assert g.minion("Sully").locked  # he had blocked


def test_form_of_mist_need_not_go_on(resolve: Any) -> None:
    g = mist()
    resolve(g, "strike")
    g.play(kind="play", card="Form of Mist", level="superior")
    g.pass_until("minion")
    assert g.minion("Indira").blood == 3
    assert g.seat(1).pool == 30


def test_form_of_mist_cannot_go_on_without_blood(resolve: Any, refused: Any) -> None:
    g = mist(blood=(0, 4))
    resolve(g, "strike")
    g.play(kind="play", card="Form of Mist", level="superior")
    refused(g, kind="yes")
    g.pass_until("discard")
    assert g.seat(1).pool == 30


def test_form_of_mist_is_of_no_use_to_a_blocker(resolve: Any, refused: Any) -> None:
    g = duel("Sully", "Indira", [], ["Form of Mist"])
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Sully")
    g.play(kind="play", card="Form of Mist", level="superior")
    refused(g, kind="yes")
    resolve(g)
    assert blood(g, "Sully", "Indira") == (4, 3)
    assert g.seat(1).pool == 30


def mist_before_two(second: list[str], hand: list[str] | None = None) -> Any:
    """Sully has blocked, the combat ended in mist; Colette may block yet."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Form of Mist", *(hand or [])])
    s.minion(0, "Indira")
    s.minion(1, "Sully")
    s.minion(1, "Colette", cards=second)
    g: Any = s.start()
    g.play(kind="bleed", minion="Indira")
    g.play(kind="block", minion="Sully")
    g.pass_until("strike")
    g.play(kind="play", card="Form of Mist", level="superior")
    g.play(kind="yes")
    return g


def test_the_mist_has_1_stealth(resolve: Any) -> None:
    g = mist_before_two([])
    g.play(kind="block", minion="Colette")
    resolve(g)
    assert g.seat(1).pool == 29
    assert not g.minion("Colette").locked  # the attempt failed


def test_the_mist_can_be_blocked_again(resolve: Any, offers: Any) -> None:
    g = mist_before_two(["Sport Bike"], ["Form of Mist"])
    g.play(kind="block", minion="Colette")
    g.pass_until("strike")
    # Only one at superior each action.
    assert offers(g, card="Form of Mist") == ["Indira plays Form of Mist [pro]"]
    resolve(g)
    assert g.seat(1).pool == 30
    assert g.minion("Colette").locked


@pytest.mark.ruling("G00099#850354c1")
def test_who_has_declined_cannot_block_the_mist(refused: Any) -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=["Form of Mist"])
    s.minion(0, "Indira", blood=2)
    s.minion(1, "Sully", cards=["Sport Bike"])
    s.minion(2, "Colette", cards=["Sport Bike"])
    g: Any = s.start()
    g.play(kind="hunt", minion="Indira")
    g.play(kind="block", minion="Colette")  # the prey, asked first, has declined
    g.pass_until("strike")
    g.play(kind="play", card="Form of Mist", level="superior")
    g.play(kind="yes")
    refused(g, kind="block", minion="Sully")


@pytest.mark.ruling("G00099#a7f110ae")
@pytest.mark.ruling("G00099#8594b82e")
def test_the_mist_keeps_the_action_card_and_modifiers(resolve: Any) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Form of Mist", "Govern the Unaligned", "Conditioning"])
    s.minion(0, "Rutor")  # pro DOM
    s.minion(0, "Indira")
    s.minion(1, "Sully")
    s.permanent(0, "Mist", on="Rutor") if False else None
    g: Any = s.start()
    g.play(kind="play", card="Govern the Unaligned", level="inferior")
    g.play(kind="play", card="Conditioning", level="superior")
    g.play(kind="block", minion="Sully")
    g.pass_until("strike")
    assert g.decision

"""Modifiers that make reactions cost more: Consign to Oblivion, Unleashing the Bestial Soul."""

from typing import Any

import methuselah as mt
import pytest
from driving import Never, Offers, Refused, Resolve
from positions import act, blood

CONSIGN = "Consign to Oblivion"
SOUL = "Unleashing the Bestial Soul"


def bleeds(
    actor: str, card: str, level: str | None, *answer: str, target: str | None = None, **more: Any
) -> mt.Position:
    """`actor` bleeds and plays `card`; Meaghan and Sully (both with Auspex) may react."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[card, "Conditioning"])
    s.minion(0, actor)
    s.seat(1, hand=answer)
    s.minion(1, "Meaghan", blood=more.pop("blood", 3), locked=more.pop("locked", False))
    s.minion(1, "Sully", blood=3)
    g = s.start()
    g.play(kind="bleed")
    wanted = {} if target is None else {"target": target}
    g.play(kind="play", card=card, level=level, **wanted)
    return g


# ---- Consign to Oblivion

WITH_CONSIGN = {"inferior": "Nadezhda", "superior": "Alek König"}


@pytest.mark.parametrize("level", ["inferior", "superior"])
def test_consigned_reactions_cost_blood(level: str) -> None:
    hand = ["Telepathic Counter", "Telepathic Counter"]
    g = bleeds(WITH_CONSIGN[level], CONSIGN, level, *hand)
    g.play(kind="play", card="Telepathic Counter", minion="Meaghan")
    g.play(kind="play", card="Telepathic Counter", minion="Sully")
    assert blood(g, "Meaghan", "Sully") == (2, 2)


def test_who_has_no_blood_cannot_react_to_consigned_actions(never: Never) -> None:
    g = bleeds("Alek König", CONSIGN, "inferior", "Telepathic Counter", blood=0)
    never(g, card="Telepathic Counter", minion="Meaghan")


def test_an_ally_pays_with_life() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[CONSIGN])
    s.minion(0, "Alek König")
    s.seat(1, hand=["On the Qui Vive"])
    s.minion(1, "Talaq, The Immortal", blood=3, locked=True)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="play", card=CONSIGN, level="superior")
    g.pass_until("block")
    g.play(kind="play", card="On the Qui Vive")
    assert g.minion("Talaq, The Immortal").blood == 2


def test_other_cards_cost_what_they_did() -> None:
    g = bleeds("Egidia Arrú", CONSIGN, "superior")
    before = g.minion("Egidia Arrú").blood
    g.play(kind="play", card="Conditioning", level="superior")
    assert g.minion("Egidia Arrú").blood == before - 1


@pytest.mark.parametrize(("level", "cards"), [("inferior", 7), ("superior", 6)])
def test_consigned_reactions_are_replaced_later(level: str, cards: int, resolve: Resolve) -> None:
    g = bleeds(WITH_CONSIGN[level], CONSIGN, level, "Telepathic Counter")
    g.play(kind="play", card="Telepathic Counter", minion="Meaghan")
    assert len(g.seat(1).hand) == cards
    g.play(kind="block", minion="Sully")
    assert len(g.seat(1).hand) == cards
    resolve(g)
    assert len(g.seat(1).hand) == 7


def test_a_cancelled_reaction_is_consigned_too() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[CONSIGN, "Hide the Mind"])
    s.minion(0, "Roger de Camden")  # OBL OBF
    s.seat(1, hand=["Telepathic Counter"])
    s.minion(1, "Meaghan", blood=3)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="play", card=CONSIGN, level="superior")
    g.play(kind="play", card="Telepathic Counter")
    g.play(kind="play", card="Hide the Mind")
    assert len(g.seat(1).hand) == 6


@pytest.mark.ruling("G00052#eade1cbd")
@pytest.mark.parametrize("card", [CONSIGN, SOUL])
def test_they_are_played_as_the_action_is_announced(card: str, never: Never) -> None:
    actor = "Egidia Arrú" if card == CONSIGN else "Malachi"
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[card, "Conditioning"])
    s.minion(0, actor)
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed")
    assert g.decision.kind == "announced"
    g.play(kind="play", card="Conditioning", level="superior")
    never(g, card=card)


@pytest.mark.ruling("G00052#4c89d293")
def test_the_action_card_is_replaced_before() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Umbrous Clutch"], library=[CONSIGN])
    s.minion(0, "Alek König")
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="play", card="Umbrous Clutch", level="inferior")
    g.play(kind="play", card=CONSIGN, level="inferior")
    assert g.minion("Alek König").blood == 2


# ---- Unleashing the Bestial Soul

WITH_SOUL = {"inferior": "Castellan", "superior": "Malachi"}


@pytest.mark.parametrize("level", ["inferior", "superior"])
def test_the_chosen_minion_plays_no_reactions(level: str, offers: Offers) -> None:
    g = bleeds(WITH_SOUL[level], SOUL, level, "Telepathic Counter", target="Meaghan")
    g.pass_until("block", seat=1)
    assert offers(g, card="Telepathic Counter", minion="Sully")
    assert not offers(g, card="Telepathic Counter", minion="Meaghan")
    assert offers(g, kind="block", minion="Meaghan")


@pytest.mark.parametrize(("level", "left"), [("inferior", 3), ("superior", 2)])
def test_the_next_reaction_costs_more_at_superior(level: str, left: int) -> None:
    g = bleeds(WITH_SOUL[level], SOUL, level, "Telepathic Counter", target="Meaghan")
    g.play(kind="play", card="Telepathic Counter", minion="Sully")
    assert g.minion("Sully").blood == left


def test_the_second_reaction_costs_what_it_did() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[SOUL])
    s.minion(0, "Malachi")
    s.seat(1, hand=["Telepathic Counter", "Telepathic Counter"])
    for name in ("Meaghan", "Sully", "Wauneka"):
        s.minion(1, name, blood=3)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="play", card=SOUL, level="superior", target="Wauneka")
    g.play(kind="play", card="Telepathic Counter", minion="Meaghan")
    g.play(kind="play", card="Telepathic Counter", minion="Sully")
    assert blood(g, "Meaghan", "Sully") == (2, 3)


def test_a_cancelled_reaction_was_the_next_one() -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=[SOUL])
    s.minion(0, "Malachi")
    s.seat(2, hand=["Direct Intervention"])
    s.seat(1, hand=["Telepathic Counter", "Telepathic Counter"])
    for name in ("Meaghan", "Sully", "Wauneka"):
        s.minion(1, name, blood=3)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="play", card=SOUL, level="superior", target="Wauneka")
    g.play(kind="play", card="Telepathic Counter", minion="Meaghan")
    g.play(kind="play", card="Direct Intervention")
    g.play(kind="play", card="Telepathic Counter", minion="Sully")
    assert blood(g, "Sully") == (3,)


@pytest.mark.ruling("102263#5efe7e7f")
def test_one_can_wake_before_the_soul_is_unleashed() -> None:
    wake = "Wake with Evening's Freshness"
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[SOUL])
    s.minion(0, "Malachi")
    s.seat(1, hand=[wake, "Telepathic Counter"])
    s.minion(1, "Meaghan", blood=3, locked=True)
    s.minion(1, "Sully", blood=3)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="play", card=SOUL, level="superior", target="Meaghan")
    assert g.decision.kind == "as played"
    g.play(kind="play", card=wake, minion="Meaghan")
    assert g.minion("Meaghan").blood == 3  # it was not the next one after
    g.play(kind="play", card="Telepathic Counter", minion="Sully")
    assert g.minion("Sully").blood == 2


def test_nobody_without_blood_plays_the_next_reaction(never: Never) -> None:
    g = bleeds("Malachi", SOUL, "superior", "Telepathic Counter", target="Sully", blood=0)
    never(g, card="Telepathic Counter")


def test_the_price_ends_with_the_action(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[SOUL])
    s.minion(0, "Malachi")
    s.minion(0, "Ashley")
    s.seat(1, hand=["Telepathic Counter"])
    s.minion(1, "Sully", blood=3)
    g = s.start()
    g.play(kind="bleed", minion="Malachi")
    g.play(kind="play", card=SOUL, level="superior", target="Malachi")
    resolve(g)
    g.play(kind="bleed", minion="Ashley")
    g.play(kind="play", card="Telepathic Counter")
    assert g.minion("Sully").blood == 3


def test_a_soul_is_for_salubri(refused: Refused) -> None:
    g = act("Egidia Arrú", [SOUL], blocker="Wauneka")
    g.play(kind="bleed")
    refused(g, card=SOUL)

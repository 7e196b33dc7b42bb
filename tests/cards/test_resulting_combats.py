"""What is settled during an action for the combat that results from its block."""

from typing import Any

import methuselah as mt
import pytest
from driving import Never, Offers, Refused, Resolve
from methuselah._core import Position
from positions import INTERCEPT, armed, blocks

GUN = ".44 Magnum"
BAT = "Form of the Bat"
PRINCE = "Ayelech"


def maneuvers(g: Position, resolve: Resolve, seat: int = 0) -> list[str | None]:
    """What the seat can maneuver with: a card, or (None) something given."""
    resolve(g, "range", "strike")
    while g.decision and g.decision.kind == "range" and g.decision.seat != seat:
        g.play(kind="pass")
    if not g.decision or g.decision.kind != "range":
        return []
    return [o.card for o in g.decision.options if o.kind == "maneuver"]


# ---- maneuvers and presses, and equipment that cannot be used


def test_the_bat_flies_from_a_block_unarmed(resolve: Resolve) -> None:
    g = blocks("Bill Butler", [BAT], cards=[GUN], against=INTERCEPT[:1])
    g.play(kind="play", card=BAT)
    assert maneuvers(g, resolve) == [None]
    g.play(kind="maneuver")
    assert not armed(g, resolve)


def test_the_bat_flies_to_a_block_unarmed(resolve: Resolve) -> None:
    g = blocks("Jackie", ["Mind Tricks"], "Indira", [BAT], against=[GUN])
    g.play(kind="play", card="Mind Tricks", level="inferior")
    g.play(kind="play", card=BAT)
    assert maneuvers(g, resolve, 1) == [None]
    g.play(kind="maneuver")
    assert not armed(g, resolve, 1)


def test_only_the_bat_is_unarmed(resolve: Resolve) -> None:
    g = blocks("Bill Butler", [BAT], against=[*INTERCEPT[:1], GUN])
    g.play(kind="play", card=BAT)
    assert armed(g, resolve, 1)


def test_what_cannot_be_used_gives_nothing_and_prevents_nothing(
    resolve: Resolve, never: Never
) -> None:
    g = blocks("Bill Butler", [BAT], cards=["Kevlar Vest"], against=INTERCEPT[:1])
    g.play(kind="play", card=BAT)
    never(g, kind="use", card="Kevlar Vest")
    assert g.minion("Bill Butler").blood == 3 - 1


def test_the_bat_takes_intercept_from_the_blocker(resolve: Resolve) -> None:
    g = blocks("Bill Butler", [BAT])
    g.play(kind="play", card=BAT)
    resolve(g)
    assert not g.minion(PRINCE).locked
    assert g.seat(1).pool == 29


def test_the_bat_is_for_a_block_that_is_attempted(refused: Refused) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[BAT])
    s.minion(0, "Bill Butler")
    g = s.start()
    g.play(kind="bleed", minion="Bill Butler")
    refused(g, card=BAT)


@pytest.mark.ruling("102223#d4a1ce38")
def test_the_bat_is_armed_again_in_the_next_combat(resolve: Resolve) -> None:
    cards = [GUN, "Celerity", "Celerity"]
    g = blocks("Bill Butler", [BAT, "Psyche!"], cards=cards, against=INTERCEPT[:1])
    g.play(kind="play", card=BAT)
    resolve(g, "combat ending")
    g.play(kind="play", card="Psyche!", level="superior")
    assert maneuvers(g, resolve) == [GUN]


@pytest.mark.ruling("102223#a3bec1d1")
def test_the_bat_is_unarmed_in_the_next_block_as_well(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[BAT, "Form of Mist"])
    s.minion(0, "Crystal Lynn", cards=[GUN])
    for blocker in (PRINCE, "Belinde"):
        s.minion(1, blocker, cards=INTERCEPT)
    g = s.start()
    g.play(kind="bleed", minion="Crystal Lynn")
    g.play(kind="block", minion=PRINCE)
    g.play(kind="play", card=BAT, mode=0)
    assert maneuvers(g, resolve) == [None]
    g.play(kind="maneuver")
    resolve(g, "strike")
    g.play(kind="play", card="Form of Mist", level="superior")
    resolve(g, "may")
    g.play(kind="yes")
    g.play(kind="block", minion="Belinde")
    assert maneuvers(g, resolve) == [None]
    assert not armed(g, resolve)


@pytest.mark.parametrize(
    ("actor", "level"), [("Adelaide Davis", "inferior"), ("Jackie", "superior")]
)
def test_mind_tricks_hide(actor: str, level: str, resolve: Resolve) -> None:
    g = blocks(actor, ["Mind Tricks"])
    g.play(kind="play", card="Mind Tricks", level=level)
    resolve(g)
    assert g.seat(1).pool == 29


@pytest.mark.parametrize("at", ["range", "press"])
def test_mind_tricks_maneuver_or_press_once(at: str, resolve: Resolve) -> None:
    g = blocks("Jackie", ["Mind Tricks"], answer=["Enhanced Senses"])
    g.play(kind="play", card="Mind Tricks", level="superior")
    g.play(kind="play", card="Enhanced Senses", level="superior")
    resolve(g, at)
    g.play(kind="maneuver" if at == "range" else "press")
    for _ in range(20):
        resolve(g, "range", "press", "minion")
        assert g.decision
        if g.decision.kind == "minion":
            break
        assert not {o.kind for o in g.decision.options} & {"maneuver", "press"}
        g.play(kind="pass")
    assert g.minion(PRINCE).blood == 7 - (0 if at == "range" else 2)


# ---- frenzies


def frightened(level: str, hand: list[str], answer: list[str], **more: Any) -> Position:
    """Surapong (or Trung Chau Pham) has frightened Crystal Lynn."""
    actor = "Surapong" if level == "inferior" else "Trung Chau Pham"
    g = blocks(
        actor, ["Terror Frenzy", *hand], more.pop("blocker", "Khadija Al-Kindi"), answer, **more
    )
    g.play(kind="play", card="Terror Frenzy", level=level)
    return g


def test_one_in_terror_does_not_come_close(resolve: Resolve, offers: Offers) -> None:
    g = frightened("inferior", ["Fake Out", "Fake Out"], ["Fake Out", "Boxed In"], against=[GUN])
    g.play(kind="play", card="Fake Out", seat=0)
    assert not offers(g, card="Fake Out", seat=1)
    assert not armed(g, resolve, 1)


def test_one_in_terror_may_go_far_and_end_it_but_not_go_on(
    resolve: Resolve, offers: Offers
) -> None:
    g = frightened("inferior", ["Boxed In"], ["Fake Out", "Boxed In", "Boxed In"])
    resolve(g, "range")
    assert offers(g, card="Fake Out")
    resolve(g, "press")
    assert not offers(g, card="Boxed In", seat=1)
    g.play(kind="play", card="Boxed In", seat=0)
    assert g.decision and g.decision.seat == 1
    assert offers(g, card="Boxed In")


def test_terror_at_inferior_is_for_the_first_round(resolve: Resolve, offers: Offers) -> None:
    g = blocks("Trung Chau Pham", ["Terror Frenzy", "Boxed In"])
    resolve(g, "press")
    g.play(kind="play", card="Boxed In")
    resolve(g, "before range")
    assert [str(o) for o in g.decision.options if o.card == "Terror Frenzy"] != []
    assert all("[ANI]" in str(o) for o in g.decision.options if o.card == "Terror Frenzy")


def test_terror_at_superior_makes_combat_cards_dear(resolve: Resolve, offers: Offers) -> None:
    g = frightened("superior", [], ["Fake Out"])
    g.play(kind="play", card="Fake Out", seat=1)
    assert g.minion("Khadija Al-Kindi").blood == 6 - 1


@pytest.mark.ruling("101960#176897e5")
def test_terror_at_superior_makes_cards_of_the_end_dear(resolve: Resolve) -> None:
    g = frightened("superior", [], ["Psyche!"])
    resolve(g, "combat ending")
    g.play(kind="play", card="Psyche!", level="superior")
    assert g.minion("Khadija Al-Kindi").blood == 6 - 1 - 1


def test_one_terror_at_superior_in_a_combat(resolve: Resolve, offers: Offers) -> None:
    g = frightened("superior", ["Terror Frenzy"], [])
    assert len(offers(g, card="Terror Frenzy")) == 1
    g.play(kind="play", card="Terror Frenzy", level="inferior")


def test_terror_is_of_no_cost_to_an_ally(resolve: Resolve, offers: Offers) -> None:
    g = frightened("superior", [], ["Fake Out"], blocker="Gravebound Drone")
    resolve(g, "range")
    life = g.minion("Gravebound Drone").blood
    g.play(kind="play", card="Fake Out", seat=1)
    assert g.minion("Gravebound Drone").blood == life


# ---- aggravated damage

DAWN = "Dawn Operation"


def at_dawn(level: str, hand: list[str] | None = None, **more: Any) -> Position:
    """Lula Burch (or Louis de Maisonneuve) has announced it, and Ayelech attempts to block."""
    actor = "Lula Burch" if level == "inferior" else "Louis de Maisonneuve"
    g = blocks(actor, [DAWN, *(hand or [])], **more)
    g.play(kind="play", card=DAWN, level=level)
    return g


@pytest.mark.parametrize("level", ["inferior", "superior"])
def test_at_dawn_all_damage_on_vampires_is_aggravated(level: str, resolve: Resolve) -> None:
    g = at_dawn(level)
    if level == "inferior":
        g.play(kind="branch", mode=1)
    resolve(g)
    actor = "Lula Burch" if level == "inferior" else "Louis de Maisonneuve"
    assert g.minion(actor).torpor and g.minion(PRINCE).torpor
    assert g.minion(PRINCE).blood == 7


def test_at_dawn_the_blocker_may_give_up(resolve: Resolve) -> None:
    g = at_dawn("inferior")
    assert g.decision and g.decision.seat == 1
    g.play(kind="branch", mode=0)
    resolve(g)
    assert not g.minion(PRINCE).locked
    assert g.seat(1).pool == 29


def test_at_dawn_an_ally_is_not_asked_nor_hurt_more(resolve: Resolve) -> None:
    g = at_dawn("inferior", blocker="Gravebound Drone")
    assert not g.decision or g.decision.kind != "choose"
    resolve(g, "strike")
    assert not g.minion("Lula Burch").torpor


def test_a_vampire_that_attempts_after_dawn_is_not_asked(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[DAWN])
    s.minion(0, "Lula Burch")
    s.minion(1, PRINCE)
    g = s.start()
    g.play(kind="bleed", minion="Lula Burch")
    g.play(kind="play", card=DAWN, level="inferior")
    g.play(kind="block", minion=PRINCE)
    resolve(g)
    assert g.minion(PRINCE).torpor


@pytest.mark.ruling("100501#36aa7204")
def test_at_dawn_crows_are_aggravated_as_well(resolve: Resolve) -> None:
    g = at_dawn("superior", against=["Animalism"], answer=["Carrion Crows", "Dodge"])
    g.play(kind="play", card="Carrion Crows")
    resolve(g, "strike")
    g.play(kind="hand strike", seat=0)
    g.play(kind="play", card="Dodge")
    resolve(g)
    assert g.minion("Louis de Maisonneuve").torpor
    assert g.minion("Louis de Maisonneuve").blood == 5


@pytest.mark.ruling("100501#517003f9")
def test_after_the_combat_at_dawn_damage_is_as_usual(resolve: Resolve) -> None:
    g = at_dawn("superior", blocker="Crystal Lynn", answer=["Catatonic Fear"])
    resolve(g, "strike")
    g.play(kind="hand strike", seat=0)
    g.play(kind="play", card="Catatonic Fear", level="superior")
    resolve(g)
    assert not g.minion("Louis de Maisonneuve").torpor
    assert g.minion("Louis de Maisonneuve").blood == 5 - 1

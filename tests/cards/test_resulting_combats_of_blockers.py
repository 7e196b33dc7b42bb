"""Combats that result from blocks: a way out of them, no strikes, or a range that is set."""

from typing import Any

import methuselah as mt
import pytest
from driving import Never, Offers, Refused, Resolve, Written
from methuselah._core import Position
from positions import INTERCEPT, armed, blocks, blood

GUN = ".44 Magnum"
PRINCE = "Ayelech"


# ---- stealth taken away, and a way out

TERRORS = "Night Terrors"


def haunted(
    level: str, hand: list[str] | None = None, answer: list[str] | None = None, plays: int = 0
) -> Position:
    """Crystal Lynn bleeds with so much Earth Control, and a Ravnos attempts to block."""
    blocker = "Oleg Kaprizov" if level == "inferior" else "Roberto Rivamonte"
    mine = ["Earth Control"] * plays + (hand or [])
    g = blocks("Crystal Lynn", mine, blocker, [TERRORS, *(answer or [])])
    for _ in range(plays):
        g.play(kind="play", card="Earth Control", level="superior")
    g.play(kind="play", card=TERRORS, level=level)
    return g


@pytest.mark.ruling("102254#04e5637b")
@pytest.mark.parametrize("level", ["inferior", "superior"])
def test_terrors_of_the_night_take_all_stealth(level: str, resolve: Resolve) -> None:
    g = haunted(level, plays=1)
    resolve(g, "strike", "minion")
    assert g.decision and g.decision.kind == "strike"


@pytest.mark.ruling("102254#04e5637b")
def test_stealth_can_be_added_after_the_terrors(resolve: Resolve) -> None:
    g = haunted("inferior", ["Lost in Crowds"], plays=1)
    g.play(kind="play", card="Lost in Crowds", level="inferior")
    resolve(g)
    assert g.seat(1).pool == 29


@pytest.mark.ruling("102254#3a2396b2")
def test_without_stealth_terrors_take_none(resolve: Resolve) -> None:
    """One point of stealth after them is enough."""
    g = haunted("inferior", ["Lost in Crowds"])
    g.play(kind="play", card="Lost in Crowds", level="inferior")
    resolve(g)
    assert g.seat(1).pool == 29


@pytest.mark.ruling("G00104#46ff355c")
def test_terrors_need_no_attempt(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, hand=[TERRORS])
    s.minion(0, "Crystal Lynn")
    s.minion(1, "Oleg Kaprizov")
    g = s.start()
    g.play(kind="bleed", minion="Crystal Lynn")
    resolve(g, "block")
    assert offers(g, card=TERRORS)


def test_terrors_end_the_combat_in_its_first_round(resolve: Resolve, offers: Offers) -> None:
    g = haunted("superior", ["Boxed In"])
    resolve(g, "strike")
    g.play(kind="hand strike", seat=0)
    assert offers(g, kind="use grant", card=TERRORS)
    g.play(kind="hand strike", seat=1)
    g.play(kind="play", card="Boxed In")
    resolve(g, "strike")
    g.play(kind="hand strike", seat=0)
    assert not offers(g, kind="use grant")


def test_terrors_end_the_combat_before_anyone_is_hurt(resolve: Resolve) -> None:
    g = haunted("superior")
    resolve(g, "strike")
    g.play(kind="hand strike", seat=0)
    g.play(kind="use grant", card=TERRORS)
    resolve(g)
    assert blood(g, "Crystal Lynn", "Roberto Rivamonte") == (6, 6 - 1)


def test_terrors_are_a_way_out_for_the_blocker_only(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, hand=[TERRORS])
    s.minion(0, "Crystal Lynn")
    s.minion(1, "Roberto Rivamonte")
    s.minion(1, PRINCE)
    g = s.start()
    g.play(kind="bleed", minion="Crystal Lynn")
    g.play(kind="play", card=TERRORS, level="superior")
    g.play(kind="block", minion=PRINCE)
    resolve(g, "strike")
    g.play(kind="hand strike", seat=0)
    assert not offers(g, kind="use grant")


@pytest.mark.ruling("102254#33e5d92d")
def test_terrors_are_no_way_out_of_the_next_combat(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Psyche!"])
    s.seat(1, hand=[TERRORS])
    s.minion(0, "Khadija Al-Kindi")
    s.minion(1, "Roberto Rivamonte")
    g = s.start()
    g.play(kind="bleed", minion="Khadija Al-Kindi")
    g.play(kind="block", minion="Roberto Rivamonte")
    g.play(kind="play", card=TERRORS, level="superior")
    resolve(g, "combat ending")
    g.play(kind="play", card="Psyche!", level="superior")
    resolve(g, "strike")
    g.play(kind="hand strike", seat=0)
    assert not offers(g, kind="use grant")


@pytest.mark.ruling("102254#223b53c2")
def test_terrors_are_a_way_out_of_a_second_block(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Form of Mist"])
    s.seat(1, hand=[TERRORS, "Forced Awakening"])
    s.minion(0, "Crystal Lynn")
    s.minion(1, "Roberto Rivamonte", cards=INTERCEPT)
    g = s.start()
    g.play(kind="bleed", minion="Crystal Lynn")
    g.play(kind="block", minion="Roberto Rivamonte")
    g.play(kind="play", card=TERRORS, level="superior")
    resolve(g, "strike")
    g.play(kind="play", card="Form of Mist", level="superior")
    resolve(g, "strike", "may")
    g.play(kind="hand strike") if g.decision and g.decision.kind == "strike" else None
    resolve(g, "may")
    g.play(kind="yes")
    g.play(kind="play", card="Forced Awakening")
    g.play(kind="block", minion="Roberto Rivamonte")
    resolve(g, "strike")
    g.play(kind="hand strike", seat=0)
    assert offers(g, kind="use grant", card=TERRORS)


# ---- nobody strikes

LAND = "One With the Land"


def on_land(
    hand: list[str] | None = None, answer: list[str] | None = None, locked: bool = True, **more: Any
) -> Position:
    """Crystal Lynn bleeds Clara, who is locked."""
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=hand or [])
    s.seat(1, hand=[LAND, *(answer or [])])
    s.minion(0, more.pop("actor", "Crystal Lynn"), cards=more.pop("cards", []))
    s.minion(1, "Clara Hjortshøj", locked=locked, cards=more.pop("against", []))
    for name in more.pop("others", ()):
        s.minion(1, name)
    g = s.start()
    g.play(kind="bleed", minion=more.pop("by", "Crystal Lynn"))
    return g


def test_the_land_gives_two_intercept(resolve: Resolve) -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=["Earth Control"])
    s.seat(1, hand=[LAND])
    s.minion(0, "Crystal Lynn")
    s.minion(1, "Lawbringer")
    g = s.start()
    g.play(kind="bleed", minion="Crystal Lynn")
    g.play(kind="block", minion="Lawbringer")
    g.play(kind="play", card="Earth Control", level="superior")
    g.play(kind="play", card=LAND)
    resolve(g)
    assert g.seat(1).pool == 30


def test_the_land_is_for_actions_at_oneself(refused: Refused) -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(1, hand=[LAND])
    s.minion(0, "Crystal Lynn", blood=3)
    s.minion(1, "Clara Hjortshøj", locked=True)
    g = s.start()
    g.play(kind="hunt", minion="Crystal Lynn")
    refused(g, card=LAND)


@pytest.mark.ruling("G00093#0ffab342", "G00024#6fb3a0f0")
def test_on_the_land_nobody_strikes_in_the_first_round(resolve: Resolve, offers: Offers) -> None:
    hand = ["Boxed In", "Thrown Gate"]
    g = on_land(hand, cards=[GUN, "AK-47", "Potence"])
    g.play(kind="play", card=LAND)
    resolve(g, "before range", "range", "press", "strike")
    while g.decision and g.decision.kind in {"before range", "range"}:
        assert not offers(g, kind="maneuver") and not offers(g, card="Thrown Gate")
        g.play(kind="pass")
    assert g.decision and g.decision.kind == "press"
    assert blood(g, "Crystal Lynn", "Clara Hjortshøj") == (7, 5)
    g.play(kind="play", card="Boxed In")
    resolve(g, "strike")
    assert g.decision.kind == "strike"


@pytest.mark.ruling("G00093#74a22595")
def test_on_the_land_additional_strikes_are_of_no_use(resolve: Resolve) -> None:
    g = on_land(["Blur"], cards=["Celerity"])
    g.play(kind="play", card=LAND)
    resolve(g, "additional strike")
    g.play(kind="play", card="Blur")
    resolve(g, "strike", "minion")
    assert g.decision and g.decision.kind == "minion"
    assert g.minion("Clara Hjortshøj").blood == 5


def test_the_land_is_for_a_locked_vampire(refused: Refused) -> None:
    """Once unlocked she needs no more than intercept, which is not needed."""
    g = on_land(locked=False)
    refused(g, card=LAND)


@pytest.mark.ruling("102256#485fac73")
def test_on_the_land_nobody_strikes_after_a_second_block_either(
    resolve: Resolve, offers: Offers
) -> None:
    g = on_land(["Boxed In", "Form of Mist"], ["Forced Awakening"], against=INTERCEPT)
    g.play(kind="play", card=LAND)
    resolve(g, "press")
    g.play(kind="play", card="Boxed In")
    resolve(g, "strike")
    g.play(kind="play", card="Form of Mist", level="superior")
    resolve(g, "may")
    g.play(kind="yes")
    g.play(kind="play", card="Forced Awakening")
    g.play(kind="block", minion="Clara Hjortshøj")
    resolve(g, "strike", "minion")
    assert g.decision and g.decision.kind == "minion"
    assert g.minion("Crystal Lynn").blood == 6 - 1


@pytest.mark.ruling("G00123#8ecb293e")
def test_one_who_is_ambushed_blocks_from_the_land(resolve: Resolve) -> None:
    """She is unlocked by it, and so no target of the action any more; it is blocked all the same."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Ambush"])
    s.seat(1, hand=[LAND])
    s.minion(0, "Rayne")
    s.minion(1, "Clara Hjortshøj", locked=True)
    g = s.start()
    g.play(kind="play", card="Ambush", target="Clara Hjortshøj")
    g.play(kind="play", card=LAND)
    resolve(g, "before range", "range", "press", "minion")
    assert "  combat: Rayne and Clara Hjortshøj" in "\n".join(g.log)
    assert g.minion("Clara Hjortshøj").locked


@pytest.mark.ruling("102256#7de01089")
def test_in_the_next_combat_one_strikes_again(resolve: Resolve) -> None:
    g = on_land(["Psyche!"], actor="Khadija Al-Kindi", by="Khadija Al-Kindi")
    g.play(kind="play", card=LAND)
    resolve(g, "combat ending")
    g.play(kind="play", card="Psyche!", level="superior")
    resolve(g, "strike", "minion")
    assert g.decision and g.decision.kind == "strike"


# ---- a rifle that sets the range

RIFLE = "Sniper Rifle"


def sniped(hand: list[str] | None = None, answer: list[str] | None = None, **more: Any) -> Position:
    """Ayelech has blocked with a rifle."""
    against = [RIFLE, *more.pop("against", [])]
    return blocks(more.pop("actor", "Crystal Lynn"), hand or [], answer=answer, against=against)


@pytest.mark.ruling("G00127#ad526062")
def test_the_rifle_sets_the_range_and_is_the_strike(resolve: Resolve, offers: Offers) -> None:
    g = sniped(["Fake Out", "Torn Signpost"])
    g.play(kind="use grant", card=RIFLE)
    resolve(g, "range", "strike")
    assert g.decision and g.decision.kind == "strike"
    g.play(kind="hand strike", seat=0)
    assert [(o.kind, o.card) for o in g.decision.options] in ([], [("weapon strike", RIFLE)])
    resolve(g)
    assert blood(g, "Crystal Lynn", PRINCE) == (6 - 2, 7)


def test_the_rifle_fires_at_long_range_only(resolve: Resolve) -> None:
    g = sniped(["Fake Out"])
    assert not armed(g, resolve, 1)
    g = sniped(["Fake Out"])
    g.play(kind="play", card="Fake Out")
    assert armed(g, resolve, 1)


def test_the_rifle_sets_the_range_of_the_first_round_only(resolve: Resolve, never: Never) -> None:
    g = sniped(["Boxed In"])
    resolve(g, "press")
    g.play(kind="play", card="Boxed In")
    never(g, kind="use grant", card=RIFLE)


def test_the_rifle_sets_no_range_for_one_who_is_blocked(never: Never) -> None:
    never(blocks("Crystal Lynn", [], cards=[RIFLE]), kind="use grant", card=RIFLE)


@pytest.mark.ruling("101816#376bb7eb")
def test_the_rifle_sets_no_range_of_the_next_combat(resolve: Resolve, never: Never) -> None:
    g = sniped(["Psyche!"], actor="Khadija Al-Kindi")
    resolve(g, "combat ending")
    g.play(kind="play", card="Psyche!", level="superior")
    never(g, kind="use grant", card=RIFLE)


@pytest.mark.ruling("G00127#cc9c0b0f", "101816#c0fb5a3b")
def test_a_range_that_is_set_already_is_not_set_by_the_rifle(
    resolve: Resolve, never: Never
) -> None:
    """Nor has the first strike to be with it."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Squirrel Balance"])
    s.minion(0, "Crystal Lynn", cards=["Celerity"])
    s.minion(1, PRINCE, cards=[RIFLE])
    g = s.start()
    g.play(kind="bleed", minion="Crystal Lynn")
    g.play(kind="play", card="Squirrel Balance", mode=0)
    g.play(kind="block", minion=PRINCE)
    never(g, "strike", kind="use grant", card=RIFLE)
    g.play(kind="hand strike", seat=0)
    assert {o.kind for o in g.decision.options} == {"hand strike", "weapon strike"}


@pytest.mark.ruling("G00127#ad526062")
def test_other_things_can_be_done_once_the_rifle_has_set_the_range(
    resolve: Resolve, offers: Offers
) -> None:
    g = sniped(["Torn Signpost"], actor="Rayne")
    g.play(kind="use grant", card=RIFLE)
    assert offers(g, card="Torn Signpost")
    resolve(g, "range", "strike")
    assert g.decision and g.decision.kind == "strike"


LOOKS = """
Card(name: "Close Look", facts: {"types": "Combat"}, when: RoundEnd, if: [Close],
    modes: [(do: [Gain(Pool(You), 1)])])
Card(name: "Long Look", facts: {"types": "Combat"}, when: RoundEnd, if: [Long],
    modes: [(do: [Gain(Pool(You), 1)])])
"""


@pytest.mark.ruling("G00129#993dbfc6")
@pytest.mark.parametrize("second", [False, True])
@pytest.mark.parametrize("long", [False, True])
def test_a_round_that_ends_early_has_the_usual_range_or_the_one_that_is_set(
    long: bool, second: bool, written: Written, resolve: Resolve, offers: Offers
) -> None:
    s = mt.Scenario(players=2, blanks=True, cards=written(LOOKS))
    s.seat(0, hand=["Close Look", "Long Look", "Fake Out", "Boxed In"])
    s.minion(0, "Rayne")
    s.minion(1, PRINCE, cards=[RIFLE, "Living Manse"])
    g = s.start()
    g.play(kind="bleed", minion="Rayne")
    g.play(kind="block", minion=PRINCE)
    if long and not second:
        g.play(kind="use grant", card=RIFLE)
    if second:
        # The round before it was one at long range.
        g.play(kind="play", card="Fake Out")
        resolve(g, "press")
        g.play(kind="play", card="Boxed In")
        long = False
    g.play(kind="use", card="Living Manse")
    assert bool(offers(g, card="Long Look")) == long
    assert bool(offers(g, card="Close Look")) != long


HIDDEN = """
Card(name: "Hidden Gun", facts: {"types": "Combat"}, when: BeforeRange, modes: [
    (choose: [Cards([In(Hand, You), Type(Equipment), EquippableBy(Me)])], do: [BringOnto(Me, Picked(0))]),
])
"""


@pytest.mark.ruling("101816#e7545ecf")
def test_a_rifle_that_comes_after_the_block_sets_no_range(
    written: Written, resolve: Resolve, never: Never
) -> None:
    s = mt.Scenario(players=2, blanks=True, cards=written(HIDDEN))
    s.seat(1, hand=["Hidden Gun", RIFLE])
    s.minion(0, "Rayne")
    s.minion(1, PRINCE)
    g = s.start()
    g.play(kind="bleed", minion="Rayne")
    g.play(kind="block", minion=PRINCE)
    g.play(kind="play", card="Hidden Gun", target=RIFLE)
    assert g.minion(PRINCE).cards == [RIFLE]
    never(g, kind="use grant", card=RIFLE)


@pytest.mark.ruling("101816#12215c4f")
def test_the_rifle_sets_no_range_against_a_slave(never: Never) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Lauren")
    s.minion(0, "Rusticus")
    s.minion(1, PRINCE, cards=[RIFLE])
    g = s.start()
    g.play(kind="bleed", minion="Lauren")
    g.play(kind="block", minion=PRINCE)
    g.play(kind="take place", minion="Rusticus")
    never(g, kind="use grant", card=RIFLE)


def test_a_rifle_that_is_gone_sets_no_range_and_binds_nobody(
    resolve: Resolve, never: Never
) -> None:
    """The range stays set; the strike is free again."""
    g = sniped(["Canine Horde"], actor="Trung Chau Pham")
    g.play(kind="use grant", card=RIFLE)
    resolve(g, "strike")
    g.play(kind="play", card="Canine Horde", level="superior")
    resolve(g)
    assert g.minion(PRINCE).cards == []
    assert g.minion("Trung Chau Pham").blood == 3

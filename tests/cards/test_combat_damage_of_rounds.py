"""Damage that is counted over a round: what prevents the rest of it, disarms, or comes with the weather."""

from typing import Any

import methuselah as mt
import pytest
from driving import Duel, Never, Offers, Refused, Resolve
from positions import blood

MARBLE = "Flesh of Marble"

# ---- what prevents all but the first point


@pytest.mark.parametrize(
    ("blocker", "level"), [("Bill Butler", "inferior"), ("Indira", "superior")]
)
def test_marble_lets_one_point_through_in_a_round(
    blocker: str, level: str, duel: Duel, resolve: Resolve
) -> None:
    g = duel("Loyiso, The Ruthless", blocker, ["Roundhouse", "Boxed In"], [MARBLE])
    g.play(kind="play", card=MARBLE, level=level)
    resolve(g, "strike")
    g.play(kind="play", card="Roundhouse", level="superior")
    resolve(g, "press")
    assert g.minion(blocker).blood == 3 - 1
    g.play(kind="play", card="Boxed In")
    resolve(g)
    assert g.minion(blocker).blood == 3 - 2


@pytest.mark.parametrize(
    ("blocker", "level", "torpor"),
    [("Lula Burch", "inferior", True), ("Indira", "superior", False)],
)
@pytest.mark.ruling("100749#29a91605", "100749#c147a1e2")
def test_marble_and_aggravated_damage(
    blocker: str, level: str, torpor: bool, duel: Duel, resolve: Resolve
) -> None:
    """Crows inflict 2 at the same moment: either the claws come through, or one point of these."""
    hand = ["Carrion Crows", "Burning Wrath"]
    g = duel("Loyiso, The Ruthless", blocker, hand, [MARBLE], cards=(["Animalism"], []))
    g.play(kind="play", card="Carrion Crows", level="superior")
    g.play(kind="play", card=MARBLE, level=level)
    resolve(g, "strike")
    g.play(kind="play", card="Burning Wrath", level="inferior")
    resolve(g)
    assert g.minion(blocker).torpor == torpor
    # At inferior one point of the two wounds, and the other is mended.
    assert g.minion(blocker).blood == 3 - 1


def test_marble_prevents_nothing_if_all_is_prevented_otherwise(
    duel: Duel, resolve: Resolve
) -> None:
    """The point that comes through is the first that nothing else prevents."""
    g = duel("Surapong", "Lula Burch", ["Boxed In"], [MARBLE, "Unflinching Persistence"])
    g.play(kind="play", card=MARBLE, level="inferior")
    resolve(g, "prevent")
    g.play(kind="play", card="Unflinching Persistence", level="inferior")
    resolve(g)
    assert g.minion("Lula Burch").blood == 3


def test_marble_ends_with_the_combat_and_is_of_its_vampire(duel: Duel, resolve: Resolve) -> None:
    g = duel("Indira", "Loyiso, The Ruthless", [MARBLE], ["Roundhouse"])
    g.play(kind="play", card=MARBLE, level="superior")
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Indira")
    g.play(kind="play", card="Roundhouse", level="superior")
    resolve(g)
    assert blood(g, "Indira", "Loyiso, The Ruthless") == (3 - 1, 4 - 1)


# ---- disarming


def disarmed(
    duel: Duel, level: str, hand: tuple[str, ...] = ("Roundhouse",), **more: Any
) -> mt.Position:
    """Loyiso (or Rayne) has struck harder than Ayelech and is at the end of the round."""
    actor = "Loyiso, The Ruthless" if level == "superior" else "Rayne"
    return duel(actor, "Ayelech", ["Disarm", *hand], **more)


@pytest.mark.ruling("100549#56ac6365")
@pytest.mark.parametrize(("level", "strength"), [("inferior", 0), ("superior", 0)])
def test_disarm_sends_to_torpor_and_weakens(
    level: str, strength: int, duel: Duel, resolve: Resolve
) -> None:
    g = disarmed(duel, level)
    resolve(g, "strike")
    g.play(kind="play", card="Roundhouse", level="inferior")
    g.play(kind="hand strike", minion="Ayelech")
    resolve(g, "round end")
    g.play(kind="play", card="Disarm", level=level)
    assert g.minion("Ayelech").torpor
    assert g.minion("Ayelech").cards == ["Disarm"]
    assert g.minion("Ayelech").strength == strength


@pytest.mark.parametrize(("level", "left"), [("inferior", 2), ("superior", 1)])
def test_disarm_takes_as_much_strength_as_its_level(level: str, left: int) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Lazverinus, Thrall of Lambach")
    s.permanent(0, "Disarm", on="Lazverinus, Thrall of Lambach", superior=level == "superior")
    assert s.start().minion("Lazverinus, Thrall of Lambach").strength == left


def test_disarm_asks_for_more_damage_than_one_has_taken(
    duel: Duel, resolve: Resolve, refused: Refused
) -> None:
    refused(duel("Rayne", "Ayelech", ["Disarm"]), card="Disarm", until="strike")
    g = duel("Rayne", "Ayelech", ["Disarm"])
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Rayne")
    g.play(kind="hand strike", minion="Ayelech")
    refused(g, kind="play", card="Disarm")


@pytest.mark.ruling("100549#793fb358")
@pytest.mark.parametrize("first", ["Disarm", "Psyche!"])
def test_disarm_comes_before_or_after_what_comes_at_the_end(
    first: str, duel: Duel, resolve: Resolve, offers: Offers
) -> None:
    """A second combat is one of the ready only."""
    hand = ["Disarm", "Roundhouse", "Psyche!"]
    g = duel("Rayne", "Ayelech", hand, cards=(["Celerity", "Celerity"], []))
    resolve(g, "strike")
    g.play(kind="play", card="Roundhouse", level="inferior")
    g.play(kind="hand strike", seat=1)
    resolve(g, "combat ending")
    if first == "Psyche!":
        g.play(kind="play", card="Psyche!", level="superior")
    assert offers(g, kind="play", card="Disarm")
    g.play(kind="play", card="Disarm")
    assert not offers(g, kind="play", card="Psyche!")
    resolve(g)
    assert g.minion("Ayelech").torpor


@pytest.mark.ruling("100549#d365e875")
def test_the_crows_do_not_count_for_disarm(duel: Duel, resolve: Resolve, refused: Refused) -> None:
    g = disarmed(duel, "superior", ("Carrion Crows",), cards=([], []))
    g.play(kind="play", card="Carrion Crows", level="inferior")
    resolve(g, "strike")
    g.play(kind="hand strike", seat=0)
    g.play(kind="hand strike", seat=1)
    refused(g, kind="play", card="Disarm")


def test_disarm_is_for_close_range(duel: Duel, resolve: Resolve, refused: Refused) -> None:
    g = disarmed(duel, "superior", ("Thrown Gate", "Fake Out"))
    g.play(kind="play", card="Fake Out")
    resolve(g, "strike")
    g.play(kind="play", card="Thrown Gate", level="superior")
    g.play(kind="hand strike", seat=1)
    refused(g, kind="play", card="Disarm")


def test_disarm_is_not_for_one_who_goes_to_torpor(
    duel: Duel, resolve: Resolve, refused: Refused
) -> None:
    g = disarmed(duel, "inferior", cards=([], ["Femur of Toomler"]))
    resolve(g, "strike")
    g.play(kind="play", card="Roundhouse", level="inferior")
    g.play(kind="weapon strike", seat=1)
    refused(g, kind="play", card="Disarm")
    assert g.minion("Rayne").torpor
    assert not g.minion("Ayelech").torpor


def test_a_vampire_has_only_one_disarm(duel: Duel, resolve: Resolve, refused: Refused) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Disarm", "Roundhouse"])
    s.minion(0, "Rayne")
    s.minion(1, "Ayelech")
    s.permanent(1, "Disarm", on="Ayelech")
    g = s.start()
    g.play(kind="bleed", minion="Rayne")
    g.play(kind="block", minion="Ayelech")
    resolve(g, "strike")
    g.play(kind="play", card="Roundhouse")
    g.play(kind="hand strike", seat=1)
    refused(g, kind="play", card="Disarm")


@pytest.mark.parametrize("blood", [3, 2])
def test_three_blood_burn_a_disarm(blood: int, offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Ayelech", blood=blood, region="torpor")
    s.permanent(0, "Disarm", on="Ayelech")
    g = s.start()
    assert bool(offers(g, kind="use", card="Disarm")) == (blood == 3)
    if blood == 3:
        g.play(kind="use", card="Disarm")
        assert (g.minion("Ayelech").cards, g.minion("Ayelech").blood) == ([], 0)


# ---- weather


@pytest.mark.parametrize(
    ("actor", "level", "second"), [("Lectora", "inferior", 1), ("Hannigan", "superior", 2)]
)
@pytest.mark.ruling("102164#80f1e772")
def test_the_weather_hurts_both_each_round(
    actor: str, level: str, second: int, duel: Duel, resolve: Resolve
) -> None:
    g = duel(actor, "Ayelech", ["Weather Control", "Boxed In"], ["Weather Control"])
    full = g.minion(actor).blood
    g.play(kind="play", card="Weather Control", level=level)
    assert g.decision.kind == "before range"  # there is time for more before it hurts
    assert blood(g, actor, "Ayelech") == (full, 7)
    resolve(g, "strike")
    assert blood(g, actor, "Ayelech") == (full - 1, 7 - 1)
    resolve(g, "press")
    g.play(kind="play", card="Boxed In")
    resolve(g, "strike")
    assert blood(g, actor, "Ayelech") == (full - 2 - second, 7 - 2 - second)


def test_the_weather_hurts_retainers_and_is_not_prevented(duel: Duel, resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Weather Control"])
    s.seat(1, hand=["Indomitability"])
    s.minion(0, "Lectora")
    s.minion(1, "Lula Burch")
    s.permanent(1, "Raven Spy", on="Lula Burch")
    g = s.start()
    g.play(kind="bleed", minion="Lectora")
    g.play(kind="block", minion="Lula Burch")
    g.play(kind="play", card="Weather Control")
    resolve(g, "strike")
    assert "Raven Spy" in g.seat(1).ash_heap
    assert g.minion("Lula Burch").blood == 3 - 1


@pytest.mark.ruling("102164#979c97fb")
def test_the_weather_hurts_even_if_the_combat_ends_at_once(duel: Duel, resolve: Resolve) -> None:
    g = duel("Lectora", "Ayelech", ["Weather Control"], cards=([], ["Living Manse"]))
    g.play(kind="play", card="Weather Control")
    g.play(kind="use", card="Living Manse")
    resolve(g)
    assert blood(g, "Lectora", "Ayelech") == (3 - 1, 7 - 1)


@pytest.mark.ruling("102164#7969d38b")
def test_the_weather_is_no_damage_by_a_minion(
    duel: Duel, resolve: Resolve, refused: Refused
) -> None:
    """It does not count as inflicted by whoever played it."""
    g = duel("Hannigan", "Ayelech", ["Weather Control", "Disarm"], cards=(["Potence"], []))
    g.play(kind="play", card="Weather Control", level="superior")
    resolve(g, "strike")
    g.play(kind="hand strike", seat=0)
    g.play(kind="hand strike", seat=1)
    refused(g, kind="play", card="Disarm")


def test_two_kinds_of_weather_hurt_many_retainers_at_once(duel: Duel, resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Weather Control"])
    s.seat(1, hand=["Weather Control"])
    for seat, name in enumerate(["Lectora", "Hannigan"]):
        s.minion(seat, name)
        for _ in range(4):
            s.permanent(seat, "Dread Mastiff", on=name)
    g = s.start()
    g.play(kind="bleed", minion="Lectora")
    g.play(kind="block", minion="Hannigan")
    g.play(kind="play", card="Weather Control", seat=0)
    g.play(kind="play", card="Weather Control", level="superior", seat=1)
    resolve(g, "strike")
    assert blood(g, "Lectora", "Hannigan") == (3 - 2, 5 - 2)


def test_one_weather_control_for_each_vampire_in_a_combat(
    duel: Duel, resolve: Resolve, offers: Offers
) -> None:
    g = duel("Lectora", "Ayelech", ["Weather Control"] * 2, ["Weather Control"])
    g.play(kind="play", card="Weather Control")
    assert not offers(g, card="Weather Control", seat=0)
    g.play(kind="play", card="Weather Control", level="superior", seat=1)
    resolve(g, "strike")
    assert blood(g, "Lectora", "Ayelech") == (3 - 2, 7 - 2)


# ---- a shield


@pytest.mark.parametrize(("level", "n"), [("inferior", 1), ("superior", 2)])
def test_the_shield_prevents_each_round(level: str, n: int, duel: Duel, resolve: Resolve) -> None:
    g = duel("Loyiso, The Ruthless", "Malachi", ["Roundhouse", "Boxed In"], ["Tranquility Shield"])
    g.play(kind="play", card="Tranquility Shield", level=level)
    cost = 1
    for at in range(2):
        resolve(g, "strike")
        if at == 0:
            g.play(kind="play", card="Roundhouse", level="superior")
        else:
            g.play(kind="hand strike", seat=0)
        for _ in range(min(n, 4 if at == 0 else 1)):
            resolve(g, "prevent")
            g.play(kind="use grant", card="Tranquility Shield")
        resolve(g, "press", "minion")
        if at == 0:
            assert g.minion("Malachi").blood == 6 - cost - (4 - n)
            g.play(kind="play", card="Boxed In")
    assert g.minion("Malachi").blood == 6 - cost - (4 - n)


def shielded(duel: Duel, hand: list[str], answer: list[str]) -> mt.Position:
    """Malachi fights someone frightful, and both have guns."""
    cards = (["Animalism", ".44 Magnum"], [".44 Magnum"])
    return duel("Malachi", "Trung Chau Pham", ["Tranquility Shield", *hand], answer, cards=cards)


def test_no_frenzy_card_is_used_on_the_shield(duel: Duel, never: Never) -> None:
    g = shielded(duel, [], ["Terror Frenzy"])
    g.play(kind="play", card="Tranquility Shield", level="inferior")
    never(g, "minion", card="Terror Frenzy")


def test_whoever_has_the_shield_can_still_frighten_others(duel: Duel, offers: Offers) -> None:
    g = shielded(duel, ["Terror Frenzy"], [])
    g.play(kind="play", card="Tranquility Shield", level="inferior")
    assert offers(g, card="Terror Frenzy")


def test_the_shield_ends_frenzy_cards_used_before(
    duel: Duel, resolve: Resolve, offers: Offers
) -> None:
    """The gun can be used again; what was done to the other stays."""
    g = shielded(duel, ["Terror Frenzy"], ["Terror Frenzy"])
    g.play(kind="play", card="Terror Frenzy", seat=0)
    g.play(kind="play", card="Terror Frenzy", level="inferior", seat=1)
    g.play(kind="play", card="Tranquility Shield", level="inferior")
    resolve(g, "strike")
    assert offers(g, kind="weapon strike")
    g.play(kind="hand strike", seat=0)
    assert not offers(g, kind="weapon strike")


# ---- a weapon that wears off

STICK = "Weighted Walking Stick"
BRUTE = "Loyiso, The Ruthless"


def with_stick(duel: Duel, *hand: str, other: str = "Ayelech", **more: Any) -> mt.Position:
    g = duel(BRUTE, other, [STICK, *hand], more.pop("answer", []), **more)
    g.play(kind="play", card=STICK)
    return g


def struck(g: mt.Position, resolve: Resolve) -> None:
    resolve(g, "strike")
    g.play(kind="weapon strike", card=STICK)


def test_the_stick_is_a_melee_weapon_that_stays(duel: Duel, resolve: Resolve) -> None:
    g = with_stick(duel)
    struck(g, resolve)
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - 2
    assert g.minion(BRUTE).cards == [STICK]
    assert g.minion(STICK).counters == 5 - 2


@pytest.mark.parametrize(
    ("other", "answer", "left"),
    [("Lula Burch", "Unflinching Persistence", 3), ("Ayelech", "Dodge", 5)],
)
def test_prevented_damage_wears_the_stick_off_and_a_dodge_does_not(
    other: str, answer: str, left: int, duel: Duel, resolve: Resolve
) -> None:
    g = with_stick(duel, other=other, answer=[answer])
    struck(g, resolve)
    if answer == "Dodge":
        g.play(kind="play", card=answer)
    else:
        resolve(g, "prevent")
        g.play(kind="play", card=answer, level="inferior")
    resolve(g)
    assert g.minion(STICK).counters == left


@pytest.mark.ruling("102169#b3dd7ff4")
def test_damage_that_is_not_inflicted_does_not_wear_the_stick_off(
    duel: Duel, resolve: Resolve
) -> None:
    g = with_stick(duel, other="Lectora", answer=["Blood Fury"])
    struck(g, resolve)
    g.play(kind="play", card="Blood Fury")
    resolve(g)
    assert (g.minion("Lectora").blood, g.minion(STICK).counters) == (3 - 1, 5)


@pytest.mark.ruling("102169#65afa5d6")
def test_the_last_counter_is_as_good_as_five(duel: Duel, resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, BRUTE)
    s.permanent(0, STICK, on=BRUTE, counters=1)
    s.minion(1, "Ayelech")
    g = s.start()
    g.play(kind="bleed", minion=BRUTE)
    g.play(kind="block", minion="Ayelech")
    struck(g, resolve)
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - 2
    assert STICK in g.seat(0).ash_heap


def test_one_stick_for_each_minion_and_only_in_the_first_round(
    duel: Duel, resolve: Resolve, offers: Offers
) -> None:
    g = with_stick(duel, STICK)
    assert not offers(g, kind="play", card=STICK)
    g = duel(BRUTE, "Ayelech", [STICK, "Boxed In"])
    assert offers(g, card=STICK)
    resolve(g, "press")
    g.play(kind="play", card="Boxed In")
    resolve(g, "strike")
    assert not offers(g, card=STICK)


def test_one_who_cannot_have_equipment_has_no_stick(duel: Duel, refused: Refused) -> None:
    g = duel("Gravebound Drone", "Ayelech", [STICK])
    refused(g, card=STICK, until="strike")


def test_a_stick_is_destroyed_as_equipment_is(duel: Duel, resolve: Resolve) -> None:
    """Before it strikes, its strike is lost."""
    g = with_stick(duel, other="Trung Chau Pham", answer=["Canine Horde"])
    struck(g, resolve)
    g.play(kind="play", card="Canine Horde", level="superior")
    resolve(g)
    assert STICK in g.seat(0).ash_heap
    assert g.minion("Trung Chau Pham").blood == 3

"""Minions that do not lock for blocking, and what is locked all the same."""

from typing import Any

import methuselah as mt
import pytest
from adepts import ADEPTS, seated
from driving import Never, Offers, Refused, Resolve
from methuselah._core import Position

OWN = (
    ADEPTS
    + """
Card(
    name: "Stripling",
    facts: {
        "types": "Vampire", "clans": "Gangrel", "capacity": "3", "group": "any", "sect": "Anarch",
    },
)
Card(
    name: "Gatherer",
    facts: {
        "types": "Vampire", "clans": "Ventrue", "capacity": "6", "group": "any",
        "sect": "Camarilla", "disciplines": "ANI|AUS",
    },
)
Card(
    name: "Ranger",
    facts: {
        "types": "Vampire", "clans": "Gangrel", "capacity": "8", "group": "any", "sect": "Anarch",
        "disciplines": "aus|CEL|for",
    },
)
Card(
    name: "Serpent",
    facts: {
        "types": "Vampire", "clans": "Ministry", "capacity": "6", "group": "any",
        "sect": "Independent", "disciplines": "obf",
    },
)
Card(
    name: "Misted Form",
    facts: {"types": "Action Modifier"},
    modes: [(when: AfterCombat, if: [Action(Blocked)], do: [ContinueAction])],
)
Card(
    name: "Open Question",
    facts: {"types": "Political Action"},
    modes: [(do: [Gain(Pool(You), 1)])],
)
"""
)


def caught(own: mt.Cards, actor: str, blocker: str, kind: str = "bleed", **more: Any) -> Position:
    """`actor` of seat 0 is blocked by `blocker` of seat 1."""
    s = seated(own, players=2)
    s.minion(0, actor, **({"blood": 1} if kind == "leave torpor" else {}))
    s.minion(1, blocker, **more)
    g = s.start()
    g.play(kind=kind, minion=actor)
    g.play(kind="block", minion=blocker)
    return g


JUSTINE = "Justine, Elder of Dallas"
UNLOCKED = [
    (JUSTINE, "Stripling", True),
    (JUSTINE, "Novice", False),  # 4
    (JUSTINE, "Hireling", False),
    ("Durga Syn", "Hireling", True),
    ("Durga Syn", "Novice", True),
    ("Durga Syn", "Layman", False),  # 5
    ("Layman", "Reverend Adams", True),
    ("Stripling", "Reverend Adams", False),  # 3, as he is
    ("Hireling", "Reverend Adams", False),
    ("Layman", "Novice", False),
]


@pytest.mark.parametrize(("blocker", "actor", "unlocked"), UNLOCKED)
def test_who_does_not_lock_for_a_block(
    blocker: str, actor: str, unlocked: bool, own: mt.Cards, resolve: Resolve
) -> None:
    g = caught(own, actor, blocker)
    resolve(g)
    assert g.minion(blocker).locked is not unlocked
    assert g.seat(1).pool == 20


@pytest.mark.parametrize(
    ("actor", "unlocked"), [("Novice", True), ("Layman", True), ("Ruler", False)]
)
def test_who_atones_does_not_lock_for_who_is_not_older(
    actor: str, unlocked: bool, own: mt.Cards, resolve: Resolve
) -> None:
    s = seated(own, players=2)
    s.minion(0, actor)
    s.minion(1, "Layman" if actor != "Layman" else "Gatherer", cards=["Atonement"])
    blocker = "Layman" if actor != "Layman" else "Gatherer"
    g = s.start()
    g.play(kind="bleed", minion=actor)
    g.play(kind="block", minion=blocker)
    resolve(g)
    assert g.minion(blocker).locked is not unlocked


def test_only_the_young_atone(own: mt.Cards, resolve: Resolve, refused: Refused) -> None:
    s = seated(own, ["Atonement"])
    s.minion(0, "Layman")
    s.minion(0, "Ruler")
    s.minion(0, "Hireling")
    g = s.start()
    g.play(kind="play", card="Atonement", minion="Layman")
    resolve(g)
    assert g.minion("Layman").cards == ["Atonement"]
    assert g.minion("Layman").blood == 5 - 2
    for minion in ("Ruler", "Hireling"):
        refused(s.start(), kind="play", card="Atonement", minion=minion)


@pytest.mark.parametrize(("actor", "blocked"), [("Adept", False), ("Serpent", True)])
def test_anyone_burns_an_atonement_and_the_ministry_is_seen(
    actor: str, blocked: bool, own: mt.Cards, resolve: Resolve
) -> None:
    s = seated(own, ["Cloak the Gathering"])
    s.minion(0, actor)
    s.minion(1, "Novice", cards=["Atonement"], locked=True)
    s.minion(1, "Layman")
    g = s.start()
    g.play(kind="action", card="Atonement", minion=actor)
    g.play(kind="block", minion="Layman")
    g.play(kind="play", card="Cloak the Gathering", level="inferior")
    resolve(g)
    assert g.minion("Novice").cards == (["Atonement"] if blocked else [])


def test_durga_steals_equipment_first(own: mt.Cards, resolve: Resolve) -> None:
    s = seated(own, players=2)
    s.minion(0, "Durga Syn", blood=5)
    s.minion(1, "Layman", cards=["Ivory Bow"])
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    resolve(g, "strike")
    g.play(kind="weapon strike", minion="Durga Syn")
    g.play(kind="weapon strike", minion="Layman")
    resolve(g)
    assert g.minion("Durga Syn").cards == ["Ivory Bow"]
    assert g.minion("Durga Syn").blood == 4
    assert not g.minion("Durga Syn").torpor


def test_the_reverend_calls_referendums_for_all_to_see(own: mt.Cards, resolve: Resolve) -> None:
    s = seated(own, ["Open Question"])
    s.minion(0, "Reverend Adams", blood=1)
    s.minion(1, "Layman")
    g = s.start()
    g.play(kind="play", card="Open Question")
    g.play(kind="block", minion="Layman")  # 1 - 1 stealth
    resolve(g)
    assert any("combat:" in line for line in g.log)
    h: Any = s.start()
    h.play(kind="hunt")
    h.play(kind="block", minion="Layman")
    resolve(h)
    assert h.minion("Reverend Adams").blood == 2


# ---- Mirror Walk


@pytest.mark.ruling("101223#239a4410")
def test_a_mirror_walk_locks_who_need_not_lock_for_a_block(own: mt.Cards, resolve: Resolve) -> None:
    """The Novice has Thaumaturgy at inferior: that of the Adept is superior."""
    for played in (False, True):
        s = seated(own, ["Mirror Walk"], players=2)
        s.minion(0, "Adept")
        s.minion(1, "Durga Syn", cards=["Sport Bike", "Atonement"])
        s.minion(1, "Layman")
        g = s.start()
        g.play(kind="bleed", minion="Adept")
        g.play(kind="block", minion="Durga Syn")
        if played:
            g.play(kind="play", card="Mirror Walk", level="superior")
        resolve(g)
        assert g.seat(1).pool == 20
        assert g.minion("Durga Syn").locked is played


# ---- Read the Winds, Guardian Vigil


def winds(own: mt.Cards, hand: list[str], reacting: str, mine: list[str], **more: Any) -> Any:
    s = seated(own, mine, hand)
    s.minion(0, "Adept")
    s.minion(1, reacting, **more)
    g = s.start()
    g.play(kind="bleed", minion="Adept")
    return g


def test_who_reads_the_winds_does_not_lock_for_the_block(own: mt.Cards, resolve: Resolve) -> None:
    g = winds(own, ["Read the Winds"], "Gatherer", ["Cloak the Gathering"])
    g.play(kind="block", minion="Gatherer")
    g.play(kind="play", card="Cloak the Gathering", level="inferior")
    g.play(kind="play", card="Read the Winds", level="inferior")
    assert len(g.seat(1).hand) == 6
    assert g.minion("Gatherer").blood == 5
    resolve(g)
    assert g.seat(1).pool == 20
    assert not g.minion("Gatherer").locked
    assert len(g.seat(1).hand) == 7


def test_the_locked_who_read_the_winds_block_and_lock(own: mt.Cards, resolve: Resolve) -> None:
    g = winds(own, ["Read the Winds"], "Gatherer", [], locked=True)
    g.play(kind="play", card="Read the Winds", level="superior")
    resolve(g)
    assert g.seat(1).pool == 20
    assert g.minion("Gatherer").locked


@pytest.mark.ruling("G00123#8ecb293e")
def test_who_unlocks_for_the_winds_blocks_an_ambush_of_itself(
    own: mt.Cards, resolve: Resolve
) -> None:
    s = seated(own, ["Ambush"], ["Read the Winds"])
    s.minion(0, "Adept")
    s.minion(1, "Gatherer", locked=True)
    g = s.start()
    g.play(kind="play", card="Ambush", target="Gatherer")
    g.play(kind="play", card="Read the Winds", level="superior")
    resolve(g)
    assert any("combat:" in line for line in g.log)
    assert g.minion("Gatherer").locked


VIGIL = [
    (["aus"], True, False, True),
    (["cel"], False, True, True),
    (["for"], False, False, False),
    (["aus", "cel"], True, True, True),
    (["aus", "for"], True, False, False),
    (["cel", "for"], False, True, False),
    (["aus", "cel", "for"], True, True, False),
]


@pytest.mark.ruling("G00086#99209c58")
@pytest.mark.parametrize("mode", range(len(VIGIL)))
def test_a_vigil_gives_what_its_disciplines_do(
    mode: int, own: mt.Cards, resolve: Resolve, offers: Offers
) -> None:
    _, intercept, maneuver, locked = VIGIL[mode]
    g = winds(own, ["Guardian Vigil"], "Ranger", ["Cloak the Gathering"])
    g.play(kind="play", card="Guardian Vigil", mode=mode)
    resolve(g, "range", "strike")
    assert bool(offers(g, kind="maneuver", minion="Ranger")) is maneuver
    resolve(g)
    assert g.minion("Ranger").locked is locked
    assert g.seat(1).pool == 20
    h = winds(own, ["Guardian Vigil"], "Ranger", ["Cloak the Gathering"])
    h.play(kind="play", card="Guardian Vigil", mode=mode)
    h.play(kind="play", card="Cloak the Gathering", level="inferior")
    resolve(h)
    assert h.seat(1).pool == (20 if intercept else 19)


def test_only_an_anarch_stands_vigil(own: mt.Cards, never: Never) -> None:
    never(winds(own, ["Guardian Vigil"], "Gatherer", []), card="Guardian Vigil")


@pytest.mark.ruling("100868#afd76606", "G00124#11a9d8ce")
def test_a_vigil_comes_in_time_when_no_stealth_is_added(own: mt.Cards, resolve: Resolve) -> None:
    g = winds(own, ["Guardian Vigil"], "Ranger", ["Cloak the Gathering"])
    g.play(kind="block", minion="Ranger")
    g.pass_until("attempt", seat=1)
    g.play(kind="play", card="Guardian Vigil", mode=2)
    resolve(g)
    assert not g.minion("Ranger").locked


@pytest.mark.ruling("100868#02200672")
def test_a_vigil_lasts_as_long_as_the_action(
    own: mt.Cards, resolve: Resolve, offers: Offers
) -> None:
    g = winds(own, ["Guardian Vigil"], "Ranger", ["Misted Form"])
    g.play(kind="play", card="Guardian Vigil", mode=6)
    for _ in range(2):
        resolve(g, "range")
        assert offers(g, kind="maneuver", minion="Ranger")
        resolve(g, "after combat", "minion")
        if g.decision.kind == "after combat":
            g.play(kind="play", card="Misted Form")
            g.play(kind="block", minion="Ranger")
    assert not g.minion("Ranger").locked
    assert g.seat(1).pool == 20


@pytest.mark.ruling("100868#5e68231b")
def test_the_maneuver_of_a_vigil_is_for_the_combat_of_the_block(
    own: mt.Cards, resolve: Resolve, offers: Offers
) -> None:
    g = winds(own, ["Guardian Vigil", "Psyche!"], "Ranger", [])
    g.play(kind="play", card="Guardian Vigil", mode=1)
    resolve(g, "combat ending")
    g.play(kind="play", card="Psyche!", seat=1)
    g.pass_until("strike")
    assert not any("maneuvers" in line for line in g.log)
    assert not offers(g, kind="maneuver")

"""Cards that look back on what was played, and that are played from the ash heap or shuffled back."""

from typing import Any

import methuselah as mt
import pytest
from driving import Duel, Never, Resolve, Written
from methuselah._core import Position
from positions import act, blood, targets

# ---- The Art of Memory


def remembered(resolve: Resolve, *, blocked: bool = False) -> Position:
    """Banjoko rushes Ayelech, or is blocked, and plays a combat card."""
    hand = ["The Art of Memory", "Bum's Rush", "Fake Out"]
    g = act("Banjoko", hand, blocker="Ayelech")
    g.play(kind="play", card="Bum's Rush", target="Ayelech")
    g.play(kind="play", card="The Art of Memory")
    if blocked:
        g.play(kind="block", minion="Ayelech")
    g.play(kind="play", card="Fake Out")
    resolve(g, "choose", "minion")
    return g


@pytest.mark.ruling("100097#7dc96c49", "100097#733a7370")
def test_the_art_brings_back_a_card_of_the_action_after_its_combat(resolve: Resolve) -> None:
    g = remembered(resolve)
    assert targets(g) == {"Bum's Rush", "Fake Out"}
    g.play(kind="choose", target="Bum's Rush")
    resolve(g, "discard down")
    assert "Bum's Rush" in g.seat(0).hand
    g.play(kind="discard", card="Bum's Rush")  # its replacement is still put off
    resolve(g)
    assert len(g.seat(0).hand) == 7
    assert g.seat(0).removed == ["The Art of Memory"]


def test_the_art_is_of_no_use_to_who_is_blocked(resolve: Resolve) -> None:
    g = remembered(resolve, blocked=True)
    assert g.decision and g.decision.kind == "minion"
    assert sorted(g.seat(0).ash_heap) == ["Bum's Rush", "Fake Out"]
    assert g.seat(0).removed == ["The Art of Memory"]


def test_the_art_remembers_what_its_vampire_played_in_the_action(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["The Art of Memory", "Conditioning"], ash_heap=["Fame", "Fake Out"])
    s.minion(0, "Banjoko")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="play", card="The Art of Memory")
    g.play(kind="play", card="Conditioning", level="superior")
    resolve(g, "choose", "minion", "discard down")
    if g.decision and g.decision.kind == "choose":
        assert targets(g) == {"Conditioning"}
        g.play(kind="choose", target="Conditioning")
    assert "Conditioning" in g.seat(0).hand


def test_the_art_is_of_the_black_hand(never: Never) -> None:
    g = act("Accorri Giovanni", ["The Art of Memory"])
    g.play(kind="bleed")
    never(g, card="The Art of Memory")


# ---- Epikasta Rigatos

EPIKASTA = "Epikasta Rigatos"


@pytest.mark.ruling("200427#86c5a40f")
@pytest.mark.parametrize("blocked", [False, True])
def test_epikasta_shuffles_the_action_card_back(blocked: bool, resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Bum's Rush", "Fake Out"], ash_heap=["Bum's Rush", "Clan Impersonation"])
    s.minion(0, EPIKASTA)
    s.minion(1, "Ayelech")
    g = s.start()
    g.play(kind="play", card="Bum's Rush", target="Ayelech")
    if blocked:
        g.play(kind="block", minion="Ayelech")
    g.play(kind="play", card="Fake Out")
    resolve(g, "resolved")
    assert targets(g, EPIKASTA) == {"Bum's Rush"}  # no combat card, and none of before
    g.play(kind="use", card=EPIKASTA, target="Bum's Rush")
    assert "Bum's Rush" in g.seat(0).library + g.seat(0).hand
    assert g.seat(0).ash_heap.count("Bum's Rush") == 1


def test_an_action_remains_one_of_a_card_that_was_shuffled_back(
    never: Never, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Bum's Rush"], library=["Shroud of Decay"] * 20)
    s.minion(0, EPIKASTA)
    s.minion(1, "Alek König", blood=1)
    s.permanent(1, "Cappadocian Crypt")
    g = s.start()
    g.play(kind="play", card="Bum's Rush", target="Alek König")
    resolve(g, "resolved")
    g.play(kind="use", card=EPIKASTA, target="Bum's Rush")
    never(g, kind="use", card="Cappadocian Crypt")


def test_epikasta_keeps_to_what_she_played_herself(never: Never) -> None:
    g = act("Banjoko", ["Bum's Rush"], (EPIKASTA,), blocker="Ayelech")
    g.play(kind="play", card="Bum's Rush", minion="Banjoko", target="Ayelech")
    never(g, card=EPIKASTA)


AT_SECOND_HAND = """
Card(
    name: "At Second Hand",
    facts: {"types": "Action"},
    modes: [(choose: [Cards([In(Hand, You), Type(Action)])],
        do: [PutCard(Picked(0), Me), BurnCard(Picked(0))])],
)
"""


@pytest.mark.ruling("200427#97c5912c")
def test_epikasta_has_not_played_what_another_card_put_into_play(
    written: Written, resolve: Resolve
) -> None:
    g = act(EPIKASTA, ["At Second Hand", "Heroic Might"], cards=written(AT_SECOND_HAND))
    g.play(kind="play", card="At Second Hand", target="Heroic Might")
    resolve(g, "resolved")
    assert sorted(g.seat(0).ash_heap) == ["At Second Hand", "Heroic Might"]
    assert targets(g, EPIKASTA) == {"At Second Hand"}


# ---- Henry Taylor

HENRY = "Henry Taylor"


def test_henry_puts_a_combat_card_on_the_library_after_the_action(
    duel: Duel, resolve: Resolve
) -> None:
    g = duel(HENRY, "Ayelech", ["Roundhouse"])
    resolve(g, "strike")
    g.play(kind="play", card="Roundhouse", level="superior")
    resolve(g, "resolved")
    g.play(kind="use", card=HENRY, target="Roundhouse")
    assert g.seat(0).library[0] == "Roundhouse"
    assert g.seat(0).ash_heap == []


def test_henry_does_so_after_an_action_that_he_blocks(duel: Duel, resolve: Resolve) -> None:
    g = duel("Ayelech", HENRY, (), ["Roundhouse"])
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Ayelech")
    g.play(kind="play", card="Roundhouse", level="inferior")
    resolve(g, "resolved")
    g.play(kind="use", card=HENRY, target="Roundhouse")
    assert g.seat(1).library[0] == "Roundhouse"


@pytest.mark.ruling("200590#78ba4767")
@pytest.mark.parametrize("as_combat_card", [False, True])
def test_henry_takes_a_card_of_two_types_if_it_was_a_combat_card(
    as_combat_card: bool, resolve: Resolve, never: Never
) -> None:
    hand = ["Swallowed by the Night"]
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=hand)
    s.minion(0, HENRY, cards=["Obfuscate"] * 2)
    s.minion(1, "Ayelech", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    if as_combat_card:
        resolve(g, "range")
    g.play(kind="play", card="Swallowed by the Night")
    if as_combat_card:
        resolve(g, "resolved")
        assert targets(g, HENRY) == set(hand)
    else:
        never(g, card=HENRY)


# ---- Marthe Dizier

MARTHE = "Marthe Dizier"


def test_marthe_takes_back_a_card_as_combat_ends(
    duel: Duel, resolve: Resolve, never: Never
) -> None:
    g = duel(MARTHE, "Ayelech", ["Fake Out", "Boxed In"])
    g.play(kind="play", card="Fake Out")
    resolve(g, "press")
    g.play(kind="play", card="Boxed In")
    resolve(g, "combat ending")
    assert targets(g, MARTHE) == {"Fake Out", "Boxed In"}
    g.play(kind="use", card=MARTHE, target="Boxed In")
    assert "Boxed In" in g.seat(0).hand
    assert g.minion(MARTHE).blood == 10 - 1 - 1  # a strike of the second round, and her price


@pytest.mark.ruling("200942#0eb2ff9d")
def test_marthe_does_so_once_each_combat(duel: Duel, resolve: Resolve, never: Never) -> None:
    g = duel(MARTHE, "Ayelech", ["Fake Out", "Boxed In"])
    g.play(kind="play", card="Fake Out")
    resolve(g, "press")
    g.play(kind="play", card="Boxed In")
    resolve(g, "combat ending")
    g.play(kind="use", card=MARTHE, target="Boxed In")
    never(g, kind="use", card=MARTHE)


def test_marthe_pays_with_blood(duel: Duel, resolve: Resolve, never: Never) -> None:
    g = duel(MARTHE, "Ayelech", ["Boxed In"], blood=(2, None))
    resolve(g, "press")
    g.play(kind="play", card="Boxed In")
    never(g, kind="use", card=MARTHE)


@pytest.mark.ruling("200942#18acd62d")
def test_marthe_takes_back_what_leads_to_a_new_combat(duel: Duel, resolve: Resolve) -> None:
    g = duel(MARTHE, "Ayelech", ["Fake Out", "Psyche!"])
    g.play(kind="play", card="Fake Out")
    resolve(g, "combat ending")
    g.play(kind="play", card="Psyche!", level="superior")
    g.play(kind="use", card=MARTHE, target="Psyche!")
    resolve(g, "combat ending")
    assert targets(g, MARTHE) == set()  # it is too late for Fake Out
    g.play(kind="play", card="Psyche!", level="superior")


@pytest.mark.ruling("200942#c4519ba5")
def test_marthe_takes_back_what_was_cancelled(duel: Duel, resolve: Resolve) -> None:
    g = duel(MARTHE, "Aredhel", ["Fake Out"], ["Death Seeker"])
    g.play(kind="play", card="Fake Out")
    g.play(kind="play", card="Death Seeker", seat=1)
    resolve(g, "combat ending")
    g.play(kind="use", card=MARTHE, target="Fake Out")
    assert "Fake Out" in g.seat(0).hand


# ---- Summon Soul, Whispers from the Dead, Pochtli, Drozodny


def souls(
    actor: str, card: str, *, blood: int | None = None, blocker: str | None = None
) -> Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[card], ash_heap=["Fame", "Misdirection", "Ashley"])
    s.minion(0, actor, blood=blood)
    if blocker:
        s.minion(1, blocker)
    return s.start()


def test_a_soul_brings_blood(resolve: Resolve) -> None:
    g = souls("Cristofero Giovanni", "Summon Soul", blood=1)
    g.play(kind="play", card="Summon Soul", level="inferior")
    resolve(g)
    assert g.minion("Cristofero Giovanni").blood == 3
    assert "Summon Soul" in g.seat(0).ash_heap


@pytest.mark.ruling("101898#3b67ad80")
@pytest.mark.parametrize("more", ["Misdirection", None])
def test_souls_are_shuffled_into_the_library(more: str | None, resolve: Resolve) -> None:
    g = souls("Rudolfo Giovanni", "Summon Soul")
    assert targets(g, "Summon Soul") == {None, "Fame", "Misdirection"}
    before = len(g.seat(0).library)
    g.play(kind="play", card="Summon Soul", level="superior", target="Fame")
    assert g.decision and g.decision.kind == "announce"
    if more:
        g.play(kind="choose", target=more)
    else:
        g.play(kind="pass")
    resolve(g)
    assert g.seat(0).removed == ["Summon Soul"]
    assert len(g.seat(0).library) == before + (2 if more else 1) - 1  # it was replaced
    assert sorted(g.seat(0).ash_heap) == (["Ashley"] if more else ["Ashley", "Misdirection"])


def test_a_soul_that_is_blocked_is_not_removed(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Summon Soul"], ash_heap=["Fame"])
    s.minion(0, "Rudolfo Giovanni")
    s.minion(1, "Ayelech", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="play", card="Summon Soul", level="superior", target="Fame")
    g.play(kind="block")
    resolve(g)
    assert sorted(g.seat(0).ash_heap) == ["Fame", "Summon Soul"]


@pytest.mark.ruling("102175#a1acd2fd")
@pytest.mark.parametrize(("level", "heard"), [("inferior", False), ("superior", True)])
def test_the_dead_whisper_of_a_card(level: str, heard: bool, resolve: Resolve) -> None:
    g = souls("Rudolfo Giovanni", "Whispers from the Dead", blocker="Ayelech")
    g.play(kind="play", card="Whispers from the Dead", level=level, target="Fame")
    g.play(kind="block")  # it is at stealth at superior
    resolve(g, "discard down", "minion")
    assert ("Fame" in g.seat(0).hand) is heard


@pytest.mark.ruling("201127#0f587af8")
@pytest.mark.parametrize("more", ["Misdirection", None])
def test_pochtli_moves_up_to_two_cards_to_the_library(more: str | None, resolve: Resolve) -> None:
    g = souls("Pochtli", "Fake Out")
    before = len(g.seat(0).library)
    g.play(kind="action", card="Pochtli", target="Fame")
    if more:
        g.play(kind="choose", target=more)
    else:
        g.play(kind="pass")
    resolve(g)
    assert len(g.seat(0).library) == before + (2 if more else 1)
    assert sorted(g.seat(0).ash_heap) == (["Ashley"] if more else ["Ashley", "Misdirection"])


@pytest.mark.ruling("200389#0f587af8")
def test_drozodny_brings_a_political_action_to_hand(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, ash_heap=["Kine Resources Contested", "Fame"])
    s.minion(0, "Drozodny")
    g = s.start()
    assert targets(g, "Drozodny") == {"Kine Resources Contested"}
    g.play(kind="action", card="Drozodny")
    resolve(g, "discard down")
    assert "Kine Resources Contested" in g.seat(0).hand


# ---- Spiritual Guidance

GIOVANNI = "Domenic Giovanni"  # 4; nec POT


def guided(*heap: str, other: str = "Ayelech", **more: Any) -> Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=more.pop("hand", ["Spiritual Guidance"]), ash_heap=heap)
    s.seat(1, hand=more.pop("answer", []))
    s.minion(0, GIOVANNI, **more)
    s.minion(1, other)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    return g


def guide(g: Position, card: str) -> None:
    g.play(kind="play", card="Spiritual Guidance", target=card)
    how = {"level": "superior"} if card == "Roundhouse" else {}
    g.play(kind="play", card=card, **how)


@pytest.mark.parametrize(
    ("card", "moment", "hurt"), [("Fake Out", "range", 0), ("Roundhouse", "strike", 4)]
)
def test_a_spirit_guides_to_a_combat_card(
    card: str, moment: str, hurt: int, resolve: Resolve
) -> None:
    g = guided("Fame", card)
    resolve(g, moment)
    guide(g, card)
    assert len(g.seat(0).hand) == 7
    resolve(g)
    assert blood(g, "Ayelech") == (7 - hurt,)
    assert sorted(g.seat(0).ash_heap) == ["Fame", "Spiritual Guidance"]
    assert g.seat(0).removed == [card]


def test_a_spirit_guides_only_to_what_can_be_played_now(never: Never) -> None:
    g = guided("Fame", "Majesty", "Theft of Vitae", "Spiritual Guidance")
    never(g, card="Spiritual Guidance")


def test_a_spirit_guides_once_each_combat(resolve: Resolve, never: Never) -> None:
    g = guided("Fake Out", "Boxed In", hand=["Spiritual Guidance"] * 2)
    guide(g, "Fake Out")
    never(g, card="Spiritual Guidance")


@pytest.mark.ruling("G00058#dfd284b1")
def test_what_a_spirit_guides_to_can_be_cancelled(resolve: Resolve) -> None:
    g = guided("Roundhouse", other="Aredhel", answer=["Death Seeker"])
    resolve(g, "strike")
    g.play(kind="play", card="Spiritual Guidance", target="Roundhouse")
    g.play(kind="pass", seat=1)  # the guidance itself is let be
    g.play(kind="play", card="Roundhouse", level="superior")
    g.play(kind="play", card="Death Seeker", seat=1)
    assert g.decision and (g.decision.kind, g.decision.seat) == ("strike", 0)
    assert g.seat(0).removed == ["Roundhouse"]


def test_guidance_that_is_cancelled_plays_nothing(resolve: Resolve) -> None:
    g = guided("Roundhouse", other="Aredhel", answer=["Death Seeker"])
    resolve(g, "strike")
    g.play(kind="play", card="Spiritual Guidance", target="Roundhouse")
    g.play(kind="play", card="Death Seeker", seat=1)
    resolve(g)
    assert sorted(g.seat(0).ash_heap) == ["Roundhouse", "Spiritual Guidance"]


def test_only_a_giovanni_is_guided(never: Never, duel: Duel) -> None:
    g = duel("Sully", "Ayelech", ["Spiritual Guidance", "Fake Out"])
    g.play(kind="play", card="Fake Out")
    never(g, card="Spiritual Guidance")

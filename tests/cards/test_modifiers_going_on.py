"""Modifiers that queue a combat, are kept for later actions, or make a blocked action go on."""

from collections.abc import Sequence
from typing import Any

import methuselah as mt
import pytest
from driving import Fight, Never, Offers, Resolve
from positions import act, blood, way

# ---- Hedonism

HELP = "Brock Sterling"  # FOR
CATHARI: Any = {"path": "Cathari", "sect": "Sabbat"}


def hedonist(
    *hand: str,
    actor: str = "Ashley",
    helper: str = HELP,
    blockers: tuple[str, ...] = ("Wauneka",),
    copies: int = 1,
    **more: Any,
) -> mt.Position:
    """`actor` bleeds, the first of `blockers` attempts to block, and `helper` may indulge."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[*["Hedonism"] * copies, *hand])
    s.minion(0, actor, **CATHARI)
    s.minion(0, helper, **CATHARI | more)
    for blocker in blockers:
        s.minion(1, blocker)
    g = s.start()
    g.play(kind="bleed", minion=actor)
    g.play(kind="block", minion=blockers[0])
    return g


def ways(g: mt.Position, card: str) -> list[str]:
    """The options at hand of a card, in words."""
    return [str(o) for o in g.decision.options if o.card == card]


@pytest.mark.ruling("102328#63a6597d")
@pytest.mark.parametrize(("helper", "level"), [(HELP, "[for]"), ("Zafira", "[pre]")])
def test_hedonism_queues_a_combat_for_after_the_resolution(
    helper: str, level: str, offers: Offers, fight: Fight
) -> None:
    g = hedonist("Freak Drive", actor="Oshri Dahan", helper=helper)
    way(g, "Hedonism", level, minion=helper)
    assert g.minion(helper).locked and g.minion("Wauneka").locked
    g.pass_until("strike")
    assert g.seat(1).pool == 29
    assert g.decision.seat == 0
    assert not offers(g, card="Freak Drive")
    fight(g)
    assert g.minion("Wauneka").blood == 4
    assert offers(g, card="Freak Drive", minion="Oshri Dahan")  # still in the action


def test_who_is_indulged_cannot_attempt_again(offers: Offers) -> None:
    g = hedonist(blockers=("Wauneka", "Sully"))
    way(g, "Hedonism", "[for]")
    assert g.decision.kind == "block"
    assert {o.minion for o in g.decision.options if o.kind == "block"} == {"Sully"}


def test_at_superior_there_is_no_combat(never: Never) -> None:
    g = hedonist()
    way(g, "Hedonism", "[FOR]")
    assert g.minion(HELP).locked and g.minion("Wauneka").locked
    never(g, kind="hand strike")
    assert g.seat(1).pool == 29


@pytest.mark.ruling("102328#1f87ebf9")
def test_there_is_no_combat_if_the_action_ends(never: Never) -> None:
    g = hedonist("Change of Target", blockers=("Wauneka", "Sully"))
    way(g, "Hedonism", "[for]")
    g.play(kind="block", minion="Sully")
    g.play(kind="play", card="Change of Target")
    never(g, kind="hand strike")
    assert blood(g, "Wauneka", HELP) == (5, 3)


def test_the_combat_comes_after_one_of_a_block(fight: Fight) -> None:
    g = hedonist(blockers=("Wauneka", "Sully"))
    way(g, "Hedonism", "[for]")
    g.play(kind="block", minion="Sully")
    g.pass_until("strike")
    assert {o.minion for o in g.decision.options} == {"Ashley"}
    fight(g)
    assert blood(g, "Wauneka", HELP, "Sully", "Ashley") == (4, 2, 3, 2)


@pytest.mark.ruling("102328#dffaa0cc")
def test_nothing_else_is_queued_before_that_combat() -> None:
    g = hedonist("Psyche!", blockers=("Wauneka", "Sully"), actor="Abd al-Rashid")
    way(g, "Hedonism", "[for]")
    g.play(kind="block", minion="Sully")
    g.pass_until("strike")
    g.play(kind="hand strike", minion="Abd al-Rashid")
    g.play(kind="hand strike", minion="Sully")
    while g.decision.kind != "strike":
        assert not any("[CEL]" in way for way in ways(g, "Psyche!"))
        g.choose(g.decision.options[0])
    assert {o.minion for o in g.decision.options} == {HELP}


@pytest.mark.ruling("102328#dffaa0cc")
def test_psyche_can_be_played_in_that_combat(resolve: Resolve) -> None:
    g = hedonist("Psyche!", helper="Annabelle Triabell (G6)")  # CEL PRE
    way(g, "Hedonism", "[pre]")
    resolve(g, "combat ending")
    assert any("[CEL]" in way for way in ways(g, "Psyche!"))


@pytest.mark.ruling("102328#dffaa0cc")
def test_a_second_combat_is_not_queued(offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Hedonism", "Hedonism"])
    for name in ("Ashley", HELP, "Zafira"):
        s.minion(0, name, **CATHARI)
    for name in ("Wauneka", "Sully"):
        s.minion(1, name)
    g = s.start()
    g.play(kind="bleed", minion="Ashley")
    g.play(kind="block", minion="Wauneka")
    way(g, "Hedonism", "[for]", minion=HELP)
    g.play(kind="block", minion="Sully")
    assert len(ways(g, "Hedonism")) == 1
    assert "[PRE]" in ways(g, "Hedonism")[0]


def test_hedonism_is_for_a_ready_unlocked_vampire_who_does_not_act() -> None:
    assert not [o for o in hedonist(locked=True).decision.options if o.card == "Hedonism"]
    assert not [o for o in hedonist(region="torpor").decision.options if o.card == "Hedonism"]
    g = hedonist(actor="Madison")
    assert {o.minion for o in g.decision.options if o.card == "Hedonism"} == {HELP}
    g = hedonist(helper="Madison")  # FOR PRE
    assert len([o for o in g.decision.options if o.card == "Hedonism"]) == 4


# ---- Fever Pitch


def pitched(actor: str, *hand: str, blocker: str = "Wauneka", **more: Any) -> mt.Position:
    """`actor` bleeds."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Fever Pitch", *hand])
    s.seat(1, hand=more.pop("answer", []))
    s.minion(0, actor, **CATHARI | more)
    s.minion(1, blocker)
    g = s.start()
    g.play(kind="bleed")
    return g


@pytest.mark.parametrize(("actor", "level"), [("Oshri Dahan", "[for]"), ("Zafira", "[pre]")])
def test_a_fever_pitch_adds_to_a_bleed(actor: str, level: str, resolve: Resolve) -> None:
    g = pitched(actor, blood=3)
    way(g, "Fever Pitch", level)
    resolve(g)
    assert g.seat(1).pool == 28
    assert g.minion(actor).blood == 2
    assert g.minion(actor).cards == []


@pytest.mark.parametrize("keeps", [True, False])
def test_a_fever_pitch_may_be_kept(keeps: bool, resolve: Resolve) -> None:
    g = pitched(HELP)
    way(g, "Fever Pitch", "[FOR]")
    g.pass_until("may")
    assert g.seat(1).pool == 28
    g.play(kind="yes" if keeps else "pass")
    resolve(g)
    assert g.minion(HELP).cards == (["Fever Pitch"] if keeps else [])
    assert g.seat(0).ash_heap == ([] if keeps else ["Fever Pitch"])


def test_a_fever_pitch_is_not_kept_of_a_bleed_for_nothing(never: Never) -> None:
    g = pitched(HELP, blocker="Colette", answer=["Telepathic Counter"])
    way(g, "Fever Pitch", "[FOR]")
    g.play(kind="play", card="Telepathic Counter", level="superior")
    never(g, kind="yes")
    assert g.seat(1).pool == 30


def feverish(*hand: str) -> mt.Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=hand)
    s.minion(0, HELP, cards=["Fever Pitch"], blood=2, **CATHARI)
    s.minion(0, "Ashley", blood=2)
    s.minion(1, "Wauneka", cards=["Sport Bike"])
    s.minion(1, "Sully")
    return s.start()


def test_a_fever_pitch_is_burned_to_make_an_attempt_fail(offers: Offers, resolve: Resolve) -> None:
    g = feverish()
    g.play(kind="bleed", minion=HELP)
    g.play(kind="block", minion="Wauneka")
    g.play(kind="use", card="Fever Pitch")
    assert g.minion(HELP).cards == []
    assert {o.minion for o in g.decision.options if o.kind == "block"} == {"Sully"}
    resolve(g)
    assert g.seat(1).pool == 29


def test_a_fever_pitch_is_for_bleeds_of_its_own_vampire(never: Never) -> None:
    for kind, minion in [("hunt", HELP), ("bleed", "Ashley")]:
        g = feverish()
        g.play(kind=kind, minion=minion)
        g.play(kind="block", minion="Wauneka")
        never(g, card="Fever Pitch")


def test_a_vampire_has_one_fever_pitch(never: Never) -> None:
    g = feverish("Fever Pitch")
    g.play(kind="bleed", minion=HELP)
    way(g, "Fever Pitch", "[FOR]")
    never(g, kind="yes")
    assert g.seat(1).pool == 28


@pytest.mark.ruling("G00086#99209c58")
def test_a_fever_pitch_requires_the_discipline_it_is_played_with(offers: Offers) -> None:
    """Iron Heart cancels modifiers that require Presence, and others not."""
    for level, can in [("[pre]", True), ("[for]", False)]:
        s = mt.Scenario(players=2, blanks=True)
        s.seat(0, hand=["Fever Pitch"])
        s.minion(0, "Madison", **CATHARI)
        s.seat(1, hand=["Iron Heart"])
        s.minion(1, "Rasha Tarabzouni")  # POT pre
        g = s.start()
        g.play(kind="bleed")
        way(g, "Fever Pitch", level)
        assert bool(offers(g, card="Iron Heart")) is can


def test_a_fever_pitch_is_limited(never: Never) -> None:
    g = pitched("Madison", "Conditioning")
    way(g, "Fever Pitch", "[for]")
    never(g, card="Conditioning")


# ---- Go-getter

GETTER = "Luciano Carvalho"  # pre ANI OBF


def got(*hand: str, blood: int = 4, answer: Sequence[str] = (), **more: Any) -> mt.Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, hand=answer)
    s.seat(0, hand=["Go-getter", *hand])
    s.minion(0, GETTER, blood=blood)
    s.minion(1, "Wauneka", cards=["Sport Bike"])
    s.minion(1, "Sully", **more)
    return s.start()


def test_a_go_getter_goes_on_with_a_blocked_action(fight: Fight, resolve: Resolve) -> None:
    g = got()
    g.play(kind="hunt")
    g.play(kind="block", minion="Wauneka")
    fight(g)
    assert g.minion(GETTER).blood == 3
    g.play(kind="play", card="Go-getter", level="superior")
    assert g.minion(GETTER).blood == 2
    resolve(g)
    assert g.minion(GETTER).blood == 3
    assert g.minion(GETTER).locked


@pytest.mark.rule("BLOCK-2")
def test_others_may_block_what_goes_on(fight: Fight) -> None:
    g = got(cards=["Sport Bike"])
    g.play(kind="hunt")
    g.play(kind="block", minion="Wauneka")
    fight(g)
    g.play(kind="play", card="Go-getter", level="superior")
    assert {o.minion for o in g.decision.options if o.kind == "block"} == {"Sully"}
    g.play(kind="block", minion="Sully")
    fight(g)
    assert g.minion("Sully").locked


def test_the_action_card_goes_on_too(fight: Fight, resolve: Resolve) -> None:
    g = got("Bum's Rush")
    g.play(kind="play", card="Bum's Rush", target="Sully")
    g.play(kind="block", minion="Wauneka")
    fight(g)
    assert "Bum's Rush" in g.seat(0).ash_heap
    g.play(kind="play", card="Go-getter", level="superior")
    assert "Bum's Rush" not in g.seat(0).ash_heap
    resolve(g)
    assert g.minion("Sully").blood == 3
    assert "Bum's Rush" in g.seat(0).ash_heap


def test_a_go_getter_pays_blood(never: Never) -> None:
    g = got(blood=1)
    g.play(kind="hunt")
    g.play(kind="block", minion="Wauneka")
    g.pass_until("strike")
    never(g, card="Go-getter")
    assert (g.minion(GETTER).blood, g.minion(GETTER).torpor) == (0, False)


def test_a_go_getter_is_not_for_what_was_not_blocked_nor_for_bleeds(never: Never) -> None:
    g = got()
    g.play(kind="hunt")
    never(g, card="Go-getter")  # nobody attempts to block either
    g = got()
    g.play(kind="bleed")
    g.play(kind="block", minion="Wauneka")
    never(g, card="Go-getter")


def test_a_go_getter_must_have_stayed_ready(never: Never) -> None:
    g = got(answer=["Roundhouse", "Roundhouse"], blood=2)
    g.play(kind="hunt")
    g.play(kind="block", minion="Wauneka")
    g.pass_until("strike")
    g.play(kind="hand strike", minion=GETTER)
    g.play(kind="play", card="Roundhouse", level="superior")
    never(g, card="Go-getter")
    assert g.minion(GETTER).torpor


def test_a_go_getter_hides_at_inferior(resolve: Resolve) -> None:
    g = act("Jean-François", ["Go-getter"], blocker="Wauneka", intercept=1, blood=1)
    g.play(kind="hunt")
    g.play(kind="block")
    g.play(kind="play", card="Go-getter")
    resolve(g)
    assert g.minion("Jean-François").blood == 2


# ---- Shadow Cast


def cast(*hand: str, players: int = 3, sect: str | None = None) -> mt.Position:
    s = mt.Scenario(players=players, blanks=True)
    s.seat(0, hand=["Shadow Cast", *hand])
    s.minion(0, "Alek König", blood=3, sect=sect)
    s.minion(0, "Brock Sterling", cards=[])
    for seat in range(1, players):
        s.minion(seat, ["Wauneka", "Sully", "Colette"][seat - 1], cards=["Sport Bike"])
    return s.start()


@pytest.mark.ruling("G00006#5ce1578c")
def test_a_shadow_is_cast_after_a_directed_success(resolve: Resolve, never: Never) -> None:
    g = cast()
    g.play(kind="bleed", minion="Alek König")
    g.play(kind="play", card="Shadow Cast", level="superior")
    resolve(g)
    assert g.minion("Alek König").cards == ["Shadow Cast"]
    g = cast()
    g.play(kind="hunt", minion="Alek König")
    g.pass_until("block")
    never(g, card="Shadow Cast")


@pytest.mark.parametrize(("target", "can"), [("Wauneka", True), ("Sully", False)])
def test_the_shadow_helps_against_the_same_methuselah(
    target: str, can: bool, resolve: Resolve, offers: Offers
) -> None:
    """The bleed was at seat 1, whose Wauneka is the one target and Sully, of seat 2, the other."""
    g = cast("Freak Drive", "Umbrous Clutch")
    g.play(kind="bleed", minion="Alek König")
    g.play(kind="play", card="Shadow Cast", level="superior")
    resolve(g)
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    g.play(kind="play", card="Umbrous Clutch", target=target, level="inferior")
    g.play(kind="block", minion=target)
    assert bool(offers(g, kind="use", card="Shadow Cast")) is can
    if can:
        g.play(kind="use", card="Shadow Cast")
        assert g.minion("Alek König").cards == []


def test_the_shadow_is_no_help_to_others_nor_for_what_is_undirected(
    resolve: Resolve, never: Never
) -> None:
    g = cast()
    g.play(kind="bleed", minion="Alek König")
    g.play(kind="play", card="Shadow Cast", level="superior")
    resolve(g)
    g.play(kind="bleed", minion="Brock Sterling")
    g.play(kind="block", minion="Wauneka")
    never(g, card="Shadow Cast")
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    g.play(kind="hunt", minion="Alek König")
    g.play(kind="block", minion="Wauneka")
    never(g, card="Shadow Cast")


def skirmish(*hand: str, controller: int = 0, sect: str = "Anarch") -> mt.Position:
    """Alek König has cast a shadow at all others, in an action of a Border Skirmish."""
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=["Shadow Cast", "Border Skirmish", *hand])
    s.minion(0, "Alek König", sect=sect)
    s.seat(1, hand=["Border Skirmish", "Temptation"])
    for seat, name in [(1, "Wauneka"), (2, "Sully")]:
        s.minion(seat, name, cards=["Sport Bike"])
    g = s.start()
    g.play(kind="play", card="Border Skirmish", minion="Alek König")
    g.play(kind="play", card="Shadow Cast", level="superior")
    return g


@pytest.mark.parametrize(("card", "can"), [("Border Skirmish", True), ("bleed", False)])
def test_the_shadow_is_cast_at_a_set_of_methuselahs(
    card: str, can: bool, resolve: Resolve, offers: Offers
) -> None:
    g = skirmish("Border Skirmish")
    resolve(g)
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    if card == "bleed":
        g.play(kind="bleed", minion="Alek König")
    else:
        g.play(kind="play", card=card, minion="Alek König")
    g.play(kind="block", minion="Wauneka")
    assert bool(offers(g, kind="use", card="Shadow Cast")) is can


@pytest.mark.ruling("102280#3cc0bddc")
def test_who_has_come_to_control_the_vampire_is_not_of_the_set(
    resolve: Resolve, offers: Offers
) -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=["Shadow Cast", "Border Skirmish"])
    s.minion(0, "Alek König", sect="Anarch")
    s.minion(1, "Puppeteer")
    s.minion(2, "Sully", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="play", card="Border Skirmish")
    g.play(kind="play", card="Shadow Cast", level="superior")
    resolve(g)
    g.pass_until("minion", seat=1)
    g.play(kind="action", card="Puppeteer", target="Alek König")
    resolve(g)
    g.play(kind="bleed", minion="Alek König")
    g.play(kind="block", minion="Sully")
    assert offers(g, kind="use", card="Shadow Cast")

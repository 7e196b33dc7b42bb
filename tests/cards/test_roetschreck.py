"""Rötschreck, a frenzy that comes out of turn when a strike is about to inflict aggravated damage."""

from typing import Any

import methuselah as mt
import pytest
from adepts import ADEPTS, seated
from driving import Never, Offers, Resolve

FEAR = "Rötschreck"
OWN = (
    ADEPTS
    + """
Card(
    name: "Brand",
    facts: {"types": "Combat"},
    modes: [(do: [Strike(Aggravated(Ranged(Damage(1))))])],
)
Card(
    name: "Leap Again",
    facts: {"types": "Combat"},
    modes: [(when: CombatEnding, if: [BothReady], do: [QueueCombat(Me, Opponent)])],
)
Card(
    name: "Once More",
    facts: {"types": "Combat"},
    modes: [(when: CombatEnding, if: [BothReady, WouldEnd], do: [ContinueCombat])],
)
Card(
    name: "Hearth",
    facts: {"types": "Master"},
    modes: [(do: [PutInPlay])],
    abilities: [
        Trigger((on: BeforeRange, do: [ForEach([Vampire, InCombat],
            [Damage((to: Each, n: 1, aggravated: true, environmental: true))])])),
    ],
)
Card(
    name: "Callous",
    facts: {"types": "Equipment"},
    abilities: [Static((to: Host, change: ImmuneTo([Aggravated])))],
)
Card(
    name: "Step Aside",
    facts: {"types": "Combat"},
    modes: [(do: [Strike(Dodge)])],
)
Card(
    name: "Run Off",
    facts: {"types": "Combat"},
    modes: [(do: [Strike(CombatEnds([]))])],
)
Card(
    name: "Peck the Fallen",
    facts: {"types": "Combat"},
    modes: [(when: CombatEnding, if: [If(Opponent, [InTorpor])], do: [BurnCard(Opponent)])],
)
Card(
    name: "Sweep",
    facts: {"types": "Master"},
    modes: [(choose: [Cards([Named("Rötschreck")])], do: [BurnCard(Picked(0))])],
)
Card(
    name: "Fiend",
    facts: {
        "types": "Vampire", "clans": "Baali", "capacity": "8", "group": "any",
        "sect": "Independent", "keywords": "infernal",
    },
)
"""
)


def fought(
    own: mt.Cards,
    mine: tuple[str, ...] = (),
    answer: tuple[str, ...] = (FEAR,),
    third: tuple[str, ...] = (),
    weapons: tuple[list[str], list[str]] = (["Ivory Bow"], []),
    blocker: str = "Layman",
    permanents: tuple[str, ...] = (),
) -> Any:
    """The Adept of seat 0 is blocked; seat 2 looks on."""
    s = seated(own, list(mine), list(answer), list(third))
    for name in permanents:
        s.permanent(0, name)
    s.minion(0, "Adept", cards=weapons[0])
    s.minion(1, blocker, cards=weapons[1])
    s.minion(2, "Ruler")
    g = s.start()
    g.play(kind="bleed", minion="Adept")
    g.play(kind="block", minion=blocker)
    return g


def shoot(g: mt.Position, resolve: Resolve) -> None:
    resolve(g, "strike")
    g.play(kind="weapon strike", minion="Adept")


@pytest.mark.ruling("101654#e688b182")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_one_shot_at_is_locked_in_torpor(seat: int, own: mt.Cards, resolve: Resolve) -> None:
    hands: Any = [(), (), ()]
    hands[seat] = (FEAR,)
    g = fought(own, answer=hands[1], third=hands[2])
    shoot(g, resolve)
    options = {o.target for o in g.decision.options if o.card == FEAR}
    assert options == {"Layman"}
    g.play(kind="play", card=FEAR, seat=seat)
    resolve(g)
    layman = g.minion("Layman")
    assert (layman.torpor, layman.locked, layman.blood) == (True, True, 5)
    assert layman.cards == [FEAR]
    assert g.minion("Adept").blood == 8  # no strike has resolved
    assert FEAR in g.seat(seat).permanents


def test_it_stays_locked_in_its_next_unlock_phase_and_the_card_burns(
    own: mt.Cards, resolve: Resolve
) -> None:
    g = fought(own)
    shoot(g, resolve)
    g.play(kind="play", card=FEAR)
    g.pass_until("unlock", seat=1)
    g.play(kind="trigger", card=FEAR)
    assert g.minion("Layman").locked
    assert g.seat(1).ash_heap[-1] == FEAR
    g.pass_until("minion", seat=0)
    g.pass_until("minion", seat=1)
    assert not g.minion("Layman").locked


@pytest.mark.ruling("101654#23f4bb01")
def test_it_unlocks_as_normal_once_the_card_is_gone(own: mt.Cards, resolve: Resolve) -> None:
    for swept in (False, True):
        s = seated(own, [], [FEAR], ["Sweep"])
        s.minion(0, "Layman")
        s.minion(1, "Adept", cards=["Ivory Bow"])
        s.minion(2, "Ruler")
        g = s.start()
        g.play(kind="bleed", minion="Layman")
        g.play(kind="block", minion="Adept")
        resolve(g, "strike")
        g.play(kind="hand strike", minion="Layman")
        g.play(kind="weapon strike", minion="Adept")
        g.play(kind="play", card=FEAR, seat=1)
        g.pass_until("master", seat=2)
        if swept:
            g.play(kind="play", card="Sweep")
        if not swept:
            g.pass_until("unlock", seat=0)
            g.play(kind="trigger", card=FEAR)
        g.pass_until("master", seat=0)
        assert g.minion("Layman").locked is not swept


def test_no_frenzy_without_aggravated_damage_or_for_the_one_whose_turn_it_is(
    own: mt.Cards, never: Never
) -> None:
    never(fought(own, weapons=([".44 Magnum"], [])), card=FEAR)
    never(fought(own, mine=(FEAR,), answer=(), weapons=([], ["Ivory Bow"])), card=FEAR)
    never(fought(own, blocker="Hireling"), card=FEAR)


@pytest.mark.ruling("101654#d2e03a43")
@pytest.mark.parametrize("late", [False, True])
def test_it_comes_before_or_after_the_other_strike_is_chosen(
    late: bool, own: mt.Cards, resolve: Resolve, offers: Offers
) -> None:
    g = fought(own)
    resolve(g, "strike")
    assert not offers(g, card=FEAR)
    shoot(g, resolve)
    if late:
        g.pass_until("strike")
        g.play(kind="hand strike", minion="Layman")
    assert g.decision.kind == "strike chosen"
    g.play(kind="play", card=FEAR)
    resolve(g)
    assert g.minion("Layman").torpor


@pytest.mark.ruling("101654#d2e03a43")
def test_it_comes_too_late_once_the_strikes_resolve(
    own: mt.Cards, resolve: Resolve, never: Never
) -> None:
    g = fought(own)
    shoot(g, resolve)
    g.pass_until("strike")
    g.play(kind="hand strike", minion="Layman")
    g.play(kind="pass")
    never(g, card=FEAR)


@pytest.mark.ruling("101654#faea8040")
def test_damage_that_is_no_strike_frightens_nobody(own: mt.Cards, never: Never) -> None:
    never(fought(own, weapons=([], []), permanents=("Hearth",)), card=FEAR)


@pytest.mark.ruling("101654#4b858fe2")
@pytest.mark.parametrize(("card", "far"), [("Claws", True), ("Brand", False)])
def test_only_damage_that_reaches_frightens(
    card: str, far: bool, own: mt.Cards, resolve: Resolve, never: Never, offers: Offers
) -> None:
    hand = ("Wolf Claws",) if card == "Claws" else ("Brand",)
    g = fought(own, mine=hand, answer=(FEAR, "Fake Out"), weapons=([], []))
    if far:
        g.play(kind="play", card="Wolf Claws", mode=0)
    resolve(g, "range")
    g.play(kind="play", card="Fake Out", seat=1)
    resolve(g, "strike")
    if far:
        never(g, card=FEAR)
        return
    g.play(kind="play", card="Brand")
    assert offers(g, card=FEAR)


def test_aggravated_hands_frighten_at_close_range(own: mt.Cards, resolve: Resolve) -> None:
    g = fought(own, mine=("Wolf Claws",), weapons=([], []))
    g.play(kind="play", card="Wolf Claws", mode=0)
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Adept")
    g.play(kind="play", card=FEAR)
    resolve(g)
    assert g.minion("Layman").torpor


@pytest.mark.ruling("101654#83a4be14", "101654#bef72538")
@pytest.mark.parametrize("card", ["Step Aside", "Run Off"])
def test_who_dodges_or_runs_is_frightened_all_the_same(
    card: str, own: mt.Cards, resolve: Resolve
) -> None:
    g = fought(own, answer=(FEAR, card))
    shoot(g, resolve)
    g.pass_until("strike")
    g.play(kind="play", card=card)
    g.play(kind="play", card=FEAR)
    resolve(g)
    assert (g.minion("Layman").torpor, g.minion("Layman").locked) == (True, True)


@pytest.mark.ruling("101654#435f6300")
def test_who_is_immune_is_frightened_all_the_same(own: mt.Cards, resolve: Resolve) -> None:
    g = fought(own, weapons=(["Ivory Bow"], ["Callous"]))
    shoot(g, resolve)
    g.play(kind="play", card=FEAR)
    resolve(g)
    assert g.minion("Layman").torpor


@pytest.mark.ruling("101654#bef72538")
def test_nothing_is_prevented_and_no_second_one_is_played(
    own: mt.Cards, resolve: Resolve, never: Never
) -> None:
    g = fought(own, third=(FEAR,), weapons=(["Ivory Bow"], ["Kevlar Vest"]))
    shoot(g, resolve)
    g.play(kind="play", card=FEAR, seat=1)
    while g.decision.kind != "minion":
        assert g.decision.kind not in {"prevent", "strike", "strike chosen"}
        g.choose(g.decision.options[0])
    assert g.minion("Layman").cards.count(FEAR) == 1


@pytest.mark.ruling("101654#bcd360a3")
def test_both_are_ready_as_the_combat_ends(own: mt.Cards, resolve: Resolve, never: Never) -> None:
    g = fought(own, mine=("Peck the Fallen",))
    shoot(g, resolve)
    g.play(kind="play", card=FEAR)
    never(g, card="Peck the Fallen")
    assert g.minion("Layman").torpor


@pytest.mark.ruling("101654#852199fe")
@pytest.mark.parametrize("card", ["Leap Again", "Once More"])
def test_no_torpor_if_the_fight_goes_on(card: str, own: mt.Cards, resolve: Resolve) -> None:
    g = fought(own, mine=(card,))
    shoot(g, resolve)
    g.play(kind="play", card=FEAR)
    resolve(g, "combat ending")
    g.play(kind="play", card=card)
    resolve(g)
    layman = g.minion("Layman")
    assert (layman.torpor, layman.cards) == (False, [FEAR])
    assert layman.locked  # for the block
    g.pass_until("unlock", seat=1)
    g.play(kind="trigger", card=FEAR)
    assert g.minion("Layman").locked


@pytest.mark.ruling("100201#7c103df9", "101829#7c103df9")
@pytest.mark.parametrize(("card", "level"), [("Blood Fury", "superior"), ("Soul Burn", "inferior")])
def test_a_weapon_frightens_until_it_is_made_harmless(
    card: str, level: str, own: mt.Cards, resolve: Resolve
) -> None:
    """It is only as the strike resolves that it makes the other's weapon harmless."""
    s = seated(own, [card], [], [FEAR])
    s.minion(0, "Adept")
    s.minion(1, "Layman", cards=["Ivory Bow"])
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    resolve(g, "strike")
    g.play(kind="play", card=card, level=level)
    g.play(kind="weapon strike", minion="Layman")
    g.play(kind="play", card=FEAR, seat=2)
    resolve(g)
    assert g.minion("Adept").torpor
    assert g.minion("Layman").blood == 5


@pytest.mark.ruling("G00005#5ef60123")
def test_an_infernal_vampire_is_unlocked_for_pool_all_the_same(
    own: mt.Cards, resolve: Resolve
) -> None:
    g = fought(own, blocker="Fiend")
    shoot(g, resolve)
    g.play(kind="play", card=FEAR)
    g.pass_until("unlock", seat=1)
    g.play(kind="unlock infernal")
    assert not g.minion("Fiend").locked

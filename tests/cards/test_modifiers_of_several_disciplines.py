"""Action modifiers, some of which are reactions too or need several Disciplines, and Donnybrook."""

from typing import Any

import methuselah as mt
import pytest
from adepts import ADEPTS, seated
from driving import Never, Offers, Resolve
from positions import call, votes

OWN = (
    ADEPTS
    + """
Card(
    name: "Quicksilver",
    facts: {
        "types": "Vampire", "clans": "Gangrel", "capacity": "8", "group": "any", "sect": "Anarch",
        "disciplines": "CEL|DEM|FOR|NEC|OBF|PRE|PRO|SER",
    },
)
Card(
    name: "Mercury",
    facts: {
        "types": "Vampire", "clans": "Gangrel", "capacity": "6", "group": "any", "sect": "Anarch",
        "disciplines": "cel|dem|dom|for|nec|obf|pre|pro|ser",
    },
)
Card(
    name: "Consul",
    facts: {
        "types": "Vampire", "clans": "Ventrue", "capacity": "9", "group": "any",
        "sect": "Camarilla", "title": "prince", "city": "Brno", "disciplines": "DOM|NEC",
    },
)
Card(
    name: "Errand",
    facts: {"types": "Action", "blood": "1"},
    modes: [(do: [GainEdge(You)])],
)
Card(
    name: "Foray",
    facts: {"types": "Action"},
    modes: [(act: EnterCombat, directed: true, choose: [Cards([Minion, Ready, Not(ControlledBy(You))])],
        do: [EnterCombat(Me, Picked(0))])],
)
Card(
    name: "Drain",
    facts: {"types": "Reaction"},
    modes: [(when: Action, do: [Burn(Blood(Actor), 9)])],
)
Card(
    name: "Snatch",
    facts: {"types": "Master", "keywords": "out-of-turn"},
    modes: [(when: Action, choose: [Cards([The(Target), Minion])], do: [BurnCard(Picked(0))])],
)
Card(
    name: "Freed",
    facts: {"types": "Action Modifier"},
    modes: [(when: Resolved, if: [Action(Successful)], do: [Gain(Pool(You), 1)])],
)
Card(
    name: "Misted Shape",
    facts: {"types": "Action Modifier"},
    modes: [(when: AfterCombat, if: [Action(Blocked)], do: [ContinueAction])],
)
Card(
    name: "Motion",
    facts: {"types": "Political Action"},
    modes: [(do: [Gain(Pool(You), 1)])],
)
Card(
    name: "Toll",
    facts: {"types": "Master"},
    modes: [(do: [PutInPlay])],
    abilities: [Static((to: Cards([Minion]), change: BloodCost([Type(ActionModifier)], 1)))],
)
"""
)


def acting(
    own: mt.Cards,
    actor: str,
    *hand: str,
    blocker: str = "Layman",
    kind: str = "bleed",
    answer: tuple[str, ...] = (),
    cards: tuple[str, ...] = (),
    **more: Any,
) -> Any:
    s = seated(own, list(hand), list(answer))
    s.minion(0, actor, **more)
    s.minion(1, blocker, cards=list(cards))
    g = s.start()
    if kind == "bleed":
        g.play(kind="bleed", minion=actor)
    elif kind:
        g.play(kind="play", card=kind, minion=actor)
    return g


# ---- Stealth

STEALTH = [
    ("Instantaneous Transformation", "Mercury", "inferior", 1),
    ("Forced March", "Quicksilver", "superior", 1),
    ("Into Thin Air", "Mercury", "inferior", 1),
    ("Into Thin Air", "Quicksilver", "superior", 2),
    ("Spectral Divination", "Mercury", "inferior", 1),
]


@pytest.mark.parametrize(("card", "actor", "level", "stealth"), STEALTH)
def test_stealth(
    card: str, actor: str, level: str, stealth: int, own: mt.Cards, resolve: Resolve
) -> None:
    for intercept, pool in [(stealth - 1, 19), (stealth, 20)]:
        g = acting(own, actor, card, cards=("Raven Spy", "Sport Bike")[:intercept])
        g.play(kind="block")
        g.play(kind="play", card=card, level=level)
        resolve(g)
        assert g.seat(1).pool == pool


# ---- Unlocking after the action


@pytest.mark.ruling("G00006#5ce1578c", "100761#616d8fce")
@pytest.mark.parametrize(
    ("card", "level", "actor"),
    [
        ("Instantaneous Transformation", "superior", "Quicksilver"),
        ("Forced March", "inferior", "Mercury"),
    ],
)
@pytest.mark.parametrize("first", [True, False])
def test_it_unlocks_its_vampire_after_a_successful_action(
    card: str, level: str, actor: str, first: bool, own: mt.Cards
) -> None:
    """Before or after another card of that moment."""
    g = acting(own, actor, card, "Freed")
    if not first:
        g.play(kind="play", card="Freed")
    g.play(kind="play", card=card, level=level)
    if first:
        g.play(kind="play", card="Freed")
    assert g.seat(0).pool == 21
    assert g.seat(1).pool == 19
    g.pass_until("minion")
    assert not g.minion(actor).locked


@pytest.mark.parametrize(
    ("card", "level", "actor"),
    [
        ("Instantaneous Transformation", "superior", "Quicksilver"),
        ("Forced March", "inferior", "Mercury"),
    ],
)
def test_not_after_a_blocked_one_and_once_in_a_turn(
    card: str, level: str, actor: str, own: mt.Cards, resolve: Resolve, never: Never
) -> None:
    g = acting(own, actor, card)
    g.play(kind="block")
    resolve(g, "strike")
    never(g, card=card)
    assert g.minion(actor).locked
    s = seated(own, [card, card])
    s.minion(0, actor)
    h: Any = s.start()
    h.play(kind="bleed", minion=actor)
    h.play(kind="play", card=card, level=level)
    h.pass_until("minion")
    h.play(kind="hunt", minion=actor)
    never(h, card=card)


def test_only_the_superior_transformation_is_limited(own: mt.Cards, resolve: Resolve) -> None:
    s = seated(own, ["Instantaneous Transformation"] * 2)
    s.minion(0, "Quicksilver")
    s.minion(1, "Layman", cards=["Raven Spy", "Sport Bike"])
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="play", card="Instantaneous Transformation", level="superior")
    resolve(g)
    g.play(kind="hunt")
    g.play(kind="block", minion="Layman")
    g.play(kind="play", card="Instantaneous Transformation", level="inferior")


def marched(own: mt.Cards, *answer: str, blocked: bool = False) -> Any:
    sight = ("Raven Spy",) * blocked
    g = acting(own, "Quicksilver", "Forced March", blood=5, cards=sight, answer=answer)
    for card in answer:
        g.play(kind="play", card=card)
    g.play(kind="block")
    g.play(kind="play", card="Forced March", level="superior")
    return g


@pytest.mark.ruling("G00065#ec069188")
def test_the_superior_march_burns_a_blood_to_unlock(
    own: mt.Cards, resolve: Resolve, never: Never
) -> None:
    g = marched(own)
    g.play(kind="use grant", card="Forced March")
    assert g.minion("Quicksilver").blood == 4
    resolve(g)
    assert not g.minion("Quicksilver").locked
    never(marched(own, blocked=True), kind="use grant")
    never(marched(own, "Drain"), kind="use grant")


@pytest.mark.ruling("G00077#ceafee72", "100994#bd7798e3", "100761#8941b47b")
@pytest.mark.parametrize(
    ("card", "level", "actor"),
    [
        ("Instantaneous Transformation", "superior", "Quicksilver"),
        ("Forced March", "inferior", "Mercury"),
    ],
)
def test_an_action_that_comes_to_nothing_is_successful(
    card: str, level: str, actor: str, own: mt.Cards, resolve: Resolve
) -> None:
    """Its cost cannot be paid, or its target is gone."""
    for kind, answer in [("Errand", "Drain"), ("Foray", "Snatch")]:
        s = seated(own, [card, kind], [answer])
        s.minion(0, actor)
        s.minion(1, "Layman")
        g = s.start()
        g.play(kind="play", card=kind, minion=actor)
        g.play(kind="play", card=answer, seat=1)
        g.play(kind="play", card=card, level=level)
        resolve(g)
        assert g.edge is None
        assert not g.minion(actor).locked


# ---- Into Thin Air


@pytest.mark.parametrize(
    ("blocker", "offered"), [("Novice", True), ("Hireling", True), ("Quicksilver", False)]
)
def test_a_younger_blocker_loses_sight_for_a_blood(
    blocker: str, offered: bool, own: mt.Cards, resolve: Resolve, never: Never
) -> None:
    g = acting(own, "Mercury", "Into Thin Air", blocker=blocker, cards=("Raven Spy",))
    g.play(kind="block")
    g.play(kind="play", card="Into Thin Air", level="inferior")
    assert len(g.seat(0).hand) == 6
    if not offered:
        never(g, kind="use grant")
        return
    g.play(kind="use grant", card="Into Thin Air")
    assert g.minion("Mercury").blood == 5
    never(g, kind="use grant")
    assert g.seat(1).pool == 19


@pytest.mark.ruling("G00025#e0a5aca1")
def test_thin_air_is_replaced_as_the_next_unlock_phase_begins(own: mt.Cards) -> None:
    g = acting(own, "Mercury", "Into Thin Air")
    g.play(kind="block")
    g.play(kind="play", card="Into Thin Air", level="inferior")
    g.pass_until("minion", seat=1)
    assert len(g.seat(0).hand) == 6
    g.pass_until("unlock", seat=0)
    assert len(g.seat(0).hand) == 7


@pytest.mark.parametrize(
    ("first", "second"), [("Into Thin Air", "Lost in Crowds"), ("Lost in Crowds", "Into Thin Air")]
)
def test_not_with_a_crowd(first: str, second: str, own: mt.Cards, never: Never) -> None:
    g = acting(own, "Mercury", first, second, cards=("Raven Spy", "Sport Bike"))
    g.play(kind="block")
    g.play(kind="play", card=first, level="inferior")
    never(g, card=second)


# ---- Call of the Hungry Dead


def test_the_dead_call_a_blocker_away(own: mt.Cards, resolve: Resolve) -> None:
    g = acting(own, "Mercury", "Call of the Hungry Dead")
    g.play(kind="block")
    g.play(kind="play", card="Call of the Hungry Dead", level="inferior")
    resolve(g)
    assert g.seat(1).pool == 19
    assert g.minion("Mercury").blood == 6


@pytest.mark.ruling("G00065#ec069188", "G00097#fdc2dc2c")
def test_the_superior_call_is_for_a_blood(own: mt.Cards, resolve: Resolve, never: Never) -> None:
    g = acting(own, "Quicksilver", "Call of the Hungry Dead", cards=("Raven Spy",) * 2)
    g.play(kind="block")
    g.play(kind="play", card="Call of the Hungry Dead", level="superior")
    assert g.minion("Quicksilver").blood == 7
    never(g, kind="block")
    assert g.seat(1).pool == 19
    h = acting(own, "Quicksilver", "Call of the Hungry Dead", answer=("Drain",))
    h.play(kind="play", card="Drain")
    h.play(kind="block")
    h.play(kind="play", card="Call of the Hungry Dead")  # the inferior one
    never(h, card="Call of the Hungry Dead")
    assert h.minion("Quicksilver").blood == 0


# ---- Murmur of the False Will


def test_a_murmur_adds_to_a_bleed(own: mt.Cards, resolve: Resolve, never: Never) -> None:
    g = acting(own, "Mercury", "Murmur of the False Will", "Conditioning")
    g.play(kind="play", card="Murmur of the False Will", level="inferior")
    never(g, card="Conditioning")
    assert g.seat(1).pool == 18


@pytest.mark.ruling("G00106#8acbd1d3")
@pytest.mark.parametrize(("actor", "offered"), [("Mercury", True), ("Hireling", False)])
def test_a_murmur_turns_the_bleed_of_a_younger_vampire(
    actor: str, offered: bool, own: mt.Cards, resolve: Resolve, never: Never
) -> None:
    s = seated(own, ["Into Thin Air"], ["Murmur of the False Will"])
    s.minion(0, actor)
    s.minion(1, "Consul")
    g = s.start()
    g.play(kind="bleed", minion=actor)
    if not offered:
        never(g, card="Murmur of the False Will")
        return
    g.play(kind="block", minion="Consul")
    g.play(kind="play", card="Into Thin Air", level="inferior")
    g.play(kind="play", card="Murmur of the False Will", target=2)
    assert g.minion("Consul").locked
    resolve(g)
    assert [g.seat(n).pool for n in (1, 2)] == [20, 19]


def test_a_murmur_does_not_turn_an_older_ones_bleed(own: mt.Cards, never: Never) -> None:
    s = seated(own, [], ["Murmur of the False Will"])
    s.minion(0, "Consul")
    s.minion(1, "Adept")
    g = s.start()
    g.play(kind="bleed")
    never(g, card="Murmur of the False Will", minion="Adept")


# ---- Spectral Divination


def test_who_divines_intercepts(own: mt.Cards, resolve: Resolve) -> None:
    s = seated(own, ["Into Thin Air"], ["Spectral Divination"])
    s.minion(0, "Mercury")
    s.minion(1, "Consul")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    g.play(kind="play", card="Into Thin Air", level="inferior")
    g.play(kind="play", card="Spectral Divination", level="superior")
    assert g.minion("Consul").blood == 8
    resolve(g)
    assert g.seat(1).pool == 20


# ---- Awe


@pytest.mark.ruling("G00032#9d6166db")
@pytest.mark.parametrize(
    ("level", "actor", "x", "gained"),
    [
        ("inferior", "Mercury", 0, 1),
        ("inferior", "Mercury", 3, 4),
        ("superior", "Quicksilver", 0, 1),
        ("superior", "Quicksilver", 2, 5),
    ],
)
def test_awe_is_worth_the_blood(level: str, actor: str, x: int, gained: int, own: mt.Cards) -> None:
    s = seated(own, ["Motion", "Awe"])
    s.minion(0, actor, blood=4)
    g = call(s, "Motion", actor)
    g.pass_until("polling", seat=0)
    assert actor not in votes(g, 0)
    g.play(kind="play", card="Awe", level=level, amount=x)
    assert votes(g, 0)[actor] == gained
    assert g.minion(actor).blood == 4 - x


# ---- Memory Rift

RIFT = [
    (["dem"], True, False, False),
    (["obf"], False, True, False),
    (["pre"], False, False, True),
    (["dem", "obf"], True, True, False),
    (["dem", "pre"], True, False, True),
    (["obf", "pre"], False, True, True),
    (["dem", "obf", "pre"], True, True, True),
]


@pytest.mark.ruling("G00086#99209c58")
@pytest.mark.parametrize("mode", range(len(RIFT)))
def test_a_rift_does_what_its_disciplines_do(
    mode: int, own: mt.Cards, resolve: Resolve, offers: Offers
) -> None:
    _, bars, stealth, ends = RIFT[mode]
    s = seated(own, ["Memory Rift"])
    s.minion(0, "Mercury")
    s.minion(1, "Layman")
    s.minion(1, "Ruler", cards=["Raven Spy"] * stealth)
    g = s.start()
    g.play(kind="bleed")
    assert g.decision.kind == "announced"
    g.play(kind="play", card="Memory Rift", mode=mode, **({"target": "Layman"} if bars else {}))
    assert bool(offers(g, kind="block", minion="Layman")) is not bars
    g.play(kind="block", minion="Ruler")
    resolve(g, "strike")
    can = [str(o) for o in g.decision.options if "combat ends" in str(o)]
    assert bool(can) is ends
    resolve(g)
    assert g.seat(1).pool == 20
    if stealth:
        s = seated(own, ["Memory Rift"])
        s.minion(0, "Mercury")
        s.minion(1, "Layman")
        s.minion(1, "Ruler")
        h: Any = s.start()
        h.play(kind="bleed")
        h.play(kind="play", card="Memory Rift", mode=mode, **({"target": "Layman"} if bars else {}))
        h.play(kind="block", minion="Ruler")
        resolve(h)
        assert h.seat(1).pool == 19


def test_a_rift_is_in_the_titled_and_the_younger(own: mt.Cards) -> None:
    s = seated(own, ["Memory Rift"])
    s.minion(0, "Mercury")
    for name in ("Layman", "Consul", "Adept", "Hireling"):
        s.minion(1, name)
    g = s.start()
    g.play(kind="bleed")
    barred = {o.target for o in g.decision.options if o.card == "Memory Rift" and "dem" in str(o)}
    assert barred == {"Layman", "Consul"}


@pytest.mark.ruling("G00052#eade1cbd")
def test_a_rift_comes_as_the_action_is_announced(own: mt.Cards, never: Never) -> None:
    g = acting(own, "Mercury", "Memory Rift", "Conditioning")
    assert all(o.card != "Conditioning" for o in g.decision.options)
    g.pass_until("block")
    never(g, card="Memory Rift")


# ---- Donnybrook


def brawl(own: mt.Cards, *cards: str, blood: int | None = None, foe: str = "Layman") -> Any:
    s = seated(own, ["Donnybrook"], players=2)
    s.minion(0, "Mercury", blood=3)
    s.minion(1, foe, cards=list(cards), blood=blood)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    return g


@pytest.mark.parametrize("card", ["Raven Spy", ".44 Magnum"])
def test_a_brawl_burns_what_one_has_first(card: str, own: mt.Cards, resolve: Resolve) -> None:
    g = brawl(own, card)
    resolve(g, "strike")
    g.play(kind="play", card="Donnybrook", mode=0)
    if card == ".44 Magnum":
        g.play(kind="weapon strike", card=card)
    else:
        g.play(kind="hand strike", minion="Layman")
    resolve(g)
    assert g.minion("Layman").cards == []
    assert g.minion("Layman").blood == 5
    assert g.minion("Mercury").blood == (3 if card == ".44 Magnum" else 2)


def test_a_brawl_with_nothing_to_burn(own: mt.Cards, resolve: Resolve, offers: Offers) -> None:
    g = brawl(own)
    resolve(g, "strike")
    assert len(offers(g, card="Donnybrook")) == 2
    g.play(kind="play", card="Donnybrook", mode=1)
    resolve(g)
    assert g.minion("Layman").torpor


@pytest.mark.ruling("100576#1ba366b2")
@pytest.mark.parametrize(
    ("foe", "blood", "left", "gained"), [("Layman", 1, 0, 1), ("Hireling", 3, 0, 2)]
)
def test_a_brawl_steals_what_there_is(
    foe: str, blood: int, left: int, gained: int, own: mt.Cards, resolve: Resolve
) -> None:
    g = brawl(own, blood=blood, foe=foe)
    resolve(g, "strike")
    g.play(kind="play", card="Donnybrook", mode=2)
    resolve(g)
    assert g.minion("Mercury").blood == 3 + gained - 1
    if foe == "Layman":
        assert g.minion(foe).blood == left


def test_a_brawl_is_close(own: mt.Cards, resolve: Resolve, never: Never) -> None:
    s = seated(own, ["Donnybrook"], ["Fake Out"], players=2)
    s.minion(0, "Mercury")
    s.minion(1, "Layman")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    resolve(g, "range")
    g.play(kind="play", card="Fake Out", seat=1)
    never(g, card="Donnybrook")


# ---- Narrow Minds


@pytest.mark.parametrize(
    ("card", "who", "cost"),
    [
        ("Telepathic Misdirection", "Adept", (1, 2)),
        ("Deflection", "Adept", (1, 2)),
        ("Murmur of the False Will", "Consul", (0, 1)),
    ],
)
def test_narrow_minds_make_turning_a_bleed_dearer(
    card: str, who: str, cost: tuple[int, int], own: mt.Cards, never: Never
) -> None:
    for narrow in (False, True):
        s = seated(own, [], [card])
        if narrow:
            s.permanent(2, "Narrow Minds")
        s.minion(0, "Novice")
        s.minion(1, who)
        g = s.start()
        before = g.minion(who).blood
        g.play(kind="bleed")
        g.play(kind="play", card=card, level="superior", target=2)
        assert g.minion(who).blood == before - cost[narrow]
    s = seated(own, [], [card])
    s.permanent(2, "Narrow Minds")
    s.minion(0, "Novice")
    s.minion(1, who, blood=cost[0])
    h: Any = s.start()
    h.play(kind="bleed")
    never(h, card=card)


def test_narrow_minds_mind_no_other_clause(own: mt.Cards, resolve: Resolve) -> None:
    s = seated(own, ["Into Thin Air"], ["Telepathic Misdirection"])
    s.permanent(2, "Narrow Minds")
    s.minion(0, "Mercury")
    s.minion(1, "Adept")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    g.play(kind="play", card="Into Thin Air", level="inferior")
    g.play(kind="play", card="Telepathic Misdirection", level="inferior")
    assert g.minion("Adept").blood == 8 - 1


@pytest.mark.ruling("G00025#e0a5aca1")
def test_narrow_minds_are_replaced_in_the_next_unlock_phase(own: mt.Cards) -> None:
    s = seated(own, ["Narrow Minds"])
    s.minion(0, "Adept")
    g = s.start(phase="discard")
    g.play(kind="play", card="Narrow Minds")
    g.pass_until("minion", seat=1)
    assert len(g.seat(0).hand) == 6
    g.pass_until("minion", seat=0)
    assert len(g.seat(0).hand) == 7

"""Corruption counters: whose they are, what they do, and who burns them."""

from typing import Any

import methuselah as mt
import pytest
from driving import Never, Offers, Resolve, Written
from methuselah._core import Position
from methuselah.errors import ScenarioError
from positions import blood, targets, way

# ---- Whose they are


def test_corruption_counters_are_of_methuselahs() -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.minion(1, "Ariane", corruption={0: 2, 2: 1})
    s.minion(1, "Angel")
    g = s.start()
    assert g.minion("Ariane").corruption == {0: 2, 2: 1}
    assert g.minion("Angel").corruption == {}
    assert "Ariane (3 blood, 2 corruption counters of seat 0, 1" in g.transcript()


@pytest.mark.parametrize(("region", "seat"), [("uncontrolled", 0), ("contested", 0), ("ready", 3)])
def test_only_minions_in_play_are_corrupted(region: str, seat: int) -> None:
    s = mt.Scenario(players=3, blanks=True)
    with pytest.raises(ScenarioError):
        s.minion(1, "Ariane", region=region, corruption={seat: 1})


def test_corruption_counters_are_given_by_seat() -> None:
    s = mt.Scenario(players=3, blanks=True)
    with pytest.raises(TypeError, match=r"is no dict of seats"):
        s.minion(1, "Ariane", corruption=[1])


def test_who_is_burned_loses_its_corruption_counters() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Ryan")
    s.minion(1, "Ariane", region="torpor", corruption={0: 2})
    g = s.start()
    g.play(kind="diablerize", target="Ariane")
    g.pass_until("minion", seat=1)
    assert "Ariane" in g.seat(1).ash_heap


# ---- Cave of Apples


def cave(
    victim: str,
    corruption: dict[int, int] | None = None,
    seat: int = 1,
    actor: str = "Nepata",
    **more: Any,
) -> Position:
    """Seat 0 has it, and a vampire of the clan and capacity 4."""
    s = mt.Scenario(players=3, blanks=True, cards=more.pop("cards", None))
    s.minion(0, actor)
    s.minion(0, "Ryan")
    s.permanent(0, "Cave of Apples")
    for name in more.pop("permanents", []):
        s.permanent(0, name)
    s.minion(seat, victim, corruption=corruption or {}, **more)
    return s.start()


def corrupt(g: Position, victim: str, steal: bool | None = None) -> None:
    g.play(kind="action", card="Cave of Apples", target=victim)
    if steal is not None:
        g.pass_until("may")
        g.play(kind="yes" if steal else "pass")
    g.pass_until("minion", seat=0)


def test_cave_of_apples_puts_corruption_counters() -> None:
    g = cave("Ariane")
    corrupt(g, "Ariane")
    assert g.minion("Ariane").corruption == {0: 1}
    assert g.minion("Ariane").seat == 1


@pytest.mark.parametrize(
    ("victim", "seat", "offered"),
    [
        ("Ariane", 1, True),  # younger
        ("Marla Kenyon", 1, False),  # as old
        ("Underbridge Stray", 1, True),
        ("Ariane", 2, False),
        ("Ariane", 0, False),
    ],
)
def test_cave_of_apples_is_for_allies_and_younger_vampires_of_the_prey(
    victim: str, seat: int, offered: bool
) -> None:
    g = cave(victim, seat=seat)
    assert g.decision
    actors = {o.minion for o in g.decision.options if o.card == "Cave of Apples"}
    assert actors == ({"Nepata"} if offered else set())


@pytest.mark.parametrize(
    ("victim", "corruption", "enough"),
    [
        ("Ariane", {0: 1, 2: 2}, False),  # capacity 3
        ("Ariane", {0: 2, 2: 2}, True),
        ("Gravebound Drone", {0: 1}, True),
    ],
)
def test_cave_of_apples_steals_who_is_corrupted_enough(
    victim: str, corruption: dict[int, int], enough: bool
) -> None:
    g = cave(victim, corruption)
    corrupt(g, victim, True if enough else None)
    minion = g.minion(victim)
    assert minion.seat == (0 if enough else 1)
    left = {seat: n for seat, n in corruption.items() if seat != 0}
    assert minion.corruption == (left if enough else left | {0: corruption[0] + 1})


def test_cave_of_apples_does_not_have_to_steal() -> None:
    g = cave("Ariane", {0: 2})
    corrupt(g, "Ariane", steal=False)
    assert (g.minion("Ariane").seat, g.minion("Ariane").corruption) == (1, {0: 3})


def test_cave_of_apples_needs_a_ministry(offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Cave of Apples"])
    s.minion(0, "Ryan")
    assert not offers(s.start(phase="master"), card="Cave of Apples")
    s.minion(0, "Nepata")
    assert offers(s.start(phase="master"), card="Cave of Apples")


WATCH = """
Card(name: "Watch", facts: {"types": "Master", "keywords": "location"},
    modes: [(do: [PutInPlay])],
    abilities: [
        Trigger((on: Resolved, if: [Action(Successful), TakenWith([RequiresClan(Ministry)])],
            do: [Gain(Pool(You), 1)])),
    ])
"""


@pytest.mark.ruling("G00138#6fdd3837")
def test_the_action_of_the_cave_of_apples_requires_the_clan(written: Written) -> None:
    g = cave("Ariane", cards=written(WATCH), permanents=["Watch"])
    corrupt(g, "Ariane")
    assert g.seat(0).pool == 30 + 1
    g.play(kind="bleed", minion="Ryan")
    g.pass_until("minion", seat=1)
    assert g.seat(0).pool == 30 + 1


# ---- The Platinum Protocol


def protocol(*words: str, actor: str = "Crystal Lynn", **more: Any) -> Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["The Platinum Protocol"])
    s.minion(0, actor)
    s.minion(1, "Ariane", **more)
    s.minion(1, "Angel", region="torpor")
    g = s.start()
    way(g, "The Platinum Protocol", *words)
    return g


@pytest.mark.parametrize(
    ("used", "stealth", "bleed", "corrupts"),
    [
        ("[obf]", 1, 1, False),
        ("[pre]", 0, 2, False),
        ("[pro]", 0, 1, True),
        ("[obf pre]", 1, 2, False),
        ("[obf pro]", 1, 1, True),
        ("[pre pro]", 0, 2, True),
        ("[obf pre pro]", 1, 2, True),
    ],
)
@pytest.mark.ruling("102232#6688072d", "102232#03cd6bf4")
def test_the_platinum_protocol_does_what_its_disciplines_do(
    used: str, stealth: int, bleed: int, corrupts: bool, offers: Offers
) -> None:
    """The minion is chosen as the bleed has succeeded, and is stolen by nobody."""
    g = protocol(used, blood=1)
    g.play(kind="block", minion="Ariane")
    while g.decision and g.decision.kind not in {"choose", "minion", "strike"}:
        assert "Angel" not in targets(g)
        g.play(kind="pass")
    assert g.decision
    if stealth == 0:
        assert g.decision.kind == "strike"
        g = protocol(used)
        g.pass_until("choose" if corrupts else "minion", seat=0)
    assert g.seat(1).pool == 30 - bleed
    assert g.decision
    assert g.decision.kind == ("choose" if corrupts else "minion")
    if corrupts:
        assert targets(g) == {"Ariane", "Angel"}
        g.play(kind="choose", target="Angel")
        assert g.minion("Angel").corruption == {0: 1}
        assert g.minion("Angel").seat == 1


def test_the_platinum_protocol_needs_an_anarch_and_its_disciplines(offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["The Platinum Protocol"])
    s.minion(0, "Bear Paw")
    s.minion(0, "Zafira")
    played = offers(s.start(), card="The Platinum Protocol")
    assert {line.split("Protocol ")[1] for line in played} == {"[obf]", "[pre]", "[obf pre]"}
    assert all(line.startswith("Zafira") for line in played)


def test_the_platinum_protocol_corrupts_nobody_without_a_bleed() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["The Platinum Protocol"])
    s.seat(1, hand=["Telepathic Counter"])
    s.minion(0, "Crystal Lynn")
    s.minion(1, "Amber")
    g = s.start()
    way(g, "The Platinum Protocol", "[pro]")
    g.play(kind="play", card="Telepathic Counter", level="superior")
    g.pass_until("minion", seat=0)
    assert g.seat(1).pool == 30
    assert g.minion("Amber").corruption == {}


SEALED = """
Card(name: "Sealed", facts: {"types": "Master", "keywords": "location"},
    modes: [(do: [PutInPlay])],
    abilities: [
        Static((to: Cards([Minion]), change: CannotPlay([Requires("pre")]))),
        Use((when: Minion, choose: [Cards([In(AshHeap, You), Requires("pre")])],
            do: [MoveCard(Picked(0), Hand)])),
    ])
"""


@pytest.mark.ruling("G00086#99209c58")
def test_the_platinum_protocol_requires_what_it_is_played_with(
    written: Written, offers: Offers
) -> None:
    s = mt.Scenario(players=2, blanks=True, cards=written(SEALED))
    s.seat(0, hand=["The Platinum Protocol"], ash_heap=["The Platinum Protocol"])
    s.permanent(0, "Sealed")
    s.minion(0, "Crystal Lynn")
    g = s.start()
    played = offers(g, kind="play", card="The Platinum Protocol")
    assert {line.split("[")[1].split("]")[0] for line in played} == {"obf", "pro", "obf pro"}
    # Elsewhere it requires all of them.
    assert offers(g, kind="use", card="Sealed", target="The Platinum Protocol")


# ---- Revelation of the Serpent


def revealed(
    *words: str, corruption: dict[int, int] | None = None, pool: int = 30, seat: int = 1
) -> Position:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=["Revelation of the Serpent"])
    s.seat(1, pool=pool)
    s.minion(0, "Crystal Lynn")
    s.minion(seat, "Ariane", locked=True, corruption=corruption or {})
    g = s.start()
    g.play(kind="bleed", minion="Crystal Lynn")
    g.pass_until("block", seat=0)
    way(g, "Revelation of the Serpent", *words)
    return g


@pytest.mark.parametrize("level", ["[pre pro]", "[PRE PRO]"])
def test_revelation_of_the_serpent_adds_to_the_bleed(level: str) -> None:
    g = revealed(level)
    g.pass_until("minion", seat=0)
    assert g.seat(1).pool == 30 - 2
    assert g.minion("Crystal Lynn").locked


@pytest.mark.parametrize(
    ("corruption", "seat", "offered"),
    [({0: 2}, 1, True), ({0: 3}, 1, True), ({0: 1, 2: 3}, 1, False), ({0: 2}, 2, False)],
)
def test_revelation_of_the_serpent_unlocks_for_corruption_counters(
    corruption: dict[int, int], seat: int, offered: bool
) -> None:
    g = revealed("[PRE PRO]", corruption=corruption, seat=seat)
    if not offered:
        g.pass_until("minion", seat=0)
        assert g.minion("Crystal Lynn").locked
        return
    g.play(kind="choose", target="Ariane")
    g.pass_until("minion", seat=0)
    assert not g.minion("Crystal Lynn").locked
    assert g.minion("Ariane").corruption.get(0, 0) == corruption[0] - 2


def test_revelation_of_the_serpent_unlocks_at_superior_alone_and_by_choice() -> None:
    for level in ("[pre pro]", "[PRE PRO]"):
        g = revealed(level, corruption={0: 2})
        g.pass_until("minion", seat=0)
        assert g.minion("Crystal Lynn").locked
        assert g.minion("Ariane").corruption == {0: 2}


@pytest.mark.ruling("102233#16927036")
def test_revelation_of_the_serpent_unlocks_nobody_once_the_target_is_ousted(never: Never) -> None:
    g = revealed("[PRE PRO]", corruption={0: 2}, pool=2)
    never(g, kind="choose")
    assert g.seat(1).ousted
    assert g.minion("Crystal Lynn").locked


def test_revelation_of_the_serpent_gives_stealth_where_that_is_needed(
    offers: Offers, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Revelation of the Serpent", "Revelation of the Serpent"])
    s.minion(0, "Crystal Lynn")
    s.minion(1, "Ariane")
    g = s.start()
    g.play(kind="bleed", minion="Crystal Lynn")
    assert len(offers(g, card="Revelation of the Serpent")) == 2
    g.play(kind="block", minion="Ariane")
    assert len(offers(g, card="Revelation of the Serpent")) == 4
    way(g, "Revelation of the Serpent", "[pre pro]", "stealth")
    resolve(g)
    assert g.seat(1).pool == 30 - 2


def test_revelation_of_the_serpent_is_for_bleeds(never: Never) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Revelation of the Serpent"])
    s.minion(0, "Crystal Lynn", blood=1)
    s.minion(1, "Ariane")
    g = s.start()
    g.play(kind="hunt", minion="Crystal Lynn")
    never(g, card="Revelation of the Serpent")


# ---- Enchanting Gaze


def gaze(level: str, corruption: dict[int, int], stealth: int = 1) -> Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Enchanting Gaze"])
    s.minion(0, "Crystal Lynn")
    s.minion(1, "Ariane", corruption=corruption, cards=["Sport Bike", "Raven Spy"])
    s.minion(1, "Sully", corruption=corruption)
    g = s.start()
    g.play(kind="bleed", minion="Crystal Lynn")
    g.play(kind="block", minion="Sully")
    g.play(kind="play", card="Enchanting Gaze", level=level)
    return g


@pytest.mark.parametrize("level", ["inferior", "superior"])
def test_enchanting_gaze_gives_stealth(level: str, never: Never) -> None:
    g = gaze(level, {1: 2})
    never(g, kind="use grant")
    assert g.seat(1).pool == 30 - 1


def test_enchanting_gaze_turns_a_corrupted_blocker_away_once(
    offers: Offers, resolve: Resolve
) -> None:
    g = gaze("superior", {0: 2})
    g.play(kind="block", minion="Ariane")
    g.play(kind="use grant", card="Enchanting Gaze", target="Ariane")
    assert g.minion("Ariane").corruption == {0: 1}
    assert offers(g, kind="block", minion="Sully")
    assert not offers(g, kind="block", minion="Ariane")
    g.play(kind="block", minion="Sully")
    assert not offers(g, kind="use grant")
    resolve(g)
    assert g.seat(1).pool == 30 - 1


def test_enchanting_gaze_turns_nobody_away_at_inferior(offers: Offers, resolve: Resolve) -> None:
    g = gaze("inferior", {0: 2})
    g.play(kind="block", minion="Ariane")
    assert not offers(g, kind="use grant")


# ---- Vampires


@pytest.mark.parametrize(("corruption", "ends"), [({}, True), ({0: 1}, False), ({1: 3}, True)])
def test_the_corrupted_do_not_end_combat_with_faruq(
    corruption: dict[int, int], ends: bool, offers: Offers, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, hand=["Majesty"])
    s.minion(0, "Faruq Abd al-Qadir")
    s.minion(1, "Amber", corruption=corruption)
    g = s.start()
    g.play(kind="bleed", minion="Faruq Abd al-Qadir")
    g.play(kind="block", minion="Amber")
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Faruq Abd al-Qadir")
    assert bool(offers(g, card="Majesty")) == ends
    g.play(kind="hand strike", minion="Amber")
    resolve(g)
    assert blood(g, "Amber", "Faruq Abd al-Qadir") == (5 - 2, 8 - 1)


@pytest.mark.parametrize(("corruption", "cost"), [({0: 1}, 1), ({0: 3}, 1), ({1: 1}, 0), ({}, 0)])
@pytest.mark.parametrize("blocker", ["Ariane", "Underbridge Stray"])
def test_the_corrupted_pay_to_block_sergio_bueno(
    blocker: str, corruption: dict[int, int], cost: int
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Sergio Bueno")
    s.minion(1, blocker, blood=2, corruption=corruption)
    g = s.start()
    g.play(kind="bleed", minion="Sergio Bueno")
    g.play(kind="block", minion=blocker)
    assert g.minion(blocker).blood == 2 - cost


def test_the_corrupted_pay_to_block_sergio_bueno_alone() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Sergio Bueno")
    s.minion(0, "Ryan")
    s.minion(1, "Ariane", blood=2, corruption={0: 1})
    g = s.start()
    g.play(kind="bleed", minion="Ryan")
    g.play(kind="block", minion="Ariane")
    assert g.minion("Ariane").blood == 2


def test_the_corrupted_without_blood_do_not_block_sergio_bueno(never: Never) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Sergio Bueno")
    s.minion(1, "Ariane", blood=0, corruption={0: 1})
    g = s.start()
    g.play(kind="bleed", minion="Sergio Bueno")
    never(g, kind="block")


@pytest.mark.ruling("G00107#76bfe2dd")
def test_the_corrupted_pay_to_keep_sergio_bueno_in_torpor() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Sergio Bueno", region="torpor", blood=3)
    s.minion(1, "Ariane", blood=2, corruption={0: 1}, cards=["Sport Bike"])
    g = s.start()
    g.play(kind="leave torpor", minion="Sergio Bueno")
    g.play(kind="block", minion="Ariane")
    assert g.minion("Ariane").blood == 2 - 1


# ---- Aniel


def aniel() -> Position:
    s = mt.Scenario(players=3, blanks=True)
    s.minion(0, "Aniel", blood=3, corruption={1: 1}, cards=["Preternatural Strength"])
    s.minion(0, "Ryan", corruption={1: 1, 2: 2}, cards=["Sport Bike"])
    s.minion(1, "Ariane", region="torpor", corruption={2: 1}, cards=["Raven Spy"])
    s.minion(1, "Angel", cards=["Raven Spy", "Preternatural Strength"])
    s.minion(2, "Sully", corruption={1: 2})
    return s.start()


def test_aniel_burns_what_is_on_other_ready_minions() -> None:
    g = aniel()
    assert g.decision
    found = [o.target for o in g.decision.options if o.card == "Aniel"]
    assert sorted(map(str, found)) == ["Preternatural Strength", "Raven Spy", "Ryan", "Sully"]


@pytest.mark.parametrize(("whose", "left"), [(1, {2: 2}), (2, {1: 1, 2: 1})])
def test_aniel_burns_a_corruption_counter_of_her_choice(whose: int, left: dict[int, int]) -> None:
    g = aniel()
    g.play(kind="action", card="Aniel", target="Ryan")
    g.pass_until("choose", seat=0)
    g.play(kind="choose", target=whose)
    g.pass_until("minion", seat=0)
    assert g.minion("Ryan").corruption == left
    assert g.minion("Aniel").blood == 3 - 1


def test_aniel_burns_a_card_with_stealth_against_its_controller(
    offers: Offers, resolve: Resolve
) -> None:
    g = aniel()
    g.play(kind="action", card="Aniel", target="Preternatural Strength")
    assert not offers(g, kind="block", minion="Sully")
    g.play(kind="block", minion="Angel")
    resolve(g, "strike", "minion")
    assert g.decision
    # Her stealth is 1, the intercept of Angel's crows as much.
    assert g.decision.kind == "strike"
    assert g.minion("Angel").cards == ["Raven Spy", "Preternatural Strength"]
    g = aniel()
    g.play(kind="action", card="Aniel", target="Preternatural Strength")
    g.pass_until("minion", seat=0)
    assert g.minion("Angel").cards == ["Raven Spy"]
    assert g.minion("Aniel").blood == 3 - 1

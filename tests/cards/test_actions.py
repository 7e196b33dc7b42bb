"""Action cards."""

from pathlib import Path
from typing import Any

import methuselah as mt
import pytest
from driving import Never, Offers, Refused, Resolve

SABOTAGE = "Creeping Sabotage"


def acting(
    who: str, *hand: str, blocker: str | None = None, intercept: int = 0, **more: Any
) -> mt.Position:
    """`who` of seat 0 is to act; `blocker` of seat 1 may block."""
    s = mt.Scenario(players=more.pop("players", 2), blanks=True, cards=more.pop("cards", None))
    of_seat = {k: more.pop(k) for k in ("uncontrolled", "library", "library_only") if k in more}
    s.seat(0, hand=hand, pool=more.pop("pool", 30), **of_seat)
    s.seat(1, hand=more.pop("answer", []), hand_only=more.pop("hand_only", False))
    s.minion(0, who, **more)
    if blocker:
        s.minion(1, blocker, cards=["Sport Bike", "Raven Spy", "Bowl of Convergence"][:intercept])
    return s.start()


# ---- Bleeds

BLEEDS = [
    ("Deep Song", "Ryan", "inferior", 2, 0),
    ("Deep Song", "Horace Radcliffe", "inferior", 2, 0),
    ("Enchant Kindred", "Nik Sikko", "inferior", 2, 0),
    ("Enchant Kindred", "Naomi Stewart", "inferior", 2, 0),
    ("Govern the Unaligned", "Ashley", "inferior", 3, 1),
    ("Govern the Unaligned", "Madison", "inferior", 3, 1),
    ("Intimidation", "Nik Sikko", "inferior", 2, 0),
    ("Intimidation", "Naomi Stewart", "superior", 3, 0),
]


@pytest.mark.parametrize(("card", "who", "level", "bleed", "cost"), BLEEDS)
def test_bleeds(card: str, who: str, level: str, bleed: int, cost: int, resolve: Resolve) -> None:
    g = acting(who, card, players=3, blood=3)
    g.play(kind="play", card=card, level=level)
    resolve(g)
    assert [g.seat(n).pool for n in range(3)] == [30, 30 - bleed, 30]
    assert g.minion(who).blood == 3 - cost
    assert (g.edge, g.minion(who).locked) == (0, True)


@pytest.mark.parametrize(("card", "who", "level", "bleed", "cost"), BLEEDS)
def test_bleeds_have_no_stealth_and_cost_nothing_if_blocked(
    card: str, who: str, level: str, bleed: int, cost: int, resolve: Resolve
) -> None:
    g = acting(who, card, blocker="Sully", blood=3)
    g.play(kind="play", card=card, level=level)
    g.play(kind="block")
    resolve(g)
    assert g.seat(1).pool == 30
    assert g.minion(who).blood == 3 - 1  # a hand strike


@pytest.mark.parametrize(("card", "who", "level", "bleed", "cost"), BLEEDS)
def test_bleeds_are_directed(
    card: str, who: str, level: str, bleed: int, cost: int, never: Never
) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=[card])
    s.minion(0, who)
    s.minion(2, "Ayelech")
    g = s.start()
    g.play(kind="play", card=card, level=level)
    never(g, kind="block")


@pytest.mark.parametrize(("card", "who", "level", "bleed", "cost"), BLEEDS)
def test_one_bleed_each_turn(
    card: str, who: str, level: str, bleed: int, cost: int, resolve: Resolve, offers: Offers
) -> None:
    who = {"Deep Song": "Ariadne", "Govern the Unaligned": "Madison"}.get(card, "Naomi Stewart")
    g = acting(who, card, "Freak Drive")
    g.play(kind="play", card=card, level=level)
    g.play(kind="play", card="Freak Drive", level="inferior")
    resolve(g)
    assert not offers(g, kind="bleed")
    assert offers(g, kind="hunt")


# ---- Blood for a younger vampire

GIFTS = [
    ("Enchant Kindred", "Naomi Stewart", 2, 0),
    ("Govern the Unaligned", "Chelsea Blake", 3, 1),
]


@pytest.mark.parametrize(("card", "who", "blood", "cost"), GIFTS)
def test_blood_is_added_to_a_younger_uncontrolled_vampire(
    card: str, who: str, blood: int, cost: int, resolve: Resolve
) -> None:
    young = [("Sully", 1), ("Wauneka", 0), ("Belinde", 0)]  # of capacity 4, 5 and 6
    g = acting(who, card, uncontrolled=young)
    assert [o.target for o in g.decision.options if "[PRE]" in str(o) or "[DOM]" in str(o)] == [
        "Sully"
    ]
    g.play(kind="play", card=card, level="superior")
    resolve(g)
    assert {m.name: m.blood for m in g.seat(0).uncontrolled} == {
        "Sully": 1 + blood,
        "Wauneka": 0,
        "Belinde": 0,
    }
    assert (g.seat(0).pool, g.seat(1).pool, g.minion(who).blood) == (30, 30, 5 - cost)


@pytest.mark.parametrize(("card", "who", "blood", "cost"), GIFTS)
@pytest.mark.parametrize(("intercept", "passes"), [(0, True), (1, False)])
def test_the_gift_has_1_stealth(
    card: str, who: str, blood: int, cost: int, intercept: int, passes: bool, resolve: Resolve
) -> None:
    g = acting(who, card, blocker="Sully", intercept=intercept, uncontrolled=[("Ashley", 0)])
    g.play(kind="play", card=card, level="superior")
    g.play(kind="block")
    resolve(g)
    assert g.seat(0).uncontrolled[0].blood == (blood if passes else 0)


@pytest.mark.parametrize(("card", "who", "blood", "cost"), GIFTS)
def test_the_gift_is_undirected(card: str, who: str, blood: int, cost: int) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=[card], uncontrolled=[("Ashley", 0)])
    s.minion(0, who)
    s.minion(2, "Ayelech", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="play", card=card, level="superior")
    g.play(kind="block", minion="Ayelech")  # of the predator


@pytest.mark.parametrize(("card", "who", "blood", "cost"), GIFTS)
def test_no_gift_without_anyone_younger(
    card: str, who: str, blood: int, cost: int, refused: Refused
) -> None:
    g = acting(who, card, uncontrolled=[("Wauneka", 0)])
    refused(g, kind="play", card=card, level="superior")


@pytest.mark.ruling("100845#72e92038")
def test_who_gets_the_blood_of_govern_is_not_told(offers: Offers) -> None:
    """What the others can see of their own places is the same whoever gets it."""
    seen = []
    for young in ("Ashley", "Sully"):
        s = mt.Scenario(players=2)
        s.seat(0, hand=["Govern the Unaligned"], uncontrolled=[("Ashley", 0), ("Sully", 0)])
        s.minion(0, "Chelsea Blake")
        s.minion(1, "Wauneka", cards=["Sport Bike"])
        g = s.start()
        g.play(kind="play", card="Govern the Unaligned", level="superior", target=young)
        seen.append([str(o) for o in g.decision.options])
    assert seen[0] == seen[1]


# ---- Deep Song at superior


def song(target: str, *, locked: bool = False, who: str = "Horace Radcliffe") -> mt.Position:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Deep Song", "Conditioning"])
    s.minion(0, who)
    s.minion(1, "Sully", locked=locked)
    s.minion(1, "Underbridge Stray")
    s.minion(2, "Ayelech")
    s.minion(2, "Meaghan", region="torpor")
    g = s.start()
    if target:
        g.play(kind="play", card="Deep Song", level="superior", target=target)
    return g


def test_deep_song_is_at_any_ready_vampire_of_another() -> None:
    options = song("").decision.options
    assert {o.target for o in options if "[ANI]" in str(o)} == {"Sully", "Ayelech"}


@pytest.mark.ruling("100515#ffcf0974")
@pytest.mark.parametrize(
    ("target", "locked"), [("Sully", False), ("Sully", True), ("Ayelech", False)]
)
def test_deep_song_locks_and_fights(target: str, locked: bool, resolve: Resolve) -> None:
    g = song(target, locked=locked)
    resolve(g, "strike")
    assert g.minion(target).locked
    resolve(g)
    assert g.minion("Horace Radcliffe").blood == 4
    assert g.minion(target).blood == g.minion(target).capacity - 1
    assert [g.seat(n).pool for n in range(3)] == [30, 30, 30]


def test_the_target_of_deep_song_counts_as_acting_in_the_combat(resolve: Resolve) -> None:
    g = song("Sully")
    resolve(g, "strike")
    assert g.decision.seat == 1  # it chooses its strike first
    g.play(kind="hand strike", minion="Sully")
    assert g.decision.seat == 0


def test_who_blocks_deep_song_fights_in_its_target_s_place(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Deep Song"])
    s.minion(0, "Horace Radcliffe")
    s.minion(1, "Sully")
    s.minion(1, "Ayelech")
    g = s.start()
    g.play(kind="play", card="Deep Song", level="superior", target="Sully")
    g.play(kind="block", minion="Ayelech")
    resolve(g, "strike")
    assert g.decision.seat == 0  # the acting minion is the acting minion
    resolve(g)
    assert not g.minion("Sully").locked
    assert (g.minion("Sully").blood, g.minion("Ayelech").blood) == (4, 6)


def test_deep_song_is_directed_at_the_targets_methuselah(never: Never) -> None:
    g = song("Ayelech")
    never(g, kind="block", minion="Sully")


def test_the_superior_deep_song_is_no_bleed(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Deep Song", "Freak Drive"])
    s.minion(0, "Ariadne")  # ANI FOR
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="play", card="Deep Song", level="superior")
    resolve(g, "strike")
    resolve(g, "resolved")
    g.play(kind="play", card="Freak Drive", level="inferior")
    resolve(g)
    assert offers(g, kind="bleed")


# ---- Creeping Sabotage


def test_sabotage_costs_the_copies_controlled(resolve: Resolve) -> None:
    for copies, cost in ((0, 0), (1, 1), (2, 2)):
        s = mt.Scenario(players=3)
        s.seat(0, hand=[SABOTAGE])
        s.minion(0, "Baixinho", blood=3)
        s.permanent(2, SABOTAGE)  # of another Methuselah
        for _ in range(copies):
            s.permanent(0, SABOTAGE)
        g = s.start()
        g.play(kind="play", card=SABOTAGE)
        resolve(g)
        assert g.minion("Baixinho").blood == 3 - cost
        assert g.seat(0).permanents.count(SABOTAGE) == copies + 1


def test_sabotage_is_for_nosferatu_with_the_blood_for_it(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[SABOTAGE])
    s.minion(0, "Sully")
    refused(s.start(), kind="play", card=SABOTAGE)


@pytest.mark.parametrize(("intercept", "passes"), [(0, True), (1, False)])
def test_sabotage_has_1_stealth(intercept: int, passes: bool, resolve: Resolve) -> None:
    g = acting("Baixinho", SABOTAGE, blocker="Sully", intercept=intercept)
    g.play(kind="play", card=SABOTAGE)
    g.play(kind="block")
    resolve(g)
    assert (SABOTAGE in g.seat(0).permanents) is passes


@pytest.mark.parametrize("copies", [1, 3])
def test_the_prey_burns_pool_for_each_sabotage(copies: int) -> None:
    s = mt.Scenario(players=3)
    for _ in range(copies):
        s.permanent(0, SABOTAGE)
    g = s.start(phase="unlock")
    while g.decision.kind == "unlock":
        g.choose(
            next(iter(o for o in g.decision.options if o.kind == "trigger"), g.decision.options[0])
        )
    assert [g.seat(n).pool for n in range(3)] == [30, 30 - copies, 30]


def test_nobody_burns_pool_for_sabotage_in_the_unlock_phase_of_another() -> None:
    s = mt.Scenario(players=3)
    s.permanent(0, SABOTAGE)
    g = s.start(active=1, phase="unlock")
    g.pass_until("minion", seat=1)
    assert [g.seat(n).pool for n in range(3)] == [30, 30, 30]


@pytest.mark.parametrize("card", [SABOTAGE, "Revelations"])
@pytest.mark.parametrize("who", ["Sully", "Underbridge Stray"])
def test_any_minion_can_burn_it(card: str, who: str, resolve: Resolve) -> None:
    s = mt.Scenario(players=3)
    s.minion(1, who)
    s.permanent(0, card, superior=card == "Revelations")
    s.minion(2, "Ayelech")
    g = s.start(active=1)
    g.play(kind="action", card=card, minion=who)
    resolve(g)
    assert g.seat(0).permanents == []
    assert g.seat(0).ash_heap == [card]
    assert g.minion(who).locked


@pytest.mark.parametrize("card", [SABOTAGE, "Revelations"])
def test_to_burn_it_is_a_directed_action_without_stealth(
    card: str, resolve: Resolve, never: Never
) -> None:
    s = mt.Scenario(players=3)
    s.minion(0, "Ayelech")
    s.minion(1, "Sully")
    s.permanent(0, card, superior=card == "Revelations")
    s.minion(2, "Wauneka")
    g = s.start(active=1)
    g.play(kind="action", card=card)
    g.play(kind="block", minion="Ayelech")
    resolve(g)
    assert g.seat(0).permanents == [card]
    assert g.minion("Sully").blood == 3


# ---- Preternatural Strength

MIGHT = "Preternatural Strength"


@pytest.mark.parametrize(
    ("who", "level", "strength"),
    [("Ryan", "inferior", 2), ("Aunt Linda", "inferior", 2), ("Aunt Linda", "superior", 3)],
)
def test_strength_is_put_on_the_vampire(
    who: str, level: str, strength: int, resolve: Resolve
) -> None:
    g = acting(who, MIGHT, blood=3)
    g.play(kind="play", card=MIGHT, level=level)
    resolve(g)
    assert g.minion(who).cards == [MIGHT]
    assert (g.minion(who).strength, g.minion(who).blood) == (strength, 2)


@pytest.mark.parametrize("level", ["inferior", "superior"])
@pytest.mark.parametrize(("intercept", "passes"), [(1, True), (2, False)])
def test_strength_has_2_stealth(level: str, intercept: int, passes: bool, resolve: Resolve) -> None:
    g = acting("Aunt Linda", MIGHT, blocker="Sully", intercept=intercept)
    g.play(kind="play", card=MIGHT, level=level)
    g.play(kind="block")
    resolve(g)
    assert bool(g.minion("Aunt Linda").cards) is passes


def test_only_one_preternatural_strength_on_a_vampire(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[MIGHT])
    s.minion(0, "Aunt Linda", cards=[MIGHT])
    s.minion(0, "Ryan")
    g = s.start()
    refused(g, kind="play", card=MIGHT, minion="Aunt Linda")
    g.play(kind="play", card=MIGHT, minion="Ryan")


SIGNPOST = """
Card(name: "Torn Signpost", when: BeforeRange, modes: [(do: [Add(Strength, Me, 1, Combat)])])
"""


def test_no_torn_signpost_for_the_preternaturally_strong(tmp_path: Path, never: Never) -> None:
    file = tmp_path / "signpost.ron"
    file.write_text(SIGNPOST, encoding="utf-8")
    for cards in ([], [MIGHT]):
        s = mt.Scenario(players=2, cards=mt.Cards.load(str(file)))
        s.seat(0, hand=["Torn Signpost"])
        s.minion(0, "Aunt Linda", cards=cards)
        s.minion(1, "Ayelech")
        g = s.start()
        g.play(kind="bleed")
        g.play(kind="block")
        if cards:
            never(g, card="Torn Signpost")
        else:
            g.play(kind="play", card="Torn Signpost")


# ---- Magic of the Smith

SMITH = "Magic of the Smith"


def forge(who: str, level: str, resolve: Resolve, **more: Any) -> mt.Position:
    library = ["Majesty", ".44 Magnum", "Deflection", "Sport Bike", "Raven Spy"]  # one is drawn
    g = acting(who, SMITH, library=library, blocker=more.pop("blocker", None), **more)
    g.play(kind="play", card=SMITH, level=level)
    return g


@pytest.mark.ruling("101143#523ea170")
@pytest.mark.parametrize(("who", "level"), [("Lauren", "inferior"), ("Nassir", "superior")])
def test_the_smith_equips_from_the_library(who: str, level: str, resolve: Resolve) -> None:
    g = forge(who, level, resolve, blood=4)
    resolve(g, "choose")
    assert {o.target for o in g.decision.options} == {None, ".44 Magnum", "Sport Bike"}
    size = len(g.seat(0).library)
    g.play(kind="choose", target=".44 Magnum")
    resolve(g)
    assert g.minion(who).cards == [".44 Magnum"]
    assert g.minion(who).blood == 3
    assert g.seat(0).pool == 28  # the gun has its cost
    library = g.seat(0).library
    assert len(library) == size - 1
    assert library[:3] != ["Deflection", "Sport Bike", "Raven Spy"]  # shuffled
    assert {"Deflection", "Sport Bike", "Raven Spy"} <= set(library)


def test_the_smith_may_find_nothing(resolve: Resolve) -> None:
    g = forge("Lauren", "inferior", resolve)
    resolve(g)
    assert g.minion("Lauren").cards == []
    assert g.minion("Lauren").blood == 3


@pytest.mark.parametrize(
    ("who", "level", "stealth"), [("Lauren", "inferior", 1), ("Nassir", "superior", 3)]
)
def test_the_stealth_of_the_smith(who: str, level: str, stealth: int, resolve: Resolve) -> None:
    for intercept, passes in ((stealth - 1, True), (stealth, False)):
        g = forge(who, level, resolve, blocker="Colette", intercept=intercept)
        g.play(kind="block")
        resolve(g, "choose", "minion", "discard")
        assert (g.decision.kind == "choose") is passes


def test_what_the_smith_makes_must_be_allowed(resolve: Resolve) -> None:
    """A minion can have only one vehicle."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=[SMITH], library=["Majesty", "Sport Bike", "Kevlar Vest"])
    s.minion(0, "Lauren", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="play", card=SMITH)
    resolve(g, "choose")
    assert {o.target for o in g.decision.options} == {None, "Kevlar Vest"}


@pytest.mark.ruling("G00132#aedeffdc")
def test_the_equipment_can_be_played_from_hand_in_the_same_turn(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[SMITH, "Freak Drive", ".44 Magnum"], library=["Majesty", ".44 Magnum"])
    s.minion(0, "Frère Marc")  # for THA
    g = s.start()
    g.play(kind="play", card=SMITH, level="inferior")
    resolve(g, "choose")
    g.play(kind="choose", target=".44 Magnum")
    g.play(kind="play", card="Freak Drive", level="inferior")
    g.play(kind="play", card=".44 Magnum")
    resolve(g)
    assert g.minion("Frère Marc").cards == [".44 Magnum", ".44 Magnum"]


@pytest.mark.ruling("101143#5100f38b")
def test_the_smith_makes_equipment_that_is_a_location_in_play(resolve: Resolve) -> None:
    who = 'Grażyna "Butcher" Olesińska'  # a Tzimisce with THA
    g = acting(who, SMITH, library=["Majesty", "Living Manse"])
    g.play(kind="play", card=SMITH, level="inferior")
    resolve(g, "choose")
    g.play(kind="choose", target="Living Manse")
    resolve(g)
    assert g.minion(who).cards == ["Living Manse"]
    assert g.minion(who).blood == 5 - 1 - 1  # it costs 1 blood too


# ---- Revelations

REVELATIONS = "Revelations"


@pytest.mark.ruling("101627#c332a1b5")
@pytest.mark.parametrize("who", ["Sully", "Colette"])
def test_revelations_discards_a_card_of_the_preys_hand(who: str, resolve: Resolve) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=[REVELATIONS])
    hand = ["Deflection", "Majesty", "Sport Bike", "Raven Spy", "Vessel", "Fame", "Rebel"]
    s.seat(1, hand=hand, library=["Blood Doll"])
    s.minion(0, who)
    s.minion(2, "Wauneka", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="play", card=REVELATIONS, level="inferior")
    resolve(g, "choose")
    assert g.decision.seat == 0
    assert {o.target for o in g.decision.options} == set(hand)
    g.play(kind="choose", target="Majesty")
    resolve(g)
    assert g.seat(1).ash_heap == ["Majesty"]
    assert "Blood Doll" in g.seat(1).hand
    assert g.minion(who).blood == g.minion(who).capacity - 1


@pytest.mark.parametrize(("intercept", "passes"), [(0, True), (1, False)])
@pytest.mark.parametrize("level", ["inferior", "superior"])
def test_revelations_has_1_stealth(
    level: str, intercept: int, passes: bool, resolve: Resolve
) -> None:
    g = acting("Colette", REVELATIONS, blocker="Wauneka", intercept=intercept, answer=["Majesty"])
    g.play(kind="play", card=REVELATIONS, level=level)
    g.play(kind="block")
    resolve(g, "choose", "minion", "discard")
    if level == "inferior":
        assert (g.decision.kind == "choose") is passes
    else:
        assert (REVELATIONS in g.seat(0).permanents) is passes


def test_who_may_block_revelations(never: Never) -> None:
    """The inferior is directed at the prey; the superior is not directed."""
    for level, may in (("inferior", False), ("superior", True)):
        s = mt.Scenario(players=3)
        s.seat(0, hand=[REVELATIONS])
        s.seat(1, hand=["Majesty"])
        s.minion(0, "Colette")
        s.minion(2, "Ayelech", cards=["Sport Bike"])
        g = s.start()
        g.play(kind="play", card=REVELATIONS, level=level)
        if may:
            g.play(kind="block", minion="Ayelech")
        else:
            never(g, "choose", kind="block")


def test_the_superior_revelations_stay_in_play(resolve: Resolve) -> None:
    g = acting("Colette", REVELATIONS)
    g.play(kind="play", card=REVELATIONS, level="superior")
    resolve(g)
    assert g.seat(0).permanents == [REVELATIONS]
    assert g.minion("Colette").blood == 4


@pytest.mark.rule("ACTION-6")
def test_the_maneuver_of_a_rush_is_for_no_later_combat(resolve: Resolve) -> None:
    """The minion rushed is burned to unlock another."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Bum's Rush"])
    s.seat(1, hand=["Bum's Rush"])
    s.minion(0, "Wauneka")
    s.minion(1, "Underbridge Stray")
    s.minion(1, "Ryan", locked=True)
    g = s.start()
    g.play(card="Bum's Rush", target="Underbridge Stray")
    g.play(kind="use", card="Underbridge Stray", target="Ryan")
    resolve(g)
    g.pass_until("minion", seat=1)
    g.play(card="Bum's Rush", minion="Ryan", target="Wauneka")
    resolve(g, "range", "strike")
    while g.decision.kind == "range":
        assert g.decision.seat == 1
        g.play(kind="pass")
    assert g.decision.kind == "strike"

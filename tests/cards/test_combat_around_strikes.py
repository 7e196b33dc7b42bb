"""Combat cards: before range, maneuvers, prevention, presses, the end of a round; illusions."""

from pathlib import Path
from typing import Any

import methuselah as mt
import pytest
from driving import Duel, Never, Resolve
from positions import blood

# ---- Carrion Crows


@pytest.mark.parametrize(
    ("actor", "level", "damage"), [("Ryan", "inferior", 1), ("Horace Radcliffe", "superior", 2)]
)
def test_the_crows_come_each_round(
    actor: str, level: str, damage: int, duel: Duel, resolve: Resolve
) -> None:
    g = duel(actor, "Ayelech", ["Carrion Crows"], ["Apportation"], blood=(4, 7))
    g.play(kind="play", card="Carrion Crows", level=level)
    resolve(g, "press")
    assert g.minion("Ayelech").blood == 7 - 1 - damage
    g.play(kind="play", card="Apportation", level="inferior")
    resolve(g)
    assert blood(g, actor, "Ayelech") == (2, 7 - 2 - 2 * damage)


def test_the_crows_are_ranged(duel: Duel, resolve: Resolve) -> None:
    g = duel("Horace Radcliffe", "Ayelech", ["Carrion Crows"], ["Apportation"])
    g.play(kind="play", card="Carrion Crows", level="superior")
    g.play(kind="play", card="Apportation", level="superior")
    resolve(g)
    assert blood(g, "Horace Radcliffe", "Ayelech") == (5, 5)


def test_the_crows_come_in_this_combat_only(duel: Duel, resolve: Resolve) -> None:
    g = duel("Horace Radcliffe", "Tamoszius", ["Carrion Crows"], ["Psyche!"])
    g.play(kind="play", card="Carrion Crows", level="inferior")
    resolve(g, "combat ending")
    assert g.minion("Tamoszius").blood == 5 - 2
    g.play(kind="play", card="Psyche!", level="superior")
    resolve(g)
    assert g.minion("Tamoszius").blood == 3 - 1


@pytest.mark.ruling("G00017#eefbce18")
def test_one_cannot_dodge_the_crows(duel: Duel, resolve: Resolve) -> None:
    g = duel("Horace Radcliffe", "Indira", ["Carrion Crows"], ["Form of Mist"])
    g.play(kind="play", card="Carrion Crows", level="superior")
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Horace Radcliffe")
    g.play(kind="play", card="Form of Mist", level="inferior")
    resolve(g)
    assert g.minion("Indira").blood == 1


@pytest.mark.ruling("G00017#eefbce18")
def test_combat_ends_before_the_crows_come(duel: Duel, resolve: Resolve) -> None:
    g = duel("Horace Radcliffe", "Naomi Stewart", ["Carrion Crows"], ["Majesty"])
    g.play(kind="play", card="Carrion Crows", level="superior")
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Horace Radcliffe")
    g.play(kind="play", card="Majesty", level="inferior")
    resolve(g)
    assert g.minion("Naomi Stewart").blood == 4


def test_the_crows_can_be_prevented(duel: Duel, resolve: Resolve) -> None:
    hand, answer = ["Carrion Crows"], ["Hidden Strength"]
    g = duel("Horace Radcliffe", "Brock Sterling", hand, answer, cards=([], [".44 Magnum"]))
    g.play(kind="play", card="Carrion Crows", level="superior")
    g.play(kind="maneuver", minion="Brock Sterling")  # out of reach of a hand strike
    resolve(g, "prevent")
    g.play(kind="play", card="Hidden Strength", level="inferior", amount=1)
    resolve(g)
    assert g.minion("Brock Sterling").blood == 3 - 1


def test_a_vampire_plays_only_one_flight_of_crows_each_combat(
    duel: Duel, resolve: Resolve, never: Never
) -> None:
    g = duel("Horace Radcliffe", "Ayelech", ["Carrion Crows"] * 2, ["Apportation"])
    g.play(kind="play", card="Carrion Crows", level="superior")
    never(g, "press", card="Carrion Crows")
    g.play(kind="play", card="Apportation", level="inferior")
    never(g, card="Carrion Crows")
    assert g.minion("Ayelech").blood == 7 - 6


def test_each_combatant_may_play_crows(duel: Duel, resolve: Resolve) -> None:
    g = duel("Horace Radcliffe", "Baixinho", ["Carrion Crows"], ["Carrion Crows"])
    g.play(kind="play", card="Carrion Crows", level="inferior", seat=0)
    g.play(kind="play", card="Carrion Crows", level="inferior", seat=1)
    resolve(g)
    assert blood(g, "Horace Radcliffe", "Baixinho") == (3, 1)


# ---- Hidden Strength


@pytest.mark.ruling("100918#3e443b33", "G00032#9d6166db")
@pytest.mark.parametrize(
    ("who", "level", "x"),
    [
        ("Chelsea Blake", "inferior", 0),
        ("Chelsea Blake", "inferior", 2),
        ("Madison", "superior", 0),
        ("Madison", "superior", 3),
    ],
)
def test_hidden_strength_prevents_1_more_than_it_costs(
    who: str, level: str, x: int, duel: Duel, resolve: Resolve
) -> None:
    g = duel("Aunt Linda", who, ["Roundhouse"], ["Hidden Strength"], blood=(4, 5))
    resolve(g, "strike")
    g.play(kind="play", card="Roundhouse", level="superior")
    resolve(g, "prevent")
    g.play(kind="play", card="Hidden Strength", level=level, amount=x)
    resolve(g)
    assert g.minion(who).blood == 5 - x - (4 - (x + 1))


@pytest.mark.ruling("100918#50552dc5")
def test_hidden_strength_may_cost_more_than_is_needed(duel: Duel, resolve: Resolve) -> None:
    g = duel("Aunt Linda", "Brock Sterling", [], ["Hidden Strength"])
    resolve(g, "prevent")
    g.play(kind="play", card="Hidden Strength", level="inferior", amount=2)
    resolve(g)
    assert g.minion("Brock Sterling").blood == 3 - 2


@pytest.mark.ruling("100918#c8d8277f")
def test_hidden_strength_needs_damage_to_prevent(duel: Duel, never: Never) -> None:
    g = duel("Nassir", "Brock Sterling", ["Apportation"], ["Hidden Strength"])
    g.play(kind="play", card="Apportation", level="superior")
    never(g, card="Hidden Strength")


def test_hidden_strength_is_paid_with_the_blood_there_is(duel: Duel, resolve: Resolve) -> None:
    g = duel("Aunt Linda", "Brock Sterling", [], ["Hidden Strength"], blood=(4, 1))
    resolve(g, "prevent")
    assert {o.amount for o in g.decision.options if o.card} == {0, 1}


def test_hidden_strength_presses_at_superior(duel: Duel, resolve: Resolve) -> None:
    g = duel("Aunt Linda", "Brock Sterling", [], ["Hidden Strength"])
    resolve(g, "prevent")
    g.play(kind="play", card="Hidden Strength", level="superior", amount=0)
    resolve(g, "press")
    g.play(kind="press", minion="Brock Sterling")
    resolve(g)
    assert blood(g, "Aunt Linda", "Brock Sterling") == (2, 2)


def test_hidden_strength_does_not_press_at_inferior(
    duel: Duel, resolve: Resolve, never: Never
) -> None:
    g = duel("Aunt Linda", "Oshri Dahan", [], ["Hidden Strength"])
    resolve(g, "prevent")
    g.play(kind="play", card="Hidden Strength", amount=0)
    never(g, kind="press")


# ---- Maneuvers and presses


@pytest.mark.parametrize(
    ("card", "who", "wanted", "cost"),
    [
        ("Apportation", "Nassir", {"level": "superior"}, 0),
        ("Swallowed by the Night", "Dr. Stephen Norton", {"level": "superior"}, 0),
        ("Resist Earth's Grasp", "Min-seo", {"mode": 1}, 1),
    ],
)
def test_maneuvers_go_to_long_range(
    card: str, who: str, wanted: Any, cost: int, duel: Duel, resolve: Resolve
) -> None:
    g = duel(who, "Wauneka", [card], blood=(3, 5))
    g.play(kind="play", card=card, **wanted)
    resolve(g)
    assert blood(g, who, "Wauneka") == (3 - cost, 5)


@pytest.mark.parametrize(
    ("card", "who", "wanted", "cost"),
    [
        ("Apportation", "Lauren", {"level": "inferior"}, 0),
        ("Resist Earth's Grasp", "Min-seo", {"mode": 0}, 1),
        ("Resist Earth's Grasp", "Bret Stryker", {"mode": 0}, 1),  # the superior has it too
    ],
)
def test_presses_begin_another_round(
    card: str, who: str, wanted: Any, cost: int, duel: Duel, resolve: Resolve
) -> None:
    g = duel(who, "Wauneka", [card], blood=(3, 5))
    resolve(g, "press")
    g.play(kind="play", card=card, **wanted)
    resolve(g)
    assert blood(g, who, "Wauneka") == (3 - cost - 2, 3)


@pytest.mark.parametrize(
    ("card", "wanted", "cost"),
    [("Resist Earth's Grasp", {"mode": 0}, 1), ("Psyche!", {"level": "inferior"}, 0)],
)
def test_presses_end_combat_too(
    card: str, wanted: Any, cost: int, duel: Duel, resolve: Resolve
) -> None:
    g = duel("Nassir", "Min-seo", ["Apportation"], [card])
    resolve(g, "press")
    g.play(kind="play", card="Apportation", level="inferior")
    g.play(kind="play", card=card, **wanted)
    resolve(g)
    assert blood(g, "Nassir", "Min-seo") == (3, 3 - 1 - cost)


def test_apportation_presses_only_to_continue(duel: Duel, resolve: Resolve, never: Never) -> None:
    g = duel("Min-seo", "Lauren", ["Psyche!"], ["Apportation"])
    resolve(g, "press")
    g.play(kind="play", card="Psyche!", level="inferior")
    never(g, "strike", card="Apportation")


def test_resist_earths_grasp_maneuvers_and_may_press(duel: Duel, resolve: Resolve) -> None:
    g = duel("Min-seo", "Wauneka", ["Resist Earth's Grasp"])
    g.play(kind="play", card="Resist Earth's Grasp", mode=1)
    resolve(g, "press")
    g.play(kind="press", minion="Min-seo")
    resolve(g)
    assert blood(g, "Min-seo", "Wauneka") == (3 - 1 - 1, 4)  # the second round is close


def test_resist_earths_grasp_needs_a_blood(duel: Duel, never: Never) -> None:
    g = duel("Wauneka", "Min-seo", [], ["Resist Earth's Grasp"], blood=(5, 0))
    never(g, card="Resist Earth's Grasp")


@pytest.mark.parametrize(
    ("card", "who"), [("Swallowed by the Night", "Meaghan"), ("Apportation", "Lauren")]
)
def test_no_maneuver_at_inferior(
    card: str, who: str, duel: Duel, resolve: Resolve, never: Never
) -> None:
    g = duel(who, "Wauneka", [card])
    resolve(g, "range", "strike")
    never(g, "strike", card=card)


@pytest.mark.ruling("G00096#8bbab5dc")
@pytest.mark.parametrize(
    ("card", "who", "window", "wanted"),
    [
        ("Immortal Grapple", "Aunt Linda", "before strikes", {"level": "superior"}),
        ("Hidden Strength", "Brock Sterling", "prevent", {"level": "superior", "amount": 0}),
        ("Resist Earth's Grasp", "Min-seo", "range", {"mode": 1}),
    ],
)
def test_an_optional_press_is_of_this_round_only(
    card: str, who: str, window: str, wanted: Any, duel: Duel, resolve: Resolve, never: Never
) -> None:
    g = duel(who, "Nassir", [card], ["Apportation"], blood=(3, 4))
    resolve(g, window)
    g.play(kind="play", card=card, **wanted)
    resolve(g, "press")
    assert [o.kind for o in g.decision.options] == ["pass", "press"]
    g.play(kind="play", card="Apportation", level="inferior", seat=1)
    resolve(g, "strike")
    never(g, kind="press")


# ---- Taste of Vitae


def test_taste_of_vitae_gains_what_damage_took(duel: Duel, resolve: Resolve) -> None:
    g = duel("Aunt Linda", "Ayelech", ["Roundhouse", "Taste of Vitae"], blood=(1, 7))
    resolve(g, "strike")
    g.play(kind="play", card="Roundhouse", level="superior")
    resolve(g, "round end")
    g.play(kind="play", card="Taste of Vitae")
    resolve(g)
    assert blood(g, "Aunt Linda", "Ayelech") == (1 - 1 + 4, 3)


@pytest.mark.ruling("101945#9297fa56")
def test_taste_of_vitae_counts_blood_though_the_round_ends_early(
    duel: Duel, resolve: Resolve
) -> None:
    g = duel("Aunt Linda", "Ashley", ["Roundhouse", "Taste of Vitae"], blood=(2, 2))
    resolve(g, "strike")
    g.play(kind="play", card="Roundhouse", level="superior")
    resolve(g, "round end")
    g.play(kind="play", card="Taste of Vitae")
    resolve(g)
    assert g.minion("Aunt Linda").blood == 2 - 1 + 2  # 4 damage, but 2 blood
    assert g.minion("Ashley").torpor


@pytest.mark.ruling("101945#9297fa56")
def test_taste_of_vitae_comes_after_the_presses(duel: Duel, resolve: Resolve, never: Never) -> None:
    g = duel(
        "Bret Stryker", "Ayelech", ["Psyche!", "Taste of Vitae"], ["Apportation"], blood=(2, 7)
    )
    never(g, "press", card="Taste of Vitae")
    assert not [o for o in g.decision.options if o.card == "Taste of Vitae"]
    g.choose(next(o for o in g.decision.options if o.kind == "pass"))
    g.play(kind="play", card="Apportation", level="inferior")
    g.play(kind="play", card="Taste of Vitae")  # at the end of a round that another follows
    assert g.minion("Bret Stryker").blood == 2
    resolve(g)
    assert blood(g, "Bret Stryker", "Ayelech") == (1, 5)


def test_taste_of_vitae_does_not_count_blood_stolen_or_paid(duel: Duel, resolve: Resolve) -> None:
    g = duel("Ayelech", "Naomi Stewart", ["Theft of Vitae", "Taste of Vitae"], blood=(1, 5))
    resolve(g, "strike")
    g.play(kind="play", card="Theft of Vitae", level="superior")
    resolve(g, "round end", "minion", "discard")
    if g.decision.kind == "round end":
        g.play(kind="play", card="Taste of Vitae")
        resolve(g)
    assert blood(g, "Ayelech", "Naomi Stewart") == (1 + 2 - 1, 3)


def test_taste_of_vitae_counts_this_round_only(duel: Duel, resolve: Resolve) -> None:
    hand = ["Immortal Grapple", "Taste of Vitae"]
    g = duel("Aunt Linda", "Ayelech", hand, blood=(3, 7))
    g.play(kind="play", card="Immortal Grapple", level="superior")
    resolve(g, "press")
    g.play(kind="press")
    resolve(g, "round end")
    g.play(kind="play", card="Taste of Vitae")
    resolve(g)
    assert blood(g, "Aunt Linda", "Ayelech") == (3 - 2 + 1, 5)


def test_taste_of_vitae_is_not_for_who_goes_to_torpor(
    duel: Duel, resolve: Resolve, never: Never
) -> None:
    g = duel("Meaghan", "Aunt Linda", ["Taste of Vitae"], ["Roundhouse"], blood=(1, 4))
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Meaghan")
    g.play(kind="play", card="Roundhouse", level="superior")
    never(g, card="Taste of Vitae")
    assert g.minion("Meaghan").torpor


@pytest.mark.ruling("101945#7ae80aed")
@pytest.mark.parametrize("life", [1, 2])  # burned, or not
def test_taste_of_vitae_is_not_against_allies(life: int, duel: Duel, never: Never) -> None:
    g = duel("Ryan", "Underbridge Stray", ["Taste of Vitae"], blood=(2, life))
    never(g, card="Taste of Vitae")


def test_a_vampire_tastes_once_each_round(duel: Duel, resolve: Resolve, never: Never) -> None:
    g = duel("Ryan", "Ayelech", ["Taste of Vitae"] * 2, blood=(1, 7))
    resolve(g, "round end")
    g.play(kind="play", card="Taste of Vitae")
    never(g, card="Taste of Vitae")


def test_both_can_taste(duel: Duel, resolve: Resolve) -> None:
    g = duel("Ryan", "Ayelech", ["Taste of Vitae"], ["Taste of Vitae"], blood=(2, 5))
    resolve(g, "round end")
    g.play(kind="play", card="Taste of Vitae", seat=0)
    g.play(kind="play", card="Taste of Vitae", seat=1)
    assert blood(g, "Ryan", "Ayelech") == (2, 5)


@pytest.mark.ruling("101945#6feb3a8e", "101507#bd6d2928")
@pytest.mark.parametrize("first", ["Taste of Vitae", "Psyche!"])
def test_taste_of_vitae_before_or_after_psyche(first: str, duel: Duel, resolve: Resolve) -> None:
    g = duel("Bret Stryker", "Ayelech", ["Taste of Vitae", "Psyche!"], blood=(2, 7))
    resolve(g, "round end")
    if first == "Taste of Vitae":
        g.play(kind="play", card="Taste of Vitae")
        g.play(kind="play", card="Psyche!", level="superior")
    else:
        g.play(kind="play", card="Psyche!", level="superior")
        g.play(kind="play", card="Taste of Vitae")
    assert g.minion("Bret Stryker").blood == 2 - 1 + 1
    resolve(g)
    assert blood(g, "Bret Stryker", "Ayelech") == (1, 5)


# ---- Illusions of the Kindred


def conjure(g: mt.Position, level: str = "superior") -> mt.Position:
    g.play(kind="play", card="Illusions of the Kindred", level=level)
    while g.decision.kind == "choose":
        assert len(g.decision.options) == 1
        g.choose(g.decision.options[0])
    return g


ILLUSIONS = ["Illusions of the Kindred"]
BURNING = """
Card(name: "Burst of Sunlight", when: BeforeRange,
    modes: [(do: [Damage((to: Opponent, n: 5, aggravated: true, environmental: true))])])
"""


def burning(tmp_path: Path, blocker: str, answer: list[str]) -> mt.Position:
    """Ryan is blocked, and has a card that burns a vampire in combat."""
    file = tmp_path / "burning.ron"
    file.write_text(BURNING, encoding="utf-8")
    s = mt.Scenario(players=2, blanks=True, cards=mt.Cards.load(str(file)))
    s.seat(0, hand=["Burst of Sunlight", "Taste of Vitae"])
    s.seat(1, hand=answer, crypt=["Meaghan"])
    s.minion(0, "Ryan", blood=1)
    s.minion(1, blocker, blood=2)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    return g


@pytest.mark.ruling("101945#4c241df0")
def test_taste_of_vitae_can_be_played_when_the_opponent_is_burned(
    tmp_path: Path, resolve: Resolve
) -> None:
    g = burning(tmp_path, "Sully", [])
    g.play(kind="play", card="Burst of Sunlight")
    assert "Sully" in g.seat(1).ash_heap
    g.play(kind="play", card="Taste of Vitae")
    assert g.minion("Ryan").blood == 1 + 2


@pytest.mark.ruling("100954#2c567b27")
def test_an_illusion_that_burns_goes_to_the_ash_heap(tmp_path: Path, resolve: Resolve) -> None:
    g = burning(tmp_path, "Sanjay Chakrabarti", ILLUSIONS)
    while not [o for o in g.decision.options if o.card == "Illusions of the Kindred"]:
        g.choose(next(o for o in g.decision.options if o.kind == "pass"))
    conjure(g)
    g.play(kind="play", card="Burst of Sunlight")
    resolve(g)
    assert g.seat(1).ash_heap.count("Meaghan") == 1
    assert g.seat(1).removed == []


@pytest.mark.parametrize(
    ("who", "level", "has", "illusion"),
    [("Sasha Miklos", "inferior", 2, 2), ("Sanjay Chakrabarti", "superior", 4, 5)],
)
def test_the_bottom_vampire_of_the_crypt_fights_instead(
    who: str, level: str, has: int, illusion: int, duel: Duel, resolve: Resolve
) -> None:
    g = duel("Wauneka", who, [], ILLUSIONS, crypt=["Meaghan", "Colette"])
    conjure(g, level)
    assert g.minion(who).blood == has - 2  # its cost
    resolve(g, "strike")
    assert g.minion("Colette").blood == illusion  # half or all of a capacity of 5
    g.play(kind="hand strike", minion="Wauneka")
    g.play(kind="hand strike", minion="Colette")
    resolve(g)
    assert blood(g, "Wauneka", who) == (4, has - 2)
    assert [m.name for m in g.seat(1).minions] == [who]
    assert (g.seat(1).removed, g.seat(1).crypt) == (["Colette"], ["Meaghan"])
    assert g.seat(1).pool == 30  # the bleed is blocked all the same
    assert g.minion(who).locked


def test_the_acting_minion_can_conjure_too(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=ILLUSIONS, crypt=["Ashley"])
    s.minion(0, "Sanjay Chakrabarti")
    s.minion(1, "Wauneka")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    resolve(conjure(g), "strike")
    g.play(kind="hand strike", minion="Ashley")
    resolve(g)
    assert blood(g, "Sanjay Chakrabarti", "Wauneka") == (2, 4)
    assert g.seat(0).removed == ["Ashley"]


def test_an_illusion_in_torpor_is_removed_too(duel: Duel, resolve: Resolve) -> None:
    g = duel("Aunt Linda", "Sanjay Chakrabarti", ["Roundhouse"], ILLUSIONS, crypt=["Ashley"])
    conjure(g)
    resolve(g, "strike")
    g.play(kind="play", card="Roundhouse", level="superior")
    resolve(g)
    assert g.seat(1).removed == ["Ashley"]
    assert [m.name for m in g.seat(1).minions] == ["Sanjay Chakrabarti"]


def test_an_illusion_can_play_cards(duel: Duel, resolve: Resolve) -> None:
    hand = [*ILLUSIONS, "Roundhouse"]
    g = conjure(duel("Ayelech", "Sanjay Chakrabarti", [], hand, crypt=["Aunt Linda"]))
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Ayelech")
    g.play(kind="play", card="Roundhouse", level="superior", minion="Aunt Linda")
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - 4


@pytest.mark.ruling("100954#23e4b66f")
def test_an_illusion_contests_neither_itself_nor_its_title(duel: Duel, resolve: Resolve) -> None:
    g = conjure(duel("Belinde", "Sanjay Chakrabarti", [], ILLUSIONS, crypt=["Belinde"]))
    resolve(g, "strike")
    true, false = g.seat(0).minions[0], g.seat(1).minions[1]
    assert (true.name, true.title) == (false.name, false.title)
    assert false.title is not None
    resolve(g)
    assert [m.blood for m in g.seat(0).minions] == [5]
    assert g.seat(1).removed == ["Belinde"]


@pytest.mark.ruling("100954#483236ea")
def test_no_psyche_once_an_illusion_is_queued(duel: Duel, never: Never) -> None:
    g = duel("Bret Stryker", "Sanjay Chakrabarti", ["Psyche!"], ILLUSIONS, crypt=["Colette"])
    conjure(g)
    never(g, "strike", card="Psyche!")
    assert "Colette" in [m.name for m in g.seat(1).minions]


@pytest.mark.ruling("G00126#78def0c3")
def test_no_illusion_from_an_empty_crypt(duel: Duel, never: Never) -> None:
    g = duel("Wauneka", "Sanjay Chakrabarti", [], ILLUSIONS)
    never(g, card="Illusions of the Kindred")


def test_an_illusion_comes_only_before_range(duel: Duel, never: Never) -> None:
    g = duel("Wauneka", "Sanjay Chakrabarti", [], ILLUSIONS, crypt=["Ashley"])
    assert g.decision.kind == "before range"
    g.choose(next(o for o in g.decision.options if o.kind == "pass"))
    never(g, card="Illusions of the Kindred")


def test_an_illusion_costs_two_blood(duel: Duel, never: Never) -> None:
    g = duel("Wauneka", "Sanjay Chakrabarti", [], ILLUSIONS, crypt=["Ashley"], blood=(5, 1))
    never(g, card="Illusions of the Kindred")

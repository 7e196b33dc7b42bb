"""Action modifiers of stealth, and those that change who acts or how the action is met."""

from pathlib import Path
from typing import Any

import methuselah as mt
import pytest
from driving import Never, Offers, Resolve
from positions import act

MASK = "Mask of a Thousand Faces"


# ---- Stealth

STEALTH = [
    ("Cloak the Gathering", "Meaghan", "inferior", 1, 0),
    ("Faceless Night", "Meaghan", "inferior", 1, 0),
    ("Faceless Night", "Dr. Stephen Norton", "superior", 1, 0),
    ("Lost in Crowds", "Meaghan", "inferior", 1, 0),
    ("Lost in Crowds", "Dr. Stephen Norton", "superior", 2, 0),
    ("Mirror Walk", "Lauren", "inferior", 1, 0),
    ("Mirror Walk", "Nassir", "superior", 1, 0),
    ("Resist Earth's Grasp", "Tamoszius", "superior", 1, 1),
    ("Spying Mission", "Meaghan", "inferior", 1, 0),
    ("Swallowed by the Night", "Meaghan", "inferior", 1, 0),
]


@pytest.mark.parametrize(("card", "who", "level", "stealth", "cost"), STEALTH)
def test_stealth(
    card: str, who: str, level: str, stealth: int, cost: int, resolve: Resolve
) -> None:
    for intercept, pool in [(stealth - 1, 29), (stealth, 30)]:
        g = act(who, [card], blocker="Wauneka", intercept=intercept, blood=3)
        g.play(kind="bleed")
        g.play(kind="block")
        g.play(kind="play", card=card, level=level)
        assert g.minion(who).blood == 3 - cost
        resolve(g)
        assert g.seat(1).pool == pool


@pytest.mark.parametrize(("card", "who", "level", "stealth", "cost"), STEALTH)
def test_stealth_is_added_only_when_needed(
    card: str, who: str, level: str, stealth: int, cost: int, never: Never
) -> None:
    g = act(who, [card], blocker="Wauneka")
    g.play(kind="bleed")
    never(g, "would succeed", "minion", "discard", card=card)  # nobody attempts to block


@pytest.mark.parametrize(("card", "who", "level", "stealth", "cost"), STEALTH)
def test_not_the_same_modifier_twice_in_an_action(
    card: str, who: str, level: str, stealth: int, cost: int, never: Never
) -> None:
    g = act(who, [card, card], blocker="Wauneka", intercept=stealth)
    g.play(kind="bleed")
    g.play(kind="block")
    g.play(kind="play", card=card, level=level)
    never(g, "would succeed", "range", "strike", "minion", "discard", kind="play", card=card)


# ---- Cloak the Gathering


@pytest.mark.ruling("100362#96504b91")
@pytest.mark.parametrize("locked", [False, True])
def test_another_ready_vampire_may_cloak_the_acting_minion(locked: bool, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Cloak the Gathering"])
    s.minion(0, "Brock Sterling")
    s.minion(0, "Dr. Stephen Norton", locked=locked)
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Brock Sterling")
    g.play(kind="block")
    g.play(kind="play", card="Cloak the Gathering", minion="Dr. Stephen Norton")
    resolve(g)
    assert g.seat(1).pool == 29
    assert g.minion("Dr. Stephen Norton").locked is locked


def test_a_vampire_does_not_cloak_itself_at_superior_nor_from_torpor(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Cloak the Gathering"])
    s.minion(0, "Dr. Stephen Norton")
    s.minion(0, "Belinde", region="torpor")
    s.minion(0, "Meaghan")
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Dr. Stephen Norton")
    g.play(kind="block")
    plays = ["Dr. Stephen Norton plays Cloak the Gathering [obf]"]
    assert offers(g, card="Cloak the Gathering") == plays  # Meaghan lacks the superior


@pytest.mark.ruling("100362#5454450a")
def test_nobody_cloaks_the_minion_of_another(never: Never) -> None:
    s = mt.Scenario(players=3)
    s.seat(2, hand=["Cloak the Gathering"])
    s.minion(0, "Brock Sterling")
    s.minion(1, "Sully")
    s.minion(2, "Dr. Stephen Norton")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    never(g, card="Cloak the Gathering")


@pytest.mark.ruling("100362#b605e3a5")
def test_different_minions_may_each_cloak(resolve: Resolve) -> None:
    hand = ["Cloak the Gathering"] * 3
    g = act("Meaghan", hand, ("Dr. Stephen Norton", "Belinde"), "Wauneka", 2)
    g.play(kind="bleed", minion="Meaghan")
    g.play(kind="block")
    g.play(kind="play", card="Cloak the Gathering", minion="Meaghan")
    g.play(kind="play", card="Cloak the Gathering", minion="Dr. Stephen Norton", level="superior")
    g.play(kind="play", card="Cloak the Gathering", minion="Belinde", level="superior")
    resolve(g)
    assert g.seat(1).pool == 29


def test_an_ally_can_be_cloaked(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Cloak the Gathering"])
    s.minion(0, "Underbridge Stray", blood=1)
    s.minion(0, "Dr. Stephen Norton")
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Underbridge Stray")
    g.play(kind="block")
    g.play(kind="play", card="Cloak the Gathering", minion="Dr. Stephen Norton")
    resolve(g)
    assert not g.minion("Sully").locked


# ---- Faceless Night


def faceless(resolve: Resolve, answer: list[str], pool: int = 30) -> mt.Position:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Faceless Night"])
    s.seat(1, hand=answer)
    s.minion(0, "Dr. Stephen Norton")
    for name in ("Sully", "Madison", "Ashley"):
        s.minion(1, name)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion="Sully")
    g.play(kind="play", card="Faceless Night", level="superior")
    return g


@pytest.mark.ruling("100687#71eeffc9")
def test_who_fails_to_block_the_faceless_is_locked(resolve: Resolve) -> None:
    g = faceless(resolve, [])
    resolve(g, "block")
    assert not g.minion("Sully").locked
    g.play(kind="block", minion="Ashley")  # Sully's attempt has failed
    resolve(g)
    assert [g.minion(name).locked for name in ("Sully", "Ashley", "Madison")] == [True, True, False]
    assert g.seat(1).pool == 29


def test_the_inferior_faceless_night_locks_nobody(resolve: Resolve) -> None:
    g = act("Meaghan", ["Faceless Night"], blocker="Sully")
    g.play(kind="bleed")
    g.play(kind="block")
    g.play(kind="play", card="Faceless Night", level="inferior")
    resolve(g)
    assert not g.minion("Sully").locked


@pytest.mark.ruling("100687#051ac2fe")
def test_who_has_failed_before_is_not_locked(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Swallowed by the Night", "Faceless Night"])
    s.minion(0, "Dr. Stephen Norton")
    s.minion(1, "Sully")
    s.minion(1, "Ashley", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion="Sully")
    g.play(kind="play", card="Swallowed by the Night")
    g.play(kind="block", minion="Ashley")
    g.play(kind="play", card="Faceless Night", level="superior")
    resolve(g)
    assert (g.minion("Sully").locked, g.minion("Ashley").locked) == (False, True)


@pytest.mark.ruling("100687#5704894b")
def test_who_failed_to_block_can_deflect_before_being_locked(resolve: Resolve) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Faceless Night"])
    s.seat(1, hand=["Deflection"])
    s.minion(0, "Dr. Stephen Norton")
    s.minion(1, "Madison")
    s.minion(2, "Meaghan")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion="Madison")
    g.play(kind="play", card="Faceless Night", level="superior")
    resolve(g, "declined")
    g.play(kind="play", card="Deflection", level="superior")
    assert not g.minion("Madison").locked
    resolve(g)
    assert [g.seat(n).pool for n in range(3)] == [30, 30, 29]
    assert g.minion("Madison").locked
    assert not g.minion("Meaghan").locked


# ---- Lost in Crowds

INTO_THIN_AIR = """
Card(name: "Into Thin Air", if: [Not(Played([Named("Lost in Crowds")]))],
    modes: [(do: [Add(Stealth, Actor, 1, Action)])])
"""


@pytest.mark.parametrize("first", ["Lost in Crowds", "Into Thin Air"])
def test_lost_in_crowds_not_with_into_thin_air(first: str, tmp_path: Path, never: Never) -> None:
    file = tmp_path / "thin.ron"
    file.write_text(INTO_THIN_AIR, encoding="utf-8")
    second = {"Lost in Crowds": "Into Thin Air", "Into Thin Air": "Lost in Crowds"}[first]
    cards = mt.Cards.load(str(file))
    g = act("Belinde", ["Lost in Crowds", "Into Thin Air"], (), "Sully", 2, cards=cards)
    g.play(kind="bleed")
    g.play(kind="block")
    if first == "Lost in Crowds":
        g.play(kind="play", card=first, level="inferior")
    else:
        g.play(kind="play", card=first)
    never(g, kind="play", card=second)


# ---- Mirror Walk


def test_who_blocks_the_superior_mirror_walk_is_locked_and_there_is_no_combat(
    resolve: Resolve,
) -> None:
    g = act("Nassir", ["Mirror Walk"], blocker="Wauneka", intercept=1)
    g.play(kind="bleed")
    g.play(kind="block")
    g.play(kind="play", card="Mirror Walk", level="superior")
    resolve(g)
    assert g.minion("Wauneka").locked
    assert (g.minion("Nassir").blood, g.minion("Wauneka").blood) == (4, 5)
    assert g.minion("Nassir").locked
    assert g.seat(1).pool == 30
    assert not any("combat:" in line for line in g.log)


def test_who_blocks_the_inferior_mirror_walk_fights(resolve: Resolve) -> None:
    g = act("Lauren", ["Mirror Walk"], blocker="Wauneka", intercept=1)
    g.play(kind="bleed")
    g.play(kind="block")
    g.play(kind="play", card="Mirror Walk")
    resolve(g)
    assert (g.minion("Lauren").blood, g.minion("Wauneka").blood) == (3, 4)


def test_mirror_walk_is_not_replaced_until_the_next_discard_phase(resolve: Resolve) -> None:
    g = act("Lauren", ["Mirror Walk"], blocker="Wauneka")
    g.play(kind="bleed")
    g.play(kind="block")
    g.play(kind="play", card="Mirror Walk")
    resolve(g)
    assert len(g.seat(0).hand) == 6
    g.pass_until("discard")
    assert len(g.seat(0).hand) == 7


@pytest.mark.ruling("101223#080d5469", "100788#23ee0704")
def test_after_a_mirror_walk_ends_the_action_nothing_is_played(never: Never) -> None:
    hand = ["Mirror Walk", "Freak Drive", "Change of Target"]
    g = act("Frère Marc", hand, blocker="Wauneka", intercept=1)  # for THA
    g.play(kind="bleed")
    g.play(kind="block")
    g.play(kind="play", card="Mirror Walk", level="superior")
    never(g, kind="play")
    assert g.minion("Frère Marc").locked


@pytest.mark.ruling("101223#a36e0792")
def test_no_diablerie_when_a_mirror_walk_covers_leaving_torpor(
    resolve: Resolve, never: Never
) -> None:
    g = act("Nassir", ["Mirror Walk"], (), "Wauneka", 2, region="torpor", blood=2)
    g.play(kind="leave torpor")
    g.play(kind="block")
    g.play(kind="play", card="Mirror Walk", level="superior")
    never(g, kind="diablerize")
    assert g.decision.kind != "torpor block"
    assert g.minion("Nassir").torpor
    assert g.minion("Nassir").blood == 2
    assert g.minion("Wauneka").locked


# ---- Change of Target


def changed(hand: list[str], actor: str = "Chelsea Blake", **more: Any) -> mt.Position:
    g = act(actor, ["Change of Target", *hand], blocker="Wauneka", **more)
    g.play(kind="bleed")
    g.play(kind="block")
    g.play(kind="play", card="Change of Target")
    return g


@pytest.mark.ruling("100323#7cc1e8a6", "100323#35570157")
def test_change_of_target_unlocks_and_ends_the_action(resolve: Resolve, never: Never) -> None:
    g = changed([])
    assert g.decision.kind == "minion"
    assert not g.minion("Chelsea Blake").locked
    assert not g.minion("Wauneka").locked  # not yet, and there is no combat
    assert g.seat(1).pool == 30
    never(g, "discard", kind="bleed")  # not the same action again this turn


@pytest.mark.ruling("100323#7cc1e8a6")
def test_change_of_target_needs_a_block(never: Never) -> None:
    g = act("Chelsea Blake", ["Change of Target"], blocker="Wauneka")
    g.play(kind="bleed")
    never(g, card="Change of Target")


def test_after_change_of_target_another_action_may_be_taken(resolve: Resolve) -> None:
    g = changed(["Govern the Unaligned"])
    g.play(kind="hunt")
    resolve(g)
    assert g.minion("Chelsea Blake").locked


@pytest.mark.ruling("100323#35570157")
def test_after_change_of_target_the_same_card_cannot_be_played(offers: Offers) -> None:
    hand = ["Change of Target", "Govern the Unaligned", "Govern the Unaligned"]
    g = act("Chelsea Blake", hand, blocker="Wauneka", blood=4)
    g.play(kind="play", card="Govern the Unaligned")
    g.play(kind="block")
    g.play(kind="play", card="Change of Target")
    assert g.minion("Chelsea Blake").blood == 4  # a blocked action costs nothing
    assert not offers(g, card="Govern the Unaligned")


def test_another_minion_may_take_the_action(resolve: Resolve) -> None:
    g = act("Chelsea Blake", ["Change of Target"], ("Meaghan",), "Wauneka")
    g.play(kind="bleed", minion="Chelsea Blake")
    g.play(kind="block")
    g.play(kind="play", card="Change of Target")
    g.play(kind="bleed", minion="Meaghan")
    resolve(g)
    assert g.seat(1).pool == 29


@pytest.mark.ruling("100323#476c33dc")
def test_the_same_action_at_another_target_may_be_taken(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Change of Target"])
    s.minion(0, "Chelsea Blake")
    s.minion(0, "Ashley", locked=True, cards=[".44 Magnum"])
    s.minion(0, "Meaghan", locked=True, cards=["Kevlar Vest"])
    s.minion(1, "Sully", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="take equipment", card=".44 Magnum")
    g.play(kind="block", minion="Sully")
    g.play(kind="play", card="Change of Target")
    assert not offers(g, kind="take equipment", card=".44 Magnum")
    assert offers(g, kind="take equipment", card="Kevlar Vest")


@pytest.mark.ruling("100323#b0540741")
def test_actions_of_two_cards_of_the_same_name_are_not_the_same(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Change of Target"])
    s.minion(0, "Chelsea Blake")
    s.minion(1, "Baixinho")
    s.permanent(1, "Creeping Sabotage")
    s.permanent(1, "Creeping Sabotage")
    g = s.start()
    burn = [o for o in g.decision.options if o.card == "Creeping Sabotage"]
    g.choose(burn[0])
    g.play(kind="block")
    g.play(kind="play", card="Change of Target")
    assert len(offers(g, card="Creeping Sabotage")) == 1


@pytest.mark.ruling("100323#6b419c52", "100788#23ee0704")
def test_after_change_of_target_the_action_has_ended() -> None:
    g = changed(["Freak Drive"], "Brock Sterling")
    assert g.decision.kind == "minion"


@pytest.mark.ruling("100323#521cdcaa")
def test_change_of_target_may_leave_a_vampire_without_action(offers: Offers) -> None:
    g = act("Chelsea Blake", ["Change of Target"], (), "Wauneka", 1, blood=0)
    g.play(kind="hunt")
    g.play(kind="block")
    g.play(kind="play", card="Change of Target")
    assert not g.minion("Chelsea Blake").locked
    assert not offers(g, minion="Chelsea Blake")


@pytest.mark.ruling("100323#c6355cd3")
def test_no_diablerie_after_change_of_target(resolve: Resolve) -> None:
    g = act("Nassir", ["Change of Target"], (), "Wauneka", 1, region="torpor", blood=2)
    g.play(kind="leave torpor")
    g.play(kind="block")
    g.play(kind="play", card="Change of Target")
    assert g.decision.kind != "torpor block"
    resolve(g)
    assert g.minion("Nassir").torpor
    assert not g.minion("Wauneka").locked


# ---- Daring the Dawn


@pytest.mark.parametrize(
    ("who", "level", "blood"), [("Oshri Dahan", "inferior", 3), ("Brock Sterling", "superior", 3)]
)
def test_vampires_cannot_block_who_dares_the_dawn(
    who: str, level: str, blood: int, resolve: Resolve, offers: Offers
) -> None:
    g = act(who, ["Daring the Dawn", "Hidden Strength"], blocker="Wauneka", blood=3)
    g.play(kind="bleed")
    g.play(kind="play", card="Daring the Dawn", level=level)
    while g.decision.kind not in {"minion", "discard"}:
        assert not offers(g, kind="block")
        assert not offers(g, card="Hidden Strength")  # it cannot be prevented
        g.choose(g.decision.options[0])
    assert g.seat(1).pool == 29
    assert g.minion(who).torpor
    assert g.minion(who).blood == (2 if level == "inferior" else 3)


def test_the_dawn_burns_a_vampire_that_has_no_blood(resolve: Resolve) -> None:
    g = act("Oshri Dahan", ["Daring the Dawn"], blood=1, blocker="Wauneka")
    g.play(kind="bleed")
    g.play(kind="play", card="Daring the Dawn")
    resolve(g)
    assert g.minion("Oshri Dahan").blood == 0
    assert g.minion("Oshri Dahan").torpor


def test_an_attempt_under_way_fails_as_the_dawn_is_dared(resolve: Resolve) -> None:
    g = act("Brock Sterling", ["Daring the Dawn"], blocker="Wauneka")
    g.play(kind="bleed")
    g.play(kind="block")
    g.play(kind="play", card="Daring the Dawn", level="superior")
    resolve(g)
    assert g.seat(1).pool == 29


@pytest.mark.ruling("100492#370450a6")
def test_an_ally_blocks_and_the_dawn_comes_after_the_combat(resolve: Resolve) -> None:
    g = act("Brock Sterling", ["Daring the Dawn"], blocker="Underbridge Stray")
    g.play(kind="bleed")
    g.play(kind="play", card="Daring the Dawn", level="superior")
    g.play(kind="block", minion="Underbridge Stray")
    resolve(g, "strike")
    assert not g.minion("Brock Sterling").torpor
    resolve(g)
    assert g.seat(1).pool == 30
    assert g.minion("Brock Sterling").torpor


@pytest.mark.ruling("100492#006331af")
def test_the_dawn_comes_though_the_action_ends_before_combat(resolve: Resolve) -> None:
    hand = ["Daring the Dawn", "Change of Target"]
    g = act("Brock Sterling", hand, blocker="Underbridge Stray")
    g.play(kind="bleed")
    g.play(kind="play", card="Daring the Dawn", level="superior")
    g.play(kind="block", minion="Underbridge Stray")
    g.play(kind="play", card="Change of Target")
    resolve(g)
    assert g.minion("Brock Sterling").torpor

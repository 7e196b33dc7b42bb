"""Cards that need flight or work against it, and what else sets the range of a round."""

import pytest
from driving import Duel, Never, Offers, Refused, Resolve
from methuselah._core import Position
from positions import act, bled, blood

FLIER = "Obsidian"  # 5; pot and a few others
OTHER_FLIER = "Handsome Dan"  # 5; cel, pot and a few others

# ---- Dive Bomb


def dive(*, blocked: bool = False) -> Position:
    g = act(FLIER, ["Dive Bomb", "Boxed In"], blocker="Ayelech", intercept=1)
    g.play(kind="play", card="Dive Bomb", target="Ayelech")
    if blocked:
        g.play(kind="block", minion="Ayelech")
    return g


def test_whoever_dives_may_maneuver(resolve: Resolve) -> None:
    g = dive()
    g.play(kind="maneuver", minion=FLIER)
    resolve(g)
    assert blood(g, FLIER, "Ayelech") == (5, 7)


def test_a_diver_may_maneuver_in_the_first_round_only(resolve: Resolve, never: Never) -> None:
    g = dive()
    resolve(g, "press")
    g.play(kind="play", card="Boxed In")
    never(g, kind="maneuver")
    assert blood(g, FLIER, "Ayelech") == (3, 5)


def test_whoever_blocks_a_diver_may_press(resolve: Resolve, never: Never) -> None:
    g = dive(blocked=True)
    resolve(g, "range", "press")
    assert g.decision and g.decision.kind == "press"  # nobody could maneuver
    g.play(kind="press", minion="Ayelech")
    never(g, kind="press")
    assert blood(g, FLIER, "Ayelech") == (3, 5)


def test_a_blockers_press_is_of_the_first_round(resolve: Resolve, never: Never) -> None:
    g = dive(blocked=True)
    resolve(g, "press")
    g.play(kind="play", card="Boxed In")
    g.pass_until("strike")
    never(g, kind="press")


def test_only_who_flies_dives(refused: Refused) -> None:
    refused(act("Sully", ["Dive Bomb"], blocker="Ayelech"), card="Dive Bomb")


# ---- High Ground


def test_high_ground_is_a_maneuver_for_anyone(duel: Duel, resolve: Resolve) -> None:
    g = duel("Sully", "Ayelech", ["High Ground"])
    full = g.minion("Sully").blood
    resolve(g, "range")
    g.play(kind="play", card="High Ground")
    resolve(g)
    assert blood(g, "Sully", "Ayelech") == (full, 7)


def test_high_ground_leads_only_to_long_range(duel: Duel, never: Never) -> None:
    g = duel("Sully", "Ayelech", ["High Ground"], ["Fake Out"])
    g.play(kind="play", card="Fake Out", seat=1)
    never(g, card="High Ground")


@pytest.mark.ruling("100925#3500c939", "G00127#ad526062")
def test_from_high_ground_a_flier_sets_the_range(
    duel: Duel, resolve: Resolve, never: Never
) -> None:
    hand = ["High Ground", "High Ground", "Torn Signpost"]
    g = duel(FLIER, "Ayelech", hand, ["Fake Out"])
    assert g.decision.kind == "before range"
    g.play(kind="play", card="High Ground")
    g.play(kind="play", card="Torn Signpost")  # that moment goes on
    never(g, "strike", kind="play")
    assert g.decision.kind == "strike"
    resolve(g)
    assert blood(g, FLIER, "Ayelech") == (5, 7)


def test_a_flier_sets_no_range_against_another(duel: Duel, offers: Offers) -> None:
    g = duel(FLIER, OTHER_FLIER, ["High Ground"])
    g.pass_until("range")
    assert offers(g, card="High Ground")  # as a maneuver


@pytest.mark.ruling("G00127#cc9c0b0f")
def test_a_range_that_is_set_is_not_set_again(duel: Duel, resolve: Resolve, never: Never) -> None:
    g = duel("Domenic Giovanni", FLIER, ["Immortal Grapple"], ["High Ground"])
    g.play(kind="play", card="Immortal Grapple", level="superior")
    resolve(g, "press")
    g.play(kind="press", minion="Domenic Giovanni")
    never(g, card="High Ground")
    assert blood(g, "Domenic Giovanni", FLIER) == (2, 3)


def test_high_ground_is_of_one_round(duel: Duel, resolve: Resolve) -> None:
    g = duel(FLIER, "Ayelech", ["High Ground", "Boxed In", "High Ground"])
    g.play(kind="play", card="High Ground")
    resolve(g, "press")
    g.play(kind="play", card="Boxed In")
    g.play(kind="play", card="High Ground")
    resolve(g)
    assert blood(g, FLIER, "Ayelech") == (5, 7)


# ---- Earthshock


@pytest.mark.ruling("G00109#53f8506d")
@pytest.mark.parametrize(("level", "damage"), [("inferior", 1), ("superior", 2)])
def test_no_dodge_helps_against_an_earthshock(
    level: str, damage: int, duel: Duel, resolve: Resolve
) -> None:
    g = duel("Domenic Giovanni", "Ayelech", ["Earthshock"], ["Dodge"])
    resolve(g, "strike")
    g.play(kind="play", card="Earthshock", level=level)
    g.play(kind="play", card="Dodge", seat=1)
    resolve(g)
    assert blood(g, "Domenic Giovanni", "Ayelech") == (4 - 1, 7 - damage)


def test_an_earthshock_is_felt_from_afar(duel: Duel, resolve: Resolve) -> None:
    g = duel("Domenic Giovanni", "Ayelech", ["Earthshock", "Fake Out"])
    g.play(kind="play", card="Fake Out")
    resolve(g, "strike")
    g.play(kind="play", card="Earthshock", level="superior")
    resolve(g)
    assert blood(g, "Domenic Giovanni", "Ayelech") == (4 - 1, 7 - 2)


def test_who_flies_feels_no_earthshock(duel: Duel, never: Never) -> None:
    never(duel("Domenic Giovanni", FLIER, ["Earthshock"]), card="Earthshock")
    g = duel("Domenic Giovanni", FLIER, ["Earthshock"], cards=((), ["Raven Spy"]))
    never(g, card="Earthshock")  # a retainer is no target at close range


@pytest.mark.ruling("100604#273dee88")
def test_the_retainer_of_a_flier_feels_it_from_afar(duel: Duel, resolve: Resolve) -> None:
    hand = ["Earthshock", "Fake Out"]
    g = duel("Domenic Giovanni", FLIER, hand, cards=((), ["Raven Spy"]))
    g.play(kind="play", card="Fake Out")
    resolve(g, "strike")
    g.play(kind="play", card="Earthshock", level="superior")
    resolve(g)
    assert g.minion(FLIER).cards == []
    assert blood(g, "Domenic Giovanni", FLIER) == (4 - 1, 5)


# ---- Roll


def rolled(duel: Duel, resolve: Resolve) -> Position:
    g: Position = duel(FLIER, "Ayelech", ["Roll"])
    resolve(g, "range")
    g.play(kind="play", card="Roll")
    assert len(g.seat(0).hand) == 6
    resolve(g, "may", "minion")
    return g


def test_a_roll_is_a_maneuver_that_comes_back_after_combat(duel: Duel, resolve: Resolve) -> None:
    g = rolled(duel, resolve)
    assert g.decision and (g.decision.kind, g.decision.seat) == ("may", 0)
    g.play(kind="yes")
    assert (len(g.seat(0).hand), "Roll" in g.seat(0).hand) == (7, True)
    assert g.seat(0).ash_heap == []
    assert blood(g, FLIER, "Ayelech") == (5, 7)


def test_a_roll_may_be_replaced_as_usual(duel: Duel, resolve: Resolve) -> None:
    g = rolled(duel, resolve)
    g.play(kind="pass")
    assert (len(g.seat(0).hand), "Roll" in g.seat(0).hand) == (7, False)
    assert g.seat(0).ash_heap == ["Roll"]


def test_a_roll_does_not_come_back_to_who_is_not_ready(duel: Duel, resolve: Resolve) -> None:
    answer = ["Fake Out", "Roundhouse"]
    g = duel(FLIER, "Domenic Giovanni", ["Roll"], answer, blood=(1, None))
    resolve(g, "range")
    g.play(kind="play", card="Roll")
    g.play(kind="play", card="Fake Out", seat=1)
    resolve(g, "strike")
    g.play(kind="hand strike", minion=FLIER)
    g.play(kind="play", card="Roundhouse", level="superior", seat=1)
    resolve(g, "may", "minion")
    assert g.minion(FLIER).torpor
    assert (len(g.seat(0).hand), g.seat(0).ash_heap) == (7, ["Roll"])
    assert g.decision and g.decision.kind == "minion"


@pytest.mark.ruling("G00089#f18966af")
def test_a_roll_that_is_cancelled_does_not_come_back(
    duel: Duel, resolve: Resolve, never: Never
) -> None:
    g = duel(FLIER, "Aredhel", ["Roll"], ["Death Seeker"])
    resolve(g, "range")
    g.play(kind="play", card="Roll")
    g.play(kind="play", card="Death Seeker", seat=1)
    assert len(g.seat(0).hand) == 7
    never(g, kind="yes")
    assert g.seat(0).ash_heap == ["Roll"]


@pytest.mark.parametrize("card", ["Roll", "Circle"])
def test_only_who_flies_rolls_and_circles(card: str, duel: Duel, never: Never) -> None:
    never(duel("Sully", "Ayelech", [card]), card=card)


# ---- Nest of Eagles


@pytest.mark.parametrize(
    ("actor", "bleed", "reduced"),
    [("Gloria Giovanni", 4, 3), ("Isabel Giovanni", 4, 3), ("Accorri Giovanni", 4, 1)],
)
def test_a_nest_reduces_a_bleed_of_the_young_by_more(
    actor: str, bleed: int, reduced: int, resolve: Resolve
) -> None:
    g = bled("Ali Kar", ["Nest of Eagles"], ["Conditioning"], actor)
    g.play(kind="play", card="Conditioning", level="superior")
    g.play(kind="play", card="Nest of Eagles")
    resolve(g)
    assert g.seat(1).pool == 30 - bleed + reduced


@pytest.mark.parametrize("actor", ["Underbridge Stray", "Sully"])
def test_a_nest_reduces_any_bleed(actor: str, resolve: Resolve) -> None:
    g = bled("Ali Kar", ["Nest of Eagles"], actor=actor)
    g.play(kind="play", card="Nest of Eagles")
    resolve(g)
    assert g.seat(1).pool == 30


@pytest.mark.parametrize("actor", [FLIER, "Anwar", "Emerald Legionnaire"])
def test_fliers_banu_haqim_and_wraiths_pass_the_nest(actor: str, never: Never) -> None:
    never(bled("Ali Kar", ["Nest of Eagles"], actor=actor), card="Nest of Eagles")


# ---- Circle


def test_who_circles_may_maneuver_in_the_next_round(duel: Duel, resolve: Resolve) -> None:
    g = duel(FLIER, "Ayelech", ["Circle"])
    resolve(g, "press")
    g.play(kind="play", card="Circle")
    g.play(kind="maneuver", minion=FLIER)
    resolve(g)
    assert blood(g, FLIER, "Ayelech") == (4, 6)  # of the first round


def test_a_circle_gives_a_maneuver_for_one_round(
    duel: Duel, resolve: Resolve, never: Never
) -> None:
    g = duel(FLIER, "Ayelech", ["Circle", "Boxed In"])
    resolve(g, "press")
    g.play(kind="play", card="Circle")
    resolve(g, "press")
    g.play(kind="play", card="Boxed In")
    never(g, kind="maneuver")


# ---- Squirrel Balance


def balanced(actor: str, level: str, blocker: str, intercept: int = 0) -> Position:
    g = act(actor, ["Squirrel Balance"], blocker=blocker, intercept=intercept)
    g.play(kind="bleed", minion=actor)
    g.play(kind="play", card="Squirrel Balance", level=level)
    return g


@pytest.mark.ruling("101858#de950427")
def test_a_squirrel_that_is_blocked_fights_at_long_range(never: Never, resolve: Resolve) -> None:
    g = act(OTHER_FLIER, ["Squirrel Balance", "High Ground", "Boxed In"], blocker="Ayelech")
    g.play(kind="bleed")
    assert g.decision and g.decision.kind == "announced"
    g.play(kind="play", card="Squirrel Balance", level="inferior")
    g.play(kind="block")
    never(g, "strike", card="High Ground")  # it comes too late to set the range
    resolve(g, "press")
    assert blood(g, OTHER_FLIER, "Ayelech") == (5 - 1, 7)
    g.play(kind="play", card="Boxed In")
    resolve(g)
    assert blood(g, OTHER_FLIER, "Ayelech") == (5 - 2, 6)  # the second round is at close range


@pytest.mark.ruling("101858#6e542f82")
def test_with_celerity_it_is_played_as_the_action_is_announced(never: Never) -> None:
    g = act(OTHER_FLIER, ["Squirrel Balance"], blocker="Ayelech")
    g.play(kind="bleed")
    g.pass_until("block")
    never(g, card="Squirrel Balance")


@pytest.mark.ruling("G00102#5eb3a703")
@pytest.mark.parametrize(
    ("blocker", "blocks"), [("Ayelech", False), (FLIER, True), ("Effie Lowery", True)]
)
def test_with_spiritus_a_squirrel_is_hard_to_follow(
    blocker: str, blocks: bool, resolve: Resolve
) -> None:
    g = balanced("Juanita Santiago", "inferior", blocker)
    g.play(kind="block", minion=blocker)
    resolve(g)
    assert g.seat(1).pool == (30 if blocks else 29)


@pytest.mark.parametrize(("level", "blocks"), [("inferior", True), ("superior", False)])
def test_at_superior_it_is_harder_still(level: str, blocks: bool, resolve: Resolve) -> None:
    g = balanced("Effie Lowery", level, "Ayelech", intercept=1)
    g.play(kind="block", minion="Ayelech")
    resolve(g)
    assert g.seat(1).pool == (30 if blocks else 29)
